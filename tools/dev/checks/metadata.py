"""Passes exist in TableGen only, are described, counted and tested: read from llvm-tblgen's own dump."""
import json
import pathlib
import re
import subprocess

from .files import ROOT, lines_of


def snake(name):
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def faults_of(name, record, folder):
    flag, summary = record["argument"], record["summary"]
    description = record["description"]
    if not re.fullmatch(r"gc-[a-z0-9]+(-[a-z0-9]+)*", flag):
        yield f"flag '{flag}' is not gc-verb or gc-verb-object"
    if len(summary.split()) < 4:
        yield f"summary '{summary}' has fewer than four words"
    for word in ("Why:", "Needs:", "Gives:", "```mlir", "before", "after"):
        if word not in description:
            yield f"description lacks '{word}'"
    if "::gc::PassWithMeaning<" not in record["baseClass"]:
        yield "declares no meaning: derive it from Gc_Pass (ir/interfaces/Meaning.td)"
    if record.get("constructor"):
        yield "has a hand-written constructor"
    if not record["statistics"] and not name.startswith("Verify"):
        yield "declares no statistic"
    if not (ROOT / folder / f"{name}.cpp").is_file():
        yield f"{folder}/{name}.cpp does not exist"
    test = f"test/{folder}/{snake(name)}.mlir"
    if not (ROOT / test).is_file():
        yield f"{test} does not exist"


def passes(tree):
    include = lines_of("llvm-config-22", "--includedir")[0]
    for path in tree.ending("Passes.td"):
        done = subprocess.run(["llvm-tblgen-22", "--dump-json", "-I", ".", "-I", include, path], cwd=ROOT,
                              capture_output=True, text=True)
        if done.returncode != 0:
            yield f"{path}: {done.stderr.strip().splitlines()[0]}"
            continue
        records = json.loads(done.stdout)
        for name in records["!instanceof"]["PassBase"]:
            folder = str(pathlib.Path(path).parent)
            for fault in faults_of(re.sub(r"Pass$", "", name), records[name], folder):
                yield f"{path}: {name}: {fault}"
