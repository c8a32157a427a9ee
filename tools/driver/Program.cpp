#include "tools/driver/Program.h"

#include "tools/common/Register.h"
#include "tools/driver/Roles.h"

#include "codegen/cpu/CompileThreads.h"
#include "frontend/stablehlo/Import.h"
#include "ir/analysis/Names.h"
#include "ir/dialect/Gc.h"
#include "passes/autodiff/Passes.h"
#include "passes/numerics/Passes.h"
#include "passes/phases/Phases.h"
#include "passes/training/BatchFlow.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include <filesystem>
#include <fstream>

using namespace mlir;

namespace gc {

static absl::StatusOr<ValueInfo> valueInfo(Type type, DictionaryAttr attributes) {
  ValueInfo info;
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return absl::InvalidArgumentError("arguments and results of @main must be tensors of static shape");
  std::string text;
  llvm::raw_string_ostream(text) << tensor.getElementType();
  GC_ASSIGN_OR_RETURN(info.dtype, gcrt::parseDType(text));
  info.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  GC_RETURN_IF_ERROR(gcrt::byteCount(info.dtype, info.shape).status());
  info.role = "none";
  if (!attributes)
    return info;
  if (auto name = attributes.getAs<StringAttr>("gc.name"))
    info.name = name.str();
  if (auto role = attributes.getAs<RoleAttr>("gc.role"))
    info.role = stringifyRole(role.getValue()).str();
  if (auto init = attributes.getAs<StringAttr>("gc.init"))
    info.init = init.str();
  if (auto alias = attributes.getAs<IntegerAttr>("gc.alias")) {
    info.donated = true;
    info.alias = static_cast<int>(alias.getInt());
  }
  return info;
}

absl::StatusOr<Signature> signatureOf(ModuleOp module) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main)
    return absl::InvalidArgumentError("the program has no function @main");
  Signature signature;
  for (unsigned i = 0; i < main.getNumArguments(); ++i) {
    GC_ASSIGN_OR_RETURN(ValueInfo info, valueInfo(main.getArgumentTypes()[i], main.getArgAttrDict(i)));
    signature.arguments.push_back(std::move(info));
  }
  for (unsigned i = 0; i < main.getNumResults(); ++i) {
    GC_ASSIGN_OR_RETURN(ValueInfo info, valueInfo(main.getResultTypes()[i], main.getResultAttrDict(i)));
    signature.results.push_back(std::move(info));
  }
  return signature;
}

absl::StatusOr<std::string> readFile(const std::string &path) {
  // The standard library throws when it reads one.
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored))
    return absl::InvalidArgumentError(absl::StrCat(path, " is a folder"));
  std::ifstream in(path, std::ios::binary);
  if (!in)
    return absl::NotFoundError(absl::StrCat("cannot open ", path));
  std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  if (in.bad())
    return absl::NotFoundError(absl::StrCat("cannot read ", path));
  return text;
}

bool isArtifact(const std::string &path) {
  return StringRef(path).ends_with(".gcx");
}

Program::Program() = default;
Program::~Program() = default;

std::string describeDiagnostic(const Diagnostic &diagnostic) {
  std::string text;
  llvm::raw_string_ostream out(text);
  const char *severity = diagnostic.getSeverity() == DiagnosticSeverity::Error     ? "error"
                         : diagnostic.getSeverity() == DiagnosticSeverity::Warning ? "warning"
                         : diagnostic.getSeverity() == DiagnosticSeverity::Note    ? "note"
                                                                                   : "remark";
  if (auto at = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>())
    out << at.getFilename().getValue() << ':' << at.getLine() << ':' << at.getColumn() << ": ";
  out << severity << ": " << diagnostic.str() << '\n';
  for (const Diagnostic &note : diagnostic.getNotes())
    out << describeDiagnostic(note);
  return text;
}

bool isImported(ModuleOp module) {
  bool hasGc = false, hasInput = false;
  module.walk([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    hasGc |= dialect == GcDialect::getDialectNamespace();
    hasInput |= dialect == "stablehlo" || dialect == "chlo" || dialect == "sdy";
  });
  return hasGc && !hasInput;
}

