#include "runtime/artifact/Artifact.h"
#include "runtime/artifact/Validate.h"
#include "runtime/base/CpuFeatures.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_join.h"
#include <algorithm>
#include <cstdlib>

namespace gcrt {

absl::StatusOr<std::shared_ptr<const Artifact>> Artifact::open(const std::string &path, const Options &options) {
  GC_ASSIGN_OR_RETURN(std::shared_ptr<const MappedFile> file, MappedFile::open(path));
  std::shared_ptr<Artifact> artifact(new Artifact);
  artifact->file = file;
  GC_RETURN_IF_ERROR(annotate(artifact->load(file->bytes(), options), path));
  return artifact;
}

absl::StatusOr<std::shared_ptr<const Artifact>> Artifact::fromBytes(absl::Span<const char> bytes,
                                                                    const Options &options) {
  std::shared_ptr<Artifact> artifact(new Artifact);
  size_t rounded = (bytes.size() / kCodeAlignment + 1) * kCodeAlignment;
  artifact->copy.reset(static_cast<char *>(std::aligned_alloc(kCodeAlignment, rounded)), [](char *p) { std::free(p); });
  if (!artifact->copy)
    return absl::ResourceExhaustedError(absl::StrCat("no memory for an artifact of ", bytes.size(), " bytes"));
  if (!bytes.empty())
    std::memcpy(artifact->copy.get(), bytes.data(), bytes.size());
  GC_RETURN_IF_ERROR(artifact->load({artifact->copy.get(), bytes.size()}, options));
  return artifact;
}

absl::Status Artifact::load(absl::Span<const char> bytes, const Options &options) {
  GC_ASSIGN_OR_RETURN(views, readContainer(bytes));
  const SectionView *metadata = nullptr;
  for (const SectionView &view : views) {
    if (view.kind != SectionKind::Constants || options.verifyData)
      GC_RETURN_IF_ERROR(checkSection(view));
    if (view.kind != SectionKind::Metadata)
      continue;
    if (metadata)
      return absl::InvalidArgumentError("the artifact has two metadata sections");
    metadata = &view;
  }
  if (!metadata)
    return absl::InvalidArgumentError("the artifact has no metadata section");
  GC_ASSIGN_OR_RETURN(root, validateModule(metadata->bytes, views));
  return chooseImage(options);
}

absl::Status Artifact::chooseImage(const Options &options) {
  if (!root->images() || root->images()->size() == 0)
    return absl::OkStatus();
  const std::vector<std::string> &have = options.cpuFeatures ? *options.cpuFeatures : hostCpuFeatures();
  std::string refusals;
  for (const fb::CodeImage *image : *root->images()) {
    std::vector<std::string> missing;
    size_t needed = 0;
    if (image->features())
      for (const flatbuffers::String *feature : *image->features()) {
        ++needed;
        if (std::find(have.begin(), have.end(), feature->str()) == have.end())
          missing.push_back(feature->str());
      }
    std::string target = image->target() ? image->target()->str() : "";
    if (!missing.empty()) {
      absl::StrAppend(&refusals, refusals.empty() ? "" : "; ", target, " needs ", absl::StrJoin(missing, ", "));
      continue;
    }
    // The best fit is the one that uses most of the CPU.
    if (!chosen || needed > (chosen->features() ? chosen->features()->size() : 0))
      chosen = image;
  }
  if (!chosen)
    return absl::FailedPreconditionError(
        absl::StrCat("no code in the artifact fits this CPU: ", refusals, "; compile it for a lower --target-cpu"));
  GC_ASSIGN_OR_RETURN(code, CodeImage::map(views[chosen->section()].bytes));
  return absl::OkStatus();
}

const fb::Program *Artifact::findProgram(std::string_view name) const {
  for (const fb::Program *program : *root->programs())
    if (program->name()->string_view() == name)
      return program;
  return nullptr;
}

absl::Span<const char> Artifact::constant(uint32_t number) const {
  const fb::Constant *constant = root->constants()->Get(number);
  return views[root->constants_section()].bytes.subspan(constant->offset(), constant->bytes());
}

uint64_t Artifact::tiles(uint32_t kernel) const {
  return chosen ? chosen->tiles()->Get(kernel) : 0;
}

GcKernelFn Artifact::kernel(uint32_t number) const {
  if (!chosen)
    return nullptr;
  return reinterpret_cast<GcKernelFn>(reinterpret_cast<uintptr_t>(code->base()) + chosen->entries()->Get(number));
}

std::string Artifact::target() const {
  return chosen && chosen->target() ? chosen->target()->str() : "";
}

} // namespace gcrt
