"""Self-checking StableHLO programs for what import makes of several gc ops: expected values from NumPy and mpmath."""
import cmath
import itertools

import mpmath
import numpy as np

from numbers_ import BF16, F16, F32, F64, FLOATS8, Int
from program import HERE, dense, tensor


class Text:
    """One @main in StableHLO text; inputs pass a barrier, so that nothing folds."""

    def __init__(self, name, summary):
        self.path, self.count = HERE / "stablehlo" / name, 0
        self.lines = ["// RUN: gcompile run %s --device " + d for d in ("interpreter", "cpu")]
        self.lines += ["// " + summary, "// Written by test/exec/make_expected.py; do not edit.", "func.func @main() {"]

    def op(self, text):
        self.count += 1
        self.lines.append("  %%%d = %s" % (self.count, text))
        return "%%%d" % self.count

    def put(self, t, a):
        a = np.asarray(a)
        value = self.op("stablehlo.constant " + dense(t, a.reshape(-1).tolist(), a.shape))
        return self.op("stablehlo.optimization_barrier %s : %s" % (value, tensor(t, a.shape)))

    def expect(self, value, t, a, ulps=0):
        a = np.asarray(a)
        expected = self.op("stablehlo.constant " + dense(t, a.reshape(-1).tolist(), a.shape))
        kind, extra = ("close", ", max_ulp_difference = %d : i64" % ulps) if ulps else ("eq", "")
        self.lines.append("  stablehlo.custom_call @check.expect_%s(%s, %s) {has_side_effect = true%s} : (%s, %s) -> ()" % (
            kind, value, expected, extra, tensor(t, a.shape), tensor(t, a.shape)))

    def write(self):
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text("\n".join(self.lines + ["  return", "}", ""]))


def narrow_functions(cases):
    p = Text("functions_narrow.mlir", "chlo functions in 8 and 16 bits: f64 inside, rounded once; at most 1 unit in 16 bits, none in 8.")
    for name, (f, points) in cases.items():
        for t in FLOATS8[:-1] + [BF16, F16]:
            domain = (lambda v: v >= 1) if name == "acosh" else (lambda v: abs(v) < 1) if name in ("atanh", "erf_inv") else (
                lambda v: v > 0 or v % 1 != 0 or name not in ("lgamma", "digamma"))
            x = sorted({v for v in map(t.round, points) if v == v and abs(v) != np.inf and domain(v)})
            y = [t.round(float(v) if v == 0 and name not in ("acos", "cosh", "erfc") else float(f(mpmath.mpf(v)))) for v in x]
            value = p.op("chlo.%s %s : %s -> %s" % (name, p.put(t, x), *[tensor(t, [len(x)])] * 2))
            p.expect(value, t, y, 1 if t.bits == 16 else 0)
    p.write()


def functions():
    p = Text("functions.mlir", "chlo functions in f32 against mpmath: at most 2 units in the last place.")
    mp = mpmath.mp
    mp.prec = 200
    wide = [0.0, 0.1, -0.1, 0.5, -0.75, 1.5, -1.5, 2.0, 3.25, -3.25, 7.5, 8.5, -10.5, 20.25, -25.5, 1e-6, -1e-20]
    unit = [0.0, 0.1, -0.1, 0.5, -0.75, 0.999, -0.9999, 1e-6, -1e-20, 0.99999994]
    cases = {
        "asin": (mp.asin, unit), "acos": (mp.acos, unit), "atan": (mp.atan, wide), "asinh": (mp.asinh, wide),
        "acosh": (mp.acosh, [1.0, 1.0000001, 1.5, 3.0, 1e4, 1e20]), "atanh": (mp.atanh, unit), "sinh": (mp.sinh, wide),
        "cosh": (mp.cosh, wide), "erfc": (mp.erfc, [0.0, 0.1, -0.1, 0.5, -0.75, 1.5, -1.5, 2.0, 3.25, -3.25, 7.5, 9.0]),
        "erf_inv": (mp.erfinv, unit), "lgamma": (mp.loggamma, [0.1, 0.5, 1.0, 1.5, 2.0, 2.5, 7.5, 8.5, 100.0, 1e10, 1e-6]),
        "digamma": (mp.digamma, [0.1, 0.5, 1.0, 1.5, 2.0, 7.5, 8.5, 100.0, 1e10, -0.5, -3.25]),
        "bessel_i1e": (lambda x: mp.exp(-abs(x)) * mp.besseli(1, x), wide),
    }
    for name, (f, points) in cases.items():
        x = np.array(points, np.float32)
        y = np.array([float(mp.mpf(0) if v == 0 and name in ("asin", "atan", "asinh", "atanh", "sinh", "erf_inv", "bessel_i1e")
                            else f(mp.mpf(float(v)))) for v in x]).astype(np.float32)
        value = p.op("chlo.%s %s : %s -> %s" % (name, p.put(F32, x), tensor(F32, x.shape), tensor(F32, x.shape)))
        p.expect(value, F32, y, 2)
    narrow_functions(cases)
    p.lines.append("  // next_after")
    a = np.array([1, -1, 0.0, -0.0, 3.4028234663852886e38, 1e-45, 2.5, 7], np.float32)
    b = np.array([2, 5, -1, 1, np.inf, 0, 2.5, -9], np.float32)
    names = p.put(F32, a), p.put(F32, b)
    value = p.op("chlo.next_after %s, %s : %s, %s -> %s" % (*names, *[tensor(F32, a.shape)] * 3))
    p.expect(value, F32, np.nextafter(a, b))
    p.write()


