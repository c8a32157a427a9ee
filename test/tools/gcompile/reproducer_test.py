"""Whatever fails inside gcompile leaves a reproducer that fails in the same step: reproducer_test.py GCOMPILE_PLANTED"""
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import unittest

PLANTED = os.path.abspath(sys.argv.pop(1))
GCOMPILE = os.path.abspath(sys.argv.pop(1))

PROGRAM = """
func.func public @main(%a: tensor<4x6xf32>, %b: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.tanh %0 : tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}
"""
SHARDED = """
sdy.mesh @mesh = <["data"=2]>
func.func public @main(%arg0: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}) -> tensor<8x3xf32> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<8x3xf32>
  return %0 : tensor<8x3xf32>
}
"""
RUN = ["run", "program.mlir", "--fill", "normal:1"]
SHARD = ["run", "sharded.mlir", "--fill", "normal:1", "--devices", "2"]
# Every step of every way through the program, and how to get there.
STEPS = {
    "read the program": RUN,
    "pass gc-import-shardings": SHARD,
    "pass gc-inline-calls": RUN,
    "pass gc-simplify": RUN,
    "pass gc-propagate-shardings": SHARD,
    "pass gc-partition-spmd": SHARD,
    "pass gc-form-fusions": RUN,
    "pass gc-schedule-fusions": RUN,
    "pass gc-lower-to-gcx": RUN,
    "pass gc-assign-arena": RUN,
    "pass gc-insert-events": RUN,
    "pass gc-verify-schedule": RUN,
    "emit a kernel": ["compile", "program.mlir", "-o", "out.gcx"],
    "generate machine code": ["compile", "program.mlir", "-o", "out.gcx"],
    "pack the kernels": RUN,
    "write the artifact": RUN,
    "load the artifact": RUN,
    "run the program": RUN,
    "interpret the program": RUN + ["--device", "interpreter"],
}
KINDS = ["assert", "segv", "overflow", "fatal", "usage", "unreachable", "throw", "terminate", "trap"]


class Reproducers(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = pathlib.Path(self.folder.name)
        (self.path / "program.mlir").write_text(PROGRAM)
        (self.path / "sharded.mlir").write_text(SHARDED)

    def call(self, *words):
        return subprocess.run(words, cwd=self.path, capture_output=True, text=True)

    def reproduce(self, step, kind, arguments, more=0):
        """Fails, and fails again by the command that the message gives; returns the message."""
        done = self.call(PLANTED, f"{step}={kind}", *arguments)
        self.assertEqual(done.returncode, 3, f"{step}={kind}: {done.stderr}")
        self.assertIn(f"in step '{step}'", done.stderr)
        files = sorted(self.path.glob("gcompile-reproducer-*.mlir"))
        self.assertEqual(len(files), 1 + more)
        again = shlex.split(re.search("^again: gcompile (.*)$", done.stderr, re.M)[1])
        name = re.search("report it with (\\S+)", done.stderr)[1]
        self.assertIn(name, [file.name for file in files])
        # The reproducer is all that is needed: the program itself may be gone.
        for original in ("program.mlir", "sharded.mlir", "program.gcx"):
            (self.path / original).unlink(missing_ok=True)
        replay = self.call(PLANTED, f"{step}={kind}", *again)
        self.assertEqual(replay.returncode, 3, replay.stderr)
        self.assertIn(f"in step '{step}'", replay.stderr)
        # Without the failure it is a program like any other.
        self.assertEqual(self.call(GCOMPILE, *again).returncode, 0)
        text = (self.path / name).read_text()
        self.assertIn(f"// step: {step}\n", text)
        self.assertIn("// command: gcompile " + shlex.join(arguments), text)
        return done.stderr

    def test_every_step(self):
        for step, arguments in STEPS.items():
            with self.subTest(step=step):
                self.reproduce(step, "assert", arguments)
            self.folder.cleanup()
            self.setUp()

    def test_every_kind(self):
        for kind in KINDS:
            with self.subTest(kind=kind):
                self.reproduce("pass gc-simplify", kind, RUN)
            self.folder.cleanup()
            self.setUp()

    def test_an_artifact_is_kept_whole(self):
        self.assertEqual(self.call(GCOMPILE, "compile", "program.mlir", "-o", "program.gcx").returncode, 0)
        for step in ("load the artifact", "run the program"):
            with self.subTest(step=step):
                (self.path / "program.mlir").write_text(PROGRAM)
                self.call(GCOMPILE, "compile", "program.mlir", "-o", "program.gcx")
                errors = self.reproduce(step, "segv", ["run", "program.gcx", "--fill", "normal:1"])
                self.assertRegex(errors, r"and gcompile-reproducer-\w+\.gcx")
            for file in self.path.glob("gcompile-reproducer-*"):
                file.unlink()

    def test_deep_nesting_overflows_the_stack(self):
        # A hundred thousand regions: the parser is recursive.
        depth = 100000
        text = "func.func @main() {\n" + "\"scf.execute_region\"() ({\n" * depth + "}) : () -> ()\n" * depth + "return\n}\n"
        (self.path / "deep.mlir").write_text(text)
        done = self.call(GCOMPILE, "run", "deep.mlir")
        self.assertIn(done.returncode, (2, 3), done.stderr[-300:])
        if done.returncode == 3:
            self.assertIn("in step 'read the program'", done.stderr)

    def test_a_folder_that_cannot_be_written(self):
        if os.getuid() == 0:
            (self.path / "gone").mkdir()
            script = f"cd gone && rmdir ../gone && {shlex.quote(PLANTED)} 'read the program=segv' run ../program.mlir"
            done = self.call("bash", "-c", script)
        else:
            self.path.chmod(0o500)
            done = self.call(PLANTED, "read the program=segv", *RUN)
            self.path.chmod(0o700)
        self.assertEqual(done.returncode, 3, done.stderr)
        self.assertIn("could not write gcompile-reproducer-", done.stderr)


if __name__ == "__main__":
    unittest.main()
