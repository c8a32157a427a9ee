#include "codegen/library/ContractionEmitter.h"

#include "runtime/abi/kernel_abi.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"
#include <cstddef>

using namespace mlir;
using namespace gc;

namespace {

unsigned alignmentOf(Type type) {
  return std::max<unsigned>(getElementTypeOrSelf(type).getIntOrFloatBitWidth() / 8, 1);
}

/// What memory holds of an element: narrow floats are loaded as integers, which every level of LLVM handles.
Type storageOf(Type element) {
  unsigned width = element.getIntOrFloatBitWidth();
  if (isa<FloatType>(element) && width < 32)
    return IntegerType::get(element.getContext(), width);
  return element;
}

} // namespace

ContractionEmitter::ContractionEmitter(ImplicitLocOpBuilder &b, const ContractionPlan &plan,
                                       const ContractionCode &code)
    : b(b), plan(plan), shape(plan.shape), code(code), element(plan.shape.accumulator),
      packed(plan.pairs ? Type(b.getI32Type()) : element), unit(plan.pairs ? 2 : 1) {
  vector = VectorType::get({plan.lanes}, element);
  width = plan.nrVectors * plan.lanes;
  depthMax = llvm::alignTo(llvm::divideCeil(plan.depth(), unit), plan.lanes);
  strideA = shape.a.alongCols() ? depthMax + plan.lanes : int64_t(llvm::alignTo(plan.tileM, plan.lanes)) + plan.lanes;
  Type byte = b.getI8Type();
  c = code.scratch;
  parts = at(c, byte, constant(plan.cBytes));
  packedA = at(parts, byte, constant(plan.partBytes));
  packedB = at(packedA, byte, constant(plan.packABytes));
  call = at(packedB, byte, constant(plan.packBBytes));
  rows = smaller(constant(plan.tileM), sub(constant(shape.m), code.m0));
  cols = smaller(constant(plan.tileN), sub(constant(shape.n), code.n0));
}

Value ContractionEmitter::constant(int64_t value) {
  return arith::ConstantIntOp::create(b, value, 64);
}

Value ContractionEmitter::add(Value x, Value y) {
  return b.createOrFold<arith::AddIOp>(x, y);
}
Value ContractionEmitter::sub(Value x, Value y) {
  return b.createOrFold<arith::SubIOp>(x, y);
}
Value ContractionEmitter::mul(Value x, int64_t factor) {
  return b.createOrFold<arith::MulIOp>(x, constant(factor));
}
Value ContractionEmitter::smaller(Value x, Value y) {
  return b.createOrFold<arith::MinSIOp>(x, y);
}
Value ContractionEmitter::remainderOf(Value x, int64_t unit) {
  return b.createOrFold<arith::RemUIOp>(x, constant(unit));
}
Value ContractionEmitter::floorTo(Value x, int64_t unit) {
  return sub(x, remainderOf(x, unit));
}
Value ContractionEmitter::isNonzero(Value x) {
  return b.createOrFold<arith::CmpIOp>(arith::CmpIPredicate::ne, x, constant(0));
}

Value ContractionEmitter::at(Value pointer, Type type, Value index) {
  return LLVM::GEPOp::create(b, pointer.getType(), type, pointer, ArrayRef<LLVM::GEPArg>{index});
}

Value ContractionEmitter::load(Type type, Value pointer) {
  return LLVM::LoadOp::create(b, type, pointer, alignmentOf(type));
}

void ContractionEmitter::store(Value value, Value pointer) {
  LLVM::StoreOp::create(b, value, pointer, alignmentOf(value.getType()));
}

Value ContractionEmitter::zero(Type type) {
  return arith::ConstantOp::create(b, b.getZeroAttr(type));
}

Value ContractionEmitter::splat(Value scalar, int64_t lanes) {
  return vector::BroadcastOp::create(b, VectorType::get({lanes}, scalar.getType()), scalar);
}

Value ContractionEmitter::broadcast(Value scalar) {
  return splat(scalar, plan.lanes);
}

Value ContractionEmitter::plus(Value x, Value y) {
  if (isa<FloatType>(element))
    return arith::AddFOp::create(b, x, y);
  return arith::AddIOp::create(b, x, y);
}

Value ContractionEmitter::multiplyAdd(Value x, Value y, Value sum) {
  if (isa<FloatType>(element))
    return math::FmaOp::create(b, x, y, sum);
  return arith::AddIOp::create(b, sum, arith::MulIOp::create(b, x, y));
}

