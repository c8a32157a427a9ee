// Evaluation of collectives: devices exchange their values on the process grid.
#include "ir/dialect/Gc.h"
#include "ir/reference/Elements.h"
#include "ir/reference/Evaluator.h"
#include "ir/reference/ProcessGrid.h"

using namespace mlir;
using namespace gc;

namespace {
// The devices that differ from this one along some axes only, the first axis given slowest, and this one among them.
struct Group {
  SmallVector<int64_t> devices;
  int64_t position = 0;
};
} // namespace

static FailureOr<Group> getGroup(Operation *op, FlatSymbolRefAttr meshName, ArrayAttr axes, Evaluator &evaluator) {
  auto mesh = SymbolTable::lookupNearestSymbolFrom<MeshOp>(op, meshName);
  if (!mesh)
    return op->emitOpError("names mesh ") << meshName << ", which is not in the module";
  ArrayRef<int64_t> sizes = mesh.getAxisSizes();
  int64_t count = ShapedType::getNumElements(sizes);
  int64_t present = evaluator.getGrid() ? evaluator.getGrid()->getNumDevices() : 1;
  if (count != present)
    return op->emitOpError("is over a mesh of ") << count << " devices, evaluated on " << present;
  SmallVector<int64_t> strides = getRowMajorStrides(sizes), groupSizes, groupStrides;
  int64_t base = evaluator.getDevice();
  Group group;
  for (Attribute axis : axes) {
    auto it = llvm::find(mesh.getAxisNames(), axis);
    if (it == mesh.getAxisNames().end())
      return op->emitOpError("names axis ") << axis << ", which mesh " << meshName << " does not have";
    size_t i = it - mesh.getAxisNames().begin();
    int64_t coordinate = evaluator.getDevice() / strides[i] % sizes[i];
    groupSizes.push_back(sizes[i]);
    groupStrides.push_back(strides[i]);
    base -= coordinate * strides[i];
    group.position = group.position * sizes[i] + coordinate;
  }
  forEachIndex(groupSizes, [&](ArrayRef<int64_t> index) {
    int64_t device = base;
    for (auto [i, stride] : llvm::zip_equal(index, groupStrides))
      device += i * stride;
    group.devices.push_back(device);
  });
  return group;
}

static LogicalResult exchange(Operation *op, const Group &group, const Tensor &mine, Evaluator &evaluator,
                              SmallVectorImpl<Tensor> &all) {
  if (group.devices.size() > 1)
    return evaluator.getGrid()->exchange(op, evaluator.getDevice(), group.devices, mine, all);
  all.push_back(mine);
  return success();
}

static FailureOr<Tensor> combineAll(Operation *op, Monoid kind, ArrayRef<Tensor> all) {
  Combiner combiner(kind, all[0].getElementType());
  if (!combiner.isValid())
    return op->emitOpError("combiner ") << stringifyMonoid(kind) << " has no meaning for " << all[0].getElementType();
  if (combiner.isFloat()) {
    std::vector<double> sums = all[0].toDoubles();
    for (const Tensor &other : all.drop_front())
      for (auto [sum, value] : llvm::zip_equal(sums, other.toDoubles()))
        sum = combiner.combine(sum, value);
    return Tensor::fromDoubles(all[0].getType(), sums);
  }
  std::vector<int64_t> sums = all[0].toIntegers();
  for (const Tensor &other : all.drop_front())
    for (auto [sum, value] : llvm::zip_equal(sums, other.toIntegers()))
      sum = combiner.combine(sum, value);
  return Tensor::fromIntegers(all[0].getType(), sums);
}

LogicalResult AllReduceOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  FailureOr<Group> group = getGroup(*this, getMeshAttr(), getAxes(), evaluator);
  SmallVector<Tensor> all;
  if (failed(group) || failed(exchange(*this, *group, inputs[0], evaluator, all)))
    return failure();
  FailureOr<Tensor> result = combineAll(*this, getKind(), all);
  if (failed(result))
    return failure();
  results.push_back(*result);
  return success();
}

LogicalResult AllGatherOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  FailureOr<Group> group = getGroup(*this, getMeshAttr(), getAxes(), evaluator);
  SmallVector<Tensor> all;
  if (failed(group) || failed(exchange(*this, *group, inputs[0], evaluator, all)))
    return failure();
  auto type = cast<RankedTensorType>(getResult().getType());
  int64_t size = inputs[0].getShape()[getDim()];
  if (type.getDimSize(getDim()) != size * int64_t(all.size()))
    return emitOpError("joins ") << all.size() << " pieces of " << inputs[0].getType() << ", which do not make "
                                 << type;
  Tensor result(type);
  SmallVector<int64_t> to = getRowMajorStrides(type.getShape());
  for (auto [i, piece] : llvm::enumerate(all))
    copyElements(piece.getElementBytes(), piece.getShape(), piece.getBytes().data(),
                 {0, getRowMajorStrides(piece.getShape())}, result.getMutableBytes().data(),
                 {int64_t(i) * size * to[getDim()], to});
  results.push_back(std::move(result));
  return success();
}

LogicalResult ReduceScatterOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor> inputs,
                                        SmallVectorImpl<Tensor> &results) {
  FailureOr<Group> group = getGroup(*this, getMeshAttr(), getAxes(), evaluator);
  SmallVector<Tensor> all;
  if (failed(group) || failed(exchange(*this, *group, inputs[0], evaluator, all)))
    return failure();
  FailureOr<Tensor> sum = combineAll(*this, getKind(), all);
  if (failed(sum))
    return failure();
  auto type = cast<RankedTensorType>(getResult().getType());
  int64_t size = type.getDimSize(getDim());
  if (inputs[0].getShape()[getDim()] != size * int64_t(all.size()))
    return emitOpError("cuts ") << inputs[0].getType() << " into " << all.size() << " pieces, which are not " << type;
  Tensor result(type);
  SmallVector<int64_t> from = getRowMajorStrides(sum->getShape());
  copyElements(result.getElementBytes(), type.getShape(), sum->getBytes().data(),
               {group->position * size * from[getDim()], from}, result.getMutableBytes().data(),
               {0, getRowMajorStrides(type.getShape())});
  results.push_back(std::move(result));
  return success();
}

LogicalResult DeviceIndexOp::evaluate(Evaluator &evaluator, ArrayRef<Tensor>, SmallVectorImpl<Tensor> &results) {
  FailureOr<Group> group = getGroup(*this, getMeshAttr(), getAxes(), evaluator);
  if (failed(group))
    return failure();
  results.push_back(Tensor::fromIntegers(cast<RankedTensorType>(getResult().getType()), {group->position}));
  return success();
}
