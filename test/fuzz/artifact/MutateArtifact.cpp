#include "test/fuzz/artifact/MutateArtifact.h"

#include "runtime/abi/Checksum.h"
#include "runtime/abi/Container.h"
#include "runtime/abi/gcx_generated.h"

#include <cstddef>
#include <cstring>
#include <flatbuffers/reflection.h>
#include <set>

namespace gc::test {

using namespace gcrt;
namespace rf = reflection;

namespace {

struct Sections {
  ContainerHeader header;
  std::vector<SectionEntry> entries;
};

Sections sectionsOf(const std::vector<char> &file) {
  Sections s;
  std::memcpy(&s.header, file.data(), sizeof s.header);
  s.entries.resize(s.header.sections);
  std::memcpy(s.entries.data(), file.data() + sizeof s.header, s.entries.size() * sizeof(SectionEntry));
  return s;
}

// A place in the metadata that a mutation may overwrite.
struct Site {
  enum Kind { Number, Length, Reference, Kind_ } kind;
  size_t at;   // from the start of the metadata
  size_t size; // in bytes
};

// Finds every site of a valid buffer, by the schema.
class SiteFinder {
public:
  SiteFinder(const rf::Schema &schema, const char *base) : schema(schema), base(base) {}

  std::vector<Site> find() {
    add(Site::Reference, base, 4);
    table(*schema.root_table(), flatbuffers::GetRoot<flatbuffers::Table>(base));
    return std::move(sites);
  }

private:
  void add(Site::Kind kind, const void *at, size_t size) {
    sites.push_back({kind, size_t(static_cast<const char *>(at) - base), size});
  }
  static const uint8_t *follow(const void *at) {
    return static_cast<const uint8_t *>(at) + flatbuffers::ReadScalar<flatbuffers::uoffset_t>(at);
  }

  void structure(const rf::Object &type, const uint8_t *at) {
    for (const rf::Field *field : *type.fields())
      add(Site::Number, at + field->offset(), flatbuffers::GetTypeSize(field->type()->base_type()));
  }

  void vector(const rf::Field &field, const uint8_t *at) {
    add(Site::Length, at, 4);
    uint32_t length = flatbuffers::ReadScalar<uint32_t>(at);
    const uint8_t *element = at + 4;
    rf::BaseType kind = field.type()->element();
    for (uint32_t i = 0; i < length; ++i) {
      if (kind == rf::BaseType::Obj) {
        const rf::Object &type = *schema.objects()->Get(field.type()->index());
        if (type.is_struct()) {
          structure(type, element);
          element += type.bytesize();
          continue;
        }
        add(Site::Reference, element, 4);
        table(type, reinterpret_cast<const flatbuffers::Table *>(follow(element)));
        element += 4;
      } else if (kind == rf::BaseType::String) {
        add(Site::Reference, element, 4);
        add(Site::Length, follow(element), 4);
        element += 4;
      } else {
        size_t size = flatbuffers::GetTypeSize(kind);
        add(Site::Number, element, size);
        element += size;
      }
    }
  }

  void table(const rf::Object &type, const flatbuffers::Table *table) {
    const auto *start = reinterpret_cast<const uint8_t *>(table);
    add(Site::Reference, start, 4); // to the list of field offsets
    const uint8_t *fields = table->GetVTable();
    if (seen.insert(fields).second)
      for (size_t i = 0, n = flatbuffers::ReadScalar<uint16_t>(fields); i < n; i += 2)
        add(Site::Number, fields + i, 2);
    for (const rf::Field *field : *type.fields()) {
      const uint8_t *at = table->GetAddressOf(field->offset());
      if (!at)
        continue;
      switch (field->type()->base_type()) {
      case rf::BaseType::UType:
        add(Site::Kind_, at, 1);
        break;
      case rf::BaseType::String:
        add(Site::Reference, at, 4);
        add(Site::Length, follow(at), 4);
        break;
      case rf::BaseType::Vector:
        add(Site::Reference, at, 4);
        vector(*field, follow(at));
        break;
      case rf::BaseType::Obj:
        add(Site::Reference, at, 4);
        this->table(*schema.objects()->Get(field->type()->index()),
                    reinterpret_cast<const flatbuffers::Table *>(follow(at)));
        break;
      case rf::BaseType::Union: {
        add(Site::Reference, at, 4);
        const rf::Object &object = flatbuffers::GetUnionType(schema, type, *field, *table);
        this->table(object, reinterpret_cast<const flatbuffers::Table *>(follow(at)));
        break;
      }
      default:
        add(Site::Number, at, flatbuffers::GetTypeSize(field->type()->base_type()));
      }
    }
  }

