// Rows of convolutions and window reductions: gc.windows, and the contraction or reduction that reads it.
#include "frontend/stablehlo/Expand.h"
#include "ir/interfaces/Monoid.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace gc {

namespace {
// Windows along one dimension.
struct WindowDim {
  int64_t dim, size, stride = 1, dilation = 1, low = 0, interior = 0, count = 1;
  // Windows of one element each, all elements in order.
  bool isTrivial(int64_t operandSize) const {
    return size == 1 && stride == 1 && low == 0 && interior == 0 && count == operandSize;
  }
  // Whether a window without dilations hangs over.
  bool hangsOver(int64_t operandSize) const { return low > 0 || (count - 1) * stride + size - low > operandSize; }
};
} // namespace

static Value createWindows(Expand &x, Value operand, Value fill, ArrayRef<WindowDim> dims) {
  SmallVector<int64_t> dim, size, stride, dilation, low, interior, shape(x.shape(operand));
  for (const WindowDim &w : dims) {
    dim.push_back(w.dim);
    size.push_back(w.size);
    stride.push_back(w.stride);
    dilation.push_back(w.dilation);
    low.push_back(w.low);
    interior.push_back(w.interior);
    shape[w.dim] = w.count;
  }
  llvm::append_range(shape, size);
  return WindowsOp::create(x.b, x.loc, x.type(operand).clone(shape), operand, fill, dim, size, stride, dilation, low,
                           interior);
}

static int64_t entry(std::optional<ArrayRef<int64_t>> list, size_t i, int64_t otherwise) {
  return list ? (*list)[i] : otherwise;
}
static SmallVector<int64_t> paddingOf(std::optional<DenseIntElementsAttr> attr, size_t dims) {
  return attr ? llvm::to_vector(attr->getValues<int64_t>()) : SmallVector<int64_t>(2 * dims, 0);
}
// How many windows of `span` elements lie in a dimension of that padded size.
static int64_t countWindows(int64_t padded, int64_t span, int64_t stride) {
  return padded < span ? 0 : (padded - span) / stride + 1;
}

//===-- Convolution ---------------------------------------------------------------------------------------------===//

namespace {
// Labels of the dimensions of a convolution; spatial and window ones follow.
enum : int64_t { kBatch, kGroup, kIn, kOut, kSpatial = 16, kWindow = 32 };

class Convolution {
public:
  Convolution(Expand &x, stablehlo::ConvolutionOp op) : x(x), op(op), dims(op.getDimensionNumbers()) {}
  Value run(Value lhs, Value rhs);

private:
  Value patches(Value lhs, Value rhs);
  void labelOperands();
  // Splits dimension `at` into groups and what is in one.
  Value split(Value v, SmallVectorImpl<int64_t> &labels, int64_t label);
  Value depthwise(Value lhs, Value rhs, ArrayRef<int64_t> out, Type element);

  Expand &x;
  stablehlo::ConvolutionOp op;
  stablehlo::ConvDimensionNumbersAttr dims;
  int64_t groups = 1;
  SmallVector<int64_t> lhsLabels, rhsLabels, outLabels;
};
} // namespace

Value Convolution::patches(Value lhs, Value rhs) {
  SmallVector<int64_t> padding = paddingOf(op.getPadding(), dims.getInputSpatialDimensions().size());
  SmallVector<WindowDim> windows;
  bool trivial = true;
  for (auto [s, d] : llvm::enumerate(dims.getInputSpatialDimensions())) {
    WindowDim w{d, x.shape(rhs)[dims.getKernelSpatialDimensions()[s]]};
    w.stride = entry(op.getWindowStrides(), s, 1);
    w.dilation = entry(op.getRhsDilation(), s, 1);
    w.low = padding[2 * s];
    w.interior = entry(op.getLhsDilation(), s, 1) - 1;
    w.count = cast<RankedTensorType>(op.getType()).getDimSize(dims.getOutputSpatialDimensions()[s]);
    trivial &= w.isTrivial(x.shape(lhs)[d]);
    windows.push_back(w);
  }
  if (!trivial)
    return createWindows(x, lhs, x.scalar(0, x.element(lhs)), windows);
  SmallVector<int64_t> shape(x.shape(lhs));
  shape.append(windows.size(), 1);
  return x.reshape(lhs, shape);
}

