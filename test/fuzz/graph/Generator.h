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
  void region(mlir::Region &region, mlir::TypeRange arguments, llvm::ArrayRef<Info> argumentInfos,
              llvm::function_ref<llvm::SmallVector<mlir::Value>()> yields);
  mlir::Value carry(mlir::RankedTensorType type, const Info &allowed);
  void donate(llvm::ArrayRef<mlir::Value> results);

  // One builder for each family; false where no operand was to be found.
  bool addPointwise(mlir::RegisteredOperationName name);
  bool addConversion();
  bool addMovement(llvm::StringRef name);
  bool addReduction(llvm::StringRef name);
  bool addDot();
  bool addGather();
  bool addScatter();

  // Registers what an op gave.
  mlir::Value remember(mlir::Value value, const Info &info);
  mlir::Value any(llvm::function_ref<bool(mlir::Value)> fits);
  mlir::Value ofType(mlir::RankedTensorType type, llvm::function_ref<bool(mlir::Value)> fits);
  mlir::Value scalar(mlir::Type element);
  mlir::Value splat(mlir::RankedTensorType type, int64_t number);
  mlir::Value newArgument(mlir::RankedTensorType type);
  mlir::RankedTensorType newType();
  Info join(mlir::ValueRange values);
  static Info infoOfConstant() { return {}; }
  // The value was rounded to that type.
  void round(Info &info, mlir::Type element);
  // Up to which integers are exact.
  static double limitOf(mlir::Type element);

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
  std::vector<mlir::Value> scope;    // arguments first
  llvm::SmallVector<size_t> marks;   // where the scopes of the open regions begin
  std::vector<bool> normalArguments; // filled with reals
  llvm::DenseMap<mlir::Value, Info> infos;
};

} // namespace gc::fuzz

#endif
