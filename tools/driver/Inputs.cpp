#include "tools/driver/Inputs.h"

#include "tools/driver/ExitCode.h"

#include "ir/analysis/Names.h"
#include "runtime/base/Fill.h"
#include "runtime/base/MappedFile.h"
#include "runtime/base/Safetensors.h"
#include "runtime/base/Status.h"

#include "absl/strings/match.h"
#include "absl/strings/str_join.h"
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

using nlohmann::json;

namespace gc {

namespace {

// The values that a file of rules or tensors may be keyed by, for one argument or result.
std::vector<std::string> keysOf(const char *kind, size_t index, const ValueInfo &value) {
  std::vector<std::string> keys = {numberedName(kind, index)};
  if (!value.name.empty())
    keys.push_back(value.name);
  return keys;
}

std::vector<std::string> allKeys(const char *kind, absl::Span<const ValueInfo> values) {
  std::vector<std::string> keys;
  for (size_t i = 0; i < values.size(); ++i)
    for (std::string &key : keysOf(kind, i, values[i]))
      keys.push_back(std::move(key));
  return keys;
}

// One rule per argument, from either form of --fill.
class Rules {
public:
  static absl::StatusOr<Rules> parse(const std::string &text, const Signature &signature) {
    Rules rules;
    if (text.empty())
      return rules;
    if (!absl::EndsWith(text, ".json")) {
      GC_ASSIGN_OR_RETURN(gcrt::FillRule rule, gcrt::parseFillText(text));
      // One rule for all is for those that have none: an optimizer's state begins as the optimizer needs it.
      for (size_t i = 0; i < signature.arguments.size(); ++i)
        if (signature.arguments[i].init.empty()) {
          rules.byArgument[i] = rule;
          rules.byArgument[i].seed += i;
        }
      return rules;
    }
    GC_ASSIGN_OR_RETURN(std::shared_ptr<const gcrt::MappedFile> file, gcrt::MappedFile::open(text));
    json document = json::parse(file->bytes(), nullptr, /*allow_exceptions=*/false);
    if (!document.is_object())
      return absl::InvalidArgumentError(absl::StrCat(text, " is not a JSON object of fill rules"));
    if (document.contains("fill") && document.contains("rtol"))
      document = json(document["fill"]);
    if (document.contains("args"))
      GC_RETURN_IF_ERROR(rules.fromList(document["args"], signature));
    else
      GC_RETURN_IF_ERROR(rules.fromKeys(document, signature));
    return rules;
  }

  const gcrt::FillRule *find(size_t argument) const {
    auto at = byArgument.find(argument);
    return at == byArgument.end() ? nullptr : &at->second;
  }

private:
  absl::Status fromList(const json &list, const Signature &signature) {
    if (!list.is_array() || list.size() > signature.arguments.size())
      return absl::InvalidArgumentError(absl::StrCat("\"args\" must be an array of at most ",
                                                     signature.arguments.size(), " rules, one per argument"));
    for (size_t i = 0; i < list.size(); ++i)
      GC_RETURN_IF_ERROR(add(i, list[i]));
    return absl::OkStatus();
  }

  absl::Status fromKeys(const json &object, const Signature &signature) {
    std::set<std::string> used;
    for (size_t i = 0; i < signature.arguments.size(); ++i)
      for (const std::string &key : keysOf("in", i, signature.arguments[i]))
        if (object.contains(key)) {
          used.insert(key);
          GC_RETURN_IF_ERROR(add(i, object[key]));
        }
    for (const auto &item : object.items())
      if (!used.count(item.key()))
        return absl::InvalidArgumentError(absl::StrCat("fill rule for '", item.key(), "', which is no argument",
                                                       suggestion(item.key(), allKeys("in", signature.arguments))));
    return absl::OkStatus();
  }

  absl::Status add(size_t argument, const json &rule) {
    absl::StatusOr<gcrt::FillRule> parsed = gcrt::parseFillRule(rule);
    if (!parsed.ok())
      return gcrt::annotate(parsed.status(), absl::StrCat("fill rule of ", numberedName("in", argument)));
    byArgument[argument] = *parsed;
    return absl::OkStatus();
  }

