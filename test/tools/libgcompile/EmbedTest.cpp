// gcompile.hpp, and what hosts bring of their own: memory, threads, the wish to end.
#include "test/tools/libgcompile/example/expected.h"

#include <gcompile/gcompile.hpp>

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <thread>

namespace {

using testing::FloatNear;
using testing::HasSubstr;
using testing::Pointwise;

constexpr const char *kStep = "step(main, optimizer=adamw(lr=1e-2, decay=0.1))";

// The code and the message of what a call throws.
template <typename Call> std::pair<gcompile_code, std::string> errorOf(Call &&call) {
  try {
    call();
  } catch (const gcompile::Error &error) {
    return {error.code(), error.what()};
  }
  return {GCOMPILE_OK, ""};
}
#define EXPECT_REFUSED(call, code, text) EXPECT_THAT(errorOf([&] { call; }), testing::Pair(code, HasSubstr(text)))

gcompile::Artifact compileStep() {
  gcompile::Context context;
  gcompile::Program program = gcompile::Program::open(context, GC_EXAMPLE "/loss.mlir");
  program.transform(kStep);
  return program.compile();
}

void writeFirstValues(gcompile::Session &session) {
  session.initialize({}, "normal:1");
  session.write("w1", w1, 12);
  session.write("b1", b1, 4);
  session.write("w2", w2, 4);
  session.write("x", x, 24);
  session.write("y", y, 8);
}

TEST(Embed, TypesAreChecked) {
  gcompile::Session session(compileStep());
  EXPECT_REFUSED(session.write("x", std::vector<double>(24)), GCOMPILE_INVALID,
                 "(x) is f32[8, 3], not an array of f64");
  EXPECT_REFUSED(session.read<int32_t>("w1"), GCOMPILE_INVALID, "not an array of i32");
  EXPECT_REFUSED(session.read<float>("w9"), GCOMPILE_NOT_FOUND, "no argument 'w9'");
  EXPECT_REFUSED(session.result<float>("lost"), GCOMPILE_NOT_FOUND, "did you mean 'loss'?");
}

TEST(Embed, MemoryOfTheCallersIsUsedInPlace) {
  gcompile::Session session(compileStep());
  std::vector<float> ownW1(w1, w1 + 12), ownX(x, x + 24);
  float loss = 0;
  writeFirstValues(session);
  session.bindArgument("w1", ownW1.data(), 12);
  session.bindArgument("x", ownX.data(), 24);
  session.bindResult("loss", &loss, 1);
  for (int i = 0; i < STEPS; ++i) {
    session.run();
    EXPECT_NEAR(loss, losses[i], 2e-6);
  }
  EXPECT_THAT(ownW1, Pointwise(FloatNear(2e-6f), trained_w1));
  EXPECT_THAT(ownX, testing::ElementsAreArray(x));
  // Values go to where the memory is.
  session.write("w1", w1, 12);
  EXPECT_THAT(ownW1, testing::ElementsAreArray(w1));
  session.bindArgument<float>("w1", nullptr, 12);
  EXPECT_REFUSED(session.run(), GCOMPILE_INVALID, "(w1): f32[3, 4] has no value");
}

TEST(Embed, StatesAreSavedAndGoOn) {
  gcompile::Artifact artifact = compileStep();
  gcompile::Session session(artifact);
  std::string path = testing::TempDir() + "embed_state.safetensors";
  EXPECT_REFUSED(session.save(path), GCOMPILE_INVALID, "(w1): f32[3, 4] has no value to save");
  writeFirstValues(session);
  for (int i = 0; i < STEPS / 2; ++i)
    session.run();
  session.save(path);
  gcompile::Session other(artifact);
  other.initialize({path});
  other.write("x", x, 24);
  other.write("y", y, 8);
  for (int i = STEPS / 2; i < STEPS; ++i) {
    other.run();
    EXPECT_NEAR(other.result<float>("loss").at(0), losses[i], 2e-6);
  }
  EXPECT_THAT(other.read<float>("w1"), Pointwise(FloatNear(2e-6f), trained_w1));
}

// Two devices, each with half of the batch, give what one gives; and so do two micro-batches.
TEST(Embed, DevicesAndMicroBatchesGiveTheSame) {
  gcompile::Context context;
  gcompile::Program program = gcompile::Program::parse(context, R"(
    sdy.mesh @mesh = <["data"=2]>
    func.func @main(%x: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>, gc.name = "x"})
        -> (tensor<3xf32> {gc.name = "sum"}) {
      %zero = stablehlo.constant dense<0.0> : tensor<f32>
      %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
      return %0 : tensor<3xf32>
    })");
  gcompile_compile_options options = gcompile_compile_options_default();
  options.devices = 2;
  gcompile::Session session(program.compile(options));
  session.write("x", x, 24);
  session.run();
  std::vector<float> sums(3);
  for (int i = 0; i < 24; ++i)
    sums[i % 3] += x[i];
  EXPECT_THAT(session.result<float>("sum"), Pointwise(FloatNear(1e-6f), sums));

