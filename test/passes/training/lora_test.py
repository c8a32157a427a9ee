"""Low-rank adapters against JAX's in f64: lora_test.py GCOMPILE

A network of two matrices and a loop over two stacked ones, ten steps of AdamW as make_lora_references.py says: contractions
of weight and adapter apart, and, with a high rank, of their sum. Every loss, every trained tensor and the merged weights
differ by at most 1e-12 of the tensor's largest value.
"""
import os
import pathlib
import re
import sys
import unittest

import numpy as np

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "corpus"))
from corpus_lib import load, save  # noqa: E402
from make_lora_references import CASES, FILE, OPTIMIZER, ROWS, SHAPES, STEPS  # noqa: E402
from tool_case import ToolCase  # noqa: E402

GCOMPILE = os.path.abspath(sys.argv.pop(1))
LOSS = """
func.func public @main(%up: tensor<12x16xf64> {{gc.name = "up/weight", gc.role = "param"}},
                       %bias: tensor<16xf64> {{gc.name = "up/bias", gc.role = "param"}},
                       %layers: tensor<2x16x16xf64> {{gc.name = "layers/weight", gc.role = "param"}},
                       %down: tensor<16x5xf64> {{gc.name = "down/weight", gc.role = "param"}},
                       %x: tensor<{n}x12xf64> {{gc.name = "x", gc.role = "batch"}},
                       %y: tensor<{n}x5xf64> {{gc.name = "y", gc.role = "batch"}}) -> tensor<f64> {{
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %rows = stablehlo.constant dense<{n}.0> : tensor<f64>
  %first = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dot_general %x, %up, contracting_dims = [1] x [0] : (tensor<{n}x12xf64>, tensor<12x16xf64>) -> tensor<{n}x16xf64>
  %1 = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<16xf64>) -> tensor<{n}x16xf64>
  %2 = stablehlo.add %0, %1 : tensor<{n}x16xf64>
  %3 = stablehlo.tanh %2 : tensor<{n}x16xf64>
  %4:2 = stablehlo.while(%i = %first, %h = %3) : tensor<i32>, tensor<{n}x16xf64>
    cond {{
      %end = stablehlo.constant dense<2> : tensor<i32>
      %more = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    }} do {{
      %one = stablehlo.constant dense<1> : tensor<i32>
      %a = stablehlo.dynamic_slice %layers, %i, %first, %first, sizes = [1, 16, 16] : (tensor<2x16x16xf64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf64>
      %b = stablehlo.reshape %a : (tensor<1x16x16xf64>) -> tensor<16x16xf64>
      %c = stablehlo.dot_general %h, %b, contracting_dims = [1] x [0] : (tensor<{n}x16xf64>, tensor<16x16xf64>) -> tensor<{n}x16xf64>
      %d = stablehlo.tanh %c : tensor<{n}x16xf64>
      %e = stablehlo.add %h, %d : tensor<{n}x16xf64>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %e : tensor<i32>, tensor<{n}x16xf64>
    }}
  %5 = stablehlo.dot_general %4#1, %down, contracting_dims = [1] x [0] : (tensor<{n}x16xf64>, tensor<16x5xf64>) -> tensor<{n}x5xf64>
  %6 = stablehlo.subtract %5, %y : tensor<{n}x5xf64>
  %7 = stablehlo.multiply %6, %6 : tensor<{n}x5xf64>
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<{n}x5xf64>, tensor<f64>) -> tensor<f64>
  %9 = stablehlo.divide %8, %rows : tensor<f64>
  return %9 : tensor<f64>
}}
"""


