// Rows of matrix decompositions and triangular systems, as StableHLO ops and as the LAPACK calls that JAX prints for
// the CPU: scans over columns, each step on the whole matrix.
#include "frontend/stablehlo/Expand.h"
#include "frontend/stablehlo/Lapack.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace gc {

namespace {

// The matrices of a batch: the last two dimensions.
struct Matrices {
  Matrices(Expand &x, Value like) : x(x), shape(x.shape(like)), row(shape.size() - 2), column(shape.size() - 1) {}
  Value rows(ArrayRef<int64_t> of) { return x.iota(of, row, x.b.getI32Type()); }
  Value columns(ArrayRef<int64_t> of) { return x.iota(of, column, x.b.getI32Type()); }
  // The slice of size 1 at a computed place.
  Value at(Value a, int64_t dim, Value index) {
    SmallVector<Value> start(shape.size(), x.scalar(0, x.b.getI32Type()));
    start[dim] = index;
    SmallVector<int64_t> size(x.shape(a));
    size[dim] = 1;
    return DynamicSliceOp::create(x.b, x.loc, x.type(a).clone(size), a, start, size);
  }
  // Sizes of 1 repeated.
  Value spread(Value a, ArrayRef<int64_t> to) {
    return x.broadcast(a, to, llvm::to_vector(llvm::seq<int64_t>(0, shape.size())));
  }
  Value is(Direction direction, Value index, Value j) {
    return x.compare(direction, index, x.broadcast(j, x.shape(index), {}));
  }
  Value turned(Value a) {
    SmallVector<int64_t> order(llvm::to_vector(llvm::seq<int64_t>(0, shape.size())));
    std::swap(order[row], order[column]);
    return x.transpose(a, order);
  }
  SmallVector<int64_t> batch() { return SmallVector<int64_t>(ArrayRef(shape).drop_back(2)); }
  Value perMatrix(Value a) { return x.reshape(a, batch()); }
  // The first step that went wrong, counted from 1; 0: none.
  Value firstFailure(Value info, Value wrong, Value j) {
    Value number = x.broadcast(x.add(j, x.scalar(1, x.b.getI32Type())), x.shape(info), {});
    Value now = x.binary<AndOp>(x.compare(Direction::EQ, info, x.fill(0, info)), perMatrix(wrong));
    return x.select(now, number, info);
  }
  Value noFailure() { return x.splat(0, RankedTensorType::get(batch(), x.b.getI32Type())); }

  Expand &x;
  SmallVector<int64_t> shape;
  int64_t row, column;
};

} // namespace

// Lower triangles L with L Lᵀ = a, of which the lower triangle is read; zero above. Gives also the failures.
static SmallVector<Value> cholesky(Expand &x, Value a) {
  Matrices m(x, a);
  int64_t n = m.shape.back();
  return x.scan({a, m.noFailure()}, n, false, [&](Value j, ValueRange carried) {
    Value now = carried[0], column = m.at(now, m.column, j), pivot = m.at(column, m.row, j);
    Value root = x.unary<SqrtOp>(pivot), rows = m.rows(x.shape(column));
    Value scaled = x.div(column, m.spread(root, x.shape(column)));
    Value l = x.select(m.is(Direction::EQ, rows, j), m.spread(root, x.shape(column)),
                       x.select(m.is(Direction::GT, rows, j), scaled, x.fill(0, column)));
    Value down = m.spread(l, m.shape), across = m.spread(m.turned(l), m.shape), columns = m.columns(m.shape);
    Value rest = x.select(m.is(Direction::GT, columns, j), x.sub(now, x.mul(down, across)), now);
    Value next = x.select(m.is(Direction::EQ, columns, j), down, rest);
    Value wrong = x.unary<NotOp>(x.compare(Direction::GT, pivot, x.fill(0, pivot)));
    return SmallVector<Value>{next, m.firstFailure(carried[1], wrong, j)};
  });
}

