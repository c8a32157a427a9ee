// How the dimensions of gather and scatter relate, and the ops on a piece.
//
// A dimension of the operand is batching (a factor shared with the indices), spanned (the window is all of it: a factor
// shared with the window), or partial: the window's place comes from the indices, or is 0. A partial dimension has a
// factor of its own. Cutting it, each piece finds its share by the indices less its start: a gather gives zero
// elsewhere and the pieces are summed; a scatter skips windows elsewhere.
#include "ir/dialect/Gc.h"
#include "ir/interfaces/Cut.h"
#include "ir/interfaces/Monoid.h"
#include "ir/ops/IndexVectors.h"
#include "ir/ops/Verify.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

namespace {
struct OperandDim {
  bool batching = false;
  bool spanned = false;
  int component = -1;    // of the index vector; −1: not indexed
  int64_t window = 1;    // size
  int windowFactor = -1; // of a partial window that is a dimension of the result
  unsigned factor = 0;
};

// The accesses together with what rebuilding needs to know.
struct Layout {
  Accesses accesses;
  SmallVector<OperandDim> dims;
  int64_t vectorDim;
};
} // namespace

static int componentOf(ArrayRef<int64_t> map, int64_t dim) {
  const auto *found = llvm::find(map, dim);
  return found == map.end() ? -1 : int(found - map.begin());
}

