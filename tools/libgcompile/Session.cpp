#include "tools/driver/CpuSession.h"
#include "tools/driver/Inputs.h"
#include "tools/libgcompile/Artifact.h"
#include "tools/libgcompile/Cancel.h"
#include "tools/libgcompile/Pool.h"

#include "runtime/base/Safetensors.h"

using namespace gc;
using namespace gc::embed;

namespace {
// Memory of one argument or result: the session's own, or bound memory of the caller's.
struct Place {
  HostArray own;
  gcrt::HostBuffer buffer;
  bool hasValue = false;

  bool isBound() const { return buffer.data && buffer.data != own.data(); }
  void use(HostArray array) {
    own = std::move(array);
    buffer = {own.data(), static_cast<uint64_t>(own.size())};
  }
  // Made when it is first needed.
  void need(uint64_t bytes) {
    if (!buffer.data)
      use(HostArray(static_cast<int64_t>(bytes)));
  }
  void set(HostArray value) {
    if (isBound())
      std::memcpy(buffer.data, value.data(), value.size());
    else
      use(std::move(value));
    hasValue = true;
  }
  void bind(void *data, uint64_t bytes) {
    own = HostArray();
    buffer = {data, bytes};
  }
  bool overlaps(const char *data, uint64_t bytes) const {
    const char *first = static_cast<const char *>(buffer.data);
    return first && data < first + buffer.bytes && first < data + bytes;
  }
};
} // namespace

struct gcompile_session {
  std::shared_ptr<CallersPool> pool; // null: the session's own threads
  std::shared_ptr<const std::atomic<bool>> cancel;
  std::unique_ptr<gcrt::Session> session;
  std::unique_ptr<gcompile_signature> signature;
  std::vector<Place> arguments;
  std::vector<Place> results;   // empty where an argument's memory is the result's
  std::vector<int64_t> sharing; // the argument whose memory a result takes, or -1

  const ValueInfo &argument(size_t i) const { return signature->own.arguments[i]; }
  Place &placeOfResult(size_t i) { return sharing[i] < 0 ? results[i] : arguments[sharing[i]]; }
  absl::Status checkOverlap(const Place &own, bool written, const char *data, uint64_t bytes) const;
  absl::Status run();
};

static absl::StatusOr<std::shared_ptr<CallersPool>> poolOf(const gcompile_thread_pool &given) {
  GC_ASSIGN_OR_RETURN(gcompile_thread_pool pool, optionsOf(&given, "gcompile_thread_pool"));
  if (!pool.parallel_for || pool.threads < 1)
    return absl::InvalidArgumentError("a thread pool has a function parallel_for and at least one thread");
  return std::make_shared<CallersPool>(pool);
}

gcompile_status *gcompile_session_create(const gcompile_artifact *artifact, const gcompile_session_options *options,
                                         gcompile_session **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(artifact, "artifact"));
    GC_RETURN_IF_ERROR(given(out, "out"));
    GC_ASSIGN_OR_RETURN(gcompile_session_options how, optionsOf(options, "gcompile_session_options"));
    auto made = std::make_unique<gcompile_session>();
    CpuSessionOptions session;
    if (how.pool) {
      GC_ASSIGN_OR_RETURN(made->pool, poolOf(*how.pool));
      session.cpu.pool = made->pool;
    } else {
      gcrt::ThreadPool::Options threads;
      threads.threads = static_cast<int>(how.threads);
      session.cpu.pool = gcrt::ThreadPool::create(threads);
    }
    session.cancel = made->cancel = tokenOf(how.cancel);
    GC_ASSIGN_OR_RETURN(made->session, makeCpuSession(artifact->artifact, session));
    made->signature = std::make_unique<gcompile_signature>(artifact->signature->own);
    made->arguments.resize(made->signature->arguments.size());
    made->results.resize(made->signature->results.size());
    made->sharing.resize(made->results.size(), -1);
    for (size_t i = 0; i < made->arguments.size(); ++i)
      if (int alias = made->argument(i).alias; alias >= 0)
        made->sharing[alias] = static_cast<int64_t>(i);
    *out = made.release();
    return absl::OkStatus();
  });
}

