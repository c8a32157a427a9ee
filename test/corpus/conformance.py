"""Runs every case of this folder on one device and compares with what is stored, which this project did not compute.

  conformance.py GCOMPILE DEVICE [--only SUBSTR] [--write] [--exported PHASE]

What a device does not run yet is listed in refused.txt, a line `DEVICE CASE` each: a case that is refused and not listed
fails, and so does one that is listed and runs, so the list only shrinks by intent. --write rewrites the device's lines.
--exported runs what `compile --stop-after PHASE --stablehlo` writes instead of the program; with DEVICE jax, JAX runs it
(needs jax; what it gets wrong itself is listed as jax's). Cases that check themselves, are sharded or refused are left out then.
`gcompile run --case` reads meta.json and compares; what JAX gives is compared here. Exit code 0: nothing failed.
"""
import argparse
import concurrent.futures
import concurrent.futures.process
import json
import multiprocessing
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

import numpy as np

sys.dont_write_bytecode = True
FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER))
from corpus_lib import SUBBYTE, excess, inputs_of, isf, load, norm_excess, restored, save, wide  # noqa: E402

LIST = FOLDER / "refused.txt"


def difference(meta, got, want):
    """None, or the first thing that is wrong with what JAX gave."""
    if set(got) != set(want):
        return f"outputs {sorted(set(want) - set(got))} missing, {sorted(set(got) - set(want))} too many"
    for number, key in enumerate(sorted(want, key=lambda k: int(k[4:]))):
        g, w = got[key], want[key]
        if (g.dtype, g.shape) != (w.dtype, w.shape):
            return f"{key}: {g.dtype}{list(g.shape)}, want {w.dtype}{list(w.shape)}"
        declared = meta.get("outputs", [])
        name = declared[number][0] if number < len(declared) else w.dtype.name
        g, w = restored(g, name), restored(w, name)
        if key in meta.get("norm_tolerance", {}):
            ratio = norm_excess(g, w, meta["norm_tolerance"][key])
            if not ratio <= 1:
                return f"{key}: the difference's norm is {ratio:.3g} times its tolerance"
            continue
        ok = elementwise(meta, key, g, w)
        if not ok.all():
            at = tuple(np.argwhere(~ok)[0]) if ok.ndim else ()
            rtol, atol = tolerances(meta, key)
            worst = f", worst {excess(g, w, rtol, atol):.3g} times the tolerance" if isf(w) else ""
            return f"{key}{list(map(int, at))}: {g[at]}, want {w[at]} ({int((~ok).sum())} of {ok.size}{worst})"
    return None


def tolerances(meta, key):
    return meta.get("per_output", {}).get(key, (meta.get("rtol", 0.0), meta.get("atol", 0.0)))


def elementwise(meta, key, got, want):
    if not isf(want):
        return np.asarray(got == want)
    rtol, atol = tolerances(meta, key)
    a, b = wide(got), wide(want)
    with np.errstate(all="ignore"):
        ok = (a == b) | (np.isfinite(a) & np.isfinite(b) & (np.abs(a - b) <= atol + rtol * np.abs(b)))
    if meta.get("nan_equal", True):
        ok |= np.isnan(a) & np.isnan(b)
    if meta.get("signed_zero") and want.dtype.kind != "c":
        ok &= np.isnan(b) | (np.signbit(a) == np.signbit(b))
    return np.asarray(ok)


def compute_in_jax(text, folder, meta):
    """The outputs' bytes in a file's form; runs in a process of its own."""
    import ml_dtypes
    from corpus_lib import Program
    arguments = []
    for (name, _), stored in zip(meta["inputs"], inputs_of(folder, meta).values()):
        value = restored(stored, name)
        arguments.append(value.astype(getattr(ml_dtypes, name)) if name in SUBBYTE else value)
    with tempfile.TemporaryDirectory() as scratch:
        save(scratch + "/got", {f"out_{i:03}": a for i, a in enumerate(Program(text)(arguments))})
        return pathlib.Path(scratch + "/got").read_bytes()


class Jax:
    """JAX in a process that may die: what XLA compiles can divide by zero."""
    lock = threading.Lock()
    pool = None

    @classmethod
    def run(cls, text, folder, meta):
        with cls.lock, tempfile.TemporaryDirectory() as scratch:
            cls.pool = cls.pool or concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
            try:
                pathlib.Path(scratch + "/got").write_bytes(
                    cls.pool.submit(compute_in_jax, text, folder, meta).result())
            except concurrent.futures.process.BrokenProcessPool:
                cls.pool = None
                return "failed", "JAX's process died"
            except Exception as error:
                return "failed", f"JAX: {error}"
            wrong = difference(meta, load(scratch + "/got"), load(folder / "outputs.safetensors"))
        return ("failed", wrong) if wrong else ("ok", "")


