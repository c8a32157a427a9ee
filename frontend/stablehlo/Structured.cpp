#include "frontend/stablehlo/Assembly.h"
#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/Verify.h"

using namespace mlir;
using namespace gc::stablehlo;

#define GET_OP_CLASSES
#include "frontend/stablehlo/Structured.cpp.inc"

void gc::stablehlo::HloDialect::addStructuredOps() {
  addOperations<
#define GET_OP_LIST
#include "frontend/stablehlo/Structured.cpp.inc"
      >();
}

//===-- reduce --------------------------------------------------------------------------------------------------===//

// The op whose name stands for the whole body: commutative, of the two block arguments in order, returned as it is.
static Operation *getNamedReducer(ReduceOp op) {
  if (op.getInputs().size() != 1 || !op.getBody().hasOneBlock())
    return nullptr;
  Block &block = op.getBody().front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return nullptr;
  Operation &inner = block.front(), &last = block.back();
  if (!isCommutativeCombiner(&inner) || !isa<ReturnOp>(last) || !inner.getDiscardableAttrDictionary().empty() ||
      !llvm::equal(inner.getOperands(), block.getArguments()) || last.getNumOperands() != 1 ||
      last.getOperand(0) != inner.getResult(0) || last.getAttrDictionary().size() != 0)
    return nullptr;
  Type type = inner.getResult(0).getType();
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.getRank() != 0 || inner.getOperand(0).getType() != type ||
      inner.getOperand(1).getType() != type)
    return nullptr;
  // The text gives the type by the input's element type alone.
  auto input = dyn_cast<RankedTensorType>(op.getInputs()[0].getType());
  if (!input || tensor != RankedTensorType::get({}, input.getElementType()))
    return nullptr;
  return &inner;
}

void ReduceOp::print(OpAsmPrinter &printer) {
  auto pairs = llvm::zip(getInputs(), getInitValues());
  printer << '(';
  llvm::interleave(
      pairs, printer, [&](auto pair) { printer << std::get<0>(pair) << " init: " << std::get<1>(pair); }, "), (");
  printer << ')';
  Operation *named = getNamedReducer(*this);
  if (named)
    printer << " applies " << named->getName().getStringRef();
  printer << " across dimensions = [";
  llvm::interleaveComma(getDimensions(), printer);
  printer << ']';
  printer.printOptionalAttrDict((*this)->getAttrs(), /*elidedAttrs=*/{"dimensions"});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (named)
    return;
  printer.printNewline();
  printer << " reducer";
  size_t n = getInputs().size();
  Block &block = getBody().front();
  for (size_t i = 0; i < n && i + n < block.getNumArguments(); ++i) {
    printer << '(';
    printer.printRegionArgument(block.getArgument(i));
    printer << ", ";
    printer.printRegionArgument(block.getArgument(i + n));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

static ParseResult parseReducer(OpAsmParser &parser, size_t n, Region &body) {
  SmallVector<OpAsmParser::Argument> lhs, rhs;
  if (parser.parseKeyword("reducer"))
    return failure();
  for (size_t i = 0; i < n; ++i)
    if (parser.parseLParen() || parser.parseArgument(lhs.emplace_back(), /*allowType=*/true) || parser.parseComma() ||
        parser.parseArgument(rhs.emplace_back(), /*allowType=*/true) || parser.parseRParen())
      return failure();
  lhs.append(rhs);
  return parser.parseRegion(body, lhs);
}

// The body that `applies NAME` stands for.
static ParseResult buildNamedReducer(OpAsmParser &parser, SMLoc loc, OperationName name, FunctionType type,
                                     Region &body) {
  auto input = type.getNumInputs() == 2 ? dyn_cast<RankedTensorType>(type.getInput(0)) : RankedTensorType();
  if (!input)
    return parser.emitError(loc, "'applies' needs one input and one init value of ranked tensor type");
  Type element = RankedTensorType::get({}, input.getElementType());
  OpBuilder builder(parser.getContext());
  Location at = parser.getEncodedSourceLoc(loc);
  Block *block = builder.createBlock(&body, {}, {element, element}, {at, at});
  OperationState state(at, name, block->getArguments(), {element});
  Operation *inner = builder.create(state);
  if (!isCommutativeCombiner(inner))
    return parser.emitError(loc, "'applies' needs a commutative operation of stablehlo, got ") << name;
  ReturnOp::create(builder, at, inner->getResults());
  return success();
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits;
  SMLoc loc = parser.getCurrentLocation(), nameLoc;
  do {
    if (parser.parseLParen() || parser.parseOperand(inputs.emplace_back()) || parser.parseKeyword("init") ||
        parser.parseColon() || parser.parseOperand(inits.emplace_back()) || parser.parseRParen())
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  std::optional<OperationName> name;
  if (succeeded(parser.parseOptionalKeyword("applies"))) {
    nameLoc = parser.getCurrentLocation();
    FailureOr<OperationName> parsed = parser.parseCustomOperationName();
    if (failed(parsed))
      return failure();
    name = *parsed;
  }
  SmallVector<int64_t> dims;
  auto dim = [&] { return parser.parseInteger(dims.emplace_back()); };
  FunctionType type;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") || parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, dim) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type))
    return failure();
  result.addAttribute("dimensions", parser.getBuilder().getDenseI64ArrayAttr(dims));
  size_t n = inputs.size();
  inputs.append(inits);
  if (parser.resolveOperands(inputs, type.getInputs(), loc, result.operands))
    return failure();
  result.addTypes(type.getResults());
  Region *body = result.addRegion();
  return name ? buildNamedReducer(parser, nameLoc, *name, type, *body) : parseReducer(parser, n, *body);
}
