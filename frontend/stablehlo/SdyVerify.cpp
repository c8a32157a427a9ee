// Verifiers of sdy: meshes, shardings on ops, arguments and results, manual computations, sharding rules.
#include "frontend/stablehlo/Dialects.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace gc::sdy;

using EmitError = llvm::function_ref<InFlightDiagnostic()>;

//===-- Meshes --------------------------------------------------------------------------------------------------===//

static LogicalResult verifyMesh(MeshAttr mesh, EmitError emit) {
  llvm::SmallDenseSet<StringRef> names;
  int64_t count = 1;
  for (MeshAxisAttr axis : mesh.getAxes()) {
    if (!names.insert(axis.getName()).second)
      return emit() << "mesh names axis \"" << axis.getName() << "\" twice";
    if (axis.getSize() < 1)
      return emit() << "mesh axis \"" << axis.getName() << "\" must have a positive size, got " << axis.getSize();
    if (llvm::MulOverflow(count, axis.getSize(), count) || count > (int64_t(1) << 32))
      return emit() << "mesh has too many devices";
  }
  ArrayRef<int64_t> ids = mesh.getDeviceIds();
  if (ids.empty())
    return success();
  if (mesh.getAxes().empty()) {
    if (ids.size() != 1 || ids.front() < 0)
      return emit() << "mesh without axes must have one device id that is not negative";
    return success();
  }
  if (int64_t(ids.size()) != count)
    return emit() << "mesh has " << count << " devices but " << ids.size() << " device ids";
  SmallVector<int64_t> sorted(ids);
  llvm::sort(sorted);
  if (!llvm::equal(sorted, llvm::seq<int64_t>(0, count)))
    return emit() << "device ids must be 0 to " << count - 1 << ", each once";
  return success();
}

LogicalResult MeshOp::verify() {
  return verifyMesh(getMesh(), [&] { return emitOpError(); });
}

//===-- Shardings -----------------------------------------------------------------------------------------------===//

static std::string text(AxisRefAttr ref) {
  std::string out = ("\"" + ref.getName() + "\"").str();
  if (!ref.isWhole())
    out += ":(" + std::to_string(ref.getPreSize()) + ")" + std::to_string(ref.getSize());
  return out;
}

// Whether two references share devices' coordinates: whole axes, or parts whose ranges of sizes meet.
static bool overlap(AxisRefAttr a, AxisRefAttr b) {
  if (a.getName() != b.getName())
    return false;
  if (a.isWhole() || b.isWhole())
    return true;
  return a.getPreSize() < b.getPreSize() * b.getSize() && b.getPreSize() < a.getPreSize() * a.getSize();
}

static LogicalResult verifyAxis(AxisRefAttr ref, MeshAttr mesh, EmitError emit) {
  int64_t whole = mesh.getAxisSize(ref.getName());
  if (!whole)
    return emit() << "sharding names axis \"" << ref.getName() << "\", which the mesh " << mesh << " does not have";
  int64_t upTo;
  if (!ref.isWhole() && (ref.getSize() < 2 || ref.getSize() >= whole ||
                         llvm::MulOverflow(ref.getPreSize(), ref.getSize(), upTo) || whole % upTo != 0))
    return emit() << "sharding cuts axis \"" << ref.getName() << "\" of size " << whole << " into " << text(ref)
                  << ": both sizes must divide it";
  return success();
}

// Axes in all: known, cut evenly, none used twice. `type` null: only that.
static LogicalResult verifySharding(TensorShardingAttr sharding, Type type, Operation *op, EmitError emit) {
  MeshAttr mesh = sharding.getMesh(op);
  if (!mesh)
    return emit() << "sharding names mesh " << sharding.getMeshOrRef() << ", but the module has no such sdy.mesh";
  if (isa<MeshAttr>(sharding.getMeshOrRef()) && failed(verifyMesh(mesh, emit)))
    return failure();
  if (type) {
    auto tensor = dyn_cast<ShapedType>(type);
    int64_t rank = tensor && tensor.hasRank() ? tensor.getRank() : 0;
    if (int64_t(sharding.getDims().size()) != rank)
      return emit() << "sharding " << sharding << " has " << sharding.getDims().size()
                    << " dimensions but the value has rank " << rank << " (" << type << ")";
  }
  SmallVector<AxisRefAttr> all;
  for (DimShardingAttr dim : sharding.getDims()) {
    llvm::append_range(all, dim.getAxes());
    if (dim.getAxes().empty() && dim.getClosed() && dim.getPriority())
      return emit() << "sharding gives a priority to a closed dimension without axes";
  }
  llvm::append_range(all, sharding.getReplicated());
  llvm::append_range(all, sharding.getUnreduced());
  for (auto [i, ref] : llvm::enumerate(all)) {
    if (failed(verifyAxis(ref, mesh, emit)))
      return failure();
    for (AxisRefAttr other : ArrayRef(all).take_front(i))
      if (overlap(ref, other))
        return emit() << "sharding uses axis " << text(other)
                      << (text(other) == text(ref) ? " twice" : " and " + text(ref) + ", which overlap");
  }
  return success();
}

