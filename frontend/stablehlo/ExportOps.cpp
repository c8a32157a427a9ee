// The ops that have no plain row: constants, contractions, reductions, indexing, control flow, fusions.
#include "frontend/stablehlo/Exporter.h"
#include "ir/interfaces/Monoid.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace gc {

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static RankedTensorType scalarOf(Type type) {
  return RankedTensorType::get({}, cast<RankedTensorType>(type).getElementType());
}

//===-- Elements ------------------------------------------------------------------------------------------------===//

static LogicalResult exportConstant(Operation *op, Exporter &exporter) {
  exporter.set(op->getResults(), exporter.constant(op->getLoc(), cast<ConstantOp>(op).getValue()));
  return success();
}

static LogicalResult exportCompare(Operation *op, Exporter &exporter) {
  auto compare = cast<CompareOp>(op);
  Type element = typeOf(compare.getLhs()).getElementType();
  auto type = isa<FloatType>(element)       ? stablehlo::ComparisonType::FLOAT
              : isa<ComplexType>(element)   ? stablehlo::ComparisonType::FLOAT
              : element.isInteger(1)        ? stablehlo::ComparisonType::UNSIGNED
              : element.isUnsignedInteger() ? stablehlo::ComparisonType::UNSIGNED
                                            : stablehlo::ComparisonType::SIGNED;
  if (compare.getTotalOrder())
    type = stablehlo::ComparisonType::TOTALORDER;
  auto direction = *stablehlo::symbolizeComparisonDirection(stringifyEnum(compare.getDirection()));
  return exporter.replace<stablehlo::CompareOp>(op, op->getResultTypes(), exporter.get(compare.getLhs()),
                                                exporter.get(compare.getRhs()),
                                                stablehlo::ComparisonDirectionAttr::get(op->getContext(), direction),
                                                stablehlo::ComparisonTypeAttr::get(op->getContext(), type));
}

// StableHLO takes complex numbers apart by ops, not by their bytes: (re, im) lie along the pairs' last dimension.
static LogicalResult exportPairs(Operation *op, Exporter &exporter) {
  OpBuilder &b = exporter.builder;
  Location loc = op->getLoc();
  Value from = exporter.get(op->getOperand(0));
  auto make = [&](StringRef name, ValueRange operands, Type type) {
    OperationState state(loc, name, operands, type);
    return state;
  };
  RankedTensorType pairs, whole;
  bool apart = isa<ComplexType>(typeOf(from).getElementType());
  (apart ? whole : pairs) = typeOf(from);
  (apart ? pairs : whole) = typeOf(op->getResult(0));
  Type part = cast<ComplexType>(whole.getElementType()).getElementType();
  if (pairs.getElementType() != part || pairs.getRank() != whole.getRank() + 1)
    return op->emitOpError("cannot be written as StableHLO: it reads a complex number as another than its two parts");
  SmallVector<int64_t> one(pairs.getShape());
  one.back() = 1;
  if (apart) {
    SmallVector<Value> parts;
    for (StringRef name : {"stablehlo.real", "stablehlo.imag"}) {
      Value v = b.create(make(name, from, whole.clone(part)))->getResult(0);
      parts.push_back(stablehlo::ReshapeOp::create(b, loc, pairs.clone(one), v));
    }
    OperationState join = make("stablehlo.concatenate", parts, pairs);
    join.addAttribute("dimension", b.getI64IntegerAttr(pairs.getRank() - 1));
    exporter.replace(op, join);
    return success();
  }
  SmallVector<Value> parts;
  for (int64_t i : {0, 1}) {
    SmallVector<int64_t> start(pairs.getRank(), 0), limit(pairs.getShape()), stride(pairs.getRank(), 1);
    start.back() = i;
    limit.back() = i + 1;
    OperationState slice = make("stablehlo.slice", from, pairs.clone(one));
    slice.addAttribute("start_indices", b.getDenseI64ArrayAttr(start));
    slice.addAttribute("limit_indices", b.getDenseI64ArrayAttr(limit));
    slice.addAttribute("strides", b.getDenseI64ArrayAttr(stride));
    parts.push_back(stablehlo::ReshapeOp::create(b, loc, whole.clone(part), b.create(slice)->getResult(0)));
  }
  exporter.replace(op, make("stablehlo.complex", parts, whole));
  return success();
}

