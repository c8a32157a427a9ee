#include "passes/phases/Phases.h"

#include "passes/autodiff/Passes.h"
#include "passes/canonical/Passes.h"
#include "passes/fusion/Passes.h"
#include "passes/meaning/CheckMeaning.h"
#include "passes/memory/Passes.h"
#include "passes/precision/Passes.h"
#include "passes/raise/Passes.h"
#include "passes/sharding/Passes.h"
#include "passes/training/Passes.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

using namespace mlir;
using namespace gc;

static constexpr std::pair<StringRef, StringRef> kPhases[] = {
    {"import", "read a program into gc"},
    {"raise", "recognize loops and layers"},
    {"simplify", "inline calls, fold, merge and drop ops exactly"},
    {"transform", "vmap, grad and jvp"},
    {"precision", "types by policy"},
    {"accumulate", "micro-batches with prologue and epilogue"},
    {"shard", "partition over the mesh"},
    {"stages", "pipeline stages"},
    {"collectives", "merge, move and choose collectives"},
    {"layout", "simplify again without barriers"},
    {"fuse", "decide what becomes one kernel"},
    {"rematerialize", "compute again instead of keeping"},
    {"schedule", "order fusions for the least memory"},
    {"assign-memory", "buffers, streams, events and their certificates"},
    {"codegen", "machine code and the artifact"},
};
static_assert(std::size(kPhases) == static_cast<size_t>(kLastPhase) + 1);

StringRef gc::nameOf(Phase phase) {
  return kPhases[static_cast<size_t>(phase)].first;
}
StringRef gc::descriptionOf(Phase phase) {
  return kPhases[static_cast<size_t>(phase)].second;
}

std::optional<Phase> gc::phaseNamed(StringRef name) {
  for (size_t i = 0; i < std::size(kPhases); ++i)
    if (kPhases[i].first == name)
      return static_cast<Phase>(i);
  return std::nullopt;
}

static void addAccumulation(OpPassManager &manager, const PhaseOptions &phase) {
  if (phase.batchNormGroups != 0) {
    GroupBatchStatisticsPassOptions group;
    group.groups = phase.batchNormGroups;
    group.accumulate = phase.accumulate;
    group.microBatch = phase.microBatch;
    manager.addNestedPass<func::FuncOp>(createGroupBatchStatisticsPass(group));
  }
  if (phase.accumulate == 0 && phase.microBatch == 0)
    return;
  AccumulateGradientsPassOptions accumulate;
  accumulate.accumulate = phase.accumulate;
  accumulate.microBatch = phase.microBatch;
  manager.addNestedPass<func::FuncOp>(createAccumulateGradientsPass(accumulate));
}

// Nothing may run between the two: partitioning reads the shardings on every op, and a rewrite would drop them.
static void addSharding(OpPassManager &manager, const PhaseOptions &phase) {
  if (phase.devices == 1) {
    manager.addPass(createDropShardingsPass());
    return;
  }
  PropagateShardingsPassOptions propagate;
  propagate.meshSizes = phase.mesh;
  propagate.devices = phase.devices;
  manager.addPass(createPropagateShardingsPass(propagate));
  manager.addPass(createPartitionSpmdPass());
}

void gc::addPhase(OpPassManager &manager, Phase phase, const PhaseOptions &options) {
  switch (phase) {
  case Phase::Raise:
    // First of all: no later pass looks through a call. Loops are recognized where carries that never change are none.
    manager.addPass(createInlineCallsPass());
    manager.addNestedPass<func::FuncOp>(createSimplifyPass());
    manager.addNestedPass<func::FuncOp>(createRaiseLoopsPass());
    break;
  case Phase::Simplify:
    manager.addNestedPass<func::FuncOp>(createSimplifyPass());
    break;
  case Phase::Transform:
    manager.addPass(createExpandTransformsPass());
    // Last of the phase: its transformations read the markers, nothing later does.
    manager.addPass(createEraseMarkersPass());
    break;
  case Phase::Precision: {
    if (options.precision.empty() || options.precision == "keep")
      break;
    ApplyPrecisionPassOptions apply;
    apply.to = options.precision;
    manager.addNestedPass<func::FuncOp>(createApplyPrecisionPass(apply));
    break;
  }
  case Phase::Accumulate:
    addAccumulation(manager, options);
    break;
  case Phase::Shard:
    addSharding(manager, options);
    break;
  case Phase::Layout: {
    // Barriers have kept rematerialized work apart up to here; fusion has its own idea of what to repeat.
    SimplifyPassOptions simplify;
    simplify.removeBarriers = true;
    manager.addNestedPass<func::FuncOp>(createSimplifyPass(simplify));
    break;
  }
  case Phase::Fuse:
    // Nothing may simplify afterwards: it would merge what was repeated on purpose.
    manager.addNestedPass<func::FuncOp>(createBlockIntermediatesPass());
    // After what runs in slices is cut out: each loop's body gets fusions of its own.
    manager.addNestedPass<func::FuncOp>(createFormFusionsPass());
    break;
  case Phase::Rematerialize:
    manager.addNestedPass<func::FuncOp>(createRematerializeValuesPass());
    break;
  case Phase::Schedule:
    manager.addNestedPass<func::FuncOp>(createScheduleFusionsPass());
    break;
  case Phase::AssignMemory:
    manager.addPass(createLowerToGcxPass());
    // Streams before offsets: nothing. Offsets before events: events order what shares bytes.
    manager.addNestedPass<gcx::ProgramOp>(createAssignStreamsPass());
    manager.addNestedPass<gcx::ProgramOp>(createAssignArenaPass());
    manager.addNestedPass<gcx::ProgramOp>(createInsertEventsPass());
    // For correctness: the certificates are of what is stored.
    manager.addNestedPass<gcx::ProgramOp>(createVerifySchedulePass());
    break;
  default:
    break;
  }
}

