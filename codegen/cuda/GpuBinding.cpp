#include "codegen/cuda/GpuBinding.h"

#include "codegen/common/SerialKernels.h"

#include "codegen/common/AxisLoops.h"
#include "codegen/common/PointEmitter.h"
#include "codegen/common/TileProgram.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace gc;

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

namespace {

constexpr int64_t kWarp = 32, kVectorBytes = 16, kMaxBlock = 256, kUnrolledChunks = 8;

class GpuBinding {
public:
  GpuBinding(ImplicitLocOpBuilder &b, TileProgram &p, gpu::GPUModuleOp into, StringRef name)
      : b(b), p(p), into(into), name(name), point(b, p.space) {}

  LogicalResult run(KernelInfo &info);

private:
  using Values = SmallVector<Value>;
  using Body = function_ref<FailureOr<Values>(ValueRange)>;

  bool rowsOverThreads() const { return p.vectorAxis >= 0 && p.axes[p.vectorAxis].reduction; }
  unsigned vectorAtom() const { return p.axes[p.vectorAxis].atom; }
  int64_t vectorSize() const { return p.vectorAxis < 0 ? 1 : p.axes[p.vectorAxis].size; }
  void chooseLanes();
  void chooseShape();
  void makeFunction();
  LogicalResult body();
  LogicalResult pointOfThread();
  LogicalResult runStep(TileStep &step);
  FailureOr<Values> reductionLoops(ArrayRef<unsigned> axes, ValueRange carried, Body inner, const SumPieces &pieces,
                                   int level);
  FailureOr<Values> rowChunks(TileStep &step, ValueRange carried, Body inner);
  FailureOr<Values> chunk(TileStep &step, int64_t number, Value first, ValueRange carried, Body inner);
  FailureOr<Values> combineStep(TileStep &step, ValueRange accumulators);
  LogicalResult finishReduces(TileStep &step, ValueRange accumulators);
  LogicalResult storeResults(ArrayRef<unsigned> numbers);
  Values initialAccumulators(TileStep &step);
  // Of the op's result of that number.
  Value acrossLanes(ReduceOp op, unsigned number, Value v);
  Value acrossWarp(ReduceOp op, unsigned number, Value v);
  Value acrossBlock(ReduceOp op, unsigned number, Value v);
  Value shuffleXor(Value v, int64_t offset);
  std::optional<Value> provide(Value v, ArrayRef<IndexExpr> index);
  Value compute(Value v);

  Value constant(int64_t v) { return point.constant(v); }
  Value indexOf(Value v) { return arith::IndexCastOp::create(b, b.getIndexType(), v); }
  Value i64Of(Value v) { return arith::IndexCastOp::create(b, b.getI64Type(), v); }
  Operation *terminator() { return p.fusion.getBody().front().getTerminator(); }

  ImplicitLocOpBuilder &b;
  TileProgram &p;
  gpu::GPUModuleOp into;
  StringRef name;
  PointEmitter point;
  gpu::GPUFuncOp function;
  int64_t lanes = 1;
  int64_t threads = kMaxBlock, blocks = 1;
  int64_t items = 1; // threads that have work, over all blocks (loop, column)
  Value thread;      // in the block, i64
  // Row family: values of the domain that stay in registers, per chunk of the row; used while a chunk is at work.
  bool inRegisters = false;
  int64_t currentChunk = -1;
  llvm::DenseMap<std::pair<Value, int64_t>, Value> kept;
};

} // namespace

// The widest vectors for which every access is one aligned load or store.
void GpuBinding::chooseLanes() {
  if (p.vectorAxis < 0)
    return;
  int64_t narrowest = 8;
  for (const TileAccess &a : p.accesses) {
    // A guard or an index as value along the axis is cheaper per element than under masks.
    if (!a.buffer) {
      if (p.space.dependsOn(a.position, vectorAtom()))
        return;
      continue;
    }
    if (!p.space.dependsOn(a.position, vectorAtom()))
      continue;
    if (a.position.coefficient(vectorAtom()) != 1)
      return;
    narrowest = std::min(narrowest, elementBytes(typeOf(a.buffer).getElementType()));
  }
  int64_t divides = vectorSize();
  for (const TileAccess &a : p.accesses) {
    if (!a.buffer || !p.space.dependsOn(a.position, vectorAtom()))
      continue;
    divides = std::gcd(divides, a.position.constant);
    for (auto [id, c] : a.position.terms) {
      if (id == vectorAtom())
        continue;
      IndexExpr term;
      term.terms.push_back({id, 1});
      if (p.space.dependsOn(term, vectorAtom()))
        return; // moves irregularly
      divides = std::gcd(divides, c);
    }
  }
  lanes = kVectorBytes / narrowest;
  while (divides % lanes != 0)
    lanes /= 2;
}

