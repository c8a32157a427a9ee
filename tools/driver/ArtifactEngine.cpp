// --device cpu and cuda-emulator: an artifact on CPU devices. A program's text is compiled in memory and then takes the
// same path; for the emulator its kernels are CUDA's, lowered so that every access and barrier is checked.
#include "tools/driver/Compiler.h"
#include "tools/driver/Engines.h"

#include "tools/driver/ExitCode.h"
#include "tools/driver/Partition.h"

#include "collectives/local/Local.h"

#include "runtime/artifact/Artifact.h"
#include "runtime/base/Status.h"
#include "runtime/cpu/CpuDevice.h"
#include "runtime/emulator/Emulator.h"
#include "runtime/exec/Expect.h"
#include "runtime/exec/Session.h"

#include <chrono>

namespace gc {

namespace {

constexpr const char *kProgram = "main";

std::vector<ValueInfo> valuesOf(const flatbuffers::Vector<flatbuffers::Offset<gcrt::fb::Value>> *values) {
  std::vector<ValueInfo> out;
  if (!values)
    return out;
  for (const gcrt::fb::Value *value : *values) {
    ValueInfo info;
    info.name = value->name() ? value->name()->str() : "";
    info.role = gcrt::fb::EnumNameRole(value->role());
    info.dtype = value->dtype();
    if (value->shape())
      info.shape.assign(value->shape()->begin(), value->shape()->end());
    info.donated = value->donated();
    info.alias = value->alias();
    out.push_back(std::move(info));
  }
  return out;
}

class ArtifactEngine : public Engine {
public:
  // `shares` for more than one device, with the signature of the whole program.
  static absl::StatusOr<std::unique_ptr<Engine>> create(std::shared_ptr<const gcrt::Artifact> artifact, bool emulator,
                                                        const Signature *whole = nullptr, Partition shares = {}) {
    const gcrt::fb::Program *program = artifact->findProgram(kProgram);
    if (!program)
      return absl::InvalidArgumentError(absl::StrCat("the artifact has no program '", kProgram, "'"));
    uint32_t devices = artifact->module().devices();
    if (devices != 1 && !whole)
      return absl::InvalidArgumentError(absl::StrCat("the artifact was compiled for ", devices,
                                                     " devices, and artifacts "
                                                     "do not say how arrays lie over them: run the program's text"));
    gcrt::SessionOptions options;
    std::shared_ptr<gcrt::ThreadPool> pool = gcrt::ThreadPool::create({});
    for (uint32_t i = 0; i < devices; ++i) {
      gcrt::CpuOptions cpu;
      cpu.pool = emulator ? nullptr : pool;
      if (emulator) {
        cpu.emulate = gcrt::emulator::emulate;
        cpu.emulationReport = gcrt::emulator::lastReport;
      }
      options.devices.push_back(gcrt::makeCpuDevice(cpu));
    }
    if (devices > 1)
      options.communicators = gcrt::makeLocalCommunicators(devices);
    std::unique_ptr<ArtifactEngine> engine(new ArtifactEngine);
    engine->devices = devices;
    engine->shares = std::move(shares);
    engine->theSignature = {valuesOf(program->arguments()), valuesOf(program->results())};
    for (size_t i = 0; whole && i < whole->arguments.size(); ++i) {
      // What the compiler chose for donated arguments is in the artifact, whole shapes and what is donated in the text.
      engine->theSignature.arguments[i].shape = whole->arguments[i].shape;
      engine->theSignature.arguments[i].donated = whole->arguments[i].donated;
    }
    for (size_t i = 0; whole && i < whole->results.size(); ++i)
      engine->theSignature.results[i].shape = whole->results[i].shape;
    GC_ASSIGN_OR_RETURN(engine->session, gcrt::Session::create(std::move(artifact), std::move(options)));
    return engine;
  }

  absl::Status run(absl::Span<void *const> arguments, absl::Span<void *const> results) override {
    session->resetCounts(); // facts() are of the last run
    if (devices > 1)
      return runOnDevices(arguments, results);
    std::vector<gcrt::HostBuffer> in, out;
    for (size_t i = 0; i < arguments.size(); ++i)
      in.push_back({arguments[i], static_cast<uint64_t>(theSignature.arguments[i].bytes())});
    for (size_t i = 0; i < results.size(); ++i)
      out.push_back({results[i], static_cast<uint64_t>(theSignature.results[i].bytes())});
    gcrt::DeviceBuffers device{in, out};
    return checked(session->run(kProgram, {&device, 1}));
  }

