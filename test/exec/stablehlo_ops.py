"""Self-checking StableHLO programs for ops that import takes apart: complex elements, matrices, random draws, tuples."""
import itertools

import mpmath
import numpy as np

from numbers_ import BF16, F16, F32, F64, Int
from program import tensor
from stablehlo import Text

I32, I64, U8, U32, U64 = Int(32), Int(64), Int(8, True), Int(32, True), Int(64, True)


def complex_tensor(t, shape):
    return "tensor<%scomplex<%s>>" % ("".join("%dx" % d for d in shape), t.name)


class Complex(Text):
    def put_complex(self, t, a):
        a = np.asarray(a)
        return self.op("stablehlo.complex %s, %s : %s" % (self.put(t, a.real), self.put(t, a.imag), complex_tensor(t, a.shape)))

    def expect_complex(self, value, t, a, ulps=0, near=None):
        """By parts; `near`: by parts against the largest number of the whole, scaled to one."""
        a = np.asarray(a)
        for part, numbers in (("real", a.real), ("imag", a.imag)):
            out = self.op("stablehlo.%s %s : (%s) -> %s" % (part, value, complex_tensor(t, a.shape), tensor(t, a.shape)))
            if near:
                out = self.op("stablehlo.add %s, %s : %s" % (out, self.put(t, np.full(a.shape, near)), tensor(t, a.shape)))
                numbers = np.asarray(numbers) + near
            self.expect(out, t, numbers, ulps)


def body(arguments, lines, result):
    """A region of scalars; `arguments` as name: type."""
    return "({\n  ^bb0(%s):\n%s    stablehlo.return %s\n  })" % (
        ", ".join("%%%s: %s" % a for a in arguments), "".join("    %s\n" % line for line in lines), result)


def rounded(t, values):
    return np.array([t.round(float(v)) for v in values])


def functions_of_two():
    p = Text("polygamma.mlir", "polygamma, zeta and the poles of digamma and lgamma against mpmath: at most 2 units in the last place.")
    mp = mpmath.mp
    mp.prec = 200
    for t, ulps in ((F32, 2), (F64, 200)):
        x = rounded(t, [0.5, 1, 1.5, 2, 3.25, 10, 100, 1e6, -0.5, -3.25, -20.75])
        shape, type_ = x.shape, tensor(t, x.shape)
        for n in (0, 1, 2, 3, 7):
            value = p.op("chlo.polygamma %s, %s : %s, %s -> %s" % (p.put(t, np.full(shape, float(n))), p.put(t, x), *[type_] * 3))
            p.expect(value, t, rounded(t, [mp.psi(n, mp.mpf(v)) for v in x]), ulps)
        s = rounded(t, [1.5, 2, 3, 10, 50, 2, 2, 3, 1.0001, 4, 20, 3])
        q = rounded(t, [1, 1, 0.5, 3, 2, -1.5, 1e5, -7.25, 1, 100, 0.25, -0.125])
        # Hurwitz at negative q by its recurrence: mpmath's own continuation takes another branch there.
        zeta = lambda a, b: mp.zeta(a, b) if b > 0 else (mp.mpf(b) ** -int(a)) + zeta(a, b + 1)
        type_ = tensor(t, s.shape)
        value = p.op("chlo.zeta %s, %s : %s, %s -> %s" % (p.put(t, s), p.put(t, q), *[type_] * 3))
        p.expect(value, t, rounded(t, [zeta(mp.mpf(a), mp.mpf(b)) for a, b in zip(s, q)]), ulps)
        p.lines.append("  // Out of the domain, poles, infinity.")
        nan, inf = float("nan"), float("inf")
        for name, a, b, y in (("zeta", [1, 0.5, 2.5, 2, 2, 3], [1, 1, -0.5, -2, inf, -2], [inf, nan, nan, inf, 0, nan]),
                              ("polygamma", [-1, 1.5, 1, 0, 0], [1, 1, inf, inf, -2], [nan, nan, 0, inf, nan])):
            type_ = tensor(t, (len(a),))
            value = p.op("chlo.%s %s, %s : %s, %s -> %s" % (name, p.put(t, np.array(a, float)), p.put(t, np.array(b, float)), *[type_] * 3))
            p.expect(value, t, np.array(y, float))
        for name, a, y in (("digamma", [0.0, -0.0, -1, inf, -inf, nan], [nan, nan, nan, inf, nan, nan]),
                           ("lgamma", [0.0, -0.0, -1, inf, -inf, nan], [inf, inf, inf, inf, inf, nan])):
            type_ = tensor(t, (len(a),))
            value = p.op("chlo.%s %s : %s -> %s" % (name, p.put(t, np.array(a, float)), type_, type_))
            p.expect(value, t, np.array(y, float))
    p.write()


