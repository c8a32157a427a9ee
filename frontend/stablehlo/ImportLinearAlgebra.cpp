// Rows of matrix decompositions and triangular systems, as StableHLO ops and as the LAPACK calls that JAX prints for
// the CPU: scans over columns, each step on the whole matrix.
#include "frontend/stablehlo/ComplexFunctions.h"
#include "frontend/stablehlo/Lapack.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace gc {

namespace {

// Tensors of numbers that are real (no imaginary part) or complex, by their parts.
class Field {
public:
  Field(Expand &x) : x(x), complex(x) {}
  static SmallVector<Value> flatten(Number a) {
    return a.imaginary ? SmallVector<Value>{a.real, a.imaginary} : SmallVector<Value>{a.real};
  }
  // The first of `values`, which are dropped.
  static Number take(ValueRange &values, bool isComplex) {
    Number a{values[0], isComplex ? values[1] : Value()};
    values = values.drop_front(isComplex ? 2 : 1);
    return a;
  }
  // What works on each part by itself.
  Number each(Number a, function_ref<Value(Value)> f) { return {f(a.real), a.imaginary ? f(a.imaginary) : Value()}; }
  Number each(Number a, Number c, function_ref<Value(Value, Value)> f) {
    return {f(a.real, c.real), a.imaginary ? f(a.imaginary, c.imaginary) : Value()};
  }
  Number sub(Number a, Number c) {
    return each(a, c, [&](Value v, Value w) { return x.sub(v, w); });
  }
  Number mul(Number a, Number c) { return a.imaginary ? complex.mul(a, c) : Number{x.mul(a.real, c.real), {}}; }
  Number div(Number a, Number c) { return a.imaginary ? complex.div(a, c) : Number{x.div(a.real, c.real), {}}; }
  Number divReal(Number a, Value by) {
    return each(a, [&](Value v) { return x.div(v, by); });
  }
  Number select(Value pred, Number a, Number c) {
    return each(a, c, [&](Value v, Value w) { return x.select(pred, v, w); });
  }
  Number conjugate(Number a) { return {a.real, a.imaginary ? x.neg(a.imaginary) : Value()}; }
  Number real(Value v, Number like) { return {v, like.imaginary ? x.fill(0, v) : Value()}; }
  Number fill(double value, Number like) { return real(x.fill(value, like.real), like); }
  Value isZero(Number a) {
    auto zero = [&](Value v) { return x.compare(Direction::EQ, v, x.fill(0, v)); };
    return a.imaginary ? x.binary<AndOp>(zero(a.real), zero(a.imaginary)) : zero(a.real);
  }
  // What LAPACK chooses pivots by.
  Value size(Number a) { return a.imaginary ? x.add(x.abs(a.real), x.abs(a.imaginary)) : x.abs(a.real); }

private:
  Expand &x;
  ComplexFunctions complex;
};

// The matrices of a batch: the last two dimensions.
struct Matrices {
  Matrices(Expand &x, Number like)
      : x(x), f(x), shape(x.shape(like.real)), row(shape.size() - 2), column(shape.size() - 1) {}
  Value rows(ArrayRef<int64_t> of) { return x.iota(of, row, x.b.getI32Type()); }
  Value columns(ArrayRef<int64_t> of) { return x.iota(of, column, x.b.getI32Type()); }
  // The slice of size 1 at a computed place.
  Number at(Number a, int64_t dim, Value index) {
    SmallVector<Value> start(shape.size(), x.scalar(0, x.b.getI32Type()));
    start[dim] = index;
    return f.each(a, [&](Value v) -> Value {
      SmallVector<int64_t> size(x.shape(v));
      size[dim] = 1;
      return DynamicSliceOp::create(x.b, x.loc, x.type(v).clone(size), v, start, size);
    });
  }
  // Sizes of 1 repeated.
  Value spread(Value a, ArrayRef<int64_t> to) {
    return x.broadcast(a, to, llvm::to_vector(llvm::seq<int64_t>(0, shape.size())));
  }
  Number spread(Number a, ArrayRef<int64_t> to) {
    return f.each(a, [&](Value v) { return spread(v, to); });
  }
  Value is(Direction direction, Value index, Value j) {
    return x.compare(direction, index, x.broadcast(j, x.shape(index), {}));
  }
  Number turned(Number a) {
    SmallVector<int64_t> order(llvm::to_vector(llvm::seq<int64_t>(0, shape.size())));
    std::swap(order[row], order[column]);
    return f.each(a, [&](Value v) { return x.transpose(v, order); });
  }
  Number adjoint(Number a) { return f.conjugate(turned(a)); }
  SmallVector<int64_t> batch() { return SmallVector<int64_t>(ArrayRef(shape).drop_back(2)); }
  Value perMatrix(Value a) { return x.reshape(a, batch()); }
  // The first step that went wrong, counted from 1; 0: none.
  Value firstFailure(Value info, Value wrong, Value j) {
    Value number = x.broadcast(x.add(j, x.scalar(1, x.b.getI32Type())), x.shape(info), {});
    Value now = x.binary<AndOp>(x.compare(Direction::EQ, info, x.fill(0, info)), perMatrix(wrong));
    return x.select(now, number, info);
  }
  Value noFailure() { return x.splat(0, RankedTensorType::get(batch(), x.b.getI32Type())); }
  // A loop whose carries are a matrix of numbers and one more value.
  SmallVector<Value> scan(Number a, ValueRange more, int64_t steps, bool reverse,
                          function_ref<SmallVector<Value>(Value, Number, ValueRange)> body,
                          ArrayRef<RankedTensorType> stacked = {}) {
    SmallVector<Value> inits = Field::flatten(a);
    llvm::append_range(inits, more);
    return x.scan(
        inits, steps, reverse,
        [&](Value j, ValueRange carried) {
          Number now = Field::take(carried, bool(a.imaginary));
          return body(j, now, carried);
        },
        stacked);
  }

