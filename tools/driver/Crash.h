// What happens when gcompile itself fails: a reproducer with the input, the options, and the step that failed. The
// reproducer is a program that gcompile takes like any other; the message says with which command.
#ifndef GC_TOOLS_DRIVER_CRASH_H
#define GC_TOOLS_DRIVER_CRASH_H

#include <string>
#include <string_view>

namespace mlir {
class MLIRContext;
}

namespace gc {

// Installs handlers: crashes, failed asserts, overflows of the stack and LLVM's fatal errors write the reproducer and
// exit with 3, SIGINT and SIGTERM with 130, 143. Once, at start.
void installCrashHandlers(int argc, const char *const *argv);

// The program at work from now on: the file that the command line names, and its text, which is copied and kept, for a
// crash may come at any time. An artifact's bytes are not kept but copied from the file when it comes to that.
void setReproducerInput(const std::string &path, std::string_view text);
void setReproducerArtifact(const std::string &path);

// What is done now: "load the artifact". Kept for this thread until the next one.
void enterStep(std::string_view step);

// Follows the passes and steps that run in this context, in whatever thread.
void followSteps(mlir::MLIRContext &context);

// For tests, which make steps fail: called at the start of each.
void observeSteps(void (*observer)(const char *step));

// Writes gcompile-reproducer-<hash>.mlir into the current folder and says so. Async-signal-safe.
void writeReproducer(const char *what);

} // namespace gc

#endif
