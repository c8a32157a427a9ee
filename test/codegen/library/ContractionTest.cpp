#include "test/codegen/library/ContractionKernels.h"

#include "runtime/abi/kernel_abi.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

using namespace gctest;

namespace {

struct Case {
  const char *type; // f32, f64, bf16, i32, i8
  int64_t m, n, k;
  bool transA, transB;
  gc::ContractionKind kind;
};

constexpr auto Micro = gc::ContractionKind::MicroKernel;
constexpr auto Stream = gc::ContractionKind::Stream;
constexpr auto Dot = gc::ContractionKind::Dot;

std::ostream &operator<<(std::ostream &os, const Case &c) {
  return os << c.type << " " << c.m << "x" << c.n << "x" << c.k << (c.transA ? " A^T" : "") << (c.transB ? " B^T" : "");
}

mlir::Type typeOf(mlir::MLIRContext &context, llvm::StringRef name) {
  mlir::Builder b(&context);
  return name == "f32"    ? mlir::Type(b.getF32Type())
         : name == "f64"  ? mlir::Type(b.getF64Type())
         : name == "bf16" ? mlir::Type(b.getBF16Type())
         : name == "i8"   ? mlir::Type(b.getI8Type())
                          : mlir::Type(b.getI32Type());
}

/// Values and their bytes. Small integers in integer types; floats that bf16 holds exactly.
struct Matrix {
  std::vector<double> values;
  std::vector<char> bytes;
};

template <typename T> void append(std::vector<char> &bytes, T value) {
  const char *p = reinterpret_cast<const char *>(&value);
  bytes.insert(bytes.end(), p, p + sizeof(T));
}

Matrix randomMatrix(llvm::StringRef type, int64_t count, unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_int_distribution<int> integers(-100, 100);
  Matrix result;
  for (int64_t k = 0; k < count; ++k) {
    double v = integers(random) / (type.starts_with("i") ? 1.0 : 128.0);
    result.values.push_back(v);
    if (type == "f32")
      append(result.bytes, float(v));
    else if (type == "f64")
      append(result.bytes, v);
    else if (type == "bf16")
      append(result.bytes, uint16_t(std::bit_cast<uint32_t>(float(v)) >> 16));
    else if (type == "i8")
      append(result.bytes, int8_t(v));
    else
      append(result.bytes, int32_t(v));
  }
  return result;
}

gc::ContractionShape shapeOf(mlir::MLIRContext &context, const Case &c) {
  gc::ContractionShape shape;
  shape.m = c.m, shape.n = c.n, shape.k = c.k;
  mlir::Type type = typeOf(context, c.type);
  shape.a = {type, c.transA ? 1 : c.k, c.transA ? c.m : 1};
  shape.b = {type, c.transB ? 1 : c.n, c.transB ? c.k : 1};
  mlir::Builder b(&context);
  shape.accumulator = type.isF64()                       ? type
                      : mlir::isa<mlir::FloatType>(type) ? mlir::Type(b.getF32Type())
                                                         : b.getI32Type();
  return shape;
}

std::vector<double> expected(const Case &c, const Matrix &a, const Matrix &b) {
  std::vector<double> result(c.m * c.n, 0.0);
  for (int64_t i = 0; i < c.m; ++i)
    for (int64_t k = 0; k < c.k; ++k) {
      double x = a.values[c.transA ? k * c.m + i : i * c.k + k];
      for (int64_t j = 0; j < c.n; ++j)
        result[i * c.n + j] += x * b.values[c.transB ? j * c.k + k : k * c.n + j];
    }
  return result;
}

/// Scratch and result with guard bytes behind them, so that a store past the end shows.
struct Memory {
  explicit Memory(int64_t bytes)
      : bytes(bytes), data(static_cast<char *>(std::aligned_alloc(64, (bytes + 191) / 64 * 64))) {
    std::fill(data, data + (bytes + 191) / 64 * 64, '\x5a');
  }
  ~Memory() { std::free(data); }
  bool intact() const {
    return std::all_of(data + bytes, data + bytes + 64, [](char ch) { return ch == '\x5a'; });
  }
  int64_t bytes;
  char *data;
};

void check(const Case &c, const gc::CpuTarget &target) {
  SCOPED_TRACE(testing::Message() << c << " on " << target.name);
  KernelRunner runner;
  gc::ContractionPlan plan = gc::planContraction(shapeOf(runner.context(), c), target, false);
  EXPECT_EQ(plan.kind, c.kind) << plan.kindName().str();
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&runner.context()));
  addContraction(*module, "f", plan);
  ASSERT_TRUE(runner.compile(*module, target)) << runner.error();
  Matrix a = randomMatrix(c.type, c.m * c.k, 1), b = randomMatrix(c.type, c.k * c.n, 2);
  bool f64 = plan.shape.accumulator.isF64();
  Memory out(c.m * c.n * (f64 ? 8 : 4)), scratch(plan.scratchBytes());
  runner.get<ContractionFn>("f")(a.bytes.data(), b.bytes.data(), out.data, scratch.data, nullptr);
  EXPECT_TRUE(out.intact());
  EXPECT_TRUE(scratch.intact());
  std::vector<double> truth = expected(c, a, b);
  for (int64_t k = 0; k < c.m * c.n; ++k) {
    double got = f64                                                  ? reinterpret_cast<double *>(out.data)[k]
                 : mlir::isa<mlir::FloatType>(plan.shape.accumulator) ? reinterpret_cast<float *>(out.data)[k]
                                                                      : reinterpret_cast<int32_t *>(out.data)[k];
    // The operands have few bits, so products and all but the longest sums are exact.
    ASSERT_NEAR(got, truth[k], c.k * 1e-7) << "element " << k / c.n << ", " << k % c.n;
  }
}