void GpuBinding::chooseShape() {
  if (rowsOverThreads()) {
    int64_t wanted = llvm::PowerOf2Ceil(llvm::divideCeil(vectorSize(), lanes));
    threads = std::clamp<int64_t>(wanted, kWarp, kMaxBlock);
    blocks = p.parallelSize;
    bool onlyVectorAxis = p.reductionSize == vectorSize();
    inRegisters = onlyVectorAxis && llvm::divideCeil(vectorSize(), lanes * threads) <= kUnrolledChunks;
    return;
  }
  items = p.parallelSize / (p.vectorAxis >= 0 ? lanes : 1);
  threads = std::clamp<int64_t>(llvm::alignTo(items, kWarp), kWarp, kMaxBlock);
  blocks = llvm::divideCeil(items, threads);
}

void GpuBinding::makeFunction() {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToEnd(into.getBody());
  auto pointer = LLVM::LLVMPointerType::get(b.getContext(), 1);
  SmallVector<Type> types(p.fusion.getNumOperands() + p.fusion.getNumResults(), pointer);
  function = gpu::GPUFuncOp::create(b, name, b.getFunctionType(types, {}));
  function->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), b.getUnitAttr());
  function.setKnownGridSize(std::array<int32_t, 3>{int32_t(blocks), 1, 1});
  function.setKnownBlockSize(std::array<int32_t, 3>{int32_t(threads), 1, 1});
  SmallVector<int64_t> bytes;
  for (Value v :
       llvm::concat<Value>(SmallVector<Value>(p.fusion.getOperands()), SmallVector<Value>(p.fusion.getResults())))
    bytes.push_back(typeOf(v).getNumElements() * elementBytes(typeOf(v).getElementType()));
  function->setAttr("gc.operands", b.getI64IntegerAttr(p.fusion.getNumOperands()));
  function->setAttr("gc.buffer_bytes", b.getDenseI64ArrayAttr(bytes));
}

std::optional<Value> GpuBinding::provide(Value v, ArrayRef<IndexExpr> index) {
  auto it = kept.find({v, currentChunk});
  if (it == kept.end() || linearize(index, typeOf(v).getShape()) != p.domainPosition())
    return std::nullopt;
  return it->second;
}

// A value of the domain at the current point.
Value GpuBinding::compute(Value v) {
  for (auto [i, r] : llvm::enumerate(terminator()->getOperands()))
    if (r == v && !p.isPointResult(i))
      return point.valueAt(v, p.resultIndex(i));
  return point.valueAt(v, p.space.delinearize(p.domainPosition(), typeOf(v).getShape()));
}

FailureOr<SmallVector<Value>> GpuBinding::reductionLoops(ArrayRef<unsigned> axes, ValueRange carried, Body inner,
                                                         const SumPieces &pieces, int level) {
  if (axes.empty())
    return inner(carried);
  const TileAxis &axis = p.axes[axes.front()];
  return AxisLoops(b, point).byOne(
      axis.atom, constant(0), constant(axis.size), carried,
      [&](ValueRange values) { return reductionLoops(axes.drop_front(), values, inner, pieces, level - 1); },
      level == 0 ? pieces : SumPieces());
}

