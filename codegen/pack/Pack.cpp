#include "codegen/pack/Pack.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <limits>

using namespace llvm;
using namespace gc;
using Elf = object::ELF64LE;

namespace {

constexpr uint64_t kPage = 4096;

template <typename... Ts> Error fail(const char *format, const Ts &...values) {
  return createStringError(std::errc::invalid_argument, format, values...);
}

struct Packer {
  const object::ELFFile<Elf> &file;
  PackedImage image = {};
  /// Section header index → offset in the image.
  DenseMap<uint32_t, uint64_t> placed = DenseMap<uint32_t, uint64_t>();

  Expected<std::string> symbolName(const Elf::Sym &symbol, const Elf::Shdr &table) const {
    Expected<StringRef> strings = file.getStringTableForSymtab(table);
    if (!strings)
      return strings.takeError();
    Expected<StringRef> name = symbol.getName(*strings);
    if (!name)
      return name.takeError();
    if (!name->empty() || symbol.getType() != ELF::STT_SECTION)
      return name->str();
    Expected<const Elf::Shdr *> section = file.getSection(symbol.st_shndx);
    if (!section)
      return section.takeError();
    Expected<StringRef> sectionName = file.getSectionName(**section);
    if (!sectionName)
      return sectionName.takeError();
    return sectionName->str();
  }

  Error place(uint32_t index, const Elf::Shdr &section, StringRef name) {
    if (section.sh_type == ELF::SHT_NOBITS || (section.sh_flags & ELF::SHF_WRITE))
      return fail("kernel image: section '%s' is writable; kernels keep no state of their own", name.str().c_str());
    uint64_t alignment = std::max<uint64_t>(section.sh_addralign, 1);
    if (!isPowerOf2_64(alignment) || alignment > kPage)
      return fail("kernel image: section '%s' wants an alignment of %llu bytes; at most a page of %llu can be given",
                  name.str().c_str(), (unsigned long long)alignment, (unsigned long long)kPage);
    Expected<ArrayRef<uint8_t>> contents = file.getSectionContents(section);
    if (!contents)
      return contents.takeError();
    uint64_t offset = alignTo(image.bytes.size(), alignment);
    if (offset + contents->size() > std::numeric_limits<int32_t>::max())
      return fail("kernel image: more than 2 GiB of code and constants; compile the kernels in several images");
    // Between functions only padding can follow; a trap is safer there than zeros, which decode as an addition.
    image.bytes.resize(offset, (section.sh_flags & ELF::SHF_EXECINSTR) ? '\xcc' : '\0');
    image.bytes.insert(image.bytes.end(), contents->begin(), contents->end());
    image.alignment = std::max(image.alignment, alignment);
    placed[index] = offset;
    return Error::success();
  }

  /// Code first, then constants: entry points stay close together.
  Error placeAll(ArrayRef<Elf::Shdr> sections) {
    for (bool code : {true, false}) {
      for (auto [index, section] : enumerate(sections)) {
        if (!(section.sh_flags & ELF::SHF_ALLOC) || section.sh_size == 0 ||
            bool(section.sh_flags & ELF::SHF_EXECINSTR) != code)
          continue;
        Expected<StringRef> name = file.getSectionName(section);
        if (!name)
          return name.takeError();
        // Kernels do not unwind, and notes are for a linker.
        if (*name == ".eh_frame" || section.sh_type == ELF::SHT_NOTE || section.sh_type == ELF::SHT_X86_64_UNWIND)
          continue;
        if (Error error = place(index, section, *name))
          return error;
      }
    }
    return Error::success();
  }

