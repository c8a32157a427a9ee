// --device interpreter: the reference evaluation of the program as imported, on one device.
#include "tools/driver/Engines.h"

#include "tools/driver/Crash.h"
#include "tools/driver/ExitCode.h"
#include "tools/driver/Program.h"

#include "ir/reference/Evaluator.h"

#include "absl/strings/str_cat.h"
#include <cstring>

using namespace mlir;

namespace gc {

namespace {

std::string locationText(Location location) {
  auto at = location->findInstanceOf<FileLineColLoc>();
  return at ? absl::StrCat(at.getFilename().str(), ":", at.getLine(), ": ") : "";
}

class InterpreterEngine : public Engine {
public:
  explicit InterpreterEngine(std::unique_ptr<Program> given) : program(std::move(given)) {
    theSignature = program->signature();
  }

  absl::Status run(absl::Span<void *const> arguments, absl::Span<void *const> results) override {
    enterStep("interpret the program");
    auto main = program->module->lookupSymbol<func::FuncOp>("main");
    SmallVector<Tensor> inputs;
    for (auto [i, type] : llvm::enumerate(main.getArgumentTypes())) {
      ArrayRef<char> bytes(static_cast<const char *>(arguments[i]), theSignature.arguments[i].bytes());
      FailureOr<Tensor> tensor = Tensor::fromBytes(cast<RankedTensorType>(type), bytes);
      if (failed(tensor))
        return absl::InvalidArgumentError(
            absl::StrCat("a value of ", describe("in", i, theSignature.arguments[i]), " is out of its type's range"));
      inputs.push_back(*tensor);
    }
    SmallVector<CheckFailure> failures;
    FailureOr<SmallVector<Tensor>> outputs = evaluateFunction(main, inputs, EvaluatorOptions(), failures);
    if (failed(outputs))
      return absl::InvalidArgumentError("the interpreter refuses the program");
    for (auto [i, tensor] : llvm::enumerate(*outputs))
      std::memcpy(results[i], tensor.getBytes().data(), tensor.getBytes().size());
    if (failures.empty())
      return absl::OkStatus();
    std::string text;
    for (const CheckFailure &failure : failures)
      absl::StrAppend(&text, text.empty() ? "" : "\n", locationText(failure.loc), failure.message);
    return checkFailed(text);
  }

private:
  std::unique_ptr<Program> program;
};

} // namespace

absl::StatusOr<std::unique_ptr<Engine>> makeInterpreterEngine(const std::string &path, const EngineOptions &options) {
  if (isArtifact(path))
    return absl::InvalidArgumentError("the interpreter runs program texts, not artifacts: give the .mlir file");
  if (options.checkMeaning)
    return absl::InvalidArgumentError("--check-meaning checks the compiler's passes, and the interpreter runs none: "
                                      "give another --device");
  absl::StatusOr<std::unique_ptr<Program>> program = Program::load(path, options.roles);
  if (!program.ok())
    return program.status();
  if (absl::Status status = (*program)->expandTransforms(); !status.ok())
    return status;
  if (absl::Status status = (*program)->apply(options.precision, options.batch); !status.ok())
    return status;
  if (options.widen)
    if (absl::Status status = (*program)->widenFloats(); !status.ok())
      return status;
  return std::make_unique<InterpreterEngine>(*std::move(program));
}

} // namespace gc
