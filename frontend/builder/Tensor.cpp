// Functions of tensors: each checks its operands, says what is wrong by both shapes, and makes the op.
#include "frontend/builder/Tensor.h"

#include "frontend/builder/Graph.h"
#include "ir/ops/Random.h"

using namespace mlir;

namespace gc::builder {

static std::string typeText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

std::string describe(ArrayRef<Dim> dims) {
  std::string text;
  llvm::raw_string_ostream out(text);
  out << '[';
  llvm::interleaveComma(dims, out, [&](const Dim &dim) {
    if (!dim.name.empty())
      out << dim.name << '=';
    out << dim.size;
  });
  out << ']';
  return text;
}

Tensor::operator bool() const {
  return theValue && !graph->failed();
}

Type Tensor::type() const {
  return *this ? cast<RankedTensorType>(theValue.getType()).getElementType() : Type();
}

std::string Tensor::describe() const {
  return *this ? typeText(type()) + builder::describe(theDims) : "an invalid tensor";
}

Dim Tensor::dim(int64_t at) const {
  at += at < 0 ? rank() : 0;
  return at < 0 || at >= rank() ? Dim(1) : theDims[at];
}

static SmallVector<int64_t> sizesOf(ArrayRef<Dim> dims) {
  return llvm::map_to_vector(dims, [](const Dim &dim) { return dim.size; });
}

// A call: its graph, where it is, and ops over values.
namespace {
struct Call : TensorBuilder {
  Call(const Tensor &of, Site site)
      : TensorBuilder(of.getGraph()->builder, of.getGraph()->loc(site)), graph(*of.getGraph()), site(site) {}
  explicit Call(const At &of) : Call(of.tensor, of.site) {}
  Tensor error(const Twine &message) { return graph.error(site, message); }
  Tensor made(Value value, Dims dims) { return Tensor(graph, value, std::move(dims)); }

  // The dimension counted from the front; none after an error.
  std::optional<int64_t> place(const char *what, const Tensor &x, int64_t dim) {
    int64_t at = dim < 0 ? dim + x.rank() : dim;
    if (at >= 0 && at < x.rank())
      return at;
    error(Twine(what) + " of " + x.describe() + ": there is no dimension " + Twine(dim));
    return std::nullopt;
  }

  bool isFloat(const char *what, const Tensor &x) {
    if (isa<FloatType>(x.type()))
      return true;
    error(Twine(what) + " of " + x.describe() + ": it takes floating-point numbers");
    return false;
  }

  // The shape that both are repeated to; none after an error.
  std::optional<Dims> meet(const char *what, const Tensor &a, const Tensor &c) {
    Dims out;
    int64_t rank = std::max(a.rank(), c.rank());
    for (int64_t i = 0; i < rank; ++i) {
      int64_t inA = i - (rank - a.rank()), inC = i - (rank - c.rank());
      Dim one = inA < 0 ? Dim(1) : a.dims()[inA], other = inC < 0 ? Dim(1) : c.dims()[inC];
      bool named = !one.name.empty() && !other.name.empty() && one.name != other.name;
      if ((one.size != other.size && one.size != 1 && other.size != 1) || (named && one.size == other.size)) {
        error(Twine(what) + " of " + a.describe() + " and " + c.describe() + ": " +
              (named && one.size == other.size
                   ? "'" + one.name + "' meets '" + other.name + "'"
                   : "sizes " + std::to_string(one.size) + " and " + std::to_string(other.size) + " meet"));
        return std::nullopt;
      }
      Dim both = one.size == 1 && other.size != 1 ? other : one;
      if (both.name.empty() && one.size == other.size)
        both.name = other.name;
      out.push_back(both);
    }
    return out;
  }
  Value repeat(const Tensor &x, ArrayRef<Dim> to) {
    SmallVector<int64_t> sizes = sizesOf(to);
    if (shape(x.value()) == ArrayRef<int64_t>(sizes))
      return x.value();
    return broadcast(x.value(), sizes, llvm::to_vector(llvm::seq<int64_t>(to.size() - x.rank(), to.size())));
  }

