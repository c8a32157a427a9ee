"""Writes example/loss.mlir, example/loss.roles.json and example/expected.h: a small regression, its data, and what
training gives, by JAX and optax in float32 (the stored ones are of jax 0.10.2 and optax 0.2.8).

    python3 test/tools/libgcompile/make_values.py
"""
import json
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
import optax

HERE = pathlib.Path(__file__).parent / "example"
STEPS = 20


def loss(w1, b1, w2, x, y):
    hidden = jnp.tanh(x @ w1 + b1)
    return jnp.mean((hidden @ w2 - y) ** 2)


def array(name, values, dtype="float"):
    flat = np.asarray(values).reshape(-1)
    items = ", ".join(f"{v:.9g}f" if "." in f"{v:.9g}" or "e" in f"{v:.9g}" else f"{v:.9g}.0f" for v in flat)
    return f"static const {dtype} {name}[{flat.size}] = {{{items}}};\n"


def main():
    rng = np.random.default_rng(5)
    w1 = rng.normal(size=(3, 4)).astype(np.float32)
    b1 = np.zeros(4, np.float32)
    w2 = rng.normal(size=(4, 1)).astype(np.float32)
    x = rng.normal(size=(8, 3)).astype(np.float32)
    y = (x[:, :1] * x[:, 1:2] - 0.5 * x[:, 2:]).astype(np.float32)

    lowered = jax.jit(loss).lower(w1, b1, w2, x, y)
    # JAX's own name for the result says nothing.
    (HERE / "loss.mlir").write_text(lowered.as_text().replace(' {jax.result_info = "result"}', ""))
    names = ["w1", "b1", "w2", "x", "y"]
    arguments = {f"in_{i:03d}": {"name": name, "role": "param" if i < 3 else "batch"} for i, name in enumerate(names)}
    (HERE / "loss.roles.json").write_text(json.dumps(
        {"arguments": arguments, "results": {"out_000": {"name": "loss", "role": "loss"}}}, indent=1) + "\n")

    params = {"w1": w1, "b1": b1, "w2": w2}
    optimizer = optax.adamw(1e-2, b1=0.9, b2=0.999, eps=1e-8, weight_decay=0.1)
    state = optimizer.init(params)
    losses = []
    for _ in range(STEPS):
        value, grads = jax.value_and_grad(lambda p: loss(p["w1"], p["b1"], p["w2"], x, y))(params)
        updates, state = optimizer.update(grads, state, params)
        params = optax.apply_updates(params, updates)
        losses.append(value)
    text = "// Written by make_values.py: data, first parameters, the loss before each step, parameters after the last.\n"
    text += "#ifndef EXPECTED_H\n#define EXPECTED_H\n\n"
    text += f"enum {{ STEPS = {STEPS} }};\n"
    for name, values in [("w1", w1), ("b1", b1), ("w2", w2), ("x", x), ("y", y), ("losses", losses),
                         ("trained_w1", params["w1"]), ("trained_b1", params["b1"]), ("trained_w2", params["w2"])]:
        text += array(name, values)
    (HERE / "expected.h").write_text(text + "\n#endif\n")


if __name__ == "__main__":
    main()
