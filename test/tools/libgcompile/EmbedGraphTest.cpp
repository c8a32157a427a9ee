// graph.hpp: programs made op by op.
#include "test/tools/libgcompile/example/expected.h"

#include <gcompile/graph.hpp>

#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using gcompile::Graph;
using gcompile::op;
using gcompile::Tensor;
using testing::ElementsAre;
using testing::FloatNear;
using testing::HasSubstr;
using testing::Pointwise;

// The regression of example/loss.mlir, which JAX and optax trained.
TEST(EmbedGraph, TrainsAsJaxDoes) {
  gcompile::Context context;
  Graph g(context);
  Tensor inputs = g.batch("x", {{"batch", 8}, 3}), targets = g.batch("y", {{"batch", 8}, 1});
  Tensor hidden;
  {
    Graph::Scope scope(g, "hidden");
    hidden = tanh(gcompile::einsum("bi,io->bo", inputs, g.param("w", {3, 4})) + g.param("b", {4}, "zeros"));
  }
  Tensor error = gcompile::einsum("bi,io->bo", hidden, g.param("w2", {4, 1}, "normal:0.5")) - targets;
  g.result("loss", "loss", mean(error * error, {0, 1}));
  gcompile::Program program = g.finish();
  EXPECT_STREQ(program.signature().arguments()[0].name, "hidden/w");
  program.transform("step(main, optimizer=adamw(lr=1e-2, decay=0.1))");
  gcompile::Session session(program.compile());
  session.initialize({}, "normal:1");
  session.write("hidden/w", w1, 12);
  session.write("hidden/b", b1, 4);
  session.write("w2", w2, 4);
  session.write("x", x, 24);
  session.write("y", y, 8);
  for (int i = 0; i < STEPS; ++i) {
    session.run();
    EXPECT_NEAR(session.result<float>("loss").at(0), losses[i], 2e-6);
  }
  EXPECT_THAT(session.read<float>("hidden/w"), Pointwise(FloatNear(2e-6f), trained_w1));
  EXPECT_THAT(session.read<float>("w2"), Pointwise(FloatNear(2e-6f), trained_w2));
}

std::string errorOf(Graph &g) {
  try {
    g.finish();
  } catch (const gcompile::Error &error) {
    EXPECT_EQ(error.code(), GCOMPILE_INVALID);
    return error.what();
  }
  return "";
}

TEST(EmbedGraph, ErrorsStandAtTheCallersLine) {
  gcompile::Context context;
  Graph g(context);
  Tensor a = g.batch("a", {{"batch", 8}, 3}), b = g.batch("b", {{"batch", 8}, 4});
  Tensor bad = a + b;
  int line = __LINE__ - 1;
  EXPECT_EQ(bad.number(), 0u);
  g.result("out", nullptr, tanh(bad));
  std::string error = errorOf(g);
  EXPECT_THAT(error, HasSubstr("EmbedGraphTest.cpp:" + std::to_string(line)));
  EXPECT_THAT(error, testing::AllOf(HasSubstr("f32[batch=8, 3]"), HasSubstr("f32[batch=8, 4]")));
  EXPECT_THAT(errorOf(g), HasSubstr("was finished before"));
}

TEST(EmbedGraph, CallsThatDoNotFitAreNamed) {
  gcompile::Context context;
  auto expect = [&](auto call, const char *text) {
    Graph g(context), other(context);
    call(g, g.batch("x", {2, 3}), other);
    EXPECT_THAT(errorOf(g), HasSubstr(text));
  };
  expect([](Graph &, Tensor x, Graph &) { op("tanhh", {x}); }, "no op is called 'tanhh': did you mean 'tanh'?");
  expect([](Graph &, Tensor x, Graph &) { op("add", {x}); }, "add takes 2 operands, given are 1");
  expect([](Graph &, Tensor x, Graph &) { op("slice", {x}, {{0}}); }, "slice takes 3 numbers, given are 1");
  expect([](Graph &, Tensor x, Graph &) { op("top_k", {x}); }, "top_k takes dims");
  expect([](Graph &, Tensor x, Graph &) { op("compare", {x, x}, {{}, {}, 0, "<"}); }, "EQ, NE, LT, LE, GT, GE");
  expect([](Graph &, Tensor x, Graph &) { op("convert", {x}, {{}, {}, 0, "f31"}); }, "no dtype is called 'f31'");
  expect([](Graph &, Tensor x, Graph &o) { x + o.constant(1); }, "is no tensor of this graph");
  expect([](Graph &g, Tensor, Graph &) { g.argument("w", "parm", {2}); }, "'parm' is no role");
  expect([](Graph &g, Tensor, Graph &) { g.param("w", {2}, "gauss"); }, "no rule for first values is 'gauss'");
  expect([](Graph &g, Tensor x, Graph &) { g.layers("l", 2, false, {x}, [](auto) { return Graph::Tensors(); }); },
         "the function of the layers 'l' failed");
  EXPECT_THROW(expect(
                   [](Graph &g, Tensor x, Graph &) {
                     g.layers("l", 2, false, {x}, [](auto) -> Graph::Tensors { throw std::runtime_error("mine"); });
                   },
                   ""),
               std::runtime_error);
}

