"""clang-tidy of the .cpp files that changed, by .clang-tidy in the root."""
import json
import os
import re
import subprocess
import tempfile

from .files import ROOT


def without_pch(command):
    """The precompiled headers are clang-22's; clang-tidy-14 reads the headers that they are made of."""
    command = re.sub(r"-Xclang -include-pch -Xclang \S+", "", command)
    command = re.sub(r"-Xclang -include -Xclang \S+/gc_(pch_\w+)\.dir/\S+", rf"-include {ROOT}/tools/cmake/\1.h", command)
    command = re.sub(r"-Xclang -fno-pch-timestamp|-Winvalid-pch|-fpch-instantiate-templates", "", command)
    return re.sub(r"^.*?ccache\S* ", "", command)


def changed(tree):
    database = tree.build / "compile_commands.json"
    wanted = {str(ROOT / p): p for p in tree.ending(".cpp", paths=tree.changed)}
    if not wanted:
        return
    if not database.is_file():
        yield f"{database.relative_to(ROOT)} does not exist: configure first, or pass --no-tidy"
        return
    entries = [dict(e, command=without_pch(e["command"])) for e in json.loads(database.read_text())
               if e["file"] in wanted]
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "compile_commands.json"), "w") as out:
            json.dump(entries, out)
        for path in sorted(e["file"] for e in entries):
            done = subprocess.run(["clang-tidy-14", "--quiet", "-p", folder, path], cwd=ROOT, capture_output=True,
                                  text=True)
            found = [line for line in done.stdout.splitlines() if re.search(r"(^|: )(warning|error): ", line)]
            if done.returncode and not found:
                found = [f"{path}: clang-tidy failed: {done.stderr.strip()[-200:]}"]
            for line in found:
                yield line.replace(str(ROOT) + "/", "")
