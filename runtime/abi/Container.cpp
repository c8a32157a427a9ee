#include "runtime/abi/Container.h"
#include "runtime/abi/Checksum.h"

#include <cstddef>
#include <cstring>

namespace gcrt {

static uint64_t alignUp(uint64_t value, uint64_t to) {
  return (value + to - 1) / to * to;
}

static uint64_t alignmentOf(SectionKind kind) {
  return kind == SectionKind::Code ? kCodeAlignment : kSectionAlignment;
}

uint32_t ContainerWriter::add(SectionKind kind, std::string_view name, std::span<const char> bytes) {
  sections.push_back({kind, std::string(name.substr(0, sizeof(SectionEntry::name) - 1)), bytes});
  return static_cast<uint32_t>(sections.size() - 1);
}

std::vector<char> ContainerWriter::finish() const {
  std::vector<SectionEntry> table(sections.size());
  uint64_t end = sizeof(ContainerHeader) + table.size() * sizeof(SectionEntry);
  for (size_t i = 0; i < sections.size(); ++i) {
    const Section &section = sections[i];
    SectionEntry &entry = table[i];
    std::memset(&entry, 0, sizeof entry);
    entry.kind = static_cast<uint32_t>(section.kind);
    entry.offset = alignUp(end, alignmentOf(section.kind));
    entry.size = section.bytes.size();
    entry.checksum = checksum(section.bytes.data(), section.bytes.size());
    std::memcpy(entry.name, section.name.data(), section.name.size());
    end = entry.offset + entry.size;
  }
  // Padded at the end too, so that the file is made of whole aligned blocks.
  uint64_t fileSize = alignUp(end, kSectionAlignment);

  ContainerHeader header;
  std::memset(&header, 0, sizeof header);
  std::memcpy(header.magic, kContainerMagic, sizeof header.magic);
  header.version = kContainerVersion;
  header.sections = static_cast<uint32_t>(table.size());
  header.fileSize = fileSize;
  header.tableChecksum = checksum(table.data(), table.size() * sizeof(SectionEntry));
  header.checksum = checksum(&header, offsetof(ContainerHeader, checksum));

  std::vector<char> file(fileSize, 0);
  std::memcpy(file.data(), &header, sizeof header);
  if (!table.empty())
    std::memcpy(file.data() + sizeof header, table.data(), table.size() * sizeof(SectionEntry));
  for (size_t i = 0; i < sections.size(); ++i)
    if (!sections[i].bytes.empty())
      std::memcpy(file.data() + table[i].offset, sections[i].bytes.data(), sections[i].bytes.size());
  return file;
}

} // namespace gcrt
