"""gc.vmap of every op with a rule of its own: each example of the result is what the function gives for that example."""
import itertools
import re

import numpy as np

from numbers_ import *
from program import Program, tensor
from structured import numbers

SIZE = 3
TYPES = {"f32": F32, "f64": F64, "i32": Int(32), "i64": Int(64), "i8": Int(8), "ui8": Int(8, True), "i1": BOOL}
# Places that are in and out of bounds.
PLACES = {"place": (-2, 6), "index": (-1, 4)}


class Case:
    """`arguments`: "f32 2x3", or "i32 place 2" for an index; `body`: ops over %0, %1, … that give %r (or %r, %s)."""

    def __init__(self, arguments, body, results="%r", outs=None, rules=()):
        self.arguments = [self.parse(a) for a in arguments]
        self.body, self.results, self.rules = body, results, rules
        self.outs = [self.parse(o) for o in outs]

    @staticmethod
    def parse(text):
        words = text.split()
        shape = [int(d) for d in words[-1].split("x")] if words[-1][0].isdigit() else []
        return TYPES[words[0]], shape, next((w for w in words if w in PLACES), None)

    def function(self, name):
        arguments = ", ".join("%%%d: %s" % (i, tensor(t, s)) for i, (t, s, _) in enumerate(self.arguments))
        outs = ", ".join(tensor(t, s) for t, s, _ in self.outs)
        lines = "\n".join("  " + line for line in self.body.strip().splitlines())
        return "func.func private @%s(%s) -> (%s) {\n%s\n  return %s : %s\n}" % (name, arguments, outs, lines, self.results, outs)


def values(t, shape, kind, seed):
    if kind is None:
        return numbers(tuple(shape), t, seed)
    return np.random.default_rng(seed).integers(*PLACES[kind], tuple(shape))


def with_axis(shape, axis):
    return shape if axis < 0 else shape[:axis] + [SIZE] + shape[axis:]


def example(p, value, t, shape, axis, i):
    """Example i of a value, if it is batched."""
    if axis < 0:
        return value
    whole = with_axis(shape, axis)
    start, limit = [0] * len(whole), list(whole)
    start[axis], limit[axis] = i, i + 1
    part = whole[:axis] + [1] + whole[axis + 1:]
    cut = p.op("gc.slice %s start %s limit %s stride %s : (%s) -> %s" % (
        value, start, limit, [1] * len(whole), tensor(t, whole), tensor(t, part)))
    return p.op("gc.reshape %s : (%s) -> %s" % (cut, tensor(t, part), tensor(t, shape)))


def add(p, case, name, in_axes, out_axes, seed):
    p.comment("%s, in_axes %s" % (name, list(in_axes)))
    operands = []
    for i, ((t, shape, kind), axis) in enumerate(zip(case.arguments, in_axes)):
        a = values(t, with_axis(shape, axis), kind, seed * 10 + i)
        flat = [int(x) if isinstance(t, Int) or t is BOOL else float(x) for x in a.reshape(-1)]
        operands.append(p.input(t, flat, list(a.shape)))
    ins = ", ".join(tensor(t, with_axis(s, a)) for (t, s, _), a in zip(case.arguments, in_axes))
    outs = [tensor(t, with_axis(s, a)) for (t, s, _), a in zip(case.outs, out_axes)]
    signature = "(%s) -> (%s)" % (ins, ", ".join(outs))
    made = p.op("gc.vmap @%s(%s) in_axes %s out_axes %s : %s" % (
        name, ", ".join(operands), list(in_axes), list(out_axes), signature), len(outs))
    made = [made] if len(outs) == 1 else made
    for i in range(SIZE):
        parts = [example(p, v, t, s, a, i) for v, (t, s, _), a in zip(operands, case.arguments, in_axes)]
        want = p.op("func.call @%s(%s) : (%s) -> (%s)" % (
            name, ", ".join(parts), ", ".join(tensor(t, s) for t, s, _ in case.arguments),
            ", ".join(tensor(t, s) for t, s, _ in case.outs)), len(outs))
        want = [want] if len(outs) == 1 else want
        for got, w, (t, s, _), a in zip(made, want, case.outs, out_axes):
            p.lines.append("  gc.expect eq %s, %s : %s" % (example(p, got, t, s, a, i), w, tensor(t, s)))


