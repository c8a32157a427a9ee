#include "codegen/cpu/Target.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/TargetParser/Host.h"

using namespace gc;
using llvm::StringRef;

namespace {

struct Feature {
  const char *llvmName;
  const char *cpuinfoName;
};

// The parts of x86-64-v3 that kernels rely on, and what -v4 adds.
constexpr Feature kBase[] = {{"avx2", "avx2"}, {"fma", "fma"},   {"f16c", "f16c"},
                             {"bmi", "bmi1"},  {"bmi2", "bmi2"}, {"lzcnt", "abm"}};
constexpr Feature kWide[] = {{"avx512f", "avx512f"},
                             {"avx512bw", "avx512bw"},
                             {"avx512cd", "avx512cd"},
                             {"avx512dq", "avx512dq"},
                             {"avx512vl", "avx512vl"}};

void appendNames(llvm::ArrayRef<Feature> features, llvm::SmallVector<std::string> &names) {
  for (const Feature &f : features)
    names.push_back(f.cpuinfoName);
}

CpuTarget level(StringRef name, bool wide) {
  CpuTarget target;
  target.name = target.cpu = name.str();
  target.vectorBytes = wide ? 64 : 32;
  appendNames(kBase, target.required);
  if (wide)
    appendNames(kWide, target.required);
  return target;
}

} // namespace

CpuTarget CpuTarget::host() {
  CpuTarget target;
  target.name = "native";
  target.cpu = llvm::sys::getHostCPUName().str();
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  llvm::SmallVector<std::string> flags;
  for (const auto &entry : features)
    flags.push_back((entry.second ? "+" : "-") + entry.first().str());
  // The map's order is a hash's; the artifact's bytes depend on this string.
  llvm::sort(flags, [](StringRef a, StringRef b) { return a.drop_front() < b.drop_front(); });
  target.features = llvm::join(flags, ",");

  auto has = [&](const Feature &f) { return features.lookup(f.llvmName); };
  bool wide = llvm::all_of(kWide, has);
  target.vectorBytes = wide ? 64 : 32;
  target.avx512bf16 = wide && features.lookup("avx512bf16");
  appendNames(kBase, target.required);
  if (wide)
    appendNames(kWide, target.required);
  if (target.avx512bf16)
    target.required.push_back("avx512_bf16");
  return target;
}

std::optional<CpuTarget> CpuTarget::named(StringRef name) {
  if (name == "native")
    return host();
  if (name == "x86-64-v3")
    return level(name, /*wide=*/false);
  if (name == "x86-64-v4")
    return level(name, /*wide=*/true);
  return std::nullopt;
}

llvm::SmallVector<std::string> CpuTarget::missing() const {
  llvm::SmallVector<std::string> result;
  if (features.empty()) {
    if (cpu != "x86-64-v3" && cpu != "x86-64-v4")
      appendNames(kBase, result);
    return result;
  }
  llvm::SmallVector<StringRef> flags;
  StringRef(features).split(flags, ',');
  for (const Feature &f : kBase)
    if (!llvm::is_contained(flags, std::string("+") + f.llvmName))
      result.push_back(f.cpuinfoName);
  return result;
}
