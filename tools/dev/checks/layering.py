"""Who may include whom: the table of docs/map.md."""
import re

# Folder -> prefixes of our own files that it may include. A missing folder may include everything.
OURS = {
    "runtime": ("runtime/",),
    "collectives": ("collectives/", "runtime/abi/", "runtime/base/", "runtime/device/"),
    "ir": ("ir/", "runtime/abi/Limits.h"),
    "passes": ("passes/", "ir/", "runtime/abi/Limits.h"),
    "frontend": ("frontend/", "ir/"),
    "codegen": ("codegen/", "passes/", "ir/", "runtime/abi/"),
}
# Parts of runtime that stand below the rest, and interfaces that must not know their backends.
PARTS = {
    "runtime/abi": ("runtime/abi/",),
    "runtime/base": ("runtime/abi/", "runtime/base/"),
    "runtime/checkpoint": ("runtime/abi/", "runtime/base/", "runtime/checkpoint/"),
    "runtime/data": ("runtime/base/", "runtime/data/"),
    "runtime/device": ("runtime/abi/", "runtime/base/", "runtime/device/"),
    "runtime/cpu": ("runtime/abi/", "runtime/base/", "runtime/device/", "runtime/cpu/"),
    "runtime/cuda": ("runtime/abi/", "runtime/base/", "runtime/device/", "runtime/cuda/"),
}
FOREIGN_NEVER = {
    "runtime": r"(?:llvm|mlir|clang|google/protobuf)/|stablehlo",
    "collectives": r"(?:llvm|mlir|clang|google/protobuf)/|stablehlo",
    "ir": r"llvm/(?:CodeGen|Target|ExecutionEngine|Object)/",
    "passes": r"llvm/(?:CodeGen|Target|ExecutionEngine|Object)/",
    "frontend": r"llvm/(?:CodeGen|Target|ExecutionEngine|Object)/",
}
TOP = (*OURS, "tools", "test")
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]', re.M)
TD_INCLUDE = re.compile(r'^\s*include\s*(")([^"]+)"', re.M)


def allowed(path):
    parts = path.split("/")
    return PARTS.get("/".join(parts[:2]), OURS.get(parts[0]))


def includes(tree):
    for path in tree.ending(".cpp", ".h", ".c", ".td", ".inc"):
        top = path.split("/")[0]
        prefixes = allowed(path)
        pattern = TD_INCLUDE if path.endswith(".td") else INCLUDE
        for _, name in pattern.findall(tree.text(path)):
            ours = name.startswith(tuple(t + "/" for t in TOP))
            if ours and prefixes and not name.startswith(prefixes):
                yield f"{path}: includes {name}: {top} may include {', '.join(prefixes)} of ours only"
            if not ours and top in FOREIGN_NEVER and re.match(FOREIGN_NEVER[top], name):
                yield f"{path}: includes {name}: never from {top}"
