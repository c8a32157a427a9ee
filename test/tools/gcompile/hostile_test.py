"""Files and surroundings that are not what gcompile expects: exit code 2 with a reason, never a crash. hostile_test.py GCOMPILE"""
import json
import os
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import unittest

GCOMPILE = os.path.abspath(sys.argv.pop(1))

PROGRAM = """
func.func public @main(%a: tensor<4x6xf32>, %b: tensor<6xi32>) -> tensor<4x6xf32> {
  %0 = stablehlo.convert %b : (tensor<6xi32>) -> tensor<6xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<6xf32>) -> tensor<4x6xf32>
  %2 = stablehlo.add %a, %1 : tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
"""
A = {"dtype": "F32", "shape": [4, 6], "data_offsets": [0, 96]}
B = {"dtype": "I32", "shape": [6], "data_offsets": [96, 120]}


def safetensors(header, data=bytes(120), size=None):
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text) if size is None else size) + text + data


class Hostile(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name)
        self.write("program.mlir", PROGRAM)

    def write(self, name, content):
        (self.path / name).write_bytes(content if isinstance(content, bytes) else content.encode())

    def call(self, *words, **options):
        options = {"stdout": subprocess.PIPE, **options}
        return subprocess.run([GCOMPILE, *words], cwd=self.path, stderr=subprocess.PIPE, errors="replace", timeout=120,
                              **options)

    def refused(self, *words, saying="", **options):
        done = self.call(*words, **options)
        self.assertEqual(done.returncode, 2, f"{words}: exit code {done.returncode}: {done.stderr[-500:]}")
        self.assertIn(saying, done.stderr)
        self.assertEqual(list(self.path.glob("gcompile-reproducer-*")), [])

    def test_program_files(self):
        noise = random.Random(5).randbytes(5000)
        self.refused("run", "missing.mlir", saying="missing.mlir")
        (self.path / "folder.json").mkdir()
        self.refused("run", ".", saying="folder")
        self.refused("run", "program.mlir", "--fill", "folder.json", saying="folder.json")
        for name, content in {"empty.mlir": b"", "noise.mlir": noise, "zeros.mlir": bytes(5000),
                              "latin.mlir": "func.func @caf\u00e9() {".encode("latin-1"), "cut.mlir": PROGRAM[:150].encode(),
                              "nul.mlir": PROGRAM.replace("add", "a\0d").encode(),
                              "long.mlir": b"x" * 20_000_000, "comment.mlir": b"//" + b" " * 5_000_000}.items():
            with self.subTest(file=name):
                self.write(name, content)
                self.refused("run", name, "--fill", "normal:1")
                self.refused("compile", name, "-o", "out.gcx")
        for name, content in {"empty.gcx": b"", "noise.gcx": noise, "text.gcx": PROGRAM.encode(), "magic.gcx": b"\x89GCX\r\n\x1a\n" + bytes(56)}.items():
            with self.subTest(file=name):
                self.write(name, content)
                self.refused("run", name, "--fill", "normal:1", saying=name)

    def test_arrays_of_index(self):
        self.write("index.mlir", PROGRAM.replace("stablehlo.add %a, %1 :", "stablehlo.add %a, %1 {x = array< index: 1>} :"))
        self.refused("run", "index.mlir", saying="index.mlir:5:34: error: an array of index cannot be read; write i64")

    def test_words_of_another_dialect(self):
        self.write("comment.mlir", "// not gc.add\n" + PROGRAM.replace("%2 =", "// gc.neg\n %2 ="))
        self.assertEqual(self.call("run", "comment.mlir", "--fill", "normal:1").returncode, 0)
        self.write("mixed.mlir", PROGRAM.replace("%2 = stablehlo.add %a, %1", "%2 = gc.add %a, %1"))
        self.refused("run", "mixed.mlir", "--fill", "normal:1", saying="gc.add")

    def test_huge_types(self):
        for shape in ("9223372036854775807", "4294967296x4294967296x4294967296", "1152921504606846976x2"):
            with self.subTest(shape=shape):
                self.write("huge.mlir", f"func.func @main(%a: tensor<{shape}xf32>) -> tensor<{shape}xf32> {{\n"
                           f"  %0 = stablehlo.add %a, %a : tensor<{shape}xf32>\n  return %0 : tensor<{shape}xf32>\n}}\n")
                for device in ("interpreter", "cpu"):
                    self.refused("run", "huge.mlir", "--fill", "normal:1", "--device", device)

    def test_more_memory_than_an_artifact_holds(self):
        """Each tensor is small enough; what the program needs beside them at once is not."""
        sort = """  %s:2 = "stablehlo.sort"(%0, %1) <{dimension = DIM, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %e = stablehlo.sine %a : tensor<f32>
    %p = stablehlo.compare LT, %e, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<SHAPExf32>, tensor<SHAPExf32>) -> (tensor<SHAPExf32>, tensor<SHAPExf32>)
  %2 = stablehlo.add %s#0, %s#1 : tensor<SHAPExf32>
"""
        for shape, dim, at, saying in (("8796093022208", 0, "[0:1]", "bytes of scratch memory; no artifact holds"),
                                       ("4294967296x4096", 1, "[0:1, 0:1]", "bytes at once, this one")):
            with self.subTest(shape=shape):
                one = "1x1" if "x" in shape else "1"
                self.write("much.mlir", f"func.func @main(%x: tensor<f32>) -> tensor<{one}xf32> {{\n"
                           f"  %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<{shape}xf32>\n"
                           f"  %1 = stablehlo.iota dim = 0 : tensor<{shape}xf32>\n"
                           + sort.replace("DIM", str(dim)).replace("SHAPE", shape) +
                           f"  %3 = stablehlo.slice %2 {at} : (tensor<{shape}xf32>) -> tensor<{one}xf32>\n"
                           f"  return %3 : tensor<{one}xf32>\n}}\n")
                self.refused("compile", "much.mlir", "-o", "much.gcx", saying=saying)

    def test_input_tensors(self):
        bad = {
            "header size": safetensors({}, size=1 << 62),
            "short": b"\1\2\3",
            "no json": safetensors(b"[1, 2"),
            "binary json": safetensors(b"\xff\xfe{}"),
            "deep json": safetensors(b"[" * 100000),
            "no object": safetensors(b"[]"),
            "overlap": safetensors({"in_000": A, "in_001": dict(B, data_offsets=[90, 114])}),
            "gap": safetensors({"in_000": A, "in_001": dict(B, data_offsets=[100, 124])}, bytes(124)),
            "past the end": safetensors({"in_000": A, "in_001": B}, bytes(100)),
            "wrong size": safetensors({"in_000": dict(A, data_offsets=[0, 92]), "in_001": B}),
            "dtype": safetensors({"in_000": dict(A, dtype="I32"), "in_001": B}),
            "unknown dtype": safetensors({"in_000": dict(A, dtype="F33"), "in_001": B}),
            "shape": safetensors({"in_000": dict(A, shape=[6, 4]), "in_001": B}),
            "negative": safetensors({"in_000": dict(A, shape=[-4, -6]), "in_001": B}),
            "overflow": safetensors({"in_000": dict(A, shape=[1 << 62, 1 << 62, 0]), "in_001": B}),
            "fraction": safetensors({"in_000": dict(A, shape=[4.5, 6]), "in_001": B}),
            "missing": safetensors({"in_000": A}, bytes(96)),
            "stranger": safetensors({"in_000": A, "in_001": B, "in_002": dict(B, data_offsets=[120, 144])}, bytes(144)),
            "entry": safetensors({"in_000": 5, "in_001": None}),
            "metadata": safetensors({"__metadata__": {"a": 1}, "in_000": A, "in_001": B}),
        }
        for name, content in bad.items():
            with self.subTest(name):
                self.write("in.safetensors", content)
                self.refused("run", "program.mlir", "--inputs", "in.safetensors", saying="in_001" if name == "missing" else "in.safetensors")
        self.refused("run", "program.mlir", "--inputs", "gone.safetensors", saying="gone.safetensors")
        self.refused("run", "program.mlir", "--inputs", ".")
        self.write("in.safetensors", safetensors({"in_000": A, "in_001": B}))
        self.assertEqual(self.call("run", "program.mlir", "--inputs", "in.safetensors").returncode, 0)

    def test_fill_rules(self):
        for text in ("", "[", "[]", "null", "5", '{"in_000": 5}', '{"in_000": {"kind": "nonsense"}}', '{"in_007": "normal:1"}',
                     '{"args": {}}', '{"args": [1, 2, 3, 4]}', '{"args": [[[]], null]}', '{"in_000": {"normal": "x"}}',
                     '{"in_000": {"kind": 7}}', '{"in_000": [1]}', "[" * 50000, '{"in_000": {"fill": {"a": []}}}', "\xff"):
            with self.subTest(text[:40]):
                self.write("fill.json", text.encode("latin-1"))
                self.refused("run", "program.mlir", "--fill", "fill.json")
        for text in ("nonsense", "normal:", "normal:x", "zeroes", "normal:1e999:", ":", "gone.json"):
            with self.subTest(text):
                self.refused("run", "program.mlir", "--fill", text)

    def test_outputs_that_cannot_be_written(self):
        self.refused("run", "program.mlir", "--fill", "normal:1", "--outputs", "/dev/full")
        self.refused("run", "program.mlir", "--fill", "normal:1", "--outputs", "gone/out.safetensors", saying="gone/out.safetensors")
        self.refused("run", "program.mlir", "--fill", "normal:1", "--outputs", ".")
        self.refused("compile", "program.mlir", "-o", "/dev/full")
        self.refused("compile", "program.mlir", "-o", "gone/out.gcx", saying="gone/out.gcx")
        self.refused("compile", "program.mlir", "-o", "out.gcx", "--dump", "program.mlir")

    def test_standard_output_that_cannot_be_written(self):
        with open("/dev/full", "w") as full:
            self.refused("compile", "program.mlir", "--stop-after", "fuse", stdout=full, saying="standard output")
            self.refused("bench", "program.mlir", "--fill", "normal:1", "--json", stdout=full, saying="standard output")
        read, write = os.pipe()
        os.close(read)
        try:
            self.refused("compile", "program.mlir", "--stop-after", "fuse", stdout=write, saying="standard output")
        finally:
            os.close(write)

    def test_options(self):
        for words in (["run", "program.mlir", "--devices", "0"], ["run", "program.mlir", "--devices", "99999999999999999999"],
                      ["run", "program.mlir", "--mesh", "=,=="], ["run", "program.mlir", "--mesh", "data=-1", "--devices", "2"],
                      ["compile", "program.mlir", "--target-cpu", ",", "-o", "x.gcx"], ["run"], [], [""], ["run", ""],
                      ["run", "program.mlir", "--device", ""], ["bench", "program.mlir", "--runs", "-5"],
                      ["compile", "program.mlir", "--stop-after", "nonsense"]):
            with self.subTest(words=words):
                self.refused(*words)


if __name__ == "__main__":
    unittest.main()
