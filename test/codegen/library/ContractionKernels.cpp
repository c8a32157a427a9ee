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
                           function.getArgument(3), function.getArgument(4), {}};
  code.epilogue = [&](ImplicitLocOpBuilder &, Value row, Value rowEnd, Value col, Value colEnd, Value sums) {
    auto rows = scf::ForOp::create(b, row, rowEnd, constant(1));
    b.setInsertionPointToStart(rows.getBody());
    auto cols = scf::ForOp::create(b, col, colEnd, constant(1));
    b.setInsertionPointToStart(cols.getBody());
    Value i = rows.getInductionVar(), j = cols.getInductionVar();
    unsigned alignment = element.getIntOrFloatBitWidth() / 8;
    Value inBlock = arith::SubIOp::create(b, i, row), across = arith::SubIOp::create(b, j, col);
    Value v = LLVM::LoadOp::create(b, element, at(sums, inBlock, constant(plan.ldc), across), alignment);
    LLVM::StoreOp::create(b, v, at(function.getArgument(2), i, constant(plan.shape.n), j), alignment);
  };
  gc::emitContractionTile(b, plan, code);
  b.setInsertionPointAfter(outer);
  func::ReturnOp::create(b);
}
