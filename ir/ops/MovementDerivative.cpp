// The transposes of the ops that move elements.
#include "ir/ops/TensorBuilder.h"
#include "ir/ops/Verify.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

namespace {
using Cotangents = ArrayRef<Value>;
using Wanted = llvm::BitVector;
using Operands = MutableArrayRef<Value>;

SmallVector<int64_t> allDims(Value v) {
  return llvm::to_vector(llvm::seq<int64_t>(0, rankOf(v)));
}

Value zeroLike(TensorBuilder &x, Value v) {
  return x.scalar(0, TensorBuilder::element(v));
}
} // namespace

LogicalResult ConstantOp::vjp(OpBuilder &, Cotangents, const Wanted &, Operands) {
  return success();
}

LogicalResult IotaOp::vjp(OpBuilder &, Cotangents, const Wanted &, Operands) {
  return success();
}

LogicalResult ReshapeOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &, Operands operands) {
  if (cotangents[0])
    operands[0] = TensorBuilder(builder, getLoc()).reshape(cotangents[0], shapeOf(getOperand()));
  return success();
}

LogicalResult BroadcastOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &, Operands operands) {
  if (!cotangents[0])
    return success();
  TensorBuilder x(builder, getLoc());
  // The result's dimensions that are the operand's, in the operand's order.
  SmallVector<int64_t> kept, repeated;
  for (auto [size, d] : llvm::zip_equal(shapeOf(getOperand()), getDims()))
    if (size == shapeOf(getResult())[d])
      kept.push_back(d);
  for (int64_t d : allDims(getResult()))
    if (!llvm::is_contained(kept, d))
      repeated.push_back(d);
  Value sum = repeated.empty() ? cotangents[0] : x.reduce(Monoid::add, cotangents[0], repeated);
  auto permutation = llvm::map_to_vector(
      kept, [&](int64_t d) { return int64_t(llvm::count_if(kept, [&](int64_t other) { return other < d; })); });
  operands[0] = x.reshape(x.transpose(sum, permutation), shapeOf(getOperand()));
  return success();
}

LogicalResult TransposeOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &, Operands operands) {
  if (!cotangents[0])
    return success();
  operands[0] = TensorBuilder(builder, getLoc()).transpose(cotangents[0], invertPermutationVector(getPermutation()));
  return success();
}

LogicalResult SliceOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &, Operands operands) {
  if (!cotangents[0] || tensorType(getResult()).getNumElements() == 0)
    return success();
  TensorBuilder x(builder, getLoc());
  SmallVector<int64_t> high, interior;
  for (auto [size, count, start, stride] :
       llvm::zip_equal(shapeOf(getOperand()), shapeOf(getResult()), getStart(), getStride())) {
    high.push_back(size - (start + (count - 1) * stride + 1));
    interior.push_back(stride - 1);
  }
  operands[0] = PadOp::create(builder, getLoc(), getOperand().getType(), cotangents[0], zeroLike(x, getResult()),
                              getStart(), high, interior);
  return success();
}

// The sum of the cotangents where `isFill` holds.
static Value sumWhere(TensorBuilder &x, Value isFill, Value ct) {
  return x.sumAll(x.select(isFill, ct, x.fill(0, ct)));
}

LogicalResult PadOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &wanted, Operands operands) {
  if (!cotangents[0])
    return success();
  TensorBuilder x(builder, getLoc());
  int64_t rank = rankOf(getResult());
  if (wanted[0] && tensorType(getOperand()).getNumElements() > 0) {
    SmallVector<int64_t> low, high, spread, stride, zeros(rank, 0);
    for (int64_t d = 0; d < rank; ++d) {
      low.push_back(-getLow()[d]);
      high.push_back(-getHigh()[d]);
      stride.push_back(getInterior()[d] + 1);
      spread.push_back((shapeOf(getOperand())[d] - 1) * stride[d] + 1);
    }
    Value cropped = PadOp::create(builder, getLoc(), x.type(cotangents[0]).clone(spread), cotangents[0],
                                  zeroLike(x, getResult()), low, high, zeros);
    operands[0] = SliceOp::create(builder, getLoc(), getOperand().getType(), cropped, zeros, spread, stride);
  }
  if (wanted[1]) {
    Type pred = builder.getI1Type();
    Value isFill =
        PadOp::create(builder, getLoc(), x.type(getResult()).clone(pred), x.splat(0, x.type(getOperand()).clone(pred)),
                      x.scalar(1, pred), getLow(), getHigh(), getInterior());
    operands[1] = sumWhere(x, isFill, cotangents[0]);
  }
  return success();
}