ContractionEmitter::Values ContractionEmitter::forEach(Value low, Value high, int64_t step, ValueRange carried,
                                                       Body body) {
  auto loop = scf::ForOp::create(b, low, high, constant(step), carried);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Values next = body(loop.getInductionVar(), loop.getRegionIterArgs());
  if (!carried.empty())
    scf::YieldOp::create(b, next);
  return Values(loop.getResults());
}

void ContractionEmitter::forEach(Value low, Value high, int64_t step, llvm::function_ref<void(Value)> body) {
  forEach(low, high, step, {}, [&](Value index, ValueRange) {
    body(index);
    return Values();
  });
}

void ContractionEmitter::when(Value condition, llvm::function_ref<void()> body, llvm::function_ref<void()> otherwise) {
  auto branch = scf::IfOp::create(b, condition, /*withElseRegion=*/bool(otherwise));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  body();
  if (!otherwise)
    return;
  b.setInsertionPointToStart(branch.elseBlock());
  otherwise();
}

Value ContractionEmitter::widen(Value loaded, const MatrixOperand &operand) {
  Type from = getElementTypeOrSelf(loaded.getType());
  auto shaped = [&](Type t) {
    auto v = dyn_cast<VectorType>(loaded.getType());
    return v ? Type(v.clone(t)) : t;
  };
  if (from != operand.element)
    loaded = arith::BitcastOp::create(b, shaped(operand.element), loaded);
  if (operand.element == element)
    return loaded;
  if (isa<FloatType>(element))
    return arith::ExtFOp::create(b, shaped(element), loaded);
  if (operand.isUnsigned)
    return arith::ExtUIOp::create(b, shaped(element), loaded);
  return arith::ExtSIOp::create(b, shaped(element), loaded);
}

/// Elements that do not lie side by side, one by one; lanes past `count` repeat the last one.
Value ContractionEmitter::loadStrided(Value pointer, Type type, int64_t stride, int64_t lanes, Value count) {
  Value result = zero(VectorType::get({lanes}, type));
  Value last = count ? sub(count, constant(1)) : Value();
  for (int64_t k = 0; k < lanes; ++k) {
    Value index = last ? smaller(constant(k), last) : constant(k);
    Value scalar = load(type, at(pointer, type, mul(index, stride)));
    result = vector::InsertOp::create(b, scalar, result, ArrayRef<int64_t>{k});
  }
  return result;
}

Value ContractionEmitter::loadStored(bool isA, Value row, Value col, int64_t lanes, Value count) {
  const MatrixOperand &operand = isA ? shape.a : shape.b;
  if (operand.computed)
    return (isA ? code.loadA : code.loadB)(b, row, col, lanes, count);
  Type type = storageOf(operand.element);
  Value index = add(mul(row, operand.rowStride), mul(col, operand.colStride));
  Value pointer = at(isA ? code.a : code.b, type, index);
  if (lanes == 1)
    return load(type, pointer);
  auto loaded = VectorType::get({lanes}, type);
  int64_t stride = operand.alongCols() ? operand.colStride : operand.rowStride;
  if (stride != 1)
    return loadStrided(pointer, type, stride, lanes, count);
  if (!count)
    return load(loaded, pointer);
  Value lanesBefore = arith::IndexCastOp::create(b, b.getIndexType(), count);
  Value mask = vector::CreateMaskOp::create(b, VectorType::get({lanes}, b.getI1Type()), lanesBefore);
  return LLVM::MaskedLoadOp::create(b, loaded, pointer, mask, zero(loaded), alignmentOf(type));
}

Value ContractionEmitter::loadOperand(bool isA, Value row, Value col, int64_t lanes, Value count) {
  return widen(loadStored(isA, row, col, lanes, count), isA ? shape.a : shape.b);
}

ContractionEmitter::AView ContractionEmitter::viewA(Value row, Value k0) {
  if (!plan.packA) {
    Value index = add(mul(add(code.m0, row), shape.a.rowStride), mul(k0, shape.a.colStride));
    return {at(code.a, element, index), shape.a.rowStride, shape.a.colStride};
  }
  if (shape.a.alongCols())
    return {at(packedA, packed, mul(row, strideA)), strideA, 1};
  return {at(packedA, packed, row), 1, strideA};
}

/// The code generator repeats the body: fewer counts and jumps for a body of a few dozen instructions.
static void unroll(OpBuilder &b, scf::ForOp loop, int32_t times) {
  MLIRContext *context = b.getContext();
  auto annotation = LLVM::LoopUnrollAttr::get(context, {}, b.getI32IntegerAttr(times), {}, {}, {}, {}, {});
  loop->setAttr("llvm.loop_annotation", LLVM::LoopAnnotationAttr::get(context, {}, {}, {}, annotation, {}, {}, {}, {},
                                                                      {}, {}, {}, {}, {}, {}, {}));
}

