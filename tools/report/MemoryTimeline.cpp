#include "tools/report/MemoryTimeline.h"

#include "tools/report/Intervals.h"

#include <cstdlib>

namespace gc {

namespace fb = gcrt::fb;

namespace {

using Commands = flatbuffers::Vector<flatbuffers::Offset<fb::Command>>;

std::string textOf(const flatbuffers::String *text) {
  return text ? text->str() : "";
}

template <typename V> uint32_t sizeOf(const V *vector) {
  return vector ? vector->size() : 0;
}

class TimelineBuilder {
public:
  TimelineBuilder(const fb::Module &module, const fb::Program &program) : module(module), program(program) {}

  MemoryTimeline build() {
    // The arenas of all spaces one after another.
    for (uint32_t i = 0; i < sizeOf(program.arenas()); ++i) {
      const fb::Arena *arena = program.arenas()->Get(i);
      bases[size_t(arena->space())] = out.arenaBytes;
      out.arenaBytes += arena->bytes();
    }
    number(program.commands(), 0);
    live.resize(out.steps.size());
    liveBefore(program.commands(), {});
    own();
    return std::move(out);
  }

private:
  struct Touched {
    std::vector<uint32_t> reads, writes; // buffers
  };

  void number(const Commands *commands, int depth) {
    for (uint32_t i = 0; i < sizeOf(commands); ++i) {
      const fb::Command *command = commands->Get(i);
      if (const fb::While *loop = command->op_as_While()) {
        number(loop->cond(), depth + 1);
        number(loop->body(), depth + 1);
      } else if (const fb::For *loop = command->op_as_For()) {
        trips[loop->loop()] = std::max<uint64_t>(loop->trip(), 1);
        number(loop->body(), depth + 1);
      } else if (const fb::Case *branches = command->op_as_Case()) {
        for (const fb::Branch *branch : *branches->branches())
          number(branch->commands(), depth + 1);
      } else if (!command->op_as_Record() && !command->op_as_Wait()) {
        steps[command] = out.steps.size();
        commandOf.push_back(command);
        MemoryTimeline::Step step;
        step.location = textOf(command->location());
        step.depth = depth;
        step.what = fb::EnumNameOp(command->op_type());
        if (const fb::Launch *launch = command->op_as_Launch()) {
          step.kernel = int32_t(launch->kernel());
          step.what = textOf(module.kernels()->Get(launch->kernel())->family());
        }
        out.steps.push_back(std::move(step));
      }
    }
  }

  Touched touchedBy(const fb::Command &command) const {
    Touched out;
    if (const fb::Launch *launch = command.op_as_Launch()) {
      uint32_t operands = module.kernels()->Get(launch->kernel())->operands();
      for (uint32_t i = 0; i < sizeOf(launch->buffers()); ++i)
        (i < operands ? out.reads : out.writes).push_back(launch->buffers()->Get(i));
    } else if (const fb::Copy *copy = command.op_as_Copy()) {
      out = {{copy->src()}, {copy->dst()}};
    } else if (const fb::Fill *fill = command.op_as_Fill()) {
      out.writes = {fill->dst()};
    } else if (const fb::Collective *collective = command.op_as_Collective()) {
      out = {{collective->src()}, {collective->dst()}};
    } else if (const fb::Expect *expect = command.op_as_Expect()) {
      out.reads = {expect->actual(), expect->expected()};
    } else if (const fb::DeviceIndex *index = command.op_as_DeviceIndex()) {
      out.writes = {index->dst()};
    }
    return out;
  }

  bool isMoving(uint32_t number) const { return sizeOf(program.buffers()->Get(number)->strides()) != 0; }

  // The bytes of an arena that a buffer has in any round of its loops; empty for the caller's memory and constants.
  ByteRange rangeOf(uint32_t number) const {
    const fb::Buffer *buffer = program.buffers()->Get(number);
    if (buffer->kind() != fb::BufferKind::arena)
      return {};
    auto begin = int64_t(bases[size_t(buffer->space())] + buffer->offset()), end = begin + int64_t(buffer->bytes());
    for (uint32_t i = 0; i < sizeOf(buffer->strides()); ++i) {
      int64_t way = buffer->strides()->Get(i)->stride() * int64_t(trips.at(buffer->strides()->Get(i)->loop()) - 1);
      (way < 0 ? begin : end) += way;
    }
    return {uint64_t(begin), uint64_t(end)};
  }

  // What is live before the commands if `after` is afterwards. Sets live[] of their steps to what is live during them.
  ByteSet liveBefore(const Commands *commands, ByteSet after) {
    for (uint32_t i = sizeOf(commands); i-- > 0;)
      after = liveBefore(*commands->Get(i), std::move(after));
    return after;
  }

