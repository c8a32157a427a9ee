#include "tools/train/Flops.h"

#include "ir/dialect/Gc.h"
#include "ir/interfaces/Access.h"
#include "passes/canonical/Passes.h"
#include "passes/raise/Passes.h"
#include "runtime/base/Status.h"
#include "tools/driver/Program.h"

#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"

#include "absl/strings/str_cat.h"

using namespace mlir;

namespace gc {

double contractionFlops(ModuleOp module) {
  OwningOpRef<ModuleOp> copy = module.clone();
  PassManager manager(copy->getContext());
  manager.addPass(createInlineCallsPass());
  manager.addNestedPass<func::FuncOp>(createRaiseLoopsPass());
  auto main = copy->lookupSymbol<func::FuncOp>("main");
  if (failed(manager.run(*copy)) || !main)
    return 0;
  double sum = 0;
  main.walk([&](DotOp dot) {
    double products = 1;
    for (const Factor &factor : cast<AccessOpInterface>(dot.getOperation()).getAccesses().factors)
      products *= static_cast<double>(factor.size);
    for (auto loop = dot->getParentOfType<ScanOp>(); loop; loop = loop->getParentOfType<ScanOp>())
      products *= static_cast<double>(loop.getTripCount());
    sum += 2 * products;
  });
  return sum;
}

static bool ofExamples(const Trainer &trainer) {
  return trainer.data().unit() == std::string_view("examples");
}

absl::StatusOr<double> stepFlops(const Trainer &trainer, const std::string &lossProgram) {
  double all = trainer.parameters(), trained = trainer.trainedParameters();
  if (!ofExamples(trainer))
    return (4.0 * all + 2.0 * trained) * trainer.data().unitsPerStep();
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> program, Program::load(lossProgram));
  return contractionFlops(*program->module) * (2.0 + trained / std::max(all, 1.0));
}

std::string flopsFormula(const Trainer &trainer) {
  bool frozen = trainer.parameters() != trainer.trainedParameters();
  if (ofExamples(trainer))
    return absl::StrCat("3 x operations of the loss program's contractions",
                        frozen ? " (but for frozen parameters' gradients)" : "");
  return absl::StrCat("6 x parameters", frozen ? " (4 x frozen ones)" : "", " x tokens/s");
}

} // namespace gc
