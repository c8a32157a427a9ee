"""Random small programs, batched and differentiated by JAX and by gcompile: the same values.

  transform_random.py GCOMPILE [--count N] [--seed S] [--kinds vmap,grad,…] [--device D] [--keep FOLDER]

A program is a chain of jax.numpy and jax.lax calls over a few arrays. JAX writes it, gcompile transform transforms that text
by an expression (random axes under vmap), and runs it; JAX transforms and runs the function itself. Needs jax. Exit code 0:
all agree.
"""
import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

os.environ["JAX_PLATFORMS"] = "cpu"
import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
from jax import lax  # noqa: E402

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from corpus_lib import load, save  # noqa: E402

jax.config.update("jax_enable_x64", True)


def while_steps(x, n):
    return lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] * 0.5 + 1.0), (jnp.int32(0), x))[1]


def scan_rows(x):
    return lax.scan(lambda c, r: (c * 0.5 + r, c - r), jnp.zeros(x.shape[1:], x.dtype), x)[1]


def nested(x, n):
    return lax.cond(n > 1, lambda v: scan_rows(v), lambda v: v * 2.0, x)


# Of a matrix [a, b] of floats, a vector [b], a small integer: something of any shape.
STEPS = [
    lambda m, v, n: m * v,
    lambda m, v, n: jnp.where(m > v, m, n.astype(m.dtype)),
    lambda m, v, n: jnp.clip(m, v.min(), v.max()),
    lambda m, v, n: m @ m.T,
    lambda m, v, n: m @ v,
    lambda m, v, n: jnp.einsum("ab,cb->bac", m, m),
    lambda m, v, n: jnp.einsum("ab,b->ab", m, v),
    lambda m, v, n: jnp.outer(v, v),
    lambda m, v, n: jax.nn.softmax(m, axis=1),
    lambda m, v, n: jnp.cumsum(m, axis=0) + v,
    lambda m, v, n: jnp.sort(m, axis=1) + jnp.argsort(m, axis=1),
    lambda m, v, n: lax.top_k(v, 2)[1],
    lambda m, v, n: jnp.argmax(m, axis=0),
    lambda m, v, n: lax.dynamic_slice(m, (n, n - 1), (2, 2)),
    lambda m, v, n: lax.dynamic_update_slice(m, v[None, :2], (n, n)),
    lambda m, v, n: m[n],
    lambda m, v, n: m[:, n] * 2,
    lambda m, v, n: m.at[n].add(v),
    lambda m, v, n: m.at[jnp.array([0, 2]), n].set(v[:2]),
    lambda m, v, n: m.at[n, 1:].max(v[1:]),
    lambda m, v, n: jnp.take_along_axis(m, jnp.argsort(m, axis=1), axis=1),
    lambda m, v, n: v[jnp.stack([n, n - 1, n * 2 % 5])],
    lambda m, v, n: jnp.pad(m, ((1, 0), (0, 2)), constant_values=3.0),
    lambda m, v, n: lax.pad(m, v[0], ((1, 1, 1), (-1, 0, 0))),
    lambda m, v, n: lax.reduce_window(m, -jnp.inf, lax.max, (2, 2), (1, 1), "SAME"),
    lambda m, v, n: lax.conv_general_dilated(m[None, None], m[None, None, :2, :2], (1, 1), "SAME"),
    lambda m, v, n: jnp.concatenate([m, v[None]], axis=0)[::-1],
    lambda m, v, n: while_steps(m, n),
    lambda m, v, n: while_steps(v, 3),
    lambda m, v, n: scan_rows(m),
    lambda m, v, n: nested(m, n),
    lambda m, v, n: lax.switch(n, [lambda a: a + 1, lambda a: a * 2, lambda a: -a], v),
    lambda m, v, n: lax.fori_loop(0, 3, lambda i, c: c.at[i].add(n.astype(c.dtype)), v),
    lambda m, v, n: jnp.tril(m) + jnp.arange(m.shape[1]),
    lambda m, v, n: lax.bitcast_convert_type(v, jnp.int64),
    lambda m, v, n: jax.nn.one_hot(n, 4),
    lambda m, v, n: jnp.prod(m, axis=1, initial=2.0),
    lambda m, v, n: jax.random.uniform(jax.random.key(n), (3,), m.dtype),
    lambda m, v, n: jnp.linalg.norm(m),
    lambda m, v, n: jax.lax.associative_scan(jnp.add, m, axis=1),
    lambda m, v, n: jnp.searchsorted(jnp.sort(v), m[0]),
    lambda m, v, n: jnp.unique(v, size=3),
]


