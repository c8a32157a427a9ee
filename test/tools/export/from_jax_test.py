"""The JAX exporter, in an environment with JAX: from_jax_test.py GCOMPILE"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[2] / "tools/export")]

import jax
import jax.numpy as jnp
import numpy as np
from exporting import Refused
from from_jax import export
from jax.ad_checkpoint import checkpoint_name

GCOMPILE = os.path.abspath(sys.argv.pop(1))
EXPORTER = HERE.parents[2] / "tools/export/from_jax.py"


class FromJax(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def export(self, fn, *args, **options):
        export(fn, *args, out=self.folder / "p", **options)
        roles = json.loads((self.folder / "p.roles.json").read_text())
        return (self.folder / "p.mlir").read_text(), roles["arguments"], roles["results"]

    def run_it(self, fn, *args):
        """gcompile's results of what was exported, which must be those of fn."""
        from safetensors.numpy import load_file, save_file
        leaves = [np.array(x, order="C") for x in jax.tree_util.tree_leaves(args)]
        save_file({f"in_{i:03}": x for i, x in enumerate(leaves)}, self.folder / "in.safetensors")
        for device in ("interpreter", "cpu"):
            done = subprocess.run([GCOMPILE, "run", "p.mlir", "--device", device, "--inputs", "in.safetensors", "--outputs",
                                   "out.safetensors"], cwd=self.folder, capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            out = load_file(self.folder / "out.safetensors")
            for i, want in enumerate(jax.tree_util.tree_leaves(fn(*args))):
                np.testing.assert_allclose(out[f"out_{i:03}"], want, rtol=1e-5, atol=1e-6)

    def refused(self, words, fn, *args, **options):
        with self.assertRaises(Refused) as caught:
            self.export(fn, *args, **options)
        for word in words:
            self.assertIn(word, str(caught.exception))

    def test_markers_in_control_flow(self):
        def f(params, x):
            def step(carry, row):
                carry = jax.lax.cond(row[0] > 0, jax.nn.relu, jax.lax.stop_gradient, carry)
                return carry + row, checkpoint_name(carry, "carry")
            carry, rows = jax.lax.scan(step, params["c"], x)
            return jax.checkpoint(lambda y: jnp.sin(jax.lax.stop_gradient(y)))(carry), rows
        args = {"c": jnp.array([1., -2.])}, jnp.array([[1., 2.], [-3., 4.], [5., -6.]])
        text, arguments, _ = self.export(f, *args)
        self.assertEqual(text.count('composite "gc.stop_gradient"'), 2)
        self.assertEqual(text.count('composite "gc.checkpoint_name"'), 1)
        self.assertEqual(text.count('composite "gc.custom_vjp"'), 1)
        self.assertEqual([a["role"] for a in arguments.values()], ["param", "batch"])
        self.run_it(f, *args)

    def test_custom_function_of_integers_and_several_results(self):
        @jax.custom_vjp
        def f(x, n, flag):
            return jnp.where(flag, x * n, x), n + 1
        f.defvjp(lambda x, n, flag: (f(x, n, flag), (n, x)), lambda kept, g: (g[0] * kept[1], None, None))
        args = jnp.array([1., 2.]), jnp.array(3), jnp.array([True, False])
        text, _, _ = self.export(f, *args, roles=["batch"] * 3)
        backward = next(line for line in text.splitlines() if "func.func private @f.backward" in line)
        # Of x alone; what is kept is n and x.
        self.assertIn("-> tensor<2xf32>", backward)
        self.run_it(f, *args)

    def test_higher_derivatives_end(self):
        @jax.custom_jvp
        def f(x):
            return jnp.exp(x)
        f.defjvp(lambda primals, tangents: (f(primals[0]), f(primals[0]) * tangents[0]))
        text, _, _ = self.export(f, jnp.ones(3))
        self.assertLess(text.count('composite "gc.custom_vjp"'), 40)
        self.run_it(f, jnp.ones(3))

    def test_names_roles_and_ties(self):
        weight = jnp.ones((2, 2))
        params = {"embed": weight, "layers": [{"b": jnp.zeros(2)}], "head": weight}
        _, arguments, results = self.export(
            lambda params, opt_state, rng, x: {"loss": jnp.sum(params["head"] @ x + opt_state + rng[0]), "x": x},
            params, jnp.zeros(()), jax.random.PRNGKey(0), x := jnp.ones(2))
        self.assertEqual([(a["name"], a["role"], a.get("tied")) for a in arguments.values()],
                         [("params/embed", "param", ["params/head"]), ("params/layers/0/b", "param", None),
                          ("opt_state", "opt_state", None), ("rng", "rng", None), ("x", "batch", None)])
        self.assertEqual([(r["name"], r.get("role")) for r in results.values()], [("loss", "loss"), ("x", None)])

    def test_flax_variables_name_themselves(self):
        variables = {"params": {"w": jnp.ones(2)}, "batch_stats": {"mean": jnp.zeros(2)}}
        _, arguments, _ = self.export(lambda variables, x: jnp.sum(variables["params"]["w"] * x), variables, jnp.ones(2))
        self.assertEqual([(a["name"], a["role"]) for a in arguments.values()],
                         [("batch_stats/mean", "state"), ("params/w", "param"), ("x", "batch")])

    def test_donated(self):
        text, _, _ = self.export(lambda params, x: (params + x, x), jnp.ones(2), jnp.ones(2), donate=(0,))
        self.assertIn("tf.aliasing_output = 0", text)

    def test_refused(self):
        x = jnp.ones(3)
        here = "from_jax_test.py:"
        self.refused(("pure_callback", here, "jax.numpy"),
                     lambda x: jax.pure_callback(np.sin, jax.ShapeDtypeStruct((3,), jnp.float32), x), x)

        def printing(x):
            jax.debug.print("{}", x)
            return x
        self.refused(("Python function cannot be carried", here), printing, x)
        self.refused(("io_callback", here), lambda x: jax.experimental.io_callback(lambda v: v, x, x), x)
        self.refused(("Python function cannot be carried", here),
                     lambda x: jax.lax.scan(lambda c, r: (c, printing(r)), x, x)[1], x)
        mesh = jax.make_mesh((1,), ("d",), axis_types=(jax.sharding.AxisType.Auto,))
        spec = jax.sharding.PartitionSpec("d")
        self.refused(("shard_map", here, "one device"),
                     jax.shard_map(lambda x: jax.lax.stop_gradient(x) + jax.lax.axis_index("d"), mesh=mesh, in_specs=spec,
                                   out_specs=spec), x)
        big = np.zeros((1100, 1000), np.float32)
        self.refused(("captures an array of shape (1100, 1000)",), lambda x: x[0] + jnp.asarray(big).sum(), x)
        size = jax.export.symbolic_shape("n")
        self.refused(("dynamic shape", "fixed sizes"), lambda x: jnp.sin(x), jax.ShapeDtypeStruct(size, jnp.float32))
        self.refused(("role 'weight'", "param"), lambda x: x, x, roles=["weight"])
        self.refused(("names has 2 entries for 1 arguments",), lambda x: x, x, names=["a", "b"])
        self.refused(("two arguments are named 'a'",), lambda x, y: x, x, x + 1, names=["a", "a"])

    def test_command(self):
        (self.folder / "model.py").write_text("import jax.numpy as jnp\ndef f(): return (lambda x: jnp.sin(x)), jnp.ones(3)\n")
        run = lambda *args: subprocess.run([sys.executable, EXPORTER, *args], cwd=self.folder, capture_output=True, text=True)
        done = run("model.py:f", "--out", "sub/q")
        self.assertEqual((done.returncode, done.stdout.split()), (0, ["sub/q.mlir", "sub/q.roles.json"]), done.stderr)
        for words, args in ((("has no function 'g'; it has f",), ("model.py:g",)), (("names no function",), ("model.py",)),
                            (("cannot open nowhere.py",), ("nowhere.py:f",))):
            done = run(*args)
            self.assertEqual(done.returncode, 2)
            for word in words:
                self.assertIn(word, done.stderr)


if __name__ == "__main__":
    unittest.main()
