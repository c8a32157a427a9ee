"""Optimizers given as programs: update_program_test.py GCOMPILE

optax's adamw, written by make_update.py for one shape, against the built-in one and torch's numbers, over 10 steps in f64 and
shapes of rank 0 to 3: 1e-14 of the largest value. First states, element types and refusals by programs that are written here.
"""
import os
import pathlib
import sys
import tempfile
import unittest

import ml_dtypes
import numpy as np

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "corpus"))
from corpus_lib import load, save  # noqa: E402
from make_references import CASES, SHAPES, STEPS  # noqa: E402
from make_references import FILE as REFERENCES  # noqa: E402
from make_update import FILE as ADAMW  # noqa: E402
from optimizers_test import Step, error  # noqa: E402
from transforms import Failure, call  # noqa: E402

GCOMPILE = os.path.abspath(sys.argv.pop(1))  # optimizers_test has read it

# The parameter's moving mean, which begins as the parameter; a rate that falls with the step, a float here.
MEAN = """
func.func @main(%g: tensor<3xTYPE>, %p: tensor<3xTYPE>, %mean: tensor<3xTYPE> {gc.name = "state/mean"}, %step: tensor<f32>)
    -> (tensor<3xTYPE>, tensor<3xTYPE>) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.add %step, %one : tensor<f32>
  %1 = stablehlo.divide %one, %0 : tensor<f32>
  %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<TYPE>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<TYPE>) -> tensor<3xTYPE>
  %4 = stablehlo.multiply %3, %g : tensor<3xTYPE>
  %5 = stablehlo.subtract %p, %4 : tensor<3xTYPE>
  %half = stablehlo.constant dense<0.5> : tensor<3xTYPE>
  %6 = stablehlo.add %mean, %5 : tensor<3xTYPE>
  %7 = stablehlo.multiply %6, %half : tensor<3xTYPE>
  return %5, %7 : tensor<3xTYPE>, tensor<3xTYPE>
}
func.func @init(%p: tensor<3xTYPE>) -> tensor<3xTYPE> {
  return %p : tensor<3xTYPE>
}
"""


