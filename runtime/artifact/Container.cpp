#include "runtime/artifact/Container.h"
#include "runtime/abi/Checksum.h"
#include "runtime/base/Status.h"

#include <cstddef>
#include <cstring>

namespace gcrt {

static absl::Status bad(const std::string &text) {
  return absl::InvalidArgumentError(text);
}

static bool allZero(absl::Span<const char> bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](char byte) { return byte == 0; });
}

static absl::StatusOr<ContainerHeader> readHeader(absl::Span<const char> file) {
  ContainerHeader header;
  if (file.size() < sizeof header)
    return bad(absl::StrCat("an artifact has at least ", sizeof header, " bytes, this has ", file.size()));
  std::memcpy(&header, file.data(), sizeof header);
  if (std::memcmp(header.magic, kContainerMagic, sizeof header.magic) != 0)
    return bad("not an artifact: the first bytes are not those of a .gcx file");
  if (header.version != kContainerVersion)
    return bad(absl::StrCat("the artifact has container version ", header.version, ", this runtime reads version ",
                            kContainerVersion));
  if (header.checksum != checksum(&header, offsetof(ContainerHeader, checksum)))
    return bad("the artifact's header is damaged: its checksum differs");
  if (header.fileSize != file.size())
    return bad(absl::StrCat("the artifact should have ", header.fileSize, " bytes and has ", file.size()));
  if (!allZero(header.zero))
    return bad("reserved bytes of the artifact's header are not zero");
  if (header.sections > (file.size() - sizeof header) / sizeof(SectionEntry))
    return bad(absl::StrCat("a table of ", header.sections, " sections does not fit the file"));
  return header;
}

// Checks one table entry that starts at or after `end`, where the bytes before it end.
static absl::Status checkEntry(const SectionEntry &entry, uint32_t number, uint64_t end, uint64_t fileSize) {
  auto fail = [&](const std::string &what) { return bad(absl::StrCat("section ", number, " ", what)); };
  if (entry.kind < uint32_t(SectionKind::Metadata) || entry.kind > uint32_t(SectionKind::Device))
    return fail(absl::StrCat("has the unknown kind ", entry.kind));
  uint64_t alignment = SectionKind(entry.kind) == SectionKind::Code ? kCodeAlignment : kSectionAlignment;
  if (entry.offset % alignment != 0)
    return fail(absl::StrCat("starts at ", entry.offset, ", no multiple of ", alignment));
  if (entry.offset < end || entry.offset - end >= alignment)
    return fail(absl::StrCat("starts at ", entry.offset, ", not right behind what ends at ", end));
  if (entry.offset > fileSize || entry.size > fileSize - entry.offset)
    return fail(absl::StrCat("of ", entry.size, " bytes at ", entry.offset, " does not fit the file"));
  const char *zero = static_cast<const char *>(std::memchr(entry.name, 0, sizeof entry.name));
  if (entry.zero != 0 || !zero || !allZero({zero, size_t(std::end(entry.name) - zero)}))
    return fail("has a damaged table entry");
  return absl::OkStatus();
}

absl::StatusOr<std::vector<SectionView>> readContainer(absl::Span<const char> file) {
  GC_ASSIGN_OR_RETURN(ContainerHeader header, readHeader(file));
  absl::Span<const char> table = file.subspan(sizeof header, header.sections * sizeof(SectionEntry));
  if (header.tableChecksum != checksum(table.data(), table.size()))
    return bad("the artifact's section table is damaged: its checksum differs");
  std::vector<SectionView> sections;
  uint64_t end = sizeof header + table.size();
  for (uint32_t i = 0; i < header.sections; ++i) {
    SectionEntry entry;
    std::memcpy(&entry, table.data() + i * sizeof entry, sizeof entry);
    GC_RETURN_IF_ERROR(checkEntry(entry, i, end, file.size()));
    if (!allZero(file.subspan(end, entry.offset - end)))
      return bad(absl::StrCat("the padding before section ", i, " is not zero"));
    sections.push_back({SectionKind(entry.kind), entry.name, file.subspan(entry.offset, entry.size), entry.checksum});
    end = entry.offset + entry.size;
  }
  if (file.size() - end >= kSectionAlignment || !allZero(file.subspan(end)))
    return bad("the bytes after the last section are not padding");
  return sections;
}

absl::Status checkSection(const SectionView &section) {
  if (section.checksum == checksum(section.bytes.data(), section.bytes.size()))
    return absl::OkStatus();
  return bad(absl::StrCat("section '", section.name, "' is damaged: its checksum differs"));
}

} // namespace gcrt
