#include "runtime/data/TokenStream.h"

#include "runtime/base/Status.h"
#include "runtime/data/Files.h"

namespace gcrt {

absl::StatusOr<TokenStream> TokenStream::open(const std::string &pattern, TokenFormat format) {
  GC_ASSIGN_OR_RETURN(std::vector<std::string> names, filesNamed(pattern));
  TokenStream out;
  out.starts = {0};
  for (const std::string &name : names) {
    GC_ASSIGN_OR_RETURN(std::shared_ptr<const TokenFile> file, TokenFile::open(name, format));
    out.starts.push_back(out.starts.back() + file->size());
    out.files.push_back(std::move(file));
  }
  out.end = out.starts.back();
  return out;
}

TokenStream TokenStream::part(int64_t first, int64_t last) const {
  TokenStream out = *this;
  out.begin = begin + first;
  out.end = begin + last;
  return out;
}

std::vector<int64_t> TokenStream::documents() const {
  std::vector<int64_t> out = {0};
  auto add = [&](int64_t at) {
    at = std::min(at, end) - begin;
    if (at > out.back())
      out.push_back(at);
  };
  for (size_t i = 0; i < files.size(); ++i)
    for (int64_t start : files[i]->documents())
      add(starts[i] + start);
  return out;
}

absl::Status TokenStream::read(int64_t first, absl::Span<int32_t> out, int64_t limit) const {
  int64_t at = begin + first;
  size_t i = std::upper_bound(starts.begin(), starts.end(), at) - starts.begin() - 1;
  for (; !out.empty(); ++i) {
    size_t count = std::min<size_t>(out.size(), starts[i + 1] - at);
    absl::Span<int32_t> now = out.first(count);
    GC_RETURN_IF_ERROR(files[i]->read(at - starts[i], now));
    for (size_t k = 0; limit > 0 && k < count; ++k)
      if (now[k] >= limit)
        return absl::InvalidArgumentError(absl::StrCat(files[i]->path(), ": token ", at - starts[i] + k, " is ", now[k],
                                                       ", and the vocabulary has ", limit));
    out.remove_prefix(count);
    at += count;
  }
  return absl::OkStatus();
}

} // namespace gcrt
