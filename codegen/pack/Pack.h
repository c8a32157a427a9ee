// One position-independent image from one ELF object.
//
//   llvm::Expected<gc::PackedImage> image = gc::packImage(*object);
//
// The image is the object's code and constants laid out behind each other, with every relocation already applied: it
// runs wherever it is mapped, read-only and executable, at an address that is a multiple of `alignment`. Only
// PC-relative references among the object's own sections can be applied ahead of time, so anything else is an error:
// an undefined symbol, an absolute address, writable data. A message names the symbol or the section.
#pragma once

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace gc {

struct PackedImage {
  std::vector<char> bytes;
  /// The largest alignment of any section; at most a page.
  uint64_t alignment = 1;
  /// Global functions and their offset in `bytes`, sorted by name.
  std::vector<std::pair<std::string, uint64_t>> symbols;

  /// Lays another image behind this one. Images do not refer to each other.
  void append(const PackedImage &other);
  /// Offset of a symbol, or -1.
  int64_t offsetOf(llvm::StringRef name) const;
};

llvm::Expected<PackedImage> packImage(llvm::MemoryBufferRef object);
inline llvm::Expected<PackedImage> packImage(const llvm::MemoryBuffer &object) {
  return packImage(object.getMemBufferRef());
}

} // namespace gc
