#include "tools/driver/Tune.h"

#include "tools/driver/Compiler.h"

#include "codegen/cpu/Target.h"
#include "runtime/artifact/Artifact.h"
#include "runtime/base/Status.h"
#include "runtime/exec/Profile.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include <algorithm>
#include <limits>

namespace gc {

namespace {

struct Measured {
  std::vector<ContractionTiles> tiles; // the first: the cost model's
  std::vector<double> seconds;         // of each, the fastest run
  int64_t launches = 0;
};

// One candidate of every contraction, compiled.
struct Variant {
  std::shared_ptr<const gcrt::Artifact> artifact;
  std::vector<std::string> keys; // of each kernel; empty where it is no contraction with candidates
};

class Tuner {
public:
  Tuner(const std::string &program, const TuneOptions &options)
      : program(program), options(options), target(tuningTarget(CpuTarget::host())) {}

  absl::StatusOr<TuneResult> run() {
    if (absl::EndsWith(program, ".gcx"))
      return absl::InvalidArgumentError("tune measures a program's text: an artifact's tiles are fixed");
    GC_ASSIGN_OR_RETURN(kept, readTuning(options.engine.tuning));
    GC_RETURN_IF_ERROR(compileFirst());
    for (int64_t v = 1; v < mostCandidates(); ++v)
      GC_RETURN_IF_ERROR(compileVariant(v));
    int64_t done = 0, all = options.rounds * static_cast<int64_t>(variants.size());
    for (int64_t round = 0; round < options.rounds; ++round)
      for (size_t v = 0; v < variants.size(); ++v) {
        if (options.progress)
          options.progress(done++, all);
        GC_RETURN_IF_ERROR(measure(v));
      }
    return result();
  }

private:
  absl::StatusOr<Variant> compileWith(std::shared_ptr<const TuningTable> table) {
    GC_ASSIGN_OR_RETURN(std::unique_ptr<Program> loaded,
                        Program::load(program, options.engine.roles, options.engine.compileThreads));
    CompilerFlags flags = compilerFlags(options.engine);
    flags.tuning = std::move(table);
    CompileReport report;
    GC_ASSIGN_OR_RETURN(std::vector<char> bytes, compile(*loaded, flags, report));
    Variant variant;
    GC_ASSIGN_OR_RETURN(variant.artifact, gcrt::Artifact::fromBytes(bytes, {}));
    for (const KernelInfo &kernel : report.kernels) {
      bool cut = kernel.candidates.size() > 1;
      variant.keys.push_back(cut ? kernel.tuningKey : "");
      if (cut)
        contractions[kernel.tuningKey].tiles = kernel.candidates;
    }
    return variant;
  }

  absl::Status compileFirst() {
    GC_ASSIGN_OR_RETURN(Variant first, compileWith(nullptr));
    if (contractions.empty())
      return absl::InvalidArgumentError(
          absl::StrCat(program, " has nothing to tune: no contraction that can be cut in more than one way"));
    for (auto &[key, measured] : contractions)
      measured.seconds.assign(measured.tiles.size(), std::numeric_limits<double>::infinity());
    variants.push_back(std::move(first));
    return absl::OkStatus();
  }

  int64_t mostCandidates() const {
    size_t most = 0;
    for (const auto &[key, measured] : contractions)
      most = std::max(most, measured.tiles.size());
    return static_cast<int64_t>(most);
  }

  absl::Status compileVariant(size_t number) {
    auto table = std::make_shared<TuningTable>(target);
    for (const auto &[key, measured] : contractions)
      table->set(key, measured.tiles[std::min(number, measured.tiles.size() - 1)]);
    GC_ASSIGN_OR_RETURN(Variant variant, compileWith(std::move(table)));
    variants.push_back(std::move(variant));
    return absl::OkStatus();
  }

  absl::Status measure(size_t number) {
    const Variant &variant = variants[number];
    EngineOptions engineOptions = options.engine;
    engineOptions.trace = true;
    GC_ASSIGN_OR_RETURN(std::unique_ptr<Engine> engine, makeEngine(variant.artifact, engineOptions));
    if (originals.empty()) {
      GC_ASSIGN_OR_RETURN(originals, gatherInputs(engine->signature(), options.sources));
    }
    Buffers buffers(engine->signature(), copyAll(originals));
    // The first run pays for pages and caches and is not counted.
    for (int64_t i = 0; i <= options.runs; ++i) {
      buffers.restoreDonated(originals);
      GC_RETURN_IF_ERROR(engine->startTrace());
      GC_RETURN_IF_ERROR(engine->run(buffers.argumentPointers, buffers.resultPointers));
      GC_ASSIGN_OR_RETURN(RunTrace trace, engine->stopTrace());
      if (i > 0)
        note(number, *trace.profile);
    }
    return absl::OkStatus();
  }

  // Kernels of one key count together.
  void note(size_t number, const gcrt::Profile &profile) {
    std::map<std::string, gcrt::Profile::Kernel> sums;
    const std::vector<std::string> &keys = variants[number].keys;
    for (size_t k = 0; k < std::min(keys.size(), profile.kernels.size()); ++k) {
      sums[keys[k]].seconds += profile.kernels[k].seconds;
      sums[keys[k]].launches += profile.kernels[k].launches;
    }
    for (auto &[key, measured] : contractions) {
      gcrt::Profile::Kernel sum = sums[key];
      measured.launches = static_cast<int64_t>(sum.launches);
      if (number < measured.tiles.size())
        measured.seconds[number] = std::min(measured.seconds[number], sum.seconds);
    }
  }

  TuneResult result() const {
    TuneResult out{TuningTable(target), {}};
    if (kept && kept->target() == target)
      for (const auto &[key, tiles] : kept->contractions())
        if (!contractions.contains(key))
          out.table.set(key, tiles);
    for (const auto &[key, measured] : contractions) {
      size_t best = std::min_element(measured.seconds.begin(), measured.seconds.end()) - measured.seconds.begin();
      if (measured.seconds[best] > measured.seconds[0] * (1 - options.worth))
        best = 0;
      if (best != 0)
        out.table.set(key, measured.tiles[best]);
      out.contractions.push_back({key, static_cast<int64_t>(measured.tiles.size()), measured.launches,
                                  measured.tiles[0], measured.tiles[best], measured.seconds[0],
                                  measured.seconds[best]});
    }
    std::sort(out.contractions.begin(), out.contractions.end(),
              [](const auto &a, const auto &b) { return a.secondsBefore > b.secondsBefore; });
    return out;
  }

  const std::string program;
  const TuneOptions &options;
  const std::string target;
  std::shared_ptr<const TuningTable> kept;
  std::map<std::string, Measured> contractions;
  std::vector<Variant> variants;
  std::vector<HostArray> originals;
};

} // namespace

absl::StatusOr<TuneResult> tune(const std::string &program, const TuneOptions &options) {
  return Tuner(program, options).run();
}

} // namespace gc
