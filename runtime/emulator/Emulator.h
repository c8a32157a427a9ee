// Runs CUDA kernels on the host, one fiber per thread, with every access and every synchronization checked.
//
// It finds: accesses outside every buffer (and in the wrong one's padding), reads of memory that nobody wrote, writes
// to operands, two threads that touch a byte, one of them writing, with no barrier between, barriers that only a part
// of a block reaches, warp operations that a named lane never reaches. Reports name kernel, op location, block and
// thread. It does not claim to show ptxas bugs, effects of weak memory or occupancy.
#ifndef GC_RUNTIME_EMULATOR_EMULATOR_H
#define GC_RUNTIME_EMULATOR_EMULATOR_H

#include <string>

#include "absl/status/status.h"

#include "runtime/abi/emulator_abi.h"
#include "runtime/abi/kernel_abi.h"

namespace gcrt::emulator {

// Runs tiles [tile_begin, tile_end) of a launch: a tile is a block, numbered with x fastest. InvalidArgument says what
// check failed, for people.
absl::Status run(const GcKernelArgs &args, const GcEmuKernel &kernel);

// GcRuntimeTable::emulate; on failure the words are kept for lastReport, per calling thread.
int32_t emulate(const GcKernelArgs *args, const GcEmuKernel *kernel);
std::string lastReport();

} // namespace gcrt::emulator

#endif
