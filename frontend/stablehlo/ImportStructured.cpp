// Rows of contractions, reductions, sorting and indexing.
#include "frontend/stablehlo/Importer.h"

using namespace mlir;

namespace gc {

//===-- Contractions --------------------------------------------------------------------------------------------===//

// What gc.dot does anyway: operands as they are, sums in f32 or f64.
static bool isOwnAlgorithm(stablehlo::DotGeneralOp dot, stablehlo::DotAlgorithmAttr algorithm) {
  Type lhs = getElementTypeOrSelf(dot.getLhs()), rhs = getElementTypeOrSelf(dot.getRhs());
  Type sum = lhs.isF64() ? lhs : Type(Float32Type::get(dot.getContext()));
  return isa<FloatType>(lhs) && algorithm.getLhsPrecisionType() == lhs && algorithm.getRhsPrecisionType() == rhs &&
         algorithm.getAccumulationType() == sum && algorithm.getNumPrimitiveOperations() == 1;
}

static LogicalResult importDotGeneral(Operation *op, Importer &importer) {
  auto dot = cast<stablehlo::DotGeneralOp>(op);
  if (auto algorithm = dot.getAlgorithm(); algorithm && !isOwnAlgorithm(dot, *algorithm))
    return op->emitOpError(
        "with an algorithm that rounds its operands or sums otherwise than in f32 (f64 for f64) is not "
        "supported; leave it out");
  stablehlo::DotDimensionNumbersAttr dims = dot.getDotDimensionNumbers();
  return importer.replace<DotOp>(op, op->getResultTypes(), importer.get(dot.getLhs()), importer.get(dot.getRhs()),
                                 dims.getLhsBatchingDimensions(), dims.getRhsBatchingDimensions(),
                                 dims.getLhsContractingDimensions(), dims.getRhsContractingDimensions());
}

static LogicalResult importDot(Operation *op, Importer &importer) {
  auto dot = cast<stablehlo::DotOp>(op);
  ArrayRef<int64_t> none;
  int64_t first = 0, last = cast<RankedTensorType>(dot.getLhs().getType()).getRank() - 1;
  return importer.replace<DotOp>(op, op->getResultTypes(), importer.get(dot.getLhs()), importer.get(dot.getRhs()), none,
                                 none, ArrayRef<int64_t>(last), ArrayRef<int64_t>(first));
}

//===-- Reductions ----------------------------------------------------------------------------------------------===//

static LogicalResult importReduce(Operation *op, Importer &importer) {
  auto reduce = cast<stablehlo::ReduceOp>(op);
  std::optional<Monoid> kind =
      reduce.getInputs().size() == 1 ? Importer::namedCombiner(reduce.getBody()) : std::nullopt;
  auto created =
      ReduceOp::create(importer.builder, op->getLoc(), op->getResultTypes(), importer.get(reduce.getInputs()),
                       importer.get(reduce.getInitValues()), reduce.getDimensions(), kind.value_or(Monoid::region));
  importer.set(op, created->getResults());
  return kind ? success() : importer.importRegion(reduce.getBody(), created.getBody());
}

static LogicalResult importTopK(Operation *op, Importer &importer) {
  auto topK = cast<chlo::TopKOp>(op);
  return importer.replace<TopKOp>(op, op->getResultTypes(), importer.get(topK.getOperand()), topK.getK());
}

static LogicalResult importSort(Operation *op, Importer &importer) {
  auto sort = cast<stablehlo::SortOp>(op);
  int64_t dim = sort.getDimension();
  if (dim < 0)
    dim += cast<RankedTensorType>(sort.getInputs()[0].getType()).getRank();
  auto created = SortOp::create(importer.builder, op->getLoc(), op->getResultTypes(), importer.get(sort.getInputs()),
                                dim, sort.getIsStable());
  importer.set(op, created->getResults());
  return importer.importRegion(sort.getComparator(), created.getBody());
}

//===-- Indexing ------------------------------------------------------------------------------------------------===//

static LogicalResult importGather(Operation *op, Importer &importer) {
  auto gather = cast<stablehlo::GatherOp>(op);
  stablehlo::GatherDimensionNumbersAttr dims = gather.getDimensionNumbers();
  return importer.replace<GatherOp>(
      op, op->getResultTypes(), importer.get(gather.getOperand()), importer.get(gather.getStartIndices()),
      dims.getOffsetDims(), dims.getCollapsedSliceDims(), dims.getOperandBatchingDims(),
      dims.getStartIndicesBatchingDims(), dims.getStartIndexMap(), dims.getIndexVectorDim(), gather.getSliceSizes());
}

static LogicalResult importScatter(Operation *op, Importer &importer) {
  auto scatter = cast<stablehlo::ScatterOp>(op);
  stablehlo::ScatterDimensionNumbersAttr dims = scatter.getScatterDimensionNumbers();
  std::optional<Monoid> kind =
      scatter.getInputs().size() == 1 ? Importer::namedCombiner(scatter.getUpdateComputation()) : std::nullopt;
  auto created = ScatterOp::create(
      importer.builder, op->getLoc(), op->getResultTypes(), importer.get(scatter.getInputs()),
      importer.get(scatter.getScatterIndices()), importer.get(scatter.getUpdates()), dims.getUpdateWindowDims(),
      dims.getInsertedWindowDims(), dims.getInputBatchingDims(), dims.getScatterIndicesBatchingDims(),
      dims.getScatterDimsToOperandDims(), dims.getIndexVectorDim(), kind.value_or(Monoid::region),
      scatter.getUniqueIndices(), scatter.getIndicesAreSorted());
  importer.set(op, created->getResults());
  return kind ? success() : importer.importRegion(scatter.getUpdateComputation(), created.getBody());
}

// Whole slices along `dim`, one per index: a gather whose window lacks that dimension.
static LogicalResult importIndexSelect(Operation *op, Importer &importer) {
  auto select = cast<stablehlo::TorchIndexSelectOp>(op);
  auto operand = cast<RankedTensorType>(select.getOperand().getType());
  int64_t dim = select.getDim(), indexRank = cast<RankedTensorType>(select.getIndex().getType()).getRank();
  if (select.getBatchDims() != 0 || dim < 0 || dim >= operand.getRank())
    return op->emitOpError("with batch_dims or a dimension outside of its operand is not supported");
  SmallVector<int64_t> offset, sizes(operand.getShape());
  sizes[dim] = 1;
  for (int64_t d = 0; d + 1 < operand.getRank(); ++d)
    offset.push_back(d < dim ? d : d + indexRank);
  ArrayRef<int64_t> none;
  return importer.replace<GatherOp>(op, op->getResultTypes(), importer.get(select.getOperand()),
                                    importer.get(select.getIndex()), offset, ArrayRef<int64_t>(dim), none, none,
                                    ArrayRef<int64_t>(dim), indexRank, sizes);
}

std::vector<ImportRow> structuredRows() {
  return {
      {"stablehlo.dot", "", {}, importDot},
      {"stablehlo.dot_general", "", {}, importDotGeneral},
      {"stablehlo.gather", "", {}, importGather},
      {"stablehlo.reduce", "", {}, importReduce},
      {"stablehlo.scatter", "", {}, importScatter},
      {"stablehlo.sort", "", {}, importSort},
      {"stablehlo.torch_index_select", "", {}, importIndexSelect},
      {"chlo.top_k", "", {}, importTopK},
  };
}

} // namespace gc
