// Checkpoints of a training run: DIRECTORY/step_NNNNNNNN/ with state.safetensors and manifest.json.
//
//   manifest.json  {"checksum": of what follows as text, "manifest": {"format": 1, "step": …, "seed": …, "config": …,
//                  "facts": {…}, "files": [{"name", "bytes", "checksum"}], "tensors": [{"name", "dtype", "shape"}]}}
//
// A checkpoint is written under a temporary name, synced to the disk with its files, and then renamed: under its own
// name it is whole. Reading checks it all: any changed byte, a missing or cut file is an error that names the file.
// Checksums are those of runtime/abi/Checksum.h, as 16 hexadecimal digits.
#ifndef GC_RUNTIME_CHECKPOINT_CHECKPOINT_H
#define GC_RUNTIME_CHECKPOINT_CHECKPOINT_H

#include "runtime/base/Safetensors.h"

#include <nlohmann/json.hpp>

namespace gcrt {

struct CheckpointInfo {
  int64_t step = 0; // steps done
  uint64_t seed = 0;
  std::string config;                              // names the configuration that the state belongs to
  nlohmann::json facts = nlohmann::json::object(); // what else the writer wants to read again
};

struct Checkpoint {
  std::string path;
  CheckpointInfo info;
  std::shared_ptr<const Safetensors> state;
};

// DIRECTORY/step_00000012 for step 12.
std::string checkpointPath(const std::string &directory, int64_t step);

// Makes the directory where there is none; replaces a checkpoint of the same step.
absl::Status writeCheckpoint(const std::string &directory, const CheckpointInfo &info,
                             absl::Span<const TensorToStore> state);

// Reads and checks one, by its own path.
absl::StatusOr<Checkpoint> readCheckpoint(const std::string &path);

// The newest one that is valid, or none. What is wrong with newer ones goes to `rejected`, newest first.
absl::StatusOr<std::optional<Checkpoint>> newestCheckpoint(const std::string &directory,
                                                           std::vector<absl::Status> &rejected);

// Steps that have a checkpoint, valid or not, rising.
absl::StatusOr<std::vector<int64_t>> checkpointSteps(const std::string &directory);

// Removes all but the `keep` newest (0: keeps all), and what writers that were killed have left.
absl::Status pruneCheckpoints(const std::string &directory, int keep);

} // namespace gcrt

#endif
