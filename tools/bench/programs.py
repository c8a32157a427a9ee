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
    exact: typing.Callable = None  # the function without roundings to narrow types; the same one unless given

    def leaves(self):
        return jax.tree.leaves(self.arguments, is_leaf=lambda x: isinstance(x, Argument))

    def tree(self, leaves):
        structure = jax.tree.structure(self.arguments, is_leaf=lambda x: isinstance(x, Argument))
        return jax.tree.unflatten(structure, leaves)

    def jitted(self, exact=False):
        function = exact and self.exact or self.function
        return jax.jit(function, donate_argnums=self.donated, keep_unused=True)

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


def gpt_train(make, vocabulary, context, width, layers, heads, batch, narrow=None):
    """A train step. `narrow`: the type that forward and backward compute in, from float32 parameters."""
    parameters = gpt_parameters(make, vocabulary, context, width, layers)

    def step(narrow, parameters, state, tokens, targets):
        def loss_of(p):
            p = jax.tree.map(lambda x: x.astype(narrow), p) if narrow else p
            logits = gpt(p, tokens, heads)
            return cross_entropy(logits.astype(jnp.promote_types(logits.dtype, jnp.float32)), targets)

        loss, gradients = jax.value_and_grad(loss_of)(parameters)
        return *adamw(parameters, gradients, state), loss

    arguments = (parameters, adamw_state(make, parameters), make.integers(vocabulary, batch, context),
                 make.integers(vocabulary, batch, context))
    return Program(functools.partial(step, narrow), arguments, (0, 1), max(vocabulary, batch * context),
                   exact=functools.partial(step, None))


def gpt_train_f32():
    return gpt_train(Arguments(), vocabulary=4096, context=256, width=256, layers=4, heads=8, batch=8)


def gpt_train_bf16():
    return gpt_train(Arguments(), vocabulary=4096, context=256, width=256, layers=4, heads=8, batch=8,
                     narrow=jnp.bfloat16)


def gpt_small_train_f32():
    return gpt_train(Arguments(), vocabulary=65, context=64, width=64, layers=3, heads=4, batch=8)


def gpt_forward_f32():
    make = Arguments()
    return Program(functools.partial(gpt, heads=8), (gpt_parameters(make, 4096, 256, 256, 4),
                                                     make.integers(4096, 8, 256)))


def momentum_step(model, make, parameters, *inputs):
    """A train step by gradient descent with momentum; the last of `inputs` are the labels."""
    momentum = jax.tree.map(lambda a: make.constant(0, *a.shape), parameters, is_leaf=lambda x: isinstance(x, Argument))

    def step(parameters, momentum, x, labels):
        loss, gradients = jax.value_and_grad(lambda p: cross_entropy(model(p, x), labels))(parameters)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, gradients)
        return jax.tree.map(lambda p, m: p - 0.1 * m, parameters, momentum), momentum, loss

    return Program(step, (parameters, momentum, *inputs), (0, 1), 2048)


def mlp_train_f32():
    make = Arguments()
    sizes = (1024, 2048, 2048, 1024, 10)
    parameters = [{"weight": make.normal(a, b), "bias": make.constant(0, b)} for a, b in zip(sizes, sizes[1:])]

    def model(parameters, y):
        for i, p in enumerate(parameters):
            y = y @ p["weight"] + p["bias"]
            y = jax.nn.relu(y) if i + 1 < len(parameters) else y
        return y

    return momentum_step(model, make, parameters, make.normal(256, 1024, scale=1), make.integers(10, 256))


def convolution(x, kernel, stride=1):
    return jax.lax.conv_general_dilated(x, kernel, (stride, stride), "SAME",
                                        dimension_numbers=("NHWC", "HWIO", "NHWC"))


def batch_norm(x, gain, bias):
    mean, variance = jnp.mean(x, (0, 1, 2)), jnp.var(x, (0, 1, 2))
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * gain + bias


def resnet(parameters, x):
    p = parameters["stem"]
    x = jax.nn.relu(batch_norm(convolution(x, p["kernel"]), **p["norm"]))
    x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    for i, p in enumerate(parameters["blocks"]):
        stride = 2 if i else 1
        y = jax.nn.relu(batch_norm(convolution(x, p["first"], stride), **p["norm1"]))
        y = batch_norm(convolution(y, p["second"]), **p["norm2"])
        x = jax.nn.relu(y + convolution(x, p["skip"], stride))
    return jnp.mean(x, (1, 2)) @ parameters["head"]["weight"] + parameters["head"]["bias"]


def resnet_train_f32():
    make = Arguments()
    widths = (32, 64, 128)

    def norm(width):
        return {"gain": make.constant(1, width), "bias": make.constant(0, width)}

    blocks = [{"first": make.normal(3, 3, a, b, scale=0.1), "norm1": norm(b),
               "second": make.normal(3, 3, b, b, scale=0.1), "norm2": norm(b), "skip": make.normal(1, 1, a, b, scale=0.2)}
              for a, b in zip((widths[0], *widths), widths)]
    parameters = {"stem": {"kernel": make.normal(3, 3, 3, widths[0], scale=0.2), "norm": norm(widths[0])},
                  "blocks": blocks, "head": {"weight": make.normal(widths[-1], 10), "bias": make.constant(0, 10)}}
    program = momentum_step(resnet, make, parameters, make.normal(32, 32, 32, 3, scale=1), make.integers(10, 32))
    return dataclasses.replace(program, longest=32 * 32 * 32)


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


