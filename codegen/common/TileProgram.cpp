#include "codegen/common/TileProgram.h"

#include "llvm/ADT/SetVector.h"
#include <functional>
#include <set>

using namespace mlir;
using namespace gc;

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

int64_t gc::elementBytes(Type type) {
  if (auto c = dyn_cast<ComplexType>(type))
    return 2 * elementBytes(c.getElementType());
  return std::max<int64_t>(type.getIntOrFloatBitWidth(), 8) / 8;
}

static SmallVector<ReduceOp> reducesOf(FusionOp fusion) {
  auto ops = fusion.getBody().front().getOps<ReduceOp>();
  return SmallVector<ReduceOp>(ops.begin(), ops.end());
}

LogicalResult TileProgram::findDomain() {
  SmallVector<ReduceOp> reduces = reducesOf(fusion);
  RankedTensorType type = reduces.empty() ? typeOf(fusion.getResult(0)) : typeOf(reduces[0].getInputs()[0]);
  domainShape.assign(type.getShape().begin(), type.getShape().end());
  domainReduced.assign(domainShape.size(), false);
  if (!reduces.empty())
    for (int64_t d : reduces[0].getDims())
      domainReduced[d] = true;
  for (auto [size, reduced] : llvm::zip_equal(domainShape, domainReduced))
    (reduced ? reductionSize : parallelSize) *= size;
  for (ReduceOp r : reduces) {
    int64_t inner = 1;
    for (int64_t d : r.getDims())
      inner *= typeOf(r.getInputs()[0]).getDimSize(d);
    if (typeOf(r.getResult(0)).getNumElements() != parallelSize || inner != reductionSize)
      return r.emitError("a fusion's reductions must have one domain: ")
             << parallelSize << " times " << reductionSize << " is the first one's, this has "
             << typeOf(r.getResult(0)).getNumElements() << " times " << inner;
  }
  for (Value v : fusion.getResults()) {
    int64_t n = typeOf(v).getNumElements();
    if (n != parallelSize && n != parallelSize * reductionSize)
      return fusion.emitError("a fusion's result must have one element per element of its domain (")
             << parallelSize * reductionSize << ") or per parallel point (" << parallelSize << "), not " << n;
  }
  return success();
}

bool TileProgram::isPointResult(unsigned number) const {
  return reductionSize > 1 && typeOf(const_cast<FusionOp &>(fusion).getResult(number)).getNumElements() == parallelSize;
}

IndexTuple TileProgram::reduceOperandIndex(ReduceOp op) {
  ArrayRef<int64_t> shape = typeOf(op.getInputs()[0]).getShape();
  SmallVector<bool> reduced(shape.size(), false);
  for (int64_t d : op.getDims())
    reduced[d] = true;
  SmallVector<int64_t> outer, inner;
  for (auto [size, r] : llvm::zip_equal(shape, reduced))
    (r ? inner : outer).push_back(size);
  IndexTuple p = space.delinearize(parallelIndex, outer), q = space.delinearize(reductionIndex, inner);
  IndexTuple index;
  size_t i = 0, j = 0;
  for (bool r : reduced)
    index.push_back(r ? q[j++] : p[i++]);
  return index;
}

IndexTuple TileProgram::resultIndex(unsigned number) {
  ArrayRef<int64_t> shape = typeOf(fusion.getResult(number)).getShape();
  if (isPointResult(number))
    return space.delinearize(parallelIndex, shape);
  SmallVector<int64_t> outer, inner;
  for (auto [size, r] : llvm::zip_equal(domainShape, domainReduced))
    (r ? inner : outer).push_back(size);
  IndexTuple p = space.delinearize(parallelIndex, outer), q = space.delinearize(reductionIndex, inner), index;
  size_t i = 0, j = 0;
  for (bool r : domainReduced)
    index.push_back(r ? q[j++] : p[i++]);
  if (shape == ArrayRef<int64_t>(domainShape))
    return index;
  return space.delinearize(linearize(index, domainShape), shape);
}

IndexExpr TileProgram::domainPosition() {
  for (auto [i, r] : llvm::enumerate(fusion.getBody().front().getTerminator()->getOperands()))
    if (!isPointResult(i))
      return linearize(resultIndex(i), typeOf(r).getShape());
  for (TileStep &s : steps)
    for (ReduceOp r : s.reduces)
      return linearize(reduceOperandIndex(r), typeOf(r.getInputs()[0]).getShape());
  return parallelIndex;
}

