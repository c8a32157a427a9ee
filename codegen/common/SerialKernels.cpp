#include "codegen/common/SerialKernels.h"

#include "codegen/library/SumLength.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace gc;

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

SerialKernel::SerialKernel(ImplicitLocOpBuilder &b, FusionOp fusion, KernelFunction &f, const CpuTarget &target)
    : b(b), fusion(fusion), f(f), target(target), point(b, space), loops(b, point) {
  for (auto [i, arg] : llvm::enumerate(fusion.getBody().getArguments()))
    point.pointers[arg] = f.buffer(i);
}

IndexTuple SerialKernel::makeVariables(ArrayRef<int64_t> shape, SmallVectorImpl<unsigned> &atoms) {
  IndexTuple index;
  for (int64_t size : shape) {
    atoms.push_back(space.addVariable(size));
    index.push_back(space.variable(atoms.back()));
    if (size > 1)
      point.loopAtoms.push_back(atoms.back());
  }
  return index;
}

void SerialKernel::setVector(OuterAxes &outer, unsigned atom, int64_t size, Type element) {
  outer.vectorAtom = atom;
  outer.vectorSize = size;
  outer.width = std::min<int64_t>(target.lanes(std::max<int64_t>(4, elementBytes(element))), llvm::PowerOf2Ceil(size));
}

LogicalResult SerialKernel::forTiles(const OuterAxes &outer, function_ref<LogicalResult(Value, Value)> body) {
  double work = bytesMoved(fusion);
  int64_t whole = 1;
  for (auto [atom, size] : outer.axes)
    whole *= size;
  int64_t pieces = std::max<int64_t>(1, llvm::divideCeil(wantedTiles(work, 0), whole));
  int64_t cut = llvm::alignTo(llvm::divideCeil(outer.vectorSize, pieces), outer.width);
  int64_t blocks = outer.vectorAtom < 0 ? 1 : llvm::divideCeil(outer.vectorSize, cut);
  tiles = whole * blocks;
  return f.forTiles([&](Value tile) -> LogicalResult {
    Value n = point.constant(blocks), block = arith::RemUIOp::create(b, tile, n);
    Value rest = arith::DivUIOp::create(b, tile, n);
    for (auto [atom, size] : llvm::reverse(outer.axes)) {
      Value by = point.constant(size);
      point.variables[atom] = arith::RemUIOp::create(b, rest, by);
      rest = arith::DivUIOp::create(b, rest, by);
    }
    Value low = arith::MulIOp::create(b, block, point.constant(cut));
    Value high =
        arith::MinSIOp::create(b, arith::AddIOp::create(b, low, point.constant(cut)), point.constant(outer.vectorSize));
    point.enterScope();
    LogicalResult r = body(low, high);
    point.leaveScope();
    return r;
  });
}

LogicalResult SerialKernel::overPiece(const OuterAxes &outer, Value low, Value high, AxisLoops::Action body) {
  if (outer.vectorAtom < 0) {
    point.enterScope();
    LogicalResult r = body();
    point.leaveScope();
    return r;
  }
  auto r = loops.byLanes(outer.vectorAtom, outer.vectorSize, outer.width, low, high, true, {},
                         [&](ValueRange) -> FailureOr<LoopValues> {
                           if (failed(body()))
                             return failure();
                           return LoopValues{};
                         });
  return success(succeeded(r));
}

