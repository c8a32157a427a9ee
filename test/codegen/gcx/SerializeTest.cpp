#include "codegen/gcx/Serialize.h"
#include "ir/gcx/Gcx.h"

#include "mlir/Parser/Parser.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::HasSubstr;

namespace {

// What the tables of a module say, or why there are none.
struct Tables {
  gcrt::fb::ModuleT module;
  std::string report;
  bool done = false;

  explicit Tables(const std::string &text) {
    mlir::DialectRegistry registry;
    registry.insert<gc::GcDialect, gc::gcx::GcxDialect>();
    mlir::MLIRContext context(registry);
    mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &d) { report += d.str() + "\n"; });
    auto parsed = mlir::parseSourceString<mlir::ModuleOp>(text, &context, "program.mlir");
    done = parsed && succeeded(gc::Serializer(*parsed).run({}, module));
  }
};

// A program that fills its result by way of one buffer of the arena.
std::string program(const std::string &alloc) {
  return R"(gcx.program @main attributes {arguments = [], results = [{type = tensor<16xf32>}], arena_bytes = 64 : i64} {
  %r = gcx.result 0 bytes 64
  %t = )" +
         alloc + R"(
  gcx.fill %t with [0]
  gcx.copy %t to %r
})";
}

TEST(Serialize, KeepsABuffersPlace) {
  Tables tables(program("gcx.alloc bytes 64 at 0"));
  EXPECT_TRUE(tables.done) << tables.report;
  ASSERT_EQ(tables.module.programs.size(), 1u);
  EXPECT_EQ(tables.module.programs[0]->commands.size(), 2u);
}

TEST(Serialize, FailsOnABufferWithoutAPlace) {
  Tables tables(program("gcx.alloc bytes 64"));
  EXPECT_FALSE(tables.done);
  EXPECT_THAT(tables.report, HasSubstr("has no offset: run gc-assign-arena first"));
}

} // namespace
