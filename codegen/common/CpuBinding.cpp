#include "codegen/common/CpuBinding.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace gc;

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

namespace {

// A value kept in scratch for later steps.
struct Kept {
  Value pointer;
  IndexExpr position; // over the axes of R
};

class Binding {
public:
  Binding(ImplicitLocOpBuilder &b, TileProgram &p, KernelFunction &f, const CpuTarget &target)
      : b(b), p(p), f(f), point(b, p.space), loops(b, point), target(target) {}

  LogicalResult run(int64_t &tiles);

private:
  using Values = LoopValues;
  using Body = AxisLoops::Body;

  void chooseLanes();
  void bindBuffers();
  LogicalResult tile(Value number);
  LogicalResult parallelLoops(ArrayRef<unsigned> order);
  LogicalResult exchangeLoop();
  LogicalResult pointBody();
  LogicalResult runStep(TileStep &step);
  void storeResult(unsigned number, Value x);
  // `pieces` holds for the loop over axes[level], or over the vector axis if that is axes.size().
  FailureOr<Values> reductionLoops(ArrayRef<unsigned> axes, ValueRange carried, Body body, const SumPieces &pieces,
                                   int level);
  FailureOr<Values> vectorLoop(Value low, Value high, ValueRange carried, Body body, const SumPieces &pieces = {}) {
    const TileAxis &axis = p.axes[p.vectorAxis];
    bool cut = !axis.reduction && block != 0 && order[whole] == static_cast<unsigned>(p.vectorAxis);
    return loops.byLanes(axis.atom, axis.size, width, low, high, cut, carried, body, pieces);
  }
  FailureOr<Values> combineStep(TileStep &step, ValueRange accumulators);
  LogicalResult finishReduces(TileStep &step, ValueRange accumulators);
  Values initialAccumulators(TileStep &step);
  bool lanesReduce() const { return p.vectorAxis >= 0 && p.axes[p.vectorAxis].reduction; }
  Value acrossLanes(ReduceOp op, unsigned number, Value v);
  void keep(Value v);
  std::optional<Value> provide(Value v, ArrayRef<IndexExpr> index);
  Value constant(int64_t v) { return point.constant(v); }

  ImplicitLocOpBuilder &b;
  TileProgram &p;
  KernelFunction &f;
  PointEmitter point;
  AxisLoops loops;
  const CpuTarget &target;
  int64_t width = 1;           // lanes of the vector axis
  SmallVector<unsigned> order; // parallel axes as loops, outermost first; the vector axis last
  // Tiles: order[0 .. whole) one index each, then `block` indices of order[whole].
  unsigned whole = 0;
  int64_t block = 0, blocks = 1;
  llvm::DenseMap<Value, Kept> kept;
};

} // namespace

void Binding::chooseLanes() {
  if (p.vectorAxis < 0)
    return;
  int64_t widest = 4;
  int weight = 0;
  for (Operation &op : p.fusion.getBody().front().without_terminator()) {
    for (Value v : op.getResults())
      widest = std::max(widest, elementBytes(typeOf(v).getElementType()));
    weight += opWeight(&op);
  }
  width = target.vectorBytes / widest;
  // Two or four registers at once hide latencies while the values in flight fit the register file.
  bool column = p.reductionSize > 1 && !lanesReduce();
  if (p.exchangeAxis >= 0) {
    width = std::min<int64_t>(width, llvm::PowerOf2Ceil(p.axes[p.vectorAxis].size));
    return;
  }
  if (column && weight < 20)
    width *= 4;
  else if (weight < 120)
    width *= 2;
  width = std::min<int64_t>(width, llvm::PowerOf2Ceil(p.axes[p.vectorAxis].size));
}

void Binding::bindBuffers() {
  for (auto [i, arg] : llvm::enumerate(p.fusion.getBody().getArguments()))
    point.pointers[arg] = f.buffer(i);
  point.provide = [this](Value v, ArrayRef<IndexExpr> index) { return provide(v, index); };
  for (const TileAxis &a : p.axes)
    if (a.size > 1)
      point.loopAtoms.push_back(a.atom);
}

std::optional<Value> Binding::provide(Value v, ArrayRef<IndexExpr> index) {
  auto it = kept.find(v);
  if (it == kept.end() || linearize(index, typeOf(v).getShape()) != p.domainPosition())
    return std::nullopt;
  Type element = typeOf(v).getElementType();
  if (lanesReduce() || width == 1)
    return point.load(it->second.pointer, element, it->second.position, true);
  // One vector per element of R.
  Value at = point.address(it->second.pointer, element, point.index(scale(it->second.position, width)));
  Value x = LLVM::LoadOp::create(b, point.vectorOf(memoryType(element)), at, elementBytes(element));
  if (registerType(element).isInteger(1))
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ne, x,
                                 arith::ConstantOp::create(b, b.getZeroAttr(x.getType())))
        .getResult();
  return x;
}

