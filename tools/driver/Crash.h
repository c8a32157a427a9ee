// What happens when gcompile itself fails: a reproducer with the input, the options and the failing pass.
#ifndef GC_TOOLS_DRIVER_CRASH_H
#define GC_TOOLS_DRIVER_CRASH_H

#include <string>
#include <string_view>

namespace mlir {
class MLIRContext;
}

namespace gc {

// Installs handlers: crashes and failed asserts write the reproducer and exit with 3, SIGINT and SIGTERM with 130, 143.
// `commandLine` goes into the reproducer. Once, at start.
void installSignalHandlers(std::string_view commandLine);

// The program that a reproducer holds from now on; the text is copied and kept, for a crash may come at any time.
void setReproducerInput(std::string_view text);

// Follows the passes that run in this context, so that a reproducer names the one at work.
void followPasses(mlir::MLIRContext &context);

// Writes gcompile-reproducer-<hash>.mlir into the current folder and prints its path. Async-signal-safe.
void writeReproducer(const char *what);

} // namespace gc

#endif
