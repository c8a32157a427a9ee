#include "runtime/exec/Plan.h"
#include "absl/strings/str_cat.h"

namespace gcrt {

template <typename V> static uint32_t sizeOf(const V *vector) {
  return vector ? vector->size() : 0;
}
static std::string textOf(const flatbuffers::String *string) {
  return string ? string->str() : std::string();
}

Group groupOf(const fb::Mesh &mesh, const std::vector<uint32_t> &axes, uint32_t device) {
  uint32_t dims = mesh.axes()->size();
  // Row-major: the last axis runs fastest.
  std::vector<uint32_t> stride(dims, 1);
  for (uint32_t d = dims; d-- > 1;)
    stride[d - 1] = stride[d] * mesh.axes()->Get(d)->size();
  uint32_t base = device, size = 1;
  Group group;
  for (uint32_t axis : axes) {
    uint32_t extent = mesh.axes()->Get(axis)->size(), position = device / stride[axis] % extent;
    base -= position * stride[axis];
    group.rank = group.rank * extent + position;
    size *= extent;
  }
  for (uint32_t rank = 0; rank < size; ++rank) {
    uint32_t member = base, rest = rank;
    for (size_t i = axes.size(); i-- > 0;) {
      uint32_t extent = mesh.axes()->Get(axes[i])->size();
      member += rest % extent * stride[axes[i]];
      rest /= extent;
    }
    group.devices.push_back(member);
  }
  return group;
}

namespace {

class PlanBuilder {
public:
  PlanBuilder(std::shared_ptr<const Artifact> artifact, const fb::Program &program) : plan(std::make_shared<Plan>()) {
    plan->artifact = std::move(artifact);
    plan->program = &program;
  }

  std::shared_ptr<const Plan> build() {
    const fb::Program &program = *plan->program;
    readValues(program.arguments(), plan->argumentBytes, plan->argumentAlignment);
    readValues(program.results(), plan->resultBytes, plan->resultAlignment);
    plan->aliasOfResult.assign(plan->resultBytes.size(), -1);
    for (uint32_t i = 0; i < sizeOf(program.arguments()); ++i)
      if (int32_t alias = program.arguments()->Get(i)->alias(); alias >= 0)
        plan->aliasOfResult[size_t(alias)] = int32_t(i);
    plan->movingWith.resize(program.loops());
    for (uint32_t i = 0; i < sizeOf(program.buffers()); ++i)
      for (uint32_t s = 0; s < sizeOf(program.buffers()->Get(i)->strides()); ++s)
        plan->movingWith[program.buffers()->Get(i)->strides()->Get(s)->loop()].push_back(i);
    plan->steps = readSteps(program.commands());
    return plan;
  }

private:
  using Commands = flatbuffers::Vector<flatbuffers::Offset<fb::Command>>;

  static void readValues(const flatbuffers::Vector<flatbuffers::Offset<fb::Value>> *values,
                         std::vector<uint64_t> &bytes, std::vector<uint64_t> &alignment) {
    for (uint32_t i = 0; i < sizeOf(values); ++i) {
      const fb::Value *value = values->Get(i);
      uint64_t size = uint64_t(byteSize(value->dtype()));
      // A complex number is two floats.
      alignment.push_back(info(value->dtype()).cls == DTypeClass::Complex ? size / 2 : size);
      for (uint32_t d = 0; d < sizeOf(value->shape()); ++d)
        size *= uint64_t(value->shape()->Get(d));
      bytes.push_back(size);
    }
  }

  std::vector<Step> readSteps(const Commands *commands) {
    std::vector<Step> out;
    for (uint32_t i = 0; i < sizeOf(commands); ++i)
      out.push_back(readStep(*commands->Get(i)));
    return out;
  }

  uint64_t bytesOf(uint32_t buffer) const { return plan->program->buffers()->Get(buffer)->bytes(); }

