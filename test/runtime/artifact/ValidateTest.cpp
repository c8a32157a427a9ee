// One broken rule each: the sample program with one thing changed is refused, and the message says what.
#include "runtime/artifact/Artifact.h"
#include "test/runtime/TestArtifact.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gcrt {
namespace {

using namespace test;
using testing::HasSubstr;

constexpr uint32_t kNone = 1000;

// Two 256-byte arguments (the second donated), one result, two arena buffers, a mesh of 2×4.
struct Fixture {
  fb::ModuleT module = moduleWithKernels(64);
  ProgramBuilder b{"main", 1024, 2};
  uint32_t a, d, r, x, y, half;

  Fixture() {
    for (int i = 0; i < 2; ++i)
      b.program.arguments.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {64})));
    b.program.arguments[1]->donated = true;
    b.program.results.push_back(std::make_unique<fb::ValueT>(value(fb::DType::f32, {64})));
    b.program.events = 2;
    a = b.buffer(argument(0, 256));
    d = b.buffer(argument(1, 256));
    r = b.buffer(result(0, 256));
    x = b.buffer(arena(0, 256));
    y = b.buffer(arena(256, 256));
    half = b.buffer(arena(128, 256));
    auto mesh = std::make_unique<fb::MeshT>();
    for (uint32_t size : {2u, 4u}) {
      mesh->axes.push_back(std::make_unique<fb::MeshAxisT>());
      mesh->axes.back()->size = size;
    }
    module.meshes.push_back(std::move(mesh));
    module.devices = 8;
  }
  std::string error() {
    module.programs.push_back(std::make_unique<fb::ProgramT>(std::move(b.program)));
    auto artifact = Artifact::fromBytes(packArtifact(std::move(module)), {});
    return artifact.ok() ? "" : std::string(artifact.status().message());
  }
};

template <typename Change> std::string errorAfter(const Change &change) {
  Fixture f;
  change(f);
  return f.error();
}

TEST(Validate, AcceptsTheFixture) {
  EXPECT_EQ(errorAfter([](Fixture &f) {
              f.b.add(launch(kAdd, {f.a, f.d, f.x}, {64}));
              f.b.add(launch(kAdd, {f.a, f.x, f.d}, {64}));
              f.b.add(copy(f.x, f.r));
            }),
            "");
}

TEST(Validate, Values) {
  EXPECT_THAT(errorAfter([](Fixture &f) { f.b.program.arguments[0]->shape = {-1}; }), HasSubstr("negative extent"));
  EXPECT_THAT(errorAfter([](Fixture &f) { f.b.program.arguments[0]->dtype = static_cast<fb::DType>(99); }),
              HasSubstr("element type number 99"));
  EXPECT_THAT(errorAfter([](Fixture &f) { f.b.program.arguments[0]->alias = 0; }), HasSubstr("not donated"));
  EXPECT_THAT(errorAfter([](Fixture &f) { f.b.program.arguments[1]->alias = 1; }), HasSubstr("not there"));
  EXPECT_EQ(errorAfter([](Fixture &f) { f.b.program.arguments[1]->alias = 0; }), "");
  EXPECT_THAT(errorAfter([](Fixture &f) {
                f.b.program.results[0]->shape = {63};
                f.b.program.buffers[2]->bytes = 252;
                f.b.program.arguments[1]->alias = 0;
              }),
              HasSubstr("256 bytes aliases result 0 of 252"));
}

TEST(Validate, Layouts) {
  // Argument 0 as f32[2, 32]: parts of a whole whose dimensions these cuts make larger.
  auto with = [](std::vector<fb::Cut> cuts, std::vector<int64_t> shape = {2, 32}) {
    return [=](Fixture &f) {
      f.b.program.arguments[0]->shape = shape;
      f.b.program.arguments[0]->layout = std::make_unique<fb::LayoutT>();
      f.b.program.arguments[0]->layout->cuts = cuts;
    };
  };
  EXPECT_EQ(errorAfter(with({})), "");
  EXPECT_EQ(errorAfter(with({fb::Cut(0, 1, 1), fb::Cut(1, 0, 8)})), "");
  EXPECT_EQ(errorAfter(with({fb::Cut(1, 1, 2), fb::Cut(1, 0, 16)})), "");
  EXPECT_THAT(errorAfter([&](Fixture &f) {
                with({})(f);
                f.b.program.arguments[0]->layout->mesh = 1;
              }),
              HasSubstr("argument 0: mesh 1"));
  EXPECT_THAT(errorAfter(with({fb::Cut(2, 0, 1)})), HasSubstr("dimension 2, which is not there"));
  EXPECT_THAT(errorAfter(with({fb::Cut(1, 0, 1), fb::Cut(0, 1, 1)})), HasSubstr("out of order"));
  EXPECT_THAT(errorAfter(with({fb::Cut(0, 2, 1)})), HasSubstr("axis 2, which is not there"));
  EXPECT_THAT(errorAfter(with({fb::Cut(0, 1, 1), fb::Cut(1, 1, 1)})), HasSubstr("cuts twice"));
  EXPECT_THAT(errorAfter(with({fb::Cut(0, 0, 0)})), HasSubstr("lies at 0"));
  EXPECT_THAT(errorAfter(with({fb::Cut(1, 1, 2), fb::Cut(1, 0, 4)})), HasSubstr("inside the one before"));
  EXPECT_THAT(errorAfter(with({fb::Cut(0, 0, 8)})), HasSubstr("does not divide dimension 0 of 4"));
  EXPECT_THAT(errorAfter(with({fb::Cut(0, 0, uint64_t(1) << 60)})), HasSubstr("too large"));
  EXPECT_THAT(errorAfter(with({fb::Cut(1, 0, 1)}, {0, int64_t(1) << 60})), HasSubstr("too large"));
}

