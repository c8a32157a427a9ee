// Fusions as CUDA kernels: the emulator's result against the reference interpreter's, and ptxas for three chips. On a
// machine with a GPU the kernels run there too.
#include "codegen/cuda/GpuBinding.h"
#include "codegen/cuda/Nvvm.h"
#include "ir/reference/Evaluator.h"
#include "runtime/cuda/Driver.h"
#include "runtime/emulator/Emulator.h"
#include "test/codegen/KernelRunner.h"

#include "mlir/Parser/Parser.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

using namespace mlir;
using testing::AnyOf;
using testing::HasSubstr;

namespace {

struct Case {
  const char *name;
  const char *family;
  double tolerance; // |got - want| <= tolerance * (1 + |want|)
  const char *text; // @main with one gc.fusion
};

// A fusion over f32 tensors: arguments' and results' types, then the body up to its yield.
const Case kCases[] = {
    {"softmax_rows", "row", 2e-6, R"(
func.func @main(%arg: tensor<40x1024xf32>) -> tensor<40x1024xf32> {
  %r = gc.fusion "row"(%arg) {
  ^bb0(%x: tensor<40x1024xf32>):
    %max = gc.reduce max(%x) dims [1] : (tensor<40x1024xf32>) -> tensor<40xf32>
    %maxb = gc.broadcast %max dims [0] : (tensor<40xf32>) -> tensor<40x1024xf32>
    %d = gc.sub %x, %maxb : tensor<40x1024xf32>
    %e = gc.exp %d : tensor<40x1024xf32>
    %sum = gc.reduce add(%e) dims [1] : (tensor<40x1024xf32>) -> tensor<40xf32>
    %sumb = gc.broadcast %sum dims [0] : (tensor<40xf32>) -> tensor<40x1024xf32>
    %q = gc.div %e, %sumb : tensor<40x1024xf32>
    gc.yield %q : tensor<40x1024xf32>
  } : (tensor<40x1024xf32>) -> tensor<40x1024xf32>
  return %r : tensor<40x1024xf32>
})"},
    {"softmax_long_odd_rows", "row", 2e-6, R"(
func.func @main(%arg: tensor<3x5003xf32>) -> tensor<3x5003xf32> {
  %r = gc.fusion "row"(%arg) {
  ^bb0(%x: tensor<3x5003xf32>):
    %max = gc.reduce max(%x) dims [1] : (tensor<3x5003xf32>) -> tensor<3xf32>
    %maxb = gc.broadcast %max dims [0] : (tensor<3xf32>) -> tensor<3x5003xf32>
    %d = gc.sub %x, %maxb : tensor<3x5003xf32>
    %e = gc.exp %d : tensor<3x5003xf32>
    %sum = gc.reduce add(%e) dims [1] : (tensor<3x5003xf32>) -> tensor<3xf32>
    %sumb = gc.broadcast %sum dims [0] : (tensor<3xf32>) -> tensor<3x5003xf32>
    %q = gc.div %e, %sumb : tensor<3x5003xf32>
    gc.yield %q : tensor<3x5003xf32>
  } : (tensor<3x5003xf32>) -> tensor<3x5003xf32>
  return %r : tensor<3x5003xf32>
})"},
    {"sum_of_all", "row", 1e-5, R"(
func.func @main(%arg: tensor<3001xf32>) -> tensor<f32> {
  %r = gc.fusion "row"(%arg) {
  ^bb0(%x: tensor<3001xf32>):
    %sum = gc.reduce add(%x) dims [0] : (tensor<3001xf32>) -> tensor<f32>
    gc.yield %sum : tensor<f32>
  } : (tensor<3001xf32>) -> tensor<f32>
  return %r : tensor<f32>
})"},
    {"layernorm_residual", "row", 1e-5, R"(
func.func @main(%a0: tensor<24x320xf32>, %a1: tensor<24x320xf32>, %a2: tensor<320xf32>)
    -> (tensor<24x320xf32>, tensor<24xf32>) {
  %r:2 = gc.fusion "row"(%a0, %a1, %a2) {
  ^bb0(%x: tensor<24x320xf32>, %residual: tensor<24x320xf32>, %gain: tensor<320xf32>):
    %s = gc.add %x, %residual : tensor<24x320xf32>
    %n = gc.constant dense<3.125000e-03> : tensor<24xf32>
    %eps = gc.constant dense<1.000000e-05> : tensor<24xf32>
    %sum = gc.reduce add(%s) dims [1] : (tensor<24x320xf32>) -> tensor<24xf32>
    %mean = gc.mul %sum, %n : tensor<24xf32>
    %meanb = gc.broadcast %mean dims [0] : (tensor<24xf32>) -> tensor<24x320xf32>
    %d = gc.sub %s, %meanb : tensor<24x320xf32>
    %dd = gc.mul %d, %d : tensor<24x320xf32>
    %square = gc.reduce add(%dd) dims [1] : (tensor<24x320xf32>) -> tensor<24xf32>
    %var = gc.mul %square, %n : tensor<24xf32>
    %vare = gc.add %var, %eps : tensor<24xf32>
    %inv = gc.rsqrt %vare : tensor<24xf32>
    %invb = gc.broadcast %inv dims [0] : (tensor<24xf32>) -> tensor<24x320xf32>
    %norm = gc.mul %d, %invb : tensor<24x320xf32>
    %gb = gc.broadcast %gain dims [1] : (tensor<320xf32>) -> tensor<24x320xf32>
    %y = gc.mul %norm, %gb : tensor<24x320xf32>
    gc.yield %y, %mean : tensor<24x320xf32>, tensor<24xf32>
  } : (tensor<24x320xf32>, tensor<24x320xf32>, tensor<320xf32>) -> (tensor<24x320xf32>, tensor<24xf32>)
  return %r#0, %r#1 : tensor<24x320xf32>, tensor<24xf32>
})"},
    {"adamw", "loop", 1e-6, R"(
func.func @main(%a0: tensor<64x128xf32>, %a1: tensor<64x128xf32>, %a2: tensor<64x128xf32>, %a3: tensor<64x128xf32>)
    -> (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) {
  %r:3 = gc.fusion "loop"(%a0, %a1, %a2, %a3) {
  ^bb0(%p: tensor<64x128xf32>, %g: tensor<64x128xf32>, %m: tensor<64x128xf32>, %v: tensor<64x128xf32>):
    %b1 = gc.constant dense<0.9> : tensor<64x128xf32>
    %c1 = gc.constant dense<0.1> : tensor<64x128xf32>
    %b2 = gc.constant dense<0.95> : tensor<64x128xf32>
    %c2 = gc.constant dense<0.05> : tensor<64x128xf32>
    %lr = gc.constant dense<0.001> : tensor<64x128xf32>
    %eps = gc.constant dense<1.0e-8> : tensor<64x128xf32>
    %m0 = gc.mul %b1, %m : tensor<64x128xf32>
    %m1 = gc.mul %c1, %g : tensor<64x128xf32>
    %mn = gc.add %m0, %m1 : tensor<64x128xf32>
    %gg = gc.mul %g, %g : tensor<64x128xf32>
    %vv = gc.abs %v : tensor<64x128xf32>
    %v0 = gc.mul %b2, %vv : tensor<64x128xf32>
    %v1 = gc.mul %c2, %gg : tensor<64x128xf32>
    %vn = gc.add %v0, %v1 : tensor<64x128xf32>
    %root = gc.sqrt %vn : tensor<64x128xf32>
    %den = gc.add %root, %eps : tensor<64x128xf32>
    %step = gc.div %mn, %den : tensor<64x128xf32>
    %d = gc.mul %lr, %step : tensor<64x128xf32>
    %pn = gc.sub %p, %d : tensor<64x128xf32>
    gc.yield %pn, %mn, %vn : tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>
  } : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>)
      -> (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>)
  return %r#0, %r#1, %r#2 : tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>
})"},
    {"elementwise_chain", "loop", 4e-6, R"(
func.func @main(%a0: tensor<7x33xf32>, %a1: tensor<33xf32>) -> tensor<7x33xf32> {
  %r = gc.fusion "loop"(%a0, %a1) {
  ^bb0(%x: tensor<7x33xf32>, %bias: tensor<33xf32>):
    %bb = gc.broadcast %bias dims [1] : (tensor<33xf32>) -> tensor<7x33xf32>
    %s = gc.add %x, %bb : tensor<7x33xf32>
    %t = gc.tanh %s : tensor<7x33xf32>
    %zero = gc.constant dense<0.0> : tensor<7x33xf32>
    %pos = gc.compare GT %s, %zero : (tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xi1>
    %l = gc.logistic %s : tensor<7x33xf32>
    %y = gc.select %pos, %t, %l : (tensor<7x33xi1>, tensor<7x33xf32>, tensor<7x33xf32>) -> tensor<7x33xf32>
    gc.yield %y : tensor<7x33xf32>
  } : (tensor<7x33xf32>, tensor<33xf32>) -> tensor<7x33xf32>
  return %r : tensor<7x33xf32>
})"},
    {"pad_of_transpose", "transpose", 0, R"(
func.func @main(%a0: tensor<12x20xf32>) -> tensor<22x16xf32> {
  %r = gc.fusion "loop"(%a0) {
  ^bb0(%x: tensor<12x20xf32>):
    %t = gc.transpose %x permutation [1, 0] : (tensor<12x20xf32>) -> tensor<20x12xf32>
    %fill = gc.constant dense<7.0> : tensor<f32>
    %y = gc.pad %t, %fill low [1, 3] high [1, 1] interior [0, 0] : (tensor<20x12xf32>, tensor<f32>) -> tensor<22x16xf32>
    gc.yield %y : tensor<22x16xf32>
  } : (tensor<12x20xf32>) -> tensor<22x16xf32>
  return %r : tensor<22x16xf32>
})"},
    {"bias_gradient", "column", 1e-5, R"(
func.func @main(%a0: tensor<100x260xf32>) -> tensor<260xf32> {
  %r = gc.fusion "column"(%a0) {
  ^bb0(%x: tensor<100x260xf32>):
    %y = gc.reduce add(%x) dims [0] : (tensor<100x260xf32>) -> tensor<260xf32>
    gc.yield %y : tensor<260xf32>
  } : (tensor<100x260xf32>) -> tensor<260xf32>
  return %r : tensor<260xf32>
})"},
};

void PrintTo(const Case &c, std::ostream *out) {
  *out << c.name;
}

class CudaFusion : public testing::TestWithParam<Case> {
protected:
  CudaFusion()
      : handler(&runner.context(), [this](Diagnostic &d) {
          llvm::raw_string_ostream out(messages);
          out << d.getLocation() << ": " << d.str() << "\n";
        }) {
    DialectRegistry registry;
    gc::registerCudaDialects(registry);
    registry.insert<gc::GcDialect, func::FuncDialect>();
    runner.context().appendDialectRegistry(registry);
    runner.context().loadAllAvailableDialects();
  }

