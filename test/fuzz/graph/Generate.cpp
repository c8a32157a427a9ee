// Values and scopes of random programs. Ops' builders are in Ops.cpp and Structured.cpp, control flow in Regions.cpp.
#include "test/fuzz/graph/Generator.h"

#include "tools/common/Register.h"

using namespace mlir;
using namespace gc;
using namespace gc::fuzz;

static const int64_t kSizes[] = {0, 1, 1, 2, 2, 3, 3, 4, 5, 7, 8, 11, 13, 16, 17, 31, 37, 67, 131};
static const int64_t kLargeSizes[] = {1, 2, 3, 7, 16, 37, 64, 131, 256, 509, 1021, 2053};

std::vector<RegisteredOperationName> gc::fuzz::opsOf(MLIRContext &context) {
  std::vector<RegisteredOperationName> names;
  for (RegisteredOperationName name : context.getRegisteredOperations())
    if (name.getDialectNamespace() == "gc")
      names.push_back(name);
  return names;
}

std::unique_ptr<MLIRContext> gc::fuzz::makeContext() {
  DialectRegistry registry;
  registerAllGcDialects(registry);
  auto context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
  context->allowUnregisteredDialects();
  context->loadAllAvailableDialects();
  return context;
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
                       Float8E5M2FNUZType::get(&context), Float8E4M3B11FNUZType::get(&context),
                       Float8E8M0FNUType::get(&context)});
  // Some programs are large enough that kernels are cut into tiles.
  if (chance(7))
    maxElements = 60000;
}

double Generator::limitOf(Type element) {
  if (auto integer = dyn_cast<IntegerType>(element))
    return integer.getWidth() == 1 ? 1 : std::ldexp(1.0, integer.getWidth() - !integer.isUnsigned());
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
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
    if (size > 0 && maxElements > 2000)
      size = kLargeSizes[below(std::size(kLargeSizes))];
    if (size > 1 && count * size > maxElements)
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

Value Generator::newArgument(RankedTensorType type, bool plain) {
  Value value = entry->addArgument(type, loc);
  Type element = type.getElementType();
  bool other = !plain && isa<FloatType>(element) && !isScale(element) && chance(exact ? 25 : 60);
  fills.push_back(!other ? "" : exact ? "special" : "normal");
  Info info;
  info.integral = !other && !isScale(element);
  info.bound = isScale(element) ? 4 : std::min(4.0, limitOf(element));
  if (other && exact)
    info.bound = HUGE_VAL;
  // Visible everywhere from now on.
  infos[value] = info;
  scope.insert(scope.begin(), value);
  for (size_t &mark : marks)
    ++mark;
  return value;
}

Value Generator::complexArgument(RankedTensorType type) {
  Value argument = newArgument(type);
  scope.erase(scope.begin());
  for (size_t &mark : marks)
    --mark;
  return argument;
}

void Generator::dropArgument() {
  infos.erase(scope.front());
  scope.erase(scope.begin());
  for (size_t &mark : marks)
    --mark;
  fills.pop_back();
  entry->eraseArgument(entry->getNumArguments() - 1);
}

Value Generator::splat(RankedTensorType type, int64_t number) {
  Type element = type.getElementType();
  number = isScale(element) ? 1 : number;
  Attribute value = isa<FloatType>(element) ? Attribute(b.getFloatAttr(element, number))
                                            : Attribute(b.getIntegerAttr(element, number));
  Value constant = ConstantOp::create(b, loc, DenseElementsAttr::get(type, value));
  Info info;
  info.bound = std::abs(number);
  infos[constant] = info;
  return constant;
}

// Small numbers, all equal or not.
Value Generator::constant(RankedTensorType type) {
  Type element = type.getElementType();
  auto integer = dyn_cast<IntegerType>(element);
  int64_t high = integer && integer.getWidth() < 4 ? 2 : 4,
          low = integer && (integer.isUnsigned() || high == 2) ? 0 : -3;
  if (chance(40) || type.getNumElements() > 500 || isScale(element)) {
    int64_t number = below(2);
    Value value = splat(type, number);
    Info info = infos[value];
    return remember(value, info);
  }
  SmallVector<Attribute> values;
  for (int64_t n = type.getNumElements(); n; --n) {
    int64_t number = low + below(high - low);
    values.push_back(integer ? Attribute(b.getIntegerAttr(element, number)) : b.getFloatAttr(element, number));
  }
  Info info;
  info.bound = 3;
  return remember(ConstantOp::create(b, loc, DenseElementsAttr::get(type, values)), info);
}

Value Generator::any(llvm::function_ref<bool(Value)> fits) {
  if (Value value = std::exchange(next, Value()); value && fits(value))
    return value;
  for (int tries = 0; tries < 8 && !scope.empty(); ++tries)
    if (Value value = scope[scope.size() - 1 - below(chance(50) ? std::min<size_t>(scope.size(), 4) : scope.size())];
        fits(value))
      return value;
  for (int tries = 0; tries < 60; ++tries) {
    Value value = newArgument(newType());
    if (fits(value))
      return value;
    dropArgument(); // nobody uses it
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
    return constant(type);
  Value value = newArgument(type);
  if (fits(value))
    return value;
  dropArgument();
  return newArgument(type, /*plain=*/true);
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

OwningOpRef<ModuleOp> Generator::run() {
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  b.setInsertionPointToStart(module->getBody());
  function = func::FuncOp::create(b, loc, "main", b.getFunctionType({}, {}));
  entry = function.addEntryBlock();
  b.setInsertionPointToStart(entry);
  newArgument(newType());
  fill(3 + below(9));
  // What nobody uses is a result, and some of the rest; now and then one twice, and an argument as it is.
  SmallVector<Value> results(complexValues.begin(), complexValues.end());
  for (Value value : scope)
    if (value.use_empty() ? !isa<BlockArgument>(value) || chance(20) : chance(isa<BlockArgument>(value) ? 2 : 10))
      if (results.size() < 8)
        results.append(chance(3) ? 2 : 1, value);
  if (results.empty())
    results.push_back(scope.front());
  func::ReturnOp::create(b, loc, results);
  function.setFunctionType(b.getFunctionType(entry->getArgumentTypes(), TypeRange(ValueRange(results))));
  for (auto [i, fill] : llvm::enumerate(fills)) {
    function.setArgAttr(i, "fuzz.id", b.getI32IntegerAttr(i));
    if (!fill.empty())
      function.setArgAttr(i, "fuzz.fill", b.getStringAttr(fill));
  }
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
  // Others only say that they are not needed again.
  for (unsigned i = 0; i < entry->getNumArguments(); ++i)
    if (!function.getArgAttr(i, "gc.alias") && chance(10))
      function.setArgAttr(i, "gc.alias", b.getI32IntegerAttr(-1));
}

OwningOpRef<ModuleOp> gc::fuzz::generate(MLIRContext &context, uint64_t seed, bool exact) {
  return Generator(context, seed, exact).run();
}

SmallVector<int64_t> Generator::permutation(int64_t size) {
  SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(0, size));
  for (int64_t i = size; i > 1; --i)
    std::swap(order[i - 1], order[below(i)]);
  return order;
}

SmallVector<int64_t> Generator::someOf(int64_t size, int64_t count) {
  SmallVector<int64_t> chosen(ArrayRef(permutation(size)).take_front(count));
  llvm::sort(chosen);
  return chosen;
}
