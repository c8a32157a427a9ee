#include "codegen/common/PointEmitter.h"

#include "ir/interfaces/Monoid.h"
#include "ir/ops/Body.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <utility>

using namespace mlir;
using namespace gc;

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

Type gc::registerType(Type element) {
  auto i = dyn_cast<IntegerType>(element);
  return i && !i.isSignless() ? IntegerType::get(element.getContext(), i.getWidth()) : element;
}

Type gc::memoryType(Type element) {
  if (auto i = dyn_cast<IntegerType>(element))
    return IntegerType::get(element.getContext(), std::max(8u, i.getWidth()));
  // LLVM has no float of a byte.
  auto f = dyn_cast<FloatType>(element);
  return f && f.getWidth() == 8 ? Type(IntegerType::get(element.getContext(), 8)) : element;
}

Type gc::accumulatorType(ReduceOp op, unsigned number) {
  Type t = registerType(typeOf(op.getResult(number)).getElementType());
  if (auto f = dyn_cast<FloatType>(t); f && f.getWidth() < 32 && op.getKind() != Monoid::region)
    return Float32Type::get(op.getContext());
  return t;
}

Value gc::toAccumulator(ImplicitLocOpBuilder &builder, Value value, Type accumulator) {
  if (getElementTypeOrSelf(value) == accumulator)
    return value;
  auto vector = dyn_cast<VectorType>(value.getType());
  return arith::ExtFOp::create(builder, vector ? Type(vector.clone(accumulator)) : accumulator, value);
}

Value PointEmitter::constant(int64_t v) {
  return arith::ConstantOp::create(b, b.getI64IntegerAttr(v));
}

Value PointEmitter::constantOf(Type scalarType, Attribute value) {
  if (auto i = dyn_cast<IntegerAttr>(value))
    return arith::ConstantOp::create(b, IntegerAttr::get(scalarType, i.getValue()));
  return arith::ConstantOp::create(b, cast<TypedAttr>(value));
}

Value *PointEmitter::find(const std::vector<int64_t> &key) {
  for (auto &scope : llvm::reverse(scopes))
    if (auto it = scope.find(key); it != scope.end())
      return &it->second;
  return nullptr;
}

Value PointEmitter::toLanes(Value value) {
  if (!value || lanes == 1 || isa<VectorType>(value.getType()))
    return value;
  return vector::BroadcastOp::create(b, vectorOf(value.getType()), value);
}

bool PointEmitter::movesIrregularly(const IndexExpr &e) const {
  if (lanes == 1 || vectorAtom < 0)
    return false;
  for (auto [id, c] : e.terms) {
    if (static_cast<int>(id) == vectorAtom)
      continue;
    IndexExpr one;
    one.terms.push_back({id, 1});
    if (space.dependsOn(one, vectorAtom))
      return true;
  }
  return false;
}

// Whether some loop runs without moving the position: the load is the same again.
bool PointEmitter::repeats(const IndexExpr &e) const {
  return llvm::any_of(loopAtoms, [&](unsigned a) { return !space.dependsOn(e, a); });
}

Value PointEmitter::atomValue(unsigned id) {
  const IndexSpace::Atom a = space.atom(id);
  if (a.kind == IndexSpace::AtomKind::Variable)
    return variables.lookup(id);
  std::vector<int64_t> key{-1, id};
  if (Value *v = find(key))
    return *v;
  Value r;
  if (a.kind == IndexSpace::AtomKind::FloorDiv) {
    Value x = index(a.argument);
    if (!x)
      return {};
    auto like = [&](int64_t v) { return isa<VectorType>(x.getType()) ? toLanes(constant(v)) : constant(v); };
    // Moved up by whole divisors where it may be negative: division then rounds down.
    int64_t low = space.range(a.argument).first, up = low >= 0 ? 0 : (-low + a.divisor - 1) / a.divisor;
    if (up)
      x = arith::AddIOp::create(b, x, like(up * a.divisor));
    r = arith::DivUIOp::create(b, x, like(a.divisor));
    if (up)
      r = arith::SubIOp::create(b, r, like(up));
  } else {
    Value x = readIndex(a.source, a.index);
    if (!x)
      return {};
    Type element = typeOf(a.source).getElementType();
    bool isUnsigned = element.isUnsignedInteger() || element.isInteger(1);
    bool isVector = isa<VectorType>(x.getType());
    Value low = constant(a.low), high = constant(a.high);
    if (isVector) {
      low = toLanes(low);
      high = toLanes(high);
    }
    if (isUnsigned)
      r = arith::MinUIOp::create(b, x, high);
    else
      r = arith::MinSIOp::create(b, arith::MaxSIOp::create(b, x, low), high);
  }
  scopes.back()[key] = r;
  return r;
}

