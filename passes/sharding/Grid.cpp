#include "passes/sharding/Grid.h"

#include "ir/reference/Difference.h"
#include "ir/reference/Evaluator.h"

using namespace mlir;
using namespace gc;

// Where in the whole the element lies that `device` holds at `index`.
static int64_t globalIndex(int64_t index, RankedTensorType local, RankedTensorType global,
                           const sharding::Layout &layout, const sharding::Mesh &mesh, int64_t device) {
  llvm::DenseMap<StringAttr, int64_t> position;
  auto minorLast = llvm::to_vector(mesh.sizes);
  for (auto [axis, size] : llvm::reverse(minorLast)) {
    position[axis] = device % size;
    device /= size;
  }
  int64_t result = 0, stride = 1;
  for (int64_t d = global.getRank() - 1; d >= 0; --d) {
    int64_t here = index % local.getDimSize(d), at = 0, minor = 1, left = global.getDimSize(d);
    index /= local.getDimSize(d);
    // From the minor side: the part behind the last cut, the cut, and so on.
    for (const sharding::AxisAt &cut : llvm::reverse(layout.dims[d])) {
      int64_t size = mesh.sizes.lookup(cut.axis), behind = left / (cut.pre * size);
      at += (here % behind) * minor;
      here /= behind;
      minor *= behind;
      at += position[cut.axis] * minor;
      minor *= size;
      left = cut.pre;
    }
    at += here * minor;
    result += at * stride;
    stride *= global.getDimSize(d);
  }
  return result;
}

Tensor sharding::shareOf(const Tensor &whole, Attribute attr, RankedTensorType type, const Mesh &mesh, int64_t device) {
  auto global = whole.getType();
  auto layout = Layout::replicated(global);
  if (auto sharding = dyn_cast_or_null<ShardingAttr>(attr))
    layout = *fromAttr(UnknownLoc::get(global.getContext()), sharding, global, mesh);
  Tensor part(type);
  int64_t size = part.getElementBytes();
  MutableArrayRef<char> to = part.getMutableBytes();
  for (int64_t e = 0; e < part.getNumElements(); ++e) {
    int64_t at = globalIndex(e, type, global, layout, mesh, device);
    llvm::copy(whole.getBytes().slice(at * size, size), to.begin() + e * size);
  }
  return part;
}

static std::string differenceOnGrid(ModuleOp before, ModuleOp after, ArrayRef<Tensor> arguments,
                                    ArrayRef<Tensor> results) {
  auto local = after.lookupSymbol<func::FuncOp>("main");
  auto mesh = sharding::readMesh(after);
  if (!local || failed(mesh) || local.getNumArguments() != arguments.size() || local.getNumResults() != results.size())
    return "there is no @main with the same arguments and results, or no mesh";
  int64_t devices = 1;
  for (auto [axis, size] : mesh->sizes)
    devices *= size;
  SmallVector<SmallVector<Tensor>> shares(devices);
  for (auto [i, type] : llvm::enumerate(local.getArgumentTypes()))
    for (int64_t device = 0; device < devices; ++device)
      shares[device].push_back(sharding::shareOf(arguments[i], local.getArgAttr(i, ShardingAttr::onValue),
                                                 cast<RankedTensorType>(type), *mesh, device));
  SmallVector<CheckFailure> failures;
  auto parts = evaluateGrid(local, shares, {}, failures);
  if (failed(parts))
    return "the devices' program cannot be interpreted";
  Precision precision = precisionOf(before);
  for (auto [r, type] : llvm::enumerate(local.getResultTypes()))
    for (int64_t device = 0; device < devices; ++device) {
      Tensor want = sharding::shareOf(results[r], local.getResultAttr(r, ShardingAttr::onValue),
                                      cast<RankedTensorType>(type), *mesh, device);
      if (std::string difference = differenceBeyondRounding((*parts)[device][r], want, want, precision);
          !difference.empty())
        return "result " + std::to_string(r) + " on device " + std::to_string(device) + ": " + difference;
    }
  return "";
}

Meaning ComputedByGrid::meaning() {
  return {Meaning::OwnOracle, "that all devices together compute the same within the precision", differenceOnGrid};
}
