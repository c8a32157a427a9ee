#include "passes/sharding/Layout.h"

using namespace mlir;
using namespace gc;
using namespace gc::sharding;

int64_t Mesh::sizeOf(ArrayRef<StringAttr> axes) const {
  int64_t size = 1;
  for (StringAttr axis : axes)
    size *= sizes.lookup(axis);
  return size;
}

FailureOr<Mesh> gc::sharding::readMesh(ModuleOp module) {
  Mesh mesh;
  for (auto op : module.getOps<MeshOp>()) {
    if (mesh.name) {
      op.emitError() << "a second mesh; sharding works over one, merge it with " << mesh.name;
      return failure();
    }
    mesh.name = FlatSymbolRefAttr::get(op.getSymNameAttr());
    for (auto [name, size] : llvm::zip_equal(op.getAxisNames().getAsRange<StringAttr>(), op.getAxisSizes()))
      mesh.sizes.insert({name, size});
  }
  return mesh;
}

FailureOr<Mesh> gc::sharding::openMesh(ModuleOp module, StringRef overrides, int64_t devices) {
  auto read = readMesh(module);
  if (failed(read))
    return failure();
  Mesh mesh = std::move(*read);
  while (!overrides.empty()) {
    auto [one, rest] = overrides.split(',');
    overrides = rest;
    auto [name, text] = one.split('=');
    int64_t size;
    auto *found = mesh.sizes.find(StringAttr::get(module.getContext(), name.trim()));
    if (text.trim().getAsInteger(10, size) || size < 1 || found == mesh.sizes.end()) {
      module.emitError() << "mesh override \"" << one
                         << "\" does not fit the program's mesh; write AXIS=SIZE with one of "
                         << "its axes and a size of at least 1";
      return failure();
    }
    found->second = size;
  }
  int64_t has = 1;
  for (auto [axis, size] : mesh.sizes)
    has *= size;
  if (devices != 0 && has != devices) {
    if (!mesh.name)
      module.emitError() << "the program names no mesh and so cannot run on " << devices << " devices";
    else
      module.emitError() << "the program's mesh has " << has << " devices, it is to run on " << devices
                         << "; give sizes that replace the mesh's, or its number of devices";
    return failure();
  }
  for (auto op : module.getOps<MeshOp>())
    op.setAxisSizes(llvm::map_to_vector(mesh.sizes, [](auto &entry) { return entry.second; }));
  return mesh;
}

Layout Layout::replicated(Type type) {
  Layout layout;
  layout.dims.resize(cast<RankedTensorType>(type).getRank());
  return layout;
}

bool Layout::uses(StringAttr axis) const {
  return llvm::any_of(
      dims, [&](ArrayRef<AxisAt> dim) { return llvm::any_of(dim, [&](const AxisAt &at) { return at.axis == axis; }); });
}

bool Layout::isReplicated() const {
  return unreduced.empty() && llvm::all_of(dims, [](ArrayRef<AxisAt> dim) { return dim.empty(); });
}

void Layout::insert(unsigned dim, AxisAt at) {
  auto *place = llvm::find_if(dims[dim], [&](const AxisAt &other) { return other.pre > at.pre; });
  dims[dim].insert(place, at);
}

FailureOr<Layout> gc::sharding::fromAttr(Location loc, ShardingAttr attr, RankedTensorType type, const Mesh &mesh) {
  Layout layout = Layout::replicated(type);
  auto dims = attr.getSubDims();
  if (int64_t(dims.size()) != type.getRank()) {
    emitError(loc) << "sharding " << attr << " has " << dims.size() << " dimensions for " << type;
    return failure();
  }
  for (auto [d, subs] : llvm::enumerate(dims)) {
    int64_t pre = 1;
    for (const SubDim &sub : subs) {
      int64_t left = type.getDimSize(d) / pre, size = sub.size ? sub.size : left, at = pre;
      for (StringAttr axis : sub.axes) {
        if (!mesh.sizes.count(axis) || layout.uses(axis)) {
          emitError(loc) << "sharding " << attr << " uses axis " << axis
                         << ", which the mesh does not have or which is used twice";
          return failure();
        }
        if (mesh.sizes.lookup(axis) != 1)
          layout.dims[d].push_back({at, axis});
        at *= mesh.sizes.lookup(axis);
      }
      int64_t parts = mesh.sizeOf(sub.axes);
      if (left % size || size % parts) {
        emitError(loc) << "dimension " << d << " of " << type << " is cut into " << parts
                       << " parts, which do not divide " << size << "; use a mesh whose sizes divide it";
        return failure();
      }
      pre *= size;
    }
  }
  return layout;
}

