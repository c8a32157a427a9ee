// --device cpu and cuda-emulator: an artifact on CPU devices. A program's text is compiled in memory and then takes the
// same path; for the emulator its kernels are CUDA's, lowered so that every access and barrier is checked.
#include "tools/driver/ArtifactSignature.h"
#include "tools/driver/Compiler.h"
#include "tools/driver/Engines.h"

#include "tools/driver/CpuSession.h"
#include "tools/driver/Crash.h"
#include "tools/driver/ExitCode.h"

#include "runtime/artifact/Artifact.h"
#include "runtime/base/Status.h"
#include "runtime/emulator/Emulator.h"
#include "runtime/exec/Expect.h"
#include "runtime/exec/Profile.h"

#include <chrono>

namespace gc {

namespace {

constexpr const char *kProgram = "main";

class ArtifactEngine : public Engine {
public:
  static absl::StatusOr<std::unique_ptr<Engine>> create(std::shared_ptr<const gcrt::Artifact> artifact,
                                                        const EngineOptions &how) {
    const gcrt::fb::Program *program = artifact->findProgram(kProgram);
    if (!program)
      return absl::InvalidArgumentError(absl::StrCat("the artifact has no program '", kProgram, "'"));
    bool emulator = how.device == "cuda-emulator";
    std::unique_ptr<ArtifactEngine> engine(new ArtifactEngine);
    CpuSessionOptions options;
    options.poison = how.poison;
    gcrt::ThreadPool::Options threads;
    threads.threads = how.threads;
    std::shared_ptr<gcrt::ThreadPool> pool = gcrt::ThreadPool::create(threads);
    options.cpu.pool = emulator ? nullptr : pool;
    if (emulator) {
      options.cpu.emulate = gcrt::emulator::emulate;
      options.cpu.emulationReport = gcrt::emulator::lastReport;
    }
    engine->devices = artifact->module().devices();
    if (how.trace)
      for (uint32_t i = 0; i < engine->devices; ++i)
        options.recorders.push_back(engine->recorders.emplace_back(std::make_unique<gcrt::TraceRecorder>()).get());
    engine->threads = emulator ? 1 : pool->threads();
    engine->theSignature = signatureOf(artifact->module(), *program);
    GC_ASSIGN_OR_RETURN(engine->session, makeCpuSession(std::move(artifact), options));
    return engine;
  }

  absl::Status run(absl::Span<void *const> arguments, absl::Span<void *const> results) override {
    enterStep("run the program");
    session->resetCounts(); // facts() are of the last run
    std::vector<gcrt::HostBuffer> in, out;
    for (size_t i = 0; i < arguments.size(); ++i)
      in.push_back({arguments[i], static_cast<uint64_t>(theSignature.arguments[i].bytes())});
    for (size_t i = 0; i < results.size(); ++i)
      out.push_back({results[i], static_cast<uint64_t>(theSignature.results[i].bytes())});
    return checked(runOnce(*session, kProgram, in, out));
  }

  nlohmann::json facts() const override {
    nlohmann::json out;
    int64_t arena = session->arenaBytes(kProgram).value_or(0);
    out["arena_bytes"] = arena;
    out["threads"] = threads;
    out["memory"] = memory(arena);
    std::map<std::string, int64_t> families;
    if (const auto *kernels = session->artifact().module().kernels())
      for (const gcrt::fb::Kernel *kernel : *kernels)
        ++families[kernel->family()->str()];
    out["kernels"] = families;
    for (const auto &[key, count] : session->collectiveCounts(0))
      out["collectives"][absl::StrCat(key.first, " over ", key.second)] = {{"calls", count.calls},
                                                                           {"bytes", count.bytes}};
    if (compiled.seconds >= 0) {
      out["compile_s"] = compiled.seconds;
      out["cached"] = compiled.cached;
    }
    return out;
  }

  absl::Status startTrace() override {
    for (const auto &recorder : recorders)
      recorder->start();
    return absl::OkStatus();
  }
  absl::StatusOr<RunTrace> stopTrace() override {
    std::vector<std::vector<gcrt::TraceEvent>> events;
    for (const auto &recorder : recorders)
      events.push_back(recorder->stop());
    const gcrt::Artifact &artifact = session->artifact();
    RunTrace trace;
    trace.file = gcrt::chromeTrace(artifact, events);
    trace.profile = std::make_shared<gcrt::Profile>(gcrt::profileOf(artifact, events.front()));
    return trace;
  }

  CompileFacts compiled; // from text to ready

private:
  static absl::Status checked(const absl::Status &status) {
    return gcrt::isCheckFailure(status) ? checkFailed(status.message()) : status;
  }

  // What a run takes, of one device but for arguments and results, which are the caller's and whole.
  nlohmann::json memory(int64_t arena) const {
    int64_t arguments = 0, results = ownResultBytes(theSignature), constants = 0, scratch = 0;
    for (const ValueInfo &argument : theSignature.arguments)
      arguments += argument.bytes();
    const gcrt::fb::Module &module = session->artifact().module();
    if (module.constants())
      for (const auto *constant : *module.constants())
        constants += constant->bytes();
    if (module.kernels())
      for (const auto *kernel : *module.kernels())
        scratch = std::max<int64_t>(scratch, kernel->scratch_bytes());
    scratch *= threads;
    return {{"arguments", arguments}, {"results", results},
            {"constants", constants}, {"arena", arena},
            {"scratch", scratch},     {"together", arguments + results + constants + arena + scratch}};
  }

