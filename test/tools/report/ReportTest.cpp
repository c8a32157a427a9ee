#include "tools/report/Report.h"
#include "test/runtime/TestArtifact.h"
#include "tools/report/Machine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gc {
namespace {

using namespace gcrt::test;
namespace fb = gcrt::fb;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

// 100 GFLOP/s in f32; 20 GB/s in the caches, 10 in memory.
gcrt::MachineLimits limits() {
  gcrt::MachineLimits out;
  out.cpu = "a CPU";
  out.threads = 2;
  out.oneThread = {50e9, 25e9, 0};
  out.allThreads = {100e9, 50e9, 0};
  out.oneThreadMemory = {{1024, 20e9, 20e9, 20e9}, {1 << 20, 10e9, 10e9, 10e9}};
  out.allThreadsMemory = out.oneThreadMemory;
  return out;
}

TEST(MachineLimits, TheLongerOfWorkAndTrafficCounts) {
  EXPECT_DOUBLE_EQ(limits().seconds(100e9, fb::DType::f32, 1000, 0), 1);
  EXPECT_DOUBLE_EQ(limits().seconds(100e9, fb::DType::f64, 1000, 0), 2);
  EXPECT_DOUBLE_EQ(limits().seconds(100e9, fb::DType::bf16, 1000, 0), 1);         // no instruction of its own: as f32
  EXPECT_DOUBLE_EQ(limits().seconds(0, fb::DType::f32, 1000, 1000), 2000 / 20e9); // two threads hold 2 KiB
  EXPECT_DOUBLE_EQ(limits().seconds(0, fb::DType::f32, 10e9, 10e9), 2);           // memory
}

TEST(Machine, ReadsWhatItWrites) {
  absl::StatusOr<gcrt::MachineLimits> back = machineFromJson(toJson(limits()), "f");
  ASSERT_TRUE(back.ok()) << back.status();
  EXPECT_EQ(toJson(*back), toJson(limits()));
  json broken = toJson(limits());
  broken["all_threads"]["bytes_per_s"][0]["copy"] = 0;
  EXPECT_THAT(std::string(machineFromJson(broken, "m.json").status().message()),
              testing::AllOf(HasSubstr("m.json"), HasSubstr("above 0"), HasSubstr("gcompile machine --json")));
  EXPECT_FALSE(machineFromJson(json::object(), "m.json").ok());
}

// Add, three times in a counted loop; its kernel is given 1e9 FLOP.
json sampleReport() {
  fb::ModuleT module = moduleWithKernels(64);
  module.kernels[kAdd]->flops = 1e9;
  module.kernels[kAdd]->bytes = 768;
  ProgramBuilder b("main", 256, 1);
  b.program.loops = 1;
  b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {64})));
  b.program.results.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {64})));
  uint32_t in = b.buffer(argument(0, 256)), out = b.buffer(result(0, 256));
  fb::BufferT kept = arena(0, 256);
  kept.label = "a < b";
  uint32_t temp = b.buffer(kept);
  fb::ForT loop;
  loop.trip = 3;
  loop.body.push_back(launch(kAdd, {in, in, temp}, {64}, 0, "sum"));
  b.add(command(std::move(loop)));
  b.add(launch(kAdd, {temp, in, out}, {64}));
  module.programs.push_back(std::make_unique<fb::ProgramT>(std::move(b.program)));
  auto artifact = gcrt::Artifact::fromBytes(packArtifact(std::move(module)), {});
  EXPECT_TRUE(artifact.ok()) << artifact.status();
  return reportOf(**artifact, *(*artifact)->findProgram("main"), limits());
}

TEST(Report, CountsLaunchesAndHoldsThemAgainstTheLimits) {
  json report = sampleReport();
  const json &add = report["kernels"][kAdd];
  EXPECT_EQ(add["launches"], 4);
  EXPECT_DOUBLE_EQ(add["limit_s"], 0.01);
  EXPECT_EQ(add["bound"], "arithmetic");
  EXPECT_EQ(add["locations"].size(), 2U);
  EXPECT_EQ(report["kernels"][kScale]["launches"], 0);
  EXPECT_NEAR(report["limit_s"].get<double>(), 0.04, 1e-6);
  EXPECT_EQ(report["memory"]["peak_bytes"], 256);
  EXPECT_EQ(report["memory"]["argument_bytes"], 256);
  std::string text = reportText(report);
  EXPECT_THAT(text, HasSubstr("40.00 ms"));
  EXPECT_THAT(text, HasSubstr("and 1 more"));
}

TEST(Report, AProfileGoesToItsFamilies) {
  json report = sampleReport();
  gcrt::Profile profile;
  profile.kernels.resize(report["kernels"].size());
  profile.kernels[kAdd] = {4, 0.08};
  profile.copies = {1, 0.01};
  profile.seconds = 0.1;
  addProfile(report, profile);
  EXPECT_DOUBLE_EQ(report["families"]["copy"], 0.01);
  EXPECT_NEAR(report["families"]["between commands"].get<double>(), 0.01, 1e-12);
  EXPECT_DOUBLE_EQ(byTime(report)[0]["measured_s"], 0.08);
  EXPECT_THAT(reportText(report), HasSubstr("80.0%"));
}

TEST(Report, ThePageNeedsNothingElse) {
  std::string page = reportPage(sampleReport(), "a & b");
  EXPECT_THAT(page, HasSubstr("<svg"));
  EXPECT_THAT(page, HasSubstr("a &lt; b"));
  EXPECT_THAT(page, HasSubstr("<title>a &amp; b</title>"));
  for (const char *outside : {"http", "src=", "<script", "@import", "url("})
    EXPECT_THAT(page, Not(HasSubstr(outside)));
}

TEST(Report, PrintsUnits) {
  EXPECT_EQ(timeText(2.5e-6), "2.50 us");
  EXPECT_EQ(timeText(1.5), "1.50 s");
  EXPECT_EQ(bytesText(1536), "1.5 KiB");
  EXPECT_EQ(bytesText(12), "12 B");
  EXPECT_EQ(rateText(2.5e9, "FLOP/s"), "2.5 GFLOP/s");
}

} // namespace
} // namespace gc