void Convolution::labelOperands() {
  size_t spatial = dims.getInputSpatialDimensions().size();
  lhsLabels.assign(spatial + 2, 0);
  rhsLabels.assign(spatial + 2, 0);
  outLabels.assign(spatial + 2, 0);
  lhsLabels[dims.getInputBatchDimension()] = kBatch;
  lhsLabels[dims.getInputFeatureDimension()] = kIn;
  rhsLabels[dims.getKernelInputFeatureDimension()] = kIn;
  rhsLabels[dims.getKernelOutputFeatureDimension()] = kOut;
  outLabels[dims.getOutputBatchDimension()] = kBatch;
  outLabels[dims.getOutputFeatureDimension()] = kOut;
  for (size_t s = 0; s < spatial; ++s) {
    lhsLabels[dims.getInputSpatialDimensions()[s]] = kSpatial + s;
    rhsLabels[dims.getKernelSpatialDimensions()[s]] = kWindow + s;
    outLabels[dims.getOutputSpatialDimensions()[s]] = kSpatial + s;
    lhsLabels.push_back(kWindow + s);
  }
}

Value Convolution::split(Value v, SmallVectorImpl<int64_t> &labels, int64_t label) {
  int64_t at = llvm::find(labels, label) - labels.begin();
  SmallVector<int64_t> shape(x.shape(v));
  int64_t size = shape[at];
  shape[at] = groups;
  shape.insert(shape.begin() + at + 1, size / groups);
  labels.insert(labels.begin() + at, kGroup);
  return x.reshape(v, shape);
}

// One input feature per group: no matrix product, but a sum of products over the window, element by element.
Value Convolution::depthwise(Value lhs, Value rhs, ArrayRef<int64_t> out, Type element) {
  Type sum = x.accumulator(element);
  SmallVector<int64_t> labels(out), shape, reduced;
  for (int64_t label : lhsLabels)
    if (label >= kWindow)
      labels.push_back(label);
  for (int64_t label : labels) {
    if (label >= kWindow)
      reduced.push_back(shape.size());
    const auto *at = llvm::find(lhsLabels, label);
    shape.push_back(at != lhsLabels.end() ? x.shape(lhs)[at - lhsLabels.begin()]
                                          : x.shape(rhs)[llvm::find(rhsLabels, label) - rhsLabels.begin()]);
  }
  auto spreadOut = [&](Value v, ArrayRef<int64_t> from) {
    SmallVector<int64_t> kept, to;
    for (auto [label, size] : llvm::zip_equal(from, x.shape(v)))
      if (label != kIn) { // of size 1
        kept.push_back(size);
        to.push_back(llvm::find(labels, label) - labels.begin());
      }
    return x.convert(x.broadcast(x.reshape(v, kept), shape, to), sum);
  };
  Value product = x.mul(spreadOut(lhs, lhsLabels), spreadOut(rhs, rhsLabels));
  return x.convert(x.reduce(Monoid::add, product, reduced), element);
}

Value Convolution::run(Value lhs, Value rhs) {
  SmallVector<int64_t> reversed;
  if (auto reversal = op.getWindowReversal())
    for (auto [s, d] : llvm::enumerate(dims.getKernelSpatialDimensions()))
      if ((*reversal)[s])
        reversed.push_back(d);
  if (!reversed.empty())
    rhs = x.reverse(rhs, reversed);
  labelOperands();
  Value patch = patches(lhs, rhs);
  int64_t featureGroups = op.getFeatureGroupCount(), batchGroups = op.getBatchGroupCount();
  groups = std::max(featureGroups, batchGroups);
  SmallVector<int64_t> out(outLabels);
  if (groups > 1) {
    patch = split(patch, lhsLabels, featureGroups > 1 ? kIn : kBatch);
    rhs = split(rhs, rhsLabels, kOut);
    out.insert(llvm::find(out, kOut), kGroup);
  }
  auto result = cast<RankedTensorType>(op.getType());
  Value y;
  if (featureGroups > 1 && x.shape(patch)[llvm::find(lhsLabels, kIn) - lhsLabels.begin()] == 1) {
    y = depthwise(patch, rhs, out, result.getElementType());
  } else {
    // Features before places: a product per image, of the kernel by its patches, comes out in order.
    bool featureFirst = !lhsLabels.empty() && llvm::find(out, kOut) < llvm::find_if(
                                                                          out, [](int64_t l) { return l >= kSpatial; });
    if (featureFirst && out.front() == kBatch && groups == 1) {
      SmallVector<int64_t> shape{x.shape(patch)[llvm::find(lhsLabels, kBatch) - lhsLabels.begin()]};
      llvm::append_range(shape, x.shape(rhs));
      rhs = x.broadcast(rhs, shape, llvm::to_vector(llvm::seq<int64_t>(1, shape.size())));
      rhsLabels.insert(rhsLabels.begin(), kBatch);
    }
    y = x.contract(patch, lhsLabels, rhs, rhsLabels, out, result.getElementType(), /*orderByRhs=*/true);
  }
  return x.reshape(y, result.getShape());
}

