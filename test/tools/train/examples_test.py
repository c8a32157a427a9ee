"""Training runs on labelled examples: examples_test.py GCOMPILE"""
import json
import os
import pathlib
import signal
import subprocess
import sys
import unittest

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE / "examples"), str(HERE.parents[1] / "corpus")]
from corpus_lib import load, save  # noqa: E402
from made import byte_vectors, images, mlp_parameters, vectors  # noqa: E402
from tool_case import ToolCase  # noqa: E402

GCOMPILE = os.path.abspath(sys.argv.pop(1))
MLP = """
[model]
name = "mlp"
inputs = 12
layers = 1
width = 24
classes = 4
[data]
files = ["x.npy"]
labels = ["y.npy"]
[train]
steps = 200
batch = 32
optimizer = "adamw(lr=1e-2)"
[checkpoint]
every = 50
[log]
every = 10
peak = 1e6
"""
IMAGES = """
[data]
files = ["images_?.npy"]
labels = ["labels_?.npy"]
mean = [0.485, 0.456, 0.406]
std = [0.229, 0.224, 0.225]
held_out = 0.2
[train]
steps = {steps}
batch = 32
optimizer = "{optimizer}"
[log]
every = 10
peak = 1e6
"""
VIT = """
[model]
name = "vit"
layers = 1
width = 16
heads = 2
image = 8
patch = 4
classes = 4
""" + IMAGES.format(steps=150, optimizer="adamw(lr=5e-3)")
RESNET = """
[model]
name = "resnet"
stages = "1,1"
width = 8
stem = "cifar"
image = 8
classes = 4
""" + IMAGES.format(steps=40, optimizer="momentum(lr=0.05)")

# The mean of weights times (w times the sum of an image's bytes, less the label) squared; what it was given, as metrics.
BYTES = """
func.func public @main(%w: tensor<f32> {gc.name = "w", gc.role = "param", gc.init = "zeros"},
                       %x: tensor<4x2x3x1xui8> {gc.name = "images", gc.role = "batch"},
                       %y: tensor<4xi8> {gc.name = "labels", gc.role = "batch"},
                       %m: tensor<4xf32> {gc.name = "weights", gc.role = "batch"},
                       %k: tensor<2xui32> {gc.name = "key", gc.role = "rng"})
    -> (tensor<f32> {gc.name = "loss"}, tensor<f32> {gc.name = "bytes", gc.role = "metric"},
        tensor<f32> {gc.name = "labels_sum", gc.role = "metric"}, tensor<f32> {gc.name = "number", gc.role = "metric"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convert %x : (tensor<4x2x3x1xui8>) -> tensor<4x2x3x1xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<4x2x3x1xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.broadcast_in_dim %w, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<4xf32>
  %4 = stablehlo.convert %y : (tensor<4xi8>) -> tensor<4xf32>
  %5 = stablehlo.subtract %3, %4 : tensor<4xf32>
  %6 = stablehlo.multiply %5, %5 : tensor<4xf32>
  %7 = stablehlo.multiply %6, %m : tensor<4xf32>
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %9 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %10 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %11 = stablehlo.slice %k [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.convert %12 : (tensor<ui32>) -> tensor<f32>
  return %8, %9, %10, %13 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
"""
BYTES_RUN = """
[model]
program = "bytes.mlir"
[data]
files = ["bytes.npy"]
labels = ["marks.npy"]
held_out = 0.4
[train]
steps = 3
optimizer = "sgd(lr=0)"
[log]
every = 1
peak = 1e11
"""


def lines_of(text):
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


