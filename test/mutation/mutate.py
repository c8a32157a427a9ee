"""Plants bugs in a copy of the built tree and says which test finds each.

  mutate.py --work FOLDER [--count 200] [--seed 1] [--build build/dev] [--jobs 2] [--only ID,…]

The bugs are drawn by the seed from the places that sites.py finds (operator, bound, guard, operand order, identity or
other constant, rounding). All are written into one copy of the tree at once and built once; a process with GC_MUTANT=ID
runs with one of them. A bug that does not compile is replaced by the next of the drawing. First every test runs
unchanged and notes which bugs' places it comes by; then each bug gets the tests that come by it, quickest first, until
one fails. FOLDER (outside the tree) holds the copy and state.json: the same command again goes on where it stopped.

The table ends in what no test found: *not reached* is code that no test runs, *not noticed* was run. reviewed.json lists,
by file and text, those that change no meaning, with the reason: they are no bugs, and like those that do not compile are
replaced by the next of the drawing. All others are holes in the tests. Exit code 0: at most one in twenty.

Needs a built tree and `unshare` (the copy is mounted at the tree's own path, so that only files with bugs are built).
"""
import argparse
import collections
import concurrent.futures
import json
import multiprocessing
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import plant  # noqa: E402
from units import LONG_SECONDS, Units  # noqa: E402

ROOT = HERE.parent.parent
# More are drawn than asked for, since some do not compile.
SPARE = 1.3


class State:
    """What is known so far; kept in a file."""
    def __init__(self, path):
        self.path = path
        self.data = json.loads(path.read_text()) if path.exists() else {}

    def __getattr__(self, key):
        return self.data[key]

    def save(self, **values):
        self.data.update(values)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(self.data, indent=1))
        new.replace(self.path)


def reviewed():
    return {(r["file"], r["line"], r["text"], r["other"]): r["reason"] for r in json.loads((HERE / "reviewed.json").read_text())}


def key(mutant):
    """How reviewed.json names a bug: by its line's text, since numbers of lines change."""
    return mutant["file"], mutant["source"], " ".join(mutant["text"].split()), " ".join(mutant["other"].split())


def chosen(state):
    """The first `count` of the drawing that compile and are bugs, and the reviewed ones among them, which are none."""
    reasons = reviewed()
    live = [m for m in state.mutants if m["id"] not in state.refused]
    bugs = [m for m in live if key(m) not in reasons][:state.count]
    last = bugs[-1]["id"] if bugs else 0
    return bugs, [m for m in live if key(m) in reasons and m["id"] <= last]


def in_copy(work, command):
    """The command with the copy at the tree's path."""
    mount = ["unshare", "-m"] if os.geteuid() == 0 else ["unshare", "-rm"]
    return [*mount, "bash", "-c", 'mount --bind "$1" "$2" && cd "$2" && shift 2 && exec "$@"', "_", str(work / "tree"),
            str(ROOT), *command]


def make_copy(work, build):
    copy = work / "tree"
    if not copy.exists():
        part = work / "part"
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        for path in ROOT.iterdir():
            if path.name not in (".git", "build"):
                subprocess.run(["cp", "-a", path, part], check=True)
        (part / build).parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cp", "-a", ROOT / build, part / build], check=True)
        # What the bugs are written into; the tree may change meanwhile.
        for pattern in plant.FOLDERS:
            for path in part.glob(pattern):
                kept = work / "sources" / path.relative_to(part)
                kept.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, kept)
        part.rename(copy)
    subprocess.run(["cp", "-a", HERE, copy / "test"], check=True)
    return copy


def refresh(work, state):
    """Takes over tests that changed in the tree, and asks them about the bugs that none found so far."""
    copy, changed = work / "tree", set()
    for path in (ROOT / "test").rglob("*"):
        name = path.relative_to(ROOT)
        if not path.is_file() or name.name == "lit.cfg.py" or "__pycache__" in name.parts:
            continue
        if not (copy / name).exists() or (copy / name).read_bytes() != path.read_bytes():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy / name)
            changed.add(str(name))
    units = {u: r for u, r in state.data.get("reach", {}).items()
             if u.removeprefix("lit ") not in changed and not u.startswith(("ctest", "gtest")) and not (
                 u.startswith("corpus_") and f"test/corpus/{u.split()[1]}/program.mlir" in changed)}
    results = {i: r for i, r in state.data.get("results", {}).items() if r["found"]}
    state.save(built=False, reach=units, results=results)
    print(f"{len(changed)} files of tests changed")


