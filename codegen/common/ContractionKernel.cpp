#include "codegen/common/ContractionKernel.h"

#include "codegen/common/CpuBinding.h"
#include "codegen/library/Contraction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace gc;

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

namespace {

// One dimension of the product. For computed operands it is cut before its last piece, if that is whole vectors: lanes
// then move along a variable that is linear where the operand is.
struct Axis {
  int64_t piece = 1;
  unsigned atom = 0;
  unsigned outer = 0, inner = 0; // with piece > 1
};

// One operand as a matrix: in memory, or computed.
struct Operand {
  Value value; // the dot's operand
  IndexTuple index;
  // The variables in `index` of a computed operand.
  const struct Axis *rows = nullptr, *cols = nullptr;
  Value leaf; // block argument; null: computed
  IndexExpr base;
  MatrixOperand matrix;
};

class ContractionKernel {
public:
  ContractionKernel(ImplicitLocOpBuilder &b, FusionOp fusion, DotOp dot, KernelFunction &f, const CpuTarget &target)
      : b(b), fusion(fusion), dot(dot), f(f), target(target), point(b, space), loops(b, point) {}
  LogicalResult run(KernelInfo &info);

private:
  LogicalResult findShape();
  Operand traceOperand(Value value, IndexTuple index, unsigned rowAtom, unsigned colAtom, int64_t rows, int64_t cols);
  IndexExpr cut(Axis &axis, unsigned atom, ArrayRef<int64_t> shape);
  LogicalResult cutComputed(ArrayRef<int64_t> batchShape, ArrayRef<int64_t> mShape, ArrayRef<int64_t> nShape,
                            ArrayRef<int64_t> kShape);
  bool runsAlong(const Operand &operand, const Axis &axis);
  void chooseDirection(Operand &operand, int64_t rows, int64_t cols);
  void bind(const Axis &axis, Value index);
  ContractionLoad loadOf(const Operand &operand);
  LogicalResult tile(const ContractionPlan &plan, Value number, Value scratch, Value runtime);
  void findInPlace(KernelInfo &info);
  LogicalResult epilogue(const ContractionPlan &plan, Value row, Value rowEnd, Value col, Value colEnd, Value sums);
  Value toType(Value v, Type element, bool isUnsigned = false);

  ImplicitLocOpBuilder &b;
  FusionOp fusion;
  DotOp dot;
  KernelFunction &f;
  const CpuTarget &target;
  IndexSpace space;
  PointEmitter point;
  AxisLoops loops;
  int64_t batch = 1, m = 1, n = 1, k = 1;
  unsigned batchAtom = 0, mAtom = 0, nAtom = 0, kAtom = 0;
  Type accumulator;
  Axis mAxis, nAxis, kAxis;
  Operand lhs, rhs;
  bool failedLoad = false;
};

} // namespace

// Follows moves back to memory; what strides cannot express is computed.
Operand ContractionKernel::traceOperand(Value value, IndexTuple index, unsigned rowAtom, unsigned colAtom, int64_t rows,
                                        int64_t cols) {
  Operand r;
  r.value = value;
  r.index = index;
  Type element = typeOf(value).getElementType();
  r.matrix.element = registerType(element);
  r.matrix.isUnsigned = element.isUnsignedInteger() || element.isInteger(1);
  Value at = value;
  while (Operation *def = at.getDefiningOp()) {
    FailureOr<ElementSources> s = elementSources(def, index, space);
    if (isa<ScalarBodyOpInterface>(def) || failed(s) || s->sources.size() != 1 || !s->sources[0].guards.empty())
      break;
    at = def->getOperand(s->sources[0].operand);
    index = s->sources[0].index;
  }
  IndexExpr position = linearize(index, typeOf(at).getShape());
  int64_t row = position.coefficient(rowAtom), col = position.coefficient(colAtom);
  IndexExpr base = position;
  llvm::erase_if(base.terms, [&](auto &t) { return t.first == rowAtom || t.first == colAtom; });
  bool linear = isa<BlockArgument>(at) && !space.dependsOn(base, rowAtom) && !space.dependsOn(base, colAtom);
  // A direction of one element has any stride.
  if (cols == 1 && row != 1)
    col = 1;
  if (rows == 1)
    row = col == 1 ? cols : 1;
  if (linear && (row == 1 || col == 1) && row > 0 && col > 0 && element.getIntOrFloatBitWidth() >= 8) {
    r.leaf = at;
    r.base = base;
    r.matrix.rowStride = row;
    r.matrix.colStride = col;
    return r;
  }
  r.matrix.computed = true;
  bool alongRows = row == 1 && rows > 1;
  r.matrix.rowStride = alongRows ? 1 : std::max<int64_t>(cols, 2);
  r.matrix.colStride = alongRows ? std::max<int64_t>(rows, 2) : 1;
  r.matrix.element = element.isBF16() ? element : accumulator;
  return r;
}

