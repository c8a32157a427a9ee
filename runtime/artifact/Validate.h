// The checks that make the metadata of an artifact safe to run: after them no index, offset, size or shape needs to be
// looked at again. What is checked:
//   structure   FlatBuffers' verifier (every offset inside the section, nesting and number of tables limited)
//   module      ABI version; devices and meshes agree; sections exist and are of the right kind
//   kernels     entries inside their image, one per kernel and image; sizes of buffers known for each
//   constants   inside their section, as large as dtype and shape say, aligned
//   values      valid dtype and shape; donation and aliases agree; layouts name a mesh, its axes once each and
//               dimensions, cuts divide them, and the whole is no larger than an array may be
//   buffers     inside their arena, argument, result or constant, for every value of the enclosing loops' counters
//   commands    streams, events, kernels, buffers, loops exist; sizes fit; only arenas, results and donated arguments
//               are written; loop numbers unique; slices used inside their loops alone
#ifndef GC_RUNTIME_ARTIFACT_VALIDATE_H
#define GC_RUNTIME_ARTIFACT_VALIDATE_H

#include "absl/status/statusor.h"
#include "runtime/abi/gcx_generated.h"
#include "runtime/artifact/Container.h"

namespace gcrt {

// The bytes must be 8-byte aligned and outlive the result.
absl::StatusOr<const fb::Module *> validateModule(absl::Span<const char> metadata,
                                                  absl::Span<const SectionView> sections);

// Size of the group that axes of a mesh form: the product of their sizes. Indices must be valid.
uint64_t groupSize(const fb::Mesh &mesh, const flatbuffers::Vector<uint32_t> *axes);

namespace detail {
// FlatBuffers' verifier knows that a vector lies inside, not that elements of 8 bytes (or structs that hold such) lie
// at multiples of 8. To be asked before the first element is read.
template <typename V> bool isAligned(const V *vector) {
  return !vector || reinterpret_cast<uintptr_t>(vector->Data()) % 8 == 0;
}
// Part of the above: one program (runtime/artifact/ValidateProgram.cpp).
absl::Status validateProgram(const fb::Module &module, const fb::Program &program);
absl::StatusOr<uint64_t> validateArray(fb::DType dtype, const flatbuffers::Vector<int64_t> *shape);
absl::StatusOr<uint64_t> validateArray(fb::DType dtype, absl::Span<const int64_t> extents);
} // namespace detail

} // namespace gcrt

#endif
