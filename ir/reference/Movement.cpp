// Evaluation of the ops that create or move elements.
#include "ir/dialect/Gc.h"
#include "ir/reference/Elements.h"
#include "ir/reference/Numbers.h"

#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace gc;

LogicalResult ConstantOp::evaluate(Evaluator &, ArrayRef<Tensor>, SmallVectorImpl<Tensor> &results) {
  FailureOr<Tensor> value = Tensor::fromElements(getValue());
  if (failed(value))
    return emitOpError("has a value that the interpreter cannot read");
  results.push_back(*value);
  return success();
}

LogicalResult IotaOp::evaluate(Evaluator &, ArrayRef<Tensor>, SmallVectorImpl<Tensor> &results) {
  RankedTensorType type = getType();
  if (isa<ComplexType>(type.getElementType()))
    return emitOpError("has no meaning for complex elements here");
  SmallVector<int64_t> strides = getRowMajorStrides(type.getShape());
  int64_t size = type.getDimSize(getDim()), stride = strides[getDim()];
  bool isFloat = isa<FloatType>(type.getElementType());
  std::vector<double> doubles(isFloat ? type.getNumElements() : 0);
  std::vector<int64_t> integers(isFloat ? 0 : type.getNumElements());
  for (int64_t i = 0, n = type.getNumElements(); i < n; ++i) {
    int64_t value = i / stride % size;
    if (isFloat)
      doubles[i] = value;
    else
      integers[i] = value;
  }
  results.push_back(isFloat ? Tensor::fromDoubles(type, doubles) : Tensor::fromIntegers(type, integers));
  return success();
}

LogicalResult ReshapeOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  results.push_back(inputs[0].withType(getType()));
  return success();
}

// A result that reads the operand with other strides.
static Tensor readStrided(const Tensor &input, RankedTensorType type, int64_t offset, ArrayRef<int64_t> strides) {
  Tensor result(type);
  copyElements(input.getElementBytes(), type.getShape(), input.getBytes().data(), {offset, strides},
               result.getMutableBytes().data(), {0, getRowMajorStrides(type.getShape())});
  return result;
}

LogicalResult BroadcastOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  RankedTensorType type = getType();
  SmallVector<int64_t> own = getRowMajorStrides(inputs[0].getShape());
  SmallVector<int64_t> strides(type.getRank(), 0);
  for (auto [i, dim] : llvm::enumerate(getDims()))
    if (inputs[0].getShape()[i] != 1)
      strides[dim] = own[i];
  results.push_back(readStrided(inputs[0], type, 0, strides));
  return success();
}

LogicalResult TransposeOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  SmallVector<int64_t> own = getRowMajorStrides(inputs[0].getShape()), strides;
  for (int64_t dim : getPermutation())
    strides.push_back(own[dim]);
  results.push_back(readStrided(inputs[0], getType(), 0, strides));
  return success();
}

LogicalResult SliceOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  SmallVector<int64_t> strides = getRowMajorStrides(inputs[0].getShape());
  int64_t offset = 0;
  for (auto [i, stride] : llvm::enumerate(strides)) {
    offset += getStart()[i] * stride;
    stride *= getStride()[i];
  }
  results.push_back(readStrided(inputs[0], getType(), offset, strides));
  return success();
}

LogicalResult ReverseOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  SmallVector<int64_t> strides = getRowMajorStrides(inputs[0].getShape());
  int64_t offset = 0;
  for (int64_t dim : getDims()) {
    offset += (inputs[0].getShape()[dim] - 1) * strides[dim];
    strides[dim] = -strides[dim];
  }
  results.push_back(readStrided(inputs[0], getType(), offset, strides));
  return success();
}

LogicalResult PadOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  RankedTensorType type = getType();
  ArrayRef<int64_t> shape = type.getShape();
  Tensor result = readStrided(inputs[1], type, 0, SmallVector<int64_t>(shape.size(), 0));
  SmallVector<int64_t> from = getRowMajorStrides(inputs[0].getShape()), to = getRowMajorStrides(shape), counts;
  int64_t fromOffset = 0, toOffset = 0;
  for (auto [i, size] : llvm::enumerate(inputs[0].getShape())) {
    // Element k of the operand goes to low + k * step; the first and the last that fall inside:
    int64_t low = getLow()[i], step = getInterior()[i] + 1;
    int64_t first = low < 0 ? (-low + step - 1) / step : 0;
    int64_t end = shape[i] > low ? std::min<int64_t>(size, (shape[i] - 1 - low) / step + 1) : 0;
    counts.push_back(std::max<int64_t>(0, end - first));
    fromOffset += first * from[i];
    toOffset += (low + first * step) * to[i];
    to[i] *= step;
  }
  copyElements(result.getElementBytes(), counts, inputs[0].getBytes().data(), {fromOffset, from},
               result.getMutableBytes().data(), {toOffset, to});
  results.push_back(std::move(result));
  return success();
}

