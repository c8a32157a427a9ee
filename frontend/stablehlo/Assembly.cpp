#include "frontend/stablehlo/Assembly.h"

#include "frontend/stablehlo/KeyedParser.h"

using namespace mlir;

namespace gc::assembly {

// Fills operand and result types from a function type.
static ParseResult assign(OpAsmParser &parser, SMLoc loc, FunctionType function, ArrayRef<Type *> operands,
                          Type &result) {
  if (function.getNumInputs() != operands.size() || function.getNumResults() != 1)
    return parser.emitError(loc, "expected a function type with ")
           << operands.size() << " operand types and one result type";
  for (auto [type, input] : llvm::zip(operands, function.getInputs()))
    *type = input;
  result = function.getResult(0);
  return success();
}

ParseResult parseSame(OpAsmParser &parser, ArrayRef<Type *> operands, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assign(parser, loc, function, operands, result);
  for (Type *operand : operands)
    *operand = type;
  result = type;
  return success();
}

static void printFunction(OpAsmPrinter &printer, TypeRange operands, Type result) {
  printer << '(';
  llvm::interleaveComma(operands, printer);
  printer << ") -> " << result;
}

void printSame(OpAsmPrinter &printer, ArrayRef<Type> operands, Type result) {
  if (llvm::all_equal(operands) && !operands.empty() && operands.front() == result)
    printer << result;
  else
    printFunction(printer, operands, result);
}

} // namespace gc::assembly

namespace gc {

ParseResult parseIntList(AsmParser &parser, SmallVectorImpl<int64_t> &list) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                        [&] { return parser.parseInteger(list.emplace_back()); });
}

void printIntList(AsmPrinter &printer, ArrayRef<int64_t> list) {
  printer << '[';
  llvm::interleaveComma(list, printer);
  printer << ']';
}

} // namespace gc

namespace gc::stablehlo {

//===-- Types ---------------------------------------------------------------------------------------------------===//

ParseResult parseSameTypes(OpAsmParser &parser, ArrayRef<OperandName> operands, SmallVectorImpl<Type> &types,
                           Type &result) {
  types.resize(operands.size());
  SmallVector<Type *> pointers;
  for (Type &type : types)
    pointers.push_back(&type);
  return assembly::parseSame(parser, pointers, result);
}
void printSameTypes(OpAsmPrinter &printer, Operation *, OperandRange, TypeRange types, Type result) {
  if (types.empty())
    printer << result;
  else
    assembly::printSame(printer, llvm::to_vector(types), result);
}

ParseResult parseComplexType(OpAsmParser &parser, Type &lhs, Type &rhs, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (assembly::parseSame(parser, {&lhs, &rhs}, result))
    return failure();
  if (lhs != result)
    return success();
  auto tensor = dyn_cast<RankedTensorType>(result);
  auto element = tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  if (!element)
    return parser.emitError(loc, "expected a tensor of complex elements");
  lhs = rhs = tensor.clone(element.getElementType());
  return success();
}
void printComplexType(OpAsmPrinter &printer, Operation *, Type lhs, Type rhs, Type result) {
  auto tensor = cast<RankedTensorType>(result);
  Type real = tensor.clone(cast<ComplexType>(tensor.getElementType()).getElementType());
  if (lhs == real && rhs == real)
    printer << result;
  else
    assembly::printFunction(printer, {lhs, rhs}, result);
}

ParseResult parseSelectType(OpAsmParser &parser, Type &pred, Type &onTrue, Type &onFalse, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type first;
  if (parser.parseType(first))
    return failure();
  if (auto function = dyn_cast<FunctionType>(first))
    return assembly::assign(parser, loc, function, {&pred, &onTrue, &onFalse}, result);
  pred = first;
  if (parser.parseComma() || parser.parseType(result))
    return failure();
  onTrue = onFalse = result;
  return success();
}
void printSelectType(OpAsmPrinter &printer, Operation *, Type pred, Type onTrue, Type onFalse, Type result) {
  if (onTrue == result && onFalse == result)
    printer << pred << ", " << result;
  else
    assembly::printFunction(printer, {pred, onTrue, onFalse}, result);
}

ParseResult parseTupleElements(OpAsmParser &parser, SmallVectorImpl<Type> &elements, Type &tuple) {
  TupleType type;
  if (parser.parseType(type))
    return failure();
  elements.assign(type.begin(), type.end());
  tuple = type;
  return success();
}
void printTupleElements(OpAsmPrinter &printer, Operation *, TypeRange, Type tuple) {
  printer << tuple;
}

ParseResult parsePairwiseType(OpAsmParser &parser, SmallVectorImpl<Type> &operands, SmallVectorImpl<Type> &results) {
  if (parser.parseTypeList(operands))
    return failure();
  results.assign(operands.begin(), operands.end());
  return success();
}
void printPairwiseType(OpAsmPrinter &printer, Operation *, TypeRange operands, TypeRange) {
  llvm::interleaveComma(operands, printer);
}

//===-- Operands and attributes ---------------------------------------------------------------------------------===//

ParseResult parseCommaOperands(OpAsmParser &parser, SmallVectorImpl<OperandName> &operands) {
  while (true) {
    OperandName operand;
    OptionalParseResult parsed = parser.parseOptionalOperand(operand);
    if (!parsed.has_value())
      return success();
    if (failed(*parsed) || parser.parseComma())
      return failure();
    operands.push_back(operand);
  }
}
void printCommaOperands(OpAsmPrinter &printer, Operation *, OperandRange operands) {
  for (auto [i, operand] : llvm::enumerate(operands))
    printer << (i ? " " : "") << operand << ',';
}

ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &start, DenseI64ArrayAttr &limit,
                             DenseI64ArrayAttr &strides) {
  SmallVector<int64_t> starts, limits, steps;
  auto range = [&]() -> ParseResult {
    steps.push_back(1);
    if (parser.parseInteger(starts.emplace_back()) || parser.parseColon() || parser.parseInteger(limits.emplace_back()))
      return failure();
    return succeeded(parser.parseOptionalColon()) ? parser.parseInteger(steps.back()) : success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, range))
    return failure();
  start = parser.getBuilder().getDenseI64ArrayAttr(starts);
  limit = parser.getBuilder().getDenseI64ArrayAttr(limits);
  strides = parser.getBuilder().getDenseI64ArrayAttr(steps);
  return success();
}
void printSliceRanges(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr start, DenseI64ArrayAttr limit,
                      DenseI64ArrayAttr strides) {
  printer << '[';
  llvm::interleaveComma(llvm::zip(start.asArrayRef(), limit.asArrayRef(), strides.asArrayRef()), printer,
                        [&](auto range) {
                          auto [from, to, step] = range;
                          printer << from << ':' << to;
                          if (step != 1)
                            printer << ':' << step;
                        });
  printer << ']';
}

