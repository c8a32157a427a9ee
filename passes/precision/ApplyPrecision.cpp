#include "passes/precision/Passes.h"

#include "passes/precision/Policy.h"

#include "mlir/IR/Iterators.h"

namespace gc {
#define GEN_PASS_DEF_APPLYPRECISIONPASS
#include "passes/precision/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

// Where a value lives. Only Low changes its type.
enum class Home : uint8_t {
  Free,   // of constants alone: fits in with what it meets
  Source, // an argument, moved: spread over a result as a bias is, it fits in as well
  Low,
  Wide
};

struct Policy {
  Type low;
  // What the policy is about; everything else keeps its type.
  llvm::function_ref<bool(Type)> covers;
  bool widens; // to f32: every class is Low, and nothing is sensitive
};

Type elementOf(Value value) {
  return getElementTypeOrSelf(value.getType());
}

// At most one dimension that is not 1.
bool isVector(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return llvm::count_if(type.getShape(), [](int64_t size) { return size != 1; }) <= 1;
}

// Finite numbers that the low type has no place for.
bool overflows(Value value, Type low) {
  auto constant = value.getDefiningOp<ConstantOp>();
  auto elements = constant ? dyn_cast<DenseElementsAttr>(constant.getValue()) : DenseElementsAttr();
  if (!elements || !isa<FloatType>(elements.getElementType()))
    return false;
  auto tooLarge = [&](APFloat x) {
    bool loses;
    if (!x.isFinite())
      return false;
    x.convert(cast<FloatType>(low).getFloatSemantics(), APFloat::rmNearestTiesToEven, &loses);
    return !x.isFinite();
  };
  if (elements.isSplat())
    return tooLarge(elements.getSplatValue<APFloat>());
  return llvm::any_of(elements.getValues<APFloat>(), tooLarge);
}

// Decides where each value lives: forward by classes, then backward, so that no value is converted to and fro where its
// producer could have made the other type.
class Homes {
public:
  explicit Homes(const Policy &policy) : policy(policy) {}

  void find(func::FuncOp function) {
    for (Value argument : function.getArguments())
      set(argument, policy.widens ? Home::Wide : Home::Source);
    walkForward(function.getBody().front());
    if (!policy.widens)
      walkBackward(function.getBody().front());
  }

  bool covers(Value value) const { return policy.covers(elementOf(value)); }
  bool isLow(Value value) const { return covers(value) && of(value) == Home::Low; }

  // Whether an op reads the operand in the low type; none: either way.
  std::optional<bool> readsLow(OpOperand &use) const {
    Operation *user = use.getOwner();
    if (auto yield = dyn_cast<YieldOp>(user))
      return yieldsLow(yield, use.getOperandNumber());
    switch (isEligible(user) ? precisionClassOf(user) : PrecisionClass::Kept) {
    case PrecisionClass::Contraction:
      return true;
    case PrecisionClass::Pointwise:
      if (isa<CompareOp, IsFiniteOp>(user))
        return std::nullopt;
      [[fallthrough]];
    case PrecisionClass::Movement:
      return isLow(user->getResult(0));
    case PrecisionClass::Control:
      return operandOfControlIsLow(user, use.getOperandNumber());
    case PrecisionClass::Cast:
      return std::nullopt;
    case PrecisionClass::Wide:
      return policy.widens;
    case PrecisionClass::Kept:
      return false;
    }
    llvm_unreachable("all classes are there");
  }

  // Of ops that give no float: in the low type where nothing is lost by it.
  bool comparesLow(Operation *op) const {
    return policy.widens || llvm::all_of(op->getOperands(), [&](Value v) { return !covers(v) || isLow(v); });
  }

  // An op whose floats are all the policy's: where a program mixes types itself, they stay.
  bool isEligible(Operation *op) const {
    auto fits = [&](Type type) {
      Type element = getElementTypeOrSelf(type);
      return policy.covers(element) || !(isa<FloatType, ComplexType>(element));
    };
    return isa<ConvertOp, ScanOp, WhileOp, CaseOp>(op) ||
           (llvm::all_of(op->getOperandTypes(), fits) && llvm::all_of(op->getResultTypes(), fits));
  }

private:
  Home of(Value value) const { return homes.lookup_or(value, Home::Wide); }
  void set(Value value, Home home) { homes[value] = home; }
  void setAll(ValueRange values, Home home) {
    for (Value value : values)
      set(value, home);
  }

