#include "runtime/exec/Profile.h"
#include "runtime/cpu/CpuDevice.h"
#include "runtime/exec/Session.h"
#include "test/runtime/TestArtifact.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace gcrt {
namespace {

using namespace test;
using nlohmann::json;

class Traced {
public:
  explicit Traced(CpuOptions cpu) {
    cpu.trace = &recorder;
    artifact = *Artifact::fromBytes(sampleArtifact(20000), {});
    Session::Options options;
    options.devices.push_back(makeCpuDevice(cpu));
    session = *Session::create(artifact, std::move(options));
  }
  void run() {
    std::vector<Array> in = {*Array::make(DType::f32, {20000}), *Array::make(DType::f32, {20000})};
    for (Array &array : in)
      std::memset(array.data(), 0, array.bytes());
    ASSERT_TRUE(session->run("main", in).ok());
  }

  TraceRecorder recorder;
  std::shared_ptr<const Artifact> artifact;
  std::unique_ptr<Session> session;
};

std::vector<CpuOptions> modes() {
  std::vector<CpuOptions> out(3);
  out[1].pool = out[2].pool = ThreadPool::create({2, 10});
  out[1].inlineMicros = out[2].inlineMicros = 0;
  out[2].mode = StreamMode::Threads;
  return out;
}

TEST(Profile, RecordsEachKernelAndWhatItsThreadsDid) {
  for (const CpuOptions &mode : modes()) {
    Traced traced(mode);
    traced.run();
    EXPECT_TRUE(traced.recorder.stop().empty()); // not started
    traced.recorder.start();
    traced.run();
    std::vector<TraceEvent> events = traced.recorder.stop();
    std::map<uint32_t, uint64_t> tiles, launches;
    for (const TraceEvent &event : events) {
      EXPECT_LE(event.begin, event.end);
      EXPECT_LE(event.busy, event.end - event.begin);
      if (event.kind != TraceEvent::Kind::Kernel)
        continue;
      if (event.worker < 0)
        ++launches[event.kernel];
      else
        tiles[event.kernel] += event.amount;
    }
    ASSERT_EQ(launches.size(), 2U);
    for (auto [kernel, count] : launches) {
      EXPECT_EQ(count, 1U);
      EXPECT_EQ(tiles[kernel], traced.artifact->tiles(kernel)); // every tile is some thread's
    }
    Profile profile = profileOf(*traced.artifact, events);
    EXPECT_EQ(profile.kernels[kAdd].launches, 1U);
    EXPECT_GT(profile.kernels[kAdd].seconds, 0);
    EXPECT_GE(profile.seconds * 1.0001,
              profile.kernels[kAdd].seconds + (mode.mode == StreamMode::Eager ? profile.kernels[kScale].seconds : 0));
    traced.run();
    EXPECT_TRUE(traced.recorder.stop().empty()); // stopped
  }
}

TEST(Profile, WritesTraceEvents) {
  Traced traced(modes()[1]);
  traced.recorder.start();
  traced.run();
  std::vector<std::vector<TraceEvent>> devices = {traced.recorder.stop()};
  json trace = json::parse(chromeTrace(*traced.artifact, devices));
  std::set<std::string> rows;
  int whole = 0;
  for (const json &event : trace["traceEvents"]) {
    if (event["ph"] == "M") {
      rows.insert(event["args"]["name"]);
      continue;
    }
    EXPECT_EQ(event["ph"], "X");
    EXPECT_GE(event["ts"].get<double>(), 0);
    if (event["cat"] != "kernel" || event["args"].contains("busy_us"))
      continue;
    ++whole;
    double seconds = event["dur"].get<double>() * 1e-6, bytes = event["args"]["bytes"];
    EXPECT_NEAR(event["args"]["bytes_per_s"].get<double>() * seconds, bytes, bytes * 1e-3 + 1e-9);
  }
  EXPECT_EQ(whole, 2);
  EXPECT_TRUE(rows.count("device 0") && rows.count("compute stream") && rows.count("thread 0"));
}

} // namespace
} // namespace gcrt
