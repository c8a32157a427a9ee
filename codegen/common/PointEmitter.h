// Emits the value of a tensor at one point of a tile program, for one element or for the lanes of a vector.
//
// The binding (CPU loops, GPU threads) gives each axis a value and says how many lanes the vector axis has; everything
// else follows from the index expressions: an address that does not move with the vector axis is loaded once and
// broadcast, one that moves by 1 is a vector load, any other a gather. A value is a scalar as long as it is equal in
// all lanes. Results are remembered within a scope (a loop body or a branch); what does not depend on the innermost
// loop is left to LLVM to hoist, loads included: those that repeat are marked invariant.
//
// On failure a null value is returned and a diagnostic has been emitted.
#ifndef GC_CODEGEN_COMMON_POINTEMITTER_H
#define GC_CODEGEN_COMMON_POINTEMITTER_H

#include "codegen/common/TileProgram.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include <functional>
#include <optional>

namespace gc {

// Type of an element in a register (signless) and in memory (at least a byte).
mlir::Type registerType(mlir::Type element);
mlir::Type memoryType(mlir::Type element);

class PointEmitter {
public:
  using V = mlir::Value;

  PointEmitter(mlir::ImplicitLocOpBuilder &builder, IndexSpace &space) : b(builder), space(space) { enterScope(); }

  // State that the binding sets.
  int64_t lanes = 1;
  int vectorAtom = -1;                   // the variable that moves along the lanes; -1: none
  llvm::DenseMap<unsigned, V> variables; // atom -> i64 (of lane 0 for the vector atom)
  llvm::DenseMap<V, V> pointers;         // block argument -> base address
  llvm::DenseMap<V, V> pointValues;      // results of reductions at the current point
  V mask;                                // lanes that exist; null: all
  int64_t tailLanes = 0;                 // with a constant mask: how many lanes it has
  llvm::SmallVector<unsigned> loopAtoms; // variables of all loops
  // While `lanes` neighbours along another axis are emitted one after the other: loads that are contiguous along that
  // axis and not along the lanes are made for all of them at once, by exchanging lanes.
  struct Exchange {
    int atom = -1;
    int64_t offset = 0; // of the point being emitted
    V base;             // of the axis
    std::map<std::vector<int64_t>, llvm::SmallVector<V>> made;
  } exchange;
  int64_t vectorAlignment = 0; // bytes that whole vectors in memory are aligned to; 0: their elements' size
  // Values that come from elsewhere (scratch): asked first; nullopt: not there.
  std::function<std::optional<V>(V value, llvm::ArrayRef<IndexExpr> index)> provide;

  void enterScope() { scopes.emplace_back(); }
  void leaveScope() { scopes.pop_back(); }

  V valueAt(V value, llvm::ArrayRef<IndexExpr> index);
  // `mayChange`: the kernel writes that memory too (scratch).
  V load(V pointer, mlir::Type element, const IndexExpr &position, bool mayChange = false);
  void store(V pointer, mlir::Type element, const IndexExpr &position, V value);
  // The expression as i64, or one per lane.
  V index(const IndexExpr &e);
  // An element of an integer tensor as i64, by the tensor's signedness.
  V readIndex(V tensor, llvm::ArrayRef<IndexExpr> index);
  V toLanes(V value); // broadcast if scalar and there are lanes
  bool isLaneDependent(const IndexExpr &e) const {
    return lanes > 1 && vectorAtom >= 0 && space.dependsOn(e, vectorAtom);
  }
  // A region of gc ops on rank-0 tensors, on scalars or vectors.
  mlir::LogicalResult inlineRegion(mlir::Region &region, mlir::ValueRange args, llvm::SmallVectorImpl<V> &results);

  V constant(int64_t v);
  V constantOf(mlir::Type scalarType, mlir::Attribute value);
  V address(V pointer, mlir::Type element, V position);
  mlir::VectorType vectorOf(mlir::Type scalar) const { return mlir::VectorType::get({lanes}, scalar); }

private:
  // An operand's element. Where guards hold in some lanes only, what is read for all of them at once may be needed by
  // none and lie anywhere: it is read within the operand all the same.
  V loadOperand(V operand, llvm::ArrayRef<IndexExpr> index);
  unsigned alignment(mlir::Type element, bool isVector) const;
  V compute(mlir::Operation *op, llvm::ArrayRef<IndexExpr> index);
  V choose(mlir::Operation *op, const ElementSources &sources, unsigned at);
  V guard(const IndexGuard &g);
  V atomValue(unsigned id);
  V laneVector(const IndexExpr &e, mlir::Type integer);
  V positionToElement(const IndexExpr &e, mlir::Type element);
  V gather(V pointer, mlir::Type element, const IndexExpr &position);
  bool canExchange(const IndexExpr &position) const;
  V exchanged(V pointer, mlir::Type element, const IndexExpr &position);
  V toMemory(V value, mlir::Type element);
  V fromMemory(V value, mlir::Type element);
  bool movesIrregularly(const IndexExpr &e) const;
  bool repeats(const IndexExpr &e) const;
  V *find(const std::vector<int64_t> &key);

  int branches = 0; // around the insertion point, made by choose()

  mlir::ImplicitLocOpBuilder &b;
  IndexSpace &space;
  std::vector<std::map<std::vector<int64_t>, V>> scopes;
};

// What a reduction's result `number` is formed in: sums and products of narrow floats in f32, rounded once.
mlir::Type accumulatorType(ReduceOp op, unsigned number);
// A scalar or vector widened to the accumulator's element type.
mlir::Value toAccumulator(mlir::ImplicitLocOpBuilder &builder, mlir::Value value, mlir::Type accumulator);
// combine(a, b) of a reduction's named monoid, on scalars or vectors of `accumulatorType` of the op's operand of that
// number: of several, each has its own signedness.
mlir::Value combine(mlir::OpBuilder &builder, mlir::Operation *op, unsigned number, Monoid kind, mlir::Value a,
                    mlir::Value b);
// The identity that a monoid has on elements of that type, as a scalar of a type that holds them: formats without an
// infinity have their largest number.
mlir::TypedAttr identityOf(Monoid kind, mlir::Type scalar, mlir::Type element);

} // namespace gc

#endif
