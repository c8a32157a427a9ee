#include "tools/report/MemoryTimeline.h"
#include "test/runtime/TestArtifact.h"
#include "tools/report/Intervals.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gc {
namespace {

using namespace gcrt::test;
namespace fb = gcrt::fb;
using testing::ElementsAre;

TEST(ByteSet, MergesAndCuts) {
  ByteSet set;
  set.add({0, 10});
  set.add({20, 30});
  set.add({10, 20}); // touches both
  EXPECT_EQ(set.ranges().size(), 1U);
  EXPECT_EQ(set.size(), 30U);
  set.remove({5, 25});
  ASSERT_EQ(set.ranges().size(), 2U);
  EXPECT_EQ(set.ranges()[0].end, 5U);
  EXPECT_EQ(set.ranges()[1].begin, 25U);
  set.remove({100, 200});
  EXPECT_EQ(set.size(), 10U);
}

TEST(IntervalMap, TheLastAssignmentHolds) {
  IntervalMap<int> map;
  map.assign({0, 100}, 1);
  map.assign({40, 60}, 2);
  map.assign({90, 120}, 3);
  std::vector<int> values;
  std::vector<uint64_t> ends;
  map.forEachIn({10, 95}, [&](ByteRange range, int value) {
    values.push_back(value);
    ends.push_back(range.end);
  });
  EXPECT_THAT(values, ElementsAre(1, 2, 1, 3));
  EXPECT_THAT(ends, ElementsAre(40U, 60U, 90U, 95U));
}

std::vector<uint64_t> liveOf(const MemoryTimeline &timeline) {
  std::vector<uint64_t> out;
  for (const MemoryTimeline::Step &step : timeline.steps)
    out.push_back(step.liveBytes);
  return out;
}

// The kernels add: two operands, one result.
struct Program {
  fb::ModuleT module = moduleWithKernels(64);
  ProgramBuilder b{"main", 4096, 1};
  uint32_t in = 0, out = 0;
  Program() {
    b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {64})));
    b.program.results.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {64})));
    in = b.buffer(argument(0, 256));
    out = b.buffer(result(0, 256));
  }
  uint32_t temp(uint64_t offset, const std::string &label, uint64_t bytes = 256) {
    fb::BufferT buffer = arena(offset, bytes);
    buffer.label = label;
    return b.buffer(buffer);
  }
  void add(uint32_t x, uint32_t y, uint32_t z, const std::string &label = "") {
    b.add(launch(kAdd, {x, y, z}, {64}, 0, label));
  }
  MemoryTimeline timeline() {
    module.programs.push_back(std::make_unique<fb::ProgramT>(std::move(b.program)));
    flatbuffers::FlatBufferBuilder builder;
    builder.Finish(fb::Module::Pack(builder, &module));
    const auto *packed = flatbuffers::GetRoot<fb::Module>(builder.GetBufferPointer());
    return memoryTimeline(*packed, *packed->programs()->Get(0));
  }
};

TEST(MemoryTimeline, ValuesLiveFromTheirWriteToTheirLastRead) {
  Program p;
  uint32_t a = p.temp(0, "a"), b = p.temp(256, "b"), c = p.temp(512, "c");
  p.add(p.in, p.in, a, "one"); // a
  p.add(p.in, p.in, b);        // a b
  p.add(a, b, c);              // a b c
  p.add(c, p.in, a);           // c a: the same memory again
  p.add(a, a, p.out);          // a
  MemoryTimeline t = p.timeline();
  EXPECT_THAT(liveOf(t), ElementsAre(256U, 512U, 768U, 512U, 256U));
  EXPECT_EQ(t.peakStep, 2U);
  EXPECT_EQ(t.peakBytes, 768U);
  EXPECT_EQ(t.arenaBytes, 4096U);
  ASSERT_EQ(t.tensors.size(), 4U);
  EXPECT_EQ(t.tensors[0].label, "a");
  EXPECT_EQ(t.tensors[0].location, "one.mlir:1:1");
  EXPECT_EQ(t.tensors[0].lastStep, 2U);
  EXPECT_EQ(t.tensors[3].firstStep, 3U); // a's second life
  EXPECT_EQ(t.tensors[3].lastStep, 4U);
  EXPECT_EQ(t.at(2).size(), 3U);
}

TEST(MemoryTimeline, WhatRoundsHandOnLivesThroughTheLoop) {
  Program p;
  uint32_t carry = p.temp(0, "carry"), pred = p.temp(256, "pred", 1), inside = p.temp(512, "inside");
  p.add(p.in, p.in, carry);
  fb::WhileT loop;
  loop.pred = pred;
  loop.cond.push_back(launch(kLess, {p.in, p.in, pred}));
  loop.body.push_back(launch(kAdd, {carry, p.in, inside}, {64}));
  loop.body.push_back(launch(kAdd, {inside, p.in, carry}, {64}));
  p.b.add(command(std::move(loop)));
  p.add(carry, carry, p.out);
  MemoryTimeline t = p.timeline();
  // Before, condition (carry and pred), body (carry is read; then both), after.
  EXPECT_THAT(liveOf(t), ElementsAre(256U, 257U, 512U, 512U, 256U));
  EXPECT_EQ(t.steps[2].depth, 1);
  EXPECT_EQ(t.steps[4].depth, 0);
}

TEST(MemoryTimeline, StackedOutputsAreThereFromTheLoopOn) {
  Program p;
  p.b.program.loops = 1;
  uint32_t before = p.temp(2048, "before");
  fb::BufferT slice = arena(0, 256);
  slice.label = "stack";
  slice.strides.emplace_back(0, 256);
  uint32_t written = p.b.buffer(slice), whole = p.temp(0, "whole", 1024);
  p.add(p.in, p.in, before);
  fb::ForT loop;
  loop.loop = 0;
  loop.trip = 4;
  loop.body.push_back(launch(kAdd, {before, p.in, written}, {64}));
  p.b.add(command(std::move(loop)));
  p.add(whole, whole, p.out);
  // The slices together are 1024 bytes, and not live before the loop.
  EXPECT_THAT(liveOf(p.timeline()), ElementsAre(256U, 1280U, 1024U));
}

} // namespace
} // namespace gc
