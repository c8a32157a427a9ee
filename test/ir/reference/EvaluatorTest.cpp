// The interpreter beside the self-checking programs of test/exec: devices in lockstep, limits, errors, checks, folding.
#include "ir/reference/Evaluator.h"
#include "ir/dialect/Gc.h"
#include "ir/reference/Numbers.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Parser/Parser.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace mlir;
using namespace gc;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

class EvaluatorTest : public testing::Test {
protected:
  EvaluatorTest()
      : handler(&context, [this](Diagnostic &diagnostic) {
          llvm::raw_string_ostream(errors) << diagnostic.getLocation() << ": " << diagnostic.str() << "\n";
        }) {
    context.loadDialect<GcDialect, func::FuncDialect, arith::ArithDialect, math::MathDialect>();
  }

  func::FuncOp parse(StringRef text, StringRef name = "main") {
    module = parseSourceString<ModuleOp>(text, &context, "test");
    return module ? module->lookupSymbol<func::FuncOp>(name) : func::FuncOp();
  }
  Tensor floats(ArrayRef<int64_t> shape, ArrayRef<double> values) {
    return Tensor::fromDoubles(RankedTensorType::get(shape, Float32Type::get(&context)), values);
  }
  Tensor ints(ArrayRef<int64_t> shape, ArrayRef<int64_t> values) {
    return Tensor::fromIntegers(RankedTensorType::get(shape, IntegerType::get(&context, 32)), values);
  }

  MLIRContext context;
  std::string errors;
  ScopedDiagnosticHandler handler;
  OwningOpRef<ModuleOp> module;
  EvaluatorOptions options;
  SmallVector<CheckFailure> failures;
};

TEST_F(EvaluatorTest, CallsPassValues) {
  auto main = parse(R"(
    func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
      %b = call @twice(%a) : (tensor<2xf32>) -> tensor<2xf32>
      %c = call @twice(%b) : (tensor<2xf32>) -> tensor<2xf32>
      return %c : tensor<2xf32>
    }
    func.func @twice(%a: tensor<2xf32>) -> tensor<2xf32> {
      %b = gc.add %a, %a : tensor<2xf32>
      return %b : tensor<2xf32>
    })");
  auto results = evaluateFunction(main, {floats({2}, {1, -3})}, options, failures);
  ASSERT_TRUE(succeeded(results)) << errors;
  EXPECT_THAT((*results)[0].toDoubles(), ElementsAre(4, -12));
}

TEST_F(EvaluatorTest, RecursionIsAnError) {
  auto main = parse(R"(
    func.func @main(%a: tensor<f32>) -> tensor<f32> {
      %b = call @main(%a) : (tensor<f32>) -> tensor<f32>
      return %b : tensor<f32>
    })");
  EXPECT_TRUE(failed(evaluateFunction(main, {floats({}, {1})}, options, failures)));
  EXPECT_THAT(errors, HasSubstr("recursion"));
}

constexpr StringRef endless = R"(
  func.func @main(%a: tensor<i1>) -> tensor<i1> {
    %r = gc.while %a cond {
    ^bb0(%c: tensor<i1>):
      gc.yield %c : tensor<i1>
    } do {
    ^bb0(%c: tensor<i1>):
      %n = gc.or %c, %c : tensor<i1>
      gc.yield %n : tensor<i1>
    } : (tensor<i1>) -> tensor<i1>
    return %r : tensor<i1>
  })";

TEST_F(EvaluatorTest, EndlessLoopsMeetTheStepLimit) {
  auto main = parse(endless);
  options.maxSteps = 1000;
  Tensor yes = Tensor::fromIntegers(RankedTensorType::get({}, IntegerType::get(&context, 1)), {1});
  EXPECT_TRUE(failed(evaluateFunction(main, {yes}, options, failures)));
  EXPECT_THAT(errors, HasSubstr("limit of 1000"));
}

TEST_F(EvaluatorTest, CancellationEndsALoop) {
  auto main = parse(endless);
  int64_t asked = 0;
  options.cancelled = [&] { return ++asked > 50; };
  Tensor yes = Tensor::fromIntegers(RankedTensorType::get({}, IntegerType::get(&context, 1)), {1});
  EXPECT_TRUE(failed(evaluateFunction(main, {yes}, options, failures)));
  EXPECT_THAT(errors, HasSubstr("cancelled"));
  EXPECT_EQ(asked, 51);
}

