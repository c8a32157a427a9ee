#!/usr/bin/env python3
"""Malformed and mutated programs and artifacts against the parsers, the compiler and the loader: no crash.

  test/fuzz/malformed.py --build build/dev                                       what CI runs: 20,000
  cmake --preset asan && cmake --build --preset asan --target text_fuzz artifact_fuzz
  test/fuzz/malformed.py --build build/asan --compiler build/dev/bin/gcompile --count 1000000 --jobs 2

Half are texts (more than half of which parse), half artifacts: damaged copies of what --compiler makes of the programs
below. Each job is a process with a seed of its own. A failing input is kept in --keep, its number is printed.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Small ones that have every kind of command: loops, branches, checks, constants, streams, collectives, slices.
PROGRAMS = {
    "while": ("test/corpus/newton_while/program.mlir", []),
    "scan": ("test/exec/control/scan.mlir", []),
    "case": ("test/exec/control/case.mlir", []),
    "checks": ("test/exec/reduction/sort.mlir", []),
    "gather": ("test/exec/indexing/gather.mlir", []),
    "update": ("test/exec/movement/dynamic.mlir", []),
    "mlp": ("test/corpus/mlp_train_step/program.mlir", []),
    "lstm": ("test/corpus/lstm_forward/program.mlir", []),
    "philox": ("test/corpus/rng_philox/program.mlir", []),
    "parallel": ("test/corpus/sharded_mlp_data_parallel/program.mlir", ["--devices", "8"]),
}
BATCH = 25000


def compile_programs(compiler, folder):
    for name, (path, options) in PROGRAMS.items():
        subprocess.run([compiler, "compile", ROOT / path, "-o", folder / (name + ".gcx"), *options], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build/dev")
    parser.add_argument("--compiler", type=pathlib.Path, help="the gcompile that makes the artifacts (default: the build's)")
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--only", choices=["texts", "artifacts"], help="all of one kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path, default=pathlib.Path.cwd())
    options = parser.parse_args()
    # LLVM is not instrumented: it uses arena memory that its headers poison here. A failing sanitizer must reach the handler
    # that keeps the input.
    environment = dict(os.environ, ASAN_OPTIONS="abort_on_error=1:handle_abort=0:handle_segv=2:detect_leaks=0:"
                       "allow_user_poisoning=0:allocator_may_return_null=1",
                       UBSAN_OPTIONS="halt_on_error=1:abort_on_error=1:print_stacktrace=1")
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        artifacts = 0 if options.only == "texts" else options.count if options.only else options.count // 2
        if artifacts:
            compile_programs(options.compiler or options.build / "bin/gcompile", folder)
        batches = []
        for name, source, total in (("text_fuzz", ROOT / "test", options.count - artifacts), ("artifact_fuzz", folder, artifacts)):
            for start in range(0, total, BATCH):
                batches.append([options.build / "bin" / name, source, "--count", min(BATCH, total - start), "--seed",
                                options.seed + start // BATCH, "--save",
                                options.keep / f"{name}_{options.seed + start // BATCH}.failure"])

        def run(batch):
            done = subprocess.run([str(word) for word in batch], capture_output=True, text=True, errors="replace",
                                  env=environment)
            print((done.stdout if done.returncode == 0 else f"{batch[0].name}: exit code {done.returncode}\n"
                   + done.stderr[-6000:]).strip(), flush=True)
            return done.returncode, done.stdout

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            results = list(pool.map(run, batches))
    failed = sum(code != 0 for code, _ in results)
    counted = [re.match(r"(\d+) (?:texts|artifacts), seed \d+: (\d+) (parsed|loaded)", text) for code, text in results if code == 0]
    for word, what in (("parsed", "texts"), ("loaded", "artifacts")):
        lines = [m for m in counted if m and m[3] == word]
        if lines:
            print(f"{sum(int(m[1]) for m in lines)} {what}, {sum(int(m[2]) for m in lines)} {word}")
    print(f"{failed} of {len(results)} processes failed" if failed else "no crash")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
