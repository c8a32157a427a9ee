// Verifiers of pointwise and movement ops, control flow, tuples and collectives.
#include "frontend/stablehlo/Verify.h"

using namespace mlir;

namespace gc::stablehlo {

using Shaped = RankedTensorType;

static Shaped shaped(Value value) {
  return cast<Shaped>(value.getType());
}
static bool sizesAgree(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}
static bool shapesAgree(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  return a.size() == b.size() &&
         llvm::all_of(llvm::zip(a, b), [](auto p) { return sizesAgree(std::get<0>(p), std::get<1>(p)); });
}

bool isCompatible(Type a, Type b) {
  auto x = dyn_cast<Shaped>(a), y = dyn_cast<Shaped>(b);
  if (!x || !y)
    return a == b;
  return x.getElementType() == y.getElementType() && shapesAgree(x.getShape(), y.getShape());
}

bool isCommutativeCombiner(Operation *op) {
  return isa<AddOp, AndOp, MaximumOp, MinimumOp, MultiplyOp, OrOp, XorOp>(op);
}

//===-- Pointwise -----------------------------------------------------------------------------------------------===//

LogicalResult verifySameType(Operation *op) {
  Type result = op->getResult(0).getType();
  for (auto [i, type] : llvm::enumerate(op->getOperandTypes()))
    if (!isCompatible(type, result))
      return op->emitOpError("operands and result must have one type, but operand ")
             << i << " has " << type << " and the result " << result;
  return success();
}

LogicalResult verifySameShape(Operation *op) {
  auto result = shaped(op->getResult(0));
  for (auto [i, value] : llvm::enumerate(op->getOperands()))
    if (!shapesAgree(shaped(value).getShape(), result.getShape()))
      return op->emitOpError("operands and result must have one shape, but operand ")
             << i << " has " << value.getType() << " and the result " << result;
  return success();
}

LogicalResult verifyRealPart(Operation *op) {
  auto operand = shaped(op->getOperand(0));
  Type expected = operand;
  if (auto complex = dyn_cast<ComplexType>(operand.getElementType()))
    expected = operand.clone(complex.getElementType());
  if (!isCompatible(op->getResult(0).getType(), expected))
    return op->emitOpError("result must have type ") << expected << ", got " << op->getResult(0).getType();
  return success();
}

LogicalResult verifyClamp(ClampOp op) {
  if (!isCompatible(op.getOperand().getType(), op.getType()))
    return op.emitOpError("operand has type ") << op.getOperand().getType() << " but the result has " << op.getType();
  for (Value bound : {op.getMin(), op.getMax()}) {
    auto type = shaped(bound);
    if (type.getElementType() != op.getType().getElementType() ||
        (type.getRank() != 0 && !shapesAgree(type.getShape(), op.getType().getShape())))
      return op.emitOpError("bounds must be scalars or have the operand's type ") << op.getType() << ", got " << type;
  }
  return success();
}

LogicalResult verifyCompare(CompareOp op) {
  if (!isCompatible(op.getLhs().getType(), op.getRhs().getType()))
    return op.emitOpError("operands must have one type, got ")
           << op.getLhs().getType() << " and " << op.getRhs().getType();
  if (failed(verifySameShape(op)))
    return failure();
  std::optional<ComparisonType> kind = op.getCompareType();
  if (!kind || *kind == ComparisonType::NOTYPE)
    return success();
  Type element = op.getLhs().getType().getElementType();
  bool isUnsigned = element.isInteger(1) || element.isUnsignedInteger();
  bool ok = isa<ComplexType>(element)     ? *kind == ComparisonType::FLOAT
            : isa<FloatType>(element)     ? *kind == ComparisonType::FLOAT || *kind == ComparisonType::TOTALORDER
            : isQuantizedElement(element) ? true
            : isUnsigned                  ? *kind == ComparisonType::UNSIGNED
                                          : *kind == ComparisonType::SIGNED;
  if (!ok)
    return op.emitOpError("comparison type ")
           << stringifyComparisonType(*kind) << " does not fit element type " << element;
  return success();
}

LogicalResult verifyComplex(ComplexOp op) {
  Type element = cast<ComplexType>(op.getType().getElementType()).getElementType();
  for (Value value : op->getOperands())
    if (!isCompatible(value.getType(), op.getType().clone(element)))
      return op.emitOpError("parts must have type ") << op.getType().clone(element) << ", got " << value.getType();
  return success();
}

LogicalResult verifySelect(SelectOp op) {
  for (Value value : {op.getOnTrue(), op.getOnFalse()})
    if (!isCompatible(value.getType(), op.getType()))
      return op.emitOpError("both values must have the result's type ") << op.getType() << ", got " << value.getType();
  auto pred = op.getPred().getType();
  if (pred.getRank() != 0 && !shapesAgree(pred.getShape(), op.getType().getShape()))
    return op.emitOpError("predicate must be a scalar or have the result's shape ") << op.getType() << ", got " << pred;
  return success();
}

LogicalResult verifyReducePrecision(ReducePrecisionOp op) {
  if (int32_t(op.getExponentBits()) < 1)
    return op.emitOpError("exponent_bits must be positive, got ") << int32_t(op.getExponentBits());
  if (int32_t(op.getMantissaBits()) < 0)
    return op.emitOpError("mantissa_bits must not be negative, got ") << int32_t(op.getMantissaBits());
  return verifySameType(op);
}

//===-- Movement ------------------------------------------------------------------------------------------------===//

// `dims` are distinct and within [0, rank).
static LogicalResult verifyDims(Operation *op, StringRef what, ArrayRef<int64_t> dims, int64_t rank) {
  llvm::SmallDenseSet<int64_t> seen;
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= rank)
      return op->emitOpError(what) << " must be below rank " << rank << ", got " << dim;
    if (!seen.insert(dim).second)
      return op->emitOpError(what) << " must not repeat a dimension, got " << dim << " twice";
  }
  return success();
}

