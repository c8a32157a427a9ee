// Measures which tiles a program's contractions are fastest with.
//
//   GC_ASSIGN_OR_RETURN(TuneResult result, tune("step.mlir", options));
//   result.table.text()                                 // what `gcompile tune` writes and --tuning reads
//
// The program is compiled once per candidate: all of its contractions take their first candidate, which is the cost
// model's choice, then all their second one, and so on. Each of these programs runs a few times, in turns, and every
// kernel's own time is taken from the run's trace; the fastest run counts. A candidate that gains less than
// TuneOptions::worth is left: the difference is noise.
#ifndef GC_TOOLS_DRIVER_TUNE_H
#define GC_TOOLS_DRIVER_TUNE_H

#include "tools/driver/Engine.h"
#include "tools/driver/Inputs.h"

#include "codegen/library/Tuning.h"

#include <functional>

namespace gc {

struct TuneOptions {
  EngineOptions engine; // its tuning, if any: what is kept of contractions that the program does not have
  InputSources sources;
  int64_t runs = 5;   // of each candidate, per round
  int64_t rounds = 2; // over all candidates
  double worth = 0.02;
  // Called before each candidate's runs.
  std::function<void(int64_t done, int64_t all)> progress;
};

struct TunedContraction {
  std::string key;
  int64_t candidates = 0, launches = 0; // launches: of one run
  ContractionTiles before, after;
  double secondsBefore = 0, secondsAfter = 0; // of one run, its launches together
};

struct TuneResult {
  TuningTable table;
  std::vector<TunedContraction> contractions; // the longest first
};

// A program's text. Refused where it has no contraction that can be cut in more than one way.
absl::StatusOr<TuneResult> tune(const std::string &program, const TuneOptions &options);

} // namespace gc

#endif