  // The case as an NVVM-dialect module; false with `messages` set.
  bool lower() {
    source = parseSourceString<ModuleOp>(GetParam().text, &runner.context(), GetParam().name);
    if (!source)
      return false;
    main = *source->getOps<func::FuncOp>().begin();
    fusion = *main.getOps<gc::FusionOp>().begin();
    kernels = ModuleOp::create(source->getLoc());
    OpBuilder b = OpBuilder::atBlockBegin(kernels->getBody());
    gpuModule = gpu::GPUModuleOp::create(b, source->getLoc(), "kernels");
    if (failed(gc::emitGpuKernel(fusion, gpuModule, "kernel", info)))
      return false;
    auto block = cast<gpu::GPUFuncOp>(gpuModule.lookupSymbol("kernel")).getKnownBlockSize();
    threads = (*block)[0];
    return succeeded(gc::lowerToNvvm(*kernels));
  }

  void makeInputs() {
    std::mt19937 random(1);
    std::normal_distribution<float> normal;
    for (Type t : main.getArgumentTypes()) {
      gc::Tensor x(cast<RankedTensorType>(t));
      for (int64_t i = 0; i < x.getNumElements(); ++i)
        x.mutableData<float>()[i] = normal(random);
      inputs.push_back(x);
    }
    for (Type t : main.getResultTypes())
      outputs.emplace_back(cast<RankedTensorType>(t));
  }

