// Programs of the library: what was read, or is being made by a graph.
#ifndef GC_TOOLS_LIBGCOMPILE_PROGRAMHANDLE_H
#define GC_TOOLS_LIBGCOMPILE_PROGRAMHANDLE_H

#include "tools/driver/Program.h"
#include "tools/libgcompile/Cancel.h"
#include "tools/libgcompile/Handles.h"

namespace gc::embed {

// Hears of a program's diagnostics for as long as it lives: the log gets each, a status the errors of its call.
struct Listener {
  std::shared_ptr<Log> log;
  std::string errors;

  void hear(const mlir::Diagnostic &diagnostic) {
    std::string text = describeDiagnostic(diagnostic);
    if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error)
      errors += text;
    text.pop_back(); // the end of the line
    log->say(text);
  }

  // A call's outcome, with the errors that were heard meanwhile before its own message.
  absl::Status end(const absl::Status &status) {
    std::string heard = std::exchange(errors, "");
    return status.ok() ? status : absl::Status(status.code(), absl::StrCat(heard, status.message()));
  }
};

} // namespace gc::embed

struct gcompile_program {
  std::shared_ptr<gc::embed::Listener> listener;
  gc::embed::CancelWatch watch; // before the program, whose context it follows
  std::unique_ptr<gc::Program> program;
  std::unique_ptr<gcompile_signature> signature;
};

namespace gc::embed {

using MakeProgram = absl::FunctionRef<absl::StatusOr<std::unique_ptr<Program>>(const ProgramOptions &)>;

// A handle with its log and its watch, for what `make` makes with the options completed. A program without a module yet
// has no signature.
absl::StatusOr<std::unique_ptr<gcompile_program>> makeHandle(gcompile_context *context, ProgramOptions options,
                                                             MakeProgram make);

} // namespace gc::embed

#endif
