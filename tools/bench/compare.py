"""Compares gcompile with JAX (XLA), PyTorch (eager and compiled) and IREE on the CPU, in turns on one machine.

  .venv-jax/bin/python tools/bench/compare.py [--gcompile build/dev/bin/gcompile] [--rounds 3] [--seconds 4]
                                              [--only NAME…] [--write docs/reference/performance.md]

`bash tools/setup/setup.sh --jax` makes .venv-jax; `bash tools/setup/setup.sh --peers` makes .venv-peers with the others
(2 GB). A peer without a figure is named with the reason.

All fill their arguments by the same rules, PyTorch's models aside, which have values of their own. Each round times ours,
JAX, and the other peers one after another; a ratio is that of the fastest runs. Our results are compared with JAX in
float64: the error may be four times that of JAX's own run of the program, and 2 eps sqrt(K) of the value (K the longest
reduction), in the 2-norm and in the largest element. Where that fails, the program may be discontinuous there (a ReLU
whose input lies within rounding of zero): then JAX's error is the largest of 8 more runs too, whose arguments are moved
by one unit in the last place, up or down at random; the table marks it.

The efficiency table holds each program against the machine's limits, measured by `gcompile machine` in the same run: a
kernel's least time is the longer of its arithmetic and its traffic, and where the rest goes is what a traced run shows.
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
from peers import PEERS, Running, fastest
from programs import PROGRAMS, write


def arguments_of(program, wide=False, moved=None):
    """By the fill rules; `moved`, a generator, moves each float to one of its two neighbours."""
    def one(a):
        value = fill(a.rule, a.shape, a.dtype)
        if moved and value.dtype == np.float32:
            value = np.nextafter(value, np.where(moved.random(value.shape) < 0.5, -np.inf, np.inf).astype(np.float32))
        return jnp.asarray(value.astype(np.float64) if wide and value.dtype == np.float32 else value)

    return program.tree([one(a) for a in program.leaves()])


def results_of(program, wide=False, moved=None):
    out = jax.tree.leaves(program.jitted(exact=wide)(*arguments_of(program, wide, moved)))
    return {f"out_{i:03d}": np.asarray(x) for i, x in enumerate(out)}


def jax_times(program, compiled, seconds):
    originals = arguments_of(program)
    donated = bool(program.donated)

    def fresh():
        return jax.block_until_ready(jax.tree.map(jnp.copy, originals)) if donated else originals

    def run(*arguments):
        jax.block_until_ready(compiled(*arguments))

    run(*fresh())
    return fastest(run, seconds, fresh)


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


def bench(name, options, folder):
    """One turn of ours: what `gcompile bench` says, or {"error": …}."""
    done = subprocess.run([options.gcompile, "bench", f"{folder}/{name}.mlir", "--args", f"{folder}/{name}.fills.json",
                           "--seconds", str(options.seconds), "--json", "--outputs", f"{folder}/{name}.safetensors"],
                          capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return json.loads(done.stdout)
    return {"error": done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"exit code {done.returncode}"}


def gcompile_json(options, *arguments):
    done = subprocess.run([options.gcompile, *arguments, "--json"], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"gcompile {arguments[0]}: {done.stderr.strip()}")
    return json.loads(done.stdout)


def measure_machine(options, folder):
    machine = gcompile_json(options, "machine")
    pathlib.Path(folder, "machine.json").write_text(json.dumps(machine))
    return machine


def efficiency(name, options, folder):
    """What a run did and the least time that the limits allow for it, by the launches that it made."""
    report = gcompile_json(options, "explain", f"{folder}/{name}.mlir", "--measure", "--fill",
                           f"{folder}/{name}.fills.json", "--machine", f"{folder}/machine.json")

    def total(key, kernels):
        return sum(k[key] * k["measured_launches"] for k in kernels)

    kernels = report["kernels"]
    least = total("limit_s", kernels)
    arithmetic = [k for k in kernels if k["bound"] == "arithmetic"]
    work = max(arithmetic or kernels, key=lambda k: k["flops"] * k["measured_launches"])["work"]
    return {"flops": total("flops", kernels), "bytes": total("bytes", kernels), "least_ms": least * 1e3,
            "arithmetic_share": total("limit_s", arithmetic) / least if least else 0, "work": work,
            "traced_ms": report["measured_s"] * 1e3,
            "families": {f: s / report["measured_s"] for f, s in report["families"].items()}}


def judge(name, program, folder):
    """How far our results are from JAX's in float64."""
    results, reference = load(f"{folder}/{name}.safetensors"), reference_of(name, folder)
    noises = [results_of(program)]
    excess, where = worst_excess(results, noises, reference, program.longest)
    unmoved = excess
    if excess > 1:
        noises += [results_of(program, moved=np.random.default_rng(seed)) for seed in range(8)]
        excess, where = worst_excess(results, noises, reference, program.longest)
    return {"excess": excess, "excess_at": where} | ({"excess_unmoved": unmoved} if unmoved > 1 else {})


