#include "test/fuzz/Guard.h"

#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

namespace gc::test {

static const FuzzOptions *current = nullptr;
static size_t currentNumber = 0;

std::string &guardedInput() {
  static auto *input = new std::string; // a handler may read it until the very end
  return *input;
}

static void keepInput() {
  int fd = open(current->save.c_str(), O_CREAT | O_TRUNC | O_WRONLY, 0644);
  const std::string &input = guardedInput();
  bool kept = fd >= 0 && write(fd, input.data(), input.size()) == static_cast<ssize_t>(input.size());
  char line[256];
  int size = std::snprintf(line, sizeof line, "number %zu of seed %llu%s%s\n", currentNumber,
                           static_cast<unsigned long long>(current->seed), kept ? ", kept in " : "",
                           kept ? current->save.c_str() : "");
  if (write(STDERR_FILENO, line, size) != size)
    return;
}

static void onSignal(int signal) {
  std::signal(signal, SIG_DFL);
  keepInput();
  raise(signal);
}

static void installHandlers() {
  static char stack[64 * 1024]; // an overflow of the main one is kept as well
  stack_t alternative = {};
  alternative.ss_sp = stack;
  alternative.ss_size = sizeof stack;
  sigaltstack(&alternative, nullptr);
  struct sigaction action = {};
  sigemptyset(&action.sa_mask);
  action.sa_handler = onSignal;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for (int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGALRM})
    sigaction(signal, &action, nullptr);
}

std::optional<FuzzOptions> parseFuzzOptions(int argc, char **argv, const char *inputName, const char *save) {
  FuzzOptions options;
  options.save = save;
  bool good = argc > 1 && argc % 2 == 0 && argv[1][0] != '-';
  for (int i = 2; good && i + 1 < argc; i += 2) {
    std::string name = argv[i], value = argv[i + 1];
    bool number = !value.empty() && value.size() < 19 && value.find_first_not_of("0123456789") == std::string::npos;
    if (name == "--save")
      options.save = value;
    else if (name == "--count" && number)
      options.count = std::stoull(value);
    else if (name == "--seed" && number)
      options.seed = std::stoull(value);
    else if (name == "--first" && number)
      options.first = std::stoull(value);
    else
      good = false;
  }
  if (!good) {
    std::cerr << "usage: " << argv[0] << " " << inputName << " [--count N] [--seed S] [--first I] [--save FILE]\n";
    return std::nullopt;
  }
  options.input = argv[1];
  return options;
}

bool runFuzz(const FuzzOptions &options, const std::function<bool(size_t number, std::mt19937_64 &random)> &check) {
  current = &options;
  installHandlers();
  for (size_t i = options.first; i < options.first + options.count; ++i) {
    std::mt19937_64 random(options.seed * 1000003 + i);
    currentNumber = i;
    alarm(120);
    if (!check(i, random)) {
      keepInput();
      return false;
    }
  }
  alarm(0);
  return true;
}

} // namespace gc::test
