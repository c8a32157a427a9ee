// Files of tokens, one after the other, and parts of such a stream.
#ifndef GC_RUNTIME_DATA_TOKENSTREAM_H
#define GC_RUNTIME_DATA_TOKENSTREAM_H

#include "runtime/data/TokenFile.h"

namespace gcrt {

class TokenStream {
public:
  // The files that the pattern names (Files.h), one after the other.
  static absl::StatusOr<TokenStream> open(const std::string &pattern, TokenFormat format);

  int64_t size() const { return end - begin; }
  size_t fileCount() const { return files.size(); }
  // Tokens [first, last) alone; the files are shared.
  TokenStream part(int64_t first, int64_t last) const;
  // Where documents start, from 0 on, and size() at the end: a file starts one, and so does a part. Empty ones are
  // left out.
  std::vector<int64_t> documents() const;
  // Tokens [first, first + out.size()), which must be in the stream. With a `limit` each token must be below it.
  absl::Status read(int64_t first, absl::Span<int32_t> out, int64_t limit = 0) const;

private:
  std::vector<std::shared_ptr<const TokenFile>> files;
  std::vector<int64_t> starts; // of each file, and the end
  int64_t begin = 0, end = 0;
};

} // namespace gcrt

#endif