Value PointEmitter::readIndex(Value tensor, ArrayRef<IndexExpr> where) {
  Value x = valueAt(tensor, where);
  Type element = typeOf(tensor).getElementType();
  if (!x || element.getIntOrFloatBitWidth() == 64)
    return x;
  Type wide = isa<VectorType>(x.getType()) ? Type(vectorOf(b.getI64Type())) : b.getI64Type();
  if (element.isUnsignedInteger() || element.isInteger(1))
    return arith::ExtUIOp::create(b, wide, x);
  return arith::ExtSIOp::create(b, wide, x);
}

Value PointEmitter::index(const IndexExpr &e) {
  Value scalar, vector;
  auto accumulate = [&](Value &into, Value v) { into = into ? arith::AddIOp::create(b, into, v).getResult() : v; };
  for (auto [id, c] : e.terms) {
    Value v = atomValue(id);
    if (!v)
      return {};
    bool isVector = isa<VectorType>(v.getType());
    if (c != 1) {
      Value by = constant(c);
      v = arith::MulIOp::create(b, v, isVector ? toLanes(by) : by);
    }
    accumulate(isVector ? vector : scalar, v);
  }
  if (e.constant != 0 || (!scalar && !vector))
    accumulate(scalar, constant(e.constant));
  int64_t stride = lanes > 1 && vectorAtom >= 0 ? e.coefficient(vectorAtom) : 0;
  if (stride != 0) {
    SmallVector<int64_t> steps;
    for (int64_t i = 0; i < lanes; ++i)
      steps.push_back(i * stride);
    accumulate(vector, arith::ConstantOp::create(b, DenseElementsAttr::get(vectorOf(b.getI64Type()), ArrayRef(steps))));
  }
  if (!vector)
    return scalar;
  return scalar ? arith::AddIOp::create(b, vector, toLanes(scalar)).getResult() : vector;
}

// The expression per lane, in a narrower integer type.
Value PointEmitter::laneVector(const IndexExpr &e, Type integer) {
  unsigned width = integer.getIntOrFloatBitWidth();
  auto narrow = [&](Value v) -> Value {
    Type t = isa<VectorType>(v.getType()) ? Type(vectorOf(integer)) : integer;
    return width < 64 ? arith::TruncIOp::create(b, t, v).getResult() : v;
  };
  if (!isLaneDependent(e) || movesIrregularly(e)) {
    Value v = index(e);
    return v ? narrow(v) : v;
  }
  int64_t stride = e.coefficient(vectorAtom);
  IndexExpr base = e;
  int64_t keep = lanes;
  lanes = 1; // the value of lane 0
  Value scalar = index(base);
  lanes = keep;
  if (!scalar)
    return {};
  SmallVector<APInt> steps;
  for (int64_t i = 0; i < lanes; ++i)
    steps.push_back(APInt(64, i * stride, true).trunc(width));
  Value step = arith::ConstantOp::create(b, DenseElementsAttr::get(vectorOf(integer), ArrayRef(steps)));
  return arith::AddIOp::create(b, toLanes(narrow(scalar)), step);
}

