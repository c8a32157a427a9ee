#include "passes/autodiff/Compose.h"

#include "ir/ops/TensorBuilder.h"
#include "passes/autodiff/Composer.h"

using namespace mlir;
using namespace gc;

namespace {

LogicalResult verifyNumbers(func::FuncOp function, Numbers wrt) {
  for (int64_t i : wrt)
    if (i < 0 || i >= function.getNumArguments())
      return function.emitError("has no argument ")
             << i << " to differentiate for; it has " << function.getNumArguments();
  return success();
}

SmallVector<Type> typesOf(func::FuncOp function, Numbers arguments) {
  return llvm::map_to_vector(arguments, [&](int64_t i) { return function.getArgumentTypes()[i]; });
}

SmallVector<unsigned> differentiableResults(func::FuncOp function) {
  SmallVector<unsigned> out;
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    if (isDifferentiable(type))
      out.push_back(i);
  return out;
}

// A real float tensor; whose derivatives are asked for one by one.
LogicalResult verifyReal(func::FuncOp function, Type type, const Twine &what) {
  if (isa<FloatType>(cast<RankedTensorType>(type).getElementType()))
    return success();
  return function.emitError("has ") << what << " of type " << type << "; jacobians are of real floats";
}

// The unit vectors of a type, stacked in front.
Value basis(OpBuilder &b, Location loc, RankedTensorType type) {
  TensorBuilder x(b, loc);
  int64_t n = type.getNumElements();
  Value rows = x.iota({n, n}, 0, b.getI32Type()), columns = x.iota({n, n}, 1, b.getI32Type());
  Value unit = x.convert(x.compare(Direction::EQ, rows, columns), type.getElementType());
  SmallVector<int64_t> shape{n};
  llvm::append_range(shape, type.getShape());
  return x.reshape(unit, shape);
}

// [n, a…] or [a…, n] as [a…, b…] in the wanted order.
Value openDim(OpBuilder &b, Value value, ArrayRef<int64_t> first, ArrayRef<int64_t> second) {
  auto shape = llvm::to_vector(llvm::concat<const int64_t>(first, second));
  return TensorBuilder(b, value.getLoc()).reshape(value, shape);
}

} // namespace

Composed gc::composeGrad(func::FuncOp function, Numbers wrt, bool value, const RematPolicy &remat) {
  if (failed(verifyNumbers(function, wrt)))
    return failure();
  Composer c(function, value ? "value_and_grad" : "grad");
  SmallVector<Type> types;
  if (value)
    llvm::append_range(types, function.getResultTypes());
  size_t own = types.size();
  llvm::append_range(types, typesOf(function, wrt));
  auto op = GradOp::create(c.b, function.getLoc(), types, c.callee(), c.addArguments(), ValueRange(), wrt, value);
  setRemat(op, remat);
  c.addOwnResults(op.getResults().take_front(own));
  for (auto [i, result] : llvm::zip_equal(wrt, op.getResults().drop_front(own)))
    c.addResult(result, c.named("grad", function.getArgAttrDict(i)));
  return c.finish(op);
}

Composed gc::composeVjp(func::FuncOp function, Numbers wrt) {
  if (failed(verifyNumbers(function, wrt)))
    return failure();
  Composer c(function, "vjp");
  SmallVector<Type> types(function.getResultTypes());
  llvm::append_range(types, typesOf(function, wrt));
  SmallVector<Value> inputs = c.addArguments(), cotangents;
  for (unsigned i : differentiableResults(function))
    cotangents.push_back(
        c.addArgument(function.getResultTypes()[i], c.named("cotangent", function.getResultAttrDict(i))));
  if (cotangents.empty())
    return c.made.erase(), function.emitError("has no float or complex result to differentiate"), failure();
  auto op = GradOp::create(c.b, function.getLoc(), types, c.callee(), inputs, cotangents, wrt, /*value=*/true);
  c.addOwnResults(op.getResults().take_front(function.getNumResults()));
  for (auto [i, result] : llvm::zip_equal(wrt, op.getResults().drop_front(function.getNumResults())))
    c.addResult(result, c.named("grad", function.getArgAttrDict(i)));
  return c.finish(op);
}

Composed gc::composeJvp(func::FuncOp function, Numbers wrt) {
  if (failed(verifyNumbers(function, wrt)))
    return failure();
  Composer c(function, "jvp");
  SmallVector<Type> types(function.getResultTypes());
  llvm::append_range(types, CustomVjpOp::differentiable(function.getResultTypes()));
  SmallVector<Value> inputs = c.addArguments(), tangents;
  for (int64_t i : wrt)
    tangents.push_back(c.addArgument(function.getArgumentTypes()[i], c.named("tangent", function.getArgAttrDict(i))));
  auto op = JvpOp::create(c.b, function.getLoc(), types, c.callee(), inputs, tangents, wrt);
  c.addOwnResults(op.getResults().take_front(function.getNumResults()));
  for (auto [i, result] :
       llvm::zip_equal(differentiableResults(function), op.getResults().drop_front(function.getNumResults())))
    c.addResult(result, c.named("tangent", function.getResultAttrDict(i)));
  return c.finish(op);
}

