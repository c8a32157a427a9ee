#include "passes/memory/Passes.h"
#include "passes/memory/StoragePlan.h"

#include "ir/analysis/ElementWalk.h"
#include "ir/dialect/Sharding.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/StringMap.h"

namespace gc {
#define GEN_PASS_DEF_LOWERTOGCXPASS
#include "passes/memory/Passes.h.inc"
} // namespace gc

using namespace mlir;
using namespace gc;

namespace {

// The kernels of a module: each distinct fusion as a private function, equal ones once.
class KernelTable {
public:
  explicit KernelTable(ModuleOp module) : module(module) {}

  StringRef add(FusionOp fusion) {
    OpBuilder builder(module.getContext());
    auto type = builder.getFunctionType(fusion.getOperandTypes(), fusion.getResultTypes());
    OwningOpRef<func::FuncOp> function = func::FuncOp::create(fusion.getLoc(), "k", type);
    function->setPrivate();
    builder.setInsertionPointToStart(function->addEntryBlock());
    IRMapping map;
    map.map(fusion.getOperands(), function->getArguments());
    // One operand twice would map to one argument: each use has its own.
    Operation *copy = builder.clone(*fusion, map);
    copy->setOperands(function->getArguments());
    func::ReturnOp::create(builder, fusion.getLoc(), copy->getResults());

    // Printed text is the key: it holds all that the kernel depends on and no location.
    std::string key;
    llvm::raw_string_ostream stream(key);
    function->print(stream, OpPrintingFlags().useLocalScope());
    auto [it, inserted] = names.try_emplace(key);
    if (inserted) {
      it->second = ("kernel_" + Twine(names.size() - 1)).str();
      function->setName(it->second);
      module.push_back(function.release());
    }
    return it->second;
  }
  size_t size() const { return names.size(); }

private:
  ModuleOp module;
  llvm::StringMap<std::string> names;
};

struct Copy {
  int from, to;
  ElementsAttr splat; // set: `from` is this constant
};

class Lowering {
public:
  Lowering(func::FuncOp function, ArrayRef<int64_t> aliases, KernelTable &kernels)
      : function(function), plan(function, aliases), kernels(kernels), commands(function.getContext()),
        buffers(function.getContext()) {}

  LogicalResult run(gcx::ProgramOp program) {
    top = &program.getBody().emplaceBlock();
    program.setLoops(plan.numLoops());
    Block &body = function.getBody().front();
    blocks[&body] = top;
    if (failed(lowerBlock(body)))
      return failure();
    SmallVector<Copy> last;
    for (auto [i, value] : llvm::enumerate(body.getTerminator()->getOperands()))
      addCopy(last, value, plan.returnSlot(i));
    commands.setInsertionPointToEnd(top);
    emitCopies(last, body.getTerminator()->getLoc());
    return success();
  }

  int64_t launches = 0, copies = 0;
  int64_t inPlace() const { return plan.numInPlace(); }

private:
  LogicalResult lowerBlock(Block &block) {
    OpBuilder::InsertionGuard guard(commands);
    commands.setInsertionPointToEnd(blocks.at(&block));
    for (Operation &op : block.without_terminator())
      if (failed(lowerOp(op)))
        return failure();
    return success();
  }

  LogicalResult lowerOp(Operation &op) {
    if (isView(&op))
      return success();
    return TypeSwitch<Operation *, LogicalResult>(&op)
        .Case<ConstantOp>([](auto) { return success(); })
        .Case<FusionOp, WhileOp, ScanOp, CaseOp, ExpectOp, AllReduceOp, AllGatherOp, ReduceScatterOp, DeviceIndexOp>(
            [&](auto typed) { return lower(typed); })
        .Default([](Operation *other) {
          return other->emitOpError("must lie in a fusion before it can get commands: run gc-form-fusions first");
        });
  }

  LogicalResult lower(FusionOp op) {
    SmallVector<Copy> before;
    SmallVector<Value> inputs, outputs;
    for (OpResult result : op->getResults())
      if (int updated = StoragePlan::updatedOperand(op, result.getResultNumber()); updated >= 0)
        addCopy(before, op.getOperand(updated), plan.slotOf(result));
    emitCopies(before, op.getLoc());
    for (Value operand : op.getOperands())
      inputs.push_back(bufferOf(operand));
    for (OpResult result : op->getResults()) {
      outputs.push_back(bufferOf(result));
      // The kernel finds the old contents where it writes the new ones.
      if (int updated = StoragePlan::updatedOperand(op, result.getResultNumber()); updated >= 0)
        inputs[updated] = outputs.back();
    }
    gcx::LaunchOp::create(commands, op.getLoc(), kernels.add(op), inputs, outputs, gcx::Compute);
    ++launches;
    return success();
  }

