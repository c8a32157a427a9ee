// Narrow floats: every value widened, and f32 and f64 narrowed at, beside and between the format's values, against
// llvm::APFloat, which rounds once.
#include "codegen/common/legalize/Conversions.h"
#include "test/codegen/KernelRunner.h"

#include "llvm/ADT/APFloat.h"
#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <random>

using namespace gctest;

namespace {

struct FormatCase {
  const char *name;
  const llvm::fltSemantics &(*semantics)();
  unsigned width;
};

const FormatCase kFormats[] = {
    {"bf16", llvm::APFloat::BFloat, 16},
    {"f16", llvm::APFloat::IEEEhalf, 16},
    {"f8E5M2", llvm::APFloat::Float8E5M2, 8},
    {"f8E4M3FN", llvm::APFloat::Float8E4M3FN, 8},
    {"f8E4M3", llvm::APFloat::Float8E4M3, 8},
    {"f8E5M2FNUZ", llvm::APFloat::Float8E5M2FNUZ, 8},
    {"f8E4M3FNUZ", llvm::APFloat::Float8E4M3FNUZ, 8},
    {"f8E4M3B11FNUZ", llvm::APFloat::Float8E4M3B11FNUZ, 8},
    {"f8E3M4", llvm::APFloat::Float8E3M4, 8},
};

/// Kernels over vectors of eight and over scalars: widen (to f32, f64) and narrow (from f32, f64), and a sum.
std::string kernels(const FormatCase &f) {
  std::string bits = "i" + std::to_string(f.width), text;
  auto add = [&](std::string name, std::string from, std::string to, std::string body, std::string shape) {
    auto type = [&](std::string element) { return shape.empty() ? element : "vector<" + shape + "x" + element + ">"; };
    auto replaced = body;
    for (auto [key, value] : {std::pair{std::string("$T"), type(f.name)},
                              {std::string("$I"), type(bits)},
                              {std::string("$S"), type("f32")},
                              {std::string("$D"), type("f64")}})
      for (size_t at; (at = replaced.find(key)) != std::string::npos;)
        replaced.replace(at, 2, value);
    text += "func.func @" + name + (shape.empty() ? "_s" : "_v") +
            "(%in: !llvm.ptr, %out: !llvm.ptr, %n: i64) {\n  %c0 = arith.constant 0 : i64\n"
            "  %c1 = arith.constant " +
            (shape.empty() ? std::string("1") : shape) +
            " : i64\n"
            "  scf.for %i = %c0 to %n step %c1 : i64 {\n"
            "    %p = llvm.getelementptr %in[%i] : (!llvm.ptr, i64) -> !llvm.ptr, " +
            from +
            "\n"
            "    %q = llvm.getelementptr %out[%i] : (!llvm.ptr, i64) -> !llvm.ptr, " +
            to +
            "\n"
            "    %x = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> " +
            type(from) + "\n" + replaced + "    llvm.store %y, %q {alignment = 1 : i64} : " + type(to) +
            ", !llvm.ptr\n  }\n  return\n}\n";
  };
  for (std::string shape : {"", "8"}) {
    add("widen32", bits, "f32", "%t = arith.bitcast %x : $I to $T\n%y = arith.extf %t : $T to $S\n", shape);
    add("widen64", bits, "f64", "%t = arith.bitcast %x : $I to $T\n%y = arith.extf %t : $T to $D\n", shape);
    add("narrow32", "f32", bits, "%t = arith.truncf %x : $S to $T\n%y = arith.bitcast %t : $T to $I\n", shape);
    add("narrow64", "f64", bits, "%t = arith.truncf %x : $D to $T\n%y = arith.bitcast %t : $T to $I\n", shape);
    add("third", bits, bits,
        "%t = arith.bitcast %x : $I to $T\n%s = arith.mulf %t, %t : $T\n"
        "%u = arith.addf %s, %t : $T\n%y = arith.bitcast %u : $T to $I\n",
        shape);
  }
  return text;
}

uint32_t bitsOf(const llvm::APFloat &v) {
  return uint32_t(v.bitcastToAPInt().getZExtValue());
}

template <typename T> uint32_t narrowed(T value, const llvm::fltSemantics &semantics, bool &nan) {
  llvm::APFloat v(value);
  bool lossy;
  v.convert(semantics, llvm::APFloat::rmNearestTiesToEven, &lossy);
  nan = v.isNaN();
  return bitsOf(v);
}

class Conversions : public testing::TestWithParam<FormatCase> {
protected:
  void SetUp() override {
    ASSERT_TRUE(runner.compile(kernels(GetParam()), *gc::CpuTarget::named("x86-64-v3"))) << runner.error();
  }
  llvm::APFloat value(uint32_t bits) const {
    return llvm::APFloat(GetParam().semantics(), llvm::APInt(GetParam().width, bits));
  }
  /// Reads and writes integers of the format's width.
  std::vector<uint32_t> unpack(const std::vector<char> &bytes, size_t count) const {
    std::vector<uint32_t> result;
    for (size_t k = 0; k < count; ++k)
      result.push_back(GetParam().width == 8 ? uint8_t(bytes[k]) : reinterpret_cast<const uint16_t *>(bytes.data())[k]);
    return result;
  }
  std::vector<char> allBits() const {
    std::vector<char> bytes;
    for (uint32_t k = 0; k < (1u << GetParam().width); ++k) {
      bytes.push_back(char(k));
      if (GetParam().width == 16)
        bytes.push_back(char(k >> 8));
    }
    return bytes;
  }
  using Fn = void (*)(const void *, void *, int64_t);

