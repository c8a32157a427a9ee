#include "codegen/gcx/Compile.h"

#include "codegen/cpu/CompileToObject.h"
#include "codegen/cuda/GpuBinding.h"
#include "codegen/cuda/Nvvm.h"
#include "codegen/gcx/Serialize.h"
#include "codegen/pack/Pack.h"
#include "passes/phases/Step.h"
#include "runtime/abi/Container.h"
#include "runtime/abi/Limits.h"

#include <chrono>

using namespace mlir;
using namespace gc;
namespace fb = gcrt::fb;

namespace {

using Kernels = SmallVector<std::pair<func::FuncOp, KernelInfo>>;

// Where a launch hands one buffer in as operand and as result, the kernel must be one that may be run in place.
LogicalResult checkInPlace(gcx::LaunchOp launch, FusionOp fusion, const KernelInfo &info) {
  auto updates = fusion->getAttrOfType<DenseI64ArrayAttr>("updates");
  for (auto [i, input] : llvm::enumerate(launch.getInputs()))
    for (auto [r, output] : llvm::enumerate(launch.getOutputs())) {
      if (input != output)
        continue;
      bool updated = updates && updates[r] == static_cast<int64_t>(i);
      if (!updated && !llvm::is_contained(info.inPlace, std::pair<unsigned, unsigned>(i, r)))
        return launch.emitOpError("runs over its operand ")
               << i << ", which kernel '" << info.name << "' of family " << info.family << " reads after it writes";
    }
  return success();
}

class Compilation {
public:
  Compilation(ModuleOp module, const CompileOptions &options, CompileReport &report)
      : module(module), options(options), report(report) {}

  FailureOr<std::vector<char>> run() {
    if (failed(runPhases(module, options.phases, &report.times)))
      return failure();
    if (options.phases.stopAfter && *options.phases.stopAfter < Phase::Codegen)
      return std::vector<char>();
    auto start = std::chrono::steady_clock::now();
    if (options.phases.timing)
      timing = options.phases.timing->nest(nameOf(Phase::Codegen));
    DialectRegistry registry;
    registerCpuDialects(registry);
    if (options.cudaEmulator)
      registerCudaDialects(registry);
    module.getContext()->appendDialectRegistry(registry);
    module.getContext()->loadAllAvailableDialects();
    std::vector<CpuTarget> targets = options.targets;
    if (targets.empty())
      targets.push_back(CpuTarget::host());
    Kernels kernels;
    std::vector<PackedImage> images;
    std::vector<std::vector<uint64_t>> tiles; // per target and kernel
    for (const CpuTarget &target : targets) {
      FailureOr<PackedImage> image = compileKernels(target, kernels, tiles.emplace_back());
      if (failed(image))
        return failure();
      images.push_back(std::move(*image));
    }
    FailureOr<std::vector<char>> bytes = failure();
    timedStep("write the artifact", [&] { bytes = write(targets, kernels, images, tiles); });
    std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - start;
    report.times.push_back({Phase::Codegen, spent.count()});
    return bytes;
  }

private:
  void timedStep(StringRef name, llvm::function_ref<void()> step) {
    TimingScope scope = timing.nest(name);
    runStep(module.getContext(), name, step);
  }

  // Emits every kernel for the target into one module and compiles it. The first target fills `kernels`, the others add
  // what they need more of; `tiles` gets each kernel's number of tiles for this one.
  FailureOr<PackedImage> compileKernels(const CpuTarget &target, Kernels &kernels, std::vector<uint64_t> &tiles) {
    if (!target.isSupported())
      return module.emitError("cannot compile for '")
             << target.name << "': it lacks " << llvm::join(target.missing(), ", ");
    bool first = kernels.empty();
    OwningOpRef<ModuleOp> code = ModuleOp::create(module.getLoc(), "kernels");
    OwningOpRef<ModuleOp> cuda;
    gpu::GPUModuleOp gpuModule;
    if (options.cudaEmulator) {
      cuda = ModuleOp::create(module.getLoc(), "cuda");
      OpBuilder builder = OpBuilder::atBlockBegin(cuda->getBody());
      gpuModule = gpu::GPUModuleOp::create(builder, module.getLoc(), "kernels");
    }
    Kernels here;
    for (auto function : module.getOps<func::FuncOp>()) {
      auto fusion = function.isExternal() ? FusionOp() : dyn_cast<FusionOp>(function.getBody().front().front());
      if (!fusion)
        return function.emitOpError("is left when kernels are made, and holds no fusion");
      KernelInfo info;
      LogicalResult emitted = failure();
      timedStep("emit a kernel", [&] {
        emitted = options.cudaEmulator ? emitGpuKernel(fusion, gpuModule, function.getName(), info)
                                       : emitCpuKernel(fusion, *code, function.getName(), target, info);
      });
      if (failed(emitted))
        return failure();
      if (info.scratchBytes > gcrt::kMaxBytes)
        return fusion.emitError("needs ")
               << info.scratchBytes << " bytes of scratch memory; no artifact holds more than " << gcrt::kMaxBytes
               << ": use smaller tensors";
      info.name = function.getName().str();
      tiles.push_back(info.tiles);
      here.push_back({function, info});
      if (!first) {
        KernelInfo &known = kernels[here.size() - 1].second;
        known.scratchBytes = std::max(known.scratchBytes, info.scratchBytes);
      }
    }
    if (first)
      kernels = here;
    if (failed(checkLaunches(here, first)))
      return failure();
    if (kernels.empty())
      return PackedImage();
    if (options.cudaEmulator && (failed(lowerToNvvm(*cuda)) || failed(lowerForEmulator(gpuModule, *code))))
      return failure();
    return makeImage(*code, target);
  }