Value PointEmitter::positionToElement(const IndexExpr &e, Type element) {
  Type t = registerType(element);
  if (auto i = dyn_cast<IntegerType>(t))
    return laneVector(e, i);
  auto f = dyn_cast<FloatType>(t);
  if (!f) {
    b.emitError() << "an index as " << element << " has no code generation yet";
    return {};
  }
  Value v = laneVector(e, b.getI32Type());
  if (!v)
    return {};
  bool isVector = isa<VectorType>(v.getType());
  Type wide = f.getWidth() < 32 ? Type(b.getF32Type()) : t;
  Value x = arith::SIToFPOp::create(b, isVector ? Type(vectorOf(wide)) : wide, v);
  if (wide != t)
    x = arith::TruncFOp::create(b, isVector ? Type(vectorOf(t)) : t, x);
  return x;
}

Value PointEmitter::address(Value pointer, Type element, Value position) {
  Type type = pointer.getType();
  if (auto v = dyn_cast<VectorType>(position.getType()))
    type = VectorType::get(v.getShape(), type);
  return LLVM::GEPOp::create(b, type, memoryType(element), pointer, ArrayRef<LLVM::GEPArg>{position});
}

Value PointEmitter::fromMemory(Value value, Type element) {
  Type want = registerType(element), have = getElementTypeOrSelf(value);
  if (want == have)
    return value;
  Type to = isa<VectorType>(value.getType()) ? Type(vectorOf(want)) : want;
  if (want.isInteger(1)) {
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(value.getType()));
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ne, value, zero);
  }
  if (isa<FloatType>(want))
    return arith::BitcastOp::create(b, to, value);
  return arith::TruncIOp::create(b, to, value);
}

Value PointEmitter::toMemory(Value value, Type element) {
  Type want = memoryType(element), have = getElementTypeOrSelf(value);
  if (want == have)
    return value;
  Type to = isa<VectorType>(value.getType()) ? Type(vectorOf(want)) : want;
  if (isa<FloatType>(element))
    return arith::BitcastOp::create(b, to, value);
  if (element.isUnsignedInteger() || element.isInteger(1))
    return arith::ExtUIOp::create(b, to, value);
  return arith::ExtSIOp::create(b, to, value);
}

Value PointEmitter::gather(Value pointer, Type element, const IndexExpr &position) {
  Value where = index(position);
  if (!where)
    return {};
  // An index that varies by its expression may come from a constant that does not.
  if (!isa<VectorType>(where.getType()))
    where = vector::BroadcastOp::create(b, vectorOf(where.getType()), where);
  Value pointers = address(pointer, element, where);
  VectorType type = vectorOf(memoryType(element));
  Value all =
      mask ? mask : arith::ConstantOp::create(b, DenseElementsAttr::get(vectorOf(b.getI1Type()), true)).getResult();
  Value zero = arith::ConstantOp::create(b, b.getZeroAttr(type));
  Value v =
      LLVM::masked_gather::create(b, type, pointers, all, ValueRange{zero}, b.getI32IntegerAttr(elementBytes(element)));
  return fromMemory(v, element);
}

unsigned PointEmitter::alignment(Type element, bool isVector) const {
  int64_t bytes = elementBytes(element);
  return isVector && vectorAlignment ? std::min(vectorAlignment, lanes * bytes) : bytes;
}

bool PointEmitter::canExchange(const IndexExpr &position) const {
  if (exchange.atom < 0 || branches > 0 || (mask && tailLanes == 0) || movesIrregularly(position))
    return false;
  for (auto [id, c] : position.terms) {
    IndexExpr one;
    one.terms.push_back({id, 1});
    if (static_cast<int>(id) != exchange.atom && space.dependsOn(one, exchange.atom))
      return false;
  }
  return position.coefficient(exchange.atom) == 1 && position.coefficient(vectorAtom) > 1;
}

