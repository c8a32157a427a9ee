"""batch_norm=sync|local:G against JAX in f64 (make_batch_norm.py): batch_norm_test.py GCOMPILE

New parameters, states and losses are JAX's to 1e-12 of each tensor's largest element, for a step of ours made of JAX's loss, for
JAX's own finished step, and for one with StableHLO's batch norms; over micro-batches too, where each has whole groups.
"""
import os
import pathlib
import sys
import unittest

import numpy as np

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path += [str(HERE), str(HERE.parents[1] / "corpus")]
from corpus_lib import load, save  # noqa: E402
from make_batch_norm import CLIP, FOLDER, RATE, WORDS  # noqa: E402
from tool_case import ToolCase  # noqa: E402

GCOMPILE = os.path.abspath(sys.argv.pop(1))
VALUES = load(FOLDER / "values.safetensors")
# word: into how many micro-batches its step may be cut.
COUNTS = {"sync": (1,), "local:2": (1, 2), "local:4": (1, 2, 4)}
OPERANDS = ("offset", "scale", "t", "w", "x")
# A step by hand: the loss is sum(y^2 t), its gradients are squared before they are taken off.
OPS = f"""
func.func @main(%w: tensor<4xf64> {{gc.name = "w", gc.role = "param"}}, %scale: tensor<4xf64> {{gc.name = "scale", gc.role = "param"}},
                %offset: tensor<4xf64> {{gc.name = "offset", gc.role = "param"}}, %x: tensor<8x4xf64> {{gc.name = "x", gc.role = "batch"}},
                %t: tensor<8x4xf64> {{gc.name = "t", gc.role = "batch"}})
    -> (tensor<4xf64> {{gc.name = "w"}}, tensor<4xf64> {{gc.name = "scale"}}, tensor<4xf64> {{gc.name = "offset"}}) {{
  %0 = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<4xf64>) -> tensor<8x4xf64>
  %1 = stablehlo.multiply %x, %0 : tensor<8x4xf64>
  %y, %mean, %variance = "stablehlo.batch_norm_training"(%1, %scale, %offset) <{{epsilon = 0.125 : f32, feature_index = 1 : i64}}>
    : (tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>)
  %2 = stablehlo.add %y, %y : tensor<8x4xf64>
  %3 = stablehlo.multiply %2, %t : tensor<8x4xf64>
  %dx, %dscale, %doffset = "stablehlo.batch_norm_grad"(%1, %scale, %mean, %variance, %3) <{{epsilon = 0.125 : f32, feature_index = 1 : i64}}>
    : (tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<8x4xf64>) -> (tensor<8x4xf64>, tensor<4xf64>, tensor<4xf64>)
  %4 = stablehlo.multiply %dx, %x : tensor<8x4xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %dw = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf64>, tensor<f64>) -> tensor<4xf64>
  %rate = stablehlo.constant dense<{RATE}> : tensor<4xf64>
  %5 = stablehlo.multiply %dw, %dw : tensor<4xf64>
  %6 = stablehlo.multiply %dscale, %dscale : tensor<4xf64>
  %7 = stablehlo.multiply %doffset, %doffset : tensor<4xf64>
  %8 = stablehlo.multiply %rate, %5 : tensor<4xf64>
  %9 = stablehlo.multiply %rate, %6 : tensor<4xf64>
  %10 = stablehlo.multiply %rate, %7 : tensor<4xf64>
  %11 = stablehlo.subtract %w, %8 : tensor<4xf64>
  %12 = stablehlo.subtract %scale, %9 : tensor<4xf64>
  %13 = stablehlo.subtract %offset, %10 : tensor<4xf64>
  return %11, %12, %13 : tensor<4xf64>, tensor<4xf64>, tensor<4xf64>
}}
"""


