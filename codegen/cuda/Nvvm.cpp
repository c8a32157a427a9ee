#include "codegen/cuda/Nvvm.h"

#include "codegen/cpu/CompileToObject.h"

#include "codegen/common/legalize/Passes.h"
#include "codegen/common/math/Passes.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void gc::registerCudaDialects(DialectRegistry &registry) {
  // The scalar and vector dialects are the CPU's: the emulator's kernels go that way.
  registerCpuDialects(registry);
  registry.insert<gpu::GPUDialect, NVVM::NVVMDialect>();
  registerGPUDialectTranslation(registry);
  registerNVVMDialectTranslation(registry);
}

namespace {

// The gpu dialect and what is left of the others to NVVM and LLVM. MLIR's own pass is not used because it takes LLVM's
// math intrinsics (fabs, floor, sqrt, …) for libdevice calls to be made; here they are instructions.
struct ConvertToNvvm : PassWrapper<ConvertToNvvm, OperationPass<gpu::GPUModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ConvertToNvvm)

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<LLVM::LLVMDialect, NVVM::NVVMDialect>();
  }

  void runOnOperation() override {
    LLVMTypeConverter converter(&getContext());
    configureGpuToNVVMTypeConverter(converter);
    RewritePatternSet patterns(&getContext());
    arith::populateArithToLLVMConversionPatterns(converter, patterns);
    cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
    index::populateIndexToLLVMConversionPatterns(converter, patterns);
    populateFinalizeMemRefToLLVMConversionPatterns(converter, patterns);
    populateGpuToNVVMConversionPatterns(converter, patterns);
    ConversionTarget target(getContext());
    target.addLegalDialect<LLVM::LLVMDialect, NVVM::NVVMDialect>();
    target.addIllegalDialect<gpu::GPUDialect, arith::ArithDialect, cf::ControlFlowDialect, memref::MemRefDialect>();
    target.addLegalOp<gpu::GPUModuleOp, UnrealizedConversionCastOp>();
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

LogicalResult gc::lowerToNvvm(ModuleOp module) {
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  // Narrow floats become f32 before functions are expanded, which exist for f32 and f64 alone. Both before anything
  // folds: MLIR folds math ops of constants by rules of its own (atan2 of two zeros is NaN there).
  kernels.addPass(createLegalizeVectorsPass());
  kernels.addPass(createExpandMathPass());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  kernels.addPass(createSCFToControlFlowPass());
  kernels.addPass(createConvertVectorToLLVMPass());
  kernels.addPass(createConvertMathToLLVMPass());
  kernels.addPass(std::make_unique<ConvertToNvvm>());
  kernels.addPass(createReconcileUnrealizedCastsPass());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  return pm.run(module);
}
