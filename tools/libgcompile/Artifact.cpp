#include "tools/libgcompile/Artifact.h"

#include "tools/driver/ArtifactSignature.h"

#include "runtime/artifact/Artifact.h"

using namespace gc;
using namespace gc::embed;

static absl::StatusOr<gcompile_artifact *> finish(absl::StatusOr<std::shared_ptr<const gcrt::Artifact>> loaded,
                                                  std::shared_ptr<const void> holder, absl::Span<const char> bytes) {
  GC_RETURN_IF_ERROR(loaded.status());
  const gcrt::fb::Program *program = (*loaded)->findProgram(kProgram);
  if (!program)
    return absl::InvalidArgumentError(absl::StrCat("the artifact has no program '", kProgram, "'"));
  auto out = std::make_unique<gcompile_artifact>();
  out->signature = std::make_unique<gcompile_signature>(signatureOf((*loaded)->module(), *program));
  out->artifact = *std::move(loaded);
  out->holder = std::move(holder);
  out->bytes = bytes;
  return out.release();
}

absl::StatusOr<gcompile_artifact *> gc::embed::makeArtifact(std::vector<char> bytes) {
  auto held = std::make_shared<std::vector<char>>(std::move(bytes));
  return finish(gcrt::Artifact::fromBytes(*held, {}), held, *held);
}

gcompile_status *gcompile_artifact_open(const char *path, gcompile_artifact **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(path, "path"));
    GC_RETURN_IF_ERROR(given(out, "out"));
    GC_ASSIGN_OR_RETURN(std::shared_ptr<const gcrt::MappedFile> file, gcrt::MappedFile::open(path));
    GC_ASSIGN_OR_RETURN(*out, finish(gcrt::Artifact::open(path, {}), file, file->bytes()));
    return absl::OkStatus();
  });
}

gcompile_status *gcompile_artifact_load(const void *bytes, size_t size, gcompile_artifact **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(bytes, "bytes"));
    GC_RETURN_IF_ERROR(given(out, "out"));
    const char *first = static_cast<const char *>(bytes);
    GC_ASSIGN_OR_RETURN(*out, makeArtifact(std::vector<char>(first, first + size)));
    return absl::OkStatus();
  });
}

const void *gcompile_artifact_bytes(const gcompile_artifact *artifact, size_t *size) {
  if (size)
    *size = artifact ? artifact->bytes.size() : 0;
  return artifact ? artifact->bytes.data() : nullptr;
}

gcompile_status *gcompile_artifact_save(const gcompile_artifact *artifact, const char *path) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(artifact, "artifact"));
    GC_RETURN_IF_ERROR(given(path, "path"));
    return gcrt::writeFile(path, {artifact->bytes});
  });
}

const gcompile_signature *gcompile_artifact_signature(const gcompile_artifact *artifact) {
  return artifact ? artifact->signature.get() : nullptr;
}

void gcompile_artifact_free(gcompile_artifact *artifact) {
  delete artifact;
}
