// Passes on scalar and vector arithmetic inside kernels.
#ifndef GC_CODEGEN_MATH_PASSES
#define GC_CODEGEN_MATH_PASSES

include "ir/interfaces/Meaning.td"

def ExpandMathPass : Gc_Pass<"gc-expand-math", "::gc::ProvedByNumbers"> {
  let summary = "Replace transcendental functions by arithmetic from one table";
  let description = [{
    Why: no C library is at hand where kernels run, its results would differ from machine to machine, and CPU and CUDA
    should give nearly the same bits. The table (codegen/common/math/Table.cpp) states the error of each row, at most
    2 units in the last place for f32.
    Needs: f32 or f64 operands, scalar or vector; narrower floats were widened (gc-legalize-vectors). Gives: no op of
    the math dialect but those that are instructions (sqrt, fma, floor, ...), and no arith.remf. Another op of the math
    dialect is an error.

    ```mlir
    func.func @before(%x: f32) -> f32 {
      %y = math.rsqrt %x : f32
      return %y : f32
    }
    // becomes
    func.func @after(%x: f32) -> f32 {
      %one = arith.constant 1.0 : f32
      %root = math.sqrt %x : f32
      %y = arith.divf %one, %root : f32
      return %y : f32
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect"];
  let statistics = [Statistic<"expanded", "functions-expanded", "Number of math ops replaced by arithmetic">];
}

#endif
