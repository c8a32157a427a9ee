"""Accumulated steps against the step over the whole batch: accumulation_test.py GCOMPILE

In f64 (`--widen f64`) a step over any number of micro-batches is the whole batch's to 1e-12 of each tensor's largest element.
In f32, per tensor, ‖accumulated − reference‖ ≤ 4‖noise‖ + 2·eps·√K·‖reference‖ in the 2-norm and the maximum norm: the reference
is the whole batch in f64, the noise the whole batch in f32 less that, K the longest sum (examples times positions, or width).
Programs: the losses of test/corpus; train steps that JAX made, one with dropout, against JAX's stored results; a masked mean
against NumPy.
"""
import json
import os
import pathlib
import sys
import unittest

import numpy as np

sys.dont_write_bytecode = True
CORPUS = pathlib.Path(__file__).resolve().parents[2] / "corpus"
sys.path.append(str(CORPUS))
from corpus_lib import inputs_of, load, save  # noqa: E402
from tool_case import ToolCase  # noqa: E402

GCOMPILE = os.path.abspath(sys.argv.pop(1))
# The arguments with examples (behind @: in which dimension), and into how many micro-batches.
LOSSES = {
    "mlp_loss": ("6, 7", (1, 2, 4, 8)),
    "gpt_loss": ("28, 29", (1, 2)),
    "llama_loss": ("21, 22", (1, 4)),
    "vit_loss": ("28, 29", (1, 2)),
    "lstm_loss": ("4@1, 5", (1, 5)),
}
MASKED = """
module {
  func.func public @main(%w: tensor<4xf32> {gc.name = "w", gc.role = "param"}, %x: tensor<8x5x4xf32> {gc.name = "x", gc.role = "batch"},
                         %y: tensor<8x5xf32> {gc.name = "y", gc.role = "batch"}, %m: tensor<8x5xf32> {gc.name = "m", gc.role = "batch"})
      -> tensor<f32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<8x5x4xf32>, tensor<4xf32>) -> tensor<8x5xf32>
    %1 = stablehlo.subtract %0, %y : tensor<8x5xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<8x5xf32>
    %3 = stablehlo.multiply %2, %m : tensor<8x5xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.divide %4, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
}
"""


def norms(x):
    return np.array([np.linalg.norm(x), np.max(np.abs(x), initial=0)])


