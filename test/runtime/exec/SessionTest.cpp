#include "runtime/exec/Session.h"
#include "runtime/cpu/CpuDevice.h"
#include "test/runtime/TestArtifact.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

using namespace test;
using testing::HasSubstr;

std::unique_ptr<Session> sessionOf(const std::vector<char> &bytes, CpuOptions cpu = {}) {
  auto artifact = Artifact::fromBytes(bytes, {.verifyData = true});
  EXPECT_TRUE(artifact.ok()) << artifact.status();
  Session::Options options;
  options.poison = cpu.mode == StreamMode::Adversarial;
  options.devices.push_back(makeCpuDevice(cpu));
  auto session = Session::create(*artifact, std::move(options));
  EXPECT_TRUE(session.ok()) << session.status();
  return *std::move(session);
}

template <typename T> Array arrayOf(DType type, std::vector<T> values) {
  Array out = *Array::make(type, {static_cast<int64_t>(values.size())});
  std::memcpy(out.data(), values.data(), out.bytes());
  return out;
}
template <typename T> std::vector<T> valuesOf(const Array &array) {
  std::vector<T> out(array.bytes() / sizeof(T));
  std::memcpy(out.data(), array.data(), array.bytes());
  return out;
}

// All ways to run: eager with and without threads, a thread per stream, and the adversary.
std::vector<CpuOptions> allModes() {
  std::vector<CpuOptions> out(3);
  std::shared_ptr<ThreadPool> pool = ThreadPool::create({3, 10});
  out[1].pool = out[2].pool = pool;
  out[1].inlineMicros = out[2].inlineMicros = 0;
  out[2].mode = StreamMode::Threads;
  for (uint64_t seed = 0; seed < 12; ++seed) {
    out.push_back({});
    out.back().mode = StreamMode::Adversarial;
    out.back().seed = seed;
  }
  return out;
}

// A program of s32 scalars: `arguments` in, one out.
struct ScalarProgram {
  fb::ModuleT module = moduleWithKernels(64);
  ProgramBuilder b{"main", 4096, 3};
  std::vector<uint32_t> in;
  uint32_t out;
  uint32_t next = 0;
  explicit ScalarProgram(uint32_t arguments, int64_t results = 1) {
    for (uint32_t i = 0; i < arguments; ++i) {
      b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::s32, {1})));
      in.push_back(b.buffer(argument(i, 4)));
    }
    b.program.results.push_back(std::make_unique<fb::ValueT>(value(fb::DType::s32, {results})));
    out = b.buffer(result(0, static_cast<uint64_t>(results) * 4));
  }
  uint32_t temp(uint64_t bytes = 4) {
    next += 64;
    return b.buffer(arena(next - 64, bytes));
  }
  std::vector<char> pack() {
    module.programs.push_back(std::make_unique<fb::ProgramT>(std::move(b.program)));
    return packArtifact(std::move(module));
  }
};

TEST(Session, RunsTheSampleInEveryMode) {
  for (int64_t n : {256, 1000, 20000}) {
    std::vector<char> bytes = sampleArtifact(n);
    std::vector<float> a(static_cast<size_t>(n)), b(a.size()), expected(a.size());
    for (size_t i = 0; i < a.size(); ++i) {
      a[i] = static_cast<float>(i), b[i] = 0.5f;
      expected[i] = (a[i] + b[i]) * 2;
    }
    for (const CpuOptions &mode : allModes()) {
      auto session = sessionOf(bytes, mode);
      for (int repeat = 0; repeat < 3; ++repeat) {
        auto results = session->run("main", {arrayOf(DType::f32, a), arrayOf(DType::f32, b)});
        ASSERT_TRUE(results.ok()) << results.status();
        ASSERT_EQ(valuesOf<float>((*results)[0]), expected) << "mode " << int(mode.mode) << " seed " << mode.seed;
      }
      EXPECT_EQ(session->kernelCounts().at("loop"), 6u);
      EXPECT_EQ(*session->arenaBytes("main"), static_cast<uint64_t>(n) * 8);
    }
  }
}

