// Text of sdy's attributes, and what they say about a mesh.
#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/KeyedParser.h"
#include "ir/dialect/Gc.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace gc::sdy;

#define GET_ATTRDEF_CLASSES
#include "frontend/stablehlo/SdyAttrs.cpp.inc"

void SdyDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "frontend/stablehlo/SdyAttrs.cpp.inc"
      >();
  addSdyOps();
}

//===-- Meshes --------------------------------------------------------------------------------------------------===//

int64_t MeshAttr::getAxisSize(StringRef name) const {
  for (MeshAxisAttr axis : getAxes())
    if (axis.getName() == name)
      return axis.getSize();
  return 0;
}

int64_t MeshAttr::getDeviceCount() const {
  int64_t count = 1;
  for (MeshAxisAttr axis : getAxes())
    count *= axis.getSize();
  return count;
}

int64_t AxisRefAttr::getSizeIn(MeshAttr mesh) const {
  return isWhole() ? mesh.getAxisSize(getName()) : getSize();
}

int64_t DimShardingAttr::getSizeIn(MeshAttr mesh) const {
  int64_t size = 1;
  for (AxisRefAttr axis : getAxes())
    size *= axis.getSizeIn(mesh);
  return size;
}

MeshAttr TensorShardingAttr::getMesh(Operation *from) const {
  if (auto mesh = dyn_cast<MeshAttr>(getMeshOrRef()))
    return mesh;
  Operation *op = SymbolTable::lookupNearestSymbolFrom(from, cast<FlatSymbolRefAttr>(getMeshOrRef()));
  if (auto mesh = dyn_cast_or_null<MeshOp>(op))
    return mesh.getMesh();
  // After the import, shardings that are still sdy's name the gc.mesh.
  auto mesh = dyn_cast_or_null<gc::MeshOp>(op);
  if (!mesh)
    return {};
  SmallVector<MeshAxisAttr> axes;
  for (auto [name, size] : llvm::zip(mesh.getAxisNames(), mesh.getAxisSizes()))
    axes.push_back(MeshAxisAttr::get(op->getContext(), cast<StringAttr>(name).getValue(), size));
  return MeshAttr::get(op->getContext(), axes, {});
}

//===-- Pieces --------------------------------------------------------------------------------------------------===//

static ParseResult parseAxis(AsmParser &parser, MeshAxisAttr &axis) {
  std::string name;
  int64_t size;
  if (parser.parseString(&name) || parser.parseEqual() || parser.parseInteger(size))
    return failure();
  axis = MeshAxisAttr::get(parser.getContext(), name, size);
  return success();
}
static void printAxis(AsmPrinter &printer, MeshAxisAttr axis) {
  printer.printString(axis.getName());
  printer << '=' << axis.getSize();
}

static ParseResult parseAxisRef(AsmParser &parser, AxisRefAttr &ref) {
  std::string name;
  int64_t preSize = 0, size = 0;
  if (parser.parseString(&name))
    return failure();
  if (succeeded(parser.parseOptionalColon())) {
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseLParen() || parser.parseInteger(preSize) || parser.parseRParen() || parser.parseInteger(size))
      return failure();
    if (preSize < 1 || size < 1)
      return parser.emitError(loc, "sizes of a part of an axis must be positive");
  }
  ref = AxisRefAttr::get(parser.getContext(), name, preSize, size);
  return success();
}
static void printAxisRef(AsmPrinter &printer, AxisRefAttr ref) {
  printer.printString(ref.getName());
  if (!ref.isWhole())
    printer << ":(" << ref.getPreSize() << ')' << ref.getSize();
}

static ParseResult parseAxisRefs(AsmParser &parser, SmallVectorImpl<AxisRefAttr> &refs) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces,
                                        [&] { return parseAxisRef(parser, refs.emplace_back()); });
}
static void printAxisRefs(AsmPrinter &printer, ArrayRef<AxisRefAttr> refs) {
  printer << '{';
  llvm::interleaveComma(refs, printer, [&](AxisRefAttr ref) { printAxisRef(printer, ref); });
  printer << '}';
}

