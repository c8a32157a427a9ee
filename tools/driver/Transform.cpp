#include "tools/driver/Transform.h"

#include "tools/driver/AutoRemat.h"
#include "tools/driver/HostArray.h"
#include "tools/driver/Program.h"

#include "frontend/stablehlo/Import.h"
#include "ir/analysis/Names.h"
#include "passes/autodiff/Compose.h"
#include "passes/autodiff/Passes.h"
#include "passes/canonical/Passes.h"
#include "passes/precision/Passes.h"
#include "passes/raise/Passes.h"
#include "passes/training/BatchFlow.h"
#include "passes/training/Lora.h"
#include "passes/training/Passes.h"
#include "passes/training/TrainStep.h"
#include "runtime/base/Status.h"

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "mlir/Pass/PassManager.h"

#include <cmath>

using namespace mlir;

namespace gc {

namespace {

const std::vector<std::string> kTransforms = {
    "accumulate", "grad",      "hessian", "jacfwd",         "jacrev", "jvp", "lora",
    "lora_merge", "precision", "step",    "value_and_grad", "vjp",    "vmap"};

constexpr StringRef kPrecisions[] = {"bf16", "f16", "f32"};

bool isTransform(const std::string &name) {
  return std::find(kTransforms.begin(), kTransforms.end(), name) != kTransforms.end();
}
std::vector<std::string> keysOf(const std::string &name) {
  if (name == "precision")
    return {};
  if (name == "accumulate")
    return {"batch_norm", "micro_batch", "batch"};
  if (name == "lora" || name == "lora_merge")
    return {"params", "rank", "alpha", "trained", "seed"};
  if (name == "step")
    return {"optimizer", "update", "clip",       "clip_eps",    "grad_norm", "frozen",    "loss_scale",
            "remat",     "wrt",    "accumulate", "micro_batch", "batch",     "batch_norm"};
  if (name == "grad" || name == "value_and_grad")
    return {"remat", "wrt"};
  return name == "vmap" ? std::vector<std::string>{"in_axes", "out_axes", "axis_size"}
                        : std::vector<std::string>{"wrt"};
}

absl::Status errorOf(const ExpressionText &text) {
  return absl::InvalidArgumentError(text.error);
}
absl::Status errorAt(ExpressionText &text, size_t at, const std::string &message) {
  (void)text.fail(at, message);
  return errorOf(text);
}

std::vector<std::string> namesOf(func::FuncOp function) {
  std::vector<std::string> names;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto name = function.getArgAttrOfType<StringAttr>(i, "gc.name");
    names.push_back(name ? name.str() : numberedName("in", i));
  }
  return names;
}

bool isAuto(const Expression &e) {
  return e.kind == Expression::Kind::Word && !e.quoted && e.text == "auto";
}
// The first remat=auto.
const Expression *findAuto(const Expression &node) {
  if (const Expression *remat = node.kind == Expression::Kind::Call ? node.find("remat") : nullptr)
    if (isAuto(*remat))
      return remat;
  for (const Expression &part : node.parts)
    if (const Expression *found = findAuto(part))
      return found;
  return nullptr;
}

class Transformer {
public:
  Transformer(ModuleOp module, ExpressionText &text, const TransformDefaults &defaults, const RematPolicy &automatic)
      : module(module), text(text), defaults(defaults), automatic(automatic), defaultText{defaults.wrt, "--wrt", ""} {}

  absl::StatusOr<func::FuncOp> apply(const Expression &node) {
    if (node.kind == Expression::Kind::Word)
      return functionOf(node);
    GC_RETURN_IF_ERROR(verifyForm(node));
    GC_ASSIGN_OR_RETURN(func::FuncOp function, apply(node.parts[0]));
    Composed made = failure();
    if (node.text == "precision")
      return applyPrecision(node, function);
    if (node.text == "accumulate")
      return applyAccumulate(node, function);
    if (node.text == "lora" || node.text == "lora_merge")
      return applyLora(node, function);
    if (node.text == "step")
      return applyStep(node, function);
    if (node.text == "vmap") {
      GC_ASSIGN_OR_RETURN(made, applyVmap(node, function));
    } else {
      GC_ASSIGN_OR_RETURN(SmallVector<int64_t> wrt, wrtOf(node, function));
      GC_ASSIGN_OR_RETURN(RematPolicy remat, rematOf(node));
      made = node.text == "grad"             ? composeGrad(function, wrt, /*value=*/false, remat)
             : node.text == "value_and_grad" ? composeGrad(function, wrt, /*value=*/true, remat)
             : node.text == "jvp"            ? composeJvp(function, wrt)
             : node.text == "vjp"            ? composeVjp(function, wrt)
             : node.text == "jacfwd"         ? composeJacfwd(function, wrt)
             : node.text == "jacrev"         ? composeJacrev(function, wrt)
                                             : composeHessian(function, wrt);
    }
    if (failed(made))
      return error(node.at, absl::StrCat("the function cannot be transformed by ", node.text));
    return *made;
  }

private:
  absl::Status error(size_t at, const std::string &message) { return errorAt(text, at, message); }

