#include "runtime/exec/Session.h"
#include "runtime/base/Status.h"
#include "runtime/exec/Share.h"

#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <thread>

namespace gcrt {

namespace {

// One waiting thread per device but the first, which runs on the caller's.
class DeviceThreads {
public:
  explicit DeviceThreads(uint32_t devices) {
    for (uint32_t i = 1; i < devices; ++i)
      threads.emplace_back([this, i] { work(i); });
  }
  ~DeviceThreads() {
    {
      std::lock_guard<std::mutex> lock(mutex);
      stop = true;
    }
    changed.notify_all();
    for (std::thread &thread : threads)
      thread.join();
  }
  void runAll(const std::function<void(uint32_t)> &job) {
    if (threads.empty())
      return job(0);
    {
      std::lock_guard<std::mutex> lock(mutex);
      current = &job;
      left = uint32_t(threads.size());
      ++round;
    }
    changed.notify_all();
    job(0);
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [this] { return left == 0; });
    current = nullptr;
  }

private:
  void work(uint32_t index) {
    uint64_t seen = 0;
    std::unique_lock<std::mutex> lock(mutex);
    for (;;) {
      changed.wait(lock, [&] { return stop || round != seen; });
      if (stop)
        return;
      seen = round;
      const std::function<void(uint32_t)> *job = current;
      lock.unlock();
      (*job)(index);
      lock.lock();
      if (--left == 0)
        changed.notify_all();
    }
  }

  std::mutex mutex;
  std::condition_variable changed;
  const std::function<void(uint32_t)> *current = nullptr;
  uint32_t left = 0;
  uint64_t round = 0;
  bool stop = false;
  std::vector<std::thread> threads;
};

class SessionImpl final : public Session {
public:
  SessionImpl(std::shared_ptr<const Artifact> artifact, Options options)
      : loaded(std::move(artifact)), options(std::move(options)), threads(uint32_t(this->options.devices.size())) {}

  absl::Status prepare() {
    uint32_t devices = loaded->module().devices();
    if (options.devices.size() != devices)
      return absl::InvalidArgumentError(absl::StrCat("the artifact was compiled for ", devices,
                                                     " devices, the session has ", options.devices.size()));
    if (!options.communicators.empty() && options.communicators.size() != devices)
      return absl::InvalidArgumentError(
          absl::StrCat("a session of ", devices, " devices has ", options.communicators.size(), " communicators"));
    for (uint32_t i = 0; i < options.communicators.size(); ++i)
      if (options.communicators[i]->device() != i || options.communicators[i]->devices() != devices)
        return absl::InvalidArgumentError(absl::StrCat("communicator ", i, " is not that of device ", i));
    std::vector<KernelDescription> kernels;
    if (loaded->module().kernels())
      for (uint32_t i = 0; i < loaded->module().kernels()->size(); ++i) {
        const fb::Kernel *kernel = loaded->module().kernels()->Get(i);
        kernels.push_back({kernel->name()->str(), kernel->family()->str(), loaded->tiles(i), kernel->scratch_bytes(),
                           kernel->flops(), kernel->bytes(), loaded->kernel(i)});
      }
    for (const std::unique_ptr<Device> &device : options.devices)
      GC_RETURN_IF_ERROR(device->prepare(kernels));
    return absl::OkStatus();
  }

  absl::Status run(std::string_view program, absl::Span<const DeviceBuffers> buffers) override;
  const Artifact &artifact() const override { return *loaded; }
  absl::StatusOr<uint64_t> arenaBytes(std::string_view program) override {
    GC_ASSIGN_OR_RETURN(std::vector<std::unique_ptr<Executor>> * executors, executorsOf(program));
    return executors->front()->arenaBytes();
  }
  std::map<std::string, uint64_t> kernelCounts() const override;
  CollectiveCounts collectiveCounts(uint32_t device) const override {
    return device < options.communicators.size() ? options.communicators[device]->counts() : CollectiveCounts();
  }
  void resetCounts() override {
    for (auto &[name, executors] : programs)
      for (std::unique_ptr<Executor> &executor : executors)
        executor->resetLaunches();
    for (std::unique_ptr<Communicator> &communicator : options.communicators)
      communicator->resetCounts();
  }

private:
  absl::StatusOr<std::vector<std::unique_ptr<Executor>> *> executorsOf(std::string_view program);

