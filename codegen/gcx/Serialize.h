// A gcx module and its compiled kernels as the tables of runtime/abi/gcx.fbs.
#ifndef GC_CODEGEN_GCX_SERIALIZE_H
#define GC_CODEGEN_GCX_SERIALIZE_H

#include "codegen/common/KernelEmitter.h"
#include "ir/dialect/Sharding.h"
#include "ir/gcx/Gcx.h"
#include "runtime/abi/gcx_generated.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

namespace gc {

// The element type's number in artifacts; none if they cannot hold it.
std::optional<gcrt::fb::DType> dtypeOf(mlir::Type elementType);

// Where something came from in the user's program, for people: "step.mlir:12", "name at step.mlir:12", or empty.
std::string textOf(mlir::Location loc);

class Serializer {
public:
  explicit Serializer(mlir::ModuleOp module) : module(module) {}

  // Kernels in the order of their numbers, then each program. `tables` gets everything but code images.
  mlir::LogicalResult run(llvm::ArrayRef<std::pair<mlir::func::FuncOp, KernelInfo>> kernels, gcrt::fb::ModuleT &tables);
  // The constants section, built by run().
  const std::vector<char> &constants() const { return constantBytes; }

private:
  mlir::LogicalResult addMeshes(gcrt::fb::ModuleT &tables);
  mlir::LogicalResult addProgram(gcx::ProgramOp program, gcrt::fb::ModuleT &tables);
  mlir::FailureOr<std::unique_ptr<gcrt::fb::LayoutT>> layoutOf(mlir::Operation *program, ShardingAttr sharding,
                                                               mlir::RankedTensorType part,
                                                               const gcrt::fb::ModuleT &tables);
  mlir::FailureOr<uint32_t> constantNumber(mlir::ElementsAttr value, mlir::Operation *user, gcrt::fb::ModuleT &tables);

  mlir::ModuleOp module;
  llvm::StringMap<uint32_t> kernelNumbers;
  llvm::StringMap<std::string> kernelFamilies;
  llvm::DenseMap<mlir::Attribute, uint32_t> constantNumbers;
  std::vector<char> constantBytes;
};

// The elements of a constant as they lie in memory: little-endian, row-major, at least a byte each.
mlir::LogicalResult elementBytes(mlir::ElementsAttr value, std::vector<char> &bytes);

} // namespace gc

#endif