const gcompile_signature *gcompile_session_signature(const gcompile_session *session) {
  return session ? session->signature.get() : nullptr;
}

void gcompile_session_free(gcompile_session *session) {
  delete session;
}

gcompile_status *gcompile_session_initialize(gcompile_session *session, const gcompile_initialize_options *options) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(session, "session"));
    GC_ASSIGN_OR_RETURN(gcompile_initialize_options how, optionsOf(options, "gcompile_initialize_options"));
    InputSources sources;
    sources.advice = "give files of values, or a fill";
    sources.fill = textOr(how.fill, "");
    for (size_t i = 0; i < how.file_count; ++i) {
      GC_RETURN_IF_ERROR(given(how.files ? how.files[i] : nullptr, "files"));
      sources.files.push_back(how.files[i]);
    }
    auto isWanted = [&](size_t i) { return isState(session->argument(i)); };
    GC_ASSIGN_OR_RETURN(std::vector<HostArray> values, gatherInputs(session->signature->own, sources, isWanted));
    auto next = values.begin();
    for (size_t i = 0; i < session->arguments.size(); ++i)
      if (isWanted(i))
        session->arguments[i].set(std::move(*next++));
    return absl::OkStatus();
  });
}

gcompile_status *gcompile_session_save(const gcompile_session *session, const char *path) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(session, "session"));
    GC_RETURN_IF_ERROR(given(path, "path"));
    std::vector<gcrt::TensorToStore> tensors;
    for (size_t i = 0; i < session->arguments.size(); ++i) {
      const ValueInfo &value = session->argument(i);
      const Place &place = session->arguments[i];
      if (!isState(value))
        continue;
      if (!place.hasValue)
        return absl::InvalidArgumentError(absl::StrCat(describe("in", i, value), " has no value to save"));
      std::string name = value.name.empty() ? numberedName("in", i) : value.name;
      absl::Span<const char> bytes(static_cast<const char *>(place.buffer.data), place.buffer.bytes);
      tensors.push_back({std::move(name), value.dtype, value.shape, bytes});
    }
    return gcrt::writeSafetensors(path, tensors);
  });
}

static absl::Status checkSize(const char *kind, size_t number, const ValueInfo &value, const void *data, size_t bytes) {
  if (bytes != static_cast<uint64_t>(value.bytes()))
    return absl::InvalidArgumentError(
        absl::StrCat(describe(kind, number, value), " has ", value.bytes(), " bytes, given are ", bytes));
  return bytes == 0 ? absl::OkStatus() : given(data, "data");
}

gcompile_status *gcompile_session_write(gcompile_session *session, const char *argument, const void *data,
                                        size_t bytes) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(session, "session"));
    GC_ASSIGN_OR_RETURN(size_t number, session->signature->findArgument(argument));
    GC_RETURN_IF_ERROR(checkSize("in", number, session->argument(number), data, bytes));
    Place &place = session->arguments[number];
    place.need(bytes);
    if (bytes > 0)
      std::memcpy(place.buffer.data, data, bytes);
    place.hasValue = true;
    return absl::OkStatus();
  });
}

static absl::Status copyOut(const Place &place, const std::string &what, const char *advice, void *data, size_t bytes) {
  if (!place.hasValue)
    return absl::InvalidArgumentError(absl::StrCat(what, " has no value: ", advice));
  if (bytes > 0)
    std::memcpy(data, place.buffer.data, bytes);
  return absl::OkStatus();
}

gcompile_status *gcompile_session_read(const gcompile_session *session, const char *argument, void *data,
                                       size_t bytes) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(session, "session"));
    GC_ASSIGN_OR_RETURN(size_t number, session->signature->findArgument(argument));
    const ValueInfo &value = session->argument(number);
    GC_RETURN_IF_ERROR(checkSize("in", number, value, data, bytes));
    return copyOut(session->arguments[number], describe("in", number, value), "write or initialize it first", data,
                   bytes);
  });
}