void Binding::keep(Value v) {
  Type element = typeOf(v).getElementType();
  auto [it, isNew] = kept.try_emplace(v);
  if (isNew) {
    IndexExpr position;
    auto addAxis = [&](unsigned i) {
      position = add(scale(position, p.axes[i].size), p.space.variable(p.axes[i].atom));
    };
    for (unsigned i = 0; i < p.axes.size(); ++i)
      if (p.axes[i].reduction && static_cast<int>(i) != p.vectorAxis)
        addAxis(i);
    if (lanesReduce())
      addAxis(p.vectorAxis);
    int64_t per = lanesReduce() ? 1 : width;
    it->second = {f.scratch(p.reductionSize * per * elementBytes(element)), position};
  }
  Kept k = it->second;
  kept.erase(v); // compute it, do not read it
  Value x;
  for (auto [i, r] : llvm::enumerate(p.fusion.getBody().front().getTerminator()->getOperands()))
    if (r == v && !p.isPointResult(i))
      x = point.valueAt(v, p.resultIndex(i));
  if (!x)
    x = point.valueAt(v, p.space.delinearize(p.domainPosition(), typeOf(v).getShape()));
  kept[v] = k;
  if (!x)
    return;
  if (lanesReduce() || width == 1) {
    point.store(k.pointer, element, k.position, x);
    return;
  }
  x = point.toLanes(x);
  if (registerType(element).isInteger(1))
    x = arith::ExtUIOp::create(b, point.vectorOf(b.getI8Type()), x);
  LLVM::StoreOp::create(b, x, point.address(k.pointer, element, point.index(scale(k.position, width))),
                        elementBytes(element));
}

FailureOr<SmallVector<Value>> Binding::reductionLoops(ArrayRef<unsigned> axes, ValueRange carried, Body body,
                                                      const SumPieces &pieces, int level) {
  const SumPieces &here = level == 0 ? pieces : SumPieces();
  if (axes.empty()) {
    if (lanesReduce())
      return vectorLoop(constant(0), constant(p.axes[p.vectorAxis].size), carried, body, here);
    return body(carried);
  }
  unsigned axis = axes.front();
  return loops.byOne(
      p.axes[axis].atom, constant(0), constant(p.axes[axis].size), carried,
      [&](ValueRange inner) { return reductionLoops(axes.drop_front(), inner, body, pieces, level - 1); }, here);
}

SmallVector<Value> Binding::initialAccumulators(TileStep &step) {
  Values r;
  for (ReduceOp op : step.reduces)
    for (unsigned i = 0; i < op.getNumResults(); ++i) {
      Value v;
      Type type = accumulatorType(op, i);
      if (op.getKind() == Monoid::region)
        v = point.valueAt(op.getInits()[i], {});
      else
        v = arith::ConstantOp::create(b, identityOf(op.getKind(), type, typeOf(op.getResult(i)).getElementType()));
      if (p.vectorAxis >= 0 && width > 1 && v && !isa<VectorType>(v.getType()))
        v = vector::BroadcastOp::create(b, VectorType::get({width}, v.getType()), v);
      r.push_back(v);
    }
  return r;
}

FailureOr<SmallVector<Value>> Binding::combineStep(TileStep &step, ValueRange accumulators) {
  Values r;
  for (ReduceOp op : step.reduces) {
    IndexTuple index = p.reduceOperandIndex(op);
    ValueRange old = accumulators.slice(r.size(), op.getNumResults());
    Values elements;
    for (auto [i, v] : llvm::enumerate(op.getInputs())) {
      Value x = point.valueAt(v, index);
      if (!x)
        return failure();
      elements.push_back(toAccumulator(b, point.toLanes(x), accumulatorType(op, i)));
    }
    if (op.getKind() == Monoid::region) {
      Values args(old);
      args.append(elements);
      if (failed(point.inlineRegion(op.getBody(), args, r)))
        return failure();
      continue;
    }
    for (auto [i, x, a] : llvm::enumerate(elements, old)) {
      Value next = combine(b, op, i, op.getKind(), a, x);
      if (point.mask && lanesReduce())
        next = arith::SelectOp::create(b, point.mask, next, a);
      r.push_back(next);
    }
  }
  return r;
}

