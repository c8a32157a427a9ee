"""Expected values of the structured ops, from NumPy. Floats are small integers where order must not matter."""
import functools
import itertools
import math
import re

import numpy as np

from numbers_ import *
from program import Program, tensor

DTYPE = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "i64": np.int64, "i8": np.int8, "ui8": np.uint8,
         "ui32": np.uint32, "i1": np.bool_, "f16": np.float16}
I32, I64, I8, UI8, UI32 = Int(32), Int(64), Int(8), Int(8, True), Int(32, True)


def flat(t, a):
    a = np.asarray(a)
    return [int(x) if isinstance(t, Int) else float(x) for x in a.reshape(-1)]


def put(p, t, a):
    a = np.asarray(a)
    return p.input(t, flat(t, a), list(a.shape))


def check(p, value, t, a, ulps=0):
    a = np.asarray(a)
    p.expect(value, t, flat(t, a), list(a.shape), ulps)


def sig(ins, outs):
    """A functional type of (type, array) pairs."""
    text = ["(%s)" % ", ".join(tensor(t, np.shape(a)) for t, a in side) for side in (ins, outs)]
    return "%s -> %s" % (text[0], text[1] if len(outs) != 1 else text[1][1:-1])


def numbers(shape, t=F32, seed=0):
    rng = np.random.default_rng(seed)
    if t is BOOL:
        return rng.integers(0, 2, shape).astype(bool)
    low = 0 if isinstance(t, Int) and t.unsigned else -9
    return rng.integers(low, 10, shape).astype(DTYPE[t.name])


def unary(p, text, t, a, expected, result=None):
    value = p.op("gc.%s : %s" % (text.replace("%a", put(p, t, a)), sig([(t, a)], [(result or t, expected)])))
    check(p, value, result or t, expected)


def movement():
    p = Program("movement/shapes.mlir", "reshape, broadcast, transpose, slice, reverse, concatenate, iota against NumPy.",
                ["reshape.order", "transpose.order", "slice.stride", "reverse.order", "broadcast.repeat", "concatenate.empty", "iota.value", "constant.value"])
    for t in (F32, F16, F64, I8, I64, BOOL):
        p.comment(t.name)
        a = numbers((2, 3, 4), t)
        unary(p, "reshape %a", t, a, a.reshape(4, 6))
        unary(p, "reshape %a", t, a, a.reshape(1, 24, 1))
        unary(p, "transpose %a permutation [2, 0, 1]", t, a, a.transpose(2, 0, 1))
        unary(p, "slice %a start [0, 1, 0] limit [2, 3, 4] stride [1, 2, 3]", t, a, a[0:2, 1:3:2, 0:4:3])
        unary(p, "slice %a start [1, 1, 1] limit [1, 3, 4] stride [1, 1, 1]", t, a, a[1:1, 1:3, 1:4])
        unary(p, "reverse %a dims [0, 2]", t, a, a[::-1, :, ::-1])
        b = numbers((3, 1), t, 1)
        unary(p, "broadcast %a dims [2, 1]", t, b, np.broadcast_to(b.T.reshape(1, 1, 3), (2, 4, 3)))
        c = numbers((), t, 2)
        unary(p, "broadcast %a dims []", t, c, np.broadcast_to(c, (2, 2)))
        parts = [numbers(s, t, i) for i, s in enumerate([(2, 3), (2, 0), (2, 1), (2, 4)])]
        names = ", ".join(put(p, t, x) for x in parts)
        expected = np.concatenate(parts, axis=1)
        check(p, p.op("gc.concatenate %s dim 1 : %s" % (names, sig([(t, x) for x in parts], [(t, expected)]))), t, expected)
    for t in (F32, F16, I8, UI32):
        p.comment("iota " + t.name)
        expected = np.broadcast_to(np.arange(5).reshape(5, 1), (5, 3)).astype(DTYPE[t.name])
        check(p, p.op("gc.iota dim 0 : %s" % tensor(t, (5, 3))), t, expected)
    p.write()

    p = Program("movement/pad.mlir", "pad: low, high, interior, and negative amounts that crop.",
                ["pad.interior", "pad.negative"])
    for t in (F32, I32, BOOL):
        for low, high, interior in itertools.product((-3, -1, 0, 2), (-2, 0, 1), (0, 1, 2)):
            a, fill = numbers((4, 3), t), numbers((), t, 5)
            step = interior + 1
            spread = np.full((4 * step - interior, 3), fill)
            spread[::step] = a
            wide = np.full((spread.shape[0] + 20, 3), fill)
            wide[10:-10] = spread
            size = spread.shape[0] + low + high
            if size < 0:
                continue
            expected = wide[10 - low:10 - low + size]
            x, f = put(p, t, a), put(p, t, fill)
            check(p, p.op("gc.pad %s, %s low [%d, 0] high [%d, 0] interior [%d, 0] : %s" % (
                x, f, low, high, interior, sig([(t, a), (t, fill)], [(t, expected)]))), t, expected)
    p.write()

    windows()

    p = Program("movement/dynamic.mlir", "dynamic_slice and dynamic_update_slice clamp their starts.",
                ["dynamic_slice.clamp", "dynamic_update_slice.clamp"])
    a, u = numbers((5, 6)), numbers((2, 3), F32, 1)
    for t in (I32, I64, UI32, I8):
        for i, j in itertools.product((t.low, 0, 1, 3, t.high), (0, 2, 4, t.high - 1)):
            r, c = min(max(i, 0), 3), min(max(j, 0), 3)
            x, v, si, sj = put(p, F32, a), put(p, F32, u), put(p, t, np.array(i, DTYPE.get(t.name))), put(p, t, np.array(j, DTYPE[t.name]))
            z = [(t, ()), (t, ())]
            starts = "%s, %s" % (tensor(t, []), tensor(t, []))
            value = p.op("gc.dynamic_slice %s[%s, %s] sizes [2, 3] : (%s, %s) -> %s" % (x, si, sj, tensor(F32, (5, 6)), starts, tensor(F32, (2, 3))))
            check(p, value, F32, a[r:r + 2, c:c + 3])
            b = a.copy()
            b[r:r + 2, c:c + 3] = u
            value = p.op("gc.dynamic_update_slice %s, %s[%s, %s] : (%s, %s, %s) -> %s" % (
                x, v, si, sj, tensor(F32, (5, 6)), tensor(F32, (2, 3)), starts, tensor(F32, (5, 6))))
            check(p, value, F32, b)
    p.write()

    p = Program("movement/optimization_barrier.mlir", "optimization_barrier hands on every bit, several operands of any type.",
                ["optimization_barrier.value"])
    a, b = np.array([0.0, -0.0, 1e-45, math.inf, -math.inf, 3.5], np.float32), numbers((2, 0), I8)
    pair = [(F32, a), (I8, b), (BOOL, np.array(True))]
    names = ", ".join(put(p, t, x) for t, x in pair)
    r = p.op("gc.optimization_barrier %s : %s" % (names, sig(pair, pair)), 3)
    for value, (t, x) in zip(r, pair):
        check(p, value, t, x)
    p.write()

    p = Program("movement/bitcast_reshape.mlir", "bitcast_reshape: NumPy's view, lowest bits first.",
                ["bitcast_reshape.order"])
    a = np.array([[1.5, -2.0], [0.1, 3e5]], np.float32)
    unary(p, "bitcast_reshape %a", F32, a, a.view(np.uint8).reshape(2, 2, 4), UI8)
    b = numbers((3, 4), UI8)
    unary(p, "bitcast_reshape %a", UI8, b, b.view(np.uint32).reshape(3), UI32)
    p.write()


