"""Compares gcompile with JAX on the CPU, in turns on one machine, and writes docs/reference/performance.md.

  .venv-jax/bin/python tools/bench/compare.py [--gcompile build/dev/bin/gcompile] [--rounds 3] [--seconds 4]
                                              [--only NAME…] [--write docs/reference/performance.md]

Both sides fill their arguments by the same rules. Each round times ours, then JAX; the ratio is that of the fastest runs.
Our results are compared with JAX in float64: the error may be four times that of JAX's own float32 run, and
2 eps sqrt(K) of the value (K the longest reduction), in the 2-norm and in the largest element. Where that fails, the
program may be discontinuous there (a ReLU whose input lies within rounding of zero): then JAX's float32 error is the
largest of 8 more runs too, whose arguments are moved by one unit in the last place, up or down at random; the table marks
it. `bash tools/setup/setup.sh --jax` makes .venv-jax.
"""
import argparse
import json
import os
import pathlib
import platform
import subprocess
import sys
import tempfile
import time

# Numbers of other processes: keep JAX to what it would use by itself.
import jax
import jax.numpy as jnp
import numpy as np

from fills import fill
from programs import PROGRAMS, write

HERE = pathlib.Path(__file__).resolve().parent


def arguments_of(program, wide=False, moved=None):
    """By the fill rules; `moved`, a generator, moves each float to one of its two neighbours."""
    def one(a):
        value = fill(a.rule, a.shape, a.dtype)
        if moved and value.dtype == np.float32:
            value = np.nextafter(value, np.where(moved.random(value.shape) < 0.5, -np.inf, np.inf).astype(np.float32))
        return jnp.asarray(value.astype(np.float64) if wide and value.dtype == np.float32 else value)

    return program.tree([one(a) for a in program.leaves()])


def results_of(program, wide=False, moved=None):
    out = jax.tree.leaves(program.jitted()(*arguments_of(program, wide, moved)))
    return {f"out_{i:03d}": np.asarray(x) for i, x in enumerate(out)}


def jax_times(program, compiled, seconds):
    originals = arguments_of(program)
    donated = bool(program.donated)

    def fresh():
        return jax.block_until_ready(jax.tree.map(jnp.copy, originals)) if donated else originals

    jax.block_until_ready(compiled(*fresh()))
    times, end = [], time.perf_counter() + seconds
    while len(times) < 5 or time.perf_counter() < end:
        arguments = fresh()
        start = time.perf_counter()
        jax.block_until_ready(compiled(*arguments))
        times.append(time.perf_counter() - start)
    return min(times) * 1e3


def load(path):
    """safetensors, as written by `gcompile bench --outputs`."""
    blob = pathlib.Path(path).read_bytes()
    size = int.from_bytes(blob[:8], "little")
    kinds = {"F32": np.float32, "I32": np.int32, "BOOL": np.bool_}
    out = {}
    for name, entry in json.loads(blob[8:8 + size]).items():
        if name != "__metadata__":
            first, last = entry["data_offsets"]
            out[name] = np.frombuffer(blob[8 + size + first:8 + size + last],
                                      kinds[entry["dtype"]]).reshape(entry["shape"])
    return out


def worst_excess(ours, noises, reference, longest):
    """The largest error over its bound, and where. `noises`: results of JAX in float32."""
    worst = (0.0, "")
    eps = float(np.finfo(np.float32).eps)
    for name, exact in reference.items():
        if not np.issubdtype(exact.dtype, np.floating):
            worst = max(worst, (0.0 if np.array_equal(ours[name], exact) else np.inf, name))
            continue
        got = ours[name].astype(np.float64)
        for norm in (lambda x: float(np.sqrt(np.sum(x * x))), lambda x: float(np.max(np.abs(x), initial=0))):
            noise = max(norm(theirs[name].astype(np.float64) - exact) for theirs in noises)
            bound = 4 * noise + 2 * eps * longest**0.5 * norm(exact)
            error = norm(got - exact)
            worst = max(worst, (error / bound if bound else (np.inf if error else 0.0), name))
    return worst


def reference_of(name, folder):
    """JAX in float64, in a process of its own: the switch is global."""
    path = f"{folder}/{name}.reference.npz"
    subprocess.run([sys.executable, __file__, "--reference", name, path], check=True,
                   env=os.environ | {"JAX_ENABLE_X64": "1"})
    return dict(np.load(path))


