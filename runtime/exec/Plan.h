// A program of an artifact, read once into a form that is quick to walk. Shared by all devices that run it.
#ifndef GC_RUNTIME_EXEC_PLAN_H
#define GC_RUNTIME_EXEC_PLAN_H

#include "runtime/artifact/Artifact.h"
#include "runtime/device/Device.h"
#include "runtime/exec/Expect.h"

#include <deque>

namespace gcrt {

struct Step {
  fb::Op op = fb::Op::NONE;
  uint32_t stream = 0;
  CommandInfo info;
  // Launch: the kernel; its buffers' and scalars' places in Plan::launchBuffers and scalars.
  uint32_t kernel = 0, firstBuffer = 0, buffers = 0, firstScalar = 0, scalars = 0;
  bool moving = false; // some buffer is a slice: its address depends on loop counters
  // Copy, Collective, Expect, Fill, DeviceIndex, While (pred), Case (index), For (counter): buffer numbers.
  uint32_t src = 0, dst = 0;
  uint64_t bytes = 0;
  std::vector<char> pattern;               // Fill
  uint32_t event = 0;                      // Record, Wait
  uint32_t mesh = 0;                       // Collective, DeviceIndex
  std::vector<uint32_t> axes;              // positions in the mesh
  CollectiveSpec collective;               // without the group, which is the device's
  ExpectSpec expect;                       // Expect
  uint32_t loop = 0;                       // For
  uint64_t trip = 0;                       // For
  bool reverse = false;                    // For
  bool hasCounter = false;                 // For
  uint32_t counterBytes = 4;               // For
  std::vector<Step> cond, body;            // While, For
  std::vector<std::vector<Step>> branches; // Case
};

struct Plan {
  std::shared_ptr<const Artifact> artifact;
  const fb::Program *program = nullptr;
  std::vector<Step> steps;
  std::vector<uint32_t> launchBuffers; // buffer numbers of all launches, one after another
  std::vector<int64_t> launchScalars;  // the same of scalars; each launch starts with a place for the device's index
  std::vector<uint64_t> argumentBytes, resultBytes, argumentAlignment, resultAlignment;
  std::vector<int32_t> aliasOfResult; // the argument that result i shares its memory with, or -1
  // Buffers that move with each loop.
  std::vector<std::vector<uint32_t>> movingWith;
  bool hasCollectives = false;
};

// The artifact has been checked, so nothing can fail.
std::shared_ptr<const Plan> makePlan(std::shared_ptr<const Artifact> artifact, const fb::Program &program);

// The devices of the group that differ from `device` along the axes alone, by rank, and the device's rank in it.
struct Group {
  std::vector<uint32_t> devices;
  uint32_t rank = 0;
};
Group groupOf(const fb::Mesh &mesh, const std::vector<uint32_t> &axes, uint32_t device);

} // namespace gcrt

#endif
