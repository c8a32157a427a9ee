// How the dimensions of movement ops relate, and the ops on a piece.
#include "ir/dialect/Gc.h"
#include "ir/interfaces/Cut.h"
#include "ir/interfaces/Monoid.h"
#include "ir/ops/Verify.h"

#include <numeric>

using namespace mlir;
using namespace gc;
using namespace gc::detail;

// Result dimension i is factor i.
static ValueAccess addFactors(Accesses &accesses, ArrayRef<int64_t> shape) {
  ValueAccess access;
  for (int64_t size : shape)
    access.dims.push_back(DimAccess::product({accesses.addFactor(size)}));
  return access;
}

static RankedTensorType pieceType(Value value, const ValueAccess &access, const Piece &piece) {
  auto type = tensorType(value);
  auto shape = shapeUnder(access, type.getShape(), piece);
  return shape ? type.clone(*shape) : RankedTensorType();
}

// The part of the only result's whole value.
static FailureOr<SmallVector<Value>> cutResult(OpBuilder &builder, Value whole, const Accesses &accesses,
                                               const Piece &piece) {
  auto part = cutValue(builder, whole.getLoc(), whole, accesses.results[0], accesses, piece);
  if (failed(part))
    return failure();
  return SmallVector<Value>{*part};
}

//===----------------------------------------------------------------------===//
// Constant, iota
//===----------------------------------------------------------------------===//

Accesses ConstantOp::getAccesses() {
  Accesses accesses;
  accesses.results.push_back(addFactors(accesses, shapeOf(getResult())));
  if (!isa<SplatElementsAttr>(getValue()))
    for (unsigned f = 0; f < accesses.factors.size(); ++f)
      accesses.positional.push_back(f);
  return accesses;
}

FailureOr<SmallVector<Value>> ConstantOp::rebuildPiece(OpBuilder &builder, ValueRange, const Piece &piece) {
  Accesses accesses = getAccesses();
  auto type = pieceType(getResult(), accesses.results[0], piece);
  if (auto splat = dyn_cast<SplatElementsAttr>(getValue()))
    return SmallVector<Value>{ConstantOp::create(builder, getLoc(), ElementsAttr(splat.resizeSplat(type)))};
  Value whole = ConstantOp::create(builder, getLoc(), getValue());
  return cutResult(builder, whole, accesses, piece);
}

Accesses IotaOp::getAccesses() {
  Accesses accesses;
  accesses.results.push_back(addFactors(accesses, shapeOf(getResult())));
  accesses.positional.push_back(getDim());
  return accesses;
}

FailureOr<SmallVector<Value>> IotaOp::rebuildPiece(OpBuilder &builder, ValueRange, const Piece &piece) {
  auto type = pieceType(getResult(), getAccesses().results[0], piece);
  if (piece.getStaticStart(getDim()) == 0)
    return SmallVector<Value>{IotaOp::create(builder, getLoc(), type, getDim())};
  Type element = type.getElementType();
  if (isa<ComplexType>(element)) // nothing converts to it: cut the whole
    return cutResult(builder, IotaOp::create(builder, getLoc(), getType(), getDim()), getAccesses(), piece);
  // A float's index is rounded once.
  RankedTensorType sumType = isa<FloatType>(element) ? type.clone(builder.getI32Type()) : type;
  Value local = IotaOp::create(builder, getLoc(), sumType, getDim());
  Value start = createStart(builder, getLoc(), piece, getDim(), sumType.getElementType());
  Value spread = BroadcastOp::create(builder, getLoc(), sumType, start, ArrayRef<int64_t>{});
  Value sum = AddOp::create(builder, getLoc(), sumType, local, spread);
  if (sumType != type)
    sum = ConvertOp::create(builder, getLoc(), type, sum);
  return SmallVector<Value>{sum};
}

//===----------------------------------------------------------------------===//
// Reshape, broadcast, transpose
//===----------------------------------------------------------------------===//

namespace {
// Splits two runs of dimensions with the same product into common factors.
struct Refinement {
  Accesses &accesses;
  // Per dimension of the run, from the major and from the minor side.
  using Factors = SmallVector<SmallVector<unsigned>>;

