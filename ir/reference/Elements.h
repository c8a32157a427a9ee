// Helpers of the ops' evaluation: strided copies, index iteration, named combiners.
#ifndef GC_IR_REFERENCE_ELEMENTS_H
#define GC_IR_REFERENCE_ELEMENTS_H

#include "llvm/ADT/STLFunctionalExtras.h"

#include "ir/dialect/GcEnums.h"
#include "ir/reference/Tensor.h"

namespace gc {

llvm::SmallVector<int64_t> getRowMajorStrides(llvm::ArrayRef<int64_t> shape);

// Copies `shape` elements between two buffers; offsets and strides are in elements, strides may be 0 or negative.
struct StridedSide {
  int64_t offset;
  llvm::ArrayRef<int64_t> strides;
};
void copyElements(unsigned elementBytes, llvm::ArrayRef<int64_t> shape, const char *from, StridedSide source, char *to,
                  StridedSide target);

// Calls with every index of `shape`, row-major.
void forEachIndex(llvm::ArrayRef<int64_t> shape, llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);

// Element `i` as an index, saturated to int64_t.
int64_t getIndex(const Tensor &tensor, int64_t i);

// A named combiner on one element type. Floats are combined in f64, to be rounded once at the end.
class Combiner {
public:
  // Null-like (isValid false) for kinds that the type does not have, regions and complex elements.
  Combiner(Monoid kind, mlir::Type elementType);
  bool isValid() const { return valid; }
  bool isFloat() const { return floating; }
  double identityFloat() const;
  int64_t identityInt() const;
  double combine(double a, double b) const;
  int64_t combine(int64_t a, int64_t b) const;

private:
  Monoid kind;
  mlir::Type type;
  bool floating, isUnsigned, isBool, valid;
};

} // namespace gc

#endif
