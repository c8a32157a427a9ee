// Rows of random draws.
#include "frontend/stablehlo/Functions.h"
#include "ir/ops/Random.h"

using namespace mlir;

namespace gc {

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
  void philox(Value (&v)[4], Value key0, Value key1);

  Expand x;
  Type u32, u64;
};
} // namespace

// Philox-4x32, 10 rounds, of the paper that ir/ops/Random.h names.
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
  auto [a, c] = threeFry(x, {r.low(key), r.high(key)}, {r.low(counter), r.high(counter)});
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
  Type element = type.getElementType();
  // The default is ours to choose; XLA's CPU and GPU choose the same.
  bool isPhilox = rng.getRngAlgorithm() != stablehlo::RngAlgorithm::THREE_FRY;
  int64_t words = x.type(state).getRank() == 1 ? x.shape(state)[0] : 0;
  if (x.element(state) != r.u64 || (words != 2 && !(isPhilox && words == 3)) ||
      rng.getOutputState().getType() != state.getType())
    return op->emitOpError("is not supported on a state of type ")
           << state.getType() << "; give two (or, with PHILOX, three) ui64";
  int64_t width = element.getIntOrFloatBitWidth();
  // Wide elements are two words, the first one low; narrow ones are the low bits of a word.
  SmallVector<int64_t> shape(type.getShape());
  bool wide = width == 64;
  if (wide && !isPhilox) { // both words of one counter
    Value key = r.word(state, 0), start = r.word(state, 1), counter = r.count(shape, start);
    auto [a, c] = threeFry(x, {r.low(key), r.high(key)}, {r.low(counter), r.high(counter)});
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
  Type word = IntegerType::get(op->getContext(), width, IntegerType::Unsigned);
  bits = x.convert(bits, word);
  importer.set(op, {next, element == word ? bits : x.bitcast(bits, element)});
  return success();
}

// Numbers k + 1/2 or k (`centred` or not) over 2^bits, k uniform, as f64.
static Value unitNumbers(RandomBits &r, Value words, unsigned bits, bool centred) {
  Expand &x = r.x;
  Value k = x.convert(x.binary<ShrLogicalOp>(words, x.fill(64 - bits, words)), x.b.getF64Type());
  if (centred)
    k = x.add(k, x.fill(0.5, k));
  return x.mul(k, x.fill(std::ldexp(1.0, -static_cast<int>(bits)), k));
}

// Draws without a state to come from: the n-th such op of the program runs Threefry with the key n, counting elements.
// So a program gives the same numbers whenever it runs, and an op in a loop in every step.
static LogicalResult importRng(Operation *op, Importer &importer) {
  auto rng = cast<stablehlo::RngOp>(op);
  auto type = cast<RankedTensorType>(rng.getType());
  Type element = type.getElementType();
  bool isNormal = rng.getRngDistribution() == stablehlo::RngDistribution::NORMAL;
  for (Value bound : {rng.getA(), rng.getB()})
    if (bound.getType() != RankedTensorType::get({}, element))
      return op->emitOpError("takes two scalars of its result's elements ") << element << ", got " << bound.getType();
  if (isNormal && !isa<FloatType>(element))
    return op->emitOpError("of a normal distribution gives floating-point numbers, got ") << element;
  if (failed(checkShape(op, importer, 2)))
    return failure();
  RandomBits r(importer, op);
  Expand &x = r.x;
  auto one = [&](double value) { return x.scalar(value, r.u32); };
  Value counter = r.count(type.getShape(), x.scalar(0, r.u64));
  auto [low, high] = threeFry(r.x, {one(0), one(double(importer.draws++))}, {r.low(counter), r.high(counter)});
  Value words = x.convert(high, r.u64);
  words = x.binary<OrOp>(x.convert(low, r.u64), x.binary<ShlOp>(words, x.fill(32, words)));
  Value a = r.all(importer.get(rng.getA()), words), b = r.all(importer.get(rng.getB()), words), drawn;
  if (auto f = dyn_cast<FloatType>(element)) {
    Type f64 = x.b.getF64Type();
    Value wideA = x.convert(a, f64), wideB = x.convert(b, f64);
    if (isNormal) {
      Value u = unitNumbers(r, words, 52, true);
      Value deviate = Functions(x).erfInv(x.sub(x.add(u, u), x.fill(1, u)));
      drawn = x.convert(x.add(wideA, x.mul(x.mul(deviate, x.fill(std::sqrt(2.0), u)), wideB)), element);
    } else {
      Value u = unitNumbers(r, words, f.getFPMantissaWidth() - 1, false);
      drawn = x.convert(x.add(wideA, x.mul(x.sub(wideB, wideA), u)), element);
      drawn = x.select(x.compare(Direction::LT, drawn, b), drawn, a); // The end is not among them.
    }
  } else {
    Value first = x.convert(a, r.u64), range = x.sub(x.convert(b, r.u64), first);
    drawn = x.convert(x.add(first, x.binary<RemOp>(words, range)), element);
  }
  importer.set(op->getResult(0), drawn);
  return success();
}

std::vector<ImportRow> randomRows() {
  return {
      {"stablehlo.rng", "", {}, importRng},
      {"stablehlo.rng_bit_generator", "", {}, importRngBitGenerator},
  };
}

} // namespace gc