def complex_functions():
    p = Complex("complex_functions.mlir", "Inverse and hyperbolic functions of complex numbers against mpmath, on both sides of the cuts.")
    mp = mpmath.mp
    mp.prec = 200
    points = [complex(a, b) for a, b in itertools.product((0.25, -1.5, 3.0, 1e-4), (0.5, -2.0, 1e-3, -1e-3, 6.0))]
    for t, ulps in ((F32, 4), (F64, 200)):
        z = np.array([complex(t.round(v.real), t.round(v.imag)) for v in points])
        x, c = p.put_complex(t, z), complex_tensor(t, z.shape)
        for name in ("sinh", "cosh", "asin", "acos", "atan", "asinh", "acosh", "atanh", "tan"):
            f = getattr(mp, name)
            y = [complex(f(mp.mpc(v))) for v in z]
            y = np.array([complex(t.round(v.real), t.round(v.imag)) for v in y])
            p.expect_complex(p.op("chlo.%s %s : %s -> %s" % (name, x, c, c)), t, y, ulps)
    p.lines.append("  // Order by the real part, then by the imaginary one; bits.")
    a = np.array([1 + 2j, 1 - 1j, -2 + 0j, 3 + 3j, complex("nan")])
    b = np.array([1 + 1j, 2 - 5j, -2 + 0j, 3 + 4j, 1 + 0j])
    names, c = (p.put_complex(F32, a), p.put_complex(F32, b)), complex_tensor(F32, a.shape)
    pairs = lambda v: [(z.real, z.imag) for z in v]
    for direction, f in (("LT", lambda u, v: u < v), ("LE", lambda u, v: u <= v), ("GT", lambda u, v: u > v),
                         ("GE", lambda u, v: u >= v), ("EQ", lambda u, v: u == v), ("NE", lambda u, v: u != v)):
        value = p.op("stablehlo.compare %s, %s, %s : (%s, %s) -> tensor<5xi1>" % (direction, *names, c, c))
        p.expect(value, Int(1), np.array([f(u, v) for u, v in zip(pairs(a), pairs(b))]))
    for name, f in (("maximum", max), ("minimum", min)):
        y = np.array([complex(*f(u, v)) for u, v in zip(pairs(a[:4]), pairs(b[:4]))] + [complex("nan")])
        p.expect_complex(p.op("stablehlo.%s %s, %s : %s" % (name, *names, c)), F32, y)
    low = p.put_complex(F32, np.array(0 + 1j))
    value = p.op("stablehlo.clamp %s, %s, %s : (tensor<complex<f32>>, %s, %s) -> %s" % (low, *names, c, c, c))
    y = np.array([complex(*min(max(u, (0, 1)), v)) for u, v in zip(pairs(a[:4]), pairs(b[:4]))] + [complex("nan")])
    p.expect_complex(value, F32, y)
    wide = np.array([3 - 1j, 0.1 + 2j])
    halves = np.stack([wide.real, wide.imag], -1).view(np.float32).reshape(2, 2, 2)
    halves = halves[..., 0] + 1j * halves[..., 1]
    types = complex_tensor(F64, (2,)), complex_tensor(F32, (2, 2))
    value = p.op("stablehlo.bitcast_convert %s : (%s) -> %s" % (p.put_complex(F64, wide), *types))
    p.expect_complex(value, F32, halves)
    value = p.op("stablehlo.bitcast_convert %s : (%s) -> %s" % (value, types[1], types[0]))
    p.expect_complex(value, F64, wide)
    p.write()


