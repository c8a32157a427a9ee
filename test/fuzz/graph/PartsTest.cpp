// The fuzzer's own parts: what hangs and crashes is seen, and failing programs become small.
#include "test/fuzz/graph/Child.h"
#include "test/fuzz/graph/Generate.h"
#include "test/fuzz/graph/Shrink.h"

#include "ir/dialect/Gc.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace gc;
using namespace gc::fuzz;

TEST(Child, GivesItsText) {
  ChildResult result = inChild([](auto mark) {
    mark(7);
    return std::string(100000, 'x');
  });
  EXPECT_FALSE(result.died);
  EXPECT_EQ(result.text, std::string(100000, 'x'));
  EXPECT_EQ(result.at, 7u);
}

TEST(Child, HangsAreFailures) {
  ChildResult result = inChild(
      [](auto mark) {
        mark(41);
        mark(42);
        for (volatile uint64_t n = 0;; n = n + 1)
          ;
        return std::string();
      },
      /*seconds=*/1);
  EXPECT_TRUE(result.died);
  EXPECT_EQ(result.text, "hang: more than 1 s of processor time");
  EXPECT_EQ(result.at, 42u);
}

TEST(Child, CrashesAreFailures) {
  ChildResult result = inChild([](auto mark) -> std::string {
    mark(3);
    __builtin_trap();
  });
  EXPECT_TRUE(result.died);
  EXPECT_EQ(result.text.substr(0, 13), "crash: signal");
  EXPECT_EQ(result.at, 3u);
}

// Whatever holds a contraction of at least 4 elements fails: what is left is one of just that size.
TEST(Shrink, LeavesWhatFails) {
  auto context = makeContext();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(R"(
    func.func private @part(%x: tensor<24x10xf32>, %y: tensor<10x7xf32>) -> tensor<24x7xf32> {
      %0 = gc.neg %x : tensor<24x10xf32>
      %1 = gc.dot %0, %y batch [] x [] contract [1] x [0] : (tensor<24x10xf32>, tensor<10x7xf32>) -> tensor<24x7xf32>
      return %1 : tensor<24x7xf32>
    }
    func.func @main(%x: tensor<4x6x10xf32> {gc.alias = 1 : i32}, %y: tensor<10x7xf32>) -> (tensor<7x24xf32>, tensor<4x6x10xf32>) {
      %0 = gc.exp %x : tensor<4x6x10xf32>
      %1 = gc.reshape %0 : (tensor<4x6x10xf32>) -> tensor<24x10xf32>
      %2 = call @part(%1, %y) : (tensor<24x10xf32>, tensor<10x7xf32>) -> tensor<24x7xf32>
      %3 = gc.transpose %2 permutation [1, 0] : (tensor<24x7xf32>) -> tensor<7x24xf32>
      return %3, %0 : tensor<7x24xf32>, tensor<4x6x10xf32>
    })",
                                                             context.get());
  ASSERT_TRUE(module);
  auto judge = [](ModuleOp program) {
    bool fails = false;
    program.walk([&](DotOp dot) { fails |= cast<RankedTensorType>(dot.getType()).getNumElements() >= 4; });
    return std::string(fails ? "it holds a contraction: yes" : "");
  };
  OwningOpRef<ModuleOp> small = shrink(*module, "it holds a contraction: large", judge);
  EXPECT_NE(judge(*small), "");
  std::string text;
  llvm::raw_string_ostream(text) << *small;
  int64_t ops = 0, most = 0;
  small->walk([&](Operation *op) {
    ops += op->getName().getDialectNamespace() == "gc";
    for (Type type : op->getOperandTypes())
      most = std::max(most, cast<RankedTensorType>(type).getNumElements());
  });
  EXPECT_EQ(ops, 1) << text;
  EXPECT_LE(most, 6) << text;
  EXPECT_EQ(text.find("call"), std::string::npos) << text;
}

// The same seed gives the same program, and other seeds do not.
TEST(Generate, BySeed) {
  auto textOf = [](uint64_t seed) {
    auto context = makeContext();
    std::string text;
    llvm::raw_string_ostream(text) << *generate(*context, seed, seed % 2 == 0);
    return text;
  };
  for (uint64_t seed : {1, 2, 3})
    EXPECT_EQ(textOf(seed), textOf(seed));
  EXPECT_NE(textOf(1), textOf(2));
}
