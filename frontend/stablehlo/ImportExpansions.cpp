// Rows of ops that are several gc ops: batch normalization, einsum, map.
#include "frontend/stablehlo/Expand.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace gc {

//===-- Batch normalization -------------------------------------------------------------------------------------===//

namespace {
// Computes in f32 where the elements are narrower, and rounds at the end.
struct BatchNorm {
  BatchNorm(Importer &importer, Operation *op, int64_t feature) : x(importer, op), feature(feature) {
    auto type = cast<RankedTensorType>(op->getOperand(0).getType());
    element = type.getElementType();
    shape.assign(type.getShape().begin(), type.getShape().end());
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (d != feature) {
        others.push_back(d);
        count *= shape[d];
      }
  }
  Value in(Value v) { return x.convert(v, x.accumulator(element)); }
  Value out(Value v) { return x.convert(v, element); }
  Value spread(Value v) { return x.broadcast(v, shape, {feature}); }
  Value sum(Value v) { return x.reduce(Monoid::add, v, others); }
  Value perFeature(double value) {
    return x.splat(value, RankedTensorType::get({shape[feature]}, x.accumulator(element)));
  }

  Expand x;
  int64_t feature, count = 1;
  Type element;
  SmallVector<int64_t> shape, others;
};
} // namespace

// One value per feature in each of the operands `from` to `to`.
static LogicalResult checkBatchNorm(Operation *op, int64_t feature, unsigned from, unsigned to) {
  auto type = cast<RankedTensorType>(op->getOperand(0).getType());
  if (feature < 0 || feature >= type.getRank())
    return op->emitOpError("has feature_index ") << feature << " for an operand of rank " << type.getRank();
  for (unsigned i = from; i < to; ++i)
    if (op->getOperand(i).getType() != RankedTensorType::get({type.getDimSize(feature)}, type.getElementType()))
      return op->emitOpError("operand ") << i << " has type " << op->getOperand(i).getType() << "; it must have one "
                                         << type.getElementType() << " for each of " << type.getDimSize(feature)
                                         << " features";
  return success();
}

static LogicalResult importBatchNormInference(Operation *op, Importer &importer) {
  auto norm = cast<stablehlo::BatchNormInferenceOp>(op);
  int64_t feature = norm.getFeatureIndex();
  if (failed(checkBatchNorm(op, feature, 1, 5)))
    return failure();
  BatchNorm n(importer, op, feature);
  Expand &x = n.x;
  Value centered = x.sub(n.in(importer.get(norm.getOperand())), n.spread(n.in(importer.get(norm.getMean()))));
  Value deviation =
      x.unary<SqrtOp>(x.add(n.in(importer.get(norm.getVariance())), n.perFeature(norm.getEpsilon().convertToDouble())));
  Value y = x.mul(x.div(centered, n.spread(deviation)), n.spread(n.in(importer.get(norm.getScale()))));
  importer.set(op->getResult(0), n.out(x.add(y, n.spread(n.in(importer.get(norm.getOffset()))))));
  return success();
}

static LogicalResult importBatchNormTraining(Operation *op, Importer &importer) {
  auto norm = cast<stablehlo::BatchNormTrainingOp>(op);
  int64_t feature = norm.getFeatureIndex();
  if (failed(checkBatchNorm(op, feature, 1, 3)))
    return failure();
  BatchNorm n(importer, op, feature);
  Expand &x = n.x;
  Value operand = n.in(importer.get(norm.getOperand())), size = n.perFeature(double(n.count));
  Value mean = x.div(n.sum(operand), size), centered = x.sub(operand, n.spread(mean));
  Value variance = x.div(n.sum(x.mul(centered, centered)), size);
  Value deviation = x.unary<SqrtOp>(x.add(variance, n.perFeature(norm.getEpsilon().convertToDouble())));
  Value y = x.mul(x.div(centered, n.spread(deviation)), n.spread(n.in(importer.get(norm.getScale()))));
  y = x.add(y, n.spread(n.in(importer.get(norm.getOffset()))));
  importer.set(op, {n.out(y), n.out(mean), n.out(variance)});
  return success();
}

static LogicalResult importBatchNormGrad(Operation *op, Importer &importer) {
  auto norm = cast<stablehlo::BatchNormGradOp>(op);
  int64_t feature = norm.getFeatureIndex();
  if (failed(checkBatchNorm(op, feature, 1, 4)))
    return failure();
  BatchNorm n(importer, op, feature);
  Expand &x = n.x;
  Value dy = n.in(importer.get(norm.getGradOutput()));
  Value centered = x.sub(n.in(importer.get(norm.getOperand())), n.spread(n.in(importer.get(norm.getMean()))));
  Value variance = x.add(n.in(importer.get(norm.getVariance())), n.perFeature(norm.getEpsilon().convertToDouble()));
  Value deviation = x.unary<SqrtOp>(variance), size = n.perFeature(double(n.count));
  Value sum = n.sum(dy), moment = n.sum(x.mul(dy, centered));
  // scale / deviation · (dy − mean(dy) − centered · moment / (n · variance))
  Value along = x.mul(centered, n.spread(x.div(moment, x.mul(variance, size))));
  Value dx = x.sub(x.sub(dy, n.spread(x.div(sum, size))), along);
  dx = x.mul(dx, n.spread(x.div(n.in(importer.get(norm.getScale())), deviation)));
  importer.set(op, {n.out(dx), n.out(x.div(moment, deviation)), n.out(sum)});
  return success();
}