class Program:
    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)
        self.steps = self.rng.choice(len(STEPS), size=self.rng.integers(1, 4), replace=False)
        self.size = int(self.rng.integers(1, 5))
        self.shapes = [(4, 5), (5,), ()]
        while True:
            self.in_axes = [None if self.rng.random() < 0.3 else int(self.rng.integers(0, len(s) + 1)) for s in self.shapes]
            if any(a is not None for a in self.in_axes):
                break

    def __call__(self, m, v, n):
        out = []
        for step in self.steps:
            made = STEPS[step](m, v, n)
            out.append(made)
            # What a step made goes into the next where it fits.
            if made.dtype == m.dtype and made.size >= m.size:
                m = jnp.tanh(made.reshape(-1)[:m.size].reshape(m.shape))
        return tuple(out)


def scalar_of(program):
    def loss(*arguments):
        return sum(jnp.sum(jnp.sin(o)) for o in program(*arguments) if jnp.issubdtype(o.dtype, jnp.floating)) + jnp.float64(0)
    return loss


# Of a function of floats m, v and an integer n: the expression, and JAX's function of the same arguments. Of `loss` kinds the
# program's results are summed up to a scalar first.
def jvp_of(f):
    def both(m, v, n, dm, dv):
        out, change = jax.jvp(lambda m, v: f(m, v, n), (m, v), (dm, dv))
        return (*jax.tree.leaves(out), *[c for c in jax.tree.leaves(change) if c.dtype != jax.dtypes.float0])
    return both


def vjp_of(f):
    def both(m, v, n, *cotangents):
        out, back = jax.vjp(lambda m, v: f(m, v, n), m, v)
        seeds = iter(cotangents)
        given = [next(seeds) if jnp.issubdtype(o.dtype, jnp.floating) else np.zeros(o.shape, jax.dtypes.float0) for o in out]
        return (*out, *back(tuple(given)))
    return both


def gradients(f):
    return jax.grad(f, (0, 1))


DERIVATIVES = {
    "grad": ("grad(main, wrt=[0, 1])", lambda f: gradients(scalar_of(f))),
    "value_and_grad": ("value_and_grad(main, wrt=1)", lambda f: jax.value_and_grad(scalar_of(f), 1)),
    "jvp": ("jvp(main, wrt=[0, 1])", jvp_of),
    "vjp": ("vjp(main, wrt=[0, 1])", vjp_of),
    "hessian": ("hessian(main, wrt=[1, 0])", lambda f: jax.hessian(scalar_of(f), (1, 0))),
    "jvp_grad": ("jvp(grad(main, wrt=[0, 1]), wrt=[0, 1])", lambda f: jvp_of(gradients(scalar_of(f)))),
    "vmap_grad": ("vmap(grad(main, wrt=[0, 1]), in_axes=AXES, axis_size=SIZE)", lambda f: gradients(scalar_of(f))),
    "vmap_jvp": ("vmap(jvp(main, wrt=[0, 1]), in_axes=AXES, axis_size=SIZE)", jvp_of),
    "jacfwd": ("jacfwd(main, wrt=1)", lambda f: jax.jacfwd(scalar_of(f), 1)),
    "jacrev": ("jacrev(grad(main, wrt=1), wrt=[0, 1])", lambda f: jax.jacrev(jax.grad(scalar_of(f), 1), (0, 1))),
}
LOSS = {"grad", "value_and_grad", "hessian", "jvp_grad", "vmap_grad", "jacfwd", "jacrev"}


