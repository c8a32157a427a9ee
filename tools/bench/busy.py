"""Steps while another process has one of the cores, against our own on one thread.

  .venv-jax/bin/python tools/bench/busy.py [--gcompile build/dev/bin/gcompile] [--only NAME…] [--runs 20]
                                           [--write docs/reference/performance_busy.md]

A process pinned to the last core counts without end. Each program then runs with a thread per core; its time, the median of
the runs, is held against the median on one thread with the machine to itself, measured before and after. What a slower core
takes longer for must not hold up the others: at most 1.15 times the time of one thread (exit code 1: more). Run it on a quiet
machine.
"""
import argparse
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from programs import PROGRAMS, write

MOST = 1.15
SPIN = "import os, sys\nos.sched_setaffinity(0, {int(sys.argv[1])})\nwhile True: pass"


@contextlib.contextmanager
def spinning(core):
    process = subprocess.Popen([sys.executable, "-c", SPIN, str(core)])
    try:
        yield
    finally:
        process.kill()
        process.wait()


def median(options, folder, name, threads):
    """Milliseconds."""
    done = subprocess.run([options.gcompile, "bench", f"{folder}/{name}.gcx", "--args", f"{folder}/{name}.fills.json", "--json",
                           "--threads", str(threads), "--min-runs", str(options.runs), "--seconds", "0.5"],
                          capture_output=True, text=True, check=True)
    return json.loads(done.stdout)["median_ms"]


def measure(name, options, folder, cores):
    write(name, pathlib.Path(folder))
    subprocess.run([options.gcompile, "compile", f"{folder}/{name}.mlir", "-o", f"{folder}/{name}.gcx"], check=True)
    before = median(options, folder, name, 1)
    quiet = median(options, folder, name, len(cores))
    with spinning(max(cores)):
        busy = median(options, folder, name, len(cores))
    # Medians of two turns: a disturbance in one of them would flatter us.
    alone = min(before, median(options, folder, name, 1))
    return {"program": name, "one_thread_ms": alone, "quiet_ms": quiet, "busy_ms": busy, "ratio": busy / alone}


def page(rows, cores, runs):
    lines = ["# Steps on a busy machine", "",
             f"Written by tools/bench/busy.py: medians of {runs} runs or more on {len(cores)} cores. Busy: a process pinned to one "
             f"of the cores counts without end, and our {len(cores)} threads share what is left. One thread: the machine to itself. "
             f"The bound for the last column is {MOST}.", "",
             f"| program | one thread, ms | {len(cores)} threads, ms | {len(cores)} threads and the other process, ms | "
             "busy / one thread |", "|---" * 5 + "|"]
    for row in rows:
        lines.append(f"| {row['program']} | {row['one_thread_ms']:.2f} | {row['quiet_ms']:.2f} | {row['busy_ms']:.2f} | "
                     f"{row['ratio']:.2f} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gcompile", default="build/dev/bin/gcompile")
    parser.add_argument("--only", nargs="+", choices=PROGRAMS, default=list(PROGRAMS))
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--write", help="the page to write")
    options = parser.parse_args()
    cores = os.sched_getaffinity(0)
    if len(cores) < 2:
        sys.exit("a machine with two cores or more is needed")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name in options.only:
            rows.append(measure(name, options, folder, cores))
            print(json.dumps(rows[-1]), flush=True)
    text = page(rows, cores, options.runs)
    print(text)
    if options.write:
        pathlib.Path(options.write).write_text(text)
    return 1 if any(row["ratio"] > MOST for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
