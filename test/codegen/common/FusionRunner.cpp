#include "test/codegen/common/FusionRunner.h"

#include "ir/reference/Evaluator.h"
#include "passes/fusion/Passes.h"
#include "runtime/abi/kernel_abi.h"
#include "test/codegen/FencedMemory.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <random>

using namespace mlir;
using namespace gc;
using namespace gctest;

FusionRunner::FusionRunner() {
  DialectRegistry registry;
  registry.insert<GcDialect, func::FuncDialect>();
  registerCpuDialects(registry);
  runner.context().appendDialectRegistry(registry);
  runner.context().loadAllAvailableDialects();
}

std::string FusionRunner::families() const {
  std::string r;
  for (const KernelInfo &i : infos)
    r += (r.empty() ? "" : " ") + i.family;
  return r;
}

static Tensor draw(RankedTensorType type, std::mt19937_64 &random, int64_t integers) {
  int64_t n = type.getNumElements();
  if (isa<FloatType>(type.getElementType())) {
    std::vector<double> v(n);
    std::normal_distribution<double> normal;
    for (double &x : v)
      x = normal(random);
    return Tensor::fromDoubles(type, v);
  }
  std::vector<int64_t> v(n);
  int64_t limit = type.getElementType().isInteger(1) ? 2 : integers;
  for (int64_t &x : v)
    x = random() % limit;
  return Tensor::fromIntegers(type, v);
}

// Buffers at addresses aligned to the element alone, once against the fence before them, once against that behind.
void FusionRunner::call(void *entry, const KernelInfo &info, ArrayRef<Tensor> inputs, MutableArrayRef<Tensor> results) {
  SmallVector<Tensor> before(results.begin(), results.end());
  for (auto against : {FencedMemory::Against::Begin, FencedMemory::Against::End}) {
    std::vector<FencedMemory> storage;
    std::vector<void *> buffers;
    auto add = [&](const Tensor &t) {
      storage.emplace_back(t.getBytes().size(), against);
      memcpy(storage.back().data(), t.getBytes().data(), t.getBytes().size());
      buffers.push_back(storage.back().data());
    };
    for (const Tensor &t : inputs)
      add(t);
    for (const Tensor &t : before)
      add(t);
    callOn(entry, info, buffers);
    for (auto [i, t] : llvm::enumerate(results))
      memcpy(t.getMutableBytes().data(), buffers[inputs.size() + i], t.getBytes().size());
    for (auto [i, t] : llvm::enumerate(inputs))
      ASSERT_EQ(memcmp(buffers[i], t.getBytes().data(), t.getBytes().size()), 0) << "a kernel changed operand " << i;
  }
}

void FusionRunner::callOn(void *entry, const KernelInfo &info, ArrayRef<void *> buffers) {
  std::vector<char> scratch(info.scratchBytes + 128);
  int64_t device = 0;
  GcRuntimeTable table{GC_KERNEL_ABI_VERSION, sizeof(GcRuntimeTable), [](const GcGemm *) -> int32_t { return 1; }};
  GcKernelArgs args{buffers.data(), &device, 0, 0, nullptr, &table};
  args.scratch = reinterpret_cast<void *>((reinterpret_cast<uintptr_t>(scratch.data()) + 63) / 64 * 64);
  auto run = [&](int64_t begin, int64_t end) {
    args.tile_begin = begin;
    args.tile_end = end;
    if (begin < end) {
      EXPECT_EQ(reinterpret_cast<GcKernelFn>(entry)(&args), 0);
    }
  };
  // The last third first, then one tile, then the rest.
  int64_t a = info.tiles / 3, b = info.tiles - info.tiles / 3;
  run(b, info.tiles);
  run(a, std::min(a + 1, b));
  run(0, a);
  run(std::min(a + 1, b), b);
}

