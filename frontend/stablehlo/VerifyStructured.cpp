// Verifiers of contractions, reductions, sort, gather and scatter.
#include "frontend/stablehlo/Verify.h"

using namespace mlir;

namespace gc::stablehlo {

using Shaped = RankedTensorType;

static Shaped shaped(Value value) {
  return cast<Shaped>(value.getType());
}
static bool sizesAgree(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}

// All of `dims` are within [0, rank) and new to `seen`.
static LogicalResult addDims(Operation *op, StringRef what, ArrayRef<int64_t> dims, int64_t rank,
                             llvm::SmallDenseSet<int64_t> &seen) {
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= rank)
      return op->emitOpError(what) << " must be within rank " << rank << ", got " << dim;
    if (!seen.insert(dim).second)
      return op->emitOpError(what) << " use dimension " << dim << " twice";
  }
  return success();
}

static LogicalResult verifySorted(Operation *op, StringRef what, ArrayRef<int64_t> dims) {
  if (!llvm::is_sorted(dims))
    return op->emitOpError(what) << " must be in ascending order";
  return success();
}

static LogicalResult verifyShape(Operation *op, Shaped result, ArrayRef<int64_t> shape) {
  if (result.getRank() != int64_t(shape.size()) || llvm::any_of(llvm::zip(result.getShape(), shape), [](auto p) {
        return !sizesAgree(std::get<0>(p), std::get<1>(p));
      }))
    return op->emitOpError("result must have the shape of ")
           << Shaped::get(shape, result.getElementType()) << ", got " << result;
  return success();
}

//===-- Contractions --------------------------------------------------------------------------------------------===//

static LogicalResult verifyPrecision(Operation *op, std::optional<ArrayAttr> precision) {
  if (precision && precision->size() > 2)
    return op->emitOpError("precision needs at most one entry per operand, got ") << precision->size();
  return success();
}

// Products of complex numbers are complex, and of real ones real.
static LogicalResult verifyComplexTogether(Operation *op) {
  auto isComplex = [](Type type) { return isa<ComplexType>(getElementTypeOrSelf(type)); };
  Type lhs = op->getOperand(0).getType(), rhs = op->getOperand(1).getType(), result = op->getResult(0).getType();
  if (isComplex(lhs) != isComplex(rhs) || isComplex(lhs) != isComplex(result))
    return op->emitOpError("operands and result must all be complex or all be real, got ")
           << lhs << ", " << rhs << " and " << result;
  return success();
}

LogicalResult verifyDot(DotOp op) {
  auto lhs = shaped(op.getLhs()), rhs = shaped(op.getRhs());
  if (failed(verifyComplexTogether(op)))
    return failure();
  int64_t a = lhs.getRank(), b = rhs.getRank();
  if (a < 1 || a > 2 || b < 1 || b > 2)
    return op.emitOpError("operands must be vectors or matrices, got ") << lhs << " and " << rhs;
  int64_t left = lhs.getDimSize(a - 1), right = rhs.getDimSize(0);
  if (!sizesAgree(left, right))
    return op.emitOpError("contracted sizes differ: ") << left << " of " << lhs << " and " << right << " of " << rhs;
  SmallVector<int64_t> shape(lhs.getShape().drop_back());
  llvm::append_range(shape, rhs.getShape().drop_front());
  if (failed(verifyPrecision(op, op.getPrecisionConfig())))
    return failure();
  return verifyShape(op, op.getType(), shape);
}