absl::StatusOr<std::unique_ptr<Program>> Program::begin(const ProgramOptions &options) {
  if (!options.diagnose)
    return absl::InternalError("the options of a program say nobody who hears of its errors");
  std::unique_ptr<Program> program(new Program);
  program->thePath = options.name;
  DialectRegistry registry;
  registerAllGcDialects(registry);
  program->threads = std::make_unique<CompileThreads>(options.threads);
  program->theContext = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  program->theContext->setThreadPool(*program->threads);
  if (options.prepare)
    options.prepare(*program->theContext);
  program->theContext->printOpOnDiagnostic(false);
  program->theContext->getDiagEngine().registerHandler(
      [raw = program.get(), diagnose = options.diagnose](Diagnostic &diagnostic) {
        raw->internalError |= StringRef(diagnostic.str()).contains("internal error");
        diagnose(diagnostic);
        return success();
      });
  program->theContext->loadAllAvailableDialects();
  return program;
}

absl::Status Program::complete(Module made) {
  module = std::move(made);
  if (!module)
    return absl::InvalidArgumentError(absl::StrCat(thePath, " is refused"));
  return updateSignature();
}

absl::StatusOr<std::unique_ptr<Program>> Program::make(const ProgramOptions &options,
                                                       llvm::function_ref<Module(MLIRContext &)> build) {
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> program, begin(options));
  Module module = build(*program->theContext);
  if (module && !options.roles.empty())
    GC_RETURN_IF_ERROR(applyRoles(*module, options.roles));
  GC_RETURN_IF_ERROR(program->complete(std::move(module)));
  return program;
}

absl::StatusOr<std::unique_ptr<Program>> Program::parse(std::string text, const ProgramOptions &options) {
  return make(options, [&](MLIRContext &context) -> Module {
    Module module = parseProgram(text, options.name, context);
    if (!module || (!isImported(*module) && failed(importStableHlo(*module))))
      return {};
    return module;
  });
}

absl::Status Program::updateSignature() {
  GC_ASSIGN_OR_RETURN(theSignature, signatureOf(*module));
  return absl::OkStatus();
}

absl::Status Program::widenFloats() {
  PassManager manager(theContext.get());
  manager.addPass(createExpandTransformsPass()); // functions may be named with types that would be others then
  manager.addPass(createWidenFloatsPass());
  if (failed(manager.run(*module)))
    return absl::InternalError(absl::StrCat(thePath, " cannot be widened"));
  return updateSignature();
}

absl::Status setBatch(const BatchFlags &flags, PhaseOptions &phases) {
  std::optional<int64_t> groups = parseBatchNorm(flags.batchNorm);
  if (!groups)
    return absl::InvalidArgumentError(absl::StrCat("--batch-norm '", flags.batchNorm,
                                                   "' is neither sync (statistics of the whole batch) nor local:G (of "
                                                   "each of G equal groups of it)"));
  phases.accumulate = flags.accumulate;
  phases.microBatch = flags.microBatch;
  phases.batchNormGroups = *groups;
  return absl::OkStatus();
}

absl::Status Program::apply(const std::string &precision, const BatchFlags &batch) {
  if (precision == "keep" && !batch.any())
    return absl::OkStatus();
  PhaseOptions options;
  options.precision = precision;
  options.stopAfter = Phase::Accumulate;
  GC_RETURN_IF_ERROR(setBatch(batch, options));
  if (failed(runPhases(*module, options)))
    return absl::InvalidArgumentError(absl::StrCat(thePath, " is refused"));
  return absl::OkStatus();
}

absl::Status Program::expandTransforms() {
  PassManager manager(theContext.get());
  manager.addPass(createExpandTransformsPass());
  return succeeded(manager.run(*module)) ? absl::OkStatus()
                                         : absl::InvalidArgumentError(absl::StrCat(thePath, " is refused"));
}

} // namespace gc
