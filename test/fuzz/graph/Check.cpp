#include "test/fuzz/graph/Check.h"

#include "tools/driver/Engine.h"
#include "tools/driver/Program.h"

#include "codegen/gcx/Compile.h"
#include "ir/dialect/Gc.h"
#include "ir/reference/Difference.h"
#include "ir/reference/Evaluator.h"
#include "passes/canonical/Passes.h"
#include "passes/numerics/Passes.h"
#include "runtime/artifact/Artifact.h"
#include "runtime/cpu/CpuDevice.h"
#include "runtime/emulator/Emulator.h"
#include "runtime/exec/Session.h"
#include "test/codegen/FencedMemory.h"

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

// Splitmix64: each element's bits depend on nothing but its argument's number and its own, so that they stay when a
// program is made smaller.
uint64_t bitsOf(uint64_t seed, uint64_t argument, uint64_t element) {
  uint64_t z = seed * 0x9E3779B97F4A7C15ull + argument * 0xD1B54A32D192ED03ull + (element + 1) * 0x8CB92BA72F3D8DD7ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

APFloat floatOf(FloatType format, StringRef fill, uint64_t bits) {
  const llvm::fltSemantics &semantics = format.getFloatSemantics();
  if (fill == "special" && bits % 4 == 0) {
    // Any bits of the format: subnormals, infinities and NaN among them, and often a zero of either sign.
    unsigned width = APFloat::getSizeInBits(semantics);
    APInt pattern(width, bits >> 8, /*isSigned=*/false, /*implicitTrunc=*/true);
    switch (bits >> 2 & 3) {
    case 0:
      if (APFloat::semanticsHasZero(semantics))
        return APFloat::getZero(semantics, APFloat::semanticsHasSignedRepr(semantics) && (bits >> 4 & 1));
      break;
    case 1:
      if (APFloat::semanticsHasInf(semantics))
        return APFloat::getInf(semantics, bits >> 4 & 1);
      break;
    case 2:
      if (APFloat::semanticsHasNaN(semantics))
        return APFloat::getNaN(semantics);
      break;
    default:
      break;
    }
    return APFloat(semantics, pattern);
  }
  double x = fill == "normal" ? double(int64_t(bits % 4000001) - 2000000) / 1e6 : double(int64_t(bits % 8) - 3);
  if (!APFloat::semanticsHasSignedRepr(semantics)) // scales: 1/2 to 4
    x = std::ldexp(1.0, int(bits % 4) - 1);
  APFloat value(x);
  bool loses;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &loses);
  return value;
}

int64_t integerOf(IntegerType type, uint64_t bits) {
  unsigned width = type.getWidth();
  bool isUnsigned = width == 1 || type.isUnsigned();
  int64_t high = width == 1 ? 1 : width == 2 ? (isUnsigned ? 3 : 1) : 4;
  int64_t low = isUnsigned ? 0 : width == 2 ? -2 : -3;
  return low + int64_t(bits % uint64_t(high - low + 1));
}

SmallVector<Tensor> argumentsOf(func::FuncOp main, uint64_t seed) {
  SmallVector<Tensor> tensors;
  for (auto [i, type] : llvm::enumerate(main.getArgumentTypes())) {
    auto number = main.getArgAttrOfType<IntegerAttr>(i, "fuzz.id");
    auto fill = main.getArgAttrOfType<StringAttr>(i, "fuzz.fill");
    Tensor tensor(cast<RankedTensorType>(type));
    Type element = tensor.getElementType();
    auto complex = dyn_cast<ComplexType>(element);
    // A complex tensor's bytes are those of its parts.
    if (complex) {
      SmallVector<int64_t> shape(tensor.getShape());
      shape.push_back(2);
      element = complex.getElementType();
      tensor = Tensor(RankedTensorType::get(shape, element));
    }
    for (int64_t k = 0; k < tensor.getNumElements(); ++k) {
      uint64_t bits = bitsOf(seed, number ? number.getInt() : i, k);
      if (auto format = dyn_cast<FloatType>(element))
        tensor.setFloat(k, floatOf(format, fill ? fill.getValue() : "", bits));
      else
        tensor.setInteger(k, integerOf(cast<IntegerType>(element), bits));
    }
    if (complex) {
      auto whole = Tensor::fromBytes(cast<RankedTensorType>(type), tensor.getBytes());
      tensors.push_back(*whole);
    } else {
      tensors.push_back(std::move(tensor));
    }
  }
  return tensors;
}

