#include "tools/report/Report.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace gc {

using nlohmann::json;

static constexpr size_t kMostLines = 20; // of a table; --json has all

// Rows of words, in columns as wide as their widest.
static std::string table(const std::vector<std::vector<std::string>> &rows) {
  std::vector<size_t> widths;
  for (const auto &row : rows)
    for (size_t i = 0; i < row.size(); ++i) {
      widths.resize(std::max(widths.size(), i + 1));
      widths[i] = std::max(widths[i], row[i].size());
    }
  std::string out;
  for (const auto &row : rows) {
    std::string line;
    for (size_t i = 0; i < row.size(); ++i)
      absl::StrAppendFormat(&line, "%-*s  ", int(widths[i]), row[i]);
    line.erase(line.find_last_not_of(' ') + 1);
    absl::StrAppend(&out, line, "\n");
  }
  return out;
}

static std::string machineText(const json &machine) {
  const json &flops = machine["all_threads"]["flop_per_s"];
  std::string out = absl::StrCat("limits of ", machine["cpu"].get<std::string>(), ", ", machine["threads"].get<int>(),
                                 " threads: ", rateText(flops["f32"], "FLOP/s"), " in f32, ",
                                 rateText(flops["f64"], "FLOP/s"), " in f64");
  if (flops["bf16"].get<double>() > 0)
    absl::StrAppend(&out, ", ", rateText(flops["bf16"], "FLOP/s"), " in bf16");
  absl::StrAppend(&out, "\n");
  for (const json &level : machine["all_threads"]["bytes_per_s"])
    absl::StrAppend(&out, "  up to ", bytesText(level["working_set_bytes"]), " a thread: read ",
                    rateText(level["read"], "B/s"), ", write ", rateText(level["write"], "B/s"), ", copy ",
                    rateText(level["copy"], "B/s"), "\n");
  return out;
}

static std::string whereText(const json &kernel) {
  const json &locations = kernel["locations"];
  if (locations.empty())
    return "";
  std::string first = locations[0]["location"];
  return locations.size() == 1 ? first : absl::StrCat(first, " and ", locations.size() - 1, " more");
}

static std::string kernelsText(const json &report) {
  bool measured = report.contains("measured_s");
  double total = report[measured ? "measured_s" : "limit_s"].get<double>();
  std::vector<std::vector<std::string>> rows = {{"kernel", "family", "launches", "flops", "bytes", "least time",
                                                 measured ? "measured" : "bound by", "share", "from"}};
  std::vector<json> kernels = byTime(report);
  for (const json &kernel : kernels) {
    if (rows.size() > kMostLines)
      break;
    double launches = kernel["launches"];
    rows.push_back({kernel["name"], kernel["family"],
                    absl::StrCat(absl::StrFormat("%.0f", launches), kernel["in_while"].get<bool>() ? " a round" : ""),
                    rateText(kernel["flops"].get<double>() * launches, ""),
                    bytesText(kernel["bytes"].get<double>() * launches),
                    timeText(kernel["limit_s"].get<double>() * launches),
                    measured ? timeText(kernel["measured_s"]) : kernel["bound"].get<std::string>(),
                    absl::StrFormat("%.1f%%", total > 0 ? 100 * secondsOf(kernel) / total : 0), whereText(kernel)});
  }
  std::string out = absl::StrCat("kernels: ", kernels.size(), ", at least ", timeText(report["limit_s"]));
  if (measured)
    absl::StrAppend(&out, ", measured ", timeText(report["measured_s"]));
  absl::StrAppend(&out, "\n", table(rows));
  if (kernels.size() >= rows.size())
    absl::StrAppend(&out, kernels.size() + 1 - rows.size(), " more; --json has all\n");
  return out;
}

static std::string memoryText(const json &memory) {
  std::string out = absl::StrCat("memory: arguments ", bytesText(memory["argument_bytes"]), ", results ",
                                 bytesText(memory["result_bytes"]), ", constants ", bytesText(memory["constant_bytes"]),
                                 ", arena ", bytesText(memory["arena_bytes"]), "\n");
  if (size_t count = memory["tensors_in_results"].size())
    absl::StrAppend(&out, count, count == 1 ? " temporary lies" : " temporaries lie",
                    " in the memory of results that are not yet written\n");
  const json &steps = memory["steps"];
  if (steps.empty() || memory["arena_bytes"].get<double>() == 0)
    return out;
  size_t peak = memory["peak_step"];
  absl::StrAppend(
      &out, "most live at step ", peak, " of ", steps.size(), " (", steps[peak]["what"].get<std::string>(),
      steps[peak]["location"].get<std::string>().empty() ? "" : " at ", steps[peak]["location"].get<std::string>(),
      "): ", bytesText(memory["peak_bytes"]), ", ",
      absl::StrFormat("%.1f%%", 100 * memory["peak_bytes"].get<double>() / memory["arena_bytes"].get<double>()),
      " of the arena\n");
  std::vector<std::vector<std::string>> rows = {{"tensor", "bytes", "steps", "from"}};
  for (const json &tensor : memory["peak_tensors"])
    if (rows.size() <= kMostLines)
      rows.push_back({tensor["label"], bytesText(tensor["bytes"]),
                      absl::StrCat(tensor["first_step"].get<size_t>(), "-", tensor["last_step"].get<size_t>()),
                      tensor["location"]});
  absl::StrAppend(&out, table(rows));
  if (memory["peak_tensors"].size() >= rows.size())
    absl::StrAppend(&out, memory["peak_tensors"].size() + 1 - rows.size(), " more; --json has all\n");
  return out;
}

static std::string familiesText(const json &report) {
  std::string out = "where the time goes:\n";
  std::vector<std::pair<double, std::string>> families;
  for (const auto &[name, seconds] : report["families"].items())
    families.push_back({seconds.get<double>(), name});
  std::sort(families.rbegin(), families.rend());
  std::vector<std::vector<std::string>> rows;
  for (const auto &[seconds, name] : families)
    rows.push_back({absl::StrCat("  ", name), timeText(seconds),
                    absl::StrFormat("%.1f%%", 100 * seconds / std::max(report["measured_s"].get<double>(), 1e-12))});
  return out + table(rows);
}

std::string reportText(const json &report) {
  std::string out = absl::StrCat(machineText(report["machine"]), "\n", kernelsText(report), "\n");
  if (report.contains("families"))
    absl::StrAppend(&out, familiesText(report), "\n");
  return out + memoryText(report["memory"]);
}

} // namespace gc
