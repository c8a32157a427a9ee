"""Writes Inputs/references.safetensors: parameters after 10 steps in f64 by optax and torch, and schedules' values.

  make_references.py        needs jax, optax and torch (written with jax 0.10.2, optax 0.2.8, torch 2.15.0)

Gradients are given, not computed: optimizers_test.py trains the loss sum(p * x), whose gradient is x. Keys: p/NAME (starting
values), g/NAME (gradients, the step first), CASE/NAME (parameters after the steps), schedule/CASE (values of steps 0 to 39).
A case's expression stands in CASES or SCHEDULES, which optimizers_test.py reads from here.
"""
import pathlib

FILE = pathlib.Path(__file__).resolve().parent / "Inputs" / "references.safetensors"
STEPS = 10
# Matrices of both orders, a stack of matrices, a vector, a scalar; 130 x 140 is large enough for Adafactor's factors.
SHAPES = {"wide": (6, 9), "tall": (9, 4), "stack": (3, 5, 7), "bias": (7,), "gain": (), "large": (130, 140)}

# case: (expression of ours, who computed it).
CASES = {
    "sgd": ("sgd(lr=0.1)", "torch"),
    "sgd_decay": ("sgd(lr=0.1, decay=0.02)", "torch"),
    "momentum": ("momentum(lr=0.1, momentum=0.85, decay=0.02)", "torch"),
    "nesterov": ("nesterov(lr=0.1, momentum=0.85)", "torch"),
    "momentum_nesterov": ("momentum(lr=0.1, momentum=0.85, nesterov=true, decay=0.02)", "torch"),
    "adam": ("adam(lr=0.03, b1=0.8, b2=0.97, eps=1e-6, decay=0.05)", "torch"),
    "adamw_torch": ("adamw(lr=0.03, decay=0.05)", "torch"),
    "adamw": ("adamw(lr=cosine(0.03, warmup=4, steps=9, end=0.001), b1=0.8, b2=0.95, decay=0.1)", "optax"),
    "adamw_clip": ("adamw(lr=0.03, decay=0.01), clip=3.5", "torch"),
    "lion": ("lion(lr=0.01)", "optax"),
    "adafactor": ("adafactor(lr=0.02)", "optax"),
    "adafactor_small": ("adafactor(lr=0.02, factor_from=4, exponent=0.7, threshold=0.5, scale_by_parameter=false, "
                        "decay=0.01)", "optax"),
    "muon": ("muon(lr=0.02, decay=0.1)", "optax"),
    "muon_plain": ("muon(lr=0.02, momentum=0.9, nesterov=false, ns_steps=4)", "optax"),
}
SCHEDULES = {
    "constant": "constant(0.7)",
    "warmup": "constant(0.7, warmup=7, start=0.1)",
    "linear": "linear(0.7, steps=30, end=0.05)",
    "linear_warmup": "linear(0.7, warmup=7, steps=30)",
    "cosine": "cosine(0.7, steps=30, end=0.05)",
    "cosine_warmup": "cosine(0.7, warmup=7, steps=30, start=0.02, end=0.05)",
    "wsd": "wsd(0.7, warmup=7, steps=30, decay_steps=9, end=0.05)",
}


def values():
    """Starting values and gradients; the gradients' scale grows, so that averages matter."""
    import numpy as np
    draw = np.random.default_rng(6)
    p = {name: draw.standard_normal(shape) for name, shape in SHAPES.items()}
    g = {name: np.stack([draw.standard_normal(shape) * (1 + s / 4) for s in range(STEPS)]) for name, shape in SHAPES.items()}
    return p, g


