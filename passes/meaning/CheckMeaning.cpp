#include "passes/meaning/CheckMeaning.h"

#include "ir/interfaces/Meaning.h"
#include "ir/reference/Difference.h"
#include "ir/reference/Evaluator.h"
#include "passes/numerics/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Pass/PassInstrumentation.h"

using namespace mlir;
using namespace gc;

namespace {

constexpr int64_t kMostSteps = 1 << 24;

using Tensors = SmallVector<Tensor>;

// A failure's text in place of diagnostics.
class Quiet {
public:
  explicit Quiet(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          text += (text.empty() ? "" : "; ") + diagnostic.str();
          return success();
        }) {}
  std::string text;

private:
  ScopedDiagnosticHandler handler;
};

// In [-2, 2], integers from 0 to 3: as sizes, indices and trip counts these are harmless.
Tensor generate(RankedTensorType type, uint64_t &state) {
  Tensor whole(type);
  Tensor tensor = partsOf(whole);
  for (int64_t i = 0; i < tensor.getNumElements(); ++i) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    uint64_t bits = state >> 33;
    if (auto format = dyn_cast<FloatType>(tensor.getElementType())) {
      APFloat value((double(bits % 4000001) - 2e6) / 1e6);
      bool loses;
      value.convert(format.getFloatSemantics(), APFloat::rmNearestTiesToEven, &loses);
      tensor.setFloat(i, value);
    } else {
      unsigned width = tensor.getElementType().getIntOrFloatBitWidth();
      tensor.setInteger(i, bits % (width < 3 ? 2 : 4));
    }
  }
  return whole.getType() == tensor.getType() ? tensor : *Tensor::fromBytes(type, tensor.getBytes());
}

class Instrumentation : public PassInstrumentation {
public:
  Instrumentation(MeaningReport &report, uint64_t seed) : report(report), seed(seed) {}

  void runBeforePass(Pass *pass, Operation *op) override {
    if (isSkipped(pass, op))
      return;
    ModuleOp module = moduleOf(op);
    if (known && *known == OperationFingerPrint(module))
      return;
    forget();
    Quiet quiet(module.getContext());
    auto results = evaluate(module, /*alone=*/true);
    if (failed(results)) {
      refusal = quiet.text.empty() ? "it has no @main of tensors" : quiet.text;
    } else {
      before = *results;
      original = module.clone();
    }
    known.emplace(module);
  }

  void runAfterPass(Pass *pass, Operation *op) override {
    if (isSkipped(pass, op))
      return;
    ModuleOp module = moduleOf(op);
    if (known && *known == OperationFingerPrint(module)) {
      ++report.unchanged;
      return;
    }
    Meaning meaning = meaningOf(*pass);
    bool elsewhere = meaning.relation == Meaning::OwnOracle && !meaning.check;
    if (elsewhere || !original) {
      report.unchecked.try_emplace(nameOf(pass), elsewhere ? "its oracle is " + meaning.oracle.str()
                                                           : "the module before it is not interpreted: " + refusal);
      forget();
      return;
    }
    std::string difference = differenceOf(module, meaning);
    if (!difference.empty()) {
      report.brokenBy = nameOf(pass);
      report.difference = difference + "; the pass declares " +
                          (meaning.relation == Meaning::SameBits          ? "the same bits"
                           : meaning.relation == Meaning::WithinPrecision ? "the same within the precision"
                                                                          : meaning.oracle.str());
      return;
    }
    ++report.checked;
    // The next pass is measured against what this one was: rounding does not add up unseen.
    if (meaning.relation == Meaning::SameBits) {
      known.emplace(module);
      original = module.clone();
    } else {
      forget();
    }
  }

private:
  // MLIR's adaptors for nested passes have no flag, and run what is asked about one by one.
  bool isSkipped(Pass *pass, Operation *op) const {
    return !report.brokenBy.empty() || !moduleOf(op) ||
           (pass->getArgument().empty() && pass->getName().contains("Adaptor"));
  }
  static ModuleOp moduleOf(Operation *op) {
    auto module = dyn_cast<ModuleOp>(op);
    while (!module && (op = op->getParentOp()))
      module = dyn_cast<ModuleOp>(op);
    return module;
  }
  static std::string nameOf(Pass *pass) {
    return (pass->getArgument().empty() ? pass->getName() : pass->getArgument()).str();
  }