  ByteSet liveBefore(const fb::Command &command, ByteSet after) {
    if (const fb::While *loop = command.op_as_While())
      return liveBefore(*loop, after);
    if (const fb::For *loop = command.op_as_For())
      return liveBefore(*loop, after);
    if (const fb::Case *branches = command.op_as_Case()) {
      ByteSet before;
      before.add(rangeOf(branches->index()));
      for (const fb::Branch *branch : *branches->branches())
        before.add(liveBefore(branch->commands(), after));
      return before;
    }
    auto step = steps.find(&command);
    if (step == steps.end())
      return after;
    Touched touched = touchedBy(command);
    ByteSet before = after;
    for (uint32_t buffer : touched.writes) {
      after.add(rangeOf(buffer));
      // A slice says nothing of the rest.
      if (!isMoving(buffer))
        before.remove(rangeOf(buffer));
    }
    for (uint32_t buffer : touched.reads) {
      before.add(rangeOf(buffer));
      after.add(rangeOf(buffer));
    }
    live[step->second] = std::move(after);
    return before;
  }

  ByteSet liveBefore(const fb::While &loop, const ByteSet &after) {
    for (ByteSet again;;) {
      ByteSet out = after;
      out.add(liveBefore(loop.body(), again));
      out.add(rangeOf(loop.pred()));
      ByteSet before = liveBefore(loop.cond(), std::move(out));
      before.add(again);
      if (before == again)
        return before;
      again = std::move(before);
    }
  }

  ByteSet liveBefore(const fb::For &loop, const ByteSet &after) {
    for (ByteSet again;;) {
      ByteSet out = after;
      out.add(again);
      ByteSet before = liveBefore(loop.body(), std::move(out));
      before.add(again);
      if (before == again) {
        for (ByteRange range : writtenSliceBySlice(loop))
          before.remove(range);
        return before;
      }
      again = std::move(before);
    }
  }

  // What the rounds together write all of, before anything in a round reads it.
  std::vector<ByteRange> writtenSliceBySlice(const fb::For &loop) const {
    std::vector<ByteRange> out, read;
    for (const fb::Command *command : *loop.body()) {
      Touched touched = touchedBy(*command);
      if (!steps.count(command)) // control flow inside: what it reads is not looked into
        return out;
      for (uint32_t buffer : touched.reads)
        read.push_back(rangeOf(buffer));
      for (uint32_t number : touched.writes) {
        const fb::Buffer *buffer = program.buffers()->Get(number);
        ByteRange range = rangeOf(number);
        if (sizeOf(buffer->strides()) == 1 && buffer->strides()->Get(0)->loop() == loop.loop() &&
            uint64_t(std::abs(buffer->strides()->Get(0)->stride())) <= buffer->bytes() &&
            std::none_of(read.begin(), read.end(), [&](const ByteRange &other) { return other.overlaps(range); }))
          out.push_back(range);
      }
    }
    return out;
  }

  // Follows who wrote what, and gives each live byte to its writer.
  void own() {
    IntervalMap<size_t> writer;
    std::vector<MemoryTimeline::Tensor> written;
    std::vector<bool> seen;
    for (size_t step = 0; step < out.steps.size(); ++step) {
      for (uint32_t number : touchedBy(*commandOf[step]).writes) {
        const fb::Buffer *buffer = program.buffers()->Get(number);
        if (ByteRange range = rangeOf(number); range.begin < range.end) {
          writer.assign(range, written.size());
          MemoryTimeline::Tensor tensor;
          tensor.label = textOf(buffer->label());
          tensor.location = out.steps[step].location.empty() ? textOf(buffer->location()) : out.steps[step].location;
          tensor.offset = range.begin;
          tensor.bytes = range.end - range.begin;
          written.push_back(std::move(tensor));
          seen.push_back(false);
        }
      }
      out.steps[step].liveBytes = live[step].size();
      if (out.steps[step].liveBytes > out.peakBytes) {
        out.peakBytes = out.steps[step].liveBytes;
        out.peakStep = step;
      }
      for (ByteRange range : live[step].ranges())
        writer.forEachIn(range, [&](ByteRange, size_t which) {
          if (!seen[which])
            written[which].firstStep = step;
          seen[which] = true;
          written[which].lastStep = step;
        });
    }
    for (size_t i = 0; i < written.size(); ++i)
      if (seen[i])
        out.tensors.push_back(std::move(written[i]));
  }

  const fb::Module &module;
  const fb::Program &program;
  MemoryTimeline out;
  uint64_t bases[3] = {};
  std::map<uint32_t, uint64_t> trips; // by loop
  std::map<const fb::Command *, size_t> steps;
  std::vector<const fb::Command *> commandOf;
  std::vector<ByteSet> live;
};

} // namespace

std::vector<const MemoryTimeline::Tensor *> MemoryTimeline::at(size_t step) const {
  std::vector<const Tensor *> out;
  for (const Tensor &tensor : tensors)
    if (tensor.firstStep <= step && step <= tensor.lastStep)
      out.push_back(&tensor);
  std::sort(out.begin(), out.end(), [](const Tensor *a, const Tensor *b) {
    return a->bytes != b->bytes ? a->bytes > b->bytes : a < b; // they lie in one vector
  });
  return out;
}

MemoryTimeline memoryTimeline(const fb::Module &module, const fb::Program &program) {
  return TimelineBuilder(module, program).build();
}

} // namespace gc
