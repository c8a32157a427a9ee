// Tiles of contractions that were measured on a machine, in place of those that the cost model of the plan chooses. A
// table is an input of compilation, so compilation stays reproducible; `gcompile tune` writes the file:
//
//   {"format": "gcompile-tuning-1",
//    "target": "znver5, 512-bit vectors, bf16 products",
//    "contractions": {"512x64x128 f32[128,1] f32[64,1] f32": {"mr": 14, "nr": 2, "tile_m": 56, "tile_n": 64}}}
//
// A key is what a plan depends on beside the target: m x n x k, the operands' types and strides (* where computed), the
// accumulator. mr and nr are the register tile, rows and vectors; tile_m and tile_n the tile of one kernel call. The
// order in which products are summed depends on none of them, but where a size of tile makes the library take over.
#ifndef GC_CODEGEN_LIBRARY_TUNING_H
#define GC_CODEGEN_LIBRARY_TUNING_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace gc {

struct ContractionShape;
struct CpuTarget;

struct ContractionTiles {
  int64_t mr = 0, nrVectors = 0, tileM = 0, tileN = 0;
  friend bool operator==(const ContractionTiles &, const ContractionTiles &) = default;
};

// What kernels are made for, in words that two equal targets share.
std::string tuningTarget(const CpuTarget &target);
std::string tuningKey(const ContractionShape &shape);

class TuningTable {
public:
  explicit TuningTable(std::string target) : forTarget(std::move(target)) {}
  // The error says what of the text is no tuning.
  static llvm::Expected<TuningTable> parse(llvm::StringRef text);

  llvm::StringRef target() const { return forTarget; }
  const std::map<std::string, ContractionTiles> &contractions() const { return tiles; }
  // Null where nothing was measured.
  const ContractionTiles *find(const std::string &key) const;
  void set(const std::string &key, const ContractionTiles &measured) { tiles[key] = measured; }
  // The same table gives the same text: sorted, one line a contraction.
  std::string text() const;
  // SHA-256 of that text, in hexadecimal digits: what artifacts state.
  std::string hash() const;

private:
  std::string forTarget;
  std::map<std::string, ContractionTiles> tiles;
};

// Tiles worth measuring, all of which planContraction takes; the first are its own choice. Empty for a plan without
// register tiles.
std::vector<ContractionTiles> contractionCandidates(const ContractionShape &shape, const CpuTarget &target);

} // namespace gc

#endif
