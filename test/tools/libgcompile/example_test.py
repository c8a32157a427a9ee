"""A project outside the tree uses an installed gcompile: example_test.py BUILD EXAMPLE C_COMPILER CXX_COMPILER

Installs the build, copies the example away, configures it with find_package, builds it with warnings as errors and runs
it: the programs compare with values of JAX and optax themselves."""
import pathlib
import shutil
import subprocess
import sys
import tempfile

build, example, cc, cxx = sys.argv[1:]


def run(*command):
    print("+", *command, flush=True)
    subprocess.run(command, check=True)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    prefix, source, out = folder / "prefix", folder / "source", folder / "out"
    run("cmake", "--install", build, "--prefix", str(prefix))
    shutil.copytree(example, source)
    installed = sorted(str(p.relative_to(prefix / "include")) for p in (prefix / "include").rglob("*") if p.is_file())
    assert installed == ["gcompile/gcompile.h", "gcompile/gcompile.hpp"], installed
    libraries = sorted(p.name for p in (prefix / "lib").rglob("*.so*") if not p.is_symlink())
    assert len(libraries) == 1 and libraries[0].startswith("libgcompile.so."), libraries
    run("cmake", "-S", str(source), "-B", str(out), f"-DCMAKE_PREFIX_PATH={prefix}", f"-DCMAKE_C_COMPILER={cc}",
        f"-DCMAKE_CXX_COMPILER={cxx}", "-DCMAKE_C_FLAGS=-Wall -Wextra -Werror -Wno-unused-const-variable",
        "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Werror -Wno-unused-const-variable")
    run("cmake", "--build", str(out))
    # Not the tree's, and not in the way of another place: all moves together.
    moved = folder / "moved"
    run(str(out / "train"), str(source / "loss.mlir"), str(folder / "step.gcx"))
    run(str(out / "resume"), str(folder / "step.gcx"))
    prefix.rename(moved)
    run("cmake", "-S", str(source), "-B", str(folder / "again"), f"-DCMAKE_PREFIX_PATH={moved}",
        f"-DCMAKE_C_COMPILER={cc}", f"-DCMAKE_CXX_COMPILER={cxx}")
