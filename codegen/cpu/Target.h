// The CPU a kernel image is compiled for.
//
//   gc::CpuTarget host = gc::CpuTarget::host();
//   std::optional<gc::CpuTarget> v3 = gc::CpuTarget::named("x86-64-v3");
//
// A target is plain data: the emitter reads vectorBytes to choose vector shapes, the compiler reads cpu and features.
// Every target has at least AVX2, FMA and F16C (x86-64-v3): without them multiply-add and half conversions become
// calls into libraries that kernels may not reach. isSupported() says so before any kernel is emitted.
#pragma once

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace gc {

class TuningTable;

struct CpuTarget {
  /// What the user asked for: "native" or a level's name. Recorded in the artifact.
  std::string name;
  /// LLVM's CPU name, e.g. "znver5" or "x86-64-v3".
  std::string cpu;
  /// LLVM's feature string, sorted, "+avx2,-avx512f,…"; empty where the CPU name says all.
  std::string features;
  /// Width of the widest vector register that kernels use: 32 or 64.
  int vectorBytes = 32;
  /// vdpbf16ps on 512-bit registers. It flushes subnormal inputs and results, so users must allow for that.
  bool avx512bf16 = false;
  /// Features that the code needs, in /proc/cpuinfo's names; the runtime compares them with the machine it runs on.
  llvm::SmallVector<std::string> required;
  /// Measured tiles for such a CPU (codegen/library/Tuning.h), or null: the cost model's alone.
  std::shared_ptr<const TuningTable> tuning;

  /// The machine this process runs on.
  static CpuTarget host();
  /// "native", "x86-64-v3" or "x86-64-v4"; nothing for another name.
  static std::optional<CpuTarget> named(llvm::StringRef name);
  /// Comma-separated list of the names that named() knows, for messages.
  static llvm::StringRef knownNames() { return "native, x86-64-v3, x86-64-v4"; }

  /// Features that kernels need and this target lacks; empty if it is usable.
  llvm::SmallVector<std::string> missing() const;
  bool isSupported() const { return missing().empty(); }

  /// Lanes of the widest register for an element of so many bytes.
  int64_t lanes(int64_t elementBytes) const { return vectorBytes / elementBytes; }
  /// Number of architectural vector registers: 32 with AVX-512, 16 without.
  int vectorRegisters() const { return vectorBytes == 64 ? 32 : 16; }
};

} // namespace gc