  template <typename T> void widening(const char *name, const llvm::fltSemantics &to) {
    std::vector<char> in = allBits();
    int64_t count = int64_t(1) << GetParam().width;
    for (const char *shape : {"_v", "_s"}) {
      std::vector<T> out(count);
      runner.get<Fn>(std::string(name) + shape)(in.data(), out.data(), count);
      for (int64_t k = 0; k < count; ++k) {
        llvm::APFloat truth = value(uint32_t(k));
        bool lossy;
        truth.convert(to, llvm::APFloat::rmNearestTiesToEven, &lossy);
        if (truth.isNaN())
          ASSERT_TRUE(std::isnan(out[k])) << k;
        else
          ASSERT_TRUE(llvm::APFloat(out[k]).bitwiseIsEqual(truth))
              << name << shape << " of bits " << k << ": " << out[k];
      }
    }
  }

  template <typename T> void narrowing(const char *name) {
    // The format's values, the middles between neighbours, and what lies right beside each.
    std::vector<T> in;
    for (uint32_t k = 0; k + 1 < (1u << GetParam().width); k += GetParam().width == 16 ? 7 : 1) {
      llvm::APFloat a = value(k), b = value(k + 1);
      if (a.isNaN() || b.isNaN() || a.isInfinity())
        continue;
      bool lossy;
      a.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &lossy);
      b.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &lossy);
      T x = T(a.convertToDouble()), y = b.isInfinity() ? x * T(1.01) : T(b.convertToDouble());
      for (T v : {x, T(x + (y - x) / 2)})
        for (T w : {v, std::nextafter(v, T(-INFINITY)), std::nextafter(v, T(INFINITY))})
          in.push_back(w);
    }
    std::mt19937_64 random(3);
    for (int k = 0; k < 100000; ++k)
      in.push_back(sizeof(T) == 4 ? T(std::bit_cast<float>(uint32_t(random()))) : T(std::bit_cast<double>(random())));
    using L = std::numeric_limits<T>;
    for (T v :
         {T(0), -T(0), L::infinity(), -L::infinity(), L::quiet_NaN(), L::max(), L::lowest(), L::denorm_min(), L::min()})
      in.push_back(v);
    while (in.size() % 8)
      in.push_back(1);
    for (const char *shape : {"_v", "_s"}) {
      std::vector<char> bytes(in.size() * GetParam().width / 8);
      runner.get<Fn>(std::string(name) + shape)(in.data(), bytes.data(), in.size());
      std::vector<uint32_t> out = unpack(bytes, in.size());
      for (size_t k = 0; k < in.size(); ++k) {
        bool nan;
        uint32_t truth = narrowed(in[k], GetParam().semantics(), nan);
        if (nan)
          ASSERT_TRUE(value(out[k]).isNaN()) << std::hexfloat << in[k] << " gives " << out[k];
        else
          ASSERT_EQ(out[k], truth) << name << shape << " of " << std::hexfloat << in[k];
      }
    }
  }

  KernelRunner runner;
};

TEST_P(Conversions, EveryValueWidens) {
  widening<float>("widen32", llvm::APFloat::IEEEsingle());
  widening<double>("widen64", llvm::APFloat::IEEEdouble());
}

TEST_P(Conversions, NarrowingRoundsOnceToNearestEven) {
  narrowing<float>("narrow32");
  narrowing<double>("narrow64");
}

TEST_P(Conversions, EachOperationRounds) {
  std::vector<char> in = allBits(), bytes(in.size());
  int64_t count = int64_t(1) << GetParam().width;
  for (const char *shape : {"_v", "_s"}) {
    runner.get<Fn>(std::string("third") + shape)(in.data(), bytes.data(), count);
    std::vector<uint32_t> out = unpack(bytes, count);
    for (int64_t k = 0; k < count; ++k) {
      llvm::APFloat x = value(uint32_t(k)), truth = x;
      truth.multiply(x, llvm::APFloat::rmNearestTiesToEven);
      truth.add(x, llvm::APFloat::rmNearestTiesToEven);
      if (truth.isNaN())
        ASSERT_TRUE(value(out[k]).isNaN()) << k;
      else
        ASSERT_EQ(out[k], bitsOf(truth)) << "x*x + x of bits " << k;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, Conversions, testing::ValuesIn(kFormats),
                         [](const auto &info) { return std::string(info.param.name); });

} // namespace
