#include "tools/common/Register.h"

#include "codegen/common/legalize/Passes.h"
#include "codegen/common/math/Passes.h"
#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/Import.h"
#include "ir/dialect/Gc.h"
#include "ir/gcx/Gcx.h"
#include "passes/autodiff/Passes.h"
#include "passes/canonical/Passes.h"
#include "passes/fusion/Passes.h"
#include "passes/memory/Passes.h"
#include "passes/numerics/Passes.h"
#include "passes/phases/Phases.h"
#include "passes/precision/Passes.h"
#include "passes/raise/Passes.h"
#include "passes/sharding/Passes.h"
#include "passes/training/Passes.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/Passes.h"

void gc::registerAllGcDialects(mlir::DialectRegistry &registry) {
  registry.insert<GcDialect, gcx::GcxDialect>();
  registerInputDialects(registry);
  registry.insert<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect, mlir::DLTIDialect, mlir::func::FuncDialect,
                  mlir::gpu::GPUDialect, mlir::index::IndexDialect, mlir::LLVM::LLVMDialect, mlir::math::MathDialect,
                  mlir::memref::MemRefDialect, mlir::NVVM::NVVMDialect, mlir::scf::SCFDialect, mlir::ub::UBDialect,
                  mlir::vector::VectorDialect>();
}

void gc::registerAllGcPasses() {
  mlir::registerTransformsPasses();
  registerStableHloPasses();
  registerAutodiffPasses();
  registerCanonicalPasses();
  registerFusionPasses();
  registerMemoryPasses();
  registerNumericsPasses();
  registerPrecisionPasses();
  registerCodegenLegalizePasses();
  registerPhasePipelines();
  registerRaisePasses();
  registerShardingPasses();
  registerTrainingPasses();
  registerCodegenMathPasses();
}
