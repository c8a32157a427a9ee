// One builder for each family of ops. Pointwise ops are found by their interface and traits.
#include "test/fuzz/graph/Generator.h"

#include "ir/ops/Verify.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;
using namespace gc::fuzz;

static bool isFloat(Value v) {
  return isa<FloatType>(getElementTypeOrSelf(v));
}
static RankedTensorType withShape(Value v, ArrayRef<int64_t> shape) {
  return tensorType(v).clone(shape);
}
static bool small(ArrayRef<int64_t> shape) {
  return shape.size() <= 7 && ShapedType::getNumElements(shape) <= 4000;
}

bool Generator::addOp() {
  // Control flow by its rank in the dialect would be rare, and is dear where it is nested.
  if (depth < 2 && chance(depth ? 12 : 9)) {
    int64_t form = below(3);
    return form == 0 ? addScan() : form == 1 ? addWhile() : addCase();
  }
  RegisteredOperationName name = names[below(names.size())];
  if (name.hasInterface<ScalarBodyOpInterface>())
    return name.hasTrait<OpTrait::SameOperandsAndResultType>() ? addPointwise(name) : addConversion();
  StringRef text = name.getStringRef();
  return addMovement(text) || addReduction(text) || (text == "gc.dot" && addDot()) ||
         (text == "gc.gather" && addGather()) || (text == "gc.scatter" && addScatter());
}

bool Generator::addPointwise(RegisteredOperationName name) {
  StringRef text = name.stripDialect();
  static const std::set<StringRef> polynomial = {"add", "sub", "mul", "max", "min", "neg", "abs"},
                                   steps = {"sign", "floor", "ceil", "round_even", "round_away", "reduce_precision"},
                                   rounded = {"div", "rem", "sqrt"}, gentle = {"tanh", "logistic", "sin", "cos", "erf"};
  Value first = any([&](Value v) { return infos[v].exact || polynomial.count(text) || gentle.count(text); });
  if (!first)
    return false;
  Type element = tensorType(first).getElementType();
  SmallVector<Value> operands = {first};
  if (name.hasTrait<OpTrait::NOperands<2>::Impl>())
    operands.push_back(ofType(tensorType(first), [&](Value v) { return infos[v].exact || polynomial.count(text); }));
  Info info = join(operands);
  if (isa<FloatType>(element)) {
    double a = infos[operands[0]].bound, c = infos[operands.back()].bound;
    if (text == "add" || text == "sub")
      info.bound = a + c;
    if (text == "mul")
      info.bound = a * c;
    if (polynomial.count(text)) {
      bool moves = text == "max" || text == "min" || text == "neg" || text == "abs";
      if (!moves && (!info.integral || info.bound > limitOf(element)))
        round(info, element);
      if (!info.exact && !(info.bound < limitOf(element)))
        return false;
    } else if (text == "reduce_precision") {
      if (!info.exact || !info.integral)
        return false;
      info.integral = false;
    } else if (!steps.count(text)) {
      // A function of reals: its last bit is the engine's own but for those that are rounded correctly.
      if (exact && !rounded.count(text))
        return false;
      round(info, element);
      info.bound = gentle.count(text) ? 1 : HUGE_VAL;
    } else if (!std::isfinite(info.bound) || !info.exact) {
      return false;
    }
  } else {
    info.bound = limitOf(element);
  }
  OperationState state(loc, name, operands, TypeRange(first.getType()), {});
  if (text == "reduce_precision") {
    state.addAttribute("exponent_bits", b.getI32IntegerAttr(2 + below(9)));
    state.addAttribute("mantissa_bits", b.getI32IntegerAttr(below(24)));
  }
  Operation *op = Operation::create(state);
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
  if (failed(verify(op))) {
    op->destroy();
    return false;
  }
  b.insert(op);
  remember(op->getResult(0), info);
  return true;
}

