#include "tools/driver/ArtifactSignature.h"

#include "runtime/exec/Share.h"

namespace gc {

static std::vector<ValueInfo> valuesOf(const gcrt::fb::Module &module,
                                       const flatbuffers::Vector<flatbuffers::Offset<gcrt::fb::Value>> *values) {
  std::vector<ValueInfo> out;
  if (!values)
    return out;
  for (const gcrt::fb::Value *value : *values) {
    ValueInfo info;
    info.name = value->name() ? value->name()->str() : "";
    info.role = gcrt::fb::EnumNameRole(value->role());
    info.init = value->init() ? value->init()->str() : "";
    info.dtype = value->dtype();
    info.shape = gcrt::Share::of(module, *value).wholeShape();
    info.donated = value->donated();
    info.alias = value->alias();
    out.push_back(std::move(info));
  }
  return out;
}

Signature signatureOf(const gcrt::fb::Module &module, const gcrt::fb::Program &program) {
  return {valuesOf(module, program.arguments()), valuesOf(module, program.results())};
}

} // namespace gc
