#include "tools/driver/HostArray.h"

#include "absl/strings/str_format.h"
#include <cstdlib>
#include <cstring>

namespace gc {

constexpr int64_t kAlignment = 64;

int64_t ValueInfo::bytes() const {
  int64_t count = gcrt::byteSize(dtype);
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

std::string ValueInfo::text() const {
  return gcrt::shapeText(dtype, shape);
}

bool isState(const ValueInfo &argument) {
  return argument.role == "param" || argument.role == "opt_state" || argument.role == "state" ||
         argument.role == "step";
}

std::string numberedName(const char *kind, size_t index) {
  return absl::StrFormat("%s_%03d", kind, index);
}

std::string describe(const char *kind, size_t index, const ValueInfo &value) {
  std::string name = value.name.empty() ? "" : absl::StrCat(" (", value.name, ")");
  return absl::StrCat(numberedName(kind, index), name, ": ", value.text());
}

void HostArray::Free::operator()(char *p) const {
  std::free(p);
}

HostArray::HostArray(int64_t bytes) : bytes(bytes) {
  int64_t rounded = (std::max<int64_t>(bytes, 1) + kAlignment - 1) / kAlignment * kAlignment;
  memory.reset(static_cast<char *>(std::aligned_alloc(kAlignment, rounded)));
  if (!memory)
    throw std::bad_alloc();
}

HostArray HostArray::copy() const {
  HostArray out(bytes);
  std::memcpy(out.data(), data(), bytes);
  return out;
}

} // namespace gc