LogicalResult SerialKernel::cumulative(CumulativeOp op) {
  RankedTensorType type = typeOf(op.getOperand());
  ArrayRef<int64_t> shape = type.getShape();
  int64_t dim = op.getDim();
  Type element = registerType(type.getElementType()), sum = element;
  if (auto t = dyn_cast<FloatType>(element); t && t.getWidth() < 32)
    sum = b.getF32Type();
  SmallVector<unsigned> atoms;
  IndexTuple index = makeVariables(shape, atoms);
  OuterAxes outer;
  for (int64_t d = 0; d < type.getRank(); ++d) {
    if (d == dim || shape[d] == 1)
      continue;
    if (d + 1 == type.getRank())
      setVector(outer, atoms[d], shape[d], element);
    else
      outer.axes.push_back({atoms[d], shape[d]});
  }
  if (op.getReverse())
    index[dim] = sub(IndexExpr(shape[dim] - 1), index[dim]);
  IndexExpr position = linearize(index, shape);
  auto resize = [&](Value v, Type to) -> Value {
    Type have = getElementTypeOrSelf(v);
    if (have == to)
      return v;
    Type t = isa<VectorType>(v.getType()) ? Type(point.vectorOf(to)) : to;
    return to == sum ? arith::ExtFOp::create(b, t, v).getResult() : arith::TruncFOp::create(b, t, v).getResult();
  };
  // Sums start anew in every piece; `before` is what the pieces before gave.
  auto run = [&](Value from, Value to, Value start, Value before) {
    return loops.byOne(atoms[dim], from, to, start, [&](ValueRange carried) -> FailureOr<LoopValues> {
      Value x = point.valueAt(op.getOperand(), index);
      if (!x)
        return failure();
      Value next = combine(b, op, 0, op.getKind(), carried[0], resize(point.toLanes(x), sum));
      Value here = op.getExclusive() ? carried[0] : next;
      if (before)
        here = combine(b, op, 0, op.getKind(), before, here);
      point.store(result(0), type.getElementType(), position, resize(here, element));
      return LoopValues{next};
    });
  };
  int64_t length = isa<FloatType>(sum) && op.getKind() == Monoid::add ? sumLength(shape[dim]) : shape[dim];
  return forTiles(outer, [&](Value low, Value high) {
    return overPiece(outer, low, high, [&]() -> LogicalResult {
      Value start = point.toLanes(arith::ConstantOp::create(b, identityOf(op.getKind(), sum, type.getElementType())));
      Value end = point.constant(shape[dim]);
      if (length >= shape[dim])
        return success(succeeded(run(point.constant(0), end, start, {})));
      auto pieces = emitFor(b, point.constant(0), end, length, start,
                            [&](Value from, ValueRange before) -> FailureOr<LoopValues> {
                              Value to = arith::AddIOp::create(b, from, point.constant(length));
                              auto r = run(from, arith::MinSIOp::create(b, to, end), start, before[0]);
                              if (failed(r))
                                return failure();
                              return LoopValues{combine(b, op, 0, op.getKind(), before[0], (*r)[0])};
                            });
      return success(succeeded(pieces));
    });
  });
}

// a before b by value alone: descending, NaN before everything.
static Value isAbove(ImplicitLocOpBuilder &b, Value x, Value y, bool isUnsigned) {
  if (!isa<FloatType>(x.getType()))
    return arith::CmpIOp::create(b, isUnsigned ? arith::CmpIPredicate::ugt : arith::CmpIPredicate::sgt, x, y);
  Value above = arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, x, y);
  Value xNan = arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, x, x);
  Value yNumber = arith::CmpFOp::create(b, arith::CmpFPredicate::ORD, y, y);
  return arith::OrIOp::create(b, above, arith::AndIOp::create(b, xNan, yNumber));
}

// One pass over the row for each of the k: the best of what comes after the last one found.
LogicalResult SerialKernel::topK(TopKOp op) {
  RankedTensorType type = typeOf(op.getOperand()), indexType = typeOf(op.getIndices());
  ArrayRef<int64_t> shape = type.getShape();
  bool isUnsigned = type.getElementType().isUnsignedInteger() || type.getElementType().isInteger(1);
  SmallVector<unsigned> atoms;
  IndexTuple index = makeVariables(shape, atoms), out = index;
  unsigned kAtom = space.addVariable(op.getK());
  out.back() = space.variable(kAtom);
  OuterAxes outer;
  for (int64_t d = 0; d + 1 < type.getRank(); ++d)
    if (shape[d] > 1)
      outer.axes.push_back({atoms[d], shape[d]});
  Type element = registerType(type.getElementType());
  auto select = [&](Value c, Value x, Value y) -> Value { return arith::SelectOp::create(b, c, x, y); };
  auto scan = [&](Value lastValue, Value lastIndex, ValueRange best) -> FailureOr<LoopValues> {
    Value i = shape.back() > 1 ? point.variables[atoms.back()] : point.constant(0);
    Value x = point.valueAt(op.getOperand(), index);
    if (!x)
      return failure();
    Value zero = point.constant(0);
    Value first = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, lastIndex, zero);
    Value below = isAbove(b, lastValue, x, isUnsigned), above = isAbove(b, x, lastValue, isUnsigned);
    Value later = arith::CmpIOp::create(b, arith::CmpIPredicate::sgt, i, lastIndex);
    Value equal = arith::XOrIOp::create(b, arith::OrIOp::create(b, below, above),
                                        arith::ConstantOp::create(b, b.getBoolAttr(true)));
    Value open = arith::OrIOp::create(b, arith::OrIOp::create(b, first, below), arith::AndIOp::create(b, equal, later));
    Value none = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, best[1], zero);
    Value better = arith::OrIOp::create(b, none, isAbove(b, x, best[0], isUnsigned));
    Value take = arith::AndIOp::create(b, open, better);
    return LoopValues{select(take, x, best[0]), select(take, i, best[1])};
  };
  return forTiles(outer, [&](Value, Value) {
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(element)), none = point.constant(-1);
    auto r = loops.byOne(kAtom, point.constant(0), point.constant(op.getK()), {zero, none},
                         [&](ValueRange last) -> FailureOr<LoopValues> {
                           FailureOr<LoopValues> best =
                               loops.byOne(atoms.back(), point.constant(0), point.constant(shape.back()), {zero, none},
                                           [&](ValueRange inner) { return scan(last[0], last[1], inner); });
                           if (failed(best))
                             return failure();
                           ArrayRef<int64_t> outShape = typeOf(op.getValues()).getShape();
                           IndexExpr position = linearize(out, outShape);
                           point.store(result(0), type.getElementType(), position, (*best)[0]);
                           Value i = (*best)[1];
                           if (unsigned width = indexType.getElementType().getIntOrFloatBitWidth(); width < 64)
                             i = arith::TruncIOp::create(b, b.getIntegerType(width), i);
                           point.store(result(1), indexType.getElementType(), position, i);
                           return best;
                         });
    return success(succeeded(r));
  });
}

