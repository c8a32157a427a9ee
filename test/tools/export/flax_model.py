"""A small Flax language model with what exporters must carry: stop_gradient, a straight-through estimator (custom_vjp),
functions with custom_jvp, tied weights, causal attention, checkpoint names."""
import jax
import jax.numpy as jnp
import numpy as np
from flax import linen as nn
from jax.ad_checkpoint import checkpoint_name

VOCAB, WIDTH, HEADS, LENGTH, BATCH = 48, 16, 2, 12, 3


@jax.custom_vjp
def quantize(x, levels):
    return jnp.round(x * levels) / levels


def quantize_forward(x, levels):
    return quantize(x, levels), (x, levels)


def quantize_backward(kept, cotangent):
    x, levels = kept
    return jnp.where(jnp.abs(x) <= 1, cotangent, 0), jnp.zeros_like(levels)


quantize.defvjp(quantize_forward, quantize_backward)


class Block(nn.Module):
    @nn.compact
    def __call__(self, x, mask):
        x = x + nn.MultiHeadDotProductAttention(HEADS, name="attention")(nn.LayerNorm(name="norm_1")(x), mask=mask)
        h = nn.relu(nn.Dense(4 * WIDTH, name="up")(nn.LayerNorm(name="norm_2")(x)))
        h = checkpoint_name(h, "ffn")
        return x + quantize(jnp.tanh(nn.Dense(WIDTH, name="down")(h)), 8.0)


class Model(nn.Module):
    @nn.compact
    def __call__(self, tokens):
        embed = nn.Embed(VOCAB, WIDTH, name="embed")
        x = embed(tokens) + self.param("position", nn.initializers.normal(0.1), (LENGTH, WIDTH))
        mask = nn.make_causal_mask(tokens)
        for i in range(2):
            x = Block(name=f"block_{i}")(x, mask)
        x = nn.LayerNorm(name="norm")(x)
        # The norm of a row is a number of its own, not a way for gradients.
        x = x / (1 + jax.lax.stop_gradient(jnp.linalg.norm(x, axis=-1, keepdims=True)))
        return embed.attend(x)


def loss(variables, batch):
    logp = jax.nn.log_softmax(Model().apply(variables, batch["tokens"]))
    return -jnp.mean(jnp.take_along_axis(logp, batch["targets"][..., None], axis=-1))


def example():
    random = np.random.default_rng(7)
    batch = {key: random.integers(0, VOCAB, (BATCH, LENGTH)).astype(np.int32) for key in ("tokens", "targets")}
    variables = Model().init(jax.random.key(0), batch["tokens"])
    # Away from their initial zeros and ones, so that no parameter is without effect.
    leaves, tree = jax.tree_util.tree_flatten(variables)
    leaves = [jnp.asarray(leaf + 0.1 * random.standard_normal(leaf.shape), jnp.float32) for leaf in leaves]
    return loss, jax.tree_util.tree_unflatten(tree, leaves), batch