static LogicalResult importConvolution(Operation *op, Importer &importer) {
  auto conv = cast<stablehlo::ConvolutionOp>(op);
  Expand x(importer, op);
  Value y = Convolution(x, conv).run(importer.get(conv.getLhs()), importer.get(conv.getRhs()));
  if (Attribute sharding = op->getAttr("sdy.sharding"))
    y.getDefiningOp()->setAttr("sdy.sharding", sharding);
  importer.set(op->getResult(0), y);
  return success();
}

// With constant amounts of padding.
static LogicalResult importDynamicConv(Operation *op, Importer &importer) {
  FailureOr<SmallVector<int64_t>> amounts = readConstant(op, importer, 2);
  if (failed(amounts))
    return failure();
  return importer.importInstead(op, [&](OpBuilder &b) -> SmallVector<Value> {
    OperationState state(op->getLoc(), stablehlo::ConvolutionOp::getOperationName());
    state.addOperands(op->getOperands().take_front(2));
    state.addTypes(op->getResultTypes());
    for (NamedAttribute attr : op->getAttrs())
      state.addAttribute(attr.getName(), attr.getValue());
    auto type = cast<RankedTensorType>(op->getOperand(2).getType());
    state.addAttribute("padding", DenseIntElementsAttr::get(type.clone(b.getI64Type()), *amounts));
    return {b.create(state)->getResult(0)};
  });
}

//===-- reduce_window -------------------------------------------------------------------------------------------===//

// The one dimension along which a window of the whole size, padded on one side, makes a running combination of a
// reduce_window (how JAX writes cumsum); `reverse` if the padding is behind.
static std::optional<int64_t> findCumulativeDim(RankedTensorType type, ArrayRef<WindowDim> windows, bool &reverse) {
  std::optional<int64_t> found;
  for (const WindowDim &w : windows) {
    int64_t size = type.getDimSize(w.dim);
    bool whole = w.size == size && w.count == size && w.stride == 1 && w.dilation == 1 && w.interior == 0 &&
                 (w.low == size - 1 || w.low == 0);
    if (found || !whole)
      return std::nullopt;
    found = w.dim;
    reverse = w.low == 0;
  }
  return found;
}

static bool isIdentityValue(Monoid kind, Value init) {
  // It may come through a broadcast to its own shape.
  while (auto same = init.getDefiningOp<BroadcastOp>())
    init = same.getOperand();
  Attribute value;
  return matchPattern(init, m_Constant(&value)) && isIdentity(kind, value);
}

// A running combination by any associative region of pointwise ops: each element combined with that 1, 2, 4, … before
// it. StableHLO lets every tree of combinations stand for a reduction, with the initial values anywhere in it.
static LogicalResult importRunningRegion(Expand &x, Importer &importer, stablehlo::ReduceWindowOp reduce, int64_t dim,
                                         bool reverse) {
  SmallVector<Value> now = importer.get(reduce.getInputs()), inits = importer.get(reduce.getInitValues());
  SmallVector<int64_t> shape(x.shape(now[0]));
  for (int64_t step = 1; step < shape[dim]; step *= 2) {
    SmallVector<Value> arguments, next;
    SmallVector<int64_t> low(shape.size(), 0), high(low), interior(low);
    (reverse ? high : low)[dim] = step;
    (reverse ? low : high)[dim] = -step;
    for (auto [v, init] : llvm::zip_equal(now, inits))
      arguments.push_back(PadOp::create(x.b, x.loc, v.getType(), v, init, low, high, interior));
    if (reverse)
      arguments.insert(arguments.begin(), now.begin(), now.end());
    else
      llvm::append_range(arguments, now);
    if (failed(applyWhole(x, importer, reduce.getBody(), arguments, shape, next)))
      return failure();
    now = next;
  }
  importer.set(reduce, now);
  return success();
}

