#include "ir/ops/TensorBuilder.h"

using namespace mlir;

namespace gc {

Value TensorBuilder::splat(double value, RankedTensorType type) {
  Type element = type.getElementType();
  auto rounded = [&](FloatType to, double number) {
    APFloat result(number);
    bool losesInfo;
    result.convert(to.getFloatSemantics(), APFloat::rmNearestTiesToEven, &losesInfo);
    return result;
  };
  DenseElementsAttr attr;
  if (auto f = dyn_cast<FloatType>(element)) {
    attr = DenseElementsAttr::get(type, rounded(f, value));
  } else if (auto c = dyn_cast<ComplexType>(element)) {
    auto part = cast<FloatType>(c.getElementType());
    attr = DenseElementsAttr::get(type, std::complex<APFloat>(rounded(part, value), rounded(part, 0)));
  } else {
    unsigned width = element.getIntOrFloatBitWidth();
    attr = DenseElementsAttr::get(type, APInt(64, static_cast<int64_t>(value), true).trunc(width));
  }
  return ConstantOp::create(b, loc, ElementsAttr(attr));
}

Value TensorBuilder::integers(ArrayRef<int64_t> values, Type element) {
  SmallVector<APInt> numbers;
  for (int64_t v : values)
    numbers.push_back(APInt(64, v, true).trunc(element.getIntOrFloatBitWidth()));
  auto type = RankedTensorType::get({int64_t(values.size())}, element);
  return ConstantOp::create(b, loc, ElementsAttr(DenseElementsAttr::get(type, numbers)));
}

Value TensorBuilder::transpose(Value a, ArrayRef<int64_t> permutation) {
  if (llvm::is_sorted(permutation))
    return a;
  SmallVector<int64_t> to;
  for (int64_t d : permutation)
    to.push_back(shape(a)[d]);
  return TransposeOp::create(b, loc, type(a).clone(to), a, permutation);
}

Value TensorBuilder::slice(Value a, int64_t dim, int64_t start, int64_t limit) {
  SmallVector<int64_t> starts(shape(a).size(), 0), limits(shape(a)), strides(shape(a).size(), 1), to(shape(a));
  starts[dim] = start;
  limits[dim] = limit;
  to[dim] = limit - start;
  return SliceOp::create(b, loc, type(a).clone(to), a, starts, limits, strides);
}

Value TensorBuilder::concatenate(ValueRange parts, int64_t dim) {
  SmallVector<int64_t> to(shape(parts.front()));
  to[dim] = 0;
  for (Value part : parts)
    to[dim] += shape(part)[dim];
  return ConcatenateOp::create(b, loc, type(parts.front()).clone(to), parts, dim);
}

Value TensorBuilder::parts(Value v) {
  SmallVector<int64_t> to(shape(v));
  to.push_back(2);
  return BitcastReshapeOp::create(b, loc, RankedTensorType::get(to, cast<ComplexType>(element(v)).getElementType()), v);
}

Value TensorBuilder::fromParts(Value v, Type element) {
  return BitcastReshapeOp::create(b, loc, RankedTensorType::get(shape(v).drop_back(), element), v);
}

Value TensorBuilder::reduce(Monoid kind, Value a, ArrayRef<int64_t> dims, Value init) {
  if (isComplex(a))
    return fromParts(reduce(kind, parts(a), dims), element(a));
  SmallVector<int64_t> to;
  for (auto [d, size] : llvm::enumerate(shape(a)))
    if (!llvm::is_contained(dims, d))
      to.push_back(size);
  SmallVector<Value> inits;
  if (init)
    inits.push_back(init);
  return ReduceOp::create(b, loc, TypeRange{type(a).clone(to)}, ValueRange{a}, inits, dims, kind)->getResult(0);
}

Value TensorBuilder::sumAll(Value a) {
  return reduce(Monoid::add, a, llvm::to_vector(llvm::seq<int64_t>(0, shape(a).size())));
}

ReduceOp TensorBuilder::reduceBy(ValueRange inputs, ValueRange inits, ArrayRef<int64_t> dims,
                                 function_ref<LogicalResult(ValueRange, SmallVectorImpl<Value> &)> combine) {
  SmallVector<int64_t> to;
  for (auto [d, size] : llvm::enumerate(shape(inputs.front())))
    if (!llvm::is_contained(dims, d))
      to.push_back(size);
  SmallVector<Type> types, scalars;
  for (Value v : inputs)
    types.push_back(type(v).clone(to));
  for (int twice = 0; twice < 2; ++twice)
    for (Value v : inputs)
      scalars.push_back(RankedTensorType::get({}, element(v)));
  auto created = ReduceOp::create(b, loc, types, inputs, inits, dims, Monoid::region);
  OpBuilder::InsertionGuard guard(b);
  Block *block = b.createBlock(&created.getBody(), {}, scalars, SmallVector<Location>(scalars.size(), loc));
  SmallVector<Value> next;
  if (failed(combine(block->getArguments(), next)))
    return {};
  YieldOp::create(b, loc, next);
  return created;
}

SmallVector<Value> TensorBuilder::scan(ValueRange inits, int64_t steps, bool reverse,
                                       function_ref<SmallVector<Value>(Value, ValueRange)> body,
                                       ArrayRef<RankedTensorType> stacked) {
  SmallVector<Type> types(inits.getTypes());
  SmallVector<Type> arguments(types);
  Type i32 = b.getI32Type();
  arguments.push_back(RankedTensorType::get({}, i32));
  for (RankedTensorType slice : stacked) {
    SmallVector<int64_t> to{steps};
    llvm::append_range(to, slice.getShape());
    types.push_back(slice.clone(to));
  }
  Value numbers = iota({steps}, 0, i32);
  auto created = ScanOp::create(b, loc, types, inits, ValueRange{numbers}, steps, reverse);
  OpBuilder::InsertionGuard guard(b);
  Block *block = b.createBlock(&created.getBody(), {}, arguments, SmallVector<Location>(arguments.size(), loc));
  YieldOp::create(b, loc, body(block->getArguments().back(), block->getArguments().drop_back()));
  return SmallVector<Value>(created->getResults());
}

static SmallVector<int64_t> allBut(int64_t rank, int64_t dim) {
  SmallVector<int64_t> dims;
  for (int64_t d = 0; d < rank; ++d)
    if (d != dim)
      dims.push_back(d);
  return dims;
}

Value TensorBuilder::gatherAlong(Value a, Value at, int64_t dim) {
  int64_t rank = shape(a).size();
  SmallVector<int64_t> others = allBut(rank, dim), sizes(rank, 1);
  return GatherOp::create(b, loc, type(a).clone(shape(at)), a, at, ArrayRef<int64_t>{}, ArrayRef<int64_t>{dim}, others,
                          others, ArrayRef<int64_t>{dim}, rank, sizes);
}

Value TensorBuilder::scatterAlong(Value updates, Value at, int64_t dim, Value like, bool unique) {
  int64_t rank = shape(like).size();
  SmallVector<int64_t> others = allBut(rank, dim);
  return ScatterOp::create(b, loc, TypeRange{like.getType()}, ValueRange{fill(0, like)}, at, ValueRange{updates},
                           ArrayRef<int64_t>{}, ArrayRef<int64_t>{dim}, others, others, ArrayRef<int64_t>{dim}, rank,
                           Monoid::add, unique, false)
      ->getResult(0);
}

Type TensorBuilder::accumulator(Type element) {
  auto f = dyn_cast<FloatType>(element);
  return f && f.getWidth() < 32 ? b.getF32Type() : element;
}

Value TensorBuilder::polynomial(Value x, ArrayRef<double> coefficients) {
  Value sum = fill(coefficients.back(), x);
  for (double c : llvm::reverse(coefficients.drop_back()))
    sum = add(mul(sum, x), fill(c, x));
  return sum;
}

// Sums over the labels that no one else has.
Value TensorBuilder::sumAway(Value v, SmallVectorImpl<int64_t> &labels, ArrayRef<int64_t> other,
                             ArrayRef<int64_t> out) {
  SmallVector<int64_t> gone, kept;
  for (auto [d, label] : llvm::enumerate(labels)) {
    if (llvm::is_contained(other, label) || llvm::is_contained(out, label))
      kept.push_back(label);
    else
      gone.push_back(d);
  }
  if (gone.empty())
    return v;
  labels.assign(kept.begin(), kept.end());
  return reduce(Monoid::add, v, gone);
}

Value TensorBuilder::contract(Value lhs, ArrayRef<int64_t> lhsGiven, Value rhs, ArrayRef<int64_t> rhsGiven,
                              ArrayRef<int64_t> out, Type elementType, bool orderByRhs) {
  SmallVector<int64_t> lhsLabels(lhsGiven), rhsLabels(rhsGiven), batch, contracted, free;
  lhs = sumAway(lhs, lhsLabels, rhsLabels, out);
  rhs = sumAway(rhs, rhsLabels, lhsLabels, out);
  for (int64_t label : out)
    if (llvm::is_contained(lhsLabels, label) && llvm::is_contained(rhsLabels, label))
      batch.push_back(label);
  for (int64_t label : orderByRhs ? rhsLabels : lhsLabels)
    if (llvm::is_contained(lhsLabels, label) && llvm::is_contained(rhsLabels, label) && !llvm::is_contained(out, label))
      contracted.push_back(label);
  // The operand whose free dimensions come first in the result is the left one.
  auto firstFree = [&](ArrayRef<int64_t> labels) {
    return llvm::find_if(out,
                         [&](int64_t l) { return llvm::is_contained(labels, l) && !llvm::is_contained(batch, l); });
  };
  if (firstFree(rhsLabels) < firstFree(lhsLabels)) {
    std::swap(lhs, rhs);
    std::swap(lhsLabels, rhsLabels);
  }
  auto positions = [](ArrayRef<int64_t> wanted, ArrayRef<int64_t> labels) {
    return llvm::map_to_vector(wanted, [&](int64_t l) { return int64_t(llvm::find(labels, l) - labels.begin()); });
  };
  SmallVector<int64_t> result(batch), to;
  for (ArrayRef<int64_t> labels : {ArrayRef<int64_t>(lhsLabels), ArrayRef<int64_t>(rhsLabels)})
    for (int64_t label : labels)
      if (!llvm::is_contained(batch, label) && !llvm::is_contained(contracted, label))
        result.push_back(label);
  for (int64_t label : result) {
    const auto *at = llvm::find(lhsLabels, label);
    to.push_back(at != lhsLabels.end() ? shape(lhs)[at - lhsLabels.begin()]
                                       : shape(rhs)[llvm::find(rhsLabels, label) - rhsLabels.begin()]);
  }
  Value dot =
      DotOp::create(b, loc, RankedTensorType::get(to, elementType), lhs, rhs, positions(batch, lhsLabels),
                    positions(batch, rhsLabels), positions(contracted, lhsLabels), positions(contracted, rhsLabels));
  return transpose(dot, positions(out, result));
}

} // namespace gc
