// Steps that the compiler cut for several devices, on their compiled kernels: any order that the events allow gives the
// same bits, every event is needed, and nothing but the collectives expected is sent.
#include "codegen/gcx/Compile.h"
#include "frontend/stablehlo/Import.h"
#include "passes/memory/Passes.h"

#include "codegen/cpu/CompileToObject.h"
#include "collectives/local/Local.h"
#include "runtime/cpu/CpuDevice.h"
#include "runtime/exec/Session.h"
#include "runtime/exec/Share.h"
#include "test/runtime/DropWaits.h"

#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace gc;

namespace {

using gcrt::Artifact;
using gcrt::Share;
using gcrt::StreamMode;
using Bytes = std::vector<char>;

constexpr uint64_t kSeeds = 24;

struct Program {
  const char *path;
  const char *axis;
};
constexpr Program kCorpusMlp = {GC_CORPUS "/sharded_mlp_data_parallel/program.mlir", "data"};
constexpr Program kKeepOld = {GC_HERE "/Inputs/keep_old_weights.mlir", "data"};
constexpr Program kTensorParallel = {GC_SHARDING_INPUTS "/tensor_parallel.mlir", "tensor"};

struct CompiledStep : testing::Test {
  MLIRContext context;

  CompiledStep() {
    DialectRegistry registry;
    registry.insert<GcDialect, gcx::GcxDialect, func::FuncDialect>();
    registerCpuDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }

  static PhaseOptions phasesFor(const Program &program, int64_t devices) {
    PhaseOptions phases;
    phases.devices = devices;
    if (devices > 1)
      phases.mesh = program.axis + ("=" + std::to_string(devices));
    return phases;
  }

  // The program in gc, with its shardings.
  OwningOpRef<ModuleOp> load(const Program &program) {
    auto text = llvm::MemoryBuffer::getFile(program.path);
    if (!text)
      return {};
    bool isGc = (*text)->getBuffer().contains("gc.mesh");
    OwningOpRef<ModuleOp> module = isGc ? parseSourceFile<ModuleOp>(program.path, &context)
                                        : importStableHlo((*text)->getBuffer(), program.path, context);
    PassManager passes(&context);
    passes.addPass(createImportShardingsPass());
    return module && succeeded(passes.run(*module)) ? std::move(module) : OwningOpRef<ModuleOp>();
  }

  std::shared_ptr<const Artifact> compile(const Program &program, int64_t devices) {
    OwningOpRef<ModuleOp> module = load(program);
    if (!module)
      return nullptr;
    CompileOptions options;
    options.phases = phasesFor(program, devices);
    FailureOr<Bytes> bytes = compileToArtifact(*module, options);
    return succeeded(bytes) ? open(*bytes) : nullptr;
  }

