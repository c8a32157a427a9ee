// Artifacts of earlier compilations, in a folder: one file KEY.gcx each, KEY a hash of everything that the bytes follow
// from, and beside it KEY.remarks.json where the compiler remarked something. A folder may be shared by several
// processes at once: files are written whole or not at all.
//
//   CompileCache cache(options, keyOf(module, facts));
//   if (std::optional<CachedArtifact> found = cache.find())
//     …
//   cache.store({bytes, remarks});
#ifndef GC_TOOLS_DRIVER_CACHE_H
#define GC_TOOLS_DRIVER_CACHE_H

#include "absl/status/status.h"
#include "absl/types/span.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir {
class ModuleOp;
}

namespace gc {

struct CacheOptions {
  std::string folder;                 // made where it is missing; empty: no cache
  uint64_t limit = uint64_t(1) << 30; // bytes of all files together: those used longest ago go first
};

// SHA-256, in hexadecimal digits, of the program (locations included, which artifacts name), the facts (options and the
// machine, as the caller writes them), and this compiler: version, executable and LLVM's library.
std::string keyOf(mlir::ModuleOp module, const std::string &facts);

// What the compiler told of a place in the program, for who compiles it again.
struct Remark {
  std::string location; // as MLIR prints it: loc("f.mlir":2:3)
  std::string text;
};

struct CachedArtifact {
  std::vector<char> bytes;
  std::vector<Remark> remarks; // in the order in which they were made
};

class CompileCache {
public:
  CompileCache(const CacheOptions &options, const std::string &key);

  // Nothing where there is no file or its checksums do not hold: the next store replaces it.
  std::optional<CachedArtifact> find() const;
  // Then removes files down to the limit, but not this one.
  absl::Status store(const CachedArtifact &artifact) const;

private:
  CacheOptions options;
  std::string path;
};

} // namespace gc

#endif
