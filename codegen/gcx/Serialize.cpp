#include "codegen/gcx/Serialize.h"

#include "passes/sharding/Layout.h"
#include "runtime/abi/Container.h"
#include "runtime/abi/kernel_abi.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace gc;
namespace fb = gcrt::fb;

static_assert(gcx::kAlignment == GC_BUFFER_ALIGNMENT);

static fb::Role roleOf(Role role) {
  switch (role) {
  case Role::param:
    return fb::Role::param;
  case Role::opt_state:
    return fb::Role::opt_state;
  case Role::state:
    return fb::Role::state;
  case Role::batch:
    return fb::Role::batch;
  case Role::rng:
    return fb::Role::rng;
  case Role::step:
    return fb::Role::step;
  case Role::loss:
    return fb::Role::loss;
  case Role::metric:
    return fb::Role::metric;
  }
  llvm_unreachable("a role without a number");
}

// Monoids have the same numbers; a region is no monoid of a collective.
static_assert(int(Monoid::add) == int(fb::Monoid::add) && int(Monoid::xor_) == int(fb::Monoid::xor_) &&
              int(Monoid::max) == int(fb::Monoid::max));
static_assert(int(gcx::CollectiveKind::reduce_scatter) == int(fb::CollectiveKind::reduce_scatter));
static_assert(int(ExpectKind::close) == int(fb::ExpectKind::close));

std::string gc::textOf(Location loc) {
  if (auto file = dyn_cast<FileLineColLoc>(loc))
    return (file.getFilename().getValue() + ":" + Twine(file.getLine())).str();
  if (auto name = dyn_cast<NameLoc>(loc)) {
    std::string child = textOf(name.getChildLoc());
    return name.getName().str() + (child.empty() ? "" : " at " + child);
  }
  if (auto call = dyn_cast<CallSiteLoc>(loc))
    return textOf(call.getCallee());
  if (auto fused = dyn_cast<FusedLoc>(loc))
    for (Location part : fused.getLocations())
      if (std::string text = textOf(part); !text.empty())
        return text;
  return "";
}

namespace {

// One program's buffers and commands.
class ProgramWriter {
public:
  ProgramWriter(gcx::ProgramOp program, fb::ProgramT &tables, fb::ModuleT &module,
                const llvm::StringMap<uint32_t> &kernels, const llvm::StringMap<std::string> &families,
                std::function<FailureOr<uint32_t>(ElementsAttr, Operation *)> constant)
      : program(program), tables(tables), module(module), kernels(kernels), families(families), constant(constant) {}

  LogicalResult write() {
    WalkResult walked = program.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op->getNumResults() == 0)
        return WalkResult::advance();
      return failed(addBuffer(*op)) ? WalkResult::interrupt() : WalkResult::advance();
    });
    return failure(walked.wasInterrupted() || failed(writeBlock(program.getBody().front(), tables.commands)));
  }

