#include "ir/dialect/Gc.h"
#include "ir/interfaces/Cut.h"
#include "ir/interfaces/Monoid.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

#define GET_OP_CLASSES
#include "ir/ops/Reduction.cpp.inc"

static SmallVector<Type> elementTypesOf(ValueRange values) {
  return llvm::map_to_vector(values, [](Value v) { return tensorType(v).getElementType(); });
}

// All inputs have one shape.
static LogicalResult verifySameShape(Operation *op, ValueRange inputs, StringRef label) {
  if (inputs.empty())
    return op->emitOpError() << "has no inputs; give at least one [" << label << "]";
  for (Value input : inputs)
    if (shapeOf(input) != shapeOf(inputs.front()))
      return op->emitOpError() << "has inputs of types " << inputs.front().getType() << " and " << input.getType()
                               << "; all must have one shape [" << label << "]";
  return success();
}

//===----------------------------------------------------------------------===//
// Reduce
//===----------------------------------------------------------------------===//

LogicalResult ReduceOp::verify() {
  if (failed(verifySameShape(*this, getInputs(), "reduce-1")) ||
      failed(verifyDims(*this, getDims(), rankOf(getInputs().front()), "dims", "reduce-2")))
    return failure();
  SmallVector<Type> elements = elementTypesOf(getInputs());
  if (!getInits().empty() || getKind() == Monoid::region) {
    if (getInits().size() != getInputs().size())
      return emitOpError() << "has " << getInits().size() << " inits for " << getInputs().size()
                           << " inputs; give one each, or none with a named kind [reduce-3]";
    for (auto [init, element] : llvm::zip_equal(getInits(), elements))
      if (init.getType() != RankedTensorType::get({}, element))
        return emitOpError() << "has an init of type " << init.getType() << "; it must be tensor<" << element
                             << "> [reduce-4]";
  }
  if (failed(verifyCombiner(*this, getKind(), getBody(), elements, "reduce-5")))
    return failure();
  if (getResults().size() != getInputs().size())
    return emitOpError() << "has " << getResults().size() << " results for " << getInputs().size()
                         << " inputs; give one each [reduce-6]";
  SmallVector<int64_t> shape;
  for (auto [d, size] : llvm::enumerate(shapeOf(getInputs().front())))
    if (!llvm::is_contained(getDims(), d))
      shape.push_back(size);
  for (auto [result, element] : llvm::zip_equal(getResults(), elements))
    if (failed(verifyResult(*this, result, shape, element, "reduce-7")))
      return failure();
  return success();
}

// Whether every init is known to be the kind's identity, so that each piece may take it.
static bool initsAreIdentities(ReduceOp op) {
  return llvm::all_of(op.getInits(), [&](Value init) {
    Attribute value;
    return matchPattern(init, m_Constant(&value)) && isIdentity(op.getKind(), value);
  });
}

Accesses ReduceOp::getAccesses() {
  Accesses accesses;
  ValueAccess input, result;
  bool needsStart = getKind() != Monoid::region && !initsAreIdentities(*this);
  for (auto [d, size] : llvm::enumerate(shapeOf(getInputs().front()))) {
    bool reduced = llvm::is_contained(getDims(), d);
    unsigned f = accesses.addFactor(size, reduced ? FactorKind::Reduction : FactorKind::Parallel, getKind());
    input.dims.push_back(DimAccess::product({f}));
    if (!reduced)
      result.dims.push_back(input.dims.back());
    else if (needsStart)
      accesses.positional.push_back(f);
  }
  accesses.operands.assign(getInputs().size(), input);
  accesses.operands.append(getInits().size(), ValueAccess{});
  accesses.results.assign(getResults().size(), result);
  return accesses;
}

// The init where the piece is the first along every cut factor, else the identity.
static Value initOfPiece(OpBuilder &builder, Location loc, Value init, Monoid kind, const Piece &piece,
                         ArrayRef<unsigned> cut) {
  auto type = tensorType(init);
  Value identity = createSplat(builder, loc, type, getIdentity(kind, type.getElementType()));
  Value first;
  for (unsigned f : cut) {
    if (auto start = piece.getStaticStart(f)) {
      if (*start != 0)
        return identity;
      continue;
    }
    Value start = createStart(builder, loc, piece, f, builder.getI32Type());
    Value zero = createScalar(builder, loc, builder.getI32Type(), 0);
    auto predType = RankedTensorType::get({}, builder.getI1Type());
    Value isZero = CompareOp::create(builder, loc, predType, start, zero, Direction::EQ, false);
    first = first ? AndOp::create(builder, loc, predType, first, isZero).getResult() : isZero;
  }
  return first ? SelectOp::create(builder, loc, type, first, init, identity).getResult() : init;
}

FailureOr<SmallVector<Value>> ReduceOp::rebuildPiece(OpBuilder &builder, ValueRange operands, const Piece &piece) {
  Accesses accesses = getAccesses();
  SmallVector<Value> values(operands);
  SmallVector<unsigned> cut;
  for (unsigned f : accesses.positional)
    if (piece.cuts(f, accesses))
      cut.push_back(f);
  if (!cut.empty())
    for (Value &init : MutableArrayRef(values).drop_front(getInputs().size())) {
      if (!getIdentity(getKind(), tensorType(init).getElementType()))
        return failure();
      init = initOfPiece(builder, getLoc(), init, getKind(), piece, cut);
    }
  return defaultRebuildPiece(*this, builder, values, piece);
}

