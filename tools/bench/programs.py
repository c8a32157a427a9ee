"""The benchmark programs: functions in JAX with the shapes and fill rules of their arguments.

  .venv-jax/bin/python tools/bench/programs.py DIR     writes NAME.mlir and NAME.fills.json of every program into DIR
"""
import dataclasses
import functools
import json
import pathlib
import sys
import typing

import jax
import jax.numpy as jnp
import numpy as np


@dataclasses.dataclass
class Program:
    function: typing.Callable
    arguments: tuple  # trees of Argument
    donated: tuple = ()
    longest: int = 1024  # the longest reduction, for the bound on rounding

    def leaves(self):
        return jax.tree.leaves(self.arguments, is_leaf=lambda x: isinstance(x, Argument))

    def tree(self, leaves):
        structure = jax.tree.structure(self.arguments, is_leaf=lambda x: isinstance(x, Argument))
        return jax.tree.unflatten(structure, leaves)

    def jitted(self):
        return jax.jit(self.function, donate_argnums=self.donated, keep_unused=True)

    def lowered(self):
        return self.jitted().lower(*self.tree([jax.ShapeDtypeStruct(a.shape, a.dtype) for a in self.leaves()]))


@dataclasses.dataclass
class Argument:
    shape: tuple
    dtype: typing.Any
    rule: dict


class Arguments:
    """Makes arguments, each random one with a seed of its own."""

    def __init__(self):
        self.seed = 0

    def normal(self, *shape, scale=None):
        self.seed += 1
        scale = scale if scale is not None else shape[0] ** -0.5
        return Argument(shape, np.float32, {"kind": "normal", "seed": self.seed, "scale": float(scale)})

    def integers(self, high, *shape):
        self.seed += 1
        return Argument(shape, np.int32, {"kind": "randint", "seed": self.seed, "low": 0, "high": high})

    def constant(self, value, *shape, dtype=np.float32):
        return Argument(shape, dtype, {"kind": "value", "value": value})


# Layers.

def layer_norm(x, gain, bias):
    mean = jnp.mean(x, -1, keepdims=True)
    variance = jnp.mean((x - mean) ** 2, -1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * gain + bias


def cross_entropy(logits, labels):
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[..., None], axis=-1))


def adamw(parameters, gradients, state, rate=1e-3, beta1=0.9, beta2=0.95, decay=0.1):
    norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(gradients)))
    gradients = jax.tree.map(lambda g: g * jnp.minimum(1.0, 1.0 / (norm + 1e-6)), gradients)
    count = state["count"] + 1
    t = count.astype(jnp.result_type(float))
    first = jax.tree.map(lambda m, g: beta1 * m + (1 - beta1) * g, state["first"], gradients)
    second = jax.tree.map(lambda v, g: beta2 * v + (1 - beta2) * g * g, state["second"], gradients)

    def updated(p, m, v):
        return p - rate * (m / (1 - beta1**t) / (jnp.sqrt(v / (1 - beta2**t)) + 1e-8) + decay * p)

    return jax.tree.map(updated, parameters, first, second), {"first": first, "second": second, "count": count}


def adamw_state(make, parameters):
    """As after ten steps: from zero moments the first update is g / |g|, which makes whole steps of rounding noise."""
    def each(make_one):
        return jax.tree.map(lambda a: make_one(*a.shape), parameters, is_leaf=lambda x: isinstance(x, Argument))

    return {"first": each(lambda *s: make.normal(*s, scale=1e-3)), "second": each(lambda *s: make.constant(1e-4, *s)),
            "count": make.constant(10, dtype=np.int32)}


# Programs.

def gpt_parameters(make, vocabulary, context, width, layers):
    def norm():
        return {"gain": make.constant(1, width), "bias": make.constant(0, width)}

    def linear(rows, columns):
        return {"weight": make.normal(rows, columns, scale=0.02), "bias": make.constant(0, columns)}

    blocks = {f"block{i}": {"norm1": norm(), "norm2": norm(), "qkv": linear(width, 3 * width),
                            "mix": linear(width, width), "up": linear(width, 4 * width),
                            "down": linear(4 * width, width)} for i in range(layers)}
    return blocks | {"embed": make.normal(vocabulary, width, scale=0.02), "norm": norm(),
                     "position": make.normal(context, width, scale=0.02)}