  void forget() {
    known.reset();
    original = {};
    before.clear();
    refusal.clear();
  }

  // `alone`: arguments are made for it; else they are those of the module before.
  FailureOr<Tensors> evaluate(ModuleOp module, bool alone) {
    auto main = module.lookupSymbol<func::FuncOp>("main");
    if (!main)
      return failure();
    if (alone) {
      arguments.clear();
      uint64_t state = seed;
      for (Type type : main.getArgumentTypes()) {
        auto tensor = dyn_cast<RankedTensorType>(type);
        if (!tensor || Tensor::getStorageBytes(tensor.getElementType()) == 0)
          return failure();
        arguments.push_back(generate(tensor, state));
      }
    }
    if (!llvm::equal(main.getArgumentTypes(), llvm::map_range(arguments, [](const Tensor &t) { return t.getType(); })))
      return main.emitError("the arguments' types are others");
    SmallVector<CheckFailure> failures; // the program's own checks are not the pass's
    EvaluatorOptions options;
    options.maxSteps = kMostSteps;
    return evaluateFunction(main, arguments, options, failures);
  }

  std::string differenceOf(ModuleOp module, const Meaning &meaning) {
    Quiet quiet(module.getContext());
    std::string difference;
    if (meaning.relation == Meaning::OwnOracle) {
      difference = meaning.check(*original, module, arguments, before);
    } else {
      auto after = evaluate(module, /*alone=*/false);
      difference = failed(after) ? "the module after it cannot be interpreted" : compare(*after, meaning.relation);
    }
    return difference + (difference.empty() || quiet.text.empty() ? "" : ": " + quiet.text);
  }

  std::string compare(ArrayRef<Tensor> after, Meaning::Relation relation) {
    if (after.size() != before.size())
      return "it gives " + std::to_string(after.size()) + " results, not " + std::to_string(before.size());
    Tensors reference;
    if (relation == Meaning::WithinPrecision) {
      auto wide = widened();
      if (failed(wide))
        return "the module before it cannot be widened";
      reference = *wide;
    }
    for (size_t i = 0; i < after.size(); ++i) {
      std::string difference =
          after[i].getType() != before[i].getType() ? "its type is another"
          : relation == Meaning::SameBits
              ? differenceInBits(after[i], before[i])
              : differenceBeyondRounding(after[i], before[i], reference[i], precisionOf(*original));
      if (!difference.empty())
        return "result " + std::to_string(i) + ": " + difference;
    }
    return "";
  }

  FailureOr<Tensors> widened() {
    OwningOpRef<ModuleOp> wide = original->clone();
    PassManager widening(wide->getContext());
    widening.addPass(createWidenFloatsPass());
    if (failed(widening.run(*wide)))
      return failure();
    return evaluate(*wide, /*alone=*/false);
  }

  MeaningReport &report;
  uint64_t seed;
  std::optional<OperationFingerPrint> known; // of the module that `before` is of
  OwningOpRef<ModuleOp> original;
  Tensors arguments, before;
  std::string refusal;
};

} // namespace

void gc::checkMeaning(PassManager &manager, MeaningReport &report, uint64_t seed) {
  manager.getContext()->disableMultithreading();
  manager.addInstrumentation(std::make_unique<Instrumentation>(report, seed));
}

LogicalResult MeaningReport::emit(Location loc) const {
  if (!brokenBy.empty())
    return emitError(loc) << "internal error: pass " << brokenBy << " changes what the program means: " << difference;
  InFlightDiagnostic remark = emitRemark(loc) << "the meaning is the same after " << checked
                                              << " passes that changed the module; " << unchanged << " changed nothing";
  for (const auto &[pass, why] : unchecked)
    remark.attachNote() << pass << " is not checked: " << why;
  return success();
}
