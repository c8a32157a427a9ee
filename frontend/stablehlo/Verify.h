// Verifiers of the stablehlo and chlo ops. Each message names the rule, the values and where it helps what to do.
#ifndef GC_FRONTEND_STABLEHLO_VERIFY_H
#define GC_FRONTEND_STABLEHLO_VERIFY_H

#include "frontend/stablehlo/Dialects.h"

namespace gc::stablehlo {

// Equal element types and shapes that agree where both are static.
bool isCompatible(mlir::Type a, mlir::Type b);
// add, and, maximum, minimum, multiply, or, xor.
bool isCommutativeCombiner(mlir::Operation *op);

// Families: any operands and results.
llvm::LogicalResult verifySameType(mlir::Operation *op);
llvm::LogicalResult verifySameShape(mlir::Operation *op);
// Complex operand, real result; else the same type.
llvm::LogicalResult verifyRealPart(mlir::Operation *op);

llvm::LogicalResult verifyClamp(ClampOp op);
llvm::LogicalResult verifyCompare(CompareOp op);
llvm::LogicalResult verifyComplex(ComplexOp op);
llvm::LogicalResult verifySelect(SelectOp op);
llvm::LogicalResult verifyReducePrecision(ReducePrecisionOp op);

llvm::LogicalResult verifyConstant(ConstantOp op);
llvm::LogicalResult verifyIota(IotaOp op);
llvm::LogicalResult verifyReshape(ReshapeOp op);
llvm::LogicalResult verifyBitcastConvert(BitcastConvertOp op);
llvm::LogicalResult verifyBroadcast(BroadcastOp op);
llvm::LogicalResult verifyBroadcastInDim(BroadcastInDimOp op);
llvm::LogicalResult verifyTranspose(TransposeOp op);
llvm::LogicalResult verifyReverse(ReverseOp op);
llvm::LogicalResult verifySlice(SliceOp op);
llvm::LogicalResult verifyDynamicSlice(DynamicSliceOp op);
llvm::LogicalResult verifyDynamicUpdateSlice(DynamicUpdateSliceOp op);
llvm::LogicalResult verifyConcatenate(ConcatenateOp op);
llvm::LogicalResult verifyPad(PadOp op);
llvm::LogicalResult verifyGetDimensionSize(GetDimensionSizeOp op);
llvm::LogicalResult verifyOptimizationBarrier(OptimizationBarrierOp op);

llvm::LogicalResult verifyDot(DotOp op);
llvm::LogicalResult verifyDotGeneral(DotGeneralOp op);
llvm::LogicalResult verifyConvolution(ConvolutionOp op);
llvm::LogicalResult verifyReduce(ReduceOp op);
llvm::LogicalResult verifyReduceWindow(ReduceWindowOp op);
llvm::LogicalResult verifySort(SortOp op);
llvm::LogicalResult verifyGather(GatherOp op);
llvm::LogicalResult verifyScatter(ScatterOp op);

llvm::LogicalResult verifyWhile(WhileOp op);
// if and case: every region has no arguments and returns the results' types.
llvm::LogicalResult verifyBranches(mlir::Operation *op);
llvm::LogicalResult verifyCustomCall(CustomCallOp op);
llvm::LogicalResult verifyTuple(TupleOp op);
llvm::LogicalResult verifyGetTupleElement(GetTupleElementOp op);
llvm::LogicalResult verifyReplicaGroups(mlir::Operation *op);
llvm::LogicalResult verifyCollectivePermute(CollectivePermuteOp op);

llvm::LogicalResult verifyTopK(chlo::TopKOp op);

} // namespace gc::stablehlo

#endif