  FailureOr<PackedImage> makeImage(ModuleOp code, const CpuTarget &target) {
    FailureOr<SmallVector<std::unique_ptr<llvm::MemoryBuffer>>> objects = failure();
    timedStep("generate machine code",
              [&] { objects = compileToObjects(code, target, /*apart=*/!options.cudaEmulator); });
    if (failed(objects))
      return failure();
    PackedImage all;
    LogicalResult packed = success();
    timedStep("pack the kernels", [&] {
      for (const auto &object : *objects) {
        if (llvm::Expected<PackedImage> image = packImage(*object))
          all.append(*image);
        else
          packed = module.emitError("internal error: the kernels cannot be packed: ")
                   << llvm::toString(image.takeError());
      }
    });
    if (failed(packed))
      return failure();
    return all;
  }

  LogicalResult checkLaunches(const Kernels &kernels, bool first) {
    llvm::StringMap<const std::pair<func::FuncOp, KernelInfo> *> byName;
    for (const auto &kernel : kernels)
      byName[kernel.second.name] = &kernel;
    WalkResult result = module.walk([&](gcx::LaunchOp launch) {
      auto known = byName.find(launch.getKernel());
      if (known == byName.end()) {
        launch.emitOpError("runs kernel '") << launch.getKernel() << "', which is not there";
        return WalkResult::interrupt();
      }
      auto [function, info] = *known->second;
      if (first)
        ++report.launchesByFamily[info.family];
      auto fusion = cast<FusionOp>(function.getBody().front().front());
      return failed(checkInPlace(launch, fusion, info)) ? WalkResult::interrupt() : WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

  FailureOr<std::vector<char>> write(ArrayRef<CpuTarget> targets, const Kernels &kernels,
                                     const std::vector<PackedImage> &images,
                                     const std::vector<std::vector<uint64_t>> &tiles) {
    fb::ModuleT tables;
    Serializer serializer(module);
    if (failed(serializer.run(kernels, tables)))
      return failure();
    tables.compiler = "gcompile " GC_VERSION;
    tables.numeric_mode = "strict";
    if (!options.tuningHash.empty()) {
      auto tuning = std::make_unique<fb::KeyValueT>();
      tuning->key = "tuning";
      tuning->value = options.tuningHash;
      tables.versions.push_back(std::move(tuning));
    }
    gcrt::ContainerWriter container;
    // The metadata is section 0: its bytes are known once the other sections have their numbers.
    uint32_t section = 1;
    if (!serializer.constants().empty())
      tables.constants_section = section++;
    if (!kernels.empty())
      for (auto [target, image, number] : llvm::zip_equal(targets, images, tiles)) {
        auto table = std::make_unique<fb::CodeImageT>();
        table->tiles = number;
        table->target = target.name;
        table->features.assign(target.required.begin(), target.required.end());
        table->section = section++;
        for (const auto &kernel : kernels) {
          int64_t offset = image.offsetOf(kernel.second.name);
          if (offset < 0)
            return module.emitError("internal error: kernel '") << kernel.second.name << "' is not in the image";
          table->entries.push_back(offset);
        }
        tables.images.push_back(std::move(table));
        report.codeBytes += image.bytes.size();
      }
    flatbuffers::FlatBufferBuilder builder;
    fb::FinishModuleBuffer(builder, fb::Module::Pack(builder, &tables));
    std::span<const char> packed(reinterpret_cast<const char *>(builder.GetBufferPointer()), builder.GetSize());
    container.add(gcrt::SectionKind::Metadata, "gcx", packed);
    if (!serializer.constants().empty())
      container.add(gcrt::SectionKind::Constants, "constants", serializer.constants());
    if (!kernels.empty())
      for (auto [target, image] : llvm::zip_equal(targets, images))
        container.add(gcrt::SectionKind::Code, target.name, image.bytes);
    for (const auto &kernel : kernels)
      report.kernels.push_back(kernel.second);
    for (auto program : module.getOps<gcx::ProgramOp>())
      report.arenaBytes = std::max<int64_t>(report.arenaBytes, program.getArenaBytes().value_or(0));
    report.constantBytes = serializer.constants().size();
    return container.finish();
  }

  ModuleOp module;
  const CompileOptions &options;
  CompileReport &report;
  TimingScope timing;
};

} // namespace

FailureOr<std::vector<char>> gc::compileToArtifact(ModuleOp module, const CompileOptions &options,
                                                   CompileReport *report) {
  CompileReport unused;
  return Compilation(module, options, report ? *report : unused).run();
}
