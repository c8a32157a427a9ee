#include "tools/report/Html.h"
#include "tools/report/Report.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include <cmath>

namespace gc {

using namespace html;
using nlohmann::json;

static std::string colorOf(const std::string &name) {
  uint32_t hash = 2166136261U;
  for (char c : name)
    hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return absl::StrFormat("hsl(%d 55%% %d%%)", hash % 360, 45 + hash / 360 % 20);
}

static std::string kernelHover(const json &kernel) {
  std::string out =
      absl::StrCat(kernel["name"].get<std::string>(), " (", kernel["family"].get<std::string>(), ")\n",
                   rateText(kernel["flops"], "FLOP"), ", ", bytesText(kernel["bytes"]), " a launch\nleast ",
                   timeText(kernel["limit_s"]), ", bound by ", kernel["bound"].get<std::string>());
  if (kernel.contains("measured_s") && kernel["measured_launches"].get<double>() > 0)
    absl::StrAppend(&out, "\nmeasured ",
                    timeText(kernel["measured_s"].get<double>() / kernel["measured_launches"].get<double>()));
  for (const json &place : kernel["locations"])
    absl::StrAppend(&out, "\n", place["location"].get<std::string>());
  return out;
}

namespace {

// Intensity across and FLOP/s upwards, both logarithmic.
class Roofline {
public:
  explicit Roofline(const json &report) : report(report) {
    for (const json &kernel : report["kernels"])
      if (isShown(kernel)) {
        minX = std::min(minX, intensity(kernel));
        maxX = std::max(maxX, intensity(kernel));
      }
    const json &flops = report["machine"]["all_threads"]["flop_per_s"];
    maxY = std::max({flops["f32"].get<double>(), flops["f64"].get<double>(), flops["bf16"].get<double>()}) * 2;
    minX = std::pow(10, std::floor(std::log10(minX)));
    maxX = std::pow(10, std::ceil(std::log10(maxX)));
    for (const json &level : report["machine"]["all_threads"]["bytes_per_s"])
      minY = std::min(minY, level["copy"].get<double>() * minX / 3);
    for (const json &kernel : report["kernels"])
      if (isShown(kernel))
        minY = std::min(minY, rate(kernel) / 2);
  }

  std::string svg() const {
    std::string out = svgOpen("roofline");
    for (double v = minX; v <= maxX * 1.001; v *= 10)
      out += line(x(v), kTop, x(v), kHeight - kBottom, "grid") +
             label(x(v), kHeight - kBottom + 16, "middle", absl::StrFormat("%g", v));
    for (double v = std::pow(10, std::ceil(std::log10(minY))); v <= maxY; v *= 10)
      out += line(kLeft, y(v), kWidth, y(v), "grid") + label(kLeft - 6, y(v) + 4, "end", rateText(v, ""));
    out += label((kLeft + kWidth) / 2, kHeight - 6, "middle", "FLOP per byte") + label(4, kTop + 8, "start", "FLOP/s");
    const json &machine = report["machine"]["all_threads"];
    for (const char *type : {"f32", "f64", "bf16"})
      if (double limit = machine["flop_per_s"][type]; limit > 0)
        out += line(kLeft, y(limit), kWidth, y(limit), "roof") +
               label(kWidth - 4, y(limit) - 4, "end", absl::StrCat(type, " ", rateText(limit, "FLOP/s")));
    for (const json &level : machine["bytes_per_s"]) {
      double speed = level["copy"], end = std::min(maxX, maxY / speed);
      out += line(x(minX), y(speed * minX), x(end), y(speed * end), "roof") +
             label(x(minX) + 6, y(speed * minX) - 4, "start",
                   absl::StrCat("copy, ", bytesText(level["working_set_bytes"]), " a thread"));
    }
    for (const json &kernel : report["kernels"])
      if (isShown(kernel))
        absl::StrAppendFormat(&out,
                              "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"%s\"><title>%s</title></circle>\n",
                              x(intensity(kernel)), y(rate(kernel)), radius(kernel),
                              colorOf(kernel["family"].get<std::string>()), escaped(kernelHover(kernel)));
    return out + "</svg>\n";
  }

private:
  static bool isShown(const json &kernel) {
    return kernel["flops"].get<double>() > 0 && kernel["bytes"].get<double>() > 0 && rate(kernel) > 0;
  }
  static double intensity(const json &kernel) { return kernel["flops"].get<double>() / kernel["bytes"].get<double>(); }
  // Achieved where it was measured; else what the machine would allow.
  static double rate(const json &kernel) {
    double launches = kernel.value("measured_launches", 0.0);
    double seconds = launches > 0 ? kernel["measured_s"].get<double>() / launches : kernel["limit_s"].get<double>();
    return seconds > 0 ? kernel["flops"].get<double>() / seconds : 0;
  }
  double radius(const json &kernel) const {
    double total = report[report.contains("measured_s") ? "measured_s" : "limit_s"];
    return 3 + 14 * std::sqrt(total > 0 ? secondsOf(kernel) / total : 0);
  }
  double x(double v) const { return kLeft + (kWidth - kLeft) * std::log(v / minX) / std::log(maxX / minX); }
  double y(double v) const {
    return kHeight - kBottom - (kHeight - kBottom - kTop) * std::log(v / minY) / std::log(maxY / minY);
  }

