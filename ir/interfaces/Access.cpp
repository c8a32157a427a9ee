#include "ir/interfaces/Access.h"

#include "ir/dialect/Gc.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace gc;

bool DimAccess::uses(unsigned factor) const {
  return llvm::is_contained(factors, factor) ||
         llvm::any_of(terms, [&](const AffineTerm &t) { return t.factor == factor; });
}

Accesses Accesses::pointwise(Operation *op) {
  Accesses accesses;
  auto result = cast<RankedTensorType>(op->getResult(0).getType());
  ValueAccess follows;
  for (int64_t size : result.getShape())
    follows.dims.push_back(DimAccess::product({accesses.addFactor(size)}));
  for (Type type : op->getOperandTypes())
    accesses.operands.push_back(cast<RankedTensorType>(type).getRank() == 0 ? ValueAccess{} : follows);
  accesses.results.push_back(follows);
  return accesses;
}

bool gc::isCuttable(const Accesses &accesses, unsigned factor) {
  const Factor &f = accesses.factors[factor];
  if (f.kind != FactorKind::Parallel && (f.kind != FactorKind::Reduction || f.monoid == Monoid::region))
    return false;
  return llvm::none_of(accesses.operands, [&](const ValueAccess &value) {
    return llvm::any_of(value.dims,
                        [&](const DimAccess &dim) { return dim.kind == DimAccess::Kind::Affine && dim.uses(factor); });
  });
}

Piece Piece::whole(const Accesses &accesses) {
  Piece piece;
  for (const Factor &factor : accesses.factors)
    piece.sizes.push_back(factor.size);
  piece.starts.resize(accesses.factors.size());
  return piece;
}

void Piece::setStart(unsigned factor, int64_t start, MLIRContext *context) {
  starts[factor] = IntegerAttr::get(IntegerType::get(context, 64), start);
}

std::optional<int64_t> Piece::getStaticStart(unsigned factor) const {
  if (!starts[factor])
    return 0;
  if (auto attr = dyn_cast<Attribute>(starts[factor]))
    return cast<IntegerAttr>(attr).getInt();
  return std::nullopt;
}

// Whether the index along `factor` is the same in the whole as in the piece.
static bool isKnown(const Piece &piece, unsigned factor) {
  return piece.getStaticStart(factor).has_value();
}

std::optional<std::pair<int64_t, int64_t>> gc::rangeUnder(const DimAccess &access, int64_t size, const Piece &piece) {
  switch (access.kind) {
  case DimAccess::Kind::Component:
  case DimAccess::Kind::Opaque:
    return std::pair<int64_t, int64_t>(0, size);
  case DimAccess::Kind::Indexed:
  case DimAccess::Kind::Product:
    // What is cut of a run of factors depends on which: the callers open it.
    assert(access.factors.empty() && "a dimension made of factors is opened by its factors");
    return std::pair<int64_t, int64_t>(0, size);
  case DimAccess::Kind::Affine: {
    int64_t low = access.offset, high = access.offset;
    for (const AffineTerm &term : access.terms) {
      if (!isKnown(piece, term.factor))
        return std::nullopt;
      int64_t first = *piece.getStaticStart(term.factor), last = first + piece.sizes[term.factor] - 1;
      if (last < first)
        return std::pair<int64_t, int64_t>(0, 0);
      low += term.stride * (term.stride > 0 ? first : last);
      high += term.stride * (term.stride > 0 ? last : first);
    }
    low = std::clamp<int64_t>(llvm::divideCeilSigned(low, access.divisor), 0, size);
    high = std::clamp<int64_t>(llvm::divideFloorSigned(high, access.divisor) + 1, low, size);
    return std::pair(low, high);
  }
  }
  llvm_unreachable("unknown kind of access");
}

std::optional<SmallVector<int64_t>> gc::shapeUnder(const ValueAccess &access, ArrayRef<int64_t> shape,
                                                   const Piece &piece) {
  SmallVector<int64_t> result;
  for (auto [dim, size] : llvm::zip_equal(access.dims, shape)) {
    if (dim.kind == DimAccess::Kind::Product || (dim.kind == DimAccess::Kind::Indexed && !dim.factors.empty())) {
      // Its size does not depend on where the piece starts.
      int64_t product = 1;
      for (unsigned f : dim.factors)
        product *= piece.sizes[f];
      result.push_back(product);
      continue;
    }
    auto range = rangeUnder(dim, size, piece);
    if (!range)
      return std::nullopt;
    result.push_back(range->second - range->first);
  }
  return result;
}

