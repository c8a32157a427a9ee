#include "test/fuzz/text/MutateModule.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace gc::test {
namespace {

// Constants larger than this keep their values.
constexpr int64_t kMaxElements = 4096;

class Mutator {
public:
  Mutator(ModuleOp module, std::mt19937_64 &random) : module(module), context(module.getContext()), random(random) {}

  void run() {
    for (size_t edits = pick(3) ? 1 : 2; edits; --edits) {
      collect();
      if (ops.empty())
        return;
      // Attributes and types mostly make a program invalid; the others keep it valid.
      switch (pick(12)) {
      case 0:
      case 1:
        replaceElementType();
        break;
      case 2:
        replaceSize();
        break;
      case 3:
      case 4:
        dropOp();
        break;
      case 5:
      case 6:
        repeatOp();
        break;
      case 7:
      case 8:
      case 9:
        replaceOperand();
        break;
      default:
        changeAttribute();
      }
    }
  }

private:
  size_t pick(size_t n) { return size_t(random() % n); }
  template <typename T> T any(ArrayRef<T> choices) { return choices[pick(choices.size())]; }

  void collect() {
    ops.clear();
    module->walk([&](Operation *op) {
      if (op != module)
        ops.push_back(op);
    });
  }

  int64_t number(int64_t old) {
    // Wraps.
    uint64_t u = old;
    const int64_t choices[] = {0,
                               1,
                               2,
                               3,
                               -1,
                               -2,
                               int64_t(u + 1),
                               int64_t(u - 1),
                               int64_t(2 * u),
                               int64_t(0 - u),
                               7,
                               64,
                               1 << 20,
                               int64_t(1) << 33,
                               std::numeric_limits<int64_t>::max(),
                               std::numeric_limits<int64_t>::min()};
    // Small ones more often: large ones are refused early.
    return choices[pick(pick(4) ? 9 : std::size(choices))];
  }

  Type anyElementType() {
    Builder b(context);
    const Type types[] = {b.getI1Type(),
                          b.getIntegerType(2),
                          b.getIntegerType(4),
                          b.getI8Type(),
                          b.getI16Type(),
                          b.getI32Type(),
                          b.getI64Type(),
                          b.getIntegerType(8, false),
                          b.getIntegerType(4, false),
                          b.getIntegerType(32, false),
                          b.getIntegerType(64, false),
                          b.getF16Type(),
                          b.getBF16Type(),
                          b.getF32Type(),
                          b.getF64Type(),
                          b.getType<Float8E4M3FNType>(),
                          b.getType<Float8E5M2Type>(),
                          b.getType<Float8E8M0FNUType>(),
                          b.getType<Float4E2M1FNType>(),
                          ComplexType::get(b.getF32Type()),
                          ComplexType::get(b.getF64Type()),
                          b.getIntegerType(7),
                          b.getIntegerType(128),
                          b.getF128Type(),
                          b.getIndexType()};
    // The usual ones more often.
    return any(ArrayRef(types).take_front(pick(3) ? 15 : std::size(types)));
  }

  // A constant of the new type: the old numbers where that is simple, zeros and ones elsewhere.
  Attribute convert(DenseElementsAttr attr, RankedTensorType type) {
    Type element = type.getElementType();
    if (element == attr.getElementType() && attr.isSplat())
      return attr.resizeSplat(type);
    if (type.getNumElements() > kMaxElements)
      return DenseElementsAttr::getFromRawBuffer(type,
                                                 ArrayRef<char>(zeros, sizeof zeros).take_front(bytesOf(element)));
    if (!isa<IntegerType, FloatType, IndexType>(element))
      return element == attr.getElementType() && type.getNumElements() == attr.getNumElements()
                 ? attr.reshape(type)
                 : DenseElementsAttr::getFromRawBuffer(
                       type, ArrayRef<char>(zeros, sizeof zeros).take_front(bytesOf(element)));
    SmallVector<double> old;
    if (isa<FloatType>(attr.getElementType()))
      for (const APFloat &value : attr.getValues<APFloat>())
        old.push_back(value.convertToDouble());
    else if (isa<IntegerType>(attr.getElementType()))
      for (const APInt &value : attr.getValues<APInt>())
        old.push_back(static_cast<double>(value.sextOrTrunc(64).getSExtValue()));
    if (old.empty())
      old.push_back(0);
    SmallVector<Attribute> values;
    for (int64_t i = 0; i < type.getNumElements(); ++i)
      values.push_back(numberAttr(element, old[i % old.size()]));
    return DenseElementsAttr::get(type, values);
  }
  static size_t bytesOf(Type element) {
    if (auto complex = dyn_cast<ComplexType>(element))
      return 2 * bytesOf(complex.getElementType());
    return element.isIntOrFloat() ? (element.getIntOrFloatBitWidth() + 7) / 8 : 8;
  }
  static Attribute numberAttr(Type type, double value) {
    if (isa<FloatType>(type))
      return FloatAttr::get(type, value);
    unsigned width = isa<IndexType>(type) ? 64 : type.getIntOrFloatBitWidth();
    double bounded = std::isfinite(value) ? std::clamp(value, -9e18, 9e18) : 0;
    return IntegerAttr::get(type, APInt(width, static_cast<int64_t>(bounded), true, true));
  }

