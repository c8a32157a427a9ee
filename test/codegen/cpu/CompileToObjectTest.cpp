#include "test/codegen/KernelRunner.h"

#include "codegen/cpu/CompileThreads.h"

#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>

using gctest::KernelRunner;
using testing::HasSubstr;

namespace {

TEST(CompileToObject, RunsAKernelOverMemory) {
  KernelRunner runner;
  ASSERT_TRUE(runner.compile(R"(
    func.func @axpy(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) -> i32 {
      %c0 = arith.constant 0 : i64
      %c1 = arith.constant 1 : i64
      %a = arith.constant 3.0 : f32
      scf.for %i = %c0 to %n step %c1 : i64 {
        %px = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %py = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
        %vx = llvm.load %px : !llvm.ptr -> f32
        %vy = llvm.load %py : !llvm.ptr -> f32
        %p = arith.mulf %vx, %a : f32
        %s = arith.addf %p, %vy : f32
        llvm.store %s, %py : f32, !llvm.ptr
      }
      %z = arith.constant 0 : i32
      return %z : i32
    })"))
      << runner.error();
  std::vector<float> x(1000), y(1000, 1.0f);
  std::iota(x.begin(), x.end(), 0.0f);
  ASSERT_EQ(runner.get<int32_t (*)(float *, float *, int64_t)>("axpy")(x.data(), y.data(), 1000), 0);
  for (int i = 0; i < 1000; ++i)
    ASSERT_EQ(y[i], 3.0f * i + 1.0f);
}

TEST(CompileToObject, AStoreOfOneLaneWritesNothingElse) {
  KernelRunner runner;
  std::string text;
  for (auto [name, wide, narrow, lane] :
       {std::tuple("first8", "i32", "i8", 0), {"last8", "i32", "i8", 15}, {"third16", "i32", "i16", 2}}) {
    std::string mask;
    for (int i = 0; i < 16; ++i)
      mask += (i ? ", " : "") + std::string(i == lane ? "true" : "false");
    text += llvm::formatv(R"(
    func.func @{0}(%to: !llvm.ptr, %value: {1}) -> i32 {{
      %all = vector.broadcast %value : {1} to vector<16x{1}>
      %short = arith.trunci %all : vector<16x{1}> to vector<16x{2}>
      %mask = arith.constant dense<[{3}]> : vector<16xi1>
      llvm.intr.masked.store %short, %to, %mask {{alignment = 1 : i32} : vector<16x{2}>, vector<16xi1> into !llvm.ptr
      %z = arith.constant 0 : i32
      return %z : i32
    })",
                          name, wide, narrow, mask);
  }
  ASSERT_TRUE(runner.compile(text)) << runner.error();
  auto written = [&](const char *name, auto element) {
    std::vector<decltype(element)> memory(32, 7);
    EXPECT_EQ(runner.get<int32_t (*)(void *, int32_t)>(name)(memory.data(), 0x01020304), 0);
    return memory;
  };
  auto expected = [](auto element, int lane) {
    std::vector<decltype(element)> memory(32, 7);
    memory[lane] = element;
    return memory;
  };
  EXPECT_EQ(written("first8", int8_t()), expected(int8_t(4), 0));
  EXPECT_EQ(written("last8", int8_t()), expected(int8_t(4), 15));
  EXPECT_EQ(written("third16", int16_t()), expected(int16_t(0x304), 2));
}

TEST(CompileToObject, NeitherContractsNorReassociates) {
  std::string assembly;
  KernelRunner runner;
  runner.assembly = &assembly;
  ASSERT_TRUE(runner.compile(R"(
    func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %p, %c : f32
      return %s : f32
    }
    func.func @g(%a: f32, %b: f32, %c: f32) -> f32 {
      %s = math.fma %a, %b, %c : f32
      return %s : f32
    })"))
      << runner.error();
  size_t second = assembly.find("\ng:");
  ASSERT_NE(second, std::string::npos);
  EXPECT_EQ(assembly.substr(0, second).find("vfm"), std::string::npos) << assembly;
  EXPECT_NE(assembly.find("vfm", second), std::string::npos) << assembly;
  // 1 + 2^-23 squared, minus the rounded product: only an unfused pair gives zero.
  float x = 1.0f + 0x1p-23f, p = x * x;
  auto f = runner.get<float (*)(float, float, float)>("f");
  auto g = runner.get<float (*)(float, float, float)>("g");
  EXPECT_EQ(f(x, x, -p), 0.0f);
  EXPECT_EQ(g(x, x, -p), 0x1p-46f);
}

TEST(CompileToObject, LargeCopiesAndFillsAreLoops) {
  KernelRunner runner;
  ASSERT_TRUE(runner.compile(R"(
    llvm.func @copy(%to: !llvm.ptr, %from: !llvm.ptr, %n: i64) {
      "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      llvm.return
    }
    llvm.func @zero(%to: !llvm.ptr, %n: i64) {
      %c0 = llvm.mlir.constant(0 : i64) : i64
      %c1 = llvm.mlir.constant(1 : i64) : i64
      %z = llvm.mlir.constant(0 : i8) : i8
      llvm.br ^head(%c0 : i64)
    ^head(%i: i64):
      %p = llvm.getelementptr %to[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
      llvm.store %z, %p : i8, !llvm.ptr
      %j = llvm.add %i, %c1 : i64
      %more = llvm.icmp "slt" %j, %n : i64
      llvm.cond_br %more, ^head(%j : i64), ^done
    ^done:
      llvm.return
    })"))
      << runner.error();
  std::vector<char> from(70001), to(70001, 9);
  for (size_t i = 0; i < from.size(); ++i)
    from[i] = char(i * 7);
  runner.get<void (*)(char *, char *, int64_t)>("copy")(to.data(), from.data(), 70000);
  EXPECT_TRUE(std::equal(from.begin(), from.end() - 1, to.begin()));
  EXPECT_EQ(to.back(), 9);
  runner.get<void (*)(char *, int64_t)>("zero")(to.data(), 70000);
  EXPECT_EQ(std::count(to.begin(), to.end(), 0), 70000);
}

TEST(CompileToObject, NamedLevelsCompileAndUseTheirRegisters) {
  for (auto [name, reg, other] : {std::tuple{"x86-64-v3", "%ymm", "%zmm"}, std::tuple{"x86-64-v4", "%zmm", "%ymm"}}) {
    gc::CpuTarget target = *gc::CpuTarget::named(name);
    EXPECT_TRUE(target.isSupported());
    std::string assembly;
    KernelRunner runner;
    runner.assembly = &assembly;
    std::string type = "vector<" + std::to_string(target.lanes(4)) + "xf32>";
    ASSERT_TRUE(runner.compile("func.func @f(%p: !llvm.ptr) {\n"
                               "  %v = llvm.load %p : !llvm.ptr -> " +
                                   type +
                                   "\n"
                                   "  %s = math.sqrt %v : " +
                                   type +
                                   "\n"
                                   "  llvm.store %s, %p : " +
                                   type +
                                   ", !llvm.ptr\n"
                                   "  return\n}\n",
                               target))
        << runner.error();
    EXPECT_THAT(assembly, HasSubstr(reg));
    EXPECT_THAT(assembly, testing::Not(HasSubstr(other)));
  }
  EXPECT_FALSE(gc::CpuTarget::named("pentium3"));
}

TEST(CompileToObject, RefusesTargetsWithoutMultiplyAdd) {
  gc::CpuTarget old;
  old.name = "native";
  old.cpu = "nehalem";
  old.features = "+sse4.2,-avx2,-fma";
  KernelRunner runner;
  EXPECT_FALSE(runner.compile("func.func @f() { return }", old));
  EXPECT_THAT(runner.error(), HasSubstr("lacks avx2, fma"));
}

TEST(CompileToObject, SameInputSameBytes) {
  const char *text = R"(
    func.func @f(%a: f32) -> f32 {
      %r = math.sqrt %a : f32
      return %r : f32
    })";
  KernelRunner first, second;
  ASSERT_TRUE(first.compile(text));
  ASSERT_TRUE(second.compile(text));
  EXPECT_EQ(first.image().bytes, second.image().bytes);
}

/// `count` kernels of about 1200 ops each: f0(x) = x + 0 + 1 + 2 + …, f1 one more at its end.
std::string longKernels(int count) {
  std::string text;
  for (int k = 0; k < count; ++k) {
    text += "func.func @f" + std::to_string(k) + "(%x0: i64) -> i64 {\n";
    for (int i = 0; i < 600 + k; ++i) {
      std::string n = std::to_string(i);
      text += "  %c" + n + " = arith.constant " + n + " : i64\n";
      text += "  %x" + std::to_string(i + 1) + " = arith.addi %x" + n + ", %c" + n + " : i64\n";
    }
    text += "  return %x" + std::to_string(600 + k) + " : i64\n}\n";
  }
  return text;
}

TEST(CompileToObjects, ThreadsChangeNoByte) {
  std::vector<std::string> first;
  for (unsigned count : {1u, 2u, 3u}) {
    gc::CompileThreads threads(count);
    mlir::DialectRegistry registry;
    gc::registerCpuDialects(registry);
    mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
    context.setThreadPool(threads);
    context.loadAllAvailableDialects();
    auto module = mlir::parseSourceString<mlir::ModuleOp>(longKernels(5), &context);
    ASSERT_TRUE(module);
    auto objects = gc::compileToObjects(*module, gc::CpuTarget::host());
    ASSERT_TRUE(mlir::succeeded(objects));
    std::vector<std::string> bytes;
    gc::PackedImage all;
    for (const auto &object : *objects) {
      bytes.push_back(object->getBuffer().str());
      llvm::Expected<gc::PackedImage> image = gc::packImage(*object);
      ASSERT_TRUE(static_cast<bool>(image)) << llvm::toString(image.takeError());
      all.append(*image);
    }
    EXPECT_EQ(bytes.size(), 3u); // two kernels, two, one
    ASSERT_EQ(all.symbols.size(), 5u);
    for (int k = 1; k < 5; ++k)
      EXPECT_GT(all.offsetOf("f" + std::to_string(k)), all.offsetOf("f" + std::to_string(k - 1)));
    if (first.empty())
      first = bytes;
    EXPECT_TRUE(bytes == first) << count << " threads";
  }
}

TEST(CompileToObjects, AnErrorKeepsItsLocationInAnyThread) {
  for (unsigned count : {1u, 2u}) {
    gc::CompileThreads threads(count);
    mlir::DialectRegistry registry;
    gc::registerCpuDialects(registry);
    mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
    context.setThreadPool(threads);
    context.loadAllAvailableDialects();
    std::vector<std::string> errors;
    mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &d) {
      std::string text;
      llvm::raw_string_ostream(text) << d.getLocation() << ": " << d.str();
      errors.push_back(text);
    });
    std::string text =
        longKernels(3) + R"(func.func @bad(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 3)>>, %i: index) -> f32 {
      %v = memref.load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 mod 3)>>
      return %v : f32
    } loc("there":7:1))";
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    EXPECT_TRUE(mlir::failed(gc::compileToObjects(*module, gc::CpuTarget::host())));
    ASSERT_FALSE(errors.empty());
    EXPECT_THAT(errors, testing::Contains(HasSubstr("there")));
  }
}

} // namespace