  std::vector<void *> buffers() {
    std::vector<void *> all;
    for (auto *list : {&inputs, &outputs})
      for (gc::Tensor &t : *list)
        all.push_back(t.getMutableBytes().data());
    return all;
  }

  void compareWithReference() {
    SmallVector<gc::CheckFailure> failures;
    auto want = gc::evaluateFunction(main, inputs, gc::EvaluatorOptions(), failures);
    ASSERT_TRUE(succeeded(want)) << messages;
    for (size_t r = 0; r < outputs.size(); ++r)
      for (int64_t i = 0; i < outputs[r].getNumElements(); ++i) {
        double g = outputs[r].data<float>()[i], w = (*want)[r].data<float>()[i];
        ASSERT_LE(std::abs(g - w), GetParam().tolerance * (1 + std::abs(w))) << "result " << r << " element " << i;
      }
  }

  gctest::KernelRunner runner;
  std::string messages;
  ScopedDiagnosticHandler handler;
  OwningOpRef<ModuleOp> source, kernels;
  func::FuncOp main;
  gc::FusionOp fusion;
  gpu::GPUModuleOp gpuModule;
  gc::KernelInfo info;
  int64_t threads = 0;
  SmallVector<gc::Tensor> inputs, outputs;
};

TEST_P(CudaFusion, EmulatedEqualsReference) {
  ASSERT_TRUE(lower()) << messages;
  EXPECT_EQ(info.family, GetParam().family);
  makeInputs();
  OwningOpRef<ModuleOp> host = ModuleOp::create(source->getLoc());
  ASSERT_TRUE(succeeded(gc::lowerForEmulator(gpuModule, *host))) << messages;
  ASSERT_TRUE(runner.compile(*host)) << runner.error();
  std::vector<void *> all = buffers();
  int64_t scalars[] = {0};
  GcRuntimeTable table = {GC_KERNEL_ABI_VERSION, sizeof(GcRuntimeTable), nullptr, gcrt::emulator::emulate};
  GcKernelArgs args = {all.data(), scalars, 0, info.tiles, nullptr, &table};
  ASSERT_EQ(runner.get<GcKernelFn>("kernel")(&args), 0) << gcrt::emulator::lastReport();
  compareWithReference();
}

TEST_P(CudaFusion, IsAcceptedByPtxas) {
  ASSERT_TRUE(lower()) << messages;
  for (const char *chip : {"sm_80", "sm_90a", "sm_100a"}) {
    auto ptx = gc::compileToPtx(gpuModule, chip);
    ASSERT_TRUE(succeeded(ptx)) << messages;
    // Loads and stores of whole vectors are 128 bits wide, rows are reduced by shuffles and through shared memory.
    std::string name = GetParam().name, family = GetParam().family;
    if (name == "softmax_rows" || name == "layernorm_residual" || name == "adamw") {
      // Blackwell's packed f32 pairs move as two 64-bit halves.
      EXPECT_THAT(*ptx, AnyOf(HasSubstr("ld.global.v4.b32"), HasSubstr("ld.global.v2.b64")));
      EXPECT_THAT(*ptx, AnyOf(HasSubstr("st.global.v4.b32"), HasSubstr("st.global.v2.b64")));
    }
    if (family == "row") {
      EXPECT_THAT(*ptx, HasSubstr("shfl.sync.bfly"));
      EXPECT_EQ(ptx->find(".shared") != std::string::npos, threads > 32);
    }
    if (!*GC_PTXAS)
      continue;
    EXPECT_TRUE(succeeded(gc::assemblePtx(source->getLoc(), *ptx, chip, GC_PTXAS))) << messages << *ptx;
  }
  if (!*GC_PTXAS)
    GTEST_SKIP() << "no ptxas on this machine";
}

TEST_P(CudaFusion, DeviceEqualsReference) {
  auto device = gcrt::cuda::deviceName();
  if (!device.ok())
    GTEST_SKIP() << device.status();
  ASSERT_TRUE(lower()) << messages;
  makeInputs();
  auto ptx = gc::compileToPtx(gpuModule, device->second >= 100 ? "sm_100a" : device->second >= 90 ? "sm_90a" : "sm_80");
  ASSERT_TRUE(succeeded(ptx)) << messages;
  gcrt::cuda::LaunchSpec spec;
  spec.kernel = "kernel";
  spec.grid[0] = unsigned(info.tiles);
  spec.block[0] = unsigned(threads);
  for (gc::Tensor &t : inputs)
    spec.buffers.push_back({t.getMutableBytes().data(), t.getBytes().size(), true, false});
  for (gc::Tensor &t : outputs)
    spec.buffers.push_back({t.getMutableBytes().data(), t.getBytes().size(), false, true});
  absl::Status done = gcrt::cuda::runOnce(*ptx, spec);
  ASSERT_TRUE(done.ok()) << done;
  compareWithReference();
}

INSTANTIATE_TEST_SUITE_P(Cases, CudaFusion, testing::ValuesIn(kCases),
                         [](const auto &info) { return std::string(info.param.name); });

} // namespace