def windows_of(a, fill, dims, size, stride, dilation, low, interior, count):
    """Element by element: where window o, place w lies in the operand."""
    shape = list(a.shape)
    for d, n in zip(dims, count):
        shape[d] = n
    out = np.full(shape + list(size), fill, a.dtype)
    for index in np.ndindex(*out.shape):
        at, inside = list(index[:a.ndim]), True
        for i, d in enumerate(dims):
            position = index[d] * stride[i] + index[a.ndim + i] * dilation[i] - low[i]
            inside &= position % (interior[i] + 1) == 0 and 0 <= position // (interior[i] + 1) < a.shape[d]
            at[d] = position // (interior[i] + 1)
        if inside:
            out[index] = a[tuple(at)]
    return out


def windows():
    p = Program("movement/windows.mlir", "windows: strides, dilations of both sides, padding and cropping; pooling over them.",
                ["windows.place", "windows.fill"])
    cases = [([1], [3], [1], [1], [1], [0], [5]), ([1], [2], [2], [1], [0], [0], [2]), ([0], [3], [2], [2], [2], [0], [3]),
             ([1, 0], [2, 3], [1, 3], [2, 1], [-1, 2], [1, 2], [4, 3]), ([0], [1], [2], [1], [-1], [0], [2]),
             ([1], [4], [1], [1], [3], [2], [6]), ([0, 1], [2, 2], [1, 1], [1, 1], [0, 0], [0, 0], [3, 4]),
             ([1], [0], [1], [1], [0], [0], [3]), ([1], [2], [1], [1], [9], [0], [2])]
    for t in (F32, F64, I8, BOOL):
        for case in cases:
            a, fill = numbers((4, 5), t), numbers((), t, 5)
            expected = windows_of(a, fill, *case)
            x, f = put(p, t, a), put(p, t, fill)
            check(p, p.op("gc.windows %s, %s dims %s size %s stride %s dilation %s low %s interior %s : %s" % (
                x, f, *case[:6], sig([(t, a), (t, fill)], [(t, expected)]))), t, expected)
    p.comment("A sum over windows, read by the kernel that takes it.")
    a, k = numbers((2, 7, 6, 3), F32), numbers((3, 2, 3, 4), F32, 1)
    geometry = ([1, 2], [3, 2], [2, 1], [1, 2], [1, 1], [0, 0], [4, 6])
    patches = windows_of(a, 0, *geometry)
    text = "gc.windows %s, %s dims [1, 2] size [3, 2] stride [2, 1] dilation [1, 2] low [1, 1] interior [0, 0] : " + sig(
        [(F32, a), (F32, np.float32(0))], [(F32, patches)])
    expected = patches.sum((4, 5))
    w = p.op(text % (put(p, F32, a), put(p, F32, np.float32(0))))
    check(p, p.op("gc.reduce add(%s) dims [4, 5] : %s" % (w, sig([(F32, patches)], [(F32, expected)]))), F32, expected)
    p.write()

    p = Program("contraction/convolution.mlir", "A product of windows and a kernel, read by the kernel that takes them.")
    expected = np.einsum("nhwcij,ijco->nhwo", patches, k)
    w = p.op(text % (put(p, F32, a), put(p, F32, np.float32(0))))
    check(p, p.op("gc.dot %s, %s batch [] x [] contract [4, 5, 3] x [0, 1, 2] : %s" % (
        w, put(p, F32, k), sig([(F32, patches), (F32, k)], [(F32, expected)]))), F32, expected)
    p.write()
    channels()


