// The accesses are true: for every op of the dialect and every factor, the inputs are cut along the factor, the pieces
// computed by the reference interpreter, joined (parallel), combined (reduction) or carried (scan), and compared with
// the whole. Factors that may not be cut must give something else for some input.
#include "ir/dialect/Gc.h"
#include "ir/interfaces/Cut.h"
#include "ir/interfaces/Monoid.h"
#include "ir/reference/Evaluator.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <random>
#include <set>

using namespace mlir;
using namespace gc;

namespace {

// Ops with a factor that may not be cut, or an opaque dimension, and why.
const std::map<std::string, std::string> uncuttable = {
    {"gc.sort", "its own dimension"},
    {"gc.top_k", "its own dimension"},
    {"gc.reshape", "sizes without a common factor"},
    {"gc.scatter", "a region's updates have an order; a window that does not fit is skipped whole"},
    {"gc.bitcast_reshape", "the parts of one element"},
};

struct Fixture : testing::Test {
  MLIRContext context;
  OwningOpRef<ModuleOp> module;

  void SetUp() override {
    context.loadDialect<GcDialect, func::FuncDialect>();
    module = parseSourceFile<ModuleOp>(GC_SAMPLES, &context);
    ASSERT_TRUE(module);
  }
};

Operation *subjectOf(func::FuncOp sample) {
  return sample.front().getTerminator()->getOperand(0).getDefiningOp();
}

Tensor randomTensor(RankedTensorType type, std::mt19937 &random) {
  Tensor tensor(type);
  Type element = type.getElementType();
  for (int64_t i = 0; i < tensor.getNumElements(); ++i) {
    // Floats are multiples of 1/8: sums are exact in any order. Integers reach beyond the samples' dimensions, unsigned
    // ones of 64 bits beyond the signed range.
    if (auto f = dyn_cast<FloatType>(element)) {
      APFloat value(double(int(random() % 33) - 16) / 8);
      bool loses;
      value.convert(f.getFloatSemantics(), APFloat::rmNearestTiesToEven, &loses);
      tensor.setFloat(i, value);
    } else if (element.isInteger(1)) {
      tensor.setInteger(i, random() % 2);
    } else {
      bool huge = element.isUnsignedInteger(64) && random() % 3 == 0;
      tensor.setInteger(i, huge                          ? -1 - int64_t(random() % 3)
                           : element.isUnsignedInteger() ? int64_t(random() % 12)
                                                         : int64_t(random() % 14) - 3);
    }
  }
  return tensor;
}

// Equal bits, NaN equal to NaN; `near`: or floats within 1e-5.
bool agree(const Tensor &a, const Tensor &b, bool near) {
  if (a.getType() != b.getType())
    return false;
  if (!isa<FloatType>(a.getElementType()))
    return a.getBytes() == b.getBytes();
  for (int64_t i = 0; i < a.getNumElements(); ++i) {
    APFloat x = a.getFloat(i), y = b.getFloat(i);
    if (x.bitwiseIsEqual(y) || (x.isNaN() && y.isNaN()))
      continue;
    double dx = x.convertToDouble(), dy = y.convertToDouble();
    if (!near || !(std::abs(dx - dy) <= 1e-5 * std::max(1.0, std::abs(dx))))
      return false;
  }
  return true;
}

enum class Starts { Static, AtRunTime };

// Builds, in a copy of the sample, the subject op cut into pieces and put together again.
struct Cutter {
  OwningOpRef<func::FuncOp> copy;
  AccessOpInterface op; // in the copy
  Accesses accesses;
  unsigned factor;
  OpBuilder builder;
  SmallVector<Piece> pieces;
  SmallVector<SmallVector<Value>> parts; // per piece, per result

  Cutter(func::FuncOp sample, unsigned factor)
      : copy(sample.clone()), op(cast<AccessOpInterface>(subjectOf(*copy))), accesses(op.getAccesses()), factor(factor),
        builder(op) {}

  bool isAffine() const {
    return llvm::any_of(accesses.operands, [&](const ValueAccess &operand) {
      return llvm::any_of(
          operand.dims, [&](const DimAccess &dim) { return dim.kind == DimAccess::Kind::Affine && dim.uses(factor); });
    });
  }

