// Builders of reductions, sorts, contractions, gathers and scatters.
#include "test/fuzz/graph/Generator.h"

#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;
using namespace gc::fuzz;

bool Generator::addReduction(StringRef name) {
  if (name != "gc.reduce" && name != "gc.cumulative" && name != "gc.top_k" && name != "gc.sort")
    return false;
  if (name == "gc.reduce" && chance(20))
    return addRegionReduction();
  Value v = any([&](Value v) { return std::isfinite(infos[v].bound) && tensorType(v).getRank() > 0; });
  if (!v)
    return false;
  auto type = tensorType(v);
  Type element = type.getElementType();
  SmallVector<int64_t> shape(type.getShape());
  int64_t rank = type.getRank(), dim = below(rank);
  Info info = infos[v];
  if (name == "gc.sort")
    return addSort(v);
  if (name == "gc.top_k") {
    if (!info.exact)
      return false;
    shape.back() = below(shape.back() + 1);
    auto op =
        TopKOp::create(b, loc, withShape(v, shape), RankedTensorType::get(shape, b.getI32Type()), v, shape.back());
    Info index;
    index.bound = type.getShape().back();
    remember(op.getValues(), info);
    remember(op.getIndices(), index);
    return true;
  }
  auto kind = static_cast<Monoid>(below(7));
  bool bits = kind == Monoid::and_ || kind == Monoid::or_ || kind == Monoid::xor_;
  bool sums = kind == Monoid::add || kind == Monoid::mul;
  if ((bits && isFloat(v)) || (sums && isScale(element)))
    return false;
  SmallVector<int64_t> dims, kept;
  int64_t terms = 1;
  for (int64_t d = 0; d < rank; ++d) {
    bool reduced = name == "gc.cumulative" ? d == dim : chance(50);
    if (reduced) {
      dims.push_back(d);
      terms *= shape[d];
    } else {
      kept.push_back(shape[d]);
    }
  }
  if (isFloat(v) && sums) {
    info.bound = kind == Monoid::add ? info.bound * (terms + 1) : std::pow(std::max(info.bound, 1.0), terms + 1);
    if (!info.integral || info.bound > limitOf(element)) {
      if (exact)
        return false; // the order is free
      round(info, element);
      info.terms = std::max(info.terms, terms);
      if (!(info.bound < limitOf(element)))
        return false;
    }
  } else if (!isFloat(v)) {
    info.bound = limitOf(element);
  } else {
    info.bound = HUGE_VAL; // infinities of empty ones
  }
  if (name == "gc.cumulative") {
    remember(CumulativeOp::create(b, loc, type, v, dim, kind, chance(40), chance(40)), info);
    return true;
  }
  SmallVector<Value> inputs = {v}, inits;
  SmallVector<Type> results = {withShape(v, kept)};
  // A second input of any type that the combiner has.
  if (!bits && !sums && chance(20)) {
    Type other = elementTypes[below(elementTypes.size())];
    inputs.push_back(ofType(type.clone(other), [&](Value o) { return infos[o].exact; }));
    results.push_back(withShape(inputs.back(), kept));
  }
  if (chance(50))
    for (Value input : inputs)
      inits.push_back(ofType(RankedTensorType::get({}, tensorType(input).getElementType()), [&](Value o) {
        return infos[o].exact && (infos[o].integral || isScale(element)) && infos[o].bound <= 4;
      }));
  auto op = ReduceOp::create(b, loc, results, inputs, inits, dims, kind);
  remember(op.getResult(0), info);
  if (inputs.size() == 2) {
    Info second;
    second.integral = false;
    second.bound = HUGE_VAL;
    remember(op.getResult(1), second);
  }
  return true;
}

