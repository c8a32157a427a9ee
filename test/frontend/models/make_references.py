"""Writes Inputs/MODEL.safetensors: losses, logits and gradients of the zoo's models in f64, computed by JAX.

  make_references.py [MODEL ...]        needs jax, safetensors and ml_dtypes (written with jax 0.10.2); without names all

The models are reference_models.py's. Parameters and batches are made by the rules in values(), so that only results are stored:
CASE/loss, CASE/logits, CASE/result/NAME (what else a loss program gives), CASE/grad/PARAMETER. models_test.py reads CASES
and values() from here.
"""
import pathlib
import sys

import numpy as np

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "corpus"))
from corpus_lib import fill, save  # noqa: E402
from reference_models import MODELS, shapes_of  # noqa: E402

FOLDER = pathlib.Path(__file__).resolve().parent / "Inputs"
BATCH = ("images", "inputs", "labels", "tokens", "targets", "weights", "key")
STATE = ("/mean", "/variance")  # how names end

GPT = {"layers": 2, "width": 8, "heads": 2, "context": 6, "vocab": 11, "batch": 2}
LLAMA = {"layers": 2, "width": 16, "heads": 4, "kv-heads": 2, "mlp": 20, "context": 7, "vocab": 11, "batch": 2, "theta": 100}
LSTM = {"layers": 2, "width": 6, "context": 7, "vocab": 11, "batch": 3}
MOE = {**LLAMA, "width": 8, "heads": 2, "kv-heads": 1, "mlp": 6, "experts": 4, "top": 2, "block": 3}
RESNET = {"stages": "1,1", "width": 4, "stem": "cifar", "image": 6, "classes": 5, "batch": 3}
VIT = {"layers": 2, "width": 8, "heads": 2, "mlp": 12, "image": 6, "patch": 2, "classes": 5, "batch": 3}
# case: (model, settings); True is a flag.
CASES = {
    "mlp": ("mlp", {"inputs": 5, "layers": 2, "width": 6, "classes": 4, "batch": 3}),
    "mlp_gelu": ("mlp", {"inputs": 5, "layers": 1, "width": 6, "classes": 4, "batch": 3, "activation": "gelu"}),
    "mlp_tanh": ("mlp", {"inputs": 5, "layers": 1, "width": 6, "classes": 4, "batch": 3, "activation": "tanh"}),
    "gpt": ("gpt", GPT),
    "gpt_untied": ("gpt", {**GPT, "layers": 1, "untied": True, "mlp": 12}),
    "gpt_dropout": ("gpt", {**GPT, "dropout": 0.3, "attention-dropout": 0.2}),
    "gpt_weights": ("gpt", {**GPT, "layers": 1, "batch": 3, "weights": True}),
    "llama": ("llama", LLAMA),
    "llama_dropout": ("llama", {**LLAMA, "width": 8, "heads": 2, "kv-heads": 1, "mlp": 8, "dropout": 0.4, "attention-dropout": 0.1}),
    "llama_tied": ("llama", {**LLAMA, "layers": 1, "tied": True, "kv-heads": 4, "norm-eps": 0.01}),
    "llama_window": ("llama", {**LLAMA, "layers": 1, "window": 3}),
    "llama_qk_norm": ("llama", {**LLAMA, "layers": 1, "qk-norm": True}),
    "llama_linear": ("llama", {**LLAMA, "layers": 1, "rope-scaling": "linear", "rope-factor": 4}),
    "llama_llama3": ("llama", {**LLAMA, "layers": 1, "width": 32, "theta": 10000, "rope-scaling": "llama3", "rope-factor": 8,
                               "rope-context": 64, "rope-low": 1, "rope-high": 4}),
    "lstm": ("lstm", LSTM),
    "lstm_classes": ("lstm", {**LSTM, "context": 5, "classes": 3}),
    "moe": ("moe", {**MOE, "batch": 3}),
    # More experts than tokens choose; then one block for all.
    "moe_batch": ("moe", {**MOE, "layers": 1, "experts": 19, "top": 1, "block": 5, "group": "batch", "raw-weights": True,
                          "balance": 0.3, "mlp": 4}),
    "moe_large_block": ("moe", {**MOE, "layers": 1, "experts": 3, "top": 3, "block": 40}),
    "resnet": ("resnet", {**RESNET, "stages": "1,2"}),
    "resnet_zeros": ("resnet", {**RESNET, "shortcut": "zeros", "momentum": 0.25, "norm-eps": 0.01}),
    "resnet_bottleneck": ("resnet", {**RESNET, "stages": "1,1", "width": 2, "bottleneck": True, "channels": 1, "stem": "imagenet",
                                     "image": 13}),
    "vit": ("vit", VIT),
    "vit_dropout": ("vit", {**VIT, "layers": 1, "dropout": 0.25}),
    "vit_weights": ("vit", {**VIT, "layers": 1, "batch": 5, "weights": True}),
    "vit_mean": ("vit", {**VIT, "layers": 1, "pool": "mean", "gelu": "exact", "patch": 3, "channels": 1, "norm-eps": 0.01}),
}


def values(shapes):
    """An array for each (name, shape, highest integer or None), in the order of the names."""
    made = {}
    for i, (name, shape, high) in enumerate(sorted(shapes)):
        rule = {"seed": 1000 + i}
        if high is None:
            made[name] = fill(rule | {"kind": "normal", "scale": 0.4}, shape, np.float64)
            if name.endswith("gain"):
                made[name] += 1
            if name.endswith("variance"):
                made[name] = np.abs(made[name]) + 0.5
            if name == "weights":
                made[name] = np.maximum(made[name], 0)  # half of them do not count
        else:
            made[name] = fill(rule | {"kind": "randint", "low": 0, "high": high}, shape,
                              np.uint32 if name == "key" else np.int32)
    return made


def main(models):
    import jax
    import jax.numpy as jnp
    jax.config.update("jax_enable_x64", True)
    for wanted in models or sorted({model for model, _ in CASES.values()}):
        stored = {}
        for case, (model, s) in CASES.items():
            if model != wanted:
                continue
            given = values(shapes_of(model, s))
            batch = {name: given.pop(name) for name in list(given) if name in BATCH or name.endswith(STATE)}

            def loss(p):
                made = MODELS[model](s, p, batch)
                return made["loss"], made

            (_, made), gradient = jax.value_and_grad(loss, has_aux=True)({k: jnp.asarray(v) for k, v in given.items()})
            named = {name if name in ("loss", "logits") else f"result/{name}": value for name, value in made.items()}
            named |= {f"grad/{name}": value for name, value in gradient.items()}
            stored |= {f"{case}/{name}": np.asarray(value) for name, value in named.items()}
            print(case, made["loss"])
        save(FOLDER / f"{wanted}.safetensors", stored)


if __name__ == "__main__":
    main(sys.argv[1:])
