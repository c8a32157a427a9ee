// Transformations composed from C++: signatures, names, what is refused.
#include "passes/autodiff/Compose.h"

#include "ir/dialect/Gc.h"
#include "ir/reference/Evaluator.h"
#include "passes/autodiff/Passes.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace gc;

static constexpr StringRef kProgram = R"(
func.func @main(%w: tensor<3xf32> {gc.name = "w", gc.role = #gc<role param>, gc.alias = 0 : i32}, %x: tensor<3xf32>, %n: tensor<i32>)
    -> (tensor<3xf32> {gc.name = "y"}) {
  %0 = gc.mul %w, %x : tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func @scalar(%x: tensor<f32>) -> tensor<f32> {
  %0 = gc.mul %x, %x : tensor<f32>
  return %0 : tensor<f32>
}
)";

namespace {
class ComposeTest : public testing::Test {
protected:
  ComposeTest() {
    context.loadDialect<GcDialect, func::FuncDialect>();
    module = parseSourceString<ModuleOp>(kProgram, &context);
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      said += diagnostic.str();
      return success();
    });
  }
  func::FuncOp get(StringRef name) { return module->lookupSymbol<func::FuncOp>(name); }
  std::string typeOf(func::FuncOp function) {
    std::string text;
    llvm::raw_string_ostream(text) << function.getFunctionType();
    return text;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::string said;
};
} // namespace

TEST_F(ComposeTest, VmapBecomesMain) {
  Composed made = composeVmap(get("main"), {-1, 1, -1}, {0}, 2);
  ASSERT_TRUE(succeeded(made)) << said;
  EXPECT_EQ(typeOf(*made), "(tensor<3xf32>, tensor<3x2xf32>, tensor<i32>) -> tensor<2x3xf32>");
  EXPECT_EQ(made->getArgAttrOfType<StringAttr>(0, "gc.name"), StringAttr::get(&context, "w"));
  EXPECT_TRUE(made->getArgAttr(0, "gc.role"));
  EXPECT_FALSE(made->getArgAttr(0, "gc.alias")) << "results have other types now";
  makeMain(*made);
  PassManager manager(&context);
  manager.addPass(createExpandTransformsPass());
  ASSERT_TRUE(succeeded(manager.run(*module))) << said;
  EXPECT_EQ(llvm::range_size(module->getOps<func::FuncOp>()), 1);

  auto tensor = [](ArrayRef<int64_t> shape, ArrayRef<float> values, MLIRContext *context) {
    auto type = RankedTensorType::get(shape, Float32Type::get(context));
    return *Tensor::fromBytes(type, {reinterpret_cast<const char *>(values.data()), values.size() * 4});
  };
  Tensor n(RankedTensorType::get({}, IntegerType::get(&context, 32)));
  SmallVector<CheckFailure> failures;
  auto results =
      evaluateFunction(get("main"), {tensor({3}, {1, 2, 3}, &context), tensor({3, 2}, {1, 2, 3, 4, 5, 6}, &context), n},
                       EvaluatorOptions(), failures);
  ASSERT_TRUE(succeeded(results));
  double want[] = {1, 6, 15, 2, 8, 18};
  for (int i = 0; i < 6; ++i)
    EXPECT_EQ((*results)[0].getFloat(i).convertToDouble(), want[i]);
}

TEST_F(ComposeTest, SignaturesOfDerivatives) {
  EXPECT_EQ(typeOf(*composeGrad(get("scalar"), {0}, true)), "(tensor<f32>) -> (tensor<f32>, tensor<f32>)");
  Composed vjp = composeVjp(get("main"), {1, 0});
  EXPECT_EQ(typeOf(*vjp), "(tensor<3xf32>, tensor<3xf32>, tensor<i32>, tensor<3xf32>) -> "
                          "(tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)");
  EXPECT_EQ(vjp->getArgAttr(3, "gc.name"), StringAttr::get(&context, "cotangent/y"));
  EXPECT_EQ(vjp->getResultAttr(2, "gc.name"), StringAttr::get(&context, "grad/w"));
  Composed twice = composeJvp(*composeJvp(get("main"), {0}), {0});
  ASSERT_TRUE(succeeded(twice)) << said;
  EXPECT_EQ(twice->getArgAttr(3, "gc.name"), StringAttr::get(&context, "tangent/w"));
  EXPECT_EQ(twice->getArgAttr(4, "gc.name"), StringAttr::get(&context, "tangent.2/w"));
  EXPECT_EQ(typeOf(*composeJacfwd(get("main"), {0, 1})),
            "(tensor<3xf32>, tensor<3xf32>, tensor<i32>) -> (tensor<3x3xf32>, tensor<3x3xf32>)");
  EXPECT_EQ(typeOf(*composeJacrev(get("main"), {0})), "(tensor<3xf32>, tensor<3xf32>, tensor<i32>) -> tensor<3x3xf32>");
  EXPECT_EQ(typeOf(*composeHessian(get("scalar"), {0})), "(tensor<f32>) -> tensor<f32>");
}

TEST_F(ComposeTest, WrongNumbersAreRefused) {
  EXPECT_TRUE(failed(composeGrad(get("scalar"), {1})));
  EXPECT_EQ(said, "has no argument 1 to differentiate for; it has 1");
  said.clear();
  EXPECT_TRUE(failed(composeVmap(get("scalar"), {2}, {0}, 4)));
  EXPECT_EQ(said, "has 1 arguments and 1 results; give each a dimension of its batched shape, or -1, and a size");
  said.clear();
  EXPECT_TRUE(failed(composeHessian(get("main"), {2})));
  EXPECT_EQ(said, "has argument 2 of type 'tensor<i32>'; jacobians are of real floats");
  said.clear();
  size_t before = llvm::range_size(module->getOps<func::FuncOp>());
  EXPECT_TRUE(failed(composeGrad(get("main"), {0})));
  EXPECT_NE(said.find("[grad-1]"), std::string::npos);
  EXPECT_EQ(llvm::range_size(module->getOps<func::FuncOp>()), before) << "what was refused is gone";
}
