// Evaluation of reductions, running combinations, top-k and sort.
#include "ir/dialect/Gc.h"
#include "ir/reference/Elements.h"
#include "ir/reference/Evaluator.h"
#include "ir/reference/ScalarProgram.h"

using namespace mlir;
using namespace gc;

//===--------------------------------------------------------------------------------------------------------------===//
// reduce
//===--------------------------------------------------------------------------------------------------------------===//

// Visits the elements in order, with the index of the result element that each belongs to.
static void forEachReduced(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims,
                           llvm::function_ref<void(int64_t element, int64_t result)> visit) {
  SmallVector<int64_t> resultStrides(shape.size(), 0);
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    if (llvm::is_contained(dims, i))
      continue;
    resultStrides[i] = stride;
    stride *= shape[i];
  }
  int64_t element = 0;
  forEachIndex(shape, [&](ArrayRef<int64_t> index) {
    int64_t result = 0;
    for (auto [i, r] : llvm::zip_equal(index, resultStrides))
      result += i * r;
    visit(element++, result);
  });
}

static Tensor reduceNamed(const Combiner &combiner, const Tensor &input, const Tensor *init, ArrayRef<int64_t> dims,
                          RankedTensorType type) {
  if (combiner.isFloat()) {
    double start = init ? init->toDoubles()[0] : combiner.identityFloat();
    std::vector<double> values = input.toDoubles(), sums(type.getNumElements(), start);
    forEachReduced(input.getShape(), dims,
                   [&](int64_t i, int64_t r) { sums[r] = combiner.combine(sums[r], values[i]); });
    return Tensor::fromDoubles(type, sums);
  }
  int64_t start = init ? init->getInteger(0) : combiner.identityInt();
  std::vector<int64_t> values = input.toIntegers(), sums(type.getNumElements(), start);
  forEachReduced(input.getShape(), dims, [&](int64_t i, int64_t r) { sums[r] = combiner.combine(sums[r], values[i]); });
  return Tensor::fromIntegers(type, sums);
}

// The elements with the reduced dimensions first: row k holds the k-th element of every result.
static Tensor moveReducedFirst(const Tensor &input, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> strides = getRowMajorStrides(input.getShape()), shape, from;
  for (bool reduced : {true, false})
    for (auto [i, size] : llvm::enumerate(input.getShape()))
      if (llvm::is_contained(dims, i) == reduced) {
        shape.push_back(size);
        from.push_back(strides[i]);
      }
  Tensor result(RankedTensorType::get(shape, input.getElementType()));
  copyElements(input.getElementBytes(), shape, input.getBytes().data(), {0, from}, result.getMutableBytes().data(),
               {0, getRowMajorStrides(shape)});
  return result;
}

static Tensor getElement(const Tensor &tensor, int64_t index) {
  Tensor result(RankedTensorType::get({}, tensor.getElementType()));
  unsigned bytes = tensor.getElementBytes();
  std::memcpy(result.getMutableBytes().data(), tensor.getBytes().data() + index * bytes, bytes);
  return result;
}
static void setElement(Tensor &tensor, int64_t index, const Tensor &value) {
  unsigned bytes = tensor.getElementBytes();
  std::memcpy(tensor.getMutableBytes().data() + index * bytes, value.getBytes().data(), bytes);
}

static LogicalResult reduceByRegion(ReduceOp op, Evaluator &evaluator, ArrayRef<Tensor> inputs,
                                    MutableArrayRef<Tensor> sums) {
  SmallVector<Tensor> rows, captures;
  for (const Tensor &input : inputs)
    rows.push_back(moveReducedFirst(input, op.getDims()));
  int64_t width = sums[0].getNumElements(), count = width ? inputs[0].getNumElements() / width : 0;
  ScalarProgram *program = evaluator.getScalarProgram(op.getBody(), captures);
  for (int64_t k = 0; k < count; ++k) {
    if (program) {
      SmallVector<ScalarProgram::Input> sources;
      SmallVector<char *> sinks;
      for (Tensor &sum : sums) {
        sinks.push_back(sum.getMutableBytes().data());
        sources.push_back({sinks.back(), 1});
      }
      for (const Tensor &row : rows)
        sources.push_back({row.getBytes().data() + k * width * row.getElementBytes(), 1});
      for (const Tensor &capture : captures)
        sources.push_back({capture.getBytes().data(), 0});
      program->run(width, sources, sinks);
      continue;
    }
    for (int64_t r = 0; r < width; ++r) {
      SmallVector<Tensor> arguments, combined;
      for (const Tensor &sum : sums)
        arguments.push_back(getElement(sum, r));
      for (const Tensor &row : rows)
        arguments.push_back(getElement(row, k * width + r));
      if (failed(evaluator.evaluateRegion(op.getBody(), arguments, combined)))
        return failure();
      for (auto [sum, value] : llvm::zip_equal(sums, combined))
        setElement(sum, r, value);
    }
  }
  return success();
}

