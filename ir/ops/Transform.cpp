#include "ir/dialect/Gc.h"
#include "ir/ops/Verify.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

#define GET_OP_CLASSES
#include "ir/ops/Transform.cpp.inc"

static FailureOr<func::FuncOp> lookupCallee(Operation *op, FlatSymbolRefAttr name, SymbolTableCollection &symbols) {
  auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(op, name);
  if (!callee || callee.isExternal())
    return op->emitOpError() << "transforms " << name << ", which is no function of this module with a body "
                             << "[transform-1]";
  return callee;
}

static InFlightDiagnostic refuse(Operation *op, func::FuncOp callee) {
  InFlightDiagnostic error = op->emitOpError();
  error.attachNote(callee.getLoc()) << "the callee, @" << callee.getName();
  return error;
}

static LogicalResult verifyInputs(Operation *op, func::FuncOp callee, ValueRange inputs) {
  if (inputs.getTypes() == TypeRange(callee.getArgumentTypes()))
    return success();
  return refuse(op, callee) << "has inputs (" << inputs.getTypes() << ") for a callee over ("
                            << callee.getArgumentTypes() << "); they must be equal [transform-2]";
}

static LogicalResult verifyWrt(Operation *op, func::FuncOp callee, ArrayRef<int64_t> wrt) {
  DenseSet<int64_t> seen;
  for (int64_t i : wrt)
    if (i < 0 || i >= callee.getNumArguments() || !seen.insert(i).second ||
        CustomVjpOp::differentiable(callee.getArgumentTypes()[i]).empty())
      return refuse(op, callee) << "has argument " << i
                                << " in wrt; name different ones of the callee's that are float "
                                << "or complex [transform-3]";
  if (wrt.empty())
    return refuse(op, callee) << "names no argument in wrt; name one [transform-3]";
  return success();
}

static SmallVector<Type> argumentTypes(func::FuncOp callee, ArrayRef<int64_t> numbers) {
  return llvm::map_to_vector(numbers, [&](int64_t i) { return callee.getArgumentTypes()[i]; });
}

//===----------------------------------------------------------------------===//
// Grad
//===----------------------------------------------------------------------===//

LogicalResult GradOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto callee = lookupCallee(*this, getCalleeAttr(), symbols);
  if (failed(callee) || failed(verifyInputs(*this, *callee, getInputs())) ||
      failed(verifyWrt(*this, *callee, getWrt())))
    return failure();
  TypeRange given = callee->getResultTypes();
  SmallVector<Type> differentiable = CustomVjpOp::differentiable(given);
  if (getCotangents().empty()) {
    auto only = given.size() == 1 ? dyn_cast<RankedTensorType>(given.front()) : RankedTensorType();
    if (!only || only.getRank() != 0 || !isFloatElement(only.getElementType()))
      return refuse(*this, *callee) << "differentiates a function with results (" << given
                                    << "); without cotangents it has one, a real float scalar [grad-1]";
  } else if (getCotangents().getTypes() != TypeRange(differentiable)) {
    return refuse(*this, *callee) << "has cotangents (" << getCotangents().getTypes()
                                  << "), but its float and complex results are (" << differentiable << ") [grad-2]";
  }
  SmallVector<Type> expected;
  if (getValue())
    llvm::append_range(expected, given);
  llvm::append_range(expected, argumentTypes(*callee, getWrt()));
  if (getResultTypes() != TypeRange(expected))
    return refuse(*this, *callee) << "has results (" << getResultTypes() << "), but (" << expected
                                  << ") follows from the callee and wrt [grad-3]";
  return success();
}

//===----------------------------------------------------------------------===//
// Jvp
//===----------------------------------------------------------------------===//