def axes_of(case):
    """Every choice of batched arguments, up to 4 of them; the axis changes from one to the next."""
    count = len(case.arguments)
    choices = [c for c in itertools.product((True, False), repeat=count) if any(c)]
    if count > 4:
        choices = [c for c in choices if sum(c) in (1, count)]
    for n, choice in enumerate(choices):
        yield [min(n % 3, len(shape)) if on else -1 for on, (_, shape, _) in zip(choice, case.arguments)]


def write(path, summary, cases, rules=()):
    p = Program(path, summary, ["vmap.value", *rules])
    head = p.lines.pop()
    functions = [case.function(name) for name, case in cases.items()]
    p.lines += functions + [head]
    for seed, (name, case) in enumerate(cases.items()):
        for n, axes in enumerate(axes_of(case)):
            outs = [min(n % 2, len(s)) for _, s, _ in case.outs]
            add(p, case, name, axes, outs, seed * 20 + n)
    p.write()


def op(arguments, text, out, results="%r", **rest):
    """A case of one op; `text` has the types behind it already, or OUT for the functional type."""
    case = Case(arguments, "", results, [out] if isinstance(out, str) else out, **rest)
    ins = ", ".join(tensor(t, s) for t, s, _ in case.arguments)
    outs = [tensor(t, s) for t, s, _ in case.outs]
    case.body = ("%s = gc.%s" % (results, text)).replace(
        "SIG", "(%s) -> %s" % (ins, outs[0] if len(outs) == 1 else "(%s)" % ", ".join(outs)))
    if len(outs) > 1:
        case.body = case.body.replace(results + " =", "%p:" + str(len(outs)) + " =", 1)
        case.results = ", ".join("%%p#%d" % i for i in range(len(outs)))
    return case


def pointwise():
    return {
        "add": op(["f32 2x3", "f32 2x3"], "add %0, %1 : tensor<2x3xf32>", "f32 2x3"),
        "neg_scalar": op(["f32"], "neg %0 : tensor<f32>", "f32"),
        "compare": op(["i32 4", "i32 4"], "compare LT %0, %1 : SIG", "i1 4"),
        "select": op(["i1 2x3", "f32 2x3", "f32 2x3"], "select %0, %1, %2 : SIG", "f32 2x3"),
        "select_scalar": op(["i1", "f32 2x3", "f32 2x3"], "select %0, %1, %2 : SIG", "f32 2x3"),
        "select_all_scalar": op(["i1", "f32", "f32"], "select %0, %1, %2 : SIG", "f32"),
        "clamp": op(["f32", "f32 2x3", "f32 2x3"], "clamp %0, %1, %2 : SIG", "f32 2x3"),
        "clamp_scalar": op(["f32", "f32", "f32"], "clamp %0, %1, %2 : SIG", "f32"),
        "convert": op(["f32 2x3"], "convert %0 : SIG", "i32 2x3"),
        "marked": op(["f32 4"], "stop_gradient %0 : tensor<4xf32>", "f32 4"),
        "named": op(["f32 4"], 'checkpoint_name %0 as "a" : tensor<4xf32>', "f32 4"),
        "constant_kept": Case(["f32 2"], "%c = gc.constant dense<[1.0, 2.0]> : tensor<2xf32>\n%i = gc.iota dim 0 : tensor<2xf32>\n"
                              "%s = gc.add %c, %i : tensor<2xf32>\n%r = gc.mul %0, %s : tensor<2xf32>", "%r", ["f32 2"]),
        "unbatched_result": Case(["f32 2", "f32 2"], "%r = gc.add %0, %0 : tensor<2xf32>\n%s = gc.mul %1, %1 : tensor<2xf32>",
                                 "%r, %s", ["f32 2", "f32 2"]),
    }