def plant_and_build(work, state, options):
    copy, sources = make_copy(work, options.build), work / "sources"
    if "mutants" not in state.data:
        mutants, places = plant.draw(sources, int(options.count * SPARE), options.seed)
        state.save(mutants=plant.without_crossing(mutants), places=places, refused=[], count=options.count, seed=options.seed)
    files = sorted({m["file"] for m in state.mutants})
    while not state.data.get("built"):
        live = [m for m in state.mutants if m["id"] not in state.refused]
        where = plant.write(sources, copy, live, files)
        command = in_copy(work, ["ninja", "-C", options.build, "-k", "0", f"-j{options.jobs}"])
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode == 0:
            state.save(built=True)
            break
        (work / "build.log").write_text(done.stdout + done.stderr)
        bad = plant.failed_to_compile(done.stdout, ROOT, where, live)
        if not bad:
            sys.exit(f"the copy does not build: {work}/build.log")
        print(f"{len(bad)} do not compile", flush=True)
        state.save(refused=sorted({*state.refused, *bad}))


UNITS = None  # a worker's


def start_worker(build):
    global UNITS
    UNITS = Units(ROOT, ROOT / build)


def record_one(unit, note):
    """What a test comes by when it runs unchanged; several units if it is long and can be taken apart."""
    failed, seconds, words = UNITS.run(unit, {"GC_MUTANT_RECORD": str(note)}, 900)
    ids = sorted({int(i) for i in note.read_text().split()}) if note.exists() else []
    note.unlink(missing_ok=True)
    if failed:
        print(f"fails unchanged, left out: {unit}: {' '.join(words.split())}", flush=True)
    more = []
    if unit.startswith("ctest ") and seconds > LONG_SECONDS and UNITS.is_gtest(unit[6:]):
        more = UNITS.tests_of(unit)
    return {"seconds": round(seconds, 2), "ids": ids, "failed": failed}, more if len(more) > 1 else []


def record(state, pool, work, skip):
    reach = state.data.get("reach", {})
    known = [*pool.submit(list_units).result(), *(u for r in reach.values() for u in r.get("parts", []))]
    waiting = [u for u in known if u not in reach and not (skip and re.search(skip, u))]
    running, number = {}, 0
    while waiting or running:
        for unit in waiting:
            running[pool.submit(record_one, unit, work / f"note{number}")] = unit
            number += 1
        waiting = []
        for done in list(concurrent.futures.wait(running, return_when=concurrent.futures.FIRST_COMPLETED).done):
            unit = running.pop(done)
            result, waiting_too = done.result()
            waiting += [u for u in waiting_too if u not in reach]
            # Its tests stand for it.
            reach[unit] = {**result, "ids": [], "parts": waiting_too} if waiting_too else result
        if len(reach) % 20 == 0:
            state.save(reach=reach)
    state.save(reach=reach)


def list_units():
    return UNITS.all()


def try_one(mutant, tests, passed, budget):
    """The first of the tests that fails with this bug; with a budget, no test is begun after so many seconds."""
    start = time.monotonic()
    result = {"found": "", "tests": len(tests) + len(passed), "passed": passed}
    for seconds, unit in tests:
        if budget and time.monotonic() - start > budget:
            break
        failed, _, words = UNITS.run(unit, {"GC_MUTANT": str(mutant["id"])}, 60 + 20 * seconds)
        if failed:
            result.update(found=unit, words=words)
            break
        passed.append(unit)
    return {**result, "seconds": round(time.monotonic() - start, 1)}