def channels():
    """Convolutions whose channels are whole vectors, and both gradients."""
    p = Program("contraction/channels.mlir", "Convolutions and their gradients over 32 channels, which are read as vectors.")
    p.lines[2:2] = ["// RUN: gcompile compile %s -o %t.gcx --target-cpu x86-64-v3", "// RUN: gcompile run %t.gcx"]
    image, kernel, grad = numbers((2, 5, 4, 32), F32), numbers((3, 2, 32, 5), F32, 1), numbers((2, 3, 4, 5), F32, 2)
    wide, turned = numbers((2, 3, 4, 32), F32, 3), numbers((3, 2, 7, 32), F32, 4)
    zero = np.float32(0)
    # (what, operand, geometry, the other operand, dimensions contracted, einsum)
    cases = [
        ("forward", image, ([1, 2], [3, 2], [2, 1], [1, 1], [1, 1], [0, 0], [3, 4]), kernel, "[4, 5, 3] x [0, 1, 2]", "nhwcij,ijco->nhwo"),
        ("gradient of the operand, strides undone", wide, ([1, 2], [3, 2], [1, 1], [1, 1], [1, 0], [1, 0], [5, 4]), turned,
         "[4, 5, 3] x [0, 1, 3]", "nhwcij,ijoc->nhwo"),
        ("gradient of the kernel", image, ([1, 2], [3, 4], [1, 1], [2, 1], [1, 1], [0, 0], [3, 2]), grad, "[0, 4, 5] x [0, 1, 2]",
         "nijchw,nhwo->ijco"),
    ]
    for t in (F32, BF16):
        for what, a, geometry, b, contract, rule in cases:
            p.comment("%s %s" % (t.name, what))
            patches = windows_of(a, 0, *geometry)
            expected = np.vectorize(t.round, otypes=[np.float64])(np.einsum(rule, patches.astype(np.float64), b.astype(np.float64)))
            if what.endswith("undone"):
                b = b[::-1, ::-1]
            x, f, y = put(p, t, a), put(p, t, zero), put(p, t, b)
            if what.endswith("undone"):
                y = p.op("gc.reverse %s dims [0, 1] : %s" % (y, sig([(t, b)], [(t, b)])))
            w = p.op("gc.windows %s, %s dims %s size %s stride %s dilation %s low %s interior %s : %s" % (
                x, f, *geometry[:6], sig([(t, a), (t, zero)], [(t, patches)])))
            check(p, p.op("gc.dot %s, %s batch [] x [] contract %s : %s" % (
                w, y, contract, sig([(t, patches), (t, b)], [(t, expected)]))), t, expected)
    p.write()