TEST(Validate, Buffers) {
  auto with = [](fb::BufferT buffer) { return errorAfter([&](Fixture &f) { f.b.buffer(buffer); }); };
  EXPECT_EQ(with(arena(768, 256)), "");
  EXPECT_THAT(with(arena(769, 256)), HasSubstr("outside its arena"));
  EXPECT_THAT(with(arena(0, ~uint64_t(0))), HasSubstr("bytes at"));
  EXPECT_THAT(with(arena(~uint64_t(0) - 10, 20)), HasSubstr("bytes at"));
  EXPECT_THAT(with(argument(0, 257)), HasSubstr("outside its argument"));
  EXPECT_THAT(with(argument(2, 1)), HasSubstr("argument 2 is not there"));
  EXPECT_THAT(with(result(1, 1)), HasSubstr("result 1 is not there"));
  EXPECT_THAT(with(constant(0, 1)), HasSubstr("constant 0 is not there"));
  fb::BufferT pinned = arena(0, 1);
  pinned.space = fb::Space::pinned;
  EXPECT_THAT(with(pinned), HasSubstr("outside its arena of 0 bytes"));
  fb::BufferT strange = arena(0, 1);
  strange.kind = static_cast<fb::BufferKind>(9);
  EXPECT_THAT(with(strange), HasSubstr("buffer kind 9"));
  strange = arena(0, 1);
  strange.strides.push_back(fb::LoopStride(0, 4));
  EXPECT_THAT(with(strange), HasSubstr("loop 0, which is not there"));
}

TEST(Validate, Slices) {
  auto withLoop = [](int64_t stride, uint64_t trip, bool inside) {
    return errorAfter([&](Fixture &f) {
      f.b.program.loops = 1;
      fb::BufferT slice = argument(0, 64);
      slice.strides.push_back(fb::LoopStride(0, stride));
      uint32_t s = f.b.buffer(slice), to = f.b.buffer(arena(0, 64));
      fb::ForT loop;
      loop.trip = trip;
      if (inside)
        loop.body = commands(copy(s, to));
      else
        f.b.add(copy(s, to));
      f.b.add(command(std::move(loop)));
    });
  };
  EXPECT_EQ(withLoop(64, 4, true), "");
  EXPECT_THAT(withLoop(64, 5, true), HasSubstr("outside its argument"));
  EXPECT_THAT(withLoop(-64, 2, true), HasSubstr("outside its argument"));
  EXPECT_THAT(withLoop(int64_t(1) << 62, 1 << 10, true), HasSubstr("too far"));
  EXPECT_THAT(withLoop(64, 0, true), HasSubstr("trip count of 0"));
  EXPECT_THAT(withLoop(64, 4, false), HasSubstr("used outside it"));
}

TEST(Validate, Commands) {
  auto with = [](auto make) { return errorAfter([&](Fixture &f) { f.b.add(make(f)); }); };
  EXPECT_THAT(with([](Fixture &f) { return launch(kAdd, {f.a, f.a, f.a}, {64}); }), HasSubstr("not donated"));
  EXPECT_THAT(with([](Fixture &f) { return launch(kAdd, {f.a, f.a}, {64}); }), HasSubstr("takes 3 buffers"));
  EXPECT_THAT(with([](Fixture &f) { return launch(kAdd, {f.a, f.a, kNone}, {64}); }), HasSubstr("buffer 1000"));
  EXPECT_THAT(with([](Fixture &f) { return launch(static_cast<TestKernel>(99), {}); }), HasSubstr("kernel 99"));
  EXPECT_THAT(with([](Fixture &f) { return copy(f.a, f.x, 7); }), HasSubstr("stream 7"));
  EXPECT_THAT(with([](Fixture &f) { return copy(f.x, f.half); }), HasSubstr("overlap in part"));
  EXPECT_THAT(with([](Fixture &f) { return record(2, 0); }), HasSubstr("event"));
  EXPECT_THAT(with([](Fixture &f) { return wait(0, 0); }), HasSubstr("recorded nowhere"));
  EXPECT_THAT(with([](Fixture &f) {
                fb::FillT fill;
                fill.dst = f.x;
                fill.pattern = {0, 0, 0};
                return command(fill);
              }),
              HasSubstr("pattern of 3"));
  EXPECT_THAT(with([](Fixture &f) {
                fb::CaseT op;
                op.index = f.x;
                return command(std::move(op));
              }),
              HasSubstr("no branches"));
  EXPECT_THAT(with([](Fixture &f) {
                fb::ExpectT op;
                op.actual = f.x, op.expected = f.y, op.dtype = fb::DType::f32, op.shape = {65};
                return command(op);
              }),
              HasSubstr("needed are 260"));
}

