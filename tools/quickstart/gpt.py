"""The quickstart's model: a byte-level GPT and its train step in JAX.

  python gpt.py write DIR          writes gpt.mlir (StableHLO text) and gpt.fills.json (initial values) into DIR

The train step has the form that `gcompile train` takes: the donated state (parameters, AdamW's moments, step count),
then tokens and next-byte targets, both int32[batch, context]; it returns the new state and the loss before the update.
The learning rate rises for WARMUP steps and then falls linearly to zero at step STEPS.
"""
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

from recipe import (BATCH, BETA1, BETA2, CLIP, CONTEXT, DECAY, EPSILON, HEADS, LAYERS, PEAK_RATE, STEPS, WARMUP, WIDTH,
                    fills, shapes)

def normalize(x, p, name):
    mean = jnp.mean(x, -1, keepdims=True)
    centred = x - mean
    variance = jnp.mean(centred * centred, -1, keepdims=True)
    return centred * jax.lax.rsqrt(variance + 1e-5) * p[name + ".gain"] + p[name + ".bias"]


def linear(x, p, name):
    return x @ p[name + ".weight"] + p[name + ".bias"]


def block(p, x, causal, name):
    batch, time, width = x.shape
    heads = linear(normalize(x, p, name + ".norm1"), p, name + ".qkv").reshape(batch, time, 3, HEADS, width // HEADS)
    query, key, value = heads[:, :, 0], heads[:, :, 1], heads[:, :, 2]
    scores = jnp.einsum("bthd,bshd->bhts", query, key) * (width // HEADS) ** -0.5
    scores = jnp.where(causal, scores, -1e9)
    mixed = jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores, -1), value).reshape(batch, time, width)
    x = x + linear(mixed, p, name + ".mix")
    return x + linear(jax.nn.gelu(linear(normalize(x, p, name + ".norm2"), p, name + ".up")), p, name + ".down")


def loss_of(p, tokens, targets):
    x = p["embed"][tokens] + p["position"]
    place = jnp.arange(tokens.shape[1])
    causal = place[:, None] >= place[None, :]
    for layer in range(LAYERS):
        x = block(p, x, causal, f"block{layer}")
    logits = normalize(x, p, "norm") @ p["head"]
    picked = jnp.take_along_axis(jax.nn.log_softmax(logits), targets[..., None], -1)
    return -jnp.mean(picked)


def train_step(p, first, second, step, tokens, targets):
    loss, gradient = jax.value_and_grad(loss_of)(p, tokens, targets)
    norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(gradient)))
    shrink = jnp.minimum(1.0, CLIP / (norm + 1e-6))
    step = step + 1
    t = step.astype(jnp.float32)
    rate = PEAK_RATE * jnp.minimum(t / WARMUP, jnp.maximum(STEPS - t, 0.0) / (STEPS - WARMUP))
    correction1, correction2 = 1 - BETA1**t, 1 - BETA2**t

    def update(p, g, m, v):
        g = g * shrink
        m = BETA1 * m + (1 - BETA1) * g
        v = BETA2 * v + (1 - BETA2) * g * g
        direction = (m / correction1) / (jnp.sqrt(v / correction2) + EPSILON)
        return p - rate * (direction + (DECAY * p if p.ndim == 2 else 0.0)), m, v

    new = {k: update(p[k], gradient[k], first[k], second[k]) for k in p}
    return [{k: n[i] for k, n in new.items()} for i in range(3)] + [step, loss]


def lowered():
    state = {k: jax.ShapeDtypeStruct(shape, np.float32) for k, (shape, _) in shapes().items()}
    tokens = jax.ShapeDtypeStruct((BATCH, CONTEXT), np.int32)
    step = jax.ShapeDtypeStruct((), np.int32)
    return jax.jit(train_step, donate_argnums=(0, 1, 2, 3), keep_unused=True).lower(state, state, state, step, tokens,
                                                                                    tokens)


def main():
    if len(sys.argv) != 3 or sys.argv[1] != "write":
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[2])
    (folder / "gpt.mlir").write_text(lowered().as_text())
    (folder / "gpt.fills.json").write_text(json.dumps({"args": fills()}, indent=1) + "\n")


if __name__ == "__main__":
    main()