def regions():
    p = Complex("complex_regions.mlir", "Regions on complex elements against NumPy: small whole numbers, exactly.")
    rng = np.random.default_rng(11)
    z = rng.integers(-3, 4, (4, 6)) + 1j * rng.integers(-3, 4, (4, 6))
    x, c, s = p.put_complex(F32, z), complex_tensor(F32, z.shape), "tensor<complex<f32>>"
    one, zero = p.put_complex(F32, np.array(1 + 0j)), p.put_complex(F32, np.array(0j))
    product = body((("a", s), ("b", s)), ["%%m = stablehlo.multiply %%a, %%b : %s" % s], "%%m : %s" % s).replace("%%", "%")
    value = p.op('"stablehlo.reduce"(%s, %s) <{dimensions = array<i64: 1>}> %s : (%s, %s) -> %s' % (
        x, one, product, c, s, complex_tensor(F32, (4,))))
    p.expect_complex(value, F32, z.prod(1), 1)
    value = p.op('"stablehlo.reduce_window"(%s, %s) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 1, 2>}> %s : (%s, %s) -> %s' % (
        x, one, product, c, s, complex_tensor(F32, (3, 2))))
    p.expect_complex(value, F32, np.array([[z[i:i + 2, 2 * j:2 * j + 3].prod() for j in range(2)] for i in range(3)]), 1)
    for low, high, y in ((5, 0, z.cumprod(1)), (0, 5, z[:, ::-1].cumprod(1)[:, ::-1])):
        value = p.op('"stablehlo.reduce_window"(%s, %s) <{padding = dense<[[0, 0], [%d, %d]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 6>}> %s : (%s, %s) -> %s' % (
            x, one, low, high, product, c, s, c))
        p.expect_complex(value, F32, y, 1)
    value = p.op('"stablehlo.map"(%s, %s) <{dimensions = array<i64: 0, 1>}> %s : (%s, %s) -> %s' % (x, x, product, c, c, c))
    p.expect_complex(value, F32, z * z, 1)
    index = np.array([[2], [0], [2]])
    u = rng.integers(-3, 4, (3, 6)) + 1j * rng.integers(-3, 4, (3, 6))
    y = z.copy()
    for row, update in zip(index[:, 0], u):
        y[row] *= update
    value = p.op('"stablehlo.scatter"(%s, %s, %s) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], '
                 'scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> %s : (%s, tensor<3x1xi32>, %s) -> %s' % (
                     x, p.put(I32, index), p.put_complex(F32, u), product, c, complex_tensor(F32, u.shape), c))
    p.expect_complex(value, F32, y, 1)
    p.lines.append("  // Sorted by size, a payload with them; equal ones stay in order.")
    order = np.argsort(np.round(np.abs(z) ** 2), axis=1, kind="stable")
    payload = np.arange(24).reshape(4, 6)
    comparator = "({\n  ^bb0(%%a: %s, %%b: %s, %%c: tensor<i32>, %%d: tensor<i32>):\n" % (s, s)
    for v in "ab":
        comparator += "    %%%sr = stablehlo.real %%%s : (%s) -> tensor<f32>\n    %%%si = stablehlo.imag %%%s : (%s) -> tensor<f32>\n" % (v, v, s, v, v, s)
        comparator += "    %%%sp = stablehlo.multiply %%%sr, %%%sr : tensor<f32>\n    %%%sq = stablehlo.multiply %%%si, %%%si : tensor<f32>\n" % ((v,) * 6)
        comparator += "    %%%ss = stablehlo.add %%%sp, %%%sq : tensor<f32>\n" % (v, v, v)
    comparator += "    %p = stablehlo.compare LT, %as, %bs : (tensor<f32>, tensor<f32>) -> tensor<i1>\n    stablehlo.return %p : tensor<i1>\n  })"
    p.count += 1
    name = "%%%d" % p.count
    p.lines.append('  %s:2 = "stablehlo.sort"(%s, %s) <{dimension = 1 : i64, is_stable = true}> %s : (%s, tensor<4x6xi32>) -> (%s, tensor<4x6xi32>)' % (
        name, x, p.put(I32, payload), comparator, c, c))
    # The name was taken before its operand's: its line comes last all the same.
    p.expect_complex(name + "#0", F32, np.take_along_axis(z, order, 1))
    p.expect(name + "#1", I32, np.take_along_axis(payload, order, 1))
    p.lines.append("  // Chosen by the real part, multiplied where windows meet.")
    chosen = body((("a", s), ("b", s)), ["%%ar = stablehlo.real %%a : (%s) -> tensor<f32>" % s, "%%br = stablehlo.real %%b : (%s) -> tensor<f32>" % s,
                                        "%p = stablehlo.compare GE, %ar, %br : (tensor<f32>, tensor<f32>) -> tensor<i1>"], "%p : tensor<i1>").replace("%%", "%")
    sources = rng.integers(-3, 4, (3, 5)) + 1j * rng.integers(-3, 4, (3, 5))
    y = np.full(z.shape, 1 + 0j)
    for o in np.ndindex(3, 5):
        places = [(o[0] + i, o[1] + j) for i in range(2) for j in range(2)]
        y[max(places, key=lambda q: z[q].real)] *= sources[o]
    value = p.op('"stablehlo.select_and_scatter"(%s, %s, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 1>}> %s : (%s, %s, %s) -> %s' % (
        x, p.put_complex(F32, sources), one, chosen[:-1] + ", " + product[1:], c, complex_tensor(F32, sources.shape), s, c))
    p.expect_complex(value, F32, y, 1)
    p.write()


