// Random programs on every engine.
//
//   graph_fuzz [--count N] [--seed S] [--coverage] [--emulator] [--keep-going] [--out FOLDER]
//   graph_fuzz --replay FILE [--emulator]
//
// Programs S, S+1, … are made and checked (Check.h), in processes of their own, so that a crash is a failure as any
// other. A failing program is made smaller and written to FOLDER with its seed and the command that shows it.
#include "test/fuzz/graph/Check.h"
#include "test/fuzz/graph/Generate.h"

#include "ir/dialect/Gc.h"
#include "tools/common/Register.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Parser/Parser.h"

#include <chrono>
#include <fstream>
#include <iostream>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace gc::fuzz;

namespace {

struct Settings {
  uint64_t seed = 1, count = 500;
  bool coverage = false, emulator = false, keepGoing = false;
  std::string out = ".", replay;
};

std::unique_ptr<MLIRContext> makeContext() {
  DialectRegistry registry;
  gc::registerAllGcDialects(registry);
  auto context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  context->allowUnregisteredDialects();
  context->loadAllAvailableDialects();
  return context;
}

// Every second program is exact, every fourth also goes to the emulator.
OwningOpRef<ModuleOp> programOf(MLIRContext &context, uint64_t seed) {
  return generate(context, seed, seed % 2 == 0);
}

// What the function returns in a child: its text, or how it died.
std::string inChild(llvm::function_ref<std::string()> body) {
  int ends[2];
  if (pipe(ends))
    return "no pipe";
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    std::string text = body();
    (void)!write(ends[1], text.data(), text.size());
    _exit(0);
  }
  close(ends[1]);
  std::string text;
  char buffer[4096];
  for (ssize_t n; (n = read(ends[0], buffer, sizeof buffer)) > 0;)
    text.append(buffer, n);
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status))
    return text + "\ncrash: signal " + std::to_string(WTERMSIG(status));
  return text;
}