  // `ends`: where each piece ends.
  LogicalResult cut(ArrayRef<int64_t> ends, Starts starts) {
    int64_t start = 0;
    for (int64_t end : ends) {
      Piece piece = Piece::whole(accesses);
      piece.sizes[factor] = end - start;
      if (starts == Starts::Static)
        piece.setStart(factor, start, op->getContext());
      else
        piece.starts[factor] = createScalar(builder, op->getLoc(), builder.getI32Type(), start);
      start = end;
      SmallVector<Value> operands;
      for (auto [operand, access] : llvm::zip_equal(op->getOperands(), accesses.operands)) {
        auto part = cutValue(builder, op->getLoc(), operand, access, accesses, piece);
        if (failed(part))
          return failure();
        operands.push_back(*part);
      }
      pieces.push_back(piece);
      // What is not positional must not need the start.
      if (starts == Starts::AtRunTime && !llvm::is_contained(accesses.positional, factor) && !isAffine())
        piece.starts[factor] = {};
      auto results = op.rebuildPiece(builder, operands, piece);
      if (failed(results))
        return failure();
      parts.push_back(*results);
      if (failed(checkTypes(piece, *results)))
        return failure();
    }
    return success();
  }

  LogicalResult checkTypes(const Piece &piece, ValueRange results) {
    for (auto [result, whole, access] : llvm::zip_equal(results, op->getResults(), accesses.results)) {
      auto type = cast<RankedTensorType>(whole.getType());
      if (result.getType() != type.clone(*shapeUnder(access, type.getShape(), piece)))
        return op.emitError() << "piece has a part of type " << result.getType();
    }
    return success();
  }

  SmallVector<Value> partsOf(unsigned result) {
    return llvm::map_to_vector(parts, [&](ArrayRef<Value> values) { return values[result]; });
  }

  SmallVector<Value> combineByRegion() {
    SmallVector<Value> stacked;
    auto reduce = cast<ReduceOp>(op.getOperation());
    for (unsigned r = 0; r < op->getNumResults(); ++r) {
      SmallVector<Value> rows;
      auto type = cast<RankedTensorType>(op->getResult(r).getType());
      SmallVector<int64_t> shape{1};
      llvm::append_range(shape, type.getShape());
      for (Value part : partsOf(r))
        rows.push_back(ReshapeOp::create(builder, op->getLoc(), type.clone(shape), part));
      shape[0] = rows.size();
      stacked.push_back(ConcatenateOp::create(builder, op->getLoc(), type.clone(shape), rows, 0));
    }
    auto again = ReduceOp::create(builder, op->getLoc(), op->getResultTypes(), stacked, reduce.getInits(),
                                  ArrayRef<int64_t>{0}, Monoid::region);
    IRMapping mapping;
    reduce.getBody().cloneInto(&again.getBody(), mapping);
    return again.getResults();
  }

  // Parts of a scan: each combined with what the pieces before it come to.
  SmallVector<Value> carry() {
    const Factor &scan = accesses.factors[factor];
    Value operand = op->getOperand(0);
    auto type = cast<RankedTensorType>(operand.getType());
    int64_t dim = -1;
    SmallVector<int64_t> others, otherShape;
    for (auto [d, access] : llvm::enumerate(accesses.operands[0].dims)) {
      if (access.uses(factor)) {
        dim = d;
        continue;
      }
      others.push_back(d);
      otherShape.push_back(type.getDimSize(d));
    }
    auto carryType = type.clone(otherShape);
    SmallVector<Value> values = partsOf(0);
    Value before;
    SmallVector<unsigned> order = llvm::to_vector(llvm::seq<unsigned>(0, pieces.size()));
    if (scan.reverse)
      std::reverse(order.begin(), order.end());
    for (unsigned p : order) {
      Value input = *cutValue(builder, op->getLoc(), operand, accesses.operands[0], accesses, pieces[p]);
      Value total = ReduceOp::create(builder, op->getLoc(), TypeRange{carryType}, ValueRange{input}, ValueRange{},
                                     ArrayRef<int64_t>{dim}, scan.monoid)
                        .getResult(0);
      if (before) {
        Value spread = BroadcastOp::create(builder, op->getLoc(), values[p].getType(), before, others);
        values[p] = createCombine(builder, op->getLoc(), scan.monoid, spread, values[p]);
        total = createCombine(builder, op->getLoc(), scan.monoid, before, total);
      }
      before = total;
    }
    return {joinValues(builder, op->getLoc(), values, accesses.results[0], pieces, factor)};
  }