private:
  LogicalResult addBuffer(Operation &op) {
    auto buffer = std::make_unique<fb::BufferT>();
    buffer->bytes = gcx::sizeOf(op.getResult(0));
    LogicalResult result = llvm::TypeSwitch<Operation *, LogicalResult>(&op)
                               .Case([&](gcx::ArgumentOp argument) {
                                 buffer->kind = fb::BufferKind::argument;
                                 buffer->index = argument.getIndex();
                                 return success();
                               })
                               .Case([&](gcx::ResultOp value) {
                                 buffer->kind = fb::BufferKind::result;
                                 buffer->index = value.getIndex();
                                 return success();
                               })
                               .Case([&](gcx::ConstantOp value) -> LogicalResult {
                                 FailureOr<uint32_t> number = constant(value.getValue(), value);
                                 if (failed(number))
                                   return failure();
                                 buffer->kind = fb::BufferKind::constant;
                                 buffer->index = *number;
                                 return success();
                               })
                               .Case([&](gcx::AllocOp alloc) -> LogicalResult {
                                 if (!alloc.getOffset())
                                   return alloc.emitOpError("has no offset: run gc-assign-arena first");
                                 buffer->kind = fb::BufferKind::arena;
                                 if (Value within = alloc.getWithin()) {
                                   buffer->kind = fb::BufferKind::result;
                                   buffer->index = within.getDefiningOp<gcx::ResultOp>().getIndex();
                                 }
                                 buffer->offset = *alloc.getOffset();
                                 // gc-lower-to-gcx wraps the value's location in what the value is.
                                 auto named = dyn_cast<NameLoc>(alloc.getLoc());
                                 buffer->label = named ? named.getName().str() : "";
                                 buffer->location = textOf(named ? named.getChildLoc() : alloc.getLoc());
                                 return success();
                               })
                               .Case([&](gcx::ViewOp view) {
                                 const fb::BufferT &base = *tables.buffers[numbers.at(view.getBase())];
                                 buffer->kind = base.kind;
                                 buffer->index = base.index;
                                 buffer->offset = base.offset + view.getOffset();
                                 buffer->strides = base.strides;
                                 buffer->label = base.label;
                                 buffer->location = base.location;
                                 for (auto [loop, stride] : llvm::zip_equal(view.getLoops(), view.getStrides()))
                                   buffer->strides.emplace_back(loop, stride);
                                 return success();
                               })
                               .Default([](Operation *other) { return other->emitOpError("is no buffer"); });
    if (failed(result))
      return failure();
    numbers[op.getResult(0)] = tables.buffers.size();
    tables.buffers.push_back(std::move(buffer));
    return success();
  }

  LogicalResult writeBlock(Block &block, std::vector<std::unique_ptr<fb::CommandT>> &commands) {
    for (Operation &op : block) {
      auto command = dyn_cast<gcx::CommandOpInterface>(op);
      if (!command)
        continue;
      auto table = std::make_unique<fb::CommandT>();
      table->stream = command.getStreamNumber();
      table->location = textOf(op.getLoc());
      if (failed(writeOp(op, *table)))
        return failure();
      commands.push_back(std::move(table));
    }
    return success();
  }

  LogicalResult writeOp(Operation &op, fb::CommandT &table) {
    return llvm::TypeSwitch<Operation *, LogicalResult>(&op)
        .Case<gcx::LaunchOp, gcx::CopyOp, gcx::FillOp, gcx::CollectiveOp, gcx::RecordOp, gcx::WaitOp, gcx::WhileOp,
              gcx::ForOp, gcx::CaseOp, gcx::ExpectOp, gcx::DeviceIndexOp>(
            [&](auto typed) { return writeCommand(typed, table); })
        .Default([](Operation *other) { return other->emitOpError("has no table in artifacts"); });
  }

  LogicalResult writeCommand(gcx::LaunchOp op, fb::CommandT &table) {
    auto kernel = kernels.find(op.getKernel());
    if (kernel == kernels.end())
      return op.emitOpError("names kernel @") << op.getKernel() << ", which was not compiled";
    fb::LaunchT launch;
    launch.kernel = kernel->second;
    for (Value buffer : op->getOperands())
      launch.buffers.push_back(numbers.at(buffer));
    table.label = families.lookup(op.getKernel());
    table.op.Set(std::move(launch));
    return success();
  }
  LogicalResult writeCommand(gcx::CopyOp op, fb::CommandT &table) {
    fb::CopyT copy;
    copy.src = numbers.at(op.getSource());
    copy.dst = numbers.at(op.getTarget());
    table.op.Set(std::move(copy));
    return success();
  }
  LogicalResult writeCommand(gcx::FillOp op, fb::CommandT &table) {
    fb::FillT fill;
    fill.dst = numbers.at(op.getTarget());
    fill.pattern.assign(op.getPattern().begin(), op.getPattern().end());
    table.op.Set(std::move(fill));
    return success();
  }
  LogicalResult writeCommand(gcx::CollectiveOp op, fb::CommandT &table) {
    fb::CollectiveT collective;
    std::optional<fb::DType> dtype = dtypeOf(op.getElement());
    if (!dtype || op.getMonoid() == Monoid::region)
      return op.emitOpError("cannot run: its element type or its combiner has no number in artifacts");
    collective.kind = static_cast<fb::CollectiveKind>(op.getKind());
    collective.monoid = static_cast<fb::Monoid>(op.getMonoid());
    collective.dtype = *dtype;
    collective.count = op.getCount();
    collective.outer = op.getOuter();
    collective.src = numbers.at(op.getSource());
    collective.dst = numbers.at(op.getTarget());
    if (failed(findAxes(op, op.getMesh(), op.getAxes(), collective.mesh, collective.axes)))
      return failure();
    table.op.Set(std::move(collective));
    return success();
  }
  LogicalResult writeCommand(gcx::DeviceIndexOp op, fb::CommandT &table) {
    fb::DeviceIndexT index;
    index.dst = numbers.at(op.getTarget());
    if (failed(findAxes(op, op.getMesh(), op.getAxes(), index.mesh, index.axes)))
      return failure();
    table.op.Set(std::move(index));
    return success();
  }
  LogicalResult writeCommand(gcx::RecordOp op, fb::CommandT &table) {
    fb::RecordT record;
    record.event = op.getEvent();
    table.op.Set(std::move(record));
    return success();
  }
  LogicalResult writeCommand(gcx::WaitOp op, fb::CommandT &table) {
    fb::WaitT wait;
    wait.event = op.getEvent();
    table.op.Set(std::move(wait));
    return success();
  }
  LogicalResult writeCommand(gcx::WhileOp op, fb::CommandT &table) {
    fb::WhileT loop;
    loop.pred = numbers.at(op.getPred());
    if (failed(writeBlock(op.getCond().front(), loop.cond)) || failed(writeBlock(op.getBody().front(), loop.body)))
      return failure();
    table.op.Set(std::move(loop));
    return success();
  }
  LogicalResult writeCommand(gcx::ForOp op, fb::CommandT &table) {
    fb::ForT loop;
    loop.loop = op.getLoop();
    loop.trip = op.getTrip();
    loop.reverse = op.getReverse();
    if (failed(writeBlock(op.getBody().front(), loop.body)))
      return failure();
    table.op.Set(std::move(loop));
    return success();
  }
  LogicalResult writeCommand(gcx::CaseOp op, fb::CommandT &table) {
    fb::CaseT branches;
    branches.index = numbers.at(op.getIndex());
    for (Region &region : op.getBranches()) {
      auto branch = std::make_unique<fb::BranchT>();
      if (failed(writeBlock(region.front(), branch->commands)))
        return failure();
      branches.branches.push_back(std::move(branch));
    }
    table.op.Set(std::move(branches));
    return success();
  }
  LogicalResult writeCommand(gcx::ExpectOp op, fb::CommandT &table) {
    auto type = cast<RankedTensorType>(op.getType());
    std::optional<fb::DType> dtype = dtypeOf(type.getElementType());
    if (!dtype)
      return op.emitOpError("cannot run: ") << type.getElementType() << " has no number in artifacts";
    fb::ExpectT expect;
    expect.kind = static_cast<fb::ExpectKind>(op.getKind());
    expect.dtype = *dtype;
    expect.shape = type.getShape();
    expect.actual = numbers.at(op.getActual());
    expect.expected = numbers.at(op.getExpected());
    expect.min_ulp = op.getMinUlp();
    expect.max_ulp = op.getMaxUlp();
    table.op.Set(std::move(expect));
    return success();
  }

  LogicalResult findAxes(Operation *op, StringRef name, ArrayAttr axes, uint32_t &mesh, std::vector<uint32_t> &out) {
    auto found = llvm::find_if(module.meshes, [&](auto &m) { return StringRef(m->name) == name; });
    if (found == module.meshes.end())
      return op->emitOpError("names mesh @") << name << ", which is not in this module";
    mesh = found - module.meshes.begin();
    for (StringAttr axis : axes.getAsRange<StringAttr>()) {
      auto at = llvm::find_if((*found)->axes, [&](auto &a) { return StringRef(a->name) == axis.getValue(); });
      if (at == (*found)->axes.end())
        return op->emitOpError("names axis ") << axis << ", mesh @" << name << " has no such axis";
      out.push_back(at - (*found)->axes.begin());
    }
    return success();
  }

  gcx::ProgramOp program;
  fb::ProgramT &tables;
  fb::ModuleT &module;
  const llvm::StringMap<uint32_t> &kernels;
  const llvm::StringMap<std::string> &families;
  std::function<FailureOr<uint32_t>(ElementsAttr, Operation *)> constant;
  DenseMap<Value, uint32_t> numbers;
};

} // namespace

