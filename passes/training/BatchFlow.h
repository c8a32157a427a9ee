// What each value of a program is to the batch: the data-flow analysis of gradient accumulation.
//
//   Independent  the same for all examples: parameters, constants, and sums that read inputs alone (token counts)
//   Batch        holds examples: one of its dimensions, or a part of one, is the batch
//   Sum          Σ over the examples (or another monoid) of something, so that micro-batches give summands of it
//   After        made of a Sum in a way that is not linear: known only once all micro-batches are done
//
// The batch is followed from arguments through the accesses of ops (ir/interfaces/Access.h) and the edges of loops and
// branches; a reduction of it is a Sum, which ops keep that are linear in it (LinearityOpInterface). An op that takes a
// Sum, or what is After it, together with examples has no answer before all micro-batches are done: that is an error at
// the op, with a note at the reduction. What depends on no parameter is spared that: it may be computed for the whole
// batch beforehand. Whoever gives each group of examples sums of its own (gc-group-batch-statistics) asks for these
// meetings in place of the error.
#ifndef GC_PASSES_TRAINING_BATCHFLOW_H
#define GC_PASSES_TRAINING_BATCHFLOW_H

#include "ir/dialect/Gc.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace gc {

// Where a value has the batch: in dimension `dim`, behind what has `pre` elements. 3·B·64 in one dimension: pre 3.
struct BatchPlace {
  int64_t dim = 0, pre = 1;
  bool operator==(const BatchPlace &) const = default;
};

struct Flow {
  enum class Kind : uint8_t { Independent, Batch, Sum, After };
  Kind kind = Kind::Independent;
  BatchPlace place;               // of Batch
  Monoid monoid = Monoid::add;    // of Sum
  mlir::Operation *sum = nullptr; // of Sum and After: the op that sums over the examples
  bool varies = false;            // depends on a parameter, the optimizer's or the model's state
  bool inLoop = false;            // Independent, and yet made by an op that runs once per micro-batch

  static Flow batch(BatchPlace place) {
    Flow flow;
    flow.kind = Kind::Batch;
    flow.place = place;
    return flow;
  }
  // The same, of a value with as many leading dimensions more. Nothing where the batch is one that goes.
  std::optional<Flow> moved(int64_t leading) const;
};

// The batch in an op's factor, behind what has `pre` elements in it: 3·B as one factor has pre 3, and the examples of a
// micro-batch are not side by side there.
struct BatchCut {
  unsigned factor;
  int64_t pre = 1;
  bool operator==(const BatchCut &) const = default;
};

// What the batch at `place` is in the op, if the access has it as a factor's major part that `parts` divides, and the
// op can be cut there.
std::optional<BatchCut> cutAt(const ValueAccess &access, const Accesses &accesses, BatchPlace place, int64_t parts);
// Where a value has it; nothing for a value that does not.
std::optional<BatchPlace> placeOf(const ValueAccess &access, const Accesses &accesses, BatchCut cut);

struct BatchArguments {
  int64_t size = 0; // examples
  llvm::SmallVector<std::pair<unsigned, BatchPlace>> at;
};
// The arguments of role batch with examples: in the dimension that gc.dims calls "batch", without gc.dims in the first;
// without such a name the argument is the same for all. Errors are at the function: there are none, or of two sizes.
mlir::FailureOr<BatchArguments> findBatch(mlir::func::FuncOp function);

// How many micro-batches make up `size` examples, by their number, their size, or both; 0 is not given. An error at the
// function where they do not.
mlir::FailureOr<int64_t> countMicroBatches(mlir::func::FuncOp function, int64_t size, int64_t accumulate,
                                           int64_t microBatch);
// What --batch-norm says: sync is 0, statistics of the whole batch, local:G is G, those of each of G groups. Nothing
// for other words.
std::optional<int64_t> parseBatchNorm(llvm::StringRef word);

