#include "passes/autodiff/Batch.h"

#include "ir/dialect/Gc.h"
#include "ir/dialect/Sharding.h"
#include "ir/ops/TensorBuilder.h"

#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace gc;

// Dimension `from` moved to place `to`, the others in order.
static Value moveDim(OpBuilder &b, Value value, int64_t from, int64_t to) {
  SmallVector<int64_t> permutation;
  for (int64_t d = 0; d < cast<RankedTensorType>(value.getType()).getRank(); ++d)
    if (d != from)
      permutation.push_back(d);
  permutation.insert(permutation.begin() + to, from);
  return TensorBuilder(b, value.getLoc()).transpose(value, permutation);
}

static LogicalResult refuseShardings(func::FuncOp function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    for (StringRef name : {StringRef(ShardingAttr::onValue), StringRef("sdy.sharding")})
      if (function.getArgAttr(i, name))
        return function.emitOpError("argument ")
               << i << " says how its dimensions are sharded, which a batch would change; vmap first, shard after";
  return success();
}

static LogicalResult buildResults(func::FuncOp function, ArrayRef<int64_t> outAxes, Batch &batch) {
  Operation *last = function.getBody().front().getTerminator();
  SmallVector<Value> results;
  for (auto [i, axis] : llvm::enumerate(outAxes)) {
    Value value = last->getOperand(i);
    if (axis >= 0) {
      results.push_back(moveDim(batch.builder, batch.getBatched(value), 0, axis));
      continue;
    }
    if (batch.has(value))
      return last->emitOpError("gives result ")
             << i << ", which depends on the example, but its out axis says that all share it; give it a dimension "
             << "[vmap-4]";
    results.push_back(batch.get(value));
  }
  func::ReturnOp::create(batch.builder, last->getLoc(), results);
  return success();
}

FailureOr<func::FuncOp> gc::buildVmap(func::FuncOp function, ArrayRef<int64_t> inAxes, ArrayRef<int64_t> outAxes,
                                      int64_t size) {
  if (failed(refuseShardings(function)))
    return failure();
  auto types = [&](ArrayRef<Type> of, ArrayRef<int64_t> axes) {
    SmallVector<Type> out;
    for (auto [type, axis] : llvm::zip_equal(of, axes))
      out.push_back(VmapOp::batchedType(type, axis, size));
    return out;
  };
  OpBuilder builder(function.getContext());
  auto made = func::FuncOp::create(
      builder, function.getLoc(), (function.getName() + "_vmap").str(),
      builder.getFunctionType(types(function.getArgumentTypes(), inAxes), types(function.getResultTypes(), outAxes)));
  made.setPrivate();
  SymbolTable(function->getParentOfType<ModuleOp>()).insert(made, std::next(Block::iterator(function)));
  builder.setInsertionPointToStart(made.addEntryBlock());
  Batch batch(builder, size);
  Block &body = function.getBody().front();
  for (auto [old, argument, axis] : llvm::zip_equal(body.getArguments(), made.getArguments(), inAxes)) {
    if (axis >= 0)
      batch.mark(old);
    batch.set(old, axis >= 0 ? moveDim(builder, argument, axis, 0) : Value(argument));
  }
  batch.spread(body);
  if (failed(batch.buildOps(body)) || failed(buildResults(function, outAxes, batch))) {
    made.erase();
    return failure();
  }
  return made;
}