class BatchNorm(ToolCase):
    gcompile = GCOMPILE

    def transform(self, program, expression, code=0):
        return self.run_it("transform", program, expression, "-o", "made.mlir", code=code)

    def check(self, prefix, what, *flags, program="made.mlir"):
        case = prefix.split("/")[0]
        given = {"op": lambda k: k in OPERANDS, "loss": lambda k: "/" not in k and k not in OPERANDS,
                   "step": lambda k: k.split("/")[0] not in (*OPERANDS, "op", "loss", "step")}[case]
        save(self.folder / "in.safetensors", {k: x for k, x in VALUES.items() if given(k)})
        self.run_it("run", program, "--inputs", "in.safetensors", "--outputs", "out.safetensors", "--names",
                    *(flags or ("--device", "interpreter")))
        got = load(self.folder / "out.safetensors")
        wanted = {k[len(prefix):]: x for k, x in VALUES.items() if k.startswith(prefix)}
        self.assertGreaterEqual(len(wanted), 3)
        for key, want in wanted.items():
            self.assertLessEqual(np.max(np.abs(got[key] - want)), 1e-12 * np.max(np.abs(want)), f"{what}: {key}")

    def test_groups_differ(self):
        for case in ("loss", "step", "op"):
            a, b = (VALUES[f"{case}/{word}/{'scale' if case == 'op' else 'gain1'}"] for word in ("sync", "local:4"))
            self.assertGreater(np.max(np.abs(a - b)), 1e-3, case)

    def test_step_of_a_loss(self):
        for word, counts in COUNTS.items():
            for count in counts:
                said = self.transform(FOLDER / "loss.mlir", f"step(main, optimizer=sgd(lr={RATE}), clip={CLIP}, batch_norm={word}, "
                                      f"accumulate={count})")
                if word != "sync":
                    self.assertIn(f"4 sums over the batch of 8 are of {WORDS[word]} groups of {8 // WORDS[word]}", said)
                self.check(f"loss/{word}/", f"{word} in {count}")

    def test_finished_step(self):
        for word, counts in COUNTS.items():
            for count in counts:
                self.transform(FOLDER / "step.mlir", f"accumulate(main, {count}, batch_norm={word})")
                self.check(f"step/{word}/", f"{word} in {count}")

    def test_operators(self):
        (self.folder / "op.mlir").write_text(OPS)
        for word, counts in COUNTS.items():
            for count in counts:
                self.transform("op.mlir", f"accumulate(main, {count}, batch_norm={word})")
                self.check(f"op/{word}/", f"{word} in {count}")

    def test_flags_of_a_finished_step(self):
        step, local = FOLDER / "step.mlir", ("--accumulate", "2", "--batch-norm", "local:4")
        self.check("step/sync/", "sync", "--device", "interpreter", "--batch-norm", "sync", program=step)
        self.check("step/local:4/", "local:4", "--device", "interpreter", *local, program=step)
        self.check("step/local:4/", "local:4", "--micro-batch", "2", *local[2:], program=step)
        for flags, words in ((("--accumulate", "2"), "takes a sum over the whole batch together with single examples"),
                             (("--accumulate", "3"), "a global batch of 8, which 3 micro-batches do not divide"),
                             (("--batch-norm", "global"), "--batch-norm 'global' is neither sync"),
                             (("--batch-norm", "local:2", "--micro-batch", "2"), "not whole in 4 micro-batches")):
            self.assertIn(words, self.run_it("compile", step, "-o", "step.gcx", *flags, code=2))
        said = self.run_it("compile", step, "-o", "step.gcx", *local)
        self.assertIn("global batch 8 = 2 micro-batches of 4", said)
        self.check("step/local:4/", "local:4", "--device", "cpu", program="step.gcx")
        said = self.run_it("run", "step.gcx", "--fill", "normal:1", "--accumulate", "2", code=2)
        self.assertIn("--accumulate, --micro-batch and --batch-norm are for program texts", said)

    def test_refusals(self):
        step = f"step(main, optimizer=sgd(lr={RATE})"
        for rest, words in ((", accumulate=2)", ["error: 'gc.", "takes a sum over the whole batch together with single examples",
                                                 "--batch-norm local:G", "note: the sum is made here"]),
                            (", accumulate=2, batch_norm=sync)", ["takes a sum over the whole batch together with single examples"]),
                            (", batch_norm=local:3)", ["has a global batch of 8, which 3 groups do not divide"]),
                            (", batch_norm=local)", ["batch_norm is sync (statistics of the whole batch) or local:G"]),
                            (", batch_norm=local:0)", ["batch_norm is sync (statistics of the whole batch) or local:G"]),
                            (", batch_norm=local:2, accumulate=4)", ["2 groups for batch norms that are not whole in 4 micro-batches"]),
                            (", batch_norm=local:2, micro_batch=2)", ["2 groups for batch norms that are not whole in 4 micro-batches"])):
            said = self.transform(FOLDER / "loss.mlir", step + rest, code=2)
            for word in words:
                self.assertIn(word, said, rest)


if __name__ == "__main__":
    unittest.main()
