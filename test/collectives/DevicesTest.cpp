// One program on several local devices.
#include "collectives/local/Local.h"
#include "runtime/cpu/CpuDevice.h"
#include "runtime/exec/Session.h"
#include "test/runtime/DropWaits.h"
#include "test/runtime/TestArtifact.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

using namespace test;
using testing::HasSubstr;

constexpr int64_t kElements = 256;
constexpr uint64_t kBytes = kElements * 4;

struct Mode {
  StreamMode streams = StreamMode::Eager;
  uint64_t seed = 0;
  std::shared_ptr<ThreadPool> pool;
};

absl::StatusOr<std::unique_ptr<Session>> sessionOf(absl::Span<const char> bytes, uint32_t devices, const Mode &mode) {
  auto artifact = Artifact::fromBytes(bytes, {.verifyData = true});
  if (!artifact.ok())
    return artifact.status();
  Session::Options options;
  options.poison = mode.streams == StreamMode::Adversarial;
  for (uint32_t d = 0; d < devices; ++d) {
    CpuOptions cpu;
    cpu.mode = mode.streams, cpu.pool = mode.pool;
    // Every device its own order.
    cpu.seed = mode.seed < 6 ? (mode.seed + d) % 6 : mode.seed * 100 + d;
    cpu.inlineMicros = 0;
    options.devices.push_back(makeCpuDevice(cpu));
  }
  // Sources are read early, or when the last device comes.
  options.communicators =
      makeLocalCommunicators(devices, mode.streams == StreamMode::Adversarial && mode.seed / 6 % 2 == 0);
  return Session::create(*artifact, std::move(options));
}

std::vector<Mode> allModes() {
  std::vector<Mode> out = {{}, {}, {StreamMode::Threads}};
  out[1].pool = ThreadPool::create({2, 10});
  for (uint64_t seed = 0; seed < 10; ++seed)
    out.push_back({StreamMode::Adversarial, seed});
  return out;
}

// A step on all three streams, on a mesh data=N. With a the device's argument:
//   x = a + a                     compute
//   s = all_reduce(x)             collective, after x
//   y = x + x                     compute, beside the all_reduce
//   z = y + s                     compute, after s
//   result = z                    copy stream, after z
//   x, s reused by a second round of the same on z
std::vector<char> stepArtifact(uint32_t devices) {
  fb::ModuleT module = moduleWithKernels(kElements);
  module.devices = devices;
  auto mesh = std::make_unique<fb::MeshT>();
  mesh->name = "mesh";
  mesh->axes.push_back(std::make_unique<fb::MeshAxisT>());
  mesh->axes[0]->name = "data";
  mesh->axes[0]->size = devices;
  module.meshes.push_back(std::move(mesh));

  ProgramBuilder b("step", 4 * kBytes, 3);
  b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {kElements}, "a")));
  for (int i = 0; i < 2; ++i)
    b.program.results.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {kElements})));
  uint32_t input = b.buffer(argument(0, kBytes));
  uint32_t x = b.buffer(arena(0, kBytes)), s = b.buffer(arena(kBytes, kBytes));
  uint32_t y = b.buffer(arena(2 * kBytes, kBytes)), z = b.buffer(arena(3 * kBytes, kBytes));
  uint32_t event = 0;
  auto order = [&](uint32_t from, uint32_t to) {
    b.add(record(event, from));
    b.add(wait(event++, to));
  };
  for (uint32_t round = 0; round < 2; ++round) {
    uint32_t out = b.buffer(result(round, kBytes)), from = round == 0 ? input : z;
    b.add(launch(kAdd, {from, from, x}, {kElements}, 0, "x"));
    order(0, 2);
    fb::CollectiveT reduce;
    reduce.dtype = fb::DType::f32;
    reduce.count = kElements;
    reduce.axes = {0};
    reduce.src = x, reduce.dst = s;
    b.add(command(reduce, 2, "grads"));
    b.add(launch(kAdd, {x, x, y}, {kElements}, 0, "y"));
    order(2, 0);
    if (round == 1)
      order(1, 0); // z is written again: the copy of round 0 must be done
    b.add(launch(kAdd, {y, s, z}, {kElements}, 0, "z"));
    order(0, 1);
    b.add(copy(z, out, 1));
  }
  b.program.events = event;
  module.programs.push_back(std::make_unique<fb::ProgramT>(std::move(b.program)));
  return packArtifact(std::move(module));
}