  // Takes common factors where the two runs meet, in the order of `from` and `to`, until the sizes there are coprime.
  // Returns the factors found per dimension, in the order met; sizes are divided by what was found.
  void run(MutableArrayRef<int64_t> from, MutableArrayRef<int64_t> to, Factors &fromFound, Factors &toFound,
           bool minor) {
    auto at = [&](MutableArrayRef<int64_t> sizes, size_t i) -> size_t { return minor ? sizes.size() - 1 - i : i; };
    size_t i = 0, j = 0;
    while (i < from.size() && j < to.size()) {
      int64_t &a = from[at(from, i)], &b = to[at(to, j)];
      if (a == 1) {
        ++i;
        continue;
      }
      if (b == 1) {
        ++j;
        continue;
      }
      int64_t common = std::gcd(a, b);
      if (common == 1)
        return;
      unsigned f = accesses.addFactor(common);
      fromFound[at(from, i)].push_back(f);
      toFound[at(to, j)].push_back(f);
      a /= common;
      b /= common;
    }
  }
};
} // namespace

// Factors of a run: from the major side, then from the minor side; what is left in between does not factor.
static void refineRun(Accesses &accesses, ArrayRef<int64_t> fromShape, ArrayRef<int64_t> toShape, ValueAccess &from,
                      ValueAccess &to) {
  SmallVector<int64_t> a(fromShape), b(toShape);
  Refinement::Factors aMajor(a.size()), bMajor(b.size()), aMinor(a.size()), bMinor(b.size());
  Refinement refinement{accesses};
  refinement.run(a, b, aMajor, bMajor, /*minor=*/false);
  refinement.run(a, b, aMinor, bMinor, /*minor=*/true);
  auto finish = [&](ArrayRef<int64_t> left, const Refinement::Factors &major, const Refinement::Factors &minor,
                    ValueAccess &access) {
    for (size_t d = 0; d < left.size(); ++d) {
      DimAccess dim = DimAccess::product(major[d]);
      if (left[d] != 1)
        dim.factors.push_back(accesses.addFactor(left[d], FactorKind::Replicate));
      llvm::append_range(dim.factors, llvm::reverse(minor[d]));
      access.dims.push_back(dim);
    }
  };
  finish(a, aMajor, aMinor, from);
  finish(b, bMajor, bMinor, to);
}

Accesses ReshapeOp::getAccesses() {
  Accesses accesses;
  ValueAccess from, to;
  ArrayRef<int64_t> a = shapeOf(getOperand()), b = shapeOf(getResult());
  if (llvm::is_contained(a, 0)) { // nothing to relate
    for (int64_t size : a)
      from.dims.push_back(DimAccess::product({accesses.addFactor(size, FactorKind::Replicate)}));
    for (int64_t size : b)
      to.dims.push_back(DimAccess::product({accesses.addFactor(size, FactorKind::Replicate)}));
  } else {
    // The shortest runs with equal products.
    while (!a.empty() || !b.empty()) {
      size_t i = !a.empty(), j = !b.empty();
      int64_t pa = i ? a[0] : 1, pb = j ? b[0] : 1;
      while (pa != pb) {
        if (pa < pb)
          pa *= a[i++];
        else
          pb *= b[j++];
      }
      refineRun(accesses, a.take_front(i), b.take_front(j), from, to);
      a = a.drop_front(i);
      b = b.drop_front(j);
    }
  }
  accesses.operands.push_back(from);
  accesses.results.push_back(to);
  return accesses;
}

Accesses BroadcastOp::getAccesses() {
  Accesses accesses;
  accesses.results.push_back(addFactors(accesses, shapeOf(getResult())));
  ValueAccess operand;
  for (auto [i, d] : llvm::enumerate(getDims()))
    operand.dims.push_back(shapeOf(getOperand())[i] == shapeOf(getResult())[d] ? accesses.results[0].dims[d]
                                                                               : DimAccess::unit());
  accesses.operands.push_back(operand);
  return accesses;
}

