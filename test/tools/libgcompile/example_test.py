"""A project outside the tree uses an installed gcompile: example_test.py BUILD EXAMPLE HOWTO C_COMPILER CXX_COMPILER

Installs the build, copies the example away, configures it with find_package, builds it with warnings as errors and runs
it: the programs compare with values of JAX and optax themselves. Then the project that HOWTO writes out: it learns."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

build, example, howto, cc, cxx = sys.argv[1:]


def run(*command):
    print("+", *command, flush=True)
    done = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE)
    print(done.stdout, flush=True)
    return done.stdout


def configure_and_build(source, out, prefix, flags):
    run("cmake", "-S", str(source), "-B", str(out), f"-DCMAKE_PREFIX_PATH={prefix}", f"-DCMAKE_C_COMPILER={cc}",
        f"-DCMAKE_CXX_COMPILER={cxx}", f"-DCMAKE_C_FLAGS={flags}", f"-DCMAKE_CXX_FLAGS={flags}")
    run("cmake", "--build", str(out))


def block_of(text, language):
    return re.search(rf"^```{language}\n(.*?)^```", text, re.M | re.S).group(1)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    prefix, source, out = folder / "prefix", folder / "source", folder / "out"
    run("cmake", "--install", build, "--prefix", str(prefix))
    shutil.copytree(example, source)
    installed = sorted(str(p.relative_to(prefix / "include")) for p in (prefix / "include").rglob("*") if p.is_file())
    assert installed == [f"gcompile/{file}" for file in ("gcompile.h", "gcompile.hpp", "graph.h", "graph.hpp")], installed
    libraries = sorted(p.name for p in (prefix / "lib").rglob("*.so*") if not p.is_symlink())
    assert len(libraries) == 1 and libraries[0].startswith("libgcompile.so."), libraries
    warnings = "-Wall -Wextra -Werror -Wno-unused-const-variable"
    configure_and_build(source, out, prefix, warnings)
    run(str(out / "train"), str(source / "loss.mlir"), str(folder / "step.gcx"))
    run(str(out / "resume"), str(folder / "step.gcx"))

    # What is installed may be moved.
    moved = prefix.rename(folder / "moved")
    written = folder / "written"
    written.mkdir()
    text = pathlib.Path(howto).read_text()
    (written / "CMakeLists.txt").write_text(block_of(text, "cmake"))
    (written / "train.cpp").write_text(block_of(text, "cpp"))
    configure_and_build(written, written / "build", moved, warnings + " -std=c++17")
    losses = [float(value) for value in re.findall(r"loss (\S+)", run(str(written / "build" / "train")))]
    assert len(losses) == 4 and losses[-1] < losses[0] / 2, losses