// Pointwise ops whose types differ.
bool Generator::addConversion() {
  Value v = any([&](Value) { return true; });
  auto type = tensorType(v);
  Info info = infos[v];
  auto pred = RankedTensorType::get(type.getShape(), b.getI1Type());
  Info boolean;
  switch (below(6)) {
  case 0: {
    if (!info.exact)
      return false;
    Value other = ofType(type, [&](Value o) { return infos[o].exact; });
    auto direction = static_cast<Direction>(below(6));
    remember(CompareOp::create(b, loc, pred, v, other, direction, isFloat(v) && chance(20)), boolean);
    return true;
  }
  case 1:
    if (!isFloat(v) || !info.exact)
      return false;
    remember(IsFiniteOp::create(b, loc, pred, v), boolean);
    return true;
  case 2: {
    Value which = chance(30) ? scalar(b.getI1Type()) : ofType(pred, [](Value) { return true; });
    Value other = ofType(type, [](Value) { return true; });
    Info joined = join({v, other});
    remember(SelectOp::create(b, loc, type, which, v, other), joined);
    return true;
  }
  case 3: {
    auto bounds = chance(50) ? RankedTensorType::get({}, type.getElementType()) : type;
    Value low = ofType(bounds, [](Value) { return true; }), high = ofType(bounds, [](Value) { return true; });
    Info joined = join({low, v, high});
    remember(ClampOp::create(b, loc, type, low, v, high), joined);
    return true;
  }
  case 4: {
    auto to = cast<RankedTensorType>(type.clone(elementTypes[below(elementTypes.size())]));
    Type element = to.getElementType();
    if (isa<FloatType>(element)) {
      if (!isFloat(v) && isa<IntegerType>(type.getElementType()))
        info.integral = true;
      if (!info.integral || info.bound > limitOf(element))
        round(info, element);
      if (!info.exact && !(info.bound < limitOf(element)))
        return false;
    } else {
      if (!info.exact)
        return false;
      info.integral = true;
      info.bound = limitOf(element);
    }
    remember(ConvertOp::create(b, loc, to, v), info);
    return true;
  }
  default: {
    if (!info.exact || (isFloat(v) && !info.integral))
      return false;
    SmallVector<Type> same;
    for (Type element : elementTypes)
      if (element.getIntOrFloatBitWidth() == type.getElementTypeBitWidth() && isa<IntegerType>(element))
        same.push_back(element);
    if (same.empty())
      return false;
    auto to = cast<RankedTensorType>(type.clone(same[below(same.size())]));
    info.bound = limitOf(to.getElementType());
    info.integral = true;
    remember(BitcastOp::create(b, loc, to, v), info);
    return true;
  }
  }
}

static SmallVector<int64_t> permutation(int64_t rank, llvm::function_ref<int64_t(int64_t)> below) {
  SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  for (int64_t i = rank; i > 1; --i)
    std::swap(order[i - 1], order[below(i)]);
  return order;
}