Accesses TransposeOp::getAccesses() {
  Accesses accesses;
  accesses.operands.push_back(addFactors(accesses, shapeOf(getOperand())));
  ValueAccess result;
  for (int64_t d : getPermutation())
    result.dims.push_back(accesses.operands[0].dims[d]);
  accesses.results.push_back(result);
  return accesses;
}

//===----------------------------------------------------------------------===//
// Slice, pad, concatenate, reverse: affine
//===----------------------------------------------------------------------===//

Accesses SliceOp::getAccesses() {
  Accesses accesses;
  accesses.results.push_back(addFactors(accesses, shapeOf(getResult())));
  ValueAccess operand;
  for (auto [d, size] : llvm::enumerate(shapeOf(getOperand())))
    operand.dims.push_back(shapeOf(getResult())[d] == size
                               ? accesses.results[0].dims[d]
                               : DimAccess::affine({{unsigned(d), getStride()[d]}}, getStart()[d]));
  accesses.operands.push_back(operand);
  return accesses;
}

// Where in a piece's part of the operand its first index lies, for the dimensions that are affine.
FailureOr<SmallVector<Value>> SliceOp::rebuildPiece(OpBuilder &builder, ValueRange operands, const Piece &piece) {
  Accesses accesses = getAccesses();
  SmallVector<int64_t> start, limit, stride;
  for (auto [d, dim] : llvm::enumerate(accesses.operands[0].dims)) {
    int64_t size = shapeOf(operands[0])[d];
    start.push_back(0);
    limit.push_back(size);
    stride.push_back(dim.kind == DimAccess::Kind::Affine ? getStride()[d] : 1);
  }
  auto type = pieceType(getResult(), accesses.results[0], piece);
  return SmallVector<Value>{SliceOp::create(builder, getLoc(), type, operands[0], start, limit, stride)};
}

Accesses PadOp::getAccesses() {
  Accesses accesses;
  accesses.results.push_back(addFactors(accesses, shapeOf(getResult())));
  ValueAccess operand;
  operand.fill = 1;
  for (int64_t d = 0; d < rankOf(getOperand()); ++d) {
    bool moved = getLow()[d] != 0 || getHigh()[d] != 0 || getInterior()[d] != 0;
    operand.dims.push_back(moved ? DimAccess::affine({{unsigned(d), 1}}, -getLow()[d], getInterior()[d] + 1, true)
                                 : accesses.results[0].dims[d]);
  }
  accesses.operands.assign({operand, ValueAccess{}});
  return accesses;
}

FailureOr<SmallVector<Value>> PadOp::rebuildPiece(OpBuilder &builder, ValueRange operands, const Piece &piece) {
  Accesses accesses = getAccesses();
  auto type = pieceType(getResult(), accesses.results[0], piece);
  SmallVector<int64_t> low, high;
  for (auto [d, dim] : llvm::enumerate(accesses.operands[0].dims)) {
    if (dim.kind != DimAccess::Kind::Affine) {
      low.push_back(0);
      high.push_back(0);
      continue;
    }
    auto range = rangeUnder(dim, shapeOf(getOperand())[d], piece);
    if (!range)
      return failure();
    // Global result index of the part's first element, less the piece's start.
    int64_t step = getInterior()[d] + 1, size = range->second - range->first;
    low.push_back(size == 0 ? 0 : getLow()[d] + range->first * step - *piece.getStaticStart(d));
    high.push_back(piece.sizes[d] - low.back() - (size == 0 ? 0 : (size - 1) * step + 1));
  }
  return SmallVector<Value>{PadOp::create(builder, getLoc(), type, operands[0], operands[1], low, high, getInterior())};
}

