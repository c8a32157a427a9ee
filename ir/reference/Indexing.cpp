// Evaluation of gather and scatter.
#include "ir/dialect/Gc.h"
#include "ir/reference/Elements.h"
#include "ir/reference/Evaluator.h"
#include "ir/reference/ScalarProgram.h"

using namespace mlir;
using namespace gc;

namespace {
// How the indices operand addresses the operand: StableHLO's dimension numbers, common to gather and scatter.
struct IndexMap {
  ArrayRef<int64_t> startDims;        // operand dimension of each component of an index vector
  ArrayRef<int64_t> operandBatchDims; // and of each batching dimension …
  ArrayRef<int64_t> indicesBatchDims; // … of the indices
  int64_t vectorDim;
};
} // namespace

// The indices' shape without the index vector's dimension.
static SmallVector<int64_t> getIndexSpace(const Tensor &indices, int64_t vectorDim) {
  SmallVector<int64_t> shape(indices.getShape());
  if (vectorDim < int64_t(shape.size()))
    shape.erase(shape.begin() + vectorDim);
  return shape;
}

// Where the window at `position` of the index space starts in the operand, not clamped.
static SmallVector<int64_t> getStart(const Tensor &indices, const IndexMap &map, ArrayRef<int64_t> position,
                                     int64_t operandRank) {
  SmallVector<int64_t> strides = getRowMajorStrides(indices.getShape());
  SmallVector<int64_t> full(position);
  bool hasVector = map.vectorDim < indices.getRank();
  if (hasVector)
    full.insert(full.begin() + map.vectorDim, 0);
  int64_t offset = 0;
  for (auto [i, stride] : llvm::zip_equal(full, strides))
    offset += i * stride;
  SmallVector<int64_t> start(operandRank, 0);
  for (auto [k, dim] : llvm::enumerate(map.startDims))
    start[dim] = getIndex(indices, offset + (hasVector ? int64_t(k) * strides[map.vectorDim] : 0));
  for (auto [operandDim, indicesDim] : llvm::zip_equal(map.operandBatchDims, map.indicesBatchDims))
    start[operandDim] = full[indicesDim];
  return start;
}

static SmallVector<int64_t> getOtherDims(int64_t rank, ArrayRef<int64_t> dims, ArrayRef<int64_t> more = {}) {
  SmallVector<int64_t> others;
  for (int64_t i = 0; i < rank; ++i)
    if (!llvm::is_contained(dims, i) && !llvm::is_contained(more, i))
      others.push_back(i);
  return others;
}

LogicalResult GatherOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  const Tensor &operand = inputs[0], &indices = inputs[1];
  Tensor result(cast<RankedTensorType>(getResult().getType()));
  IndexMap map = {getStartIndexMap(), getOperandBatchingDims(), getIndicesBatchingDims(), int64_t(getIndexVectorDim())};
  SmallVector<int64_t> operandStrides = getRowMajorStrides(operand.getShape());
  SmallVector<int64_t> resultStrides = getRowMajorStrides(result.getShape());
  SmallVector<int64_t> windowDims = getOtherDims(operand.getRank(), getCollapsedSliceDims(), getOperandBatchingDims());
  SmallVector<int64_t> batchDims = getOtherDims(result.getRank(), getOffsetDims());
  SmallVector<int64_t> window, from, to;
  for (auto [operandDim, resultDim] : llvm::zip_equal(windowDims, getOffsetDims())) {
    window.push_back(getSliceSizes()[operandDim]);
    from.push_back(operandStrides[operandDim]);
    to.push_back(resultStrides[resultDim]);
  }
  char *target = result.getMutableBytes().data();
  forEachIndex(getIndexSpace(indices, map.vectorDim), [&](ArrayRef<int64_t> position) {
    SmallVector<int64_t> start = getStart(indices, map, position, operand.getRank());
    int64_t fromOffset = 0, toOffset = 0;
    for (auto [dim, first] : llvm::enumerate(start)) {
      int64_t last = operand.getShape()[dim] - getSliceSizes()[dim];
      fromOffset += std::clamp<int64_t>(first, 0, last) * operandStrides[dim];
    }
    for (auto [dim, i] : llvm::zip_equal(batchDims, position))
      toOffset += i * resultStrides[dim];
    copyElements(operand.getElementBytes(), window, operand.getBytes().data(), {fromOffset, from}, target,
                 {toOffset, to});
  });
  results.push_back(std::move(result));
  return success();
}

//===--------------------------------------------------------------------------------------------------------------===//
// scatter
//===--------------------------------------------------------------------------------------------------------------===//