// A square of elements: one vector per lane along the exchange axis, then transposed in registers.
Value PointEmitter::exchanged(Value pointer, Type element, const IndexExpr &position) {
  std::vector<int64_t> key{reinterpret_cast<intptr_t>(pointer.getAsOpaquePointer())};
  position.appendKey(key);
  SmallVector<Value> &rows = exchange.made[key];
  if (!rows.empty())
    return fromMemory(rows[exchange.offset], element);
  int64_t n = lanes, stride = position.coefficient(vectorAtom);
  VectorType type = vectorOf(memoryType(element));
  Value here = std::exchange(variables[exchange.atom], exchange.base);
  lanes = 1;
  Value where = index(position);
  lanes = n;
  variables[exchange.atom] = here;
  if (!where)
    return {};
  for (int64_t i = 0; i < n; ++i) {
    if (mask && i >= tailLanes) {
      rows.push_back(arith::ConstantOp::create(b, b.getZeroAttr(type)));
      continue;
    }
    Value at = address(pointer, element, arith::AddIOp::create(b, where, constant(i * stride)));
    rows.push_back(LLVM::LoadOp::create(b, type, at, elementBytes(element)));
  }
  // Interleaving rows i and i + n/2 rotates the bits of (row, column) by one; log2 n times exchanges the two.
  SmallVector<int64_t> low, high;
  for (int64_t i = 0; i < n / 2; ++i) {
    low.append({i, n + i});
    high.append({n / 2 + i, n + n / 2 + i});
  }
  for (int64_t step = 1; step < n; step *= 2) {
    SmallVector<Value> next;
    for (int64_t i = 0; i < n / 2; ++i) {
      next.push_back(vector::ShuffleOp::create(b, rows[i], rows[i + n / 2], low));
      next.push_back(vector::ShuffleOp::create(b, rows[i], rows[i + n / 2], high));
    }
    rows = next;
  }
  return fromMemory(rows[exchange.offset], element);
}

Value PointEmitter::load(Value pointer, Type element, const IndexExpr &position, bool mayChange) {
  Type memory = memoryType(element);
  if (isLaneDependent(position) && (movesIrregularly(position) || position.coefficient(vectorAtom) != 1))
    return canExchange(position) ? exchanged(pointer, element, position) : gather(pointer, element, position);
  bool isVector = isLaneDependent(position);
  unsigned align = alignment(element, isVector);
  int64_t keep = lanes;
  lanes = 1;
  Value where = index(position);
  lanes = keep;
  if (!where)
    return {};
  Value at = address(pointer, element, where);
  bool invariant = !mayChange && repeats(position);
  if (!isVector)
    return fromMemory(LLVM::LoadOp::create(b, memory, at, align, false, false, invariant), element);
  VectorType type = vectorOf(memory);
  if (!mask)
    return fromMemory(LLVM::LoadOp::create(b, type, at, align, false, false, invariant), element);
  Value zero = arith::ConstantOp::create(b, b.getZeroAttr(type));
  return fromMemory(LLVM::MaskedLoadOp::create(b, type, at, mask, zero, b.getI32IntegerAttr(align)), element);
}

Value PointEmitter::loadOperand(Value operand, ArrayRef<IndexExpr> index) {
  Value pointer = pointers.lookup(operand);
  if (!pointer) {
    b.emitError("a value of the fusion has no buffer");
    return {};
  }
  Type element = typeOf(operand).getElementType();
  IndexExpr position = linearize(index, typeOf(operand).getShape());
  int64_t last = typeOf(operand).getNumElements() - 1;
  auto [low, high] = space.range(position);
  bool guarded = mask && tailLanes == 0;
  if (!guarded || isLaneDependent(position) || (low >= 0 && high <= last))
    return load(pointer, element, position);
  if (last < 0)
    return constantOf(registerType(element), b.getZeroAttr(registerType(element)));
  int64_t keep = std::exchange(lanes, 1);
  Value where = this->index(position);
  lanes = keep;
  if (!where)
    return {};
  where = arith::MinSIOp::create(b, arith::MaxSIOp::create(b, where, constant(0)), constant(last));
  Value at = address(pointer, element, where);
  return fromMemory(LLVM::LoadOp::create(b, memoryType(element), at, alignment(element, false)), element);
}