namespace {

// The cotangent of gc.windows' operand from that of its result, along one of the dimensions after the other: each place
// within the window adds a shifted copy.
class WindowFold {
public:
  WindowFold(TensorBuilder &x, WindowsOp op) : x(x), op(op) {}

  Value run(Value ct) {
    for (size_t i = op.getDims().size(); i-- > 0;)
      ct = foldDim(ct, i);
    return ct;
  }

  // Where the cotangent is a contraction of one value by another that alone has the places within the window (a
  // convolution's), the operand's is a contraction over windows of the first. Null: it is not.
  Value asContraction(Value ct);

private:
  // The last dimension of `ct` is the place within the window along dims[i].
  Value foldDim(Value ct, size_t i) {
    int64_t d = op.getDims()[i], size = shapeOf(op.getOperand())[d], step = op.getInterior()[i] + 1;
    int64_t spread = size == 0 ? 0 : (size - 1) * step + 1;
    int64_t count = shapeOf(ct)[d], reach = count == 0 ? 0 : (count - 1) * op.getStride()[i] + 1;
    int64_t last = rankOf(ct) - 1;
    SmallVector<int64_t> places(shapeOf(ct).drop_back()), low(last, 0), high(last, 0), interior(last, 0);
    SmallVector<int64_t> to(places);
    to[d] = spread;
    interior[d] = op.getStride()[i] - 1;
    Value sum;
    for (int64_t w = 0; w < op.getSize()[i]; ++w) {
      low[d] = w * op.getDilation()[i] - op.getLow()[i];
      high[d] = spread - reach - low[d];
      // Windows wholly outside leave nothing to crop from.
      if (count == 0 || low[d] >= spread || low[d] + reach <= 0)
        continue;
      Value at = x.reshape(x.slice(ct, last, w, w + 1), places);
      Value moved = PadOp::create(x.b, x.loc, x.type(ct).clone(to), at, zeroLike(x, ct), low, high, interior);
      sum = sum ? x.add(sum, moved) : moved;
    }
    if (!sum)
      sum = x.splat(0, x.type(ct).clone(to));
    if (step == 1)
      return sum;
    SmallVector<int64_t> starts(last, 0), strides(last, 1), limits(to);
    strides[d] = step;
    to[d] = size;
    return SliceOp::create(x.b, x.loc, x.type(ct).clone(to), sum, starts, limits, strides);
  }

  TensorBuilder &x;
  WindowsOp op;
};

} // namespace

Value WindowFold::asContraction(Value ct) {
  // Result dimension i of the contraction is dimension place[i] of `ct`.
  SmallVector<int64_t> place = allDims(ct);
  if (auto transpose = ct.getDefiningOp<TransposeOp>()) {
    place = invertPermutationVector(transpose.getPermutation());
    ct = transpose.getOperand();
  }
  auto dot = ct.getDefiningOp<DotOp>();
  if (!dot)
    return {};
  // One label per dimension of ct as gc.windows gave it; the contracted ones follow.
  int64_t rank = rankOf(ct), next = rank;
  SmallVector<int64_t> lhs(rankOf(dot.getLhs()), -1), rhs(rankOf(dot.getRhs()), -1);
  int64_t at = 0;
  for (auto [l, r] : llvm::zip_equal(dot.getLhsBatch(), dot.getRhsBatch()))
    lhs[l] = rhs[r] = place[at++];
  for (auto [l, r] : llvm::zip_equal(dot.getLhsContract(), dot.getRhsContract()))
    lhs[l] = rhs[r] = next++;
  for (SmallVector<int64_t> *labels : {&lhs, &rhs})
    for (int64_t &label : *labels)
      if (label < 0)
        label = place[at++];
  Value moved = dot.getLhs(), kernel = dot.getRhs();
  SmallVector<int64_t> movedLabels(lhs), kernelLabels(rhs);
  int64_t count = op.getDims().size(), within = rank - count;
  auto has = [](ArrayRef<int64_t> labels, int64_t label) { return llvm::is_contained(labels, label); };
  if (!has(kernelLabels, within)) {
    std::swap(moved, kernel);
    std::swap(movedLabels, kernelLabels);
  }
  SmallVector<int64_t> dims, low, stride, interior, turned;
  SmallVector<int64_t> windowShape(shapeOf(moved));
  for (int64_t i = 0; i < count; ++i) {
    int64_t d = op.getDims()[i], w = within + i;
    if (!has(kernelLabels, w) || has(movedLabels, w) || !has(movedLabels, d) || has(kernelLabels, d))
      return {};
    dims.push_back(llvm::find(movedLabels, d) - movedLabels.begin());
    low.push_back((op.getSize()[i] - 1) * op.getDilation()[i] - op.getLow()[i]);
    stride.push_back(op.getInterior()[i] + 1);
    interior.push_back(op.getStride()[i] - 1);
    turned.push_back(llvm::find(kernelLabels, w) - kernelLabels.begin());
    windowShape[dims.back()] = shapeOf(op.getOperand())[d];
  }
  llvm::append_range(windowShape, op.getSize());
  for (int64_t i = 0; i < count; ++i)
    movedLabels.push_back(within + i);
  Value windows = WindowsOp::create(x.b, x.loc, x.type(moved).clone(windowShape), moved, zeroLike(x, moved), dims,
                                    op.getSize(), stride, op.getDilation(), low, interior);
  return x.contract(windows, movedLabels, x.reverse(kernel, turned), kernelLabels, allDims(op.getOperand()),
                    x.element(op.getOperand()));
}