// The sample without its wait: the copy may run before the kernels, and some order must show it.
TEST(Session, AMissingWaitShows) {
  auto noticedBy = [](bool keepWait) {
    fb::ModuleT module = moduleWithKernels(64);
    ProgramBuilder b("main", 256, 2);
    for (int i = 0; i < 2; ++i)
      b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {64})));
    b.program.results.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {64})));
    b.program.events = 1;
    uint32_t x = b.buffer(argument(0, 256)), y = b.buffer(argument(1, 256)), out = b.buffer(result(0, 256));
    uint32_t sum = b.buffer(arena(0, 256));
    b.add(launch(kAdd, {x, y, sum}, {64}));
    b.add(record(0, 0));
    if (keepWait)
      b.add(wait(0, 1));
    b.add(copy(sum, out, 1));
    module.programs.push_back(std::make_unique<fb::ProgramT>(std::move(b.program)));
    std::vector<char> bytes = packArtifact(std::move(module));
    int noticed = 0;
    for (uint64_t seed = 0; seed < 6; ++seed) {
      auto session = sessionOf(bytes, {.mode = StreamMode::Adversarial, .seed = seed});
      std::vector<float> ones(64, 1.0f), twos(64, 2.0f);
      auto results = session->run("main", {arrayOf(DType::f32, ones), arrayOf(DType::f32, ones)});
      EXPECT_TRUE(results.ok()) << results.status();
      noticed += valuesOf<float>((*results)[0]) != twos;
    }
    return noticed;
  };
  EXPECT_EQ(noticedBy(true), 0);
  EXPECT_GT(noticedBy(false), 0);
}

// while (x < limit) x += 3; with an event between the stream that computes and the one that the host reads.
TEST(Session, While) {
  ScalarProgram p(2);
  uint32_t x = p.temp(), pred = p.temp(1);
  p.b.program.events = 1;
  p.b.add(copy(p.in[0], x));
  fb::WhileT loop;
  loop.pred = pred;
  loop.cond = commands(launch(kLess, {x, p.in[1], pred}), record(0, 0), wait(0, 1));
  loop.body = commands(launch(kIncrement, {x, x}, {3}));
  p.b.add(command(std::move(loop), 1));
  p.b.add(copy(x, p.out));
  std::vector<char> bytes = p.pack();
  for (const CpuOptions &mode : allModes()) {
    auto session = sessionOf(bytes, mode);
    for (auto [start, limit, expected] : {std::tuple(0, 10, 12), std::tuple(5, 5, 5), std::tuple(-7, 1000, 1001)}) {
      auto results =
          session->run("main", {arrayOf<int32_t>(DType::s32, {start}), arrayOf<int32_t>(DType::s32, {limit})});
      ASSERT_TRUE(results.ok()) << results.status();
      EXPECT_EQ(valuesOf<int32_t>((*results)[0])[0], expected);
    }
  }
}