  LogicalResult lower(WhileOp op) {
    SmallVector<Copy> before;
    for (auto [init, result] : llvm::zip_equal(op.getInits(), op.getResults()))
      addCopy(before, init, plan.slotOf(result));
    emitCopies(before, op.getLoc());
    Value pred = buffer(plan.predSlot(op));
    auto loop = gcx::WhileOp::create(commands, op.getLoc(), pred, gcx::Compute);
    return failure(failed(lowerRegion(op.getCond(), loop.getCond())) ||
                   failed(lowerRegion(op.getBody(), loop.getBody())));
  }

  LogicalResult lower(ScanOp op) {
    SmallVector<Copy> before;
    for (auto [init, result] : llvm::zip_first(op.getInits(), op.getResults()))
      addCopy(before, init, plan.slotOf(result));
    emitCopies(before, op.getLoc());
    // Slices of constants and stacked values need their whole in the enclosing block.
    for (Value input : op.getInputs())
      bufferOf(input);
    for (Value result : op.getResults())
      bufferOf(result);
    auto loop = gcx::ForOp::create(commands, op.getLoc(), plan.loopNumber(op), op.getTripCount(), op.getReverse(),
                                   gcx::Compute);
    return lowerRegion(op.getBody(), loop.getBody());
  }

  LogicalResult lower(CaseOp op) {
    auto type = cast<RankedTensorType>(op.getIndex().getType());
    if (!type.getElementType().isSignlessInteger(32))
      return op.emitOpError("index must be an i32 to be run, it is ") << type;
    Value index = bufferOf(op.getIndex());
    for (Value result : op.getResults())
      bufferOf(result);
    auto branches = gcx::CaseOp::create(commands, op.getLoc(), index, gcx::Compute, op.getBranches().size());
    for (auto [from, to] : llvm::zip_equal(op.getBranches(), branches.getBranches()))
      if (failed(lowerRegion(from, to)))
        return failure();
    return success();
  }

  LogicalResult lower(ExpectOp op) {
    gcx::ExpectOp::create(commands, op.getLoc(), op.getKind(), bufferOf(op.getActual()), bufferOf(op.getExpected()),
                          op.getActual().getType(), op.getMinUlpDifference(), op.getMaxUlpDifference(), gcx::Compute);
    return success();
  }

  void collective(Operation *op, gcx::CollectiveKind kind, Monoid monoid, FlatSymbolRefAttr mesh, ArrayAttr axes,
                  int64_t outer) {
    auto type = cast<RankedTensorType>(op->getOperand(0).getType());
    gcx::CollectiveOp::create(commands, op->getLoc(), kind, monoid, type.getElementType(), type.getNumElements(), outer,
                              mesh.getValue(), axes, bufferOf(op->getOperand(0)), bufferOf(op->getResult(0)),
                              gcx::Compute);
  }
  // What lies before `dim` in row-major order.
  static int64_t outerSize(Value value, int64_t dim) {
    auto shape = cast<RankedTensorType>(value.getType()).getShape();
    return ShapedType::getNumElements(shape.take_front(dim));
  }
  LogicalResult lower(AllReduceOp op) {
    collective(op, gcx::CollectiveKind::all_reduce, op.getKind(), op.getMeshAttr(), op.getAxes(), 1);
    return success();
  }
  LogicalResult lower(AllGatherOp op) {
    collective(op, gcx::CollectiveKind::all_gather, Monoid::add, op.getMeshAttr(), op.getAxes(),
               outerSize(op.getOperand(), op.getDim()));
    return success();
  }
  LogicalResult lower(ReduceScatterOp op) {
    collective(op, gcx::CollectiveKind::reduce_scatter, op.getKind(), op.getMeshAttr(), op.getAxes(),
               outerSize(op.getOperand(), op.getDim()));
    return success();
  }
  LogicalResult lower(DeviceIndexOp op) {
    gcx::DeviceIndexOp::create(commands, op.getLoc(), op.getMesh(), op.getAxes(), bufferOf(op.getResult()),
                               gcx::Compute);
    return success();
  }

  LogicalResult lowerRegion(Region &from, Region &to) {
    Block &block = from.front();
    blocks[&block] = &to.emplaceBlock();
    if (failed(lowerBlock(block)))
      return failure();
    SmallVector<Copy> last;
    for (auto [i, value] : llvm::enumerate(block.getTerminator()->getOperands()))
      addCopy(last, value, plan.yieldSlot(&block, i));
    OpBuilder::InsertionGuard guard(commands);
    commands.setInsertionPointToEnd(blocks.at(&block));
    emitCopies(last, block.getTerminator()->getLoc());
    return success();
  }