  static std::shared_ptr<const Artifact> open(const Bytes &bytes) {
    auto artifact = Artifact::fromBytes(bytes, {.verifyData = true});
    EXPECT_TRUE(artifact.ok()) << artifact.status();
    return artifact.ok() ? *artifact : nullptr;
  }
};

struct Mode {
  StreamMode streams = StreamMode::Eager;
  uint64_t seed = 0;
  std::shared_ptr<gcrt::ThreadPool> pool;
};

std::unique_ptr<gcrt::Session> sessionOf(std::shared_ptr<const Artifact> artifact, const Mode &mode) {
  uint32_t devices = artifact->module().devices();
  gcrt::SessionOptions options;
  options.poison = mode.streams == StreamMode::Adversarial;
  for (uint32_t d = 0; d < devices; ++d) {
    gcrt::CpuOptions cpu;
    cpu.mode = mode.streams;
    cpu.pool = mode.pool;
    // Every device its own order: of the first six seeds each is a fixed priority of the streams.
    cpu.seed = mode.seed < 6 ? (mode.seed + d) % 6 : mode.seed * 100 + d;
    cpu.inlineMicros = 0;
    options.devices.push_back(gcrt::makeCpuDevice(cpu));
  }
  // Sources are read early, or when the last device comes.
  options.communicators =
      gcrt::makeLocalCommunicators(devices, mode.streams == StreamMode::Adversarial && mode.seed / 6 % 2 == 0);
  auto session = gcrt::Session::create(std::move(artifact), std::move(options));
  EXPECT_TRUE(session.ok()) << session.status();
  return session.ok() ? *std::move(session) : nullptr;
}

// Element e of argument `number`: small numbers, and labels from 0 to 9.
void fill(const gcrt::fb::Value &value, size_t number, Bytes &whole) {
  for (size_t e = 0; e < whole.size() / 4; ++e) {
    size_t mixed = (e * 2654435761u + number * 40503u) >> 7;
    int32_t label = static_cast<int32_t>(mixed % 10);
    float real = static_cast<float>(static_cast<int>(mixed % 33) - 16) / 128;
    std::memcpy(&whole[4 * e], value.dtype() == gcrt::DType::s32 ? static_cast<void *>(&label) : &real, 4);
  }
}

// The whole results of one run, each device's copy of a replicated one included. Memory that a run should write holds
// NaN before it.
absl::StatusOr<std::vector<Bytes>> runOnce(gcrt::Session &session) {
  const gcrt::fb::Module &module = session.artifact().module();
  const gcrt::fb::Program &program = *session.artifact().findProgram("main");
  uint32_t devices = module.devices();
  std::vector<std::vector<Bytes>> in(devices), out(devices);
  std::vector<std::vector<gcrt::HostBuffer>> arguments(devices), results(devices);
  std::vector<gcrt::DeviceBuffers> buffers;
  for (uint32_t d = 0; d < devices; ++d) {
    std::vector<void *> shared(program.results()->size(), nullptr);
    for (uint32_t i = 0; i < program.arguments()->size(); ++i) {
      Share share = Share::of(module, *program.arguments()->Get(i));
      Bytes whole(share.wholeBytes());
      fill(*program.arguments()->Get(i), i, whole);
      Bytes &part = in[d].emplace_back(share.partBytes());
      share.cut(whole.data(), d, part.data());
      if (int32_t alias = program.arguments()->Get(i)->alias(); alias >= 0)
        shared[alias] = part.data();
      arguments[d].push_back({part.data(), part.size()});
    }
    for (uint32_t i = 0; i < program.results()->size(); ++i) {
      Bytes &part = out[d].emplace_back(Share::of(module, *program.results()->Get(i)).partBytes(), '\xff');
      results[d].push_back({shared[i] ? shared[i] : part.data(), part.size()});
    }
    buffers.push_back({arguments[d], results[d]});
  }
  if (absl::Status status = session.run("main", buffers); !status.ok())
    return status;
  std::vector<Bytes> all;
  for (uint32_t i = 0; i < program.results()->size(); ++i)
    for (uint32_t d = 0; d < devices; ++d) {
      const auto *data = static_cast<const char *>(results[d][i].data);
      all.emplace_back(data, data + results[d][i].bytes);
    }
  return all;
}

// Every device's parts of the results, as one device computes them.
void expectClose(const std::vector<Bytes> &one, const std::vector<Bytes> &parts, const Artifact &artifact) {
  const gcrt::fb::Module &module = artifact.module();
  const auto *results = artifact.findProgram("main")->results();
  for (uint32_t i = 0; i < results->size(); ++i)
    for (uint32_t d = 0; d < module.devices(); ++d) {
      const Bytes &part = parts[i * module.devices() + d];
      Bytes want(part.size());
      Share::of(module, *results->Get(i)).cut(one[i].data(), d, want.data());
      for (size_t e = 0; e < part.size() / 4; ++e) {
        float a, b;
        std::memcpy(&a, &want[4 * e], 4);
        std::memcpy(&b, &part[4 * e], 4);
        ASSERT_NEAR(a, b, 1e-6 + 1e-5 * std::abs(a)) << "result " << i << " element " << e << " of device " << d;
      }
    }
}

// The kinds of streams that a program's commands use.
std::set<gcrt::fb::StreamKind> streamsUsed(const Artifact &artifact) {
  const gcrt::fb::Program &program = *artifact.findProgram("main");
  std::set<gcrt::fb::StreamKind> used;
  for (const gcrt::fb::Command *command : *program.commands())
    if (!command->op_as_Record() && !command->op_as_Wait())
      used.insert(program.streams()->Get(command->stream()));
  return used;
}

uint64_t resultBytes(const Artifact &artifact) {
  uint64_t bytes = 0;
  for (const gcrt::fb::Value *value : *artifact.findProgram("main")->results())
    bytes += Share::of(artifact.module(), *value).wholeBytes();
  return bytes;
}

} // namespace

TEST_F(CompiledStep, AnyOrderThatEventsAllowGivesTheSameBits) {
  for (const Program &program : {kCorpusMlp, kKeepOld}) {
    SCOPED_TRACE(program.path);
    auto artifact = compile(program, 2);
    ASSERT_TRUE(artifact);
    auto expected = runOnce(*sessionOf(artifact, {}));
    ASSERT_TRUE(expected.ok()) << expected.status();
    std::vector<Mode> modes = {{StreamMode::Eager, 0, gcrt::ThreadPool::create({2, 10})}, {StreamMode::Threads}};
    for (uint64_t seed = 0; seed < kSeeds; ++seed)
      modes.push_back({StreamMode::Adversarial, seed});
    for (const Mode &mode : modes) {
      auto session = sessionOf(artifact, mode);
      for (int repeat = 0; repeat < 2; ++repeat) {
        auto results = runOnce(*session);
        ASSERT_TRUE(results.ok()) << results.status();
        ASSERT_TRUE(*results == *expected) << "mode " << static_cast<int>(mode.streams) << " seed " << mode.seed;
      }
    }
  }
}