/// rows x nrVectors sums in registers over `depth` packed steps of k.
void ContractionEmitter::registerTile(int64_t rows, AView a, LoadB loadB, Value depth, Value cTile, bool addToC,
                                      Step step) {
  auto cAt = [&](int64_t i, int64_t v) { return at(cTile, element, constant(i * plan.ldc + v * plan.lanes)); };
  Values sums(rows * plan.nrVectors, zero(vector));
  sums = forEach(constant(0), depth, 1, sums, [&](Value k, ValueRange carried) {
    Values next;
    Values right;
    for (int64_t v = 0; v < plan.nrVectors; ++v)
      right.push_back(loadB(k, v));
    Value column = at(a.base, packed, mul(k, a.kStride));
    for (int64_t i = 0; i < rows; ++i) {
      Value left = broadcast(load(packed, at(column, packed, constant(i * a.rowStride))));
      for (int64_t v = 0; v < plan.nrVectors; ++v)
        next.push_back(step(left, right[v], carried[i * plan.nrVectors + v]));
    }
    return next;
  });
  unroll(b, sums.front().getDefiningOp<scf::ForOp>(), 2);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t v = 0; v < plan.nrVectors; ++v) {
      Value sum = sums[i * plan.nrVectors + v];
      store(addToC ? plus(load(vector, cAt(i, v)), sum) : sum, cAt(i, v));
    }
}

void ContractionEmitter::finish(Value row, Value rowEnd, Value col, Value colEnd, Value sums) {
  OpBuilder::InsertionGuard guard(b);
  code.epilogue(b, add(code.m0, row), add(code.m0, rowEnd), add(code.n0, col), add(code.n0, colEnd), sums);
}

/// Some rows of the tile against all panels of B. Their sums go to the epilogue while they are near, as long runs; not
/// before the last block of k has been added.
void ContractionEmitter::rowGroup(Value row, Value k0, Value depth, Value dotIsExact) {
  bool blocked = shape.k > plan.blockK;
  Value cRow = blocked || !plan.byBlocks() ? at(c, element, mul(row, plan.ldc)) : c;
  Value rowEnd = smaller(add(row, constant(plan.mr)), rows);
  auto vectorOfPanel = VectorType::get({plan.lanes}, packed);
  auto group = [&](int64_t count) {
    AView a = viewA(row, k0);
    auto by = [&](Step step) {
      forEach(constant(0), cols, width, [&](Value col) {
        Value panel = at(packedB, packed, mul(col, depthMax));
        auto loadPanel = [&](Value k, int64_t v) {
          if (!plan.packB)
            return loadStored(/*isA=*/false, add(k0, k), add(add(code.n0, col), constant(v * plan.lanes)), plan.lanes);
          return load(vectorOfPanel, at(panel, packed, add(mul(k, width), constant(v * plan.lanes))));
        };
        registerTile(count, a, loadPanel, depth, at(cRow, element, col), blocked, step);
      });
    };
    if (!plan.pairs)
      return by([&](Value x, Value y, Value sum) { return multiplyAdd(x, y, sum); });
    when(
        dotIsExact, [&] { by([&](Value x, Value y, Value sum) { return addPair(x, y, sum, false); }); },
        [&] { by([&](Value x, Value y, Value sum) { return addPair(x, y, sum, true); }); });
  };
  // The number of the matrix's last rows is known, as tiles are whole groups.
  int64_t left = shape.m % plan.mr;
  if (shape.m < plan.mr || left == 0)
    group(std::min(plan.mr, shape.m));
  else
    when(
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, sub(rowEnd, row), constant(plan.mr)),
        [&] { group(plan.mr); }, [&] { group(left); });
  if (!plan.byBlocks())
    return;
  auto done = [&] { finish(row, rowEnd, constant(0), cols, cRow); };
  if (blocked)
    when(arith::CmpIOp::create(b, arith::CmpIPredicate::sge, add(k0, constant(plan.blockK)), constant(shape.k)), done);
  else
    done();
}

void ContractionEmitter::emitMicroKernel() {
  if (shape.k > plan.blockK)
    forEach(constant(0), constant(plan.tileM * plan.ldc), plan.lanes,
            [&](Value index) { store(zero(vector), at(c, element, index)); });
  forEach(constant(0), constant(shape.k), plan.blockK, [&](Value k0) {
    Value depth = smaller(constant(plan.blockK), sub(constant(shape.k), k0));
    if (plan.packB)
      packB(k0, depth);
    if (plan.packA)
      packA(k0, depth);
    Value exact = plan.pairs ? pairsAreExact(depth) : Value();
    if (plan.pairs)
      depth = b.createOrFold<arith::DivUIOp>(add(depth, constant(1)), constant(2));
    forEach(constant(0), rows, plan.mr, [&](Value row) { rowGroup(row, k0, depth, exact); });
  });
}

