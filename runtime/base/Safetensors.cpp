#include "runtime/base/Safetensors.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_join.h"
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

namespace gcrt {

// The format's own limit.
static constexpr uint64_t kMaxHeader = 100'000'000;

static int storageBytes(std::string_view storage) {
  static const std::map<std::string_view, int> kBytes = {
      {"BOOL", 1}, {"U8", 1},  {"I8", 1},  {"F8_E4M3", 1}, {"F8_E5M2", 1}, {"I16", 2}, {"U16", 2}, {"F16", 2},
      {"BF16", 2}, {"I32", 4}, {"U32", 4}, {"F32", 4},     {"I64", 8},     {"U64", 8}, {"F64", 8}, {"C64", 8}};
  auto it = kBytes.find(storage);
  return it == kBytes.end() ? 0 : it->second;
}

std::string_view storageName(DType type) {
  switch (type) {
  case DType::i1:
    return "BOOL";
  case DType::s2:
  case DType::s4:
  case DType::s8:
    return "I8";
  case DType::s16:
    return "I16";
  case DType::s32:
    return "I32";
  case DType::s64:
    return "I64";
  case DType::u16:
    return "U16";
  case DType::u32:
    return "U32";
  case DType::u64:
    return "U64";
  case DType::f8e4m3fn:
    return "F8_E4M3";
  case DType::f8e5m2:
    return "F8_E5M2";
  case DType::bf16:
    return "BF16";
  case DType::f16:
    return "F16";
  case DType::f32:
    return "F32";
  case DType::f64:
  case DType::c128:
    return "F64";
  case DType::c64:
    return "C64";
  default:
    return "U8";
  }
}

absl::StatusOr<std::shared_ptr<const Safetensors>> Safetensors::open(const std::string &path) {
  GC_ASSIGN_OR_RETURN(std::shared_ptr<const MappedFile> mapped, MappedFile::open(path));
  std::shared_ptr<Safetensors> out(new Safetensors);
  out->what = path;
  out->file = mapped;
  GC_RETURN_IF_ERROR(annotate(out->parse(mapped->bytes()), path));
  return out;
}

absl::StatusOr<std::shared_ptr<const Safetensors>> Safetensors::fromBytes(absl::Span<const char> bytes,
                                                                          std::string what) {
  std::shared_ptr<Safetensors> out(new Safetensors);
  out->what = std::move(what);
  GC_RETURN_IF_ERROR(annotate(out->parse(bytes), out->what));
  return out;
}

const StoredTensor *Safetensors::find(std::string_view name) const {
  auto it = byName.find(name);
  return it == byName.end() ? nullptr : &list[it->second];
}

static absl::Status bad(const std::string &text) {
  return absl::InvalidArgumentError(text);
}

// One entry of the header as a tensor with its range; the bytes are looked up later.
static absl::StatusOr<std::pair<uint64_t, uint64_t>> parseEntry(const nlohmann::json &entry, StoredTensor &tensor) {
  const std::string &name = tensor.name;
  if (!entry.is_object() || entry.size() != 3 || !entry.contains("dtype") || !entry.contains("shape") ||
      !entry.contains("data_offsets"))
    return bad(absl::StrCat("tensor '", name, "' needs exactly dtype, shape and data_offsets"));
  const nlohmann::json &dtype = entry["dtype"], &shape = entry["shape"], &offsets = entry["data_offsets"];
  if (!dtype.is_string() || storageBytes(dtype.get_ref<const std::string &>()) == 0)
    return bad(absl::StrCat("tensor '", name, "' has the unknown dtype ", dtype.dump()));
  tensor.storage = dtype.get<std::string>();
  if (!shape.is_array())
    return bad(absl::StrCat("tensor '", name, "' has a shape that is no array"));
  for (const nlohmann::json &extent : shape) {
    if (!extent.is_number_unsigned() || extent.get<uint64_t>() > (uint64_t(1) << 62))
      return bad(absl::StrCat("tensor '", name, "' has the extent ", extent.dump()));
    tensor.shape.push_back(extent.get<int64_t>());
  }
  if (!offsets.is_array() || offsets.size() != 2 || !offsets[0].is_number_unsigned() ||
      !offsets[1].is_number_unsigned())
    return bad(absl::StrCat("tensor '", name, "' has data_offsets ", offsets.dump(), "; two numbers are needed"));
  uint64_t begin = offsets[0].get<uint64_t>(), end = offsets[1].get<uint64_t>();
  absl::StatusOr<int64_t> count = elementCount(tensor.shape);
  if (!count.ok() || *count > (int64_t(1) << 58))
    return bad(absl::StrCat("tensor '", name, "' has too many elements"));
  uint64_t size = uint64_t(*count) * storageBytes(tensor.storage);
  if (begin > end || end - begin != size)
    return bad(absl::StrCat("tensor '", name, "' of ", size, " bytes has data_offsets [", begin, ", ", end, "]"));
  return std::pair(begin, end);
}

// Parses the header, refusing a name that comes twice (nlohmann-json would keep the last).
static absl::StatusOr<nlohmann::json> parseHeader(absl::Span<const char> text) {
  std::vector<std::set<std::string>> keys;
  std::string duplicate;
  bool deep = false;
  auto callback = [&](int depth, nlohmann::json::parse_event_t event, nlohmann::json &value) {
    using Event = nlohmann::json::parse_event_t;
    if (event == Event::object_start || event == Event::array_start)
      deep |= depth > 8;
    if (event == Event::object_start)
      keys.emplace_back();
    else if (event == Event::object_end && !keys.empty())
      keys.pop_back();
    else if (event == Event::key && !keys.empty() && !keys.back().insert(value.get<std::string>()).second)
      duplicate = value.get<std::string>();
    return !deep;
  };
  nlohmann::json header = nlohmann::json::parse(text.begin(), text.end(), callback, /*allow_exceptions=*/false);
  if (header.is_discarded() || !header.is_object() || deep)
    return bad("the header is not a JSON object");
  if (!duplicate.empty())
    return bad(absl::StrCat("the header has '", duplicate, "' twice"));
  return header;
}

absl::Status Safetensors::parse(absl::Span<const char> bytes) {
  uint64_t headerSize = 0;
  if (bytes.size() < 8)
    return bad(absl::StrCat("a safetensors file has at least 8 bytes, this has ", bytes.size()));
  std::memcpy(&headerSize, bytes.data(), 8);
  if (headerSize > kMaxHeader || headerSize > bytes.size() - 8)
    return bad(
        absl::StrCat("the header size ", headerSize, " exceeds the file's ", bytes.size(), " bytes or the limit"));
  GC_ASSIGN_OR_RETURN(nlohmann::json header, parseHeader(bytes.subspan(8, headerSize)));
  absl::Span<const char> data = bytes.subspan(8 + headerSize);

  struct Range {
    uint64_t begin, end;
    size_t tensor;
  };
  std::vector<Range> ranges;
  std::vector<StoredTensor> tensors;
  for (const auto &[name, entry] : header.items()) {
    if (name == "__metadata__") {
      if (!entry.is_object())
        return bad("__metadata__ is no object");
      for (const auto &[key, value] : entry.items()) {
        if (!value.is_string())
          return bad(absl::StrCat("__metadata__ '", key, "' is no string"));
        meta[key] = value.get<std::string>();
      }
      continue;
    }
    StoredTensor tensor;
    tensor.name = name;
    GC_ASSIGN_OR_RETURN(auto range, parseEntry(entry, tensor));
    if (range.second > data.size())
      return bad(
          absl::StrCat("tensor '", name, "' ends at ", range.second, ", after the data's ", data.size(), " bytes"));
    tensor.bytes = data.subspan(range.first, range.second - range.first);
    ranges.push_back({range.first, range.second, tensors.size()});
    tensors.push_back(std::move(tensor));
  }
  std::sort(ranges.begin(), ranges.end(), [&](const Range &a, const Range &b) {
    return std::tie(a.begin, a.end, tensors[a.tensor].name) < std::tie(b.begin, b.end, tensors[b.tensor].name);
  });
  uint64_t at = 0;
  for (const Range &range : ranges) {
    const std::string &name = tensors[range.tensor].name;
    if (range.begin < at)
      return bad(absl::StrCat("tensor '", name, "' overlaps the one before it"));
    if (range.begin > at)
      return bad(absl::StrCat("a hole of ", range.begin - at, " bytes lies before tensor '", name, "'"));
    at = range.end;
  }
  if (at != data.size())
    return bad(absl::StrCat(data.size() - at, " bytes after the last tensor belong to none"));
  for (const Range &range : ranges) {
    byName[tensors[range.tensor].name] = list.size();
    list.push_back(std::move(tensors[range.tensor]));
  }
  return absl::OkStatus();
}

// Elements kept in a byte but narrower than it: the value must fit.
static absl::Status checkNarrow(DType type, absl::Span<const char> bytes, const std::string &name) {
  const DTypeInfo &t = info(type);
  if (t.bits >= 8)
    return absl::OkStatus();
  int64_t least = t.cls == DTypeClass::Signed ? -(1 << (t.bits - 1)) : 0;
  int64_t most = t.cls == DTypeClass::Signed ? (1 << (t.bits - 1)) - 1 : (1 << t.bits) - 1;
  for (size_t i = 0; i < bytes.size(); ++i) {
    int64_t value = t.cls == DTypeClass::Signed ? int64_t(static_cast<signed char>(bytes[i]))
                                                : int64_t(static_cast<unsigned char>(bytes[i]));
    if (value < least || value > most)
      return bad(absl::StrCat("element ", i, " of '", name, "' is ", value, ", outside ", t.name));
  }
  return absl::OkStatus();
}

absl::Status Safetensors::read(const StoredTensor &tensor, DType type, absl::Span<const int64_t> shape,
                               absl::Span<char> out) const {
  std::vector<int64_t> stored(shape.begin(), shape.end());
  if (type == DType::c128)
    stored.push_back(2);
  if (tensor.storage != storageName(type) || tensor.shape != stored)
    return bad(absl::StrCat(what, ": '", tensor.name, "' is ", tensor.storage, "[", absl::StrJoin(tensor.shape, ", "),
                            "], needed is ", shapeText(type, shape), ", stored as ", std::string(storageName(type)),
                            "[", absl::StrJoin(stored, ", "), "]"));
  if (out.size() != tensor.bytes.size())
    return absl::InternalError(
        absl::StrCat("room for ", out.size(), " bytes given to '", tensor.name, "' of ", tensor.bytes.size()));
  GC_RETURN_IF_ERROR(checkNarrow(type, tensor.bytes, tensor.name));
  if (!out.empty())
    std::memcpy(out.data(), tensor.bytes.data(), out.size());
  return absl::OkStatus();
}

absl::Status writeSafetensors(const std::string &path, absl::Span<const TensorToStore> tensors,
                              const std::map<std::string, std::string> &metadata) {
  // The format wants data sorted by falling alignment, so that every tensor is aligned in a mapped file.
  std::vector<size_t> order(tensors.size());
  std::iota(order.begin(), order.end(), size_t(0));
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    int bytesA = storageBytes(storageName(tensors[a].type)), bytesB = storageBytes(storageName(tensors[b].type));
    return bytesA != bytesB ? bytesA > bytesB : a < b;
  });
  nlohmann::ordered_json header = nlohmann::ordered_json::object();
  if (!metadata.empty())
    header["__metadata__"] = metadata;
  std::vector<absl::Span<const char>> pieces(2);
  uint64_t at = 0;
  for (size_t i : order) {
    const TensorToStore &tensor = tensors[i];
    GC_ASSIGN_OR_RETURN(int64_t size, byteCount(tensor.type, tensor.shape));
    if (uint64_t(size) != tensor.bytes.size())
      return absl::InternalError(absl::StrCat("'", tensor.name, "' of ", shapeText(tensor.type, tensor.shape), " has ",
                                              tensor.bytes.size(), " bytes"));
    if (header.contains(tensor.name))
      return bad(absl::StrCat("two tensors are named '", tensor.name, "'"));
    std::vector<int64_t> shape = tensor.shape;
    if (tensor.type == DType::c128)
      shape.push_back(2);
    header[tensor.name] = {{"dtype", std::string(storageName(tensor.type))},
                           {"shape", shape},
                           {"data_offsets", {at, at + uint64_t(size)}}};
    at += uint64_t(size);
    pieces.push_back(tensor.bytes);
  }
  std::string text = header.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
  text.append((8 - text.size() % 8) % 8, ' ');
  uint64_t size = text.size();
  pieces[0] = {reinterpret_cast<const char *>(&size), 8};
  pieces[1] = text;
  return writeFile(path, pieces);
}

} // namespace gcrt
