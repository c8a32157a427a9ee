// Runs the self-checking programs of test/exec on the interpreter: each .mlir file's @main checks its own results.
#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/Import.h"
#include "ir/dialect/Gc.h"
#include "ir/reference/Evaluator.h"
#include "passes/autodiff/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>

using namespace mlir;
using namespace gc;
namespace fs = std::filesystem;

static std::vector<std::string> findPrograms() {
  std::vector<std::string> paths;
  for (const fs::directory_entry &entry : fs::recursive_directory_iterator(GC_EXEC_FOLDER))
    if (entry.path().extension() == ".mlir")
      paths.push_back(fs::relative(entry.path(), GC_EXEC_FOLDER).string());
  std::sort(paths.begin(), paths.end());
  return paths;
}

class ExecTest : public testing::TestWithParam<std::string> {};

TEST_P(ExecTest, Interpreter) {
  DialectRegistry registry;
  registerInputDialects(registry);
  registry.insert<GcDialect, func::FuncDialect, arith::ArithDialect, math::MathDialect>();
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  std::string path = std::string(GC_EXEC_FOLDER) + "/" + GetParam();
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(path, &context);
  ASSERT_TRUE(module);
  if (StringRef(GetParam()).starts_with("stablehlo/"))
    ASSERT_TRUE(succeeded(importStableHlo(*module)));
  PassManager manager(&context);
  manager.addPass(createExpandTransformsPass());
  ASSERT_TRUE(succeeded(manager.run(*module)));
  auto function = module->lookupSymbol<func::FuncOp>("main");
  ASSERT_TRUE(function);
  SmallVector<CheckFailure> failures;
  ASSERT_TRUE(succeeded(evaluateFunction(function, {}, EvaluatorOptions(), failures)));
  for (const CheckFailure &failure : failures) {
    std::string where;
    llvm::raw_string_ostream os(where);
    failure.loc.print(os);
    ADD_FAILURE() << where << ": " << failure.message;
  }
}

INSTANTIATE_TEST_SUITE_P(Programs, ExecTest, testing::ValuesIn(findPrograms()), [](const auto &info) {
  std::string name = fs::path(info.param).replace_extension().string();
  std::replace_if(
      name.begin(), name.end(), [](char c) { return !std::isalnum(c); }, '_');
  return name;
});
