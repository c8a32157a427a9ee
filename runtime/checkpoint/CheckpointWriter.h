// Writes checkpoints on a thread of its own, one at a time, while training goes on.
//
//   GC_ASSIGN_OR_RETURN(auto writer, CheckpointWriter::create({"run/checkpoints", /*keep=*/3}));
//   GC_RETURN_IF_ERROR(writer->write(info, tensors));   // copies the tensors and returns
//   …
//   GC_RETURN_IF_ERROR(writer->finish());
#ifndef GC_RUNTIME_CHECKPOINT_CHECKPOINTWRITER_H
#define GC_RUNTIME_CHECKPOINT_CHECKPOINTWRITER_H

#include "runtime/checkpoint/Checkpoint.h"

namespace gcrt {

class CheckpointWriter {
public:
  struct Options {
    std::string directory;
    int keep = 0; // the newest; 0: all
  };
  // Makes the directory and locks it for the life of the writer: a second writer is an error.
  static absl::StatusOr<std::unique_ptr<CheckpointWriter>> create(Options options);

  virtual ~CheckpointWriter() = default; // waits for what is being written; its error is lost: call finish()
  // Waits for the one before, and gives its error. The tensors are copied and may change afterwards.
  virtual absl::Status write(const CheckpointInfo &info, absl::Span<const TensorToStore> state) = 0;
  // The error of a checkpoint that has ended with one, once; does not wait.
  virtual absl::Status poll() = 0;
  // Waits until all is on the disk.
  virtual absl::Status finish() = 0;
};

} // namespace gcrt

#endif
