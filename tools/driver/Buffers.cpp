#include "tools/driver/Engine.h"

#include <cstring>

namespace gc {

std::vector<HostArray> copyAll(const std::vector<HostArray> &arrays) {
  std::vector<HostArray> out;
  for (const HostArray &array : arrays)
    out.push_back(array.copy());
  return out;
}

int64_t ownResultBytes(const Signature &signature) {
  int64_t bytes = 0;
  for (const ValueInfo &result : signature.results)
    bytes += result.bytes();
  for (const ValueInfo &argument : signature.arguments)
    if (argument.alias >= 0)
      bytes -= signature.results[argument.alias].bytes();
  return bytes;
}

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

void Buffers::restoreDonated(const std::vector<HostArray> &originals) {
  for (size_t i = 0; i < originals.size(); ++i)
    if (signature->arguments[i].donated)
      std::memcpy(argumentPointers[i], originals[i].data(), originals[i].size());
}

std::vector<HostArray> Buffers::takeResults() {
  std::vector<HostArray> out = std::move(results);
  for (size_t i = 0; i < arguments.size(); ++i)
    if (int alias = signature->arguments[i].alias; alias >= 0)
      out[alias] = std::move(arguments[i]);
  return out;
}

} // namespace gc
