// Tangents and cotangents against finite differences in f64, for every op: the samples of ir/Inputs/samples.mlir,
// widened, and the programs of Inputs/derivatives.mlir. Each function's cotangents are differentiated once more.
#include "passes/autodiff/Differentiate.h"

#include "ir/reference/Evaluator.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace gc;

namespace {

using Tensors = SmallVector<Tensor>;

// Complex numbers as pairs of parts.
int64_t numbersOf(const Tensor &t) {
  return isa<ComplexType>(t.getElementType()) ? 2 * t.getNumElements() : t.getNumElements();
}
double *numbers(Tensor &t) {
  return t.mutableData<double>();
}
const double *numbers(const Tensor &t) {
  return t.data<double>();
}

// Re(Σ a · b), and the sum of the terms' sizes.
double pair(const Tensor &a, const Tensor &b, double &scale) {
  double sum = 0;
  bool complex = isa<ComplexType>(a.getElementType());
  for (int64_t i = 0; i < numbersOf(a); ++i) {
    double term = numbers(a)[i] * numbers(b)[i] * (complex && i % 2 ? -1 : 1);
    sum += term;
    scale += std::abs(term);
  }
  return sum;
}

struct Differentiation : testing::Test {
  MLIRContext context;
  std::mt19937 random{7};

  void SetUp() override { context.loadDialect<GcDialect, func::FuncDialect>(); }

  Tensor draw(Type type, double low, double high) {
    Tensor t(cast<RankedTensorType>(type));
    std::uniform_real_distribution<double> number(low, high);
    if (isDifferentiable(type))
      for (int64_t i = 0; i < numbersOf(t); ++i)
        numbers(t)[i] = number(random);
    else
      for (int64_t i = 0; i < t.getNumElements(); ++i)
        t.setInteger(i, t.getElementType().isInteger(1) ? random() % 2 : random() % 4);
    return t;
  }

  FailureOr<Tensors> evaluate(func::FuncOp function, ArrayRef<Tensor> arguments) {
    SmallVector<CheckFailure> failures;
    return evaluateFunction(function, arguments, EvaluatorOptions(), failures);
  }

  static bool isFinite(ArrayRef<Tensor> tensors) {
    for (const Tensor &t : tensors)
      if (isDifferentiable(t.getType()))
        for (int64_t i = 0; i < numbersOf(t); ++i)
          if (!std::isfinite(numbers(t)[i]))
            return false;
    return true;
  }

  // Both modes at one point against the central difference along one direction. `again`: of the cotangents too.
  void check(func::FuncOp function, ArrayRef<Tensor> arguments, bool again) {
    std::string name = function.getName().str();
    SmallVector<int64_t> wrt;
    for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
      if (isDifferentiable(type))
        wrt.push_back(i);
    auto results = evaluate(function, arguments);
    ASSERT_TRUE(succeeded(results)) << name;
    if (!isFinite(*results))
      return;
    FailureOr<func::FuncOp> vjp = buildVjp(function, wrt), jvp = buildJvp(function, wrt);
    ASSERT_TRUE(succeeded(vjp) && succeeded(jvp)) << name;
    ASSERT_TRUE(succeeded(verify(*vjp)) && succeeded(verify(*jvp))) << name;

    Tensors forward(arguments), backward(arguments), directions, weights;
    for (int64_t i : wrt)
      directions.push_back(draw(function.getArgumentTypes()[i], -1, 1));
    llvm::append_range(forward, directions);
    for (Type type : function.getResultTypes())
      if (isDifferentiable(type))
        weights.push_back(draw(type, -1, 1));
    llvm::append_range(backward, weights);
    auto tangents = evaluate(*jvp, forward), cotangents = evaluate(*vjp, backward);
    ASSERT_TRUE(succeeded(tangents) && succeeded(cotangents)) << name;

    const double step = 1e-6;
    auto moved = [&](double by) {
      Tensors there(arguments);
      for (auto [n, i] : llvm::enumerate(wrt)) {
        Tensor &t = there[i];
        for (int64_t k = 0; k < numbersOf(t); ++k)
          numbers(t)[k] += by * numbers(directions[n])[k];
      }
      return evaluate(function, there);
    };
    auto up = moved(step), down = moved(-step);
    ASSERT_TRUE(succeeded(up) && succeeded(down)) << name;
    double difference = 0, byTangents = 0, byCotangents = 0, scale = 1e-3;
    size_t n = 0;
    for (size_t i = 0; i < results->size(); ++i) {
      if (!isDifferentiable((*results)[i].getType()))
        continue;
      Tensor change = (*up)[i];
      for (int64_t k = 0; k < numbersOf(change); ++k)
        numbers(change)[k] = (numbers(change)[k] - numbers((*down)[i])[k]) / (2 * step);
      difference += pair(weights[n], change, scale);
      byTangents += pair(weights[n], (*tangents)[results->size() + n], scale);
      ++n;
    }
    for (size_t k = 0; k < wrt.size(); ++k)
      byCotangents += pair(directions[k], (*cotangents)[results->size() + k], scale);
    EXPECT_NEAR(byTangents, difference, 2e-7 * scale) << name << ", forward";
    EXPECT_NEAR(byCotangents, byTangents, 1e-11 * scale) << name << ", in reverse";
    ++checked;
    if (again)
      check(*vjp, backward, false);
  }