  void walkForward(Block &block) {
    for (Operation &op : block)
      visit(&op);
  }

  void visit(Operation *op) {
    PrecisionClass kind = isEligible(op) ? precisionClassOf(op) : PrecisionClass::Kept;
    if (kind == PrecisionClass::Control)
      return visitControl(op);
    if (auto custom = dyn_cast<CustomVjpOp>(op))
      visitIsolated(custom);
    Home home = Home::Wide;
    if (policy.widens)
      home = kind == PrecisionClass::Kept ? Home::Wide : Home::Low;
    else if (kind == PrecisionClass::Contraction)
      home = Home::Low;
    else if (kind == PrecisionClass::Pointwise || kind == PrecisionClass::Movement)
      home = joined(op, kind == PrecisionClass::Movement);
    else if (kind == PrecisionClass::Cast && elementOf(op->getOperand(0)).isInteger(1))
      home = Home::Free; // 0 and 1
    setAll(op->getResults(), home);
  }

  Home joined(Operation *op, bool moves) {
    if (isa<ConstantOp>(op) && overflows(op->getResult(0), policy.low))
      return Home::Wide;
    bool source = false, low = false;
    for (Value operand : op->getOperands()) {
      if (!covers(operand))
        continue;
      Home home = of(operand);
      if (home == Home::Wide)
        return Home::Wide;
      source |= home == Home::Source;
      low |= home == Home::Low;
    }
    if (source && (low || !moves))
      return Home::Wide;
    if (source)
      return isa<BroadcastOp>(op) && isSpread(op) ? Home::Free : Home::Source;
    return low ? Home::Low : Home::Free;
  }
  static bool isSpread(Operation *op) {
    Value operand = op->getOperand(0), result = op->getResult(0);
    return isVector(operand) && cast<RankedTensorType>(operand.getType()).getNumElements() <
                                    cast<RankedTensorType>(result.getType()).getNumElements();
  }

  // Its own function: what goes in and out keeps its type.
  void visitIsolated(CustomVjpOp custom) {
    for (Region &region : custom->getRegions()) {
      setAll(region.front().getArguments(), Home::Wide);
      walkForward(region.front());
    }
  }

  void visitControl(Operation *op) {
    // Sums over rounds lie in carries, and what comes in as a constant may not stay one.
    Home carried = policy.widens ? Home::Low : Home::Wide;
    if (auto scan = dyn_cast<ScanOp>(op)) {
      Block &body = scan.getBody().front();
      unsigned carries = scan.getInits().size();
      setAll(body.getArguments().take_front(carries), carried);
      for (auto [slice, stacked] : llvm::zip_equal(body.getArguments().drop_front(carries), scan.getInputs())) {
        Home home = of(stacked);
        set(slice, policy.widens ? Home::Low : home == Home::Free ? Home::Wide : home);
      }
      walkForward(body);
      setAll(op->getResults().take_front(carries), carried);
      for (auto [result, yielded] : llvm::zip_equal(op->getResults().drop_front(carries),
                                                    body.getTerminator()->getOperands().drop_front(carries)))
        set(result, policy.widens || of(yielded) == Home::Low ? Home::Low : Home::Wide);
      return;
    }
    for (Region &region : op->getRegions()) {
      setAll(region.front().getArguments(), carried);
      walkForward(region.front());
    }
    for (auto [i, result] : llvm::enumerate(op->getResults()))
      set(result, isa<CaseOp>(op) && !policy.widens ? branchesGive(op, i) : carried);
  }
  Home branchesGive(Operation *op, unsigned i) {
    bool low = false;
    for (Region &region : op->getRegions()) {
      Home home = of(region.front().getTerminator()->getOperand(i));
      if (home != Home::Low && home != Home::Free)
        return Home::Wide;
      low |= home == Home::Low;
    }
    return low ? Home::Low : Home::Wide;
  }

