#include "passes/numerics/Passes.h"

#include "ir/reference/Tensor.h"

namespace gc {
#define GEN_PASS_DEF_WIDENFLOATSPASS
#include "passes/numerics/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

Type widened(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.clone(widened(tensor.getElementType()));
  if (auto complex = dyn_cast<ComplexType>(type))
    return ComplexType::get(widened(complex.getElementType()));
  return isa<FloatType>(type) ? Float64Type::get(type.getContext()) : type;
}

APFloat widened(APFloat value) {
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}

// gc.convert is for real numbers: complex ones go by their parts.
Value convertTo(OpBuilder &builder, Location loc, Type to, Value value) {
  auto from = cast<RankedTensorType>(value.getType());
  auto complex = dyn_cast<ComplexType>(from.getElementType());
  if (!complex)
    return ConvertOp::create(builder, loc, to, value);
  SmallVector<int64_t> shape(from.getShape());
  shape.push_back(2);
  Type part = cast<ComplexType>(getElementTypeOrSelf(to)).getElementType();
  Value parts = BitcastReshapeOp::create(builder, loc, RankedTensorType::get(shape, complex.getElementType()), value);
  parts = ConvertOp::create(builder, loc, RankedTensorType::get(shape, part), parts);
  return BitcastReshapeOp::create(builder, loc, to, parts);
}

// Takes complex numbers apart or puts them together: no bits are looked at.
bool isComplexView(Operation *op) {
  auto view = dyn_cast<BitcastReshapeOp>(op);
  auto partOf = [](Value whole, Value part) {
    auto complex = dyn_cast<ComplexType>(getElementTypeOrSelf(whole));
    return complex && complex.getElementType() == getElementTypeOrSelf(part);
  };
  return view && (partOf(view.getOperand(), view.getResult()) || partOf(view.getResult(), view.getOperand()));
}

struct WidenFloats : gc::impl::WidenFloatsPassBase<WidenFloats> {
  using WidenFloatsPassBase::WidenFloatsPassBase;

  void runOnOperation() override {
    // What needs its old types, found before any type changes.
    SmallVector<std::pair<Operation *, SmallVector<Type>>> keepers;
    getOperation().walk([&](Operation *op) {
      if (isa<BitcastOp, BitcastReshapeOp, ReducePrecisionOp, ExpectOp>(op) && !isComplexView(op))
        keepers.push_back({op, llvm::to_vector(op->getOperandTypes())});
    });
    DenseSet<Operation *> kept;
    for (auto &[op, types] : keepers)
      kept.insert(op);
    WalkResult walked = getOperation().walk([&](Operation *op) {
      if (auto constant = dyn_cast<ConstantOp>(op))
        return failed(widenConstant(constant)) ? WalkResult::interrupt() : WalkResult::advance();
      if (!kept.contains(op))
        widenTypes(op);
      return WalkResult::advance();
    });
    if (walked.wasInterrupted())
      return signalPassFailure();
    // Before the conversions: these tell by their operands' types which they need.
    for (auto function : getOperation().getOps<func::FuncOp>())
      widenFunction(function);
    for (auto &[op, types] : keepers)
      surround(op, types);
    getOperation().walk([&](ConvertOp convert) {
      if (convert.getOperand().getType() == convert.getType()) {
        convert.replaceAllUsesWith(convert.getOperand());
        convert.erase();
      }
    });
  }

private:
  void widenTypes(Operation *op) {
    bool any = false;
    for (Value result : op->getResults()) {
      any |= result.getType() != widened(result.getType());
      result.setType(widened(result.getType()));
    }
    opsWidened += any;
    // Arguments of public functions are seen to with the function's type.
    if (auto function = dyn_cast<func::FuncOp>(op); function && function.isPublic())
      return;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          argument.setType(widened(argument.getType()));
  }

  LogicalResult widenConstant(ConstantOp constant) {
    auto type = cast<RankedTensorType>(constant.getType());
    if (widened(type) == type)
      return success();
    FailureOr<Tensor> tensor = Tensor::fromElements(constant.getValue());
    if (failed(tensor))
      return constant.emitOpError("has a value that cannot be read");
    DenseElementsAttr elements = tensor->toElements();
    auto wide = cast<RankedTensorType>(widened(type));
    if (isa<ComplexType>(type.getElementType())) {
      SmallVector<std::complex<APFloat>> values;
      for (std::complex<APFloat> x : elements.getValues<std::complex<APFloat>>())
        values.emplace_back(widened(x.real()), widened(x.imag()));
      elements = DenseElementsAttr::get(wide, values);
    } else {
      elements =
          elements.mapValues(wide.getElementType(), [](const APFloat &x) { return widened(x).bitcastToAPInt(); });
    }
    constant.setValueAttr(elements);
    constant.getResult().setType(wide);
    ++opsWidened;
    return success();
  }

  // Conversions to the old operand types before the op, and from its result types behind it.
  void surround(Operation *op, ArrayRef<Type> types) {
    OpBuilder builder(op);
    for (auto [operand, type] : llvm::zip_equal(op->getOpOperands(), types))
      if (operand.get().getType() != type)
        operand.set(convertTo(builder, op->getLoc(), type, operand.get()));
    builder.setInsertionPointAfter(op);
    for (Value result : op->getResults())
      widenAllUses(builder, result);
  }

  static void widenAllUses(OpBuilder &builder, Value value) {
    if (value.use_empty() || widened(value.getType()) == value.getType())
      return;
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : value.getUses())
      uses.push_back(&use);
    Value wide = convertTo(builder, value.getLoc(), widened(value.getType()), value);
    for (OpOperand *use : uses)
      use->set(wide);
  }

  static void widenFunction(func::FuncOp function) {
    FunctionType type = function.getFunctionType();
    auto widenAll = [](TypeRange types) { return llvm::map_to_vector(types, [](Type t) { return widened(t); }); };
    if (function.isPrivate() || function.isExternal()) {
      function.setFunctionType(
          FunctionType::get(type.getContext(), widenAll(type.getInputs()), widenAll(type.getResults())));
      return;
    }
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      auto alias = function.getArgAttrOfType<IntegerAttr>(i, "gc.alias");
      if (alias && alias.getInt() >= 0 && widened(type.getResult(alias.getInt())) != type.getResult(alias.getInt()))
        function.setArgAttr(i, "gc.alias", IntegerAttr::get(alias.getType(), -1));
    }
    OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
    for (BlockArgument argument : function.getArguments())
      widenAllUses(builder, argument);
    function.setFunctionType(FunctionType::get(type.getContext(), type.getInputs(), widenAll(type.getResults())));
  }
};

} // namespace