// Combiners whose order is free although no kind names them: the larger of pairs (the lower index of equal ones), and
// the extremes of two tensors.
bool Generator::addRegionReduction() {
  Value v =
      any([&](Value v) { return infos[v].exact && tensorType(v).getRank() > 0 && std::isfinite(infos[v].bound); });
  if (!v)
    return false;
  auto type = tensorType(v);
  bool pairs = chance(50);
  Type second = pairs ? Type(b.getI32Type()) : elementTypes[below(elementTypes.size())];
  SmallVector<Value> inputs = {v, ofType(type.clone(second), [&](Value o) { return infos[o].exact; })}, inits;
  SmallVector<int64_t> dims, kept;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (chance(50))
      dims.push_back(d);
    else
      kept.push_back(type.getDimSize(d));
  SmallVector<Type> results, scalars;
  for (Value input : inputs) {
    scalars.push_back(RankedTensorType::get({}, tensorType(input).getElementType()));
    results.push_back(withShape(input, kept));
    inits.push_back(ofType(cast<RankedTensorType>(scalars.back()),
                           [&](Value o) { return infos[o].exact && std::isfinite(infos[o].bound); }));
  }
  Region body;
  {
    OpBuilder::InsertionGuard guard(b);
    SmallVector<Type> types(scalars);
    types.append(scalars);
    Block *block = b.createBlock(&body, body.end(), types, SmallVector<Location>(4, loc));
    Value a0 = block->getArgument(0), a1 = block->getArgument(1), e0 = block->getArgument(2),
          e1 = block->getArgument(3);
    if (pairs) {
      auto pred = RankedTensorType::get({}, b.getI1Type());
      Value larger = CompareOp::create(b, loc, pred, e0, a0, Direction::GT, false);
      Value equal = CompareOp::create(b, loc, pred, e0, a0, Direction::EQ, false);
      Value lower = CompareOp::create(b, loc, pred, e1, a1, Direction::LT, false);
      Value takes = OrOp::create(b, loc, pred, larger, AndOp::create(b, loc, pred, equal, lower));
      YieldOp::create(b, loc,
                      ValueRange{SelectOp::create(b, loc, scalars[0], takes, e0, a0),
                                 SelectOp::create(b, loc, scalars[1], takes, e1, a1)});
    } else {
      YieldOp::create(b, loc,
                      ValueRange{MaxOp::create(b, loc, scalars[0], a0, e0), MinOp::create(b, loc, scalars[1], a1, e1)});
    }
  }
  auto op = ReduceOp::create(b, loc, results, inputs, inits, dims, Monoid::region);
  op.getBody().takeBody(body);
  for (auto [input, init, result] : llvm::zip_equal(inputs, inits, op.getResults()))
    remember(result, join({input, init}));
  return true;
}

bool Generator::addSort(Value v) {
  if (!infos[v].exact)
    return false;
  auto type = tensorType(v);
  SmallVector<Value> inputs = {v};
  for (int64_t n = below(3); n; --n)
    inputs.push_back(ofType(cast<RankedTensorType>(type.clone(elementTypes[below(elementTypes.size())])),
                            [&](Value o) { return infos[o].exact; }));
  Region body;
  {
    OpBuilder::InsertionGuard guard(b);
    SmallVector<Type> arguments;
    for (Value input : inputs)
      arguments.append(2, RankedTensorType::get({}, tensorType(input).getElementType()));
    Block *block = b.createBlock(&body, body.end(), arguments, SmallVector<Location>(arguments.size(), loc));
    Value less = CompareOp::create(b, loc, RankedTensorType::get({}, b.getI1Type()), block->getArgument(0),
                                   block->getArgument(1), chance(50) ? Direction::LT : Direction::GT, isFloat(v));
    YieldOp::create(b, loc, less);
  }
  auto op = SortOp::create(b, loc, TypeRange(ValueRange(inputs)), inputs, below(type.getRank()), true);
  op.getBody().takeBody(body);
  for (auto [input, result] : llvm::zip_equal(inputs, op.getResults())) {
    Info same = infos[input];
    remember(result, same);
  }
  return true;
}

