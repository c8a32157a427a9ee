#include "passes/training/Lora.h"

#include "ir/ops/TensorBuilder.h"
#include "passes/autodiff/Composer.h"
#include "passes/training/Parameters.h"
#include "passes/training/Passes.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/xxhash.h"

#include <cmath>

namespace gc {
#define GEN_PASS_DEF_LORAPASS
#include "passes/training/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

// A value of a weight as it goes through the function, with its adapter: weight + scale·a·b is what is meant.
struct Adapted {
  Value weight, a, b;
};

class Adapter {
public:
  Adapter(const LoraOptions &options, LoraCounts &counts) : options(options), counts(counts) {}

  // By numbers: a scan that takes more inputs moves its operands.
  void adapt(const Adapted &w) {
    SmallVector<std::tuple<Operation *, unsigned, bool>> uses;
    for (OpOperand &use : w.weight.getUses())
      uses.push_back({use.getOwner(), use.getOperandNumber(), isApart(use)});
    Value sum; // where it is needed
    for (auto [op, number, apart] : uses) {
      if (!apart) {
        if (!sum)
          sum = sumOf(w);
        op->setOperand(number, sum);
      } else if (auto dot = dyn_cast<DotOp>(op)) {
        contractApart(dot, number, w);
      } else if (auto scan = dyn_cast<ScanOp>(op)) {
        adapt(sliced(scan, number, w));
      } else {
        adapt({op->getResult(0), w.a, w.b});
      }
    }
  }

  // weight + scale·a·b where the weight comes from, in f32 at least, rounded once to the weight's type.
  Value sumOf(const Adapted &w) {
    OpBuilder b(w.weight.getContext());
    b.setInsertionPointAfterValue(w.weight);
    return sumOf(b, w);
  }
  Value sumOf(OpBuilder &b, const Adapted &w) {
    TensorBuilder x(b, w.weight.getLoc());
    SmallVector<int64_t> stack = llvm::to_vector(llvm::seq<int64_t>(0, x.shape(w.weight).size() - 2));
    int64_t row = stack.size(), column = row + 1;
    Value product =
        DotOp::create(b, x.loc, x.type(w.weight).clone(x.element(w.a)), w.a, w.b, stack, stack, column, row);
    return x.convert(x.add(x.convert(w.weight, x.element(w.a)), scaled(x, product)), x.element(w.weight));
  }

private:
  // Whether this use, and all that come of it, can do without the sum.
  bool isApart(OpOperand &use) {
    Operation *op = use.getOwner();
    if (auto scan = dyn_cast<ScanOp>(op)) // a loop over rows has no matrices
      return use.getOperandNumber() >= scan.getInits().size() && TensorBuilder::shape(use.get()).size() == 3;
    if (auto convert = dyn_cast<ConvertOp>(op))
      return llvm::all_of(convert->getUses(), [&](OpOperand &next) { return isApart(next); });
    auto dot = dyn_cast<DotOp>(op);
    if (!dot || dot.getLhs() == dot.getRhs() || !isa<FloatType>(TensorBuilder::element(dot.getResult())))
      return false;
    bool isRhs = use.getOperandNumber() == 1;
    auto shape = TensorBuilder::shape(use.get());
    ArrayRef<int64_t> batch = isRhs ? dot.getRhsBatch() : dot.getLhsBatch();
    ArrayRef<int64_t> contracted = isRhs ? dot.getRhsContract() : dot.getLhsContract();
    if (shape.size() != 2 || !batch.empty() || contracted.size() != 1)
      return false;
    double in = shape[0], out = shape[1], rank = options.rank;
    double rows = double(TensorBuilder::type(dot.getResult()).getNumElements()) / double(shape[1 - contracted[0]]);
    return 3 * rows * rank * (in + out) <= rows * in * out + 3 * rank * in * out;
  }

