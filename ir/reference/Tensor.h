// A tensor value of the reference interpreter: an element type, a shape and a shared, copy-on-write buffer.
//
// Storage is row-major, one element after another: i1 and integers below 8 bits take one byte each and hold the value
// (i1 is 0 or 1, unsigned ones are zero-extended, others sign-extended); floats below 8 bits hold their bits in the low
// bits of a byte; wider elements are little-endian; complex is the real part, then the imaginary one.
#ifndef GC_IR_REFERENCE_TENSOR_H
#define GC_IR_REFERENCE_TENSOR_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include <memory>

namespace gc {

class Tensor {
public:
  Tensor() = default;
  // All zero bits. The type is static and its elements have storage.
  explicit Tensor(mlir::RankedTensorType type);

  // Bytes that one element takes; 0 if the interpreter does not know the type.
  static unsigned getStorageBytes(mlir::Type elementType);
  static mlir::FailureOr<Tensor> fromElements(mlir::ElementsAttr value);
  // `bytes` in storage layout; fails if their number is wrong or an integer is out of its type's range.
  static mlir::FailureOr<Tensor> fromBytes(mlir::RankedTensorType type, llvm::ArrayRef<char> bytes);
  mlir::DenseElementsAttr toElements() const;

  explicit operator bool() const { return bool(type); }
  mlir::RankedTensorType getType() const { return type; }
  mlir::Type getElementType() const { return cast<mlir::RankedTensorType>(type).getElementType(); }
  llvm::ArrayRef<int64_t> getShape() const { return cast<mlir::RankedTensorType>(type).getShape(); }
  int64_t getRank() const { return getShape().size(); }
  int64_t getNumElements() const { return numElements; }
  unsigned getElementBytes() const { return elementBytes; }

  llvm::ArrayRef<char> getBytes() const { return {buffer.get(), size_t(numElements) * elementBytes}; }
  llvm::MutableArrayRef<char> getMutableBytes();
  template <typename T> const T *data() const { return reinterpret_cast<const T *>(buffer.get()); }
  template <typename T> T *mutableData() { return reinterpret_cast<T *>(getMutableBytes().data()); }

  // One element. Integers by the type's own signedness; complex elements have no such view.
  llvm::APFloat getFloat(int64_t index) const;
  int64_t getInteger(int64_t index) const;
  void setFloat(int64_t index, const llvm::APFloat &value);
  void setInteger(int64_t index, int64_t value);

  // The same buffer under a type with as many elements of as many bytes.
  Tensor withType(mlir::RankedTensorType newType) const;

  // Whole tensors as numbers; fromDoubles rounds once to the element type, fromIntegers wraps.
  std::vector<double> toDoubles() const;
  std::vector<int64_t> toIntegers() const;
  static Tensor fromDoubles(mlir::RankedTensorType type, llvm::ArrayRef<double> values);
  static Tensor fromIntegers(mlir::RankedTensorType type, llvm::ArrayRef<int64_t> values);

private:
  mlir::RankedTensorType type;
  int64_t numElements = 0;
  unsigned elementBytes = 0;
  std::shared_ptr<char[]> buffer;
};

} // namespace gc

#endif