class Checker {
public:
  Checker(ModuleOp module, const CheckOptions &options, CheckCounts &counts)
      : module(module), options(options), counts(counts), arguments(argumentsOf(mainOf(module), options.seed)) {}

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
        if (isa<FloatType, ComplexType>(getElementTypeOrSelf(result)))
          values.push_back(result);
    terminator->setOperands(values);
    main.setFunctionType(
        FunctionType::get(module.getContext(), main.getArgumentTypes(), TypeRange(ValueRange(values))));
    auto results = evaluate(*wide);
    if (failed(results))
      return "the interpreter refuses the widened program";
    for (const Tensor &whole : ArrayRef(*results).drop_front(count)) {
      Tensor tensor = partsOf(whole);
      for (int64_t i = 0; i < tensor.getNumElements(); ++i)
        if (double x = std::abs(tensor.getFloat(i).convertToDouble()); std::isfinite(x) && x < 1e30)
          scale = std::max(scale, x);
    }
    reference.assign(results->begin(), results->begin() + count);
    return "";
  }

  std::string compare(ArrayRef<Tensor> got, const std::string &who) {
    for (size_t i = 0; i < got.size(); ++i) {
      std::string difference = units[i] == 0
                                   ? differenceInBits(got[i], expected[i])
                                   : differenceBeyondRounding(got[i], expected[i], reference[i], {units[i], scale});
      if (!difference.empty())
        return who + " differs in result " + std::to_string(i) + ": " + difference;
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
      if (std::string difference = differenceInBits((*results)[i], expected[i]); !difference.empty())
        return "simplifying changes result " + std::to_string(i) + ": " + difference;
    if (failed(simplifyOnce(*once)))
      return "it cannot be simplified twice";
    return textOf(*once) == text ? "" : "simplifying twice is not simplifying once:\n" + text + "\n" + textOf(*once);
  }

  FailureOr<std::vector<char>> compile(bool emulator) {
    OwningOpRef<ModuleOp> copy = module.clone();
    CompileOptions compileOptions;
    compileOptions.cudaEmulator = emulator;
    CompileReport report;
    auto bytes = compileToArtifact(*copy, compileOptions, &report);
    for (const KernelInfo &kernel : report.kernels)
      counts.cutKernels += kernel.tiles > 1;
    return bytes;
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
        return "two threads give another result " + std::to_string(i) +
               " than one: " + differenceInBits(two[i], one[i]);
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
    // Which result takes the memory of a donated argument may be the compiler's choice.
    const auto &values = *(*artifact)->findProgram("main")->arguments();
    for (auto [i, argument] : llvm::enumerate(signature->arguments))
      argument.alias = values[i]->alias();
    std::vector<HostArray> given;
    for (const Tensor &tensor : arguments) {
      given.emplace_back(tensor.getBytes().size());
      std::memcpy(given.back().data(), tensor.getBytes().data(), tensor.getBytes().size());
    }
    Buffers buffers(*signature, std::move(given));
    std::vector<gcrt::HostBuffer> in, out;
    std::vector<gctest::FencedMemory> fenced;
    for (size_t i = 0; i < buffers.argumentPointers.size(); ++i) {
      uint64_t size = signature->arguments[i].bytes();
      void *pointer = buffers.argumentPointers[i];
      // What no result takes the place of; an artifact may count on 64 bytes.
      if (signature->arguments[i].alias < 0) {
        using Against = gctest::FencedMemory::Against;
        fenced.emplace_back(size, i % 2 ? Against::End : Against::Begin, 64);
        std::memcpy(fenced.back().data(), pointer, size);
        pointer = fenced.back().data();
      }
      in.push_back({pointer, size});
    }
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
  CheckCounts &counts;
  SmallVector<Tensor> arguments, expected, reference;
  std::vector<double> units; // of the results; 0: bits are equal
  double scale = 0;
  std::string diagnostics;
};

} // namespace

std::string gc::fuzz::check(ModuleOp module, const CheckOptions &options, CheckCounts *counts) {
  CheckCounts unused;
  return Checker(module, options, counts ? *counts : unused).run();
}