// One chunk of the row: `first` is the thread's first element. Threads past the row's end pass the carried values on.
FailureOr<SmallVector<Value>> GpuBinding::chunk(TileStep &step, int64_t number, Value first, ValueRange carried,
                                                Body inner) {
  point.variables[vectorAtom()] = first;
  currentChunk = inRegisters ? number : -1;
  auto work = [&]() -> FailureOr<Values> {
    point.enterScope();
    Values keeps;
    if (inRegisters)
      for (Value v : step.keeps) {
        Value x = point.toLanes(compute(v));
        if (!x)
          return failure();
        keeps.push_back(x);
      }
    FailureOr<Values> r = inner(carried);
    point.leaveScope();
    if (succeeded(r))
      r->append(keeps);
    return r;
  };
  int64_t last = (number + 1) * threads * lanes;
  FailureOr<Values> r;
  if (number >= 0 && last <= vectorSize()) {
    r = work();
  } else {
    Value exists = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, first, constant(vectorSize()));
    Values results;
    Block *before = b.getInsertionBlock();
    auto at = b.getInsertionPoint();
    // The branch's types are known once its contents are.
    Region contents;
    Block *block = b.createBlock(&contents);
    FailureOr<Values> inside = work();
    if (failed(inside))
      return failure();
    scf::YieldOp::create(b, *inside);
    b.setInsertionPoint(before, at);
    SmallVector<Type> types;
    for (Value v : *inside)
      types.push_back(v.getType());
    auto branch = scf::IfOp::create(b, types, exists, /*addThenBlock=*/true, /*addElseBlock=*/!types.empty());
    branch.thenBlock()->getOperations().clear();
    branch.thenBlock()->getOperations().splice(branch.thenBlock()->end(), block->getOperations());
    if (!types.empty()) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(branch.elseBlock());
      Values other(carried);
      for (Type t : ArrayRef(types).drop_front(carried.size()))
        other.push_back(arith::ConstantOp::create(b, b.getZeroAttr(t)));
      scf::YieldOp::create(b, other);
    }
    r = Values(branch.getResults());
  }
  if (failed(r))
    return failure();
  for (auto [v, x] : llvm::zip(inRegisters ? ArrayRef<Value>(step.keeps) : ArrayRef<Value>(),
                               ArrayRef<Value>(*r).drop_front(carried.size())))
    kept[{v, number}] = x;
  r->resize(carried.size());
  return r;
}

FailureOr<SmallVector<Value>> GpuBinding::rowChunks(TileStep &step, ValueRange carried, Body inner) {
  int64_t stride = threads * lanes, chunks = llvm::divideCeil(vectorSize(), stride);
  Value own = arith::MulIOp::create(b, thread, constant(lanes));
  FailureOr<Values> r = Values(carried);
  point.vectorAtom = lanes > 1 ? int(vectorAtom()) : -1;
  point.lanes = lanes;
  if (inRegisters || chunks == 1) {
    for (int64_t k = 0; k < chunks && succeeded(r); ++k)
      r = chunk(step, k, arith::AddIOp::create(b, own, constant(k * stride)), *r, inner);
  } else {
    auto loop = scf::ForOp::create(b, own, constant(vectorSize()), constant(stride), carried);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    point.variables[vectorAtom()] = loop.getInductionVar();
    point.enterScope();
    FailureOr<Values> next = inner(loop.getRegionIterArgs());
    point.leaveScope();
    if (failed(next))
      return failure();
    if (!next->empty())
      scf::YieldOp::create(b, *next);
    r = Values(loop.getResults());
  }
  currentChunk = -1;
  point.vectorAtom = -1;
  point.lanes = 1;
  return r;
}

SmallVector<Value> GpuBinding::initialAccumulators(TileStep &step) {
  Values r;
  for (ReduceOp op : step.reduces)
    for (unsigned i = 0; i < op.getNumResults(); ++i) {
      Type type = accumulatorType(op, i);
      Value v;
      if (op.getKind() == Monoid::region)
        v = point.valueAt(op.getInits()[i], {});
      else
        v = arith::ConstantOp::create(b, identityOf(op.getKind(), type, typeOf(op.getResult(i)).getElementType()));
      if (lanes > 1 && v && !isa<VectorType>(v.getType()))
        v = vector::BroadcastOp::create(b, VectorType::get({lanes}, v.getType()), v);
      r.push_back(v);
    }
  return r;
}