static std::string textOf(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  // Constants of a model's size would bury the program.
  module.print(stream, OpPrintingFlags().elideLargeElementsAttrs(64));
  return text;
}

static LogicalResult writeDump(ModuleOp module, Phase phase, const PhaseOptions &options, StringRef text) {
  std::string path =
      llvm::formatv("{0}/{1,0+2}-{2}.mlir", options.dumpDir, static_cast<int>(phase), nameOf(phase)).str();
  if (std::error_code error = llvm::sys::fs::create_directories(options.dumpDir))
    return module.emitError("cannot create the folder for dumps '") << options.dumpDir << "': " << error.message();
  std::error_code error;
  llvm::raw_fd_ostream file(path, error);
  if (error)
    return module.emitError("cannot write '") << path << "': " << error.message();
  file << text;
  return success();
}

LogicalResult gc::dumpPhase(ModuleOp module, Phase phase, const PhaseOptions &options) {
  return options.dumpDir.empty() ? success() : writeDump(module, phase, options, textOf(module));
}

LogicalResult gc::runPhases(ModuleOp module, const PhaseOptions &options, std::vector<PhaseTime> *times) {
  std::string before = options.dumpDir.empty() ? "" : textOf(module);
  MeaningReport meaning;
  for (size_t i = static_cast<size_t>(Phase::Raise); i <= static_cast<size_t>(Phase::AssignMemory); ++i) {
    Phase phase = static_cast<Phase>(i);
    if (options.stopAfter && *options.stopAfter < phase)
      break;
    PassManager manager(module.getContext());
    manager.enableVerifier(options.verifyEach);
    addPhase(manager, phase, options);
    if (manager.empty())
      continue;
    if (options.checkMeaning)
      checkMeaning(manager, meaning);
    TimingScope timing = options.timing ? options.timing->nest(nameOf(phase)) : TimingScope();
    if (options.timing)
      manager.enableTiming(timing);
    auto start = std::chrono::steady_clock::now();
    if (failed(manager.run(module)) || (!meaning.brokenBy.empty() && failed(meaning.emit(module.getLoc()))))
      return failure();
    if (options.isCancelled && options.isCancelled())
      return failure();
    std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
    if (times)
      times->push_back({phase, spent.count()});
    if (options.dumpDir.empty())
      continue;
    std::string after = textOf(module);
    StringRef text = after == before ? StringRef("// unchanged\n") : StringRef(after);
    if (failed(writeDump(module, phase, options, text)))
      return failure();
    before = std::move(after);
  }
  return options.checkMeaning ? meaning.emit(module.getLoc()) : success();
}

namespace {
struct PipelineOptions : PassPipelineOptions<PipelineOptions> {
  Option<int64_t> devices{*this, "devices", llvm::cl::desc("Devices to run on; 0: as many as the mesh has"),
                          llvm::cl::init(1)};
  Option<std::string> mesh{*this, "mesh", llvm::cl::desc("Sizes that replace the mesh's: data=4,tensor=2")};
};
} // namespace

void gc::registerPhasePipelines() {
  auto upTo = [](Phase last) {
    return [last](OpPassManager &manager, const PipelineOptions &given) {
      PhaseOptions options;
      options.devices = given.devices;
      options.mesh = given.mesh;
      for (size_t i = 0; i <= static_cast<size_t>(last); ++i)
        addPhase(manager, static_cast<Phase>(i), options);
    };
  };
  using Registration = PassPipelineRegistration<PipelineOptions>;
  Registration("gc-to-sharded", "From imported gc to one device's program", upTo(Phase::Shard));
  Registration("gc-to-fused", "From imported gc to the post-fusion form", upTo(Phase::Fuse));
  Registration("gc-to-gcx", "From imported gc to the executable program", upTo(Phase::AssignMemory));
}
