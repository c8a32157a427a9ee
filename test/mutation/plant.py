"""Draws bugs by seed and writes them into a copy of the sources, all at once: each stands as `(gcMutant(ID) ? bug : text)`
and is off unless the process runs with GC_MUTANT=ID."""
import fnmatch
import pathlib
import random
import re

from sites import body_sites, sites

# Kernels, scalar bodies, rewrites and what they are made with.
FOLDERS = """ir/ops/*.cpp ir/ops/Pointwise.td ir/reference/*.cpp ir/reference/Numbers.h ir/interfaces/*.cpp
  ir/analysis/*.cpp passes/canonical/*.cpp passes/fusion/*.cpp passes/memory/*.cpp passes/numerics/*.cpp
  passes/sharding/*.cpp codegen/common/*.cpp codegen/common/legalize/*.cpp codegen/common/math/*.cpp codegen/library/*.cpp
  codegen/cuda/*.cpp codegen/gcx/*.cpp frontend/stablehlo/Import*.cpp frontend/stablehlo/Expand.cpp
  frontend/stablehlo/Export*.cpp""".split()
# Not drawn from: what computes nothing (checks, messages), and what only chooses between kernels of equal meaning, so that
# a change there is a change of speed, which test/mutation is not about.
NOT_DRAWN = {
    "ir/ops/Verify.cpp": "*", "passes/memory/VerifySchedule.cpp": "*", "codegen/gcx/Compile.cpp": "*",
    "codegen/cuda/Ptx.cpp": "*",
    "codegen/library/Plan.cpp": "registerTiles efficiency chooseRegisterTile evenPieces chooseTile",
    "passes/fusion/Grouping.cpp": "bytesOf movesInnermost isRepeatedInnermost weight isRepeatable fits canTakeProducer",
    "codegen/common/TileProgram.cpp": "chooseKeeps exchangeAxisFor strideAlong chooseVectorAxis countCost",
    "codegen/common/CpuBinding.cpp": "chooseLanes", "codegen/common/AxisLoops.cpp": "choosePieces",
    "codegen/common/KernelFunction.cpp": "wantedTiles", "codegen/common/SerialKernels.cpp": "bytesMoved",
    "codegen/common/PointEmitter.cpp": "alignment", "codegen/cuda/GpuBinding.cpp": "chooseLanes chooseShape",
    "ir/analysis/ElementWalk.cpp": "opWeight",
    "*": "verify* describe print* parse* feature",
}

HEADER = r"""// Made by test/mutation/mutate.py: which planted bug is on.
#ifndef GC_MUTANT_H
#define GC_MUTANT_H
#include <cstdio>
#include <cstdlib>
#include <cstring>
#pragma clang diagnostic ignored "-Weverything"
struct GcMutants {
  int on = 0;
  const char *record = nullptr;
  unsigned char seen[4096] = {};
  GcMutants() {
    const char *id = std::getenv("GC_MUTANT");
    on = id ? std::atoi(id) : 0;
    record = std::getenv("GC_MUTANT_RECORD");
  }
  void note(int id) {
    if (__atomic_exchange_n(&seen[id], 1, __ATOMIC_RELAXED))
      return;
    if (FILE *file = std::fopen(record, "a")) {
      std::fprintf(file, "%d\n", id);
      std::fclose(file);
    }
  }
};
inline GcMutants &gcMutants() {
  static GcMutants mutants;
  return mutants;
}
inline bool gcMutant(int id) {
  GcMutants &mutants = gcMutants();
  if (__builtin_expect(mutants.record != nullptr, 0))
    mutants.note(id);
  return mutants.on == id;
}
#endif
"""

# Appended to the copy's lit.cfg.py: lit hides the environment from tests.
LIT = """
for _key in ("GC_MUTANT", "GC_MUTANT_RECORD"):
    if _key in os.environ:
        config.environment[_key] = os.environ[_key]
"""


def drawn_from(file, function):
    for pattern, names in NOT_DRAWN.items():
        if fnmatch.fnmatch(file, pattern) and any(fnmatch.fnmatch(function, n) for n in names.split()):
            return False
    return True


def all_sites(root):
    found = []
    for pattern in FOLDERS:
        for path in sorted(root.glob(pattern)):
            file = str(path.relative_to(root))
            read = body_sites if path.suffix == ".td" else sites
            found += [s for s in read(file, path.read_text()) if drawn_from(file, s.function)]
    return found


def line_at(text, offset):
    return text[text.rfind("\n", 0, offset) + 1:text.find("\n", offset)].strip()