  Error applyOne(const Elf::Rela &relocation, const Elf::Shdr &target, uint64_t base, const Elf::Shdr &symbolTable) {
    Expected<const Elf::Sym *> symbol = file.getRelocationSymbol(relocation, &symbolTable);
    if (!symbol)
      return symbol.takeError();
    uint32_t type = relocation.getType(/*isMips64EL=*/false);
    if (type == ELF::R_X86_64_NONE)
      return Error::success();
    if (!*symbol)
      return fail("kernel image: a relocation without a symbol cannot be applied");
    Expected<std::string> name = symbolName(**symbol, symbolTable);
    if (!name)
      return name.takeError();
    if ((*symbol)->st_shndx == ELF::SHN_UNDEF)
      return fail("kernel image: '%s' is undefined; kernels reach the outside only through their argument block",
                  name->c_str());
    auto section = placed.find((*symbol)->st_shndx);
    if (section == placed.end())
      return fail("kernel image: '%s' lies in no section of the image", name->c_str());

    uint64_t width = type == ELF::R_X86_64_PC64 ? 8 : 4;
    if (type != ELF::R_X86_64_PC32 && type != ELF::R_X86_64_PLT32 && type != ELF::R_X86_64_PC64)
      return fail("kernel image: relocation %s against '%s' is not PC-relative; the image has no fixed address",
                  object::getELFRelocationTypeName(ELF::EM_X86_64, type).str().c_str(), name->c_str());
    if (relocation.r_offset > target.sh_size || target.sh_size - relocation.r_offset < width)
      return fail("kernel image: a relocation against '%s' lies outside its section", name->c_str());
    uint64_t place = base + relocation.r_offset;
    int64_t value = int64_t(section->second + (*symbol)->st_value) + relocation.r_addend - int64_t(place);
    char *at = image.bytes.data() + place;
    if (width == 8) {
      support::endian::write64le(at, uint64_t(value));
      return Error::success();
    }
    if (!isInt<32>(value))
      return fail("kernel image: the distance to '%s' does not fit 32 bits", name->c_str());
    support::endian::write32le(at, uint32_t(value));
    return Error::success();
  }

  Error applyRelocations(ArrayRef<Elf::Shdr> sections) {
    for (const Elf::Shdr &section : sections) {
      if (section.sh_type != ELF::SHT_RELA && section.sh_type != ELF::SHT_REL)
        continue;
      auto base = placed.find(section.sh_info);
      if (base == placed.end())
        continue;
      if (section.sh_type == ELF::SHT_REL)
        return fail("kernel image: relocations without addends do not exist on x86-64");
      Expected<Elf::RelaRange> relocations = file.relas(section);
      if (!relocations)
        return relocations.takeError();
      Expected<const Elf::Shdr *> symbolTable = file.getSection(section.sh_link);
      if (!symbolTable)
        return symbolTable.takeError();
      for (const Elf::Rela &relocation : *relocations)
        if (Error error = applyOne(relocation, sections[section.sh_info], base->second, **symbolTable))
          return error;
    }
    return Error::success();
  }

  Error collectSymbols(ArrayRef<Elf::Shdr> sections) {
    for (const Elf::Shdr &section : sections) {
      if (section.sh_type != ELF::SHT_SYMTAB)
        continue;
      Expected<Elf::SymRange> symbols = file.symbols(&section);
      if (!symbols)
        return symbols.takeError();
      for (const Elf::Sym &symbol : *symbols) {
        if (symbol.getBinding() != ELF::STB_GLOBAL || symbol.getType() != ELF::STT_FUNC)
          continue;
        auto base = placed.find(symbol.st_shndx);
        if (base == placed.end())
          continue;
        Expected<std::string> name = symbolName(symbol, section);
        if (!name)
          return name.takeError();
        image.symbols.emplace_back(std::move(*name), base->second + symbol.st_value);
      }
    }
    llvm::sort(image.symbols);
    return Error::success();
  }
};

} // namespace

void PackedImage::append(const PackedImage &other) {
  uint64_t offset = alignTo(bytes.size(), other.alignment);
  bytes.resize(offset, '\xcc');
  bytes.insert(bytes.end(), other.bytes.begin(), other.bytes.end());
  alignment = std::max(alignment, other.alignment);
  for (const auto &[name, at] : other.symbols)
    symbols.emplace_back(name, offset + at);
  llvm::sort(symbols);
}

int64_t PackedImage::offsetOf(StringRef name) const {
  auto it = std::lower_bound(symbols.begin(), symbols.end(), name,
                             [](const auto &entry, StringRef key) { return StringRef(entry.first) < key; });
  return it != symbols.end() && it->first == name ? int64_t(it->second) : -1;
}

Expected<PackedImage> gc::packImage(MemoryBufferRef buffer) {
  Expected<object::ELFFile<Elf>> file = object::ELFFile<Elf>::create(buffer.getBuffer());
  if (!file)
    return file.takeError();
  if (file->getHeader().e_machine != ELF::EM_X86_64 || file->getHeader().e_type != ELF::ET_REL)
    return fail("kernel image: expected a relocatable x86-64 object");
  Expected<Elf::ShdrRange> sections = file->sections();
  if (!sections)
    return sections.takeError();
  Packer packer{*file};
  if (Error error = packer.placeAll(*sections))
    return std::move(error);
  if (Error error = packer.applyRelocations(*sections))
    return std::move(error);
  if (Error error = packer.collectSymbols(*sections))
    return std::move(error);
  return std::move(packer.image);
}
