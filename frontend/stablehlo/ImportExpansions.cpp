// Rows of ops that are several gc ops: batch normalization, einsum, map, random bits.
#include "frontend/stablehlo/Expand.h"

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

// The labels of one operand or of the result: letters, each once, as many as the value has dimensions.
static LogicalResult readLabels(Operation *op, StringRef text, Value v, SmallVectorImpl<int64_t> &labels) {
  for (char c : text) {
    if (!llvm::isAlpha(c))
      return op->emitOpError("with '") << c << "' in its config is not supported; use letters and list every dimension";
    if (llvm::is_contained(labels, c))
      return op->emitOpError("with '") << c << "' twice for one value is not supported";
    labels.push_back(c);
  }
  int64_t rank = cast<RankedTensorType>(v.getType()).getRank();
  if (int64_t(labels.size()) != rank)
    return op->emitOpError("has config '") << text << "' for a value of rank " << rank << "; give one letter each";
  return success();
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
  for (int64_t label : outLabels)
    if (!sizes.count(label))
      return op->emitOpError("gives '") << char(label) << "', which no operand has";
  if (failed(checkSizes(outLabels, op->getResult(0))))
    return failure();
  Expand x(importer, op);
  Type element = cast<RankedTensorType>(op->getResult(0).getType()).getElementType();
  Value lhs = importer.get(op->getOperand(0));
  if (parts.size() == 2) {
    importer.set(op->getResult(0),
                 x.contract(lhs, labels[0], importer.get(op->getOperand(1)), labels[1], outLabels, element));
    return success();
  }
  SmallVector<int64_t> gone, kept, order;
  for (auto [d, label] : llvm::enumerate(labels[0]))
    if (llvm::is_contained(outLabels, label))
      kept.push_back(label);
    else
      gone.push_back(d);
  if (!gone.empty())
    lhs = x.reduce(Monoid::add, lhs, gone);
  for (int64_t label : outLabels)
    order.push_back(llvm::find(kept, label) - kept.begin());
  importer.set(op->getResult(0), x.transpose(lhs, order));
  return success();
}

// The computation's ops on whole tensors.
static LogicalResult importMap(Operation *op, Importer &importer) {
  auto map = cast<stablehlo::MapOp>(op);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Region &from = map.getComputation();
  if (from.getNumArguments() != op->getNumOperands())
    return op->emitOpError("has a computation of ")
           << from.getNumArguments() << " arguments for " << op->getNumOperands() << " inputs";
  OpBuilder &b = importer.builder;
  Expand x(importer, op);
  // First on scalars, in a block that is thrown away.
  Block scratch;
  SmallVector<Value> results;
  for (BlockArgument a : from.getArguments())
    scratch.addArgument(a.getType(), a.getLoc());
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(&scratch);
    if (failed(importer.inlineRegion(from, scratch.getArguments(), results)))
      return failure();
  }
  IRMapping whole;
  for (auto [a, v] : llvm::zip_equal(scratch.getArguments(), op->getOperands()))
    whole.map(a, importer.get(v));
  auto get = [&](Value v) {
    if (Value w = whole.lookupOrNull(v))
      return w;
    return x.broadcast(v, type.getShape(), {});
  };
  for (Operation &inner : scratch) {
    auto constant = dyn_cast<ConstantOp>(inner);
    if (!constant && (!isa<ScalarBodyOpInterface>(inner) || x.type(inner.getResult(0)).getRank() != 0))
      return inner.emitOpError("in the computation of a stablehlo.map is not supported: only pointwise ops are");
    if (constant) {
      auto value = dyn_cast<SplatElementsAttr>(constant.getValue());
      if (!value)
        return inner.emitOpError("of many values in the computation of a stablehlo.map is not supported");
      whole.map(
          constant.getResult(),
          ConstantOp::create(b, x.loc, ElementsAttr(value.resizeSplat(type.clone(x.element(constant.getResult())))))
              .getResult());
      continue;
    }
    OperationState state(inner.getLoc(), inner.getName());
    for (Value v : inner.getOperands())
      state.operands.push_back(get(v));
    state.types.push_back(type.clone(x.element(inner.getResult(0))));
    state.propertiesAttr = inner.getPropertiesAsAttribute();
    whole.map(inner.getResult(0), b.create(state)->getResult(0));
  }
  importer.set(op->getResult(0), get(results[0]));
  return success();
}

//===-- Random bits ---------------------------------------------------------------------------------------------===//

