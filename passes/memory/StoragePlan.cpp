#include "passes/memory/StoragePlan.h"

#include "ir/analysis/ElementWalk.h"

using namespace mlir;
using namespace gc;

Operation *gc::ancestorIn(Block *block, Operation *op) {
  return block->findAncestorOpInBlock(*op);
}

void IssueOrder::number(Block &block) {
  for (Operation &op : block) {
    int64_t begin = next++;
    if (!isa<FusionOp>(op))
      for (Region &region : op.getRegions())
        number(region.front());
    spans[&op] = {begin, next - 1};
  }
}

int64_t gc::peakOf(ArrayRef<Life> lives, int64_t positions) {
  SmallVector<int64_t> change(positions + 1);
  for (const Life &life : lives)
    if (life.last >= life.first) {
      change[life.first] += life.bytes;
      change[life.last + 1] -= life.bytes;
    }
  int64_t sum = 0, peak = 0;
  for (int64_t delta : change)
    peak = std::max(peak, sum += delta);
  return peak;
}

FailureOr<SmallVector<int64_t>> gc::readAliases(func::FuncOp function) {
  SmallVector<bool> taken(function.getNumResults());
  SmallVector<int64_t> aliases(function.getNumArguments(), -1);
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto alias = function.getArgAttrOfType<IntegerAttr>(i, "gc.alias");
    if (!alias || alias.getInt() < 0)
      continue;
    int64_t result = alias.getInt();
    if (result >= function.getNumResults() || taken[result] ||
        function.getArgumentTypes()[i] != function.getResultTypes()[result])
      return function.emitOpError("argument ") << i << " cannot share memory with result " << result << ": "
                                               << (result >= function.getNumResults() ? "there is no such result"
                                                   : taken[result]                    ? "another argument does"
                                                                                      : "their types differ");
    taken[result] = true;
    aliases[i] = result;
  }
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto alias = function.getArgAttrOfType<IntegerAttr>(i, "gc.alias");
    if (!alias || alias.getInt() >= 0)
      continue;
    for (auto [result, type] : llvm::enumerate(function.getResultTypes()))
      if (!taken[result] && type == function.getArgumentTypes()[i]) {
        taken[result] = true;
        aliases[i] = result;
        break;
      }
  }
  return aliases;
}

Value StoragePlan::root(Value value) {
  while (Operation *view = value.getDefiningOp()) {
    if (!isView(view))
      break;
    value = view->getOperand(0);
  }
  return value;
}

int StoragePlan::updatedOperand(Operation *op, unsigned index) {
  auto updates = op->getAttrOfType<DenseI64ArrayAttr>("updates");
  return updates && index < static_cast<size_t>(updates.size()) ? updates[index] : -1;
}

StoragePlan::StoragePlan(func::FuncOp function, ArrayRef<int64_t> aliases) {
  Block &body = function.getBody().front();
  Operation *terminator = body.getTerminator();
  SmallVector<Value> old(terminator->getNumOperands());
  returns.assign(terminator->getNumOperands(), -1);
  for (BlockArgument argument : body.getArguments()) {
    unsigned i = argument.getArgNumber();
    assigned[argument] = addSlot({Slot::Kind::Argument, gcx::bytesOf(cast<RankedTensorType>(argument.getType())), i});
    if (aliases[i] >= 0) {
      returns[aliases[i]] = assigned[argument];
      old[aliases[i]] = argument;
    }
  }
  for (auto [i, value] : llvm::enumerate(terminator->getOperands()))
    if (returns[i] < 0)
      returns[i] =
          addSlot({Slot::Kind::Result, gcx::bytesOf(cast<RankedTensorType>(value.getType())), static_cast<int64_t>(i)});
  indexUses(body);
  wantYields(body, returns, old);
  planBlock(body);
}