LogicalResult verifyDotGeneral(DotGeneralOp op) {
  auto lhs = shaped(op.getLhs()), rhs = shaped(op.getRhs());
  if (failed(verifyComplexTogether(op)))
    return failure();
  DotDimensionNumbersAttr dims = op.getDotDimensionNumbers();
  auto lhsBatch = dims.getLhsBatchingDimensions(), rhsBatch = dims.getRhsBatchingDimensions();
  auto lhsContract = dims.getLhsContractingDimensions(), rhsContract = dims.getRhsContractingDimensions();
  if (lhsBatch.size() != rhsBatch.size() || lhsContract.size() != rhsContract.size())
    return op.emitOpError("both sides need equally many batching (")
           << lhsBatch.size() << ", " << rhsBatch.size() << ") and contracting (" << lhsContract.size() << ", "
           << rhsContract.size() << ") dimensions";
  llvm::SmallDenseSet<int64_t> lhsUsed, rhsUsed;
  if (failed(addDims(op, "lhs dimension numbers", lhsBatch, lhs.getRank(), lhsUsed)) ||
      failed(addDims(op, "lhs dimension numbers", lhsContract, lhs.getRank(), lhsUsed)) ||
      failed(addDims(op, "rhs dimension numbers", rhsBatch, rhs.getRank(), rhsUsed)) ||
      failed(addDims(op, "rhs dimension numbers", rhsContract, rhs.getRank(), rhsUsed)))
    return failure();
  auto sizes = [&](StringRef what, ArrayRef<int64_t> a, ArrayRef<int64_t> b) -> LogicalResult {
    for (auto [l, r] : llvm::zip(a, b))
      if (!sizesAgree(lhs.getDimSize(l), rhs.getDimSize(r)))
        return op.emitOpError(what) << " sizes must be equal, but dimension " << l << " of lhs has "
                                    << lhs.getDimSize(l) << " and dimension " << r << " of rhs has "
                                    << rhs.getDimSize(r);
    return success();
  };
  if (failed(sizes("batching", lhsBatch, rhsBatch)) || failed(sizes("contracting", lhsContract, rhsContract)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t dim : lhsBatch)
    shape.push_back(lhs.getDimSize(dim));
  for (int64_t dim = 0; dim < lhs.getRank(); ++dim)
    if (!lhsUsed.contains(dim))
      shape.push_back(lhs.getDimSize(dim));
  for (int64_t dim = 0; dim < rhs.getRank(); ++dim)
    if (!rhsUsed.contains(dim))
      shape.push_back(rhs.getDimSize(dim));
  if (failed(verifyPrecision(op, op.getPrecisionConfig())))
    return failure();
  return verifyShape(op, op.getType(), shape);
}

// One operand's dimension numbers are a permutation of its dimensions.
static LogicalResult verifyConvSide(Operation *op, StringRef what, Shaped type, int64_t a, int64_t b,
                                    ArrayRef<int64_t> spatial) {
  if (int64_t(spatial.size()) + 2 != type.getRank())
    return op->emitOpError(what) << " of rank " << type.getRank() << " needs " << type.getRank() - 2
                                 << " spatial dimensions, got " << spatial.size();
  llvm::SmallDenseSet<int64_t> seen;
  SmallVector<int64_t> all(spatial);
  all.append({a, b});
  return addDims(op, (what + " dimension numbers").str(), all, type.getRank(), seen);
}

// How many windows a dimension has. All numbers are below 2^31.
static int64_t windowedSize(int64_t size, int64_t low, int64_t high, int64_t base, int64_t window, int64_t dilation,
                            int64_t stride) {
  int64_t padded = size == 0 ? 0 : (size - 1) * base + 1;
  padded += low + high;
  int64_t reach = window == 0 ? 0 : (window - 1) * dilation + 1;
  return padded < reach || padded <= 0 ? 0 : (padded - reach) / stride + 1;
}

// Counts of groups divide features and batch; features meet; features and batch are the result's.
static LogicalResult verifyConvFeatures(ConvolutionOp op) {
  ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  auto lhs = shaped(op.getLhs()), rhs = shaped(op.getRhs());
  int64_t features = op.getFeatureGroupCount(), batches = op.getBatchGroupCount();
  if (features < 1 || batches < 1 || (features > 1 && batches > 1))
    return op.emitOpError("feature_group_count and batch_group_count must be positive and one of them 1, got ")
           << features << " and " << batches;
  int64_t in = lhs.getDimSize(dims.getInputFeatureDimension()), batch = lhs.getDimSize(dims.getInputBatchDimension());
  int64_t perGroup = rhs.getDimSize(dims.getKernelInputFeatureDimension());
  int64_t out = rhs.getDimSize(dims.getKernelOutputFeatureDimension());
  auto divides = [](int64_t size, int64_t groups) { return ShapedType::isDynamic(size) || size % groups == 0; };
  if (!divides(in, features) || !divides(out, features) || !divides(out, batches) || !divides(batch, batches))
    return op.emitOpError("group counts must divide batch and features: ")
           << lhs << " and " << rhs << " in " << features << " feature and " << batches << " batch groups";
  if (!ShapedType::isDynamic(in) && !sizesAgree(in / features, perGroup))
    return op.emitOpError("the kernel reads ")
           << perGroup << " features per group, the input has " << in << " in " << features << " groups";
  return success();
}

// The windows' lists have an entry per spatial dimension, in range, and give the result's sizes.
static LogicalResult verifyConvWindows(ConvolutionOp op) {
  ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  auto lhs = shaped(op.getLhs()), rhs = shaped(op.getRhs());
  int64_t spatial = dims.getInputSpatialDimensions().size();
  auto list = [&](std::optional<ArrayRef<int64_t>> given) {
    return given ? SmallVector<int64_t>(*given) : SmallVector<int64_t>(spatial, 1);
  };
  SmallVector<int64_t> strides = list(op.getWindowStrides()), base = list(op.getLhsDilation()),
                       dilations = list(op.getRhsDilation()), padding(2 * spatial, 0);
  for (auto &values : {strides, base, dilations}) {
    if (int64_t(values.size()) != spatial)
      return op.emitOpError("window attributes must have one entry per spatial dimension (")
             << spatial << "), got " << values.size();
    for (int64_t value : values)
      if (value <= 0 || value > std::numeric_limits<int32_t>::max())
        return op.emitOpError("window strides and dilations must be positive and below 2^31, got ") << value;
  }
  if (auto reversal = op.getWindowReversal(); reversal && int64_t(reversal->size()) != spatial)
    return op.emitOpError("window attributes must have one entry per spatial dimension (")
           << spatial << "), got " << reversal->size();
  if (std::optional<DenseIntElementsAttr> given = op.getPadding()) {
    if (given->getType().getShape() != ArrayRef<int64_t>({spatial, 2}))
      return op.emitOpError("padding must have shape ") << spatial << "x2, got " << given->getType();
    padding.assign(given->getValues<int64_t>().begin(), given->getValues<int64_t>().end());
  }
  if (llvm::any_of(padding, [](int64_t p) { return p != int32_t(p); }))
    return op.emitOpError("padding must be below 2^31");
  SmallVector<int64_t> shape(spatial + 2, ShapedType::kDynamic);
  int64_t batch = lhs.getDimSize(dims.getInputBatchDimension());
  if (!ShapedType::isDynamic(batch))
    shape[dims.getOutputBatchDimension()] = batch / int64_t(op.getBatchGroupCount());
  shape[dims.getOutputFeatureDimension()] = rhs.getDimSize(dims.getKernelOutputFeatureDimension());
  for (int64_t s = 0; s < spatial; ++s) {
    int64_t size = lhs.getDimSize(dims.getInputSpatialDimensions()[s]);
    int64_t window = rhs.getDimSize(dims.getKernelSpatialDimensions()[s]);
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(window))
      shape[dims.getOutputSpatialDimensions()[s]] =
          windowedSize(size, padding[2 * s], padding[2 * s + 1], base[s], window, dilations[s], strides[s]);
  }
  return verifyShape(op, op.getType(), shape);
}