  Step readStep(const fb::Command &command) {
    Step step;
    step.op = command.op_type();
    step.stream = command.stream();
    step.info = {textOf(command.label()), textOf(command.location())};
    if (const fb::Launch *op = command.op_as_Launch())
      read(*op, step);
    if (const fb::Copy *op = command.op_as_Copy()) {
      step.src = op->src(), step.dst = op->dst();
      step.bytes = bytesOf(op->dst());
    }
    if (const fb::Fill *op = command.op_as_Fill()) {
      step.dst = op->dst();
      step.bytes = bytesOf(op->dst());
      step.pattern.assign(op->pattern()->begin(), op->pattern()->end());
    }
    if (const fb::Collective *op = command.op_as_Collective())
      read(*op, step);
    if (const fb::Record *op = command.op_as_Record())
      step.event = op->event();
    if (const fb::Wait *op = command.op_as_Wait())
      step.event = op->event();
    if (const fb::While *op = command.op_as_While()) {
      step.src = op->pred();
      step.cond = readSteps(op->cond());
      step.body = readSteps(op->body());
    }
    if (const fb::For *op = command.op_as_For()) {
      step.loop = op->loop(), step.trip = op->trip(), step.reverse = op->reverse();
      step.hasCounter = op->counter() >= 0;
      step.dst = step.hasCounter ? uint32_t(op->counter()) : 0;
      step.counterBytes = uint32_t(byteSize(op->counter_dtype()));
      step.body = readSteps(op->body());
    }
    if (const fb::Case *op = command.op_as_Case()) {
      step.src = op->index();
      for (const fb::Branch *branch : *op->branches())
        step.branches.push_back(readSteps(branch->commands()));
    }
    if (const fb::Expect *op = command.op_as_Expect()) {
      step.src = op->actual(), step.dst = op->expected();
      step.expect = {op->kind(), op->dtype(), {}, op->min_ulp(), op->max_ulp()};
      if (op->shape())
        step.expect.shape.assign(op->shape()->begin(), op->shape()->end());
    }
    if (const fb::DeviceIndex *op = command.op_as_DeviceIndex()) {
      step.mesh = op->mesh(), step.dst = op->dst();
      if (op->axes())
        step.axes.assign(op->axes()->begin(), op->axes()->end());
    }
    return step;
  }

  void read(const fb::Launch &op, Step &step) {
    step.kernel = op.kernel();
    step.firstBuffer = uint32_t(plan->launchBuffers.size());
    step.buffers = sizeOf(op.buffers());
    for (uint32_t i = 0; i < step.buffers; ++i) {
      uint32_t buffer = op.buffers()->Get(i);
      plan->launchBuffers.push_back(buffer);
      step.moving |= sizeOf(plan->program->buffers()->Get(buffer)->strides()) != 0;
    }
    step.firstScalar = uint32_t(plan->launchScalars.size());
    step.scalars = 1 + sizeOf(op.scalars());
    plan->launchScalars.push_back(0);
    for (uint32_t i = 0; i + 1 < step.scalars; ++i)
      plan->launchScalars.push_back(op.scalars()->Get(i));
  }

  void read(const fb::Collective &op, Step &step) {
    plan->hasCollectives = true;
    step.src = op.src(), step.dst = op.dst(), step.mesh = op.mesh();
    if (op.axes())
      step.axes.assign(op.axes()->begin(), op.axes()->end());
    CollectiveSpec &spec = step.collective;
    spec.kind = op.kind(), spec.monoid = op.monoid(), spec.dtype = op.dtype();
    spec.count = op.count(), spec.outer = op.outer();
    spec.label = step.info.label;
    if (op.pairs())
      spec.pairs.assign(op.pairs()->begin(), op.pairs()->end());
    const fb::Mesh *mesh = plan->artifact->module().meshes()->Get(op.mesh());
    for (uint32_t axis : step.axes)
      absl::StrAppend(&spec.axes, spec.axes.empty() ? "" : ",", textOf(mesh->axes()->Get(axis)->name()));
  }

  std::shared_ptr<Plan> plan;
};

} // namespace

std::shared_ptr<const Plan> makePlan(std::shared_ptr<const Artifact> artifact, const fb::Program &program) {
  return PlanBuilder(std::move(artifact), program).build();
}

} // namespace gcrt
