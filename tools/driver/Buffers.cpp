#include "tools/driver/Engine.h"

namespace gc {

Buffers::Buffers(const Signature &signature, std::vector<HostArray> given)
    : arguments(std::move(given)), signature(&signature) {
  std::vector<void *> shared(signature.results.size(), nullptr);
  for (size_t i = 0; i < arguments.size(); ++i) {
    argumentPointers.push_back(arguments[i].data());
    if (int alias = signature.arguments[i].alias; alias >= 0)
      shared[alias] = arguments[i].data();
  }
  for (size_t i = 0; i < signature.results.size(); ++i) {
    results.push_back(shared[i] ? HostArray() : HostArray(signature.results[i].bytes()));
    resultPointers.push_back(shared[i] ? shared[i] : results.back().data());
  }
}

std::vector<HostArray> Buffers::takeResults() {
  std::vector<HostArray> out = std::move(results);
  for (size_t i = 0; i < arguments.size(); ++i)
    if (int alias = signature->arguments[i].alias; alias >= 0)
      out[alias] = std::move(arguments[i]);
  return out;
}

} // namespace gc
