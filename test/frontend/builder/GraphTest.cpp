// What built programs compute, against values from NumPy or by hand; what their arguments say; every error.
#include "frontend/builder/Graph.h"
#include "ir/reference/Evaluator.h"

#include "mlir/IR/Verifier.h"
#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace mlir;
using namespace gc::builder;
using gc::Role;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

namespace {

using Values = std::vector<double>;

class GraphTest : public testing::Test {
protected:
  GraphTest()
      : handler(&context, [this](Diagnostic &diagnostic) {
          llvm::raw_string_ostream(errors) << diagnostic.getLocation() << ": " << diagnostic.str() << "\n";
        }) {}

  Type f32() { return Float32Type::get(&context); }
  Type i32() { return IntegerType::get(&context, 32); }
  Tensor in(StringRef name, ArrayRef<Dim> dims, Type type = {}) { return g.batch(name, dims, Init(), type); }
  Tensor range(ArrayRef<Dim> dims, double scale = 1) { // 0, scale, 2 scale, …
    int64_t count = 1;
    for (const Dim &dim : dims)
      count *= dim.size;
    Tensor flat = convert(g.iota({count}, 0), f32()) * scale;
    return reshape(flat, dims);
  }
  Tensor ints(ArrayRef<double> values) { return convert(g.vector(values, int64_t(values.size())), i32()); }

  func::FuncOp finish() {
    auto made = g.finish();
    if (failed(made))
      return {};
    module = std::move(*made);
    return module->lookupSymbol<func::FuncOp>("main");
  }
  // The results of the program for these values of the arguments, in their order.
  std::vector<Values> run(ArrayRef<Values> arguments = {}) {
    func::FuncOp main = finish();
    if (!main)
      return {};
    SmallVector<gc::Tensor> inputs;
    for (auto [type, values] : llvm::zip_equal(main.getArgumentTypes(), arguments)) {
      auto tensor = cast<RankedTensorType>(type);
      inputs.push_back(tensor.getElementType().isInteger()
                           ? gc::Tensor::fromIntegers(tensor, std::vector<int64_t>(values.begin(), values.end()))
                           : gc::Tensor::fromDoubles(tensor, values));
    }
    SmallVector<gc::CheckFailure> failures;
    auto results = gc::evaluateFunction(main, inputs, gc::EvaluatorOptions(), failures);
    std::vector<Values> out;
    if (succeeded(results))
      for (const gc::Tensor &result : *results) {
        if (!result.getElementType().isInteger()) {
          out.push_back(result.toDoubles());
          continue;
        }
        std::vector<int64_t> whole = result.toIntegers();
        out.push_back(Values(whole.begin(), whole.end()));
      }
    return out;
  }
  // The value of one tensor, without arguments.
  Values valueOf(const Tensor &tensor) {
    g.result("out", std::nullopt, tensor);
    std::vector<Values> out = run();
    return out.empty() ? Values{-12345} : out[0];
  }
  std::string attribute(func::FuncOp main, unsigned argument, StringRef name) {
    std::string text;
    if (Attribute attr = main.getArgAttr(argument, name))
      llvm::raw_string_ostream(text) << attr;
    return text;
  }

