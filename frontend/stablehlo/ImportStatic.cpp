// Rows of the dynamic ops whose results have static types: torch-mlir prints them though nothing about them is dynamic.
// Their shape operands say again what the types say; amounts must be constants.
#include "frontend/stablehlo/Expand.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace gc {

// The numbers of a constant operand.
static FailureOr<SmallVector<int64_t>> readConstant(Operation *op, Importer &importer, unsigned operand) {
  DenseIntElementsAttr value;
  if (!matchPattern(importer.get(op->getOperand(operand)), m_Constant(&value)))
    return op->emitOpError("is supported only where operand ") << operand << " is a constant";
  return llvm::map_to_vector(value.getValues<APInt>(), [](const APInt &v) { return v.getSExtValue(); });
}

// A constant shape operand must be the result's shape.
static LogicalResult checkShape(Operation *op, Importer &importer, unsigned operand) {
  DenseIntElementsAttr value;
  if (!matchPattern(importer.get(op->getOperand(operand)), m_Constant(&value)))
    return success();
  auto shape = cast<RankedTensorType>(op->getResult(0).getType()).getShape();
  bool equal = value.getNumElements() == static_cast<int64_t>(shape.size());
  for (auto [i, v] : llvm::enumerate(value.getValues<APInt>()))
    equal = equal && v.getSExtValue() == shape[i];
  if (!equal)
    return op->emitOpError("has another shape operand than its result's shape ") << op->getResult(0).getType();
  return success();
}

static LogicalResult importDynamicBroadcast(Operation *op, Importer &importer) {
  auto broadcast = cast<stablehlo::DynamicBroadcastInDimOp>(op);
  if (failed(checkShape(op, importer, 1)))
    return failure();
  return importer.replace<BroadcastOp>(op, op->getResultTypes(), importer.get(broadcast.getOperand()),
                                       broadcast.getBroadcastDimensions());
}

static LogicalResult importDynamicIota(Operation *op, Importer &importer) {
  if (failed(checkShape(op, importer, 0)))
    return failure();
  return importer.replace<IotaOp>(op, op->getResultTypes(), cast<stablehlo::DynamicIotaOp>(op).getIotaDimension());
}

static LogicalResult importDynamicReshape(Operation *op, Importer &importer) {
  if (failed(checkShape(op, importer, 1)))
    return failure();
  return importer.replace<ReshapeOp>(op, op->getResultTypes(), importer.get(op->getOperand(0)));
}

// The constants in the operands from `first` on, one for each of `values`.
static LogicalResult readConstants(Operation *op, Importer &importer, unsigned first,
                                   MutableArrayRef<SmallVector<int64_t>> values) {
  for (auto [i, value] : llvm::enumerate(values)) {
    auto read = readConstant(op, importer, first + i);
    if (failed(read))
      return failure();
    value = *read;
  }
  return success();
}

static LogicalResult importDynamicPad(Operation *op, Importer &importer) {
  SmallVector<int64_t> amounts[3];
  if (failed(readConstants(op, importer, 2, amounts)))
    return failure();
  return importer.replace<PadOp>(op, op->getResultTypes(), importer.get(op->getOperand(0)),
                                 importer.get(op->getOperand(1)), amounts[0], amounts[1], amounts[2]);
}

static LogicalResult importRealDynamicSlice(Operation *op, Importer &importer) {
  SmallVector<int64_t> bounds[3];
  if (failed(readConstants(op, importer, 1, bounds)))
    return failure();
  return importer.replace<SliceOp>(op, op->getResultTypes(), importer.get(op->getOperand(0)), bounds[0], bounds[1],
                                   bounds[2]);
}

