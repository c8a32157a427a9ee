// Several examples at once: movement ops.
#include "ir/dialect/Gc.h"
#include "ir/dialect/Recompute.h"
#include "ir/interfaces/Monoid.h"
#include "ir/ops/IndexVectors.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

// They have no operands, so no batch ever reaches them.
LogicalResult ConstantOp::buildBatched(Batch &) {
  llvm_unreachable("a constant is the same for all examples");
}
LogicalResult IotaOp::buildBatched(Batch &) {
  llvm_unreachable("an iota is the same for all examples");
}

LogicalResult ReshapeOp::buildBatched(Batch &batch) {
  batch.copy(*this, batch.get(getOperand()));
  return success();
}

LogicalResult BroadcastOp::buildBatched(Batch &batch) {
  cast<BroadcastOp>(batch.copy(*this, batch.get(getOperand()))).setDims(behind(getDims(), 0));
  return success();
}

LogicalResult TransposeOp::buildBatched(Batch &batch) {
  cast<TransposeOp>(batch.copy(*this, batch.get(getOperand()))).setPermutation(behind(getPermutation(), 0));
  return success();
}

LogicalResult SliceOp::buildBatched(Batch &batch) {
  auto made = cast<SliceOp>(batch.copy(*this, batch.get(getOperand())));
  made.setStart(after(0, getStart()));
  made.setLimit(after(batch.size, getLimit()));
  made.setStride(after(1, getStride()));
  return success();
}

// An op that fills, with a fill per example: over any fill, and then that of the example where `inside`, the op over
// true with a fill of false, does not hold. `build` makes the op over an operand with or without the dimension.
static Value buildWithFill(Operation *op, Value operand, Value fill, Batch &batch,
                           llvm::function_ref<Value(Value operand, Value fill, bool batched)> build) {
  OpBuilder &b = batch.builder;
  Location loc = op->getLoc();
  Value all = batch.getBatched(operand);
  if (!batch.has(fill))
    return build(all, batch.get(fill), true);
  auto bools = tensorType(operand).clone(b.getI1Type());
  Value isElement = createSplat(b, loc, bools, b.getBoolAttr(true));
  Value inside = build(isElement, createScalar(b, loc, b.getI1Type(), 0), false);
  // Any element will do as fill: the first example's.
  auto scalar = tensorType(fill);
  Value first = SliceOp::create(b, loc, scalar.clone({1}), batch.get(fill), ArrayRef<int64_t>{0}, ArrayRef<int64_t>{1},
                                ArrayRef<int64_t>{1});
  Value made = build(all, ReshapeOp::create(b, loc, scalar, first), true);
  return SelectOp::create(b, loc, made.getType(), batch.repeat(inside), made,
                          batch.spreadOver(batch.get(fill), tensorType(made)));
}

LogicalResult PadOp::buildBatched(Batch &batch) {
  Value made = buildWithFill(*this, getOperand(), getFill(), batch, [&](Value operand, Value fill, bool batched) {
    auto amounts = [&](ArrayRef<int64_t> of) { return batched ? after(0, of) : SmallVector<int64_t>(of); };
    auto type = tensorType(getResult()).clone(tensorType(operand).getElementType());
    return PadOp::create(batch.builder, getLoc(), batched ? batch.batchedType(type) : type, operand, fill,
                         amounts(getLow()), amounts(getHigh()), amounts(getInterior()))
        .getResult();
  });
  batch.set(getResult(), made);
  return success();
}

LogicalResult WindowsOp::buildBatched(Batch &batch) {
  Value made = buildWithFill(*this, getOperand(), getFill(), batch, [&](Value operand, Value fill, bool batched) {
    auto type = tensorType(getResult()).clone(tensorType(operand).getElementType());
    return WindowsOp::create(batch.builder, getLoc(), batched ? batch.batchedType(type) : type, operand, fill,
                             batched ? behind(getDims()) : SmallVector<int64_t>(getDims()), getSize(), getStride(),
                             getDilation(), getLow(), getInterior())
        .getResult();
  });
  batch.set(getResult(), made);
  return success();
}

LogicalResult ConcatenateOp::buildBatched(Batch &batch) {
  cast<ConcatenateOp>(batch.copy(*this, batch.getBatched(getOperands()))).setDim(getDim() + 1);
  return success();
}

LogicalResult ReverseOp::buildBatched(Batch &batch) {
  cast<ReverseOp>(batch.copy(*this, batch.get(getOperand()))).setDims(behind(getDims()));
  return success();
}

LogicalResult BitcastReshapeOp::buildBatched(Batch &batch) {
  batch.copy(*this, batch.get(getOperand()));
  return success();
}