  nlohmann::json facts() const override {
    nlohmann::json out;
    out["arena_bytes"] = session->arenaBytes(kProgram).value_or(0);
    std::map<std::string, int64_t> families;
    if (const auto *kernels = session->artifact().module().kernels())
      for (const gcrt::fb::Kernel *kernel : *kernels)
        ++families[kernel->family()->str()];
    out["kernels"] = families;
    for (const auto &[key, count] : session->collectiveCounts(0))
      out["collectives"][absl::StrCat(key.first, " over ", key.second)] = {{"calls", count.calls},
                                                                           {"bytes", count.bytes}};
    if (compileSeconds >= 0)
      out["compile_s"] = compileSeconds;
    return out;
  }

  double compileSeconds = -1; // from text to ready; unknown for an artifact

private:
  // The parts of every device, in memory of their own; a result that takes a donated argument's memory has it here too.
  absl::Status runOnDevices(absl::Span<void *const> arguments, absl::Span<void *const> results) {
    std::vector<std::vector<HostArray>> inParts(devices), outParts(devices);
    std::vector<std::vector<gcrt::HostBuffer>> in(devices), out(devices);
    std::vector<gcrt::DeviceBuffers> buffers;
    for (uint32_t d = 0; d < devices; ++d) {
      std::vector<void *> shared(results.size(), nullptr);
      for (size_t i = 0; i < arguments.size(); ++i) {
        HostArray part(shares.arguments[i].local.bytes());
        shares.arguments[i].cut(static_cast<const char *>(arguments[i]), d, part.data());
        if (int alias = theSignature.arguments[i].alias; alias >= 0)
          shared[alias] = part.data();
        in[d].push_back({part.data(), static_cast<uint64_t>(part.size())});
        inParts[d].push_back(std::move(part));
      }
      for (size_t i = 0; i < results.size(); ++i) {
        int64_t bytes = shares.results[i].local.bytes();
        outParts[d].emplace_back(shared[i] ? 0 : bytes);
        out[d].push_back({shared[i] ? shared[i] : outParts[d][i].data(), static_cast<uint64_t>(bytes)});
      }
      buffers.push_back({in[d], out[d]});
    }
    if (absl::Status status = checked(session->run(kProgram, buffers)); !status.ok())
      return status;
    for (uint32_t d = 0; d < devices; ++d)
      for (size_t i = 0; i < results.size(); ++i)
        shares.results[i].join(static_cast<const char *>(out[d][i].data), d, static_cast<char *>(results[i]));
    return absl::OkStatus();
  }

  static absl::Status checked(const absl::Status &status) {
    return gcrt::isCheckFailure(status) ? checkFailed(status.message()) : status;
  }

  uint32_t devices = 1;
  Partition shares;
  std::unique_ptr<gcrt::Session> session;
};

} // namespace

absl::StatusOr<std::unique_ptr<Engine>> makeArtifactEngine(const std::string &path, const EngineOptions &options) {
  if (isArtifact(path)) {
    if (options.device != "cpu")
      return absl::InvalidArgumentError(
          absl::StrCat("--device ", options.device, " takes a program's text; an artifact holds code for CPUs"));
    if (options.devices != 1 || !options.mesh.empty())
      return absl::InvalidArgumentError("--devices and --mesh are for program texts: an artifact's devices are fixed");
    GC_ASSIGN_OR_RETURN(auto artifact, gcrt::Artifact::open(path, {}));
    return ArtifactEngine::create(std::move(artifact), false);
  }
  auto start = std::chrono::steady_clock::now();
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> program, Program::load(path));
  Partition shares;
  if (options.devices > 1) {
    GC_ASSIGN_OR_RETURN(shares, partition(*program, options.devices, options.mesh));
  } else {
    dropShardings(*program->module);
  }
  CompilerFlags flags;
  flags.cudaEmulator = options.device == "cuda-emulator";
  CompileReport report;
  GC_ASSIGN_OR_RETURN(std::vector<char> bytes, compile(*program, flags, report));
  GC_ASSIGN_OR_RETURN(auto artifact, gcrt::Artifact::fromBytes(bytes, {}));
  GC_ASSIGN_OR_RETURN(auto engine, ArtifactEngine::create(std::move(artifact), flags.cudaEmulator,
                                                          &program->signature(), std::move(shares)));
  std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  static_cast<ArtifactEngine &>(*engine).compileSeconds = spent.count();
  return engine;
}

} // namespace gc
