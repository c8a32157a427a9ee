// gcompile with a failure planted: gcompile_planted STEP=KIND ARGUMENTS… fails so when the step is entered.
#include "tools/driver/Crash.h"
#include "tools/gcompile/Commands.h"

#include "llvm/Support/ErrorHandling.h"

#include <cassert>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <stdexcept>
#include <string>

static std::string plantedStep, plantedKind;

// The compiler must not see that it never ends.
static volatile bool endless = true;
__attribute__((noinline)) static int recurse(volatile char *above) {
  volatile char frame[4096];
  frame[0] = above ? above[0] : 0;
  return endless ? recurse(frame) + frame[0] : 0;
}

static void onStep(const char *step) {
  if (plantedStep != step)
    return;
  if (plantedKind == "assert")
    assert(step == nullptr && "planted");
  if (plantedKind == "segv") {
    volatile int *nowhere = nullptr;
    *nowhere = 1;
  }
  if (plantedKind == "overflow")
    std::exit(recurse(nullptr));
  if (plantedKind == "fatal")
    llvm::report_fatal_error("planted");
  if (plantedKind == "usage") // LLVM would leave with 1
    llvm::report_fatal_error("planted", /*gen_crash_diag=*/false);
  if (plantedKind == "unreachable")
    llvm_unreachable("planted");
  if (plantedKind == "throw")
    throw std::runtime_error("planted");
  if (plantedKind == "terminate")
    std::terminate();
  if (plantedKind == "trap")
    __builtin_trap();
}

int main(int argc, char **argv) {
  const char *equals = argc > 1 ? std::strrchr(argv[1], '=') : nullptr;
  if (!equals) {
    std::cerr << "usage: gcompile_planted STEP=KIND ARGUMENTS\n";
    return 2;
  }
  plantedStep.assign(argv[1], static_cast<size_t>(equals - argv[1]));
  plantedKind = equals + 1;
  gc::observeSteps(onStep);
  argv[1] = argv[0];
  return gc::runGcompile(argc - 1, argv + 1);
}