LogicalResult ContractionKernel::findShape() {
  ArrayRef<int64_t> result = dot.getType().getShape();
  ArrayRef<int64_t> lhsShape = typeOf(dot.getLhs()).getShape();
  size_t batches = dot.getLhsBatch().size();
  size_t lhsFree = lhsShape.size() - batches - dot.getLhsContract().size();
  ArrayRef<int64_t> batchShape = result.take_front(batches), mShape = result.slice(batches, lhsFree),
                    nShape = result.drop_front(batches + lhsFree);
  SmallVector<int64_t> kShape;
  for (int64_t d : dot.getLhsContract())
    kShape.push_back(lhsShape[d]);
  auto product = [](ArrayRef<int64_t> s) {
    int64_t p = 1;
    for (int64_t x : s)
      p *= x;
    return p;
  };
  batch = product(batchShape);
  m = product(mShape);
  n = product(nShape);
  k = product(kShape);
  for (Value v : fusion.getResults())
    if (typeOf(v).getNumElements() != batch * m * n)
      return fusion.emitError("a contraction fusion's results must have the contraction's elements, found ")
             << v.getType();
  Type element = registerType(dot.getType().getElementType());
  accumulator = element;
  if (auto t = dyn_cast<FloatType>(element))
    accumulator = t.getWidth() == 64 ? t : FloatType(b.getF32Type());
  // Memory holds whole bytes; the low bits of sums of products are the same in any wider type. Booleans are counted.
  else if (element.isInteger(1))
    accumulator = b.getI32Type();
  else if (element.getIntOrFloatBitWidth() < 8)
    accumulator = b.getI8Type();
  batchAtom = space.addVariable(batch);
  mAtom = space.addVariable(m);
  nAtom = space.addVariable(n);
  kAtom = space.addVariable(k);
  IndexTuple index;
  for (auto [atom, shape] : {std::pair(batchAtom, batchShape), std::pair(mAtom, mShape), std::pair(nAtom, nShape)})
    for (IndexExpr &e : space.delinearize(space.variable(atom), shape))
      index.push_back(e);
  auto operands = operandIndices(dot, index, space.delinearize(space.variable(kAtom), kShape), space);
  if (failed(operands))
    return dot.emitOpError("has accesses that no matrix product has");
  lhs = traceOperand(dot.getLhs(), (*operands)[0], mAtom, kAtom, m, k);
  rhs = traceOperand(dot.getRhs(), (*operands)[1], kAtom, nAtom, k, n);
  return cutComputed(batchShape, mShape, nShape, kShape);
}

/// The index along a dimension of that shape, as variables.
IndexExpr ContractionKernel::cut(Axis &axis, unsigned atom, ArrayRef<int64_t> shape) {
  axis.atom = atom;
  int64_t size = 1;
  for (int64_t s : shape)
    size *= s;
  // Two narrow elements at once make one of the lanes of a packed vector.
  int64_t vectors = 2 * target.lanes(4);
  if (shape.empty() || shape.back() == size || shape.back() % vectors != 0)
    return space.variable(atom);
  axis.piece = shape.back();
  axis.outer = space.addVariable(size / axis.piece);
  axis.inner = space.addVariable(axis.piece);
  return add(scale(space.variable(axis.outer), axis.piece), space.variable(axis.inner));
}