// A tree over the lanes, halves first.
Value Binding::acrossLanes(ReduceOp op, unsigned number, Value v) {
  auto type = cast<VectorType>(v.getType());
  for (int64_t n = type.getNumElements(); n > 1; n /= 2) {
    Value low = vector::ExtractStridedSliceOp::create(b, v, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{n / 2},
                                                      ArrayRef<int64_t>{1});
    Value high = vector::ExtractStridedSliceOp::create(b, v, ArrayRef<int64_t>{n / 2}, ArrayRef<int64_t>{n / 2},
                                                       ArrayRef<int64_t>{1});
    v = combine(b, op, number, op.getKind(), low, high);
  }
  return vector::ExtractOp::create(b, v, ArrayRef<int64_t>{0});
}

LogicalResult Binding::finishReduces(TileStep &step, ValueRange accumulators) {
  for (ReduceOp op : step.reduces)
    for (unsigned i = 0; i < op.getNumResults(); ++i) {
      Value v = accumulators.front();
      accumulators = accumulators.drop_front();
      if (op.getKind() != Monoid::region) {
        if (lanesReduce() && width > 1)
          v = acrossLanes(op, i, v);
        if (!op.getInits().empty()) {
          Value init = point.valueAt(op.getInits()[i], {});
          if (!init)
            return failure();
          init = toAccumulator(b, init, accumulatorType(op, i));
          if (isa<VectorType>(v.getType()))
            init = point.toLanes(init);
          v = combine(b, op, i, op.getKind(), init, v);
        }
        Type element = registerType(typeOf(op.getResult(i)).getElementType());
        if (getElementTypeOrSelf(v) != element)
          v = arith::TruncFOp::create(
              b, isa<VectorType>(v.getType()) ? Type(VectorType::get({width}, element)) : element, v);
      }
      point.pointValues[op.getResult(i)] = v;
    }
  return success();
}

void Binding::storeResult(unsigned number, Value x) {
  RankedTensorType type = typeOf(p.fusion.getBody().front().getTerminator()->getOperand(number));
  point.store(f.buffer(p.fusion.getNumOperands() + number), type.getElementType(),
              linearize(p.resultIndex(number), type.getShape()), x);
}

LogicalResult Binding::runStep(TileStep &step) {
  Operation *terminator = p.fusion.getBody().front().getTerminator();
  SmallVector<unsigned> axes;
  for (unsigned i = 0; i < p.axes.size(); ++i)
    if (p.axes[i].reduction && p.axes[i].size > 1 && static_cast<int>(i) != p.vectorAxis)
      axes.push_back(i);
  Values initial = initialAccumulators(step);
  if (llvm::is_contained(initial, Value()))
    return failure();
  if (!initial.empty() || !step.stores.empty() || !step.keeps.empty()) {
    auto body = [&](ValueRange carried) -> FailureOr<Values> {
      for (Value v : step.keeps)
        keep(v);
      FailureOr<Values> next = combineStep(step, carried);
      if (failed(next))
        return failure();
      // All reads come before all writes: a result may lie over an operand.
      Values stored;
      for (unsigned r : step.stores)
        stored.push_back(point.valueAt(terminator->getOperand(r), p.resultIndex(r)));
      if (llvm::is_contained(stored, Value()))
        return failure();
      for (auto [r, x] : llvm::zip_equal(step.stores, stored))
        storeResult(r, x);
      return next;
    };
    int level = 0;
    SmallVector<int64_t> trips;
    for (unsigned axis : axes)
      trips.push_back(p.axes[axis].size);
    if (lanesReduce())
      trips.push_back(llvm::divideCeil(p.axes[p.vectorAxis].size, width));
    SumPieces pieces = choosePieces(b, step, trips, initial, level);
    FailureOr<Values> r = reductionLoops(axes, initial, body, pieces, level);
    if (failed(r) || failed(finishReduces(step, *r)))
      return failure();
  }
  for (unsigned r : step.pointStores) {
    Value x = point.valueAt(terminator->getOperand(r), p.resultIndex(r));
    if (!x)
      return failure();
    storeResult(r, x);
  }
  return success();
}

LogicalResult Binding::pointBody() {
  for (TileStep &step : p.steps)
    if (failed(runStep(step)))
      return failure();
  return success();
}