void TileProgram::makeSteps() {
  Block &body = fusion.getBody().front();
  auto depthOf = [&](Value v) -> unsigned {
    Operation *def = v.getDefiningOp();
    return def ? depth.lookup(def) + (isa<ReduceOp>(def) ? 1 : 0) : 0;
  };
  for (Operation &op : body.without_terminator()) {
    unsigned d = 0;
    for (Value v : op.getOperands())
      d = std::max(d, depthOf(v));
    depth[&op] = d;
    if (isa<ReduceOp>(op) && steps.size() <= d)
      steps.resize(d + 1);
  }
  if (steps.empty())
    steps.resize(1);
  for (ReduceOp r : reducesOf(fusion))
    steps[depth[r]].reduces.push_back(r);
  for (auto [i, v] : llvm::enumerate(body.getTerminator()->getOperands())) {
    unsigned d = depthOf(v);
    if (isPointResult(i)) {
      steps[d == 0 ? steps.size() - 1 : d - 1].pointStores.push_back(i);
      continue;
    }
    if (steps.size() <= d)
      steps.resize(d + 1);
    steps[d].stores.push_back(i);
  }
}

// Values of the domain that cost much and that more than one step needs are kept from the first step on.
void TileProgram::chooseKeeps() {
  if (steps.size() < 2)
    return;
  Block &body = fusion.getBody().front();
  llvm::DenseMap<Operation *, llvm::SmallDenseSet<unsigned, 4>> neededIn;
  for (auto [s, step] : llvm::enumerate(steps)) {
    std::function<void(Value)> need = [&](Value v) {
      Operation *def = v.getDefiningOp();
      if (!def || isa<ReduceOp>(def) || def == given || !neededIn[def].insert(s).second)
        return;
      for (Value o : def->getOperands())
        need(o);
    };
    for (ReduceOp r : step.reduces)
      for (Value v : r.getInputs())
        need(v);
    for (unsigned r : step.stores)
      need(body.getTerminator()->getOperand(r));
  }
  int64_t domain = parallelSize * reductionSize;
  constexpr int64_t maxScratch = 256 << 10;
  int64_t used = 0;
  for (Operation &op : body.without_terminator()) {
    auto it = neededIn.find(&op);
    if (it == neededIn.end() || it->second.size() < 2 || opWeight(&op) < 8)
      continue;
    if (op.getNumResults() != 1 || typeOf(op.getResult(0)).getNumElements() != domain)
      continue;
    int64_t rowBytes = reductionSize * elementBytes(typeOf(op.getResult(0)).getElementType());
    if (used + rowBytes > maxScratch)
      continue;
    used += rowBytes;
    unsigned first = ~0u;
    for (unsigned s : it->second)
      first = std::min(first, s);
    steps[first].keeps.push_back(op.getResult(0));
  }
}

void TileProgram::makeAxes() {
  space = IndexSpace();
  axes.clear();
  auto make = [&](ArrayRef<int64_t> pieces, bool reduction) {
    IndexExpr e;
    for (int64_t size : pieces) {
      unsigned atom = space.addVariable(size);
      axes.push_back({size, reduction, atom});
      e = add(scale(e, size), space.variable(atom));
    }
    return e;
  };
  parallelIndex = make(parallelPieces, false);
  reductionIndex = make(reductionPieces, true);
}

