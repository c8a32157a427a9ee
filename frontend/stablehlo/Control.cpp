#include "frontend/stablehlo/Assembly.h"
#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/Verify.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace gc::stablehlo;

#define GET_OP_CLASSES
#include "frontend/stablehlo/Control.cpp.inc"

void gc::stablehlo::HloDialect::addControlOps() {
  addOperations<
#define GET_OP_LIST
#include "frontend/stablehlo/Control.cpp.inc"
      >();
}

//===-- while ---------------------------------------------------------------------------------------------------===//

// while(%a = %x, %b = %y) : T, U [attributes {…}] cond {…} do {…}: both regions' arguments have the names on the left.
ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<OpAsmParser::Argument> arguments;
  SMLoc loc = parser.getCurrentLocation();
  auto pair = [&]() -> ParseResult {
    return failure(parser.parseArgument(arguments.emplace_back()) || parser.parseEqual() ||
                   parser.parseOperand(operands.emplace_back()));
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, pair))
    return failure();
  SmallVector<Type> types;
  if (!operands.empty() && parser.parseColonTypeList(types))
    return failure();
  if (operands.empty())
    (void)parser.parseOptionalColon();
  if (parser.resolveOperands(operands, types, loc, result.operands) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  result.addTypes(types);
  for (auto [argument, type] : llvm::zip(arguments, types))
    argument.type = type;
  Region *cond = result.addRegion(), *body = result.addRegion();
  return failure(parser.parseKeyword("cond") || parser.parseRegion(*cond, arguments) || parser.parseKeyword("do") ||
                 parser.parseRegion(*body, arguments));
}

void WhileOp::print(OpAsmPrinter &printer) {
  printer << '(';
  llvm::interleaveComma(llvm::zip(getCond().getArguments(), (*this)->getOperands()), printer,
                        [&](auto pair) { printer << std::get<0>(pair) << " = " << std::get<1>(pair); });
  printer << ')';
  if (getNumOperands()) {
    printer << " : ";
    llvm::interleaveComma((*this)->getOperandTypes(), printer);
  }
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printer.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  printer.shadowRegionArgs(getBody(), getCond().getArguments());
  printer << " do ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

void WhileOp::getAsmBlockArgumentNames(Region &region, OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument, "iterArg");
}

LogicalResult CompositeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto callee = symbols.lookupNearestSymbolFrom<FunctionOpInterface>(*this, getDecompositionAttr());
  if (!callee)
    return emitOpError("decomposition ") << getDecompositionAttr() << " names no function";
  if (callee.getArgumentTypes() != (*this)->getOperandTypes() || callee.getResultTypes() != (*this)->getResultTypes())
    return emitOpError("has type ") << FunctionType::get(getContext(), getOperandTypes(), getResultTypes())
                                    << " but its decomposition " << getDecompositionAttr() << " has type "
                                    << callee.getFunctionType();
  return success();
}