ShardingAttr gc::sharding::toAttr(const Layout &layout, RankedTensorType type, const Mesh &mesh) {
  SmallVector<SmallVector<SubDim, 1>> dims;
  for (auto [d, cuts] : llvm::enumerate(layout.dims)) {
    auto &subs = dims.emplace_back();
    int64_t start = 1, end = 1; // of the sub-dimension being built; the end of its axes
    for (const AxisAt &at : cuts) {
      if (subs.empty() ? at.pre > 1 : at.pre != end) {
        if (subs.empty())
          subs.emplace_back();
        subs.back().size = at.pre / start;
        start = at.pre;
        subs.emplace_back();
      } else if (subs.empty()) {
        subs.emplace_back();
      }
      subs.back().axes.push_back(at.axis);
      end = at.pre * mesh.sizes.lookup(at.axis);
    }
    if (subs.size() > 1)
      subs.back().size = type.getDimSize(d) / start;
  }
  return ShardingAttr::get(mesh.name, dims);
}

RankedTensorType gc::sharding::localType(RankedTensorType type, const Layout &layout, const Mesh &mesh) {
  SmallVector<int64_t> shape(type.getShape());
  for (auto [size, cuts] : llvm::zip_equal(shape, layout.dims))
    for (const AxisAt &at : cuts)
      size /= mesh.sizes.lookup(at.axis);
  return type.clone(shape);
}

RankedTensorType gc::sharding::wholeType(RankedTensorType part, ShardingAttr attr, const Mesh &mesh) {
  SmallVector<int64_t> shape(part.getShape());
  for (auto [size, subs] : llvm::zip_equal(shape, attr.getSubDims()))
    for (const SubDim &sub : subs)
      size *= mesh.sizeOf(sub.axes);
  return part.clone(shape);
}

FactorAxes gc::sharding::axesOfFactors(const Accesses &accesses,
                                       ArrayRef<std::pair<const ValueAccess *, const Layout *>> values,
                                       const Mesh &mesh) {
  FactorAxes axes(accesses.factors.size());
  llvm::DenseMap<StringAttr, unsigned> owner;
  for (auto [access, layout] : values)
    for (auto [dim, cuts] : llvm::zip_equal(access->dims, layout->dims))
      for (const AxisAt &at : cuts) {
        if (owner.count(at.axis))
          continue;
        int64_t pre = 1;
        for (unsigned f : dim.factors) {
          int64_t parts = mesh.sizeOf(axes[f]);
          if (at.pre == pre * parts && isCuttable(accesses, f) &&
              accesses.factors[f].size % (parts * mesh.sizes.lookup(at.axis)) == 0 &&
              accesses.factors[f].size > parts) {
            axes[f].push_back(at.axis);
            owner[at.axis] = f;
            break;
          }
          pre *= accesses.factors[f].size;
        }
      }
  return axes;
}

Layout gc::sharding::layoutOf(const ValueAccess &access, const Accesses &accesses, const FactorAxes &axes,
                              const Mesh &mesh) {
  Layout layout;
  for (const DimAccess &dim : access.dims) {
    auto &cuts = layout.dims.emplace_back();
    int64_t pre = 1;
    for (unsigned f : dim.factors) {
      int64_t at = pre;
      for (StringAttr axis : axes[f]) {
        cuts.push_back({at, axis});
        at *= mesh.sizes.lookup(axis);
      }
      pre *= accesses.factors[f].size;
    }
  }
  return layout;
}

namespace {
struct Propagation {
  explicit Propagation(const Mesh &mesh) : mesh(mesh) {}

  const Mesh &mesh;
  Layouts layouts;
  llvm::DenseSet<Value> fixed;
  bool changed = false;

  Layout &at(Value value) {
    auto [it, isNew] = layouts.try_emplace(value);
    if (isNew)
      it->second = Layout::replicated(value.getType());
    return it->second;
  }

