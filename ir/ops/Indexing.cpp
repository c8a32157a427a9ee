// Gather and scatter: verifiers. How their dimensions relate is in IndexingAccess.cpp.
#include "ir/dialect/Gc.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

#define GET_OP_CLASSES
#include "ir/ops/Indexing.cpp.inc"

namespace {
// What gather and scatter have in common; `operand` is the gathered or the scattered-into tensor.
struct Numbers {
  Operation *op;
  RankedTensorType operand, indices;
  ArrayRef<int64_t> droppedDims; // collapsed or inserted
  ArrayRef<int64_t> operandBatch, indicesBatch, startMap;
  int64_t vectorDim;
  std::string label;

  LogicalResult verify() const;
  // The dimensions of the indices that are not the index vector's.
  SmallVector<int64_t> batchShape() const {
    SmallVector<int64_t> shape;
    for (auto [d, size] : llvm::enumerate(indices.getShape()))
      if (int64_t(d) != vectorDim)
        shape.push_back(size);
    return shape;
  }
};
} // namespace

LogicalResult Numbers::verify() const {
  auto rule = [&](int n) { return label + "-" + std::to_string(n); };
  if (vectorDim < 0 || vectorDim > indices.getRank())
    return op->emitOpError() << "has index_vector_dim " << vectorDim << " for indices of rank " << indices.getRank()
                             << "; use 0 to the rank [" << rule(1) << "]";
  SmallVector<int64_t> dropped(droppedDims);
  llvm::append_range(dropped, operandBatch);
  if (failed(verifyDims(op, dropped, operand.getRank(), "dropped and batching dimensions", rule(2))) ||
      failed(verifyDims(op, startMap, operand.getRank(), "index map", rule(3))) ||
      failed(verifyDims(op, indicesBatch, indices.getRank(), "indices_batching_dims", rule(4))))
    return failure();
  int64_t components = vectorDim == indices.getRank() ? 1 : indices.getDimSize(vectorDim);
  if (int64_t(startMap.size()) != components)
    return op->emitOpError() << "maps " << startMap.size() << " dimensions but an index vector has " << components
                             << " components; name one dimension each [" << rule(5) << "]";
  if (operandBatch.size() != indicesBatch.size())
    return op->emitOpError() << "names " << operandBatch.size() << " batching dimensions of the operand and "
                             << indicesBatch.size() << " of the indices; name them in pairs [" << rule(6) << "]";
  for (auto [o, i] : llvm::zip_equal(operandBatch, indicesBatch)) {
    if (i == vectorDim || operand.getDimSize(o) != indices.getDimSize(i))
      return op->emitOpError() << "pairs batching dimension " << o << " of the operand with " << i
                               << " of the indices; the sizes must be equal and neither the index vector's [" << rule(7)
                               << "]";
    if (llvm::is_contained(startMap, o))
      return op->emitOpError() << "indexes dimension " << o << ", which is a batching dimension [" << rule(8) << "]";
  }
  return success();
}

