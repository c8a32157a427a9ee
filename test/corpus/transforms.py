"""Derives programs from the functions that they were derived from, and compares what they compute with what is stored.

  transforms.py GCOMPILE DEVICE [--only SUBSTR] [--write]

Cases whose meta.json has `transform`, `vmap` or `autodiff`: forward.mlir (or the file named) goes through `gcompile transform`,
the StableHLO that it writes runs on DEVICE. What is not derived yet is listed in refused.txt, a line `transform CASE` each,
and that list is held to the truth in both directions. Exit code 0: nothing failed.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from conformance import FOLDER, difference, held_to_list  # noqa: E402
from corpus_lib import inputs_of, load, save  # noqa: E402


class Failure(Exception):
    def __init__(self, state, words):
        super().__init__(words)
        self.state = state


def call(command, state="failed"):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=900)
    if done.returncode != 0:
        raise Failure(state if done.returncode == 2 else "failed",
                      f"exit code {done.returncode}: {(done.stdout + done.stderr).strip()}")
    return done.stdout


def axis_size(meta, in_axes):
    return next(shape[axis] for (_, shape), axis in zip(meta["inputs"], in_axes) if axis is not None)


def axes_text(axes):
    return "[" + ", ".join("null" if a is None else str(a) for a in axes) + "]"


class Case:
    def __init__(self, folder, scratch, options):
        self.folder, self.scratch, self.options = folder, pathlib.Path(scratch), options
        self.meta = json.loads((folder / "meta.json").read_text())
        self.text = self.scratch / "derived.mlir"

    def derive(self, forward, expression, *flags):
        call([self.options.gcompile, "transform", self.folder / forward, expression, "-o", self.text, *flags], "refused")

    def run_stored(self):
        call([self.options.gcompile, "run", self.text, "--device", self.options.device, "--case", self.folder / "meta.json"])

    def transform(self, how):
        flags = ["--wrt", json.dumps(how["wrt"])]
        if batch := re.search(r"in_axes=(\[.*?\])", how["expr"]):
            flags += ["--axis-size", axis_size(self.meta, json.loads(batch[1]))]
        self.derive("forward.mlir", how["expr"], *flags)
        self.run_stored()

    def vmap(self, how):
        self.derive(how["fn"], f"vmap(main, in_axes={axes_text(how['in_axes'])}, out_axes={axes_text(how['out_axes'])})",
                    "--axis-size", axis_size(self.meta, how["in_axes"]))
        self.run_stored()

    def autodiff(self, how):
        """Gradients under names of their own: the inputs are chosen, and results before the gradients are not compared."""
        stored = load(self.folder / how["inputs"]) if isinstance(how["inputs"], str) else inputs_of(self.folder, self.meta)
        keys = sorted(stored) if isinstance(how["inputs"], str) else list(how["inputs"])
        keys += how.get("cotangents", [])
        self.derive(how["forward"], "vjp(main)" if "cotangents" in how else "grad(main)", "--wrt", json.dumps(how["wrt"]))
        save(self.scratch / "in", {f"in_{i:03}": stored[key] for i, key in enumerate(keys)})
        call([self.options.gcompile, "run", self.text, "--device", self.options.device, "--inputs", self.scratch / "in",
              "--outputs", self.scratch / "out"], "failed")
        expected, got = load(self.folder / how["expected"]), load(self.scratch / "out")
        names = [f"grad_{i:03}" for i in how["wrt"]]
        last = list(sorted(got))[-len(names):]
        wrong = difference({key: self.meta[key] for key in ("rtol", "atol", "nan_equal", "signed_zero") if key in self.meta},
                           {f"out_{i:03}": got[key] for i, key in enumerate(last)},
                           {f"out_{i:03}": expected[name] for i, name in enumerate(names)})
        if wrong:
            raise Failure("failed", wrong)


def run(folder, kind, options):
    with tempfile.TemporaryDirectory() as scratch:
        case = Case(folder, scratch, options)
        try:
            getattr(case, kind)(case.meta[kind])
        except Failure as failure:
            return failure.state, str(failure)
    return "ok", ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gcompile")
    parser.add_argument("device")
    parser.add_argument("--only", default="")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    cases = {}
    for path in sorted(FOLDER.rglob("meta.json")):
        name = str(path.parent.relative_to(FOLDER))
        kind = next((k for k in ("transform", "vmap", "autodiff") if k in json.loads(path.read_text())), None)
        if kind and options.only in name:
            cases[name] = (path.parent, kind)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = zip(cases, pool.map(lambda case: run(*case, options), cases.values()))
        counts, bad = held_to_list("transform", results, options.write, now="derived now")
    print(f"{counts['ok']} derived programs as stored, {counts['refused']} refused, {counts['failed']} failed")
    return 1 if bad or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