TEST_F(EvaluatorTest, WrongArgumentsAreNamed) {
  auto main = parse("func.func @main(%a: tensor<2xf32>) { return }");
  EXPECT_TRUE(failed(evaluateFunction(main, {floats({3}, {1, 2, 3})}, options, failures)));
  EXPECT_THAT(errors, HasSubstr("argument 0"));
  EXPECT_TRUE(failed(evaluateFunction(main, {}, options, failures)));
  EXPECT_THAT(errors, HasSubstr("takes 1 arguments, given 0"));
}

TEST_F(EvaluatorTest, ComplexArithmeticIsRefusedWithItsPlace) {
  auto main = parse(R"(
    func.func @main(%a: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
      %r = gc.reverse %a dims [0] : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %b = gc.mul %r, %r : tensor<2xcomplex<f32>>
      return %b : tensor<2xcomplex<f32>>
    })");
  ASSERT_TRUE(main) << errors;
  Tensor input(RankedTensorType::get({2}, ComplexType::get(Float32Type::get(&context))));
  EXPECT_TRUE(failed(evaluateFunction(main, {input}, options, failures)));
  EXPECT_THAT(errors, HasSubstr("\"test\":4"));
  EXPECT_THAT(errors, HasSubstr("complex<f32>"));
}

// [expect.eq] [expect.almost_eq] [expect.close]
TEST_F(EvaluatorTest, ChecksThatFailAreNoErrors) {
  auto main = parse(R"(
    func.func @main(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) {
      gc.expect eq %a, %b : tensor<2x2xf32>
      gc.expect almost_eq %a, %b : tensor<2x2xf32>
      gc.expect close %a, %b {max_ulp_difference = 1000000 : i64} : tensor<2x2xf32>
      gc.expect close %a, %a {min_ulp_difference = 1 : i64} : tensor<2x2xf32>
      return
    })");
  ASSERT_TRUE(main) << errors;
  double nan = std::nan("");
  Tensor a = floats({2, 2}, {1, nan, 3, 0.0}), b = floats({2, 2}, {1, nan, 3.01, -0.0});
  ASSERT_TRUE(succeeded(evaluateFunction(main, {a, b}, options, failures))) << errors;
  ASSERT_EQ(failures.size(), 3u);
  EXPECT_THAT(failures[0].message, HasSubstr("element [1, 0]"));
  EXPECT_THAT(failures[0].message, HasSubstr("2 of 4"));
  EXPECT_THAT(failures[1].message, HasSubstr("1 of 4"));
  EXPECT_THAT(failures[2].message, HasSubstr("4 of 4"));
}

constexpr StringRef collectives = R"(
  gc.mesh @mesh ["data", "tensor"] [2, 3]
  func.func @main(%a: tensor<6xf32>) -> (tensor<6xf32>, tensor<12xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>) {
    %0 = gc.all_reduce add %a over @mesh ["data"] : tensor<6xf32>
    %1 = gc.all_gather %a dim 0 over @mesh ["data"] : (tensor<6xf32>) -> tensor<12xf32>
    %2 = gc.reduce_scatter max %a dim 0 over @mesh ["tensor"] : (tensor<6xf32>) -> tensor<2xf32>
    %3 = gc.device_index @mesh ["tensor"] : tensor<i32>
    %4 = gc.device_index @mesh ["tensor", "data"] : tensor<i32>
    return %0, %1, %2, %3, %4 : tensor<6xf32>, tensor<12xf32>, tensor<2xf32>, tensor<i32>, tensor<i32>
  })";

// [fusion.region]
TEST_F(EvaluatorTest, AFusionIsItsRegion) {
  auto main = parse(R"(
    func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
      %0:2 = gc.fusion "loop"(%b, %a) {
      ^bb0(%x: tensor<3xf32>, %y: tensor<3xf32>):
        %d = gc.sub %x, %y : tensor<3xf32>
        %n = gc.neg %d : tensor<3xf32>
        gc.yield %n, %d : tensor<3xf32>, tensor<3xf32>
      } : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      return %0#0, %0#1 : tensor<3xf32>, tensor<3xf32>
    })");
  ASSERT_TRUE(main) << errors;
  auto results = evaluateFunction(main, {floats({3}, {1, 2, 3}), floats({3}, {5, 8, 2})}, options, failures);
  ASSERT_TRUE(succeeded(results)) << errors;
  EXPECT_THAT((*results)[0].toDoubles(), testing::ElementsAre(-4, -6, 1));
  EXPECT_THAT((*results)[1].toDoubles(), testing::ElementsAre(4, 6, -1));
}