LogicalResult SerialKernel::update(DynamicUpdateSliceOp op) {
  RankedTensorType type = op.getType(), window = typeOf(op.getUpdate());
  SmallVector<unsigned> atoms;
  IndexTuple index = makeVariables(window.getShape(), atoms), at;
  OuterAxes outer;
  for (int64_t d = 0; d < type.getRank(); ++d) {
    int64_t size = window.getDimSize(d);
    at.push_back(add(index[d], space.read(op.getStart()[d], {}, 0, type.getDimSize(d) - size)));
    if (size > 1 && d + 1 == type.getRank())
      setVector(outer, atoms[d], size, type.getElementType());
    else if (size > 1)
      outer.axes.push_back({atoms[d], size});
  }
  return forTiles(outer, [&](Value low, Value high) {
    return overPiece(outer, low, high, [&]() -> LogicalResult {
      Value x = point.valueAt(op.getUpdate(), index);
      if (x)
        point.store(result(0), type.getElementType(), linearize(at, type.getShape()), x);
      return success(static_cast<bool>(x));
    });
  });
}

double gc::bytesMoved(FusionOp fusion) {
  double bytes = 0;
  auto count = [&](Type t, double times) {
    bytes += times * static_cast<double>(cast<RankedTensorType>(t).getNumElements()) *
             static_cast<double>(elementBytes(getElementTypeOrSelf(t)));
  };
  if (auto op = dyn_cast_or_null<DynamicUpdateSliceOp>(findSerialOp(fusion))) {
    count(op.getUpdate().getType(), 2);
    return bytes;
  }
  for (Type t : llvm::concat<const Type>(fusion.getOperandTypes(), fusion.getResultTypes()))
    count(t, 1);
  return bytes;
}

Operation *gc::findSerialOp(FusionOp fusion) {
  if (fusion->hasAttr("updates"))
    return fusion.getBody().front().getTerminator()->getOperand(0).getDefiningOp<DynamicUpdateSliceOp>();
  for (Operation &op : fusion.getBody().front())
    if (isa<ScatterOp, CumulativeOp, SortOp, TopKOp>(op))
      return &op;
  return nullptr;
}

LogicalResult gc::emitSerialKernel(FusionOp fusion, Operation *op, ModuleOp into, StringRef name,
                                   const CpuTarget &target, KernelInfo &info) {
  if (!llvm::equal(fusion.getBody().front().getTerminator()->getOperands(), op->getResults()))
    return op->emitError("a fusion of this op stores its results and no others");
  ImplicitLocOpBuilder b(fusion.getLoc(), fusion.getContext());
  KernelFunction f(b, fusion, into, name);
  SerialKernel kernel(b, fusion, f, target);
  LogicalResult r = failure();
  if (auto s = dyn_cast<ScatterOp>(op))
    r = kernel.scatter(s);
  else if (auto c = dyn_cast<CumulativeOp>(op))
    r = kernel.cumulative(c);
  else if (auto s = dyn_cast<SortOp>(op))
    r = kernel.sort(s);
  else if (auto u = dyn_cast<DynamicUpdateSliceOp>(op))
    r = kernel.update(u);
  else
    r = kernel.topK(cast<TopKOp>(op));
  if (failed(r))
    return failure();
  f.finish();
  info.name = name.str();
  info.family = isa<DynamicUpdateSliceOp>(op) ? "update" : op->getName().stripDialect().str();
  info.tiles = kernel.tiles;
  info.scratchBytes = f.scratchBytes();
  double passes = 1;
  if (auto s = dyn_cast<SortOp>(op))
    passes = 8.0 * llvm::Log2_64_Ceil(typeOf(s.getInputs()[0]).getDimSize(s.getDim()));
  info.bytes = bytesMoved(fusion);
  info.flops = info.bytes / 4 * passes;
  return success();
}
