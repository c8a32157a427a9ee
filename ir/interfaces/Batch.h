// Several examples at once: what a rule of BatchOpInterface works with. A batched value has one more dimension, in
// front.
//
//   Batch batch(builder, 8);
//   batch.mark(function.getArgument(0));       // has the dimension
//   batch.spread(body);                        // and so has what follows from it
//   batch.set(argument, made);                 // what the builder's ops see in its place
//   if (failed(batch.buildOps(body))) …        // everything else is copied as it is
//
// First it is decided which values have the dimension, for loops until nothing changes; then each op is built once.
#ifndef GC_IR_INTERFACES_BATCH_H
#define GC_IR_INTERFACES_BATCH_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/DenseSet.h"

namespace gc {

class Batch {
public:
  Batch(mlir::OpBuilder &builder, int64_t size) : builder(builder), size(size) {}

  mlir::OpBuilder &builder;
  const int64_t size;

  // Which values have the dimension: always about values of the old ops.
  void mark(mlir::Value value) { grew |= marked.insert(value).second; }
  bool has(mlir::Value value) const { return marked.contains(value); }
  bool hasAny(mlir::ValueRange values) const;
  // Whether the op or anything in its regions uses a value that has it.
  bool concerns(mlir::Operation *op) const;
  // Marks all in the block that follows from what is marked.
  void spread(mlir::Block &block);

  // Building.
  void set(mlir::Value old, mlir::Value made) { map.map(old, made); }
  // With the dimension if it is marked.
  mlir::Value get(mlir::Value old) const { return map.lookupOrDefault(old); }
  llvm::SmallVector<mlir::Value> get(mlir::ValueRange old) const;
  // With the dimension in any case.
  mlir::Value getBatched(mlir::Value old);
  llvm::SmallVector<mlir::Value> getBatched(mlir::ValueRange old);
  // As `target` is.
  mlir::Value getLike(mlir::Value old, mlir::Value target) { return has(target) ? getBatched(old) : get(old); }

  mlir::RankedTensorType batchedType(mlir::Type old) const;
  mlir::Type typeLike(mlir::Value old) const { return has(old) ? batchedType(old.getType()) : old.getType(); }

  // A value of the new ops without the dimension, repeated along it.
  mlir::Value repeat(mlir::Value made);
  // [n] repeated along all of `type`'s dimensions, `type` having the dimension.
  mlir::Value spreadOver(mlir::Value perExample, mlir::RankedTensorType type);

  // The op over those operands with batched results, its regions copied; sets the results.
  mlir::Operation *copy(mlir::Operation *op, mlir::ValueRange operands);
  llvm::LogicalResult buildOps(mlir::Block &block);
  // A block in `to` that does what `from` does, its yields like the values in `targets`.
  llvm::LogicalResult buildRegion(mlir::Region &from, mlir::Region &to, mlir::ValueRange targets);
  // An empty block in `to` with arguments for those of `from`, and the builder in it.
  mlir::Block *beginBlock(mlir::Region &from, mlir::Region &to);

private:
  llvm::DenseSet<mlir::Value> marked;
  bool grew = false;
  mlir::IRMapping map;
};

namespace detail {
// Along the edges of control ops; else all results of an op with an operand that has it.
void defaultSpreadBatch(mlir::Operation *op, Batch &batch);
llvm::LogicalResult batchPointwise(mlir::Operation *op, Batch &batch);
// Refuses an op whose region uses batched values from above.
llvm::LogicalResult refuseBatchedCaptures(mlir::Operation *op, const Batch &batch);
// Dimension numbers behind the new dimension, `first` before them.
llvm::SmallVector<int64_t> behind(llvm::ArrayRef<int64_t> dims, llvm::ArrayRef<int64_t> first = {});
// Amounts per dimension, with one for the new dimension.
llvm::SmallVector<int64_t> after(int64_t first, llvm::ArrayRef<int64_t> amounts);
} // namespace detail
} // namespace gc

#endif