TEST(Contraction, EveryKindShapeAndType) {
  const Case cases[] = {
      {"f32", 1024, 384, 128, false, false, Micro}, {"f32", 37, 45, 53, false, false, Micro},
      {"f32", 37, 45, 53, true, false, Micro},      {"f32", 37, 45, 53, false, true, Micro},
      {"f32", 37, 45, 53, true, true, Micro},       {"f32", 5, 5, 5, false, false, Micro},
      {"f32", 200, 70, 1500, false, true, Micro},   {"f32", 129, 33, 1024, true, false, Micro},
      {"f32", 300, 500, 7, false, false, Micro},    {"f32", 16, 1, 40, true, false, Micro},
      {"f32", 64, 3, 100, false, false, Micro},     {"f32", 1, 1000, 100, false, false, Stream},
      {"f32", 2, 77, 33, true, false, Stream},      {"f32", 3, 16, 1, false, false, Stream},
      {"f32", 4, 130, 65, false, false, Stream},    {"f32", 1, 999, 123, false, true, Dot},
      {"f32", 4, 50, 64, false, true, Dot},         {"f32", 1, 1, 300, false, false, Dot},
      {"f32", 333, 1, 77, false, false, Dot},       {"f32", 101, 3, 77, false, true, Dot},
      {"f32", 3, 7, 5, true, true, Micro},          {"f64", 70, 41, 90, false, true, Micro},
      {"f64", 1, 33, 20, false, false, Stream},     {"f64", 2, 9, 11, false, true, Dot},
      {"bf16", 65, 130, 70, false, false, Micro},   {"bf16", 65, 130, 70, true, true, Micro},
      {"bf16", 1, 200, 64, false, false, Stream},   {"bf16", 2, 31, 50, false, true, Dot},
      {"i32", 20, 30, 40, false, false, Micro},     {"i32", 1, 30, 40, false, true, Dot},
      {"i8", 20, 30, 40, false, true, Micro},       {"i8", 1, 90, 20, false, false, Stream},
  };
  gc::CpuTarget host = gc::CpuTarget::host();
  for (const Case &c : cases) {
    check(c, *gc::CpuTarget::named("x86-64-v3"));
    if (host.vectorBytes == 64)
      check(c, host);
  }
}

TEST(Contraction, TilesDependOnShapesAndCoverThem) {
  mlir::MLIRContext context;
  gc::CpuTarget target = *gc::CpuTarget::named("x86-64-v4");
  for (int64_t m : {1, 3, 5, 17, 128, 1000, 4096})
    for (int64_t n : {1, 2, 16, 33, 500, 4096})
      for (int64_t k : {1, 64, 1000, 5000}) {
        gc::ContractionPlan plan =
            gc::planContraction(shapeOf(context, {"f32", m, n, k, false, false, Micro}), target, false);
        EXPECT_GE(plan.tilesM * plan.tileM, m);
        EXPECT_LT((plan.tilesM - 1) * plan.tileM, m);
        EXPECT_GE(plan.tilesN * plan.tileN, n);
        EXPECT_LT((plan.tilesN - 1) * plan.tileN, n);
        EXPECT_LT(plan.scratchBytes(), 4 << 20) << m << " " << n << " " << k;
        EXPECT_FALSE(plan.refused.empty());
      }
}

