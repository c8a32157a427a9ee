#include "runtime/base/DType.h"

#include <cmath>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

// Every pattern of every narrow float reads back as itself.
TEST(DType, NarrowFloatsRoundTrip) {
  for (int i = 0; i <= static_cast<int>(DType::MAX); ++i) {
    DType type = static_cast<DType>(i);
    if (!info(type).format)
      continue;
    for (uint32_t bits = 0; bits < (1u << info(type).bits); ++bits) {
      double value = decodeFloat(*info(type).format, bits);
      if (std::isnan(value)) {
        EXPECT_TRUE(std::isnan(decodeFloat(*info(type).format, encodeFloat(*info(type).format, value))));
        continue;
      }
      ASSERT_EQ(encodeFloat(*info(type).format, value), bits) << info(type).name << " " << value;
    }
  }
}

// Between any two neighbours of f16 the rounding equals the compiler's.
TEST(DType, F16RoundsLikeTheHardware) {
  const FloatFormat &f16 = *info(DType::f16).format;
  for (uint32_t bits = 0; bits < 0x7C00; ++bits) {
    double low = decodeFloat(f16, bits), high = bits + 1 < 0x7C00 ? decodeFloat(f16, bits + 1) : 65536.0;
    for (double t : {0.25, 0.5, 0.75}) {
      double value = low + (high - low) * t;
      _Float16 expected = static_cast<_Float16>(value);
      uint16_t expectedBits;
      std::memcpy(&expectedBits, &expected, 2);
      ASSERT_EQ(encodeFloat(f16, value), expectedBits) << value;
    }
  }
}

TEST(DType, Bf16RoundsToEvenAndKeepsNan) {
  EXPECT_EQ(floatToBf16(1.0f), 0x3F80);
  EXPECT_EQ(floatToBf16(1.00390625f), 0x3F80); // half way, to even
  EXPECT_EQ(floatToBf16(1.01171875f), 0x3F82); // half way, to even
  EXPECT_EQ(floatToBf16(3.4e38f), 0x7F80);
  EXPECT_TRUE(std::isnan(bf16ToFloat(floatToBf16(std::nanf("")))));
  const FloatFormat &bf16 = *info(DType::bf16).format;
  for (uint64_t bits = 0; bits < (uint64_t(1) << 32); bits += 9973) {
    uint32_t narrow = static_cast<uint32_t>(bits);
    float value;
    std::memcpy(&value, &narrow, 4);
    if (!std::isnan(value)) {
      ASSERT_EQ(encodeFloat(bf16, value), floatToBf16(value)) << value;
    }
  }
}

TEST(DType, EightBitLimits) {
  auto round = [](DType type, double value) {
    uint8_t bits;
    encode(type, value, &bits);
    return decode(type, &bits);
  };
  EXPECT_EQ(round(DType::f8e4m3fn, 448), 448);
  EXPECT_EQ(round(DType::f8e4m3fn, 460), 448);
  EXPECT_TRUE(std::isnan(round(DType::f8e4m3fn, 480)));
  EXPECT_EQ(round(DType::f8e5m2, 57344), 57344);
  EXPECT_TRUE(std::isinf(round(DType::f8e5m2, 70000)));
  EXPECT_TRUE(std::isnan(round(DType::f8e4m3fnuz, 1000)));
  EXPECT_FALSE(std::signbit(round(DType::f8e4m3fnuz, -0.0)));
  EXPECT_EQ(round(DType::f4e2m1fn, 100), 6);
  EXPECT_EQ(round(DType::f8e8m0fnu, 3.0), 4.0);
}

TEST(DType, NarrowIntegersWrap) {
  int8_t byte;
  encodeInteger(DType::s4, 9, &byte);
  EXPECT_EQ(byte, -7);
  EXPECT_EQ(decodeInteger(DType::s4, &byte), -7);
  encodeInteger(DType::u4, 19, &byte);
  EXPECT_EQ(byte, 3);
}

TEST(DType, ShapesAreBounded) {
  EXPECT_EQ(*elementCount({}), 1);
  EXPECT_EQ(*elementCount({3, 0, 5}), 0);
  EXPECT_FALSE(elementCount({-1}).ok());
  EXPECT_FALSE(elementCount({int64_t(1) << 40, int64_t(1) << 40}).ok());
  EXPECT_FALSE(byteCount(DType::f64, {int64_t(1) << 61}).ok());
  EXPECT_EQ(*parseDType("float8_e4m3fn"), DType::f8e4m3fn);
  EXPECT_EQ(*parseDType("ui32"), DType::u32);
  EXPECT_FALSE(parseDType("float7").ok());
}

} // namespace
} // namespace gcrt
