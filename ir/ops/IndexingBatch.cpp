// Several examples at once: gather and scatter, by their batching dimensions.
#include "ir/dialect/Gc.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

LogicalResult GatherOp::buildBatched(Batch &batch) {
  bool operand = batch.has(getOperand()), indices = batch.has(getIndices());
  auto made = cast<GatherOp>(batch.copy(*this, batch.get((*this)->getOperands())));
  // With the operand's dimension alone it is one more of the window, whole; with both they are paired.
  bool window = operand && !indices;
  SmallVector<int64_t> none, zero{0};
  made.setOffsetDims(behind(getOffsetDims(), window ? zero : none));
  if (operand) {
    made.setSliceSizes(after(window ? batch.size : 1, getSliceSizes()));
    made.setCollapsedSliceDims(behind(getCollapsedSliceDims()));
    made.setOperandBatchingDims(behind(getOperandBatchingDims(), window ? none : zero));
    made.setStartIndexMap(behind(getStartIndexMap()));
  }
  if (indices) {
    made.setIndicesBatchingDims(behind(getIndicesBatchingDims(), operand ? zero : none));
    made.setIndexVectorDim(getIndexVectorDim() + 1);
  }
  return success();
}

LogicalResult ScatterOp::buildBatched(Batch &batch) {
  if (failed(refuseBatchedCaptures(*this, batch)))
    return failure();
  bool indices = batch.has(getIndices());
  // Each example has its own result, so operands and updates have the dimension.
  SmallVector<Value> operands = batch.getBatched(getInputs());
  operands.push_back(batch.get(getIndices()));
  llvm::append_range(operands, batch.getBatched(getUpdates()));
  auto made = cast<ScatterOp>(batch.copy(*this, operands));
  SmallVector<int64_t> none, zero{0};
  made.setUpdateWindowDims(behind(getUpdateWindowDims(), indices ? none : zero));
  made.setInsertedWindowDims(behind(getInsertedWindowDims()));
  made.setInputBatchingDims(behind(getInputBatchingDims(), indices ? zero : none));
  made.setScatterDimsToOperandDims(behind(getScatterDimsToOperandDims()));
  if (indices) {
    made.setIndicesBatchingDims(behind(getIndicesBatchingDims(), zero));
    made.setIndexVectorDim(getIndexVectorDim() + 1);
  }
  return success();
}