  Graph &graph;
  Site site;
};
} // namespace

//===-- Pointwise -----------------------------------------------------------------------------------------------===//

template <typename Make> static Tensor pointwise(const char *what, At a, const Tensor &b, const Make &make) {
  if (!a.tensor || !b)
    return {};
  Call call(a);
  if (a.tensor.type() != b.type())
    return call.error(Twine(what) + " of " + a.tensor.describe() + " and " + b.describe() +
                      ": element types differ; convert one");
  std::optional<Dims> dims = call.meet(what, a.tensor, b);
  if (!dims)
    return {};
  Value lhs = call.repeat(a.tensor, *dims), rhs = call.repeat(b, *dims);
  return call.made(make(call, lhs, rhs), *dims);
}
template <typename Op> static Tensor binary(const char *what, At a, const Tensor &b) {
  return pointwise(what, a, b, [](Call &call, Value l, Value r) { return call.binary<Op>(l, r); });
}
template <typename Op> static Tensor unary(const char *what, At x) {
  if (!x.tensor)
    return {};
  Call call(x);
  if (!call.isFloat(what, x.tensor))
    return {};
  return call.made(call.unary<Op>(x.tensor.value()), Dims(x.tensor.dims()));
}
template <typename Op> static Tensor withScalar(const char *what, At a, double b) {
  return a.tensor ? binary<Op>(what, a, a.tensor.getGraph()->constant(b, a.tensor.type(), a.site)) : Tensor();
}

Tensor operator+(At a, const Tensor &b) {
  return binary<AddOp>("sum", a, b);
}
Tensor operator-(At a, const Tensor &b) {
  return binary<SubOp>("difference", a, b);
}
Tensor operator*(At a, const Tensor &b) {
  return binary<MulOp>("product", a, b);
}
Tensor operator/(At a, const Tensor &b) {
  return binary<DivOp>("quotient", a, b);
}
Tensor operator+(At a, double b) {
  return withScalar<AddOp>("sum", a, b);
}
Tensor operator-(At a, double b) {
  return withScalar<SubOp>("difference", a, b);
}
Tensor operator*(At a, double b) {
  return withScalar<MulOp>("product", a, b);
}
Tensor operator/(At a, double b) {
  return withScalar<DivOp>("quotient", a, b);
}
Tensor operator-(At a) {
  return unary<NegOp>("negation", a);
}

Tensor abs(At x) {
  return unary<AbsOp>("abs", x);
}
Tensor exp(At x) {
  return unary<ExpOp>("exp", x);
}
Tensor log(At x) {
  return unary<LogOp>("log", x);
}
Tensor sqrt(At x) {
  return unary<SqrtOp>("sqrt", x);
}
Tensor rsqrt(At x) {
  return unary<RsqrtOp>("rsqrt", x);
}
Tensor tanh(At x) {
  return unary<TanhOp>("tanh", x);
}
Tensor erf(At x) {
  return unary<ErfOp>("erf", x);
}
Tensor sin(At x) {
  return unary<SinOp>("sin", x);
}
Tensor cos(At x) {
  return unary<CosOp>("cos", x);
}
Tensor sigmoid(At x) {
  return unary<LogisticOp>("sigmoid", x);
}
Tensor stopGradient(At x) {
  return unary<StopGradientOp>("stopGradient", x);
}
Tensor maximum(At a, const Tensor &b) {
  return binary<MaxOp>("maximum", a, b);
}
Tensor minimum(At a, const Tensor &b) {
  return binary<MinOp>("minimum", a, b);
}
Tensor compare(Direction direction, At a, const Tensor &b) {
  return pointwise("comparison", a, b, [&](Call &call, Value l, Value r) { return call.compare(direction, l, r); });
}
Tensor both(At a, const Tensor &b) {
  if (a.tensor && b && !a.tensor.type().isInteger())
    return Call(a).error("both of " + a.tensor.describe() + " and " + b.describe() + ": it takes truth values or bits");
  return binary<AndOp>("both", a, b);
}

Tensor where(At pred, const Tensor &a, const Tensor &b) {
  if (!pred.tensor || !a || !b)
    return {};
  Call call(pred);
  if (!pred.tensor.type().isInteger(1) || a.type() != b.type())
    return call.error("where of " + pred.tensor.describe() + ", " + a.describe() + " and " + b.describe() +
                      ": it takes truth values and two tensors of one type");
  std::optional<Dims> dims = call.meet("where", a, b);
  Tensor choice = dims ? call.made(call.repeat(a, *dims), *dims) : Tensor();
  dims = dims ? call.meet("where", pred.tensor, choice) : dims;
  if (!dims)
    return {};
  return call.made(call.select(call.repeat(pred.tensor, *dims), call.repeat(a, *dims), call.repeat(b, *dims)), *dims);
}

Tensor convert(At x, Type to) {
  return x.tensor ? Call(x).made(Call(x).convert(x.tensor.value(), to), Dims(x.tensor.dims())) : Tensor();
}

//===-- Shapes --------------------------------------------------------------------------------------------------===//

Tensor reshape(At x, ArrayRef<Dim> to) {
  if (!x.tensor)
    return {};
  Call call(x);
  int64_t count = 1;
  for (const Dim &dim : to)
    count *= dim.size;
  int64_t have = Call::type(x.tensor.value()).getNumElements();
  if (count != have)
    return call.error("reshape of " + x.tensor.describe() + " to " + describe(to) + ": there are " + Twine(have) +
                      " elements and not " + Twine(count));
  return call.made(call.reshape(x.tensor.value(), sizesOf(to)), Dims(to));
}

Tensor transpose(At x, ArrayRef<int64_t> permutation) {
  if (!x.tensor)
    return {};
  Call call(x);
  Dims dims;
  for (int64_t d : permutation)
    dims.push_back(x.tensor.dim(d));
  SmallVector<int64_t> sorted(permutation);
  llvm::sort(sorted);
  if (!llvm::equal(sorted, llvm::seq<int64_t>(0, x.tensor.rank())))
    return call.error("transpose of " + x.tensor.describe() + " needs each of its dimensions once");
  return call.made(call.transpose(x.tensor.value(), permutation), dims);
}

Tensor broadcast(At x, ArrayRef<Dim> to) {
  if (!x.tensor)
    return {};
  Call call(x);
  Tensor target = call.made({}, Dims(to));
  for (int64_t i = 1; i <= x.tensor.rank(); ++i)
    if (i > target.rank() || (x.tensor.dim(-i).size != 1 && x.tensor.dim(-i).size != target.dim(-i).size))
      return call.error("broadcast of " + x.tensor.describe() + " to " + describe(to) + ": a size is the same or 1");
  Dims dims(to);
  for (int64_t i = 1; i <= x.tensor.rank(); ++i) {
    Dim from = x.tensor.dim(-i), &at = dims[target.rank() - i];
    if (from.size != at.size)
      continue;
    if (!from.name.empty() && !at.name.empty() && from.name != at.name)
      return call.error("broadcast of " + x.tensor.describe() + " to " + describe(to) + ": '" + from.name +
                        "' meets '" + at.name + "'");
    if (at.name.empty())
      at.name = from.name;
  }
  return call.made(call.repeat(x.tensor, dims), dims);
}

Tensor slice(At x, int64_t dim, int64_t start, int64_t limit) {
  if (!x.tensor)
    return {};
  Call call(x);
  std::optional<int64_t> at = call.place("slice", x.tensor, dim);
  if (!at)
    return {};
  Dims dims(x.tensor.dims());
  if (start < 0 || start > limit || limit > dims[*at].size)
    return call.error("slice of " + x.tensor.describe() + " from " + Twine(start) + " to " + Twine(limit) +
                      " is outside of dimension " + Twine(dim));
  dims[*at].size = limit - start;
  return call.made(call.slice(x.tensor.value(), *at, start, limit), dims);
}

SmallVector<Tensor> split(At x, int64_t parts, int64_t dim) {
  SmallVector<Tensor> out(std::max<int64_t>(parts, 0));
  if (!x.tensor)
    return out;
  Call call(x);
  std::optional<int64_t> at = call.place("split", x.tensor, dim);
  if (!at)
    return out;
  int64_t size = x.tensor.dim(*at).size;
  if (parts < 1 || size % parts != 0) {
    call.error("split of " + x.tensor.describe() + " in " + Twine(parts) + ": dimension " + Twine(dim) +
               (parts < 1 ? " has 1 part or more" : " does not divide"));
    return out;
  }
  for (int64_t i = 0; i < parts; ++i)
    out[i] = slice(x, dim, i * size / parts, (i + 1) * size / parts);
  return out;
}

Tensor concatenate(ArrayRef<Tensor> parts, int64_t dim, Site site) {
  if (parts.empty() || !llvm::all_of(parts, [](const Tensor &t) { return bool(t); }))
    return {};
  Call call(parts.front(), site);
  std::optional<int64_t> at = call.place("concatenate", parts.front(), dim);
  if (!at)
    return {};
  Dims dims(parts.front().dims());
  dims[*at].size = 0;
  SmallVector<Value> values;
  for (const Tensor &part : parts) {
    bool fits = part.rank() == int64_t(dims.size()) && part.type() == parts.front().type();
    for (int64_t d = 0; fits && d < part.rank(); ++d)
      fits = d == *at || part.dim(d).size == dims[d].size;
    if (!fits)
      return call.error("concatenate of " + parts.front().describe() + " and " + part.describe() +
                        ": they differ in more than dimension " + Twine(dim));
    dims[*at].size += part.dim(*at).size;
    values.push_back(part.value());
  }
  return call.made(call.concatenate(values, *at), dims);
}

Tensor newDim(At x, int64_t dim) {
  if (!x.tensor)
    return {};
  Dims dims(x.tensor.dims());
  dim += dim < 0 ? x.tensor.rank() + 1 : 0;
  if (dim < 0 || dim > x.tensor.rank())
    return Call(x).error("newDim of " + x.tensor.describe() + ": there is no place " + Twine(dim));
  dims.insert(dims.begin() + dim, Dim(1));
  return reshape(x, dims);
}

//===-- Reductions and contractions -----------------------------------------------------------------------------===//

static Tensor reduce(const char *what, Monoid kind, At x, ArrayRef<int64_t> dims, bool keep) {
  if (!x.tensor)
    return {};
  Call call(x);
  SmallVector<int64_t> places;
  for (int64_t dim : dims) {
    std::optional<int64_t> at = call.place(what, x.tensor, dim);
    if (!at)
      return {};
    if (llvm::is_contained(places, *at))
      return call.error(Twine(what) + " of " + x.tensor.describe() + " names dimension " + Twine(dim) + " twice");
    places.push_back(*at);
  }
  llvm::sort(places);
  Dims out, kept;
  for (auto [d, dim] : llvm::enumerate(x.tensor.dims())) {
    bool gone = llvm::is_contained(places, int64_t(d));
    kept.push_back(gone ? Dim(1) : dim);
    if (!gone)
      out.push_back(dim);
  }
  Tensor made = call.made(call.reduce(kind, x.tensor.value(), places), out);
  return keep ? reshape({made, x.site}, kept) : made;
}

Tensor sum(At x, ArrayRef<int64_t> dims, bool keep) {
  return reduce("sum", Monoid::add, x, dims, keep);
}
Tensor max(At x, ArrayRef<int64_t> dims, bool keep) {
  return reduce("max", Monoid::max, x, dims, keep);
}
Tensor mean(At x, ArrayRef<int64_t> dims, bool keep) {
  double count = 1;
  for (int64_t dim : dims)
    count *= double(x.tensor.dim(dim).size);
  Tensor total = reduce("mean", Monoid::add, x, dims, keep);
  return withScalar<DivOp>("mean", {total, x.site}, count);
}

Tensor cumulativeSum(At x, int64_t dim, bool exclusive) {
  if (!x.tensor)
    return {};
  Call call(x);
  std::optional<int64_t> at = call.place("cumulativeSum", x.tensor, dim);
  if (!at)
    return {};
  Value v = x.tensor.value();
  return call.made(CumulativeOp::create(call.b, call.loc, v.getType(), v, *at, Monoid::add, false, exclusive),
                   Dims(x.tensor.dims()));
}

Tensor einsum(StringRef spec, const Tensor &a, const Tensor &b, Site site) {
  if (!a || !b)
    return {};
  Call call(a, site);
  StringRef from = spec.split("->").first, to = spec.split("->").second;
  StringRef left = from.split(',').first, right = from.split(',').second;
  auto both = [&] { return ("einsum '" + spec + "' of " + a.describe() + " and " + b.describe()).str(); };
  if (int64_t(left.size()) != a.rank() || int64_t(right.size()) != b.rank() || a.type() != b.type())
    return call.error(both() + ": a letter for each dimension, and one element type");
  llvm::SmallDenseMap<char, Dim> known;
  auto learn = [&](StringRef letters, const Tensor &x) {
    for (auto [letter, dim] : llvm::zip(letters, x.dims())) {
      auto [at, isNew] = known.try_emplace(letter, dim);
      Dim &other = at->second;
      bool names = !other.name.empty() && !dim.name.empty() && other.name != dim.name;
      if (letters.count(letter) > 1) {
        call.error(both() + ": '" + Twine(letter) + "' stands twice in one operand");
        return false;
      }
      if (!isNew && (other.size != dim.size || names)) {
        call.error(both() + ": '" + Twine(letter) + "' is " + describe({other}) + " and " + describe({dim}));
        return false;
      }
      if (other.name.empty())
        other.name = dim.name;
    }
    return true;
  };
  if (!learn(left, a) || !learn(right, b))
    return {};
  Dims dims;
  for (char letter : to) {
    auto at = known.find(letter);
    if (at == known.end() || to.count(letter) > 1)
      return call.error(both() + ": '" + Twine(letter) + "' of the result is once in an operand, and once in it");
    dims.push_back(at->second);
  }
  auto labels = [](StringRef letters) {
    return llvm::map_to_vector(letters, [](char letter) { return int64_t(letter); });
  };
  return call.made(call.contract(a.value(), labels(left), b.value(), labels(right), labels(to), a.type()), dims);
}

//===-- Indexing ------------------------------------------------------------------------------------------------===//

Tensor take(At table, const Tensor &indices, int64_t shared) {
  if (!table.tensor || !indices)
    return {};
  Call call(table);
  const Tensor &t = table.tensor;
  auto error = [&](const char *rule) {
    return call.error("take of " + t.describe() + " by " + indices.describe() + ": " + rule);
  };
  if (t.rank() < 1 || !indices.type().isInteger())
    return error("rows are taken by integers");
  bool fits = shared >= 0 && shared < t.rank() && shared <= indices.rank();
  for (int64_t d = 0; fits && d < shared; ++d)
    fits = t.dim(d).size == indices.dim(d).size;
  if (!fits)
    return error("the shared dimensions are the same in both");
  Dims dims(indices.dims());
  SmallVector<int64_t> offsets, sizes = sizesOf(t.dims()), both = llvm::to_vector(llvm::seq<int64_t>(0, shared));
  std::fill_n(sizes.begin(), shared + 1, 1);
  for (int64_t d = shared + 1; d < t.rank(); ++d) {
    offsets.push_back(dims.size());
    dims.push_back(t.dim(d));
  }
  auto type = RankedTensorType::get(sizesOf(dims), t.type());
  return call.made(GatherOp::create(call.b, call.loc, type, t.value(), indices.value(), offsets,
                                    ArrayRef<int64_t>{shared}, both, both, ArrayRef<int64_t>{shared}, indices.rank(),
                                    sizes),
                   dims);
}

Tensor pick(At x, const Tensor &at) {
  if (!x.tensor || !at)
    return {};
  Call call(x);
  if (x.tensor.rank() < 1 || x.tensor.dim(0).size < 1 || at.rank() != 0 || !at.type().isInteger())
    return call.error("pick of " + x.tensor.describe() + " at " + at.describe() +
                      ": one of the slices along dimension 0, by an integer scalar");
  SmallVector<int64_t> sizes = sizesOf(x.tensor.dims());
  sizes[0] = 1;
  SmallVector<Value> starts(x.tensor.rank(), call.scalar(0, at.type()));
  starts[0] = at.value();
  auto type = RankedTensorType::get(sizes, x.tensor.type());
  Value window = DynamicSliceOp::create(call.b, call.loc, type, x.tensor.value(), starts, sizes);
  return call.made(call.reshape(window, ArrayRef<int64_t>(sizes).drop_front()), Dims(x.tensor.dims().drop_front()));
}

Tensor takeAlong(At x, const Tensor &indices, int64_t dim) {
  if (!x.tensor || !indices)
    return {};
  Call call(x);
  std::optional<int64_t> at = call.place("takeAlong", x.tensor, dim);
  if (!at)
    return {};
  bool fits = indices.type().isInteger() && indices.rank() == x.tensor.rank();
  for (int64_t d = 0; fits && d < indices.rank(); ++d)
    fits = d == *at || indices.dim(d).size == x.tensor.dim(d).size;
  if (!fits)
    return call.error("takeAlong of " + x.tensor.describe() + " by " + indices.describe() +
                      ": integers, of its shape but for dimension " + Twine(dim));
  return call.made(call.gatherAlong(x.tensor.value(), indices.value(), *at), Dims(indices.dims()));
}

Tensor addRows(At updates, const Tensor &at, Dim rows) {
  if (!updates.tensor || !at)
    return {};
  Call call(updates);
  const Tensor &u = updates.tensor;
  if (u.rank() < 1 || at.rank() != 1 || at.dim(0).size != u.dim(0).size || !at.type().isInteger())
    return call.error("addRows of " + u.describe() + " at " + at.describe() + ": a place for each row");
  Dims dims(u.dims());
  dims[0] = rows;
  SmallVector<int64_t> window = llvm::to_vector(llvm::seq<int64_t>(1, u.rank())), none;
  auto type = RankedTensorType::get(sizesOf(dims), u.type());
  Value made = ScatterOp::create(call.b, call.loc, TypeRange{type}, ValueRange{call.splat(0, type)}, at.value(),
                                 ValueRange{u.value()}, window, ArrayRef<int64_t>{0}, none, none, ArrayRef<int64_t>{0},
                                 1, Monoid::add, false, false)
                   ->getResult(0);
  return call.made(made, dims);
}

Tensor update(At x, const Tensor &window, int64_t dim, const Tensor &start) {
  if (!x.tensor || !window || !start)
    return {};
  Call call(x);
  std::optional<int64_t> at = call.place("update", x.tensor, dim);
  if (!at)
    return {};
  bool fits = window.rank() == x.tensor.rank() && window.type() == x.tensor.type() && start.rank() == 0 &&
              start.type().isInteger();
  for (int64_t d = 0; fits && d < window.rank(); ++d)
    fits = d == *at ? window.dim(d).size <= x.tensor.dim(d).size : window.dim(d).size == x.tensor.dim(d).size;
  if (!fits)
    return call.error("update of " + x.tensor.describe() + " by " + window.describe() + " at " + start.describe() +
                      ": a window of its shape, no larger along dimension " + Twine(dim) + ", at a scalar");
  SmallVector<Value> starts(x.tensor.rank(), call.scalar(0, start.type()));
  starts[*at] = start.value();
  Value made = DynamicUpdateSliceOp::create(call.b, call.loc, x.tensor.value().getType(), x.tensor.value(),
                                            window.value(), starts);
  return call.made(made, Dims(x.tensor.dims()));
}

std::pair<Tensor, Tensor> topK(At x, Dim k) {
  if (!x.tensor)
    return {};
  Call call(x);
  if (x.tensor.rank() < 1 || k.size < 0 || k.size > x.tensor.dim(-1).size)
    return {call.error("topK of " + x.tensor.describe() + ": it has no " + Twine(k.size) + " along its last dimension"),
            Tensor()};
  if (!call.isFloat("topK", x.tensor))
    return {};
  Dims dims(x.tensor.dims());
  dims.back() = k;
  auto type = RankedTensorType::get(sizesOf(dims), x.tensor.type());
  auto made = TopKOp::create(call.b, call.loc, type, type.clone(call.b.getI32Type()), x.tensor.value(), k.size);
  return {call.made(made.getValues(), dims), call.made(made.getIndices(), dims)};
}

std::pair<Tensor, Tensor> sortWithPlaces(At keys) {
  if (!keys.tensor)
    return {};
  Call call(keys);
  int64_t last = keys.tensor.rank() - 1;
  if (last < 0)
    return {call.error("sortWithPlaces of " + keys.tensor.describe() + ": there is nothing to sort along"), Tensor()};
  Value places = call.iota(sizesOf(keys.tensor.dims()), last, call.b.getI32Type());
  SmallVector<Value> inputs{keys.tensor.value(), places};
  auto made = SortOp::create(call.b, call.loc, ValueRange(inputs).getTypes(), inputs, last, /*stable=*/true);
  OpBuilder::InsertionGuard guard(call.b);
  auto key = RankedTensorType::get({}, keys.tensor.type()), place = RankedTensorType::get({}, call.b.getI32Type());
  Block *body = call.b.createBlock(&made.getBody(), {}, {key, key, place, place}, SmallVector<Location>(4, call.loc));
  Value before = call.compare(Direction::LT, body->getArgument(0), body->getArgument(1));
  YieldOp::create(call.b, call.loc, before);
  Dims dims(keys.tensor.dims());
  return {call.made(made->getResult(0), dims), call.made(made->getResult(1), dims)};
}

//===-- Random bits ---------------------------------------------------------------------------------------------===//

Tensor randomBits(At key, const Tensor &stream, ArrayRef<Dim> dims) {
  if (!key.tensor || !stream)
    return {};
  Call call(key);
  Type u32 = call.b.getIntegerType(32, /*isSigned=*/false);
  SmallVector<int64_t> sizes = sizesOf(dims);
  bool fits = llvm::all_of(sizes, [](int64_t size) { return size >= 0; });
  int64_t count = 1;
  for (int64_t size : sizes)
    if (fits && llvm::MulOverflow(count, size, count))
      fits = false;
  if (key.tensor.type() != u32 || stream.type() != u32 || key.tensor.rank() != 1 || key.tensor.dim(0).size != 2 ||
      stream.rank() != 0 || !fits || count > int64_t(1) << 32)
    return call.error("randomBits of " + key.tensor.describe() + " and " + stream.describe() + " in the shape " +
                      describe(dims) + ": a key ui32[2], a stream ui32[], and at most 2^32 elements");
  // By dimension, so that each may be cut on its own.
  Value index = call.splat(0, RankedTensorType::get(sizes, u32));
  int64_t stride = count;
  for (auto [d, size] : llvm::enumerate(sizes)) {
    stride = size > 0 ? stride / size : stride;
    Value along = call.iota(sizes, d, u32);
    index = call.add(index, call.mul(along, call.fill(double(stride), along)));
  }
  auto word = [&](int64_t i) { return call.reshape(call.slice(key.tensor.value(), 0, i, i + 1), {}); };
  Value streams = call.broadcast(stream.value(), sizes, {});
  return call.made(threeFry(call, {word(0), word(1)}, {streams, index}).first, Dims(dims));
}

//===-- Windows -------------------------------------------------------------------------------------------------===//

// [batch, height, width, channels, window height, window width] of an image's windows.
static Value windowsOf(Call &call, const Tensor &x, Window w, int64_t width, Value fill, Dims &dims) {
  SmallVector<int64_t> shape;
  dims = Dims(x.dims());
  for (int64_t d : {1, 2})
    dims[d].size = (dims[d].size + 2 * w.padding - (d == 1 ? w.size : width)) / w.stride + 1;
  shape = sizesOf(dims);
  shape.append({w.size, width});
  SmallVector<int64_t> at{1, 2}, size{w.size, width}, stride(2, w.stride), one(2, 1), low(2, w.padding), none(2, 0);
  return WindowsOp::create(call.b, call.loc, call.type(x.value()).clone(shape), x.value(), fill, at, size, stride, one,
                           low, none);
}

static bool fitsWindow(const Tensor &x, int64_t height, int64_t width, int64_t padding) {
  return x.rank() == 4 && height >= 1 && width >= 1 && padding >= 0 && height <= x.dim(1).size + 2 * padding &&
         width <= x.dim(2).size + 2 * padding;
}

Tensor conv2d(At x, const Tensor &kernel, int64_t stride, int64_t padding) {
  if (!x.tensor || !kernel)
    return {};
  Call call(x);
  const Tensor &t = x.tensor;
  if (kernel.rank() != 4 || t.type() != kernel.type() || kernel.dim(2).size != t.dim(-1).size || stride < 1 ||
      !fitsWindow(t, kernel.dim(0).size, kernel.dim(1).size, padding))
    return call.error("conv2d of " + t.describe() + " by " + kernel.describe() + ", stride " + Twine(stride) +
                      ", padding " + Twine(padding) +
                      ": an image [batch, height, width, in] and windows [height, width, in, out] no larger");
  Dims dims;
  Value windows =
      windowsOf(call, t, {kernel.dim(0).size, stride, padding}, kernel.dim(1).size, call.scalar(0, t.type()), dims);
  dims.back() = kernel.dim(3);
  enum : int64_t { b, h, w, i, y, z, o };
  return call.made(call.contract(windows, {b, h, w, i, y, z}, kernel.value(), {y, z, i, o}, {b, h, w, o}, t.type()),
                   dims);
}

Tensor maxPool2d(At x, Window window) {
  if (!x.tensor)
    return {};
  Call call(x);
  if (window.stride < 1 || !fitsWindow(x.tensor, window.size, window.size, window.padding))
    return call.error("maxPool2d of " + x.tensor.describe() + " by windows of " + Twine(window.size) +
                      ": an image [batch, height, width, channels] and windows no larger");
  if (!call.isFloat("maxPool2d", x.tensor))
    return {};
  Dims dims;
  Value lowest = call.scalar(-std::numeric_limits<double>::infinity(), x.tensor.type());
  Value windows = windowsOf(call, x.tensor, window, window.size, lowest, dims);
  return call.made(call.reduce(Monoid::max, windows, {4, 5}), dims);
}

} // namespace gc::builder