// Result dimension i is factor i: where the windows lie, and behind them what is within a window.
Accesses WindowsOp::getAccesses() {
  Accesses accesses;
  accesses.results.push_back(addFactors(accesses, shapeOf(getResult())));
  ValueAccess operand;
  operand.fill = 1;
  unsigned rank = rankOf(getOperand());
  for (unsigned d = 0; d < rank; ++d)
    operand.dims.push_back(accesses.results[0].dims[d]);
  for (auto [i, d] : llvm::enumerate(getDims()))
    operand.dims[d] = DimAccess::affine({{unsigned(d), getStride()[i]}, {rank + unsigned(i), getDilation()[i]}},
                                        -getLow()[i], getInterior()[i] + 1, true);
  accesses.operands.assign({operand, ValueAccess{}});
  return accesses;
}

FailureOr<SmallVector<Value>> WindowsOp::rebuildPiece(OpBuilder &builder, ValueRange operands, const Piece &piece) {
  Accesses accesses = getAccesses();
  auto type = pieceType(getResult(), accesses.results[0], piece);
  unsigned rank = rankOf(getOperand());
  SmallVector<int64_t> low, size;
  for (auto [i, d] : llvm::enumerate(getDims())) {
    auto range = rangeUnder(accesses.operands[0].dims[d], shapeOf(getOperand())[d], piece);
    if (!range)
      return failure();
    // The position of the part's first element, less where the piece's first window begins.
    low.push_back(getLow()[i] + range->first * (getInterior()[i] + 1) - *piece.getStaticStart(d) * getStride()[i] -
                  *piece.getStaticStart(rank + i) * getDilation()[i]);
    size.push_back(piece.sizes[rank + i]);
  }
  return SmallVector<Value>{WindowsOp::create(builder, getLoc(), type, operands[0], operands[1], getDims(), size,
                                              getStride(), getDilation(), low, getInterior())};
}

Accesses ConcatenateOp::getAccesses() {
  Accesses accesses;
  accesses.results.push_back(addFactors(accesses, shapeOf(getResult())));
  int64_t before = 0;
  for (Value operand : getOperands()) {
    ValueAccess access = accesses.results[0];
    if (getOperands().size() > 1)
      access.dims[getDim()] = DimAccess::affine({{unsigned(getDim()), 1}}, -before, 1, /*guarded=*/true);
    accesses.operands.push_back(access);
    before += shapeOf(operand)[getDim()];
  }
  return accesses;
}

Accesses ReverseOp::getAccesses() {
  Accesses accesses;
  accesses.results.push_back(addFactors(accesses, shapeOf(getResult())));
  ValueAccess operand = accesses.results[0];
  for (int64_t d : getDims())
    operand.dims[d] = DimAccess::affine({{unsigned(d), -1}}, shapeOf(getOperand())[d] - 1);
  accesses.operands.push_back(operand);
  return accesses;
}

//===----------------------------------------------------------------------===//
// Dynamic slice and update: indexed
//===----------------------------------------------------------------------===//

// min(max(start, 0), last) as an i32 (i64 where the operand's is wider), the start that the op on the whole takes.
static Value clampStart(OpBuilder &builder, Location loc, Value start, int64_t last) {
  auto from = cast<IntegerType>(tensorType(start).getElementType());
  bool wide = from.getWidth() > 32 || (from.isUnsigned() && from.getWidth() == 32);
  auto type = RankedTensorType::get({}, builder.getIntegerType(wide ? 64 : 32));
  if (from.getWidth() == 64 && from.isUnsigned()) // above the signed range: as far as it goes
    start = MinOp::create(builder, loc, start.getType(), start, createScalar(builder, loc, from, last));
  if (start.getType() != type)
    start = ConvertOp::create(builder, loc, type, start);
  return ClampOp::create(builder, loc, type, createScalar(builder, loc, type.getElementType(), 0), start,
                         createScalar(builder, loc, type.getElementType(), last));
}

static Value addScalar(OpBuilder &builder, Location loc, Value value, Value other, bool subtract) {
  return subtract ? SubOp::create(builder, loc, value.getType(), value, other).getResult()
                  : AddOp::create(builder, loc, value.getType(), value, other).getResult();
}

