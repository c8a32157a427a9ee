"""What gcompile promises on the command line: cli_test.py GCOMPILE"""
import json
import os
import pathlib
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest

GCOMPILE = os.path.abspath(sys.argv.pop(1))

SCALE = """
func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) -> (tensor<2x3xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %1 = stablehlo.multiply %arg0, %0 : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
"""
DOT = """
func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
"""
DOT64 = """
func.func public @main(%arg0: tensor<64x40xf32>, %arg1: tensor<40x48xf32>) -> tensor<64x48xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<64x40xf32>, tensor<40x48xf32>) -> tensor<64x48xf32>
  return %0 : tensor<64x48xf32>
}
"""
# Twenty contractions of different shapes: kernels enough for several groups.
DOTS = "func.func public @main(" + ", ".join(f"%a{i}: tensor<{i}x40xf32>" for i in range(20, 40)) + \
    ", %b: tensor<40x48xf32>) -> (" + ", ".join(f"tensor<{i}x48xf32>" for i in range(20, 40)) + ") {\n" + "".join(
        f"  %{i} = stablehlo.dot_general %a{i}, %b, contracting_dims = [1] x [0] : "
        f"(tensor<{i}x40xf32>, tensor<40x48xf32>) -> tensor<{i}x48xf32>\n" for i in range(20, 40)) + \
    "  return " + ", ".join(f"%{i}" for i in range(20, 40)) + " : " + \
    ", ".join(f"tensor<{i}x48xf32>" for i in range(20, 40)) + "\n}\n"
CHECK = """
func.func public @main() {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.constant dense<[1, EXPECTED]> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%0, %1) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
  return
}
"""
# Counts bytes instead of learning: state s, loss = s, and s grows by the number of tokens that equal their target.
TRAIN = """
func.func public @main(%arg0: tensor<f32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x8xi32>,
                       %arg2: tensor<2x8xi32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.compare EQ, %arg1, %arg2, SIGNED : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<2x8xi1>
  %1 = stablehlo.convert %0 : (tensor<2x8xi1>) -> tensor<2x8xf32>
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.add %arg0, %2 : tensor<f32>
  return %3, %arg0 : tensor<f32>, tensor<f32>
}
"""
# Goes down the sum of (w·x)^2 over a batch of 4.
STEP = """
func.func public @main(%w: tensor<3xf32> {gc.name = "w", gc.role = "param", tf.aliasing_output = 0 : i32},
                       %x: tensor<4x3xf32> {gc.name = "x", gc.role = "batch"})
    -> (tensor<3xf32>, tensor<f32> {gc.name = "loss"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.05> : tensor<3xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4xf32>
  %g = stablehlo.dot_general %y, %x, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x3xf32>) -> tensor<3xf32>
  %d = stablehlo.multiply %g, %rate : tensor<3xf32>
  %n = stablehlo.subtract %w, %d : tensor<3xf32>
  %q = stablehlo.multiply %y, %y : tensor<4xf32>
  %l = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %n, %l : tensor<3xf32>, tensor<f32>
}
"""
SHARDED = """
sdy.mesh @mesh = <["data"=2]>
func.func public @main(%arg0: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
"""


def save(path, tensors):
    header, data = {}, b""
    for name, (kind, shape, values) in tensors.items():
        packed = struct.pack(f"<{len(values)}{'f' if kind == 'F32' else 'i'}", *values)
        header[name] = {"dtype": kind, "shape": shape, "data_offsets": [len(data), len(data) + len(packed)]}
        data += packed
    text = json.dumps(header).encode()
    pathlib.Path(path).write_bytes(struct.pack("<Q", len(text)) + text + data)


def load(path):
    blob = pathlib.Path(path).read_bytes()
    size = struct.unpack("<Q", blob[:8])[0]
    out = {}
    for name, entry in json.loads(blob[8:8 + size]).items():
        if name != "__metadata__":
            first, last = entry["data_offsets"]
            raw = blob[8 + size + first:8 + size + last]
            out[name] = (entry["shape"], list(struct.unpack(f"<{len(raw) // 4}f", raw)))
    return out