bool Generator::addMovement(StringRef name) {
  auto below = [&](int64_t n) { return this->below(n); };
  Value v = any([](Value) { return true; });
  RankedTensorType type = tensorType(v);
  SmallVector<int64_t> shape(type.getShape());
  int64_t rank = type.getRank();
  Info info = infos[v];
  if (name == "gc.constant") {
    remember(splat(newType(), below(2)), infoOfConstant());
    return true;
  }
  if (name == "gc.iota") {
    RankedTensorType made = newType();
    if (made.getRank() == 0 || made.getElementType().isInteger(1))
      return false;
    int64_t dim = below(made.getRank());
    info = Info();
    info.bound = made.getDimSize(dim);
    if (info.bound > limitOf(made.getElementType()))
      return false;
    remember(IotaOp::create(b, loc, made, dim), info);
    return true;
  }
  if (name == "gc.reshape") {
    SmallVector<int64_t> to;
    int64_t count = type.getNumElements();
    if (count == 0) {
      to = shape;
      std::reverse(to.begin(), to.end());
    }
    while (count && (count > 1 || (to.size() < 7 && chance(30)))) {
      int64_t size = to.size() == 6 ? count : 1 + below(count);
      while (count % size)
        --size;
      to.push_back(size);
      count /= size;
    }
    remember(ReshapeOp::create(b, loc, withShape(v, to), v), info);
    return true;
  }
  if (name == "gc.broadcast") {
    SmallVector<int64_t> to, dims;
    for (int64_t d = 0; d <= rank; ++d) {
      if (chance(40) && to.size() + rank - d < 7)
        to.push_back(below(6));
      if (d < rank) {
        dims.push_back(to.size());
        to.push_back(shape[d] == 1 ? below(5) : shape[d]);
      }
    }
    if (!small(to))
      return false;
    remember(BroadcastOp::create(b, loc, withShape(v, to), v, dims), info);
    return true;
  }
  if (name == "gc.transpose") {
    SmallVector<int64_t> order = permutation(rank, below), to;
    for (int64_t d : order)
      to.push_back(shape[d]);
    remember(TransposeOp::create(b, loc, withShape(v, to), v, order), info);
    return true;
  }
  if (name == "gc.slice" || name == "gc.pad") {
    SmallVector<int64_t> a, c, s, to;
    for (int64_t size : shape) {
      if (name == "gc.slice") {
        a.push_back(below(size + 1));
        c.push_back(a.back() + below(size - a.back() + 1));
        s.push_back(1 + below(3));
        to.push_back(llvm::divideCeil(c.back() - a.back(), s.back()));
      } else {
        s.push_back(chance(30) ? below(3) : 0);
        int64_t whole = size + std::max<int64_t>(size - 1, 0) * s.back();
        a.push_back(below(5) - std::min<int64_t>(2, whole / 2));
        c.push_back(below(5) - std::min<int64_t>(2, whole / 2));
        to.push_back(whole + a.back() + c.back());
      }
    }
    if (!small(to))
      return false;
    if (name == "gc.slice") {
      remember(SliceOp::create(b, loc, withShape(v, to), v, a, c, s), info);
      return true;
    }
    Value fill = ofType(RankedTensorType::get({}, type.getElementType()), [](Value) { return true; });
    remember(PadOp::create(b, loc, withShape(v, to), v, fill, a, c, s), join({v, fill}));
    return true;
  }
  if (name == "gc.windows") {
    SmallVector<int64_t> dims, size, stride, dilation, low, interior, within;
    for (int64_t d = 0; d < rank; ++d) {
      if (chance(50))
        continue;
      dims.push_back(d);
      size.push_back(1 + below(3));
      stride.push_back(1 + below(2));
      dilation.push_back(1 + below(2));
      low.push_back(below(3) - 1);
      interior.push_back(below(2));
      shape[d] = below(5);
    }
    llvm::append_range(shape, size);
    if (!small(shape))
      return false;
    Value fill = ofType(RankedTensorType::get({}, type.getElementType()), [](Value) { return true; });
    remember(WindowsOp::create(b, loc, withShape(v, shape), v, fill, dims, size, stride, dilation, low, interior),
             join({v, fill}));
    return true;
  }
  if (name == "gc.concatenate" && rank) {
    SmallVector<Value> parts = {v};
    int64_t dim = below(rank);
    for (int64_t n = below(3); n; --n) {
      SmallVector<int64_t> other(type.getShape());
      other[dim] = below(4);
      parts.push_back(ofType(type.clone(other), [](Value) { return true; }));
    }
    shape[dim] = 0;
    for (Value part : parts)
      shape[dim] += shapeOf(part)[dim];
    remember(ConcatenateOp::create(b, loc, withShape(v, shape), parts, dim), join(parts));
    return true;
  }
  if (name == "gc.reverse") {
    SmallVector<int64_t> dims;
    for (int64_t d = 0; d < rank; ++d)
      if (chance(50))
        dims.push_back(d);
    remember(ReverseOp::create(b, loc, type, v, dims), info);
    return true;
  }
  if (name == "gc.dynamic_slice" || name == "gc.dynamic_update_slice") {
    for (int64_t &size : shape)
      size = below(size + 1);
    SmallVector<Value> start;
    Type index = chance(70) ? b.getI32Type() : b.getIntegerType(8 << below(4), chance(50) ? true : false);
    index = index.isSignedInteger() ? Type(b.getI64Type()) : index;
    for (int64_t d = 0; d < rank; ++d)
      start.push_back(scalar(index));
    if (name == "gc.dynamic_slice") {
      remember(DynamicSliceOp::create(b, loc, withShape(v, shape), v, start, shape), info);
      return true;
    }
    Value update = ofType(withShape(v, shape), [](Value) { return true; });
    remember(DynamicUpdateSliceOp::create(b, loc, type, v, update, start), join({v, update}));
    return true;
  }
  if (name == "gc.bitcast_reshape") {
    Type to = elementTypes[below(elementTypes.size())];
    int64_t from = type.getElementTypeBitWidth(), width = to.getIntOrFloatBitWidth();
    if (!isa<IntegerType>(to) || !info.exact || !info.integral || from < 8 || width < 8 || from == width)
      return false;
    if (from > width) {
      shape.push_back(from / width);
    } else {
      if (shape.empty() || shape.back() != width / from)
        return false;
      shape.pop_back();
    }
    if (!small(shape))
      return false;
    info.bound = limitOf(to);
    remember(BitcastReshapeOp::create(b, loc, RankedTensorType::get(shape, to), v), info);
    return true;
  }
  if (name == "gc.optimization_barrier") {
    Value other = any([](Value) { return true; });
    auto barrier = OptimizationBarrierOp::create(b, loc, TypeRange(ValueRange{v, other}), ValueRange{v, other});
    Info second = infos[other];
    remember(barrier.getResult(0), info);
    remember(barrier.getResult(1), second);
    return true;
  }
  if (name == "gc.expect") {
    ExpectOp::create(b, loc, v, v, ExpectKind::eq, 0, 0);
    return true;
  }
  return false;
}

