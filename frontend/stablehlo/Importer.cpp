// The walk of the import: functions, signatures, regions; single ops go through the rows.
#include "frontend/stablehlo/Importer.h"

#include "ir/dialect/Arguments.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace gc {

Importer::Importer(ModuleOp module) : builder(module.getContext()), module(module) {
  for (auto table : {plainRows, structuredRows, controlRows, expansionRows, functionRows, linearAlgebraRows, randomRows,
                     staticRows, windowRows})
    for (ImportRow &row : table())
      rows[row.from] = std::move(row);
  for (auto table : {complexRows, fourierRows})
    for (ImportRow &row : table())
      complexOps[row.from] = std::move(row);
  hasMain = module.lookupSymbol<func::FuncOp>("main") != nullptr;
  for (StringRef name : {"mhlo.num_partitions", "mhlo.num_replicas"})
    if (auto attr = module->getAttrOfType<IntegerAttr>(name))
      deviceCount *= std::max<int64_t>(attr.getInt(), 1);
}

static bool isComplex(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isa<ComplexType>(tensor.getElementType());
}

RankedTensorType Importer::realType(Type complexTensor) {
  auto tensor = cast<RankedTensorType>(complexTensor);
  return tensor.clone(cast<ComplexType>(tensor.getElementType()).getElementType());
}

SmallVector<Type> Importer::leaves(TypeRange types) {
  SmallVector<Type> result;
  for (Type type : types) {
    if (auto tuple = dyn_cast<TupleType>(type))
      llvm::append_range(result, leaves(tuple.getTypes()));
    else if (auto future = dyn_cast<stablehlo::FutureType>(type))
      llvm::append_range(result, leaves(future.getTypes()));
    else if (!isa<stablehlo::TokenType>(type))
      result.push_back(type);
  }
  return result;
}

SmallVector<Type> Importer::split(TypeRange types) {
  SmallVector<Type> result;
  for (Type type : leaves(types)) {
    if (isComplex(type))
      result.append(2, realType(type));
    else
      result.push_back(type);
  }
  return result;
}

SmallVector<Value> Importer::get(ValueRange from) const {
  SmallVector<Value> result;
  for (Value value : from) {
    if (isComplex(value.getType()))
      llvm::append_values(result, getParts(value).real, getParts(value).imaginary);
    else if (isa<TupleType, stablehlo::FutureType>(value.getType()))
      llvm::append_range(result, tuples.lookup(value));
    else if (!isa<stablehlo::TokenType>(value.getType()))
      result.push_back(get(value));
  }
  return result;
}

void Importer::set(ValueRange from, ValueRange to) {
  for (Value value : from) {
    size_t count = split(value.getType()).size();
    if (isComplex(value.getType()))
      setParts(value, {to[0], to[1]});
    else if (isa<TupleType, stablehlo::FutureType>(value.getType()))
      tuples[value] = llvm::to_vector(to.take_front(count));
    else if (count == 1)
      set(value, to[0]);
    to = to.drop_front(count);
  }
}

void Importer::setWhole(Value from, ValueRange to) {
  SmallVector<Value> pieces;
  for (Value leaf : to) {
    if (isComplex(leaf.getType())) {
      ComplexParts parts = take(leaf);
      llvm::append_values(pieces, parts.real, parts.imaginary);
    } else {
      pieces.push_back(leaf);
    }
  }
  set(ValueRange(from), pieces);
}

SmallVector<Value> Importer::getWhole(Value from) {
  SmallVector<Value> pieces = get(ValueRange(from)), result;
  const Value *next = pieces.begin();
  for (Type leaf : leaves(from.getType())) {
    if (isComplex(leaf)) {
      result.push_back(join({next[0], next[1]}));
      next += 2;
    } else {
      result.push_back(*next++);
    }
  }
  return result;
}

ComplexParts Importer::take(Value complexTensor) {
  RankedTensorType type = realType(complexTensor.getType());
  SmallVector<int64_t> shape(type.getShape()), start(shape.size() + 1, 0), one(shape.size() + 1, 1);
  shape.push_back(2);
  Location loc = complexTensor.getLoc();
  Value both = BitcastReshapeOp::create(builder, loc, type.clone(shape), complexTensor);
  SmallVector<Value> parts;
  for (int64_t i : {0, 1}) {
    SmallVector<int64_t> limit(shape);
    start.back() = i;
    limit.back() = i + 1;
    SmallVector<int64_t> size(shape);
    size.back() = 1;
    Value part = SliceOp::create(builder, loc, type.clone(size), both, start, limit, one);
    parts.push_back(ReshapeOp::create(builder, loc, type, part));
  }
  return {parts[0], parts[1]};
}