namespace {
// Counter-based generators on u32 words, as XLA runs them.
class RandomBits {
public:
  RandomBits(Importer &importer, Operation *op) : x(importer, op) {
    u32 = IntegerType::get(x.b.getContext(), 32, IntegerType::Unsigned);
    u64 = IntegerType::get(x.b.getContext(), 64, IntegerType::Unsigned);
  }
  // Element `i` of the state as a scalar.
  Value word(Value state, int64_t i) { return x.reshape(x.slice(state, 0, i, i + 1), {}); }
  Value low(Value v) { return x.convert(v, u32); }
  Value high(Value v) { return x.convert(x.binary<ShrLogicalOp>(v, x.fill(32, v)), u32); }
  Value number(uint32_t value, Value like) { return x.splat(static_cast<double>(value), x.type(like)); }
  Value all(Value scalar, Value like) { return x.broadcast(scalar, x.shape(like), {}); }
  Value count(ArrayRef<int64_t> shape, Value start) {
    int64_t n = 1;
    for (int64_t size : shape)
      n *= size;
    Value i = x.reshape(x.iota({n}, 0, u64), shape);
    return x.add(i, all(start, i));
  }
  std::pair<Value, Value> threeFry(std::pair<Value, Value> key, std::pair<Value, Value> v);
  void philox(Value (&v)[4], Value key0, Value key1);

  Expand x;
  Type u32, u64;
};
} // namespace

// Salmon, Moraes, Dror, Shaw: Parallel random numbers, as easy as 1, 2, 3 (2011): Threefry-2x32, 20 rounds.
std::pair<Value, Value> RandomBits::threeFry(std::pair<Value, Value> key, std::pair<Value, Value> v) {
  static constexpr unsigned rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  Value parity = x.binary<XorOp>(x.binary<XorOp>(key.first, key.second), number(0x1bd11bda, key.first));
  Value keys[3] = {key.first, key.second, parity};
  auto [a, c] = v;
  a = x.add(a, all(keys[0], a));
  c = x.add(c, all(keys[1], c));
  for (unsigned group = 0; group < 5; ++group) {
    for (unsigned by : rotations[group % 2]) {
      a = x.add(a, c);
      Value rotated = x.binary<OrOp>(x.binary<ShlOp>(c, number(by, c)), x.binary<ShrLogicalOp>(c, number(32 - by, c)));
      c = x.binary<XorOp>(rotated, a);
    }
    a = x.add(a, all(keys[(group + 1) % 3], a));
    c = x.add(c, all(x.add(keys[(group + 2) % 3], number(group + 1, keys[0])), c));
  }
  return {a, c};
}

// The same paper's Philox-4x32, 10 rounds.
void RandomBits::philox(Value (&v)[4], Value key0, Value key1) {
  auto product = [&](uint32_t by, Value word) {
    Value wide = x.convert(word, u64);
    return x.mul(wide, x.splat(by, x.type(wide)));
  };
  for (int round = 0; round < 10; ++round) {
    Value p0 = product(0xd2511f53, v[0]), p1 = product(0xcd9e8d57, v[2]);
    Value next0 = x.binary<XorOp>(x.binary<XorOp>(high(p1), v[1]), all(key0, v[1]));
    Value next2 = x.binary<XorOp>(x.binary<XorOp>(high(p0), v[3]), all(key1, v[3]));
    v[0] = next0;
    v[1] = low(p1);
    v[2] = next2;
    v[3] = low(p0);
    key0 = x.add(key0, number(0x9e3779b9, key0));
    key1 = x.add(key1, number(0xbb67ae85, key1));
  }
}

// Words of u32 in the given shape, and the state that follows.
static std::pair<Value, Value> threeFryWords(RandomBits &r, Value state, ArrayRef<int64_t> shape) {
  Expand &x = r.x;
  // Halves along the first even dimension, else the longest, which gets one more.
  SmallVector<int64_t> dims(shape);
  if (dims.empty())
    dims.push_back(1);
  size_t at = llvm::find_if(dims, [](int64_t d) { return d % 2 == 0; }) - dims.begin();
  if (at == dims.size())
    at = std::max_element(dims.begin(), dims.end()) - dims.begin();
  SmallVector<int64_t> half(dims), joined(dims);
  half[at] = llvm::divideCeil(dims[at], 2);
  joined[at] = half[at] * 2;
  Value key = r.word(state, 0), start = r.word(state, 1), counter = r.count(half, start);
  auto [a, c] = r.threeFry({r.low(key), r.high(key)}, {r.low(counter), r.high(counter)});
  SmallVector<int64_t> apart(half);
  apart.insert(apart.begin() + at + 1, 1);
  Value words = x.reshape(x.concatenate({x.reshape(a, apart), x.reshape(c, apart)}, at + 1), joined);
  if (joined[at] != dims[at])
    words = x.slice(words, at, 0, dims[at]);
  int64_t used = x.type(counter).getNumElements();
  Value next = x.add(start, x.splat(double(used), x.type(start)));
  return {x.reshape(words, shape), x.concatenate({x.reshape(key, {1}), x.reshape(next, {1})}, 0)};
}