  program = gcompile::Program::open(context, GC_EXAMPLE "/loss.mlir");
  program.transform(kStep);
  options = gcompile_compile_options_default();
  options.accumulate = 2;
  gcompile::Session accumulated(program.compile(options));
  writeFirstValues(accumulated);
  for (int i = 0; i < STEPS; ++i) {
    accumulated.run();
    EXPECT_NEAR(accumulated.result<float>("loss").at(0), losses[i], 4e-6);
  }
  options.accumulate = 3;
  EXPECT_REFUSED(program.compile(options), GCOMPILE_INVALID, "micro-batches");
}

TEST(Embed, MemoryThatDoesNotFitIsRefused) {
  gcompile::Session session(compileStep());
  writeFirstValues(session);
  alignas(8) char bytes[256] = {};
  float *memory = reinterpret_cast<float *>(bytes);
  EXPECT_REFUSED(session.bindArgument("w1", memory, 11), GCOMPILE_INVALID, "has 48 bytes, given are 44");
  session.bindArgument("w1", memory, 12);
  EXPECT_REFUSED(session.bindArgument("x", memory + 11, 24), GCOMPILE_INVALID, "overlaps with that of in_000 (w1)");
  EXPECT_REFUSED(session.bindResult("loss", memory, 1), GCOMPILE_INVALID, "overlaps with that of in_000 (w1)");
  EXPECT_REFUSED(session.bindResult("out_000", memory, 12), GCOMPILE_INVALID, "takes the memory of in_000 (w1)");
  // Two arguments that are only read may share.
  session.bindArgument("x", memory + 16, 24);
  session.bindArgument("y", memory + 16, 8);
  session.bindArgument("x", reinterpret_cast<float *>(bytes + 66), 24);
  EXPECT_REFUSED(session.run(), GCOMPILE_INVALID, "is not aligned to its element of 4 bytes");
}

// Two threads, one of which each call starts.
struct Pool {
  uint32_t workers = 2; // the last of them has half of the tiles
  bool forgets = false;
  std::function<void()> first; // called in each parallel_for
  int calls = 0;

  gcompile_thread_pool c() {
    gcompile_thread_pool out = gcompile_thread_pool_default();
    out.user = this;
    out.threads = 2;
    out.parallel_for = [](void *user, int64_t tiles, gcompile_tiles run, void *state) {
      Pool &pool = *static_cast<Pool *>(user);
      ++pool.calls;
      if (pool.first)
        pool.first();
      int64_t half = tiles / 2;
      std::thread other([&] {
        if (half > 0)
          run(state, 0, half, pool.workers - 1);
      });
      if (!pool.forgets)
        run(state, half, tiles, 0);
      other.join();
    };
    return out;
  }
};

// Kernels long enough to be shared out.
gcompile::Program wideNetwork(gcompile::Context &context) {
  return gcompile::Program::model(context, "mlp",
                                  {{"inputs", "256"}, {"width", "512"}, {"layers", "2"}, {"batch", "128"}});
}

