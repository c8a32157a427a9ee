// A loaded .gcx artifact: checked, its code mapped. Immutable and shared by any number of sessions and threads.
//
//   absl::StatusOr<std::shared_ptr<const Artifact>> artifact = Artifact::open("step.gcx", {});
//   const fb::Program *program = (*artifact)->findProgram("main");
#ifndef GC_RUNTIME_ARTIFACT_ARTIFACT_H
#define GC_RUNTIME_ARTIFACT_ARTIFACT_H

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "runtime/abi/gcx_generated.h"
#include "runtime/abi/kernel_abi.h"
#include "runtime/artifact/CodeImage.h"
#include "runtime/artifact/Container.h"
#include "runtime/base/MappedFile.h"

#include <optional>

namespace gcrt {

struct ArtifactOptions {
  // Constants too are compared with their checksum; otherwise this is done when they are first copied to a device.
  bool verifyData = false;
  // What to take the machine's CPU for, in /proc/cpuinfo's names; absent: what it is.
  std::optional<std::vector<std::string>> cpuFeatures;
};

class Artifact {
public:
  using Options = ArtifactOptions;
  static absl::StatusOr<std::shared_ptr<const Artifact>> open(const std::string &path, const Options &options);
  // The bytes are copied, to memory as aligned as constants must be.
  static absl::StatusOr<std::shared_ptr<const Artifact>> fromBytes(absl::Span<const char> bytes,
                                                                   const Options &options);

  const fb::Module &module() const { return *root; }
  const fb::Program *findProgram(std::string_view name) const;
  absl::Span<const SectionView> sections() const { return views; }

  // The bytes of a constant, 64-byte aligned.
  absl::Span<const char> constant(uint32_t number) const;
  // A kernel's function in the image that was chosen; null if the artifact has no code for CPUs.
  GcKernelFn kernel(uint32_t number) const;
  uint64_t tiles(uint32_t kernel) const; // in the image that was chosen
  // The chosen image's target, e.g. "x86-64-v4"; empty without one.
  std::string target() const;

private:
  Artifact() = default;
  absl::Status load(absl::Span<const char> bytes, const Options &options);
  absl::Status chooseImage(const Options &options);

  std::shared_ptr<const MappedFile> file;
  std::shared_ptr<char> copy;
  std::vector<SectionView> views;
  const fb::Module *root = nullptr;
  const fb::CodeImage *chosen = nullptr;
  std::unique_ptr<CodeImage> code;
};

} // namespace gcrt

#endif
