#!/usr/bin/env python3
"""Fits the polynomials of codegen/common/math and writes codegen/common/math/Coefficients.h.

Each row of FITS names a function g(t), an interval and a degree. The script finds the polynomial p that minimizes the
largest |w(t) (g(t) - p(t))| by Lawson's iteration in 80 digits, rounds the coefficients one after the other to the target
precision (refitting the rest each time, so that rounding a low coefficient is made good by the higher ones), and notes
the error that remains. Needs mpmath. Usage: tools/dev/fit_math.py > codegen/common/math/Coefficients.h
"""
import struct
import sys
from mpmath import mp, mpf

mp.dps = 80
PI = mp.pi


def solve(g, w, lo, hi, degree, fixed):
    """Lawson's iteration for the coefficients of t^len(fixed) .. t^degree, the lower ones being fixed: least squares
    on a Chebyshev grid, where each round weights a point by the error it had. Unlike an exchange of nodes it does not
    mind weights that vanish inside the interval."""
    start, n = len(fixed), degree + 1 - len(fixed)
    grid = [(lo + hi) / 2 - (hi - lo) / 2 * mp.cos(PI * (2 * i + 1) / (16 * n)) for i in range(8 * n)]
    weight = [w(t) for t in grid]
    right = [(g(t) - sum(c * t**i for i, c in enumerate(fixed))) * v for t, v in zip(grid, weight)]
    rows = [[v * t**(start + j) for j in range(n)] for t, v in zip(grid, weight)]
    lawson = [mpf(1) / len(grid)] * len(grid)
    best, least = None, None
    for _ in range(24):
        normal, rhs = mp.zeros(n, n), mp.zeros(n, 1)
        for row, y, l in zip(rows, right, lawson):
            for i in range(n):
                li = l * row[i]
                rhs[i] += li * y
                for j in range(i, n):
                    normal[i, j] += li * row[j]
        for i in range(n):
            for j in range(i):
                normal[i, j] = normal[j, i]
        x = mp.lu_solve(normal, rhs)
        error = [abs(y - sum(a * c for a, c in zip(row, x))) for row, y in zip(rows, right)]
        worst = max(error)
        if least is None or worst < least:
            best, least = [x[j] for j in range(n)], worst
        lawson = [l * e for l, e in zip(lawson, error)]
        total = sum(lawson)
        lawson = [l / total for l in lawson]
    return best


def rounded(value, bits):
    form = "<f" if bits == 32 else "<d"
    return mpf(struct.unpack(form, struct.pack(form, float(value)))[0])


def fit(g, w, lo, hi, degree, bits, fixed=()):
    """Coefficients, lowest first, as numbers of the target precision."""
    lo, hi, fixed = mpf(lo), mpf(hi), list(map(mpf, fixed))
    while len(fixed) <= degree:
        coefficients = solve(g, w, lo, hi, degree, fixed)
        fixed.append(rounded(coefficients[0], bits))
        # The highest ones have no room left to make good; rounding them as they are costs nothing that counts.
        if len(fixed) > 3:
            fixed += [rounded(c, bits) for c in coefficients[1:]]
    grid = [lo + (hi - lo) * i / 997 for i in range(1, 997)]
    error = max(abs(w(t) * (g(t) - sum(c * t**i for i, c in enumerate(fixed)))) for t in grid)
    return fixed, error


def series(g, at):
    """g, with its limit near 0 given, where the quotient cannot be computed."""
    return lambda t: at if abs(t) < mpf(10)**-25 else g(t)


one = lambda t: mpf(1)
LN2H = mp.log(2) / 2 * mpf("1.0005")
SQ = (mp.sqrt(mpf(1) / 2) - 1) * mpf("1.0001"), (mp.sqrt(2) - 1) * mpf("1.0001")
expq = series(lambda r: (mp.expm1(r) - r) / r**2, mpf(1) / 2)
logq = series(lambda f: (mp.log1p(f) - f + f * f / 2) / f**3, mpf(1) / 3)
# log((1+s)/(1-s)) = 2s + s^3 R(s^2)
atanhq = series(lambda z: (2 * mp.atanh(mp.sqrt(z)) / mp.sqrt(z) - 2) / z, mpf(2) / 3)
atanhTail = series(lambda z: ((2 * mp.atanh(mp.sqrt(z)) / mp.sqrt(z) - 2) / z - mpf(2) / 3) / z, mpf(2) / 5)
sinq = series(lambda z: (mp.sin(mp.sqrt(z)) / mp.sqrt(z) - 1) / z, mpf(-1) / 6)
cosq = series(lambda z: (mp.cos(mp.sqrt(z)) - 1 + z / 2) / z**2, mpf(1) / 24)
atanq = series(lambda z: (mp.atan(mp.sqrt(z)) / mp.sqrt(z) - 1) / z, mpf(-1) / 3)
asinq = series(lambda z: (mp.asin(mp.sqrt(z)) / mp.sqrt(z) - 1) / z, mpf(1) / 6)
tanhq = series(lambda z: (mp.tanh(mp.sqrt(z)) / mp.sqrt(z) - 1) / z, mpf(-1) / 3)
erfq = series(lambda z: mp.erf(mp.sqrt(z)) / mp.sqrt(z) - 1, 2 / mp.sqrt(PI) - 1)
QUARTER = (PI / 4)**2 * mpf("1.001")
T = mp.tan(PI / 8)**2 * mpf("1.001")


