#include "tools/libgcompile/Handles.h"

#include "runtime/exec/Expect.h"

#include <cstdlib>
#include <new>

struct gcompile_status {
  gcompile_code code;
  const char *message; // behind the struct
};

namespace gc::embed {

// There is no memory for one then.
static gcompile_status *noMemory() {
  static const gcompile_status status = {GCOMPILE_OUT_OF_MEMORY, "there is not enough memory"};
  return const_cast<gcompile_status *>(&status); // nobody writes to one
}

static gcompile_status *makeStatus(gcompile_code code, const char *message, size_t length) {
  void *memory = std::malloc(sizeof(gcompile_status) + length + 1);
  if (!memory)
    return noMemory();
  char *text = static_cast<char *>(memory) + sizeof(gcompile_status);
  std::memcpy(text, message, length);
  text[length] = 0;
  return new (memory) gcompile_status{code, text};
}

static gcompile_code codeOf(const absl::Status &status) {
  if (gcrt::isCheckFailure(status))
    return GCOMPILE_CHECK_FAILED;
  switch (status.code()) {
  case absl::StatusCode::kNotFound:
    return GCOMPILE_NOT_FOUND;
  case absl::StatusCode::kResourceExhausted:
    return GCOMPILE_OUT_OF_MEMORY;
  case absl::StatusCode::kCancelled:
    return GCOMPILE_CANCELLED;
  case absl::StatusCode::kInternal:
  case absl::StatusCode::kUnknown:
    return GCOMPILE_INTERNAL;
  default:
    return GCOMPILE_INVALID;
  }
}

gcompile_status *guarded(absl::FunctionRef<absl::Status()> body) noexcept {
  try {
    absl::Status status = body();
    if (status.ok())
      return nullptr;
    return makeStatus(codeOf(status), status.message().data(), status.message().size());
  } catch (const std::bad_alloc &) {
    return noMemory();
  } catch (const std::exception &error) {
    return makeStatus(GCOMPILE_INTERNAL, error.what(), std::strlen(error.what()));
  } catch (...) {
    static constexpr char kText[] = "an exception that is none of the standard library's";
    return makeStatus(GCOMPILE_INTERNAL, kText, sizeof kText - 1);
  }
}

absl::Status given(const void *parameter, const char *name) {
  return parameter ? absl::OkStatus() : absl::InvalidArgumentError(absl::StrCat("parameter '", name, "' is NULL"));
}

} // namespace gc::embed

using namespace gc::embed;

gcompile_code gcompile_status_code(const gcompile_status *status) {
  return status ? status->code : GCOMPILE_OK;
}

const char *gcompile_status_message(const gcompile_status *status) {
  return status ? status->message : "";
}

void gcompile_status_free(gcompile_status *status) {
  if (status != noMemory())
    std::free(status);
}

gcompile_status *gcompile_context_create(const gcompile_context_options *options, gcompile_context **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(out, "out"));
    GC_ASSIGN_OR_RETURN(gcompile_context_options how, optionsOf(options, "gcompile_context_options"));
    auto context = std::make_unique<gcompile_context>();
    context->log = std::make_shared<Log>();
    context->log->function = how.log;
    context->log->user = how.log_user;
    context->threads = how.compile_threads;
    *out = context.release();
    return absl::OkStatus();
  });
}

void gcompile_context_free(gcompile_context *context) {
  delete context;
}
