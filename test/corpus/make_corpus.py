"""Writes every case beside this file:  python make_corpus.py [group or case ...]        (needs jax, safetensors)
Checks what is stored instead:        python make_corpus.py --check [group or case ...]"""
import os, sys, pathlib, shutil
os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_force_host_platform_device_count=8"
import numpy as np, jax, jax.numpy as jnp
from jax.sharding import PartitionSpec as P, NamedSharding, Mesh
from functools import partial
import corpus_lib as cl
from corpus_lib import write_case, fill
from models import *

ROOT = pathlib.Path(__file__).parent
CASES = {}
def case(f): CASES[f.__name__] = f; return f
def W(name, fn, args, **k): return write_case(ROOT, name, fn, args, **k)
def G(name, how, f, args, wrt=0, in_axes=None, **k):
    """the transform `how` (grad, value_and_grad, hessian) of f with respect to arguments wrt, then batched if in_axes (one entry per argument of f);
    f is kept beside it as forward.mlir"""
    t = lambda *a: getattr(jax, how)(f, wrt)(*a); fn, fargs, expr = t, args, f"{how}(main)"
    n = [len(jax.tree.leaves(a)) for a in args]; first = np.cumsum([0] + n).tolist(); nums = (wrt,) if isinstance(wrt, int) else wrt
    if in_axes:
        fn = lambda *a: jax.vmap(t, in_axes)(*a); fargs = tuple(a if i is None else jax.tree.map(lambda x: jnp.take(x, 0, i), a) for a, i in zip(args, in_axes))
        expr = f"vmap({expr}, in_axes=[{', '.join('null' if i is None else str(i) for i, c in zip(in_axes, n) for _ in range(c))}])"
    meta = {"expr": expr, "wrt": [q for i in nums for q in range(first[i], first[i + 1])], "has_value": how == "value_and_grad", "cotangents": None}
    return W(name, fn, args, transform=(f, fargs, meta), **k)
f32 = np.float32
def tok(r, V, *s): return jnp.asarray(r.integers(0, V, s).astype(np.int32))

@case
def elementwise():
    r = rs(0); x, y = w(r, 37, 53, scale=1.), w(r, 37, 53, scale=1.)
    W("elementwise_chain", lambda x, y: jnp.tanh(x) * jax.nn.sigmoid(y) + jnp.exp(-jnp.abs(x - y)) * jax.lax.erf(y) - jnp.log1p(x * x), (x, y), tags=["forward"])
    W("softmax_rows", lambda x: jax.nn.softmax(x, -1), (w(r, 33, 257, scale=4.),), tags=["forward"])
    W("layernorm_residual", lambda x, y, g, b: ln(x + y, {"g": g, "b": b}), (w(r, 8, 16, 96, scale=1.), w(r, 8, 16, 96, scale=1.), w(r, 96, scale=1.), w(r, 96, scale=1.)), tags=["forward"])
@case
def optimizer():
    r = rs(77); p, g = {"w": w(r, 64, 128, scale=.1)}, {"w": w(r, 64, 128, scale=.05)}
    W("adamw_update", adamw, (p, g, adamw_warm(r, p)), donate=(0, 2), tags=["train"])
@case
def mlp_cases():
    r = rs(1); p = mlp_init(r, (64, 96, 80, 10)); x = w(r, 32, 64, scale=1.); y = tok(r, 10, 32)
    W("mlp_forward", mlp, (p, x), tags=["forward"])
    def step(p, m, x, y):
        l, g = jax.value_and_grad(lambda p: xent(mlp(p, x), y))(p)
        m = jax.tree.map(lambda m, g: .9 * m + g, m, g); return jax.tree.map(lambda p, m: p - .1 * m, p, m), m, l
    W("mlp_train_step", step, (p, jax.tree.map(jnp.zeros_like, p), x, y), donate=(0, 1), tags=["train"], rows=(2, 3))
    G("mlp_per_example_grads", "grad", lambda p, x, y: xent(mlp(p, x[None]), y[None]), (mlp_init(r, (16, 24, 5)), w(r, 6, 16, scale=1.), tok(r, 5, 6)), in_axes=(None, 0, 0), tags=["vmap", "grad"])
    G("mlp_hessian", "hessian", lambda w, x: jnp.sum(jnp.tanh(x @ w) ** 2), (w(r, 5, 4), w(r, 7, 5, scale=1.)), tags=["grad"])
@case
def gpt_cases():
    r = rs(2); V, T, D, L, H = 65, 32, 48, 2, 4
    p = gpt_init(r, V, T, D, L); s = adamw_warm(r, p); a, b = tok(r, V, 4, T), tok(r, V, 4, T)
    W("gpt_forward", partial(gpt, H=H), (p, a), tags=["forward"])
    W("gpt_train_step", partial(gpt_train_step, H=H), (p, s, a, b), donate=(0, 1), tags=["train"], rows=(2, 3))
    W("gpt_train_step_remat", partial(gpt_train_step, H=H, remat=True), (p, s, a, b), donate=(0, 1), tags=["train", "remat"], rows=(2, 3))
    W("gpt_train_step_dropout", lambda p, s, a, b, k: gpt_train_step(p, s, a, b, H=H, key=jax.random.wrap_key_data(k)), (p, s, a, b, jax.random.key_data(jax.random.key(3))), donate=(0, 1), tags=["train", "rng"])
    W("gpt_train_step_accum", partial(gpt_train_step_accum, H=H, N=4), (p, s, a, b), donate=(0, 1), tags=["train", "while"], rows=(2, 3))
    W("gpt_train_step_bf16", partial(gpt_train_step_amp, H=H), (p, s, a, b), donate=(0, 1), tags=["train", "bf16"], rows=(2, 3), ref="jax")
    def many(p, s, xs, ys):
        def body(c, xy): q, t, l = gpt_train_step(*c, *xy, H=H); return (q, t), l
        (p, s), ls = jax.lax.scan(body, (p, s), (xs, ys)); return ls
    W("gpt_loss_curve_20_steps", many, (p, s, tok(r, V, 20, 4, T), tok(r, V, 20, 4, T)), tags=["train", "while"], rows=((2, 1), (3, 1)))
