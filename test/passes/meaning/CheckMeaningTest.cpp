// --check-meaning finds passes that do not keep what they declare, and names them.
#include "passes/meaning/CheckMeaning.h"
#include "passes/canonical/Passes.h"

#include "ir/dialect/Gc.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace gc;

namespace {

// Passes made for this test, some of them wrong on purpose.
template <typename Derived, typename M>
using TestPass = PassWrapper<Derived, PassWithMeaning<M, OperationPass<func::FuncOp>>>;

// a + b to a - b.
struct TurnSums : TestPass<TurnSums, SameBits> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TurnSums)
  StringRef getArgument() const final { return "test-turn-sums"; }
  void runOnOperation() override {
    getOperation().walk([](AddOp add) {
      OpBuilder builder(add);
      add.replaceAllUsesWith(
          SubOp::create(builder, add.getLoc(), add.getType(), add.getLhs(), add.getRhs()).getResult());
      add.erase();
    });
  }
};

// (a + b) + c to a + (b + c): what rounding changes.
template <typename M> struct Reassociate : TestPass<Reassociate<M>, M> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Reassociate)
  StringRef getArgument() const final { return "test-reassociate"; }
  void runOnOperation() override {
    this->getOperation().walk([](AddOp add) {
      auto inner = add.getLhs().template getDefiningOp<AddOp>();
      if (!inner)
        return;
      OpBuilder builder(add);
      Value right = AddOp::create(builder, add.getLoc(), add.getType(), inner.getRhs(), add.getRhs());
      add.getLhsMutable().assign(inner.getLhs());
      add.getRhsMutable().assign(right);
    });
  }
};

// x to x + x * 2^-8: more than rounding in f32.
struct Drift : TestPass<Drift, WithinPrecision> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Drift)
  StringRef getArgument() const final { return "test-drift"; }
  void runOnOperation() override {
    Operation *end = getOperation().front().getTerminator();
    OpBuilder builder(end);
    auto type = cast<RankedTensorType>(end->getOperand(0).getType());
    auto factor = DenseElementsAttr::get(type, builder.getF32FloatAttr(1 + 1 / 256.f).getValue());
    Value scale = ConstantOp::create(builder, end->getLoc(), factor);
    end->setOperand(0, MulOp::create(builder, end->getLoc(), type, end->getOperand(0), scale));
  }
};

struct ProvedByHand {
  static Meaning meaning() { return {Meaning::OwnOracle, "the eye"}; }
};
struct Proved : TestPass<Proved, ProvedByHand> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Proved)
  StringRef getArgument() const final { return "test-proved"; }
  void runOnOperation() override {
    OpBuilder builder(getOperation().front().getTerminator());
    Type type = getOperation().getArgumentTypes()[0];
    NegOp::create(builder, getOperation().getLoc(), type, getOperation().getArgument(0));
  }
};

struct CheckMeaning : testing::Test {
  MLIRContext context;
  MeaningReport report;
  std::string said;

  void run(std::vector<std::unique_ptr<Pass>> passes, StringRef text = R"(
      func.func @main(%a: tensor<64xf32>, %b: tensor<64xf32>, %c: tensor<64xf32>) -> tensor<64xf32> {
        %0 = gc.add %a, %b : tensor<64xf32>
        %1 = gc.add %0, %c : tensor<64xf32>
        return %1 : tensor<64xf32>
      })") {
    context.loadDialect<GcDialect, func::FuncDialect>();
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      said += diagnostic.str() + "\n";
      for (Diagnostic &note : diagnostic.getNotes())
        said += note.str() + "\n";
      return success();
    });
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module) << said;
    PassManager manager(&context);
    for (auto &pass : passes)
      manager.addNestedPass<func::FuncOp>(std::move(pass));
    checkMeaning(manager, report);
    ASSERT_TRUE(succeeded(manager.run(*module))) << said;
    good = succeeded(report.emit(module->getLoc()));
  }
  bool good = false;
};

template <typename... P> std::vector<std::unique_ptr<Pass>> passes(P... each) {
  std::vector<std::unique_ptr<Pass>> all;
  (all.push_back(std::move(each)), ...);
  return all;
}

TEST_F(CheckMeaning, NamesTheFirstPassThatBreaksTheProgram) {
  run(passes(createSimplifyPass(), std::make_unique<TurnSums>(), std::make_unique<Drift>()));
  EXPECT_FALSE(good);
  EXPECT_EQ(report.brokenBy, "test-turn-sums");
  EXPECT_NE(said.find("internal error: pass test-turn-sums changes what the program means: result 0: element"),
            std::string::npos)
      << said;
  EXPECT_NE(said.find("the pass declares the same bits"), std::string::npos) << said;
}

TEST_F(CheckMeaning, RoundingIsNotTheSameBits) {
  run(passes(std::make_unique<Reassociate<SameBits>>()));
  EXPECT_FALSE(good);
  EXPECT_EQ(report.brokenBy, "test-reassociate");
}

TEST_F(CheckMeaning, RoundingIsWithinThePrecision) {
  run(passes(std::make_unique<Reassociate<WithinPrecision>>()));
  EXPECT_TRUE(good) << said;
  EXPECT_EQ(report.checked, 1);
}

TEST_F(CheckMeaning, MoreThanRoundingIsNotWithinThePrecision) {
  run(passes(std::make_unique<Reassociate<WithinPrecision>>(), std::make_unique<Drift>()));
  EXPECT_FALSE(good);
  EXPECT_EQ(report.brokenBy, "test-drift");
}

TEST_F(CheckMeaning, SaysWhatItDidNotCheck) {
  run(passes(std::make_unique<Proved>(), createSimplifyPass()));
  EXPECT_TRUE(good);
  EXPECT_EQ(report.unchecked.count("test-proved"), 1u);
  EXPECT_NE(said.find("test-proved is not checked: its oracle is the eye"), std::string::npos) << said;
  EXPECT_EQ(report.checked, 1); // gc-simplify, which removes what the other made
}

TEST_F(CheckMeaning, IntegersComplexNumbersAndLoops) {
  run(passes(createSimplifyPass()), R"(
      func.func @main(%z: tensor<5xcomplex<f32>>, %n: tensor<ui8>, %x: tensor<3xi64>) -> (tensor<5x2xf32>, tensor<3xi64>) {
        %p = gc.bitcast_reshape %z : (tensor<5xcomplex<f32>>) -> tensor<5x2xf32>
        %i = gc.neg %x : tensor<3xi64>
        %j = gc.neg %i : tensor<3xi64>
        %r = gc.scan (%j) over () trip 3 {
        ^bb0(%s: tensor<3xi64>):
          %t = gc.add %s, %x : tensor<3xi64>
          gc.yield %t : tensor<3xi64>
        } : (tensor<3xi64>) -> tensor<3xi64>
        return %p, %r : tensor<5x2xf32>, tensor<3xi64>
      })");
  EXPECT_TRUE(good) << said;
}

TEST_F(CheckMeaning, DeclaredMeanings) {
  EXPECT_EQ(meaningOf(*createSimplifyPass()).relation, Meaning::SameBits);
  EXPECT_EQ(meaningOf(*std::make_unique<Drift>()).relation, Meaning::WithinPrecision);
  EXPECT_EQ(meaningOf(*std::make_unique<Proved>()).oracle, "the eye");
}

} // namespace
