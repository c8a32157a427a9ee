"""Memory that train steps are certified to take against what they take, and the time that rematerialization costs.

  tools/bench/remat.py [--gcompile build/dev/bin/gcompile] [--sizes small,gpt2,gpt2-large] [--seconds 10]
                       [--rounds 3] [--rows FILE] [--write docs/reference/memory.md]

For each GPT a train step with AdamW under each policy of `remat=`: none, dots, full, and auto within three amounts of memory
between full's and none's. The certificate is what the artifact states: arguments, results, arena, constants and the kernels'
scratch of all threads. Measured is how much a run makes the process grow (VmHWM less what was resident before), with every
page of the arena written. Extra time is the step's, over that without rematerialization: predicted from the machine's limits
(`inspect`), measured as the least of the runs; rounds take turns over the policies. Exit code 1: more was taken than certified
(beyond 4 MiB and 1%, for stacks and tables), or times differ by more than 15%. Run it on a quiet machine.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

MIB = 1 << 20
SIZES = {"small": ["--layers", "6", "--width", "384", "--heads", "6", "--context", "256", "--vocab", "4096", "--batch", "8"],
         "gpt2": ["--size", "gpt2", "--batch", "2"],
         "gpt2-large": ["--size", "gpt2-large", "--context", "256", "--batch", "1"]}


class Tool:
    def __init__(self, path, folder):
        self.path, self.folder = path, pathlib.Path(folder)
        (self.folder / "machine.json").write_text(self.run("machine", "--json"))

    def run(self, *arguments):
        done = subprocess.run([self.path, *map(str, arguments)], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(done.stderr.strip())
        return done.stdout

    def facts(self, artifact, seconds, memory):
        more = ["--memory"] if memory else []
        # The state is not kept twice, and takes no time to make: it is most of a large step's memory.
        cheap = ["--chain", "--fill", "zeros"]
        return json.loads(self.run("bench", artifact, "--seconds", seconds, "--min-runs", 1, "--json", *cheap, *more))

    def limit(self, artifact):
        return json.loads(self.run("inspect", artifact, "--machine", self.folder / "machine.json", "--json"))["limit_s"]


class Step:
    """A train step under a policy; `auto` with the bytes that it is held to."""

    def __init__(self, tool, size, policy, memory=None):
        self.policy, self.memory, self.seconds = policy, memory, float("inf")
        step = tool.folder / f"{size}.step.mlir"
        self.artifact = tool.folder / f"{size}.{policy}.{memory}.gcx"
        held = ["--memory", memory] if memory else []
        tool.run("transform", tool.folder / f"{size}.mlir", f"step(main, optimizer=adamw(lr=3e-4), clip=1.0, remat={policy})",
                 *held, "-o", step)
        tool.run("compile", step, "-o", self.artifact)
        self.limit = tool.limit(self.artifact)
        self.bytes = tool.facts(self.artifact, 0.01, True)["memory"]

    def time(self, tool, seconds):
        self.seconds = min(self.seconds, tool.facts(self.artifact, seconds, False)["min_ms"] / 1e3)


def steps_of(tool, size, seconds, rounds):
    tool.run("model", "gpt", *SIZES[size], "-o", tool.folder / f"{size}.mlir")
    steps = []
    for policy in ("none", "dots", "full"):
        print(f"{size}: remat={policy}", file=sys.stderr)
        steps.append(Step(tool, size, policy))
    # What auto counts has no scratch.
    low, high = (s.bytes["together"] - s.bytes["scratch"] for s in (steps[2], steps[0]))
    for part in (0.75, 0.5, 0.25):
        print(f"{size}: remat=auto, {part} of the way from full to none", file=sys.stderr)
        steps.append(Step(tool, size, "auto", round(low + part * (high - low))))
    for _ in range(rounds):
        for step in steps:
            step.time(tool, seconds)
    return steps


def rows_of(size, steps):
    none = steps[0]
    rows = []
    for step in steps:
        certified, measured = step.bytes["together"], step.bytes["measured"]
        predicted, took = step.limit / none.limit, step.seconds / none.seconds
        rows.append({"size": size, "remat": step.policy, "memory": step.memory, "certified": certified, "measured": measured,
                     "within": measured <= certified * 1.01 + 4 * MIB, "predicted": predicted, "took": took,
                     "seconds": step.seconds, "close": abs(predicted / took - 1) <= 0.15})
    return rows


def page(rows, machine):
    out = ["<!-- Written by tools/bench/remat.py --write; do not edit. -->", "# Memory of train steps", "",
           "GPTs of the zoo with AdamW under the policies of `remat=`. *Certified* is what the artifact states: arguments, results,",
           "arena, constants and kernels' scratch; *taken* is how much a run makes the process grow, with every page of the arena",
           f"written. Times are over those of `remat=none`: predicted from the machine's limits, and measured ({machine}).", "",
           "| GPT | remat | --memory, MiB | certified, MiB | taken, MiB | taken / certified | step, s | time predicted | measured |",
           "|---|---|---|---|---|---|---|---|---|"]
    for r in rows:
        held = f"{r['memory'] / MIB:.0f}" if r["memory"] else ""
        out.append(f"| {r['size']} | {r['remat']} | {held} | {r['certified'] / MIB:.1f} | {r['measured'] / MIB:.1f} "
                   f"| {r['measured'] / r['certified']:.3f} | {r['seconds']:.3f} | {r['predicted']:.2f} | {r['took']:.2f} |")
    return "\n".join(out) + "\n"


def merged(path, rows):
    """The file's rows with these in place of those of their sizes; the file has them then."""
    known = json.loads(path.read_text()) if path.exists() else []
    measured = {r["size"] for r in rows}
    known = [r for r in known if r["size"] not in measured] + rows
    path.write_text(json.dumps(known, indent=1))
    return [r for size in SIZES for r in known if r["size"] == size]


def machine_text(limits):
    threads = limits["all_threads"]
    return (f"{threads['flop_per_s']['f32'] / 1e9:.0f} GFLOP/s in f32, "
            f"{threads['bytes_per_s'][-1]['copy'] / 1e9:.0f} GB/s of copying memory")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--gcompile", default="build/dev/bin/gcompile")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--seconds", type=float, default=10, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rows", type=pathlib.Path, help="file of rows (JSON): sizes measured now replace theirs, the page has all")
    parser.add_argument("--write", type=pathlib.Path, metavar="PAGE")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        tool = Tool(options.gcompile, folder)
        for size in options.sizes.split(","):
            rows += rows_of(size, steps_of(tool, size, options.seconds, options.rounds))
        if options.rows:
            rows = merged(options.rows, rows)
        text = page(rows, machine_text(json.loads((tool.folder / "machine.json").read_text())))
    print(text)
    if options.write:
        options.write.write_text(text)
    bad = [r for r in rows if not r["within"] or not r["close"]]
    for r in bad:
        print(f"{r['size']} remat={r['remat']}: " + ("more than certified" if not r["within"] else
              f"{r['took']:.2f} times as long and not {r['predicted']:.2f}"), file=sys.stderr)
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
