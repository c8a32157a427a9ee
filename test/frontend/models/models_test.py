"""What gcompile model promises: models_test.py GCOMPILE

Losses, logits and gradients in f64 are within 1e-11 of the largest value that JAX computed (make_references.py), unrolled and
as one loop; train steps made of the models bring the loss down on CPU and interpreter; wrong settings are refused by name.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import numpy as np

sys.dont_write_bytecode = True
sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "corpus"))
from corpus_lib import load, save  # noqa: E402
from make_references import CASES, FOLDER, values  # noqa: E402
from reference_models import shapes_of  # noqa: E402
from transforms import call  # noqa: E402

GCOMPILE = os.path.abspath(sys.argv.pop(1))
REFERENCES = {name: value for path in sorted(FOLDER.iterdir()) for name, value in load(path).items()}


def write(model, settings, path, *flags):
    words = [word for key, value in settings.items() for word in ([f"--{key}"] if value is True else [f"--{key}", value])]
    call([GCOMPILE, "model", model, *words, *flags, "-o", path])


def signature(path):
    return json.loads(call([GCOMPILE, "inspect", path, "--signature", "--json"]))


def run(program, arrays, folder, device="cpu"):
    save(folder / "in", arrays)
    call([GCOMPILE, "run", program, "--device", device, "--inputs", folder / "in", "--outputs", folder / "out"])
    return load(folder / "out")


def stacked(arrays, layers):
    """blocks/0/NAME, blocks/1/NAME, … as blocks/NAME."""
    out = {name: value for name, value in arrays.items() if not name.startswith("blocks/")}
    for name in arrays:
        if name.startswith("blocks/0/"):
            rest = name.removeprefix("blocks/0/")
            out["blocks/" + rest] = np.stack([arrays[f"blocks/{i}/{rest}"] for i in range(layers)])
    return out


def stored(case, kind):
    head = f"{case}/{kind}/"
    return {name.removeprefix(head): value for name, value in REFERENCES.items() if name.startswith(head)}


def compare(case, scan, device, folder):
    """Lines that say what differs from JAX."""
    model, settings = CASES[case]
    flags = ["--type", "f64"] + (["--scan"] if scan else [])
    arrays, gradients = values(shapes_of(model, settings)), stored(case, "grad")
    others = {"loss": REFERENCES[f"{case}/loss"]} | stored(case, "result")
    if scan:
        arrays, gradients, others = (stacked(named, settings["layers"]) for named in (arrays, gradients, others))
    write(model, settings, folder / "forward.mlir", "--form", "forward", *flags)
    write(model, settings, folder / "loss.mlir", *flags)
    about = signature(folder / "loss.mlir")
    names, results = ([value["name"] for value in about[kind].values()] for kind in ("arguments", "results"))
    assert results[0] == "loss" and sorted(results) == sorted(others), results
    wanted = sorted(gradients)
    assert wanted == sorted(value["name"] for value in about["arguments"].values() if value["role"] == "param"), names
    # Of several results the loss alone has a cotangent.
    gradient = "vjp" if len(results) > 1 else "value_and_grad"
    cotangents = {f"cotangent/{name}": np.float64(name == "loss") + np.zeros_like(others[name]) for name in results}
    arrays |= cotangents if len(results) > 1 else {}
    call([GCOMPILE, "transform", folder / "loss.mlir", f"{gradient}(main, wrt={[names.index(name) for name in wanted]})",
          "-o", folder / "grad.mlir"])
    given = {value["name"] for value in signature(folder / "forward.mlir")["arguments"].values()}
    logits = run(folder / "forward.mlir", {name: arrays[name] for name in given}, folder, device)["out_000"]
    made = [value for _, value in sorted(run(folder / "grad.mlir", arrays, folder, device).items())]
    assert len(made) == len(results) + len(wanted)
    expected = [others[name] for name in results] + [gradients[name] for name in wanted]
    pairs = {"logits": (logits, REFERENCES[f"{case}/logits"])} | dict(zip(results + wanted, zip(made, expected)))
    out = []
    for name, (got, want) in pairs.items():
        assert got.shape == want.shape and got.dtype == want.dtype == np.float64, (name, got.shape, want.shape)
        error = float(np.max(np.abs(got - want)) / np.max(np.abs(want)))
        if not error <= 1e-11:
            out.append(f"{case}{' --scan' if scan else ''} on {device}: {name} is off by {error:.3g}")
    return out


class Values(unittest.TestCase):
    def test_as_jax(self):
        jobs = [(case, False, "cpu") for case in CASES]
        jobs += [(case, True, "cpu") for case in ("gpt", "gpt_dropout", "llama", "lstm", "moe", "vit")]
        jobs += [(case, False, "interpreter") for case in ("gpt", "gpt_dropout")]

        def job(arguments):
            with tempfile.TemporaryDirectory() as folder:
                return compare(*arguments, pathlib.Path(folder))

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            self.assertEqual([line for lines in pool.map(job, jobs) for line in lines], [])


class Decoding(unittest.TestCase):
    """Token by token, with keys and values as state: JAX's logits of the whole text at each position."""
    CASES = [("gpt", False), ("gpt", True), ("gpt_untied", False), ("llama", False), ("llama", True), ("llama_tied", False),
             ("llama_window", False), ("llama_qk_norm", False), ("llama_llama3", False), ("moe", False)]

    def differences(self, case, scan, device="cpu"):
        model, settings = CASES[case]
        arrays = values(shapes_of(model, settings))
        arrays = stacked(arrays, settings["layers"]) if scan else arrays
        tokens, wanted = arrays["tokens"], REFERENCES[f"{case}/logits"]
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            write(model, settings, folder / "decode.mlir", "--form", "decode", "--type", "f64", *(["--scan"] if scan else []))
            about = signature(folder / "decode.mlir")
            roles = {value["name"]: value["role"] for value in about["arguments"].values()}
            results = [value["name"] for value in about["results"].values()]
            assert sorted(n for n in roles if roles[n] == "state") == sorted(n for n in results if n != "logits"), (roles, results)
            given = {name: arrays[name] for name in roles if roles[name] == "param"}
            program = folder / "decode.mlir"
            if device == "cpu":
                program = folder / "decode.gcx"
                call([GCOMPILE, "compile", folder / "decode.mlir", "-o", program])
            out = []
            for at in range(settings["context"] + 1):
                # Caches and position begin at zero by their own rules.
                token = tokens[:, min(at, settings["context"] - 1)][:, None]
                made = run(program, given | {"tokens": token}, folder, device)
                named = {name: made[f"out_{i:03}"] for i, name in enumerate(results)}
                logits = named.pop("logits")[:, 0]
                given |= named
                if at == settings["context"]:
                    assert np.isnan(logits).all(), f"{case}: logits past the context"
                elif not (error := np.max(np.abs(logits - wanted[:, at])) / np.max(np.abs(wanted))) <= 1e-11:
                    out.append(f"{case}{' --scan' if scan else ''} on {device}: position {at} is off by {error:.3g}")
            assert given["cache/position"] == settings["context"] + 1
            return out

    def test_as_the_whole_text(self):
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [pool.submit(self.differences, *case) for case in self.CASES]
            jobs.append(pool.submit(self.differences, "llama_window", False, "interpreter"))
            self.assertEqual([line for job in jobs for line in job.result()], [])


