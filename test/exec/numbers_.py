"""Number types for the expected values: exact rounding in fractions, independent of the compiler's own code."""
from fractions import Fraction
import math
import struct


class Float:
    """A binary float format: precision p, exponents emin..emax, the largest value. `kind` says what is not a number:
    "ieee" has infinities, "fn" only NaN (all bits ones), "fnuz" only NaN (in the place of -0), "scale" is an exponent
    alone, with neither sign nor zero."""

    def __init__(self, name, bits, p, emin, emax, largest=None, kind="ieee"):
        self.name, self.bits, self.p, self.emin, self.emax, self.kind = name, bits, p, emin, emax, kind
        self.infinities = kind == "ieee"
        self.largest = largest if largest is not None else (2 - Fraction(2) ** (1 - p)) * Fraction(2) ** emax
        self.smallest_normal = float(Fraction(2) ** emin)
        self.smallest = float(Fraction(2) ** (emin - p + 1))

    def round(self, x, negative_zero=False):
        """A float, int or Fraction rounded to nearest, ties to even; the result is a Python float."""
        if isinstance(x, float):
            if math.isnan(x):
                return x
            if math.isinf(x):
                return x if self.infinities else math.nan
            if x == 0:
                return self.zero(math.copysign(1, x) < 0)
        x = Fraction(x)
        if x == 0:
            return self.zero(negative_zero)
        sign, magnitude = (-1, -x) if x < 0 else (1, x)
        exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
        if magnitude < Fraction(2) ** exponent:
            exponent -= 1
        if self.kind == "scale":  # ties to the larger, all that is small becomes the smallest (as ml_dtypes does)
            exponent += magnitude >= Fraction(3, 2) * Fraction(2) ** exponent
            return math.nan if sign < 0 or exponent > self.emax else math.ldexp(1.0, max(exponent, self.emin))
        quantum = Fraction(2) ** (max(exponent, self.emin) - self.p + 1)
        rounded = round(magnitude / quantum) * quantum  # Python rounds ties to even
        if rounded > self.largest:
            return sign * math.inf if self.infinities else math.nan
        return math.copysign(float(rounded), sign) if rounded else self.zero(sign < 0)

    def zero(self, negative):
        return math.nan if self.kind == "scale" else -0.0 if negative and self.kind != "fnuz" else 0.0

    def encode(self, x):
        """The bits of a value of this format."""
        if self.kind == "scale":
            return 255 if math.isnan(x) else math.frexp(x)[1] - 1 - self.emin
        sign = int(math.copysign(1, x) < 0) << (self.bits - 1)
        mantissa_bits = self.p - 1
        if math.isnan(x):
            if self.kind == "fnuz":
                return 1 << (self.bits - 1)
            return ((1 << (self.bits - 1)) - 1) & ~(0 if not self.infinities else (1 << (mantissa_bits - 1)) - 1)
        if math.isinf(x):
            return sign | ((1 << (self.bits - 1 - mantissa_bits)) - 1) << mantissa_bits
        magnitude = Fraction(abs(x))
        if magnitude < Fraction(2) ** self.emin:
            return sign | int(magnitude / Fraction(2) ** (self.emin - self.p + 1))
        exponent = math.frexp(abs(x))[1] - 1
        return sign | (exponent - self.emin + 1) << mantissa_bits | (
            int(magnitude / Fraction(2) ** (exponent - mantissa_bits)) & ((1 << mantissa_bits) - 1))

    def decode(self, bits):
        """The value of bits: the inverse of encode."""
        if self.kind == "scale":
            return math.nan if bits == 255 else math.ldexp(1.0, bits + self.emin)
        mantissa_bits = self.p - 1
        sign = -1.0 if bits >> (self.bits - 1) else 1.0
        exponent = bits >> mantissa_bits & ((1 << (self.bits - 1 - mantissa_bits)) - 1)
        mantissa = bits & ((1 << mantissa_bits) - 1)
        if self.kind == "fnuz" and bits == 1 << (self.bits - 1):
            return math.nan
        if self.infinities and exponent == (1 << (self.bits - 1 - mantissa_bits)) - 1:
            return sign * math.inf if mantissa == 0 else math.nan
        if self.kind == "fn" and bits & ((1 << (self.bits - 1)) - 1) == (1 << (self.bits - 1)) - 1:
            return math.nan
        if exponent == 0:
            return sign * float(mantissa * Fraction(2) ** (self.emin - mantissa_bits))
        return sign * float((Fraction(2) ** mantissa_bits + mantissa) * Fraction(2) ** (exponent - 1 + self.emin - mantissa_bits))

    def literal(self, x):
        if math.isnan(x) or math.isinf(x):
            return "0x%0*X" % (self.bits // 4, self.encode(x))
        text = repr(float(x))
        if "e" in text and "." not in text:
            text = text.replace("e", ".0e")
        return text

    def storable(self, x):
        return x


class Int:
    def __init__(self, bits, unsigned=False):
        self.bits, self.unsigned = bits, unsigned or bits == 1
        self.name = ("ui" if unsigned else "i") + str(bits)
        self.low = 0 if self.unsigned else -(1 << (bits - 1))
        self.high = (1 << bits) - 1 if self.unsigned else (1 << (bits - 1)) - 1

    def wrap(self, x):
        x &= (1 << self.bits) - 1
        return x if self.unsigned or x <= self.high else x - (1 << self.bits)

    def literal(self, x):
        return ("true" if x else "false") if self.bits == 1 else str(int(x))


F64 = Float("f64", 64, 53, -1022, 1023)
F32 = Float("f32", 32, 24, -126, 127)
F16 = Float("f16", 16, 11, -14, 15)
BF16 = Float("bf16", 16, 8, -126, 127)
F8E3M4 = Float("f8E3M4", 8, 5, -2, 3)
F8E4M3 = Float("f8E4M3", 8, 4, -6, 7)
F8E4M3FN = Float("f8E4M3FN", 8, 4, -6, 8, largest=Fraction(448), kind="fn")
F8E4M3FNUZ = Float("f8E4M3FNUZ", 8, 4, -7, 7, kind="fnuz")
F8E4M3B11FNUZ = Float("f8E4M3B11FNUZ", 8, 4, -10, 4, kind="fnuz")
F8E5M2 = Float("f8E5M2", 8, 3, -14, 15)
F8E5M2FNUZ = Float("f8E5M2FNUZ", 8, 3, -15, 15, kind="fnuz")
F8E8M0FNU = Float("f8E8M0FNU", 8, 1, -127, 127, kind="scale")
FLOATS8 = [F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU]
BOOL = Int(1)
SIGNED = [Int(n) for n in (2, 4, 8, 16, 32, 64)]
UNSIGNED = [Int(n, True) for n in (2, 4, 8, 16, 32, 64)]
INTS = SIGNED + UNSIGNED
MATH_FLOATS = [BF16, F16, F32, F64]
FLOATS = FLOATS8 + MATH_FLOATS


def float_edges(t, more=(), only=None):
    """Zeros, ones, limits, subnormals, infinities, NaN and what else is given, rounded to the type, none twice."""
    eps = 2.0 ** (1 - t.p)
    values = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1 + eps, 1 - eps / 2, float(t.largest),
              -float(t.largest), t.smallest_normal, -t.smallest_normal, t.smallest, -t.smallest,
              t.smallest_normal - t.smallest, math.inf, -math.inf, math.nan]
    result = []
    for x in only or values + list(more):
        y = t.round(float(x))
        if not any(struct.pack("d", y) == struct.pack("d", z) for z in result):
            result.append(y)
    return result


def int_edges(t, more=(), only=None):
    values = [0, 1, -1, 2, -2, 3, 7, -7, t.low, t.low + 1, t.high, t.high - 1, t.bits - 1, t.bits, t.bits + 1]
    result = []
    for x in only or values + list(more):
        y = t.wrap(x)
        if y not in result:
            result.append(y)
    return result