Value Importer::join(ComplexParts parts) {
  auto type = cast<RankedTensorType>(parts.real.getType());
  Location loc = parts.real.getLoc();
  SmallVector<int64_t> shape(type.getShape());
  shape.push_back(1);
  SmallVector<Value> both;
  for (Value part : {parts.real, parts.imaginary})
    both.push_back(ReshapeOp::create(builder, loc, type.clone(shape), part));
  shape.back() = 2;
  Value pairs = ConcatenateOp::create(builder, loc, type.clone(shape), both, type.getRank());
  return BitcastReshapeOp::create(builder, loc, type.clone(ComplexType::get(type.getElementType())), pairs);
}

std::optional<Monoid> Importer::namedCombiner(Region &region) {
  if (llvm::any_of(region.getArgumentTypes(), isComplex))
    return std::nullopt; // It combines pairs of numbers.
  if (!region.hasOneBlock() || region.getNumArguments() != 2 || !llvm::hasNItems(region.front(), 2))
    return std::nullopt;
  Operation &op = region.front().front(), &last = region.front().back();
  Value a = region.getArgument(0), b = region.getArgument(1);
  bool direct = llvm::equal(op.getOperands(), ValueRange{a, b}) || llvm::equal(op.getOperands(), ValueRange{b, a});
  if (!direct || op.getNumResults() != 1 || last.getNumOperands() != 1 || last.getOperand(0) != op.getResult(0))
    return std::nullopt;
  auto type = cast<RankedTensorType>(op.getResult(0).getType());
  // On booleans, sum and maximum are or, product and minimum are and.
  bool pred = type.getElementType().isInteger(1);
  return llvm::TypeSwitch<Operation *, std::optional<Monoid>>(&op)
      .Case([&](stablehlo::AddOp) { return pred ? Monoid::or_ : Monoid::add; })
      .Case([&](stablehlo::MultiplyOp) { return pred ? Monoid::and_ : Monoid::mul; })
      .Case([&](stablehlo::MaximumOp) { return pred ? Monoid::or_ : Monoid::max; })
      .Case([&](stablehlo::MinimumOp) { return pred ? Monoid::and_ : Monoid::min; })
      .Case([](stablehlo::AndOp) { return Monoid::and_; })
      .Case([](stablehlo::OrOp) { return Monoid::or_; })
      .Case([](stablehlo::XorOp) { return Monoid::xor_; })
      .Default([](Operation *) { return std::nullopt; });
}

//===-- Ops and regions -----------------------------------------------------------------------------------------===//

LogicalResult Importer::importOp(Operation *op) {
  if (llvm::is_contained({"arith", "shape", "tensor"}, op->getName().getDialectNamespace()) ||
      llvm::any_of(op->getResultTypes(), [](Type type) { return getElementTypeOrSelf(type).isIndex(); }))
    return importShapeOp(op);
  auto row = rows.find(op->getName().getStringRef());
  if (row == rows.end() && (row = complexOps.find(op->getName().getStringRef())) == complexOps.end())
    return refuseOp(op);
  for (Type type : leaves(op->getResultTypes()))
    if (StringRef help = findHelpForType(type); !help.empty())
      return op->emitOpError("is not supported: its result has type ") << type << "; " << help;
  for (Type type : op->getOperandTypes())
    if (isa<TupleType, stablehlo::TokenType>(type) && !row->second.takesParts)
      return op->emitOpError("is not supported: it takes a value of type ")
             << type << "; only ops that pass such values on do";
  ++count;
  if ((llvm::any_of(op->getOperandTypes(), isComplex) || llvm::any_of(op->getResultTypes(), isComplex)) &&
      !row->second.takesParts) {
    row = complexOps.find(op->getName().getStringRef());
    if (row == complexOps.end())
      return op->emitOpError("is not supported on complex elements");
  }
  const ImportRow &how = row->second;
  if (how.function) {
    if (failed(how.function(op, *this)))
      return failure();
    // A row that takes numbers of any type may have made a whole of what must be two parts.
    for (Value result : op->getResults())
      if (isComplex(result.getType()) && !getParts(result).real)
        return op->emitOpError("is not supported on complex elements");
    return success();
  }
  OperationState state(op->getLoc(), how.to, get(op->getOperands()), split(op->getResultTypes()));
  for (AttrName name : how.attrs)
    if (Attribute attr = op->getAttr(name.from))
      state.addAttribute(name.to, attr);
  Operation *created = builder.create(state);
  if (Attribute sharding = op->getAttr("sdy.sharding"))
    created->setAttr("sdy.sharding", sharding);
  set(op, created->getResults());
  return success();
}

