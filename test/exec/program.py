"""Text of self-checking programs in the gc dialect."""
import pathlib

HERE = pathlib.Path(__file__).resolve().parent


def tensor(t, shape):
    return "tensor<%s%s>" % ("".join("%dx" % d for d in shape), t.name)


def dense(t, values, shape):
    """A dense literal; values are flat, row-major."""
    values = list(values)
    if len(set(map(repr, values))) == 1 and values:
        return "dense<%s> : %s" % (t.literal(values[0]), tensor(t, shape))

    def nest(dims, start, size):
        if not dims:
            return t.literal(values[start])
        step = size // dims[0] if dims[0] else 0
        return "[" + ", ".join(nest(dims[1:], start + i * step, step) for i in range(dims[0])) + "]"

    size = 1
    for d in shape:
        size *= d
    if size == 0:
        return "dense<> : " + tensor(t, shape)
    return "dense<%s> : %s" % (nest(list(shape), 0, size), tensor(t, shape))


# What an engine has no kernel for yet; all else runs on all of them.
DEVICES = ("interpreter", "cpu", "cuda-emulator")
MISSING = {
    "contraction/attention.mlir": ("cuda-emulator",),
    "contraction/channels.mlir": ("cuda-emulator",),
    "contraction/convolution.mlir": ("cuda-emulator",),
    "contraction/dot.mlir": ("cuda-emulator",),
    "indexing/scatter.mlir": ("cuda-emulator",),
    "reduction/cumulative.mlir": ("cuda-emulator",),
    "reduction/sort.mlir": ("cuda-emulator",),
    "reduction/top_k.mlir": ("cuda-emulator",),
    "transform/vmap_contraction.mlir": ("cuda-emulator",),
    "transform/vmap_indexing.mlir": ("cuda-emulator",),
    "transform/vmap_movement.mlir": ("cuda-emulator",),
    "transform/vmap_reduction.mlir": ("cuda-emulator",),
    "types/cumulative.mlir": ("cuda-emulator",),
    "types/dot.mlir": ("cuda-emulator",),
    "types/scatter.mlir": ("cuda-emulator",),
    "types/sort.mlir": ("cuda-emulator",),
    "types/top_k.mlir": ("cuda-emulator",),
}


class Program:
    """One @main that checks what it computes. Inputs pass a barrier, so that no engine can fold the op away."""

    def __init__(self, path, summary, rules=()):
        """`rules`: the labels of docs/spec whose values are all over the program; others stand in comments beside theirs."""
        self.path, self.lines, self.count = HERE / path, [], 0
        missing = MISSING.get(str(path), ())
        self.lines += [f"// RUN: gcompile run %s --device {d}" for d in DEVICES if d not in missing]
        self.lines += ["// " + summary, *["// [%s]" % rule for rule in rules],
                       "// Written by test/exec/make_expected.py; do not edit.", "func.func @main() {"]

    def fresh(self):
        self.count += 1
        return "%%%d" % (self.count - 1)

    def comment(self, text):
        self.lines.append("  // " + text)

    def constant(self, t, values, shape):
        name = self.fresh()
        self.lines.append("  %s = gc.constant %s" % (name, dense(t, values, shape)))
        return name

    def input(self, t, values, shape):
        constant, name = self.constant(t, values, shape), self.fresh()
        self.lines.append("  %s = gc.optimization_barrier %s : (%s) -> %s" % (name, constant, tensor(t, shape), tensor(t, shape)))
        return name

    def op(self, text, results=1):
        """`text` after the `=`; returns the result's name, or names."""
        name = self.fresh()
        self.lines.append("  %s%s = %s" % (name, ":%d" % results if results > 1 else "", text))
        return name if results == 1 else ["%s#%d" % (name, i) for i in range(results)]

    def expect(self, value, t, expected, shape, ulps=0):
        constant = self.constant(t, expected, shape)
        kind = "close" if ulps else "eq"
        attributes = " {max_ulp_difference = %d : i64}" % ulps if ulps else ""
        self.lines.append("  gc.expect %s %s, %s%s : %s" % (kind, value, constant, attributes, tensor(t, shape)))

    def write(self):
        self.lines += ["  return", "}", ""]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text("\n".join(self.lines))