  LogicalResult seed(Value value, Attribute attr, bool isFixed) {
    auto sharding = dyn_cast_or_null<ShardingAttr>(attr);
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!sharding || !type)
      return success();
    auto layout = fromAttr(value.getLoc(), sharding, type, mesh);
    if (failed(layout))
      return failure();
    if (fixed.count(value))
      return success();
    layouts[value] = *layout;
    if (isFixed)
      fixed.insert(value);
    return success();
  }

  // Adds the axes that `value` does not have yet.
  void merge(Value value, const Layout &more) {
    if (fixed.count(value))
      return;
    Layout &layout = at(value);
    for (auto [d, cuts] : llvm::enumerate(more.dims))
      for (const AxisAt &cut : cuts) {
        if (layout.uses(cut.axis))
          continue;
        // In order along the dimension only: an axis follows the part that the ones before it cut.
        int64_t parts = 1;
        for (const AxisAt &other : layout.dims[d])
          if (other.pre == cut.pre)
            parts = 0;
        int64_t total = mesh.sizes.lookup(cut.axis);
        for (const AxisAt &other : layout.dims[d])
          total *= mesh.sizes.lookup(other.axis);
        if (parts == 0 || cast<RankedTensorType>(value.getType()).getDimSize(d) % total)
          continue;
        layout.insert(d, cut);
        changed = true;
      }
  }

  void visit(AccessOpInterface op) {
    Accesses accesses = op.getAccesses();
    SmallVector<std::pair<const ValueAccess *, const Layout *>> values;
    // Pointers into a map: make all entries first.
    for (Value value : llvm::concat<Value>(llvm::to_vector(op->getOperands()), llvm::to_vector(op->getResults())))
      at(value);
    for (auto [value, access] : llvm::zip_equal(op->getOperands(), accesses.operands))
      values.push_back({&access, &layouts.find(value)->second});
    for (auto [value, access] : llvm::zip_equal(op->getResults(), accesses.results))
      values.push_back({&access, &layouts.find(value)->second});
    FactorAxes axes = axesOfFactors(accesses, values, mesh);
    for (auto [value, access] : llvm::zip_equal(op->getOperands(), accesses.operands))
      merge(value, layoutOf(access, accesses, axes, mesh));
    for (auto [value, access] : llvm::zip_equal(op->getResults(), accesses.results))
      merge(value, layoutOf(access, accesses, axes, mesh));
  }

  void visit(DataFlowEdgeOpInterface op) {
    for (const DataFlowEdge &edge : op.getDataFlowEdges()) {
      auto all = llvm::to_vector(llvm::concat<const Value>(edge.sources, edge.targets));
      for (auto [i, from] : llvm::enumerate(all))
        for (auto [j, to] : llvm::enumerate(all)) {
          Layout layout = at(from);
          int lead = int(rankOf(to)) - int(rankOf(from));
          if (lead > 0)
            layout.dims.insert(layout.dims.begin(), SmallVector<AxisAt, 1>());
          else if (lead < 0)
            layout.dims.erase(layout.dims.begin());
          merge(to, layout);
        }
    }
  }

  static int64_t rankOf(Value value) { return cast<RankedTensorType>(value.getType()).getRank(); }
};
} // namespace

FailureOr<Layouts> gc::sharding::propagate(func::FuncOp function, const Mesh &mesh) {
  Propagation propagation(mesh);
  for (auto [i, argument] : llvm::enumerate(function.getArguments()))
    if (failed(propagation.seed(argument, function.getArgAttr(i, ShardingAttr::onValue), true)))
      return failure();
  for (auto [i, value] : llvm::enumerate(function.front().getTerminator()->getOperands()))
    if (failed(propagation.seed(value, function.getResultAttr(i, ShardingAttr::onValue), false)))
      return failure();
  WalkResult seeded = function.walk([&](Operation *op) -> WalkResult {
    if (auto shardings = op->getAttrOfType<ArrayAttr>(ShardingAttr::onValue))
      for (auto [result, attr] : llvm::zip(op->getResults(), shardings))
        if (failed(propagation.seed(result, attr, true)))
          return WalkResult::interrupt();
    return WalkResult::advance();
  });
  if (seeded.wasInterrupted())
    return failure();
  do {
    propagation.changed = false;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto access = dyn_cast<AccessOpInterface>(op))
        propagation.visit(access);
      if (auto edges = dyn_cast<DataFlowEdgeOpInterface>(op))
        propagation.visit(edges);
    });
  } while (propagation.changed);
  return std::move(propagation.layouts);
}
