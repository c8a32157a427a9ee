// Rows of the ops that have a gc op of the same operands: pointwise and movement.
#include "frontend/stablehlo/Expand.h"
#include "ir/dialect/Recompute.h"

using namespace mlir;

namespace gc {

static LogicalResult importConstant(Operation *op, Importer &importer) {
  auto constant = cast<stablehlo::ConstantOp>(op);
  auto value = constant.getValue();
  if (value.getType() != constant.getType())
    return op->emitOpError("is not supported: its value's type differs from its result's");
  return importer.replace<ConstantOp>(op, value);
}

static LogicalResult importCompare(Operation *op, Importer &importer) {
  auto compare = cast<stablehlo::CompareOp>(op);
  std::optional<Direction> direction = symbolizeDirection(stringifyEnum(compare.getComparisonDirection()));
  bool total = compare.getCompareType() == stablehlo::ComparisonType::TOTALORDER;
  return importer.replace<CompareOp>(op, op->getResultTypes(), importer.get(compare.getLhs()),
                                     importer.get(compare.getRhs()), *direction, total);
}

static int64_t bitsOf(Value value) {
  Type element = cast<ShapedType>(value.getType()).getElementType();
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * complex.getElementType().getIntOrFloatBitWidth();
  return element.getIntOrFloatBitWidth();
}

// Between elements of which some are narrower than a byte, and so take a byte each: by shifts.
static LogicalResult importNarrowBitcast(Operation *op, Importer &importer) {
  Expand x(importer, op);
  Value operand = importer.get(op->getOperand(0));
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  int64_t from = bitsOf(op->getOperand(0)), to = bitsOf(op->getResult(0)), narrow = std::min(from, to);
  auto word = [&](int64_t bits) { return IntegerType::get(op->getContext(), bits, IntegerType::Unsigned); };
  bool splits = from > to;
  SmallVector<int64_t> shape(splits ? type.getShape() : x.shape(operand));
  int64_t last = shape.size() - 1;
  Value amount = x.iota(shape, last, word(std::max(from, to)));
  amount = x.mul(amount, x.fill(double(narrow), amount));
  auto sameBits = [&](Value v, Type element) { return x.element(v) == element ? v : x.bitcast(v, element); };
  Value words = sameBits(operand, word(from));
  if (splits) {
    words = x.broadcast(words, shape, llvm::to_vector(llvm::seq<int64_t>(0, last)));
    words = x.convert(x.binary<ShrLogicalOp>(words, amount), word(to));
  } else {
    words = x.reduce(Monoid::or_, x.binary<ShlOp>(x.convert(words, word(to)), amount), {last});
  }
  importer.set(op->getResult(0), sameBits(words, type.getElementType()));
  return success();
}

static LogicalResult importBitcast(Operation *op, Importer &importer) {
  Value operand = importer.get(op->getOperand(0));
  if (bitsOf(op->getOperand(0)) == bitsOf(op->getResult(0)))
    return importer.replace<BitcastOp>(op, op->getResultTypes(), operand);
  if (std::min(bitsOf(op->getOperand(0)), bitsOf(op->getResult(0))) < 8)
    return importNarrowBitcast(op, importer);
  return importer.replace<BitcastReshapeOp>(op, op->getResultTypes(), operand);
}

// The sizes come in front: operand dimension i becomes result dimension i + n.
static LogicalResult importBroadcast(Operation *op, Importer &importer) {
  auto broadcast = cast<stablehlo::BroadcastOp>(op);
  int64_t n = broadcast.getBroadcastSizes().size(), rank = broadcast.getOperand().getType().getRank();
  return importer.replace<BroadcastOp>(op, op->getResultTypes(), importer.get(broadcast.getOperand()),
                                       llvm::to_vector(llvm::seq<int64_t>(n, n + rank)));
}

static LogicalResult importSquare(Operation *op, Importer &importer) {
  Value operand = importer.get(op->getOperand(0));
  return importer.replace<MulOp>(op, op->getResultTypes(), operand, operand);
}

static LogicalResult importDimensionSize(Operation *op, Importer &importer) {
  auto size = cast<stablehlo::GetDimensionSizeOp>(op);
  auto value = DenseElementsAttr::get(
      size.getType(), importer.builder.getI32IntegerAttr(size.getOperand().getType().getDimSize(size.getDimension())));
  return importer.replace<ConstantOp>(op, value);
}

// Every function of ours errs by two units in the last place at most, which meets DEFAULT, HIGHEST and tolerances no
// narrower than that.
template <typename GcOp> static LogicalResult importFunction(Operation *op, Importer &importer) {
  auto accuracy = op->getAttrOfType<stablehlo::ResultAccuracyAttr>("result_accuracy");
  if (accuracy && accuracy.getMode().getValue() == stablehlo::ResultAccuracyMode::TOLERANCE) {
    auto element = dyn_cast<FloatType>(getElementTypeOrSelf(op->getResult(0)));
    double two = element ? std::ldexp(2.0, 1 - static_cast<int>(element.getFPMantissaWidth())) : 0;
    if (accuracy.getUlps() < 2 && accuracy.getRtol().convertToDouble() < two)
      return op->emitOpError("asks for a result within ")
             << accuracy.getUlps() << " units in the last place; ask for 2 or more, or for mode DEFAULT";
  }
  return importer.replace<GcOp>(op, op->getResultTypes(), importer.get(op->getOperands()));
}

std::vector<ImportRow> plainRows() {
  return {
      // Pointwise.
      {"stablehlo.add", "gc.add", {}},
      {"stablehlo.and", "gc.and", {}},
      {"stablehlo.atan2", "gc.atan2", {}},
      {"stablehlo.ceil", "gc.ceil", {}},
      {"stablehlo.clamp", "gc.clamp", {}},
      {"stablehlo.convert", "gc.convert", {}},
      {"stablehlo.count_leading_zeros", "gc.clz", {}},
      {"stablehlo.divide", "gc.div", {}},
      {"stablehlo.floor", "gc.floor", {}},
      {"stablehlo.is_finite", "gc.is_finite", {}},
      {"stablehlo.maximum", "gc.max", {}},
      {"stablehlo.minimum", "gc.min", {}},
      {"stablehlo.multiply", "gc.mul", {}},
      {"stablehlo.negate", "gc.neg", {}},
      {"stablehlo.not", "gc.not", {}},
      {"stablehlo.or", "gc.or", {}},
      {"stablehlo.popcnt", "gc.popcount", {}},
      {"stablehlo.power", "gc.pow", {}},
      {"stablehlo.reduce_precision",
       "gc.reduce_precision",
       {{"exponent_bits", "exponent_bits"}, {"mantissa_bits", "mantissa_bits"}}},
      {"stablehlo.remainder", "gc.rem", {}},
      {"stablehlo.round_nearest_afz", "gc.round_away", {}},
      {"stablehlo.round_nearest_even", "gc.round_even", {}},
      {"stablehlo.select", "gc.select", {}},
      {"stablehlo.shift_left", "gc.shl", {}},
      {"stablehlo.shift_right_arithmetic", "gc.shr_arith", {}},
      {"stablehlo.shift_right_logical", "gc.shr_logical", {}},
      {"stablehlo.sign", "gc.sign", {}},
      {"stablehlo.subtract", "gc.sub", {}},
      {"stablehlo.xor", "gc.xor", {}},
      {"chlo.erf", "gc.erf", {}},
      {"chlo.tan", "gc.tan", {}},
      // Functions.
      {"stablehlo.cbrt", "gc.cbrt", {}, importFunction<CbrtOp>},
      {"stablehlo.cosine", "gc.cos", {}, importFunction<CosOp>},
      {"stablehlo.exponential", "gc.exp", {}, importFunction<ExpOp>},
      {"stablehlo.exponential_minus_one", "gc.expm1", {}, importFunction<Expm1Op>},
      {"stablehlo.log", "gc.log", {}, importFunction<LogOp>},
      {"stablehlo.log_plus_one", "gc.log1p", {}, importFunction<Log1pOp>},
      {"stablehlo.logistic", "gc.logistic", {}, importFunction<LogisticOp>},
      {"stablehlo.rsqrt", "gc.rsqrt", {}, importFunction<RsqrtOp>},
      {"stablehlo.sine", "gc.sin", {}, importFunction<SinOp>},
      {"stablehlo.sqrt", "gc.sqrt", {}, importFunction<SqrtOp>},
      {"stablehlo.tan", "gc.tan", {}, importFunction<TanOp>},
      {"stablehlo.tanh", "gc.tanh", {}, importFunction<TanhOp>},
      // Movement.
      {"stablehlo.broadcast_in_dim", "gc.broadcast", {{"broadcast_dimensions", "dims"}}},
      {"stablehlo.concatenate", "gc.concatenate", {{"dimension", "dim"}}},
      {"stablehlo.dynamic_slice", "gc.dynamic_slice", {{"slice_sizes", "sizes"}}},
      {"stablehlo.dynamic_update_slice", "gc.dynamic_update_slice", {}},
      {"stablehlo.iota", "gc.iota", {{"iota_dimension", "dim"}}},
      {"stablehlo.optimization_barrier", "gc.optimization_barrier", {{kRecompute, kRecompute}}, nullptr, true},
      {"stablehlo.pad",
       "gc.pad",
       {{"edge_padding_low", "low"}, {"edge_padding_high", "high"}, {"interior_padding", "interior"}}},
      {"stablehlo.reshape", "gc.reshape", {}},
      {"stablehlo.reverse", "gc.reverse", {{"dimensions", "dims"}}},
      {"stablehlo.slice", "gc.slice", {{"start_indices", "start"}, {"limit_indices", "limit"}, {"strides", "stride"}}},
      {"stablehlo.transpose", "gc.transpose", {{"permutation", "permutation"}}},
      // By function.
      {"stablehlo.abs", "gc.abs", {}, importFunction<AbsOp>},
      {"stablehlo.bitcast_convert", "", {}, importBitcast},
      {"stablehlo.broadcast", "", {}, importBroadcast},
      {"stablehlo.compare", "", {}, importCompare},
      {"stablehlo.constant", "", {}, importConstant},
      {"stablehlo.get_dimension_size", "", {}, importDimensionSize, true},
      {"chlo.square", "", {}, importSquare},
  };
}

} // namespace gc
