#include "ir/gcx/Gcx.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace gc;
using namespace gc::gcx;

#include "ir/gcx/GcxDialect.cpp.inc"
#include "ir/gcx/GcxEnums.cpp.inc"
#include "ir/gcx/GcxInterfaces.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "ir/gcx/GcxTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "ir/gcx/GcxAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "ir/gcx/GcxOps.cpp.inc"

void GcxDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "ir/gcx/GcxTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "ir/gcx/GcxAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ir/gcx/GcxOps.cpp.inc"
      >();
}

static constexpr uint64_t kMaxNumbered = 1 << 20;

int64_t gcx::bytesOf(Type elementType) {
  if (auto complex = dyn_cast<ComplexType>(elementType))
    return 2 * bytesOf(complex.getElementType());
  return llvm::divideCeil(elementType.getIntOrFloatBitWidth(), 8);
}

int64_t gcx::bytesOf(RankedTensorType type) {
  return type.getNumElements() * bytesOf(type.getElementType());
}

int64_t gcx::sizeOf(Value buffer) {
  return cast<IntegerAttr>(buffer.getDefiningOp()->getAttr("bytes")).getInt();
}

SmallVector<int64_t> gcx::tripCounts(ProgramOp program) {
  SmallVector<int64_t> trips(program.getLoops(), 1);
  program.walk([&](ForOp loop) {
    if (loop.getLoop() < trips.size())
      trips[loop.getLoop()] = loop.getTrip();
  });
  return trips;
}

Range gcx::rangeOf(Value buffer, ArrayRef<int64_t> trips) {
  if (auto view = buffer.getDefiningOp<ViewOp>()) {
    Range base = rangeOf(view.getBase(), trips);
    int64_t low = 0, high = 0;
    for (auto [loop, stride] : llvm::zip_equal(view.getLoops(), view.getStrides())) {
      int64_t reach = stride * std::max<int64_t>(trips[loop] - 1, 0);
      (reach < 0 ? low : high) += reach;
    }
    int64_t begin = base.begin + static_cast<int64_t>(view.getOffset());
    // A base that moves widens the range at its end; what the view adds comes on top.
    int64_t slack = (base.end - base.begin) - sizeOf(view.getBase());
    return {base.owner, begin + low, begin + high + slack + static_cast<int64_t>(view.getBytes())};
  }
  int64_t bytes = sizeOf(buffer);
  if (auto alloc = buffer.getDefiningOp<AllocOp>(); alloc && alloc.getOffset())
    return {alloc.getWithin(), static_cast<int64_t>(*alloc.getOffset()),
            static_cast<int64_t>(*alloc.getOffset()) + bytes};
  return {buffer, 0, bytes};
}

LogicalResult ViewOp::verify() {
  if (getLoops().size() != getStrides().size())
    return emitOpError("names ") << getLoops().size() << " loops but " << getStrides().size() << " strides";
  if (static_cast<int64_t>(getOffset()) < 0 || static_cast<int64_t>(getBytes()) < 0)
    return emitOpError("offset and bytes must not be negative");
  return success();
}

LogicalResult CopyOp::verify() {
  if (sizeOf(getSource()) != sizeOf(getTarget()))
    return emitOpError("copies ") << sizeOf(getSource()) << " bytes to a buffer of " << sizeOf(getTarget());
  return success();
}

LogicalResult FillOp::verify() {
  size_t bytes = getPattern().size();
  if (bytes > 16 || !llvm::isPowerOf2_64(bytes))
    return emitOpError("pattern must have 1, 2, 4, 8 or 16 bytes, it has ") << bytes;
  if (sizeOf(getTarget()) % bytes)
    return emitOpError("target of ") << sizeOf(getTarget()) << " bytes is not a multiple of the pattern's " << bytes;
  return success();
}

LogicalResult ProgramOp::verify() {
  // Tables are made of that size before a loop or event is looked at.
  for (auto [what, count] : {std::pair{"loops", getLoops()}, std::pair{"events", getEvents()}})
    if (count > kMaxNumbered)
      return emitOpError("has ") << count << " " << what << "; at most " << kMaxNumbered << " can be numbered";
  for (auto [what, values] : {std::pair{"argument", getArguments()}, std::pair{"result", getResults()}})
    for (auto [i, value] : llvm::enumerate(values)) {
      auto fields = dyn_cast<DictionaryAttr>(value);
      auto type = fields ? fields.getAs<TypeAttr>("type") : TypeAttr();
      if (!type || !isa<RankedTensorType>(type.getValue()))
        return emitOpError(what) << " " << i << " has no tensor type";
      if (auto alias = fields.getAs<IntegerAttr>("alias"))
        if (alias.getInt() < 0 || alias.getInt() >= static_cast<int64_t>(getResults().size()))
          return emitOpError(what) << " " << i << " is aliased with result " << alias.getInt() << ", there are "
                                   << getResults().size();
    }
  return success();
}