  Expand &x;
  Field f;
  SmallVector<int64_t> shape;
  int64_t row, column;
};

struct Factors {
  Number matrix;
  Value info, pivots;
};

} // namespace

// Lower triangles L with L Lᴴ = a, of which the lower triangle is read; zero above. Gives also the failures.
static Factors cholesky(Expand &x, Number a) {
  Matrices m(x, a);
  Field &f = m.f;
  int64_t n = m.shape.back();
  SmallVector<Value> results = m.scan(a, m.noFailure(), n, false, [&](Value j, Number now, ValueRange info) {
    Number column = m.at(now, m.column, j);
    Value pivot = m.at(column, m.row, j).real, root = x.unary<SqrtOp>(pivot);
    SmallVector<int64_t> shape(x.shape(column.real));
    Value rows = m.rows(shape), wideRoot = m.spread(root, shape);
    Number scaled = f.divReal(column, wideRoot);
    Number l = f.select(m.is(Direction::EQ, rows, j), f.real(wideRoot, column),
                        f.select(m.is(Direction::GT, rows, j), scaled, f.fill(0, column)));
    Number down = m.spread(l, m.shape), across = m.spread(m.adjoint(l), m.shape);
    Value columns = m.columns(m.shape);
    Number rest = f.select(m.is(Direction::GT, columns, j), f.sub(now, f.mul(down, across)), now);
    SmallVector<Value> next = Field::flatten(f.select(m.is(Direction::EQ, columns, j), down, rest));
    Value wrong = x.unary<NotOp>(x.compare(Direction::GT, pivot, x.fill(0, pivot)));
    next.push_back(m.firstFailure(info[0], wrong, j));
    return next;
  });
  ValueRange rest(results);
  Number l = Field::take(rest, bool(a.imaginary));
  return {l, rest[0], {}};
}

// X with a X = b, of which a triangle of `a` is read.
static Number solveTriangular(Expand &x, Number a, Number b, bool lower, bool unitDiagonal) {
  Matrices m(x, b);
  Field &f = m.f;
  SmallVector<Value> results = m.scan(b, {}, m.shape[m.row], !lower, [&](Value j, Number now, ValueRange) {
    Number solved = m.at(now, m.row, j), column = m.at(a, m.column, j);
    if (!unitDiagonal)
      solved = f.div(solved, m.spread(m.at(column, m.row, j), x.shape(solved.real)));
    Value rows = m.rows(m.shape);
    Number across = m.spread(solved, m.shape), product = f.mul(m.spread(column, m.shape), across);
    Number left = f.select(m.is(lower ? Direction::GT : Direction::LT, rows, j), f.sub(now, product), now);
    return Field::flatten(f.select(m.is(Direction::EQ, rows, j), across, left));
  });
  ValueRange rest(results);
  return Field::take(rest, bool(b.imaginary));
}