def optax_optimizers():
    import jax.numpy as jnp
    import optax
    from optax import contrib

    def adafactor(lr, factor_from=128, exponent=0.8, threshold=1.0, scale_by_parameter=True, decay=None):
        """optax.adafactor's chain, but the decay rate in f64 (its own forms it in f32 whatever the parameters are)."""
        parts = [optax.scale_by_factored_rms(True, exponent, 0, factor_from, 1e-30,
                                             lambda i, e: 1.0 - jnp.asarray(i + 1, jnp.float64) ** (-e)),
                 optax.clip_by_block_rms(threshold), optax.scale_by_learning_rate(lr, flip_sign=False)]
        if scale_by_parameter:
            parts.append(optax.scale_by_param_block_rms())
        if decay:
            parts.append(optax.add_decayed_weights(decay))
        return optax.chain(*parts, optax.scale(-1))

    def muon(*args, **more):
        dims = {name: contrib.MuonDimensionNumbers(len(shape) - 2, len(shape) - 1) if len(shape) in (2, 3) else None
                for name, shape in SHAPES.items()}
        return contrib.muon(*args, muon_weight_dimension_numbers=dims, **more)

    cosine = optax.warmup_cosine_decay_schedule(0.0, 0.03, 4, 9, 0.001)
    # Optax divides its own int32 count in f32.
    return {"adamw": optax.adamw(lambda count: cosine(count.astype(jnp.float64)), b1=0.8, b2=0.95, weight_decay=0.1),
            "lion": optax.lion(0.01),
            "adafactor": adafactor(0.02),
            "adafactor_small": adafactor(0.02, 4, 0.7, 0.5, False, 0.01),
            "muon": muon(0.02, weight_decay=0.1, adam_weight_decay=0.1),
            "muon_plain": muon(0.02, beta=0.9, nesterov=False, ns_steps=4)}


def by_optax(p, g):
    import jax
    import optax
    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_default_matmul_precision", "highest")
    for case, optimizer in optax_optimizers().items():
        params = {name: jax.numpy.asarray(value) for name, value in p.items()}
        state = optimizer.init(params)
        for s in range(STEPS):
            updates, state = optimizer.update({name: jax.numpy.asarray(value[s]) for name, value in g.items()}, state, params)
            params = optax.apply_updates(params, updates)
        for name, value in params.items():
            yield f"{case}/{name}", value


def by_torch(p, g):
    import torch
    made = {
        "sgd": lambda p: torch.optim.SGD(p, lr=0.1),
        "sgd_decay": lambda p: torch.optim.SGD(p, lr=0.1, weight_decay=0.02),
        "momentum": lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.85, weight_decay=0.02),
        "nesterov": lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.85, nesterov=True),
        "momentum_nesterov": lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.85, nesterov=True, weight_decay=0.02),
        "adam": lambda p: torch.optim.Adam(p, lr=0.03, betas=(0.8, 0.97), eps=1e-6, weight_decay=0.05),
        "adamw_torch": lambda p: torch.optim.AdamW(p, lr=0.03, weight_decay=0.05),
        "adamw_clip": lambda p: torch.optim.AdamW(p, lr=0.03, weight_decay=0.01),
    }
    for case, make in made.items():
        params = {name: torch.tensor(value, dtype=torch.float64, requires_grad=True) for name, value in p.items()}
        optimizer = make(list(params.values()))
        for s in range(STEPS):
            for name, value in params.items():
                value.grad = torch.tensor(g[name][s], dtype=torch.float64)
            if "clip" in case:
                torch.nn.utils.clip_grad_norm_(list(params.values()), 3.5)
            optimizer.step()
        for name, value in params.items():
            yield f"{case}/{name}", value.detach().numpy()


def schedule_values():
    import jax
    import numpy as np
    import optax
    jax.config.update("jax_enable_x64", True)
    made = {
        "constant": optax.constant_schedule(0.7),
        "warmup": optax.warmup_constant_schedule(0.1, 0.7, 7),
        "linear": optax.linear_schedule(0.7, 0.05, 30),
        "linear_warmup": optax.join_schedules([optax.linear_schedule(0.0, 0.7, 7), optax.linear_schedule(0.7, 0.0, 23)], [7]),
        "cosine": optax.cosine_decay_schedule(0.7, 30, 0.05 / 0.7),
        "cosine_warmup": optax.warmup_cosine_decay_schedule(0.02, 0.7, 7, 30, 0.05),
        "wsd": optax.join_schedules([optax.linear_schedule(0.0, 0.7, 7), optax.constant_schedule(0.7),
                                     optax.linear_schedule(0.7, 0.05, 9)], [7, 21]),
    }
    for case, schedule in made.items():
        yield f"schedule/{case}", np.array([schedule(np.float64(s)) for s in range(40)], np.float64)


def main():
    import numpy as np
    from safetensors.numpy import save_file
    p, g = values()
    out = {f"p/{name}": value for name, value in p.items()} | {f"g/{name}": value for name, value in g.items()}
    for part in (by_torch(p, g), by_optax(p, g), schedule_values()):
        out |= {key: np.ascontiguousarray(np.asarray(value, np.float64)).reshape(np.shape(value)) for key, value in part}
    FILE.parent.mkdir(exist_ok=True)
    save_file(out, FILE)


if __name__ == "__main__":
    main()
