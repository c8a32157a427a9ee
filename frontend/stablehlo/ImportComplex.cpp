// Rows of ops on complex elements: gc computes on their real and imaginary parts.
#include "frontend/stablehlo/Functions.h"

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
  for (Region &region : op->getRegions())
    for (Operation &inner : region.front())
      if (!isa<stablehlo::AddOp, stablehlo::ReturnOp>(inner))
        return op->emitOpError("on complex elements is supported only with addition or replacement as its region");
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

// Sums of products of the first two operands.
LogicalResult importBilinear(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Value products[2][2];
  for (bool left : {false, true})
    for (bool right : {false, true}) {
      if ((left && !isComplexValue(op->getOperand(0))) || (right && !isComplexValue(op->getOperand(1))))
        continue;
      SmallVector<Value> operands{partOf(importer, op->getOperand(0), left),
                                  partOf(importer, op->getOperand(1), right)};
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

using Number = ComplexParts;

// Functions of complex numbers with f64 parts.
class ComplexFunctions {
public:
  explicit ComplexFunctions(Expand &x) : x(x), f(x) {}
  using V = Value;

  Number mul(Number a, Number c) {
    return {x.sub(x.mul(a.real, c.real), x.mul(a.imaginary, c.imaginary)),
            x.add(x.mul(a.real, c.imaginary), x.mul(a.imaginary, c.real))};
  }
  Number div(Number a, Number c);
  Number exp(Number a);
  Number expm1(Number a);
  Number log(Number a) { return {f.log(size(a)), x.binary<Atan2Op>(a.imaginary, a.real)}; }
  Number log1p(Number a);
  Number sqrt(Number a);
  Number rsqrt(Number a) { return div(one(a), sqrt(a)); }
  Number cbrt(Number a);
  Number tanh(Number a);
  Number sin(Number a);
  Number cos(Number a);
  Number tan(Number a) { // -i tanh(i a)
    Number t = tanh({x.neg(a.imaginary), a.real});
    return {t.imaginary, x.neg(t.real)};
  }
  Number logistic(Number a) {
    Number e = exp({x.neg(a.real), x.neg(a.imaginary)});
    return div(one(a), {f.plus(e.real, 1), e.imaginary});
  }
  Number sign(Number a);
  Number pow(Number a, Number c);
  V size(Number a);

private:
  Number one(Number like) { return {f.one(like.real), f.number(0, like.real)}; }

  Expand &x;
  Functions f;
};

} // namespace

// Without overflow or underflow of the squares.
Value ComplexFunctions::size(Number a) {
  V p = x.abs(a.real), q = x.abs(a.imaginary);
  V large = x.binary<MaxOp>(p, q), small = x.binary<MinOp>(p, q);
  V ratio = x.div(small, large);
  V value = x.mul(large, f.sqrt(f.plus(f.square(ratio), 1)));
  V infinity = f.number(INFINITY, large);
  V infinite = x.binary<OrOp>(x.compare(Direction::EQ, p, infinity), x.compare(Direction::EQ, q, infinity));
  return x.select(infinite, infinity, x.select(f.isZero(large), large, value));
}

// Smith's method: scaled by the larger part of the divisor.
Number ComplexFunctions::div(Number a, Number c) {
  V swap = x.compare(Direction::LT, x.abs(c.real), x.abs(c.imaginary));
  V large = x.select(swap, c.imaginary, c.real), small = x.select(swap, c.real, c.imaginary);
  V ratio = x.div(small, large), divisor = x.add(large, x.mul(small, ratio));
  V p = x.select(swap, a.imaginary, a.real), q = x.select(swap, a.real, a.imaginary);
  V real = x.div(x.add(p, x.mul(q, ratio)), divisor);
  V imaginary = x.div(x.sub(q, x.mul(p, ratio)), divisor);
  return {real, x.select(swap, x.neg(imaginary), imaginary)};
}

Number ComplexFunctions::exp(Number a) {
  V e = f.exp(a.real), onAxis = f.isZero(a.imaginary);
  return {x.mul(e, x.unary<CosOp>(a.imaginary)), x.select(onAxis, a.imaginary, x.mul(e, x.unary<SinOp>(a.imaginary)))};
}

Number ComplexFunctions::expm1(Number a) {
  V half = x.unary<SinOp>(f.scale(a.imaginary, 0.5)), m = x.unary<Expm1Op>(a.real);
  V real = x.sub(x.mul(m, x.unary<CosOp>(a.imaginary)), f.scale(f.square(half), 2));
  return {real, exp(a).imaginary};
}

Number ComplexFunctions::log1p(Number a) {
  // log |1 + a|² / 2: near 1 by what it differs from 1.
  V excess = x.add(f.scale(a.real, 2), x.add(f.square(a.real), f.square(a.imaginary)));
  V near = f.scale(f.log1p(excess), 0.5), far = f.log(size({f.plus(a.real, 1), a.imaginary}));
  return {x.select(f.less(x.abs(excess), 0.5), near, far), x.binary<Atan2Op>(a.imaginary, f.plus(a.real, 1))};
}

Number ComplexFunctions::sqrt(Number a) {
  V root = f.sqrt(f.scale(x.add(size(a), x.abs(a.real)), 0.5));
  V other = x.select(f.isZero(root), root, x.div(x.abs(a.imaginary), f.scale(root, 2)));
  V left = f.less(a.real, 0), size = x.select(left, root, other);
  // Above or below the cut by the sign bit, of zero too.
  V bits = x.bitcast(a.imaginary, x.b.getI64Type()), below = x.compare(Direction::LT, bits, x.fill(0, bits));
  return {x.select(left, other, root), x.select(below, x.neg(size), size)};
}

Number ComplexFunctions::cbrt(Number a) {
  Number l = log(a), e = exp({f.scale(l.real, 1.0 / 3), f.scale(l.imaginary, 1.0 / 3)});
  V zero = f.isZero(size(a));
  return {x.select(zero, a.real, e.real), x.select(zero, a.imaginary, e.imaginary)};
}

// (t + iu) / (1 + itu) with t = tanh(real), u = tan(imaginary).
Number ComplexFunctions::tanh(Number a) {
  V t = x.unary<TanhOp>(a.real), u = x.unary<TanOp>(a.imaginary), t2 = f.square(t), u2 = f.square(u);
  V divisor = f.plus(x.mul(t2, u2), 1), sech = f.inverse(f.cosh(a.real));
  return {x.div(x.mul(t, f.plus(u2, 1)), divisor), x.div(x.mul(u, f.square(sech)), divisor)};
}

Number ComplexFunctions::sin(Number a) {
  return {x.mul(x.unary<SinOp>(a.real), f.cosh(a.imaginary)), x.mul(x.unary<CosOp>(a.real), f.sinh(a.imaginary))};
}

Number ComplexFunctions::cos(Number a) {
  return {x.mul(x.unary<CosOp>(a.real), f.cosh(a.imaginary)),
          x.neg(x.mul(x.unary<SinOp>(a.real), f.sinh(a.imaginary)))};
}

Number ComplexFunctions::sign(Number a) {
  V s = size(a), zero = f.isZero(s);
  return {x.select(zero, a.real, x.div(a.real, s)), x.select(zero, a.imaginary, x.div(a.imaginary, s))};
}

// exp(c log a); a to the 0 is 1, 0 to what has a positive real part is 0.
Number ComplexFunctions::pow(Number a, Number c) {
  Number e = exp(mul(c, log(a)));
  V fromZero = f.isZero(size(a)), toZero = f.isZero(size(c)), zero = f.number(0, a.real);
  V vanishes = x.binary<AndOp>(fromZero, f.greater(c.real, 0));
  V real = x.select(vanishes, zero, e.real), imaginary = x.select(vanishes, zero, e.imaginary);
  return {x.select(toZero, f.one(real), real), x.select(toZero, zero, imaginary)};
}

namespace {

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
  Number a = importer.getParts(op->getOperand(0));
  importer.setParts(op->getResult(0), {a.real, x.neg(a.imaginary)});
  return success();
}

LogicalResult importCompare(Operation *op, Importer &importer) {
  Expand x(importer, op);
  auto compare = cast<stablehlo::CompareOp>(op);
  bool equal = compare.getComparisonDirection() == stablehlo::ComparisonDirection::EQ;
  if (!equal && compare.getComparisonDirection() != stablehlo::ComparisonDirection::NE)
    return op->emitOpError("orders complex numbers; only EQ and NE compare them");
  Direction direction = equal ? Direction::EQ : Direction::NE;
  Number a = importer.getParts(compare.getLhs()), c = importer.getParts(compare.getRhs());
  Value real = x.compare(direction, a.real, c.real), imaginary = x.compare(direction, a.imaginary, c.imaginary);
  importer.set(op->getResult(0), equal ? x.binary<AndOp>(real, imaginary) : x.binary<OrOp>(real, imaginary));
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
      {"chlo.conj", "", {}, importConjugate},
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
      {"stablehlo.cbrt", "", {}, importUnary<&ComplexFunctions::cbrt>},
      {"stablehlo.compare", "", {}, importCompare},
      {"stablehlo.complex", "", {}, importComplex},
      {"stablehlo.constant", "", {}, importConstant},
      {"stablehlo.convert", "", {}, importConvert},
      {"stablehlo.convolution", "", {}, importBilinear},
      {"stablehlo.cosine", "", {}, importUnary<&ComplexFunctions::cos>},
      {"stablehlo.divide", "", {}, importBinary<&ComplexFunctions::div>},
      {"stablehlo.dot", "", {}, importBilinear},
      {"stablehlo.dot_general", "", {}, importBilinear},
      {"stablehlo.exponential", "", {}, importUnary<&ComplexFunctions::exp>},
      {"stablehlo.exponential_minus_one", "", {}, importUnary<&ComplexFunctions::expm1>},
      {"stablehlo.imag", "", {}, importRealPart},
      {"stablehlo.iota", "", {}, importIota},
      {"stablehlo.log", "", {}, importUnary<&ComplexFunctions::log>},
      {"stablehlo.log_plus_one", "", {}, importUnary<&ComplexFunctions::log1p>},
      {"stablehlo.logistic", "", {}, importUnary<&ComplexFunctions::logistic>},
      {"stablehlo.multiply", "", {}, importMultiply},
      {"stablehlo.power", "", {}, importBinary<&ComplexFunctions::pow>},
      {"stablehlo.real", "", {}, importRealPart},
      {"stablehlo.rsqrt", "", {}, importUnary<&ComplexFunctions::rsqrt>},
      {"stablehlo.sign", "", {}, importUnary<&ComplexFunctions::sign>},
      {"stablehlo.sine", "", {}, importUnary<&ComplexFunctions::sin>},
      {"stablehlo.sqrt", "", {}, importUnary<&ComplexFunctions::sqrt>},
      {"stablehlo.tan", "", {}, importUnary<&ComplexFunctions::tan>},
      {"stablehlo.tanh", "", {}, importUnary<&ComplexFunctions::tanh>},
  };
  for (StringRef name :
       {"stablehlo.add", "stablehlo.broadcast", "stablehlo.broadcast_in_dim", "stablehlo.concatenate",
        "stablehlo.dynamic_slice", "stablehlo.dynamic_update_slice", "stablehlo.gather", "stablehlo.negate",
        "stablehlo.pad", "stablehlo.reduce", "stablehlo.reduce_window", "stablehlo.reshape", "stablehlo.reverse",
        "stablehlo.scatter", "stablehlo.select", "stablehlo.slice", "stablehlo.subtract",
        "stablehlo.torch_index_select", "stablehlo.transpose"})
    rows.push_back({name, "", {}, importPartwise});
  return rows;
}

} // namespace gc
