// Kernels of every family against the interpreter.
#include "test/codegen/common/FusionRunner.h"

#include <gtest/gtest.h>

using gctest::FusionRunner;

namespace {

constexpr gctest::Tolerance kRounded{.relative = 2e-5, .absolute = 2e-6};

TEST(LoopKernels, PointwiseOverSeveralDimensionsIsOneLoop) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<5x7x9xf32>, %y: tensor<5x7x9xf32>) -> tensor<5x7x9xf32> {
  %a = gc.add %x, %y : tensor<5x7x9xf32>
  %b = gc.mul %a, %x : tensor<5x7x9xf32>
  return %b : tensor<5x7x9xf32>
})");
  EXPECT_EQ(r.families(), "loop");
}

TEST(LoopKernels, BroadcastsReadOneElementOrARepeatedRow) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<6x50xf32>, %row: tensor<50xf32>, %col: tensor<6xf32>, %s: tensor<f32>) -> tensor<6x50xf32> {
  %rb = gc.broadcast %row dims [1] : (tensor<50xf32>) -> tensor<6x50xf32>
  %cb = gc.broadcast %col dims [0] : (tensor<6xf32>) -> tensor<6x50xf32>
  %sb = gc.broadcast %s dims [] : (tensor<f32>) -> tensor<6x50xf32>
  %a = gc.add %x, %rb : tensor<6x50xf32>
  %b = gc.mul %a, %cb : tensor<6x50xf32>
  %c = gc.sub %b, %sb : tensor<6x50xf32>
  return %c : tensor<6x50xf32>
})");
  EXPECT_EQ(r.families(), "loop");
}

TEST(LoopKernels, MovesAndGuards) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<4x10xf32>, %y: tensor<4x7xf32>, %z: tensor<f32>) -> (tensor<4x17xf32>, tensor<9x13xf32>, tensor<4x10xf32>, tensor<2x5xf32>, tensor<10x4xf32>) {
  %c = gc.concatenate %x, %y dim 1 : (tensor<4x10xf32>, tensor<4x7xf32>) -> tensor<4x17xf32>
  %p = gc.pad %x, %z low [1, 2] high [1, 1] interior [1, 0] : (tensor<4x10xf32>, tensor<f32>) -> tensor<9x13xf32>
  %v = gc.reverse %x dims [1] : (tensor<4x10xf32>) -> tensor<4x10xf32>
  %s = gc.slice %x start [1, 0] limit [4, 10] stride [2, 2] : (tensor<4x10xf32>) -> tensor<2x5xf32>
  %t = gc.transpose %x permutation [1, 0] : (tensor<4x10xf32>) -> tensor<10x4xf32>
  return %c, %p, %v, %s, %t : tensor<4x17xf32>, tensor<9x13xf32>, tensor<4x10xf32>, tensor<2x5xf32>, tensor<10x4xf32>
})");
}

// What is read for all lanes at once where no lane needs it would lie before the operand.
TEST(LoopKernels, PadsBetweenTheElementsReadWithinTheOperand) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<1x6xf16>, %y: tensor<f16>) -> tensor<2x12xf16> {
  %p = gc.pad %x, %y low [0, 2] high [1, -1] interior [0, 1] : (tensor<1x6xf16>, tensor<f16>) -> tensor<2x12xf16>
  return %p : tensor<2x12xf16>
})");
}

TEST(LoopKernels, ReshapesSplitAndJoin) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<6x24xf32>, %b: tensor<4x6xf32>) -> (tensor<6x4x6xf32>, tensor<144xf32>) {
  %y = gc.reshape %x : (tensor<6x24xf32>) -> tensor<6x4x6xf32>
  %bb = gc.broadcast %b dims [1, 2] : (tensor<4x6xf32>) -> tensor<6x4x6xf32>
  %z = gc.add %y, %bb : tensor<6x4x6xf32>
  %f = gc.reshape %z : (tensor<6x4x6xf32>) -> tensor<144xf32>
  %g = gc.neg %f : tensor<144xf32>
  return %z, %g : tensor<6x4x6xf32>, tensor<144xf32>
})");
}

