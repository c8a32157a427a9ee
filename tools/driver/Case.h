// A stored case of a program: a folder with inputs.safetensors, outputs.safetensors and meta.json, which says how near
// the results must be and how arguments that are not stored are filled.
//
//   {"rtol": 1e-5, "atol": 1e-6, "nan_equal": true, "signed_zero": false, "devices": 1, "expect": "run",
//    "per_output": {"out_002": [1e-3, 1e-5]}, "norm_tolerance": {"out_000": 0.25}, "fill": {"in_001": {"kind":
//    "zeros"}}}
//
// Other keys are for people and other programs.
#ifndef GC_TOOLS_DRIVER_CASE_H
#define GC_TOOLS_DRIVER_CASE_H

#include "tools/driver/Inputs.h"

namespace gc {

struct StoredCase {
  InputSources sources;
  std::string expected; // safetensors; empty where the program checks itself
  Tolerances tolerances;
  int devices = 1;
};

absl::StatusOr<StoredCase> readCase(const std::string &metaPath);

} // namespace gc

#endif
