#include "ir/interfaces/Cut.h"

#include "ir/dialect/Gc.h"
#include "ir/interfaces/Monoid.h"

using namespace mlir;
using namespace gc;

// Dimensions that are products of several factors opened, one dimension per factor.
static SmallVector<int64_t> openShape(const ValueAccess &access, ArrayRef<int64_t> shape, ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> open;
  for (auto [dim, size] : llvm::zip_equal(access.dims, shape)) {
    if (dim.kind == DimAccess::Kind::Product && dim.factors.size() > 1)
      for (unsigned f : dim.factors)
        open.push_back(sizes[f]);
    else
      open.push_back(size);
  }
  return open;
}

static Value reshapeTo(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() == shape)
    return value;
  return ReshapeOp::create(builder, loc, type.clone(shape), value);
}

Value gc::createStart(OpBuilder &builder, Location loc, const Piece &piece, unsigned factor, Type elementType) {
  if (auto start = piece.getStaticStart(factor))
    return createScalar(builder, loc, elementType, *start);
  auto value = cast<Value>(piece.starts[factor]);
  auto type = RankedTensorType::get({}, elementType);
  return value.getType() == type ? value : ConvertOp::create(builder, loc, type, value).getResult();
}

namespace {
// One dimension of the opened value: the factor that is cut there, or a fixed run.
struct OpenDim {
  int factor = -1;
  int64_t start = 0, size;
};
} // namespace

FailureOr<Value> gc::cutValue(OpBuilder &builder, Location loc, Value value, const ValueAccess &access,
                              const Accesses &accesses, const Piece &piece) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> wholeSizes(Piece::whole(accesses).sizes);
  auto shape = shapeUnder(access, type.getShape(), piece);
  if (!shape)
    return failure();
  SmallVector<OpenDim> dims;
  bool dynamic = false, cut = false;
  for (auto [dim, size] : llvm::zip_equal(access.dims, type.getShape())) {
    bool indexed = dim.kind == DimAccess::Kind::Indexed && !dim.factors.empty();
    if ((dim.kind == DimAccess::Kind::Product || indexed) && !dim.factors.empty()) {
      for (unsigned f : dim.factors) {
        dims.push_back({int(f), piece.getStaticStart(f).value_or(0), piece.sizes[f]});
        cut |= piece.cuts(f, accesses);
        dynamic |= !piece.getStaticStart(f);
      }
      continue;
    }
    auto range = rangeUnder(dim, size, piece);
    if (!range)
      return failure();
    dims.push_back({-1, range->first, range->second - range->first});
    cut |= dims.back().size != size;
  }
  if (!cut)
    return value;

  Value open = reshapeTo(builder, loc, value, openShape(access, type.getShape(), wholeSizes));
  SmallVector<int64_t> sizes, starts, limits;
  for (const OpenDim &dim : dims) {
    sizes.push_back(dim.size);
    starts.push_back(dim.start);
    limits.push_back(dim.start + dim.size);
  }
  Type taken = type.clone(sizes);
  Value part;
  if (dynamic) {
    SmallVector<Value> startValues;
    for (const OpenDim &dim : dims)
      startValues.push_back(dim.factor >= 0 ? createStart(builder, loc, piece, dim.factor, builder.getI32Type())
                                            : createScalar(builder, loc, builder.getI32Type(), dim.start));
    part = DynamicSliceOp::create(builder, loc, taken, open, startValues, sizes);
  } else {
    part = SliceOp::create(builder, loc, taken, open, starts, limits, SmallVector<int64_t>(sizes.size(), 1));
  }
  return reshapeTo(builder, loc, part, *shape);
}

Value gc::touched(OpBuilder &builder, Value part, const ValueAccess &access, const Accesses &accesses) {
  Piece whole = Piece::whole(accesses);
  auto type = cast<RankedTensorType>(part.getType());
  SmallVector<int64_t> starts, limits, shape;
  for (auto [dim, size] : llvm::zip_equal(access.dims, type.getShape())) {
    std::pair<int64_t, int64_t> range(0, size);
    if (dim.kind == DimAccess::Kind::Affine)
      range = rangeUnder(dim, size, whole).value_or(range);
    starts.push_back(range.first);
    limits.push_back(range.second);
    shape.push_back(range.second - range.first);
  }
  if (ArrayRef<int64_t>(shape) == type.getShape())
    return part;
  return SliceOp::create(builder, part.getLoc(), type.clone(shape), part, starts, limits,
                         SmallVector<int64_t>(shape.size(), 1));
}

Value gc::joinValues(OpBuilder &builder, Location loc, ValueRange parts, const ValueAccess &access,
                     ArrayRef<Piece> pieces, unsigned factor) {
  // The opened dimension that is the factor.
  int64_t position = 0, found = -1, outer = -1;
  for (auto [d, dim] : llvm::enumerate(access.dims)) {
    if (dim.factors.size() <= 1) {
      if (dim.uses(factor))
        found = position, outer = d;
      ++position;
      continue;
    }
    for (unsigned f : dim.factors) {
      if (f == factor)
        found = position, outer = d;
      ++position;
    }
  }
  assert(found >= 0 && "the value is not cut along this factor");
  auto first = cast<RankedTensorType>(parts.front().getType());
  SmallVector<Value> opened;
  int64_t total = 0;
  SmallVector<int64_t> shape;
  for (auto [part, piece] : llvm::zip_equal(parts, pieces)) {
    auto partShape = cast<RankedTensorType>(part.getType()).getShape();
    shape = openShape(access, partShape, piece.sizes);
    opened.push_back(reshapeTo(builder, loc, part, shape));
    total += shape[found];
  }
  shape[found] = total;
  Value joined = ConcatenateOp::create(builder, loc, first.clone(shape), opened, found);
  SmallVector<int64_t> closed(first.getShape());
  closed[outer] = closed[outer] / std::max<int64_t>(pieces.front().sizes[factor], 1) * total;
  return reshapeTo(builder, loc, joined, closed);
}
