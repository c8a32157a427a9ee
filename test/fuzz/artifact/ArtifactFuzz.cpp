// Damaged artifacts: each is refused with a reason, or loads; what loads and still gives its kernels what they were
// compiled for runs on the CPU, with an error or without. Never a crash.
//
//   artifact_fuzz FOLDER [--count N] [--seed S] [--first I] [--save FILE]
//
// FOLDER has .gcx files, as test/fuzz/malformed.py compiles them. The code in them is trusted and stays as it is: what
// an artifact's author may make the machine do is not bounded by any check.
#include "runtime/artifact/Artifact.h"
#include "runtime/base/MappedFile.h"
#include "runtime/base/Status.h"
#include "runtime/cpu/CpuDevice.h"
#include "runtime/exec/Session.h"
#include "test/fuzz/Guard.h"
#include "test/fuzz/artifact/MutateArtifact.h"
#include "test/runtime/TestArtifact.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

using namespace gcrt;
using namespace gc::test;

namespace {

std::vector<char> readBytes(const std::filesystem::path &path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

template <typename V> uint32_t sizeOf(const V *vector) {
  return vector ? vector->size() : 0;
}

std::vector<int64_t> shapeOf(const fb::Value &value) {
  if (!value.shape())
    return {};
  return {value.shape()->begin(), value.shape()->end()};
}

using CommandList = flatbuffers::Vector<flatbuffers::Offset<fb::Command>>;

// What decides whether kernels stay within their buffers: their tables, and the scalars that launches give them.
struct Contract {
  std::vector<std::vector<uint64_t>> kernels;
  std::set<std::vector<int64_t>> launches; // kernel, scalars

  bool covers(const Contract &other) const {
    return kernels == other.kernels &&
           std::includes(launches.begin(), launches.end(), other.launches.begin(), other.launches.end());
  }
};

// Also how much there is to do: rounds of loops, and loops without a bound.
struct Work {
  uint64_t rounds = 0;
  bool endless = false;
};

void walk(const CommandList *commands, uint64_t times, Contract &contract, Work &work) {
  for (uint32_t i = 0; i < sizeOf(commands); ++i) {
    const fb::Command *command = commands->Get(i);
    work.rounds += times;
    if (const fb::Launch *launch = command->op_as_Launch()) {
      std::vector<int64_t> key = {launch->kernel()};
      for (uint32_t s = 0; s < sizeOf(launch->scalars()); ++s)
        key.push_back(launch->scalars()->Get(s));
      contract.launches.insert(std::move(key));
    }
    if (const fb::While *loop = command->op_as_While()) {
      work.endless = true; // the condition may never fail
      walk(loop->cond(), times, contract, work);
      walk(loop->body(), times, contract, work);
    }
    if (const fb::For *loop = command->op_as_For())
      walk(loop->body(), std::min<uint64_t>(times * std::min<uint64_t>(loop->trip(), 1 << 20), 1 << 20), contract,
           work);
    if (const fb::Case *choice = command->op_as_Case())
      for (uint32_t b = 0; b < sizeOf(choice->branches()); ++b)
        walk(choice->branches()->Get(b)->commands(), times, contract, work);
  }
}

Contract contractOf(const fb::Module &module, Work &work) {
  Contract contract;
  for (uint32_t i = 0; i < sizeOf(module.kernels()); ++i) {
    const fb::Kernel *kernel = module.kernels()->Get(i);
    std::vector<uint64_t> numbers = {kernel->scratch_bytes(), kernel->operands(), kernel->results()};
    for (uint32_t b = 0; b < sizeOf(kernel->buffer_bytes()); ++b)
      numbers.push_back(kernel->buffer_bytes()->Get(b));
    for (uint32_t image = 0; image < sizeOf(module.images()); ++image) {
      numbers.push_back(module.images()->Get(image)->section());
      numbers.push_back(module.images()->Get(image)->entries()->Get(i));
      numbers.push_back(module.images()->Get(image)->tiles()->Get(i));
    }
    contract.kernels.push_back(std::move(numbers));
  }
  for (const fb::Program *program : *module.programs())
    walk(program->commands(), 1, contract, work);
  return contract;
}

// Programs that would take long, or more memory than the test has, are loaded only.
bool isSmall(const fb::Module &module, const Work &work) {
  if (module.devices() != 1 || work.endless || work.rounds > 2000)
    return false;
  for (uint32_t i = 0; i < sizeOf(module.kernels()); ++i)
    if (module.kernels()->Get(i)->scratch_bytes() > 1 << 24)
      return false;
  for (const fb::Program *program : *module.programs()) {
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < sizeOf(program->arenas()); ++i)
      bytes += program->arenas()->Get(i)->bytes();
    for (const auto *values : {program->arguments(), program->results()})
      for (uint32_t i = 0; i < sizeOf(values); ++i)
        bytes += *byteCount(values->Get(i)->dtype(), shapeOf(*values->Get(i)));
    if (bytes > 1 << 26)
      return false;
  }
  return true;
}

struct Counts {
  size_t artifacts = 0, loaded = 0, started = 0, finished = 0;
};

struct Source {
  std::vector<char> bytes;
  Contract contract;
};

class Checker {
public:
  Checker(std::vector<Source> sources, std::string schema) : sources(std::move(sources)), mutator(std::move(schema)) {}

