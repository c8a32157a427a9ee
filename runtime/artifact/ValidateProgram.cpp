#include "runtime/abi/Limits.h"
#include "runtime/artifact/Validate.h"
#include "runtime/base/DType.h"
#include "runtime/base/Status.h"

#include <set>

namespace gcrt {

static absl::Status bad(const std::string &text) {
  return absl::InvalidArgumentError(text);
}
template <typename V> static uint32_t sizeOf(const V *vector) {
  return vector ? vector->size() : 0;
}

static constexpr uint32_t kMaxStreams = 64, kMaxEvents = 1 << 20, kMaxLoops = 1 << 20;
static constexpr uint32_t kMaxScalars = 64;

namespace {

class ProgramChecker {
public:
  ProgramChecker(const fb::Module &module, const fb::Program &program) : module(module), program(program) {}

  absl::Status check() {
    GC_RETURN_IF_ERROR(checkValues());
    GC_RETURN_IF_ERROR(checkArenas());
    if (sizeOf(program.streams()) < 1 || sizeOf(program.streams()) > kMaxStreams)
      return bad(absl::StrCat("has ", sizeOf(program.streams()), " streams"));
    for (fb::StreamKind kind : *program.streams())
      if (kind > fb::StreamKind::MAX)
        return bad(absl::StrCat("stream kind ", int(kind), " is unknown"));
    if (program.events() > kMaxEvents || program.loops() > kMaxLoops)
      return bad(absl::StrCat("has ", program.events(), " events and ", program.loops(), " loops"));
    trips.assign(program.loops(), 0);
    active.assign(program.loops(), false);
    GC_RETURN_IF_ERROR(findLoopsAndEvents(program.commands()));
    GC_RETURN_IF_ERROR(checkBuffers());
    return checkCommands(program.commands());
  }

private:
  absl::Status checkValues();
  absl::Status checkLayout(const fb::Value &value) const;
  absl::Status checkArenas();
  absl::Status findLoopsAndEvents(const flatbuffers::Vector<flatbuffers::Offset<fb::Command>> *commands);
  absl::Status checkBuffers();
  absl::StatusOr<uint64_t> sizeOfTarget(const fb::Buffer &buffer) const;
  absl::Status checkCommands(const flatbuffers::Vector<flatbuffers::Offset<fb::Command>> *commands);
  absl::Status checkCommand(const fb::Command &command);

  // The checks of one command each.
  absl::Status check(const fb::Launch &op);
  absl::Status check(const fb::Copy &op);
  absl::Status check(const fb::Fill &op);
  absl::Status check(const fb::Collective &op);
  absl::Status checkPairs(const fb::Collective &op, uint64_t ranks);
  absl::Status check(const fb::While &op);
  absl::Status check(const fb::For &op);
  absl::Status check(const fb::Case &op);
  absl::Status check(const fb::Expect &op);
  absl::Status check(const fb::DeviceIndex &op);
  absl::Status checkAxes(uint32_t mesh, const flatbuffers::Vector<uint32_t> *axes);

  // A buffer that a command reads or writes, of at least so many bytes.
  absl::Status use(uint32_t number, uint64_t bytes, bool written);
  uint64_t bytesOf(uint32_t number) const { return program.buffers()->Get(number)->bytes(); }
  // Whether two buffers may share a byte, and whether they are the same range for certain.
  bool overlap(uint32_t a, uint32_t b) const;
  bool same(uint32_t a, uint32_t b) const;