LogicalResult ReduceOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  size_t n = getInputs().size();
  ArrayRef<Tensor> inits = inputs.drop_front(n);
  for (size_t i = 0; i < n; ++i) {
    auto type = cast<RankedTensorType>(getResult(i).getType());
    if (getKind() == Monoid::region) {
      Tensor start(type);
      for (int64_t k = 0, count = start.getNumElements(); k < count; ++k)
        setElement(start, k, inits[i]);
      results.push_back(start);
      continue;
    }
    Combiner combiner(getKind(), type.getElementType());
    if (!combiner.isValid())
      return emitOpError("combiner ") << stringifyMonoid(getKind()) << " has no meaning for " << type.getElementType();
    results.push_back(reduceNamed(combiner, inputs[i], inits.empty() ? nullptr : &inits[i], getDims(), type));
  }
  return getKind() == Monoid::region ? reduceByRegion(*this, evaluator, inputs.take_front(n), results) : success();
}

//===--------------------------------------------------------------------------------------------------------------===//
// cumulative
//===--------------------------------------------------------------------------------------------------------------===//

// Replaces each line along the dimension by its running combination.
template <typename T>
static void accumulateLines(std::vector<T> &values, int64_t size, int64_t stride, T identity, bool reverse,
                            bool exclusive, const Combiner &combiner) {
  for (int64_t outer = 0; outer < int64_t(values.size()); outer += size * stride)
    for (int64_t inner = 0; inner < stride; ++inner) {
      T running = identity;
      for (int64_t k = 0; k < size; ++k) {
        T &value = values[outer + inner + (reverse ? size - 1 - k : k) * stride];
        T next = combiner.combine(running, value);
        value = exclusive ? running : next;
        running = next;
      }
    }
}

LogicalResult CumulativeOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  auto type = cast<RankedTensorType>(getResult().getType());
  Combiner combiner(getKind(), type.getElementType());
  if (!combiner.isValid())
    return emitOpError("combiner ") << stringifyMonoid(getKind()) << " has no meaning for " << type.getElementType();
  int64_t size = type.getDimSize(getDim()), stride = getRowMajorStrides(type.getShape())[getDim()];
  if (combiner.isFloat()) {
    std::vector<double> values = inputs[0].toDoubles();
    accumulateLines(values, size, stride, combiner.identityFloat(), getReverse(), getExclusive(), combiner);
    results.push_back(Tensor::fromDoubles(type, values));
    return success();
  }
  std::vector<int64_t> values = inputs[0].toIntegers();
  accumulateLines(values, size, stride, combiner.identityInt(), getReverse(), getExclusive(), combiner);
  results.push_back(Tensor::fromIntegers(type, values));
  return success();
}

//===--------------------------------------------------------------------------------------------------------------===//
// top_k and sort
//===--------------------------------------------------------------------------------------------------------------===//

