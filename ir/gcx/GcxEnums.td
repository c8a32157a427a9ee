// The gcx dialect's enums, apart from the ops because enums are generated for a whole file and all that it includes.
#ifndef GCX_ENUMS
#define GCX_ENUMS

include "mlir/IR/EnumAttr.td"

def Gcx_CollectiveKind : I32EnumAttr<"CollectiveKind", "which collective", [
  I32EnumAttrCase<"all_reduce", 0>, I32EnumAttrCase<"all_gather", 1>, I32EnumAttrCase<"reduce_scatter", 2>]> {
  let cppNamespace = "::gc::gcx";
  let genSpecializedAttr = 0;
}

#endif
