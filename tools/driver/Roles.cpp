#include "tools/driver/Roles.h"

#include "tools/driver/Program.h"

#include "ir/analysis/Names.h"
#include "ir/dialect/Gc.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

using namespace mlir;
using nlohmann::json;

namespace gc {

namespace {

absl::Status checkKeys(const json &object, absl::Span<const std::string> known, const std::string &where) {
  if (!object.is_object())
    return absl::InvalidArgumentError(absl::StrCat(where, " is not a JSON object"));
  for (const auto &item : object.items())
    if (std::find(known.begin(), known.end(), item.key()) == known.end())
      return absl::InvalidArgumentError(absl::StrCat(where, ": unknown key '", item.key(), "'",
                                                     suggestion(item.key(), {known.begin(), known.end()})));
  return absl::OkStatus();
}

// The string under a key, which is there.
absl::StatusOr<std::string> textOf(const json &object, const char *key, const std::string &where) {
  if (!object[key].is_string() || object[key].get<std::string>().empty())
    return absl::InvalidArgumentError(
        absl::StrCat(where, ": '", key, "' is ", object[key].dump(), ", not a string that says something"));
  return object[key].get<std::string>();
}

class Roles {
public:
  Roles(func::FuncOp main, Signature signature, std::string path)
      : main(main), signature(std::move(signature)), path(std::move(path)), builder(main.getContext()) {}

  absl::Status apply(const json &document) {
    GC_RETURN_IF_ERROR(checkKeys(document, {"arguments", "results"}, path));
    // Results first: arguments refer to their names.
    GC_RETURN_IF_ERROR(applyAll(document, "results", "out", signature.results));
    return applyAll(document, "arguments", "in", signature.arguments);
  }

private:
  static std::vector<std::string> keysOf(const char *kind, const std::vector<ValueInfo> &values) {
    std::vector<std::string> keys;
    for (size_t i = 0; i < values.size(); ++i) {
      keys.push_back(numberedName(kind, i));
      if (!values[i].name.empty())
        keys.push_back(values[i].name);
    }
    return keys;
  }

  // A value by its number or its name.
  static absl::StatusOr<size_t> find(const std::string &key, const char *kind, const std::vector<ValueInfo> &values,
                                     const std::string &where) {
    for (size_t i = 0; i < values.size(); ++i)
      if (key == numberedName(kind, i) || key == values[i].name)
        return i;
    return absl::InvalidArgumentError(absl::StrCat(where, ": the program has no ",
                                                   kind == std::string_view("in") ? "argument" : "result", " '", key,
                                                   "'", suggestion(key, keysOf(kind, values))));
  }

  absl::Status applyAll(const json &document, const char *key, const char *kind, std::vector<ValueInfo> &values) {
    if (!document.contains(key))
      return absl::OkStatus();
    const json &entries = document[key];
    if (!entries.is_object())
      return absl::InvalidArgumentError(absl::StrCat(path, ": '", key, "' is not a JSON object"));
    // Keys are the program's names, so that what an entry says changes no other's meaning.
    std::map<size_t, std::string> found;
    for (const auto &entry : entries.items()) {
      GC_ASSIGN_OR_RETURN(size_t i, find(entry.key(), kind, values, path));
      if (auto [other, isNew] = found.try_emplace(i, entry.key()); !isNew)
        return absl::InvalidArgumentError(
            absl::StrCat(path, ": '", other->second, "' and '", entry.key(), "' are the same value"));
    }
    for (const auto &[i, entryKey] : found)
      GC_RETURN_IF_ERROR(applyOne(entries[entryKey], kind, i, values[i], absl::StrCat(path, ": ", entryKey)));
    return checkUnique(kind, values);
  }

  absl::Status applyOne(const json &entry, const char *kind, size_t i, ValueInfo &value, const std::string &where) {
    bool isArgument = kind == std::string_view("in");
    GC_RETURN_IF_ERROR(isArgument ? checkKeys(entry, {"name", "role", "type", "alias", "init", "tied"}, where)
                                  : checkKeys(entry, {"name", "role", "type"}, where));
    if (entry.contains("type")) {
      GC_ASSIGN_OR_RETURN(std::string type, textOf(entry, "type", where));
      if (type != value.text())
        return absl::InvalidArgumentError(
            absl::StrCat(where, ": the type is ", value.text(), " in the program, not ", type));
    }
    if (entry.contains("name")) {
      GC_ASSIGN_OR_RETURN(std::string name, textOf(entry, "name", where));
      if (!value.name.empty() && value.name != name)
        return absl::InvalidArgumentError(absl::StrCat(where, ": the program names it '", value.name, "', not '", name,
                                                       "'", suggestion(name, keysOf(kind, {value}))));
      value.name = name;
      set(isArgument, i, "gc.name", builder.getStringAttr(name));
    }
    if (entry.contains("role")) {
      GC_ASSIGN_OR_RETURN(std::string role, textOf(entry, "role", where));
      GC_RETURN_IF_ERROR(applyRole(isArgument, i, value, role, where));
    }
    if (entry.contains("init")) {
      GC_ASSIGN_OR_RETURN(std::string rule, textOf(entry, "init", where));
      if (!value.init.empty() && value.init != rule)
        return absl::InvalidArgumentError(
            absl::StrCat(where, ": the program's rule is '", value.init, "', not '", rule, "'"));
      value.init = rule;
      set(true, i, "gc.init", builder.getStringAttr(rule));
    }
    if (entry.contains("tied"))
      GC_RETURN_IF_ERROR(applyTied(i, entry["tied"], where));
    return entry.contains("alias") ? applyAlias(i, value, entry, where) : absl::OkStatus();
  }

