#include "tools/driver/Crash.h"

#include "tools/driver/ExitCode.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/Pass.h"

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace gc {

namespace {

// Read by signal handlers: plain memory that is complete before a handler may run.
char commandLine[4096];
thread_local char currentPass[256]; // of this thread: the one that crashes asks
char reproducerName[64] = "gcompile-reproducer-0000000000000000.mlir";
const char *inputData = "";
size_t inputSize = 0;

void put(int fd, const char *text, size_t size) {
  while (size > 0) {
    ssize_t written = write(fd, text, size);
    if (written <= 0)
      return;
    text += written;
    size -= written;
  }
}
void put(int fd, const char *text) {
  put(fd, text, std::strlen(text));
}

void onCrash(int signal) {
  // A second crash inside the handler must end the process.
  std::signal(signal, SIG_DFL);
  writeReproducer(signal == SIGABRT ? "an assertion failed" : "the compiler crashed");
  _exit(static_cast<int>(ExitCode::Bug));
}

void onStop(int signal) {
  _exit(static_cast<int>(signal == SIGINT ? ExitCode::Interrupted : ExitCode::Terminated));
}

uint64_t hashOf(std::string_view text, uint64_t hash) {
  for (unsigned char c : text)
    hash = (hash ^ c) * 0x100000001B3ull;
  return hash;
}

void nameReproducer() {
  uint64_t hash = hashOf(commandLine, hashOf({inputData, inputSize}, 0xCBF29CE484222325ull));
  std::snprintf(reproducerName, sizeof reproducerName, "gcompile-reproducer-%016llx.mlir",
                static_cast<unsigned long long>(hash));
}

} // namespace

void installSignalHandlers(std::string_view line) {
  size_t size = std::min(line.size(), sizeof commandLine - 1);
  std::memcpy(commandLine, line.data(), size);
  commandLine[size] = 0;
  nameReproducer();

  // A stack of its own, so that an overflow of the main one is reported as well.
  static char stack[64 * 1024];
  stack_t alternative = {};
  alternative.ss_sp = stack;
  alternative.ss_size = sizeof stack;
  sigaltstack(&alternative, nullptr);

  struct sigaction action = {};
  sigemptyset(&action.sa_mask);
  action.sa_handler = onCrash;
  action.sa_flags = SA_ONSTACK;
  for (int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT})
    sigaction(signal, &action, nullptr);
  action.sa_handler = onStop;
  for (int signal : {SIGINT, SIGTERM})
    sigaction(signal, &action, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
}

void setReproducerInput(std::string_view text) {
  auto *kept = new std::string(text); // never freed: a handler may read it until the very end
  inputSize = 0;
  inputData = kept->data();
  inputSize = kept->size();
  nameReproducer();
}

void followPasses(mlir::MLIRContext &context) {
  context.registerActionHandler([](llvm::function_ref<void()> run, const mlir::tracing::Action &action) {
    if (auto *pass = llvm::dyn_cast<mlir::PassExecutionAction>(&action)) {
      llvm::StringRef name = pass->getPass().getArgument();
      if (name.empty())
        name = pass->getPass().getName();
      std::snprintf(currentPass, sizeof currentPass, "%.*s", static_cast<int>(name.size()), name.data());
    }
    run();
  });
}

void writeReproducer(const char *what) {
  int fd = open(reproducerName, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0644);
  if (fd >= 0) {
    put(fd, "// gcompile failed: ");
    put(fd, what);
    put(fd, "\n// command: ");
    put(fd, commandLine);
    put(fd, "\n// pass: ");
    put(fd, currentPass[0] ? currentPass : "none had begun");
    put(fd, "\n");
    put(fd, inputData, inputSize);
    close(fd);
  }
  put(STDERR_FILENO, "gcompile: internal error: ");
  put(STDERR_FILENO, what);
  if (currentPass[0]) {
    put(STDERR_FILENO, " in pass ");
    put(STDERR_FILENO, currentPass);
  }
  put(STDERR_FILENO, fd >= 0 ? ": please report it with " : ": could not write ");
  put(STDERR_FILENO, reproducerName);
  put(STDERR_FILENO, "\n");
}

} // namespace gc
