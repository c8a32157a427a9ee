// A run as one page that needs nothing else: its loss curves, numbers and configuration.
#ifndef GC_TOOLS_TRAIN_REPORTPAGE_H
#define GC_TOOLS_TRAIN_REPORTPAGE_H

#include <nlohmann/json.hpp>
#include <string>

namespace gc {

// `lines`: of log.jsonl, whose pace is in `unit`: tokens, examples. `facts`: names and values for the table at the top.
// `config`: the configuration's text.
std::string trainReportPage(const std::string &title, const std::vector<nlohmann::json> &lines, const std::string &unit,
                            const std::vector<std::pair<std::string, std::string>> &facts, const std::string &config);

} // namespace gc

#endif
