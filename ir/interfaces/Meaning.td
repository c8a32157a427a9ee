// Base class of the project's passes: each declares how the program's meaning after it relates to that before.
#ifndef GC_MEANING
#define GC_MEANING

include "mlir/Pass/PassBase.td"

// `meaning` is a C++ type of ir/interfaces/Meaning.h or one like them: ::gc::SameBits, ::gc::WithinPrecision, ….
class Gc_Pass<string flag, string meaning, string operation = "">
    : PassBase<flag, "::gc::PassWithMeaning<" # meaning # ", ::mlir::OperationPass<" # operation # ">>">;

#endif