def movement():
    return {
        "reshape": op(["f32 2x3"], "reshape %0 : SIG", "f32 6"),
        "reshape_scalar": op(["f32 1x1"], "reshape %0 : SIG", "f32"),
        "broadcast": op(["f32 3x1"], "broadcast %0 dims [2, 1] : SIG", "f32 2x4x3"),
        "broadcast_scalar": op(["f32"], "broadcast %0 dims [] : SIG", "f32 2x2"),
        "transpose": op(["f32 2x3x4"], "transpose %0 permutation [2, 0, 1] : SIG", "f32 4x2x3"),
        "slice": op(["f32 4x5"], "slice %0 start [1, 0] limit [4, 5] stride [2, 3] : SIG", "f32 2x2"),
        "pad": op(["f32 4x3", "f32"], "pad %0, %1 low [-1, 0] high [2, 1] interior [1, 0] : SIG", "f32 8x4"),
        "pad_bool": op(["i1 4", "i1"], "pad %0, %1 low [1] high [-2] interior [0] : SIG", "i1 3"),
        "windows": op(["f32 5x2", "f32"], "windows %0, %1 dims [0] size [3] stride [2] dilation [1] low [1] interior [0] : SIG",
                      "f32 3x2x3"),
        "concatenate": op(["f32 2x1", "f32 2x3", "f32 2x0"], "concatenate %0, %1, %2 dim 1 : SIG", "f32 2x4"),
        "reverse": op(["f32 2x3"], "reverse %0 dims [1] : SIG", "f32 2x3"),
        "bitcast_split": op(["i32 2"], "bitcast_reshape %0 : SIG", "ui8 2x4"),
        "bitcast_merge": op(["ui8 2x4"], "bitcast_reshape %0 : SIG", "i32 2"),
        "barrier": op(["f32 2", "i32 3"], "optimization_barrier %0, %1 : SIG", ["f32 2", "i32 3"]),
        "dynamic_slice": op(["f32 4x5", "i32 place", "i32 place"], "dynamic_slice %0[%1, %2] sizes [2, 3] : SIG", "f32 2x3"),
        "dynamic_slice_i8": op(["i64 6", "i8 place"], "dynamic_slice %0[%1] sizes [4] : SIG", "i64 4"),
        "dynamic_slice_none": op(["f32"], "dynamic_slice %0[] sizes [] : SIG", "f32"),
        "dynamic_update_slice": op(["f32 4x5", "f32 2x3", "i32 place", "i32 place"],
                                   "dynamic_update_slice %0, %1[%2, %3] : SIG", "f32 4x5"),
        "dynamic_update_slice_long": op(["f32 200", "f32 3", "i8 place"], "dynamic_update_slice %0, %1[%2] : SIG", "f32 200"),
    }


def reduction():
    argmax = """%i = gc.iota dim 1 : tensor<2x4xi32>
%z = gc.constant dense<0> : tensor<i32>
%r, %s = gc.reduce region(%0, %i) init(%1, %z) dims [1] {
^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
  %p = gc.compare GT %b, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %m = gc.select %p, %b, %a : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  %mi = gc.select %p, %bi, %ai : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
  gc.yield %m, %mi : tensor<f32>, tensor<i32>
} : (tensor<2x4xf32>, tensor<2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)"""
    sort = """%p:2 = gc.sort %0, %1 dim 1 stable {
^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
  %l = gc.compare LT %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  gc.yield %l : tensor<i1>
} : (tensor<2x5xf32>, tensor<2x5xi32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)"""
    return {
        "sum": op(["f32 2x3x4"], "reduce add(%0) dims [0, 2] : SIG", "f32 3"),
        "sum_init": op(["f32 2x3", "f32"], "reduce add(%0) init(%1) dims [1] : SIG", "f32 2"),
        "all": op(["i1 3", "i1"], "reduce and(%0) init(%1) dims [0] : SIG", "i1"),
        "max_init": op(["f32 4", "f32"], "reduce max(%0) init(%1) dims [0] : SIG", "f32"),
        "argmax": Case(["f32 2x4"], "%1 = gc.constant dense<-100.0> : tensor<f32>\n" + argmax, "%r, %s", ["f32 2", "i32 2"]),
        "cumulative": op(["f32 2x4"], "cumulative add %0 dim 1 reverse exclusive : tensor<2x4xf32>", "f32 2x4"),
        "top_k": op(["f32 2x6"], "top_k %0 k 3 : SIG", ["f32 2x3", "i32 2x3"]),
        "sort": Case(["f32 2x5", "i32 2x5"], sort, "%p#0, %p#1", ["f32 2x5", "i32 2x5"]),
    }


