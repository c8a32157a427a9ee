"""The include scan finds what it is for: each planted include must be reported, each allowed one must not."""
import pathlib
import sys
import types

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools" / "dev"))
from checks import files, layering  # noqa: E402

PLANTED = {
    "runtime/exec/A.cpp": ['#include "ir/dialect/Gc.h"', '#include "llvm/ADT/SmallVector.h"'],
    "runtime/device/B.h": ['#include "runtime/exec/Session.h"'],
    "collectives/local/C.cpp": ['#include "runtime/exec/Session.h"', "#include <mlir/IR/Builders.h>"],
    "ir/ops/D.cpp": ['#include "passes/fusion/Passes.h"', '#include "runtime/abi/Container.h"'],
    "ir/ops/D.td": ['include "passes/fusion/Passes.td"'],
    "passes/fusion/E.cpp": ['#include "codegen/common/KernelEmitter.h"', '#include "llvm/Target/TargetMachine.h"'],
    "frontend/stablehlo/F.cpp": ['#include "passes/canonical/Passes.h"'],
    "codegen/gcx/G.cpp": ['#include "runtime/exec/Session.h"', '#include "frontend/stablehlo/Import.h"'],
}
ALLOWED = {
    "collectives/local/C.cpp": ['#include "runtime/base/Status.h"'],
    "ir/ops/D.cpp": ['#include "runtime/abi/Limits.h"'],
    "codegen/gcx/G.cpp": ['#include "runtime/abi/kernel_abi.h"', '#include "llvm/Target/TargetMachine.h"'],
    "passes/fusion/E.cpp": ['#include "llvm/ADT/SmallVector.h"', '#include "ir/dialect/Gc.h"'],
    "test/exec/H.cpp": ['#include "runtime/exec/Session.h"', '#include "ir/dialect/Gc.h"'],
}


def findings(planted):
    tree = files.Tree.__new__(files.Tree)
    tree.paths = list(planted)
    tree.options = types.SimpleNamespace(fix=False)
    tree.text = lambda path: "\n".join(planted[path]) + "\n"
    return list(layering.includes(tree))


want = sum(len(lines) for lines in PLANTED.values())
got, wrong = findings(PLANTED), findings(ALLOWED)
print("\n".join(wrong))
print(f"{len(got)} of {want} planted includes found, {len(wrong)} allowed ones reported")
sys.exit(len(got) != want or bool(wrong))
