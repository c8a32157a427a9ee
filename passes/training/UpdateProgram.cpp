#include "passes/training/UpdateProgram.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace gc {

static RankedTensorType typeOf(func::FuncOp function) {
  return cast<RankedTensorType>(function.getArgumentTypes()[0]);
}

static bool isScalar(Value value) {
  return TensorBuilder::shape(value).empty();
}

namespace {

class Verifier {
public:
  explicit Verifier(func::FuncOp function) : function(function) {}

  LogicalResult update() {
    auto types = function.getArgumentTypes();
    if (types.size() < 3 || failed(form()))
      return error("takes the gradient, the parameter, its state and the step: (gradient, parameter, state, …, step)");
    auto step = cast<RankedTensorType>(types.back());
    if (types[1] != types[0])
      return error("takes a gradient and a parameter of one type");
    if (step.getRank() != 0 || !(step.getElementType().isInteger() || isa<FloatType>(step.getElementType())))
      return error("takes the step last, a scalar: a whole number or a float");
    for (Type type : types.slice(2, types.size() - 3))
      if (failed(likeParameter(type)))
        return failure();
    if (function.getResultTypes() != types.slice(1, types.size() - 2))
      return error("gives the parameter and its state anew, in the order and the types in which it takes them");
    return body();
  }

  LogicalResult init(func::FuncOp update) {
    auto types = update.getArgumentTypes();
    if (function.getNumArguments() != 1 || failed(form()) ||
        function.getResultTypes() != types.slice(2, types.size() - 3))
      return error("makes the first state of a parameter: it takes a parameter as the update does, and gives all of "
                   "the state in the update's order and types");
    return body();
  }

private:
  InFlightDiagnostic error(const Twine &what) {
    return function.emitError() << '@' << function.getName() << ' ' << what;
  }

  LogicalResult form() {
    auto isTensor = [](Type type) { return isa<RankedTensorType>(type); };
    return success(llvm::all_of(function.getArgumentTypes(), isTensor) && typeOf(function).getRank() > 0 &&
                   isa<FloatType>(typeOf(function).getElementType()));
  }

  LogicalResult likeParameter(Type type) {
    if (cast<RankedTensorType>(type).getShape() == typeOf(function).getShape())
      return success();
    return error("has state of another shape than the parameter's: ") << type;
  }

  LogicalResult body() {
    for (Operation &op : function.getBody().front().without_terminator()) {
      bool isShaped = llvm::all_of(op.getResultTypes(), [&](Type type) {
        auto shape = cast<RankedTensorType>(type).getShape();
        return shape.empty() || shape == typeOf(function).getShape();
      });
      auto constant = dyn_cast<ConstantOp>(op);
      bool holds = isa<ScalarBodyOpInterface>(op) || (isa<BroadcastOp>(op) && isScalar(op.getOperand(0))) ||
                   (constant && (isScalar(constant) || isa<SplatElementsAttr>(constant.getValue())));
      if (!isShaped || !holds)
        return op.emitError() << "'" << op.getName()
                              << "' is not pointwise: an update serves parameters of every shape, so that each element "
                                 "is made of the same one of its arguments and of the step";
    }
    return success();
  }

  func::FuncOp function;
};

} // namespace

llvm::SmallVector<UpdateProgram::State> UpdateProgram::state() const {
  SmallVector<State> out;
  func::FuncOp function = update; // its accessors are not const
  for (unsigned i = 2; i + 1 < function.getNumArguments(); ++i) {
    auto called = function.getArgAttrOfType<StringAttr>(i, "gc.name");
    std::string name = called ? called.getValue().rsplit('/').second.str() : "";
    if (called && name.empty())
      name = called.getValue().str();
    if (name.empty() || llvm::any_of(out, [&](const State &state) { return state.name == name; }))
      name = "state_" + std::to_string(i - 2);
    out.push_back({name, getElementTypeOrSelf(function.getArgumentTypes()[i])});
  }
  return out;
}