  const fb::Module &module;
  const fb::Program &program;
  uint64_t arenaBytes[3] = {0, 0, 0};
  std::vector<uint64_t> argumentBytes, resultBytes;
  std::vector<uint64_t> trips; // per loop; 0: no For has this number
  std::vector<bool> active;    // per loop: the walk is inside it
  std::set<uint32_t> recorded;
};

} // namespace

absl::Status ProgramChecker::checkLayout(const fb::Value &value) const {
  const fb::Layout &layout = *value.layout();
  if (layout.mesh() >= sizeOf(module.meshes()))
    return bad(absl::StrCat("mesh ", layout.mesh(), " of its layout is not there"));
  if (!detail::isAligned(layout.cuts()))
    return bad("its layout's cuts are misaligned");
  const fb::Mesh &mesh = *module.meshes()->Get(layout.mesh());
  std::vector<int64_t> whole;
  if (value.shape())
    whole.assign(value.shape()->begin(), value.shape()->end());
  // How far the cuts of a dimension reach: the next one starts there or after.
  std::vector<uint64_t> reach(whole.size(), 1);
  std::set<uint32_t> axes;
  uint32_t last = 0;
  for (uint32_t i = 0; i < sizeOf(layout.cuts()); ++i) {
    const fb::Cut &cut = *layout.cuts()->Get(i);
    if (cut.dim() >= whole.size() || cut.dim() < last)
      return bad(absl::StrCat("cut ", i, " is of dimension ", cut.dim(), ", which is not there or out of order"));
    if (cut.axis() >= sizeOf(mesh.axes()) || !axes.insert(cut.axis()).second)
      return bad(absl::StrCat("cut ", i, " is by axis ", cut.axis(), ", which is not there or cuts twice"));
    uint64_t parts = mesh.axes()->Get(cut.axis())->size();
    if (cut.pre() < 1 || cut.pre() % reach[cut.dim()] != 0)
      return bad(absl::StrCat("cut ", i, " lies at ", cut.pre(), ", inside the one before"));
    if (cut.pre() > kMaxBytes / parts || uint64_t(whole[cut.dim()]) > kMaxBytes / parts)
      return bad(absl::StrCat("cut ", i, " makes dimension ", cut.dim(), " too large"));
    reach[cut.dim()] = cut.pre() * parts;
    whole[cut.dim()] *= int64_t(parts);
    last = cut.dim();
  }
  for (size_t d = 0; d < whole.size(); ++d)
    if (uint64_t(whole[d]) % reach[d] != 0)
      return bad(absl::StrCat("its layout does not divide dimension ", d, " of ", whole[d]));
  return detail::validateArray(value.dtype(), whole).status();
}

absl::Status ProgramChecker::checkValues() {
  auto sizes = [this](const flatbuffers::Vector<flatbuffers::Offset<fb::Value>> *values, const char *what,
                      std::vector<uint64_t> &out) -> absl::Status {
    for (uint32_t i = 0; i < sizeOf(values); ++i) {
      const fb::Value *value = values->Get(i);
      if (uint8_t(value->role()) > uint8_t(fb::Role::MAX))
        return bad(absl::StrCat(what, " ", i, " has the unknown role ", int(value->role())));
      absl::StatusOr<uint64_t> bytes = detail::validateArray(value->dtype(), value->shape());
      if (!bytes.ok())
        return annotate(bytes.status(), absl::StrCat(what, " ", i));
      if (value->layout())
        GC_RETURN_IF_ERROR(annotate(checkLayout(*value), absl::StrCat(what, " ", i)));
      out.push_back(*bytes);
    }
    return absl::OkStatus();
  };
  GC_RETURN_IF_ERROR(sizes(program.arguments(), "argument", argumentBytes));
  GC_RETURN_IF_ERROR(sizes(program.results(), "result", resultBytes));
  std::set<int32_t> aliased;
  for (uint32_t i = 0; i < argumentBytes.size(); ++i) {
    const fb::Value *argument = program.arguments()->Get(i);
    int32_t alias = argument->alias();
    if (alias == -1)
      continue;
    if (alias < 0 || size_t(alias) >= resultBytes.size() || !argument->donated())
      return bad(absl::StrCat("argument ", i, " aliases result ", alias, ", which is not there, or is not donated"));
    if (resultBytes[alias] != argumentBytes[i])
      return bad(absl::StrCat("argument ", i, " of ", argumentBytes[i], " bytes aliases result ", alias, " of ",
                              resultBytes[alias]));
    if (!aliased.insert(alias).second)
      return bad(absl::StrCat("two arguments alias result ", alias));
  }
  return absl::OkStatus();
}

absl::Status ProgramChecker::checkArenas() {
  if (!detail::isAligned(program.arenas()))
    return bad("the arenas are misaligned");
  bool seen[3] = {false, false, false};
  for (uint32_t i = 0; i < sizeOf(program.arenas()); ++i) {
    const fb::Arena *arena = program.arenas()->Get(i);
    size_t space = size_t(arena->space());
    if (space > size_t(fb::Space::MAX) || seen[space])
      return bad(absl::StrCat("arena ", i, " is of space ", space, ", unknown or named twice"));
    if (arena->bytes() > kMaxBytes)
      return bad(absl::StrCat("arena ", i, " has ", arena->bytes(), " bytes"));
    seen[space] = true;
    arenaBytes[space] = arena->bytes();
  }
  return absl::OkStatus();
}

absl::Status ProgramChecker::findLoopsAndEvents(const flatbuffers::Vector<flatbuffers::Offset<fb::Command>> *commands) {
  for (uint32_t i = 0; i < sizeOf(commands); ++i) {
    const fb::Command *command = commands->Get(i);
    if (!command->op())
      return bad("a command has no operation");
    if (const fb::Record *op = command->op_as_Record())
      recorded.insert(op->event());
    if (const fb::While *op = command->op_as_While()) {
      GC_RETURN_IF_ERROR(findLoopsAndEvents(op->cond()));
      GC_RETURN_IF_ERROR(findLoopsAndEvents(op->body()));
    }
    if (const fb::Case *op = command->op_as_Case())
      for (uint32_t b = 0; b < sizeOf(op->branches()); ++b)
        GC_RETURN_IF_ERROR(findLoopsAndEvents(op->branches()->Get(b)->commands()));
    if (const fb::For *op = command->op_as_For()) {
      if (op->loop() >= trips.size() || trips[op->loop()] != 0)
        return bad(absl::StrCat("loop number ", op->loop(), " is used twice or out of range"));
      if (op->trip() < 1 || op->trip() > kMaxTrips)
        return bad(absl::StrCat("loop ", op->loop(), " has a trip count of ", op->trip()));
      trips[op->loop()] = op->trip();
      GC_RETURN_IF_ERROR(findLoopsAndEvents(op->body()));
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<uint64_t> ProgramChecker::sizeOfTarget(const fb::Buffer &buffer) const {
  uint32_t index = buffer.index();
  switch (buffer.kind()) {
  case fb::BufferKind::arena:
    if (size_t(buffer.space()) > size_t(fb::Space::MAX))
      return bad(absl::StrCat("memory space ", int(buffer.space()), " is unknown"));
    return arenaBytes[size_t(buffer.space())];
  case fb::BufferKind::argument:
    if (index >= argumentBytes.size())
      return bad(absl::StrCat("argument ", index, " is not there"));
    return argumentBytes[index];
  case fb::BufferKind::result:
    if (index >= resultBytes.size())
      return bad(absl::StrCat("result ", index, " is not there"));
    return resultBytes[index];
  case fb::BufferKind::constant:
    if (index >= sizeOf(module.constants()))
      return bad(absl::StrCat("constant ", index, " is not there"));
    return module.constants()->Get(index)->bytes();
  }
  return bad(absl::StrCat("buffer kind ", int(buffer.kind()), " is unknown"));
}

absl::Status ProgramChecker::checkBuffers() {
  for (uint32_t i = 0; i < sizeOf(program.buffers()); ++i) {
    const fb::Buffer *buffer = program.buffers()->Get(i);
    std::string what = absl::StrCat("buffer ", i);
    absl::StatusOr<uint64_t> size = sizeOfTarget(*buffer);
    if (!size.ok())
      return annotate(size.status(), what);
    if (buffer->offset() > kMaxBytes || buffer->bytes() > kMaxBytes)
      return bad(absl::StrCat(what, " has ", buffer->bytes(), " bytes at ", buffer->offset()));
    if (!detail::isAligned(buffer->strides()))
      return bad(absl::StrCat(what, " has misaligned strides"));
    // The lowest and the highest offset over all counters.
    int64_t low = int64_t(buffer->offset()), high = low;
    for (uint32_t s = 0; s < sizeOf(buffer->strides()); ++s) {
      const fb::LoopStride *stride = buffer->strides()->Get(s);
      if (stride->loop() >= trips.size() || trips[stride->loop()] == 0)
        return bad(absl::StrCat(what, " moves with loop ", stride->loop(), ", which is not there"));
      int64_t last = 0;
      if (__builtin_mul_overflow(stride->stride(), int64_t(trips[stride->loop()] - 1), &last) ||
          __builtin_add_overflow(last < 0 ? low : high, last, last < 0 ? &low : &high))
        return bad(absl::StrCat(what, " moves by ", stride->stride(), " in loop ", stride->loop(), ": too far"));
    }
    if (low < 0 || uint64_t(high) > *size || buffer->bytes() > *size - uint64_t(high))
      return bad(absl::StrCat(what, " of ", buffer->bytes(), " bytes at ", low, " to ", high, " is outside its ",
                              fb::EnumNameBufferKind(buffer->kind()), " of ", *size, " bytes"));
  }
  return absl::OkStatus();
}

absl::Status ProgramChecker::use(uint32_t number, uint64_t bytes, bool written) {
  if (number >= sizeOf(program.buffers()))
    return bad(absl::StrCat("buffer ", number, " is not there"));
  const fb::Buffer *buffer = program.buffers()->Get(number);
  if (buffer->bytes() < bytes)
    return bad(absl::StrCat("buffer ", number, " has ", buffer->bytes(), " bytes, needed are ", bytes));
  bool writable = buffer->kind() == fb::BufferKind::arena || buffer->kind() == fb::BufferKind::result ||
                  (buffer->kind() == fb::BufferKind::argument && program.arguments()->Get(buffer->index())->donated());
  if (written && !writable)
    return bad(absl::StrCat("buffer ", number, " is written, and is a constant or an argument that is not donated"));
  for (uint32_t s = 0; s < sizeOf(buffer->strides()); ++s)
    if (!active[buffer->strides()->Get(s)->loop()])
      return bad(absl::StrCat("buffer ", number, " moves with loop ", buffer->strides()->Get(s)->loop(),
                              " and is used outside it"));
  return absl::OkStatus();
}

bool ProgramChecker::same(uint32_t a, uint32_t b) const {
  const fb::Buffer *x = program.buffers()->Get(a), *y = program.buffers()->Get(b);
  if (a == b)
    return true;
  if (x->kind() != y->kind() || x->offset() != y->offset() || x->bytes() != y->bytes() || sizeOf(x->strides()) != 0 ||
      sizeOf(y->strides()) != 0)
    return false;
  return x->kind() == fb::BufferKind::arena ? x->space() == y->space() : x->index() == y->index();
}

bool ProgramChecker::overlap(uint32_t a, uint32_t b) const {
  const fb::Buffer *x = program.buffers()->Get(a), *y = program.buffers()->Get(b);
  bool sameMemory = x->kind() == y->kind() &&
                    (x->kind() == fb::BufferKind::arena ? x->space() == y->space() : x->index() == y->index());
  // Slices are the compiler's own business: their distance depends on the counters.
  if (!sameMemory || sizeOf(x->strides()) != 0 || sizeOf(y->strides()) != 0)
    return false;
  return x->offset() < y->offset() + y->bytes() && y->offset() < x->offset() + x->bytes();
}

absl::Status ProgramChecker::checkCommands(const flatbuffers::Vector<flatbuffers::Offset<fb::Command>> *commands) {
  for (uint32_t i = 0; i < sizeOf(commands); ++i) {
    const fb::Command *command = commands->Get(i);
    absl::Status status = checkCommand(*command);
    if (!status.ok()) {
      std::string label = command->label() ? command->label()->str() : "";
      return annotate(status, absl::StrCat("command ", i, " (", fb::EnumNameOp(command->op_type()),
                                           label.empty() ? "" : " ", label, ")"));
    }
  }
  return absl::OkStatus();
}

absl::Status ProgramChecker::checkCommand(const fb::Command &command) {
  if (command.stream() >= program.streams()->size())
    return bad(absl::StrCat("stream ", command.stream(), " is not there"));
  switch (command.op_type()) {
  case fb::Op::Launch:
    return check(*command.op_as_Launch());
  case fb::Op::Copy:
    return check(*command.op_as_Copy());
  case fb::Op::Fill:
    return check(*command.op_as_Fill());
  case fb::Op::Collective:
    return check(*command.op_as_Collective());
  case fb::Op::Record:
    return command.op_as_Record()->event() < program.events() ? absl::OkStatus() : bad("the event is not there");
  case fb::Op::Wait:
    if (command.op_as_Wait()->event() >= program.events() || !recorded.count(command.op_as_Wait()->event()))
      return bad(absl::StrCat("event ", command.op_as_Wait()->event(), " is recorded nowhere"));
    return absl::OkStatus();
  case fb::Op::While:
    return check(*command.op_as_While());
  case fb::Op::For:
    return check(*command.op_as_For());
  case fb::Op::Case:
    return check(*command.op_as_Case());
  case fb::Op::Expect:
    return check(*command.op_as_Expect());
  case fb::Op::DeviceIndex:
    return check(*command.op_as_DeviceIndex());
  case fb::Op::NONE:
    break;
  }
  return bad(absl::StrCat("operation number ", int(command.op_type()), " is unknown"));
}

absl::Status ProgramChecker::check(const fb::Launch &op) {
  if (op.kernel() >= sizeOf(module.kernels()))
    return bad(absl::StrCat("kernel ", op.kernel(), " is not there"));
  if (sizeOf(module.images()) == 0)
    return bad("a kernel is launched, and the artifact has no code");
  const fb::Kernel *kernel = module.kernels()->Get(op.kernel());
  uint32_t count = sizeOf(kernel->buffer_bytes());
  if (sizeOf(op.buffers()) != count)
    return bad(absl::StrCat("kernel '", kernel->name()->str(), "' takes ", count, " buffers, given are ",
                            sizeOf(op.buffers())));
  if (!detail::isAligned(op.scalars()))
    return bad("has misaligned scalars");
  if (sizeOf(op.scalars()) > kMaxScalars)
    return bad(absl::StrCat("has ", sizeOf(op.scalars()), " scalars"));
  for (uint32_t i = 0; i < count; ++i)
    GC_RETURN_IF_ERROR(use(op.buffers()->Get(i), kernel->buffer_bytes()->Get(i), i >= kernel->operands()));
  return absl::OkStatus();
}

absl::Status ProgramChecker::check(const fb::Copy &op) {
  GC_RETURN_IF_ERROR(use(op.src(), 0, false));
  GC_RETURN_IF_ERROR(use(op.dst(), 0, true));
  if (bytesOf(op.src()) != bytesOf(op.dst()))
    return bad(absl::StrCat("copies ", bytesOf(op.src()), " bytes to ", bytesOf(op.dst())));
  if (overlap(op.src(), op.dst()) && !same(op.src(), op.dst()))
    return bad(absl::StrCat("buffers ", op.src(), " and ", op.dst(), " overlap in part"));
  return absl::OkStatus();
}

absl::Status ProgramChecker::check(const fb::Fill &op) {
  GC_RETURN_IF_ERROR(use(op.dst(), 0, true));
  uint32_t size = sizeOf(op.pattern());
  if (size < 1 || size > 16 || (size & (size - 1)) != 0 || bytesOf(op.dst()) % size != 0)
    return bad(absl::StrCat("fills ", bytesOf(op.dst()), " bytes with a pattern of ", size));
  return absl::OkStatus();
}

absl::Status ProgramChecker::checkAxes(uint32_t mesh, const flatbuffers::Vector<uint32_t> *axes) {
  if (mesh >= sizeOf(module.meshes()))
    return bad(absl::StrCat("mesh ", mesh, " is not there"));
  std::set<uint32_t> seen;
  for (uint32_t i = 0; i < sizeOf(axes); ++i)
    if (axes->Get(i) >= module.meshes()->Get(mesh)->axes()->size() || !seen.insert(axes->Get(i)).second)
      return bad(absl::StrCat("axis ", axes->Get(i), " is not in mesh ", mesh, ", or is named twice"));
  return absl::OkStatus();
}

absl::Status ProgramChecker::check(const fb::Collective &op) {
  GC_RETURN_IF_ERROR(checkAxes(op.mesh(), op.axes()));
  if (uint8_t(op.kind()) > uint8_t(fb::CollectiveKind::MAX) || uint8_t(op.monoid()) > uint8_t(fb::Monoid::MAX) ||
      !isValid(op.dtype()))
    return bad("the collective's kind, monoid or element type is unknown");
  uint64_t ranks = groupSize(*module.meshes()->Get(op.mesh()), op.axes()), count = op.count();
  uint64_t size = uint64_t(byteSize(op.dtype()));
  if (count > kMaxBytes / size / ranks || op.outer() < 1)
    return bad(absl::StrCat("has ", count, " elements in ", op.outer(), " blocks"));
  uint64_t out = count;
  bool fits = count % op.outer() == 0;
  if (op.kind() == fb::CollectiveKind::all_gather)
    out = count * ranks;
  if (op.kind() == fb::CollectiveKind::reduce_scatter) {
    fits &= count / op.outer() % ranks == 0;
    out = count / ranks;
  }
  if (op.kind() == fb::CollectiveKind::all_to_all)
    fits &= count / op.outer() % ranks == 0;
  if (!fits)
    return bad(absl::StrCat(count, " elements cannot be cut into ", op.outer(), " blocks and ", ranks, " ranks"));
  bool reduces = op.kind() == fb::CollectiveKind::all_reduce || op.kind() == fb::CollectiveKind::reduce_scatter;
  DTypeClass cls = info(op.dtype()).cls;
  bool isFloat = cls == DTypeClass::Float || cls == DTypeClass::Complex;
  bool bitwise = op.monoid() >= fb::Monoid::and_;
  bool ordered = op.monoid() == fb::Monoid::min || op.monoid() == fb::Monoid::max;
  if (reduces && ((bitwise && isFloat) || (ordered && cls == DTypeClass::Complex)))
    return bad(absl::StrCat("monoid ", fb::EnumNameMonoid(op.monoid()), " is not defined for ", info(op.dtype()).name));
  GC_RETURN_IF_ERROR(use(op.src(), count * size, false));
  GC_RETURN_IF_ERROR(use(op.dst(), out * size, true));
  if (bytesOf(op.src()) != count * size || bytesOf(op.dst()) != out * size)
    return bad(absl::StrCat("has buffers of ", bytesOf(op.src()), " and ", bytesOf(op.dst()), " bytes, needed are ",
                            count * size, " and ", out * size));
  bool inPlace = same(op.src(), op.dst());
  if (overlap(op.src(), op.dst()) && !(inPlace && op.kind() == fb::CollectiveKind::all_reduce))
    return bad(absl::StrCat("buffers ", op.src(), " and ", op.dst(), " overlap"));
  return checkPairs(op, ranks);
}

absl::Status ProgramChecker::checkPairs(const fb::Collective &op, uint64_t ranks) {
  uint32_t size = sizeOf(op.pairs());
  if (op.kind() != fb::CollectiveKind::permute)
    return size == 0 ? absl::OkStatus() : bad("only permute has pairs");
  if (size % 2 != 0)
    return bad(absl::StrCat("has ", size, " numbers in its pairs"));
  std::set<uint32_t> sources, targets;
  for (uint32_t i = 0; i < size; i += 2) {
    uint32_t source = op.pairs()->Get(i), target = op.pairs()->Get(i + 1);
    if (source >= ranks || target >= ranks || !sources.insert(source).second || !targets.insert(target).second)
      return bad(absl::StrCat("pair (", source, ", ", target, ") is out of range or repeats another's end"));
  }
  return absl::OkStatus();
}

absl::Status ProgramChecker::check(const fb::While &op) {
  GC_RETURN_IF_ERROR(use(op.pred(), 1, false));
  GC_RETURN_IF_ERROR(checkCommands(op.cond()));
  return checkCommands(op.body());
}

absl::Status ProgramChecker::check(const fb::For &op) {
  DType type = op.counter_dtype();
  if (type != DType::s32 && type != DType::u32 && type != DType::s64 && type != DType::u64)
    return bad("the counter's element type is not a 32 or 64-bit integer");
  if (op.counter() != -1) {
    if (op.counter() < 0)
      return bad(absl::StrCat("counter buffer ", op.counter(), " is not there"));
    GC_RETURN_IF_ERROR(use(uint32_t(op.counter()), uint64_t(byteSize(type)), true));
  }
  active[op.loop()] = true;
  absl::Status status = checkCommands(op.body());
  active[op.loop()] = false;
  return status;
}

absl::Status ProgramChecker::check(const fb::Case &op) {
  GC_RETURN_IF_ERROR(use(op.index(), 4, false));
  if (sizeOf(op.branches()) == 0)
    return bad("has no branches");
  for (const fb::Branch *branch : *op.branches())
    GC_RETURN_IF_ERROR(checkCommands(branch->commands()));
  return absl::OkStatus();
}

absl::Status ProgramChecker::check(const fb::Expect &op) {
  if (uint8_t(op.kind()) > uint8_t(fb::ExpectKind::MAX))
    return bad(absl::StrCat("check kind ", int(op.kind()), " is unknown"));
  GC_ASSIGN_OR_RETURN(uint64_t bytes, detail::validateArray(op.dtype(), op.shape()));
  GC_RETURN_IF_ERROR(use(op.actual(), bytes, false));
  return use(op.expected(), bytes, false);
}

absl::Status ProgramChecker::check(const fb::DeviceIndex &op) {
  GC_RETURN_IF_ERROR(checkAxes(op.mesh(), op.axes()));
  return use(op.dst(), 4, true);
}

absl::Status detail::validateProgram(const fb::Module &module, const fb::Program &program) {
  return ProgramChecker(module, program).check();
}

} // namespace gcrt
