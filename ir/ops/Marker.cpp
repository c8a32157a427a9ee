#include "ir/dialect/Gc.h"
#include "ir/ops/Body.h"
#include "ir/ops/Derivative.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

#define GET_OP_CLASSES
#include "ir/ops/Marker.cpp.inc"

LogicalResult CheckpointNameOp::verify() {
  if (getName().empty())
    return emitOpError() << "has an empty name; give one [checkpoint_name-1]";
  return success();
}

//===----------------------------------------------------------------------===//
// CustomVjp
//===----------------------------------------------------------------------===//

SmallVector<Type> CustomVjpOp::differentiable(TypeRange types) {
  return llvm::filter_to_vector(types, isDifferentiable);
}

LogicalResult CustomVjpOp::verifyRegions() {
  SmallVector<Type> results(getResultTypes());
  if (failed(verifyRegion(*this, getPrimal(), getInputs().getTypes(), results, "primal", "custom_vjp-1")))
    return failure();
  // What forward keeps is its own choice, backward takes the same.
  SmallVector<Type> kept, yields(results), arguments;
  if (!getForward().empty())
    if (auto yield = dyn_cast<YieldOp>(getForward().front().back()))
      llvm::append_range(
          kept, llvm::drop_begin(yield->getOperandTypes(), std::min<size_t>(results.size(), yield->getNumOperands())));
  llvm::append_range(yields, kept);
  if (failed(verifyRegion(*this, getForward(), getInputs().getTypes(), yields, "forward", "custom_vjp-2")))
    return failure();
  llvm::append_range(arguments, kept);
  llvm::append_range(arguments, differentiable(results));
  return verifyRegion(*this, getBackward(), arguments, differentiable(getInputs().getTypes()), "backward",
                      "custom_vjp-3");
}

SmallVector<DataFlowEdge> CustomVjpOp::getDataFlowEdges() {
  SmallVector<DataFlowEdge> edges;
  Block &primal = getPrimal().front(), &forward = getForward().front();
  for (auto [i, input] : llvm::enumerate(getInputs()))
    edges.push_back({{input}, {primal.getArgument(i), forward.getArgument(i)}});
  for (auto [i, result] : llvm::enumerate(getResults()))
    edges.push_back({{primal.getTerminator()->getOperand(i)}, {result}});
  return edges;
}
