"""Fine-tuning a run's model with adapters, and exporting both: lora_test.py GCOMPILE"""
import json
import os
import pathlib
import random
import subprocess
import sys
import unittest

import numpy as np

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "corpus"))
from corpus_lib import load, save  # noqa: E402
from tool_case import ToolCase  # noqa: E402

GCOMPILE = os.path.abspath(sys.argv.pop(1))
RUN = """
[model]
name = "gpt"
layers = 2
width = 16
heads = 2
context = 16
vocab = 256
scan = {scan}
{model}
[data]
files = ["{text}"]
[train]
steps = 12
batch = 4
optimizer = "adamw(lr=1e-2)"
{train}
[log]
peak = 1e11
"""
ADAPTERS = 'lora = ["*/weight"]\nlora_rank = 2\nlora_alpha = 3\nlora_trained = ["norm/*"]'
FACTORS = ".lora_a", ".lora_b"


def lines_of(text):
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


class LoraRun(ToolCase):
    gcompile = GCOMPILE

    def setUp(self):
        super().setUp()
        for seed, name in (1, "book.txt"), (2, "letters.txt"):
            draw = random.Random(seed)
            letters = "".join(draw.sample("abcdefghijklmnop ", 9))
            (self.folder / name).write_text("".join(draw.choice(letters) for _ in range(3000)))

    def put(self, name, model="", train="", text="book.txt", scan="false"):
        (self.folder / name).write_text(RUN.format(model=model, train=train, text=text, scan=scan))

    def state(self, run):
        return load(self.folder / run / "step_00000012/state.safetensors")

    def base_and_adapted(self, scan):
        """A model, exported as base, then fine-tuned on another text in tuned.run: the lines that this wrote."""
        self.put("base.toml", scan=scan)
        self.run_it("train", "base.toml")
        self.run_it("export", "base.run", "-o", "base")
        self.put("tuned.toml", 'checkpoint = ["base"]', ADAPTERS, "letters.txt", scan)
        return lines_of(self.run_it("train", "tuned.toml"))

    def check_run(self, scan):
        lines = self.base_and_adapted(scan)
        base, before, after = load(self.folder / "base"), self.state("base.run"), self.state("tuned.run")
        # Exported: the model's own, with the bits of the checkpoint.
        self.assertEqual(set(base), {name for name in before if not name.endswith((".m", ".v")) and name != "step"})
        for name in base:
            np.testing.assert_array_equal(base[name], before[name])
        # The checkpoint has the base as it was, adapters, and optimizer state of what is trained alone.
        weights = {name for name in base if name.endswith("/weight")}
        trained = {name + factor for name in weights for factor in FACTORS} | {"norm/gain", "norm/bias"}
        self.assertEqual(set(after), set(base) | trained | {f"{name}.{slot}" for name in trained for slot in "mv"} | {"step"})
        for name in set(base) - trained:
            np.testing.assert_array_equal(after[name], base[name], name)
        for name in trained:
            self.assertTrue(np.any(after[name] != base.get(name, 0)), name)
        # Merged: base names, W + 3/2 A B within two units of f32's last place of the sum's terms.
        self.run_it("export", "tuned.run", "-o", "merged")
        merged = load(self.folder / "merged")
        self.assertEqual({k: (v.shape, v.dtype) for k, v in merged.items()}, {k: (v.shape, v.dtype) for k, v in base.items()})
        for name in set(base) - weights:
            np.testing.assert_array_equal(merged[name], after[name], name)
        for name in weights:
            w, a, b = (after[name + suffix].astype(np.float64) for suffix in ("", *FACTORS))
            bound = 2.0 ** -22 * (np.abs(w) + 1.5 * np.abs(a) @ np.abs(b))
            self.assertTrue(np.all(np.abs(merged[name] - (w + 1.5 * a @ b)) <= bound), name)
            self.assertTrue(np.any(merged[name] != base[name]), name)
        # The merged model in the base's program gives what the adapted one gives.
        save(self.folder / "adapted", {name: after[name] for name in set(base) | trained})
        outputs = []
        for program, given in ("tuned.run", "adapted"), ("base.run", "merged"), ("base.run", "base"):
            self.run_it("run", f"{program}/forward.mlir", "--inputs", given, "--outputs", "out")
            outputs.append(load(self.folder / "out")["out_000"].astype(np.float64))
        scale = np.max(np.abs(outputs[0]))
        self.assertLessEqual(np.max(np.abs(outputs[0] - outputs[1])), 1e-5 * scale)
        self.assertGreater(np.max(np.abs(outputs[0] - outputs[2])), 1e-2 * scale)
        # A run that begins with it has at its start the loss that this one ended with.
        self.put("next.toml", 'checkpoint = ["merged"]', "", "letters.txt", scan)
        first = lines_of(self.run_it("train", "next.toml", "--train.steps", "1"))
        losses = [[x["validation_loss"] for x in part if "validation_loss" in x] for part in (lines, first)]
        self.assertLess(losses[0][-1], losses[0][0] - 0.1)
        self.assertAlmostEqual(losses[1][0], losses[0][-1], delta=1e-5)

    def test_layers(self):
        self.check_run("false")

    def test_stacked_layers(self):
        self.check_run("true")

    def test_goes_on(self):
        self.put("tuned.toml", "", ADAPTERS)
        text = self.run_it("train", "tuned.toml")
        self.assertIn("(1.06k trained) parameters", text)
        self.run_it("train", "tuned.toml", "--checkpoint.directory", "parts", "--train.steps", "5")
        self.run_it("train", "parts", "--train.steps", "12")
        for name, value in self.state("tuned.run").items():
            np.testing.assert_array_equal(self.state("parts")[name], value, name)
        # What it writes is bytes, and need not be text.
        written = subprocess.run([GCOMPILE, "sample", "tuned.run", "--prompt", "hello", "--length", "5"], cwd=self.folder,
                                 capture_output=True, check=True).stdout
        self.assertEqual((written[:5], len(written)), (b"hello", 11))
        self.run_it("export", "parts/step_00000005", "-o", "early")
        self.assertIn("blocks/0/qkv/weight", load(self.folder / "early"))

    def test_plan(self):
        """The optimizer's state is of the adapters and norm alone."""
        self.put("tuned.toml", "", ADAPTERS)
        plan = json.loads(self.run_it("plan", "tuned.toml", "--json"))
        sizes = 2 * sum(2 * (a + b) for a, b in ((16, 48), (16, 16), (16, 64), (64, 16))) + 2 * 16
        self.assertEqual(plan["memory"]["optimizer_state"], 2 * 4 * sizes)

    def test_refusals(self):
        for train, words in (
                ("lora_rank = 4", "no weight gets one"),
                ('lora = ["*/weight"]\nlora_rank = 0', "train.lora_rank: 0 is no rank"),
                ('lora = ["*/weight"]\nlora_alpha = -1', "train.lora_alpha: -1 is not above 0"),
                ('lora = ["*/wieght"]', "matches no parameter's name"),
                ('lora = ["*/gain"]', "for which there is no adapter")):
            with self.subTest(train):
                self.put("bad.toml", "", train)
                self.assertIn(words, self.run_it("train", "bad.toml", code=2))
        self.assertIn("is no directory of a run", self.run_it("export", "bad.toml", "-o", "x", code=2))


if __name__ == "__main__":
    unittest.main()
