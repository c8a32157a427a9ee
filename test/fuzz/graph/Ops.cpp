// One builder for each family of ops. Pointwise ops are found by their interface and traits.
#include "test/fuzz/graph/Generator.h"

#include "ir/ops/Verify.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;
using namespace gc::fuzz;

bool Generator::addOp() {
  // Control flow by its rank in the dialect would be rare, and is dear where it is nested.
  if (depth < 2 && chance(depth ? 12 : 9)) {
    int64_t form = below(depth == 0 ? 4 : 3);
    return form == 0 ? addScan() : form == 1 ? addWhile() : form == 2 ? addCase() : addCall();
  }
  RegisteredOperationName name = names[below(names.size())];
  if (addMarker(name.getStringRef()))
    return true;
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
  if (isScale(element) && text != "max" && text != "min")
    return false;
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
    // The sign of a NaN that was computed is the engine's own.
    bool total = isFloat(v) && chance(20) && std::isfinite(infos[v].bound) && std::isfinite(infos[other].bound);
    remember(CompareOp::create(b, loc, pred, v, other, direction, total), boolean);
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

// Complex values are arguments and results only; all else is computed on their parts.
bool Generator::addComplex() {
  Type parts = chance(50) ? Type(b.getF32Type()) : b.getF64Type();
  SmallVector<int64_t> shape(newType().getShape());
  if (shape.size() > 6)
    return false;
  auto complex = RankedTensorType::get(shape, ComplexType::get(parts));
  shape.push_back(2);
  auto real = RankedTensorType::get(shape, parts);
  if (depth == 0 && chance(50) && complexValues.size() < 3) {
    Value v = ofType(real, [](Value) { return true; });
    Value whole = BitcastReshapeOp::create(b, loc, complex, v);
    Info info = infos[v];
    infos[whole] = info;
    complexValues.push_back(whole);
    return true;
  }
  Value argument = complexArgument(complex);
  Info info = infos[argument];
  remember(BitcastReshapeOp::create(b, loc, real, argument), info);
  return true;
}

bool Generator::addMovement(StringRef name) {
  Value v = any([](Value) { return true; });
  RankedTensorType type = tensorType(v);
  SmallVector<int64_t> shape(type.getShape());
  int64_t rank = type.getRank();
  Info info = infos[v];
  if (name == "gc.constant") {
    constant(newType());
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
    SmallVector<int64_t> order = permutation(rank), to;
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
    Value windows =
        remember(WindowsOp::create(b, loc, withShape(v, shape), v, fill, dims, size, stride, dilation, low, interior),
                 join({v, fill}));
    // What they are for: pooling and convolutions.
    next = windows;
    if (chance(70))
      chance(50) ? addReduction("gc.reduce") : addDot();
    next = {};
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
  if (name == "gc.bitcast_reshape" && chance(50))
    return addComplex();
  if (name == "gc.bitcast_reshape") {
    Type to = elementTypes[below(elementTypes.size())];
    int64_t from = type.getElementTypeBitWidth(), width = to.getIntOrFloatBitWidth();
    if (!isa<IntegerType>(to) || !info.exact || !info.integral || isScale(type.getElementType()) || from < 8 ||
        width < 8 || from == width)
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
