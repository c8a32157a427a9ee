// Rows of control flow, calls, checks, tuples, devices and sharding constraints.
#include "frontend/stablehlo/Expand.h"
#include "frontend/stablehlo/Lapack.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace gc {

//===-- Control flow --------------------------------------------------------------------------------------------===//

static LogicalResult importWhile(Operation *op, Importer &importer) {
  auto loop = cast<stablehlo::WhileOp>(op);
  auto created = WhileOp::create(importer.builder, op->getLoc(), Importer::split(op->getResultTypes()),
                                 importer.get(op->getOperands()));
  importer.set(op, created->getResults());
  return failure(failed(importer.importRegion(loop.getCond(), created.getCond())) ||
                 failed(importer.importRegion(loop.getBody(), created.getBody())));
}

static LogicalResult importCase(Operation *op, Importer &importer) {
  auto created = CaseOp::create(importer.builder, op->getLoc(), Importer::split(op->getResultTypes()),
                                importer.get(op->getOperand(0)), op->getNumRegions());
  importer.set(op, created->getResults());
  for (auto [from, to] : llvm::zip(op->getRegions(), created.getBranches()))
    if (failed(importer.importRegion(from, to)))
      return failure();
  return success();
}

// if p {a} {b} is case p of {0: b, 1: a}.
static LogicalResult importIf(Operation *op, Importer &importer) {
  auto choice = cast<stablehlo::IfOp>(op);
  Type index = RankedTensorType::get({}, importer.builder.getI32Type());
  Value number = ConvertOp::create(importer.builder, op->getLoc(), index, importer.get(choice.getPred()));
  auto created = CaseOp::create(importer.builder, op->getLoc(), Importer::split(op->getResultTypes()), number, 2);
  importer.set(op, created->getResults());
  return failure(failed(importer.importRegion(choice.getFalseBranch(), created.getBranches()[0])) ||
                 failed(importer.importRegion(choice.getTrueBranch(), created.getBranches()[1])));
}

static LogicalResult importReturn(Operation *op, Importer &importer) {
  if (importer.isInner(op->getParentOfType<func::FuncOp>()))
    return importer.replace<func::ReturnOp>(op, importer.get(op->getOperands()));
  SmallVector<Value> results;
  for (Value value : op->getOperands())
    llvm::append_range(results, importer.getWhole(value));
  return importer.replace<func::ReturnOp>(op, results);
}

static LogicalResult importCall(Operation *op, Importer &importer) {
  auto call = cast<func::CallOp>(op);
  return importer.replace<func::CallOp>(op, call.getCallee(), Importer::split(op->getResultTypes()),
                                        importer.get(op->getOperands()));
}

// What it stands for is its decomposition, whatever else it carries.
static LogicalResult importComposite(Operation *op, Importer &importer) {
  auto composite = cast<stablehlo::CompositeOp>(op);
  if (composite.getName().starts_with("gc."))
    return importMarker(composite, importer);
  return importer.replace<func::CallOp>(op, composite.getDecomposition(), Importer::split(op->getResultTypes()),
                                        importer.get(op->getOperands()));
}

//===-- Custom calls --------------------------------------------------------------------------------------------===//

static LogicalResult importExpect(stablehlo::CustomCallOp call, ExpectKind kind, Importer &importer) {
  if (call.getNumOperands() != 2 || call.getNumResults() != 0 ||
      call->getOperand(0).getType() != call->getOperand(1).getType())
    return call.emitOpError() << "@" << call.getCallTargetName()
                              << " must take two tensors of one type and give nothing";
  auto ulps = [&](StringRef name, int64_t otherwise) {
    auto attr = call->getAttrOfType<IntegerAttr>(name);
    return attr ? int64_t(attr.getValue().getZExtValue()) : otherwise;
  };
  // Complex ones part by part.
  auto [actual, expected] =
      std::pair(importer.get(call->getOperands().take_front()), importer.get(call->getOperands().drop_front()));
  for (auto [a, e] : llvm::zip_equal(actual, expected))
    ExpectOp::create(importer.builder, call.getLoc(), a, e, kind, ulps("min_ulp_difference", 0),
                     ulps("max_ulp_difference", 3));
  return success();
}