  bool yieldsLow(YieldOp yield, unsigned i) const {
    Operation *parent = yield->getParentOp();
    if (isa<CaseOp, ScanOp>(parent))
      return isLow(parent->getResult(i));
    // A condition yields a boolean.
    return isa<WhileOp>(parent) && i < parent->getNumResults() && isLow(parent->getResult(i));
  }
  bool operandOfControlIsLow(Operation *op, unsigned i) const {
    if (isa<CaseOp>(op))
      return false;
    return isLow(op->getRegion(0).front().getArgument(i));
  }

  // Readers before what they read.
  void walkBackward(Block &block) {
    for (Operation &op : llvm::reverse(block)) {
      if (op.getNumResults() == 1 && isEligible(&op))
        reconsider(&op);
      if (isa<ScanOp, WhileOp, CaseOp, CustomVjpOp>(op))
        for (Region &region : op.getRegions())
          walkBackward(region.front());
    }
  }
  void reconsider(Operation *op) {
    Value result = op->getResult(0);
    PrecisionClass kind = precisionClassOf(op);
    bool moves = kind == PrecisionClass::Movement && op->getNumOperands() != 0;
    if (!covers(result) || !(moves || kind == PrecisionClass::Pointwise))
      return;
    bool low = false, wide = false;
    for (OpOperand &use : result.getUses())
      if (std::optional<bool> read = readsLow(use))
        (*read ? low : wide) = true;
    if (of(result) == Home::Low && wide && !low)
      set(result, Home::Wide);
    else if (of(result) != Home::Low && moves && low && !wide)
      set(result, Home::Low);
  }

  const Policy &policy;
  DenseMap<Value, Home> homes;
};

// Gives every value its type, with conversions where a reader wants another one.
class Rewriter {
public:
  Rewriter(const Policy &policy, const Homes &homes, MLIRContext *context)
      : policy(policy), homes(homes), builder(context) {}

  unsigned contractions = 0, ops = 0, conversions = 0;

  void rewrite(func::FuncOp function) {
    // What each operand is to be, while all types are still the old ones.
    SmallVector<std::pair<OpOperand *, Type>> operands;
    SmallVector<Value> lows;
    function.walk([&](Operation *op) {
      for (OpOperand &use : op->getOpOperands())
        if (homes.covers(use.get()))
          if (std::optional<Type> type = wanted(use))
            operands.push_back({&use, *type});
      if (!isInside(op))
        return;
      for (Value result : op->getResults())
        addLow(result, lows);
      for (Region &region : op->getRegions())
        if (op != function)
          for (Value argument : region.getArguments())
            addLow(argument, lows);
    });
    for (auto [use, type] : operands)
      contractions += isa<DotOp>(use->getOwner()) && use->getOperandNumber() == 0 && elementOf(use->get()) != type;
    for (Value value : lows)
      lower(value);
    for (auto [use, type] : operands)
      if (elementOf(use->get()) != type)
        use->set(converted(use->get(), type, readerOf(use->getOwner())));
    function.walk([&](ConvertOp convert) {
      if (convert.getOperand().getType() != convert.getType())
        return;
      convert.replaceAllUsesWith(convert.getOperand());
      convert.erase();
    });
    function.walk<WalkOrder::PostOrder, ReverseIterator>([](Operation *op) {
      if (isOpTriviallyDead(op))
        op->erase();
    });
  }

private:
  // Regions over scalars, of reductions and sorts, are the op's own.
  static bool isInside(Operation *op) {
    Operation *parent = op->getParentOp();
    return !parent || isa<ModuleOp, func::FuncOp, ScanOp, WhileOp, CaseOp, CustomVjpOp>(parent);
  }

  // What is read within such a region is converted outside of it.
  static Operation *readerOf(Operation *op) {
    while (!isInside(op))
      op = op->getParentOp();
    return op;
  }

  void addLow(Value value, SmallVectorImpl<Value> &lows) {
    if (homes.isLow(value) && elementOf(value) != policy.low)
      lows.push_back(value);
  }