void PointEmitter::store(Value pointer, Type element, const IndexExpr &position, Value value) {
  unsigned align = alignment(element, isLaneDependent(position));
  if (isLaneDependent(position)) {
    value = toMemory(toLanes(value), element);
    if (movesIrregularly(position) || position.coefficient(vectorAtom) != 1) {
      Value pointers = address(pointer, element, index(position));
      Value all =
          mask ? mask : arith::ConstantOp::create(b, DenseElementsAttr::get(vectorOf(b.getI1Type()), true)).getResult();
      LLVM::masked_scatter::create(b, value, pointers, all, b.getI32IntegerAttr(elementBytes(element)));
      return;
    }
  } else {
    value = toMemory(value, element);
  }
  bool isVector = isLaneDependent(position);
  int64_t keep = lanes;
  lanes = 1;
  Value at = address(pointer, element, index(position));
  lanes = keep;
  if (isVector && mask)
    LLVM::MaskedStoreOp::create(b, value, at, mask, b.getI32IntegerAttr(align));
  else
    LLVM::StoreOp::create(b, value, at, align);
}

Value PointEmitter::guard(const IndexGuard &g) {
  auto range = space.range(g.expr);
  bool narrow = range.first > INT32_MIN && range.second < INT32_MAX && g.low > INT32_MIN && g.high < INT32_MAX;
  Type type = narrow ? b.getI32Type() : b.getI64Type();
  Value v = laneVector(g.expr, type);
  if (!v)
    return {};
  auto bound = [&](int64_t x) {
    Value c = arith::ConstantOp::create(b, IntegerAttr::get(type, x));
    return isa<VectorType>(v.getType()) ? toLanes(c) : c;
  };
  Value r;
  if (range.first < g.low)
    r = arith::CmpIOp::create(b, arith::CmpIPredicate::sge, v, bound(g.low));
  if (range.second > g.high) {
    Value upper = arith::CmpIOp::create(b, arith::CmpIPredicate::sle, v, bound(g.high));
    r = r ? arith::AndIOp::create(b, r, upper).getResult() : upper;
  }
  return r;
}

// The first source, from `at` on, whose guards hold. Guards equal in all lanes are branches, others masks.
Value PointEmitter::choose(Operation *op, const ElementSources &sources, unsigned at) {
  const ElementSource &s = sources.sources[at];
  Value operand = op->getOperand(s.operand);
  if (s.guards.empty() || at + 1 == sources.sources.size())
    return valueAt(operand, s.index);
  Value uniform, perLane;
  for (const IndexGuard &g : s.guards) {
    Value c = guard(g);
    if (!c)
      return {};
    Value &into = isa<VectorType>(c.getType()) ? perLane : uniform;
    into = into ? arith::AndIOp::create(b, into, c).getResult() : c;
  }
  auto taken = [&]() -> Value {
    if (!perLane)
      return valueAt(operand, s.index);
    Value keep = mask;
    int64_t keepTail = std::exchange(tailLanes, 0);
    auto under = [&](Value m, auto fn) {
      mask = keep ? arith::AndIOp::create(b, keep, m).getResult() : m;
      enterScope();
      Value v = toLanes(fn());
      leaveScope();
      mask = keep;
      return v;
    };
    Value ones = arith::ConstantOp::create(b, DenseElementsAttr::get(vectorOf(b.getI1Type()), true));
    Value yes = under(perLane, [&] { return valueAt(operand, s.index); });
    Value no = under(arith::XOrIOp::create(b, perLane, ones), [&] { return choose(op, sources, at + 1); });
    tailLanes = keepTail;
    if (!yes || !no)
      return {};
    return arith::SelectOp::create(b, perLane, yes, no);
  };
  if (!uniform)
    return taken();
  Type scalar = registerType(typeOf(op->getResult(0)).getElementType());
  Type type = lanes > 1 ? Type(vectorOf(scalar)) : scalar;
  auto branch = scf::IfOp::create(b, TypeRange{type}, uniform, true);
  auto fill = [&](Block *block, auto fn) {
    OpBuilder::InsertionGuard g(b);
    b.setInsertionPointToStart(block);
    enterScope();
    ++branches;
    Value v = toLanes(fn());
    --branches;
    leaveScope();
    if (v)
      scf::YieldOp::create(b, v);
    return static_cast<bool>(v);
  };
  bool ok = fill(branch.thenBlock(), taken);
  ok = ok && fill(branch.elseBlock(), [&] { return choose(op, sources, at + 1); });
  return ok ? branch.getResult(0) : Value();
}

