// What a program says of itself beyond its values: names and roles of arguments and results, and the composites gc.*.
#include "frontend/stablehlo/Importer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace gc {

static constexpr StringLiteral kMarkers = "gc.checkpoint_name, gc.custom_vjp, gc.param and gc.stop_gradient";

//===-- Attributes of markers -----------------------------------------------------------------------------------===//

// A marker's attributes are all known.
static LogicalResult checkAttributes(stablehlo::CompositeOp composite, ArrayRef<StringRef> known) {
  DictionaryAttr attributes = composite.getCompositeAttributesAttr();
  if (!attributes)
    return success();
  for (NamedAttribute attribute : attributes)
    if (!llvm::is_contained(known, attribute.getName().strref())) {
      InFlightDiagnostic error = composite.emitOpError() << composite.getNameAttr() << " has an attribute "
                                                         << attribute.getName() << " that is not known; known are ";
      llvm::interleaveComma(known, error);
      return error;
    }
  return success();
}

// A string or a symbol; empty where it is not there.
static StringRef textOf(stablehlo::CompositeOp composite, StringRef name) {
  DictionaryAttr attributes = composite.getCompositeAttributesAttr();
  Attribute attribute = attributes ? attributes.get(name) : Attribute();
  if (auto symbol = dyn_cast_or_null<FlatSymbolRefAttr>(attribute))
    return symbol.getValue();
  auto text = dyn_cast_or_null<StringAttr>(attribute);
  return text ? text.getValue() : StringRef();
}

static FailureOr<StringRef> requireText(stablehlo::CompositeOp composite, StringRef name) {
  StringRef text = textOf(composite, name);
  if (text.empty())
    return composite.emitOpError() << composite.getNameAttr() << " needs an attribute '" << name
                                   << "', a string that is not empty";
  return text;
}

//===-- Parameters ----------------------------------------------------------------------------------------------===//

// The public function's argument that the value is: through calls, each of a function called once.
static BlockArgument traceToArgument(Value value, ModuleOp module) {
  while (true) {
    if (auto composite = value.getDefiningOp<stablehlo::CompositeOp>(); composite && composite.getName() == "gc.param")
      value = composite->getOperand(0);
    auto argument = dyn_cast<BlockArgument>(value);
    auto function = argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp()) : func::FuncOp();
    if (!function || function.isPublic())
      return function ? argument : BlockArgument();
    std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(function, module);
    if (!uses || !llvm::hasSingleElement(*uses))
      return {};
    auto call = dyn_cast<func::CallOp>(uses->begin()->getUser());
    if (!call)
      return {};
    value = call.getOperand(argument.getArgNumber());
  }
}

