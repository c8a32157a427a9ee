"""Writes Inputs/references.safetensors: losses, logits and gradients of the zoo's models in f64, computed by JAX.

  make_references.py        needs jax, safetensors and ml_dtypes (written with jax 0.10.2)

The models are written here from their papers and with JAX's own functions (jax.nn.softmax, gelu, silu, log_softmax;
jax.nn.dot_product_attention has its softmax in f32 whatever its arguments are; rotary positions as products of complex numbers). Parameters and batches are made by the rules in values(), so that
only results are stored: CASE/loss, CASE/logits, CASE/grad/PARAMETER. models_test.py reads CASES and values() from here.
"""
import pathlib
import sys

import numpy as np

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "corpus"))
from corpus_lib import fill  # noqa: E402

FILE = pathlib.Path(__file__).resolve().parent / "Inputs" / "references.safetensors"

GPT = {"layers": 2, "width": 8, "heads": 2, "context": 6, "vocab": 11, "batch": 2}
LLAMA = {"layers": 2, "width": 16, "heads": 4, "kv-heads": 2, "mlp": 20, "context": 7, "vocab": 11, "batch": 2, "theta": 100}
# case: (model, settings); True is a flag.
CASES = {
    "mlp": ("mlp", {"inputs": 5, "layers": 2, "width": 6, "classes": 4, "batch": 3}),
    "mlp_gelu": ("mlp", {"inputs": 5, "layers": 1, "width": 6, "classes": 4, "batch": 3, "activation": "gelu"}),
    "mlp_tanh": ("mlp", {"inputs": 5, "layers": 1, "width": 6, "classes": 4, "batch": 3, "activation": "tanh"}),
    "gpt": ("gpt", GPT),
    "gpt_untied": ("gpt", {**GPT, "layers": 1, "untied": True, "mlp": 12}),
    "llama": ("llama", LLAMA),
    "llama_tied": ("llama", {**LLAMA, "layers": 1, "tied": True, "kv-heads": 4, "norm-eps": 0.01}),
    "llama_window": ("llama", {**LLAMA, "layers": 1, "window": 3}),
    "llama_qk_norm": ("llama", {**LLAMA, "layers": 1, "qk-norm": True}),
    "llama_linear": ("llama", {**LLAMA, "layers": 1, "rope-scaling": "linear", "rope-factor": 4}),
    "llama_llama3": ("llama", {**LLAMA, "layers": 1, "width": 32, "theta": 10000, "rope-scaling": "llama3", "rope-factor": 8,
                               "rope-context": 64, "rope-low": 1, "rope-high": 4}),
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
        else:
            made[name] = fill(rule | {"kind": "randint", "low": 0, "high": high}, shape, np.int32)
    return made


def norm(x, p, name, epsilon=1e-5):
    import jax.numpy as jnp
    return ((x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + epsilon)) * p[name + "/gain"] + p[name + "/bias"]


def attention(query, key, value, window=None):
    """[batch, seq, heads, size] each; keys and values of fewer heads serve as many neighbouring queries each."""
    import jax
    import jax.numpy as jnp
    key, value = (jnp.repeat(t, query.shape[2] // t.shape[2], axis=2) for t in (key, value))
    seq = query.shape[1]
    mask = np.tril(np.ones((seq, seq), bool)) & np.triu(np.ones((seq, seq), bool), 1 - (window or seq))
    scores = jnp.einsum("bqhd,bkhd->bhqk", query, key) / np.sqrt(query.shape[-1])
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores, -1, where=mask), value)


def mlp(s, p, batch):
    import jax
    import jax.numpy as jnp
    act = {"relu": jax.nn.relu, "gelu": jax.nn.gelu, "tanh": jnp.tanh}[s.get("activation", "relu")]
    x = batch["inputs"]
    for i in range(s["layers"]):
        x = act(x @ p[f"hidden/{i}/weight"] + p[f"hidden/{i}/bias"])
    return x @ p["head/weight"] + p["head/bias"]


def gpt(s, p, batch):
    import jax
    import jax.numpy as jnp
    (count, seq), heads = batch["tokens"].shape, s["heads"]
    x = p["embed"][batch["tokens"]] + p["position"][None]
    for i in range(s["layers"]):
        q = {name.removeprefix(f"blocks/{i}/"): value for name, value in p.items()}
        qkv = norm(x, q, "norm1") @ q["qkv/weight"] + q["qkv/bias"]
        query, key, value = (t.reshape(count, seq, heads, -1) for t in jnp.split(qkv, 3, -1))
        mixed = attention(query, key, value).reshape(count, seq, -1)
        x = x + mixed @ q["mix/weight"] + q["mix/bias"]
        up = norm(x, q, "norm2") @ q["up/weight"] + q["up/bias"]
        x = x + jax.nn.gelu(up, approximate=True) @ q["down/weight"] + q["down/bias"]
    x = norm(x, p, "norm")
    return x @ (p["head/weight"] if s.get("untied") else p["embed"].T)


def frequencies(s):
    size = s["width"] // s["heads"]
    out = 1 / s["theta"] ** (np.arange(0, size, 2) / size)
    factor = s.get("rope-factor")
    if s.get("rope-scaling") == "linear":
        return out / factor
    if s.get("rope-scaling") != "llama3":
        return out
    longest, shortest = s["rope-context"] / s["rope-low"], s["rope-context"] / s["rope-high"]
    scaled = []
    for frequency in out:
        length = 2 * np.pi / frequency
        if length < shortest:
            scaled.append(frequency)
        elif length > longest:
            scaled.append(frequency / factor)
        else:
            smooth = (s["rope-context"] / length - s["rope-low"]) / (s["rope-high"] - s["rope-low"])
            scaled.append((1 - smooth) * frequency / factor + smooth * frequency)
    return np.array(scaled)


def llama(s, p, batch):
    import jax
    import jax.numpy as jnp
    epsilon = s.get("norm-eps", 1e-5)

    def rms(x, gain):
        return x / jnp.sqrt((x**2).mean(-1, keepdims=True) + epsilon) * gain

    def rotate(x):
        first, second = jnp.split(x, 2, -1)
        turned = (first + 1j * second) * jnp.exp(1j * np.outer(np.arange(seq), frequencies(s)))[:, None]
        return jnp.concatenate([turned.real, turned.imag], -1)

    count, seq = batch["tokens"].shape
    x = p["embed"][batch["tokens"]]
    for i in range(s["layers"]):
        q = {name.removeprefix(f"blocks/{i}/"): value for name, value in p.items()}
        y = rms(x, q["norm1/gain"])
        query = (y @ q["query/weight"]).reshape(count, seq, s["heads"], -1)
        key, value = ((y @ q[f"{name}/weight"]).reshape(count, seq, s["kv-heads"], -1) for name in ("key", "value"))
        if s.get("qk-norm"):
            query, key = rms(query, q["query_norm/gain"]), rms(key, q["key_norm/gain"])
        mixed = attention(rotate(query), rotate(key), value, s.get("window"))
        x = x + mixed.reshape(count, seq, -1) @ q["mix/weight"]
        y = rms(x, q["norm2/gain"])
        x = x + (jax.nn.silu(y @ q["gate/weight"]) * (y @ q["up/weight"])) @ q["down/weight"]
    x = rms(x, p["norm/gain"])
    return x @ (p["embed"].T if s.get("tied") else p["head/weight"])


def shapes_of(model, s):
    """Names and shapes of parameters and batch, as the papers have them."""
    rows = s["batch"]
    if model == "mlp":
        out = [("inputs", (rows, s["inputs"]), None), ("labels", (rows,), s["classes"])]
        sizes = [s["inputs"]] + [s["width"]] * s["layers"] + [s["classes"]]
        names = [f"hidden/{i}" for i in range(s["layers"])] + ["head"]
        for name, a, b in zip(names, sizes, sizes[1:]):
            out += [(name + "/weight", (a, b), None), (name + "/bias", (b,), None)]
        return out
    width, vocab = s["width"], s["vocab"]
    out = [(name, (rows, s["context"]), vocab) for name in ("tokens", "targets")] + [("embed", (vocab, width), None)]
    tied = not s.get("untied") if model == "gpt" else s.get("tied")
    if not tied:
        out.append(("head/weight", (width, vocab), None))
    if model == "gpt":
        mlp_width = s.get("mlp", 4 * width)
        out += [("position", (s["context"], width), None)]
        matrices = {"qkv": (width, 3 * width), "mix": (width, width), "up": (width, mlp_width), "down": (mlp_width, width)}
    else:
        few = width // s["heads"] * s["kv-heads"]
        matrices = {"query": (width, width), "key": (width, few), "value": (width, few), "mix": (width, width),
                    "gate": (width, s["mlp"]), "up": (width, s["mlp"]), "down": (s["mlp"], width)}
    for norm_name in ["norm"] + [f"blocks/{i}/norm{n}" for i in range(s["layers"]) for n in (1, 2)]:
        out += [(f"{norm_name}/{part}", (width,), None) for part in (("gain", "bias") if model == "gpt" else ("gain",))]
    for i in range(s["layers"]):
        for name, shape in matrices.items():
            out.append((f"blocks/{i}/{name}/weight", shape, None))
            if model == "gpt":
                out.append((f"blocks/{i}/{name}/bias", shape[1:], None))
        if s.get("qk-norm"):
            out += [(f"blocks/{i}/{name}_norm/gain", (width // s["heads"],), None) for name in ("query", "key")]
    return out


def main():
    import jax
    import jax.numpy as jnp
    from safetensors.numpy import save_file
    jax.config.update("jax_enable_x64", True)
    stored = {}
    for case, (model, s) in CASES.items():
        given = values(shapes_of(model, s))
        batch = {name: given.pop(name) for name in ("inputs", "labels", "tokens", "targets") if name in given}
        targets = batch.get("labels", batch.get("targets"))

        def loss(p):
            logits = {"mlp": mlp, "gpt": gpt, "llama": llama}[model](s, p, batch)
            return -jnp.take_along_axis(jax.nn.log_softmax(logits), targets[..., None], -1).mean(), logits

        (value, logits), gradient = jax.value_and_grad(loss, has_aux=True)({k: jnp.asarray(v) for k, v in given.items()})
        stored |= {f"{case}/loss": np.asarray(value), f"{case}/logits": np.asarray(logits)}
        stored |= {f"{case}/grad/{name}": np.asarray(g) for name, g in gradient.items()}
        print(case, value)
    save_file(stored, FILE)


if __name__ == "__main__":
    main()