  // NAME(FUNCTION, KEY=VALUE, …) with a known name and known keys.
  absl::Status verifyForm(const Expression &node) {
    if (node.kind != Expression::Kind::Call)
      return error(node.at, "a transformation or a function's name is missing");
    if (!isTransform(node.text))
      return error(node.at,
                   absl::StrCat("no transformation is called '", node.text, "'", suggestion(node.text, kTransforms)));
    if (node.parts.empty())
      return error(node.inside, "a transformation or a function's name is missing");
    if (node.text == "precision")
      return node.parts.size() == 2 && node.parts[1].kind == Expression::Kind::Word &&
                     llvm::is_contained(kPrecisions, node.parts[1].text)
                 ? absl::OkStatus()
                 : error(node.at, "precision takes a function and bf16, f16 or f32: precision(main, bf16)");
    if (node.text == "accumulate" && node.parts.size() != 2 && (node.parts.size() != 1 || !node.find("micro_batch")))
      return error(node.at, "accumulate takes a function and a number of micro-batches: accumulate(main, 4), or "
                            "accumulate(main, micro_batch=8)");
    if (node.parts.size() > 1 && node.text != "accumulate")
      return error(node.parts[1].at, absl::StrCat(node.text, " transforms one function; write NAME=VALUE"));
    return succeeded(verifyKeywords(node, keysOf(node.text), text)) ? absl::OkStatus() : errorOf(text);
  }

  absl::StatusOr<func::FuncOp> functionOf(const Expression &node) {
    if (auto function = module.lookupSymbol<func::FuncOp>(node.text); function && !function.isExternal())
      return function;
    std::vector<std::string> known = kTransforms;
    for (auto function : module.getOps<func::FuncOp>())
      known.push_back(function.getName().str());
    if (isTransform(node.text))
      return error(node.at, absl::StrCat(node.text, " transforms a function: write ", node.text, "(main)"));
    return error(node.at, absl::StrCat("the program has no function '", node.text, "'", suggestion(node.text, known)));
  }

  absl::StatusOr<RematPolicy> rematOf(const Expression &node) {
    const Expression *given = node.find("remat");
    if (given && isAuto(*given))
      return automatic;
    FailureOr<RematPolicy> policy = given ? parseRematPolicy(*given, text) : FailureOr<RematPolicy>(RematPolicy());
    if (failed(policy))
      return errorOf(text);
    return std::move(*policy);
  }

  absl::StatusOr<SmallVector<int64_t>> wrtOf(const Expression &node, func::FuncOp function) {
    bool innermost = !usedDefault;
    usedDefault = true;
    if (const Expression *value = node.find("wrt"))
      return numbersOf(*value, function, text);
    if (!innermost || defaults.wrt.empty()) {
      if (function.getNumArguments() == 0)
        return error(node.at, "the function has no arguments to differentiate for");
      return SmallVector<int64_t>{0};
    }
    FailureOr<Expression> value = parseExpression(defaultText);
    if (failed(value))
      return errorOf(defaultText);
    return numbersOf(*value, function, defaultText);
  }

  static absl::StatusOr<SmallVector<int64_t>> numbersOf(const Expression &value, func::FuncOp function,
                                                        ExpressionText &text) {
    SmallVector<int64_t> out;
    std::vector<std::string> names = namesOf(function);
    for (const Expression *word : value.words()) {
      const Expression &item = *word;
      int64_t number;
      if (!item.quoted && absl::SimpleAtoi(item.text, &number)) {
        if (number < 0 || number >= int64_t(names.size()))
          return errorAt(text, item.at,
                         absl::StrCat("there is no argument ", number, "; the function has ", names.size()));
        if (!llvm::is_contained(out, number))
          out.push_back(number);
        continue;
      }
      bool any = false;
      for (auto [i, name] : llvm::enumerate(names)) {
        if (!matchesPattern(item.text, name))
          continue;
        any = true;
        if (!llvm::is_contained(out, int64_t(i)))
          out.push_back(i);
      }
      if (!any)
        return errorAt(
            text, item.at,
            absl::StrCat("'", item.text, "' matches no argument's name", suggestion(item.text, patternsOf(names))));
    }
    if (out.empty())
      return errorAt(text, value.at, "wrt names no argument");
    return out;
  }

