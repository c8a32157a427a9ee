// Programs from C++: a function @main of gc ops, whose arguments and results have names, roles, named dimensions and
// fill rules.
//
//   Graph g(context);
//   Tensor x = g.batch("x", {{"batch", 8}, 4}, Init::normal(1));
//   Tensor w = g.param("w", {4, 2}, Init::normal(0.02));
//   g.result("loss", Role::loss, mean(einsum("bi,io->bo", x, w), {0, 1}));
//   FailureOr<OwningOpRef<ModuleOp>> module = g.finish();
//
// Nothing aborts: the first call that does not fit is the graph's error, a diagnostic at the caller's line; what is
// made of its result is invalid, and finish() fails. The graph outlives its tensors and is used by one thread.
#ifndef GC_FRONTEND_BUILDER_GRAPH_H
#define GC_FRONTEND_BUILDER_GRAPH_H

#include "frontend/builder/Tensor.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace gc::builder {

// How a value is made where none is given; written as gc.init, in the words of runtime/base/Fill.h. Seeds come from the
// argument's name and the graph's seed, so that a layer's values are the same stacked and unrolled.
struct Init {
  enum Kind { none, normalKind, uniformKind, randintKind, valueKind } kind = none;
  double number = 0; // scale or value
  int64_t low = 0, high = 0;
  static Init normal(double scale) { return {normalKind, scale}; }
  static Init uniform(double scale) { return {uniformKind, scale}; }
  static Init randint(int64_t low, int64_t high) { return {randintKind, 0, low, high}; }
  static Init value(double value) { return {valueKind, value}; }
  std::string text(uint64_t seed) const;
};

// The shortest text that reads as the same number.
std::string numberText(double value);

class Graph {
public:
  // `real`: the element type of parameters and constants, f32 where null.
  explicit Graph(mlir::MLIRContext &context, mlir::Type real = {}, uint64_t seed = 1);
  ~Graph();

  // Arguments of @main, those of each role together: parameters, state, batch, rng. Within stacked layers each has a
  // slice per layer. Names are below the open scopes'.
  Tensor param(llvm::StringRef name, llvm::ArrayRef<Dim> dims, Init init, Site site = Site::current());
  Tensor batch(llvm::StringRef name, llvm::ArrayRef<Dim> dims, Init init, mlir::Type type = {},
               Site site = Site::current());
  Tensor argument(llvm::StringRef name, Role role, llvm::ArrayRef<Dim> dims, mlir::Type type, Init init,
                  Site site = Site::current());
  // The memory of what argument() or its like gave becomes that of the result of the same name, if there is one, else
  // of a result that the compiler chooses.
  void donate(const Tensor &argument, Site site = Site::current());

  // Results of @main: the loss, then new state, then the others, each in the order of the calls. Within stacked layers
  // each has a slice per layer.
  void result(llvm::StringRef name, std::optional<Role> role, const Tensor &value, Site site = Site::current());

  // Names and locations of what is made until it ends are below `name`.
  class Scope {
  public:
    Scope(Graph &graph, llvm::StringRef name) : Scope(graph, name, name.str()) {}
    ~Scope();
    Scope(const Scope &) = delete;

  private:
    friend class Graph;
    Scope(Graph &graph, llvm::StringRef name, const std::string &ownName);
    Graph &graph;
    size_t before, stackedBefore;
  };

  Tensor constant(double value, mlir::Type type = {}, Site site = Site::current()); // rank 0
  Tensor fill(double value, llvm::ArrayRef<Dim> dims, mlir::Type type = {}, Site site = Site::current());
  Tensor vector(llvm::ArrayRef<double> values, Dim dim, Site site = Site::current());
  Tensor iota(llvm::ArrayRef<Dim> dims, int64_t along, mlir::Type type = {}, Site site = Site::current());

  using Tensors = llvm::SmallVector<Tensor>;
  // A stack of equal layers: `body` makes of the carries the next ones, `count` times. Unrolled, under NAME/0, NAME/1,
  // …; or, `stacked`, as one loop, in which arguments and results have a first dimension "layers".
  Tensors layers(llvm::StringRef name, int64_t count, bool stacked, Tensors carries,
                 llvm::function_ref<Tensors(llvm::ArrayRef<Tensor>)> body, Site site = Site::current());
  // A loop over slices along dimension 0 of `inputs`: `body` takes carries and slices, and gives the next carries, then
  // a slice of each stacked output. Arguments within it are the same in all rounds.
  Tensors scan(Dim steps, Tensors carries, Tensors inputs,
               llvm::function_ref<Tensors(llvm::ArrayRef<Tensor>, llvm::ArrayRef<Tensor>)> body,
               Site site = Site::current());

  // The graph's error, unless it has one already. Gives an invalid tensor.
  Tensor error(Site site, const llvm::Twine &message);
  bool failed() const { return hasFailed; }

  // The verified program; the graph is used up.
  llvm::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>> finish(Site site = Site::current());

  mlir::Location loc(Site site);
  mlir::Type real() const { return realType; }
  mlir::Type i32() { return builder.getI32Type(); }
  mlir::OpBuilder builder;

private:
  struct Argument;
  struct Result;
  struct Frame;
  uint64_t seedOf(llvm::StringRef name, int64_t elements) const;
  Tensors loop(Dim steps, bool stacks, Tensors carries, Tensors inputs,
               llvm::function_ref<Tensors(llvm::ArrayRef<Tensor>, llvm::ArrayRef<Tensor>)> body, Site site);
  bool sameDims(Site site, llvm::ArrayRef<Tensor> carries, llvm::ArrayRef<Tensor> next);

  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp function;
  mlir::Type realType;
  uint64_t seed;
  bool hasFailed = false;
  std::string path;        // of the open scopes, ends with '/' or is empty
  std::string stackedPath; // the same without the numbers of unrolled layers
  uint64_t layer = 0;      // the number of the open unrolled layer, counted through nested ones
  std::vector<Argument> arguments;
  std::vector<Result> results;
  std::vector<Frame *> frames; // open loops, the outermost first
  // Of loops that were left by an error: tensors of theirs may be in the caller's hands.
  std::vector<std::unique_ptr<mlir::Block>> abandoned;
};

} // namespace gc::builder

#endif
