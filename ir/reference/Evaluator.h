// The reference interpreter: what a program of the gc dialect means.
//
//   SmallVector<CheckFailure> failures;
//   FailureOr<SmallVector<Tensor>> results = evaluateFunction(main, arguments, EvaluatorOptions(), failures);
//
// Errors (an op without a meaning here, a step limit) are diagnostics with the op's location and a failure; checks of
// the program itself (gc.expect) that do not hold are collected and evaluation goes on.
#ifndef GC_IR_REFERENCE_EVALUATOR_H
#define GC_IR_REFERENCE_EVALUATOR_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"
#include <functional>

#include "ir/reference/Tensor.h"

namespace gc {

class ProcessGrid;
class ScalarProgram;

struct CheckFailure {
  mlir::Location loc;
  std::string message;
};

struct EvaluatorOptions {
  // Ops evaluated before giving up, those of loop bodies each time; 0: no limit. Per device.
  int64_t maxSteps = 0;
  // Asked between ops; true ends the evaluation with an error.
  std::function<bool()> cancelled;
  // Told what each op took and gave, those of regions too; false ends the evaluation with an error.
  std::function<bool(mlir::Operation *, llvm::ArrayRef<Tensor> operands, llvm::ArrayRef<Tensor> results)> computed;
};

// Runs `function` on one device.
mlir::FailureOr<llvm::SmallVector<Tensor>> evaluateFunction(mlir::func::FuncOp function,
                                                            llvm::ArrayRef<Tensor> arguments,
                                                            const EvaluatorOptions &options,
                                                            llvm::SmallVectorImpl<CheckFailure> &failures);

// Runs one program on every device of a mesh (devices numbered row-major, the last axis fastest), each with arguments
// and results of its own; collectives exchange between them. A collective that a device of its group never reaches is
mlir::FailureOr<llvm::SmallVector<llvm::SmallVector<Tensor>>>
evaluateGrid(mlir::func::FuncOp function, llvm::ArrayRef<llvm::SmallVector<Tensor>> arguments,
             const EvaluatorOptions &options, llvm::SmallVectorImpl<CheckFailure> &failures);

// One device's evaluation; ops see it in ReferenceOpInterface::evaluate.
class Evaluator {
public:
  Evaluator(const EvaluatorOptions &options, ProcessGrid *grid = nullptr, int64_t device = 0);
  ~Evaluator();

  mlir::LogicalResult call(mlir::func::FuncOp function, llvm::ArrayRef<Tensor> arguments,
                           llvm::SmallVectorImpl<Tensor> &results);
  // Runs a single-block region; values from above it keep what they hold.
  mlir::LogicalResult evaluateRegion(mlir::Region &region, llvm::ArrayRef<Tensor> arguments,
                                     llvm::SmallVectorImpl<Tensor> &results);

  // The region as one program over scalars, compiled once, or null if it holds more than pointwise ops on rank-0
  // tensors. Then fills `captures` with the values from above, which follow the block's arguments.
  ScalarProgram *getScalarProgram(mlir::Region &region, llvm::SmallVectorImpl<Tensor> &captures);

  const Tensor &lookup(mlir::Value value) const;
  void addCheckFailure(mlir::Location loc, std::string message);
  llvm::ArrayRef<CheckFailure> getCheckFailures() const { return failures; }

  int64_t getDevice() const { return device; }
  // Null outside of evaluateGrid.
  ProcessGrid *getGrid() const { return grid; }

private:
  mlir::LogicalResult evaluateOp(mlir::Operation *op);
  mlir::LogicalResult evaluatePointwise(mlir::Operation *op, llvm::ArrayRef<Tensor> inputs,
                                        llvm::SmallVectorImpl<Tensor> &results);
  mlir::LogicalResult evaluateBlock(mlir::Block &block, llvm::SmallVectorImpl<Tensor> &results);
  mlir::LogicalResult countStep(mlir::Operation *op);
  const std::vector<llvm::SmallVector<mlir::Value, 2>> &getLastUses(mlir::Block &block);

  const EvaluatorOptions &options;
  ProcessGrid *grid;
  int64_t device;
  int64_t steps = 0;
  llvm::SmallVector<mlir::func::FuncOp> active; // innermost last
  llvm::DenseMap<mlir::Value, Tensor> values;
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<ScalarProgram>> pointwisePrograms;
  llvm::DenseMap<mlir::Region *, std::unique_ptr<ScalarProgram>> regionPrograms;
  // Per block and op in it: the block's values that no later op of the block uses.
  llvm::DenseMap<mlir::Block *, std::vector<llvm::SmallVector<mlir::Value, 2>>> lastUses;
  llvm::SmallVector<CheckFailure> failures;
};

} // namespace gc

#endif