SmallVector<Tensor> FusionRunner::runKernels(func::FuncOp function, ArrayRef<Tensor> arguments) {
  OwningOpRef<ModuleOp> kernels = ModuleOp::create(function.getLoc());
  infos.clear();
  for (auto [i, fusion] : llvm::enumerate(function.getOps<FusionOp>())) {
    infos.emplace_back();
    if (failed(emitCpuKernel(fusion, *kernels, "kernel_" + std::to_string(i), target, infos.back())))
      return {};
  }
  if (!runner.compile(*kernels, target)) {
    ADD_FAILURE() << runner.error();
    return {};
  }
  llvm::DenseMap<Value, Tensor> values;
  for (auto [arg, t] : llvm::zip_equal(function.getArguments(), arguments))
    values[arg] = t;
  size_t at = 0;
  for (Operation &op : function.getBody().front()) {
    if (auto fusion = dyn_cast<FusionOp>(op)) {
      SmallVector<Tensor> inputs, results;
      for (Value v : fusion.getInputs())
        inputs.push_back(values[v]);
      auto updates = fusion->getAttrOfType<DenseI64ArrayAttr>("updates");
      for (auto [i, v] : llvm::enumerate(fusion.getResults())) {
        bool updated = updates && updates[i] >= 0;
        results.push_back(updated ? inputs[updates[i]] : Tensor(cast<RankedTensorType>(v.getType())));
      }
      call(runner.lookup(infos[at].name), infos[at], inputs, results);
      ++at;
      for (auto [v, t] : llvm::zip_equal(fusion.getResults(), results))
        values[v] = t;
    } else if (auto c = dyn_cast<ConstantOp>(op)) {
      values[c.getResult()] = *Tensor::fromElements(c.getValue());
    } else if (auto r = dyn_cast<ReshapeOp>(op)) {
      values[r.getResult()] = values[r.getOperand()].withType(r.getType());
    } else if (op.hasTrait<OpTrait::IsTerminator>()) {
      SmallVector<Tensor> r;
      for (Value v : op.getOperands())
        r.push_back(values[v]);
      return r;
    } else {
      ADD_FAILURE() << "left outside of the fusions: " << op.getName().getStringRef().str();
      return {};
    }
  }
  return {};
}

OwningOpRef<ModuleOp> FusionRunner::parse(StringRef text) {
  diagnostics.clear();
  ScopedDiagnosticHandler handler(&runner.context(), [&](Diagnostic &d) {
    diagnostics += d.str() + "\n";
    return success();
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &runner.context());
  EXPECT_TRUE(module) << diagnostics;
  return module;
}

SmallVector<Tensor> FusionRunner::compileAndRun(ModuleOp module, ArrayRef<Tensor> arguments) {
  ScopedDiagnosticHandler handler(&runner.context(), [&](Diagnostic &d) {
    diagnostics += d.str() + "\n";
    return success();
  });
  PassManager pm(&runner.context());
  pm.addNestedPass<func::FuncOp>(createFormFusionsPass());
  SmallVector<Tensor> results;
  if (succeeded(pm.run(module)))
    results = runKernels(*module.getOps<func::FuncOp>().begin(), arguments);
  EXPECT_FALSE(results.empty()) << diagnostics;
  return results;
}

std::vector<Tensor> FusionRunner::run(StringRef text, llvm::function_ref<Tensor(RankedTensorType)> make) {
  OwningOpRef<ModuleOp> module = parse(text);
  if (!module)
    return {};
  SmallVector<Tensor> arguments;
  for (Type t : (*module->getOps<func::FuncOp>().begin()).getArgumentTypes())
    arguments.push_back(make(cast<RankedTensorType>(t)));
  SmallVector<Tensor> results = compileAndRun(*module, arguments);
  return {results.begin(), results.end()};
}

void FusionRunner::expectSame(StringRef text, Tolerance tolerance) {
  OwningOpRef<ModuleOp> module = parse(text);
  ASSERT_TRUE(module);
  auto function = *module->getOps<func::FuncOp>().begin();
  std::mt19937_64 random(7);
  SmallVector<Tensor> arguments;
  for (Type t : function.getArgumentTypes())
    arguments.push_back(draw(cast<RankedTensorType>(t), random, tolerance.integers));
  SmallVector<CheckFailure> failures;
  FailureOr<SmallVector<Tensor>> want = evaluateFunction(function, arguments, {}, failures);
  ASSERT_TRUE(succeeded(want)) << diagnostics;
  SmallVector<Tensor> got = compileAndRun(*module, arguments);
  ASSERT_EQ(got.size(), want->size()) << diagnostics;
  for (size_t r = 0; r < got.size(); ++r) {
    ASSERT_EQ(got[r].getType(), (*want)[r].getType());
    bool isFloat = isa<FloatType>(got[r].getElementType());
    std::vector<double> g, w;
    if (isFloat) {
      g = got[r].toDoubles();
      w = (*want)[r].toDoubles();
    } else {
      for (int64_t x : got[r].toIntegers())
        g.push_back(x);
      for (int64_t x : (*want)[r].toIntegers())
        w.push_back(x);
    }
    int64_t wrong = 0;
    for (size_t i = 0; i < g.size(); ++i) {
      bool same = g[i] == w[i] || (std::isnan(g[i]) && std::isnan(w[i])) ||
                  std::abs(g[i] - w[i]) <= tolerance.absolute + tolerance.relative * std::abs(w[i]);
      if (!same && ++wrong <= 3) {
        ADD_FAILURE() << "result " << r << " element " << i << ": kernel " << g[i] << ", interpreter " << w[i];
      }
    }
    EXPECT_EQ(wrong, 0) << "of " << g.size() << " elements; families: " << families();
  }
}
