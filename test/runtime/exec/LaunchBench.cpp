// Cost of a launch in a program of small kernels, and of handing one over to the pool.
#include "runtime/cpu/CpuDevice.h"
#include "runtime/exec/Session.h"
#include "test/runtime/TestArtifact.h"

#include <chrono>
#include <cstdio>

using namespace gcrt;
using namespace gcrt::test;

static double nanos(std::chrono::steady_clock::duration time) {
  return double(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
}

// A program of so many launches of a kernel on one scalar.
static std::vector<char> chain(int launches) {
  fb::ModuleT module = moduleWithKernels(64);
  ProgramBuilder b("main", 64);
  b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::s32, {})));
  b.program.results.push_back(std::make_unique<fb::ValueT>(value(fb::DType::s32, {})));
  uint32_t in = b.buffer(argument(0, 4)), out = b.buffer(result(0, 4)), x = b.buffer(arena(0, 4));
  for (int i = 0; i < launches; ++i)
    b.add(launch(kIncrement, {i ? x : in, i + 1 == launches ? out : x}, {1}));
  module.programs.push_back(std::make_unique<fb::ProgramT>(std::move(b.program)));
  return packArtifact(std::move(module));
}

int main() {
  const int launches = 1000;
  for (StreamMode mode : {StreamMode::Eager, StreamMode::Threads}) {
    Session::Options options;
    CpuOptions cpu;
    cpu.mode = mode;
    options.devices.push_back(makeCpuDevice(cpu));
    auto session = *Session::create(*Artifact::fromBytes(chain(launches), {}), std::move(options));
    int32_t in = 0, out = 0;
    HostBuffer a = {&in, 4}, r = {&out, 4};
    DeviceBuffers buffers = {{&a, 1}, {&r, 1}};
    double best = 1e30;
    for (int round = 0; round < 300; ++round) {
      auto start = std::chrono::steady_clock::now();
      if (!session->run("main", absl::MakeConstSpan(&buffers, 1)).ok() || out != launches)
        return 1;
      best = std::min(best, nanos(std::chrono::steady_clock::now() - start));
    }
    std::printf("%s: %.0f ns a launch\n", mode == StreamMode::Eager ? "eager" : "threads", best / launches);
  }
  auto pool = ThreadPool::create({2});
  double best = 1e30, sum = 0;
  for (int round = 0; round < 2000; ++round) {
    std::atomic<int> tiles{0};
    auto start = std::chrono::steady_clock::now();
    pool->parallelFor(2, [&](int64_t begin, int64_t end, int) { tiles += int(end - begin); });
    double time = nanos(std::chrono::steady_clock::now() - start);
    best = std::min(best, time);
    sum += time;
  }
  std::printf("hand-over to two threads: %.0f ns at best, %.0f ns on average\n", best, sum / 2000);
  std::vector<char> bytes = sampleArtifact(1 << 16);
  best = 1e30;
  for (int round = 0; round < 200; ++round) {
    auto start = std::chrono::steady_clock::now();
    auto artifact = Artifact::fromBytes(bytes, {});
    best = std::min(best, nanos(std::chrono::steady_clock::now() - start));
  }
  std::printf("loading an artifact of %zu bytes: %.1f us\n", bytes.size(), best / 1000);
  return 0;
}
