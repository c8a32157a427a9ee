#include "ir/reference/Evaluator.h"

#include "ir/dialect/Gc.h"
#include "ir/reference/ScalarProgram.h"

using namespace mlir;
using namespace gc;

Evaluator::Evaluator(const EvaluatorOptions &options, ProcessGrid *grid, int64_t device)
    : options(options), grid(grid), device(device) {}
Evaluator::~Evaluator() = default;

FailureOr<SmallVector<Tensor>> gc::evaluateFunction(func::FuncOp function, ArrayRef<Tensor> arguments,
                                                    const EvaluatorOptions &options,
                                                    SmallVectorImpl<CheckFailure> &failures) {
  Evaluator evaluator(options);
  SmallVector<Tensor> results;
  LogicalResult ran = evaluator.call(function, arguments, results);
  failures.append(evaluator.getCheckFailures().begin(), evaluator.getCheckFailures().end());
  if (failed(ran))
    return failure();
  return results;
}

const Tensor &Evaluator::lookup(Value value) const {
  auto it = values.find(value);
  assert(it != values.end() && "a value is evaluated before its users");
  return it->second;
}

void Evaluator::addCheckFailure(Location loc, std::string message) {
  failures.push_back({loc, std::move(message)});
}

LogicalResult Evaluator::countStep(Operation *op) {
  ++steps;
  if (options.maxSteps > 0 && steps > options.maxSteps)
    return op->emitOpError("is past the limit of ") << options.maxSteps << " evaluated ops";
  if (options.cancelled && options.cancelled())
    return op->emitOpError("evaluation was cancelled here");
  return success();
}

LogicalResult Evaluator::call(func::FuncOp function, ArrayRef<Tensor> arguments, SmallVectorImpl<Tensor> &results) {
  if (function.isExternal())
    return function.emitOpError("has no body to evaluate");
  // Values are held by name, so a function cannot be in evaluation twice; programs are not recursive.
  if (llvm::is_contained(active, function))
    return function.emitOpError("calls itself; recursion is not supported");
  FunctionType type = function.getFunctionType();
  if (type.getNumInputs() != arguments.size())
    return function.emitOpError("takes ") << type.getNumInputs() << " arguments, given " << arguments.size();
  for (auto [i, argument, expected] : llvm::enumerate(arguments, type.getInputs()))
    if (argument.getType() != expected)
      return function.emitOpError("argument ") << i << " is " << expected << ", given " << argument.getType();
  active.push_back(function);
  LogicalResult result = evaluateRegion(function.getBody(), arguments, results);
  active.pop_back();
  return result;
}

LogicalResult Evaluator::evaluateRegion(Region &region, ArrayRef<Tensor> arguments, SmallVectorImpl<Tensor> &results) {
  if (!region.hasOneBlock())
    return region.getParentOp()->emitOpError("has a region of several blocks, which has no meaning here");
  Block &block = region.front();
  if (block.getNumArguments() != arguments.size())
    return region.getParentOp()->emitOpError("region takes ")
           << block.getNumArguments() << " values, given " << arguments.size();
  for (auto [argument, value] : llvm::zip_equal(block.getArguments(), arguments))
    values[argument] = value;
  return evaluateBlock(block, results);
}

const std::vector<SmallVector<Value, 2>> &Evaluator::getLastUses(Block &block) {
  auto [it, isNew] = lastUses.try_emplace(&block);
  if (!isNew)
    return it->second;
  llvm::DenseMap<Operation *, size_t> position;
  for (auto [i, op] : llvm::enumerate(block))
    position[&op] = i;
  it->second.resize(position.size());
  auto add = [&](Value value, size_t last) {
    for (Operation *user : value.getUsers())
      last = std::max(last, position.lookup(block.findAncestorOpInBlock(*user)));
    it->second[last].push_back(value);
  };
  for (Value argument : block.getArguments())
    add(argument, 0);
  for (Operation &op : block)
    for (Value result : op.getResults())
      add(result, position[&op]);
  return it->second;
}

