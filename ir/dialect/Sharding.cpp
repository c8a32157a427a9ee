#include "ir/dialect/Sharding.h"

using namespace mlir;
using namespace gc;

ShardingAttr ShardingAttr::get(FlatSymbolRefAttr mesh, ArrayRef<SmallVector<SubDim, 1>> dims) {
  Builder builder(mesh.getContext());
  SmallVector<Attribute> dimAttrs;
  for (ArrayRef<SubDim> dim : dims) {
    SmallVector<Attribute> subAttrs;
    for (const SubDim &sub : dim) {
      SmallVector<Attribute> items{builder.getI64IntegerAttr(sub.size)};
      llvm::append_range(items, sub.axes);
      subAttrs.push_back(builder.getArrayAttr(items));
    }
    dimAttrs.push_back(builder.getArrayAttr(subAttrs));
  }
  return get(mesh.getContext(), mesh, builder.getArrayAttr(dimAttrs));
}

SmallVector<SmallVector<SubDim, 1>> ShardingAttr::getSubDims() const {
  SmallVector<SmallVector<SubDim, 1>> dims;
  for (auto dim : getDims().getAsRange<ArrayAttr>()) {
    auto &subs = dims.emplace_back();
    for (auto items : dim.getAsRange<ArrayAttr>()) {
      SubDim &sub = subs.emplace_back();
      sub.size = cast<IntegerAttr>(items[0]).getInt();
      for (Attribute axis : items.getValue().drop_front())
        sub.axes.push_back(cast<StringAttr>(axis));
    }
  }
  return dims;
}

// `{"data"}`, `{}`, `{3, 4 "tensor", 64}`
static ParseResult parseDim(AsmParser &parser, SmallVectorImpl<SubDim> &subs) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, [&]() -> ParseResult {
    int64_t size;
    OptionalParseResult sized = parser.parseOptionalInteger(size);
    if (sized.has_value()) {
      if (failed(*sized))
        return failure();
      if (size < 1)
        return parser.emitError(parser.getCurrentLocation(), "a sub-dimension has size ") << size << "; use at least 1";
      subs.emplace_back().size = size;
    } else if (subs.empty()) {
      subs.emplace_back();
    }
    std::string axis;
    if (!sized.has_value() && parser.parseString(&axis))
      return failure();
    if (sized.has_value() && failed(parser.parseOptionalString(&axis)))
      return success();
    subs.back().axes.push_back(StringAttr::get(parser.getContext(), axis));
    return success();
  });
}

Attribute ShardingAttr::parse(AsmParser &parser, Type) {
  FlatSymbolRefAttr mesh;
  SmallVector<SmallVector<SubDim, 1>> dims;
  if (parser.parseLess() || parser.parseAttribute(mesh) || parser.parseComma() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     [&] { return parseDim(parser, dims.emplace_back()); }) ||
      parser.parseGreater())
    return {};
  return get(mesh, dims);
}

void ShardingAttr::print(AsmPrinter &printer) const {
  printer << "<" << getMesh() << ", [";
  llvm::interleaveComma(getSubDims(), printer, [&](ArrayRef<SubDim> dim) {
    printer << "{";
    bool first = true;
    for (const SubDim &sub : dim) {
      if (sub.size) {
        printer << (first ? "" : ", ") << sub.size;
        first = false;
      }
      for (auto [i, axis] : llvm::enumerate(sub.axes)) {
        printer << (sub.size && i == 0 ? " " : first ? "" : ", ") << axis;
        first = false;
      }
    }
    printer << "}";
  });
  printer << "]>";
}