def reduction():
    p = Program("reduction/reduce.mlir", "reduce by name: kinds, dimensions, inits, empty dimensions.",
                ["reduce.identity", "reduce.init", "reduce.bool"])
    kinds = {"add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum, "and": np.bitwise_and,
             "or": np.bitwise_or, "xor": np.bitwise_xor}
    for t in (F32, F16, F64, I32, UI8, I8, BOOL):
        for kind, f in kinds.items():
            if isinstance(t, Float) and kind in ("and", "or", "xor"):
                continue
            p.comment("%s %s" % (t.name, kind))
            a = numbers((3, 4, 5), t, 3)
            if kind == "mul" and t is not BOOL:
                a = np.where(np.abs(a.astype(np.int64)) > 2, DTYPE[t.name](1), a)
            if t is BOOL:
                f = {"add": np.logical_or, "mul": np.logical_and, "min": np.logical_and, "max": np.logical_or}.get(kind, f)
            for dims in ([0], [2], [1, 2], [0, 2], [0, 1, 2], []):
                expected = functools.reduce(lambda r, d: f.reduce(r, axis=d, dtype=a.dtype), sorted(dims, reverse=True), a)
                x = put(p, t, a)
                check(p, p.op("gc.reduce %s(%s) dims %s : %s" % (kind, x, dims, sig([(t, a)], [(t, expected)]))), t, expected)
            init = numbers((), t, 9)
            expected = f(init, f.reduce(a, axis=1, dtype=a.dtype)).astype(a.dtype)
            check(p, p.op("gc.reduce %s(%s) init(%s) dims [1] : %s" % (
                kind, put(p, t, a), put(p, t, init), sig([(t, a), (t, init)], [(t, expected)]))), t, expected)
            empty = np.zeros((2, 0), a.dtype)
            expected = np.full((2,), init)
            check(p, p.op("gc.reduce %s(%s) init(%s) dims [1] : %s" % (
                kind, put(p, t, empty), put(p, t, init), sig([(t, empty), (t, init)], [(t, expected)]))), t, expected)
            low, high = (t.low, t.high) if isinstance(t, Int) else (-math.inf, math.inf)
            expected = np.full((2,), {"add": 0, "mul": 1, "min": high, "max": low, "and": -1, "or": 0, "xor": 0}[kind]).astype(a.dtype)
            check(p, p.op("gc.reduce %s(%s) dims [1] : %s" % (kind, put(p, t, empty), sig([(t, empty)], [(t, expected)]))), t, expected)
    p.comment("[reduce.nan]")
    a = np.array([[1, math.nan, 3], [0.0, -0.0, 0.0], [-0.0, -0.0, -0.0], [-math.inf, 2, math.inf]], np.float32)
    x = put(p, F32, a)
    sums = [math.nan, 0.0, 0.0, math.nan]  # -0 alone is +0: a sum starts there
    check(p, p.op("gc.reduce add(%s) dims [1] : %s" % (x, sig([(F32, a)], [(F32, a[:, 0])]))), F32, sums)
    check(p, p.op("gc.reduce max(%s) dims [1] : %s" % (x, sig([(F32, a)], [(F32, a[:, 0])]))), F32, [math.nan, 0.0, -0.0, math.inf])
    check(p, p.op("gc.reduce min(%s) dims [1] : %s" % (x, sig([(F32, a)], [(F32, a[:, 0])]))), F32, [math.nan, -0.0, -0.0, -math.inf])
    p.write()

    p = Program("reduction/argmax.mlir", "reduce with a region of two accumulators, as JAX prints argmax; NaN wins, ties by lower index.",
                ["reduce.region"])
    for shape, dim in (((4, 7), 1), ((7, 4), 0), ((2, 3, 5), 1), ((9,), 0)):
        a = numbers(shape, F32, 11)
        if len(shape) > 1:
            a.reshape(-1)[5] = math.nan
        index = np.broadcast_to(np.arange(shape[dim]).reshape([-1 if i == dim else 1 for i in range(len(shape))]), shape)
        best = np.argmax(a, axis=dim)  # NumPy: the first NaN, else the first largest
        value = np.take_along_axis(a, np.expand_dims(best, dim), dim).squeeze(dim)
        x, y = put(p, F32, a), put(p, I32, index)
        lo, z = put(p, F32, np.float32(-math.inf)), put(p, I32, np.int32(0))
        r = p.op("""gc.reduce region(%s, %s) init(%s, %s) dims [%d] {
  ^bb0(%%v: tensor<f32>, %%n: tensor<i32>, %%w: tensor<f32>, %%m: tensor<i32>):
    %%gt = gc.compare GT %%v, %%w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %%nan = gc.compare NE %%v, %%v : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %%better = gc.or %%gt, %%nan : tensor<i1>
    %%eq = gc.compare EQ %%v, %%w : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %%lower = gc.compare LT %%n, %%m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %%tie = gc.and %%eq, %%lower : tensor<i1>
    %%first = gc.or %%better, %%tie : tensor<i1>
    %%a = gc.select %%better, %%v, %%w : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %%b = gc.select %%first, %%n, %%m : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %%a, %%b : tensor<f32>, tensor<i32>
  } : %s""" % (x, y, lo, z, dim, sig([(F32, a), (I32, index), (F32, ()), (I32, ())][:2], [])[:-len(" -> ()")][:-1]
               + ", tensor<f32>, tensor<i32>) -> (%s, %s)" % (tensor(F32, value.shape), tensor(I32, best.shape))), 2)
        check(p, r[0], F32, value)
        check(p, r[1], I32, best)
    # A sum beside what the last element has; that is one number for all columns.
    a, n = numbers((7, 20), F32, 11), np.arange(3, 10)
    spread = p.op("gc.broadcast %s dims [0] : %s" % (put(p, I32, n), sig([(I32, n)], [(I32, a)])))
    r = p.op("""gc.reduce region(%s, %s) init(%s, %s) dims [0] {
  ^bb0(%%v: tensor<f32>, %%n: tensor<i32>, %%w: tensor<f32>, %%m: tensor<i32>):
    %%a = gc.add %%v, %%w : tensor<f32>
    gc.yield %%a, %%m : tensor<f32>, tensor<i32>
  } : (%s, %s, tensor<f32>, tensor<i32>) -> (%s, %s)""" % (
        put(p, F32, a), spread, put(p, F32, np.float32(0)), put(p, I32, np.int32(0)), tensor(F32, a.shape), tensor(I32, a.shape),
        tensor(F32, (20,)), tensor(I32, (20,))), 2)
    check(p, r[0], F32, a.sum(0))
    check(p, r[1], I32, np.full(20, 9))
    p.write()

    p = Program("reduction/cumulative.mlir", "cumulative: kinds, directions, exclusive.",
                ["cumulative.order", "cumulative.exclusive"])
    for t in (F32, I32):
        a = numbers((3, 5), t, 4)
        for kind, f, identity in (("add", np.add, 0), ("mul", np.multiply, 1),
                                  ("max", np.maximum, -math.inf if t is F32 else t.low), ("min", np.minimum, math.inf if t is F32 else t.high)):
            for dim, reverse, exclusive in itertools.product((0, 1), (False, True), (False, True)):
                b = np.flip(a, dim) if reverse else a
                r = f.accumulate(b, axis=dim, dtype=a.dtype)
                if exclusive:
                    r = np.concatenate([np.full_like(r.take([0], dim), identity), r.take(range(a.shape[dim] - 1), dim)], dim)
                r = np.flip(r, dim) if reverse else r
                words = (" reverse" if reverse else "") + (" exclusive" if exclusive else "")
                check(p, p.op("gc.cumulative %s %s dim %d%s : %s" % (kind, put(p, t, a), dim, words, tensor(t, a.shape))), t, r)
    p.write()

    p = Program("reduction/top_k.mlir", "top_k: descending, ties by lower index, NaN first.",
                ["top_k.order", "top_k.ties"])
    for t in (F32, I32, UI8):
        a = numbers((3, 8), t, 6)
        if t is F32:
            a[1, 3] = a[1, 6] = math.nan
            a[0, 2] = math.inf
        for k in (1, 3, 8):
            order = np.array([sorted(range(8), key=lambda i: (0, i) if row[i] != row[i] else (1, -float(row[i]), i)) for row in a])[:, :k]
            values = np.take_along_axis(a, order, 1)
            r = p.op("gc.top_k %s k %d : %s" % (put(p, t, a), k, sig([(t, a)], [(t, values), (I32, order)])), 2)
            check(p, r[0], t, values)
            check(p, r[1], I32, order)
    p.write()

    p = Program("reduction/sort.mlir", "sort: stable by a key, a second tensor goes along; total order puts NaN last.",
                ["sort.stable", "sort.together"])
    for dim in (0, 1):
        a, index = numbers((6, 4), F32, 8), np.broadcast_to(np.arange(4), (6, 4)).astype(np.int32)
        a[2, 1], a[3, 1], a[1, 0] = math.nan, -math.inf, -0.0
        order = np.argsort(a + 0.0, axis=dim, kind="stable")
        sorted_a, sorted_i = np.take_along_axis(a + 0.0, order, dim), np.take_along_axis(index, order, dim)
        x, y = put(p, F32, a + 0.0), put(p, I32, index)
        both = [(F32, a), (I32, index)]
        r = p.op("""gc.sort %s, %s dim %d stable {
  ^bb0(%%l: tensor<f32>, %%r: tensor<f32>, %%m: tensor<i32>, %%n: tensor<i32>):
    %%p = gc.compare LT %%l, %%r total_order : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %%p : tensor<i1>
  } : %s""" % (x, y, dim, sig(both, both)), 2)
        check(p, r[0], F32, sorted_a)
        check(p, r[1], I32, sorted_i)
    p.comment("Two keys, the second one descending, and a payload along the middle dimension.")
    shape = (2, 37, 3)
    keys = [numbers(shape, I32, s) % 4 for s in (9, 10)]
    payload = numbers(shape, UI8, 11)
    order = np.argsort(keys[0] * 100 - keys[1], axis=1, kind="stable")
    every = [(I32, keys[0]), (I32, keys[1]), (UI8, payload)]
    names = tuple(put(p, t, a) for t, a in every)
    r = p.op("""gc.sort %s, %s, %s dim 1 stable {
  ^bb0(%%l: tensor<i32>, %%r: tensor<i32>, %%m: tensor<i32>, %%n: tensor<i32>, %%x: tensor<ui8>, %%y: tensor<ui8>):
    %%less = gc.compare LT %%l, %%r : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %%same = gc.compare EQ %%l, %%r : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %%more = gc.compare GT %%m, %%n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %%both = gc.and %%same, %%more : tensor<i1>
    %%p = gc.or %%less, %%both : tensor<i1>
    gc.yield %%p : tensor<i1>
  } : %s""" % (names + (sig(every, every),)), 3)
    for value, (t, a) in zip(r, every):
        check(p, value, t, np.take_along_axis(a, order, 1))
    p.write()


