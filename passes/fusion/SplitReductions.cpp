// Reductions of much work and few results, in two stages: chunks first, each of them a result of its own, then the
// chunks. The tree of one reduction is free; the chunks depend on the shape alone.
#include "passes/fusion/Grouping.h"

using namespace mlir;
using namespace gc;

static bool splitOne(ReduceOp op, int64_t splitWork) {
  auto type = cast<RankedTensorType>(op.getInputs()[0].getType());
  int64_t results = cast<RankedTensorType>(op.getResult(0).getType()).getNumElements();
  if (op.getKind() == Monoid::region || op.getInputs().size() != 1 || type.getNumElements() < splitWork)
    return false;
  SmallVector<int64_t> dims(op.getDims());
  llvm::sort(dims);
  // Enough independent results already: rows each, or columns by strips of vectors.
  bool innermost = dims.back() == type.getRank() - 1;
  constexpr int64_t strip = 64, enough = 8, most = 64;
  if ((innermost ? results : results / strip) >= enough)
    return false;
  int64_t dim = dims.front(), size = type.getDimSize(dim), chunks = 1;
  for (int64_t c = 2; c <= std::min(most, size / 2); ++c)
    if (size % c == 0)
      chunks = c;
  if (chunks < 4)
    return false;
  OpBuilder b(op);
  SmallVector<int64_t> shape(type.getShape()), firstDims, secondShape;
  shape[dim] = chunks;
  shape.insert(shape.begin() + dim + 1, size / chunks);
  firstDims.push_back(dim + 1);
  for (int64_t d : dims)
    if (d != dim)
      firstDims.push_back(d + 1);
  int64_t secondDim = 0;
  for (int64_t d = 0; d < static_cast<int64_t>(shape.size()); ++d) {
    if (llvm::is_contained(firstDims, d))
      continue;
    if (d == dim)
      secondDim = secondShape.size();
    secondShape.push_back(shape[d]);
  }
  Type element = type.getElementType();
  Value parts = ReshapeOp::create(b, op.getLoc(), RankedTensorType::get(shape, element), op.getInputs()[0]);
  auto first = ReduceOp::create(b, op.getLoc(), TypeRange{RankedTensorType::get(secondShape, element)},
                                ValueRange{parts}, ValueRange{}, firstDims, op.getKind());
  auto second = ReduceOp::create(b, op.getLoc(), op.getResultTypes(), first.getResults(), op.getInits(),
                                 ArrayRef<int64_t>{secondDim}, op.getKind());
  op.replaceAllUsesWith(second.getResults());
  op.erase();
  return true;
}

unsigned gc::splitReductions(Block &block, int64_t splitWork) {
  unsigned n = 0;
  for (ReduceOp op : llvm::make_early_inc_range(block.getOps<ReduceOp>()))
    n += splitOne(op, splitWork);
  return n;
}
