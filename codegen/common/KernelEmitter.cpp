#include "codegen/common/KernelEmitter.h"

#include "codegen/common/ContractionKernel.h"
#include "codegen/common/CpuBinding.h"
#include "codegen/common/SerialKernels.h"

using namespace mlir;
using namespace gc;

// Operand and result may share a buffer if every read of the operand is at the position being written, and no step
// comes after the one that writes.
static void findInPlace(TileProgram &p, KernelInfo &info) {
  FusionOp fusion = p.fusion;
  for (unsigned r = 0; r < fusion.getNumResults(); ++r) {
    if (p.isPointResult(r) || !llvm::is_contained(p.steps.back().stores, r))
      continue;
    Value stored = fusion.getBody().front().getTerminator()->getOperand(r);
    IndexExpr at = linearize(p.resultIndex(r), cast<RankedTensorType>(stored.getType()).getShape());
    for (BlockArgument arg : fusion.getBody().getArguments()) {
      auto from = cast<RankedTensorType>(arg.getType()), to = cast<RankedTensorType>(stored.getType());
      if (from.getNumElements() != to.getNumElements() ||
          elementBytes(from.getElementType()) != elementBytes(to.getElementType()))
        continue;
      bool reads = false, same = true;
      for (const TileAccess &a : p.accesses)
        if (!a.store && a.buffer == arg) {
          reads = true;
          same &= a.position == at;
        }
      if (reads && same)
        info.inPlace.push_back({arg.getArgNumber(), r});
    }
  }
}

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
  findInPlace(*program, info);
  return success();
}
