"""Writes Inputs/loss_scales.json: the loss scale over 5,000 steps by torch, DeepSpeed and Keras.

  make_loss_scales.py        needs torch, deepspeed and keras (written with torch 2.15.0, deepspeed 0.19.8, keras 3.15.1)

The loss is the sum of p * x in f16, whose gradient is x; DeepSpeed's and Keras' scalers only learn which steps overflowed, torch's
runs a whole step of SGD on f32 parameters. A case holds its expression, the changes of the scale as [step, scale] and, for
torch, the parameters at the end.
"""
import json
import pathlib

import numpy as np

FILE = pathlib.Path(__file__).resolve().parent / "Inputs" / "loss_scales.json"
STEPS = 5000
WIDTH = 4
RATE = 2.0 ** -7

CASES = {
    "torch": ("torch", {}),
    "torch_fast": ("torch(init=1024, growth=3, backoff=0.25, interval=37)",
                   {"init_scale": 1024.0, "growth_factor": 3.0, "backoff_factor": 0.25, "growth_interval": 37}),
    "deepspeed": ("deepspeed", {}),
    "deepspeed_fast": ("deepspeed(init=64, interval=25, hysteresis=3, min=16)",
                       {"init_scale": 64, "scale_window": 25, "delayed_shift": 3, "min_scale": 16}),
    "keras": ("keras", {}),
    "keras_fast": ("keras(init=256, interval=20)", {"initial_scale": 256.0, "dynamic_growth_steps": 20}),
}


def batches():
    """x of each step, f16: sizes over five decades, so that larger scales overflow by themselves; some steps have an infinity or
    a NaN in one place, in bursts too."""
    draw = np.random.default_rng(5)
    x = (10.0 ** draw.uniform(-4, 0.5, (STEPS, WIDTH)) * draw.choice([-1, 1], (STEPS, WIDTH))).astype(np.float16)
    bad = np.flatnonzero(draw.random(STEPS) < 0.004)
    bad = np.unique(np.concatenate([bad, 3000 + np.arange(30), 4000 + 2 * np.arange(20)]))
    x[bad, draw.integers(0, WIDTH, len(bad))] = draw.choice([np.inf, -np.inf, np.nan], len(bad))
    return x


def torch_case(options):
    import torch
    p = torch.nn.Parameter(torch.zeros(WIDTH))
    optimizer = torch.optim.SGD([p], lr=RATE)
    scaler = torch.amp.GradScaler("cpu", **options)
    scales = []
    for x in torch.from_numpy(batches()):
        scales.append(scaler.get_scale())
        optimizer.zero_grad()
        loss = (p.half() * x).float().sum()
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    return scales, p.detach().tolist()


def overflows(scale, x):
    """Whether an element of the scaled f16 gradient is not finite."""
    with np.errstate(over="ignore", invalid="ignore"):
        return not np.isfinite(np.float16(min(scale, 3e38)) * x).all()


def deepspeed_case(options):
    from deepspeed.runtime.fp16 import loss_scaler
    loss_scaler.dist.get_rank = lambda: 1  # it asks before it prints, also where nothing was set up
    # As DeepSpeed's configuration: loss_scale_window 1000, hysteresis 2, min_loss_scale 1, initial_scale_power 16.
    scaler = loss_scaler.DynamicLossScaler(**({"init_scale": 2 ** 16, "scale_window": 1000, "delayed_shift": 2, "min_scale": 1} | options),
                               consecutive_hysteresis=False, raise_error_at_min_scale=False)
    scales = []
    for x in batches():
        scales.append(float(scaler.cur_scale))
        scaler.update_scale(overflows(scaler.cur_scale, x))
    return scales, None


def keras_case(options):
    import os
    os.environ["KERAS_BACKEND"] = "torch"
    import torch
    import keras
    p = keras.Variable(np.zeros(1, np.float32))
    scaler = keras.optimizers.LossScaleOptimizer(keras.optimizers.SGD(RATE), **options)
    scaler.build([p])
    scales = []
    for x in batches():
        scale = float(scaler.dynamic_scale)
        scales.append(scale)
        scaler.apply([torch.full((1,), np.inf if overflows(scale, x) else 1.0)])
    return scales, None


def changes(scales):
    return [[i, s] for i, s in enumerate(scales) if i == 0 or s != scales[i - 1]]


def main():
    run = {"torch": torch_case, "deepspeed": deepspeed_case, "keras": keras_case}
    out = json.loads(FILE.read_text()) if FILE.exists() else {}
    for case, (expression, options) in CASES.items():
        try:
            scales, parameters = run[case.split("_")[0]](options)
        except ImportError as missing:
            print(f"{case}: kept as it is, {missing}")
            continue
        out[case] = {"expression": expression, "changes": changes(scales)} | ({"parameters": parameters} if parameters else {})
        print(case, len(out[case]["changes"]), "changes")
    lines = [f" {json.dumps(case)}: {json.dumps(out[case])}" for case in CASES if case in out]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