bool Generator::addDot() {
  Value lhs = any([&](Value v) { return std::isfinite(infos[v].bound) && !isScale(getElementTypeOrSelf(v)); });
  if (!lhs)
    return false;
  auto type = tensorType(lhs);
  Type element = type.getElementType();
  // Each dimension of lhs is batch, contracted or free; those of rhs come in another order.
  SmallVector<int64_t> rhsShape, lhsBatch, lhsContract, rhsBatch, rhsContract, result, free;
  int64_t terms = 1;
  for (auto [d, size] : llvm::enumerate(type.getShape())) {
    int64_t what = below(4);
    if (what == 0)
      lhsBatch.push_back(d);
    else if (what < 3)
      lhsContract.push_back(d);
    else
      free.push_back(size);
  }
  for (int64_t d : lhsContract) {
    rhsContract.push_back(rhsShape.size());
    rhsShape.push_back(type.getDimSize(d));
    terms *= type.getDimSize(d);
  }
  SmallVector<int64_t> rhsFree;
  for (int64_t n = below(2 + (terms > 1)); n; --n) {
    rhsFree.push_back(1 + below(9));
    rhsShape.push_back(rhsFree.back());
  }
  for (int64_t d : lhsBatch) {
    rhsBatch.push_back(rhsShape.size());
    rhsShape.push_back(type.getDimSize(d));
    result.push_back(type.getDimSize(d));
  }
  llvm::append_range(result, free);
  llvm::append_range(result, rhsFree);
  if (!small(rhsShape) || !small(result))
    return false;
  Value rhs = ofType(type.clone(rhsShape), [&](Value v) { return std::isfinite(infos[v].bound); });
  Type into = dotResult(element);
  Info info = join({lhs, rhs});
  if (isa<FloatType>(element)) {
    info.bound = infos[lhs].bound * infos[rhs].bound * std::max<int64_t>(terms, 1);
    if (!info.integral || info.bound > limitOf(into)) {
      if (exact)
        return false;
      round(info, into);
      info.terms = std::max(info.terms, terms);
      if (!(info.bound < limitOf(into)))
        return false;
    }
  } else {
    info.bound = limitOf(into);
  }
  auto resultType = RankedTensorType::get(result, into);
  remember(DotOp::create(b, loc, resultType, lhs, rhs, lhsBatch, rhsBatch, lhsContract, rhsContract), info);
  return true;
}

// The operands' type, or a wider one of its kind.
Type Generator::dotResult(Type element) {
  if (!chance(30) || element.isInteger(1))
    return element;
  if (isa<FloatType>(element))
    return element.getIntOrFloatBitWidth() < 32 ? Type(b.getF32Type()) : b.getF64Type();
  bool isUnsigned = element.isUnsignedInteger();
  unsigned width = std::max(32u, element.getIntOrFloatBitWidth());
  return isUnsigned ? b.getIntegerType(width, false) : b.getIntegerType(width);
}

// Some dimensions are indexed, some are dropped from the window, some run along with dimensions of the indices.
Generator::Windows Generator::windowsOf(RankedTensorType operand) {
  Windows w;
  int64_t rank = operand.getRank();
  for (int64_t d = 0; d < rank; ++d)
    if (operand.getDimSize(d) > 0 && chance(40))
      (chance(30) ? w.operandBatch : w.dropped).push_back(d);
  for (int64_t d : permutation(rank))
    if (!llvm::is_contained(w.operandBatch, d) && chance(70))
      w.map.push_back(d);
  // The indices: one or two dimensions of their own among the batching ones, and where the index vector lies.
  SmallVector<int64_t> free;
  for (int64_t n = chance(20) ? below(3) : 1; n; --n)
    free.push_back(below(6));
  int64_t batchRank = free.size() + w.operandBatch.size();
  SmallVector<int64_t> places = permutation(batchRank);
  w.batchShape.resize(batchRank);
  for (auto [i, size] : llvm::enumerate(free))
    w.batchShape[places[i]] = size;
  bool alone = w.map.size() == 1 && chance(50);
  w.vectorDim = alone ? batchRank : chance(70) ? batchRank : below(batchRank + 1);
  for (auto [i, d] : llvm::enumerate(w.operandBatch)) {
    int64_t place = places[free.size() + i];
    w.batchShape[place] = operand.getDimSize(d);
    w.indicesBatch.push_back(place + (!alone && place >= w.vectorDim));
  }
  w.indexShape = w.batchShape;
  if (!alone)
    w.indexShape.insert(w.indexShape.begin() + w.vectorDim, w.map.size());
  return w;
}

bool Generator::addGather() {
  Value v = any([&](Value v) { return tensorType(v).getRank() > 0; });
  if (!v)
    return false;
  auto type = tensorType(v);
  Windows w = windowsOf(type);
  SmallVector<int64_t> sizes, window, result;
  for (int64_t d = 0; d < type.getRank(); ++d) {
    bool gone = llvm::is_contained(w.dropped, d) || llvm::is_contained(w.operandBatch, d);
    sizes.push_back(gone ? 1 : below(type.getDimSize(d) + 1));
    if (!gone)
      window.push_back(sizes.back());
  }
  int64_t rank = window.size() + w.batchShape.size();
  SmallVector<int64_t> offset = someOf(rank, window.size());
  for (int64_t d = 0, inWindow = 0; d < rank; ++d) {
    bool isOffset = llvm::is_contained(offset, d);
    result.push_back(isOffset ? window[inWindow] : w.batchShape[d - inWindow]);
    inWindow += isOffset;
  }
  if (!small(result) || !small(w.indexShape))
    return false;
  Value indices = ofType(RankedTensorType::get(w.indexShape, indexType()), [&](Value o) { return infos[o].exact; });
  Info info = infos[v];
  remember(GatherOp::create(b, loc, withShape(v, result), v, indices, offset, w.dropped, w.operandBatch, w.indicesBatch,
                            w.map, w.vectorDim, sizes),
           info);
  return true;
}