def erfcx(t):
    """erfc(x) exp(x^2) (1 + 2x) with x = 4 (1 + t) / (1 - t): smooth on [-1, 1)."""
    if t > 1 - mpf(10)**-12:
        return 2 / mp.sqrt(PI)
    x = 4 * (1 + t) / (1 - t)
    if x > 60:
        # The asymptotic series; erfc itself underflows nothing here, but takes long.
        s = sum((-1)**k * mp.fac2(2 * k - 1) / (2 * x * x)**k for k in range(1, 12)) + 1
        return s / (x * mp.sqrt(PI)) * (1 + 2 * x)
    return mp.erfc(x) * mp.exp(x * x) * (1 + 2 * x)


# name, what it is, g, weight, interval, degree, bits, fixed low coefficients
FITS = [
    ("kExpF32", "(e^r - 1 - r) / r^2, |r| <= ln2 / 2, error relative to e^r", expq, lambda r: r * r / mp.exp(r), -LN2H, LN2H, 4, 32),
    ("kExpF64", "the same in f64", expq, lambda r: r * r / mp.exp(r), -LN2H, LN2H, 9, 64, ["0.5"]),
    ("kExpm1F32", "(e^r - 1 - r) / r^2, |r| <= ln2 / 2, error relative to e^r - 1", expq, lambda r: abs(r), -LN2H, LN2H, 5, 32, ["0.5"]),
    ("kExpm1F64", "the same in f64", expq, lambda r: abs(r), -LN2H, LN2H, 10, 64, ["0.5"]),
    ("kLogF32", "(log(1+f) - f + f^2/2) / f^3, 1+f in [sqrt(1/2), sqrt(2)]", logq, lambda f: f * f, SQ[0], SQ[1], 8, 32),
    ("kLogF64", "(2 atanh(s) - 2s) / s^3 in s^2, s = f / (2 + f)", atanhq, one, 0, mpf("0.02945"), 7, 64),
    ("kLogTailF64", "(2 atanh(s) - 2s - 2/3 s^3) / s^5 in s^2, s = f / (2 + f)", atanhTail, lambda z: z, 0, mpf("0.02945"), 7, 64),
    ("kSinF32", "(sin(r) - r) / r^3 in r^2, |r| <= pi / 4", sinq, lambda z: z, 0, QUARTER, 2, 32),
    ("kCosF32", "(cos(r) - 1 + r^2/2) / r^4 in r^2, |r| <= pi / 4", cosq, lambda z: z * z, 0, QUARTER, 2, 32),
    ("kSinF64", "the same in f64", sinq, lambda z: z, 0, QUARTER, 5, 64),
    ("kCosF64", "the same in f64", cosq, lambda z: z * z, 0, QUARTER, 5, 64),
    ("kAtanF64", "(atan(x) - x) / x^3 in x^2, |x| <= tan(pi / 8)", atanq, lambda z: z, 0, T, 10, 64),
    ("kAsinF64", "(asin(x) - x) / x^3 in x^2, |x| <= 1/2", asinq, lambda z: z, 0, mpf("0.2501"), 11, 64),
    ("kTanhF32", "(tanh(x) - x) / x^3 in x^2, |x| <= 0.625", tanhq, lambda z: z, 0, mpf("0.3907"), 4, 32),
    ("kTanhF64", "the same in f64", tanhq, lambda z: z, 0, mpf("0.3907"), 11, 64),
    ("kErfF32", "erf(x) / x - 1 in x^2, |x| <= 0.921875", erfq, one, 0, mpf("0.8499"), 7, 32),
    ("kErfTailF32", "-log(erfc(x)), 0.921875 <= x <= 4, error absolute in erf", lambda x: -mp.log(mp.erfc(x)), lambda x: mp.erfc(x), mpf("0.9218"), 4, 8, 32),
    ("kErfF64", "erf(x) / x - 1 in x^2, |x| <= 1", erfq, one, 0, mpf("1.0001"), 13, 64),
    ("kErfcF64", "erfc(x) e^(x^2) (1 + 2x) in t = (x - 4) / (x + 4)", erfcx, one, -1, 1, 25, 64),
]


def hexfloat(value, bits):
    text = float(value).hex()
    mantissa, exponent = text.split("p")
    mantissa = mantissa.rstrip("0").rstrip(".") if "." in mantissa else mantissa
    return mantissa + "p" + exponent


def main():
    print("// Generated by tools/dev/fit_math.py; do not edit. Minimax polynomials, lowest coefficient first; `error` is the")
    print("// largest weighted distance of the polynomial with these rounded coefficients, before any rounding of operations.")
    print("#pragma once\n\nnamespace gc::math_coefficients {\n")
    for row in FITS:
        name, what, g, w, lo, hi, degree, bits = row[:8]
        coefficients, error = fit(g, w, lo, hi, degree, bits, *row[8:])
        print(f"// {what}; error {mp.nstr(error, 3)} = 2^{mp.nstr(mp.log(error, 2), 4)}")
        print(f"inline constexpr double {name}[] = {{" + ", ".join(hexfloat(c, bits) for c in coefficients) + "};")
        sys.stdout.flush()
    print("\n} // namespace gc::math_coefficients")


main()
