// graph.h for C++17: programs made op by op.
//
//   gcompile::Graph g(context);
//   gcompile::Tensor x = g.batch("x", {{"batch", 8}, 4});
//   gcompile::Tensor w = g.param("w", {4, 2}, "normal:0.02");
//   g.result("loss", "loss", mean(gcompile::einsum("bi,io->bo", x, w), {0, 1}));
//   gcompile::Program program = g.finish();
//
// The first call that does not fit is an error at the caller's line, which finish() throws.
#ifndef GCOMPILE_GRAPH_HPP
#define GCOMPILE_GRAPH_HPP

#include <gcompile/gcompile.hpp>
#include <gcompile/graph.h>

#include <exception>

namespace gcompile {

// Where a call stands: a last parameter that callers leave alone.
struct Site : gcompile_site {
  constexpr Site(const char *file = __builtin_FILE(), uint32_t line = __builtin_LINE()) : gcompile_site{file, line} {}
};

struct Dim : gcompile_dim {
  Dim(int64_t size) : gcompile_dim{nullptr, size} {}
  Dim(int size) : gcompile_dim{nullptr, size} {}
  // The name is text in the source.
  Dim(const char *name, int64_t size) : gcompile_dim{name, size} {}
};
using Dims = std::vector<Dim>;

// A value of a graph, which outlives it.
class Tensor {
public:
  Tensor() = default;
  Tensor(gcompile_graph *graph, gcompile_tensor number) : theGraph(graph), theNumber(number) {}
  gcompile_graph *graph() const { return theGraph; }
  gcompile_tensor number() const { return theNumber; }
  size_t rank() const { return gcompile_graph_rank(theGraph, theNumber); }
  int64_t size(size_t dim) const { return gcompile_graph_size(theGraph, theNumber, dim); }

private:
  gcompile_graph *theGraph = nullptr;
  gcompile_tensor theNumber = 0;
};

// What an op takes beside tensors; see gcompile_graph_op.
struct Attributes {
  std::vector<int64_t> numbers;
  Dims dims;
  double value = 0;
  std::string text;
};

// An op of any name. Several results have numbers that follow each other: next(tensor, 1) is the second.
inline Tensor op(gcompile_graph *graph, const char *name, const std::vector<Tensor> &operands,
                 const Attributes &given = {}, Site site = {}) {
  std::vector<gcompile_tensor> numbers;
  for (const Tensor &operand : operands)
    numbers.push_back(operand.graph() == graph ? operand.number() : 0);
  std::vector<gcompile_dim> dims(given.dims.begin(), given.dims.end());
  gcompile_attributes attributes = gcompile_attributes_default();
  attributes.numbers = given.numbers.data();
  attributes.number_count = given.numbers.size();
  attributes.dims = dims.data();
  attributes.rank = dims.size();
  attributes.value = given.value;
  attributes.text = given.text.c_str();
  return {graph, gcompile_graph_op(graph, name, numbers.data(), numbers.size(), &attributes, site)};
}
inline Tensor op(const char *name, const std::vector<Tensor> &operands, const Attributes &given = {}, Site site = {}) {
  return op(operands.at(0).graph(), name, operands, given, site);
}
inline Tensor next(const Tensor &tensor, uint32_t later) {
  return {tensor.graph(), tensor.number() == 0 ? 0 : tensor.number() + later};
}

class Graph {
public:
  explicit Graph(const Context &context, const gcompile_graph_options &options = gcompile_graph_options_default())
      : handle(detail::made<gcompile_graph>(
            [&](auto out) { return gcompile_graph_create(context.get(), &options, out); })) {}

  Tensor argument(const std::string &name, const char *role, const Dims &dims, const char *dtype = nullptr,
                  const char *init = nullptr, Site site = {}) {
    std::vector<gcompile_dim> plain(dims.begin(), dims.end());
    return {get(), gcompile_graph_argument(get(), name.c_str(), role, plain.data(), plain.size(), dtype, init, site)};
  }
  Tensor param(const std::string &name, const Dims &dims, const char *init = nullptr, Site site = {}) {
    return argument(name, "param", dims, nullptr, init, site);
  }
  Tensor batch(const std::string &name, const Dims &dims, const char *dtype = nullptr, Site site = {}) {
    return argument(name, "batch", dims, dtype, nullptr, site);
  }
  Tensor constant(double value, const char *dtype = "", Site site = {}) {
    return op(get(), "constant", {}, {{}, {}, value, dtype}, site);
  }
  Tensor fill(double value, const Dims &dims, const char *dtype = "", Site site = {}) {
    return op(get(), "fill", {}, {{}, dims, value, dtype}, site);
  }
  Tensor iota(const Dims &dims, int64_t along, const char *dtype = "", Site site = {}) {
    return op(get(), "iota", {}, {{along}, dims, 0, dtype}, site);
  }
  // `role` null: none.
  void result(const std::string &name, const char *role, const Tensor &value, Site site = {}) {
    gcompile_graph_result(get(), name.c_str(), role, value.graph() == get() ? value.number() : 0, site);
  }
  void donate(const Tensor &argument, Site site = {}) { gcompile_graph_donate(get(), argument.number(), site); }