LogicalResult Importer::inlineRegion(Region &from, ValueRange arguments, SmallVectorImpl<Value> &results) {
  set(from.getArguments(), arguments);
  for (Operation &op : from.front().without_terminator())
    if (failed(importOp(&op)))
      return failure();
  Operation *last = from.front().getTerminator();
  if (!isa<stablehlo::ReturnOp>(last))
    return last->emitOpError("is not supported as the end of a region");
  llvm::append_range(results, get(last->getOperands()));
  return success();
}

LogicalResult Importer::importInstead(Operation *op, function_ref<SmallVector<Value>(OpBuilder &)> build) {
  Operation *before = op->getPrevNode();
  OpBuilder old(op);
  SmallVector<Value> standIns = build(old);
  SmallVector<Operation *> made;
  for (Operation *next = before ? before->getNextNode() : &op->getBlock()->front(); next != op;
       next = next->getNextNode())
    made.push_back(next);
  LogicalResult done = success();
  for (Operation *next : made)
    if (succeeded(done) && (failed(verify(next)) || failed(importOp(next))))
      done = failure();
  if (succeeded(done))
    set(op->getResults(), get(standIns));
  for (Operation *next : llvm::reverse(made))
    next->erase();
  return done;
}

LogicalResult Importer::importRegion(Region &from, Region &to, ArrayRef<unsigned> order) {
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Location> locs;
  for (BlockArgument argument : from.getArguments())
    locs.append(split(argument.getType()).size(), argument.getLoc());
  SmallVector<Type> types = split(from.getArgumentTypes()), ordered(types);
  for (auto [i, to] : llvm::enumerate(order))
    ordered[to] = types[i];
  Block *block = builder.createBlock(&to, {}, ordered, locs);
  SmallVector<Value> results, arguments(block->getArguments());
  for (auto [i, to] : llvm::enumerate(order))
    arguments[i] = block->getArgument(to);
  if (failed(inlineRegion(from, arguments, results)))
    return failure();
  YieldOp::create(builder, from.front().getTerminator()->getLoc(), results);
  return success();
}

//===-- Functions -----------------------------------------------------------------------------------------------===//

SmallVector<std::optional<unsigned>> Importer::findLeaves(TypeRange types) {
  SmallVector<std::optional<unsigned>> result;
  unsigned next = 0;
  for (Type type : types) {
    result.push_back(isa<TupleType, stablehlo::TokenType>(type) ? std::nullopt : std::optional(next));
    next += leaves(type).size();
  }
  return result;
}

LogicalResult Importer::importSignature(func::FuncOp from, func::FuncOp to) {
  llvm::SmallDenseMap<int64_t, unsigned> aliased;
  SmallVector<std::optional<unsigned>> results = findLeaves(from.getResultTypes());
  for (auto [i, at] : llvm::enumerate(findLeaves(from.getArgumentTypes()))) {
    if (!at)
      continue;
    auto keep = [&, i = i, at = *at](StringRef name) {
      if (Attribute attr = from.getArgAttr(i, name))
        to.setArgAttr(at, name, attr);
    };
    keep("sdy.sharding");
    keep("gc.alias");
    llvm::for_each(kArgumentDescriptions, keep);
    if (from.getArgAttr(i, "jax.buffer_donor"))
      to.setArgAttr(*at, "gc.alias", builder.getI32IntegerAttr(-1));
    Attribute alias = from.getArgAttr(i, "tf.aliasing_output");
    if (!alias)
      continue;
    Location loc = from.isExternal() ? from.getLoc() : from.getArgument(i).getLoc();
    auto number = dyn_cast<IntegerAttr>(alias);
    int64_t result = number ? number.getInt() : -1;
    auto error = [&, i = i] {
      return emitError(loc) << "'func.func' op alias of argument " << i << " (tf.aliasing_output) ";
    };
    if (result < 0 || result >= int64_t(from.getNumResults()))
      return error() << "must name one of " << from.getNumResults() << " results, got " << alias;
    if (from.getArgumentTypes()[i] != from.getResultTypes()[result])
      return error() << "must name a result of its type " << from.getArgumentTypes()[i] << ", but result " << result
                     << " has " << from.getResultTypes()[result];
    if (!aliased.try_emplace(result, i).second)
      return error() << "names result " << result << ", which argument " << aliased[result] << " aliases already";
    to.setArgAttr(*at, "gc.alias", builder.getI32IntegerAttr(*results[result]));
  }
  for (auto [i, at] : llvm::enumerate(results))
    if (Attribute attr = at ? from.getResultAttr(i, "sdy.sharding") : Attribute())
      to.setResultAttr(*at, "sdy.sharding", attr);
  return importNames(from, to);
}

