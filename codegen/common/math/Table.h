// The table of math functions: which op, how it is expanded, how far it may be from the true value.
//
//   const MathRow *row = gc::findMathRow("math.exp");
//   Value y = row->expand(builder, loc, operands);
//
// One row per op. The bounds are promises: test/codegen/math/MathUlpTest.cpp measures every row against them, and its
// command line runs all f32 values.
#pragma once

#include "codegen/common/math/MathBuilder.h"

#include "mlir/IR/Operation.h"

namespace gc {

struct MathRow {
  /// Full operation name.
  llvm::StringRef op;
  int arity;
  Num (*unary)(MathBuilder &, Num);
  Num (*binary)(MathBuilder &, Num, Num);
  /// Largest error in units of the last place, f32 and f64.
  double ulpF32, ulpF64;

  mlir::Value expand(mlir::OpBuilder &builder, mlir::Location loc, mlir::ValueRange operands) const;
};

llvm::ArrayRef<MathRow> mathTable();
/// The row of an op, or null.
const MathRow *findMathRow(llvm::StringRef op);
/// Ops of the math dialect that need no row: they lower to instructions.
bool isHardwareMath(mlir::Operation *op);

} // namespace gc
