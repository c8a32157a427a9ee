#include "tools/driver/Explain.h"

#include "tools/driver/Compiler.h"

#include "codegen/gcx/Serialize.h"
#include "runtime/artifact/Artifact.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_replace.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using nlohmann::json;

namespace gc {

namespace {

// Keeps the remarks of fusion.
class ApartCollector : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit ApartCollector(json &out) : out(out) {}

  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    json entry = {{"location", textOf(remark.getLocation())}};
    for (const remark::detail::Remark::Arg &arg : remark.getArgs())
      if (auto place = dyn_cast_or_null<LocationAttr>(arg.getAttribute()))
        entry["reader_location"] = textOf(Location(place));
      else
        entry[arg.key] = arg.val;
    // The same in each layer: once.
    if (std::find(out.begin(), out.end(), entry) == out.end())
      out.push_back(std::move(entry));
  }

private:
  json &out;
};

std::string typeText(Type type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor) {
    stream << type;
    return text;
  }
  stream << tensor.getElementType() << '[';
  llvm::interleave(tensor.getShape(), stream, ", ");
  stream << ']';
  return text;
}

// Where a launch's operand comes from.
std::string sourceText(Value buffer, const Signature &signature) {
  Operation *op = buffer.getDefiningOp();
  if (auto view = dyn_cast_or_null<gcx::ViewOp>(op))
    return "a slice of " + sourceText(view.getBase(), signature);
  if (auto argument = dyn_cast_or_null<gcx::ArgumentOp>(op)) {
    const std::string &name = signature.arguments[argument.getIndex()].name;
    return numberedName("in", argument.getIndex()) + (name.empty() ? "" : " " + name);
  }
  if (auto result = dyn_cast_or_null<gcx::ResultOp>(op))
    return numberedName("out", result.getIndex());
  if (isa_and_nonnull<gcx::ConstantOp>(op))
    return "a constant";
  auto named = op ? dyn_cast<NameLoc>(op->getLoc()) : NameLoc();
  if (!named)
    return "a temporary";
  std::string place = textOf(named.getChildLoc());
  return named.getName().str() + (place.empty() ? "" : " at " + place);
}

// Where operand `i` of a launch comes from. What another value's memory holds by then is named by the launch that wrote
// it: a temporary in a result's memory, or computed over another one.
std::string operandSource(gcx::LaunchOp launch, unsigned i, const Signature &signature) {
  Value buffer = launch.getInputs()[i];
  gcx::LaunchOp writer;
  unsigned writes = 0, number = 0;
  for (Operation *op = launch->getPrevNode(); op; op = op->getPrevNode())
    if (auto before = dyn_cast<gcx::LaunchOp>(op))
      if (auto it = llvm::find(before.getOutputs(), buffer); it != before.getOutputs().end()) {
        if (writes++ == 0) {
          writer = before;
          number = it - before.getOutputs().begin();
        }
      }
  if (writes == 0 || (writes == 1 && buffer.getDefiningOp<gcx::AllocOp>()))
    return sourceText(buffer, signature);
  auto kernel = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(launch, writer.getKernelAttr());
  auto fusion = cast<FusionOp>(kernel.getBody().front().front());
  Value value = fusion.getBody().front().getTerminator()->getOperand(number);
  Operation *op = value.getDefiningOp();
  std::string place = textOf(writer.getLoc());
  return (op ? op->getName().stripDialect().str() : std::string("copy")) + " " +
         absl::StrReplaceAll(typeText(value.getType()), {{", ", ","}}) + (place.empty() ? "" : " at " + place);
}

json describe(func::FuncOp function, gcx::LaunchOp launch, const Signature &signature) {
  auto fusion = cast<FusionOp>(function.getBody().front().front());
  json ops = json::array(), operands = json::array(), results = json::array();
  for (Operation &op : fusion.getBody().front().without_terminator())
    ops.push_back({{"op", op.getName().stripDialect().str()},
                   {"type", typeText(op.getResult(0).getType())},
                   {"location", textOf(op.getLoc())}});
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
    operands.push_back({{"type", typeText(type)}, {"from", launch ? operandSource(launch, i, signature) : ""}});
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    results.push_back({{"type", typeText(type)}, {"to", launch ? sourceText(launch.getOutputs()[i], signature) : ""}});
  return {{"ops", ops}, {"operands", operands}, {"results", results}};
}

} // namespace

absl::StatusOr<Explanation> explainProgram(const std::string &path, const EngineOptions &options) {
  if (isArtifact(path))
    return absl::InvalidArgumentError(
        "what fused into what is known of a program's text alone: give the .mlir file, or "
        "see an artifact's kernels by gcompile inspect");
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> program, Program::load(path, options.roles));
  Explanation out;
  out.apart = json::array();
  remark::RemarkCategories categories;
  categories.missed = "fusion";
  if (failed(remark::enableOptimizationRemarks(program->context(), std::make_unique<ApartCollector>(out.apart),
                                               std::make_unique<remark::RemarkEmittingPolicyAll>(), categories)))
    return absl::InternalError("remarks cannot be collected");
  CompilerFlags flags = compilerFlags(options);
  GC_ASSIGN_OR_RETURN(flags.tuning, readTuning(options.tuning));
  CompileReport report;
  GC_ASSIGN_OR_RETURN(std::vector<char> bytes, compile(*program, flags, report));
  GC_ASSIGN_OR_RETURN(out.artifact, gcrt::Artifact::fromBytes(bytes, {}));
  // The module is left as gcx: its kernels have the artifact's numbers.
  llvm::StringMap<gcx::LaunchOp> launches;
  program->module->walk([&](gcx::LaunchOp launch) { launches.try_emplace(launch.getKernel(), launch); });
  out.kernels = json::array();
  for (auto function : program->module->getOps<func::FuncOp>())
    out.kernels.push_back(describe(function, launches.lookup(function.getName()), program->signature()));
  return out;
}

} // namespace gc
