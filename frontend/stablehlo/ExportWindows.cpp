// Windows, as gathers; with the contraction that reads them, as a convolution.
#include "frontend/stablehlo/Exporter.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace gc {

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

//===-- Convolutions --------------------------------------------------------------------------------------------===//

namespace {
// A contraction of windows over all places within them, as a convolution. In its operand the dimensions are images
// (free), places (where a window lies), groups (batch) and features (contracted).
class Convolution {
public:
  // Of the contraction's operand number `side`.
  static std::optional<Convolution> match(DotOp dot, unsigned side);
  void write(Exporter &exporter);
  bool takesApart(WindowsOp other) const { return windows == other && kernel != other.getResult(); }

private:
  Convolution(DotOp dot, unsigned side) : dot(dot), side(side) {}
  bool matchWindows();
  bool classify();
  void dropSpread();
  // Transposed to the order of these lists, each list then one dimension.
  Value arrange(Exporter &exporter, Value value, ArrayRef<SmallVector<int64_t>> order);
  int64_t partnerOf(int64_t dim) const;

  DotOp dot;
  unsigned side;
  WindowsOp windows;
  SmallVector<int64_t> source;     // the windows' operand's shape, with dimensions split as the contraction reads them
  Value kernel;                    // the other operand
  SmallVector<int64_t> kernelDims; // the dimension of `kernel` that is each of the other operand's
  // Dimensions of the contraction's operand, and of the other one.
  SmallVector<int64_t> images, places, groups, features, elements, free;
};
} // namespace

static ArrayRef<int64_t> batchOf(DotOp dot, unsigned side) {
  return side == 0 ? dot.getLhsBatch() : dot.getRhsBatch();
}
static ArrayRef<int64_t> contractOf(DotOp dot, unsigned side) {
  return side == 0 ? dot.getLhsContract() : dot.getRhsContract();
}
static SmallVector<int64_t> freeOf(DotOp dot, unsigned side) {
  SmallVector<int64_t> dims;
  for (int64_t d = 0; d < typeOf(dot->getOperand(side)).getRank(); ++d)
    if (!llvm::is_contained(batchOf(dot, side), d) && !llvm::is_contained(contractOf(dot, side), d))
      dims.push_back(d);
  return dims;
}

// Windows with zeros around, also behind a reshape that splits dimensions that have no windows.
bool Convolution::matchWindows() {
  Value value = dot->getOperand(side);
  auto reshape = value.getDefiningOp<ReshapeOp>();
  windows = (reshape ? reshape.getOperand() : value).getDefiningOp<WindowsOp>();
  if (!windows || !(matchPattern(windows.getFill(), m_PosZeroFloat()) || matchPattern(windows.getFill(), m_Zero())))
    return false;
  ArrayRef<int64_t> shape = typeOf(value).getShape(), operand = typeOf(windows.getOperand()).getShape();
  size_t next = 0;
  for (auto [d, size] : llvm::enumerate(typeOf(windows).getShape())) {
    bool plain = d < operand.size() && !llvm::is_contained(windows.getDims(), static_cast<int64_t>(d));
    bool windowed = d < operand.size() && !plain;
    int64_t product = 1;
    size_t first = next;
    while (next < shape.size() && (next == first || product < size))
      product *= shape[next++];
    if (product != size || (!plain && next != first + 1))
      return false;
    if (windowed) {
      places.push_back(source.size());
      source.push_back(operand[d]);
    } else if (plain) {
      llvm::append_range(source, shape.slice(first, next - first));
    }
  }
  // Places in the order of the windows' dims.
  SmallVector<int64_t> sorted(windows.getDims()), ordered;
  llvm::sort(sorted);
  for (int64_t d : windows.getDims())
    ordered.push_back(places[llvm::find(sorted, d) - sorted.begin()]);
  places = ordered;
  return next == shape.size();
}

int64_t Convolution::partnerOf(int64_t dim) const {
  for (auto [mine, others] : {std::pair{batchOf(dot, side), batchOf(dot, 1 - side)},
                              std::pair{contractOf(dot, side), contractOf(dot, 1 - side)}})
    if (const auto *at = llvm::find(mine, dim); at != mine.end())
      return others[at - mine.begin()];
  llvm_unreachable("a free dimension has no partner");
}

