#include "frontend/stablehlo/Dialects.h"
#include "frontend/stablehlo/KeyedParser.h"
#include "frontend/stablehlo/Verify.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace gc::chlo;

#define GET_ATTRDEF_CLASSES
#include "frontend/stablehlo/ChloAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "frontend/stablehlo/Chlo.cpp.inc"

void ChloDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "frontend/stablehlo/Chlo.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "frontend/stablehlo/ChloAttrs.cpp.inc"
      >();
}

Attribute RaggedDotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract, lhsRagged, rhsGroup;
  if (gc::parseKeyed(parser, {{"lhs_batching_dimensions", &lhsBatch},
                              {"rhs_batching_dimensions", &rhsBatch},
                              {"lhs_contracting_dimensions", &lhsContract},
                              {"rhs_contracting_dimensions", &rhsContract},
                              {"lhs_ragged_dimensions", &lhsRagged},
                              {"rhs_group_dimensions", &rhsGroup}}))
    return {};
  return get(parser.getContext(), lhsBatch, rhsBatch, lhsContract, rhsContract, lhsRagged, rhsGroup);
}

void RaggedDotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  gc::printKeyed(printer, {{"lhs_batching_dimensions", getLhsBatchingDimensions()},
                           {"rhs_batching_dimensions", getRhsBatchingDimensions()},
                           {"lhs_contracting_dimensions", getLhsContractingDimensions()},
                           {"rhs_contracting_dimensions", getRhsContractingDimensions()},
                           {"lhs_ragged_dimensions", getLhsRaggedDimensions()},
                           {"rhs_group_dimensions", getRhsGroupDimensions()}});
}