static LogicalResult verifyResult(Operation *op, Type element, ArrayRef<int64_t> shape) {
  auto expected = Shaped::get(shape, element);
  if (!isCompatible(op->getResult(0).getType(), expected))
    return op->emitOpError("result must have type ") << expected << ", got " << op->getResult(0).getType();
  return success();
}

static LogicalResult verifyLength(Operation *op, StringRef what, ArrayRef<int64_t> list, int64_t rank) {
  if (int64_t(list.size()) != rank)
    return op->emitOpError(what) << " must have one entry per dimension (" << rank << "), got " << list.size();
  return success();
}

LogicalResult verifyConstant(ConstantOp op) {
  if (!isCompatible(op.getValue().getType(), op.getType()))
    return op.emitOpError("value has type ") << op.getValue().getType() << " but the result has " << op.getType();
  return success();
}

LogicalResult verifyIota(IotaOp op) {
  return verifyDims(op, "iota dimension", {int64_t(op.getIotaDimension())}, shaped(op.getOutput()).getRank());
}

LogicalResult verifyReshape(ReshapeOp op) {
  auto from = op.getOperand().getType(), to = op.getType();
  if (from.getElementType() != to.getElementType() && !isQuantizedElement(to.getElementType()))
    return op.emitOpError("element types differ: ") << from << " and " << to;
  if (from.hasStaticShape() && to.hasStaticShape() && from.getNumElements() != to.getNumElements())
    return op.emitOpError("number of elements must not change, but ")
           << from << " has " << from.getNumElements() << " and " << to << " has " << to.getNumElements();
  return success();
}

// Bits of an element; complex counts both parts, 0: unknown.
static int64_t elementBits(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * elementBits(complex.getElementType());
  return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
}

