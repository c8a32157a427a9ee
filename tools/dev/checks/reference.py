"""Generated pages of docs/reference: written from TableGen and the programs' own help, committed, never stale."""
import re
import subprocess

from .files import ROOT, lines_of

HEAD = "<!-- Written by tools/dev/check --fix --only reference; do not edit. -->\n"


def tablegen(path, *flags):
    include = lines_of("llvm-config-22", "--includedir")[0]
    done = subprocess.run(["mlir-tblgen-22", *flags, "-I", ".", "-I", include, path], cwd=ROOT, capture_output=True,
                          text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{path}: {done.stderr.strip().splitlines()[0]}")
    return re.sub(r"<!--.*?-->\n", "", done.stdout)


def pages(tree):
    ops = [tablegen(p, "-gen-op-doc", "-dialect=gc") for p in tree.ending(".td") if p.startswith("ir/ops/")]
    yield "docs/reference/ops.md", HEAD + "# Ops of the gc dialect\n\n" + "\n".join(ops)
    passes = [tablegen(p, "-gen-pass-doc") for p in tree.ending("Passes.td")]
    yield "docs/reference/passes.md", HEAD + "# Passes\n\n" + "\n".join(passes)
    program = tree.build / "bin/gcompile"
    if program.is_file():
        text = HEAD + "# The gcompile program\n"
        for command in ("", "compile", "run", "bench", "train", "plan", "sample", "inspect", "explain", "machine"):
            done = subprocess.run([program, *command.split(), "--help"], capture_output=True, text=True)
            text += f"\n## gcompile {command}".rstrip() + f"\n```\n{done.stdout.rstrip()}\n```\n"
        yield "docs/reference/gcompile.md", text
        for command, page in (("optimizers", "optimizers"), ("precisions", "precision"), ("train-keys", "train")):
            done = subprocess.run([program, command], capture_output=True, text=True)
            yield f"docs/reference/{page}.md", HEAD + done.stdout


def fresh(tree):
    for path, text in pages(tree):
        file = ROOT / path
        text = "\n".join(line.rstrip() for line in text.splitlines()) + "\n"
        if tree.options.fix:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        elif not file.is_file() or file.read_text() != text:
            yield f"{path}: stale: run tools/dev/check --fix --only reference"