  // x·W + scale·((x·first)·second), from whichever side x comes and whichever dimension of W it sums over.
  void contractApart(DotOp dot, unsigned number, const Adapted &w) {
    OpBuilder b(dot);
    b.setInsertionPointAfter(dot);
    TensorBuilder x(b, dot.getLoc());
    bool isRhs = number == 1;
    int64_t contracted = isRhs ? dot.getRhsContract()[0] : dot.getLhsContract()[0];
    Value first = contracted == 0 ? w.a : w.b, second = contracted == 0 ? w.b : w.a;
    auto type = cast<RankedTensorType>(dot.getType());
    SmallVector<int64_t> shape(type.getShape());
    int64_t last = shape.size() - 1, place = isRhs ? last : 0;
    shape[place] = options.rank;
    first = x.convert(first, x.element(w.weight));
    second = x.convert(second, type.getElementType());
    ArrayRef<int64_t> none, own = contracted, other = isRhs ? dot.getLhsContract() : dot.getRhsContract();
    auto contract = [&](RankedTensorType to, Value of, ArrayRef<int64_t> in, Value factor) -> Value {
      return isRhs ? DotOp::create(b, x.loc, to, of, factor, none, none, in, own)
                   : DotOp::create(b, x.loc, to, factor, of, none, none, own, in);
    };
    Value low = scaled(x, contract(type.clone(shape), isRhs ? dot.getLhs() : dot.getRhs(), other, first));
    Value sum = x.add(dot, contract(type, low, place, second));
    dot.getResult().replaceAllUsesExcept(sum, sum.getDefiningOp());
    ++counts.apart;
  }

  // The slices that the scan's body has of a stack and of its adapters.
  Adapted sliced(ScanOp scan, unsigned number, const Adapted &w) {
    Block &body = scan.getBody().front();
    Adapted out{body.getArgument(number), {}, {}};
    for (auto [whole, slice] : {std::pair(w.a, &out.a), std::pair(w.b, &out.b)}) {
      auto type = TensorBuilder::type(whole);
      scan.getInputsMutable().append(whole);
      *slice = body.addArgument(type.clone(type.getShape().drop_front()), whole.getLoc());
    }
    return out;
  }

  Value scaled(TensorBuilder &x, Value value) {
    return options.scale() == 1 ? value : x.mul(value, x.fill(options.scale(), value));
  }

  const LoraOptions &options;
  LoraCounts &counts;
};

// The function with adapters among its arguments.
class LoraComposer {
public:
  LoraComposer(func::FuncOp from, const LoraOptions &options, LoraCounts &counts)
      : from(from), options(options), counts(counts), b(from.getContext()) {}

  Composed compose() {
    if (failed(choose()))
      return failure();
    made = from.clone();
    made.setName((from.getName() + "_lora").str());
    made.setPrivate();
    SymbolTable(from->getParentOfType<ModuleOp>()).insert(made, std::next(Block::iterator(from)));
    for (int64_t i = 0; i < from.getNumArguments(); ++i)
      if (isParameter(i)) {
        made.setArgAttr(i, "gc.name", b.getStringAttr(parameterName(from, i))); // numbers move
        if (!trained.contains(i))
          made.setArgAttr(i, "gc.frozen", b.getUnitAttr());
      }
    // From the last, so that numbers hold.
    for (int64_t argument : llvm::reverse(weights)) {
      Adapted w = addAdapter(argument);
      Adapter(options, counts).adapt(w);
    }
    counts.weights += weights.size();
    return made;
  }

  Composed composeMerge() {
    if (failed(choose()))
      return failure();
    Composer c(from, "merge");
    Adapter adapter(options, counts);
    SmallVector<Adapted> all;
    for (int64_t argument : weights) {
      SmallVector<NamedAttribute> own = Composer::kept(from.getArgAttrDict(argument));
      llvm::erase_if(own, [](NamedAttribute attribute) { return attribute.getName() == "gc.name"; });
      own.push_back(b.getNamedAttr("gc.name", b.getStringAttr(parameterName(from, argument))));
      Value weight = c.addArgument(from.getArgumentTypes()[argument], own);
      SmallVector<Value> factors;
      for (const auto &[type, attributes] : factorsOf(argument))
        factors.push_back(c.addArgument(type, attributes));
      all.push_back({weight, factors[0], factors[1]});
    }
    for (auto [argument, w] : llvm::zip_equal(weights, all))
      c.addResult(adapter.sumOf(c.b, w), {b.getNamedAttr("gc.name", b.getStringAttr(parameterName(from, argument))),
                                          b.getNamedAttr("gc.role", RoleAttr::get(b.getContext(), Role::param))});
    return c.finish();
  }

private:
  bool isParameter(int64_t argument) { return roleOf(from.getArgAttrDict(argument)) == Role::param; }