  uint32_t devices = 1;
  int threads = 1;                                             // that run kernels
  std::vector<std::unique_ptr<gcrt::TraceRecorder>> recorders; // one per device, which they outlive; none: no traces
  std::unique_ptr<gcrt::Session> session;
};

absl::Status refuseRoles() {
  return absl::InvalidArgumentError("--roles is for program texts: an artifact has its names and roles");
}

} // namespace

absl::StatusOr<Signature> readSignature(const std::string &path, const std::string &roles) {
  if (!isArtifact(path)) {
    GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> program, Program::load(path, roles));
    return program->signature();
  }
  if (!roles.empty())
    return refuseRoles();
  GC_ASSIGN_OR_RETURN(auto artifact, gcrt::Artifact::open(path, {}));
  const gcrt::fb::Program *program = artifact->findProgram(kProgram);
  if (!program)
    return absl::InvalidArgumentError(absl::StrCat(path, " has no program '", kProgram, "'"));
  return signatureOf(artifact->module(), *program);
}

CompilerFlags compilerFlags(const EngineOptions &options) {
  CompilerFlags flags;
  flags.cudaEmulator = options.device == "cuda-emulator";
  flags.devices = options.devices;
  flags.mesh = options.mesh;
  flags.precision = options.precision;
  flags.batch = options.batch;
  flags.checkMeaning = options.checkMeaning;
  flags.cache = options.cache;
  return flags;
}

absl::StatusOr<std::shared_ptr<const gcrt::Artifact>> openOrCompile(const std::string &path,
                                                                    const EngineOptions &options, CompileFacts *facts) {
  if (isArtifact(path)) {
    if (options.device != "cpu")
      return absl::InvalidArgumentError(
          absl::StrCat("--device ", options.device, " takes a program's text; an artifact holds code for CPUs"));
    if (options.widen)
      return absl::InvalidArgumentError("--widen is for program texts: an artifact's types are fixed");
    if (options.precision != "keep")
      return absl::InvalidArgumentError("--precision is for program texts: an artifact's types are fixed");
    if (options.batch.any())
      return absl::InvalidArgumentError(
          "--accumulate, --micro-batch and --batch-norm are for program texts: what becomes "
          "of an artifact's batch is fixed");
    if (options.checkMeaning)
      return absl::InvalidArgumentError("--check-meaning is for program texts: an artifact's passes have run");
    if (!options.roles.empty())
      return refuseRoles();
    if (!options.tuning.empty())
      return absl::InvalidArgumentError("--tuning is for program texts: an artifact's tiles are fixed");
    if (!options.mesh.empty())
      return absl::InvalidArgumentError("--mesh is for program texts: an artifact's mesh is fixed");
    setReproducerArtifact(path);
    enterStep("load the artifact");
    GC_ASSIGN_OR_RETURN(auto artifact, gcrt::Artifact::open(path, {}));
    uint32_t devices = artifact->module().devices();
    if (options.devices != 0 && static_cast<uint32_t>(options.devices) != devices)
      return absl::InvalidArgumentError(absl::StrCat(path, " was compiled for ", devices, " devices, --devices says ",
                                                     options.devices, ": compile it for as many"));
    return artifact;
  }
  auto start = std::chrono::steady_clock::now();
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> program, Program::load(path, options.roles, options.compileThreads));
  if (options.widen)
    GC_RETURN_IF_ERROR(program->widenFloats());
  CompilerFlags flags = compilerFlags(options);
  GC_ASSIGN_OR_RETURN(flags.tuning, readTuning(options.tuning));
  CompileReport report;
  GC_ASSIGN_OR_RETURN(std::vector<char> bytes, compile(*program, flags, report));
  enterStep("load the artifact");
  GC_ASSIGN_OR_RETURN(auto artifact, gcrt::Artifact::fromBytes(bytes, {}));
  std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  if (facts)
    *facts = {spent.count(), report.cached};
  return artifact;
}

absl::StatusOr<std::unique_ptr<Engine>> makeEngine(std::shared_ptr<const gcrt::Artifact> artifact,
                                                   const EngineOptions &options) {
  return ArtifactEngine::create(std::move(artifact), options);
}

absl::StatusOr<std::unique_ptr<Engine>> makeArtifactEngine(const std::string &path, const EngineOptions &options) {
  CompileFacts compiled;
  GC_ASSIGN_OR_RETURN(auto artifact, openOrCompile(path, options, &compiled));
  auto start = std::chrono::steady_clock::now();
  GC_ASSIGN_OR_RETURN(auto engine, makeEngine(std::move(artifact), options));
  std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  if (compiled.seconds >= 0)
    compiled.seconds += spent.count();
  static_cast<ArtifactEngine &>(*engine).compiled = compiled;
  return engine;
}

} // namespace gc