def contraction():
    def dot(lhs, rhs, lb, rb, lc, rc, out):
        return op([lhs, rhs], "dot %%0, %%1 batch %s x %s contract %s x %s : SIG" % (lb, rb, lc, rc), out)
    return {
        "matmul": dot("f32 2x3", "f32 3x4", [], [], [1], [0], "f32 2x4"),
        "matmul_batch": dot("f32 2x5x3", "f32 5x3x4", [1], [0], [2], [1], "f32 5x2x4"),
        "outer": dot("f32 2", "f32 3", [], [], [], [], "f32 2x3"),
        "inner": dot("f32 3", "f32 3", [], [], [0], [0], "f32"),
        "integers": dot("i32 2x3", "i32 4x3", [], [], [1], [1], "i32 2x4"),
    }


def indexing():
    gather = ("gather %%0[%%1] <{offset_dims = array<i64: %s>, collapsed_slice_dims = array<i64: %s>, operand_batching_dims = array<i64%s>, "
              "indices_batching_dims = array<i64%s>, start_index_map = array<i64: %s>, index_vector_dim = %d : i64, "
              "slice_sizes = array<i64: %s>}> : SIG")
    scatter = ("scatter add(%%0)[%%1](%%2) <{update_window_dims = array<i64%s>, inserted_window_dims = array<i64: %s>, "
               "input_batching_dims = array<i64%s>, indices_batching_dims = array<i64%s>, "
               "scatter_dims_to_operand_dims = array<i64: %s>, index_vector_dim = %d : i64, kind = #gc<monoid %s>}>%s : SIG")
    scatter = scatter.replace("scatter add", "scatter KIND")

    def scattered(kind, body, *rest):
        text = scatter % (*rest, kind, body)
        return re.sub(r", kind = #gc<monoid \w+>", "", text).replace("KIND", kind)
    region = " {\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n  gc.yield %b : tensor<f32>\n}"
    return {
        "rows": op(["f32 4x3", "i32 index 2x1"], gather % ("1", "0", "", "", "0", 1, "1, 3"), "f32 2x3"),
        "elements": op(["f32 4x3", "i32 index 5x2"], (gather % ("0", "0, 1", "", "", "0, 1", 1, "1, 1")).replace("offset_dims = array<i64: 0>", "offset_dims = array<i64>"), "f32 5"),
        "windows_at": op(["f32 4x5", "i32 index 2"], (gather % ("0, 1", "0", "", "", "0, 1", 0, "2, 3")).replace(
            "collapsed_slice_dims = array<i64: 0>", "collapsed_slice_dims = array<i64>"), "f32 2x3"),
        "gather_batching": op(["f32 2x4", "i32 index 2x3x1"], (gather % ("0", "1", ": 0", ": 0", "1", 2, "1, 1")).replace(
            "offset_dims = array<i64: 0>", "offset_dims = array<i64>"), "f32 2x3"),
        "scatter_add": op(["f32 4x3", "i32 index 2x1", "f32 2x3"], scattered("add", "", ": 1", "0", "", "", "0", 1), "f32 4x3"),
        "scatter_set": op(["f32 4", "i32 index 3x1", "f32 3"], scattered("region", region, "", "0", "", "", "0", 1), "f32 4"),
        "scatter_batching": op(["f32 2x4", "i32 index 2x3x1", "f32 2x3"], scattered("max", "", "", "1", ": 0", ": 0", "1", 2), "f32 2x4"),
    }