// Which operand element each update element goes to, in row-major order of the updates; -1: nowhere.
static std::vector<int64_t> getTargets(ScatterOp op, const Tensor &operand, const Tensor &indices,
                                       const Tensor &updates) {
  IndexMap map = {op.getScatterDimsToOperandDims(), op.getInputBatchingDims(), op.getIndicesBatchingDims(),
                  int64_t(op.getIndexVectorDim())};
  int64_t rank = operand.getRank();
  ArrayRef<int64_t> shape = operand.getShape();
  SmallVector<int64_t> strides = getRowMajorStrides(shape);
  SmallVector<int64_t> windowDims = getOtherDims(rank, op.getInsertedWindowDims(), op.getInputBatchingDims());
  SmallVector<int64_t> scatterDims = getOtherDims(updates.getRank(), op.getUpdateWindowDims());
  SmallVector<int64_t> windowSize(rank, 1);
  // Of each update dimension: its step in the operand (window dimensions) or in the index space (the others).
  SmallVector<int64_t> inWindow(updates.getRank(), 0), inSpace(updates.getRank(), 0);
  for (auto [operandDim, updateDim] : llvm::zip_equal(windowDims, op.getUpdateWindowDims())) {
    windowSize[operandDim] = updates.getShape()[updateDim];
    inWindow[updateDim] = strides[operandDim];
  }
  SmallVector<int64_t> space = getIndexSpace(indices, map.vectorDim), spaceStrides = getRowMajorStrides(space);
  for (auto [updateDim, stride] : llvm::zip_equal(scatterDims, spaceStrides))
    inSpace[updateDim] = stride;
  std::vector<int64_t> starts;
  forEachIndex(space, [&](ArrayRef<int64_t> position) {
    int64_t offset = 0;
    for (auto [dim, first] : llvm::enumerate(getStart(indices, map, position, rank))) {
      if (first < 0 || first > shape[dim] - windowSize[dim]) {
        offset = -1;
        break;
      }
      offset += first * strides[dim];
    }
    starts.push_back(offset);
  });
  std::vector<int64_t> targets;
  targets.reserve(updates.getNumElements());
  forEachIndex(updates.getShape(), [&](ArrayRef<int64_t> index) {
    int64_t window = 0, position = 0;
    for (auto [d, i] : llvm::enumerate(index)) {
      window += i * inWindow[d];
      position += i * inSpace[d];
    }
    targets.push_back(starts[position] < 0 ? -1 : starts[position] + window);
  });
  return targets;
}

static Tensor scatterNamed(const Combiner &combiner, const Tensor &input, const Tensor &updates,
                           ArrayRef<int64_t> targets) {
  if (combiner.isFloat()) {
    std::vector<double> values = input.toDoubles(), added = updates.toDoubles();
    for (auto [i, target] : llvm::enumerate(targets))
      if (target >= 0)
        values[target] = combiner.combine(values[target], added[i]);
    return Tensor::fromDoubles(input.getType(), values);
  }
  std::vector<int64_t> values = input.toIntegers(), added = updates.toIntegers();
  for (auto [i, target] : llvm::enumerate(targets))
    if (target >= 0)
      values[target] = combiner.combine(values[target], added[i]);
  return Tensor::fromIntegers(input.getType(), values);
}

// Whether the region yields the updates as they are.
static bool isOverwrite(Region &region, size_t n) {
  Block &block = region.front();
  return llvm::equal(block.getTerminator()->getOperands(), block.getArguments().drop_front(n));
}

static LogicalResult scatterByRegion(ScatterOp op, Evaluator &evaluator, ArrayRef<Tensor> updates,
                                     ArrayRef<int64_t> targets, MutableArrayRef<Tensor> results) {
  size_t n = results.size();
  SmallVector<Tensor> captures;
  bool overwrites = isOverwrite(op.getBody(), n);
  ScalarProgram *program = overwrites ? nullptr : evaluator.getScalarProgram(op.getBody(), captures);
  SmallVector<char *> bytes;
  for (Tensor &result : results)
    bytes.push_back(result.getMutableBytes().data());
  for (auto [i, target] : llvm::enumerate(targets)) {
    if (target < 0)
      continue;
    SmallVector<ScalarProgram::Input> sources;
    SmallVector<char *> sinks;
    for (size_t k = 0; k < n; ++k) {
      sinks.push_back(bytes[k] + target * results[k].getElementBytes());
      sources.push_back({sinks.back(), 0});
    }
    for (const Tensor &update : updates)
      sources.push_back({update.getBytes().data() + i * update.getElementBytes(), 0});
    if (overwrites) {
      for (size_t k = 0; k < n; ++k)
        std::memcpy(sinks[k], sources[n + k].data, results[k].getElementBytes());
      continue;
    }
    if (program) {
      for (const Tensor &capture : captures)
        sources.push_back({capture.getBytes().data(), 0});
      program->run(1, sources, sinks);
      continue;
    }
    SmallVector<Tensor> arguments, combined;
    for (size_t k = 0; k < 2 * n; ++k) {
      Tensor scalar(RankedTensorType::get({}, results[k % n].getElementType()));
      std::memcpy(scalar.getMutableBytes().data(), sources[k].data, scalar.getElementBytes());
      arguments.push_back(scalar);
    }
    if (failed(evaluator.evaluateRegion(op.getBody(), arguments, combined)))
      return failure();
    for (auto [sink, value] : llvm::zip_equal(sinks, combined))
      std::memcpy(sink, value.getBytes().data(), value.getElementBytes());
  }
  return success();
}

LogicalResult ScatterOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  size_t n = getInputs().size();
  const Tensor &indices = inputs[n];
  ArrayRef<Tensor> operands = inputs.take_front(n), updates = inputs.drop_front(n + 1);
  std::vector<int64_t> targets = getTargets(*this, operands[0], indices, updates[0]);
  if (getKind() == Monoid::region) {
    results.append(operands.begin(), operands.end());
    return scatterByRegion(*this, evaluator, updates, targets, results);
  }
  for (auto [operand, update] : llvm::zip_equal(operands, updates)) {
    Combiner combiner(getKind(), operand.getElementType());
    if (!combiner.isValid())
      return emitOpError("combiner ") << stringifyMonoid(getKind()) << " has no meaning for "
                                      << operand.getElementType();
    results.push_back(scatterNamed(combiner, operand, update, targets));
  }
  return success();
}
