#include "ir/dialect/Gc.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

#define GET_OP_CLASSES
#include "ir/ops/Contraction.cpp.inc"

// Dimensions of the side that are neither batch nor contracted, in order.
static SmallVector<int64_t> freeDims(int64_t rank, ArrayRef<int64_t> batch, ArrayRef<int64_t> contract) {
  SmallVector<int64_t> dims;
  for (int64_t d = 0; d < rank; ++d)
    if (!llvm::is_contained(batch, d) && !llvm::is_contained(contract, d))
      dims.push_back(d);
  return dims;
}

static LogicalResult verifyPairs(DotOp op, ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs, StringRef name) {
  if (lhs.size() != rhs.size())
    return op.emitOpError() << "names " << lhs.size() << " " << name << " dimensions of lhs and " << rhs.size()
                            << " of rhs; name them in pairs [dot-1]";
  for (auto [l, r] : llvm::zip_equal(lhs, rhs)) {
    int64_t a = shapeOf(op.getLhs())[l], b = shapeOf(op.getRhs())[r];
    if (a != b)
      return op.emitOpError() << "pairs " << name << " dimension " << l << " of lhs, of size " << a
                              << ", with dimension " << r << " of rhs, of size " << b
                              << "; the sizes must be equal [dot-2]";
  }
  return success();
}

LogicalResult DotOp::verify() {
  auto both = [](ArrayRef<int64_t> batch, ArrayRef<int64_t> contract) {
    return llvm::to_vector(llvm::concat<const int64_t>(batch, contract));
  };
  auto lhs = both(getLhsBatch(), getLhsContract()), rhs = both(getRhsBatch(), getRhsContract());
  if (failed(verifyDims(*this, lhs, rankOf(getLhs()), "lhs batch and contract", "dot-3")) ||
      failed(verifyDims(*this, rhs, rankOf(getRhs()), "rhs batch and contract", "dot-3")) ||
      failed(verifyPairs(*this, getLhsBatch(), getRhsBatch(), "batch")) ||
      failed(verifyPairs(*this, getLhsContract(), getRhsContract(), "contract")))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t d : getLhsBatch())
    shape.push_back(shapeOf(getLhs())[d]);
  for (int64_t d : freeDims(rankOf(getLhs()), getLhsBatch(), getLhsContract()))
    shape.push_back(shapeOf(getLhs())[d]);
  for (int64_t d : freeDims(rankOf(getRhs()), getRhsBatch(), getRhsContract()))
    shape.push_back(shapeOf(getRhs())[d]);
  return verifyResult(*this, getResult(), shape, tensorType(getResult()).getElementType(), "dot-4");
}

Accesses DotOp::getAccesses() {
  Accesses accesses;
  ValueAccess lhs, rhs, result;
  lhs.dims.resize(rankOf(getLhs()));
  rhs.dims.resize(rankOf(getRhs()));
  auto add = [&](int64_t l, int64_t r, FactorKind kind) {
    int64_t size = l >= 0 ? shapeOf(getLhs())[l] : shapeOf(getRhs())[r];
    DimAccess dim = DimAccess::product({accesses.addFactor(size, kind)});
    if (l >= 0)
      lhs.dims[l] = dim;
    if (r >= 0)
      rhs.dims[r] = dim;
    if (kind == FactorKind::Parallel)
      result.dims.push_back(dim);
  };
  for (auto [l, r] : llvm::zip_equal(getLhsBatch(), getRhsBatch()))
    add(l, r, FactorKind::Parallel);
  for (int64_t d : freeDims(rankOf(getLhs()), getLhsBatch(), getLhsContract()))
    add(d, -1, FactorKind::Parallel);
  for (int64_t d : freeDims(rankOf(getRhs()), getRhsBatch(), getRhsContract()))
    add(-1, d, FactorKind::Parallel);
  for (auto [l, r] : llvm::zip_equal(getLhsContract(), getRhsContract()))
    add(l, r, FactorKind::Reduction);
  accesses.operands.assign({lhs, rhs});
  accesses.results.push_back(result);
  return accesses;
}

SmallVector<SmallVector<unsigned>> DotOp::getLinearGroups() {
  return {{0}, {1}};
}
