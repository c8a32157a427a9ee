#include "test/codegen/library/ContractionKernels.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

void gctest::addContraction(ModuleOp module, llvm::StringRef name, const gc::ContractionPlan &plan,
                            const gc::ContractionLoad &loadA, const gc::ContractionLoad &loadB) {
  ImplicitLocOpBuilder b(module.getLoc(), OpBuilder::atBlockEnd(module.getBody()));
  Type pointer = LLVM::LLVMPointerType::get(b.getContext()), element = plan.shape.accumulator;
  auto function = func::FuncOp::create(b, name, b.getFunctionType({pointer, pointer, pointer, pointer, pointer}, {}));
  b.setInsertionPointToStart(function.addEntryBlock());
  auto constant = [&](int64_t v) -> Value { return arith::ConstantIntOp::create(b, v, 64); };
  auto loop = [&](Value high) {
    auto op = scf::ForOp::create(b, constant(0), high, constant(1));
    b.setInsertionPointToStart(op.getBody());
    return op;
  };
  auto at = [&](Value base, Value row, Value stride, Value col) {
    Value index = arith::AddIOp::create(b, arith::MulIOp::create(b, row, stride), col);
    return LLVM::GEPOp::create(b, pointer, element, base, ArrayRef<LLVM::GEPArg>{index});
  };
  auto outer = loop(constant(plan.tilesM));
  Value m0 = arith::MulIOp::create(b, outer.getInductionVar(), constant(plan.tileM));
  auto inner = loop(constant(plan.tilesN));
  Value n0 = arith::MulIOp::create(b, inner.getInductionVar(), constant(plan.tileN));
  gc::ContractionCode code{function.getArgument(0), function.getArgument(1), loadA, loadB, m0, n0,
                           function.getArgument(3), function.getArgument(4)};
  gc::emitContractionTile(b, plan, code);
  auto extent = [&](int64_t tile, int64_t size, Value first) {
    return arith::MinSIOp::create(b, constant(tile), arith::SubIOp::create(b, constant(size), first));
  };
  auto rows = loop(extent(plan.tileM, plan.shape.m, m0));
  auto cols = loop(extent(plan.tileN, plan.shape.n, n0));
  Value i = rows.getInductionVar(), j = cols.getInductionVar();
  unsigned alignment = element.getIntOrFloatBitWidth() / 8;
  Value v = LLVM::LoadOp::create(b, element, at(code.scratch, i, constant(plan.ldc), j), alignment);
  LLVM::StoreOp::create(b, v,
                        at(function.getArgument(2), arith::AddIOp::create(b, m0, i), constant(plan.shape.n),
                           arith::AddIOp::create(b, n0, j)),
                        alignment);
  b.setInsertionPointAfter(outer);
  func::ReturnOp::create(b);
}
