// What an artifact says of itself, held against a machine's limits. One JSON object is what the text and the page are
// written from:
//
//   machine    as Machine.h has it
//   kernels    [{number, name, family, launches, in_while, flops, bytes, work, scratch_bytes, limit_s, bound,
//   locations}]
//              flops, bytes and limit_s are of one launch; launches counts rounds of counted loops; a while's rounds
//              are unknown and count once
//   limit_s    of all launches together
//   memory     {argument_bytes, result_bytes, constant_bytes, arena_bytes, peak_bytes, peak_step, peak_tensors, steps,
//              tensors}: MemoryTimeline.h
//
// and after a measured run (addProfile): each kernel's seconds, `measured_s`, `families`.
#ifndef GC_TOOLS_REPORT_REPORT_H
#define GC_TOOLS_REPORT_REPORT_H

#include "runtime/artifact/Artifact.h"
#include "runtime/cpu/MachineLimits.h"
#include "runtime/exec/Profile.h"

#include <nlohmann/json.hpp>

namespace gc {

nlohmann::json reportOf(const gcrt::Artifact &artifact, const gcrt::fb::Program &program,
                        const gcrt::MachineLimits &limits);
void addProfile(nlohmann::json &report, const gcrt::Profile &profile);

// The report for people. Kernels of the longest time first, measured where there is a measure.
std::string reportText(const nlohmann::json &report);
// The same as one page that needs nothing else: tables, the roofline, and memory over time, both with what lies under
// the pointer.
std::string reportPage(const nlohmann::json &report, const std::string &title);

// "12.3 us", "4.5 MiB", "67.8 GFLOP/s".
std::string timeText(double seconds);
std::string bytesText(double bytes);
std::string rateText(double perSecond, const char *unit);

// A kernel's time of all launches, measured or least.
double secondsOf(const nlohmann::json &kernel);
// The kernels of a report, the longest first.
std::vector<nlohmann::json> byTime(const nlohmann::json &report);

} // namespace gc

#endif