def compare(name, options, folder):
    program = PROGRAMS[name]()
    write(name, pathlib.Path(folder))
    lowered = program.lowered()
    start = time.perf_counter()
    compiled = lowered.compile()
    jax_compile_s = time.perf_counter() - start
    peers = [Running(peer, options.peers, name, folder) for peer in PEERS]
    ours, ours_ms, jax_ms = {}, np.inf, np.inf
    for _ in range(options.rounds):
        ours = bench(name, options, folder)
        if "error" in ours:
            break
        ours_ms = min(ours_ms, ours["min_ms"])
        jax_ms = min(jax_ms, jax_times(program, compiled, options.seconds))
        for peer in peers:
            peer.turn(options.seconds)
    for peer in peers:
        peer.close()
    row = {"program": name, "jax_compile_s": jax_compile_s,
           "jax_temp_bytes": compiled.memory_analysis().temp_size_in_bytes,
           "peers": {"XLA": {"ms": jax_ms}} | {p.peer.name: {"error": p.error} if p.error else
                                              {"ms": p.ms, "compile_s": p.compile_s} for p in peers}}
    if "error" in ours:
        return row | ours
    return row | {"ours_ms": ours_ms, "ours_compile_s": ours.get("compile_s"), "arena_bytes": ours.get("arena_bytes"),
                  "kernels": ours.get("kernels"), "efficiency": efficiency(name, options, folder)} | judge(
                      name, program, folder)


def best_of(row):
    return min((peer["ms"], name) for name, peer in row["peers"].items() if "ms" in peer)


def mean_of(ratios):
    return float(np.exp(np.mean(np.log(ratios)))) if ratios else float("nan")


def machine():
    cpu = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo", encoding="utf-8")
                if line.startswith("model name")), "?")
    return f"{len(os.sched_getaffinity(0))} cores ({cpu}), Linux {platform.machine()}"


# What a reader of the table has to know of a program.
NOTES = {
    "gpt_train_bf16": "as JAX writes it, activations become f32 in the first layer and stay so: of 59 GFLOP in contractions 56 "
                      "are of f32 operands, for XLA and for us; PyTorch's autocast runs them in bf16",
}


def times_table(rows):
    names = ["XLA", *(peer.name for peer in PEERS)]
    lines = ["## Time", "", "| program | ours, ms | " + " | ".join(f"{n}, ms" for n in names) + " | ours / best peer |",
             "|---" * (len(names) + 3) + "|"]
    for row in rows:
        ms = [f"{row['peers'][n]['ms']:.2f}" if "ms" in row["peers"][n] else "-" for n in names]
        best, which = best_of(row)
        lines.append(f"| {row['program']} | {row['ours_ms']:.2f} | {' | '.join(ms)} | "
                     f"{row['ours_ms'] / best:.2f} ({which}) |")
    for name in ["best peer", *names]:
        def theirs(row, name=name):
            return best_of(row)[0] if name == "best peer" else row["peers"][name].get("ms")
        ratios = [row["ours_ms"] / theirs(row) for row in rows if theirs(row)]
        if ratios:
            lines.append(f"\nGeometric mean of ours / {name} over {len(ratios)} programs: {mean_of(ratios):.2f}.")
    missing = {}
    for row in rows:
        for name, peer in row["peers"].items():
            if "error" in peer:
                missing.setdefault(f"{name}: {peer['error']}", []).append(row["program"])
    notes = [f"- {row['program']}: {NOTES[row['program']]}" for row in rows if row["program"] in NOTES]
    if notes:
        lines += ["", "Notes:", ""] + notes
    if missing:
        lines += ["", "Missing figures:", ""] + [f"- {why}: {', '.join(where)}" for why, where in missing.items()]
    return lines


def rest_table(rows):
    lines = ["## Results, compile time, memory", "",
             "The error column is our largest error over its bound: four times the error of JAX's own run, and rounding;",
             "the reference is JAX in float64. Above 1 fails. In brackets, where it is above 1: the same without the runs of",
             "JAX on arguments moved by one unit in the last place, which show where a program is discontinuous.", "",
             "| program | error / bound | compile, s | XLA compile, s | torch.compile and first runs, s | "
             "IREE compile, s | temporaries, MiB | XLA temporaries, MiB | kernels |", "|---" * 9 + "|"]
    for row in rows:
        unmoved = f" ({row['excess_unmoved']:.0f})" if "excess_unmoved" in row else ""
        kernels = ", ".join(f"{k} {n}" for k, n in sorted((row["kernels"] or {}).items()))
        others = [row["peers"][n].get("compile_s") for n in ("torch.compile", "IREE")]
        others = " | ".join("-" if s is None else f"{s:.2f}" for s in others)
        lines.append(f"| {row['program']} | {row['excess']:.2f}{unmoved} | {row['ours_compile_s']:.2f} | "
                     f"{row['jax_compile_s']:.2f} | {others} | {row['arena_bytes'] / 2**20:.1f} | "
                     f"{row['jax_temp_bytes'] / 2**20:.1f} | {kernels} |")
    ours, theirs = [sum(row[key] for row in rows) for key in ("ours_compile_s", "jax_compile_s")]
    if rows:
        lines += ["", f"Compile times together: {ours:.2f} s, XLA {theirs:.2f} s: {ours / theirs:.2f}."]
    return lines


