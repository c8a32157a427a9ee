"""Programs that the exporters wrote, on gcompile, against what JAX and PyTorch computed: export_test.py GCOMPILE"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

import numpy as np
from safetensors.numpy import load_file, save_file

GCOMPILE = os.path.abspath(sys.argv.pop(1))
CASES = pathlib.Path(__file__).resolve().parent / "cases"
TOLERANCE = ("--rtol", "2e-5", "--atol", "1e-6")


def run(*arguments, code=0):
    done = subprocess.run([GCOMPILE, *map(str, arguments)], capture_output=True, text=True, timeout=300)
    if done.returncode != code:
        raise AssertionError(f"gcompile {' '.join(map(str, arguments))} gave {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


class Case:
    # What the model has: how often each marker, in which role how many arguments, and an argument that is there twice.
    markers, roles, tied, custom = {}, {}, {}, ""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def file(self, kind):
        return CASES / f"{self.name}.{kind}"

    def inputs(self):
        return "--inputs", self.file("init.safetensors"), "--inputs", self.file("batch.safetensors")

    def check(self, program, device):
        run("run", program, "--device", device, *self.inputs(), "--expect", self.file("expected.safetensors"), *TOLERANCE)

    def test_interpreter(self):
        self.check(self.file("mlir"), "interpreter")

    def test_cpu(self):
        self.check(self.file("mlir"), "cpu")

    def test_names_and_roles_are_on_the_arguments(self):
        roles = json.loads(self.file("roles.json").read_text())
        shown = json.loads(run("inspect", self.file("mlir"), "--signature", "--json"))
        counts = {}
        for key in ("arguments", "results"):
            self.assertEqual(list(shown[key]), list(roles[key]))
            for number, entry in roles[key].items():
                tied = entry.pop("tied", None)
                self.assertEqual(shown[key][number], entry)
                if key == "arguments":
                    counts[entry["role"]] = counts.get(entry["role"], 0) + 1
                    self.assertEqual(tied, self.tied.get(entry["name"]))
        self.assertEqual(counts, self.roles)
        # Parameters are found under their own names.
        known = set(load_file(self.file("init.safetensors")))
        self.assertEqual(known, {e["name"] for e in roles["arguments"].values() if e["role"] in ("param", "state")})

    def test_markers_stay_until_the_transform_phase_and_cost_nothing(self):
        text = run("compile", self.file("mlir"), "--stop-after", "simplify")
        self.assertEqual({m: len(re.findall(rf"= gc\.{m}\b", text)) for m in self.markers}, self.markers)
        text = run("compile", self.file("mlir"), "--stop-after", "transform")
        self.assertEqual({m: len(re.findall(rf"= gc\.{m}\b", text)) for m in self.markers}, dict.fromkeys(self.markers, 0))

    def test_written_back_and_read(self):
        program = self.folder / "again.mlir"
        run("compile", self.file("mlir"), "--stop-after", "simplify", "--stablehlo", "-o", program)
        text = program.read_text()
        for marker in self.markers:
            self.assertIn(f'stablehlo.composite "gc.{marker}"', text)
        self.check(program, "cpu")

    def test_rules_of_the_custom_function(self):
        """Its forward, and its backward on what that kept."""
        values = load_file(self.file("rules.safetensors"))
        text = self.file("mlir").read_text()
        forward, backward = ([re.findall(r"tensor<[^>]*>", side) for side in re.search(
            rf"func\.func private @{re.escape(self.custom)}\.{part}\((.*)\) -> (.*) {{\n", text).groups()]
            for part in ("forward", "backward"))
        operands, kept, results = len(forward[0]), len(forward[1]) - 1, len(backward[1])
        arguments = forward[0] + [forward[1][0]]
        arrow = lambda a, b: f"({', '.join(a)}) -> ({', '.join(b)})"
        refs = lambda base, first, count: ", ".join(f"%{base}#{i}" for i in range(first, first + count))
        main = "\n".join([
            f"func.func public @main({', '.join(f'%a{i}: {t}' for i, t in enumerate(arguments))}) -> "
            f"({', '.join([forward[1][0]] + backward[1])}) {{",
            f"  %f:{kept + 1} = call @{self.custom}.forward({', '.join(f'%a{i}' for i in range(operands))}) : "
            f"{arrow(*forward)}",
            f"  %b:{results} = call @{self.custom}.backward({', '.join(filter(None, [refs('f', 1, kept), f'%a{operands}']))})"
            f" : {arrow(*backward)}",
            f"  return {refs('f', 0, 1)}, {refs('b', 0, results)} : {', '.join([forward[1][0]] + backward[1])}", "}", ""])
        functions = re.search(r"\n  func\.func private.*", text, re.S).group(0).rstrip().removesuffix("}")
        (self.folder / "rules.mlir").write_text(main + functions)
        for kind in ("in", "out"):
            save_file({k: np.array(v, order="C") for k, v in values.items() if k.startswith(f"{kind}_")},
                      self.folder / f"{kind}.safetensors")
        for device in ("interpreter", "cpu"):
            run("run", self.folder / "rules.mlir", "--device", device, "--inputs", self.folder / "in.safetensors",
                "--expect", self.folder / "out.safetensors")


class Flax(Case, unittest.TestCase):
    name = "flax_lm"
    # The model's own norm, and softmax in each attention and in the loss; relu and quantize in each block, and quantize
    # once more in its own forward.
    markers = {"stop_gradient": 4, "checkpoint_name": 2, "custom_vjp": 6}
    roles = {"param": 36, "batch": 2}
    custom = "quantize"


class Torch(Case, unittest.TestCase):
    name = "torch_lm"
    markers = {"stop_gradient": 3, "custom_vjp": 2}
    roles = {"param": 28, "state": 3, "batch": 2}
    tied = {"embed.weight": ["head.weight"]}
    custom = "Quantize_0"


if __name__ == "__main__":
    unittest.main()