//===-- Einsum, map ---------------------------------------------------------------------------------------------===//

// The labels of one operand or of the result: a letter per dimension; three dots stand for those that are left over,
// numbered from the last.
static LogicalResult readLabels(Operation *op, StringRef text, Value v, SmallVectorImpl<int64_t> &labels) {
  constexpr int64_t leftOver = 256;
  int64_t rank = cast<RankedTensorType>(v.getType()).getRank(), letters = llvm::count_if(text, llvm::isAlpha);
  StringRef rest = text;
  while (!rest.empty()) {
    if (rest.consume_front("...")) {
      for (int64_t d = rank - letters; d > 0; --d)
        labels.push_back(leftOver + d);
      continue;
    }
    char c = rest.front();
    if (!llvm::isAlpha(c))
      return op->emitOpError("has '") << c << "' in its config; use a letter for each dimension, or '...' for several";
    labels.push_back(c);
    rest = rest.drop_front();
  }
  if (int64_t(labels.size()) != rank)
    return op->emitOpError("has config '") << text << "' for a value of rank " << rank << "; give one letter each";
  return success();
}

// A label twice is the diagonal of its two dimensions.
static Value takeDiagonals(Expand &x, Value v, SmallVectorImpl<int64_t> &labels) {
  for (size_t d = 0; d < labels.size();) {
    size_t first = llvm::find(labels, labels[d]) - labels.begin();
    if (first == d) {
      ++d;
      continue;
    }
    Type i32 = x.b.getI32Type();
    SmallVector<int64_t> shape(x.shape(v));
    Value on = x.compare(Direction::EQ, x.iota(shape, first, i32), x.iota(shape, d, i32));
    v = x.reduce(Monoid::add, x.select(on, v, x.fill(0, v)), {int64_t(d)});
    labels.erase(labels.begin() + d);
  }
  return v;
}

static LogicalResult importEinsum(Operation *op, Importer &importer) {
  auto config = op->getAttrOfType<StringAttr>("einsum_config").getValue();
  auto [in, out] = config.split("->");
  SmallVector<StringRef> parts;
  in.split(parts, ',');
  if (!config.contains("->") || parts.size() != op->getNumOperands())
    return op->emitOpError("has config '")
           << config << "'; it must list " << op->getNumOperands() << " operands, '->' and the result";
  SmallVector<SmallVector<int64_t>> labels(parts.size());
  SmallVector<int64_t> outLabels;
  llvm::SmallDenseMap<int64_t, int64_t> sizes;
  auto checkSizes = [&](ArrayRef<int64_t> of, Value v) -> LogicalResult {
    for (auto [label, size] : llvm::zip_equal(of, cast<RankedTensorType>(v.getType()).getShape()))
      if (sizes.try_emplace(label, size).first->second != size)
        return op->emitOpError("has sizes ") << sizes[label] << " and " << size << " for '" << char(label) << "'";
    return success();
  };
  for (auto [text, operand, l] : llvm::zip_equal(parts, op->getOperands(), labels))
    if (failed(readLabels(op, text, operand, l)) || failed(checkSizes(l, operand)))
      return failure();
  if (failed(readLabels(op, out, op->getResult(0), outLabels)))
    return failure();
  for (auto [d, label] : llvm::enumerate(outLabels)) {
    if (!sizes.count(label))
      return op->emitOpError("gives '") << char(label) << "', which no operand has";
    if (llvm::is_contained(ArrayRef(outLabels).drop_front(d + 1), label))
      return op->emitOpError("gives '") << char(label) << "' twice; each dimension of the result needs its own letter";
  }
  if (failed(checkSizes(outLabels, op->getResult(0))))
    return failure();
  Expand x(importer, op);
  Type element = cast<RankedTensorType>(op->getResult(0).getType()).getElementType();
  SmallVector<Value> operands;
  for (auto [operand, l] : llvm::zip_equal(op->getOperands(), labels))
    operands.push_back(takeDiagonals(x, importer.get(operand), l));
  if (operands.size() == 2) {
    importer.set(op->getResult(0), x.contract(operands[0], labels[0], operands[1], labels[1], outLabels, element));
    return success();
  }
  SmallVector<int64_t> gone, kept, order;
  for (auto [d, label] : llvm::enumerate(labels[0]))
    if (llvm::is_contained(outLabels, label))
      kept.push_back(label);
    else
      gone.push_back(d);
  Value v = operands[0];
  if (!gone.empty())
    v = x.reduce(Monoid::add, v, gone);
  for (int64_t label : outLabels)
    order.push_back(llvm::find(kept, label) - kept.begin());
  importer.set(op->getResult(0), x.transpose(v, order));
  return success();
}

