// Which op goes into which fusion of one block: the decisions, without the rewriting.
#ifndef GC_PASSES_FUSION_GROUPING_H
#define GC_PASSES_FUSION_GROUPING_H

#include "ir/dialect/Gc.h"
#include "ir/gcx/Gcx.h"

#include "llvm/ADT/SetVector.h"
#include <memory>

namespace gc {

inline mlir::RankedTensorType typeOf(mlir::Value v) {
  return mlir::cast<mlir::RankedTensorType>(v.getType());
}
inline int64_t elementsOf(mlir::Value v) {
  return typeOf(v).getNumElements();
}
inline int64_t bytesOf(mlir::Value v) {
  return gcx::bytesOf(typeOf(v));
}

struct FusionLimits {
  unsigned maxOps, maxOperands;
};

// A fusion to be: its domain is parallel x reduction (TileProgram.h has the terms).
struct FusionGroup {
  enum class Kind : uint8_t { Pointwise, Reduction, Contraction, Single };
  Kind kind;
  llvm::SetVector<mlir::Operation *> ops;
  llvm::SetVector<mlir::Value> results;
  int64_t parallel = 1, reduction = 1;
  llvm::SetVector<mlir::Operation *> prologue; // of a contraction: what lies between memory and its operands
  mlir::Operation *root = nullptr;             // the reduction that gives the domain, the contraction, or the single op
  llvm::SmallVector<mlir::Operation *> members; // in block order, set by Grouping::finish
};

class Grouping {
public:
  Grouping(mlir::Block &block, const FusionLimits &limits) : block(block), limits(limits) {}
  void run();

  std::vector<std::unique_ptr<FusionGroup>> groups;
  // Ops that stay as they are, in block order.
  llvm::SetVector<mlir::Operation *> outside;
  unsigned numRepeated = 0;

private:
  struct Users {
    llvm::SmallSetVector<FusionGroup *, 4> groups;
    bool elsewhere = false; // control flow, the terminator, a nested region
  };
  Users usersOf(mlir::Operation *op);
  void place(mlir::Operation *op);
  void placeElemental(mlir::Operation *op, Users &users);
  void placeReduce(ReduceOp op, Users &users);
  void placeContraction(mlir::Operation *op, Users &users);
  FusionGroup *open(mlir::Operation *op, FusionGroup::Kind kind);
  void join(mlir::Operation *op, FusionGroup *group);
  bool canTakeProducer(mlir::Operation *op, FusionGroup *group);
  bool canTakeReduce(ReduceOp op, FusionGroup *group);
  bool canBeResult(mlir::Operation *op, FusionGroup *group);
  bool isRepeatable(mlir::Operation *op);
  bool fits(mlir::Operation *op, FusionGroup *group);
  // Whether something outside of the group lies between one of its results and `op` or its members.
  bool makesCycle(mlir::Operation *op, FusionGroup *group);
  int weight(mlir::Operation *op);
  // Says why (for remarks) and is false.
  bool no(llvm::StringRef reason) {
    why = reason;
    return false;
  }
  // A remark that `op` stays apart from its users in `group`.
  void remarkApart(mlir::Operation *op, const FusionGroup &group, llvm::StringRef reason);

  llvm::StringRef why; // what the last refusal said
  mlir::Block &block;
  FusionLimits limits;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<FusionGroup *, 2>> membership;
  llvm::DenseMap<mlir::Operation *, int> weights;
};

// Whether every use of `op` by the group's results is at the point of the domain that op's result belongs to; the
// domain is that of `reduce` (null: one element per element of the results).
bool isUsedAtItsPoint(mlir::Operation *op, const FusionGroup &group, ReduceOp reduce, int64_t parallel,
                      int64_t reduction);

// At how many elements of `op`'s result one point of the group's domain needs it; `limit` if that many or more.
unsigned countPoints(mlir::Operation *op, const FusionGroup &group, unsigned limit);

// Elements that are constants of one value, repeated wherever they are used.
bool isSplatConstant(mlir::Operation *op);

// Swaps the operands of contractions whose result is only transposed; returns of how many.
unsigned foldTransposes(mlir::Block &block);

// Makes reductions of much work and few results in two stages; returns how many.
unsigned splitReductions(mlir::Block &block, int64_t splitWork);

} // namespace gc

#endif