LogicalResult OptimizationBarrierOp::buildBatched(Batch &batch) {
  SmallVector<Value> operands = batch.get(getOperands());
  auto made = OptimizationBarrierOp::create(batch.builder, getLoc(), ValueRange(operands).getTypes(), operands);
  if (Attribute again = (*this)->getAttr(kRecompute))
    made->setAttr(kRecompute, again);
  for (auto [old, result] : llvm::zip_equal(getResults(), made.getResults()))
    batch.set(old, result);
  return success();
}

//===-- Dynamic slices: the same start for all, or a gather or scatter with a start for each --------------------===//

// One index vector per example: [n, rank].
static Value stackStarts(Batch &batch, Location loc, ArrayRef<Value> starts) {
  SmallVector<Value> columns;
  RankedTensorType column;
  for (Value start : starts) {
    column = tensorType(start).clone({batch.size, 1});
    columns.push_back(ReshapeOp::create(batch.builder, loc, column, start));
  }
  RankedTensorType type = column.clone({batch.size, int64_t(starts.size())});
  return ConcatenateOp::create(batch.builder, loc, type, columns, 1);
}

// Starts that are the same for all examples, with one for the new dimension.
static SmallVector<Value> startsBehind(Batch &batch, Location loc, ValueRange start) {
  Type element = start.empty() ? Type(batch.builder.getI32Type()) : tensorType(start.front()).getElementType();
  SmallVector<Value> starts{createScalar(batch.builder, loc, element, 0)};
  llvm::append_range(starts, batch.get(start));
  return starts;
}

LogicalResult DynamicSliceOp::buildBatched(Batch &batch) {
  RankedTensorType type = batch.batchedType(getType());
  Value operand = batch.get(getOperand());
  if (!batch.hasAny(getStart())) {
    batch.set(getResult(),
              DynamicSliceOp::create(batch.builder, getLoc(), type, operand, startsBehind(batch, getLoc(), getStart()),
                                     after(batch.size, getSizes())));
    return success();
  }
  bool has = batch.has(getOperand());
  SmallVector<int64_t> paired(has ? 1 : 0, 0), all = llvm::to_vector(llvm::seq<int64_t>(0, rankOf(getOperand())));
  Value starts = stackStarts(batch, getLoc(), batch.getBatched(getStart()));
  // A gather clamps as this op does.
  batch.set(getResult(),
            GatherOp::create(batch.builder, getLoc(), type, operand, starts, behind(all),
                             /*collapsed_slice_dims=*/ArrayRef<int64_t>(), paired, paired, has ? behind(all) : all,
                             /*index_vector_dim=*/1, has ? after(1, getSizes()) : SmallVector<int64_t>(getSizes())));
  return success();
}

LogicalResult DynamicUpdateSliceOp::buildBatched(Batch &batch) {
  OpBuilder &b = batch.builder;
  RankedTensorType type = batch.batchedType(getType());
  Value operand = batch.getBatched(getOperand()), update = batch.getBatched(getUpdate());
  if (!batch.hasAny(getStart())) {
    batch.set(getResult(), DynamicUpdateSliceOp::create(b, getLoc(), type, operand, update,
                                                        startsBehind(batch, getLoc(), getStart())));
    return success();
  }
  // A scatter skips what this op clamps.
  SmallVector<Value> starts;
  for (auto [d, start] : llvm::enumerate(getStart())) {
    auto element = cast<IntegerType>(tensorType(start).getElementType());
    bool isUnsigned = element.isUnsigned() || element.getWidth() == 1;
    unsigned bits = element.getWidth() - (isUnsigned ? 0 : 1);
    int64_t last = shapeOf(getOperand())[d] - shapeOf(getUpdate())[d];
    if (bits < 63)
      last = std::min(last, (int64_t(1) << bits) - 1);
    Value all = batch.getBatched(start);
    starts.push_back(ClampOp::create(b, getLoc(), all.getType(), createScalar(b, getLoc(), element, 0), all,
                                     createScalar(b, getLoc(), element, last)));
  }
  auto dims = behind(llvm::to_vector(llvm::seq<int64_t>(0, rankOf(getOperand()))));
  auto scatter = ScatterOp::create(b, getLoc(), type, operand, stackStarts(batch, getLoc(), starts), update, dims,
                                   /*inserted_window_dims=*/ArrayRef<int64_t>(), ArrayRef<int64_t>{0},
                                   ArrayRef<int64_t>{0}, dims, /*index_vector_dim=*/1, Monoid::region,
                                   /*unique_indices=*/true, /*indices_are_sorted=*/false);
  addReplacingBody(b, scatter);
  batch.set(getResult(), scatter.getResult(0));
  return success();
}
