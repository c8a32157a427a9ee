"""The PyTorch exporter, in an environment with torch and torch-mlir: from_torch_test.py GCOMPILE"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[2] / "tools/export")]

import numpy as np
import torch
from exporting import Refused
from from_torch import export
from torch import nn

GCOMPILE = os.path.abspath(sys.argv.pop(1))


class Plain(nn.Module):
    """A function as a module."""

    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *args):
        return self.function(*args)


class Both(torch.autograd.Function):
    """Two results, one of integers; tensors and numbers kept in the context; the newer form."""

    @staticmethod
    def forward(x, y, factor):
        return x * y * factor, (x > y).to(torch.int32)

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, y, ctx.factor = inputs
        ctx.save_for_backward(x)
        ctx.other = y

    @staticmethod
    def backward(ctx, g, _):
        (x,) = ctx.saved_tensors
        return g * ctx.other * ctx.factor, g * x * ctx.factor, None


class Outer(torch.autograd.Function):
    """One that calls another."""

    @staticmethod
    def forward(ctx, x):
        return Both.apply(x, x, 2.0)[0]

    @staticmethod
    def backward(ctx, g):
        return -g


class FromTorch(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def export(self, model, *inputs, **options):
        export(model, *inputs, out=self.folder / "p", **options)
        roles = json.loads((self.folder / "p.roles.json").read_text())
        return (self.folder / "p.mlir").read_text(), roles["arguments"], roles["results"]

    def run_it(self, model, *inputs):
        from safetensors.numpy import load_file, save_file
        roles = json.loads((self.folder / "p.roles.json").read_text())["arguments"]
        names = [a["name"] for a in roles.values() if a["role"] == "batch"]
        save_file({n: x.numpy() for n, x in zip(names, inputs)}, self.folder / "in.safetensors")
        files = ["--inputs", "in.safetensors"]
        if (self.folder / "p.init.safetensors").exists():
            files += ["--inputs", "p.init.safetensors"]
        want = model(*inputs)
        for device in ("interpreter", "cpu"):
            done = subprocess.run([GCOMPILE, "run", "p.mlir", "--device", device, *files, "--outputs", "out.safetensors"],
                                  cwd=self.folder, capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            out = load_file(self.folder / "out.safetensors")
            for i, w in enumerate([want] if isinstance(want, torch.Tensor) else want):
                np.testing.assert_allclose(out[f"out_{i:03}"], w.detach().numpy(), rtol=1e-5, atol=1e-6)

    def refused(self, words, model, *inputs):
        with self.assertRaises(Refused) as caught:
            self.export(model, *inputs)
        for word in words:
            self.assertIn(word, str(caught.exception))

    def test_custom_functions(self):
        model = Plain(lambda x, y: (*Both.apply(x, y, 3.0), Outer.apply(x)))
        inputs = torch.tensor([1., 2.]), torch.tensor([3., -1.])
        text, _, _ = self.export(model, *inputs)
        # Both itself, and in Outer's primal and forward.
        self.assertEqual(text.count('composite "gc.custom_vjp"'), 4)
        backward = next(line for line in text.splitlines() if "func.func private @Both_0.backward" in line)
        # What is kept, and the cotangent of the result that has one.
        self.assertEqual(backward.count("tensor<2xf32>"), 5)
        self.run_it(model, *inputs)

    def test_stopped_gradients(self):
        def f(x):
            with torch.no_grad():
                a, b = x.exp(), x.argmax()
            return a + b + x.detach()
        text, _, _ = self.export(Plain(f), torch.tensor([1., 2.]))
        self.assertEqual(text.count('composite "gc.stop_gradient"'), 2)
        self.run_it(Plain(f), torch.tensor([1., 2.]))

    def test_buffers_are_state(self):
        class Counter(nn.Module):
            def __init__(self):
                super().__init__()
                self.register_buffer("seen", torch.zeros(2))
                self.register_buffer("scale", torch.full((2,), 3.0))

            def forward(self, x):
                self.seen += x
                return (x * self.scale).sum()
        _, arguments, results = self.export(Counter(), torch.ones(2))
        self.assertEqual([(a["name"], a["role"], a.get("alias")) for a in arguments.values()],
                         [("seen", "state", "out_001"), ("scale", "state", None), ("x", "batch", None)])
        self.assertEqual([(r["name"], r["role"]) for r in results.values()], [("loss", "loss"), ("seen", "state")])

    def test_ties_and_frozen(self):
        class Tied(nn.Module):
            def __init__(self):
                super().__init__()
                self.a, self.b = nn.Linear(2, 2, bias=False), nn.Linear(2, 2, bias=False)
                self.b.weight = self.a.weight
                self.frozen = nn.Parameter(torch.ones(2), requires_grad=False)

            def forward(self, x):
                return self.b(self.a(x)) * self.frozen
        model = Tied()
        text, arguments, _ = self.export(model, torch.ones(3, 2))
        self.assertEqual([(a["name"], a.get("tied")) for a in arguments.values()],
                         [("frozen", None), ("a.weight", ["b.weight"]), ("x", None)])
        self.assertEqual(text.count('composite "gc.stop_gradient"'), 1)
        self.run_it(model, torch.ones(3, 2))

    def test_checkpointing_leaves_no_trace(self):
        for reentrant in (True, False):
            model = Plain(lambda x, r=reentrant: torch.utils.checkpoint.checkpoint(torch.sin, x, use_reentrant=r))
            self.assertNotIn("composite", self.export(model, torch.ones(2))[0])
            self.run_it(model, torch.ones(2))

    def test_refused(self):
        x = torch.ones(3)
        here = "from_torch_test.py:"
        self.refused(("dropout.py:", "random draws", "model.eval()"), nn.Sequential(nn.Dropout(0.5)), x)
        self.refused(("torch.export refuses Plain", "x.detach()"), Plain(lambda x: x + x.data), x)
        self.refused((here, "random draws"), Plain(lambda x: x + torch.rand(3)), x)
        self.refused(("changes its input in place", "args_0"), Plain(lambda x: x.add_(1)), x)
        self.refused(("register_hook",), Plain(lambda x: [(x * 2).register_hook(print), x][1]), x)
        self.refused(("no torch.nn.Module",), torch.sin, x)
        self.refused(("torch.export refuses Plain",), Plain(lambda x: x if x.sum() > 0 else -x), x)
        self.refused(("dynamic shape",), Plain(lambda x: torch.nonzero(x)), x)
        self.refused(("is no tensor",), Plain(lambda x, n: x * n), x, 3)
        hooked = nn.Linear(3, 3)
        hooked.register_full_backward_hook(lambda *_: None)
        self.refused(("backward hooks",), nn.Sequential(hooked), x)

        class Dirty(torch.autograd.Function):
            @staticmethod
            def forward(ctx, x):
                ctx.mark_dirty(x)
                return x.add_(1)
        self.refused(("mark_dirty",), Plain(lambda x: Dirty.apply(x * 2)), x)


if __name__ == "__main__":
    unittest.main()
