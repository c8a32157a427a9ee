#include "tools/driver/Compiler.h"

#include "codegen/cpu/Target.h"
#include "frontend/stablehlo/Import.h"
#include "ir/analysis/Names.h"
#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace gc {

static absl::Status parseTargets(const std::string &list, std::vector<CpuTarget> &targets) {
  for (absl::string_view name : absl::StrSplit(list, ',')) {
    std::optional<CpuTarget> target = CpuTarget::named({name.data(), name.size()});
    if (!target)
      return absl::InvalidArgumentError(
          absl::StrCat("unknown target '", name, "' in --target-cpu; known are ", CpuTarget::knownNames().str()));
    if (!target->isSupported())
      return absl::InvalidArgumentError(
          absl::StrCat("target '", name, "' lacks ", target->missing().front(), ", which kernels need"));
    targets.push_back(*std::move(target));
  }
  return absl::OkStatus();
}

static absl::Status parsePhase(const std::string &name, std::optional<Phase> &phase) {
  if (name.empty())
    return absl::OkStatus();
  phase = phaseNamed(name);
  if (phase)
    return absl::OkStatus();
  std::vector<std::string> known;
  for (int i = 0; i <= static_cast<int>(kLastPhase); ++i)
    known.push_back(nameOf(static_cast<Phase>(i)).str());
  return absl::InvalidArgumentError(absl::StrCat("unknown phase '", name, "'", suggestion(name, known)));
}

static absl::Status setDevices(Program &program, const CompilerFlags &flags, PhaseOptions &phases) {
  phases.devices = std::max(flags.devices, 1);
  phases.mesh = flags.mesh;
  if (phases.devices == 1)
    return flags.mesh.empty() || flags.devices == 1
               ? absl::OkStatus()
               : absl::InvalidArgumentError("--mesh says how several devices are arranged: give --devices too");
  PassManager manager(program.module->getContext());
  manager.addPass(createImportShardingsPass());
  return succeeded(manager.run(*program.module))
             ? absl::OkStatus()
             : absl::InvalidArgumentError(absl::StrCat(program.path(), " is refused"));
}

absl::StatusOr<std::shared_ptr<const TuningTable>> readTuning(const std::string &path) {
  if (path.empty())
    return nullptr;
  GC_ASSIGN_OR_RETURN(std::shared_ptr<const gcrt::MappedFile> file, gcrt::MappedFile::open(path));
  llvm::Expected<TuningTable> parsed = TuningTable::parse({file->bytes().data(), file->bytes().size()});
  if (!parsed)
    return absl::InvalidArgumentError(
        absl::StrCat(path, " is no tuning: ", llvm::toString(parsed.takeError()), "; gcompile tune writes one"));
  return std::make_shared<const TuningTable>(*std::move(parsed));
}

// A table is for one kind of CPU: the other targets of a list keep the cost model's tiles.
static absl::Status setTuning(const CompilerFlags &flags, CompileOptions &options) {
  if (!flags.tuning)
    return absl::OkStatus();
  bool isUsed = false;
  std::string others;
  for (CpuTarget &target : options.targets) {
    std::string here = tuningTarget(target);
    if (flags.tuning->target() == here) {
      target.tuning = flags.tuning;
      isUsed = true;
    } else {
      absl::StrAppend(&others, others.empty() ? "'" : ", '", here, "'");
    }
  }
  if (!isUsed)
    return absl::InvalidArgumentError(absl::StrCat("the tuning was measured for '", flags.tuning->target().str(),
                                                   "', and the program is compiled for ", others,
                                                   ": run gcompile tune there, or leave it out"));
  options.tuningHash = flags.tuning->hash();
  return absl::OkStatus();
}

// What the bytes follow from beside the program.
static std::string factsOf(const CompileOptions &options) {
  std::string out = absl::StrCat(options.phases.devices, "\n", options.phases.mesh, "\n", options.phases.precision,
                                 "\n", options.phases.accumulate, "\n", options.phases.microBatch, "\n",
                                 options.phases.batchNormGroups, "\n", options.cudaEmulator, "\n", options.tuningHash);
  for (const CpuTarget &target : options.targets)
    absl::StrAppend(&out, "\n", target.name, " ", target.cpu, " ", target.features);
  return out;
}

static Remark remarkOf(Diagnostic &diagnostic) {
  Remark out;
  llvm::raw_string_ostream(out.location) << diagnostic.getLocation();
  out.text = diagnostic.str();
  return out;
}

// What the passes would have said, had they run.
static void repeat(const std::vector<Remark> &remarks, ModuleOp module) {
  for (const Remark &remark : remarks) {
    LocationAttr location;
    {
      ScopedDiagnosticHandler quiet(module.getContext(), [](Diagnostic &) { return success(); });
      location = dyn_cast_if_present<LocationAttr>(parseAttribute(remark.location, module.getContext()));
    }
    emitRemark(location ? Location(location) : module.getLoc(), remark.text);
  }
}

absl::StatusOr<std::vector<char>> compile(Program &program, const CompilerFlags &flags, CompileReport &report) {
  CompileOptions options;
  if (absl::Status status = parseTargets(flags.targetCpu, options.targets); !status.ok())
    return status;
  if (absl::Status status = setTuning(flags, options); !status.ok())
    return status;
  if (absl::Status status = parsePhase(flags.stopAfter, options.phases.stopAfter); !status.ok())
    return status;
  options.phases.dumpDir = flags.dumpDir;
  options.phases.checkMeaning = flags.checkMeaning;
  options.phases.precision = flags.precision;
  options.phases.timing = flags.timing;
  options.phases.isCancelled = flags.isCancelled;
  if (absl::Status status = setBatch(flags.batch, options.phases); !status.ok())
    return status;
  options.cudaEmulator = flags.cudaEmulator;
  ModuleOp module = *program.module;
  if (absl::Status status = setDevices(program, flags, options.phases); !status.ok())
    return status;
  if (!flags.dumpDir.empty() && failed(dumpPhase(module, Phase::Import, options.phases)))
    return absl::InvalidArgumentError(absl::StrCat("cannot write to ", flags.dumpDir));
  if (options.phases.stopAfter == Phase::Import)
    return std::vector<char>();
  std::optional<CompileCache> cache;
  if (!flags.cache.folder.empty() && !options.phases.stopAfter && flags.dumpDir.empty() && !flags.checkMeaning) {
    cache.emplace(flags.cache, keyOf(module, factsOf(options)));
    if (std::optional<CachedArtifact> found = cache->find()) {
      repeat(found->remarks, module);
      report.cached = true;
      return std::move(found->bytes);
    }
  }
  std::vector<Remark> remarks;
  FailureOr<std::vector<char>> bytes = failure();
  {
    ScopedDiagnosticHandler listener(module.getContext(), [&](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Remark)
        remarks.push_back(remarkOf(diagnostic));
      return failure(); // others hear of it too
    });
    bytes = compileToArtifact(module, options, &report);
  }
  if (succeeded(bytes)) {
    CachedArtifact made{*std::move(bytes), std::move(remarks)};
    if (absl::Status status = cache ? cache->store(made) : absl::OkStatus(); !status.ok())
      return status;
    return std::move(made.bytes);
  }
  // A module that a pass left broken is our error; a refusal leaves it valid.
  ScopedDiagnosticHandler quiet(module.getContext(), [](Diagnostic &) { return success(); });
  if (program.sawInternalError() || failed(verify(module)))
    return absl::InternalError("the compiler broke the program");
  return absl::InvalidArgumentError(absl::StrCat(program.path(), " is refused"));
}

} // namespace gc
