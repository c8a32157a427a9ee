"""Expected values of the pointwise ops on edge values. Floats: exact fractions or 200-bit mpmath, rounded once."""
from fractions import Fraction
import itertools
import math
import random

import mpmath
import numpy as np

from numbers_ import *
from program import Program, tensor

mpmath.mp.prec = 200
nan, inf = math.nan, math.inf


# Labels of docs/spec that all pairs of edge values hold.
RULES = {
    "add": "wrap bool float", "sub": "wrap float", "mul": "wrap bool float", "div": "truncate zero overflow float",
    "rem": "sign zero overflow float", "max": "nan zero integer bool", "min": "nan zero integer bool",
    "pow": "special negative_base accuracy wrap negative_exponent", "neg": "wrap zero", "abs": "wrap float",
    "sign": "zero value", "and": "bits", "or": "bits", "xor": "bits", "not": "bits", "shl": "past", "shr_arith": "past",
    "shr_logical": "past", "popcount": "value", "clz": "zero", "sqrt": "exact special", "atan2": "accuracy special",
    "floor": "value", "ceil": "value", "round_even": "value", "round_away": "value",
    "reduce_precision": "round overflow underflow nan", "is_finite": "value", "compare": "nan zero integer",
    "select": "scalar bits", "clamp": "crossed nan scalar", "convert": "wrap saturate nan bool round through_f32",
    "bitcast": "bits",
}


def program(name, summary):
    rules = RULES.get(name, "accuracy special")
    return Program("pointwise/%s.mlir" % name, summary, ["%s.%s" % (name, rule) for rule in rules.split()])


def check_all(p, name, t, args, expected, ulps=0, result=None, suffix="", attributes=""):
    """One op on vectors: args are lists of equal length."""
    n = len(expected)
    names = [p.input(t, a, [n]) for a in args]
    types = tensor(t, [n]) if result is None else "(%s) -> %s" % (", ".join([tensor(t, [n])] * len(args)), tensor(result, [n]))
    value = p.op("gc.%s %s%s : %s" % (name, ", ".join(names), attributes, types))
    p.expect(value, result or t, expected, [n], ulps)


def check_pairs(p, name, t, edges, f, ulps=0):
    """One binary op on all pairs of edges: rows are the left side, columns the right."""
    n = len(edges)
    a, b = spread(p, t, edges)
    value = p.op("gc.%s %s, %s : %s" % (name, a, b, tensor(t, [n, n])))
    p.expect(value, t, [f(x, y) for x, y in itertools.product(edges, edges)], [n, n], ulps)


def spread(p, t, edges):
    n = len(edges)
    return [p.op("gc.broadcast %s dims [%d] : (%s) -> %s" % (p.input(t, edges, [n]), dim, tensor(t, [n]), tensor(t, [n, n])))
            for dim in (0, 1)]


def pairs(edges):
    return [list(x) for x in zip(*itertools.product(edges, edges))]


# Arithmetic on floats, exact but for one rounding. Specials follow IEEE 754, which Python's floats (f64) obey.
def exact(t, f, special):
    def apply(a, b):
        if math.isfinite(a) and math.isfinite(b):
            r = f(Fraction(a), Fraction(b), a, b)
            if r is not None:
                s = special(a, b)
                r = F32.round(r) if t.kind == "scale" else r  # which no subnormal number separates from zero
                return t.round(r, negative_zero=r == 0 and math.copysign(1, s) < 0)
        return t.round(special(a, b))
    return apply


def f64(f):
    def apply(a, b):
        with np.errstate(all="ignore"):
            return float(f(np.float64(a), np.float64(b)))
    return apply


def float_max(a, b):
    if math.isnan(a) or math.isnan(b):
        return nan
    return b if a < b or (a == b and math.copysign(1, a) < 0) else a


def float_min(a, b):
    if math.isnan(a) or math.isnan(b):
        return nan
    return b if b < a or (a == b and math.copysign(1, b) < 0) else a


def fmod(a, b, x, y):
    return None if b == 0 else (abs(a) % abs(b)) * (-1 if x < 0 else 1)