LogicalResult ContractionKernel::cutComputed(ArrayRef<int64_t> batchShape, ArrayRef<int64_t> mShape,
                                             ArrayRef<int64_t> nShape, ArrayRef<int64_t> kShape) {
  if (!lhs.matrix.computed && !rhs.matrix.computed)
    return success();
  IndexTuple index;
  for (const IndexTuple &part :
       {space.delinearize(space.variable(batchAtom), batchShape), space.delinearize(cut(mAxis, mAtom, mShape), mShape),
        space.delinearize(cut(nAxis, nAtom, nShape), nShape)})
    index.insert(index.end(), part.begin(), part.end());
  auto operands = operandIndices(dot, index, space.delinearize(cut(kAxis, kAtom, kShape), kShape), space);
  if (failed(operands))
    return failure();
  auto take = [&](Operand &operand, unsigned number, const Axis &rows, const Axis &cols, int64_t m, int64_t n) {
    if (!operand.matrix.computed)
      return;
    operand.index = (*operands)[number];
    operand.rows = &rows;
    operand.cols = &cols;
    chooseDirection(operand, m, n);
  };
  take(lhs, 0, mAxis, kAxis, m, k);
  take(rhs, 1, kAxis, nAxis, k, n);
  return success();
}

/// Whether the memory behind a moved operand is contiguous along the axis' last piece.
bool ContractionKernel::runsAlong(const Operand &operand, const Axis &axis) {
  if (axis.piece == 1)
    return false;
  Value at = operand.value;
  IndexTuple index = operand.index;
  while (Operation *def = at.getDefiningOp()) {
    FailureOr<ElementSources> s = elementSources(def, index, space);
    if (failed(s) || s->sources.empty())
      return false;
    // Of several sources the first is the one that is not a fill.
    index = s->sources[0].index;
    at = def->getOperand(s->sources[0].operand);
  }
  IndexExpr position = linearize(index, typeOf(at).getShape()), rest = position;
  llvm::erase_if(rest.terms, [&](auto &t) { return t.first == axis.inner; });
  return position.coefficient(axis.inner) == 1 && !space.dependsOn(rest, axis.inner);
}

void ContractionKernel::chooseDirection(Operand &operand, int64_t rows, int64_t cols) {
  bool alongRows = runsAlong(operand, *operand.rows), alongCols = runsAlong(operand, *operand.cols);
  if (alongRows == alongCols)
    return;
  operand.matrix.rowStride = alongRows ? 1 : std::max<int64_t>(cols, 2);
  operand.matrix.colStride = alongRows ? std::max<int64_t>(rows, 2) : 1;
}

void ContractionKernel::bind(const Axis &axis, Value index) {
  point.variables[axis.atom] = index;
  if (axis.piece == 1)
    return;
  Value piece = point.constant(axis.piece);
  point.variables[axis.outer] = arith::DivUIOp::create(b, index, piece);
  point.variables[axis.inner] = arith::RemUIOp::create(b, index, piece);
}

// Of a boolean's sum it matters whether it is zero.
Value ContractionKernel::toType(Value v, Type element, bool isUnsigned) {
  Type have = getElementTypeOrSelf(v);
  if (have == element)
    return v;
  Type to = element;
  if (auto t = dyn_cast<VectorType>(v.getType()))
    to = VectorType::get(t.getShape(), element);
  if (isa<FloatType>(element))
    return element.getIntOrFloatBitWidth() > have.getIntOrFloatBitWidth()
               ? arith::ExtFOp::create(b, to, v).getResult()
               : arith::TruncFOp::create(b, to, v).getResult();
  if (element.isInteger(1)) {
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(v.getType()));
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ne, v, zero);
  }
  if (element.getIntOrFloatBitWidth() < have.getIntOrFloatBitWidth())
    return arith::TruncIOp::create(b, to, v);
  return isUnsigned ? arith::ExtUIOp::create(b, to, v).getResult() : arith::ExtSIOp::create(b, to, v).getResult();
}