static std::pair<Value, Value> philoxWords(RandomBits &r, Value state, ArrayRef<int64_t> shape) {
  Expand &x = r.x;
  int64_t n = 1;
  for (int64_t size : shape)
    n *= size;
  int64_t fours = llvm::divideCeil(n, 4), words = x.shape(state)[0];
  // A 128-bit counter. With two words of state the key is its upper half.
  Value key = r.word(state, 0), start = r.word(state, 1), upper = words > 2 ? r.word(state, 2) : key;
  Value lower = r.count({fours}, start);
  auto carry = [&](Value sum, Value from) { return x.convert(x.compare(Direction::LT, sum, from), r.u64); };
  Value high = x.add(r.all(upper, lower), carry(lower, r.all(start, lower)));
  Value v[4] = {r.low(lower), r.high(lower), r.low(high), r.high(high)};
  r.philox(v, r.low(key), r.high(key));
  SmallVector<Value> columns;
  for (Value word : v)
    columns.push_back(x.reshape(word, {fours, 1}));
  Value bits = x.slice(x.reshape(x.concatenate(columns, 1), {fours * 4}), 0, 0, n);
  Value next = x.add(start, x.splat(double(fours), x.type(start)));
  SmallVector<Value> nextState{x.reshape(key, {1}), x.reshape(next, {1})};
  if (words > 2)
    nextState.push_back(x.reshape(x.add(upper, carry(next, start)), {1}));
  return {x.reshape(bits, shape), x.concatenate(nextState, 0)};
}

static LogicalResult importRngBitGenerator(Operation *op, Importer &importer) {
  auto rng = cast<stablehlo::RngBitGeneratorOp>(op);
  RandomBits r(importer, op);
  Expand &x = r.x;
  Value state = importer.get(rng.getInitialState());
  auto type = cast<RankedTensorType>(rng.getOutput().getType());
  auto element = dyn_cast<IntegerType>(type.getElementType());
  bool isPhilox = rng.getRngAlgorithm() == stablehlo::RngAlgorithm::PHILOX;
  int64_t words = x.type(state).getRank() == 1 ? x.shape(state)[0] : 0;
  if (x.element(state) != r.u64 || (words != 2 && !(isPhilox && words == 3)) ||
      rng.getOutputState().getType() != state.getType())
    return op->emitOpError("is not supported on a state of type ")
           << state.getType() << "; give two (or, with PHILOX, three) ui64";
  if (rng.getRngAlgorithm() == stablehlo::RngAlgorithm::DEFAULT)
    return op->emitOpError("with algorithm DEFAULT is not supported; choose THREE_FRY or PHILOX");
  if (!element || element.getWidth() > 64 || element.getWidth() < 8)
    return op->emitOpError("is not supported for elements of type ") << type.getElementType() << "; draw ui32 or ui64";
  // Wide elements are two words, the first one low; narrow ones are the low bits of a word.
  SmallVector<int64_t> shape(type.getShape());
  bool wide = element.getWidth() == 64;
  if (wide && !isPhilox) { // both words of one counter
    Value key = r.word(state, 0), start = r.word(state, 1), counter = r.count(shape, start);
    auto [a, c] = r.threeFry({r.low(key), r.high(key)}, {r.low(counter), r.high(counter)});
    Value high = x.convert(c, r.u64),
          bits = x.binary<OrOp>(x.convert(a, r.u64), x.binary<ShlOp>(high, x.fill(32, high)));
    Value next = x.add(start, x.splat(double(type.getNumElements()), x.type(start)));
    importer.set(op, {x.concatenate({x.reshape(key, {1}), x.reshape(next, {1})}, 0),
                      element == r.u64 ? bits : x.bitcast(bits, element)});
    return success();
  }
  if (wide)
    shape.push_back(2);
  auto [bits, next] = isPhilox ? philoxWords(r, state, shape) : threeFryWords(r, state, shape);
  if (wide) {
    int64_t last = type.getRank();
    SmallVector<Value> halves;
    for (int64_t i : {0, 1})
      halves.push_back(x.convert(x.reshape(x.slice(bits, last, i, i + 1), type.getShape()), r.u64));
    bits = x.binary<OrOp>(halves[0], x.binary<ShlOp>(halves[1], x.fill(32, halves[1])));
  }
  if (x.element(bits) != element && element.getWidth() == x.element(bits).getIntOrFloatBitWidth())
    bits = x.bitcast(bits, element);
  importer.set(op, {next, x.convert(bits, element)});
  return success();
}

std::vector<ImportRow> expansionRows() {
  return {
      {"stablehlo.batch_norm_grad", "", {}, importBatchNormGrad},
      {"stablehlo.batch_norm_inference", "", {}, importBatchNormInference},
      {"stablehlo.batch_norm_training", "", {}, importBatchNormTraining},
      {"stablehlo.einsum", "", {}, importEinsum},
      {"stablehlo.map", "", {}, importMap},
      {"stablehlo.rng_bit_generator", "", {}, importRngBitGenerator},
      {"stablehlo.unary_einsum", "", {}, importEinsum},
  };
}

} // namespace gc