static LogicalResult verifyShardings(ShardingPerValueAttr shardings, TypeRange types, StringRef what, Operation *op) {
  if (shardings.getShardings().size() != types.size())
    return op->emitOpError() << what << " must give one sharding per value (" << types.size() << "), got "
                             << shardings.getShardings().size();
  for (auto [i, sharding] : llvm::enumerate(shardings.getShardings()))
    if (failed(verifySharding(sharding, types[i], op,
                              [&, i = i] { return op->emitOpError() << what << " " << i << ": "; })))
      return failure();
  return success();
}

template <typename ConstraintOp> static LogicalResult verifyConstraint(ConstraintOp op) {
  if (op.getInput().getType() != op.getType())
    return op.emitOpError("input has type ") << op.getInput().getType() << " but the result has " << op.getType();
  return verifySharding(op.getSharding(), op.getType(), op, [&] { return op.emitOpError(); });
}
LogicalResult ShardingConstraintOp::verify() {
  return verifyConstraint(*this);
}
LogicalResult ReshardOp::verify() {
  return verifyConstraint(*this);
}

//===-- Rules ---------------------------------------------------------------------------------------------------===//

static LogicalResult verifyMappings(OpShardingRuleAttr rule, ArrayRef<TensorMappingAttr> mappings, TypeRange types,
                                    StringRef what, Operation *op, SmallVectorImpl<bool> &used) {
  if (mappings.size() != types.size())
    return op->emitOpError("sharding rule maps ")
           << mappings.size() << ' ' << what << "s but the op has " << types.size();
  for (auto [i, mapping] : llvm::enumerate(mappings)) {
    auto tensor = dyn_cast<RankedTensorType>(types[i]);
    int64_t rank = tensor ? tensor.getRank() : 0;
    if (int64_t(mapping.getDims().size()) != rank)
      return op->emitOpError("sharding rule maps ")
             << mapping.getDims().size() << " dimensions of " << what << ' ' << i << ", which has rank " << rank;
    for (auto [d, dim] : llvm::enumerate(mapping.getDims())) {
      int64_t product = 1;
      for (int64_t factor : dim.getFactors()) {
        if (factor >= int64_t(used.size()))
          return op->emitOpError("sharding rule uses a factor without a size in dimension ")
                 << d << " of " << what << ' ' << i;
        used[factor] = true;
        if (llvm::MulOverflow(product, rule.getFactorSizes()[factor], product))
          return op->emitOpError("sharding rule's factors are too large in dimension ")
                 << d << " of " << what << ' ' << i;
      }
      if (dim.getFactors().size() > 1 && !tensor.isDynamicDim(d) && product != tensor.getDimSize(d))
        return op->emitOpError("sharding rule's factors give size ")
               << product << " to dimension " << d << " of " << what << ' ' << i << ", which has "
               << tensor.getDimSize(d);
    }
  }
  return success();
}

static LogicalResult verifyRule(OpShardingRuleAttr rule, Operation *op) {
  for (int64_t size : rule.getFactorSizes())
    if (size < 0)
      return op->emitOpError("sharding rule's factors must not have negative sizes, got ") << size;
  SmallVector<bool> used(rule.getFactorSizes().size(), false);
  if (failed(verifyMappings(rule, rule.getOperands(), op->getOperandTypes(), "operand", op, used)) ||
      failed(verifyMappings(rule, rule.getResults(), op->getResultTypes(), "result", op, used)))
    return failure();
  if (llvm::is_contained(used, false))
    return op->emitOpError("sharding rule gives a size to a factor that no dimension uses");
  llvm::SmallDenseSet<int64_t> seen;
  for (ArrayRef<int64_t> kind :
       {rule.getReduction(), rule.getNeedReplication(), rule.getPermutation(), rule.getBlockedPropagation()})
    for (int64_t factor : kind)
      if (factor >= int64_t(used.size()))
        return op->emitOpError("sharding rule lists a factor without a size");
  for (ArrayRef<int64_t> kind : {rule.getReduction(), rule.getNeedReplication(), rule.getPermutation()})
    for (int64_t factor : kind)
      if (!seen.insert(factor).second)
        return op->emitOpError("sharding rule lists a factor as two kinds");
  return success();
}