class UpdateProgram(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        self.at = pathlib.Path(self.temporary.name)

    def step(self, name, shapes, options):
        (self.at / name).mkdir()
        return Step(self.at / name, shapes, options)

    def write(self, text, name="update.mlir"):
        (self.at / name).write_text(text)
        return self.at / name

    def test_adamw_of_optax(self):
        references = load(REFERENCES)
        ours = self.step("ours", SHAPES, f"optimizer={CASES['adamw_torch'][0]}")
        theirs = self.step("theirs", SHAPES, f"update='{ADAMW}'")
        states = [{name: references[f"p/{name}"] for name in SHAPES} for _ in range(2)]
        for number in range(STEPS):
            batch = {f"{name}_x": references[f"g/{name}"][number] for name in SHAPES}
            states = [step(state | batch) for step, state in zip((ours, theirs), states)]
            for state in states:
                state.pop("loss")
            for name in SHAPES:
                for slot, own in [("", ""), (".m", ".state_0"), (".v", ".state_1")]:
                    self.assertLessEqual(error(states[1][name + own], states[0][name + slot]), 1e-14, (number, name + slot))
        for name in SHAPES:
            self.assertLessEqual(error(states[1][name], references[f"adamw_torch/{name}"]), 1e-14, name)

    def test_first_state(self):
        draw = np.random.default_rng(3)
        p, g = draw.standard_normal((2, 5)), draw.standard_normal((4, 2, 5))
        step = self.step("mean", {"w": (2, 5)}, f"update='{self.write(MEAN.replace('TYPE', 'f64'))}'")
        state, mean = {"w": p}, p
        for number in range(4):
            state = step(state | {"w_x": g[number]})
            state.pop("loss")
            p = p - float(np.float32(1) / np.float32(number + 1)) * g[number]
            mean = (mean + p) / 2
            self.assertEqual(sorted(state), ["step", "w", "w.mean"])
            self.assertLessEqual(error(state["w"], p), 1e-14)
            self.assertLessEqual(error(state["w.mean"], mean), 1e-14)

    def test_element_types(self):
        # Each by the function for its type, bf16 by that of f32; what has none is refused.
        loss = self.at / "loss.mlir"
        loss.write_text('''
func.func @main(%a: tensor<2xf64> {gc.name = "a", gc.role = "param"}, %b: tensor<4xbf16> {gc.name = "b", gc.role = "param"})
    -> tensor<f64> {
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
  %1 = stablehlo.convert %b : (tensor<4xbf16>) -> tensor<4xf64>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
  %3 = stablehlo.add %0, %2 : tensor<f64>
  return %3 : tensor<f64>
}''')
        update = '''func.func @NAME(%g: tensor<1xTYPE>, %p: tensor<1xTYPE>, %s: tensor<1xi8>, %step: tensor<i64>)
    -> (tensor<1xTYPE>, tensor<1xi8>) {
  %r = stablehlo.constant dense<RATE> : tensor<1xTYPE>
  %0 = stablehlo.multiply %r, %g : tensor<1xTYPE>
  %1 = stablehlo.subtract %p, %0 : tensor<1xTYPE>
  %2 = stablehlo.convert %step : (tensor<i64>) -> tensor<i8>
  %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i8>) -> tensor<1xi8>
  %4 = stablehlo.add %s, %3 : tensor<1xi8>
  return %1, %4 : tensor<1xTYPE>, tensor<1xi8>
}
'''
        both = [update.replace("NAME", name).replace("TYPE", kind).replace("RATE", rate)
                for name, kind, rate in [("main", "f64", "0.25"), ("update_f32", "f32", "0.5")]]
        path = self.write("".join(both))
        call([GCOMPILE, "transform", loss, f"step(main, update='{path}')", "-o", self.at / "step.mlir"])
        save(self.at / "in", {"a": np.array([3.0, -1.0]), "b": np.array([4, 5, 6, 7], ml_dtypes.bfloat16),
                              "a.state_0": np.array([1, 2], np.int8), "step": np.array(100, np.int32)})
        call([GCOMPILE, "run", self.at / "step.mlir", "--inputs", self.at / "in", "--outputs", self.at / "out", "--names"])
        out = load(self.at / "out")
        self.assertEqual(out["a"].tolist(), [2.75, -1.25])
        self.assertEqual(out["b"].astype(float).tolist(), [3.5, 4.5, 5.5, 6.5])
        self.assertEqual(out["a.state_0"].tolist(), [101, 102])
        self.assertEqual(out["b.state_0"].tolist(), [100] * 4)
        only = self.write(both[1].replace("update_f32", "main"), "f32.mlir")
        self.assertIn("parameter 'a' of type 'tensor<2xf64>', which is updated in 'f64'; the update is written for f32",
                      self.refused(only, loss))

    def refused(self, path, loss=None):
        if not loss:
            loss = self.write('func.func @main(%p: tensor<2xf64> {gc.name = "p", gc.role = "param"}) -> tensor<f64> {\n'
                              "  %0 = stablehlo.constant dense<0.0> : tensor<f64>\n  return %0 : tensor<f64>\n}", "zero.mlir")
        with self.assertRaises(Failure) as failure:
            call([GCOMPILE, "transform", loss, f"step(main, update='{path}')"])
        self.assertIn("exit code 2", str(failure.exception))
        return str(failure.exception)

    def test_refusals(self):
        body = "-> (tensor<4xf64>, tensor<4xf64>) {\n  BODY  return %p, %m : tensor<4xf64>, tensor<4xf64>\n}\n"
        head = "func.func @main(%g: tensor<4xf64>, %p: tensor<4xf64>, %m: tensor<4xf64>, %step: tensor<i32>) "

        def says(words, text, more=""):
            self.assertIn(words, self.refused(self.write(text.replace("BODY", more))))

        says("'gc.reverse' is not pointwise: an update serves parameters of every shape", head + body.replace("return %p", "return %0"),
             "%0 = stablehlo.reverse %p, dims = [0] : tensor<4xf64>\n")
        says("'gc.reduce' is not pointwise", head + body.replace("return %p", "return %1"),
             "%z = stablehlo.constant dense<0.0> : tensor<f64>\n"
             "  %0 = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) "
             "-> tensor<f64>\n  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4xf64>\n")
        says("'gc.constant' is not pointwise", head + body.replace("return %p", "return %0"),
             "%0 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf64>\n")
        # Also where the program's own shape would let it pass.
        says("'gc.reduce' is not pointwise", (head + body.replace("return %p", "return %1")).replace("tensor<4x", "tensor<1x"),
             "%z = stablehlo.constant dense<0.0> : tensor<f64>\n"
             "  %0 = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1xf64>, tensor<f64>) "
             "-> tensor<f64>\n  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<1xf64>\n")
        says("@main takes the step last, a scalar", head.replace("tensor<i32>", "tensor<1xi32>") + body)
        says("@main has state of another shape than the parameter's: 'tensor<f64>'",
             head.replace("%m: tensor<4xf64>", "%m: tensor<f64>") + body.replace("%p, %m : tensor<4xf64>, tensor<4xf64>",
             "%p, %m : tensor<4xf64>, tensor<f64>").replace("(tensor<4xf64>, tensor<4xf64>)", "(tensor<4xf64>, tensor<f64>)"))
        says("@main takes a gradient and a parameter of one type", head.replace("%g: tensor<4xf64>", "%g: tensor<4xf32>") + body)
        says("@main gives the parameter and its state anew", head + body.replace("return %p, %m : tensor<4xf64>, tensor<4xf64>",
             "return %p : tensor<4xf64>").replace("(tensor<4xf64>, tensor<4xf64>)", "tensor<4xf64>"))
        says("@main takes the gradient, the parameter, its state and the step", "func.func @main(%p: tensor<4xf64>, "
             "%m: tensor<4xf64>) " + body)
        says("@main is a second update of 'f64' beside @again", (head + body).replace("@main", "@again") + head + body)
        says("has no update: a function @main(gradient, parameter, state, …, step)",
             "func.func @init(%p: tensor<4xf64>) -> tensor<4xf64> {\n  return %p : tensor<4xf64>\n}")
        init = "func.func @init(%p: tensor<4xf64>) -> tensor<4xf64> {\n  return %p : tensor<4xf64>\n}\n"
        says("@init_2 belongs to no update", head + body + init + init.replace("@init", "@init_2"))
        says("@init belongs to no update", head + body + init.replace("f64", "f32"))
        says("@init makes the first state of a parameter", head + body + init.replace("-> tensor<4xf64>", "-> (tensor<4xf64>, "
             "tensor<4xf64>)").replace("return %p : tensor<4xf64>", "return %p, %p : tensor<4xf64>, tensor<4xf64>"))
        says("is no program that can be read", "func.func @main(")
        self.assertIn("cannot open absent.mlir", self.refused("absent.mlir"))
        for options, words in [("update=a.mlir, optimizer=sgd(lr=1)", "update is in the optimizer's place: give one of them"),
                               ("update=[a, b]", "update is a file with a program of an optimizer")]:
            with self.assertRaisesRegex(Failure, words):
                call([GCOMPILE, "transform", self.at / "zero.mlir", f"step(main, {options})"])


if __name__ == "__main__":
    unittest.main()
