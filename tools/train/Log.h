// The lines of a run: JSON to standard output and to DIRECTORY/log.jsonl. What is said of a step has it as "step".
#ifndef GC_TOOLS_TRAIN_LOG_H
#define GC_TOOLS_TRAIN_LOG_H

#include "absl/status/statusor.h"

#include <fstream>
#include <nlohmann/json.hpp>

namespace gc {

class Log {
public:
  // Goes on with the file's lines of steps up to `step`; others are dropped. A line that was cut is dropped too.
  static absl::StatusOr<Log> open(const std::string &path, int64_t step);

  absl::Status add(const nlohmann::json &line);
  // Drops lines of steps after this one from the file, for a run that goes back.
  absl::Status rewind(int64_t step);
  const std::vector<nlohmann::json> &lines() const { return theLines; }

private:
  explicit Log(std::string path) : path(std::move(path)) {}
  std::string path;
  std::ofstream file;
  std::vector<nlohmann::json> theLines;
};

} // namespace gc

#endif