ParseResult parseFloatFormat(OpAsmParser &parser, IntegerAttr &exponent, IntegerAttr &mantissa) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  StringRef rest = word;
  int32_t e, m;
  if (!rest.consume_front("e") || rest.consumeInteger(10, e) || !rest.consume_front("m") ||
      rest.consumeInteger(10, m) || !rest.empty())
    return parser.emitError(loc, "expected a format such as e5m10, got ") << word;
  exponent = parser.getBuilder().getI32IntegerAttr(e);
  mantissa = parser.getBuilder().getI32IntegerAttr(m);
  return success();
}
void printFloatFormat(OpAsmPrinter &printer, Operation *, IntegerAttr exponent, IntegerAttr mantissa) {
  printer << 'e' << exponent.getInt() << 'm' << mantissa.getInt();
}

ParseResult parseCallTarget(OpAsmParser &parser, StringAttr &target) {
  return parser.parseSymbolName(target);
}
void printCallTarget(OpAsmPrinter &printer, Operation *, StringAttr target) {
  printer.printSymbolName(target.getValue());
}

//===-- Contractions --------------------------------------------------------------------------------------------===//

static ParseResult parseDimPair(OpAsmParser &parser, SmallVectorImpl<int64_t> &lhs, SmallVectorImpl<int64_t> &rhs) {
  return failure(parser.parseEqual() || parseIntList(parser, lhs) || parser.parseKeyword("x") ||
                 parseIntList(parser, rhs));
}
static void printDimPair(OpAsmPrinter &printer, StringRef name, ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs) {
  printer << name << " = ";
  printIntList(printer, lhs);
  printer << " x ";
  printIntList(printer, rhs);
}

ParseResult parseDotDims(OpAsmParser &parser, DotDimensionNumbersAttr &dims) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")) &&
      (parseDimPair(parser, lhsBatch, rhsBatch) || parser.parseComma()))
    return failure();
  if (parser.parseKeyword("contracting_dims") || parseDimPair(parser, lhsContract, rhsContract))
    return failure();
  dims = DotDimensionNumbersAttr::get(parser.getContext(), lhsBatch, rhsBatch, lhsContract, rhsContract);
  return success();
}
void printDotDims(OpAsmPrinter &printer, Operation *, DotDimensionNumbersAttr dims) {
  if (!dims.getLhsBatchingDimensions().empty() || !dims.getRhsBatchingDimensions().empty()) {
    printDimPair(printer, "batching_dims", dims.getLhsBatchingDimensions(), dims.getRhsBatchingDimensions());
    printer << ", ";
  }
  printDimPair(printer, "contracting_dims", dims.getLhsContractingDimensions(), dims.getRhsContractingDimensions());
}