def control():
    loop = """%z = gc.constant dense<0> : tensor<i32>
%one = gc.constant dense<1> : tensor<i32>
%two = gc.constant dense<2.0> : tensor<2xf32>
%w:2 = gc.while %z, %0 cond {
^bb0(%i: tensor<i32>, %a: tensor<2xf32>):
  %c = gc.compare LT %i, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  gc.yield %c : tensor<i1>
} do {
^bb0(%i: tensor<i32>, %a: tensor<2xf32>):
  %n = gc.add %i, %one : tensor<i32>
  %m = gc.mul %a, %two : tensor<2xf32>
  %s = gc.add %m, %2 : tensor<2xf32>
  gc.yield %n, %s : tensor<i32>, tensor<2xf32>
} : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)"""
    scan = """%p:2 = gc.scan(%0) over(%1) trip 4 reverse {
^bb0(%c: tensor<2xf32>, %x: tensor<2xf32>):
  %m = gc.mul %c, %2 : tensor<2xf32>
  %s = gc.add %m, %x : tensor<2xf32>
  gc.yield %s, %m : tensor<2xf32>, tensor<2xf32>
} : (tensor<2xf32>, tensor<4x2xf32>) -> (tensor<2xf32>, tensor<4x2xf32>)"""
    branches = """%r = gc.case %0 {
  gc.yield %1 : tensor<2xf32>
}, {
  %n = gc.neg %1 : tensor<2xf32>
  gc.yield %n : tensor<2xf32>
}, {
  %n = gc.add %1, %2 : tensor<2xf32>
  gc.yield %n : tensor<2xf32>
} : (tensor<i32>) -> tensor<2xf32>"""
    custom = """%p:2 = gc.custom_vjp "scaled"(%0, %1) primal {
^bb0(%a: tensor<2xf32>, %b: tensor<f32>):
  %c = gc.broadcast %b dims [] : (tensor<f32>) -> tensor<2xf32>
  %m = gc.mul %a, %c : tensor<2xf32>
  gc.yield %m, %b : tensor<2xf32>, tensor<f32>
} forward {
^bb0(%a: tensor<2xf32>, %b: tensor<f32>):
  %c = gc.broadcast %b dims [] : (tensor<f32>) -> tensor<2xf32>
  %m = gc.mul %a, %c : tensor<2xf32>
  gc.yield %m, %b, %c : tensor<2xf32>, tensor<f32>, tensor<2xf32>
} backward {
^bb0(%c: tensor<2xf32>, %d: tensor<2xf32>, %e: tensor<f32>):
  %m = gc.mul %d, %c : tensor<2xf32>
  gc.yield %m, %e : tensor<2xf32>, tensor<f32>
} : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)"""
    inside = """%r = gc.case %0 {
  %d = gc.add %1, %1 : tensor<2xf32>
  gc.yield %d : tensor<2xf32>
}, {
  %p:2 = gc.scan(%1) over(%2) trip 3 {
  ^bb0(%c: tensor<2xf32>, %x: tensor<2xf32>):
    %s = gc.sub %c, %x : tensor<2xf32>
    gc.yield %s, %c : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<3x2xf32>)
  gc.yield %p#0 : tensor<2xf32>
} : (tensor<i32>) -> tensor<2xf32>"""
    return {
        "loop": Case(["f32 2", "i32 index", "f32 2"], loop, "%w#0, %w#1", ["i32", "f32 2"]),
        "scan": Case(["f32 2", "f32 4x2", "f32 2"], scan, "%p#0, %p#1", ["f32 2", "f32 4x2"]),
        "branches": Case(["i32 index", "f32 2", "f32 2"], branches, "%r", ["f32 2"]),
        "custom": Case(["f32 2", "f32"], custom, "%p#0, %p#1", ["f32 2", "f32"]),
        "scan_in_branch": Case(["i32 index", "f32 2", "f32 3x2"], inside, "%r", ["f32 2"]),
    }


def main():
    write("transform/vmap_pointwise.mlir", "vmap of pointwise ops and markers.", pointwise())
    write("transform/vmap_movement.mlir", "vmap of movement ops, starts and fills per example too.", movement())
    write("transform/vmap_reduction.mlir", "vmap of reductions, cumulative ops, sorts.", reduction())
    write("transform/vmap_contraction.mlir", "vmap of contractions.", contraction())
    write("transform/vmap_indexing.mlir", "vmap of gather and scatter.", indexing())
    write("transform/vmap_control.mlir", "vmap of loops, branches, functions with gradients of their own.", control(), ["vmap.while"])