class ExamplesTest(ToolCase):
    gcompile = GCOMPILE

    def setUp(self):
        super().setUp()
        x, labels = vectors(2000, 12, 4)
        self.array("x.npy", x.astype(np.float32))
        self.array("y.npy", labels)
        self.put("mlp.toml", MLP)

    def array(self, name, value):
        np.save(self.folder / name, value)

    def put(self, name, text):
        (self.folder / name).write_text(text)

    def put_images(self):
        """Two files of u8 [300, 8, 8, 3] with labels of two types."""
        x, labels = images(600)
        for name, part, kind in (("0", slice(0, 250), np.uint8), ("1", slice(250, 600), np.int32)):
            self.array(f"images_{name}.npy", x[part])
            self.array(f"labels_{name}.npy", labels[part].astype(kind))
        self.put("vit.toml", VIT)
        self.put("resnet.toml", RESNET)
        return x, labels

    def train(self, *arguments, code=0):
        return self.run_it("train", *arguments, code=code)

    def lines(self, *arguments):
        return lines_of(self.train(*arguments))

    def state(self, run, step):
        return load(self.folder / run / f"step_{step:08}/state.safetensors")

    def bits(self, run, step):
        return (self.folder / run / f"step_{step:08}/state.safetensors").read_bytes()

    def validations(self, lines):
        return {x["step"]: x for x in lines if "validation_loss" in x}

    def test_an_mlp_learns(self):
        lines = self.lines("mlp.toml", "--validate.every", "100", "--validate.batches", "0")
        found = self.validations(lines)
        self.assertEqual(list(found), [0, 100, 200])
        # Of four classes by a linear rule; by chance a quarter is right.
        self.assertLess(found[0]["validation_accuracy"], 0.5)
        self.assertGreater(found[200]["validation_accuracy"], 0.9)
        self.assertLess(found[200]["validation_loss"], 0.35)
        steps = [x for x in lines if "loss" in x]
        self.assertEqual([x["examples"] for x in steps], [x["step"] * 32 for x in steps])
        # Three times the forward contractions' operations per example, over the 1e6 of log.peak.
        for x in steps:
            self.assertAlmostEqual(x["mfu"] * 1e6 / x["examples_per_s"], 3 * 2 * (12 * 24 + 24 * 4), delta=10)
        page = (self.folder / "mlp.run/report.html").read_text()
        for piece in ("validation accuracy", "examples per second", "32 examples a step", "<h2>Accuracy</h2>",
                      "3 x operations of the loss program's contractions"):
            self.assertIn(piece, page)
        self.assertNotIn("tokens/s", page)

    def test_a_vit_and_a_resnet_learn(self):
        self.put_images()
        for name, steps in (("vit", 150), ("resnet", 40)):
            found = self.validations(self.lines(f"{name}.toml"))
            self.assertLess(found[0]["validation_accuracy"], 0.5)
            self.assertGreater(found[steps]["validation_accuracy"], 0.97, name)
        self.assertIn("vit.run: text is written by a network over bytes; this model is none", self.run_it("sample", "vit.run", code=2))
        self.assertIn("sample.every: text is written by a network over bytes",
                      self.train("vit.run", "--train.steps", "160", "--sample.every", "5", code=2))

    def test_validation_is_what_the_forward_program_says(self):
        # Of 120 held-out images in batches of 32: the last one is not full. The resnet's norms take running statistics.
        x, labels = self.put_images()
        held = slice(480, 600)  # the end of all files of the source
        x = ((x[held] / 255 - [0.485, 0.456, 0.406]) / [0.229, 0.224, 0.225]).astype(np.float32)
        labels = labels[held]
        for name in ("vit", "resnet"):
            found = self.validations(self.lines(f"{name}.toml", "--train.steps", "12"))[12]
            right, losses = [], []
            for first in (0, 32, 64, 88):
                save(self.folder / "batch.safetensors", {"images": x[first:first + 32]})
                self.run_it("export", f"{name}.run", "-o", "weights.safetensors")
                self.run_it("run", f"{name}.run/forward.mlir", "--inputs", "weights.safetensors", "--inputs", "batch.safetensors",
                            "--outputs", "out.safetensors")
                skip = 8 if first == 88 else 0
                logits = load(self.folder / "out.safetensors")["out_000"].astype(np.float64)[skip:]
                mine = labels[first + skip:first + 32]
                right += list(np.argmax(logits, axis=1) == mine)
                losses += list(np.log(np.exp(logits).sum(axis=1)) - logits[np.arange(len(mine)), mine])
            self.assertEqual(len(right), 120)
            self.assertAlmostEqual(found["validation_accuracy"], np.mean(right), delta=1e-12)
            self.assertAlmostEqual(found["validation_loss"], np.mean(losses), delta=1e-5)

    def test_steps_are_those_of_jax(self):
        expected = json.loads((HERE / "examples/values.json").read_text())
        x, labels = byte_vectors(60, 6, 3)
        for name, part in (("a", slice(0, 20)), ("b", slice(20, 60))):
            self.array(f"x_{name}.npy", x[part])
            self.array(f"y_{name}.npy", labels[part].astype(np.uint16))
        save(self.folder / "start.safetensors", mlp_parameters(6, 5, 3))
        self.put("jax.toml", """
[model]
name = "mlp"
inputs = 6
layers = 1
width = 5
classes = 3
type = "f64"
checkpoint = ["start.safetensors"]
[data]
files = ["x_*.npy"]
labels = ["y_*.npy"]
held_out = 0.3
mean = [0.5, 0.4, 0.45, 0.55, 0.6, 0.52]
std = [0.25, 0.3, 0.2, 0.28, 0.35, 0.22]
[train]
steps = 15
batch = 8
seed = 7
optimizer = "adamw(lr=3e-2)"
[log]
every = 1
peak = 1e11
""")
        for run, flags in (("whole", ()), ("parts", ("--train.micro_batch", "2"))):
            lines = self.lines("jax.toml", "--checkpoint.directory", run, *flags)
            np.testing.assert_allclose([x["loss"] for x in lines if "loss" in x], expected["losses"], rtol=1e-11)
            for step, value in expected["validation"].items():
                found = self.validations(lines)[int(step)]
                self.assertAlmostEqual(found["validation_loss"], value["loss"], delta=1e-10)
                self.assertAlmostEqual(found["validation_accuracy"], value["accuracy"], delta=1e-12)
            state = self.state(run, 15)
            for name, values in expected["parameters"].items():
                np.testing.assert_allclose(state[name].ravel(), values, rtol=1e-9, atol=1e-12, err_msg=name)

    def test_runs_go_on_with_the_same_bits(self):
        self.train("mlp.toml", "--checkpoint.directory", "whole", "--train.steps", "400")
        log = lines_of((self.folder / "whole/log.jsonl").read_text())
        for signum, code in ((signal.SIGKILL, -9), (signal.SIGTERM, 75)):
            run = subprocess.Popen([GCOMPILE, "train", "mlp.toml", "--train.steps", "400"], cwd=self.folder,
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            for _ in range(7):
                run.stdout.readline()
            run.send_signal(signum)
            run.communicate()
            self.assertIn(run.returncode, (code, 0))  # it may have been done
        self.train("mlp.run")
        self.assertEqual(self.bits("mlp.run", 400), self.bits("whole", 400))
        for mine, whole in zip(lines_of((self.folder / "mlp.run/log.jsonl").read_text()), log, strict=True):
            for key in ("step", "loss", "validation_loss", "validation_accuracy"):
                self.assertEqual(mine.get(key), whole.get(key))
        # In two runs of other lengths as well.
        self.train("mlp.toml", "--checkpoint.directory", "short", "--train.steps", "13")
        self.train("short", "--train.steps", "400")
        self.assertEqual(self.bits("short", 400), self.bits("whole", 400))

    def test_batch_norms_in_micro_batches(self):
        self.put_images()
        self.assertIn("batch_norm=local:G", self.train("resnet.toml", "--train.accumulate", "2", code=2))
        common = ("--train.steps", "6", "--train.batch_norm", "local:4", "--model.type", "f64")
        self.train("resnet.toml", *common, "--checkpoint.directory", "one")
        lines = self.lines("resnet.toml", *common, "--train.micro_batch", "8", "--checkpoint.directory", "four")
        self.assertEqual(len(self.validations(lines)), 2)
        self.assertIn("accumulate = 4", (self.folder / "four/config.toml").read_text())
        four = self.state("four", 6)
        for name, value in self.state("one", 6).items():
            np.testing.assert_allclose(four[name], value, rtol=1e-9, atol=1e-9, err_msg=name)

    def test_plan(self):
        self.put_images()
        plan = json.loads(self.run_it("plan", "resnet.toml", "--json"))
        self.assertEqual((plan["batch"], plan["examples_per_step"], plan["steps"], plan["examples"]), (32, 32, 40, 40 * 32))
        self.assertEqual(plan["memory"]["batch"], 32 * (8 * 8 * 3 + 1) * 4)
        self.assertEqual((plan["epochs"], plan["validation_batches"]), (40 * 32 / 480, 4))
        self.assertNotIn("context", plan)
        text = self.run_it("plan", "mlp.toml", "--train.steps", "0", "--train.epochs", "2.5")
        self.assertIn("32 examples a step", text)
        self.assertIn("141, 4.51k examples in all", text)  # ceil(2.5 * 1800 / 32) steps
        self.assertIn("1 file, 1.8k examples an epoch; 2.51 epochs", text)
        self.assertFalse((self.folder / "mlp.run").exists())

    def test_programs_from_outside(self):
        draw = np.random.default_rng(4)
        x, labels = draw.integers(0, 256, (20, 2, 3, 1), np.uint8), draw.integers(0, 100, 20)
        self.array("bytes.npy", x)
        self.array("marks.npy", labels)
        self.put("bytes.mlir", BYTES)
        self.put("bytes.toml", BYTES_RUN)
        lines = self.lines("bytes.toml")
        # An epoch of twelve in three steps: each once, as it is. The key has the number of the batch.
        steps = [x for x in lines if "loss" in x]
        self.assertEqual(sum(x["bytes"] for x in steps), x[:12].sum())
        self.assertEqual(sum(x["labels_sum"] for x in steps), labels[:12].sum())
        self.assertEqual(sum(x["loss"] for x in steps), (labels[:12] ** 2).sum())
        self.assertEqual([x["number"] for x in steps], [0, 1, 2])
        # Means over two batches of four that are held out; what else is a scalar, too.
        found = self.validations(lines)[3]
        self.assertEqual(found["validation_loss"], (labels[12:] ** 2).sum() / 2)
        self.assertEqual(found["validation_bytes"], x[12:].sum() / 2)
        self.assertEqual(found["validation_number"], 0.5)
        self.assertFalse((self.folder / "bytes.run/forward.mlir").exists())
        self.assertIn("this model is none", self.run_it("sample", "bytes.run", code=2))

        def error(*flags):
            return self.train("bytes.toml", "--checkpoint.directory", "other", *flags, code=2)

        self.assertIn("the program takes uint8 as it is", error("--data.scale", "1"))
        self.assertIn("there are 50 classes", error("--data.classes", "50"))
        self.assertIn("bytes.mlir takes 4 examples and not 8", error("--train.batch", "8"))
        self.assertIn("the held-out data has less than one batch of 4 examples", error("--data.held_out", "0.1"))
        self.array("marks.npy", labels + 100)
        self.assertRegex(error(), r"marks.npy: label \d+ is \d+, which the program's labels, int8, cannot be")
        self.array("bytes.npy", x.astype(np.float32))
        self.assertIn("its descr '<f4' is not the uint8 that the program takes", error())
        # Arguments of other forms, and too few or too many of them.
        self.array("bytes.npy", x)
        for *data, words in (
                (("images", "4x6xi32"), ("labels", "4xi32"), "(images): i32[4, 6] must be reals or u8 [batch, …], an example each"),
                (("images", "4xf32"), ("labels", "4xi32"), "(images): f32[4] must be reals or u8 [batch, …]"),
                (("images", "4x6xf32"), ("labels", "4x1xi32"), "(labels): i32[4, 1] must be integers [batch]"),
                (("images", "4x6xf32"), ("labels", "4xf32"), "(labels): f32[4] must be integers [batch]"),
                (("images", "5x6xf32"), ("labels", "4xi32"), "(labels): i32[4] must be of as many examples as the other data, 5"),
                (("images", "4x6xf32"), ("weights", "4xi32"), "(weights): i32[4] must be reals [batch]"),
                (("images", "4x6xf32"), ("inputs", "4x6xf32"), "(inputs): f32[4, 6] are examples, and images too"),
                (("images", "4x6xf32"), ("key", "2xi32"), "(key): i32[2] is the key, which is u32[2]"),
                (("images", "4x6xf32"), ("lables", "4xi32"), "is no state, and no data is called so: did you mean 'labels'?"),
                (("images", "4x6xf32"), ("tokens", "4xi32"), "no data is called so, of labelled examples; data is inputs, images"),
                (("images", "4x6xf32"), ("weights", "4xf32"), "the program has no argument named labels"),
                (("labels", "4xi32"), ("weights", "4xf32"), "the program has no argument named inputs or images")):
            arguments = "".join(f', %{name}: tensor<{kind}> {{gc.name = "{name}", gc.role = "batch"}}' for name, kind in data)
            self.put("bytes.mlir", 'func.func public @main(%w: tensor<f32> {gc.name = "w", gc.role = "param", gc.init = "ones"}'
                     + arguments + ') -> (tensor<f32> {gc.name = "loss"}) {\n  %0 = stablehlo.multiply %w, %w : tensor<f32>\n'
                     "  return %0 : tensor<f32>\n}\n")
            self.assertIn(words, error("--train.batch", "4"), data)

    def test_classes_of_a_program(self):
        self.run_it("model", "mlp", "--inputs", "12", "--layers", "1", "--width", "8", "--classes", "3", "--batch", "4", "-o", "loss.mlir")
        self.put("program.toml", '[model]\nprogram = "loss.mlir"\n[data]\nfiles = ["x.npy"]\nlabels = ["y.npy"]\n[train]\nsteps = 2\n')
        self.assertRegex(self.train("program.toml", code=2), r"y.npy: label \d+ is 3, and there are 3 classes, from 0 on")
        self.assertIn("data.classes: 4 is more than ", self.train("program.toml", "--data.classes", "4", code=2))
        self.array("y.npy", vectors(2000, 12, 3)[1])
        self.assertIn("validation_loss", self.train("program.toml"))

    def test_what_changed_under_a_run_is_said(self):
        self.train("mlp.toml", "--train.steps", "5")
        x, labels = vectors(2000, 12, 4)
        labels[700] = (labels[700] + 1) % 4
        self.array("y.npy", labels)
        self.assertRegex(self.train("mlp.run", "--train.steps", "9", code=2),
                         r"data\.files \(1 file, 1.8k examples an epoch\) changed since checkpoint")
        self.assertIn("--data.mean: fixed for the life of the run", self.train("mlp.run", "--data.mean", "1", code=2))

    def test_sorted_data_is_said(self):
        labels = np.load(self.folder / "y.npy")
        order = np.argsort(labels, kind="stable")
        self.array("x.npy", np.load(self.folder / "x.npy")[order])
        self.array("y.npy", labels[order])
        words = "1 class of the held-out examples, 3, no example of which is trained on"
        self.assertIn(words, self.train("mlp.toml", "--train.steps", "1", "--data.held_out", "0.4"))
        self.array("x2.npy", np.load(self.folder / "x.npy")[::7])
        self.array("y2.npy", labels[order][::7])
        said = self.train("mlp.toml", "--train.steps", "1", "--checkpoint.directory", "own", "--validate.files", "x2.npy",
                          "--validate.labels", "y2.npy")
        self.assertNotIn(words, said)
        self.assertIn("2k examples an epoch", said)
        self.assertEqual(len(self.validations(lines_of(said))), 2)

    def test_what_is_wrong_is_said(self):
        def error(*flags):
            return self.train("mlp.toml", *flags, code=2)

        x, labels = np.load(self.folder / "x.npy"), np.load(self.folder / "y.npy")
        self.assertIn("x.npy: its shape [2000, 12] is not [N, 11], which the program takes", error("--model.inputs", "11"))
        self.assertRegex(error("--model.classes", "3"), r"y.npy: label \d+ is 3, and there are 3 classes, from 0 on")
        self.assertIn("data.classes: 5 is more than the network's 4", error("--data.classes", "5"))
        for name, value, words in (
                ("x.npy", x.astype(np.int32), "x.npy: its descr '<i4' is not uint8, float16, float32 or float64"),
                ("x.npy", np.asfortranarray(x), "x.npy: its fortran_order is not False"),
                ("x.npy", x[:0], "x.npy: it holds no examples"),
                ("x.npy", x.astype(">f4"), "x.npy: its descr '>f4' is no little-endian integer, real or truth value"),
                ("y.npy", labels[1:], "y.npy: it has 1999 labels, and "),
                ("y.npy", labels - 1, "is -1, and there are 4 classes, from 0 on"),
                ("y.npy", labels.astype(np.float32), "y.npy: its descr '<f4' is no integer: labels are numbers of classes"),
                ("y.npy", np.eye(4, dtype=np.int32)[labels], "y.npy: its shape [2000, 4] is not [N], a label per example")):
            good = np.load(self.folder / name)
            self.array(name, value)
            self.assertIn(words, error(), words)
            self.array(name, good)
        data = (self.folder / "x.npy").read_bytes()
        for cut, words in ((len(data) - 1, "it is damaged, or cut"), (64, "x.npy: it ends within the header"),
                           (3, "it is no .npy file")):
            (self.folder / "x.npy").write_bytes(data[:cut])
            self.assertIn(words, error())
        (self.folder / "x.npy").write_bytes(data)
        self.assertIn("there are 1800 examples to train on, less than one batch of 1801", error("--train.batch", "1801"))
        self.assertIn("absent.npy", error("--data.files", "absent.npy"))
        self.assertIn("no file is named as", error("--data.labels", "absent_*.npy"))
        self.assertIn("names 2 files and", error("--data.files", "?.npy"))
        self.assertIn("data.labels: there are 1 for 2 data.files; give one each", error("--data.files", "x.npy,x.npy"))
        self.assertIn("validate.labels: there are 0 for 1 validate.files", error("--validate.files", "x.npy"))
        self.assertIn("data.weights: there are 2 for 1 files", error("--data.weights", "1,2"))
        self.assertIn("data.held_out: a part below 1", error("--data.held_out", "1"))
        self.assertIn("data.mean: there are 2 numbers for 12 channels; give one each, or one for all", error("--data.mean", "1,2"))
        self.assertIn("data.std: 0 is no deviation: it is above 0", error("--data.std", "0"))
        self.assertIn("data.packing: it is of tokens, and the data is labelled examples", error("--data.packing", "document"))
        self.assertIn("data.vocabulary: it is of tokens", error("--data.vocabulary", "4"))
        self.assertIn("train.tokens: it is of tokens", error("--train.tokens", "4M"))
        self.assertIn("train.tokens_per_step: it is of tokens", error("--train.tokens_per_step", "64"))
        self.assertIn("one of them alone", error("--train.steps", "3", "--train.epochs", "2"))
        self.assertIn("32 examples are not 3 micro-batches", error("--train.accumulate", "3"))
        self.put("gpt.toml", '[model]\nname = "gpt"\n[data]\nfiles = ["x.npy"]\nlabels = ["y.npy"]\n[train]\nsteps = 1\n')
        self.assertIn("model.name: gpt takes tokens, and the data is labelled examples", self.train("gpt.toml", code=2))
        self.put("none.toml", MLP.replace('labels = ["y.npy"]', ""))
        self.assertIn("data.labels: mlp takes labelled examples, and there are no labels", self.train("none.toml", code=2))
        self.assertIn("data.labels: examples need labels", self.train("none.toml", "--data.format", "examples", code=2))
        self.assertIn("data.mean: it is of labelled examples, and the data is tokens",
                      self.train("none.toml", "--data.mean", "1", code=2))
        self.assertIn("data.labels: it is of labelled examples", error("--data.format", "npy"))
        self.put("lstm.toml", '[model]\nname = "lstm"\nclasses = 3\n[data]\nfiles = ["x.npy"]\n[train]\nsteps = 1\n')
        self.assertIn("model.classes: lstm would take tokens with a label for each sequence", self.train("lstm.toml", code=2))
        self.assertFalse((self.folder / "mlp.run").exists() and list((self.folder / "mlp.run").glob("step_*")))
        self.train("mlp.toml", "--train.steps", "2")
        self.assertIn("train.tokens: the data is labelled examples", self.train("mlp.run", "--train.tokens", "4M", code=2))

    def test_epochs_are_a_length(self):
        self.train("mlp.toml", "--train.epochs", "0.1")
        self.assertTrue((self.folder / "mlp.run/step_00000006").exists())  # ceil(180 / 32)
        self.assertIn("nothing to do: 6 of 6 steps are done", self.train("mlp.run"))
        self.train("mlp.run", "--train.steps", "7")
        self.assertTrue((self.folder / "mlp.run/step_00000007").exists())


if __name__ == "__main__":
    unittest.main()
