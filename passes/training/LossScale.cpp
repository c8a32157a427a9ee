#include "passes/training/LossScale.h"

using namespace mlir;

namespace gc {

static std::vector<Hyperparameter> dynamic(double initial, double interval, double hysteresis, double smallest,
                                           double rest = 0) {
  return {{"init", initial, "the first step's scale"},
          {"growth", 2, "factor after `interval` good steps in a row"},
          {"backoff", 0.5, "factor after an overflow"},
          {"interval", interval, "good steps in a row until the scale grows"},
          {"hysteresis", hysteresis, "overflows since the scale grew from which on it falls"},
          {"rest", rest, "good steps after an overflow, and at first, that do not count"},
          {"min", smallest, "below this the scale does not fall; 0: it may"}};
}

ArrayRef<LossScaleInfo> lossScales() {
  static const std::vector<LossScaleInfo> infos = {
      {"torch", "As PyTorch's gradient scaler", "torch 2.15 torch.amp.GradScaler", dynamic(65536, 2000, 1, 0)},
      {"deepspeed", "As DeepSpeed's fp16 section", "DeepSpeed 0.19 DynamicLossScaler", dynamic(65536, 1000, 2, 1, 1)},
      {"keras", "As Keras' wrapper of an optimizer", "Keras 3.15 LossScaleOptimizer", dynamic(32768, 2000, 1, 0)},
      {"fixed",
       "Always the same; steps that overflow are skipped",
       "Micikevicius et al. 2018, arXiv:1710.03740",
       {{"scale", std::nullopt, "the scale"}}}};
  return infos;
}

double LossScale::number(StringRef name, double otherwise) const {
  for (auto [parameter, value] : llvm::zip_equal(info->parameters, numbers))
    if (name == parameter.name)
      return value;
  return otherwise;
}

SmallVector<ScaleSlot> LossScale::slots() const {
  if (number("scale") != 0)
    return {};
  SmallVector<ScaleSlot> out{{"", int64_t(number("init"))}, {".good_steps", -int64_t(number("rest"))}};
  if (number("hysteresis") > 1)
    out.push_back({".overflows_left", int64_t(number("hysteresis"))});
  return out;
}

Value LossScale::value(TensorBuilder &x, ArrayRef<Value> slots) const {
  return slots.empty() ? x.scalar(number("scale"), x.b.getF32Type()) : slots[0];
}

SmallVector<Value> LossScale::update(TensorBuilder &x, ArrayRef<Value> slots, Value finite) const {
  if (slots.empty())
    return {};
  Value scale = slots[0], one = x.fill(1, slots[1]);
  Value good = x.add(slots[1], one);
  Value grows = x.compare(Direction::GE, good, x.fill(number("interval"), good));
  Value larger = x.mul(scale, x.fill(number("growth"), scale));
  Value isNumber = IsFiniteOp::create(x.b, x.loc, RankedTensorType::get({}, x.b.getI1Type()), larger);
  Value risen = x.select(grows, x.select(isNumber, larger, scale), scale);
  Value fallen = x.mul(scale, x.fill(number("backoff"), scale));
  if (double smallest = number("min"); smallest > 0)
    fallen = x.binary<MaxOp>(fallen, x.fill(smallest, fallen));
  SmallVector<Value> out;
  Value left;
  if (slots.size() > 2) {
    Value waits = x.compare(Direction::GT, slots[2], one);
    fallen = x.select(waits, scale, fallen);
    Value full = x.select(grows, x.fill(number("hysteresis"), slots[2]), slots[2]);
    left = x.select(finite, full, x.select(waits, x.sub(slots[2], one), slots[2]));
  }
  out = {x.select(finite, risen, fallen),
         x.select(finite, x.select(grows, x.fill(0, good), good), x.fill(-number("rest"), good))};
  if (left)
    out.push_back(left);
  return out;
}

} // namespace gc