  absl::StatusOr<Composed> applyVmap(const Expression &node, func::FuncOp function) {
    int64_t size = defaults.axisSize;
    if (const Expression *value = node.find("axis_size"))
      if (value->kind != Expression::Kind::Word || !absl::SimpleAtoi(value->text, &size) || size < 1)
        return error(value->at, "axis_size is a number of examples, at least 1");
    if (size < 1)
      return error(node.at, "vmap needs axis_size=N, or --axis-size N: shapes are static, and the program's are "
                            "those of one example");
    GC_ASSIGN_OR_RETURN(SmallVector<int64_t> in, axesOf(node.find("in_axes"), function.getArgumentTypes(), "argument"));
    GC_ASSIGN_OR_RETURN(SmallVector<int64_t> out, axesOf(node.find("out_axes"), function.getResultTypes(), "result"));
    if (llvm::all_of(in, [](int64_t axis) { return axis < 0; }))
      return error(node.at, "vmap batches no argument: give one a dimension in in_axes");
    return composeVmap(function, in, out, size);
  }

  absl::StatusOr<SmallVector<int64_t>> axesOf(const Expression *value, ArrayRef<Type> types, const char *what) {
    if (!value)
      return SmallVector<int64_t>(types.size(), 0);
    bool list = value->kind == Expression::Kind::List;
    size_t given = list ? value->parts.size() : value->words().size();
    if (given != (list ? types.size() : 1))
      return error(value->at, absl::StrCat("there are ", given, " axes for ", types.size(), " ", what,
                                           "s; give one each, or one for all"));
    SmallVector<int64_t> out;
    for (auto [i, type] : llvm::enumerate(types)) {
      const Expression &item = list ? value->parts[i] : *value;
      std::string word = absl::AsciiStrToLower(item.text);
      if (word == "null" || word == "none") {
        out.push_back(-1);
        continue;
      }
      int64_t axis, rank = cast<RankedTensorType>(type).getRank() + 1;
      if (!absl::SimpleAtoi(word, &axis) || axis < -rank || axis >= rank)
        return error(item.at, absl::StrCat("'", item.text, "' is no dimension of ", what, " ", i, ", of rank ", rank,
                                           " with the examples; null: not batched"));
      out.push_back(axis < 0 ? axis + rank : axis);
    }
    return out;
  }

  // At once, and in place: what is transformed further is the function with its new types. The policy looks into all
  // that the function calls.
  absl::StatusOr<func::FuncOp> applyPrecision(const Expression &node, func::FuncOp function) {
    makeMain(function);
    PassManager manager(module.getContext());
    manager.addPass(createExpandTransformsPass());
    manager.addPass(createInlineCallsPass());
    ApplyPrecisionPassOptions options;
    options.to = node.parts[1].text;
    manager.addNestedPass<func::FuncOp>(createApplyPrecisionPass(options));
    if (failed(manager.run(module)))
      return error(node.at, "the function cannot be transformed by precision");
    return module.lookupSymbol<func::FuncOp>("main");
  }

  // A number of examples or micro-batches; 0 where nothing is said.
  absl::StatusOr<int64_t> countOf(const Expression *value, const std::string &what) {
    int64_t count = 0;
    if (value && (value->kind != Expression::Kind::Word || !absl::SimpleAtoi(value->text, &count) || count < 1))
      return error(value->at, absl::StrCat(what, ", at least 1"));
    return count;
  }