TEST(LoopKernels, IotaCompareSelectAndIntegers) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<13x13xf32>, %u: tensor<13x13xui32>, %p: tensor<13x13xi1>) -> (tensor<13x13xf32>, tensor<13x13xui32>, tensor<13x13xi1>, tensor<13x13xf32>) {
  %i = gc.iota dim 0 : tensor<13x13xi32>
  %j = gc.iota dim 1 : tensor<13x13xi32>
  %c = gc.compare GE %i, %j : (tensor<13x13xi32>, tensor<13x13xi32>) -> tensor<13x13xi1>
  %big = gc.constant dense<-1.0e30> : tensor<13x13xf32>
  %s = gc.select %c, %x, %big : (tensor<13x13xi1>, tensor<13x13xf32>, tensor<13x13xf32>) -> tensor<13x13xf32>
  %three = gc.constant dense<3> : tensor<13x13xui32>
  %q = gc.div %u, %three : tensor<13x13xui32>
  %n = gc.and %c, %p : tensor<13x13xi1>
  %f = gc.convert %q : (tensor<13x13xui32>) -> tensor<13x13xf32>
  return %s, %q, %n, %f : tensor<13x13xf32>, tensor<13x13xui32>, tensor<13x13xi1>, tensor<13x13xf32>
})");
}

TEST(LoopKernels, NarrowFloatsRoundEachOp) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<77xbf16>, %y: tensor<77xbf16>) -> (tensor<77xbf16>, tensor<77xf32>) {
  %a = gc.add %x, %y : tensor<77xbf16>
  %m = gc.mul %a, %y : tensor<77xbf16>
  %f = gc.convert %m : (tensor<77xbf16>) -> tensor<77xf32>
  return %m, %f : tensor<77xbf16>, tensor<77xf32>
})");
}

TEST(GatherKernels, EmbeddingAndDynamicWindows) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%table: tensor<50x48xf32>, %ids: tensor<4x8x1xi32>, %x: tensor<10x20xf32>, %u: tensor<3x20xf32>, %i: tensor<i32>, %z: tensor<i32>) -> (tensor<4x8x48xf32>, tensor<4x20xf32>, tensor<10x20xf32>) {
  %e = "gc.gather"(%table, %ids) <{offset_dims = array<i64: 2>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 2 : i64, slice_sizes = array<i64: 1, 48>}> : (tensor<50x48xf32>, tensor<4x8x1xi32>) -> tensor<4x8x48xf32>
  %s = gc.dynamic_slice %x[%i, %z] sizes [4, 20] : (tensor<10x20xf32>, tensor<i32>, tensor<i32>) -> tensor<4x20xf32>
  %d = gc.dynamic_update_slice %x, %u[%i, %z] : (tensor<10x20xf32>, tensor<3x20xf32>, tensor<i32>, tensor<i32>) -> tensor<10x20xf32>
  return %e, %s, %d : tensor<4x8x48xf32>, tensor<4x20xf32>, tensor<10x20xf32>
})",
               {.integers = 60});
}

TEST(RowKernels, Softmax) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<33x257xf32>) -> tensor<33x257xf32> {
  %ninf = gc.constant dense<0xFF800000> : tensor<f32>
  %z = gc.constant dense<0.0> : tensor<f32>
  %m = gc.reduce max(%x) init(%ninf) dims [1] : (tensor<33x257xf32>, tensor<f32>) -> tensor<33xf32>
  %b = gc.broadcast %m dims [0] : (tensor<33xf32>) -> tensor<33x257xf32>
  %d = gc.sub %x, %b : tensor<33x257xf32>
  %e = gc.exp %d : tensor<33x257xf32>
  %s = gc.reduce add(%e) init(%z) dims [1] : (tensor<33x257xf32>, tensor<f32>) -> tensor<33xf32>
  %sb = gc.broadcast %s dims [0] : (tensor<33xf32>) -> tensor<33x257xf32>
  %q = gc.div %e, %sb : tensor<33x257xf32>
  return %q : tensor<33x257xf32>
})",
               kRounded);
  EXPECT_EQ(r.families(), "row");
}