LogicalResult JvpOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto callee = lookupCallee(*this, getCalleeAttr(), symbols);
  if (failed(callee) || failed(verifyInputs(*this, *callee, getInputs())) ||
      failed(verifyWrt(*this, *callee, getWrt())))
    return failure();
  SmallVector<Type> tangents = argumentTypes(*callee, getWrt());
  if (getTangents().getTypes() != TypeRange(tangents))
    return refuse(*this, *callee) << "has tangents (" << getTangents().getTypes() << ") for arguments (" << tangents
                                  << "); they must be equal [jvp-1]";
  SmallVector<Type> expected(callee->getResultTypes());
  llvm::append_range(expected, CustomVjpOp::differentiable(callee->getResultTypes()));
  if (getResultTypes() != TypeRange(expected))
    return refuse(*this, *callee) << "has results (" << getResultTypes() << "), but (" << expected
                                  << ") follows from the callee [jvp-2]";
  return success();
}

//===----------------------------------------------------------------------===//
// Vmap
//===----------------------------------------------------------------------===//

RankedTensorType VmapOp::batchedType(Type type, int64_t axis, int64_t size) {
  auto tensor = cast<RankedTensorType>(type);
  if (axis < 0)
    return tensor;
  SmallVector<int64_t> shape(tensor.getShape());
  shape.insert(shape.begin() + axis, size);
  return tensor.clone(shape);
}

int64_t VmapOp::getSize() {
  for (auto [input, axis] : llvm::zip_equal(getInputs(), getInAxes()))
    if (axis >= 0)
      return shapeOf(input)[axis];
  llvm_unreachable("the verifier asks for a batched operand");
}

static LogicalResult verifyAxes(VmapOp op, func::FuncOp callee, ArrayRef<int64_t> axes, TypeRange types,
                                StringRef name) {
  if (axes.size() != types.size())
    return refuse(op, callee) << "has " << axes.size() << " " << name << " for " << types.size()
                              << " values; give one each [vmap-1]";
  for (auto [axis, type] : llvm::zip_equal(axes, types))
    if (axis < -1 || axis > cast<RankedTensorType>(type).getRank())
      return refuse(op, callee) << "has " << axis << " in " << name << " for a value of type " << type
                                << "; give a dimension of the batched value, or -1 [vmap-1]";
  return success();
}

LogicalResult VmapOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto found = lookupCallee(*this, getCalleeAttr(), symbols);
  if (failed(found))
    return failure();
  func::FuncOp callee = *found;
  if (failed(verifyAxes(*this, callee, getInAxes(), callee.getArgumentTypes(), "in_axes")) ||
      failed(verifyAxes(*this, callee, getOutAxes(), callee.getResultTypes(), "out_axes")))
    return failure();
  if (getInputs().size() != callee.getNumArguments() || getNumResults() != callee.getNumResults())
    return refuse(*this, callee) << "has " << getInputs().size() << " operands and " << getNumResults()
                                 << " results for a callee with " << callee.getNumArguments() << " and "
                                 << callee.getNumResults() << " [vmap-3]";
  std::optional<int64_t> size;
  for (auto [input, axis] : llvm::zip_equal(getInputs(), getInAxes())) {
    if (axis < 0)
      continue;
    int64_t here = axis < rankOf(input) ? shapeOf(input)[axis] : -1;
    if (here < 0 || size.value_or(here) != here)
      return refuse(*this, callee) << "has an operand of type " << input.getType() << " with examples along dimension "
                                   << axis << (size ? ", and others of " + std::to_string(*size) + " examples" : "")
                                   << "; all have one number of them [vmap-2]";
    size = here;
  }
  if (!size)
    return refuse(*this, callee) << "has no batched operand; batch at least one [vmap-2]";
  auto agree = [&](TypeRange given, ArrayRef<int64_t> axes, TypeRange plain) {
    return llvm::all_of(llvm::zip_equal(given, axes, plain), [&](auto of) {
      return std::get<0>(of) == batchedType(std::get<2>(of), std::get<1>(of), *size);
    });
  };
  if (!agree(getInputs().getTypes(), getInAxes(), callee.getArgumentTypes()) ||
      !agree(getResultTypes(), getOutAxes(), callee.getResultTypes()))
    return refuse(*this, callee) << "has types (" << getInputs().getTypes() << ") and (" << getResultTypes()
                                 << ") that are not those of the callee with " << *size << " examples [vmap-3]";
  return success();
}