// `{"x", ?}p1`
static ParseResult parseDim(AsmParser &parser, DimShardingAttr &dim) {
  SmallVector<AxisRefAttr> axes;
  bool closed = true;
  auto item = [&]() -> ParseResult {
    if (!closed)
      return parser.emitError(parser.getCurrentLocation(), "'?' must come last");
    if (succeeded(parser.parseOptionalQuestion())) {
      closed = false;
      return success();
    }
    return parseAxisRef(parser, axes.emplace_back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, item))
    return failure();
  std::optional<int64_t> priority;
  SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (succeeded(parser.parseOptionalKeyword(&word))) {
    int64_t number;
    if (!word.consume_front("p") || word.getAsInteger(10, number))
      return parser.emitError(loc, "expected a priority such as p1");
    priority = number;
  }
  dim = DimShardingAttr::get(parser.getContext(), axes, closed, priority);
  return success();
}
static void printDim(AsmPrinter &printer, DimShardingAttr dim) {
  printer << '{';
  llvm::interleaveComma(dim.getAxes(), printer, [&](AxisRefAttr ref) { printAxisRef(printer, ref); });
  if (!dim.getClosed())
    printer << (dim.getAxes().empty() ? "?" : ", ?");
  printer << '}';
  if (dim.getPriority())
    printer << 'p' << *dim.getPriority();
}

//===-- Attributes of one piece ---------------------------------------------------------------------------------===//

Attribute MeshAxisAttr::parse(AsmParser &parser, Type) {
  MeshAxisAttr axis;
  return parseAxis(parser, axis) ? Attribute() : axis;
}
void MeshAxisAttr::print(AsmPrinter &printer) const {
  printAxis(printer, *this);
}

Attribute AxisRefAttr::parse(AsmParser &parser, Type) {
  AxisRefAttr ref;
  return parseAxisRef(parser, ref) ? Attribute() : ref;
}
void AxisRefAttr::print(AsmPrinter &printer) const {
  printAxisRef(printer, *this);
}

Attribute DimShardingAttr::parse(AsmParser &parser, Type) {
  DimShardingAttr dim;
  return parseDim(parser, dim) ? Attribute() : dim;
}
void DimShardingAttr::print(AsmPrinter &printer) const {
  printDim(printer, *this);
}

Attribute MeshAttr::parse(AsmParser &parser, Type) {
  SmallVector<MeshAxisAttr> axes;
  SmallVector<int64_t> ids;
  if (parser.parseLess() || parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                                           [&] { return parseAxis(parser, axes.emplace_back()); }))
    return {};
  if (succeeded(parser.parseOptionalComma()) &&
      (parser.parseKeyword("device_ids") || parser.parseEqual() || gc::parseIntList(parser, ids)))
    return {};
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), axes, ids);
}
void MeshAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  llvm::interleaveComma(getAxes(), printer, [&](MeshAxisAttr axis) { printAxis(printer, axis); });
  printer << ']';
  if (!getDeviceIds().empty()) {
    printer << ", device_ids=";
    gc::printIntList(printer, getDeviceIds());
  }
  printer << '>';
}