// The k smallest in each row, those that come first before equal ones: sorted as top-k sorts, from the other end.
static SmallVector<Value> smallest(Expand &x, Value operand, int64_t k) {
  auto type = Expand::type(operand);
  int64_t last = type.getRank() - 1;
  Value places = x.iota(type.getShape(), last, x.b.getI32Type());
  auto sort = SortOp::create(x.b, x.loc, TypeRange{type, places.getType()}, ValueRange{operand, places}, last,
                             /*is_stable=*/true);
  {
    OpBuilder::InsertionGuard guard(x.b);
    Block &body = sort.getBody().emplaceBlock();
    for (Type element : {type.getElementType(), type.getElementType(), Type(x.b.getI32Type()), Type(x.b.getI32Type())})
      body.addArgument(RankedTensorType::get({}, element), x.loc);
    x.b.setInsertionPointToStart(&body);
    bool total = isa<FloatType>(type.getElementType());
    auto less = CompareOp::create(x.b, x.loc, RankedTensorType::get({}, x.b.getI1Type()), body.getArgument(0),
                                  body.getArgument(1), Direction::LT, total);
    YieldOp::create(x.b, x.loc, ValueRange{less});
  }
  return {x.slice(sort->getResult(0), last, 0, k), x.slice(sort->getResult(1), last, 0, k)};
}

static LogicalResult importTopKCall(Operation *op, Importer &importer) {
  auto attrs = op->getAttrOfType<DictionaryAttr>("mhlo.attributes");
  auto k = attrs ? attrs.getAs<IntegerAttr>("k") : IntegerAttr();
  if (!k)
    return op->emitOpError() << "@mhlo.topk must have an integer k in mhlo.attributes";
  auto largest = attrs.getAs<BoolAttr>("largest");
  auto topKOf = [&](OpBuilder &b) {
    return chlo::TopKOp::create(b, op->getLoc(), op->getResultTypes(), op->getOperand(0),
                                b.getI64IntegerAttr(k.getInt()), BoolAttr());
  };
  if (!largest || largest.getValue())
    return importer.importInstead(op, [&](OpBuilder &b) { return SmallVector<Value>(topKOf(b)->getResults()); });
  // The same types hold for both ends.
  OpBuilder before(op);
  Operation *other = topKOf(before);
  LogicalResult verified = verify(other);
  other->erase();
  if (failed(verified))
    return failure();
  Expand x(importer, op);
  importer.set(op->getResults(), smallest(x, importer.get(op->getOperand(0)), k.getInt()));
  return success();
}

// Calls that older exporters print for chlo ops ("mhlo.erf") and for ops that change nothing on one device.
static std::optional<LogicalResult> importKnownCall(stablehlo::CustomCallOp call, Importer &importer) {
  Operation *op = call;
  StringRef target = call.getCallTargetName(), function = target;
  bool isSharding = llvm::is_contained({"Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape"}, target);
  if (isSharding && importer.deviceCount != 1)
    return op->emitOpError() << "@" << target << " is not supported on " << importer.deviceCount
                             << " devices; export with the Shardy partitioner, which prints sdy ops";
  if ((isSharding || target == "annotate_device_placement" || target == "LayoutConstraint") &&
      op->getOperandTypes() == op->getResultTypes()) {
    importer.set(op, importer.get(op->getOperands()));
    return success();
  }
  if (!function.consume_front("mhlo.") || op->getNumOperands() == 0)
    return std::nullopt;
  if (function == "topk" && op->getNumOperands() == 1 && op->getNumResults() == 2)
    return importTopKCall(op, importer);
  std::string name = "chlo." + function.str();
  if (op->getNumOperands() > 2 || op->getNumResults() != 1 || function == "top_k" ||
      !RegisteredOperationName::lookup(name, op->getContext()))
    return std::nullopt;
  return importer.importInstead(op, [&](OpBuilder &b) -> SmallVector<Value> {
    OperationState state(op->getLoc(), name);
    state.addOperands(op->getOperands());
    state.addTypes(op->getResultTypes());
    return {b.create(state)->getResult(0)};
  });
}

static LogicalResult importCustomCall(Operation *op, Importer &importer) {
  auto call = cast<stablehlo::CustomCallOp>(op);
  StringRef target = call.getCallTargetName();
  std::optional<ExpectKind> kind = llvm::StringSwitch<std::optional<ExpectKind>>(target)
                                       .Case("check.expect_eq", ExpectKind::eq)
                                       .Case("check.expect_almost_eq", ExpectKind::almost_eq)
                                       .Case("check.expect_close", ExpectKind::close)
                                       .Default(std::nullopt);
  if (kind)
    return importExpect(call, *kind, importer);
  if (std::optional<LogicalResult> lapack = importLapack(call, importer))
    return *lapack;
  if (std::optional<LogicalResult> known = importKnownCall(call, importer))
    return *known;
  return refuseCall(call);
}

//===-- Tuples and devices --------------------------------------------------------------------------------------===//

static LogicalResult importTuple(Operation *op, Importer &importer) {
  importer.set(op, importer.get(op->getOperands()));
  return success();
}

