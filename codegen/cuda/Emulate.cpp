// NVVM-dialect kernels rewritten for the host: every memory access announced, every NVVM op a call of the emulator.
#include "codegen/cuda/Nvvm.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

#include "runtime/abi/emulator_abi.h"
#include "runtime/abi/kernel_abi.h"

#include <cstddef>

using namespace mlir;

namespace {

constexpr unsigned kShared = 3;

// Where an op came from, in one line: the file and line nearest to the user.
std::string describe(Operation *op) {
  std::string text;
  llvm::raw_string_ostream out(text);
  std::string place;
  op->getLoc()->walk([&](Location l) {
    if (auto f = dyn_cast<FileLineColLoc>(l)) {
      place = (f.getFilename().getValue() + ":" + Twine(f.getLine()) + ":" + Twine(f.getColumn())).str();
      return WalkResult::interrupt();
    }
    if (auto n = dyn_cast<NameLoc>(l))
      place = n.getName().str();
    return WalkResult::advance();
  });
  out << op->getName().getStringRef();
  if (!place.empty())
    out << " (" << place << ")";
  return text;
}

// Rewrites the kernels of one gpu.module.
class Emulation {
public:
  Emulation(gpu::GPUModuleOp source, ModuleOp into)
      : source(source), into(into), builder(into.getContext()), ptr(LLVM::LLVMPointerType::get(into.getContext())),
        i8(builder.getI8Type()), i32(builder.getI32Type()), i64(builder.getI64Type()) {}

  LogicalResult run();

private:
  LogicalResult placeGlobals();
  LogicalResult makeThread(LLVM::LLVMFuncOp kernel, LLVM::LLVMFuncOp thread);
  LogicalResult makeEntry(LLVM::LLVMFuncOp kernel, LLVM::LLVMFuncOp thread);
  LogicalResult replaceParameters(LLVM::LLVMFuncOp kernel, LLVM::LLVMFuncOp thread);
  LogicalResult rewrite(Operation *op);
  LogicalResult rewriteNvvm(Operation *op);
  LogicalResult rewriteAddressOf(LLVM::AddressOfOp op);
  bool readSpecialRegister(Operation *op);
  void announce(Operation *op, Value address, Type accessed, uint32_t kind);
  bool isPrivate(Value address) const;

  // A GEP by bytes, a constant, a call through the thread's table.
  Value at(OpBuilder &b, Location loc, Value base, int64_t bytes) {
    return LLVM::GEPOp::create(b, loc, ptr, i8, base, ArrayRef<LLVM::GEPArg>{int32_t(bytes)});
  }
  Value loadField(OpBuilder &b, Location loc, Value base, int64_t bytes, Type type) {
    return LLVM::LoadOp::create(b, loc, type, at(b, loc, base, bytes));
  }
  Value constant(OpBuilder &b, Location loc, Type type, uint64_t value) {
    return LLVM::ConstantOp::create(b, loc, type, b.getIntegerAttr(type, APInt(type.getIntOrFloatBitWidth(), value)));
  }
  Value call(OpBuilder &b, Location loc, size_t entry, Type result, ArrayRef<Value> arguments);
  Value location(OpBuilder &b, Operation *op);
  // The address of a private constant global that holds the bytes.
  Value data(OpBuilder &b, Location loc, const Twine &name, StringRef bytes, unsigned alignment);