//===-- Attributes on ops, arguments and results ----------------------------------------------------------------===//

LogicalResult SdyDialect::verifyOperationAttribute(Operation *op, NamedAttribute attr) {
  if (attr.getName() == "sdy.sharding") {
    if (auto one = dyn_cast<TensorShardingAttr>(attr.getValue()); one && op->getNumResults() == 1)
      return verifySharding(one, op->getResult(0).getType(), op, [&] { return op->emitOpError(); });
    auto shardings = dyn_cast<ShardingPerValueAttr>(attr.getValue());
    if (!shardings)
      return op->emitOpError("sdy.sharding must be a #sdy.sharding_per_value, got ") << attr.getValue();
    return verifyShardings(shardings, op->getResultTypes(), "result", op);
  }
  if (attr.getName() == "sdy.sharding_rule") {
    auto rule = dyn_cast<OpShardingRuleAttr>(attr.getValue());
    if (!rule)
      return op->emitOpError("sdy.sharding_rule must be a #sdy.op_sharding_rule, got ") << attr.getValue();
    return verifyRule(rule, op);
  }
  return success();
}

static LogicalResult verifyValue(Operation *op, NamedAttribute attr, Type type, Location loc, const Twine &what) {
  if (attr.getName() != "sdy.sharding")
    return success();
  auto emit = [&] { return emitError(loc) << "'" << op->getName() << "' op " << what.str() << ": "; };
  auto sharding = dyn_cast<TensorShardingAttr>(attr.getValue());
  if (!sharding)
    return emit() << "sdy.sharding must be a #sdy.sharding, got " << attr.getValue();
  return verifySharding(sharding, type, op, emit);
}

LogicalResult SdyDialect::verifyRegionArgAttribute(Operation *op, unsigned region, unsigned index,
                                                   NamedAttribute attr) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function || index >= function.getNumArguments())
    return success();
  Location loc = function.isExternal() ? op->getLoc() : function.getArgument(index).getLoc();
  return verifyValue(op, attr, function.getArgumentTypes()[index], loc, "argument " + Twine(index));
}

LogicalResult SdyDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned index, NamedAttribute attr) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function || index >= function.getNumResults())
    return success();
  return verifyValue(op, attr, function.getResultTypes()[index], op->getLoc(), "result " + Twine(index));
}

//===-- Manual computations -------------------------------------------------------------------------------------===//

// What a device sees of `type`: sizes divided by the manual axes of each dimension.
static FailureOr<Type> localType(TensorShardingAttr sharding, MeshAttr mesh, RankedTensorType type,
                                 const llvm::SmallDenseSet<StringRef> &manual, EmitError emit) {
  SmallVector<int64_t> shape(type.getShape());
  for (auto [d, dim] : llvm::enumerate(sharding.getDims())) {
    bool freeSeen = false;
    int64_t parts = 1;
    for (AxisRefAttr ref : dim.getAxes()) {
      if (!manual.contains(ref.getName())) {
        freeSeen = true;
        continue;
      }
      if (freeSeen)
        return emit() << "manual axis " << text(ref) << " must come before the free axes of dimension " << d;
      parts *= ref.getSizeIn(mesh);
    }
    if (ShapedType::isDynamic(shape[d]))
      continue;
    if (shape[d] % parts != 0)
      return emit() << "dimension " << d << " of size " << shape[d] << " does not divide by its manual axes' size "
                    << parts;
    shape[d] /= parts;
  }
  return Type(type.clone(shape));
}

// Axes of the manual computations around `op`.
static void outerManualAxes(Operation *op, llvm::SmallDenseSet<StringRef> &axes) {
  for (auto parent = op->getParentOfType<ManualComputationOp>(); parent;
       parent = parent->getParentOfType<ManualComputationOp>())
    for (StringAttr axis : parent.getManualAxes().getAxes())
      axes.insert(axis.getValue());
}

