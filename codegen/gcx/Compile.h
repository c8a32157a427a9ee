// From gc to the bytes of an artifact.
//
//   CompileOptions options;
//   FailureOr<std::vector<char>> bytes = compileToArtifact(module, options);   // the diagnostics say why not
//
// The bytes are what a .gcx file holds; compiling in memory and running is loading them (gcrt::Artifact::fromBytes).
// The same module and options give the same bytes.
#ifndef GC_CODEGEN_GCX_COMPILE_H
#define GC_CODEGEN_GCX_COMPILE_H

#include "codegen/common/KernelEmitter.h"
#include "passes/phases/Phases.h"

#include <map>

namespace gc {

struct CompileOptions {
  PhaseOptions phases;
  // One image of code for each; the runtime takes the best that the machine can run. Empty: this machine.
  std::vector<CpuTarget> targets;
  // Kernels are made for CUDA and lowered for the emulator: code of the same ABI that checks every access and barrier
  // through GcRuntimeTable::emulate. A fusion without a CUDA binding is refused.
  bool cudaEmulator = false;
  // Of a tuning table that targets were given: the artifact states it. Empty: none.
  std::string tuningHash;
};

// What a compilation did, for `bench` and reports.
struct CompileReport {
  std::vector<PhaseTime> times; // codegen included
  std::vector<KernelInfo> kernels;
  std::map<std::string, int64_t> launchesByFamily; // launches in the program text
  int64_t arenaBytes = 0, constantBytes = 0, codeBytes = 0;
  bool cached = false; // nothing of the above is known: an earlier compilation's bytes
};

// Consumes the module: gc as a frontend gives it. With phases.stopAfter before Codegen the module is left there and the
// bytes are empty.
mlir::FailureOr<std::vector<char>> compileToArtifact(mlir::ModuleOp module, const CompileOptions &options,
                                                     CompileReport *report = nullptr);

} // namespace gc

#endif
