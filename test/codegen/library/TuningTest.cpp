#include "codegen/library/Tuning.h"
#include "test/codegen/library/ContractionKernels.h"

#include "mlir/IR/Builders.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace gc;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

ContractionShape shapeOf(mlir::MLIRContext &context, int64_t m, int64_t n, int64_t k) {
  mlir::Type f32 = mlir::Builder(&context).getF32Type();
  return {m, n, k, {f32, k, 1}, {f32, n, 1}, f32};
}

std::string refusal(const std::string &text) {
  llvm::Expected<TuningTable> table = TuningTable::parse(text);
  return table ? "" : llvm::toString(table.takeError());
}

TEST(Tuning, KeysNameWhatAPlanDependsOn) {
  mlir::MLIRContext context;
  ContractionShape shape = shapeOf(context, 512, 64, 128);
  EXPECT_EQ(tuningKey(shape), "512x64x128 f32[128,1] f32[64,1] f32");
  shape.b.computed = true;
  shape.a = {mlir::Builder(&context).getBF16Type(), 1, 512};
  EXPECT_EQ(tuningKey(shape), "512x64x128 bf16[1,512] f32[*,1] f32");
  shape.b = {mlir::Builder(&context).getI8Type(), 1, 128, /*computed=*/true, /*isUnsigned=*/true};
  EXPECT_EQ(tuningKey(shape), "512x64x128 bf16[1,512] ui8[1,*] f32");
}

TEST(Tuning, TextComesBack) {
  TuningTable table("some \"CPU\"");
  table.set("b", {14, 2, 56, 64});
  table.set("a", {1, 1, 1, 2147483648});
  llvm::Expected<TuningTable> read = TuningTable::parse(table.text());
  ASSERT_TRUE(bool(read)) << llvm::toString(read.takeError());
  EXPECT_EQ(read->target(), "some \"CPU\"");
  EXPECT_EQ(read->contractions(), table.contractions());
  EXPECT_EQ(read->text(), table.text());
  EXPECT_EQ(read->hash(), table.hash());
  EXPECT_EQ(read->find("c"), nullptr);
  read->set("a", {1, 1, 2, 1});
  EXPECT_NE(read->hash(), table.hash());
}

TEST(Tuning, RefusesWhatIsNone) {
  auto table = [](const std::string &tiles) {
    return R"({"format": "gcompile-tuning-1", "target": "t", "contractions": {"k": )" + tiles + "}}";
  };
  EXPECT_EQ(refusal(table(R"({"mr": 1, "nr": 1, "tile_m": 1, "tile_n": 1})")), "");
  EXPECT_THAT(refusal("[1"), testing::Not(IsEmpty()));
  EXPECT_THAT(refusal("[]"), HasSubstr("its format is not gcompile-tuning-1"));
  EXPECT_THAT(refusal(R"({"format": "gcompile-tuning-2"})"), HasSubstr("its format is not gcompile-tuning-1"));
  EXPECT_THAT(refusal(R"({"format": "gcompile-tuning-1", "target": 1, "contractions": {}})"),
              HasSubstr("not exactly format, target and contractions"));
  EXPECT_THAT(refusal(R"({"format": "gcompile-tuning-1", "target": "t", "contractions": {}, "more": 1})"),
              HasSubstr("not exactly format, target and contractions"));
  EXPECT_THAT(refusal(table("3")), HasSubstr("'k' has not exactly mr, nr, tile_m and tile_n"));
  EXPECT_THAT(refusal(table(R"({"mr": 1, "nr": 1, "tile_m": 1})")), HasSubstr("has not exactly"));
  EXPECT_THAT(refusal(table(R"({"mr": 0, "nr": 1, "tile_m": 1, "tile_n": 1})")), HasSubstr("mr is no positive number"));
  EXPECT_THAT(refusal(table(R"({"mr": 1, "nr": 1.5, "tile_m": 1, "tile_n": 1})")), HasSubstr("nr is no positive"));
  EXPECT_THAT(refusal(table(R"({"mr": 1, "nr": 1, "tile_m": 1, "tile_n": 2147483649})")), HasSubstr("tile_n is no"));
}

// Every candidate is taken as it is, and gives the same bits: an element's products are added in the same order.
TEST(Tuning, EveryCandidateGivesTheSameBits) {
  CpuTarget target = CpuTarget::host();
  std::vector<float> a(150 * 600), b(600 * 96), first;
  for (size_t i = 0; i < a.size(); ++i)
    a[i] = 1.0f / float(i % 97 + 3);
  for (size_t i = 0; i < b.size(); ++i)
    b[i] = 1.0f / float(i % 89 + 7);
  mlir::MLIRContext context;
  size_t count = contractionCandidates(shapeOf(context, 150, 96, 600), target).size();
  EXPECT_GT(count, 4u);
  for (size_t i = 0; i < count; ++i) {
    gctest::KernelRunner runner;
    ContractionShape shape = shapeOf(runner.context(), 150, 96, 600);
    ContractionTiles tiles = contractionCandidates(shape, target)[i];
    auto table = std::make_shared<TuningTable>(tuningTarget(target));
    table->set(tuningKey(shape), tiles);
    CpuTarget tuned = target;
    tuned.tuning = table;
    ContractionPlan plan = planContraction(shape, tuned, /*library=*/false);
    EXPECT_EQ(plan.untuned, "");
    EXPECT_EQ((ContractionTiles{plan.mr, plan.nrVectors, plan.tileM, plan.tileN}), tiles);
    if (i == 0) {
      ContractionPlan plain = planContraction(shape, target, /*library=*/false);
      EXPECT_EQ((ContractionTiles{plain.mr, plain.nrVectors, plain.tileM, plain.tileN}), tiles);
    }
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&runner.context()));
    gctest::addContraction(*module, "f", plan);
    ASSERT_TRUE(runner.compile(*module, tuned)) << runner.error();
    std::vector<float> c(150 * 96);
    std::vector<char> scratch(plan.scratchBytes() + 64);
    char *aligned = scratch.data() + (64 - reinterpret_cast<uintptr_t>(scratch.data()) % 64) % 64;
    runner.get<gctest::ContractionFn>("f")(a.data(), b.data(), c.data(), aligned, nullptr);
    if (i == 0)
      first = c;
    EXPECT_EQ(c, first) << "candidate " << i;
  }
}

} // namespace
