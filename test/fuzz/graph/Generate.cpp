// Values, scopes and control flow of random programs. The ops' builders are in Ops.cpp.
#include "test/fuzz/graph/Generator.h"

#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace gc;
using namespace gc::fuzz;

static const int64_t kSizes[] = {0, 1, 1, 2, 2, 3, 3, 4, 5, 7, 8, 11, 13, 16, 17, 31, 37};
static constexpr int64_t kMaxElements = 2000;

std::vector<RegisteredOperationName> gc::fuzz::opsOf(MLIRContext &context) {
  std::vector<RegisteredOperationName> names;
  for (RegisteredOperationName name : context.getRegisteredOperations())
    if (name.getDialectNamespace() == "gc")
      names.push_back(name);
  return names;
}

Generator::Generator(MLIRContext &context, uint64_t seed, bool exact)
    : names(opsOf(context)), context(context), b(&context), loc(UnknownLoc::get(&context)),
      random(seed * 0x9E3779B97F4A7C15ull + 1), exact(exact) {
  for (unsigned width : {1, 2, 4, 8, 16, 32, 32, 32, 64}) {
    elementTypes.push_back(b.getIntegerType(width));
    if (width > 1)
      elementTypes.push_back(b.getIntegerType(width, /*isSigned=*/false));
  }
  for (int copies = 0; copies < 3; ++copies)
    elementTypes.append({b.getF32Type(), b.getF32Type(), b.getBF16Type(), b.getF16Type(), b.getF64Type()});
  elementTypes.append({Float8E4M3FNType::get(&context), Float8E5M2Type::get(&context), Float8E4M3Type::get(&context),
                       Float8E3M4Type::get(&context), Float8E4M3FNUZType::get(&context),
                       Float8E5M2FNUZType::get(&context), Float8E4M3B11FNUZType::get(&context)});
}

double Generator::limitOf(Type element) {
  if (auto integer = dyn_cast<IntegerType>(element))
    return integer.getWidth() == 1 ? 1 : std::ldexp(1.0, integer.getWidth() - !integer.isUnsigned());
  const llvm::fltSemantics &format = cast<FloatType>(element).getFloatSemantics();
  return std::min(std::ldexp(1.0, APFloat::semanticsPrecision(format)), APFloat::getLargest(format).convertToDouble());
}

RankedTensorType Generator::newType() {
  Type element = elementTypes[below(elementTypes.size())];
  int64_t rank = chance(10) ? below(8) : below(4);
  SmallVector<int64_t> shape;
  int64_t count = 1;
  for (int64_t d = 0; d < rank; ++d) {
    int64_t size = kSizes[chance(6) ? 0 : 1 + below(std::size(kSizes) - 1)];
    if (size > 1 && count * size > kMaxElements)
      size = 1;
    count *= std::max<int64_t>(size, 1);
    shape.push_back(size);
  }
  return RankedTensorType::get(shape, element);
}

Value Generator::remember(Value value, const Info &info) {
  infos[value] = info;
  scope.push_back(value);
  return value;
}

Value Generator::newArgument(RankedTensorType type) {
  Value value = entry->addArgument(type, loc);
  bool normal = !exact && isa<FloatType>(type.getElementType()) && chance(60);
  normalArguments.push_back(normal);
  Info info;
  info.integral = !normal;
  info.bound = std::min(4.0, limitOf(type.getElementType()));
  // Visible everywhere from now on.
  infos[value] = info;
  scope.insert(scope.begin(), value);
  for (size_t &mark : marks)
    ++mark;
  return value;
}

Value Generator::splat(RankedTensorType type, int64_t number) {
  Type element = type.getElementType();
  Attribute value = isa<FloatType>(element) ? Attribute(b.getFloatAttr(element, number))
                                            : Attribute(b.getIntegerAttr(element, number));
  Value constant = ConstantOp::create(b, loc, DenseElementsAttr::get(type, value));
  Info info;
  info.bound = std::abs(number);
  infos[constant] = info;
  return constant;
}

Value Generator::any(llvm::function_ref<bool(Value)> fits) {
  for (int tries = 0; tries < 8 && !scope.empty(); ++tries)
    if (Value value = scope[scope.size() - 1 - below(chance(50) ? std::min<size_t>(scope.size(), 4) : scope.size())];
        fits(value))
      return value;
  for (int tries = 0; tries < 60; ++tries) {
    RankedTensorType type = newType();
    Value value = newArgument(type);
    if (fits(value))
      return value;
    // Nobody uses it.
    scope.erase(scope.begin());
    for (size_t &mark : marks)
      --mark;
    infos.erase(value);
    normalArguments.pop_back();
    entry->eraseArgument(entry->getNumArguments() - 1);
  }
  return {};
}

Value Generator::ofType(RankedTensorType type, llvm::function_ref<bool(Value)> fits) {
  SmallVector<Value> found;
  for (Value value : scope)
    if (value.getType() == type && fits(value))
      found.push_back(value);
  if (!found.empty() && !chance(15))
    return found[below(found.size())];
  if (chance(20))
    return remember(splat(type, type.getElementType().isInteger(1) ? below(2) : below(2)), infoOfConstant());
  return newArgument(type);
}

Value Generator::scalar(Type element) {
  return ofType(RankedTensorType::get({}, element), [&](Value v) { return infos[v].exact; });
}

Info Generator::join(ValueRange values) {
  Info info;
  info.bound = 0;
  for (Value value : values) {
    const Info &other = infos[value];
    info.exact &= other.exact;
    info.integral &= other.integral;
    info.bound = std::max(info.bound, other.bound);
    info.unit = std::max(info.unit, other.unit);
    info.terms = std::max(info.terms, other.terms);
  }
  return info;
}