def running():
    p = Text("running.mlir", "Running combinations by regions that gc has no name for: windows of the whole length, several inputs.")
    rng = np.random.default_rng(12)
    x = rng.integers(-4, 5, (3, 9)).astype(float)
    f, i = "tensor<f32>", "tensor<i32>"
    a, init = p.put(F32, x), p.put(F32, np.array(-np.inf))
    p.lines.append("  // The largest so far and where it stood first.")
    places = np.broadcast_to(np.arange(9), (3, 9))
    for low, high in ((8, 0), (0, 8)):
        best, at = np.zeros((3, 9)), np.zeros((3, 9), int)
        for r, k in np.ndindex(3, 9):
            span = range(0, k + 1) if low else range(k, 9)
            at[r, k] = max(span, key=lambda q: (x[r, q], -q))
            best[r, k] = x[r, at[r, k]]
        place, none = p.put(I32, places), p.put(I32, np.array(99))
        p.count += 1
        name = "%%%d" % p.count
        p.lines.append('''  %s:2 = "stablehlo.reduce_window"(%s, %s, %s, %s) <{padding = dense<[[0, 0], [%d, %d]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 9>}> ({
  ^bb0(%%a: %s, %%i: %s, %%b: %s, %%j: %s):
    %%g = stablehlo.compare GT, %%a, %%b : (%s, %s) -> tensor<i1>
    %%e = stablehlo.compare EQ, %%a, %%b : (%s, %s) -> tensor<i1>
    %%l = stablehlo.compare LT, %%i, %%j : (%s, %s) -> tensor<i1>
    %%t = stablehlo.and %%e, %%l : tensor<i1>
    %%p = stablehlo.or %%g, %%t : tensor<i1>
    %%v = stablehlo.select %%p, %%a, %%b : tensor<i1>, %s
    %%w = stablehlo.select %%p, %%i, %%j : tensor<i1>, %s
    stablehlo.return %%v, %%w : %s, %s
  }) : (%s, %s, %s, %s) -> (%s, %s)''' % (name, a, place, init, none, low, high, f, i, f, i, f, f, f, f, i, i, f, i, f, i,
                                      tensor(F32, x.shape), tensor(I32, x.shape), f, i, tensor(F32, x.shape), tensor(I32, x.shape)))
        p.expect(name + "#0", F32, best)
        p.expect(name + "#1", I32, at)
    p.lines.append("  // Dilated windows over a dilated base, two inputs: the largest and its payload.")
    spread = np.full((3, 17), -np.inf)
    spread[:, ::2] = x
    payload = np.full((3, 17), 99)
    payload[:, ::2] = places
    wide, payload = np.pad(spread, ((0, 0), (1, 2)), constant_values=-np.inf), np.pad(payload, ((0, 0), (1, 2)), constant_values=99)
    starts = range(0, wide.shape[1] - 4, 2)
    pick = lambda r, k: max((k, k + 2, k + 4), key=lambda q: (wide[r, q], -payload[r, q]))
    best = np.array([[wide[r, pick(r, k)] for k in starts] for r in range(3)])
    at = np.array([[payload[r, pick(r, k)] for k in starts] for r in range(3)])
    text = p.lines[[n for n, line in enumerate(p.lines) if "reduce_window" in line][-1]]
    region = text[text.index("({"):text.index("}) :") + 2]
    place, none = p.put(I32, places), p.put(I32, np.array(99))
    p.count += 1
    name = "%%%d" % p.count
    p.lines.append('  %s:2 = "stablehlo.reduce_window"(%s, %s, %s, %s) <{base_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [1, 2]]> : tensor<2x2xi64>, '
                   'window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> %s : (%s, %s, %s, %s) -> (%s, %s)' % (
                       name, a, place, init, none, region, tensor(F32, x.shape), tensor(I32, x.shape), f, i, tensor(F32, best.shape), tensor(I32, at.shape)))
    p.expect(name + "#0", F32, best)
    p.expect(name + "#1", I32, at)
    p.lines.append("  // Windows of the whole length that begin and end elsewhere than running sums do.")
    zero, add = p.op("stablehlo.constant dense<0.0> : " + f), "({\n  ^bb0(%%a: %s, %%b: %s):\n    %%s = stablehlo.add %%a, %%b : %s\n    stablehlo.return %%s : %s\n  })" % (f, f, f, f)
    for low, high in ((10, -2), (9, -1), (7, 1), (-1, 9), (-2, 10)):
        wide = np.pad(x, ((0, 0), (max(low, 0), max(high, 0))))[:, max(-low, 0):]
        sums = np.array([[wide[r, k:k + 9].sum() for k in range(9)] for r in range(3)])
        value = p.op('"stablehlo.reduce_window"(%s, %s) <{padding = dense<[[0, 0], [%d, %d]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 9>}> %s : (%s, %s) -> %s' % (
            a, zero, low, high, add, tensor(F32, x.shape), f, tensor(F32, x.shape)))
        p.expect(value, F32, sums)
    p.write()


