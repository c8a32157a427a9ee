#include "ir/analysis/ElementWalk.h"

using namespace mlir;
using namespace gc;

static ArrayRef<int64_t> shapeOf(Value v) {
  return cast<RankedTensorType>(v.getType()).getShape();
}

bool gc::isView(Operation *op) {
  if (isa<ReshapeOp>(op))
    return true;
  // Elements narrower than a byte take one each, so their parts do not lie side by side.
  auto isWhole = [](Value v) {
    Type element = getElementTypeOrSelf(v);
    return isa<ComplexType>(element) || element.getIntOrFloatBitWidth() % 8 == 0;
  };
  return isa<BitcastReshapeOp>(op) && isWhole(op->getOperand(0)) && isWhole(op->getResult(0));
}

bool gc::isElemental(Operation *op) {
  if (isa<ScalarBodyOpInterface, ConstantOp, IotaOp>(op))
    return true;
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 || !isa<AccessOpInterface>(op))
    return false;
  if (isa<ReshapeOp, DynamicUpdateSliceOp>(op))
    return true;
  if (isa<BitcastReshapeOp>(op))
    return false;
  // Moves elements and combines none: whatever factor a product has, the result has it too. (An indexed dimension has a
  // reduction factor of its own, for cutting it.)
  Accesses a = cast<AccessOpInterface>(op).getAccesses();
  for (const DimAccess &d : a.results[0].dims)
    if (d.kind != DimAccess::Kind::Product)
      return false;
  for (const ValueAccess &v : a.operands)
    for (const DimAccess &d : v.dims) {
      if (d.kind == DimAccess::Kind::Opaque)
        return false;
      if (d.kind == DimAccess::Kind::Product)
        for (unsigned f : d.factors)
          if (a.factors[f].kind != FactorKind::Parallel && a.factors[f].kind != FactorKind::Replicate)
            return false;
    }
  return op->getNumOperands() > 0 && isa<LinearityOpInterface>(op) &&
         getElementTypeOrSelf(op->getResult(0)) == getElementTypeOrSelf(op->getOperand(0));
}

namespace {
// Values of an op's factors, from the index of its result.
struct Factors {
  SmallVector<std::optional<IndexExpr>> values;
};
} // namespace

static LogicalResult solveFactors(const Accesses &a, ArrayRef<IndexExpr> index, IndexSpace &space, Factors &out) {
  out.values.assign(a.factors.size(), std::nullopt);
  if (a.results[0].dims.size() != index.size())
    return failure();
  for (auto [dim, e] : llvm::zip_equal(a.results[0].dims, index)) {
    assert(dim.kind == DimAccess::Kind::Product && "isElemental, and contractions, have no other results");
    SmallVector<int64_t> sizes;
    for (unsigned f : dim.factors)
      sizes.push_back(a.factors[f].size);
    IndexTuple parts = space.delinearize(e, sizes);
    for (auto [f, part] : llvm::zip_equal(dim.factors, parts))
      out.values[f] = part;
  }
  return success();
}

// A guard that always holds is dropped.
static void addGuard(ElementSource &source, IndexSpace &space, IndexExpr e, int64_t low, int64_t high) {
  auto r = space.range(e);
  if (r.first < low || r.second > high)
    source.guards.push_back({std::move(e), low, high});
}

static IndexExpr sumOfTerms(const DimAccess &dim, const Factors &factors) {
  IndexExpr e(dim.offset);
  for (AffineTerm t : dim.terms)
    e = add(e, scale(*factors.values[t.factor], t.stride));
  return e;
}

static FailureOr<IndexExpr> productIndex(const DimAccess &dim, const Accesses &a, const Factors &factors) {
  IndexExpr e;
  for (unsigned f : dim.factors) {
    if (!factors.values[f])
      return failure();
    e = add(scale(e, a.factors[f].size), *factors.values[f]);
  }
  return e;
}

// Where the start of an indexed dimension is read: the index operand's own access, with the component along its
// index vector.
static FailureOr<IndexExpr> readStart(Operation *op, const DimAccess &dim, const Accesses &a, const Factors &factors,
                                      int64_t high, IndexSpace &space) {
  Value source = op->getOperand(dim.indexOperand);
  IndexTuple index;
  for (const DimAccess &d : a.operands[dim.indexOperand].dims) {
    if (d.kind == DimAccess::Kind::Product) {
      FailureOr<IndexExpr> e = productIndex(d, a, factors);
      if (failed(e))
        return failure();
      index.push_back(*e);
    } else if (d.kind == DimAccess::Kind::Component) {
      index.push_back(IndexExpr(dim.indexComponent));
    } else {
      return failure();
    }
  }
  return space.read(source, index, 0, high);
}