bool isPointwise(Region &region) {
  return llvm::all_of(region.front(), [](Operation &op) {
    auto isScalar = [](Type type) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      return tensor && tensor.getRank() == 0;
    };
    return op.getNumRegions() == 0 && !isa<func::CallOp>(op) && llvm::all_of(op.getResultTypes(), isScalar) &&
           llvm::all_of(op.getOperandTypes(), isScalar);
  });
}

LogicalResult applyWhole(Expand &x, Importer &importer, Region &region, ValueRange arguments, ArrayRef<int64_t> shape,
                         SmallVectorImpl<Value> &results) {
  // First on scalars, in a block that is thrown away.
  Block scratch;
  SmallVector<Value> scalars;
  for (auto [i, type] : llvm::enumerate(Importer::split(region.getArgumentTypes())))
    scratch.addArgument(type, x.loc);
  {
    OpBuilder::InsertionGuard guard(x.b);
    x.b.setInsertionPointToStart(&scratch);
    if (failed(importer.inlineRegion(region, scratch.getArguments(), scalars)))
      return failure();
  }
  IRMapping whole;
  whole.map(scratch.getArguments(), arguments);
  auto get = [&](Value v) {
    if (Value w = whole.lookupOrNull(v))
      return w;
    return x.broadcast(v, shape, {});
  };
  for (Operation &inner : scratch) {
    auto type = RankedTensorType::get(shape, x.element(inner.getResult(0)));
    auto constant = dyn_cast<ConstantOp>(inner);
    if (!constant && (!isa<ScalarBodyOpInterface>(inner) || x.type(inner.getResult(0)).getRank() != 0))
      return inner.emitOpError("in a region that is applied to whole tensors is not supported: only pointwise ops are");
    if (constant) {
      auto value = dyn_cast<SplatElementsAttr>(constant.getValue());
      if (!value)
        return inner.emitOpError("of many values in a region that is applied to whole tensors is not supported");
      whole.map(constant.getResult(),
                ConstantOp::create(x.b, x.loc, ElementsAttr(value.resizeSplat(type))).getResult());
      continue;
    }
    OperationState state(inner.getLoc(), inner.getName());
    for (Value v : inner.getOperands())
      state.operands.push_back(get(v));
    state.types.push_back(type);
    state.propertiesAttr = inner.getPropertiesAsAttribute();
    whole.map(inner.getResult(0), x.b.create(state)->getResult(0));
  }
  for (Value v : scalars)
    results.push_back(get(v));
  return success();
}

static LogicalResult importMap(Operation *op, Importer &importer) {
  auto map = cast<stablehlo::MapOp>(op);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Region &from = map.getComputation();
  if (from.getNumArguments() != op->getNumOperands())
    return op->emitOpError("has a computation of ")
           << from.getNumArguments() << " arguments for " << op->getNumOperands() << " inputs";
  Expand x(importer, op);
  SmallVector<Value> results, inputs = importer.get(op->getOperands());
  if (isPointwise(from)) {
    if (failed(applyWhole(x, importer, from, inputs, type.getShape(), results)))
      return failure();
    importer.set(op, results);
    return success();
  }
  // Element by element.
  for (Value &v : inputs)
    v = x.reshape(v, {type.getNumElements()});
  SmallVector<Type> types = Importer::split(op->getResultTypes());
  for (Type &t : types)
    t = cast<RankedTensorType>(t).clone({type.getNumElements()});
  auto scan = ScanOp::create(x.b, x.loc, types, ValueRange{}, inputs, type.getNumElements(), false);
  for (Value v : scan->getResults())
    results.push_back(x.reshape(v, type.getShape()));
  importer.set(op, results);
  return importer.importRegion(from, scan.getBody());
}

std::vector<ImportRow> expansionRows() {
  return {
      {"stablehlo.batch_norm_grad", "", {}, importBatchNormGrad},
      {"stablehlo.batch_norm_inference", "", {}, importBatchNormInference},
      {"stablehlo.batch_norm_training", "", {}, importBatchNormTraining},
      {"stablehlo.einsum", "", {}, importEinsum},
      {"stablehlo.map", "", {}, importMap},
      {"stablehlo.unary_einsum", "", {}, importEinsum},
  };
}

} // namespace gc