LogicalResult verifyBitcastConvert(BitcastConvertOp op) {
  auto from = op.getOperand().getType(), to = op.getType();
  int64_t a = elementBits(from.getElementType()), b = elementBits(to.getElementType());
  if (!a || !b)
    return success();
  if (isa<ComplexType>(from.getElementType()) != isa<ComplexType>(to.getElementType()))
    return op.emitOpError("cannot convert between real and complex: ") << from << " and " << to;
  ArrayRef<int64_t> wide = from.getShape(), narrow = to.getShape();
  if (a < b)
    std::swap(wide, narrow);
  bool ok = a == b ? shapesAgree(wide, narrow)
                   : std::max(a, b) % std::min(a, b) == 0 && narrow.size() == wide.size() + 1 &&
                         shapesAgree(wide, narrow.drop_back()) &&
                         sizesAgree(narrow.back(), std::max(a, b) / std::min(a, b));
  if (!ok)
    return op.emitOpError("shapes must be equal, or differ by a last dimension that holds the parts of one element: ")
           << from << " (" << a << " bits) and " << to << " (" << b << " bits)";
  return success();
}

LogicalResult verifyBroadcast(BroadcastOp op) {
  SmallVector<int64_t> shape(op.getBroadcastSizes());
  for (int64_t size : shape)
    if (size < 0)
      return op.emitOpError("sizes must not be negative, got ") << size;
  llvm::append_range(shape, op.getOperand().getType().getShape());
  return verifyResult(op, op.getOperand().getType().getElementType(), shape);
}

LogicalResult verifyBroadcastInDim(BroadcastInDimOp op) {
  auto from = op.getOperand().getType(), to = op.getType();
  ArrayRef<int64_t> dims = op.getBroadcastDimensions();
  if (from.getElementType() != to.getElementType() && !isQuantizedElement(to.getElementType()))
    return op.emitOpError("element types differ: ") << from << " and " << to;
  if (failed(verifyLength(op, "dims", dims, from.getRank())) || failed(verifyDims(op, "dims", dims, to.getRank())))
    return failure();
  for (auto [i, dim] : llvm::enumerate(dims))
    if (from.getDimSize(i) != 1 && !sizesAgree(from.getDimSize(i), to.getDimSize(dim)))
      return op.emitOpError("operand dimension ")
             << i << " of size " << from.getDimSize(i) << " must be 1 or equal result dimension " << dim << " of size "
             << to.getDimSize(dim);
  return success();
}

LogicalResult verifyTranspose(TransposeOp op) {
  auto from = op.getOperand().getType();
  ArrayRef<int64_t> permutation = op.getPermutation();
  if (failed(verifyLength(op, "dims", permutation, from.getRank())) ||
      failed(verifyDims(op, "dims", permutation, from.getRank())))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t dim : permutation)
    shape.push_back(from.getDimSize(dim));
  if (isQuantizedElement(from.getElementType()))
    return success();
  return verifyResult(op, from.getElementType(), shape);
}

LogicalResult verifyReverse(ReverseOp op) {
  if (failed(verifyDims(op, "dims", op.getDimensions(), op.getType().getRank())))
    return failure();
  return verifySameType(op);
}