def gpt(parameters, tokens, heads):
    def linear(p, x):
        return x @ p["weight"] + p["bias"]

    batch, time = tokens.shape
    x = parameters["embed"][tokens] + parameters["position"]
    width = x.shape[-1]
    causal = jnp.tril(jnp.ones((time, time), bool))
    for i in range(sum(name.startswith("block") for name in parameters)):
        p = parameters[f"block{i}"]
        packed = linear(p["qkv"], layer_norm(x, **p["norm1"]))
        query, key, value = [y.reshape(batch, time, heads, width // heads) for y in jnp.split(packed, 3, -1)]
        scores = jnp.einsum("bthd,bshd->bhts", query, key) / np.sqrt(width // heads).astype(np.float32)
        weights = jax.nn.softmax(jnp.where(causal, scores, -1e9), -1)
        x = x + linear(p["mix"], jnp.einsum("bhts,bshd->bthd", weights, value).reshape(batch, time, width))
        x = x + linear(p["down"], jax.nn.gelu(linear(p["up"], layer_norm(x, **p["norm2"]))))
    return layer_norm(x, **parameters["norm"]) @ parameters["embed"].T


def gpt_train_f32():
    make = Arguments()
    parameters = gpt_parameters(make, vocabulary=4096, context=256, width=256, layers=4)

    def step(parameters, state, tokens, targets):
        def loss_of(p):
            return cross_entropy(gpt(p, tokens, heads=8), targets)

        loss, gradients = jax.value_and_grad(loss_of)(parameters)
        return *adamw(parameters, gradients, state), loss

    state = adamw_state(make, parameters)
    return Program(step, (parameters, state, make.integers(4096, 8, 256), make.integers(4096, 8, 256)), (0, 1), 4096)


def mlp_train_f32():
    make = Arguments()
    sizes = (1024, 2048, 2048, 1024, 10)
    parameters = [{"weight": make.normal(a, b), "bias": make.constant(0, b)} for a, b in zip(sizes, sizes[1:])]
    momentum = [{"weight": make.constant(0, a, b), "bias": make.constant(0, b)} for a, b in zip(sizes, sizes[1:])]

    def step(parameters, momentum, x, labels):
        def loss_of(parameters):
            y = x
            for i, p in enumerate(parameters):
                y = y @ p["weight"] + p["bias"]
                y = jax.nn.relu(y) if i + 1 < len(parameters) else y
            return cross_entropy(y, labels)

        loss, gradients = jax.value_and_grad(loss_of)(parameters)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, gradients)
        return jax.tree.map(lambda p, m: p - 0.1 * m, parameters, momentum), momentum, loss

    return Program(step, (parameters, momentum, make.normal(256, 1024, scale=1), make.integers(10, 256)), (0, 1), 2048)


def softmax_16M():
    return Program(functools.partial(jax.nn.softmax, axis=-1), (Arguments().normal(16384, 1024, scale=1),))


def layernorm_gelu_16M():
    make = Arguments()
    return Program(lambda x, gain, bias: jax.nn.gelu(layer_norm(x, gain, bias)),
                   (make.normal(16384, 1024, scale=1), make.constant(1, 1024), make.constant(0, 1024)))


def adamw_8M(rows=2048, columns=4096):
    make = Arguments()
    parameters = {"weight": make.normal(rows, columns)}
    gradients = {"weight": make.normal(rows, columns)}
    return Program(adamw, (parameters, gradients, adamw_state(make, parameters)), (0, 2), rows * columns)


def rotated(x, position):
    half = x.shape[-1] // 2
    angle = position[:, None] * (1.0 / 10000 ** (jnp.arange(half) / half))
    cosine, sine = jnp.cos(angle)[None, :, None, :], jnp.sin(angle)[None, :, None, :]
    left, right = x[..., :half], x[..., half:]
    return jnp.concatenate([left * cosine - right * sine, right * cosine + left * sine], -1).astype(x.dtype)


def llama_decode_f32():
    make = Arguments()
    vocabulary, width, layers, heads, groups, hidden, length = 8192, 512, 6, 8, 4, 1408, 512
    size = width // heads
    blocks = [{"norm1": make.constant(1, width), "norm2": make.constant(1, width), "query": make.normal(width, width),
               "key": make.normal(width, groups * size), "value": make.normal(width, groups * size),
               "out": make.normal(width, width), "gate": make.normal(width, hidden), "up": make.normal(width, hidden),
               "down": make.normal(hidden, width)} for _ in range(layers)]
    parameters = {"blocks": blocks, "embed": make.normal(vocabulary, width, scale=0.02),
                  "norm": make.constant(1, width), "head": make.normal(width, vocabulary)}
    caches = [tuple(make.normal(1, length, groups, size, scale=1) for _ in range(2)) for _ in range(layers)]

    def root_norm(x, gain):
        return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * gain

    def attend(p, y, position, cache, at):
        batch, time, _ = y.shape
        query = rotated((y @ p["query"]).reshape(batch, time, heads, size), position)
        key = rotated((y @ p["key"]).reshape(batch, time, groups, size), position)
        value = (y @ p["value"]).reshape(batch, time, groups, size)
        zero = jnp.zeros_like(at)
        keys, values = [jax.lax.dynamic_update_slice(old, new, (zero, at, zero, zero))
                        for old, new in zip(cache, (key, value))]
        wide_keys, wide_values = [jnp.repeat(c, heads // groups, 2) for c in (keys, values)]
        scores = jnp.einsum("bthd,bshd->bhts", query, wide_keys) / np.float32(np.sqrt(size))
        scores = jnp.where(jnp.arange(length)[None, :] <= position[:, None], scores, -jnp.inf)
        mixed = jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores, -1), wide_values)
        return mixed.reshape(batch, time, width) @ p["out"], (keys, values)

    def decode(parameters, tokens, caches, at):
        x = parameters["embed"][tokens]
        position, updated = at + jnp.arange(tokens.shape[1]), []
        for p, cache in zip(parameters["blocks"], caches):
            mixed, cache = attend(p, root_norm(x, p["norm1"]), position, cache, at)
            updated.append(cache)
            x = x + mixed
            y = root_norm(x, p["norm2"])
            x = x + (jax.nn.silu(y @ p["gate"]) * (y @ p["up"])) @ p["down"]
        return jnp.argmax(root_norm(x, parameters["norm"])[:, -1] @ parameters["head"], -1), updated

    return Program(decode, (parameters, make.integers(vocabulary, 1, 1), caches,
                            make.constant(300, dtype=np.int32)), (2,), 1408)


PROGRAMS = {f.__name__: f for f in (gpt_train_f32, mlp_train_f32, softmax_16M, layernorm_gelu_16M, adamw_8M,
                                    llama_decode_f32)}


def write(name, folder):
    program = PROGRAMS[name]()
    (folder / f"{name}.mlir").write_text(program.lowered().as_text())
    (folder / f"{name}.fills.json").write_text(json.dumps({"args": [a.rule for a in program.leaves()]}))


if __name__ == "__main__":
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for each in PROGRAMS:
        write(each, out)
