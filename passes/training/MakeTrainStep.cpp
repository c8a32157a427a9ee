#include "passes/training/Passes.h"

#include "passes/autodiff/Composer.h"
#include "passes/training/Parameters.h"
#include "passes/training/TrainStep.h"

namespace gc {
#define GEN_PASS_DEF_MAKETRAINSTEPPASS
#include "passes/training/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

// What the loss's arguments and results are in the step.
struct Parts {
  struct Parameter {
    int64_t argument;
    std::string name;
    bool frozen = false;
    const Settings *settings = nullptr;
    double decay = 0, rateScale = 1;
    const UpdateProgram *program = nullptr; // in their place
  };
  SmallVector<Parameter> parameters;
  SmallVector<std::pair<int64_t, int64_t>> states; // argument, result
  SmallVector<int64_t> rest, metrics;              // arguments; results
  std::optional<int64_t> step;                     // the loss's own argument
};

// Narrow floats are too narrow for what an optimizer adds up.
Type computedIn(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isF64() ? element : Float32Type::get(type.getContext());
}

class Sorter {
public:
  Sorter(func::FuncOp loss, const TrainStepOptions &options) : loss(loss), options(options) {}

  FailureOr<Parts> sort() {
    if (failed(verifyLoss()) || failed(sortArguments()) || failed(freeze()) || failed(choose()) ||
        failed(sortResults()))
      return failure();
    return std::move(parts);
  }

private:
  LogicalResult verifyLoss() {
    if (!options.lossScale && !options.unscaled && computesInF16())
      return loss.emitError(
          "computes in f16, where gradients below 6e-8 become zero: give loss_scale=torch, deepspeed, "
          "keras or fixed(SCALE), or loss_scale=none");
    auto type = loss.getNumResults() ? dyn_cast<RankedTensorType>(loss.getResultTypes()[0]) : RankedTensorType();
    if (!type || type.getRank() != 0 || !isa<FloatType>(type.getElementType()))
      return loss.emitError("makes no train step: its first result is the loss, a real float scalar")
             << (type ? ", and not " : "") << (type ? Type(type) : Type(NoneType::get(loss.getContext())));
    return success();
  }

  bool computesInF16() {
    return loss
        .walk([](Operation *op) {
          bool any = llvm::any_of(op->getResultTypes(), [](Type type) { return getElementTypeOrSelf(type).isF16(); });
          return any ? WalkResult::interrupt() : WalkResult::advance();
        })
        .wasInterrupted();
  }

  LogicalResult sortArguments() {
    for (int64_t i = 0; i < loss.getNumArguments(); ++i) {
      std::optional<Role> role = roleOf(loss.getArgAttrDict(i));
      bool isParameter = options.parameters.empty() ? role == Role::param : llvm::is_contained(options.parameters, i);
      auto type = cast<RankedTensorType>(loss.getArgumentTypes()[i]);
      if (isParameter && !isa<FloatType>(type.getElementType()))
        return loss.emitError("has parameter '")
               << parameterName(loss, i) << "' of type " << Type(type) << "; parameters are real floats";
      if (isParameter)
        parts.parameters.push_back({i, parameterName(loss, i), loss.getArgAttr(i, "gc.frozen") != nullptr});
      else if (role == Role::state)
        parts.states.push_back({i, -1});
      else if (role == Role::step && type == RankedTensorType::get({}, IntegerType::get(loss.getContext(), 32)))
        parts.step = i;
      else
        parts.rest.push_back(i);
    }
    if (parts.parameters.empty())
      return loss.emitError("has no argument of role param: give arguments roles, or name the parameters with wrt=");
    return success();
  }

  FailureOr<SmallVector<Parts::Parameter *>> matching(const std::string &pattern, const Twine &what) {
    std::vector<std::string> names;
    for (Parts::Parameter &parameter : parts.parameters)
      names.push_back(parameter.name);
    FailureOr<SmallVector<size_t>> named = parametersNamed(loss, names, pattern, what);
    if (failed(named))
      return failure();
    return llvm::map_to_vector(*named, [&](size_t i) { return &parts.parameters[i]; });
  }

  LogicalResult freeze() {
    for (const std::string &pattern : options.frozen) {
      auto named = matching(pattern, "frozen");
      if (failed(named))
        return failure();
      for (Parts::Parameter *parameter : *named)
        parameter->frozen = true;
    }
    if (llvm::all_of(parts.parameters, [](const Parts::Parameter &p) { return p.frozen; }))
      return loss.emitError("has no parameter left to train: all are frozen");
    return success();
  }