gcompile_status *gcompile_session_result(const gcompile_session *session, const char *result, void *data,
                                         size_t bytes) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(session, "session"));
    GC_ASSIGN_OR_RETURN(size_t number, session->signature->findResult(result));
    const ValueInfo &value = session->signature->own.results[number];
    GC_RETURN_IF_ERROR(checkSize("out", number, value, data, bytes));
    int64_t shared = session->sharing[number];
    return copyOut(shared < 0 ? session->results[number] : session->arguments[shared], describe("out", number, value),
                   "run the session first", data, bytes);
  });
}

// Memory that a run writes is nobody else's.
absl::Status gcompile_session::checkOverlap(const Place &own, bool written, const char *data, uint64_t bytes) const {
  auto refuse = [](const std::string &other) {
    return absl::InvalidArgumentError(
        absl::StrCat("the memory overlaps with that of ", other, ", and a run writes to one of them"));
  };
  for (size_t i = 0; i < arguments.size(); ++i)
    if (&arguments[i] != &own && (written || argument(i).donated) && arguments[i].overlaps(data, bytes))
      return refuse(describe("in", i, argument(i)));
  for (size_t i = 0; i < results.size(); ++i)
    if (&results[i] != &own && results[i].overlaps(data, bytes))
      return refuse(describe("out", i, signature->own.results[i]));
  return absl::OkStatus();
}

static absl::Status bind(gcompile_session &session, Place &place, bool written, const char *kind, size_t number,
                         const ValueInfo &value, void *data, size_t bytes) {
  if (data) {
    GC_RETURN_IF_ERROR(checkSize(kind, number, value, data, bytes));
    GC_RETURN_IF_ERROR(session.checkOverlap(place, written, static_cast<const char *>(data), bytes));
  }
  place.bind(data, data ? bytes : 0);
  return absl::OkStatus();
}

gcompile_status *gcompile_session_bind_argument(gcompile_session *session, const char *argument, void *data,
                                                size_t bytes) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(session, "session"));
    GC_ASSIGN_OR_RETURN(size_t number, session->signature->findArgument(argument));
    const ValueInfo &value = session->argument(number);
    Place &place = session->arguments[number];
    GC_RETURN_IF_ERROR(bind(*session, place, value.donated, "in", number, value, data, bytes));
    place.hasValue = data != nullptr;
    return absl::OkStatus();
  });
}

gcompile_status *gcompile_session_bind_result(gcompile_session *session, const char *result, void *data, size_t bytes) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(session, "session"));
    GC_ASSIGN_OR_RETURN(size_t number, session->signature->findResult(result));
    const ValueInfo &value = session->signature->own.results[number];
    if (int64_t shared = session->sharing[number]; shared >= 0)
      return absl::InvalidArgumentError(absl::StrCat(describe("out", number, value), " takes the memory of ",
                                                     describe("in", shared, session->argument(shared)), ": bind that"));
    Place &place = session->results[number];
    GC_RETURN_IF_ERROR(bind(*session, place, /*written=*/true, "out", number, value, data, bytes));
    place.hasValue = false;
    return absl::OkStatus();
  });
}

absl::Status gcompile_session::run() {
  if (cancel && *cancel)
    return absl::CancelledError("the run was cancelled before it began");
  std::vector<gcrt::HostBuffer> in, out;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (!arguments[i].hasValue)
      return absl::InvalidArgumentError(
          absl::StrCat(describe("in", i, argument(i)), " has no value: write or ", "initialize it before a run"));
    in.push_back(arguments[i].buffer);
  }
  for (size_t i = 0; i < results.size(); ++i) {
    if (sharing[i] < 0)
      results[i].need(signature->results[i].bytes);
    out.push_back(placeOfResult(i).buffer);
  }
  absl::Status status = runOnce(*session, kProgram, in, out);
  if (absl::Status pooled = pool ? pool->takeError() : absl::OkStatus(); !pooled.ok())
    status = pooled;
  for (size_t i = 0; i < arguments.size(); ++i)
    if (argument(i).donated)
      arguments[i].hasValue = status.ok() && argument(i).alias >= 0;
  for (Place &result : results)
    result.hasValue = status.ok();
  return status;
}

gcompile_status *gcompile_session_run(gcompile_session *session) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(session, "session"));
    return session->run();
  });
}
