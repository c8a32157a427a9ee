// One program, ready to run: by the reference interpreter or from an artifact.
#ifndef GC_TOOLS_DRIVER_ENGINE_H
#define GC_TOOLS_DRIVER_ENGINE_H

#include "tools/driver/BatchFlags.h"
#include "tools/driver/Cache.h"
#include "tools/driver/HostArray.h"

#include "absl/status/statusor.h"
#include <nlohmann/json.hpp>

namespace gcrt {
class Artifact;
struct Profile;
} // namespace gcrt

namespace gc {

// What a traced run did; runtime/exec/Profile.h has both.
struct RunTrace {
  std::string file; // trace-event JSON
  std::shared_ptr<const gcrt::Profile> profile;
};

class Engine {
public:
  virtual ~Engine() = default;
  const Signature &signature() const { return theSignature; }
  // Runs once. Arrays are the caller's, whole (of all devices together) and as the signature says. A donated argument's
  // contents are lost; one with an alias must be given the same memory as that result.
  virtual absl::Status run(absl::Span<void *const> arguments, absl::Span<void *const> results) = 0;
  // Facts on the compiled program for `bench`: arena_bytes, kernels by family, ….
  virtual nlohmann::json facts() const { return nlohmann::json::object(); }

  // What runs between the two is recorded. EngineOptions::trace must have been set.
  virtual absl::Status startTrace();
  virtual absl::StatusOr<RunTrace> stopTrace();

protected:
  Signature theSignature;
};

struct EngineOptions {
  std::string device = "cpu";     // cpu, interpreter, cuda-emulator
  int threads = 0;                // that compute on the CPU; 0: as many as the affinity mask has CPUs
  int devices = 0;                // local devices that one run takes part on; 0: one, or as many as an artifact wants
  bool checkMeaning = false;      // of a program's text: the compiler's passes are held to what they declare
  bool widen = false;             // of a program's text: every float type becomes f64 but those of arguments
  std::string precision = "keep"; // of a program's text: the types of the computation, or bf16, f16, f32
  BatchFlags batch;               // of a program's text
  std::string mesh;               // "data=4,model=2": replaces the sizes in the program's mesh
  bool trace = false;             // runs can be traced
  bool poison = false;            // arenas are filled with NaN before each run: all their pages are touched
  unsigned compileThreads = 0;    // of a program's text; 0: as many as the affinity mask has CPUs
  std::string tuning;             // of a program's text: a file that `gcompile tune` wrote; empty: none
  CacheOptions cache;             // of artifacts compiled from programs' texts
  std::string roles;              // a file of names and roles; where empty, the one beside the program's text
};

struct CompilerFlags;
// How a text is compiled for such an engine, but for its tuning, which is a file to read.
CompilerFlags compilerFlags(const EngineOptions &options);

// Reads a program (text, compiled here and now) or an artifact.
absl::StatusOr<std::unique_ptr<Engine>> makeEngine(const std::string &path, const EngineOptions &options);

// How a text became an artifact.
struct CompileFacts {
  double seconds = -1; // from the text on; -1: it was an artifact
  bool cached = false;
};

// An artifact from its file, or a program's text compiled in memory.
absl::StatusOr<std::shared_ptr<const gcrt::Artifact>>
openOrCompile(const std::string &path, const EngineOptions &options, CompileFacts *facts = nullptr);
absl::StatusOr<std::unique_ptr<Engine>> makeEngine(std::shared_ptr<const gcrt::Artifact> artifact,
                                                   const EngineOptions &options);

// What a program's text or an artifact takes and gives, without compiling it.
absl::StatusOr<Signature> readSignature(const std::string &path, const std::string &roles);

std::vector<HostArray> copyAll(const std::vector<HostArray> &arrays);

// Of results that take no argument's memory.
int64_t ownResultBytes(const Signature &signature);

// Which memory argument and result take: results of donated arguments share theirs.
struct Buffers {
  std::vector<HostArray> arguments, results; // a result that shares an argument's memory is empty here
  std::vector<void *> argumentPointers, resultPointers;
  const Signature *signature = nullptr;

  Buffers(const Signature &signature, std::vector<HostArray> arguments);
  // Before another run: donated arguments get their first contents again.
  void restoreDonated(const std::vector<HostArray> &originals);
  // The results after a run, each with its own memory; the buffers are of no use afterwards.
  std::vector<HostArray> takeResults();
};

} // namespace gc

#endif