// All of one integer type, the widest.
static void unifyTypes(OpBuilder &builder, Location loc, SmallVectorImpl<Value> &values) {
  Type wide = values.empty() ? Type() : values.front().getType();
  for (Value value : values)
    if (tensorType(value).getElementTypeBitWidth() > cast<RankedTensorType>(wide).getElementTypeBitWidth())
      wide = value.getType();
  for (Value &value : values)
    if (value.getType() != wide)
      value = ConvertOp::create(builder, loc, wide, value);
}

static Value padBothSides(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> amounts) {
  if (llvm::all_of(amounts, [](int64_t a) { return a == 0; }))
    return value;
  auto type = tensorType(value);
  SmallVector<int64_t> shape(type.getShape());
  for (auto [size, amount] : llvm::zip_equal(shape, amounts))
    size += 2 * amount;
  // The identity of addition: parts of a cut dimension are summed.
  TypedAttr zero = getIdentity(Monoid::add, type.getElementType());
  auto fillType = RankedTensorType::get({}, type.getElementType());
  Value fill = zero ? createSplat(builder, loc, fillType, zero)
                    : ConstantOp::create(builder, loc, cast<ElementsAttr>(builder.getZeroAttr(fillType))).getResult();
  return PadOp::create(builder, loc, type.clone(shape), value, fill, amounts, amounts,
                       SmallVector<int64_t>(amounts.size(), 0));
}

// Factors: per dimension, the window's (parallel) and, where the window does not span the dimension and the element
// type has an addition, the dimension's own: its parts, zero outside of the window's share, are summed.
Accesses DynamicSliceOp::getAccesses() {
  Accesses accesses;
  accesses.results.push_back(addFactors(accesses, getSizes()));
  ValueAccess operand;
  bool summable = bool(getIdentity(Monoid::add, tensorType(getOperand()).getElementType()));
  for (auto [d, size] : llvm::enumerate(shapeOf(getOperand()))) {
    if (getSizes()[d] == size) {
      operand.dims.push_back(accesses.results[0].dims[d]);
      continue;
    }
    DimAccess dim = DimAccess::indexed(d + 1, 0, {{unsigned(d), 1}});
    accesses.positional.push_back(d);
    if (summable) {
      dim.factors.push_back(accesses.addFactor(size, FactorKind::Reduction, Monoid::add));
      accesses.positional.push_back(dim.factors[0]);
    }
    operand.dims.push_back(dim);
  }
  accesses.operands.push_back(operand);
  accesses.operands.append(getStart().size(), ValueAccess{});
  return accesses;
}

FailureOr<SmallVector<Value>> DynamicSliceOp::rebuildPiece(OpBuilder &builder, ValueRange operands,
                                                           const Piece &piece) {
  Accesses accesses = getAccesses();
  Location loc = getLoc();
  auto type = pieceType(getResult(), accesses.results[0], piece);
  SmallVector<Value> start(operands.drop_front());
  SmallVector<int64_t> padding(start.size(), 0);
  ArrayRef<DimAccess> dims = accesses.operands[0].dims;
  auto cutsWindow = [&](unsigned d) { return dims[d].kind == DimAccess::Kind::Indexed && piece.cuts(d, accesses); };
  auto cutsDim = [&](unsigned d) {
    return dims[d].kind == DimAccess::Kind::Indexed && !dims[d].factors.empty() &&
           piece.cuts(dims[d].factors[0], accesses);
  };
  if (llvm::none_of(llvm::seq<unsigned>(0, dims.size()), [&](unsigned d) { return cutsWindow(d) || cutsDim(d); }))
    return SmallVector<Value>{DynamicSliceOp::create(builder, loc, type, operands[0], start, type.getShape())};
  for (unsigned d = 0; d < dims.size(); ++d) {
    start[d] = clampStart(builder, loc, start[d], shapeOf(getOperand())[d] - getSizes()[d]);
    Type element = tensorType(start[d]).getElementType();
    if (cutsWindow(d))
      start[d] = addScalar(builder, loc, start[d], createStart(builder, loc, piece, d, element), false);
    if (!cutsDim(d))
      continue;
    // The window may lie anywhere beside this part: pad by its size, and the op's own clamp finds only padding.
    padding[d] = piece.sizes[d];
    start[d] = addScalar(builder, loc, start[d], createStart(builder, loc, piece, dims[d].factors[0], element), true);
    start[d] = addScalar(builder, loc, start[d], createScalar(builder, loc, element, padding[d]), false);
  }
  unifyTypes(builder, loc, start);
  return SmallVector<Value>{DynamicSliceOp::create(builder, loc, type, padBothSides(builder, loc, operands[0], padding),
                                                   start, type.getShape())};
}

