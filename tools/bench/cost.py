"""Counts the work in programs after simplification and in XLA's optimized modules, by one counter: XLA's.

  .venv-jax/bin/python tools/bench/cost.py PROGRAM.mlir|FOLDER… [--gcompile build/dev/bin/gcompile] [--bound 1.0]
                                           [--cache FILE] [--notes FILE] [--write PAGE]

Ours is what `compile --stop-after layout --stablehlo` writes, counted unoptimized as `lowered.cost_analysis()` does. A
loop's body counts once on both sides, and so does what XLA repeats in several fusions. Of a folder, each program.mlir
within is taken that runs on one device. The table has the worst first. Programs that --notes names are shown with the
note and not held to the bound: the notes say why (a line `NAME: why`; tools/bench/cost_notes.txt is
test/corpus's). Exit code 1: another one is above the bound.
XLA's counts are kept in --cache, by the program's text, for XLA compiles longer than we count.
"""
import argparse
import concurrent.futures
import concurrent.futures.process
import hashlib
import json
import multiprocessing
import pathlib
import subprocess
import sys
import tempfile

import jax
from jax._src import xla_bridge
from jax._src.interpreters import mlir
from jax._src.lib import _jax
from jax._src.lib import xla_client
from jaxlib.mlir import ir

KEYS = ("flops", "transcendentals")


def parsed(text):
    module = ir.Module.parse(text)
    module.operation.verify()
    return module


def picked(properties):
    return {"flops": properties.get("flops", 0.0), "transcendentals": properties.get("transcendentals", 0.0),
            "bytes": properties.get("bytes accessed", 0.0)}


def count_unoptimized(text):
    with mlir.make_ir_context():
        computation = xla_client._xla.mlir.mlir_module_to_xla_computation(
            mlir.module_to_bytecode(parsed(text)), use_tuple_args=False, return_tuple=False)
    return picked(_jax.hlo_module_cost_analysis(xla_bridge.get_backend("cpu"), computation.as_hlo_module()))


def count_optimized(text):
    backend = xla_bridge.get_backend("cpu")
    devices = xla_client.DeviceList(tuple(backend.local_devices()[:1]))
    with mlir.make_ir_context():
        executable = backend.compile_and_load(parsed(text), devices, xla_client.CompileOptions())
    called = " custom-call(" in executable.hlo_modules()[0].to_string()
    return picked(executable.cost_analysis()) | {"aside": ["custom call"] if called else []}


class Counter:
    """XLA in a process that may die: what it compiles can divide by zero."""

    def __init__(self):
        self.pool = None

    def __call__(self, function, text):
        self.pool = self.pool or concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
        try:
            return self.pool.submit(function, text).result()
        except concurrent.futures.process.BrokenProcessPool:
            self.pool = None
            return {"error": "XLA: its process died"}
        except Exception as error:
            return {"error": f"XLA: {str(error).strip().splitlines()[0][:160]}"}


class Cache:
    def __init__(self, path):
        self.path = pathlib.Path(path) if path else None
        self.known = json.loads(self.path.read_text()) if self.path and self.path.exists() else {}

    def get(self, text, make):
        key = hashlib.sha256((jax.__version__ + text).encode()).hexdigest()
        if key not in self.known:
            self.known[key] = make()
            if self.path:
                self.path.write_text(json.dumps(self.known))
        return self.known[key]


def programs_in(paths):
    """name → file"""
    found = {}
    for path in map(pathlib.Path, paths):
        if path.is_file():
            found[path.stem] = path
            continue
        for meta in sorted(path.rglob("meta.json")):
            said = json.loads(meta.read_text())
            if said.get("expect", "run") == "run" and said.get("devices", 1) == 1:
                found[str(meta.parent.relative_to(path))] = meta.parent / "program.mlir"
    return found


class Refused(Exception):
    pass


def ours_of(path, options, *more):
    """The program after simplification."""
    with tempfile.NamedTemporaryFile(suffix=".mlir") as out:
        done = subprocess.run([options.gcompile, "compile", path, "--stop-after", "layout", *more, "-o", out.name],
                              capture_output=True, text=True, check=False)
        if done.returncode:
            raise Refused(done.stderr.strip().splitlines()[-1])
        return pathlib.Path(out.name).read_text()


def row_of(name, path, options, count, cache):
    try:
        ours_text = ours_of(path, options, "--stablehlo")
        # As a window over the whole dimension it is quadratic; kernels run it in one sweep.
        aside = ["cumulative op"] if "gc.cumulative" in ours_of(path, options) else []
    except Refused as error:
        return {"program": name, "error": str(error)}
    text = path.read_text()
    theirs, ours = cache.get(text, lambda: count(count_optimized, text)), count(count_unoptimized, ours_text)
    for side in (theirs, ours):
        if "error" in side:
            return {"program": name} | side
    return {"program": name, "ours": ours, "xla": theirs, "aside": aside + theirs["aside"]}


def ratio(row, key):
    ours, theirs = row["ours"][key], row["xla"][key]
    return ours / theirs if theirs else (1.0 if ours == 0 else float("inf"))


def worst(row):
    return max(ratio(row, key) for key in KEYS)


def number(value):
    return f"{value:.4g}"


def table(rows, notes, bound):
    lines = ["| program | our flops | XLA's | ratio | our transcendentals | XLA's | ratio | |", "|---" * 8 + "|"]
    for row in rows:
        why = notes.get(row["program"]) or ", ".join(row["aside"])
        if worst(row) <= bound:
            why = ""
        cells = [f"{number(row['ours'][k])} | {number(row['xla'][k])} | {ratio(row, k):.3f}" for k in KEYS]
        lines.append(f"| {row['program']} | {' | '.join(cells)} | {why} |")
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="+")
    parser.add_argument("--gcompile", default="build/dev/bin/gcompile")
    parser.add_argument("--bound", type=float, default=1.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--cache")
    parser.add_argument("--notes")
    parser.add_argument("--write", help="the page to write")
    options = parser.parse_args()
    notes = {}
    if options.notes:
        notes = dict(line.split(": ", 1) for line in pathlib.Path(options.notes).read_text().splitlines() if line)
    count, cache = Counter(), Cache(options.cache)
    rows = [row_of(name, path, options, count, cache) for name, path in programs_in(options.programs).items()
            if options.only in name]
    good = sorted((r for r in rows if "error" not in r), key=worst, reverse=True)
    lines = table(good, notes, options.bound)
    lines += [f"\nNo figure: {row['program']}: {row['error']}" for row in rows if "error" in row]
    above = [r for r in good if worst(r) > options.bound and r["program"] not in notes and not r["aside"]]
    lines.append(f"\n{len(good)} programs, {len(above)} above {options.bound:g} times XLA's.")
    print("\n".join(lines))
    if options.write:
        pathlib.Path(options.write).write_text("\n".join(lines) + "\n")
    return 1 if above else 0


if __name__ == "__main__":
    sys.exit(main())