static LogicalResult importReduceWindow(Operation *op, Importer &importer) {
  auto reduce = cast<stablehlo::ReduceWindowOp>(op);
  auto type = cast<RankedTensorType>(reduce.getInputs()[0].getType());
  SmallVector<int64_t> padding = paddingOf(reduce.getPadding(), type.getRank());
  SmallVector<WindowDim> windows;
  for (int64_t d = 0; d < type.getRank(); ++d) {
    WindowDim w{d, reduce.getWindowDimensions()[d]};
    w.stride = entry(reduce.getWindowStrides(), d, 1);
    w.dilation = entry(reduce.getWindowDilations(), d, 1);
    w.low = padding[2 * d];
    w.interior = entry(reduce.getBaseDilations(), d, 1) - 1;
    w.count = cast<RankedTensorType>(op->getResult(0).getType()).getDimSize(d);
    if (!w.isTrivial(type.getDimSize(d)))
      windows.push_back(w);
  }
  Expand x(importer, op);
  SmallVector<Value> inputs, inits = importer.get(reduce.getInitValues());
  std::optional<Monoid> kind = inits.size() == 1 ? Importer::namedCombiner(reduce.getBody()) : std::nullopt;
  bool reverse = false;
  std::optional<int64_t> dim = findCumulativeDim(type, windows, reverse);
  if (dim && kind && isIdentityValue(*kind, inits[0]))
    return importer.replace<CumulativeOp>(op, op->getResultTypes(), importer.get(reduce.getInputs()[0]), *dim, *kind,
                                          reverse, /*exclusive=*/false);
  if (dim && !kind && isPointwise(reduce.getBody()))
    return importRunningRegion(x, importer, reduce, *dim, reverse);
  for (auto [input, init] : llvm::zip_equal(importer.get(reduce.getInputs()), inits))
    inputs.push_back(createWindows(x, input, init, windows));
  auto dims = llvm::to_vector(llvm::seq<int64_t>(type.getRank(), type.getRank() + windows.size()));
  auto created = ReduceOp::create(importer.builder, op->getLoc(), Importer::split(op->getResultTypes()), inputs, inits,
                                  dims, kind.value_or(Monoid::region));
  importer.set(op, created->getResults());
  return kind ? success() : importer.importRegion(reduce.getBody(), created.getBody());
}

//===-- select_and_scatter --------------------------------------------------------------------------------------===//

// The element that each window selects, as its place within the window; then each element of the operand takes from
// the windows that hold it the sources that were meant for it: no element is written twice.
// `windows` lie over the operand; `back` over the sources, last place first.
static LogicalResult selectAndScatter(stablehlo::SelectAndScatterOp scatter, Importer &importer,
                                      ArrayRef<WindowDim> windows, ArrayRef<WindowDim> back, bool readsFill) {
  Operation *op = scatter;
  Expand x(importer, op);
  Type i32 = x.b.getI32Type(), i1 = x.b.getI1Type();
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  SmallVector<Value> operands = importer.get(ValueRange(scatter.getOperand())),
                     inits = importer.get(ValueRange(scatter.getInitValue()));
  size_t pieces = operands.size();
  SmallVector<int64_t> within, dims;
  int64_t places = 1;
  for (const WindowDim &w : windows) {
    within.push_back(w.size);
    dims.push_back(type.getRank() + dims.size());
    places *= w.size;
  }
  auto spreadPlaces = [&](Value like, bool backwards) {
    Value place = x.iota({places}, 0, i32);
    if (backwards)
      place = x.sub(x.fill(double(places - 1), place), place);
    return x.broadcast(x.reshape(place, within), x.shape(like), dims);
  };
  auto zeroOf = [&](Value v) { return x.scalar(0, x.element(v)); };
  SmallVector<Value> patches, zeros;
  for (Value operand : operands) {
    zeros.push_back(zeroOf(operand));
    patches.push_back(createWindows(x, operand, zeros.back(), windows));
  }
  Value none = x.scalar(-1, i32), place = spreadPlaces(patches[0], false);
  if (readsFill) {
    Value inside = createWindows(x, x.splat(1, type.clone(i1)), x.scalar(0, i1), windows);
    place = x.select(inside, place, x.fill(-1, place));
  }
  patches.push_back(place);
  zeros.push_back(none);
  // Accumulators, then elements; the place comes last in each.
  auto piecesOf = [&](ValueRange a, size_t half) { return llvm::to_vector(a.slice(half * (pieces + 1), pieces)); };
  ReduceOp chosen = x.reduceBy(patches, zeros, dims, [&](ValueRange a, SmallVectorImpl<Value> &next) -> LogicalResult {
    SmallVector<Value> keep, both = piecesOf(a, 0), other = piecesOf(a, 1);
    Value kept = a[pieces], offered = a.back();
    llvm::append_range(both, other);
    if (failed(importer.inlineRegion(scatter.getSelect(), both, keep)))
      return failure();
    Value zero = x.scalar(0, i32);
    Value isFirst = x.compare(Direction::LT, kept, zero), exists = x.compare(Direction::GE, offered, zero);
    Value take = x.binary<OrOp>(isFirst, x.binary<AndOp>(exists, x.unary<NotOp>(keep[0])));
    for (size_t i = 0; i < pieces; ++i)
      next.push_back(x.select(take, other[i], both[i]));
    next.push_back(x.select(take, offered, kept));
    return success();
  });
  if (!chosen)
    return failure();
  SmallVector<Value> sources;
  for (Value source : importer.get(ValueRange(scatter.getSource())))
    sources.push_back(createWindows(x, source, zeroOf(source), back));
  Value meant = createWindows(x, chosen->getResults().back(), none, back);
  Value match = x.compare(Direction::EQ, meant, spreadPlaces(meant, true));
  std::optional<Monoid> kind = Importer::namedCombiner(scatter.getScatter());
  TypedAttr identity = kind ? getIdentity(*kind, type.getElementType()) : TypedAttr();
  if (identity) {
    Value other = createSplat(x.b, x.loc, x.type(sources[0]), identity);
    importer.set(op->getResult(0), x.reduce(*kind, x.select(match, sources[0], other), dims, inits[0]));
    return success();
  }
  sources.push_back(match);
  inits.push_back(x.scalar(0, i1));
  ReduceOp sums = x.reduceBy(sources, inits, dims, [&](ValueRange a, SmallVectorImpl<Value> &next) -> LogicalResult {
    SmallVector<Value> sum, both = piecesOf(a, 0);
    llvm::append_range(both, piecesOf(a, 1));
    if (failed(importer.inlineRegion(scatter.getScatter(), both, sum)))
      return failure();
    for (size_t i = 0; i < pieces; ++i)
      next.push_back(x.select(a.back(), sum[i], both[i]));
    next.push_back(a[pieces]);
    return success();
  });
  if (!sums)
    return failure();
  importer.set(op, sums->getResults().drop_back());
  return success();
}

