#include "passes/sharding/Reshard.h"

#include "ir/interfaces/Monoid.h"

using namespace mlir;
using namespace gc;
using namespace gc::sharding;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

ArrayAttr Resharder::axesAttr(ArrayRef<StringAttr> axes) const {
  return ArrayAttr::get(mesh.name.getContext(), SmallVector<Attribute>(axes.begin(), axes.end()));
}

Value Resharder::position(OpBuilder &builder, Location loc, ArrayRef<StringAttr> axes, int64_t size) {
  auto type = RankedTensorType::get({}, builder.getI32Type());
  Value index = DeviceIndexOp::create(builder, loc, type, mesh.name.getValue(), axesAttr(axes));
  if (size == 1)
    return index;
  return MulOp::create(builder, loc, type, index, createScalar(builder, loc, builder.getI32Type(), size));
}

Local Resharder::reduce(OpBuilder &builder, Local local) {
  if (local.layout.unreduced.empty())
    return local;
  ++reductions;
  local.value = AllReduceOp::create(builder, local.value.getLoc(), local.value.getType(), local.value,
                                    mesh.name.getValue(), axesAttr(local.layout.unreduced), local.layout.monoid);
  local.layout.unreduced.clear();
  return local;
}

// Dimension `dim` opened to localPre, 1, rest; `build` changes the middle one; closed again.
static Value opened(OpBuilder &builder, Value value, unsigned dim, int64_t localPre,
                    llvm::function_ref<Value(Value, unsigned, int64_t)> build, int64_t middle) {
  RankedTensorType type = typeOf(value);
  int64_t rest = type.getDimSize(dim) / localPre / middle;
  if (localPre == 1)
    return build(value, dim, rest);
  SmallVector<int64_t> open(type.getShape());
  open[dim] = localPre;
  open.insert(open.begin() + dim + 1, {middle, rest});
  Value changed = build(ReshapeOp::create(builder, value.getLoc(), type.clone(open), value), dim + 1, 1);
  SmallVector<int64_t> closed(typeOf(changed).getShape());
  closed[dim] *= closed[dim + 1] * closed[dim + 2];
  closed.erase(closed.begin() + dim + 1, closed.begin() + dim + 3);
  return ReshapeOp::create(builder, value.getLoc(), type.clone(closed), changed);
}

Value Resharder::gather(OpBuilder &builder, Value value, unsigned dim, int64_t localPre, StringAttr axis) {
  ++gathers;
  auto build = [&](Value part, unsigned d, int64_t) -> Value {
    SmallVector<int64_t> shape(typeOf(part).getShape());
    shape[d] *= mesh.sizes.lookup(axis);
    return AllGatherOp::create(builder, value.getLoc(), typeOf(part).clone(shape), part, mesh.name.getValue(),
                               axesAttr(axis), d);
  };
  return opened(builder, value, dim, localPre, build, 1);
}

Value Resharder::cut(OpBuilder &builder, Value value, unsigned dim, int64_t localPre, StringAttr axis) {
  int64_t parts = mesh.sizes.lookup(axis);
  auto build = [&](Value whole, unsigned d, int64_t rest) -> Value {
    SmallVector<int64_t> shape(typeOf(whole).getShape());
    shape[d] = rest;
    Value zero = createScalar(builder, value.getLoc(), builder.getI32Type(), 0);
    SmallVector<Value> start(shape.size(), zero);
    start[d] = position(builder, value.getLoc(), axis, rest);
    return DynamicSliceOp::create(builder, value.getLoc(), typeOf(whole).clone(shape), whole, start, shape);
  };
  return opened(builder, value, dim, localPre, build, parts);
}

Value Resharder::reshard(OpBuilder &builder, Local local, const Layout &to) {
  Layout &from = local.layout;
  Value value = local.value;
  auto localPre = [&](ArrayRef<AxisAt> dim, int64_t pre) {
    for (const AxisAt &at : dim)
      if (at.pre < pre)
        pre /= mesh.sizes.lookup(at.axis);
    return pre;
  };
  for (auto [d, dim] : llvm::enumerate(from.dims)) {
    SmallVector<AxisAt, 1> before = dim; // a copy with a name: a range's adaptor does not keep one without alive
    for (const AxisAt &at : llvm::reverse(before)) {
      if (llvm::is_contained(to.dims[d], at))
        continue;
      value = gather(builder, value, d, localPre(dim, at.pre), at.axis);
      llvm::erase(dim, at);
    }
  }
  for (auto [d, dim] : llvm::enumerate(to.dims))
    for (const AxisAt &at : dim) {
      if (llvm::is_contained(from.dims[d], at))
        continue;
      value = cut(builder, value, d, localPre(from.dims[d], at.pre), at.axis);
      from.insert(d, at);
    }
  return value;
}
