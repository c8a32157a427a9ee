// Control flow and calls.
#include "test/fuzz/graph/Generator.h"

using namespace mlir;
using namespace gc;
using namespace gc::fuzz;

// A value of that type for a loop's next carry: no less exact and no larger than the carry may be.
Value Generator::carry(RankedTensorType type, const Info &allowed) {
  Value value = ofType(type, [&](Value v) { return infos[v].exact || !allowed.exact; });
  Type element = type.getElementType();
  if (infos[value].bound <= allowed.bound && (infos[value].integral || !allowed.integral))
    return value;
  if ((!infos[value].integral && allowed.integral) || isScale(element))
    return splat(type, 1);
  if (element.isInteger(1) || !std::isfinite(infos[value].bound) || allowed.bound < 1)
    return splat(type, 0);
  int64_t bound = std::min({allowed.bound, limitOf(element), 1e6});
  bool isUnsigned = isa<IntegerType>(element) && element.isUnsignedInteger();
  auto zeroRank = RankedTensorType::get({}, element);
  return ClampOp::create(b, loc, type, splat(zeroRank, isUnsigned ? 0 : -bound), value, splat(zeroRank, bound));
}

void Generator::region(Region &region, TypeRange arguments, ArrayRef<Info> argumentInfos,
                       llvm::function_ref<SmallVector<Value>()> yields) {
  OpBuilder::InsertionGuard guard(b);
  Block *block = b.createBlock(&region, region.end(), arguments, SmallVector<Location>(arguments.size(), loc));
  marks.push_back(scope.size());
  for (auto [argument, info] : llvm::zip_equal(block->getArguments(), argumentInfos))
    remember(argument, info);
  ++depth;
  fill(1 + below(4));
  SmallVector<Value> values = yields();
  --depth;
  YieldOp::create(b, loc, values);
  scope.resize(marks.pop_back_val());
}

bool Generator::addScan() {
  static const int64_t kTrips[] = {0, 1, 2, 3, 5};
  int64_t trips = kTrips[below(5)];
  SmallVector<Value> inits, inputs;
  SmallVector<Type> arguments;
  SmallVector<Info> argumentInfos;
  for (int64_t n = 1 + below(2); n; --n) {
    inits.push_back(any([&](Value v) { return std::isfinite(infos[v].bound); }));
    arguments.push_back(inits.back().getType());
    argumentInfos.push_back(infos[inits.back()]);
  }
  for (int64_t n = below(2); n; --n) {
    RankedTensorType type = newType();
    SmallVector<int64_t> shape(type.getShape());
    shape.insert(shape.begin(), trips);
    if (type.getNumElements() * trips > maxElements || shape.size() > 7)
      continue;
    inputs.push_back(ofType(type.clone(shape), [](Value) { return true; }));
    arguments.push_back(type);
    argumentInfos.push_back(infos[inputs.back()]);
  }
  auto results = llvm::map_to_vector(inits, [](Value v) { return v.getType(); });
  Region body;
  SmallVector<Info> resultInfos(ArrayRef(argumentInfos).take_front(inits.size()));
  region(body, arguments, argumentInfos, [&] {
    SmallVector<Value> values;
    for (auto [init, info] : llvm::zip(inits, argumentInfos))
      values.push_back(carry(cast<RankedTensorType>(init.getType()), info));
    Value stacked = scope.back();
    auto type = cast<RankedTensorType>(stacked.getType());
    if (chance(60) && type.getRank() < 7 && type.getNumElements() * trips <= maxElements) {
      values.push_back(stacked);
      SmallVector<int64_t> shape(type.getShape());
      shape.insert(shape.begin(), trips);
      results.push_back(type.clone(shape));
      resultInfos.push_back(infos[stacked]);
    }
    return values;
  });
  auto op = ScanOp::create(b, loc, results, inits, inputs, trips, chance(40));
  op.getBody().takeBody(body);
  for (auto [result, info] : llvm::zip_equal(op.getResults(), resultInfos))
    remember(result, info);
  return true;
}

bool Generator::addWhile() {
  auto counterType = RankedTensorType::get({}, b.getI32Type());
  Value init = any([&](Value v) { return std::isfinite(infos[v].bound); });
  SmallVector<Value> inits = {splat(counterType, 0), init};
  auto types = llvm::map_to_vector(inits, [](Value v) { return v.getType(); });
  SmallVector<Info> allowed = {infos[inits[0]], infos[init]};
  allowed[0].bound = 8;
  auto op = WhileOp::create(b, loc, types, inits);
  {
    OpBuilder::InsertionGuard guard(b);
    Block *block = b.createBlock(&op.getCond(), {}, types, {loc, loc});
    Value less = CompareOp::create(b, loc, RankedTensorType::get({}, b.getI1Type()), block->getArgument(0),
                                   splat(counterType, below(5)), Direction::LT, false);
    YieldOp::create(b, loc, less);
  }
  region(op.getBody(), types, allowed, [&] {
    Value counter = op.getBody().getArgument(0);
    Value next = AddOp::create(b, loc, counterType, counter, splat(counterType, 1));
    return SmallVector<Value>{next, carry(cast<RankedTensorType>(init.getType()), allowed[1])};
  });
  for (auto [result, info] : llvm::zip_equal(op.getResults(), allowed))
    remember(result, info);
  return true;
}