FailureOr<SmallVector<Value>> GpuBinding::combineStep(TileStep &step, ValueRange accumulators) {
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
    for (auto [i, x, a] : llvm::enumerate(elements, old))
      r.push_back(combine(b, op, i, op.getKind(), a, x));
  }
  return r;
}

Value GpuBinding::acrossLanes(ReduceOp op, unsigned number, Value v) {
  auto type = dyn_cast<VectorType>(v.getType());
  if (!type)
    return v;
  Values parts;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    parts.push_back(vector::ExtractOp::create(b, v, ArrayRef<int64_t>{i}));
  for (; parts.size() > 1; parts.resize(parts.size() / 2))
    for (size_t i = 0, half = parts.size() / 2; i < half; ++i)
      parts[i] = combine(b, op, number, op.getKind(), parts[i], parts[i + half]);
  return parts[0];
}

// gpu.shuffle moves 32 bits; wider values go in two, narrower ones widened.
Value GpuBinding::shuffleXor(Value v, int64_t offset) {
  Type type = v.getType(), i32 = b.getI32Type(), i64 = b.getI64Type();
  Value by = arith::ConstantOp::create(b, b.getI32IntegerAttr(offset));
  Value width = arith::ConstantOp::create(b, b.getI32IntegerAttr(kWarp));
  auto move = [&](Value x) -> Value {
    return gpu::ShuffleOp::create(b, x, by, width, gpu::ShuffleMode::XOR).getShuffleResult();
  };
  if (type.isF32() || type == i32)
    return move(v);
  unsigned bits = type.getIntOrFloatBitWidth();
  Value raw = isa<FloatType>(type) ? arith::BitcastOp::create(b, b.getIntegerType(bits), v).getResult() : v;
  Value moved;
  if (bits < 32) {
    moved = arith::TruncIOp::create(b, raw.getType(), move(arith::ExtUIOp::create(b, i32, raw)));
  } else {
    Value shift = arith::ConstantOp::create(b, b.getI64IntegerAttr(32));
    Value low = move(arith::TruncIOp::create(b, i32, raw));
    Value high = move(arith::TruncIOp::create(b, i32, arith::ShRUIOp::create(b, raw, shift)));
    Value upper = arith::ShLIOp::create(b, arith::ExtUIOp::create(b, i64, high), shift);
    moved = arith::OrIOp::create(b, upper, arith::ExtUIOp::create(b, i64, low));
  }
  return isa<FloatType>(type) ? arith::BitcastOp::create(b, type, moved).getResult() : moved;
}

Value GpuBinding::acrossWarp(ReduceOp op, unsigned number, Value v) {
  for (int64_t offset = kWarp / 2; offset > 0; offset /= 2)
    v = combine(b, op, number, op.getKind(), v, shuffleXor(v, offset));
  return v;
}

// Each warp's value goes to shared memory, and every thread combines them all in one order. Each reduction has its own
// slots, so one barrier is enough.
Value GpuBinding::acrossBlock(ReduceOp op, unsigned number, Value v) {
  int64_t warps = threads / kWarp;
  if (warps == 1)
    return v;
  bool bit = v.getType().isInteger(1);
  Type stored = bit ? Type(b.getI8Type()) : v.getType();
  auto space = gpu::AddressSpaceAttr::get(b.getContext(), gpu::AddressSpace::Workgroup);
  Value slots = function.addWorkgroupAttribution(MemRefType::get({warps}, stored, AffineMap(), space), b.getLoc());
  Value warp = indexOf(arith::DivUIOp::create(b, thread, constant(kWarp)));
  Value lane = arith::RemUIOp::create(b, thread, constant(kWarp));
  Value first = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, lane, constant(0));
  Value own = bit ? arith::ExtUIOp::create(b, stored, v).getResult() : v;
  auto branch = scf::IfOp::create(b, first, false);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    memref::StoreOp::create(b, own, slots, ValueRange{warp});
  }
  gpu::BarrierOp::create(b);
  Value all;
  for (int64_t w = 0; w < warps; ++w) {
    Value x = memref::LoadOp::create(b, slots, ValueRange{arith::ConstantIndexOp::create(b, w).getResult()});
    if (bit)
      x = arith::TruncIOp::create(b, b.getI1Type(), x);
    all = all ? combine(b, op, number, op.getKind(), all, x) : x;
  }
  return all;
}

