#include "tools/driver/ExitCode.h"

namespace gc {

absl::Status checkFailed(absl::string_view message) {
  return absl::AbortedError(message);
}

ExitCode exitCodeOf(const absl::Status &status) {
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
