"""lit's settings: `lit-22 --param build=build/dev test/ir` runs one folder."""
import os
import shutil

import lit.formats

here = os.path.dirname(__file__)
build = os.path.abspath(lit_config.params.get("build", os.path.join(here, "..", "build", "dev")))
llvm = lit_config.params.get("llvm") or os.path.dirname(os.path.realpath(shutil.which("FileCheck-22") or "FileCheck"))

config.name = "gcompile"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
# Programs that tests read, not tests.
config.excludes = ["Inputs", "corpus"]
config.test_source_root = here
config.test_exec_root = os.path.join(build, "test", "lit")
config.environment["PATH"] = os.pathsep.join([os.path.join(build, "bin"), llvm, os.environ.get("PATH", "")])
config.substitutions.append(("%build", build))
config.substitutions.append(("%root", os.path.dirname(here)))
