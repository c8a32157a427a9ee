#include "ir/interfaces/Monoid.h"

#include "ir/dialect/Gc.h"

using namespace mlir;
using namespace gc;

Value gc::createCombine(OpBuilder &builder, Location loc, Monoid monoid, Value a, Value b) {
  Type type = a.getType();
  switch (monoid) {
  case Monoid::add:
    return AddOp::create(builder, loc, type, a, b);
  case Monoid::mul:
    return MulOp::create(builder, loc, type, a, b);
  case Monoid::min:
    return MinOp::create(builder, loc, type, a, b);
  case Monoid::max:
    return MaxOp::create(builder, loc, type, a, b);
  case Monoid::and_:
    return AndOp::create(builder, loc, type, a, b);
  case Monoid::or_:
    return OrOp::create(builder, loc, type, a, b);
  case Monoid::xor_:
    return XorOp::create(builder, loc, type, a, b);
  case Monoid::region:
    break;
  }
  llvm_unreachable("a region's combiner is no single op");
}

APFloat gc::getExtreme(const llvm::fltSemantics &semantics, bool smallest) {
  if (APFloat::semanticsHasInf(semantics))
    return APFloat::getInf(semantics, smallest);
  if (smallest && !APFloat::semanticsHasSignedRepr(semantics))
    return APFloat::getSmallest(semantics);
  return APFloat::getLargest(semantics, smallest);
}

static TypedAttr getFloatIdentity(Monoid monoid, FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  switch (monoid) {
  case Monoid::add: // formats with one zero only take it for either
    return FloatAttr::get(type, APFloat::getZero(semantics, /*Negative=*/true));
  case Monoid::mul:
    return FloatAttr::get(type, 1.0);
  case Monoid::min:
    return FloatAttr::get(type, getExtreme(semantics, false));
  case Monoid::max:
    return FloatAttr::get(type, getExtreme(semantics, true));
  default:
    return {};
  }
}

static TypedAttr getIntegerIdentity(Monoid monoid, IntegerType type) {
  unsigned width = type.getWidth();
  bool isUnsigned = type.isUnsigned() || width == 1;
  switch (monoid) {
  case Monoid::add:
  case Monoid::or_:
  case Monoid::xor_:
    return IntegerAttr::get(type, APInt::getZero(width));
  case Monoid::mul:
    return IntegerAttr::get(type, APInt(width, 1));
  case Monoid::and_:
    return IntegerAttr::get(type, APInt::getAllOnes(width));
  case Monoid::min:
    return IntegerAttr::get(type, isUnsigned ? APInt::getMaxValue(width) : APInt::getSignedMaxValue(width));
  case Monoid::max:
    return IntegerAttr::get(type, isUnsigned ? APInt::getMinValue(width) : APInt::getSignedMinValue(width));
  case Monoid::region:
    return {};
  }
  llvm_unreachable("unknown monoid");
}

TypedAttr gc::getIdentity(Monoid monoid, Type elementType) {
  if (auto type = dyn_cast<FloatType>(elementType))
    return getFloatIdentity(monoid, type);
  if (auto type = dyn_cast<IntegerType>(elementType))
    return getIntegerIdentity(monoid, type);
  return {};
}

TypedAttr gc::getStart(Monoid monoid, Type elementType) {
  if (monoid == Monoid::add && isa<FloatType>(elementType))
    return FloatAttr::get(elementType, 0.0);
  return getIdentity(monoid, elementType);
}

bool gc::isIdentity(Monoid monoid, Attribute constant) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(constant);
  if (!elements || !elements.isSplat())
    return false;
  auto identity = getIdentity(monoid, elements.getElementType());
  if (!identity)
    return false;
  if (auto f = dyn_cast<FloatAttr>(identity)) {
    APFloat value = elements.getSplatValue<APFloat>();
    return monoid == Monoid::add ? value.isZero() : value.bitwiseIsEqual(f.getValue());
  }
  return elements.getSplatValue<APInt>() == cast<IntegerAttr>(identity).getValue();
}

Value gc::createSplat(OpBuilder &builder, Location loc, RankedTensorType type, Attribute element) {
  return ConstantOp::create(builder, loc, ElementsAttr(DenseElementsAttr::get(type, element)));
}

Value gc::createScalar(OpBuilder &builder, Location loc, Type elementType, int64_t value) {
  auto type = RankedTensorType::get({}, elementType);
  if (auto f = dyn_cast<FloatType>(elementType))
    return createSplat(builder, loc, type, FloatAttr::get(f, double(value)));
  auto i = cast<IntegerType>(elementType);
  return createSplat(builder, loc, type, IntegerAttr::get(i, APInt(i.getWidth(), value, true, /*implicitTrunc=*/true)));
}