namespace {
// The windows whose element of one offset lies on the operand: window first + t * window reads element from + t *
// element.
struct WindowRun {
  int64_t first = 0, window = 1, from = 0, element = 1, count = 0;
};
} // namespace

// Solves o * stride + offset == k * step for 0 <= o < windows, 0 <= k < size.
static WindowRun solveWindow(int64_t offset, int64_t stride, int64_t step, int64_t windows, int64_t size) {
  int64_t common = std::gcd(stride, step), window = step / common, element = stride / common;
  int64_t first = 0;
  while (first < window && (first * stride + offset) % step != 0)
    ++first;
  if (first == window)
    return {};
  int64_t from = (first * stride + offset) / step;
  if (from < 0) {
    int64_t skip = llvm::divideCeil(-from, element);
    first += skip * window;
    from += skip * element;
  }
  if (first >= windows || from >= size)
    return {};
  return {first, window, from, element, std::min((windows - 1 - first) / window, (size - 1 - from) / element) + 1};
}

LogicalResult WindowsOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  RankedTensorType type = getType();
  Tensor result = readStrided(inputs[1], type, 0, SmallVector<int64_t>(type.getRank(), 0));
  ArrayRef<int64_t> operandShape = inputs[0].getShape();
  SmallVector<int64_t> operandStrides = getRowMajorStrides(operandShape), strides = getRowMajorStrides(type.getShape());
  size_t rank = operandShape.size();
  // One strided copy for each place within a window.
  forEachIndex(getSize(), [&](ArrayRef<int64_t> within) {
    SmallVector<int64_t> counts(operandShape), from(operandStrides), to(strides.begin(), strides.begin() + rank);
    int64_t fromOffset = 0, toOffset = 0;
    for (auto [i, d] : llvm::enumerate(getDims())) {
      WindowRun run = solveWindow(within[i] * getDilation()[i] - getLow()[i], getStride()[i], getInterior()[i] + 1,
                                  type.getDimSize(d), operandShape[d]);
      fromOffset += run.from * from[d];
      toOffset += run.first * to[d] + within[i] * strides[rank + i];
      from[d] *= run.element;
      to[d] *= run.window;
      counts[d] = run.count;
    }
    copyElements(result.getElementBytes(), counts, inputs[0].getBytes().data(), {fromOffset, from},
                 result.getMutableBytes().data(), {toOffset, to});
  });
  results.push_back(std::move(result));
  return success();
}

LogicalResult ConcatenateOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  Tensor result(getType());
  SmallVector<int64_t> to = getRowMajorStrides(result.getShape());
  int64_t offset = 0;
  for (const Tensor &input : inputs) {
    copyElements(result.getElementBytes(), input.getShape(), input.getBytes().data(),
                 {0, getRowMajorStrides(input.getShape())}, result.getMutableBytes().data(), {offset, to});
    offset += input.getShape()[getDim()] * to[getDim()];
  }
  results.push_back(std::move(result));
  return success();
}

// The window's offset in the operand, its start clamped so that the window fits.
static int64_t getClampedOffset(ArrayRef<int64_t> shape, ArrayRef<int64_t> window, ArrayRef<int64_t> strides,
                                ArrayRef<Tensor> starts) {
  int64_t offset = 0;
  for (auto [i, start] : llvm::enumerate(starts))
    offset += std::clamp<int64_t>(getIndex(start, 0), 0, shape[i] - window[i]) * strides[i];
  return offset;
}

LogicalResult DynamicSliceOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  SmallVector<int64_t> strides = getRowMajorStrides(inputs[0].getShape());
  int64_t offset = getClampedOffset(inputs[0].getShape(), getSizes(), strides, inputs.drop_front());
  results.push_back(readStrided(inputs[0], getType(), offset, strides));
  return success();
}

LogicalResult DynamicUpdateSliceOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  Tensor result = inputs[0];
  const Tensor &update = inputs[1];
  SmallVector<int64_t> strides = getRowMajorStrides(result.getShape());
  int64_t offset = getClampedOffset(result.getShape(), update.getShape(), strides, inputs.drop_front(2));
  copyElements(result.getElementBytes(), update.getShape(), update.getBytes().data(),
               {0, getRowMajorStrides(update.getShape())}, result.getMutableBytes().data(), {offset, strides});
  results.push_back(std::move(result));
  return success();
}

LogicalResult BitcastReshapeOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  Tensor result(getType());
  std::memcpy(result.getMutableBytes().data(), inputs[0].getBytes().data(), inputs[0].getBytes().size());
  results.push_back(std::move(result));
  return success();
}

LogicalResult OptimizationBarrierOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  results.append(inputs.begin(), inputs.end());
  return success();
}
