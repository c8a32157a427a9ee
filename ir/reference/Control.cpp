// Evaluation of control flow, fusions and checks.
#include "ir/dialect/Gc.h"
#include "ir/reference/Difference.h"
#include "ir/reference/Elements.h"
#include "ir/reference/Evaluator.h"

using namespace mlir;
using namespace gc;

LogicalResult WhileOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  SmallVector<Tensor> carries(inputs);
  while (true) {
    SmallVector<Tensor> condition, next;
    if (failed(evaluator.evaluateRegion(getCond(), carries, condition)))
      return failure();
    if (condition.size() != 1 || condition[0].getNumElements() != 1)
      return emitOpError("condition must yield one boolean of rank 0");
    if (!condition[0].getInteger(0))
      break;
    if (failed(evaluator.evaluateRegion(getBody(), carries, next)))
      return failure();
    carries = std::move(next);
  }
  results.append(carries.begin(), carries.end());
  return success();
}

LogicalResult ScanOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  size_t numCarries = getInits().size();
  int64_t trips = getTripCount();
  SmallVector<Tensor> carries(inputs.take_front(numCarries));
  ArrayRef<Tensor> stacked = inputs.drop_front(numCarries);
  SmallVector<Tensor> outputs;
  for (Value result : getResults().drop_front(numCarries))
    outputs.emplace_back(cast<RankedTensorType>(result.getType()));
  for (int64_t trip = 0; trip < trips; ++trip) {
    int64_t i = getReverse() ? trips - 1 - trip : trip;
    SmallVector<Tensor> arguments(carries), yielded;
    for (const Tensor &input : stacked) {
      Tensor slice(RankedTensorType::get(input.getShape().drop_front(), input.getElementType()));
      MutableArrayRef<char> bytes = slice.getMutableBytes();
      std::memcpy(bytes.data(), input.getBytes().data() + i * bytes.size(), bytes.size());
      arguments.push_back(std::move(slice));
    }
    if (failed(evaluator.evaluateRegion(getBody(), arguments, yielded)))
      return failure();
    if (yielded.size() != numCarries + outputs.size())
      return emitOpError("body must yield ") << numCarries + outputs.size() << " values, yields " << yielded.size();
    for (auto [output, slice] : llvm::zip_equal(outputs, ArrayRef(yielded).drop_front(numCarries))) {
      ArrayRef<char> bytes = slice.getBytes();
      std::memcpy(output.getMutableBytes().data() + i * bytes.size(), bytes.data(), bytes.size());
    }
    carries.assign(yielded.begin(), yielded.begin() + numCarries);
  }
  results.append(carries.begin(), carries.end());
  results.append(outputs.begin(), outputs.end());
  return success();
}

LogicalResult CaseOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  int64_t index = gc::getIndex(inputs[0], 0), count = getBranches().size();
  if (count == 0)
    return emitOpError("needs at least one branch");
  if (index < 0 || index >= count)
    index = count - 1;
  return evaluator.evaluateRegion(getBranches()[index], {}, results);
}

LogicalResult FusionOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  return evaluator.evaluateRegion(getBody(), inputs, results);
}

LogicalResult CustomVjpOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  return evaluator.evaluateRegion(getPrimal(), inputs, results);
}

//===--------------------------------------------------------------------------------------------------------------===//
// expect
//===--------------------------------------------------------------------------------------------------------------===//

// Position on the line of all floats of the type: neighbours differ by 1, -0 and +0 are both 0.
static int64_t getUlpPosition(const APFloat &value) {
  APInt bits = value.bitcastToAPInt();
  int64_t magnitude = bits.extractBitsAsZExtValue(bits.getBitWidth() - 1, 0);
  return bits.isNegative() ? -magnitude : magnitude;
}
static uint64_t getUlpDistance(const APFloat &a, const APFloat &b) {
  int64_t x = getUlpPosition(a), y = getUlpPosition(b);
  return x < y ? uint64_t(y) - uint64_t(x) : uint64_t(x) - uint64_t(y);
}

static bool agree(ExpectOp op, const APFloat &actual, const APFloat &expected) {
  if (actual.isNaN() || expected.isNaN())
    return actual.isNaN() && expected.isNaN() && op.getMinUlpDifference() == 0;
  switch (op.getKind()) {
  case ExpectKind::eq:
    return actual.bitwiseIsEqual(expected);
  case ExpectKind::almost_eq: {
    if (getUlpDistance(actual, expected) <= 1)
      return true;
    double a = actual.convertToDouble(), e = expected.convertToDouble();
    return std::isfinite(a) && std::isfinite(e) && std::fabs(a - e) <= 1e-5 * std::fabs(e);
  }
  case ExpectKind::close: {
    uint64_t distance = getUlpDistance(actual, expected);
    return distance >= uint64_t(op.getMinUlpDifference()) && distance <= uint64_t(op.getMaxUlpDifference());
  }
  }
  llvm_unreachable("all kinds are listed");
}

LogicalResult ExpectOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &) {
  Tensor actual = partsOf(inputs[0]), expected = partsOf(inputs[1]);
  bool isFloat = isa<FloatType>(actual.getElementType());
  int64_t first = -1, wrong = 0;
  for (int64_t i = 0, n = actual.getNumElements(); i < n; ++i) {
    bool holds = isFloat ? agree(*this, actual.getFloat(i), expected.getFloat(i))
                         : actual.getInteger(i) == expected.getInteger(i);
    if (holds)
      continue;
    if (wrong++ == 0)
      first = i;
  }
  if (wrong == 0)
    return success();
  std::string message;
  llvm::raw_string_ostream os(message);
  os << "expect " << stringifyExpectKind(getKind()) << " fails at element [";
  SmallVector<int64_t> strides = getRowMajorStrides(actual.getShape());
  llvm::interleaveComma(llvm::enumerate(strides), os,
                        [&](auto stride) { os << first / stride.value() % actual.getShape()[stride.index()]; });
  os << "]: " << textOf(actual, first) << ", expected " << textOf(expected, first) << "; " << wrong << " of "
     << actual.getNumElements() << " elements differ";
  evaluator.addCheckFailure(getLoc(), message);
  return success();
}