  LogicalResult choose() {
    SmallVector<int64_t> parameters;
    std::vector<std::string> names;
    for (int64_t i = 0; i < from.getNumArguments(); ++i)
      if (isParameter(i)) {
        parameters.push_back(i);
        names.push_back(parameterName(from, i));
      }
    if (parameters.empty())
      return from.emitError("has no argument of role param that an adapter could be for");
    llvm::SmallSetVector<int64_t, 8> chosen;
    auto choose = [&](const auto &patterns, const char *what, auto &into) -> LogicalResult {
      for (const std::string &pattern : patterns) {
        auto named = parametersNamed(from, names, pattern, what);
        if (failed(named))
          return failure();
        for (size_t i : *named)
          into.insert(parameters[i]);
      }
      return success();
    };
    if (failed(choose(options.weights, "lora", chosen)) || failed(choose(options.trained, "trained", trained)))
      return failure();
    if (chosen.empty())
      return from.emitError("gets no adapter: lora names no weight; give patterns of parameters' names");
    weights = chosen.takeVector();
    llvm::sort(weights);
    return success(llvm::all_of(weights, [&](int64_t i) { return succeeded(verify(i)); }));
  }

  LogicalResult verify(int64_t argument) {
    std::string name = parameterName(from, argument);
    auto type = cast<RankedTensorType>(from.getArgumentTypes()[argument]);
    bool isStack = type.getRank() == 3 && goesThroughScans(from.getArgument(argument));
    bool isMatrix = type.getRank() == 2 && !isSliced(from.getArgument(argument)); // not a vector of each layer
    if (!isa<FloatType>(type.getElementType()) || !(isMatrix || isStack))
      return from.emitError("has parameter '")
             << name << "' of type " << Type(type) << ", for which there is no adapter: weights are matrices "
             << "[in, out] of real floats, and stacks of them [layers, in, out] that scans alone go over";
    if (trained.contains(argument))
      return from.emitError("has parameter '")
             << name << "' both in lora and in trained: a weight with an adapter stays";
    int64_t smaller = std::min(type.getShape().end()[-1], type.getShape().end()[-2]);
    if (options.rank > smaller)
      return from.emitError("has parameter '") << name << "' of type " << Type(type) << ", for which rank "
                                               << options.rank << " is not low: it is at most " << smaller;
    for (int64_t i = 0; i < from.getNumArguments(); ++i)
      if (std::string other = parameterName(from, i); other == name + ".lora_a" || other == name + ".lora_b")
        return from.emitError("has an argument '") << other << "' already: '" << name << "' gets one adapter";
    return success();
  }

  // Whether a scan has a slice of it in each round, here or behind conversions.
  static bool isSlicedBy(OpOperand &use, bool all) {
    if (auto convert = dyn_cast<ConvertOp>(use.getOwner()))
      return all ? goesThroughScans(convert.getResult()) : isSliced(convert.getResult());
    auto scan = dyn_cast<ScanOp>(use.getOwner());
    return scan && use.getOperandNumber() >= scan.getInits().size();
  }
  static bool goesThroughScans(Value value) {
    return llvm::all_of(value.getUses(), [](OpOperand &use) { return isSlicedBy(use, /*all=*/true); });
  }
  static bool isSliced(Value value) {
    return llvm::any_of(value.getUses(), [](OpOperand &use) { return isSlicedBy(use, /*all=*/false); });
  }