static LogicalResult verifyManualAxes(ManualComputationOp op, MeshAttr mesh, llvm::SmallDenseSet<StringRef> &manual) {
  llvm::SmallDenseSet<StringRef> outer;
  outerManualAxes(op, outer);
  for (StringAttr axis : op.getManualAxes().getAxes()) {
    if (mesh && !mesh.getAxisSize(axis.getValue()))
      return op.emitOpError("manual axis ") << axis << " is not in the mesh " << mesh;
    if (outer.contains(axis.getValue()))
      return op.emitOpError("axis ") << axis << " is already manual in a computation around this one";
    if (!manual.insert(axis.getValue()).second)
      return op.emitOpError("manual axis ") << axis << " is given twice";
  }
  return success();
}

// Global types, seen through the shardings, are the body's types.
static LogicalResult verifyLocal(ManualComputationOp op, ShardingPerValueAttr shardings, TypeRange global,
                                 TypeRange local, StringRef what, MeshAttr mesh,
                                 const llvm::SmallDenseSet<StringRef> &manual) {
  if (local.size() != global.size())
    return op.emitOpError("body must have ") << global.size() << ' ' << what << "s, got " << local.size();
  for (auto [i, sharding] : llvm::enumerate(shardings.getShardings())) {
    auto emit = [&, i = i] { return op.emitOpError() << what << ' ' << i << ": "; };
    if (sharding.getMesh(op) != mesh)
      return emit() << "all shardings must be of one mesh";
    FailureOr<Type> expected = localType(sharding, mesh, cast<RankedTensorType>(global[i]), manual, emit);
    if (failed(expected))
      return failure();
    if (*expected != local[i])
      return emit() << "must have type " << *expected << " in the body (" << global[i]
                    << " cut by the manual axes), got " << local[i];
  }
  return success();
}

// Inside, shardings speak of the free axes alone.
static LogicalResult verifyInside(ManualComputationOp op, const llvm::SmallDenseSet<StringRef> &manual) {
  WalkResult result = op.getBody().walk([&](Operation *inner) -> WalkResult {
    auto constraint = inner->getAttrOfType<TensorShardingAttr>("sharding");
    if (!isa<ShardingConstraintOp, ReshardOp>(inner) || !constraint)
      return WalkResult::advance();
    for (DimShardingAttr dim : constraint.getDims())
      for (AxisRefAttr ref : dim.getAxes())
        if (manual.contains(ref.getName())) {
          InFlightDiagnostic error = inner->emitOpError("must not use axis ") << text(ref) << ", which is manual here";
          error.attachNote(op.getLoc()) << "made manual here";
          return WalkResult::interrupt();
        }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

LogicalResult ManualComputationOp::verifyRegions() {
  if (failed(verifyShardings(getInShardings(), getTensors().getTypes(), "in_shardings", *this)) ||
      failed(verifyShardings(getOutShardings(), getResultTypes(), "out_shardings", *this)))
    return failure();
  MeshAttr mesh;
  for (ShardingPerValueAttr list : {getInShardings(), getOutShardings()})
    for (TensorShardingAttr sharding : list.getShardings())
      mesh = mesh ? mesh : sharding.getMesh(*this);
  llvm::SmallDenseSet<StringRef> manual;
  if (failed(verifyManualAxes(*this, mesh, manual)))
    return failure();
  if (!mesh && !manual.empty())
    return emitOpError("needs a value whose sharding says of which mesh the manual axes are");
  auto last = getBody().front().empty() ? ReturnOp() : dyn_cast<ReturnOp>(getBody().front().back());
  if (!last)
    return emitOpError("body must end in sdy.return");
  if (failed(verifyLocal(*this, getInShardings(), getTensors().getTypes(), getBody().getArgumentTypes(), "argument",
                         mesh, manual)) ||
      failed(verifyLocal(*this, getOutShardings(), getResultTypes(), last->getOperandTypes(), "result", mesh, manual)))
    return failure();
  return verifyInside(*this, manual);
}

LogicalResult NamedComputationOp::verifyRegions() {
  if (getInShardings() && failed(verifyShardings(*getInShardings(), getOperandTypes(), "in_shardings", *this)))
    return failure();
  if (getOutShardings() && failed(verifyShardings(*getOutShardings(), getResultTypes(), "out_shardings", *this)))
    return failure();
  if (TypeRange(getBody().getArgumentTypes()) != TypeRange(getOperandTypes()))
    return emitOpError("body must take the operands' types");
  auto last = getBody().front().empty() ? ReturnOp() : dyn_cast<ReturnOp>(getBody().front().back());
  if (!last || last->getOperandTypes() != getResultTypes())
    return emitOpError("body must end in sdy.return of the results' types");
  return success();
}
