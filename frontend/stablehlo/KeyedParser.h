// `<key = value, …>` with keys in any order, values integers or integer lists; empty lists and zeros are not printed.
#ifndef GC_FRONTEND_STABLEHLO_KEYEDPARSER_H
#define GC_FRONTEND_STABLEHLO_KEYEDPARSER_H

#include "mlir/IR/OpImplementation.h"
#include "llvm/ADT/SmallVector.h"

namespace gc {

struct KeyToParse {
  llvm::StringRef name;
  llvm::SmallVectorImpl<int64_t> *list = nullptr;
  int64_t *scalar = nullptr;
  KeyToParse(llvm::StringRef name, llvm::SmallVectorImpl<int64_t> *list) : name(name), list(list) {}
  KeyToParse(llvm::StringRef name, int64_t *scalar) : name(name), scalar(scalar) {}
};

struct KeyToPrint {
  llvm::StringRef name;
  llvm::ArrayRef<int64_t> list;
  int64_t scalar = 0;
  KeyToPrint(llvm::StringRef name, llvm::ArrayRef<int64_t> list) : name(name), list(list) {}
  KeyToPrint(llvm::StringRef name, int64_t scalar) : name(name), scalar(scalar) {}
};

// `[1, 2]`.
mlir::ParseResult parseIntList(mlir::AsmParser &parser, llvm::SmallVectorImpl<int64_t> &list);
void printIntList(mlir::AsmPrinter &printer, llvm::ArrayRef<int64_t> list);

// With the angle brackets.
mlir::ParseResult parseKeyed(mlir::AsmParser &parser, llvm::ArrayRef<KeyToParse> keys);
// What follows `<`, up to and with `>`.
mlir::ParseResult parseKeyedTail(mlir::AsmParser &parser, llvm::ArrayRef<KeyToParse> keys);
void printKeyed(mlir::AsmPrinter &printer, llvm::ArrayRef<KeyToPrint> keys);

} // namespace gc

#endif