// A chain of x + tanh(x w): unrolled and as a loop.
std::vector<float> outcomeOfLayers(gcompile::Context &context, bool stacked) {
  Graph g(context);
  Tensor in = g.batch("x", {8, 3});
  Graph::Tensors out = g.layers("blocks", 3, stacked, {in}, [&](const Graph::Tensors &now) {
    return Graph::Tensors{now[0] + tanh(gcompile::einsum("bi,io->bo", now[0], g.param("w", {3, 3}, "normal:1")))};
  });
  EXPECT_EQ(out[0].rank(), 2u);
  EXPECT_EQ(out[0].size(1), 3);
  EXPECT_EQ(out[0].size(2), -1);
  g.result("y", nullptr, out[0]);
  gcompile::Program program = g.finish();
  EXPECT_EQ(program.signature().arguments().size(), stacked ? 2u : 4u);
  EXPECT_NE(program.signature().arguments().find(stacked ? "blocks/w" : "blocks/2/w"), nullptr);
  gcompile::Session session(program.compile());
  session.initialize();
  session.write("x", x, 24);
  session.run();
  return session.result<float>("y");
}

TEST(EmbedGraph, LayersAreUnrolledOrALoop) {
  gcompile::Context context;
  std::vector<float> unrolled = outcomeOfLayers(context, false);
  EXPECT_THAT(outcomeOfLayers(context, true), Pointwise(FloatNear(1e-5f), unrolled));
  EXPECT_NE(unrolled[0], x[0]);
}

// Every op of the table once, by values that are written out, from x = [[1, 2, 3], [4, 5, 6]], i = [1, 0].
struct OpCase {
  std::string name;
  std::vector<float> expected;
};
class AllOps {
public:
  explicit AllOps(Graph &g) : g(g), x(g.batch("x", {2, 3})), i(g.batch("i", {2}, "i32")) {}

  void add(const std::string &name, const Tensor &value, std::vector<float> expected) {
    g.result(name, nullptr, op("convert", {value}, {{}, {}, 0, "f32"}));
    cases.push_back({name, std::move(expected)});
  }
  // f of each element of x.
  void unary(const char *name, double (*f)(double)) {
    std::vector<float> expected;
    for (int v = 1; v <= 6; ++v)
      expected.push_back(float(f(v)));
    add(name, op(name, {x}), expected);
  }

  void addElementwise() {
    unary("abs", std::fabs);
    unary("exp", std::exp);
    unary("log", std::log);
    unary("sqrt", std::sqrt);
    unary("rsqrt", [](double v) { return 1 / std::sqrt(v); });
    unary("tanh", std::tanh);
    unary("erf", std::erf);
    unary("sin", std::sin);
    unary("cos", std::cos);
    unary("sigmoid", [](double v) { return 1 / (1 + std::exp(-v)); });
    unary("negate", [](double v) { return -v; });
    unary("silu", [](double v) { return v / (1 + std::exp(-v)); });
    unary("gelu", [](double v) { return v / 2 * (1 + std::tanh(0.7978845608028654 * (v + 0.044715 * v * v * v))); });
    unary("stop_gradient", [](double v) { return v; });
    Tensor four = g.constant(4);
    add("relu", op("relu", {x - four}), {0, 0, 0, 0, 1, 2});
    add("add", x + four, {5, 6, 7, 8, 9, 10});
    add("subtract", four - x, {3, 2, 1, 0, -1, -2});
    add("multiply", x * x, {1, 4, 9, 16, 25, 36});
    add("divide", x / four, {0.25, 0.5, 0.75, 1, 1.25, 1.5});
    add("maximum", op("maximum", {x, four}), {4, 4, 4, 4, 5, 6});
    add("minimum", op("minimum", {x, four}), {1, 2, 3, 4, 4, 4});
    Tensor less = op("compare", {x, four}, {{}, {}, 0, "LT"});
    add("compare", less, {1, 1, 1, 0, 0, 0});
    add("where", op("where", {less, x, four}), {1, 2, 3, 4, 4, 4});
    add("fill", g.fill(2.5, {2}), {2.5, 2.5});
    add("iota", g.iota({2, 2}, 1), {0, 1, 0, 1});
  }