static LogicalResult importTupleElement(Operation *op, Importer &importer) {
  auto element = cast<stablehlo::GetTupleElementOp>(op);
  ArrayRef<Type> types = cast<TupleType>(element.getOperand().getType()).getTypes();
  size_t first = Importer::split(types.take_front(element.getIndex())).size();
  SmallVector<Value> pieces = importer.get(op->getOperands());
  importer.set(op, ValueRange(pieces).drop_front(first).take_front(Importer::split(op->getResultTypes()).size()));
  return success();
}

// Orders nothing here: all effects are values.
static LogicalResult importToken(Operation *, Importer &) {
  return success();
}

static LogicalResult importDeviceId(Operation *op, Importer &importer) {
  if (importer.deviceCount != 1)
    return op->emitOpError("is not supported on more than one device, the module runs on ") << importer.deviceCount;
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  return importer.replace<ConstantOp>(op, DenseElementsAttr::get(type, APInt(32, 0)));
}

// A barrier that carries the sharding: propagation reads it there, and no simplification drops it before.
static LogicalResult importConstraint(Operation *op, Importer &importer) {
  auto sharding = op->getAttrOfType<sdy::TensorShardingAttr>("sharding");
  auto barrier = OptimizationBarrierOp::create(importer.builder, op->getLoc(), op->getResultTypes(),
                                               importer.get(op->getOperand(0)));
  barrier->setAttr("sdy.sharding", sdy::ShardingPerValueAttr::get(op->getContext(), {sharding}));
  importer.set(op, barrier->getResults());
  return success();
}

//===-- Collectives of one device -------------------------------------------------------------------------------===//

// A group of one device gives it its own values back, whatever the collective; a device that nobody sends to has zeros.
static LogicalResult importCollective(Operation *op, Importer &importer) {
  bool permutes = isa<stablehlo::CollectivePermuteOp>(op);
  auto groups =
      dyn_cast_or_null<DenseIntElementsAttr>(op->getAttr(permutes ? "source_target_pairs" : "replica_groups"));
  bool alone = importer.deviceCount == 1 && groups &&
               llvm::all_of(groups.getValues<APInt>(), [](const APInt &id) { return id.isZero(); }) &&
               (permutes ? groups.getNumElements() <= 2 : groups.getNumElements() == 1);
  if (!alone)
    return op->emitOpError(
        "is not supported over several devices: write the program for all of them, with sdy shardings, "
        "and run it with --devices");
  SmallVector<Value> results = importer.get(op->getOperands());
  if (permutes && groups.empty()) {
    Expand x(importer, op);
    for (Value &value : results)
      value = x.fill(0, value);
  }
  importer.set(op, results);
  return success();
}

// Starts and is done at once.
static LogicalResult importAsyncStart(Operation *op, Importer &importer) {
  SmallVector<Value> results;
  if (failed(importer.inlineRegion(op->getRegion(0), importer.get(op->getOperands()), results)))
    return failure();
  importer.set(op, results);
  return success();
}
static LogicalResult importAsyncDone(Operation *op, Importer &importer) {
  importer.set(op, importer.get(op->getOperands()));
  return success();
}

std::vector<ImportRow> controlRows() {
  return {
      {"func.call", "", {}, importCall, true},
      {"func.return", "", {}, importReturn, true},
      {"sdy.reshard", "", {}, importConstraint},
      {"sdy.sharding_constraint", "", {}, importConstraint},
      {"stablehlo.all_gather", "", {}, importCollective, true},
      {"stablehlo.all_reduce", "", {}, importCollective, true},
      {"stablehlo.all_to_all", "", {}, importCollective, true},
      {"stablehlo.async_done", "", {}, importAsyncDone, true},
      {"stablehlo.async_start", "", {}, importAsyncStart, true},
      {"stablehlo.collective_broadcast", "", {}, importCollective, true},
      {"stablehlo.collective_permute", "", {}, importCollective, true},
      {"stablehlo.collective_reduce", "", {}, importCollective, true},
      {"stablehlo.cross-replica-sum", "", {}, importCollective, true},
      {"stablehlo.reduce_scatter", "", {}, importCollective, true},
      {"stablehlo.after_all", "", {}, importToken, true},
      {"stablehlo.case", "", {}, importCase, true},
      {"stablehlo.composite", "", {}, importComposite, true},
      {"stablehlo.create_token", "", {}, importToken},
      {"stablehlo.custom_call", "", {}, importCustomCall, true},
      {"stablehlo.get_tuple_element", "", {}, importTupleElement, true},
      {"stablehlo.if", "", {}, importIf, true},
      {"stablehlo.partition_id", "", {}, importDeviceId},
      {"stablehlo.replica_id", "", {}, importDeviceId},
      {"stablehlo.tuple", "", {}, importTuple, true},
      {"stablehlo.while", "", {}, importWhile, true},
  };
}

} // namespace gc
