#include "frontend/builder/Graph.h"

#include "ir/ops/TensorBuilder.h"

#include "mlir/IR/Verifier.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace gc::builder {

struct Graph::Argument {
  std::string name;
  Role role;
  Dims dims;
  std::string init;
  Value tensor; // as it was given: in a loop over layers, one layer's
  Location loc;
  bool donated = false;
};
struct Graph::Result {
  std::string name;
  std::optional<Role> role;
  Value value;
};
// An open loop. Its block belongs to no op until the body is known.
struct Graph::Frame {
  Dim steps;
  bool stacks; // arguments and results have a slice per round
  std::unique_ptr<Block> block = std::make_unique<Block>();
  SmallVector<Value> inputs;
  std::vector<std::pair<Result, Dims>> results;
};

std::string numberText(double value) {
  for (int digits = 1;; ++digits) {
    std::string text = "";
    llvm::raw_string_ostream(text) << llvm::format("%.*g", digits, value);
    if (digits == 17 || std::strtod(text.c_str(), nullptr) == value)
      return text;
  }
}

std::string Init::text(uint64_t seed) const {
  switch (kind) {
  case none:
    return "";
  case normalKind:
    return llvm::formatv("normal:{0}:{1}", seed, numberText(number)).str();
  case uniformKind:
    return llvm::formatv("uniform:{0}:{1}", seed, numberText(number)).str();
  case randintKind:
    return llvm::formatv("randint:{0}:{1}:{2}", seed, low, high).str();
  case valueKind:
    return number == 0 ? "zeros" : number == 1 ? "ones" : "value:" + numberText(number);
  }
  llvm_unreachable("a kind of fill without a text");
}

