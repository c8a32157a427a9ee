#include "runtime/exec/Executor.h"
#include "runtime/base/Status.h"

namespace gcrt {

template <typename V> static uint32_t sizeOf(const V *vector) {
  return vector ? vector->size() : 0;
}

absl::StatusOr<std::unique_ptr<Executor>> Executor::create(std::shared_ptr<const Plan> plan, const Place &place) {
  std::unique_ptr<Executor> executor(new Executor(std::move(plan), place));
  GC_RETURN_IF_ERROR(executor->prepare());
  return executor;
}

absl::Status Executor::createEvents() {
  events.clear();
  for (uint32_t i = 0; i < plan->program->events(); ++i) {
    GC_ASSIGN_OR_RETURN(std::unique_ptr<Event> event, place.device->createEvent());
    events.push_back(std::move(event));
  }
  return absl::OkStatus();
}

absl::Status Executor::prepare() {
  const fb::Program &program = *plan->program;
  const fb::Module &module = plan->artifact->module();
  if (plan->hasCollectives && !place.communicator)
    return absl::InvalidArgumentError("the program has collectives and the session no communicator");
  for (fb::StreamKind kind : *program.streams()) {
    GC_ASSIGN_OR_RETURN(std::unique_ptr<Stream> stream, place.device->createStream(kind));
    streams.push_back(std::move(stream));
  }
  GC_RETURN_IF_ERROR(createEvents());
  for (uint32_t i = 0; i < sizeOf(program.arenas()); ++i) {
    const fb::Arena *arena = program.arenas()->Get(i);
    GC_ASSIGN_OR_RETURN(arenas[size_t(arena->space())], place.device->allocate(arena->space(), arena->bytes()));
  }
  uint32_t count = sizeOf(program.buffers());
  bases.assign(count, nullptr);
  addresses.assign(count, nullptr);
  counters.assign(program.loops(), 0);
  launchCounts.assign(sizeOf(module.kernels()), 0);
  for (uint32_t i = 0; i < count; ++i) {
    const fb::Buffer *buffer = program.buffers()->Get(i);
    if (buffer->kind() == fb::BufferKind::arena)
      bases[i] = arenas[size_t(buffer->space())]
                     ? static_cast<char *>(arenas[size_t(buffer->space())]->data()) + buffer->offset()
                     : nullptr;
    else if (buffer->kind() == fb::BufferKind::constant)
      // Kernels never write to constants, which the checks at loading made sure of.
      bases[i] = const_cast<char *>(plan->artifact->constant(buffer->index()).data()) + buffer->offset();
    else
      callerBuffers.push_back(i);
    resolve(i);
  }
  launchPointers.resize(plan->launchBuffers.size());
  for (uint32_t i = 0; i < launchPointers.size(); ++i) {
    const fb::Buffer *buffer = program.buffers()->Get(plan->launchBuffers[i]);
    launchPointers[i] = addresses[plan->launchBuffers[i]];
    if (buffer->kind() == fb::BufferKind::argument || buffer->kind() == fb::BufferKind::result)
      callerPlaces.push_back(i);
  }
  scalars = plan->launchScalars;
  auto setIndex = [&](const std::vector<Step> &steps, auto &self) -> void {
    for (const Step &step : steps) {
      if (step.op == fb::Op::Launch)
        scalars[step.firstScalar] = place.index;
      self(step.cond, self);
      self(step.body, self);
      for (const std::vector<Step> &branch : step.branches)
        self(branch, self);
    }
  };
  setIndex(plan->steps, setIndex);
  return absl::OkStatus();
}

uint64_t Executor::arenaBytes() const {
  uint64_t sum = 0;
  for (const std::unique_ptr<Allocation> &arena : arenas)
    sum += arena ? arena->bytes() : 0;
  return sum;
}

void Executor::resolve(uint32_t number) {
  const fb::Buffer *buffer = plan->program->buffers()->Get(number);
  int64_t moved = 0;
  for (uint32_t s = 0; s < sizeOf(buffer->strides()); ++s)
    moved += buffer->strides()->Get(s)->stride() * counters[buffer->strides()->Get(s)->loop()];
  addresses[number] = bases[number] ? bases[number] + moved : nullptr;
}

static absl::Status checkCallerBuffer(const HostBuffer &buffer, uint64_t bytes, uint64_t alignment, const char *what,
                                      size_t number) {
  if (buffer.bytes != bytes)
    return absl::InvalidArgumentError(
        absl::StrCat(what, " ", number, " has ", bytes, " bytes, given are ", buffer.bytes));
  if (bytes > 0 && !buffer.data)
    return absl::InvalidArgumentError(absl::StrCat(what, " ", number, " has no memory"));
  if (reinterpret_cast<uintptr_t>(buffer.data) % alignment != 0)
    return absl::InvalidArgumentError(
        absl::StrCat(what, " ", number, " is not aligned to its element of ", alignment, " bytes"));
  return absl::OkStatus();
}

absl::Status Executor::bind(absl::Span<const HostBuffer> arguments, absl::Span<const HostBuffer> results) {
  if (arguments.size() != plan->argumentBytes.size() || results.size() != plan->resultBytes.size())
    return absl::InvalidArgumentError(absl::StrCat("the program takes ", plan->argumentBytes.size(),
                                                   " arguments and gives ", plan->resultBytes.size(),
                                                   " results; given are ", arguments.size(), " and ", results.size()));
  for (size_t i = 0; i < arguments.size(); ++i)
    GC_RETURN_IF_ERROR(
        checkCallerBuffer(arguments[i], plan->argumentBytes[i], plan->argumentAlignment[i], "argument", i));
  auto resultData = [&](size_t i) {
    return plan->aliasOfResult[i] >= 0 ? arguments[size_t(plan->aliasOfResult[i])].data : results[i].data;
  };
  for (size_t i = 0; i < results.size(); ++i) {
    HostBuffer result = {resultData(i), results[i].bytes};
    if (results[i].data && results[i].data != result.data)
      return absl::InvalidArgumentError(absl::StrCat("result ", i, " is returned in the memory of argument ",
                                                     plan->aliasOfResult[i], "; other memory was given for it"));
    if (plan->aliasOfResult[i] >= 0 && !results[i].data)
      result.bytes = plan->resultBytes[i];
    GC_RETURN_IF_ERROR(checkCallerBuffer(result, plan->resultBytes[i], plan->resultAlignment[i], "result", i));
  }
  for (uint32_t number : callerBuffers) {
    const fb::Buffer *buffer = plan->program->buffers()->Get(number);
    void *data =
        buffer->kind() == fb::BufferKind::argument ? arguments[buffer->index()].data : resultData(buffer->index());
    bases[number] = data ? static_cast<char *>(data) + buffer->offset() : nullptr;
    addresses[number] = bases[number];
  }
  for (uint32_t at : callerPlaces)
    launchPointers[at] = addresses[plan->launchBuffers[at]];
  return absl::OkStatus();
}

absl::Status Executor::synchronize() {
  absl::Status status;
  for (const std::unique_ptr<Stream> &stream : streams)
    if (absl::Status one = stream->synchronize(); status.ok())
      status = one;
  return status;
}

absl::Status Executor::run(absl::Span<const HostBuffer> arguments, absl::Span<const HostBuffer> results) {
  GC_RETURN_IF_ERROR(bind(arguments, results));
  if (place.poison)
    for (const std::unique_ptr<Allocation> &arena : arenas)
      if (arena && arena->bytes())
        std::memset(arena->data(), 0xFF, arena->bytes());
  absl::Status status = runSteps(plan->steps);
  absl::Status ended = synchronize();
  if (status.ok())
    status = ended;
  if (!status.ok()) {
    place.device->clearErrors();
    GC_RETURN_IF_ERROR(createEvents());
  }
  return status;
}

absl::Status Executor::runSteps(const std::vector<Step> &steps) {
  for (const Step &step : steps) {
    if (place.cancel && place.cancel->load(std::memory_order_relaxed))
      return absl::CancelledError("the run was cancelled");
    GC_RETURN_IF_ERROR(runStep(step));
  }
  return absl::OkStatus();
}

absl::Status Executor::runStep(const Step &step) {
  Stream &stream = *streams[step.stream];
  switch (step.op) {
  case fb::Op::Launch:
    return launch(step);
  case fb::Op::Copy:
    return stream.copy(addresses[step.dst], addresses[step.src], step.bytes, step.info);
  case fb::Op::Fill:
    return stream.fill(addresses[step.dst], step.bytes, step.pattern, step.info);
  case fb::Op::Collective:
    return collective(step);
  case fb::Op::Record:
    return stream.record(*events[step.event]);
  case fb::Op::Wait:
    return stream.wait(*events[step.event]);
  case fb::Op::While:
    return runWhile(step);
  case fb::Op::For:
    return runFor(step);
  case fb::Op::Case:
    return runCase(step);
  case fb::Op::Expect:
    return expectStep(step);
  case fb::Op::DeviceIndex:
    return deviceIndex(step);
  case fb::Op::NONE:
    break;
  }
  return absl::InternalError("an unknown command was not refused at loading");
}

absl::Status Executor::launch(const Step &step) {
  ++launchCounts[step.kernel];
  if (step.moving)
    for (uint32_t i = step.firstBuffer; i < step.firstBuffer + step.buffers; ++i)
      launchPointers[i] = addresses[plan->launchBuffers[i]];
  return streams[step.stream]->launch(step.kernel, {launchPointers.data() + step.firstBuffer, step.buffers},
                                      {scalars.data() + step.firstScalar, step.scalars}, step.info);
}

static std::string where(const CommandInfo &info) {
  return absl::StrCat("'", info.label, "'", info.location.empty() ? "" : " at ", info.location);
}

absl::Status Executor::collective(const Step &step) {
  const fb::Mesh *mesh = plan->artifact->module().meshes()->Get(step.mesh);
  CollectiveSpec spec = step.collective;
  spec.group = groupOf(*mesh, step.axes, place.index).devices;
  absl::StatusOr<std::unique_ptr<PendingCollective>> pending = place.communicator->issue(spec);
  if (!pending.ok())
    return annotate(pending.status(), where(step.info));
  return streams[step.stream]->collective(*std::move(pending), addresses[step.src], addresses[step.dst], step.info);
}

absl::Status Executor::expectStep(const Step &step) {
  const void *actual = addresses[step.src], *expected = addresses[step.dst];
  return streams[step.stream]->host(
      [&step, actual, expected] {
        absl::Status status = expect(step.expect, actual, expected);
        return step.info.label.empty() && step.info.location.empty() ? status : annotate(status, where(step.info));
      },
      step.info);
}

absl::Status Executor::deviceIndex(const Step &step) {
  const fb::Mesh *mesh = plan->artifact->module().meshes()->Get(step.mesh);
  int32_t rank = int32_t(groupOf(*mesh, step.axes, place.index).rank);
  char pattern[4];
  std::memcpy(pattern, &rank, 4);
  return streams[step.stream]->fill(addresses[step.dst], 4, pattern, step.info);
}

absl::Status Executor::runWhile(const Step &step) {
  for (;;) {
    GC_RETURN_IF_ERROR(runSteps(step.cond));
    char pred = 0;
    GC_RETURN_IF_ERROR(streams[step.stream]->read(&pred, addresses[step.src], 1));
    if (!pred)
      return absl::OkStatus();
    GC_RETURN_IF_ERROR(runSteps(step.body));
  }
}

absl::Status Executor::runFor(const Step &step) {
  for (uint64_t round = 0; round < step.trip; ++round) {
    uint64_t counter = step.reverse ? step.trip - 1 - round : round;
    counters[step.loop] = int64_t(counter);
    for (uint32_t buffer : plan->movingWith[step.loop])
      resolve(buffer);
    if (step.hasCounter) {
      char pattern[8];
      std::memcpy(pattern, &counter, 8);
      GC_RETURN_IF_ERROR(
          streams[step.stream]->fill(addresses[step.dst], step.counterBytes, {pattern, step.counterBytes}, step.info));
    }
    GC_RETURN_IF_ERROR(runSteps(step.body));
  }
  return absl::OkStatus();
}

absl::Status Executor::runCase(const Step &step) {
  int32_t index = 0;
  GC_RETURN_IF_ERROR(streams[step.stream]->read(&index, addresses[step.src], 4));
  size_t last = step.branches.size() - 1;
  return runSteps(step.branches[index < 0 ? last : std::min(size_t(index), last)]);
}

} // namespace gcrt
