// Markers as the composites that the import knows: stablehlo.composite "gc.…" over private functions.
#include "frontend/stablehlo/Exporter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace gc {

FailureOr<FlatSymbolRefAttr> Exporter::exportToFunction(Operation *op, StringRef name, Region *region,
                                                        TypeRange identity) {
  TypeRange arguments = region ? TypeRange(region->getArgumentTypes()) : identity;
  TypeRange results = region ? TypeRange(region->front().getTerminator()->getOperandTypes()) : identity;
  std::string unique = name.str();
  for (unsigned i = 0; module.lookupSymbol(unique); ++i)
    unique = (name + "_" + Twine(i)).str();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(module.getBody());
  auto function = func::FuncOp::create(builder, op->getLoc(), unique, builder.getFunctionType(arguments, results));
  function.setPrivate();
  Block *block =
      builder.createBlock(&function.getBody(), {}, arguments, SmallVector<Location>(arguments.size(), op->getLoc()));
  SmallVector<Value> returned(block->getArguments());
  if (region) {
    set(region->getArguments(), block->getArguments());
    if (failed(exportOps(region->front())))
      return failure();
    returned = get(region->front().getTerminator()->getOperands());
  }
  func::ReturnOp::create(builder, op->getLoc(), returned);
  return FlatSymbolRefAttr::get(function.getNameAttr());
}

static LogicalResult exportComposite(Operation *op, StringRef name, FlatSymbolRefAttr decomposition,
                                     ArrayRef<NamedAttribute> attributes, Exporter &exporter) {
  OperationState state(op->getLoc(), "stablehlo.composite", exporter.get(op->getOperands()), op->getResultTypes());
  state.addAttribute("name", exporter.builder.getStringAttr(name));
  state.addAttribute("decomposition", decomposition);
  if (!attributes.empty())
    state.addAttribute("composite_attributes", exporter.builder.getDictionaryAttr(attributes));
  exporter.replace(op, state);
  return success();
}

static LogicalResult exportIdentity(Operation *op, Exporter &exporter) {
  FailureOr<FlatSymbolRefAttr> identity =
      exporter.exportToFunction(op, op->getName().getStringRef(), nullptr, op->getOperandTypes());
  SmallVector<NamedAttribute> attributes;
  if (auto checkpoint = dyn_cast<CheckpointNameOp>(op))
    attributes.push_back(exporter.builder.getNamedAttr("name", checkpoint.getNameAttr()));
  return exportComposite(op, op->getName().getStringRef(), *identity, attributes, exporter);
}

static LogicalResult exportCustomVjp(Operation *op, Exporter &exporter) {
  auto custom = cast<CustomVjpOp>(op);
  SmallVector<NamedAttribute> attributes = {exporter.builder.getNamedAttr("name", custom.getNameAttr())};
  FlatSymbolRefAttr decomposition;
  for (auto [part, region] : {std::pair<StringRef, Region *>{"primal", &custom.getPrimal()},
                              {"forward", &custom.getForward()},
                              {"backward", &custom.getBackward()}}) {
    FailureOr<FlatSymbolRefAttr> function =
        exporter.exportToFunction(op, (custom.getName() + "." + part).str(), region, {});
    if (failed(function))
      return failure();
    if (part == "primal")
      decomposition = *function;
    else
      attributes.push_back(exporter.builder.getNamedAttr(part, *function));
  }
  return exportComposite(op, "gc.custom_vjp", decomposition, attributes, exporter);
}

std::vector<ExportFunction> exportMarkerFunctions() {
  return {
      {"gc.checkpoint_name", exportIdentity}, {"gc.custom_vjp", exportCustomVjp}, {"gc.stop_gradient", exportIdentity}};
}

} // namespace gc