/// C += A B for a few k at a time, along whole rows of the tile: memory sees a few long streams, and the sums, which
/// are loaded and stored once per step, stay in the first-level cache.
void ContractionEmitter::emitStream() {
  Value start = constant(0);
  if (plan.packA)
    packA(start, constant(shape.k));
  bool inParts = plan.partBytes > 0;
  Value sums = inParts ? parts : c, size = constant(plan.tileM * plan.ldc);
  forEach(start, size, plan.lanes, [&](Value index) {
    store(zero(vector), at(c, element, index));
    if (inParts)
      store(zero(vector), at(parts, element, index));
  });
  AView a = viewA(start, start);
  auto step = [&](Value k, int64_t depth) {
    Values left;
    for (int64_t i = 0; i < shape.m; ++i)
      for (int64_t d = 0; d < depth; ++d) {
        Value index = add(constant(i * a.rowStride), mul(add(k, constant(d)), a.kStride));
        left.push_back(broadcast(load(element, at(a.base, element, index))));
      }
    auto columns = [&](Value col, Value count) {
      Values right;
      for (int64_t d = 0; d < depth; ++d)
        right.push_back(loadOperand(/*isA=*/false, add(k, constant(d)), add(code.n0, col), plan.lanes, count));
      for (int64_t i = 0; i < shape.m; ++i) {
        Value to = at(sums, element, add(constant(i * plan.ldc), col));
        Value sum = load(vector, to);
        for (int64_t d = 0; d < depth; ++d)
          sum = multiplyAdd(left[i * depth + d], right[d], sum);
        store(sum, to);
      }
    };
    Value full = floorTo(cols, plan.lanes);
    forEach(start, full, plan.lanes, [&](Value col) { columns(col, {}); });
    if (shape.n % plan.lanes)
      when(isNonzero(remainderOf(cols, plan.lanes)), [&] { columns(full, remainderOf(cols, plan.lanes)); });
  };
  int64_t tail = shape.k % plan.blockK;
  Value whole = constant(shape.k - tail);
  if (!inParts) {
    forEach(start, whole, plan.blockK, [&](Value k) { step(k, plan.blockK); });
  } else {
    forEach(start, whole, plan.sumLength, [&](Value low) {
      forEach(low, smaller(add(low, constant(plan.sumLength)), whole), plan.blockK,
              [&](Value k) { step(k, plan.blockK); });
      forEach(start, size, plan.lanes, [&](Value index) {
        Value part = at(parts, element, index), total = at(c, element, index);
        store(plus(load(vector, total), load(vector, part)), total);
        store(zero(vector), part);
      });
    });
    sums = c;
  }
  if (tail)
    step(constant(shape.k - tail), tail);
}

/// rows x cols dot products, vectors along k. Rows and columns past the matrix repeat its last ones.
void ContractionEmitter::dotTile(int64_t rowCount, int64_t colCount, Value row, Value col) {
  auto rowAt = [&](int64_t i) { return smaller(add(add(code.m0, row), constant(i)), constant(shape.m - 1)); };
  auto colAt = [&](int64_t j) { return smaller(add(add(code.n0, col), constant(j)), constant(shape.n - 1)); };
  auto step = [&](Value k, ValueRange sums, Value count) {
    Values left, next;
    for (int64_t i = 0; i < rowCount; ++i)
      left.push_back(loadOperand(true, rowAt(i), k, plan.lanes, count));
    for (int64_t j = 0; j < colCount; ++j) {
      Value right = loadOperand(false, k, colAt(j), plan.lanes, count);
      for (int64_t i = 0; i < rowCount; ++i)
        next.push_back(multiplyAdd(left[i], right, sums[j * rowCount + i]));
    }
    return next;
  };
  int64_t tail = shape.k % plan.lanes;
  Values sums(rowCount * colCount, zero(vector));
  Value whole = constant(shape.k - tail);
  auto piece = [&](Value low, Value high) {
    return forEach(low, high, plan.lanes, Values(sums.size(), zero(vector)),
                   [&](Value k, ValueRange carried) { return step(k, carried, {}); });
  };
  if (shape.k <= plan.sumLength)
    sums = piece(constant(0), whole);
  else
    sums = forEach(constant(0), whole, plan.sumLength, sums, [&](Value low, ValueRange totals) {
      Values part = piece(low, smaller(add(low, constant(plan.sumLength)), whole));
      for (auto [p, total] : llvm::zip_equal(part, totals))
        p = plus(total, p);
      return part;
    });
  if (tail)
    sums = step(constant(shape.k - tail), sums, constant(tail));
  for (int64_t j = 0; j < colCount; ++j)
    for (int64_t i = 0; i < rowCount; ++i) {
      Value sum = vector::ReductionOp::create(b, vector::CombiningKind::ADD, sums[j * rowCount + i]);
      store(sum, at(c, element, add(mul(add(row, constant(i)), plan.ldc), add(col, constant(j)))));
    }
}