LogicalResult GpuBinding::finishReduces(TileStep &step, ValueRange accumulators) {
  for (ReduceOp op : step.reduces)
    for (unsigned i = 0; i < op.getNumResults(); ++i) {
      Value v = accumulators.front();
      accumulators = accumulators.drop_front();
      if (op.getKind() != Monoid::region) {
        if (rowsOverThreads())
          v = acrossBlock(op, i, acrossWarp(op, i, acrossLanes(op, i, v)));
        auto vectorType = dyn_cast<VectorType>(v.getType());
        if (!op.getInits().empty()) {
          Value init = point.valueAt(op.getInits()[i], {});
          if (!init)
            return failure();
          init = toAccumulator(b, init, accumulatorType(op, i));
          if (vectorType && !isa<VectorType>(init.getType()))
            init = vector::BroadcastOp::create(b, vectorType, init);
          v = combine(b, op, i, op.getKind(), init, v);
        }
        Type element = registerType(typeOf(op.getResult(i)).getElementType());
        if (getElementTypeOrSelf(v) != element)
          v = arith::TruncFOp::create(b, vectorType ? Type(vectorType.clone(element)) : element, v);
      }
      point.pointValues[op.getResult(i)] = v;
    }
  return success();
}

LogicalResult GpuBinding::storeResults(ArrayRef<unsigned> numbers) {
  // All are computed before one is stored: a result may lie over an operand (KernelInfo::inPlace).
  Values values;
  for (unsigned r : numbers) {
    values.push_back(point.valueAt(terminator()->getOperand(r), p.resultIndex(r)));
    if (!values.back())
      return failure();
  }
  for (auto [r, x] : llvm::zip_equal(numbers, values)) {
    RankedTensorType type = typeOf(terminator()->getOperand(r));
    point.store(function.getArgument(p.fusion.getNumOperands() + r), type.getElementType(),
                linearize(p.resultIndex(r), type.getShape()), x);
  }
  return success();
}

LogicalResult GpuBinding::runStep(TileStep &step) {
  SmallVector<unsigned> axes;
  for (unsigned i = 0; i < p.axes.size(); ++i)
    if (p.axes[i].reduction && p.axes[i].size > 1 && static_cast<int>(i) != p.vectorAxis)
      axes.push_back(i);
  Values initial = initialAccumulators(step);
  if (llvm::is_contained(initial, Value()))
    return failure();
  auto pass = [&](ValueRange carried) -> FailureOr<Values> {
    FailureOr<Values> next = combineStep(step, carried);
    if (failed(next) || failed(storeResults(step.stores)))
      return failure();
    return next;
  };
  if (!initial.empty() || !step.stores.empty() || (inRegisters && !step.keeps.empty())) {
    int level = -1;
    SumPieces pieces = choosePieces(
        b, step, llvm::map_to_vector(axes, [&](unsigned axis) { return p.axes[axis].size; }), initial, level);
    auto body = [&](ValueRange carried) -> FailureOr<Values> {
      return rowsOverThreads() ? rowChunks(step, carried, pass) : pass(carried);
    };
    FailureOr<Values> r = reductionLoops(axes, initial, body, pieces, level);
    if (failed(r) || failed(finishReduces(step, *r)))
      return failure();
  }
  if (step.pointStores.empty())
    return success();
  if (!rowsOverThreads())
    return storeResults(step.pointStores);
  // Every thread has the row's values; the first one stores them.
  Value first = arith::CmpIOp::create(b, arith::CmpIPredicate::eq, thread, constant(0));
  auto branch = scf::IfOp::create(b, first, false);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  point.enterScope();
  LogicalResult r = storeResults(step.pointStores);
  point.leaveScope();
  return r;
}