static LogicalResult importDynamicGather(Operation *op, Importer &importer) {
  auto gather = cast<stablehlo::DynamicGatherOp>(op);
  auto sizes = readConstant(op, importer, 2);
  if (failed(sizes))
    return failure();
  stablehlo::GatherDimensionNumbersAttr dims = gather.getDimensionNumbers();
  return importer.replace<GatherOp>(
      op, op->getResultTypes(), importer.get(gather.getOperand()), importer.get(gather.getStartIndices()),
      dims.getOffsetDims(), dims.getCollapsedSliceDims(), dims.getOperandBatchingDims(),
      dims.getStartIndicesBatchingDims(), dims.getStartIndexMap(), dims.getIndexVectorDim(), *sizes);
}

// Rows of lhs in groups one after another, each group by its own matrix: every row against all matrices, zero but for
// its own.
static LogicalResult importRaggedDot(Operation *op, Importer &importer) {
  auto ragged = cast<chlo::RaggedDotOp>(op);
  chlo::RaggedDotDimensionNumbersAttr dims = ragged.getRaggedDotDimensionNumbers();
  auto lhs = cast<RankedTensorType>(ragged.getLhs().getType()), rhs = cast<RankedTensorType>(ragged.getRhs().getType());
  auto sizes = cast<RankedTensorType>(ragged.getGroupSizes().getType());
  auto result = cast<RankedTensorType>(op->getResult(0).getType());
  auto is = [](ArrayRef<int64_t> list, int64_t value) { return list.size() == 1 && list[0] == value; };
  bool plain = dims.getLhsBatchingDimensions().empty() && dims.getRhsBatchingDimensions().empty() &&
               is(dims.getLhsContractingDimensions(), 1) && is(dims.getRhsContractingDimensions(), 1) &&
               is(dims.getLhsRaggedDimensions(), 0) && is(dims.getRhsGroupDimensions(), 0);
  if (!plain || lhs.getRank() != 2 || rhs.getRank() != 3 || sizes.getRank() != 1 || result.getRank() != 2)
    return op->emitOpError("is supported only for [m, k] by [g, k, n] with rows m in g groups");
  int64_t m = lhs.getDimSize(0), k = lhs.getDimSize(1), g = rhs.getDimSize(0), n = rhs.getDimSize(2);
  if (rhs.getDimSize(1) != k || sizes.getDimSize(0) != g || result.getShape() != ArrayRef<int64_t>{m, n})
    return op->emitOpError("of ") << lhs << ", " << rhs << " and " << sizes << " cannot give " << result;
  Expand x(importer, op);
  Value counts = importer.get(ragged.getGroupSizes()), rows = importer.get(ragged.getLhs());
  Value ends = CumulativeOp::create(x.b, x.loc, counts.getType(), counts, 0, Monoid::add, false, false);
  Value row = x.iota({m, g}, 0, x.element(counts));
  auto spread = [&](Value v) { return x.broadcast(v, {m, g}, {1}); };
  Value own = x.binary<AndOp>(x.compare(Direction::GE, row, spread(x.sub(ends, counts))),
                              x.compare(Direction::LT, row, spread(ends)));
  Value all = x.broadcast(rows, {m, g, k}, {0, 2});
  all = x.select(x.broadcast(own, {m, g, k}, {0, 1}), all, x.fill(0, all));
  importer.set(op->getResult(0),
               x.contract(all, {0, 1, 2}, importer.get(ragged.getRhs()), {1, 2, 3}, {0, 3}, result.getElementType()));
  return success();
}

std::vector<ImportRow> staticRows() {
  return {
      {"chlo.ragged_dot", "", {}, importRaggedDot},
      {"stablehlo.dynamic_broadcast_in_dim", "", {}, importDynamicBroadcast},
      {"stablehlo.dynamic_gather", "", {}, importDynamicGather},
      {"stablehlo.dynamic_iota", "", {}, importDynamicIota},
      {"stablehlo.dynamic_pad", "", {}, importDynamicPad},
      {"stablehlo.dynamic_reshape", "", {}, importDynamicReshape},
      {"stablehlo.real_dynamic_slice", "", {}, importRealDynamicSlice},
  };
}

} // namespace gc
