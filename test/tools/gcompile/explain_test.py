"""What gcompile says of a program and of its runs: explain_test.py GCOMPILE"""
import html.parser
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

GCOMPILE = os.path.abspath(sys.argv.pop(1))

# A product, its softmax by rows, and column sums of that: a contraction, a row kernel and a column kernel.
MODEL = """
func.func public @main(%w: tensor<64x128xf32>, %x: tensor<256x64xf32>) -> (tensor<256x128xf32>, tensor<128xf32>) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<256x64xf32>, tensor<64x128xf32>) -> tensor<256x128xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<256x128xf32>, tensor<f32>) -> tensor<256xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x128xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<256x128xf32>
  %4 = stablehlo.exponential %3 : tensor<256x128xf32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<256x128xf32>, tensor<f32>) -> tensor<256xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<256xf32>) -> tensor<256x128xf32>
  %7 = stablehlo.divide %4, %6 : tensor<256x128xf32>
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<256x128xf32>, tensor<f32>) -> tensor<128xf32>
  return %7, %8 : tensor<256x128xf32>, tensor<128xf32>
}
"""
# The same with a result too narrow to hold the product, and one whose result is wide and written last.
NARROW = MODEL.replace("return %7, %8 : tensor<256x128xf32>",
                       "%9 = stablehlo.convert %7 : (tensor<256x128xf32>) -> tensor<256x128xbf16>\n"
                       "  return %9, %8 : tensor<256x128xbf16>").replace("(tensor<256x128xf32>, tensor<128xf32>) {",
                                                                      "(tensor<256x128xbf16>, tensor<128xf32>) {")
WIDE = MODEL.replace("return %7, %8 : tensor<256x128xf32>, tensor<128xf32>",
                     "%9 = stablehlo.dot_general %7, %w, contracting_dims = [1] x [1] : "
                     "(tensor<256x128xf32>, tensor<64x128xf32>) -> tensor<256x64xf32>\n"
                     "  %10 = stablehlo.dot_general %9, %x, contracting_dims = [1] x [1] : "
                     "(tensor<256x64xf32>, tensor<256x64xf32>) -> tensor<256x256xf32>\n"
                     "  return %10 : tensor<256x256xf32>").replace("(tensor<256x128xf32>, tensor<128xf32>) {",
                                                                  "tensor<256x256xf32> {")
DOT_LINE, EXP_LINE, DIVIDE_LINE = 3, 9, 12
SIDE = {"flop_per_s": {"f32": 1e9, "f64": 5e8, "bf16": 0.0},
        "bytes_per_s": [{"working_set_bytes": 1 << 40, "read": 1e12, "write": 1e12, "copy": 1e12}]}
MACHINE = {"cpu": "a CPU", "threads": 2, "one_thread": SIDE, "all_threads": SIDE}


class Page(html.parser.HTMLParser):
    """Tags opened and closed, and what hovers."""

    def __init__(self, text):
        super().__init__()
        self.open, self.hovers, self.tags = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag

    def handle_data(self, data):
        if self.open and self.open[-1] == "title":
            self.hovers.append(data)