def inside(work, state, options):
    """In the copy: the tests."""
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(options.jobs, context, start_worker, (options.build,)) as pool:
        record(state, pool, work, options.skip)
        bugs, harmless = chosen(state)
        live = [*bugs, *harmless]
        results = state.data.get("results", {})
        only = {int(i) for i in options.only.split(",")} if options.only else None
        running, known = {}, reviewed()
        for mutant in live:
            before = results.get(str(mutant["id"]), {"found": "", "passed": []})
            passed = [] if only is not None else before["passed"]
            tests = sorted((r["seconds"], u) for u, r in state.reach.items()
                           if mutant["id"] in r["ids"] and not r["failed"] and u not in passed)
            if mutant["id"] not in only if only is not None else before["found"] or not tests and passed:
                continue
            if only is None and passed and key(mutant) in known:
                continue  # reviewed, and tried once
            running[pool.submit(try_one, mutant, tests, passed, options.budget)] = mutant
        for done in concurrent.futures.as_completed(running):
            mutant = running[done]
            results[str(mutant["id"])] = done.result()
            state.save(results=results)
            print(f"{len(results)}/{len(live)} {describe(mutant, done.result())}", flush=True)


def describe(mutant, result):
    found = result["found"] or ("not noticed" if result["tests"] else "not reached")
    if not result["found"] and len(result["passed"]) < result["tests"]:
        found += f" by {len(result['passed'])} of {result['tests']} tests"
    text, other = " ".join(mutant["text"].split()), " ".join(mutant["other"].split())
    return f"{mutant['id']} {mutant['file']}:{mutant['line']} {mutant['kind']}: {text} → {other} | {found} | {result['seconds']} s"


def report(state):
    reasons, (bugs, harmless) = reviewed(), chosen(state)
    results = {int(i): r for i, r in state.results.items()}
    kinds = collections.defaultdict(lambda: [0, 0])
    done = [m for m in bugs if m["id"] in results]
    for m in done:
        kinds[m["kind"]][0] += bool(results[m["id"]]["found"])
        kinds[m["kind"]][1] += 1
        print(describe(m, results[m["id"]]))
    for m in harmless:
        if m["id"] in results:
            print(f"changes no meaning: {describe(m, results[m['id']])}: {reasons[key(m)]}")
    holes = [m for m in done if not results[m["id"]]["found"]]
    wrong = [m for m in harmless if results.get(m["id"], {}).get("found")]
    print(f"\n{state.places} places, seed {state.seed}: of {len(done)} planted bugs {len(done) - len(holes)} found, {len(holes)} open; "
          f"{len(harmless)} drawn ones change no meaning (reviewed), {len(state.refused)} did not compile; "
          f"{sum(results[m['id']]['seconds'] for m in done):.0f} s")
    print("; ".join(f"{kind} {found}/{all_}" for kind, (found, all_) in sorted(kinds.items())))
    for m in holes:
        print(f"OPEN: {describe(m, results[m['id']])}")
    for m in wrong:
        print(f"REVIEWED AS HARMLESS, BUT FOUND: {describe(m, results[m['id']])}")
    return 1 if wrong or len(done) < state.count or 20 * len(holes) > len(done) else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=pathlib.Path, required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--build", default="build/dev")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="compilers, and tests, at a time")
    parser.add_argument("--budget", type=float, default=0, metavar="SECONDS",
                        help="leave a bug that none found by then; the next run goes on with it")
    parser.add_argument("--skip", default="", metavar="REGEX", help="tests not to run, as `corpus_cpu gpt`")
    parser.add_argument("--only", default="", help="run these ids again")
    parser.add_argument("--refresh", action="store_true", help="take over changed tests, ask them about what is open")
    parser.add_argument("--report", action="store_true", help="what is known, nothing is run")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    if not options.inside and ROOT in [work, *work.parents]:
        parser.error("FOLDER must lie outside the tree")
    state = State(work / "state.json")
    if options.inside:
        return inside(work, state, options)
    if not options.report:
        if options.refresh:
            refresh(work, state)
        plant_and_build(work, state, options)
        command = [sys.executable, str(HERE / "mutate.py"), "--inside", "--work", str(work), "--build", options.build,
                   "--only", options.only, "--jobs", str(options.jobs),
                   "--budget", str(options.budget), "--skip", options.skip]
        done = subprocess.run(in_copy(work, command))
        if done.returncode:
            return done.returncode
        state = State(work / "state.json")
    return report(state)


if __name__ == "__main__":
    sys.exit(main())