static LogicalResult exportBitcast(Operation *op, Exporter &exporter) {
  auto isComplex = [](Value v) { return isa<ComplexType>(typeOf(v).getElementType()); };
  if (isComplex(op->getOperand(0)) != isComplex(op->getResult(0)))
    return exportPairs(op, exporter);
  return exporter.replace<stablehlo::BitcastConvertOp>(op, op->getResultTypes(), exporter.get(op->getOperand(0)));
}

//===-- Contractions and reductions -----------------------------------------------------------------------------===//

static LogicalResult exportDot(Operation *op, Exporter &exporter) {
  auto dot = cast<DotOp>(op);
  if (exportConvolution(dot, exporter))
    return success();
  auto dims = stablehlo::DotDimensionNumbersAttr::get(op->getContext(), dot.getLhsBatch(), dot.getRhsBatch(),
                                                      dot.getLhsContract(), dot.getRhsContract());
  return exporter.replace<stablehlo::DotGeneralOp>(op, op->getResultTypes(), exporter.get(dot.getLhs()),
                                                   exporter.get(dot.getRhs()), dims, ArrayAttr(),
                                                   stablehlo::DotAlgorithmAttr());
}

static FailureOr<Value> createStart(Operation *op, Monoid kind, Type element, Exporter &exporter) {
  TypedAttr identity = getStart(kind, element);
  if (!identity)
    return op->emitOpError("cannot be written as StableHLO: its combiner has no identity on ") << element;
  return exporter.constant(op->getLoc(),
                           SplatElementsAttr::get(RankedTensorType::get({}, element), Attribute(identity)));
}

static LogicalResult exportReduce(Operation *op, Exporter &exporter) {
  auto reduce = cast<ReduceOp>(op);
  SmallVector<Value> inits = exporter.get(reduce.getInits());
  if (inits.empty())
    for (Value input : reduce.getInputs()) {
      FailureOr<Value> init = createStart(op, reduce.getKind(), typeOf(input).getElementType(), exporter);
      if (failed(init))
        return failure();
      inits.push_back(*init);
    }
  auto created = stablehlo::ReduceOp::create(exporter.builder, op->getLoc(), op->getResultTypes(),
                                             exporter.get(reduce.getInputs()), inits, reduce.getDims());
  exporter.set(op->getResults(), created->getResults());
  return exporter.exportCombiner(op, reduce.getKind(), reduce.getBody(), created->getRegion(0));
}

// A window over the whole dimension, padded on one side; without the element itself it lies one further out.
static LogicalResult exportCumulative(Operation *op, Exporter &exporter) {
  auto cumulative = cast<CumulativeOp>(op);
  RankedTensorType type = typeOf(cumulative.getOperand());
  int64_t dim = cumulative.getDim(), size = type.getDimSize(dim);
  FailureOr<Value> init = createStart(op, cumulative.getKind(), type.getElementType(), exporter);
  if (failed(init))
    return failure();
  SmallVector<int64_t> window(type.getRank(), 1), padding(2 * type.getRank(), 0);
  window[dim] = size;
  int64_t front = cumulative.getExclusive() ? size : size - 1, behind = cumulative.getExclusive() ? -1 : 0;
  padding[2 * dim] = cumulative.getReverse() ? behind : front;
  padding[2 * dim + 1] = cumulative.getReverse() ? front : behind;
  auto paddingType = RankedTensorType::get({type.getRank(), 2}, exporter.builder.getI64Type());
  OperationState state(op->getLoc(), "stablehlo.reduce_window",
                       ValueRange{exporter.get(cumulative.getOperand()), *init}, op->getResultTypes());
  state.addAttribute("window_dimensions", exporter.builder.getDenseI64ArrayAttr(window));
  state.addAttribute("padding", DenseIntElementsAttr::get(paddingType, padding));
  state.addRegion();
  Operation *created = exporter.replace(op, state);
  Region none;
  return exporter.exportCombiner(op, cumulative.getKind(), none, created->getRegion(0));
}

