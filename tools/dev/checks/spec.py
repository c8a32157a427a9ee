"""docs/spec: every op of the gc dialect with its labelled rules, written from TableGen; each label is in a test.

A rule is "[op.word] sentence" for what an op computes, or "[op-1] sentence" for what its verifier asks: the message ends
with that label. A test names the label in a comment beside the values that hold it, or in the expected message.
"""
import json
import re
import subprocess

from .files import ROOT, lines_of

HEAD = "<!-- Written by tools/dev/check --fix --only spec; do not edit. -->\n"
RULE = re.compile(r"\[([a-z][a-z0-9_]*)([.-])([a-z0-9_]+)\] (.+)", re.S)
LABEL = re.compile(r"\[(([a-z][a-z0-9_]*)[.-][a-z0-9_]+)\]")
TESTS = (".mlir", ".cpp", ".h", ".test")
# Verifiers that several ops share have labels of their own.
SHARED = {"any", "collective", "transform"}


def records_of(path):
    include = lines_of("llvm-config-22", "--includedir")[0]
    done = subprocess.run(["llvm-tblgen-22", "--dump-json", "-I", ".", "-I", include, path], cwd=ROOT,
                          capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{path}: {done.stderr.strip().splitlines()[0]}")
    return json.loads(done.stdout)


class Spec:
    """Pages and labels, and what is wrong with the rules themselves."""

    def __init__(self, tree):
        self.pages, self.labels, self.ops, self.faults = {}, {}, set(), []
        index = ["# What the ops mean", "",
                 "Each rule has a label, and each label is in a test ([check](../CONTRIBUTING.md)). Rules of the form "
                 "`op.word` say what is computed, `op-1` what the verifier asks. Shapes and types are in the "
                 "[reference](../reference/ops.md). Semantics are StableHLO's; where that leaves a choice, XLA's.", ""]
        general = None
        for path in sorted(p for p in tree.ending(".td") if p.startswith("ir/ops/") and not p.endswith(("Structured.td", "Base.td"))):
            records = records_of(path)
            general = general or records["Gc_Any"]["rules"]
            family = path.split("/")[-1][:-3].lower()
            ops = sorted((records[name] for name in records["!instanceof"]["Gc_Op"]), key=lambda op: op["opName"])
            self.write(path, family, ops)
            index.append(f"- [{family}]({family}.md): " + ", ".join(f"`{op['opName']}`" for op in ops))
        index += ["", "## Every op", *self.take("any", general)]
        self.pages["docs/spec/README.md"] = index

    def write(self, path, family, ops):
        lines = [f"# Meaning of the {family} ops"]
        for op in ops:
            name = op["opName"]
            self.ops.add(name)
            lines += ["", f"## gc.{name}", f"_{op['summary']}_", ""]
            if op["description"].strip():
                lines += [*[line.strip() if "```" not in op["description"] else line[4:]
                            for line in op["description"].strip("\n").splitlines()], ""]
            rules = self.take(name, op["rules"])
            if not any(rule.startswith(f"- **{name}.") for rule in rules):
                self.faults.append(f"{path}: gc.{name} has no rule that says what it computes")
            lines += rules
        self.pages[f"docs/spec/{family}.md"] = lines

    def take(self, owner, rules):
        lines = []
        for rule in rules:
            match = RULE.fullmatch(rule)
            if not match or match[1] not in {owner, *SHARED} or not match[4].endswith("."):
                self.faults.append(f"gc.{owner}: rule '{rule}' is not '[{owner}.word] Sentence.'")
                continue
            label = match[1] + match[2] + match[3]
            if label in self.labels:
                self.faults.append(f"gc.{owner}: label '{label}' is defined twice")
            self.labels[label] = match[4]
            lines.append(f"- **{label}** {match[4]}")
        return lines


def labels_in(paths, owners):
    found = {}
    for path in paths:
        for label, owner in LABEL.findall((ROOT / path).read_text(errors="replace")):
            if owner in owners:
                found.setdefault(label, path)
    return found


def fresh(tree):
    spec = Spec(tree)
    yield from spec.faults
    for path, lines in spec.pages.items():
        text = HEAD + "\n".join(line.rstrip() for line in lines) + "\n"
        file = ROOT / path
        if tree.options.fix:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        elif not file.is_file() or file.read_text() != text:
            yield f"{path}: stale: run tools/dev/check --fix --only spec"
    owners = spec.ops | SHARED
    tested = labels_in([p for p in tree.paths if p.startswith("test/") and p.endswith(TESTS)], owners)
    for label in sorted(set(spec.labels) - set(tested)):
        yield f"{label}: no test names this rule; put [{label}] beside the values that hold it"
    for label in sorted(set(tested) - set(spec.labels)):
        yield f"{tested[label]}: [{label}] is no rule of docs/spec"
    asked = labels_in([p for p in tree.paths if p.startswith("ir/ops/") and p.endswith(".cpp")], owners)
    for label in sorted(set(asked) - set(spec.labels)):
        yield f"{asked[label]}: [{label}] is no rule of docs/spec; add it to the op's `rules`"
