#include "frontend/builder/Graph.h"

#include "ir/ops/TensorBuilder.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/xxhash.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace gc::builder {

struct Graph::Argument {
  std::string name;
  Role role;
  Dims dims;
  std::string init;
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

// The shortest text that reads as the same number.
static std::string numberText(double value) {
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
    : builder(&context), realType(real ? real : Type(Float32Type::get(&context))), seed(seed) {
  context.loadDialect<GcDialect, func::FuncDialect>();
  module = ModuleOp::create(builder.getUnknownLoc());
  builder.setInsertionPointToEnd(module->getBody());
  function = func::FuncOp::create(builder, builder.getUnknownLoc(), "main", builder.getFunctionType({}, {}));
  builder.setInsertionPointToEnd(function.addEntryBlock());
}
Graph::~Graph() = default;

Location Graph::loc(Site site) {
  Location at = FileLineColLoc::get(builder.getStringAttr(site.file_name()), site.line(), site.column());
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
      return error(site, "argument '" + full + "' has the shape " + builder::describe(dims) +
                             "; a size is not negative");
  if (llvm::any_of(arguments, [&](const Argument &a) { return a.name == full; }))
    return error(site, "there is an argument '" + full + "' already; give each a name of its own");
  size_t at = llvm::find_if(arguments, [&](const Argument &a) { return rankOf(a.role) > rankOf(role); }) -
              arguments.begin();
  uint64_t own = llvm::xxh3_64bits(full) ^ (seed * 0x9E3779B97F4A7C15u);
  arguments.insert(arguments.begin() + at, {full, role, dims, init.text(own >> 32)});
  auto whole = RankedTensorType::get(sizesOf(dims), type);
  Value value = function.getBody().front().insertArgument(at, whole, loc(site));
  for (Frame *frame : frames) {
    if (!frame->stacks)
      continue;
    auto slice = cast<RankedTensorType>(value.getType());
    frame->inputs.push_back(value);
    value = frame->block->addArgument(RankedTensorType::get(slice.getShape().drop_front(), type), loc(site));
  }
  return Tensor(*this, value, Dims(inner));
}

void Graph::donate(const Tensor &argument) {
  if (!argument)
    return;
  // Within loops the tensor is a slice: the argument is the input that it comes from.
  Value value = argument.value();
  for (Frame *frame : llvm::reverse(frames)) {
    auto block = dyn_cast<BlockArgument>(value);
    if (block && block.getOwner() == frame->block.get())
      value = frame->inputs[block.getArgNumber() + frame->inputs.size() - frame->block->getNumArguments()];
  }
  arguments[cast<BlockArgument>(value).getArgNumber()].donated = true;
}

// The loss, new state, the others.
static int placeOf(std::optional<Role> role) {
  return role == Role::loss ? 0 : role == Role::state ? 1 : 2;
}

void Graph::result(StringRef name, std::optional<Role> role, const Tensor &value, Site site) {
  std::string full = path + name.str();
  if (!value || hasFailed)
    return;
  for (Frame *frame : llvm::reverse(frames))
    if (frame->stacks) {
      frame->results.push_back({{full, role, value.value()}, Dims(value.dims())});
      return;
    }
  if (!frames.empty())
    error(site, "result '" + full + "' lies in a loop that is no stack of layers; return it from the body");
  else if (llvm::any_of(results, [&](const Result &r) { return r.name == full; }))
    error(site, "there is a result '" + full + "' already; give each a name of its own");
  else
    results.insert(llvm::find_if(results, [&](const Result &r) { return placeOf(r.role) > placeOf(role); }),
                   {full, role, value.value()});
}

Graph::Scope::Scope(Graph &graph, StringRef name) : graph(graph), before(graph.path.size()) {
  graph.path += name.str() + "/";
}
Graph::Scope::~Scope() {
  graph.path.resize(before);
}

//===-- Constants -----------------------------------------------------------------------------------------------===//

Tensor Graph::constant(double value, Type type, Site site) {
  return fill(value, {}, type, site);
}

Tensor Graph::fill(double value, ArrayRef<Dim> dims, Type type, Site site) {
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
  if (stacked) {
    Scope scope(*this, name);
    return loop(Dim("layers", count), true, carries, {},
                [&](ArrayRef<Tensor> now, ArrayRef<Tensor>) { return body(now); }, site);
  }
  for (int64_t i = 0; i < count && !hasFailed; ++i) {
    Scope scope(*this, (name + "/" + Twine(i)).str());
    Tensors next = body(carries);
    if (!sameDims(site, carries, next))
      break;
    carries = next;
  }
  return hasFailed ? Tensors(carries.size()) : carries;
}

Graph::Tensors Graph::scan(Dim steps, Tensors carries, Tensors inputs,
                           function_ref<Tensors(ArrayRef<Tensor>, ArrayRef<Tensor>)> body, Site site) {
  for (const Tensor &input : inputs)
    if (input && input.dim(0).size != steps.size)
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
    if (!sameDims(site, carries, next))
      return Tensors(carries.size());
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
    out.push_back(Tensor(*this, made.getResult(i),
                         i < inits.size() ? Dims(tensor.dims()) : stackedDims(tensor.dims())));
  std::string kept = std::exchange(path, ""); // these names are whole
  for (auto [i, entry] : llvm::enumerate(frame.results))
    result(entry.first.name, entry.first.role,
           Tensor(*this, made.getResult(next.size() + i), stackedDims(entry.second)), site);
  path = kept;
  return out;
}

//===-- The program ---------------------------------------------------------------------------------------------===//

FailureOr<OwningOpRef<ModuleOp>> Graph::finish(Site site) {
  if (results.empty())
    error(site, "the program has no result");
  if (hasFailed)
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
