#include "collectives/local/Reduce.h"

#include <cmath>
#include <complex>
#include <type_traits>

namespace gcrt {

namespace {

using Monoid = fb::Monoid;

template <typename T> T smaller(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(a) || std::isnan(b))
      return std::isnan(a) ? a : b;
    if (a == b)
      return std::signbit(a) ? a : b;
  }
  return b < a ? b : a;
}
template <typename T> T larger(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(a) || std::isnan(b))
      return std::isnan(a) ? a : b;
    if (a == b)
      return std::signbit(a) ? b : a;
  }
  return a < b ? b : a;
}

template <Monoid monoid, typename T> T apply(T a, T b) {
  constexpr bool isInteger = std::is_integral_v<T>;
  if constexpr (monoid == Monoid::add) {
    // Unsigned arithmetic wraps; u64 keeps small types from being promoted to int.
    if constexpr (isInteger)
      return T(uint64_t(a) + uint64_t(b));
    else
      return a + b;
  } else if constexpr (monoid == Monoid::mul) {
    if constexpr (isInteger)
      return T(uint64_t(a) * uint64_t(b));
    else
      return a * b;
  } else if constexpr (std::is_arithmetic_v<T> && monoid == Monoid::min) {
    return smaller(a, b);
  } else if constexpr (std::is_arithmetic_v<T> && monoid == Monoid::max) {
    return larger(a, b);
  } else if constexpr (isInteger && monoid == Monoid::and_) {
    return T(a & b);
  } else if constexpr (isInteger && monoid == Monoid::or_) {
    return T(a | b);
  } else if constexpr (isInteger && monoid == Monoid::xor_) {
    return T(a ^ b);
  } else {
    return a;
  }
}

// Blocks keep the accumulator in the first-level cache while the sources stream past it.
constexpr uint64_t kBlock = 1024;

// Load and Store move one block between memory and an array of T.
template <Monoid monoid, typename T, typename Load, typename Store>
void combineBlocks(uint64_t count, absl::Span<const void *const> sources, const Load &load, const Store &store) {
  T sum[kBlock], next[kBlock];
  for (uint64_t at = 0; at < count; at += kBlock) {
    uint64_t n = std::min(kBlock, count - at);
    load(sources[0], at, n, sum);
    for (size_t s = 1; s < sources.size(); ++s) {
      load(sources[s], at, n, next);
      for (uint64_t i = 0; i < n; ++i)
        sum[i] = apply<monoid, T>(sum[i], next[i]);
    }
    store(at, n, sum);
  }
}

template <typename T, typename Load, typename Store>
void combineAs(Monoid monoid, uint64_t count, absl::Span<const void *const> sources, const Load &load,
               const Store &store) {
  switch (monoid) {
  case Monoid::add:
    return combineBlocks<Monoid::add, T>(count, sources, load, store);
  case Monoid::mul:
    return combineBlocks<Monoid::mul, T>(count, sources, load, store);
  case Monoid::min:
    return combineBlocks<Monoid::min, T>(count, sources, load, store);
  case Monoid::max:
    return combineBlocks<Monoid::max, T>(count, sources, load, store);
  case Monoid::and_:
    return combineBlocks<Monoid::and_, T>(count, sources, load, store);
  case Monoid::or_:
    return combineBlocks<Monoid::or_, T>(count, sources, load, store);
  case Monoid::xor_:
    return combineBlocks<Monoid::xor_, T>(count, sources, load, store);
  }
}

// Elements that are T in memory.
template <typename T>
void combinePlain(Monoid monoid, uint64_t count, absl::Span<const void *const> sources, void *out) {
  combineAs<T>(
      monoid, count, sources,
      [](const void *from, uint64_t at, uint64_t n, T *to) {
        std::memcpy(to, static_cast<const char *>(from) + at * sizeof(T), n * sizeof(T));
      },
      [out](uint64_t at, uint64_t n, const T *from) {
        std::memcpy(static_cast<char *>(out) + at * sizeof(T), from, n * sizeof(T));
      });
}

// Elements that are decoded to T and encoded back.
template <typename T, typename Decode, typename Encode>
void combineCoded(DType type, Monoid monoid, uint64_t count, absl::Span<const void *const> sources, void *out,
                  const Decode &decodeOne, const Encode &encodeOne) {
  uint64_t size = uint64_t(byteSize(type));
  combineAs<T>(
      monoid, count, sources,
      [&](const void *from, uint64_t at, uint64_t n, T *to) {
        for (uint64_t i = 0; i < n; ++i)
          to[i] = decodeOne(static_cast<const char *>(from) + (at + i) * size);
      },
      [&](uint64_t at, uint64_t n, const T *from) {
        for (uint64_t i = 0; i < n; ++i)
          encodeOne(from[i], static_cast<char *>(out) + (at + i) * size);
      });
}

void combineBool(Monoid monoid, uint64_t count, absl::Span<const void *const> sources, void *out) {
  if (monoid == Monoid::add || monoid == Monoid::max)
    monoid = Monoid::or_;
  if (monoid == Monoid::mul || monoid == Monoid::min)
    monoid = Monoid::and_;
  combinePlain<uint8_t>(monoid, count, sources, out);
}

} // namespace

void combine(DType type, fb::Monoid monoid, uint64_t count, absl::Span<const void *const> sources, void *out) {
  switch (type) {
  case DType::i1:
    return combineBool(monoid, count, sources, out);
  case DType::s8:
    return combinePlain<int8_t>(monoid, count, sources, out);
  case DType::s16:
    return combinePlain<int16_t>(monoid, count, sources, out);
  case DType::s32:
    return combinePlain<int32_t>(monoid, count, sources, out);
  case DType::s64:
    return combinePlain<int64_t>(monoid, count, sources, out);
  case DType::u8:
    return combinePlain<uint8_t>(monoid, count, sources, out);
  case DType::u16:
    return combinePlain<uint16_t>(monoid, count, sources, out);
  case DType::u32:
    return combinePlain<uint32_t>(monoid, count, sources, out);
  case DType::u64:
    return combinePlain<uint64_t>(monoid, count, sources, out);
  case DType::f32:
    return combinePlain<float>(monoid, count, sources, out);
  case DType::f64:
    return combinePlain<double>(monoid, count, sources, out);
  case DType::c64:
    return combinePlain<std::complex<float>>(monoid, count, sources, out);
  case DType::c128:
    return combinePlain<std::complex<double>>(monoid, count, sources, out);
  case DType::bf16:
    return combineCoded<float>(
        type, monoid, count, sources, out,
        [](const char *at) {
          uint16_t bits;
          std::memcpy(&bits, at, 2);
          return bf16ToFloat(bits);
        },
        [](float value, char *at) {
          uint16_t bits = floatToBf16(value);
          std::memcpy(at, &bits, 2);
        });
  default:
    break;
  }
  if (info(type).cls == DTypeClass::Float)
    return combineCoded<float>(
        type, monoid, count, sources, out, [type](const char *at) { return float(decode(type, at)); },
        [type](float value, char *at) { encode(type, value, at); });
  // Integers narrower than a byte.
  return combineCoded<int64_t>(
      type, monoid, count, sources, out, [type](const char *at) { return decodeInteger(type, at); },
      [type](int64_t value, char *at) { encodeInteger(type, value, at); });
}

} // namespace gcrt