// The type of a kernel's contraction, or else of its widest float.
static fb::DType workOf(func::FuncOp function) {
  fb::DType widest = fb::DType::bf16;
  bool hasFloat = false;
  WalkResult found = function.walk([&](Operation *op) {
    if (op->getNumOperands() == 0 || isa<FusionOp>(op))
      return WalkResult::advance();
    auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    std::optional<fb::DType> dtype = type ? dtypeOf(type.getElementType()) : std::nullopt;
    if (!dtype || !isa<FloatType>(type.getElementType()))
      return WalkResult::advance();
    hasFloat = true;
    if (isa<DotOp>(op)) {
      widest = *dtype;
      return WalkResult::interrupt();
    }
    if (type.getElementTypeBitWidth() >= 32)
      widest = std::max(widest, *dtype);
    return WalkResult::advance();
  });
  // Pointwise work on narrow floats is done in f32.
  return !hasFloat || (widest == fb::DType::bf16 && !found.wasInterrupted()) ? fb::DType::f32 : widest;
}

LogicalResult Serializer::run(ArrayRef<std::pair<func::FuncOp, KernelInfo>> kernels, fb::ModuleT &tables) {
  tables.abi_version = GC_KERNEL_ABI_VERSION;
  for (auto [function, info] : kernels) {
    auto kernel = std::make_unique<fb::KernelT>();
    kernel->name = info.name;
    kernel->family = info.family;
    kernel->scratch_bytes = info.scratchBytes;
    kernel->flops = info.flops;
    kernel->bytes = info.bytes;
    kernel->work = workOf(function);
    kernel->operands = function.getNumArguments();
    kernel->results = function.getNumResults();
    for (TypeRange types : {TypeRange(function.getArgumentTypes()), TypeRange(function.getResultTypes())})
      for (Type type : types)
        kernel->buffer_bytes.push_back(gcx::bytesOf(cast<RankedTensorType>(type)));
    kernelNumbers[function.getName()] = tables.kernels.size();
    kernelFamilies[function.getName()] = info.family;
    tables.kernels.push_back(std::move(kernel));
  }
  if (failed(addMeshes(tables)))
    return failure();
  for (auto program : module.getOps<gcx::ProgramOp>())
    if (failed(addProgram(program, tables)))
      return failure();
  return success();
}

