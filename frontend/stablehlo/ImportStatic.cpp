// Rows of the dynamic ops whose results have static types: torch-mlir prints them though nothing about them is dynamic.
// Their shape operands say again what the types say; amounts must be constants.
#include "frontend/stablehlo/Expand.h"

#include <numeric>

using namespace mlir;

namespace gc {

//===-- Folding -------------------------------------------------------------------------------------------------===//

using Integers = SmallVector<int64_t>;

static Integers sizesOf(Value shaped) {
  return Integers(cast<ShapedType>(shaped.getType()).getShape());
}

// Of two lists, or of a list and one number.
static std::optional<Integers> foldElementwise(StringRef name, ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  if (a.size() != b.size() && a.size() != 1 && b.size() != 1)
    return std::nullopt;
  Integers result;
  for (size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
    int64_t p = a[a.size() == 1 ? 0 : i], q = b[b.size() == 1 ? 0 : i];
    bool divides = name.starts_with("div") && q != 0;
    if (name.starts_with("add"))
      result.push_back(p + q);
    else if (name.starts_with("sub"))
      result.push_back(p - q);
    else if (name.starts_with("mul"))
      result.push_back(p * q);
    else if (name.starts_with("max"))
      result.push_back(std::max(p, q));
    else if (name.starts_with("min"))
      result.push_back(std::min(p, q));
    else if (divides)
      result.push_back(p / q);
    else
      return std::nullopt;
  }
  return result;
}

static std::optional<Integers> foldIntegers(Value v);

static std::optional<Integers> foldConstant(Operation *op) {
  Attribute value = op->getAttr(op->getName().getStringRef() == "shape.const_shape" ? "shape" : "value");
  if (auto number = dyn_cast_or_null<IntegerAttr>(value))
    return Integers{number.getInt()};
  auto numbers = dyn_cast_or_null<DenseIntElementsAttr>(value);
  // No shape has so many dimensions; a splat of any size takes no room in the text.
  constexpr int64_t most = 1 << 16;
  if (!numbers || numbers.getNumElements() > most)
    return std::nullopt;
  return llvm::map_to_vector(numbers.getValues<APInt>(), [](const APInt &n) { return n.getSExtValue(); });
}

// The numbers that an op of shape arithmetic gives: those of stablehlo, arith, tensor and shape that exporters print.
static std::optional<Integers> foldOp(Operation *op) {
  StringRef name = op->getName().getStringRef(), bare = op->getName().stripDialect();
  if (llvm::is_contained({"arith.constant", "shape.const_shape", "shape.const_size", "stablehlo.constant"}, name))
    return foldConstant(op);
  if (name == "shape.shape_of")
    return sizesOf(op->getOperand(0));
  if (auto size = dyn_cast<stablehlo::GetDimensionSizeOp>(op))
    return Integers{sizesOf(size.getOperand())[size.getDimension()]};
  SmallVector<Integers> in;
  for (Value operand : op->getOperands().drop_front(name == "tensor.dim" || name == "shape.dim" ? 1 : 0)) {
    std::optional<Integers> numbers = foldIntegers(operand);
    if (!numbers)
      return std::nullopt;
    in.push_back(*numbers);
  }
  auto element = [](ArrayRef<int64_t> list, int64_t at) -> std::optional<Integers> {
    return at >= 0 && at < int64_t(list.size()) ? std::optional(Integers{list[at]}) : std::nullopt;
  };
  if (name == "tensor.dim" || name == "shape.dim")
    return element(sizesOf(op->getOperand(0)), in[0][0]);
  if (name == "tensor.extract" || name == "shape.get_extent")
    return in.size() == 1 ? in[0] : element(in[0], in[1][0]);
  if (name == "tensor.from_elements" || bare == "concatenate" || name == "shape.concat" ||
      name == "shape.from_extents") {
    Integers all;
    for (const Integers &list : in)
      llvm::append_range(all, list);
    return all;
  }
  if (name == "shape.num_elements")
    return Integers{std::accumulate(in[0].begin(), in[0].end(), int64_t(1), std::multiplies<>())};
  if (auto slice = dyn_cast<stablehlo::SliceOp>(op); slice && slice.getStartIndices().size() == 1) {
    Integers part;
    for (int64_t i = slice.getStartIndices()[0]; i < slice.getLimitIndices()[0]; i += slice.getStrides()[0])
      part.push_back(in[0][i]);
    return part;
  }
  if (auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
      bare == "broadcast_in_dim" && in[0].size() == 1 && result.getRank() < 2)
    return Integers(result.getNumElements(), in[0][0]);
  bool same = llvm::is_contained({"convert", "reshape", "index_cast", "index_castui", "extsi", "extui", "trunci",
                                  "cast", "to_extent_tensor", "index_to_size", "size_to_index", "value_as_shape"},
                                 bare);
  if (same && in.size() == 1)
    return in[0];
  return in.size() == 2 ? foldElementwise(bare, in[0], in[1]) : std::nullopt;
}

static std::optional<Integers> foldIntegers(Value v) {
  Operation *op = v.getDefiningOp();
  return op && op->getNumResults() == 1 ? foldOp(op) : std::nullopt;
}

FailureOr<SmallVector<int64_t>> readConstant(Operation *op, Importer &importer, unsigned operand) {
  if (std::optional<Integers> numbers = foldIntegers(op->getOperand(operand)))
    return *numbers;
  return op->emitOpError("is supported only where operand ")
         << operand << " is a constant or computed of constants and sizes";
}

LogicalResult checkShape(Operation *op, Importer &importer, unsigned operand) {
  std::optional<Integers> numbers = foldIntegers(op->getOperand(operand));
  auto shape = cast<RankedTensorType>(op->getResult(0).getType()).getShape();
  if (numbers && !llvm::equal(*numbers, shape))
    return op->emitOpError("has another shape operand than its result's shape ") << op->getResult(0).getType();
  return success();
}

LogicalResult Importer::importShapeOp(Operation *op) {
  ++count;
  if (auto constant = op->getAttrOfType<ElementsAttr>("value");
      constant && op->getName().getStringRef() == "arith.constant" && !constant.getElementType().isIndex()) {
    auto created = ConstantOp::create(builder, op->getLoc(), constant);
    setWhole(op->getResult(0), created.getResult());
    return success();
  }
  std::optional<Integers> numbers = op->getNumResults() == 1 ? foldIntegers(op->getResult(0)) : std::nullopt;
  if (!numbers)
    return op->emitOpError("is supported only where it computes a shape of constants and sizes");
  // What is not a tensor of integers is read by such ops alone.
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || !isa<IntegerType>(type.getElementType()))
    return success();
  SmallVector<APInt> values =
      llvm::map_to_vector(*numbers, [&](int64_t n) { return APInt(64, n, true).trunc(type.getElementTypeBitWidth()); });
  return replace<ConstantOp>(op, DenseElementsAttr::get(type, values));
}

