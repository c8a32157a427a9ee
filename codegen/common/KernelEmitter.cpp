#include "codegen/common/KernelEmitter.h"

#include "codegen/common/ContractionKernel.h"
#include "codegen/common/CpuBinding.h"
#include "codegen/common/SerialKernels.h"

using namespace mlir;
using namespace gc;

LogicalResult gc::emitCpuKernel(FusionOp fusion, ModuleOp into, StringRef name, const CpuTarget &target,
                                KernelInfo &info) {
  for (Type t : llvm::concat<const Type>(fusion.getOperandTypes(), fusion.getResultTypes()))
    if (isa<ComplexType>(getElementTypeOrSelf(t)))
      return fusion.emitError("complex element types have no CPU code generation yet, found ") << t;
  for (DotOp dot : fusion.getBody().front().getOps<DotOp>())
    return emitContractionKernel(fusion, dot, into, name, target, info);
  if (Operation *op = findSerialOp(fusion))
    return emitSerialKernel(fusion, op, into, name, target, info);
  FailureOr<TileProgram> program = TileProgram::build(fusion);
  if (failed(program) || failed(emitTileProgram(*program, into, name, target, info)))
    return failure();
  info.inPlace = program->inPlacePairs();
  return success();
}