def compare(name, options, folder):
    program = PROGRAMS[name]()
    write(name, pathlib.Path(folder))
    lowered = program.lowered()
    start = time.perf_counter()
    compiled = lowered.compile()
    row = {"program": name, "jax_compile_s": time.perf_counter() - start, "jax_ms": np.inf, "ours_ms": np.inf,
           "jax_temp_bytes": compiled.memory_analysis().temp_size_in_bytes}
    for _ in range(options.rounds):
        done = subprocess.run([options.gcompile, "bench", f"{folder}/{name}.mlir", "--args",
                               f"{folder}/{name}.fills.json", "--seconds", str(options.seconds), "--json",
                               "--outputs", f"{folder}/{name}.safetensors"], capture_output=True, text=True)
        if done.returncode:
            return row | {"error": done.stderr.strip().splitlines()[-1] if done.stderr.strip() else
                          f"exit code {done.returncode}"}
        ours = json.loads(done.stdout)
        row["ours_ms"] = min(row["ours_ms"], ours["min_ms"])
        row["jax_ms"] = min(row["jax_ms"], jax_times(program, compiled, options.seconds))
    results, reference = load(f"{folder}/{name}.safetensors"), reference_of(name, folder)
    noises = [results_of(program)]
    excess, where = worst_excess(results, noises, reference, program.longest)
    if excess > 1:
        row["excess_unmoved"] = excess
        noises += [results_of(program, moved=np.random.default_rng(seed)) for seed in range(8)]
        excess, where = worst_excess(results, noises, reference, program.longest)
    return row | {"ours_compile_s": ours.get("compile_s"), "arena_bytes": ours.get("arena_bytes"),
                  "kernels": ours.get("kernels"), "excess": excess, "excess_at": where}


def table(rows, options):
    cpu = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "?")
    lines = ["# Performance", "",
             f"Written by tools/bench/compare.py: {options.rounds} rounds of {options.seconds:g} s each in turns, fastest "
             f"runs, JAX {jax.__version__} on the CPU, {os.cpu_count()} cores ({cpu}), Linux {platform.machine()}.",
             "The error column is our largest error over its bound: four times the error of JAX in float32, and rounding;",
             "the reference is JAX in float64. Above 1 fails. In brackets, where it is above 1: the same without the runs of",
             "JAX on arguments moved by one unit in the last place, which show where a program is discontinuous.", "",
             "| program | ours, ms | JAX, ms | ours / JAX | error / bound | compile, s | JAX compile, s | "
             "temporaries, MiB | JAX temporaries, MiB | kernels |",
             "|---|---|---|---|---|---|---|---|---|---|"]
    for row in rows:
        if "error" in row:
            lines.append(f"| {row['program']} | {row['error']} | | | | | | | | |")
            continue
        unmoved = f" ({row['excess_unmoved']:.0f})" if "excess_unmoved" in row else ""
        kernels = ", ".join(f"{k} {n}" for k, n in sorted((row["kernels"] or {}).items()))
        lines.append(f"| {row['program']} | {row['ours_ms']:.2f} | {row['jax_ms']:.2f} | "
                     f"{row['ours_ms'] / row['jax_ms']:.2f} | {row['excess']:.2f}{unmoved} | {row['ours_compile_s']:.2f} | "
                     f"{row['jax_compile_s']:.2f} | {row['arena_bytes'] / 2**20:.1f} | "
                     f"{row['jax_temp_bytes'] / 2**20:.1f} | {kernels} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gcompile", default="build/dev/bin/gcompile")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--only", nargs="+", choices=PROGRAMS, default=list(PROGRAMS))
    parser.add_argument("--write", help="the page to write")
    parser.add_argument("--reference", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.reference:
        name, path = options.reference
        np.savez(path, **results_of(PROGRAMS[name](), wide=True))
        return 0
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name in options.only:
            rows.append(compare(name, options, folder))
            print(json.dumps(rows[-1], default=float), flush=True)
    text = table(rows, options)
    print(text)
    if options.write:
        pathlib.Path(options.write).write_text(text)
    bad = [r for r in rows if "error" in r or r["excess"] > 1]
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
