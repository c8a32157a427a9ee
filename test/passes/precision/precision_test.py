"""Precision policies on whole models: precision_test.py GCOMPILE

The losses of test/corpus against their stored values, computed in f64 by JAX; gradients against those of the f32 program.
A rounding to bf16 is off by at most 2^-9 of the value, one to f16 by 2^-12: a loss, a mean over many, is held to one such
rounding. A gradient's error, per tensor, is at most four times what rounding the program's inputs to bf16 makes of it with
all else in f32: a model with kinks (ReLU, max pooling) turns a rounding into far more than a smooth one.
"""
import json
import os
import pathlib
import re
import sys
import unittest

import ml_dtypes
import numpy as np

sys.dont_write_bytecode = True
CORPUS = pathlib.Path(__file__).resolve().parents[2] / "corpus"
sys.path.append(str(CORPUS))
from corpus_lib import load, save  # noqa: E402
from tool_case import ToolCase  # noqa: E402

GCOMPILE = os.path.abspath(sys.argv.pop(1))
LOSSES = ["gpt_loss", "llama_loss", "lstm_loss", "mlp_loss", "moe_loss", "resnet_loss", "vit_loss"]
UNIT = {"bf16": 2.0**-9, "f16": 2.0**-12}
DOT = re.compile(r"gc\.dot .* : \(tensor<(?:\d+x)*(\w+)>, tensor<(?:\d+x)*(\w+)>\)")


def parameters(case):
    """Argument numbers: the first argument of the Python function, [0]['w']."""
    names = json.loads((CORPUS / case / "meta.json").read_text())["input_names"]
    return [i for i, name in enumerate(names) if name.startswith("[0]")]