def run(program, device, folder, exported=None):
    """(state, words): ok, failed, refused or left out."""
    meta = json.loads((folder / "meta.json").read_text())
    expect = meta.get("expect", "run")
    with tempfile.TemporaryDirectory() as scratch:
        text = folder / "program.mlir"
        if exported:
            if expect != "run" or meta.get("devices", 1) > 1:
                return "left out", ""
            command = [program, "compile", text, "--stop-after", exported, "--stablehlo", "-o", scratch + "/e.mlir"]
            done = subprocess.run(command, capture_output=True, text=True, timeout=600)
            if done.returncode != 0:
                return "failed", f"export: exit code {done.returncode}: {done.stderr}"
            text = scratch + "/e.mlir"
            if device == "jax":
                return Jax.run(pathlib.Path(text).read_text(), folder, meta)
        command = [program, "run", text, "--device", device, "--case", folder / "meta.json"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600)
        said = (done.stdout + done.stderr).strip()
        if expect == "reject":
            missing = [w for w in meta.get("message_should_mention", []) if w.lower() not in said.lower()]
            good = done.returncode == 2 and not missing
            return ("ok", "") if good else ("failed", f"exit code {done.returncode}, want 2; {missing} not in: {said}")
        if done.returncode == 2:
            return "refused", said
        if expect in ("check_passes", "check_fails"):
            want = int(expect == "check_fails")
            good = done.returncode == want
            return ("ok", "") if good else ("failed", f"exit code {done.returncode}, want {want}: {said}")
        if done.returncode == 1 and meta.get("advisory"):
            print(f"advisory: {folder.name}: {said}")
        elif done.returncode != 0:
            return "failed", f"exit code {done.returncode}: {said}"
    return "ok", ""


def refusals():
    """The lines of refused.txt: [[who, case], …]."""
    return [line.split() for line in LIST.read_text().splitlines() if line and not line.startswith("#")]


def held_to_list(who, results, write, now):
    """(number of results by state, number that is wrong) of `results`: (case, (state, words)).

    Wrong is what failed, what is refused and not listed for `who`, and what is ok and listed, which `now` says in words
    (None: that is no matter). `write` makes the list true for these cases.
    """
    listed = refusals()
    allowed = {name for other, name in listed if other == who}
    counts = {"ok": 0, "failed": 0, "refused": 0, "left out": 0}
    seen, refused, bad = set(), set(), 0
    for name, (state, words) in results:
        seen.add(name)
        counts[state] += 1
        if state == "refused":
            refused.add(name)
        if state == "failed" or state == "refused" and name not in allowed:
            bad += 1
            print(f"{state}: {name}: {' '.join(words.split())[-400:]}")
        elif state == "ok" and name in allowed and now:
            bad += not write
            print(f"{now}: {name}: remove it from refused.txt (--write)")
    if write:
        head = [line for line in LIST.read_text().splitlines() if line.startswith("#")]
        kept = [f"{other} {name}" for other, name in listed if other != who or name not in seen]
        LIST.write_text("\n".join(head + sorted(kept + [f"{who} {name}" for name in refused])) + "\n")
    return counts, bad


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gcompile")
    parser.add_argument("device")
    parser.add_argument("--only", default="")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--exported", metavar="PHASE")
    options = parser.parse_args()
    cases = {str(p.parent.relative_to(FOLDER)): p.parent for p in sorted(FOLDER.rglob("meta.json"))}
    cases = {name: folder for name, folder in cases.items() if options.only in name}
    if options.exported:
        refused = {name for device, name in refusals() if device == "interpreter"}
        cases = {name: folder for name, folder in cases.items() if name not in refused}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = zip(cases, pool.map(lambda folder: run(options.gcompile, options.device, folder, options.exported),
                                      cases.values()))
        if options.device == "jax":  # its own errors are listed, and how many there are is not ours to hold
            results = ((name, ("refused" if state == "failed" else state, words)) for name, (state, words) in results)
        counts, bad = held_to_list(options.device, results, options.write,
                                   now=None if options.device == "jax" else "runs now")
    print(f"{options.device}: {counts['ok']} as stored, " + ", ".join(f"{n} {s}" for s, n in counts.items() if s != "ok"))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
