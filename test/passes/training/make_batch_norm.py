"""Writes Inputs/batch_norm/: a small convolutional network with two batch norms, as JAX exports it, and what it gives.

  make_batch_norm.py        needs jax and safetensors (written with jax 0.10.2)

loss.mlir: the loss, then new running means and variances. step.mlir: a whole step by jax.grad, clipping and Adam. Both in f64 with
statistics of the whole batch; P.roles.json says names and roles. values.safetensors: the arguments, and by sync, local:2 and
local:4 (batch_norm_test.py has these words too) the results: loss/WORD/NAME, step/WORD/NAME. op/WORD/NAME: of the program in
batch_norm_test.py that has StableHLO's own batch norms.

In local:G the batch's examples are G groups, one after the other, each with its own mean and variance; running statistics take the
mean of the groups' means and variances, the latter times n/(n - 1) for the n numbers of the whole batch. One norm has its variance as
flax does (E[x^2] - E[x]^2, at least zero, and one product of gain and deviation), the other as torch does.
"""
import json
import pathlib
import re

FOLDER = pathlib.Path(__file__).resolve().parent / "Inputs" / "batch_norm"
WORDS = {"sync": 1, "local:2": 2, "local:4": 4}
EXAMPLES, SIZE, CHANNELS, CLASSES = 8, 6, 3, 5
RATE, CLIP = 0.25, 0.5