  const rf::Schema &schema;
  const char *base;
  std::vector<Site> sites;
  std::set<const uint8_t *> seen;
};

class Damage {
public:
  Damage(std::vector<char> file, const std::vector<char> &donor, std::mt19937_64 &random)
      : file(std::move(file)), donor(donor), random(random) {}

  std::vector<char> run(const rf::Schema &schema) {
    switch (pick(10)) {
    case 0:
      flipBytes(0, file.size());
      break; // not sealed
    case 1:
      resize();
      break; // not sealed
    case 2:
      changeTable();
      sealArtifact(file);
      break;
    case 3: {
      Sections s = sectionsOf(file);
      const SectionEntry &entry = s.entries[metadata(s)];
      flipBytes(entry.offset, entry.size);
      sealArtifact(file);
      break;
    }
    case 4:
    case 5:
      changeModule();
      break;
    default:
      changeFields(schema);
      sealArtifact(file);
    }
    return std::move(file);
  }

private:
  size_t pick(size_t n) { return size_t(random() % n); }

  static size_t metadata(const Sections &s) {
    for (size_t i = 0; i < s.entries.size(); ++i)
      if (SectionKind(s.entries[i].kind) == SectionKind::Metadata)
        return i;
    return 0;
  }

  uint64_t number(uint64_t old) {
    const uint64_t values[] = {0,
                               1,
                               2,
                               3,
                               old + 1,
                               old - 1,
                               old * 2,
                               old / 2,
                               old ^ (uint64_t(1) << pick(64)),
                               ~uint64_t(0),
                               0x7F,
                               0x80,
                               0x7FFF,
                               0x8000,
                               0x7FFFFFFF,
                               0x80000000,
                               uint64_t(1) << 46,
                               uint64_t(1) << 62,
                               uint64_t(1) << 63,
                               (uint64_t(1) << 63) - 1,
                               old + 64,
                               old - 64,
                               random()};
    return values[pick(std::size(values))];
  }

  void flipBytes(size_t begin, size_t size) {
    for (size_t i = 1 + pick(4); i && size; --i)
      file[begin + pick(size)] = static_cast<char>(random());
  }

  void resize() {
    size_t size = pick(3) ? pick(file.size()) : file.size() + pick(5000);
    file.resize(size, static_cast<char>(pick(2) ? 0 : random()));
  }

  void changeTable() {
    Sections s = sectionsOf(file);
    size_t fields[] = {offsetof(SectionEntry, kind), offsetof(SectionEntry, offset), offsetof(SectionEntry, size)};
    size_t at = sizeof(ContainerHeader) + pick(s.entries.size()) * sizeof(SectionEntry);
    switch (pick(4)) {
    case 0: {
      uint64_t old;
      std::memcpy(&old, file.data() + offsetof(ContainerHeader, version), 8); // version and number of sections
      old = (old & 0xFFFFFFFF) | number(old >> 32) << 32;
      std::memcpy(file.data() + offsetof(ContainerHeader, version), &old, 8);
      break;
    }
    case 1:
      flipBytes(at, sizeof(SectionEntry));
      break;
    case 2:
      std::swap_ranges(file.begin() + at, file.begin() + at + sizeof(SectionEntry),
                       file.begin() + sizeof(ContainerHeader) + pick(s.entries.size()) * sizeof(SectionEntry));
      break;
    default: {
      uint64_t old;
      at += fields[pick(std::size(fields))];
      std::memcpy(&old, file.data() + at, 8);
      old = number(old);
      std::memcpy(file.data() + at, &old, 8);
    }
    }
  }

  void changeFields(const rf::Schema &schema) {
    Sections s = sectionsOf(file);
    const SectionEntry &entry = s.entries[metadata(s)];
    char *base = file.data() + entry.offset;
    std::vector<Site> sites = SiteFinder(schema, base).find();
    for (size_t edits = 1 + pick(3); edits; --edits) {
      const Site &site = sites[pick(sites.size())];
      uint64_t value = 0;
      std::memcpy(&value, base + site.at, site.size);
      switch (site.kind) {
      case Site::Number:
      case Site::Length:
        value = number(value);
        break;
      case Site::Kind_:
        value = pick(14);
        break;
      case Site::Reference: {
        // To where another reference points, so that a table of another type stands there; or anywhere.
        const Site &other = sites[pick(sites.size())];
        value = pick(4) ? other.at - site.at : number(value);
        break;
      }
      }
      std::memcpy(base + site.at, &value, site.size);
    }
  }