// The point of P that the thread (its block, in the row family) works on.
LogicalResult GpuBinding::pointOfThread() {
  Value block = i64Of(gpu::BlockIdOp::create(b, gpu::Dimension::x));
  Value rest = block;
  if (!rowsOverThreads()) {
    rest = arith::AddIOp::create(b, arith::MulIOp::create(b, block, constant(threads)), thread);
    if (p.vectorAxis >= 0) {
      Value pieces = constant(vectorSize() / lanes);
      Value piece = arith::RemUIOp::create(b, rest, pieces);
      point.variables[vectorAtom()] = arith::MulIOp::create(b, piece, constant(lanes));
      rest = arith::DivUIOp::create(b, rest, pieces);
    }
  }
  for (unsigned i = p.axes.size(); i-- > 0;) {
    if (p.axes[i].reduction || p.axes[i].size == 1 || static_cast<int>(i) == p.vectorAxis)
      continue;
    Value n = constant(p.axes[i].size);
    point.variables[p.axes[i].atom] = arith::RemUIOp::create(b, rest, n);
    rest = arith::DivUIOp::create(b, rest, n);
  }
  return success();
}

LogicalResult GpuBinding::body() {
  b.setInsertionPointToStart(&function.getBody().front());
  thread = i64Of(gpu::ThreadIdOp::create(b, gpu::Dimension::x));
  for (auto [i, arg] : llvm::enumerate(p.fusion.getBody().getArguments()))
    point.pointers[arg] = function.getArgument(i);
  for (const TileAxis &a : p.axes) {
    if (a.size > 1)
      point.loopAtoms.push_back(a.atom);
    else
      point.variables[a.atom] = constant(0);
  }
  point.provide = [this](Value v, ArrayRef<IndexExpr> index) { return provide(v, index); };
  point.vectorAlignment = kVectorBytes;
  if (!rowsOverThreads() && blocks * threads != items) {
    Value block = i64Of(gpu::BlockIdOp::create(b, gpu::Dimension::x));
    Value number = arith::AddIOp::create(b, arith::MulIOp::create(b, block, constant(threads)), thread);
    Value exists = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, number, constant(items));
    auto branch = scf::IfOp::create(b, exists, false);
    gpu::ReturnOp::create(b);
    b.setInsertionPointToStart(branch.thenBlock());
  } else {
    auto end = gpu::ReturnOp::create(b);
    b.setInsertionPoint(end);
  }
  if (failed(pointOfThread()))
    return failure();
  if (!rowsOverThreads() && lanes > 1) {
    point.vectorAtom = vectorAtom();
    point.lanes = lanes;
  }
  for (TileStep &step : p.steps)
    if (failed(runStep(step)))
      return failure();
  return success();
}

LogicalResult GpuBinding::run(KernelInfo &info) {
  if (p.given)
    return p.fusion.emitError("a contraction has no CUDA kernel yet; run this program with --device cpu");
  chooseLanes();
  chooseShape();
  makeFunction();
  if (failed(body()))
    return failure();
  info.name = name.str();
  info.family = p.family() == "reference" ? "loop" : p.family().str();
  info.tiles = blocks;
  info.flops = p.flops;
  info.bytes = p.bytes;
  return success();
}

LogicalResult gc::emitGpuKernel(FusionOp fusion, gpu::GPUModuleOp into, StringRef name, KernelInfo &info) {
  for (Type t : llvm::concat<const Type>(fusion.getOperandTypes(), fusion.getResultTypes()))
    if (isa<ComplexType>(getElementTypeOrSelf(t)))
      return fusion.emitError("complex element types have no CUDA code generation yet, found ") << t;
  Operation *serial = findSerialOp(fusion);
  if (isa_and_nonnull<DynamicUpdateSliceOp>(serial))
    serial =
        nullptr; // each thread writes the elements that it has read: a loop over the whole may lie over the operand
  auto dots = fusion.getBody().front().getOps<DotOp>();
  if (Operation *op = serial ? serial : dots.empty() ? nullptr : (*dots.begin()).getOperation())
    return op->emitOpError("has no CUDA kernel yet (family '") << fusion.getFamily() << "'); --device cpu runs it";
  FailureOr<TileProgram> program = TileProgram::build(fusion);
  if (failed(program))
    return failure();
  ImplicitLocOpBuilder b(fusion.getLoc(), fusion.getContext());
  if (failed(GpuBinding(b, *program, into, name).run(info)))
    return failure();
  info.inPlace = program->inPlacePairs();
  return success();
}