  // Names of what is made until it ends are below `name`.
  class Scope {
  public:
    Scope(Graph &graph, const std::string &name) : graph(graph) {
      gcompile_graph_open_scope(graph.get(), name.c_str());
    }
    ~Scope() { gcompile_graph_close_scope(graph.get()); }
    Scope(const Scope &) = delete;

  private:
    Graph &graph;
  };

  // See gcompile_graph_layers; what `body` throws comes out of here.
  using Tensors = std::vector<Tensor>;
  Tensors layers(const std::string &name, int64_t count, bool stacked, const Tensors &carries,
                 const std::function<Tensors(const Tensors &)> &body, Site site = {}) {
    struct State {
      Graph &graph;
      const std::function<Tensors(const Tensors &)> &body;
      size_t count;
      std::exception_ptr thrown;
    } state{*this, body, carries.size(), nullptr};
    std::vector<gcompile_tensor> in, out(carries.size());
    for (const Tensor &carry : carries)
      in.push_back(carry.number());
    auto layer = [](void *user, const gcompile_tensor *now, gcompile_tensor *next) -> int {
      State &state = *static_cast<State *>(user);
      try {
        Tensors given;
        for (size_t i = 0; i < state.count; ++i)
          given.emplace_back(state.graph.get(), now[i]);
        Tensors made = state.body(given);
        for (size_t i = 0; i < state.count && i < made.size(); ++i)
          next[i] = made[i].number();
        return made.size() == state.count;
      } catch (...) {
        state.thrown = std::current_exception();
        return 0;
      }
    };
    gcompile_graph_layers(get(), name.c_str(), count, stacked, in.data(), in.size(), layer, &state, out.data(), site);
    if (state.thrown)
      std::rethrow_exception(state.thrown);
    Tensors made;
    for (gcompile_tensor number : out)
      made.emplace_back(get(), number);
    return made;
  }

  // The graph takes no further calls.
  Program finish() {
    return Program(detail::made<gcompile_program>([&](auto out) { return gcompile_graph_finish(get(), out); }));
  }
  gcompile_graph *get() const { return handle.get(); }

private:
  detail::Handle<gcompile_graph, gcompile_graph_free> handle;
};

// An operand with the line that it stands in, for operators.
struct At {
  At(const Tensor &tensor, Site site = {}) : tensor(tensor), site(site) {}
  const Tensor &tensor;
  Site site;
};

inline Tensor operator+(At a, const Tensor &b) {
  return op("add", {a.tensor, b}, {}, a.site);
}
inline Tensor operator-(At a, const Tensor &b) {
  return op("subtract", {a.tensor, b}, {}, a.site);
}
inline Tensor operator*(At a, const Tensor &b) {
  return op("multiply", {a.tensor, b}, {}, a.site);
}
inline Tensor operator/(At a, const Tensor &b) {
  return op("divide", {a.tensor, b}, {}, a.site);
}
inline Tensor operator-(At a) {
  return op("negate", {a.tensor}, {}, a.site);
}
inline Tensor tanh(At x) {
  return op("tanh", {x.tensor}, {}, x.site);
}
inline Tensor exp(At x) {
  return op("exp", {x.tensor}, {}, x.site);
}
inline Tensor log(At x) {
  return op("log", {x.tensor}, {}, x.site);
}
inline Tensor sqrt(At x) {
  return op("sqrt", {x.tensor}, {}, x.site);
}
inline Tensor relu(At x) {
  return op("relu", {x.tensor}, {}, x.site);
}
inline Tensor gelu(At x) {
  return op("gelu", {x.tensor}, {}, x.site);
}
inline Tensor softmax(At x) {
  return op("softmax", {x.tensor}, {}, x.site);
}
inline Tensor sum(At x, const std::vector<int64_t> &dims, bool keep = false) {
  return op("sum", {x.tensor}, {dims, {}, double(keep), ""}, x.site);
}
inline Tensor mean(At x, const std::vector<int64_t> &dims, bool keep = false) {
  return op("mean", {x.tensor}, {dims, {}, double(keep), ""}, x.site);
}
inline Tensor max(At x, const std::vector<int64_t> &dims, bool keep = false) {
  return op("max", {x.tensor}, {dims, {}, double(keep), ""}, x.site);
}
inline Tensor reshape(At x, const Dims &dims) {
  return op("reshape", {x.tensor}, {{}, dims, 0, ""}, x.site);
}
inline Tensor transpose(At x, const std::vector<int64_t> &permutation) {
  return op("transpose", {x.tensor}, {permutation, {}, 0, ""}, x.site);
}
inline Tensor einsum(const std::string &spec, const Tensor &a, const Tensor &b, Site site = {}) {
  return op("einsum", {a, b}, {{}, {}, 0, spec}, site);
}
inline Tensor crossEntropy(const Tensor &logits, const Tensor &targets, Site site = {}) {
  return op("cross_entropy", {logits, targets}, {}, site);
}

} // namespace gcompile

#endif
