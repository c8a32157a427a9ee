#include "passes/precision/Policy.h"

#include "ir/dialect/Gc.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace gc {

namespace {
struct ClassOfOps {
  PrecisionClass of;
  StringRef name, rule;
  std::initializer_list<StringRef> ops;
  StringRef more; // ops that are in the class by their kind
  StringRef torch, tensorflow;
};
} // namespace

// What is in none is kept.
static const ClassOfOps kClasses[] = {
    {PrecisionClass::Contraction,
     "contraction",
     "operands and result in the low type; products are summed in f32 and rounded once",
     {"dot"},
     "convolutions and attention are dots",
     "lower precision: matmul, mm, bmm, linear, conv1d … conv_transpose3d, LSTMCell",
     "allow: MatMul, BatchMatMul, Einsum, Conv2D, Conv3D, LSTM and GRU cells"},
    {PrecisionClass::Wide,
     "wide",
     "in f32: sums of many, and functions that magnify or lose what rounding leaves; norms, softmax and losses consist "
     "of "
     "these",
     {"atan2", "cbrt", "cos", "cumulative", "erf", "exp", "expm1", "log", "log1p", "logistic", "pow", "rsqrt", "sin",
      "tan", "tanh"},
     "`reduce` and `scatter` of add and mul",
     "float32: exp, log, pow, rsqrt, tan, sum, prod, cumsum, softmax, layer_norm, group_norm, losses, norm; not "
     "listed, so "
     "as the input: cos, erf, sin, sigmoid, tanh",
     "deny: Exp, Expm1, Pow, Sum, Mean, L2Loss, SoftmaxCrossEntropyWithLogits; infer: Erf, Log, Log1p, Prod, Sigmoid, "
     "Softmax, Tanh, FusedBatchNormV3"},
    {PrecisionClass::Pointwise,
     "pointwise",
     "the low type if all operands are of it, else f32; f32 also where nothing but f32 reads the result",
     {"abs", "add", "ceil", "clamp", "compare", "div", "floor", "is_finite", "max", "min", "mul", "neg", "rem",
      "round_away", "round_even", "select", "sign", "sqrt", "sub"},
     "`reduce` and `scatter` of max and min",
     "as the inputs, the widest of them; float32: reciprocal",
     "infer: Add, BiasAdd, Mul, RealDiv, Sqrt, Sub; clear: Abs, Maximum, Minimum, Neg, Relu, Select, Max, Min"},
    {PrecisionClass::Movement,
     "movement",
     "as its operand; the type that its readers want where they agree, since rounding commutes with it",
     {"broadcast", "checkpoint_name", "concatenate", "constant", "dynamic_slice", "dynamic_update_slice", "gather",
      "iota", "pad", "reshape", "reverse", "slice", "stop_gradient", "transpose", "windows"},
     "",
     "as the inputs; the widest of them: index_put",
     "clear: ConcatV2, GatherV2, Pad, Reshape, ReverseV2, Slice, StopGradient, Tile, Transpose"},
    {PrecisionClass::Control,
     "control",
     "carries of loops in f32, since sums over rounds lie there; stacked values and branches as what they are made of",
     {"case", "scan", "while"},
     "",
     "not part of the lists",
     "clear: Enter, Exit, Merge, NextIteration, Switch"},
    {PrecisionClass::Cast,
     "cast",
     "the program's own conversions stay, from either type",
     {"convert"},
     "",
     "ops called with dtype= keep it",
     "not part of the lists"},
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

void writePrecisionReference(llvm::raw_ostream &out) {
  out << "# Precision policies\n\n"
         "`--precision bf16` on `gcompile compile`, `run`, `bench` and `train`, and `precision(F, bf16)` in `gcompile "
         "transform`,\n"
         "choose the type of each op by its class; `f16` is the other low type, `keep` (the default) leaves the "
         "program's\n"
         "types, and `f32` computes in f32 what is in bf16 or f16. Arguments and results keep their types: f32 "
         "parameters are\n"
         "the master weights, converted where they are read, and their gradients are f32.\n\n"
         "Constants, and arguments of one dimension that are spread over a result (a bias), take the type of what they "
         "meet,\n"
         "unless it has no place for a constant; other arguments promote to f32. f64, complex numbers, 8-bit floats "
         "and "
         "ops that\n"
         "mix types stay as the program has them, and so does every op that the table lacks. A train step takes f16 "
         "only "
         "by its\n"
         "loss: `step(precision(main, f16), …)`.\n\n"
         "| class | rule | ops | PyTorch autocast | TensorFlow |\n|---|---|---|---|---|\n";
  for (const ClassOfOps &entry : kClasses) {
    out << "| " << entry.name << " | " << entry.rule << " | ";
    llvm::interleaveComma(entry.ops, out, [&](StringRef op) { out << '`' << op << '`'; });
    out << (entry.more.empty() ? "" : "; ") << entry.more << " | " << entry.torch << " | " << entry.tensorflow
        << " |\n";
  }
  out << "\nExcerpts of the others' lists, where they have an op like ours: torch.amp's documentation, \"Autocast Op "
         "Reference\",\n"
         "CUDA; TensorFlow's core/grappler/optimizers/auto_mixed_precision_lists.h at commit 0107439 (allow, infer, "
         "deny: "
         "white,\n"
         "gray, black there). What differs on purpose: functions such as tanh are in f32 here because what surrounds "
         "them "
         "in a\n"
         "GELU is separate ops, each of which would round, where the others have one kernel that rounds once; batch "
         "norm "
         "gives\n"
         "f32 where PyTorch's gives its input's type.\n";
}

} // namespace gc