void StoragePlan::indexUses(Block &block) {
  block.getParentOp()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isView(op))
      return WalkResult::advance();
    for (Value operand : op->getOperands()) {
      Value value = root(operand);
      Operation *here = ancestorIn(value.getParentBlock(), op);
      ++usesWithin[{here, value}];
      Operation *&last = lastUses[value];
      if (!last || last->isBeforeInBlock(here))
        last = here;
    }
    return isa<FusionOp>(op) ? WalkResult::skip() : WalkResult::advance();
  });
}

int StoragePlan::addSlot(Slot slot) {
  slots.push_back(slot);
  return slots.size() - 1;
}

int StoragePlan::newAlloc(Value value, Block *block) {
  Slot slot{Slot::Kind::Alloc, gcx::bytesOf(cast<RankedTensorType>(value.getType()))};
  slot.block = block;
  slot.first = value;
  return addSlot(slot);
}

bool StoragePlan::diesAt(Value value, Operation *op) const {
  return value.getParentBlock() == op->getBlock() && lastUse(value) == op && usesWithin.lookup({op, value}) == 1;
}

bool StoragePlan::mayTake(OpResult result, OpOperand &operand) {
  Operation *op = result.getOwner();
  unsigned number = operand.getOperandNumber();
  auto resultType = cast<RankedTensorType>(result.getType());
  if (gcx::bytesOf(cast<RankedTensorType>(operand.get().getType())) != gcx::bytesOf(resultType))
    return false;
  if (int updated = updatedOperand(op, result.getResultNumber()); updated >= 0)
    return updated == static_cast<int>(number);
  // These kernels load all operands of a chunk of elements before they store a result of it.
  if (auto fusion = dyn_cast<FusionOp>(op)) {
    if (fusion->hasAttr("updates"))
      return false;
    if (fusion.getFamily() == "row" || fusion.getFamily() == "column")
      return lastPassReadsElementwise(fusion, number, result.getResultNumber());
    return (fusion.getFamily() == "loop" || fusion.getFamily() == "contraction") && readsElementwise(fusion, number);
  }
  if (isa<WhileOp>(op))
    return number == result.getResultNumber();
  if (auto scan = dyn_cast<ScanOp>(op))
    return number == result.getResultNumber() && number < scan.getInits().size();
  return isa<AllReduceOp>(op);
}

Value StoragePlan::reusableOperand(OpResult result, llvm::function_ref<bool(Value)> accept) {
  Operation *op = result.getOwner();
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = root(operand.get());
    if (diesAt(value, op) && mayTake(result, operand) && accept(value))
      return value;
  }
  return {};
}

bool StoragePlan::bind(Value value, int slot, Value old) {
  Operation *op = value.getDefiningOp();
  if (!op || isa<ConstantOp>(op) || assigned.count(value))
    return false;
  if (old) {
    Operation *last = lastUse(old);
    if (last && op->isBeforeInBlock(last))
      return false;
    if (last == op) {
      Value taken = reusableOperand(cast<OpResult>(value), [&](Value v) { return v == old; });
      if (!taken)
        return false;
      ++inPlace;
    }
  }
  assigned[value] = slot;
  if (old && lastUse(old) == op)
    return true;
  // The chain of operands that it can be computed over; a copy is saved if one of them starts where `old` ends.
  Value before =
      reusableOperand(cast<OpResult>(value), [&](Value v) { return v.getDefiningOp() && bind(v, slot, old); });
  inPlace += before ? 1 : 0;
  return true;
}

void StoragePlan::wantYields(Block &block, ArrayRef<int> wanted, ValueRange old) {
  Operation *terminator = block.getTerminator();
  yields[&block] = SmallVector<int>(wanted);
  for (auto [i, operand] : llvm::enumerate(terminator->getOperands())) {
    Value value = root(operand);
    if (value.getParentBlock() == &block)
      bind(value, wanted[i], i < old.size() && old[i] ? old[i] : Value());
  }
}

