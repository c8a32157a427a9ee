// NumPy's .npy files of versions 1 to 3, mapped: one array of integers, reals or truth values, little-endian, rows
// first.
//
//   GC_ASSIGN_OR_RETURN(NpyArray array, NpyArray::open("x.npy"));
//   array.type, array.shape, array.data   // the bytes of all elements, not aligned
//
// The format: numpy.lib.format. What is wrong in a file is an error that names the file and the field.
#ifndef GC_RUNTIME_DATA_NPY_H
#define GC_RUNTIME_DATA_NPY_H

#include "runtime/base/DType.h"
#include "runtime/base/MappedFile.h"

namespace gcrt {

struct NpyArray {
  std::string path;
  std::shared_ptr<const MappedFile> file;
  std::string descr; // the type as the header has it, with its quotes: '<f4'
  DType type = DType::u8;
  std::vector<int64_t> shape;
  absl::Span<const char> data; // as long as the shape says

  static absl::StatusOr<NpyArray> open(const std::string &path);
  static absl::StatusOr<NpyArray> read(std::shared_ptr<const MappedFile> file, const std::string &path);
};

} // namespace gcrt

#endif
