// Mutated programs, StableHLO's and gc's: each parses and verifies, or is diagnosed; what parses prints to a text that
// parses; it imports, simplifies and fuses, or is refused with a reason; of what is left every 50th is compiled and
// loaded. Never a crash, never a module that a phase left broken. More than half of the texts parse.
//
//   text_fuzz TESTS [--count N] [--seed S] [--first I] [--save FILE]
//
// TESTS is a folder with .mlir files in any depth, here test/. Text I of seed S is always the same one; --first I
// starts there. The text at work is written to FILE (default text_fuzz_failure.mlir) when the program fails or crashes.
#include "codegen/gcx/Compile.h"
#include "frontend/stablehlo/Import.h"
#include "runtime/artifact/Artifact.h"
#include "test/fuzz/Guard.h"
#include "test/fuzz/text/MutateModule.h"
#include "test/fuzz/text/MutateText.h"
#include "tools/common/Register.h"
#include "tools/driver/Program.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>

using namespace mlir;
using namespace gc;
using namespace gc::test;

namespace {

// Of one text: several cases of one lit test are several texts.
constexpr size_t kMaxText = 6000;

struct Source {
  std::string text;
  std::vector<std::string> tokens;
};

std::vector<Source> readSources(const std::string &folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".mlir")
      paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::vector<Source> sources;
  for (const auto &path : paths) {
    std::ifstream in(path, std::ios::binary);
    std::string whole((std::istreambuf_iterator<char>(in)), {});
    // MLIR's own ops do not all verify that what they print parses.
    if (StringRef(whole).contains("llvm.func"))
      continue;
    SmallVector<StringRef> parts;
    StringRef(whole).split(parts, "// -----");
    for (StringRef part : parts)
      if (part.trim().size() > 20 && part.size() < kMaxText)
        sources.push_back({part.str(), tokensOf(part.str())});
  }
  return sources;
}

class Checker {
public:
  struct Counts {
    size_t texts = 0, parsed = 0, imported = 0, fused = 0, compiled = 0;
  };

  explicit Checker(const std::vector<Source> &sources) : sources(sources) {
    registerAllGcDialects(registry);
    renew();
    for (const Source &source : sources)
      if (parse(source.text))
        valid.push_back(&source);
  }

  // False with a message on stderr where a rule is broken.
  bool check(size_t number, std::mt19937_64 &random) {
    // A context keeps every attribute it has seen: take a new one now and then.
    if (number % 500 == 0)
      renew();
    bool asText = random() % 8 == 0;
    const Source &source = asText ? sources[random() % sources.size()] : *valid[random() % valid.size()];
    std::string text = asText ? mutateText(source.tokens, sources[random() % sources.size()].tokens, random)
                              : mutatedModule(source, random);
    guardedInput() = text;
    ++counts.texts;
    errors = 0;
    internal.clear();
    said.clear();
    OwningOpRef<ModuleOp> module = parse(text);
    if (!module)
      return errors > 0 || fail("the parser refused it without a word");
    ++counts.parsed;
    return printsAndParses(*module) && survivesPhases(*module, number);
  }

  Counts counts;

private:
  void renew() {
    context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
    context->loadAllAvailableDialects();
    context->getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      errors += diagnostic.getSeverity() == DiagnosticSeverity::Error;
      std::string text = diagnostic.str();
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
        said += "\n  " + text;
      if (StringRef(text).contains("internal error"))
        internal = text;
      return success();
    });
  }

  OwningOpRef<ModuleOp> parse(StringRef text) { return parseProgram(text, "mutant", *context); }

  static std::string print(ModuleOp module, bool generic) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    OpPrintingFlags flags;
    if (generic)
      flags.printGenericOpForm();
    module.print(stream, flags);
    return text;
  }

  std::string mutatedModule(const Source &source, std::mt19937_64 &random) {
    OwningOpRef<ModuleOp> module = parse(source.text);
    mutateModule(*module, random);
    return print(*module, /*generic=*/true);
  }

  bool fail(const std::string &why) {
    std::cerr << why << "\n";
    return false;
  }

  bool printsAndParses(ModuleOp module) {
    for (bool generic : {false, true})
      if (std::string text = print(module, generic); !parse(text))
        return fail("what was printed does not parse:\n" + text);
    return true;
  }

  // A phase succeeds with a valid module, or gives a reason that is not ours.
  bool sound(LogicalResult result, ModuleOp module, StringRef what) {
    if (!internal.empty())
      return fail((what + ": " + internal).str());
    if (failed(result) && errors == 0)
      return fail((what + " failed without a reason").str());
    // What was compiled is consumed; what is refused by the import or by a lowering stops where it stands.
    if (what != "compilation" && (succeeded(result) || what != "import") && failed(verify(module)))
      return fail((what + " left a broken module:" + said).str());
    return true;
  }

  bool survivesPhases(ModuleOp module, size_t number) {
    errors = 0;
    if (!isImported(module)) {
      LogicalResult imported = importStableHlo(module);
      if (!sound(imported, module, "import"))
        return false;
      if (failed(imported))
        return true;
      ++counts.imported;
    }
    if (!signatureOf(module).ok())
      return true; // refused, as the programs refuse it
    OwningOpRef<ModuleOp> copy;
    bool compiles = number % 50 == 0;
    if (compiles)
      copy = module.clone();
    PhaseOptions phases;
    phases.stopAfter = Phase::Fuse;
    LogicalResult fused = runPhases(module, phases);
    if (!sound(fused, module, "a phase up to fuse"))
      return false;
    counts.fused += succeeded(fused);
    return failed(fused) || !compiles || loads(*copy);
  }

  bool loads(ModuleOp module) {
    FailureOr<std::vector<char>> bytes = compileToArtifact(module, CompileOptions());
    if (!sound(bytes, module, "compilation"))
      return false;
    if (failed(bytes))
      return true;
    ++counts.compiled;
    auto artifact = gcrt::Artifact::fromBytes(*bytes, {.verifyData = true});
    return artifact.ok() || fail("the artifact does not load: " + std::string(artifact.status().message()));
  }

  const std::vector<Source> &sources;
  std::vector<const Source *> valid; // those that parse as they are: tests of refusals do not
  DialectRegistry registry;
  std::unique_ptr<MLIRContext> context;
  size_t errors = 0;
  std::string internal, said;
};

} // namespace

int main(int argc, char **argv) {
  std::optional<FuzzOptions> options = parseFuzzOptions(argc, argv, "TESTS", "text_fuzz_failure.mlir");
  if (!options)
    return 2;
  std::vector<Source> sources = readSources(options->input);
  if (sources.empty()) {
    std::cerr << "no texts in " << options->input << "\n";
    return 2;
  }
  Checker checker(sources);
  if (!runFuzz(*options, [&](size_t number, std::mt19937_64 &random) { return checker.check(number, random); }))
    return 1;
  const Checker::Counts &c = checker.counts;
  std::cout << c.texts << " texts, seed " << options->seed << ": " << c.parsed << " parsed, " << c.imported
            << " imported, " << c.fused << " fused, " << c.compiled << " compiled\n";
  // Mutations that rarely parse, or always, test nothing.
  return c.parsed * 2 >= c.texts && c.parsed < c.texts && c.imported && c.fused ? 0 : 1;
}