ContractionLoad ContractionKernel::loadOf(const Operand &operand) {
  if (!operand.matrix.computed)
    return {};
  return [this, &operand](ImplicitLocOpBuilder &, Value row, Value col, int64_t lanes, Value count) -> Value {
    point.enterScope();
    bind(*operand.rows, row);
    bind(*operand.cols, col);
    const Axis &along = operand.matrix.alongCols() ? *operand.cols : *operand.rows;
    point.lanes = lanes;
    point.vectorAtom = along.piece > 1 ? along.inner : along.atom;
    if (count && lanes > 1) {
      SmallVector<int64_t> steps;
      for (int64_t i = 0; i < lanes; ++i)
        steps.push_back(i);
      Value step =
          arith::ConstantOp::create(b, DenseElementsAttr::get(point.vectorOf(b.getI64Type()), ArrayRef(steps)));
      point.mask = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, step, point.toLanes(count));
    }
    Value v = point.toLanes(point.valueAt(operand.value, operand.index));
    point.mask = Value();
    point.leaveScope();
    if (v)
      v = toType(v, operand.matrix.element, operand.matrix.isUnsigned);
    failedLoad |= !v;
    if (!v) {
      Type t = lanes > 1 ? Type(point.vectorOf(operand.matrix.element)) : operand.matrix.element;
      v = arith::ConstantOp::create(b, b.getZeroAttr(t));
    }
    point.lanes = 1;
    point.vectorAtom = -1;
    return v;
  };
}

LogicalResult ContractionKernel::epilogue(const ContractionPlan &plan, Value firstRow, Value rowEnd, Value firstCol,
                                          Value colEnd, Value sums) {
  // The block's address less its corner: element (row, column) of the whole matrix.
  Value corner = arith::AddIOp::create(b, arith::MulIOp::create(b, firstRow, point.constant(plan.ldc)), firstCol);
  Value c = point.address(sums, accumulator, arith::SubIOp::create(b, point.constant(0), corner));
  IndexExpr row = space.variable(mAtom), column = space.variable(nAtom);
  IndexExpr whole = add(scale(add(scale(space.variable(batchAtom), m), row), n), column);
  IndexExpr inTile = add(scale(row, plan.ldc), column);
  point.provide = [&](Value v, ArrayRef<IndexExpr> index) -> std::optional<Value> {
    if (v != dot.getResult())
      return std::nullopt;
    if (linearize(index, dot.getType().getShape()) != whole) {
      dot.emitOpError("is used at another element than its own in its fusion");
      return Value();
    }
    return toType(point.load(c, accumulator, inTile, true), registerType(dot.getType().getElementType()));
  };
  int64_t width = std::min<int64_t>(target.lanes(4) * 2, llvm::PowerOf2Ceil(n));
  while (width > 1 && plan.tileN % width != 0 && plan.tilesN > 1)
    width /= 2;
  Operation *terminator = fusion.getBody().front().getTerminator();
  auto store = [&](ValueRange) -> FailureOr<LoopValues> {
    // All reads come before all writes: a result may lie over an operand.
    SmallVector<Value> stored;
    for (Value v : terminator->getOperands())
      stored.push_back(point.valueAt(v, space.delinearize(whole, typeOf(v).getShape())));
    if (llvm::is_contained(stored, Value()))
      return failure();
    for (auto [r, v] : llvm::enumerate(terminator->getOperands()))
      point.store(f.buffer(fusion.getNumOperands() + r), typeOf(v).getElementType(), whole, stored[r]);
    return LoopValues{};
  };
  FailureOr<LoopValues> done = loops.byOne(mAtom, firstRow, rowEnd, {}, [&](ValueRange) {
    return loops.byLanes(nAtom, n, width, firstCol, colEnd, plan.tilesN > 1, {}, store);
  });
  point.provide = nullptr;
  return success(succeeded(done));
}

