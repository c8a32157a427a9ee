#include "runtime/data/TokenFile.h"

#include "runtime/base/Status.h"
#include "runtime/data/Npy.h"

#include <filesystem>

namespace gcrt {

namespace {

constexpr std::pair<const char *, TokenFormat> kFormats[] = {
    {"auto", TokenFormat::Auto},     {"bytes", TokenFormat::Bytes},       {"uint16", TokenFormat::UInt16},
    {"uint32", TokenFormat::UInt32}, {"megatron", TokenFormat::Megatron}, {"npy", TokenFormat::Npy}};

absl::Status bad(const std::string &file, const std::string &what) {
  return absl::InvalidArgumentError(absl::StrCat(file, ": ", what));
}

absl::StatusOr<TokenFormat> formatByName(const std::string &path) {
  std::filesystem::path file(path);
  std::string ending = file.extension().string();
  std::error_code ignored;
  if (ending == ".npy")
    return TokenFormat::Npy;
  if (ending == ".bin" && std::filesystem::exists(file.replace_extension(".idx"), ignored))
    return TokenFormat::Megatron;
  if (ending == ".txt" || ending == ".text" || ending == ".md")
    return TokenFormat::Bytes;
  return bad(path, "its name does not say the format: give it as bytes, uint16, uint32, megatron or npy");
}

// Takes fields from the start of some bytes.
class Fields {
public:
  Fields(absl::Span<const char> bytes, const std::string &file) : bytes(bytes), file(file) {}