  std::map<size_t, gcrt::FillRule> byArgument;
};

// A training run's state lies beside its checkpoint's manifest, and has what the optimizer keeps too.
std::string adviceOnState(const std::string &path) {
  std::error_code ignored;
  std::filesystem::path folder = std::filesystem::path(path).parent_path();
  if (!std::filesystem::exists(folder / "manifest.json", ignored))
    return "";
  return absl::StrCat("; this is the state of a training run: gcompile export ", folder.string(),
                      " -o weights.safetensors writes what programs take");
}

absl::Status checkNoStrangers(const gcrt::Safetensors &file, const std::string &path, const char *kind,
                              absl::Span<const ValueInfo> values) {
  std::vector<std::string> keys = allKeys(kind, values);
  std::set<std::string> known(keys.begin(), keys.end());
  for (const gcrt::StoredTensor &tensor : file.tensors())
    if (!known.count(tensor.name))
      return absl::InvalidArgumentError(absl::StrCat(
          path, ": tensor '", tensor.name, "' is no ", kind == std::string_view("in") ? "argument" : "result",
          " of the program", suggestion(tensor.name, keys), adviceOnState(path)));
  return absl::OkStatus();
}

const gcrt::StoredTensor *findTensor(const gcrt::Safetensors &file, const char *kind, size_t index,
                                     const ValueInfo &value) {
  for (const std::string &key : keysOf(kind, index, value))
    if (const gcrt::StoredTensor *tensor = file.find(key))
      return tensor;
  return nullptr;
}

// Whether a file has the argument; two files that have it are an error.
absl::StatusOr<bool> readFromFiles(absl::Span<const std::shared_ptr<const gcrt::Safetensors>> files,
                                   absl::Span<const std::string> paths, size_t index, const ValueInfo &value,
                                   HostArray &array) {
  int from = -1;
  for (size_t f = 0; f < files.size(); ++f) {
    const gcrt::StoredTensor *tensor = findTensor(*files[f], "in", index, value);
    if (!tensor)
      continue;
    if (from >= 0)
      return absl::InvalidArgumentError(
          absl::StrCat(paths[from], " and ", paths[f], " both have a value for ", describe("in", index, value)));
    from = static_cast<int>(f);
    GC_RETURN_IF_ERROR(files[f]->read(*tensor, value.dtype, value.shape, array.span()));
  }
  return from >= 0;
}

} // namespace

absl::StatusOr<std::vector<HostArray>> gatherInputs(const Signature &signature, const InputSources &sources,
                                                    absl::FunctionRef<bool(size_t)> wanted) {
  std::vector<std::shared_ptr<const gcrt::Safetensors>> files;
  for (const std::string &path : sources.files) {
    GC_ASSIGN_OR_RETURN(std::shared_ptr<const gcrt::Safetensors> file, gcrt::Safetensors::open(path));
    GC_RETURN_IF_ERROR(checkNoStrangers(*file, path, "in", signature.arguments));
    files.push_back(std::move(file));
  }
  GC_ASSIGN_OR_RETURN(Rules rules, Rules::parse(sources.fill, signature));

  std::vector<HostArray> arrays;
  std::vector<std::string> missing;
  for (size_t i = 0; i < signature.arguments.size(); ++i) {
    if (!wanted(i))
      continue;
    const ValueInfo &value = signature.arguments[i];
    HostArray array(value.bytes());
    GC_ASSIGN_OR_RETURN(bool found, readFromFiles(files, sources.files, i, value, array));
    const gcrt::FillRule *rule = found ? nullptr : rules.find(i);
    gcrt::FillRule own;
    if (!found && !rule && !value.init.empty()) {
      absl::StatusOr<gcrt::FillRule> parsed = gcrt::parseFillText(value.init);
      if (!parsed.ok())
        return gcrt::annotate(parsed.status(), absl::StrCat("gc.init of ", describe("in", i, value)));
      rule = &(own = *parsed);
    }
    if (rule)
      GC_RETURN_IF_ERROR(gcrt::fill(*rule, value.dtype, array.span()));
    if (!found && !rule)
      missing.push_back(describe("in", i, value));
    arrays.push_back(std::move(array));
  }
  if (!missing.empty())
    return absl::InvalidArgumentError(absl::StrCat(missing.size(), " arguments have no value: ", sources.advice, "\n  ",
                                                   absl::StrJoin(missing, "\n  ")));
  return arrays;
}

absl::StatusOr<std::vector<HostArray>> gatherInputs(const Signature &signature, const InputSources &sources,
                                                    size_t first, size_t last) {
  return gatherInputs(signature, sources, [&](size_t i) { return i >= first && i < last; });
}

std::vector<HostArray> allocateResults(const Signature &signature) {
  std::vector<HostArray> results;
  for (const ValueInfo &value : signature.results)
    results.emplace_back(value.bytes());
  return results;
}

absl::Status writeArrays(const std::string &path, absl::Span<const ValueInfo> values,
                         absl::Span<const HostArray> arrays, const char *kind, bool names) {
  std::vector<gcrt::TensorToStore> tensors;
  for (size_t i = 0; i < values.size(); ++i) {
    const ValueInfo &value = values[i];
    std::string name = names && !value.name.empty() ? value.name : numberedName(kind, i);
    tensors.push_back({std::move(name), value.dtype, value.shape, arrays[i].span()});
  }
  return gcrt::writeSafetensors(path, tensors);
}

absl::Status compareResults(const std::string &path, const Signature &signature, absl::Span<const HostArray> results,
                            const Tolerances &tolerances) {
  GC_ASSIGN_OR_RETURN(auto file, gcrt::Safetensors::open(path));
  GC_RETURN_IF_ERROR(checkNoStrangers(*file, path, "out", signature.results));
  std::vector<std::string> keys = allKeys("out", signature.results);
  for (const auto &[key, tolerance] : tolerances.byResult)
    if (std::find(keys.begin(), keys.end(), key) == keys.end())
      return absl::InvalidArgumentError(
          absl::StrCat("a tolerance for '", key, "', which is no result of the program", suggestion(key, keys)));
  std::vector<std::string> failures;
  for (size_t i = 0; i < signature.results.size(); ++i) {
    const ValueInfo &value = signature.results[i];
    const gcrt::StoredTensor *tensor = findTensor(*file, "out", i, value);
    std::string name = value.name.empty() ? numberedName("out", i) : value.name;
    if (!tensor)
      return absl::InvalidArgumentError(absl::StrCat(path, " has no tensor for ", describe("out", i, value)));
    HostArray expected(value.bytes());
    if (absl::Status read = file->read(*tensor, value.dtype, value.shape, expected.span()); !read.ok()) {
      failures.push_back(std::string(read.message())); // another shape or type is a difference too
      continue;
    }
    const gcrt::Tolerance *tolerance = &tolerances.rest;
    for (const std::string &key : keysOf("out", i, value))
      if (auto own = tolerances.byResult.find(key); own != tolerances.byResult.end())
        tolerance = &own->second;
    gcrt::Comparison comparison =
        gcrt::compare(name, value.dtype, value.shape, results[i].data(), expected.data(), *tolerance);
    if (!comparison.ok())
      failures.push_back(comparison.failure);
  }
  return failures.empty() ? absl::OkStatus() : checkFailed(absl::StrJoin(failures, "\n"));
}

} // namespace gc
