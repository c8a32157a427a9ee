#include "tools/libgcompile/ProgramHandle.h"

#include "tools/driver/Compiler.h"
#include "tools/driver/Roles.h"
#include "tools/driver/Transform.h"
#include "tools/libgcompile/Artifact.h"

#include "frontend/models/Model.h"
#include "frontend/stablehlo/Export.h"
#include "ir/analysis/Names.h"

#include "absl/strings/str_join.h"
#include <cstdlib>

using namespace gc;
using namespace gc::embed;

absl::StatusOr<std::unique_ptr<gcompile_program>> gc::embed::makeHandle(gcompile_context *context,
                                                                        ProgramOptions options, MakeProgram make) {
  GC_RETURN_IF_ERROR(given(context, "context"));
  auto made = std::make_unique<gcompile_program>();
  made->listener = std::make_shared<Listener>();
  made->listener->log = context->log;
  options.threads = context->threads;
  options.diagnose = [listener = made->listener](const mlir::Diagnostic &diagnostic) { listener->hear(diagnostic); };
  options.prepare = [&watch = made->watch](mlir::MLIRContext &context) { watch.follow(context); };
  absl::StatusOr<std::unique_ptr<Program>> program = make(options);
  GC_RETURN_IF_ERROR(made->listener->end(program.status()));
  made->program = *std::move(program);
  if (made->program->module)
    made->signature = std::make_unique<gcompile_signature>(made->program->signature());
  return made;
}

static absl::Status makeProgram(gcompile_context *context, const ProgramOptions &options, gcompile_program **out,
                                MakeProgram make) {
  GC_RETURN_IF_ERROR(given(out, "out"));
  GC_ASSIGN_OR_RETURN(std::unique_ptr<gcompile_program> made, makeHandle(context, options, make));
  *out = made.release();
  return absl::OkStatus();
}

gcompile_status *gcompile_program_parse(gcompile_context *context, const char *text, size_t length,
                                        const gcompile_program_options *options, gcompile_program **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(text, "text"));
    GC_ASSIGN_OR_RETURN(gcompile_program_options how, optionsOf(options, "gcompile_program_options"));
    ProgramOptions known;
    known.name = textOr(how.name, "program");
    known.roles = textOr(how.roles, "");
    return makeProgram(context, known, out,
                       [&](const ProgramOptions &all) { return Program::parse(std::string(text, length), all); });
  });
}

gcompile_status *gcompile_program_open(gcompile_context *context, const char *path,
                                       const gcompile_program_options *options, gcompile_program **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(path, "path"));
    GC_ASSIGN_OR_RETURN(gcompile_program_options how, optionsOf(options, "gcompile_program_options"));
    GC_ASSIGN_OR_RETURN(std::string text, readFile(path));
    ProgramOptions known;
    known.name = textOr(how.name, path);
    known.roles = how.roles ? how.roles : rolesBeside(path);
    return makeProgram(context, known, out,
                       [&](const ProgramOptions &all) { return Program::parse(std::move(text), all); });
  });
}

static absl::StatusOr<std::unique_ptr<models::Model>> modelNamed(const char *name) {
  std::vector<std::string> known;
  for (std::unique_ptr<models::Model> &model : models::makeModels()) {
    if (model->name == name)
      return std::move(model);
    known.push_back(model->name);
  }
  return absl::NotFoundError(absl::StrCat("the zoo has no model '", name, "'", suggestion(name, known), "; it has ",
                                          absl::StrJoin(known, ", ")));
}

static absl::Status errorOf(const std::string &text) {
  return text.empty() ? absl::OkStatus() : absl::InvalidArgumentError(text);
}

// The size first, which the other settings change.
static absl::Status configure(models::Model &model, absl::Span<const char *const> settings) {
  if (settings.size() % 2 != 0)
    return absl::InvalidArgumentError("settings are pairs of a key and a value: their number is even");
  for (bool sizes : {true, false})
    for (size_t i = 0; i < settings.size(); i += 2) {
      GC_RETURN_IF_ERROR(given(settings[i], "settings"));
      GC_RETURN_IF_ERROR(given(settings[i + 1], "settings"));
      bool isSize = !std::strcmp(settings[i], "size");
      if (isSize == sizes)
        GC_RETURN_IF_ERROR(errorOf(isSize ? model.useSize(settings[i + 1]) : model.set(settings[i], settings[i + 1])));
    }
  return errorOf(model.check());
}

gcompile_status *gcompile_program_model(gcompile_context *context, const char *model, const char *const *settings,
                                        size_t setting_count, gcompile_program **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(model, "model"));
    if (setting_count > 0)
      GC_RETURN_IF_ERROR(given(settings, "settings"));
    GC_ASSIGN_OR_RETURN(std::unique_ptr<models::Model> network, modelNamed(model));
    GC_RETURN_IF_ERROR(configure(*network, {settings, setting_count}));
    ProgramOptions known;
    known.name = model;
    return makeProgram(context, known, out, [&](const ProgramOptions &all) {
      return Program::make(all, [&](mlir::MLIRContext &mlirContext) -> Program::Module {
        llvm::FailureOr<Program::Module> built = network->build(mlirContext);
        return failed(built) ? Program::Module() : std::move(*built);
      });
    });
  });
}

