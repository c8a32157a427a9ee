#include "test/runtime/DropWaits.h"
#include "absl/strings/str_cat.h"

namespace gcrt::test {

namespace {

using Commands = std::vector<std::unique_ptr<fb::CommandT>>;

// Counts waits in order and erases number `drop`; returns the number of the next.
int visit(Commands &commands, int number, int drop, std::string &what) {
  for (size_t i = 0; i < commands.size(); ++i) {
    fb::OpUnion &op = commands[i]->op;
    if (const fb::WaitT *wait = op.AsWait()) {
      if (number++ == drop) {
        what = absl::StrCat("wait ", drop, " of event ", wait->event, " on stream ", commands[i]->stream);
        commands.erase(commands.begin() + static_cast<std::ptrdiff_t>(i--));
      }
    } else if (fb::WhileT *loop = op.AsWhile()) {
      number = visit(loop->cond, number, drop, what);
      number = visit(loop->body, number, drop, what);
    } else if (fb::ForT *loop = op.AsFor()) {
      number = visit(loop->body, number, drop, what);
    } else if (fb::CaseT *branches = op.AsCase()) {
      for (auto &branch : branches->branches)
        number = visit(branch->commands, number, drop, what);
    }
  }
  return number;
}

std::vector<char> repack(const Artifact &artifact, const fb::ModuleT &module) {
  flatbuffers::FlatBufferBuilder builder;
  fb::FinishModuleBuffer(builder, fb::Module::Pack(builder, &module));
  ContainerWriter writer;
  for (const SectionView &section : artifact.sections()) {
    std::span<const char> bytes = {section.bytes.data(), section.bytes.size()};
    if (section.kind == SectionKind::Metadata)
      bytes = {reinterpret_cast<const char *>(builder.GetBufferPointer()), builder.GetSize()};
    writer.add(section.kind, section.name, bytes);
  }
  return writer.finish();
}

} // namespace

std::vector<ArtifactWithoutWait> withoutEachWait(const Artifact &artifact) {
  std::vector<ArtifactWithoutWait> out;
  for (uint32_t p = 0; p < artifact.module().programs()->size(); ++p)
    for (int drop = 0;; ++drop) {
      fb::ModuleT module;
      artifact.module().UnPackTo(&module);
      ArtifactWithoutWait one;
      visit(module.programs[p]->commands, 0, drop, one.what);
      if (one.what.empty())
        break;
      absl::StrAppend(&one.what, " in program '", module.programs[p]->name, "'");
      one.bytes = repack(artifact, module);
      out.push_back(std::move(one));
    }
  return out;
}

} // namespace gcrt::test
