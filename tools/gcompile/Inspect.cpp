// gcompile inspect: what a program takes and gives, its kernels against the machine's limits, its memory over time.
#include "tools/gcompile/Commands.h"

#include "tools/driver/Engine.h"

#include "tools/report/Machine.h"
#include "tools/report/Report.h"

#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include <CLI/CLI.hpp>
#include <iostream>

namespace gc {

namespace {
struct InspectOptions {
  std::string program, page, machine;
  EngineOptions engine;
  bool json = false, signature = false;
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
    if (!values[i].init.empty())
      entry["init"] = values[i].init;
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
  if (options.signature && !options.page.empty())
    return absl::InvalidArgumentError("--html is of kernels and memory: give it without --signature");
  GC_ASSIGN_OR_RETURN(Signature signature, readSignature(options.program, options.engine.roles));
  nlohmann::json report = nlohmann::json::object();
  if (!options.signature) {
    GC_ASSIGN_OR_RETURN(auto artifact, openOrCompile(options.program, options.engine));
    const gcrt::fb::Program *main = artifact->findProgram("main");
    if (!main)
      return absl::InvalidArgumentError(absl::StrCat(options.program, " has no program 'main'"));
    GC_ASSIGN_OR_RETURN(gcrt::MachineLimits limits, machineLimits(options.machine));
    report = reportOf(*artifact, *main, limits);
  }
  if (!options.page.empty()) {
    std::string page = reportPage(report, options.program);
    GC_RETURN_IF_ERROR(gcrt::writeFile(options.page, {absl::MakeConstSpan(page)}));
  }
  if (options.json) {
    report["arguments"] = toJson("in", signature.arguments);
    report["results"] = toJson("out", signature.results);
    std::cout << report.dump(2) << '\n';
    return absl::OkStatus();
  }
  printTable("in", signature.arguments);
  printTable("out", signature.results);
  if (!options.signature)
    std::cout << '\n' << reportText(report);
  return absl::OkStatus();
}

void addInspectCommand(CLI::App &program, Action &action) {
  auto options = std::make_shared<InspectOptions>();
  CLI::App *command = program.add_subcommand("inspect", "Print what a program takes, its kernels and its memory");
  command->add_option("program", options->program, "StableHLO text (.mlir) or an artifact (.gcx)")->required();
  command->add_flag("--signature", options->signature,
                    "arguments and results alone, without compiling; with --json in the form that --roles reads");
  command->add_flag("--json", options->json, "as JSON");
  command->add_option("--html", options->page, "a page to write: kernels, roofline, memory over time");
  addMachineOption(*command, options->machine);
  addProgramOptions(*command, options->engine);
  command->footer(
      "Arguments and results, a line each: number, name, role, type, and for a donated argument the result that takes\n"
      "its memory. Kernels: what they do, and the least time that the machine's limits allow. Memory: what the arena\n"
      "holds when most is live.\n"
      "Examples:\n"
      "  gcompile inspect step.mlir\n"
      "  gcompile inspect step.mlir --signature --json\n"
      "  gcompile inspect step.gcx --html step.html");
  command->callback([options, &action] { action = [options] { return inspect(*options); }; });
}

} // namespace gc