  // Each parameter's update, where it is a program.
  LogicalResult choosePrograms() {
    for (Parts::Parameter &parameter : parts.parameters) {
      Type type = loss.getArgumentTypes()[parameter.argument];
      parameter.program = options.update->find(computedIn(type));
      if (!parameter.program && !parameter.frozen)
        return loss.emitError("has parameter '")
               << parameter.name << "' of type " << type << ", which is updated in " << computedIn(type)
               << "; the update is written for " << options.update->elements();
    }
    return success();
  }

  // Each parameter's optimizer.
  LogicalResult choose() {
    if (options.update)
      return choosePrograms();
    const Optimizer &optimizer = options.optimizer;
    for (Parts::Parameter &parameter : parts.parameters) {
      parameter.settings = &optimizer.settings;
      parameter.decay = optimizer.settings.decay;
    }
    for (const std::string &pattern : optimizer.noDecay) {
      auto named = matching(pattern, "no_decay");
      if (failed(named))
        return failure();
      for (Parts::Parameter *parameter : *named)
        parameter->decay = 0;
    }
    llvm::SmallPtrSet<Parts::Parameter *, 16> grouped;
    for (const ParameterGroup &group : optimizer.groups) {
      SmallVector<Parts::Parameter *> members;
      for (const std::string &pattern : group.patterns) {
        auto named = matching(pattern, "a group");
        if (failed(named))
          return failure();
        llvm::copy_if(*named, std::back_inserter(members), [&](auto *p) { return grouped.insert(p).second; });
      }
      for (Parts::Parameter *parameter : members) {
        parameter->rateScale = group.rateScale;
        if (group.settings) {
          parameter->settings = &*group.settings;
          parameter->decay = group.settings->decay;
        }
        if (group.decay)
          parameter->decay = *group.decay;
      }
    }
    return success();
  }

  LogicalResult sortResults() {
    for (int64_t i = 1; i < loss.getNumResults(); ++i) {
      if (roleOf(loss.getResultAttrDict(i)) != Role::state) {
        auto name = loss.getResultAttrOfType<StringAttr>(i, "gc.name");
        if (name && ((options.gradNorm && name.getValue() == "grad_norm") ||
                     (options.lossScale && name.getValue() == "skipped")))
          return loss.emitError("calls result ")
                 << i << " " << name << ", as the step does one of its own: call it something else";
        parts.metrics.push_back(i);
        continue;
      }
      Attribute name = loss.getResultAttr(i, "gc.name");
      auto at = llvm::find_if(parts.states, [&](auto of) { return loss.getArgAttr(of.first, "gc.name") == name; });
      if (!name || at == parts.states.end())
        return loss.emitError("has result ") << i << " of role state without an argument of that role and name";
      if (at->second >= 0)
        return loss.emitError("gives state ") << name << " anew as results " << at->second << " and " << i;
      if (loss.getArgumentTypes()[at->first] != loss.getResultTypes()[i])
        return loss.emitError("gives state ") << name << " anew as " << loss.getResultTypes()[i] << ", and takes it as "
                                              << loss.getArgumentTypes()[at->first];
      at->second = i;
    }
    for (auto [argument, result] : parts.states)
      if (result < 0)
        return loss.emitError("takes state '")
               << parameterName(loss, argument) << "' and gives no result of role state and that name";
    return success();
  }

  func::FuncOp loss;
  const TrainStepOptions &options;
  Parts parts;
};

class StepBuilder {
public:
  StepBuilder(func::FuncOp loss, const TrainStepOptions &options, Parts parts)
      : c(loss, "step"), x(c.b, loss.getLoc()), loss(loss), options(options), parts(std::move(parts)) {}