FailureOr<SmallVector<Value>> gc::detail::defaultRebuildPiece(Operation *op, OpBuilder &builder, ValueRange operands,
                                                              const Piece &piece) {
  Accesses accesses = cast<AccessOpInterface>(op).getAccesses();
  SmallVector<Type> types;
  for (auto [result, access] : llvm::zip_equal(op->getResults(), accesses.results)) {
    auto type = cast<RankedTensorType>(result.getType());
    auto shape = shapeUnder(access, type.getShape(), piece);
    if (!shape)
      return failure();
    types.push_back(type.clone(*shape));
  }
  OperationState state(op->getLoc(), op->getName(), operands, types, op->getDiscardableAttrDictionary().getValue());
  state.propertiesAttr = op->getPropertiesAsAttribute();
  for (Region &region : op->getRegions()) {
    IRMapping mapping;
    region.cloneInto(state.addRegion(), mapping);
  }
  return SmallVector<Value>(builder.create(state)->getResults());
}

// One dimension's access against its size.
static LogicalResult verifyDim(Operation *op, const Accesses &accesses, const DimAccess &dim, int64_t size,
                               const Twine &what) {
  for (unsigned f : dim.factors)
    if (f >= accesses.factors.size())
      return op->emitOpError() << what << " uses factor " << f << " of " << accesses.factors.size()
                               << "; name a factor that getAccesses adds";
  for (const AffineTerm &term : dim.terms)
    if (term.factor >= accesses.factors.size() || term.stride == 0)
      return op->emitOpError() << what << " has a term with factor " << term.factor << " and stride " << term.stride
                               << "; name a factor that getAccesses adds and a stride other than 0";
  if (dim.kind == DimAccess::Kind::Product || (dim.kind == DimAccess::Kind::Indexed && !dim.factors.empty())) {
    int64_t product = 1;
    for (unsigned f : dim.factors)
      product *= accesses.factors[f].size;
    if (product != size)
      return op->emitOpError() << what << " has size " << size << ", but the factors it is made of have " << product
                               << "; operands and results must agree";
  }
  if (dim.kind == DimAccess::Kind::Affine && !dim.guarded) {
    auto range = rangeUnder(dim, std::numeric_limits<int32_t>::max(), Piece::whole(accesses));
    if (range->second > size)
      return op->emitOpError() << what << " has size " << size << ", but is read up to index " << range->second - 1;
  }
  if (dim.kind == DimAccess::Kind::Indexed &&
      (dim.indexOperand < 0 || dim.indexOperand >= int64_t(accesses.operands.size())))
    return op->emitOpError() << what << " is indexed by operand " << dim.indexOperand << " of "
                             << accesses.operands.size();
  return success();
}

LogicalResult gc::detail::verifyAccesses(Operation *op) {
  Accesses accesses = cast<AccessOpInterface>(op).getAccesses();
  auto verifyValues = [&](ArrayRef<ValueAccess> values, TypeRange types, StringRef kind) -> LogicalResult {
    if (values.size() != types.size())
      return op->emitOpError() << "states the access of " << values.size() << " " << kind << "s but has "
                               << types.size();
    for (auto [i, access, type] : llvm::enumerate(values, types)) {
      auto shape = cast<RankedTensorType>(type).getShape();
      if (access.dims.size() != shape.size())
        return op->emitOpError() << kind << " " << i << " has rank " << shape.size() << ", but rank "
                                 << access.dims.size() << " follows from the other operands and results";
      for (auto [d, dim, size] : llvm::enumerate(access.dims, shape))
        if (failed(verifyDim(op, accesses, dim, size, Twine("dimension ") + Twine(d) + " of " + kind + " " + Twine(i))))
          return failure();
    }
    return success();
  };
  if (failed(verifyValues(accesses.operands, op->getOperandTypes(), "operand")) ||
      failed(verifyValues(accesses.results, op->getResultTypes(), "result")))
    return failure();
  for (auto [i, access] : llvm::enumerate(accesses.results))
    for (const DimAccess &dim : access.dims)
      if (dim.kind != DimAccess::Kind::Product)
        return op->emitOpError() << "result " << i << " has an access that is no product of factors";
  return success();
}