SmallVector<SmallVector<unsigned>> ReduceOp::getLinearGroups() {
  if (getKind() != Monoid::add)
    return {};
  return {llvm::to_vector(llvm::seq<unsigned>(0, getNumOperands()))};
}

//===----------------------------------------------------------------------===//
// Cumulative
//===----------------------------------------------------------------------===//

LogicalResult CumulativeOp::verify() {
  if (failed(verifyDim(*this, getDim(), rankOf(getOperand()), "dim", "cumulative-1")))
    return failure();
  if (getKind() == Monoid::region)
    return emitOpError() << "has kind region; only named kinds run [cumulative-2]";
  Region none;
  return verifyCombiner(*this, getKind(), none, {tensorType(getOperand()).getElementType()}, "cumulative-3");
}

Accesses CumulativeOp::getAccesses() {
  Accesses accesses;
  ValueAccess access;
  for (auto [d, size] : llvm::enumerate(shapeOf(getOperand()))) {
    bool runs = int64_t(d) == int64_t(getDim());
    unsigned f = accesses.addFactor(size, runs ? FactorKind::Scan : FactorKind::Parallel, getKind());
    accesses.factors[f].reverse = runs && getReverse();
    access.dims.push_back(DimAccess::product({f}));
  }
  accesses.operands.push_back(access);
  accesses.results.push_back(access);
  return accesses;
}

SmallVector<SmallVector<unsigned>> CumulativeOp::getLinearGroups() {
  if (getKind() != Monoid::add)
    return {};
  return {{0}};
}

//===----------------------------------------------------------------------===//
// Top-k, sort
//===----------------------------------------------------------------------===//

LogicalResult TopKOp::verify() {
  auto type = tensorType(getOperand());
  if (type.getRank() == 0)
    return emitOpError() << "needs an operand of rank 1 or more [top_k-1]";
  int64_t k = getK();
  if (k < 0 || k > type.getShape().back())
    return emitOpError() << "takes the largest " << k << " of " << type.getShape().back()
                         << "; take between 0 and all [top_k-2]";
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = k;
  if (failed(verifyResult(*this, getValues(), shape, type.getElementType(), "top_k-3")))
    return failure();
  return verifyResult(*this, getIndices(), shape, tensorType(getIndices()).getElementType(), "top_k-3");
}

Accesses TopKOp::getAccesses() {
  Accesses accesses;
  ValueAccess operand;
  for (int64_t size : shapeOf(getOperand()).drop_back())
    operand.dims.push_back(DimAccess::product({accesses.addFactor(size)}));
  ValueAccess result = operand;
  unsigned all = accesses.addFactor(shapeOf(getOperand()).back(), FactorKind::Replicate);
  unsigned taken = accesses.addFactor(getK(), FactorKind::Replicate);
  operand.dims.push_back(DimAccess::product({all}));
  result.dims.push_back(DimAccess::product({taken}));
  accesses.operands.push_back(operand);
  accesses.results.assign(2, result);
  return accesses;
}

FailureOr<SmallVector<Value>> TopKOp::rebuildPiece(OpBuilder &builder, ValueRange operands, const Piece &piece) {
  auto values = defaultRebuildPiece(*this, builder, operands, piece);
  if (succeeded(values)) {
    auto op = values->front().getDefiningOp<TopKOp>();
    op.setK(shapeOf(op.getValues()).back());
  }
  return values;
}

SmallVector<SmallVector<unsigned>> TopKOp::getLinearGroups() {
  return {};
}

LogicalResult SortOp::verify() {
  if (failed(verifySameShape(*this, getInputs(), "sort-1")) ||
      failed(verifyDim(*this, getDim(), rankOf(getInputs().front()), "dim", "sort-2")))
    return failure();
  if (getResultTypes() != getInputs().getTypes())
    return emitOpError() << "has results (" << getResultTypes() << ") for inputs (" << getInputs().getTypes()
                         << "); they must be equal [sort-3]";
  SmallVector<Type> arguments;
  for (Type element : elementTypesOf(getInputs()))
    arguments.append(2, RankedTensorType::get({}, element));
  Type pred = RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  return verifyRegion(*this, getBody(), arguments, pred, "comparator", "sort-4");
}

Accesses SortOp::getAccesses() {
  Accesses accesses;
  ValueAccess access;
  for (auto [d, size] : llvm::enumerate(shapeOf(getInputs().front())))
    access.dims.push_back(DimAccess::product(
        {accesses.addFactor(size, int64_t(d) == int64_t(getDim()) ? FactorKind::Replicate : FactorKind::Parallel)}));
  accesses.operands.assign(getInputs().size(), access);
  accesses.results.assign(getInputs().size(), access);
  return accesses;
}

SmallVector<SmallVector<unsigned>> SortOp::getLinearGroups() {
  return {};
}