class Case:
    """Text of the function before, the expression, JAX's function, and arguments."""

    def __init__(self, kind, seed):
        program = Program(seed)
        rng = program.rng
        before = scalar_of(program) if kind in LOSS else program
        one = [jax.ShapeDtypeStruct(s, np.int32 if s == () else np.float64) for s in program.shapes]
        self.text = jax.jit(before, keep_unused=True).lower(*one).as_text()
        self.about = f"steps {list(map(int, program.steps))}"
        if kind == "vmap":
            self.expression = "vmap(main, in_axes=AXES, out_axes=OUT, axis_size=SIZE)"
            inner, shapes = program, list(program.shapes)
        else:
            self.expression, make = DERIVATIVES[kind]
            inner, shapes = make(program), list(program.shapes)
            if "jvp" in kind:
                shapes += program.shapes[:2]
            if kind == "vjp":
                shapes += [o.shape for o in jax.eval_shape(program, *one) if jnp.issubdtype(o.dtype, jnp.floating)]
        axes = [None] * len(shapes)
        if kind.startswith("vmap"):
            axes = program.in_axes + [None if rng.random() < 0.3 else int(rng.integers(0, len(s) + 1)) for s in shapes[3:]]
            whole = [jax.ShapeDtypeStruct(s, np.int32 if i == 2 else np.float64) for i, s in enumerate(shapes)]
            outs = jax.tree.leaves(jax.eval_shape(inner, *whole))
            out_axes = [int(rng.integers(0, len(o.shape) + 1)) if kind == "vmap" else 0 for o in outs]
            text = "[" + ", ".join("null" if a is None else str(a) for a in axes) + "]"
            self.expression = self.expression.replace("AXES", text).replace("OUT", str(out_axes)).replace("SIZE", str(program.size))
            flat = jax.vmap(lambda *a: tuple(jax.tree.leaves(inner(*a))), in_axes=tuple(axes), out_axes=tuple(out_axes),
                            axis_size=program.size)
        else:
            flat = inner
        self.function = flat
        self.arguments = []
        for i, (shape, axis) in enumerate(zip(shapes, axes)):
            whole = list(shape)
            if axis is not None:
                whole.insert(axis, program.size)
            self.arguments.append(rng.integers(-1, 4, whole).astype(np.int32) if i == 2 else rng.standard_normal(whole))


def compare(case, options, scratch):
    (scratch / "f.mlir").write_text(case.text)
    save(scratch / "in", {f"in_{i:03}": np.ascontiguousarray(a) for i, a in enumerate(case.arguments)})
    for command in (["transform", "f.mlir", case.expression, "-o", "g.mlir"],
                    ["run", "g.mlir", "--device", options.device, "--inputs", "in", "--outputs", "out"]):
        done = subprocess.run([options.gcompile, *command], cwd=scratch, capture_output=True, text=True, timeout=600)
        if done.returncode:
            return f"{case.expression}, {case.about}: exit code {done.returncode}: {done.stderr.strip()[-600:]}"
    got, want = load(scratch / "out"), jax.tree.leaves(case.function(*case.arguments))
    for (key, g), w in zip(sorted(got.items()), want):
        w = np.asarray(w)
        if g.shape != w.shape or not np.allclose(g, w, rtol=1e-7, atol=1e-8, equal_nan=True):
            return f"{case.expression}, {case.about}: {key} differs\n{g}\nwant\n{w}"
    return "" if len(got) == len(want) else f"{case.expression}, {case.about}: {len(got)} results, want {len(want)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gcompile")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kinds", default=",".join(["vmap", *DERIVATIVES]))
    parser.add_argument("--device", default="interpreter")
    parser.add_argument("--keep", type=pathlib.Path)
    options = parser.parse_args()
    options.gcompile = os.path.abspath(options.gcompile)
    kinds, bad, unable = options.kinds.split(","), 0, 0
    for seed in range(options.seed, options.seed + options.count):
        try:
            case = Case(kinds[seed % len(kinds)], seed)
            jax.block_until_ready(case.function(*case.arguments))
        except (TypeError, ValueError, NotImplementedError):
            unable += 1  # JAX has no such derivative (a while loop in reverse)
            continue
        with tempfile.TemporaryDirectory() as scratch:
            folder = options.keep / str(seed) if options.keep else pathlib.Path(scratch)
            folder.mkdir(parents=True, exist_ok=True)
            wrong = compare(case, options, folder)
        if wrong:
            bad += 1
            print(f"seed {seed}: {wrong}")
    print(f"{options.count - bad - unable} of {options.count - unable} as JAX, {unable} are beyond JAX")
    return 1 if bad or unable == options.count else 0


if __name__ == "__main__":
    sys.exit(main())