def main():
    import jax
    import jax.numpy as jnp
    import numpy as np
    from safetensors.numpy import save_file

    jax.config.update("jax_enable_x64", True)
    draw = np.random.default_rng(17)

    def normal(*shape, scale=1.0, centre=0.0):
        return centre + scale * draw.normal(size=shape)

    params = {"bias1": normal(4, scale=0.3), "bias2": normal(6, scale=0.3), "conv1": normal(3, 3, CHANNELS, 4, scale=0.4),
              "conv2": normal(3, 3, 4, 6, scale=0.3), "gain1": normal(4, scale=0.2, centre=1), "gain2": normal(6, scale=0.2, centre=1),
              "head": normal(6, CLASSES)}
    state = {"mean1": normal(4), "mean2": normal(6), "variance1": 1 + normal(4) ** 2, "variance2": 1 + normal(6) ** 2}
    # Examples of unlike brightness: groups' statistics differ.
    images = normal(EXAMPLES, SIZE, SIZE, CHANNELS) * np.linspace(0.5, 2, EXAMPLES)[:, None, None, None] + normal(EXAMPLES, 1, 1, 1)
    labels = draw.integers(0, CLASSES, EXAMPLES).astype(np.int32)
    weights = np.array([1, 0, 1, 1, 0.5, 1, 1, 2.0])

    def statistics(x, groups, flax):
        x = x.reshape(groups, -1, *x.shape[1:])
        axes, own = (1, 2, 3), lambda v: v[:, None, None, None, :]
        mean = x.mean(axes)
        if flax:
            variance = jnp.maximum((x * x).mean(axes) - mean * mean, 0)
        else:
            variance = ((x - own(mean)) ** 2).mean(axes)
        return x, own, mean, variance

    def norm(p, s, number, x, groups):
        shape, count = x.shape, x.size // x.shape[-1]
        x, own, mean, variance = statistics(x, groups, number == 1)
        if number == 1:
            scale = jax.lax.rsqrt(variance + 1e-5) * p["gain1"]
            y = (x - own(mean)) * own(scale) + p["bias1"]
        else:
            y = (x - own(mean)) / jnp.sqrt(own(variance) + 1e-5) * p["gain2"] + p["bias2"]
        new = {f"mean{number}": 0.9 * s[f"mean{number}"] + 0.1 * mean.mean(0),
               f"variance{number}": 0.9 * s[f"variance{number}"] + 0.1 * (variance.mean(0) * (count / (count - 1)))}
        return y.reshape(shape), new

    def loss_of(p, s, images, labels, weights, groups):
        conv = lambda x, w: jax.lax.conv_general_dilated(x, w, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        y, first = norm(p, s, 1, conv(images, p["conv1"]), groups)
        y, second = norm(p, s, 2, conv(jax.nn.relu(y), p["conv2"]), groups)
        logits = jax.nn.relu(y).mean((1, 2)) @ p["head"]
        each = -jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1)[:, 0]
        return (each * weights).sum() / weights.sum(), first | second

    def clipped(g):
        size = jnp.sqrt(sum((v * v).sum() for v in jax.tree.leaves(g)))
        return jax.tree.map(lambda v: v * jnp.minimum(1, CLIP / (size + 1e-6)), g)

    def adam_step(p, m, v, s, images, labels, weights, groups):
        (loss, s), g = jax.value_and_grad(loss_of, has_aux=True)(p, s, images, labels, weights, groups)
        g = clipped(g)
        m = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, m, g)
        v = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, v, g)
        p = jax.tree.map(lambda p, m, v: p - RATE * m / (jnp.sqrt(v) + 1e-8), p, m, v)
        return p, m, v, s, loss

    def write(name, f, *arguments):
        text = jax.jit(f).lower(*arguments).as_text()
        # The names are those of P.roles.json.
        (FOLDER / f"{name}.mlir").write_text(re.sub(r' \{jax\.result_info = "[^"]*"\}', "", text))

    def roles(name, parts, results):
        arguments, number = {}, 0
        for prefix, role, values in parts:
            for key in sorted(values) if isinstance(values, dict) else values:
                arguments[f"in_{number:03}"] = {"name": prefix + key, "role": role}
                number += 1
        outputs = {f"out_{i:03}": {"name": key, "role": role} for i, (key, role) in enumerate(results)}
        (FOLDER / f"{name}.roles.json").write_text(json.dumps({"arguments": arguments, "results": outputs}, indent=1) + "\n")

    FOLDER.mkdir(parents=True, exist_ok=True)
    m, v = {k: normal(*x.shape, scale=0.05) for k, x in params.items()}, {k: normal(*x.shape, scale=0.05) ** 2 for k, x in params.items()}
    batch = [("", "batch", ["images", "labels", "weights"])]
    write("loss", lambda *a: loss_of(*a, 1), params, state, images, labels, weights)
    roles("loss", [("", "param", params), ("", "state", state), *batch], [("loss", "loss"), *((k, "state") for k in sorted(state))])
    write("step", lambda *a: adam_step(*a, 1), params, m, v, state, images, labels, weights)
    roles("step", [("", "param", params), ("m/", "opt_state", m), ("v/", "opt_state", v), ("", "state", state), *batch],
          [(k, "param") for k in sorted(params)] + [(f"{x}/{k}", "opt_state") for x in "mv" for k in sorted(params)]
          + [(k, "state") for k in sorted(state)] + [("loss", "loss")])

    out = {**params, **state, "images": images, "labels": labels, "weights": weights}
    out |= {f"m/{k}": x for k, x in m.items()} | {f"v/{k}": x for k, x in v.items()}
    for word, groups in WORDS.items():
        (loss, s), g = jax.value_and_grad(loss_of, has_aux=True)(params, state, images, labels, weights, groups)
        new = jax.tree.map(lambda p, g: p - RATE * g, params, clipped(g))
        out |= {f"loss/{word}/{k}": x for k, x in (new | s | {"loss": loss}).items()}
        p, m1, v1, s, loss = adam_step(params, m, v, state, images, labels, weights, groups)
        out |= {f"step/{word}/{k}": x for k, x in (p | s | {"loss": loss}).items()}
        out |= {f"step/{word}/m/{k}": x for k, x in m1.items()} | {f"step/{word}/v/{k}": x for k, x in v1.items()}

    def op_loss(p, x, t, groups):
        x = (x * p["w"]).reshape(groups, -1, 4)
        mean, variance = x.mean(1, keepdims=True), ((x - x.mean(1, keepdims=True)) ** 2).mean(1, keepdims=True)
        return (((x - mean) / jnp.sqrt(variance + 0.125) * p["scale"] + p["offset"]).reshape(-1, 4) ** 2 * t).sum()

    p = {"w": normal(4), "scale": normal(4), "offset": normal(4)}
    x, t = normal(EXAMPLES, 4), normal(EXAMPLES, 4)
    out |= p | {"x": x, "t": t}
    for word, groups in WORDS.items():
        g = jax.grad(op_loss)(p, x, t, groups)
        out |= {f"op/{word}/{k}": p[k] - RATE * g[k] * g[k] for k in p}
    save_file({k: np.ascontiguousarray(x) for k, x in out.items()}, FOLDER / "values.safetensors")


if __name__ == "__main__":
    main()