static FailureOr<IndexExpr> dimIndex(Operation *op, unsigned operand, unsigned d, const Accesses &a,
                                     const Factors &factors, IndexSpace &space, ElementSource &source) {
  const DimAccess &dim = a.operands[operand].dims[d];
  int64_t size = shapeOf(op->getOperand(operand))[d];
  switch (dim.kind) {
  case DimAccess::Kind::Product:
    return productIndex(dim, a, factors);
  case DimAccess::Kind::Affine: {
    IndexExpr e = sumOfTerms(dim, factors);
    if (dim.guarded && dim.divisor != 1)
      addGuard(source, space, space.mod(e, dim.divisor), 0, 0);
    e = space.floorDiv(e, dim.divisor);
    if (dim.guarded)
      addGuard(source, space, e, 0, size - 1);
    return e;
  }
  case DimAccess::Kind::Indexed: {
    int64_t window = 1;
    for (AffineTerm t : dim.terms)
      window += t.stride * (a.factors[t.factor].size - 1);
    FailureOr<IndexExpr> start = readStart(op, dim, a, factors, std::max<int64_t>(size - window, 0), space);
    if (failed(start))
      return failure();
    return add(*start, sumOfTerms(dim, factors));
  }
  case DimAccess::Kind::Component:
  case DimAccess::Kind::Opaque:
    return failure();
  }
  return failure();
}

// result[i] = update[i - start] inside the window, else operand[i].
static ElementSources updateSliceSources(DynamicUpdateSliceOp op, ArrayRef<IndexExpr> index, IndexSpace &space) {
  ElementSources s;
  s.kind = ElementSources::Kind::Choice;
  ElementSource update{1, {}, {}}, operand{0, IndexTuple(index.begin(), index.end()), {}};
  ArrayRef<int64_t> outer = shapeOf(op.getOperand()), inner = shapeOf(op.getUpdate());
  for (size_t d = 0; d < index.size(); ++d) {
    IndexExpr e = sub(index[d], space.read(op.getStart()[d], {}, 0, outer[d] - inner[d]));
    addGuard(update, space, e, 0, inner[d] - 1);
    update.index.push_back(e);
  }
  bool always = update.guards.empty();
  s.sources.push_back(std::move(update));
  if (!always)
    s.sources.push_back(std::move(operand));
  return s;
}

FailureOr<ElementSources> gc::elementSources(Operation *op, ArrayRef<IndexExpr> index, IndexSpace &space) {
  // A sort has product accesses too, but its elements are not where its operand has them.
  if (!isElemental(op))
    return failure();
  ElementSources s;
  if (isa<ConstantOp>(op)) {
    s.kind = ElementSources::Kind::Value;
    return s;
  }
  if (auto iota = dyn_cast<IotaOp>(op)) {
    s.kind = ElementSources::Kind::Index;
    s.position = index[iota.getDim()];
    return s;
  }
  if (isa<ReshapeOp>(op)) {
    IndexExpr position = linearize(index, shapeOf(op->getResult(0)));
    s.sources.push_back({0, space.delinearize(position, shapeOf(op->getOperand(0))), {}});
    return s;
  }
  if (auto update = dyn_cast<DynamicUpdateSliceOp>(op))
    return updateSliceSources(update, index, space);
  auto iface = dyn_cast<AccessOpInterface>(op);
  if (!iface)
    return failure();
  Accesses a = iface.getAccesses();
  Factors factors;
  if (failed(solveFactors(a, index, space, factors)))
    return failure();
  bool computes = isa<ScalarBodyOpInterface>(op);
  int fill = -1;
  // What moves elements is linear in those; indices are not among them, whether any dimension needs them or all are
  // taken whole.
  SmallVector<bool> isIndex(op->getNumOperands(), !computes);
  if (!computes)
    for (const SmallVector<unsigned> &group : cast<LinearityOpInterface>(op).getLinearGroups())
      for (unsigned o : group)
        isIndex[o] = false;
  for (const ValueAccess &v : a.operands)
    fill = std::max(fill, v.fill);
  for (unsigned o = 0; o < op->getNumOperands(); ++o) {
    if (isIndex[o] || static_cast<int>(o) == fill)
      continue;
    ElementSource source{o, {}, {}};
    for (unsigned d = 0; d < a.operands[o].dims.size(); ++d) {
      FailureOr<IndexExpr> e = dimIndex(op, o, d, a, factors, space, source);
      if (failed(e))
        return failure();
      source.index.push_back(*e);
    }
    s.sources.push_back(std::move(source));
  }
  if (computes)
    return s;
  s.kind = ElementSources::Kind::Choice;
  if (fill >= 0)
    s.sources.push_back({static_cast<unsigned>(fill), IndexTuple(a.operands[fill].dims.size()), {}});
  else
    s.sources.back().guards.clear(); // the guards partition the space: the last is what is left
  return s;
}