// Where the largest element of `column` from row j on lies.
static Value findPivot(Expand &x, Matrices &m, Number column, Value j) {
  Type i32 = x.b.getI32Type();
  Value rows = m.rows(x.shape(column.real)), size = m.f.size(column);
  size = x.select(m.is(Direction::GE, rows, j), size, x.fill(-1, size));
  ReduceOp largest = x.reduceBy({size, rows}, {x.scalar(-2, x.element(size)), x.scalar(0, i32)}, {m.row},
                                [&](ValueRange v, SmallVectorImpl<Value> &next) {
                                  Value above = x.compare(Direction::GT, v[2], v[0]);
                                  next.append({x.select(above, v[2], v[0]), x.select(above, v[3], v[1])});
                                  return success();
                                });
  SmallVector<int64_t> one(m.shape);
  one[m.row] = one[m.column] = 1;
  return x.reshape(largest->getResult(1), one);
}

// L and U of a with rows exchanged, L's unit diagonal not stored; the exchanges, counted from 1; the failures.
static Factors factorize(Expand &x, Number a) {
  Matrices m(x, a);
  Field &f = m.f;
  Type i32 = x.b.getI32Type();
  int64_t steps = std::min(m.shape[m.row], m.shape[m.column]);
  SmallVector<Value> results = m.scan(
      a, m.noFailure(), steps, false,
      [&](Value j, Number now, ValueRange info) {
        Value place = findPivot(x, m, m.at(now, m.column, j), j), rows = m.rows(m.shape), columns = m.columns(m.shape);
        Value isPlace = x.compare(Direction::EQ, rows, m.spread(place, m.shape)), isStep = m.is(Direction::EQ, rows, j);
        SmallVector<int64_t> rowShape(m.shape);
        rowShape[m.row] = 1;
        Number chosen = f.each(f.select(isPlace, now, f.fill(0, now)),
                               [&](Value v) { return x.reshape(x.reduce(Monoid::add, v, {m.row}), rowShape); });
        Number other = m.spread(m.at(now, m.row, j), m.shape);
        Number swapped = f.select(isStep, m.spread(chosen, m.shape), f.select(isPlace, other, now));
        Number pivot = m.at(chosen, m.column, j), column = m.at(swapped, m.column, j);
        Value zero = f.isZero(pivot);
        Number divisor = m.spread(f.select(zero, f.fill(1, pivot), pivot), x.shape(column.real));
        Number l = m.spread(f.div(column, divisor), m.shape);
        Number rest = f.sub(swapped, f.mul(l, m.spread(chosen, m.shape)));
        Number changed =
            f.select(m.is(Direction::EQ, columns, j), l, f.select(m.is(Direction::GT, columns, j), rest, swapped));
        SmallVector<Value> next = Field::flatten(f.select(m.is(Direction::GT, rows, j), changed, swapped));
        next.push_back(m.firstFailure(info[0], zero, j));
        next.push_back(x.add(m.perMatrix(place), x.splat(1, RankedTensorType::get(m.batch(), i32))));
        return next;
      },
      {RankedTensorType::get(m.batch(), i32)});
  ValueRange rest(results);
  Number lu = Field::take(rest, bool(a.imaginary));
  // [steps, batch…] to [batch…, steps]
  SmallVector<int64_t> order(llvm::to_vector(llvm::seq<int64_t>(1, x.shape(rest[1]).size())));
  order.push_back(0);
  return {lu, rest[0], x.transpose(rest[1], order)};
}

static LogicalResult checkSquare(Operation *op, Value a) {
  auto type = cast<RankedTensorType>(a.getType());
  if (type.getRank() < 2 || type.getShape().back() != type.getShape().drop_back().back())
    return op->emitOpError("needs square matrices in the last two dimensions, got ") << type;
  return success();
}

// A value's numbers; narrow ones widened, and rounded when they are given back.
static Number getNumbers(Expand &x, Importer &importer, Value v) {
  ValueRange given;
  SmallVector<Value> parts = importer.get(ValueRange(v));
  for (Value &part : parts)
    part = x.convert(part, x.accumulator(x.element(part)));
  given = parts;
  return Field::take(given, parts.size() == 2);
}
static void setNumbers(Expand &x, Importer &importer, Value v, Number numbers) {
  SmallVector<Value> parts = Field::flatten(numbers);
  for (auto [part, type] : llvm::zip_equal(parts, Importer::split(v.getType())))
    part = x.convert(part, cast<RankedTensorType>(type).getElementType());
  importer.set(ValueRange(v), parts);
}

static LogicalResult importCholesky(Operation *op, Importer &importer, bool lower) {
  if (failed(checkSquare(op, op->getOperand(0))))
    return failure();
  Expand x(importer, op);
  Number a = getNumbers(x, importer, op->getOperand(0));
  Matrices m(x, a);
  Factors factors = cholesky(x, lower ? a : m.adjoint(a));
  setNumbers(x, importer, op->getResult(0), lower ? factors.matrix : m.adjoint(factors.matrix));
  if (op->getNumResults() == 2)
    importer.set(op->getResult(1), factors.info);
  return success();
}

