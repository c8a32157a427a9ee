// Which kernel computes a contraction, and in which tiles: by shapes, types and the target alone.
#include "codegen/library/Contraction.h"

#include "codegen/library/SumLength.h"
#include "codegen/library/Tuning.h"

#include "runtime/abi/kernel_abi.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <numeric>

using namespace mlir;
using namespace gc;

namespace {

/// Rows that a kernel without reuse of B may have: above, packing B pays.
constexpr int64_t kFewRows = 4;
/// Work below which a tile is not worth a thread's attention.
constexpr double kLeastTileFlops = 1e6;
/// Tiles for cores to share: few where larger tiles read and pack less, more where the work is enough for both.
int64_t tilesWanted(const ContractionShape &s) {
  constexpr double kFewTiles = 16, kManyTiles = 64, kGoodTileFlops = 5e7;
  return int64_t(std::clamp(2.0 * double(s.m) * double(s.n) * double(s.k) / kGoodTileFlops, kFewTiles, kManyTiles));
}

int64_t bytesOf(Type type) {
  return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
}

/// The register tiles that fit: sums, the vectors of B of one k, and one of A.
SmallVector<std::pair<int64_t, int64_t>> registerTiles(const CpuTarget &target) {
  if (target.vectorRegisters() == 32)
    return {{14, 2}, {12, 2}, {10, 2}, {8, 3},  {9, 3}, {8, 2}, {6, 4},
            {5, 4},  {4, 4},  {16, 1}, {12, 1}, {8, 1}, {4, 1}};
  return {{6, 2}, {5, 2}, {4, 2}, {4, 3}, {3, 4}, {12, 1}, {8, 1}, {4, 1}};
}

/// Share of the time that multiply-adds take if everything else overlaps as well as it can: the sums hide the latency
/// of an addition (four cycles, one or two started each), loads stay below the multiply-adds.
double efficiency(int64_t mr, int64_t nr) {
  double latency = std::min(1.0, double(mr * nr) / 10);
  double loads = std::min(1.0, 1.3 * double(mr * nr) / double(mr + 2 * nr));
  return latency * loads;
}

/// Vectors of a computed A along its rows start at multiples of their length, in any tile.
int64_t rowUnit(const ContractionPlan &plan, int64_t mr) {
  const MatrixOperand &a = plan.shape.a;
  return a.computed && !a.alongCols() ? std::lcm(mr, plan.lanes) : mr;
}

/// The register tiles for the plan's shape, each with its score.
SmallVector<std::pair<double, std::pair<int64_t, int64_t>>> scoredTiles(const ContractionPlan &plan,
                                                                        const CpuTarget &target) {
  SmallVector<std::pair<double, std::pair<int64_t, int64_t>>> scored;
  for (auto [mr, nr] : registerTiles(target)) {
    // Tiles of many rows at once would be few.
    constexpr int64_t kMostRows = 96;
    if (rowUnit(plan, mr) > std::max(kMostRows, mr))
      continue;
    mr = std::min(mr, plan.shape.m);
    nr = std::min<int64_t>(nr, llvm::divideCeil(plan.shape.n, plan.lanes));
    // Rows are computed exactly, but a few left over keep the registers idle; columns are padded to whole panels.
    int64_t left = plan.shape.m % mr;
    double rows = double(plan.shape.m) /
                  (double(plan.shape.m - left) + (left ? double(left) / efficiency(left, nr) * efficiency(mr, nr) : 0));
    int64_t width = nr * plan.lanes;
    double cols = double(plan.shape.n) / double(llvm::alignTo(plan.shape.n, width));
    scored.push_back({efficiency(mr, nr) * rows * cols, {mr, nr}});
  }
  return scored;
}

void chooseRegisterTile(ContractionPlan &plan, const CpuTarget &target) {
  double best = 0;
  for (auto [score, tile] : scoredTiles(plan, target))
    if (score > best * 1.005) {
      best = score;
      std::tie(plan.mr, plan.nrVectors) = tile;
    }
}

/// Pieces of `size`, multiples of `unit`, at most `most`, as equal as units allow.
int64_t evenPieces(int64_t size, int64_t unit, int64_t most) {
  int64_t units = llvm::divideCeil(size, unit);
  int64_t pieces = llvm::divideCeil(units, std::max<int64_t>(most / unit, 1));
  return llvm::divideCeil(units, pieces) * unit;
}

void chooseTile(ContractionPlan &plan, int64_t wanted) {
  const ContractionShape &s = plan.shape;
  int64_t width = plan.nrVectors * plan.lanes;
  // Half of a second-level cache holds the tile's part of A and B; more rows mean fewer reads of B.
  int64_t mostM = 168, mostN = 384;
  int64_t unitM = rowUnit(plan, plan.mr);
  plan.tileM = evenPieces(s.m, unitM, mostM);
  plan.tileN = evenPieces(s.n, width, mostN);
  auto tiles = [&] { return llvm::divideCeil(s.m, plan.tileM) * llvm::divideCeil(s.n, plan.tileN); };
  auto flops = [&] { return 2.0 * double(plan.tileM) * double(plan.tileN) * double(s.k); };
  while (int64_t(tiles()) < wanted && flops() > 2 * kLeastTileFlops) {
    // The longer side first: square tiles read least.
    bool cutN = plan.tileN >= plan.tileM && plan.tileN > width;
    if (!cutN && plan.tileM <= unitM)
      break;
    if (cutN)
      plan.tileN = evenPieces(s.n, width, plan.tileN / 2);
    else
      plan.tileM = evenPieces(s.m, unitM, plan.tileM / 2);
  }
}

/// Why measured tiles cannot be this contraction's; empty if they can.
std::string reasonAgainstTiles(const ContractionPlan &plan, const CpuTarget &target, const ContractionTiles &tiles) {
  const ContractionShape &s = plan.shape;
  if (llvm::none_of(scoredTiles(plan, target),
                    [&](const auto &t) { return t.second == std::pair(tiles.mr, tiles.nrVectors); }))
    return "there is no register tile of " + std::to_string(tiles.mr) + " rows and " + std::to_string(tiles.nrVectors) +
           " vectors for it";
  int64_t unitM = rowUnit(plan, tiles.mr), unitN = tiles.nrVectors * plan.lanes;
  if (tiles.tileM % unitM != 0 || tiles.tileM > int64_t(llvm::alignTo(s.m, unitM)))
    return "tile_m is no multiple of " + std::to_string(unitM) + " within its rows";
  if (tiles.tileN % unitN != 0 || tiles.tileN > int64_t(llvm::alignTo(s.n, unitN)))
    return "tile_n is no multiple of " + std::to_string(unitN) + " within its columns";
  // Scratch holds parts of both operands and the sums, for each thread.
  constexpr int64_t kMostElements = int64_t(1) << 20;
  if (tiles.tileM > kMostElements / tiles.tileN)
    return "a tile has more than " + std::to_string(kMostElements) + " elements";
  return "";
}

void useTuning(ContractionPlan &plan, const CpuTarget &target) {
  const ContractionTiles *tiles = target.tuning ? target.tuning->find(tuningKey(plan.shape)) : nullptr;
  if (!tiles)
    return;
  plan.untuned = reasonAgainstTiles(plan, target, *tiles);
  if (plan.untuned.empty())
    std::tie(plan.mr, plan.nrVectors, plan.tileM, plan.tileN) =
        std::tie(tiles->mr, tiles->nrVectors, tiles->tileM, tiles->tileN);
}

void planMicroKernel(ContractionPlan &plan, const CpuTarget &target) {
  const ContractionShape &s = plan.shape;
  plan.kind = ContractionKind::MicroKernel;
  chooseRegisterTile(plan, target);
  chooseTile(plan, tilesWanted(s));
  useTuning(plan, target);
  // A block of A stays in the second-level cache while the panels of B pass.
  constexpr int64_t kMostK = 512;
  // oneDNN's bf16 flushes subnormals as the instruction does, without a look at the operands.
  plan.pairs = target.avx512bf16 && s.a.element.isBF16() && s.b.element.isBF16() && s.accumulator.isF32();
  plan.blockK = plan.sumLength = evenPieces(s.k, plan.pairs ? 2 * plan.lanes : plan.lanes, kMostK);
  // Rows of B that a few groups of rows use once or twice are read where they lie.
  plan.packB = s.m > 2 * plan.mr || s.b.computed || !s.b.alongCols() || s.b.element != s.accumulator ||
               s.n % (plan.nrVectors * plan.lanes) != 0;
  int64_t elementBytes = bytesOf(s.accumulator);
  int64_t panels = plan.tileN / (plan.nrVectors * plan.lanes);
  // Rows a multiple of a page apart fall into the same cache set; reading them in place would evict them.
  bool sameSet = (s.a.rowStride * elementBytes) % 1024 == 0 && plan.mr > 4;
  bool inPlace = s.a.element == s.accumulator && !s.a.computed && s.a.alongCols() && (!sameSet || panels < 2);
  plan.packA = !inPlace;
}

/// Few rows: no reuse of B worth a copy.
void planStream(ContractionPlan &plan) {
  const ContractionShape &s = plan.shape;
  plan.kind = ContractionKind::Stream;
  plan.mr = plan.tileM = s.m;
  plan.nrVectors = 1;
  // So many k at a time that their elements of A fit the registers, with the rows of B as streams of memory.
  plan.blockK = s.m < 4 ? 8 : 6;
  // A piece's end costs a pass over the sums.
  constexpr int64_t kShortestSum = 128;
  plan.sumLength = llvm::alignTo(sumLength(s.k, kShortestSum), plan.blockK);
  // Long runs of each row of B: half a page at least.
  constexpr int64_t kShortestRun = 512;
  int64_t wanted = std::max<int64_t>(int64_t(kLeastTileFlops / double(2 * s.m * s.k)), kShortestRun);
  plan.tileN = evenPieces(s.n, plan.lanes, llvm::alignTo(wanted, plan.lanes));
  plan.packA = s.a.element != s.accumulator || s.a.computed;
}

/// Few rows or columns, both operands contiguous along k.
void planDot(ContractionPlan &plan) {
  const ContractionShape &s = plan.shape;
  plan.kind = ContractionKind::Dot;
  bool fewRows = s.m <= kFewRows;
  plan.mr = fewRows ? s.m : 4;
  plan.nrVectors = fewRows ? std::min<int64_t>(s.n, s.m == 1 ? 8 : 4) : s.n; // columns, here
  double row = 2.0 * double(s.k) * double(fewRows ? s.m : s.n);
  int64_t wanted = std::max<int64_t>(int64_t(kLeastTileFlops / row), 1);
  plan.tileM = fewRows ? s.m : std::min(llvm::alignTo(wanted, plan.mr), llvm::alignTo(s.m, plan.mr));
  plan.tileN = fewRows ? std::min(llvm::alignTo(wanted, plan.nrVectors), llvm::alignTo(s.n, plan.nrVectors)) : s.n;
  plan.blockK = s.k;
  plan.sumLength = plan.lanes * sumLength(llvm::divideCeil(s.k, plan.lanes));
}

std::string reasonAgainstDot(const ContractionShape &s) {
  if (s.m > kFewRows && s.n > kFewRows)
    return "neither few rows nor few columns";
  if (s.a.colStride != 1 || s.b.rowStride != 1)
    return "an operand is not contiguous along k";
  if (s.a.computed || s.b.computed)
    return "an operand is computed";
  return "";
}

std::string reasonAgainstStream(const ContractionShape &s) {
  if (s.m > kFewRows)
    return "more than " + std::to_string(kFewRows) + " rows: packing B pays";
  if (!s.b.alongCols())
    return "B is not contiguous along n";
  if (s.b.computed)
    return "B is computed";
  return "";
}

std::string reasonAgainstLibrary(const ContractionPlan &plan, bool wanted) {
  const ContractionShape &s = plan.shape;
  if (!wanted)
    return "not asked for";
  if (plan.kind != ContractionKind::MicroKernel)
    return "few rows or columns: bound by memory, where the library is slower";
  if (s.a.computed || s.b.computed)
    return "an operand is computed";
  if (!plan.packB)
    return "few rows: B is used where it lies";
  auto known = [](Type t) { return t.isF32() || t.isF64(); };
  if (!known(s.a.element) || s.a.element != s.b.element)
    return "no library for these element types";
  if ((s.a.rowStride != 1 && s.a.colStride != 1) || (s.b.rowStride != 1 && s.b.colStride != 1))
    return "an operand has no contiguous dimension";
  if (2.0 * double(plan.tileM) * double(plan.tileN) * double(s.k) < 2e6)
    return "a tile is too small to pay for a call";
  return "";
}

} // namespace

