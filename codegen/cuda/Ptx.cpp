#include "codegen/cuda/Nvvm.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

#include <mutex>

using namespace mlir;

namespace {

// The PTX version that has the chip; newer ones would need a newer driver for nothing.
StringRef ptxVersion(StringRef chip) {
  if (chip.starts_with("sm_10") || chip.starts_with("sm_12"))
    return "+ptx86";
  if (chip.starts_with("sm_9"))
    return "+ptx80";
  return "+ptx75";
}

std::unique_ptr<llvm::TargetMachine> targetMachine(Location loc, StringRef chip) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
  });
  llvm::Triple triple("nvptx64-nvidia-cuda");
  std::string error;
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target) {
    emitError(loc) << "this LLVM has no NVPTX target: " << error;
    return nullptr;
  }
  llvm::TargetOptions options;
  // Every op rounds by itself: contraction happens only where the program says fma.
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, chip, ptxVersion(chip), options, llvm::Reloc::PIC_, std::nullopt, llvm::CodeGenOptLevel::Aggressive));
}

} // namespace

FailureOr<std::string> gc::compileToPtx(gpu::GPUModuleOp kernels, StringRef chip) {
  Location loc = kernels.getLoc();
  std::unique_ptr<llvm::TargetMachine> machine = targetMachine(loc, chip);
  if (!machine)
    return failure();
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module = translateModuleToLLVMIR(kernels, context, kernels.getName());
  if (!module)
    return emitError(loc) << "translation of the kernels to LLVM IR failed";
  module->setTargetTriple(machine->getTargetTriple());
  module->setDataLayout(machine->createDataLayout());
  // Subnormals are kept.
  for (llvm::Function &f : *module)
    f.addFnAttr("nvptx-f32ftz", "false");

  llvm::LoopAnalysisManager lam;
  llvm::FunctionAnalysisManager fam;
  llvm::CGSCCAnalysisManager cgam;
  llvm::ModuleAnalysisManager mam;
  llvm::PassBuilder builder(machine.get());
  builder.registerModuleAnalyses(mam);
  builder.registerCGSCCAnalyses(cgam);
  builder.registerFunctionAnalyses(fam);
  builder.registerLoopAnalyses(lam);
  builder.crossRegisterProxies(lam, fam, cgam, mam);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2).run(*module, mam);

  llvm::SmallString<0> text;
  llvm::raw_svector_ostream out(text);
  llvm::legacy::PassManager emit;
  if (machine->addPassesToEmitFile(emit, out, nullptr, llvm::CodeGenFileType::AssemblyFile))
    return emitError(loc) << "the NVPTX target cannot print PTX";
  emit.run(*module);
  return std::string(text);
}

FailureOr<std::vector<char>> gc::assemblePtx(Location loc, StringRef ptx, StringRef chip, StringRef ptxas) {
  SmallString<128> source, cubin, log;
  if (llvm::sys::fs::createTemporaryFile("gc", "ptx", source) ||
      llvm::sys::fs::createTemporaryFile("gc", "cubin", cubin) || llvm::sys::fs::createTemporaryFile("gc", "log", log))
    return emitError(loc) << "cannot make a temporary file for ptxas";
  llvm::FileRemover removeSource(source), removeCubin(cubin), removeLog(log);
  {
    std::error_code ec;
    llvm::raw_fd_ostream out(source, ec);
    out << ptx;
    if (ec)
      return emitError(loc) << "cannot write " << source << ": " << ec.message();
  }
  std::string arch = ("-arch=" + chip).str(), message;
  std::optional<StringRef> redirects[] = {StringRef(), StringRef(log), StringRef(log)};
  int rc =
      llvm::sys::ExecuteAndWait(ptxas, {ptxas, arch, source, "-o", cubin}, std::nullopt, redirects, 120, 0, &message);
  if (rc != 0) {
    auto text = llvm::MemoryBuffer::getFile(log);
    return emitError(loc) << "ptxas refuses the kernel for " << chip << " (" << rc << "): " << message
                          << (text ? (*text)->getBuffer().take_front(2000) : StringRef());
  }
  auto bytes = llvm::MemoryBuffer::getFile(cubin, false, false);
  if (!bytes)
    return emitError(loc) << "ptxas left no cubin";
  return std::vector<char>((*bytes)->getBufferStart(), (*bytes)->getBufferEnd());
}
