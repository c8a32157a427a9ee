#include "tools/libgcompile/gcompile/graph.h"

#include "tools/libgcompile/GraphOps.h"
#include "tools/libgcompile/ProgramHandle.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"

using namespace gc;
using namespace gc::embed;
using builder::Dim;
using builder::Init;
using builder::Site;

struct gcompile_graph {
  std::unique_ptr<gcompile_program> program; // null once the graph is finished
  std::unique_ptr<builder::Graph> graph;
  std::vector<builder::Tensor> tensors; // number n + 1 is tensor n
  std::vector<std::unique_ptr<builder::Graph::Scope>> scopes;
  bool outOfMemory = false;

  gcompile_tensor add(const builder::Tensor &tensor) {
    if (!tensor)
      return 0;
    tensors.push_back(tensor);
    return static_cast<gcompile_tensor>(tensors.size());
  }
  builder::Tensor find(gcompile_tensor tensor) const {
    return tensor > 0 && tensor <= tensors.size() ? tensors[tensor - 1] : builder::Tensor();
  }
  // A tensor that is none is somebody's mistake, where no error made it so.
  builder::Tensor operand(gcompile_tensor tensor, const char *of, Site site) {
    builder::Tensor found = find(tensor);
    if (!found && !graph->failed())
      graph->error(site, llvm::Twine("an operand of ") + of + " is no tensor of this graph");
    return found;
  }
};

// Runs a call on a graph that takes calls; errors are the graph's own, and exceptions stay inside.
template <typename Call> static void call(gcompile_graph *graph, Call body) noexcept {
  if (!graph || !graph->graph)
    return;
  try {
    body(*graph);
  } catch (...) {
    graph->outOfMemory = true; // no other exception comes out of the builder
  }
}

static Site siteOf(const gcompile_site &site) {
  return {site.file ? site.file : "unknown", site.line, 1};
}

static llvm::SmallVector<Dim> dimsOf(const gcompile_dim *dims, size_t rank) {
  llvm::SmallVector<Dim> out;
  for (size_t i = 0; dims && i < rank; ++i)
    out.push_back(Dim(dims[i].name ? dims[i].name : "", dims[i].size));
  return out;
}

// "normal:0.02" and the like; seeds are the graph's.
static std::optional<Init> initOf(const char *text) {
  if (!text || !*text)
    return Init();
  std::vector<std::string> parts = absl::StrSplit(text, ':');
  double number = 0;
  int64_t low = 0, high = 0;
  bool isReal = parts.size() == 2 && absl::SimpleAtod(parts[1], &number);
  if (parts[0] == "normal" && isReal)
    return Init::normal(number);
  if (parts[0] == "uniform" && isReal)
    return Init::uniform(number);
  if (parts[0] == "value" && isReal)
    return Init::value(number);
  if (parts[0] == "randint" && parts.size() == 3 && absl::SimpleAtoi(parts[1], &low) &&
      absl::SimpleAtoi(parts[2], &high) && low < high)
    return Init::randint(low, high);
  if (parts.size() == 1 && (parts[0] == "zeros" || parts[0] == "ones"))
    return Init::value(parts[0] == "ones");
  return std::nullopt;
}

gcompile_status *gcompile_graph_create(gcompile_context *context, const gcompile_graph_options *options,
                                       gcompile_graph **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(out, "out"));
    GC_ASSIGN_OR_RETURN(gcompile_graph_options how, optionsOf(options, "gcompile_graph_options"));
    ProgramOptions known;
    known.name = "graph";
    auto made = std::make_unique<gcompile_graph>();
    GC_ASSIGN_OR_RETURN(made->program, makeHandle(context, known, Program::begin));
    mlir::MLIRContext &mlirContext = made->program->program->context();
    uint64_t seed = how.seed == 0 ? 1 : how.seed;
    made->graph = std::make_unique<builder::Graph>(mlirContext, mlir::Type(), seed);
    if (how.real) {
      mlir::Type real = typeNamed(*made->graph, how.real, {"gcompile_graph_options", 1, 1});
      if (real)
        made->graph = std::make_unique<builder::Graph>(mlirContext, real, seed);
      if (made->graph->failed())
        return made->program->listener->end(absl::InvalidArgumentError("the graph cannot be made"));
    }
    *out = made.release();
    return absl::OkStatus();
  });
}

void gcompile_graph_free(gcompile_graph *graph) {
  delete graph;
}

gcompile_status *gcompile_graph_finish(gcompile_graph *graph, gcompile_program **out) {
  return guarded([&]() -> absl::Status {
    GC_RETURN_IF_ERROR(given(graph, "graph"));
    GC_RETURN_IF_ERROR(given(out, "out"));
    if (!graph->program)
      return absl::InvalidArgumentError("the graph was finished before");
    if (graph->outOfMemory)
      return absl::ResourceExhaustedError("no memory for the graph");
    while (!graph->scopes.empty())
      graph->scopes.pop_back();
    std::unique_ptr<gcompile_program> made = std::move(graph->program);
    llvm::FailureOr<Program::Module> module = graph->graph->finish();
    graph->tensors.clear();
    graph->graph.reset(); // before the context
    absl::Status status = made->program->complete(failed(module) ? Program::Module() : std::move(*module));
    GC_RETURN_IF_ERROR(made->listener->end(status));
    made->signature = std::make_unique<gcompile_signature>(made->program->signature());
    *out = made.release();
    return absl::OkStatus();
  });
}