  // Roles and dimensions as batch= says: NAME, or NAME@DIMENSION.
  absl::Status markBatch(const Expression *value, func::FuncOp function) {
    if (!value)
      return absl::OkStatus();
    Builder builder(module.getContext());
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (auto role = function.getArgAttrOfType<RoleAttr>(i, "gc.role"); role && role.getValue() == Role::batch)
        function.removeArgAttr(i, "gc.role");
    for (const Expression *word : value->words()) {
      auto [name, dimension] = StringRef(word->text).split('@');
      Expression pattern = *word;
      pattern.text = name.str();
      GC_ASSIGN_OR_RETURN(SmallVector<int64_t> numbers, numbersOf(pattern, function, text));
      for (int64_t number : numbers) {
        int64_t rank = cast<RankedTensorType>(function.getArgumentTypes()[number]).getRank(), dim = 0;
        if (!dimension.empty() && (dimension.getAsInteger(10, dim) || dim < 0 || dim >= rank))
          return error(word->at, absl::StrCat("'", dimension.str(), "' is no dimension of argument '",
                                              namesOf(function)[number], "', of rank ", rank));
        function.setArgAttr(number, "gc.role", RoleAttr::get(module.getContext(), Role::batch));
        SmallVector<StringRef> names(rank, "");
        if (rank > 0)
          names[dim] = "batch";
        if (!dimension.empty() || !function.getArgAttr(number, "gc.dims"))
          function.setArgAttr(number, "gc.dims", builder.getStrArrayAttr(names));
      }
    }
    return absl::OkStatus();
  }

  static void addPlainOps(PassManager &manager) {
    manager.addPass(createExpandTransformsPass());
    manager.addPass(createInlineCallsPass());
    manager.addNestedPass<func::FuncOp>(createSimplifyPass());
    manager.addNestedPass<func::FuncOp>(createRaiseLoopsPass());
  }

  // How many groups of examples have statistics of their own; 0: the whole batch has them.
  absl::StatusOr<int64_t> batchNormGroups(const Expression &node) {
    const Expression *value = node.find("batch_norm");
    std::optional<int64_t> groups =
        value && value->kind == Expression::Kind::Word ? parseBatchNorm(value->text) : std::optional<int64_t>();
    if (value && !groups)
      return error(value->at,
                   "batch_norm is sync (statistics of the whole batch) or local:G (of each of G equal groups of it)");
    return groups.value_or(0);
  }

  // At once, and in place, as precision.
  absl::StatusOr<func::FuncOp> groupedStatistics(const Expression &node, func::FuncOp function, int64_t groups,
                                                 int64_t count, int64_t microBatch) {
    makeMain(function);
    PassManager manager(module.getContext());
    addPlainOps(manager);
    GroupBatchStatisticsPassOptions options;
    options.groups = groups;
    options.accumulate = count;
    options.microBatch = microBatch;
    manager.addNestedPass<func::FuncOp>(createGroupBatchStatisticsPass(options));
    if (failed(manager.run(module)))
      return error(node.find("batch_norm")->at, "the statistics cannot be of groups");
    return module.lookupSymbol<func::FuncOp>("main");
  }

  // At once, and in place, as precision: the pass reads the finished step.
  absl::StatusOr<func::FuncOp> accumulated(const Expression &node, func::FuncOp function, int64_t count,
                                           int64_t microBatch) {
    makeMain(function);
    PassManager manager(module.getContext());
    addPlainOps(manager);
    manager.addPass(createEraseMarkersPass()); // a finished step has been differentiated
    AccumulateGradientsPassOptions options;
    options.accumulate = count;
    options.microBatch = microBatch;
    manager.addNestedPass<func::FuncOp>(createAccumulateGradientsPass(options));
    if (failed(manager.run(module)))
      return error(node.at, "the step cannot be accumulated");
    return module.lookupSymbol<func::FuncOp>("main");
  }

  absl::StatusOr<func::FuncOp> applyAccumulate(const Expression &node, func::FuncOp function) {
    GC_RETURN_IF_ERROR(markBatch(node.find("batch"), function));
    const Expression *given = node.parts.size() > 1 ? &node.parts[1] : nullptr;
    GC_ASSIGN_OR_RETURN(int64_t count, countOf(given, "accumulate takes a number of micro-batches"));
    GC_ASSIGN_OR_RETURN(int64_t microBatch, countOf(node.find("micro_batch"), "micro_batch is a number of examples"));
    GC_ASSIGN_OR_RETURN(int64_t groups, batchNormGroups(node));
    if (groups > 0) {
      GC_ASSIGN_OR_RETURN(function, groupedStatistics(node, function, groups, count, microBatch));
    }
    return accumulated(node, function, count, microBatch);
  }

