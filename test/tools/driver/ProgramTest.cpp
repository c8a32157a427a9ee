#include "tools/driver/Program.h"
#include "tools/driver/Cache.h"

#include "ir/dialect/Gc.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gc {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char *kAdd = R"(
func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.add %x, %y : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
})";

// Shapes that do not meet, on line 3.
constexpr const char *kBroken = R"(
func.func @main(%x: tensor<2x3xf32>, %y: tensor<3x2xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.add"(%x, %y) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
})";

struct Told {
  std::vector<std::string> texts;
  ProgramOptions options(const std::string &name) {
    ProgramOptions out;
    out.name = name;
    out.threads = 1;
    out.diagnose = [this](const mlir::Diagnostic &diagnostic) { texts.push_back(describeDiagnostic(diagnostic)); };
    return out;
  }
};

TEST(Program, ErrorsGoToTheCallerAndNotToStderr) {
  Told told;
  testing::internal::CaptureStderr();
  absl::StatusOr<std::unique_ptr<Program>> program = Program::parse(kBroken, told.options("broken.mlir"));
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  EXPECT_EQ(program.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(program.status().message(), HasSubstr("broken.mlir is refused"));
  EXPECT_THAT(told.texts, ElementsAre(AllOf(StartsWith("broken.mlir:3:"), HasSubstr("error: "))));
}

TEST(Program, OptionsMustSayWhoHearsOfErrors) {
  ProgramOptions options;
  options.name = "add.mlir";
  absl::Status status = Program::parse(kAdd, options).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kInternal);
  EXPECT_THAT(status.message(), HasSubstr("nobody who hears of its errors"));
}

TEST(Program, IsMadeInItsOwnContext) {
  Told told;
  auto made = Program::make(told.options("made"), [](mlir::MLIRContext &context) {
    mlir::OpBuilder builder(&context);
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(builder.getUnknownLoc());
    builder.setInsertionPointToEnd(module->getBody());
    mlir::Type type = mlir::RankedTensorType::get({4}, builder.getF64Type());
    auto main =
        mlir::func::FuncOp::create(builder, builder.getUnknownLoc(), "main", builder.getFunctionType({type}, {type}));
    mlir::Block *body = main.addEntryBlock();
    builder.setInsertionPointToEnd(body);
    mlir::func::ReturnOp::create(builder, builder.getUnknownLoc(), body->getArguments());
    return module;
  });
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ((*made)->signature().arguments.at(0).text(), "f64[4]");
  auto refused = Program::make(told.options("nothing"), [](mlir::MLIRContext &) { return Program::Module(); });
  EXPECT_THAT(refused.status().message(), HasSubstr("nothing is refused"));
  EXPECT_TRUE(told.texts.empty());
}

TEST(Program, BytecodeIsReadAsTextIs) {
  Told told;
  auto program = Program::parse(kAdd, told.options("add.mlir"));
  ASSERT_TRUE(program.ok()) << program.status();
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  ASSERT_TRUE(succeeded(mlir::writeBytecodeToFile(*(*program)->module, stream)));
  auto again = Program::parse(bytes, told.options("add.mlirbc"));
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ((*again)->signature().results.at(0).text(), "f32[2, 3]");
}

// Two programs with the same bytes have one key, and any other program or fact another one.
TEST(CompileCache, KeysFollowTheProgramAndTheFacts) {
  Told told;
  auto first = Program::parse(kAdd, told.options("add.mlir"));
  auto second = Program::parse(kAdd, told.options("add.mlir"));
  auto elsewhere = Program::parse(kAdd, told.options("other.mlir")); // artifacts name locations
  ASSERT_TRUE(first.ok() && second.ok() && elsewhere.ok());
  std::string key = keyOf(*(*first)->module, "facts");
  EXPECT_EQ(key.size(), 64u);
  EXPECT_EQ(key, keyOf(*(*second)->module, "facts"));
  EXPECT_NE(key, keyOf(*(*elsewhere)->module, "facts"));
  EXPECT_NE(key, keyOf(*(*first)->module, "other facts"));
}

} // namespace
} // namespace gc
