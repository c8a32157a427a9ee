// Where the runtime's log goes: a struct that the program passes in. Without one nothing is logged.
#ifndef GC_RUNTIME_BASE_LOG_H
#define GC_RUNTIME_BASE_LOG_H

#include "absl/strings/str_cat.h"

#include <functional>
#include <string>

namespace gcrt {

enum class LogLevel { Debug, Info, Warning };

struct LogSink {
  LogLevel least = LogLevel::Info;
  std::function<void(LogLevel, const std::string &)> write; // called from any thread

  template <typename... Args> void log(LogLevel level, const Args &...args) const {
    if (write && level >= least)
      write(level, absl::StrCat(args...));
  }
};

} // namespace gcrt

#endif
