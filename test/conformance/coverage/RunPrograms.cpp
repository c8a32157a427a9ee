// Runs many small programs, each in a copy of this process, so that a crash ends one program and starting costs little.
//
//   coverage_run_programs --list               the registered ops of the input dialects: NAME OPERANDS REGIONS, -1: any
//   coverage_run_programs DEVICE… < programs   texts with lines "// -----" between them; prints for each program and
//                                              device one JSON object {"device", "code", "message"}; code as gcompile's
#include "tools/driver/Engine.h"
#include "tools/driver/ExitCode.h"
#include "tools/driver/Inputs.h"

#include "frontend/stablehlo/Dialects.h"
#include "runtime/base/Status.h"

#include "llvm/ADT/StringExtras.h"
#include <iostream>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace gc;
using namespace mlir;

static absl::Status run(const std::string &path, const std::string &device) {
  EngineOptions options;
  options.device = device;
  GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(path, options));
  InputSources sources;
  sources.fill = "normal:1";
  GC_ASSIGN_OR_RETURN(std::vector<HostArray> inputs, gatherInputs(engine->signature(), sources));
  Buffers buffers(engine->signature(), std::move(inputs));
  return engine->run(buffers.argumentPointers, buffers.resultPointers);
}

namespace {
struct Outcome {
  int code;
  std::string message;
};
} // namespace

// The program in a file of memory that lives while this process does.
static std::string store(StringRef text) {
  int file = memfd_create("program", 0);
  if (file < 0 || write(file, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
    llvm::report_fatal_error("cannot make a file in memory");
  return "/proc/self/fd/" + std::to_string(file);
}

static Outcome runInCopy(StringRef text, const std::string &device) {
  int ends[2];
  if (pipe(ends) != 0)
    llvm::report_fatal_error("cannot make a pipe");
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    dup2(ends[1], STDERR_FILENO);
    absl::Status status = run(store(text), device);
    if (!status.ok())
      std::cerr << status.message() << std::endl;
    _exit(static_cast<int>(status.ok() ? ExitCode::Ok : exitCodeOf(status)));
  }
  close(ends[1]);
  Outcome outcome;
  char buffer[4096];
  for (ssize_t n; (n = read(ends[0], buffer, sizeof(buffer))) > 0;)
    outcome.message.append(buffer, n);
  close(ends[0]);
  int state = 0;
  waitpid(child, &state, 0);
  outcome.code = WIFEXITED(state) ? WEXITSTATUS(state) : static_cast<int>(ExitCode::Bug);
  if (WIFSIGNALED(state))
    outcome.message += "killed by signal " + std::to_string(WTERMSIG(state));
  return outcome;
}

static void listOps() {
  DialectRegistry registry;
  registerInputDialects(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    if (name.getDialectNamespace() != "stablehlo" && name.getDialectNamespace() != "chlo")
      continue;
    int operands = name.hasTrait<OpTrait::OneOperand>()           ? 1
                   : name.hasTrait<OpTrait::NOperands<2>::Impl>() ? 2
                   : name.hasTrait<OpTrait::NOperands<3>::Impl>() ? 3
                   : name.hasTrait<OpTrait::ZeroOperands>()       ? 0
                                                                  : -1;
    std::cout << name.getStringRef().str() << ' ' << operands << ' ' << (name.hasTrait<OpTrait::ZeroRegions>() ? 0 : -1)
              << '\n';
  }
}

int main(int argc, char **argv) {
  std::vector<std::string> devices(argv + 1, argv + argc);
  if (devices == std::vector<std::string>{"--list"}) {
    listOps();
    return 0;
  }
  std::string all((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());
  SmallVector<StringRef> programs;
  StringRef(all).split(programs, "// -----\n", -1, /*KeepEmpty=*/false);
  // What every copy needs is made once, here.
  for (const std::string &device : devices)
    if (absl::Status status =
            run(store("func.func @main(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }"), device);
        !status.ok()) {
      std::cerr << status.message() << '\n';
      return static_cast<int>(exitCodeOf(status));
    }
  for (StringRef program : programs)
    for (const std::string &device : devices) {
      Outcome outcome = runInCopy(program, device);
      nlohmann::json line = {{"device", device}, {"code", outcome.code}, {"message", outcome.message}};
      std::cout << line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << std::endl;
    }
  return 0;
}
