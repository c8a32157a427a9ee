// Copies of operands into the order in which the register tile reads them, widened to the accumulator's type.
#include "codegen/library/ContractionEmitter.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace gc;

/// A keeps its direction: rows of k, or for each k the tile's rows.
void ContractionEmitter::packA(Value k0, Value depth) {
  bool alongK = shape.a.alongCols();
  Value inner = alongK ? depth : rows;
  auto copy = [&](Value outer, Value index, Value count) {
    Value row = alongK ? outer : index, k = alongK ? index : outer;
    Value v = loadOperand(/*isA=*/true, add(code.m0, row), add(k0, k), plan.lanes, count);
    store(v, at(packedA, element, add(mul(outer, strideA), index)));
  };
  bool whole = (alongK ? shape.k : shape.m) % plan.lanes == 0 && (alongK || plan.tileM % plan.lanes == 0);
  forEach(constant(0), alongK ? rows : depth, 1, [&](Value outer) {
    Value full = floorTo(inner, plan.lanes);
    forEach(constant(0), full, plan.lanes, [&](Value index) { copy(outer, index, {}); });
    if (!whole)
      when(isNonzero(remainderOf(inner, plan.lanes)), [&] { copy(outer, full, remainderOf(inner, plan.lanes)); });
  });
}

void ContractionEmitter::packB(Value k0, Value depth) {
  if (shape.b.alongCols())
    packBAlongCols(k0, depth);
  else
    packBAlongRows(k0, depth);
}

void ContractionEmitter::packBAlongCols(Value k0, Value depth) {
  auto panel = [&](Value col, bool whole) {
    Value to = at(packedB, element, mul(col, depthMax));
    forEach(constant(0), depth, 1, [&](Value k) {
      for (int64_t v = 0; v < plan.nrVectors; ++v) {
        Value first = add(col, constant(v * plan.lanes));
        Value left = whole ? Value() : sub(cols, first);
        Value values = loadOperand(/*isA=*/false, add(k0, k), add(code.n0, first), plan.lanes, left);
        store(values, at(to, element, add(mul(k, width), constant(v * plan.lanes))));
      }
    });
  };
  forEach(constant(0), floorTo(cols, width), width, [&](Value col) { panel(col, true); });
  if (shape.n % width)
    when(isNonzero(remainderOf(cols, width)), [&] { panel(floorTo(cols, width), false); });
}

/// B lies along k: squares of lanes x lanes are turned. Columns past the matrix repeat its last one.
void ContractionEmitter::packBAlongRows(Value k0, Value depth) {
  int64_t lanes = plan.lanes;
  Value lastCol = constant(shape.n - 1);
  auto square = [&](Value col, Value k, Value count) {
    Value inPanel = remainderOf(col, width);
    Value to = add(mul(sub(col, inPanel), depthMax), add(mul(k, width), inPanel));
    Values values;
    for (int64_t j = 0; j < lanes; ++j) {
      Value n = smaller(add(code.n0, add(col, constant(j))), lastCol);
      values.push_back(loadOperand(/*isA=*/false, add(k0, k), n, lanes, count));
    }
    transpose(values);
    for (int64_t j = 0; j < lanes; ++j)
      store(values[j], at(packedB, element, add(to, constant(j * width))));
  };
  forEach(constant(0), cols, lanes, [&](Value col) {
    Value full = floorTo(depth, lanes);
    forEach(constant(0), full, lanes, [&](Value k) { square(col, k, {}); });
    if (shape.k % lanes)
      when(isNonzero(remainderOf(depth, lanes)), [&] { square(col, full, remainderOf(depth, lanes)); });
  });
}

/// lanes vectors as rows of a square, turned in log2(lanes) rounds of exchanged blocks.
void ContractionEmitter::transpose(MutableArrayRef<Value> values) {
  int64_t lanes = values.size();
  for (int64_t block = 1; block < lanes; block *= 2) {
    SmallVector<int64_t> low, high;
    for (int64_t j = 0; j < lanes; ++j) {
      low.push_back(j & block ? lanes + j - block : j);
      high.push_back(j & block ? lanes + j : j + block);
    }
    for (int64_t i = 0; i < lanes; ++i) {
      if (i & block)
        continue;
      Value x = values[i], y = values[i + block];
      values[i] = vector::ShuffleOp::create(b, x, y, low);
      values[i + block] = vector::ShuffleOp::create(b, x, y, high);
    }
  }
}
