// Attributes and types of stablehlo that TableGen's formats cannot describe.
#include "frontend/stablehlo/Assembly.h"
#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/KeyedParser.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace gc::stablehlo;

#include "frontend/stablehlo/StablehloEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "frontend/stablehlo/StablehloAttrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "frontend/stablehlo/StablehloTypes.cpp.inc"

void gc::stablehlo::HloDialect::addAttributesAndTypes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "frontend/stablehlo/StablehloAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "frontend/stablehlo/StablehloTypes.cpp.inc"
      >();
}

//===-- Keyed lists ---------------------------------------------------------------------------------------------===//

ParseResult gc::parseKeyed(AsmParser &parser, ArrayRef<KeyToParse> keys) {
  return failure(parser.parseLess() || parseKeyedTail(parser, keys));
}

ParseResult gc::parseKeyedTail(AsmParser &parser, ArrayRef<KeyToParse> keys) {
  if (succeeded(parser.parseOptionalGreater()))
    return success();
  llvm::SmallDenseSet<size_t> seen;
  auto pair = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef word;
    if (parser.parseKeyword(&word) || parser.parseEqual())
      return failure();
    const KeyToParse *key = llvm::find_if(keys, [&](const KeyToParse &k) { return k.name == word; });
    if (key == keys.end()) {
      InFlightDiagnostic error = parser.emitError(loc, "unknown key ") << word << ", expected one of ";
      llvm::interleaveComma(keys, error, [&](const KeyToParse &k) { error << k.name; });
      return error;
    }
    if (!seen.insert(key - keys.begin()).second)
      return parser.emitError(loc, "key ") << word << " is given twice";
    return key->list ? parseIntList(parser, *key->list) : parser.parseInteger(*key->scalar);
  };
  return failure(parser.parseCommaSeparatedList(pair) || parser.parseGreater());
}

void gc::printKeyed(AsmPrinter &printer, ArrayRef<KeyToPrint> keys) {
  printer << '<';
  bool first = true;
  for (const KeyToPrint &key : keys) {
    if (key.list.empty() && key.scalar == 0)
      continue;
    printer << (first ? "" : ", ") << key.name << " = ";
    first = false;
    if (key.scalar)
      printer << key.scalar;
    else
      printIntList(printer, key.list);
  }
  printer << '>';
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> offset, collapsed, operandBatch, indicesBatch, map;
  int64_t vector = 0;
  if (gc::parseKeyed(parser, {{"offset_dims", &offset},
                              {"collapsed_slice_dims", &collapsed},
                              {"operand_batching_dims", &operandBatch},
                              {"start_indices_batching_dims", &indicesBatch},
                              {"start_index_map", &map},
                              {"index_vector_dim", &vector}}))
    return {};
  return get(parser.getContext(), offset, collapsed, operandBatch, indicesBatch, map, vector);
}
void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  gc::printKeyed(printer, {{"offset_dims", getOffsetDims()},
                           {"collapsed_slice_dims", getCollapsedSliceDims()},
                           {"operand_batching_dims", getOperandBatchingDims()},
                           {"start_indices_batching_dims", getStartIndicesBatchingDims()},
                           {"start_index_map", getStartIndexMap()},
                           {"index_vector_dim", getIndexVectorDim()}});
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> window, inserted, inputBatch, indicesBatch, map;
  int64_t vector = 0;
  if (gc::parseKeyed(parser, {{"update_window_dims", &window},
                              {"inserted_window_dims", &inserted},
                              {"input_batching_dims", &inputBatch},
                              {"scatter_indices_batching_dims", &indicesBatch},
                              {"scatter_dims_to_operand_dims", &map},
                              {"index_vector_dim", &vector}}))
    return {};
  return get(parser.getContext(), window, inserted, inputBatch, indicesBatch, map, vector);
}
void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  gc::printKeyed(printer, {{"update_window_dims", getUpdateWindowDims()},
                           {"inserted_window_dims", getInsertedWindowDims()},
                           {"input_batching_dims", getInputBatchingDims()},
                           {"scatter_indices_batching_dims", getScatterIndicesBatchingDims()},
                           {"scatter_dims_to_operand_dims", getScatterDimsToOperandDims()},
                           {"index_vector_dim", getIndexVectorDim()}});
}

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract;
  if (gc::parseKeyed(parser, {{"lhs_batching_dimensions", &lhsBatch},
                              {"rhs_batching_dimensions", &rhsBatch},
                              {"lhs_contracting_dimensions", &lhsContract},
                              {"rhs_contracting_dimensions", &rhsContract}}))
    return {};
  return get(parser.getContext(), lhsBatch, rhsBatch, lhsContract, rhsContract);
}
void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  gc::printKeyed(printer, {{"lhs_batching_dimensions", getLhsBatchingDimensions()},
                           {"rhs_batching_dimensions", getRhsBatchingDimensions()},
                           {"lhs_contracting_dimensions", getLhsContractingDimensions()},
                           {"rhs_contracting_dimensions", getRhsContractingDimensions()}});
}

//===-- Convolution ---------------------------------------------------------------------------------------------===//