// Buffers lie in what they are part of; views that move are used inside their loops alone; commands name known streams,
// events and kernels.
namespace {
class ProgramChecker {
public:
  explicit ProgramChecker(ProgramOp program) : program(program), trips(tripCounts(program)) {}

  LogicalResult check() {
    WalkResult buffers = program.walk([&](Operation *op) {
      return op->getNumResults() && failed(checkBuffer(*op)) ? WalkResult::interrupt() : WalkResult::advance();
    });
    return failure(buffers.wasInterrupted() || failed(checkCommands(program.getBody().front())));
  }

private:
  LogicalResult checkBuffer(Operation &op) {
    if (auto view = dyn_cast<ViewOp>(op)) {
      for (int64_t loop : view.getLoops())
        if (loop < 0 || loop >= static_cast<int64_t>(trips.size()))
          return view.emitOpError("moves with loop ") << loop << ", the program has " << trips.size();
      Range inner = rangeOf(view, trips), outer = rangeOf(view.getBase(), trips);
      if (inner.begin < outer.begin || inner.end > outer.end)
        return view.emitOpError("covers bytes ")
               << inner.begin << " to " << inner.end << ", its base " << outer.begin << " to " << outer.end;
      return success();
    }
    auto checkValue = [&](ArrayAttr values, int64_t index, int64_t bytes, StringRef what) -> LogicalResult {
      if (index < 0 || index >= static_cast<int64_t>(values.size()))
        return op.emitOpError("names ") << what << " " << index << ", the program has " << values.size();
      auto type = cast<RankedTensorType>(cast<DictionaryAttr>(values[index]).getAs<TypeAttr>("type").getValue());
      if (bytesOf(type) != bytes)
        return op.emitOpError("has ") << bytes << " bytes, the " << what << " has " << bytesOf(type);
      return success();
    };
    if (auto argument = dyn_cast<ArgumentOp>(op))
      return checkValue(program.getArguments(), argument.getIndex(), argument.getBytes(), "argument");
    if (auto result = dyn_cast<ResultOp>(op))
      return checkValue(program.getResults(), result.getIndex(), result.getBytes(), "result");
    if (auto alloc = dyn_cast<AllocOp>(op)) {
      if (Value within = alloc.getWithin()) {
        auto result = within.getDefiningOp<ResultOp>();
        if (!result || !result.getSpare())
          return alloc.emitOpError("lies within a buffer that is no spare result");
        if (!alloc.getOffset() || *alloc.getOffset() + alloc.getBytes() > result.getBytes())
          return alloc.emitOpError("has no offset within the result's ") << result.getBytes() << " bytes";
        return success();
      }
      if (alloc.getOffset() &&
          (!program.getArenaBytes() || *alloc.getOffset() + alloc.getBytes() > *program.getArenaBytes()))
        return alloc.emitOpError("ends at byte ") << *alloc.getOffset() + alloc.getBytes() << ", past the arena's end";
    }
    return success();
  }

  LogicalResult checkCommands(Block &block) {
    for (Operation &op : block) {
      auto command = dyn_cast<CommandOpInterface>(op);
      if (!command) {
        if (op.getNumResults() == 1 && isa<BufferType>(op.getResult(0).getType()))
          continue;
        return op.emitOpError("is neither a buffer nor a command");
      }
      if (command.getStreamNumber() < 0 || command.getStreamNumber() >= NumStreams)
        return op.emitOpError("names stream ") << command.getStreamNumber() << ", there are " << int64_t(NumStreams);
      for (Value buffer : op.getOperands())
        if (failed(checkUse(op, buffer)))
          return failure();
      for (StringRef name : {"event"})
        if (auto event = op.getAttrOfType<IntegerAttr>(name))
          if (event.getInt() < 0 || event.getInt() >= static_cast<int64_t>(program.getEvents()))
            return op.emitOpError("names event ") << event.getInt() << ", the program has " << program.getEvents();
      auto loop = dyn_cast<ForOp>(op);
      if (loop)
        open.push_back(loop.getLoop());
      for (Region &region : op.getRegions())
        if (failed(checkCommands(region.front())))
          return failure();
      if (loop)
        open.pop_back();
    }
    return success();
  }

  LogicalResult checkUse(Operation &op, Value buffer) {
    for (auto view = buffer.getDefiningOp<ViewOp>(); view; view = view.getBase().getDefiningOp<ViewOp>())
      for (int64_t loop : view.getLoops())
        if (!llvm::is_contained(open, loop))
          return op.emitOpError("uses a view that moves with loop ") << loop << " outside of that loop";
    return success();
  }

  ProgramOp program;
  SmallVector<int64_t> trips;
  SmallVector<int64_t> open; // loops around the command at hand
};
} // namespace

LogicalResult ProgramOp::verifyRegions() {
  return ProgramChecker(*this).check();
}
