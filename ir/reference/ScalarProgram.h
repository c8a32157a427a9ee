// Scalar bodies flattened into a register program that runs over many elements at once.
//
//   body of gc.logistic on f32          r1 = absf r0; r2 = negf r1; r3 = exp r2; …
//
// Each instruction works on a block of elements, so that its dispatch costs nothing per element. Every instruction
// rounds to its own type; math functions of f32 and narrower floats are computed in f64 and rounded once.
#ifndef GC_IR_REFERENCE_SCALARPROGRAM_H
#define GC_IR_REFERENCE_SCALARPROGRAM_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Region.h"

#include "ir/reference/Numbers.h"

namespace gc {

// One instruction; a, b, c and result are byte offsets into the register file.
struct ScalarInstr {
  using Run = void (*)(const ScalarInstr &, char *registers, int64_t count);
  Run run = nullptr;
  uint32_t result = 0, a = 0, b = 0, c = 0;
  unsigned width = 0;     // of the result, or of the operands of a comparison
  unsigned fromWidth = 0; // of the operand of a conversion
  NarrowFormat format;    // of a narrow float result
  NarrowFormat from;      // of a narrow float operand
};

// The instruction for an arith or math op on scalars, but for its registers; run is null if there is none.
ScalarInstr getScalarInstr(mlir::Operation *op);
// Rounds a register in place to a narrower format.
ScalarInstr getRoundInstr(NarrowFormat format);

class ScalarProgram {
public:
  // Elements at `data`, `stride` elements apart (0: one for all), in a tensor's storage.
  struct Input {
    const char *data;
    int64_t stride;
  };

  // The program of a pointwise op, or null if its body or an element type is not known here.
  static std::unique_ptr<ScalarProgram> forOp(mlir::Operation *op);
  // The program of a region of pointwise ops on rank-0 tensors, or null. Values from above follow the arguments.
  static std::unique_ptr<ScalarProgram> forRegion(mlir::Region &region);

  llvm::ArrayRef<mlir::Value> getCaptures() const { return captures; }
  unsigned getNumInputs() const { return inputs.size(); }
  unsigned getNumOutputs() const { return outputs.size(); }

  // Computes `count` elements; an output may lie where an input of stride 1 lies.
  void run(int64_t count, llvm::ArrayRef<Input> inputs, llvm::ArrayRef<char *> outputs);

private:
  static constexpr int64_t blockSize = 256;
  struct Port {
    uint32_t reg;
    mlir::Type type; // with its signedness
  };
  struct Constant {
    uint32_t reg;
    char bytes[8];
    unsigned size;
  };

  uint32_t newRegister() { return blockSize * 8 * numRegisters++; }
  mlir::LogicalResult compile(mlir::Block &block, mlir::ValueRange results, mlir::TypeRange inputTypes,
                              mlir::TypeRange outputTypes);
  mlir::LogicalResult addConstant(mlir::Operation *op, uint32_t reg);

  llvm::SmallVector<Port> inputs, outputs;
  llvm::SmallVector<Constant> constants;
  std::vector<ScalarInstr> instrs;
  llvm::SmallVector<mlir::Value> captures;
  uint32_t numRegisters = 0;
  std::vector<char> registers;
};

} // namespace gc

#endif