// out[i] = counter * 10 + i-th slice position, by slices that move forward and backward with two nested loops.
TEST(Session, ForWithSlicesAndCounters) {
  for (bool reverse : {false, true}) {
    ScalarProgram p(1, 6);
    p.b.program.loops = 2;
    uint32_t counter = p.temp();
    fb::BufferT slice = result(0, 4);
    slice.strides = {fb::LoopStride(0, 12), fb::LoopStride(1, 4)};
    uint32_t moving = p.b.buffer(slice);
    fb::ForT inner, outer;
    inner.loop = 1, inner.trip = 3, inner.reverse = reverse;
    inner.counter = static_cast<int32_t>(counter);
    inner.body = commands(launch(kIncrement, {counter, moving}, {100}));
    outer.loop = 0, outer.trip = 2;
    outer.body = commands(command(std::move(inner)), launch(kIncrement, {moving, moving}, {1000}));
    // The second launch uses the inner loop's slice outside it: refused.
    ScalarProgram q(1, 6);
    p.b.add(command(std::move(outer)));
    auto refused = Artifact::fromBytes(p.pack(), {});
    ASSERT_FALSE(refused.ok());
    EXPECT_THAT(std::string(refused.status().message()), HasSubstr("moves with loop 1"));

    q.b.program.loops = 2;
    counter = q.temp();
    moving = q.b.buffer(slice);
    fb::ForT inner2, outer2;
    inner2.loop = 1, inner2.trip = 3, inner2.reverse = reverse;
    inner2.counter = static_cast<int32_t>(counter);
    inner2.body = commands(launch(kIncrement, {counter, moving}, {100}), launch(kIncrement, {moving, moving}, {1}));
    outer2.loop = 0, outer2.trip = 2;
    outer2.body = commands(command(std::move(inner2)));
    q.b.add(command(std::move(outer2)));
    std::vector<char> bytes = q.pack();
    for (const CpuOptions &mode : allModes()) {
      auto session = sessionOf(bytes, mode);
      auto results = session->run("main", {arrayOf<int32_t>(DType::s32, {0})});
      ASSERT_TRUE(results.ok()) << results.status();
      EXPECT_EQ(valuesOf<int32_t>((*results)[0]), (std::vector<int32_t>{101, 102, 103, 101, 102, 103}));
    }
  }
}

// The order of a reversed loop shows in a carried value: x = x * 1 + … is replaced by the last counter written.
TEST(Session, ReverseForEndsAtZero) {
  ScalarProgram p(1);
  p.b.program.loops = 1;
  uint32_t counter = p.temp(8);
  fb::ForT loop;
  loop.trip = 5, loop.reverse = true;
  loop.counter = static_cast<int32_t>(counter);
  loop.counter_dtype = fb::DType::s64;
  loop.body = commands(launch(kIncrement, {counter, p.out}, {7}));
  p.b.add(command(std::move(loop)));
  auto session = sessionOf(p.pack());
  EXPECT_EQ(valuesOf<int32_t>((*session->run("main", {arrayOf<int32_t>(DType::s32, {0})}))[0])[0], 7);
}

TEST(Session, CaseTakesTheLastBranchOutside) {
  ScalarProgram p(1);
  fb::CaseT op;
  op.index = p.in[0];
  for (int32_t i = 0; i < 3; ++i) {
    op.branches.push_back(std::make_unique<fb::BranchT>());
    fb::FillT fill;
    fill.dst = p.out;
    fill.pattern = {static_cast<uint8_t>(10 + i), 0, 0, 0};
    op.branches.back()->commands = commands(command(fill));
  }
  p.b.add(command(std::move(op)));
  std::vector<char> bytes = p.pack();
  for (const CpuOptions &mode : allModes()) {
    auto session = sessionOf(bytes, mode);
    for (auto [index, expected] :
         {std::pair(0, 10), std::pair(1, 11), std::pair(2, 12), std::pair(3, 12), std::pair(-1, 12)}) {
      auto results = session->run("main", {arrayOf<int32_t>(DType::s32, {index})});
      ASSERT_TRUE(results.ok()) << results.status();
      EXPECT_EQ(valuesOf<int32_t>((*results)[0])[0], expected) << index;
    }
  }
}

TEST(Session, DonatedArgumentReturnsInPlace) {
  ScalarProgram p(1);
  p.b.program.arguments[0]->donated = true;
  p.b.program.arguments[0]->alias = 0;
  p.b.add(launch(kIncrement, {p.in[0], p.out}, {5}));
  auto session = sessionOf(p.pack());
  Array x = arrayOf<int32_t>(DType::s32, {1});
  for (int32_t expected : {6, 11, 16}) {
    auto results = session->run("main", {x});
    ASSERT_TRUE(results.ok()) << results.status();
    EXPECT_EQ((*results)[0].data(), x.data());
    EXPECT_EQ(valuesOf<int32_t>(x)[0], expected);
  }
  int32_t in = 1, other = 0;
  HostBuffer argument = {&in, 4}, result = {&other, 4};
  DeviceBuffers wrong = {{&argument, 1}, {&result, 1}};
  EXPECT_THAT(std::string(session->run("main", absl::MakeConstSpan(&wrong, 1)).message()),
              HasSubstr("returned in the memory of argument 0"));
}