Value PointEmitter::compute(Operation *op, ArrayRef<IndexExpr> index) {
  FailureOr<ElementSources> s = elementSources(op, index, space);
  if (failed(s)) {
    op->emitOpError("has no element-wise form; it cannot be evaluated at a point");
    return {};
  }
  Type element = typeOf(op->getResult(0)).getElementType();
  switch (s->kind) {
  case ElementSources::Kind::Value: {
    auto value = dyn_cast<DenseElementsAttr>(cast<ConstantOp>(op).getValue());
    if (!value || !value.isSplat()) {
      op->emitOpError("of many values inside a fusion; it must be one of the fusion's operands");
      return {};
    }
    return constantOf(registerType(element), value.getSplatValue<Attribute>());
  }
  case ElementSources::Kind::Index:
    return positionToElement(s->position, element);
  case ElementSources::Kind::Choice:
    return choose(op, *s, 0);
  case ElementSources::Kind::All:
    break;
  }
  SmallVector<Value> args;
  bool anyVector = false;
  for (const ElementSource &source : s->sources) {
    args.push_back(valueAt(op->getOperand(source.operand), source.index));
    if (!args.back())
      return {};
    anyVector |= isa<VectorType>(args.back().getType());
  }
  auto body = dyn_cast<ScalarBodyOpInterface>(op);
  if (!body)
    return args[0];
  if (anyVector)
    for (Value &a : args)
      a = toLanes(a);
  return body.buildScalar(b, args);
}

Value PointEmitter::valueAt(Value value, ArrayRef<IndexExpr> index) {
  std::vector<int64_t> key{reinterpret_cast<intptr_t>(value.getAsOpaquePointer())};
  for (const IndexExpr &e : index)
    e.appendKey(key);
  if (Value *v = find(key))
    return *v;
  if (provide)
    if (std::optional<Value> v = provide(value, index)) {
      if (*v)
        scopes.back()[key] = *v;
      return *v;
    }
  if (Value v = pointValues.lookup(value))
    return v;
  Value r;
  if (Operation *def = value.getDefiningOp()) {
    r = compute(def, index);
  } else {
    r = loadOperand(value, index);
  }
  if (r)
    scopes.back()[key] = r;
  return r;
}