  gpu::GPUModuleOp source;
  ModuleOp into;
  OpBuilder builder;
  LLVM::LLVMPointerType ptr;
  Type i8, i32, i64;
  llvm::StringMap<int64_t> sharedOffsets;
  int64_t sharedBytes = 0;
  // Of the kernel at work.
  Value thread;
  llvm::StringMap<unsigned> locationNumbers;
  std::string locationText;
};

Value Emulation::call(OpBuilder &b, Location loc, size_t entry, Type result, ArrayRef<Value> arguments) {
  Value table = loadField(b, loc, thread, offsetof(GcEmuThread, table), ptr);
  Value function = loadField(b, loc, table, entry, ptr);
  SmallVector<Type> types{ptr};
  for (Value v : arguments)
    types.push_back(v.getType());
  auto type = LLVM::LLVMFunctionType::get(result, types);
  SmallVector<Value> all{function, thread};
  all.append(arguments.begin(), arguments.end());
  auto op = LLVM::CallOp::create(b, loc, type, all);
  return op.getNumResults() ? op.getResult() : Value();
}

Value Emulation::location(OpBuilder &b, Operation *op) {
  std::string text = describe(op);
  auto [it, inserted] = locationNumbers.try_emplace(text, locationNumbers.size());
  if (inserted)
    locationText += text + '\0';
  return constant(b, op->getLoc(), i32, it->second);
}

Value Emulation::data(OpBuilder &b, Location loc, const Twine &name, StringRef bytes, unsigned alignment) {
  OpBuilder top = OpBuilder::atBlockEnd(into.getBody());
  auto type = LLVM::LLVMArrayType::get(i8, bytes.size());
  auto global = LLVM::GlobalOp::create(top, loc, type, /*isConstant=*/true, LLVM::Linkage::Internal, name.str(),
                                       top.getStringAttr(bytes), alignment);
  return LLVM::AddressOfOp::create(b, loc, global);
}

// Shared globals get offsets in the block's shared memory; constant ones move along.
LogicalResult Emulation::placeGlobals() {
  for (auto global : source.getOps<LLVM::GlobalOp>()) {
    if (global.getAddrSpace() == kShared) {
      DataLayout layout(source);
      int64_t align = std::max<int64_t>(16, global.getAlignment().value_or(16));
      sharedBytes = (sharedBytes + align - 1) / align * align;
      sharedOffsets[global.getSymName()] = sharedBytes;
      sharedBytes += layout.getTypeSize(global.getType());
      continue;
    }
    if (!global.getConstant())
      return global.emitError("module variable in global memory has no emulation; pass it as a buffer");
    OpBuilder top = OpBuilder::atBlockEnd(into.getBody());
    auto copy = cast<LLVM::GlobalOp>(top.clone(*global));
    copy.setAddrSpace(0);
    copy.setLinkage(LLVM::Linkage::Internal);
  }
  return success();
}

// Reads of thread-private or constant memory need no check.
bool Emulation::isPrivate(Value address) const {
  while (Operation *def = address.getDefiningOp()) {
    if (isa<LLVM::AllocaOp>(def))
      return true;
    if (auto a = dyn_cast<LLVM::AddressOfOp>(def))
      return !sharedOffsets.contains(a.getGlobalName());
    if (auto gep = dyn_cast<LLVM::GEPOp>(def))
      address = gep.getBase();
    else
      return false;
  }
  return false;
}

void Emulation::announce(Operation *op, Value address, Type accessed, uint32_t kind) {
  if (isPrivate(address))
    return;
  OpBuilder b(op);
  DataLayout layout(source);
  Value bytes = constant(b, op->getLoc(), i64, layout.getTypeSize(accessed).getFixedValue());
  call(b, op->getLoc(), offsetof(GcEmuTable, access), LLVM::LLVMVoidType::get(b.getContext()),
       {address, bytes, constant(b, op->getLoc(), i32, kind), location(b, op)});
}

bool Emulation::readSpecialRegister(Operation *op) {
  static const struct {
    StringRef name;
    size_t offset;
  } kRegisters[] = {
      {"nvvm.read.ptx.sreg.tid.x", offsetof(GcEmuThread, tid)},
      {"nvvm.read.ptx.sreg.tid.y", offsetof(GcEmuThread, tid) + 4},
      {"nvvm.read.ptx.sreg.tid.z", offsetof(GcEmuThread, tid) + 8},
      {"nvvm.read.ptx.sreg.ntid.x", offsetof(GcEmuThread, ntid)},
      {"nvvm.read.ptx.sreg.ntid.y", offsetof(GcEmuThread, ntid) + 4},
      {"nvvm.read.ptx.sreg.ntid.z", offsetof(GcEmuThread, ntid) + 8},
      {"nvvm.read.ptx.sreg.ctaid.x", offsetof(GcEmuThread, ctaid)},
      {"nvvm.read.ptx.sreg.ctaid.y", offsetof(GcEmuThread, ctaid) + 4},
      {"nvvm.read.ptx.sreg.ctaid.z", offsetof(GcEmuThread, ctaid) + 8},
      {"nvvm.read.ptx.sreg.nctaid.x", offsetof(GcEmuThread, nctaid)},
      {"nvvm.read.ptx.sreg.nctaid.y", offsetof(GcEmuThread, nctaid) + 4},
      {"nvvm.read.ptx.sreg.nctaid.z", offsetof(GcEmuThread, nctaid) + 8},
      {"nvvm.read.ptx.sreg.laneid", offsetof(GcEmuThread, lane)},
  };
  for (const auto &r : kRegisters)
    if (op->getName().getStringRef() == r.name) {
      OpBuilder b(op);
      op->replaceAllUsesWith(ValueRange{loadField(b, op->getLoc(), thread, r.offset, i32)});
      op->erase();
      return true;
    }
  return false;
}

LogicalResult Emulation::rewriteNvvm(Operation *op) {
  if (readSpecialRegister(op))
    return success();
  OpBuilder b(op);
  Location loc = op->getLoc();
  Type none = LLVM::LLVMVoidType::get(b.getContext());
  Value result;
  if (auto barrier = dyn_cast<NVVM::BarrierOp>(op); barrier && barrier->getNumOperands() == 0) {
    call(b, loc, offsetof(GcEmuTable, barrier), none, {location(b, op)});
  } else if (isa<NVVM::Barrier0Op>(op)) {
    call(b, loc, offsetof(GcEmuTable, barrier), none, {location(b, op)});
  } else if (auto sync = dyn_cast<NVVM::SyncWarpOp>(op)) {
    call(b, loc, offsetof(GcEmuTable, warp_barrier), none, {sync.getMask(), location(b, op)});
  } else if (auto shuffle = dyn_cast<NVVM::ShflOp>(op)) {
    static constexpr std::pair<NVVM::ShflKind, uint32_t> kKinds[] = {{NVVM::ShflKind::up, GC_EMU_SHUFFLE_UP},
                                                                     {NVVM::ShflKind::down, GC_EMU_SHUFFLE_DOWN},
                                                                     {NVVM::ShflKind::bfly, GC_EMU_SHUFFLE_XOR},
                                                                     {NVVM::ShflKind::idx, GC_EMU_SHUFFLE_INDEX}};
    uint32_t kind = llvm::find_if(kKinds, [&](auto &k) { return k.first == shuffle.getKind(); })->second;
    Type type = shuffle.getVal().getType();
    Value bits = type == i32 ? shuffle.getVal() : LLVM::BitcastOp::create(b, loc, i32, shuffle.getVal());
    Value answer = call(b, loc, offsetof(GcEmuTable, shuffle), i64,
                        {constant(b, loc, i32, kind), shuffle.getThreadMask(), bits, shuffle.getOffset(),
                         shuffle.getMaskAndClamp(), location(b, op)});
    Value low = LLVM::TruncOp::create(b, loc, i32, answer);
    result = type == i32 ? low : LLVM::BitcastOp::create(b, loc, type, low);
    if (shuffle.getReturnValueAndIsValid()) {
      Value high = LLVM::LShrOp::create(b, loc, answer, constant(b, loc, i64, 32));
      Value valid = LLVM::TruncOp::create(b, loc, b.getI1Type(), high);
      Value pair = LLVM::UndefOp::create(b, loc, op->getResult(0).getType());
      pair = LLVM::InsertValueOp::create(b, loc, pair, result, ArrayRef<int64_t>{0});
      result = LLVM::InsertValueOp::create(b, loc, pair, valid, ArrayRef<int64_t>{1});
    }
  } else if (auto vote = dyn_cast<NVVM::VoteSyncOp>(op); vote && vote.getKind() != NVVM::VoteSyncKind::uni) {
    uint32_t kind = vote.getKind() == NVVM::VoteSyncKind::any   ? GC_EMU_VOTE_ANY
                    : vote.getKind() == NVVM::VoteSyncKind::all ? GC_EMU_VOTE_ALL
                                                                : GC_EMU_VOTE_BALLOT;
    Value predicate = LLVM::ZExtOp::create(b, loc, i32, vote.getPred());
    result = call(b, loc, offsetof(GcEmuTable, vote), i32,
                  {constant(b, loc, i32, kind), vote.getMask(), predicate, location(b, op)});
    if (op->getResult(0).getType() != i32)
      result = LLVM::ICmpOp::create(b, loc, LLVM::ICmpPredicate::ne, result, constant(b, loc, i32, 0));
  } else {
    return op->emitError("op has no emulation on the host; add one to codegen/cuda/Emulate.cpp");
  }
  if (result)
    op->replaceAllUsesWith(ValueRange{result});
  op->erase();
  return success();
}

LogicalResult Emulation::rewriteAddressOf(LLVM::AddressOfOp op) {
  auto shared = sharedOffsets.find(op.getGlobalName());
  if (shared == sharedOffsets.end())
    return success();
  OpBuilder b(op);
  Value base = loadField(b, op.getLoc(), thread, offsetof(GcEmuThread, shared), ptr);
  op.replaceAllUsesWith(at(b, op.getLoc(), base, shared->second));
  op.erase();
  return success();
}

LogicalResult Emulation::rewrite(Operation *op) {
  if (op->getDialect() && op->getDialect()->getNamespace() == "nvvm")
    return rewriteNvvm(op);
  if (auto load = dyn_cast<LLVM::LoadOp>(op)) {
    announce(op, load.getAddr(), load.getType(), GC_EMU_READ);
    return success();
  }
  if (auto store = dyn_cast<LLVM::StoreOp>(op)) {
    announce(op, store.getAddr(), store.getValue().getType(), GC_EMU_WRITE);
    return success();
  }
  if (auto atomic = dyn_cast<LLVM::AtomicRMWOp>(op)) {
    announce(op, atomic.getPtr(), atomic.getVal().getType(), GC_EMU_ATOMIC);
    return success();
  }
  if (auto cast = dyn_cast<LLVM::AddrSpaceCastOp>(op)) {
    cast.replaceAllUsesWith(cast.getOperand());
    cast.erase();
    return success();
  }
  if (auto address = dyn_cast<LLVM::AddressOfOp>(op))
    return rewriteAddressOf(address);
  if (op->getDialect() && op->getDialect()->getNamespace() == "llvm" &&
      (isMemoryEffectFree(op) || op->hasTrait<OpTrait::IsTerminator>() || isa<LLVM::AllocaOp, LLVM::AssumeOp>(op)))
    return success();
  return op->emitError("op has no emulation on the host; add one to codegen/cuda/Emulate.cpp");
}

// The kernel's parameters come from the thread's buffers and scalars.
LogicalResult Emulation::replaceParameters(LLVM::LLVMFuncOp kernel, LLVM::LLVMFuncOp threadFunc) {
  Block &entry = threadFunc.getBody().front();
  OpBuilder b = OpBuilder::atBlockBegin(&entry);
  Location loc = kernel.getLoc();
  thread = entry.insertArgument(0u, ptr, loc);
  int64_t buffers = 0, scalars = 1; // scalars[0] is the device's index
  for (BlockArgument argument : llvm::drop_begin(entry.getArguments())) {
    bool isBuffer = isa<LLVM::LLVMPointerType>(argument.getType());
    if (!isBuffer && argument.getType() != i64)
      return kernel.emitError("kernel parameter of type ")
             << argument.getType() << "; buffers and i64 are what there is";
    Value base =
        loadField(b, loc, thread, isBuffer ? offsetof(GcEmuThread, buffers) : offsetof(GcEmuThread, scalars), ptr);
    argument.replaceAllUsesWith(loadField(b, loc, base, 8 * (isBuffer ? buffers++ : scalars++), argument.getType()));
  }
  entry.eraseArguments(1, entry.getNumArguments() - 1);
  return success();
}

LogicalResult Emulation::makeThread(LLVM::LLVMFuncOp kernel, LLVM::LLVMFuncOp threadFunc) {
  IRMapping mapping;
  kernel.getBody().cloneInto(&threadFunc.getBody(), mapping);
  // All memory is one address space on the host.
  auto hostType = [&](Type type) -> Type { return isa<LLVM::LLVMPointerType>(type) ? Type(ptr) : type; };
  SmallVector<Operation *> body;
  for (Block &block : threadFunc.getBody()) {
    for (BlockArgument argument : block.getArguments())
      argument.setType(hostType(argument.getType()));
    for (Operation &op : block)
      body.push_back(&op);
  }
  if (failed(replaceParameters(kernel, threadFunc)))
    return failure();
  for (Operation *op : body)
    for (Value result : op->getResults())
      result.setType(hostType(result.getType()));
  for (Operation *op : body)
    if (failed(rewrite(op)))
      return failure();
  return success();
}

LogicalResult Emulation::makeEntry(LLVM::LLVMFuncOp kernel, LLVM::LLVMFuncOp threadFunc) {
  auto grid = kernel->getAttrOfType<DenseI32ArrayAttr>("gpu.known_grid_size");
  auto block = kernel->getAttrOfType<DenseI32ArrayAttr>("gpu.known_block_size");
  if (!grid)
    grid = kernel->getAttrOfType<DenseI32ArrayAttr>("known_grid_size");
  if (!block)
    block = kernel->getAttrOfType<DenseI32ArrayAttr>("known_block_size");
  auto operands = kernel->getAttrOfType<IntegerAttr>("gc.operands");
  auto bytes = kernel->getAttrOfType<DenseI64ArrayAttr>("gc.buffer_bytes");
  if (!grid || !block || !operands || !bytes)
    return kernel.emitError("kernel without known_grid_size, known_block_size, gc.operands and gc.buffer_bytes");
  int64_t buffers = llvm::count_if(kernel.getArgumentTypes(), [](Type t) { return isa<LLVM::LLVMPointerType>(t); });
  if (bytes.size() != buffers)
    return kernel.emitError("gc.buffer_bytes names ") << bytes.size() << " buffers, the kernel has " << buffers;

  OpBuilder top = OpBuilder::atBlockEnd(into.getBody());
  Location loc = kernel.getLoc();
  auto entry = LLVM::LLVMFuncOp::create(top, loc, kernel.getName(), LLVM::LLVMFunctionType::get(i32, {ptr}));
  OpBuilder b = OpBuilder::atBlockBegin(entry.addEntryBlock(top));
  Value args = entry.getArgument(0);
  Value one = constant(b, loc, i64, 1);
  Value record = LLVM::AllocaOp::create(b, loc, ptr, LLVM::LLVMArrayType::get(i8, sizeof(GcEmuKernel)), one, 8);
  auto set = [&](size_t offset, Value v) { LLVM::StoreOp::create(b, loc, v, at(b, loc, record, offset)); };
  std::string name = kernel.getName().str() + '\0';
  std::string sizes(reinterpret_cast<const char *>(bytes.asArrayRef().data()), 8 * bytes.size());
  set(offsetof(GcEmuKernel, name), data(b, loc, kernel.getName() + ".name", name, 1));
  set(offsetof(GcEmuKernel, locations), data(b, loc, kernel.getName() + ".locations", locationText + '\0', 1));
  set(offsetof(GcEmuKernel, thread), LLVM::AddressOfOp::create(b, loc, threadFunc));
  set(offsetof(GcEmuKernel, buffer_bytes), data(b, loc, kernel.getName() + ".bytes", sizes, 8));
  set(offsetof(GcEmuKernel, shared_bytes), constant(b, loc, i64, sharedBytes));
  for (int i = 0; i < 3; ++i) {
    set(offsetof(GcEmuKernel, grid) + 4 * i, constant(b, loc, i32, grid[i]));
    set(offsetof(GcEmuKernel, block) + 4 * i, constant(b, loc, i32, block[i]));
  }
  set(offsetof(GcEmuKernel, operands), constant(b, loc, i32, operands.getInt()));
  set(offsetof(GcEmuKernel, results), constant(b, loc, i32, buffers - operands.getInt()));
  Value table = loadField(b, loc, args, offsetof(GcKernelArgs, runtime), ptr);
  Value emulate = loadField(b, loc, table, offsetof(GcRuntimeTable, emulate), ptr);
  auto type = LLVM::LLVMFunctionType::get(i32, {ptr, ptr});
  auto done = LLVM::CallOp::create(b, loc, type, ValueRange{emulate, args, record});
  LLVM::ReturnOp::create(b, loc, done.getResult());
  return success();
}

LogicalResult Emulation::run() {
  if (failed(placeGlobals()))
    return failure();
  for (auto kernel : source.getOps<LLVM::LLVMFuncOp>()) {
    if (!kernel->hasAttr(NVVM::NVVMDialect::getKernelFuncAttrName())) {
      if (kernel.isExternal() && SymbolTable::symbolKnownUseEmpty(kernel, source))
        continue;
      return kernel.emitError("device function @") << kernel.getName() << " has no emulation; inline it";
    }
    locationNumbers.clear();
    locationText.clear();
    OpBuilder top = OpBuilder::atBlockEnd(into.getBody());
    auto none = LLVM::LLVMVoidType::get(top.getContext());
    auto threadFunc = LLVM::LLVMFuncOp::create(top, kernel.getLoc(), (kernel.getName() + ".thread").str(),
                                               LLVM::LLVMFunctionType::get(none, {ptr}), LLVM::Linkage::Internal);
    if (failed(makeThread(kernel, threadFunc)) || failed(makeEntry(kernel, threadFunc)))
      return failure();
  }
  return success();
}

} // namespace

LogicalResult gc::lowerForEmulator(gpu::GPUModuleOp kernels, ModuleOp into) {
  return Emulation(kernels, into).run();
}