  bool check(std::mt19937_64 &random) {
    const Source &source = sources[random() % sources.size()];
    std::vector<char> bytes = mutator.mutate(source.bytes, sources[random() % sources.size()].bytes, random);
    guardedInput().assign(bytes.begin(), bytes.end());
    ++counts.artifacts;
    auto artifact = Artifact::fromBytes(bytes, {.verifyData = true});
    if (!artifact.ok())
      return isOurs(artifact.status());
    ++counts.loaded;
    Work work;
    Contract contract = contractOf((*artifact)->module(), work);
    if (!source.contract.covers(contract) || !isSmall((*artifact)->module(), work))
      return true;
    return run(*artifact);
  }

  Counts counts;

private:
  // A refusal says why and is the user's: nothing in a file makes an internal error.
  bool isOurs(const absl::Status &status) {
    if (!status.message().empty() && !absl::IsInternal(status) && !absl::IsUnknown(status))
      return true;
    std::cerr << "refused as an internal error: " << status << "\n";
    return false;
  }

  bool run(const std::shared_ptr<const Artifact> &artifact) {
    Session::Options options;
    options.devices.push_back(makeCpuDevice({}));
    absl::StatusOr<std::unique_ptr<Session>> session = Session::create(artifact, std::move(options));
    if (!session.ok())
      return isOurs(session.status());
    for (const fb::Program *program : *artifact->module().programs()) {
      std::vector<Array> arguments;
      for (uint32_t i = 0; i < sizeOf(program->arguments()); ++i) {
        const fb::Value *value = program->arguments()->Get(i);
        auto array = Array::make(value->dtype(), shapeOf(*value));
        if (!array.ok())
          return isOurs(array.status());
        // Index operands too: any bits.
        std::fill(array->span().begin(), array->span().end(), static_cast<char>(i * 37 + 1));
        arguments.push_back(*std::move(array));
      }
      ++counts.started;
      counts.finished += (*session)->run(program->name()->string_view(), arguments).ok();
    }
    return true;
  }

  std::vector<Source> sources;
  ArtifactMutator mutator;
};

// Nothing, with a message, where a file is not a valid artifact.
std::vector<Source> readSources(const std::string &folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto &entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".gcx")
      paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::vector<Source> sources;
  sources.push_back({gcrt::test::sampleArtifact(), {}});
  for (const auto &path : paths)
    sources.push_back({readBytes(path), {}});
  for (Source &source : sources) {
    auto artifact = Artifact::fromBytes(source.bytes, {.verifyData = true});
    if (!artifact.ok()) {
      std::cerr << "an artifact to start from is not valid: " << artifact.status() << "\n";
      return {};
    }
    Work work;
    source.contract = contractOf((*artifact)->module(), work);
  }
  return sources;
}

} // namespace

int main(int argc, char **argv) {
  std::optional<FuzzOptions> options = parseFuzzOptions(argc, argv, "FOLDER", "artifact_fuzz_failure.gcx");
  if (!options)
    return 2;
  std::vector<Source> sources = readSources(options->input);
  if (sources.size() < 2) {
    std::cerr << "no artifacts in " << options->input << "\n";
    return 2;
  }
  std::vector<char> schema = readBytes(GC_SCHEMA);
  Checker checker(std::move(sources), {schema.begin(), schema.end()});
  if (!runFuzz(*options, [&](size_t, std::mt19937_64 &random) { return checker.check(random); }))
    return 1;
  const Counts &c = checker.counts;
  std::cout << c.artifacts << " artifacts, seed " << options->seed << ": " << c.loaded << " loaded, " << c.started
            << " runs started, " << c.finished << " finished\n";
  // Damage that is always found, or never, tests nothing.
  return c.loaded && c.loaded < c.artifacts && c.started && c.finished ? 0 : 1;
}