  MLIRContext context;
  std::string errors;
  ScopedDiagnosticHandler handler;
  OwningOpRef<ModuleOp> module;
  Graph g{context};
};

//===-- Values --------------------------------------------------------------------------------------------------===//

TEST_F(GraphTest, OperatorsRepeatShortShapes) {
  // (arange(6).reshape(2, 3) * 2 - [1, 2, 3]) / 2 + 1
  Tensor row = g.vector({1, 2, 3}, 3);
  EXPECT_THAT(valueOf((range({2, 3}) * 2 - row) / 2 + 1), ElementsAre(0.5, 1, 1.5, 3.5, 4, 4.5)) << errors;
}

TEST_F(GraphTest, Pointwise) {
  Tensor x = g.vector({-1, 0.25, 4}, 3);
  Tensor zero = g.constant(0);
  g.result("abs", std::nullopt, abs(x));
  g.result("max", std::nullopt, maximum(x, zero));
  g.result("min", std::nullopt, minimum(x, zero));
  g.result("neg", std::nullopt, -x);
  g.result("where", std::nullopt,
           where(both(compare(gc::Direction::GT, x, zero), compare(gc::Direction::LT, x, g.constant(1))), x, zero - 2));
  g.result("root", std::nullopt, sqrt(maximum(x, zero)));
  g.result("int", std::nullopt, convert(x, i32()));
  std::vector<Values> out = run();
  ASSERT_EQ(out.size(), 7u) << errors;
  EXPECT_THAT(out[0], ElementsAre(1, 0.25, 4));
  EXPECT_THAT(out[1], ElementsAre(0, 0.25, 4));
  EXPECT_THAT(out[2], ElementsAre(-1, 0, 0));
  EXPECT_THAT(out[3], ElementsAre(1, -0.25, -4));
  EXPECT_THAT(out[4], ElementsAre(-2, 0.25, -2));
  EXPECT_THAT(out[5], ElementsAre(0, 0.5, 2));
  EXPECT_THAT(out[6], ElementsAre(-1, 0, 4));
}

TEST_F(GraphTest, TranscendentalFunctions) {
  Tensor x = g.constant(0.5);
  Tensor made[] = {exp(x), log(x), rsqrt(x), tanh(x), erf(x), sin(x), cos(x), sigmoid(x), stopGradient(x)};
  for (auto [i, tensor] : llvm::enumerate(made))
    g.result(std::to_string(i), std::nullopt, tensor);
  std::vector<Values> out = run();
  ASSERT_EQ(out.size(), 9u) << errors;
  double want[] = {std::exp(0.5),
                   std::log(0.5),
                   std::sqrt(2.0),
                   std::tanh(0.5),
                   std::erf(0.5),
                   std::sin(0.5),
                   std::cos(0.5),
                   1 / (1 + std::exp(-0.5)),
                   0.5};
  for (auto [got, expected] : llvm::zip_equal(out, want))
    EXPECT_NEAR(got[0], expected, 2e-7);
}

TEST_F(GraphTest, Shapes) {
  Tensor x = range({2, 3});
  g.result("transpose", std::nullopt, transpose(x, {1, 0}));
  g.result("slice", std::nullopt, slice(x, -1, 1, 3));
  SmallVector<Tensor> parts = split(x, 3, 1);
  g.result("joined", std::nullopt, concatenate({parts[2], parts[0]}, 1));
  g.result("broadcast", std::nullopt, broadcast(newDim(g.vector({7, 8}, 2), 1), {2, 2}));
  std::vector<Values> out = run();
  ASSERT_EQ(out.size(), 4u) << errors;
  EXPECT_THAT(out[0], ElementsAre(0, 3, 1, 4, 2, 5));
  EXPECT_THAT(out[1], ElementsAre(1, 2, 4, 5));
  EXPECT_THAT(out[2], ElementsAre(2, 0, 5, 3));
  EXPECT_THAT(out[3], ElementsAre(7, 7, 8, 8));
}

TEST_F(GraphTest, Reductions) {
  Tensor x = range({2, 3});
  g.result("sum", std::nullopt, sum(x, {0}));
  g.result("mean", std::nullopt, mean(x, {-1}));
  g.result("max", std::nullopt, max(x, {0, 1}));
  g.result("centred", std::nullopt, x - mean(x, {1}, true));
  g.result("cumulative", std::nullopt, cumulativeSum(x, 1));
  g.result("exclusive", std::nullopt, cumulativeSum(x, 0, true));
  std::vector<Values> out = run();
  ASSERT_EQ(out.size(), 6u) << errors;
  EXPECT_THAT(out[0], ElementsAre(3, 5, 7));
  EXPECT_THAT(out[1], ElementsAre(1, 4));
  EXPECT_THAT(out[2], ElementsAre(5));
  EXPECT_THAT(out[3], ElementsAre(-1, 0, 1, -1, 0, 1));
  EXPECT_THAT(out[4], ElementsAre(0, 1, 3, 3, 7, 12));
  EXPECT_THAT(out[5], ElementsAre(0, 0, 0, 0, 1, 2));
}

TEST_F(GraphTest, Einsum) {
  // np.einsum of arange(6).reshape(2, 3) and arange(12).reshape(3, 4), and of batches of them.
  g.result("ij", std::nullopt, einsum("ik,kj->ij", range({2, 3}), range({3, 4})));
  g.result("ji", std::nullopt, einsum("ik,kj->ji", range({2, 3}), range({3, 4})));
  g.result("batch", std::nullopt, einsum("bik,bjk->bij", range({2, 1, 3}), range({2, 2, 3})));
  g.result("away", std::nullopt, einsum("ik,j->j", range({2, 3}), range({2})));
  std::vector<Values> out = run();
  ASSERT_EQ(out.size(), 4u) << errors;
  EXPECT_THAT(out[0], ElementsAre(20, 23, 26, 29, 56, 68, 80, 92));
  EXPECT_THAT(out[1], ElementsAre(20, 56, 23, 68, 26, 80, 29, 92));
  EXPECT_THAT(out[2], ElementsAre(5, 14, 86, 122));
  EXPECT_THAT(out[3], ElementsAre(0, 15));
}

TEST_F(GraphTest, Indexing) {
  Tensor table = range({4, 2});
  g.result("take", std::nullopt, take(table, ints({3, 0})));
  g.result("shared", std::nullopt, take(range({2, 3, 2}), reshape(ints({2, 0, 1, 1}), {2, 2}), 1));
  g.result("pick", std::nullopt, pick(table, g.constant(2, i32())));
  g.result("along", std::nullopt, takeAlong(table, reshape(ints({1, 0, 0, 1}), {4, 1}), 1));
  g.result("rows", std::nullopt, addRows(range({3, 2}), ints({2, 0, 2}), 3));
  g.result("update", std::nullopt, update(table, g.fill(9, {1, 2}), 0, g.constant(2, i32())));
  auto [largest, places] = topK(g.vector({3, 9, -1, 5}, 4), 2);
  g.result("largest", std::nullopt, largest);
  g.result("places", std::nullopt, places);
  auto [sorted, order] = sortWithPlaces(ints({2, 0, 2, 1}));
  g.result("sorted", std::nullopt, sorted);
  g.result("order", std::nullopt, order);
  std::vector<Values> out = run();
  ASSERT_EQ(out.size(), 10u) << errors;
  EXPECT_THAT(out[0], ElementsAre(6, 7, 0, 1));
  EXPECT_THAT(out[1], ElementsAre(4, 5, 0, 1, 8, 9, 8, 9));
  EXPECT_THAT(out[2], ElementsAre(4, 5));
  EXPECT_THAT(out[3], ElementsAre(1, 2, 4, 7));
  EXPECT_THAT(out[4], ElementsAre(2, 3, 0, 0, 4, 6));
  EXPECT_THAT(out[5], ElementsAre(0, 1, 2, 3, 9, 9, 6, 7));
  EXPECT_THAT(out[6], ElementsAre(9, 5));
  EXPECT_THAT(out[7], ElementsAre(1, 3));
  EXPECT_THAT(out[8], ElementsAre(0, 1, 2, 2));
  EXPECT_THAT(out[9], ElementsAre(1, 3, 0, 2));
}

// jax.extend.random.threefry_2x32 of jax 0.10.2, key [3, 4000000000], counts [9, 9, 9, 9, 9, 9, 0 … 5], the first half.
TEST_F(GraphTest, RandomBits) {
  Type u32 = IntegerType::get(&context, 32, IntegerType::Unsigned);
  Tensor key = g.argument("key", Role::rng, {2}, u32, Init());
  g.result("bits", std::nullopt, randomBits(key, g.constant(9, u32), {2, 3}));
  std::vector<Values> out = run({{3, 4000000000.0}});
  ASSERT_EQ(out.size(), 1u) << errors;
  EXPECT_THAT(out[0], ElementsAre(2712661670.0, 3765886485.0, 4264749665.0, 2501318215.0, 1249170359.0, 4127976601.0));
}

TEST_F(GraphTest, Windows) {
  // A 3 x 3 image of 0 … 8, a kernel of ones: sums of windows, with zeros around.
  Tensor image = range({1, 3, 3, 1});
  g.result("conv", std::nullopt, conv2d(image, g.fill(1, {2, 2, 1, 1}), 1, 0));
  g.result("padded", std::nullopt, conv2d(image, g.fill(1, {3, 3, 1, 1}), 2, 1));
  g.result("pool", std::nullopt, maxPool2d(-image, {3, 2, 1}));
  std::vector<Values> out = run();
  ASSERT_EQ(out.size(), 3u) << errors;
  EXPECT_THAT(out[0], ElementsAre(8, 12, 20, 24));
  EXPECT_THAT(out[1], ElementsAre(8, 12, 20, 24));
  EXPECT_THAT(out[2], ElementsAre(0, -1, -3, -4));
}

//===-- Arguments and results -----------------------------------------------------------------------------------===//

TEST_F(GraphTest, ArgumentsByRoleWithNamesAndRules) {
  Tensor x = g.batch("x", {{"batch", 2}, 3}, Init::normal(1));
  Graph::Scope scope(g, "head");
  Tensor w = g.param("w", {3, {"out", 1}}, Init::normal(0.02));
  Tensor b = g.param("b", {1}, Init::value(0));
  Tensor count = g.argument("count", Role::state, {}, f32(), Init::value(0.5));
  g.donate(count);
  g.result("extra", std::nullopt, x);
  g.result("count", Role::state, count + 1);
  g.result("loss", Role::loss, sum(einsum("bi,io->bo", x, w) + b, {0, 1}));
  func::FuncOp main = finish();
  ASSERT_TRUE(main) << errors;
  EXPECT_EQ(attribute(main, 0, "gc.name"), "\"head/w\"");
  EXPECT_EQ(attribute(main, 0, "gc.role"), "#gc<role param>");
  EXPECT_EQ(attribute(main, 0, "gc.dims"), "[\"\", \"out\"]");
  EXPECT_THAT(attribute(main, 0, "gc.init"), testing::MatchesRegex("\"normal:[0-9]+:0.02\""));
  EXPECT_EQ(attribute(main, 1, "gc.init"), "\"zeros\"");
  EXPECT_EQ(attribute(main, 1, "gc.dims"), "");
  EXPECT_EQ(attribute(main, 2, "gc.name"), "\"head/count\"");
  EXPECT_EQ(attribute(main, 2, "gc.init"), "\"value:0.5\"");
  EXPECT_EQ(attribute(main, 2, "gc.alias"), "1 : i32");
  EXPECT_EQ(attribute(main, 3, "gc.name"), "\"x\"");
  EXPECT_EQ(attribute(main, 3, "gc.dims"), "[\"batch\", \"\"]");
  ASSERT_EQ(main.getNumResults(), 3u);
  EXPECT_EQ(cast<StringAttr>(main.getResultAttr(0, "gc.name")), "head/loss");
  EXPECT_EQ(cast<StringAttr>(main.getResultAttr(1, "gc.name")), "head/count");
  EXPECT_EQ(cast<StringAttr>(main.getResultAttr(2, "gc.name")), "head/extra");
}

TEST_F(GraphTest, DonatedWithoutAResultOfItsName) {
  Tensor x = in("x", {2});
  g.donate(x);
  g.result("y", std::nullopt, x * 2);
  func::FuncOp main = finish();
  ASSERT_TRUE(main) << errors;
  EXPECT_EQ(attribute(main, 0, "gc.alias"), "-1 : i32");
}

TEST_F(GraphTest, PlacesAreFromTheRoot) {
  Tensor x = in("x", {2});
  Graph::Scope scope(g, "block");
  std::string text;
  llvm::raw_string_ostream(text) << (x * 2).value().getLoc();
  EXPECT_THAT(text, StartsWith("loc(\"block\"(\"test/frontend/builder/GraphTest.cpp\":")) << text;
}

//===-- Loops ---------------------------------------------------------------------------------------------------===//

// x = x * w + 1, three times, each with a w of its own and x as a result.
static void threeLayers(Graph &g, bool stacked) {
  Tensor x = g.batch("x", {2}, Init());
  auto out = g.layers("block", 3, stacked, {x}, [&](ArrayRef<Tensor> now) -> Graph::Tensors {
    Tensor w = g.param("w", {2}, Init::normal(0.5));
    Tensor next = now[0] * w + 1;
    g.result("x", std::nullopt, next);
    return {next};
  });
  g.result("y", std::nullopt, out[0]);
}

TEST_F(GraphTest, LayersUnrolled) {
  threeLayers(g, false);
  std::vector<Values> out = run({{1, 2}, {3, 4}, {5, 6}, {1, -1}});
  // (1 * 1 + 1) * 3 + 1 = 7, 7 * 5 + 1 = 36; (-1 * 2 + 1) * 4 + 1 = -3, -3 * 6 + 1 = -17.
  ASSERT_EQ(out.size(), 4u) << errors;
  EXPECT_THAT(out[0], ElementsAre(2, -1));
  EXPECT_THAT(out[1], ElementsAre(7, -3));
  EXPECT_THAT(out[3], ElementsAre(36, -17));
  auto main = module->lookupSymbol<func::FuncOp>("main");
  EXPECT_EQ(attribute(main, 2, "gc.name"), "\"block/2/w\"");
}

TEST_F(GraphTest, LayersStacked) {
  threeLayers(g, true);
  std::vector<Values> out = run({{1, 2, 3, 4, 5, 6}, {1, -1}});
  ASSERT_EQ(out.size(), 2u) << errors;
  EXPECT_THAT(out[0], ElementsAre(2, -1, 7, -3, 36, -17));
  EXPECT_THAT(out[1], ElementsAre(36, -17));
  auto main = module->lookupSymbol<func::FuncOp>("main");
  EXPECT_EQ(attribute(main, 0, "gc.name"), "\"block/w\"");
  EXPECT_EQ(attribute(main, 0, "gc.dims"), "[\"layers\", \"\"]");
}

TEST_F(GraphTest, LayersBeginAlikeStackedAndUnrolled) {
  auto seedOf = [&](bool stacked, unsigned argument) {
    Graph graph(context);
    threeLayers(graph, stacked);
    auto made = graph.finish();
    auto main = (*made)->lookupSymbol<func::FuncOp>("main");
    uint64_t seed = 0;
    StringRef(attribute(main, argument, "gc.init")).trim('"').split(':').second.split(':').first.getAsInteger(10, seed);
    return seed;
  };
  // Element i is made of seed + (i + 1) * step: layer 2 begins with the stacked argument's element 4.
  EXPECT_NE(seedOf(true, 0), 0u);
  EXPECT_EQ(seedOf(false, 0), seedOf(true, 0));
  EXPECT_EQ(seedOf(false, 2), seedOf(true, 0) + 4 * 0x9E3779B97F4A7C15u);
}

TEST_F(GraphTest, LayersWithinLayers) {
  Tensor x = in("x", {});
  auto out = g.layers("outer", 2, true, {x}, [&](ArrayRef<Tensor> now) -> Graph::Tensors {
    return g.layers("inner", 2, true, {now[0] + 0.5}, [&](ArrayRef<Tensor> inner) -> Graph::Tensors {
      Tensor next = inner[0] + g.param("w", {}, Init::value(0));
      g.result("x", std::nullopt, next);
      return {next};
    });
  });
  g.result("y", std::nullopt, out[0]);
  std::vector<Values> results = run({{1, 2, 3, 4}, {10}});
  ASSERT_EQ(results.size(), 2u) << errors;
  EXPECT_THAT(results[0], ElementsAre(11.5, 13.5, 17, 21));
  EXPECT_THAT(results[1], ElementsAre(21));
}

TEST_F(GraphTest, ScanOverSlices) {
  // A running sum of rows, scaled by an argument that is the same in all rounds, in stacked layers.
  Tensor x = in("x", {3, 2});
  auto out = g.layers("block", 2, true, {x}, [&](ArrayRef<Tensor> now) -> Graph::Tensors {
    auto made = g.scan({"seq", 3}, {g.fill(0, {2})}, {now[0]}, [&](ArrayRef<Tensor> carry, ArrayRef<Tensor> row) {
      Tensor next = carry[0] + row[0] * g.param("w", {}, Init::value(1));
      return Graph::Tensors{next, next};
    });
    g.result("last", std::nullopt, made[0]);
    return {made[1]};
  });
  g.result("y", std::nullopt, out[0]);
  std::vector<Values> results = run({{1, 2}, {1, 10, 2, 20, 3, 30}});
  ASSERT_EQ(results.size(), 2u) << errors;
  EXPECT_THAT(results[0], ElementsAre(6, 60, 20, 200));
  EXPECT_THAT(results[1], ElementsAre(2, 20, 8, 80, 20, 200));
}

//===-- Errors --------------------------------------------------------------------------------------------------===//

class GraphErrors : public GraphTest {
protected:
  // `make` makes a call that does not fit: the error is at this file, and finish() fails without another.
  template <typename Make> void refused(const Make &make, StringRef message) {
    errors.clear();
    Graph graph(context);
    make(graph);
    EXPECT_TRUE(graph.failed()) << message.str();
    EXPECT_THAT(errors, HasSubstr(message.str()));
    EXPECT_THAT(errors, HasSubstr("test/frontend/builder/GraphTest.cpp")) << errors;
    std::string once = errors;
    Tensor after = graph.constant(1);
    graph.result("after", std::nullopt, after + after);
    EXPECT_TRUE(failed(graph.finish()));
    EXPECT_EQ(errors, once);
  }
};

TEST_F(GraphErrors, Pointwise) {
  refused(
      [](Graph &g) {
        g.fill(1, {{"batch", 8}, {"in", 4}}) + g.fill(1, {{"batch", 8}, {"out", 5}});
      },
      "sum of f32[batch=8, in=4] and f32[batch=8, out=5]: sizes 4 and 5 meet");
  refused(
      [](Graph &g) {
        g.fill(1, {{"in", 4}}) * g.fill(1, {{"out", 4}});
      },
      "product of f32[in=4] and f32[out=4]: 'in' meets 'out'");
  refused([](Graph &g) { g.fill(1, {4}) - g.iota({4}, 0); },
          "difference of f32[4] and i32[4]: element types differ; convert one");
  refused([](Graph &g) { exp(g.iota({{"seq", 4}}, 0)); }, "exp of i32[seq=4]: it takes floating-point numbers");
  refused([](Graph &g) { both(g.fill(1, {4}), g.fill(1, {4})); },
          "both of f32[4] and f32[4]: it takes truth values or bits");
  refused([](Graph &g) { where(g.fill(1, {4}), g.fill(1, {4}), g.fill(2, {4})); },
          "where of f32[4], f32[4] and f32[4]: it takes truth values and two tensors of one type");
}

TEST_F(GraphErrors, Shapes) {
  refused(
      [](Graph &g) {
        reshape(g.fill(1, {{"batch", 2}, 3}), {{"flat", 5}});
      },
      "reshape of f32[batch=2, 3] to [flat=5]: there are 6 elements and not 5");
  refused(
      [](Graph &g) {
        transpose(g.fill(1, {{"batch", 2}, 3}), {0, 0});
      },
      "transpose of f32[batch=2, 3] needs each of its dimensions once");
  refused(
      [](Graph &g) {
        broadcast(g.fill(1, {{"in", 2}}), {{"out", 3}});
      },
      "broadcast of f32[in=2] to [out=3]: a size is the same or 1");
  refused(
      [](Graph &g) {
        broadcast(g.fill(1, {{"in", 2}}), {{"out", 2}});
      },
      "broadcast of f32[in=2] to [out=2]: 'in' meets 'out'");
  refused(
      [](Graph &g) {
        slice(g.fill(1, {{"seq", 4}}), 0, 2, 5);
      },
      "slice of f32[seq=4] from 2 to 5 is outside of dimension 0");
  refused([](Graph &g) { slice(g.fill(1, {{"seq", 4}}), 1, 0, 1); }, "slice of f32[seq=4]: there is no dimension 1");
  refused(
      [](Graph &g) {
        split(g.fill(1, {{"seq", 4}}), 3, 0);
      },
      "split of f32[seq=4] in 3: dimension 0 does not divide");
  refused(
      [](Graph &g) {
        split(g.fill(1, {{"seq", 4}}), 0, 0);
      },
      "split of f32[seq=4] in 0: dimension 0 has 1 part or more");
  refused([](Graph &g) { EXPECT_TRUE(split(g.fill(1, {4}), -2, 0).empty()); }, "split of f32[4] in -2");
  refused(
      [](Graph &g) {
        concatenate({g.fill(1, {{"a", 2}, 3}), g.fill(1, {{"a", 2}, 4})}, 0);
      },
      "concatenate of f32[a=2, 3] and f32[a=2, 4]: they differ in more than dimension 0");
  refused([](Graph &g) { newDim(g.fill(1, {4}), 3); }, "newDim of f32[4]: there is no place 3");
}

TEST_F(GraphErrors, ReductionsAndEinsum) {
  refused([](Graph &g) { sum(g.fill(1, {{"seq", 4}}), {2}); }, "sum of f32[seq=4]: there is no dimension 2");
  refused([](Graph &g) { mean(g.fill(1, {{"seq", 4}}), {0, -1}); }, "mean of f32[seq=4] names dimension -1 twice");
  refused([](Graph &g) { cumulativeSum(g.fill(1, {4}), -2); }, "cumulativeSum of f32[4]: there is no dimension -2");
  refused(
      [](Graph &g) {
        einsum("bi,io->bo", g.fill(1, {{"batch", 8}, {"in", 4}}), g.fill(1, {{"in", 5}, {"out", 2}}));
      },
      "einsum 'bi,io->bo' of f32[batch=8, in=4] and f32[in=5, out=2]: 'i' is [in=4] and [in=5]");
  refused(
      [](Graph &g) {
        einsum("bi,io->bo", g.fill(1, {8, {"in", 4}}), g.fill(1, {{"width", 4}, 2}));
      },
      "einsum 'bi,io->bo' of f32[8, in=4] and f32[width=4, 2]: 'i' is [in=4] and [width=4]");
  refused(
      [](Graph &g) {
        einsum("b,io->bo", g.fill(1, {8, 4}), g.fill(1, {4, 2}));
      },
      "einsum 'b,io->bo' of f32[8, 4] and f32[4, 2]: a letter for each dimension, and one element type");
  refused(
      [](Graph &g) {
        einsum("bi,io->bx", g.fill(1, {8, 4}), g.fill(1, {4, 2}));
      },
      "'x' of the result is once in an operand, and once in it");
  refused(
      [](Graph &g) {
        einsum("ii,io->o", g.fill(1, {4, 4}), g.fill(1, {4, 2}));
      },
      "'i' stands twice in one operand");
}

TEST_F(GraphErrors, Indexing) {
  refused(
      [](Graph &g) {
        take(g.fill(1, {{"vocab", 4}, 2}), g.fill(1, {{"seq", 3}}));
      },
      "take of f32[vocab=4, 2] by f32[seq=3]: rows are taken by integers");
  refused(
      [](Graph &g) {
        take(g.fill(1, {{"vocab", 4}, 2}), g.iota({{"seq", 3}, 1}, 0), 1);
      },
      "take of f32[vocab=4, 2] by i32[seq=3, 1]: the shared dimensions are the same in both");
  refused(
      [](Graph &g) {
        pick(g.fill(1, {4, 2}), g.iota({1}, 0));
      },
      "pick of f32[4, 2] at i32[1]: one of the slices along dimension 0, by an integer scalar");
  refused(
      [](Graph &g) {
        takeAlong(g.fill(1, {{"seq", 4}, 2}), g.iota({{"seq", 3}, 1}, 0), 1);
      },
      "takeAlong of f32[seq=4, 2] by i32[seq=3, 1]: integers, of its shape but for dimension 1");
  refused(
      [](Graph &g) {
        addRows(g.fill(1, {{"rows", 4}, 2}), g.iota({3}, 0), 8);
      },
      "addRows of f32[rows=4, 2] at i32[3]: a place for each row");
  refused(
      [](Graph &g) {
        update(g.fill(1, {{"seq", 4}}), g.fill(1, {{"seq", 5}}), 0, g.constant(0, g.i32()));
      },
      "update of f32[seq=4] by f32[seq=5] at i32[]: a window of its shape, no larger along dimension 0, at a scalar");
  refused(
      [](Graph &g) {
        topK(g.fill(1, {{"experts", 4}}), 5);
      },
      "topK of f32[experts=4]: it has no 5 along its last dimension");
  refused([](Graph &g) { randomBits(g.iota({2}, 0), g.constant(0), {3}); },
          "randomBits of i32[2] and f32[] in the shape [3]: a key ui32[2], a stream ui32[], and at most 2^32 elements");
  refused([](Graph &g) { topK(g.iota({4}, 0), 2); }, "topK of i32[4]: it takes floating-point numbers");
  refused([](Graph &g) { sortWithPlaces(g.constant(1)); }, "sortWithPlaces of f32[]: there is nothing to sort along");
}

TEST_F(GraphErrors, Windows) {
  refused(
      [](Graph &g) {
        conv2d(g.fill(1, {1, 4, 4, {"in", 3}}), g.fill(1, {3, 3, {"in", 2}, 8}), 1, 0);
      },
      "conv2d of f32[1, 4, 4, in=3] by f32[3, 3, in=2, 8], stride 1, padding 0: an image [batch, height, width, in]");
  refused([](Graph &g) { maxPool2d(g.fill(1, {1, 4, 4, 3}), {5}); }, "maxPool2d of f32[1, 4, 4, 3] by windows of 5");
  refused(
      [](Graph &g) {
        maxPool2d(g.iota({1, 4, 4, 3}, 0), {2});
      },
      "maxPool2d of i32[1, 4, 4, 3]: it takes floating-point numbers");
}

TEST_F(GraphErrors, ArgumentsAndResults) {
  refused(
      [](Graph &g) {
        g.param("w", {{"in", -1}}, Init());
      },
      "argument 'w' has the shape [in=-1]; a size is not negative");
  refused(
      [](Graph &g) {
        g.param("w", {2}, Init());
        g.param("w", {3}, Init());
      },
      "there is an argument 'w' already; give each a name of its own");
  refused(
      [](Graph &g) {
        g.result("y", std::nullopt, g.constant(1));
        g.result("y", std::nullopt, g.constant(2));
      },
      "there is a result 'y' already; give each a name of its own");
  refused([](Graph &g) { g.donate(g.fill(1, {{"seq", 4}})); }, "donate of f32[seq=4]: it is no argument");
  refused([](Graph &g) { g.vector({1, 2}, {"seq", 3}); }, "there are 2 values for the dimension [seq=3]");
  refused([](Graph &g) { g.fill(1, {{"seq", -3}}); }, "fill of the shape [seq=-3]; a size is not negative");
  refused([](Graph &g) { g.iota({{"seq", 3}}, 1); }, "iota along dimension 1 of the shape [seq=3]");
}

TEST_F(GraphErrors, ACarryOfAnotherType) {
  for (bool stacked : {false, true})
    refused(
        [&](Graph &g) {
          Tensor x = g.batch("x", {{"seq", 4}}, Init()), leaked;
          auto out = g.layers("block", 2, stacked, {x}, [&](ArrayRef<Tensor> now) -> Graph::Tensors {
            leaked = now[0] * 2;
            return {slice(now[0], 0, 0, 3)};
          });
          ASSERT_EQ(out.size(), 1u);
          EXPECT_FALSE(out[0]);
          // What the unfinished body made is invalid too.
          EXPECT_FALSE(leaked);
          EXPECT_FALSE(leaked + out[0]);
          EXPECT_FALSE(leaked.type());
        },
        "carry 0 is f32[seq=4] and the body makes f32[seq=3] of it; both have one type");
}

TEST_F(GraphErrors, Bodies) {
  for (bool stacked : {false, true}) {
    auto layers = [&](Graph &g, Graph::Tensors out) {
      g.layers("block", 2, stacked, {g.constant(1)}, [&](ArrayRef<Tensor>) { return out; });
    };
    refused([&](Graph &g) { layers(g, {}); }, "the body gives 0 values for 1 carries");
    refused([&](Graph &g) { layers(g, {g.constant(1), g.constant(2)}); }, "the body gives 2 values for 1 carries");
    refused([&](Graph &g) { layers(g, {exp(g.constant(1, g.i32()))}); },
            "exp of i32[]: it takes floating-point numbers");
  }
  refused(
      [](Graph &g) {
        g.layers("block", -1, true, {g.constant(1)}, [](ArrayRef<Tensor> now) { return Graph::Tensors(now); });
      },
      "there are -1 layers 'block'; give none or more");
}

TEST_F(GraphErrors, Scans) {
  auto scan = [](Graph &g, Tensor input, function_ref<void()> inside) {
    g.scan({"seq", 4}, {g.constant(0)}, {input}, [&](ArrayRef<Tensor> carry, ArrayRef<Tensor>) {
      inside();
      return Graph::Tensors{carry[0]};
    });
  };
  refused(
      [&](Graph &g) {
        scan(g, g.fill(1, {{"batch", 3}, 4}), [] {});
      },
      "a loop of [seq=4] takes slices of f32[batch=3, 4]; its first dimension has one per round");
  refused([&](Graph &g) { scan(g, g.constant(1), [] {}); }, "a loop of [seq=4] takes slices of f32[]");
  refused([&](Graph &g) { scan(g, g.fill(1, {4}), [&] { g.result("inner", std::nullopt, g.constant(1)); }); },
          "result 'inner' lies in a loop that is no stack of layers; return it from the body");
  // In layers too: the inner loop's values have no place in the stack.
  refused(
      [&](Graph &g) {
        g.layers("block", 2, true, {g.constant(1)}, [&](ArrayRef<Tensor> now) {
          scan(g, g.fill(1, {4}), [&] { g.result("inner", std::nullopt, now[0]); });
          return Graph::Tensors(now);
        });
      },
      "result 'block/inner' lies in a loop that is no stack of layers");
  refused(
      [&](Graph &g) {
        Tensor x = g.batch("x", {4}, Init());
        g.scan(4, {g.constant(0)}, {x}, [&](ArrayRef<Tensor> carry, ArrayRef<Tensor> slice) {
          g.donate(slice[0]);
          return Graph::Tensors{carry[0]};
        });
      },
      "donate of f32[]: it is no argument");
}

TEST_F(GraphTest, NoResult) {
  EXPECT_TRUE(failed(g.finish()));
  EXPECT_THAT(errors, HasSubstr("the program has no result"));
}

TEST_F(GraphTest, FinishedOnce) {
  g.result("y", std::nullopt, g.constant(1));
  EXPECT_TRUE(finish());
  EXPECT_TRUE(failed(g.finish()));
  EXPECT_THAT(errors, HasSubstr("the program is finished already"));
}

TEST_F(GraphTest, DonatedToAResultOfAnotherType) {
  Tensor x = in("x", {4});
  g.donate(x);
  g.result("x", std::nullopt, slice(x, 0, 0, 2));
  EXPECT_TRUE(failed(g.finish()));
  EXPECT_THAT(
      errors,
      HasSubstr("'x' is donated to the result of its name, but is 'tensor<4xf32>' and that is 'tensor<2xf32>'"));
}

TEST_F(GraphTest, RealTypesOnly) {
  Graph integers(context, i32());
  EXPECT_TRUE(integers.failed());
  EXPECT_THAT(errors, HasSubstr("the type of parameters and constants is floating-point, 'i32' is not"));
}

TEST_F(GraphTest, OtherRealTypes) {
  Graph wide(context, Float64Type::get(&context));
  EXPECT_TRUE(wide.param("w", {1}, Init()).type().isF64());
  EXPECT_TRUE(wide.vector({0.1}, 1).type().isF64());
}

} // namespace