  // Types and descriptions of a weight's A and B.
  std::array<std::pair<Type, SmallVector<NamedAttribute>>, 2> factorsOf(int64_t argument) {
    auto type = cast<RankedTensorType>(from.getArgumentTypes()[argument]);
    Type element = type.getElementType().isF64() ? type.getElementType() : b.getF32Type();
    std::string name = parameterName(from, argument);
    uint64_t seed = (llvm::xxh3_64bits(name) ^ (options.seed * 0x9E3779B97F4A7C15u)) >> 32;
    double bound = 1 / std::sqrt(double(type.getShape().end()[-2]));
    auto dims = from.getArgAttrOfType<ArrayAttr>(argument, "gc.dims");
    auto factor = [&](const char *suffix, const Twine &init,
                      int fromEnd) -> std::pair<Type, SmallVector<NamedAttribute>> {
      SmallVector<int64_t> shape(type.getShape());
      shape.end()[-fromEnd] = options.rank;
      SmallVector<NamedAttribute> attributes{b.getNamedAttr("gc.init", b.getStringAttr(init)),
                                             b.getNamedAttr("gc.name", b.getStringAttr(name + suffix)),
                                             b.getNamedAttr("gc.role", RoleAttr::get(b.getContext(), Role::param))};
      if (dims) {
        SmallVector<Attribute> called(dims.getValue());
        called.end()[-fromEnd] = b.getStringAttr("");
        attributes.push_back(b.getNamedAttr("gc.dims", b.getArrayAttr(called)));
      }
      return {RankedTensorType::get(shape, element), attributes};
    };
    return {factor(".lora_a", llvm::formatv("uniform:{0}:{1:e17}", seed, bound).str(), 1),
            factor(".lora_b", "zeros", 2)};
  }

  // Behind the weight, in the function that is made.
  Adapted addAdapter(int64_t argument) {
    auto factors = factorsOf(argument);
    for (auto [i, factor] : llvm::enumerate(factors))
      (void)made.insertArgument(argument + 1 + i, factor.first, b.getDictionaryAttr(factor.second),
                                made.getArgument(argument).getLoc());
    return {made.getArgument(argument), made.getArgument(argument + 1), made.getArgument(argument + 2)};
  }

  func::FuncOp from, made;
  const LoraOptions &options;
  LoraCounts &counts;
  Builder b;
  SmallVector<int64_t> weights; // arguments, sorted
  llvm::SmallDenseSet<int64_t> trained;
};

struct Lora : gc::impl::LoraPassBase<Lora> {
  using LoraPassBase::LoraPassBase;

  void runOnOperation() override {
    auto function = getOperation().lookupSymbol<func::FuncOp>("main");
    if (!function || function.isExternal())
      return (void)getOperation().emitError("has no function @main to adapt"), signalPassFailure();
    LoraOptions options;
    options.weights = patterns(params);
    options.trained = patterns(trained);
    options.rank = rank;
    options.alpha = alpha;
    options.seed = seed;
    if (options.rank < 1 || !(options.alpha >= 0))
      return (void)function.emitError("gets no adapter: rank is at least 1, and alpha above 0"), signalPassFailure();
    LoraCounts counts;
    Composed made = composeLora(function, options, &counts);
    if (failed(made))
      return signalPassFailure();
    makeMain(*made);
    weightsAdapted += counts.weights;
    contractionsApart += counts.apart;
  }

private:
  static std::vector<std::string> patterns(StringRef joined) {
    std::vector<std::string> out;
    for (StringRef pattern : llvm::split(joined, '|'))
      if (!pattern.empty())
        out.push_back(pattern.str());
    return out;
  }
};

} // namespace

Composed gc::composeLora(func::FuncOp function, const LoraOptions &options, LoraCounts *counts) {
  LoraCounts unread;
  return LoraComposer(function, options, counts ? *counts : unread).compose();
}

Composed gc::composeLoraMerge(func::FuncOp function, const LoraOptions &options) {
  LoraCounts unread;
  return LoraComposer(function, options, unread).composeMerge();
}