def efficiency_table(rows, machine):
    limits = machine["all_threads"]
    memory = limits["bytes_per_s"][-1]
    rates = ", ".join(f"{rate / 1e9:.0f} GFLOP/s in {kind}" for kind, rate in limits["flop_per_s"].items() if rate)
    lines = ["## Efficiency", "",
             f"Against the limits that `gcompile machine` measured in this run, {machine['threads']} threads: {rates}; "
             f"memory reads {memory['read'] / 1e9:.1f}, writes {memory['write'] / 1e9:.1f}, copies "
             f"{memory['copy'] / 1e9:.1f} GB/s. The least time is the sum over kernels of the longer of arithmetic and "
             "traffic, each kernel's data taken from the cache level that holds it; FLOP and bytes are our kernels' own "
             "counts. A program is held against arithmetic where most of its least time is that, else against memory. "
             "The last column is where a traced run's time goes, `explain --measure`.", "",
             "| program | time, ms | least, ms | least / time | bound by | achieved | of the peak | where the time goes |",
             "|---" * 8 + "|"]
    for row in rows:
        e, seconds = row["efficiency"], row["ours_ms"] * 1e-3
        if e["arithmetic_share"] > 0.5:
            peak = limits["flop_per_s"][e["work"]] or limits["flop_per_s"]["f32"]
            bound, achieved, unit = f"{e['work']} arithmetic", e["flops"] / seconds, "GFLOP/s"
        else:
            bound, achieved, unit, peak = "memory", e["bytes"] / seconds, "GB/s", memory["copy"]
        rest = ", ".join(f"{name} {share:.0%}" for name, share in sorted(e["families"].items(), key=lambda x: -x[1])
                         if share >= 0.01)
        lines.append(f"| {row['program']} | {row['ours_ms']:.2f} | {e['least_ms']:.2f} | "
                     f"{e['least_ms'] / row['ours_ms']:.2f} | {bound} | {achieved / 1e9:.1f} {unit} | "
                     f"{achieved / peak:.0%} | {rest} |")
    return lines


def page(rows, options, limits):
    good, bad = [r for r in rows if "error" not in r], [r for r in rows if "error" in r]
    lines = ["# Performance", "",
             f"Written by tools/bench/compare.py: {options.rounds} rounds of {options.seconds:g} s each in turns, fastest "
             f"runs, JAX {jax.__version__}; {machine()}."
             + (" Programs were measured in several runs (--rows), each of them whole." if options.rows else ""), "",
             *times_table(good), "", *efficiency_table(good, limits), "",
             *rest_table(good)]
    if bad:
        lines += ["", "Not run by us:", ""] + [f"- {row['program']}: {row['error']}" for row in bad]
    return "\n".join(lines) + "\n"


def merged(path, rows):
    """The rows of the file with these in their places; the file has them then."""
    known = {row["program"]: row for row in map(json.loads, path.read_text().splitlines())} if path.exists() else {}
    known |= {row["program"]: json.loads(json.dumps(row, default=float)) for row in rows}
    path.write_text("".join(json.dumps(known[name]) + "\n" for name in PROGRAMS if name in known))
    return [known[name] for name in PROGRAMS if name in known]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gcompile", default="build/dev/bin/gcompile")
    parser.add_argument("--peers", default=".venv-peers/bin/python", help="Python with torch and IREE")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--only", nargs="+", choices=PROGRAMS, default=list(PROGRAMS))
    parser.add_argument("--rows", type=pathlib.Path,
                        help="file of measured rows (JSON lines): the programs measured now replace theirs in it, and the page has all")
    parser.add_argument("--write", help="the page to write")
    parser.add_argument("--reference", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.reference:
        name, path = options.reference
        np.savez(path, **results_of(PROGRAMS[name](), wide=True))
        return 0
    if not pathlib.Path(options.peers).exists():
        options.peers = sys.executable  # they say that they are not installed
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        limits = measure_machine(options, folder)
        for name in options.only:
            rows.append(compare(name, options, folder))
            print(json.dumps(rows[-1], default=float), flush=True)
    if options.rows:
        rows = merged(options.rows, rows)
    text = page(rows, options, limits)
    print(text)
    if options.write:
        pathlib.Path(options.write).write_text(text)
    bad = [r for r in rows if "error" in r or r["excess"] > 1]
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