// What the step gives, per device: z = 4a + sum of 2a, twice.
std::vector<std::vector<float>> expectedStep(uint32_t devices, const std::vector<std::vector<float>> &a, int round) {
  std::vector<std::vector<float>> from = a, out = a;
  for (int r = 0; r <= round; ++r) {
    for (size_t i = 0; i < kElements; ++i) {
      float sum = from[0][i] + from[0][i];
      for (uint32_t d = 1; d < devices; ++d)
        sum += from[d][i] + from[d][i];
      for (uint32_t d = 0; d < devices; ++d)
        out[d][i] = 4 * from[d][i] + sum;
    }
    from = out;
  }
  return out;
}

std::vector<std::vector<float>> inputs(uint32_t devices) {
  std::vector<std::vector<float>> a(devices, std::vector<float>(kElements));
  for (uint32_t d = 0; d < devices; ++d)
    for (size_t i = 0; i < kElements; ++i)
      a[d][i] = static_cast<float>(d * 1000 + i);
  return a;
}

// Runs a step and says whether all results are right.
absl::StatusOr<bool> isRight(Session &session, uint32_t devices) {
  std::vector<std::vector<float>> a = inputs(devices);
  std::vector<std::vector<std::vector<float>>> results(
      devices, std::vector<std::vector<float>>(2, std::vector<float>(kElements, -1.0f)));
  std::vector<std::vector<HostBuffer>> in(devices), out(devices);
  std::vector<DeviceBuffers> buffers;
  for (uint32_t d = 0; d < devices; ++d) {
    in[d] = {{a[d].data(), kBytes}};
    out[d] = {{results[d][0].data(), kBytes}, {results[d][1].data(), kBytes}};
    buffers.push_back({in[d], out[d]});
  }
  absl::Status status = session.run("step", buffers);
  if (!status.ok())
    return status;
  bool right = true;
  for (int round = 0; round < 2; ++round) {
    std::vector<std::vector<float>> expected = expectedStep(devices, inputs(devices), round);
    for (uint32_t d = 0; d < devices; ++d)
      right &= results[d][static_cast<size_t>(round)] == expected[d];
  }
  return right;
}

TEST(Devices, AStepOnAllStreamsInEveryMode) {
  for (uint32_t devices : {1u, 2u, 4u, 8u}) {
    std::vector<char> bytes = stepArtifact(devices);
    for (const Mode &mode : allModes()) {
      auto session = sessionOf(bytes, devices, mode);
      ASSERT_TRUE(session.ok()) << session.status();
      for (int repeat = 0; repeat < 3; ++repeat) {
        auto right = isRight(**session, devices);
        ASSERT_TRUE(right.ok()) << right.status();
        ASSERT_TRUE(*right) << devices << " devices, mode " << int(mode.streams) << " seed " << mode.seed;
      }
      CollectiveCounts expected = {{{"all_reduce", "data"}, {6, 6 * kBytes}}};
      for (uint32_t d = 0; d < devices; ++d)
        EXPECT_EQ((*session)->collectiveCounts(d), expected);
    }
  }
}

// Each wait of the step is needed, and the adversary notices its absence.
TEST(Devices, EveryMissingWaitIsNoticed) {
  const uint32_t devices = 2;
  std::vector<char> bytes = stepArtifact(devices);
  auto whole = *Artifact::fromBytes(bytes, {});
  std::vector<ArtifactWithoutWait> broken = withoutEachWait(*whole);
  ASSERT_EQ(broken.size(), 7u);
  for (const ArtifactWithoutWait &one : broken) {
    bool noticed = false;
    for (uint64_t seed = 0; seed < 12 && !noticed; ++seed) {
      auto session = sessionOf(one.bytes, devices, {StreamMode::Adversarial, seed});
      ASSERT_TRUE(session.ok()) << session.status();
      auto right = isRight(**session, devices);
      noticed = !right.ok() || !*right;
    }
    EXPECT_TRUE(noticed) << one.what;
  }
}

