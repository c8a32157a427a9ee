#include "runtime/artifact/Validate.h"
#include "runtime/abi/Limits.h"
#include "runtime/abi/kernel_abi.h"
#include "runtime/base/DType.h"
#include "runtime/base/Status.h"

#include <set>

namespace gcrt {

static absl::Status bad(const std::string &text) {
  return absl::InvalidArgumentError(text);
}

// Limits that no real program comes near and that keep sums far from overflow.
static constexpr uint64_t kMaxDevices = 1 << 20;

uint64_t groupSize(const fb::Mesh &mesh, const flatbuffers::Vector<uint32_t> *axes) {
  uint64_t size = 1;
  if (axes)
    for (uint32_t axis : *axes)
      size *= mesh.axes()->Get(axis)->size();
  return size;
}

absl::StatusOr<uint64_t> detail::validateArray(fb::DType dtype, const flatbuffers::Vector<int64_t> *shape) {
  if (!isAligned(shape))
    return bad("a shape is misaligned");
  std::vector<int64_t> extents;
  if (shape)
    extents.assign(shape->begin(), shape->end());
  return validateArray(dtype, extents);
}

absl::StatusOr<uint64_t> detail::validateArray(fb::DType dtype, absl::Span<const int64_t> extents) {
  if (!isValid(dtype))
    return bad(absl::StrCat("element type number ", int(dtype), " is unknown"));
  GC_ASSIGN_OR_RETURN(int64_t bytes, byteCount(dtype, extents));
  if (uint64_t(bytes) > kMaxBytes)
    return bad(absl::StrCat("an array of ", bytes, " bytes is too large"));
  return uint64_t(bytes);
}

// A null pointer stands for an empty vector everywhere; null elements cannot come through the verifier.
template <typename V> static uint32_t sizeOf(const V *vector) {
  return vector ? vector->size() : 0;
}

static absl::Status checkMeshes(const fb::Module &module) {
  if (module.devices() < 1 || module.devices() > kMaxDevices)
    return bad(absl::StrCat("the artifact is for ", module.devices(), " devices"));
  for (uint32_t i = 0; i < sizeOf(module.meshes()); ++i) {
    const fb::Mesh *mesh = module.meshes()->Get(i);
    uint64_t product = 1;
    for (uint32_t a = 0; a < sizeOf(mesh->axes()); ++a) {
      uint64_t size = mesh->axes()->Get(a)->size();
      if (size < 1 || size > kMaxDevices || product > kMaxDevices)
        return bad(absl::StrCat("axis ", a, " of mesh ", i, " has size ", size));
      product *= size;
    }
    if (!mesh->axes() || product != module.devices())
      return bad(absl::StrCat("mesh ", i, " has ", product, " devices, the artifact ", module.devices()));
  }
  return absl::OkStatus();
}

static absl::Status checkKernels(const fb::Module &module, absl::Span<const SectionView> sections) {
  uint32_t kernels = sizeOf(module.kernels());
  for (uint32_t i = 0; i < kernels; ++i) {
    const fb::Kernel *kernel = module.kernels()->Get(i);
    auto fail = [&](const std::string &what) { return bad(absl::StrCat("kernel ", i, " ", what)); };
    if (!kernel->name() || !kernel->family())
      return fail("has no name or no family");
    if (kernel->scratch_bytes() > kMaxBytes)
      return fail(absl::StrCat("wants ", kernel->scratch_bytes(), " bytes of scratch"));
    if (!detail::isAligned(kernel->buffer_bytes()))
      return fail("has misaligned sizes of buffers");
    uint64_t buffers = uint64_t(kernel->operands()) + kernel->results();
    if (buffers != sizeOf(kernel->buffer_bytes()))
      return fail(absl::StrCat("has ", buffers, " buffers and ", sizeOf(kernel->buffer_bytes()), " sizes of them"));
  }
  for (uint32_t i = 0; i < sizeOf(module.images()); ++i) {
    const fb::CodeImage *image = module.images()->Get(i);
    auto fail = [&](const std::string &what) { return bad(absl::StrCat("code image ", i, " ", what)); };
    if (image->section() >= sections.size() || sections[image->section()].kind != SectionKind::Code)
      return fail(absl::StrCat("names section ", image->section(), ", which holds no code"));
    if (!detail::isAligned(image->entries()))
      return fail("has misaligned entries");
    if (sizeOf(image->entries()) != kernels)
      return fail(absl::StrCat("has ", sizeOf(image->entries()), " entries for ", kernels, " kernels"));
    if (!detail::isAligned(image->tiles()))
      return fail("has misaligned numbers of tiles");
    if (sizeOf(image->tiles()) != kernels)
      return fail(absl::StrCat("has numbers of tiles for ", sizeOf(image->tiles()), " of ", kernels, " kernels"));
    for (uint32_t k = 0; k < kernels; ++k)
      if (image->tiles()->Get(k) < 1 || image->tiles()->Get(k) > (uint64_t(1) << 48))
        return fail(absl::StrCat("cuts kernel ", k, " into ", image->tiles()->Get(k), " tiles"));
    for (uint32_t k = 0; k < kernels; ++k)
      if (image->entries()->Get(k) >= sections[image->section()].bytes.size())
        return fail(absl::StrCat("has kernel ", k, " at ", image->entries()->Get(k), ", outside its section"));
  }
  return absl::OkStatus();
}

static absl::Status checkConstants(const fb::Module &module, absl::Span<const SectionView> sections) {
  if (sizeOf(module.constants()) == 0)
    return absl::OkStatus();
  int64_t section = module.constants_section();
  if (section < 0 || size_t(section) >= sections.size() || sections[section].kind != SectionKind::Constants)
    return bad(absl::StrCat("the constants are in section ", section, ", which holds none"));
  uint64_t size = sections[section].bytes.size();
  for (uint32_t i = 0; i < module.constants()->size(); ++i) {
    const fb::Constant *constant = module.constants()->Get(i);
    auto what = absl::StrCat("constant ", i);
    absl::StatusOr<uint64_t> bytes = detail::validateArray(constant->dtype(), constant->shape());
    if (!bytes.ok())
      return annotate(bytes.status(), what);
    if (*bytes != constant->bytes())
      return bad(absl::StrCat(what, " has ", constant->bytes(), " bytes, its type ", *bytes));
    if (constant->offset() % kSectionAlignment != 0 || constant->offset() > size ||
        constant->bytes() > size - constant->offset())
      return bad(absl::StrCat(what, " at ", constant->offset(), " is misaligned or outside its section"));
  }
  return absl::OkStatus();
}

absl::StatusOr<const fb::Module *> validateModule(absl::Span<const char> metadata,
                                                  absl::Span<const SectionView> sections) {
  const auto *bytes = reinterpret_cast<const uint8_t *>(metadata.data());
  // FlatBuffers' own limit; the verifier takes larger sizes for a programming error.
  if (metadata.size() >= FLATBUFFERS_MAX_BUFFER_SIZE)
    return bad("the metadata section is too large");
  if (reinterpret_cast<uintptr_t>(bytes) % 8 != 0)
    return absl::InternalError("the metadata section is not 8-byte aligned in memory");
  flatbuffers::Verifier::Options options;
  options.max_depth = 128;
  options.max_tables = 1 << 24;
  flatbuffers::Verifier verifier(bytes, metadata.size(), options);
  if (!fb::VerifyModuleBuffer(verifier))
    return bad("the metadata section is malformed");
  const fb::Module *module = fb::GetModule(bytes);
  if (module->abi_version() != GC_KERNEL_ABI_VERSION)
    return bad(absl::StrCat("the artifact has kernel ABI version ", module->abi_version(), ", this runtime runs ",
                            GC_KERNEL_ABI_VERSION, "; compile it again"));
  GC_RETURN_IF_ERROR(checkMeshes(*module));
  GC_RETURN_IF_ERROR(checkKernels(*module, sections));
  GC_RETURN_IF_ERROR(checkConstants(*module, sections));
  std::set<std::string_view> names;
  if (sizeOf(module->programs()) == 0)
    return bad("the artifact has no program");
  for (const fb::Program *program : *module->programs()) {
    if (!program->name() || !names.insert(program->name()->string_view()).second)
      return bad("a program has no name, or another's");
    GC_RETURN_IF_ERROR(
        annotate(detail::validateProgram(*module, *program), absl::StrCat("program '", program->name()->str(), "'")));
  }
  return module;
}

} // namespace gcrt