class Training(unittest.TestCase):
    MODELS = {
        "mlp": {"inputs": 6, "width": 8, "classes": 3, "batch": 4},
        "gpt": {"layers": 2, "width": 16, "heads": 2, "context": 8, "vocab": 11, "batch": 2},
        "llama": {"layers": 2, "width": 16, "heads": 4, "kv-heads": 2, "mlp": 24, "context": 8, "vocab": 11, "batch": 2},
        "lstm": {"layers": 2, "width": 12, "context": 6, "vocab": 11, "batch": 3},
        "moe": {"layers": 2, "width": 16, "heads": 4, "kv-heads": 2, "mlp": 12, "context": 8, "vocab": 11, "batch": 2,
                "experts": 4, "block": 4},
        "resnet": {"stages": "1,1", "width": 4, "stem": "cifar", "image": 8, "classes": 3, "batch": 5},
        "vit": {"layers": 2, "width": 16, "heads": 2, "image": 8, "patch": 4, "classes": 3, "batch": 5},
    }

    def losses(self, model, device, *flags, steps=6):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            write(model, self.MODELS[model], folder / "loss.mlir", *flags)
            call([GCOMPILE, "transform", folder / "loss.mlir", "step(main, optimizer=adamw(lr=1e-2), clip=1.0)",
                  "-o", folder / "step.mlir"])
            about = signature(folder / "step.mlir")
            results = [value["name"] for value in about["results"].values()]
            arguments = {value["name"] for value in about["arguments"].values()}
            program = folder / "step.mlir"
            if device == "cpu":
                program = folder / "step.gcx"
                call([GCOMPILE, "compile", folder / "step.mlir", "-o", program])
            state, losses = {}, []
            for _ in range(steps):
                # State and batch that are not given begin by the model's own rules.
                made = run(program, state, folder, device)
                named = {name: made[f"out_{i:03}"] for i, name in enumerate(results)}
                losses.append(float(named["loss"]))
                state = {name: value for name, value in named.items() if name in arguments}
            self.assertEqual(state["step"], steps)
            return losses

    # CUDA's kernels have no contraction yet.
    def test_the_loss_falls(self):
        for model in self.MODELS:
            cpu = self.losses(model, "cpu")
            self.assertTrue(all(a > b for a, b in zip(cpu, cpu[1:])), (model, cpu))
            self.assertLess(cpu[-1], 0.97 * cpu[0], model)
            np.testing.assert_allclose(self.losses(model, "interpreter", steps=2), cpu[:2], rtol=1e-5, err_msg=model)

    def test_a_loop_begins_and_trains_as_unrolled_blocks(self):
        for model in ("gpt", "llama", "lstm", "moe", "vit"):
            np.testing.assert_allclose(self.losses(model, "cpu", "--scan", steps=4), self.losses(model, "cpu", steps=4),
                                       rtol=1e-5)


    def test_a_step_holds_no_expert_weights_per_block(self):
        settings = {"layers": 1, "width": 32, "heads": 2, "kv-heads": 1, "mlp": 512, "context": 64, "vocab": 16, "batch": 2,
                    "experts": 4, "block": 4}
        blocks = 2 * (2 * 64 + 4 * 3) // 4
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            write("moe", settings, folder / "loss.mlir")
            call([GCOMPILE, "transform", folder / "loss.mlir", "step(main, optimizer=sgd(lr=1e-2))", "-o", folder / "step.mlir"])
            call([GCOMPILE, "compile", folder / "step.mlir", "-o", folder / "step.gcx"])
            memory = json.loads(call([GCOMPILE, "inspect", folder / "step.gcx", "--json"]))["memory"]
        self.assertLess(memory["arena_bytes"], 0.5 * blocks * 3 * 32 * 512 * 4)


