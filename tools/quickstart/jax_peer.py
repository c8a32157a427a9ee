"""A training run like the quickstart's in JAX, on the same batches from the same initial values as JAX's own step in gcompile.

  gcompile train tools/quickstart/gpt.mlir --fill tools/quickstart/gpt.fills.json --text TEXT --steps 3000 | tee out/train.jsonl
  .venv-jax/bin/python tools/quickstart/jax_peer.py TEXT [--steps N] [--ours out/train.jsonl]

Prints JSON lines like `gcompile train`. With --ours it compares the final validation losses: exit code 1 if they are more
than 0.02 nats per byte apart. `bash tools/setup/setup.sh --jax` makes .venv-jax.
"""
import argparse
import json
import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "bench")]
import data  # noqa: E402
import gpt  # noqa: E402
import recipe  # noqa: E402
from fills import fill  # noqa: E402


def initial_state():
    shapes, rules = recipe.shapes(), recipe.fills()
    parameters = {k: jnp.asarray(fill(rule, shape, np.float32)) for (k, (shape, _)), rule in zip(shapes.items(), rules)}
    zeros = [jax.tree.map(jnp.zeros_like, parameters) for _ in range(2)]
    return [parameters, *zeros, jnp.int32(0)]


def train(text, steps):
    training, held_out = data.split(text)
    state = initial_state()
    step = jax.jit(gpt.train_step, donate_argnums=(0, 1, 2, 3))
    loss_of = jax.jit(gpt.loss_of)

    def validate(done):
        losses = [loss_of(state[0], *b) for b in data.validation_batches(held_out, recipe.BATCH, recipe.CONTEXT)]
        print(json.dumps({"step": done, "validation_loss": float(np.mean(losses))}), flush=True)
        return float(np.mean(losses))

    validate(0)
    losses = []
    batches = data.training_batches(training, recipe.BATCH, recipe.CONTEXT, seed=1)
    for done, batch in zip(range(1, steps + 1), batches):
        *state, loss = step(*state, *batch)
        losses.append(loss)
        if done % 100 == 0 or done == steps:
            print(json.dumps({"step": done, "loss": float(np.mean(losses))}), flush=True)
            losses = []
    return validate(steps)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("text")
    parser.add_argument("--steps", type=int, default=recipe.STEPS)
    parser.add_argument("--ours")
    options = parser.parse_args()
    final = train(np.fromfile(options.text, np.uint8), options.steps)
    if options.ours:
        lines = [json.loads(line) for line in open(options.ours) if line.startswith("{")]
        ours = [line for line in lines if "validation_loss" in line][-1]
        if ours["step"] != options.steps:
            sys.exit(f"{options.ours} ends at step {ours['step']}, this run at {options.steps}")
        apart = abs(ours["validation_loss"] - final)
        print(f"validation loss: ours {ours['validation_loss']:.4f}, JAX {final:.4f}, {apart:.4f} apart")
        sys.exit(apart > 0.02)


if __name__ == "__main__":
    main()
