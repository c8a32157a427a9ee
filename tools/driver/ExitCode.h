// The exit codes of gcompile, the same for every subcommand.
#ifndef GC_TOOLS_DRIVER_EXITCODE_H
#define GC_TOOLS_DRIVER_EXITCODE_H

#include "absl/status/status.h"

namespace gc {

enum class ExitCode : int {
  Ok = 0,
  CheckFailed = 1, // a check or a comparison failed, nothing else
  User = 2,        // usage, missing file, bad program, input, artifact, hardware, unsupported
  Bug = 3,         // ours; a reproducer was written
  Preempted = 75,  // by SIGTERM, a checkpoint is written
  Interrupted = 130,
  Terminated = 143,
};

// A check or comparison that failed, as a status: what exitCodeOf turns into CheckFailed.
absl::Status checkFailed(absl::string_view message);
// A run that SIGTERM or SIGINT ended in good order: Preempted or Interrupted.
absl::Status stoppedBySignal(int signal, absl::string_view message);
ExitCode exitCodeOf(const absl::Status &status);

} // namespace gc

#endif