std::vector<float> lossesOfWideNetwork(const gcompile::Artifact &artifact, const gcompile_session_options &options) {
  gcompile::Session session(artifact, options);
  session.initialize();
  session.write("inputs", std::vector<float>(128 * 256, 0.5f));
  session.write("labels", std::vector<int32_t>(128, 3));
  std::vector<float> out;
  for (int i = 0; i < 3; ++i) {
    session.run();
    out.push_back(session.result<float>("loss").at(0));
  }
  return out;
}

TEST(Embed, ThreadsOfTheCallersRunKernels) {
  gcompile::Context context;
  gcompile::Program program = wideNetwork(context);
  program.transform("step(main, optimizer=sgd(lr=0.1))");
  gcompile::Artifact artifact = program.compile();
  gcompile_session_options options = gcompile_session_options_default();
  options.threads = 1;
  std::vector<float> alone = lossesOfWideNetwork(artifact, options);
  EXPECT_LT(alone[2], alone[0]);
  Pool pool;
  gcompile_thread_pool c = pool.c();
  options.pool = &c;
  EXPECT_EQ(lossesOfWideNetwork(artifact, options), alone); // to the bit
  EXPECT_GT(pool.calls, 0);

  pool.workers = 3;
  c = pool.c();
  EXPECT_REFUSED(lossesOfWideNetwork(artifact, options), GCOMPILE_INVALID, "not below its threads, 2");
  pool.workers = 2;
  pool.forgets = true;
  c = pool.c();
  EXPECT_REFUSED(lossesOfWideNetwork(artifact, options), GCOMPILE_INVALID, "before it had covered all tiles once");
  c.threads = 0;
  EXPECT_REFUSED(lossesOfWideNetwork(artifact, options), GCOMPILE_INVALID, "at least one thread");
}

TEST(Embed, RunsEndWhereTheyAreCancelled) {
  gcompile::Context context;
  gcompile::Program program = wideNetwork(context);
  program.transform("step(main, optimizer=sgd(lr=0.1))");
  gcompile::Cancel cancel;
  Pool pool;
  gcompile_thread_pool c = pool.c();
  gcompile_session_options options = gcompile_session_options_default();
  options.pool = &c;
  options.cancel = cancel.get();
  gcompile::Session session(program.compile(), options);
  session.initialize();
  session.write("inputs", std::vector<float>(128 * 256, 0.5f));
  session.write("labels", std::vector<int32_t>(128, 3));
  // Before it began: the state is whole.
  std::vector<float> before = session.read<float>("head/weight");
  cancel.request();
  EXPECT_REFUSED(session.run(), GCOMPILE_CANCELLED, "before it began");
  EXPECT_EQ(pool.calls, 0);
  EXPECT_EQ(session.read<float>("head/weight"), before);
  cancel.reset();
  session.run();
  int callsOfRun = pool.calls;
  float loss = session.result<float>("loss").at(0);
  // In the middle: by the first kernel that is shared out.
  pool.calls = 0;
  pool.first = [&] { cancel.request(); };
  EXPECT_REFUSED(session.run(), GCOMPILE_CANCELLED, "the run was cancelled");
  EXPECT_EQ(pool.calls, 1);
  EXPECT_GT(callsOfRun, 1);
  EXPECT_REFUSED(session.result<float>("loss"), GCOMPILE_INVALID, "has no value");
  cancel.reset();
  pool.first = {};
  EXPECT_REFUSED(session.run(), GCOMPILE_INVALID, "has no value: write or initialize it");
  session.initialize();
  session.run();
  EXPECT_EQ(session.result<float>("loss").at(0), loss);
}

