// Pieces of pages that need nothing else: text, tables, and drawings of kWidth x kHeight with a margin for scales.
#ifndef GC_TOOLS_REPORT_HTML_H
#define GC_TOOLS_REPORT_HTML_H

#include <string>
#include <vector>

namespace gc::html {

constexpr double kWidth = 960, kHeight = 360, kLeft = 70, kBottom = 40, kTop = 12;

std::string escaped(const std::string &text);
// The whole page, with styles for what is below.
std::string page(const std::string &title, const std::string &body);
// A row of a table; the tag is td or th.
std::string row(const std::vector<std::string> &cells, const char *tag);

std::string svgOpen(const char *label);
// `kind`: a class of the page's styles: grid, roof.
std::string line(double x1, double y1, double x2, double y2, const char *kind);
std::string label(double x, double y, const char *anchor, const std::string &text);

} // namespace gc::html

#endif