  absl::Status applyRole(bool isArgument, size_t i, ValueInfo &value, const std::string &role,
                         const std::string &where) {
    std::optional<Role> known = symbolizeRole(role);
    if (!known) {
      std::vector<std::string> roles;
      for (unsigned r = 0; r <= getMaxEnumValForRole(); ++r)
        roles.push_back(stringifyRole(static_cast<Role>(r)).str());
      return absl::InvalidArgumentError(absl::StrCat(where, ": unknown role '", role, "'", suggestion(role, roles)));
    }
    if (value.role != "none" && value.role != role)
      return absl::InvalidArgumentError(
          absl::StrCat(where, ": the role is '", value.role, "' in the program, not '", role, "'"));
    value.role = role;
    set(isArgument, i, "gc.role", RoleAttr::get(builder.getContext(), *known));
    return absl::OkStatus();
  }

  absl::Status applyTied(size_t i, const json &names, const std::string &where) {
    SmallVector<Attribute> attributes;
    for (const json &name : names) {
      if (!names.is_array() || !name.is_string())
        return absl::InvalidArgumentError(absl::StrCat(where, ": 'tied' is ", names.dump(), ", not a list of names"));
      attributes.push_back(builder.getStringAttr(name.get<std::string>()));
    }
    set(true, i, "gc.tied", builder.getArrayAttr(attributes));
    return absl::OkStatus();
  }

  absl::Status applyAlias(size_t i, ValueInfo &value, const json &entry, const std::string &where) {
    GC_ASSIGN_OR_RETURN(std::string alias, textOf(entry, "alias", where));
    int result = -1;
    if (alias != "any") {
      GC_ASSIGN_OR_RETURN(result, find(alias, "out", signature.results, absl::StrCat(where, ": alias")));
      if (signature.results[result].text() != value.text())
        return absl::InvalidArgumentError(absl::StrCat(where, ": an argument of type ", value.text(),
                                                       " cannot give its memory to ",
                                                       describe("out", result, signature.results[result])));
    }
    if (value.donated && value.alias != result)
      return absl::InvalidArgumentError(absl::StrCat(where, ": the program donates it to ",
                                                     value.alias < 0 ? "any result" : numberedName("out", value.alias),
                                                     ", not to ", alias));
    for (size_t j = 0; j < signature.arguments.size(); ++j)
      if (result >= 0 && j != i && signature.arguments[j].alias == result)
        return absl::InvalidArgumentError(
            absl::StrCat(where, ": ", describe("in", j, signature.arguments[j]), " gives its memory to ", alias));
    value.donated = true;
    value.alias = result;
    set(true, i, "gc.alias", builder.getI32IntegerAttr(result));
    return absl::OkStatus();
  }

  absl::Status checkUnique(const char *kind, const std::vector<ValueInfo> &values) {
    std::map<std::string, size_t> seen;
    for (size_t i = 0; i < values.size(); ++i)
      if (auto [other, isNew] = seen.try_emplace(values[i].name, i); !values[i].name.empty() && !isNew)
        return absl::InvalidArgumentError(absl::StrCat(path, ": '", values[i].name, "' names ",
                                                       numberedName(kind, other->second), " and ",
                                                       numberedName(kind, i)));
    return absl::OkStatus();
  }

  void set(bool isArgument, size_t i, StringRef key, Attribute attribute) {
    if (isArgument)
      main.setArgAttr(i, key, attribute);
    else
      main.setResultAttr(i, key, attribute);
  }

  func::FuncOp main;
  Signature signature;
  std::string path;
  Builder builder;
};

} // namespace

absl::Status applyRoles(ModuleOp module, const std::string &path) {
  GC_ASSIGN_OR_RETURN(std::string text, readFile(path));
  json document = json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (document.is_discarded())
    return absl::InvalidArgumentError(absl::StrCat(path, " is not JSON"));
  GC_ASSIGN_OR_RETURN(Signature signature, signatureOf(module));
  return Roles(module.lookupSymbol<func::FuncOp>("main"), std::move(signature), path).apply(document);
}

std::string rolesBeside(const std::string &program) {
  std::string path = absl::StrCat(absl::StripSuffix(program, ".mlir"), ".roles.json");
  std::error_code error;
  return std::filesystem::exists(path, error) ? path : "";
}

} // namespace gc
