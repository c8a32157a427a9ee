// Mutated texts of the corpus: each parses and verifies, or is diagnosed; what parses prints to a text that parses, and
// imports or is refused. Never a crash.
//
//   stablehlo_text_fuzz CORPUS [ITERATIONS [SEED]]
#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/Import.h"
#include "ir/dialect/Gc.h"
#include "test/frontend/stablehlo/CorpusFiles.h"

#include "mlir/Parser/Parser.h"

#include <iostream>
#include <random>

using namespace mlir;

namespace {

struct Counts {
  size_t rejected = 0, verified = 0, imported = 0;
};

// Cuts a text into words, numbers and single characters, so that mutations stay near the grammar.
std::vector<std::string> tokens(const std::string &text) {
  std::vector<std::string> out;
  for (size_t i = 0; i < text.size();) {
    size_t j = i + 1;
    auto word = [](char c) { return isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.'; };
    if (word(text[i]))
      while (j < text.size() && word(text[j]))
        ++j;
    out.push_back(text.substr(i, j - i));
    i = j;
  }
  return out;
}

std::string mutate(const std::vector<std::string> &source, const std::vector<std::string> &donor,
                   std::mt19937_64 &random) {
  static const char *const odd[] = {"-1",
                                    "0",
                                    "1",
                                    "9223372036854775807",
                                    "99999999999999999999",
                                    "?",
                                    "*",
                                    "dense<>",
                                    "tensor<?xf32>",
                                    "tensor<*xf32>",
                                    "i1",
                                    "ui8",
                                    "f8E4M3FN",
                                    "complex<f32>",
                                    "[]",
                                    "{}",
                                    "-9223372036854775808",
                                    "tuple<>",
                                    "@",
                                    "%0",
                                    "\"",
                                    "<",
                                    ">",
                                    "none",
                                    "index"};
  std::vector<std::string> text = source;
  auto pick = [&](size_t n) { return size_t(random() % n); };
  for (size_t edits = 1 + pick(3); edits && !text.empty(); --edits) {
    size_t at = pick(text.size());
    switch (pick(6)) {
    case 0:
      text.erase(text.begin() + at);
      break;
    case 1:
      text[at] = odd[pick(std::size(odd))];
      break;
    case 2:
      text[at] = donor[pick(donor.size())];
      break;
    case 3:
      text.insert(text.begin() + at, donor[pick(donor.size())]);
      break;
    case 4:
      std::swap(text[at], text[pick(text.size())]);
      break;
    default:
      // A small change of a number.
      if (isdigit(static_cast<unsigned char>(text[at][0])))
        text[at] = std::to_string(pick(12));
    }
  }
  std::string joined;
  for (const std::string &token : text)
    joined += token;
  return joined;
}

bool check(const std::string &text, MLIRContext &context, Counts &counts) {
  ParserConfig config(&context);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, config, "mutant");
  if (!module) {
    ++counts.rejected;
    return true;
  }
  ++counts.verified;
  for (bool generic : {false, true}) {
    std::string printed;
    llvm::raw_string_ostream stream(printed);
    OpPrintingFlags flags;
    if (generic)
      flags.printGenericOpForm();
    module->print(stream, flags);
    if (!parseSourceString<ModuleOp>(printed, config, "printed")) {
      std::cerr << "what was printed does not parse:\n" << printed << "\nfrom the text:\n" << text << "\n";
      return false;
    }
  }
  counts.imported += succeeded(gc::importStableHlo(*module));
  return true;
}

} // namespace

int main(int argc, char **argv) {
  if (argc < 2) {
    std::cerr << "usage: stablehlo_text_fuzz CORPUS [ITERATIONS [SEED]]\n";
    return 2;
  }
  setenv("GC_CORPUS", argv[1], 1);
  size_t iterations = argc > 2 ? std::stoul(argv[2]) : 3000;
  uint64_t seed = argc > 3 ? std::stoull(argv[3]) : 1;
  std::vector<std::vector<std::string>> texts;
  for (const auto &path : gc::test::corpusTexts()) {
    std::string text = gc::test::readFile(path);
    if (text.size() < 8000)
      texts.push_back(tokens(text));
  }
  if (texts.empty()) {
    std::cerr << "no texts in " << argv[1] << "\n";
    return 2;
  }
  DialectRegistry registry;
  gc::registerInputDialects(registry);
  registry.insert<gc::GcDialect>();
  std::string last;
  // A context keeps every attribute it has seen: take a new one now and then.
  std::unique_ptr<MLIRContext> context;
  Counts counts;
  for (size_t i = 0; i < iterations; ++i) {
    if (i % 500 == 0) {
      context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
      context->loadAllAvailableDialects();
      context->getDiagEngine().registerHandler([](Diagnostic &) { return success(); });
    }
    std::mt19937_64 random(seed * 1000003 + i);
    const auto &source = texts[random() % texts.size()], &donor = texts[random() % texts.size()];
    last = mutate(source, donor, random);
    // Left behind by a crash: the text that caused it.
    if (const char *path = std::getenv("GC_FUZZ_LAST"))
      std::ofstream(path) << last;
    if (!check(last, *context, counts)) {
      std::cerr << "iteration " << i << " of seed " << seed << "\n";
      return 1;
    }
  }
  std::cout << iterations << " texts, seed " << seed << ": " << counts.rejected << " diagnosed, " << counts.verified
            << " verified, " << counts.imported << " imported\n";
  // Mutations that never parse, or always, test nothing.
  return counts.rejected && counts.verified && counts.imported ? 0 : 1;
}