Graph::Graph(MLIRContext &context, Type real, uint64_t seed)
    : builder(&context), realType(isa_and_nonnull<FloatType>(real) ? real : Type(Float32Type::get(&context))),
      seed(seed) {
  context.loadDialect<GcDialect, func::FuncDialect>();
  module = ModuleOp::create(builder.getUnknownLoc());
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, builder.getUnknownLoc(), "main", builder.getFunctionType({}, {}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
  if (real && !isa<FloatType>(real)) {
    emitError(builder.getUnknownLoc()) << "the type of parameters and constants is floating-point, " << real
                                       << " is not";
    hasFailed = true;
  }
}
Graph::~Graph() {
  for (auto &block : abandoned)
    block->dropAllReferences();
  for (auto &block : abandoned)
    block->dropAllDefinedValueUses();
}

// The compiler writes a file's path as it was told, often one of the machine that built: of our own files, the path
// from the root.
static StringRef pathOf(Site site) {
  static const StringRef root = [] {
    StringRef own = Site::current().file;
    return own.consume_back("frontend/builder/Graph.cpp") ? own : StringRef();
  }();
  StringRef path = site.file;
  path.consume_front(root);
  return path;
}

Location Graph::loc(Site site) {
  Location at = FileLineColLoc::get(builder.getStringAttr(pathOf(site)), site.line, site.column);
  return path.empty() ? at : NameLoc::get(builder.getStringAttr(StringRef(path).drop_back()), at);
}

Tensor Graph::error(Site site, const Twine &message) {
  if (!hasFailed)
    emitError(loc(site)) << message.str();
  hasFailed = true;
  return {};
}

//===-- Arguments and results -----------------------------------------------------------------------------------===//

static SmallVector<int64_t> sizesOf(ArrayRef<Dim> dims) {
  return llvm::map_to_vector(dims, [](const Dim &dim) { return dim.size; });
}

static int rankOf(Role role) {
  switch (role) {
  case Role::param:
    return 0;
  case Role::opt_state:
    return 1;
  case Role::state:
    return 2;
  default:
    return 3;
  }
}

Tensor Graph::param(StringRef name, ArrayRef<Dim> dims, Init init, Site site) {
  return argument(name, Role::param, dims, realType, init, site);
}

Tensor Graph::batch(StringRef name, ArrayRef<Dim> dims, Init init, Type type, Site site) {
  return argument(name, Role::batch, dims, type ? type : realType, init, site);
}

// Element i of a fill is made of seed + (i + 1) · step (runtime/base/Fill.h): layer l of an unrolled stack begins where
// slice l of the stacked argument does.
uint64_t Graph::seedOf(StringRef name, int64_t elements) const {
  constexpr uint64_t step = 0x9E3779B97F4A7C15u;
  uint64_t own = llvm::xxh3_64bits(stackedPath + name.str()) ^ (seed * step);
  return (own >> 32) + layer * uint64_t(elements) * step;
}

Tensor Graph::argument(StringRef name, Role role, ArrayRef<Dim> inner, Type type, Init init, Site site) {
  std::string full = path + name.str();
  if (hasFailed)
    return {};
  Dims dims;
  for (Frame *frame : frames)
    if (frame->stacks)
      dims.push_back(frame->steps);
  dims.append(inner.begin(), inner.end());
  for (const Dim &dim : dims)
    if (dim.size < 0)
      return error(site,
                   "argument '" + full + "' has the shape " + builder::describe(dims) + "; a size is not negative");
  if (llvm::any_of(arguments, [&](const Argument &a) { return a.name == full; }))
    return error(site, "there is an argument '" + full + "' already; give each a name of its own");
  size_t at =
      llvm::find_if(arguments, [&](const Argument &a) { return rankOf(a.role) > rankOf(role); }) - arguments.begin();
  auto whole = RankedTensorType::get(sizesOf(dims), type);
  Value value = function.getBody().front().insertArgument(at, whole, loc(site));
  for (Frame *frame : frames) {
    if (!frame->stacks)
      continue;
    auto slice = cast<RankedTensorType>(value.getType());
    frame->inputs.push_back(value);
    value = frame->block->addArgument(RankedTensorType::get(slice.getShape().drop_front(), type), loc(site));
  }
  arguments.insert(arguments.begin() + at,
                   {full, role, dims, init.text(seedOf(name, whole.getNumElements())), value, loc(site)});
  return Tensor(*this, value, Dims(inner));
}

void Graph::donate(const Tensor &argument, Site site) {
  if (!argument)
    return;
  auto at = llvm::find_if(arguments, [&](const Argument &a) { return a.tensor == argument.value(); });
  if (at == arguments.end())
    error(site, "donate of " + argument.describe() + ": it is no argument");
  else
    at->donated = true;
}

// The loss, new state, the others.
static int placeOf(std::optional<Role> role) {
  return role == Role::loss ? 0 : role == Role::state ? 1 : 2;
}

void Graph::result(StringRef name, std::optional<Role> role, const Tensor &value, Site site) {
  std::string full = path + name.str();
  if (!value || hasFailed)
    return;
  if (!frames.empty() && frames.back()->stacks)
    frames.back()->results.push_back({{full, role, value.value()}, Dims(value.dims())});
  else if (!frames.empty())
    error(site, "result '" + full + "' lies in a loop that is no stack of layers; return it from the body");
  else if (llvm::any_of(results, [&](const Result &r) { return r.name == full; }))
    error(site, "there is a result '" + full + "' already; give each a name of its own");
  else
    results.insert(llvm::find_if(results, [&](const Result &r) { return placeOf(r.role) > placeOf(role); }),
                   {full, role, value.value()});
}

Graph::Scope::Scope(Graph &graph, StringRef name, const std::string &ownName)
    : graph(graph), before(graph.path.size()), stackedBefore(graph.stackedPath.size()) {
  graph.path += ownName + "/";
  graph.stackedPath += name.str() + "/";
}
Graph::Scope::~Scope() {
  graph.path.resize(before);
  graph.stackedPath.resize(stackedBefore);
}

//===-- Constants -----------------------------------------------------------------------------------------------===//

Tensor Graph::constant(double value, Type type, Site site) {
  return fill(value, {}, type, site);
}

Tensor Graph::fill(double value, ArrayRef<Dim> dims, Type type, Site site) {
  if (llvm::any_of(dims, [](const Dim &dim) { return dim.size < 0; }))
    return error(site, "fill of the shape " + builder::describe(dims) + "; a size is not negative");
  TensorBuilder b(builder, loc(site));
  return Tensor(*this, b.splat(value, RankedTensorType::get(sizesOf(dims), type ? type : realType)), Dims(dims));
}

Tensor Graph::vector(ArrayRef<double> values, Dim dim, Site site) {
  if (dim.size != int64_t(values.size()))
    return error(site, "there are " + Twine(values.size()) + " values for the dimension " + builder::describe({dim}));
  SmallVector<Attribute> elements = llvm::map_to_vector(
      values, [&](double value) -> Attribute { return FloatAttr::get(cast<FloatType>(realType), value); });
  auto attr = DenseElementsAttr::get(RankedTensorType::get({dim.size}, realType), elements);
  return Tensor(*this, ConstantOp::create(builder, loc(site), ElementsAttr(attr)), {dim});
}

Tensor Graph::iota(ArrayRef<Dim> dims, int64_t along, Type type, Site site) {
  if (along < 0 || along >= int64_t(dims.size()) || llvm::any_of(dims, [](const Dim &dim) { return dim.size < 0; }))
    return error(site, "iota along dimension " + Twine(along) + " of the shape " + builder::describe(dims));
  TensorBuilder b(builder, loc(site));
  return Tensor(*this, b.iota(sizesOf(dims), along, type ? type : i32()), Dims(dims));
}

//===-- Loops ---------------------------------------------------------------------------------------------------===//

bool Graph::sameDims(Site site, ArrayRef<Tensor> carries, ArrayRef<Tensor> next) {
  if (next.size() < carries.size()) {
    error(site, "the body gives " + Twine(next.size()) + " values for " + Twine(carries.size()) + " carries");
    return false;
  }
  for (auto [i, carry] : llvm::enumerate(carries))
    if (carry && next[i] && carry.value().getType() != next[i].value().getType()) {
      error(site, "carry " + Twine(i) + " is " + carry.describe() + " and the body makes " + next[i].describe() +
                      " of it; both have one type");
      return false;
    }
  return !hasFailed && llvm::all_of(next, [](const Tensor &t) { return bool(t); });
}

Graph::Tensors Graph::layers(StringRef name, int64_t count, bool stacked, Tensors carries,
                             function_ref<Tensors(ArrayRef<Tensor>)> body, Site site) {
  if (count < 0)
    return error(site, "there are " + Twine(count) + " layers '" + name + "'; give none or more"),
           Tensors(carries.size());
  if (stacked) {
    Scope scope(*this, name);
    auto layer = [&](ArrayRef<Tensor> now, ArrayRef<Tensor>) {
      Tensors next = body(now);
      if (next.size() > now.size())
        error(site, "the body gives " + Twine(next.size()) + " values for " + Twine(now.size()) + " carries");
      return next;
    };
    return loop(Dim("layers", count), true, carries, {}, layer, site);
  }
  uint64_t outer = std::exchange(layer, layer * uint64_t(count));
  for (int64_t i = 0; i < count && !hasFailed; ++i, ++layer) {
    Scope scope(*this, name, (name + "/" + Twine(i)).str());
    Tensors next = body(carries);
    if (next.size() > carries.size())
      error(site, "the body gives " + Twine(next.size()) + " values for " + Twine(carries.size()) + " carries");
    if (!sameDims(site, carries, next))
      break;
    carries = next;
  }
  layer = outer;
  return hasFailed ? Tensors(carries.size()) : carries;
}

Graph::Tensors Graph::scan(Dim steps, Tensors carries, Tensors inputs,
                           function_ref<Tensors(ArrayRef<Tensor>, ArrayRef<Tensor>)> body, Site site) {
  for (const Tensor &input : inputs)
    if (input && (input.rank() < 1 || input.dim(0).size != steps.size))
      error(site, "a loop of " + builder::describe({steps}) + " takes slices of " + input.describe() +
                      "; its first dimension has one per round");
  return loop(steps, false, std::move(carries), std::move(inputs), body, site);
}

Graph::Tensors Graph::loop(Dim steps, bool stacks, Tensors carries, Tensors inputs,
                           function_ref<Tensors(ArrayRef<Tensor>, ArrayRef<Tensor>)> body, Site site) {
  auto valid = [](const Tensor &t) { return bool(t); };
  if (hasFailed || !llvm::all_of(carries, valid) || !llvm::all_of(inputs, valid))
    return Tensors(carries.size());
  Frame frame{steps, stacks};
  Tensors now, slices;
  for (const Tensor &carry : carries)
    now.push_back(Tensor(*this, frame.block->addArgument(carry.value().getType(), loc(site)), Dims(carry.dims())));
  for (const Tensor &input : inputs) {
    auto type = cast<RankedTensorType>(input.value().getType());
    frame.inputs.push_back(input.value());
    Value slice = frame.block->addArgument(type.clone(type.getShape().drop_front()), loc(site));
    slices.push_back(Tensor(*this, slice, Dims(input.dims().drop_front())));
  }
  Tensors next;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(frame.block.get());
    frames.push_back(&frame);
    next = body(now, slices);
    frames.pop_back();
    if (!sameDims(site, carries, next)) {
      abandoned.push_back(std::move(frame.block));
      return Tensors(carries.size());
    }
    SmallVector<Value> yields = llvm::map_to_vector(next, [](const Tensor &t) { return t.value(); });
    for (auto &[result, dims] : frame.results)
      yields.push_back(result.value);
    YieldOp::create(builder, loc(site), yields);
  }
  SmallVector<Value> inits = llvm::map_to_vector(carries, [](const Tensor &t) { return t.value(); });
  SmallVector<Type> types;
  for (auto [i, yield] : llvm::enumerate(frame.block->getTerminator()->getOperandTypes())) {
    auto type = cast<RankedTensorType>(yield);
    SmallVector<int64_t> stacked{steps.size};
    llvm::append_range(stacked, type.getShape());
    types.push_back(i < inits.size() ? type : type.clone(stacked));
  }
  auto made = ScanOp::create(builder, loc(site), types, inits, frame.inputs, steps.size, /*reverse=*/false);
  made.getBody().push_back(frame.block.release());
  auto stackedDims = [&](ArrayRef<Dim> inner) {
    Dims dims{steps};
    dims.append(inner.begin(), inner.end());
    return dims;
  };
  Tensors out;
  for (auto [i, tensor] : llvm::enumerate(next))
    out.push_back(
        Tensor(*this, made.getResult(i), i < inits.size() ? Dims(tensor.dims()) : stackedDims(tensor.dims())));
  std::string kept = std::exchange(path, ""); // these names are whole
  for (auto [i, entry] : llvm::enumerate(frame.results))
    result(entry.first.name, entry.first.role,
           Tensor(*this, made.getResult(next.size() + i), stackedDims(entry.second)), site);
  path = kept;
  return out;
}

