// Movement ops: verifiers and folds. How their dimensions relate is in MovementAccess.cpp.
#include "ir/dialect/Gc.h"
#include "ir/ops/Body.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

#define GET_OP_CLASSES
#include "ir/ops/Movement.cpp.inc"

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  auto elements = dyn_cast<ElementsAttr>(value);
  return elements && elements.getShapedType() == type;
}

LogicalResult ConstantOp::verify() {
  if (!isa<DenseElementsAttr, DenseResourceElementsAttr>(getValue()))
    return emitOpError() << "has a value that is neither dense elements nor a dense resource [constant-1]";
  return success();
}

LogicalResult IotaOp::verify() {
  if (failed(verifyDim(*this, getDim(), rankOf(getResult()), "dim", "iota-1")))
    return failure();
  return success();
}

LogicalResult ReshapeOp::verify() {
  auto from = tensorType(getOperand()), to = tensorType(getResult());
  if (from.getElementType() != to.getElementType())
    return emitOpError() << "changes the element type from " << from.getElementType() << " to " << to.getElementType()
                         << "; use gc.convert or gc.bitcast [reshape-1]";
  if (from.getNumElements() != to.getNumElements())
    return emitOpError() << "makes " << to << " of " << from << "; the numbers of elements must be equal [reshape-2]";
  return success();
}

LogicalResult BroadcastOp::verify() {
  auto from = tensorType(getOperand()), to = tensorType(getResult());
  if (failed(verifyCount(*this, getDims(), from.getRank(), "dims", "broadcast-1")) ||
      failed(verifyDims(*this, getDims(), to.getRank(), "dims", "broadcast-2")))
    return failure();
  if (from.getElementType() != to.getElementType())
    return emitOpError() << "changes the element type from " << from.getElementType() << " to " << to.getElementType()
                         << "; use gc.convert [broadcast-3]";
  for (auto [i, d] : llvm::enumerate(getDims()))
    if (from.getDimSize(i) != 1 && from.getDimSize(i) != to.getDimSize(d))
      return emitOpError() << "makes size " << to.getDimSize(d) << " of dimension " << i << " of size "
                           << from.getDimSize(i) << "; only sizes of 1 are repeated [broadcast-4]";
  return success();
}

LogicalResult TransposeOp::verify() {
  auto from = tensorType(getOperand());
  if (failed(verifyCount(*this, getPermutation(), from.getRank(), "permutation", "transpose-1")) ||
      failed(verifyDims(*this, getPermutation(), from.getRank(), "permutation", "transpose-2")))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t d : getPermutation())
    shape.push_back(from.getDimSize(d));
  return verifyResult(*this, getResult(), shape, from.getElementType(), "transpose-3");
}

LogicalResult SliceOp::verify() {
  auto from = tensorType(getOperand());
  int64_t rank = from.getRank();
  if (failed(verifyCount(*this, getStart(), rank, "start", "slice-1")) ||
      failed(verifyCount(*this, getLimit(), rank, "limit", "slice-1")) ||
      failed(verifyCount(*this, getStride(), rank, "stride", "slice-1")))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t d = 0; d < rank; ++d) {
    int64_t start = getStart()[d], limit = getLimit()[d], stride = getStride()[d];
    if (start < 0 || limit < start || limit > from.getDimSize(d))
      return emitOpError() << "takes [" << start << ", " << limit << ") of dimension " << d << " of size "
                           << from.getDimSize(d) << "; 0 <= start <= limit <= size must hold [slice-2]";
    if (stride < 1)
      return emitOpError() << "has stride " << stride << " in dimension " << d << "; use at least 1 [slice-3]";
    shape.push_back(llvm::divideCeil(limit - start, stride));
  }
  return verifyResult(*this, getResult(), shape, from.getElementType(), "slice-4");
}

LogicalResult PadOp::verify() {
  auto from = tensorType(getOperand());
  int64_t rank = from.getRank();
  if (failed(verifyCount(*this, getLow(), rank, "low", "pad-1")) ||
      failed(verifyCount(*this, getHigh(), rank, "high", "pad-1")) ||
      failed(verifyCount(*this, getInterior(), rank, "interior", "pad-1")))
    return failure();
  if (getFill().getType() != RankedTensorType::get({}, from.getElementType()))
    return emitOpError() << "fills " << from << " with " << getFill().getType()
                         << "; the fill must be a rank-0 tensor of the same element type [pad-2]";
  SmallVector<int64_t> shape;
  for (int64_t d = 0; d < rank; ++d) {
    int64_t size = from.getDimSize(d);
    if (getInterior()[d] < 0)
      return emitOpError() << "has interior padding " << getInterior()[d] << " in dimension " << d
                           << "; use at least 0 [pad-3]";
    // In 128 bits nothing overflows; what is too large is no tensor's size.
    __int128 padded = __int128(std::max<int64_t>(size - 1, 0)) * getInterior()[d] + size + getLow()[d] + getHigh()[d];
    if (padded < 0)
      return emitOpError() << "crops dimension " << d << " of size " << size << " by " << getLow()[d] << " and "
                           << getHigh()[d] << "; crop no more than there is [pad-4]";
    shape.push_back(int64_t(std::min<__int128>(padded, std::numeric_limits<int64_t>::max())));
  }
  return verifyResult(*this, getResult(), shape, from.getElementType(), "pad-5");
}

