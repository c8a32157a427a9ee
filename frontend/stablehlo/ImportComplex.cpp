// Rows of ops on complex elements: gc computes on their real and imaginary parts.
#include "frontend/stablehlo/ComplexFunctions.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace gc {

namespace {

bool isComplexValue(Value v) {
  return isa<ComplexType>(getElementTypeOrSelf(v.getType()));
}

// The op on real tensors: complex operands replaced, complex results (and those in regions) made real.
FailureOr<SmallVector<Value>> importOnReal(Operation *op, Importer &importer, ArrayRef<Value> operands) {
  OpBuilder old(op);
  SmallVector<Operation *> temporary;
  SmallVector<Value> standIns;
  for (auto [from, to] : llvm::zip_equal(op->getOperands(), operands)) {
    if (!to) {
      standIns.push_back(from);
      continue;
    }
    auto standIn = UnrealizedConversionCastOp::create(old, op->getLoc(), to.getType(), ValueRange{});
    temporary.push_back(standIn);
    standIns.push_back(standIn.getResult(0));
    importer.set(standIn.getResult(0), to);
  }
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(standIns);
  auto real = [](Type type) {
    return isa<ComplexType>(getElementTypeOrSelf(type)) ? Type(Importer::realType(type)) : type;
  };
  for (Type type : op->getResultTypes())
    state.types.push_back(real(type));
  state.propertiesAttr = op->getPropertiesAsAttribute();
  for (Region &region : op->getRegions()) {
    Region *copy = state.addRegion();
    IRMapping mapping;
    region.cloneInto(copy, mapping);
    for (Value argument : copy->getArguments())
      argument.setType(real(argument.getType()));
    copy->walk([&](Operation *inner) {
      for (Value result : inner->getResults())
        result.setType(real(result.getType()));
    });
  }
  Operation *onReal = old.create(state);
  LogicalResult imported = importer.importOp(onReal);
  SmallVector<Value> results;
  if (succeeded(imported))
    results = importer.get(onReal->getResults());
  onReal->erase();
  for (Operation *standIn : temporary)
    standIn->erase();
  if (failed(imported))
    return failure();
  return results;
}

Value partOf(Importer &importer, Value v, bool imaginary) {
  if (!isComplexValue(v))
    return {};
  ComplexParts parts = importer.getParts(v);
  return imaginary ? parts.imaginary : parts.real;
}

// Ops that are linear with real coefficients: on each part by itself.
LogicalResult importPartwise(Operation *op, Importer &importer) {
  SmallVector<SmallVector<Value>> results;
  for (bool imaginary : {false, true}) {
    SmallVector<Value> operands;
    for (Value v : op->getOperands())
      operands.push_back(partOf(importer, v, imaginary));
    auto part = importOnReal(op, importer, operands);
    if (failed(part))
      return failure();
    results.push_back(*part);
  }
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    importer.setParts(result, {results[0][i], results[1][i]});
  return success();
}

// Each part by itself if the region only adds or replaces its own values; else the region computes on both.
LogicalResult importWithRegion(Operation *op, Importer &importer) {
  bool partwise = !isa<stablehlo::SortOp>(op);
  for (Region &region : op->getRegions()) {
    partwise &= op->getNumResults() == 1;
    for (Operation &inner : region.front()) {
      partwise &= isa<stablehlo::AddOp, stablehlo::ReturnOp>(inner);
      // What comes from above stays complex in a region of parts.
      for (Value v : inner.getOperands())
        partwise &= v.getParentRegion() == &region;
    }
  }
  return partwise ? importPartwise(op, importer) : importer.importInPieces(op);
}

// Sums of products of the first two operands.
LogicalResult importBilinear(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Value products[2][2];
  for (bool left : {false, true})
    for (bool right : {false, true}) {
      if ((left && !isComplexValue(op->getOperand(0))) || (right && !isComplexValue(op->getOperand(1))))
        continue;
      SmallVector<Value> operands(op->getNumOperands());
      operands[0] = partOf(importer, op->getOperand(0), left);
      operands[1] = partOf(importer, op->getOperand(1), right);
      auto product = importOnReal(op, importer, operands);
      if (failed(product))
        return failure();
      products[left][right] = (*product)[0];
    }
  Value real = products[0][0], imaginary = products[0][1];
  if (products[1][1])
    real = x.sub(real, products[1][1]);
  if (products[1][0])
    imaginary = imaginary ? x.add(imaginary, products[1][0]) : products[1][0];
  importer.setParts(op->getResult(0), {real, imaginary});
  return success();
}

Number widen(Expand &x, Number a) {
  return {x.convert(a.real, x.b.getF64Type()), x.convert(a.imaginary, x.b.getF64Type())};
}

// A function of one or two numbers in f64.
template <Number (ComplexFunctions::*function)(Number)> LogicalResult importUnary(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Number a = importer.getParts(op->getOperand(0));
  Type element = x.element(a.real);
  Number y = (ComplexFunctions(x).*function)(widen(x, a));
  importer.setParts(op->getResult(0), {x.convert(y.real, element), x.convert(y.imaginary, element)});
  return success();
}
template <Number (ComplexFunctions::*function)(Number, Number)>
LogicalResult importBinary(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Number a = importer.getParts(op->getOperand(0)), c = importer.getParts(op->getOperand(1));
  Type element = x.element(a.real);
  Number y = (ComplexFunctions(x).*function)(widen(x, a), widen(x, c));
  importer.setParts(op->getResult(0), {x.convert(y.real, element), x.convert(y.imaginary, element)});
  return success();
}

LogicalResult importMultiply(Operation *op, Importer &importer) {
  Expand x(importer, op);
  importer.setParts(op->getResult(0), ComplexFunctions(x).mul(importer.getParts(op->getOperand(0)),
                                                              importer.getParts(op->getOperand(1))));
  return success();
}

LogicalResult importAbs(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Number a = importer.getParts(op->getOperand(0));
  importer.set(op->getResult(0), x.convert(ComplexFunctions(x).size(widen(x, a)), x.element(a.real)));
  return success();
}

// Of a real operand: itself, and zero.
LogicalResult importRealPart(Operation *op, Importer &importer) {
  bool imaginary = isa<stablehlo::ImagOp>(op);
  Value operand = op->getOperand(0);
  Expand x(importer, op);
  Value part = partOf(importer, operand, imaginary);
  if (!part)
    part = imaginary ? x.fill(0, importer.get(operand)) : importer.get(operand);
  importer.set(op->getResult(0), part);
  return success();
}

LogicalResult importComplex(Operation *op, Importer &importer) {
  importer.setParts(op->getResult(0), {importer.get(op->getOperand(0)), importer.get(op->getOperand(1))});
  return success();
}

LogicalResult importConvert(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Value operand = op->getOperand(0), real = partOf(importer, operand, false);
  if (!real)
    real = importer.get(operand);
  if (!isComplexValue(op->getResult(0))) {
    importer.set(op->getResult(0), x.convert(real, x.element(op->getResult(0))));
    return success();
  }
  Type element = Importer::realType(op->getResult(0).getType()).getElementType();
  real = x.convert(real, element);
  Value imaginary = partOf(importer, operand, true);
  importer.setParts(op->getResult(0), {real, imaginary ? x.convert(imaginary, element) : x.fill(0, real)});
  return success();
}

LogicalResult importConjugate(Operation *op, Importer &importer) {
  Expand x(importer, op);
  if (!isComplexValue(op->getOperand(0))) {
    importer.set(op->getResult(0), importer.get(op->getOperand(0)));
    return success();
  }
  Number a = importer.getParts(op->getOperand(0));
  importer.setParts(op->getResult(0), {a.real, x.neg(a.imaginary)});
  return success();
}

// By the real part, then by the imaginary one.
Value compareNumbers(Expand &x, Direction direction, Number a, Number c) {
  Value imaginary = x.compare(direction, a.imaginary, c.imaginary);
  if (direction == Direction::EQ)
    return x.binary<AndOp>(x.compare(direction, a.real, c.real), imaginary);
  if (direction == Direction::NE)
    return x.binary<OrOp>(x.compare(direction, a.real, c.real), imaginary);
  bool less = direction == Direction::LT || direction == Direction::LE;
  Value first = x.compare(less ? Direction::LT : Direction::GT, a.real, c.real);
  return x.binary<OrOp>(first, x.binary<AndOp>(x.compare(Direction::EQ, a.real, c.real), imaginary));
}

LogicalResult importCompare(Operation *op, Importer &importer) {
  Expand x(importer, op);
  auto compare = cast<stablehlo::CompareOp>(op);
  std::optional<Direction> direction = symbolizeDirection(stringifyEnum(compare.getComparisonDirection()));
  importer.set(op->getResult(0),
               compareNumbers(x, *direction, importer.getParts(compare.getLhs()), importer.getParts(compare.getRhs())));
  return success();
}

// The larger (GT) or smaller (LT) of two, NaN if one is; scalars for all elements.
Number choose(Expand &x, Direction direction, Number a, Number c) {
  auto isNan = [&](Number v) {
    return x.binary<OrOp>(x.compare(Direction::NE, v.real, v.real), x.compare(Direction::NE, v.imaginary, v.imaginary));
  };
  Value first = x.binary<OrOp>(isNan(a), compareNumbers(x, direction, a, c));
  first = x.binary<AndOp>(first, x.binary<OrOp>(x.unary<NotOp>(isNan(c)), isNan(a)));
  return {x.select(first, a.real, c.real), x.select(first, a.imaginary, c.imaginary)};
}

LogicalResult importExtremum(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Direction direction = isa<stablehlo::MaximumOp>(op) ? Direction::GT : Direction::LT;
  importer.setParts(op->getResult(0),
                    choose(x, direction, importer.getParts(op->getOperand(0)), importer.getParts(op->getOperand(1))));
  return success();
}

LogicalResult importClamp(Operation *op, Importer &importer) {
  Expand x(importer, op);
  auto clamp = cast<stablehlo::ClampOp>(op);
  Number operand = importer.getParts(clamp.getOperand());
  auto bound = [&](Value v) {
    Number parts = importer.getParts(v);
    auto spread = [&](Value part) {
      return part.getType() == operand.real.getType() ? part : x.broadcast(part, x.shape(operand.real), {});
    };
    return Number{spread(parts.real), spread(parts.imaginary)};
  };
  Number low = choose(x, Direction::GT, operand, bound(clamp.getMin()));
  importer.setParts(op->getResult(0), choose(x, Direction::LT, low, bound(clamp.getMax())));
  return success();
}

// The same bits as elements of another width, in the same order.
Value bitcastReal(Expand &x, Value v, RankedTensorType to) {
  int64_t from = x.element(v).getIntOrFloatBitWidth(), width = to.getElementTypeBitWidth();
  SmallVector<int64_t> shape(to.getShape());
  if (from == width)
    return x.bitcast(x.reshape(v, shape), to.getElementType());
  if (from < width) {
    shape.push_back(width / from);
    return BitcastReshapeOp::create(x.b, x.loc, to, x.reshape(v, shape));
  }
  SmallVector<int64_t> split(x.shape(v));
  split.push_back(from / width);
  return x.reshape(BitcastReshapeOp::create(x.b, x.loc, to.clone(split), v), shape);
}

// A complex number is its real part, then its imaginary one.
LogicalResult importBitcast(Operation *op, Importer &importer) {
  Expand x(importer, op);
  auto inPairs = [](Type complexTensor) {
    RankedTensorType part = Importer::realType(complexTensor);
    SmallVector<int64_t> shape(part.getShape());
    shape.push_back(2);
    return part.clone(shape);
  };
  Value operand = op->getOperand(0), result = op->getResult(0);
  Value pairs = BitcastReshapeOp::create(x.b, x.loc, inPairs(operand.getType()), importer.getWhole(operand)[0]);
  pairs = bitcastReal(x, pairs, inPairs(result.getType()));
  importer.setWhole(result, BitcastReshapeOp::create(x.b, x.loc, result.getType(), pairs).getResult());
  return success();
}

LogicalResult importConstant(Operation *op, Importer &importer) {
  auto value = dyn_cast<DenseElementsAttr>(cast<stablehlo::ConstantOp>(op).getValue());
  if (!value)
    return op->emitOpError("of complex elements must be dense");
  RankedTensorType type = Importer::realType(op->getResult(0).getType());
  SmallVector<APFloat> real, imaginary;
  auto add = [&](const std::complex<APFloat> &number) {
    real.push_back(number.real());
    imaginary.push_back(number.imag());
  };
  if (value.isSplat()) {
    add(value.getSplatValue<std::complex<APFloat>>());
  } else {
    for (const std::complex<APFloat> &number : value.getValues<std::complex<APFloat>>())
      add(number);
  }
  auto constant = [&](ArrayRef<APFloat> numbers) -> Value {
    return ConstantOp::create(importer.builder, op->getLoc(), ElementsAttr(DenseElementsAttr::get(type, numbers)));
  };
  importer.setParts(op->getResult(0), {constant(real), constant(imaginary)});
  return success();
}

LogicalResult importIota(Operation *op, Importer &importer) {
  Expand x(importer, op);
  RankedTensorType type = Importer::realType(op->getResult(0).getType());
  Value real = x.iota(type.getShape(), cast<stablehlo::IotaOp>(op).getIotaDimension(), type.getElementType());
  importer.setParts(op->getResult(0), {real, x.fill(0, real)});
  return success();
}

} // namespace

