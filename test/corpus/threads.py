"""Results have the same bits on one, two and four threads: threads.py GCOMPILE [--all] [FOLDER…]

--all takes every case of one device in the folders (default: this one, and its edge cases), not the chosen ones alone.
Cases that gcompile refuses are passed over, and counted.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from levels import CASES

FOLDER = pathlib.Path(__file__).resolve().parent
THREADS = ("1", "2", "4")


def one_device(case):
    return json.loads((case / "meta.json").read_text()).get("devices", 1) == 1


def main():
    gcompile, *folders = [a for a in sys.argv[1:] if a != "--all"]
    gcompile = os.path.abspath(gcompile)
    if "--all" in sys.argv:
        folders = [pathlib.Path(f) for f in folders or (FOLDER, FOLDER / "edge")]
        cases = [p.parent for folder in folders for p in sorted(folder.glob("*/meta.json")) if one_device(p.parent)]
    else:
        cases = [FOLDER / name for name in CASES]
    compared, refused, wrong = 0, 0, []
    with tempfile.TemporaryDirectory() as folder:
        artifact, out = pathlib.Path(folder, "a.gcx"), pathlib.Path(folder, "out.safetensors")

        def call(*words):
            return subprocess.run([gcompile, *words], cwd=folder, capture_output=True, text=True, check=False)

        for case in cases:
            if call("compile", case / "program.mlir", "-o", artifact).returncode == 2:
                refused += 1
                continue
            results = set()  # bytes, or what a run said that wrote none
            for threads in THREADS:
                out.unlink(missing_ok=True)
                # Values within their tolerance are the other tests' matter.
                done = call("run", artifact, "--case", case / "meta.json", "--threads", threads, "--outputs", out)
                results.add(out.read_bytes() if out.exists() else f"exit code {done.returncode}: {done.stderr[-500:]}")
            compared += 1
            failing = json.loads((case / "meta.json").read_text()).get("expect") == "check_fails"
            if len(results) != 1 or isinstance(next(iter(results)), str) != failing:
                wrong.append(case.name)
                print(f"{case.name}: {len(results)} results", *[r for r in results if isinstance(r, str)], flush=True)
    print(f"{compared} cases on {', '.join(THREADS)} threads, {refused} refused, {len(wrong)} differ")
    return 1 if wrong or not compared else 0


if __name__ == "__main__":
    sys.exit(main())