def contraction():
    p = Program("contraction/dot.mlir", "dot: batch, free and contracted dimensions in any place, against einsum; degenerate sizes.",
                ["dot.order", "dot.empty", "dot.one"])
    cases = [((4, 6), (6, 5), [], [], [1], [0], "mk,kn->mn"), ((6, 4), (5, 6), [], [], [0], [1], "km,nk->mn"),
             ((2, 3, 4), (2, 4, 5), [0], [0], [2], [1], "bmk,bkn->bmn"), ((3, 2, 4), (4, 5, 2), [1], [2], [2], [0], "mbk,knb->bmn"),
             ((3, 4, 5), (5, 2, 4), [], [], [1, 2], [2, 0], "mkl,lnk->mn"), ((4,), (4,), [], [], [0], [0], "k,k->"),
             ((2, 3), (4,), [], [], [], [], "ab,c->abc"), ((1, 7), (7, 1), [], [], [1], [0], "mk,kn->mn"),
             ((3, 0), (0, 2), [], [], [1], [0], "mk,kn->mn"), ((17, 33), (33, 19), [], [], [1], [0], "mk,kn->mn")]
    for t in (F32, F64, I32, I8, UI8):
        p.comment(t.name)
        for ls, rs, lb, rb, lc, rc, spec in cases:
            a, b = numbers(ls, t, 1), numbers(rs, t, 2)
            expected = np.einsum(spec, a.astype(np.int64), b.astype(np.int64)).astype(a.dtype) if lc else np.multiply.outer(a, b)
            value = p.op("gc.dot %s, %s batch %s x %s contract %s x %s : %s" % (
                put(p, t, a), put(p, t, b), lb, rb, lc, rc, sig([(t, a), (t, b)], [(t, expected)])))
            check(p, value, t, expected)
    p.comment("operands that are one row or one column many times")
    for t in (F32, BF16, I32):
        for shape, lhs, dims in (((17, 33), True, [1]), ((17, 33), True, [0]), ((33, 19), False, [1]), ((33, 19), False, [0])):
            made = F32 if t is BF16 else t
            v, other = numbers((shape[dims[0]],), made, 1), numbers((33, 19) if lhs else (17, 33), made, 2)
            wide = np.broadcast_to(v if dims == [1] else v[:, None], shape)
            a, b = (wide, other) if lhs else (other, wide)
            expected = np.einsum("mk,kn->mn", a.astype(np.int64), b.astype(np.int64)).astype(a.dtype)
            if t is BF16:
                expected = np.vectorize(t.round)(expected.astype(float))
            wide = p.op("gc.broadcast %s dims %s : (%s) -> %s" % (put(p, t, v), dims, tensor(t, v.shape), tensor(t, shape)))
            names = (wide, put(p, t, other)) if lhs else (put(p, t, other), wide)
            value = p.op("gc.dot %s, %s batch [] x [] contract [1] x [0] : %s" % (*names, sig([(t, a), (t, b)], [(t, expected)])))
            check(p, value, t, expected)
    p.comment("one product, the sign of a zero too")
    for t in (F32, F64):
        bits, signed, other = (I32, np.int32, np.float32) if t is F32 else (I64, np.int64, np.float64)
        a, b = np.array([[-0.0], [0.0], [2.5]], other), np.array([[3.0, -1.5]], other)
        expected = a * b
        value = p.op("gc.dot %s, %s batch [] x [] contract [1] x [0] : %s" % (
            put(p, t, a), put(p, t, b), sig([(t, a), (t, b)], [(t, expected)])))
        value = p.op("gc.bitcast %s : %s" % (value, sig([(t, expected)], [(bits, expected)])))
        check(p, value, bits, expected.view(signed))
    p.comment("[dot.accumulate] bf16 and f16 sum in more than their own type; [dot.integer] i8 into i32")
    for t in (BF16, F16):
        a, b = np.ones((2, 600)), np.ones((600, 2))
        expected = np.full((2, 2), 600.0)
        value = p.op("gc.dot %s, %s batch [] x [] contract [1] x [0] : %s" % (
            put(p, t, a), put(p, t, b), sig([(t, a), (t, b)], [(t, expected)])))
        check(p, value, t, expected)
    a, b = np.full((2, 300), 127, np.int8), np.full((300, 1), -128, np.int8)
    expected = np.full((2, 1), -127 * 128 * 300)
    value = p.op("gc.dot %s, %s batch [] x [] contract [1] x [0] : %s" % (
        put(p, I8, a), put(p, I8, b), sig([(I8, a), (I8, b)], [(I32, expected)])))
    check(p, value, I32, expected)
    p.comment("[dot.integer] integers narrower than a byte wrap; [dot.bool]; unsigned into wider")
    rng = np.random.default_rng(7)
    for t, into in ((Int(2), Int(2)), (Int(2, True), Int(2, True)), (Int(4), Int(4)), (BOOL, BOOL), (UI8, UI32)):
        for m, k, n in ((2, 3, 2), (17, 300, 19), (1, 300, 5)):
            a, b = rng.integers(t.low, t.high + 1, (m, k)), rng.integers(t.low, t.high + 1, (k, n))
            if t is BOOL:
                a, b = a & (rng.random(a.shape) < 0.2), b & (rng.random(b.shape) < 0.2)
            expected = np.vectorize(lambda x: int(x > 0) if t is BOOL else into.wrap(int(x)))(a @ b)
            value = p.op("gc.dot %s, %s batch [] x [] contract [1] x [0] : %s" % (
                put(p, t, a), put(p, t, b), sig([(t, a), (t, b)], [(into, expected)])))
            check(p, value, into, expected)
    p.write()


