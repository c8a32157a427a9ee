// Random programs on every engine.
//
//   graph_fuzz [--count N] [--seed S] [--jobs J] [--emulator] [--keep-going] [--out FOLDER]
//   graph_fuzz --coverage [--count N] [--seed S]
//   graph_fuzz --replay FILE [--emulator]
//
// Programs S, S+1, … are made and checked (Check.h), in processes of their own with a limit on time, so that a crash or
// a hang is a failure as any other. A failing program is made smaller and written to FOLDER with its seed and the
// command that shows it.
#include "test/fuzz/graph/Child.h"
#include "test/fuzz/graph/Generate.h"
#include "test/fuzz/graph/Shrink.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
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
  uint64_t seed = 1, count = 500, jobs = 1;
  bool coverage = false, emulator = false, keepGoing = false;
  std::string out = ".", replay;
};

// Every second program is exact, every fourth also goes to the emulator.
OwningOpRef<ModuleOp> programOf(MLIRContext &context, uint64_t seed) {
  return generate(context, seed, seed % 2 == 0);
}

std::string textOf(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

CheckOptions optionsOf(const Settings &settings, uint64_t seed) {
  return {seed, settings.emulator && seed % 4 == 0};
}

void report(const Settings &settings, uint64_t seed, const std::string &failure) {
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = programOf(*context, seed);
  CheckOptions options = optionsOf(settings, seed);
  OwningOpRef<ModuleOp> small =
      shrink(*module, failure, [&](ModuleOp smaller) { return checkApart(smaller, options); });
  std::string path = settings.out + "/graph-" + std::to_string(seed) + ".mlir";
  std::ofstream out(path);
  std::istringstream lines(failure);
  out << "// seed " << seed << (options.emulator ? ", with --emulator" : "") << "\n";
  for (std::string line; std::getline(lines, line);)
    out << "// " << line << "\n";
  out << "// graph_fuzz --replay " << path << "\n" << textOf(*small) << "\n";
  std::cerr << "program " << seed << ": " << failure << "\nwritten to " << path << "\n" << textOf(*small) << "\n";
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
  std::string failure = checkApart(*module, options);
  std::cout << (failure.empty() ? "nothing is wrong" : failure) << "\n";
  return failure.empty() ? 0 : 1;
}

// What a batch of programs came to.
struct Batch {
  uint64_t seed = 0;   // of the program that failed
  std::string failure; // empty: none did
  int64_t cutKernels = 0;
};

Batch runBatch(const Settings &settings, uint64_t first, uint64_t last) {
  ChildResult result = inChild([&](llvm::function_ref<void(uint64_t)> mark) {
    std::unique_ptr<MLIRContext> context = makeContext();
    CheckCounts counts;
    for (uint64_t seed = first; seed < last; ++seed) {
      mark(seed);
      if (std::string failure = check(*programOf(*context, seed), optionsOf(settings, seed), &counts); !failure.empty())
        return failure;
    }
    return "=" + std::to_string(counts.cutKernels);
  });
  if (!result.died && result.text.front() == '=')
    return {0, "", std::stoll(result.text.substr(1))};
  return {result.at, result.text};
}

// Every `jobs`-th batch, beginning with batch `job`.
int runShare(const Settings &settings, uint64_t job) {
  constexpr uint64_t kBatch = 25;
  auto start = std::chrono::steady_clock::now();
  uint64_t failures = 0, programs = 0, end = settings.seed + settings.count;
  int64_t cutKernels = 0;
  for (uint64_t first = settings.seed + job * kBatch; first < end; first += settings.jobs * kBatch) {
    uint64_t last = std::min(first + kBatch, end);
    for (uint64_t next = first; next < last;) {
      Batch batch = runBatch(settings, next, last);
      cutKernels += batch.cutKernels;
      programs += (batch.failure.empty() ? last : batch.seed + 1) - next;
      if (batch.failure.empty())
        break;
      report(settings, batch.seed, batch.failure);
      ++failures;
      if (!settings.keepGoing)
        return 1;
      next = batch.seed + 1;
    }
    if (settings.count > 1000 && job == 0 && (programs / kBatch) % 20 == 0)
      std::cerr << programs << " of " << settings.count / settings.jobs << " programs\n";
  }
  std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  std::cout << programs << " programs from seed " << settings.seed << ", " << failures << " failures, " << cutKernels
            << " kernels of several tiles, " << programs / spent.count() << " programs/s\n";
  // A check of threads that never cut a kernel would be none.
  if (settings.count >= 500 && cutKernels == 0)
    std::cout << "no kernel had several tiles\n";
  return failures || (settings.count >= 500 && cutKernels == 0) ? 1 : 0;
}

int runAll(const Settings &settings) {
  std::vector<pid_t> children;
  for (uint64_t job = 1; job < settings.jobs; ++job)
    if (pid_t child = fork(); child == 0) {
      int code = runShare(settings, job);
      std::cout.flush();
      _exit(code);
    } else {
      children.push_back(child);
    }
  int worst = runShare(settings, 0);
  for (pid_t child : children) {
    int status = 0;
    waitpid(child, &status, 0);
    worst |= status != 0;
  }
  return worst;
}

int coverageOf(const Settings &settings) {
  std::unique_ptr<MLIRContext> context;
  Coverage coverage;
  for (uint64_t i = 0; i < settings.count; ++i) {
    if (i % 500 == 0)
      context = makeContext();
    coverage.add(*programOf(*context, settings.seed + i));
  }
  for (const auto *counts : {&coverage.ops, &coverage.types, &coverage.forms, &coverage.ranks, &coverage.features}) {
    for (const auto &[name, count] : *counts)
      std::cout << name << " " << count << "\n";
    std::cout << "\n";
  }
  std::cout << coverage.cells.size() << " combinations of op, type class and form\n";
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
    else if (word == "--jobs")
      settings.jobs = std::max(1ull, std::stoull(value()));
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
