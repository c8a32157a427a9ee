// Rows of contractions, reductions, sorting and indexing.
#include "frontend/stablehlo/Expand.h"

using namespace mlir;

namespace gc {

//===-- Contractions --------------------------------------------------------------------------------------------===//

// Operands rounded to what the algorithm multiplies, sums in at least its precision. One of several components per
// operand (x3, x6, x9) stands for products more exact than one of its components: the operands stay as they are.
static FailureOr<Value> dotByAlgorithm(stablehlo::DotGeneralOp dot, stablehlo::DotAlgorithmAttr algorithm,
                                       Importer &importer) {
  for (Type type : {algorithm.getLhsPrecisionType(), algorithm.getRhsPrecisionType(), algorithm.getAccumulationType()})
    if (isa<FloatTF32Type>(type))
      return dot.emitOpError("with an algorithm on tf32 is not supported; use f32, or bf16 with several components");
  Operation *op = dot;
  Expand x(importer, op);
  Type sum = algorithm.getAccumulationType(), element = getElementTypeOrSelf(dot.getType());
  auto operand = [&](Value v, Type precision, int64_t components) {
    if (components == 1)
      v = x.convert(v, precision);
    // Sums of wide elements are formed in their type.
    return sum.isF64() ? x.convert(v, sum) : v;
  };
  Value lhs = operand(importer.get(dot.getLhs()), algorithm.getLhsPrecisionType(), algorithm.getLhsComponentCount());
  Value rhs = operand(importer.get(dot.getRhs()), algorithm.getRhsPrecisionType(), algorithm.getRhsComponentCount());
  if (x.element(lhs) != x.element(rhs)) {
    lhs = x.convert(lhs, sum);
    rhs = x.convert(rhs, sum);
  }
  stablehlo::DotDimensionNumbersAttr dims = dot.getDotDimensionNumbers();
  Value product = DotOp::create(x.b, x.loc, cast<RankedTensorType>(dot.getType()).clone(sum), lhs, rhs,
                                dims.getLhsBatchingDimensions(), dims.getRhsBatchingDimensions(),
                                dims.getLhsContractingDimensions(), dims.getRhsContractingDimensions());
  return x.convert(product, element);
}

static LogicalResult importDotGeneral(Operation *op, Importer &importer) {
  auto dot = cast<stablehlo::DotGeneralOp>(op);
  if (auto algorithm = dot.getAlgorithm()) {
    FailureOr<Value> product = dotByAlgorithm(dot, *algorithm, importer);
    if (failed(product))
      return failure();
    importer.set(op->getResult(0), *product);
    return success();
  }
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
  auto created = ReduceOp::create(importer.builder, op->getLoc(), Importer::split(op->getResultTypes()),
                                  importer.get(reduce.getInputs()), importer.get(reduce.getInitValues()),
                                  reduce.getDimensions(), kind.value_or(Monoid::region));
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
  auto created = SortOp::create(importer.builder, op->getLoc(), Importer::split(op->getResultTypes()),
                                importer.get(sort.getInputs()), dim, sort.getIsStable());
  importer.set(op, created->getResults());
  // The comparator's pieces come left, right per input; those of gc per piece.
  SmallVector<unsigned> order;
  for (Type type : sort.getInputs().getTypes()) {
    unsigned first = order.size(), pieces = Importer::split(type).size();
    for (unsigned side : {0, 1})
      for (unsigned piece = 0; piece < pieces; ++piece)
        order.push_back(first + 2 * piece + side);
  }
  return importer.importRegion(sort.getComparator(), created.getBody(), order);
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
      importer.builder, op->getLoc(), Importer::split(op->getResultTypes()), importer.get(scatter.getInputs()),
      importer.get(scatter.getScatterIndices()), importer.get(scatter.getUpdates()), dims.getUpdateWindowDims(),
      dims.getInsertedWindowDims(), dims.getInputBatchingDims(), dims.getScatterIndicesBatchingDims(),
      dims.getScatterDimsToOperandDims(), dims.getIndexVectorDim(), kind.value_or(Monoid::region),
      scatter.getUniqueIndices(), scatter.getIndicesAreSorted());
  importer.set(op, created->getResults());
  return kind ? success() : importer.importRegion(scatter.getUpdateComputation(), created.getBody());
}

// Whole slices along `dim`, one per index: a gather whose window lacks that dimension and those of the batch.
static LogicalResult importIndexSelect(Operation *op, Importer &importer) {
  auto select = cast<stablehlo::TorchIndexSelectOp>(op);
  auto operand = cast<RankedTensorType>(select.getOperand().getType());
  auto index = cast<RankedTensorType>(select.getIndex().getType());
  int64_t dim = select.getDim(), batch = select.getBatchDims();
  if (batch < 0 || batch > std::min(index.getRank(), operand.getRank()))
    return op->emitOpError("has batch_dims ")
           << batch << ", but " << operand << " and " << index << " have no such number of dimensions in common";
  if (dim < batch || dim >= operand.getRank())
    return op->emitOpError("has dim ") << dim << " for " << operand << "; it must be one after the " << batch
                                       << " of the batch";
  if (operand.getShape().take_front(batch) != index.getShape().take_front(batch))
    return op->emitOpError("has batch_dims ")
           << batch << " for " << operand << " and " << index << "; their first sizes must agree";
  SmallVector<int64_t> offset, sizes(operand.getShape()), batching(llvm::to_vector(llvm::seq<int64_t>(0, batch)));
  sizes[dim] = 1;
  for (int64_t d : batching)
    sizes[d] = 1;
  for (int64_t d = batch; d + 1 < operand.getRank(); ++d)
    offset.push_back(d < dim ? d : d + index.getRank() - batch);
  return importer.replace<GatherOp>(op, op->getResultTypes(), importer.get(select.getOperand()),
                                    importer.get(select.getIndex()), offset, ArrayRef<int64_t>(dim), batching, batching,
                                    ArrayRef<int64_t>(dim), index.getRank(), sizes);
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
