#include "test/codegen/KernelRunner.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include <cstring>
#include <sys/mman.h>

using namespace gctest;

namespace {

mlir::DialectRegistry registry() {
  mlir::DialectRegistry result;
  gc::registerCpuDialects(result);
  return result;
}

} // namespace

KernelRunner::KernelRunner() : context_(registry(), mlir::MLIRContext::Threading::DISABLED) {
  context_.loadAllAvailableDialects();
}

KernelRunner::~KernelRunner() {
  if (memory_)
    munmap(memory_, mapped_);
}

bool KernelRunner::compile(llvm::StringRef mlirText, const gc::CpuTarget &target) {
  error_.clear();
  mlir::ScopedDiagnosticHandler handler(&context_, [&](mlir::Diagnostic &d) { error_ += d.str() + "\n"; });
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceString<mlir::ModuleOp>(mlirText, &context_);
  return module && compile(*module, target);
}

bool KernelRunner::compile(mlir::ModuleOp module, const gc::CpuTarget &target) {
  mlir::ScopedDiagnosticHandler handler(&context_, [&](mlir::Diagnostic &d) { error_ += d.str() + "\n"; });
  gc::CompileHooks hooks;
  hooks.stats = &stats_;
  hooks.assembly = assembly;
  mlir::FailureOr<std::unique_ptr<llvm::MemoryBuffer>> object = gc::compileToObject(module, target, hooks);
  if (mlir::failed(object))
    return false;
  llvm::Expected<gc::PackedImage> image = gc::packImage(**object);
  if (!image) {
    error_ += llvm::toString(image.takeError());
    return false;
  }
  image_ = std::move(*image);
  return map();
}

bool KernelRunner::map() {
  if (memory_)
    munmap(memory_, mapped_);
  mapped_ = image_.bytes.size();
  memory_ = mmap(nullptr, mapped_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory_ == MAP_FAILED) {
    memory_ = nullptr;
    error_ += "mmap failed";
    return false;
  }
  std::memcpy(memory_, image_.bytes.data(), mapped_);
  return mprotect(memory_, mapped_, PROT_READ | PROT_EXEC) == 0;
}

void *KernelRunner::lookup(llvm::StringRef name) const {
  int64_t offset = image_.offsetOf(name);
  return offset < 0 ? nullptr : static_cast<char *>(memory_) + offset;
}