  Composed build() {
    addArguments();
    GradOp grad = differentiate();
    auto own = grad.getResults().take_front(loss.getNumResults());
    updateParameters(grad.getResults().drop_front(loss.getNumResults()));
    if (options.lossScale)
      for (auto [before, after] : llvm::zip_equal(scaleSlots, options.lossScale->update(x, scaleSlots, finite)))
        addResultOf(before, after);
    for (auto [argument, result] : parts.states)
      addUpdated(inputs[argument], own[result]);
    addUpdated(step, x.add(step, x.fill(1, step)));
    addOwn(0, own[0], Role::loss);
    for (int64_t metric : parts.metrics)
      addOwn(metric, own[metric], Role::metric);
    if (options.gradNorm)
      c.addResult(norm, {name("grad_norm"), role(Role::metric)});
    if (finite)
      c.addResult(x.sub(x.scalar(1, c.b.getI32Type()), x.convert(finite, c.b.getI32Type())),
                  {name("skipped"), role(Role::metric)});
    Composed made = c.finish(grad);
    if (succeeded(made))
      for (auto [argument, result] : aliases)
        made->setArgAttr(argument, "gc.alias", c.b.getI32IntegerAttr(result));
    return made;
  }

private:
  NamedAttribute role(Role role) { return c.b.getNamedAttr("gc.role", RoleAttr::get(c.b.getContext(), role)); }
  NamedAttribute name(StringRef name) { return c.b.getNamedAttr("gc.name", c.b.getStringAttr(name)); }
  NamedAttribute init(const Twine &rule) { return c.b.getNamedAttr("gc.init", c.b.getStringAttr(rule)); }
  NamedAttribute zeros() { return init("zeros"); }

  // What the loss says, with this name and role.
  SmallVector<NamedAttribute> described(DictionaryAttr of, StringRef called, std::optional<Role> as) {
    SmallVector<NamedAttribute> out;
    for (NamedAttribute attribute : of ? of.getValue() : ArrayRef<NamedAttribute>())
      if (llvm::is_contained(kArgumentDescriptions, attribute.getName().strref()))
        out.push_back(attribute);
    if (!called.empty())
      out.push_back(name(called));
    if (as)
      out.push_back(role(*as));
    return out;
  }

  StringRef nameOfArgument(int64_t i) {
    auto name = loss.getArgAttrOfType<StringAttr>(i, "gc.name");
    return name ? name.getValue() : "";
  }

  void addArguments() {
    inputs.resize(loss.getNumArguments());
    for (const Parts::Parameter &p : parts.parameters)
      inputs[p.argument] = c.addArgument(loss.getArgumentTypes()[p.argument],
                                         described(loss.getArgAttrDict(p.argument), p.name, Role::param));
    for (const Parts::Parameter &p : parts.parameters) {
      slots.emplace_back();
      if (p.frozen)
        continue;
      auto type = cast<RankedTensorType>(loss.getArgumentTypes()[p.argument]);
      auto add = [&](StringRef slot, RankedTensorType as) {
        slots.back().push_back(c.addArgument(as, {name((p.name + "." + slot).str()), role(Role::opt_state), zeros()}));
      };
      if (p.program)
        for (const UpdateProgram::State &state : p.program->state())
          add(state.name, type.clone(state.element));
      else
        for (const Slot &slot : p.settings->info->slots(type.getShape(), *p.settings))
          add(slot.name, RankedTensorType::get(slot.shape, computedIn(type)));
    }
    if (options.lossScale)
      for (const ScaleSlot &slot : options.lossScale->slots()) {
        Type type = scaleSlots.empty() ? Type(c.b.getF32Type()) : c.b.getI32Type();
        scaleSlots.push_back(c.addArgument(RankedTensorType::get({}, type),
                                           {name((Twine("loss_scale") + slot.name).str()), role(Role::opt_state),
                                            init("value:" + Twine(slot.initial))}));
      }
    for (auto [argument, result] : parts.states)
      inputs[argument] = c.addArgument(loss.getArgumentTypes()[argument],
                                       described(loss.getArgAttrDict(argument), nameOfArgument(argument), Role::state));
    step = c.addArgument(RankedTensorType::get({}, c.b.getI32Type()), {name("step"), role(Role::step), zeros()});
    if (parts.step)
      inputs[*parts.step] = step;
    for (int64_t argument : parts.rest)
      inputs[argument] = c.addArgument(
          loss.getArgumentTypes()[argument],
          described(loss.getArgAttrDict(argument), nameOfArgument(argument), roleOf(loss.getArgAttrDict(argument))));
  }