  void join() {
    SmallVector<Value> joined;
    FactorKind kind = accesses.factors[factor].kind;
    Monoid monoid = accesses.factors[factor].monoid;
    if (kind == FactorKind::Reduction && monoid == Monoid::region) {
      joined = combineByRegion();
    } else if (kind == FactorKind::Scan) {
      joined = carry();
    } else {
      for (auto [r, access] : llvm::enumerate(accesses.results)) {
        bool uses = llvm::any_of(access.dims, [&](const DimAccess &dim) { return dim.uses(factor); });
        SmallVector<Value> values = partsOf(r);
        Value value = values.back();
        if (kind == FactorKind::Reduction)
          value = std::accumulate(values.begin() + 1, values.end(), values.front(),
                                  [&](Value a, Value b) { return createCombine(builder, op->getLoc(), monoid, a, b); });
        else if (uses)
          value = joinValues(builder, op->getLoc(), values, access, pieces, factor);
        joined.push_back(value);
      }
    }
    op->replaceAllUsesWith(joined);
    op->erase();
  }
};

// The places to cut: early, in the middle, late, and in three.
std::vector<SmallVector<int64_t>> cutsOf(int64_t size) {
  std::vector<SmallVector<int64_t>> cuts;
  for (int64_t at : std::set<int64_t>{1, size / 2, size - 1})
    cuts.push_back({at, size});
  if (size >= 3)
    cuts.push_back({1, 2, size});
  return cuts;
}

// Whether whole and pieces give the same on some inputs.
::testing::AssertionResult interpretBoth(func::FuncOp sample, func::FuncOp cut, bool near, unsigned seed) {
  std::mt19937 random(seed);
  SmallVector<Tensor> inputs;
  for (Type type : sample.getArgumentTypes())
    inputs.push_back(randomTensor(cast<RankedTensorType>(type), random));
  SmallVector<CheckFailure> failures;
  auto whole = evaluateFunction(sample, inputs, {}, failures), pieces = evaluateFunction(cut, inputs, {}, failures);
  if (failed(whole) || failed(pieces))
    return ::testing::AssertionFailure() << "not evaluated";
  for (auto [a, b] : llvm::zip_equal(*whole, *pieces))
    if (!agree(a, b, near))
      return ::testing::AssertionFailure() << "the pieces give another result";
  return ::testing::AssertionSuccess();
}

bool hasOpaque(const Accesses &accesses) {
  auto opaque = [](const ValueAccess &value) {
    return llvm::any_of(value.dims, [](const DimAccess &d) { return d.kind == DimAccess::Kind::Opaque; });
  };
  return llvm::any_of(accesses.operands, opaque) || llvm::any_of(accesses.results, opaque);
}

} // namespace

TEST_F(Fixture, EveryOpWithAccessesHasASample) {
  std::set<StringRef> sampled;
  module->walk([&](func::FuncOp sample) { sampled.insert(subjectOf(sample)->getName().getStringRef()); });
  for (RegisteredOperationName name : context.getRegisteredOperationsByDialect("gc"))
    if (name.hasInterface<AccessOpInterface>())
      EXPECT_TRUE(sampled.count(name.getStringRef())) << name.getStringRef().str() << " has no sample in " GC_SAMPLES;
}

TEST_F(Fixture, UncuttableFactorsAreListed) {
  std::set<std::string> found;
  module->walk([&](func::FuncOp sample) {
    Operation *op = subjectOf(sample);
    Accesses accesses = cast<AccessOpInterface>(op).getAccesses();
    bool replicates =
        llvm::any_of(accesses.factors, [](const Factor &f) { return f.kind == FactorKind::Replicate && f.size > 1; });
    if (!replicates && !hasOpaque(accesses))
      return;
    found.insert(op->getName().getStringRef().str());
    EXPECT_TRUE(uncuttable.count(op->getName().getStringRef().str())) << sample.getName().str();
  });
  EXPECT_EQ(found.size(), uncuttable.size()) << "an op of the list can be cut now, or has no such sample";
}

// 15 and 10 share a major 5, 4 and 6 a minor 2; the 3·2 between, read as 2·3, has no factor in common.
TEST_F(Fixture, ReshapesFactorFromBothSides) {
  auto parsed = parseSourceString<ModuleOp>(R"(func.func @main(%a: tensor<15x4xf32>) -> tensor<10x6xf32> {
    %r = gc.reshape %a : (tensor<15x4xf32>) -> tensor<10x6xf32>
    return %r : tensor<10x6xf32>
  })",
                                            &context);
  ASSERT_TRUE(parsed);
  Accesses accesses = cast<AccessOpInterface>(subjectOf(*parsed->getOps<func::FuncOp>().begin())).getAccesses();
  std::vector<int64_t> cuttable;
  for (const Factor &factor : accesses.factors)
    if (factor.kind == FactorKind::Parallel)
      cuttable.push_back(factor.size);
  EXPECT_EQ(cuttable, (std::vector<int64_t>{5, 2}));
}