bool Importer::isInner(func::FuncOp function) const {
  return function.isPrivate() || (hasMain && function.getName() != "main");
}

LogicalResult Importer::importFunction(func::FuncOp function) {
  FunctionType type = function.getFunctionType();
  bool inner = isInner(function);
  auto flat = inner ? &Importer::split : &Importer::leaves;
  type = builder.getFunctionType(flat(type.getInputs()), flat(type.getResults()));
  auto created = func::FuncOp::create(builder, function.getLoc(), function.getName(), type);
  created.setVisibility(function.getVisibility());
  if ((!inner || type == function.getFunctionType()) && failed(importSignature(function, created)))
    return failure();
  if (function.isExternal())
    return function.emitOpError("has no body");
  if (!function.getBody().hasOneBlock())
    return function.emitOpError("must have one block");
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Location> locs;
  for (BlockArgument argument : function.getArguments()) {
    for (Type leaf : leaves(argument.getType()))
      if (StringRef help = findHelpForType(leaf); !help.empty())
        return emitError(argument.getLoc()) << "'func.func' op argument " << argument.getArgNumber() << " has type "
                                            << argument.getType() << "; " << help;
    locs.append(flat(argument.getType()).size(), argument.getLoc());
  }
  Block *block = builder.createBlock(&created.getBody(), {}, type.getInputs(), locs);
  if (inner) {
    set(function.getArguments(), block->getArguments());
  } else {
    ValueRange rest = block->getArguments();
    for (Value argument : function.getArguments()) {
      size_t count = leaves(argument.getType()).size();
      setWhole(argument, rest.take_front(count));
      rest = rest.drop_front(count);
    }
  }
  for (Operation &op : function.getBody().front())
    if (failed(importOp(&op)))
      return failure();
  return success();
}

LogicalResult Importer::importMesh(sdy::MeshOp mesh) {
  sdy::MeshAttr attr = mesh.getMesh();
  ArrayRef<int64_t> ids = attr.getDeviceIds();
  if (attr.getAxes().empty() ? !ids.empty() : !llvm::equal(ids, llvm::seq<int64_t>(0, ids.size())))
    return mesh.emitOpError("with device ids in another order than row-major is not supported");
  SmallVector<Attribute> names;
  SmallVector<int64_t> sizes;
  for (sdy::MeshAxisAttr axis : attr.getAxes()) {
    names.push_back(builder.getStringAttr(axis.getName()));
    sizes.push_back(axis.getSize());
  }
  OperationState state(mesh.getLoc(), MeshOp::getOperationName());
  state.addAttribute("sym_name", mesh.getSymNameAttr());
  state.addAttribute("axis_names", builder.getArrayAttr(names));
  state.addAttribute("axis_sizes", builder.getDenseI64ArrayAttr(sizes));
  builder.create(state);
  ++count;
  return success();
}

void eraseReplaced(ArrayRef<Operation *> ops) {
  for (Operation *op : llvm::reverse(ops)) {
    op->dropAllReferences();
    op->erase();
  }
}

LogicalResult Importer::run() {
  Block *body = module.getBody();
  SmallVector<Operation *> old = llvm::map_to_vector(*body, [](Operation &op) { return &op; });
  builder.setInsertionPointToEnd(body);
  if (failed(collectParams()))
    return failure();
  for (Operation *op : old) {
    LogicalResult done =
        llvm::TypeSwitch<Operation *, LogicalResult>(op)
            .Case([&](func::FuncOp function) { return importFunction(function); })
            .Case([&](sdy::MeshOp mesh) { return importMesh(mesh); })
            .Default([](Operation *other) { return other->emitOpError("is not supported at the top of a module"); });
    if (failed(done))
      return failure();
  }
  eraseReplaced(old);
  return success();
}

} // namespace gc