std::vector<ImportRow> complexRows() {
  std::vector<ImportRow> rows = {
      {"chlo.acos", "", {}, importUnary<&ComplexFunctions::acos>},
      {"chlo.acosh", "", {}, importUnary<&ComplexFunctions::acosh>},
      {"chlo.asin", "", {}, importUnary<&ComplexFunctions::asin>},
      {"chlo.asinh", "", {}, importUnary<&ComplexFunctions::asinh>},
      {"chlo.atan", "", {}, importUnary<&ComplexFunctions::atan>},
      {"chlo.atanh", "", {}, importUnary<&ComplexFunctions::atanh>},
      {"chlo.conj", "", {}, importConjugate},
      {"chlo.cosh", "", {}, importUnary<&ComplexFunctions::cosh>},
      {"chlo.ragged_dot", "", {}, importBilinear},
      {"chlo.sinh", "", {}, importUnary<&ComplexFunctions::sinh>},
      {"chlo.square",
       "",
       {},
       [](Operation *op, Importer &importer) {
         Expand x(importer, op);
         Number a = importer.getParts(op->getOperand(0));
         importer.setParts(op->getResult(0), ComplexFunctions(x).mul(a, a));
         return success();
       }},
      {"chlo.tan", "", {}, importUnary<&ComplexFunctions::tan>},
      {"stablehlo.abs", "", {}, importAbs},
      {"stablehlo.atan2", "", {}, importBinary<&ComplexFunctions::atan2>},
      {"stablehlo.bitcast_convert", "", {}, importBitcast},
      {"stablehlo.cbrt", "", {}, importUnary<&ComplexFunctions::cbrt>},
      {"stablehlo.clamp", "", {}, importClamp},
      {"stablehlo.compare", "", {}, importCompare},
      {"stablehlo.complex", "", {}, importComplex},
      {"stablehlo.constant", "", {}, importConstant},
      {"stablehlo.convert", "", {}, importConvert},
      {"stablehlo.convolution", "", {}, importBilinear},
      {"stablehlo.cosine", "", {}, importUnary<&ComplexFunctions::cos>},
      {"stablehlo.divide", "", {}, importBinary<&ComplexFunctions::div>},
      {"stablehlo.dot", "", {}, importBilinear},
      {"stablehlo.dot_general", "", {}, importBilinear},
      {"stablehlo.einsum", "", {}, importBilinear},
      {"stablehlo.exponential", "", {}, importUnary<&ComplexFunctions::exp>},
      {"stablehlo.exponential_minus_one", "", {}, importUnary<&ComplexFunctions::expm1>},
      {"stablehlo.imag", "", {}, importRealPart},
      {"stablehlo.iota", "", {}, importIota},
      {"stablehlo.log", "", {}, importUnary<&ComplexFunctions::log>},
      {"stablehlo.log_plus_one", "", {}, importUnary<&ComplexFunctions::log1p>},
      {"stablehlo.logistic", "", {}, importUnary<&ComplexFunctions::logistic>},
      {"stablehlo.map", "", {}, importWithRegion},
      {"stablehlo.maximum", "", {}, importExtremum},
      {"stablehlo.minimum", "", {}, importExtremum},
      {"stablehlo.multiply", "", {}, importMultiply},
      {"stablehlo.power", "", {}, importBinary<&ComplexFunctions::pow>},
      {"stablehlo.real", "", {}, importRealPart},
      {"stablehlo.reduce", "", {}, importWithRegion},
      {"stablehlo.reduce_window", "", {}, importWithRegion},
      {"stablehlo.rsqrt", "", {}, importUnary<&ComplexFunctions::rsqrt>},
      {"stablehlo.scatter", "", {}, importWithRegion},
      {"stablehlo.select_and_scatter", "", {}, importWithRegion},
      {"stablehlo.sign", "", {}, importUnary<&ComplexFunctions::sign>},
      {"stablehlo.sine", "", {}, importUnary<&ComplexFunctions::sin>},
      {"stablehlo.sort", "", {}, importWithRegion},
      {"stablehlo.sqrt", "", {}, importUnary<&ComplexFunctions::sqrt>},
      {"stablehlo.tan", "", {}, importUnary<&ComplexFunctions::tan>},
      {"stablehlo.tanh", "", {}, importUnary<&ComplexFunctions::tanh>},
  };
  for (StringRef name : {"stablehlo.add",
                         "stablehlo.broadcast",
                         "stablehlo.broadcast_in_dim",
                         "stablehlo.concatenate",
                         "stablehlo.dynamic_broadcast_in_dim",
                         "stablehlo.dynamic_gather",
                         "stablehlo.dynamic_pad",
                         "stablehlo.dynamic_reshape",
                         "stablehlo.dynamic_slice",
                         "stablehlo.dynamic_update_slice",
                         "stablehlo.gather",
                         "stablehlo.negate",
                         "stablehlo.pad",
                         "stablehlo.real_dynamic_slice",
                         "stablehlo.reshape",
                         "stablehlo.reverse",
                         "stablehlo.select",
                         "stablehlo.slice",
                         "stablehlo.subtract",
                         "stablehlo.torch_index_select",
                         "stablehlo.transpose",
                         "stablehlo.unary_einsum"})
    rows.push_back({name, "", {}, importPartwise});
  return rows;
}

} // namespace gc
