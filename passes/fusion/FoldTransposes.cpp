// The transpose of a contraction is the contraction of the swapped operands.
#include "passes/fusion/Grouping.h"

using namespace mlir;
using namespace gc;

// Pattern: transpose(dot(a, b)) that swaps the free dimensions of a and b → dot(b, a)
static bool foldOne(TransposeOp op) {
  auto dot = op.getOperand().getDefiningOp<DotOp>();
  if (!dot || !dot->hasOneUse())
    return false;
  int64_t batch = dot.getLhsBatch().size(), rank = dot.getType().getRank();
  int64_t lhsFree = cast<RankedTensorType>(dot.getLhs().getType()).getRank() - batch -
                    static_cast<int64_t>(dot.getLhsContract().size());
  int64_t rhsFree = rank - batch - lhsFree;
  for (auto [to, from] : llvm::enumerate(op.getPermutation())) {
    int64_t d = to;
    int64_t want = d < batch ? d : d < batch + rhsFree ? d + lhsFree : d - rhsFree;
    if (from != want)
      return false;
  }
  OpBuilder b(op);
  Value swapped = DotOp::create(b, b.getFusedLoc({dot.getLoc(), op.getLoc()}), op.getType(), dot.getRhs(), dot.getLhs(),
                                dot.getRhsBatch(), dot.getLhsBatch(), dot.getRhsContract(), dot.getLhsContract());
  op.replaceAllUsesWith(swapped);
  op.erase();
  dot.erase();
  return true;
}

unsigned gc::foldTransposes(Block &block) {
  SmallVector<TransposeOp> ops(block.getOps<TransposeOp>());
  return llvm::count_if(ops, foldOne);
}