Composed gc::composeVmap(func::FuncOp function, Numbers inAxes, Numbers outAxes, int64_t size) {
  auto fits = [](Numbers axes, ArrayRef<Type> types) {
    return axes.size() == types.size() && llvm::all_of(llvm::zip_equal(axes, types), [](auto of) {
             return std::get<0>(of) >= -1 && std::get<0>(of) <= cast<RankedTensorType>(std::get<1>(of)).getRank();
           });
  };
  if (size < 0 || !fits(inAxes, function.getArgumentTypes()) || !fits(outAxes, function.getResultTypes()))
    return function.emitError("has ") << function.getNumArguments() << " arguments and " << function.getNumResults()
                                      << " results; give each a dimension of its batched shape, or -1, and a size";
  Composer c(function, "vmap");
  SmallVector<Value> inputs =
      c.addArguments([&](unsigned i, Type type) { return VmapOp::batchedType(type, inAxes[i], size); });
  SmallVector<Type> types;
  for (auto [type, axis] : llvm::zip_equal(function.getResultTypes(), outAxes))
    types.push_back(VmapOp::batchedType(type, axis, size));
  auto op = VmapOp::create(c.b, function.getLoc(), types, c.callee(), inputs, inAxes, outAxes);
  c.addOwnResults(op.getResults());
  return c.finish(op);
}

Composed gc::composeJacfwd(func::FuncOp function, Numbers wrt) {
  if (failed(verifyNumbers(function, wrt)))
    return failure();
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    if (failed(verifyReal(function, type, "result " + Twine(i))))
      return failure();
  Location loc = function.getLoc();
  unsigned results = function.getNumResults();
  Composer c(function, "jacfwd");
  SmallVector<Value> inputs = c.addArguments();
  SmallVector<SmallVector<Value>> jacobians(results);
  for (int64_t i : wrt) {
    Type argument = function.getArgumentTypes()[i];
    if (failed(verifyReal(function, argument, "argument " + Twine(i))))
      return c.made.erase(), failure();
    Composed jvp = composeJvp(function, {i});
    if (failed(jvp))
      return c.made.erase(), failure();
    // Of the jvp's results the tangents alone are per example, in the last dimension.
    SmallVector<int64_t> inAxes(inputs.size(), -1), outAxes(results, -1);
    inAxes.push_back(0);
    for (Type type : function.getResultTypes())
      outAxes.push_back(cast<RankedTensorType>(type).getRank());
    auto type = cast<RankedTensorType>(argument);
    SmallVector<Type> types;
    for (auto [given, axis] : llvm::zip_equal(jvp->getResultTypes(), outAxes))
      types.push_back(VmapOp::batchedType(given, axis, type.getNumElements()));
    SmallVector<Value> operands(inputs);
    operands.push_back(basis(c.b, loc, type));
    auto vmap = VmapOp::create(c.b, loc, types, jvp->getName(), operands, inAxes, outAxes);
    for (unsigned r = 0; r < results; ++r)
      jacobians[r].push_back(openDim(c.b, vmap.getResult(results + r),
                                     cast<RankedTensorType>(function.getResultTypes()[r]).getShape(), type.getShape()));
  }
  for (ValueRange of : jacobians)
    for (Value jacobian : of)
      c.addResult(jacobian);
  return c.finish();
}

Composed gc::composeJacrev(func::FuncOp function, Numbers wrt) {
  if (failed(verifyNumbers(function, wrt)))
    return failure();
  Location loc = function.getLoc();
  for (int64_t i : wrt)
    if (failed(verifyReal(function, function.getArgumentTypes()[i], "argument " + Twine(i))))
      return failure();
  for (auto [r, type] : llvm::enumerate(function.getResultTypes()))
    if (failed(verifyReal(function, type, "result " + Twine(r))))
      return failure();
  Composed vjp = composeVjp(function, wrt);
  if (failed(vjp))
    return failure();
  Composer c(function, "jacrev");
  SmallVector<Value> inputs = c.addArguments();
  unsigned results = function.getNumResults();
  for (auto [r, given] : llvm::enumerate(function.getResultTypes())) {
    auto type = cast<RankedTensorType>(given);
    // One result's cotangent runs through the unit vectors, the others' are zero.
    SmallVector<int64_t> inAxes(inputs.size() + results, -1), outAxes(results, -1);
    SmallVector<Value> operands(inputs);
    for (auto [other, otherType] : llvm::enumerate(function.getResultTypes()))
      operands.push_back(other == r ? basis(c.b, loc, type)
                                    : TensorBuilder(c.b, loc).splat(0.0, cast<RankedTensorType>(otherType)));
    inAxes[inputs.size() + r] = 0;
    outAxes.append(wrt.size(), 0);
    SmallVector<Type> types;
    for (auto [of, axis] : llvm::zip_equal(vjp->getResultTypes(), outAxes))
      types.push_back(VmapOp::batchedType(of, axis, type.getNumElements()));
    auto vmap = VmapOp::create(c.b, loc, types, vjp->getName(), operands, inAxes, outAxes);
    for (auto [i, jacobian] : llvm::zip_equal(wrt, vmap.getResults().drop_front(results)))
      c.addResult(
          openDim(c.b, jacobian, type.getShape(), cast<RankedTensorType>(function.getArgumentTypes()[i]).getShape()));
  }
  return c.finish();
}

Composed gc::composeHessian(func::FuncOp function, Numbers wrt) {
  Composed once = composeJacrev(function, wrt);
  return failed(once) ? once : composeJacfwd(*once, wrt);
}

void gc::makeMain(func::FuncOp function) {
  auto module = function->getParentOfType<ModuleOp>();
  SymbolTable symbols(module);
  if (auto old = symbols.lookup<func::FuncOp>("main"); old && old != function)
    (void)symbols.renameToUnique(old, {&symbols});
  for (auto other : module.getOps<func::FuncOp>())
    other.setPrivate();
  (void)symbols.rename(function, "main");
  function.setPublic();
}