static LogicalResult exportTopK(Operation *op, Exporter &exporter) {
  auto topK = cast<TopKOp>(op);
  OperationState state(op->getLoc(), "chlo.top_k", exporter.get(topK.getOperand()), op->getResultTypes());
  state.addAttribute("k", exporter.builder.getI64IntegerAttr(topK.getK()));
  exporter.replace(op, state);
  return success();
}

static LogicalResult exportSort(Operation *op, Exporter &exporter) {
  auto sort = cast<SortOp>(op);
  OperationState state(op->getLoc(), "stablehlo.sort", exporter.get(sort.getInputs()), op->getResultTypes());
  state.addAttribute("dimension", exporter.builder.getI64IntegerAttr(sort.getDim()));
  state.addAttribute("is_stable", exporter.builder.getBoolAttr(sort.getStable()));
  state.addRegion();
  Operation *created = exporter.replace(op, state);
  return exporter.exportRegion(sort.getBody(), created->getRegion(0));
}

//===-- Indexing ------------------------------------------------------------------------------------------------===//

static LogicalResult exportGather(Operation *op, Exporter &exporter) {
  auto gather = cast<GatherOp>(op);
  auto dims = stablehlo::GatherDimensionNumbersAttr::get(
      op->getContext(), gather.getOffsetDims(), gather.getCollapsedSliceDims(), gather.getOperandBatchingDims(),
      gather.getIndicesBatchingDims(), gather.getStartIndexMap(), gather.getIndexVectorDim());
  OperationState state(op->getLoc(), "stablehlo.gather",
                       ValueRange{exporter.get(gather.getOperand()), exporter.get(gather.getIndices())},
                       op->getResultTypes());
  state.addAttribute("dimension_numbers", dims);
  state.addAttribute("slice_sizes", exporter.builder.getDenseI64ArrayAttr(gather.getSliceSizes()));
  exporter.replace(op, state);
  return success();
}

static LogicalResult exportScatter(Operation *op, Exporter &exporter) {
  auto scatter = cast<ScatterOp>(op);
  auto dims = stablehlo::ScatterDimensionNumbersAttr::get(
      op->getContext(), scatter.getUpdateWindowDims(), scatter.getInsertedWindowDims(), scatter.getInputBatchingDims(),
      scatter.getIndicesBatchingDims(), scatter.getScatterDimsToOperandDims(), scatter.getIndexVectorDim());
  OperationState state(op->getLoc(), "stablehlo.scatter", exporter.get(op->getOperands()), op->getResultTypes());
  state.addAttribute("scatter_dimension_numbers", dims);
  state.addAttribute("indices_are_sorted", exporter.builder.getBoolAttr(scatter.getIndicesAreSorted()));
  state.addAttribute("unique_indices", exporter.builder.getBoolAttr(scatter.getUniqueIndices()));
  state.addRegion();
  Operation *created = exporter.replace(op, state);
  return exporter.exportCombiner(op, scatter.getKind(), scatter.getBody(), created->getRegion(0));
}

//===-- Control flow --------------------------------------------------------------------------------------------===//

static LogicalResult exportWhile(Operation *op, Exporter &exporter) {
  auto loop = cast<WhileOp>(op);
  OperationState state(op->getLoc(), "stablehlo.while", exporter.get(loop.getInits()), op->getResultTypes());
  state.addRegion();
  state.addRegion();
  Operation *created = exporter.replace(op, state);
  return failure(failed(exporter.exportRegion(loop.getCond(), created->getRegion(0))) ||
                 failed(exporter.exportRegion(loop.getBody(), created->getRegion(1))));
}

static LogicalResult exportCase(Operation *op, Exporter &exporter) {
  auto choice = cast<CaseOp>(op);
  OperationState state(op->getLoc(), "stablehlo.case", exporter.get(choice.getIndex()), op->getResultTypes());
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  Operation *created = exporter.replace(op, state);
  for (auto [from, to] : llvm::zip(op->getRegions(), created->getRegions()))
    if (failed(exporter.exportRegion(from, to)))
      return failure();
  return success();
}