  // The loss's results, then a gradient per parameter that is not frozen.
  GradOp differentiate() {
    SmallVector<Type> types(loss.getResultTypes());
    SmallVector<Value> cotangents;
    SmallVector<int64_t> wrt;
    for (auto [i, type] : llvm::enumerate(loss.getResultTypes()))
      if ((loss.getNumResults() > 1 || options.lossScale) && isDifferentiable(type))
        cotangents.push_back(i == 0 && options.lossScale
                                 ? x.convert(options.lossScale->value(x, scaleSlots), getElementTypeOrSelf(type))
                                 : x.splat(i == 0 ? 1 : 0, cast<RankedTensorType>(type)));
    for (const Parts::Parameter &p : parts.parameters)
      if (!p.frozen) {
        wrt.push_back(p.argument);
        types.push_back(loss.getArgumentTypes()[p.argument]);
      }
    auto grad = GradOp::create(c.b, loss.getLoc(), types, c.callee(), inputs, cotangents, wrt, /*value=*/true);
    setRemat(grad, options.remat);
    return grad;
  }

  // Without the loss's scale; whether all their elements are finite.
  void unscale(MutableArrayRef<Value> gradients) {
    for (Value &gradient : gradients) {
      Value scale = x.convert(options.lossScale->value(x, scaleSlots), x.element(gradient));
      // One division for all elements, as the scaler of torch does it: of powers of two nothing is lost.
      Value inverse = x.div(x.fill(1, scale), scale);
      gradient = x.mul(gradient, x.broadcast(inverse, x.shape(gradient), {}));
      Value isFinite = IsFiniteOp::create(c.b, x.loc, x.type(gradient).clone(c.b.getI1Type()), gradient);
      Value all = x.reduce(Monoid::and_, isFinite, llvm::to_vector(llvm::seq<int64_t>(0, x.shape(gradient).size())));
      finite = finite ? x.binary<AndOp>(finite, all) : all;
    }
  }

  // The gradients as they are computed with, clipped by their norm together.
  SmallVector<Value> prepared(ValueRange given) {
    SmallVector<Value> gradients;
    for (Value gradient : given)
      gradients.push_back(x.convert(gradient, computedIn(gradient.getType())));
    if (options.lossScale)
      unscale(gradients);
    if (options.clip == 0 && !options.gradNorm)
      return gradients;
    Value sum;
    for (Value gradient : gradients) {
      Value square = x.convert(x.sumAll(x.mul(gradient, gradient)), wide);
      sum = sum ? x.add(sum, square) : square;
    }
    norm = x.unary<SqrtOp>(sum);
    if (options.clip == 0)
      return gradients;
    Value part = x.div(x.fill(options.clip, norm), x.add(norm, x.fill(options.clipEps, norm)));
    Value factor = x.binary<MinOp>(x.fill(1, norm), part);
    for (Value &gradient : gradients)
      gradient = x.mul(gradient, x.broadcast(x.convert(factor, x.element(gradient)), x.shape(gradient), {}));
    return gradients;
  }

  // `scheduled` is the rate of these settings, made once for all that follow them.
  Updated update(const Parts::Parameter &p, Value gradient, ArrayRef<Value> state, Value &scheduled) {
    Type type = x.element(gradient);
    Value old = x.convert(inputs[p.argument], type);
    if (p.program)
      return p.program->apply(x, gradient, old, state, step);
    if (!scheduled)
      scheduled = p.settings->rate.value(x, done);
    Value rate = scheduled;
    if (p.rateScale != 1)
      rate = x.mul(rate, x.fill(p.rateScale, rate));
    return p.settings->info->update(
        {x, gradient, old, state, x.convert(rate, type), x.convert(count, type), p.decay, *p.settings});
  }

  void updateParameters(ValueRange given) {
    wide = c.b.getF32Type();
    for (Value gradient : given)
      if (x.element(gradient).isF64())
        wide = x.element(gradient);
    SmallVector<Value> gradients = prepared(given);
    done = x.convert(step, wide);
    count = x.add(done, x.fill(1, done));
    SmallVector<std::pair<Value, Value>> newSlots;
    llvm::SmallDenseMap<const Settings *, Value> rates; // one schedule for all that follow it
    auto gradient = gradients.begin();
    for (auto [p, ofParameter] : llvm::zip_equal(parts.parameters, slots)) {
      if (p.frozen)
        continue;
      Value old = inputs[p.argument];
      Updated updated = update(p, *gradient++, ofParameter, rates[p.settings]);
      addUpdated(old, x.convert(updated.parameter, x.element(old)));
      for (auto [before, after] : llvm::zip_equal(ofParameter, updated.slots))
        newSlots.push_back({before, after});
    }
    for (auto [before, after] : newSlots)
      addUpdated(before, after);
  }