Type Generator::indexType() {
  return chance(70)   ? Type(b.getI32Type())
         : chance(70) ? Type(b.getI64Type())
                      : b.getIntegerType(8 << below(4), /*isSigned=*/false);
}

bool Generator::addScatter() {
  auto kind = static_cast<Monoid>(below(8));
  bool bits = kind == Monoid::and_ || kind == Monoid::or_ || kind == Monoid::xor_;
  bool sums = kind == Monoid::add || kind == Monoid::mul;
  Value v = any([&](Value v) { return tensorType(v).getRank() > 0 && std::isfinite(infos[v].bound); });
  if (!v)
    return false;
  auto type = tensorType(v);
  Type element = type.getElementType();
  if ((bits && isFloat(v)) || (sums && isScale(element)))
    return false;
  Windows w = windowsOf(type);
  SmallVector<int64_t> limits, updateShape;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (!llvm::is_contained(w.dropped, d) && !llvm::is_contained(w.operandBatch, d))
      limits.push_back(below(type.getDimSize(d) + 1));
  int64_t rank = limits.size() + w.batchShape.size();
  SmallVector<int64_t> window = someOf(rank, limits.size());
  for (int64_t d = 0, inWindow = 0; d < rank; ++d) {
    bool isWindow = llvm::is_contained(window, d);
    updateShape.push_back(isWindow ? limits[inWindow] : w.batchShape[d - inWindow]);
    inWindow += isWindow;
  }
  if (!small(updateShape) || !small(w.indexShape))
    return false;
  SmallVector<Value> inputs = {v}, updates = {ofType(type.clone(updateShape),
                                                     [&](Value o) { return std::isfinite(infos[o].bound); })};
  Info info = join({v, updates[0]});
  int64_t n = ShapedType::getNumElements(w.batchShape);
  if (isFloat(v) && sums) {
    double u = infos[updates[0]].bound;
    info.bound = kind == Monoid::add ? infos[v].bound + n * u : infos[v].bound * std::pow(std::max(u, 1.0), n);
    if (!info.integral || info.bound > limitOf(element)) {
      if (exact)
        return false;
      round(info, element);
      info.terms = std::max(info.terms, n + 1);
      if (!(info.bound < limitOf(element)))
        return false;
    }
  } else if (!isFloat(v)) {
    info.bound = limitOf(element);
  }
  SmallVector<Info> infosOfResults = {info};
  if (!bits && !sums && chance(20)) {
    Type other = elementTypes[below(elementTypes.size())];
    inputs.push_back(ofType(type.clone(other), [&](Value o) { return infos[o].exact; }));
    updates.push_back(ofType(RankedTensorType::get(updateShape, other), [&](Value o) { return infos[o].exact; }));
    infosOfResults.push_back(join({inputs[1], updates[1]}));
  }
  Value indices = ofType(RankedTensorType::get(w.indexShape, indexType()), [&](Value o) { return infos[o].exact; });
  auto op = ScatterOp::create(b, loc, TypeRange(ValueRange(inputs)), inputs, indices, updates, window, w.dropped,
                              w.operandBatch, w.indicesBatch, w.map, w.vectorDim, kind, n <= 1 && chance(50),
                              n <= 1 && chance(50));
  if (kind == Monoid::region) {
    // The update replaces the element, or of two integers the sum does.
    OpBuilder::InsertionGuard guard(b);
    SmallVector<Type> scalars;
    for (int copies = 0; copies < 2; ++copies)
      for (Value input : inputs)
        scalars.push_back(RankedTensorType::get({}, tensorType(input).getElementType()));
    Block *block = b.createBlock(&op.getBody(), {}, scalars, SmallVector<Location>(scalars.size(), loc));
    SmallVector<Value> values(block->getArguments().take_back(inputs.size()));
    if (!isFloat(v) && chance(30))
      values[0] = AddOp::create(b, loc, scalars[0], block->getArgument(0), values[0]);
    YieldOp::create(b, loc, values);
  }
  for (auto [result, known] : llvm::zip_equal(op.getResults(), infosOfResults))
    remember(result, known);
  return true;
}