def complexes():
    p = Text("complex.mlir", "Complex arithmetic by parts against Python: cuts, zeros of both signs, large and small numbers.")
    points = [complex(a, b) for a, b in itertools.product((0.0, -0.0, 1.0, -2.0, 0.5, 1e-3, 30.0), repeat=2)]
    shape = (len(points),)
    parts = np.array([z.real for z in points], np.float32), np.array([z.imag for z in points], np.float32)
    t = tensor(F32, shape)
    c = "tensor<%dxcomplex<f32>>" % len(points)

    def check(name, f, z=None):
        value = p.op("%s %s : %s" % (name, z, c) if name.startswith("stablehlo") else "%s %s : %s -> %s" % (name, z, c, c))
        y = [f(complex(float(a), float(b))) for a, b in zip(*parts)]
        for part, numbers in (("real", [v.real for v in y]), ("imag", [v.imag for v in y])):
            out = p.op("stablehlo.%s %s : (%s) -> %s" % (part, value, c, t))
            p.expect(out, F32, np.array(numbers).astype(np.float32), 2)

    z = p.op("stablehlo.complex %s, %s : %s" % (p.put(F32, parts[0]), p.put(F32, parts[1]), c))
    check("stablehlo.sqrt", cmath.sqrt, z)
    check("stablehlo.exponential", cmath.exp, z)
    check("stablehlo.tanh", cmath.tanh, z)
    check("chlo.conj", lambda v: v.conjugate(), z)
    size = p.op("stablehlo.abs %s : (%s) -> %s" % (z, c, t))
    p.expect(size, F32, np.array([abs(complex(float(a), float(b))) for a, b in zip(*parts)]).astype(np.float32), 1)
    p.write()


