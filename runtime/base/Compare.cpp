#include "runtime/base/Compare.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"

#include <cmath>
#include <limits>

namespace gcrt {

static std::string floatText(double value, int digits) {
  return absl::StrFormat("%.*g", digits, value);
}

std::string valueText(DType type, const void *at) {
  const DTypeInfo &t = info(type);
  switch (t.cls) {
  case DTypeClass::Bool:
    return decodeInteger(type, at) ? "true" : "false";
  case DTypeClass::Signed:
    return absl::StrCat(decodeInteger(type, at));
  case DTypeClass::Unsigned:
    return absl::StrCat(static_cast<uint64_t>(decodeInteger(type, at)));
  case DTypeClass::Float:
    return floatText(decode(type, at), type == DType::f64 ? 17 : 9);
  case DTypeClass::Complex:
    break;
  }
  std::complex<double> z = decodeComplex(type, at);
  int digits = type == DType::c128 ? 17 : 9;
  return absl::StrCat("(", floatText(z.real(), digits), ", ", floatText(z.imag(), digits), ")");
}

static std::string indexText(absl::Span<const int64_t> shape, int64_t flat) {
  std::vector<int64_t> index(shape.size());
  for (size_t d = shape.size(); d-- > 0;) {
    index[d] = flat % shape[d];
    flat /= shape[d];
  }
  return absl::StrCat("[", absl::StrJoin(index, ", "), "]");
}

namespace {
// The worst element of a comparison.
struct Worst {
  int64_t at = -1;
  double ratio = -1, error = 0, allowed = 0;
};
} // namespace

static bool sameNan(std::complex<double> a, std::complex<double> e) {
  return (std::isnan(a.real()) || std::isnan(a.imag())) && (std::isnan(e.real()) || std::isnan(e.imag()));
}

// 0 when equal within the tolerance; above 1 when not.
static double excess(std::complex<double> a, std::complex<double> e, const Tolerance &tolerance, double &error,
                     double &allowed) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  allowed = tolerance.atol + tolerance.rtol * std::abs(e);
  if (sameNan(a, e)) {
    error = 0;
    return tolerance.nanEqual ? 0 : kInf;
  }
  if (a == e) {
    error = 0;
    bool zeroSigns =
        std::signbit(a.real()) == std::signbit(e.real()) && std::signbit(a.imag()) == std::signbit(e.imag());
    return tolerance.signedZero && a == 0.0 && !zeroSigns ? kInf : 0;
  }
  error = std::abs(a - e);
  if (!std::isfinite(error) || !std::isfinite(std::abs(a)) || !std::isfinite(std::abs(e)))
    return kInf;
  if (error <= allowed)
    return allowed > 0 ? std::min(error / allowed, 1.0) : 0;
  return allowed > 0 ? std::max(error / allowed, std::nextafter(1.0, 2.0)) : kInf;
}

static Comparison compareNorm(std::string_view name, DType type, int64_t count, const char *a, const char *e,
                              double limit) {
  Comparison out;
  int64_t size = byteSize(type);
  double sum = 0;
  for (int64_t i = 0; i < count; ++i)
    sum += std::norm(decodeComplex(type, a + i * size) - decodeComplex(type, e + i * size));
  double norm = std::sqrt(sum);
  out.worst = norm <= limit
                  ? (limit > 0 ? norm / limit : 0)
                  : (limit > 0 && std::isfinite(norm) ? norm / limit : std::numeric_limits<double>::infinity());
  if (norm <= limit)
    return out;
  out.mismatches = 1;
  out.failure = absl::StrFormat("%s: the 2-norm of the difference is %.6g, %.4g times the tolerance %.6g",
                                std::string(name), norm, out.worst, limit);
  return out;
}

Comparison compare(std::string_view name, DType type, absl::Span<const int64_t> shape, const void *actual,
                   const void *expected, const Tolerance &tolerance) {
  const char *a = static_cast<const char *>(actual), *e = static_cast<const char *>(expected);
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  const DTypeInfo &t = info(type);
  bool isFloat = t.cls == DTypeClass::Float || t.cls == DTypeClass::Complex;
  if (isFloat && tolerance.norm)
    return compareNorm(name, type, count, a, e, *tolerance.norm);
  Comparison out;
  Worst worst;
  for (int64_t i = 0; i < count; ++i) {
    const char *pa = a + i * t.bytes, *pe = e + i * t.bytes;
    double error = 0, allowed = 0, ratio = 0;
    if (isFloat) {
      ratio = excess(decodeComplex(type, pa), decodeComplex(type, pe), tolerance, error, allowed);
    } else {
      int64_t x = decodeInteger(type, pa), y = decodeInteger(type, pe);
      if (x != y) {
        error = std::fabs(decode(type, pa) - decode(type, pe));
        ratio = std::numeric_limits<double>::infinity();
      }
    }
    out.worst = std::max(out.worst, ratio);
    if (ratio <= 1)
      continue;
    ++out.mismatches;
    if (ratio > worst.ratio || (ratio == worst.ratio && error > worst.error))
      worst = {i, ratio, error, allowed};
  }
  if (out.mismatches == 0)
    return out;
  out.failure = absl::StrFormat(
      "%s%s: got %s, expected %s; error %.6g over tolerance %.6g (ratio %.4g); %d of %d elements differ",
      std::string(name), indexText(shape, worst.at), valueText(type, a + worst.at * t.bytes),
      valueText(type, e + worst.at * t.bytes), worst.error, worst.allowed, worst.ratio, out.mismatches, count);
  return out;
}

} // namespace gcrt