TEST(RowKernels, LayerNormWithResultsPerRow) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<4x9x96xf32>, %y: tensor<4x9x96xf32>, %g: tensor<96xf32>) -> (tensor<4x9x96xf32>, tensor<4x9xf32>) {
  %a = gc.add %x, %y : tensor<4x9x96xf32>
  %s = gc.reduce add(%a) dims [2] : (tensor<4x9x96xf32>) -> tensor<4x9xf32>
  %n = gc.constant dense<96.0> : tensor<4x9xf32>
  %mean = gc.div %s, %n : tensor<4x9xf32>
  %mb = gc.broadcast %mean dims [0, 1] : (tensor<4x9xf32>) -> tensor<4x9x96xf32>
  %c = gc.sub %a, %mb : tensor<4x9x96xf32>
  %q = gc.mul %c, %c : tensor<4x9x96xf32>
  %v = gc.reduce add(%q) dims [2] : (tensor<4x9x96xf32>) -> tensor<4x9xf32>
  %vm = gc.div %v, %n : tensor<4x9xf32>
  %r = gc.rsqrt %vm : tensor<4x9xf32>
  %rb = gc.broadcast %r dims [0, 1] : (tensor<4x9xf32>) -> tensor<4x9x96xf32>
  %o = gc.mul %c, %rb : tensor<4x9x96xf32>
  %gb = gc.broadcast %g dims [2] : (tensor<96xf32>) -> tensor<4x9x96xf32>
  %p = gc.mul %o, %gb : tensor<4x9x96xf32>
  return %p, %v : tensor<4x9x96xf32>, tensor<4x9xf32>
})",
               kRounded);
  EXPECT_EQ(r.families(), "row");
}

TEST(ColumnKernels, ReductionsOverLeadingAndMiddleDimensions) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<40x100xf32>, %y: tensor<6x10x32xf32>, %b: tensor<30x70xbf16>) -> (tensor<100xf32>, tensor<6x32xf32>, tensor<70xbf16>, tensor<32xf32>) {
  %s = gc.reduce add(%x) dims [0] : (tensor<40x100xf32>) -> tensor<100xf32>
  %n = gc.neg %s : tensor<100xf32>
  %m = gc.reduce max(%y) dims [1] : (tensor<6x10x32xf32>) -> tensor<6x32xf32>
  %h = gc.reduce add(%b) dims [0] : (tensor<30x70xbf16>) -> tensor<70xbf16>
  %t = gc.reduce add(%y) dims [0, 1] : (tensor<6x10x32xf32>) -> tensor<32xf32>
  return %n, %m, %h, %t : tensor<100xf32>, tensor<6x32xf32>, tensor<70xbf16>, tensor<32xf32>
})",
               {.relative = 1e-2, .absolute = 1e-2});
  EXPECT_EQ(r.families(), "column column column column");
}

TEST(RowKernels, WholeReductionsInTwoStages) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<1200x1000xf32>, %i: tensor<3000xi32>) -> (tensor<f32>, tensor<i32>) {
  %m = gc.mul %x, %x : tensor<1200x1000xf32>
  %s = gc.reduce add(%m) dims [0, 1] : (tensor<1200x1000xf32>) -> tensor<f32>
  %t = gc.reduce xor(%i) dims [0] : (tensor<3000xi32>) -> tensor<i32>
  return %s, %t : tensor<f32>, tensor<i32>
})",
               {.relative = 1e-4});
}

TEST(ColumnKernels, ArgmaxByRegion) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<7x33xf32>) -> (tensor<7xf32>, tensor<7xi32>) {
  %i = gc.iota dim 1 : tensor<7x33xi32>
  %ninf = gc.constant dense<0xFF800000> : tensor<f32>
  %z = gc.constant dense<0> : tensor<i32>
  %v, %k = gc.reduce region(%x, %i) init(%ninf, %z) dims [1] {
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %c = gc.compare GE %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %m = gc.select %c, %a, %b : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %mi = gc.select %c, %ai, %bi : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    gc.yield %m, %mi : tensor<f32>, tensor<i32>
  } : (tensor<7x33xf32>, tensor<7x33xi32>, tensor<f32>, tensor<i32>) -> (tensor<7xf32>, tensor<7xi32>)
  return %v, %k : tensor<7xf32>, tensor<7xi32>
})");
  EXPECT_EQ(r.families(), "column");
}

TEST(ContractionKernels, OperandsInPlaceAndWhatFollows) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<37x70xf32>, %w: tensor<45x70xf32>, %b: tensor<45xf32>, %res: tensor<37x45xf32>) -> (tensor<37x45xf32>, tensor<37x45xf32>) {
  %t = gc.transpose %w permutation [1, 0] : (tensor<45x70xf32>) -> tensor<70x45xf32>
  %d = gc.dot %x, %t batch [] x [] contract [1] x [0] : (tensor<37x70xf32>, tensor<70x45xf32>) -> tensor<37x45xf32>
  %bb = gc.broadcast %b dims [1] : (tensor<45xf32>) -> tensor<37x45xf32>
  %a = gc.add %d, %bb : tensor<37x45xf32>
  %h = gc.tanh %a : tensor<37x45xf32>
  %o = gc.add %h, %res : tensor<37x45xf32>
  return %o, %a : tensor<37x45xf32>, tensor<37x45xf32>
})",
               {.relative = 1e-4, .absolute = 1e-4});
  EXPECT_EQ(r.families(), "contraction");
}

