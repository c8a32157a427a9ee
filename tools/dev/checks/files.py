"""The files under version control, and which of them changed."""
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]


def lines_of(*command):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def walked():
    """The files of a tree without version control (an unpacked archive): all but builds, environments and dot folders."""
    for path in ROOT.rglob("*"):
        parts = path.relative_to(ROOT).parts
        if path.is_file() and not any(p.startswith((".", "build", "__pycache__")) for p in parts[:-1]):
            yield "/".join(parts)


class Tree:
    def __init__(self, options):
        self.options = options
        self.build = ROOT / options.build
        listed = lines_of("git", "ls-files", "--cached", "--others", "--exclude-standard") or list(walked())
        self.paths = sorted(p for p in set(listed) if (ROOT / p).is_file())
        base = lines_of("git", "merge-base", "HEAD", options.base)
        changed = lines_of("git", "diff", "--name-only", base[0]) if base else []
        self.changed = sorted(set(changed + lines_of("git", "ls-files", "--others", "--exclude-standard"))
                              & set(self.paths))

    def ending(self, *suffixes, paths=None):
        return [p for p in (self.paths if paths is None else paths) if p.endswith(suffixes)]

    def text(self, path):
        return (ROOT / path).read_text(errors="replace")
