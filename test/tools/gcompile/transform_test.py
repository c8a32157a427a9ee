"""What gcompile transform promises on the command line: transform_test.py GCOMPILE"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

GCOMPILE = os.path.abspath(sys.argv.pop(1))
CORPUS = pathlib.Path(__file__).resolve().parents[2] / "corpus"

# w [3], b [], x [3]: sum(w * x) + b; and how many there are.
MODEL = """
func.func public @main(%arg0: tensor<3xf32> {gc.name = "params/w", gc.role = "param"},
                       %arg1: tensor<f32> {gc.name = "params/b", gc.role = "param"},
                       %arg2: tensor<3xf32> {gc.name = "x", gc.role = "batch"},
                       %arg3: tensor<i32>) -> (tensor<f32> {jax.result_info = "loss"}) {
  %0 = call @times(%arg0, %arg2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.add %1, %arg1 : tensor<f32>
  return %2 : tensor<f32>
}
func.func private @times(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.multiply %arg0, %arg1 : tensor<3xf32>
  return %0 : tensor<3xf32>
}
"""


class Transform(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "f.mlir").write_text(MODEL)

    def run_it(self, *arguments, code=0):
        done = subprocess.run([GCOMPILE, *arguments], cwd=self.folder, capture_output=True, text=True, timeout=120)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def derived(self, expression, *flags):
        """The signature of what the expression gives: what `inspect --json` says."""
        self.run_it("transform", "f.mlir", expression, "-o", "g.mlir", *flags)
        return json.loads(self.run_it("inspect", "g.mlir", "--json"))

    def refused(self, expression, message, *flags, at=None):
        text = self.run_it("transform", "f.mlir", expression, *flags, code=2)
        self.assertIn(message, text)
        if at is not None:
            self.assertIn(f"expression:{at + 1}: ", text)
            self.assertIn("\n  " + " " * at + "^", text)

    def test_vmap_keeps_names_and_roles(self):
        said = self.derived("vmap(main, in_axes=[null, null, 0, 0], axis_size=8)")
        self.assertEqual(said["arguments"]["in_000"], {"type": "f32[3]", "name": "params/w", "role": "param"})
        self.assertEqual(said["arguments"]["in_002"], {"type": "f32[8, 3]", "name": "x", "role": "batch"})
        self.assertEqual(said["results"]["out_000"], {"type": "f32[8]", "name": "loss"})

    def test_axes_count_from_the_end_and_one_is_for_all(self):
        said = self.derived("vmap(times, in_axes=-1, out_axes=1)", "--axis-size", "4")
        self.assertEqual([v["type"] for v in said["arguments"].values()], ["f32[3, 4]", "f32[3, 4]"])
        self.assertEqual([v["type"] for v in said["results"].values()], ["f32[3, 4]"])

    def test_nested(self):
        said = self.derived("vmap(vmap(times, in_axes=[0, None], axis_size=2), in_axes=[null, 1], axis_size=5)")
        self.assertEqual([v["type"] for v in said["arguments"].values()], ["f32[2, 3]", "f32[3, 5]"])
        self.assertEqual([v["type"] for v in said["results"].values()], ["f32[5, 2, 3]"])

    def test_a_function_alone(self):
        self.assertEqual(len(self.derived("times")["arguments"]), 2)

    def test_to_standard_output(self):
        self.assertIn("stablehlo.multiply", self.run_it("transform", "f.mlir", "vmap(times, axis_size=2)"))

    def test_errors_point_into_the_expression(self):
        self.refused("grd(main)", "no transformation is called 'grd': did you mean 'grad'?", at=0)
        self.refused("vmap(grad(mian))", "the program has no function 'mian': did you mean 'main'?", at=10)
        self.refused("grad", "grad transforms a function: write grad(main)", at=0)
        self.refused("vmap(main, in_axs=0)", "vmap has no argument 'in_axs': did you mean 'in_axes'?", at=11)
        self.refused("vmap(main, in_axes 0)", "')' is missing after the arguments of vmap", at=19)
        self.refused("vmap(main, in_axes=0, in_axes=0)", "'in_axes' is given twice", at=22)
        self.refused("vmap(main", "')' is missing after the arguments of vmap", at=9)
        self.refused("vmap(main) main", "'main' follows what is complete", at=11)
        self.refused("vmap()", "a transformation or a function's name is missing", at=5)
        self.refused("vmap(main, in_axes=[0, null", "']' is missing at the end of the list", at=27)
        self.refused("vmap(main, in_axes=)", "a name or value is missing", at=19)
        self.refused("vmap(main, 3)", "vmap transforms one function; write NAME=VALUE", at=11)
        self.refused("vmap(main, in_axes=0, 3)", "an argument by place follows one by name: write NAME=VALUE", at=22)
        self.refused("[main]", "a transformation or a function's name is missing", at=0)
        self.refused("grad(main, wrt='w)", "the quote is not closed", at=15)
        self.refused("(" * 3, "a name or value is missing", at=0)
        self.refused("vmap(" * 65 + "main", "more than 64 calls lie in each other")
        self.refused("vmap(" * 64 + "mian" + ")" * 64, "did you mean 'main'?")

    def test_axes(self):
        self.refused("vmap(main)", "vmap needs axis_size=N, or --axis-size N", at=0)
        self.refused("vmap(main, axis_size=0)", "axis_size is a number of examples, at least 1", at=21)
        self.refused("vmap(main, axis_size=many)", "axis_size is a number of examples, at least 1", at=21)
        self.refused("vmap(main, in_axes=[0, 0], axis_size=2)", "there are 2 axes for 4 arguments", at=19)
        self.refused("vmap(main, in_axes=[2, 0, 0, 0], axis_size=2)", "'2' is no dimension of argument 0, of rank 2", at=20)
        self.refused("vmap(main, out_axes=-2, axis_size=2)", "'-2' is no dimension of result 0, of rank 1", at=20)
        self.refused("vmap(main, in_axes=null, axis_size=2)", "vmap batches no argument", at=0)
        self.refused("vmap(main, out_axes=null, axis_size=2)", "its out axis says that all share it")

    def test_wrt(self):
        self.refused("grad(main, wrt=9)", "there is no argument 9; the function has 4", at=15)
        self.refused("grad(main, wrt=parms/*)", "'parms/*' matches no argument's name: did you mean 'params/*'?", at=15)
        self.refused("grad(main, wrt=[0, y])", "'y' matches no argument's name: did you mean 'x'?", at=19)
        self.refused("grad(main, wrt=[])", "wrt names no argument", at=15)
        self.refused("grad(main)", "'weights' matches no argument's name", "--wrt", "weights")
        self.refused("grad(main, wrt=in_003)", "has argument 3 in wrt; name different ones of the callee's that are float")
        self.refused("grad(times)", "differentiates a function with results", at=0)
        self.refused("hessian(main, wrt=3)", "jacobians are of real floats", at=0)

    def test_step(self):
        said = self.derived("step(main, optimizer=adamw(lr=cosine(3e-4, warmup=10, steps=100), decay=0.1, no_decay=*/b, "
                            "groups=[group(params/b, lr_scale=2)]), clip=1.0)")
        names = [value.get("name") for value in said["arguments"].values()]
        self.assertEqual(names, ["params/w", "params/b", "params/w.m", "params/w.v", "params/b.m", "params/b.v", "step", "x",
                                 None])
        self.assertEqual([value["name"] for value in said["results"].values()], names[:7] + ["loss"])
        said = self.derived("step(main, optimizer=sgd(lr=1), wrt=x)")
        self.assertEqual(said["arguments"]["in_000"], {"type": "f32[3]", "name": "x", "role": "param", "alias": "out_000"})
        said = self.derived("step(main, optimizer=momentum(lr=1), frozen=*/w)")
        self.assertEqual([value.get("name") for value in said["arguments"].values()][:4],
                         ["params/w", "params/b", "params/b.m", "step"])

    def test_training_a_loss(self):
        """A GPT's loss becomes a step that learns squares: optimizer state and step need no values from outside."""
        loss = CORPUS / "gpt_loss/program.mlir"
        self.run_it("transform", loss, "step(main, optimizer=adamw(lr=cosine(3e-3, warmup=20, steps=300)), clip=1.0, "
                    f"wrt={list(range(28))})", "-o", "step.mlir")
        (self.folder / "squares.txt").write_text(" ".join(str(i * i) for i in range(20000)))
        lines = [json.loads(line) for line in self.run_it(
            "train", "step.mlir", "--fill", "normal:1:0.1", "--text", "squares.txt", "--steps", "300").splitlines()
            if line.startswith("{")]
        seen = [line["validation_loss"] for line in lines if "validation_loss" in line]
        self.assertGreater(seen[0], 4)      # log 61 is 4.1
        self.assertLess(seen[-1], 2.5)      # log 11 is 2.4: digits and spaces
        self.assertEqual(lines[-1]["step"], 300)

    def test_remat_changes_memory_and_no_bit(self):
        """Of a GPT with its layers unrolled and as a loop: gradients to the bit, less memory the less is kept."""
        for scan in ([], ["--scan"]):
            self.run_it("model", "gpt", "--layers", "5", "--width", "32", "--heads", "2", "--context", "64", "--vocab", "64",
                        "--batch", "4", "-o", "gpt.mlir", *scan)
            out, arena = {}, {}
            for kept in ("none", "dots", "full"):
                self.run_it("transform", "gpt.mlir", f"value_and_grad(main, remat={kept}, wrt=embed|blocks/*)", "-o",
                            "g.mlir")
                self.run_it("compile", "g.mlir", "-o", "g.gcx")
                self.run_it("run", "g.gcx", "--fill", "randint:1:0:64", "--outputs", kept)
                out[kept] = (self.folder / kept).read_bytes()
                arena[kept] = json.loads(self.run_it("bench", "g.gcx", "--args", "randint:1:0:64", "--seconds", "0.01", "--json"))["arena_bytes"]
            self.assertEqual(out["none"], out["dots"])
            self.assertEqual(out["none"], out["full"])
            self.assertLess(arena["full"], 0.75 * arena["none"], arena)

    def test_remat_auto_keeps_to_the_memory(self):
        self.run_it("model", "gpt", "--layers", "4", "--width", "32", "--heads", "2", "--context", "64", "--vocab", "64",
                    "--batch", "8", "--scan", "-o", "f.mlir")
        step = "step(main, optimizer=sgd(lr=0.1), remat=auto)"
        said = self.run_it("transform", "f.mlir", step, "--memory", "1GiB", "-o", "g.mlir")
        self.assertRegex(said, r"remat=none takes ([\d.]+) MiB of 1024.0 MiB \(remat=none \1 MiB\) and computes 0.0% more")
        whole = float(said.split()[2])
        least = self.run_it("transform", "f.mlir", step, "--memory", "1KiB", code=2)
        self.assertRegex(least, r"finds no program within 1024 bytes of memory: the smallest found takes [\d.]+ MiB, of which arguments "
                                r"and results alone are [\d.]+ MiB")
        smallest = float(least.split("smallest found takes ")[1].split()[0])
        self.assertLess(smallest, 0.6 * whole)
        between = (smallest + whole) / 2
        said = self.run_it("transform", "f.mlir", step, "--memory", f"{int(between * 2 ** 20)}B", "-o", "g.mlir")
        self.assertLessEqual(float(said.split()[2]), between)
        # What was promised is what the compiled step takes.
        facts = json.loads(self.run_it("bench", "g.mlir", "--args", "randint:1:0:64", "--seconds", "0.01", "--json"))
        self.assertLess(facts["arena_bytes"], between * 2 ** 20)
        self.refused(step, "remat=auto needs the bytes to keep to: --memory 4GiB", at=step.index("auto"))
        self.refused("step(main, optimizer=sgd(lr=0.1), remat=work)", "no rematerialization is called 'work'")
        self.refused("grad(main, remat=full(full))", "full takes no argument: write remat=full")
        self.refused("grad(main, remat=names(inner))", "'inner' in remat matches no checkpoint name of the function")
        self.refused("grad(main)", "--memory is what remat=auto keeps to", "--memory", "1GiB")
        self.refused("step(main, optimizer=sgd(lr=0.1), batch=tokens)", "give accumulate, micro_batch or batch_norm=local:G too")
        self.refused("grad(main, remat=work(x))", "work has the least additions a byte for which a value is kept: work(16)")

    def test_step_errors(self):
        start = "step(main, optimizer="
        at = len(start)
        self.refused("step(main)", "step needs an optimizer: optimizer=adamw(lr=3e-4)", at=0)
        self.refused(start + "adamv(lr=1))", "no optimizer is called 'adamv': did you mean 'adam'?", at=at)
        self.refused(start + "adam)", "adam needs its learning rate: write adam(lr=…)", at=at)
        self.refused(start + "adam(b1=0))", "adam needs lr, a number or a schedule", at=at)
        self.refused(start + "adam(3))", "adam has no arguments by place; write NAME=VALUE", at=at + 5)
        self.refused(start + "adam(lr=1, b3=2))", "adam has no argument 'b3': did you mean 'b1'?", at=at + 11)
        self.refused(start + "adam(lr=1, b1=x))", "b1 is a number", at=at + 14)
        self.refused(start + "adam(lr=1, b1=inf))", "b1 is a number", at=at + 14)
        self.refused(start + "momentum(lr=1, nesterov=1))", "nesterov is true or false", at=at + 24)
        self.refused(start + "sgd(lr=cosin(1)))", "no schedule is called 'cosin': did you mean 'cosine'?", at=at + 7)
        self.refused(start + "sgd(lr=cosine(1)))", "cosine needs steps", at=at + 7)
        self.refused(start + "sgd(lr=cosine(1, 2)))", "cosine has one argument by place; write NAME=VALUE", at=at + 17)
        self.refused(start + "sgd(lr=cosine(1, peak=2)))", "'peak' is given twice", at=at + 22)
        self.refused(start + "sgd(lr=cosine(1, step=2)))", "cosine has no argument 'step': did you mean 'steps'?", at=at + 17)
        self.refused(start + "sgd(lr=cosine(1, steps=2.5)))", "steps is a number of steps: a whole one, not below 0", at=at + 7)
        self.refused(start + "sgd(lr=1, no_decay=[]))", "no_decay is one or several patterns", at=at + 19)
        self.refused(start + "sgd(lr=1, no_decay=c))", "'c' in no_decay matches no parameter's name")
        self.refused(start + "sgd(lr=1, groups=x))", "groups is a list", at=at + 17)
        self.refused(start + "sgd(lr=1, groups=[x]))", "a group is group(PATTERN, lr_scale=, decay=, optimizer=)", at=at + 18)
        self.refused(start + "sgd(lr=1, groups=[group(parms/*)]))",
                     "'parms/*' in a group matches no parameter's name: did you mean 'params/*'?")
        self.refused(start + "sgd(lr=1), clip=-1)", "clip is a number, at least 0", at=at + 16)
        self.refused(start + "sgd(lr=1), frozen=w)", "'w' in frozen matches no parameter's name")
        self.refused("step(times, optimizer=sgd(lr=1))", "makes no train step: its first result is the loss")


if __name__ == "__main__":
    unittest.main()