bool Generator::addReduction(StringRef name) {
  if (name != "gc.reduce" && name != "gc.cumulative" && name != "gc.top_k" && name != "gc.sort")
    return false;
  Value v = any([&](Value v) { return std::isfinite(infos[v].bound) && tensorType(v).getRank() > 0; });
  if (!v)
    return false;
  auto type = tensorType(v);
  Type element = type.getElementType();
  auto zeroRank = RankedTensorType::get({}, element);
  SmallVector<int64_t> shape(type.getShape());
  int64_t rank = type.getRank(), dim = below(rank);
  Info info = infos[v];
  if (name == "gc.top_k" || name == "gc.sort") {
    if (!info.exact)
      return false;
    if (name == "gc.top_k") {
      shape.back() = below(shape.back() + 1);
      auto op =
          TopKOp::create(b, loc, withShape(v, shape), RankedTensorType::get(shape, b.getI32Type()), v, shape.back());
      Info index;
      index.bound = type.getShape().back();
      remember(op.getValues(), info);
      remember(op.getIndices(), index);
      return true;
    }
    SmallVector<Value> inputs = {v};
    if (chance(50))
      inputs.push_back(ofType(cast<RankedTensorType>(type.clone(newType().getElementType())),
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
    auto op = SortOp::create(b, loc, TypeRange(ValueRange(inputs)), inputs, dim, true);
    op.getBody().takeBody(body);
    for (auto [input, result] : llvm::zip_equal(inputs, op.getResults())) {
      Info same = infos[input];
      remember(result, same);
    }
    return true;
  }
  auto kind = static_cast<Monoid>(below(7));
  bool bits = kind == Monoid::and_ || kind == Monoid::or_ || kind == Monoid::xor_;
  if (bits && isFloat(v))
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
  if (isFloat(v) && (kind == Monoid::add || kind == Monoid::mul)) {
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
  SmallVector<Value> inits;
  if (chance(50))
    inits.push_back(
        ofType(zeroRank, [&](Value o) { return infos[o].exact && infos[o].integral && infos[o].bound <= 4; }));
  auto op = ReduceOp::create(b, loc, TypeRange(withShape(v, kept)), v, inits, dims, kind);
  remember(op.getResult(0), info);
  return true;
}

bool Generator::addDot() {
  Value lhs = any([&](Value v) { return std::isfinite(infos[v].bound) && !getElementTypeOrSelf(v).isInteger(1); });
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
  Info info = join({lhs, rhs});
  if (isa<FloatType>(element)) {
    info.bound = infos[lhs].bound * infos[rhs].bound * std::max<int64_t>(terms, 1);
    if (!info.integral || info.bound > limitOf(element)) {
      if (exact)
        return false;
      round(info, element);
      info.terms = std::max(info.terms, terms);
      if (!(info.bound < limitOf(element)))
        return false;
    }
  } else {
    info.bound = limitOf(element);
  }
  remember(DotOp::create(b, loc, type.clone(result), lhs, rhs, lhsBatch, rhsBatch, lhsContract, rhsContract), info);
  return true;
}

// Windows of an operand at indices [n, components], or [n] where one component stands alone.
bool Generator::addGather() {
  Value v = any([&](Value v) { return tensorType(v).getRank() > 0; });
  if (!v)
    return false;
  auto type = tensorType(v);
  int64_t rank = type.getRank(), n = below(6);
  SmallVector<int64_t> order = permutation(rank, [&](int64_t k) { return below(k); });
  SmallVector<int64_t> map(ArrayRef(order).take_front(1 + below(rank))), sizes, collapsed, offset, window, result;
  for (int64_t d = 0; d < rank; ++d) {
    sizes.push_back(below(type.getDimSize(d) + 1));
    if (type.getDimSize(d) > 0 && chance(40)) {
      sizes.back() = 1;
      collapsed.push_back(d);
    } else {
      window.push_back(sizes.back());
    }
  }
  result = window;
  int64_t batchAt = below(window.size() + 1);
  result.insert(result.begin() + batchAt, n);
  for (int64_t d = 0; d < int64_t(result.size()); ++d)
    if (d != batchAt)
      offset.push_back(d);
  bool alone = map.size() == 1 && chance(50);
  SmallVector<int64_t> indexShape = {n};
  if (!alone)
    indexShape.push_back(map.size());
  if (!small(result))
    return false;
  Value indices = ofType(RankedTensorType::get(indexShape, chance(70) ? b.getI32Type() : b.getI64Type()),
                         [&](Value o) { return infos[o].exact; });
  Info info = infos[v];
  remember(GatherOp::create(b, loc, withShape(v, result), v, indices, offset, collapsed, ArrayRef<int64_t>{},
                            ArrayRef<int64_t>{}, map, 1, sizes),
           info);
  return true;
}

bool Generator::addScatter() {
  Value v = any([&](Value v) { return tensorType(v).getRank() > 0 && std::isfinite(infos[v].bound); });
  if (!v)
    return false;
  auto type = tensorType(v);
  Type element = type.getElementType();
  int64_t rank = type.getRank(), n = below(5);
  SmallVector<int64_t> order = permutation(rank, [&](int64_t k) { return below(k); });
  SmallVector<int64_t> map(ArrayRef(order).take_front(1 + below(rank))), inserted, window, updateShape;
  for (int64_t d = 0; d < rank; ++d) {
    if (type.getDimSize(d) > 0 && chance(50))
      inserted.push_back(d);
    else
      updateShape.push_back(below(type.getDimSize(d) + 1));
  }
  int64_t batchAt = below(updateShape.size() + 1);
  updateShape.insert(updateShape.begin() + batchAt, n);
  for (int64_t d = 0; d < int64_t(updateShape.size()); ++d)
    if (d != batchAt)
      window.push_back(d);
  if (!small(updateShape))
    return false;
  auto kind = static_cast<Monoid>(below(8));
  bool bits = kind == Monoid::and_ || kind == Monoid::or_ || kind == Monoid::xor_;
  if (bits && isFloat(v))
    return false;
  Value updates = ofType(type.clone(updateShape), [&](Value o) { return std::isfinite(infos[o].bound); });
  Value indices =
      ofType(RankedTensorType::get({n, int64_t(map.size())}, b.getI32Type()), [&](Value o) { return infos[o].exact; });
  Info info = join({v, updates});
  if (isFloat(v) && (kind == Monoid::add || kind == Monoid::mul)) {
    double u = infos[updates].bound;
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
  auto op = ScatterOp::create(b, loc, TypeRange(type), v, indices, updates, window, inserted, ArrayRef<int64_t>{},
                              ArrayRef<int64_t>{}, map, 1, kind, false, false);
  if (kind == Monoid::region) {
    // The update replaces the element.
    OpBuilder::InsertionGuard guard(b);
    auto scalarType = RankedTensorType::get({}, element);
    Block *block = b.createBlock(&op.getBody(), {}, {scalarType, scalarType}, {loc, loc});
    YieldOp::create(b, loc, block->getArgument(1));
  }
  remember(op.getResult(0), info);
  return true;
}