// X with a X = b, of which a triangle of `a` is read.
static Value solveTriangular(Expand &x, Value a, Value b, bool lower, bool unitDiagonal) {
  Matrices m(x, b);
  return x.scan({b}, m.shape[m.row], !lower, [&](Value j, ValueRange carried) {
    Value now = carried[0], solved = m.at(now, m.row, j), column = m.at(a, m.column, j);
    if (!unitDiagonal)
      solved = x.div(solved, m.spread(m.at(column, m.row, j), x.shape(solved)));
    Value rows = m.rows(m.shape), across = m.spread(solved, m.shape);
    Value left = x.select(m.is(lower ? Direction::GT : Direction::LT, rows, j),
                          x.sub(now, x.mul(m.spread(column, m.shape), across)), now);
    return SmallVector<Value>{x.select(m.is(Direction::EQ, rows, j), across, left)};
  })[0];
}

// L and U of a with rows exchanged, L's unit diagonal not stored; the exchanges, counted from 1; the failures.
static SmallVector<Value> factorize(Expand &x, Value a) {
  Matrices m(x, a);
  Type i32 = x.b.getI32Type();
  int64_t steps = std::min(m.shape[m.row], m.shape[m.column]);
  SmallVector<Value> results = x.scan(
      {a, m.noFailure()}, steps, false,
      [&](Value j, ValueRange carried) {
        Value now = carried[0], column = m.at(now, m.column, j), rowsOfColumn = m.rows(x.shape(column));
        Value size = x.select(m.is(Direction::GE, rowsOfColumn, j), x.abs(column), x.fill(-1, column));
        ReduceOp largest = x.reducePairs({size, rowsOfColumn}, {x.scalar(-2, x.element(size)), x.scalar(0, i32)},
                                         {m.row}, [&](ValueRange v, SmallVectorImpl<Value> &next) {
                                           Value above = x.compare(Direction::GT, v[2], v[0]);
                                           next.append({x.select(above, v[2], v[0]), x.select(above, v[3], v[1])});
                                           return success();
                                         });
        SmallVector<int64_t> one(m.shape);
        one[m.row] = one[m.column] = 1;
        Value place = x.reshape(largest->getResult(1), one), rows = m.rows(m.shape), columns = m.columns(m.shape);
        Value isPlace = x.compare(Direction::EQ, rows, m.spread(place, m.shape));
        Value isStep = m.is(Direction::EQ, rows, j);
        Value chosen = x.reduce(Monoid::add, x.select(isPlace, now, x.fill(0, now)), {m.row});
        SmallVector<int64_t> rowShape(m.shape);
        rowShape[m.row] = 1;
        chosen = x.reshape(chosen, rowShape);
        Value other = m.spread(m.at(now, m.row, j), m.shape);
        Value swapped = x.select(isStep, m.spread(chosen, m.shape), x.select(isPlace, other, now));
        Value pivot = m.at(chosen, m.column, j), zero = x.compare(Direction::EQ, pivot, x.fill(0, pivot));
        Value divisor = m.spread(x.select(zero, x.fill(1, pivot), pivot), x.shape(column));
        Value l = m.spread(x.div(m.at(swapped, m.column, j), divisor), m.shape);
        Value below = m.is(Direction::GT, rows, j);
        Value rest = x.sub(swapped, x.mul(l, m.spread(chosen, m.shape)));
        Value changed =
            x.select(m.is(Direction::EQ, columns, j), l, x.select(m.is(Direction::GT, columns, j), rest, swapped));
        Value pivotNumber = x.add(m.perMatrix(place), x.splat(1, RankedTensorType::get(m.batch(), i32)));
        return SmallVector<Value>{x.select(below, changed, swapped), m.firstFailure(carried[1], zero, j), pivotNumber};
      },
      {RankedTensorType::get(m.batch(), i32)});
  // [steps, batch…] to [batch…, steps]
  SmallVector<int64_t> order(llvm::to_vector(llvm::seq<int64_t>(1, x.shape(results[2]).size())));
  order.push_back(0);
  return {results[0], x.transpose(results[2], order), results[1]};
}

static LogicalResult checkSquare(Operation *op, Value a) {
  auto type = cast<RankedTensorType>(a.getType());
  if (type.getRank() < 2 || type.getShape().back() != type.getShape().drop_back().back())
    return op->emitOpError("needs square matrices in the last two dimensions, got ") << type;
  if (!isa<FloatType>(type.getElementType()) || type.getElementTypeBitWidth() < 32)
    return op->emitOpError("is not supported on elements of type ")
           << type.getElementType() << "; convert to f32 or f64";
  return success();
}

