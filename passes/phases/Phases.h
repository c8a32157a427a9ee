// The phases of compilation and the one place that orders passes.
//
//   PhaseOptions options;
//   options.dumpDir = "dumps";                 // dumps/00-import.mlir, 02-simplify.mlir, …
//   options.stopAfter = Phase::Fuse;
//   if (failed(runPhases(module, options))) …
#ifndef GC_PASSES_PHASES_PHASES_H
#define GC_PASSES_PHASES_PHASES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "llvm/ADT/StringRef.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gc {

// In order. Import is the frontend's: runPhases starts from what it gives.
enum class Phase : uint8_t {
  Import,      // a format to gc
  Raise,       // loops and layers recognized
  Simplify,    // one function, exact algebra
  Transform,   // vmap, grad, jvp
  Precision,   // types by policy
  Accumulate,  // micro-batches
  Shard,       // annotate, propagate, partition
  Stages,      // pipeline stages
  Collectives, // merged, moved, chosen
  Layout,      // simplified again; barriers end here
  Fuse,        // what becomes one kernel
  Rematerialize,
  Schedule,     // order of fusions
  AssignMemory, // gcx: buffers, streams, events; certified
  Codegen       // machine code, artifact
};
inline constexpr Phase kLastPhase = Phase::Codegen;

llvm::StringRef nameOf(Phase phase);        // "assign-memory"
llvm::StringRef descriptionOf(Phase phase); // one line
std::optional<Phase> phaseNamed(llvm::StringRef name);

struct PhaseOptions {
  std::optional<Phase> stopAfter;
  // A folder for the module after each phase; a phase that changes nothing leaves a note instead.
  std::string dumpDir;
  // MLIR's verifier after every pass.
  bool verifyEach = true;
  // The module is interpreted before and after every pass (passes/meaning); a pass that breaks it fails its phase.
  bool checkMeaning = false;
  // What the program is to run on. More than one: the devices of its mesh, with `mesh` ("data=4,tensor=2") in place of
  // the mesh's own sizes. One: shardings say nothing and go.
  int64_t devices = 1;
  std::string mesh;
  // The types that the program computes in: see gc-apply-precision. Empty or keep: its own.
  std::string precision;
  // Micro-batches of a train step, by their number or size, and groups of the batch with statistics of their own: see
  // gc-accumulate-gradients and gc-group-batch-statistics. 0: the whole batch at once, and its statistics.
  int64_t accumulate = 0, microBatch = 0, batchNormGroups = 0;
  // The phases and their passes are timed below this; null: not.
  mlir::TimingScope *timing = nullptr;
  // Asked after each phase: where it says so the compilation fails there, without a diagnostic. May be empty.
  std::function<bool()> isCancelled;
};

struct PhaseTime {
  Phase phase;
  double milliseconds;
};

// Appends the passes of one phase; none for phases that are another layer's, or have no pass yet.
void addPhase(mlir::OpPassManager &manager, Phase phase, const PhaseOptions &options);

// Runs the phases after Import up to AssignMemory, or to `stopAfter`.
mlir::LogicalResult runPhases(mlir::ModuleOp module, const PhaseOptions &options,
                              std::vector<PhaseTime> *times = nullptr);

// Writes the module for a phase that runs elsewhere (Import).
mlir::LogicalResult dumpPhase(mlir::ModuleOp module, Phase phase, const PhaseOptions &options);

// `gc-to-sharded`, `gc-to-fused`, `gc-to-gcx`, with options `devices` and `mesh`.
void registerPhasePipelines();

} // namespace gc

#endif