LogicalResult verifyConvolution(ConvolutionOp op) {
  if (failed(verifyComplexTogether(op)))
    return failure();
  ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  if (failed(verifyConvSide(op, "input", shaped(op.getLhs()), dims.getInputBatchDimension(),
                            dims.getInputFeatureDimension(), dims.getInputSpatialDimensions())) ||
      failed(verifyConvSide(op, "kernel", shaped(op.getRhs()), dims.getKernelInputFeatureDimension(),
                            dims.getKernelOutputFeatureDimension(), dims.getKernelSpatialDimensions())) ||
      failed(verifyConvSide(op, "output", op.getType(), dims.getOutputBatchDimension(),
                            dims.getOutputFeatureDimension(), dims.getOutputSpatialDimensions())))
    return failure();
  return failure(failed(verifyConvFeatures(op)) || failed(verifyConvWindows(op)));
}

//===-- Reductions ----------------------------------------------------------------------------------------------===//

// A body of 2·n scalars that returns n scalars, of the init values' element types.
static LogicalResult verifyCombiner(Operation *op, Region &region, ValueRange inits) {
  Block &block = region.front();
  size_t n = inits.size();
  if (block.getNumArguments() != 2 * n)
    return op->emitOpError("combiner must take two values per input (")
           << 2 * n << "), got " << block.getNumArguments();
  for (BlockArgument argument : block.getArguments()) {
    auto type = dyn_cast<Shaped>(argument.getType());
    Type expected = shaped(inits[argument.getArgNumber() % n]).getElementType();
    if (!type || type.getRank() != 0 || type.getElementType() != expected)
      return op->emitOpError("combiner's argument ")
             << argument.getArgNumber() << " must be " << Shaped::get({}, expected) << ", got " << argument.getType();
  }
  auto last = block.empty() ? ReturnOp() : dyn_cast<ReturnOp>(block.back());
  if (!last || last->getNumOperands() != n)
    return op->emitOpError("combiner must end in stablehlo.return of ") << n << " values";
  for (auto [i, type] : llvm::enumerate(last->getOperandTypes()))
    if (type != block.getArgument(i).getType())
      return op->emitOpError("combiner must return ") << block.getArgument(i).getType() << ", got " << type;
  return success();
}

