#include "ir/dialect/Gc.h"
#include "ir/ops/Verify.h"
#include "runtime/abi/Limits.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

#define GET_OP_CLASSES
#include "ir/ops/Control.cpp.inc"

static YieldOp yieldOf(Region &region) {
  return cast<YieldOp>(region.front().getTerminator());
}

//===----------------------------------------------------------------------===//
// While
//===----------------------------------------------------------------------===//

LogicalResult WhileOp::verify() {
  TypeRange carries = getInits().getTypes();
  if (getResultTypes() != carries)
    return emitOpError() << "has results (" << getResultTypes() << ") for carries (" << carries
                         << "); they must be equal [while-1]";
  Type pred = RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  if (failed(verifyRegion(*this, getCond(), carries, pred, "condition", "while-2")))
    return failure();
  return verifyRegion(*this, getBody(), carries, carries, "body", "while-3");
}

SmallVector<DataFlowEdge> WhileOp::getDataFlowEdges() {
  SmallVector<DataFlowEdge> edges;
  for (auto [i, init] : llvm::enumerate(getInits()))
    edges.push_back(
        {{init, yieldOf(getBody()).getOperand(i)}, {getCond().getArgument(i), getBody().getArgument(i), getResult(i)}});
  return edges;
}

//===----------------------------------------------------------------------===//
// Scan
//===----------------------------------------------------------------------===//

LogicalResult ScanOp::verify() {
  int64_t trips = getTripCount();
  if (trips < 0 || trips > gcrt::kMaxTrips)
    return emitOpError() << "has trip count " << trips << "; use 0 to " << gcrt::kMaxTrips << " [scan-1]";
  SmallVector<Type> arguments(getInits().getTypes());
  for (Value input : getInputs()) {
    auto type = tensorType(input);
    if (type.getRank() == 0 || type.getDimSize(0) != trips)
      return emitOpError() << "slices an input of type " << type << " over " << trips
                           << " trips; its dimension 0 must have that size [scan-2]";
    arguments.push_back(type.clone(type.getShape().drop_front()));
  }
  if (getNumResults() < getInits().size())
    return emitOpError() << "has " << getNumResults() << " results for " << getInits().size()
                         << " carries; give the final carries, then the stacked outputs [scan-3]";
  SmallVector<Type> yields(getInits().getTypes());
  for (Value result : getResults().drop_front(getInits().size())) {
    auto type = tensorType(result);
    if (type.getRank() == 0 || type.getDimSize(0) != trips)
      return emitOpError() << "stacks an output of type " << type << " over " << trips
                           << " trips; its dimension 0 must have that size [scan-4]";
    yields.push_back(type.clone(type.getShape().drop_front()));
  }
  for (auto [result, init] : llvm::zip(getResults(), getInits()))
    if (result.getType() != init.getType())
      return emitOpError() << "gives a final carry of type " << result.getType() << " for an init of type "
                           << init.getType() << "; they must be equal [scan-5]";
  return verifyRegion(*this, getBody(), arguments, yields, "body", "scan-6");
}

SmallVector<DataFlowEdge> ScanOp::getDataFlowEdges() {
  SmallVector<DataFlowEdge> edges;
  YieldOp yield = yieldOf(getBody());
  size_t carries = getInits().size();
  for (auto [i, init] : llvm::enumerate(getInits()))
    edges.push_back({{init, yield.getOperand(i)}, {getBody().getArgument(i), getResult(i)}});
  for (auto [i, input] : llvm::enumerate(getInputs()))
    edges.push_back({{input}, {getBody().getArgument(carries + i)}, 1});
  for (size_t i = carries; i < getNumResults(); ++i)
    edges.push_back({{yield.getOperand(i)}, {getResult(i)}, -1});
  return edges;
}

//===----------------------------------------------------------------------===//
// Case
//===----------------------------------------------------------------------===//

LogicalResult CaseOp::verify() {
  if (rankOf(getIndex()) != 0)
    return emitOpError() << "has an index of type " << getIndex().getType() << "; it must have rank 0 [case-1]";
  if (getBranches().empty())
    return emitOpError() << "has no branches; give at least one [case-2]";
  for (Region &branch : getBranches())
    if (failed(verifyRegion(*this, branch, {}, getResultTypes(), "branch", "case-3")))
      return failure();
  return success();
}

SmallVector<DataFlowEdge> CaseOp::getDataFlowEdges() {
  SmallVector<DataFlowEdge> edges;
  for (auto [i, result] : llvm::enumerate(getResults())) {
    DataFlowEdge edge;
    for (Region &branch : getBranches())
      edge.sources.push_back(yieldOf(branch).getOperand(i));
    edge.targets.push_back(result);
    edges.push_back(edge);
  }
  return edges;
}

//===----------------------------------------------------------------------===//
// Expect
//===----------------------------------------------------------------------===//

LogicalResult ExpectOp::verify() {
  Type element = tensorType(getActual()).getElementType();
  bool isFloat = isa<FloatType>(element) ||
                 (isa<ComplexType>(element) && isa<FloatType>(cast<ComplexType>(element).getElementType()));
  if (getKind() != ExpectKind::eq && !isFloat)
    return emitOpError() << "compares " << element << " by " << stringifyExpectKind(getKind())
                         << "; only floats are nearly equal, use eq [expect-1]";
  int64_t low = getMinUlpDifference(), high = getMaxUlpDifference();
  if (low < 0 || high < low)
    return emitOpError() << "allows " << low << " to " << high
                         << " units in the last place; 0 <= least <= most must hold [expect-2]";
  return success();
}
