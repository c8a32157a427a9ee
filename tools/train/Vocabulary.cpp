#include "tools/train/Vocabulary.h"

#include "ir/dialect/Gc.h"
#include "ir/interfaces/Access.h"
#include "passes/canonical/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace gc {

// Whether the op's result holds the operand's numbers, all or none of them changed; JAX adds a table's size to negative
// ones by a select.
static bool keepsNumbers(OpOperand &use) {
  Operation *op = use.getOwner();
  return isa<BroadcastOp, ClampOp, ConvertOp, ReshapeOp, TransposeOp>(op) ||
         (isa<SelectOp>(op) && use.getOperandNumber() > 0);
}

// Of the tables that the use's value is an index of.
static void addTables(OpOperand &use, std::optional<int64_t> &smallest) {
  auto op = dyn_cast<AccessOpInterface>(use.getOwner());
  if (!op)
    return;
  Accesses accesses = op.getAccesses();
  for (auto [operand, access] : llvm::zip_equal(op->getOperands(), accesses.operands))
    for (auto [d, dim] : llvm::enumerate(access.dims))
      if (dim.kind == DimAccess::Kind::Indexed && dim.indexOperand == int(use.getOperandNumber()) &&
          dim.terms.empty()) {
        int64_t rows = cast<RankedTensorType>(operand.getType()).getDimSize(d);
        smallest = std::min(smallest.value_or(rows), rows);
      }
}

std::optional<int64_t> vocabularyOf(ModuleOp module, ArrayRef<StringRef> arguments) {
  OwningOpRef<ModuleOp> copy = module.clone();
  PassManager manager(copy->getContext());
  manager.addPass(createInlineCallsPass());
  auto main = copy->lookupSymbol<func::FuncOp>("main");
  if (failed(manager.run(*copy)) || !main)
    return std::nullopt;
  SmallVector<Value> values;
  for (unsigned i = 0; i < main.getNumArguments(); ++i)
    if (auto name = main.getArgAttrOfType<StringAttr>(i, "gc.name");
        name && llvm::is_contained(arguments, name.getValue()))
      values.push_back(main.getArgument(i));
  std::optional<int64_t> smallest;
  for (size_t i = 0; i < values.size(); ++i)
    for (OpOperand &use : values[i].getUses()) {
      addTables(use, smallest);
      Value result = keepsNumbers(use) ? use.getOwner()->getResult(0) : Value();
      if (result && cast<RankedTensorType>(result.getType()).getElementType().isInteger() &&
          !llvm::is_contained(values, result))
        values.push_back(result);
    }
  return smallest;
}

} // namespace gc
