"""Loss scales over 5,000 steps with overflows against torch, DeepSpeed and Keras: loss_scale_test.py GCOMPILE

The steps run as one loop: the train step that `gcompile transform` makes becomes a function that a while calls. Every scale must
be the reference's (make_loss_scales.py), to the bit; torch's parameters at the end to 1e-6.
"""
import json
import os
import pathlib
import re
import sys
import tempfile

import numpy as np

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "corpus"))
from corpus_lib import load, save  # noqa: E402
from make_loss_scales import FILE, RATE, STEPS, WIDTH, batches  # noqa: E402
from transforms import call  # noqa: E402

GCOMPILE = os.path.abspath(sys.argv[1])
LOSS = f"""
func.func public @main(%p: tensor<{WIDTH}xf32> {{gc.name = "p", gc.role = "param"}},
                       %x: tensor<{WIDTH}xf16> {{gc.name = "x", gc.role = "batch"}}) -> tensor<f32> {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convert %p : (tensor<{WIDTH}xf32>) -> tensor<{WIDTH}xf16>
  %1 = stablehlo.multiply %0, %x : tensor<{WIDTH}xf16>
  %2 = stablehlo.convert %1 : (tensor<{WIDTH}xf16>) -> tensor<{WIDTH}xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<{WIDTH}xf32>, tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}}
"""


def loop(step):
    """@main(p, x of all steps) -> (p at the end, the step's count, how many were skipped, the scale before each step)."""
    head = re.search(r"func\.func @main.*", step).group(0)
    arguments = re.findall(r"%arg\d+: (tensor<[^>]*>) \{(.*?)\}", head)[:-1]  # but the batch
    kinds = [kind for kind, _ in arguments]
    names = [re.search(r'gc\.name = "([^"]*)"', attributes).group(1) for _, attributes in arguments]
    starts = {name: re.search(r'gc\.init = "(?:value:)?([-\w]+)"', attributes) for name, (_, attributes) in zip(names, arguments)}
    constants = "".join(f"  %init{i} = stablehlo.constant dense<{starts[name].group(1).replace('zeros', '0')}"
                        f"{'.0' if 'f32' in kinds[i] else ''}> : {kinds[i]}\n" for i, name in enumerate(names) if i)
    n, scale = len(kinds), names.index("loss_scale")
    called = head.replace("func.func @main", "func.func private @step")
    called = re.sub(r" \{[^{}]*\}(?=[,)])", "", called)
    rows, batch = f"tensor<{STEPS}xf32>", f"tensor<{WIDTH}xf16>"
    carries = ["%i"] + [f"%s{i}" for i in range(n)] + ["%skips", "%scales"]
    first = ["%zero", "%p"] + [f"%init{i}" for i in range(1, n)] + ["%zero", "%none"]
    types = ", ".join(["tensor<i32>", *kinds, "tensor<i32>", rows])
    main = f"""func.func public @main(%p: {kinds[0]}, %x: tensor<{STEPS}x{WIDTH}xf16>) -> ({kinds[0]}, tensor<i32>, tensor<i32>, {rows}) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %end = stablehlo.constant dense<{STEPS}> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : {rows}
{constants}  %r:{n + 3} = stablehlo.while({", ".join(f"{a} = {b}" for a, b in zip(carries, first))}) : {types}
  cond {{
    %c = stablehlo.compare LT, %i, %end, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %row = stablehlo.dynamic_slice %x, %i, %zero, sizes = [1, {WIDTH}] : (tensor<{STEPS}x{WIDTH}xf16>, tensor<i32>, tensor<i32>) -> tensor<1x{WIDTH}xf16>
    %now = stablehlo.reshape %row : (tensor<1x{WIDTH}xf16>) -> {batch}
    %o:{n + 2} = func.call @step({", ".join(carries[1:n + 1])}, %now) : ({", ".join(kinds)}, {batch}) -> ({", ".join(kinds)}, tensor<f32>, tensor<i32>)
    %was = stablehlo.reshape %s{scale} : (tensor<f32>) -> tensor<1xf32>
    %kept = stablehlo.dynamic_update_slice %scales, %was, %i : ({rows}, tensor<1xf32>, tensor<i32>) -> {rows}
    %sum = stablehlo.add %skips, %o#{n + 1} : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, {", ".join(f"%o#{i}" for i in range(n))}, %sum, %kept : {types}
  }}
  return %r#1, %r#{n}, %r#{n + 1}, %r#{n + 2} : {kinds[0]}, tensor<i32>, tensor<i32>, {rows}
}}
"""
    return step.replace(head, main + called)


def check(folder, case, want):
    (folder / "loss.mlir").write_text(LOSS)
    call([GCOMPILE, "transform", folder / "loss.mlir", f"step(main, optimizer=sgd(lr={RATE}), loss_scale={want['expression']})",
          "-o", folder / "step.mlir"])
    (folder / "loop.mlir").write_text(loop((folder / "step.mlir").read_text()))
    save(folder / "in", {"in_000": np.zeros(WIDTH, np.float32), "in_001": batches()})
    scales, at = np.zeros(STEPS, np.float32), want["changes"] + [[STEPS, 0]]
    for (first, scale), (last, _) in zip(at, at[1:]):
        scales[first:last] = scale
    failures = []
    for device in ("cpu", "interpreter") if case == "torch_fast" else ("cpu",):
        call([GCOMPILE, "run", folder / "loop.mlir", "--device", device, "--inputs", folder / "in", "--outputs", folder / "out"])
        got = load(folder / "out")
        wrong = np.flatnonzero(got["out_003"] != scales)
        if len(wrong):
            i = wrong[0]
            failures.append(f"{case} on {device}: step {i} has scale {got['out_003'][i]}, not {scales[i]}; {len(wrong)} differ")
        with np.errstate(over="ignore", invalid="ignore"):
            skipped = int((~np.isfinite(scales.astype(np.float16)[:, None] * batches())).any(axis=1).sum())
        if got["out_001"] != STEPS - skipped or got["out_002"] != skipped:
            failures.append(f"{case} on {device}: {got['out_002']} steps skipped of {skipped}, {got['out_001']} counted")
        if "parameters" in want and not np.allclose(got["out_000"], want["parameters"], rtol=1e-6, atol=0):
            failures.append(f"{case} on {device}: parameters {got['out_000']}, not {want['parameters']}")
    return failures


def main():
    failures = []
    for case, want in json.loads(FILE.read_text()).items():
        with tempfile.TemporaryDirectory() as folder:
            failures += check(pathlib.Path(folder), case, want)
    print("\n".join(failures) or "all scales are the references'")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
