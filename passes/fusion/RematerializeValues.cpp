#include "passes/fusion/Grouping.h"
#include "passes/fusion/Passes.h"

#include "ir/analysis/ElementWalk.h"

#include "mlir/IR/IRMapping.h"

namespace gc {
#define GEN_PASS_DEF_REMATERIALIZEVALUESPASS
#include "passes/fusion/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

// Additions' worth of work (opWeight) that take as long as a byte to or from memory. Measured on two cores with
// AVX-512: some 6 GB/s each against vectors of 16 at 3 GHz; a quarter of that, for CPUs with narrower vectors.
constexpr double kWorkPerByte = 4;

namespace {

// How one result of a fusion follows from its other results and operands, element by element.
struct Recipe {
  SmallVector<Operation *> ops; // in the order of the body
  SmallVector<Value> sources;   // outside of the fusion: its operands, its other results
  SmallVector<Value> inside;    // the same within the body
  double work = 0;              // of all elements
};

struct RematerializeValues : gc::impl::RematerializeValuesPassBase<RematerializeValues> {
  using RematerializeValuesPassBase::RematerializeValuesPassBase;

  void runOnOperation() override {
    for (Block &block : getOperation().getBody())
      runOnBlock(block);
  }

private:
  void runOnBlock(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      if (auto fusion = dyn_cast<FusionOp>(op)) {
        runOnFusion(fusion);
      } else if (isa<WhileOp, ScanOp, CaseOp>(op)) {
        for (Region &region : op.getRegions())
          runOnBlock(region.front());
      }
    }
  }

  void runOnFusion(FusionOp fusion) {
    if (fusion->hasAttr("updates") || fusion.getNumResults() < 2)
      return;
    Operation *yield = fusion.getBody().front().getTerminator();
    // What comes last first: it may follow from another that goes in its turn.
    SmallVector<unsigned> order;
    for (unsigned r = 0; r < fusion.getNumResults(); ++r)
      if (yield->getOperand(r).getDefiningOp())
        order.push_back(r);
    llvm::sort(order, [&](unsigned a, unsigned b) {
      Operation *first = yield->getOperand(a).getDefiningOp(), *second = yield->getOperand(b).getDefiningOp();
      return first == second ? a < b : second->isBeforeInBlock(first);
    });
    bool any = false;
    for (unsigned r : order)
      any |= tryResult(fusion, r);
    if (any)
      dropUnusedResults(fusion);
  }

  bool tryResult(FusionOp fusion, unsigned r) {
    OpResult result = fusion->getResult(r);
    if (bytesOf(result) < minBytes || result.use_empty())
      return false;
    llvm::SetVector<FusionOp> users;
    for (OpOperand &use : result.getUses()) {
      auto user = dyn_cast<FusionOp>(use.getOwner());
      if (!user || user->getBlock() != fusion->getBlock() || !canCompute(user, use.getOperandNumber()))
        return false;
      users.insert(user);
    }
    std::optional<Recipe> recipe = findRecipe(fusion, r);
    if (!recipe)
      return false;
    auto saved = static_cast<double>(bytesOf(result)); // the write; then the reads
    double work = 0;
    for (FusionOp user : users) {
      saved += static_cast<double>(bytesOf(result));
      work += recipe->work * passesOver(user);
      size_t more = 0;
      for (Value source : recipe->sources)
        if (!llvm::is_contained(user.getInputs(), source)) {
          if (!isNeededAt(source, user) && bytesOf(source) > bytesOf(result) / 8)
            return false; // would be kept in its place
          saved -= static_cast<double>(bytesOf(source));
          ++more;
        }
      if (user.getInputs().size() + more > maxOperands)
        return false;
    }
    if (work > kWorkPerByte * saved)
      return false;
    for (FusionOp user : users)
      computeIn(user, result, *recipe);
    ++numRemoved;
    removedBytes += static_cast<unsigned>(bytesOf(result));
    return true;
  }