class CommandLine(unittest.TestCase):
    device = "interpreter"

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.write("scale.mlir", SCALE)
        save(self.path("in.safetensors"), {"in_000": ("F32", [2, 3], [1, 2, 3, 4, 5, 6]), "in_001": ("F32", [], [2])})

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def write(self, name, text):
        pathlib.Path(self.path(name)).write_text(text)

    def run_it(self, *arguments, code=0):
        done = subprocess.run([GCOMPILE, *arguments], cwd=self.folder.name, capture_output=True, text=True, timeout=120)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def run_program(self, name, *arguments, code=0):
        return self.run_it("run", name, "--device", self.device, *arguments, code=code)

    def test_run_writes_outputs(self):
        self.run_program("scale.mlir", "--inputs", "in.safetensors", "--outputs", "out.safetensors")
        self.assertEqual(load(self.path("out.safetensors")), {"out_000": ([2, 3], [2, 4, 6, 8, 10, 12])})

    def test_widened_floats(self):
        save(self.path("in.safetensors"), {"in_000": ("F32", [2, 3], [0.5] * 6), "in_001": ("F32", [], [1 + 2**-23])})
        self.write("square.mlir", SCALE.replace("multiply %arg0, %0", "multiply %0, %0"))
        self.run_program("square.mlir", "--inputs", "in.safetensors", "--widen", "f64", "--outputs", "out.safetensors")
        raw = pathlib.Path(self.path("out.safetensors")).read_bytes()
        self.assertIn(b'"F64"', raw)
        # The square of 1 + 2^-23 takes 47 bits.
        self.assertEqual(struct.unpack("<6d", raw[-48:]), (1 + 2**-22 + 2**-46,) * 6)

    def test_expectation_that_holds(self):
        save(self.path("want.safetensors"), {"out_000": ("F32", [2, 3], [2, 4, 6, 8, 10, 12.5])})
        self.run_program("scale.mlir", "--inputs", "in.safetensors", "--expect", "want.safetensors", "--rtol", "0.05")

    def test_expectation_that_fails(self):
        save(self.path("want.safetensors"), {"out_000": ("F32", [2, 3], [2, 4, 6, 8, 10, 12.5])})
        text = self.run_program("scale.mlir", "--inputs", "in.safetensors", "--expect", "want.safetensors", code=1)
        for word in ("out_000", "[1, 2]", "12", "12.5"):
            self.assertIn(word, text)

    def test_norm_judges_whole_results(self):
        save(self.path("want.safetensors"), {"out_000": ("F32", [2, 3], [2, 4, 6, 8, 13, 16])})  # 3 and 4 away
        expect = ["--inputs", "in.safetensors", "--expect", "want.safetensors"]
        self.run_program("scale.mlir", *expect, "--norm", "5")
        text = self.run_program("scale.mlir", *expect, "--norm", "4.9", code=1)
        self.assertIn("the 2-norm of the difference is 5", text)
        self.assertIn("--norm", self.run_program("scale.mlir", *expect, "--norm", "5", "--rtol", "1", code=2))

    def test_stored_case(self):
        save(self.path("inputs.safetensors"), {"in_000": ("F32", [2, 3], [1, 2, 3, 4, 5, 6])})
        save(self.path("outputs.safetensors"), {"out_000": ("F32", [2, 3], [2, 4, 6, 8, 10, 12.5])})
        meta = {"rtol": 0.0, "atol": 0.0, "fill": {"in_001": {"kind": "value", "value": 2}}}
        self.write("meta.json", json.dumps(meta))
        self.assertIn("12.5", self.run_program("scale.mlir", "--case", "meta.json", code=1))
        for field in ({"atol": 0.5}, {"per_output": {"out_000": [0.05, 0.0]}}, {"norm_tolerance": {"out_000": 0.5}}):
            self.write("meta.json", json.dumps(meta | field))
            self.run_program("scale.mlir", "--case", "meta.json")
        self.write("meta.json", json.dumps(meta | {"norm_tolerance": {"out_001": 0.5}}))
        self.assertIn("out_001", self.run_program("scale.mlir", "--case", "meta.json", code=2))
        text = self.run_program("scale.mlir", "--case", "meta.json", "--expect", "outputs.safetensors", code=2)
        self.assertIn("--expect", text)
        os.mkdir(self.path("folder"))
        for wrong in ("folder", "missing.json"):
            self.assertIn(wrong, self.run_program("scale.mlir", "--case", wrong, code=2))

    def test_missing_values_are_listed(self):
        text = self.run_program("scale.mlir", code=2)
        self.assertIn("in_000", text)
        self.assertIn("f32[2, 3]", text)
        self.assertIn("in_001", text)

    def test_fill_gives_values(self):
        self.run_program("scale.mlir", "--fill", "normal:3", "--outputs", "a.safetensors")
        self.run_program("scale.mlir", "--fill", "normal:3", "--outputs", "b.safetensors")
        self.assertEqual(load(self.path("a.safetensors")), load(self.path("b.safetensors")))

    def test_checks_decide(self):
        self.write("good.mlir", CHECK.replace("EXPECTED", "2"))
        self.write("bad.mlir", CHECK.replace("EXPECTED", "3"))
        self.run_program("good.mlir")
        text = self.run_program("bad.mlir", code=1)
        self.assertIn("bad.mlir:5", text)

    def test_refused_program(self):
        self.write("bad.mlir", SCALE.replace("stablehlo.multiply", "stablehlo.mulitply"))
        text = self.run_program("bad.mlir", code=2)
        self.assertIn("bad.mlir:4", text)
        self.assertIn("mulitply", text)

    def test_missing_file(self):
        self.assertIn("nowhere.mlir", self.run_program("nowhere.mlir", code=2))

    def test_unknown_option_names_the_nearest(self):
        self.assertIn("did you mean '--inputs'?", self.run_it("run", "scale.mlir", "--input", "x", code=2))
        self.assertIn("did you mean 'bench'?", self.run_it("bnech", code=2))

    def test_unknown_device(self):
        self.assertIn("interpreter", self.run_it("run", "scale.mlir", "--device", "tpu", code=2))

    def test_help(self):
        for command in ((), ("run",), ("bench",), ("compile",), ("train",)):
            self.assertIn("xample", self.run_it(*command, "--help"))

    def test_train(self):
        # Each byte is the same, so every token equals its target: 16 a step.
        self.write("text.txt", "a" * 2000)
        self.write("step.mlir", TRAIN)
        self.write("fills.json", '{"in_000": {"kind": "value", "value": 5}}')
        text = self.run_it("train", "step.mlir", "--device", self.device, "--fill", "fills.json", "--text", "text.txt",
                           "--steps", "3", "--log-every", "1", "--outputs", "state.safetensors")
        lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
        self.assertEqual([line["loss"] for line in lines if "loss" in line], [5, 21, 37])
        self.assertEqual([line["validation_loss"] for line in lines if "validation_loss" in line], [5, 53])
        self.assertEqual(load(self.path("state.safetensors")), {"in_000": ([], [53])})
        # The state goes in again.
        text = self.run_it("train", "step.mlir", "--device", self.device, "--init", "state.safetensors", "--text",
                           "text.txt", "--steps", "1")
        self.assertIn('"loss":53.0', text)

    def test_train_refuses_other_forms(self):
        self.write("text.txt", "a" * 2000)
        self.write("step.mlir", TRAIN.replace("%arg1: tensor<2x8xi32>", "%arg1: tensor<2x8xi32>, %arg9: tensor<f32>"))
        text = self.run_it("train", "step.mlir", "--device", self.device, "--fill", "normal:1", "--text", "text.txt",
                           "--steps", "1", code=2)
        self.assertIn("targets", text)
        self.assertIn("in_002", text)
        self.write("short.txt", "abc")
        self.write("step.mlir", TRAIN)
        text = self.run_it("train", "step.mlir", "--device", self.device, "--fill", "normal:1", "--text", "short.txt",
                           "--steps", "1", code=2)
        self.assertIn("short.txt has 3 bytes", text)

    def test_signals(self):
        self.write("text.txt", "a" * 100000)
        self.write("step.mlir", TRAIN)
        for number, code in ((signal.SIGINT, 130), (signal.SIGTERM, 143)):
            process = subprocess.Popen([GCOMPILE, "train", "step.mlir", "--device", self.device, "--fill", "normal:1",
                                        "--text", "text.txt", "--steps", "100000000"], cwd=self.folder.name,
                                       stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            process.stdout.readline()  # it is at work
            process.send_signal(number)
            self.assertEqual(process.wait(timeout=60), code)
            process.stdout.close()

    def test_crash_leaves_a_reproducer(self):
        self.write("text.txt", "a" * 100000)
        self.write("step.mlir", TRAIN)
        process = subprocess.Popen([GCOMPILE, "train", "step.mlir", "--device", self.device, "--fill", "normal:1",
                                    "--text", "text.txt", "--steps", "100000000"], cwd=self.folder.name,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        process.stdout.readline()
        process.send_signal(signal.SIGSEGV)
        _, errors = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 3)
        files = list(pathlib.Path(self.folder.name).glob("gcompile-reproducer-*.mlir"))
        self.assertEqual(len(files), 1)
        self.assertIn(files[0].name, errors)
        self.assertIn("stablehlo.compare", files[0].read_text())


class CommandLineOnCpu(CommandLine):
    device = "cpu"

    def test_artifact_gives_the_same(self):
        self.run_it("compile", "scale.mlir", "-o", "scale.gcx")
        self.run_program("scale.gcx", "--inputs", "in.safetensors", "--outputs", "out.safetensors")
        self.assertEqual(load(self.path("out.safetensors")), {"out_000": ([2, 3], [2, 4, 6, 8, 10, 12])})

    def test_same_program_same_artifact(self):
        self.run_it("compile", "scale.mlir", "-o", "a.gcx")
        self.run_it("compile", "scale.mlir", "-o", "b.gcx")
        self.assertEqual(pathlib.Path(self.path("a.gcx")).read_bytes(), pathlib.Path(self.path("b.gcx")).read_bytes())

    def test_compile_threads_change_no_byte(self):
        self.write("dots.mlir", DOTS)
        for threads in ("1", "2", "3"):
            self.run_it("compile", "dots.mlir", "-o", threads, "--compile-threads", threads)
        first, *others = (pathlib.Path(self.path(n)).read_bytes() for n in ("1", "2", "3"))
        self.assertEqual(others, [first, first])
        self.run_it("compile", "dots.mlir", "-o", "x.gcx", "--compile-threads", "0", code=2)

    def test_bench_goes_on_from_the_state(self):
        self.write("step.mlir", TRAIN)
        for more in ((), ("--chain",), ("--chain", "--memory")):
            facts = json.loads(self.run_it("bench", "step.mlir", "--fill", "zeros", "--seconds", "0.01", "--json", *more))
            self.assertGreater(facts["runs"], 0)
        self.run_it("bench", "step.mlir", "--chain", "--outputs", "o.safetensors", code=2)

    def test_threads_change_no_bit(self):
        self.write("dots.mlir", DOTS)
        for threads in ("1", "2", "4"):
            self.run_it("run", "dots.mlir", "--fill", "normal:1", "--threads", threads, "--outputs", threads)
        first, *others = (pathlib.Path(self.path(n)).read_bytes() for n in ("1", "2", "4"))
        self.assertEqual(others, [first, first])
        self.assertEqual(json.loads(self.run_it("bench", "dots.mlir", "--threads", "3", "--seconds", "0.01", "--json"))["threads"], 3)
        self.run_it("run", "dots.mlir", "--fill", "normal:1", "--threads", "0", code=2)
        self.run_it("run", "dots.mlir", "--fill", "normal:1", "--threads", "2", "--device", "interpreter", code=2)

    def tuned(self, tiles=None, target=None, name="t.json"):
        """A tuning of DOT64 as gcompile tune writes it, with other tiles or for another target."""
        self.write("dot.mlir", DOT64)
        self.run_it("tune", "dot.mlir", "-o", name, "--runs", "1", "--rounds", "1", "--worth", "1")
        table = json.loads(pathlib.Path(self.path(name)).read_text())
        self.assertEqual(table["contractions"], {})  # nothing is faster than no time at all
        if tiles:
            table["contractions"]["64x48x40 f32[40,1] f32[48,1] f32"] = dict(zip(("mr", "nr", "tile_m", "tile_n"), tiles))
        table["target"] = target or table["target"]
        self.write(name, json.dumps(table))
        return table

    def test_tune(self):
        self.write("dot.mlir", DOT64)
        said = self.run_it("tune", "dot.mlir", "-o", "t.json", "--runs", "1", "--rounds", "1", "--worth", "0")
        self.assertIn("64x48x40 f32[40,1] f32[48,1] f32", said)
        self.assertIn("written: t.json", said)
        # Another program's contractions stay in the file.
        self.tuned((4, 1, 8, 16))
        self.write("other.mlir", DOT64.replace("40", "56"))
        self.run_it("tune", "other.mlir", "-o", "t.json", "--runs", "1", "--rounds", "1", "--worth", "1")
        self.assertEqual(list(json.loads(pathlib.Path(self.path("t.json")).read_text())["contractions"]),
                         ["64x48x40 f32[40,1] f32[48,1] f32"])
        self.assertIn("has nothing to tune", self.run_it("tune", "scale.mlir", "-o", "s.json", code=2))
        self.run_it("compile", "dot.mlir", "-o", "dot.gcx")
        self.assertIn("an artifact's tiles are fixed", self.run_it("tune", "dot.gcx", "-o", "s.json", code=2))
        self.assertIn("an artifact's tiles are fixed",
                      self.run_program("dot.gcx", "--fill", "normal:1", "--tuning", "t.json", code=2))
        self.assertFalse(os.path.exists(self.path("s.json")))

    def test_tuning_is_an_input_of_compilation(self):
        self.tuned((4, 1, 8, 16))
        for name, more in (("a", ()), ("b", ("--tuning", "t.json")), ("c", ("--tuning", "t.json"))):
            self.run_it("compile", "dot.mlir", "-o", name + ".gcx", *more)
            self.run_program(name + ".gcx", "--fill", "normal:1", "--outputs", name + ".safetensors")
        plain, first, second = (pathlib.Path(self.path(n + ".gcx")).read_bytes() for n in "abc")
        self.assertNotEqual(plain, first)
        self.assertEqual(first, second)
        # Which tiles a kernel takes does not change in which order an element's products are added.
        self.assertEqual(load(self.path("a.safetensors")), load(self.path("b.safetensors")))
        facts = lambda *more: json.loads(self.run_it("bench", "dot.mlir", "--seconds", "0.05", "--json", "--cache", "kept",
                                                     *more))["cached"]
        self.assertEqual([facts(), facts("--tuning", "t.json"), facts("--tuning", "t.json"), facts()],
                         [False, False, True, True])

    def test_tuning_that_does_not_fit_is_refused(self):
        compiled = lambda *more: self.run_it("compile", "dot.mlir", "-o", "x.gcx", "--tuning", "t.json", *more, code=2)
        self.tuned((5, 7, 8, 16))
        self.assertRegex(compiled(), r"dot.mlir:3.*does not fit: there is no register tile of 5 rows and 7 vectors")
        self.tuned((4, 1, 6, 16))
        self.assertIn("does not fit: tile_m is no multiple of 4 within its rows", compiled())
        self.tuned((4, 1, 8, 1024))
        self.assertRegex(compiled(), "does not fit: tile_n is no multiple of [0-9]+ within its columns")
        self.tuned(target="another CPU")
        self.assertRegex(compiled(), "was measured for 'another CPU', and the program is compiled for '.+'")
        self.tuned((4, 1, 0, 16))
        self.assertIn("tile_m is no positive number", compiled())
        self.assertIn("needs --device cpu", self.run_it("run", "dot.mlir", "--fill", "normal:1", "--tuning", "t.json",
                                                        "--device", "interpreter", code=2))
        self.write("t.json", "{}")
        self.assertIn("t.json is no tuning: its format is not gcompile-tuning-1; gcompile tune writes one", compiled())

    def cached(self):
        return sorted(pathlib.Path(self.path("kept")).glob("*"), key=os.path.getmtime)

    def test_cache_holds_what_was_compiled(self):
        facts = lambda *more: json.loads(self.run_it("bench", "scale.mlir", "--seconds", "0.05", "--json",
                                                     "--cache", "kept", *more))
        self.assertFalse(facts()["cached"])
        self.assertTrue(facts()["cached"])
        self.assertEqual(len(self.cached()), 1)
        self.run_it("compile", "scale.mlir", "-o", "a.gcx", "--cache", "kept")
        self.run_it("compile", "scale.mlir", "-o", "b.gcx")
        self.assertEqual(pathlib.Path(self.path("a.gcx")).read_bytes(), pathlib.Path(self.path("b.gcx")).read_bytes())
        self.assertEqual(len(self.cached()), 1)
        # Other options, another engine, another program: other keys. A check wants the passes and not the bytes.
        self.assertFalse(facts("--precision", "bf16")["cached"])
        self.assertFalse(facts("--device", "cuda-emulator")["cached"])
        kept = self.cached()
        self.assertIn("the meaning is the same", self.run_it("compile", "scale.mlir", "-o", "c.gcx", "--cache", "kept",
                                                             "--check-meaning"))
        self.assertEqual(self.cached(), kept)
        self.run_it("compile", "scale.mlir", "-o", "c.gcx", "--cache", "kept", "--target-cpu", "x86-64-v3")
        self.assertEqual(len(self.cached()), 4)
        self.write("scale.mlir", SCALE.replace("multiply", "add"))
        self.assertFalse(facts()["cached"])
        self.run_program("scale.mlir", "--cache", "kept", "--inputs", "in.safetensors", "--outputs", "out.safetensors")
        self.assertEqual(load(self.path("out.safetensors")), {"out_000": ([2, 3], [3, 4, 5, 6, 7, 8])})
        self.assertEqual(len(self.cached()), 5)

    def test_a_hit_says_what_the_compiler_said(self):
        self.write("step.mlir", STEP)
        said = lambda: self.run_it("compile", "step.mlir", "-o", "a.gcx", "--cache", "kept", "--accumulate", "2")
        first = said()
        self.assertRegex(first, "step.mlir:[0-9]+:[0-9]+: remark: global batch 4 = 2 micro-batches of 2")
        self.assertEqual({p.suffix for p in self.cached()}, {".gcx", ".json"})
        self.assertEqual(said(), first)
        self.assertEqual(len(self.cached()), 2)
        # What cannot be read is made anew, and what goes takes its remarks along.
        remarks, = (p for p in self.cached() if p.suffix == ".json")
        remarks.write_text("[{")
        self.assertEqual(said(), first)
        self.assertEqual(len(json.loads(remarks.read_text())), 1)
        self.run_it("compile", "scale.mlir", "-o", "b.gcx", "--cache", "kept", "--cache-size", "1")
        self.assertEqual(len(self.cached()), 1)

    def test_cache_file_that_is_damaged_is_made_anew(self):
        self.run_it("compile", "scale.mlir", "-o", "a.gcx", "--cache", "kept")
        kept, = self.cached()
        whole = kept.read_bytes()
        for damaged in (b"", whole[:-8], whole[:len(whole) // 2] + b"\x55" + whole[len(whole) // 2 + 1:]):
            kept.write_bytes(damaged)
            self.run_it("compile", "scale.mlir", "-o", "b.gcx", "--cache", "kept")
            self.assertEqual(pathlib.Path(self.path("b.gcx")).read_bytes(), whole)
            self.assertEqual(kept.read_bytes(), whole)
        kept.unlink()
        kept.mkdir()
        self.assertIn("cannot", self.run_it("compile", "scale.mlir", "-o", "b.gcx", "--cache", "kept", code=2))
        self.run_it("compile", "scale.mlir", "-o", "b.gcx", "--cache", "kept", "--cache-size", "-1", code=2)

    def test_cache_keeps_to_its_size(self):
        pathlib.Path(self.path("kept")).mkdir()
        pathlib.Path(self.path("kept/notes.txt")).write_text("not the cache's")
        for i, name in enumerate("abc"):
            self.write(f"{name}.mlir", SCALE.replace("2x3", f"2x{i + 3}"))
            self.run_it("compile", f"{name}.mlir", "-o", f"{name}.gcx", "--cache", "kept")
        size = max(os.path.getsize(self.path(f"{name}.gcx")) for name in "abc")
        # Used again, the first is the newest now: the second goes.
        self.run_it("compile", "a.mlir", "-o", "a.gcx", "--cache", "kept")
        self.write("d.mlir", SCALE.replace("2x3", "2x7"))
        self.run_it("compile", "d.mlir", "-o", "d.gcx", "--cache", "kept", "--cache-size", f"{3 * size + 100}B")
        kept = [path.read_bytes() for path in self.cached() if path.suffix == ".gcx"]
        wanted = [pathlib.Path(self.path(f"{name}.gcx")).read_bytes() for name in "cad"]
        self.assertEqual(sorted(kept), sorted(wanted))
        self.assertTrue(os.path.exists(self.path("kept/notes.txt")))
        self.assertIn("--cache", self.run_it("compile", "a.mlir", "-o", "a.gcx", "--cache-size", "1GiB", code=2))
        self.assertIn("kept/notes.txt", self.run_it("compile", "a.mlir", "-o", "a.gcx", "--cache", "kept/notes.txt", code=2))

    def test_damaged_artifact_is_refused(self):
        self.run_it("compile", "scale.mlir", "-o", "scale.gcx")
        blob = bytearray(pathlib.Path(self.path("scale.gcx")).read_bytes())
        blob[len(blob) // 2] ^= 1
        pathlib.Path(self.path("scale.gcx")).write_bytes(blob)
        self.run_program("scale.gcx", "--inputs", "in.safetensors", code=2)

    def test_devices_share_the_work(self):
        self.write("sum.mlir", SHARDED)
        save(self.path("eight.safetensors"), {"in_000": ("F32", [8, 3], list(range(24)))})
        for devices in (1, 2, 4, 8):
            mesh = ["--devices", str(devices), "--mesh", f"data={devices}"] if devices > 1 else []
            self.run_program("sum.mlir", "--inputs", "eight.safetensors", "--outputs", "out.safetensors", *mesh)
            self.assertEqual(load(self.path("out.safetensors")), {"out_000": ([3], [84, 92, 100])})
            line = json.loads(self.run_it("bench", "sum.mlir", "--inputs", "eight.safetensors", "--seconds", "0.01",
                                          "--json", *mesh))
            self.assertEqual(line.get("collectives"), {"all_reduce over data": {"calls": 1, "bytes": 12}}
                             if devices > 1 else None)
        self.assertIn("mesh has 2", self.run_program("sum.mlir", "--inputs", "eight.safetensors", "--devices", "4", code=2))

    def test_artifact_for_several_devices(self):
        # The artifact alone says how arguments and results lie over the devices.
        self.write("sum.mlir", SHARDED)
        save(self.path("eight.safetensors"), {"in_000": ("F32", [8, 3], list(range(24)))})
        self.run_it("compile", "sum.mlir", "-o", "sum.gcx", "--devices", "4", "--mesh", "data=4")
        for devices in ([], ["--devices", "4"]):
            self.run_it("run", "sum.gcx", "--inputs", "eight.safetensors", "--outputs", "out.safetensors", *devices)
            self.assertEqual(load(self.path("out.safetensors")), {"out_000": ([3], [84, 92, 100])})
        self.assertIn("compiled for 4 devices", self.run_it("run", "sum.gcx", "--devices", "2", code=2))
        self.assertIn("mesh is fixed", self.run_it("run", "sum.gcx", "--mesh", "data=4", code=2))
        self.assertIn("give --devices", self.run_it("run", "sum.mlir", "--mesh", "data=4", code=2))
        self.assertIn("names no mesh", self.run_it("run", "scale.mlir", "--devices", "2", code=2))

    def test_stop_after_prints_ir(self):
        self.assertIn("gc.fusion", self.run_it("compile", "scale.mlir", "--stop-after", "fuse"))
        self.assertIn("did you mean 'fuse'?", self.run_it("compile", "scale.mlir", "--stop-after", "fues", code=2))

    def test_what_has_no_stablehlo_form_is_refused(self):
        self.write("sum.mlir", SHARDED)
        said = self.run_it("compile", "sum.mlir", "--stop-after", "import", "--stablehlo", code=2)
        self.assertIn("export before sharding, or drop the mesh", said)
        self.assertIn("cannot be written as StableHLO", said)

    def test_bench_prints_one_line(self):
        line = json.loads(self.run_it("bench", "scale.mlir", "--seconds", "0.1", "--json"))
        self.assertEqual(line["program"], "scale")
        for key in ("compile_s", "min_ms", "median_ms", "runs", "arena_bytes", "peak_bytes", "kernels"):
            self.assertIn(key, line)
        self.assertNotIn("reference", line["kernels"])

    def test_what_a_run_takes_is_what_the_artifact_states(self):
        self.write("sort.mlir", """
func.func public @main(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %less = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %1 = stablehlo.reverse %0, dims = [0, 1] : tensor<512x1024xf32>
  %2 = stablehlo.dot_general %1, %0, contracting_dims = [1] x [1] : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x512xf32>
  %3 = stablehlo.dot_general %2, %0, contracting_dims = [1] x [0] : (tensor<512x512xf32>, tensor<512x1024xf32>) -> tensor<512x1024xf32>
  return %3 : tensor<512x1024xf32>
}
""")
        self.run_it("compile", "sort.mlir", "-o", "sort.gcx")
        memory = json.loads(self.run_it("bench", "sort.gcx", "--seconds", "0.01", "--memory", "--json"))["memory"]
        self.assertEqual((memory["arguments"], memory["results"], memory["constants"]), (2 << 20, 2 << 20, 0))
        self.assertGreaterEqual(memory["arena"], 3 << 20)  # the sorted one and the first product
        self.assertEqual(memory["together"], sum(memory[k] for k in ("arguments", "results", "constants", "arena", "scratch")))
        self.assertGreaterEqual(memory["measured"], memory["arguments"] + memory["results"] + memory["arena"])
        self.assertLessEqual(memory["measured"], memory["together"] + (2 << 20))


class CommandLineOnEmulator(CommandLine):
    device = "cuda-emulator"

    def test_artifact_is_refused(self):
        self.run_it("compile", "scale.mlir", "-o", "scale.gcx")
        text = self.run_program("scale.gcx", "--inputs", "in.safetensors", code=2)
        self.assertIn("takes a program's text", text)

    def test_op_without_cuda_kernel_is_named(self):
        self.write("dot.mlir", DOT)
        text = self.run_program("dot.mlir", "--fill", "normal:1", code=2)
        for word in ("dot.mlir:3:", "gc.dot", "no CUDA kernel", "--device cpu"):
            self.assertIn(word, text)


if __name__ == "__main__":
    unittest.main()
