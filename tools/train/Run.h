// A training run in its directory:
//
//   config.toml       the configuration with all keys; paths are absolute
//   loss.mlir, step.mlir   the programs; forward.mlir where the model is a network with a vocabulary or of labelled
//                     examples, merge.mlir where it has adapters
//   step_NNNNNNNN/    checkpoints (runtime/checkpoint)
//   log.jsonl         what was said: {"step", "loss", "tokens_per_s", "mfu", …}, {"step", "validation_loss"}, {"event",
//                     …}
//   report.html       loss curves
//
// A run that goes on after any interruption ends with the bits that it would have had without: a step's data is a
// function of the seed and its number, all else is in the checkpoint.
#ifndef GC_TOOLS_TRAIN_RUN_H
#define GC_TOOLS_TRAIN_RUN_H

#include "tools/train/Config.h"

namespace gc {

// SECTION.KEY and what the command line gives for it.
using ConfigFlags = std::vector<std::pair<std::string, std::string>>;

// `path`: FILE.toml starts a run, or goes on with it where its directory holds one of the same configuration; a
// directory goes on with the run in it. Flags change what a file says, and what may change of a run that goes on.
absl::Status trainRun(const std::string &path, const ConfigFlags &flags);

// What a run will do, without doing it: batch arithmetic, memory by kind, the least time that the machine's limits
// allow. For people or as JSON, to standard output. `machine`: its limits from a file (tools/report/Machine.h).
absl::Status planRun(const std::string &path, const ConfigFlags &flags, const std::string &machine, bool json);

// Writes the prompt and what follows it to standard output. `path`: a run's directory, whose newest checkpoint is
// taken, or a checkpoint in one.
struct SampleOptions;
absl::Status sampleRun(const std::string &path, const SampleOptions &options);

// Writes parameters and state of the model, without the optimizer's, as safetensors under the names that the model has
// without adapters: adapters are merged into their weights (passes/training/Lora.h). `path`: as of sampleRun.
absl::Status exportRun(const std::string &path, const std::string &file);

} // namespace gc

#endif
