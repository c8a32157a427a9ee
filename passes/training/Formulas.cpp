// The tables of optimizers and schedules, with their formulas as graph code.
#include "passes/training/Optimizer.h"

#include <cmath>

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

// State of the parameter's shape.
template <char... names> SmallVector<Slot> likeParameter(ArrayRef<int64_t> shape, const Settings &) {
  return {Slot{std::string(1, names), SmallVector<int64_t>(shape)}...};
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
V unbiased(const UpdateStep &u, V a, double b, V t) {
  TensorBuilder &x = u.x;
  V rest = x.sub(x.fill(1, t), x.binary<PowOp>(x.fill(b, t), t));
  return x.div(a, x.broadcast(rest, x.shape(a), {}));
}

// Where the average m is after this step. Looking ahead it is where it would be after one more with the same gradient,
// as optax has it (Dozat 2016).
V unbiasedMean(const UpdateStep &u, V m, V g, double b, bool ahead) {
  if (!ahead)
    return unbiased(u, m, b, u.count);
  V next = u.x.add(u.count, u.x.fill(1, u.count));
  return average(u.x, b, unbiased(u, m, b, next), unbiased(u, g, b, u.count));
}

// m̂ / (√v̂ + ε), with the new m and v.
std::pair<V, SmallVector<V>> adamDirection(const UpdateStep &u, V g, double b1, double b2, bool ahead = false) {
  TensorBuilder &x = u.x;
  V m = average(x, b1, u.slots[0], g), v = x.add(scale(x, u.slots[1], b2), x.mul(scale(x, g, 1 - b2), g));
  V root = x.unary<SqrtOp>(unbiased(u, v, b2, u.count));
  V direction = x.div(unbiasedMean(u, m, g, b1, ahead), x.add(root, x.fill(u.settings.number("eps"), root)));
  return {direction, {m, v}};
}
std::pair<V, SmallVector<V>> adamDirection(const UpdateStep &u, V g) {
  return adamDirection(u, g, u.settings.number("b1"), u.settings.number("b2"));
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

// All but one entry of a list with one per dimension.
SmallVector<int64_t> without(ArrayRef<int64_t> list, int64_t dim) {
  SmallVector<int64_t> out(list);
  out.erase(out.begin() + dim);
  return out;
}
SmallVector<int64_t> dimsOf(ArrayRef<int64_t> shape) {
  return llvm::to_vector(llvm::seq<int64_t>(0, shape.size()));
}

// The two longest dimensions, the second the longest, where both are long enough.
std::optional<std::pair<int64_t, int64_t>> factoredDims(ArrayRef<int64_t> shape, const Settings &settings) {
  if (shape.size() < 2)
    return std::nullopt;
  auto dims = dimsOf(shape);
  llvm::sort(dims, [&](int64_t a, int64_t b) { return std::pair(shape[a], a) < std::pair(shape[b], b); });
  int64_t second = dims[dims.size() - 2], longest = dims.back();
  if (double(shape[second]) < settings.number("factor_from"))
    return std::nullopt;
  return std::pair(second, longest);
}
SmallVector<Slot> adafactorSlots(ArrayRef<int64_t> shape, const Settings &settings) {
  auto dims = factoredDims(shape, settings);
  if (!dims)
    return {{"v", SmallVector<int64_t>(shape)}};
  return {{"rows", without(shape, dims->second)}, {"columns", without(shape, dims->first)}};
}
V meanOver(TensorBuilder &x, V a, ArrayRef<int64_t> dims) {
  V sum = x.reduce(Monoid::add, a, dims);
  double count = 1;
  for (int64_t dim : dims)
    count *= double(x.shape(a)[dim]);
  return x.div(sum, x.fill(count, sum));
}
V rootMeanSquare(TensorBuilder &x, V a) {
  return x.unary<SqrtOp>(meanOver(x, x.mul(a, a), dimsOf(x.shape(a))));
}
// A value that lacks one dimension, along it.
V along(TensorBuilder &x, V a, ArrayRef<int64_t> shape, int64_t dim) {
  return x.broadcast(a, shape, without(dimsOf(shape), dim));
}
V inverseRoot(TensorBuilder &x, V a) {
  return x.binary<PowOp>(a, x.fill(-0.5, a));
}

Updated adafactor(const UpdateStep &u) {
  TensorBuilder &x = u.x;
  V g = u.gradient, one = x.fill(1, u.count);
  V fresh = x.binary<PowOp>(u.count, x.fill(-u.settings.number("exponent"), u.count)), kept = x.sub(one, fresh);
  auto mixed = [&](V old, V now) { return x.add(scale(x, old, kept), scale(x, now, x.sub(one, kept))); };
  V square = x.add(x.mul(g, g), x.fill(u.settings.number("eps"), g));
  ArrayRef<int64_t> shape = x.shape(g);
  SmallVector<V> slots;
  V direction;
  if (auto dims = factoredDims(shape, u.settings)) {
    auto [second, longest] = *dims;
    V rows = mixed(u.slots[0], meanOver(x, square, {longest})),
      columns = mixed(u.slots[1], meanOver(x, square, {second}));
    slots = {rows, columns};
    int64_t inRows = second - (second > longest);
    V mean = along(x, meanOver(x, rows, {inRows}), x.shape(rows), inRows);
    direction = x.mul(x.mul(g, along(x, inverseRoot(x, x.div(rows, mean)), shape, longest)),
                      along(x, inverseRoot(x, columns), shape, second));
  } else {
    slots = {mixed(u.slots[0], square)};
    direction = x.mul(g, inverseRoot(x, slots[0]));
  }
  if (double threshold = u.settings.number("threshold"); threshold != 0) {
    V size = rootMeanSquare(x, direction);
    V over = x.binary<MaxOp>(x.fill(1, size), x.div(size, x.fill(threshold, size)));
    direction = x.div(direction, x.broadcast(over, shape, {}));
  }
  direction = scale(x, direction, u.rate);
  if (u.settings.number("scale_by_parameter") != 0) {
    V size = rootMeanSquare(x, u.parameter);
    direction = scale(x, direction, x.binary<MaxOp>(size, x.fill(1e-3, size)));
  }
  if (u.decay != 0)
    direction = x.add(direction, scale(x, u.parameter, u.decay));
  return {x.sub(u.parameter, direction), slots};
}

bool isMatrix(ArrayRef<int64_t> shape) {
  return shape.size() == 2 || shape.size() == 3;
}
SmallVector<Slot> muonSlots(ArrayRef<int64_t> shape, const Settings &settings) {
  return isMatrix(shape) ? likeParameter<'m'>(shape, settings) : likeParameter<'m', 'v'>(shape, settings);
}

// Each matrix with its singular values brought to about 1, by Newton and Schulz's iteration with the coefficients of
// Jordan's Muon.
V orthogonalized(const UpdateStep &u, V matrices) {
  TensorBuilder &x = u.x;
  ArrayRef<int64_t> shape = x.shape(matrices);
  int64_t rank = shape.size(), row = rank - 2, column = rank - 1;
  auto permutation = dimsOf(shape);
  std::swap(permutation[row], permutation[column]);
  bool tall = shape[row] > shape[column];
  V m = tall ? x.transpose(matrices, permutation) : matrices;
  V norm = x.unary<SqrtOp>(x.reduce(Monoid::add, x.mul(m, m), {row, column}));
  norm = x.add(norm, x.fill(u.settings.number("eps"), norm));
  auto outer = llvm::to_vector(llvm::seq<int64_t>(0, row));
  m = x.div(m, x.broadcast(norm, SmallVector<int64_t>(x.shape(m)), outer));
  // Labels: of the stack 0, of rows and columns 1, 2, 3.
  auto labels = [&](int64_t a, int64_t b) {
    return rank == 3 ? SmallVector<int64_t>{0, a, b} : SmallVector<int64_t>{a, b};
  };
  auto product = [&](V a, V b) { return x.contract(a, labels(1, 2), b, labels(2, 3), labels(1, 3), x.element(a)); };
  for (int step = 0; step < u.settings.number("ns_steps"); ++step) {
    V a = x.contract(m, labels(1, 2), m, labels(3, 2), labels(1, 3), x.element(m));
    V b = x.add(scale(x, a, -4.7750), product(scale(x, a, 2.0315), a));
    m = x.add(scale(x, m, 3.4445), product(b, m));
  }
  return tall ? x.transpose(m, permutation) : m;
}

Updated muon(const UpdateStep &u) {
  ArrayRef<int64_t> shape = u.x.shape(u.parameter);
  bool ahead = u.settings.number("nesterov") != 0;
  if (!isMatrix(shape)) {
    auto [direction, slots] =
        adamDirection(u, u.gradient, u.settings.number("adam_b1"), u.settings.number("adam_b2"), ahead);
    return {movedWithDecay(u, direction), std::move(slots)};
  }
  double b = u.settings.number("momentum");
  V m = average(u.x, b, u.slots[0], u.gradient);
  V direction = orthogonalized(u, unbiasedMean(u, m, u.gradient, b, ahead));
  double ratio = double(shape.back()) / double(shape[shape.size() - 2]);
  return {movedWithDecay(u, scale(u.x, direction, std::sqrt(std::max(1.0, ratio)))), {m}};
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
      {"sgd", "gradient descent", "g += decay*p; p -= lr*g", "torch 2.15 torch.optim.SGD", 0, {}, likeParameter<>, sgd},
      {"momentum",
       "gradient descent with momentum",
       "g += decay*p; m = momentum*m + g; p -= lr*m, with nesterov p -= lr*(g + momentum*m)",
       "torch 2.15 torch.optim.SGD with dampening 0; optax 0.2.8 optax.sgd",
       0,
       {kMomentum, {"nesterov", 0, "look ahead by one step of m", true}},
       likeParameter<'m'>,
       momentum},
      {"nesterov",
       "momentum that looks ahead",
       "g += decay*p; m = momentum*m + g; p -= lr*(g + momentum*m)",
       "torch 2.15 torch.optim.SGD(nesterov=True)",
       0,
       {kMomentum, {"nesterov", 1, "as it says", true}},
       likeParameter<'m'>,
       momentum},
      {"adam",
       "steps of about lr per element, by averages of g and of its square",
       "g += decay*p; m = b1*m + (1-b1)*g; v = b2*v + (1-b2)*g*g; p -= lr*(m/(1-b1**t))/(sqrt(v/(1-b2**t)) + eps)",
       "Kingma and Ba 2015, arXiv:1412.6980; torch 2.15 torch.optim.Adam; optax 0.2.8 optax.adam",
       0,
       {{"b1", 0.9, "part of m that stays"},
        {"b2", 0.999, "part of v that stays"},
        {"eps", 1e-8, "added to the root of v"}},
       likeParameter<'m', 'v'>,
       adam},
      {"adamw",
       "adam with decay apart from the gradient",
       "m = b1*m + (1-b1)*g; v = b2*v + (1-b2)*g*g; "
       "p -= lr*((m/(1-b1**t))/(sqrt(v/(1-b2**t)) + eps) + decay*p)",
       "Loshchilov and Hutter 2019, arXiv:1711.05101; optax 0.2.8 optax.adamw",
       1e-4,
       {{"b1", 0.9, "part of m that stays"},
        {"b2", 0.999, "part of v that stays"},
        {"eps", 1e-8, "added to the root of v"}},
       likeParameter<'m', 'v'>,
       adamw},
      {"lion",
       "steps of lr by sign, with one average",
       "u = sign(b1*m + (1-b1)*g); p -= lr*(u + decay*p); m = b2*m + (1-b2)*g",
       "Chen and others 2023, arXiv:2302.06675; optax 0.2.8 optax.lion",
       1e-3,
       {{"b1", 0.9, "part of m in the step"}, {"b2", 0.99, "part of m that stays"}},
       likeParameter<'m'>,
       lion},
      {"adafactor",
       "steps by the root of a square's average that is kept as one row and one column",
       "k = 1 - t**-exponent; s = g*g + eps; rows = k*rows + (1-k)*mean(s, longest); columns = k*columns + "
       "(1-k)*mean(s, "
       "second);\nu = g/sqrt(rows/mean(rows, second))/sqrt(columns), over the two longest dimensions if both are of "
       "factor_from at least,\nelse v = k*v + (1-k)*s; u = g/sqrt(v); u /= max(1, rms(u)/threshold); "
       "p -= lr*u*max(rms(p), 1e-3) + decay*p",
       "Shazeer and Stern 2018, arXiv:1804.04235; optax 0.2.8 optax.adafactor, whose k is formed in f32",
       0,
       {{"exponent", 0.8, "how the average lengthens with t"},
        {"eps", 1e-30, "added to the squares"},
        {"threshold", 1, "largest root mean square of a direction; 0: any"},
        {"factor_from", 128, "least size of a dimension that is averaged over"},
        {"scale_by_parameter", 1, "steps in proportion to the parameter's root mean square", true}},
       adafactorSlots,
       adafactor},
      {"muon",
       "orthogonal steps for matrices, adam's for the rest",
       "matrices (and stacks of them): m = momentum*m + (1-momentum)*g; u = momentum*m/(1-momentum**(t+1)) + "
       "(1-momentum)*g/(1-momentum**t), without nesterov m/(1-momentum**t);\nx = u/(norm(u) + eps), ns_steps times "
       "a = x*x'; x = 3.4445*x + (-4.775*a + 2.0315*a*a)*x;\np -= lr*(sqrt(max(1, columns/rows))*x + decay*p). "
       "The rest: adamw with adam_b1, adam_b2, eps, with nesterov ahead in the same way",
       "Jordan 2024, kellerjordan.github.io/posts/muon, as optax 0.2.8 optax.contrib.muon (weights [in, out]; one lr "
       "and "
       "one decay for both kinds: use groups for others)",
       0,
       {{"momentum", 0.95, "part of m that stays"},
        {"nesterov", 1, "look ahead by one step of m", true},
        {"ns_steps", 5, "rounds of the iteration"},
        {"eps", 1e-8, "added to the norm, and to adam's root of v"},
        {"adam_b1", 0.9, "b1 of the rest"},
        {"adam_b2", 0.999, "b2 of the rest"}},
       muonSlots,
       muon},
  };
  return table;
}

ArrayRef<ScheduleInfo> schedules() {
  static const std::vector<ScheduleInfo> table = {
      {"constant",
       "one value, perhaps after a warm-up",
       "peak; before warmup start + (peak-start)*n/warmup",
       "optax 0.2.8 warmup_constant_schedule",
       {kPeak, kWarmup, kStart},
       constantSchedule},
      {"linear",
       "a line down after the warm-up",
       "peak + (end-peak)*(n-warmup)/(steps-warmup); before warmup start + (peak-start)*n/warmup",
       "optax 0.2.8 linear_schedule, joined",
       {kPeak, kSteps, kWarmup, kStart, kEnd},
       linearSchedule},
      {"cosine",
       "half a wave down after the warm-up",
       "end + (peak-end)*(1 + cos(pi*(n-warmup)/(steps-warmup)))/2; before warmup start + (peak-start)*n/warmup",
       "optax 0.2.8 warmup_cosine_decay_schedule",
       {kPeak, kSteps, kWarmup, kStart, kEnd},
       cosineSchedule},
      {"wsd",
       "warm-up, stable, decay: a line down over the last steps",
       "peak; before warmup start + (peak-start)*n/warmup; from steps-decay_steps on a line to end at steps",
       "Hu and others 2024, arXiv:2404.06395, with a linear decay; optax 0.2.8 linear_schedule, joined",
       {kPeak, kSteps, {"decay_steps", std::nullopt, "the last steps, which lead to end"}, kWarmup, kStart, kEnd},
       wsdSchedule},
  };
  return table;
}

} // namespace gc