// The kind of a failure: shrinking must not wander to another.
std::string kindOf(const std::string &failure) {
  if (failure.find("crash:") != std::string::npos)
    return "crash";
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
  Shrinker(ModuleOp module, const CheckOptions &options, std::string failure)
      : best(module.clone()), options(options), kind(kindOf(failure)) {}

  OwningOpRef<ModuleOp> run() {
    for (bool changed = true; changed && tries < 150;) {
      changed = dropResults();
      changed |= cutOps();
    }
    return std::move(best);
  }

private:
  static func::FuncOp mainOf(ModuleOp module) { return module.lookupSymbol<func::FuncOp>("main"); }

  bool accept(OwningOpRef<ModuleOp> candidate) {
    ++tries;
    removeDead(*candidate);
    if (failed(verify(*candidate)))
      return false;
    std::string failure = inChild([&] { return check(*candidate, options); });
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

  // Ops, the last first, each replaced by new arguments or by an operand.
  bool cutOps() {
    bool changed = false;
    size_t count = 0;
    best->walk([&](Operation *) { ++count; });
    for (size_t n = count; n-- > 0 && tries < 150;)
      for (int operand : {-2, -1, 0, 1, 2}) {
        OwningOpRef<ModuleOp> copy = best->clone();
        if (replace(*copy, n, operand) && accept(std::move(copy))) {
          changed = true;
          break;
        }
      }
    return changed;
  }

  // operand -2: erased; -1: by arguments.
  static bool replace(ModuleOp module, size_t number, int operand) {
    size_t at = 0;
    Operation *op = nullptr;
    module.walk([&](Operation *other) {
      if (at++ == number)
        op = other;
    });
    if (!op || isa<ModuleOp, func::FuncOp>(op) || op->hasTrait<OpTrait::IsTerminator>())
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
  const CheckOptions &options;
  std::string kind;
  int tries = 0;
};

void report(const Settings &settings, uint64_t seed, const std::string &failure, const CheckOptions &options) {
  std::cerr << "program " << seed << ": " << failure << "\n";
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = programOf(*context, seed);
  OwningOpRef<ModuleOp> small = Shrinker(*module, options, failure).run();
  std::string path = settings.out + "/graph-" + std::to_string(seed) + ".mlir";
  std::ofstream out(path);
  std::istringstream lines(failure);
  out << "// seed " << seed << (options.emulator ? ", with --emulator" : "") << "\n";
  for (std::string line; std::getline(lines, line);)
    out << "// " << line << "\n";
  out << "// graph_fuzz --replay " << path << "\n" << textOf(*small) << "\n";
  std::cerr << "written to " << path << "\n" << textOf(*small) << "\n";
}

int replay(const Settings &settings) {
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(settings.replay, context.get());
  if (!module)
    return 2;
  std::ifstream in(settings.replay);
  std::string word;
  CheckOptions options;
  in >> word >> word >> options.seed;
  options.emulator = settings.emulator;
  std::string failure = check(*module, options);
  std::cout << (failure.empty() ? "nothing is wrong" : failure) << "\n";
  return failure.empty() ? 0 : 1;
}

// A share of the programs; returns how many were done before one failed, and how it did.
int runAll(const Settings &settings) {
  auto start = std::chrono::steady_clock::now();
  constexpr uint64_t batch = 50;
  uint64_t failures = 0;
  for (uint64_t next = settings.seed, end = settings.seed + settings.count; next < end;) {
    uint64_t last = std::min(next + batch, end);
    std::string output = inChild([&] {
      std::unique_ptr<MLIRContext> context = makeContext();
      for (uint64_t seed = next; seed < last; ++seed) {
        CheckOptions options{seed, settings.emulator && seed % 4 == 0};
        OwningOpRef<ModuleOp> module = programOf(*context, seed);
        std::string failure = check(*module, options);
        if (!failure.empty())
          return std::to_string(seed) + " " + failure;
      }
      return std::string();
    });
    if (output.empty()) {
      next = last;
      continue;
    }
    uint64_t seed = next;
    std::string failure = output;
    CheckOptions options;
    if (isdigit(static_cast<unsigned char>(output[0]))) {
      seed = std::stoull(output);
      failure = output.substr(output.find(' ') + 1);
    } else {
      // It died: find the one.
      for (failure.clear(); seed < last && failure.empty(); ++seed)
        failure = inChild([&] {
          std::unique_ptr<MLIRContext> context = makeContext();
          return check(*programOf(*context, seed), {seed, settings.emulator && seed % 4 == 0});
        });
      if (failure.empty()) {
        std::cerr << "programs " << next << " to " << last << ": " << output << ", but none of them alone\n";
        return 1;
      }
      --seed;
    }
    options = {seed, settings.emulator && seed % 4 == 0};
    report(settings, seed, failure, options);
    ++failures;
    if (!settings.keepGoing)
      return 1;
    next = seed + 1;
  }
  std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  std::cout << settings.count << " programs from seed " << settings.seed << ", " << failures << " failures, "
            << settings.count / spent.count() << " programs/s\n";
  return failures ? 1 : 0;
}

int coverageOf(const Settings &settings) {
  std::unique_ptr<MLIRContext> context;
  Coverage coverage;
  for (uint64_t i = 0; i < settings.count; ++i) {
    if (i % 500 == 0)
      context = makeContext();
    coverage.add(*programOf(*context, settings.seed + i));
  }
  for (const auto *counts : {&coverage.ops, &coverage.types, &coverage.forms, &coverage.ranks}) {
    for (const auto &[name, count] : *counts)
      std::cout << name << " " << count << "\n";
    std::cout << "\n";
  }
  std::cout << coverage.cells.size() << " combinations of op, type class and form; " << coverage.emptyTensors
            << " empty tensors, " << coverage.donated << " donated arguments\n";
  // 100 in 10,000, and as many in proportion.
  std::string missing = coverage.missing(*context, std::max<int64_t>(1, settings.count / 100));
  std::cout << missing;
  return missing.empty() ? 0 : 1;
}

} // namespace

int main(int argc, char **argv) {
  Settings settings;
  for (int i = 1; i < argc; ++i) {
    std::string word = argv[i];
    auto value = [&] { return i + 1 < argc ? std::string(argv[++i]) : std::string(); };
    if (word == "--count")
      settings.count = std::stoull(value());
    else if (word == "--seed")
      settings.seed = std::stoull(value());
    else if (word == "--out")
      settings.out = value();
    else if (word == "--replay")
      settings.replay = value();
    else if (word == "--coverage")
      settings.coverage = true;
    else if (word == "--emulator")
      settings.emulator = true;
    else if (word == "--keep-going")
      settings.keepGoing = true;
    else {
      std::cerr << "unknown word " << word << "; see the head of test/fuzz/graph/GraphFuzz.cpp\n";
      return 2;
    }
  }
  if (!settings.replay.empty())
    return replay(settings);
  return settings.coverage ? coverageOf(settings) : runAll(settings);
}