void Generator::round(Info &info, Type element) {
  info.integral = false;
  if (exact)
    return;
  info.exact = false;
  info.unit =
      std::max(info.unit, std::ldexp(1.0, -APFloat::semanticsPrecision(cast<FloatType>(element).getFloatSemantics())));
}

void Generator::fill(int64_t ops) {
  for (int64_t placed = 0, tries = 0; placed < ops && tries < 20 * ops; ++tries)
    placed += addOp();
}

// A value of that type for a loop's next carry: no less exact and no larger than the carry may be.
Value Generator::carry(RankedTensorType type, const Info &allowed) {
  Value value = ofType(type, [&](Value v) { return infos[v].exact || !allowed.exact; });
  Type element = type.getElementType();
  if (infos[value].bound <= allowed.bound && (infos[value].integral || !allowed.integral))
    return value;
  if (!infos[value].integral && allowed.integral)
    return splat(type, 1);
  if (element.isInteger(1) || !std::isfinite(infos[value].bound) || allowed.bound < 1)
    return splat(type, 0);
  int64_t bound = std::min(allowed.bound, 1e6);
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
    if (type.getNumElements() * trips > kMaxElements || shape.size() > 7)
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
    if (chance(60) && type.getRank() < 7 && type.getNumElements() * trips <= kMaxElements) {
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

OwningOpRef<ModuleOp> Generator::run() {
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  b.setInsertionPointToStart(module->getBody());
  function = func::FuncOp::create(b, loc, "main", b.getFunctionType({}, {}));
  entry = function.addEntryBlock();
  b.setInsertionPointToStart(entry);
  newArgument(newType());
  fill(3 + below(9));
  // What nobody uses is a result, and some of the rest.
  SmallVector<Value> results;
  for (Value value : scope)
    if (!isa<BlockArgument>(value) && (value.use_empty() || chance(10)) && results.size() < 8)
      results.push_back(value);
  if (results.empty())
    results.push_back(scope.front());
  func::ReturnOp::create(b, loc, results);
  function.setFunctionType(b.getFunctionType(entry->getArgumentTypes(), TypeRange(ValueRange(results))));
  for (auto [i, normal] : llvm::enumerate(normalArguments))
    if (normal)
      function.setArgAttr(i, "fuzz.normal", b.getUnitAttr());
  for (auto [i, result] : llvm::enumerate(results))
    if (const Info &info = infos[result]; !info.exact)
      function.setResultAttr(i, "fuzz.near", b.getF64FloatAttr(info.unit * std::sqrt(double(info.terms))));
  donate(results);
  return module;
}

// Some arguments give their memory to a result of their type.
void Generator::donate(ArrayRef<Value> results) {
  DenseSet<unsigned> taken;
  for (unsigned i = 0; i < entry->getNumArguments(); ++i)
    for (auto [r, result] : llvm::enumerate(results))
      if (result.getType() == entry->getArgument(i).getType() && chance(50) && taken.insert(r).second) {
        function.setArgAttr(i, "gc.alias", b.getI32IntegerAttr(r));
        break;
      }
}

OwningOpRef<ModuleOp> gc::fuzz::generate(MLIRContext &context, uint64_t seed, bool exact) {
  return Generator(context, seed, exact).run();
}

static std::string classOf(Type element) {
  std::string text;
  llvm::raw_string_ostream(text) << element;
  return text;
}

void Coverage::add(ModuleOp module) {
  ++programs;
  module.walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() != "gc")
      return;
    std::string name = op->getName().getStringRef().str(), form, type = "none";
    for (Operation *parent = op->getParentOp(); parent && !isa<func::FuncOp>(parent); parent = parent->getParentOp())
      form = parent->getName().stripDialect().str() + (form.empty() ? "" : "/" + form);
    form = form.empty() ? "top" : form;
    ++ops[name];
    ++forms[form];
    if (op->getNumResults())
      if (auto tensor = dyn_cast<RankedTensorType>(op->getResult(0).getType())) {
        type = classOf(tensor.getElementType());
        ++types[type];
        ++ranks[std::to_string(tensor.getRank())];
        emptyTensors += tensor.getNumElements() == 0;
      }
    ++cells[name + " " + type + " " + form];
  });
  for (auto function : module.getOps<func::FuncOp>())
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      donated += function.getArgAttr(i, "gc.alias") != nullptr;
}

std::string Coverage::missing(MLIRContext &context, int64_t least) const {
  // Not of one device's programs before fusion: they have tests of their own.
  static const std::set<std::string> elsewhere = {"gc.mesh",           "gc.all_reduce",   "gc.all_gather",
                                                  "gc.reduce_scatter", "gc.device_index", "gc.fusion"};
  std::string text;
  auto need = [&](const std::map<std::string, int64_t> &counts, const std::string &name) {
    auto it = counts.find(name);
    int64_t count = it == counts.end() ? 0 : it->second;
    if (count < least)
      text += name + " was seen " + std::to_string(count) + " times\n";
  };
  for (RegisteredOperationName name : opsOf(context))
    if (!elsewhere.count(name.getStringRef().str()))
      need(ops, name.getStringRef().str());
  for (Type element : Generator(context, 0, true).elementTypes)
    need(types, classOf(element));
  for (const char *form : {"top", "scan", "while", "case", "scan/scan", "scan/while", "scan/case", "while/case"})
    need(forms, form);
  for (int rank = 0; rank < 8; ++rank)
    need(ranks, std::to_string(rank));
  return text;
}