TEST_F(Fixture, CutAndJoined) {
  unsigned checked = 0;
  for (auto sample : llvm::to_vector(module->getOps<func::FuncOp>())) {
    Accesses accesses = cast<AccessOpInterface>(subjectOf(sample)).getAccesses();
    for (auto [f, factor] : llvm::enumerate(accesses.factors)) {
      if (factor.size < 2)
        continue;
      for (Starts starts : {Starts::Static, Starts::AtRunTime}) {
        bool refused = false, differs = false;
        for (ArrayRef<int64_t> ends : cutsOf(factor.size)) {
          SCOPED_TRACE(sample.getName().str() + " factor " + std::to_string(f) + " first cut at " +
                       std::to_string(ends[0]) + (starts == Starts::Static ? "" : ", starts at run time"));
          Cutter cutter(sample, f);
          if (failed(cutter.cut(ends, starts))) {
            refused = true;
            continue;
          }
          cutter.join();
          if (factor.kind == FactorKind::Replicate) {
            // Parts of other sizes than the op can have are as good as a refusal.
            ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
            if (failed(verify(*cutter.copy))) {
              refused = true;
              continue;
            }
          }
          ASSERT_TRUE(succeeded(verify(*cutter.copy)));
          bool near = factor.kind == FactorKind::Reduction || factor.kind == FactorKind::Scan;
          for (unsigned seed = 0; seed < 4; ++seed) {
            auto same = interpretBoth(sample, *cutter.copy, near, seed);
            differs |= !same;
            if (factor.kind != FactorKind::Replicate)
              EXPECT_TRUE(same);
          }
          ++checked;
        }
        SCOPED_TRACE(sample.getName().str() + " factor " + std::to_string(f));
        if (factor.kind == FactorKind::Replicate)
          EXPECT_TRUE(refused || differs) << "the factor can be cut";
        else
          EXPECT_EQ(refused, starts == Starts::AtRunTime && Cutter(sample, f).isAffine());
      }
    }
  }
  EXPECT_GT(checked, 500u);
}

// f(2x) = 2f(x) and f(x + y) = f(x) + f(y) in each group of operands, the others held.
TEST_F(Fixture, LinearGroupsAreLinear) {
  unsigned checked = 0;
  for (auto sample : llvm::to_vector(module->getOps<func::FuncOp>())) {
    Operation *op = subjectOf(sample);
    auto linear = dyn_cast<LinearityOpInterface>(op);
    if (!linear || !llvm::all_of(op->getOperands(), [](Value v) { return isa<BlockArgument>(v); }) ||
        !llvm::all_of(op->getResultTypes(), [](Type t) { return cast<RankedTensorType>(t).getElementType().isF32(); }))
      continue;
    std::mt19937 random(7);
    for (ArrayRef<unsigned> group : linear.getLinearGroups()) {
      SCOPED_TRACE(sample.getName().str());
      SmallVector<Tensor> x, y, sum;
      for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
        auto type = cast<RankedTensorType>(operand.getType());
        x.push_back(randomTensor(type, random));
        bool inGroup = llvm::is_contained(group, i);
        y.push_back(inGroup ? randomTensor(type, random) : x.back());
        sum.push_back(x.back());
        if (!inGroup)
          continue;
        std::vector<double> a = x.back().toDoubles(), b = y.back().toDoubles();
        for (auto [p, q] : llvm::zip_equal(a, b))
          p += q;
        sum.back() = Tensor::fromDoubles(type, a);
      }
      SmallVector<CheckFailure> failures;
      auto fx = evaluateFunction(sample, x, {}, failures), fy = evaluateFunction(sample, y, {}, failures),
           fsum = evaluateFunction(sample, sum, {}, failures);
      ASSERT_TRUE(succeeded(fx) && succeeded(fy) && succeeded(fsum));
      for (auto [rx, ry, rsum] : llvm::zip_equal(*fx, *fy, *fsum)) {
        std::vector<double> a = rx.toDoubles(), b = ry.toDoubles(), c = rsum.toDoubles();
        for (size_t i = 0; i < c.size(); ++i)
          if (std::isfinite(a[i]) && std::isfinite(b[i]))
            EXPECT_NEAR(a[i] + b[i], c[i], 1e-5 * std::max(1.0, std::abs(c[i])));
      }
      ++checked;
    }
  }
  EXPECT_GT(checked, 25u);
}
