// Evaluation of contractions: products summed in f64 (integers modulo 2^64), rounded once.
#include "ir/dialect/Gc.h"
#include "ir/reference/Elements.h"

using namespace mlir;
using namespace gc;

namespace {
// One operand with its dimensions in groups: batch, outer, inner.
struct Packed {
  int64_t batch = 1, outer = 1, inner = 1;
  Tensor tensor;
};
} // namespace

static Packed pack(const Tensor &input, ArrayRef<int64_t> batch, ArrayRef<int64_t> outer, ArrayRef<int64_t> inner) {
  SmallVector<int64_t> strides = getRowMajorStrides(input.getShape()), shape, from;
  Packed packed;
  auto add = [&](ArrayRef<int64_t> dims, int64_t &size) {
    for (int64_t dim : dims) {
      shape.push_back(input.getShape()[dim]);
      from.push_back(strides[dim]);
      size *= shape.back();
    }
  };
  add(batch, packed.batch);
  add(outer, packed.outer);
  add(inner, packed.inner);
  packed.tensor = Tensor(RankedTensorType::get(shape, input.getElementType()));
  copyElements(input.getElementBytes(), shape, input.getBytes().data(), {0, from},
               packed.tensor.getMutableBytes().data(), {0, getRowMajorStrides(shape)});
  return packed;
}

static SmallVector<int64_t> getFreeDims(int64_t rank, ArrayRef<int64_t> batch, ArrayRef<int64_t> contract) {
  SmallVector<int64_t> dims;
  for (int64_t i = 0; i < rank; ++i)
    if (!llvm::is_contained(batch, i) && !llvm::is_contained(contract, i))
      dims.push_back(i);
  return dims;
}

// c[b][m][n] += a[b][m][k] * b[b][k][n], the k loop in blocks that keep rows of the right side in cache.
template <typename T>
static void multiply(const std::vector<T> &lhs, const std::vector<T> &rhs, std::vector<T> &result, int64_t batch,
                     int64_t m, int64_t k, int64_t n) {
  constexpr int64_t block = 64;
  for (int64_t b = 0; b < batch; ++b)
    for (int64_t k0 = 0; k0 < k; k0 += block)
      for (int64_t i = 0; i < m; ++i) {
        T *c = result.data() + (b * m + i) * n;
        for (int64_t kk = k0; kk < std::min(k, k0 + block); ++kk) {
          T x = lhs[(b * m + i) * k + kk];
          const T *row = rhs.data() + (b * k + kk) * n;
          for (int64_t j = 0; j < n; ++j)
            c[j] += x * row[j];
        }
      }
}

LogicalResult DotOp::evaluate(Evaluator &, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  auto type = cast<RankedTensorType>(getResult().getType());
  Packed lhs = pack(inputs[0], getLhsBatch(), getFreeDims(inputs[0].getRank(), getLhsBatch(), getLhsContract()),
                    getLhsContract());
  Packed rhs = pack(inputs[1], getRhsBatch(), getRhsContract(),
                    getFreeDims(inputs[1].getRank(), getRhsBatch(), getRhsContract()));
  bool isFloat = isa<FloatType>(type.getElementType());
  auto isKind = [&](const Tensor &input) {
    return isFloat ? isa<FloatType>(input.getElementType()) : isa<IntegerType>(input.getElementType());
  };
  if (!isa<FloatType, IntegerType>(type.getElementType()) || !isKind(inputs[0]) || !isKind(inputs[1]))
    return emitOpError("of ") << inputs[0].getType() << " and " << inputs[1].getType() << " to " << type
                              << " has no meaning in the interpreter";
  if (isFloat) {
    // One product is the sum, its zero's sign too: -0 changes none.
    std::vector<double> sums(type.getNumElements(), lhs.inner == 1 ? -0.0 : 0.0);
    multiply(lhs.tensor.toDoubles(), rhs.tensor.toDoubles(), sums, lhs.batch, lhs.outer, lhs.inner, rhs.inner);
    results.push_back(Tensor::fromDoubles(type, sums));
    return success();
  }
  auto toWords = [](const Tensor &tensor) {
    std::vector<int64_t> values = tensor.toIntegers();
    return std::vector<uint64_t>(values.begin(), values.end());
  };
  std::vector<uint64_t> sums(type.getNumElements(), 0);
  multiply(toWords(lhs.tensor), toWords(rhs.tensor), sums, lhs.batch, lhs.outer, lhs.inner, rhs.inner);
  std::vector<int64_t> values(sums.begin(), sums.end());
  if (type.getElementType().isInteger(1)) // sums of booleans are or's
    for (int64_t &value : values)
      value = value != 0;
  results.push_back(Tensor::fromIntegers(type, values));
  return success();
}