FLOAT_BINARY = {
    "add": (lambda a, b, x, y: a + b, np.add),
    "sub": (lambda a, b, x, y: a - b, np.subtract),
    "mul": (lambda a, b, x, y: a * b, np.multiply),
    "div": (lambda a, b, x, y: None if b == 0 else a / b, np.divide),
    "rem": (fmod, np.fmod),
}


def trunc_div(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def int_pow(t, a, b):
    if b >= 0:
        return pow(a % (1 << t.bits), b, 1 << t.bits)
    return 1 if a == 1 else (-1 if b % 2 else 1) if a == -1 else 0


INT_BINARY = {
    "add": lambda t, a, b: a + b,
    "sub": lambda t, a, b: a - b,
    "mul": lambda t, a, b: a * b,
    "div": lambda t, a, b: -1 if b == 0 else trunc_div(a, b),
    "rem": lambda t, a, b: a if b == 0 else a - b * trunc_div(a, b),
    "max": lambda t, a, b: max(a, b),
    "min": lambda t, a, b: min(a, b),
    "pow": int_pow,
    "and": lambda t, a, b: a & b,
    "or": lambda t, a, b: a | b,
    "xor": lambda t, a, b: a ^ b,
    "shl": lambda t, a, b: a << b if 0 <= b < t.bits else 0,
    "shr_logical": lambda t, a, b: (a % (1 << t.bits)) >> b if 0 <= b < t.bits else 0,
    "shr_arith": lambda t, a, b: Int(t.bits).wrap(a) >> min(b % (1 << t.bits), t.bits - 1),
}
BOOL_BINARY = {"add": "or", "mul": "and", "max": "or", "min": "and", "and": "and", "or": "or", "xor": "xor"}


def binary():
    for name in list(FLOAT_BINARY) + ["max", "min", "and", "or", "xor", "shl", "shr_logical", "shr_arith"]:
        p = program(name, "gc.%s on all pairs of edge values." % name)
        if name in BOOL_BINARY:
            p.comment("i1")
            check_pairs(p, name, BOOL, [0, 1], lambda x, y: INT_BINARY[BOOL_BINARY[name]](BOOL, x, y))
        for t in INTS:
            p.comment(t.name)
            check_pairs(p, name, t, int_edges(t), lambda x, y: t.wrap(INT_BINARY[name](t, x, y)))
        for t in FLOATS if name in FLOAT_BINARY or name in ("max", "min") else []:
            p.comment(t.name)
            f = {"max": float_max, "min": float_min}.get(name) or exact(t, FLOAT_BINARY[name][0], f64(FLOAT_BINARY[name][1]))
            if t is F64 and name in FLOAT_BINARY:  # NumPy agrees with the fractions
                numpy = f64(FLOAT_BINARY[name][1])
                for x, y in zip(*pairs(float_edges(t))):
                    assert np.array_equal(f(x, y), numpy(x, y), equal_nan=True), (name, x, y)
            check_pairs(p, name, t, float_edges(t), f)
        p.write()


# Functions: NumPy (f64) for special values, mpmath for the rest.
def to_fraction(x):
    sign, mantissa, exponent, _ = x._mpf_
    return (-1 if sign else 1) * Fraction(int(mantissa)) * Fraction(2) ** exponent


def power64(x, y):
    """C's pow (NumPy's takes sqrt for 0.5, and sqrt(-inf) is NaN)."""
    try:
        return math.pow(x, y)
    except OverflowError:
        return -inf if x < 0 and y % 2 == 1 else inf
    except ValueError:
        return (math.copysign(inf, x) if y % 2 == 1 else inf) if x == 0 else nan


def function(t, precise, special):
    def apply(*args):
        with np.errstate(all="ignore"):
            s = float(special(*[np.float64(x) for x in args]))
        if not all(map(math.isfinite, args)) or math.isnan(s):
            return t.round(s)
        try:
            r = precise(*map(mpmath.mpf, args))
        except (ValueError, ZeroDivisionError):
            return t.round(s)
        if not mpmath.isfinite(r):
            return t.round(s)
        # Far beyond every format: no need for the exact fraction.
        if r != 0 and abs(mpmath.mag(r)) > 5000:
            return t.round(math.copysign(inf if mpmath.mag(r) > 0 else 0.0, s))
        r = to_fraction(r)
        r = F32.round(r, negative_zero=math.copysign(1, s) < 0) if t.kind == "scale" else r
        return t.round(r, negative_zero=r == 0 and math.copysign(1, s) < 0)
    return apply


def logistic64(x):
    return 1 / (1 + np.exp(-x))


FUNCTIONS = {  # name: precise, special, ulps in f32 and f64
    "exp": (mpmath.exp, np.exp, 2),
    "expm1": (mpmath.expm1, np.expm1, 2),
    "log": (mpmath.log, np.log, 2),
    "log1p": (mpmath.log1p, np.log1p, 2),
    "logistic": (lambda x: 1 / (1 + mpmath.exp(-x)), logistic64, 3),
    "tanh": (mpmath.tanh, np.tanh, 2),
    "sqrt": (mpmath.sqrt, np.sqrt, 0),
    "rsqrt": (lambda x: 1 / mpmath.sqrt(x), lambda x: 1 / np.sqrt(x), 2),
    "cbrt": (lambda x: mpmath.cbrt(x) if x >= 0 else -mpmath.cbrt(-x), np.cbrt, 2),
    "sin": (mpmath.sin, np.sin, 2),
    "cos": (mpmath.cos, np.cos, 2),
    "tan": (mpmath.tan, np.tan, 2),
    "erf": (mpmath.erf, math.erf, 2),
}
DOMAIN = [0.1, -0.1, 0.3, -0.7, 0.9, 1.1, 2.0, -2.0, 3.14159265, 1.5707963, -1.5707963, 4.0, 5.5, -5.5, 8.0, 9.1, -9.1,
          10.0, 16.0, 20.5, -20.5, 27.0, 64.0, 88.7, 88.8, -87.4, -88.9, -100.0, -103.9, -105.0, 128.0, 700.0, 709.7,
          710.0, -708.5, -745.0, -746.0, 1e-3, -1e-3, 1e-5, 1e-8, -1e-8, 1e-10, 1e-20, 1e-30, 1000.5, 65504.0, 1e5,
          -1e5, 123456.789, 1e8, 1e15, 1e22, 1e30, 1e-300, 1e300, -0.9999, -0.999999, 0.70710678, 1.41421356]


def unary_inputs(t):
    rng = random.Random(17)
    more = [rng.choice((-1, 1)) * 2.0 ** rng.uniform(-12, 12) for _ in range(40)]
    return float_edges(t, DOMAIN + more)


def allowed(t, ulps):
    """Units in the last place: a narrow result is a wide one of `ulps`, rounded; for 8 bits no edge value is near a tie."""
    return ulps if t.bits >= 32 or not ulps else 1 if t.bits == 16 else 0


def inner(t, more):
    """Edges; without those of f8E8M0FNU whose functions lie where f32 has no numbers."""
    return float_edges(t, more, only=[0.0, 0.25, 0.5, 1.0, 2.0, 8.0] + [x for x in more if x < 50] if t.kind == "scale" else None)


def functions():
    for name, (precise, special, ulps) in FUNCTIONS.items():
        p = program(name, "gc.%s on edge values and some others." % name)
        for t in FLOATS:
            p.comment(t.name)
            x = unary_inputs(t)
            f = function(t, precise, special)
            check_all(p, name, t, [x], [f(v) for v in x], allowed(t, ulps))
        p.write()
    p = program("pow", "gc.pow on all pairs of edge values; negative integer exponents give 0 but for 1, -1.")
    for t in INTS:
        p.comment(t.name)
        check_pairs(p, "pow", t, int_edges(t), lambda x, y: t.wrap(int_pow(t, x, y)))
    for t in FLOATS:
        p.comment(t.name)
        f = function(t, lambda x, y: mpmath.power(x, y) if mpmath.isnormal(x) and abs(y * mpmath.log(abs(x))) < 4000
                     else mpmath.inf, power64)
        check_pairs(p, "pow", t, inner(t, [0.1, -3.0, 10.0, 1 / 3, 65.5]), f, allowed(t, 2))
    p.write()
    p = program("atan2", "gc.atan2 on all pairs of edge values.")
    for t in FLOATS:
        p.comment(t.name)
        f = function(t, lambda y, x: mpmath.atan2(y, x) if x != 0 and y != 0 else mpmath.inf, np.arctan2)
        check_pairs(p, "atan2", t, inner(t, [0.1, 1e-3, 1000.0]), f, allowed(t, 2))
    p.write()


def round_away(x):
    return math.copysign(math.floor(abs(x) + 0.5), x) if abs(x) < 2 ** 52 and abs(x) != 0.49999999999999994 else x if abs(
        x) >= 2 ** 52 else math.copysign(0.0, x)


def on_finite(f):
    return lambda x: math.copysign(float(f(x)), x) if math.isfinite(x) else x


def unary():
    rounding = {"floor": on_finite(math.floor), "ceil": on_finite(math.ceil), "round_even": on_finite(round),
                "round_away": on_finite(round_away)}
    for name, f in rounding.items():
        p = program(name, "gc.%s on edge values." % name)
        for t in FLOATS:
            p.comment(t.name)
            x = float_edges(t, [0.49999999999999994, 0.4999, 2.4999, -0.2, 1e9 + 0.5, 4503599627370495.5, 8388607.5, 3.5, -3.5, 1e20])
            check_all(p, name, t, [x], [t.round(f(v)) for v in x])
        p.write()
    both = {
        "neg": (lambda t, x: -x, lambda x: -x),
        "abs": (lambda t, x: abs(x), abs),
        "sign": (lambda t, x: (x > 0) - (x < 0), lambda x: x if x == 0 or math.isnan(x) else math.copysign(1.0, x)),
    }
    for name, (of_int, of_float) in both.items():
        p = program(name, "gc.%s on edge values." % name)
        for t in INTS:
            p.comment(t.name)
            x = int_edges(t)
            check_all(p, name, t, [x], [t.wrap(of_int(t, v)) for v in x])
        for t in FLOATS:
            p.comment(t.name)
            x = float_edges(t)
            check_all(p, name, t, [x], [t.round(float(of_float(v))) for v in x])
        p.write()
    bits = {
        "not": lambda t, x: ~x,
        "popcount": lambda t, x: bin(x % (1 << t.bits)).count("1"),
        "clz": lambda t, x: t.bits - (x % (1 << t.bits)).bit_length(),
    }
    for name, f in bits.items():
        p = program(name, "gc.%s on edge values." % name)
        for t in [BOOL] + INTS:
            p.comment(t.name)
            x = [0, 1] if t is BOOL else int_edges(t)
            check_all(p, name, t, [x], [t.wrap(f(t, v)) for v in x])
        p.write()
    p = program("is_finite", "gc.is_finite on edge values.")
    for t in FLOATS:
        x = float_edges(t)
        check_all(p, "is_finite", t, [x], [int(math.isfinite(v)) for v in x], result=BOOL)
    p.write()


def reduce_to(t, x, e, m):
    """IEEE rounding of the mantissa without limits, then overflow to infinity and underflow to zero."""
    if not math.isfinite(x) or x == 0:
        return x
    wide = Float("", 64, min(m + 1, t.p), -1022 - 60 if t is F64 else t.emin - t.p + 1, 1023)
    # Below its own normal range the type's mantissa bits are fewer: rounding is by bit position.
    own = math.frexp(abs(x))[1] - 1
    drop = t.p - min(m + 1, t.p)
    quantum = Fraction(2) ** (max(own, t.emin) - t.p + 1 + drop)
    y = round(abs(Fraction(x)) / quantum) * quantum
    if m == 0 and abs(Fraction(x)) == Fraction(3, 2) * quantum:
        # No mantissa is left: of the two powers of 2 the even one is that with an even biased exponent.
        y = quantum * (1 if (own - t.emin + 1) % 2 == 0 else 2)
    ebits = t.bits - t.p
    if e < ebits:
        bias = (1 << (e - 1)) - 1
        if y >= Fraction(2) ** (bias + 1):
            return math.copysign(inf, x)
        if y < Fraction(2) ** (1 - bias):
            return math.copysign(0.0, x)
    elif y > t.largest:
        return math.copysign(inf, x)
    return math.copysign(float(y), x)


def others():
    p = program("reduce_precision", "gc.reduce_precision: mantissa to nearest even, then the exponent's range.")
    for t in MATH_FLOATS:
        for e, m in [(5, 10), (8, 7), (4, 3), (5, 2), (2, 1), (8, 23), (11, 52), (1, 0), (3, 0)]:
            p.comment("%s to e%dm%d" % (t.name, e, m))
            x = float_edges(t, [0.1, 65504.0, 65520.0, 65519.0, 240.0, 248.0, 256.0, 6e-5, 6.1e-5, 3.4e38, 3.3e38, 1e-40, 1.0625, 1.1875])
            check_all(p, "reduce_precision", t, [x], [reduce_to(t, v, e, m) for v in x], attributes=" to e %d m %d" % (e, m))
    p.write()

    p = program("compare", "gc.compare in all directions; floats ordered but for NE, and in total order.")
    directions = {"EQ": lambda a, b: a == b, "NE": lambda a, b: a != b, "GE": lambda a, b: a >= b, "GT": lambda a, b: a > b,
                  "LE": lambda a, b: a <= b, "LT": lambda a, b: a < b}

    def compare(t, edges, key, total):
        n = len(edges)
        x, y = spread(p, t, edges)
        for name, f in directions.items():
            value = p.op("gc.compare %s %s, %s%s : (%s, %s) -> %s" % (
                name, x, y, total, tensor(t, [n, n]), tensor(t, [n, n]), tensor(BOOL, [n, n])))
            p.expect(value, BOOL, [int(f(key(u), key(v))) for u, v in itertools.product(edges, edges)], [n, n])

    def total_key(x):
        # -NaN is not among the edges
        return (1, 0.0, 0) if math.isnan(x) else (0, x, 0 if math.copysign(1, x) < 0 else 1)
    for t in [BOOL] + INTS:
        p.comment(t.name)
        compare(t, [0, 1] if t is BOOL else int_edges(t, only=[0, 1, -1, 7, t.low, t.high, t.high - 1]), lambda v: v, "")
    for t in FLOATS:
        p.comment(t.name)
        edges = float_edges(t, only=[0.0, -0.0, 1.0, -1.0, 1.5, t.smallest, -t.smallest, float(t.largest), math.inf,
                                     -math.inf, math.nan])
        compare(t, edges, lambda v: v, "")
        compare(t, edges, total_key, " total_order")
    p.write()

    p = program("select", "gc.select per element and with a predicate of rank 0.")
    for t in [BOOL] + INTS + FLOATS:
        p.comment(t.name)
        edges = [0, 1] if t is BOOL else int_edges(t) if isinstance(t, Int) else float_edges(t)
        a, b = edges, edges[::-1]
        n = len(a)
        pred = [(i * 5 // 3) % 2 for i in range(n)]
        x, y, q = p.input(t, a, [n]), p.input(t, b, [n]), p.input(BOOL, pred, [n])
        value = p.op("gc.select %s, %s, %s : (%s, %s, %s) -> %s" % (q, x, y, tensor(BOOL, [n]), tensor(t, [n]), tensor(t, [n]), tensor(t, [n])))
        p.expect(value, t, [u if s else v for s, u, v in zip(pred, a, b)], [n])
        for s in (0, 1):
            q = p.input(BOOL, [s], [])
            value = p.op("gc.select %s, %s, %s : (%s, %s, %s) -> %s" % (q, x, y, tensor(BOOL, []), tensor(t, [n]), tensor(t, [n]), tensor(t, [n])))
            p.expect(value, t, a if s else b, [n])
    p.write()

    p = program("clamp", "gc.clamp with limits of rank 0 and per element, crossed limits included: the upper wins.")
    for t in INTS + FLOATS:
        p.comment(t.name)
        is_int = isinstance(t, Int)
        x = int_edges(t) if is_int else float_edges(t)
        n = len(x)
        lower, upper = (max, min) if is_int else (float_max, float_min)
        for lo, hi in [(1, 3), (3, 1)] + ([] if is_int else [(-inf, inf), (nan, 1.0), (-0.0, 0.0)]):
            lo, hi = (t.wrap(lo), t.wrap(hi)) if is_int else (t.round(float(lo)), t.round(float(hi)))
            a, v, b = p.input(t, [lo], []), p.input(t, x, [n]), p.input(t, [hi], [])
            value = p.op("gc.clamp %s, %s, %s : (%s, %s, %s) -> %s" % (a, v, b, tensor(t, []), tensor(t, [n]), tensor(t, []), tensor(t, [n])))
            p.expect(value, t, [upper(lower(lo, e), hi) for e in x], [n])
        lo, hi = x[3:] + x[:3], x[7:] + x[:7]
        a, v, b = p.input(t, lo, [n]), p.input(t, x, [n]), p.input(t, hi, [n])
        value = p.op("gc.clamp %s, %s, %s : (%s, %s, %s) -> %s" % (a, v, b, tensor(t, [n]), tensor(t, [n]), tensor(t, [n]), tensor(t, [n])))
        p.expect(value, t, [upper(lower(l, e), h) for l, e, h in zip(lo, x, hi)], [n])
    p.write()


def convert_value(a, b, x):
    if isinstance(a, Int):
        if b is BOOL:
            return int(x != 0)
        if isinstance(b, Int):
            return b.wrap(x)
        return b.round(F32.round(x)) if b.bits < 32 else b.round(x)
    if b is BOOL:
        return int(x != 0)  # NaN too
    if isinstance(b, Int):
        if math.isnan(x):
            return 0
        return b.low if x <= b.low else b.high if x >= b.high else int(x)
    return b.round(x)


def conversions():
    types = [BOOL] + INTS + FLOATS
    p = program("convert", "gc.convert between all pairs of types: integers wrap, floats saturate and NaN gives 0.")
    for a in types:
        p.comment("from " + a.name)
        if isinstance(a, Int):
            x = [0, 1] if a is BOOL else int_edges(a, [16777217, 16777219, 33554435, 255, 256, 257, 449, 463, 464, 480, 65520, (1 << 62) + 1])
        else:
            x = float_edges(a, [127.5, 128.0, -128.9, -129.0, 255.9, 256.0, 7.9, 8.0, -8.5, 15.5, 16.0, 32767.9, 2147483647.0, 2147483648.0,
                                -2147483648.0, 4294967295.5, 4294967296.0, 9.3e18, -9.3e18, 1.9e19, -0.99, 448.0, 464.0, 480.0, 65519.0, 65520.0,
                                1.00390625, 1.01171875, 1 + 2.0 ** -8 + 2.0 ** -30, 1 + 2.0 ** -11 + 2.0 ** -40, 1e-7, 3e-8, 2.98e-8])
        n = len(x)
        v = p.input(a, x, [n])
        for b in types:
            if a is not b:
                value = p.op("gc.convert %s : (%s) -> %s" % (v, tensor(a, [n]), tensor(b, [n])))
                p.expect(value, b, [convert_value(a, b, e) for e in x], [n])
    p.write()

    p = program("bitcast", "gc.bitcast between types of one width.")
    ints = {bits: [Int(bits), Int(bits, True)] for bits in (2, 4, 8, 16, 32, 64)}
    for a in INTS + FLOATS:
        x = int_edges(a, [0x3F, 0x4049, 0x3F800000]) if isinstance(a, Int) else [v for v in float_edges(a) if not math.isnan(v)]
        encode = (lambda v: v % (1 << a.bits)) if isinstance(a, Int) else a.encode
        v = p.input(a, x, [len(x)])
        for b in ints[a.bits] + [f for f in FLOATS if f.bits == a.bits]:
            if b is a or b.name == a.name:
                continue
            expected = [b.wrap(encode(e)) if isinstance(b, Int) else b.decode(encode(e)) for e in x]
            value = p.op("gc.bitcast %s : (%s) -> %s" % (v, tensor(a, [len(x)]), tensor(b, [len(x)])))
            p.expect(value, b, expected, [len(x)])
    p.write()


def total_order():
    """With NaN of both signs, which the edge values lack: they are written as bits."""
    p = Program("pointwise/compare_total_order.mlir", "gc.compare in total order over NaN of both signs.",
                ["compare.total_order"])
    for t in [F8E4M3FN, F8E5M2] + MATH_FLOATS:
        p.comment(t.name)
        nan_bits = t.encode(nan) & ~(1 << (t.bits - 1))
        bits = [nan_bits | 1 << (t.bits - 1)] + ([t.encode(-inf)] if t.infinities else []) + [
            t.encode(v) for v in (-1.0, -t.smallest, -0.0, 0.0, t.smallest, 1.0)] + ([t.encode(inf)] if t.infinities else []) + [nan_bits]
        n = len(bits)
        values = p.op("gc.constant dense<[%s]> : %s" % (", ".join("0x%0*X" % (t.bits // 4, b) for b in bits), tensor(t, [n])))
        values = p.op("gc.optimization_barrier %s : (%s) -> %s" % (values, tensor(t, [n]), tensor(t, [n])))
        x, y = [p.op("gc.broadcast %s dims [%d] : (%s) -> %s" % (values, dim, tensor(t, [n]), tensor(t, [n, n]))) for dim in (0, 1)]
        # They stand in ascending order.
        for name, f in (("LT", lambda i, j: i < j), ("GE", lambda i, j: i >= j), ("EQ", lambda i, j: i == j)):
            value = p.op("gc.compare %s %s, %s total_order : (%s, %s) -> %s" % (
                name, x, y, tensor(t, [n, n]), tensor(t, [n, n]), tensor(BOOL, [n, n])))
            p.expect(value, BOOL, [int(f(i, j)) for i in range(n) for j in range(n)], [n, n])
    p.write()


def every_op():
    p = Program("pointwise/every_op.mlir", "What holds for every op: each rounds to its own type, in the order written.")
    def both(t, comment, first, second, a, b, c):
        """second(first(a, b), c): two roundings."""
        p.comment("%s %s" % (t.name, comment))
        f = {"add": lambda x, y: t.round(Fraction(x) + Fraction(y)), "mul": lambda x, y: t.round(Fraction(x) * Fraction(y))}
        x, y, z = [p.input(t, v, [len(v)]) for v in (a, b, c)]
        r = p.op("gc.%s %s, %s : %s" % (first, x, y, tensor(t, [len(a)])))
        r = p.op("gc.%s %s, %s : %s" % (second, r, z, tensor(t, [len(a)])))
        expected = [f[second](f[first](u, v), w) for u, v, w in zip(a, b, c)]
        once = [t.round({"add": Fraction(u) + Fraction(v), "mul": Fraction(u) * Fraction(v)}[first] + Fraction(w)) if second == "add"
                else None for u, v, w in zip(a, b, c)]
        assert all(e != o for e, o in zip(expected, once)), "one rounding gives the same"
        p.expect(r, t, expected, [len(a)])

    for t in MATH_FLOATS:
        eps = 2.0 ** (1 - t.p)
        half = 2.0 ** -(t.p // 2 + 1)  # its square is below half a unit
        both(t, "[any.rounds]", "add", "add", [1.0, 3.0], [eps / 4, eps / 2], [-1.0, -3.0])
        big = 2.0 ** (t.p + 1)
        both(t, "[any.order]", "add", "add", [big, -big], [1.0, -1.0], [-big, big])
        one = t.round(1 + half)
        both(t, "[any.no_fma]", "mul", "add", [one], [one], [-t.round(Fraction(one) ** 2)])
        p.comment("%s [any.subnormals]" % t.name)
        small = [t.smallest_normal / 2, -t.smallest, t.smallest_normal - t.smallest]
        x = p.input(t, small, [3])
        p.expect(p.op("gc.add %s, %s : %s" % (x, x, tensor(t, [3]))), t, [2 * v for v in small], [3])
        ones = p.input(t, [1.0] * 3, [3])
        p.expect(p.op("gc.mul %s, %s : %s" % (x, ones, tensor(t, [3]))), t, small, [3])
    p.write()


def main():
    every_op()
    total_order()
    binary()
    functions()
    unary()
    others()
    conversions()
