#include "test/codegen/KernelRunner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using gctest::KernelRunner;
using testing::HasSubstr;

namespace {

TEST(Pack, OneImageOfAThousandFunctions) {
  std::string text;
  for (int i = 0; i < 1000; ++i) {
    std::string n = std::to_string(i);
    text += "func.func @f" + n + "(%a: i64) -> i64 {\n  %c = arith.constant " + n +
            " : i64\n  %r = arith.addi %a, %c : i64\n  return %r : i64\n}\n";
  }
  KernelRunner runner;
  ASSERT_TRUE(runner.compile(text)) << runner.error();
  EXPECT_EQ(runner.image().symbols.size(), 1000u);
  for (int i = 0; i < 1000; ++i) {
    auto f = runner.get<int64_t (*)(int64_t)>("f" + std::to_string(i));
    ASSERT_TRUE(f);
    ASSERT_EQ(f(5), 5 + i);
  }
  EXPECT_EQ(runner.image().offsetOf("f1000"), -1);
  printf("lower %.1f optimize %.1f emit %.1f ms\n", runner.stats().lowerMs, runner.stats().optimizeMs,
         runner.stats().emitMs);
  RecordProperty("microseconds_per_function",
                 int(runner.stats().lowerMs + runner.stats().optimizeMs + runner.stats().emitMs));
}

TEST(Pack, ReadsLargeConstantTables) {
  // 256 KiB of constants that only PC-relative references reach, and calls between functions.
  std::string values;
  for (int i = 0; i < 65536; ++i)
    values += (i ? ", " : "") + std::to_string(i * 31 + 7);
  KernelRunner runner;
  ASSERT_TRUE(runner.compile("llvm.mlir.global internal constant @table(dense<[" + values +
                             "]> : tensor<65536xi32>) {addr_space = 0 : i32, alignment = 64 : i64} : "
                             "!llvm.array<65536 x i32>\n" +
                             R"(
    llvm.func @at(%i: i64) -> i32 attributes {passthrough = ["noinline"]} {
      %t = llvm.mlir.addressof @table : !llvm.ptr
      %p = llvm.getelementptr %t[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<65536 x i32>
      %v = llvm.load %p : !llvm.ptr -> i32
      llvm.return %v : i32
    }
    llvm.func @sum(%i: i64, %j: i64) -> i32 {
      %a = llvm.call @at(%i) : (i64) -> i32
      %b = llvm.call @at(%j) : (i64) -> i32
      %s = llvm.add %a, %b : i32
      llvm.return %s : i32
    }
    llvm.func @address() -> i64 {
      %t = llvm.mlir.addressof @table : !llvm.ptr
      %v = llvm.ptrtoint %t : !llvm.ptr to i64
      llvm.return %v : i64
    })"))
      << runner.error();
  auto at = runner.get<int32_t (*)(int64_t)>("at");
  for (int i = 0; i < 65536; i += 97)
    ASSERT_EQ(at(i), i * 31 + 7);
  EXPECT_EQ(runner.get<int32_t (*)(int64_t, int64_t)>("sum")(3, 65535), 3 * 31 + 7 + 65535 * 31 + 7);
  EXPECT_EQ(runner.get<int64_t (*)()>("address")() % 64, 0);
  EXPECT_GE(runner.image().alignment, 64u);
  EXPECT_LE(runner.image().alignment, 4096u);
}

TEST(Pack, AppliesJumpTables) {
  // A dense switch becomes a table of offsets relative to itself.
  std::string text = "llvm.func @f(%i: i32) -> i32 {\n  llvm.switch %i : i32, ^d [\n";
  for (int i = 0; i < 12; ++i)
    text += "    " + std::to_string(i) + ": ^b" + std::to_string(i) + (i < 11 ? ",\n" : "\n");
  text += "  ]\n^d:\n  %m = llvm.mlir.constant(-1 : i32) : i32\n  llvm.return %m : i32\n";
  for (int i = 0; i < 12; ++i) {
    std::string n = std::to_string(i);
    text += "^b" + n + ":\n  %c" + n + " = llvm.mlir.constant(" + std::to_string(i * i + 1) + " : i32) : i32\n" +
            "  %m" + n + " = llvm." +
            (i % 3 == 0   ? "mul"
             : i % 3 == 1 ? "add"
                          : "xor") +
            " %i, %c" + n + " : i32\n  llvm.return %m" + n + " : i32\n";
  }
  text += "}\n";
  KernelRunner runner;
  ASSERT_TRUE(runner.compile(text)) << runner.error();
  auto f = runner.get<int32_t (*)(int32_t)>("f");
  for (int i = 0; i < 12; ++i) {
    int c = i * i + 1;
    EXPECT_EQ(f(i), i % 3 == 0 ? i * c : i % 3 == 1 ? i + c : i ^ c);
  }
  EXPECT_EQ(f(12), -1);
}

TEST(Pack, NamesAnUndefinedSymbol) {
  KernelRunner runner;
  EXPECT_FALSE(runner.compile(R"(
    func.func private @expf(f32) -> f32
    func.func @f(%a: f32) -> f32 {
      %r = func.call @expf(%a) : (f32) -> f32
      return %r : f32
    })"));
  EXPECT_THAT(runner.error(), HasSubstr("'expf' is undefined"));
}

TEST(Pack, RefusesWritableData) {
  KernelRunner runner;
  EXPECT_FALSE(runner.compile(R"(
    llvm.mlir.global external @counter(1 : i32) : i32
    llvm.func @f() -> i32 {
      %p = llvm.mlir.addressof @counter : !llvm.ptr
      %v = llvm.load volatile %p : !llvm.ptr -> i32
      llvm.store volatile %v, %p : i32, !llvm.ptr
      llvm.return %v : i32
    })"));
  EXPECT_THAT(runner.error(), HasSubstr("is writable"));
}

TEST(Pack, RefusesAbsoluteAddresses) {
  KernelRunner runner;
  EXPECT_FALSE(runner.compile(R"(
    llvm.mlir.global internal constant @value(1 : i32) : i32
    llvm.mlir.global external constant @pointer() : !llvm.ptr {
      %p = llvm.mlir.addressof @value : !llvm.ptr
      llvm.return %p : !llvm.ptr
    }
    llvm.func @f() -> !llvm.ptr {
      %p = llvm.mlir.addressof @pointer : !llvm.ptr
      %v = llvm.load volatile %p : !llvm.ptr -> !llvm.ptr
      llvm.return %v : !llvm.ptr
    })"));
  EXPECT_THAT(runner.error(), testing::AnyOf(HasSubstr("is not PC-relative"), HasSubstr("is writable")));
}

TEST(Pack, RefusesWhatIsNoObject) {
  EXPECT_THAT(llvm::toString(gc::packImage(llvm::MemoryBufferRef("not an object", "x")).takeError()),
              testing::Not(testing::IsEmpty()));
}

} // namespace