LogicalResult WindowsOp::verify() {
  auto from = tensorType(getOperand());
  int64_t count = getDims().size();
  if (failed(verifyDims(*this, getDims(), from.getRank(), "dims", "windows-1")) ||
      failed(verifyCount(*this, getSize(), count, "size", "windows-2")) ||
      failed(verifyCount(*this, getStride(), count, "stride", "windows-2")) ||
      failed(verifyCount(*this, getDilation(), count, "dilation", "windows-2")) ||
      failed(verifyCount(*this, getLow(), count, "low", "windows-2")) ||
      failed(verifyCount(*this, getInterior(), count, "interior", "windows-2")))
    return failure();
  if (getFill().getType() != RankedTensorType::get({}, from.getElementType()))
    return emitOpError() << "fills " << from << " with " << getFill().getType()
                         << "; the fill must be a rank-0 tensor of the same element type [windows-3]";
  for (ArrayRef<int64_t> list : {getSize(), getStride(), getDilation(), getLow(), getInterior()})
    for (int64_t number : list)
      if (number != int32_t(number))
        return emitOpError() << "has the number " << number << " in its windows; use less than 2^31 [windows-7]";
  for (int64_t i = 0; i < count; ++i) {
    if (getSize()[i] < 0 || getInterior()[i] < 0)
      return emitOpError() << "has size " << getSize()[i] << " and interior " << getInterior()[i] << " in dimension "
                           << getDims()[i] << "; use at least 0 [windows-4]";
    if (getStride()[i] < 1 || getDilation()[i] < 1)
      return emitOpError() << "has stride " << getStride()[i] << " and dilation " << getDilation()[i]
                           << " in dimension " << getDims()[i] << "; use at least 1 [windows-5]";
  }
  auto to = tensorType(getResult());
  SmallVector<int64_t> shape(from.getShape());
  llvm::append_range(shape, getSize());
  if (to.getRank() == static_cast<int64_t>(shape.size()))
    for (int64_t d : getDims())
      shape[d] = to.getDimSize(d);
  return verifyResult(*this, getResult(), shape, from.getElementType(), "windows-6");
}

LogicalResult ConcatenateOp::verify() {
  if (getOperands().empty())
    return emitOpError() << "joins nothing; give at least one operand [concatenate-1]";
  auto first = tensorType(getOperands().front());
  if (failed(verifyDim(*this, getDim(), first.getRank(), "dim", "concatenate-2")))
    return failure();
  SmallVector<int64_t> shape(first.getShape());
  shape[getDim()] = 0;
  for (Value operand : getOperands()) {
    auto type = tensorType(operand);
    SmallVector<int64_t> expected(shape);
    if (type.getRank() == first.getRank())
      expected[getDim()] = type.getDimSize(getDim());
    if (type != first.clone(expected))
      return emitOpError() << "joins " << type << " to " << first << " along dimension " << getDim()
                           << "; all else must be equal [concatenate-3]";
    shape[getDim()] += type.getDimSize(getDim());
  }
  return verifyResult(*this, getResult(), shape, first.getElementType(), "concatenate-4");
}

LogicalResult ReverseOp::verify() {
  auto from = tensorType(getOperand());
  if (failed(verifyDims(*this, getDims(), from.getRank(), "dims", "reverse-1")))
    return failure();
  return verifyResult(*this, getResult(), from.getShape(), from.getElementType(), "reverse-2");
}

// One rank-0 index of one type per dimension.
static LogicalResult verifyStart(Operation *op, ValueRange start, int64_t rank, StringRef label) {
  if (int64_t(start.size()) != rank)
    return op->emitOpError() << "has " << start.size() << " start indices for a tensor of rank " << rank
                             << "; give one per dimension [" << label << "]";
  for (Value index : start)
    if (rankOf(index) != 0 || index.getType() != start.front().getType())
      return op->emitOpError() << "has a start index of type " << index.getType()
                               << "; all must be rank-0 tensors of one integer type [" << label << "]";
  return success();
}

LogicalResult DynamicSliceOp::verify() {
  auto from = tensorType(getOperand());
  if (failed(verifyStart(*this, getStart(), from.getRank(), "dynamic_slice-1")) ||
      failed(verifyCount(*this, getSizes(), from.getRank(), "sizes", "dynamic_slice-2")))
    return failure();
  for (auto [d, size] : llvm::enumerate(getSizes()))
    if (size < 0 || size > from.getDimSize(d))
      return emitOpError() << "takes " << size << " of dimension " << d << " of size " << from.getDimSize(d)
                           << "; take between 0 and all [dynamic_slice-3]";
  return verifyResult(*this, getResult(), getSizes(), from.getElementType(), "dynamic_slice-4");
}