// Inputs of one shape, scalar inits of the inputs' element types.
static LogicalResult verifyInputs(Operation *op, ValueRange inputs, ValueRange inits) {
  if (inputs.empty())
    return op->emitOpError("needs at least one input");
  for (auto [input, init] : llvm::zip(inputs, inits)) {
    if (failed(verifyCompatibleShape(input.getType(), inputs.front().getType())))
      return op->emitOpError("inputs must have one shape, got ")
             << inputs.front().getType() << " and " << input.getType();
    if (shaped(init).getRank() != 0 || shaped(init).getElementType() != shaped(input).getElementType())
      return op->emitOpError("init value must be a scalar of its input's element type, got ")
             << init.getType() << " for " << input.getType();
  }
  return success();
}

LogicalResult verifyReduce(ReduceOp op) {
  if (failed(verifyInputs(op, op.getInputs(), op.getInitValues())) ||
      failed(verifyCombiner(op, op.getBody(), op.getInitValues())))
    return failure();
  auto from = shaped(op.getInputs()[0]);
  llvm::SmallDenseSet<int64_t> reduced;
  if (failed(addDims(op, "dimensions", op.getDimensions(), from.getRank(), reduced)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t dim = 0; dim < from.getRank(); ++dim)
    if (!reduced.contains(dim))
      shape.push_back(from.getDimSize(dim));
  if (op.getNumResults() != op.getInputs().size())
    return op.emitOpError("needs one result per input (") << op.getInputs().size() << "), got " << op.getNumResults();
  for (auto [result, init] : llvm::zip(op.getResults(), op.getInitValues())) {
    if (failed(verifyShape(op, shaped(result), shape)))
      return failure();
    if (shaped(result).getElementType() != shaped(init).getElementType())
      return op.emitOpError("result must have the init value's element type ")
             << shaped(init).getElementType() << ", got " << result.getType();
  }
  return success();
}

LogicalResult verifyReduceWindow(ReduceWindowOp op) {
  if (failed(verifyInputs(op, op.getInputs(), op.getInitValues())) ||
      failed(verifyCombiner(op, op.getBody(), op.getInitValues())))
    return failure();
  auto from = shaped(op.getInputs()[0]);
  int64_t rank = from.getRank();
  SmallVector<int64_t> ones(rank, 1);
  auto list = [&](std::optional<ArrayRef<int64_t>> given) { return given ? SmallVector<int64_t>(*given) : ones; };
  SmallVector<int64_t> window(op.getWindowDimensions()), strides = list(op.getWindowStrides()),
                                                         base = list(op.getBaseDilations()),
                                                         dilations = list(op.getWindowDilations());
  for (auto &values : {window, strides, base, dilations}) {
    if (int64_t(values.size()) != rank)
      return op.emitOpError("window attributes must have one entry per dimension (")
             << rank << "), got " << values.size();
    for (int64_t value : values)
      if (value <= 0 || value > std::numeric_limits<int32_t>::max())
        return op.emitOpError("window sizes, strides and dilations must be positive and below 2^31, got ") << value;
  }
  SmallVector<int64_t> padding(2 * rank, 0);
  if (std::optional<DenseIntElementsAttr> given = op.getPadding()) {
    if (given->getType().getShape() != ArrayRef<int64_t>({rank, 2}))
      return op.emitOpError("padding must have shape ") << rank << "x2, got " << given->getType();
    padding.assign(given->getValues<int64_t>().begin(), given->getValues<int64_t>().end());
  }
  SmallVector<int64_t> shape;
  for (int64_t i = 0; i < rank; ++i) {
    if (padding[2 * i] != int32_t(padding[2 * i]) || padding[2 * i + 1] != int32_t(padding[2 * i + 1]))
      return op.emitOpError("padding must be below 2^31");
    shape.push_back(from.isDynamicDim(i) ? ShapedType::kDynamic
                                         : windowedSize(from.getDimSize(i), padding[2 * i], padding[2 * i + 1], base[i],
                                                        window[i], dilations[i], strides[i]));
  }
  if (op.getNumResults() != op.getInputs().size())
    return op.emitOpError("needs one result per input (") << op.getInputs().size() << "), got " << op.getNumResults();
  for (Value result : op.getResults())
    if (failed(verifyShape(op, shaped(result), shape)))
      return failure();
  return success();
}

LogicalResult verifySort(SortOp op) {
  if (op.getInputs().empty())
    return op.emitOpError("needs at least one input");
  auto first = shaped(op.getInputs()[0]);
  int64_t dim = op.getDimension();
  if (dim < -first.getRank() || dim >= first.getRank())
    return op.emitOpError("dimension must be within rank ") << first.getRank() << ", got " << dim;
  for (Value input : op.getInputs())
    if (failed(verifyCompatibleShape(input.getType(), first)))
      return op.emitOpError("inputs must have one shape, got ") << first << " and " << input.getType();
  if (op->getOperandTypes() != op->getResultTypes())
    return op.emitOpError("results must have the inputs' types");
  Block &block = op.getComparator().front();
  if (block.getNumArguments() != 2 * op.getInputs().size())
    return op.emitOpError("comparator must take two values per input (")
           << 2 * op.getInputs().size() << "), got " << block.getNumArguments();
  for (BlockArgument argument : block.getArguments()) {
    Type expected = Shaped::get({}, shaped(op.getInputs()[argument.getArgNumber() / 2]).getElementType());
    if (argument.getType() != expected)
      return op.emitOpError("comparator's argument ")
             << argument.getArgNumber() << " must be " << expected << ", got " << argument.getType();
  }
  auto last = block.empty() ? ReturnOp() : dyn_cast<ReturnOp>(block.back());
  Type pred = Shaped::get({}, IntegerType::get(op.getContext(), 1));
  if (!last || last->getNumOperands() != 1 || last->getOperand(0).getType() != pred)
    return op.emitOpError("comparator must end in stablehlo.return of one ") << pred;
  return success();
}

//===-- Indexing ------------------------------------------------------------------------------------------------===//

// Sizes of the index tensor without its index vector; fails where index_vector_dim or the map do not fit.
static FailureOr<SmallVector<int64_t>> batchSizes(Operation *op, Shaped indices, int64_t vectorDim,
                                                  ArrayRef<int64_t> map) {
  if (vectorDim < 0 || vectorDim > indices.getRank())
    return op->emitOpError("index_vector_dim must be within 0..") << indices.getRank() << ", got " << vectorDim;
  int64_t length = vectorDim == indices.getRank() ? 1 : indices.getDimSize(vectorDim);
  if (!sizesAgree(length, map.size()))
    return op->emitOpError("the index vector has ")
           << length << " components but " << map.size() << " dimensions are indexed";
  SmallVector<int64_t> sizes(indices.getShape());
  if (vectorDim < indices.getRank())
    sizes.erase(sizes.begin() + vectorDim);
  return sizes;
}

// Batching dimensions of operand and indices agree pairwise.
static LogicalResult verifyBatching(Operation *op, Shaped operand, ArrayRef<int64_t> operandDims, Shaped indices,
                                    ArrayRef<int64_t> indexDims, int64_t vectorDim) {
  if (operandDims.size() != indexDims.size())
    return op->emitOpError("operand and indices need equally many batching dimensions, got ")
           << operandDims.size() << " and " << indexDims.size();
  llvm::SmallDenseSet<int64_t> seen;
  if (failed(addDims(op, "batching dimensions of the indices", indexDims, indices.getRank(), seen)))
    return failure();
  if (seen.contains(vectorDim))
    return op->emitOpError("index_vector_dim ") << vectorDim << " must not be a batching dimension";
  for (auto [a, b] : llvm::zip(operandDims, indexDims))
    if (!sizesAgree(operand.getDimSize(a), indices.getDimSize(b)))
      return op->emitOpError("batching sizes differ: dimension ")
             << a << " of " << operand << " and dimension " << b << " of " << indices;
  return success();
}

LogicalResult verifyGather(GatherOp op) {
  auto operand = shaped(op.getOperand()), indices = shaped(op.getStartIndices());
  GatherDimensionNumbersAttr dims = op.getDimensionNumbers();
  ArrayRef<int64_t> sizes = op.getSliceSizes();
  int64_t rank = operand.getRank();
  llvm::SmallDenseSet<int64_t> dropped, indexed, offset;
  if (int64_t(sizes.size()) != rank)
    return op.emitOpError("slice_sizes must have one entry per operand dimension (")
           << rank << "), got " << sizes.size();
  if (failed(addDims(op, "collapsed and batching dimensions", dims.getCollapsedSliceDims(), rank, dropped)) ||
      failed(addDims(op, "collapsed and batching dimensions", dims.getOperandBatchingDims(), rank, dropped)) ||
      failed(addDims(op, "start_index_map", dims.getStartIndexMap(), rank, indexed)) ||
      failed(addDims(op, "offset_dims", dims.getOffsetDims(), op.getType().getRank(), offset)) ||
      failed(verifySorted(op, "offset_dims", dims.getOffsetDims())) ||
      failed(verifySorted(op, "collapsed_slice_dims", dims.getCollapsedSliceDims())))
    return failure();
  if (failed(verifyBatching(op, operand, dims.getOperandBatchingDims(), indices, dims.getStartIndicesBatchingDims(),
                            dims.getIndexVectorDim())))
    return failure();
  FailureOr<SmallVector<int64_t>> batch = batchSizes(op, indices, dims.getIndexVectorDim(), dims.getStartIndexMap());
  if (failed(batch))
    return failure();
  SmallVector<int64_t> window;
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (sizes[dim] < 0 || (!operand.isDynamicDim(dim) && sizes[dim] > operand.getDimSize(dim)))
      return op.emitOpError("slice of size ") << sizes[dim] << " does not fit dimension " << dim << " of " << operand;
    if (!dropped.contains(dim))
      window.push_back(sizes[dim]);
    else if (sizes[dim] > 1)
      return op.emitOpError("slice size of collapsed or batching dimension ")
             << dim << " must be 1, got " << sizes[dim];
  }
  if (window.size() != dims.getOffsetDims().size())
    return op.emitOpError("offset_dims must name ")
           << window.size() << " result dimensions, got " << dims.getOffsetDims().size();
  if (op.getType().getRank() != int64_t(window.size() + batch->size()))
    return op.emitOpError("result must have rank ") << window.size() + batch->size() << ", got " << op.getType();
  if (op.getType().getElementType() != operand.getElementType())
    return op.emitOpError("result must have the operand's element type, got ") << op.getType();
  SmallVector<int64_t> shape;
  auto nextWindow = window.begin(), nextBatch = batch->begin();
  for (int64_t dim = 0; dim < op.getType().getRank(); ++dim)
    shape.push_back(offset.contains(dim) ? *nextWindow++ : *nextBatch++);
  return verifyShape(op, op.getType(), shape);
}