// A kernel that is repeated for every image has no group there.
void Convolution::dropSpread() {
  kernel = dot->getOperand(1 - side);
  kernelDims = llvm::to_vector(llvm::seq<int64_t>(0, typeOf(kernel).getRank()));
  auto broadcast = kernel.getDefiningOp<BroadcastOp>();
  if (!broadcast)
    return;
  SmallVector<int64_t> dims(kernelDims.size(), -1);
  for (auto [i, d] : llvm::enumerate(broadcast.getDims())) {
    if (typeOf(broadcast.getOperand()).getDimSize(i) != typeOf(broadcast).getDimSize(d))
      return;
    dims[d] = i;
  }
  for (auto [d, from] : llvm::enumerate(dims))
    if (from < 0 && !llvm::is_contained(batchOf(dot, 1 - side), static_cast<int64_t>(d)))
      return;
  kernel = broadcast.getOperand();
  kernelDims = dims;
}

bool Convolution::classify() {
  int64_t rank = source.size();
  ArrayRef<int64_t> batch = batchOf(dot, side), contract = contractOf(dot, side);
  for (int64_t d = 0; d < rank; ++d) {
    if (llvm::is_contained(places, d)) {
      if (llvm::is_contained(batch, d) || llvm::is_contained(contract, d))
        return false;
    } else if (llvm::is_contained(batch, d)) {
      (kernelDims[partnerOf(d)] < 0 ? images : groups).push_back(d);
    } else {
      (llvm::is_contained(contract, d) ? features : images).push_back(d);
    }
  }
  for (size_t k = 0; k < places.size(); ++k) {
    if (!llvm::is_contained(contract, rank + static_cast<int64_t>(k)))
      return false;
    elements.push_back(partnerOf(rank + k));
  }
  free = freeOf(dot, 1 - side);
  return true;
}

std::optional<Convolution> Convolution::match(DotOp dot, unsigned side) {
  Convolution convolution(dot, side);
  if (!convolution.matchWindows())
    return std::nullopt;
  convolution.dropSpread();
  if (!convolution.classify())
    return std::nullopt;
  return convolution;
}

static Value createReshape(Exporter &exporter, Location loc, Value value, ArrayRef<int64_t> shape) {
  if (typeOf(value).getShape() == shape)
    return value;
  return stablehlo::ReshapeOp::create(exporter.builder, loc, typeOf(value).clone(shape), value);
}

static Value createTranspose(Exporter &exporter, Location loc, Value value, ArrayRef<int64_t> permutation) {
  if (llvm::is_sorted(permutation))
    return value;
  SmallVector<int64_t> shape;
  for (int64_t d : permutation)
    shape.push_back(typeOf(value).getDimSize(d));
  OperationState state(loc, "stablehlo.transpose", value, typeOf(value).clone(shape));
  state.addAttribute("permutation", exporter.builder.getDenseI64ArrayAttr(permutation));
  return exporter.builder.create(state)->getResult(0);
}

Value Convolution::arrange(Exporter &exporter, Value value, ArrayRef<SmallVector<int64_t>> order) {
  SmallVector<int64_t> permutation, shape;
  for (const SmallVector<int64_t> &dims : order) {
    shape.push_back(1);
    for (int64_t d : dims) {
      permutation.push_back(d);
      shape.back() *= typeOf(value).getDimSize(d);
    }
  }
  return createReshape(exporter, dot.getLoc(), createTranspose(exporter, dot.getLoc(), value, permutation), shape);
}