// Gives the wish at many moments of what takes `spent`, the first before it begins; it ends as cancelled, or it is
// whole.
template <typename Call>
void cancelEverywhere(std::chrono::duration<double> spent, const std::string &message, Call call) {
  constexpr int kMoments = 8;
  int cancelled = 0;
  for (int i = 0; i < kMoments; ++i) {
    gcompile::Cancel cancel;
    if (i == 0)
      cancel.request();
    std::thread other([&] {
      std::this_thread::sleep_for(spent /
                                  (1 << i)); // a first call takes longer than the others: early moments more often
      cancel.request();
    });
    auto [code, text] = errorOf([&] { call(cancel.get()); });
    other.join();
    EXPECT_TRUE(code == GCOMPILE_CANCELLED || (i > 0 && code == GCOMPILE_OK)) << text;
    if (code == GCOMPILE_CANCELLED)
      EXPECT_EQ(text, message);
    cancelled += code == GCOMPILE_CANCELLED;
  }
  EXPECT_GT(cancelled, 1);
}

TEST(Embed, CompilationsEndWhereTheyAreCancelled) {
  gcompile::Context context;
  gcompile::Program program = gcompile::Program::open(context, GC_EXAMPLE "/loss.mlir");
  program.transform(kStep);
  auto start = std::chrono::steady_clock::now();
  gcompile::Artifact whole = program.compile();
  cancelEverywhere(std::chrono::steady_clock::now() - start, "the compilation was cancelled", [&](auto *cancel) {
    gcompile_compile_options options = gcompile_compile_options_default();
    options.cancel = cancel;
    EXPECT_EQ(program.compile(options).bytes(), whole.bytes());
  });
  EXPECT_EQ(program.compile().bytes(), whole.bytes());
}

TEST(Embed, TuningsAreReadAndChecked) {
  gcompile::Context context;
  gcompile::Program program = gcompile::Program::open(context, GC_EXAMPLE "/loss.mlir");
  std::string path = testing::TempDir() + "/tuning.json";
  gcompile_compile_options options = gcompile_compile_options_default();
  options.tuning = path.c_str();
  std::remove(path.c_str());
  EXPECT_REFUSED(program.compile(options), GCOMPILE_NOT_FOUND, "tuning.json");
  auto write = [&](const char *text) { std::ofstream(path) << text; };
  write("{}");
  EXPECT_REFUSED(program.compile(options), GCOMPILE_INVALID, "tuning.json is no tuning");
  write(R"({"format": "gcompile-tuning-1", "target": "another CPU", "contractions": {}})");
  EXPECT_REFUSED(program.compile(options), GCOMPILE_INVALID, "was measured for 'another CPU'");
}

TEST(Embed, TransformationsEndWhereTheyAreCancelled) {
  gcompile::Context context;
  std::string expression = "step(precision(main, bf16), optimizer=adamw(lr=1e-2), micro_batch=4)";
  auto start = std::chrono::steady_clock::now();
  gcompile::Program whole = gcompile::Program::open(context, GC_EXAMPLE "/loss.mlir");
  std::string before = whole.print();
  whole.transform(expression);
  cancelEverywhere(std::chrono::steady_clock::now() - start, "the transformation was cancelled", [&](auto *cancel) {
    gcompile::Program program = gcompile::Program::open(context, GC_EXAMPLE "/loss.mlir");
    gcompile_transform_options options = gcompile_transform_options_default();
    options.cancel = cancel;
    try {
      program.transform(expression, options);
    } catch (const gcompile::Error &) {
      EXPECT_EQ(program.print(), before);
      throw;
    }
    EXPECT_EQ(program.print(), whole.print());
  });
}

// Programs of one context, and sessions of one artifact, at the same time in several threads.
TEST(Embed, ThreadsDoNotMeet) {
  gcompile::Context context({}, 1);
  std::vector<std::thread> threads;
  std::atomic<int> right = 0;
  for (int i = 0; i < 3; ++i)
    threads.emplace_back([&] {
      gcompile::Program program = gcompile::Program::open(context, GC_EXAMPLE "/loss.mlir");
      program.transform(kStep);
      gcompile::Session session(program.compile());
      writeFirstValues(session);
      float loss = 0;
      for (int step = 0; step < STEPS; ++step) {
        session.run();
        loss = session.result<float>("loss").at(0);
      }
      right += std::fabs(loss - losses[STEPS - 1]) < 2e-6;
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(right, 3);
}

} // namespace