  // Commands, buffers and values moved about in a module that is well formed throughout.
  void changeModule() {
    Sections s = sectionsOf(file);
    auto moduleOf = [](const std::vector<char> &bytes) {
      Sections sections = sectionsOf(bytes);
      const SectionEntry &entry = sections.entries[metadata(sections)];
      std::unique_ptr<fb::ModuleT> module(fb::GetModule(bytes.data() + entry.offset)->UnPack());
      return module;
    };
    std::unique_ptr<fb::ModuleT> module = moduleOf(file), other = moduleOf(donor);
    fb::ProgramT &program = *module->programs[pick(module->programs.size())];
    fb::ProgramT &donated = *other->programs[pick(other->programs.size())];
    for (size_t edits = 1 + pick(3); edits; --edits)
      switch (pick(6)) {
      case 0:
        edit(program.commands, donated.commands);
        break;
      case 1:
        edit(program.buffers, donated.buffers);
        break;
      case 2:
        edit(program.arguments, donated.arguments);
        break;
      case 3:
        edit(program.results, donated.results);
        break;
      case 4:
        edit(module->constants, other->constants);
        break;
      default:
        for (auto &command : program.commands)
          if (fb::ForT *loop = command->op.AsFor())
            edit(loop->body, donated.commands);
          else if (fb::WhileT *loop = command->op.AsWhile())
            edit(loop->body, donated.commands);
      }
    flatbuffers::FlatBufferBuilder builder;
    fb::FinishModuleBuffer(builder, fb::Module::Pack(builder, module.get()));
    ContainerWriter writer;
    for (size_t i = 0; i < s.entries.size(); ++i) {
      const SectionEntry &entry = s.entries[i];
      std::span<const char> bytes(file.data() + entry.offset, entry.size);
      if (i == metadata(s))
        bytes = {reinterpret_cast<const char *>(builder.GetBufferPointer()), builder.GetSize()};
      writer.add(SectionKind(entry.kind), entry.name, bytes);
    }
    file = writer.finish();
  }

  template <typename T>
  void edit(std::vector<std::unique_ptr<T>> &list, const std::vector<std::unique_ptr<T>> &donated) {
    size_t at = pick(list.size() + 1);
    if (pick(2) && !donated.empty())
      list.insert(list.begin() + at, std::make_unique<T>(*donated[pick(donated.size())]));
    else if (at < list.size() && pick(2))
      list.erase(list.begin() + at);
    else if (at < list.size())
      std::swap(list[at], list[pick(list.size())]);
  }

  std::vector<char> file;
  const std::vector<char> &donor;
  std::mt19937_64 &random;
};

} // namespace

void sealArtifact(std::vector<char> &file) {
  ContainerHeader header;
  if (file.size() < sizeof header)
    return;
  std::memcpy(&header, file.data(), sizeof header);
  if (header.sections <= (file.size() - sizeof header) / sizeof(SectionEntry)) {
    for (uint32_t i = 0; i < header.sections; ++i) {
      SectionEntry entry;
      char *at = file.data() + sizeof header + i * sizeof entry;
      std::memcpy(&entry, at, sizeof entry);
      if (entry.offset <= file.size() && entry.size <= file.size() - entry.offset)
        entry.checksum = checksum(file.data() + entry.offset, entry.size);
      std::memcpy(at, &entry, sizeof entry);
    }
    header.tableChecksum = checksum(file.data() + sizeof header, header.sections * sizeof(SectionEntry));
  }
  header.checksum = checksum(&header, offsetof(ContainerHeader, checksum));
  std::memcpy(file.data(), &header, sizeof header);
}

ArtifactMutator::ArtifactMutator(std::string schema) : schema(std::move(schema)) {}

std::vector<char> ArtifactMutator::mutate(const std::vector<char> &artifact, const std::vector<char> &donor,
                                          std::mt19937_64 &random) {
  return Damage(artifact, donor, random).run(*rf::GetSchema(schema.data()));
}

} // namespace gc::test
