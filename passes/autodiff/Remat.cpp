#include "passes/autodiff/Remat.h"

#include "ir/analysis/ElementWalk.h"
#include "ir/analysis/Names.h"
#include "ir/dialect/Recompute.h"
#include "passes/autodiff/Activity.h"

#include "mlir/IR/IRMapping.h"

#include "llvm/Support/FormatVariadic.h"

#include <deque>

using namespace mlir;

namespace gc {

bool RematPolicy::keeps(Operation *op) const {
  if (op->getNumRegions() > 0 && !isa<AccessOpInterface>(op))
    return true;
  switch (kind) {
  case Kind::None:
    return true;
  case Kind::Dots:
    return isa<DotOp>(op);
  case Kind::Names: {
    auto name = dyn_cast<CheckpointNameOp>(op);
    return name && llvm::any_of(patterns, [&](const std::string &pattern) {
             return matchesPattern(pattern, std::string_view(name.getName()));
           });
  }
  case Kind::Work:
    return workPerByte(op) >= least;
  case Kind::Full:
    return false;
  }
  llvm_unreachable("all kinds are listed");
}

std::string RematPolicy::text() const {
  switch (kind) {
  case Kind::None:
    return "none";
  case Kind::Dots:
    return "dots";
  case Kind::Names:
    return "names('" + llvm::join(patterns, "'|'") + "')";
  case Kind::Work:
    return llvm::formatv("work({0})", least).str();
  case Kind::Full:
    return "full";
  }
  llvm_unreachable("all kinds are listed");
}

LogicalResult RematPolicy::verifyNames(GradOp grad, func::FuncOp callee) const {
  std::vector<std::string> names;
  callee.walk([&](CheckpointNameOp op) { names.push_back(op.getName().str()); });
  for (const std::string &pattern : patterns)
    if (llvm::none_of(names, [&](const std::string &name) { return matchesPattern(pattern, name); }))
      return grad.emitOpError() << "'" << pattern << "' in remat matches no checkpoint name of the function"
                                << suggestion(pattern, patternsOf(names));
  return success();
}

FailureOr<RematPolicy> parseRematPolicy(const Expression &e, ExpressionText &text) {
  RematPolicy out;
  static const std::vector<std::string> known = {"none", "dots", "names", "work", "full"};
  bool word = e.kind == Expression::Kind::Word && !e.quoted;
  if (e.kind == Expression::Kind::Call && (e.text == "none" || e.text == "dots" || e.text == "full"))
    return text.fail(e.at, e.text + " takes no argument: write remat=" + e.text);
  if (word && e.text == "none")
    return out;
  if (word && (e.text == "dots" || e.text == "full")) {
    out.kind = e.text == "dots" ? RematPolicy::Kind::Dots : RematPolicy::Kind::Full;
    return out;
  }
  if (e.kind == Expression::Kind::Call && e.text == "work") {
    out.kind = RematPolicy::Kind::Work;
    if (e.parts.size() != 1 || !e.keywords.empty() || e.parts[0].kind != Expression::Kind::Word ||
        StringRef(e.parts[0].text).getAsDouble(out.least) || !(out.least >= 0))
      return text.fail(e.at, "work has the least additions a byte for which a value is kept: work(16)");
    return out;
  }
  if (e.text != "names")
    return text.fail(e.at, "no rematerialization is called '" + e.text + "'" + suggestion(e.text, known));
  out.kind = RematPolicy::Kind::Names;
  if (e.kind == Expression::Kind::Call && e.parts.size() == 1 && e.keywords.empty())
    for (const Expression *pattern : e.parts[0].words())
      out.patterns.push_back(pattern->text);
  if (out.patterns.empty())
    return text.fail(e.at, "names has patterns over checkpoint names: names(attention|mlp/*)");
  return out;
}

FailureOr<RematPolicy> parseRematPolicy(ExpressionText &text) {
  if (text.text.empty())
    return RematPolicy();
  return readExpression(text, [](const Expression &e, ExpressionText &in) { return parseRematPolicy(e, in); });
}

void setRemat(GradOp grad, const RematPolicy &policy) {
  if (policy.any())
    grad->setAttr(kRemat, StringAttr::get(grad.getContext(), policy.text()));
}

FailureOr<RematPolicy> rematOf(GradOp grad) {
  auto given = grad->getAttrOfType<StringAttr>(kRemat);
  ExpressionText text{given ? given.str() : "", "remat", ""};
  FailureOr<RematPolicy> policy = parseRematPolicy(text);
  if (failed(policy))
    grad.emitOpError() << text.error;
  return policy;
}

int64_t bytesOf(Value v) {
  auto type = cast<RankedTensorType>(v.getType());
  return type.getNumElements() * Tensor::getStorageBytes(type.getElementType());
}

double workOf(Operation *op) {
  auto accessed = dyn_cast<AccessOpInterface>(op);
  if (!accessed)
    return 0;
  double weight = opWeight(op), points = 1;
  Accesses accesses = accessed.getAccesses();
  bool reduces = false;
  for (const Factor &factor : accesses.factors) {
    points *= static_cast<double>(factor.size);
    reduces |= factor.kind != FactorKind::Parallel;
  }
  return points * (reduces ? std::max(weight, 1.0) : weight);
}

double workPerByte(Operation *op) {
  double bytes = 0;
  for (Value v : op->getResults())
    bytes += static_cast<double>(bytesOf(v));
  return bytes == 0 ? 0 : workOf(op) / bytes;
}

namespace {

class Recomputation {
public:
  Recomputation(Block &body, Operation *backward, ValueRange seeds, const RematPolicy &policy)
      : body(body), policy(policy) {
    for (Operation &op : body) {
      if (&op == backward)
        break;
      number[&op] = forward.size();
      forward.push_back(&op);
    }
    dependent.insert(seeds.begin(), seeds.end());
    for (Operation *op : forward)
      if (llvm::any_of(usedBy(op), [&](Value v) { return dependent.contains(v); }))
        dependent.insert(op->result_begin(), op->result_end());
    for (Operation *op = backward; op != body.getTerminator(); op = op->getNextNode())
      for (Value v : usedBy(op))
        if (isForward(v))
          needed.insert(v);
  }

