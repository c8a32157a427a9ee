// What the compiler made of a program: which ops became which kernel, and which stayed apart for what reason.
#ifndef GC_TOOLS_DRIVER_EXPLAIN_H
#define GC_TOOLS_DRIVER_EXPLAIN_H

#include "tools/driver/Engine.h"

namespace gc {

struct Explanation {
  std::shared_ptr<const gcrt::Artifact> artifact;
  // By kernel number: {ops: [{op, type, location}], operands: [{type, from}], results: [{type}]}; of its first launch.
  nlohmann::json kernels;
  // What gc-form-fusions remarked: [{op, location, reader, reader_location, reason}].
  nlohmann::json apart;
};

// Compiles a program's text.
absl::StatusOr<Explanation> explainProgram(const std::string &path, const EngineOptions &options);

} // namespace gc

#endif
