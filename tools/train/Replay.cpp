#include "tools/train/Replay.h"

#include "ir/dialect/Gc.h"
#include "ir/reference/Evaluator.h"
#include "runtime/base/Status.h"
#include "tools/driver/Program.h"

#include <cmath>

using namespace mlir;

namespace gc {

namespace {

struct Kinds {
  bool nan = false, infinite = false;
};

Kinds kindsOf(const Tensor &tensor) {
  Kinds kinds;
  if (!isa<FloatType>(tensor.getElementType()))
    return kinds;
  for (int64_t i = 0, count = tensor.getNumElements(); i < count && !(kinds.nan && kinds.infinite); ++i) {
    double value =
        tensor.getElementType().isF32() ? double(tensor.data<float>()[i]) : tensor.getFloat(i).convertToDouble();
    kinds.nan |= std::isnan(value);
    kinds.infinite |= std::isinf(value);
  }
  return kinds;
}

std::string placeOf(Location location) {
  auto at = location->findInstanceOf<FileLineColLoc>();
  return at ? absl::StrCat(" at ", at.getFilename().str(), ":", at.getLine(), ":", at.getColumn()) : "";
}

} // namespace

absl::StatusOr<std::string> findNonFinite(const std::string &path, const std::vector<const void *> &inputs) {
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> program, Program::load(path));
  GC_RETURN_IF_ERROR(program->expandTransforms());
  auto main = program->module->lookupSymbol<func::FuncOp>("main");
  const Signature &signature = program->signature();
  SmallVector<Tensor> arguments;
  for (auto [i, type] : llvm::enumerate(main.getArgumentTypes())) {
    ArrayRef<char> bytes(static_cast<const char *>(inputs[i]), signature.arguments[i].bytes());
    FailureOr<Tensor> tensor = Tensor::fromBytes(cast<RankedTensorType>(type), bytes);
    if (failed(tensor))
      return absl::InternalError(
          absl::StrCat("a value of ", describe("in", i, signature.arguments[i]), " is out of its type's range"));
    if (Kinds kinds = kindsOf(*tensor); kinds.nan || kinds.infinite)
      return absl::StrCat("argument ", describe("in", i, signature.arguments[i]), " is not finite already");
    arguments.push_back(*tensor);
  }
  std::string found;
  EvaluatorOptions options;
  options.computed = [&](Operation *op, ArrayRef<Tensor> operands, ArrayRef<Tensor> results) {
    if (op->getNumOperands() == 0)
      return true;
    Kinds in, out;
    for (const Tensor &result : results) {
      Kinds kinds = kindsOf(result);
      out = {out.nan || kinds.nan, out.infinite || kinds.infinite};
    }
    if (!out.nan && !out.infinite)
      return true;
    for (const Tensor &operand : operands) {
      Kinds kinds = kindsOf(operand);
      in = {in.nan || kinds.nan, in.infinite || kinds.infinite};
    }
    bool makesNan = out.nan && !in.nan, makesInfinity = out.infinite && !in.infinite && !in.nan;
    if (!makesNan && !makesInfinity)
      return true;
    found = absl::StrCat("the first ", makesNan ? "NaN" : "infinity", " is made by ",
                         op->getName().getStringRef().str(), placeOf(op->getLoc()));
    return false;
  };
  SmallVector<CheckFailure> failures;
  ScopedDiagnosticHandler quiet(&program->context(), [](Diagnostic &) { return success(); });
  if (failed(evaluateFunction(main, arguments, options, failures)) && found.empty())
    return std::string("the interpreter does not run this step");
  return found.empty() ? std::string("the interpreter, which rounds in other places, finds all values finite") : found;
}

} // namespace gc