  void run() {
    SmallVector<size_t> bounds = chooseBounds();
    // The last segment's backward pass comes first.
    for (size_t i = bounds.size(); i-- > 1;)
      rebuild(bounds[i - 1], bounds[i]);
  }

private:
  static SmallVector<Value> usedBy(Operation *op) {
    SmallVector<Value> out(op->getOperands());
    if (op->getNumRegions() > 0)
      llvm::append_range(out, valuesFromAbove(op));
    return out;
  }
  bool isForward(Value v) const { return v.getDefiningOp() && number.contains(v.getDefiningOp()); }
  // The last op of the forward pass that uses it.
  size_t lastUse(Value v) const {
    size_t last = number.lookup(v.getDefiningOp());
    for (Operation *user : v.getUsers())
      if (Operation *here = body.findAncestorOpInBlock(*user))
        if (auto at = number.find(here); at != number.end())
          last = std::max(last, at->second);
    return last;
  }

  // Where segments begin, the first one at 0; what is behind the last bound is the last segment. Least are the bytes
  // that enter segments and those needed of the largest segment.
  SmallVector<size_t> chooseBounds() {
    size_t n = forward.size();
    std::vector<int64_t> entering(n + 1, 0), neededBefore(n + 1, 0);
    for (size_t i = 0; i < n; ++i) {
      neededBefore[i + 1] = neededBefore[i];
      for (Value v : forward[i]->getResults()) {
        if (!dependent.contains(v))
          continue;
        if (needed.contains(v) && !policy.keeps(forward[i]))
          neededBefore[i + 1] += bytesOf(v);
        // It enters each segment that begins behind it and not behind its last use.
        size_t last = lastUse(v);
        entering[i + 1] += bytesOf(v);
        if (last + 1 <= n)
          entering[last + 1] -= bytesOf(v);
      }
    }
    for (size_t i = 1; i <= n; ++i)
      entering[i] += entering[i - 1];
    // Only where fewer bytes enter than just before and not more than just behind.
    SmallVector<size_t> places{0};
    for (size_t i = 1; i < n; ++i)
      if (entering[i] > 0 && entering[i] <= entering[i - 1] && entering[i] <= entering[i + 1] &&
          (entering[i] < entering[i - 1] || entering[i] < entering[i + 1]))
        places.push_back(i);
    places.push_back(n);

    SmallVector<size_t> best{0};
    int64_t total = neededBefore[n], least = total;
    for (int64_t most = total / 2; most > 0; most -= std::max<int64_t>(most / 8, 1)) {
      SmallVector<size_t> bounds;
      std::optional<int64_t> cost = segment(places, entering, neededBefore, most, bounds);
      if (!cost)
        break;
      if (*cost < least) {
        least = *cost;
        best = bounds;
      }
    }
    return best;
  }

