"""Optimizers and schedules against optax and torch in f64: optimizers_test.py GCOMPILE [CASE …]

Each case trains the loss sum(p * x) for the steps of make_references.py, whose gradient is x. Per tensor the largest error is
at most 1e-14 of the largest value, after Muon's iteration 1e-12. A schedule's value at a step is what sgd takes from a
parameter of zero.
"""
import concurrent.futures
import os
import pathlib
import sys
import tempfile

import numpy as np

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "corpus"))
from corpus_lib import load, save  # noqa: E402
from make_references import CASES, FILE, SCHEDULES, SHAPES, STEPS  # noqa: E402
from transforms import Failure, call  # noqa: E402

GCOMPILE = os.path.abspath(sys.argv[1])
DEVICE = "cpu"


def tensor(shape):
    return "tensor<" + "".join(f"{size}x" for size in shape) + "f64>"


def loss(shapes):
    """sum(p * x) over all, as StableHLO text; parameter NAME, batch NAME_x."""
    arguments, body, total = [], ["%zero = stablehlo.constant dense<0.0> : tensor<f64>"], "%zero"
    for name, shape in shapes.items():
        kind = tensor(shape)
        arguments += [f'%{name}: {kind} {{gc.name = "{name}", gc.role = "param"}}',
                      f'%{name}_x: {kind} {{gc.name = "{name}_x", gc.role = "batch"}}']
        body += [f"%{name}_0 = stablehlo.multiply %{name}, %{name}_x : {kind}",
                 f"%{name}_1 = stablehlo.reduce(%{name}_0 init: %zero) applies stablehlo.add across dimensions = "
                 f"{list(range(len(shape)))} : ({kind}, tensor<f64>) -> tensor<f64>",
                 f"%{name}_2 = stablehlo.add {total}, %{name}_1 : tensor<f64>"]
        total = f"%{name}_2"
    return "func.func public @main({}) -> tensor<f64> {{\n  {}\n  return {} : tensor<f64>\n}}\n".format(
        ", ".join(arguments), "\n  ".join(body), total)


class Step:
    """A step of the loss, compiled: arrays by name in, arrays by name out."""

    def __init__(self, folder, shapes, options):
        self.folder = folder
        (folder / "loss.mlir").write_text(loss(shapes))
        call([GCOMPILE, "transform", folder / "loss.mlir", f"step(main, {options})", "-o", folder / "step.mlir"])
        call([GCOMPILE, "compile", folder / "step.mlir", "-o", folder / "step.gcx"])

    def __call__(self, arrays):
        """State that is not given begins by its own rules."""
        given, made = self.folder / "in", self.folder / "out"
        save(given, arrays)
        call([GCOMPILE, "run", self.folder / "step.gcx", "--device", DEVICE, "--inputs", given, "--outputs", made, "--names"])
        return load(made)


def error(got, want):
    return float(np.max(np.abs(got - want)) / np.max(np.abs(want)))


def train(case, references):
    """The largest error over the bound, of all parameters."""
    with tempfile.TemporaryDirectory() as folder:
        step = Step(pathlib.Path(folder), SHAPES, f"optimizer={CASES[case][0]}")
        state = {name: references[f"p/{name}"] for name in SHAPES}
        for number in range(STEPS):
            out = step(state | {f"{name}_x": references[f"g/{name}"][number] for name in SHAPES})
            out.pop("loss")
            state = out
    assert state["step"] == STEPS, state["step"]
    bound = 1e-12 if case.startswith("muon") else 1e-14
    return max((error(state[name], references[f"{case}/{name}"]) / bound, name) for name in SHAPES)


def schedule(case, references):
    steps = range(0, 40, 3)
    want = references[f"schedule/{case}"][steps]
    with tempfile.TemporaryDirectory() as folder:
        step = Step(pathlib.Path(folder), {"p": ()}, f"optimizer=sgd(lr={SCHEDULES[case]})")
        got = np.array([-step({"p": np.zeros(()), "p_x": np.ones(()), "step": np.array(number, np.int32)})["p"]
                        for number in steps])
    return error(got, want) / 1e-14, "values"


def check(case, references):
    try:
        return train(case, references) if case in CASES else schedule(case[len("schedule/"):], references)
    except (AssertionError, Failure) as failure:
        return np.inf, str(failure)


def main():
    references = load(FILE)
    cases = sys.argv[2:] or [*CASES, *(f"schedule/{name}" for name in SCHEDULES)]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for case, (size, where) in zip(cases, pool.map(lambda case: check(case, references), cases)):
            print(f"{'ok    ' if size <= 1 else 'FAILED'} {case}: {size:.2g} of the bound, at {where}")
            failed += not size <= 1
    print(f"{len(cases) - failed} cases as optax and torch, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
