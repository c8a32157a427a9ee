// --check-meaning: the module is interpreted before and after each pass, on generated arguments, and the pass is held
// to what it declares (ir/interfaces/Meaning.h).
//
//   MeaningReport report;
//   checkMeaning(manager, report);               // the report outlives the runs
//   if (failed(manager.run(module)) || failed(report.emit(module.getLoc()))) …
#ifndef GC_PASSES_MEANING_CHECKMEANING_H
#define GC_PASSES_MEANING_CHECKMEANING_H

#include "mlir/IR/Location.h"
#include "mlir/Pass/PassManager.h"

#include <map>
#include <string>

namespace gc {

struct MeaningReport {
  std::string brokenBy, difference;             // the first pass that did not keep its word, and how
  std::map<std::string, std::string> unchecked; // passes and why not
  int64_t checked = 0;                          // passes that changed the module and kept its meaning
  int64_t unchanged = 0;

  // An error that names the pass ("internal error: …"), or a remark on what was checked and what was not.
  mlir::LogicalResult emit(mlir::Location loc) const;
};

// Arguments are small numbers by the seed. Turns off the context's threads: nested passes would change a module that is
// being read.
void checkMeaning(mlir::PassManager &manager, MeaningReport &report, uint64_t seed = 1);

} // namespace gc

#endif