void Convolution::write(Exporter &exporter) {
  OpBuilder &b = exporter.builder;
  Location loc = dot.getLoc();
  auto inKernel = [&](ArrayRef<int64_t> dims) {
    return llvm::map_to_vector(dims, [&](int64_t d) { return kernelDims[d]; });
  };
  auto partners = [&](ArrayRef<int64_t> dims) {
    return inKernel(llvm::map_to_vector(dims, [&](int64_t d) { return partnerOf(d); }));
  };
  SmallVector<SmallVector<int64_t>> lhsOrder{images}, rhsOrder;
  for (auto [place, element] : llvm::zip_equal(places, elements)) {
    lhsOrder.push_back({place});
    rhsOrder.push_back(inKernel({element}));
  }
  lhsOrder.push_back(groups);
  llvm::append_range(lhsOrder.back(), features);
  rhsOrder.push_back(partners(features));
  rhsOrder.push_back(partners(groups));
  llvm::append_range(rhsOrder.back(), inKernel(free));
  Value lhs = createReshape(exporter, loc, exporter.get(windows.getOperand()), source);
  lhs = arrange(exporter, lhs, lhsOrder);
  Value rhs = arrange(exporter, exporter.get(kernel), rhsOrder);

  int64_t count = places.size();
  SmallVector<int64_t> padding, spread, shape{typeOf(lhs).getDimSize(0)}, whole;
  RankedTensorType type = typeOf(dot->getOperand(side));
  for (auto [k, place] : llvm::enumerate(places)) {
    int64_t size = source[place], taken = type.getDimSize(place);
    int64_t reach = (taken - 1) * windows.getStride()[k] + (windows.getSize()[k] - 1) * windows.getDilation()[k] + 1;
    int64_t wide = size + std::max<int64_t>(0, size - 1) * windows.getInterior()[k];
    padding.append({windows.getLow()[k], std::max<int64_t>(0, reach) - windows.getLow()[k] - wide});
    spread.push_back(windows.getInterior()[k] + 1);
    shape.push_back(taken);
  }
  shape.push_back(typeOf(rhs).getShape().back());
  // In and out: images, places, features; the kernel: elements, features in, features out.
  auto inner = llvm::to_vector(llvm::seq<int64_t>(1, count + 1)), first = llvm::to_vector(llvm::seq<int64_t>(0, count));
  int64_t groupCount = 1;
  for (int64_t d : groups)
    groupCount *= source[d];
  OperationState state(loc, "stablehlo.convolution", ValueRange{lhs, rhs}, typeOf(dot).clone(shape));
  state.addAttribute("window_strides", b.getDenseI64ArrayAttr(windows.getStride()));
  state.addAttribute("padding", DenseIntElementsAttr::get(RankedTensorType::get({count, 2}, b.getI64Type()), padding));
  state.addAttribute("lhs_dilation", b.getDenseI64ArrayAttr(spread));
  state.addAttribute("rhs_dilation", b.getDenseI64ArrayAttr(windows.getDilation()));
  state.addAttribute("dimension_numbers",
                     stablehlo::ConvDimensionNumbersAttr::get(b.getContext(), 0, count + 1, inner, count, count + 1,
                                                              first, 0, count + 1, inner));
  state.addAttribute("feature_group_count", b.getI64IntegerAttr(groupCount));
  state.addAttribute("batch_group_count", b.getI64IntegerAttr(1));
  Value result = b.create(state)->getResult(0);

  // Which dimension of the contraction's operands each one now is: the other operand's are those of its own, plus rank.
  SmallVector<int64_t> have(images), want, permutation;
  llvm::append_range(have, places);
  llvm::append_range(have, groups);
  for (int64_t d : free)
    have.push_back(type.getRank() + d);
  llvm::append_range(want, batchOf(dot, side));
  for (unsigned s : {0, 1})
    for (int64_t d : freeOf(dot, s))
      want.push_back(s == side ? d : type.getRank() + d);
  for (int64_t d : have)
    whole.push_back(d < type.getRank() ? type.getDimSize(d)
                                       : typeOf(dot->getOperand(1 - side)).getDimSize(d - type.getRank()));
  for (int64_t d : want)
    permutation.push_back(llvm::find(have, d) - have.begin());
  result = createTranspose(exporter, loc, createReshape(exporter, loc, result, whole), permutation);
  exporter.set(dot->getResults(), result);
}

