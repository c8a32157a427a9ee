"""Writes values.json: fifteen steps of a small MLP by JAX and optax, in f64: make_values.py

JAX 0.10.2, optax 0.2.8, NumPy 2.4.6 at the time. Which examples a step takes is written out here once more: from the
definition of splitmix64 (Steele, Lea, Flood 2014), Feistel's network and the walk into a range (Black, Rogaway 2002).
"""
import json
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
import optax

from made import byte_vectors, mlp_parameters

jax.config.update("jax_enable_x64", True)
COUNT, HELD_OUT, INPUTS, WIDTH, CLASSES, BATCH, STEPS, SEED = 60, 18, 6, 5, 3, 8, 15, 7
MEAN, STD = [0.5, 0.4, 0.45, 0.55, 0.6, 0.52], [0.25, 0.3, 0.2, 0.28, 0.35, 0.22]
WORD = (1 << 64) - 1


def splitmix(z):
    z = (z + 0x9E3779B97F4A7C15) & WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


def mixed(a, b, c):
    return splitmix(splitmix(splitmix(a) ^ b) ^ c)


def permuted(index, size, key):
    half = max(1, ((size - 1).bit_length() + 1) // 2)
    mask = (1 << half) - 1
    while True:
        left, right = index >> half, index & mask
        for turn in range(4):
            left, right = right, left ^ (mixed(key, turn, right) & mask)
        index = left << half | right
        if index < size:
            return index


def loss(parameters, x, labels):
    hidden = jax.nn.relu(x @ parameters["hidden/0/weight"] + parameters["hidden/0/bias"])
    logits = hidden @ parameters["head/weight"] + parameters["head/bias"]
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean(), logits


def main():
    x, labels = byte_vectors(COUNT, INPUTS, CLASSES)
    x = (x / 255.0 - np.array(MEAN)) / np.array(STD)
    kept = COUNT - HELD_OUT
    parameters = {name: jnp.asarray(value) for name, value in mlp_parameters(INPUTS, WIDTH, CLASSES).items()}
    optimizer = optax.adamw(3e-2, weight_decay=1e-4)
    state = optimizer.init(parameters)
    out = {"losses": [], "validation": {}}

    def validate(step):
        value, logits = loss(parameters, x[kept:], labels[kept:])
        right = np.argmax(np.asarray(logits), axis=1) == labels[kept:]
        out["validation"][step] = {"loss": float(value), "accuracy": float(right.mean())}

    validate(0)
    for step in range(STEPS):
        numbers = range(step * BATCH, (step + 1) * BATCH)
        rows = np.array([permuted(n % kept, kept, mixed(SEED, 0, n // kept)) for n in numbers])
        (value, _), gradients = jax.value_and_grad(loss, has_aux=True)(parameters, x[rows], labels[rows])
        updates, state = optimizer.update(gradients, state, parameters)
        parameters = optax.apply_updates(parameters, updates)
        out["losses"].append(float(value))
    validate(STEPS)
    out["parameters"] = {name: np.asarray(value).ravel().tolist() for name, value in parameters.items()}
    (pathlib.Path(__file__).parent / "values.json").write_text(json.dumps(out, indent=1) + "\n")


if __name__ == "__main__":
    main()