void gcompile_program_free(gcompile_program *program) {
  delete program;
}

const gcompile_signature *gcompile_program_signature(const gcompile_program *program) {
  return program ? program->signature.get() : nullptr;
}

static Program::Module copyOf(Program &program) {
  return mlir::cast<mlir::ModuleOp>(program.module->clone());
}

// On a copy, which becomes the program where all went well.
static absl::Status transform(gcompile_program &program, const char *expression, const TransformDefaults &defaults) {
  Program::Module copy = copyOf(*program.program);
  std::string report;
  absl::Status status = transformProgram(*copy, expression, defaults, &report);
  if (program.watch.wasCancelled())
    return absl::CancelledError("the transformation was cancelled");
  GC_RETURN_IF_ERROR(status);
  GC_ASSIGN_OR_RETURN(Signature signature, signatureOf(*copy));
  auto described = std::make_unique<gcompile_signature>(std::move(signature));
  std::swap(program.program->module, copy);
  if (absl::Status status = program.program->updateSignature(); !status.ok()) {
    std::swap(program.program->module, copy);
    return status;
  }
  program.signature = std::move(described);
  if (!report.empty())
    program.listener->log->say(report);
  return absl::OkStatus();
}

gcompile_status *gcompile_program_transform(gcompile_program *program, const char *expression,
                                            const gcompile_transform_options *options) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(program, "program"));
    GC_RETURN_IF_ERROR(given(expression, "expression"));
    GC_ASSIGN_OR_RETURN(gcompile_transform_options how, optionsOf(options, "gcompile_transform_options"));
    TransformDefaults defaults;
    defaults.wrt = textOr(how.wrt, "");
    defaults.axisSize = how.axis_size;
    defaults.memory = how.memory;
    program->watch.begin(tokenOf(how.cancel));
    absl::Status status = transform(*program, expression, defaults);
    program->watch.end();
    return program->listener->end(status);
  });
}

gcompile_status *gcompile_program_print(const gcompile_program *program, char **text, size_t *length) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(program, "program"));
    GC_RETURN_IF_ERROR(given(text, "text"));
    Program::Module copy = copyOf(*program->program);
    if (failed(exportStableHlo(*copy)))
      return program->listener->end(absl::InvalidArgumentError("the program cannot be written as StableHLO"));
    std::string printed;
    llvm::raw_string_ostream(printed) << *copy << '\n';
    *text = static_cast<char *>(std::malloc(printed.size() + 1));
    if (!*text)
      return absl::ResourceExhaustedError("no memory for the program's text");
    std::memcpy(*text, printed.c_str(), printed.size() + 1);
    if (length)
      *length = printed.size();
    return absl::OkStatus();
  });
}

void gcompile_text_free(char *text) {
  std::free(text);
}

// Compiling consumes a module: a copy's place is the program's for as long as it takes.
static absl::StatusOr<std::vector<char>> compileCopy(Program &program, const CompilerFlags &flags) {
  Program::Module kept = copyOf(program);
  std::swap(program.module, kept);
  struct Restore {
    Program &program;
    Program::Module &kept;
    ~Restore() { std::swap(program.module, kept); }
  } restore{program, kept};
  program.forgetErrors();
  CompileReport report;
  return compile(program, flags, report);
}

gcompile_status *gcompile_program_compile(gcompile_program *program, const gcompile_compile_options *options,
                                          gcompile_artifact **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(program, "program"));
    GC_RETURN_IF_ERROR(given(out, "out"));
    GC_ASSIGN_OR_RETURN(gcompile_compile_options how, optionsOf(options, "gcompile_compile_options"));
    CompilerFlags flags;
    flags.targetCpu = textOr(how.target_cpu, flags.targetCpu.c_str());
    flags.precision = textOr(how.precision, flags.precision.c_str());
    flags.mesh = textOr(how.mesh, "");
    flags.devices = static_cast<int>(how.devices);
    flags.batch.accumulate = how.accumulate;
    flags.batch.microBatch = how.micro_batch;
    flags.batch.batchNorm = textOr(how.batch_norm, flags.batch.batchNorm.c_str());
    GC_ASSIGN_OR_RETURN(flags.tuning, readTuning(textOr(how.tuning, "")));
    flags.cache.folder = textOr(how.cache, "");
    if (how.cache_limit > 0)
      flags.cache.limit = how.cache_limit;
    flags.isCancelled = [program] { return program->watch.isCancelled(); };
    program->watch.begin(tokenOf(how.cancel));
    absl::StatusOr<std::vector<char>> bytes = compileCopy(*program->program, flags);
    bool cancelled = program->watch.wasCancelled();
    program->watch.end();
    GC_RETURN_IF_ERROR(
        program->listener->end(cancelled ? absl::CancelledError("the compilation was cancelled") : bytes.status()));
    GC_ASSIGN_OR_RETURN(*out, makeArtifact(*std::move(bytes)));
    return absl::OkStatus();
  });
}