  std::shared_ptr<const Artifact> loaded;
  Options options;
  // Made when a program first runs: its arenas count from then on.
  std::map<std::string, std::vector<std::unique_ptr<Executor>>, std::less<>> programs;
  DeviceThreads threads;
};

} // namespace

absl::StatusOr<std::vector<std::unique_ptr<Executor>> *> SessionImpl::executorsOf(std::string_view name) {
  auto it = programs.find(name);
  if (it != programs.end())
    return &it->second;
  const fb::Program *program = loaded->findProgram(name);
  if (!program) {
    std::string known;
    for (const fb::Program *other : *loaded->module().programs())
      absl::StrAppend(&known, known.empty() ? "" : ", ", other->name()->str());
    return absl::NotFoundError(absl::StrCat("the artifact has no program '", std::string(name), "'; it has ", known));
  }
  std::shared_ptr<const Plan> plan = makePlan(loaded, *program);
  std::vector<std::unique_ptr<Executor>> executors;
  for (uint32_t i = 0; i < options.devices.size(); ++i) {
    Executor::Place place;
    place.device = options.devices[i].get();
    place.communicator = options.communicators.empty() ? nullptr : options.communicators[i].get();
    place.index = i;
    place.poison = options.poison;
    place.cancel = options.cancel.get();
    GC_ASSIGN_OR_RETURN(std::unique_ptr<Executor> executor, Executor::create(plan, place));
    executors.push_back(std::move(executor));
  }
  return &programs.emplace(std::string(name), std::move(executors)).first->second;
}

absl::Status SessionImpl::run(std::string_view program, absl::Span<const DeviceBuffers> buffers) {
  GC_ASSIGN_OR_RETURN(std::vector<std::unique_ptr<Executor>> * executors, executorsOf(program));
  if (buffers.size() != executors->size())
    return absl::InvalidArgumentError(
        absl::StrCat("the session has ", executors->size(), " devices, buffers were given for ", buffers.size()));
  if (executors->size() == 1 && options.communicators.empty())
    return executors->front()->run(buffers[0].arguments, buffers[0].results);
  for (std::unique_ptr<Communicator> &communicator : options.communicators)
    GC_RETURN_IF_ERROR(communicator->begin());
  std::vector<absl::Status> statuses(executors->size());
  threads.runAll([&](uint32_t i) {
    statuses[i] = (*executors)[i]->run(buffers[i].arguments, buffers[i].results);
    if (!options.communicators.empty())
      options.communicators[i]->end(statuses[i]);
  });
  // The cause before its consequences: peers of a device that failed are cancelled.
  const absl::Status *first = nullptr;
  uint32_t device = 0;
  for (uint32_t i = 0; i < statuses.size(); ++i)
    if (!statuses[i].ok() && (!first || (absl::IsCancelled(*first) && !absl::IsCancelled(statuses[i])))) {
      first = &statuses[i];
      device = i;
    }
  return first ? annotate(*first, absl::StrCat("device ", device)) : absl::OkStatus();
}

std::map<std::string, uint64_t> SessionImpl::kernelCounts() const {
  std::map<std::string, uint64_t> counts;
  for (const auto &[name, executors] : programs)
    for (uint32_t k = 0; k < executors.front()->launches().size(); ++k)
      if (uint64_t launches = executors.front()->launches()[k])
        counts[loaded->module().kernels()->Get(k)->family()->str()] += launches;
  return counts;
}

absl::StatusOr<std::unique_ptr<Session>> Session::create(std::shared_ptr<const Artifact> artifact, Options options) {
  auto session = std::make_unique<SessionImpl>(std::move(artifact), std::move(options));
  GC_RETURN_IF_ERROR(session->prepare());
  return session;
}

// The parts of one device; a result that takes a donated argument's memory has it here too.
struct DeviceParts {
  std::vector<std::unique_ptr<char, void (*)(void *)>> memory;
  std::vector<HostBuffer> arguments, results;

  char *add(uint64_t bytes) {
    uint64_t rounded = (bytes + GC_BUFFER_ALIGNMENT) / GC_BUFFER_ALIGNMENT * GC_BUFFER_ALIGNMENT;
    memory.emplace_back(static_cast<char *>(std::aligned_alloc(GC_BUFFER_ALIGNMENT, rounded)), std::free);
    return memory.back().get();
  }
};

