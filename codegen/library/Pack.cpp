// Copies of operands into the order in which the register tile reads them: in the accumulator's type, or as pairs.
#include "codegen/library/ContractionEmitter.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace gc;

/// A keeps its direction: rows of k, or for each k the tile's rows.
void ContractionEmitter::packA(Value k0, Value depth) {
  bool alongK = shape.a.alongCols();
  int64_t step = alongK ? unit : 1;
  Value inner = alongK ? depth : rows;
  auto copy = [&](Value outer, Value index, Value count) {
    Value row = alongK ? outer : index, k = alongK ? index : outer;
    Value v = loadPacked(/*isA=*/true, add(code.m0, row), add(k0, k), count);
    Value to = alongK ? add(mul(row, strideA), quotient(k, unit)) : add(mul(quotient(k, unit), strideA), row);
    store(v, at(packedA, packed, to));
  };
  int64_t chunk = plan.lanes * step;
  bool whole = (alongK ? shape.k : shape.m) % chunk == 0 && (alongK || plan.tileM % chunk == 0);
  forEach(constant(0), alongK ? rows : depth, alongK ? 1 : unit, [&](Value outer) {
    Value full = floorTo(inner, chunk);
    forEach(constant(0), full, chunk, [&](Value index) { copy(outer, index, {}); });
    if (!whole)
      when(isNonzero(remainderOf(inner, chunk)), [&] { copy(outer, full, remainderOf(inner, chunk)); });
  });
}

void ContractionEmitter::packB(Value k0, Value depth) {
  if (shape.b.alongCols())
    packBAlongCols(k0, depth);
  else
    packBAlongRows(k0, depth);
}

/// Row by row, so that memory sees one long run; the panels' ends are as many short ones in the cache.
void ContractionEmitter::packBAlongCols(Value k0, Value depth) {
  forEach(constant(0), depth, unit, [&](Value k) {
    auto panel = [&](Value col, bool whole) {
      Value to = at(packedB, packed, add(mul(col, depthMax), mul(quotient(k, unit), width)));
      for (int64_t v = 0; v < plan.nrVectors; ++v) {
        Value first = add(col, constant(v * plan.lanes));
        Value left = whole ? Value() : sub(cols, first);
        Value values = loadPacked(/*isA=*/false, add(k0, k), add(code.n0, first), left);
        store(values, at(to, packed, constant(v * plan.lanes)));
      }
    };
    forEach(constant(0), floorTo(cols, width), width, [&](Value col) { panel(col, true); });
    if (shape.n % width)
      when(isNonzero(remainderOf(cols, width)), [&] { panel(floorTo(cols, width), false); });
  });
}

/// B lies along k: squares of lanes x lanes are turned. Columns past the matrix repeat its last one.
void ContractionEmitter::packBAlongRows(Value k0, Value depth) {
  int64_t lanes = plan.lanes, chunk = lanes * unit;
  Value lastCol = constant(shape.n - 1);
  auto square = [&](Value col, Value k, Value count) {
    Value inPanel = remainderOf(col, width);
    Value to = add(mul(sub(col, inPanel), depthMax), add(mul(quotient(k, unit), width), inPanel));
    Values values;
    for (int64_t j = 0; j < lanes; ++j) {
      Value n = smaller(add(code.n0, add(col, constant(j))), lastCol);
      values.push_back(loadPacked(/*isA=*/false, add(k0, k), n, count));
    }
    transpose(values);
    for (int64_t j = 0; j < lanes; ++j)
      store(values[j], at(packedB, packed, add(to, constant(j * width))));
  };
  forEach(constant(0), cols, lanes, [&](Value col) {
    Value full = floorTo(depth, chunk);
    forEach(constant(0), full, chunk, [&](Value k) { square(col, k, {}); });
    if (shape.k % chunk)
      when(isNonzero(remainderOf(depth, chunk)), [&] { square(col, full, remainderOf(depth, chunk)); });
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
