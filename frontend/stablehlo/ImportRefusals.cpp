// What is refused, and what would help: docs/reference lists the same.
#include "frontend/stablehlo/Importer.h"

#include "ir/ops/Verify.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace gc {

LogicalResult refuseOp(Operation *op) {
  StringRef help = llvm::StringSwitch<StringRef>(op->getName().getStringRef())
                       .Case("stablehlo.infeed", "take the data as arguments of the program")
                       .Case("stablehlo.outfeed", "give the data as results of the program")
                       .Case("stablehlo.send", "give the data as results of the program")
                       .Case("stablehlo.recv", "take the data as arguments of the program")
                       .Case("stablehlo.uniform_quantize", "round and convert in plain integers")
                       .Case("stablehlo.uniform_dequantize", "convert and scale plain integers")
                       .Default("gc has no op for it");
  return op->emitOpError("is not supported: ") << help;
}

StringRef findHelpForType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return "only tensors of static shape are";
  if (!tensor.hasStaticShape())
    return "dynamic sizes are not; export with static shapes";
  Type element = tensor.getElementType();
  if (stablehlo::isQuantizedElement(element))
    return "quantized elements are not; dequantize before the export";
  if (!detail::isIntegerElement(element) && !detail::isFloatElement(element) && !detail::isComplexElement(element) &&
      !element.isIndex())
    return "elements of this kind are not; convert to f32, bf16 or one of f8 before the export";
  if (!element.isIndex() && !detail::isBounded(tensor))
    return "more than 2^46 bytes are not";
  return {};
}

LogicalResult refuseCall(stablehlo::CustomCallOp call) {
  StringRef target = call.getCallTargetName();
  auto isDecomposition = [&] {
    StringRef name = target;
    return name.consume_front("lapack_");
  };
  StringRef help = "no function of that name is known; keep such calls out of the program";
  if (target.contains("python") && target.contains("callback"))
    help = "python cannot be called back; leave out debug.print and callbacks, or give the values as results";
  else if (isDecomposition())
    help = "of LAPACK only potrf, trsm and getrf are known; compute this decomposition before or after the program";
  else if (target == "ApproxTopK" || target == "PartialReduce")
    help = "approximate selection is not there; use the exact top_k";
  return call.emitOpError() << "@" << target << " is not supported: " << help;
}

} // namespace gc
