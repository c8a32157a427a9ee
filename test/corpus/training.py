"""Trains the corpus' models by steps that gcompile makes of their losses, and compares the parameters with what is stored.

  training.py GCOMPILE DEVICE [--only SUBSTR] [--accumulate N]

Of each case whose meta.json has `training`: the loss program goes through `gcompile transform 'step(main, optimizer=…)'`,
the StableHLO that it writes runs on DEVICE once per step, on the data and from the optimizer state stored, and what comes
out after the last step is compared within the case's norm tolerances. With --accumulate each step runs over N micro-batches
(one per example where N does not divide the batch), but for models that refuse it: batch norms and sorts of all tokens
are of the whole batch. Exit code 0: nothing failed.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import sys
import tempfile

import numpy as np

sys.dont_write_bytecode = True
from conformance import FOLDER, difference  # noqa: E402
from corpus_lib import inputs_of, load, save  # noqa: E402
from transforms import Failure, call  # noqa: E402

# The corpus' update formulas, as README.md says them, and ours for them.
UPDATES = {
    "m = momentum*m + g; p = p - lr*m": "momentum",
    "n = sqrt(sum of g*g over all parameters); g = g * min(1, clip / (n + clip_eps)); t = t + 1; m = b1*m + (1-b1)*g; "
    "v = b2*v + (1-b2)*g*g; p = p - lr * ((m / (1 - b1**t)) / (sqrt(v / (1 - b2**t)) + eps) + weight_decay*p)": "adamw",
}


def micro_batches(training, accumulate):
    """Keywords that cut the loss's batch. Its size is that of the labels, which come last."""
    meta = json.loads((FOLDER / training["loss"] / "meta.json").read_text())
    shapes = {number: meta["inputs"][number][1] for number in training["data"]["loss_arguments"]}
    size = list(shapes.values())[-1][0]
    batch = ", ".join(f"{number}@{shape.index(size)}" for number, shape in shapes.items())
    return f", batch=[{batch}], accumulate={accumulate if size % accumulate == 0 else size}"


def step_expression(training, accumulate=1):
    """The expression for what `training` says."""
    of = training["optimizer"]
    name = UPDATES[of["update"]]
    given = {"lr": of["lr"], "decay": of["weight_decay"]}
    if name == "momentum":
        given |= {"momentum": of["momentum"], "nesterov": str(of["nesterov"]).lower()}
    else:
        given |= {key: of[key] for key in ("b1", "b2", "eps")}
    text = f"step(main, optimizer={name}({', '.join(f'{k}={v}' for k, v in given.items())})"
    if of["clip"]:
        text += f", clip={of['clip']}, clip_eps={of['clip_eps']}"
    parameters = list(range(len(training["state"]["parameters"])))
    if accumulate > 1:
        text += micro_batches(training, accumulate)
    return text + f", wrt={parameters})"


def initial(signature, stored, training):
    """The step's first inputs: parameters, moments under PARAMETER.SLOT, the counter."""
    state = training["state"]
    parameters = [key for key, value in signature["arguments"].items() if value.get("role") == "param"]
    names = {value["name"]: key for key, value in signature["arguments"].items() if "name" in value}
    out = {}
    for i, key in enumerate(parameters):
        out[key] = stored[f"in_{state['parameters'][i]:03}"]
        for slot in ("m", "v"):
            if slot in state:
                out[names[signature["arguments"][key]["name"] + "." + slot]] = stored[f"in_{state[slot][i]:03}"]
    step = names["step"]
    out[step] = stored[f"in_{state['t']:03}"] if "t" in state else np.zeros((), np.int32)
    return out


def train(folder, options):
    meta = json.loads((folder / "meta.json").read_text())
    training = meta["training"]
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        step, artifact = scratch / "step.mlir", scratch / "step.gcx"
        call([options.gcompile, "transform", FOLDER / training["loss"] / "program.mlir", step_expression(training, options.accumulate), "-o",
              step])
        signature = json.loads(call([options.gcompile, "inspect", step, "--json"]))
        program = step
        if options.device == "cpu":
            call([options.gcompile, "compile", step, "-o", artifact])
            program = artifact
        stored = inputs_of(folder, meta)
        arguments = initial(signature, stored, training)
        kept = len(arguments)  # state comes back in its place
        data = [f"in_{i:03}" for i in range(kept, kept + len(training["data"]["arguments"]))]
        losses = []
        for number in range(training["steps"]):
            for key, argument in zip(data, training["data"]["arguments"]):
                arguments[key] = np.take(stored[f"in_{argument:03}"], number, training["data"]["step_axis"])
            save(scratch / "in", arguments)
            call([options.gcompile, "run", program, "--device", options.device, "--inputs", scratch / "in", "--outputs",
                  scratch / "out"])
            got = load(scratch / "out")
            arguments |= {f"in_{i:03}": got[f"out_{i:03}"] for i in range(kept)}
            losses.append(got[f"out_{kept:03}"])
        results = training["results"]
        final = {f"out_{number:03}": arguments[f"in_{i:03}"] for i, number in enumerate(results["parameters"])}
        final[f"out_{results['losses']:03}"] = np.stack(losses)
        return difference(meta, final, load(folder / "outputs.safetensors"))


def run(folder, options):
    try:
        return train(folder, options)
    except Failure as failure:
        return str(failure)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gcompile")
    parser.add_argument("device")
    parser.add_argument("--only", default="")
    parser.add_argument("--accumulate", type=int, default=1)
    options = parser.parse_args()
    cases = [path.parent for path in sorted(FOLDER.glob("*/meta.json"))
             if "training" in json.loads(path.read_text()) and options.only in path.parent.name]
    if options.accumulate > 1:
        cases = [case for case in cases if not case.name.startswith(("moe", "resnet"))]
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for case, wrong in zip(cases, pool.map(lambda case: run(case, options), cases)):
            if wrong:
                bad += 1
                print(f"FAILED {case.name}: {wrong}")
    print(f"{len(cases) - bad} models trained as stored, {bad} failed")
    return 1 if bad or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