  // The ops between result `r` and other results or operands, if all of them compute or repeat elements in their place.
  static std::optional<Recipe> findRecipe(FusionOp fusion, unsigned r) {
    Block &body = fusion.getBody().front();
    Operation *yield = body.getTerminator();
    Recipe recipe;
    llvm::SetVector<Operation *> ops;
    auto addSource = [&](Value within, Value without) {
      if (!llvm::is_contained(recipe.inside, within)) {
        recipe.inside.push_back(within);
        recipe.sources.push_back(without);
      }
    };
    Value root = yield->getOperand(r);
    SmallVector<Value> worklist{root};
    while (!worklist.empty()) {
      Value v = worklist.pop_back_val();
      if (auto argument = dyn_cast<BlockArgument>(v)) {
        addSource(v, fusion.getInputs()[argument.getArgNumber()]);
        continue;
      }
      auto *kept = llvm::find_if(yield->getOpOperands(), [&](OpOperand &o) {
        return o.get() == v && v != root && !fusion->getResult(o.getOperandNumber()).use_empty();
      });
      if (kept != yield->getOpOperands().end()) {
        addSource(v, fusion->getResult(kept->getOperandNumber()));
        continue;
      }
      Operation *op = v.getDefiningOp();
      if (!isa<ScalarBodyOpInterface, BroadcastOp, ConstantOp>(op))
        return std::nullopt;
      if (ops.insert(op))
        llvm::append_range(worklist, op->getOperands());
    }
    // What needs nothing is a constant: folding knows better.
    if (recipe.sources.empty())
      return std::nullopt;
    for (Operation &op : body)
      if (ops.contains(&op)) {
        recipe.ops.push_back(&op);
        recipe.work += static_cast<double>(opWeight(&op)) * static_cast<double>(elementsOf(op.getResult(0)));
      }
    return recipe;
  }

  // Loops that meet each element of the operand in its place: computing it there costs its work and nothing else.
  static bool canCompute(FusionOp user, unsigned operand) {
    if (user->hasAttr("updates"))
      return false;
    if (user.getFamily() == "contraction")
      return readsElementwise(user, operand);
    return llvm::is_contained({"loop", "row", "column"}, user.getFamily()) && usesInPlace(user, operand);
  }

  static bool usesInPlace(FusionOp user, unsigned operand) {
    Value argument = user.getBody().getArgument(operand);
    llvm::SetVector<Value> values;
    values.insert(argument);
    for (size_t i = 0; i < values.size(); ++i)
      for (Operation *op : values[i].getUsers()) {
        if (isa<YieldOp>(op))
          continue;
        if (auto reduce = dyn_cast<ReduceOp>(op); reduce && reduce.getKind() != Monoid::region)
          continue;
        if (!isa<ScalarBodyOpInterface>(op))
          return false;
        values.insert(op->getResult(0));
      }
    return true;
  }

  // Reductions over a row each read it once more at most.
  static double passesOver(FusionOp user) {
    size_t reductions = 0;
    user.getBody().walk([&](ReduceOp) { ++reductions; });
    return user.getFamily() == "row" ? static_cast<double>(std::max<size_t>(reductions, 1)) : 1;
  }

  // Something reads `value` at `user` or behind it anyway.
  static bool isNeededAt(Value value, FusionOp user) {
    return llvm::any_of(value.getUsers(), [&](Operation *other) {
      Operation *here = user->getBlock()->findAncestorOpInBlock(*other);
      return here && !here->isBeforeInBlock(user);
    });
  }

  static void computeIn(FusionOp user, OpResult result, const Recipe &recipe) {
    Block &body = user.getBody().front();
    IRMapping map;
    SmallVector<Value> inputs(user.getInputs());
    for (auto [within, source] : llvm::zip_equal(recipe.inside, recipe.sources)) {
      auto *known = llvm::find(inputs, source);
      if (known == inputs.end()) {
        inputs.push_back(source);
        map.map(within, body.addArgument(source.getType(), source.getLoc()));
      } else {
        map.map(within, body.getArgument(known - inputs.begin()));
      }
    }
    OpBuilder builder(&body, body.begin());
    Value computed;
    for (Operation *op : recipe.ops)
      computed = builder.clone(*op, map)->getResult(0);
    for (unsigned i = inputs.size(); i-- > 0;)
      if (inputs[i] == result) {
        body.getArgument(i).replaceAllUsesWith(computed);
        body.eraseArgument(i);
        inputs.erase(inputs.begin() + i);
      }
    user.getInputsMutable().assign(inputs);
  }

  static void dropUnusedResults(FusionOp fusion) {
    Block &body = fusion.getBody().front();
    Operation *yield = body.getTerminator();
    SmallVector<Type> types;
    SmallVector<Value> kept, yields;
    for (auto [value, result] : llvm::zip_equal(yield->getOperands(), fusion.getResults()))
      if (!result.use_empty()) {
        types.push_back(value.getType());
        kept.push_back(result);
        yields.push_back(value);
      }
    if (kept.empty()) {
      fusion.erase();
      return;
    }
    yield->setOperands(yields);
    OpBuilder builder(fusion);
    auto smaller = FusionOp::create(builder, fusion.getLoc(), types, fusion.getInputs(), fusion.getFamily());
    smaller.getBody().takeBody(fusion.getBody());
    for (auto [old, now] : llvm::zip_equal(kept, smaller.getResults()))
      old.replaceAllUsesWith(now);
    fusion.erase();
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(smaller.getBody().front())))
      if (!op.hasTrait<OpTrait::IsTerminator>() && op.use_empty())
        op.erase();
  }
};

} // namespace
