// The runtime's errors are absl::Status; these macros pass them on.
#ifndef GC_RUNTIME_BASE_STATUS_H
#define GC_RUNTIME_BASE_STATUS_H

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"

namespace gcrt {

// The same error, with what was being done in front of its message.
inline absl::Status annotate(const absl::Status &status, std::string_view doing) {
  if (status.ok())
    return status;
  absl::Status out(status.code(), absl::StrCat(absl::string_view(doing.data(), doing.size()), ": ", status.message()));
  status.ForEachPayload([&](absl::string_view key, const absl::Cord &value) { out.SetPayload(key, value); });
  return out;
}

} // namespace gcrt

#define GC_STATUS_CONCAT_(a, b) a##b
#define GC_STATUS_CONCAT(a, b) GC_STATUS_CONCAT_(a, b)

#define GC_RETURN_IF_ERROR(expr)                                                                                       \
  do {                                                                                                                 \
    if (::absl::Status gcStatus = (expr); !gcStatus.ok())                                                              \
      return gcStatus;                                                                                                 \
  } while (false)

// GC_ASSIGN_OR_RETURN(auto x, expr): declares or assigns the value of a StatusOr, or returns its error.
#define GC_ASSIGN_OR_RETURN(lhs, expr) GC_ASSIGN_OR_RETURN_(GC_STATUS_CONCAT(gcStatusOr, __LINE__), lhs, expr)
#define GC_ASSIGN_OR_RETURN_(tmp, lhs, expr)                                                                           \
  auto tmp = (expr);                                                                                                   \
  if (!tmp.ok())                                                                                                       \
    return std::move(tmp).status();                                                                                    \
  lhs = *std::move(tmp)

#endif