// Whether the three dimensions lists each number their dimensions once: what the short form can say.
static bool isPermutation(int64_t first, int64_t second, ArrayRef<int64_t> spatial) {
  SmallVector<int64_t> all(spatial);
  all.append({first, second});
  llvm::sort(all);
  return llvm::equal(all, llvm::seq<int64_t>(0, all.size()));
}

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  ConvDimensionNumbersAttr dims;
  if (parser.parseLess())
    return {};
  if (succeeded(parser.parseOptionalKeyword("raw"))) {
    int64_t ib = 0, jf = 0, ki = 0, ko = 0, ob = 0, of = 0;
    SmallVector<int64_t> is, ks, os;
    if (gc::parseKeyedTail(parser, {{"input_batch_dimension", &ib},
                                    {"input_feature_dimension", &jf},
                                    {"input_spatial_dimensions", &is},
                                    {"kernel_input_feature_dimension", &ki},
                                    {"kernel_output_feature_dimension", &ko},
                                    {"kernel_spatial_dimensions", &ks},
                                    {"output_batch_dimension", &ob},
                                    {"output_feature_dimension", &of},
                                    {"output_spatial_dimensions", &os}}))
      return {};
    return get(parser.getContext(), ib, jf, is, ki, ko, ks, ob, of, os);
  }
  if (parseConvDims(parser, dims) || parser.parseGreater())
    return {};
  return dims;
}

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  if (isPermutation(getInputBatchDimension(), getInputFeatureDimension(), getInputSpatialDimensions()) &&
      isPermutation(getKernelInputFeatureDimension(), getKernelOutputFeatureDimension(),
                    getKernelSpatialDimensions()) &&
      isPermutation(getOutputBatchDimension(), getOutputFeatureDimension(), getOutputSpatialDimensions())) {
    printer << '<';
    printConvDims(printer, *this);
    printer << '>';
    return;
  }
  printer << "<raw ";
  auto scalar = [&](StringRef name, int64_t value) { printer << name << " = " << value << ", "; };
  auto list = [&](StringRef name, ArrayRef<int64_t> values, StringRef after) {
    printer << name << " = ";
    gc::printIntList(printer, values);
    printer << after;
  };
  scalar("input_batch_dimension", getInputBatchDimension());
  scalar("input_feature_dimension", getInputFeatureDimension());
  list("input_spatial_dimensions", getInputSpatialDimensions(), ", ");
  scalar("kernel_input_feature_dimension", getKernelInputFeatureDimension());
  scalar("kernel_output_feature_dimension", getKernelOutputFeatureDimension());
  list("kernel_spatial_dimensions", getKernelSpatialDimensions(), ", ");
  scalar("output_batch_dimension", getOutputBatchDimension());
  scalar("output_feature_dimension", getOutputFeatureDimension());
  list("output_spatial_dimensions", getOutputSpatialDimensions(), ">");
}

//===-- Others --------------------------------------------------------------------------------------------------===//

Attribute OutputOperandAliasAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> outputs, operands;
  int64_t operand = 0;
  if (gc::parseKeyed(
          parser,
          {{"output_tuple_indices", &outputs}, {"operand_index", &operand}, {"operand_tuple_indices", &operands}}))
    return {};
  return get(parser.getContext(), outputs, operand, operands);
}
void OutputOperandAliasAttr::print(AsmPrinter &printer) const {
  printer << "<output_tuple_indices = ";
  gc::printIntList(printer, getOutputTupleIndices());
  printer << ", operand_index = " << getOperandIndex() << ", operand_tuple_indices = ";
  gc::printIntList(printer, getOperandTupleIndices());
  printer << '>';
}

// `<[atol = F, ][rtol = F, ][ulps = I, ]mode = #stablehlo.result_accuracy_mode<E>>`
Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  double atol = 0, rtol = 0;
  int64_t ulps = 0;
  ResultAccuracyModeAttr mode;
  auto pair = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef word;
    if (parser.parseKeyword(&word) || parser.parseEqual())
      return failure();
    if (word == "atol")
      return parser.parseFloat(atol);
    if (word == "rtol")
      return parser.parseFloat(rtol);
    if (word == "ulps")
      return parser.parseInteger(ulps);
    if (word == "mode")
      return parser.parseAttribute(mode);
    return parser.emitError(loc, "expected atol, rtol, ulps or mode, got ") << word;
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, pair))
    return {};
  if (!mode)
    return parser.emitError(loc, "result accuracy needs a mode"), Attribute();
  return get(parser.getContext(), APFloat(atol), APFloat(rtol), ulps, mode);
}
void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (!getAtol().isZero()) {
    printer << "atol = ";
    printer.printFloat(getAtol());
    printer << ", ";
  }
  if (!getRtol().isZero()) {
    printer << "rtol = ";
    printer.printFloat(getRtol());
    printer << ", ";
  }
  if (getUlps())
    printer << "ulps = " << getUlps() << ", ";
  printer << "mode = " << Attribute(getMode()) << '>';
}

static ParseResult parseBound(AsmParser &parser, SmallVectorImpl<int64_t> &bounds) {
  if (succeeded(parser.parseOptionalQuestion()))
    return bounds.push_back(ShapedType::kDynamic), success();
  return parser.parseInteger(bounds.emplace_back());
}

Attribute TypeExtensionsAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> bounds;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, [&] { return parseBound(parser, bounds); }))
    return {};
  return get(parser.getContext(), bounds);
}
void TypeExtensionsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleaveComma(getBounds(), printer, [&](int64_t bound) {
    if (ShapedType::isDynamic(bound))
      printer << '?';
    else
      printer << bound;
  });
  printer << '>';
}

Attribute TypeExtensionsOldAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> bounds;
  if (parser.parseLess() || parser.parseKeyword("bounds") || parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] { return parseBound(parser, bounds); }) ||
      parser.parseGreater())
    return {};
  return TypeExtensionsAttr::get(parser.getContext(), bounds);
}
void TypeExtensionsOldAttr::print(AsmPrinter &printer) const {
  printer << "<bounds = []>";
}