  void addShapes() {
    add("reshape", reshape(x, {3, 2}), {1, 2, 3, 4, 5, 6});
    add("broadcast", op("broadcast", {g.constant(3)}, {{}, {2}, 0, ""}), {3, 3});
    add("transpose", transpose(x, {1, 0}), {1, 4, 2, 5, 3, 6});
    add("slice", op("slice", {x}, {{1, 1, 3}}), {2, 3, 5, 6});
    add("new_dim", op("new_dim", {x}, {{1}}), {1, 2, 3, 4, 5, 6});
    add("concatenate", op("concatenate", {x, x}, {{1}}), {1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6});
    Tensor rows = op("split", {x}, {{2, 0}});
    add("split", next(rows, 1), {4, 5, 6});
    add("sum", sum(x, {1}), {6, 15});
    add("sum_kept", sum(x, {0}, true) + x, {6, 9, 12, 9, 12, 15});
    add("mean", mean(x, {0}), {2.5, 3.5, 4.5});
    add("max", max(x, {0, 1}), {6});
    add("cumulative_sum", op("cumulative_sum", {x}, {{1}}), {1, 3, 6, 4, 9, 15});
    float e = std::exp(-1.0f), e2 = std::exp(-2.0f), all = 1 + e + e2;
    add("softmax", softmax(x), {e2 / all, e / all, 1 / all, e2 / all, e / all, 1 / all});
    add("cross_entropy", crossEntropy(x, i), {(std::log(all) + 1 + std::log(all) + 2) / 2});
    add("einsum", gcompile::einsum("ij,kj->ik", x, x), {14, 32, 32, 77});
    add("conv2d", op("conv2d", {reshape(x, {1, 2, 3, 1}), g.fill(1, {2, 2, 1, 1})}, {{1, 0}}), {12, 16});
    add("max_pool2d", op("max_pool2d", {reshape(x, {1, 2, 3, 1})}, {{2, 1, 0}}), {5, 6});
  }

  void addPlaces() {
    add("take", op("take", {x, i}), {4, 5, 6, 1, 2, 3});
    Tensor one = g.constant(1, "i32");
    add("pick", op("pick", {x, one}), {4, 5, 6});
    add("take_along", op("take_along", {transpose(x, {1, 0}), g.fill(1, {3, 1}, "i32")}, {{1}}), {4, 5, 6});
    add("update", op("update", {x, g.fill(9, {1, 3}), one}, {{0}}), {1, 2, 3, 9, 9, 9});
    add("add_rows", op("add_rows", {x, i}, {{}, {3}, 0, ""}), {4, 5, 6, 1, 2, 3, 0, 0, 0});
    Tensor top = op("top_k", {x}, {{}, {2}, 0, ""});
    add("top_k", top, {3, 2, 6, 5});
    add("places_of_top_k", next(top, 1), {2, 1, 2, 1});
    Tensor sorted = op("sort_with_places", {-x});
    add("sort_with_places", sorted, {-3, -2, -1, -6, -5, -4});
    add("places_of_sort", next(sorted, 1), {2, 1, 0, 2, 1, 0});
    // Threefry-2x32 of (0, 0) and (0, 1) under the key (0, 0), by jax.extend.random.threefry_2x32 of jax 0.10.2.
    Tensor bits = op("random_bits", {g.fill(0, {2}, "ui32"), g.constant(0, "ui32")}, {{}, {2}, 0, ""});
    add("random_bits", bits, {1797259609.0f, 928981903.0f});
  }

  Graph &g;
  Tensor x, i;
  std::vector<OpCase> cases;
};

TEST(EmbedGraph, OpsComputeWhatTheirNamesSay) {
  gcompile::Context context;
  Graph g(context);
  AllOps all(g);
  all.addElementwise();
  all.addShapes();
  all.addPlaces();
  gcompile::Session session(g.finish().compile());
  session.write("x", std::vector<float>{1, 2, 3, 4, 5, 6});
  session.write("i", std::vector<int32_t>{1, 0});
  session.run();
  for (const OpCase &one : all.cases)
    EXPECT_THAT(session.result<float>(one.name), Pointwise(FloatNear(1e-5f), one.expected)) << one.name;
}

} // namespace