LogicalResult GatherOp::verify() {
  auto operand = tensorType(getOperand()), result = tensorType(getResult());
  Numbers numbers{*this,
                  operand,
                  tensorType(getIndices()),
                  getCollapsedSliceDims(),
                  getOperandBatchingDims(),
                  getIndicesBatchingDims(),
                  getStartIndexMap(),
                  int64_t(getIndexVectorDim()),
                  "gather"};
  if (failed(numbers.verify()) ||
      failed(verifyCount(*this, getSliceSizes(), operand.getRank(), "slice_sizes", "gather-9")) ||
      failed(verifyDims(*this, getOffsetDims(), result.getRank(), "offset_dims", "gather-10")))
    return failure();
  if (!llvm::is_sorted(getOffsetDims()))
    return emitOpError() << "has offset_dims that are not in order; sort them [gather-10]";
  SmallVector<int64_t> window;
  for (auto [d, size] : llvm::enumerate(getSliceSizes())) {
    bool dropped = llvm::is_contained(getCollapsedSliceDims(), d) || llvm::is_contained(getOperandBatchingDims(), d);
    if (size < 0 || size > operand.getDimSize(d) || (dropped && size > 1))
      return emitOpError() << "takes " << size << " of dimension " << d << " of size " << operand.getDimSize(d)
                           << "; take between 0 and all, at most 1 of dropped dimensions [gather-11]";
    if (!dropped)
      window.push_back(size);
  }
  if (window.size() != getOffsetDims().size())
    return emitOpError() << "has " << window.size() << " window dimensions but " << getOffsetDims().size()
                         << " offset_dims; name one each [gather-12]";
  SmallVector<int64_t> batch = numbers.batchShape(), shape;
  size_t w = 0, b = 0;
  for (size_t d = 0; d < window.size() + batch.size(); ++d)
    shape.push_back(llvm::is_contained(getOffsetDims(), d) ? window[w++] : batch[b++]);
  return verifyResult(*this, getResult(), shape, operand.getElementType(), "gather-13");
}

LogicalResult ScatterOp::verify() {
  if (getInputs().empty() || getInputs().size() != getUpdates().size() ||
      getInputs().getTypes() != TypeRange(getResultTypes()))
    return emitOpError() << "has inputs (" << getInputs().getTypes() << "), " << getUpdates().size()
                         << " updates and results (" << getResultTypes()
                         << "); give one update per input and results like the inputs [scatter-9]";
  auto operand = tensorType(getInputs().front());
  Numbers numbers{*this,
                  operand,
                  tensorType(getIndices()),
                  getInsertedWindowDims(),
                  getInputBatchingDims(),
                  getIndicesBatchingDims(),
                  getScatterDimsToOperandDims(),
                  int64_t(getIndexVectorDim()),
                  "scatter"};
  if (failed(numbers.verify()))
    return failure();
  auto updates = tensorType(getUpdates().front());
  if (failed(verifyDims(*this, getUpdateWindowDims(), updates.getRank(), "update_window_dims", "scatter-10")))
    return failure();
  if (!llvm::is_sorted(getUpdateWindowDims()))
    return emitOpError() << "has update_window_dims that are not in order; sort them [scatter-10]";
  SmallVector<int64_t> limits;
  for (int64_t d = 0; d < operand.getRank(); ++d)
    if (!llvm::is_contained(getInsertedWindowDims(), d) && !llvm::is_contained(getInputBatchingDims(), d))
      limits.push_back(operand.getDimSize(d));
  SmallVector<int64_t> batch = numbers.batchShape();
  if (limits.size() != getUpdateWindowDims().size() || updates.getRank() != int64_t(limits.size() + batch.size()))
    return emitOpError() << "has updates of rank " << updates.getRank() << " with " << getUpdateWindowDims().size()
                         << " window dimensions, but " << limits.size() << " window and " << batch.size()
                         << " index dimensions follow from the other operands [scatter-11]";
  size_t w = 0, b = 0;
  for (int64_t d = 0; d < updates.getRank(); ++d) {
    bool inWindow = llvm::is_contained(getUpdateWindowDims(), d);
    int64_t size = updates.getDimSize(d), bound = inWindow ? limits[w++] : batch[b++];
    if (inWindow ? size > bound : size != bound)
      return emitOpError() << "has updates of size " << size << " in dimension " << d << " where "
                           << (inWindow ? "at most " : "") << bound << " fits [scatter-12]";
  }
  SmallVector<Type> elements;
  for (auto [input, update] : llvm::zip_equal(getInputs(), getUpdates())) {
    elements.push_back(tensorType(input).getElementType());
    if (shapeOf(input) != operand.getShape() || update.getType() != updates.clone(elements.back()))
      return emitOpError() << "scatters " << update.getType() << " into " << input.getType()
                           << "; all inputs have one shape, all updates one, and element types agree [scatter-13]";
  }
  return verifyCombiner(*this, getKind(), getBody(), elements, "scatter-14");
}