Attribute TensorShardingAttr::parse(AsmParser &parser, Type) {
  SmallVector<DimShardingAttr> dims;
  SmallVector<AxisRefAttr> replicated, unreduced;
  StringRef reduction;
  Attribute mesh;
  if (parser.parseLess())
    return {};
  if (succeeded(parser.parseOptionalKeyword("mesh"))) {
    if (!(mesh = MeshAttr::parse(parser, {})))
      return {};
  } else {
    FlatSymbolRefAttr ref;
    if (parser.parseAttribute(ref))
      return {};
    mesh = ref;
  }
  if (parser.parseComma() || parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                                            [&] { return parseDim(parser, dims.emplace_back()); }))
    return {};
  bool hasReplicated = false, hasUnreduced = false;
  while (succeeded(parser.parseOptionalComma())) {
    SMLoc loc = parser.getCurrentLocation();
    StringRef word;
    if (parser.parseKeyword(&word) || parser.parseEqual())
      return {};
    if (word == "replicated" && !hasReplicated) {
      hasReplicated = true;
      if (parseAxisRefs(parser, replicated))
        return {};
    } else if (word == "unreduced" && !hasUnreduced) {
      hasUnreduced = true;
      (void)parser.parseOptionalKeyword(&reduction, {"max", "min", "sum"});
      if (parseAxisRefs(parser, unreduced))
        return {};
    } else {
      return parser.emitError(loc, "expected replicated or unreduced, each once, got ") << word, Attribute();
    }
  }
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), mesh, dims, replicated, unreduced, reduction);
}
void TensorShardingAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (auto mesh = dyn_cast<MeshAttr>(getMeshOrRef())) {
    printer << "mesh";
    mesh.print(printer);
  } else {
    printer << getMeshOrRef();
  }
  printer << ", [";
  llvm::interleaveComma(getDims(), printer, [&](DimShardingAttr dim) { printDim(printer, dim); });
  printer << ']';
  if (!getReplicated().empty()) {
    printer << ", replicated=";
    printAxisRefs(printer, getReplicated());
  }
  if (!getUnreduced().empty()) {
    printer << ", unreduced=" << getReduction();
    printAxisRefs(printer, getUnreduced());
  }
  printer << '>';
}

Attribute ShardingPerValueAttr::parse(AsmParser &parser, Type) {
  SmallVector<TensorShardingAttr> shardings;
  auto one = [&]() -> ParseResult {
    auto sharding = dyn_cast_or_null<TensorShardingAttr>(TensorShardingAttr::parse(parser, {}));
    shardings.push_back(sharding);
    return success(bool(sharding));
  };
  if (parser.parseLess() || parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, one) || parser.parseGreater())
    return {};
  return get(parser.getContext(), shardings);
}
void ShardingPerValueAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  llvm::interleaveComma(getShardings(), printer, [&](TensorShardingAttr sharding) { sharding.print(printer); });
  printer << "]>";
}

Attribute ManualAxesAttr::parse(AsmParser &parser, Type) {
  SmallVector<StringAttr> axes;
  auto one = [&]() -> ParseResult {
    std::string name;
    if (parser.parseString(&name))
      return failure();
    axes.push_back(parser.getBuilder().getStringAttr(name));
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, one))
    return {};
  return get(parser.getContext(), axes);
}
void ManualAxesAttr::print(AsmPrinter &printer) const {
  printer << '{';
  llvm::interleaveComma(getAxes(), printer, [&](StringAttr axis) { printer.printString(axis.getValue()); });
  printer << '}';
}

//===-- Sharding rules ------------------------------------------------------------------------------------------===//

// Factors are named i … z, then z_1, z_2, …
static constexpr int64_t kNamed = 'z' - 'i' + 1;

static void printFactor(AsmPrinter &printer, int64_t factor) {
  if (factor < kNamed)
    printer << char('i' + factor);
  else
    printer << "z_" << factor - kNamed + 1;
}

// Reads the factors that a word such as `ijz_2` is made of.
static ParseResult splitFactors(AsmParser &parser, SMLoc loc, StringRef word, SmallVectorImpl<int64_t> &factors) {
  while (!word.empty()) {
    int64_t number;
    if (word.consume_front("z_")) {
      if (word.consumeInteger(10, number) || number < 1 || number > (1 << 20))
        return parser.emitError(loc, "expected a number after z_");
      factors.push_back(kNamed - 1 + number);
    } else if (word.front() >= 'i' && word.front() <= 'z') {
      factors.push_back(word.front() - 'i');
      word = word.drop_front();
    } else {
      return parser.emitError(loc, "expected factors i … z, z_1, …, got ") << word;
    }
  }
  return success();
}

static ParseResult parseFactor(AsmParser &parser, int64_t &factor) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  SmallVector<int64_t> factors;
  if (parser.parseKeyword(&word) || splitFactors(parser, loc, word, factors))
    return failure();
  if (factors.size() != 1)
    return parser.emitError(loc, "expected one factor, got ") << word;
  factor = factors.front();
  return success();
}

