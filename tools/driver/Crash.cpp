#include "tools/driver/Crash.h"

#include "tools/driver/ExitCode.h"

#include "passes/phases/Step.h"

#include "mlir/Pass/Pass.h"
#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <unistd.h>
#include <vector>

namespace gc {

namespace {

constexpr size_t kLine = 4096, kStack = 64 * 1024;

// Read by signal handlers: plain memory that is complete before a handler may run.
char commandLine[kLine];        // as given
char replayLine[kLine];         // the same on the reproducer
thread_local char ownStep[256]; // of this thread: the one that crashes asks
char lastStep[256];             // of any thread, where the one that fails has none
char reproducerName[64] = "gcompile-reproducer-0000000000000000.mlir";
char artifactName[64]; // where a copy of an artifact goes, if the input is one
char artifactPath[kLine];
const char *inputData = "";
size_t inputSize = 0;
std::atomic<bool> written = false;
std::atomic<void (*)(const char *)> stepObserver = nullptr;

std::vector<std::string> &arguments() {
  static auto *words = new std::vector<std::string>;
  return *words;
}

void put(int fd, const char *text, size_t size) {
  while (size > 0) {
    ssize_t done = write(fd, text, size);
    if (done <= 0)
      return;
    text += done;
    size -= done;
  }
}
void put(int fd, const char *text) {
  put(fd, text, std::strlen(text));
}

// A stack of the thread's own for handlers, so that an overflow of the other one is reported as well. Freed with it.
void giveHandlerStack() {
  struct Stack {
    std::unique_ptr<char[]> memory = std::make_unique<char[]>(kStack);
    Stack() {
      stack_t stack = {};
      stack.ss_sp = memory.get();
      stack.ss_size = kStack;
      sigaltstack(&stack, nullptr);
    }
    ~Stack() {
      stack_t none = {};
      none.ss_flags = SS_DISABLE;
      sigaltstack(&none, nullptr);
    }
  };
  static thread_local Stack stack;
  (void)stack;
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

// LLVM would exit with 1 after some of its fatal errors.
void onFatalError(void *, const char *reason, bool) {
  put(STDERR_FILENO, "LLVM ERROR: ");
  put(STDERR_FILENO, reason);
  put(STDERR_FILENO, "\n");
  writeReproducer("LLVM gave up");
  _exit(static_cast<int>(ExitCode::Bug));
}

uint64_t hashOf(std::string_view text, uint64_t hash) {
  for (unsigned char c : text)
    hash = (hash ^ c) * 0x100000001B3ull;
  return hash;
}

// A word as a shell takes it.
std::string quoted(const std::string &word) {
  const char *plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,@%";
  if (!word.empty() && word.find_first_not_of(plain) == std::string::npos)
    return word;
  std::string out = "'";
  for (char c : word)
    out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

void store(char *place, size_t size, std::string_view text) {
  size_t kept = std::min(text.size(), size - 1);
  std::memcpy(place, text.data(), kept);
  place[kept] = 0;
}

// Both command lines: `input` is named by the reproducer instead in the second.
void nameReproducer(const std::string &input, bool artifact) {
  std::string given = "gcompile", replay = given;
  uint64_t hash = 0xCBF29CE484222325ull;
  for (const std::string &word : arguments()) {
    given += " " + quoted(word);
    hash = hashOf(word, hash);
  }
  hash = hashOf({inputData, inputSize}, hash);
  auto name = [&](char(&place)[64], const char *kind) {
    std::snprintf(place, sizeof place, "gcompile-reproducer-%016llx.%s", static_cast<unsigned long long>(hash), kind);
  };
  name(reproducerName, "mlir");
  artifactName[0] = 0;
  if (artifact)
    name(artifactName, "gcx");
  for (const std::string &word : arguments())
    replay += " " + (word == input ? artifact ? artifactName : reproducerName : quoted(word));
  store(commandLine, sizeof commandLine, given);
  store(replayLine, sizeof replayLine, replay);
}

// A comment that a line break in the command line cannot end.
void putComment(int fd, const char *name, const char *text) {
  put(fd, "// ");
  put(fd, name);
  for (; *text; ++text)
    put(fd, *text == '\n' ? " " : text, 1);
  put(fd, "\n");
}

void copyFile(const char *from, const char *to) {
  int in = open(from, O_RDONLY | O_CLOEXEC), out = open(to, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0644);
  static char block[64 * 1024];
  if (in >= 0 && out >= 0)
    for (ssize_t size; (size = read(in, block, sizeof block)) > 0;)
      put(out, block, size);
  close(in);
  close(out);
}

} // namespace

void installCrashHandlers(int argc, const char *const *argv) {
  arguments().assign(argv + std::min(argc, 1), argv + argc);
  nameReproducer("", false);
  giveHandlerStack();
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
  llvm::install_fatal_error_handler(onFatalError);
}

void setReproducerInput(const std::string &path, std::string_view text) {
  auto *kept = new std::string(text); // never freed: a handler may read it until the very end
  inputSize = 0;
  inputData = kept->data();
  inputSize = kept->size();
  nameReproducer(path, false);
}

void setReproducerArtifact(const std::string &path) {
  store(artifactPath, sizeof artifactPath, path);
  nameReproducer(path, true);
}

void enterStep(std::string_view step) {
  giveHandlerStack();
  store(ownStep, sizeof ownStep, step);
  store(lastStep, sizeof lastStep, step);
  if (auto observer = stepObserver.load())
    observer(ownStep);
}

void observeSteps(void (*observer)(const char *step)) {
  stepObserver = observer;
}

void followSteps(mlir::MLIRContext &context) {
  context.registerActionHandler([](llvm::function_ref<void()> run, const mlir::tracing::Action &action) {
    if (auto *step = llvm::dyn_cast<StepAction>(&action)) {
      enterStep(step->getName());
    } else if (auto *pass = llvm::dyn_cast<mlir::PassExecutionAction>(&action)) {
      llvm::StringRef name = pass->getPass().getArgument();
      enterStep(("pass " + (name.empty() ? pass->getPass().getName() : name)).str());
    }
    run();
  });
}

void writeReproducer(const char *what) {
  // Two threads may crash, or the handler's own work fail.
  if (written.exchange(true))
    return;
  const char *step = ownStep[0] ? ownStep : lastStep[0] ? lastStep : "read the command line";
  int fd = open(reproducerName, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0644);
  if (fd >= 0) {
    putComment(fd, "gcompile failed: ", what);
    putComment(fd, "step: ", step);
    putComment(fd, "command: ", commandLine);
    putComment(fd, "replay: ", replayLine);
    put(fd, inputData, inputSize);
    close(fd);
  }
  if (fd >= 0 && artifactName[0])
    copyFile(artifactPath, artifactName);
  put(STDERR_FILENO, "gcompile: internal error: ");
  put(STDERR_FILENO, what);
  put(STDERR_FILENO, " in step '");
  put(STDERR_FILENO, step);
  put(STDERR_FILENO, fd >= 0 ? "': please report it with " : "': could not write ");
  put(STDERR_FILENO, reproducerName);
  if (fd >= 0 && artifactName[0]) {
    put(STDERR_FILENO, " and ");
    put(STDERR_FILENO, artifactName);
  }
  put(STDERR_FILENO, "\n");
  if (fd >= 0) {
    put(STDERR_FILENO, "again: ");
    put(STDERR_FILENO, replayLine);
    put(STDERR_FILENO, "\n");
  }
}

} // namespace gc
