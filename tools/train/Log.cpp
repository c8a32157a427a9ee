#include "tools/train/Log.h"

#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include <algorithm>
#include <iostream>

namespace gc {

using nlohmann::json;

// Text that a model writes need not be UTF-8.
static std::string textOf(const json &line) {
  return line.dump(-1, ' ', false, json::error_handler_t::replace);
}

absl::StatusOr<Log> Log::open(const std::string &path, int64_t step) {
  Log log(path);
  std::ifstream in(path);
  for (std::string text; std::getline(in, text);)
    if (json line = json::parse(text, nullptr, /*allow_exceptions=*/false); line.is_object())
      log.theLines.push_back(std::move(line));
  GC_RETURN_IF_ERROR(log.rewind(step));
  return log;
}

absl::Status Log::rewind(int64_t step) {
  theLines.erase(std::remove_if(theLines.begin(), theLines.end(),
                                [&](const json &line) { return line.value("step", json()) > step; }),
                 theLines.end());
  std::string text;
  for (const json &line : theLines)
    text += textOf(line) + "\n";
  file.close();
  GC_RETURN_IF_ERROR(gcrt::writeFile(path, {absl::MakeConstSpan(text)}));
  file.open(path, std::ios::app);
  return file ? absl::OkStatus() : absl::InvalidArgumentError(absl::StrCat("cannot write to ", path));
}

absl::Status Log::add(const json &line) {
  // NaN and infinity have no JSON: nlohmann-json writes null.
  std::string text = textOf(line);
  theLines.push_back(line);
  std::cout << text << std::endl;
  file << text << std::endl;
  return file ? absl::OkStatus() : absl::InvalidArgumentError(absl::StrCat("cannot write to ", path));
}

} // namespace gc