//===-- The program ---------------------------------------------------------------------------------------------===//

FailureOr<OwningOpRef<ModuleOp>> Graph::finish(Site site) {
  if (!module)
    emitError(loc(site)) << "the program is finished already";
  else if (results.empty())
    error(site, "the program has no result");
  if (hasFailed || !module)
    return failure();
  SmallVector<Value> values = llvm::map_to_vector(results, [](const Result &r) { return r.value; });
  func::ReturnOp::create(builder, loc(site), values);
  Block &body = function.getBody().front();
  function.setFunctionType(builder.getFunctionType(body.getArgumentTypes(), ValueRange(values).getTypes()));
  MLIRContext *context = builder.getContext();
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    function.setArgAttr(i, "gc.name", builder.getStringAttr(argument.name));
    function.setArgAttr(i, "gc.role", RoleAttr::get(context, argument.role));
    if (!argument.init.empty())
      function.setArgAttr(i, "gc.init", builder.getStringAttr(argument.init));
    if (llvm::any_of(argument.dims, [](const Dim &dim) { return !dim.name.empty(); }))
      function.setArgAttr(i, "gc.dims", builder.getArrayAttr(llvm::map_to_vector(argument.dims, [&](const Dim &dim) {
        return Attribute(builder.getStringAttr(dim.name));
      })));
    auto same = llvm::find_if(results, [&, &name = argument.name](const Result &r) { return r.name == name; });
    if (argument.donated && same != results.end() && same->value.getType() != body.getArgument(i).getType()) {
      emitError(argument.loc) << "'" << argument.name << "' is donated to the result of its name, but is "
                              << body.getArgument(i).getType() << " and that is " << same->value.getType();
      return failure();
    }
    if (argument.donated)
      function.setArgAttr(i, "gc.alias",
                          builder.getI32IntegerAttr(same == results.end() ? -1 : int32_t(same - results.begin())));
  }
  for (auto [i, result] : llvm::enumerate(results)) {
    function.setResultAttr(i, "gc.name", builder.getStringAttr(result.name));
    if (result.role)
      function.setResultAttr(i, "gc.role", RoleAttr::get(context, *result.role));
  }
  if (mlir::failed(verify(*module)))
    return failure();
  return std::move(module);
}

} // namespace gc::builder