LogicalResult Evaluator::evaluateBlock(Block &block, SmallVectorImpl<Tensor> &results) {
  const std::vector<SmallVector<Value, 2>> *dying = &getLastUses(block);
  for (auto [i, op] : llvm::enumerate(block)) {
    if (op.hasTrait<OpTrait::IsTerminator>()) {
      for (Value operand : op.getOperands())
        results.push_back(lookup(operand));
    } else {
      if (failed(evaluateOp(&op)))
        return failure();
      dying = &getLastUses(block); // nested blocks may have grown the map
    }
    for (Value value : (*dying)[i])
      values.erase(value);
  }
  return success();
}

LogicalResult Evaluator::evaluateOp(Operation *op) {
  if (failed(countStep(op)))
    return failure();
  SmallVector<Tensor> inputs, results;
  for (Value operand : op->getOperands())
    inputs.push_back(lookup(operand));
  for (Type type : op->getResultTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape() || !Tensor::getStorageBytes(tensor.getElementType()))
      return op->emitOpError("has a result of type ") << type << ", which the interpreter cannot hold";
  }
  LogicalResult evaluated = failure();
  if (isa<ScalarBodyOpInterface>(op)) {
    evaluated = evaluatePointwise(op, inputs, results);
  } else if (auto reference = dyn_cast<ReferenceOpInterface>(op)) {
    evaluated = reference.evaluate(*this, inputs, results);
  } else if (auto callOp = dyn_cast<func::CallOp>(op)) {
    auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(op, callOp.getCalleeAttr());
    if (!callee)
      return op->emitOpError("calls ") << callOp.getCallee() << ", which is not in the module";
    evaluated = call(callee, inputs, results);
  } else {
    return op->emitOpError("has no meaning in the interpreter");
  }
  if (failed(evaluated))
    return failure();
  if (results.size() != op->getNumResults())
    return op->emitOpError("has ") << op->getNumResults() << " results, its evaluation gave " << results.size();
  if (options.computed && !options.computed(op, inputs, results))
    return op->emitOpError("evaluation was ended after this");
  for (auto [value, result] : llvm::zip_equal(op->getResults(), results)) {
    if (value.getType() != result.getType())
      return op->emitOpError("has a result of type ")
             << value.getType() << ", its evaluation gave " << result.getType();
    values[value] = std::move(result);
  }
  return success();
}

LogicalResult Evaluator::evaluatePointwise(Operation *op, ArrayRef<Tensor> inputs, SmallVectorImpl<Tensor> &results) {
  std::unique_ptr<ScalarProgram> &program = pointwisePrograms[op];
  if (!program)
    program = ScalarProgram::forOp(op);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!program)
    return op->emitOpError("has no scalar body for elements of type ")
           << getElementTypeOrSelf(op->getOperand(0).getType());
  Tensor result(type);
  SmallVector<ScalarProgram::Input> sources;
  for (const Tensor &input : inputs) {
    if (input.getRank() != 0 && input.getShape() != type.getShape())
      return op->emitOpError("operand of shape ") << input.getType() << " does not fit the result " << type;
    sources.push_back({input.getBytes().data(), input.getRank() == 0 ? 0 : 1});
  }
  program->run(result.getNumElements(), sources, {result.getMutableBytes().data()});
  results.push_back(std::move(result));
  return success();
}

ScalarProgram *Evaluator::getScalarProgram(Region &region, SmallVectorImpl<Tensor> &captures) {
  auto [it, isNew] = regionPrograms.try_emplace(&region);
  if (isNew)
    it->second = ScalarProgram::forRegion(region);
  if (!it->second)
    return nullptr;
  for (Value capture : it->second->getCaptures())
    captures.push_back(lookup(capture));
  return it->second.get();
}