TEST(ContractionKernels, BatchesOfHeadsReadThroughTransposes) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%q: tensor<2x20x3x16xf32>, %k: tensor<2x20x3x16xf32>) -> tensor<2x3x20x20xf32> {
  %qt = gc.transpose %q permutation [0, 2, 1, 3] : (tensor<2x20x3x16xf32>) -> tensor<2x3x20x16xf32>
  %d = gc.dot %qt, %k batch [0, 1] x [0, 2] contract [3] x [3] : (tensor<2x3x20x16xf32>, tensor<2x20x3x16xf32>) -> tensor<2x3x20x20xf32>
  %s = gc.constant dense<0.25> : tensor<2x3x20x20xf32>
  %m = gc.mul %d, %s : tensor<2x3x20x20xf32>
  return %m : tensor<2x3x20x20xf32>
})",
               {.relative = 1e-4, .absolute = 1e-4});
  EXPECT_EQ(r.families(), "contraction");
}

TEST(ContractionKernels, OneRowOneColumnAndNarrowTypes) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<1x64xf32>, %w: tensor<64x130xf32>, %y: tensor<64x1xf32>, %a: tensor<9x33xbf16>, %b: tensor<33x17xbf16>, %i: tensor<5x6xi32>, %j: tensor<6x7xi32>) -> (tensor<1x130xf32>, tensor<1x1xf32>, tensor<9x17xbf16>, tensor<5x7xi32>) {
  %d = gc.dot %x, %w batch [] x [] contract [1] x [0] : (tensor<1x64xf32>, tensor<64x130xf32>) -> tensor<1x130xf32>
  %e = gc.dot %x, %y batch [] x [] contract [1] x [0] : (tensor<1x64xf32>, tensor<64x1xf32>) -> tensor<1x1xf32>
  %f = gc.dot %a, %b batch [] x [] contract [1] x [0] : (tensor<9x33xbf16>, tensor<33x17xbf16>) -> tensor<9x17xbf16>
  %g = gc.dot %i, %j batch [] x [] contract [1] x [0] : (tensor<5x6xi32>, tensor<6x7xi32>) -> tensor<5x7xi32>
  return %d, %e, %f, %g : tensor<1x130xf32>, tensor<1x1xf32>, tensor<9x17xbf16>, tensor<5x7xi32>
})",
               {.relative = 1e-2, .absolute = 1e-4});
}

TEST(SerialKernels, ScatterAddOfRowsIsAnEmbeddingGradient) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%ids: tensor<30x1xi32>, %g: tensor<30x40xf32>) -> tensor<20x40xf32> {
  %z = gc.constant dense<0.0> : tensor<20x40xf32>
  %h = gc.add %g, %g : tensor<30x40xf32>
  %s = "gc.scatter"(%z, %ids, %h) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64, kind = #gc<monoid add>, operandSegmentSizes = array<i32: 1, 1, 1>}> ({}) : (tensor<20x40xf32>, tensor<30x1xi32>, tensor<30x40xf32>) -> tensor<20x40xf32>
  return %s : tensor<20x40xf32>
})",
               {.relative = 1e-5, .absolute = 1e-5, .integers = 25});
  EXPECT_EQ(r.families(), "scatter");
}

TEST(SerialKernels, CumulativeBothWaysAndTopK) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<7x33xf32>) -> (tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x3xf32>, tensor<7x3xi32>) {
  %a = gc.cumulative add %x dim 0 : tensor<7x33xf32>
  %b = gc.cumulative max %x dim 1 reverse exclusive : tensor<7x33xf32>
  %v, %i = gc.top_k %x k 3 : (tensor<7x33xf32>) -> (tensor<7x3xf32>, tensor<7x3xi32>)
  return %a, %b, %v, %i : tensor<7x33xf32>, tensor<7x33xf32>, tensor<7x3xf32>, tensor<7x3xi32>
})",
               kRounded);
}