class CommandLine(unittest.TestCase):
    def said(self, *arguments, code=0):
        done = subprocess.run([GCOMPILE, "model", *arguments], capture_output=True, text=True, timeout=120)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def test_one_file_is_a_model(self):
        text = self.said("gpt", "--layers", "1", "--width", "4", "--heads", "1", "--context", "3", "--vocab", "5")
        for word in ('gc.name = "blocks/0/qkv/weight"', 'gc.role = "param"', 'gc.role = "loss"', 'gc.init = "normal:',
                     'gc.dims = ["embed", "heads"]', 'gc.dims = ["batch", "seq"]'):
            self.assertIn(word, text)
        self.assertEqual(text, self.said("gpt", "--layers", "1", "--width", "4", "--heads", "1", "--context", "3", "--vocab", "5"))

    def parameters(self, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "model.mlir")
            self.said(*arguments, "-o", path)
            shapes = [value["type"].split("[")[1].rstrip("]").split(", ") for value in signature(path)["arguments"].values()
                      if value["role"] == "param"]
            return sum(int(np.prod([int(size) for size in shape], dtype=np.int64)) for shape in shapes)

    def test_sizes_have_the_published_numbers_of_parameters(self):
        # GPT-2's and Llama's checkpoints, their tensors counted.
        for size, count in {"gpt2": 124439808, "gpt2-medium": 354823168, "gpt2-large": 774030080, "gpt2-xl": 1557611200}.items():
            self.assertEqual(self.parameters("gpt", "--size", size, "--scan"), count, size)
        self.assertEqual(self.parameters("moe", "--size", "mixtral-8x7b", "--scan"), 46702792704)
        # As torchvision counts them; the small one as its authors say, 0.27 million.
        for size, count in {"resnet-18": 11689512, "resnet-34": 21797672, "resnet-50": 25557032, "resnet-101": 44549160,
                            "resnet-152": 60192808, "resnet-cifar-20": 269722}.items():
            self.assertEqual(self.parameters("resnet", "--size", size), count, size)
        # As torchvision and timm count them, with 1000 classes.
        for size, count in {"vit-ti-16": 5717416, "vit-s-16": 22050664, "vit-b-16": 86567656, "vit-b-32": 88224232,
                            "vit-l-16": 304326632}.items():
            self.assertEqual(self.parameters("vit", "--size", size, "--scan"), count, size)
        for size, count in {"llama-1b": 1235814400, "llama-3b": 3212749824, "llama-8b": 8030261248, "llama-70b": 70553706496,
                            "llama2-7b": 6738415616}.items():
            self.assertEqual(self.parameters("llama", "--size", size, "--scan"), count, size)

    def test_settings_change_a_size(self):
        self.assertEqual(self.parameters("gpt", "--context", "512", "--size", "gpt2"), 124439808 - 512 * 768)

    def test_widths_that_follow_from_others(self):
        for arguments, shapes in {("llama", "--heads", "8"): ("64x16xf32", "64x256xf32"), ("llama", "--heads", "2"): ("64x64xf32", "64x256xf32"),
                                  ("moe", "--heads", "8"): ("64x16xf32", "8x64x224xf32")}.items():
            text = self.said(*arguments, "--layers", "1", "--width", "64", "--vocab", "8", "--context", "4", "--batch", "1")
            key, gate = (next(line for line in text.split("%arg") if f'"blocks/0/{name}' in line) for name in ("key/", "experts/gate" if arguments[0] == "moe" else "gate/"))
            self.assertIn(shapes[0], key)
            self.assertIn(shapes[1], gate)

    def test_wrong_settings(self):
        for arguments, message in {
                ("gpt", "--heads", "7"): "width 768 is not a multiple of heads 7; change one so that it is",
                ("gpt", "--layers", "0"): "--layers is a whole number, at least 1, and not '0'",
                ("gpt", "--layers", "many"): "--layers is a whole number, at least 1, and not 'many'",
                ("gpt", "--size", "gpt3"): "gpt has no size 'gpt3': did you mean 'gpt2'?; it has gpt2, gpt2-medium",
                ("gpt", "--layrs", "3"): "unknown option '--layrs': did you mean '--layers'?",
                ("gpt", "--form", "backward"): "--form is one of loss, forward, decode and not 'backward'",
                ("vit", "--form", "decode"): "--form is one of loss, forward and not 'decode'",
                ("gtp",): "unknown argument 'gtp': did you mean 'gpt'?",
                ("mlp", "--size", "big"): "unknown option '--size'",
                ("llama", "--kv-heads", "5"): "heads 32 is not a multiple of kv-heads 5; change one so that it is",
                ("lstm", "--classes", "-1"): "--classes is a whole number, at least 0, and not '-1'",
                ("moe", "--top", "9"): "top 9 is more than experts 8; make it at most that",
                ("resnet", "--stages", "3,x"): "stages '3,x' are not numbers of blocks, at least 1 each, with commas; as 3,4,6,3",
                ("resnet", "--stages", "3,0"): "stages '3,0' are not numbers of blocks",
                ("resnet", "--momentum", "1.5"): "momentum 1.5 is a share; make it at most 1",
                ("resnet", "--batch", "1", "--image", "32"): "batch 1 and image 32 leave one number per channel in the last stage",
                ("vit", "--patch", "15"): "image 224 is not a multiple of patch 15; change one so that it is",
                ("vit", "--pool", "max"): "--pool is one of token, mean and not 'max'",
                ("gpt", "--dropout", "1"): "a dropout of 1 leaves nothing; make it less than 1",
                ("gpt", "--dropout", "-0.1"): "--dropout is a number of at least 0 and not '-0.1'",
                ("llama", "--width", "32"): "a head of 1 numbers (width over heads) has no halves to rotate; make it even",
                ("llama", "--theta", "-1"): "--theta is a number above 0 and not '-1'",
                ("llama", "--rope-scaling", "llama3", "--rope-low", "8"): "rope-low 8 is not below rope-high 4; change one so that it is",
        }.items():
            self.assertIn(message, self.said(*arguments, code=2))


if __name__ == "__main__":
    unittest.main()