def draw(root, count, seed):
    """`count` planted bugs as dictionaries; id is the place in the drawing, from 1."""
    generator = random.Random(seed)
    places = all_sites(root)
    generator.shuffle(places)
    mutants = []
    for number, site in enumerate(places[:count], 1):
        mutation = generator.choice(site.mutations)
        text = (root / site.file).read_text()
        mutants.append({"id": number, "file": site.file, "begin": site.begin, "end": site.end, "wrap": site.wrap,
                        "line": text.count("\n", 0, site.begin) + 1, "source": line_at(text, site.begin), "function": site.function, "kind": mutation.kind,
                        "text": text[site.begin:site.end], "other": mutation.other})
    return mutants, len(places)


def render(text, mutants):
    """(the file with the bugs in it, lines → ids): a bug within another's text stands in its unchanged side."""
    ordered = sorted(mutants, key=lambda m: (m["begin"], -m["end"], m["id"]))

    def part(begin, end, inner):
        out, at, i = [], begin, 0
        while i < len(inner):
            m = inner[i]
            nested = [n for n in inner[i + 1:] if n["begin"] >= m["begin"] and n["end"] <= m["end"]]
            crossing = [n for n in inner[i + 1:] if n["begin"] < m["end"] < n["end"]]
            assert not crossing, (m, crossing)
            out.append(text[at:m["begin"]])
            same = part(m["begin"], m["end"], nested)
            other = m["other"]
            if m["wrap"] == "bool":
                out.append(f"(gcMutant({m['id']}) ? bool({other}) : !!({same}))")
            elif m["wrap"]:
                out.append(f"(::gcMutant({m['id']}) ? {m['wrap']}({other}) : {m['wrap']}({same}))")
            else:
                out.append(f"(::gcMutant({m['id']}) ? {other} : {same})")
            at = m["end"]
            i += 1 + len(nested)
        out.append(text[at:end])
        return "".join(out)

    written = part(0, len(text), ordered)
    lines = {}
    for m in mutants:
        first = written.find(f"gcMutant({m['id']})")
        # As many lines as both sides take.
        line = written.count("\n", 0, first) + 1
        for n in range(line, line + m["text"].count("\n") + m["other"].count("\n") + 1):
            lines.setdefault(n, []).append(m["id"])
    return written, lines


def without_crossing(mutants):
    """Leaves out, of two bugs whose texts overlap in part, the later drawn one."""
    kept = []
    for m in sorted(mutants, key=lambda m: m["id"]):
        if not any(k["file"] == m["file"] and (k["begin"] < m["begin"] < k["end"] < m["end"] or
                                               m["begin"] < k["begin"] < m["end"] < k["end"]) for k in kept):
            kept.append(m)
    return kept


def write(root, copy, mutants, files):
    """Writes the given files of the copy with their bugs; gives {file: {line: ids}}."""
    where = {}
    (copy / "gc_mutant.h").write_text(HEADER)
    lit = copy / "test/lit.cfg.py"
    if LIT not in lit.read_text():
        lit.write_text(lit.read_text() + LIT)
    for file in files:
        here = [m for m in mutants if m["file"] == file]
        written, lines = render((root / file).read_text(), here)
        if file.endswith(".td"):
            for user in pathlib.Path(copy / file).parent.glob("*.cpp"):
                if f"{file[:-3]}.cpp.inc" in user.read_text() and "gc_mutant.h" not in user.read_text():
                    user.write_text('#include "gc_mutant.h"\n' + user.read_text())
        elif here:
            written = '#include "gc_mutant.h"\n' + written
            lines = {n + 1: ids for n, ids in lines.items()}
        target = copy / file
        if target.read_text() != written:
            target.write_text(written)
        where[file] = lines
    return where


ERROR = re.compile(r"^(?P<file>[^\s:][^:\n]*):(?P<line>\d+):\d+: (?P<what>fatal error|error|note):", re.M)


def failed_to_compile(output, root, where, mutants):
    """The ids that the compiler's errors point at: of an error's line, of its notes' lines, or else of the file."""
    bad, here = set(), None
    blocks = []
    for m in ERROR.finditer(output):
        if m["what"] != "note":
            blocks.append([])
        if blocks:
            blocks[-1].append((m["file"].removeprefix(str(root) + "/").removeprefix("../../"), int(m["line"])))
    for block in blocks:
        ids = {i for file, line in block for i in where.get(file, {}).get(line, [])}
        if not ids:
            files = {file for file, _ in block}
            ids = {m["id"] for m in mutants if m["file"] in files}
        bad |= ids
    return bad