TEST(Session, ErrorsNameTheLaunchAndTheSessionGoesOn) {
  ScalarProgram p(1);
  uint32_t pred = p.temp(1), zero = p.temp(), junk = p.temp();
  fb::FillT fill;
  fill.dst = zero;
  fill.pattern = {0, 0, 0, 0};
  p.b.add(command(fill));
  p.b.add(launch(kLess, {p.in[0], zero, pred}));
  fb::WhileT loop;
  loop.pred = pred;
  loop.body = commands(launch(kFail, {junk}, {}, 0, "broken"));
  p.b.add(command(std::move(loop)));
  p.b.add(copy(p.in[0], p.out, 1));
  std::vector<char> bytes = p.pack();
  for (const CpuOptions &mode : allModes()) {
    auto session = sessionOf(bytes, mode);
    auto failed = session->run("main", {arrayOf<int32_t>(DType::s32, {-1})});
    ASSERT_FALSE(failed.ok());
    EXPECT_EQ(std::string(failed.status().message()),
              "kernel 'fail' of 'broken' at broken.mlir:1:1 failed with code 7");
    auto fine = session->run("main", {arrayOf<int32_t>(DType::s32, {4})});
    ASSERT_TRUE(fine.ok()) << fine.status();
    EXPECT_EQ(valuesOf<int32_t>((*fine)[0])[0], 4);
  }
}

TEST(Session, RefusesWrongBuffers) {
  auto session = sessionOf(sampleArtifact(64));
  auto message = [&](std::vector<HostBuffer> arguments, std::vector<HostBuffer> results, std::string program = "main") {
    DeviceBuffers buffers = {arguments, results};
    return std::string(session->run(program, absl::MakeConstSpan(&buffers, 1)).message());
  };
  alignas(64) char a[260], b[260], c[260];
  EXPECT_EQ(message({{a, 256}, {b, 256}}, {{c, 256}}), "");
  EXPECT_THAT(message({{a, 256}, {b, 256}}, {{c, 256}}, "other"), HasSubstr("it has main"));
  EXPECT_THAT(message({{a, 256}}, {{c, 256}}), HasSubstr("takes 2 arguments"));
  EXPECT_THAT(message({{a, 256}, {b, 252}}, {{c, 256}}), HasSubstr("argument 1 has 256 bytes, given are 252"));
  EXPECT_THAT(message({{a, 256}, {nullptr, 256}}, {{c, 256}}), HasSubstr("no memory"));
  EXPECT_THAT(message({{a, 256}, {b + 2, 256}}, {{c, 256}}), HasSubstr("not aligned"));
}

TEST(Session, GemmThroughTheTable) {
  for (bool libraries : {false, true}) {
    fb::ModuleT module = moduleWithKernels(64);
    ProgramBuilder b;
    b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {2, 3})));
    b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {3, 2})));
    b.program.results.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {2, 2})));
    uint32_t x = b.buffer(argument(0, 24)), y = b.buffer(argument(1, 24)), out = b.buffer(result(0, 16));
    b.add(launch(kGemm, {x, y, out}, {2, 2, 3}));
    module.programs.push_back(std::make_unique<fb::ProgramT>(std::move(b.program)));
    auto session = sessionOf(packArtifact(std::move(module)), {.libraries = libraries});
    auto results = session->run(
        "main", {arrayOf<float>(DType::f32, {1, 2, 3, 4, 5, 6}), arrayOf<float>(DType::f32, {1, 2, 3, 4, 5, 6})});
    ASSERT_TRUE(results.ok()) << results.status();
    EXPECT_EQ(valuesOf<float>((*results)[0]), (std::vector<float>{22, 28, 49, 64}));
    EXPECT_EQ(session->kernelCounts().at("contraction"), 1u);
  }
}

} // namespace
} // namespace gcrt