  void checkAll(StringRef path, bool widen) {
    auto file = llvm::MemoryBuffer::getFile(path);
    ASSERT_TRUE(bool(file)) << path.str();
    std::string text = (*file)->getBuffer().str();
    if (widen)
      text = widened(text);
    auto module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    for (auto function : llvm::to_vector(module->getOps<func::FuncOp>())) {
      if (llvm::none_of(function.getArgumentTypes(), isDifferentiable) || hasNoDifferences(function))
        continue;
      size_t before = checked;
      for (auto [low, high] : {std::pair{0.2, 1.8}, std::pair{-1.8, -0.2}}) {
        Tensors arguments;
        for (Type type : function.getArgumentTypes())
          arguments.push_back(draw(type, low, high));
        check(function, arguments, true);
      }
      // Before the first of a running maximum lies no number.
      EXPECT_GT(checked, before - (function.getName() == "cumulative_exclusive"))
          << function.getName().str() << " is finite nowhere";
    }
  }

  // f64 in place of f32; functions on bits are left out.
  static std::string widened(StringRef text) {
    std::string wide;
    SmallVector<StringRef> functions;
    text.split(functions, "func.func ");
    for (StringRef function : ArrayRef(functions).drop_front()) {
      if (function.contains("bitcast"))
        continue;
      SmallVector<StringRef> pieces;
      function.split(pieces, "f32");
      wide += "func.func " + llvm::join(pieces, "f64");
    }
    return wide;
  }

  // Types below f64, ops across devices and steps have no such differences.
  static bool hasNoDifferences(func::FuncOp function) {
    bool other = false;
    function.walk([&](Operation *op) {
      other |= isa<AllReduceOp, AllGatherOp, ReduceScatterOp, DeviceIndexOp>(op);
      other |= isa<ReducePrecisionOp>(op); // a step function, differentiated as if it did not round
      for (TypeRange types : {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
        for (Type type : types)
          if (auto tensor = dyn_cast<RankedTensorType>(type)) {
            Type element = tensor.getElementType();
            if (auto complex = dyn_cast<ComplexType>(element))
              element = complex.getElementType();
            other |= isa<FloatType>(element) && !element.isF64();
          }
    });
    return other;
  }

  size_t checked = 0;
};

TEST_F(Differentiation, OfEveryOpAgreesWithFiniteDifferences) {
  checkAll(GC_SAMPLES, /*widen=*/true);
  EXPECT_GT(checked, 150u);
}

TEST_F(Differentiation, ThroughControlFlowAgreesWithFiniteDifferences) {
  checkAll(GC_DERIVATIVES, /*widen=*/false);
}

} // namespace