def arrays(**attributes):
    return "<{%s}>" % ", ".join("%s = %s" % (k, "array<i64%s>" % (": " + ", ".join(map(str, v)) if v else "") if isinstance(v, (list, tuple))
                                             else "%d : i64" % v) for k, v in attributes.items())


def attention():
    p = Program("contraction/attention.mlir", "A causal attention and its gradient by hand, against NumPy in f64.")
    b, s, h, d = 4, 16, 2, 2
    rng = np.random.default_rng(11)
    q, k, v = (np.round(rng.normal(size=(b, s, h, d)) * 8) / 8 for _ in range(3))
    w = np.round(rng.normal(size=(h * d, h * d)) * 8) / 16
    mask = np.tril(np.ones((s, s), bool))
    scores = np.where(mask, np.einsum("bqhd,bkhd->bhqk", q, k) * 0.5, -1e9)
    e = np.exp(scores - scores.max(-1, keepdims=True))
    probabilities = e / e.sum(-1, keepdims=True)
    y = np.einsum("bhqk,bkhd->bqhd", probabilities, v).reshape(b, s, h * d) @ w
    do = (y @ w.T).reshape(b, s, h, d)
    dp = np.einsum("bqhd,bkhd->bhqk", do, v)
    ds = probabilities * (dp - (dp * probabilities).sum(-1, keepdims=True)) * 0.5
    names = {n: put(p, F32, a) for n, a in (("q", q), ("k", k), ("v", v), ("w", w))}
    rows, square, small = "tensor<4x2x16xf32>", "tensor<4x2x16x16xf32>", "tensor<4x16x2x2xf32>"
    wide, flip, part = "tensor<4x16x4xf32>", "tensor<4x2x2x16xf32>", "tensor<4x2x16x2xf32>"
    for line in f"""half = constant dense<0.5> : tensor<f32>
        never = constant dense<-1.0e9> : tensor<f32>
        zero = constant dense<0.0> : tensor<f32>
        low = constant dense<0xFF800000> : tensor<f32>
        i = iota dim 0 : tensor<16x16xi32>
        j = iota dim 1 : tensor<16x16xi32>
        m = compare GE %i, %j : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
        mask = broadcast %m dims [2, 3] : (tensor<16x16xi1>) -> tensor<4x2x16x16xi1>
        halves = broadcast %half dims [] : (tensor<f32>) -> {square}
        nevers = broadcast %never dims [] : (tensor<f32>) -> {square}
        zeros = broadcast %zero dims [] : (tensor<f32>) -> {square}
        raw = dot %q, %k batch [0, 2] x [0, 2] contract [3] x [3] : ({small}, {small}) -> {square}
        scaled = mul %raw, %halves : {square}
        scores = select %mask, %scaled, %nevers : (tensor<4x2x16x16xi1>, {square}, {square}) -> {square}
        most = reduce max(%scores) init(%low) dims [3] : ({square}, tensor<f32>) -> {rows}
        mosts = broadcast %most dims [0, 1, 2] : ({rows}) -> {square}
        under = sub %scores, %mosts : {square}
        e = exp %under : {square}
        sum = reduce add(%e) init(%zero) dims [3] : ({square}, tensor<f32>) -> {rows}
        sums = broadcast %sum dims [0, 1, 2] : ({rows}) -> {square}
        prob = div %e, %sums : {square}
        mixed = dot %v, %prob batch [0, 2] x [0, 1] contract [1] x [3] : ({small}, {square}) -> {flip}
        back = transpose %mixed permutation [0, 3, 1, 2] : ({flip}) -> {small}
        heads = reshape %back : ({small}) -> {wide}
        y = dot %heads, %w batch [] x [] contract [2] x [0] : ({wide}, tensor<4x4xf32>) -> {wide}
        dheads = dot %y, %w batch [] x [] contract [2] x [1] : ({wide}, tensor<4x4xf32>) -> {wide}
        do = reshape %dheads : ({wide}) -> {small}
        dp = dot %do, %v batch [0, 2] x [0, 2] contract [3] x [3] : ({small}, {small}) -> {square}
        dv = dot %do, %prob batch [0, 2] x [0, 1] contract [1] x [2] : ({small}, {square}) -> {flip}
        both = mul %dp, %prob : {square}
        row = reduce add(%both) init(%zero) dims [3] : ({square}, tensor<f32>) -> {rows}
        rows = broadcast %row dims [0, 1, 2] : ({rows}) -> {square}
        centered = sub %dp, %rows : {square}
        dscores = mul %prob, %centered : {square}
        masked = select %mask, %dscores, %zeros : (tensor<4x2x16x16xi1>, {square}, {square}) -> {square}
        ds = mul %masked, %halves : {square}
        dq = dot %ds, %k batch [0, 1] x [0, 2] contract [3] x [1] : ({square}, {small}) -> {part}
        dk = dot %ds, %q batch [0, 1] x [0, 2] contract [2] x [1] : ({square}, {small}) -> {part}""".splitlines():
        name, text = line.strip().split(" = ")
        names[name] = p.op("gc." + re.sub(r"%(\w+)", lambda found: names[found[1]], text))
    # Beside 16 a unit in the last place is an absolute 2e-6: small elements are differences of larger ones.
    for name, expected in (("y", y), ("dv", np.einsum("bqhd,bhqk->bhdk", do, probabilities)),
                           ("dq", np.einsum("bhqk,bkhd->bhqd", ds, k)), ("dk", np.einsum("bhqk,bqhd->bhkd", ds, q))):
        assert np.abs(expected).max() < 16
        fill = put(p, F32, np.full(expected.shape, 16.0))
        check(p, p.op(f"gc.add {names[name]}, {fill} : {tensor(F32, expected.shape)}"), F32, np.float32(expected + 16), 8)
    p.write()


