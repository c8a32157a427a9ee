// What the fuzzers share: options, the loop, and a handler that keeps the input at work when the program crashes or
// hangs.
#ifndef GC_TEST_FUZZ_GUARD_H
#define GC_TEST_FUZZ_GUARD_H

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>

namespace gc::test {

struct FuzzOptions {
  std::string input; // the positional argument
  size_t count = 3000, first = 0;
  uint64_t seed = 1;
  std::string save; // where the failing input goes
};

// Nothing, with the usage on stderr, for a command line that it does not understand.
std::optional<FuzzOptions> parseFuzzOptions(int argc, char **argv, const char *inputName, const char *save);

// The input at work: its owner assigns it before anything may crash.
std::string &guardedInput();

// Calls `check` count times, with a generator that depends on seed and number alone; stops at the first that is false.
// A failure, a crash, and an input that takes more than two minutes leave the input in a file and its number on stderr.
bool runFuzz(const FuzzOptions &options, const std::function<bool(size_t number, std::mt19937_64 &random)> &check);

} // namespace gc::test

#endif