// What the loops of a scan need: a while that counts, reads slices and writes slices.
class ScanExport {
public:
  ScanExport(ScanOp scan, Exporter &exporter)
      : scan(scan), exporter(exporter), b(exporter.builder), loc(scan.getLoc()),
        counter(RankedTensorType::get({}, b.getI32Type())), carries(scan.getInits().size()) {}

  LogicalResult run() {
    SmallVector<Value> inits{number(0)};
    llvm::append_range(inits, exporter.get(scan.getInits()));
    for (Value stack : scan.getResults().drop_front(carries))
      inits.push_back(
          exporter.constant(loc, SplatElementsAttr::get(typeOf(stack), b.getZeroAttr(typeOf(stack).getElementType()))));
    SmallVector<Type> types = llvm::map_to_vector(inits, [](Value v) { return v.getType(); });
    OperationState state(loc, "stablehlo.while", inits, types);
    state.addRegion();
    state.addRegion();
    Operation *loop = b.create(state);
    SmallVector<Location> locs(types.size(), loc);
    OpBuilder::InsertionGuard guard(b);
    Block *cond = b.createBlock(&loop->getRegion(0), {}, types, locs);
    Value more = stablehlo::CompareOp::create(
        b, loc, RankedTensorType::get({}, b.getI1Type()), cond->getArgument(0), number(scan.getTripCount()),
        stablehlo::ComparisonDirectionAttr::get(b.getContext(), stablehlo::ComparisonDirection::LT),
        stablehlo::ComparisonTypeAttr::get(b.getContext(), stablehlo::ComparisonType::SIGNED));
    stablehlo::ReturnOp::create(b, loc, more);
    Block *body = b.createBlock(&loop->getRegion(1), {}, types, locs);
    if (failed(fillBody(*body)))
      return failure();
    exporter.set(scan->getResults(), loop->getResults().drop_front());
    return success();
  }

private:
  Value number(int64_t value) {
    return exporter.constant(loc, SplatElementsAttr::get(counter, b.getI32IntegerAttr(value)));
  }

  SmallVector<Value> startOf(Value trip, RankedTensorType stack) {
    SmallVector<Value> start(stack.getRank(), zero);
    start[0] = trip;
    return start;
  }

  LogicalResult fillBody(Block &body) {
    Value trip = body.getArgument(0), at = trip;
    zero = number(0);
    if (scan.getReverse())
      at = stablehlo::SubtractOp::create(b, loc, counter, number(scan.getTripCount() - 1), trip);
    Block &from = scan.getBody().front();
    exporter.set(from.getArguments().take_front(carries), body.getArguments().slice(1, carries));
    for (auto [stack, argument] : llvm::zip_equal(scan.getInputs(), from.getArguments().drop_front(carries))) {
      RankedTensorType type = typeOf(stack);
      SmallVector<int64_t> sizes(type.getShape());
      sizes[0] = 1;
      SmallVector<Value> operands{exporter.get(stack)};
      llvm::append_range(operands, startOf(at, type));
      OperationState slice(loc, "stablehlo.dynamic_slice", operands, type.clone(sizes));
      slice.addAttribute("slice_sizes", b.getDenseI64ArrayAttr(sizes));
      Value piece = stablehlo::ReshapeOp::create(b, loc, argument.getType(), b.create(slice)->getResult(0));
      exporter.set(argument, piece);
    }
    if (failed(exporter.exportOps(from)))
      return failure();
    Operation *yield = from.getTerminator();
    SmallVector<Value> next{stablehlo::AddOp::create(b, loc, counter, trip, number(1))};
    for (auto [i, yielded] : llvm::enumerate(exporter.get(yield->getOperands()))) {
      if (i < carries) {
        next.push_back(yielded);
        continue;
      }
      Value stack = body.getArgument(1 + i);
      SmallVector<int64_t> sizes(typeOf(stack).getShape());
      sizes[0] = 1;
      Value piece = stablehlo::ReshapeOp::create(b, loc, typeOf(stack).clone(sizes), yielded);
      SmallVector<Value> operands{stack, piece};
      llvm::append_range(operands, startOf(at, typeOf(stack)));
      OperationState update(loc, "stablehlo.dynamic_update_slice", operands, stack.getType());
      next.push_back(b.create(update)->getResult(0));
    }
    stablehlo::ReturnOp::create(b, loc, next);
    return success();
  }

