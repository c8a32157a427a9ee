// The state of one program's generation.
#ifndef GC_TEST_FUZZ_GRAPH_GENERATOR_H
#define GC_TEST_FUZZ_GRAPH_GENERATOR_H

#include "test/fuzz/graph/Generate.h"

#include "ir/dialect/Gc.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <cmath>
#include <random>
#include <set>

namespace gc::fuzz {

// The ops of the dialect, by name.
std::vector<mlir::RegisteredOperationName> opsOf(mlir::MLIRContext &context);

// What is known of a value on every engine.
struct Info {
  bool exact = true;    // the same bits
  bool integral = true; // floats: integers
  double bound = 1;     // no larger in magnitude; infinite where nothing is known
  double unit = 0;      // the largest rounding unit among the roundings that led here
  int64_t terms = 1;    // of the longest sum
};

// A float type without zero or sign.
inline bool isScale(mlir::Type element) {
  return llvm::isa<mlir::Float8E8M0FNUType>(element);
}
inline bool isFloat(mlir::Value v) {
  return llvm::isa<mlir::FloatType>(mlir::getElementTypeOrSelf(v));
}
inline mlir::RankedTensorType withShape(mlir::Value v, llvm::ArrayRef<int64_t> shape) {
  return mlir::cast<mlir::RankedTensorType>(v.getType()).clone(shape);
}

class Generator {
public:
  Generator(mlir::MLIRContext &context, uint64_t seed, bool exact);
  mlir::OwningOpRef<mlir::ModuleOp> run();
  std::vector<mlir::RegisteredOperationName> names;
  llvm::SmallVector<mlir::Type> elementTypes; // as often as they are to be drawn

private:
  // Up to that number of ops at the insertion point.
  void fill(int64_t ops);
  bool addOp();
  bool addScan();
  bool addWhile();
  bool addCase();
  bool addCall();
  bool addMarker(llvm::StringRef name);
  void region(mlir::Region &region, mlir::TypeRange arguments, llvm::ArrayRef<Info> argumentInfos,
              llvm::function_ref<llvm::SmallVector<mlir::Value>()> yields);
  mlir::Value carry(mlir::RankedTensorType type, const Info &allowed);
  void donate(llvm::ArrayRef<mlir::Value> results);

  // One builder for each family; false where no operand was to be found.
  bool addPointwise(mlir::RegisteredOperationName name);
  bool addConversion();
  bool addMovement(llvm::StringRef name);
  bool addComplex();
  bool addReduction(llvm::StringRef name);
  bool addRegionReduction();
  bool addSort(mlir::Value v);
  bool addDot();
  bool addGather();
  bool addScatter();
  // How windows of a tensor lie at indices, as gather and scatter have it.
  struct Windows {
    llvm::SmallVector<int64_t> map, dropped, operandBatch, indicesBatch, indexShape, batchShape;
    int64_t vectorDim = 0;
  };
  mlir::Type indexType();
  mlir::Type dotResult(mlir::Type element);
  mlir::Value complexArgument(mlir::RankedTensorType type); // not in scope
  Windows windowsOf(mlir::RankedTensorType operand);
  llvm::SmallVector<int64_t> permutation(int64_t size);
  llvm::SmallVector<int64_t> someOf(int64_t size, int64_t count); // sorted

  // Registers what an op gave.
  mlir::Value remember(mlir::Value value, const Info &info);
  mlir::Value any(llvm::function_ref<bool(mlir::Value)> fits);
  mlir::Value ofType(mlir::RankedTensorType type, llvm::function_ref<bool(mlir::Value)> fits);
  mlir::Value scalar(mlir::Type element);
  mlir::Value splat(mlir::RankedTensorType type, int64_t number);
  mlir::Value constant(mlir::RankedTensorType type);
  // `plain`: small numbers, whatever the program allows.
  mlir::Value newArgument(mlir::RankedTensorType type, bool plain = false);
  void dropArgument(); // the last that was made
  mlir::RankedTensorType newType();
  Info join(mlir::ValueRange values);
  // The value was rounded to that type.
  void round(Info &info, mlir::Type element);
  // Up to which integers are exact.
  static double limitOf(mlir::Type element);

  bool small(llvm::ArrayRef<int64_t> shape) const {
    return shape.size() <= 7 && mlir::ShapedType::getNumElements(shape) <= 2 * maxElements;
  }
  int64_t below(int64_t n) { return static_cast<int64_t>(random() % static_cast<uint64_t>(n)); }
  bool chance(int percent) { return below(100) < percent; }

  mlir::MLIRContext &context;
  mlir::OpBuilder b;
  mlir::Location loc;
  std::mt19937_64 random;
  bool exact;
  int depth = 0;
  mlir::func::FuncOp function;
  mlir::Block *entry = nullptr;
  std::vector<mlir::Value> scope;     // arguments first
  llvm::SmallVector<size_t> marks;    // where the scopes of the open regions begin
  std::vector<llvm::StringRef> fills; // of the arguments: "", "normal" (reals) or "special" (NaN, infinities, …)
  std::vector<mlir::Value> complexValues;
  mlir::Value next; // what the next op is to take, if it can
  int calls = 0;
  int64_t maxElements = 2000;
  llvm::DenseMap<mlir::Value, Info> infos;
};

} // namespace gc::fuzz

#endif