  std::optional<Type> wanted(OpOperand &use) {
    Operation *op = use.getOwner();
    if (!isInside(op))
      return elementOf(use.get());
    if (isa<ConvertOp>(op))
      return std::nullopt; // from either type it gives the same
    bool low = isa<CompareOp, IsFiniteOp>(op) && homes.isEligible(op) ? homes.comparesLow(op)
                                                                      : homes.readsLow(use).value_or(false);
    return low ? policy.low : elementOf(use.get());
  }

  void lower(Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    if (auto constant = value.getDefiningOp<ConstantOp>()) {
      builder.setInsertionPointAfter(constant);
      Value narrow = builder.createOrFold<ConvertOp>(constant.getLoc(), type.clone(policy.low), value);
      value.replaceAllUsesExcept(narrow, narrow.getDefiningOp());
      ++ops;
      return;
    }
    value.setType(type.clone(policy.low));
    ops += isa<OpResult>(value);
  }

  // One conversion per value and block that reads it: in a loop the conversion is part of the round, and so is its
  // gradient, which adds up in the wide type.
  Value converted(Value value, Type type, Operation *reader) {
    if (auto convert = value.getDefiningOp<ConvertOp>();
        convert && elementOf(convert.getOperand()) == type && isWidening(type, elementOf(value)))
      return convert.getOperand();
    Value &made = cache[{{value, type}, reader->getBlock()}];
    if (made)
      return made;
    if (value.getParentBlock() != reader->getBlock())
      builder.setInsertionPointToStart(reader->getBlock());
    else
      builder.setInsertionPointAfterValue(value);
    made = builder.createOrFold<ConvertOp>(value.getLoc(), cast<RankedTensorType>(value.getType()).clone(type), value);
    ++conversions;
    return made;
  }
  // Of the two 16-bit floats neither holds the other.
  static bool isWidening(Type from, Type to) {
    return from.getIntOrFloatBitWidth() < to.getIntOrFloatBitWidth() && isa<FloatType>(from) && isa<FloatType>(to);
  }

  const Policy &policy;
  const Homes &homes;
  OpBuilder builder;
  DenseMap<std::pair<std::pair<Value, Type>, Block *>, Value> cache;
};

struct ApplyPrecision : gc::impl::ApplyPrecisionPassBase<ApplyPrecision> {
  using ApplyPrecisionPassBase::ApplyPrecisionPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    Builder types(&getContext());
    Type low = StringSwitch<Type>(to)
                   .Case("bf16", types.getBF16Type())
                   .Case("f16", types.getF16Type())
                   .Case("f32", types.getF32Type())
                   .Default({});
    if (!low)
      return (void)(function.emitError("has no precision '") << to.getValue() << "'; bf16, f16 and f32 are known"),
             signalPassFailure();
    bool widens = low.isF32();
    if (low.isF16() && failed(verifyNoStep(function)))
      return signalPassFailure();
    auto covers = [widens](Type type) { return widens ? type.isBF16() || type.isF16() : type.isF32(); };
    Policy policy{low, covers, widens};
    Homes homes(policy);
    homes.find(function);
    Rewriter rewriter(policy, homes, &getContext());
    rewriter.rewrite(function);
    contractionsChanged += rewriter.contractions;
    opsChanged += rewriter.ops;
    conversionsInserted += rewriter.conversions;
  }

private:
  static LogicalResult verifyNoStep(func::FuncOp function) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      auto role = function.getArgAttrOfType<RoleAttr>(i, "gc.role");
      bool isState = role && role.getValue() == Role::opt_state;
      if (isState || (role && role.getValue() == Role::param && function.getArgAttr(i, "gc.alias")))
        return function.emitError("is a train step: argument ")
               << i << (isState ? " is an optimizer's state" : " is a parameter that comes back anew")
               << "; in f16 small gradients vanish unless the loss is scaled before they "
               << "are taken: apply the precision to the loss, as in step(precision(main, f16), …), or use bf16";
    }
    return success();
  }
};

} // namespace
