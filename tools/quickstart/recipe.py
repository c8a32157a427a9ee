"""The sizes, initial values and schedule of the quickstart's model, for gpt.py and its peers in other frameworks."""
import numpy as np

VOCAB, CONTEXT, WIDTH, LAYERS, HEADS, BATCH = 256, 128, 128, 4, 4, 8
STEPS, WARMUP, PEAK_RATE = 3000, 100, 3e-3
BETA1, BETA2, EPSILON, DECAY, CLIP = 0.9, 0.98, 1e-8, 0.1, 1.0


def shapes():
    """Every parameter: name -> (shape, fill rule). Matrices are normal, gains one, everything else zero."""
    def normal(scale):
        return {"kind": "normal", "scale": scale}

    one, zero = {"kind": "ones"}, {"kind": "zeros"}
    residual = 1.0 / np.sqrt(2 * LAYERS)
    table = {"embed": ((VOCAB, WIDTH), normal(0.02)), "position": ((CONTEXT, WIDTH), normal(0.02)),
             "head": ((WIDTH, VOCAB), normal(0.02)), "norm.gain": ((WIDTH,), one), "norm.bias": ((WIDTH,), zero)}
    for layer in range(LAYERS):
        for name, rows, columns, scale in [("qkv", WIDTH, 3 * WIDTH, 1.0), ("mix", WIDTH, WIDTH, residual),
                                           ("up", WIDTH, 4 * WIDTH, 1.0), ("down", 4 * WIDTH, WIDTH, residual)]:
            table[f"block{layer}.{name}.weight"] = ((rows, columns), normal(float(scale * rows**-0.5)))
            table[f"block{layer}.{name}.bias"] = ((columns,), zero)
        for norm in ("norm1", "norm2"):
            table[f"block{layer}.{norm}.gain"] = ((WIDTH,), one)
            table[f"block{layer}.{norm}.bias"] = ((WIDTH,), zero)
    return dict(sorted(table.items()))


def fills():
    """One rule per argument of the state, in argument order; each normal fill has a seed of its own."""
    parameters = shapes()
    rules = [dict(rule, seed=1000 + i) if rule["kind"] == "normal" else dict(rule)
             for i, (_, rule) in enumerate(parameters.values())]
    return rules + [{"kind": "zeros"}] * (2 * len(parameters) + 1)
