"""Checks of files as text: formatting, sizes, sorted lists, words that must not be there."""
import re
import subprocess

from .files import ROOT

LIMITS = {".c": 800, ".cpp": 800, ".h": 300, ".hpp": 300, ".td": 600}
CODE = (".c", ".cpp", ".h", ".hpp", ".td", ".py", ".sh", ".cmake", ".txt", ".md", ".json", ".mlir", "check", "run")
# Stored programs and tables are data: their text is not ours to shape.
DATA = ("test/corpus/",)


def formatted(tree):
    paths = tree.ending(".c", ".cpp", ".h", ".hpp")
    if not paths:
        return
    if tree.options.fix:
        subprocess.run(["clang-format-14", "-i", *paths], cwd=ROOT, check=True)
        return
    done = subprocess.run(["clang-format-14", "--dry-run", *paths], cwd=ROOT, capture_output=True, text=True)
    bad = sorted({line.split(":")[0] for line in done.stderr.splitlines() if "clang-format-violations" in line})
    for path in bad:
        yield f"{path}: not as clang-format-14 writes it: run tools/dev/check --fix --only format"


def exceptions():
    """size_exceptions.txt: PATH LINES REASON."""
    out = {}
    for line in (ROOT / "tools/dev/size_exceptions.txt").read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            path, lines, reason = line.split(None, 2)
            out[path] = (int(lines), reason)
    return out


def sizes(tree):
    allowed = exceptions()
    for path in sorted(set(allowed) - set(tree.paths)):
        yield f"tools/dev/size_exceptions.txt: {path} does not exist: remove its line"
    for suffix, limit in LIMITS.items():
        for path in tree.ending(suffix):
            count = tree.text(path).count("\n")
            if path in allowed and count <= limit:
                yield f"tools/dev/size_exceptions.txt: {path} has {count} lines, within the limit: remove its line"
            elif count > allowed.get(path, (limit,))[0]:
                yield f"{path}: {count} lines, at most {allowed.get(path, (limit,))[0]}: split it by question"


def sorted_lists(tree):
    """SOURCES in CMake files, packages and exceptions are sorted, so that two changes seldom touch one line."""
    for path in tree.ending("CMakeLists.txt"):
        for block in re.findall(r"SOURCES\s+([^A-Z)]*(?:[A-Z]\w*\.cpp[^A-Z)]*)*)", tree.text(path)):
            names = re.findall(r"[\w/]+\.cpp", block)
            if names != sorted(names):
                yield f"{path}: SOURCES {' '.join(names)} are not sorted"
    for path in tree.ending("packages.txt", "_exceptions.txt"):
        names = [line for line in tree.text(path).splitlines() if line and not line.startswith("#")]
        if names != sorted(names):
            yield f"{path}: lines are not sorted"


BANNED = [
    (r"DO NOT" + r" SUBMIT", "", "take it out"),
    (r"\bTODO\b(?!\(#\d+\))", "", "name an issue: TODO(#12)"),
    (r"(?<![\w.$}\"'*/-])/(?:work|home|root)/\w", "", "a path of one machine"),
    (r"\b(?:deb\.debian|pypi|pythonhosted|security\.debian)" + r"\.org\b", "", "a registry's host: clients are set up elsewhere"),
    (r"(?<![\w:.>])(?:std::)?(?:exit|_exit|abort|quick_exit)\(", "library", "report an error to the caller"),
    (r"\b(?:llvm::)?report_fatal_error\(", "library", "report an error to the caller"),
    (r"\b(?:std::)?(?:secure_)?getenv\(", "library", "pass it in an options struct"),
    (r"\b(?:llvm::(?:errs|outs)\(\)|std::c(?:err|out|log)\b)", "library", "give it to the caller's diagnostics"),
    (r"\bcl::(?:opt|list|bits)<", "library", "pass it in an options struct"),
    (r"\b(?:pm|manager|passManager)\.add(?:Nested)?Pass[<(]", "order", "only passes/phases orders passes"),
]
LIBRARY = ("ir/", "passes/", "frontend/", "codegen/", "runtime/", "collectives/", "tools/libgcompile/")


def words(tree):
    for path in tree.ending(*CODE):
        if path.startswith(DATA) or path == "tools/dev/checks/form.py":
            continue
        for number, line in enumerate(tree.text(path).splitlines(), 1):
            for pattern, where, advice in BANNED:
                if where == "library" and not (path.startswith(LIBRARY) and path.endswith((".cpp", ".h"))):
                    continue
                if where == "order" and not path.startswith(("ir/", "frontend/", "passes/")) or (
                        where == "order" and path.startswith("passes/phases/")):
                    continue
                if where in ("library", "order") and line.lstrip().startswith("//"):
                    continue
                if re.search(pattern, line):
                    yield f"{path}:{number}: '{line.strip()[:60]}': {advice}"
