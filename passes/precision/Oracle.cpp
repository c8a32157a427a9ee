#include "ir/reference/Difference.h"
#include "ir/reference/Evaluator.h"
#include "passes/numerics/Passes.h"
#include "passes/precision/Passes.h"

#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace gc {

static FailureOr<SmallVector<Tensor>> evaluateMain(ModuleOp module, ArrayRef<Tensor> arguments) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main)
    return failure();
  SmallVector<CheckFailure> failures;
  return evaluateFunction(main, arguments, EvaluatorOptions(), failures);
}

static std::string checkNewPrecision(ModuleOp before, ModuleOp after, ArrayRef<Tensor> arguments,
                                     ArrayRef<Tensor> results) {
  OwningOpRef<ModuleOp> wide = before.clone();
  PassManager widening(wide->getContext());
  widening.addPass(createWidenFloatsPass());
  if (failed(widening.run(*wide)))
    return "the module before it cannot be widened";
  auto reference = evaluateMain(*wide, arguments), got = evaluateMain(after, arguments);
  if (failed(reference) || failed(got))
    return "the module after it cannot be interpreted";
  Precision precision = precisionOf(after);
  for (auto [i, tensor] : llvm::enumerate(*got)) {
    if (tensor.getType() != results[i].getType())
      return "result " + std::to_string(i) + ": its type is another";
    if (isa<IntegerType>(tensor.getElementType()))
      continue;
    std::string difference = differenceBeyondRounding(tensor, results[i], (*reference)[i], precision);
    if (!difference.empty())
      return "result " + std::to_string(i) + ": " + difference;
  }
  return "";
}

Meaning WithinNewPrecision::meaning() {
  return {Meaning::OwnOracle, "the values in f64, within the rounding of the new types", checkNewPrecision};
}

} // namespace gc