LogicalResult Serializer::addMeshes(fb::ModuleT &tables) {
  tables.devices = 1;
  for (auto [i, mesh] : llvm::enumerate(module.getOps<MeshOp>())) {
    auto table = std::make_unique<fb::MeshT>();
    table->name = mesh.getSymName().str();
    uint32_t devices = 1;
    for (auto [name, size] : llvm::zip_equal(mesh.getAxisNames().getAsRange<StringAttr>(), mesh.getAxisSizes())) {
      auto axis = std::make_unique<fb::MeshAxisT>();
      axis->name = name.str();
      axis->size = size;
      devices *= size;
      table->axes.push_back(std::move(axis));
    }
    if (i > 0 && devices != tables.devices)
      return mesh.emitOpError("has ") << devices << " devices, another mesh of this module has " << tables.devices;
    tables.devices = devices;
    tables.meshes.push_back(std::move(table));
  }
  return success();
}

LogicalResult Serializer::addProgram(gcx::ProgramOp program, fb::ModuleT &tables) {
  auto table = std::make_unique<fb::ProgramT>();
  table->name = program.getSymName().str();
  auto describe = [&](ArrayAttr values, std::vector<std::unique_ptr<fb::ValueT>> &out) -> LogicalResult {
    for (auto fields : values.getAsRange<DictionaryAttr>()) {
      auto value = std::make_unique<fb::ValueT>();
      auto type = cast<RankedTensorType>(fields.getAs<TypeAttr>("type").getValue());
      std::optional<fb::DType> dtype = dtypeOf(type.getElementType());
      if (!dtype)
        return program.emitOpError("has a value of type ") << type << ", which artifacts cannot hold";
      value->dtype = *dtype;
      value->shape = type.getShape();
      if (auto name = fields.getAs<StringAttr>("name"))
        value->name = name.str();
      if (auto role = fields.getAs<RoleAttr>("role"))
        value->role = roleOf(role.getValue());
      if (auto init = fields.getAs<StringAttr>("init"))
        value->init = init.str();
      value->donated = fields.contains("donated");
      if (auto alias = fields.getAs<IntegerAttr>("alias"))
        value->alias = alias.getInt();
      if (auto sharding = fields.getAs<ShardingAttr>("sharding")) {
        auto layout = layoutOf(program, sharding, type, tables);
        if (failed(layout))
          return failure();
        value->layout = std::move(*layout);
      }
      out.push_back(std::move(value));
    }
    return success();
  };
  if (failed(describe(program.getArguments(), table->arguments)) ||
      failed(describe(program.getResults(), table->results)))
    return failure();
  table->arenas.emplace_back(fb::Space::device, program.getArenaBytes().value_or(0));
  table->streams = {fb::StreamKind::compute, fb::StreamKind::copy, fb::StreamKind::collective};
  table->events = program.getEvents();
  table->loops = program.getLoops();
  ProgramWriter writer(program, *table, tables, kernelNumbers, kernelFamilies,
                       [&](ElementsAttr value, Operation *user) { return constantNumber(value, user, tables); });
  if (failed(writer.write()))
    return failure();
  tables.programs.push_back(std::move(table));
  return success();
}