StringRef ContractionPlan::kindName() const {
  switch (kind) {
  case ContractionKind::MicroKernel:
    return "microkernel";
  case ContractionKind::Stream:
    return "stream";
  case ContractionKind::Dot:
    return "dot";
  }
  llvm_unreachable("a contraction kind without a name");
}

ContractionPlan gc::planContraction(const ContractionShape &shape, const CpuTarget &target, bool library) {
  ContractionPlan plan;
  plan.shape = shape;
  ContractionShape &s = plan.shape;
  int64_t elementBytes = bytesOf(s.accumulator);
  plan.lanes = target.lanes(elementBytes);
  // A single column or row is contiguous in either direction.
  if (s.n == 1 && s.b.rowStride == 1)
    s.b.colStride = s.k;
  if (s.m == 1 && s.a.colStride == 1)
    s.a.rowStride = s.k;

  std::string noDot = reasonAgainstDot(s), noStream = reasonAgainstStream(s);
  if (noDot.empty())
    planDot(plan);
  else if (noStream.empty())
    planStream(plan);
  else
    planMicroKernel(plan, target);
  std::string noLibrary = reasonAgainstLibrary(plan, library);
  plan.library = noLibrary.empty();
  if (!plan.library)
    plan.refused.push_back("library: " + noLibrary);
  if (!noDot.empty())
    plan.refused.push_back("dot: " + noDot);
  if (!noDot.empty() && !noStream.empty())
    plan.refused.push_back("stream: " + noStream);

  plan.tilesM = llvm::divideCeil(s.m, plan.tileM);
  plan.tilesN = llvm::divideCeil(s.n, plan.tileN);
  // Sums of one block of k go to the epilogue a group of rows at a time.
  bool oneBlock = plan.byBlocks() && s.k <= plan.blockK;
  plan.ldc = llvm::alignTo(plan.tileN, plan.lanes);
  auto bytes = [&](int64_t elements) { return int64_t(llvm::alignTo(elements * elementBytes, 64)); };
  plan.cBytes = bytes((oneBlock ? plan.mr : plan.tileM) * plan.ldc);
  plan.partBytes = plan.kind == ContractionKind::Stream && s.k > plan.sumLength ? plan.cBytes : 0;
  // Rows of packed A are a vector longer than the block, so that they do not share cache sets.
  int64_t depth = llvm::alignTo(llvm::divideCeil(plan.depth(), plan.pairs ? 2 : 1), plan.lanes);
  plan.packABytes = plan.packA ? bytes((llvm::alignTo(plan.tileM, plan.lanes) + plan.lanes) * (depth + plan.lanes)) : 0;
  plan.packBBytes = plan.packB ? bytes(llvm::alignTo(plan.tileN, plan.lanes) * depth) : 0;
  plan.callBytes = plan.library ? int64_t(llvm::alignTo(sizeof(GcGemm), 64)) : 0;
  return plan;
}

std::vector<ContractionTiles> gc::contractionCandidates(const ContractionShape &shape, const CpuTarget &target) {
  CpuTarget plain = target;
  plain.tuning = nullptr;
  ContractionPlan plan = planContraction(shape, plain, /*library=*/true);
  if (plan.kind != ContractionKind::MicroKernel)
    return {};
  std::vector<ContractionTiles> candidates{{plan.mr, plan.nrVectors, plan.tileM, plan.tileN}};
  auto scored = scoredTiles(plan, target);
  llvm::sort(scored, std::greater<>()); // the best score first
  constexpr size_t kRegisterTiles = 3;
  constexpr int64_t kTiles[] = {4, 16, 64, 256};
  for (const auto &[score, tile] : ArrayRef(scored).take_front(kRegisterTiles))
    for (int64_t wanted : kTiles) {
      std::tie(plan.mr, plan.nrVectors) = tile;
      chooseTile(plan, wanted);
      ContractionTiles tiles{plan.mr, plan.nrVectors, plan.tileM, plan.tileN};
      if (reasonAgainstTiles(plan, target, tiles).empty() && !llvm::is_contained(candidates, tiles))
        candidates.push_back(tiles);
    }
  return candidates;
}