static ParseResult parsePrecisionList(OpAsmParser &parser, ArrayAttr &precision) {
  SmallVector<Attribute> words;
  auto word = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (parser.parseKeyword(&name))
      return failure();
    std::optional<Precision> value = symbolizePrecision(name);
    if (!value)
      return parser.emitError(loc, "expected DEFAULT, HIGH or HIGHEST, got ") << name;
    words.push_back(PrecisionAttr::get(parser.getContext(), *value));
    return success();
  };
  if (parser.parseEqual() || parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, word))
    return failure();
  precision = parser.getBuilder().getArrayAttr(words);
  return success();
}

ParseResult parsePrecision(OpAsmParser &parser, ArrayAttr &precision) {
  if (failed(parser.parseOptionalComma()))
    return success();
  return failure(parser.parseKeyword("precision") || parsePrecisionList(parser, precision));
}
void printPrecision(OpAsmPrinter &printer, Operation *, ArrayAttr precision) {
  if (!precision)
    return;
  printer << ", precision = [";
  llvm::interleaveComma(precision, printer,
                        [&](Attribute word) { printer << stringifyPrecision(cast<PrecisionAttr>(word).getValue()); });
  printer << ']';
}

ParseResult parsePrecisionAlgorithm(OpAsmParser &parser, ArrayAttr &precision, DotAlgorithmAttr &algorithm) {
  if (failed(parser.parseOptionalComma()))
    return success();
  if (succeeded(parser.parseOptionalKeyword("precision"))) {
    if (parsePrecisionList(parser, precision))
      return failure();
    if (failed(parser.parseOptionalComma()))
      return success();
  }
  if (parser.parseKeyword("algorithm") || parser.parseEqual())
    return failure();
  return parser.parseCustomAttributeWithFallback(algorithm);
}
void printPrecisionAlgorithm(OpAsmPrinter &printer, Operation *op, ArrayAttr precision, DotAlgorithmAttr algorithm) {
  printPrecision(printer, op, precision);
  if (algorithm) {
    printer << ", algorithm = ";
    printer.printStrippedAttrOrType(algorithm);
  }
}

//===-- Convolution ---------------------------------------------------------------------------------------------===//

namespace {
// One bracket of dimension numbers: two named dimensions and the spatial ones.
struct ConvSide {
  char first, second;
  int64_t firstDim = -1, secondDim = -1;
  SmallVector<int64_t> spatial;
};
} // namespace

static ParseResult parseConvSide(AsmParser &parser, ConvSide &side) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<std::pair<int64_t, int64_t>> spatial;
  int64_t position = 0;
  auto entry = [&]() -> ParseResult {
    int64_t at = position++, number;
    SMLoc here = parser.getCurrentLocation();
    OptionalParseResult parsed = parser.parseOptionalInteger(number);
    if (parsed.has_value()) {
      spatial.push_back({number, at});
      return *parsed;
    }
    StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    int64_t *dim = word == StringRef(&side.first, 1)    ? &side.firstDim
                   : word == StringRef(&side.second, 1) ? &side.secondDim
                                                        : nullptr;
    if (!dim || *dim >= 0)
      return parser.emitError(here, "expected ") << StringRef(&side.first, 1) << ", " << StringRef(&side.second, 1)
                                                 << " (each once) or a number, got " << word;
    *dim = at;
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, entry))
    return failure();
  if (side.firstDim < 0 || side.secondDim < 0)
    return parser.emitError(loc, "expected both ")
           << StringRef(&side.first, 1) << " and " << StringRef(&side.second, 1);
  llvm::sort(spatial);
  for (auto [i, dim] : llvm::enumerate(spatial)) {
    if (dim.first != int64_t(i))
      return parser.emitError(loc, "expected spatial dimensions numbered from 0 without gaps");
    side.spatial.push_back(dim.second);
  }
  return success();
}

static bool printConvSide(AsmPrinter &printer, ConvSide side) {
  SmallVector<std::string> words(side.spatial.size() + 2);
  auto put = [&](int64_t dim, std::string word) {
    if (dim < 0 || dim >= int64_t(words.size()) || !words[dim].empty())
      return false;
    words[dim] = std::move(word);
    return true;
  };
  if (!put(side.firstDim, std::string(1, side.first)) || !put(side.secondDim, std::string(1, side.second)))
    return false;
  for (auto [i, dim] : llvm::enumerate(side.spatial))
    if (!put(dim, std::to_string(i)))
      return false;
  printer << '[' << llvm::join(words, ", ") << ']';
  return true;
}

