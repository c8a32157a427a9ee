// Arrays in the caller's memory and the signatures that they must fit.
#ifndef GC_TOOLS_DRIVER_HOSTARRAY_H
#define GC_TOOLS_DRIVER_HOSTARRAY_H

#include "runtime/base/DType.h"

#include <memory>
#include <string>
#include <vector>

namespace gc {

// One argument or result of a program.
struct ValueInfo {
  std::string name; // may be empty
  std::string role; // "param", "opt_state", …; "none" where the program does not say
  gcrt::DType dtype = gcrt::DType::f32;
  std::vector<int64_t> shape;
  bool donated = false;
  int alias = -1;   // of a donated argument: the result that takes its memory
  std::string init; // of an argument: the rule for a value where none is given (parseFillText), or empty

  int64_t bytes() const;
  std::string text() const; // "f32[2, 3]"
};

struct Signature {
  std::vector<ValueInfo> arguments, results;
};

// Whether an argument is part of what a train step gives anew, or a frozen parameter: by its role.
bool isState(const ValueInfo &argument);
// "in_007 (tokens): s32[8, 128]", for messages.
std::string describe(const char *kind, size_t index, const ValueInfo &value);
// "in_007" or "out_007".
std::string numberedName(const char *kind, size_t index);

// Owns memory for one array, aligned as the runtime wants it.
class HostArray {
public:
  HostArray() = default;
  explicit HostArray(int64_t bytes);
  char *data() { return memory.get(); }
  const char *data() const { return memory.get(); }
  int64_t size() const { return bytes; }
  absl::Span<char> span() { return {memory.get(), static_cast<size_t>(bytes)}; }
  absl::Span<const char> span() const { return {memory.get(), static_cast<size_t>(bytes)}; }
  HostArray copy() const;

private:
  struct Free {
    void operator()(char *p) const;
  };
  std::unique_ptr<char, Free> memory;
  int64_t bytes = 0;
};

} // namespace gc

#endif