int StoragePlan::slotForResult(OpResult result) {
  auto known = assigned.find(result);
  if (known != assigned.end())
    return known->second;
  Block *block = result.getOwner()->getBlock();
  Value taken = reusableOperand(result, [&](Value v) {
    auto it = assigned.find(v);
    if (it == assigned.end())
      return false;
    const Slot &slot = slots[it->second];
    bool free = llvm::none_of(result.getOwner()->getResults(), [&](Value other) {
      auto o = assigned.find(other);
      return o != assigned.end() && o->second == it->second;
    });
    return slot.kind == Slot::Kind::Alloc && slot.block == block && free;
  });
  inPlace += taken ? 1 : 0;
  int slot = taken ? assigned.at(taken) : newAlloc(result, block);
  assigned[result] = slot;
  return slot;
}

void StoragePlan::planBlock(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (isView(&op))
      continue;
    if (auto constant = dyn_cast<ConstantOp>(op)) {
      Slot slot{Slot::Kind::Constant, gcx::bytesOf(cast<RankedTensorType>(constant.getType()))};
      slot.value = constant.getValue();
      assigned[constant.getResult()] = addSlot(slot);
    } else if (auto loop = dyn_cast<WhileOp>(op)) {
      planWhile(loop);
    } else if (auto scan = dyn_cast<ScanOp>(op)) {
      planScan(scan);
    } else if (auto branches = dyn_cast<CaseOp>(op)) {
      planCase(branches);
    } else {
      for (OpResult result : op.getResults())
        slotForResult(result);
    }
  }
}

// The slots of the carries are those of the results: bound to where these are wanted, or an init's that dies, or new.
void StoragePlan::planCarries(Operation *op, ValueRange inits) {
  for (unsigned i = 0; i < inits.size(); ++i)
    slotForResult(op->getResult(i));
}

void StoragePlan::planWhile(WhileOp op) {
  planCarries(op, op.getInits());
  SmallVector<int> carries;
  for (Value result : op.getResults())
    carries.push_back(assigned[result]);
  Block &cond = op.getCond().front(), &body = op.getBody().front();
  for (auto [i, slot] : llvm::enumerate(carries)) {
    assigned[cond.getArgument(i)] = slot;
    assigned[body.getArgument(i)] = slot;
  }
  int pred = preds[op] = newAlloc(cond.getTerminator()->getOperand(0), op->getBlock());
  wantYields(cond, {pred}, {});
  planBlock(cond);
  wantYields(body, carries, body.getArguments());
  planBlock(body);
}

void StoragePlan::planScan(ScanOp op) {
  int64_t loop = loops.size();
  loops[op] = loop;
  unsigned numCarries = op.getInits().size();
  planCarries(op, op.getInits());
  Block &body = op.getBody().front();
  auto slice = [&](int base, Type type) {
    Slot slot{Slot::Kind::Slice, gcx::bytesOf(cast<RankedTensorType>(type))};
    slot.base = base;
    slot.loop = loop;
    return addSlot(slot);
  };
  SmallVector<int> wanted;
  for (unsigned i = 0; i < numCarries; ++i) {
    wanted.push_back(assigned[op.getResult(i)]);
    assigned[body.getArgument(i)] = wanted[i];
  }
  for (auto [argument, input] : llvm::zip_equal(body.getArguments().drop_front(numCarries), op.getInputs()))
    assigned[argument] = slice(assigned[root(input)], argument.getType());
  Operation *yield = body.getTerminator();
  for (unsigned i = numCarries; i < op->getNumResults(); ++i)
    wanted.push_back(slice(slotForResult(op->getResult(i)), yield->getOperand(i).getType()));
  SmallVector<Value> old(body.getArguments().take_front(numCarries));
  wantYields(body, wanted, old);
  planBlock(body);
}

void StoragePlan::planCase(CaseOp op) {
  SmallVector<int> wanted;
  for (OpResult result : op->getResults())
    wanted.push_back(slotForResult(result));
  for (Region &branch : op.getBranches()) {
    wantYields(branch.front(), wanted, {});
    planBlock(branch.front());
  }
}
