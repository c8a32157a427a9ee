#include "passes/autodiff/Passes.h"

#include "ir/ops/TensorBuilder.h"
#include "passes/autodiff/Batch.h"
#include "passes/autodiff/Differentiate.h"
#include "passes/canonical/Passes.h"
#include "passes/raise/Passes.h"

namespace gc {
#define GEN_PASS_DEF_EXPANDTRANSFORMSPASS
#include "passes/autodiff/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

static bool isTransform(Operation *op) {
  return isa<GradOp, JvpOp, VmapOp>(op);
}

namespace {

struct ExpandTransforms : gc::impl::ExpandTransformsPassBase<ExpandTransforms> {
  using ExpandTransformsPassBase::ExpandTransformsPassBase;

  void runOnOperation() override {
    bool any = false;
    getOperation()->walk([&](Operation *op) { any |= isTransform(op); });
    if (!any)
      return;
    SymbolTable table(getOperation());
    symbols = &table;
    patterns = simplifyPatterns(&getContext());
    for (auto function : llvm::to_vector(getOperation().getOps<func::FuncOp>()))
      if (failed(flatten(function)))
        return signalPassFailure();
    erasePrivateUnused(getOperation());
  }

private:
  // No calls and no transformations remain in the function; its callees' first.
  LogicalResult flatten(func::FuncOp function) {
    if (done.contains(function))
      return success();
    if (llvm::is_contained(chain, function))
      return function.emitOpError("is recursive: what is transformed must be one finite graph");
    chain.push_back(function);
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) {
      if (isTransform(op) || isa<func::CallOp>(op))
        ops.push_back(op);
    });
    bool expanded = false;
    for (Operation *op : ops) {
      auto callee = symbols->lookup<func::FuncOp>(op->getAttrOfType<FlatSymbolRefAttr>("callee").getValue());
      if (!callee || !llvm::hasSingleElement(callee.getBody()))
        return op->emitOpError("names a function without a body of one block");
      if (failed(flatten(callee)))
        return failure();
      FailureOr<SmallVector<Value>> results = build(op, callee);
      if (failed(results))
        return failure();
      expanded |= isTransform(op);
      op->replaceAllUsesWith(*results);
      op->erase();
    }
    chain.pop_back();
    done.insert(function);
    // Zeros and what only they used go before the next transformation reads them.
    if (expanded)
      simplify(function, patterns);
    return success();
  }

  // What the op gives, built before it.
  FailureOr<SmallVector<Value>> build(Operation *op, func::FuncOp callee) {
    OpBuilder builder(op);
    if (isa<func::CallOp>(op))
      return inlineBody(builder, callee.getBody().front(), op->getOperands());
    if (auto vmap = dyn_cast<VmapOp>(op)) {
      ++vmapsExpanded;
      return inlineOnce(builder, buildVmap(callee, vmap.getInAxes(), vmap.getOutAxes(), vmap.getSize()),
                        vmap.getInputs());
    }
    if (auto jvp = dyn_cast<JvpOp>(op)) {
      ++jvpsExpanded;
      SmallVector<Value> arguments(jvp.getInputs());
      llvm::append_range(arguments, jvp.getTangents());
      return inlineOnce(builder, buildJvp(callee, jvp.getWrt()), arguments);
    }
    auto grad = cast<GradOp>(op);
    ++gradsExpanded;
    SmallVector<Value> arguments(grad.getInputs());
    if (grad.getCotangents().empty()) {
      auto scalar = cast<RankedTensorType>(callee.getResultTypes()[0]);
      arguments.push_back(TensorBuilder(builder, op->getLoc()).splat(1, scalar));
    }
    llvm::append_range(arguments, grad.getCotangents());
    // Reverse mode runs through loops whose rounds it can count.
    if (raised.insert(callee).second) {
      simplify(callee, patterns);
      raiseLoops(callee);
    }
    FailureOr<RematPolicy> policy = rematOf(grad);
    if (failed(policy) || failed(policy->verifyNames(grad, callee)))
      return failure();
    FailureOr<SmallVector<Value>> results = inlineOnce(builder, buildVjp(callee, grad.getWrt(), *policy), arguments);
    if (succeeded(results) && !grad.getValue())
      results->erase(results->begin(), results->begin() + callee.getNumResults());
    return results;
  }

  static FailureOr<SmallVector<Value>> inlineOnce(OpBuilder &builder, FailureOr<func::FuncOp> made,
                                                  ValueRange arguments) {
    if (failed(made))
      return failure();
    SmallVector<Value> results = inlineBody(builder, made->getBody().front(), arguments);
    made->erase();
    return results;
  }

  SymbolTable *symbols = nullptr;
  FrozenRewritePatternSet patterns;
  SmallVector<func::FuncOp> chain; // the functions that led here
  DenseSet<func::FuncOp> done, raised;
};

} // namespace