// Follows every stored and reduced value to the memory it is made of.
LogicalResult TileProgram::probe() {
  accesses.clear();
  std::set<std::vector<int64_t>> seen;
  Block &body = fusion.getBody().front();
  std::function<LogicalResult(Value, const IndexTuple &)> visit;
  std::function<LogicalResult(const IndexExpr &)> visitReads = [&](const IndexExpr &e) -> LogicalResult {
    for (auto [id, c] : e.terms) {
      IndexSpace::Atom a = space.atom(id);
      if (a.kind == IndexSpace::AtomKind::Read && failed(visit(a.source, a.index)))
        return failure();
      if (a.kind == IndexSpace::AtomKind::FloorDiv && failed(visitReads(a.argument)))
        return failure();
    }
    return success();
  };
  visit = [&](Value v, const IndexTuple &index) -> LogicalResult {
    std::vector<int64_t> key{reinterpret_cast<intptr_t>(v.getAsOpaquePointer())};
    for (const IndexExpr &e : index)
      e.appendKey(key);
    if (!seen.insert(key).second)
      return success();
    IndexExpr position = linearize(index, typeOf(v).getShape());
    if (failed(visitReads(position)))
      return failure();
    Operation *def = v.getDefiningOp();
    if (!def || def == given) {
      accesses.push_back({v, position, false});
      return success();
    }
    if (isa<ReduceOp>(def)) {
      if (position != parallelIndex)
        return def->emitError("a fusion may use a reduction's result at the point that it belongs to alone");
      return success();
    }
    FailureOr<ElementSources> s = elementSources(def, index, space);
    if (failed(s))
      return def->emitOpError("has no element-wise form; it cannot be part of a ") << fusion.getFamily() << " fusion";
    if (s->kind == ElementSources::Kind::Index && failed(visitReads(s->position)))
      return failure();
    if (s->kind == ElementSources::Kind::Index)
      accesses.push_back({Value(), s->position, false});
    for (const ElementSource &source : s->sources) {
      for (const IndexGuard &g : source.guards) {
        if (failed(visitReads(g.expr)))
          return failure();
        accesses.push_back({Value(), g.expr, false});
      }
      if (failed(visit(def->getOperand(source.operand), source.index)))
        return failure();
    }
    return success();
  };
  for (ReduceOp r : reducesOf(fusion)) {
    IndexTuple index = reduceOperandIndex(r);
    for (Value v : r.getInputs())
      if (failed(visit(v, index)))
        return failure();
    for (Value v : r.getInits())
      if (failed(visit(v, {})))
        return failure();
  }
  for (auto [i, v] : llvm::enumerate(body.getTerminator()->getOperands())) {
    IndexTuple index = resultIndex(i);
    accesses.push_back({v, linearize(index, typeOf(v).getShape()), true});
    if (failed(visit(v, index)))
      return failure();
  }
  return success();
}

// Cuts an axis at a division that an address holds; false when none is left that a cut would remove.
bool TileProgram::split() {
  int64_t best = 0;
  int axis = -1;
  for (const TileAccess &access : accesses)
    space.walkAtoms(access.position, [&](unsigned id) {
      const IndexSpace::Atom &a = space.atom(id);
      if (a.kind != IndexSpace::AtomKind::FloorDiv || a.argument.constant != 0 || a.argument.terms.size() != 1 ||
          a.argument.terms[0].second != 1)
        return;
      for (auto [i, candidate] : llvm::enumerate(axes))
        if (candidate.atom == a.argument.terms[0].first && candidate.size % a.divisor == 0 &&
            (axis < 0 || a.divisor < best)) {
          best = a.divisor;
          axis = i;
        }
    });
  if (axis < 0)
    return false;
  bool reduction = axes[axis].reduction;
  SmallVector<int64_t> &pieces = reduction ? reductionPieces : parallelPieces;
  size_t at = reduction ? axis - parallelPieces.size() : axis;
  pieces[at] /= best;
  pieces.insert(pieces.begin() + at + 1, best);
  return true;
}

// How an access moves along an axis: by `stride`, or in a way that is no stride.
static std::optional<int64_t> strideAlong(const IndexSpace &space, const IndexExpr &position, unsigned atom) {
  for (auto [id, c] : position.terms) {
    IndexExpr one;
    one.terms.push_back({id, 1});
    if (id != atom && space.dependsOn(one, atom))
      return std::nullopt;
  }
  return position.coefficient(atom);
}

// Whether vectors of the access can be made by loading along another axis and exchanging lanes.
int TileProgram::exchangeAxisFor(const TileAccess &access, unsigned vector) const {
  if (access.store || reductionSize > 1)
    return -1;
  for (auto [i, axis] : llvm::enumerate(axes))
    if (i != vector && axis.size >= kExchange && strideAlong(space, access.position, axis.atom) == 1)
      return i;
  return -1;
}