static Value padDims(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> amounts, Attribute fill) {
  if (llvm::all_of(amounts, [](int64_t a) { return a == 0; }))
    return value;
  auto type = tensorType(value);
  SmallVector<int64_t> shape(type.getShape());
  for (auto [size, amount] : llvm::zip_equal(shape, amounts))
    size += 2 * amount;
  Value scalar = createSplat(builder, loc, RankedTensorType::get({}, type.getElementType()), fill);
  return PadOp::create(builder, loc, type.clone(shape), value, scalar, amounts, amounts,
                       SmallVector<int64_t>(amounts.size(), 0));
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

static Layout layoutOf(GatherOp op) {
  Layout layout;
  layout.vectorDim = op.getIndexVectorDim();
  Accesses &accesses = layout.accesses;
  ValueAccess operand, indices, result;
  for (auto [d, size] : llvm::enumerate(shapeOf(op.getIndices())))
    indices.dims.push_back(int64_t(d) == layout.vectorDim ? DimAccess::component()
                                                          : DimAccess::product({accesses.addFactor(size)}));
  bool summable = bool(getIdentity(Monoid::add, tensorType(op.getOperand()).getElementType()));
  SmallVector<DimAccess> window;
  for (auto [d, size] : llvm::enumerate(shapeOf(op.getOperand()))) {
    OperandDim dim;
    dim.window = op.getSliceSizes()[d];
    dim.component = componentOf(op.getStartIndexMap(), d);
    int batching = componentOf(op.getOperandBatchingDims(), d);
    bool collapsed = llvm::is_contained(op.getCollapsedSliceDims(), d);
    if (batching >= 0) {
      dim.batching = true;
      operand.dims.push_back(indices.dims[op.getIndicesBatchingDims()[batching]]);
    } else if (!collapsed && dim.window == size) {
      dim.spanned = true;
      dim.factor = accesses.addFactor(size);
      operand.dims.push_back(DimAccess::product({dim.factor}));
      window.push_back(operand.dims.back());
    } else {
      DimAccess access = dim.component >= 0 ? DimAccess::indexed(1, dim.component) : DimAccess::affine({}, 0);
      if (!collapsed) {
        dim.windowFactor = accesses.addFactor(dim.window);
        access.terms.push_back({unsigned(dim.windowFactor), 1});
        window.push_back(DimAccess::product({unsigned(dim.windowFactor)}));
        if (dim.component >= 0)
          accesses.positional.push_back(dim.windowFactor);
      }
      if (dim.component >= 0 && summable) {
        dim.factor = accesses.addFactor(size, FactorKind::Reduction, Monoid::add);
        access.factors.push_back(dim.factor);
        accesses.positional.push_back(dim.factor);
      }
      operand.dims.push_back(access);
    }
    layout.dims.push_back(dim);
  }
  auto batch = llvm::to_vector(
      llvm::make_filter_range(indices.dims, [](const DimAccess &d) { return d.kind == DimAccess::Kind::Product; }));
  size_t w = 0, b = 0;
  for (int64_t d = 0; d < rankOf(op.getResult()); ++d)
    result.dims.push_back(llvm::is_contained(op.getOffsetDims(), d) ? window[w++] : batch[b++]);
  accesses.operands.assign({operand, indices});
  accesses.results.push_back(result);
  return layout;
}

Accesses GatherOp::getAccesses() {
  return layoutOf(*this).accesses;
}

static GatherOp createGather(GatherOp like, OpBuilder &builder, RankedTensorType type, Value operand, Value indices,
                             ArrayRef<int64_t> sliceSizes) {
  return GatherOp::create(builder, like.getLoc(), type, operand, indices, like.getOffsetDims(),
                          like.getCollapsedSliceDims(), like.getOperandBatchingDims(), like.getIndicesBatchingDims(),
                          like.getStartIndexMap(), like.getIndexVectorDim(), sliceSizes);
}

FailureOr<SmallVector<Value>> GatherOp::rebuildPiece(OpBuilder &builder, ValueRange operands, const Piece &piece) {
  Layout layout = layoutOf(*this);
  Location loc = getLoc();
  auto shape = shapeUnder(layout.accesses.results[0], shapeOf(getResult()), piece);
  auto type = tensorType(getResult()).clone(*shape);
  size_t components = getStartIndexMap().size();
  // Per component, in the whole: the last start that fits. Per piece: where it starts, what is padded.
  SmallVector<int64_t> last(components, 0), padding(layout.dims.size(), 0), sizes;
  SmallVector<bool> cutDims(layout.dims.size(), false);
  bool moved = false;
  for (auto [d, dim] : llvm::enumerate(layout.dims)) {
    int64_t part = shapeOf(operands[0])[d];
    sizes.push_back(dim.batching            ? std::min<int64_t>(dim.window, part)
                    : dim.spanned           ? part
                    : dim.windowFactor >= 0 ? piece.sizes[dim.windowFactor]
                                            : dim.window);
    if (dim.component < 0)
      continue;
    last[dim.component] = shapeOf(getOperand())[d] - dim.window;
    if (dim.spanned || dim.batching)
      continue;
    cutDims[d] = layout.accesses.operands[0].dims[d].factors.size() && piece.cuts(dim.factor, layout.accesses);
    moved |= cutDims[d] || (dim.windowFactor >= 0 && piece.cuts(dim.windowFactor, layout.accesses));
    padding[d] = cutDims[d] && sizes[d] > 1 ? sizes[d] : 0;
  }
  if (!moved)
    return SmallVector<Value>{createGather(*this, builder, type, operands[0], operands[1], sizes)};

  Value indices = widen(builder, loc, operands[1]);
  auto indexType = tensorType(indices);
  Type element = indexType.getElementType();
  Value zeros = perComponent(builder, loc, indices, layout.vectorDim, SmallVector<int64_t>(components, 0));
  indices = ClampOp::create(builder, loc, indexType, zeros, indices,
                            perComponent(builder, loc, indices, layout.vectorDim, last));
  SmallVector<Value> shift(components, createScalar(builder, loc, element, 0));
  // The places of this part, per component; all of them where it is not cut.
  SmallVector<int64_t> lastHere(components, std::numeric_limits<int32_t>::max());
  bool masks = false;
  for (auto [d, dim] : llvm::enumerate(layout.dims)) {
    if (dim.component < 0 || dim.spanned || dim.batching)
      continue;
    Value &amount = shift[dim.component];
    if (dim.windowFactor >= 0 && piece.cuts(dim.windowFactor, layout.accesses))
      amount = AddOp::create(builder, loc, amount.getType(), amount,
                             createStart(builder, loc, piece, dim.windowFactor, element));
    if (!cutDims[d])
      continue;
    amount =
        SubOp::create(builder, loc, amount.getType(), amount, createStart(builder, loc, piece, dim.factor, element));
    if (padding[d] > 0) {
      amount = AddOp::create(builder, loc, amount.getType(), amount, createScalar(builder, loc, element, padding[d]));
    } else {
      masks = true;
      lastHere[dim.component] = piece.sizes[dim.factor] - 1;
    }
  }
  indices =
      AddOp::create(builder, loc, indexType, indices, perComponent(builder, loc, indices, layout.vectorDim, shift));
  Attribute zero = getIdentity(Monoid::add, type.getElementType());
  Value padded = padDims(builder, loc, operands[0], padding, zero);
  Value gathered = createGather(*this, builder, type, padded, indices, sizes);
  if (!masks)
    return SmallVector<Value>{gathered};

  // Elements whose index lies in another part are zero.
  Value within = vectorsWithin(builder, loc, indices, layout.vectorDim, SmallVector<int64_t>(components, 0), lastHere);
  SmallVector<int64_t> batchDims;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (!llvm::is_contained(getOffsetDims(), d))
      batchDims.push_back(d);
  auto maskType = type.clone(builder.getI1Type());
  Value mask = BroadcastOp::create(builder, loc, maskType, within, batchDims);
  return SmallVector<Value>{
      SelectOp::create(builder, loc, type, mask, gathered, createSplat(builder, loc, type, zero))};
}

SmallVector<SmallVector<unsigned>> GatherOp::getLinearGroups() {
  return {{0}};
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

static Layout layoutOf(ScatterOp op) {
  Layout layout;
  layout.vectorDim = op.getIndexVectorDim();
  Accesses &accesses = layout.accesses;
  ValueAccess input, indices, update;
  // Parts of the updates are combined as the updates themselves are; a region's order is fixed.
  bool combines = op.getKind() != Monoid::region;
  for (auto [d, size] : llvm::enumerate(shapeOf(op.getIndices()))) {
    if (int64_t(d) == layout.vectorDim) {
      indices.dims.push_back(DimAccess::component());
      continue;
    }
    bool batching = llvm::is_contained(op.getIndicesBatchingDims(), d);
    FactorKind kind = batching ? FactorKind::Parallel : combines ? FactorKind::Reduction : FactorKind::Replicate;
    unsigned f = accesses.addFactor(size, kind, op.getKind());
    indices.dims.push_back(DimAccess::product({f}));
    if (kind == FactorKind::Reduction)
      accesses.positional.push_back(f);
  }
  SmallVector<DimAccess> window;
  size_t w = 0;
  for (auto [d, size] : llvm::enumerate(shapeOf(op.getInputs().front()))) {
    OperandDim dim;
    dim.component = componentOf(op.getScatterDimsToOperandDims(), d);
    int batching = componentOf(op.getInputBatchingDims(), d);
    bool inserted = llvm::is_contained(op.getInsertedWindowDims(), d);
    if (batching >= 0) {
      dim.batching = true;
      input.dims.push_back(indices.dims[op.getIndicesBatchingDims()[batching]]);
      layout.dims.push_back(dim);
      continue;
    }
    if (!inserted)
      dim.window = shapeOf(op.getUpdates().front())[op.getUpdateWindowDims()[w++]];
    dim.factor = accesses.addFactor(size);
    input.dims.push_back(DimAccess::product({dim.factor}));
    // An index other than 0 skips a window that spans the dimension: it is shared all the same.
    dim.spanned = !inserted && dim.window == size;
    if (!dim.spanned)
      accesses.positional.push_back(dim.factor);
    if (!inserted)
      window.push_back(dim.spanned ? input.dims.back()
                                   : DimAccess::product({accesses.addFactor(dim.window, FactorKind::Replicate)}));
    layout.dims.push_back(dim);
  }
  auto batch = llvm::to_vector(
      llvm::make_filter_range(indices.dims, [](const DimAccess &d) { return d.kind == DimAccess::Kind::Product; }));
  size_t v = 0, b = 0;
  for (int64_t d = 0; d < rankOf(op.getUpdates().front()); ++d)
    update.dims.push_back(llvm::is_contained(op.getUpdateWindowDims(), d) ? window[v++] : batch[b++]);
  accesses.operands.assign(op.getInputs().size(), input);
  accesses.operands.push_back(indices);
  accesses.operands.append(op.getInputs().size(), update);
  accesses.results.assign(op.getInputs().size(), input);
  return layout;
}

Accesses ScatterOp::getAccesses() {
  return layoutOf(*this).accesses;
}

// The input on the first piece along the cut index dimensions, elsewhere the combiner's identity.
static Value inputOfPiece(ScatterOp op, OpBuilder &builder, Value input, const Piece &piece, const Accesses &accesses) {
  auto type = tensorType(input);
  TypedAttr element = getIdentity(op.getKind(), type.getElementType());
  Value first;
  auto predType = RankedTensorType::get({}, builder.getI1Type());
  for (auto [f, factor] : llvm::enumerate(accesses.factors)) {
    if (factor.kind != FactorKind::Reduction || !piece.cuts(f, accesses))
      continue;
    auto start = piece.getStaticStart(f);
    if (start && *start != 0)
      return createSplat(builder, op.getLoc(), type, element);
    if (start)
      continue;
    Value isZero = CompareOp::create(builder, op.getLoc(), predType,
                                     createStart(builder, op.getLoc(), piece, f, builder.getI32Type()),
                                     createScalar(builder, op.getLoc(), builder.getI32Type(), 0), Direction::EQ, false);
    first = first ? AndOp::create(builder, op.getLoc(), predType, first, isZero).getResult() : isZero;
  }
  if (!first)
    return input;
  return SelectOp::create(builder, op.getLoc(), type, first, input, createSplat(builder, op.getLoc(), type, element));
}

static ScatterOp createScatter(ScatterOp like, OpBuilder &builder, ValueRange inputs, Value indices,
                               ValueRange updates) {
  SmallVector<Type> types(inputs.getTypes());
  auto op = ScatterOp::create(builder, like.getLoc(), types, inputs, indices, updates, like.getUpdateWindowDims(),
                              like.getInsertedWindowDims(), like.getInputBatchingDims(), like.getIndicesBatchingDims(),
                              like.getScatterDimsToOperandDims(), like.getIndexVectorDim(), like.getKind(),
                              like.getUniqueIndices(), like.getIndicesAreSorted());
  IRMapping mapping;
  like.getBody().cloneInto(&op.getBody(), mapping);
  return op;
}

FailureOr<SmallVector<Value>> ScatterOp::rebuildPiece(OpBuilder &builder, ValueRange operands, const Piece &piece) {
  Layout layout = layoutOf(*this);
  Location loc = getLoc();
  size_t count = getInputs().size(), components = getScatterDimsToOperandDims().size();
  SmallVector<Value> inputs(operands.take_front(count));
  Value indices = operands[count];
  ValueRange updates = operands.drop_front(count + 1);
  for (Value &input : inputs) {
    if (getKind() != Monoid::region && !getIdentity(getKind(), tensorType(input).getElementType()))
      return failure();
    input = inputOfPiece(*this, builder, input, piece, layout.accesses);
  }
  auto isMoved = [&](const OperandDim &dim) {
    return !dim.batching && !dim.spanned && piece.cuts(dim.factor, layout.accesses);
  };
  if (llvm::none_of(layout.dims, isMoved))
    return SmallVector<Value>(createScatter(*this, builder, inputs, indices, updates).getResults());

  indices = widen(builder, loc, indices);
  auto indexType = tensorType(indices);
  Type element = indexType.getElementType();
  // Windows that do not fit in the whole must stay out of the padding as well: their index becomes -1.
  SmallVector<int64_t> last(components, 0), padding(layout.dims.size(), 0), limit;
  SmallVector<Value> shift(components, createScalar(builder, loc, element, 0));
  for (auto [d, dim] : llvm::enumerate(layout.dims)) {
    limit.push_back(shapeOf(inputs.front())[d]);
    if (dim.component >= 0)
      last[dim.component] = shapeOf(getInputs().front())[d] - dim.window;
    if (!isMoved(dim))
      continue;
    if (dim.component < 0) // the window lies at 0: only the first piece has it, and it may reach beyond
      return failure();
    padding[d] = dim.window - 1;
    limit.back() += padding[d];
    Value start = createStart(builder, loc, piece, dim.factor, element);
    shift[dim.component] =
        SubOp::create(builder, loc, start.getType(), createScalar(builder, loc, element, padding[d]), start);
  }
  Value zeros = perComponent(builder, loc, indices, layout.vectorDim, SmallVector<int64_t>(components, 0));
  Value fits = isWithin(builder, loc, indices, zeros, perComponent(builder, loc, indices, layout.vectorDim, last));
  Value moved =
      AddOp::create(builder, loc, indexType, indices, perComponent(builder, loc, indices, layout.vectorDim, shift));
  Value skipped = perComponent(builder, loc, indices, layout.vectorDim, SmallVector<int64_t>(components, -1));
  indices = SelectOp::create(builder, loc, indexType, fits, moved, skipped);
  SmallVector<Value> padded;
  for (Value input : inputs) {
    Type type = tensorType(input).getElementType();
    Attribute fill = OpBuilder(getContext()).getZeroAttr(type);
    padded.push_back(padDims(builder, loc, input, padding, fill));
  }
  ScatterOp scattered = createScatter(*this, builder, padded, indices, updates);
  SmallVector<Value> results(scattered.getResults());
  if (llvm::any_of(padding, [](int64_t p) { return p != 0; }))
    for (auto [result, input] : llvm::zip_equal(results, inputs))
      result =
          SliceOp::create(builder, loc, input.getType(), result, padding, limit, SmallVector<int64_t>(limit.size(), 1));
  return results;
}

SmallVector<SmallVector<unsigned>> ScatterOp::getLinearGroups() {
  if (getKind() != Monoid::add)
    return {};
  unsigned count = getInputs().size();
  SmallVector<unsigned> group;
  for (unsigned i = 0; i < getNumOperands(); ++i)
    if (i != count)
      group.push_back(i);
  return {group};
}