  void addCopy(SmallVectorImpl<Copy> &list, Value value, int to) {
    int from = plan.slotOf(value);
    if (from == to || plan.getSlots()[to].bytes == 0)
      return;
    auto splat = dyn_cast_or_null<SplatElementsAttr>(plan.getSlots()[from].value);
    list.push_back({from, to, splat});
  }

  // All of them as if at once: a copy runs before another overwrites what it reads; a cycle goes through a temporary.
  void emitCopies(SmallVector<Copy> &list, Location loc) {
    while (!list.empty()) {
      auto ready = llvm::find_if(list, [&](const Copy &copy) {
        return llvm::none_of(list, [&](const Copy &other) { return &other != &copy && other.from == copy.to; });
      });
      if (ready == list.end()) {
        Value temporary =
            gcx::AllocOp::create(commands, loc, plan.getSlots()[list.front().to].bytes, IntegerAttr(), Value());
        gcx::CopyOp::create(commands, loc, buffer(list.front().to), temporary, gcx::Compute);
        saved[list.front().to] = temporary;
        for (Copy &copy : list)
          if (copy.from == list.front().to)
            copy.from = ~copy.from;
        ++copies;
        continue;
      }
      emitCopy(*ready, loc);
      list.erase(ready);
    }
    saved.clear();
  }

  void emitCopy(const Copy &copy, Location loc) {
    Value target = buffer(copy.to);
    if (copy.splat && gcx::bytesOf(copy.splat.getElementType()) <= 16) {
      gcx::FillOp::create(commands, loc, target, patternOf(copy.splat), gcx::Compute);
    } else {
      Value source = copy.from < 0 ? saved.at(~copy.from) : buffer(copy.from);
      gcx::CopyOp::create(commands, loc, source, target, gcx::Compute);
    }
    ++copies;
  }

  static SmallVector<int8_t> patternOf(ElementsAttr splat) {
    auto elements = cast<DenseElementsAttr>(splat);
    Type type = elements.getElementType();
    SmallVector<int8_t> bytes;
    auto append = [&](const APInt &value) {
      for (unsigned i = 0; i < value.getBitWidth(); i += 8)
        bytes.push_back(static_cast<int8_t>(value.extractBitsAsZExtValue(8, i)));
    };
    if (isa<FloatType>(type)) {
      append(elements.getSplatValue<APFloat>().bitcastToAPInt());
    } else if (auto complex = dyn_cast<ComplexType>(type)) {
      auto value = elements.getSplatValue<std::complex<APFloat>>();
      append(value.real().bitcastToAPInt());
      append(value.imag().bitcastToAPInt());
    } else {
      APInt value = elements.getSplatValue<APInt>();
      unsigned width = llvm::divideCeil(value.getBitWidth(), 8) * 8;
      bool isSigned = !type.isUnsignedInteger() && !type.isInteger(1);
      append(isSigned ? value.sext(width) : value.zext(width));
    }
    return bytes;
  }

  Value bufferOf(Value value) { return buffer(plan.slotOf(value)); }

  // The value's own location under a name that says what it is: "dot f32[512,768]".
  static Location locationOf(Value value) {
    Operation *op = value.getDefiningOp();
    if (auto fusion = dyn_cast_or_null<FusionOp>(op)) {
      Value inside = fusion.getBody().front().getTerminator()->getOperand(cast<OpResult>(value).getResultNumber());
      op = inside.getDefiningOp() ? inside.getDefiningOp() : op;
    }
    auto type = cast<RankedTensorType>(value.getType());
    std::string name;
    llvm::raw_string_ostream stream(name);
    stream << (op ? op->getName().stripDialect() : StringRef("carry")) << ' ' << type.getElementType() << '[';
    llvm::interleave(type.getShape(), stream, ",");
    stream << ']';
    return NameLoc::get(StringAttr::get(value.getContext(), name), op ? op->getLoc() : value.getLoc());
  }

  // The buffer op of a slot, made at the slot's first use and placed where its memory belongs.
  Value buffer(int number) {
    const Slot &slot = plan.getSlots()[number];
    auto known = made.find(number);
    if (known != made.end() && (slot.kind != Slot::Kind::Slice || isUsableHere(known->second)))
      return known->second;
    Location loc = function.getLoc();
    Value result;
    switch (slot.kind) {
    case Slot::Kind::Argument:
      result = gcx::ArgumentOp::create(at(top), loc, slot.index, slot.bytes);
      break;
    case Slot::Kind::Result:
      result = gcx::ResultOp::create(at(top), loc, slot.index, slot.bytes, isSpare(slot.index));
      break;
    case Slot::Kind::Constant: {
      Value &constant = constants[slot.value];
      if (!constant)
        constant = gcx::ConstantOp::create(at(top), loc, slot.value, slot.bytes);
      result = constant;
      break;
    }
    case Slot::Kind::Alloc:
      result =
          gcx::AllocOp::create(at(blocks.at(slot.block)), locationOf(slot.first), slot.bytes, IntegerAttr(), Value());
      break;
    case Slot::Kind::Slice: {
      Value base = buffer(slot.base);
      result = gcx::ViewOp::create(commands, loc, base, 0, slot.bytes, ArrayRef<int64_t>{slot.loop},
                                   ArrayRef<int64_t>{slot.bytes});
      break;
    }
    }
    made[number] = result;
    return result;
  }