class Accumulation(ToolCase):
    gcompile = GCOMPILE

    def results(self, program, *flags):
        self.run_it("run", program, "--inputs", "in.safetensors", "--outputs", "out.safetensors", *flags)
        return load(self.folder / "out.safetensors")

    def check_f64(self, got, whole):
        for key, want in whole.items():
            error = np.max(np.abs(got[key] - want), initial=0)
            self.assertLessEqual(error, 1e-12 * np.max(np.abs(want), initial=0), key)

    def check_f32(self, got, whole, reference, longest):
        for key, want in reference.items():
            noise = norms(whole[key].astype(np.float64) - want)
            bound = 4 * noise + 2 * np.finfo(np.float32).eps * longest**0.5 * norms(want)
            self.assertTrue(np.all(norms(got[key].astype(np.float64) - want) <= bound), key)

    def test_losses(self):
        for case, (batch, counts) in LOSSES.items():
            with self.subTest(case):
                self.accumulate_loss(case, batch, counts)

    def accumulate_loss(self, case, batch, counts):
        meta = json.loads((CORPUS / case / "meta.json").read_text())
        inputs = inputs_of(CORPUS / case, meta)
        wrt = [i for i, name in enumerate(meta["input_names"]) if name.startswith("[0]")]
        whole = reference = None
        for count in counts:
            said = self.run_it("transform", CORPUS / case / "program.mlir",
                               f"step(main, optimizer=momentum(lr=0.1), clip=0.5, wrt={wrt}, batch=[{batch}], accumulate={count})",
                               "-o", "step.mlir")
            size = inputs[f"in_{int(batch.split(',')[-1]):03}"].shape[0]
            self.assertIn(f"global batch {size} = {count} micro-batches of {size // count}", said)
            if count > 1:
                self.assertIn("stablehlo.while", (self.folder / "step.mlir").read_text())
            signature = json.loads(self.run_it("inspect", "step.mlir", "--json"))["arguments"]
            given, data = {}, iter([f"in_{int(word.split('@')[0]):03}" for word in batch.split(",")])
            for key, argument in signature.items():
                role = argument["role"]
                if role == "param":
                    given[key] = inputs[f"in_{wrt[len(given)]:03}"]
                elif role == "batch":
                    given[key] = inputs[next(data)]
            save(self.folder / "in.safetensors", given)
            wide, plain = self.results("step.mlir", "--widen", "f64"), self.results("step.mlir")
            if whole is None:
                whole, reference = plain, wide
                continue
            self.check_f64(wide, reference)
            longest = max(np.prod(x.shape[:-1] or (1,)) for x in inputs.values())
            self.check_f32(plain, whole, reference, max(longest, *(max(x.shape, default=1) for x in inputs.values())))

    def test_layers_as_a_loop(self):
        flags = "--layers 3 --width 16 --heads 2 --context 6 --vocab 11 --batch 4 --scan --weights --dropout 0.2 --attention-dropout 0.1"
        self.run_it("model", "gpt", *flags.split(), "-o", "loss.mlir")
        results = []
        for count in (1, 4):
            self.run_it("transform", "loss.mlir", f"step(main, optimizer=sgd(lr=0.1), clip=1.0, accumulate={count})", "-o", "step.mlir")
            self.run_it("run", "step.mlir", "--widen", "f64", "--fill", "normal:1:0.5", "--outputs", "out.safetensors")
            results.append(load(self.folder / "out.safetensors"))
        self.check_f64(results[1], results[0])

    def test_experts(self):
        flags = "--layers 2 --width 16 --heads 2 --kv-heads 1 --mlp 24 --context 6 --vocab 11 --batch 4 --experts 4 --top 2 --block 4 --weights"
        for more in ((), ("--scan",), ("--raw-weights", "--balance", "0.5")):
            self.run_it("model", "moe", *flags.split(), *more, "-o", "loss.mlir")
            whole = reference = None
            for count in (1, 2, 4):
                self.run_it("transform", "loss.mlir", f"step(main, optimizer=momentum(lr=0.1), clip=1.0, accumulate={count})", "-o",
                            "step.mlir")
                runs = []
                for wide in (("--widen", "f64"), ()):
                    self.run_it("run", "step.mlir", *wide, "--device", "interpreter", "--fill", "normal:1:0.5", "--outputs",
                                "out.safetensors")
                    runs.append(load(self.folder / "out.safetensors"))
                if count == 1:
                    reference, whole = runs
                    continue
                self.check_f64(runs[0], reference)
                # The longest sum: two choices of each token, four sequences of six.
                self.check_f32(runs[1], whole, reference, 48)

    def test_exported_programs(self):
        # Of Flax, with functions that have gradients of their own; of PyTorch, with a batch norm and gathers at each row's place.
        cases = CORPUS.parent / "tools" / "export" / "cases"
        for name, norm in (("flax_lm", ""), ("torch_lm", ", batch_norm=local:3")):
            results = []
            for count in (1, 3):
                self.run_it("transform", cases / f"{name}.mlir", f"step(main, optimizer=sgd(lr=0.1){norm}, accumulate={count})", "-o",
                            "step.mlir")
                self.run_it("run", "step.mlir", "--widen", "f64", "--device", "interpreter", "--fill", "zeros", "--inputs",
                            cases / f"{name}.batch.safetensors", "--inputs", cases / f"{name}.init.safetensors", "--outputs",
                            "out.safetensors")
                results.append(load(self.folder / "out.safetensors"))
            self.check_f64(results[1], results[0])

    def refusal(self, case, parameters, batch):
        return self.run_it("transform", CORPUS / case / "program.mlir",
                           f"step(main, optimizer=sgd(lr=0.1), wrt={list(range(parameters))}, batch=[{batch}], accumulate=2)", code=2)

    def test_batch_norm_is_refused(self):
        said = self.refusal("resnet_loss", 19, "19, 20")
        self.assertRegex(said, r"error: 'gc\.\w+' op takes a sum over the whole batch together with single examples")
        self.assertRegex(said, r"note: the sum is made here")

    def test_dispatch_over_the_batch_is_refused(self):
        self.assertIn("'gc.sort' op relates examples to one another", self.refusal("moe_loss", 4, "4, 5"))

    def test_steps_made_by_others(self):
        for case in ("gpt_train_step", "gpt_train_step_dropout", "gpt_train_step_remat"):
            meta = json.loads((CORPUS / case / "meta.json").read_text())
            batch = [i for i, name in enumerate(meta["input_names"]) if name in ("[2]", "[3]")]
            varying = [i for i, name in enumerate(meta["input_names"]) if name[:3] in ("[0]", "[1]")]
            roles = {f"in_{i:03}": {"role": "param"} for i in varying} | {f"in_{i:03}": {"role": "batch"} for i in batch}
            (self.folder / "roles.json").write_text(json.dumps({"arguments": roles}))
            with self.subTest(case):
                self.run_it("transform", CORPUS / case / "program.mlir", "accumulate(main, 2)", "--roles", "roles.json", "-o",
                            "step.mlir")
                self.run_it("run", "step.mlir", "--case", CORPUS / case / "meta.json")

    def test_masked_mean(self):
        draw = np.random.default_rng(5)
        w, x, y = draw.normal(size=4), draw.normal(size=(8, 5, 4)), draw.normal(size=(8, 5))
        m = (np.arange(5) < np.array([5, 1, 4, 1, 1, 0, 5, 2])[:, None]).astype(np.float64)
        w, x, y, m = (a.astype(np.float32).astype(np.float64) for a in (w, x, y, m))

        def gradient(rows):
            error = (x[rows] @ w - y[rows]) * m[rows]
            return 2 * np.einsum("bt,btk->k", error, x[rows]) / m[rows].sum()

        want = w - 0.5 * gradient(slice(None))
        naive = w - 0.5 * (gradient(slice(0, 4)) + gradient(slice(4, 8))) / 2
        self.assertGreater(np.max(np.abs(naive - want)), 1e-3)
        (self.folder / "loss.mlir").write_text(MASKED)
        save(self.folder / "in.safetensors", {"w": w.astype(np.float32), "x": x.astype(np.float32), "y": y.astype(np.float32),
                                              "m": m.astype(np.float32), "step": np.zeros((), np.int32)})
        for sizes in ("accumulate=2", "micro_batch=2", "accumulate=4, micro_batch=2", "accumulate=8"):
            if sizes == "accumulate=8":  # one of the eight has no token at all
                self.assertEqual(m.sum(axis=1).min(), 0)
            self.run_it("transform", "loss.mlir", f"step(main, optimizer=sgd(lr=0.5), {sizes})", "-o", "step.mlir")
            got = self.results("step.mlir", "--widen", "f64")
            self.assertLessEqual(np.max(np.abs(got["out_000"] - want)), 1e-12 * np.max(np.abs(want)), sizes)

    def test_numbers_that_do_not_fit(self):
        (self.folder / "loss.mlir").write_text(MASKED)
        for sizes, words in (("accumulate=3", "a global batch of 8, which 3 micro-batches do not divide"),
                             ("micro_batch=16", "a global batch of 8, which micro-batches of 16 do not divide"),
                             ("accumulate=2, micro_batch=2", "a global batch of 8, which 2 micro-batches of 2 do not make up"),
                             ("accumulate=0", "accumulate is a number of micro-batches, at least 1"),
                             ("micro_batch=many", "micro_batch is a number of examples, at least 1"),
                             ("batch=z, accumulate=2", "'z' matches no argument's name"),
                             ("batch=x@3, accumulate=2", "'3' is no dimension of argument 'x', of rank 3"),
                             ("batch=m@1|x, accumulate=2", "a batch of 8 in argument 'x' and of 5 in argument 'm'")):
            said = self.run_it("transform", "loss.mlir", f"step(main, optimizer=sgd(lr=0.5), {sizes})", code=2)
            self.assertIn(words, said)
        said = self.run_it("transform", "loss.mlir", "accumulate(main)", code=2)
        self.assertIn("accumulate takes a function and a number of micro-batches: accumulate(main, 4)", said)


if __name__ == "__main__":
    unittest.main()