  // Every tensor type of the program through `change`, constants with them.
  void replaceTypes(llvm::function_ref<RankedTensorType(RankedTensorType)> change) {
    AttrTypeReplacer replacer;
    replacer.addReplacement([&](RankedTensorType type) -> std::optional<Type> { return change(type); });
    replacer.addReplacement([&](DenseElementsAttr attr) -> std::optional<Attribute> {
      auto type = dyn_cast<RankedTensorType>(attr.getType());
      if (!type || change(type) == type)
        return std::nullopt;
      return convert(attr, change(type));
    });
    replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true, /*replaceLocs=*/false, /*replaceTypes=*/true);
  }

  RankedTensorType anyTensor() {
    SmallVector<RankedTensorType> types;
    for (Operation *op : ops)
      for (Type type : op->getResultTypes())
        if (auto tensor = dyn_cast<RankedTensorType>(type))
          types.push_back(tensor);
    return types.empty() ? RankedTensorType() : any(ArrayRef(types));
  }

  void replaceElementType() {
    RankedTensorType chosen = anyTensor();
    if (!chosen)
      return;
    Type from = chosen.getElementType(), to = anyElementType();
    replaceTypes([&](RankedTensorType type) {
      return type.getElementType() == from ? RankedTensorType::get(type.getShape(), to, type.getEncoding()) : type;
    });
  }

  void replaceSize() {
    RankedTensorType chosen = anyTensor();
    if (!chosen || chosen.getRank() == 0)
      return;
    int64_t from = any(chosen.getShape());
    const int64_t sizes[] = {0, 1, 2, 3, from + 1, from - 1, 2 * from, 5, 17, int64_t(1) << 40};
    int64_t to = std::max<int64_t>(0, sizes[pick(pick(30) ? 9 : 10)]);
    // Lists of sizes that are attributes too, half of the time.
    bool lists = pick(2);
    if (lists)
      for (Operation *op : ops)
        for (NamedAttribute named : op->getAttrDictionary())
          if (auto array = dyn_cast<DenseI64ArrayAttr>(named.getValue())) {
            SmallVector<int64_t> values(array.asArrayRef());
            llvm::replace(values, from, to);
            op->setAttr(named.getName(), DenseI64ArrayAttr::get(context, values));
          }
    replaceTypes([&](RankedTensorType type) {
      SmallVector<int64_t> shape(type.getShape());
      llvm::replace(shape, from, to);
      return RankedTensorType::get(shape, type.getElementType(), type.getEncoding());
    });
  }

  // Values that may stand at the op, of the type.
  SmallVector<Value> valuesBefore(Operation *op, Type type) {
    SmallVector<Value> values;
    for (Operation *at = op; at && at != module; at = at->getParentOp()) {
      Block *block = at->getBlock();
      for (Value argument : block->getArguments())
        if (argument.getType() == type)
          values.push_back(argument);
      for (Operation &before : *block) {
        if (&before == at)
          break;
        for (Value result : before.getResults())
          if (result.getType() == type)
            values.push_back(result);
      }
    }
    return values;
  }

  void replaceOperand() {
    Operation *op = any(ArrayRef(ops));
    if (op->getNumOperands() == 0)
      return;
    OpOperand &operand = op->getOpOperand(pick(op->getNumOperands()));
    SmallVector<Value> values = valuesBefore(op, operand.get().getType());
    if (!values.empty())
      operand.set(any(ArrayRef(values)));
  }

  void dropOp() {
    Operation *op = any(ArrayRef(ops));
    if (op->hasTrait<OpTrait::IsTerminator>())
      return;
    for (Value result : op->getResults()) {
      SmallVector<Value> values = valuesBefore(op, result.getType());
      if (values.empty() && !result.use_empty())
        return;
      if (!values.empty())
        result.replaceAllUsesWith(any(ArrayRef(values)));
    }
    op->erase();
  }