@case
def llama_cases():
    r = rs(3); V, D, L, H, KV, F = 71, 32, 2, 4, 2, 64; p = llama_init(r, V, D, L, H, KV, F)
    W("llama_forward", partial(llama, H=H, KV=KV), (p, tok(r, V, 2, 24)), tags=["forward"])
    c = [(jnp.zeros((2, 40, KV, D // H)),) * 2 for _ in range(L)]
    c = [(w(r, 2, 40, KV, D // H, scale=1.), w(r, 2, 40, KV, D // H, scale=1.)) for _ in range(L)]
    W("llama_decode_step", partial(llama_decode, H=H, KV=KV), (p, tok(r, V, 2, 1), c, jnp.int32(17)), donate=(2,), tags=["forward"])
    def gen(p, t0, c):
        def body(i, st): t, c, o = st; n, c = llama_decode(p, t[:, None], c, i, H, KV); n = n.astype(jnp.int32); return n, c, o.at[:, i].set(n)
        return jax.lax.fori_loop(0, 12, body, (t0, c, jnp.zeros((2, 12), jnp.int32)))[2]
    W("llama_generate_12_tokens", gen, (p, tok(r, V, 2), [(jnp.zeros((2, 40, KV, D // H)),) * 2 for _ in range(L)]), tags=["forward", "while"])
@case
def vision_cases():
    r = rs(4); p = resnet_init(r); x, y = w(r, 4, 16, 16, 3, scale=1.), tok(r, 10, 4)
    W("resnet_forward", resnet, (p, x), tags=["forward", "conv"])
    W("resnet_train_step", resnet_train_step, (p, jax.tree.map(jnp.zeros_like, p), x, y), donate=(0, 1), tags=["train", "conv"], rows=(2, 3))
    dw = {"d": w(r, 3, 3, 1, 12, scale=.3), "p": w(r, 1, 1, 12, 24, scale=.3)}
    G("depthwise_separable_grad", "grad", lambda p, x: jnp.sum(jax.nn.relu(conv(conv(x, p["d"], 2, groups=12), p["p"])) ** 2), (dw, w(r, 2, 13, 11, 12, scale=1.)), tags=["grad", "conv"])
    W("conv_transpose_dilated", lambda x, k, k2: jax.lax.conv_transpose(x, k, (2, 2), "SAME") + conv(jnp.repeat(jnp.repeat(x, 2, 1), 2, 2), k2, dil=2), (w(r, 2, 7, 6, 5, scale=1.), w(r, 3, 3, 5, 4), w(r, 3, 3, 5, 4)), tags=["conv"])
    W("conv1d_causal", lambda x, k: jax.lax.conv_general_dilated(x, k, (1,), [(6, 0)], rhs_dilation=(3,), dimension_numbers=("NWC", "WIO", "NWC")), (w(r, 3, 40, 8, scale=1.), w(r, 3, 8, 16)), tags=["conv"])
    W("conv3d", lambda x, k: jax.lax.conv_general_dilated(x, k, (1, 2, 1), "VALID", dimension_numbers=("NCDHW", "OIDHW", "NCDHW")), (w(r, 2, 3, 6, 7, 5, scale=1.), w(r, 4, 3, 3, 3, 2)), tags=["conv"])
    G("pooling_grad", "grad", lambda x: jnp.sum(jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME") ** 2) + jnp.sum(jax.lax.reduce_window(x, 0., jax.lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2), (w(r, 2, 9, 9, 3, scale=1.),), tags=["grad", "reduce_window"])
    vp = vit_init(r)
    W("vit_forward", vit, (vp, w(r, 3, 16, 16, 3, scale=1.)), tags=["forward"])
    G("vit_grad", "grad", lambda p, x, y: xent(vit(p, x), y), (vp, w(r, 3, 16, 16, 3, scale=1.), tok(r, 10, 3)), tags=["grad"])
    def unet(p, x, t):
        e = jnp.concatenate([jnp.sin(t[:, None] * jnp.arange(8)), jnp.cos(t[:, None] * jnp.arange(8))], -1) @ p["t"]
        def gn(x): B, h, ww, C = x.shape; g = x.reshape(B, h, ww, 4, C // 4); m = g.mean((1, 2, 4), keepdims=True); v = g.var((1, 2, 4), keepdims=True); return ((g - m) / jnp.sqrt(v + 1e-5)).reshape(x.shape)
        a = jax.nn.silu(gn(conv(x, p["a"]))) + e[:, None, None, :]
        d = jax.nn.silu(gn(conv(a, p["d"], 2))); B, h, ww, C = d.shape; q = d.reshape(B, h * ww, 2, C // 2); d = d + attention(q, q, q, False).reshape(d.shape)
        u = jax.image.resize(d, a.shape, "nearest"); return conv(jnp.concatenate([u, a], -1), p["u"])
    W("unet_block", unet, ({"t": w(r, 16, 16), "a": w(r, 3, 3, 3, 16, scale=.2), "d": w(r, 3, 3, 16, 16, scale=.1), "u": w(r, 3, 3, 32, 3, scale=.1)}, w(r, 2, 12, 12, 3, scale=1.), jnp.asarray([.3, .9], jnp.float32)), tags=["forward", "conv"])
@case
def sequence_cases():
    r = rs(5)
    lp = {"wx": w(r, 8, 64), "wh": w(r, 16, 64), "b": jnp.zeros(64)}; xs = w(r, 12, 3, 8, scale=1.)
    W("lstm_forward", lstm, (lp, xs), tags=["while"])
    G("lstm_grad", "grad", lambda p, xs: jnp.mean(lstm(p, xs) ** 2), (lp, xs), tags=["while", "grad"])
    mp = moe_init(r)
    W("moe_top2", moe_dense, (mp, w(r, 20, 16, scale=1.)), tags=["forward", "sort"])
    G("moe_top2_grad", "grad", lambda p, x: jnp.sum(moe_dense(p, x) ** 2), (mp, w(r, 20, 16, scale=1.)), tags=["grad", "sort"])
    G("embedding_bag_grad", "grad", lambda e, i, ww: jnp.sum(jnp.tanh((e[i] * ww[..., None]).sum(1)) ** 2), (w(r, 50, 8), tok(r, 50, 6, 5), w(r, 6, 5, scale=1.)), tags=["gather", "scatter", "grad"])
    W("segment_ops", lambda x, s: (jax.ops.segment_sum(x, s, 7), jax.ops.segment_max(x, s, 7)), (w(r, 40, 3, scale=1.), tok(r, 7, 40)), tags=["scatter"])
    W("cumulative", lambda x: (jnp.cumsum(x, 1), jnp.cumprod(x * .5, 0), jax.lax.cummax(x, 1)), (w(r, 9, 31, scale=1.),), tags=["reduce_window"])
    W("sort_argsort_topk", lambda x: (jnp.sort(x, 1), jnp.argsort(x, 0), jax.lax.top_k(x, 5), jnp.argmax(x, 1), jnp.median(x, 1)), (w(r, 13, 27, scale=1.),), tags=["sort"])
    W("random_draws", lambda k: (jax.random.normal(jax.random.wrap_key_data(k), (5, 33)), jax.random.randint(jax.random.wrap_key_data(k), (17,), 0, 100), jax.random.permutation(jax.random.wrap_key_data(k), 23)), (jax.random.key_data(jax.random.key(11)),), tags=["rng"])
    W("newton_while", lambda a: jax.lax.while_loop(lambda s: jnp.any(jnp.abs(s[0] * s[0] - a) > 1e-4) & (s[1] < 50), lambda s: ((s[0] + a / s[0]) / 2, s[1] + 1), (jnp.ones_like(a), jnp.int32(0))), (jnp.asarray([2., 9., 100.], jnp.float32),), tags=["while"])
    W("switch_cond", lambda i, x: (jax.lax.switch(i, [jnp.sin, jnp.cos, lambda x: x * x], x), jax.lax.cond(x.sum() > 0, lambda x: x + 1, lambda x: x - 1, x)), (jnp.int32(2), w(r, 4, 4, scale=1.)), tags=["case"])
    W("integer_bits", lambda a, b: (a // b, a % b, a << 3, a >> 2, jax.lax.shift_right_logical(a, 2), a ^ b, ~a, jax.lax.population_count(a), jax.lax.clz(a)), (tok(r, 1000, 40) - 500, tok(r, 30, 40) + 1), tags=["integer"])
    W("dtypes_f64_f16_u8", lambda a, b, c: (jnp.sin(a).sum(), (b * b).sum(0), jnp.bincount(c, length=16), c.astype(jnp.float16) / 7), (r.standard_normal(50), r.standard_normal((4, 9)).astype(np.float16), r.integers(0, 16, 60).astype(np.uint8)), tags=["dtypes"], x64=True)
    W("complex_fft", lambda x: (jnp.fft.fft(x), jnp.fft.irfft(jnp.fft.rfft(x.real) * 2), jnp.abs(x)), (jnp.asarray((r.standard_normal((3, 24)) + 1j * r.standard_normal((3, 24))).astype(np.complex64)),), tags=["complex", "fft"])

@case
def sharded_cases():
    dev = np.array(jax.devices()); r = rs(6)
    def sh(m, *s): return NamedSharding(m, P(*s))
    m8 = Mesh(dev, ("data",)); p = mlp_init(r, (64, 96, 80, 10)); x, y = w(r, 32, 64, scale=1.), tok(r, 10, 32)
    rep = jax.tree.map(lambda _: sh(m8), p)
    def sgd(p, x, y): l, g = jax.value_and_grad(lambda p: xent(mlp(p, x), y))(p); return jax.tree.map(lambda p, g: p - .1 * g, p, g), l
    W("sharded_mlp_data_parallel", sgd, (p, x, y), in_shardings=(rep, sh(m8, "data"), sh(m8, "data")), out_shardings=(rep, sh(m8)), devices=8, tags=["sharded", "train"], rows=(1, 2))
    fs = jax.tree.map(lambda q: sh(m8, "data") if q.shape[0] % 8 == 0 else sh(m8), p)
    W("sharded_mlp_fsdp", sgd, (p, x, y), in_shardings=(fs, sh(m8, "data"), sh(m8, "data")), out_shardings=(fs, sh(m8)), devices=8, tags=["sharded", "train"], rows=(1, 2))
    m24 = Mesh(dev.reshape(2, 4), ("data", "tensor")); V, T, D, L, H = 64, 16, 32, 2, 4; gp = gpt_init(r, V, T, D, L)
    def spec(path, q):
        k = jax.tree_util.keystr(path)
        if "qkv" in k or "fc" in k: return sh(m24, None, "tensor") if q.ndim == 2 else sh(m24, "tensor")
        if ("proj" in k or "out" in k) and q.ndim == 2: return sh(m24, "tensor", None)
        if "wte" in k: return sh(m24, "tensor", None)
        return sh(m24)
    gs = jax.tree_util.tree_map_with_path(spec, gp); a, b = tok(r, V, 4, T), tok(r, V, 4, T); ost = adamw_warm(r, gp)
    os_ = {"m": gs, "v": gs, "t": sh(m24)}; bs = sh(m24, "data", None)
    W("sharded_gpt_tensor_parallel_forward", partial(gpt, H=H), (gp, a), in_shardings=(gs, bs), devices=8, tags=["sharded", "forward"])
    W("sharded_gpt_train_step_dp2_tp4", partial(gpt_train_step, H=H), (gp, ost, a, b), in_shardings=(gs, os_, bs, bs), out_shardings=(gs, os_, sh(m24)), devices=8, tags=["sharded", "train"], rows=(2, 3))
    z = jax.tree_util.tree_map_with_path(lambda pth, q: sh(m24, *[("data" if i == [j for j in range(q.ndim) if q.shape[j] % 2 == 0][0] else None) for i in range(q.ndim)]) if q.ndim and any(d % 2 == 0 for d in q.shape) else sh(m24), gp)
    g0 = jax.tree.map(lambda _: sh(m24), gp)
    W("sharded_gpt_train_step_zero1", partial(gpt_train_step, H=H), (gp, ost, a, b), in_shardings=(g0, {"m": z, "v": z, "t": sh(m24)}, bs, bs), out_shardings=(g0, {"m": z, "v": z, "t": sh(m24)}, sh(m24)), devices=8, tags=["sharded", "train"], rows=(2, 3))
    W("shard_map_psum_matmul", jax.shard_map(lambda a, b: jax.lax.psum(a @ b, "data"), mesh=m8, in_specs=(P(None, "data"), P("data")), out_specs=P()), (w(r, 16, 32, scale=1.), w(r, 32, 12, scale=1.)), devices=8, tags=["sharded", "manual"])
    W("shard_map_ring", jax.shard_map(lambda x: jax.lax.ppermute(x * 2, "data", [(i, (i + 1) % 8) for i in range(8)]) + jax.lax.axis_index("data"), mesh=m8, in_specs=P("data"), out_specs=P("data")), (w(r, 16, 5, scale=1.),), devices=8, tags=["sharded", "manual"])
    W("shard_map_gather_scatter_a2a", jax.shard_map(lambda x: (jax.lax.all_gather(x, "data", axis=0, tiled=True).sum(0, keepdims=True), jax.lax.psum_scatter(jnp.tile(x, (8, 1)), "data", scatter_dimension=0, tiled=True), jax.lax.all_to_all(jnp.tile(x, (8, 1)), "data", 0, 1, tiled=True)), mesh=m8, in_specs=P("data"), out_specs=P("data")), (w(r, 16, 5, scale=1.),), devices=8, tags=["sharded", "manual"])
    W("sharded_conv_spatial", lambda x, k: conv(x, k).sum(-1), (w(r, 2, 16, 12, 3, scale=1.), w(r, 3, 3, 3, 8)), in_shardings=(sh(m8, None, "data"), sh(m8)), out_shardings=sh(m8, None, "data"), devices=8, tags=["sharded", "conv"])
    W("sharded_uneven_batch", lambda x, q: jnp.tanh(x @ q).sum(1), (w(r, 24, 9, scale=1.), w(r, 9, 7)), in_shardings=(sh(m24, "data"), sh(m24)), devices=8, tags=["sharded"])
    def embed(e, t, q): return jax.nn.softmax(e[t] @ q, -1)
    W("sharded_vocab_embedding", embed, (w(r, 64, 16), tok(r, 64, 8, 4), w(r, 16, 40)), in_shardings=(sh(m24, "tensor"), sh(m24, "data"), sh(m24, None, "tensor")), devices=8, tags=["sharded", "gather"])


# ---- a loss and twenty steps of training per model ---------------------------------------------------------------
@case
def training():
    r = rs(20); S = 20
    def twenty(name, steps, loss, p, st, xs, ys, ax=1):
        n = len(jax.tree.leaves(p)); t = {"loss": name + "_loss"} | training_of(ADAMW if steps is adamw_steps else SGD, p, st)
        W(name + "_train_20_steps_params", lambda p, s, xs, ys: steps(loss, p, s, xs, ys), (p, st, xs, ys), donate=(0,), tags=["train", "while"], rows=((2, ax), (3, 1)), norm=range(n), training=(loss, t))
    zeros = lambda p: jax.tree.map(jnp.zeros_like, p)
    p = mlp_init(r, (24, 40, 32, 10)); f = lambda p, x, y: xent(mlp(p, x), y)
    W("mlp_loss", f, (p, w(r, 16, 24, scale=1.), tok(r, 10, 16)), tags=["forward"], rows=(1, 2))
    twenty("mlp", sgd_steps, f, p, zeros(p), w(r, S, 16, 24, scale=1.), tok(r, 10, S, 16))
    V, T, D, L, H = 61, 16, 32, 2, 4; p = gpt_init(r, V, T, D, L); f = partial(gpt_loss, H=H)
    st, xs, ys = adamw_warm(r, p), tok(r, V, S, 4, T), tok(r, V, S, 4, T)
    W("gpt_loss", f, (p, xs[0], ys[0]), tags=["forward"], rows=(1, 2)); twenty("gpt", adamw_steps, f, p, st, xs, ys)
    p = llama_init(r, V, D, 2, 4, 2, 48); f = lambda p, x, y: xent(llama(p, x, 4, 2), y)
    tok(r, V, 6, T); st, xs, ys = adamw_warm(r, p), tok(r, V, S, 4, T), tok(r, V, S, 4, T)      # the first draw is dropped: an older llama_loss had it
    W("llama_loss", f, (p, xs[0], ys[0]), tags=["forward"], rows=(1, 2)); twenty("llama", adamw_steps, f, p, st, xs, ys)
    p = resnet_init(r, (8, 16)); f = lambda p, x, y: xent(resnet(p, x), y)
    W("resnet_loss", f, (p, w(r, 4, 12, 12, 3, scale=1.), tok(r, 10, 4)), tags=["forward", "conv"], rows=(1, 2))
    twenty("resnet", sgd_steps, f, p, zeros(p), w(r, S, 4, 12, 12, 3, scale=1.), tok(r, 10, S, 4))
    p = vit_init(r, 24); f = lambda p, x, y: xent(vit(p, x), y)
    W("vit_loss", f, (p, w(r, 4, 16, 16, 3, scale=1.), tok(r, 10, 4)), tags=["forward"], rows=(1, 2))
    twenty("vit", adamw_steps, f, p, adamw_warm(r, p), w(r, S, 4, 16, 16, 3, scale=1.), tok(r, 10, S, 4))
    p = {"wx": w(r, 8, 48), "wh": w(r, 12, 48), "b": jnp.zeros(48), "head": w(r, 12, 6)}
    W("lstm_loss", lstm_loss, (p, w(r, 10, 5, 8, scale=1.), tok(r, 6, 5)), tags=["forward", "while"], rows=((1, 1), 2))
    twenty("lstm", adamw_steps, lstm_loss, p, adamw_warm(r, p), w(r, S, 10, 5, 8, scale=1.), tok(r, 6, S, 5), ax=2)
    p = moe_init(r, K=10)
    W("moe_loss", moe_loss, (p, w(r, 20, 16, scale=1.), tok(r, 10, 20)), tags=["forward", "sort", "scatter"])
    W("moe_capacity_forward", moe_capacity, (p, w(r, 24, 16, scale=1.)), tags=["forward", "sort", "scatter"])
    G("moe_capacity_grad", "value_and_grad", moe_loss, (p, w(r, 20, 16, scale=1.), tok(r, 10, 20)), tags=["grad", "sort", "scatter"])
    W("moe_ragged_forward", moe_ragged, (p, w(r, 24, 16, scale=1.)), tags=["forward", "sort", "ragged"])
    G("moe_ragged_loss_grad", "value_and_grad", partial(moe_loss, f=moe_ragged), (p, w(r, 20, 16, scale=1.), tok(r, 10, 20)), tags=["grad", "sort", "ragged"], rows=(1, 2))
    st = adamw_warm(r, p); t = {"loss": "moe_loss"} | training_of(ADAMW, p, st)
    W("moe_train_20_steps_params", lambda p, s, xs, ys: adamw_steps(moe_loss, p, s, xs, ys), (p, st, w(r, S, 20, 16, scale=1.), tok(r, 10, S, 20)), donate=(0,), tags=["train", "while", "sort", "scatter"], norm=range(len(p)), training=(moe_loss, t))

# ---- layers by scan ----------------------------------------------------------------------------------------------
@case
def scanned():
    r = rs(21); V, T, D, L, H = 40, 16, 24, 8, 3; g = gpt_init(r, V, T, D, L)
    p = {k: v for k, v in g.items() if k[0] != "h"} | {"blocks": jax.tree.map(lambda *x: jnp.stack(x), *[g[f"h{i}"] for i in range(L)])}
    def fwd(p, t, remat=False):
        blk = lambda x, b: (gpt_block(b, x, H), None)
        x = jax.lax.scan(jax.checkpoint(blk) if remat else blk, p["wte"][t] + p["wpe"][: t.shape[1]], p["blocks"])[0]; return ln(x, p["lnf"]) @ p["wte"].T
    a, b = tok(r, V, 2, T), tok(r, V, 2, T)
    W("gpt_scanned_8_layers", fwd, (p, a), tags=["forward", "while"])
    for nm, rem in (("gpt_scanned_8_layers_grad", False), ("gpt_scanned_8_layers_grad_remat", True)):
        G(nm, "value_and_grad", lambda p, a, b: xent(fwd(p, a, rem), b), (p, a, b), tags=["grad", "while"] + ["remat"] * rem, rows=(1, 2))

# ---- types -------------------------------------------------------------------------------------------------------
@case
def types():
    import ml_dtypes
    r = rs(22); V, D, L, H, KV, F = 71, 32, 2, 4, 2, 64; bf = jnp.bfloat16
    p = jax.tree.map(lambda x: x.astype(bf), llama_init(r, V, D, L, H, KV, F))
    W("llama_forward_bf16", partial(llama, H=H, KV=KV), (p, tok(r, V, 2, 12)), tags=["forward", "bf16"], ref="jax")
    W("mlp_forward_f16", mlp, (jax.tree.map(lambda x: x.astype(jnp.float16), mlp_init(r, (24, 40, 32, 10))), w(r, 9, 24, scale=1., dt=np.float16)), tags=["forward", "f16"], ref="jax")
    f8 = lambda *s: jnp.asarray((r.standard_normal(s)).astype(ml_dtypes.float8_e4m3fn))
    W("dot_f8_f32", lambda a, b: jax.lax.dot_general(a, b, (((1,), (0,)), ((), ())), preferred_element_type=jnp.float32), (f8(17, 40), f8(40, 23)), tags=["f8"], strict=False)
    W("convert_f8_kinds", lambda x: tuple(x.astype(t) for t in (jnp.float8_e4m3fn, jnp.float8_e5m2, jnp.float8_e4m3fnuz, jnp.float8_e5m2fnuz)), (w(r, 6, 20, scale=3.),), tags=["f8"], ref="jax", perturb=False, strict=False, exact=True)
    i4 = jnp.asarray(r.integers(-8, 8, (48, 20)).astype(ml_dtypes.int4))
    W("matmul_int4_dequant", lambda x, q, s: x @ (q.astype(jnp.float32).reshape(3, 16, 20) * s[:, None]).reshape(48, 20), (w(r, 7, 48, scale=1.), i4, jnp.abs(w(r, 3, 20, scale=.1))), tags=["int4"])
    W("int4_arith", lambda a, b: (a + b, a * b, jnp.maximum(a, b), (a.astype(jnp.int8) * b.astype(jnp.int8)), a < b), (i4[:6], jnp.asarray(r.integers(-8, 8, (6, 20)).astype(ml_dtypes.int4))), tags=["int4"])
    W("uint4_unpack", lambda u: (u.astype(jnp.int32) - 8, (u.astype(jnp.uint8) << 4).astype(jnp.uint8)), (jnp.asarray(r.integers(0, 16, (5, 12)).astype(ml_dtypes.uint4)),), tags=["int4"])
    q = jax.tree.map(lambda x: np.asarray(x, np.float64), mlp_init(r, (12, 20, 16, 5)))
    G("mlp_grad_f64", "value_and_grad", lambda p, x, y: xent(mlp(p, x), y), (q, r.standard_normal((8, 12)), r.integers(0, 5, 8)), tags=["grad", "f64"], x64=True, rows=(1, 2))
    W("math_f64", lambda x: (jnp.exp(x), jnp.log1p(jnp.abs(x)), jnp.tanh(x), jax.lax.erf(x), jnp.sin(40 * x), jax.lax.rsqrt(jnp.abs(x)), jax.lax.lgamma(jnp.abs(x)), jnp.arctan2(x, x[::-1]), jnp.cbrt(x), jnp.abs(x) ** 1.7), (r.standard_normal((5, 30)),), tags=["f64"], x64=True)
    W("arith_i64", lambda a, b: (a * b, a // b, a % b, a - (b << 33), a >> b % 64, jax.lax.population_count(a), jax.lax.clz(a), jnp.cumsum(a), a.astype(np.uint64) // 7, jnp.sort(a), a.astype(np.int16), jnp.sum(a)), (r.integers(-2**62, 2**62, 50), r.integers(1, 90, 50)), tags=["integer", "i64"], x64=True)
    W("arith_i16_u16_u64", lambda a, b, c: (a + a, a * 321, b - 5, b * b, c ^ (c >> 7), c * np.uint64(0x9E3779B97F4A7C15), jnp.maximum(b, 900), a.astype(np.float32)), (r.integers(-32768, 32768, 30).astype(np.int16), r.integers(0, 65536, 30).astype(np.uint16), r.integers(0, 2**63, 30).astype(np.uint64)), tags=["integer"], x64=True, exact=True)
    c = lambda *s: jnp.asarray((r.standard_normal(s) + 1j * r.standard_normal(s)).astype(np.complex64))
    W("complex_arith", lambda a, b: (a * b, a / b, jnp.exp(a), jnp.log(a), jnp.sqrt(a), jnp.tanh(a), a ** b, jnp.abs(a), jnp.conj(a) + jnp.real(b) - 1j * jnp.imag(b), jax.lax.complex(a.real, b.imag), jnp.sin(a) - jnp.cos(b), jnp.expm1(a), jnp.log1p(b), a == b), (c(4, 9), c(4, 9)), tags=["complex"])
    G("complex_matmul_grad", "grad", lambda a, b: jnp.sum(jnp.abs(a @ b) ** 2), (c(5, 8), c(8, 6)), tags=["complex", "grad"])
    W("complex128_arith", lambda a: (a * a[::-1], jnp.exp(a), a / (1 + jnp.abs(a))), ((r.standard_normal((3, 7)) + 1j * r.standard_normal((3, 7))),), tags=["complex", "f64"], x64=True)

# ---- ops that no model above uses --------------------------------------------------------------------------------
def T(name, text, args, **k): return W(name, None, args, text=text, **k)
@case
def rare_ops():
    r = rs(23); x = w(r, 4, 5, 6, 7, scale=1.); g, b = 1 + .2 * w(r, 7, scale=1.), w(r, 7, scale=1.); X, C = "tensor<4x5x6x7xf32>", "tensor<7xf32>"
    T("batch_norm_training", f"""func.func public @main(%x: {X}, %g: {C}, %b: {C}) -> ({X}, {C}, {C}) {{
  %0:3 = "stablehlo.batch_norm_training"(%x, %g, %b) <{{epsilon = 1.000000e-03 : f32, feature_index = 3 : i64}}> : ({X}, {C}, {C}) -> ({X}, {C}, {C})
  return %0#0, %0#1, %0#2 : {X}, {C}, {C}
}}""", (x, g, b), tags=["batch_norm", "hand"])
    T("batch_norm_inference", f"""func.func public @main(%x: {X}, %g: {C}, %b: {C}, %m: {C}, %v: {C}) -> {X} {{
  %0 = "stablehlo.batch_norm_inference"(%x, %g, %b, %m, %v) <{{epsilon = 1.000000e-03 : f32, feature_index = 3 : i64}}> : ({X}, {C}, {C}, {C}, {C}) -> {X}
  return %0 : {X}
}}""", (x, g, b, w(r, 7, scale=.3), jnp.abs(w(r, 7, scale=1.)) + .3), tags=["batch_norm", "hand"])
    T("batch_norm_grad", f"""func.func public @main(%x: {X}, %g: {C}, %m: {C}, %v: {C}, %dy: {X}) -> ({X}, {C}, {C}) {{
  %0:3 = "stablehlo.batch_norm_grad"(%x, %g, %m, %v, %dy) <{{epsilon = 1.000000e-03 : f32, feature_index = 3 : i64}}> : ({X}, {C}, {C}, {C}, {X}) -> ({X}, {C}, {C})
  return %0#0, %0#1, %0#2 : {X}, {C}, {C}
}}""", (x, g, x.mean((0, 1, 2)), x.var((0, 1, 2)), w(r, 4, 5, 6, 7, scale=1.)), tags=["batch_norm", "hand"])
    a = r.standard_normal((3, 9, 9)); spd = jnp.asarray((a @ a.transpose(0, 2, 1) + 3 * np.eye(9)).astype(f32)); rhs = w(r, 3, 9, 4, scale=1.)
    tri = jnp.tril(spd); chol = lambda a: jnp.linalg.cholesky(a)
    solves = lambda a, b: (jax.lax.linalg.triangular_solve(a, b, left_side=True, lower=True), jax.lax.linalg.triangular_solve(a, b, left_side=True, lower=True, transpose_a=True), jax.lax.linalg.triangular_solve(a, jnp.swapaxes(b, 1, 2), left_side=False, lower=True), jax.lax.linalg.triangular_solve(jnp.swapaxes(a, 1, 2), b, left_side=True, lower=False, unit_diagonal=True))
    small = jnp.where(jnp.eye(9) == 1, 1 + .2 * tri, .1 * tri)
    A, B, Bt = "tensor<3x9x9xf32>", "tensor<3x9x4xf32>", "tensor<3x4x9xf32>"
    T("cholesky_op", f"""func.func public @main(%a: {A}) -> ({A}, {A}) {{
  %row = stablehlo.iota dim = 1 : tensor<3x9x9xi32>
  %col = stablehlo.iota dim = 2 : tensor<3x9x9xi32>
  %zero = stablehlo.constant dense<0.000000e+00> : {A}
  %low = stablehlo.compare GE, %row, %col : (tensor<3x9x9xi32>, tensor<3x9x9xi32>) -> tensor<3x9x9xi1>
  %upp = stablehlo.compare LE, %row, %col : (tensor<3x9x9xi32>, tensor<3x9x9xi32>) -> tensor<3x9x9xi1>
  %0 = stablehlo.cholesky %a, lower = true : {A}
  %1 = "stablehlo.cholesky"(%a) <{{lower = false}}> : ({A}) -> {A}
  %2 = stablehlo.select %low, %0, %zero : tensor<3x9x9xi1>, {A}
  %3 = stablehlo.select %upp, %1, %zero : tensor<3x9x9xi1>, {A}
  return %2, %3 : {A}, {A}
}}""", (spd,), tags=["linalg", "hand"], note="the triangle that an op leaves open is masked")
    ts = lambda o, a, b, ty, left, low, tr, unit: f'  %{o} = "stablehlo.triangular_solve"(%{a}, %{b}) <{{left_side = {left}, lower = {low}, transpose_a = #stablehlo<transpose {tr}>, unit_diagonal = {unit}}}> : ({A}, {ty}) -> {ty}\n'
    T("triangular_solve_op", f"func.func public @main(%a: {A}, %b: {B}, %c: {Bt}) -> ({B}, {B}, {B}, {Bt}) {{\n" + ts("0", "a", "b", B, "true", "true", "NO_TRANSPOSE", "false") + ts("1", "a", "b", B, "true", "true", "TRANSPOSE", "false")
      + ts("2", "a", "b", B, "true", "true", "ADJOINT", "true") + ts("3", "a", "c", Bt, "false", "true", "NO_TRANSPOSE", "false") + f"  return %0, %1, %2, %3 : {B}, {B}, {B}, {Bt}\n}}", (small, rhs, jnp.swapaxes(rhs, 1, 2)), tags=["linalg", "hand"])
    W("cholesky_lapack", chol, (spd,), tags=["linalg", "custom_call"]); W("triangular_solve_lapack", solves, (small, rhs), tags=["linalg", "custom_call"])
    G("cholesky_grad_lapack", "grad", lambda a: jnp.sum(jnp.log(jnp.diagonal(jnp.linalg.cholesky(a), axis1=1, axis2=2))), (spd,), tags=["linalg", "custom_call", "grad"])
    W("solve_lu_lapack", lambda a, b: jnp.linalg.solve(a, b), (spd + .3 * w(r, 3, 9, 9, scale=1.), rhs), tags=["linalg", "custom_call"])
    W("solve_lu_lapack_f64", lambda a, b: (jnp.linalg.solve(a, b), jnp.linalg.det(a)), (np.asarray(spd, np.float64), np.asarray(rhs, np.float64)), tags=["linalg", "custom_call", "f64"], x64=True)
    W("reduce_precision", lambda x: (jax.lax.reduce_precision(x, 5, 10), jax.lax.reduce_precision(x * 1e5, 5, 10), jax.lax.reduce_precision(x, 8, 7), jax.lax.reduce_precision(x * 100, 4, 3)), (w(r, 6, 25, scale=1.),), tags=["bits"], perturb=False, ref="jax", strict=False, exact=True, note="round to nearest even, then out of range becomes infinite")
    comp = jax.lax.composite(lambda x, *, scale: jnp.tanh(x * scale) + x, name="my.scaled_tanh_residual")
    W("composite_user", lambda x: comp(x, scale=np.float32(.5)) * 2, (w(r, 5, 8, scale=1.),), tags=["composite"])
    T("composite_asinh", """module @m {
  func.func public @main(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.composite "chlo.asinh" %x {decomposition = @asinh_impl, version = 1 : i32} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @asinh_impl(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %one = stablehlo.constant dense<1.000000e+00> : tensor<4x6xf32>
    %a = stablehlo.abs %x : tensor<4x6xf32>
    %s = stablehlo.multiply %a, %a : tensor<4x6xf32>
    %t = stablehlo.add %s, %one : tensor<4x6xf32>
    %q = stablehlo.sqrt %t : tensor<4x6xf32>
    %d = stablehlo.add %q, %one : tensor<4x6xf32>
    %e = stablehlo.divide %s, %d : tensor<4x6xf32>
    %f = stablehlo.add %a, %e : tensor<4x6xf32>
    %l = stablehlo.log_plus_one %f : tensor<4x6xf32>
    %g = stablehlo.sign %x : tensor<4x6xf32>
    %r = stablehlo.multiply %g, %l : tensor<4x6xf32>
    return %r : tensor<4x6xf32>
  }
}""", (w(r, 4, 6, scale=2.),), tags=["composite", "hand"])
    W("chlo_ops", lambda x: (jnp.arcsinh(x), jnp.arccosh(1 + jnp.abs(x)), jnp.arctanh(.9 * jnp.tanh(x)), jnp.sinh(x), jnp.cosh(x), jnp.arcsin(.9 * jnp.tanh(x)), jnp.arccos(.9 * jnp.tanh(x)), jnp.arctan(x), jax.lax.lgamma(jnp.abs(x) + .1), jax.lax.digamma(jnp.abs(x) + .1), jax.lax.erfc(x), jax.lax.erf_inv(.9 * jnp.tanh(x)), jax.lax.bessel_i1e(x), jax.lax.square(x)), (w(r, 5, 31, scale=1.5),), tags=["chlo"])
    W("chlo_next_after", lambda x, y: jax.lax.nextafter(x, y), (w(r, 4, 9, scale=1.), w(r, 4, 9, scale=1.)), tags=["chlo", "bits"], ref="jax", perturb=False, exact=True)
    T("if_op", """func.func public @main(%p: tensor<i1>, %q: tensor<i1>, %x: tensor<3x4xf32>, %n: tensor<i32>) -> (tensor<3x4xf32>, tensor<i32>, tensor<3x4xf32>) {
  %0:2 = "stablehlo.if"(%p) ({
    %a = stablehlo.sine %x : tensor<3x4xf32>
    %b = stablehlo.add %n, %n : tensor<i32>
    stablehlo.return %a, %b : tensor<3x4xf32>, tensor<i32>
  }, {
    %a = stablehlo.cosine %x : tensor<3x4xf32>
    stablehlo.return %a, %n : tensor<3x4xf32>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<3x4xf32>, tensor<i32>)
  %1 = "stablehlo.if"(%q) ({
    stablehlo.return %0#0 : tensor<3x4xf32>
  }, {
    %c = stablehlo.negate %0#0 : tensor<3x4xf32>
    stablehlo.return %c : tensor<3x4xf32>
  }) : (tensor<i1>) -> tensor<3x4xf32>
  return %0#0, %0#1, %1 : tensor<3x4xf32>, tensor<i32>, tensor<3x4xf32>
}""", (np.bool_(True), np.bool_(False), w(r, 3, 4, scale=1.), np.int32(21)), tags=["control", "hand"])
    T("logistic_broadcast_replica", """func.func public @main(%x: tensor<5x7xf32>, %n: tensor<3xi32>) -> (tensor<5x7xf32>, tensor<2x4x3xi32>, tensor<ui32>, tensor<f32>) {
  %0 = stablehlo.logistic %x : tensor<5x7xf32>
  %1 = stablehlo.broadcast %n, sizes = [2, 4] : (tensor<3xi32>) -> tensor<2x4x3xi32>
  %2 = stablehlo.replica_id : tensor<ui32>
  %3 = stablehlo.create_token : !stablehlo.token
  %4 = stablehlo.after_all %3, %3 : !stablehlo.token
  %5 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<f32>
  return %0, %1, %2, %5 : tensor<5x7xf32>, tensor<2x4x3xi32>, tensor<ui32>, tensor<f32>
}""", (w(r, 5, 7, scale=6.), tok(r, 99, 3)), tags=["elementwise", "hand"])
    M = "tensor<5x7xf32>"
    T("map_op", f"""func.func public @main(%x: {M}, %y: {M}) -> {M} {{
  %0 = "stablehlo.map"(%x, %y) <{{dimensions = array<i64: 0, 1>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.multiply %a, %b : tensor<f32>
    %s = stablehlo.tanh %m : tensor<f32>
    %t = stablehlo.add %s, %a : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }}) : ({M}, {M}) -> {M}
  return %0 : {M}
}}""", (w(r, 5, 7, scale=1.), w(r, 5, 7, scale=1.)), tags=["region", "hand"])
    u, v, m1, m2 = (np.asarray(w(r, *s, scale=1.)) for s in ((9,), (9,), (4, 9), (9, 5))); d64 = lambda *a: [np.asarray(x.astype(np.float64)) for x in a]
    T("dot_op", """func.func public @main(%u: tensor<9xf32>, %v: tensor<9xf32>, %m: tensor<4x9xf32>, %n: tensor<9x5xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<4x5xf32>, tensor<5xf32>) {
  %0 = stablehlo.dot %u, %v : (tensor<9xf32>, tensor<9xf32>) -> tensor<f32>
  %1 = stablehlo.dot %m, %v : (tensor<4x9xf32>, tensor<9xf32>) -> tensor<4xf32>
  %2 = stablehlo.dot %m, %n, precision = [HIGHEST, HIGHEST] : (tensor<4x9xf32>, tensor<9x5xf32>) -> tensor<4x5xf32>
  %3 = "stablehlo.dot"(%u, %n) : (tensor<9xf32>, tensor<9x5xf32>) -> tensor<5xf32>
  return %0, %1, %2, %3 : tensor<f32>, tensor<4xf32>, tensor<4x5xf32>, tensor<5xf32>
}""", (u, v, m1, m2), tags=["dot", "hand"], ref=[(d64(u)[0] @ d64(v)[0]).astype(f32), (d64(m1)[0] @ d64(v)[0]).astype(f32), (d64(m1)[0] @ d64(m2)[0]).astype(f32), (d64(u)[0] @ d64(m2)[0]).astype(f32)], rtol=1e-6, atol=2e-6)
    p1, p2 = np.asarray(w(r, 2, 3, 4, 5, scale=1.)), np.asarray(w(r, 2, 5, 3, 6, scale=1.))
    T("einsum_op", """func.func public @main(%a: tensor<2x3x4x5xf32>, %b: tensor<2x5x3x6xf32>, %c: tensor<4x9xf32>) -> (tensor<2x4x6xf32>, tensor<9xf32>) {
  %0 = "stablehlo.einsum"(%a, %b) <{einsum_config = "bhik,bkhj->bij"}> : (tensor<2x3x4x5xf32>, tensor<2x5x3x6xf32>) -> tensor<2x4x6xf32>
  %1 = "stablehlo.unary_einsum"(%c) <{einsum_config = "ij->j"}> : (tensor<4x9xf32>) -> tensor<9xf32>
  return %0, %1 : tensor<2x4x6xf32>, tensor<9xf32>
}""", (p1, p2, m1), tags=["dot", "hand"], ref=[np.einsum("bhik,bkhj->bij", *d64(p1, p2)).astype(f32), d64(m1)[0].sum(0).astype(f32)], rtol=1e-6, atol=4e-6)
    E = w(r, 6, 40, scale=1.2)
    W("expm1_log1p_logistic_tan", lambda x: (jnp.expm1(x), jnp.expm1(x * 1e-4), jnp.log1p(jnp.abs(x) * 1e-4), jax.lax.logistic(x * 8), jax.lax.tan(x), jax.lax.cbrt(x), jax.lax.round(x * 4), jax.lax.round(x * 4, jax.lax.RoundingMethod.TO_NEAREST_EVEN), jnp.sign(x), jnp.isfinite(1 / jnp.floor(x))), (E,), tags=["elementwise"])
    W("argmin_argmax", lambda x, n: (jnp.argmin(x, 0), jnp.argmin(x, 1), jnp.argmax(n, 1), jnp.argmin(n, 0)), (E, tok(r, 5, 6, 9)), tags=["reduce"])
    def welford(x): z = jnp.float32(0); return jax.lax.reduce((x, x * x, jnp.ones_like(x), jnp.abs(x)), (z, z, z, -jnp.float32(jnp.inf)), lambda a, b: (a[0] + b[0], a[1] + b[1], a[2] + b[2], jnp.maximum(a[3], b[3])), (1,))
    W("variadic_reduce", welford, (w(r, 7, 50, scale=1.),), tags=["reduce"])
    def argpool(x):
        i = jax.lax.broadcasted_iota(jnp.int32, x.shape, 1); pick = lambda a, b: (lambda t: (jnp.where(t, a[0], b[0]), jnp.where(t, a[1], b[1])))((a[0] > b[0]) | ((a[0] == b[0]) & (a[1] < b[1])))
        return jax.lax.reduce_window((x, i), (-jnp.float32(jnp.inf), jnp.int32(2**31 - 1)), pick, (1, 3), (1, 2), ((0, 0), (1, 1)))
    W("variadic_reduce_window", argpool, (w(r, 4, 21, scale=1.),), tags=["reduce_window"])
    dn = jax.lax.ScatterDimensionNumbers(update_window_dims=(1,), inserted_window_dims=(0,), scatter_dims_to_operand_dims=(0,)); op, up_, ix = w(r, 11, 6, scale=1.), w(r, 8, 6, scale=1.), jnp.asarray([[3], [0], [7], [3], [10], [5], [0], [3]], jnp.int32)
    W("scatter_combiners", lambda o, i, u: tuple(f(o, i, u, dn) for f in (jax.lax.scatter_add, jax.lax.scatter_sub, jax.lax.scatter_mul, jax.lax.scatter_min, jax.lax.scatter_max)) + (jax.lax.scatter(o, i[:3], u[:3], dn),), (op, ix, up_), tags=["scatter"], note="scatter_sub is a subtract region: order of duplicates does not change it")
    I = "tensor<9xi32>"; region = lambda o: f'"stablehlo.scatter"(%x, %i, %u) <{{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}}> ({{\n  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n    %r = stablehlo.{o} %a, %b : tensor<i32>\n    stablehlo.return %r : tensor<i32>\n  }}) : ({I}, tensor<6x1xi32>, tensor<6xi32>) -> {I}\n'
    T("scatter_bitwise", f"func.func public @main(%x: {I}, %i: tensor<6x1xi32>, %u: tensor<6xi32>) -> ({I}, {I}, {I}) {{\n  %0 = " + region("and") + "  %1 = " + region("or") + "  %2 = " + region("xor") + f"  return %0, %1, %2 : {I}, {I}, {I}\n}}", (tok(r, 256, 9), jnp.asarray([[2], [8], [2], [0], [9], [2]], jnp.int32), tok(r, 256, 6)), tags=["scatter", "integer", "hand"], note="index 9 is out of bounds: that update is dropped")
    W("sort_3_operands", lambda a, b, c: jax.lax.sort((a, b, c), dimension=1, num_keys=2), (tok(r, 4, 6, 15), tok(r, 3, 6, 15).astype(f32), w(r, 6, 15, scale=1.)), tags=["sort"], perturb=False, exact=True)
    T("get_dimension_size", """func.func public @main(%x: tensor<3x17xf32>) -> (tensor<i32>, tensor<f32>) {
  %0 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x17xf32>) -> tensor<i32>
  %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<f32>
  return %0, %1 : tensor<i32>, tensor<f32>
}""", (w(r, 3, 17, scale=1.),), tags=["shape", "hand"])
    W("optimization_barrier", lambda x, y: (lambda a, b: (a + x * y, b * b))(*jax.lax.optimization_barrier((x * y, jnp.sin(y)))), (w(r, 5, 6, scale=1.), w(r, 5, 6, scale=1.)), tags=["barrier"])
    T("while_many_carries", """func.func public @main(%n: tensor<i32>, %x: tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<f32>, tensor<i1>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %f = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %no = stablehlo.constant dense<false> : tensor<i1>
  %0:4 = stablehlo.while(%i = %zero, %v = %x, %s = %f, %odd = %no) : tensor<i32>, tensor<4xf32>, tensor<f32>, tensor<i1>
  cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.sine %v : tensor<4xf32>
    %r = stablehlo.reduce(%w init: %f) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %t = stablehlo.add %s, %r : tensor<f32>
    %o = stablehlo.not %odd : tensor<i1>
    stablehlo.return %j, %w, %t, %o : tensor<i32>, tensor<4xf32>, tensor<f32>, tensor<i1>
  }
  return %0#0, %0#1, %0#2, %0#3 : tensor<i32>, tensor<4xf32>, tensor<f32>, tensor<i1>
}""", (np.int32(7), w(r, 4, scale=1.)), tags=["while", "hand"])
    for nm, alg in (("rng_threefry", jax.lax.RandomAlgorithm.RNG_THREE_FRY), ("rng_philox", jax.lax.RandomAlgorithm.RNG_PHILOX)):
        W(nm, lambda k: jax.lax.rng_bit_generator(k, (3, 11), dtype=jnp.uint32, algorithm=alg), (jnp.asarray([1, 2, 3, 4], jnp.uint32),), tags=["rng"], note="bits as XLA lays them out")
    T("tuple_ops", """func.func public @main(%x: tensor<3xf32>, %n: tensor<2xi32>) -> (tensor<2xi32>, tensor<3xf32>) {
  %0 = stablehlo.tuple %x, %n : tuple<tensor<3xf32>, tensor<2xi32>>
  %1 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<3xf32>, tensor<2xi32>>) -> tensor<2xi32>
  %2 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<3xf32>, tensor<2xi32>>) -> tensor<3xf32>
  return %1, %2 : tensor<2xi32>, tensor<3xf32>
}""", (w(r, 3, scale=1.), tok(r, 9, 2)), tags=["tuple", "hand"])
    T("torch_index_select", """func.func public @main(%x: tensor<4x5x3xf32>, %i: tensor<6xi32>) -> tensor<4x6x3xf32> {
  %0 = "stablehlo.torch_index_select"(%x, %i) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<4x5x3xf32>, tensor<6xi32>) -> tensor<4x6x3xf32>
  return %0 : tensor<4x6x3xf32>
}""", (tx := w(r, 4, 5, 3, scale=1.), ti := tok(r, 5, 6)), tags=["gather", "hand"], ref=[np.asarray(tx)[:, np.asarray(ti)]], exact=True)

# ---- programs that check themselves, and other forms of text -----------------------------------------------------
@case
def text_forms():
    r = rs(24); lit = lambda a: "[" + ", ".join(f"{float(v):.9e}" for v in np.ravel(a)) + "]"
    x = np.asarray(w(r, 8, scale=1.)); y = np.tanh(x.astype(np.float64)).astype(f32); F = "tensor<8xf32>"
    def checked(e, eq=True, last="expect_close"):
        return f"""module @checked {{
  func.func public @main() {{
    %x = stablehlo.constant dense<{lit(x)}> : {F}
    %t = stablehlo.tanh %x : {F}
    %e = stablehlo.constant dense<{lit(e)}> : {F}
    %i = stablehlo.iota dim = 0 : tensor<8xi32>
    %j = stablehlo.add %i, %i : tensor<8xi32>
    %k = stablehlo.constant dense<[0, 2, 4, 6, 8, 10, 12, {14 if eq else 15}]> : tensor<8xi32>
    stablehlo.custom_call @check.expect_eq(%j, %k) {{has_side_effect = true}} : (tensor<8xi32>, tensor<8xi32>) -> ()
    stablehlo.custom_call @check.expect_almost_eq(%t, %e) {{has_side_effect = true}} : ({F}, {F}) -> ()
    stablehlo.custom_call @check.expect_close(%t, %e) {{has_side_effect = true}} : ({F}, {F}) -> ()
    return
  }}
}}"""
    T("check_passes", checked(y), (), tags=["check", "hand"], ref=[], meta_extra={"expect": "check_passes"}, note="no inputs, no outputs: exit code 0")
    T("check_fails_eq", checked(y, eq=False), (), tags=["check", "hand"], ref=[], meta_extra={"expect": "check_fails"}, note="exit code 1, naming expect_eq, the index and both values")
    bad = y.copy(); bad[3] += 1e-2
    T("check_fails_close", checked(bad), (), tags=["check", "hand"], ref=[], meta_extra={"expect": "check_fails"}, note="exit code 1")
    p = mlp_init(r, (6, 9, 4)); a = w(r, 5, 6, scale=1.)
    W("form_generic", mlp, (p, a), tags=["text"], post=lambda l: l.compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True) + "\n", note="generic form")
    g = gpt_init(r, 13, 8, 8, 1)
    G("form_generic_gpt_grad", "grad", partial(gpt_loss, H=2), (g, tok(r, 13, 2, 8), tok(r, 13, 2, 8)), tags=["text", "grad"], post=lambda l: l.compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True) + "\n", note="generic form")
    import re
    strip = lambda t: re.sub(r'"[^"\n]*/([^"/\n]+\.py)"', r'"\1"', t)
    jax.clear_caches()                               # relu's location is that of its first use since
    W("form_locations", mlp, (p, a), tags=["text"], post=lambda l: strip(l.as_text(debug_info=True)), note="NameLoc on the arguments names the inputs")
    m1 = Mesh(np.array(jax.devices())[:1].reshape(1, 1), ("data", "tensor")); s1 = lambda *s: NamedSharding(m1, P(*s))
    W("form_sdy_one_device", lambda p, x: jax.lax.with_sharding_constraint(mlp(p, x), s1("data", None)), (p, a), in_shardings=(jax.tree.map(lambda q: s1(None, "tensor") if q.ndim == 2 else s1("tensor"), p), s1("data", None)), tags=["text", "sdy"], note="shardings over a mesh of one device")

# ---- shapes that reach tiled code --------------------------------------------------------------------------------
@case
def shapes():
    r = rs(25)
    def filled(name, fn, specs, how=None, **k):
        """specs: (shape, scale); large inputs are given by a rule"""
        args, rules = [], {}
        for i, (s, sc) in enumerate(specs):
            rule = dict(seed=1000 + 17 * i + sum(map(ord, name)), kind="normal" if i % 2 == 0 else "uniform", scale=sc)
            args.append(fill(rule, s, np.float32))
            if args[-1].nbytes > 65536: rules[i] = rule
        (partial(G, name, how) if how else partial(W, name))(fn, tuple(args), fills=rules, tags=["shape"] + k.pop("tags", []), **k)
    def mm(a, b, l, q): c = jax.lax.optimization_barrier(a @ b); return c @ q, l @ c, c[::97, ::31]
    filled("matmul_4097_129_515", mm, [((4097, 129), 1.), ((129, 515), 1.), ((4, 4097), .02), ((515, 4), .1)], tags=["dot"], note="the product behind a barrier, seen by two projections and a sample")
    filled("gemv_4096", lambda x, a: x @ a, [((1, 4096), 1.), ((4096, 4096), .02)], tags=["dot"], note="67 MB of weights by rule")
    filled("gemv_transposed_4096", lambda a, x: a @ x, [((3000, 4096), .02), ((4096,), 1.)], tags=["dot"])
    filled("matmul_k1", lambda a, b: a @ b, [((33, 1), 1.), ((1, 47), 1.)], tags=["dot"])
    filled("matmul_batch_0", lambda a, b: (jnp.einsum("bij,bjk->bik", a, b), jnp.einsum("bij,bjk->ik", a, b)), [((0, 4, 5), 1.), ((0, 5, 6), 1.)], tags=["dot"])
    filled("matmul_n1_m1", lambda a, b, c: (a @ b, b.T @ a.T, c @ b), [((37, 200), 1.), ((200, 1), 1.), ((1, 200), 1.)], tags=["dot"])
    filled("matmul_batched_transposed", lambda a, b: jax.lax.dot_general(a, b, (((1,), (3,)), ((0, 2), (1, 0)))), [((5, 65, 3, 33), 1.), ((3, 5, 34, 65), 1.)], tags=["dot"])
    filled("softmax_70000", lambda x: jax.nn.softmax(x, -1), [((2, 70000), 2.)])
    filled("logsumexp_grad_50257", lambda x: jnp.sum(jax.nn.logsumexp(x, -1) ** 2), [((3, 50257), 2.)], how="grad")
    filled("conv_56_stride2_37", lambda x, k: conv(x, k, 2), [((1, 56, 56, 37), 1.), ((7, 7, 37, 24), .03)], tags=["conv"])
    filled("conv_56_stride2_37_grads", lambda x, k: jnp.sum(jnp.tanh(conv(x, k, 2))), [((1, 56, 56, 37), 1.), ((7, 7, 37, 12), .03)], how="grad", wrt=(0, 1), tags=["conv", "grad"])
    filled("conv_1x1_3x3_nchw", lambda x, a, b: jax.lax.conv_general_dilated(jax.lax.conv_general_dilated(x, a, (1, 1), "SAME"), b, (1, 1), "SAME"), [((2, 19, 29, 31), 1.), ((41, 19, 1, 1), .2), ((7, 41, 3, 3), .05)], tags=["conv"])
    filled("transposes_rank_4_6", lambda a, b, c: (a.transpose(0, 3, 1, 2), a.transpose(3, 2, 1, 0), b.transpose(0, 2, 1, 4, 3), b.transpose(4, 0, 3, 1, 2), c.transpose(5, 3, 1, 4, 2, 0), c.transpose(0, 1, 3, 2, 5, 4)), [((3, 17, 16, 9), 1.), ((2, 9, 5, 8, 7), 1.), ((2, 3, 4, 5, 6, 7), 1.)], tags=["transpose"], exact=True)
    filled("reduce_shapes", lambda a, b: (a.sum(0), a.sum(1), a.max(), b.sum((0, 2)), b.min(1), b.mean((1, 2))), [((2049, 33), 1.), ((7, 129, 65), 1.)], tags=["reduce"])
    filled("one_by_n_broadcasts", lambda a, b, c: (a + b) * c - a / (2 + b * b), [((1, 777), 1.), ((65, 1), 1.), ((), 1.)], tags=["broadcast"])

# ---- more on eight devices ---------------------------------------------------------------------------------------
@case
def sharded_more():
    dev = np.array(jax.devices()); r = rs(26); wsc = jax.lax.with_sharding_constraint
    m8 = Mesh(dev, ("data",)); m24 = Mesh(dev.reshape(2, 4), ("data", "tensor")); m4 = Mesh(dev[:4], ("x",))
    sh = lambda m, *s: NamedSharding(m, P(*s))
    V, T_, D, L, H = 64, 16, 32, 2, 4; p = gpt_init(r, V, T_, D, L); s = adamw_warm(r, p); a, b = tok(r, V, 8, T_), tok(r, V, 8, T_)
    first = lambda q: sh(m8, *[("data" if i == [j for j in range(q.ndim) if q.shape[j] % 8 == 0][0] else None) for i in range(q.ndim)]) if any(d % 8 == 0 for d in q.shape) else sh(m8)
    z = jax.tree.map(first, p); rep = jax.tree.map(lambda _: sh(m8), p); bs = sh(m8, "data", None)
    def zero2(p, s, a, b):
        l, g = jax.value_and_grad(gpt_loss)(p, a, b, H); g = jax.tree.map(wsc, g, z); p, s = adamw(p, g, s); return p, s, l
    W("sharded_gpt_train_step_zero2", zero2, (p, s, a, b), in_shardings=(rep, {"m": z, "v": z, "t": sh(m8)}, bs, bs), out_shardings=(rep, {"m": z, "v": z, "t": sh(m8)}, sh(m8)), devices=8, tags=["sharded", "train"], rows=(2, 3))
    W("sharded_gpt_train_step_zero3", partial(gpt_train_step, H=H), (p, s, a, b), in_shardings=(z, {"m": z, "v": z, "t": sh(m8)}, bs, bs), out_shardings=(z, {"m": z, "v": z, "t": sh(m8)}, sh(m8)), devices=8, tags=["sharded", "train"], rows=(2, 3))
    def seqpar(p, t):
        c = lambda x: wsc(x, sh(m24, "data", "tensor", None)); x = c(p["wte"][t] + p["wpe"][: t.shape[1]])
        for i in range(L): x = c(gpt_block(p[f"h{i}"], x, H))
        return ln(x, p["lnf"]) @ p["wte"].T
    col = lambda k, q: sh(m24, *([None, "tensor"] if k in ("qkv", "fc") else ["tensor", None])) if q.ndim == 2 else sh(m24)
    gs = jax.tree_util.tree_map_with_path(lambda pth, q: col(next((k.key for k in pth if k.key in ("qkv", "fc", "proj", "out")), ""), q) if q.ndim == 2 and any(k.key in ("qkv", "fc", "proj", "out") for k in pth) else sh(m24), p)
    W("sharded_gpt_sequence_parallel_forward", seqpar, (p, a), in_shardings=(gs, sh(m24, "data", "tensor")), out_shardings=sh(m24, "data", "tensor", None), devices=8, tags=["sharded", "forward"])
    def ring(q, k, v):
        n = 8; i = jax.lax.axis_index("data"); t = q.shape[1]; sc = np.float32(1 / np.sqrt(q.shape[-1])); rows = i * t + jnp.arange(t)
        def body(j, c):
            k, v, o, m, l = c; src = (i - j) % n; cols = src * t + jnp.arange(t)
            s = jnp.einsum("bthd,bshd->bhts", q, k) * sc; s = jnp.where(cols[None, :] <= rows[:, None], s, -1e30)
            m2 = jnp.maximum(m, s.max(-1)); e = jnp.exp(s - m2[..., None]); f = jnp.exp(m - m2)
            o = o * f[..., None] + jnp.einsum("bhts,bshd->bhtd", e, v); l = l * f + e.sum(-1); pm = [(x, (x + 1) % n) for x in range(n)]
            return jax.lax.ppermute(k, "data", pm), jax.lax.ppermute(v, "data", pm), o, m2, l
        B, t, h, d = q.shape; z0 = jnp.zeros((B, h, t), q.dtype)
        _, _, o, _, l = jax.lax.fori_loop(0, n, body, (k, v, jnp.zeros((B, h, t, d), q.dtype), z0 - 1e30, z0)); return jnp.swapaxes(o / l[..., None], 1, 2)
    W("shard_map_ring_attention", jax.shard_map(ring, mesh=m8, in_specs=(P(None, "data"),) * 3, out_specs=P(None, "data"), check_vma=False), tuple(w(r, 2, 32, 4, 8, scale=1.) for _ in range(3)), devices=8, tags=["sharded", "manual"])
    def ep(pr, wi, wo, x):                             # one expert per device, capacity 3 per device and expert
        E, cap = 8, 3; t, d = x.shape; g = jax.nn.softmax(x @ pr); e = jnp.argmax(g, -1); oh = jax.nn.one_hot(e, E, dtype=jnp.int32); pos = (jnp.cumsum(oh, 0) * oh).sum(-1) - 1; ok = pos < cap
        slot = jnp.where(ok, e * cap + pos, E * cap); buf = jnp.zeros((E * cap, d), x.dtype).at[slot].set(x, mode="drop").reshape(E, cap, d)
        buf = jax.lax.all_to_all(buf, "data", 0, 0, tiled=True).reshape(E * cap, d); y = jax.nn.gelu(buf @ wi[0]) @ wo[0]
        y = jax.lax.all_to_all(y.reshape(E, cap, d), "data", 0, 0, tiled=True).reshape(E * cap, d)
        return jnp.where(ok[:, None], y[jnp.minimum(slot, E * cap - 1)], 0) * jnp.max(g, -1)[:, None]
    W("shard_map_expert_parallel_moe", jax.shard_map(ep, mesh=m8, in_specs=(P(), P("data"), P("data"), P("data")), out_specs=P("data"), check_vma=False), (w(r, 16, 8, scale=1.), w(r, 8, 16, 24, scale=.2), w(r, 8, 24, 16, scale=.2), w(r, 64, 16, scale=1.)), devices=8, tags=["sharded", "manual", "scatter"])
    W("sharded_batch_norm", lambda x, q: bn(x, q), (w(r, 16, 5, 5, 6, scale=1.), {"g": 1 + w(r, 6, scale=.1), "b": w(r, 6, scale=1.)}), in_shardings=(sh(m8, "data"), {"g": sh(m8), "b": sh(m8)}), out_shardings=(sh(m8, "data"), (sh(m8), sh(m8))), devices=8, tags=["sharded"])
    W("sharded_batch_norm_grad", lambda x, q: jax.grad(lambda q, x: jnp.sum(jnp.sin(bn(x, q)[0])), (0, 1))(q, x), (w(r, 16, 5, 5, 6, scale=1.), {"g": 1 + w(r, 6, scale=.1), "b": w(r, 6, scale=1.)}), in_shardings=(sh(m8, "data"), {"g": sh(m8), "b": sh(m8)}), devices=8, tags=["sharded", "grad"])
    W("sharded_sort_axis", lambda x: (jnp.sort(x, 0), jnp.argsort(x, 0), jax.lax.top_k(x.T, 3)), (w(r, 32, 5, scale=1.),), in_shardings=(sh(m8, "data"),), devices=8, tags=["sharded", "sort"])
    W("sharded_cumsum_axis", lambda x: (jnp.cumsum(x, 0), jax.lax.cummax(x, 0, reverse=True)), (w(r, 32, 5, scale=1.),), in_shardings=(sh(m8, "data"),), out_shardings=(sh(m8, "data"), sh(m8, "data")), devices=8, tags=["sharded", "reduce_window"])
    def odd_vocab(e, t, y):
        x = e[t]; lg = wsc(x @ e.T, sh(m24, "data", None, "tensor")); return xent(lg, y), lg.sum((0, 1))
    try: W("sharded_vocab_67_over_4", odd_vocab, (w(r, 67, 16, scale=.5), tok(r, 67, 4, 6), tok(r, 67, 4, 6)), in_shardings=(sh(m24), sh(m24, "data"), sh(m24, "data")), devices=8, tags=["sharded", "uneven"])
    except Exception as ex: print("    uneven refused:", " ".join(str(ex).split())[:200])
    def pad_vocab(e, t, y):
        ep = wsc(jnp.pad(e, ((0, 1), (0, 0))), sh(m24, "tensor", None)); lg = ep[t] @ ep.T; lg = jnp.where(jnp.arange(68) < 67, lg, -1e9); return jax.value_and_grad(lambda e: xent((lambda q: jnp.where(jnp.arange(68) < 67, q[t] @ q.T, -1e9))(wsc(jnp.pad(e, ((0, 1), (0, 0))), sh(m24, "tensor", None))), y))(e), lg[..., :67].max(-1)
    W("sharded_vocab_67_padded", pad_vocab, (w(r, 67, 16, scale=.5), tok(r, 67, 4, 6), tok(r, 67, 4, 6)), in_shardings=(sh(m24), sh(m24, "data"), sh(m24, "data")), devices=8, tags=["sharded", "uneven", "grad"])
    W("sharded_reshape_merge", lambda x, q: (jnp.tanh(x.reshape(32, 6) @ q).reshape(4, 8, 5), x.reshape(4, 48).sum(0), x.transpose(1, 0, 2).reshape(32, 6) * 2), (w(r, 4, 8, 6, scale=1.), w(r, 6, 5, scale=1.)), in_shardings=(sh(m24, None, "tensor"), sh(m24)), devices=8, tags=["sharded", "reshape"])
    W("sharded_reshape_split", lambda x: (x.reshape(4, 8, 6).sum(1), x.reshape(2, 16, 6).transpose(1, 0, 2)), (w(r, 32, 6, scale=1.),), in_shardings=(sh(m8, "data"),), devices=8, tags=["sharded", "reshape"])
    W("sharded_gather_scatter", lambda x, i, u: (x[i], x.at[i].add(u)), (w(r, 32, 5, scale=1.), tok(r, 32, 12), w(r, 12, 5, scale=1.)), in_shardings=(sh(m8, "data"), sh(m8), sh(m8)), out_shardings=(sh(m8), sh(m8, "data")), devices=8, tags=["sharded", "gather", "scatter"])
    W("sharded_four_of_eight", lambda x, y: (x @ y, jnp.max(x, 0)), (w(r, 8, 12, scale=1.), w(r, 12, 8, scale=1.)), in_shardings=(sh(m4, None, "x"), sh(m4, "x")), out_shardings=(sh(m4, "x"), sh(m4)), devices=4, tags=["sharded"])

if __name__ == "__main__":
    want = [a for a in sys.argv[1:] if a != "--check"]; cl.CHECK = "--check" in sys.argv
    names = [a for a in want if a not in CASES]
    for n, f in CASES.items():
        if names or not want or n in want: cl.ONLY = names if want and n not in want else None; print(n, flush=True); f()
    for n in names:
        if n not in cl.WRITTEN: cl.fail(n, "no such group or case")
    stale = [d for d in sorted(ROOT.glob("*")) if (d / "meta.json").exists() and d.name not in cl.WRITTEN] if not want else []
    for d in stale:
        if cl.CHECK: cl.fail(d.name, "stale folder")
        else: print("removing", d.name); shutil.rmtree(d)
    print(f"{len(cl.WRITTEN) - len({l.split(':')[0] for l in cl.LOG} - {d.name for d in stale})} cases {'passed' if cl.CHECK else 'written'}, {len(cl.LOG)} complaints")
    sys.exit(1 if cl.LOG else 0)
