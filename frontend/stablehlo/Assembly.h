// Custom directives of the ops' assembly formats.
#ifndef GC_FRONTEND_STABLEHLO_ASSEMBLY_H
#define GC_FRONTEND_STABLEHLO_ASSEMBLY_H

#include "frontend/stablehlo/Dialects.h"

namespace gc {
namespace assembly {
mlir::ParseResult parseSame(mlir::OpAsmParser &parser, llvm::ArrayRef<mlir::Type *> operands, mlir::Type &result);
void printSame(mlir::OpAsmPrinter &printer, llvm::ArrayRef<mlir::Type> operands, mlir::Type result);
} // namespace assembly

namespace stablehlo {
using OperandName = mlir::OpAsmParser::UnresolvedOperand;

// One type where all operand types and the result's are equal, else a function type.
inline mlir::ParseResult parseSameType(mlir::OpAsmParser &parser, mlir::Type &a, mlir::Type &result) {
  return assembly::parseSame(parser, {&a}, result);
}
inline mlir::ParseResult parseSameType(mlir::OpAsmParser &parser, mlir::Type &a, mlir::Type &b, mlir::Type &result) {
  return assembly::parseSame(parser, {&a, &b}, result);
}
inline mlir::ParseResult parseSameType(mlir::OpAsmParser &parser, mlir::Type &a, mlir::Type &b, mlir::Type &c,
                                       mlir::Type &result) {
  return assembly::parseSame(parser, {&a, &b, &c}, result);
}
inline void printSameType(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::Type a, mlir::Type result) {
  assembly::printSame(printer, {a}, result);
}
inline void printSameType(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::Type a, mlir::Type b,
                          mlir::Type result) {
  assembly::printSame(printer, {a, b}, result);
}
inline void printSameType(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::Type a, mlir::Type b, mlir::Type c,
                          mlir::Type result) {
  assembly::printSame(printer, {a, b, c}, result);
}
// The same for any number of operands.
mlir::ParseResult parseSameTypes(mlir::OpAsmParser &parser, llvm::ArrayRef<OperandName> operands,
                                 llvm::SmallVectorImpl<mlir::Type> &types, mlir::Type &result);
void printSameTypes(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::OperandRange operands, mlir::TypeRange types,
                    mlir::Type result);

// The result's complex type stands for the operands' real types.
mlir::ParseResult parseComplexType(mlir::OpAsmParser &parser, mlir::Type &lhs, mlir::Type &rhs, mlir::Type &result);
void printComplexType(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::Type lhs, mlir::Type rhs,
                      mlir::Type result);
// `pred, T`.
mlir::ParseResult parseSelectType(mlir::OpAsmParser &parser, mlir::Type &pred, mlir::Type &onTrue, mlir::Type &onFalse,
                                  mlir::Type &result);
void printSelectType(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::Type pred, mlir::Type onTrue,
                     mlir::Type onFalse, mlir::Type result);
// The tuple type stands for its elements.
mlir::ParseResult parseTupleElements(mlir::OpAsmParser &parser, llvm::SmallVectorImpl<mlir::Type> &elements,
                                     mlir::Type &tuple);
void printTupleElements(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::TypeRange elements, mlir::Type tuple);
// Result i has operand i's type.
mlir::ParseResult parsePairwiseType(mlir::OpAsmParser &parser, llvm::SmallVectorImpl<mlir::Type> &operands,
                                    llvm::SmallVectorImpl<mlir::Type> &results);
void printPairwiseType(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::TypeRange operands,
                       mlir::TypeRange results);

// `%a, %b,`: each followed by a comma.
mlir::ParseResult parseCommaOperands(mlir::OpAsmParser &parser, llvm::SmallVectorImpl<OperandName> &operands);
void printCommaOperands(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::OperandRange operands);
// `[0:4, 1:9:2]`.
mlir::ParseResult parseSliceRanges(mlir::OpAsmParser &parser, mlir::DenseI64ArrayAttr &start,
                                   mlir::DenseI64ArrayAttr &limit, mlir::DenseI64ArrayAttr &strides);
void printSliceRanges(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::DenseI64ArrayAttr start,
                      mlir::DenseI64ArrayAttr limit, mlir::DenseI64ArrayAttr strides);
// `e5m10`.
mlir::ParseResult parseFloatFormat(mlir::OpAsmParser &parser, mlir::IntegerAttr &exponent, mlir::IntegerAttr &mantissa);
void printFloatFormat(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::IntegerAttr exponent,
                      mlir::IntegerAttr mantissa);
// `[batching_dims = [0] x [0], ]contracting_dims = [2] x [1]`.
mlir::ParseResult parseDotDims(mlir::OpAsmParser &parser, DotDimensionNumbersAttr &dims);
void printDotDims(mlir::OpAsmPrinter &printer, mlir::Operation *, DotDimensionNumbersAttr dims);
// The word of an enum attribute.
template <typename EnumAttr> mlir::ParseResult parseWord(mlir::OpAsmParser &parser, EnumAttr &attr) {
  using Enum = decltype(attr.getValue());
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  if (parser.parseKeyword(&word))
    return mlir::failure();
  std::optional<Enum> value = symbolizeEnum<Enum>(word);
  if (!value)
    return parser.emitError(loc, "unknown ") << EnumAttr::getMnemonic() << ' ' << word;
  attr = EnumAttr::get(parser.getContext(), *value);
  return mlir::success();
}
template <typename EnumAttr> void printWord(mlir::OpAsmPrinter &printer, mlir::Operation *, EnumAttr attr) {
  printer << stringifyEnum(attr.getValue());
}
// `, WORD` or nothing.
template <typename EnumAttr> mlir::ParseResult parseCommaWord(mlir::OpAsmParser &parser, EnumAttr &attr) {
  return mlir::succeeded(parser.parseOptionalComma()) ? parseWord(parser, attr) : mlir::success();
}
template <typename EnumAttr> void printCommaWord(mlir::OpAsmPrinter &printer, mlir::Operation *, EnumAttr attr) {
  if (attr)
    printer << ", " << stringifyEnum(attr.getValue());
}
// `, precision = [DEFAULT, HIGH]` or nothing.
mlir::ParseResult parsePrecision(mlir::OpAsmParser &parser, mlir::ArrayAttr &precision);
void printPrecision(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::ArrayAttr precision);
// The same, with `, algorithm = <…>` or nothing behind it.
mlir::ParseResult parsePrecisionAlgorithm(mlir::OpAsmParser &parser, mlir::ArrayAttr &precision,
                                          DotAlgorithmAttr &algorithm);
void printPrecisionAlgorithm(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::ArrayAttr precision,
                             DotAlgorithmAttr algorithm);
// `[b, 0, f]x[0, i, o]->[b, 0, f]`.
mlir::ParseResult parseConvDims(mlir::AsmParser &parser, ConvDimensionNumbersAttr &dims);
void printConvDims(mlir::AsmPrinter &printer, ConvDimensionNumbersAttr dims);
inline void printConvDims(mlir::OpAsmPrinter &printer, mlir::Operation *, ConvDimensionNumbersAttr dims) {
  printConvDims(printer, dims);
}
// `stride = [1, 1], pad = [[0, 1], [0, 1]], …`: what is present.
mlir::ParseResult parseWindow(mlir::OpAsmParser &parser, mlir::DenseI64ArrayAttr &strides,
                              mlir::DenseIntElementsAttr &padding, mlir::DenseI64ArrayAttr &lhsDilation,
                              mlir::DenseI64ArrayAttr &rhsDilation, mlir::DenseBoolArrayAttr &reversal);
void printWindow(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::DenseI64ArrayAttr strides,
                 mlir::DenseIntElementsAttr padding, mlir::DenseI64ArrayAttr lhsDilation,
                 mlir::DenseI64ArrayAttr rhsDilation, mlir::DenseBoolArrayAttr reversal);
// `@name` or `@"name"`.
mlir::ParseResult parseCallTarget(mlir::OpAsmParser &parser, mlir::StringAttr &target);
void printCallTarget(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::StringAttr target);
} // namespace stablehlo

namespace sdy {
using stablehlo::parseSameType;
using stablehlo::printSameType;
} // namespace sdy
} // namespace gc

#endif
