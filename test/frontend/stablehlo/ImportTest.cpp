// The import means what the program says: cases of the corpus through the reference interpreter, compared with the
// values that came with them under their own rules.
#include "frontend/stablehlo/Import.h"
#include "frontend/stablehlo/Dialects.h"
#include "ir/reference/Evaluator.h"
#include "runtime/base/Compare.h"
#include "runtime/base/Fill.h"
#include "runtime/base/Safetensors.h"
#include "test/frontend/stablehlo/CorpusFiles.h"

#include "mlir/IR/Verifier.h"
#include "gtest/gtest.h"

#include <nlohmann/json.hpp>

using namespace mlir;
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

std::string number(const char *kind, size_t i) {
  char text[32];
  snprintf(text, sizeof text, "%s_%03zu", kind, i);
  return text;
}

gcrt::DType dtypeOf(Type element) {
  std::string name;
  llvm::raw_string_ostream(name) << element;
  return *gcrt::parseDType(name);
}

// One tensor of a file, or made by rule.
gc::Tensor load(const gcrt::Safetensors *file, const std::string &name, const json *rule, RankedTensorType type) {
  gc::Tensor tensor(type);
  MutableArrayRef<char> bytes = tensor.getMutableBytes();
  gcrt::DType dtype = dtypeOf(type.getElementType());
  absl::Span<char> span(bytes.data(), bytes.size());
  if (rule) {
    auto parsed = gcrt::parseFillRule(*rule);
    EXPECT_TRUE(parsed.ok() && gcrt::fill(*parsed, dtype, span).ok()) << name;
    return tensor;
  }
  const gcrt::StoredTensor *stored = file ? file->find(name) : nullptr;
  EXPECT_TRUE(stored) << name;
  if (stored)
    EXPECT_TRUE(file->read(*stored, dtype, absl::MakeConstSpan(type.getShape().data(), type.getRank()), span).ok());
  return tensor;
}

gcrt::Tolerance toleranceOf(const json &meta, const std::string &output) {
  gcrt::Tolerance tolerance;
  tolerance.rtol = meta.value("rtol", 0.0);
  tolerance.atol = meta.value("atol", 0.0);
  tolerance.signedZero = meta.value("signed_zero", false);
  tolerance.nanEqual = meta.value("nan_equal", true);
  if (meta.contains("per_output") && meta["per_output"].contains(output)) {
    tolerance.rtol = meta["per_output"][output][0];
    tolerance.atol = meta["per_output"][output][1];
  }
  if (meta.contains("norm_tolerance") && meta["norm_tolerance"].contains(output))
    tolerance.norm = meta["norm_tolerance"][output];
  return tolerance;
}

struct Import : testing::TestWithParam<std::string> {
  MLIRContext context;
  OwningOpRef<ModuleOp> import(const fs::path &program) {
    return gc::importStableHlo(gc::test::readFile(program), program.string(), context);
  }
};

void runCase(ModuleOp module, const fs::path &folder) {
  json meta = json::parse(gc::test::readFile(folder / "meta.json"));
  auto open = [&](const char *name) {
    auto file = gcrt::Safetensors::open((folder / name).string());
    return file.ok() ? *file : nullptr;
  };
  auto inputs = open("inputs.safetensors"), outputs = open("outputs.safetensors");
  auto main = module.lookupSymbol<func::FuncOp>("main");
  ASSERT_TRUE(main);
  SmallVector<gc::Tensor> arguments;
  for (auto [i, type] : llvm::enumerate(main.getArgumentTypes())) {
    std::string name = number("in", i);
    const json *rule = meta.contains("fill") && meta["fill"].contains(name) ? &meta["fill"][name] : nullptr;
    arguments.push_back(load(inputs.get(), name, rule, cast<RankedTensorType>(type)));
  }
  SmallVector<gc::CheckFailure> failures;
  FailureOr<SmallVector<gc::Tensor>> results = gc::evaluateFunction(main, arguments, {}, failures);
  ASSERT_TRUE(succeeded(results));
  EXPECT_EQ(!failures.empty(), meta.value("expect", "run") == "check_fails");
  for (auto [i, result] : llvm::enumerate(*results)) {
    std::string name = number("out", i);
    gc::Tensor expected = load(outputs.get(), name, nullptr, result.getType());
    gcrt::Comparison comparison = gcrt::compare(
        name, dtypeOf(result.getElementType()), absl::MakeConstSpan(result.getShape().data(), result.getRank()),
        result.getBytes().data(), expected.getBytes().data(), toleranceOf(meta, name));
    EXPECT_TRUE(comparison.ok()) << comparison.failure;
  }
}

TEST_P(Import, ResultsAreTheExpectedOnes) {
  fs::path folder = gc::test::corpus() / GetParam();
  OwningOpRef<ModuleOp> module = import(folder / "program.mlir");
  ASSERT_TRUE(module);
  runCase(*module, folder);
}

// What must be refused is, with the words that its meta.json asks for.
TEST(ImportRefuses, RejectedCases) {
  size_t count = 0;
  for (const fs::path &path : gc::test::corpusTexts()) {
    if (!gc::test::isRejected(path))
      continue;
    SCOPED_TRACE(path.string());
    ++count;
    MLIRContext context;
    std::string messages;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      llvm::raw_string_ostream(messages) << diagnostic.getLocation() << ": " << diagnostic.str();
      return success();
    });
    EXPECT_FALSE(gc::importStableHlo(gc::test::readFile(path), path.string(), context));
    json meta = json::parse(gc::test::readFile(path.parent_path() / "meta.json"));
    for (const std::string word : meta["message_should_mention"])
      EXPECT_NE(StringRef(messages).lower().find(word), std::string::npos) << word << " is not in " << messages;
    EXPECT_NE(messages.find("program.mlir\":"), std::string::npos) << "no line in " << messages;
  }
  EXPECT_EQ(count, 3u);
}

// Cases that carry their values; GC_CASES chooses some by a part of their name.
std::vector<std::string> cases() {
  std::vector<std::string> names;
  const char *only = std::getenv("GC_CASES");
  for (const fs::path &program : gc::test::corpusTexts()) {
    std::string name = fs::relative(program.parent_path(), gc::test::corpus()).string();
    if (program.filename() == "program.mlir" && !gc::test::isRejected(program) &&
        fs::exists(program.parent_path() / "meta.json") && (!only || name.find(only) != std::string::npos))
      names.push_back(name);
  }
  return names;
}
INSTANTIATE_TEST_SUITE_P(Corpus, Import, testing::ValuesIn(cases()), [](const auto &info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '/', '_');
  return name;
});

} // namespace