  template <typename T> absl::Status take(const char *field, T &out) {
    if (bytes.size() < sizeof(T))
      return tooShort(field);
    std::memcpy(&out, bytes.data(), sizeof(T));
    bytes.remove_prefix(sizeof(T));
    return absl::OkStatus();
  }
  // `count` numbers, not aligned.
  template <typename T> absl::Status takeArray(const char *field, uint64_t count, std::vector<int64_t> &out) {
    if (bytes.size() / sizeof(T) < count)
      return tooShort(field);
    out.resize(count);
    for (uint64_t i = 0; i < count; ++i) {
      T value;
      std::memcpy(&value, bytes.data() + i * sizeof(T), sizeof(T));
      out[i] = value;
    }
    bytes.remove_prefix(count * sizeof(T));
    return absl::OkStatus();
  }
  absl::Span<const char> rest() const { return bytes; }

private:
  absl::Status tooShort(const char *field) const { return bad(file, absl::StrCat("it ends within ", field)); }
  absl::Span<const char> bytes;
  const std::string &file;
};

} // namespace

absl::StatusOr<TokenFormat> parseTokenFormat(std::string_view name) {
  std::string known;
  for (auto [word, format] : kFormats) {
    if (name == word)
      return format;
    absl::StrAppend(&known, known.empty() ? "" : ", ", word);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("'", std::string(name), "' is no format of token files; there are ", known));
}

absl::StatusOr<std::shared_ptr<const TokenFile>> TokenFile::open(const std::string &path, TokenFormat format) {
  if (format == TokenFormat::Auto) {
    GC_ASSIGN_OR_RETURN(format, formatByName(path));
  }
  std::shared_ptr<TokenFile> out(new TokenFile);
  out->thePath = path;
  GC_ASSIGN_OR_RETURN(out->file, MappedFile::open(path));
  switch (format) {
  case TokenFormat::UInt16:
    GC_RETURN_IF_ERROR(out->openRaw(2));
    break;
  case TokenFormat::UInt32:
    GC_RETURN_IF_ERROR(out->openRaw(4));
    break;
  case TokenFormat::Megatron:
    GC_RETURN_IF_ERROR(out->openMegatron());
    break;
  case TokenFormat::Npy:
    GC_RETURN_IF_ERROR(out->openNpy());
    break;
  default:
    GC_RETURN_IF_ERROR(out->openRaw(1));
  }
  return out;
}

void TokenFile::addRun(int64_t first, int64_t offset) {
  if (runs.empty() || offset - runs.back().offset != (first - runs.back().first) * element.bytes)
    runs.push_back({first, offset});
}

absl::Status TokenFile::openRaw(int bytes) {
  element = {bytes, false};
  size_t size = file->bytes().size();
  if (size % bytes)
    return bad(thePath, absl::StrCat("it has ", size, " bytes, which are no whole tokens of ", bytes));
  addRun(0, 0);
  documentStarts = {0, static_cast<int64_t>(size / bytes)};
  return absl::OkStatus();
}

absl::Status TokenFile::openMegatron() {
  std::filesystem::path index(thePath);
  index.replace_extension(".idx");
  GC_ASSIGN_OR_RETURN(auto mapped, MappedFile::open(index.string()));
  return readIndex(mapped->bytes(), index.string());
}

absl::Status TokenFile::readIndex(absl::Span<const char> bytes, const std::string &name) {
  Fields fields(bytes, name);
  char magic[9];
  uint64_t version, sequences, indices;
  uint8_t code;
  GC_RETURN_IF_ERROR(fields.take("the magic", magic));
  if (std::memcmp(magic, "MMIDIDX\0\0", 9) != 0)
    return bad(name, "it does not start with MMIDIDX: it is no index of Megatron's");
  GC_RETURN_IF_ERROR(fields.take("the version", version));
  if (version != 1)
    return bad(name, absl::StrCat("its version is ", version, "; 1 can be read"));
  GC_RETURN_IF_ERROR(fields.take("the type code", code));
  // 1 … 5: u8, i8, i16, i32, i64; 6, 7: floats; 8: u16.
  static constexpr Element kTypes[] = {{}, {1, false}, {1, true}, {2, true}, {4, true}, {8, true}, {}, {}, {2, false}};
  if (code == 0 || code == 6 || code == 7 || code > 8)
    return bad(name, absl::StrCat("its type code ", int(code), " is no integer's; 1 to 5 and 8 are"));
  element = kTypes[code];
  GC_RETURN_IF_ERROR(fields.take("the number of sequences", sequences));
  GC_RETURN_IF_ERROR(fields.take("the number of document indices", indices));
  std::vector<int64_t> sizes, offsets, documents;
  GC_RETURN_IF_ERROR(fields.takeArray<int32_t>("the sizes", sequences, sizes));
  GC_RETURN_IF_ERROR(fields.takeArray<int64_t>("the offsets", sequences, offsets));
  GC_RETURN_IF_ERROR(fields.takeArray<int64_t>("the document indices", indices, documents));

  std::vector<int64_t> starts(1, 0); // of sequences
  int64_t end = static_cast<int64_t>(file->bytes().size());
  for (uint64_t i = 0; i < sequences; ++i) {
    if (sizes[i] < 0 || offsets[i] < 0 || offsets[i] > end || sizes[i] > (end - offsets[i]) / element.bytes)
      return bad(name, absl::StrCat("sequence ", i, " of ", sizes[i], " tokens at byte ", offsets[i],
                                    " does not lie in ", thePath, " of ", end, " bytes"));
    addRun(starts.back(), offsets[i]);
    starts.push_back(starts.back() + sizes[i]);
  }
  if (documents.empty() || documents.front() != 0 || documents.back() != static_cast<int64_t>(sequences))
    return bad(name, absl::StrCat("its document indices do not go from 0 to the ", sequences, " sequences"));
  for (size_t i = 0; i < documents.size(); ++i) {
    if (i && documents[i] < documents[i - 1])
      return bad(name, absl::StrCat("its document index ", i, " falls"));
    documentStarts.push_back(starts[documents[i]]);
  }
  return absl::OkStatus();
}

absl::Status TokenFile::openNpy() {
  GC_ASSIGN_OR_RETURN(NpyArray array, NpyArray::read(file, thePath));
  DTypeClass kind = info(array.type).cls;
  if (kind != DTypeClass::Signed && kind != DTypeClass::Unsigned)
    return bad(thePath, absl::StrCat("its descr ", array.descr, " is no integer, as tokens are"));
  element = {static_cast<int>(byteSize(array.type)), kind == DTypeClass::Signed};
  const std::vector<int64_t> &shape = array.shape;
  if (shape.empty() || shape.size() > 2)
    return bad(thePath, absl::StrCat("its shape has ", shape.size(),
                                     " dimensions; tokens have one, or two with a row per document"));
  if (array.data.empty())
    return bad(thePath, "it holds no tokens");
  addRun(0, array.data.data() - file->bytes().data());
  for (int64_t row = 0, rows = shape.size() == 2 ? shape[0] : 1; row <= rows; ++row)
    documentStarts.push_back(row * shape.back());
  return absl::OkStatus();
}

// One element as it lies in memory; a u64 above the largest s64 comes out negative, which is no token either.
static int64_t elementAt(const char *at, int bytes, bool isSigned) {
  uint64_t bits = 0;
  std::memcpy(&bits, at, bytes);
  int shift = 64 - 8 * bytes;
  return isSigned ? static_cast<int64_t>(bits << shift) >> shift : static_cast<int64_t>(bits);
}

absl::Status TokenFile::read(int64_t first, absl::Span<int32_t> out) const {
  auto run =
      std::upper_bound(runs.begin(), runs.end(), first, [](int64_t token, const Run &of) { return token < of.first; });
  for (size_t i = 0; i < out.size();) {
    int64_t token = first + static_cast<int64_t>(i), end = run == runs.end() ? size() : run->first;
    const Run &in = *std::prev(run);
    const char *at = file->bytes().data() + in.offset + (token - in.first) * element.bytes;
    size_t count = std::min<size_t>(out.size() - i, end - token);
    for (size_t k = 0; k < count; ++k, at += element.bytes) {
      int64_t value = elementAt(at, element.bytes, element.isSigned);
      if (value < 0 || value > INT32_MAX)
        return bad(thePath, absl::StrCat("token ", token + k, " is ", value, ", which is no token"));
      out[i + k] = static_cast<int32_t>(value);
    }
    i += count;
    if (run != runs.end())
      ++run;
  }
  return absl::OkStatus();
}

} // namespace gcrt
