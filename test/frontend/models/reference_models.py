"""The zoo's models in JAX and the shapes of what they take: written here from their papers and with JAX's own functions
(jax.nn.softmax, gelu, silu, log_softmax; jax.nn.dot_product_attention has its softmax in f32 whatever its arguments are;
rotary positions as products of complex numbers). Each takes settings, parameters by name and the batch, and gives its results
by name, logits and loss among them."""
import functools

import numpy as np


def classifier(model):
    """The results of a model that gives logits: these, and the mean of -log p(target)."""
    @functools.wraps(model)
    def results(s, p, batch):
        import jax
        import jax.numpy as jnp
        logits = model(s, p, batch)
        targets = batch.get("labels", batch.get("targets"))
        losses = -jnp.take_along_axis(jax.nn.log_softmax(logits), targets[..., None], -1)[..., 0]
        if "key" in batch:  # what is dropped is so in training alone
            logits = model(s, p, {name: value for name, value in batch.items() if name != "key"})
        return {"logits": logits, "loss": jnp.average(losses, weights=batch.get("weights"))}
    return results


def dropped(x, s, batch, block, place):
    """Zero where the first word of Threefry-2x32 of (4 block + place, index) is below the rate; without a key x itself."""
    rate = s.get("attention-dropout" if place == 1 else "dropout", 0)
    if "key" not in batch or rate == 0:
        return x
    import jax.numpy as jnp
    from jax.extend.random import threefry_2x32
    index = np.arange(x.size, dtype=np.uint32)
    bits = threefry_2x32(batch["key"], np.concatenate([np.full_like(index, 4 * block + place), index]))[:x.size].reshape(x.shape)
    return jnp.where(bits < np.uint32(np.floor(rate * 2**32)), 0, x / (1 - rate))


def norm(x, p, name, epsilon=1e-5):
    import jax.numpy as jnp
    return ((x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + epsilon)) * p[name + "/gain"] + p[name + "/bias"]