static std::optional<Convolution> matchConvolution(DotOp dot) {
  for (unsigned side : {0, 1})
    if (std::optional<Convolution> convolution = Convolution::match(dot, side))
      return convolution;
  return std::nullopt;
}

bool exportConvolution(DotOp dot, Exporter &exporter) {
  std::optional<Convolution> convolution = matchConvolution(dot);
  if (convolution)
    convolution->write(exporter);
  return convolution.has_value();
}

//===-- Windows -------------------------------------------------------------------------------------------------===//

// Whether nothing else reads them.
static bool readByConvolutions(WindowsOp windows) {
  return llvm::all_of(windows->getUsers(), [&](Operation *user) {
    auto dot = dyn_cast<DotOp>(user);
    std::optional<Convolution> convolution = dot ? matchConvolution(dot) : std::nullopt;
    return convolution && convolution->takesApart(windows) && dot->getOperand(0) != dot->getOperand(1);
  });
}

// Padded to what the windows reach, then one gather for each windowed dimension: O windows of W elements stand at
// o * stride + w * dilation, O in the dimension's place and W behind all others.
static LogicalResult exportWindows(Operation *op, Exporter &exporter) {
  auto windows = cast<WindowsOp>(op);
  if (readByConvolutions(windows))
    return success();
  OpBuilder &b = exporter.builder;
  RankedTensorType type = typeOf(windows.getOperand()), result = typeOf(windows.getResult());
  SmallVector<int64_t> low(type.getRank(), 0), high(low), interior(low), sizes(type.getShape());
  for (auto [k, d] : llvm::enumerate(windows.getDims())) {
    int64_t spread = sizes[d] + std::max<int64_t>(0, sizes[d] - 1) * windows.getInterior()[k];
    int64_t reach = std::max<int64_t>(0, (result.getDimSize(d) - 1) * windows.getStride()[k] +
                                             (windows.getSize()[k] - 1) * windows.getDilation()[k] + 1);
    low[d] = windows.getLow()[k];
    interior[d] = windows.getInterior()[k];
    high[d] = reach - low[d] - spread;
    sizes[d] = reach;
  }
  OperationState pad(op->getLoc(), "stablehlo.pad", exporter.get(op->getOperands()), type.clone(sizes));
  pad.addAttribute("edge_padding_low", b.getDenseI64ArrayAttr(low));
  pad.addAttribute("edge_padding_high", b.getDenseI64ArrayAttr(high));
  pad.addAttribute("interior_padding", b.getDenseI64ArrayAttr(interior));
  Value value = b.create(pad)->getResult(0);
  for (auto [k, d] : llvm::enumerate(windows.getDims())) {
    int64_t count = result.getDimSize(d), size = windows.getSize()[k], rank = sizes.size();
    SmallVector<int32_t> positions;
    for (int64_t o = 0; o < count; ++o)
      for (int64_t w = 0; w < size; ++w)
        positions.push_back(o * windows.getStride()[k] + w * windows.getDilation()[k]);
    Value indices =
        exporter.constant(op->getLoc(), DenseElementsAttr::get(RankedTensorType::get({count, size}, b.getI32Type()),
                                                               ArrayRef<int32_t>(positions)));
    SmallVector<int64_t> offsets, slice(sizes);
    for (int64_t i = 0; i < rank; ++i)
      if (i != d)
        offsets.push_back(i);
    slice[d] = 1;
    sizes[d] = count;
    sizes.push_back(size);
    ArrayRef<int64_t> none;
    OperationState gather(op->getLoc(), "stablehlo.gather", ValueRange{value, indices}, type.clone(sizes));
    gather.addAttribute("dimension_numbers", stablehlo::GatherDimensionNumbersAttr::get(
                                                 op->getContext(), offsets, d, none, none, d, /*indexVectorDim=*/2));
    gather.addAttribute("slice_sizes", b.getDenseI64ArrayAttr(slice));
    value = b.create(gather)->getResult(0);
  }
  exporter.set(op->getResults(), value);
  return success();
}

std::vector<ExportFunction> exportWindowFunctions() {
  return {{"gc.windows", exportWindows}};
}

} // namespace gc