namespace {
// op(a) X = b where `left`, else X op(a) = b.
struct TriangularSystem {
  bool left, lower, transposed, conjugated, unitDiagonal;
};
} // namespace

static LogicalResult importSolve(Operation *op, Importer &importer, TriangularSystem s) {
  auto aType = cast<RankedTensorType>(op->getOperand(0).getType()),
       bType = cast<RankedTensorType>(op->getOperand(1).getType());
  if (failed(checkSquare(op, op->getOperand(0))))
    return failure();
  if (bType.getRank() != aType.getRank() || bType.getElementType() != aType.getElementType() ||
      bType.getShape().drop_back(2) != aType.getShape().drop_back(2) ||
      bType.getShape()[bType.getRank() - (s.left ? 2 : 1)] != aType.getShape().back())
    return op->emitOpError("solves for ") << bType << " with " << aType << "; batch and size must agree";
  Expand x(importer, op);
  Number a = getNumbers(x, importer, op->getOperand(0)), b = getNumbers(x, importer, op->getOperand(1));
  Matrices m(x, a);
  if (s.conjugated)
    a = m.f.conjugate(a);
  // X op(a) = b is op(a)ᵀ Xᵀ = bᵀ.
  bool lower = s.lower;
  if (s.transposed == s.left) {
    a = m.turned(a);
    lower = !lower;
  }
  Number solution = solveTriangular(x, a, s.left ? b : m.turned(b), lower, s.unitDiagonal);
  setNumbers(x, importer, op->getResult(0), s.left ? solution : m.turned(solution));
  return success();
}

static LogicalResult importTriangularSolve(Operation *op, Importer &importer) {
  auto solver = cast<stablehlo::TriangularSolveOp>(op);
  stablehlo::Transpose transpose = solver.getTransposeA();
  if (transpose == stablehlo::Transpose::TRANSPOSE_INVALID)
    return op->emitOpError("needs a transpose_a of NO_TRANSPOSE, TRANSPOSE or ADJOINT");
  return importSolve(op, importer,
                     {solver.getLeftSide(), solver.getLower(), transpose != stablehlo::Transpose::NO_TRANSPOSE,
                      transpose == stablehlo::Transpose::ADJOINT, solver.getUnitDiagonal()});
}

// A letter among the call's attributes.
static char letter(Operation *op, StringRef name) {
  auto config = op->getAttrOfType<DictionaryAttr>("mhlo.backend_config");
  auto value = config ? config.getAs<IntegerAttr>(name) : IntegerAttr();
  return value ? static_cast<char>(value.getValue().getZExtValue()) : 0;
}

std::optional<LogicalResult> importLapack(stablehlo::CustomCallOp call, Importer &importer) {
  StringRef name = call.getCallTargetName();
  if (!name.consume_front("lapack_") || !name.consume_back("_ffi") || name.empty() ||
      !StringRef("sdcz").contains(name[0]))
    return std::nullopt;
  Operation *op = call;
  name = name.drop_front();
  if (name == "potrf" && op->getNumOperands() == 1 && op->getNumResults() == 2)
    return importCholesky(op, importer, letter(op, "uplo") == 'L');
  if (name == "trsm" && op->getNumOperands() == 2 && op->getNumResults() == 1)
    return importSolve(op, importer,
                       {letter(op, "side") == 'L', letter(op, "uplo") == 'L', letter(op, "trans_x") != 'N',
                        letter(op, "trans_x") == 'C', letter(op, "diag") == 'U'});
  if (name == "getrf" && op->getNumOperands() == 1 && op->getNumResults() == 3) {
    if (cast<RankedTensorType>(op->getOperand(0).getType()).getRank() < 2)
      return op->emitOpError("needs matrices, got ") << op->getOperand(0).getType();
    Expand x(importer, op);
    Factors factors = factorize(x, getNumbers(x, importer, op->getOperand(0)));
    setNumbers(x, importer, op->getResult(0), factors.matrix);
    importer.set(op->getResults().drop_front(), {factors.pivots, factors.info});
    return success();
  }
  return std::nullopt;
}

std::vector<ImportRow> linearAlgebraRows() {
  return {
      {"stablehlo.cholesky",
       "",
       {},
       [](Operation *op, Importer &importer) {
         return importCholesky(op, importer, cast<stablehlo::CholeskyOp>(op).getLower());
       },
       true},
      {"stablehlo.triangular_solve", "", {}, importTriangularSolve, true},
  };
}

} // namespace gc
