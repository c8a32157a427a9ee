// The .gcx container: a header, a table of sections, the sections. Little-endian; every section starts at a multiple of
// its alignment (64 at least, code 4096) and all bytes between sections are zero. The writer is here because the
// compiler writes artifacts; reading, with all its checks, is runtime/artifact.
//
//   ContainerWriter writer;
//   writer.add(SectionKind::Metadata, "gcx", metadataBytes);
//   uint32_t code = writer.add(SectionKind::Code, "x86-64-v4", imageBytes);   // CodeImage.section
//   std::vector<char> file = writer.finish();
#ifndef GC_RUNTIME_ABI_CONTAINER_H
#define GC_RUNTIME_ABI_CONTAINER_H

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gcrt {

inline constexpr char kContainerMagic[8] = {'\x89', 'G', 'C', 'X', '\r', '\n', '\x1a', '\n'};
inline constexpr uint32_t kContainerVersion = 1;
inline constexpr uint64_t kSectionAlignment = 64;
inline constexpr uint64_t kCodeAlignment = 4096;

enum class SectionKind : uint32_t {
  Metadata = 1,  // FlatBuffers, runtime/abi/gcx.fbs; exactly one
  Constants = 2, // at most one
  Code = 3,      // a packed image, one per CPU level
  Device = 4     // PTX or cubin
};

// At offset 0.
struct ContainerHeader {
  char magic[8];
  uint32_t version;
  uint32_t sections;
  uint64_t fileSize;
  uint64_t tableChecksum; // of the section table
  char zero[24];
  uint64_t checksum; // of the bytes before this field
};
static_assert(sizeof(ContainerHeader) == 64);

// The table follows the header: one entry per section, in the order of their offsets.
struct SectionEntry {
  uint32_t kind;
  uint32_t zero;
  uint64_t offset;
  uint64_t size;
  uint64_t checksum; // of the section's bytes
  char name[32];     // zero-terminated and zero-padded
};
static_assert(sizeof(SectionEntry) == 64);

class ContainerWriter {
public:
  // Adds a section and returns its number. The bytes are not copied: they live until finish().
  uint32_t add(SectionKind kind, std::string_view name, std::span<const char> bytes);
  // The file's bytes; the same input gives the same bytes.
  std::vector<char> finish() const;

private:
  struct Section {
    SectionKind kind;
    std::string name;
    std::span<const char> bytes;
  };
  std::vector<Section> sections;
};

} // namespace gcrt

#endif