class Precision(ToolCase):
    gcompile = GCOMPILE

    def results(self, program, case, *flags):
        return self.results_of(program, CORPUS / case / "inputs.safetensors", *flags)

    def results_of(self, program, inputs, *flags):
        self.run_it("run", program, "--inputs", inputs, "--outputs", "out.safetensors", *flags)
        return load(self.folder / "out.safetensors")

    def test_losses(self):
        for case in LOSSES:
            program = CORPUS / case / "program.mlir"
            want = load(CORPUS / case / "outputs.safetensors")["out_000"].item()
            plain = self.results(program, case)["out_000"].item()
            for precision, unit in UNIT.items():
                for device in ("cpu", "interpreter"):
                    with self.subTest(case=case, precision=precision, device=device):
                        got = self.results(program, case, "--precision", precision, "--device", device)["out_000"]
                        self.assertEqual(got.dtype, np.float32)
                        self.assertLess(abs(got.item() - want), unit * abs(want))
                        self.assertNotEqual(got.item(), plain, "the policy did nothing")

    def test_all_contractions(self):
        for case in LOSSES:
            program = CORPUS / case / "program.mlir"
            before = self.run_it("compile", program, "--stop-after", "transform")
            after = self.run_it("compile", program, "--stop-after", "precision", "--precision", "bf16")
            with self.subTest(case=case):
                types = DOT.findall(after)
                self.assertEqual(len(types), before.count("gc.dot "))
                self.assertEqual(set(types), {("bf16", "bf16")})

    def test_gradients(self):
        for case in LOSSES:
            program = CORPUS / case / "program.mlir"
            for name, function in (("wide", "main"), ("low", "precision(main, bf16)")):
                self.run_it("transform", program, f"grad({function}, wrt={parameters(case)})", "-o", f"{name}.mlir")
            text = (self.folder / "low.mlir").read_text()
            for operands in re.findall(r"stablehlo\.dot_general .* : \((.*?)\) ->", text):
                self.assertEqual(operands.count("bf16>"), 2, operands)
            save(self.folder / "rounded.safetensors",
                 {name: array.astype(ml_dtypes.bfloat16).astype(np.float32) if array.dtype == np.float32 else array
                  for name, array in load(CORPUS / case / "inputs.safetensors").items()})
            wide, low = self.results("wide.mlir", case), self.results("low.mlir", case)
            noisy = self.results_of("wide.mlir", "rounded.safetensors")
            self.assertEqual(wide.keys(), low.keys())
            for name, want in wide.items():
                with self.subTest(case=case, gradient=name):
                    self.assertEqual(low[name].dtype, np.float32)
                    error = np.linalg.norm((low[name] - want).astype(np.float64))
                    noise = np.linalg.norm((noisy[name] - want).astype(np.float64))
                    self.assertLess(error, 4 * noise)
                    self.assertGreater(error, 0)

    def test_meaning(self):
        for case in LOSSES:
            said = self.run_it("compile", CORPUS / case / "program.mlir", "--precision", "bf16", "--stop-after", "precision",
                               "--check-meaning", "-o", "out.mlir")
            with self.subTest(case=case):
                self.assertIn("the meaning is the same", said)
                self.assertNotIn("gc-apply-precision is not checked", said)

    def test_a_step_trains(self):
        """A low-precision step's losses stay by those of f32, and the parameters are f32."""
        case, losses = CORPUS / "mlp_loss", {}
        scaled = [np.array(2.0 ** 16, np.float32), np.array(0, np.int32)]  # torch's scale, and its good steps
        for name, function, more, scale in (("wide", "main", "", []), ("low", "precision(main, bf16)", "", []),
                                            ("half", "precision(main, f16)", ", loss_scale=torch", scaled)):
            self.run_it("transform", case / "program.mlir",
                        f"step({function}, optimizer=sgd(lr=0.1){more}, wrt={parameters('mlp_loss')})", "-o", "step.mlir")
            self.run_it("compile", "step.mlir", "-o", "step.gcx")
            said = json.loads(self.run_it("inspect", "step.mlir", "--json"))
            types = {value["type"] for kind in ("arguments", "results") for value in said[kind].values()}
            self.assertFalse([kind for kind in types if "16" in kind.split("[")[0]], types)
            losses[name] = self.losses(case / "inputs.safetensors", scale)
        np.testing.assert_allclose(losses["low"], losses["wide"], rtol=0.01)
        np.testing.assert_allclose(losses["half"], losses["wide"], rtol=0.01)
        self.assertLess(losses["low"][-1], 0.9 * losses["low"][0])

    def losses(self, inputs, scale, steps=20):
        """Of step.gcx on one batch; the scale and its argument `step` lie behind the parameters."""
        arrays = [array for _, array in sorted(load(inputs).items())]
        count = len(parameters("mlp_loss"))
        state, batch, out = arrays[:count] + scale + [np.zeros((), np.int32)], arrays[count:], []
        for _ in range(steps):
            save(self.folder / "in.safetensors", {f"in_{i:03}": array for i, array in enumerate(state + batch)})
            self.run_it("run", "step.gcx", "--inputs", "in.safetensors", "--outputs", "out.safetensors")
            made = [array for _, array in sorted(load(self.folder / "out.safetensors").items())]
            state = made[: len(state)]
            out.append(made[len(state)].item())
        return out

    def test_refusals(self):
        program = CORPUS / "mlp_loss/program.mlir"
        self.assertIn("--widen computes all in f64: it takes no --precision",
                      self.run_it("run", program, "--fill", "normal:1", "--widen", "f64", "--precision", "bf16", code=2))
        self.run_it("compile", program, "-o", "mlp.gcx")
        self.assertIn("--precision is for program texts: an artifact's types are fixed",
                      self.run_it("run", "mlp.gcx", "--fill", "normal:1", "--precision", "bf16", code=2))
        for expression in ("precision(main)", "precision(main, f8)", "precision(main, bf16, f16)"):
            self.assertIn("precision takes a function and bf16, f16 or f32: precision(main, bf16)",
                          self.run_it("transform", program, expression, code=2))
        step = f"step(main, optimizer=adamw(lr=0.1), wrt={parameters('mlp_loss')})"
        self.assertIn("is a train step: argument 0 is a parameter that comes back anew",
                      self.run_it("transform", program, f"precision({step}, f16)", code=2))
        self.run_it("transform", program, f"precision({step}, bf16)", "-o", "step.mlir")


if __name__ == "__main__":
    unittest.main()
