#include "frontend/stablehlo/Assembly.h"
#include "frontend/stablehlo/Dialects.h"

using namespace mlir;
using namespace gc::sdy;

#define GET_OP_CLASSES
#include "frontend/stablehlo/Sdy.cpp.inc"

void gc::sdy::SdyDialect::addSdyOps() {
  addOperations<
#define GET_OP_LIST
#include "frontend/stablehlo/Sdy.cpp.inc"
      >();
}

// `in_shardings=[<@mesh, [{"x"}]>]`
static ParseResult parseShardings(OpAsmParser &parser, ShardingPerValueAttr &shardings) {
  SmallVector<TensorShardingAttr> list;
  auto one = [&]() -> ParseResult {
    auto sharding = dyn_cast_or_null<TensorShardingAttr>(TensorShardingAttr::parse(parser, {}));
    list.push_back(sharding);
    return success(bool(sharding));
  };
  if (parser.parseEqual() || parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, one))
    return failure();
  shardings = ShardingPerValueAttr::get(parser.getContext(), list);
  return success();
}

static void printShardings(OpAsmPrinter &printer, StringRef name, ShardingPerValueAttr shardings) {
  printer << ' ' << name << "=[";
  llvm::interleaveComma(shardings.getShardings(), printer,
                        [&](TensorShardingAttr sharding) { sharding.print(printer); });
  printer << ']';
}

// `(%arg: T, …) {…} attr-dict : (…) -> (…)`
static ParseResult parseBody(OpAsmParser &parser, OperationState &result, SMLoc loc,
                             ArrayRef<OpAsmParser::UnresolvedOperand> operands) {
  SmallVector<OpAsmParser::Argument> arguments;
  FunctionType type;
  if (parser.parseArgumentList(arguments, AsmParser::Delimiter::Paren, /*allowType=*/true) ||
      parser.parseRegion(*result.addRegion(), arguments) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) || parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.addTypes(type.getResults());
  return success();
}

static void printBody(OpAsmPrinter &printer, Operation *op, ArrayRef<StringRef> elided) {
  Region &body = op->getRegion(0);
  printer << " (";
  llvm::interleaveComma(body.getArguments(), printer,
                        [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict(op->getAttrs(), elided);
  printer << " : ";
  printer.printFunctionalType(op);
}

ParseResult ManualComputationOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  ShardingPerValueAttr in, out;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, AsmParser::Delimiter::Paren) || parser.parseKeyword("in_shardings") ||
      parseShardings(parser, in) || parser.parseKeyword("out_shardings") || parseShardings(parser, out) ||
      parser.parseKeyword("manual_axes") || parser.parseEqual())
    return failure();
  auto axes = dyn_cast_or_null<ManualAxesAttr>(ManualAxesAttr::parse(parser, {}));
  if (!axes)
    return failure();
  result.addAttribute("in_shardings", in);
  result.addAttribute("out_shardings", out);
  result.addAttribute("manual_axes", axes);
  return parseBody(parser, result, loc, operands);
}

void ManualComputationOp::print(OpAsmPrinter &printer) {
  printer << '(' << getTensors() << ')';
  printShardings(printer, "in_shardings", getInShardings());
  printShardings(printer, "out_shardings", getOutShardings());
  printer << " manual_axes=";
  getManualAxes().print(printer);
  printBody(printer, *this, {"in_shardings", "out_shardings", "manual_axes"});
}

ParseResult NamedComputationOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  StringAttr name;
  if (parser.parseLess() || parser.parseAttribute(name) || parser.parseGreater())
    return failure();
  result.addAttribute("name", name);
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, AsmParser::Delimiter::Paren))
    return failure();
  for (StringRef key : {"in_shardings", "out_shardings"})
    if (succeeded(parser.parseOptionalKeyword(key))) {
      ShardingPerValueAttr shardings;
      if (parseShardings(parser, shardings))
        return failure();
      result.addAttribute(key, shardings);
    }
  return parseBody(parser, result, loc, operands);
}

void NamedComputationOp::print(OpAsmPrinter &printer) {
  printer << '<' << getNameAttr() << ">(" << getOperands() << ')';
  if (getInShardings())
    printShardings(printer, "in_shardings", *getInShardings());
  if (getOutShardings())
    printShardings(printer, "out_shardings", *getOutShardings());
  printBody(printer, *this, {"name", "in_shardings", "out_shardings"});
}