//===-- Rows ----------------------------------------------------------------------------------------------------===//

static LogicalResult importDynamicBroadcast(Operation *op, Importer &importer) {
  auto broadcast = cast<stablehlo::DynamicBroadcastInDimOp>(op);
  if (failed(checkShape(op, importer, 1)))
    return failure();
  return importer.replace<BroadcastOp>(op, op->getResultTypes(), importer.get(broadcast.getOperand()),
                                       broadcast.getBroadcastDimensions());
}

static LogicalResult importDynamicIota(Operation *op, Importer &importer) {
  if (failed(checkShape(op, importer, 0)))
    return failure();
  SmallVector<Type> types = Importer::split(op->getResultTypes());
  Expand x(importer, op);
  auto type = cast<RankedTensorType>(types[0]);
  SmallVector<Value> parts{
      x.iota(type.getShape(), cast<stablehlo::DynamicIotaOp>(op).getIotaDimension(), type.getElementType())};
  if (types.size() == 2)
    parts.push_back(x.fill(0, parts[0]));
  importer.set(op, parts);
  return success();
}

static LogicalResult importDynamicReshape(Operation *op, Importer &importer) {
  if (failed(checkShape(op, importer, 1)))
    return failure();
  return importer.replace<ReshapeOp>(op, op->getResultTypes(), importer.get(op->getOperand(0)));
}

// The constants in the operands from `first` on, one for each of `values`.
static LogicalResult readConstants(Operation *op, Importer &importer, unsigned first,
                                   MutableArrayRef<SmallVector<int64_t>> values) {
  for (auto [i, value] : llvm::enumerate(values)) {
    auto read = readConstant(op, importer, first + i);
    if (failed(read))
      return failure();
    value = *read;
  }
  return success();
}

static LogicalResult importDynamicPad(Operation *op, Importer &importer) {
  SmallVector<int64_t> amounts[3];
  if (failed(readConstants(op, importer, 2, amounts)))
    return failure();
  return importer.replace<PadOp>(op, op->getResultTypes(), importer.get(op->getOperand(0)),
                                 importer.get(op->getOperand(1)), amounts[0], amounts[1], amounts[2]);
}