Attribute DimMappingAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  SmallVector<int64_t> factors;
  if (parser.parseKeyword(&word) || splitFactors(parser, loc, word, factors))
    return {};
  return get(parser.getContext(), factors);
}
void DimMappingAttr::print(AsmPrinter &printer) const {
  for (int64_t factor : getFactors())
    printFactor(printer, factor);
}

Attribute TensorMappingAttr::parse(AsmParser &parser, Type) {
  SmallVector<DimMappingAttr> dims;
  auto one = [&]() -> ParseResult {
    auto dim = dyn_cast_or_null<DimMappingAttr>(DimMappingAttr::parse(parser, {}));
    dims.push_back(dim);
    return success(bool(dim));
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, one))
    return {};
  return get(parser.getContext(), dims);
}
void TensorMappingAttr::print(AsmPrinter &printer) const {
  printer << '[';
  llvm::interleaveComma(getDims(), printer, [&](DimMappingAttr dim) { dim.print(printer); });
  printer << ']';
}

static ParseResult parseMappings(AsmParser &parser, SmallVectorImpl<TensorMappingAttr> &mappings) {
  auto one = [&]() -> ParseResult {
    auto mapping = dyn_cast_or_null<TensorMappingAttr>(TensorMappingAttr::parse(parser, {}));
    mappings.push_back(mapping);
    return success(bool(mapping));
  };
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, one);
}
static void printMappings(AsmPrinter &printer, ArrayRef<TensorMappingAttr> mappings) {
  printer << '(';
  llvm::interleaveComma(mappings, printer, [&](TensorMappingAttr mapping) { mapping.print(printer); });
  printer << ')';
}

// `{i=8, j=4}`: every factor, in order.
static ParseResult parseFactorSizes(AsmParser &parser, SmallVectorImpl<int64_t> &sizes) {
  auto one = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    int64_t factor;
    if (parseFactor(parser, factor))
      return failure();
    if (factor != int64_t(sizes.size()))
      return parser.emitError(loc, "factor sizes must be given in order, from i on");
    return failure(parser.parseEqual() || parser.parseInteger(sizes.emplace_back()));
  };
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::OptionalBraces, one);
}

Attribute OpShardingRuleAttr::parse(AsmParser &parser, Type) {
  SmallVector<TensorMappingAttr> operands, results;
  SmallVector<int64_t> sizes, kinds[4];
  bool custom = false;
  if (parser.parseLess() || parseMappings(parser, operands) || parser.parseArrow() || parseMappings(parser, results) ||
      parseFactorSizes(parser, sizes))
    return {};
  static constexpr StringRef names[] = {"reduction", "need_replication", "permutation", "blocked_propagation"};
  for (auto [name, list] : llvm::zip_equal(names, kinds))
    if (succeeded(parser.parseOptionalKeyword(name)) &&
        (parser.parseEqual() || parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, [&, &list = list] {
          return parseFactor(parser, list.emplace_back());
        })))
      return {};
  if (succeeded(parser.parseOptionalComma())) {
    custom = true;
    if (parser.parseKeyword("custom"))
      return {};
  }
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), sizes, operands, results, kinds[0], kinds[1], kinds[2], kinds[3], custom);
}

void OpShardingRuleAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printMappings(printer, getOperands());
  printer << "->";
  printMappings(printer, getResults());
  if (!getFactorSizes().empty()) {
    printer << " {";
    llvm::interleaveComma(llvm::enumerate(getFactorSizes()), printer, [&](auto size) {
      printFactor(printer, size.index());
      printer << '=' << size.value();
    });
    printer << '}';
  }
  auto kind = [&](StringRef name, ArrayRef<int64_t> factors) {
    if (factors.empty())
      return;
    printer << ' ' << name << "={";
    llvm::interleaveComma(factors, printer, [&](int64_t factor) { printFactor(printer, factor); });
    printer << '}';
  };
  kind("reduction", getReduction());
  kind("need_replication", getNeedReplication());
  kind("permutation", getPermutation());
  kind("blocked_propagation", getBlockedPropagation());
  printer << (getCustom() ? ", custom>" : ">");
}