class Lora(ToolCase):
    gcompile = GCOMPILE

    def assertNear(self, got, want, what):
        error = np.max(np.abs(got - want)) / np.max(np.abs(want))
        self.assertLessEqual(error, 1e-12, what)

    def lora(self, case):
        weights, rank, alpha, trained = CASES[case]
        more = f", trained=[{', '.join(trained)}]" if trained else ""
        return f"lora(main, params=[{', '.join(weights)}], rank={rank}, alpha={alpha}{more})"

    def run_step(self, arrays):
        save(self.folder / "in", arrays)
        self.run_it("run", "step.gcx", "--inputs", "in", "--outputs", "out", "--names")
        return load(self.folder / "out")

    def train(self, case):
        references = load(FILE)
        weights, rank, alpha, trained = CASES[case]
        (self.folder / "loss.mlir").write_text(LOSS.format(n=ROWS))
        self.run_it("transform", "loss.mlir", f"step({self.lora(case)}, optimizer={OPTIMIZER})", "-o", "step.mlir")
        self.run_it("compile", "step.mlir", "-o", "step.gcx")
        adapters = {f"{name}{factor}" for name in weights for factor in (".lora_a", ".lora_b")}
        base = {name: references[f"start/{name}"] for name in SHAPES}
        given = {name: value for name, value in base.items() if name not in trained}
        given |= {"x": references["x"], "y": references["y"]}
        # B and the optimizer's state begin by their own rules.
        state = {name: base[name] for name in trained}
        state |= {f"{name}.lora_a": references[f"start/{rank}/{name}.lora_a"] for name in weights}
        moves = adapters | set(trained)
        for number in range(STEPS):
            state = self.run_step(given | state)
            # What is frozen comes back neither itself nor as optimizer state.
            self.assertEqual(set(state), moves | {f"{name}.{slot}" for name in moves for slot in "mv"} | {"step", "loss"})
            self.assertNear(state.pop("loss"), references[f"{case}/losses"][number], f"loss of step {number}")
        for name in sorted(moves):
            self.assertNear(state[name], references[f"{case}/{name}"], name)
        for name in weights:
            merged = base[name] + alpha / rank * (state[f"{name}.lora_a"] @ state[f"{name}.lora_b"])
            self.assertNear(merged, references[f"{case}/merged/{name}"], name)

    def count(self, program):
        return (self.folder / program).read_text().count("stablehlo.dot_general")

    def test_ten_steps_as_jax(self):
        for case in CASES:
            with self.subTest(case):
                self.train(case)

    def test_work(self):
        """A low rank: no product as large as the gradient of a weight, but of the narrowest. A high one: a sum per weight."""
        (self.folder / "loss.mlir").write_text(LOSS.format(n=ROWS))
        for case, contractions in ("all", 8), ("high", 6):
            self.run_it("transform", "loss.mlir", self.lora(case), "-o", "lora.mlir")
            self.assertEqual(self.count("lora.mlir"), contractions)
        self.run_it("transform", "loss.mlir", f"step({self.lora('all')}, optimizer=sgd(lr=1))", "-o", "step.mlir")
        products = [line for line in (self.folder / "step.mlir").read_text().splitlines() if "stablehlo.dot_general" in line]
        for weight in "12x16", "16x12", "16x16":
            self.assertEqual([line for line in products if line.endswith(f"-> tensor<{weight}xf64>")], [])

    def test_begins_as_it_was(self):
        references = load(FILE)
        (self.folder / "loss.mlir").write_text(LOSS.format(n=ROWS))
        save(self.folder / "in", {name: references[f"start/{name}"] for name in SHAPES} |
             {"x": references["x"], "y": references["y"]})
        self.run_it("transform", "loss.mlir", self.lora("all"), "-o", "lora.mlir")
        for program in "loss.mlir", "lora.mlir":
            self.run_it("run", program, "--inputs", "in", "--outputs", program + ".out")
        self.assertEqual(load(self.folder / "loss.mlir.out")["out_000"], load(self.folder / "lora.mlir.out")["out_000"])

    def test_seed(self):
        """Each weight and each seed has an A of its own, within 1/sqrt(in)."""
        (self.folder / "loss.mlir").write_text(LOSS.format(n=ROWS))
        rules = []
        for seed in "", ", seed=1":
            self.run_it("transform", "loss.mlir", f"lora(main, params=[up/weight, down/weight], rank=2{seed})", "-o", "lora.mlir")
            rules += re.findall(r'gc.init = "uniform:(\d+):([^"]+)"', (self.folder / "lora.mlir").read_text())
        self.assertEqual(len(set(seed for seed, _ in rules)), 4)
        for (_, bound), size in zip(rules, (12, 16, 12, 16)):
            self.assertEqual(float(bound), 1 / np.sqrt(size))

    def test_refusals(self):
        (self.folder / "loss.mlir").write_text(LOSS.format(n=2))
        for expression, words in (
                ("lora(main)", "lora needs params, the weights that get adapters: lora(main, params=blocks/*/weight)"),
                ("lora(main, params=up/weight, rank=0)", "rank is a whole number, at least 1"),
                ("lora(main, params=up/weight, alpha=-1)", "alpha is a number above 0"),
                ("lora(main, params=up/weight, seed=-1)", "seed is a whole number, not below 0"),
                ("lora(main, params=up/weight, ranks=2)", "did you mean 'rank'?"),
                ("lora(main, params=up/wieght)", "'up/wieght' in lora matches no parameter's name: did you mean 'up/weight'?"),
                ("lora(main, params=up/*)", "has parameter 'up/bias' of type 'tensor<16xf64>', for which there is no adapter"),
                ("lora(lora(main, params=up/weight, rank=2), params=up/weight, rank=2)",
                 "has an argument 'up/weight.lora_a' already"),
                ("step(lora(main, params=up/weight, rank=2), optimizer=sgd(lr=1), frozen=*lora*)",
                 "has no parameter left to train: all are frozen")):
            with self.subTest(expression):
                self.assertIn(words, self.run_it("transform", "loss.mlir", expression, code=2))


if __name__ == "__main__":
    unittest.main()
