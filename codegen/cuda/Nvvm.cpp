#include "codegen/cuda/Nvvm.h"

#include "codegen/cpu/CompileToObject.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void gc::registerCudaDialects(DialectRegistry &registry) {
  // The scalar and vector dialects are the CPU's: the emulator's kernels go that way.
  registerCpuDialects(registry);
  registry.insert<gpu::GPUDialect, NVVM::NVVMDialect>();
  registerGPUDialectTranslation(registry);
  registerNVVMDialectTranslation(registry);
}

LogicalResult gc::lowerToNvvm(ModuleOp module) {
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  kernels.addPass(createSCFToControlFlowPass());
  kernels.addPass(createConvertVectorToLLVMPass());
  // Before the GPU conversion, which would call libdevice for what is left: our own expansions leave fma and rounding.
  kernels.addPass(createConvertMathToLLVMPass());
  kernels.addPass(createConvertGpuOpsToNVVMOps());
  kernels.addPass(createArithToLLVMConversionPass());
  kernels.addPass(createConvertIndexToLLVMPass());
  kernels.addPass(createReconcileUnrealizedCastsPass());
  kernels.addPass(createCanonicalizerPass());
  kernels.addPass(createCSEPass());
  return pm.run(module);
}
