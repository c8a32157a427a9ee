#include "runtime/base/Status.h"
#include "tools/train/Config.h"

#include "absl/strings/str_format.h"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

namespace gc {

static std::string placeOf(const toml::source_region &source, const std::string &path) {
  return absl::StrCat(path, ":", source.begin.line, ":", source.begin.column);
}

static absl::StatusOr<Written> writtenOf(const toml::node &node) {
  if (const auto *text = node.as_string())
    return Written{Written::Words, text->get()};
  if (const auto *whole = node.as_integer())
    return Written{Written::Whole, absl::StrCat(whole->get())};
  if (const auto *real = node.as_floating_point())
    return Written{Written::Real, absl::StrFormat("%.17g", real->get())};
  if (const auto *truth = node.as_boolean())
    return Written{Written::Truth, truth->get() ? "true" : "false"};
  const toml::array *array = node.as_array();
  if (!array)
    return absl::InvalidArgumentError("a value is a text, a number, true, false or a list of these");
  Written out{Written::List, "a list"};
  for (const toml::node &part : *array) {
    GC_ASSIGN_OR_RETURN(Written written, writtenOf(part));
    out.parts.push_back(std::move(written));
  }
  return out;
}

absl::Status readToml(const std::string &text, const std::string &path, TrainConfig &config) {
  toml::parse_result parsed = toml::parse(text, path);
  if (!parsed)
    return absl::InvalidArgumentError(
        absl::StrCat(placeOf(parsed.error().source(), path), ": ", std::string(parsed.error().description())));
  for (const auto &[name, node] : parsed.table()) {
    std::string section(name.str());
    const toml::table *table = node.as_table();
    if (!table)
      return absl::InvalidArgumentError(
          absl::StrCat(placeOf(node.source(), path), ": '", section,
                       "' is in no section: keys stand under [model], [data], [train], …"));
    GC_RETURN_IF_ERROR(gcrt::annotate(checkSection(section), placeOf(node.source(), path)));
    for (const auto &[key, value] : *table) {
      absl::StatusOr<Written> written = writtenOf(value);
      absl::Status status = written.ok() ? setKey(config, absl::StrCat(section, ".", std::string(key.str())), *written)
                                         : written.status();
      GC_RETURN_IF_ERROR(gcrt::annotate(status, placeOf(value.source(), path)));
    }
  }
  return absl::OkStatus();
}

} // namespace gc