def convolve(x, k, stride, low, high, lhs_dilation, rhs_dilation, groups, batch_groups):
    """NCHW by OIHW, place by place."""
    n, c, h, w = x.shape
    o, i, kh, kw = k.shape
    spread = np.zeros((n, c, (h - 1) * lhs_dilation[0] + 1, (w - 1) * lhs_dilation[1] + 1))
    spread[:, :, ::lhs_dilation[0], ::lhs_dilation[1]] = x
    wide = np.pad(spread, ((0, 0), (0, 0), (20, 20), (20, 20)))
    wide = wide[:, :, 20 - low[0]:wide.shape[2] - 20 + high[0], 20 - low[1]:wide.shape[3] - 20 + high[1]]
    span = [(kh - 1) * rhs_dilation[0] + 1, (kw - 1) * rhs_dilation[1] + 1]
    size = [(wide.shape[2 + d] - span[d]) // stride[d] + 1 for d in range(2)]
    out = np.zeros((n // batch_groups, o, *size))
    for b, f, y, z in np.ndindex(*out.shape):
        group = f // (o // max(groups, batch_groups))
        image = b + (n // batch_groups) * group if batch_groups > 1 else b
        first = i * group if groups > 1 else 0
        patch = wide[image, first:first + i, y * stride[0]:y * stride[0] + span[0]:rhs_dilation[0],
                     z * stride[1]:z * stride[1] + span[1]:rhs_dilation[1]]
        out[b, f, y, z] = (patch * k[f]).sum()
    return out


def windows():
    p = Text("windows.mlir", "Convolutions and the gradient of max-pooling against NumPy, place by place; small integers.")
    rng = np.random.default_rng(7)
    cases = [((2, 3, 6, 5), (4, 3, 3, 2), (1, 1), (0, 0), (0, 0), (1, 1), (1, 1), 1, 1),
             ((2, 3, 7, 6), (4, 3, 3, 3), (2, 1), (1, 1), (1, 0), (1, 1), (1, 2), 1, 1),
             ((1, 2, 4, 5), (3, 2, 3, 3), (1, 1), (2, 1), (1, 2), (2, 3), (1, 1), 1, 1),
             ((2, 4, 6, 6), (6, 2, 2, 2), (1, 2), (-1, 0), (0, -1), (1, 1), (2, 1), 2, 1),
             ((2, 5, 6, 6), (10, 1, 3, 3), (1, 1), (1, 1), (1, 1), (1, 1), (1, 1), 5, 1),
             ((4, 3, 5, 5), (6, 3, 2, 2), (1, 1), (0, 1), (1, 0), (1, 1), (1, 1), 1, 2),
             ((2, 3, 5, 5), (4, 3, 1, 1), (2, 2), (0, 0), (0, 0), (1, 1), (1, 1), 1, 1)]
    orders = [("[b, f, 0, 1]", "[o, i, 0, 1]", (0, 1, 2, 3), (0, 1, 2, 3)), ("[b, 0, 1, f]", "[0, 1, i, o]", (0, 2, 3, 1), (2, 3, 1, 0)),
              ("[f, 0, b, 1]", "[1, o, 0, i]", (1, 2, 0, 3), (3, 0, 2, 1))]
    for t in (F32, F64):
        for xs, ks, stride, low, high, ld, rd, groups, batch in cases:
            x, k = rng.integers(-4, 5, xs).astype(float), rng.integers(-4, 5, ks).astype(float)
            y = convolve(x, k, stride, low, high, ld, rd, groups, batch)
            for dims, kernel, perm, kernel_perm in orders:
                a, b, c = x.transpose(perm), k.transpose(kernel_perm), y.transpose(perm)
                names = p.put(t, a), p.put(t, b)
                value = p.op(
                    "stablehlo.convolution(%s, %s) dim_numbers = %sx%s->%s, window = {stride = [%d, %d], pad = [[%d, %d], [%d, %d]], "
                    "lhs_dilate = [%d, %d], rhs_dilate = [%d, %d]} {batch_group_count = %d : i64, feature_group_count = %d : i64} : "
                    "(%s, %s) -> %s" % (*names, dims, kernel, dims, *stride, low[0], high[0], low[1], high[1], *ld, *rd, batch,
                                        groups, tensor(t, a.shape), tensor(t, b.shape), tensor(t, c.shape)))
                p.expect(value, t, c)
    p.lines.append("  // The first of equal elements is chosen; padding never is, even where all else is smaller.")
    for size, window, stride, low, high in (((5, 6), (2, 3), (2, 3), (0, 0), (0, 0)), ((5, 6), (3, 2), (1, 2), (1, 0), (1, 1)),
                                            ((4, 4), (3, 3), (2, 2), (1, 1), (1, 1)), ((5, 6), (3, 3), (1, 1), (0, 0), (0, 1))):
        x = -rng.integers(1, 4, size).astype(float)
        count = [(size[d] + low[d] + high[d] - window[d]) // stride[d] + 1 for d in range(2)]
        s, out = rng.integers(1, 9, count).astype(float), np.full(size, 100.0)
        for o in np.ndindex(*count):
            places = [tuple(o[d] * stride[d] - low[d] + w[d] for d in range(2)) for w in np.ndindex(*window)]
            places = [q for q in places if all(0 <= q[d] < size[d] for d in range(2))]
            out[max(places, key=lambda q: x[q])] += s[o]
        value = p.op('''"stablehlo.select_and_scatter"(%s, %s, %s) <{padding = dense<[[%d, %d], [%d, %d]]> : tensor<2x2xi64>, window_dimensions = array<i64: %d, %d>, window_strides = array<i64: %d, %d>}> ({
  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):
    %%c = stablehlo.compare GE, %%a, %%b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %%c : tensor<i1>
  }, {
  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):
    %%c = stablehlo.add %%a, %%b : tensor<f32>
    stablehlo.return %%c : tensor<f32>
  }) : (%s, %s, tensor<f32>) -> %s''' % (p.put(F32, x), p.put(F32, s), p.put(F32, 100.0), low[0], high[0], low[1], high[1],
                                          *window, *stride, tensor(F32, size), tensor(F32, count), tensor(F32, size)))
        p.expect(value, F32, out)
    p.write()


def static():
    p = Text("static.mlir", "Ops that move or multiply by tables of numbers: dynamic ones with constants, ragged rows, narrow bits.")
    rng = np.random.default_rng(3)
    i32, u8, i8, u4, i4 = Int(32), Int(8, True), Int(8), Int(4, True), Int(4)
    x = rng.integers(-9, 9, (4, 6)).astype(float)
    numbers = lambda *v: p.op("stablehlo.constant " + dense(i32, v, (len(v),)))
    a, two = p.put(F32, x), "tensor<2xi32>"
    value = p.op("stablehlo.dynamic_reshape %s, %s : (%s, %s) -> %s" % (a, numbers(8, 3), tensor(F32, x.shape), two, tensor(F32, (8, 3))))
    p.expect(value, F32, x.reshape(8, 3))
    value = p.op("stablehlo.dynamic_broadcast_in_dim %s, %s, dims = [1, 2] : (%s, tensor<3xi32>) -> %s" % (
        a, numbers(2, 4, 6), tensor(F32, x.shape), tensor(F32, (2, 4, 6))))
    p.expect(value, F32, np.broadcast_to(x, (2, 4, 6)))
    value = p.op("stablehlo.dynamic_iota %s, dim = 1 : (%s) -> %s" % (numbers(2, 3), two, tensor(F32, (2, 3))))
    p.expect(value, F32, np.broadcast_to(np.arange(3.0), (2, 3)))
    value = p.op("stablehlo.real_dynamic_slice %s, %s, %s, %s : (%s, %s, %s, %s) -> %s" % (
        a, numbers(1, 0), numbers(4, 5), numbers(1, 2), tensor(F32, x.shape), two, two, two, tensor(F32, (3, 3))))
    p.expect(value, F32, x[1:4, 0:5:2])
    value = p.op("stablehlo.dynamic_pad %s, %s, %s, %s, %s : (%s, tensor<f32>, %s, %s, %s) -> %s" % (
        a, p.put(F32, 7.0), numbers(1, -1), numbers(0, 2), numbers(0, 0), tensor(F32, x.shape), two, two, two, tensor(F32, (5, 7))))
    p.expect(value, F32, np.pad(x[:, 1:], ((1, 0), (0, 2)), constant_values=7))
    m = rng.integers(-4, 5, (3, 6, 5)).astype(float)
    for sizes in ((1, 0, 3), (2, 2, 0), (0, 0, 0)):
        y, row = np.zeros((4, 5)), 0
        for g, n in enumerate(sizes):
            y[row:row + n] = x[row:row + n] @ m[g]
            row += n
        value = p.op('"chlo.ragged_dot"(%s, %s, %s) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], '
                     'rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (%s, %s, tensor<3xi32>) -> %s' % (
                         a, p.put(F32, m), p.put(i32, np.array(sizes)), tensor(F32, x.shape), tensor(F32, m.shape), tensor(F32, y.shape)))
        p.expect(value, F32, y)
    # A batch of two, with sizes of groups for all or for each; free rows and contracted ones.
    lhs, rhs = rng.integers(-4, 5, (2, 4, 6)).astype(float), rng.integers(-4, 5, (2, 3, 6, 5)).astype(float)
    batched = rng.integers(-4, 5, (2, 6, 5)).astype(float)
    batch = "lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], "
    for counts in (np.array([1, 0, 3]), np.array([[1, 2, 1], [0, 4, 0]])):
        y = np.zeros((2, 4, 5))
        for b in range(2):
            ends = np.cumsum(np.broadcast_to(counts, (2, 3))[b])
            for g in range(3):
                rows = slice(ends[g - 1] if g else 0, ends[g])
                y[b, rows] = lhs[b, rows] @ rhs[b, g]
        value = p.op(('"chlo.ragged_dot"(%s, %s, %s) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<' + batch +
                      'lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], '
                      'rhs_group_dimensions = [1]>}> : (%s, %s, %s) -> %s') % (
                          p.put(F32, lhs), p.put(F32, rhs), p.put(i32, counts), tensor(F32, lhs.shape), tensor(F32, rhs.shape),
                          tensor(i32, counts.shape), tensor(F32, y.shape)))
        p.expect(value, F32, y)
        counts = counts + np.array([1, 1, 0])  # six in all
        y = np.zeros((3, 2, 4, 5))
        for b in range(2):
            ends = np.cumsum(np.broadcast_to(counts, (2, 3))[b])
            for g in range(3):
                rows = slice(ends[g - 1] if g else 0, ends[g])
                y[g, b] = lhs[b][:, rows] @ batched[b, rows]
        value = p.op(('"chlo.ragged_dot"(%s, %s, %s) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<' + batch +
                      'lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2]>}> : '
                      '(%s, %s, %s) -> %s') % (
                          p.put(F32, lhs), p.put(F32, batched), p.put(i32, counts), tensor(F32, lhs.shape),
                          tensor(F32, batched.shape), tensor(i32, counts.shape), tensor(F32, y.shape)))
        p.expect(value, F32, y)
    b = rng.integers(0, 256, (3, 5))
    low, high = b & 15, b >> 4
    signed = lambda v, bits: np.where(v >= 1 << (bits - 1), v - (1 << bits), v)
    for wide, narrow, whole, parts in ((u8, u4, b, np.stack([low, high], -1)), (i8, i4, signed(b, 8), signed(np.stack([low, high], -1), 4))):
        value = p.op("stablehlo.bitcast_convert %s : (%s) -> %s" % (p.put(wide, whole), tensor(wide, whole.shape), tensor(narrow, parts.shape)))
        p.expect(value, narrow, parts)
        value = p.op("stablehlo.bitcast_convert %s : (%s) -> %s" % (p.put(narrow, parts), tensor(narrow, parts.shape), tensor(wide, whole.shape)))
        p.expect(value, wide, whole)
    p.write()


def fusions():
    p = Text("fusions.mlir", "Ops that one kernel computes together: reductions of several depths and over split dimensions, computed factors.")
    rng = np.random.default_rng(5)
    # Sums of two depths; the last one in the text needs none of the others.
    x = rng.integers(-8, 9, (6, 32)).astype(float)
    a, t, row = p.put(F32, x), tensor(F32, x.shape), tensor(F32, (6,))
    zero = p.op("stablehlo.constant dense<0.0> : tensor<f32>")
    total = lambda v, of, dims, to: p.op("stablehlo.reduce(%s init: %s) applies stablehlo.add across dimensions = %s : (%s, tensor<f32>) -> %s" % (
        v, zero, dims, of, to))
    first = total(a, t, "[1]", row)
    spread = p.op("stablehlo.broadcast_in_dim %s, dims = [0] : (%s) -> %s" % (first, row, t))
    apart = p.op("stablehlo.subtract %s, %s : %s" % (a, spread, t))
    second = total(p.op("stablehlo.multiply %s, %s : %s" % (apart, apart, t)), t, "[1]", row)
    third = total(p.op("stablehlo.abs %s : %s" % (a, t)), t, "[1]", row)
    s = x.sum(1)
    for value, want in ((first, s), (second, ((x - s[:, None]) ** 2).sum(1)), (third, np.abs(x).sum(1))):
        p.expect(value, F32, want)
    # Three sums in one kernel, the last one in the text of the least depth.
    together = p.op("stablehlo.add %s, %s : %s" % (p.op("stablehlo.multiply %s, %s : %s" % (
        apart, p.op("stablehlo.broadcast_in_dim %s, dims = [0] : (%s) -> %s" % (second, row, t)), t)),
        p.op("stablehlo.broadcast_in_dim %s, dims = [0] : (%s) -> %s" % (total(p.op("stablehlo.negate %s : %s" % (a, t)), t, "[1]", row), row, t)), t))
    c = x - s[:, None]
    p.expect(together, F32, c * (c ** 2).sum(1)[:, None] - s[:, None])
    # Softmaxes over two dimensions: the outer ones, and the last two of a transposed tensor.
    for shape, dims, axes, kept, order in (((6, 5, 20), "[0, 2]", (0, 2), 1, (0, 1, 2)), ((5, 16, 8), "[1, 2]", (1, 2), 0, (0, 2, 1))):
        x = rng.normal(size=shape).astype(np.float32)
        a = p.put(F32, x)
        if order != (0, 1, 2):
            shape = tuple(shape[d] for d in order)
            a = p.op("stablehlo.transpose %s, dims = %s : (%s) -> %s" % (a, list(order), tensor(F32, x.shape), tensor(F32, shape)))
            x = x.transpose(order)
        t, row = tensor(F32, shape), tensor(F32, (5,))
        low = p.op("stablehlo.constant dense<0xFF800000> : tensor<f32>")
        top = p.op("stablehlo.reduce(%s init: %s) applies stablehlo.maximum across dimensions = %s : (%s, tensor<f32>) -> %s" % (a, low, dims, t, row))
        wide = lambda v: p.op("stablehlo.broadcast_in_dim %s, dims = [%d] : (%s) -> %s" % (v, kept, row, t))
        e = p.op("stablehlo.exponential %s : %s" % (p.op("stablehlo.subtract %s, %s : %s" % (a, wide(top), t)), t))
        value = p.op("stablehlo.divide %s, %s : %s" % (e, wide(total(e, t, dims, row)), t))
        x = x.astype(float)
        y = np.exp(x - x.max(axes, keepdims=True))
        p.expect(value, F32, (y / y.sum(axes, keepdims=True)).astype(np.float32).astype(float), 8)
    # A contraction whose right factor is computed on the way.
    x, w = rng.integers(-4, 5, (16, 32)).astype(float), rng.integers(-4, 5, (32, 128)).astype(float)
    shapes = tensor(F32, x.shape), tensor(F32, w.shape)
    a, b = p.put(F32, x), p.put(F32, w)
    value = p.op("stablehlo.dot_general %s, %s, contracting_dims = [1] x [0] : (%s, %s) -> %s" % (
        a, p.op("stablehlo.abs %s : %s" % (b, shapes[1])), *shapes, tensor(F32, (16, 128))))
    p.expect(value, F32, x @ np.abs(w))
    # Features first: the patches are the right factor, a few features the left one.
    x, w = rng.integers(-4, 5, (1, 3, 6, 66)).astype(float), rng.integers(-4, 5, (8, 3, 3, 3)).astype(float)
    y = np.zeros((1, 8, 4, 64))
    for i, j in itertools.product(range(3), range(3)):
        y[0] += np.einsum("oc,chw->ohw", w[:, :, i, j], x[0, :, i:i + 4, j:j + 64])
    value = p.op("stablehlo.convolution(%s, %s) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {} "
                 "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (%s, %s) -> %s" % (
                     p.put(F32, x), p.put(F32, w), tensor(F32, x.shape), tensor(F32, w.shape), tensor(F32, y.shape)))
    p.expect(value, F32, y)
    # Kernels turned round in either dimension.
    x, w = rng.integers(-4, 5, (1, 5, 6, 2)).astype(float), rng.integers(-4, 5, (3, 2, 2, 3)).astype(float)
    a, b = p.put(F32, x), p.put(F32, w)
    for reverse in ((True, False), (False, True), (True, True)):
        turned = w[::-1 if reverse[0] else 1, ::-1 if reverse[1] else 1]
        y = np.zeros((1, 3, 5, 3))
        for i, j in itertools.product(range(3), range(5)):
            y[0, i, j] = np.einsum("hwi,hwio->o", x[0, i:i + 3, j:j + 2], turned)
        value = p.op("stablehlo.convolution(%s, %s) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [%s, %s]} "
                     "{batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (%s, %s) -> %s" % (
                         a, b, *(str(r).lower() for r in reverse), tensor(F32, x.shape), tensor(F32, w.shape), tensor(F32, y.shape)))
        p.expect(value, F32, y)
    p.write()


def exchanges():
    p = Text("exchanges.mlir", "Transposed reads beside straight ones: in blocks whose lanes are exchanged, under masks and in branches.")
    rng = np.random.default_rng(8)
    numbers = lambda *shape: rng.integers(-99, 100, shape).astype(float)

    def across(x):
        """The transposed tensor as the program makes it, its value, and its type."""
        return p.op("stablehlo.transpose %s, dims = [1, 0] : (%s) -> %s" % (
            p.put(F32, x), tensor(F32, x.shape), tensor(F32, x.T.shape))), x.T

    def beside(value, want):
        straight = numbers(*want.shape)
        t = tensor(F32, want.shape)
        p.expect(p.op("stablehlo.add %s, %s : %s" % (p.put(F32, straight), value, t)), F32, straight + want)

    # Whole, and with ends in either dimension.
    for shape in ((16, 16), (24, 19), (19, 24)):
        beside(*across(numbers(*shape)))
    # The one or the other by the lane, and by the row; both ends and the middle.
    for axis, sizes in ((1, (13, 8)), (0, (9, 16)), (1, (8, 16)), (0, (8, 16)), (1, (5, 9, 10))):
        parts = [across(numbers(*((n, 24) if axis == 1 else (24, n)))) for n in sizes]
        want = np.concatenate([w for _, w in parts], axis)
        beside(p.op("stablehlo.concatenate %s, dim = %d : (%s) -> %s" % (
            ", ".join(v for v, _ in parts), axis, ", ".join(tensor(F32, w.shape) for _, w in parts), tensor(F32, want.shape))), want)
    # Rows and lanes that are none of the operand's.
    for low, high in (([3, 0], [5, 0]), ([0, 3], [0, 5]), ([2, 1], [6, 7]), ([-2, -1], [0, 9])):
        value, want = across(numbers(17, 20))
        fill = p.op("stablehlo.constant dense<0.5> : tensor<f32>")
        kept = want[max(0, -low[0]):, max(0, -low[1]):]
        padded = np.pad(kept, [(max(0, l), h) for l, h in zip(low, high)], constant_values=0.5)
        beside(p.op("stablehlo.pad %s, %s, low = %s, high = %s, interior = [0, 0] : (%s, tensor<f32>) -> %s" % (
            value, fill, low, high, tensor(F32, want.shape), tensor(F32, padded.shape))), padded)
    p.write()


def chains():
    p = Text("chains.mlir", "Ops that look as if they could be one, on numbers where they cannot.")
    # 300 as a float goes to the nearest i8, as an integer to its low bits.
    i = np.array([300, -300, -1, 127, -128, 32767], np.int16)
    i32, i16, i8, u16, u8 = Int(32), Int(16), Int(8), Int(16, True), Int(8, True)
    convert = lambda v, f, t, n: p.op("stablehlo.convert %s : (%s) -> %s" % (v, tensor(f, (n,)), tensor(t, (n,))))
    a = p.put(i16, i)
    f = convert(a, i16, F32, 6)
    p.expect(convert(f, F32, i8, 6), i8, np.clip(i, -128, 127))
    p.expect(convert(f, F32, u16, 6), u16, np.clip(i, 0, 65535))
    p.expect(convert(a, i16, i8, 6), i8, i.astype(np.int8))
    p.expect(convert(a, i16, u16, 6), u16, i.astype(np.uint16))
    # To bf16 in one step is up, by way of f32 down to the tie and from there to the even neighbour.
    b = p.put(i32, np.array([16842753], np.int32))
    p.expect(convert(convert(b, i32, F64, 1), F64, BF16, 1), BF16, np.array([16908288.0]))
    p.expect(convert(b, i32, BF16, 1), BF16, np.array([16777216.0]))
    # −1 of an unsigned number is its largest.
    n = np.array([0, 1, 4, 255], np.uint8)
    value = p.op("stablehlo.negate %s : %s" % (p.put(u8, n), tensor(u8, (4,))))
    p.expect(value, u8, (-n.astype(int)) % 256)
    p.write()


def main():
    static()
    chains()
    exchanges()
    fusions()
    functions()
    complexes()
    windows()