  // What a step's own parameters are, before the statistics of the batch that depend on them are looked for.
  absl::Status markParameters(const Expression &node, func::FuncOp function) {
    if (!node.find("wrt"))
      return absl::OkStatus();
    GC_ASSIGN_OR_RETURN(SmallVector<int64_t> numbers, numbersOf(*node.find("wrt"), function, text));
    for (int64_t number : numbers)
      if (!function.getArgAttr(number, "gc.role"))
        function.setArgAttr(number, "gc.role", RoleAttr::get(module.getContext(), Role::param));
    return absl::OkStatus();
  }

  absl::StatusOr<func::FuncOp> applyLora(const Expression &node, func::FuncOp function) {
    const Expression *params = node.find("params");
    if (!params)
      return error(node.at, absl::StrCat(node.text, " needs params, the weights that get adapters: ", node.text,
                                         "(main, params=blocks/*/weight)"));
    LoraOptions options;
    options.weights = patternsIn(params);
    options.trained = patternsIn(node.find("trained"));
    GC_ASSIGN_OR_RETURN(int64_t rank, countOf(node.find("rank"), "rank is a whole number"));
    options.rank = rank ? rank : options.rank;
    if (const Expression *value = node.find("alpha"))
      if (value->kind != Expression::Kind::Word || !absl::SimpleAtod(value->text, &options.alpha) ||
          !(options.alpha > 0) || !std::isfinite(options.alpha))
        return error(value->at, "alpha is a number above 0: the adapters' product counts alpha/rank times");
    if (const Expression *value = node.find("seed"))
      if (value->kind != Expression::Kind::Word || !absl::SimpleAtoi(value->text, &options.seed))
        return error(value->at, "seed is a whole number, not below 0");
    makeMain(function);
    PassManager manager(module.getContext());
    addPlainOps(manager);
    manager.addNestedPass<func::FuncOp>(createSimplifyPass()); // a loop's slices are the weights as they are
    Composed made = failure();
    if (succeeded(manager.run(module))) {
      auto plain = module.lookupSymbol<func::FuncOp>("main");
      made = node.text == "lora" ? composeLora(plain, options) : composeLoraMerge(plain, options);
    }
    if (failed(made))
      return error(node.at, absl::StrCat("the function cannot be transformed by ", node.text));
    return *made;
  }

  static std::vector<std::string> patternsIn(const Expression *value) {
    std::vector<std::string> out;
    if (value)
      for (const Expression *word : value->words())
        out.push_back(word->text);
    return out;
  }

  absl::StatusOr<func::FuncOp> applyStep(const Expression &node, func::FuncOp function) {
    GC_RETURN_IF_ERROR(markBatch(node.find("batch"), function));
    GC_ASSIGN_OR_RETURN(int64_t count, countOf(node.find("accumulate"), "accumulate is a number of micro-batches"));
    GC_ASSIGN_OR_RETURN(int64_t microBatch, countOf(node.find("micro_batch"), "micro_batch is a number of examples"));
    GC_ASSIGN_OR_RETURN(int64_t groups, batchNormGroups(node));
    if (groups > 0) {
      GC_RETURN_IF_ERROR(markParameters(node, function));
      GC_ASSIGN_OR_RETURN(function, groupedStatistics(node, function, groups, count, microBatch));
    }
    GC_ASSIGN_OR_RETURN(Composed made, composeStep(node, function));
    if (failed(made))
      return error(node.at, "the function cannot be transformed by step");
    if (count == 0 && microBatch == 0) {
      if (const Expression *batch = node.find("batch"); batch && groups == 0)
        return error(batch->at, "batch says what micro-batches and groups cut: give accumulate, micro_batch or "
                                "batch_norm=local:G too");
      return *made;
    }
    return accumulated(node, *made, count, microBatch);
  }

  // The program that update= names, in plain ops and otherwise as it was written.
  absl::StatusOr<OwningOpRef<ModuleOp>> readUpdate(const Expression &path) {
    if (path.kind != Expression::Kind::Word)
      return error(path.at, "update is a file with a program of an optimizer: update=opt.mlir");
    absl::StatusOr<std::string> program = readFile(path.text);
    if (!program.ok())
      return error(path.at, std::string(program.status().message()));
    OwningOpRef<ModuleOp> made = parseProgram(*program, path.text, *module.getContext());
    if (!made || (!isImported(*made) && failed(importStableHlo(*made))))
      return error(path.at, absl::StrCat("'", path.text, "' is no program that can be read"));
    PassManager manager(module.getContext());
    manager.addPass(createExpandTransformsPass());
    manager.addPass(createInlineCallsPass());
    if (failed(manager.run(*made)))
      return error(path.at, absl::StrCat("'", path.text, "' is no program that can be read"));
    return made;
  }