LogicalResult verifySlice(SliceOp op) {
  auto from = op.getOperand().getType();
  int64_t rank = from.getRank();
  if (failed(verifyLength(op, "start indices", op.getStartIndices(), rank)) ||
      failed(verifyLength(op, "limit indices", op.getLimitIndices(), rank)) ||
      failed(verifyLength(op, "strides", op.getStrides(), rank)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t start = op.getStartIndices()[i], limit = op.getLimitIndices()[i], stride = op.getStrides()[i];
    int64_t size = from.getDimSize(i);
    if (stride <= 0)
      return op.emitOpError("stride must be positive, got ") << stride << " in dimension " << i;
    if (start < 0 || limit < start || (!ShapedType::isDynamic(size) && limit > size))
      return op.emitOpError("range must satisfy 0 <= start <= limit <= size, got ")
             << start << ':' << limit << " in dimension " << i << " of size " << size;
    shape.push_back(llvm::divideCeil(limit - start, stride));
  }
  return verifyResult(op, from.getElementType(), shape);
}

// `sizes` fit into the operand; start indices: one scalar per dimension, of one type.
static LogicalResult verifyWindow(Operation *op, Shaped from, ArrayRef<int64_t> sizes, ValueRange starts) {
  if (int64_t(starts.size()) != from.getRank())
    return op->emitOpError("needs one start index per dimension (") << from.getRank() << "), got " << starts.size();
  for (Value start : starts)
    if (shaped(start).getRank() != 0 || start.getType() != starts.front().getType())
      return op->emitOpError("start indices must be scalars of one type, got ") << start.getType();
  if (failed(verifyLength(op, "window sizes", sizes, from.getRank())))
    return failure();
  for (auto [i, size] : llvm::enumerate(sizes))
    if (!ShapedType::isDynamic(size) && (size < 0 || (!from.isDynamicDim(i) && size > from.getDimSize(i))))
      return op->emitOpError("window of size ") << size << " does not fit dimension " << i << " of " << from;
  return success();
}

LogicalResult verifyDynamicSlice(DynamicSliceOp op) {
  auto from = op.getOperand().getType();
  if (failed(verifyWindow(op, from, op.getSliceSizes(), op.getStartIndices())))
    return failure();
  return verifyResult(op, from.getElementType(), op.getSliceSizes());
}

LogicalResult verifyDynamicUpdateSlice(DynamicUpdateSliceOp op) {
  auto from = op.getOperand().getType(), update = op.getUpdate().getType();
  if (update.getElementType() != from.getElementType())
    return op.emitOpError("element types differ: ") << from << " and " << update;
  if (failed(verifyWindow(op, from, update.getShape(), op.getStartIndices())))
    return failure();
  return verifyResult(op, from.getElementType(), from.getShape());
}

LogicalResult verifyConcatenate(ConcatenateOp op) {
  if (op.getInputs().empty())
    return op.emitOpError("needs at least one input");
  auto first = shaped(op.getInputs()[0]);
  int64_t dim = op.getDimension();
  if (failed(verifyDims(op, "dimension", {dim}, first.getRank())))
    return failure();
  SmallVector<int64_t> shape(first.getShape());
  for (Value input : op.getInputs().drop_front()) {
    auto type = shaped(input);
    SmallVector<int64_t> a(first.getShape()), b(type.getShape());
    if (a.size() == b.size())
      a[dim] = b[dim] = 0;
    if (!shapesAgree(a, b) || type.getElementType() != first.getElementType())
      return op.emitOpError("inputs may differ only in dimension ") << dim << ", got " << first << " and " << type;
    bool dynamic = ShapedType::isDynamic(shape[dim]) || type.isDynamicDim(dim);
    shape[dim] = dynamic ? ShapedType::kDynamic : shape[dim] + type.getDimSize(dim);
  }
  return verifyResult(op, first.getElementType(), shape);
}

LogicalResult verifyPad(PadOp op) {
  auto from = op.getOperand().getType(), fill = op.getPaddingValue().getType();
  int64_t rank = from.getRank();
  if (fill.getRank() != 0 || fill.getElementType() != from.getElementType())
    return op.emitOpError("padding value must be a scalar of the operand's element type, got ") << fill;
  if (failed(verifyLength(op, "low", op.getEdgePaddingLow(), rank)) ||
      failed(verifyLength(op, "high", op.getEdgePaddingHigh(), rank)) ||
      failed(verifyLength(op, "interior", op.getInteriorPadding(), rank)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t interior = op.getInteriorPadding()[i], size = from.getDimSize(i), padded;
    if (interior < 0)
      return op.emitOpError("interior padding must not be negative, got ") << interior << " in dimension " << i;
    if (ShapedType::isDynamic(size)) {
      shape.push_back(size);
      continue;
    }
    int64_t between;
    if (llvm::MulOverflow(std::max<int64_t>(size - 1, 0), interior, between) ||
        llvm::AddOverflow(size, between, padded) || llvm::AddOverflow(padded, op.getEdgePaddingLow()[i], padded) ||
        llvm::AddOverflow(padded, op.getEdgePaddingHigh()[i], padded) || padded < 0)
      return op.emitOpError("padding leaves a size out of range in dimension ") << i << " of " << from;
    shape.push_back(padded);
  }
  return verifyResult(op, from.getElementType(), shape);
}

LogicalResult verifyGetDimensionSize(GetDimensionSizeOp op) {
  if (failed(verifyDims(op, "dimension", {int64_t(op.getDimension())}, op.getOperand().getType().getRank())))
    return failure();
  return verifyResult(op, IntegerType::get(op.getContext(), 32), {});
}

LogicalResult verifyOptimizationBarrier(OptimizationBarrierOp op) {
  if (op->getOperandTypes() != op->getResultTypes())
    return op.emitOpError("results must have the operands' types");
  return success();
}

//===-- Control -------------------------------------------------------------------------------------------------===//

// The region's block ends in stablehlo.return of these types.
static LogicalResult verifyReturns(Operation *op, Region &region, StringRef what, TypeRange types) {
  Block &block = region.front();
  auto last = block.empty() ? ReturnOp() : dyn_cast<ReturnOp>(block.back());
  if (!last)
    return op->emitOpError(what) << " must end in stablehlo.return";
  TypeRange returned = last->getOperandTypes();
  if (returned.size() != types.size())
    return op->emitOpError(what) << " must return " << types.size() << " values, got " << returned.size();
  for (auto [i, type] : llvm::enumerate(returned))
    if (!isCompatible(type, types[i])) {
      InFlightDiagnostic error = op->emitOpError(what)
                                 << " must return " << types[i] << " as value " << i << ", got " << type;
      error.attachNote(last.getLoc()) << "returned here";
      return error;
    }
  return success();
}

LogicalResult verifyWhile(WhileOp op) {
  if (op->getOperandTypes() != op->getResultTypes())
    return op.emitOpError("results must have the operands' types");
  for (Region *region : {&op.getCond(), &op.getBody()})
    if (TypeRange(region->getArgumentTypes()) != op->getOperandTypes())
      return op.emitOpError("both regions must take the operands' types");
  if (failed(verifyReturns(op, op.getCond(), "condition", {Shaped::get({}, IntegerType::get(op.getContext(), 1))})))
    return failure();
  return verifyReturns(op, op.getBody(), "body", op->getOperandTypes());
}

LogicalResult verifyBranches(Operation *op) {
  if (shaped(op->getOperand(0)).getRank() != 0)
    return op->emitOpError("needs a scalar to choose the branch, got ") << op->getOperand(0).getType();
  if (isa<CaseOp>(op) && !shaped(op->getOperand(0)).getElementType().isSignlessInteger(32))
    return op->emitOpError("index must be an i32, got ") << op->getOperand(0).getType();
  if (op->getNumRegions() == 0)
    return op->emitOpError("needs at least one branch");
  for (Region &region : op->getRegions()) {
    if (region.getNumArguments() != 0)
      return op->emitOpError("branches take no arguments, got ") << region.getNumArguments();
    if (failed(verifyReturns(op, region, "branch", op->getResultTypes())))
      return failure();
  }
  return success();
}

LogicalResult verifyCustomCall(CustomCallOp op) {
  if (op.getCallTargetName().empty())
    return op.emitOpError("needs the name of its target");
  auto check = [&](StringRef what, std::optional<ArrayAttr> layouts, size_t count) -> LogicalResult {
    if (layouts && layouts->size() != count)
      return op.emitOpError(what) << " must have one entry per value (" << count << "), got " << layouts->size();
    return success();
  };
  if (op.getOperandLayouts().has_value() != op.getResultLayouts().has_value())
    return op.emitOpError("layouts must be given for operands and results or for neither");
  if (failed(check("operand_layouts", op.getOperandLayouts(), op.getNumOperands())))
    return failure();
  for (Attribute attr : op.getOutputOperandAliases()) {
    int64_t operand = cast<OutputOperandAliasAttr>(attr).getOperandIndex();
    if (operand < 0 || operand >= int64_t(op.getNumOperands()))
      return op.emitOpError("output_operand_aliases names operand ") << operand << " of " << op.getNumOperands();
  }
  return success();
}

LogicalResult verifyTuple(TupleOp op) {
  if (TypeRange(cast<TupleType>(op.getResult().getType()).getTypes()) != op->getOperandTypes())
    return op.emitOpError("result must be the tuple of the operands' types");
  return success();
}

LogicalResult verifyGetTupleElement(GetTupleElementOp op) {
  auto tuple = cast<TupleType>(op->getOperand(0).getType());
  int64_t index = int32_t(op.getIndex());
  if (index < 0 || index >= int64_t(tuple.size()))
    return op.emitOpError("index ") << index << " is outside of " << tuple;
  if (tuple.getType(index) != op.getResult().getType())
    return op.emitOpError("result must have type ") << tuple.getType(index) << ", got " << op.getResult().getType();
  return success();
}

//===-- Collectives ---------------------------------------------------------------------------------------------===//

// A list of so many ids is a slip of the pen; as a splat it takes no room in the text.
static LogicalResult verifyNumIds(Operation *op, StringRef name, DenseIntElementsAttr ids) {
  constexpr int64_t most = int64_t(1) << 24;
  if (ids.getNumElements() > most)
    return op->emitOpError(name) << " must hold at most " << most << " ids of devices, got " << ids.getType();
  return success();
}

LogicalResult verifyReplicaGroups(Operation *op) {
  auto groups = dyn_cast_or_null<DenseIntElementsAttr>(op->getAttr("replica_groups"));
  if (!groups)
    return success(); // By mesh axes.
  if (groups.getType().getRank() != 2)
    return op->emitOpError("replica_groups must have rank 2, got ") << groups.getType();
  if (failed(verifyNumIds(op, "replica_groups", groups)))
    return failure();
  llvm::SmallDenseSet<int64_t> seen;
  for (const APInt &id : groups.getValues<APInt>()) {
    // -1 fills up groups of fewer members.
    if (id.getSExtValue() < -1)
      return op->emitOpError("replica_groups must hold ids of devices, got ") << id.getSExtValue();
    if (id.getSExtValue() >= 0 && !seen.insert(id.getSExtValue()).second)
      return op->emitOpError("replica_groups must not repeat a device, got ") << id.getSExtValue() << " twice";
  }
  return success();
}

LogicalResult verifyCollectivePermute(CollectivePermuteOp op) {
  auto pairs = op.getSourceTargetPairs();
  auto type = cast<ShapedType>(pairs.getType());
  if (type.getRank() != 2 || type.getDimSize(1) != 2)
    return op.emitOpError("source_target_pairs must have shape Nx2, got ") << type;
  if (failed(verifyNumIds(op, "source_target_pairs", pairs)))
    return failure();
  llvm::SmallDenseSet<int64_t> sources, targets;
  SmallVector<int64_t> ids(pairs.getValues<int64_t>());
  for (size_t i = 0; i + 1 < ids.size(); i += 2) {
    if (ids[i] < 0 || ids[i + 1] < 0)
      return op.emitOpError("source_target_pairs must hold ids of devices, got ") << std::min(ids[i], ids[i + 1]);
    if (!sources.insert(ids[i]).second)
      return op.emitOpError("device ") << ids[i] << " is the source of two pairs";
    if (!targets.insert(ids[i + 1]).second)
      return op.emitOpError("device ") << ids[i + 1] << " is the target of two pairs";
  }
  return success();
}

LogicalResult verifyTopK(chlo::TopKOp op) {
  auto from = cast<Shaped>(op.getOperand().getType());
  if (from.getRank() == 0)
    return op.emitOpError("operand must have at least one dimension, got ") << from;
  int64_t k = op.getK();
  if (k < 0 || (!from.isDynamicDim(from.getRank() - 1) && k > from.getShape().back()))
    return op.emitOpError("k must be within the last dimension of ") << from << ", got " << k;
  SmallVector<int64_t> shape(from.getShape());
  shape.back() = k;
  auto values = Shaped::get(shape, from.getElementType());
  auto indices = Shaped::get(shape, IntegerType::get(op.getContext(), 32));
  if (!isCompatible(op.getValues().getType(), values) || !isCompatible(op.getIndices().getType(), indices))
    return op.emitOpError("results must have types ")
           << values << " and " << indices << ", got " << op.getValues().getType() << " and "
           << op.getIndices().getType();
  return success();
}

} // namespace gc::stablehlo
