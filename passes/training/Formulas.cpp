// The tables of optimizers and schedules, with their formulas as graph code.
#include "passes/training/Optimizer.h"

using namespace mlir;

namespace gc {

namespace {

using V = Value;

// A tensor by a scalar.
V scale(TensorBuilder &x, V tensor, V scalar) {
  return x.mul(tensor, x.broadcast(scalar, x.shape(tensor), {}));
}
V scale(TensorBuilder &x, V tensor, double number) {
  return x.mul(tensor, x.fill(number, tensor));
}
// b·a + (1 − b)·c
V average(TensorBuilder &x, double b, V a, V c) {
  return x.add(scale(x, a, b), scale(x, c, 1 - b));
}
// g + decay·p, where there is decay: a penalty of decay/2·p² in the loss.
V penalized(const UpdateStep &u) {
  return u.decay == 0 ? u.gradient : u.x.add(u.gradient, scale(u.x, u.parameter, u.decay));
}
// p − lr·direction
V moved(const UpdateStep &u, V direction) {
  return u.x.sub(u.parameter, scale(u.x, direction, u.rate));
}
// p − lr·(direction + decay·p): decay apart from the gradient.
V movedWithDecay(const UpdateStep &u, V direction) {
  return moved(u, u.decay == 0 ? direction : u.x.add(direction, scale(u.x, u.parameter, u.decay)));
}

Updated sgd(const UpdateStep &u) {
  return {moved(u, penalized(u)), {}};
}

Updated momentum(const UpdateStep &u) {
  V g = penalized(u);
  double b = u.settings.number("momentum");
  V m = u.x.add(scale(u.x, u.slots[0], b), g);
  V direction = u.settings.number("nesterov") != 0 ? u.x.add(g, scale(u.x, m, b)) : m;
  return {moved(u, direction), {m}};
}

// a / (1 − b**t): what an average that began at zero lacks.
V unbiased(const UpdateStep &u, V a, double b) {
  TensorBuilder &x = u.x;
  V power = x.binary<PowOp>(x.fill(b, u.count), u.count);
  V rest = x.sub(x.fill(1, u.count), power);
  return x.div(a, x.broadcast(rest, x.shape(a), {}));
}

// m̂ / (√v̂ + ε), with the new m and v.
std::pair<V, SmallVector<V>> adamDirection(const UpdateStep &u, V g) {
  TensorBuilder &x = u.x;
  double b1 = u.settings.number("b1"), b2 = u.settings.number("b2");
  V m = average(x, b1, u.slots[0], g), v = x.add(scale(x, u.slots[1], b2), x.mul(scale(x, g, 1 - b2), g));
  V root = x.unary<SqrtOp>(unbiased(u, v, b2));
  V direction = x.div(unbiased(u, m, b1), x.add(root, x.fill(u.settings.number("eps"), root)));
  return {direction, {m, v}};
}

Updated adam(const UpdateStep &u) {
  auto [direction, slots] = adamDirection(u, penalized(u));
  return {moved(u, direction), std::move(slots)};
}
Updated adamw(const UpdateStep &u) {
  auto [direction, slots] = adamDirection(u, u.gradient);
  return {movedWithDecay(u, direction), std::move(slots)};
}

Updated lion(const UpdateStep &u) {
  TensorBuilder &x = u.x;
  V direction = x.unary<SignOp>(average(x, u.settings.number("b1"), u.slots[0], u.gradient));
  return {movedWithDecay(u, direction), {average(x, u.settings.number("b2"), u.slots[0], u.gradient)}};
}

//===-- Schedules -------------------------------------------------------------------------------------------------===//

// from + (to − from)·count/steps, `to` from there on; at once where there are no steps.
V ramp(TensorBuilder &x, V count, double from, double to, double steps) {
  if (steps == 0)
    return x.fill(to, count);
  V part = x.div(x.binary<MinOp>(count, x.fill(steps, count)), x.fill(steps, count));
  return x.add(x.mul(x.fill(from - to, count), x.sub(x.fill(1, count), part)), x.fill(to, count));
}
// `first` up to `steps`, then `second`, whose count begins at zero there.
V joined(TensorBuilder &x, V count, double steps, V first, function_ref<V(V)> second) {
  if (steps == 0)
    return second(count);
  V at = x.fill(steps, count);
  return x.select(x.compare(Direction::LT, count, at), first, second(x.sub(count, at)));
}

V constantSchedule(TensorBuilder &x, V count, ArrayRef<double> p) {
  V peak = x.fill(p[0], count);
  return joined(x, count, p[1], ramp(x, count, p[2], p[0], p[1]), [&](V) { return peak; });
}
V linearSchedule(TensorBuilder &x, V count, ArrayRef<double> p) {
  return joined(x, count, p[2], ramp(x, count, p[3], p[0], p[2]),
                [&](V after) { return ramp(x, after, p[0], p[4], std::max(p[1] - p[2], 0.0)); });
}
V cosineSchedule(TensorBuilder &x, V count, ArrayRef<double> p) {
  return joined(x, count, p[2], ramp(x, count, p[3], p[0], p[2]), [&](V after) -> V {
    double peak = p[0], steps = p[1] - p[2], alpha = peak == 0 ? 0 : p[4] / peak;
    if (steps <= 0)
      return x.fill(p[4], count);
    V part = x.div(x.binary<MinOp>(after, x.fill(steps, count)), x.fill(steps, count));
    V wave = scale(x, x.add(x.fill(1, count), x.unary<CosOp>(scale(x, part, M_PI))), 0.5);
    return scale(x, x.add(scale(x, wave, 1 - alpha), x.fill(alpha, count)), peak);
  });
}
V wsdSchedule(TensorBuilder &x, V count, ArrayRef<double> p) {
  double start = std::max(p[1] - p[2], 0.0); // of the decay
  V up = constantSchedule(x, count, {p[0], p[3], p[4]});
  return joined(x, count, start, up, [&](V after) { return ramp(x, after, p[0], p[5], p[1] - start); });
}

const Hyperparameter kPeak{"peak", std::nullopt, "the largest value"};
const Hyperparameter kSteps{"steps", std::nullopt, "at which it ends, warm-up included"};
const Hyperparameter kWarmup{"warmup", 0, "steps from start to peak, in a line"};
const Hyperparameter kStart{"start", 0, "the value at step 0 of a warm-up"};
const Hyperparameter kEnd{"end", 0, "the value from the last step on"};
const Hyperparameter kMomentum{"momentum", 0.9, "part of m that stays"};

} // namespace

ArrayRef<OptimizerInfo> optimizers() {
  static const std::vector<OptimizerInfo> table = {
      {"sgd", "gradient descent", "g += decay*p; p -= lr*g", "torch 2.9 torch.optim.SGD", 0, {}, {}, sgd},
      {"momentum",
       "gradient descent with momentum",
       "g += decay*p; m = momentum*m + g; p -= lr*m, with nesterov p -= lr*(g + momentum*m)",
       "torch 2.9 torch.optim.SGD with dampening 0; optax 0.2.6 optax.sgd",
       0,
       {kMomentum, {"nesterov", 0, "look ahead by one step of m", true}},
       {"m"},
       momentum},
      {"nesterov",
       "momentum that looks ahead",
       "g += decay*p; m = momentum*m + g; p -= lr*(g + momentum*m)",
       "torch 2.9 torch.optim.SGD(nesterov=True)",
       0,
       {kMomentum, {"nesterov", 1, "as it says", true}},
       {"m"},
       momentum},
      {"adam",
       "steps of about lr per element, by averages of g and of its square",
       "g += decay*p; m = b1*m + (1-b1)*g; v = b2*v + (1-b2)*g*g; p -= lr*(m/(1-b1**t))/(sqrt(v/(1-b2**t)) + eps)",
       "Kingma and Ba 2015, arXiv:1412.6980; torch 2.9 torch.optim.Adam; optax 0.2.6 optax.adam",
       0,
       {{"b1", 0.9, "part of m that stays"},
        {"b2", 0.999, "part of v that stays"},
        {"eps", 1e-8, "added to the root of v"}},
       {"m", "v"},
       adam},
      {"adamw",
       "adam with decay apart from the gradient",
       "m = b1*m + (1-b1)*g; v = b2*v + (1-b2)*g*g; "
       "p -= lr*((m/(1-b1**t))/(sqrt(v/(1-b2**t)) + eps) + decay*p)",
       "Loshchilov and Hutter 2019, arXiv:1711.05101; optax 0.2.6 optax.adamw",
       1e-4,
       {{"b1", 0.9, "part of m that stays"},
        {"b2", 0.999, "part of v that stays"},
        {"eps", 1e-8, "added to the root of v"}},
       {"m", "v"},
       adamw},
      {"lion",
       "steps of lr by sign, with one average",
       "u = sign(b1*m + (1-b1)*g); p -= lr*(u + decay*p); m = b2*m + (1-b2)*g",
       "Chen and others 2023, arXiv:2302.06675; optax 0.2.6 optax.lion",
       1e-3,
       {{"b1", 0.9, "part of m in the step"}, {"b2", 0.99, "part of m that stays"}},
       {"m"},
       lion},
  };
  return table;
}

ArrayRef<ScheduleInfo> schedules() {
  static const std::vector<ScheduleInfo> table = {
      {"constant",
       "one value, perhaps after a warm-up",
       "peak; before warmup start + (peak-start)*n/warmup",
       "optax 0.2.6 warmup_constant_schedule",
       {kPeak, kWarmup, kStart},
       constantSchedule},
      {"linear",
       "a line down after the warm-up",
       "peak + (end-peak)*(n-warmup)/(steps-warmup); before warmup start + (peak-start)*n/warmup",
       "optax 0.2.6 linear_schedule, joined",
       {kPeak, kSteps, kWarmup, kStart, kEnd},
       linearSchedule},
      {"cosine",
       "half a wave down after the warm-up",
       "end + (peak-end)*(1 + cos(pi*(n-warmup)/(steps-warmup)))/2; before warmup start + (peak-start)*n/warmup",
       "optax 0.2.6 warmup_cosine_decay_schedule",
       {kPeak, kSteps, kWarmup, kStart, kEnd},
       cosineSchedule},
      {"wsd",
       "warm-up, stable, decay: a line down over the last steps",
       "peak; before warmup start + (peak-start)*n/warmup; from steps-decay_steps on a line to end at steps",
       "Hu and others 2024, arXiv:2404.06395, with a linear decay; optax 0.2.6 linear_schedule, joined",
       {kPeak, kSteps, {"decay_steps", std::nullopt, "the last steps, which lead to end"}, kWarmup, kStart, kEnd},
       wsdSchedule},
  };
  return table;
}

} // namespace gc
