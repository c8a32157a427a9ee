"""Training runs end to end: train_test.py GCOMPILE"""
import json
import math
import os
import pathlib
import random
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest

GCOMPILE = os.path.abspath(sys.argv.pop(1))

GPT = """
[model]
name = "gpt"
layers = 1
width = 16
heads = 2
context = 16
vocab = 256

[data]
files = ["text.txt"]

[train]
steps = 300
tokens_per_step = 64
optimizer = "adamw(lr=cosine(3e-3, warmup=5, steps=300))"
clip = 1.0

[checkpoint]
every = 20

[log]
every = 7
peak = 1e11

[validate]
every = 100
batches = 4
"""
# The mean of log(token) times w: a zero byte makes its batch's loss infinite.
LOGARITHM = """
func.func public @main(%w: tensor<f32> {gc.name = "w", gc.role = "param", gc.init = "ones"},
                       %t: tensor<1x4xi32> {gc.name = "tokens", gc.role = "batch"},
                       %y: tensor<1x4xi32> {gc.name = "targets", gc.role = "batch"}) -> (tensor<f32> {gc.name = "loss"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convert %t : (tensor<1x4xi32>) -> tensor<1x4xf32>
  %1 = stablehlo.log %0 : tensor<1x4xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.multiply %2, %w : tensor<f32>
  return %3 : tensor<f32>
}
"""
# Adds up weighted segment ids, and says which key it was given.
SEGMENTS = """
func.func public @main(%w: tensor<f32> {gc.name = "w", gc.role = "param", gc.init = "ones"},
                       %t: tensor<1x5xi32> {gc.name = "tokens", gc.role = "batch"},
                       %y: tensor<1x5xi64> {gc.name = "targets", gc.role = "batch"},
                       %s: tensor<1x5xui8> {gc.name = "segments", gc.role = "batch"},
                       %m: tensor<1x5xf32> {gc.name = "weights", gc.role = "batch"},
                       %k: tensor<2xui32> {gc.name = "key", gc.role = "rng"})
    -> (tensor<f32> {gc.name = "loss"}, tensor<f32> {gc.name = "seed", gc.role = "metric"},
        tensor<f32> {gc.name = "number", gc.role = "metric"}, tensor<f32> {gc.name = "ahead", gc.role = "metric"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convert %s : (tensor<1x5xui8>) -> tensor<1x5xf32>
  %1 = stablehlo.multiply %0, %m : tensor<1x5xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x5xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.multiply %2, %w : tensor<f32>
  %4 = stablehlo.convert %k : (tensor<2xui32>) -> tensor<2xf32>
  %5 = stablehlo.slice %4 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %6 = stablehlo.slice %4 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %7 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
  %8 = stablehlo.reshape %6 : (tensor<1xf32>) -> tensor<f32>
  %9 = stablehlo.convert %y : (tensor<1x5xi64>) -> tensor<1x5xf32>
  %10 = stablehlo.convert %t : (tensor<1x5xi32>) -> tensor<1x5xf32>
  %11 = stablehlo.subtract %9, %10 : tensor<1x5xf32>
  %12 = stablehlo.reduce(%11 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x5xf32>, tensor<f32>) -> tensor<f32>
  return %3, %7, %8, %12 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
"""
LOG_RUN = """
[model]
program = "log.mlir"
[data]
files = ["zero.txt"]
held_out = 0
[train]
steps = 30
optimizer = "sgd(lr=0.001)"
[checkpoint]
every = 5
[log]
every = 1
peak = 1e11
"""


def lines_of(text):
    return [json.loads(line) for line in text.splitlines()]


def tensors(file):
    """The bytes of a safetensors file's tensors by name."""
    data = file.read_bytes()
    start = 8 + struct.unpack("<Q", data[:8])[0]
    header = json.loads(data[8:start])
    return {name: data[start + entry["data_offsets"][0]:start + entry["data_offsets"][1]]
            for name, entry in header.items() if name != "__metadata__"}


class TrainTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.at = pathlib.Path(self.folder.name)
        rng = random.Random(3)
        words = ["the", "graph", "of", "a", "step", "is", "compiled", "once", "and", "run", "again"]
        self.put("text.txt", " ".join(rng.choice(words) for _ in range(1200)))
        self.put("gpt.toml", GPT)

    def put(self, name, data):
        path = self.at / name
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
        return path

    def train(self, *arguments, code=0):
        done = subprocess.run([GCOMPILE, "train", *arguments], cwd=self.at, capture_output=True, text=True)
        self.assertEqual(done.returncode, code, done.stderr)
        return done

    def state(self, run, step):
        return (self.at / run / f"step_{step:08}" / "state.safetensors").read_bytes()

    def checkpoints(self, run):
        return sorted(p.name for p in (self.at / run).glob("step_????????"))

    def test_trains_and_says_so(self):
        done = self.train("gpt.toml")
        lines = lines_of(done.stdout)
        losses = [x["loss"] for x in lines if "loss" in x]
        validation = {x["step"]: x["validation_loss"] for x in lines if "validation_loss" in x}
        # A model that knows nothing gives each of 256 bytes the same chance.
        self.assertAlmostEqual(validation[0], math.log(256), delta=0.05)
        # Letters of eleven words: by their frequencies alone about 2.6 nats; the run must have learnt more than half way.
        self.assertLess(validation[300], 3.5)
        self.assertEqual(list(validation), [0, 100, 200, 300])
        self.assertEqual(len(losses), 43)  # every 7 steps, and the last
        self.assertEqual(lines_of((self.at / "gpt.run/log.jsonl").read_text()), lines)
        self.assertEqual(self.checkpoints("gpt.run"), ["step_00000260", "step_00000280", "step_00000300"])
        page = (self.at / "gpt.run/report.html").read_text()
        for piece in ("<svg", "validation", "step 300", "tokens_per_step = 64", "6 x parameters x tokens/s"):
            self.assertIn(piece, page)
        self.assertNotIn("<script", page)
        self.assertNotIn("http", page.split("</style>")[1])
        # Once more changes nothing.
        before = self.state("gpt.run", 300)
        done = self.train("gpt.run")
        self.assertEqual(done.stdout, "")
        self.assertIn("nothing to do: 300 of 300 steps are done", done.stderr)
        self.assertTrue(list((self.at / "gpt.run/compiled").glob("*.gcx")))
        self.assertEqual(self.state("gpt.run", 300), before)
        # The state is more than the forward program takes; what is exported is not.
        def forward(inputs):
            return subprocess.run([GCOMPILE, "run", "gpt.run/forward.mlir", "--inputs", inputs, "--fill", "zeros"],
                                  cwd=self.at, capture_output=True, text=True)
        refused = forward("gpt.run/step_00000300/state.safetensors")
        self.assertEqual(refused.returncode, 2)
        self.assertIn("gcompile export gpt.run/step_00000300 -o weights.safetensors", refused.stderr)
        subprocess.run([GCOMPILE, "export", "gpt.run/step_00000300", "-o", "weights.safetensors"], cwd=self.at, check=True)
        self.assertEqual(forward("weights.safetensors").returncode, 0)

    def test_killed_runs_end_with_the_same_bits(self):
        # A network's setting as a flag is as good as one in the file.
        self.put("gpt.toml", GPT.replace("layers = 1\n", ""))
        self.train("gpt.toml", "--model.layers", "1")
        log = (self.at / "gpt.run/log.jsonl").read_text()
        rng = random.Random(8)
        what = "gpt.toml"
        for kill in range(3):
            process = subprocess.Popen([GCOMPILE, "train", what, *(["--checkpoint.directory", "killed", "--model.layers", "1"] if kill == 0 else [])],
                                       cwd=self.at, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            for _ in range(rng.randrange(2, 14)):
                process.stdout.readline()
            time.sleep(rng.random() * 0.01)
            process.kill()
            process.communicate()
            what = "killed"
        done = self.train("killed")
        self.assertEqual(self.state("killed", 300), self.state("gpt.run", 300))
        self.assertEqual(self.checkpoints("killed"), self.checkpoints("gpt.run"))
        for mine, whole in zip(lines_of((self.at / "killed/log.jsonl").read_text()), lines_of(log), strict=True):
            for key in ("step", "loss", "validation_loss"):
                self.assertEqual(mine.get(key), whole.get(key))
        # A directory that was moved is the same run.
        (self.at / "killed").rename(self.at / "moved")
        self.train("moved", "--train.steps", "301")
        self.assertIn("step_00000301", self.checkpoints("moved"))

    def test_a_corrupt_newest_checkpoint_falls_back(self):
        self.train("gpt.toml")
        whole = self.state("gpt.run", 300)
        path = self.at / "gpt.run/step_00000300/state.safetensors"
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1
        path.write_bytes(data)
        (self.at / "gpt.run/step_00000280/manifest.json").unlink()
        done = self.train("gpt.run")
        self.assertIn("step_00000300: state.safetensors does not have the checksum", done.stderr)
        self.assertIn("step_00000280", done.stderr)
        self.assertIn("from step 260", done.stderr)
        self.assertEqual(self.state("gpt.run", 300), whole)

    def test_a_run_without_a_whole_checkpoint_is_not_begun_anew(self):
        self.train("gpt.toml", "--train.steps", "3")
        path = self.at / "gpt.run/step_00000003/state.safetensors"
        path.write_bytes(path.read_bytes() + b"x")
        self.assertIn("no checkpoint in", self.train("gpt.run", "--train.steps", "4", code=2).stderr)
        self.assertEqual(self.checkpoints("gpt.run"), ["step_00000003"])

    def test_a_schedule_that_is_over_is_said(self):
        self.assertNotIn("schedule", self.train("gpt.toml", "--train.steps", "2").stderr)
        done = self.train("gpt.toml", "--checkpoint.directory", "on", "--train.steps", "2",
                          "--train.optimizer", "adamw(lr=linear(1e-3, steps=1))")
        self.assertIn("the schedule of train.optimizer ends at step 1 of 2", done.stderr)

    def test_sigterm_writes_a_checkpoint(self):
        self.train("gpt.toml", "--checkpoint.directory", "whole", "--train.steps", "2000")
        process = subprocess.Popen([GCOMPILE, "train", "gpt.toml", "--train.steps", "2000", "--checkpoint.every", "0"],
                                   cwd=self.at, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4):
            process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate()
        self.assertEqual(process.returncode, 75, errors)
        self.assertIn("stopped by SIGTERM after step", errors)
        self.assertEqual(len(self.checkpoints("gpt.run")), 1)
        self.train("gpt.run")
        self.assertEqual(self.state("gpt.run", 2000), self.state("whole", 2000))

    def test_sigterm_ends_a_validation(self):
        # The first one takes all of a long text, a batch at a time.
        self.put("text.txt", "the graph of a step " * 40000)
        run = subprocess.Popen([GCOMPILE, "train", "gpt.toml", "--validate.batches", "0", "--data.held_out", "0.9"], cwd=self.at,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        while not (self.at / "gpt.run/compiled").exists() or len(list((self.at / "gpt.run/compiled").glob("*.gcx"))) < 2:
            time.sleep(0.05)
        time.sleep(0.3)
        run.send_signal(signal.SIGTERM)
        out, err = run.communicate(timeout=60)
        self.assertEqual(run.returncode, 75, err)
        self.assertNotIn("validation_loss", out)
        self.assertEqual(self.checkpoints("gpt.run"), ["step_00000000"])

    def test_what_changed_under_a_run_is_said(self):
        self.train("gpt.toml", "--train.steps", "20", "--validate.every", "0")
        text = (self.at / "text.txt").read_text()
        self.put("text.txt", text.replace("graph", "paper", 1))
        self.assertRegex(self.train("gpt.run", "--train.steps", "40", code=2).stderr,
                         r"data\.files \(1 file, .*\) changed since checkpoint .*step_00000020 was written")
        self.put("text.txt", text + "more")
        self.assertIn("data.files", self.train("gpt.run", "--train.steps", "40", code=2).stderr)
        self.put("text.txt", text)
        program = self.at / "gpt.run/step.mlir"
        step = program.read_text()
        program.write_text(step.replace("1.000000e+00", "1.000001e+00", 1))
        self.assertNotEqual(program.read_text(), step)
        self.assertIn("step.mlir changed since checkpoint", self.train("gpt.run", "--train.steps", "40", code=2).stderr)
        program.write_text(step)
        self.train("gpt.run", "--train.steps", "40")

    def zero_run(self):
        """Ten windows of four tokens, one of them with a zero byte."""
        self.put("log.mlir", LOGARITHM)
        self.put("log.toml", LOG_RUN)
        self.put("zero.txt", b"\x02" * 22 + b"\x00" + b"\x02" * 18)

    def values(self, run, step):
        data = self.state(run, step)
        header = json.loads(data[8:8 + struct.unpack("<Q", data[:8])[0]])
        at = 8 + struct.unpack("<Q", data[:8])[0]
        return {k: struct.unpack("<f" if v["dtype"] == "F32" else "<i", data[at + v["data_offsets"][0]:at + v["data_offsets"][1]])[0]
                for k, v in header.items()}

    def test_a_loss_that_is_not_finite_stops_before_the_step(self):
        self.zero_run()
        done = self.train("log.toml", code=1)
        self.assertRegex(done.stderr, r"step \d+ on batch \d+ gives values that are not finite.*"
                                      r"the first infinity is made by gc\.log at .*step\.mlir:\d+:\d+")
        event = [x for x in lines_of(done.stdout) if x.get("event") == "nonfinite"][0]
        # The state before that step: each good step has taken 0.001 * 4 log 2 from w.
        good = self.values("log.run", event["step"])
        self.assertEqual(good["step"], event["step"])
        self.assertAlmostEqual(good["w"], 1 - event["step"] * 0.004 * math.log(2), places=5)
        # On past it, as the message says; in thirty steps each window comes three times.
        done = self.train("log.run", "--train.on_nonfinite", "skip")
        self.assertAlmostEqual(self.values("log.run", 30)["w"], 1 - 30 * 0.004 * math.log(2), places=5)
        manifest = json.loads((self.at / "log.run/step_00000030/manifest.json").read_text())["manifest"]
        self.assertEqual(len(manifest["facts"]["skipped"]), 3)
        self.assertEqual(manifest["facts"]["batch"], 33)

    def test_a_gradient_that_is_not_finite_ends_its_step(self):
        self.zero_run()
        # The mean of sqrt(token * w): with a zero byte the loss is finite, its gradient 0 / 0.
        root = LOGARITHM.replace("%1 = stablehlo.log %0", "%v = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> "
                                 "tensor<1x4xf32>\n  %a = stablehlo.multiply %0, %v : tensor<1x4xf32>\n  %1 = stablehlo.sqrt %a")
        self.put("log.mlir", root.replace("stablehlo.multiply %2, %w", "stablehlo.add %2, %zero"))
        lines = lines_of(self.train("log.toml", code=1).stdout)
        event = lines[-1]
        self.assertEqual([x["step"] for x in lines[:-1]], list(range(1, event["step"] + 1)))
        # Of four tokens of 2: 2 / (2 sqrt(2 w)) each, w going down by a thousandth of their sum.
        w = 1.0
        for line in lines[:-1]:
            self.assertAlmostEqual(line["grad_norm"], 4 / math.sqrt(2 * w), places=5)
            w -= 0.001 * 4 / math.sqrt(2 * w)
        self.assertIn("(in 'w'): the first infinity is made by gc.div", event["what"])
        # A loss scale skips such steps by itself, which the log says.
        lines = lines_of(self.train("log.toml", "--train.loss_scale", "fixed(8)", "--checkpoint.directory", "scaled").stdout)
        skipped = [x["step"] for x in lines if x["skipped"] == 1]
        self.assertEqual(len(skipped), 3)
        self.assertEqual([x["step"] for x in lines if x["grad_norm"] is None], skipped)

    def test_rollback_leaves_out_what_led_there(self):
        self.zero_run()
        done = self.train("log.toml", "--train.on_nonfinite", "rollback")
        self.assertAlmostEqual(self.values("log.run", 30)["w"], 1 - 30 * 0.004 * math.log(2), places=5)
        facts = json.loads((self.at / "log.run/step_00000030/manifest.json").read_text())["manifest"]["facts"]
        self.assertEqual(facts["batch"], 30 + len(facts["skipped"]))
        # Three windows with the zero byte, each with all batches since the checkpoint before it.
        self.assertGreater(len(facts["skipped"]), 3)
        self.assertEqual(facts["skipped"], sorted(set(facts["skipped"])))

    def test_documents_and_keys(self):
        self.put("log.mlir", SEGMENTS)
        self.put("log.toml", LOG_RUN.replace("zero.txt", "d?.txt"))
        for i, text in enumerate(("abcd", "xyz", "0123456", "q")):
            self.put(f"d{i}.txt", text)
        flags = ("--data.packing", "document", "--train.steps", "3", "--train.seed", "9")
        done = self.train("log.toml", *flags)
        self.assertIn("11 tokens in 3 samples an epoch", done.stderr)
        # Windows abcxy, 01234 and 5: segments 1 1 1 2 2, 1 1 1 1 1 and 1, the rest padding of weight 0.
        self.assertAlmostEqual(self.values("log.run", 3)["w"], 1 - 0.001 * (7 + 5 + 1), places=6)
        lines = lines_of(done.stdout)
        self.assertEqual([x["number"] for x in lines], [0, 1, 2])
        self.assertEqual({x["seed"] for x in lines}, {9})
        # Within a document the target is the next letter, one more than the token: 5, 5 and 1 places.
        self.assertEqual(sorted(x["ahead"] for x in lines), [1, 5, 5])
        real = "%1 = stablehlo.multiply %0, %m"
        key = "%4 = stablehlo.convert %k : (tensor<2xui32>)"
        segments = '                       %s: tensor<1x5xui8> {gc.name = "segments", gc.role = "batch"},\n'
        for message, *changes in (
                ("must be reals [batch, context]", ('5xf32> {gc.name = "weights"', '5xi32> {gc.name = "weights"'),
                 (real, "%mf = stablehlo.convert %m : (tensor<1x5xi32>) -> tensor<1x5xf32>\n  " + real + "f")),
                ("is the key, which is u32[2]", ('ui32> {gc.name = "key"', 'i32> {gc.name = "key"'),
                 (key, key.replace("ui32", "i32"))),
                ("no data is called so: did you mean 'tokens'?", ('"tokens"', '"tokesn"')),
                ("no argument named segments", (segments, ""),
                 ("  %0 =", "  %s = stablehlo.constant dense<1> : tensor<1x5xui8>\n  %0 ="))):
            with self.subTest(message):
                program = SEGMENTS
                for old, new in changes:
                    self.assertIn(old, program)
                    program = program.replace(old, new)
                self.put("log.mlir", program)
                self.assertIn(message, self.train("log.toml", *flags, "--checkpoint.directory", "wrong", code=2).stderr)

    def test_names_and_patterns_with_quotes(self):
        two = LOGARITHM.replace('%w: tensor<f32> {gc.name = "w"', '%f: tensor<f32> {gc.name = "it\'s", gc.role = "param", gc.init = "ones"},\n'
                                '%w: tensor<f32> {gc.name = "w"').replace("%2, %w", "%4, %w").replace(
                                    "  %3 =", "  %4 = stablehlo.multiply %2, %f : tensor<f32>\n  %3 =")
        self.put("log.mlir", two)
        self.put("log.toml", LOG_RUN.replace("zero.txt", "text.txt"))
        self.train("log.toml", "--train.steps", "2", "--train.frozen", "it's")
        values = self.values("log.run", 2)
        self.assertEqual(values["it's"], 1)
        self.assertNotEqual(values["w"], 1)
        self.assertIn("it's not", self.train("log.toml", "--train.frozen", "it's not", "--checkpoint.directory", "x", code=2).stderr)

    def test_a_run_keeps_its_tuning(self):
        flags = ("--train.steps", "20", "--checkpoint.directory")
        self.train("gpt.toml", *flags, "plain")
        done = subprocess.run([GCOMPILE, "tune", "plain/step.mlir", "-o", "t.json", "--runs", "1", "--rounds", "1", "--worth", "0"],
                              cwd=self.at, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        tuning = (self.at / "t.json").read_bytes()
        self.train("gpt.toml", *flags, "tuned", "--train.tuning", "t.json")
        self.assertEqual((self.at / "tuned/tuning.json").read_bytes(), tuning)
        for (name, plain), (_, tuned) in zip(self.reals("plain", 20), self.reals("tuned", 20), strict=True):
            for a, b in zip(plain, tuned, strict=True):
                self.assertAlmostEqual(a, b, delta=1e-4, msg=name)
        # Moved, and without the file that was given.
        (self.at / "t.json").unlink()
        (self.at / "tuned").rename(self.at / "moved")
        self.train("moved", "--train.steps", "25")
        self.assertIn("moved/tuning.json", (self.at / "moved/config.toml").read_text())
        other = json.loads(tuning)
        other["target"] = "another CPU"
        self.put("other.json", json.dumps(other))
        self.assertIn("was measured for 'another CPU'",
                      self.train("moved", "--train.steps", "30", "--train.tuning", "other.json", code=2).stderr)
        self.put("broken.json", "{}")
        self.assertIn("train.tuning: ", self.train("gpt.toml", *flags, "broken", "--train.tuning", "broken.json", code=2).stderr)
        self.train("moved", "--train.steps", "30", "--train.tuning", "")
        self.assertFalse((self.at / "moved/tuning.json").exists())

    def test_validation_counts_tokens_by_their_weights(self):
        """Means over 5, 5 and 1 weighted tokens are one over 11."""
        mean = ("%n = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0, 1] : "
                "(tensor<1x5xf32>, tensor<f32>) -> tensor<f32>\n  %q = stablehlo.divide %2, %n : tensor<f32>\n  "
                "%3 = stablehlo.multiply %q, %w")
        self.put("log.mlir", SEGMENTS.replace("%3 = stablehlo.multiply %2, %w", mean))
        self.put("log.toml", LOG_RUN.replace("zero.txt", "d?.txt"))
        for i, text in enumerate(("abcd", "xyz", "0123456", "q")):
            self.put(f"d{i}.txt", text)
        done = self.train("log.toml", "--data.packing", "document", "--train.steps", "3", "--validate.files", "d?.txt",
                          "--validate.every", "3", "--train.optimizer", "sgd(lr=1e-9)")
        line = [x for x in lines_of(done.stdout) if "validation_loss" in x][-1]
        self.assertAlmostEqual(line["validation_loss"], (7 + 5 + 1) / 11, places=6)
        self.assertAlmostEqual(line["validation_ahead"], (5 * 5 + 5 * 5 + 1 * 1) / 11, places=6)

    def reals(self, run, step, dtype="F32"):
        form, width = {"F32": ("f", 4), "F64": ("d", 8)}[dtype]
        data = self.state(run, step)
        size = 8 + struct.unpack("<Q", data[:8])[0]
        for name, entry in json.loads(data[8:size]).items():
            if entry["dtype"] == dtype:
                first, last = entry["data_offsets"]
                yield name, struct.unpack(f"<{(last - first) // width}{form}", data[size + first:size + last])

    def test_micro_batches_give_what_the_batch_gives(self):
        flags = ("--train.steps", "20", "--model.type", "f64")
        self.train("gpt.toml", *flags, "--checkpoint.directory", "whole")
        whole = dict(self.reals("whole", 20, "F64"))
        self.assertGreater(len(whole), 40)
        for run, parts in (("two", ("--train.accumulate", "2")), ("four", ("--train.micro_batch", "1"))):
            self.train("gpt.toml", *flags, "--checkpoint.directory", run, *parts)
            for name, values in self.reals(run, 20, "F64"):
                scale = max(abs(x) for x in whole[name]) or 1
                # Sums in another order: twenty steps of f64.
                self.assertLess(max(abs(a - b) for a, b in zip(values, whole[name], strict=True)), 1e-9 * scale, name)
        config = (self.at / "four/config.toml").read_text()
        self.assertIn("accumulate = 4\nmicro_batch = 1\n", config)
        plan = subprocess.run([GCOMPILE, "plan", "gpt.toml", "--train.tokens_per_step", "0", "--train.micro_batch", "3",
                               "--train.accumulate", "2", "--json"], cwd=self.at, capture_output=True, text=True)
        self.assertEqual(json.loads(plan.stdout)["batch"], 6, plan.stderr)
        self.assertEqual(json.loads(plan.stdout)["accumulate"], 2)
        self.assertEqual(json.loads(plan.stdout)["micro_batch"], 3)

    def sample(self, *arguments, code=0):
        done = subprocess.run([GCOMPILE, "sample", *arguments], cwd=self.at, capture_output=True, text=True,
                              errors="surrogateescape")
        self.assertEqual(done.returncode, code, done.stderr)
        return done.stderr if code else done.stdout

    def test_samples(self):
        self.put("text.txt", "loop " * 1100)  # of five letters: windows of 16 begin at each of them
        done = self.train("gpt.toml", "--sample.every", "200", "--sample.prompt", "lo", "--sample.temperature", "0",
                          "--sample.length", "40")
        samples = {x["step"]: x["sample"] for x in lines_of(done.stdout) if "sample" in x}
        # There is but one way in which this text goes on, also beyond a context of 16.
        self.assertEqual(samples[300], ("loop " * 9)[:42])
        self.assertEqual(list(samples), [200, 300])
        self.assertIn("<h3>After step 300</h3>", (self.at / "gpt.run/report.html").read_text())
        self.assertEqual(self.sample("gpt.run", "--prompt", "p loo", "--length", "7", "--temperature", "0"), "p loop loop \n")
        self.assertEqual(self.sample("gpt.run/step_00000300", "--prompt", "lo", "--length", "6", "--temperature", "0"), "loop loo\n")
        drawn = self.sample("gpt.run", "--temperature", "3", "--seed", "5")
        self.assertEqual(drawn, self.sample("gpt.run", "--temperature", "3", "--seed", "5"))
        self.assertNotEqual(drawn, self.sample("gpt.run", "--temperature", "3", "--seed", "6"))
        self.assertIn("a prompt has at least one byte", self.sample("gpt.run", "--prompt", "", code=2))
        self.zero_run()
        self.train("log.toml", "--train.on_nonfinite", "skip")
        self.assertIn("this model is none", self.sample("log.run", code=2))
        self.assertIn("this model is none", self.train("log.run", "--sample.every", "3", code=2).stderr)
        self.train("gpt.toml", "--checkpoint.directory", "wide", "--model.vocab", "300", "--train.steps", "1")
        self.assertIn("the vocabulary has 300 tokens: only models over bytes", self.sample("wide", code=2))

    def test_recomputation_changes_no_bit_and_half_precision_little(self):
        common = ("--train.steps", "40", "--checkpoint.every", "0", "--validate.every", "0")
        plain = self.validated("gpt.toml", *common, "--checkpoint.directory", "plain")
        self.assertEqual(self.validated("gpt.toml", *common, "--checkpoint.directory", "less", "--train.remat", "full"), plain)
        self.assertEqual(self.state("less", 40), self.state("plain", 40))
        half = self.validated("gpt.toml", *common, "--checkpoint.directory", "half", "--train.precision", "f16")
        self.assertNotEqual(half, plain)
        self.assertAlmostEqual(half, plain, delta=0.02)
        # torch's scale, since none is named: its good steps are counted.
        self.assertIn("loss_scale", self.names("half", 40))
        self.assertNotIn("loss_scale", self.names("plain", 40))
        auto = self.train("gpt.toml", *common, "--checkpoint.directory", "auto", "--train.remat", "auto", "--train.memory", "1GiB")
        self.assertIn("remat=none takes", auto.stderr)
        self.assertIn("train.remat: auto needs train.memory", self.train("gpt.toml", "--train.remat", "auto", code=2).stderr)

    def validated(self, *arguments):
        return [x["validation_loss"] for x in lines_of(self.train(*arguments).stdout) if "validation_loss" in x][-1]

    def names(self, run, step):
        blob = (self.at / run / f"step_{step:08d}" / "state.safetensors").read_bytes()
        return list(json.loads(blob[8:8 + struct.unpack("<Q", blob[:8])[0]]))

    def test_plan(self):
        done = subprocess.run([GCOMPILE, "plan", "gpt.toml", "--json"], cwd=self.at, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        plan = json.loads(done.stdout)
        # GPT-2's parameters by hand: embeddings, places, a block, the last norm.
        block = 2 * 32 + (16 * 48 + 48) + (16 * 16 + 16) + (16 * 64 + 64) + (64 * 16 + 16)
        self.assertEqual(plan["parameters"], 256 * 16 + 16 * 16 + block + 32)
        self.assertEqual((plan["batch"], plan["context"], plan["tokens"]), (4, 16, 300 * 64))
        memory = plan["memory"]
        self.assertEqual(memory["parameters"], 4 * plan["parameters"])
        self.assertEqual(memory["optimizer_state"], 8 * plan["parameters"])
        self.assertEqual(memory["batch"], 2 * 64 * 4)
        self.assertEqual(memory["total"], sum(v for k, v in memory.items() if k != "total"))
        # Six per parameter and token, but for embeddings, which are looked up; attention comes on top.
        self.assertGreater(plan["flops_per_step"], 6 * 64 * (block + 256 * 16) * 0.9)
        self.assertGreater(plan["least_step_s"], 0)
        self.assertFalse((self.at / "gpt.run").exists())
        done = subprocess.run([GCOMPILE, "plan", "gpt.toml", "--train.memory", "1KiB"], cwd=self.at, capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("train.memory: the run needs", done.stderr)
        self.assertIn("4 sequences x 16 tokens = 64 tokens a step", done.stdout)
        plan = subprocess.run([GCOMPILE, "plan", "gpt.toml", "--json", "--train.tokens", "960", "--train.batch", "6"],
                              cwd=self.at, capture_output=True, text=True)
        self.assertEqual([json.loads(plan.stdout)[x] for x in ("steps", "tokens_per_step")], [10, 96], plan.stderr)
        self.train("gpt.toml", "--train.steps", "2")
        done = subprocess.run([GCOMPILE, "plan", "gpt.run", "--train.steps", "50"], cwd=self.at, capture_output=True, text=True)
        self.assertIn("50, 3.2k tokens in all", done.stdout)

    def test_tokens_beyond_a_program(self):
        # The zoo's loss has one table; JAX's looks tokens and targets up by gathers that mend negative ones.
        subprocess.run([GCOMPILE, "model", "gpt", "--layers", "1", "--width", "16", "--heads", "2", "--context", "16", "--vocab", "64",
                        "--batch", "4", "-o", "loss.mlir"], cwd=self.at, check=True)
        case = pathlib.Path(__file__).resolve().parents[2] / "corpus" / "gpt_loss"
        names = json.loads((case / "meta.json").read_text())["input_names"]
        roles = {f"in_{i:03}": {"name": f"p{i}", "role": "param", "init": f"normal:{i + 1}:0.02"} for i in range(len(names) - 2)}
        roles |= {f"in_{len(names) - 2 + i:03}": {"name": name, "role": "batch"} for i, name in enumerate(("tokens", "targets"))}
        self.put("jax.json", json.dumps({"arguments": roles}))
        self.put("program.toml", '[model]\nprogram = "loss.mlir"\n[data]\nfiles = ["text.txt"]\n[train]\nsteps = 3\n')
        jax = ("--model.program", str(case / "program.mlir"), "--model.roles", "jax.json")
        for flags, rows in (((), 64), (jax, 61)):
            self.assertRegex(self.train("program.toml", *flags, code=2).stderr, f"text.txt: token \\d+ is \\d+, and the vocabulary has {rows}")
            self.assertIn(f"data.vocabulary: {rows + 1} is more than ",
                          self.train("program.toml", *flags, "--data.vocabulary", str(rows + 1), code=2).stderr)

    def test_an_optimizer_as_a_program(self):
        update = """func.func @main(%g: tensor<2xf32>, %p: tensor<2xf32>, %n: tensor<2xi32>, %step: tensor<i32>)
    -> (tensor<2xf32>, tensor<2xi32>) {
  %rate = stablehlo.constant dense<0.1> : tensor<2xf32>
  %0 = stablehlo.multiply %g, %rate : tensor<2xf32>
  %1 = stablehlo.subtract %p, %0 : tensor<2xf32>
  %2 = stablehlo.broadcast_in_dim %step, dims = [] : (tensor<i32>) -> tensor<2xi32>
  return %1, %2 : tensor<2xf32>, tensor<2xi32>
}"""
        self.put("sgd.mlir", update)
        self.put("it's \"sgd\".mlir", update)
        self.put("own.toml", "\n".join(line for line in GPT.splitlines() if not line.startswith("optimizer")))
        self.train("own.toml", "--train.update", "sgd.mlir", "--train.steps", "4", "--checkpoint.every", "2")
        self.train("own.toml", "--train.update", "it's \"sgd\".mlir", "--train.steps", "4", "--checkpoint.directory", "quotes")
        self.assertEqual(*(tensors(self.at / run / "step_00000004" / "state.safetensors") for run in ("own.run", "quotes")))
        self.train("own.toml", "--train.optimizer", "sgd(lr=0.1)", "--train.steps", "4", "--checkpoint.directory", "built_in")
        own, built_in = (tensors(self.at / run / "step_00000004" / "state.safetensors") for run in ("own.run", "built_in"))
        for name, value in built_in.items():
            self.assertEqual(own.pop(name), value, name)
        self.assertTrue(own)
        for name, value in own.items():
            self.assertTrue(name.endswith(".state_0"), name)
            self.assertEqual(value, struct.pack("<i", 3) * (len(value) // 4), name)  # the steps done before the last one
        # The step is in the run: it goes on without the file.
        (self.at / "sgd.mlir").unlink()
        self.train("own.run", "--train.steps", "5")
        self.assertIn("train.update: a program of an optimizer takes the place of train.optimizer",
                      self.train("gpt.toml", "--train.update", "sgd.mlir", "--train.optimizer", "sgd(lr=1)", code=2).stderr)
        self.assertIn("cannot open", self.train("own.toml", "--checkpoint.directory", "absent", "--train.update", "sgd.mlir",
                                                code=2).stderr)

    def test_what_is_wrong_is_said(self):
        def error(*arguments):
            return self.train("gpt.toml", *arguments, code=2).stderr

        self.assertIn("unknown option '--train.stepps': did you mean '--train.steps'?", error("--train.stepps", "3"))
        self.assertEqual(error("--train.lr", "3"), "gcompile: unknown option '--train.lr': did you mean '--train.lora'?\n"
                         "see gcompile --help\n")
        self.assertIn("--train.steps: 'many' is no count", error("--train.steps", "many"))
        for flags, words in ((("--sample.temperature", "-1"), "[sample]: a temperature is at least 0, and not -1"),
                             (("--sample.prompt", ""), "[sample]: a prompt has at least one byte"),
                             (("--sample.prompt", "é", "--model.vocab", "128"), "[sample]: the prompt has byte 195, and the vocabulary 128")):
            done = self.train("gpt.toml", "--sample.every", "100", *flags, code=2)
            self.assertEqual((done.stderr.strip().split("gcompile: ")[-1], done.stdout), (words, ""))
        self.assertIn("the zoo has no 'gtp': did you mean 'gpt'?", error("--model.name", "gtp"))
        self.put("heds.toml", GPT.replace("heads", "heds"))
        self.assertIn("model.heds: gpt has no setting 'heds': did you mean 'heads'?", self.train("heds.toml", code=2).stderr)
        self.assertIn("model.width 16 is not a multiple of heads 3", error("--model.heads", "3"))
        self.assertIn("65 tokens are no whole sequences of the context 16", error("--train.tokens_per_step", "65"))
        self.assertIn("3 sequences of 16 tokens are not the 64", error("--train.batch", "3", "--train.tokens_per_step", "64"))
        self.assertIn("4 sequences are not 3 micro-batches", error("--train.accumulate", "3"))
        self.assertIn("4 sequences are not 2 micro-batches of 1", error("--train.accumulate", "2", "--train.micro_batch", "1"))
        self.assertIn("train.batch_norm: 'all' is neither sync", error("--train.batch_norm", "all"))
        self.assertIn("has no sum over the batch that examples take", error("--train.batch_norm", "local:2"))
        self.assertIn("[train] needs steps, tokens or epochs, and one of them alone", error("--train.tokens", "1M", "--train.steps", "3"))
        self.assertIn("no argument named segments", error("--data.packing", "document"))
        self.assertIn("absent.txt", error("--data.files", "absent.txt"))
        self.assertIn("train.memory: state, batch and arena take", error("--train.memory", "1KiB"))
        self.assertIn("and the vocabulary has 64", error("--model.vocab", "64"))
        self.assertIn("less than one batch of 4 samples", error("--data.held_out", "0.01"))
        self.assertIn("no optimizer is called 'adamv'", error("--train.optimizer", "adamv(lr=1)"))
        self.assertIn("matches no parameter's name", error("--train.frozen", "headd/*"))
        for pattern in ("it's", "a'] | ['b", "\"'"):
            self.assertIn(f"'{pattern}' in frozen matches no parameter's name", error("--train.frozen", pattern))
            self.assertIn(pattern, error("--train.lora", pattern))
        self.assertIn("--steps is for a train step's program", error("--steps", "3"))
        self.assertIn("holds no run", self.train(str(self.at), code=2).stderr)
        self.assertIn("there is no run, file of a run or program 'absent.run'", self.train("absent.run", code=2).stderr)
        self.assertIn("train.clip: -1 is no norm", error("--train.clip", "-1"))
        self.assertIn("cannot be built in these sizes", error("--train.batch", "1e12"))
        self.assertIn("gpt.toml is no directory of a run", self.sample("gpt.toml", code=2))
        os.mkfifo(self.at / "pipe.txt")
        self.assertIn("is not a regular file", error("--data.files", "pipe.txt"))
        self.put("step.mlir", "")
        self.assertIn("--text is required", self.train("step.mlir", code=2).stderr)
        self.assertIn("is a key of a run", self.train("step.mlir", "--train.steps", "3", code=2).stderr)
        # What did not get as far as a checkpoint is no run: the file may change.
        self.train("gpt.toml", "--checkpoint.directory", "a", "--train.steps", "1")
        self.assertIn("fixed for the life of the run", self.train("a", "--train.seed", "3", code=2).stderr)
        self.assertIn("holds a run that differs in train.seed",
                      self.train("gpt.toml", "--checkpoint.directory", "a", "--train.seed", "3", code=2).stderr)

    def test_two_runs_in_one_directory(self):
        first = subprocess.Popen([GCOMPILE, "train", "gpt.toml", "--train.steps", "1M"], cwd=self.at,
                                 stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        first.stdout.readline()
        self.assertIn("another run writes checkpoints", self.train("gpt.run", code=2).stderr)
        first.kill()
        first.communicate()


if __name__ == "__main__":
    unittest.main()