LogicalResult verifyScatter(ScatterOp op) {
  if (op.getInputs().empty())
    return op.emitOpError("needs at least one input");
  auto operand = shaped(op.getInputs()[0]), indices = shaped(op.getScatterIndices()),
       updates = shaped(op.getUpdates()[0]);
  ScatterDimensionNumbersAttr dims = op.getScatterDimensionNumbers();
  int64_t rank = operand.getRank();
  for (size_t i = 0; i < op.getInputs().size(); ++i) {
    if (failed(verifyCompatibleShape(op.getInputs()[i].getType(), operand)) ||
        failed(verifyCompatibleShape(op.getUpdates()[i].getType(), updates)))
      return op.emitOpError("inputs must have one shape, and so must updates");
    if (shaped(op.getInputs()[i]).getElementType() != shaped(op.getUpdates()[i]).getElementType())
      return op.emitOpError("element types differ: ")
             << op.getInputs()[i].getType() << " and " << op.getUpdates()[i].getType();
  }
  if (TypeRange(op.getInputs().getTypes()) != op->getResultTypes())
    return op.emitOpError("results must have the inputs' types");
  llvm::SmallDenseSet<int64_t> dropped, indexed, window;
  if (failed(addDims(op, "inserted and batching dimensions", dims.getInsertedWindowDims(), rank, dropped)) ||
      failed(addDims(op, "inserted and batching dimensions", dims.getInputBatchingDims(), rank, dropped)) ||
      failed(addDims(op, "scatter_dims_to_operand_dims", dims.getScatterDimsToOperandDims(), rank, indexed)) ||
      failed(addDims(op, "update_window_dims", dims.getUpdateWindowDims(), updates.getRank(), window)) ||
      failed(verifySorted(op, "update_window_dims", dims.getUpdateWindowDims())) ||
      failed(verifyBatching(op, operand, dims.getInputBatchingDims(), indices, dims.getScatterIndicesBatchingDims(),
                            dims.getIndexVectorDim())))
    return failure();
  if (int64_t(window.size() + dropped.size()) != rank)
    return op.emitOpError("update_window_dims, inserted_window_dims and input_batching_dims must name ")
           << rank << " dimensions in all, got " << window.size() + dropped.size();
  FailureOr<SmallVector<int64_t>> batch =
      batchSizes(op, indices, dims.getIndexVectorDim(), dims.getScatterDimsToOperandDims());
  if (failed(batch))
    return failure();
  if (updates.getRank() != int64_t(window.size() + batch->size()))
    return op.emitOpError("updates must have rank ") << window.size() + batch->size() << ", got " << updates;
  auto nextBatch = batch->begin();
  for (int64_t dim = 0; dim < updates.getRank(); ++dim)
    if (!window.contains(dim) && !sizesAgree(updates.getDimSize(dim), *nextBatch++))
      return op.emitOpError("updates' dimension ")
             << dim << " must follow the indices' shape, got " << updates << " for " << indices;
  auto nextWindow = dims.getUpdateWindowDims().begin();
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!dropped.contains(dim)) {
      int64_t size = updates.getDimSize(*nextWindow++);
      if (!ShapedType::isDynamic(size) && !operand.isDynamicDim(dim) && size > operand.getDimSize(dim))
        return op.emitOpError("update window of size ")
               << size << " does not fit dimension " << dim << " of " << operand;
    }
  SmallVector<Value> inits; // Only their element types matter to the combiner.
  Block &block = op.getUpdateComputation().front();
  size_t n = op.getInputs().size();
  auto last = block.empty() ? ReturnOp() : dyn_cast<ReturnOp>(block.back());
  if (block.getNumArguments() != 2 * n || !last || last->getNumOperands() != n)
    return op.emitOpError("update computation must take ") << 2 * n << " scalars and return " << n;
  for (BlockArgument argument : block.getArguments()) {
    Type expected = Shaped::get({}, shaped(op.getInputs()[argument.getArgNumber() % n]).getElementType());
    if (argument.getType() != expected)
      return op.emitOpError("update computation's argument ")
             << argument.getArgNumber() << " must be " << expected << ", got " << argument.getType();
  }
  return success();
}

} // namespace gc::stablehlo