// [mesh.order] [all_reduce.groups] [all_gather.order] [reduce_scatter.piece] [device_index.order]
TEST_F(EvaluatorTest, DevicesExchangeAlongAxes) {
  auto main = parse(collectives);
  ASSERT_TRUE(main) << errors;
  SmallVector<SmallVector<Tensor>> arguments;
  auto value = [](int64_t device, int64_t i) { return double((device * 7 + i * 5) % 11); };
  for (int64_t device = 0; device < 6; ++device) {
    std::vector<double> values;
    for (int64_t i = 0; i < 6; ++i)
      values.push_back(value(device, i));
    arguments.push_back({floats({6}, values)});
  }
  auto results = evaluateGrid(main, arguments, options, failures);
  ASSERT_TRUE(succeeded(results)) << errors;
  for (int64_t device = 0; device < 6; ++device) {
    int64_t row = device / 3, column = device % 3;
    const SmallVector<Tensor> &r = (*results)[device];
    for (int64_t i = 0; i < 6; ++i) {
      EXPECT_EQ(r[0].toDoubles()[i], value(column, i) + value(3 + column, i));
      EXPECT_EQ(r[1].toDoubles()[i], value(column, i));
      EXPECT_EQ(r[1].toDoubles()[6 + i], value(3 + column, i));
    }
    for (int64_t i = 0; i < 2; ++i) {
      int64_t k = column * 2 + i;
      EXPECT_EQ(r[2].toDoubles()[i], std::max({value(row * 3, k), value(row * 3 + 1, k), value(row * 3 + 2, k)}));
    }
    EXPECT_EQ(r[3].getInteger(0), column);
    EXPECT_EQ(r[4].getInteger(0), column * 2 + row);
  }
}

TEST_F(EvaluatorTest, MeshAndDevicesMustAgree) {
  auto main = parse(collectives);
  EXPECT_TRUE(failed(evaluateFunction(main, {floats({6}, {1, 2, 3, 4, 5, 6})}, options, failures)));
  EXPECT_THAT(errors, HasSubstr("mesh of 6 devices, evaluated on 1"));
}

TEST_F(EvaluatorTest, ACollectiveThatSomeDevicesSkipIsAnError) {
  auto main = parse(R"(
    gc.mesh @mesh ["data"] [3]
    func.func @main(%i: tensor<i32>, %a: tensor<f32>) -> tensor<f32> {
      %0 = gc.case %i {
        gc.yield %a : tensor<f32>
      }, {
        %1 = gc.all_reduce add %a over @mesh ["data"] : tensor<f32>
        gc.yield %1 : tensor<f32>
      } : (tensor<i32>) -> tensor<f32>
      return %0 : tensor<f32>
    })");
  SmallVector<SmallVector<Tensor>> arguments;
  for (int64_t device = 0; device < 3; ++device)
    arguments.push_back({ints({}, {device == 1 ? 0 : 1}), floats({}, {1})});
  EXPECT_TRUE(failed(evaluateGrid(main, arguments, options, failures)));
  EXPECT_THAT(errors, HasSubstr("waits here for devices that never come"));
}

TEST_F(EvaluatorTest, CollectivesInLoopsMeetEachTime) {
  auto main = parse(R"(
    gc.mesh @mesh ["data"] [4]
    func.func @main(%a: tensor<f32>) -> tensor<f32> {
      %r = gc.scan(%a) over() trip 200 {
      ^bb0(%c: tensor<f32>):
        %s = gc.all_reduce max %c over @mesh ["data"] : tensor<f32>
        %t = gc.add %s, %a : tensor<f32>
        gc.yield %t : tensor<f32>
      } : (tensor<f32>) -> tensor<f32>
      return %r : tensor<f32>
    })");
  ASSERT_TRUE(main) << errors;
  SmallVector<SmallVector<Tensor>> arguments;
  for (int64_t device = 0; device < 4; ++device)
    arguments.push_back({floats({}, {double(device)})});
  auto results = evaluateGrid(main, arguments, options, failures);
  ASSERT_TRUE(succeeded(results)) << errors;
  for (int64_t device = 0; device < 4; ++device)
    EXPECT_EQ((*results)[device][0].toDoubles()[0], 200 * 3 + device);
}

