// gcompile inspect: what a program takes and gives.
#include "tools/gcompile/Commands.h"

#include "tools/driver/Engine.h"

#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include <CLI/CLI.hpp>
#include <iostream>

namespace gc {

namespace {
struct InspectOptions {
  std::string program, roles;
  bool json = false;
};
} // namespace

// The argument's memory after the run: a result's, or free for any.
static std::string fateOf(const ValueInfo &value) {
  return !value.donated ? "" : value.alias < 0 ? "any" : numberedName("out", value.alias);
}

static nlohmann::json toJson(const char *kind, const std::vector<ValueInfo> &values) {
  nlohmann::json out = nlohmann::json::object();
  for (size_t i = 0; i < values.size(); ++i) {
    nlohmann::json &entry = out[numberedName(kind, i)] = {{"type", values[i].text()}};
    if (!values[i].name.empty())
      entry["name"] = values[i].name;
    if (values[i].role != "none")
      entry["role"] = values[i].role;
    if (std::string fate = fateOf(values[i]); !fate.empty())
      entry["alias"] = fate;
  }
  return out;
}

static void printTable(const char *kind, const std::vector<ValueInfo> &values) {
  size_t names = 4, roles = 4;
  for (const ValueInfo &value : values) {
    names = std::max(names, value.name.size());
    roles = std::max(roles, value.role.size());
  }
  for (size_t i = 0; i < values.size(); ++i) {
    std::string role = values[i].role == "none" ? "-" : values[i].role, fate = fateOf(values[i]);
    std::string name = values[i].name.empty() ? "-" : values[i].name;
    std::cout << absl::StreamFormat("%s  %-*s  %-*s  %s", numberedName(kind, i), static_cast<int>(names), name,
                                    static_cast<int>(roles), role, values[i].text())
              << (fate.empty() ? "" : absl::StrCat("  -> ", fate)) << '\n';
  }
}

static absl::Status inspect(const InspectOptions &options) {
  GC_ASSIGN_OR_RETURN(Signature signature, readSignature(options.program, options.roles));
  if (options.json) {
    nlohmann::json out = {{"arguments", toJson("in", signature.arguments)},
                          {"results", toJson("out", signature.results)}};
    std::cout << out.dump(2) << '\n';
    return absl::OkStatus();
  }
  printTable("in", signature.arguments);
  printTable("out", signature.results);
  return absl::OkStatus();
}

void addInspectCommand(CLI::App &program, Action &action) {
  auto options = std::make_shared<InspectOptions>();
  CLI::App *command = program.add_subcommand("inspect", "Print a program's arguments and results");
  command->add_option("program", options->program, "StableHLO text (.mlir) or an artifact (.gcx)")->required();
  command->add_flag("--json", options->json, "as JSON, in the form that --roles reads");
  addRolesOption(*command, options->roles);
  command->footer(
      "A line each: number, name, role, type, and for a donated argument the result that takes its memory.\n"
      "Examples:\n"
      "  gcompile inspect step.mlir\n"
      "  gcompile inspect step.gcx --json");
  command->callback([options, &action] { action = [options] { return inspect(*options); }; });
}

} // namespace gc
