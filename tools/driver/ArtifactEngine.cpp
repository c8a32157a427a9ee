// --device cpu: an artifact on CPU devices. A program's text is compiled in memory and then takes the same path.
#include "tools/driver/Compiler.h"
#include "tools/driver/Engines.h"

#include "tools/driver/ExitCode.h"

#include "runtime/artifact/Artifact.h"
#include "runtime/base/Status.h"
#include "runtime/cpu/CpuDevice.h"
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
  static absl::StatusOr<std::unique_ptr<Engine>> create(std::shared_ptr<const gcrt::Artifact> artifact) {
    const gcrt::fb::Program *program = artifact->findProgram(kProgram);
    if (!program)
      return absl::InvalidArgumentError(absl::StrCat("the artifact has no program '", kProgram, "'"));
    if (artifact->module().devices() != 1)
      return absl::InvalidArgumentError(absl::StrCat("the artifact was compiled for ", artifact->module().devices(),
                                                     " devices: give --devices"));
    gcrt::CpuOptions cpu;
    cpu.pool = gcrt::ThreadPool::create({});
    gcrt::SessionOptions options;
    options.devices.push_back(gcrt::makeCpuDevice(cpu));
    std::unique_ptr<ArtifactEngine> engine(new ArtifactEngine);
    engine->theSignature = {valuesOf(program->arguments()), valuesOf(program->results())};
    GC_ASSIGN_OR_RETURN(engine->session, gcrt::Session::create(std::move(artifact), std::move(options)));
    return engine;
  }

  absl::Status run(absl::Span<void *const> arguments, absl::Span<void *const> results) override {
    std::vector<gcrt::HostBuffer> in, out;
    for (size_t i = 0; i < arguments.size(); ++i)
      in.push_back({arguments[i], static_cast<uint64_t>(theSignature.arguments[i].bytes())});
    for (size_t i = 0; i < results.size(); ++i)
      out.push_back({results[i], static_cast<uint64_t>(theSignature.results[i].bytes())});
    gcrt::DeviceBuffers device{in, out};
    absl::Status status = session->run(kProgram, {&device, 1});
    if (gcrt::isCheckFailure(status))
      return checkFailed(status.message());
    return status;
  }

  nlohmann::json facts() const override {
    nlohmann::json out;
    out["arena_bytes"] = session->arenaBytes(kProgram).value_or(0);
    std::map<std::string, int64_t> families;
    if (const auto *kernels = session->artifact().module().kernels())
      for (const gcrt::fb::Kernel *kernel : *kernels)
        ++families[kernel->family()->str()];
    out["kernels"] = families;
    if (compileSeconds >= 0)
      out["compile_s"] = compileSeconds;
    return out;
  }

  double compileSeconds = -1; // from text to ready; unknown for an artifact

private:
  std::unique_ptr<gcrt::Session> session;
};

} // namespace

absl::StatusOr<std::unique_ptr<Engine>> makeArtifactEngine(const std::string &path, const EngineOptions &options) {
  if (options.devices != 1)
    return absl::UnimplementedError("--devices above 1 is not supported by --device cpu yet");
  if (isArtifact(path)) {
    GC_ASSIGN_OR_RETURN(auto artifact, gcrt::Artifact::open(path, {}));
    return ArtifactEngine::create(std::move(artifact));
  }
  auto start = std::chrono::steady_clock::now();
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> program, Program::load(path));
  CompilerFlags flags;
  flags.mesh = options.mesh;
  CompileReport report;
  GC_ASSIGN_OR_RETURN(std::vector<char> bytes, compile(*program, flags, report));
  GC_ASSIGN_OR_RETURN(auto artifact, gcrt::Artifact::fromBytes(bytes, {}));
  GC_ASSIGN_OR_RETURN(auto engine, ArtifactEngine::create(std::move(artifact)));
  std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  static_cast<ArtifactEngine &>(*engine).compileSeconds = spent.count();
  return engine;
}

} // namespace gc
