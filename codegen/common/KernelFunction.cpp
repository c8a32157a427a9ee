#include "codegen/common/CpuBinding.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace gc;

// Fields of GcKernelArgs, each 8 bytes.
enum : unsigned { kBuffers = 0, kTileBegin = 2, kTileEnd = 3, kScratch = 4 };

KernelFunction::KernelFunction(ImplicitLocOpBuilder &builder, FusionOp fusion, ModuleOp into, StringRef name)
    : b(builder) {
  b.setInsertionPointToEnd(into.getBody());
  Type pointer = LLVM::LLVMPointerType::get(b.getContext());
  function = func::FuncOp::create(b, name, b.getFunctionType({pointer}, {b.getI32Type()}));
  b.setInsertionPointToStart(function.addEntryBlock());
  Value table = field(kBuffers, pointer);
  unsigned n = fusion.getNumOperands() + fusion.getNumResults();
  for (unsigned i = 0; i < n; ++i) {
    Value at = LLVM::GEPOp::create(b, pointer, pointer, table, ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(i)});
    buffers.push_back(LLVM::LoadOp::create(b, pointer, at, 8, false, false, true));
  }
}

Value KernelFunction::field(unsigned number, Type type) {
  OpBuilder::InsertionGuard g(b);
  if (number != kBuffers)
    b.setInsertionPointAfter(buffers.empty() ? &function.getBody().front().back() : buffers.back().getDefiningOp());
  Value at = LLVM::GEPOp::create(b, LLVM::LLVMPointerType::get(b.getContext()), b.getI64Type(), function.getArgument(0),
                                 ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(number)});
  return LLVM::LoadOp::create(b, type, at, 8, false, false, true);
}

Value KernelFunction::scratch(int64_t bytes, int64_t *offset) {
  Type pointer = LLVM::LLVMPointerType::get(b.getContext());
  Value base = field(kScratch, pointer);
  OpBuilder::InsertionGuard g(b);
  b.setInsertionPointAfter(base.getDefiningOp());
  Value at =
      LLVM::GEPOp::create(b, pointer, b.getI8Type(), base, ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(reserved)});
  if (offset)
    *offset = reserved;
  reserved += llvm::alignTo(bytes, 64);
  return at;
}

LogicalResult KernelFunction::forTiles(function_ref<LogicalResult(Value)> body) {
  Value begin = field(kTileBegin, b.getI64Type()), end = field(kTileEnd, b.getI64Type());
  auto r = emitFor(b, begin, end, 1, {}, [&](Value tile, ValueRange) -> FailureOr<LoopValues> {
    if (failed(body(tile)))
      return failure();
    return LoopValues{};
  });
  return success(succeeded(r));
}

void KernelFunction::finish() {
  Value zero = arith::ConstantOp::create(b, b.getI32IntegerAttr(0));
  func::ReturnOp::create(b, zero);
}

int64_t gc::wantedTiles(double flops, double bytes) {
  constexpr double grain = 1 << 16;
  constexpr int64_t most = 256;
  return std::clamp<int64_t>(static_cast<int64_t>((flops + bytes) / grain), 1, most);
}
