#include "tools/report/Html.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace gc::html {

std::string escaped(const std::string &text) {
  std::string out;
  for (char c : text)
    switch (c) {
    case '&':
      out += "&amp;";
      break;
    case '<':
      out += "&lt;";
      break;
    case '>':
      out += "&gt;";
      break;
    case '"':
      out += "&quot;";
      break;
    default:
      out += c;
    }
  return out;
}

std::string svgOpen(const char *label) {
  return absl::StrFormat("<svg viewBox=\"0 0 %g %g\" role=\"img\" aria-label=\"%s\">\n", kWidth, kHeight, label);
}

std::string line(double x1, double y1, double x2, double y2, const char *kind) {
  return absl::StrFormat("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>\n", x1, y1, x2, y2,
                         kind);
}

std::string label(double x, double y, const char *anchor, const std::string &text) {
  return absl::StrFormat("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, anchor, escaped(text));
}

std::string row(const std::vector<std::string> &cells, const char *tag) {
  std::string out = "<tr>";
  for (const std::string &cell : cells)
    absl::StrAppend(&out, "<", tag, ">", escaped(cell), "</", tag, ">");
  return out + "</tr>\n";
}

std::string page(const std::string &title, const std::string &body) {
  return absl::StrCat(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>", escaped(title),
      "</title><style>\n"
      "body{font:14px/1.4 system-ui,sans-serif;margin:2em auto;max-width:1000px;padding:0 "
      "1em;color:#222;background:#fff}\n"
      "table{border-collapse:collapse;width:100%;font-size:12px}td,th{text-align:left;padding:2px 8px;"
      "border-bottom:1px solid #ddd;overflow-wrap:anywhere}svg{width:100%;height:auto;font-size:11px}\n"
      ".grid{stroke:#ddd}.roof{stroke:#888;stroke-dasharray:4 3}.box{stroke:#fff;stroke-width:.3;opacity:.85}"
      ".box:hover,circle:hover{stroke:#000;stroke-width:1.5}.live{fill:none;stroke:#000;stroke-width:1.2}\n"
      "</style></head><body>\n<h1>",
      escaped(title), "</h1>\n", body, "</body></html>\n");
}

} // namespace gc::html
