"""Writes Inputs/lora.safetensors: a two-layer network with adapters after 10 steps of AdamW in f64, by JAX and optax.

  make_lora_references.py        needs jax and optax (written with jax 0.10.2, optax 0.2.8)

The adapters are written out here as Hu et al. 2021 have them: W + (alpha/rank)·A·B in the place of W, by a product that is
formed whole, and gradients by jax.grad for A, B and what else is trained. Keys: start/NAME, x, y, CASE/NAME (what is trained,
after the steps), CASE/losses, CASE/merged/NAME (W + (alpha/rank)·A·B at the end).
"""
import pathlib

FILE = pathlib.Path(__file__).resolve().parent / "Inputs" / "lora.safetensors"
STEPS = 10
SHAPES = {"up/weight": (12, 16), "up/bias": (16,), "layers/weight": (2, 16, 16), "down/weight": (16, 5)}
ROWS = 96
# case: (weights, rank, alpha, trained). The higher the rank, the more weights whose sum with the adapter is less work.
CASES = {
    "all": (("up/weight", "layers/weight", "down/weight"), 2, 4.0, ()),
    "high": (("up/weight", "layers/weight", "down/weight"), 4, 6.0, ()),
    "one": (("layers/weight",), 1, 0.5, ("up/bias",)),
}
OPTIMIZER = "adamw(lr=0.02, b1=0.8, b2=0.95, decay=0.1)"


def values():
    import numpy as np
    draw = np.random.default_rng(11)
    out = {f"start/{name}": draw.standard_normal(shape) / 3 for name, shape in SHAPES.items()}
    for name, shape in SHAPES.items():
        if name.endswith("weight"):
            for rank in (1, 2, 4):
                out[f"start/{rank}/{name}.lora_a"] = draw.standard_normal(shape[:-1] + (rank,)) / 3
    out["x"] = draw.standard_normal((ROWS, SHAPES["up/weight"][0]))
    out["y"] = draw.standard_normal((ROWS, SHAPES["down/weight"][1]))
    return out


def train(given, weights, rank, alpha, trained):
    import jax
    import jax.numpy as jnp
    import optax
    base = {name: jnp.asarray(given[f"start/{name}"]) for name in SHAPES}
    x, y = jnp.asarray(given["x"]), jnp.asarray(given["y"])

    def merged(params):
        full = base | {name: params[name] for name in trained}
        for name in weights:
            full[name] = base[name] + (alpha / rank) * (params[f"{name}.lora_a"] @ params[f"{name}.lora_b"])
        return full

    def loss(params):
        full = merged(params)
        h = jnp.tanh(x @ full["up/weight"] + full["up/bias"])
        for layer in full["layers/weight"]:
            h = h + jnp.tanh(h @ layer)
        return jnp.sum((h @ full["down/weight"] - y) ** 2) / x.shape[0]

    params = {name: base[name] for name in trained}
    for name in weights:
        shape = SHAPES[name]
        params[f"{name}.lora_a"] = jnp.asarray(given[f"start/{rank}/{name}.lora_a"])
        params[f"{name}.lora_b"] = jnp.zeros(shape[:-2] + (rank, shape[-1]))
    optimizer = optax.adamw(0.02, b1=0.8, b2=0.95, weight_decay=0.1)
    state, losses = optimizer.init(params), []
    for _ in range(STEPS):
        value, gradient = jax.value_and_grad(loss)(params)
        updates, state = optimizer.update(gradient, state, params)
        params = optax.apply_updates(params, updates)
        losses.append(value)
    return params, jnp.stack(losses), {name: merged(params)[name] for name in weights}


def main():
    import jax
    import numpy as np
    from safetensors.numpy import save_file
    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_default_matmul_precision", "highest")
    out = values()
    for case, settings in CASES.items():
        params, losses, merged = train(out, *settings)
        out |= {f"{case}/{name}": np.asarray(value) for name, value in params.items()}
        out |= {f"{case}/merged/{name}": np.asarray(value) for name, value in merged.items()}
        out[f"{case}/losses"] = np.asarray(losses)
    save_file({key: np.ascontiguousarray(value) for key, value in out.items()}, FILE)


if __name__ == "__main__":
    main()
