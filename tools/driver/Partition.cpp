#include "tools/driver/Partition.h"

#include "frontend/stablehlo/Import.h"
#include "passes/phases/Phases.h"
#include "passes/sharding/Layout.h"
#include "runtime/base/Status.h"

#include "absl/strings/str_cat.h"
#include "mlir/Pass/PassManager.h"
#include <cstring>

using namespace mlir;

namespace gc {

void Share::cut(const char *whole, size_t device, char *part) const {
  int64_t size = gcrt::byteSize(local.dtype);
  for (int64_t element : elements[device]) {
    std::memcpy(part, whole + element * size, size);
    part += size;
  }
}

void Share::join(const char *part, size_t device, char *whole) const {
  int64_t size = gcrt::byteSize(local.dtype);
  for (int64_t element : elements[device]) {
    std::memcpy(whole + element * size, part, size);
    part += size;
  }
}

namespace {

// Where along a whole dimension lies position `here` of a device's part. A dimension is cut in sub-dimensions: between
// two cuts lies a stretch that every device has whole. Goes from the minor side to the major one.
int64_t wholePosition(int64_t here, int64_t size, ArrayRef<sharding::AxisAt> cuts, const sharding::Mesh &mesh,
                      const llvm::DenseMap<StringAttr, int64_t> &coordinates) {
  int64_t position = 0, stride = 1, left = size;
  for (const sharding::AxisAt &cut : llvm::reverse(cuts)) {
    int64_t parts = mesh.sizes.lookup(cut.axis);
    int64_t stretch = left / (cut.pre * parts);
    position += (here % stretch) * stride;
    here /= stretch;
    stride *= stretch;
    position += coordinates.lookup(cut.axis) * stride;
    stride *= parts;
    left = cut.pre;
  }
  return position + here * stride;
}

std::vector<int64_t> elementsOf(ArrayRef<int64_t> part, ArrayRef<int64_t> whole, const sharding::Layout &layout,
                                const sharding::Mesh &mesh, int64_t device) {
  llvm::DenseMap<StringAttr, int64_t> coordinates;
  for (const auto &[axis, size] : llvm::reverse(mesh.sizes)) {
    coordinates[axis] = device % size;
    device /= size;
  }
  std::vector<int64_t> elements = {0};
  for (size_t d = 0; d < part.size(); ++d) {
    std::vector<int64_t> next;
    next.reserve(elements.size() * part[d]);
    for (int64_t base : elements)
      for (int64_t here = 0; here < part[d]; ++here)
        next.push_back(base * whole[d] + wholePosition(here, whole[d], layout.dims[d], mesh, coordinates));
    elements = std::move(next);
  }
  return elements;
}

absl::StatusOr<Share> shareOf(const ValueInfo &whole, RankedTensorType part, Attribute attribute, Location loc,
                              const sharding::Mesh &mesh, int devices) {
  Share share;
  share.local = whole;
  share.local.shape.assign(part.getShape().begin(), part.getShape().end());
  auto wholeType = RankedTensorType::get(whole.shape, part.getElementType());
  sharding::Layout layout = sharding::Layout::replicated(wholeType);
  if (auto sharding = dyn_cast_or_null<ShardingAttr>(attribute)) {
    FailureOr<sharding::Layout> read = sharding::fromAttr(loc, sharding, wholeType, mesh);
    if (failed(read))
      return absl::InternalError("a sharding of the partitioned program cannot be read");
    layout = *read;
  }
  if (sharding::localType(wholeType, layout, mesh) != part)
    return absl::InternalError(absl::StrCat("a part of ", whole.text(), " has shape ", share.local.text()));
  for (int device = 0; device < devices; ++device)
    share.elements.push_back(elementsOf(part.getShape(), whole.shape, layout, mesh, device));
  return share;
}

} // namespace

absl::StatusOr<Partition> partition(Program &program, int devices, const std::string &sizes) {
  ModuleOp module = *program.module;
  PassManager manager(module.getContext());
  manager.addPass(createImportShardingsPass());
  addPartitioning(manager, sizes);
  if (failed(manager.run(module)))
    return absl::InvalidArgumentError(absl::StrCat(program.path(), " cannot be partitioned"));
  FailureOr<sharding::Mesh> mesh = sharding::readMesh(module, "");
  if (failed(mesh))
    return absl::InvalidArgumentError(absl::StrCat(program.path(), " cannot be partitioned"));
  int64_t meshDevices = 1;
  for (const auto &[axis, size] : mesh->sizes)
    meshDevices *= size;
  if (!mesh->name || meshDevices != devices)
    return absl::InvalidArgumentError(absl::StrCat("--devices ", devices, " but the program's mesh has ", meshDevices,
                                                   ": give --mesh or another --devices"));
  auto main = module.lookupSymbol<func::FuncOp>("main");
  Partition out;
  for (auto [i, type] : llvm::enumerate(main.getArgumentTypes())) {
    GC_ASSIGN_OR_RETURN(Share share, shareOf(program.signature().arguments[i], cast<RankedTensorType>(type),
                                             main.getArgAttr(i, ShardingAttr::onValue), main.getLoc(), *mesh, devices));
    out.arguments.push_back(std::move(share));
  }
  for (auto [i, type] : llvm::enumerate(main.getResultTypes())) {
    GC_ASSIGN_OR_RETURN(Share share,
                        shareOf(program.signature().results[i], cast<RankedTensorType>(type),
                                main.getResultAttr(i, ShardingAttr::onValue), main.getLoc(), *mesh, devices));
    out.results.push_back(std::move(share));
  }
  return out;
}

void dropShardings(ModuleOp module) {
  module.walk([](Operation *op) {
    for (StringRef name : {"gc.sharding", "sdy.sharding"}) {
      op->removeAttr(name);
      if (auto function = dyn_cast<func::FuncOp>(op)) {
        for (unsigned i = 0; i < function.getNumArguments(); ++i)
          function.removeArgAttr(i, name);
        for (unsigned i = 0; i < function.getNumResults(); ++i)
          function.removeResultAttr(i, StringAttr::get(op->getContext(), name));
      }
    }
  });
  for (auto mesh : llvm::make_early_inc_range(module.getOps<MeshOp>()))
    if (SymbolTable::symbolKnownUseEmpty(mesh, module))
      mesh.erase();
}

} // namespace gc