void TileProgram::chooseVectorAxis() {
  bool regionReduce = llvm::any_of(reducesOf(fusion), [](ReduceOp r) { return r.getKind() == Monoid::region; });
  double bestScore = 0;
  for (auto [i, axis] : llvm::enumerate(axes)) {
    if (axis.size < 2 || (axis.reduction && regionReduce))
      continue;
    double score = 0;
    for (const TileAccess &a : accesses) {
      if (!a.buffer)
        continue;
      double bytes = elementBytes(typeOf(a.buffer).getElementType());
      std::optional<int64_t> stride = strideAlong(space, a.position, axis.atom);
      if (stride == 1)
        score += bytes;
      else if (stride && *stride > 1 && axis.size >= kExchange && exchangeAxisFor(a, i) >= 0)
        score -= bytes / 4;
      else if (stride != 0)
        score -= 3 * bytes;
    }
    score *= std::min<double>(axis.size, 16) / 16;
    if (vectorAxis < 0 || score >= bestScore) {
      bestScore = score;
      vectorAxis = i;
    }
  }
  // With lanes apart in every access vectors only pay where a reduction's elements are computed.
  if (bestScore <= 0 && reductionSize == 1)
    vectorAxis = -1;
  if (vectorAxis < 0 || axes[vectorAxis].size < kExchange)
    return;
  for (const TileAccess &a : accesses) {
    std::optional<int64_t> stride = strideAlong(space, a.position, axes[vectorAxis].atom);
    if (a.buffer && exchangeAxis < 0 && stride && *stride > 1)
      exchangeAxis = exchangeAxisFor(a, vectorAxis);
  }
}

void TileProgram::countCost() {
  double domain = static_cast<double>(parallelSize) * reductionSize;
  for (Operation &op : fusion.getBody().front().without_terminator()) {
    double n = op.getNumResults() ? static_cast<double>(typeOf(op.getResult(0)).getNumElements()) : 0;
    flops += isa<ReduceOp>(op) ? domain : opWeight(&op) * n;
  }
  for (Value v : fusion.getInputs())
    bytes += static_cast<double>(typeOf(v).getNumElements()) * elementBytes(typeOf(v).getElementType());
  for (Value v : fusion.getResults())
    bytes += static_cast<double>(typeOf(v).getNumElements()) * elementBytes(typeOf(v).getElementType());
}

StringRef TileProgram::family() const {
  if (given)
    return "contraction";
  if (reductionSize > 1 || !steps[0].reduces.empty())
    return vectorAxis < 0 ? "reference" : axes[vectorAxis].reduction ? "row" : "column";
  return exchangeAxis >= 0 ? "transpose" : "loop";
}

FailureOr<TileProgram> TileProgram::build(FusionOp fusion) {
  TileProgram p;
  p.fusion = fusion;
  if (failed(p.findDomain()))
    return failure();
  p.makeSteps();
  p.parallelPieces = {p.parallelSize};
  p.reductionPieces = {p.reductionSize};
  constexpr int maxSplits = 32;
  for (int i = 0; i < maxSplits; ++i) {
    p.makeAxes();
    if (failed(p.probe()))
      return failure();
    if (!p.split())
      break;
  }
  p.chooseVectorAxis();
  p.chooseKeeps();
  p.countCost();
  return p;
}

// Every read of the operand is at the position being written, and no step comes after the one that writes.
SmallVector<std::pair<unsigned, unsigned>, 2> TileProgram::inPlacePairs() {
  SmallVector<std::pair<unsigned, unsigned>, 2> pairs;
  for (unsigned r = 0; r < fusion.getNumResults(); ++r) {
    if (isPointResult(r) || !llvm::is_contained(steps.back().stores, r))
      continue;
    Value stored = fusion.getBody().front().getTerminator()->getOperand(r);
    IndexExpr at = linearize(resultIndex(r), cast<RankedTensorType>(stored.getType()).getShape());
    for (BlockArgument arg : fusion.getBody().getArguments()) {
      auto from = cast<RankedTensorType>(arg.getType()), to = cast<RankedTensorType>(stored.getType());
      if (from.getNumElements() != to.getNumElements() ||
          elementBytes(from.getElementType()) != elementBytes(to.getElementType()))
        continue;
      bool reads = false, same = true;
      for (const TileAccess &a : accesses)
        if (!a.store && a.buffer == arg) {
          reads = true;
          same &= a.position == at;
        }
      if (reads && same)
        pairs.push_back({arg.getArgNumber(), r});
    }
  }
  return pairs;
}