// A value with `parts` parts of its batch as a new first dimension, each shaped as the part of a micro-batch; and back,
// to a value of `type`.
mlir::Value splitBatch(mlir::OpBuilder &builder, mlir::Value value, BatchPlace place, int64_t parts);
mlir::Value joinBatch(mlir::OpBuilder &builder, mlir::Value split, mlir::RankedTensorType type, BatchPlace place,
                      int64_t parts);

class BatchFlow {
public:
  // What an op is that takes a sum together with examples: an error, or one of `meetings`, whose results hold examples.
  // A meeting's sums have the batch's factor, or are of rank 0.
  enum class Meetings : uint8_t { Refused, Allowed };

  // `parts`: how many micro-batches there are.
  BatchFlow(mlir::func::FuncOp function, int64_t parts, Meetings policy = Meetings::Refused)
      : function(function), parts(parts), policy(policy) {}

  // Follows the batch from these arguments. Errors are diagnostics at the op that needs the whole batch.
  mlir::LogicalResult run(llvm::ArrayRef<std::pair<unsigned, BatchPlace>> arguments);

  const Flow &at(mlir::Value value) const;
  Flow::Kind kindOf(mlir::Value value) const { return at(value).kind; }
  bool hasAny(mlir::ValueRange values, Flow::Kind kind) const {
    return llvm::any_of(values, [&](mlir::Value value) { return kindOf(value) == kind; });
  }
  // The operands of an op, and what its regions use from above.
  static llvm::SmallVector<mlir::Value> readBy(mlir::Operation *op);
  bool varies(mlir::Operation *op) const {
    return llvm::any_of(readBy(op), [&](mlir::Value value) { return at(value).varies; });
  }
  // The factors of an op with examples among its operands that the batch is; more than one are of unrelated operands.
  llvm::SmallVector<BatchCut, 1> cutsOf(AccessOpInterface op, const Accesses &accesses) const;

  // How the values of `uses` (all operands of an op, or of a region's terminator, in order) must be given to the edges
  // of `control`: what the edges' targets are. Null: the value is on no edge.
  llvm::SmallVector<std::optional<Flow>> wantedBy(DataFlowEdgeOpInterface control, mlir::OperandRange uses) const;

  // A loop over examples, or over a number of rounds for each: its rounds know nothing of one another but the sums that
  // they add to. Micro-batches run rounds of their own.
  bool isOverExamples(mlir::Operation *op) const { return loopsOverExamples.contains(op); }

  int64_t sumsHoisted = 0;
  llvm::SetVector<mlir::Operation *> meetings;

private:
  struct Refusal {
    mlir::Operation *op;
    std::string message;
    mlir::Operation *sum = nullptr;
    std::string note;
  };
  using Checked = std::optional<Refusal>;

  Checked visit(mlir::Operation *op);
  Checked visitAccess(AccessOpInterface op);
  Checked visitMeeting(AccessOpInterface op);
  Checked visitSums(mlir::Operation *op);
  Checked visitControl(DataFlowEdgeOpInterface op);
  Checked visitIsolated(DataFlowEdgeOpInterface op);
  Checked visitOverExamples(ScanOp op);
  // The edges and what the regions do, until nothing changes.
  Checked followEdges(DataFlowEdgeOpInterface op);
  Checked visitEdge(mlir::Operation *op, const DataFlowEdge &edge);
  Checked verifyOffEdges(DataFlowEdgeOpInterface op);
  bool isLinearInSums(mlir::Operation *op) const;
  bool isTop(mlir::Operation *op) const { return llvm::isa<mlir::func::FuncOp>(op->getParentOp()); }
  // The first Sum, or value After one, among the values.
  mlir::Operation *sumAmong(mlir::ValueRange values) const;
  Refusal flowsBack(mlir::Operation *op, mlir::ValueRange values) const;
  void set(mlir::Value value, Flow flow);

  mlir::func::FuncOp function;
  int64_t parts;
  Meetings policy;
  llvm::DenseMap<mlir::Value, Flow> flows;
  llvm::DenseSet<mlir::Operation *> loopsOverExamples;
  bool changed = false;
};

// Whether every element is zero, as far as constants and linear ops tell.
bool isKnownZero(mlir::Value value);

} // namespace gc

#endif
