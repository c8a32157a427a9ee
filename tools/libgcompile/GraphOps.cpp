#include "tools/libgcompile/GraphOps.h"

#include "frontend/models/Layers.h"
#include "ir/analysis/Names.h"
#include "runtime/base/DType.h"

#include "mlir/AsmParser/AsmParser.h"
#include "llvm/Support/FormatVariadic.h"

namespace gc::embed {

// By name: gc has a Tensor of its own, the interpreter's.
using builder::At;
using builder::Graph;
using builder::Site;
using builder::Tensor;

namespace {

using namespace builder;
using Tensors = Graph::Tensors;

struct Row {
  const char *name;
  size_t leastOperands, mostOperands;
  size_t numbers; // how many it takes; kAny: any
  bool needsDims; // at least one
  Tensors (*make)(const OpCall &call);
};
constexpr size_t kAny = SIZE_MAX;

At first(const OpCall &call) {
  return At(call.operands[0], call.site);
}

Tensor compareNamed(const OpCall &call) {
  std::optional<Direction> direction = symbolizeDirection(call.text.str());
  if (!direction)
    return call.graph.error(call.site,
                            "compare takes one of EQ, NE, LT, LE, GT, GE as its text, not '" + call.text + "'");
  return compare(*direction, first(call), call.operands[1]);
}

Tensor convertTo(const OpCall &call) {
  if (call.text.empty())
    return call.graph.error(call.site, "convert takes a dtype as its text");
  mlir::Type type = typeNamed(call.graph, call.text, call.site);
  return type ? convert(first(call), type) : Tensor();
}

// A constant of the type that the text names, or of the graph's.
template <typename Make> Tensor typed(const OpCall &call, Make make) {
  mlir::Type type = typeNamed(call.graph, call.text, call.site);
  return call.graph.failed() ? Tensor() : make(type);
}

Tensors pairOf(std::pair<Tensor, Tensor> both) {
  return {both.first, both.second};
}

#define ONE(result) [](const OpCall &c) -> Tensors { return {result}; }
#define UNARY(name, function)                                                                                          \
  { name, 1, 1, 0, false, ONE(function(first(c))) }
#define BINARY(name, function)                                                                                         \
  { name, 2, 2, 0, false, ONE(function(first(c), c.operands[1])) }
#define REDUCTION(name, function)                                                                                      \
  { name, 1, 1, kAny, false, ONE(function(first(c), c.numbers, c.value != 0)) }

// Sorted by name.
const Row kRows[] = {
    UNARY("abs", builder::abs),
    BINARY("add", operator+),
    {"add_rows", 2, 2, 0, true, ONE(addRows(first(c), c.operands[1], c.dims[0]))},
    {"broadcast", 1, 1, 0, false, ONE(broadcast(first(c), c.dims))},
    {"compare", 2, 2, 0, false, ONE(compareNamed(c))},
    {"concatenate", 1, kAny, 1, false, ONE(concatenate(c.operands, c.numbers[0], c.site))},
    {"constant", 0, 0, 0, false,
     ONE(typed(c, [&](mlir::Type type) { return c.graph.constant(c.value, type, c.site); }))},
    {"conv2d", 2, 2, 2, false, ONE(conv2d(first(c), c.operands[1], c.numbers[0], c.numbers[1]))},
    {"convert", 1, 1, 0, false, ONE(convertTo(c))},
    UNARY("cos", builder::cos),
    {"cross_entropy", 2, 3, 0, false,
     ONE(models::crossEntropy(c.operands[0], c.operands[1],
                              c.operands.size() == 3 ? std::optional(c.operands[2]) : std::nullopt))},
    {"cumulative_sum", 1, 1, 1, false, ONE(cumulativeSum(first(c), c.numbers[0]))},
    BINARY("divide", operator/),
    {"einsum", 2, 2, 0, false, ONE(einsum(c.text, c.operands[0], c.operands[1], c.site))},
    UNARY("erf", builder::erf),
    UNARY("exp", builder::exp),
    {"fill", 0, 0, 0, false,
     ONE(typed(c, [&](mlir::Type type) { return c.graph.fill(c.value, c.dims, type, c.site); }))},
    {"gelu", 1, 1, 0, false, ONE(models::gelu(c.operands[0]))},
    {"iota", 0, 0, 1, true,
     ONE(typed(c, [&](mlir::Type type) { return c.graph.iota(c.dims, c.numbers[0], type, c.site); }))},
    UNARY("log", builder::log),
    REDUCTION("max", builder::max),
    {"max_pool2d", 1, 1, 3, false, ONE(maxPool2d(first(c), {c.numbers[0], c.numbers[1], c.numbers[2]}))},
    BINARY("maximum", maximum),
    REDUCTION("mean", mean),
    BINARY("minimum", minimum),
    BINARY("multiply", operator*),
    UNARY("negate", operator-),
    {"new_dim", 1, 1, 1, false, ONE(newDim(first(c), c.numbers[0]))},
    BINARY("pick", pick),
    {"random_bits", 2, 2, 0, false, ONE(randomBits(first(c), c.operands[1], c.dims))},
    {"relu", 1, 1, 0, false, ONE(models::relu(c.operands[0]))},
    {"reshape", 1, 1, 0, false, ONE(reshape(first(c), c.dims))},
    UNARY("rsqrt", builder::rsqrt),
    UNARY("sigmoid", sigmoid),
    {"silu", 1, 1, 0, false, ONE(models::silu(c.operands[0]))},
    UNARY("sin", builder::sin),
    {"slice", 1, 1, 3, false, ONE(slice(first(c), c.numbers[0], c.numbers[1], c.numbers[2]))},
    {"softmax", 1, 1, 0, false, ONE(models::softmax(c.operands[0]))},
    {"sort_with_places", 1, 1, 0, false, [](const OpCall &c) { return pairOf(sortWithPlaces(first(c))); }},
    {"split", 1, 1, 2, false, [](const OpCall &c) { return split(first(c), c.numbers[0], c.numbers[1]); }},
    UNARY("sqrt", builder::sqrt),
    UNARY("stop_gradient", stopGradient),
    BINARY("subtract", operator-),
    REDUCTION("sum", sum),
    BINARY("take", take),
    {"take_along", 2, 2, 1, false, ONE(takeAlong(first(c), c.operands[1], c.numbers[0]))},
    UNARY("tanh", builder::tanh),
    {"top_k", 1, 1, 0, true, [](const OpCall &c) { return pairOf(topK(first(c), c.dims[0])); }},
    {"transpose", 1, 1, kAny, false, ONE(transpose(first(c), c.numbers))},
    {"update", 3, 3, 1, false, ONE(update(first(c), c.operands[1], c.numbers[0], c.operands[2]))},
    {"where", 3, 3, 0, false, ONE(where(first(c), c.operands[1], c.operands[2]))},
};

#undef ONE
#undef UNARY
#undef BINARY
#undef REDUCTION

// What is wrong with a call's form, or an empty text.
std::string formError(const Row &row, const OpCall &call) {
  size_t operands = call.operands.size();
  if (operands < row.leastOperands || operands > row.mostOperands)
    return llvm::formatv("{0} takes {1}{2} operands, given are {3}", row.name, row.leastOperands,
                         row.mostOperands == kAny               ? " or more"
                         : row.mostOperands > row.leastOperands ? llvm::formatv(" to {0}", row.mostOperands).str()
                                                                : std::string(),
                         operands);
  if (row.numbers != kAny && call.numbers.size() != row.numbers)
    return llvm::formatv("{0} takes {1} numbers, given are {2}", row.name, row.numbers, call.numbers.size());
  if (row.needsDims && call.dims.empty())
    return llvm::formatv("{0} takes dims, none are given", row.name);
  return "";
}

} // namespace

mlir::Type typeNamed(Graph &graph, llvm::StringRef dtype, Site site) {
  if (dtype.empty())
    return {};
  absl::StatusOr<gcrt::DType> known = gcrt::parseDType({dtype.data(), dtype.size()});
  mlir::Type type =
      known.ok() ? mlir::parseType(gcrt::info(*known).shortName, graph.builder.getContext()) : mlir::Type();
  if (!type)
    graph.error(site, "no dtype is called '" + dtype + "'; f32, bf16, i32, ui8 and i1 are some");
  return type;
}

Tensors makeOp(llvm::StringRef name, const OpCall &call) {
  const Row *row = llvm::find_if(kRows, [&](const Row &row) { return name == row.name; });
  if (row == std::end(kRows)) {
    std::vector<std::string> known;
    for (const Row &other : kRows)
      known.push_back(other.name);
    call.graph.error(call.site, "no op is called '" + name + "'" + suggestion(name.str(), known));
    return {};
  }
  if (std::string error = formError(*row, call); !error.empty()) {
    call.graph.error(call.site, error);
    return {};
  }
  return row->make(call);
}

} // namespace gc::embed
