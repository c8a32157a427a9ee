#include "runtime/data/Npy.h"

#include "runtime/base/Status.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

#include <cstring>

namespace gcrt {

static absl::Status bad(const std::string &file, const std::string &what) {
  return absl::InvalidArgumentError(absl::StrCat(file, ": ", what));
}

// Cuts the header's dictionary off the start of the bytes.
static absl::StatusOr<std::string_view> takeHeader(absl::Span<const char> &bytes, const std::string &path) {
  constexpr size_t kMagic = 6, kVersion = 2;
  if (bytes.size() < kMagic || std::memcmp(bytes.data(), "\x93NUMPY", kMagic) != 0)
    return bad(path, "it does not start with \\x93NUMPY: it is no .npy file");
  int major = bytes.size() > kMagic ? static_cast<unsigned char>(bytes[kMagic]) : 1;
  if (major < 1 || major > 3)
    return bad(path, absl::StrCat("its version is ", major, "; 1 to 3 can be read"));
  size_t width = major == 1 ? 2 : 4;
  uint32_t length = 0;
  if (bytes.size() < kMagic + kVersion + width)
    return bad(path, "it ends within the header");
  std::memcpy(&length, bytes.data() + kMagic + kVersion, width);
  bytes.remove_prefix(kMagic + kVersion + width);
  if (length > bytes.size())
    return bad(path, "it ends within the header");
  std::string_view header(bytes.data(), length);
  bytes.remove_prefix(length);
  return header;
}

// The text after 'KEY': in the header's dictionary, from its first character that is no space.
static absl::StatusOr<std::string_view> dictionaryValue(std::string_view header, const char *key,
                                                        const std::string &path) {
  size_t at = header.find(absl::StrCat("'", key, "':"));
  if (at == std::string_view::npos)
    return bad(path, absl::StrCat("its header has no ", key));
  header.remove_prefix(at + std::strlen(key) + 3);
  header.remove_prefix(std::min(header.find_first_not_of(' '), header.size()));
  return header;
}

static absl::StatusOr<std::vector<int64_t>> shapeOf(std::string_view header, const std::string &path) {
  GC_ASSIGN_OR_RETURN(std::string_view value, dictionaryValue(header, "shape", path));
  size_t end = value.find(')');
  if (value.empty() || value[0] != '(' || end == std::string_view::npos)
    return bad(path, "its shape is no tuple");
  std::vector<int64_t> shape;
  for (absl::string_view part :
       absl::StrSplit(absl::string_view(value.data() + 1, end - 1), ',', absl::SkipWhitespace())) {
    int64_t extent;
    if (!absl::SimpleAtoi(part, &extent) || extent < 0)
      return bad(path, absl::StrCat("its shape has the extent '", part, "'"));
    shape.push_back(extent);
  }
  return shape;
}

// '<f4', '|u1' and so on.
static absl::StatusOr<DType> typeOf(std::string_view descr, const std::string &path) {
  static constexpr std::pair<std::string_view, DType> kTypes[] = {
      {"b1", DType::i1},  {"u1", DType::u8},  {"u2", DType::u16}, {"u4", DType::u32},
      {"u8", DType::u64}, {"i1", DType::s8},  {"i2", DType::s16}, {"i4", DType::s32},
      {"i8", DType::s64}, {"f2", DType::f16}, {"f4", DType::f32}, {"f8", DType::f64}};
  if (descr.size() == 5)
    for (auto [name, type] : kTypes)
      if (descr.substr(2, 2) == name && (descr[1] == '<' || (descr[1] == '|' && name[1] == '1')))
        return type;
  return bad(path, absl::StrCat("its descr ", std::string(descr), " is no little-endian integer, real or truth value"));
}

absl::StatusOr<NpyArray> NpyArray::open(const std::string &path) {
  GC_ASSIGN_OR_RETURN(std::shared_ptr<const MappedFile> file, MappedFile::open(path));
  return read(std::move(file), path);
}

absl::StatusOr<NpyArray> NpyArray::read(std::shared_ptr<const MappedFile> file, const std::string &path) {
  NpyArray out;
  out.path = path;
  out.data = file->bytes();
  out.file = std::move(file);
  GC_ASSIGN_OR_RETURN(std::string_view header, takeHeader(out.data, path));
  GC_ASSIGN_OR_RETURN(std::string_view descr, dictionaryValue(header, "descr", path));
  out.descr = std::string(descr.substr(0, descr.find_first_of(",}")));
  GC_ASSIGN_OR_RETURN(out.type, typeOf(out.descr, path));
  GC_ASSIGN_OR_RETURN(std::string_view order, dictionaryValue(header, "fortran_order", path));
  if (order.substr(0, 5) != "False")
    return bad(path, "its fortran_order is not False: store it with numpy.ascontiguousarray");
  GC_ASSIGN_OR_RETURN(out.shape, shapeOf(header, path));
  absl::StatusOr<int64_t> bytes = byteCount(out.type, out.shape);
  if (!bytes.ok() || *bytes != static_cast<int64_t>(out.data.size()))
    return bad(path, absl::StrCat("its shape has ", out.shape.empty() ? "1" : absl::StrJoin(out.shape, " x "),
                                  " elements of ", byteSize(out.type), " bytes, its data has ", out.data.size(),
                                  " bytes: it is damaged, or cut"));
  return out;
}

} // namespace gcrt