bool Generator::addCase() {
  Value index = scalar(b.getI32Type());
  RankedTensorType type = newType();
  int64_t branches = 1 + below(3);
  auto op = CaseOp::create(b, loc, TypeRange(type), index, branches);
  Info info;
  info.bound = 0;
  for (Region &branch : op.getBranches())
    region(branch, {}, {}, [&] {
      Value value = ofType(type, [](Value) { return true; });
      Info other = infos[value];
      info.exact &= other.exact;
      info.integral &= other.integral;
      info.bound = std::max(info.bound, other.bound);
      info.unit = std::max(info.unit, other.unit);
      info.terms = std::max(info.terms, other.terms);
      return SmallVector<Value>{value};
    });
  remember(op.getResult(0), info);
  return true;
}

// A private function over arguments of its own, called once or twice with values that are no wilder than what it was
// made for.
bool Generator::addCall() {
  struct Outer {
    func::FuncOp function;
    Block *entry;
    std::vector<Value> scope, complexValues;
    SmallVector<size_t> marks;
    std::vector<StringRef> fills;
  } outer{function, entry, std::move(scope), std::move(complexValues), std::move(marks), std::move(fills)};
  scope.clear(), complexValues.clear(), marks.clear(), fills.clear();
  SmallVector<Value> results;
  func::FuncOp callee;
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(function);
    callee = func::FuncOp::create(b, loc, "part_" + std::to_string(calls++), b.getFunctionType({}, {}));
    callee.setPrivate();
    function = callee;
    entry = callee.addEntryBlock();
    b.setInsertionPointToStart(entry);
    newArgument(newType());
    ++depth;
    fill(1 + below(4));
    --depth;
    for (Value value : scope)
      if (results.empty() || (value.use_empty() && results.size() < 3 && !isa<BlockArgument>(value)))
        results.push_back(value);
    func::ReturnOp::create(b, loc, results);
    callee.setFunctionType(b.getFunctionType(entry->getArgumentTypes(), TypeRange(ValueRange(results))));
  }
  SmallVector<Value> parameters(entry->getArguments());
  function = outer.function, entry = outer.entry, scope = std::move(outer.scope);
  complexValues = std::move(outer.complexValues), marks = std::move(outer.marks), fills = std::move(outer.fills);
  for (int64_t n = 1 + chance(30); n; --n) {
    SmallVector<Value> operands;
    for (Value parameter : parameters)
      operands.push_back(isa<ComplexType>(getElementTypeOrSelf(parameter))
                             ? complexArgument(cast<RankedTensorType>(parameter.getType()))
                             : carry(cast<RankedTensorType>(parameter.getType()), infos[parameter]));
    auto call = func::CallOp::create(b, loc, callee, operands);
    for (auto [result, value] : llvm::zip_equal(call.getResults(), results)) {
      Info info = infos[value];
      remember(result, info);
    }
  }
  return true;
}

// A function with its own gradient sees nothing from above: this one exchanges its operands.
static void exchange(OpBuilder &b, Location loc, CustomVjpOp op) {
  OpBuilder::InsertionGuard guard(b);
  for (Region *region : {&op.getPrimal(), &op.getForward()}) {
    Block *block = b.createBlock(region, {}, op->getOperandTypes(), {loc, loc});
    SmallVector<Value> values = {block->getArgument(1), block->getArgument(0)};
    // What forward keeps is of no use to this backward.
    if (region == &op.getForward())
      values.push_back(block->getArgument(0));
    YieldOp::create(b, loc, values);
  }
  SmallVector<Type> arguments = CustomVjpOp::differentiable(op->getResultTypes());
  arguments.insert(arguments.begin(), op->getOperandTypes()[0]);
  Block *block = b.createBlock(&op.getBackward(), {}, arguments, SmallVector<Location>(arguments.size(), loc));
  SmallVector<Value> cotangents(llvm::reverse(block->getArguments().drop_front()));
  YieldOp::create(b, loc, cotangents);
}

bool Generator::addMarker(StringRef name) {
  auto all = [](Value) { return true; };
  if (name == "gc.stop_gradient" || name == "gc.checkpoint_name") {
    Value v = any(all);
    if (!v)
      return false;
    Info info = infos[v];
    Value marked = name == "gc.stop_gradient" ? StopGradientOp::create(b, loc, v).getResult()
                                              : CheckpointNameOp::create(b, loc, v, "kept").getResult();
    remember(marked, info);
    return true;
  }
  if (name != "gc.custom_vjp")
    return false;
  Value first = any(all), second = any(all);
  if (!first || !second)
    return false;
  Info firstInfo = infos[first], secondInfo = infos[second];
  auto op = CustomVjpOp::create(b, loc, TypeRange{second.getType(), first.getType()}, ValueRange{first, second}, "f");
  exchange(b, loc, op);
  remember(op.getResult(0), secondInfo);
  remember(op.getResult(1), firstInfo);
  return true;
}
