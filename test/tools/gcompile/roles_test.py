"""Names and roles beside a program: roles_test.py GCOMPILE"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

GCOMPILE = os.path.abspath(sys.argv.pop(1))

STEP = """
func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<f32> {gc.name = "scale"}) -> (tensor<2x3xf32>, tensor<f32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %1 = stablehlo.multiply %arg0, %0 : tensor<2x3xf32>
  return %1, %arg1 : tensor<2x3xf32>, tensor<f32>
}
"""
ROLES = {"arguments": {"in_000": {"name": "layer/w", "role": "param", "type": "f32[2, 3]", "alias": "layer/w",
                                  "tied": ["head/w"]},
                       "scale": {"role": "batch"}},
         "results": {"out_000": {"name": "layer/w", "role": "param"}, "out_001": {"name": "loss", "role": "loss"}}}


def changed(path, value):
    """ROLES with the entry at the path, a list of keys, changed; None removes it."""
    roles = json.loads(json.dumps(ROLES))
    at = roles
    for key in path[:-1]:
        at = at[key]
    at.pop(path[-1], None)
    if value is not None:
        at[path[-1]] = value
    return roles


class Roles(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "step.mlir").write_text(STEP)

    def run_it(self, *arguments, code=0):
        done = subprocess.run([GCOMPILE, *arguments], cwd=self.folder, capture_output=True, text=True, timeout=120)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def roles(self, content, name="step.roles.json"):
        (self.folder / name).write_text(content if isinstance(content, str) else json.dumps(content))

    def refused(self, content, *words):
        self.roles(content)
        text = self.run_it("inspect", "step.mlir", "--signature", code=2)
        for word in ("step.roles.json", *words):
            self.assertIn(word, text)

    def test_without_roles(self):
        lines = [line.split() for line in self.run_it("inspect", "step.mlir", "--signature").splitlines()]
        self.assertEqual(lines, [["in_000", "-", "-", "f32[2,", "3]"], ["in_001", "scale", "-", "f32[]"],
                                 ["out_000", "-", "-", "f32[2,", "3]"], ["out_001", "-", "-", "f32[]"]])

    def test_roles_beside_the_program(self):
        self.roles(ROLES)
        lines = [line.split() for line in self.run_it("inspect", "step.mlir", "--signature").splitlines()]
        self.assertEqual(lines, [["in_000", "layer/w", "param", "f32[2,", "3]", "->", "out_000"],
                                 ["in_001", "scale", "batch", "f32[]"],
                                 ["out_000", "layer/w", "param", "f32[2,", "3]"], ["out_001", "loss", "loss", "f32[]"]])

    def test_roles_by_option(self):
        self.roles(ROLES, "other.json")
        self.assertIn("layer/w", self.run_it("inspect", "step.mlir", "--signature", "--roles", "other.json"))
        self.assertIn("nowhere.json", self.run_it("inspect", "step.mlir", "--signature", "--roles", "nowhere.json", code=2))

    def test_what_inspect_writes_is_read(self):
        self.roles(ROLES)
        written = json.loads(self.run_it("inspect", "step.mlir", "--signature", "--json"))
        self.assertEqual(written["results"]["out_001"], {"name": "loss", "role": "loss", "type": "f32[]"})
        self.roles(written)
        self.assertEqual(json.loads(self.run_it("inspect", "step.mlir", "--signature", "--json")), written)

    def test_artifact_keeps_them(self):
        self.roles(ROLES)
        before = self.run_it("inspect", "step.mlir", "--signature")
        self.run_it("compile", "step.mlir", "-o", "other.gcx")
        self.assertEqual(self.run_it("inspect", "other.gcx", "--signature"), before)
        text = self.run_it("inspect", "other.gcx", "--signature", "--roles", "step.roles.json", code=2)
        self.assertIn("--roles is for program texts", text)
        text = self.run_it("run", "other.gcx", "--roles", "step.roles.json", "--fill", "normal:1", code=2)
        self.assertIn("--roles is for program texts", text)

    def test_names_in_dumps_messages_and_outputs(self):
        self.roles(ROLES)
        dump = self.run_it("compile", "step.mlir", "--stop-after", "fuse")
        self.assertIn('gc.name = "layer/w", gc.role = #gc<role param>, gc.tied = ["head/w"]', dump)
        self.assertIn("in_000 (layer/w): f32[2, 3]", self.run_it("run", "step.mlir", code=2))
        for device in ("interpreter", "cpu"):
            self.run_it("run", "step.mlir", "--device", device, "--fill", "normal:1", "--outputs", "out.safetensors",
                        "--names")
            header = (self.folder / "out.safetensors").read_bytes()
            self.assertIn(b'"layer/w"', header)
            self.assertIn(b'"loss"', header)

    def test_fill_rules_of_arguments(self):
        """What an argument's gc.init gives is what --fill gives: from text, from an artifact and from a roles file."""
        texts = {"step.mlir": STEP.replace("tensor<2x3xf32>,", 'tensor<2x3xf32> {gc.init = "normal:7:0.02"},', 1).replace(
            '{gc.name = "scale"}', '{gc.name = "scale", gc.init = "value:2.5"}'), "plain.mlir": STEP}
        for name, text in texts.items():
            (self.folder / name).write_text(text)
        (self.folder / "fills.json").write_text(json.dumps(
            {"args": [{"kind": "normal", "seed": 7, "scale": 0.02}, {"kind": "value", "value": 2.5}]}))
        (self.folder / "init.json").write_text(json.dumps(
            {"arguments": {"in_000": {"init": "normal:7:0.02"}, "scale": {"init": "value:2.5"}}}))
        self.run_it("compile", "step.mlir", "-o", "step.gcx")
        runs = {"fill": ["plain.mlir", "--fill", "fills.json"], "text": ["step.mlir"], "artifact": ["step.gcx"],
                "roles": ["plain.mlir", "--roles", "init.json"]}
        for device in ("interpreter", "cpu"):
            for name, arguments in runs.items():
                if name == "artifact" and device == "interpreter":
                    continue
                self.run_it("run", *arguments, "--device", device, "--outputs", name + ".safetensors")
                self.assertEqual((self.folder / (name + ".safetensors")).read_bytes(),
                                 (self.folder / "fill.safetensors").read_bytes(), name)
        # A file of rules goes before the arguments' own, one rule for all is for those that have none.
        (self.folder / "other.json").write_text(json.dumps({"scale": {"kind": "zeros"}}))
        for fill, same in (("normal:1", True), ("other.json", False)):
            self.run_it("run", "step.mlir", "--fill", fill, "--outputs", "other.safetensors")
            (self.assertEqual if same else self.assertNotEqual)((self.folder / "other.safetensors").read_bytes(),
                                                                (self.folder / "fill.safetensors").read_bytes())

    def test_fill_rules_that_are_none(self):
        (self.folder / "step.mlir").write_text(STEP.replace('{gc.name = "scale"}', '{gc.name = "scale", gc.init = "normale:1"}'))
        text = self.run_it("run", "step.mlir", code=2)
        for words in ("gc.init of in_001 (scale): f32[]", "'normale:1' is no fill rule", "value:NUMBER"):
            self.assertIn(words, text)
        (self.folder / "step.mlir").write_text(STEP.replace('{gc.name = "scale"}', '{gc.name = "scale", gc.init = "ones"}'))
        self.refused(changed(["arguments", "scale", "init"], "zeros"), "scale: the program's rule is 'ones', not 'zeros'")

    def test_unknown_keys_name_the_nearest(self):
        self.refused(changed(["argumets"], {}), "unknown key 'argumets'", "'arguments'")
        self.refused(changed(["arguments", "in_000", "rol"], "param"), "in_000", "unknown key 'rol'", "'role'")
        self.refused(changed(["results", "out_000", "alias"], "any"), "out_000", "unknown key 'alias'")
        self.refused(changed(["arguments", "scaly"], {}), "no argument 'scaly'", "'scale'")
        self.refused(changed(["results", "out_002"], {}), "no result 'out_002'", "'out_00")
        self.refused(changed(["arguments", "in_000", "role"], "parm"), "unknown role 'parm'", "'param'")
        self.refused(changed(["arguments", "in_000", "alias"], "layer/v"), "no result 'layer/v'", "'layer/w'")

    def test_mismatches(self):
        self.refused(changed(["arguments", "in_000", "type"], "f32[3, 2]"), "f32[2, 3] in the program, not f32[3, 2]")
        self.refused(changed(["arguments", "scale", "name"], "scales"), "the program names it 'scale', not 'scales'")
        self.refused(changed(["arguments", "in_001"], {}), "'in_001' and 'scale' are the same value")
        self.refused(changed(["arguments", "in_000", "name"], "scale"), "'scale' names in_000 and in_001")
        self.refused(changed(["arguments", "in_000", "alias"], "loss"), "cannot give its memory to out_001 (loss): f32[]")
        (self.folder / "step.mlir").write_text(STEP.replace("tensor<2x3xf32>,", 'tensor<2x3xf32> {gc.role = "state"},', 1))
        self.refused(ROLES, "the role is 'state' in the program, not 'param'")
        (self.folder / "step.mlir").write_text(STEP.replace("tensor<2x3xf32>,", "tensor<2x3xf32> {jax.buffer_donor = true},", 1))
        self.refused(ROLES, "the program donates it to any result, not to layer/w")

    def test_two_for_one_result(self):
        (self.folder / "step.mlir").write_text(STEP.replace(
            '%arg1: tensor<f32> {gc.name = "scale"}',
            '%arg1: tensor<f32> {gc.name = "scale"}, %arg2: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}'))
        self.refused(ROLES, "in_002: f32[2, 3] gives its memory to layer/w")

    def test_other_content(self):
        self.refused("{", "is not JSON")
        self.refused("[]", "is not a JSON object")
        self.refused({"arguments": []}, "'arguments' is not a JSON object")
        self.refused(changed(["arguments", "in_000"], 3), "in_000 is not a JSON object")
        self.refused(changed(["arguments", "in_000", "name"], ""), "'name' is \"\"")
        self.refused(changed(["arguments", "in_000", "tied"], "head/w"), "'tied' is \"head/w\", not a list")


if __name__ == "__main__":
    unittest.main()