@dataclasses.dataclass
class Llama:
    """Root-mean-square norms, rotated positions, grouped keys and values, gated layers."""
    vocabulary: int = 8192
    width: int = 512
    layers: int = 6
    heads: int = 8
    groups: int = 4
    hidden: int = 1408

    @property
    def size(self):
        return self.width // self.heads

    def parameters(self, make):
        width, grouped, hidden = self.width, self.groups * self.size, self.hidden
        blocks = [{"norm1": make.constant(1, width), "norm2": make.constant(1, width), "query": make.normal(width, width),
                   "key": make.normal(width, grouped), "value": make.normal(width, grouped),
                   "out": make.normal(width, width), "gate": make.normal(width, hidden), "up": make.normal(width, hidden),
                   "down": make.normal(hidden, width)} for _ in range(self.layers)]
        return {"blocks": blocks, "embed": make.normal(self.vocabulary, width, scale=0.02),
                "norm": make.constant(1, width), "head": make.normal(width, self.vocabulary)}

    @staticmethod
    def norm(x, gain):
        return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * gain

    def attend(self, p, y, position, cache, at):
        batch, time, _ = y.shape
        query = rotated((y @ p["query"]).reshape(batch, time, self.heads, self.size), position)
        key = rotated((y @ p["key"]).reshape(batch, time, self.groups, self.size), position)
        value = (y @ p["value"]).reshape(batch, time, self.groups, self.size)
        if cache:
            zero = jnp.zeros_like(at)
            key, value = [jax.lax.dynamic_update_slice(old, new, (zero, at, zero, zero))
                          for old, new in zip(cache, (key, value))]
        wide_key, wide_value = [jnp.repeat(c, self.heads // self.groups, 2) for c in (key, value)]
        scores = jnp.einsum("bthd,bshd->bhts", query, wide_key) / np.float32(np.sqrt(self.size))
        scores = jnp.where(jnp.arange(scores.shape[-1])[None, :] <= position[:, None], scores, -jnp.inf)
        mixed = jnp.einsum("bhts,bshd->bthd", jax.nn.softmax(scores, -1), wide_value)
        return mixed.reshape(batch, time, self.width) @ p["out"], (key, value)

    def run(self, parameters, tokens, position, caches=None, at=None):
        """The last layer's normed activations and the caches."""
        x, updated = parameters["embed"][tokens], []
        for p, cache in zip(parameters["blocks"], caches or [None] * self.layers):
            mixed, cache = self.attend(p, self.norm(x, p["norm1"]), position, cache, at)
            updated.append(cache)
            x = x + mixed
            y = self.norm(x, p["norm2"])
            x = x + (jax.nn.silu(y @ p["gate"]) * (y @ p["up"])) @ p["down"]
        return self.norm(x, parameters["norm"]), updated


def llama_decode_f32():
    make, model, length = Arguments(), Llama(), 512
    parameters = model.parameters(make)
    caches = [tuple(make.normal(1, length, model.groups, model.size, scale=1) for _ in range(2))
              for _ in range(model.layers)]

    def decode(parameters, tokens, caches, at):
        x, updated = model.run(parameters, tokens, at + jnp.arange(tokens.shape[1]), caches, at)
        return jnp.argmax(x[:, -1] @ parameters["head"], -1), updated

    return Program(decode, (parameters, make.integers(model.vocabulary, 1, 1), caches,
                            make.constant(300, dtype=np.int32)), (2,), 1408)


def llama_prefill_f32():
    make, model = Arguments(), Llama()

    def prefill(parameters, tokens):
        return model.run(parameters, tokens, jnp.arange(tokens.shape[1]))[0] @ parameters["head"]

    return Program(prefill, (model.parameters(make), make.integers(model.vocabulary, 1, 256)), (), 1408)


def lstm_scan_grad():
    make, width = Arguments(), 256

    def last_hidden(p, xs):
        def cell(carry, x):
            hidden, memory = carry
            gates = jnp.split(x @ p["input"] + hidden @ p["hidden"], 4, -1)
            admit, forget, show = [jax.nn.sigmoid(gates[i]) for i in (0, 1, 3)]
            memory = forget * memory + admit * jnp.tanh(gates[2])
            return (show * jnp.tanh(memory), memory), None

        return jax.lax.scan(cell, (jnp.zeros((xs.shape[1], width), xs.dtype),) * 2, xs)[0][0]

    parameters = {"input": make.normal(128, 4 * width), "hidden": make.normal(width, 4 * width)}
    return Program(jax.grad(lambda p, xs: jnp.mean(last_hidden(p, xs) ** 2)),
                   (parameters, make.normal(128, 16, 128, scale=1)), (), 2048)


def many_tiny_ops():
    """Its values settle at -1 and 1: a chain that grows would end in infinities, which compare as nothing."""
    def steps(x):
        for _ in range(200):
            x = jnp.tanh(x @ x + x.sum(0))
        return x

    return Program(steps, (Arguments().normal(16, 16),))


PROGRAMS = {f.__name__: f for f in (
    gpt_train_f32, gpt_train_bf16, gpt_forward_f32, gpt_small_train_f32, mlp_train_f32, resnet_train_f32, llama_decode_f32,
    llama_prefill_f32, layernorm_gelu_16M, softmax_16M, adamw_8M, lstm_scan_grad, many_tiny_ops)}


def write(name, folder):
    program = PROGRAMS[name]()
    (folder / f"{name}.mlir").write_text(program.lowered().as_text())
    leaves = program.leaves()
    (folder / f"{name}.fills.json").write_text(json.dumps({
        "args": [a.rule for a in leaves], "types": [[a.shape, np.dtype(a.dtype).name] for a in leaves]}))


if __name__ == "__main__":
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for each in PROGRAMS:
        write(each, out)