  // The bounds with the fewest entering bytes where no segment needs more than `most`.
  static std::optional<int64_t> segment(ArrayRef<size_t> places, ArrayRef<int64_t> entering,
                                        ArrayRef<int64_t> neededBefore, int64_t most, SmallVector<size_t> &bounds) {
    size_t n = places.size();
    std::vector<int64_t> cost(n, 0);
    std::vector<size_t> from(n, 0);
    std::deque<size_t> window; // by increasing cost
    size_t next = 0;
    for (size_t i = 1; i < n; ++i) {
      for (; next < i; ++next) {
        while (!window.empty() && cost[window.back()] >= cost[next])
          window.pop_back();
        window.push_back(next);
      }
      while (!window.empty() && neededBefore[places[i]] - neededBefore[places[window.front()]] > most)
        window.pop_front();
      if (window.empty())
        return std::nullopt;
      from[i] = window.front();
      cost[i] = cost[from[i]] + (i + 1 < n ? entering[places[i]] : 0);
    }
    for (size_t i = from[n - 1];; i = from[i]) {
      bounds.insert(bounds.begin(), places[i]);
      if (i == 0)
        break;
    }
    return cost[n - 1] + most;
  }

  // Whether the value may be computed again in the backward pass of the segment.
  bool goes(Value v, size_t first, size_t last) const {
    if (!isForward(v) || !dependent.contains(v) || policy.keeps(v.getDefiningOp()))
      return false;
    size_t at = number.lookup(v.getDefiningOp());
    return at >= first && at < last && lastUse(v) < last;
  }

  void rebuild(size_t first, size_t last) {
    SmallVector<Value> wanted;
    for (Value v : needed)
      if (goes(v, first, last))
        wanted.push_back(v);
    Operation *user = nullptr;
    for (Value v : wanted)
      for (Operation *op : v.getUsers()) {
        Operation *here = body.findAncestorOpInBlock(*op);
        if (isBackward(here) && (!user || here->isBeforeInBlock(user)))
          user = here;
      }
    if (!user)
      return;

    llvm::SetVector<Operation *> again;
    llvm::SetVector<Value> kept;
    SmallVector<Value> worklist(wanted);
    while (!worklist.empty()) {
      Operation *op = worklist.pop_back_val().getDefiningOp();
      if (!again.insert(op))
        continue;
      for (Value v : usedBy(op))
        goes(v, first, last) ? worklist.push_back(v) : void(kept.insert(v));
    }
    SmallVector<Operation *> ops = again.takeVector();
    llvm::sort(ops, [&](Operation *a, Operation *b) { return number.lookup(a) < number.lookup(b); });
    // Without a barrier it would be the same computation as before. Arguments need none, unless there is nothing else.
    SmallVector<Value> sources =
        llvm::filter_to_vector(kept, [&](Value v) { return dependent.contains(v) && isForward(v); });
    if (sources.empty())
      sources = llvm::filter_to_vector(kept, [&](Value v) { return dependent.contains(v); });
    OpBuilder builder(user);
    auto barrier = OptimizationBarrierOp::create(builder, user->getLoc(), TypeRange(ValueRange(sources)), sources);
    barrier->setAttr(kRecompute, builder.getUnitAttr());
    IRMapping map;
    map.map(sources, barrier.getResults());
    for (Operation *op : ops)
      builder.clone(*op, map);
    for (Value v : wanted)
      v.replaceUsesWithIf(map.lookup(v), [&](OpOperand &use) {
        Operation *here = body.findAncestorOpInBlock(*use.getOwner());
        return isBackward(here) && here != body.getTerminator();
      });
  }
  bool isBackward(Operation *here) const { return here && !number.contains(here) && here != body.getTerminator(); }

  Block &body;
  const RematPolicy &policy;
  SmallVector<Operation *> forward;
  DenseMap<Operation *, size_t> number;
  DenseSet<Value> dependent;     // on what is differentiated for
  llvm::SetVector<Value> needed; // of the forward pass by the backward pass
};

} // namespace

void recompute(Block &body, Operation *backward, ValueRange seeds, const RematPolicy &policy) {
  if (policy.any())
    Recomputation(body, backward, seeds, policy).run();
}

} // namespace gc
