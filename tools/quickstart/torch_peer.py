"""The training run of jax_peer.py in PyTorch, in f32 or under autocast to bf16, against gcompile's with the same types.

  gcompile train tools/quickstart/gpt.mlir --fill tools/quickstart/gpt.fills.json --text TEXT --steps 500 --log-every 50
                 --precision bf16 | tee out/bf16.jsonl
  .venv-torch/bin/python tools/quickstart/torch_peer.py TEXT --steps 500 --precision bf16 --ours out/bf16.jsonl

Same initial values, same batches, same schedule as gpt.py. Prints JSON lines, each with the mean loss of 50 steps. With --ours it
compares the last 50 steps: exit code 1 if their means are more than 0.01 nats per byte apart.
"""
import argparse
import contextlib
import json
import pathlib
import sys

import numpy as np
import torch
import torch.nn.functional as F

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "bench")]
import data  # noqa: E402
import recipe  # noqa: E402
from fills import fill  # noqa: E402

LINE = 50


def loss_of(p, tokens, targets):
    def norm(x, name):
        return F.layer_norm(x, (recipe.WIDTH,), p[name + ".gain"], p[name + ".bias"], 1e-5)

    def linear(x, name):
        return F.linear(x, p[name + ".weight"].T, p[name + ".bias"])

    batch, time = tokens.shape
    x = p["embed"][tokens] + p["position"]
    for i in range(recipe.LAYERS):
        name = f"block{i}"
        heads = linear(norm(x, name + ".norm1"), name + ".qkv").reshape(batch, time, 3, recipe.HEADS, -1)
        query, key, value = heads.permute(2, 0, 3, 1, 4)
        mixed = F.scaled_dot_product_attention(query, key, value, is_causal=True)
        x = x + linear(mixed.transpose(1, 2).reshape(batch, time, -1), name + ".mix")
        x = x + linear(F.gelu(linear(norm(x, name + ".norm2"), name + ".up"), approximate="tanh"), name + ".down")
    logits = F.linear(norm(x, "norm"), p["head"].T)
    return F.cross_entropy(logits.reshape(-1, recipe.VOCAB).float(), targets.reshape(-1))


def train(text, steps, precision):
    p = {name: torch.tensor(fill(rule, shape, np.float32), requires_grad=True)
         for (name, (shape, _)), rule in zip(recipe.shapes().items(), recipe.fills())}
    groups = [{"params": [v for v in p.values() if v.ndim == 2], "weight_decay": recipe.DECAY},
              {"params": [v for v in p.values() if v.ndim != 2], "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=recipe.PEAK_RATE, betas=(recipe.BETA1, recipe.BETA2), eps=recipe.EPSILON)
    training, _ = data.split(text)
    low = {"f32": contextlib.nullcontext, "bf16": lambda: torch.autocast("cpu", torch.bfloat16)}[precision]
    losses = []
    for step, batch in zip(range(1, steps + 1), data.training_batches(training, recipe.BATCH, recipe.CONTEXT, seed=1)):
        tokens, targets = (torch.tensor(b, dtype=torch.long) for b in batch)
        with low():
            loss = loss_of(p, tokens, targets)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(p.values(), recipe.CLIP)
        rate = recipe.PEAK_RATE * min(step / recipe.WARMUP, max(recipe.STEPS - step, 0) / (recipe.STEPS - recipe.WARMUP))
        for group in optimizer.param_groups:
            group["lr"] = rate
        optimizer.step()
        losses.append(loss.item())
        if step % LINE == 0:
            print(json.dumps({"step": step, "loss": float(np.mean(losses))}), flush=True)
            last, losses = float(np.mean(losses)), []
    return last


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("text")
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--precision", choices=("f32", "bf16"), default="f32")
    parser.add_argument("--ours", type=pathlib.Path)
    options = parser.parse_args()
    if options.steps < LINE or options.steps % LINE:
        parser.error(f"--steps is a multiple of {LINE}")
    theirs = train(np.fromfile(options.text, np.uint8), options.steps, options.precision)
    if not options.ours:
        return
    lines = [json.loads(line) for line in options.ours.read_text().splitlines() if line.startswith("{")]
    ours = {line["step"]: line["loss"] for line in lines if "loss" in line}
    if options.steps not in ours or options.steps - LINE not in ours:
        sys.exit(f"{options.ours} needs a line each {LINE} steps up to {options.steps}: --log-every {LINE}")
    apart = abs(ours[options.steps] - theirs)
    print(f"last {LINE} of {options.steps} steps: ours {ours[options.steps]:.4f}, PyTorch {theirs:.4f}, {apart:.4f} apart")
    sys.exit(apart > 0.01)


if __name__ == "__main__":
    main()
