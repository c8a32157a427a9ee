// What every device must do. A backend adds one row to backends().
#include "runtime/base/Status.h"
#include "runtime/cpu/CpuDevice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

struct Backend {
  std::string name;
  std::function<std::unique_ptr<Device>()> make;
};

std::vector<Backend> backends() {
  std::vector<Backend> out;
  out.push_back({"cpu_eager", [] { return makeCpuDevice({}); }});
  out.push_back({"cpu_pool", [] {
                   CpuOptions options;
                   options.pool = ThreadPool::create({3, 10});
                   options.inlineMicros = 0;
                   return makeCpuDevice(options);
                 }});
  out.push_back({"cpu_threads", [] {
                   CpuOptions options;
                   options.pool = ThreadPool::create({2, 10});
                   options.mode = StreamMode::Threads;
                   return makeCpuDevice(options);
                 }});
  for (uint64_t seed = 0; seed < 9; ++seed)
    out.push_back({absl::StrCat("cpu_adversarial_", seed), [seed] {
                     CpuOptions options;
                     options.mode = StreamMode::Adversarial;
                     options.seed = seed;
                     return makeCpuDevice(options);
                   }});
  return out;
}

class DeviceTest : public testing::TestWithParam<Backend> {
protected:
  void SetUp() override {
    device = GetParam().make();
    for (fb::StreamKind kind : {fb::StreamKind::compute, fb::StreamKind::copy, fb::StreamKind::collective})
      streams.push_back(*device->createStream(kind));
    for (int i = 0; i < 4; ++i)
      events.push_back(*device->createEvent());
  }
  void TearDown() override { streams.clear(); }
  template <typename T> T *allocate(uint64_t count) {
    allocations.push_back(*device->allocate(fb::Space::device, count * sizeof(T)));
    return static_cast<T *>(allocations.back()->data());
  }
  void set(int32_t *at, int32_t value, int stream) {
    char pattern[4];
    std::memcpy(pattern, &value, 4);
    ASSERT_TRUE(streams[static_cast<size_t>(stream)]->fill(at, 4, pattern, info).ok());
  }
  void copy(int32_t *dst, const int32_t *src, int stream) {
    ASSERT_TRUE(streams[static_cast<size_t>(stream)]->copy(dst, src, 4, info).ok());
  }
  int32_t read(const int32_t *at, int stream) {
    int32_t value = 0;
    EXPECT_TRUE(streams[static_cast<size_t>(stream)]->read(&value, at, 4).ok());
    return value;
  }

  std::vector<std::unique_ptr<Allocation>> allocations;
  std::unique_ptr<Device> device;
  std::vector<std::unique_ptr<Event>> events;
  std::vector<std::unique_ptr<Stream>> streams;
  CommandInfo info = {"label", "file:1:1"};
};

TEST_P(DeviceTest, MemoryIsAligned) {
  for (uint64_t bytes : {uint64_t(0), uint64_t(1), uint64_t(100), uint64_t(5) << 20}) {
    auto memory = device->allocate(fb::Space::device, bytes);
    ASSERT_TRUE(memory.ok());
    EXPECT_EQ(reinterpret_cast<uintptr_t>((*memory)->data()) % GC_BUFFER_ALIGNMENT, 0u);
  }
  EXPECT_FALSE(device->allocate(fb::Space::device, ~uint64_t(0) - 4096).ok());
}

TEST_P(DeviceTest, AStreamIsInOrder) {
  int32_t *x = allocate<int32_t>(1), *y = allocate<int32_t>(1);
  for (int32_t i = 0; i < 50; ++i) {
    set(x, i, 0);
    copy(y, x, 0);
  }
  set(x, -1, 0);
  EXPECT_EQ(read(y, 0), 49);
  EXPECT_EQ(read(x, 0), -1);
}

TEST_P(DeviceTest, EventsOrderStreams) {
  int32_t *x = allocate<int32_t>(3);
  for (int32_t round = 0; round < 20; ++round) {
    // 0 → 1 → 2 → 0, with the same events in every round.
    set(x, round, 0);
    ASSERT_TRUE(streams[0]->record(*events[0]).ok());
    ASSERT_TRUE(streams[1]->wait(*events[0]).ok());
    copy(x + 1, x, 1);
    ASSERT_TRUE(streams[1]->record(*events[1]).ok());
    ASSERT_TRUE(streams[2]->wait(*events[1]).ok());
    copy(x + 2, x + 1, 2);
    ASSERT_TRUE(streams[2]->record(*events[2]).ok());
    ASSERT_TRUE(streams[0]->wait(*events[2]).ok());
    EXPECT_EQ(read(x + 2, 0), round);
  }
}

TEST_P(DeviceTest, AWaitWithoutRecordDoesNothing) {
  int32_t *x = allocate<int32_t>(1);
  ASSERT_TRUE(streams[0]->wait(*events[3]).ok());
  set(x, 5, 0);
  EXPECT_EQ(read(x, 0), 5);
}