FailureOr<std::vector<IndexTuple>> gc::operandIndices(Operation *op, ArrayRef<IndexExpr> index,
                                                      ArrayRef<IndexExpr> otherFactors, IndexSpace &space) {
  auto iface = dyn_cast<AccessOpInterface>(op);
  if (!iface)
    return failure();
  Accesses a = iface.getAccesses();
  Factors factors;
  if (failed(solveFactors(a, index, space, factors)))
    return failure();
  for (auto &value : factors.values) {
    if (value)
      continue;
    if (otherFactors.empty())
      return failure();
    value = otherFactors.front();
    otherFactors = otherFactors.drop_front();
  }
  if (!otherFactors.empty())
    return failure();
  std::vector<IndexTuple> r;
  for (const ValueAccess &v : a.operands) {
    IndexTuple tuple;
    for (const DimAccess &d : v.dims) {
      if (d.kind != DimAccess::Kind::Product)
        return failure();
      FailureOr<IndexExpr> e = productIndex(d, a, factors);
      if (failed(e))
        return failure();
      tuple.push_back(*e);
    }
    r.push_back(std::move(tuple));
  }
  return r;
}

bool gc::readsElementwise(FusionOp fusion, unsigned number) {
  Value argument = fusion.getBody().getArgument(number);
  int64_t count = cast<RankedTensorType>(argument.getType()).getNumElements();
  for (Type type : fusion.getResultTypes())
    if (cast<RankedTensorType>(type).getNumElements() != count)
      return false;
  SmallVector<Value> worklist{argument};
  DenseSet<Operation *> seen;
  while (!worklist.empty())
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      if (isa<YieldOp>(user) || !seen.insert(user).second)
        continue;
      if (!isa<ScalarBodyOpInterface, ReshapeOp>(user))
        return false;
      for (Value result : user->getResults()) {
        if (cast<RankedTensorType>(result.getType()).getNumElements() != count)
          return false;
        worklist.push_back(result);
      }
    }
  return true;
}

bool gc::lastPassReadsElementwise(FusionOp fusion, unsigned number, unsigned result) {
  Block &body = fusion.getBody().front();
  auto shapeOf = [](Value v) { return cast<RankedTensorType>(v.getType()).getShape(); };
  ArrayRef<int64_t> shape = shapeOf(body.getArgument(number));
  if (shapeOf(fusion.getResult(result)) != shape)
    return false;
  // The passes: a value belongs to the one after all reductions that it needs.
  DenseMap<Value, unsigned> pass;
  unsigned last = 0;
  DenseSet<Value> fromOperand{body.getArgument(number)};
  for (Operation &op : body.without_terminator()) {
    unsigned p = 0;
    bool reads = false;
    for (Value v : op.getOperands()) {
      p = std::max(p, pass.lookup(v));
      reads |= fromOperand.contains(v);
    }
    auto reduce = dyn_cast<ReduceOp>(op);
    // Nothing to reduce: the kernel takes the results for elements of the domain.
    if (reduce && shapeOf(reduce.getInputs().front()) != shape)
      return false;
    if (reduce && cast<RankedTensorType>(reduce.getResult(0).getType()).getNumElements() ==
                      cast<RankedTensorType>(reduce.getInputs().front().getType()).getNumElements())
      return false;
    if (reads && !reduce && !isa<ScalarBodyOpInterface>(op))
      return false;
    if (reduce)
      last = std::max(last, p);
    for (Value v : op.getResults()) {
      pass[v] = p + (reduce ? 1 : 0);
      if (reads && !reduce)
        fromOperand.insert(v);
    }
  }
  Operation *terminator = body.getTerminator();
  for (Value v : terminator->getOperands())
    if (shapeOf(v) == shape)
      last = std::max(last, pass.lookup(v));
  return pass.lookup(terminator->getOperand(result)) == last;
}

int gc::opWeight(Operation *op) {
  if (!isa<ScalarBodyOpInterface>(op))
    return 0;
  // By what the body is made of: a call of a transcendental function is the only thing that costs much.
  OpBuilder builder(op->getContext());
  OwningOpRef<ModuleOp> scratch = ModuleOp::create(op->getLoc());
  builder.setInsertionPointToStart(scratch->getBody());
  SmallVector<Value> args;
  for (Value v : op->getOperands()) {
    Type t = getElementTypeOrSelf(v);
    if (auto i = dyn_cast<IntegerType>(t); i && !i.isSignless())
      t = IntegerType::get(op->getContext(), i.getWidth());
    args.push_back(UnrealizedConversionCastOp::create(builder, op->getLoc(), t, ValueRange{}).getResult(0));
  }
  cast<ScalarBodyOpInterface>(op).buildScalar(builder, args);
  int weight = 0;
  scratch->walk([&](Operation *o) {
    StringRef dialect = o->getName().getDialectNamespace(), name = o->getName().stripDialect();
    if (dialect == "math")
      weight += (name == "absf" || name == "floor" || name == "ceil" || name == "fma" || name == "roundeven" ||
                 name == "copysign" || name == "ctpop" || name == "ctlz" || name == "absi")
                    ? 1
                : name == "sqrt" ? 5
                                 : 12;
    else if (dialect == "arith")
      weight += name == "constant" ? 0 : name.starts_with("div") || name.starts_with("rem") ? 5 : 1;
  });
  return std::max(weight, 1);
}