// The function's results for arguments of another shape.
static SmallVector<Value> cloneAt(ArrayRef<int64_t> shape, func::FuncOp function, ValueRange arguments, OpBuilder &b) {
  IRMapping values;
  values.map(function.getArguments(), arguments);
  Block &body = function.getBody().front();
  for (Operation &op : body.without_terminator()) {
    Operation *made = b.clone(op, values);
    for (OpResult result : made->getResults())
      if (!isScalar(result))
        result.setType(TensorBuilder::type(result).clone(shape));
    if (auto constant = dyn_cast<ConstantOp>(made))
      if (auto splat = dyn_cast<SplatElementsAttr>(constant.getValue()); splat && splat.getType() != constant.getType())
        constant->setAttr(constant.getValueAttrName(), splat.resizeSplat(TensorBuilder::type(constant)));
  }
  return llvm::map_to_vector(body.getTerminator()->getOperands(), [&](Value v) { return values.lookup(v); });
}

Updated UpdateProgram::apply(TensorBuilder &x, Value gradient, Value parameter, ValueRange state, Value step) const {
  SmallVector<Value> before(state);
  auto shape = x.shape(parameter);
  if (init) {
    // No rule of fill says what depends on the parameter, so that the first step makes it.
    Value isFirst = x.broadcast(x.compare(Direction::EQ, step, x.fill(0, step)), shape, {});
    for (auto [value, first] : llvm::zip_equal(before, cloneAt(shape, init, parameter, x.b)))
      value = x.select(isFirst, first, value);
  }
  SmallVector<Value> arguments{gradient, parameter};
  llvm::append_range(arguments, before);
  arguments.push_back(x.convert(step, getElementTypeOrSelf(func::FuncOp(update).getArgumentTypes().back())));
  SmallVector<Value> after = cloneAt(shape, update, arguments, x.b);
  return {after[0], SmallVector<Value>(ArrayRef(after).drop_front())};
}

FailureOr<UpdatePrograms> UpdatePrograms::read(ModuleOp module) {
  UpdatePrograms out;
  SmallVector<func::FuncOp> inits;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isPrivate() || function.isExternal())
      continue;
    if (function.getName().starts_with("init")) {
      inits.push_back(function);
      continue;
    }
    if (failed(Verifier(function).update()))
      return failure();
    Type element = typeOf(function).getElementType();
    if (const UpdateProgram *other = out.find(element))
      return function.emitError() << '@' << function.getName() << " is a second update of " << element << " beside @"
                                  << func::FuncOp(other->update).getName();
    out.programs.push_back({function, {}});
  }
  if (out.programs.empty())
    return module.emitError("has no update: a function @main(gradient, parameter, state, …, step)");
  for (func::FuncOp init : inits) {
    auto isOwn = [&](UpdateProgram &program) {
      return init.getNumArguments() == 1 &&
             getElementTypeOrSelf(init.getArgumentTypes()[0]) == typeOf(program.update).getElementType();
    };
    UpdateProgram *of = llvm::find_if(out.programs, isOwn);
    if (of == out.programs.end() || of->init)
      return init.emitError() << '@' << init.getName()
                              << " belongs to no update: an init takes one parameter, of an update's element type, and "
                                 "each update has at most one";
    if (failed(Verifier(init).init(of->update)))
      return failure();
    of->init = init;
  }
  return out;
}

const UpdateProgram *UpdatePrograms::find(Type element) const {
  for (const UpdateProgram &program : programs)
    if (typeOf(program.update).getElementType() == element)
      return &program;
  return nullptr;
}

std::string UpdatePrograms::elements() const {
  std::string text;
  llvm::raw_string_ostream out(text);
  llvm::interleaveComma(programs, out,
                        [&](const UpdateProgram &program) { out << typeOf(program.update).getElementType(); });
  return text;
}

} // namespace gc
