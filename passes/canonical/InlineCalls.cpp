#include "passes/canonical/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"

namespace gc {
#define GEN_PASS_DEF_INLINECALLSPASS
#include "passes/canonical/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

SmallVector<Value> gc::inlineBody(OpBuilder &builder, Block &body, ValueRange arguments) {
  IRMapping map;
  map.map(body.getArguments(), arguments);
  for (Operation &op : body.without_terminator())
    builder.clone(op, map);
  return llvm::map_to_vector(body.getTerminator()->getOperands(), [&](Value v) { return map.lookupOrDefault(v); });
}

unsigned gc::erasePrivateUnused(ModuleOp module) {
  unsigned erased = 0;
  for (bool again = true; again;) {
    again = false;
    SymbolTableCollection tables;
    SymbolUserMap users(tables, module);
    for (auto function : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (function.isPrivate() && !function.isExternal() && users.useEmpty(function)) {
        function.erase();
        ++erased;
        again = true; // what it named may be unused now
      }
  }
  return erased;
}

namespace {

struct InlineCalls : gc::impl::InlineCallsPassBase<InlineCalls> {
  using InlineCallsPassBase::InlineCallsPassBase;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (failed(flatten(function, symbols)))
        return signalPassFailure();
    functionsRemoved += erasePrivateUnused(getOperation());
  }

private:
  // Inlines callees first, so that each body is copied in its final form.
  LogicalResult flatten(func::FuncOp function, SymbolTable &symbols) {
    if (done.contains(function))
      return success();
    if (llvm::is_contained(chain, function))
      return refuseRecursion(function);
    chain.push_back(function);
    SmallVector<func::CallOp> calls;
    function.walk([&](func::CallOp call) { calls.push_back(call); });
    for (func::CallOp call : calls)
      if (failed(inlineCall(call, symbols)))
        return failure();
    chain.pop_back();
    done.insert(function);
    return success();
  }

  LogicalResult inlineCall(func::CallOp call, SymbolTable &symbols) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if (!callee)
      return call.emitOpError("calls @") << call.getCallee() << ", which is not in this module";
    if (callee.isExternal() || !callee.getBody().hasOneBlock()) {
      InFlightDiagnostic diagnostic = call.emitOpError("calls @")
                                      << call.getCallee() << ", which has "
                                      << (callee.isExternal() ? "no body" : "more than one block");
      diagnostic.attachNote(callee.getLoc()) << "defined here";
      return diagnostic;
    }
    if (failed(flatten(callee, symbols)))
      return failure();
    OpBuilder builder(call);
    call->replaceAllUsesWith(inlineBody(builder, callee.getBody().front(), call.getOperands()));
    call.erase();
    ++callsInlined;
    return success();
  }

  LogicalResult refuseRecursion(func::FuncOp function) {
    InFlightDiagnostic diagnostic = function.emitOpError("is recursive: a step must be one finite graph");
    for (func::FuncOp caller : llvm::make_range(llvm::find(chain, function), chain.end()))
      diagnostic.attachNote(caller.getLoc()) << "@" << caller.getName() << " is part of the cycle";
    return diagnostic;
  }

  SmallVector<func::FuncOp> chain; // the calls that led here
  DenseSet<func::FuncOp> done;
};

} // namespace
