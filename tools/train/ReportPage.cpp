#include "tools/train/ReportPage.h"

#include "tools/report/Html.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

#include <algorithm>
#include <cmath>

namespace gc {

using namespace html;
using nlohmann::json;

namespace {

using Points = std::vector<std::pair<double, double>>;

// The finite values of a field over steps.
Points pointsOf(const std::vector<json> &lines, const std::string &field) {
  Points out;
  for (const json &line : lines)
    if (line.contains(field) && line[field].is_number() && line.contains("step"))
      out.emplace_back(line["step"].get<double>(), line[field].get<double>());
  return out;
}

struct Curve {
  std::string name;
  const char *color;
  Points points;
};

// Curves over steps, on one scale.
std::string chart(const std::string &title, const std::vector<Curve> &curves) {
  double last = 1, low = INFINITY, high = -INFINITY;
  for (const Curve &curve : curves)
    for (auto [step, value] : curve.points) {
      last = std::max(last, step);
      low = std::min(low, value);
      high = std::max(high, value);
    }
  if (!(low <= high))
    return "";
  if (high - low < 1e-12 * std::max(1.0, std::abs(high)))
    high = low + std::max(1e-6, std::abs(low) * 0.1);
  auto x = [&](double step) { return kLeft + (kWidth - kLeft) * step / last; };
  auto y = [&](double value) { return kTop + (kHeight - kBottom - kTop) * (high - value) / (high - low); };
  std::string out = absl::StrCat("<h2>", title, "</h2>\n", svgOpen(title.c_str()));
  for (int i = 0; i <= 4; ++i) {
    double value = low + (high - low) * i / 4;
    out += line(kLeft, y(value), kWidth, y(value), "grid") +
           label(kLeft - 6, y(value) + 4, "end", absl::StrFormat("%.4g", value)) +
           label(x(last * i / 4), kHeight - kBottom + 16, i == 4 ? "end" : "middle",
                 absl::StrFormat("%.0f", last * i / 4));
  }
  out += label((kLeft + kWidth) / 2, kHeight - 6, "middle", "steps");
  double nameAt = kWidth - 8;
  for (const Curve &curve : curves) {
    if (curve.points.empty())
      continue;
    std::string points;
    for (auto [step, value] : curve.points)
      absl::StrAppendFormat(&points, "%.1f,%.1f ", x(step), y(value));
    absl::StrAppend(&out, "<polyline points=\"", points, "\" fill=\"none\" stroke-width=\"1.5\" stroke=\"", curve.color,
                    "\"/>\n");
    for (auto [step, value] : curve.points)
      absl::StrAppendFormat(&out,
                            "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\" fill=\"%s\"><title>%s, step %.0f: %.5g</title>"
                            "</circle>\n",
                            x(step), y(value), curve.color, curve.name, step, value);
    absl::StrAppendFormat(&out, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\" fill=\"%s\">%s</text>\n", nameAt,
                          kTop + 12, curve.color, curve.name);
    nameAt -= 90;
  }
  return out + "</svg>\n";
}

} // namespace

std::string trainReportPage(const std::string &title, const std::vector<json> &lines, const std::string &unit,
                            const std::vector<std::pair<std::string, std::string>> &facts, const std::string &config) {
  std::string body = "<table>\n";
  for (auto &[name, value] : facts)
    body += row({name, value}, "td");
  absl::StrAppend(&body, "</table>\n",
                  chart("Loss", {{"training", "#1f6fb2", pointsOf(lines, "loss")},
                                 {"validation", "#c0392b", pointsOf(lines, "validation_loss")}}),
                  chart("Accuracy", {{"validation", "#c0392b", pointsOf(lines, "validation_accuracy")}}),
                  chart(absl::StrCat(unit == "tokens" ? "Tokens" : "Examples", " per second"),
                        {{unit + "/s", "#1f6fb2", pointsOf(lines, unit + "_per_s")}}));
  std::string events;
  for (const json &entry : lines)
    if (entry.contains("event"))
      events += row({absl::StrCat("step ", entry.value("step", int64_t(0))), entry["event"].get<std::string>(),
                     entry.value("what", "")},
                    "td");
  if (!events.empty())
    absl::StrAppend(&body, "<h2>Events</h2>\n<table>\n", events, "</table>\n");
  std::string samples;
  for (const json &entry : lines)
    if (entry.contains("sample"))
      absl::StrAppend(&samples, "<h3>After step ", entry.value("step", int64_t(0)), "</h3>\n<pre>",
                      escaped(entry["sample"].get<std::string>()), "</pre>\n");
  if (!samples.empty())
    absl::StrAppend(&body, "<h2>Samples</h2>\n", samples);
  absl::StrAppend(&body, "<h2>Configuration</h2>\n<pre>", escaped(config), "</pre>\n");
  return page(title, body);
}

} // namespace gc
