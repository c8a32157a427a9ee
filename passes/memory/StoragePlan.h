// Which memory each tensor of a post-fusion function lives in.
//
// A slot is a piece of memory: an argument, a result, a constant, an allocation, or a slice of another slot that moves
// with a scan's counter. Several values share a slot one after another: a loop's carry, what the body yields for it and
// the loop's result; a result computed over an operand that dies; a returned value and the argument it is aliased with.
//
// How it is chosen. Backwards first: what a block must deliver (returned values, yields of loops, slices of stacked
// outputs, results of branches) is bound to the slot where it is wanted, if what that slot held before is dead by then,
// and with it the chain of operands that it is computed over in place. Then forwards: a value that is not bound takes
// over a dying operand's allocation where its op may run in place, or gets an allocation of its own. Where neither
// holds, the lowering copies; so the plan is never wrong, only worse.
#ifndef GC_PASSES_MEMORY_STORAGEPLAN_H
#define GC_PASSES_MEMORY_STORAGEPLAN_H

#include "ir/gcx/Gcx.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace gc {

struct Slot {
  enum class Kind : uint8_t { Argument, Result, Constant, Alloc, Slice };
  Kind kind;
  int64_t bytes;
  int64_t index = 0;             // Argument, Result
  mlir::ElementsAttr value = {}; // Constant
  mlir::Block *block = nullptr;  // Alloc: lives in one run of this block
  int base = -1;                 // Slice: of this slot, moving with `loop` by `bytes` a round
  int64_t loop = -1;
  mlir::Value first = {}; // Alloc: the value that it was made for
};

// The result that each argument of `function` is returned in, −1: none. As `gc.alias` says; −1 there takes the first
// free result of the type. Fails with a diagnostic where two cannot share memory.
llvm::FailureOr<llvm::SmallVector<int64_t>> readAliases(mlir::func::FuncOp function);

class StoragePlan {
public:
  // Plans a function whose body is in post-fusion form; `aliases[i]` is the result that argument i is aliased with, −1
  // if none.
  StoragePlan(mlir::func::FuncOp function, llvm::ArrayRef<int64_t> aliases);

  llvm::ArrayRef<Slot> getSlots() const { return slots; }
  int slotOf(mlir::Value value) const { return assigned.at(root(value)); }
  // The slot where result `index` of the function must end.
  int returnSlot(unsigned index) const { return returns[index]; }
  // The slot of a while's condition.
  int predSlot(mlir::Operation *loop) const { return preds.lookup(loop); }
  int64_t loopNumber(mlir::Operation *scan) const { return loops.lookup(scan); }
  int64_t numLoops() const { return loops.size(); }
  // Where the yielded value `index` of `block` (a region of a control op) must end.
  int yieldSlot(mlir::Block *block, unsigned index) const { return yields.lookup(block)[index]; }
  int64_t numInPlace() const { return inPlace; }

  // The value whose elements `value` shows under another shape.
  static mlir::Value root(mlir::Value value);
  // The operand whose contents result `index` of a fusion must start from (attribute `updates`), −1: none.
  static int updatedOperand(mlir::Operation *op, unsigned index);

private:
  void indexUses(mlir::Block &block);
  void planBlock(mlir::Block &block);
  void planWhile(WhileOp op);
  void planScan(ScanOp op);
  void planCase(CaseOp op);
  void planCarries(mlir::Operation *op, mlir::ValueRange inits);
  int addSlot(Slot slot);
  int slotForResult(mlir::OpResult result);
  int newAlloc(mlir::Value value, mlir::Block *block);
  // Gives `value` the slot if `old`, what the slot holds when the block starts (may be null), is dead by then.
  bool bind(mlir::Value value, int slot, mlir::Value old);
  void wantYields(mlir::Block &block, llvm::ArrayRef<int> wanted, mlir::ValueRange old);
  // The operand of `result`'s op that dies there and whose memory the result may take; null if there is none.
  mlir::Value reusableOperand(mlir::OpResult result, llvm::function_ref<bool(mlir::Value)> accept);
  bool mayTake(mlir::OpResult result, mlir::OpOperand &operand);
  bool diesAt(mlir::Value value, mlir::Operation *op) const;
  mlir::Operation *lastUse(mlir::Value value) const { return lastUses.lookup(value); }

  llvm::SmallVector<Slot> slots;
  llvm::DenseMap<mlir::Value, int> assigned; // by root
  llvm::SmallVector<int> returns;
  llvm::DenseMap<mlir::Operation *, int> preds;
  llvm::DenseMap<mlir::Operation *, int64_t> loops;
  llvm::DenseMap<mlir::Block *, llvm::SmallVector<int>> yields;
  llvm::DenseMap<mlir::Value, mlir::Operation *> lastUses;                        // in the value's own block
  llvm::DenseMap<std::pair<mlir::Operation *, mlir::Value>, unsigned> usesWithin; // nested ones included
  int64_t inPlace = 0;
};

// The op of `block` that is, or contains, `op`.
mlir::Operation *ancestorIn(mlir::Block *block, mlir::Operation *op);

// Positions of ops in the order of issue. A control op spans its regions; a fusion's body is no part of the order.
class IssueOrder {
public:
  explicit IssueOrder(mlir::Block &block) { number(block); }
  // First and last position; null: the op is not in the block.
  const std::pair<int64_t, int64_t> *find(mlir::Operation *op) const {
    auto it = spans.find(op);
    return it == spans.end() ? nullptr : &it->second;
  }
  int64_t size() const { return next; }

private:
  void number(mlir::Block &block);
  llvm::DenseMap<mlir::Operation *, std::pair<int64_t, int64_t>> spans;
  int64_t next = 0;
};

// When memory is in use, by positions; never where last < first.
struct Life {
  int64_t bytes = 0, first = std::numeric_limits<int64_t>::max(), last = -1;
  void extend(const std::pair<int64_t, int64_t> &span) {
    first = std::min(first, span.first);
    last = std::max(last, span.second);
  }
};

// The most bytes in use at one of `positions` positions.
int64_t peakOf(llvm::ArrayRef<Life> lives, int64_t positions);

} // namespace gc

#endif