LogicalResult Importer::collectParams() {
  WalkResult walk = module.walk([&](stablehlo::CompositeOp composite) {
    if (composite.getName() != "gc.param")
      return WalkResult::advance();
    FailureOr<StringRef> name = requireText(composite, "name");
    if (failed(name) || failed(checkAttributes(composite, {"name", "role"})))
      return WalkResult::interrupt();
    StringRef role = textOf(composite, "role");
    std::optional<Role> known = role.empty() ? Role::param : symbolizeRole(role);
    if (!known) {
      composite.emitOpError() << "\"gc.param\" has role '" << role
                              << "', which is none; parameters are param, state, …";
      return WalkResult::interrupt();
    }
    BlockArgument argument =
        composite->getNumOperands() == 1 ? traceToArgument(composite->getOperand(0), module) : BlockArgument();
    if (!argument || composite->getOperandTypes() != composite->getResultTypes()) {
      composite.emitOpError() << "\"gc.param\" '" << *name
                              << "' must mark one argument of a public function, and give it as it is; reach it by "
                                 "functions that are called once";
      return WalkResult::interrupt();
    }
    auto [entry, isNew] = params.try_emplace(argument, Param{builder.getStringAttr(*name), *known, composite.getLoc()});
    if (!isNew && (entry->second.name != builder.getStringAttr(*name) || entry->second.role != *known)) {
      InFlightDiagnostic error = composite.emitOpError() << "\"gc.param\" calls argument " << argument.getArgNumber()
                                                         << " '" << *name << "', a " << stringifyRole(*known);
      error.attachNote(entry->second.loc)
          << "here it is " << entry->second.name << ", a " << stringifyRole(entry->second.role);
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

//===-- Names and roles -----------------------------------------------------------------------------------------===//

// A role may be its name alone, as frameworks' printers write it.
static RoleAttr roleAttr(Attribute attribute) {
  if (auto text = dyn_cast_or_null<StringAttr>(attribute))
    return RoleAttr::get(text.getContext(), *symbolizeRole(text.getValue()));
  return dyn_cast_or_null<RoleAttr>(attribute);
}

// JAX gives an argument's name as its location. One that two arguments have names neither.
static SmallVector<StringAttr> locationNames(func::FuncOp function) {
  SmallVector<StringAttr> names(function.getNumArguments());
  if (function.isExternal())
    return names;
  llvm::DenseMap<StringAttr, unsigned> count;
  for (auto [argument, name] : llvm::zip_equal(function.getArguments(), names))
    if (auto loc = dyn_cast<NameLoc>(argument.getLoc()); loc && !loc.getName().getValue().empty())
      ++count[name = loc.getName()];
  for (StringAttr &name : names)
    if (name && count[name] > 1)
      name = {};
  return names;
}

// An argument's own attributes and what gc.param says of it must agree.
static LogicalResult disagree(func::FuncOp function, unsigned i, Location param, Attribute here, Attribute there) {
  InFlightDiagnostic error = function.emitOpError() << "argument " << i << " is described by " << here << " and by "
                                                    << there << "; say one of them";
  error.attachNote(param) << "\"gc.param\" is here";
  return error;
}

LogicalResult Importer::importNames(func::FuncOp from, func::FuncOp to) {
  SmallVector<StringAttr> byLocation = locationNames(from);
  llvm::DenseMap<StringAttr, unsigned> seen;
  for (auto [i, at] : llvm::enumerate(findLeaves(from.getArgumentTypes()))) {
    if (!at)
      continue;
    auto name = from.getArgAttrOfType<StringAttr>(i, "gc.name");
    RoleAttr role = roleAttr(from.getArgAttr(i, "gc.role"));
    if (auto param = from.isExternal() ? params.end() : params.find(from.getArgument(i)); param != params.end()) {
      auto markedRole = RoleAttr::get(builder.getContext(), param->second.role);
      if (name && name != param->second.name)
        return disagree(from, i, param->second.loc, name, param->second.name);
      if (role && role != markedRole)
        return disagree(from, i, param->second.loc, role, markedRole);
      name = param->second.name;
      role = markedRole;
    }
    if (!name)
      name = byLocation[i];
    if (name) {
      if (auto [other, isNew] = seen.try_emplace(name, i); !isNew)
        return from.emitOpError() << "arguments " << other->second << " and " << i << " are both named " << name
                                  << "; give each a name of its own";
      to.setArgAttr(*at, "gc.name", name);
    }
    if (role)
      to.setArgAttr(*at, "gc.role", role);
  }
  for (auto [i, at] : llvm::enumerate(findLeaves(from.getResultTypes()))) {
    if (!at)
      continue;
    for (StringRef name : {"gc.name", "jax.result_info"})
      if (auto attr = from.getResultAttrOfType<StringAttr>(i, name); attr && !attr.getValue().empty()) {
        to.setResultAttr(*at, "gc.name", attr);
        break;
      }
    if (RoleAttr role = roleAttr(from.getResultAttr(i, "gc.role")))
      to.setResultAttr(*at, "gc.role", role);
  }
  return success();
}

//===-- Markers -------------------------------------------------------------------------------------------------===//

// One op per operand: complex ones are two values.
template <typename Op, typename... Args>
static LogicalResult importIdentities(stablehlo::CompositeOp composite, Importer &importer, Args... args) {
  if (composite->getOperandTypes() != composite->getResultTypes())
    return composite.emitOpError() << composite.getNameAttr() << " must give its operands as they are, but its types ("
                                   << composite->getOperandTypes() << ") and (" << composite->getResultTypes()
                                   << ") differ";
  SmallVector<Value> results;
  for (Value value : importer.get(composite->getOperands()))
    results.push_back(Op::create(importer.builder, composite.getLoc(), value, args...));
  importer.set(composite, results);
  return success();
}

// A region that calls the function; inlining puts its body there.
static LogicalResult importCallee(stablehlo::CompositeOp composite, StringRef which, StringRef callee, Region &region,
                                  Importer &importer) {
  auto function =
      SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(composite, StringAttr::get(composite.getContext(), callee));
  if (!function)
    return composite.emitOpError() << "\"gc.custom_vjp\" names @" << callee << " for its " << which
                                   << ", which is no function of this module";
  OpBuilder::InsertionGuard guard(importer.builder);
  SmallVector<Type> arguments = Importer::split(function.getArgumentTypes());
  Block *block =
      importer.builder.createBlock(&region, {}, arguments, SmallVector<Location>(arguments.size(), composite.getLoc()));
  auto call = func::CallOp::create(importer.builder, composite.getLoc(), callee,
                                   Importer::split(function.getResultTypes()), block->getArguments());
  YieldOp::create(importer.builder, composite.getLoc(), call.getResults());
  return success();
}

static LogicalResult importCustomVjp(stablehlo::CompositeOp composite, Importer &importer) {
  FailureOr<StringRef> forward = requireText(composite, "forward"), backward = requireText(composite, "backward");
  if (failed(forward) || failed(backward) || failed(checkAttributes(composite, {"forward", "backward", "name"})))
    return failure();
  StringRef name = textOf(composite, "name");
  auto custom =
      CustomVjpOp::create(importer.builder, composite.getLoc(), Importer::split(composite->getResultTypes()),
                          importer.get(composite->getOperands()), name.empty() ? composite.getDecomposition() : name);
  importer.set(composite, custom.getResults());
  return failure(
      failed(importCallee(composite, "decomposition", composite.getDecomposition(), custom.getPrimal(), importer)) ||
      failed(importCallee(composite, "forward", *forward, custom.getForward(), importer)) ||
      failed(importCallee(composite, "backward", *backward, custom.getBackward(), importer)));
}

LogicalResult importMarker(stablehlo::CompositeOp composite, Importer &importer) {
  StringRef marker = composite.getName();
  if (marker == "gc.stop_gradient")
    return failed(checkAttributes(composite, {})) ? failure() : importIdentities<StopGradientOp>(composite, importer);
  if (marker == "gc.checkpoint_name") {
    FailureOr<StringRef> name = requireText(composite, "name");
    return failed(name) || failed(checkAttributes(composite, {"name"}))
               ? failure()
               : importIdentities<CheckpointNameOp>(composite, importer, *name);
  }
  if (marker == "gc.custom_vjp")
    return importCustomVjp(composite, importer);
  if (marker == "gc.param") { // collectParams has seen to its argument
    importer.set(composite, importer.get(composite->getOperands()));
    return success();
  }
  return composite.emitOpError() << composite.getNameAttr() << " is no marker; they are " << kMarkers;
}

} // namespace gc