// A computed operand: the load function negates and halves what it reads.
TEST(Contraction, ComputedOperandsAreAskedForInTheirDirection) {
  for (bool trans : {false, true}) {
    Case c{"f32", 40, 50, 60, trans, trans, Micro};
    KernelRunner runner;
    gc::CpuTarget target = gc::CpuTarget::host();
    gc::ContractionShape shape = shapeOf(runner.context(), c);
    shape.a.computed = shape.b.computed = true;
    gc::ContractionPlan plan = gc::planContraction(shape, target, true);
    EXPECT_FALSE(plan.library);
    EXPECT_THAT(plan.refused, testing::Contains("library: an operand is computed"));
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&runner.context()));
    auto load = [&](unsigned argument, gc::MatrixOperand operand, double factor) {
      return [=, &module](mlir::ImplicitLocOpBuilder &b, mlir::Value row, mlir::Value col, int64_t lanes,
                          mlir::Value count) -> mlir::Value {
        auto function = *module->getOps<mlir::func::FuncOp>().begin();
        auto constant = [&](int64_t v) -> mlir::Value { return mlir::arith::ConstantIntOp::create(b, v, 64); };
        auto vector = mlir::VectorType::get({lanes}, b.getF32Type());
        mlir::Value index =
            mlir::arith::AddIOp::create(b, mlir::arith::MulIOp::create(b, row, constant(operand.rowStride)),
                                        mlir::arith::MulIOp::create(b, col, constant(operand.colStride)));
        mlir::Value base = function.getArgument(argument);
        mlir::Value p = mlir::LLVM::GEPOp::create(b, base.getType(), b.getF32Type(), base,
                                                  llvm::ArrayRef<mlir::LLVM::GEPArg>{index});
        mlir::Value zero = mlir::arith::ConstantOp::create(b, b.getZeroAttr(vector));
        mlir::Value v;
        if (count) {
          mlir::Value n = mlir::arith::IndexCastOp::create(b, b.getIndexType(), count);
          mlir::Value mask = mlir::vector::CreateMaskOp::create(b, mlir::VectorType::get({lanes}, b.getI1Type()), n);
          v = mlir::LLVM::MaskedLoadOp::create(b, vector, p, mask, zero, 4);
        } else {
          v = mlir::LLVM::LoadOp::create(b, vector, p, 4);
        }
        auto splat = mlir::DenseElementsAttr::get(vector, float(factor));
        return mlir::arith::MulFOp::create(b, v, mlir::arith::ConstantOp::create(b, splat));
      };
    };
    addContraction(*module, "f", plan, load(0, shape.a, -0.5), load(1, shape.b, 4));
    ASSERT_TRUE(runner.compile(*module, target)) << runner.error();
    Matrix a = randomMatrix(c.type, c.m * c.k, 1), b = randomMatrix(c.type, c.k * c.n, 2);
    Memory out(c.m * c.n * 4), scratch(plan.scratchBytes());
    runner.get<ContractionFn>("f")(a.bytes.data(), b.bytes.data(), out.data, scratch.data, nullptr);
    std::vector<double> truth = expected(c, a, b);
    for (int64_t k = 0; k < c.m * c.n; ++k)
      ASSERT_NEAR(reinterpret_cast<float *>(out.data)[k], -2 * truth[k], 1e-4);
  }
}

float fromBits(uint16_t bits) {
  return std::bit_cast<float>(uint32_t(bits) << 16);
}

/// Pairs of products, the second first, in blocks of k that are added up at the end.
float pairSum(const gc::ContractionPlan &plan, const std::vector<uint16_t> &a, const std::vector<uint16_t> &b,
              int64_t row, int64_t col) {
  const gc::ContractionShape &s = plan.shape;
  auto product = [&](int64_t k, float sum) {
    if (k >= s.k)
      return std::fma(0.0f, 0.0f, sum);
    return std::fma(fromBits(a[row * s.a.rowStride + k * s.a.colStride]),
                    fromBits(b[k * s.b.rowStride + col * s.b.colStride]), sum);
  };
  float total = 0;
  for (int64_t k0 = 0; k0 < s.k; k0 += plan.blockK) {
    float sum = 0;
    for (int64_t k = k0; k < std::min(k0 + plan.blockK, s.k); k += 2)
      sum = product(k, product(k + 1, sum));
    if (s.k <= plan.blockK)
      return sum;
    total += sum;
  }
  return total;
}

