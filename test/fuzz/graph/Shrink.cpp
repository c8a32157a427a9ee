#include "test/fuzz/graph/Shrink.h"

#include "test/fuzz/graph/Child.h"

#include "passes/canonical/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include <regex>
#include <set>

using namespace mlir;
using namespace gc::fuzz;

namespace {

constexpr int kMaxTries = 300;

// The kind of a failure: shrinking must not wander to another.
std::string kindOf(const std::string &failure) {
  return failure.substr(0, std::min(failure.find_first_of(":0123456789"), failure.size()));
}

std::string textOf(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

class Shrinker {
public:
  Shrinker(ModuleOp module, const std::string &failure, llvm::function_ref<std::string(ModuleOp)> judge)
      : best(module.clone()), judge(judge), kind(kindOf(failure)) {}

  OwningOpRef<ModuleOp> run() {
    inlineCalls();
    for (bool changed = true; changed && tries < kMaxTries;) {
      changed = dropResults();
      changed |= peelResults();
      changed |= cutOps();
      changed |= shrinkSizes();
    }
    return std::move(best);
  }

private:
  static func::FuncOp mainOf(ModuleOp module) { return module.lookupSymbol<func::FuncOp>("main"); }

  bool accept(OwningOpRef<ModuleOp> candidate) {
    ScopedDiagnosticHandler quiet(candidate->getContext(), [](Diagnostic &) { return success(); });
    ++tries;
    removeDead(*candidate);
    if (failed(verify(*candidate)))
      return false;
    std::string failure = judge(*candidate);
    if (failure.empty() || kindOf(failure) != kind)
      return false;
    best = std::move(candidate);
    return true;
  }

  static void removeDead(ModuleOp module) {
    for (bool changed = true; changed;) {
      changed = false;
      SmallVector<Operation *> dead;
      module.walk<WalkOrder::PostOrder>([&](Operation *op) {
        if (isOpTriviallyDead(op))
          dead.push_back(op);
      });
      for (Operation *op : dead)
        op->erase();
      changed = !dead.empty();
    }
    func::FuncOp main = mainOf(module);
    for (unsigned i = main.getNumArguments(); i-- > 0;)
      if (main.getArgument(i).use_empty())
        (void)main.eraseArgument(i);
  }

  void inlineCalls() {
    OwningOpRef<ModuleOp> copy = best->clone();
    PassManager manager(copy->getContext());
    manager.addPass(gc::createInlineCallsPass());
    if (succeeded(manager.run(*copy)))
      accept(std::move(copy));
  }

  bool dropResults() {
    bool changed = false;
    for (unsigned i = mainOf(*best).getNumResults(); i-- > 0 && mainOf(*best).getNumResults() > 1;) {
      OwningOpRef<ModuleOp> copy = best->clone();
      func::FuncOp main = mainOf(*copy);
      for (unsigned a = 0; a < main.getNumArguments(); ++a)
        if (auto alias = main.getArgAttrOfType<IntegerAttr>(a, "gc.alias")) {
          if (alias.getInt() == i)
            main.removeArgAttr(a, "gc.alias");
          else if (alias.getInt() > i)
            main.setArgAttr(a, "gc.alias", IntegerAttr::get(alias.getType(), alias.getInt() - 1));
        }
      main.front().getTerminator()->eraseOperand(i);
      if (succeeded(main.eraseResult(i)))
        changed |= accept(std::move(copy));
    }
    return changed;
  }

  // A result gives way to an operand of the op that made it.
  bool peelResults() {
    bool changed = false;
    for (unsigned i = 0; i < mainOf(*best).getNumResults(); ++i) {
      Operation *made = mainOf(*best).front().getTerminator()->getOperand(i).getDefiningOp();
      for (unsigned o = 0; made && o < made->getNumOperands() && tries < kMaxTries; ++o) {
        OwningOpRef<ModuleOp> copy = best->clone();
        func::FuncOp main = mainOf(*copy);
        Operation *end = main.front().getTerminator();
        end->setOperand(i, end->getOperand(i).getDefiningOp()->getOperand(o));
        main.setFunctionType(FunctionType::get(main.getContext(), main.getArgumentTypes(), end->getOperandTypes()));
        for (unsigned a = 0; a < main.getNumArguments(); ++a)
          if (auto alias = main.getArgAttrOfType<IntegerAttr>(a, "gc.alias"); alias && alias.getInt() == i)
            main.removeArgAttr(a, "gc.alias");
        if (accept(std::move(copy))) {
          changed = true;
          break;
        }
      }
    }
    return changed;
  }

  // Ops, the last first, each replaced by new arguments or by an operand.
  bool cutOps() {
    bool changed = false;
    size_t count = 0;
    best->walk([&](Operation *) { ++count; });
    for (size_t n = count; n-- > 0 && tries < kMaxTries;)
      for (int operand : {-2, -1, 0, 1, 2}) {
        OwningOpRef<ModuleOp> copy = best->clone();
        if (replace(*copy, n, operand) && accept(std::move(copy))) {
          changed = true;
          break;
        }
      }
    return changed;
  }

  // One size everywhere, in types and in attributes, and with it the sizes that are its multiples (of reshapes and
  // concatenations). Most such texts are no programs; those that are, are tried.
  bool shrinkSizes() {
    bool changed = false;
    for (int64_t size : sizesOf(*best))
      for (int64_t smaller : std::set<int64_t>{1, 2, 3, size / 2, size - 1}) {
        if (smaller < 1 || smaller >= size || tries >= kMaxTries)
          continue;
        bool done = false;
        for (bool multiples : {false, true})
          for (bool attributes : {true, false}) {
            ScopedDiagnosticHandler silent(best->getContext(), [](Diagnostic &) { return success(); });
            OwningOpRef<ModuleOp> copy = parseSourceString<ModuleOp>(
                resized(textOf(*best), size, smaller, multiples, attributes), best->getContext());
            if (!done && copy && accept(std::move(copy)))
              changed = done = true;
          }
        if (done)
          break;
      }
    return changed;
  }

  static std::set<int64_t, std::greater<>> sizesOf(ModuleOp module) {
    std::set<int64_t, std::greater<>> sizes;
    auto add = [&](TypeRange types) {
      for (Type type : types)
        if (auto tensor = dyn_cast<RankedTensorType>(type))
          for (int64_t size : tensor.getShape())
            if (size > 1)
              sizes.insert(size);
    };
    module.walk([&](Operation *op) {
      add(op->getOperandTypes());
      add(op->getResultTypes());
    });
    return sizes;
  }

  static std::string resized(const std::string &text, int64_t from, int64_t to, bool multiples, bool attributes) {
    static const std::regex shapes("<(?:\\d+x)+|\\[[-0-9, ]+\\]|(?:size|trip|k) \\d+"), number("\\d+");
    std::string out;
    auto copied = text.cbegin();
    for (std::sregex_iterator it(text.begin(), text.end(), shapes), end; it != end; ++it) {
      if ((*it)[0].str()[0] != '<' && !attributes)
        continue;
      for (std::sregex_iterator n((*it)[0].first, (*it)[0].second, number); n != end; ++n) {
        int64_t value = (*n)[0].length() < 9 ? std::stoll((*n)[0].str()) : 0;
        if (value != from && !(multiples && value > 0 && value % from == 0))
          continue;
        out.append(copied, (*n)[0].first);
        out += std::to_string(value / from * to);
        copied = (*n)[0].second;
      }
    }
    return out.append(copied, text.cend());
  }

  // operand -2: erased; -1: by arguments.
  static bool replace(ModuleOp module, size_t number, int operand) {
    size_t at = 0;
    Operation *op = nullptr;
    module.walk([&](Operation *other) {
      if (at++ == number)
        op = other;
    });
    if (!op || !op->getParentOfType<func::FuncOp>() || op->getParentOfType<func::FuncOp>() != mainOf(module) ||
        op->hasTrait<OpTrait::IsTerminator>())
      return false;
    if (operand == -2) {
      if (op->getNumResults())
        return false;
      op->erase();
      return true;
    }
    if (op->getNumResults() == 0 || (operand >= 0 && operand >= int(op->getNumOperands())))
      return false;
    func::FuncOp main = mainOf(module);
    for (Value result : op->getResults()) {
      if (operand >= 0) {
        if (op->getOperand(operand).getType() != result.getType())
          return false;
        result.replaceAllUsesWith(op->getOperand(operand));
        continue;
      }
      unsigned index = main.getNumArguments();
      if (failed(main.insertArgument(index, result.getType(), {}, op->getLoc())))
        return false;
      result.replaceAllUsesWith(main.getArgument(index));
    }
    op->erase();
    return true;
  }

  OwningOpRef<ModuleOp> best;
  llvm::function_ref<std::string(ModuleOp)> judge;
  std::string kind;
  int tries = 0;
};

} // namespace

std::string gc::fuzz::checkApart(ModuleOp module, const CheckOptions &options) {
  return inChild([&](auto) { return check(module, options); }).text;
}

OwningOpRef<ModuleOp> gc::fuzz::shrink(ModuleOp module, const std::string &failure,
                                       llvm::function_ref<std::string(ModuleOp)> judge) {
  return Shrinker(module, failure, judge).run();
}