static LogicalResult importCholesky(Operation *op, Importer &importer) {
  auto chol = cast<stablehlo::CholeskyOp>(op);
  if (failed(checkSquare(op, chol.getA())))
    return failure();
  Expand x(importer, op);
  Value a = importer.get(chol.getA());
  Matrices m(x, a);
  Value l = cholesky(x, chol.getLower() ? a : m.turned(a))[0];
  importer.set(op->getResult(0), chol.getLower() ? l : m.turned(l));
  return success();
}

// `leftSide`: op(a) X = b, else X op(a) = b.
static FailureOr<Value> solve(Operation *op, Importer &importer, bool leftSide, bool lower, bool transposed,
                              bool unitDiagonal) {
  auto aType = cast<RankedTensorType>(op->getOperand(0).getType()),
       bType = cast<RankedTensorType>(op->getOperand(1).getType());
  if (failed(checkSquare(op, op->getOperand(0))))
    return failure();
  if (bType.getRank() != aType.getRank() || bType.getElementType() != aType.getElementType() ||
      bType.getShape().drop_back(2) != aType.getShape().drop_back(2) ||
      bType.getShape()[bType.getRank() - (leftSide ? 2 : 1)] != aType.getShape().back())
    return op->emitOpError("solves for ") << bType << " with " << aType << "; batch and size must agree";
  Expand x(importer, op);
  Value a = importer.get(op->getOperand(0)), b = importer.get(op->getOperand(1));
  Matrices m(x, a);
  // X op(a) = b is op(a)ᵀ Xᵀ = bᵀ.
  if (transposed == leftSide) {
    a = m.turned(a);
    lower = !lower;
  }
  if (leftSide)
    return solveTriangular(x, a, b, lower, unitDiagonal);
  return m.turned(solveTriangular(x, a, m.turned(b), lower, unitDiagonal));
}

static LogicalResult importTriangularSolve(Operation *op, Importer &importer) {
  auto solver = cast<stablehlo::TriangularSolveOp>(op);
  stablehlo::Transpose transpose = solver.getTransposeA();
  if (transpose == stablehlo::Transpose::TRANSPOSE_INVALID)
    return op->emitOpError("needs a transpose_a of NO_TRANSPOSE, TRANSPOSE or ADJOINT");
  auto result = solve(op, importer, solver.getLeftSide(), solver.getLower(),
                      transpose != stablehlo::Transpose::NO_TRANSPOSE, solver.getUnitDiagonal());
  if (failed(result))
    return failure();
  importer.set(op->getResult(0), *result);
  return success();
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
      !StringRef("sd").contains(name[0]))
    return std::nullopt;
  Operation *op = call;
  Expand x(importer, op);
  name = name.drop_front();
  if (name == "potrf" && op->getNumOperands() == 1 && op->getNumResults() == 2) {
    if (failed(checkSquare(op, op->getOperand(0))))
      return failure();
    Value a = importer.get(op->getOperand(0));
    Matrices m(x, a);
    bool lower = letter(op, "uplo") == 'L';
    SmallVector<Value> results = cholesky(x, lower ? a : m.turned(a));
    importer.set(op, {lower ? results[0] : m.turned(results[0]), results[1]});
    return success();
  }
  if (name == "trsm" && op->getNumOperands() == 2 && op->getNumResults() == 1) {
    auto result = solve(op, importer, letter(op, "side") == 'L', letter(op, "uplo") == 'L',
                        letter(op, "trans_x") != 'N', letter(op, "diag") == 'U');
    if (failed(result))
      return failure();
    importer.set(op->getResult(0), *result);
    return success();
  }
  if (name == "getrf" && op->getNumOperands() == 1 && op->getNumResults() == 3) {
    if (cast<RankedTensorType>(op->getOperand(0).getType()).getRank() < 2)
      return op->emitOpError("needs matrices, got ") << op->getOperand(0).getType();
    importer.set(op, factorize(x, importer.get(op->getOperand(0))));
    return success();
  }
  return std::nullopt;
}

std::vector<ImportRow> linearAlgebraRows() {
  return {
      {"stablehlo.cholesky", "", {}, importCholesky},
      {"stablehlo.triangular_solve", "", {}, importTriangularSolve},
  };
}

} // namespace gc