TEST_F(EvaluatorTest, ElementsRoundTrip) {
  for (const char *text :
       {"dense<[1, -8, 7]> : tensor<3xi4>", "dense<[1, 15, 7]> : tensor<3xui4>",
        "dense<[true, false, true]> : tensor<3xi1>", "dense<[1.5, -0.0, 0x7F800000]> : tensor<3xf32>",
        "dense<[1.5, 448.0]> : tensor<2xf8E4M3FN>", "dense<2.5> : tensor<4x4xbf16>",
        "dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>"}) {
    auto value = cast<DenseElementsAttr>(parseAttribute(text, &context));
    auto tensor = Tensor::fromElements(value);
    ASSERT_TRUE(succeeded(tensor)) << text;
    EXPECT_EQ(tensor->toElements(), value) << text;
    auto again = Tensor::fromBytes(tensor->getType(), tensor->getBytes());
    ASSERT_TRUE(succeeded(again)) << text;
    EXPECT_EQ(again->toElements(), value) << text;
  }
  char eight = 8;
  EXPECT_TRUE(failed(Tensor::fromBytes(RankedTensorType::get({1}, IntegerType::get(&context, 4)), eight)));
}

TEST_F(EvaluatorTest, CopiesDoNotShareWrites) {
  Tensor a = floats({2}, {1, 2}), b = a;
  b.setFloat(0, APFloat(5.0f));
  EXPECT_THAT(a.toDoubles(), ElementsAre(1, 2));
  EXPECT_THAT(b.toDoubles(), ElementsAre(5, 2));
}

// Every bf16 and f16 pattern against APFloat, and rounding at and beside the midpoints.
TEST(Numbers, NarrowFormatsAgreeWithAPFloat) {
  for (const llvm::fltSemantics *semantics : {&llvm::APFloat::BFloat(), &llvm::APFloat::IEEEhalf()}) {
    NarrowFormat format{semantics == &llvm::APFloat::BFloat() ? NarrowFormat::BF16 : NarrowFormat::F16, semantics};
    for (uint32_t bits = 0; bits < 0x10000; ++bits) {
      APFloat exact(*semantics, APInt(16, bits));
      float x = decodeNarrow(bits, format);
      if (exact.isNaN()) {
        EXPECT_TRUE(std::isnan(x));
        continue;
      }
      ASSERT_EQ(exact.convertToDouble(), double(x)) << bits;
      ASSERT_EQ(encodeNarrow(x, format), bits);
      if (exact.isInfinity() || (bits & 0x7fff) == 0)
        continue;
      double next = decodeNarrow(bits + 1, format);
      if (std::isinf(next))
        continue;
      double middle = (double(x) + next) / 2;
      for (double y : {middle, std::nextafter(middle, 0.0), std::nextafter(middle, 2 * middle)}) {
        APFloat rounded(y);
        bool losesInfo;
        rounded.convert(*semantics, APFloat::rmNearestTiesToEven, &losesInfo);
        ASSERT_EQ(encodeNarrow(roundToOdd(y), format), rounded.bitcastToAPInt().getZExtValue()) << bits << " " << y;
      }
    }
  }
}

TEST_F(EvaluatorTest, ConstantsFold) {
  auto main = parse(R"(
    func.func @main() -> (tensor<3xi32>, tensor<1000x1000xf32>) {
      %a = gc.constant dense<[1, 2, 3]> : tensor<3xi32>
      %b = gc.constant dense<[4, 0, -1]> : tensor<3xi32>
      %c = gc.div %a, %b : tensor<3xi32>
      %d = gc.constant dense<2.0> : tensor<1000x1000xf32>
      %e = gc.sqrt %d : tensor<1000x1000xf32>
      return %c, %e : tensor<3xi32>, tensor<1000x1000xf32>
    })");
  auto fold = [&](Operation *op) {
    SmallVector<Attribute> operands(op->getNumOperands());
    for (auto [operand, value] : llvm::zip(operands, op->getOperands()))
      matchPattern(value, m_Constant(&operand));
    SmallVector<OpFoldResult> results;
    return succeeded(op->fold(operands, results)) && results.size() == 1 ? dyn_cast<Attribute>(results[0])
                                                                         : Attribute();
  };
  Operation *terminator = main.getBody().front().getTerminator();
  EXPECT_EQ(fold(terminator->getOperand(0).getDefiningOp()),
            parseAttribute("dense<[0, -1, -3]> : tensor<3xi32>", &context));
  auto root = dyn_cast_or_null<DenseElementsAttr>(fold(terminator->getOperand(1).getDefiningOp()));
  ASSERT_TRUE(root && root.isSplat());
  EXPECT_EQ(root.getSplatValue<float>(), std::sqrt(2.0f));
}

} // namespace