static LogicalResult importRealDynamicSlice(Operation *op, Importer &importer) {
  SmallVector<int64_t> bounds[3];
  if (failed(readConstants(op, importer, 1, bounds)))
    return failure();
  return importer.replace<SliceOp>(op, op->getResultTypes(), importer.get(op->getOperand(0)), bounds[0], bounds[1],
                                   bounds[2]);
}

// Of the whole size; another would be dynamic.
static LogicalResult importSetDimensionSize(Operation *op, Importer &importer) {
  auto set = cast<stablehlo::SetDimensionSizeOp>(op);
  std::optional<Integers> size = foldIntegers(set.getSize());
  auto type = cast<RankedTensorType>(set.getOperand().getType());
  if (!size || set.getDimension() >= uint64_t(type.getRank()) || (*size)[0] != type.getDimSize(set.getDimension()) ||
      set.getType() != type)
    return op->emitOpError("is not supported: dynamic sizes are not; give the whole size of dimension ")
           << set.getDimension() << " as a constant, and mask";
  importer.set(op, importer.get(ValueRange(set.getOperand())));
  return success();
}

static LogicalResult importDynamicGather(Operation *op, Importer &importer) {
  auto gather = cast<stablehlo::DynamicGatherOp>(op);
  auto sizes = readConstant(op, importer, 2);
  if (failed(sizes))
    return failure();
  stablehlo::GatherDimensionNumbersAttr dims = gather.getDimensionNumbers();
  return importer.replace<GatherOp>(
      op, op->getResultTypes(), importer.get(gather.getOperand()), importer.get(gather.getStartIndices()),
      dims.getOffsetDims(), dims.getCollapsedSliceDims(), dims.getOperandBatchingDims(),
      dims.getStartIndicesBatchingDims(), dims.getStartIndexMap(), dims.getIndexVectorDim(), *sizes);
}

namespace {
// A ragged dot by labels of dimensions, one letter of a kind and a number: batch, contracted, free in either operand.
struct RaggedDot {
  enum : int64_t { kBatch = 0, kContracted = 100, kLeft = 200, kRight = 300, kGroup = 400 };
  RaggedDot(chlo::RaggedDotOp op)
      : op(op), dims(op.getRaggedDotDimensionNumbers()),
        left(label(op.getLhs(), dims.getLhsBatchingDimensions(), dims.getLhsContractingDimensions(), kLeft)),
        right(label(op.getRhs(), dims.getRhsBatchingDimensions(), dims.getRhsContractingDimensions(), kRight)) {}
  LogicalResult check();
  Value run(Expand &x, Importer &importer);

private:
  SmallVector<int64_t> label(Value v, ArrayRef<int64_t> batch, ArrayRef<int64_t> contracted, int64_t free) {
    SmallVector<int64_t> labels(cast<RankedTensorType>(v.getType()).getRank());
    for (auto [d, l] : llvm::enumerate(labels)) {
      const auto *b = llvm::find(batch, d), *c = llvm::find(contracted, d);
      l = b != batch.end()        ? kBatch + (b - batch.begin())
          : c != contracted.end() ? kContracted + (c - contracted.begin())
                                  : free + static_cast<int64_t>(d);
    }
    return labels;
  }
  // Whether row r of the ragged dimension is one of group g, as [batch…, group, row].
  Value belongs(Expand &x, Value counts);

  chlo::RaggedDotOp op;
  chlo::RaggedDotDimensionNumbersAttr dims;
  SmallVector<int64_t> left, right, out;
  int64_t ragged = 0;
};
} // namespace