  const json &report;
  double minX = 0.1, maxX = 100, minY = 1e12, maxY = 1;
};

} // namespace

// Each tensor is a box: its steps across, its place in the arena upwards. Over them the line of what is live.
static std::string memorySvg(const json &memory) {
  double arena = memory["arena_bytes"], steps = double(memory["steps"].size());
  if (arena == 0 || steps == 0)
    return "<p>No temporary memory.</p>\n";
  auto x = [&](double step) { return kLeft + (kWidth - kLeft) * step / steps; };
  auto y = [&](double bytes) { return kHeight - kBottom - (kHeight - kBottom - kTop) * bytes / arena; };
  std::string out = svgOpen("memory over time");
  for (int i = 0; i <= 4; ++i)
    out += line(kLeft, y(arena * i / 4), kWidth, y(arena * i / 4), "grid") +
           label(kLeft - 6, y(arena * i / 4) + 4, "end", bytesText(arena * i / 4));
  out += label(kLeft, kHeight - kBottom + 16, "start", "0") +
         label(kWidth, kHeight - kBottom + 16, "end", absl::StrFormat("%.0f", steps)) +
         label((kLeft + kWidth) / 2, kHeight - 6, "middle", "steps in the order of issue");
  for (const json &tensor : memory["tensors"]) {
    double first = tensor["first_step"], last = tensor["last_step"], offset = tensor["offset"], bytes = tensor["bytes"];
    std::string hover =
        absl::StrCat(tensor["label"].get<std::string>(), "\n", tensor["location"].get<std::string>(), "\n",
                     bytesText(bytes), " at ", bytesText(offset), ", steps ", first, " to ", last);
    absl::StrAppendFormat(&out,
                          "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"%s\" "
                          "class=\"box\"><title>%s</title></rect>\n",
                          x(first), y(offset + bytes), x(last + 1) - x(first), y(offset) - y(offset + bytes),
                          colorOf(tensor["label"].get<std::string>() + tensor["location"].get<std::string>()),
                          escaped(hover));
  }
  std::string points;
  for (size_t i = 0; i < memory["steps"].size(); ++i) {
    double live = memory["steps"][i]["live_bytes"];
    absl::StrAppendFormat(&points, "%.2f,%.2f %.2f,%.2f ", x(double(i)), y(live), x(double(i + 1)), y(live));
  }
  absl::StrAppend(&out, "<polyline points=\"", points, "\" class=\"live\"/>\n");
  return out + "</svg>\n";
}

static std::string kernelRows(const json &report) {
  bool measured = report.contains("measured_s");
  double total = report[measured ? "measured_s" : "limit_s"];
  std::string out = row({"kernel", "family", "launches", "FLOP a launch", "bytes a launch", "least time, all launches",
                         "bound by", measured ? "measured, all launches" : "scratch a thread", "share", "from"},
                        "th");
  for (const json &kernel : byTime(report)) {
    double launches = kernel["launches"];
    std::string places;
    for (const json &place : kernel["locations"])
      absl::StrAppend(&places, places.empty() ? "" : ", ", place["location"].get<std::string>());
    out += row({kernel["name"], kernel["family"],
                absl::StrCat(absl::StrFormat("%.0f", launches), kernel["in_while"].get<bool>() ? " a round" : ""),
                rateText(kernel["flops"], ""), bytesText(kernel["bytes"]),
                timeText(kernel["limit_s"].get<double>() * launches), kernel["bound"],
                measured ? timeText(kernel["measured_s"]) : bytesText(kernel["scratch_bytes"]),
                absl::StrFormat("%.1f%%", total > 0 ? 100 * secondsOf(kernel) / total : 0), places},
               "td");
  }
  return out;
}

std::string reportPage(const json &report, const std::string &title) {
  const json &memory = report["memory"], &machine = report["machine"];
  std::string peak = row({"tensor", "bytes", "steps", "from"}, "th");
  for (const json &tensor : memory["peak_tensors"])
    peak += row({tensor["label"], bytesText(tensor["bytes"]),
                 absl::StrCat(tensor["first_step"].get<size_t>(), "-", tensor["last_step"].get<size_t>()),
                 tensor["location"]},
                "td");
  std::string body = absl::StrCat(
      "<p>", escaped(machine["cpu"].get<std::string>()), ", ", machine["threads"].get<int>(), " threads. At least ",
      timeText(report["limit_s"]),
      report.contains("measured_s") ? absl::StrCat(", measured ", timeText(report["measured_s"])) : "", ". Arguments ",
      bytesText(memory["argument_bytes"]), ", results ", bytesText(memory["result_bytes"]), ", constants ",
      bytesText(memory["constant_bytes"]), ", arena ", bytesText(memory["arena_bytes"]), ", most live ",
      bytesText(memory["peak_bytes"]), " at step ", memory["peak_step"].get<size_t>(),
      ".</p>\n<h2>Roofline</h2>\n<p>A circle is a kernel, as large as its share of the time",
      report.contains("measured_s") ? ", as high as it got." : "; its height is what the machine allows.", "</p>\n",
      Roofline(report).svg(),
      "<h2>Memory over time</h2>\n<p>A box is a tensor in the arena; the line is what is live there. ",
      memory["tensors_in_results"].size(), " temporaries lie in the memory of results that are not yet written.</p>\n",
      memorySvg(memory), "<h2>Tensors at the peak</h2>\n<table>\n", peak, "</table>\n<h2>Kernels</h2>\n<table>\n",
      kernelRows(report), "</table>\n");
  return page(title, body);
}

} // namespace gc
