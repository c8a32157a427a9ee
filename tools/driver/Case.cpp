#include "tools/driver/Case.h"

#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

using nlohmann::json;

namespace gc {

namespace {

class Reader {
public:
  Reader(const std::string &path, const json &meta) : path(path), meta(meta) {}

  absl::StatusOr<StoredCase> read() {
    gcrt::Tolerance &rest = stored.tolerances.rest;
    GC_RETURN_IF_ERROR(take("rtol", rest.rtol));
    GC_RETURN_IF_ERROR(take("atol", rest.atol));
    GC_RETURN_IF_ERROR(take("nan_equal", rest.nanEqual));
    GC_RETURN_IF_ERROR(take("signed_zero", rest.signedZero));
    GC_RETURN_IF_ERROR(take("devices", stored.devices));
    GC_RETURN_IF_ERROR(readResults());
    std::string expect = "run";
    GC_RETURN_IF_ERROR(take("expect", expect));
    std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (std::string inputs = folder / "inputs.safetensors"; std::filesystem::exists(inputs))
      stored.sources.files = {inputs};
    if (meta.contains("fill"))
      stored.sources.fill = path;
    if (expect == "run")
      stored.expected = folder / "outputs.safetensors";
    return stored;
  }

private:
  absl::Status wrong(const std::string &key, const char *form) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": \"", key, "\" must be ", form));
  }

  template <typename T> absl::Status take(const char *key, T &value) {
    if (!meta.contains(key))
      return absl::OkStatus();
    const json &given = meta[key];
    constexpr bool isFlag = std::is_same_v<T, bool>, isText = std::is_same_v<T, std::string>;
    if (isFlag ? !given.is_boolean() : isText ? !given.is_string() : !given.is_number())
      return wrong(key, isFlag ? "true or false" : isText ? "a text" : "a number");
    value = given.get<T>();
    return absl::OkStatus();
  }

  absl::Status readResults() {
    for (const char *table : {"per_output", "norm_tolerance"}) {
      if (!meta.contains(table))
        continue;
      bool isNorm = table == std::string_view("norm_tolerance");
      if (!meta[table].is_object())
        return wrong(table, "an object");
      for (const auto &[name, value] : meta[table].items()) {
        gcrt::Tolerance &own = stored.tolerances.byResult.try_emplace(name, stored.tolerances.rest).first->second;
        if (isNorm && value.is_number()) {
          own.norm = value.get<double>();
        } else if (!isNorm && value.is_array() && value.size() == 2 && value[0].is_number() && value[1].is_number()) {
          own.rtol = value[0].get<double>();
          own.atol = value[1].get<double>();
        } else {
          return wrong(absl::StrCat(table, ".", name), isNorm ? "a number" : "[rtol, atol]");
        }
      }
    }
    return absl::OkStatus();
  }

  const std::string &path;
  const json &meta;
  StoredCase stored;
};

} // namespace

absl::StatusOr<StoredCase> readCase(const std::string &metaPath) {
  std::shared_ptr<const gcrt::MappedFile> file;
  GC_ASSIGN_OR_RETURN(file, gcrt::MappedFile::open(metaPath));
  json meta = json::parse(file->bytes(), nullptr, /*allow_exceptions=*/false);
  if (!meta.is_object())
    return absl::InvalidArgumentError(absl::StrCat(metaPath, " is not a JSON object"));
  return Reader(metaPath, meta).read();
}

} // namespace gc
