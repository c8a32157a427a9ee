// Runs an artifact, and is linked with the runtime alone: no compiler, no LLVM.
//   run_artifact FILE.gcx [--inputs IN.safetensors] [--outputs OUT.safetensors]
// Inputs are named in_000, in_001, …; outputs out_000, …. Exit code 0: ran; 1: a check of the program failed; 2: else.
#include "runtime/artifact/Artifact.h"
#include "runtime/base/Safetensors.h"
#include "runtime/base/Status.h"
#include "runtime/cpu/CpuDevice.h"
#include "runtime/exec/Session.h"

#include "absl/strings/str_format.h"
#include <cstdio>

using namespace gcrt;

static std::vector<int64_t> shapeOf(const fb::Value &value) {
  if (!value.shape())
    return {};
  return {value.shape()->begin(), value.shape()->end()};
}

static absl::Status runFile(const std::string &path, const std::string &inputs, const std::string &outputs) {
  GC_ASSIGN_OR_RETURN(std::shared_ptr<const Artifact> artifact, Artifact::open(path, {.verifyData = true}));
  const fb::Program *program = artifact->module().programs()->Get(0);
  std::vector<Array> arguments;
  if (program->arguments() && program->arguments()->size()) {
    GC_ASSIGN_OR_RETURN(std::shared_ptr<const Safetensors> file, Safetensors::open(inputs));
    for (uint32_t i = 0; i < program->arguments()->size(); ++i) {
      const fb::Value *value = program->arguments()->Get(i);
      const StoredTensor *stored = file->find(absl::StrFormat("in_%03d", i));
      if (!stored)
        return absl::NotFoundError(absl::StrFormat("%s has no in_%03d", inputs, i));
      GC_ASSIGN_OR_RETURN(Array array, Array::make(value->dtype(), shapeOf(*value)));
      GC_RETURN_IF_ERROR(file->read(*stored, value->dtype(), shapeOf(*value), array.span()));
      arguments.push_back(std::move(array));
    }
  }
  Session::Options options;
  CpuOptions cpu;
  cpu.pool = ThreadPool::create({});
  options.devices.push_back(makeCpuDevice(cpu));
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Session> session, Session::create(artifact, std::move(options)));
  GC_ASSIGN_OR_RETURN(std::vector<Array> results, session->run(program->name()->string_view(), arguments));
  if (outputs.empty())
    return absl::OkStatus();
  std::vector<TensorToStore> tensors;
  for (size_t i = 0; i < results.size(); ++i) {
    const fb::Value *value = program->results()->Get(uint32_t(i));
    tensors.push_back({absl::StrFormat("out_%03d", i), value->dtype(), shapeOf(*value), results[i].span()});
  }
  return writeSafetensors(outputs, tensors);
}

int main(int argc, char **argv) {
  std::string inputs, outputs;
  for (int i = 2; i + 1 < argc; i += 2)
    (std::string(argv[i]) == "--inputs" ? inputs : outputs) = argv[i + 1];
  if (argc < 2 || argc % 2 != 0) {
    std::fprintf(stderr, "usage: run_artifact FILE.gcx [--inputs IN.safetensors] [--outputs OUT.safetensors]\n");
    return 2;
  }
  absl::Status status = runFile(argv[1], inputs, outputs);
  if (!status.ok())
    std::fprintf(stderr, "run_artifact: %s\n", std::string(status.message()).c_str());
  return status.ok() ? 0 : isCheckFailure(status) ? 1 : 2;
}