TEST(Validate, Collectives) {
  auto with = [](auto change) {
    return errorAfter([&](Fixture &f) {
      fb::CollectiveT op;
      op.dtype = fb::DType::f32;
      op.count = 64;
      op.axes = {1};
      op.src = f.x, op.dst = f.y;
      change(f, op);
      f.b.add(command(op, 1));
    });
  };
  using C = fb::CollectiveT;
  EXPECT_EQ(with([](Fixture &, C &) {}), "");
  EXPECT_EQ(with([](Fixture &, C &c) { c.dst = c.src; }), "");
  EXPECT_THAT(with([](Fixture &f, C &c) { c.dst = f.half; }), HasSubstr("overlap"));
  EXPECT_THAT(with([](Fixture &, C &c) { c.axes = {2}; }), HasSubstr("axis 2"));
  EXPECT_THAT(with([](Fixture &, C &c) { c.axes = {0, 0}; }), HasSubstr("named twice"));
  EXPECT_THAT(with([](Fixture &, C &c) { c.mesh = 3; }), HasSubstr("mesh 3"));
  EXPECT_THAT(with([](Fixture &, C &c) { c.count = 63; }), HasSubstr("needed are 252"));
  EXPECT_THAT(with([](Fixture &, C &c) { c.count = uint64_t(1) << 63; }), HasSubstr("elements"));
  EXPECT_THAT(with([](Fixture &, C &c) { c.monoid = fb::Monoid::and_; }), HasSubstr("not defined for float32"));
  EXPECT_THAT(with([](Fixture &, C &c) { c.kind = fb::CollectiveKind::all_gather; }), HasSubstr("needed are 1024"));
  EXPECT_THAT(with([](Fixture &, C &c) {
                c.kind = fb::CollectiveKind::reduce_scatter;
                c.outer = 32;
              }),
              HasSubstr("cannot be cut"));
  EXPECT_THAT(with([](Fixture &, C &c) {
                c.kind = fb::CollectiveKind::permute;
                c.pairs = {0, 1, 2, 1};
              }),
              HasSubstr("repeats"));
  EXPECT_THAT(with([](Fixture &, C &c) {
                c.kind = fb::CollectiveKind::permute;
                c.pairs = {0, 4};
              }),
              HasSubstr("out of range"));
}

TEST(Validate, Module) {
  EXPECT_THAT(errorAfter([](Fixture &f) { f.module.abi_version = 2; }), HasSubstr("ABI version 2"));
  EXPECT_THAT(errorAfter([](Fixture &f) { f.module.devices = 7; }), HasSubstr("mesh 0 has 8 devices"));
  EXPECT_THAT(errorAfter([](Fixture &f) { f.module.images[0]->tiles[0] = 0; }), HasSubstr("kernel 0 into 0 tiles"));
  EXPECT_THAT(errorAfter([](Fixture &f) { f.module.images[0]->tiles.pop_back(); }), HasSubstr("numbers of tiles for"));
  EXPECT_THAT(errorAfter([](Fixture &f) { f.module.kernels[0]->operands = 5; }), HasSubstr("sizes of them"));
  EXPECT_THAT(errorAfter([](Fixture &f) { f.module.images[0]->entries[0] = 1 << 20; }),
              HasSubstr("outside its section"));
  EXPECT_THAT(errorAfter([](Fixture &f) { f.module.images[0]->entries.pop_back(); }), HasSubstr("entries for"));
  EXPECT_THAT(errorAfter([](Fixture &f) { f.b.program.streams.clear(); }), HasSubstr("0 streams"));
  EXPECT_THAT(errorAfter([](Fixture &f) {
                f.module.constants.push_back(std::make_unique<fb::ConstantT>());
                f.module.constants[0]->dtype = fb::DType::f32;
              }),
              HasSubstr("holds none"));
}

// Control flow nested deeper than any program needs is refused before it is walked.
TEST(Validate, NestingIsLimited) {
  EXPECT_THAT(errorAfter([](Fixture &f) {
                Commands inner;
                for (int depth = 0; depth < 200; ++depth) {
                  fb::WhileT loop;
                  loop.pred = f.x;
                  loop.body = std::move(inner);
                  inner = commands(command(std::move(loop)));
                }
                f.b.add(std::move(inner[0]));
              }),
              HasSubstr("malformed"));
}

} // namespace
} // namespace gcrt