LogicalResult RaggedDot::check() {
  auto error = [&] {
    return op.emitOpError("of ") << op.getLhs().getType() << ", " << op.getRhs().getType() << " and "
                                 << op.getGroupSizes().getType() << " cannot give " << op.getType();
  };
  ArrayRef<int64_t> raggedDims = dims.getLhsRaggedDimensions(), groupDims = dims.getRhsGroupDimensions();
  if (raggedDims.size() != 1 || raggedDims[0] < 0 || raggedDims[0] >= int64_t(left.size()))
    return op.emitOpError("must have one ragged dimension of its left operand");
  ragged = left[raggedDims[0]];
  bool byGroup = ragged >= kLeft;
  if (groupDims.size() != (byGroup ? 1 : 0) || (byGroup && (groupDims[0] < 0 || groupDims[0] >= int64_t(right.size()))))
    return op.emitOpError(
        "must have a group dimension of its right operand where the ragged one is free, and only there");
  if (byGroup)
    right[groupDims[0]] = kGroup;
  llvm::SmallDenseMap<int64_t, int64_t> sizes;
  auto agrees = [&](ArrayRef<int64_t> labels, ArrayRef<int64_t> shape) {
    return labels.size() == shape.size() && llvm::all_of(llvm::zip(labels, shape), [&](auto pair) {
             auto [l, size] = pair;
             return sizes.try_emplace(l, size).first->second == size;
           });
  };
  auto groupSizes = cast<RankedTensorType>(op.getGroupSizes().getType());
  SmallVector<int64_t> counts;
  if (groupSizes.getRank() > 1)
    for (size_t b = 0; b < dims.getLhsBatchingDimensions().size(); ++b)
      counts.push_back(kBatch + b);
  counts.push_back(kGroup);
  if (ragged >= kContracted && ragged < kLeft)
    out.push_back(kGroup);
  for (size_t b = 0; b < dims.getLhsBatchingDimensions().size(); ++b)
    out.push_back(kBatch + b);
  llvm::copy_if(left, std::back_inserter(out), [](int64_t l) { return l >= kLeft; });
  llvm::copy_if(right, std::back_inserter(out), [](int64_t l) { return l >= kRight && l < kGroup; });
  if (!agrees(left, cast<RankedTensorType>(op.getLhs().getType()).getShape()) ||
      !agrees(right, cast<RankedTensorType>(op.getRhs().getType()).getShape()) ||
      (ragged >= kContracted && !agrees(counts, groupSizes.getShape())) ||
      !agrees(out, cast<RankedTensorType>(op.getType()).getShape()))
    return error();
  return success();
}

Value RaggedDot::belongs(Expand &x, Value counts) {
  SmallVector<int64_t> shape(x.shape(counts));
  int64_t group = shape.size() - 1;
  Value ends = CumulativeOp::create(x.b, x.loc, counts.getType(), counts, group, Monoid::add, false, false);
  Value starts = x.sub(ends, counts);
  shape.push_back(cast<RankedTensorType>(op.getLhs().getType()).getDimSize(dims.getLhsRaggedDimensions()[0]));
  Value row = x.iota(shape, group + 1, x.element(counts));
  auto spread = [&](Value v) { return x.broadcast(v, shape, llvm::to_vector(llvm::seq<int64_t>(0, group + 1))); };
  return x.binary<AndOp>(x.compare(Direction::GE, row, spread(starts)), x.compare(Direction::LT, row, spread(ends)));
}

// The left operand once per group, zero where it is another's. Groups of whole batch entries change nothing.
Value RaggedDot::run(Expand &x, Importer &importer) {
  Value lhs = importer.get(op.getLhs()), rhs = importer.get(op.getRhs());
  Type element = cast<RankedTensorType>(op.getType()).getElementType();
  if (ragged < kContracted)
    return x.contract(lhs, left, rhs, right, out, element);
  Value own = belongs(x, importer.get(op.getGroupSizes()));
  // [.., group, ragged, ..]
  SmallVector<int64_t> labels(left), shape(x.shape(lhs)), from, of;
  int64_t at = llvm::find(left, ragged) - left.begin();
  labels.insert(labels.begin() + at, kGroup);
  shape.insert(shape.begin() + at, x.shape(own).drop_back().back());
  for (int64_t l : left)
    from.push_back(llvm::find(labels, l) - labels.begin());
  for (int64_t b = 0; b + 2 < int64_t(x.shape(own).size()); ++b)
    of.push_back(llvm::find(labels, kBatch + b) - labels.begin());
  of.append({at, at + 1});
  Value all = x.broadcast(lhs, shape, from);
  all = x.select(x.broadcast(own, shape, of), all, x.fill(0, all));
  return x.contract(all, labels, rhs, right, out, element);
}

static LogicalResult importRaggedDot(Operation *op, Importer &importer) {
  RaggedDot dot(cast<chlo::RaggedDotOp>(op));
  if (failed(dot.check()))
    return failure();
  Expand x(importer, op);
  importer.set(op->getResult(0), dot.run(x, importer));
  return success();
}

std::vector<ImportRow> staticRows() {
  return {
      {"chlo.ragged_dot", "", {}, importRaggedDot},
      {"stablehlo.dynamic_broadcast_in_dim", "", {}, importDynamicBroadcast},
      {"stablehlo.dynamic_gather", "", {}, importDynamicGather},
      {"stablehlo.dynamic_iota", "", {}, importDynamicIota, true},
      {"stablehlo.dynamic_pad", "", {}, importDynamicPad},
      {"stablehlo.dynamic_reshape", "", {}, importDynamicReshape},
      {"stablehlo.real_dynamic_slice", "", {}, importRealDynamicSlice},
      {"stablehlo.set_dimension_size", "", {}, importSetDimensionSize, true},
  };
}

} // namespace gc
