// Where the values of a program's arguments come from, and what happens to its results.
#ifndef GC_TOOLS_DRIVER_INPUTS_H
#define GC_TOOLS_DRIVER_INPUTS_H

#include "tools/driver/HostArray.h"

#include "runtime/base/Compare.h"

#include "absl/functional/function_ref.h"
#include <map>

namespace gc {

struct InputSources {
  std::vector<std::string> files; // safetensors; no two may hold one argument
  std::string fill;               // "normal:SEED", "uniform:SEED", … or a JSON file of rules, or empty
  std::string advice = "give --inputs or --fill"; // to who left arguments without a value
};

// By which results are compared: each by its own tolerance, keyed by out_NNN or by name, or by that of the rest.
struct Tolerances {
  gcrt::Tolerance rest;
  std::map<std::string, gcrt::Tolerance> byResult;
  Tolerances(const gcrt::Tolerance &all = {}) : rest(all) {}
};

// The values of the arguments that are wanted, one after the other. A tensor of a file is found by in_NNN or by the
// argument's name; what the files lack is filled by rule: that of a JSON file, else the program's own (gc.init), else
// the short form. Arguments left without a value are an error that lists them all, and so are tensors and rules that
// belong to no argument.
//
// A JSON file of rules holds {"args": [rule, …]}, a rule per argument in order, or {"in_003": rule, "name": rule, …}. A
// rule is {"kind": "normal" | "uniform" | "randint" | "zeros" | "ones" | "value", …}, see runtime/base/Fill.h. A rule
// in the short form "normal:SEED" is for every argument without a rule of its own, argument i with SEED + i. A stored
// case's meta.json (Case.h) is such a file too: its "fill" holds the rules.
absl::StatusOr<std::vector<HostArray>> gatherInputs(const Signature &signature, const InputSources &sources,
                                                    absl::FunctionRef<bool(size_t argument)> wanted);
absl::StatusOr<std::vector<HostArray>> gatherInputs(const Signature &signature, const InputSources &sources,
                                                    size_t first = 0, size_t last = SIZE_MAX);

// Memory for every result.
std::vector<HostArray> allocateResults(const Signature &signature);

// Writes arrays as out_NNN (in_NNN for kind "in"), or under their names where `names` is set and they have one.
absl::Status writeArrays(const std::string &path, absl::Span<const ValueInfo> values,
                         absl::Span<const HostArray> arrays, const char *kind, bool names);

// Compares every result with the file's tensor of its number or name; a failure (code CheckFailed) tells each one.
// A tolerance for what is no result is an error.
absl::Status compareResults(const std::string &path, const Signature &signature, absl::Span<const HostArray> results,
                            const Tolerances &tolerances);

} // namespace gc

#endif