// The dot instruction takes subnormals for zero: where one could arise the same sums come from multiply-adds.
TEST(Contraction, PairsHaveTheBitsOfMultiplyAddsWithSubnormals) {
  gc::CpuTarget host = gc::CpuTarget::host();
  if (!host.avx512bf16)
    GTEST_SKIP() << "the CPU has no bf16 dot instruction";
  struct Range {
    const char *what;
    int low, high; // biased exponents
  };
  const Range ranges[] = {{"all in range", 100, 140}, {"subnormal inputs", 0, 3},      {"at the guard's edge", 70, 73},
                          {"subnormal sums", 60, 66}, {"infinite products", 180, 255}, {"everything", 0, 256}};
  const std::array<int64_t, 3> sizes[] = {{37, 45, 53}, {30, 64, 1100}, {5, 19, 32}};
  std::mt19937_64 random(7);
  for (auto [m, n, k] : sizes)
    for (bool trans : {false, true}) {
      KernelRunner runner;
      gc::ContractionPlan plan =
          gc::planContraction(shapeOf(runner.context(), {"bf16", m, n, k, trans, !trans, Micro}), host, true);
      ASSERT_TRUE(plan.pairs);
      EXPECT_FALSE(plan.library);
      mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&runner.context()));
      addContraction(*module, "f", plan);
      ASSERT_TRUE(runner.compile(*module, host)) << runner.error();
      for (const Range &range : ranges) {
        SCOPED_TRACE(testing::Message() << range.what << " " << m << "x" << n << "x" << k << (trans ? " A^T" : " B^T"));
        auto draw = [&](int64_t count) {
          std::vector<uint16_t> bits(count);
          for (uint16_t &x : bits)
            x = random() % 8 == 0
                    ? 0
                    : uint16_t((random() & 0x807f) | (range.low + random() % (range.high - range.low)) << 7);
          return bits;
        };
        std::vector<uint16_t> a = draw(m * k), b = draw(k * n);
        Memory out(m * n * 4), scratch(plan.scratchBytes());
        runner.get<ContractionFn>("f")(a.data(), b.data(), out.data, scratch.data, nullptr);
        EXPECT_TRUE(scratch.intact());
        for (int64_t i = 0; i < m * n; ++i) {
          float got = reinterpret_cast<float *>(out.data)[i], want = pairSum(plan, a, b, i / n, i % n);
          if (std::isnan(want))
            ASSERT_TRUE(std::isnan(got)) << "element " << i / n << ", " << i % n;
          else
            ASSERT_EQ(std::bit_cast<uint32_t>(got), std::bit_cast<uint32_t>(want)) << got << " for " << want;
        }
      }
    }
}

int calls = 0;
std::vector<GcGemm> seen;

int32_t fakeGemm(const GcGemm *g) {
  ++calls;
  seen.push_back(*g);
  for (int64_t i = 0; i < g->m; ++i)
    for (int64_t j = 0; j < g->n; ++j) {
      double sum = 0;
      for (int64_t k = 0; k < g->k; ++k)
        sum += double(static_cast<const float *>(g->a)[g->trans_a ? k * g->lda + i : i * g->lda + k]) *
               static_cast<const float *>(g->b)[g->trans_b ? j * g->ldb + k : k * g->ldb + j];
      static_cast<float *>(g->c)[i * g->ldc + j] = float(sum);
    }
  return 0;
}

int32_t refusingGemm(const GcGemm *) {
  ++calls;
  return 1;
}

TEST(Contraction, LibraryFirstThenTheMicroKernel) {
  for (bool trans : {false, true})
    for (bool refuse : {false, true}) {
      Case c{"f32", 300, 410, 200, trans, !trans, Micro};
      KernelRunner runner;
      gc::CpuTarget target = gc::CpuTarget::host();
      gc::ContractionPlan plan = gc::planContraction(shapeOf(runner.context(), c), target, true);
      ASSERT_TRUE(plan.library);
      mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&runner.context()));
      addContraction(*module, "f", plan);
      ASSERT_TRUE(runner.compile(*module, target)) << runner.error();
      Matrix a = randomMatrix(c.type, c.m * c.k, 1), b = randomMatrix(c.type, c.k * c.n, 2);
      Memory out(c.m * c.n * 4), scratch(plan.scratchBytes());
      GcRuntimeTable table{GC_KERNEL_ABI_VERSION, sizeof(GcRuntimeTable), refuse ? refusingGemm : fakeGemm};
      calls = 0;
      seen.clear();
      runner.get<ContractionFn>("f")(a.bytes.data(), b.bytes.data(), out.data, scratch.data, &table);
      EXPECT_EQ(calls, plan.tilesM * plan.tilesN);
      for (const GcGemm &g : seen) {
        EXPECT_EQ(g.in_type, GC_GEMM_F32);
        EXPECT_EQ(g.out_type, GC_GEMM_F32);
        EXPECT_EQ(g.accumulate, 0);
        EXPECT_EQ(g.ldc, plan.ldc);
      }
      EXPECT_TRUE(scratch.intact());
      std::vector<double> truth = expected(c, a, b);
      for (int64_t k = 0; k < c.m * c.n; ++k)
        ASSERT_NEAR(reinterpret_cast<float *>(out.data)[k], truth[k], 1e-3);
    }
}

} // namespace
