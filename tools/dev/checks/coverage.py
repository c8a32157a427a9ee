"""docs/reference/coverage.md: which op runs on which element type, found by running one tiny program for each."""
import concurrent.futures
import json
import os
import re
import subprocess

from . import coverage_recipes as recipes
from .files import ROOT

DEVICES = ("interpreter", "cpu")
# What the dialect's own definitions say: the op does not take the type, which is no refusal of ours.
NOT_IN_DIALECT = re.compile(r"op (operand|result) #\d+ must be|invalid element type for complex")
# Refused on purpose: they talk to a host while a program runs.
HOST_OPS = {"stablehlo.infeed", "stablehlo.outfeed", "stablehlo.recv", "stablehlo.send"}
# StableHLO names no remainder of complex numbers.
UNDEFINED = {"stablehlo.remainder", "chlo.broadcast_remainder"}
REFUSED_TYPES = set(recipes.SMALL + recipes.QUANTIZED + recipes.DYNAMIC)
INTRODUCTION = """# Which op runs on which element type

Of each op one small use was compiled and run for each element type, on the interpreter and on the CPU. ✓ runs on both,
– is no use of the op in StableHLO, a number is a refusal below. `quantized` is {quantized}, `dynamic` an f32 tensor with
a size that is not known. The page is compared with the registered ops and with what they do by the test `coverage`.

"""


class Runner:
    """Programs in, (exit code, message) out; many at once in few processes (test/conformance/coverage)."""

    def __init__(self, program):
        self.program = program
        self.workers = max(os.cpu_count() or 1, 1)

    def ops(self):
        done = subprocess.run([self.program, "--list"], capture_output=True, text=True, check=True)
        return sorted((name, int(operands)) for name, operands, _ in map(str.split, done.stdout.splitlines()))

    def outcomes(self, device, programs):
        shares = [programs[i::self.workers] for i in range(self.workers)]
        with concurrent.futures.ThreadPoolExecutor(self.workers) as pool:
            answers = list(pool.map(lambda share: self.share(device, share), shares))
        return [answers[i % self.workers][i // self.workers] for i in range(len(programs))]

    def share(self, device, programs):
        if not programs:
            return []
        done = subprocess.run([self.program, device], input="// -----\n".join(programs), capture_output=True, text=True)
        lines = [json.loads(line) for line in done.stdout.splitlines()]
        if len(lines) != len(programs):
            raise RuntimeError(f"{self.program}: {len(lines)} answers to {len(programs)} programs: {done.stderr}")
        return [(line["code"], line["message"]) for line in lines]


def outcomes(runner, device, uses):
    """Of {key: use}, key to (exit code, message). An op's uses go into one program, halved while it does not run."""
    groups = {}
    for key in uses:
        alone = key[1] in REFUSED_TYPES or key[0] in HOST_OPS
        groups.setdefault(key if alone else key[0], []).append(key)
    known, groups = {}, list(groups.values())
    while groups:
        answers = runner.outcomes(device, [recipes.program([uses[k] for k in keys]) for keys in groups])
        rest = []
        for keys, answer in zip(groups, answers):
            if answer[0] == 0 or len(keys) == 1:
                known.update((k, answer) for k in keys)
            else:
                rest += [keys[: len(keys) // 2], keys[len(keys) // 2:]]
        groups = rest
    return known


def reason(op, element, message):
    """The first error without its place, its op and its type."""
    lines = [line for line in message.splitlines() if "error: " in line] or message.splitlines() or ["nothing was said"]
    text = lines[0].split("error: ", 1)[-1]
    text = re.sub(r"'tensor<.*?>'", "TENSOR", text.replace(op, "OP"))
    return re.sub(r"argument \d+", "argument", text.replace(f"'{element}'", "TYPE")).strip()


class Page:
    def __init__(self):
        self.notes, self.rows = {}, []

    def note(self, text):
        return self.notes.setdefault(text, len(self.notes) + 1)

    def outcome(self, op, element, found):
        """One type's mark; `found` has one (code, message) for each device."""
        marks = []
        for code, message in found:
            if code == 0:
                marks.append("✓")
            elif NOT_IN_DIALECT.search(message):
                marks.append("–")
            else:
                marks.append(f"[{self.note(reason(op, element, message))}]")
        return marks[0] if len(set(marks)) == 1 else ", ".join(f"{d} {m}" for d, m in zip(DEVICES, marks))

    def row(self, op, found):
        cells = []
        for types in recipes.COLUMNS.values():
            marks = {}
            for element in types:
                if element in found:
                    marks.setdefault(self.outcome(op, element, found[element]), []).append(element)
            if len(marks) == 1:
                cells.append(next(iter(marks)))
            else:
                cells.append("; ".join(f"{' '.join(types)} {mark}" for mark, types in marks.items()))
        self.rows.append(f"| {op} | " + " | ".join(cells) + " |")

    def text(self, head):
        names = list(recipes.COLUMNS)
        lines = ["| op | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"] + self.rows + [""]
        lines += [f"{number}. {text}" for text, number in self.notes.items()]
        return head + INTRODUCTION.format(quantized=f"`{recipes.QUANTIZED[0]}`") + "\n".join(lines) + "\n"


def sweep(program, head):
    """The page's text and what is wrong with what was found."""
    runner, uses, findings = Runner(program), {}, []
    names = runner.ops()
    for op, operands in names:
        for element in ["f32"] if op in recipes.UNTYPED else recipes.TYPES:
            use = recipes.use_of(op, operands, element)
            if use is None:
                findings.append(f"{op}: has no recipe in tools/dev/checks/coverage_recipes.py")
                break
            uses[op, element] = use
    found = {key: [answer] for key, answer in outcomes(runner, DEVICES[0], uses).items()}
    runs = {key: use for key, use in uses.items() if found[key][0][0] == 0}
    on_cpu = outcomes(runner, DEVICES[1], runs)
    for key, answers in found.items():
        answers.append(on_cpu.get(key, answers[0]))
    page = Page()
    for op, _ in names:
        page.row(op, {element: found[o, element] for o, element in found if o == op})
    for (op, element), answers in found.items():
        for device, (code, message) in zip(DEVICES, answers):
            told = f"{op} on {element}, {device}: {reason(op, element, message)}"
            if code not in (0, 2):
                findings.append(f"exit code {code} of {told}")
            elif code and not (NOT_IN_DIALECT.search(message) or op in HOST_OPS or element in REFUSED_TYPES or
                               "uniform_" in op or (op in UNDEFINED and element in recipes.COMPLEX)):
                findings.append(f"refused: {told}")
            elif code == 0 and element in REFUSED_TYPES:
                findings.append(f"runs, though the type is out of scope: {op} on {element}, {device}")
    return page.text(head), findings


def fresh(tree):
    from .reference import HEAD
    program = tree.build / "bin/coverage_run_programs"
    if not program.is_file():
        yield f"{program} is not built"
        return
    text, findings = sweep(program, HEAD.replace("reference", "coverage"))
    yield from findings
    page = ROOT / "docs/reference/coverage.md"
    if tree.options.fix:
        page.write_text(text)
    elif not page.is_file() or page.read_text() != text:
        yield "docs/reference/coverage.md: stale: run tools/dev/check --fix --only coverage"
