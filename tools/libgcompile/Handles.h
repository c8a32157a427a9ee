// What the handles of gcompile.h are, and what every function of it goes through.
#ifndef GC_TOOLS_LIBGCOMPILE_HANDLES_H
#define GC_TOOLS_LIBGCOMPILE_HANDLES_H

#include "tools/libgcompile/gcompile/gcompile.h"

#include "tools/driver/HostArray.h"

#include "absl/functional/function_ref.h"
#include "runtime/base/Status.h"

#include <cstring>
#include <mutex>

namespace gcrt {
class Artifact;
class Session;
} // namespace gcrt

namespace gc::embed {

// Runs a function's body: errors and exceptions, none of which may leave the library, become a status.
gcompile_status *guarded(absl::FunctionRef<absl::Status()> body) noexcept;

// An error that names a parameter without a value.
absl::Status given(const void *parameter, const char *name);

// Options as the caller knows them, of an older or a newer header: what they lack is zero, and what this library lacks
// may not be used.
template <typename T> absl::StatusOr<T> optionsOf(const T *options, const char *name) {
  T out{};
  out.struct_size = sizeof(T);
  if (!options)
    return out;
  size_t size = options->struct_size;
  if (size < sizeof(size_t))
    return absl::InvalidArgumentError(
        absl::StrCat("struct_size of ", name, " is ", size, ": start from ", name, "_default()"));
  const char *bytes = reinterpret_cast<const char *>(options);
  for (size_t i = sizeof(T); i < size; ++i)
    if (bytes[i] != 0)
      return absl::InvalidArgumentError(absl::StrCat(name, " is of a newer header and uses options that this library "
                                                           "does not have"));
  std::memcpy(&out, options, std::min(size, sizeof(T)));
  return out;
}

inline std::string textOr(const char *text, const char *otherwise) {
  return text ? text : otherwise;
}

// The log of a context, shared by all that was made of it.
struct Log {
  gcompile_log function = nullptr;
  void *user = nullptr;
  std::mutex mutex;

  void say(const std::string &message) {
    std::lock_guard<std::mutex> lock(mutex);
    if (function)
      function(user, message.c_str());
  }
};

} // namespace gc::embed

struct gcompile_context {
  std::shared_ptr<gc::embed::Log> log;
  unsigned threads = 0;
};

struct gcompile_signature {
  gcompile_signature() = default;
  explicit gcompile_signature(gc::Signature signature);
  gcompile_signature(const gcompile_signature &) = delete;
  // By name or by number, in_003; an error names the nearest.
  absl::StatusOr<size_t> findArgument(const char *name) const;
  absl::StatusOr<size_t> findResult(const char *name) const;

  const gc::Signature own;
  struct Texts {
    std::string numbered, dtype, type;
  };
  std::vector<Texts> texts; // of arguments, then results
  std::vector<gcompile_value> arguments, results;
};

struct gcompile_artifact {
  std::shared_ptr<const gcrt::Artifact> artifact;
  std::shared_ptr<const void> holder; // of the bytes
  absl::Span<const char> bytes;
  std::unique_ptr<gcompile_signature> signature;
};

#endif
