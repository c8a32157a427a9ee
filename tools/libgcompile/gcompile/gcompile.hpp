// gcompile.h for C++17: the same things as objects that free themselves, with gcompile::Error in place of statuses.
//
//   gcompile::Context context;
//   gcompile::Program program = gcompile::Program::open(context, "loss.mlir");
//   program.transform("step(main, optimizer=adamw(lr=3e-4))");
//   gcompile::Session session(program.compile());
//   session.initialize();
//   for (…) {
//     session.write("tokens", tokens);
//     session.run();
//     float loss = session.result<float>("loss").at(0);
//   }
//   std::vector<float> w = session.read<float>("w");
//
// What the functions do, and what lives how long, stands in gcompile.h.
#ifndef GCOMPILE_GCOMPILE_HPP
#define GCOMPILE_GCOMPILE_HPP

#include <gcompile/gcompile.h>

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace gcompile {

class Error : public std::runtime_error {
public:
  Error(gcompile_code code, const std::string &message) : std::runtime_error(message), theCode(code) {}
  gcompile_code code() const { return theCode; }

private:
  gcompile_code theCode;
};

namespace detail {

inline void check(gcompile_status *status) {
  if (!status)
    return;
  std::unique_ptr<gcompile_status, decltype(&gcompile_status_free)> owner(status, gcompile_status_free);
  throw Error(gcompile_status_code(status), gcompile_status_message(status));
}

// The handle that a function gives through its last parameter.
template <typename T, typename Make> T *made(Make &&make) {
  T *out = nullptr;
  check(make(&out));
  return out;
}

template <typename T, void (*Free)(T *)> struct Delete {
  void operator()(T *handle) const { Free(handle); }
};
template <typename T, void (*Free)(T *)> using Handle = std::unique_ptr<T, Delete<T, Free>>;

// The dtype of arrays of T, as gcompile_value says it; "" of types that only raw bytes go for.
template <typename T> constexpr const char *dtypeOf() {
  if constexpr (std::is_same_v<T, float>)
    return "f32";
  else if constexpr (std::is_same_v<T, double>)
    return "f64";
  else if constexpr (std::is_same_v<T, bool>)
    return "i1";
  else if constexpr (std::is_integral_v<T> && std::is_signed_v<T>)
    return sizeof(T) == 1 ? "i8" : sizeof(T) == 2 ? "i16" : sizeof(T) == 4 ? "i32" : "i64";
  else if constexpr (std::is_integral_v<T>)
    return sizeof(T) == 1 ? "ui8" : sizeof(T) == 2 ? "ui16" : sizeof(T) == 4 ? "ui32" : "ui64";
  else
    return "";
}

} // namespace detail

// Arguments or results; belongs to what it was asked of.
class Values {
public:
  using At = const gcompile_value *(*)(const gcompile_signature *, size_t);
  Values(const gcompile_signature *signature, size_t count, At at) : signature(signature), count(count), at(at) {}

  size_t size() const { return count; }
  const gcompile_value &operator[](size_t number) const { return *at(signature, number); }
  // By name or number ("in_003"); null where there is none.
  const gcompile_value *find(std::string_view name) const {
    for (size_t i = 0; i < count; ++i)
      if (const gcompile_value &value = (*this)[i]; name == value.name || name == value.numbered)
        return &value;
    return nullptr;
  }

private:
  const gcompile_signature *signature;
  size_t count;
  At at;
};

// What programs, artifacts and sessions have in common.
class Signature {
public:
  explicit Signature(const gcompile_signature *signature) : signature(signature) {}
  Values arguments() const {
    return {signature, gcompile_signature_argument_count(signature), gcompile_signature_argument};
  }
  Values results() const { return {signature, gcompile_signature_result_count(signature), gcompile_signature_result}; }

private:
  const gcompile_signature *signature;
};

class Context {
public:
  // `log` hears of diagnostics and reports; it may not throw.
  explicit Context(std::function<void(const char *)> log = {}, uint32_t compileThreads = 0) : log(std::move(log)) {
    gcompile_context_options options = gcompile_context_options_default();
    options.compile_threads = compileThreads;
    if (this->log) {
      options.log = [](void *user, const char *message) { (*static_cast<Context *>(user)).log(message); };
      options.log_user = this;
    }
    handle.reset(detail::made<gcompile_context>([&](auto out) { return gcompile_context_create(&options, out); }));
  }
  // Programs of it hold its address where it has a log: it outlives them.
  Context(const Context &) = delete;
  gcompile_context *get() const { return handle.get(); }

private:
  std::function<void(const char *)> log;
  detail::Handle<gcompile_context, gcompile_context_free> handle;
};

// Its address goes into options: options.cancel = cancel.get().
class Cancel {
public:
  Cancel() : handle(detail::made<gcompile_cancel>([](auto out) { return gcompile_cancel_create(out); })) {}
  void request() { gcompile_cancel_request(get()); }
  void reset() { gcompile_cancel_reset(get()); }
  gcompile_cancel *get() const { return handle.get(); }

private:
  detail::Handle<gcompile_cancel, gcompile_cancel_free> handle;
};

class Artifact {
public:
  explicit Artifact(gcompile_artifact *owned) : handle(owned) {}
  static Artifact open(const std::string &path) {
    return Artifact(
        detail::made<gcompile_artifact>([&](auto out) { return gcompile_artifact_open(path.c_str(), out); }));
  }
  static Artifact load(const void *bytes, size_t size) {
    return Artifact(
        detail::made<gcompile_artifact>([&](auto out) { return gcompile_artifact_load(bytes, size, out); }));
  }
  std::string_view bytes() const {
    size_t size = 0;
    const void *data = gcompile_artifact_bytes(get(), &size);
    return {static_cast<const char *>(data), size};
  }
  void save(const std::string &path) const { detail::check(gcompile_artifact_save(get(), path.c_str())); }
  Signature signature() const { return Signature(gcompile_artifact_signature(get())); }
  gcompile_artifact *get() const { return handle.get(); }

private:
  detail::Handle<gcompile_artifact, gcompile_artifact_free> handle;
};

class Program {
public:
  explicit Program(gcompile_program *owned) : handle(owned) {}
  static Program parse(const Context &context, std::string_view text,
                       const gcompile_program_options &options = gcompile_program_options_default()) {
    return Program(detail::made<gcompile_program>(
        [&](auto out) { return gcompile_program_parse(context.get(), text.data(), text.size(), &options, out); }));
  }
  static Program open(const Context &context, const std::string &path,
                      const gcompile_program_options &options = gcompile_program_options_default()) {
    return Program(detail::made<gcompile_program>(
        [&](auto out) { return gcompile_program_open(context.get(), path.c_str(), &options, out); }));
  }
  // Program::model(context, "mlp", {{"width", "64"}, {"batch", "8"}})
  static Program model(const Context &context, const std::string &name,
                       const std::vector<std::pair<std::string, std::string>> &settings) {
    std::vector<const char *> texts;
    for (const auto &[key, value] : settings)
      texts.insert(texts.end(), {key.c_str(), value.c_str()});
    return Program(detail::made<gcompile_program>([&](auto out) {
      return gcompile_program_model(context.get(), name.c_str(), texts.data(), texts.size(), out);
    }));
  }
  void transform(const std::string &expression,
                 const gcompile_transform_options &options = gcompile_transform_options_default()) {
    detail::check(gcompile_program_transform(get(), expression.c_str(), &options));
  }
  std::string print() const {
    size_t length = 0;
    std::unique_ptr<char, decltype(&gcompile_text_free)> text(
        detail::made<char>([&](auto out) { return gcompile_program_print(get(), out, &length); }), gcompile_text_free);
    return std::string(text.get(), length);
  }
  Artifact compile(const gcompile_compile_options &options = gcompile_compile_options_default()) {
    return Artifact(
        detail::made<gcompile_artifact>([&](auto out) { return gcompile_program_compile(get(), &options, out); }));
  }
  Signature signature() const { return Signature(gcompile_program_signature(get())); }
  gcompile_program *get() const { return handle.get(); }

private:
  detail::Handle<gcompile_program, gcompile_program_free> handle;
};

class Session {
public:
  explicit Session(const Artifact &artifact,
                   const gcompile_session_options &options = gcompile_session_options_default())
      : handle(detail::made<gcompile_session>(
            [&](auto out) { return gcompile_session_create(artifact.get(), &options, out); })) {}

  void initialize(const std::vector<std::string> &files = {}, const std::string &fill = "") {
    std::vector<const char *> paths;
    for (const std::string &file : files)
      paths.push_back(file.c_str());
    gcompile_initialize_options options = gcompile_initialize_options_default();
    options.files = paths.data();
    options.file_count = paths.size();
    options.fill = fill.c_str();
    detail::check(gcompile_session_initialize(get(), &options));
  }

  void save(const std::string &path) const { detail::check(gcompile_session_save(get(), path.c_str())); }
  void write(const std::string &argument, const void *data, size_t bytes) {
    detail::check(gcompile_session_write(get(), argument.c_str(), data, bytes));
  }
  // Elements of the argument's own type: an error otherwise.
  template <typename T> void write(const std::string &argument, const T *data, size_t count) {
    checkType<T>(signature().arguments(), argument);
    write(argument, static_cast<const void *>(data), count * sizeof(T));
  }
  template <typename T> void write(const std::string &argument, const std::vector<T> &values) {
    static_assert(!std::is_same_v<T, bool>, "std::vector<bool> is no array: give a pointer");
    write(argument, values.data(), values.size());
  }

  // Bytes, of types that C++ has no name for: bf16, f8….
  void read(const std::string &argument, void *data, size_t bytes) const {
    detail::check(gcompile_session_read(get(), argument.c_str(), data, bytes));
  }
  void result(const std::string &name, void *data, size_t bytes) const {
    detail::check(gcompile_session_result(get(), name.c_str(), data, bytes));
  }
  template <typename T> std::vector<T> read(const std::string &argument) const {
    return copy<T>(signature().arguments(), argument, gcompile_session_read);
  }
  template <typename T> std::vector<T> result(const std::string &name) const {
    return copy<T>(signature().results(), name, gcompile_session_result);
  }

  // The caller's memory in place of the session's; null gives that back.
  template <typename T> void bindArgument(const std::string &argument, T *data, size_t count) {
    checkType<T>(signature().arguments(), argument);
    detail::check(gcompile_session_bind_argument(get(), argument.c_str(), data, count * sizeof(T)));
  }
  template <typename T> void bindResult(const std::string &result, T *data, size_t count) {
    checkType<T>(signature().results(), result);
    detail::check(gcompile_session_bind_result(get(), result.c_str(), data, count * sizeof(T)));
  }

  void run() { detail::check(gcompile_session_run(get())); }
  Signature signature() const { return Signature(gcompile_session_signature(get())); }
  gcompile_session *get() const { return handle.get(); }

private:
  using CopyOut = gcompile_status *(*)(const gcompile_session *, const char *, void *, size_t);

  // The value that is meant; null where there is none, which the call that follows says with the nearest name.
  template <typename T> static const gcompile_value *checkType(const Values &values, const std::string &name) {
    const gcompile_value *value = values.find(name);
    if (value && std::string_view(value->dtype) != detail::dtypeOf<T>())
      throw Error(GCOMPILE_INVALID, std::string(value->numbered) + " (" + value->name + ") is " + value->type +
                                        ", not an array of " + (*detail::dtypeOf<T>() ? detail::dtypeOf<T>() : "that"));
    return value;
  }
  template <typename T> std::vector<T> copy(const Values &values, const std::string &name, CopyOut copyOut) const {
    static_assert(!std::is_same_v<T, bool>, "std::vector<bool> is no array: ask for the bytes");
    const gcompile_value *value = checkType<T>(values, name);
    std::vector<T> out(value ? value->elements : 0);
    detail::check(copyOut(get(), name.c_str(), out.data(), out.size() * sizeof(T)));
    return out;
  }

  detail::Handle<gcompile_session, gcompile_session_free> handle;
};

} // namespace gcompile

#endif