  // Callers align a result for its own elements; what else its memory is to hold must not need more.
  bool isSpare(int64_t result) {
    if (widest == 0)
      function.walk([&](Operation *op) {
        for (Type type : llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()))
          if (auto tensor = dyn_cast<RankedTensorType>(type))
            widest = std::max(widest, gcx::bytesOf(tensor.getElementType()));
      });
    auto type = cast<RankedTensorType>(function.getResultTypes()[result]);
    return gcx::bytesOf(type.getElementType()) >= widest && type.getNumElements() > 0;
  }

  bool isUsableHere(Value view) {
    Block *block = view.getParentBlock();
    return block == commands.getInsertionBlock() ||
           (commands.getInsertionBlock()->getParentOp() &&
            block->findAncestorOpInBlock(*commands.getInsertionBlock()->getParentOp()));
  }

  // Buffers stand at the start of their block, in order of creation.
  OpBuilder &at(Block *block) {
    Operation *&last = lastBuffer[block];
    if (last)
      buffers.setInsertionPointAfter(last);
    else
      buffers.setInsertionPointToStart(block);
    listener.last = &last;
    buffers.setListener(&listener);
    return buffers;
  }
  struct Listener : OpBuilder::Listener {
    Operation **last = nullptr;
    void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override { *last = op; }
  } listener;

  func::FuncOp function;
  StoragePlan plan;
  KernelTable &kernels;
  OpBuilder commands, buffers;
  Block *top = nullptr;
  DenseMap<Block *, Block *> blocks;
  DenseMap<Block *, Operation *> lastBuffer;
  int64_t widest = 0; // bytes of the widest element type; 0: not yet known
  DenseMap<int, Value> made, saved;
  DenseMap<Attribute, Value> constants;
};

struct LowerToGcx : gc::impl::LowerToGcxPassBase<LowerToGcx> {
  using LowerToGcxPassBase::LowerToGcxPassBase;

  void runOnOperation() override {
    KernelTable table(getOperation());
    for (auto function : llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      if (function.isPrivate())
        continue;
      if (failed(lower(function, table)))
        return signalPassFailure();
    }
    kernels += table.size();
  }

private:
  LogicalResult lower(func::FuncOp function, KernelTable &table) {
    if (!function.getBody().hasOneBlock())
      return function.emitOpError("must have one block to be run");
    SmallVector<Attribute> arguments, results;
    FailureOr<SmallVector<int64_t>> aliases = readAliases(function);
    if (failed(aliases))
      return failure();
    Builder builder(&getContext());
    for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
      arguments.push_back(describe(builder, type, function.getArgAttrDict(i), (*aliases)[i]));
    for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
      results.push_back(describe(builder, type, function.getResultAttrDict(i), -1));
    OpBuilder before(function);
    auto program =
        gcx::ProgramOp::create(before, function.getLoc(), function.getName(), builder.getArrayAttr(arguments),
                               builder.getArrayAttr(results), IntegerAttr(), 0, 0);
    Lowering lowering(function, *aliases, table);
    if (failed(lowering.run(program)))
      return failure();
    launches += lowering.launches;
    copies += lowering.copies;
    inPlace += lowering.inPlace();
    function.erase();
    return success();
  }

  static Attribute describe(Builder &builder, Type type, DictionaryAttr attributes, int64_t alias) {
    NamedAttrList fields;
    fields.append("type", TypeAttr::get(type));
    if (attributes) {
      if (Attribute name = attributes.get("gc.name"))
        fields.append("name", name);
      if (Attribute role = attributes.get("gc.role"))
        fields.append("role", role);
      if (Attribute init = attributes.get("gc.init"))
        fields.append("init", init);
      if (attributes.get("gc.alias"))
        fields.append("donated", builder.getUnitAttr());
      // How the parts lie over the mesh. Partitioning is done: elsewhere shardings are gone.
      if (auto sharding = attributes.getAs<ShardingAttr>(ShardingAttr::onValue))
        fields.append("sharding", sharding);
    }
    if (alias >= 0)
      fields.append("alias", builder.getI64IntegerAttr(alias));
    return fields.getDictionary(builder.getContext());
  }
};

} // namespace