gcompile_tensor gcompile_graph_argument(gcompile_graph *graph, const char *name, const char *role,
                                        const gcompile_dim *dims, size_t rank, const char *dtype, const char *init,
                                        gcompile_site site) {
  gcompile_tensor out = 0;
  call(graph, [&](gcompile_graph &g) {
    Site at = siteOf(site);
    std::optional<Role> known = symbolizeRole(role ? role : "");
    if (!name || !known)
      return (void)g.graph->error(at, "an argument has a name and a role; '" + llvm::Twine(role ? role : "") +
                                          "' is no role");
    std::optional<Init> rule = initOf(init);
    if (!rule)
      return (void)g.graph->error(at, llvm::Twine("no rule for first values is '") + init +
                                          "'; normal:SCALE, uniform:SCALE, randint:LOW:HIGH, zeros, ones and "
                                          "value:NUMBER are");
    mlir::Type type = typeNamed(*g.graph, dtype ? dtype : "", at);
    if (!g.graph->failed())
      out = g.add(g.graph->argument(name, *known, dimsOf(dims, rank), type ? type : g.graph->real(), *rule, at));
  });
  return out;
}

void gcompile_graph_result(gcompile_graph *graph, const char *name, const char *role, gcompile_tensor value,
                           gcompile_site site) {
  call(graph, [&](gcompile_graph &g) {
    Site at = siteOf(site);
    std::optional<Role> known = role ? symbolizeRole(role) : std::nullopt;
    if (!name || (role && !known))
      return (void)g.graph->error(at, "a result has a name, and a role or none; '" + llvm::Twine(role ? role : "") +
                                          "' is no role");
    if (builder::Tensor found = g.operand(value, "a result", at))
      g.graph->result(name, known, found, at);
  });
}

void gcompile_graph_donate(gcompile_graph *graph, gcompile_tensor argument, gcompile_site site) {
  call(graph, [&](gcompile_graph &g) {
    if (builder::Tensor found = g.operand(argument, "donate", siteOf(site)))
      g.graph->donate(found, siteOf(site));
  });
}

void gcompile_graph_open_scope(gcompile_graph *graph, const char *name) {
  call(graph, [&](gcompile_graph &g) {
    g.scopes.push_back(std::make_unique<builder::Graph::Scope>(*g.graph, name ? name : ""));
  });
}

void gcompile_graph_close_scope(gcompile_graph *graph) {
  call(graph, [&](gcompile_graph &g) {
    if (g.scopes.empty())
      return (void)g.graph->error({"gcompile_graph_close_scope", 1, 1}, "no scope is open");
    g.scopes.pop_back();
  });
}

gcompile_tensor gcompile_graph_op(gcompile_graph *graph, const char *op, const gcompile_tensor *operands,
                                  size_t operand_count, const gcompile_attributes *attributes, gcompile_site site) {
  gcompile_tensor out = 0;
  call(graph, [&](gcompile_graph &g) {
    Site at = siteOf(site);
    if (g.graph->failed())
      return;
    absl::StatusOr<gcompile_attributes> given = optionsOf(attributes, "gcompile_attributes");
    if (!given.ok())
      return (void)g.graph->error(at, std::string(given.status().message()));
    llvm::SmallVector<builder::Tensor> values;
    for (size_t i = 0; operands && i < operand_count; ++i)
      values.push_back(g.operand(operands[i], op ? op : "", at));
    if (g.graph->failed())
      return;
    llvm::SmallVector<Dim> dims = dimsOf(given->dims, given->rank);
    builder::Graph::Tensors made = makeOp(op ? op : "", {*g.graph,
                                                         values,
                                                         {given->numbers, given->numbers ? given->number_count : 0},
                                                         dims,
                                                         given->value,
                                                         given->text ? given->text : "",
                                                         at});
    if (g.graph->failed())
      return;
    for (const builder::Tensor &tensor : made) {
      gcompile_tensor number = g.add(tensor);
      out = out == 0 ? number : out;
    }
  });
  return out;
}

void gcompile_graph_layers(gcompile_graph *graph, const char *name, int64_t count, int stacked,
                           const gcompile_tensor *carries, size_t carry_count, gcompile_layer layer, void *user,
                           gcompile_tensor *out, gcompile_site site) {
  for (size_t i = 0; out && i < carry_count; ++i)
    out[i] = 0;
  call(graph, [&](gcompile_graph &g) {
    Site at = siteOf(site);
    if (!name || !layer || (carry_count > 0 && (!carries || !out)))
      return (void)g.graph->error(at, "layers have a name, a function, carries and places for what comes out");
    builder::Graph::Tensors first;
    for (size_t i = 0; i < carry_count; ++i)
      first.push_back(g.operand(carries[i], "layers", at));
    if (g.graph->failed())
      return;
    auto body = [&](llvm::ArrayRef<builder::Tensor> now) {
      std::vector<gcompile_tensor> in, next(carry_count, 0);
      for (const builder::Tensor &carry : now)
        in.push_back(g.add(carry));
      builder::Graph::Tensors made(carry_count);
      if (!layer(user, in.data(), next.data()))
        g.graph->error(at, llvm::Twine("the function of the layers '") + name + "' failed");
      for (size_t i = 0; i < carry_count; ++i)
        made[i] = g.operand(next[i], "layers", at);
      return made;
    };
    builder::Graph::Tensors last = g.graph->layers(name, count, stacked != 0, first, body, at);
    for (size_t i = 0; i < carry_count && i < last.size(); ++i)
      out[i] = g.add(last[i]);
  });
}

size_t gcompile_graph_rank(const gcompile_graph *graph, gcompile_tensor tensor) {
  return graph ? graph->find(tensor).dims().size() : 0;
}

int64_t gcompile_graph_size(const gcompile_graph *graph, gcompile_tensor tensor, size_t dim) {
  builder::Tensor found = graph ? graph->find(tensor) : builder::Tensor();
  return dim < found.dims().size() ? found.dims()[dim].size : -1;
}
