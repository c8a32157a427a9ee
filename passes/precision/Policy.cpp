#include "passes/precision/Policy.h"

#include "ir/dialect/Gc.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace gc {

namespace {
struct ClassOfOps {
  PrecisionClass of;
  std::initializer_list<StringRef> ops;
};
} // namespace

// Reductions and scatters are in two classes, by their kind. What is in none is kept.
static const ClassOfOps kClasses[] = {
    {PrecisionClass::Contraction, {"dot"}},
    {PrecisionClass::Wide,
     {"atan2", "cbrt", "cos", "cumulative", "erf", "exp", "expm1", "log", "log1p", "logistic", "pow", "rsqrt", "sin",
      "tan", "tanh"}},
    {PrecisionClass::Pointwise,
     {"abs", "add", "ceil", "clamp", "compare", "div", "floor", "is_finite", "max", "min", "mul", "neg", "rem",
      "round_away", "round_even", "select", "sign", "sqrt", "sub"}},
    {PrecisionClass::Movement,
     {"broadcast", "checkpoint_name", "concatenate", "constant", "dynamic_slice", "dynamic_update_slice", "gather",
      "iota", "pad", "reshape", "reverse", "slice", "stop_gradient", "transpose", "windows"}},
    {PrecisionClass::Control, {"case", "scan", "while"}},
    {PrecisionClass::Cast, {"convert"}},
};

// Sums and products of many lose what the low type lacks; a maximum is one of its operands.
static PrecisionClass classOf(Monoid kind) {
  switch (kind) {
  case Monoid::add:
  case Monoid::mul:
    return PrecisionClass::Wide;
  case Monoid::min:
  case Monoid::max:
    return PrecisionClass::Pointwise;
  default:
    return PrecisionClass::Kept;
  }
}

PrecisionClass precisionClassOf(Operation *op) {
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return classOf(reduce.getKind());
  if (auto scatter = dyn_cast<ScatterOp>(op))
    return classOf(scatter.getKind());
  static const llvm::StringMap<PrecisionClass> classes = [] {
    llvm::StringMap<PrecisionClass> out;
    for (const ClassOfOps &entry : kClasses)
      for (StringRef op : entry.ops)
        out[op] = entry.of;
    return out;
  }();
  if (!isa_and_nonnull<GcDialect>(op->getDialect()))
    return PrecisionClass::Kept;
  auto found = classes.find(op->getName().stripDialect());
  return found == classes.end() ? PrecisionClass::Kept : found->second;
}

} // namespace gc