LogicalResult Binding::parallelLoops(ArrayRef<unsigned> axes) {
  if (axes.empty())
    return pointBody();
  unsigned axis = axes.front();
  if (static_cast<int>(axis) == p.exchangeAxis)
    return exchangeLoop();
  Value low = constant(0), high = constant(p.axes[axis].size);
  if (block != 0 && order[whole] == axis) {
    low = point.variables[p.axes[axis].atom];
    high = arith::MinSIOp::create(b, arith::AddIOp::create(b, low, constant(block)), high);
  }
  auto body = [&](ValueRange) -> FailureOr<Values> {
    if (failed(parallelLoops(axes.drop_front())))
      return failure();
    return Values{};
  };
  FailureOr<Values> r = static_cast<int>(axis) == p.vectorAxis ? vectorLoop(low, high, {}, body)
                                                               : loops.byOne(p.axes[axis].atom, low, high, {}, body);
  return success(succeeded(r));
}

// `width` neighbours at a time, one after the other, so that their loads can be made by exchanging lanes.
LogicalResult Binding::exchangeLoop() {
  const TileAxis &axis = p.axes[p.exchangeAxis];
  int64_t whole = axis.size / width * width;
  auto block = [&](Value base, ValueRange) -> FailureOr<Values> {
    point.exchange.atom = axis.atom;
    point.exchange.base = base;
    point.exchange.made.clear();
    LogicalResult r = success();
    for (int64_t i = 0; succeeded(r) && i < width; ++i) {
      point.exchange.offset = i;
      point.variables[axis.atom] = arith::AddIOp::create(b, base, constant(i));
      point.enterScope();
      r = pointBody();
      point.leaveScope();
    }
    point.exchange.atom = -1;
    if (failed(r))
      return failure();
    return Values{};
  };
  if (whole > 0 && failed(emitFor(b, constant(0), constant(whole), width, {}, block)))
    return failure();
  if (whole == axis.size)
    return success();
  return success(
      succeeded(loops.byOne(axis.atom, constant(whole), constant(axis.size), {}, [&](ValueRange) -> FailureOr<Values> {
        if (failed(pointBody()))
          return failure();
        return Values{};
      })));
}

LogicalResult Binding::tile(Value number) {
  // Row-major over the whole axes and the blocks.
  Value rest = number;
  if (block != 0) {
    Value n = constant(blocks);
    Value i = arith::RemUIOp::create(b, rest, n);
    rest = arith::DivUIOp::create(b, rest, n);
    point.variables[p.axes[order[whole]].atom] = arith::MulIOp::create(b, i, constant(block));
  }
  for (unsigned i = whole; i-- > 0;) {
    Value n = constant(p.axes[order[i]].size);
    point.variables[p.axes[order[i]].atom] = i == 0 ? rest : arith::RemUIOp::create(b, rest, n).getResult();
    rest = arith::DivUIOp::create(b, rest, n);
  }
  point.enterScope();
  LogicalResult r = parallelLoops(ArrayRef(order).drop_front(whole));
  point.leaveScope();
  return r;
}

LogicalResult Binding::run(int64_t &tiles) {
  chooseLanes();
  bindBuffers();
  for (unsigned i = 0; i < p.axes.size(); ++i)
    if (!p.axes[i].reduction && p.axes[i].size > 1 && static_cast<int>(i) != p.vectorAxis &&
        static_cast<int>(i) != p.exchangeAxis)
      order.push_back(i);
  if (p.vectorAxis >= 0 && !lanesReduce())
    order.push_back(p.vectorAxis);
  int64_t wanted = wantedTiles(p.flops, p.bytes);
  tiles = 1;
  for (unsigned axis : order) {
    if (tiles >= wanted)
      break;
    int64_t size = p.axes[axis].size, pieces = std::min<int64_t>(llvm::divideCeil(wanted, tiles), size);
    bool isVector = static_cast<int>(axis) == p.vectorAxis;
    int64_t cut = llvm::divideCeil(size, pieces);
    if (isVector)
      cut = llvm::alignTo(cut, width);
    if (cut == 1 && !isVector) {
      ++whole;
      tiles *= size;
      continue;
    }
    block = cut;
    blocks = llvm::divideCeil(size, cut);
    tiles *= blocks;
    break;
  }
  if (p.exchangeAxis >= 0)
    order.push_back(p.exchangeAxis);
  return f.forTiles([&](Value number) { return tile(number); });
}

LogicalResult gc::emitTileProgram(TileProgram &program, ModuleOp into, StringRef name, const CpuTarget &target,
                                  KernelInfo &info) {
  ImplicitLocOpBuilder b(program.fusion.getLoc(), program.fusion.getContext());
  KernelFunction f(b, program.fusion, into, name);
  if (failed(Binding(b, program, f, target).run(info.tiles)))
    return failure();
  f.finish();
  info.name = name.str();
  info.family = program.family().str();
  info.scratchBytes = f.scratchBytes();
  info.flops = program.flops;
  info.bytes = program.bytes;
  return success();
}
