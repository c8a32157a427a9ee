#include "tools/driver/ExitCode.h"

#include "absl/strings/cord.h"

#include <csignal>

namespace gc {

absl::Status checkFailed(absl::string_view message) {
  return absl::AbortedError(message);
}

static constexpr const char *kSignal = "gcompile/signal";

absl::Status stoppedBySignal(int signal, absl::string_view message) {
  absl::Status status = absl::CancelledError(message);
  status.SetPayload(kSignal, absl::Cord(absl::string_view(signal == SIGTERM ? "SIGTERM" : "SIGINT")));
  return status;
}

ExitCode exitCodeOf(const absl::Status &status) {
  if (auto signal = status.GetPayload(kSignal))
    return *signal == "SIGTERM" ? ExitCode::Preempted : ExitCode::Interrupted;
  switch (status.code()) {
  case absl::StatusCode::kOk:
    return ExitCode::Ok;
  case absl::StatusCode::kAborted:
    return ExitCode::CheckFailed;
  case absl::StatusCode::kInternal:
  case absl::StatusCode::kUnknown:
    return ExitCode::Bug;
  default:
    return ExitCode::User;
  }
}

} // namespace gc