TEST(SerialKernels, SortsLongAndShortRowsByComputedKeys) {
  for (const char *shape : {"3x1000", "1x1", "5x2", "2x4097", "40x3"}) {
    FusionRunner r;
    std::string t = shape, text = R"(
func.func @main(%x: tensor<SHAPExf32>, %p: tensor<SHAPExi1>, %near: tensor<f32>) -> (tensor<SHAPExf32>, tensor<SHAPExi1>, tensor<SHAPExi32>) {
  %k = gc.neg %x : tensor<SHAPExf32>
  %i = gc.iota dim 1 : tensor<SHAPExi32>
  %s:3 = gc.sort %k, %p, %i dim 1 stable {
  ^bb0(%l: tensor<f32>, %r: tensor<f32>, %a: tensor<i1>, %b: tensor<i1>, %m: tensor<i32>, %n: tensor<i32>):
    %d = gc.sub %l, %near : tensor<f32>
    %e = gc.sub %r, %near : tensor<f32>
    %f = gc.abs %d : tensor<f32>
    %g = gc.abs %e : tensor<f32>
    %c = gc.compare LT %f, %g : (tensor<f32>, tensor<f32>) -> tensor<i1>
    gc.yield %c : tensor<i1>
  } : (tensor<SHAPExf32>, tensor<SHAPExi1>, tensor<SHAPExi32>) -> (tensor<SHAPExf32>, tensor<SHAPExi1>, tensor<SHAPExi32>)
  return %s#0, %s#1, %s#2 : tensor<SHAPExf32>, tensor<SHAPExi1>, tensor<SHAPExi32>
})";
    for (size_t at; (at = text.find("SHAPE")) != std::string::npos;)
      text.replace(at, 5, t);
    r.expectSame(text);
    EXPECT_EQ(r.families(), "sort");
  }
}

TEST(UpdateKernels, WriteTheWindowAlone) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<9x5x40xf32>, %u: tensor<1x5x37xf32>, %p: tensor<6x70xi1>, %q: tensor<3x1xi1>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<9x5x40xf32>, tensor<6x70xi1>) {
  %zero = gc.constant dense<0> : tensor<i32>
  %v = gc.neg %u : tensor<1x5x37xf32>
  %a = gc.dynamic_update_slice %x, %v[%i, %zero, %j] : (tensor<9x5x40xf32>, tensor<1x5x37xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x5x40xf32>
  %b = gc.dynamic_update_slice %p, %q[%j, %i] : (tensor<6x70xi1>, tensor<3x1xi1>, tensor<i32>, tensor<i32>) -> tensor<6x70xi1>
  return %a, %b : tensor<9x5x40xf32>, tensor<6x70xi1>
})",
               {.relative = 1e-6, .integers = 12});
  EXPECT_EQ(r.families(), "update update");
}

TEST(TransposeKernels, BlocksOfLanesAreExchanged) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<85x70xf32>, %y: tensor<3x40x5x33xbf16>, %z: tensor<70x85xf32>) -> (tensor<70x85xf32>, tensor<33x5x3x40xbf16>) {
  %t = gc.transpose %x permutation [1, 0] : (tensor<85x70xf32>) -> tensor<70x85xf32>
  %a = gc.mul %t, %z : tensor<70x85xf32>
  %u = gc.transpose %y permutation [3, 2, 0, 1] : (tensor<3x40x5x33xbf16>) -> tensor<33x5x3x40xbf16>
  return %a, %u : tensor<70x85xf32>, tensor<33x5x3x40xbf16>
})");
}

TEST(RowKernels, GatheredElementsAreSummedInVectors) {
  FusionRunner r;
  r.expectSame(R"(
func.func @main(%x: tensor<40x9xf32>, %i: tensor<40xi32>) -> tensor<f32> {
  %ids = gc.reshape %i : (tensor<40xi32>) -> tensor<40x1xi32>
  %g = "gc.gather"(%x, %ids) <{offset_dims = array<i64>, collapsed_slice_dims = array<i64: 1>, operand_batching_dims = array<i64: 0>, indices_batching_dims = array<i64: 0>, start_index_map = array<i64: 1>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 1>}> : (tensor<40x9xf32>, tensor<40x1xi32>) -> tensor<40xf32>
  %s = gc.reduce add(%g) dims [0] : (tensor<40xf32>) -> tensor<f32>
  return %s : tensor<f32>
})",
               {.relative = 1e-5, .absolute = 1e-5, .integers = 12});
  EXPECT_EQ(r.families(), "row");
}

} // namespace