class Explain(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.write("model.mlir", MODEL)
        self.write("narrow.mlir", NARROW)
        self.write("wide.mlir", WIDE)
        self.write("machine.json", json.dumps(MACHINE))

    def path(self, name):
        return pathlib.Path(self.folder.name, name)

    def write(self, name, text):
        self.path(name).write_text(text)

    def run_it(self, *arguments, code=0):
        done = subprocess.run([GCOMPILE, *arguments], cwd=self.folder.name, capture_output=True, text=True, timeout=300)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout if code == 0 else done.stderr

    def inspect(self, program="model.mlir"):
        return json.loads(self.run_it("inspect", program, "--machine", "machine.json", "--json"))

    def test_kernels_and_their_least_time(self):
        report = self.inspect()
        contraction = next(k for k in report["kernels"] if k["family"] == "contraction")
        self.assertEqual(contraction["flops"], 2 * 256 * 64 * 128)
        # At 1 GFLOP/s; the traffic takes less.
        self.assertAlmostEqual(contraction["limit_s"], 2 * 256 * 64 * 128 / 1e9)
        self.assertEqual((contraction["bound"], contraction["launches"], contraction["work"]), ("arithmetic", 1, "f32"))
        self.assertEqual(contraction["locations"][0]["location"], f"model.mlir:{DOT_LINE}")
        self.assertAlmostEqual(report["limit_s"], sum(k["limit_s"] * k["launches"] for k in report["kernels"]))
        self.assertEqual(report["machine"], MACHINE)

    def test_memory_over_time(self):
        memory = self.inspect()["memory"]
        self.assertEqual(memory["argument_bytes"], 4 * (64 * 128 + 256 * 64))
        self.assertEqual(memory["result_bytes"], 4 * (256 * 128 + 128))
        # The softmax is computed over the product, in the result's memory: the rows' sums are all that is left.
        self.assertEqual([(t["label"], t["bytes"]) for t in memory["tensors"]], [("reduce f32[256]", 4 * 256)])

    def test_memory_in_results(self):
        memory = self.inspect("wide.mlir")["memory"]
        # Nothing but what the last kernel reads.
        self.assertEqual(memory["arena_bytes"], 4 * 256 * 64)
        product = next(t for t in memory["tensors_in_results"] if t["label"] == "dot f32[256,128]")
        self.assertEqual((product["bytes"], product["result"], product["location"]),
                         (4 * 256 * 128, 0, f"wide.mlir:{DOT_LINE}"))
        text = self.run_it("inspect", "wide.mlir", "--machine", "machine.json")
        self.assertIn("in the memory of results that are not yet written", text)

    def test_memory_over_time_of_the_arena(self):
        memory = self.inspect("narrow.mlir")["memory"]
        self.assertEqual(max(s["live_bytes"] for s in memory["steps"]), memory["peak_bytes"])
        self.assertLessEqual(memory["peak_bytes"], memory["arena_bytes"])
        # The product is stored between two kernels.
        product = next(t for t in memory["tensors"] if t["label"] == "dot f32[256,128]")
        self.assertEqual((product["bytes"], product["location"]), (4 * 256 * 128, f"narrow.mlir:{DOT_LINE}"))
        self.assertIn(product, memory["peak_tensors"])

    def test_an_artifact_says_the_same(self):
        self.run_it("compile", "model.mlir", "-o", "model.gcx")
        self.assertEqual(self.inspect("model.gcx"), self.inspect())

    def test_text(self):
        text = self.run_it("inspect", "narrow.mlir", "--machine", "machine.json")
        for words in ("in_000", "contraction", "arithmetic", f"narrow.mlir:{DOT_LINE}", "dot f32[256,128]", "of the arena"):
            self.assertIn(words, text)
        alone = self.run_it("inspect", "model.mlir", "--signature")
        self.assertIn("in_000", alone)
        self.assertNotIn("contraction", alone)

    def test_page(self):
        self.run_it("inspect", "narrow.mlir", "--machine", "machine.json", "--html", "page.html")
        text = self.path("page.html").read_text()
        page = Page(text)
        self.assertEqual(page.open, [])
        self.assertEqual(page.tags.count("svg"), 2)
        self.assertTrue(any("dot f32[256,128]" in h and f"narrow.mlir:{DOT_LINE}" in h for h in page.hovers))
        self.assertTrue(any("contraction" in h and "bound by arithmetic" in h for h in page.hovers))
        for outside in ("http", "src=", "<script", "url("):
            self.assertNotIn(outside, text)

    def test_explain(self):
        report = json.loads(self.run_it("explain", "model.mlir", "--machine", "machine.json", "--json"))
        row = next(k for k in report["kernels"] if k["family"] == "row")
        self.assertIn(("exp", f"model.mlir:{EXP_LINE}"), [(op["op"], op["location"]) for op in row["ops"]])
        self.assertEqual([o["from"] for o in row["operands"]], [f"dot f32[256,128] at model.mlir:{DOT_LINE}"])
        # The division is computed where its columns are summed, and stored from there.
        column = next(k for k in report["kernels"] if k["family"] == "column")
        self.assertIn(("div", f"model.mlir:{DIVIDE_LINE}"), [(op["op"], op["location"]) for op in column["ops"]])
        self.assertEqual({r["to"] for r in column["results"]}, {"out_000", "out_001"})
        dot = next(a for a in report["apart"] if a["op"] == "dot")
        self.assertEqual(dot["location"], f"model.mlir:{DOT_LINE}")
        self.assertIn("only pointwise steps", dot["reason"])
        text = self.run_it("explain", "model.mlir", "--machine", "machine.json")
        self.assertIn(f"model.mlir:{DOT_LINE}: dot, read by", text)
        self.assertNotIn("measured", text)

    def test_explain_and_inspect_in_another_precision(self):
        report = json.loads(self.run_it("explain", "model.mlir", "--machine", "machine.json", "--precision", "bf16", "--json"))
        contraction = next(k for k in report["kernels"] if k["family"] == "contraction")
        self.assertTrue(all("bf16" in o["type"] for o in contraction["operands"]), contraction["operands"])
        text = self.run_it("inspect", "model.mlir", "--machine", "machine.json", "--precision", "bf16")
        self.assertIn("bf16[", text)
        self.assertNotIn("bf16[", self.run_it("inspect", "model.mlir", "--machine", "machine.json"))

    def test_explain_by_measure(self):
        report = json.loads(self.run_it("explain", "model.mlir", "--measure", "--machine", "machine.json", "--json"))
        self.assertGreater(report["measured_s"], 0)
        for kernel in report["kernels"]:
            self.assertEqual(kernel["measured_launches"], kernel["launches"])
        self.assertLessEqual({k["family"] for k in report["kernels"]}, set(report["families"]))
        self.assertAlmostEqual(sum(report["families"].values()), report["measured_s"], delta=report["measured_s"] * 0.5)
        self.assertIn("measured", self.run_it("explain", "model.mlir", "--measure", "--machine", "machine.json"))

    def test_trace(self):
        for command in (["run", "model.mlir", "--fill", "normal:1"], ["bench", "model.mlir", "--seconds", "0.1"]):
            self.run_it(*command, "--trace", "trace.json")
            events = json.loads(self.path("trace.json").read_text())["traceEvents"]
            whole = [e for e in events if e.get("cat") == "kernel" and "busy_us" not in e["args"]]
            self.assertEqual(len(whole), len(self.inspect()["kernels"]))  # of one run
            product = next(e for e in whole if e["name"] == "contraction")
            self.assertAlmostEqual(product["args"]["flop_per_s"] * product["dur"] * 1e-6 / (2 * 256 * 64 * 128), 1, 3)
            self.assertEqual(product["args"]["location"], f"model.mlir:{DOT_LINE}")
            names = {e["args"]["name"] for e in events if e["ph"] == "M"}
            self.assertLessEqual({"device 0", "compute stream", "thread 0"}, names)

    def test_timing(self):
        done = subprocess.run([GCOMPILE, "compile", "model.mlir", "-o", "model.gcx", "--timing"], cwd=self.folder.name,
                              capture_output=True, text=True, timeout=300, check=True)
        for words in ("import", "simplify", "Simplify", "fuse", "FormFusions", "assign-memory", "codegen",
                      "generate machine code", "pack the kernels", "write the file"):
            self.assertIn(words, done.stderr)
        self.assertEqual(done.stdout, "")
        self.assertEqual(self.run_it("compile", "model.mlir", "-o", "model.gcx"), "")

    def test_machine(self):
        machine = json.loads(self.run_it("machine", "--json"))
        self.write("measured.json", json.dumps(machine))
        self.assertGreater(machine["all_threads"]["flop_per_s"]["f32"], 1e9)
        report = json.loads(self.run_it("inspect", "model.mlir", "--machine", "measured.json", "--json"))
        self.assertEqual(report["machine"], machine)
        self.assertIn("one thread", self.run_it("machine"))

    def test_misuse_says_what_to_do(self):
        self.run_it("compile", "model.mlir", "-o", "model.gcx")
        self.write("broken.json", "{}")
        for words, *arguments in (
                ("gcompile inspect", "explain", "model.gcx"),
                ("give --measure", "explain", "model.mlir", "--inputs", "x.safetensors"),
                ("without --signature", "inspect", "model.mlir", "--signature", "--html", "x.html"),
                ("gcompile machine --json", "inspect", "model.mlir", "--machine", "broken.json"),
                ("gcompile machine --json", "explain", "model.mlir", "--machine", "nowhere.json"),
                ("--device cpu", "run", "model.mlir", "--fill", "normal:1", "--device", "interpreter", "--trace", "t"),
                ("--device cpu", "bench", "model.mlir", "--device", "cuda-emulator", "--trace", "t"),
                ("nowhere/t", "run", "model.mlir", "--fill", "normal:1", "--trace", "nowhere/t")):
            self.assertIn(words, self.run_it(*arguments, code=2))


if __name__ == "__main__":
    unittest.main()