TEST_F(CompiledStep, AllStreamsAreInUse) {
  using Kind = gcrt::fb::StreamKind;
  auto artifact = compile(kKeepOld, 2);
  ASSERT_TRUE(artifact);
  EXPECT_EQ(streamsUsed(*artifact), (std::set<Kind>{Kind::compute, Kind::copy, Kind::collective}));
}

TEST_F(CompiledStep, TheAdversaryNoticesEveryMissingWait) {
  for (const Program &program : {kCorpusMlp, kKeepOld}) {
    SCOPED_TRACE(program.path);
    auto artifact = compile(program, 2);
    ASSERT_TRUE(artifact);
    auto expected = runOnce(*sessionOf(artifact, {}));
    ASSERT_TRUE(expected.ok()) << expected.status();
    auto broken = gcrt::test::withoutEachWait(*artifact);
    EXPECT_GE(broken.size(), 4u);
    for (const auto &one : broken) {
      auto less = open(one.bytes);
      bool noticed = false;
      for (uint64_t seed = 0; seed < kSeeds && !noticed; ++seed) {
        auto results = runOnce(*sessionOf(less, {StreamMode::Adversarial, seed}));
        noticed = !results.ok() || *results != *expected;
      }
      EXPECT_TRUE(noticed) << one.what;
    }
  }
}

TEST_F(CompiledStep, TheVerifierNoticesEveryMissingEventAndFindsNoneTooMany) {
  for (const Program &program : {kCorpusMlp, kKeepOld})
    for (int64_t devices : {2, 8}) {
      SCOPED_TRACE(program.path);
      OwningOpRef<ModuleOp> module = load(program);
      ASSERT_TRUE(module);
      ASSERT_TRUE(succeeded(runPhases(*module, phasesFor(program, devices))));
      PassManager verifier(&context);
      VerifySchedulePassOptions strict;
      strict.redundant = true;
      verifier.addNestedPass<gcx::ProgramOp>(createVerifySchedulePass(strict));
      EXPECT_TRUE(succeeded(verifier.run(*module)));
      auto nth = [](ModuleOp in, int64_t n) {
        Operation *found = nullptr;
        in.walk([&](Operation *op) {
          if (isa<gcx::RecordOp, gcx::WaitOp>(op) && n-- == 0)
            found = op;
        });
        return found;
      };
      int64_t events = 0;
      for (;; ++events) {
        OwningOpRef<ModuleOp> less = module->clone();
        Operation *event = nth(*less, events);
        if (!event)
          break;
        event->erase();
        ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
        EXPECT_TRUE(failed(verifier.run(*less))) << "record or wait " << events;
      }
      EXPECT_GE(events, 8);
    }
}

// Seven gradients and losses of three layers, each once, and nothing else.
TEST_F(CompiledStep, DataParallelSendsGradientsAndLossAlone) {
  auto whole = compile(kCorpusMlp, 1);
  ASSERT_TRUE(whole);
  auto one = runOnce(*sessionOf(whole, {}));
  ASSERT_TRUE(one.ok()) << one.status();
  for (uint32_t devices : {2, 4, 8}) {
    auto artifact = compile(kCorpusMlp, devices);
    ASSERT_TRUE(artifact);
    auto session = sessionOf(artifact, {});
    auto parts = runOnce(*session);
    ASSERT_TRUE(parts.ok()) << parts.status();
    expectClose(*one, *parts, *artifact);
    // Results are the new parameters and the loss: gradients and loss have their bytes.
    uint64_t bytes = 4 * (96 + 64 * 96 + 80 + 96 * 80 + 10 + 80 * 10 + 1);
    EXPECT_EQ(resultBytes(*artifact), bytes);
    gcrt::CollectiveCounts expected = {{{"all_reduce", "data"}, {7, bytes}}};
    for (uint32_t d = 0; d < devices; ++d)
      EXPECT_EQ(session->collectiveCounts(d), expected);
  }
}

// A column-cut, then a row-cut layer: one all-reduce of the result.
TEST_F(CompiledStep, TensorParallelSendsOneAllReduce) {
  auto whole = compile(kTensorParallel, 1);
  ASSERT_TRUE(whole);
  auto one = runOnce(*sessionOf(whole, {}));
  ASSERT_TRUE(one.ok()) << one.status();
  for (uint32_t devices : {2, 4, 8}) {
    auto artifact = compile(kTensorParallel, devices);
    ASSERT_TRUE(artifact);
    auto session = sessionOf(artifact, {});
    auto parts = runOnce(*session);
    ASSERT_TRUE(parts.ok()) << parts.status();
    expectClose(*one, *parts, *artifact);
    gcrt::CollectiveCounts expected = {{{"all_reduce", "tensor"}, {1, 6 * 16 * 4}}};
    for (uint32_t d = 0; d < devices; ++d)
      EXPECT_EQ(session->collectiveCounts(d), expected);
  }
}
