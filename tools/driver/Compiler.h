// From a program to an artifact's bytes, with the errors sorted into the user's and ours.
#ifndef GC_TOOLS_DRIVER_COMPILER_H
#define GC_TOOLS_DRIVER_COMPILER_H

#include "tools/driver/Cache.h"
#include "tools/driver/Program.h"

#include "codegen/library/Tuning.h"

#include "codegen/gcx/Compile.h"

namespace gc {

// What the command line says about a compilation, as text.
struct CompilerFlags {
  std::string targetCpu = "native"; // or a list: "x86-64-v3,x86-64-v4"
  std::string stopAfter;            // a phase, or empty
  std::string dumpDir;
  bool cudaEmulator = false;
  bool checkMeaning = false;                 // see PhaseOptions
  int devices = 0;                           // of the program's mesh; 0 and 1: one device, shardings are dropped
  std::string mesh;                          // "data=4": sizes in place of the mesh's own
  std::string precision = "keep";            // or bf16, f16, f32: see PhaseOptions
  std::shared_ptr<const TuningTable> tuning; // measured tiles, or null: the cost model's
  BatchFlags batch;
  mlir::TimingScope *timing = nullptr; // see PhaseOptions
  std::function<bool()> isCancelled;   // see PhaseOptions
  CacheOptions cache;                  // not asked where something else than the bytes is wanted: IR, dumps, checks
};

// What `gcompile tune` wrote; null where the path is empty.
absl::StatusOr<std::shared_ptr<const TuningTable>> readTuning(const std::string &path);

// Consumes the program's module. Bytes from the cache leave the report empty but for `cached`. The bytes are empty
// where a phase was named to stop after: the module is left there.
absl::StatusOr<std::vector<char>> compile(Program &program, const CompilerFlags &flags, CompileReport &report);

} // namespace gc

#endif
