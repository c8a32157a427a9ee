#include "ir/ops/IndexVectors.h"

#include "ir/interfaces/Monoid.h"
#include "ir/ops/Verify.h"

using namespace mlir;
using namespace gc;
using namespace gc::detail;

Value gc::detail::widen(OpBuilder &builder, Location loc, Value indices) {
  auto type = tensorType(indices);
  auto element = cast<IntegerType>(type.getElementType());
  if (element.getWidth() == 64 && element.isUnsigned()) { // beyond the signed range: beyond any dimension
    auto scalar = createScalar(builder, loc, element, std::numeric_limits<int64_t>::max());
    Value most = BroadcastOp::create(builder, loc, type, scalar, ArrayRef<int64_t>{});
    indices = MinOp::create(builder, loc, type, indices, most);
  }
  bool wide = element.getWidth() > 32 || (element.getWidth() == 32 && element.isUnsigned());
  auto to = type.clone(builder.getIntegerType(wide ? 64 : 32));
  return type == to ? indices : ConvertOp::create(builder, loc, to, indices).getResult();
}

Value gc::detail::perComponent(OpBuilder &builder, Location loc, Value indices, int64_t vectorDim,
                               ArrayRef<Value> amounts) {
  auto type = tensorType(indices);
  if (vectorDim == type.getRank())
    return BroadcastOp::create(builder, loc, type, amounts[0], ArrayRef<int64_t>{});
  SmallVector<Value> parts;
  auto one = type.clone({1});
  for (Value amount : amounts)
    parts.push_back(ReshapeOp::create(builder, loc, one, amount));
  Value vector = ConcatenateOp::create(builder, loc, type.clone({int64_t(amounts.size())}), parts, 0);
  return BroadcastOp::create(builder, loc, type, vector, ArrayRef<int64_t>{vectorDim});
}

Value gc::detail::perComponent(OpBuilder &builder, Location loc, Value indices, int64_t vectorDim,
                               ArrayRef<int64_t> amounts) {
  SmallVector<Value> values;
  for (int64_t amount : amounts)
    values.push_back(createScalar(builder, loc, tensorType(indices).getElementType(), amount));
  return perComponent(builder, loc, indices, vectorDim, values);
}

Value gc::detail::isWithin(OpBuilder &builder, Location loc, Value indices, Value low, Value high) {
  auto type = tensorType(indices).clone(builder.getI1Type());
  Value above = CompareOp::create(builder, loc, type, indices, low, Direction::GE, false);
  Value below = CompareOp::create(builder, loc, type, indices, high, Direction::LE, false);
  return AndOp::create(builder, loc, type, above, below);
}

Value gc::detail::vectorsWithin(OpBuilder &builder, Location loc, Value indices, int64_t vectorDim,
                                ArrayRef<int64_t> low, ArrayRef<int64_t> high) {
  Value within = isWithin(builder, loc, indices, perComponent(builder, loc, indices, vectorDim, low),
                          perComponent(builder, loc, indices, vectorDim, high));
  if (vectorDim == rankOf(indices))
    return within;
  SmallVector<int64_t> batch(shapeOf(indices));
  batch.erase(batch.begin() + vectorDim);
  return ReduceOp::create(builder, loc, tensorType(within).clone(batch), within, ValueRange{},
                          ArrayRef<int64_t>{vectorDim}, Monoid::and_)
      .getResult(0);
}

void gc::detail::addReplacingBody(OpBuilder &builder, ScatterOp scatter) {
  OpBuilder::InsertionGuard guard(builder);
  Location loc = scatter.getLoc();
  Type scalar = RankedTensorType::get({}, tensorType(scatter.getInputs()[0]).getElementType());
  Block *body = builder.createBlock(&scatter.getBody(), {}, {scalar, scalar}, {loc, loc});
  YieldOp::create(builder, loc, body->getArgument(1));
}
