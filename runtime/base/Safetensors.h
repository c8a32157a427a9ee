// Reading and writing safetensors files: 8 bytes of header size, a JSON header, the data. The reader maps the file and
// checks everything before it hands out a view: sizes, offsets, overlaps, holes, types, duplicate names.
//
// Types that safetensors has no name for are stored as the corpus stores them: other 8-bit floats as their bits in U8,
// integers of 2 and 4 bits one per byte, complex128 as F64 with a last dimension of 2. The reader of a tensor says
// which type it expects and gets these back.
#ifndef GC_RUNTIME_BASE_SAFETENSORS_H
#define GC_RUNTIME_BASE_SAFETENSORS_H

#include "runtime/base/DType.h"
#include "runtime/base/MappedFile.h"

#include <map>

namespace gcrt {

struct StoredTensor {
  std::string name;
  std::string storage; // safetensors' word: "F32", "BF16", …
  std::vector<int64_t> shape;
  absl::Span<const char> bytes; // not aligned
};

class Safetensors {
public:
  static absl::StatusOr<std::shared_ptr<const Safetensors>> open(const std::string &path);
  // The bytes must outlive the result; `what` names them in errors.
  static absl::StatusOr<std::shared_ptr<const Safetensors>> fromBytes(absl::Span<const char> bytes, std::string what);

  // In the order of their data.
  absl::Span<const StoredTensor> tensors() const { return list; }
  const StoredTensor *find(std::string_view name) const;
  const std::map<std::string, std::string> &metadata() const { return meta; }

  // Checks that the tensor can be read as this type and shape and copies its elements to `out`.
  absl::Status read(const StoredTensor &tensor, DType type, absl::Span<const int64_t> shape,
                    absl::Span<char> out) const;

private:
  absl::Status parse(absl::Span<const char> bytes);
  std::string what;
  std::shared_ptr<const MappedFile> file;
  std::vector<StoredTensor> list;
  std::map<std::string, size_t, std::less<>> byName;
  std::map<std::string, std::string> meta;
};

// A tensor to write; the bytes are not copied.
struct TensorToStore {
  std::string name;
  DType type;
  std::vector<int64_t> shape;
  absl::Span<const char> bytes;
};
absl::Status writeSafetensors(const std::string &path, absl::Span<const TensorToStore> tensors,
                              const std::map<std::string, std::string> &metadata = {});

// How a type is stored, e.g. "F32"; complex128 is "F64" with one more dimension.
std::string_view storageName(DType type);

} // namespace gcrt

#endif