  // Moved, where this step counts.
  void addUpdated(Value argument, Value value) {
    addResultOf(argument, finite ? x.select(x.broadcast(finite, x.shape(value), {}), value, argument) : value);
  }
  // A result in the place of an argument.
  void addResultOf(Value argument, Value value) {
    int64_t number = cast<BlockArgument>(argument).getArgNumber();
    // Of a value that comes and goes, only what it is called and for is said twice.
    c.addResult(value, llvm::filter_to_vector(c.attributesOf(number), [](NamedAttribute attribute) {
                  return attribute.getName() == "gc.name" || attribute.getName() == "gc.role";
                }));
    aliases.push_back({number, int32_t(aliases.size())});
  }
  void addOwn(int64_t result, Value value, Role as) {
    auto name = loss.getResultAttrOfType<StringAttr>(result, "gc.name");
    StringRef standard = as == Role::loss ? "loss" : "";
    c.addResult(value, described({}, name ? name.getValue() : standard, as));
  }

  Composer c;
  TensorBuilder x;
  func::FuncOp loss;
  const TrainStepOptions &options;
  Parts parts;
  Type wide;                             // the widest type that is computed in
  SmallVector<Value> inputs;             // the loss's arguments
  SmallVector<SmallVector<Value>> slots; // per parameter
  SmallVector<Value> scaleSlots;
  Value step, norm, done, count; // done and count: steps before this one, and with it, in the widest type
  Value finite;                  // i1, where there is a loss scale
  SmallVector<std::pair<int64_t, int32_t>> aliases;
};

struct MakeTrainStep : gc::impl::MakeTrainStepPassBase<MakeTrainStep> {
  using MakeTrainStepPassBase::MakeTrainStepPassBase;

  void runOnOperation() override {
    auto loss = getOperation().lookupSymbol<func::FuncOp>("main");
    if (!loss || loss.isExternal())
      return (void)getOperation().emitError("has no function @main with the loss"), signalPassFailure();
    FailureOr<TrainStepOptions> options = read(loss);
    if (failed(options))
      return signalPassFailure();
    Composed made = composeTrainStep(loss, *options);
    if (failed(made))
      return signalPassFailure();
    makeMain(*made);
    ++stepsMade;
  }

private:
  FailureOr<TrainStepOptions> read(func::FuncOp loss) {
    TrainStepOptions out;
    out.clip = clip;
    out.clipEps = clipEps;
    out.gradNorm = gradNorm;
    ExpressionText text{optimizer, "optimizer"};
    FailureOr<Optimizer> parsed = readExpression(text, parseOptimizer);
    if (failed(parsed))
      return loss.emitError() << text.error;
    out.optimizer = std::move(*parsed);
    ExpressionText rematText{remat, "remat", ""};
    FailureOr<RematPolicy> policy = parseRematPolicy(rematText);
    if (failed(policy))
      return loss.emitError() << rematText.error;
    out.remat = std::move(*policy);
    ExpressionText scaleText{lossScale, "loss-scale"};
    auto setScale = [&](const Expression &e, ExpressionText &in) { return setLossScale(out, e, in); };
    if (!lossScale.empty() && failed(readExpression(scaleText, setScale)))
      return loss.emitError() << scaleText.error;
    for (StringRef pattern : llvm::split(frozen, '|'))
      if (!pattern.empty())
        out.frozen.push_back(pattern.str());
    return out;
  }
};

} // namespace

LogicalResult gc::setLossScale(TrainStepOptions &options, const Expression &expression, ExpressionText &text) {
  options.unscaled = expression.kind == Expression::Kind::Word && expression.text == "none";
  if (options.unscaled)
    return success();
  FailureOr<LossScale> scale = parseLossScale(expression, text);
  if (failed(scale))
    return failure();
  options.lossScale = std::move(*scale);
  return success();
}

Composed gc::composeTrainStep(func::FuncOp loss, const TrainStepOptions &options) {
  FailureOr<Parts> parts = Sorter(loss, options).sort();
  if (failed(parts))
    return failure();
  return StepBuilder(loss, options, std::move(*parts)).build();
}
