#include "runtime/base/Status.h"
#include "tools/driver/Engine.h"
#include "tools/train/Feed.h"
#include "tools/train/RunFolder.h"

#include <map>
#include <set>

namespace gc {

namespace {

absl::StatusOr<HostArray> read(const gcrt::Checkpoint &checkpoint, const std::string &name, const ValueInfo &value) {
  const gcrt::StoredTensor *stored = checkpoint.state->find(name);
  if (!stored)
    return absl::InvalidArgumentError(absl::StrCat("checkpoint ", checkpoint.path, " has no '", name, "'"));
  HostArray array(value.bytes());
  GC_RETURN_IF_ERROR(checkpoint.state->read(*stored, value.dtype, value.shape, array.span()));
  return array;
}

// Weights with their adapters in them, and what they are made of.
struct Merged {
  std::map<std::string, HostArray> weights;
  std::set<std::string> adapters;
};

absl::StatusOr<Merged> merge(const TrainedRun &trained) {
  Merged out;
  if (trained.run.programs.merge.empty())
    return out;
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(trained.run.mergeProgram(), EngineOptions()));
  const Signature &signature = engine->signature();
  std::vector<HostArray> arguments;
  for (size_t i = 0; i < signature.arguments.size(); ++i) {
    GC_ASSIGN_OR_RETURN(HostArray array, read(trained.checkpoint, nameOf(signature, i), signature.arguments[i]));
    arguments.push_back(std::move(array));
    out.adapters.insert(nameOf(signature, i));
  }
  Buffers buffers(signature, std::move(arguments));
  GC_RETURN_IF_ERROR(engine->run(buffers.argumentPointers, buffers.resultPointers));
  std::vector<HostArray> results = buffers.takeResults();
  for (size_t i = 0; i < results.size(); ++i)
    out.weights[signature.results[i].name] = std::move(results[i]);
  return out;
}

} // namespace

absl::Status exportRun(const std::string &path, const std::string &file) {
  GC_ASSIGN_OR_RETURN(TrainedRun trained, openTrained(path));
  GC_ASSIGN_OR_RETURN(Merged merged, merge(trained));
  GC_ASSIGN_OR_RETURN(Signature signature, readSignature(trained.run.lossProgram(), ""));
  std::vector<HostArray> arrays;
  std::vector<gcrt::TensorToStore> tensors;
  for (size_t i = 0; i < signature.arguments.size(); ++i) {
    const ValueInfo &value = signature.arguments[i];
    std::string name = nameOf(signature, i);
    auto weight = merged.weights.find(name);
    if (!isState(value) || value.role == "step" || (weight == merged.weights.end() && merged.adapters.count(name)))
      continue;
    if (weight == merged.weights.end()) {
      GC_ASSIGN_OR_RETURN(HostArray array, read(trained.checkpoint, name, value));
      arrays.push_back(std::move(array));
    } else {
      arrays.push_back(std::move(weight->second));
    }
    tensors.push_back({name, value.dtype, value.shape, arrays.back().span()});
  }
  return gcrt::writeSafetensors(file, tensors);
}

} // namespace gc