  void repeatOp() {
    Operation *op = any(ArrayRef(ops));
    if (op->hasTrait<OpTrait::IsTerminator>() || isa<SymbolOpInterface>(op))
      return;
    OpBuilder builder(op);
    builder.setInsertionPointAfter(op);
    Operation *copy = builder.clone(*op);
    for (auto [old, fresh] : llvm::zip_equal(op->getResults(), copy->getResults()))
      for (OpOperand &use : llvm::make_early_inc_range(old.getUses()))
        if (use.getOwner() != copy && pick(2))
          use.set(fresh);
  }

  void changeAttribute() {
    SmallVector<std::pair<Operation *, NamedAttribute>> attributes;
    for (Operation *op : ops)
      for (NamedAttribute named : op->getAttrDictionary())
        if (named.getName() != "sym_name" && named.getName() != "operandSegmentSizes")
          attributes.push_back({op, named});
    if (attributes.empty())
      return;
    auto [op, named] = attributes[pick(attributes.size())];
    if (pick(30) == 0)
      op->removeAttr(named.getName());
    else if (Attribute changed = change(named.getValue()))
      op->setAttr(named.getName(), changed);
  }

  template <typename Array, typename T> Attribute changeArray(Array attr) {
    SmallVector<T> values(attr.asArrayRef());
    size_t kind = pick(5);
    if (values.empty() || kind == 0)
      values.insert(values.begin() + pick(values.size() + 1), static_cast<T>(number(1)));
    else if (kind == 1)
      values.erase(values.begin() + pick(values.size()));
    else if (kind == 2)
      std::swap(values[pick(values.size())], values[pick(values.size())]);
    else {
      T &value = values[pick(values.size())];
      value = static_cast<T>(number(static_cast<int64_t>(value)));
    }
    return Array::get(context, values);
  }

  Attribute change(Attribute attr) {
    if (auto integer = dyn_cast<IntegerAttr>(attr)) {
      int64_t old = integer.getValue().sextOrTrunc(64).getSExtValue();
      unsigned width = integer.getValue().getBitWidth();
      return IntegerAttr::get(integer.getType(), APInt(width, number(old), true, true));
    }
    if (auto real = dyn_cast<FloatAttr>(attr)) {
      const double values[] = {0.0, -0.0, 1.0, -1.0, 1e30, -1e-30, INFINITY, NAN};
      return FloatAttr::get(real.getType(), values[pick(std::size(values))]);
    }
    if (auto array = dyn_cast<DenseI64ArrayAttr>(attr))
      return changeArray<DenseI64ArrayAttr, int64_t>(array);
    if (auto array = dyn_cast<DenseI32ArrayAttr>(attr))
      return changeArray<DenseI32ArrayAttr, int32_t>(array);
    if (auto array = dyn_cast<DenseBoolArrayAttr>(attr))
      return changeArray<DenseBoolArrayAttr, bool>(array);
    if (auto array = dyn_cast<ArrayAttr>(attr)) {
      SmallVector<Attribute> values(array.getValue());
      if (values.empty())
        return attr;
      size_t at = pick(values.size());
      if (pick(4) == 0)
        values.erase(values.begin() + at);
      else if (Attribute changed = change(values[at]))
        values[at] = changed;
      return ArrayAttr::get(context, values);
    }
    if (auto type = dyn_cast<TypeAttr>(attr))
      return isa<FunctionType>(type.getValue()) ? attr : TypeAttr::get(anyElementType());
    if (isa<StringAttr>(attr)) {
      const char *const strings[] = {"", "a", "main", "add", "\xff\x00x", "EQ", "default", "gc.role"};
      return StringAttr::get(context, strings[pick(std::size(strings))]);
    }
    if (auto dense = dyn_cast<DenseElementsAttr>(attr))
      return changeConstant(dense);
    return attr;
  }

  Attribute changeConstant(DenseElementsAttr attr) {
    auto type = dyn_cast<RankedTensorType>(attr.getType());
    Type element = attr.getElementType();
    if (!type || !isa<IntegerType, FloatType>(element) || attr.getNumElements() > kMaxElements ||
        attr.getNumElements() == 0)
      return attr;
    SmallVector<Attribute> values(attr.getValues<Attribute>());
    const double odd[] = {0, 1, -1, 2, 3, 1e30, INFINITY, NAN, 127, -128, 2147483647, -2147483648.0};
    values[pick(values.size())] = numberAttr(element, odd[pick(std::size(odd))]);
    return DenseElementsAttr::get(type, values);
  }

  static constexpr char zeros[64] = {};
  ModuleOp module;
  MLIRContext *context;
  std::mt19937_64 &random;
  SmallVector<Operation *> ops;
};

} // namespace

void mutateModule(ModuleOp module, std::mt19937_64 &random) {
  Mutator(module, random).run();
}

} // namespace gc::test