  ScanOp scan;
  Exporter &exporter;
  OpBuilder &b;
  Location loc;
  RankedTensorType counter;
  size_t carries;
  Value zero;
};

static LogicalResult exportScan(Operation *op, Exporter &exporter) {
  return ScanExport(cast<ScanOp>(op), exporter).run();
}

static LogicalResult exportCall(Operation *op, Exporter &exporter) {
  return exporter.replace<func::CallOp>(op, cast<func::CallOp>(op).getCallee(), op->getResultTypes(),
                                        exporter.get(op->getOperands()));
}

static LogicalResult exportExpect(Operation *op, Exporter &exporter) {
  auto expect = cast<ExpectOp>(op);
  OperationState state(op->getLoc(), "stablehlo.custom_call", exporter.get(op->getOperands()), TypeRange());
  state.addAttribute("call_target_name",
                     exporter.builder.getStringAttr("check.expect_" + stringifyEnum(expect.getKind())));
  state.addAttribute("has_side_effect", exporter.builder.getBoolAttr(true));
  if (expect.getKind() == ExpectKind::close) {
    state.addAttribute("min_ulp_difference", exporter.builder.getI64IntegerAttr(expect.getMinUlpDifference()));
    state.addAttribute("max_ulp_difference", exporter.builder.getI64IntegerAttr(expect.getMaxUlpDifference()));
  }
  exporter.builder.create(state);
  return success();
}

// A fusion is its ops.
static LogicalResult exportFusion(Operation *op, Exporter &exporter) {
  Block &body = cast<FusionOp>(op).getBody().front();
  exporter.set(body.getArguments(), exporter.get(op->getOperands()));
  if (failed(exporter.exportOps(body)))
    return failure();
  exporter.set(op->getResults(), exporter.get(body.getTerminator()->getOperands()));
  return success();
}

//===-- Combiners -----------------------------------------------------------------------------------------------===//

LogicalResult Exporter::exportCombiner(Operation *op, Monoid kind, Region &from, Region &to) {
  if (kind == Monoid::region)
    return exportRegion(from, to);
  static constexpr std::pair<Monoid, StringLiteral> kOps[] = {
      {Monoid::add, "stablehlo.add"},     {Monoid::mul, "stablehlo.multiply"}, {Monoid::min, "stablehlo.minimum"},
      {Monoid::max, "stablehlo.maximum"}, {Monoid::and_, "stablehlo.and"},     {Monoid::or_, "stablehlo.or"},
      {Monoid::xor_, "stablehlo.xor"}};
  RankedTensorType type = scalarOf(op->getResultTypes().front());
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&to, {}, {type, type}, {op->getLoc(), op->getLoc()});
  OperationState state(op->getLoc(), llvm::find_if(kOps, [&](auto &k) { return k.first == kind; })->second,
                       block->getArguments(), type);
  stablehlo::ReturnOp::create(builder, op->getLoc(), builder.create(state)->getResult(0));
  return success();
}

std::vector<ExportFunction> exportFunctions() {
  return {{"func.call", exportCall},
          {"gc.bitcast", exportBitcast},
          {"gc.bitcast_reshape", exportBitcast},
          {"gc.case", exportCase},
          {"gc.compare", exportCompare},
          {"gc.constant", exportConstant},
          {"gc.cumulative", exportCumulative},
          {"gc.dot", exportDot},
          {"gc.expect", exportExpect},
          {"gc.fusion", exportFusion},
          {"gc.gather", exportGather},
          {"gc.reduce", exportReduce},
          {"gc.scan", exportScan},
          {"gc.scatter", exportScatter},
          {"gc.sort", exportSort},
          {"gc.top_k", exportTopK},
          {"gc.while", exportWhile}};
}

} // namespace gc