def matrices():
    p = Complex("complex_matrices.mlir", "Decompositions and systems of complex matrices whose numbers are whole: exactly.")
    rng = np.random.default_rng(13)
    n = 4
    whole = lambda *shape: rng.integers(-3, 4, shape) + 1j * rng.integers(-3, 4, shape)
    lower = np.tril(whole(2, n, n), -1) + np.eye(n) * rng.integers(1, 4, (2, n))[..., None]
    a = lower @ lower.conj().swapaxes(-1, -2)
    for t in (F32, F64):
        c = complex_tensor(t, a.shape)
        value = p.op("stablehlo.cholesky %s, lower = true : %s" % (p.put_complex(t, a), c))
        p.expect_complex(value, t, lower, 8, near=64)
        value = p.op("stablehlo.cholesky %s, lower = false : %s" % (p.put_complex(t, a), c))
        p.expect_complex(value, t, lower.conj().swapaxes(-1, -2), 8, near=64)
        x = whole(2, n, 3)
        tri = np.tril(whole(2, n, n), -1) + np.eye(n) * (1 + 1j)
        for left, low, how, unit in itertools.product((True, False), (True, False), ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"), (True, False)):
            m = tri if low else tri.swapaxes(-1, -2)
            m = m - np.eye(n) * 1j if unit else m
            op = {"NO_TRANSPOSE": m, "TRANSPOSE": m.swapaxes(-1, -2), "ADJOINT": m.conj().swapaxes(-1, -2)}[how]
            solution = x if left else x.swapaxes(-1, -2)
            b = op @ solution if left else solution @ op
            value = p.op('"stablehlo.triangular_solve"(%s, %s) <{left_side = %s, lower = %s, transpose_a = #stablehlo<transpose %s>, unit_diagonal = %s}> : (%s, %s) -> %s' % (
                p.put_complex(t, m), p.put_complex(t, b), *("true" if v else "false" for v in (left, low)), how, "true" if unit else "false",
                c, complex_tensor(t, b.shape), complex_tensor(t, b.shape)))
            p.expect_complex(value, t, solution, 8, near=64)
    p.lines.append("  // As JAX prints it for the CPU: the pivot has the largest |re| + |im|.")
    unit = np.tril(rng.integers(-1, 2, (n, n)) * 0.5, -1) + np.eye(n)
    upper = np.triu(whole(n, n), 1) + np.diag([8 + 1j, 7 - 2j, 6 + 3j, 5j])
    swaps, m = [2, 2, 3, 3], unit @ upper
    for k in reversed(range(n)):
        m[[k, swaps[k]]] = m[[swaps[k], k]]
    c = complex_tensor(F64, m.shape)
    p.count += 1
    name = "%%%d" % p.count
    operand = p.put_complex(F64, m)
    p.lines.append('  %s:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%s) {mhlo.backend_config = {}} : (%s) -> (%s, tensor<4xi32>, tensor<i32>)' % (name, operand, c, c))
    p.expect(name + "#1", I32, np.array(swaps) + 1)
    p.expect(name + "#2", I32, np.array(0))
    p.expect_complex(name + "#0", F64, np.tril(unit, -1) + upper, 8, near=64)
    p.write()


def random():
    p = Text("random.mlir", "Random bits against JAX's, of all widths and by all algorithms; stateless draws by their bounds and moments.")
    state = p.put(U64, np.array([1, 2**64 - 2], np.uint64))
    for algorithm, t, shape, words, after in BITS:
        p.count += 1
        name = "%%%d" % p.count
        p.lines.append("  %s:2 = stablehlo.rng_bit_generator %s, algorithm = %s : (tensor<2xui64>) -> (tensor<2xui64>, %s)" % (
            name, state, algorithm, tensor(t, shape)))
        p.expect(name + "#0", U64, np.array(after, np.uint64))
        p.expect(name + "#1", t, np.array([t.wrap(w) for w in words], object).reshape(shape))
    p.lines.append("  // Uniform: within [-2, 3), the mean near 0.5. Normal: mean 1, deviation 2. Both by thousands of draws, no two ops alike.")
    shape, number = (64, 128), lambda t, v: p.put(t, np.array(v))
    one = lambda t, value, shape, op, init: p.op("stablehlo.reduce(%s init: %s) applies stablehlo.%s across dimensions = [0, 1] : (%s, tensor<%s>) -> tensor<%s>" % (
        value, number(t, init), op, tensor(t, shape), t.name, t.name))

    def within(t, value, low, high):
        for direction, bound in (("GE", low), ("LT", high)):
            held = p.op("stablehlo.compare %s, %s, %s : (tensor<%s>, tensor<%s>) -> tensor<i1>" % (direction, value, number(t, bound), t.name, t.name))
            p.expect(held, Int(1), np.array(True))

    def draw(t, a, b, distribution):
        sizes = p.op("stablehlo.constant dense<[%d, %d]> : tensor<2xi64>" % shape)
        return p.op("stablehlo.rng %s, %s, %s, distribution = %s : (tensor<%s>, tensor<%s>, tensor<2xi64>) -> %s" % (
            number(t, a), number(t, b), sizes, distribution, t.name, t.name, tensor(t, shape)))

    for t in (BF16, F16, F32, F64):
        value = draw(t, -2.0, 3.0, "UNIFORM")
        within(t, one(t, value, shape, "minimum", 9.0), -2.0, -1.9)
        within(t, one(t, value, shape, "maximum", -9.0), 2.9, 3.0)
        wide = p.op("stablehlo.convert %s : (%s) -> %s" % (value, tensor(t, shape), tensor(F64, shape)))
        within(F64, one(F64, wide, shape, "add", 0.0), 0.4 * 8192, 0.6 * 8192)
        value = draw(t, 1.0, 2.0, "NORMAL")
        wide = p.op("stablehlo.convert %s : (%s) -> %s" % (value, tensor(t, shape), tensor(F64, shape)))
        within(F64, one(F64, wide, shape, "add", 0.0), 0.9 * 8192, 1.1 * 8192)
        square = p.op("stablehlo.multiply %s, %s : %s" % (wide, wide, tensor(F64, shape)))
        within(F64, one(F64, square, shape, "add", 0.0), 4.8 * 8192, 5.2 * 8192)
    first, second = draw(I32, -3, 4, "UNIFORM"), draw(I32, -3, 4, "UNIFORM")
    p.expect(one(I32, first, shape, "minimum", 99), I32, np.array(-3))
    p.expect(one(I32, first, shape, "maximum", -99), I32, np.array(3))
    same = p.op("stablehlo.compare EQ, %s, %s : (%s, %s) -> tensor<64x128xi1>" % (first, second, *[tensor(I32, shape)] * 2))
    wide = p.op("stablehlo.convert %s : (tensor<64x128xi1>) -> %s" % (same, tensor(F64, shape)))
    within(F64, one(F64, wide, shape, "add", 0.0), 8192 / 8, 8192 / 6)
    p.write()


# What JAX 0.10.2 (XLA on the CPU) gives from the state [1, 2**64 - 2]: words, then the state after them.
BITS = [
    ("THREE_FRY", U8, (3,), [136, 23, 152], [1, 0]),
    ("THREE_FRY", Int(16), (2, 3), [12424, 10392, 43002, 20503, 31862, 10117], [1, 1]),
    ("THREE_FRY", U32, (5,), [2522165384, 3844624407, 277883032, 1381858422, 3023415290], [1, 1]),
    ("THREE_FRY", I32, (3, 2), [2522165384, 3844624407, 277883032, 1381858422, 3023415290, 2531993477], [1, 1]),
    ("THREE_FRY", U64, (3,), [16512536095990558856, 5935036730470049944, 10874829180423743482], [1, 1]),
    ("THREE_FRY", I64, (2, 2), [16512536095990558856, 5935036730470049944, 10874829180423743482, 3280001176275675250], [1, 2]),
    ("PHILOX", U8, (3,), [64, 160, 19], [1, 18446744073709551615]),
    ("PHILOX", Int(16), (2, 3), [54336, 41376, 42259, 43372, 17585, 45354], [1, 0]),
    ("PHILOX", U32, (5,), [1936839744, 2769723808, 3853690131, 929147244, 1483621553], [1, 0]),
    ("PHILOX", I32, (3, 2), [1936839744, 2769723808, 3853690131, 929147244, 1483621553, 651866410], [1, 0]),
    ("PHILOX", U64, (3,), [11895873176249422912, 3990657030002222355, 2799744913794548913], [1, 0]),
    ("PHILOX", I64, (2, 2), [11895873176249422912, 3990657030002222355, 2799744913794548913, 15652314161293592793], [1, 0]),
    ("DEFAULT", U32, (5,), [1936839744, 2769723808, 3853690131, 929147244, 1483621553], [1, 0]),
]


def tuples():
    p = Text("tuples.mlir", "Tuples and tokens through loops, branches, calls and barriers.")
    x = np.arange(6.0)
    a = p.put(F32, x)
    t = tensor(F32, x.shape)
    lines = '''
  %token = stablehlo.create_token : !stablehlo.token
  %both = stablehlo.after_all %token, %token : !stablehlo.token
  %pair = stablehlo.tuple AA, %both : tuple<TT, !stablehlo.token>
  %barrier:2 = stablehlo.optimization_barrier AA, %both : TT, !stablehlo.token
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %loop:3 = stablehlo.while(%i = %zero, %t = %barrier#1, %v = %barrier#0) : tensor<i32>, !stablehlo.token, TT
    cond {
      %three = stablehlo.constant dense<3> : tensor<i32>
      %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %n = stablehlo.add %i, %one : tensor<i32>
      %after = stablehlo.after_all %t : !stablehlo.token
      %w = stablehlo.add %v, %v : TT
      stablehlo.return %n, %after, %w : tensor<i32>, !stablehlo.token, TT
    }
  %called = func.call @nested(%pair, %loop#1) : (tuple<TT, !stablehlo.token>, !stablehlo.token) -> tuple<tuple<TT, TT>, !stablehlo.token, tensor<i32>>
  %inner = stablehlo.get_tuple_element %called[0] : (tuple<tuple<TT, TT>, !stablehlo.token, tensor<i32>>) -> tuple<TT, TT>
  %second = stablehlo.get_tuple_element %inner[1] : (tuple<TT, TT>) -> TT
  %number = stablehlo.get_tuple_element %called[2] : (tuple<tuple<TT, TT>, !stablehlo.token, tensor<i32>>) -> tensor<i32>
  %chosen:2 = "stablehlo.case"(%number) ({
    stablehlo.return %second, %token : TT, !stablehlo.token
  }, {
    stablehlo.return AA, %token : TT, !stablehlo.token
  }) : (tensor<i32>) -> (TT, !stablehlo.token)'''.replace("AA", a).replace("TT", t)
    p.lines += lines.split("\n")[1:]
    p.expect("%loop#2", F32, x * 8)
    p.expect("%chosen#0", F32, x + 1)
    p.lines += ["  return", "}"]
    tail = '''func.func private @nested(%pair: tuple<TT, !stablehlo.token>, %token: !stablehlo.token) -> tuple<tuple<TT, TT>, !stablehlo.token, tensor<i32>> {
  %a = stablehlo.get_tuple_element %pair[0] : (tuple<TT, !stablehlo.token>) -> TT
  %one = stablehlo.constant dense<1.0> : TT
  %b = stablehlo.add %a, %one : TT
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %inner = stablehlo.tuple %a, %b : tuple<TT, TT>
  %all = stablehlo.tuple %inner, %token, %zero : tuple<tuple<TT, TT>, !stablehlo.token, tensor<i32>>
  return %all : tuple<tuple<TT, TT>, !stablehlo.token, tensor<i32>>
}'''.replace("TT", t)
    p.path.parent.mkdir(exist_ok=True)
    p.path.write_text("\n".join(p.lines + [tail, ""]))


def main():
    functions_of_two()
    complex_functions()
    regions()
    running()
    matrices()
    random()
    tuples()