ParseResult parseConvDims(AsmParser &parser, ConvDimensionNumbersAttr &dims) {
  ConvSide input{'b', 'f'}, kernel{'i', 'o'}, output{'b', 'f'};
  if (parseConvSide(parser, input) || parser.parseKeyword("x") || parseConvSide(parser, kernel) ||
      parser.parseArrow() || parseConvSide(parser, output))
    return failure();
  dims = ConvDimensionNumbersAttr::get(parser.getContext(), input.firstDim, input.secondDim, input.spatial,
                                       kernel.firstDim, kernel.secondDim, kernel.spatial, output.firstDim,
                                       output.secondDim, output.spatial);
  return success();
}

void printConvDims(AsmPrinter &printer, ConvDimensionNumbersAttr dims) {
  auto side = [](char a, char b, int64_t first, int64_t second, ArrayRef<int64_t> spatial) {
    return ConvSide{a, b, first, second, SmallVector<int64_t>(spatial)};
  };
  printConvSide(printer, side('b', 'f', dims.getInputBatchDimension(), dims.getInputFeatureDimension(),
                              dims.getInputSpatialDimensions()));
  printer << 'x';
  printConvSide(printer, side('i', 'o', dims.getKernelInputFeatureDimension(), dims.getKernelOutputFeatureDimension(),
                              dims.getKernelSpatialDimensions()));
  printer << "->";
  printConvSide(printer, side('b', 'f', dims.getOutputBatchDimension(), dims.getOutputFeatureDimension(),
                              dims.getOutputSpatialDimensions()));
}

static ParseResult parsePadding(OpAsmParser &parser, DenseIntElementsAttr &padding) {
  SmallVector<int64_t> amounts;
  auto pair = [&]() -> ParseResult {
    return failure(parser.parseLSquare() || parser.parseInteger(amounts.emplace_back()) || parser.parseComma() ||
                   parser.parseInteger(amounts.emplace_back()) || parser.parseRSquare());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, pair))
    return failure();
  auto type = RankedTensorType::get({int64_t(amounts.size() / 2), 2}, parser.getBuilder().getI64Type());
  padding = DenseIntElementsAttr::get(type, amounts);
  return success();
}

ParseResult parseWindow(OpAsmParser &parser, DenseI64ArrayAttr &strides, DenseIntElementsAttr &padding,
                        DenseI64ArrayAttr &lhsDilation, DenseI64ArrayAttr &rhsDilation, DenseBoolArrayAttr &reversal) {
  StringRef word;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&word)))
    return success();
  while (true) {
    if (parser.parseEqual())
      return failure();
    DenseI64ArrayAttr *list = word == "stride"       ? &strides
                              : word == "lhs_dilate" ? &lhsDilation
                              : word == "rhs_dilate" ? &rhsDilation
                                                     : nullptr;
    if ((list && *list) || (word == "pad" && padding) || (word == "reverse" && reversal))
      return parser.emitError(loc, "window attribute ") << word << " is given twice";
    if (list) {
      SmallVector<int64_t> values;
      if (parseIntList(parser, values))
        return failure();
      *list = parser.getBuilder().getDenseI64ArrayAttr(values);
    } else if (word == "pad") {
      if (parsePadding(parser, padding))
        return failure();
    } else if (word == "reverse") {
      SmallVector<bool> values;
      auto flag = [&]() -> ParseResult {
        if (succeeded(parser.parseOptionalKeyword("true")))
          return values.push_back(true), success();
        return values.push_back(false), parser.parseKeyword("false");
      };
      if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, flag))
        return failure();
      reversal = parser.getBuilder().getDenseBoolArrayAttr(values);
    } else {
      return parser.emitError(loc, "expected stride, pad, lhs_dilate, rhs_dilate or reverse, got ") << word;
    }
    if (failed(parser.parseOptionalComma()))
      return success();
    loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&word))
      return failure();
  }
}

void printWindow(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr strides, DenseIntElementsAttr padding,
                 DenseI64ArrayAttr lhsDilation, DenseI64ArrayAttr rhsDilation, DenseBoolArrayAttr reversal) {
  bool first = true;
  auto name = [&](StringRef word) {
    printer << (first ? "" : ", ") << word << " = ";
    first = false;
  };
  auto list = [&](StringRef word, DenseI64ArrayAttr values) {
    if (!values)
      return;
    name(word);
    printIntList(printer, values);
  };
  list("stride", strides);
  if (padding) {
    name("pad");
    SmallVector<int64_t> amounts(padding.getValues<int64_t>());
    printer << '[';
    for (size_t i = 0; i + 1 < amounts.size(); i += 2)
      printer << (i ? ", [" : "[") << amounts[i] << ", " << amounts[i + 1] << ']';
    printer << ']';
  }
  list("lhs_dilate", lhsDilation);
  list("rhs_dilate", rhsDilation);
  if (reversal) {
    name("reverse");
    printer << '[';
    llvm::interleaveComma(reversal.asArrayRef(), printer, [&](bool flag) { printer << (flag ? "true" : "false"); });
    printer << ']';
  }
}

} // namespace gc::stablehlo
