#include "ir/dialect/Gc.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

#define GET_OP_CLASSES
#include "ir/ops/Collective.cpp.inc"

LogicalResult MeshOp::verify() {
  if (getAxisNames().size() != getAxisSizes().size())
    return emitOpError() << "names " << getAxisNames().size() << " axes and sizes " << getAxisSizes().size()
                         << "; give one size per name [mesh-1]";
  llvm::StringMap<int> seen;
  for (auto [name, size] : llvm::zip_equal(getAxisNames().getAsValueRange<StringAttr>(), getAxisSizes())) {
    if (size < 1)
      return emitOpError() << "has " << size << " devices along \"" << name << "\"; use at least 1 [mesh-2]";
    if (name.empty() || seen[name]++)
      return emitOpError() << "names axis \"" << name << "\" twice or not at all; names must differ [mesh-3]";
  }
  return success();
}

// The number of devices along the axes; failure where mesh or axis is not known.
static FailureOr<int64_t> countDevices(Operation *op, FlatSymbolRefAttr meshName, ArrayAttr axes) {
  auto mesh = SymbolTable::lookupNearestSymbolFrom<MeshOp>(op, meshName);
  if (!mesh)
    return op->emitOpError() << "runs over " << meshName << ", which is no gc.mesh of this module [collective-1]";
  int64_t count = 1;
  llvm::StringMap<int> seen;
  for (StringRef axis : axes.getAsValueRange<StringAttr>()) {
    auto names = llvm::to_vector(mesh.getAxisNames().getAsValueRange<StringAttr>());
    auto *found = llvm::find(names, axis);
    if (found == names.end())
      return op->emitOpError() << "runs over axis \"" << axis << "\", which mesh " << meshName
                               << " does not have [collective-2]";
    if (seen[axis]++)
      return op->emitOpError() << "runs over axis \"" << axis << "\" twice; name each once [collective-3]";
    count *= mesh.getAxisSizes()[found - names.begin()];
  }
  return count;
}

// The result is the operand with dimension `dim` made `times` as large, or divided by it.
static LogicalResult verifyScaled(Operation *op, int64_t dim, int64_t times, bool divides) {
  auto from = tensorType(op->getOperand(0));
  if (failed(verifyDim(op, dim, from.getRank(), "dim", "collective-4")))
    return failure();
  SmallVector<int64_t> shape(from.getShape());
  if (divides && shape[dim] % times)
    return op->emitOpError() << "shares dimension " << dim << " of size " << shape[dim] << " out among " << times
                             << " devices; the number must divide it [collective-5]";
  shape[dim] = divides ? shape[dim] / times : shape[dim] * times;
  return verifyResult(op, op->getResult(0), shape, from.getElementType(), "collective-6");
}

static LogicalResult verifyKind(Operation *op, Monoid kind) {
  if (kind == Monoid::region)
    return op->emitOpError() << "has kind region; devices combine by a named kind only [collective-7]";
  Region none;
  return verifyCombiner(op, kind, none, {tensorType(op->getOperand(0)).getElementType()}, "collective-7");
}

LogicalResult AllReduceOp::verify() {
  if (failed(countDevices(*this, getMeshAttr(), getAxes())))
    return failure();
  return verifyKind(*this, getKind());
}

LogicalResult AllGatherOp::verify() {
  auto devices = countDevices(*this, getMeshAttr(), getAxes());
  if (failed(devices))
    return failure();
  return verifyScaled(*this, getDim(), *devices, /*divides=*/false);
}

LogicalResult ReduceScatterOp::verify() {
  auto devices = countDevices(*this, getMeshAttr(), getAxes());
  if (failed(devices) || failed(verifyKind(*this, getKind())))
    return failure();
  return verifyScaled(*this, getDim(), *devices, /*divides=*/true);
}

LogicalResult DeviceIndexOp::verify() {
  if (failed(countDevices(*this, getMeshAttr(), getAxes())))
    return failure();
  return verifyResult(*this, getResult(), {}, IntegerType::get(getContext(), 32), "collective-8");
}