LogicalResult PointEmitter::inlineRegion(Region &region, ValueRange args, SmallVectorImpl<Value> &results) {
  IRMapping map;
  map.map(region.getArguments(), args);
  for (Operation &op : region.front().without_terminator()) {
    if (auto c = dyn_cast<ConstantOp>(op)) {
      auto value = cast<DenseElementsAttr>(c.getValue());
      Type t = registerType(typeOf(c).getElementType());
      map.map(c.getResult(), constantOf(t, value.getSplatValue<Attribute>()));
      continue;
    }
    if (isa<ReshapeOp, BroadcastOp>(op) && typeOf(op.getResult(0)).getNumElements() == 1) {
      map.map(op.getResult(0), map.lookup(op.getOperand(0)));
      continue;
    }
    auto body = dyn_cast<ScalarBodyOpInterface>(op);
    if (!body)
      return op.emitOpError("inside a combiner's region has no code generation; only pointwise ops do");
    SmallVector<Value> operands;
    bool anyVector = false;
    for (Value v : op.getOperands()) {
      Value m = map.lookupOrNull(v);
      if (!m && !region.isAncestor(v.getParentRegion()) && typeOf(v).getRank() == 0)
        m = valueAt(v, {}); // a constant or an operand of the fusion
      if (!m)
        return op.emitOpError("inside a combiner's region uses a tensor from outside of it; only scalars can be");
      operands.push_back(m);
      anyVector |= isa<VectorType>(m.getType());
    }
    if (anyVector)
      for (Value &v : operands)
        v = toLanes(v);
    map.map(op.getResult(0), body.buildScalar(b, operands));
  }
  for (Value v : region.front().getTerminator()->getOperands()) {
    results.push_back(map.lookupOrNull(v));
    if (!results.back() && !region.isAncestor(v.getParentRegion()))
      results.back() = valueAt(v, {});
    if (!results.back())
      return failure();
    // One value for all lanes is each lane's result.
    if (llvm::any_of(args, [](Value arg) { return isa<VectorType>(arg.getType()); }))
      results.back() = toLanes(results.back());
  }
  return success();
}

Value gc::combine(OpBuilder &builder, Operation *op, unsigned number, Monoid kind, Value x, Value y) {
  Body body(builder, op);
  // The body asks the first operand; extremes of integers depend on the signedness of their own.
  Type element = getElementTypeOrSelf(op->getOperand(number));
  if (number > 0 && isa<IntegerType>(element) && (kind == Monoid::min || kind == Monoid::max)) {
    bool isUnsigned = element.isUnsignedInteger() || element.isInteger(1), isMin = kind == Monoid::min;
    Location loc = op->getLoc();
    if (isUnsigned)
      return isMin ? arith::MinUIOp::create(builder, loc, x, y).getResult()
                   : arith::MaxUIOp::create(builder, loc, x, y).getResult();
    return isMin ? arith::MinSIOp::create(builder, loc, x, y).getResult()
                 : arith::MaxSIOp::create(builder, loc, x, y).getResult();
  }
  switch (kind) {
  case Monoid::add:
    return body.add(x, y);
  case Monoid::mul:
    return body.mul(x, y);
  case Monoid::min:
    return body.min(x, y);
  case Monoid::max:
    return body.max(x, y);
  case Monoid::and_:
    return body.bitAnd(x, y);
  case Monoid::or_:
    return body.bitOr(x, y);
  case Monoid::xor_:
    return body.bitXor(x, y);
  case Monoid::region:
    break;
  }
  llvm_unreachable("a region is inlined, not combined by name");
}

TypedAttr gc::identityOf(Monoid kind, Type scalar, Type element) {
  bool isUnsigned = element.isUnsignedInteger();
  if (auto f = dyn_cast<FloatType>(scalar)) {
    APFloat v = APFloat::getZero(f.getFloatSemantics());
    if (kind == Monoid::mul)
      v = APFloat::getOne(f.getFloatSemantics());
    if (kind == Monoid::min || kind == Monoid::max) {
      v = getExtreme(cast<FloatType>(element).getFloatSemantics(), kind == Monoid::max);
      bool loses;
      v.convert(f.getFloatSemantics(), APFloat::rmNearestTiesToEven, &loses);
    }
    return FloatAttr::get(scalar, v);
  }
  unsigned width = scalar.getIntOrFloatBitWidth();
  APInt v = APInt::getZero(width);
  switch (kind) {
  case Monoid::mul:
    v = APInt(width, 1);
    break;
  case Monoid::and_:
    v = APInt::getAllOnes(width);
    break;
  case Monoid::min:
    v = isUnsigned || width == 1 ? APInt::getMaxValue(width) : APInt::getSignedMaxValue(width);
    break;
  case Monoid::max:
    v = isUnsigned || width == 1 ? APInt::getMinValue(width) : APInt::getSignedMinValue(width);
    break;
  default:
    break;
  }
  return IntegerAttr::get(scalar, v);
}