  absl::StatusOr<Composed> composeStep(const Expression &node, func::FuncOp function) {
    TrainStepOptions options;
    const Expression *optimizer = node.find("optimizer"), *update = node.find("update");
    if (!optimizer && !update)
      return error(node.at, "step needs an optimizer: optimizer=adamw(lr=3e-4), or a program of it, update=opt.mlir");
    if (optimizer && update)
      return error(update->at, "update is in the optimizer's place: give one of them");
    OwningOpRef<ModuleOp> program; // as long as the step is made
    UpdatePrograms programs;
    if (update) {
      GC_ASSIGN_OR_RETURN(program, readUpdate(*update));
      FailureOr<UpdatePrograms> read = UpdatePrograms::read(*program);
      if (failed(read))
        return error(update->at, absl::StrCat("'", update->text, "' is no update of parameters"));
      programs = std::move(*read);
      options.update = &programs;
    } else {
      FailureOr<Optimizer> parsed = parseOptimizer(*optimizer, text);
      if (failed(parsed))
        return errorOf(text);
      options.optimizer = std::move(*parsed);
    }
    for (auto [key, number] : {std::pair("clip", &options.clip), std::pair("clip_eps", &options.clipEps)})
      if (const Expression *value = node.find(key))
        if (value->kind != Expression::Kind::Word || !absl::SimpleAtod(value->text, number) || !(*number >= 0))
          return error(value->at, absl::StrCat(key, " is a number, at least 0"));
    if (const Expression *value = node.find("grad_norm"))
      if (value->kind != Expression::Kind::Word || !absl::SimpleAtob(value->text, &options.gradNorm))
        return error(value->at, "grad_norm is true or false: the norm of all gradients as a result");
    GC_ASSIGN_OR_RETURN(options.remat, rematOf(node));
    if (const Expression *value = node.find("loss_scale"); value && failed(setLossScale(options, *value, text)))
      return errorOf(text);
    options.frozen = patternsIn(node.find("frozen"));
    if (node.find("wrt") || (!usedDefault && !defaults.wrt.empty())) {
      GC_ASSIGN_OR_RETURN(options.parameters, wrtOf(node, function));
    }
    return composeTrainStep(function, options);
  }

  ModuleOp module;
  ExpressionText &text;
  const TransformDefaults &defaults;
  const RematPolicy &automatic; // what remat=auto is
  ExpressionText defaultText;
  bool usedDefault = false; // by the innermost, which comes first
};

} // namespace

static absl::Status transformWith(ModuleOp module, const Expression &node, ExpressionText &text,
                                  const TransformDefaults &defaults, const RematPolicy &automatic) {
  GC_ASSIGN_OR_RETURN(func::FuncOp function, Transformer(module, text, defaults, automatic).apply(node));
  makeMain(function);
  PassManager manager(module.getContext());
  manager.addPass(createExpandTransformsPass());
  manager.addPass(createInlineCallsPass());
  manager.addNestedPass<func::FuncOp>(createSimplifyPass());
  return succeeded(manager.run(module))
             ? absl::OkStatus()
             : absl::InvalidArgumentError(absl::StrCat("the program cannot be transformed by ", text.text));
}

absl::Status transformProgram(ModuleOp module, const std::string &expression, const TransformDefaults &defaults,
                              std::string *report) {
  ExpressionText text{expression, "expression", ""};
  FailureOr<Expression> node = parseExpression(text);
  if (failed(node))
    return errorOf(text);
  RematPolicy automatic;
  if (defaults.memory != 0 && !findAuto(*node))
    return absl::InvalidArgumentError("--memory is what remat=auto keeps to; the expression has none");
  if (const Expression *place = findAuto(*node)) {
    if (defaults.memory == 0)
      return errorAt(text, place->at, "remat=auto needs the bytes to keep to: --memory 4GiB");
    GC_ASSIGN_OR_RETURN(
        RematChoice choice,
        chooseRemat(defaults.memory, [&](const RematPolicy &policy) -> absl::StatusOr<OwningOpRef<ModuleOp>> {
          OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone());
          GC_RETURN_IF_ERROR(transformWith(*copy, *node, text, defaults, policy));
          return copy;
        }));
    automatic = choice.policy;
    if (report)
      *report = choice.report;
  }
  return transformWith(module, *node, text, defaults, automatic);
}

} // namespace gc