LogicalResult WindowsOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &wanted, Operands operands) {
  if (!cotangents[0])
    return success();
  TensorBuilder x(builder, getLoc());
  if (wanted[0] && tensorType(getResult()).getNumElements() > 0) {
    WindowFold fold(x, *this);
    operands[0] = fold.asContraction(cotangents[0]);
    if (!operands[0])
      operands[0] = fold.run(cotangents[0]);
  }
  if (wanted[1]) {
    Type pred = builder.getI1Type();
    Value isFill = WindowsOp::create(builder, getLoc(), x.type(getResult()).clone(pred),
                                     x.splat(0, x.type(getOperand()).clone(pred)), x.scalar(1, pred), getDims(),
                                     getSize(), getStride(), getDilation(), getLow(), getInterior());
    operands[1] = sumWhere(x, isFill, cotangents[0]);
  }
  return success();
}

LogicalResult ConcatenateOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &wanted, Operands operands) {
  if (!cotangents[0])
    return success();
  TensorBuilder x(builder, getLoc());
  int64_t start = 0;
  for (auto [i, operand] : llvm::enumerate(getOperands())) {
    int64_t size = shapeOf(operand)[getDim()];
    if (wanted[i])
      operands[i] = x.slice(cotangents[0], getDim(), start, start + size);
    start += size;
  }
  return success();
}

LogicalResult ReverseOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &, Operands operands) {
  if (cotangents[0])
    operands[0] = TensorBuilder(builder, getLoc()).reverse(cotangents[0], getDims());
  return success();
}

LogicalResult DynamicSliceOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &wanted, Operands operands) {
  if (!cotangents[0] || !wanted[0])
    return success();
  TensorBuilder x(builder, getLoc());
  operands[0] = DynamicUpdateSliceOp::create(builder, getLoc(), getOperand().getType(), x.fill(0, getOperand()),
                                             cotangents[0], getStart());
  return success();
}

LogicalResult DynamicUpdateSliceOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &wanted,
                                        Operands operands) {
  if (!cotangents[0])
    return success();
  TensorBuilder x(builder, getLoc());
  if (wanted[0])
    operands[0] = DynamicUpdateSliceOp::create(builder, getLoc(), getOperand().getType(), cotangents[0],
                                               x.fill(0, getUpdate()), getStart());
  if (wanted[1])
    operands[1] = DynamicSliceOp::create(builder, getLoc(), getUpdate().getType(), cotangents[0], getStart(),
                                         shapeOf(getUpdate()));
  return success();
}

bool BitcastReshapeOp::viewsComplexParts() {
  Type from = tensorType(getOperand()).getElementType(), to = tensorType(getResult()).getElementType();
  auto complex = dyn_cast<ComplexType>(isa<ComplexType>(from) ? from : to);
  return complex && complex.getElementType() == (isa<ComplexType>(from) ? to : from);
}

LogicalResult BitcastReshapeOp::vjp(OpBuilder &builder, Cotangents cotangents, const Wanted &, Operands operands) {
  if (!cotangents[0] || !viewsComplexParts())
    return success();
  TensorBuilder x(builder, getLoc());
  // Re(c · z) has the derivatives Re c and −Im c by z's parts.
  auto conjugateParts = [&](Value parts) {
    int64_t last = rankOf(parts) - 1;
    Value real = x.slice(parts, last, 0, 1), imaginary = x.slice(parts, last, 1, 2);
    return x.concatenate({real, x.neg(imaginary)}, last);
  };
  Value ct = cotangents[0];
  if (isa<ComplexType>(x.element(ct)))
    operands[0] = conjugateParts(BitcastReshapeOp::create(builder, getLoc(), getOperand().getType(), ct).getResult());
  else
    operands[0] = BitcastReshapeOp::create(builder, getLoc(), getOperand().getType(), conjugateParts(ct));
  return success();
}
