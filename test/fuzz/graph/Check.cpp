#include "test/fuzz/graph/Check.h"

#include "tools/driver/Engine.h"
#include "tools/driver/Program.h"

#include "codegen/gcx/Compile.h"
#include "ir/dialect/Gc.h"
#include "ir/reference/Evaluator.h"
#include "passes/canonical/Passes.h"
#include "passes/numerics/Passes.h"
#include "runtime/artifact/Artifact.h"
#include "runtime/cpu/CpuDevice.h"
#include "runtime/emulator/Emulator.h"
#include "runtime/exec/Session.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include <cmath>
#include <cstring>
#include <random>

using namespace mlir;
using namespace gc;
using namespace gc::fuzz;

namespace {

std::string textOf(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

func::FuncOp mainOf(ModuleOp module) {
  return module.lookupSymbol<func::FuncOp>("main");
}

SmallVector<Tensor> argumentsOf(func::FuncOp main, uint64_t seed) {
  SmallVector<Tensor> tensors;
  std::mt19937_64 random(seed ^ 0x5DEECE66Dull);
  for (auto [i, type] : llvm::enumerate(main.getArgumentTypes())) {
    Tensor tensor(cast<RankedTensorType>(type));
    bool normal = main.getArgAttr(i, "fuzz.normal") != nullptr;
    Type element = tensor.getElementType();
    for (int64_t k = 0; k < tensor.getNumElements(); ++k) {
      uint64_t bits = random();
      if (auto format = dyn_cast<FloatType>(element)) {
        double x = normal ? double(int64_t(bits % 4000001) - 2000000) / 1e6 : double(int64_t(bits % 8) - 3);
        APFloat value(x);
        bool loses;
        value.convert(format.getFloatSemantics(), APFloat::rmNearestTiesToEven, &loses);
        tensor.setFloat(k, value);
      } else {
        unsigned width = element.getIntOrFloatBitWidth();
        bool isUnsigned = width == 1 || element.isUnsignedInteger();
        int64_t high = width == 1 ? 1 : width == 2 ? (isUnsigned ? 3 : 1) : 4;
        int64_t low = isUnsigned ? 0 : width == 2 ? -2 : -3;
        tensor.setInteger(k, low + int64_t(bits % uint64_t(high - low + 1)));
      }
    }
    tensors.push_back(std::move(tensor));
  }
  return tensors;
}

// Equal bits, NaN equal to NaN.
bool same(const Tensor &a, const Tensor &b) {
  if (a.getBytes() == b.getBytes())
    return true;
  if (!isa<FloatType>(a.getElementType()))
    return false;
  for (int64_t i = 0; i < a.getNumElements(); ++i) {
    APFloat x = a.getFloat(i), y = b.getFloat(i);
    if (!x.bitwiseIsEqual(y) && !(x.isNaN() && y.isNaN()))
      return false;
  }
  return true;
}

std::string firstDifference(const Tensor &got, const Tensor &want) {
  for (int64_t i = 0; i < got.getNumElements(); ++i) {
    std::string x, y;
    if (isa<FloatType>(got.getElementType())) {
      if (got.getFloat(i).isNaN() && want.getFloat(i).isNaN())
        continue;
      x = std::to_string(got.getFloat(i).convertToDouble());
      y = std::to_string(want.getFloat(i).convertToDouble());
    } else {
      x = std::to_string(got.getInteger(i));
      y = std::to_string(want.getInteger(i));
    }
    if (x != y)
      return " element " + std::to_string(i) + " is " + x + ", not " + y;
  }
  return " signs of zero or the last bits differ";
}

// DESIGN 8.1's rule over the finite elements, in the 2-norm and the maximum norm.
bool isNear(const Tensor &plan, const Tensor &noisy, const Tensor &reference, double unit, double scale) {
  double square[3] = {}, most[3] = {};
  int64_t count = 0;
  for (int64_t i = 0; i < plan.getNumElements(); ++i) {
    double p = plan.getFloat(i).convertToDouble(), n = noisy.getFloat(i).convertToDouble(),
           r = reference.getFloat(i).convertToDouble();
    if (!std::isfinite(n) || !std::isfinite(r))
      continue;
    ++count;
    if (!std::isfinite(p))
      return false;
    double terms[3] = {std::abs(p - r), std::abs(n - r), std::abs(r)};
    for (int k = 0; k < 3; ++k) {
      square[k] += terms[k] * terms[k];
      most[k] = std::max(most[k], terms[k]);
    }
  }
  double floor = unit * std::max(scale, most[2]);
  return most[0] <= 4 * std::max(most[1], floor) + 2 * unit * most[2] &&
         std::sqrt(square[0]) <=
             4 * std::max(std::sqrt(square[1]), floor * std::sqrt(double(count))) + 2 * unit * std::sqrt(square[2]);
}

class Checker {
public:
  Checker(ModuleOp module, const CheckOptions &options)
      : module(module), options(options), arguments(argumentsOf(mainOf(module), options.seed)) {}

  std::string run() {
    diagnostics.clear();
    ScopedDiagnosticHandler handler(module.getContext(), [&](Diagnostic &diagnostic) {
      diagnostics += diagnostic.str() + "\n";
      return success();
    });
    for (auto step :
         {&Checker::parse, &Checker::interpret, &Checker::simplify, &Checker::compileAndRun, &Checker::emulate})
      if (std::string failure = (this->*step)(); !failure.empty())
        return failure + (diagnostics.empty() ? "" : ": " + diagnostics);
    return "";
  }

private:
  std::string parse() {
    if (failed(verify(module)))
      return "the program is not valid";
    std::string text = textOf(module);
    OwningOpRef<ModuleOp> again = parseSourceString<ModuleOp>(text, module.getContext());
    if (!again)
      return "what was printed does not parse";
    return textOf(*again) == text ? "" : "what was printed parses to another program";
  }

  FailureOr<SmallVector<Tensor>> evaluate(ModuleOp program) {
    SmallVector<CheckFailure> failures;
    auto results = evaluateFunction(mainOf(program), arguments, EvaluatorOptions(), failures);
    if (!failures.empty()) {
      diagnostics += failures.front().message;
      return failure();
    }
    return results;
  }

  std::string interpret() {
    auto results = evaluate(module);
    if (failed(results))
      return "the interpreter refuses it";
    expected = *results;
    auto main = mainOf(module);
    bool anyNear = false;
    for (unsigned i = 0; i < main.getNumResults(); ++i) {
      auto unit = main.getResultAttrOfType<FloatAttr>(i, "fuzz.near");
      units.push_back(unit ? unit.getValueAsDouble() : 0);
      anyNear |= unit != nullptr;
    }
    return anyNear ? widen() : "";
  }

  // The reference, with every float of the top level as a further result: their size says what noise is.
  std::string widen() {
    OwningOpRef<ModuleOp> wide = module.clone();
    PassManager manager(module.getContext());
    manager.addPass(createWidenFloatsPass());
    if (failed(manager.run(*wide)))
      return "it cannot be widened";
    auto main = mainOf(*wide);
    Operation *terminator = main.front().getTerminator();
    SmallVector<Value> values(terminator->getOperands());
    size_t count = values.size();
    for (Operation &op : main.front().without_terminator())
      for (Value result : op.getResults())
        if (isa<FloatType>(getElementTypeOrSelf(result)))
          values.push_back(result);
    terminator->setOperands(values);
    main.setFunctionType(
        FunctionType::get(module.getContext(), main.getArgumentTypes(), TypeRange(ValueRange(values))));
    auto results = evaluate(*wide);
    if (failed(results))
      return "the interpreter refuses the widened program";
    for (const Tensor &tensor : ArrayRef(*results).drop_front(count))
      for (int64_t i = 0; i < tensor.getNumElements(); ++i)
        if (double x = std::abs(tensor.getFloat(i).convertToDouble()); std::isfinite(x) && x < 1e30)
          scale = std::max(scale, x);
    reference.assign(results->begin(), results->begin() + count);
    return "";
  }

  std::string compare(ArrayRef<Tensor> got, const std::string &who) {
    for (size_t i = 0; i < got.size(); ++i) {
      bool fine =
          units[i] == 0 ? same(got[i], expected[i]) : isNear(got[i], expected[i], reference[i], units[i], scale);
      if (!fine)
        return who + " differs in result " + std::to_string(i) + ":" + firstDifference(got[i], expected[i]);
    }
    return "";
  }

  LogicalResult simplifyOnce(ModuleOp program) {
    PassManager manager(module.getContext());
    manager.addPass(createInlineCallsPass());
    manager.addNestedPass<func::FuncOp>(createSimplifyPass());
    return manager.run(program);
  }

  std::string simplify() {
    OwningOpRef<ModuleOp> once = module.clone();
    if (failed(simplifyOnce(*once)))
      return "it cannot be simplified";
    std::string text = textOf(*once);
    auto results = evaluate(*once);
    if (failed(results))
      return "the interpreter refuses the simplified program";
    for (size_t i = 0; i < results->size(); ++i)
      if (!same((*results)[i], expected[i]))
        return "simplifying changes result " + std::to_string(i) + ":" + firstDifference((*results)[i], expected[i]);
    if (failed(simplifyOnce(*once)))
      return "it cannot be simplified twice";
    return textOf(*once) == text ? "" : "simplifying twice is not simplifying once:\n" + text + "\n" + textOf(*once);
  }

  FailureOr<std::vector<char>> compile(bool emulator) {
    OwningOpRef<ModuleOp> copy = module.clone();
    CompileOptions compileOptions;
    compileOptions.cudaEmulator = emulator;
    return compileToArtifact(*copy, compileOptions);
  }

  std::string compileAndRun() {
    auto bytes = compile(false);
    if (failed(bytes))
      return "the CPU refuses it";
    auto again = compile(false);
    if (failed(again) || *again != *bytes)
      return "compiling twice gives other bytes";
    std::vector<Tensor> one, two;
    gcrt::CpuOptions cpu;
    if (std::string failure = execute(*bytes, cpu, one); !failure.empty())
      return failure;
    static std::shared_ptr<gcrt::ThreadPool> pool = gcrt::ThreadPool::create({2, 0});
    cpu.pool = pool;
    cpu.inlineMicros = 0;
    if (std::string failure = execute(*bytes, cpu, two); !failure.empty())
      return failure;
    for (size_t i = 0; i < one.size(); ++i)
      if (one[i].getBytes() != two[i].getBytes())
        return "two threads give another result " + std::to_string(i) + " than one:" + firstDifference(two[i], one[i]);
    return compare(one, "the CPU");
  }

  std::string emulate() {
    if (!options.emulator)
      return "";
    std::string before = diagnostics;
    auto bytes = compile(true);
    if (failed(bytes)) {
      // Not every family has a binding; what else is refused is a fault.
      bool known = StringRef(diagnostics).contains("no CUDA kernel yet");
      if (known)
        diagnostics = before;
      return known ? "" : "the emulator refuses it";
    }
    gcrt::CpuOptions cpu;
    cpu.emulate = gcrt::emulator::emulate;
    cpu.emulationReport = gcrt::emulator::lastReport;
    std::vector<Tensor> results;
    if (std::string failure = execute(*bytes, cpu, results); !failure.empty())
      return "emulator: " + failure;
    return compare(results, "the emulator");
  }

  std::string execute(const std::vector<char> &bytes, const gcrt::CpuOptions &cpu, std::vector<Tensor> &results) {
    auto artifact = gcrt::Artifact::fromBytes(bytes, {});
    if (!artifact.ok())
      return "the artifact is refused: " + std::string(artifact.status().message());
    gcrt::SessionOptions sessionOptions;
    sessionOptions.poison = true;
    sessionOptions.devices.push_back(gcrt::makeCpuDevice(cpu));
    auto session = gcrt::Session::create(*artifact, std::move(sessionOptions));
    if (!session.ok())
      return "no session: " + std::string(session.status().message());
    auto signature = signatureOf(module);
    if (!signature.ok())
      return std::string(signature.status().message());
    std::vector<HostArray> given;
    for (const Tensor &tensor : arguments) {
      given.emplace_back(tensor.getBytes().size());
      std::memcpy(given.back().data(), tensor.getBytes().data(), tensor.getBytes().size());
    }
    Buffers buffers(*signature, std::move(given));
    std::vector<gcrt::HostBuffer> in, out;
    for (size_t i = 0; i < buffers.argumentPointers.size(); ++i)
      in.push_back({buffers.argumentPointers[i], static_cast<uint64_t>(signature->arguments[i].bytes())});
    for (size_t i = 0; i < buffers.resultPointers.size(); ++i)
      out.push_back({buffers.resultPointers[i], static_cast<uint64_t>(signature->results[i].bytes())});
    gcrt::DeviceBuffers device{in, out};
    if (absl::Status status = (*session)->run("main", {&device, 1}); !status.ok())
      return "the run fails: " + std::string(status.message());
    std::vector<HostArray> arrays = buffers.takeResults();
    for (auto [array, type] : llvm::zip_equal(arrays, mainOf(module).getResultTypes())) {
      auto tensor = Tensor::fromBytes(cast<RankedTensorType>(type), {array.data(), size_t(array.size())});
      if (failed(tensor))
        return "a result's elements are out of its type's range";
      results.push_back(*tensor);
    }
    return "";
  }

  ModuleOp module;
  const CheckOptions &options;
  SmallVector<Tensor> arguments, expected, reference;
  std::vector<double> units; // of the results; 0: bits are equal
  double scale = 0;
  std::string diagnostics;
};

} // namespace

std::string gc::fuzz::check(ModuleOp module, const CheckOptions &options) {
  return Checker(module, options).run();
}
