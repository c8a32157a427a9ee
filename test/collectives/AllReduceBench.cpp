// How long an all-reduce of local devices takes: collectives_all_reduce_bench [DEVICES]
#include "collectives/local/Local.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

using namespace gcrt;

// The fastest of `rounds` calls, seconds; negative if one failed.
static double measure(uint32_t devices, uint64_t count, int rounds) {
  auto communicators = makeLocalCommunicators(devices);
  std::vector<std::vector<float>> data(devices, std::vector<float>(count, 1.0f));
  double best = 1e9;
  bool failed = false;
  for (auto &communicator : communicators)
    failed |= !communicator->begin().ok();
  std::vector<std::thread> threads;
  for (uint32_t d = 0; d < devices; ++d)
    threads.emplace_back([&, d] {
      CollectiveSpec spec;
      spec.count = count;
      for (uint32_t i = 0; i < devices; ++i)
        spec.group.push_back(i);
      for (int round = 0; round < rounds; ++round) {
        auto start = std::chrono::steady_clock::now();
        auto pending = communicators[d]->issue(spec);
        bool ok = pending.ok() && (*pending)->start(data[d].data(), data[d].data()).ok() && (*pending)->wait().ok();
        std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
        if (d == 0) {
          failed |= !ok;
          best = std::min(best, spent.count());
        }
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  return failed ? -1 : best;
}

int main(int argc, char **argv) {
  uint32_t devices = argc > 1 ? uint32_t(std::atoi(argv[1])) : 2;
  for (uint64_t count : {uint64_t(16), uint64_t(1) << 14, uint64_t(1) << 18, uint64_t(1) << 22, uint64_t(1) << 24}) {
    double seconds = measure(devices, count, count > (1 << 20) ? 20 : 500);
    std::printf("%u devices, %9llu bytes: %10.1f us, %6.2f GB/s a device\n", devices, (unsigned long long)count * 4,
                seconds * 1e6, double(count) * 4 / seconds * 1e-9);
  }
  return 0;
}
