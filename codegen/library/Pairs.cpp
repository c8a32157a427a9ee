// bf16 by the CPU's dot instruction: vdpbf16ps adds a[1] b[1] and then a[0] b[0] to a sum, each as a fused multiply-add
// in f32, but takes subnormal inputs for zero and gives zero for subnormal results. Products of bf16 are multiples of
// the product of the operands' smallest exponents, and so are their sums: where that product is a normal f32, no
// subnormal can arise and the instruction's bits are those of multiply-adds. The smallest magnitudes are found as the
// operands lie packed; where they are too small the same sums are formed by multiply-adds, in the same order.
#include "codegen/library/ContractionEmitter.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace gc;

Value ContractionEmitter::quotient(Value x, int64_t divisor) {
  return divisor == 1 ? x : b.createOrFold<arith::DivUIOp>(x, constant(divisor));
}

Value ContractionEmitter::loadPacked(bool isA, Value row, Value col, Value count) {
  if (!plan.pairs)
    return loadOperand(isA, row, col, plan.lanes, count);
  bool alongK = isA == (isA ? shape.a : shape.b).alongCols();
  return alongK ? pairsAlongK(isA, row, col, count) : pairsAcross(isA, row, col, count);
}

/// Bits of bf16 elements, zero past `count`.
Value ContractionEmitter::loadBits(bool isA, Value row, Value col, int64_t lanes, Value count) {
  Value v = loadStored(isA, row, col, lanes, count);
  auto bits = VectorType::get({lanes}, b.getI16Type());
  if (v.getType() != bits)
    v = arith::BitcastOp::create(b, bits, v);
  if (!count || !(isA ? shape.a : shape.b).computed)
    return v;
  Value before = arith::IndexCastOp::create(b, b.getIndexType(), count);
  Value mask = vector::CreateMaskOp::create(b, VectorType::get({lanes}, b.getI1Type()), before);
  return arith::SelectOp::create(b, mask, v, zero(bits));
}

Value ContractionEmitter::pairsAlongK(bool isA, Value row, Value col, Value count) {
  Value v = loadBits(isA, row, col, 2 * plan.lanes, count);
  return LLVM::BitcastOp::create(b, VectorType::get({plan.lanes}, packed), v);
}

/// Two neighbours along k from two vectors; past an odd number the second is zero.
Value ContractionEmitter::pairsAcross(bool isA, Value row, Value col, Value count) {
  Value k = isA ? col : row, second = add(k, constant(1));
  Value there =
      shape.k % 2 ? Value(arith::CmpIOp::create(b, arith::CmpIPredicate::slt, second, constant(shape.k))) : Value();
  if (there)
    second = smaller(second, constant(shape.k - 1));
  auto type = VectorType::get({plan.lanes}, packed);
  Value low = arith::ExtUIOp::create(b, type, loadBits(isA, row, col, plan.lanes, count));
  Value high =
      arith::ExtUIOp::create(b, type, loadBits(isA, isA ? row : second, isA ? second : col, plan.lanes, count));
  if (there)
    high = arith::SelectOp::create(b, there, high, zero(type));
  Value bits = splat(arith::ConstantIntOp::create(b, 16, 32), plan.lanes);
  return arith::OrIOp::create(b, low, arith::ShLIOp::create(b, high, bits));
}

/// The biased exponent of the smallest element but zero, in [0, 255]; more if all are zero.
Value ContractionEmitter::smallestExponent(Value outerEnd, Value innerEnd,
                                           llvm::function_ref<Value(Value outer, Value inner)> addressOf) {
  auto bits = VectorType::get({2 * plan.lanes}, b.getI16Type());
  auto whole = [&](int64_t v) { return splat(arith::ConstantIntOp::create(b, v, 16), 2 * plan.lanes); };
  Value magnitude = whole(0x7fff), one = whole(1);
  Values least{whole(-1)};
  least = forEach(constant(0), outerEnd, 1, least, [&](Value outer, ValueRange carried) {
    return forEach(constant(0), innerEnd, plan.lanes, carried, [&](Value inner, ValueRange now) {
      Value v = LLVM::BitcastOp::create(b, bits, load(VectorType::get({plan.lanes}, packed), addressOf(outer, inner)));
      // Zero less one is the largest number.
      Value less = arith::SubIOp::create(b, arith::AndIOp::create(b, v, magnitude), one);
      return Values{arith::MinUIOp::create(b, now[0], less)};
    });
  });
  Value all = vector::ReductionOp::create(b, vector::CombiningKind::MINUI, least[0]);
  Value wide = arith::ExtUIOp::create(b, b.getI64Type(), all);
  return arith::ShRUIOp::create(b, add(wide, constant(1)), constant(7));
}

/// Whether no sum of products of the packed blocks can be a subnormal of f32.
Value ContractionEmitter::pairsAreExact(Value depth) {
  Value steps = quotient(add(depth, constant(1)), 2);
  bool alongK = shape.a.alongCols();
  Value ofA = smallestExponent(alongK ? rows : steps, alongK ? steps : rows, [&](Value outer, Value inner) {
    return at(packedA, packed, add(mul(outer, strideA), inner));
  });
  Value ofB = smallestExponent(steps, cols, [&](Value k, Value col) {
    Value inPanel = remainderOf(col, width);
    return at(packedB, packed, add(mul(sub(col, inPanel), depthMax), add(mul(k, width), inPanel)));
  });
  auto atLeast = [&](Value x, int64_t least) {
    return arith::CmpIOp::create(b, arith::CmpIPredicate::uge, x, constant(least));
  };
  // 2^-133 is the last bit of bf16's smallest normal number: (a - 127 - 7) + (b - 127 - 7) >= -126.
  Value both = arith::AndIOp::create(b, atLeast(ofA, 1), atLeast(ofB, 1));
  return arith::AndIOp::create(b, both, atLeast(add(ofA, ofB), 142));
}

Value ContractionEmitter::addPair(Value left, Value right, Value sum, bool exact) {
  if (!exact) {
    auto bf16s = VectorType::get({2 * plan.lanes}, b.getBF16Type());
    Value x = LLVM::BitcastOp::create(b, bf16s, left), y = LLVM::BitcastOp::create(b, bf16s, right);
    return LLVM::CallIntrinsicOp::create(b, vector, b.getStringAttr("llvm.x86.avx512bf16.dpbf16ps.512"),
                                         ValueRange{sum, x, y})
        .getResult(0);
  }
  Value mask = splat(arith::ConstantIntOp::create(b, int64_t(0xffff0000u), 32), plan.lanes);
  Value bits = splat(arith::ConstantIntOp::create(b, 16, 32), plan.lanes);
  auto high = [&](Value v) { return arith::BitcastOp::create(b, vector, arith::AndIOp::create(b, v, mask)); };
  auto low = [&](Value v) { return arith::BitcastOp::create(b, vector, arith::ShLIOp::create(b, v, bits)); };
  return multiplyAdd(low(left), low(right), multiplyAdd(high(left), high(right), sum));
}
