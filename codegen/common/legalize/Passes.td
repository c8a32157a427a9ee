// Passes that make arithmetic on narrow floats fit the targets.
#ifndef GC_CODEGEN_LEGALIZE_PASSES
#define GC_CODEGEN_LEGALIZE_PASSES

include "ir/interfaces/Meaning.td"

def LegalizeVectorsPass : Gc_Pass<"gc-legalize-vectors", "::gc::ProvedByNumbers"> {
  let summary = "Compute narrow floats in f32 and convert by integer operations";
  let description = [{
    Why: no CPU target has bf16 or f8 arithmetic, the hardware's bf16 conversion flushes subnormals, and what LLVM calls
    instead is in no library that kernels reach. CPU and CUDA shall round alike.
    Needs: scalars or vectors of f32, f64, bf16, f16 and the 8-bit formats. Gives: arithmetic, comparisons and math ops
    of narrower floats on f32, rounded to their own type after each op; conversions exact, to nearest even, subnormals
    and NaN kept. Only f16 to and from f32 stays a conversion op: that instruction is exact.

    ```mlir
    func.func @before(%x: bf16) -> f32 {
      %y = arith.extf %x : bf16 to f32
      return %y : f32
    }
    // becomes
    func.func @after(%x: bf16) -> f32 {
      %bits = arith.bitcast %x : bf16 to i16
      %wide = arith.extui %bits : i16 to i32
      %c16 = arith.constant 16 : i32
      %up = arith.shli %wide, %c16 : i32
      %y = arith.bitcast %up : i32 to f32
      return %y : f32
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
  let statistics = [
    Statistic<"widened", "ops-widened", "Number of operations on narrow floats computed in f32">,
    Statistic<"converted", "conversions-expanded", "Number of float conversions done by integer operations">
  ];
}

def CarryNarrowBitsPass : Gc_Pass<"gc-carry-narrow-bits", "::gc::ProvedByNumbers"> {
  let summary = "Carry bf16 values as integers of their bits wherever nothing computes with them";
  let description = [{
    Why: on a CPU without bf16 LLVM widens such values where they are only moved (chosen, shuffled, where branches meet)
    and narrows them again by a function that is in no library that kernels reach.
    Needs: the LLVM dialect, bf16 as scalars or vectors. Gives: i16 in place of bf16 everywhere but at the operands and
    results of ops that compute with it (the dot instruction), around which the bits are cast. Arguments of functions
    stay as they are.

    ```mlir
    llvm.func @before(%p: !llvm.ptr, %c: i1, %q: !llvm.ptr) {
      %x = llvm.load %p : !llvm.ptr -> bf16
      %zero = llvm.mlir.constant(0.0 : bf16) : bf16
      %y = llvm.select %c, %x, %zero : i1, bf16
      llvm.store %y, %q : bf16, !llvm.ptr
      llvm.return
    }
    // becomes
    llvm.func @after(%p: !llvm.ptr, %c: i1, %q: !llvm.ptr) {
      %x = llvm.load %p : !llvm.ptr -> i16
      %zero = llvm.mlir.constant(0 : i16) : i16
      %y = llvm.select %c, %x, %zero : i1, i16
      llvm.store %y, %q : i16, !llvm.ptr
      llvm.return
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [Statistic<"carried", "ops-carried", "Number of operations that move bits in place of bf16">];
}

#endif
