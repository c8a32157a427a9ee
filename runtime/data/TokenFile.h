// Files of tokens, mapped: bytes of a text, raw little-endian integers, Megatron's .bin with .idx, NumPy's .npy.
//
//   bytes     each byte is a token; the file is one document
//   uint16, uint32   little-endian integers; the file is one document
//   megatron  NAME.bin with NAME.idx (magic "MMIDIDX\0\0", u64 version 1, u8 type code, u64 sequences, u64 document
//             indices, i32 size per sequence, i64 byte offset per sequence, i64 first sequence per document and the
//             number of all). Tokens come in the index's order
//   npy       integers of one dimension (one document) or two (each row a document)
//   auto      by name: .npy; NAME.bin beside NAME.idx is megatron; .txt, .md and .text are bytes; others must be named
//
// What is wrong in a file is an error that names the file and the field.
#ifndef GC_RUNTIME_DATA_TOKENFILE_H
#define GC_RUNTIME_DATA_TOKENFILE_H

#include "runtime/base/MappedFile.h"

#include <vector>

namespace gcrt {

enum class TokenFormat { Auto, Bytes, UInt16, UInt32, Megatron, Npy };
// By the names above.
absl::StatusOr<TokenFormat> parseTokenFormat(std::string_view name);

class TokenFile {
public:
  static absl::StatusOr<std::shared_ptr<const TokenFile>> open(const std::string &path, TokenFormat format);

  const std::string &path() const { return thePath; }
  int64_t size() const { return documentStarts.back(); }
  // Where each document starts, and size() at the end.
  absl::Span<const int64_t> documents() const { return documentStarts; }
  // Tokens [first, first + out.size()), which must be in the file. A token that is no s32 above -1 is an error.
  absl::Status read(int64_t first, absl::Span<int32_t> out) const;

private:
  // Integers as they lie in the file.
  struct Element {
    int bytes = 1;
    bool isSigned = false;
  };
  // Consecutive tokens: a run ends where the next one starts.
  struct Run {
    int64_t first, offset; // token, byte
  };
  absl::Status openRaw(int bytes);
  absl::Status openMegatron();
  absl::Status readIndex(absl::Span<const char> index, const std::string &name);
  absl::Status openNpy();
  void addRun(int64_t first, int64_t offset);

  std::string thePath;
  std::shared_ptr<const MappedFile> file;
  Element element;
  std::vector<Run> runs;
  std::vector<int64_t> documentStarts;
};

} // namespace gcrt

#endif