void ContractionEmitter::emitDot() {
  forEach(constant(0), rows, plan.mr, [&](Value row) {
    forEach(constant(0), cols, plan.nrVectors, [&](Value col) { dotTile(plan.mr, plan.nrVectors, row, col); });
  });
}

/// args->runtime->gemm on this tile; nonzero if the library did not do it.
Value ContractionEmitter::libraryCall() {
  Type byte = b.getI8Type(), pointer = code.scratch.getType();
  auto put = [&](size_t offset, Value value) { store(value, at(call, byte, constant(int64_t(offset)))); };
  auto putByte = [&](size_t offset, int64_t value) { put(offset, arith::ConstantIntOp::create(b, value, 8)); };
  auto typeCode = [](Type t) { return t.isF64() ? GC_GEMM_F64 : t.isBF16() ? GC_GEMM_BF16 : GC_GEMM_F32; };
  auto first = [&](const MatrixOperand &m, Value base, Value row, Value col) {
    LLVM::StoreOp::create(b, at(base, storageOf(m.element), add(mul(row, m.rowStride), mul(col, m.colStride))),
                          at(call, byte, constant(int64_t(&m == &shape.a ? offsetof(GcGemm, a) : offsetof(GcGemm, b)))),
                          8);
  };
  put(offsetof(GcGemm, m), rows);
  put(offsetof(GcGemm, n), cols);
  put(offsetof(GcGemm, k), constant(shape.k));
  first(shape.a, code.a, code.m0, constant(0));
  first(shape.b, code.b, constant(0), code.n0);
  LLVM::StoreOp::create(b, c, at(call, byte, constant(offsetof(GcGemm, c))), 8);
  auto leading = [&](const MatrixOperand &m, size_t offset, size_t flag) {
    put(offset, constant(m.alongCols() ? m.rowStride : m.colStride));
    putByte(flag, !m.alongCols());
  };
  leading(shape.a, offsetof(GcGemm, lda), offsetof(GcGemm, trans_a));
  leading(shape.b, offsetof(GcGemm, ldb), offsetof(GcGemm, trans_b));
  put(offsetof(GcGemm, ldc), constant(plan.ldc));
  putByte(offsetof(GcGemm, in_type), typeCode(shape.a.element));
  putByte(offsetof(GcGemm, out_type), typeCode(element));
  putByte(offsetof(GcGemm, accumulate), 0);
  for (size_t k = 0; k < sizeof(GcGemm::reserved); ++k)
    putByte(offsetof(GcGemm, reserved) + k, 0);
  Value entry = LLVM::LoadOp::create(b, pointer, at(code.runtime, byte, constant(offsetof(GcRuntimeTable, gemm))), 8);
  auto type = LLVM::LLVMFunctionType::get(b.getI32Type(), {pointer});
  return LLVM::CallOp::create(b, type, ValueRange{entry, call}).getResult();
}

void ContractionEmitter::emitLibraryOr(llvm::function_ref<void()> otherwise) {
  Value refused = libraryCall();
  Value zero32 = arith::ConstantIntOp::create(b, 0, 32);
  when(arith::CmpIOp::create(b, arith::CmpIPredicate::ne, refused, zero32), otherwise);
}

void ContractionEmitter::emit() {
  auto own = [&] {
    switch (plan.kind) {
    case ContractionKind::MicroKernel:
      return emitMicroKernel();
    case ContractionKind::Stream:
      return emitStream();
    case ContractionKind::Dot:
      return emitDot();
    }
  };
  if (plan.library)
    emitLibraryOr(own);
  else
    own();
  if (!plan.byBlocks())
    finish(constant(0), rows, constant(0), cols, c);
}

void gc::emitContractionTile(ImplicitLocOpBuilder &b, const ContractionPlan &plan, const ContractionCode &code) {
  ContractionEmitter(b, plan, code).emit();
}