LogicalResult DynamicUpdateSliceOp::verify() {
  auto from = tensorType(getOperand()), update = tensorType(getUpdate());
  if (failed(verifyStart(*this, getStart(), from.getRank(), "dynamic_update_slice-1")))
    return failure();
  if (update.getRank() != from.getRank() || update.getElementType() != from.getElementType())
    return emitOpError() << "updates " << from << " with " << update
                         << "; rank and element type must be equal [dynamic_update_slice-2]";
  for (int64_t d = 0; d < from.getRank(); ++d)
    if (update.getDimSize(d) > from.getDimSize(d))
      return emitOpError() << "updates " << update.getDimSize(d) << " of dimension " << d << " of size "
                           << from.getDimSize(d) << "; the window must fit [dynamic_update_slice-3]";
  return verifyResult(*this, getResult(), from.getShape(), from.getElementType(), "dynamic_update_slice-4");
}

LogicalResult BitcastReshapeOp::verify() {
  auto from = tensorType(getOperand()), to = tensorType(getResult());
  auto width = [](Type t) {
    auto complex = dyn_cast<ComplexType>(t);
    Type part = complex ? complex.getElementType() : t;
    return part.isIntOrFloat() ? int64_t(part.getIntOrFloatBitWidth()) * (complex ? 2 : 1) : 0;
  };
  int64_t fromWidth = width(from.getElementType()), toWidth = width(to.getElementType());
  bool splits = fromWidth > toWidth;
  if (fromWidth == 0 || toWidth == 0 || fromWidth == toWidth || (splits ? fromWidth % toWidth : toWidth % fromWidth))
    return emitOpError() << "reads " << from.getElementType() << " as " << to.getElementType()
                         << "; one width must be a multiple of the other (gc.bitcast keeps it) [bitcast_reshape-1]";
  if (fromWidth % 8 || toWidth % 8)
    return emitOpError() << "reads " << from.getElementType() << " as " << to.getElementType()
                         << "; both must be of whole bytes, for narrower ones take a byte each: shift and convert "
                            "[bitcast_reshape-4]";
  SmallVector<int64_t> shape(from.getShape());
  if (splits) {
    shape.push_back(fromWidth / toWidth);
  } else {
    if (shape.empty() || shape.back() != toWidth / fromWidth)
      return emitOpError() << "merges " << toWidth / fromWidth << " elements of " << from
                           << "; the last dimension must have that size [bitcast_reshape-2]";
    shape.pop_back();
  }
  return verifyResult(*this, getResult(), shape, to.getElementType(), "bitcast_reshape-3");
}

LogicalResult OptimizationBarrierOp::verify() {
  if (getOperandTypes() != getResultTypes())
    return emitOpError() << "has operands (" << getOperandTypes() << ") and results (" << getResultTypes()
                         << "); they must be equal [optimization_barrier-1]";
  return success();
}

SmallVector<DataFlowEdge> OptimizationBarrierOp::getDataFlowEdges() {
  SmallVector<DataFlowEdge> edges;
  for (auto [operand, result] : llvm::zip_equal(getOperands(), getResults()))
    edges.push_back({{operand}, {result}});
  return edges;
}

//===----------------------------------------------------------------------===//
// Folds: to the operand where nothing moves, to a constant where that is no larger
//===----------------------------------------------------------------------===//

static OpFoldResult foldSplat(Attribute operand, Type result) {
  if (auto elements = dyn_cast_or_null<SplatElementsAttr>(operand))
    return elements.resizeSplat(cast<ShapedType>(result));
  return {};
}

OpFoldResult ConstantOp::fold(FoldAdaptor) {
  return getValue();
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (getOperand().getType() == getType())
    return getOperand();
  if (auto inner = getOperand().getDefiningOp<ReshapeOp>()) {
    if (inner.getOperand().getType() == getType())
      return inner.getOperand();
    getOperandMutable().assign(inner.getOperand());
    return getResult();
  }
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(adaptor.getOperand()))
    return elements.reshape(cast<ShapedType>(getType()));
  return {};
}

OpFoldResult BroadcastOp::fold(FoldAdaptor) {
  if (getOperand().getType() == getType() && llvm::is_sorted(getDims()))
    return getOperand();
  return {};
}

OpFoldResult TransposeOp::fold(FoldAdaptor adaptor) {
  if (llvm::is_sorted(getPermutation()))
    return getOperand();
  if (auto inner = getOperand().getDefiningOp<TransposeOp>()) {
    SmallVector<int64_t> composed;
    for (int64_t d : getPermutation())
      composed.push_back(inner.getPermutation()[d]);
    if (llvm::is_sorted(composed))
      return inner.getOperand();
    setPermutation(composed);
    getOperandMutable().assign(inner.getOperand());
    return getResult();
  }
  return foldSplat(adaptor.getOperand(), getType());
}

OpFoldResult SliceOp::fold(FoldAdaptor adaptor) {
  if (getOperand().getType() == getType())
    return getOperand();
  return foldSplat(adaptor.getOperand(), getType());
}
