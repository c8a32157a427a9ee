"""Number types for the expected values: exact rounding in fractions, independent of the compiler's own code."""
from fractions import Fraction
import math
import struct


class Float:
    """A binary float format: precision p, exponents emin..emax, the largest value, infinities or not."""

    def __init__(self, name, bits, p, emin, emax, largest=None, infinities=True):
        self.name, self.bits, self.p, self.emin, self.emax, self.infinities = name, bits, p, emin, emax, infinities
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
                return x
        x = Fraction(x)
        if x == 0:
            return -0.0 if negative_zero else 0.0
        sign, magnitude = (-1, -x) if x < 0 else (1, x)
        exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
        if magnitude < Fraction(2) ** exponent:
            exponent -= 1
        quantum = Fraction(2) ** (max(exponent, self.emin) - self.p + 1)
        rounded = round(magnitude / quantum) * quantum  # Python rounds ties to even
        if rounded > self.largest:
            return sign * math.inf if self.infinities else math.nan
        return math.copysign(float(rounded), sign)

    def encode(self, x):
        """The bits of a value of this format."""
        sign = int(math.copysign(1, x) < 0) << (self.bits - 1)
        mantissa_bits = self.p - 1
        if math.isnan(x):
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
        """The value of bits, by search over nothing: the inverse of encode."""
        mantissa_bits = self.p - 1
        sign = -1.0 if bits >> (self.bits - 1) else 1.0
        exponent = bits >> mantissa_bits & ((1 << (self.bits - 1 - mantissa_bits)) - 1)
        mantissa = bits & ((1 << mantissa_bits) - 1)
        if self.infinities and exponent == (1 << (self.bits - 1 - mantissa_bits)) - 1:
            return sign * math.inf if mantissa == 0 else math.nan
        if not self.infinities and bits & ((1 << (self.bits - 1)) - 1) == (1 << (self.bits - 1)) - 1:
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
F8E5M2 = Float("f8E5M2", 8, 3, -14, 15)
F8E4M3FN = Float("f8E4M3FN", 8, 4, -6, 8, largest=Fraction(448), infinities=False)
BOOL = Int(1)
SIGNED = [Int(4), Int(8), Int(16), Int(32), Int(64)]
UNSIGNED = [Int(4, True), Int(8, True), Int(16, True), Int(32, True), Int(64, True)]
INTS = SIGNED + UNSIGNED
MATH_FLOATS = [BF16, F16, F32, F64]
FLOATS = [F8E4M3FN, F8E5M2] + MATH_FLOATS


def float_edges(t, more=()):
    """Zeros, ones, limits, subnormals, infinities, NaN and what else is given, rounded to the type, none twice."""
    eps = 2.0 ** (1 - t.p)
    values = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, -7.0, 1 + eps, 1 - eps / 2, float(t.largest),
              -float(t.largest), t.smallest_normal, -t.smallest_normal, t.smallest, -t.smallest,
              t.smallest_normal - t.smallest, math.inf, -math.inf, math.nan]
    result = []
    for x in list(values) + list(more):
        y = t.round(x)
        if not any(struct.pack("d", y) == struct.pack("d", z) for z in result):
            result.append(y)
    return result


def int_edges(t, more=()):
    values = [0, 1, -1, 2, -2, 3, 7, -7, t.low, t.low + 1, t.high, t.high - 1, t.bits - 1, t.bits, t.bits + 1]
    result = []
    for x in list(values) + list(more):
        y = t.wrap(x)
        if y not in result:
            result.append(y)
    return result