static LogicalResult importSelectAndScatter(Operation *op, Importer &importer) {
  auto scatter = cast<stablehlo::SelectAndScatterOp>(op);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto source = cast<RankedTensorType>(scatter.getSource().getType());
  int64_t rank = type.getRank();
  auto counts = [&](std::optional<ArrayRef<int64_t>> list) { return !list || int64_t(list->size()) == rank; };
  if (scatter.getOperand().getType() != type || source.getRank() != rank || !counts(scatter.getWindowDimensions()) ||
      !counts(scatter.getWindowStrides()) ||
      (scatter.getPadding() && scatter.getPadding()->getNumElements() != 2 * rank))
    return op->emitOpError("must have one window size, stride and pair of paddings per dimension, and the operand's "
                           "type as result");
  SmallVector<int64_t> padding = paddingOf(scatter.getPadding(), rank);
  SmallVector<WindowDim> windows, back;
  bool readsFill = false;
  for (int64_t d = 0; d < rank; ++d) {
    WindowDim w{d, entry(scatter.getWindowDimensions(), d, 1)};
    w.stride = entry(scatter.getWindowStrides(), d, 1);
    w.low = padding[2 * d];
    w.count = source.getDimSize(d);
    int64_t size = type.getDimSize(d);
    if (w.size < 1 || w.stride < 1 || countWindows(size + w.low + padding[2 * d + 1], w.size, w.stride) != w.count)
      return op->emitOpError("has ") << w.count << " sources in dimension " << d << "; windows of " << w.size
                                     << " by stride " << w.stride << " give another number";
    if (w.isTrivial(size))
      continue;
    readsFill |= w.hangsOver(size);
    windows.push_back(w);
    // Window o holds element i if i = o * stride - low + w: read as windows over the sources, last place first, so that
    // sources come in their order.
    WindowDim r{d, w.size};
    r.low = w.size - 1 - w.low;
    r.interior = w.stride - 1;
    r.count = size;
    back.push_back(r);
  }
  return selectAndScatter(scatter, importer, windows, back, readsFill);
}

std::vector<ImportRow> windowRows() {
  return {
      {"stablehlo.convolution", "", {}, importConvolution},
      {"stablehlo.dynamic_conv", "", {}, importDynamicConv, true},
      {"stablehlo.reduce_window", "", {}, importReduceWindow},
      {"stablehlo.select_and_scatter", "", {}, importSelectAndScatter},
  };
}

} // namespace gc