// Where the window does not span the dimension, the operand and the result may be cut, the update not.
Accesses DynamicUpdateSliceOp::getAccesses() {
  Accesses accesses;
  accesses.results.push_back(addFactors(accesses, shapeOf(getResult())));
  ValueAccess update;
  for (auto [d, size] : llvm::enumerate(shapeOf(getUpdate()))) {
    if (shapeOf(getOperand())[d] == size) {
      update.dims.push_back(accesses.results[0].dims[d]);
      continue;
    }
    accesses.positional.push_back(d);
    update.dims.push_back(DimAccess::indexed(d + 2, 0, {{unsigned(d), 1}}));
  }
  accesses.operands.assign({accesses.results[0], update});
  accesses.operands.append(getStart().size(), ValueAccess{});
  return accesses;
}

FailureOr<SmallVector<Value>> DynamicUpdateSliceOp::rebuildPiece(OpBuilder &builder, ValueRange operands,
                                                                 const Piece &piece) {
  Accesses accesses = getAccesses();
  Location loc = getLoc();
  auto type = pieceType(getResult(), accesses.results[0], piece);
  SmallVector<Value> start(operands.drop_front(2));
  SmallVector<int64_t> padding(start.size(), 0);
  ArrayRef<DimAccess> dims = accesses.operands[1].dims;
  auto isCut = [&](unsigned d) { return dims[d].kind == DimAccess::Kind::Indexed && piece.cuts(d, accesses); };
  if (llvm::none_of(llvm::seq<unsigned>(0, dims.size()), isCut))
    return SmallVector<Value>{DynamicUpdateSliceOp::create(builder, loc, type, operands[0], operands[1], start)};
  for (unsigned d = 0; d < dims.size(); ++d) {
    int64_t window = shapeOf(getUpdate())[d];
    start[d] = clampStart(builder, loc, start[d], shapeOf(getOperand())[d] - window);
    if (!isCut(d))
      continue;
    // Padded by the window's size, so that a window beside this part changes only padding.
    Type element = tensorType(start[d]).getElementType();
    padding[d] = window;
    start[d] = addScalar(builder, loc, start[d], createStart(builder, loc, piece, d, element), true);
    start[d] = addScalar(builder, loc, start[d], createScalar(builder, loc, element, window), false);
  }
  unifyTypes(builder, loc, start);
  Value padded = padBothSides(builder, loc, operands[0], padding);
  Value updated = DynamicUpdateSliceOp::create(builder, loc, padded.getType(), padded, operands[1], start);
  SmallVector<int64_t> limit(type.getShape());
  for (auto [l, amount] : llvm::zip_equal(limit, padding))
    l += amount;
  return SmallVector<Value>{
      SliceOp::create(builder, loc, type, updated, padding, limit, SmallVector<int64_t>(limit.size(), 1))};
}

//===----------------------------------------------------------------------===//
// Bitcast reshape: an element's parts stay together
//===----------------------------------------------------------------------===//

Accesses BitcastReshapeOp::getAccesses() {
  Accesses accesses;
  bool splits = rankOf(getResult()) > rankOf(getOperand());
  ValueAccess wide = addFactors(accesses, shapeOf(splits ? getOperand() : getResult()));
  ValueAccess narrow = wide;
  int64_t parts = shapeOf(splits ? getResult() : getOperand()).back();
  narrow.dims.push_back(DimAccess::product({accesses.addFactor(parts, FactorKind::Replicate)}));
  accesses.operands.push_back(splits ? wide : narrow);
  accesses.results.push_back(splits ? narrow : wide);
  return accesses;
}
