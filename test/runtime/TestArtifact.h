// Artifacts made by hand for the runtime's tests: kernels are C++ functions of this file's library, copied out of it as
// machine code, so that no compiler is needed.
#ifndef GC_TEST_RUNTIME_TESTARTIFACT_H
#define GC_TEST_RUNTIME_TESTARTIFACT_H

#include "runtime/abi/Container.h"
#include "runtime/abi/gcx_generated.h"
#include "runtime/abi/kernel_abi.h"

#include <string>
#include <vector>

namespace gcrt::test {

// The kernels, by position in the module's list. Scalars follow the device's index. A tile is kTile elements.
inline constexpr int64_t kTile = 64;
enum TestKernel : uint32_t {
  kAdd,       // (a, b) -> c: c = a + b, f32; scalars: n
  kScale,     // (a, s) -> b: b = a * s[0], f32; scalars: n
  kLess,      // (a, b) -> p: p[0] = a[0] < b[0], s32; one tile
  kIncrement, // (a) -> b: b[0] = a[0] + scalar 1, s32; one tile
  kDevice,    // () -> a: a[0] = float of the device's index; one tile
  kFail,      // () -> a: returns 7; one tile
  kSlowAdd,   // as kAdd, and takes a while
  kGemm       // (a, b) -> c: the runtime's gemm, else its own loop; scalars: m, n, k; one tile; f32
};

// A module that has the kernels (for launches of `elements` elements) and nothing else, to be completed by the test.
fb::ModuleT moduleWithKernels(int64_t elements);
// The machine code of the kernels.
std::vector<char> kernelCode();

// Packs a module as an artifact: metadata, constants (if any) and code.
std::vector<char> packArtifact(fb::ModuleT module, const std::vector<char> &constants = {});

// Builders of commands and values.
fb::ValueT value(fb::DType type, std::vector<int64_t> shape, std::string name = "");
fb::BufferT arena(uint64_t offset, uint64_t bytes);
fb::BufferT argument(uint32_t index, uint64_t bytes, uint64_t offset = 0);
fb::BufferT result(uint32_t index, uint64_t bytes, uint64_t offset = 0);
fb::BufferT constant(uint32_t index, uint64_t bytes);

template <typename Op> std::unique_ptr<fb::CommandT> command(Op op, uint32_t stream = 0, std::string label = "") {
  auto out = std::make_unique<fb::CommandT>();
  out->op.Set(std::move(op));
  out->stream = stream;
  out->label = label;
  out->location = label.empty() ? "" : label + ".mlir:1:1";
  return out;
}
std::unique_ptr<fb::CommandT> launch(TestKernel kernel, std::vector<uint32_t> buffers,
                                     std::vector<int64_t> scalars = {}, uint32_t stream = 0, std::string label = "");
std::unique_ptr<fb::CommandT> copy(uint32_t src, uint32_t dst, uint32_t stream = 0);
std::unique_ptr<fb::CommandT> record(uint32_t event, uint32_t stream);
std::unique_ptr<fb::CommandT> wait(uint32_t event, uint32_t stream);

// A list of commands from single ones.
using Commands = std::vector<std::unique_ptr<fb::CommandT>>;
template <typename... C> Commands commands(C... c) {
  Commands out;
  (out.push_back(std::move(c)), ...);
  return out;
}

// A program with one compute stream; buffers are added by number.
struct ProgramBuilder {
  fb::ProgramT program;
  explicit ProgramBuilder(std::string name = "main", uint64_t arenaBytes = 0, uint32_t streams = 1);
  uint32_t buffer(fb::BufferT buffer);
  void add(std::unique_ptr<fb::CommandT> command) { program.commands.push_back(std::move(command)); }
};

// c = (a + b) * constant, over several tiles: arguments a and b, one result, one constant, an arena, two streams and an
// event. What the damage tests flip bytes of.
std::vector<char> sampleArtifact(int64_t elements = 256);

} // namespace gcrt::test

#endif