// A wait means the record before it, not one that comes later.
TEST_P(DeviceTest, AWaitMeansTheLastRecordBefore) {
  int32_t *x = allocate<int32_t>(2);
  set(x, 1, 0);
  ASSERT_TRUE(streams[0]->record(*events[0]).ok());
  ASSERT_TRUE(streams[1]->wait(*events[0]).ok());
  copy(x + 1, x, 1);
  ASSERT_TRUE(streams[1]->record(*events[1]).ok());
  ASSERT_TRUE(streams[0]->wait(*events[1]).ok());
  set(x, 2, 0);
  ASSERT_TRUE(streams[0]->record(*events[0]).ok());
  EXPECT_EQ(read(x + 1, 1), 1);
  EXPECT_EQ(read(x, 0), 2);
}

TEST_P(DeviceTest, FillsAnyPatternOverAnyLength) {
  for (uint64_t bytes : {16u, 48u, 4096u, 3u << 20}) {
    char *memory = allocate<char>(bytes);
    for (size_t size : {1u, 2u, 4u, 8u, 16u}) {
      std::vector<char> pattern(size);
      for (size_t i = 0; i < size; ++i)
        pattern[i] = static_cast<char>(i * 7 + 1);
      ASSERT_TRUE(streams[0]->fill(memory, bytes, pattern, info).ok());
      std::vector<char> back(bytes);
      ASSERT_TRUE(streams[0]->read(back.data(), memory, bytes).ok());
      for (uint64_t i = 0; i < bytes; ++i)
        ASSERT_EQ(back[i], pattern[i % size]) << bytes << " " << size << " " << i;
    }
  }
}

TEST_P(DeviceTest, CopiesLongArrays) {
  const uint64_t count = (5 << 20) / 4 + 3;
  int32_t *x = allocate<int32_t>(count), *y = allocate<int32_t>(count);
  for (uint64_t i = 0; i < count; ++i)
    x[i] = static_cast<int32_t>(i * 2654435761u);
  ASSERT_TRUE(streams[0]->copy(y, x, count * 4, info).ok());
  ASSERT_TRUE(streams[0]->synchronize().ok());
  EXPECT_EQ(std::memcmp(x, y, count * 4), 0);
}

TEST_P(DeviceTest, TheFirstErrorStaysUntilCleared) {
  int32_t *x = allocate<int32_t>(1);
  set(x, 1, 0);
  ASSERT_TRUE(streams[0]->synchronize().ok());
  streams[0]->host([] { return absl::DataLossError("first"); }, info).IgnoreError();
  streams[0]->host([] { return absl::DataLossError("second"); }, info).IgnoreError();
  char pattern[4] = {9, 0, 0, 0};
  streams[0]->fill(x, 4, pattern, info).IgnoreError();
  EXPECT_EQ(streams[0]->synchronize().message(), "first");
  EXPECT_EQ(*x, 1);
  device->clearErrors();
  set(x, 3, 0);
  EXPECT_EQ(read(x, 0), 3);
}

// Copies its tile number of each tile to the result; the last tile's worker takes its time.
int32_t tileKernel(const GcKernelArgs *args) {
  for (int64_t i = args->tile_begin; i < args->tile_end; ++i)
    static_cast<int32_t *>(args->buffers[0])[i] = static_cast<int32_t>(i + args->scalars[1]);
  static_cast<int32_t *>(args->scratch)[0] = 1;
  return args->runtime->size >= sizeof(GcRuntimeTable) && reinterpret_cast<uintptr_t>(args->scratch) % 64 == 0 ? 0 : 1;
}

TEST_P(DeviceTest, KernelsGetTilesScalarsScratch) {
  KernelDescription kernel;
  kernel.name = "tiles", kernel.tiles = 1000, kernel.scratchBytes = 100, kernel.host = tileKernel;
  ASSERT_TRUE(device->prepare({kernel}).ok());
  int32_t *x = allocate<int32_t>(1000);
  void *buffers[] = {x};
  for (int64_t base : {0, 5000}) {
    int64_t scalars[] = {0, base};
    ASSERT_TRUE(streams[0]->launch(0, buffers, scalars, info).ok());
    // What was given to a launch is read when it is issued.
    scalars[1] = -1;
    ASSERT_TRUE(streams[0]->synchronize().ok());
    for (int32_t i = 0; i < 1000; ++i)
      ASSERT_EQ(x[i], i + base);
  }
}

TEST_P(DeviceTest, AKernelWithoutCodeIsRefused) {
  KernelDescription kernel;
  kernel.name = "nothing";
  absl::Status status = device->prepare({kernel});
  EXPECT_THAT(std::string(status.message()), testing::HasSubstr("'nothing' has no code"));
}

INSTANTIATE_TEST_SUITE_P(Backends, DeviceTest, testing::ValuesIn(backends()),
                         [](const auto &row) { return row.param.name; });

} // namespace
} // namespace gcrt