def indexing():
    p = Program("indexing/gather.mlir", "gather: embedding rows, windows, batching dimensions; starts are clamped.",
                ["gather.clamp", "gather.order"])
    table = numbers((6, 3), F32, 1)
    for t in (I32, I8, UI8, I64):
        ids = np.array([[0, 5, 2, 7], [t.low, 3, 1, t.high]], DTYPE[t.name])
        expected = table[np.clip(ids.astype(object), 0, 5).astype(int)]
        value = p.op("gc.gather %s[%s] %s : %s" % (put(p, F32, table), put(p, t, ids), arrays(
            offset_dims=[2], collapsed_slice_dims=[0], operand_batching_dims=[], indices_batching_dims=[], start_index_map=[0],
            index_vector_dim=2, slice_sizes=[1, 3]), sig([(F32, table), (t, ids)], [(F32, expected)])))
        check(p, value, F32, expected)
    p.comment("2-D windows, index vector first, offsets before the batch")
    a = numbers((5, 7), I32, 2)
    ids = np.array([[0, 4, -1, 2], [6, 1, 3, 99]], np.int32)
    windows = [a[r:r + 2, c:c + 3] for r, c in zip(np.clip(ids[0], 0, 3), np.clip(ids[1], 0, 4))]
    expected = np.stack(windows, axis=-1)
    value = p.op("gc.gather %s[%s] %s : %s" % (put(p, I32, a), put(p, I32, ids), arrays(
        offset_dims=[0, 1], collapsed_slice_dims=[], operand_batching_dims=[], indices_batching_dims=[], start_index_map=[0, 1],
        index_vector_dim=0, slice_sizes=[2, 3]), sig([(I32, a), (I32, ids)], [(I32, expected)])))
    check(p, value, I32, expected)
    p.comment("[gather.batching] take_along_axis")
    a, ids = numbers((3, 5), F32, 3), numbers((3, 2), UI8, 4) % 5
    expected = np.take_along_axis(a, ids.astype(int), 1)
    value = p.op("gc.gather %s[%s] %s : %s" % (put(p, F32, a), put(p, UI8, ids), arrays(
        offset_dims=[], collapsed_slice_dims=[1], operand_batching_dims=[0], indices_batching_dims=[0], start_index_map=[1],
        index_vector_dim=2, slice_sizes=[1, 1]), sig([(F32, a), (UI8, ids)], [(F32, expected)])))
    check(p, value, F32, expected)
    p.write()

    p = Program("indexing/scatter.mlir", "scatter: kinds, overwriting regions, several updates of one place, windows that do not fit.",
                ["scatter.kind"])
    rows = dict(update_window_dims=[2], inserted_window_dims=[0], input_batching_dims=[], indices_batching_dims=[],
                scatter_dims_to_operand_dims=[0], index_vector_dim=2)
    for t in (F32, I32):
        for kind, f in (("add", np.add), ("mul", np.multiply), ("min", np.minimum), ("max", np.maximum)):
            a, u = numbers((6, 3), t, 1), numbers((2, 4, 3), t, 2)
            ids = np.array([[0, 5, 2, 6], [-1, 2, 2, 1]], np.int32)
            expected = a.copy()
            for i, j in np.ndindex(2, 4):
                if 0 <= ids[i, j] < 6:
                    expected[ids[i, j]] = f(expected[ids[i, j]], u[i, j])
            value = p.op("gc.scatter %s(%s) [%s] (%s) %s : %s" % (kind, put(p, t, a), put(p, I32, ids), put(p, t, u), arrays(**rows), sig(
                [(t, a), (I32, ids), (t, u)], [(t, expected)])))
            check(p, value, t, expected)
    p.comment("[scatter.order] the last update stays; [scatter.skip] a window that sticks out")
    a, u = numbers((5, 6), F32, 3), numbers((4, 2, 2), F32, 4)
    ids = np.array([[1, 1], [1, 2], [4, 0], [0, 5]], np.int32)
    expected = a.copy()
    for k, (r, c) in enumerate(ids):
        if r + 2 <= 5 and c + 2 <= 6:
            expected[r:r + 2, c:c + 2] = u[k]
    attributes = arrays(update_window_dims=[1, 2], inserted_window_dims=[], input_batching_dims=[], indices_batching_dims=[],
                        scatter_dims_to_operand_dims=[0, 1], index_vector_dim=1)
    types = sig([(F32, a), (I32, ids), (F32, u)], [(F32, expected)])
    value = p.op("gc.scatter region(%s) [%s] (%s) %s {\n  ^bb0(%%old: tensor<f32>, %%new: tensor<f32>):\n    gc.yield %%new : tensor<f32>\n  } : %s" % (
        put(p, F32, a), put(p, I32, ids), put(p, F32, u), attributes, types))
    check(p, value, F32, expected)
    p.comment("[scatter.region] old - new")
    expected = a.copy()
    for k, (r, c) in enumerate(ids):
        if r + 2 <= 5 and c + 2 <= 6:
            expected[r:r + 2, c:c + 2] -= u[k]
    value = p.op("""gc.scatter region(%s) [%s] (%s) %s {
  ^bb0(%%old: tensor<f32>, %%new: tensor<f32>):
    %%d = gc.sub %%old, %%new : tensor<f32>
    gc.yield %%d : tensor<f32>
  } : %s""" % (put(p, F32, a), put(p, I32, ids), put(p, F32, u), attributes, types))
    check(p, value, F32, expected)
    p.write()


