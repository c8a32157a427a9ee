// The walk of the export: functions, signatures, regions; single ops go through the import's rows or a function.
#include "frontend/stablehlo/Exporter.h"

#include "ir/dialect/Arguments.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace gc {

Exporter::Exporter(ModuleOp module) : builder(module.getContext()), module(module) {
  for (ImportRow &row : plainRows())
    if (!row.to.empty())
      rows.try_emplace(row.to, std::move(row)); // the first of several is the one to write
  for (auto table : {exportFunctions, exportMarkerFunctions, exportWindowFunctions})
    for (ExportFunction entry : table())
      functions[entry.from] = entry.function;
}

SmallVector<Value> Exporter::get(ValueRange from) const {
  return llvm::map_to_vector(from, [&](Value value) { return get(value); });
}

void Exporter::set(ValueRange from, ValueRange to) {
  for (auto [result, value] : llvm::zip_equal(from, to))
    values[result] = value;
}

Value Exporter::constant(Location loc, ElementsAttr value) {
  OperationState state(loc, "stablehlo.constant");
  state.addAttribute("value", value);
  state.addTypes(value.getType());
  return builder.create(state)->getResult(0);
}

LogicalResult Exporter::exportOp(Operation *op) {
  ++count;
  StringRef name = op->getName().getStringRef();
  if (Function function = functions.lookup(name))
    return function(op, *this);
  auto found = rows.find(name);
  if (found == rows.end())
    return op->emitOpError("cannot be written as StableHLO: it has no op for it");
  const ImportRow &row = found->second;
  OperationState state(op->getLoc(), row.from, get(op->getOperands()), llvm::to_vector(op->getResultTypes()));
  for (AttrName attr : row.attrs)
    if (Attribute value = op->getAttr(attr.to))
      state.addAttribute(attr.from, value);
  replace(op, state);
  return success();
}

Operation *Exporter::replace(Operation *from, const OperationState &state) {
  Operation *created = builder.create(state);
  set(from->getResults(), created->getResults());
  return created;
}

LogicalResult Exporter::exportOps(Block &from) {
  for (Operation &op : from.without_terminator())
    if (failed(exportOp(&op)))
      return failure();
  return success();
}

LogicalResult Exporter::exportRegion(Region &from, Region &to) {
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Location> locs;
  for (BlockArgument argument : from.getArguments())
    locs.push_back(argument.getLoc());
  Block *block = builder.createBlock(&to, {}, from.getArgumentTypes(), locs);
  set(from.getArguments(), block->getArguments());
  if (failed(exportOps(from.front())))
    return failure();
  Operation *last = from.front().getTerminator();
  stablehlo::ReturnOp::create(builder, last->getLoc(), get(last->getOperands()));
  return success();
}

LogicalResult Exporter::exportFunction(func::FuncOp function) {
  auto created = func::FuncOp::create(builder, function.getLoc(), function.getName(), function.getFunctionType());
  created.setVisibility(function.getVisibility());
  SmallVector<Location> locs;
  for (BlockArgument argument : function.getArguments()) {
    unsigned i = argument.getArgNumber();
    // An argument's name is its location too, as JAX writes it.
    auto name = function.getArgAttrOfType<StringAttr>(i, "gc.name");
    locs.push_back(name ? Location(NameLoc::get(name)) : argument.getLoc());
    if (name)
      created.setArgAttr(i, "gc.name", name);
    for (StringRef kept : kArgumentDescriptions)
      if (Attribute attr = function.getArgAttr(i, kept))
        created.setArgAttr(i, kept, attr);
    if (auto role = function.getArgAttrOfType<RoleAttr>(i, "gc.role"))
      created.setArgAttr(i, "gc.role", builder.getStringAttr(stringifyRole(role.getValue())));
    auto alias = function.getArgAttrOfType<IntegerAttr>(i, "gc.alias");
    if (alias && alias.getInt() >= 0)
      created.setArgAttr(i, "tf.aliasing_output", alias);
    else if (alias)
      created.setArgAttr(i, "jax.buffer_donor", builder.getBoolAttr(true));
  }
  for (unsigned i = 0; i < function.getNumResults(); ++i) {
    if (auto name = function.getResultAttrOfType<StringAttr>(i, "gc.name"))
      created.setResultAttr(i, "jax.result_info", name);
    if (auto role = function.getResultAttrOfType<RoleAttr>(i, "gc.role"))
      created.setResultAttr(i, "gc.role", builder.getStringAttr(stringifyRole(role.getValue())));
  }
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&created.getBody(), {}, function.getArgumentTypes(), locs);
  set(function.getArguments(), block->getArguments());
  if (failed(exportOps(function.getBody().front())))
    return failure();
  Operation *last = function.getBody().front().getTerminator();
  func::ReturnOp::create(builder, last->getLoc(), get(last->getOperands()));
  return success();
}

LogicalResult Exporter::run() {
  SmallVector<Operation *> old = llvm::map_to_vector(*module.getBody(), [](Operation &op) { return &op; });
  builder.setInsertionPointToEnd(module.getBody());
  for (Operation *op : old) {
    auto function = dyn_cast<func::FuncOp>(op);
    if (auto mesh = dyn_cast<MeshOp>(op); mesh && llvm::all_of(mesh.getAxisSizes(), [](int64_t n) { return n == 1; }))
      continue; // how arrays lie on one device says nothing
    if (!function)
      return op->emitOpError("cannot be written as StableHLO; export before sharding, or drop the mesh");
    if (failed(exportFunction(function)))
      return failure();
  }
  eraseReplaced(old);
  return success();
}

} // namespace gc