static absl::StatusOr<std::vector<Share>> sharesOf(const fb::Module &module,
                                                   const flatbuffers::Vector<flatbuffers::Offset<fb::Value>> *values,
                                                   absl::Span<const HostBuffer> given, const char *what) {
  std::vector<Share> shares;
  for (uint32_t i = 0; values && i < values->size(); ++i)
    shares.push_back(Share::of(module, *values->Get(i)));
  if (shares.size() != given.size())
    return absl::InvalidArgumentError(
        absl::StrCat("the program has ", shares.size(), " ", what, "s, given are ", given.size()));
  for (size_t i = 0; i < shares.size(); ++i)
    if (given[i].bytes != shares[i].wholeBytes() || (given[i].bytes && !given[i].data))
      return absl::InvalidArgumentError(absl::StrCat(what, " ", i, " has ", shares[i].wholeBytes(),
                                                     " bytes over all devices, given are ",
                                                     given[i].data ? given[i].bytes : 0));
  return shares;
}

absl::Status Session::runWhole(std::string_view name, absl::Span<const HostBuffer> arguments,
                               absl::Span<const HostBuffer> results) {
  const fb::Module &module = artifact().module();
  const fb::Program *program = artifact().findProgram(name);
  if (!program)
    return absl::NotFoundError(absl::StrCat("the artifact has no program '", std::string(name), "'"));
  GC_ASSIGN_OR_RETURN(std::vector<Share> in, sharesOf(module, program->arguments(), arguments, "argument"));
  GC_ASSIGN_OR_RETURN(std::vector<Share> out, sharesOf(module, program->results(), results, "result"));
  std::vector<DeviceParts> parts(module.devices());
  std::vector<DeviceBuffers> buffers;
  for (uint32_t d = 0; d < module.devices(); ++d) {
    std::vector<char *> shared(results.size(), nullptr);
    for (size_t i = 0; i < in.size(); ++i) {
      char *part = parts[d].add(in[i].partBytes());
      if (!part)
        return absl::ResourceExhaustedError(absl::StrCat("no memory for argument ", i, " of device ", d));
      in[i].cut(arguments[i].data, d, part);
      if (int32_t alias = program->arguments()->Get(uint32_t(i))->alias(); alias >= 0)
        shared[size_t(alias)] = part;
      parts[d].arguments.push_back({part, in[i].partBytes()});
    }
    for (size_t i = 0; i < out.size(); ++i) {
      char *part = shared[i] ? shared[i] : parts[d].add(out[i].partBytes());
      if (!part)
        return absl::ResourceExhaustedError(absl::StrCat("no memory for result ", i, " of device ", d));
      parts[d].results.push_back({part, out[i].partBytes()});
    }
    buffers.push_back({parts[d].arguments, parts[d].results});
  }
  GC_RETURN_IF_ERROR(run(name, buffers));
  for (uint32_t d = 0; d < module.devices(); ++d)
    for (size_t i = 0; i < out.size(); ++i)
      if (d == 0 || !out[i].isReplicated())
        out[i].join(parts[d].results[i].data, d, results[i].data);
  return absl::OkStatus();
}

absl::StatusOr<std::vector<Array>> Session::run(std::string_view name, absl::Span<const Array> arguments) {
  const fb::Program *program = artifact().findProgram(name);
  if (!program)
    return absl::NotFoundError(absl::StrCat("the artifact has no program '", std::string(name), "'"));
  uint32_t argumentCount = program->arguments() ? program->arguments()->size() : 0;
  if (arguments.size() != argumentCount)
    return absl::InvalidArgumentError(
        absl::StrCat("the program takes ", argumentCount, " arguments, given are ", arguments.size()));
  std::vector<HostBuffer> in, out;
  std::vector<Array> results(program->results() ? program->results()->size() : 0);
  for (size_t i = 0; i < arguments.size(); ++i) {
    in.push_back({arguments[i].data(), arguments[i].bytes()});
    if (int32_t alias = program->arguments()->Get(uint32_t(i))->alias(); alias >= 0)
      results[size_t(alias)] = arguments[i];
  }
  for (size_t i = 0; i < results.size(); ++i) {
    const fb::Value *value = program->results()->Get(uint32_t(i));
    if (!results[i].data()) {
      std::vector<int64_t> shape;
      if (value->shape())
        shape.assign(value->shape()->begin(), value->shape()->end());
      GC_ASSIGN_OR_RETURN(results[i], Array::make(value->dtype(), shape));
    }
    out.push_back({results[i].data(), results[i].bytes()});
  }
  DeviceBuffers buffers = {in, out};
  GC_RETURN_IF_ERROR(run(name, absl::MakeConstSpan(&buffers, 1)));
  return results;
}

} // namespace gcrt