def control():
    p = Program("control/while.mlir", "while: Newton's square root by a counter, no trip at all, and nested loops.",
                ["while.none", "while.carries"])
    x = np.array([2.0, 9.0, 0.25], np.float64)
    for trips in (0, 1, 6):
        y = np.ones(3)
        for _ in range(trips):
            y = (y + x / y) * 0.5
        n, v, one, half = put(p, I32, np.int32(trips)), put(p, F64, x), put(p, F64, np.ones(3)), put(p, F64, np.full(3, 0.5))
        step, zero = put(p, I32, np.int32(1)), put(p, I32, np.int32(0))
        r = p.op("""gc.while %s, %s cond {
  ^bb0(%%i: tensor<i32>, %%y: tensor<3xf64>):
    %%p = gc.compare LT %%i, %s : (tensor<i32>, tensor<i32>) -> tensor<i1>
    gc.yield %%p : tensor<i1>
  } do {
  ^bb0(%%i: tensor<i32>, %%y: tensor<3xf64>):
    %%q = gc.div %s, %%y : tensor<3xf64>
    %%s = gc.add %%y, %%q : tensor<3xf64>
    %%h = gc.mul %%s, %s : tensor<3xf64>
    %%j = gc.add %%i, %s : tensor<i32>
    gc.yield %%j, %%h : tensor<i32>, tensor<3xf64>
  } : (tensor<i32>, tensor<3xf64>) -> (tensor<i32>, tensor<3xf64>)""" % (zero, one, n, v, half, step), 2)
        check(p, r[0], I32, np.int32(trips))
        check(p, r[1], F64, y)
    p.write()

    p = Program("control/scan.mlir", "scan: a running recurrence with stacked outputs, both directions, an invariant from above, no trips.",
                ["scan.order", "scan.none", "scan.invariant"])
    for reverse, trips in ((False, 5), (True, 5), (False, 0)):
        xs, scale = numbers((trips, 3), F32, 1), numbers((3,), F32, 2)
        carry, ys = np.zeros(3, np.float32), np.zeros((trips, 3), np.float32)
        for i in (range(trips - 1, -1, -1) if reverse else range(trips)):
            carry = carry - xs[i]
            ys[i] = carry * scale
        r = p.op("""gc.scan(%s) over(%s) trip %d%s {
  ^bb0(%%c: tensor<3xf32>, %%x: tensor<3xf32>):
    %%d = gc.sub %%c, %%x : tensor<3xf32>
    %%y = gc.mul %%d, %s : tensor<3xf32>
    gc.yield %%d, %%y : tensor<3xf32>, tensor<3xf32>
  } : %s""" % (put(p, F32, np.zeros(3)), put(p, F32, xs), trips, " reverse" if reverse else "", put(p, F32, scale), sig(
            [(F32, (0, 0, 0)), (F32, xs)], [(F32, carry), (F32, ys)])), 2)
        check(p, r[0], F32, carry)
        check(p, r[1], F32, ys)
    p.write()

    p = Program("control/case.mlir", "case: an index outside takes the last branch.",
                ["case.clamp", "yield.values"])
    x = numbers((4,), F32, 1)
    for index in (-2147483648, -1, 0, 1, 2, 3, 2147483647):
        expected = [x, -x, x + x][index if 0 <= index < 3 else 2]
        v = put(p, F32, x)
        value = p.op("""gc.case %s {
    gc.yield %s : tensor<4xf32>
  }, {
    %%n = gc.neg %s : tensor<4xf32>
    gc.yield %%n : tensor<4xf32>
  }, {
    %%n = gc.add %s, %s : tensor<4xf32>
    gc.yield %%n : tensor<4xf32>
  } : (tensor<i32>) -> tensor<4xf32>""" % (put(p, I32, np.array(index, np.int32)), v, v, v, v))
        check(p, value, F32, expected)
    p.write()


def main():
    movement()
    reduction()
    contraction()
    attention()
    indexing()
    control()