LogicalResult TopKOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  const Tensor &input = inputs[0];
  auto valuesType = cast<RankedTensorType>(getValues().getType());
  auto indicesType = cast<RankedTensorType>(getIndices().getType());
  bool isFloat = isa<FloatType>(input.getElementType()), isUnsigned = input.getElementType().isUnsignedInteger();
  std::vector<double> doubles = isFloat ? input.toDoubles() : std::vector<double>();
  std::vector<int64_t> integers = isFloat ? std::vector<int64_t>() : input.toIntegers();
  // Descending, NaN before everything.
  auto before = [&](int64_t a, int64_t b) {
    if (!isFloat)
      return isUnsigned ? uint64_t(integers[a]) > uint64_t(integers[b]) : integers[a] > integers[b];
    if (std::isnan(doubles[a]) || std::isnan(doubles[b]))
      return std::isnan(doubles[a]) && !std::isnan(doubles[b]);
    return doubles[a] > doubles[b];
  };
  int64_t size = input.getShape().back(), k = getK(), rows = size ? input.getNumElements() / size : 0;
  Tensor values(valuesType);
  std::vector<int64_t> indices;
  unsigned bytes = input.getElementBytes();
  char *target = values.getMutableBytes().data();
  for (int64_t row = 0; row < rows; ++row) {
    SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(row * size, (row + 1) * size));
    llvm::sort(order, [&](int64_t a, int64_t b) { return before(a, b) || (!before(b, a) && a < b); });
    for (int64_t i = 0; i < k; ++i) {
      indices.push_back(order[i] - row * size);
      std::memcpy(target + (row * k + i) * bytes, input.getBytes().data() + order[i] * bytes, bytes);
    }
  }
  results.push_back(std::move(values));
  results.push_back(Tensor::fromIntegers(indicesType, indices));
  return success();
}

// A merge sort that stays in bounds and ends whatever the comparator answers.
static LogicalResult mergeSort(MutableArrayRef<int64_t> order,
                               llvm::function_ref<FailureOr<bool>(int64_t, int64_t)> before) {
  std::vector<int64_t> merged(order.size());
  for (size_t width = 1; width < order.size(); width *= 2) {
    for (size_t low = 0; low < order.size(); low += 2 * width) {
      size_t middle = std::min(low + width, order.size()), high = std::min(low + 2 * width, order.size());
      size_t left = low, right = middle;
      for (size_t k = low; k < high; ++k) {
        bool takeRight = left == middle;
        if (left < middle && right < high) {
          FailureOr<bool> answer = before(order[right], order[left]);
          if (failed(answer))
            return failure();
          takeRight = *answer;
        }
        merged[k] = takeRight ? order[right++] : order[left++];
      }
    }
    llvm::copy(merged, order.begin());
  }
  return success();
}

LogicalResult SortOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  SmallVector<Tensor> captures;
  ScalarProgram *program = evaluator.getScalarProgram(getBody(), captures);
  auto before = [&](int64_t left, int64_t right) -> FailureOr<bool> {
    if (program) {
      SmallVector<ScalarProgram::Input> sources;
      for (const Tensor &input : inputs)
        for (int64_t i : {left, right})
          sources.push_back({input.getBytes().data() + i * input.getElementBytes(), 0});
      for (const Tensor &capture : captures)
        sources.push_back({capture.getBytes().data(), 0});
      char answer = 0;
      program->run(1, sources, {&answer});
      return answer != 0;
    }
    SmallVector<Tensor> arguments, answer;
    for (const Tensor &input : inputs)
      for (int64_t i : {left, right})
        arguments.push_back(getElement(input, i));
    if (failed(evaluator.evaluateRegion(getBody(), arguments, answer)))
      return failure();
    return answer[0].getInteger(0) != 0;
  };
  results.append(inputs.begin(), inputs.end());
  ArrayRef<int64_t> shape = inputs[0].getShape();
  int64_t size = shape[getDim()], stride = getRowMajorStrides(shape)[getDim()], count = inputs[0].getNumElements();
  for (int64_t outer = 0; outer < count; outer += size * stride)
    for (int64_t inner = 0; inner < stride; ++inner) {
      SmallVector<int64_t> order;
      for (int64_t k = 0; k < size; ++k)
        order.push_back(outer + inner + k * stride);
      if (failed(mergeSort(order, before)))
        return failure();
      for (auto [result, input] : llvm::zip_equal(results, inputs))
        for (int64_t k = 0; k < size; ++k)
          setElement(result, outer + inner + k * stride, getElement(input, order[k]));
    }
  return success();
}