FailureOr<std::unique_ptr<fb::LayoutT>> Serializer::layoutOf(Operation *program, ShardingAttr sharding,
                                                             RankedTensorType part, const fb::ModuleT &tables) {
  auto mesh = sharding::readMesh(module);
  if (failed(mesh))
    return failure();
  auto layout = sharding::fromAttr(program->getLoc(), sharding, sharding::wholeType(part, sharding, *mesh), *mesh);
  if (failed(layout))
    return failure();
  auto table = std::make_unique<fb::LayoutT>();
  table->mesh = 0; // readMesh: there is one
  for (auto [dim, cuts] : llvm::enumerate(layout->dims))
    for (const sharding::AxisAt &at : cuts) {
      auto axis = llvm::find_if(tables.meshes[0]->axes, [&](auto &a) { return StringRef(a->name) == at.axis; });
      table->cuts.emplace_back(dim, axis - tables.meshes[0]->axes.begin(), at.pre);
    }
  return table->cuts.empty() ? nullptr : std::move(table);
}

FailureOr<uint32_t> Serializer::constantNumber(ElementsAttr value, Operation *user, fb::ModuleT &tables) {
  auto [known, inserted] = constantNumbers.try_emplace(value, tables.constants.size());
  if (!inserted)
    return known->second;
  auto type = cast<RankedTensorType>(value.getType());
  std::optional<fb::DType> dtype = dtypeOf(type.getElementType());
  constantBytes.resize(llvm::alignTo(constantBytes.size(), gcrt::kSectionAlignment));
  auto table = std::make_unique<fb::ConstantT>();
  table->offset = constantBytes.size();
  if (!dtype || failed(elementBytes(value, constantBytes)))
    return user->emitOpError("cannot be stored: the elements of this constant are not at hand or their type has no "
                             "number in artifacts");
  table->dtype = *dtype;
  table->shape = type.getShape();
  table->bytes = constantBytes.size() - table->offset;
  // The section exists where constants do, even if they are all empty.
  if (constantBytes.empty())
    constantBytes.push_back(0);
  if (static_cast<int64_t>(table->bytes) != gcx::bytesOf(type))
    return user->emitOpError("holds ") << table->bytes << " bytes, its type " << gcx::bytesOf(type);
  tables.constants.push_back(std::move(table));
  return known->second;
}