// A program of a module for two devices that holds one collective, and fails on device 1 before it if told to.
std::vector<char> smallArtifact(bool fails) {
  fb::ModuleT module = moduleWithKernels(64);
  module.devices = 2;
  auto mesh = std::make_unique<fb::MeshT>();
  mesh->axes.push_back(std::make_unique<fb::MeshAxisT>());
  mesh->axes[0]->name = "x", mesh->axes[0]->size = 2;
  module.meshes.push_back(std::move(mesh));
  ProgramBuilder b("main", 256);
  b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::s32, {})));
  b.program.results.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {})));
  uint32_t index = b.buffer(argument(0, 4)), out = b.buffer(result(0, 4));
  uint32_t mine = b.buffer(arena(0, 4)), position = b.buffer(arena(64, 4));
  fb::DeviceIndexT where;
  where.axes = {0};
  where.dst = position;
  b.add(command(where));
  fb::CaseT select;
  select.index = fails ? position : index;
  for (TestKernel kernel : {kDevice, kFail}) {
    select.branches.push_back(std::make_unique<fb::BranchT>());
    select.branches.back()->commands = commands(launch(kernel, {mine}, {}, 0, "mine"));
  }
  b.add(command(std::move(select)));
  fb::CollectiveT gather;
  gather.kind = fb::CollectiveKind::all_reduce;
  gather.monoid = fb::Monoid::max;
  gather.dtype = fb::DType::f32;
  gather.count = 1;
  gather.axes = {0};
  gather.src = mine, gather.dst = out;
  b.add(command(gather, 0, "largest"));
  module.programs.push_back(std::make_unique<fb::ProgramT>(std::move(b.program)));
  return packArtifact(std::move(module));
}

TEST(Devices, TheCauseIsReportedAndTheSessionGoesOn) {
  for (const Mode &mode : allModes()) {
    auto session = *sessionOf(smallArtifact(true), 2, mode);
    int32_t zero = 0;
    float results[2] = {-1, -1};
    HostBuffer in = {&zero, 4}, out[2] = {{&results[0], 4}, {&results[1], 4}};
    DeviceBuffers buffers[2] = {{{&in, 1}, {&out[0], 1}}, {{&in, 1}, {&out[1], 1}}};
    absl::Status status = session->run("main", buffers);
    EXPECT_THAT(std::string(status.message()), HasSubstr("device 1: kernel 'fail' of 'mine' at mine.mlir:1:1"));

    auto fine = *sessionOf(smallArtifact(false), 2, mode);
    for (int repeat = 0; repeat < 2; ++repeat) {
      status = fine->run("main", buffers);
      ASSERT_TRUE(status.ok()) << status;
      EXPECT_EQ(results[0], 1.0f);
      EXPECT_EQ(results[1], 1.0f);
    }
  }
}

TEST(Devices, SessionsNeedAllTheyWereCompiledFor) {
  std::vector<char> bytes = stepArtifact(2);
  EXPECT_THAT(std::string(sessionOf(bytes, 3, {}).status().message()), HasSubstr("compiled for 2 devices"));
  auto artifact = *Artifact::fromBytes(bytes, {});
  Session::Options options;
  for (int i = 0; i < 2; ++i)
    options.devices.push_back(makeCpuDevice({}));
  auto session = *Session::create(artifact, std::move(options));
  EXPECT_THAT(std::string(session->arenaBytes("step").status().message()), HasSubstr("no communicator"));
}

TEST(Devices, GroupsFollowTheMesh) {
  flatbuffers::FlatBufferBuilder builder;
  fb::MeshT mesh;
  for (uint32_t size : {2u, 3u, 4u}) {
    mesh.axes.push_back(std::make_unique<fb::MeshAxisT>());
    mesh.axes.back()->size = size;
  }
  builder.Finish(fb::Mesh::Pack(builder, &mesh));
  const auto *packed = flatbuffers::GetRoot<fb::Mesh>(builder.GetBufferPointer());
  // Device 17 is (1, 1, 1).
  EXPECT_EQ(groupOf(*packed, {2}, 17).devices, (std::vector<uint32_t>{16, 17, 18, 19}));
  EXPECT_EQ(groupOf(*packed, {2}, 17).rank, 1u);
  EXPECT_EQ(groupOf(*packed, {0}, 17).devices, (std::vector<uint32_t>{5, 17}));
  EXPECT_EQ(groupOf(*packed, {1}, 17).devices, (std::vector<uint32_t>{13, 17, 21}));
  // Axes as listed, major to minor.
  EXPECT_EQ(groupOf(*packed, {0, 1}, 17).devices, (std::vector<uint32_t>{1, 5, 9, 13, 17, 21}));
  EXPECT_EQ(groupOf(*packed, {1, 0}, 17).devices, (std::vector<uint32_t>{1, 13, 5, 17, 9, 21}));
  EXPECT_EQ(groupOf(*packed, {1, 0}, 17).rank, 3u);
  EXPECT_EQ(groupOf(*packed, {}, 17).devices, (std::vector<uint32_t>{17}));
}

} // namespace
} // namespace gcrt
