#include "tools/driver/CpuSession.h"
#include "tools/driver/Inputs.h"
#include "tools/libgcompile/Artifact.h"

using namespace gc;
using namespace gc::embed;

namespace {
// Memory of one argument or result.
struct Place {
  HostArray own;
  gcrt::HostBuffer buffer;
  bool hasValue = false;

  void use(HostArray array) {
    own = std::move(array);
    buffer = {own.data(), static_cast<uint64_t>(own.size())};
  }
  // Made when it is first needed.
  void need(uint64_t bytes) {
    if (!buffer.data)
      use(HostArray(static_cast<int64_t>(bytes)));
  }
};
} // namespace

struct gcompile_session {
  std::unique_ptr<gcrt::Session> session;
  std::unique_ptr<gcompile_signature> signature;
  std::vector<Place> arguments;
  std::vector<Place> results;   // empty where an argument's memory is the result's
  std::vector<int64_t> sharing; // the argument whose memory a result takes, or -1

  const ValueInfo &argument(size_t i) const { return signature->own.arguments[i]; }
  Place &placeOfResult(size_t i) { return sharing[i] < 0 ? results[i] : arguments[sharing[i]]; }
  absl::Status run();
};

gcompile_status *gcompile_session_create(const gcompile_artifact *artifact, const gcompile_session_options *options,
                                         gcompile_session **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(artifact, "artifact"));
    GC_RETURN_IF_ERROR(given(out, "out"));
    GC_ASSIGN_OR_RETURN(gcompile_session_options how, optionsOf(options, "gcompile_session_options"));
    CpuSessionOptions session;
    gcrt::ThreadPool::Options threads;
    threads.threads = static_cast<int>(how.threads);
    session.cpu.pool = gcrt::ThreadPool::create(threads);
    auto made = std::make_unique<gcompile_session>();
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
      if (isWanted(i)) {
        session->arguments[i].use(std::move(*next++));
        session->arguments[i].hasValue = true;
      }
    return absl::OkStatus();
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

absl::Status gcompile_session::run() {
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