def attention(query, key, value, window=None, causal=True, drop=lambda shares: shares):
    """[batch, seq, heads, size] each; keys and values of fewer heads serve as many neighbouring queries each."""
    import jax
    import jax.numpy as jnp
    key, value = (jnp.repeat(t, query.shape[2] // t.shape[2], axis=2) for t in (key, value))
    seq = query.shape[1]
    mask = np.tril(np.ones((seq, seq), bool)) & np.triu(np.ones((seq, seq), bool), 1 - (window or seq))
    scores = jnp.einsum("bqhd,bkhd->bhqk", query, key) / np.sqrt(query.shape[-1])
    return jnp.einsum("bhqk,bkhd->bqhd", drop(jax.nn.softmax(scores, -1, where=mask if causal else None)), value)


@classifier
def mlp(s, p, batch):
    import jax
    import jax.numpy as jnp
    act = {"relu": jax.nn.relu, "gelu": jax.nn.gelu, "tanh": jnp.tanh}[s.get("activation", "relu")]
    x = batch["inputs"]
    for i in range(s["layers"]):
        x = act(x @ p[f"hidden/{i}/weight"] + p[f"hidden/{i}/bias"])
    return x @ p["head/weight"] + p["head/bias"]


def pre_norm_block(x, q, heads, causal, epsilon, approximate, drop):
    import jax
    import jax.numpy as jnp
    count, seq, _ = x.shape
    qkv = norm(x, q, "norm1", epsilon) @ q["qkv/weight"] + q["qkv/bias"]
    query, key, value = (t.reshape(count, seq, heads, -1) for t in jnp.split(qkv, 3, -1))
    mixed = attention(query, key, value, causal=causal, drop=lambda shares: drop(shares, 1)).reshape(count, seq, -1)
    x = x + drop(mixed @ q["mix/weight"] + q["mix/bias"], 2)
    up = norm(x, q, "norm2", epsilon) @ q["up/weight"] + q["up/bias"]
    return x + drop(jax.nn.gelu(up, approximate=approximate) @ q["down/weight"] + q["down/bias"], 3)


def block_of(p, i):
    head = f"blocks/{i}/"
    return {name.removeprefix(head): value for name, value in p.items() if name.startswith(head)}


@classifier
def gpt(s, p, batch):
    x = dropped(p["embed"][batch["tokens"]] + p["position"][None], s, batch, 0, 0)
    for i in range(s["layers"]):
        x = pre_norm_block(x, block_of(p, i), s["heads"], True, 1e-5, True, lambda y, place: dropped(y, s, batch, i, place))
    x = norm(x, p, "norm")
    return x @ (p["head/weight"] if s.get("untied") else p["embed"].T)


def moe(s, p, batch):
    """Every expert of every token, by a weight that is zero but for the chosen ones."""
    import jax
    import jax.numpy as jnp
    results, penalties = {}, []

    def experts(s, q, y, name):
        probabilities = jax.nn.softmax(y @ q["router/weight"], -1)
        rank = jnp.argsort(jnp.argsort(-probabilities, -1), -1)
        chosen = (rank < s["top"]).astype(y.dtype)
        scale = probabilities * chosen
        if not s.get("raw-weights"):
            scale = scale / scale.sum(-1, keepdims=True)
        groups = (1, -1, s["experts"]) if s.get("group") == "batch" else chosen.shape
        load = chosen.reshape(groups).mean(1) / s["top"]
        penalties.append(s["experts"] * (load * probabilities.reshape(groups).mean(1)).sum(-1).mean())
        results[name + "router/load"] = load
        hidden = jax.nn.silu(jnp.einsum("bsd,edf->bsef", y, q["experts/gate"])) * jnp.einsum("bsd,edf->bsef", y, q["experts/up"])
        return jnp.einsum("bsef,efd,bse->bsd", hidden, q["experts/down"], scale)

    made = classifier(functools.partial(llama.__wrapped__, feed_forward=experts))(s, p, batch)
    penalty = sum(penalties)
    loss = made["loss"] + s.get("balance", 0.01) * penalty
    return made | results | {"cross_entropy": made["loss"], "penalty": penalty, "loss": loss}


@classifier
def vit(s, p, batch):
    import jax
    import jax.numpy as jnp
    patch, width, channels = s["patch"], s["width"], batch["images"].shape[-1]
    epsilon = s.get("norm-eps", 1e-6)
    kernel = p["patch/weight"].reshape(patch, patch, channels, width)
    x = jax.lax.conv_general_dilated(batch["images"], kernel, (patch, patch), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    x = x.reshape(x.shape[0], -1, width) + p["patch/bias"]
    if "class" in p:
        x = jnp.concatenate([jnp.tile(p["class"], (x.shape[0], 1, 1)), x], 1)
    x = dropped(x + p["position"], s, batch, 0, 0)
    for i in range(s["layers"]):
        x = pre_norm_block(x, block_of(p, i), s["heads"], False, epsilon, s.get("gelu") != "exact",
                           lambda y, place: dropped(y, s, batch, i, place))
    x = norm(x, p, "norm", epsilon)
    return (x[:, 0] if "class" in p else x.mean(1)) @ p["head/weight"] + p["head/bias"]


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


def gated_mlp(s, q, y, _):
    import jax
    return (jax.nn.silu(y @ q["gate/weight"]) * (y @ q["up/weight"])) @ q["down/weight"]


@classifier
def llama(s, p, batch, feed_forward=gated_mlp):
    import jax.numpy as jnp
    epsilon = s.get("norm-eps", 1e-5)

    def rms(x, gain):
        return x / jnp.sqrt((x**2).mean(-1, keepdims=True) + epsilon) * gain

    def rotate(x):
        first, second = jnp.split(x, 2, -1)
        turned = (first + 1j * second) * jnp.exp(1j * np.outer(np.arange(seq), frequencies(s)))[:, None]
        return jnp.concatenate([turned.real, turned.imag], -1)

    count, seq = batch["tokens"].shape
    x = dropped(p["embed"][batch["tokens"]], s, batch, 0, 0)
    for i in range(s["layers"]):
        q = block_of(p, i)
        y = rms(x, q["norm1/gain"])
        query = (y @ q["query/weight"]).reshape(count, seq, s["heads"], -1)
        key, value = ((y @ q[f"{name}/weight"]).reshape(count, seq, s["kv-heads"], -1) for name in ("key", "value"))
        if s.get("qk-norm"):
            query, key = rms(query, q["query_norm/gain"]), rms(key, q["key_norm/gain"])
        mixed = attention(rotate(query), rotate(key), value, s.get("window"), drop=lambda shares: dropped(shares, s, batch, i, 1))
        x = x + dropped(mixed.reshape(count, seq, -1) @ q["mix/weight"], s, batch, i, 2)
        x = x + dropped(feed_forward(s, q, rms(x, q["norm2/gain"]), f"blocks/{i}/"), s, batch, i, 3)
    x = rms(x, p["norm/gain"])
    return x @ (p["embed"].T if s.get("tied") else p["head/weight"])


@classifier
def lstm(s, p, batch):
    import jax
    import jax.numpy as jnp
    x = p["embed"][batch["tokens"]]
    for i in range(s["layers"]):
        q = block_of(p, i)
        both = jnp.concatenate([q["input/weight"], q["recurrent/weight"]])

        def cell(carry, at):
            state, memory = carry
            z = (jnp.concatenate([at, state], -1) @ both + q["input/bias"]).reshape(state.shape[0], 4, -1)
            take, keep, give = (jax.nn.sigmoid(z[:, gate]) for gate in (0, 1, 3))
            memory = keep * memory + take * jnp.tanh(z[:, 2])
            state = give * jnp.tanh(memory)
            return (state, memory), state

        zero = jnp.zeros((x.shape[0], s["width"]))
        x = jax.lax.scan(cell, (zero, zero), x.swapaxes(0, 1))[1].swapaxes(0, 1)
    return (x[:, -1] if s.get("classes") else x) @ p["head/weight"] + p["head/bias"]


def resnet(s, p, batch):
    """Logits by the running statistics; loss by the batch's, and new running ones."""
    import jax
    import jax.numpy as jnp
    epsilon, momentum, results = s.get("norm-eps", 1e-5), s.get("momentum", 0.1), {}

    def convolution(x, name, stride, training):
        kernel = p[name + "/weight"]
        edge = kernel.shape[0] // 2
        y = jax.lax.conv_general_dilated(x, kernel, (stride, stride), [(edge, edge)] * 2, dimension_numbers=("NHWC", "HWIO", "NHWC"))
        mean, variance = batch[name + "/norm/mean"], batch[name + "/norm/variance"]
        if training:
            flat = y.reshape(-1, y.shape[-1])
            results[name + "/norm/mean"] = (1 - momentum) * mean + momentum * flat.mean(0)
            results[name + "/norm/variance"] = (1 - momentum) * variance + momentum * flat.var(0, ddof=1)
            mean, variance = flat.mean(0), flat.var(0)
        return (y - mean) / jnp.sqrt(variance + epsilon) * p[name + "/norm/gain"] + p[name + "/norm/bias"]

    def network(training):
        x = jax.nn.relu(convolution(batch["images"], "stem/conv", 1 if s.get("stem") == "cifar" else 2, training))
        if s.get("stem") != "cifar":
            x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), [(0, 0), (1, 1), (1, 1), (0, 0)])
        for i, count in enumerate(map(int, s["stages"].split(","))):
            for j in range(count):
                name, stride = f"stages/{i}/blocks/{j}/", 2 if i > 0 and j == 0 else 1
                # Stride in the second of three, in the first of two.
                strides = {"conv1": 1, "conv2": stride, "conv3": 1} if s.get("bottleneck") else {"conv1": stride, "conv2": 1}
                y = x
                for k, (conv, own) in enumerate(strides.items()):
                    y = convolution(y if k == 0 else jax.nn.relu(y), name + conv, own, training)
                if name + "shortcut/conv/weight" in p:
                    x = convolution(x, name + "shortcut/conv", stride, training)
                elif x.shape != y.shape:
                    x = jnp.pad(x[:, ::stride, ::stride], [(0, 0)] * 3 + [(0, y.shape[-1] - x.shape[-1])])
                x = jax.nn.relu(x + y)
        return x.mean((1, 2)) @ p["head/weight"] + p["head/bias"]

    loss = classifier(lambda *_: network(True))(s, p, batch)["loss"]
    return {"logits": network(False), "loss": loss} | results


def norms(s, width, parts=("gain", "bias")):
    names = ["norm"] + [f"blocks/{i}/norm{n}" for i in range(s["layers"]) for n in (1, 2)]
    return [(f"{name}/{part}", (width,), None) for name in names for part in parts]


def matrices(s, shapes, bias=False):
    """Of every block."""
    out = []
    for i in range(s["layers"]):
        for name, shape in shapes.items():
            out.append((f"blocks/{i}/{name}/weight", shape, None))
            if bias:
                out.append((f"blocks/{i}/{name}/bias", shape[1:], None))
    return out


def dense(name, shape):
    return [(name + "/weight", shape, None), (name + "/bias", shape[1:], None)]


def pre_norm_blocks(s):
    width = s["width"]
    inner = s.get("mlp", 4 * width)
    shapes = {"qkv": (width, 3 * width), "mix": (width, width), "up": (width, inner), "down": (inner, width)}
    return norms(s, width) + matrices(s, shapes, bias=True)


def text(s):
    return [(name, (s["batch"], s["context"]), s["vocab"]) for name in ("tokens", "targets")] + [
        ("embed", (s["vocab"], s["width"]), None)]


def mlp_shapes(s):
    sizes = [s["inputs"]] + [s["width"]] * s["layers"] + [s["classes"]]
    names = [f"hidden/{i}" for i in range(s["layers"])] + ["head"]
    out = [("inputs", (s["batch"], s["inputs"]), None), ("labels", (s["batch"],), s["classes"])]
    return out + [entry for name, shape in zip(names, zip(sizes, sizes[1:])) for entry in dense(name, shape)]


def gpt_shapes(s):
    head = [("head/weight", (s["width"], s["vocab"]), None)] if s.get("untied") else []
    return text(s) + head + [("position", (s["context"], s["width"]), None)] + pre_norm_blocks(s)


def llama_shapes(s):
    width, inner = s["width"], s["mlp"]
    few = width // s["heads"] * s["kv-heads"]
    shapes = {"query": (width, width), "key": (width, few), "value": (width, few), "mix": (width, width),
              "gate": (width, inner), "up": (width, inner), "down": (inner, width)}
    if s.get("experts"):
        many = s["experts"]
        shapes = {name: shapes[name] for name in ("query", "key", "value", "mix")} | {"router": (width, many)}
        experts = {"gate": (many, width, inner), "up": (many, width, inner), "down": (many, inner, width)}
        out = [(f"blocks/{i}/experts/{name}", shape, None) for i in range(s["layers"]) for name, shape in experts.items()]
        return out + text(s) + norms(s, width, ("gain",)) + matrices(s, shapes) + [("head/weight", (width, s["vocab"]), None)]
    out = text(s) + norms(s, width, ("gain",)) + matrices(s, shapes)
    if not s.get("tied"):
        out.append(("head/weight", (width, s["vocab"]), None))
    if s.get("qk-norm"):
        out += [(f"blocks/{i}/{name}_norm/gain", (width // s["heads"],), None)
                for i in range(s["layers"]) for name in ("query", "key")]
    return out


def lstm_shapes(s):
    width, wide = s["width"], 4 * s["width"]
    out = [("tokens", (s["batch"], s["context"]), s["vocab"]), ("embed", (s["vocab"], width), None)]
    if s.get("classes"):
        out += [("labels", (s["batch"],), s["classes"])] + dense("head", (width, s["classes"]))
    else:
        out += [("targets", (s["batch"], s["context"]), s["vocab"])] + dense("head", (width, s["vocab"]))
    for i in range(s["layers"]):
        out += dense(f"blocks/{i}/input", (width, wide))
        out.append((f"blocks/{i}/recurrent/weight", (width, wide), None))
    return out


def resnet_shapes(s):
    out = [("images", (s["batch"], s["image"], s["image"], s.get("channels", 3)), None), ("labels", (s["batch"],), s["classes"])]

    def convolution(name, size, a, b):
        parts = ("gain", "bias", "mean", "variance")
        return [(name + "/weight", (size, size, a, b), None)] + [(f"{name}/norm/{part}", (b,), None) for part in parts]

    out += convolution("stem/conv", 3 if s.get("stem") == "cifar" else 7, s.get("channels", 3), s["width"])
    last = across = s["width"]
    for i, count in enumerate(map(int, s["stages"].split(","))):
        for j in range(count):
            name = f"stages/{i}/blocks/{j}/"
            wide = 4 * across if s.get("bottleneck") else across
            kernels = [(1, last, across), (3, across, across), (1, across, wide)] if s.get("bottleneck") else [(3, last, wide), (3, wide, wide)]
            for k, kernel in enumerate(kernels):
                out += convolution(f"{name}conv{k + 1}", *kernel)
            if s.get("shortcut") != "zeros" and (last != wide or (i > 0 and j == 0)):
                out += convolution(name + "shortcut/conv", 1, last, wide)
            last = wide
        across *= 2
    return out + dense("head", (last, s["classes"]))


def vit_shapes(s):
    width, patch, channels = s["width"], s["patch"], s.get("channels", 3)
    tokens = (s["image"] // patch) ** 2
    out = [("images", (s["batch"], s["image"], s["image"], channels), None), ("labels", (s["batch"],), s["classes"])]
    if s.get("pool") != "mean":
        tokens += 1
        out.append(("class", (width,), None))
    out.append(("position", (tokens, width), None))
    return out + dense("patch", (patch * patch * channels, width)) + dense("head", (width, s["classes"])) + pre_norm_blocks(s)


MODELS = {"gpt": gpt, "llama": llama, "lstm": lstm, "mlp": mlp, "moe": moe, "resnet": resnet, "vit": vit}


def shapes_of(model, s):
    """(name, shape, highest integer or None) of parameters and batch, as the papers have them."""
    shapes = {"gpt": gpt_shapes, "llama": llama_shapes, "lstm": lstm_shapes, "mlp": mlp_shapes, "moe": llama_shapes,
              "resnet": resnet_shapes, "vit": vit_shapes}
    out = shapes[model](s)
    if s.get("dropout") or s.get("attention-dropout"):
        out += [("key", (2,), 2**32)]
    if s.get("weights"):
        out += [("weights", shape, None) for name, shape, _ in out if name in ("labels", "targets")]
    return out