LogicalResult ContractionKernel::tile(const ContractionPlan &plan, Value number, Value scratch, Value runtime) {
  Value nTiles = point.constant(plan.tilesN), mTiles = point.constant(plan.tilesM);
  Value tn = arith::RemUIOp::create(b, number, nTiles), rest = arith::DivUIOp::create(b, number, nTiles);
  Value tm = arith::RemUIOp::create(b, rest, mTiles);
  point.variables[batchAtom] = arith::DivUIOp::create(b, rest, mTiles);
  Value m0 = arith::MulIOp::create(b, tm, point.constant(plan.tileM));
  Value n0 = arith::MulIOp::create(b, tn, point.constant(plan.tileN));
  point.enterScope();
  ContractionCode code;
  code.loadA = loadOf(lhs);
  code.loadB = loadOf(rhs);
  auto base = [&](Operand &o) -> Value {
    if (!o.leaf)
      return {};
    Value at = point.index(o.base);
    return at ? point.address(point.pointers.lookup(o.leaf), typeOf(o.leaf).getElementType(), at) : Value();
  };
  code.a = base(lhs);
  code.b = base(rhs);
  code.m0 = m0;
  code.n0 = n0;
  code.scratch = scratch;
  code.runtime = runtime;
  bool failedEpilogue = false;
  code.epilogue = [&](ImplicitLocOpBuilder &, Value row, Value rowEnd, Value col, Value colEnd, Value sums) {
    point.enterScope();
    failedEpilogue |= failed(epilogue(plan, row, rowEnd, col, colEnd, sums));
    point.leaveScope();
  };
  emitContractionTile(b, plan, code);
  point.leaveScope();
  return success(!failedEpilogue && !failedLoad);
}

LogicalResult ContractionKernel::run(KernelInfo &info) {
  for (auto [i, arg] : llvm::enumerate(fusion.getBody().getArguments()))
    point.pointers[arg] = f.buffer(i);
  if (failed(findShape()))
    return failure();
  ContractionShape shape{m, n, k, lhs.matrix, rhs.matrix, accumulator};
  ContractionPlan plan = planContraction(shape, target, /*library=*/true);
  info.tuningKey = tuningKey(plan.shape);
  info.candidates = contractionCandidates(plan.shape, target);
  if (!plan.untuned.empty())
    return fusion.emitError("the tuning of '") << info.tuningKey << "' does not fit: " << plan.untuned;
  Value scratch = f.scratch(plan.scratchBytes());
  Value runtime = f.field(5, LLVM::LLVMPointerType::get(b.getContext()));
  info.tiles = batch * plan.tilesM * plan.tilesN;
  info.flops = 2.0 * batch * m * n * k;
  info.bytes = 0;
  for (Type t : llvm::concat<const Type>(fusion.getOperandTypes(), fusion.getResultTypes()))
    info.bytes +=
        static_cast<double>(cast<RankedTensorType>(t).getNumElements()) * elementBytes(getElementTypeOrSelf(t));
  findInPlace(info);
  return f.forTiles([&](Value number) { return tile(plan, number, scratch, runtime); });
}

// The epilogue reads all operands of a chunk before it stores a result of it.
void ContractionKernel::findInPlace(KernelInfo &info) {
  for (auto [i, operand] : llvm::enumerate(fusion.getOperands()))
    if (readsElementwise(fusion, i))
      for (auto [r, result] : llvm::enumerate(fusion.getResults()))
        if (elementBytes(typeOf(operand).getElementType()) == elementBytes(typeOf(result).getElementType()))
          info.inPlace.push_back({i, r});
}

LogicalResult gc::emitContractionKernel(FusionOp fusion, DotOp dot, ModuleOp into, StringRef name,
                                        const CpuTarget &target, KernelInfo &info) {
  ImplicitLocOpBuilder b(fusion.getLoc(), fusion.getContext());
  KernelFunction f(b, fusion, into, name);
  if (failed(ContractionKernel(b, fusion, dot, f, target).run(info)))
    return failure();
  f.finish();
  info.name = name.str();
  info.family = "contraction";
  info.scratchBytes = f.scratchBytes();
  return success();
}
