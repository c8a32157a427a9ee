// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Scatters of every kind in every type; several updates of one place, some outside.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<true> : tensor<4x3xi1>
  %1 = gc.optimization_barrier %0 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %2 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %3 = gc.optimization_barrier %2 : (tensor<6xi32>) -> tensor<6xi32>
  %4 = gc.constant dense<[[true, true, true], [true, true, false], [false, false, false], [true, false, true], [true, true, false], [true, false, false]]> : tensor<6x3xi1>
  %5 = gc.optimization_barrier %4 : (tensor<6x3xi1>) -> tensor<6x3xi1>
  %6 = gc.scatter add(%1) [%3] (%5) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi1>, tensor<6xi32>, tensor<6x3xi1>) -> tensor<4x3xi1>
  %7 = gc.constant dense<true> : tensor<4x3xi1>
  gc.expect eq %6, %7 : tensor<4x3xi1>
  %8 = gc.constant dense<true> : tensor<4x3xi1>
  %9 = gc.optimization_barrier %8 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %10 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %11 = gc.optimization_barrier %10 : (tensor<6xi32>) -> tensor<6xi32>
  %12 = gc.constant dense<[[true, true, true], [true, true, false], [false, false, false], [true, false, true], [true, true, false], [true, false, false]]> : tensor<6x3xi1>
  %13 = gc.optimization_barrier %12 : (tensor<6x3xi1>) -> tensor<6x3xi1>
  %14 = gc.scatter mul(%9) [%11] (%13) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi1>, tensor<6xi32>, tensor<6x3xi1>) -> tensor<4x3xi1>
  %15 = gc.constant dense<[[false, false, false], [true, true, true], [true, true, false], [true, false, false]]> : tensor<4x3xi1>
  gc.expect eq %14, %15 : tensor<4x3xi1>
  %16 = gc.constant dense<true> : tensor<4x3xi1>
  %17 = gc.optimization_barrier %16 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %18 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %19 = gc.optimization_barrier %18 : (tensor<6xi32>) -> tensor<6xi32>
  %20 = gc.constant dense<[[true, true, true], [true, true, false], [false, false, false], [true, false, true], [true, true, false], [true, false, false]]> : tensor<6x3xi1>
  %21 = gc.optimization_barrier %20 : (tensor<6x3xi1>) -> tensor<6x3xi1>
  %22 = gc.scatter min(%17) [%19] (%21) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi1>, tensor<6xi32>, tensor<6x3xi1>) -> tensor<4x3xi1>
  %23 = gc.constant dense<[[false, false, false], [true, true, true], [true, true, false], [true, false, false]]> : tensor<4x3xi1>
  gc.expect eq %22, %23 : tensor<4x3xi1>
  %24 = gc.constant dense<true> : tensor<4x3xi1>
  %25 = gc.optimization_barrier %24 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %26 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %27 = gc.optimization_barrier %26 : (tensor<6xi32>) -> tensor<6xi32>
  %28 = gc.constant dense<[[true, true, true], [true, true, false], [false, false, false], [true, false, true], [true, true, false], [true, false, false]]> : tensor<6x3xi1>
  %29 = gc.optimization_barrier %28 : (tensor<6x3xi1>) -> tensor<6x3xi1>
  %30 = gc.scatter max(%25) [%27] (%29) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi1>, tensor<6xi32>, tensor<6x3xi1>) -> tensor<4x3xi1>
  %31 = gc.constant dense<true> : tensor<4x3xi1>
  gc.expect eq %30, %31 : tensor<4x3xi1>
  %32 = gc.constant dense<true> : tensor<4x3xi1>
  %33 = gc.optimization_barrier %32 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %34 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %35 = gc.optimization_barrier %34 : (tensor<6xi32>) -> tensor<6xi32>
  %36 = gc.constant dense<[[true, true, true], [true, true, false], [false, false, false], [true, false, true], [true, true, false], [true, false, false]]> : tensor<6x3xi1>
  %37 = gc.optimization_barrier %36 : (tensor<6x3xi1>) -> tensor<6x3xi1>
  %38 = gc.scatter and(%33) [%35] (%37) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi1>, tensor<6xi32>, tensor<6x3xi1>) -> tensor<4x3xi1>
  %39 = gc.constant dense<[[false, false, false], [true, true, true], [true, true, false], [true, false, false]]> : tensor<4x3xi1>
  gc.expect eq %38, %39 : tensor<4x3xi1>
  %40 = gc.constant dense<true> : tensor<4x3xi1>
  %41 = gc.optimization_barrier %40 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %42 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %43 = gc.optimization_barrier %42 : (tensor<6xi32>) -> tensor<6xi32>
  %44 = gc.constant dense<[[true, true, true], [true, true, false], [false, false, false], [true, false, true], [true, true, false], [true, false, false]]> : tensor<6x3xi1>
  %45 = gc.optimization_barrier %44 : (tensor<6x3xi1>) -> tensor<6x3xi1>
  %46 = gc.scatter or(%41) [%43] (%45) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi1>, tensor<6xi32>, tensor<6x3xi1>) -> tensor<4x3xi1>
  %47 = gc.constant dense<true> : tensor<4x3xi1>
  gc.expect eq %46, %47 : tensor<4x3xi1>
  %48 = gc.constant dense<true> : tensor<4x3xi1>
  %49 = gc.optimization_barrier %48 : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %50 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %51 = gc.optimization_barrier %50 : (tensor<6xi32>) -> tensor<6xi32>
  %52 = gc.constant dense<[[true, true, true], [true, true, false], [false, false, false], [true, false, true], [true, true, false], [true, false, false]]> : tensor<6x3xi1>
  %53 = gc.optimization_barrier %52 : (tensor<6x3xi1>) -> tensor<6x3xi1>
  %54 = gc.scatter xor(%49) [%51] (%53) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi1>, tensor<6xi32>, tensor<6x3xi1>) -> tensor<4x3xi1>
  %55 = gc.constant dense<[[false, false, false], [true, true, true], [false, false, true], [false, true, true]]> : tensor<4x3xi1>
  gc.expect eq %54, %55 : tensor<4x3xi1>
  // i2
  %56 = gc.constant dense<[[1, 0, 1], [1, 0, 1], [0, 1, 0], [1, 1, 1]]> : tensor<4x3xi2>
  %57 = gc.optimization_barrier %56 : (tensor<4x3xi2>) -> tensor<4x3xi2>
  %58 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %59 = gc.optimization_barrier %58 : (tensor<6xi32>) -> tensor<6xi32>
  %60 = gc.constant dense<[[1, 1, 1], [1, 1, 1], [-1, 0, 1], [-1, 1, -1], [-1, 1, -1], [0, 1, -1]]> : tensor<6x3xi2>
  %61 = gc.optimization_barrier %60 : (tensor<6x3xi2>) -> tensor<6x3xi2>
  %62 = gc.scatter add(%57) [%59] (%61) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi2>, tensor<6xi32>, tensor<6x3xi2>) -> tensor<4x3xi2>
  %63 = gc.constant dense<[[1, 1, -1], [1, 0, 1], [1, -2, 1], [1, -2, 0]]> : tensor<4x3xi2>
  gc.expect eq %62, %63 : tensor<4x3xi2>
  %64 = gc.constant dense<[[1, 0, 1], [1, 0, 1], [0, 1, 0], [1, 1, 1]]> : tensor<4x3xi2>
  %65 = gc.optimization_barrier %64 : (tensor<4x3xi2>) -> tensor<4x3xi2>
  %66 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %67 = gc.optimization_barrier %66 : (tensor<6xi32>) -> tensor<6xi32>
  %68 = gc.constant dense<[[1, 1, 1], [1, 1, 1], [-1, 0, 1], [-1, 1, -1], [-1, 1, -1], [0, 1, -1]]> : tensor<6x3xi2>
  %69 = gc.optimization_barrier %68 : (tensor<6x3xi2>) -> tensor<6x3xi2>
  %70 = gc.scatter mul(%65) [%67] (%69) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi2>, tensor<6xi32>, tensor<6x3xi2>) -> tensor<4x3xi2>
  %71 = gc.constant dense<[[-1, 0, 1], [1, 0, 1], [0, 1, 0], [0, 1, -1]]> : tensor<4x3xi2>
  gc.expect eq %70, %71 : tensor<4x3xi2>
  %72 = gc.constant dense<[[1, 0, 1], [1, 0, 1], [0, 1, 0], [1, 1, 1]]> : tensor<4x3xi2>
  %73 = gc.optimization_barrier %72 : (tensor<4x3xi2>) -> tensor<4x3xi2>
  %74 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %75 = gc.optimization_barrier %74 : (tensor<6xi32>) -> tensor<6xi32>
  %76 = gc.constant dense<[[1, 1, 1], [1, 1, 1], [-1, 0, 1], [-1, 1, -1], [-1, 1, -1], [0, 1, -1]]> : tensor<6x3xi2>
  %77 = gc.optimization_barrier %76 : (tensor<6x3xi2>) -> tensor<6x3xi2>
  %78 = gc.scatter min(%73) [%75] (%77) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi2>, tensor<6xi32>, tensor<6x3xi2>) -> tensor<4x3xi2>
  %79 = gc.constant dense<[[-1, 0, 1], [1, 0, 1], [0, 1, 0], [0, 1, -1]]> : tensor<4x3xi2>
  gc.expect eq %78, %79 : tensor<4x3xi2>
  %80 = gc.constant dense<[[1, 0, 1], [1, 0, 1], [0, 1, 0], [1, 1, 1]]> : tensor<4x3xi2>
  %81 = gc.optimization_barrier %80 : (tensor<4x3xi2>) -> tensor<4x3xi2>
  %82 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %83 = gc.optimization_barrier %82 : (tensor<6xi32>) -> tensor<6xi32>
  %84 = gc.constant dense<[[1, 1, 1], [1, 1, 1], [-1, 0, 1], [-1, 1, -1], [-1, 1, -1], [0, 1, -1]]> : tensor<6x3xi2>
  %85 = gc.optimization_barrier %84 : (tensor<6x3xi2>) -> tensor<6x3xi2>
  %86 = gc.scatter max(%81) [%83] (%85) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi2>, tensor<6xi32>, tensor<6x3xi2>) -> tensor<4x3xi2>
  %87 = gc.constant dense<[[1, 1, 1], [1, 0, 1], [1, 1, 1], [1, 1, 1]]> : tensor<4x3xi2>
  gc.expect eq %86, %87 : tensor<4x3xi2>
  %88 = gc.constant dense<[[1, 0, 1], [1, 0, 1], [0, 1, 0], [1, 1, 1]]> : tensor<4x3xi2>
  %89 = gc.optimization_barrier %88 : (tensor<4x3xi2>) -> tensor<4x3xi2>
  %90 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %91 = gc.optimization_barrier %90 : (tensor<6xi32>) -> tensor<6xi32>
  %92 = gc.constant dense<[[1, 1, 1], [1, 1, 1], [-1, 0, 1], [-1, 1, -1], [-1, 1, -1], [0, 1, -1]]> : tensor<6x3xi2>
  %93 = gc.optimization_barrier %92 : (tensor<6x3xi2>) -> tensor<6x3xi2>
  %94 = gc.scatter and(%89) [%91] (%93) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi2>, tensor<6xi32>, tensor<6x3xi2>) -> tensor<4x3xi2>
  %95 = gc.constant dense<[[1, 0, 1], [1, 0, 1], [0, 1, 0], [0, 1, 1]]> : tensor<4x3xi2>
  gc.expect eq %94, %95 : tensor<4x3xi2>
  %96 = gc.constant dense<[[1, 0, 1], [1, 0, 1], [0, 1, 0], [1, 1, 1]]> : tensor<4x3xi2>
  %97 = gc.optimization_barrier %96 : (tensor<4x3xi2>) -> tensor<4x3xi2>
  %98 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %99 = gc.optimization_barrier %98 : (tensor<6xi32>) -> tensor<6xi32>
  %100 = gc.constant dense<[[1, 1, 1], [1, 1, 1], [-1, 0, 1], [-1, 1, -1], [-1, 1, -1], [0, 1, -1]]> : tensor<6x3xi2>
  %101 = gc.optimization_barrier %100 : (tensor<6x3xi2>) -> tensor<6x3xi2>
  %102 = gc.scatter or(%97) [%99] (%101) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi2>, tensor<6xi32>, tensor<6x3xi2>) -> tensor<4x3xi2>
  %103 = gc.constant dense<[[-1, 1, 1], [1, 0, 1], [1, 1, 1], [1, 1, -1]]> : tensor<4x3xi2>
  gc.expect eq %102, %103 : tensor<4x3xi2>
  %104 = gc.constant dense<[[1, 0, 1], [1, 0, 1], [0, 1, 0], [1, 1, 1]]> : tensor<4x3xi2>
  %105 = gc.optimization_barrier %104 : (tensor<4x3xi2>) -> tensor<4x3xi2>
  %106 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %107 = gc.optimization_barrier %106 : (tensor<6xi32>) -> tensor<6xi32>
  %108 = gc.constant dense<[[1, 1, 1], [1, 1, 1], [-1, 0, 1], [-1, 1, -1], [-1, 1, -1], [0, 1, -1]]> : tensor<6x3xi2>
  %109 = gc.optimization_barrier %108 : (tensor<6x3xi2>) -> tensor<6x3xi2>
  %110 = gc.scatter xor(%105) [%107] (%109) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi2>, tensor<6xi32>, tensor<6x3xi2>) -> tensor<4x3xi2>
  %111 = gc.constant dense<[[-1, 1, 1], [1, 0, 1], [1, 0, 1], [1, 0, -2]]> : tensor<4x3xi2>
  gc.expect eq %110, %111 : tensor<4x3xi2>
  // i4
  %112 = gc.constant dense<[[0, 1, 0], [-1, 1, 1], [0, 0, 0], [1, 1, 1]]> : tensor<4x3xi4>
  %113 = gc.optimization_barrier %112 : (tensor<4x3xi4>) -> tensor<4x3xi4>
  %114 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %115 = gc.optimization_barrier %114 : (tensor<6xi32>) -> tensor<6xi32>
  %116 = gc.constant dense<[[-1, -1, 0], [1, -1, 1], [1, 0, 0], [0, 0, 0], [0, 0, 1], [1, 1, 0]]> : tensor<6x3xi4>
  %117 = gc.optimization_barrier %116 : (tensor<6x3xi4>) -> tensor<6x3xi4>
  %118 = gc.scatter add(%113) [%115] (%117) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi4>, tensor<6xi32>, tensor<6x3xi4>) -> tensor<4x3xi4>
  %119 = gc.constant dense<[[0, 0, 0], [-1, 1, 1], [1, -1, 1], [2, 2, 1]]> : tensor<4x3xi4>
  gc.expect eq %118, %119 : tensor<4x3xi4>
  %120 = gc.constant dense<[[0, 1, 0], [-1, 1, 1], [0, 0, 0], [1, 1, 1]]> : tensor<4x3xi4>
  %121 = gc.optimization_barrier %120 : (tensor<4x3xi4>) -> tensor<4x3xi4>
  %122 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %123 = gc.optimization_barrier %122 : (tensor<6xi32>) -> tensor<6xi32>
  %124 = gc.constant dense<[[-1, -1, 0], [1, -1, 1], [1, 0, 0], [0, 0, 0], [0, 0, 1], [1, 1, 0]]> : tensor<6x3xi4>
  %125 = gc.optimization_barrier %124 : (tensor<6x3xi4>) -> tensor<6x3xi4>
  %126 = gc.scatter mul(%121) [%123] (%125) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi4>, tensor<6xi32>, tensor<6x3xi4>) -> tensor<4x3xi4>
  %127 = gc.constant dense<[[0, 0, 0], [-1, 1, 1], [0, 0, 0], [1, 1, 0]]> : tensor<4x3xi4>
  gc.expect eq %126, %127 : tensor<4x3xi4>
  %128 = gc.constant dense<[[0, 1, 0], [-1, 1, 1], [0, 0, 0], [1, 1, 1]]> : tensor<4x3xi4>
  %129 = gc.optimization_barrier %128 : (tensor<4x3xi4>) -> tensor<4x3xi4>
  %130 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %131 = gc.optimization_barrier %130 : (tensor<6xi32>) -> tensor<6xi32>
  %132 = gc.constant dense<[[-1, -1, 0], [1, -1, 1], [1, 0, 0], [0, 0, 0], [0, 0, 1], [1, 1, 0]]> : tensor<6x3xi4>
  %133 = gc.optimization_barrier %132 : (tensor<6x3xi4>) -> tensor<6x3xi4>
  %134 = gc.scatter min(%129) [%131] (%133) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi4>, tensor<6xi32>, tensor<6x3xi4>) -> tensor<4x3xi4>
  %135 = gc.constant dense<[[-1, -1, 0], [-1, 1, 1], [0, -1, 0], [1, 1, 0]]> : tensor<4x3xi4>
  gc.expect eq %134, %135 : tensor<4x3xi4>
  %136 = gc.constant dense<[[0, 1, 0], [-1, 1, 1], [0, 0, 0], [1, 1, 1]]> : tensor<4x3xi4>
  %137 = gc.optimization_barrier %136 : (tensor<4x3xi4>) -> tensor<4x3xi4>
  %138 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %139 = gc.optimization_barrier %138 : (tensor<6xi32>) -> tensor<6xi32>
  %140 = gc.constant dense<[[-1, -1, 0], [1, -1, 1], [1, 0, 0], [0, 0, 0], [0, 0, 1], [1, 1, 0]]> : tensor<6x3xi4>
  %141 = gc.optimization_barrier %140 : (tensor<6x3xi4>) -> tensor<6x3xi4>
  %142 = gc.scatter max(%137) [%139] (%141) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi4>, tensor<6xi32>, tensor<6x3xi4>) -> tensor<4x3xi4>
  %143 = gc.constant dense<[[1, 1, 0], [-1, 1, 1], [1, 0, 1], [1, 1, 1]]> : tensor<4x3xi4>
  gc.expect eq %142, %143 : tensor<4x3xi4>
  %144 = gc.constant dense<[[0, 1, 0], [-1, 1, 1], [0, 0, 0], [1, 1, 1]]> : tensor<4x3xi4>
  %145 = gc.optimization_barrier %144 : (tensor<4x3xi4>) -> tensor<4x3xi4>
  %146 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %147 = gc.optimization_barrier %146 : (tensor<6xi32>) -> tensor<6xi32>
  %148 = gc.constant dense<[[-1, -1, 0], [1, -1, 1], [1, 0, 0], [0, 0, 0], [0, 0, 1], [1, 1, 0]]> : tensor<6x3xi4>
  %149 = gc.optimization_barrier %148 : (tensor<6x3xi4>) -> tensor<6x3xi4>
  %150 = gc.scatter and(%145) [%147] (%149) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi4>, tensor<6xi32>, tensor<6x3xi4>) -> tensor<4x3xi4>
  %151 = gc.constant dense<[[0, 0, 0], [-1, 1, 1], [0, 0, 0], [1, 1, 0]]> : tensor<4x3xi4>
  gc.expect eq %150, %151 : tensor<4x3xi4>
  %152 = gc.constant dense<[[0, 1, 0], [-1, 1, 1], [0, 0, 0], [1, 1, 1]]> : tensor<4x3xi4>
  %153 = gc.optimization_barrier %152 : (tensor<4x3xi4>) -> tensor<4x3xi4>
  %154 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %155 = gc.optimization_barrier %154 : (tensor<6xi32>) -> tensor<6xi32>
  %156 = gc.constant dense<[[-1, -1, 0], [1, -1, 1], [1, 0, 0], [0, 0, 0], [0, 0, 1], [1, 1, 0]]> : tensor<6x3xi4>
  %157 = gc.optimization_barrier %156 : (tensor<6x3xi4>) -> tensor<6x3xi4>
  %158 = gc.scatter or(%153) [%155] (%157) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi4>, tensor<6xi32>, tensor<6x3xi4>) -> tensor<4x3xi4>
  %159 = gc.constant dense<[[-1, -1, 0], [-1, 1, 1], [1, -1, 1], [1, 1, 1]]> : tensor<4x3xi4>
  gc.expect eq %158, %159 : tensor<4x3xi4>
  %160 = gc.constant dense<[[0, 1, 0], [-1, 1, 1], [0, 0, 0], [1, 1, 1]]> : tensor<4x3xi4>
  %161 = gc.optimization_barrier %160 : (tensor<4x3xi4>) -> tensor<4x3xi4>
  %162 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %163 = gc.optimization_barrier %162 : (tensor<6xi32>) -> tensor<6xi32>
  %164 = gc.constant dense<[[-1, -1, 0], [1, -1, 1], [1, 0, 0], [0, 0, 0], [0, 0, 1], [1, 1, 0]]> : tensor<6x3xi4>
  %165 = gc.optimization_barrier %164 : (tensor<6x3xi4>) -> tensor<6x3xi4>
  %166 = gc.scatter xor(%161) [%163] (%165) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi4>, tensor<6xi32>, tensor<6x3xi4>) -> tensor<4x3xi4>
  %167 = gc.constant dense<[[-2, -2, 0], [-1, 1, 1], [1, -1, 1], [0, 0, 1]]> : tensor<4x3xi4>
  gc.expect eq %166, %167 : tensor<4x3xi4>
  // i8
  %168 = gc.constant dense<[[-1, -1, 0], [1, 0, 1], [0, 0, 1], [1, -1, 0]]> : tensor<4x3xi8>
  %169 = gc.optimization_barrier %168 : (tensor<4x3xi8>) -> tensor<4x3xi8>
  %170 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %171 = gc.optimization_barrier %170 : (tensor<6xi32>) -> tensor<6xi32>
  %172 = gc.constant dense<[[0, -1, 1], [0, 1, 1], [0, 0, 0], [1, 0, 0], [-1, 1, -1], [0, 1, 1]]> : tensor<6x3xi8>
  %173 = gc.optimization_barrier %172 : (tensor<6x3xi8>) -> tensor<6x3xi8>
  %174 = gc.scatter add(%169) [%171] (%173) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi8>, tensor<6xi32>, tensor<6x3xi8>) -> tensor<4x3xi8>
  %175 = gc.constant dense<[[-1, -2, 1], [1, 0, 1], [0, 1, 2], [1, 0, 1]]> : tensor<4x3xi8>
  gc.expect eq %174, %175 : tensor<4x3xi8>
  %176 = gc.constant dense<[[-1, -1, 0], [1, 0, 1], [0, 0, 1], [1, -1, 0]]> : tensor<4x3xi8>
  %177 = gc.optimization_barrier %176 : (tensor<4x3xi8>) -> tensor<4x3xi8>
  %178 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %179 = gc.optimization_barrier %178 : (tensor<6xi32>) -> tensor<6xi32>
  %180 = gc.constant dense<[[0, -1, 1], [0, 1, 1], [0, 0, 0], [1, 0, 0], [-1, 1, -1], [0, 1, 1]]> : tensor<6x3xi8>
  %181 = gc.optimization_barrier %180 : (tensor<6x3xi8>) -> tensor<6x3xi8>
  %182 = gc.scatter mul(%177) [%179] (%181) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi8>, tensor<6xi32>, tensor<6x3xi8>) -> tensor<4x3xi8>
  %183 = gc.constant dense<[[0, 0, 0], [1, 0, 1], [0, 0, 1], [0, -1, 0]]> : tensor<4x3xi8>
  gc.expect eq %182, %183 : tensor<4x3xi8>
  %184 = gc.constant dense<[[-1, -1, 0], [1, 0, 1], [0, 0, 1], [1, -1, 0]]> : tensor<4x3xi8>
  %185 = gc.optimization_barrier %184 : (tensor<4x3xi8>) -> tensor<4x3xi8>
  %186 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %187 = gc.optimization_barrier %186 : (tensor<6xi32>) -> tensor<6xi32>
  %188 = gc.constant dense<[[0, -1, 1], [0, 1, 1], [0, 0, 0], [1, 0, 0], [-1, 1, -1], [0, 1, 1]]> : tensor<6x3xi8>
  %189 = gc.optimization_barrier %188 : (tensor<6x3xi8>) -> tensor<6x3xi8>
  %190 = gc.scatter min(%185) [%187] (%189) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi8>, tensor<6xi32>, tensor<6x3xi8>) -> tensor<4x3xi8>
  %191 = gc.constant dense<[[-1, -1, 0], [1, 0, 1], [0, 0, 1], [0, -1, 0]]> : tensor<4x3xi8>
  gc.expect eq %190, %191 : tensor<4x3xi8>
  %192 = gc.constant dense<[[-1, -1, 0], [1, 0, 1], [0, 0, 1], [1, -1, 0]]> : tensor<4x3xi8>
  %193 = gc.optimization_barrier %192 : (tensor<4x3xi8>) -> tensor<4x3xi8>
  %194 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %195 = gc.optimization_barrier %194 : (tensor<6xi32>) -> tensor<6xi32>
  %196 = gc.constant dense<[[0, -1, 1], [0, 1, 1], [0, 0, 0], [1, 0, 0], [-1, 1, -1], [0, 1, 1]]> : tensor<6x3xi8>
  %197 = gc.optimization_barrier %196 : (tensor<6x3xi8>) -> tensor<6x3xi8>
  %198 = gc.scatter max(%193) [%195] (%197) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi8>, tensor<6xi32>, tensor<6x3xi8>) -> tensor<4x3xi8>
  %199 = gc.constant dense<[[0, 0, 1], [1, 0, 1], [0, 1, 1], [1, 1, 1]]> : tensor<4x3xi8>
  gc.expect eq %198, %199 : tensor<4x3xi8>
  %200 = gc.constant dense<[[-1, -1, 0], [1, 0, 1], [0, 0, 1], [1, -1, 0]]> : tensor<4x3xi8>
  %201 = gc.optimization_barrier %200 : (tensor<4x3xi8>) -> tensor<4x3xi8>
  %202 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %203 = gc.optimization_barrier %202 : (tensor<6xi32>) -> tensor<6xi32>
  %204 = gc.constant dense<[[0, -1, 1], [0, 1, 1], [0, 0, 0], [1, 0, 0], [-1, 1, -1], [0, 1, 1]]> : tensor<6x3xi8>
  %205 = gc.optimization_barrier %204 : (tensor<6x3xi8>) -> tensor<6x3xi8>
  %206 = gc.scatter and(%201) [%203] (%205) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi8>, tensor<6xi32>, tensor<6x3xi8>) -> tensor<4x3xi8>
  %207 = gc.constant dense<[[0, 0, 0], [1, 0, 1], [0, 0, 1], [0, 1, 0]]> : tensor<4x3xi8>
  gc.expect eq %206, %207 : tensor<4x3xi8>
  %208 = gc.constant dense<[[-1, -1, 0], [1, 0, 1], [0, 0, 1], [1, -1, 0]]> : tensor<4x3xi8>
  %209 = gc.optimization_barrier %208 : (tensor<4x3xi8>) -> tensor<4x3xi8>
  %210 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %211 = gc.optimization_barrier %210 : (tensor<6xi32>) -> tensor<6xi32>
  %212 = gc.constant dense<[[0, -1, 1], [0, 1, 1], [0, 0, 0], [1, 0, 0], [-1, 1, -1], [0, 1, 1]]> : tensor<6x3xi8>
  %213 = gc.optimization_barrier %212 : (tensor<6x3xi8>) -> tensor<6x3xi8>
  %214 = gc.scatter or(%209) [%211] (%213) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi8>, tensor<6xi32>, tensor<6x3xi8>) -> tensor<4x3xi8>
  %215 = gc.constant dense<[[-1, -1, 1], [1, 0, 1], [0, 1, 1], [1, -1, 1]]> : tensor<4x3xi8>
  gc.expect eq %214, %215 : tensor<4x3xi8>
  %216 = gc.constant dense<[[-1, -1, 0], [1, 0, 1], [0, 0, 1], [1, -1, 0]]> : tensor<4x3xi8>
  %217 = gc.optimization_barrier %216 : (tensor<4x3xi8>) -> tensor<4x3xi8>
  %218 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %219 = gc.optimization_barrier %218 : (tensor<6xi32>) -> tensor<6xi32>
  %220 = gc.constant dense<[[0, -1, 1], [0, 1, 1], [0, 0, 0], [1, 0, 0], [-1, 1, -1], [0, 1, 1]]> : tensor<6x3xi8>
  %221 = gc.optimization_barrier %220 : (tensor<6x3xi8>) -> tensor<6x3xi8>
  %222 = gc.scatter xor(%217) [%219] (%221) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi8>, tensor<6xi32>, tensor<6x3xi8>) -> tensor<4x3xi8>
  %223 = gc.constant dense<[[-1, 0, 1], [1, 0, 1], [0, 1, 0], [1, -2, 1]]> : tensor<4x3xi8>
  gc.expect eq %222, %223 : tensor<4x3xi8>
  // i16
  %224 = gc.constant dense<[[1, 1, 1], [-1, -1, 0], [-1, 1, 0], [-1, 1, 1]]> : tensor<4x3xi16>
  %225 = gc.optimization_barrier %224 : (tensor<4x3xi16>) -> tensor<4x3xi16>
  %226 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %227 = gc.optimization_barrier %226 : (tensor<6xi32>) -> tensor<6xi32>
  %228 = gc.constant dense<[[1, 1, 0], [-1, 1, 0], [1, 1, 0], [-1, 0, -1], [-1, -1, 1], [1, -1, -1]]> : tensor<6x3xi16>
  %229 = gc.optimization_barrier %228 : (tensor<6x3xi16>) -> tensor<6x3xi16>
  %230 = gc.scatter add(%225) [%227] (%229) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi16>, tensor<6xi32>, tensor<6x3xi16>) -> tensor<4x3xi16>
  %231 = gc.constant dense<[[3, 3, 1], [-1, -1, 0], [-2, 2, 0], [0, 0, 0]]> : tensor<4x3xi16>
  gc.expect eq %230, %231 : tensor<4x3xi16>
  %232 = gc.constant dense<[[1, 1, 1], [-1, -1, 0], [-1, 1, 0], [-1, 1, 1]]> : tensor<4x3xi16>
  %233 = gc.optimization_barrier %232 : (tensor<4x3xi16>) -> tensor<4x3xi16>
  %234 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %235 = gc.optimization_barrier %234 : (tensor<6xi32>) -> tensor<6xi32>
  %236 = gc.constant dense<[[1, 1, 0], [-1, 1, 0], [1, 1, 0], [-1, 0, -1], [-1, -1, 1], [1, -1, -1]]> : tensor<6x3xi16>
  %237 = gc.optimization_barrier %236 : (tensor<6x3xi16>) -> tensor<6x3xi16>
  %238 = gc.scatter mul(%233) [%235] (%237) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi16>, tensor<6xi32>, tensor<6x3xi16>) -> tensor<4x3xi16>
  %239 = gc.constant dense<[[1, 1, 0], [-1, -1, 0], [1, 1, 0], [-1, -1, -1]]> : tensor<4x3xi16>
  gc.expect eq %238, %239 : tensor<4x3xi16>
  %240 = gc.constant dense<[[1, 1, 1], [-1, -1, 0], [-1, 1, 0], [-1, 1, 1]]> : tensor<4x3xi16>
  %241 = gc.optimization_barrier %240 : (tensor<4x3xi16>) -> tensor<4x3xi16>
  %242 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %243 = gc.optimization_barrier %242 : (tensor<6xi32>) -> tensor<6xi32>
  %244 = gc.constant dense<[[1, 1, 0], [-1, 1, 0], [1, 1, 0], [-1, 0, -1], [-1, -1, 1], [1, -1, -1]]> : tensor<6x3xi16>
  %245 = gc.optimization_barrier %244 : (tensor<6x3xi16>) -> tensor<6x3xi16>
  %246 = gc.scatter min(%241) [%243] (%245) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi16>, tensor<6xi32>, tensor<6x3xi16>) -> tensor<4x3xi16>
  %247 = gc.constant dense<[[1, 1, 0], [-1, -1, 0], [-1, 1, 0], [-1, -1, -1]]> : tensor<4x3xi16>
  gc.expect eq %246, %247 : tensor<4x3xi16>
  %248 = gc.constant dense<[[1, 1, 1], [-1, -1, 0], [-1, 1, 0], [-1, 1, 1]]> : tensor<4x3xi16>
  %249 = gc.optimization_barrier %248 : (tensor<4x3xi16>) -> tensor<4x3xi16>
  %250 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %251 = gc.optimization_barrier %250 : (tensor<6xi32>) -> tensor<6xi32>
  %252 = gc.constant dense<[[1, 1, 0], [-1, 1, 0], [1, 1, 0], [-1, 0, -1], [-1, -1, 1], [1, -1, -1]]> : tensor<6x3xi16>
  %253 = gc.optimization_barrier %252 : (tensor<6x3xi16>) -> tensor<6x3xi16>
  %254 = gc.scatter max(%249) [%251] (%253) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi16>, tensor<6xi32>, tensor<6x3xi16>) -> tensor<4x3xi16>
  %255 = gc.constant dense<[[1, 1, 1], [-1, -1, 0], [-1, 1, 0], [1, 1, 1]]> : tensor<4x3xi16>
  gc.expect eq %254, %255 : tensor<4x3xi16>
  %256 = gc.constant dense<[[1, 1, 1], [-1, -1, 0], [-1, 1, 0], [-1, 1, 1]]> : tensor<4x3xi16>
  %257 = gc.optimization_barrier %256 : (tensor<4x3xi16>) -> tensor<4x3xi16>
  %258 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %259 = gc.optimization_barrier %258 : (tensor<6xi32>) -> tensor<6xi32>
  %260 = gc.constant dense<[[1, 1, 0], [-1, 1, 0], [1, 1, 0], [-1, 0, -1], [-1, -1, 1], [1, -1, -1]]> : tensor<6x3xi16>
  %261 = gc.optimization_barrier %260 : (tensor<6x3xi16>) -> tensor<6x3xi16>
  %262 = gc.scatter and(%257) [%259] (%261) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi16>, tensor<6xi32>, tensor<6x3xi16>) -> tensor<4x3xi16>
  %263 = gc.constant dense<[[1, 1, 0], [-1, -1, 0], [-1, 1, 0], [1, 1, 1]]> : tensor<4x3xi16>
  gc.expect eq %262, %263 : tensor<4x3xi16>
  %264 = gc.constant dense<[[1, 1, 1], [-1, -1, 0], [-1, 1, 0], [-1, 1, 1]]> : tensor<4x3xi16>
  %265 = gc.optimization_barrier %264 : (tensor<4x3xi16>) -> tensor<4x3xi16>
  %266 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %267 = gc.optimization_barrier %266 : (tensor<6xi32>) -> tensor<6xi32>
  %268 = gc.constant dense<[[1, 1, 0], [-1, 1, 0], [1, 1, 0], [-1, 0, -1], [-1, -1, 1], [1, -1, -1]]> : tensor<6x3xi16>
  %269 = gc.optimization_barrier %268 : (tensor<6x3xi16>) -> tensor<6x3xi16>
  %270 = gc.scatter or(%265) [%267] (%269) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi16>, tensor<6xi32>, tensor<6x3xi16>) -> tensor<4x3xi16>
  %271 = gc.constant dense<[[1, 1, 1], [-1, -1, 0], [-1, 1, 0], [-1, -1, -1]]> : tensor<4x3xi16>
  gc.expect eq %270, %271 : tensor<4x3xi16>
  %272 = gc.constant dense<[[1, 1, 1], [-1, -1, 0], [-1, 1, 0], [-1, 1, 1]]> : tensor<4x3xi16>
  %273 = gc.optimization_barrier %272 : (tensor<4x3xi16>) -> tensor<4x3xi16>
  %274 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %275 = gc.optimization_barrier %274 : (tensor<6xi32>) -> tensor<6xi32>
  %276 = gc.constant dense<[[1, 1, 0], [-1, 1, 0], [1, 1, 0], [-1, 0, -1], [-1, -1, 1], [1, -1, -1]]> : tensor<6x3xi16>
  %277 = gc.optimization_barrier %276 : (tensor<6x3xi16>) -> tensor<6x3xi16>
  %278 = gc.scatter xor(%273) [%275] (%277) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi16>, tensor<6xi32>, tensor<6x3xi16>) -> tensor<4x3xi16>
  %279 = gc.constant dense<[[1, 1, 1], [-1, -1, 0], [0, 0, 0], [-2, -2, -2]]> : tensor<4x3xi16>
  gc.expect eq %278, %279 : tensor<4x3xi16>
  // i32
  %280 = gc.constant dense<[[0, 1, 1], [1, -1, -1], [1, 1, 1], [1, 1, 0]]> : tensor<4x3xi32>
  %281 = gc.optimization_barrier %280 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %282 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %283 = gc.optimization_barrier %282 : (tensor<6xi32>) -> tensor<6xi32>
  %284 = gc.constant dense<[[-1, 1, 0], [1, -1, 0], [1, 1, 1], [1, 0, -1], [1, -1, 0], [-1, 1, 0]]> : tensor<6x3xi32>
  %285 = gc.optimization_barrier %284 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %286 = gc.scatter add(%281) [%283] (%285) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
  %287 = gc.constant dense<[[0, 3, 2], [1, -1, -1], [2, 0, 1], [0, 2, 0]]> : tensor<4x3xi32>
  gc.expect eq %286, %287 : tensor<4x3xi32>
  %288 = gc.constant dense<[[0, 1, 1], [1, -1, -1], [1, 1, 1], [1, 1, 0]]> : tensor<4x3xi32>
  %289 = gc.optimization_barrier %288 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %290 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %291 = gc.optimization_barrier %290 : (tensor<6xi32>) -> tensor<6xi32>
  %292 = gc.constant dense<[[-1, 1, 0], [1, -1, 0], [1, 1, 1], [1, 0, -1], [1, -1, 0], [-1, 1, 0]]> : tensor<6x3xi32>
  %293 = gc.optimization_barrier %292 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %294 = gc.scatter mul(%289) [%291] (%293) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
  %295 = gc.constant dense<[[0, 1, 0], [1, -1, -1], [1, -1, 0], [-1, 1, 0]]> : tensor<4x3xi32>
  gc.expect eq %294, %295 : tensor<4x3xi32>
  %296 = gc.constant dense<[[0, 1, 1], [1, -1, -1], [1, 1, 1], [1, 1, 0]]> : tensor<4x3xi32>
  %297 = gc.optimization_barrier %296 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %298 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %299 = gc.optimization_barrier %298 : (tensor<6xi32>) -> tensor<6xi32>
  %300 = gc.constant dense<[[-1, 1, 0], [1, -1, 0], [1, 1, 1], [1, 0, -1], [1, -1, 0], [-1, 1, 0]]> : tensor<6x3xi32>
  %301 = gc.optimization_barrier %300 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %302 = gc.scatter min(%297) [%299] (%301) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
  %303 = gc.constant dense<[[-1, 1, 0], [1, -1, -1], [1, -1, 0], [-1, 1, 0]]> : tensor<4x3xi32>
  gc.expect eq %302, %303 : tensor<4x3xi32>
  %304 = gc.constant dense<[[0, 1, 1], [1, -1, -1], [1, 1, 1], [1, 1, 0]]> : tensor<4x3xi32>
  %305 = gc.optimization_barrier %304 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %306 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %307 = gc.optimization_barrier %306 : (tensor<6xi32>) -> tensor<6xi32>
  %308 = gc.constant dense<[[-1, 1, 0], [1, -1, 0], [1, 1, 1], [1, 0, -1], [1, -1, 0], [-1, 1, 0]]> : tensor<6x3xi32>
  %309 = gc.optimization_barrier %308 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %310 = gc.scatter max(%305) [%307] (%309) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
  %311 = gc.constant dense<[[1, 1, 1], [1, -1, -1], [1, 1, 1], [1, 1, 0]]> : tensor<4x3xi32>
  gc.expect eq %310, %311 : tensor<4x3xi32>
  %312 = gc.constant dense<[[0, 1, 1], [1, -1, -1], [1, 1, 1], [1, 1, 0]]> : tensor<4x3xi32>
  %313 = gc.optimization_barrier %312 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %314 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %315 = gc.optimization_barrier %314 : (tensor<6xi32>) -> tensor<6xi32>
  %316 = gc.constant dense<[[-1, 1, 0], [1, -1, 0], [1, 1, 1], [1, 0, -1], [1, -1, 0], [-1, 1, 0]]> : tensor<6x3xi32>
  %317 = gc.optimization_barrier %316 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %318 = gc.scatter and(%313) [%315] (%317) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
  %319 = gc.constant dense<[[0, 1, 0], [1, -1, -1], [1, 1, 0], [1, 1, 0]]> : tensor<4x3xi32>
  gc.expect eq %318, %319 : tensor<4x3xi32>
  %320 = gc.constant dense<[[0, 1, 1], [1, -1, -1], [1, 1, 1], [1, 1, 0]]> : tensor<4x3xi32>
  %321 = gc.optimization_barrier %320 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %322 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %323 = gc.optimization_barrier %322 : (tensor<6xi32>) -> tensor<6xi32>
  %324 = gc.constant dense<[[-1, 1, 0], [1, -1, 0], [1, 1, 1], [1, 0, -1], [1, -1, 0], [-1, 1, 0]]> : tensor<6x3xi32>
  %325 = gc.optimization_barrier %324 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %326 = gc.scatter or(%321) [%323] (%325) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
  %327 = gc.constant dense<[[-1, 1, 1], [1, -1, -1], [1, -1, 1], [-1, 1, 0]]> : tensor<4x3xi32>
  gc.expect eq %326, %327 : tensor<4x3xi32>
  %328 = gc.constant dense<[[0, 1, 1], [1, -1, -1], [1, 1, 1], [1, 1, 0]]> : tensor<4x3xi32>
  %329 = gc.optimization_barrier %328 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  %330 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %331 = gc.optimization_barrier %330 : (tensor<6xi32>) -> tensor<6xi32>
  %332 = gc.constant dense<[[-1, 1, 0], [1, -1, 0], [1, 1, 1], [1, 0, -1], [1, -1, 0], [-1, 1, 0]]> : tensor<6x3xi32>
  %333 = gc.optimization_barrier %332 : (tensor<6x3xi32>) -> tensor<6x3xi32>
  %334 = gc.scatter xor(%329) [%331] (%333) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi32>, tensor<6xi32>, tensor<6x3xi32>) -> tensor<4x3xi32>
  %335 = gc.constant dense<[[-2, 1, 0], [1, -1, -1], [0, -2, 1], [-2, 0, 0]]> : tensor<4x3xi32>
  gc.expect eq %334, %335 : tensor<4x3xi32>
  // i64
  %336 = gc.constant dense<[[1, -1, -1], [-1, -1, -1], [1, -1, 1], [1, 0, 0]]> : tensor<4x3xi64>
  %337 = gc.optimization_barrier %336 : (tensor<4x3xi64>) -> tensor<4x3xi64>
  %338 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %339 = gc.optimization_barrier %338 : (tensor<6xi32>) -> tensor<6xi32>
  %340 = gc.constant dense<[[0, 0, -1], [1, 0, 0], [1, 1, 1], [1, 1, 0], [0, 1, 0], [0, 1, -1]]> : tensor<6x3xi64>
  %341 = gc.optimization_barrier %340 : (tensor<6x3xi64>) -> tensor<6x3xi64>
  %342 = gc.scatter add(%337) [%339] (%341) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi64>, tensor<6xi32>, tensor<6x3xi64>) -> tensor<4x3xi64>
  %343 = gc.constant dense<[[2, 0, -1], [-1, -1, -1], [2, -1, 1], [1, 1, -1]]> : tensor<4x3xi64>
  gc.expect eq %342, %343 : tensor<4x3xi64>
  %344 = gc.constant dense<[[1, -1, -1], [-1, -1, -1], [1, -1, 1], [1, 0, 0]]> : tensor<4x3xi64>
  %345 = gc.optimization_barrier %344 : (tensor<4x3xi64>) -> tensor<4x3xi64>
  %346 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %347 = gc.optimization_barrier %346 : (tensor<6xi32>) -> tensor<6xi32>
  %348 = gc.constant dense<[[0, 0, -1], [1, 0, 0], [1, 1, 1], [1, 1, 0], [0, 1, 0], [0, 1, -1]]> : tensor<6x3xi64>
  %349 = gc.optimization_barrier %348 : (tensor<6x3xi64>) -> tensor<6x3xi64>
  %350 = gc.scatter mul(%345) [%347] (%349) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi64>, tensor<6xi32>, tensor<6x3xi64>) -> tensor<4x3xi64>
  %351 = gc.constant dense<[[0, 0, 1], [-1, -1, -1], [1, 0, 0], [0, 0, 0]]> : tensor<4x3xi64>
  gc.expect eq %350, %351 : tensor<4x3xi64>
  %352 = gc.constant dense<[[1, -1, -1], [-1, -1, -1], [1, -1, 1], [1, 0, 0]]> : tensor<4x3xi64>
  %353 = gc.optimization_barrier %352 : (tensor<4x3xi64>) -> tensor<4x3xi64>
  %354 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %355 = gc.optimization_barrier %354 : (tensor<6xi32>) -> tensor<6xi32>
  %356 = gc.constant dense<[[0, 0, -1], [1, 0, 0], [1, 1, 1], [1, 1, 0], [0, 1, 0], [0, 1, -1]]> : tensor<6x3xi64>
  %357 = gc.optimization_barrier %356 : (tensor<6x3xi64>) -> tensor<6x3xi64>
  %358 = gc.scatter min(%353) [%355] (%357) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi64>, tensor<6xi32>, tensor<6x3xi64>) -> tensor<4x3xi64>
  %359 = gc.constant dense<[[0, -1, -1], [-1, -1, -1], [1, -1, 0], [0, 0, -1]]> : tensor<4x3xi64>
  gc.expect eq %358, %359 : tensor<4x3xi64>
  %360 = gc.constant dense<[[1, -1, -1], [-1, -1, -1], [1, -1, 1], [1, 0, 0]]> : tensor<4x3xi64>
  %361 = gc.optimization_barrier %360 : (tensor<4x3xi64>) -> tensor<4x3xi64>
  %362 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %363 = gc.optimization_barrier %362 : (tensor<6xi32>) -> tensor<6xi32>
  %364 = gc.constant dense<[[0, 0, -1], [1, 0, 0], [1, 1, 1], [1, 1, 0], [0, 1, 0], [0, 1, -1]]> : tensor<6x3xi64>
  %365 = gc.optimization_barrier %364 : (tensor<6x3xi64>) -> tensor<6x3xi64>
  %366 = gc.scatter max(%361) [%363] (%365) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi64>, tensor<6xi32>, tensor<6x3xi64>) -> tensor<4x3xi64>
  %367 = gc.constant dense<[[1, 1, 1], [-1, -1, -1], [1, 0, 1], [1, 1, 0]]> : tensor<4x3xi64>
  gc.expect eq %366, %367 : tensor<4x3xi64>
  %368 = gc.constant dense<[[1, -1, -1], [-1, -1, -1], [1, -1, 1], [1, 0, 0]]> : tensor<4x3xi64>
  %369 = gc.optimization_barrier %368 : (tensor<4x3xi64>) -> tensor<4x3xi64>
  %370 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %371 = gc.optimization_barrier %370 : (tensor<6xi32>) -> tensor<6xi32>
  %372 = gc.constant dense<[[0, 0, -1], [1, 0, 0], [1, 1, 1], [1, 1, 0], [0, 1, 0], [0, 1, -1]]> : tensor<6x3xi64>
  %373 = gc.optimization_barrier %372 : (tensor<6x3xi64>) -> tensor<6x3xi64>
  %374 = gc.scatter and(%369) [%371] (%373) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi64>, tensor<6xi32>, tensor<6x3xi64>) -> tensor<4x3xi64>
  %375 = gc.constant dense<[[0, 0, 1], [-1, -1, -1], [1, 0, 0], [0, 0, 0]]> : tensor<4x3xi64>
  gc.expect eq %374, %375 : tensor<4x3xi64>
  %376 = gc.constant dense<[[1, -1, -1], [-1, -1, -1], [1, -1, 1], [1, 0, 0]]> : tensor<4x3xi64>
  %377 = gc.optimization_barrier %376 : (tensor<4x3xi64>) -> tensor<4x3xi64>
  %378 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %379 = gc.optimization_barrier %378 : (tensor<6xi32>) -> tensor<6xi32>
  %380 = gc.constant dense<[[0, 0, -1], [1, 0, 0], [1, 1, 1], [1, 1, 0], [0, 1, 0], [0, 1, -1]]> : tensor<6x3xi64>
  %381 = gc.optimization_barrier %380 : (tensor<6x3xi64>) -> tensor<6x3xi64>
  %382 = gc.scatter or(%377) [%379] (%381) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi64>, tensor<6xi32>, tensor<6x3xi64>) -> tensor<4x3xi64>
  %383 = gc.constant dense<[[1, -1, -1], [-1, -1, -1], [1, -1, 1], [1, 1, -1]]> : tensor<4x3xi64>
  gc.expect eq %382, %383 : tensor<4x3xi64>
  %384 = gc.constant dense<[[1, -1, -1], [-1, -1, -1], [1, -1, 1], [1, 0, 0]]> : tensor<4x3xi64>
  %385 = gc.optimization_barrier %384 : (tensor<4x3xi64>) -> tensor<4x3xi64>
  %386 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %387 = gc.optimization_barrier %386 : (tensor<6xi32>) -> tensor<6xi32>
  %388 = gc.constant dense<[[0, 0, -1], [1, 0, 0], [1, 1, 1], [1, 1, 0], [0, 1, 0], [0, 1, -1]]> : tensor<6x3xi64>
  %389 = gc.optimization_barrier %388 : (tensor<6x3xi64>) -> tensor<6x3xi64>
  %390 = gc.scatter xor(%385) [%387] (%389) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xi64>, tensor<6xi32>, tensor<6x3xi64>) -> tensor<4x3xi64>
  %391 = gc.constant dense<[[0, -2, 1], [-1, -1, -1], [0, -1, 1], [1, 1, -1]]> : tensor<4x3xi64>
  gc.expect eq %390, %391 : tensor<4x3xi64>
  // ui2
  %392 = gc.constant dense<[[1, 1, 3], [1, 1, 1], [1, 1, 0], [3, 0, 1]]> : tensor<4x3xui2>
  %393 = gc.optimization_barrier %392 : (tensor<4x3xui2>) -> tensor<4x3xui2>
  %394 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %395 = gc.optimization_barrier %394 : (tensor<6xi32>) -> tensor<6xi32>
  %396 = gc.constant dense<[[1, 3, 1], [1, 3, 0], [0, 1, 3], [1, 1, 0], [0, 3, 1], [3, 1, 1]]> : tensor<6x3xui2>
  %397 = gc.optimization_barrier %396 : (tensor<6x3xui2>) -> tensor<6x3xui2>
  %398 = gc.scatter add(%393) [%395] (%397) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui2>, tensor<6xi32>, tensor<6x3xui2>) -> tensor<4x3xui2>
  %399 = gc.constant dense<[[2, 1, 3], [1, 1, 1], [2, 0, 0], [2, 1, 2]]> : tensor<4x3xui2>
  gc.expect eq %398, %399 : tensor<4x3xui2>
  %400 = gc.constant dense<[[1, 1, 3], [1, 1, 1], [1, 1, 0], [3, 0, 1]]> : tensor<4x3xui2>
  %401 = gc.optimization_barrier %400 : (tensor<4x3xui2>) -> tensor<4x3xui2>
  %402 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %403 = gc.optimization_barrier %402 : (tensor<6xi32>) -> tensor<6xi32>
  %404 = gc.constant dense<[[1, 3, 1], [1, 3, 0], [0, 1, 3], [1, 1, 0], [0, 3, 1], [3, 1, 1]]> : tensor<6x3xui2>
  %405 = gc.optimization_barrier %404 : (tensor<6x3xui2>) -> tensor<6x3xui2>
  %406 = gc.scatter mul(%401) [%403] (%405) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui2>, tensor<6xi32>, tensor<6x3xui2>) -> tensor<4x3xui2>
  %407 = gc.constant dense<[[0, 3, 1], [1, 1, 1], [1, 3, 0], [1, 0, 1]]> : tensor<4x3xui2>
  gc.expect eq %406, %407 : tensor<4x3xui2>
  %408 = gc.constant dense<[[1, 1, 3], [1, 1, 1], [1, 1, 0], [3, 0, 1]]> : tensor<4x3xui2>
  %409 = gc.optimization_barrier %408 : (tensor<4x3xui2>) -> tensor<4x3xui2>
  %410 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %411 = gc.optimization_barrier %410 : (tensor<6xi32>) -> tensor<6xi32>
  %412 = gc.constant dense<[[1, 3, 1], [1, 3, 0], [0, 1, 3], [1, 1, 0], [0, 3, 1], [3, 1, 1]]> : tensor<6x3xui2>
  %413 = gc.optimization_barrier %412 : (tensor<6x3xui2>) -> tensor<6x3xui2>
  %414 = gc.scatter min(%409) [%411] (%413) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui2>, tensor<6xi32>, tensor<6x3xui2>) -> tensor<4x3xui2>
  %415 = gc.constant dense<[[0, 1, 1], [1, 1, 1], [1, 1, 0], [3, 0, 1]]> : tensor<4x3xui2>
  gc.expect eq %414, %415 : tensor<4x3xui2>
  %416 = gc.constant dense<[[1, 1, 3], [1, 1, 1], [1, 1, 0], [3, 0, 1]]> : tensor<4x3xui2>
  %417 = gc.optimization_barrier %416 : (tensor<4x3xui2>) -> tensor<4x3xui2>
  %418 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %419 = gc.optimization_barrier %418 : (tensor<6xi32>) -> tensor<6xi32>
  %420 = gc.constant dense<[[1, 3, 1], [1, 3, 0], [0, 1, 3], [1, 1, 0], [0, 3, 1], [3, 1, 1]]> : tensor<6x3xui2>
  %421 = gc.optimization_barrier %420 : (tensor<6x3xui2>) -> tensor<6x3xui2>
  %422 = gc.scatter max(%417) [%419] (%421) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui2>, tensor<6xi32>, tensor<6x3xui2>) -> tensor<4x3xui2>
  %423 = gc.constant dense<[[1, 3, 3], [1, 1, 1], [1, 3, 0], [3, 1, 1]]> : tensor<4x3xui2>
  gc.expect eq %422, %423 : tensor<4x3xui2>
  %424 = gc.constant dense<[[1, 1, 3], [1, 1, 1], [1, 1, 0], [3, 0, 1]]> : tensor<4x3xui2>
  %425 = gc.optimization_barrier %424 : (tensor<4x3xui2>) -> tensor<4x3xui2>
  %426 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %427 = gc.optimization_barrier %426 : (tensor<6xi32>) -> tensor<6xi32>
  %428 = gc.constant dense<[[1, 3, 1], [1, 3, 0], [0, 1, 3], [1, 1, 0], [0, 3, 1], [3, 1, 1]]> : tensor<6x3xui2>
  %429 = gc.optimization_barrier %428 : (tensor<6x3xui2>) -> tensor<6x3xui2>
  %430 = gc.scatter and(%425) [%427] (%429) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui2>, tensor<6xi32>, tensor<6x3xui2>) -> tensor<4x3xui2>
  %431 = gc.constant dense<[[0, 1, 1], [1, 1, 1], [1, 1, 0], [3, 0, 1]]> : tensor<4x3xui2>
  gc.expect eq %430, %431 : tensor<4x3xui2>
  %432 = gc.constant dense<[[1, 1, 3], [1, 1, 1], [1, 1, 0], [3, 0, 1]]> : tensor<4x3xui2>
  %433 = gc.optimization_barrier %432 : (tensor<4x3xui2>) -> tensor<4x3xui2>
  %434 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %435 = gc.optimization_barrier %434 : (tensor<6xi32>) -> tensor<6xi32>
  %436 = gc.constant dense<[[1, 3, 1], [1, 3, 0], [0, 1, 3], [1, 1, 0], [0, 3, 1], [3, 1, 1]]> : tensor<6x3xui2>
  %437 = gc.optimization_barrier %436 : (tensor<6x3xui2>) -> tensor<6x3xui2>
  %438 = gc.scatter or(%433) [%435] (%437) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui2>, tensor<6xi32>, tensor<6x3xui2>) -> tensor<4x3xui2>
  %439 = gc.constant dense<[[1, 3, 3], [1, 1, 1], [1, 3, 0], [3, 1, 1]]> : tensor<4x3xui2>
  gc.expect eq %438, %439 : tensor<4x3xui2>
  %440 = gc.constant dense<[[1, 1, 3], [1, 1, 1], [1, 1, 0], [3, 0, 1]]> : tensor<4x3xui2>
  %441 = gc.optimization_barrier %440 : (tensor<4x3xui2>) -> tensor<4x3xui2>
  %442 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %443 = gc.optimization_barrier %442 : (tensor<6xi32>) -> tensor<6xi32>
  %444 = gc.constant dense<[[1, 3, 1], [1, 3, 0], [0, 1, 3], [1, 1, 0], [0, 3, 1], [3, 1, 1]]> : tensor<6x3xui2>
  %445 = gc.optimization_barrier %444 : (tensor<6x3xui2>) -> tensor<6x3xui2>
  %446 = gc.scatter xor(%441) [%443] (%445) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui2>, tensor<6xi32>, tensor<6x3xui2>) -> tensor<4x3xui2>
  %447 = gc.constant dense<[[0, 3, 1], [1, 1, 1], [0, 2, 0], [0, 1, 0]]> : tensor<4x3xui2>
  gc.expect eq %446, %447 : tensor<4x3xui2>
  // ui4
  %448 = gc.constant dense<[[15, 15, 1], [1, 1, 15], [15, 1, 1], [1, 1, 1]]> : tensor<4x3xui4>
  %449 = gc.optimization_barrier %448 : (tensor<4x3xui4>) -> tensor<4x3xui4>
  %450 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %451 = gc.optimization_barrier %450 : (tensor<6xi32>) -> tensor<6xi32>
  %452 = gc.constant dense<[[1, 1, 15], [0, 1, 0], [15, 15, 1], [1, 0, 1], [15, 1, 1], [1, 0, 1]]> : tensor<6x3xui4>
  %453 = gc.optimization_barrier %452 : (tensor<6x3xui4>) -> tensor<6x3xui4>
  %454 = gc.scatter add(%449) [%451] (%453) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui4>, tensor<6xi32>, tensor<6x3xui4>) -> tensor<4x3xui4>
  %455 = gc.constant dense<[[15, 15, 1], [1, 1, 15], [15, 2, 1], [2, 1, 2]]> : tensor<4x3xui4>
  gc.expect eq %454, %455 : tensor<4x3xui4>
  %456 = gc.constant dense<[[15, 15, 1], [1, 1, 15], [15, 1, 1], [1, 1, 1]]> : tensor<4x3xui4>
  %457 = gc.optimization_barrier %456 : (tensor<4x3xui4>) -> tensor<4x3xui4>
  %458 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %459 = gc.optimization_barrier %458 : (tensor<6xi32>) -> tensor<6xi32>
  %460 = gc.constant dense<[[1, 1, 15], [0, 1, 0], [15, 15, 1], [1, 0, 1], [15, 1, 1], [1, 0, 1]]> : tensor<6x3xui4>
  %461 = gc.optimization_barrier %460 : (tensor<6x3xui4>) -> tensor<6x3xui4>
  %462 = gc.scatter mul(%457) [%459] (%461) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui4>, tensor<6xi32>, tensor<6x3xui4>) -> tensor<4x3xui4>
  %463 = gc.constant dense<[[1, 1, 15], [1, 1, 15], [0, 1, 0], [1, 0, 1]]> : tensor<4x3xui4>
  gc.expect eq %462, %463 : tensor<4x3xui4>
  %464 = gc.constant dense<[[15, 15, 1], [1, 1, 15], [15, 1, 1], [1, 1, 1]]> : tensor<4x3xui4>
  %465 = gc.optimization_barrier %464 : (tensor<4x3xui4>) -> tensor<4x3xui4>
  %466 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %467 = gc.optimization_barrier %466 : (tensor<6xi32>) -> tensor<6xi32>
  %468 = gc.constant dense<[[1, 1, 15], [0, 1, 0], [15, 15, 1], [1, 0, 1], [15, 1, 1], [1, 0, 1]]> : tensor<6x3xui4>
  %469 = gc.optimization_barrier %468 : (tensor<6x3xui4>) -> tensor<6x3xui4>
  %470 = gc.scatter min(%465) [%467] (%469) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui4>, tensor<6xi32>, tensor<6x3xui4>) -> tensor<4x3xui4>
  %471 = gc.constant dense<[[1, 1, 1], [1, 1, 15], [0, 1, 0], [1, 0, 1]]> : tensor<4x3xui4>
  gc.expect eq %470, %471 : tensor<4x3xui4>
  %472 = gc.constant dense<[[15, 15, 1], [1, 1, 15], [15, 1, 1], [1, 1, 1]]> : tensor<4x3xui4>
  %473 = gc.optimization_barrier %472 : (tensor<4x3xui4>) -> tensor<4x3xui4>
  %474 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %475 = gc.optimization_barrier %474 : (tensor<6xi32>) -> tensor<6xi32>
  %476 = gc.constant dense<[[1, 1, 15], [0, 1, 0], [15, 15, 1], [1, 0, 1], [15, 1, 1], [1, 0, 1]]> : tensor<6x3xui4>
  %477 = gc.optimization_barrier %476 : (tensor<6x3xui4>) -> tensor<6x3xui4>
  %478 = gc.scatter max(%473) [%475] (%477) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui4>, tensor<6xi32>, tensor<6x3xui4>) -> tensor<4x3xui4>
  %479 = gc.constant dense<[[15, 15, 15], [1, 1, 15], [15, 1, 1], [1, 1, 1]]> : tensor<4x3xui4>
  gc.expect eq %478, %479 : tensor<4x3xui4>
  %480 = gc.constant dense<[[15, 15, 1], [1, 1, 15], [15, 1, 1], [1, 1, 1]]> : tensor<4x3xui4>
  %481 = gc.optimization_barrier %480 : (tensor<4x3xui4>) -> tensor<4x3xui4>
  %482 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %483 = gc.optimization_barrier %482 : (tensor<6xi32>) -> tensor<6xi32>
  %484 = gc.constant dense<[[1, 1, 15], [0, 1, 0], [15, 15, 1], [1, 0, 1], [15, 1, 1], [1, 0, 1]]> : tensor<6x3xui4>
  %485 = gc.optimization_barrier %484 : (tensor<6x3xui4>) -> tensor<6x3xui4>
  %486 = gc.scatter and(%481) [%483] (%485) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui4>, tensor<6xi32>, tensor<6x3xui4>) -> tensor<4x3xui4>
  %487 = gc.constant dense<[[1, 1, 1], [1, 1, 15], [0, 1, 0], [1, 0, 1]]> : tensor<4x3xui4>
  gc.expect eq %486, %487 : tensor<4x3xui4>
  %488 = gc.constant dense<[[15, 15, 1], [1, 1, 15], [15, 1, 1], [1, 1, 1]]> : tensor<4x3xui4>
  %489 = gc.optimization_barrier %488 : (tensor<4x3xui4>) -> tensor<4x3xui4>
  %490 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %491 = gc.optimization_barrier %490 : (tensor<6xi32>) -> tensor<6xi32>
  %492 = gc.constant dense<[[1, 1, 15], [0, 1, 0], [15, 15, 1], [1, 0, 1], [15, 1, 1], [1, 0, 1]]> : tensor<6x3xui4>
  %493 = gc.optimization_barrier %492 : (tensor<6x3xui4>) -> tensor<6x3xui4>
  %494 = gc.scatter or(%489) [%491] (%493) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui4>, tensor<6xi32>, tensor<6x3xui4>) -> tensor<4x3xui4>
  %495 = gc.constant dense<[[15, 15, 15], [1, 1, 15], [15, 1, 1], [1, 1, 1]]> : tensor<4x3xui4>
  gc.expect eq %494, %495 : tensor<4x3xui4>
  %496 = gc.constant dense<[[15, 15, 1], [1, 1, 15], [15, 1, 1], [1, 1, 1]]> : tensor<4x3xui4>
  %497 = gc.optimization_barrier %496 : (tensor<4x3xui4>) -> tensor<4x3xui4>
  %498 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %499 = gc.optimization_barrier %498 : (tensor<6xi32>) -> tensor<6xi32>
  %500 = gc.constant dense<[[1, 1, 15], [0, 1, 0], [15, 15, 1], [1, 0, 1], [15, 1, 1], [1, 0, 1]]> : tensor<6x3xui4>
  %501 = gc.optimization_barrier %500 : (tensor<6x3xui4>) -> tensor<6x3xui4>
  %502 = gc.scatter xor(%497) [%499] (%501) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui4>, tensor<6xi32>, tensor<6x3xui4>) -> tensor<4x3xui4>
  %503 = gc.constant dense<[[1, 1, 15], [1, 1, 15], [15, 0, 1], [0, 1, 0]]> : tensor<4x3xui4>
  gc.expect eq %502, %503 : tensor<4x3xui4>
  // ui8
  %504 = gc.constant dense<[[1, 1, 255], [255, 255, 0], [1, 1, 255], [255, 0, 255]]> : tensor<4x3xui8>
  %505 = gc.optimization_barrier %504 : (tensor<4x3xui8>) -> tensor<4x3xui8>
  %506 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %507 = gc.optimization_barrier %506 : (tensor<6xi32>) -> tensor<6xi32>
  %508 = gc.constant dense<[[1, 255, 255], [1, 0, 0], [0, 255, 1], [1, 0, 255], [255, 1, 0], [1, 1, 1]]> : tensor<6x3xui8>
  %509 = gc.optimization_barrier %508 : (tensor<6x3xui8>) -> tensor<6x3xui8>
  %510 = gc.scatter add(%505) [%507] (%509) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui8>, tensor<6xi32>, tensor<6x3xui8>) -> tensor<4x3xui8>
  %511 = gc.constant dense<[[2, 255, 255], [255, 255, 0], [2, 1, 255], [0, 1, 0]]> : tensor<4x3xui8>
  gc.expect eq %510, %511 : tensor<4x3xui8>
  %512 = gc.constant dense<[[1, 1, 255], [255, 255, 0], [1, 1, 255], [255, 0, 255]]> : tensor<4x3xui8>
  %513 = gc.optimization_barrier %512 : (tensor<4x3xui8>) -> tensor<4x3xui8>
  %514 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %515 = gc.optimization_barrier %514 : (tensor<6xi32>) -> tensor<6xi32>
  %516 = gc.constant dense<[[1, 255, 255], [1, 0, 0], [0, 255, 1], [1, 0, 255], [255, 1, 0], [1, 1, 1]]> : tensor<6x3xui8>
  %517 = gc.optimization_barrier %516 : (tensor<6x3xui8>) -> tensor<6x3xui8>
  %518 = gc.scatter mul(%513) [%515] (%517) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui8>, tensor<6xi32>, tensor<6x3xui8>) -> tensor<4x3xui8>
  %519 = gc.constant dense<[[0, 1, 1], [255, 255, 0], [1, 0, 0], [255, 0, 255]]> : tensor<4x3xui8>
  gc.expect eq %518, %519 : tensor<4x3xui8>
  %520 = gc.constant dense<[[1, 1, 255], [255, 255, 0], [1, 1, 255], [255, 0, 255]]> : tensor<4x3xui8>
  %521 = gc.optimization_barrier %520 : (tensor<4x3xui8>) -> tensor<4x3xui8>
  %522 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %523 = gc.optimization_barrier %522 : (tensor<6xi32>) -> tensor<6xi32>
  %524 = gc.constant dense<[[1, 255, 255], [1, 0, 0], [0, 255, 1], [1, 0, 255], [255, 1, 0], [1, 1, 1]]> : tensor<6x3xui8>
  %525 = gc.optimization_barrier %524 : (tensor<6x3xui8>) -> tensor<6x3xui8>
  %526 = gc.scatter min(%521) [%523] (%525) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui8>, tensor<6xi32>, tensor<6x3xui8>) -> tensor<4x3xui8>
  %527 = gc.constant dense<[[0, 1, 1], [255, 255, 0], [1, 0, 0], [1, 0, 1]]> : tensor<4x3xui8>
  gc.expect eq %526, %527 : tensor<4x3xui8>
  %528 = gc.constant dense<[[1, 1, 255], [255, 255, 0], [1, 1, 255], [255, 0, 255]]> : tensor<4x3xui8>
  %529 = gc.optimization_barrier %528 : (tensor<4x3xui8>) -> tensor<4x3xui8>
  %530 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %531 = gc.optimization_barrier %530 : (tensor<6xi32>) -> tensor<6xi32>
  %532 = gc.constant dense<[[1, 255, 255], [1, 0, 0], [0, 255, 1], [1, 0, 255], [255, 1, 0], [1, 1, 1]]> : tensor<6x3xui8>
  %533 = gc.optimization_barrier %532 : (tensor<6x3xui8>) -> tensor<6x3xui8>
  %534 = gc.scatter max(%529) [%531] (%533) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui8>, tensor<6xi32>, tensor<6x3xui8>) -> tensor<4x3xui8>
  %535 = gc.constant dense<[[1, 255, 255], [255, 255, 0], [1, 1, 255], [255, 1, 255]]> : tensor<4x3xui8>
  gc.expect eq %534, %535 : tensor<4x3xui8>
  %536 = gc.constant dense<[[1, 1, 255], [255, 255, 0], [1, 1, 255], [255, 0, 255]]> : tensor<4x3xui8>
  %537 = gc.optimization_barrier %536 : (tensor<4x3xui8>) -> tensor<4x3xui8>
  %538 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %539 = gc.optimization_barrier %538 : (tensor<6xi32>) -> tensor<6xi32>
  %540 = gc.constant dense<[[1, 255, 255], [1, 0, 0], [0, 255, 1], [1, 0, 255], [255, 1, 0], [1, 1, 1]]> : tensor<6x3xui8>
  %541 = gc.optimization_barrier %540 : (tensor<6x3xui8>) -> tensor<6x3xui8>
  %542 = gc.scatter and(%537) [%539] (%541) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui8>, tensor<6xi32>, tensor<6x3xui8>) -> tensor<4x3xui8>
  %543 = gc.constant dense<[[0, 1, 1], [255, 255, 0], [1, 0, 0], [1, 0, 1]]> : tensor<4x3xui8>
  gc.expect eq %542, %543 : tensor<4x3xui8>
  %544 = gc.constant dense<[[1, 1, 255], [255, 255, 0], [1, 1, 255], [255, 0, 255]]> : tensor<4x3xui8>
  %545 = gc.optimization_barrier %544 : (tensor<4x3xui8>) -> tensor<4x3xui8>
  %546 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %547 = gc.optimization_barrier %546 : (tensor<6xi32>) -> tensor<6xi32>
  %548 = gc.constant dense<[[1, 255, 255], [1, 0, 0], [0, 255, 1], [1, 0, 255], [255, 1, 0], [1, 1, 1]]> : tensor<6x3xui8>
  %549 = gc.optimization_barrier %548 : (tensor<6x3xui8>) -> tensor<6x3xui8>
  %550 = gc.scatter or(%545) [%547] (%549) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui8>, tensor<6xi32>, tensor<6x3xui8>) -> tensor<4x3xui8>
  %551 = gc.constant dense<[[1, 255, 255], [255, 255, 0], [1, 1, 255], [255, 1, 255]]> : tensor<4x3xui8>
  gc.expect eq %550, %551 : tensor<4x3xui8>
  %552 = gc.constant dense<[[1, 1, 255], [255, 255, 0], [1, 1, 255], [255, 0, 255]]> : tensor<4x3xui8>
  %553 = gc.optimization_barrier %552 : (tensor<4x3xui8>) -> tensor<4x3xui8>
  %554 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %555 = gc.optimization_barrier %554 : (tensor<6xi32>) -> tensor<6xi32>
  %556 = gc.constant dense<[[1, 255, 255], [1, 0, 0], [0, 255, 1], [1, 0, 255], [255, 1, 0], [1, 1, 1]]> : tensor<6x3xui8>
  %557 = gc.optimization_barrier %556 : (tensor<6x3xui8>) -> tensor<6x3xui8>
  %558 = gc.scatter xor(%553) [%555] (%557) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui8>, tensor<6xi32>, tensor<6x3xui8>) -> tensor<4x3xui8>
  %559 = gc.constant dense<[[0, 1, 1], [255, 255, 0], [0, 1, 255], [254, 1, 254]]> : tensor<4x3xui8>
  gc.expect eq %558, %559 : tensor<4x3xui8>
  // ui16
  %560 = gc.constant dense<[[1, 1, 1], [1, 65535, 65535], [65535, 0, 1], [1, 65535, 1]]> : tensor<4x3xui16>
  %561 = gc.optimization_barrier %560 : (tensor<4x3xui16>) -> tensor<4x3xui16>
  %562 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %563 = gc.optimization_barrier %562 : (tensor<6xi32>) -> tensor<6xi32>
  %564 = gc.constant dense<[[0, 0, 65535], [65535, 1, 65535], [1, 0, 65535], [1, 1, 0], [65535, 1, 1], [65535, 1, 1]]> : tensor<6x3xui16>
  %565 = gc.optimization_barrier %564 : (tensor<6x3xui16>) -> tensor<6x3xui16>
  %566 = gc.scatter add(%561) [%563] (%565) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui16>, tensor<6xi32>, tensor<6x3xui16>) -> tensor<4x3xui16>
  %567 = gc.constant dense<[[2, 1, 65535], [1, 65535, 65535], [65534, 1, 0], [0, 0, 2]]> : tensor<4x3xui16>
  gc.expect eq %566, %567 : tensor<4x3xui16>
  %568 = gc.constant dense<[[1, 1, 1], [1, 65535, 65535], [65535, 0, 1], [1, 65535, 1]]> : tensor<4x3xui16>
  %569 = gc.optimization_barrier %568 : (tensor<4x3xui16>) -> tensor<4x3xui16>
  %570 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %571 = gc.optimization_barrier %570 : (tensor<6xi32>) -> tensor<6xi32>
  %572 = gc.constant dense<[[0, 0, 65535], [65535, 1, 65535], [1, 0, 65535], [1, 1, 0], [65535, 1, 1], [65535, 1, 1]]> : tensor<6x3xui16>
  %573 = gc.optimization_barrier %572 : (tensor<6x3xui16>) -> tensor<6x3xui16>
  %574 = gc.scatter mul(%569) [%571] (%573) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui16>, tensor<6xi32>, tensor<6x3xui16>) -> tensor<4x3xui16>
  %575 = gc.constant dense<[[0, 0, 1], [1, 65535, 65535], [1, 0, 65535], [65535, 65535, 1]]> : tensor<4x3xui16>
  gc.expect eq %574, %575 : tensor<4x3xui16>
  %576 = gc.constant dense<[[1, 1, 1], [1, 65535, 65535], [65535, 0, 1], [1, 65535, 1]]> : tensor<4x3xui16>
  %577 = gc.optimization_barrier %576 : (tensor<4x3xui16>) -> tensor<4x3xui16>
  %578 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %579 = gc.optimization_barrier %578 : (tensor<6xi32>) -> tensor<6xi32>
  %580 = gc.constant dense<[[0, 0, 65535], [65535, 1, 65535], [1, 0, 65535], [1, 1, 0], [65535, 1, 1], [65535, 1, 1]]> : tensor<6x3xui16>
  %581 = gc.optimization_barrier %580 : (tensor<6x3xui16>) -> tensor<6x3xui16>
  %582 = gc.scatter min(%577) [%579] (%581) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui16>, tensor<6xi32>, tensor<6x3xui16>) -> tensor<4x3xui16>
  %583 = gc.constant dense<[[0, 0, 1], [1, 65535, 65535], [65535, 0, 1], [1, 1, 1]]> : tensor<4x3xui16>
  gc.expect eq %582, %583 : tensor<4x3xui16>
  %584 = gc.constant dense<[[1, 1, 1], [1, 65535, 65535], [65535, 0, 1], [1, 65535, 1]]> : tensor<4x3xui16>
  %585 = gc.optimization_barrier %584 : (tensor<4x3xui16>) -> tensor<4x3xui16>
  %586 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %587 = gc.optimization_barrier %586 : (tensor<6xi32>) -> tensor<6xi32>
  %588 = gc.constant dense<[[0, 0, 65535], [65535, 1, 65535], [1, 0, 65535], [1, 1, 0], [65535, 1, 1], [65535, 1, 1]]> : tensor<6x3xui16>
  %589 = gc.optimization_barrier %588 : (tensor<6x3xui16>) -> tensor<6x3xui16>
  %590 = gc.scatter max(%585) [%587] (%589) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui16>, tensor<6xi32>, tensor<6x3xui16>) -> tensor<4x3xui16>
  %591 = gc.constant dense<[[1, 1, 65535], [1, 65535, 65535], [65535, 1, 65535], [65535, 65535, 1]]> : tensor<4x3xui16>
  gc.expect eq %590, %591 : tensor<4x3xui16>
  %592 = gc.constant dense<[[1, 1, 1], [1, 65535, 65535], [65535, 0, 1], [1, 65535, 1]]> : tensor<4x3xui16>
  %593 = gc.optimization_barrier %592 : (tensor<4x3xui16>) -> tensor<4x3xui16>
  %594 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %595 = gc.optimization_barrier %594 : (tensor<6xi32>) -> tensor<6xi32>
  %596 = gc.constant dense<[[0, 0, 65535], [65535, 1, 65535], [1, 0, 65535], [1, 1, 0], [65535, 1, 1], [65535, 1, 1]]> : tensor<6x3xui16>
  %597 = gc.optimization_barrier %596 : (tensor<6x3xui16>) -> tensor<6x3xui16>
  %598 = gc.scatter and(%593) [%595] (%597) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui16>, tensor<6xi32>, tensor<6x3xui16>) -> tensor<4x3xui16>
  %599 = gc.constant dense<[[0, 0, 1], [1, 65535, 65535], [65535, 0, 1], [1, 1, 1]]> : tensor<4x3xui16>
  gc.expect eq %598, %599 : tensor<4x3xui16>
  %600 = gc.constant dense<[[1, 1, 1], [1, 65535, 65535], [65535, 0, 1], [1, 65535, 1]]> : tensor<4x3xui16>
  %601 = gc.optimization_barrier %600 : (tensor<4x3xui16>) -> tensor<4x3xui16>
  %602 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %603 = gc.optimization_barrier %602 : (tensor<6xi32>) -> tensor<6xi32>
  %604 = gc.constant dense<[[0, 0, 65535], [65535, 1, 65535], [1, 0, 65535], [1, 1, 0], [65535, 1, 1], [65535, 1, 1]]> : tensor<6x3xui16>
  %605 = gc.optimization_barrier %604 : (tensor<6x3xui16>) -> tensor<6x3xui16>
  %606 = gc.scatter or(%601) [%603] (%605) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui16>, tensor<6xi32>, tensor<6x3xui16>) -> tensor<4x3xui16>
  %607 = gc.constant dense<[[1, 1, 65535], [1, 65535, 65535], [65535, 1, 65535], [65535, 65535, 1]]> : tensor<4x3xui16>
  gc.expect eq %606, %607 : tensor<4x3xui16>
  %608 = gc.constant dense<[[1, 1, 1], [1, 65535, 65535], [65535, 0, 1], [1, 65535, 1]]> : tensor<4x3xui16>
  %609 = gc.optimization_barrier %608 : (tensor<4x3xui16>) -> tensor<4x3xui16>
  %610 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %611 = gc.optimization_barrier %610 : (tensor<6xi32>) -> tensor<6xi32>
  %612 = gc.constant dense<[[0, 0, 65535], [65535, 1, 65535], [1, 0, 65535], [1, 1, 0], [65535, 1, 1], [65535, 1, 1]]> : tensor<6x3xui16>
  %613 = gc.optimization_barrier %612 : (tensor<6x3xui16>) -> tensor<6x3xui16>
  %614 = gc.scatter xor(%609) [%611] (%613) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui16>, tensor<6xi32>, tensor<6x3xui16>) -> tensor<4x3xui16>
  %615 = gc.constant dense<[[0, 1, 1], [1, 65535, 65535], [0, 1, 65534], [65534, 65534, 0]]> : tensor<4x3xui16>
  gc.expect eq %614, %615 : tensor<4x3xui16>
  // ui32
  %616 = gc.constant dense<[[1, 4294967295, 0], [0, 1, 1], [1, 4294967295, 1], [1, 0, 1]]> : tensor<4x3xui32>
  %617 = gc.optimization_barrier %616 : (tensor<4x3xui32>) -> tensor<4x3xui32>
  %618 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %619 = gc.optimization_barrier %618 : (tensor<6xi32>) -> tensor<6xi32>
  %620 = gc.constant dense<[[0, 0, 4294967295], [4294967295, 1, 1], [1, 1, 4294967295], [1, 4294967295, 1], [4294967295, 4294967295, 4294967295], [4294967295, 1, 0]]> : tensor<6x3xui32>
  %621 = gc.optimization_barrier %620 : (tensor<6x3xui32>) -> tensor<6x3xui32>
  %622 = gc.scatter add(%617) [%619] (%621) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui32>, tensor<6xi32>, tensor<6x3xui32>) -> tensor<4x3xui32>
  %623 = gc.constant dense<[[2, 0, 4294967294], [0, 1, 1], [0, 0, 2], [0, 1, 1]]> : tensor<4x3xui32>
  gc.expect eq %622, %623 : tensor<4x3xui32>
  %624 = gc.constant dense<[[1, 4294967295, 0], [0, 1, 1], [1, 4294967295, 1], [1, 0, 1]]> : tensor<4x3xui32>
  %625 = gc.optimization_barrier %624 : (tensor<4x3xui32>) -> tensor<4x3xui32>
  %626 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %627 = gc.optimization_barrier %626 : (tensor<6xi32>) -> tensor<6xi32>
  %628 = gc.constant dense<[[0, 0, 4294967295], [4294967295, 1, 1], [1, 1, 4294967295], [1, 4294967295, 1], [4294967295, 4294967295, 4294967295], [4294967295, 1, 0]]> : tensor<6x3xui32>
  %629 = gc.optimization_barrier %628 : (tensor<6x3xui32>) -> tensor<6x3xui32>
  %630 = gc.scatter mul(%625) [%627] (%629) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui32>, tensor<6xi32>, tensor<6x3xui32>) -> tensor<4x3xui32>
  %631 = gc.constant dense<[[0, 0, 0], [0, 1, 1], [4294967295, 4294967295, 1], [4294967295, 0, 0]]> : tensor<4x3xui32>
  gc.expect eq %630, %631 : tensor<4x3xui32>
  %632 = gc.constant dense<[[1, 4294967295, 0], [0, 1, 1], [1, 4294967295, 1], [1, 0, 1]]> : tensor<4x3xui32>
  %633 = gc.optimization_barrier %632 : (tensor<4x3xui32>) -> tensor<4x3xui32>
  %634 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %635 = gc.optimization_barrier %634 : (tensor<6xi32>) -> tensor<6xi32>
  %636 = gc.constant dense<[[0, 0, 4294967295], [4294967295, 1, 1], [1, 1, 4294967295], [1, 4294967295, 1], [4294967295, 4294967295, 4294967295], [4294967295, 1, 0]]> : tensor<6x3xui32>
  %637 = gc.optimization_barrier %636 : (tensor<6x3xui32>) -> tensor<6x3xui32>
  %638 = gc.scatter min(%633) [%635] (%637) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui32>, tensor<6xi32>, tensor<6x3xui32>) -> tensor<4x3xui32>
  %639 = gc.constant dense<[[0, 0, 0], [0, 1, 1], [1, 1, 1], [1, 0, 0]]> : tensor<4x3xui32>
  gc.expect eq %638, %639 : tensor<4x3xui32>
  %640 = gc.constant dense<[[1, 4294967295, 0], [0, 1, 1], [1, 4294967295, 1], [1, 0, 1]]> : tensor<4x3xui32>
  %641 = gc.optimization_barrier %640 : (tensor<4x3xui32>) -> tensor<4x3xui32>
  %642 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %643 = gc.optimization_barrier %642 : (tensor<6xi32>) -> tensor<6xi32>
  %644 = gc.constant dense<[[0, 0, 4294967295], [4294967295, 1, 1], [1, 1, 4294967295], [1, 4294967295, 1], [4294967295, 4294967295, 4294967295], [4294967295, 1, 0]]> : tensor<6x3xui32>
  %645 = gc.optimization_barrier %644 : (tensor<6x3xui32>) -> tensor<6x3xui32>
  %646 = gc.scatter max(%641) [%643] (%645) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui32>, tensor<6xi32>, tensor<6x3xui32>) -> tensor<4x3xui32>
  %647 = gc.constant dense<[[1, 4294967295, 4294967295], [0, 1, 1], [4294967295, 4294967295, 1], [4294967295, 1, 1]]> : tensor<4x3xui32>
  gc.expect eq %646, %647 : tensor<4x3xui32>
  %648 = gc.constant dense<[[1, 4294967295, 0], [0, 1, 1], [1, 4294967295, 1], [1, 0, 1]]> : tensor<4x3xui32>
  %649 = gc.optimization_barrier %648 : (tensor<4x3xui32>) -> tensor<4x3xui32>
  %650 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %651 = gc.optimization_barrier %650 : (tensor<6xi32>) -> tensor<6xi32>
  %652 = gc.constant dense<[[0, 0, 4294967295], [4294967295, 1, 1], [1, 1, 4294967295], [1, 4294967295, 1], [4294967295, 4294967295, 4294967295], [4294967295, 1, 0]]> : tensor<6x3xui32>
  %653 = gc.optimization_barrier %652 : (tensor<6x3xui32>) -> tensor<6x3xui32>
  %654 = gc.scatter and(%649) [%651] (%653) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui32>, tensor<6xi32>, tensor<6x3xui32>) -> tensor<4x3xui32>
  %655 = gc.constant dense<[[0, 0, 0], [0, 1, 1], [1, 1, 1], [1, 0, 0]]> : tensor<4x3xui32>
  gc.expect eq %654, %655 : tensor<4x3xui32>
  %656 = gc.constant dense<[[1, 4294967295, 0], [0, 1, 1], [1, 4294967295, 1], [1, 0, 1]]> : tensor<4x3xui32>
  %657 = gc.optimization_barrier %656 : (tensor<4x3xui32>) -> tensor<4x3xui32>
  %658 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %659 = gc.optimization_barrier %658 : (tensor<6xi32>) -> tensor<6xi32>
  %660 = gc.constant dense<[[0, 0, 4294967295], [4294967295, 1, 1], [1, 1, 4294967295], [1, 4294967295, 1], [4294967295, 4294967295, 4294967295], [4294967295, 1, 0]]> : tensor<6x3xui32>
  %661 = gc.optimization_barrier %660 : (tensor<6x3xui32>) -> tensor<6x3xui32>
  %662 = gc.scatter or(%657) [%659] (%661) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui32>, tensor<6xi32>, tensor<6x3xui32>) -> tensor<4x3xui32>
  %663 = gc.constant dense<[[1, 4294967295, 4294967295], [0, 1, 1], [4294967295, 4294967295, 1], [4294967295, 1, 1]]> : tensor<4x3xui32>
  gc.expect eq %662, %663 : tensor<4x3xui32>
  %664 = gc.constant dense<[[1, 4294967295, 0], [0, 1, 1], [1, 4294967295, 1], [1, 0, 1]]> : tensor<4x3xui32>
  %665 = gc.optimization_barrier %664 : (tensor<4x3xui32>) -> tensor<4x3xui32>
  %666 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %667 = gc.optimization_barrier %666 : (tensor<6xi32>) -> tensor<6xi32>
  %668 = gc.constant dense<[[0, 0, 4294967295], [4294967295, 1, 1], [1, 1, 4294967295], [1, 4294967295, 1], [4294967295, 4294967295, 4294967295], [4294967295, 1, 0]]> : tensor<6x3xui32>
  %669 = gc.optimization_barrier %668 : (tensor<6x3xui32>) -> tensor<6x3xui32>
  %670 = gc.scatter xor(%665) [%667] (%669) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui32>, tensor<6xi32>, tensor<6x3xui32>) -> tensor<4x3xui32>
  %671 = gc.constant dense<[[0, 4294967294, 0], [0, 1, 1], [4294967294, 4294967294, 0], [4294967294, 1, 1]]> : tensor<4x3xui32>
  gc.expect eq %670, %671 : tensor<4x3xui32>
  // ui64
  %672 = gc.constant dense<[[0, 1, 18446744073709551615], [1, 1, 1], [18446744073709551615, 1, 1], [0, 18446744073709551615, 1]]> : tensor<4x3xui64>
  %673 = gc.optimization_barrier %672 : (tensor<4x3xui64>) -> tensor<4x3xui64>
  %674 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %675 = gc.optimization_barrier %674 : (tensor<6xi32>) -> tensor<6xi32>
  %676 = gc.constant dense<[[18446744073709551615, 1, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 1, 1], [0, 18446744073709551615, 18446744073709551615]]> : tensor<6x3xui64>
  %677 = gc.optimization_barrier %676 : (tensor<6x3xui64>) -> tensor<6x3xui64>
  %678 = gc.scatter add(%673) [%675] (%677) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui64>, tensor<6xi32>, tensor<6x3xui64>) -> tensor<4x3xui64>
  %679 = gc.constant dense<[[0, 1, 1], [1, 1, 1], [0, 0, 2], [0, 18446744073709551614, 0]]> : tensor<4x3xui64>
  gc.expect eq %678, %679 : tensor<4x3xui64>
  %680 = gc.constant dense<[[0, 1, 18446744073709551615], [1, 1, 1], [18446744073709551615, 1, 1], [0, 18446744073709551615, 1]]> : tensor<4x3xui64>
  %681 = gc.optimization_barrier %680 : (tensor<4x3xui64>) -> tensor<4x3xui64>
  %682 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %683 = gc.optimization_barrier %682 : (tensor<6xi32>) -> tensor<6xi32>
  %684 = gc.constant dense<[[18446744073709551615, 1, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 1, 1], [0, 18446744073709551615, 18446744073709551615]]> : tensor<6x3xui64>
  %685 = gc.optimization_barrier %684 : (tensor<6x3xui64>) -> tensor<6x3xui64>
  %686 = gc.scatter mul(%681) [%683] (%685) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui64>, tensor<6xi32>, tensor<6x3xui64>) -> tensor<4x3xui64>
  %687 = gc.constant dense<[[0, 18446744073709551615, 18446744073709551615], [1, 1, 1], [18446744073709551615, 18446744073709551615, 1], [0, 1, 18446744073709551615]]> : tensor<4x3xui64>
  gc.expect eq %686, %687 : tensor<4x3xui64>
  %688 = gc.constant dense<[[0, 1, 18446744073709551615], [1, 1, 1], [18446744073709551615, 1, 1], [0, 18446744073709551615, 1]]> : tensor<4x3xui64>
  %689 = gc.optimization_barrier %688 : (tensor<4x3xui64>) -> tensor<4x3xui64>
  %690 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %691 = gc.optimization_barrier %690 : (tensor<6xi32>) -> tensor<6xi32>
  %692 = gc.constant dense<[[18446744073709551615, 1, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 1, 1], [0, 18446744073709551615, 18446744073709551615]]> : tensor<6x3xui64>
  %693 = gc.optimization_barrier %692 : (tensor<6x3xui64>) -> tensor<6x3xui64>
  %694 = gc.scatter min(%689) [%691] (%693) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui64>, tensor<6xi32>, tensor<6x3xui64>) -> tensor<4x3xui64>
  %695 = gc.constant dense<[[0, 1, 1], [1, 1, 1], [1, 1, 1], [0, 18446744073709551615, 1]]> : tensor<4x3xui64>
  gc.expect eq %694, %695 : tensor<4x3xui64>
  %696 = gc.constant dense<[[0, 1, 18446744073709551615], [1, 1, 1], [18446744073709551615, 1, 1], [0, 18446744073709551615, 1]]> : tensor<4x3xui64>
  %697 = gc.optimization_barrier %696 : (tensor<4x3xui64>) -> tensor<4x3xui64>
  %698 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %699 = gc.optimization_barrier %698 : (tensor<6xi32>) -> tensor<6xi32>
  %700 = gc.constant dense<[[18446744073709551615, 1, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 1, 1], [0, 18446744073709551615, 18446744073709551615]]> : tensor<6x3xui64>
  %701 = gc.optimization_barrier %700 : (tensor<6x3xui64>) -> tensor<6x3xui64>
  %702 = gc.scatter max(%697) [%699] (%701) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui64>, tensor<6xi32>, tensor<6x3xui64>) -> tensor<4x3xui64>
  %703 = gc.constant dense<[[18446744073709551615, 18446744073709551615, 18446744073709551615], [1, 1, 1], [18446744073709551615, 18446744073709551615, 1], [0, 18446744073709551615, 18446744073709551615]]> : tensor<4x3xui64>
  gc.expect eq %702, %703 : tensor<4x3xui64>
  %704 = gc.constant dense<[[0, 1, 18446744073709551615], [1, 1, 1], [18446744073709551615, 1, 1], [0, 18446744073709551615, 1]]> : tensor<4x3xui64>
  %705 = gc.optimization_barrier %704 : (tensor<4x3xui64>) -> tensor<4x3xui64>
  %706 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %707 = gc.optimization_barrier %706 : (tensor<6xi32>) -> tensor<6xi32>
  %708 = gc.constant dense<[[18446744073709551615, 1, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 1, 1], [0, 18446744073709551615, 18446744073709551615]]> : tensor<6x3xui64>
  %709 = gc.optimization_barrier %708 : (tensor<6x3xui64>) -> tensor<6x3xui64>
  %710 = gc.scatter and(%705) [%707] (%709) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui64>, tensor<6xi32>, tensor<6x3xui64>) -> tensor<4x3xui64>
  %711 = gc.constant dense<[[0, 1, 1], [1, 1, 1], [1, 1, 1], [0, 18446744073709551615, 1]]> : tensor<4x3xui64>
  gc.expect eq %710, %711 : tensor<4x3xui64>
  %712 = gc.constant dense<[[0, 1, 18446744073709551615], [1, 1, 1], [18446744073709551615, 1, 1], [0, 18446744073709551615, 1]]> : tensor<4x3xui64>
  %713 = gc.optimization_barrier %712 : (tensor<4x3xui64>) -> tensor<4x3xui64>
  %714 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %715 = gc.optimization_barrier %714 : (tensor<6xi32>) -> tensor<6xi32>
  %716 = gc.constant dense<[[18446744073709551615, 1, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 1, 1], [0, 18446744073709551615, 18446744073709551615]]> : tensor<6x3xui64>
  %717 = gc.optimization_barrier %716 : (tensor<6x3xui64>) -> tensor<6x3xui64>
  %718 = gc.scatter or(%713) [%715] (%717) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui64>, tensor<6xi32>, tensor<6x3xui64>) -> tensor<4x3xui64>
  %719 = gc.constant dense<[[18446744073709551615, 18446744073709551615, 18446744073709551615], [1, 1, 1], [18446744073709551615, 18446744073709551615, 1], [0, 18446744073709551615, 18446744073709551615]]> : tensor<4x3xui64>
  gc.expect eq %718, %719 : tensor<4x3xui64>
  %720 = gc.constant dense<[[0, 1, 18446744073709551615], [1, 1, 1], [18446744073709551615, 1, 1], [0, 18446744073709551615, 1]]> : tensor<4x3xui64>
  %721 = gc.optimization_barrier %720 : (tensor<4x3xui64>) -> tensor<4x3xui64>
  %722 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %723 = gc.optimization_barrier %722 : (tensor<6xi32>) -> tensor<6xi32>
  %724 = gc.constant dense<[[18446744073709551615, 1, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 18446744073709551615, 1], [1, 1, 1], [0, 18446744073709551615, 18446744073709551615]]> : tensor<6x3xui64>
  %725 = gc.optimization_barrier %724 : (tensor<6x3xui64>) -> tensor<6x3xui64>
  %726 = gc.scatter xor(%721) [%723] (%725) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xui64>, tensor<6xi32>, tensor<6x3xui64>) -> tensor<4x3xui64>
  %727 = gc.constant dense<[[18446744073709551614, 18446744073709551615, 18446744073709551615], [1, 1, 1], [18446744073709551614, 18446744073709551614, 0], [0, 0, 18446744073709551614]]> : tensor<4x3xui64>
  gc.expect eq %726, %727 : tensor<4x3xui64>
  // f8E3M4
  %728 = gc.constant dense<[[-1.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, -1.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<4x3xf8E3M4>
  %729 = gc.optimization_barrier %728 : (tensor<4x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %730 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %731 = gc.optimization_barrier %730 : (tensor<6xi32>) -> tensor<6xi32>
  %732 = gc.constant dense<[[1.0, -1.0, 0.0], [-1.0, 1.0, 1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [0.0, 1.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<6x3xf8E3M4>
  %733 = gc.optimization_barrier %732 : (tensor<6x3xf8E3M4>) -> tensor<6x3xf8E3M4>
  %734 = gc.scatter add(%729) [%731] (%733) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E3M4>, tensor<6xi32>, tensor<6x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %735 = gc.constant dense<[[1.0, 0.0, -2.0], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0], [1.0, 1.0, 0.0]]> : tensor<4x3xf8E3M4>
  gc.expect eq %734, %735 : tensor<4x3xf8E3M4>
  %736 = gc.constant dense<[[-1.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, -1.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<4x3xf8E3M4>
  %737 = gc.optimization_barrier %736 : (tensor<4x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %738 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %739 = gc.optimization_barrier %738 : (tensor<6xi32>) -> tensor<6xi32>
  %740 = gc.constant dense<[[1.0, -1.0, 0.0], [-1.0, 1.0, 1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [0.0, 1.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<6x3xf8E3M4>
  %741 = gc.optimization_barrier %740 : (tensor<6x3xf8E3M4>) -> tensor<6x3xf8E3M4>
  %742 = gc.scatter mul(%737) [%739] (%741) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E3M4>, tensor<6xi32>, tensor<6x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %743 = gc.constant dense<[[-1.0, -0.0, 0.0], [0.0, 1.0, 0.0], [-1.0, -1.0, 1.0], [0.0, 0.0, -1.0]]> : tensor<4x3xf8E3M4>
  gc.expect eq %742, %743 : tensor<4x3xf8E3M4>
  %744 = gc.constant dense<[[-1.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, -1.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<4x3xf8E3M4>
  %745 = gc.optimization_barrier %744 : (tensor<4x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %746 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %747 = gc.optimization_barrier %746 : (tensor<6xi32>) -> tensor<6xi32>
  %748 = gc.constant dense<[[1.0, -1.0, 0.0], [-1.0, 1.0, 1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [0.0, 1.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<6x3xf8E3M4>
  %749 = gc.optimization_barrier %748 : (tensor<6x3xf8E3M4>) -> tensor<6x3xf8E3M4>
  %750 = gc.scatter min(%745) [%747] (%749) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E3M4>, tensor<6xi32>, tensor<6x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %751 = gc.constant dense<[[-1.0, -1.0, -1.0], [0.0, 1.0, 0.0], [-1.0, -1.0, 1.0], [0.0, 0.0, -1.0]]> : tensor<4x3xf8E3M4>
  gc.expect eq %750, %751 : tensor<4x3xf8E3M4>
  %752 = gc.constant dense<[[-1.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, -1.0, 1.0], [0.0, 1.0, -1.0]]> : tensor<4x3xf8E3M4>
  %753 = gc.optimization_barrier %752 : (tensor<4x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %754 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %755 = gc.optimization_barrier %754 : (tensor<6xi32>) -> tensor<6xi32>
  %756 = gc.constant dense<[[1.0, -1.0, 0.0], [-1.0, 1.0, 1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [0.0, 1.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<6x3xf8E3M4>
  %757 = gc.optimization_barrier %756 : (tensor<6x3xf8E3M4>) -> tensor<6x3xf8E3M4>
  %758 = gc.scatter max(%753) [%755] (%757) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E3M4>, tensor<6xi32>, tensor<6x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %759 = gc.constant dense<[[1.0, 1.0, 0.0], [0.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf8E3M4>
  gc.expect eq %758, %759 : tensor<4x3xf8E3M4>
  // f8E4M3
  %760 = gc.constant dense<[[1.0, 0.0, 1.0], [1.0, 1.0, -1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, -1.0]]> : tensor<4x3xf8E4M3>
  %761 = gc.optimization_barrier %760 : (tensor<4x3xf8E4M3>) -> tensor<4x3xf8E4M3>
  %762 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %763 = gc.optimization_barrier %762 : (tensor<6xi32>) -> tensor<6xi32>
  %764 = gc.constant dense<[[1.0, -1.0, -1.0], [-1.0, 1.0, -1.0], [0.0, -1.0, -1.0], [0.0, 0.0, -1.0], [1.0, 0.0, -1.0], [0.0, 0.0, -1.0]]> : tensor<6x3xf8E4M3>
  %765 = gc.optimization_barrier %764 : (tensor<6x3xf8E4M3>) -> tensor<6x3xf8E4M3>
  %766 = gc.scatter add(%761) [%763] (%765) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3>, tensor<6xi32>, tensor<6x3xf8E4M3>) -> tensor<4x3xf8E4M3>
  %767 = gc.constant dense<[[2.0, -2.0, -1.0], [1.0, 1.0, -1.0], [-2.0, 1.0, -2.0], [1.0, 1.0, -2.0]]> : tensor<4x3xf8E4M3>
  gc.expect eq %766, %767 : tensor<4x3xf8E4M3>
  %768 = gc.constant dense<[[1.0, 0.0, 1.0], [1.0, 1.0, -1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, -1.0]]> : tensor<4x3xf8E4M3>
  %769 = gc.optimization_barrier %768 : (tensor<4x3xf8E4M3>) -> tensor<4x3xf8E4M3>
  %770 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %771 = gc.optimization_barrier %770 : (tensor<6xi32>) -> tensor<6xi32>
  %772 = gc.constant dense<[[1.0, -1.0, -1.0], [-1.0, 1.0, -1.0], [0.0, -1.0, -1.0], [0.0, 0.0, -1.0], [1.0, 0.0, -1.0], [0.0, 0.0, -1.0]]> : tensor<6x3xf8E4M3>
  %773 = gc.optimization_barrier %772 : (tensor<6x3xf8E4M3>) -> tensor<6x3xf8E4M3>
  %774 = gc.scatter mul(%769) [%771] (%773) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3>, tensor<6xi32>, tensor<6x3xf8E4M3>) -> tensor<4x3xf8E4M3>
  %775 = gc.constant dense<[[0.0, 0.0, 1.0], [1.0, 1.0, -1.0], [1.0, 0.0, 1.0], [0.0, 0.0, 1.0]]> : tensor<4x3xf8E4M3>
  gc.expect eq %774, %775 : tensor<4x3xf8E4M3>
  %776 = gc.constant dense<[[1.0, 0.0, 1.0], [1.0, 1.0, -1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, -1.0]]> : tensor<4x3xf8E4M3>
  %777 = gc.optimization_barrier %776 : (tensor<4x3xf8E4M3>) -> tensor<4x3xf8E4M3>
  %778 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %779 = gc.optimization_barrier %778 : (tensor<6xi32>) -> tensor<6xi32>
  %780 = gc.constant dense<[[1.0, -1.0, -1.0], [-1.0, 1.0, -1.0], [0.0, -1.0, -1.0], [0.0, 0.0, -1.0], [1.0, 0.0, -1.0], [0.0, 0.0, -1.0]]> : tensor<6x3xf8E4M3>
  %781 = gc.optimization_barrier %780 : (tensor<6x3xf8E4M3>) -> tensor<6x3xf8E4M3>
  %782 = gc.scatter min(%777) [%779] (%781) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3>, tensor<6xi32>, tensor<6x3xf8E4M3>) -> tensor<4x3xf8E4M3>
  %783 = gc.constant dense<[[0.0, -1.0, -1.0], [1.0, 1.0, -1.0], [-1.0, 0.0, -1.0], [0.0, 0.0, -1.0]]> : tensor<4x3xf8E4M3>
  gc.expect eq %782, %783 : tensor<4x3xf8E4M3>
  %784 = gc.constant dense<[[1.0, 0.0, 1.0], [1.0, 1.0, -1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, -1.0]]> : tensor<4x3xf8E4M3>
  %785 = gc.optimization_barrier %784 : (tensor<4x3xf8E4M3>) -> tensor<4x3xf8E4M3>
  %786 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %787 = gc.optimization_barrier %786 : (tensor<6xi32>) -> tensor<6xi32>
  %788 = gc.constant dense<[[1.0, -1.0, -1.0], [-1.0, 1.0, -1.0], [0.0, -1.0, -1.0], [0.0, 0.0, -1.0], [1.0, 0.0, -1.0], [0.0, 0.0, -1.0]]> : tensor<6x3xf8E4M3>
  %789 = gc.optimization_barrier %788 : (tensor<6x3xf8E4M3>) -> tensor<6x3xf8E4M3>
  %790 = gc.scatter max(%785) [%787] (%789) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3>, tensor<6xi32>, tensor<6x3xf8E4M3>) -> tensor<4x3xf8E4M3>
  %791 = gc.constant dense<[[1.0, 0.0, 1.0], [1.0, 1.0, -1.0], [-1.0, 1.0, -1.0], [1.0, 1.0, -1.0]]> : tensor<4x3xf8E4M3>
  gc.expect eq %790, %791 : tensor<4x3xf8E4M3>
  // f8E4M3FN
  %792 = gc.constant dense<[[0.0, 1.0, 0.0], [-1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]> : tensor<4x3xf8E4M3FN>
  %793 = gc.optimization_barrier %792 : (tensor<4x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %794 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %795 = gc.optimization_barrier %794 : (tensor<6xi32>) -> tensor<6xi32>
  %796 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, 0.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<6x3xf8E4M3FN>
  %797 = gc.optimization_barrier %796 : (tensor<6x3xf8E4M3FN>) -> tensor<6x3xf8E4M3FN>
  %798 = gc.scatter add(%793) [%795] (%797) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3FN>, tensor<6xi32>, tensor<6x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %799 = gc.constant dense<[[2.0, 0.0, -1.0], [-1.0, 1.0, 0.0], [2.0, 2.0, 2.0], [0.0, 0.0, 0.0]]> : tensor<4x3xf8E4M3FN>
  gc.expect eq %798, %799 : tensor<4x3xf8E4M3FN>
  %800 = gc.constant dense<[[0.0, 1.0, 0.0], [-1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]> : tensor<4x3xf8E4M3FN>
  %801 = gc.optimization_barrier %800 : (tensor<4x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %802 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %803 = gc.optimization_barrier %802 : (tensor<6xi32>) -> tensor<6xi32>
  %804 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, 0.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<6x3xf8E4M3FN>
  %805 = gc.optimization_barrier %804 : (tensor<6x3xf8E4M3FN>) -> tensor<6x3xf8E4M3FN>
  %806 = gc.scatter mul(%801) [%803] (%805) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3FN>, tensor<6xi32>, tensor<6x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %807 = gc.constant dense<[[0.0, -0.0, -0.0], [-1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]> : tensor<4x3xf8E4M3FN>
  gc.expect eq %806, %807 : tensor<4x3xf8E4M3FN>
  %808 = gc.constant dense<[[0.0, 1.0, 0.0], [-1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]> : tensor<4x3xf8E4M3FN>
  %809 = gc.optimization_barrier %808 : (tensor<4x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %810 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %811 = gc.optimization_barrier %810 : (tensor<6xi32>) -> tensor<6xi32>
  %812 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, 0.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<6x3xf8E4M3FN>
  %813 = gc.optimization_barrier %812 : (tensor<6x3xf8E4M3FN>) -> tensor<6x3xf8E4M3FN>
  %814 = gc.scatter min(%809) [%811] (%813) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3FN>, tensor<6xi32>, tensor<6x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %815 = gc.constant dense<[[0.0, -1.0, -1.0], [-1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]> : tensor<4x3xf8E4M3FN>
  gc.expect eq %814, %815 : tensor<4x3xf8E4M3FN>
  %816 = gc.constant dense<[[0.0, 1.0, 0.0], [-1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [-1.0, -1.0, -1.0]]> : tensor<4x3xf8E4M3FN>
  %817 = gc.optimization_barrier %816 : (tensor<4x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %818 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %819 = gc.optimization_barrier %818 : (tensor<6xi32>) -> tensor<6xi32>
  %820 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, 0.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<6x3xf8E4M3FN>
  %821 = gc.optimization_barrier %820 : (tensor<6x3xf8E4M3FN>) -> tensor<6x3xf8E4M3FN>
  %822 = gc.scatter max(%817) [%819] (%821) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3FN>, tensor<6xi32>, tensor<6x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %823 = gc.constant dense<[[1.0, 1.0, 0.0], [-1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf8E4M3FN>
  gc.expect eq %822, %823 : tensor<4x3xf8E4M3FN>
  // f8E4M3FNUZ
  %824 = gc.constant dense<[[0.0, 1.0, 0.0], [-1.0, 0.0, 0.0], [1.0, -1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<4x3xf8E4M3FNUZ>
  %825 = gc.optimization_barrier %824 : (tensor<4x3xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %826 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %827 = gc.optimization_barrier %826 : (tensor<6xi32>) -> tensor<6xi32>
  %828 = gc.constant dense<[[0.0, -1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 0.0, 1.0], [-1.0, -1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf8E4M3FNUZ>
  %829 = gc.optimization_barrier %828 : (tensor<6x3xf8E4M3FNUZ>) -> tensor<6x3xf8E4M3FNUZ>
  %830 = gc.scatter add(%825) [%827] (%829) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3FNUZ>, tensor<6xi32>, tensor<6x3xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %831 = gc.constant dense<[[1.0, 1.0, 1.0], [-1.0, 0.0, 0.0], [2.0, -2.0, 1.0], [2.0, 1.0, 1.0]]> : tensor<4x3xf8E4M3FNUZ>
  gc.expect eq %830, %831 : tensor<4x3xf8E4M3FNUZ>
  %832 = gc.constant dense<[[0.0, 1.0, 0.0], [-1.0, 0.0, 0.0], [1.0, -1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<4x3xf8E4M3FNUZ>
  %833 = gc.optimization_barrier %832 : (tensor<4x3xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %834 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %835 = gc.optimization_barrier %834 : (tensor<6xi32>) -> tensor<6xi32>
  %836 = gc.constant dense<[[0.0, -1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 0.0, 1.0], [-1.0, -1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf8E4M3FNUZ>
  %837 = gc.optimization_barrier %836 : (tensor<6x3xf8E4M3FNUZ>) -> tensor<6x3xf8E4M3FNUZ>
  %838 = gc.scatter mul(%833) [%835] (%837) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3FNUZ>, tensor<6xi32>, tensor<6x3xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %839 = gc.constant dense<[[0.0, -1.0, 0.0], [-1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<4x3xf8E4M3FNUZ>
  gc.expect eq %838, %839 : tensor<4x3xf8E4M3FNUZ>
  %840 = gc.constant dense<[[0.0, 1.0, 0.0], [-1.0, 0.0, 0.0], [1.0, -1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<4x3xf8E4M3FNUZ>
  %841 = gc.optimization_barrier %840 : (tensor<4x3xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %842 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %843 = gc.optimization_barrier %842 : (tensor<6xi32>) -> tensor<6xi32>
  %844 = gc.constant dense<[[0.0, -1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 0.0, 1.0], [-1.0, -1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf8E4M3FNUZ>
  %845 = gc.optimization_barrier %844 : (tensor<6x3xf8E4M3FNUZ>) -> tensor<6x3xf8E4M3FNUZ>
  %846 = gc.scatter min(%841) [%843] (%845) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3FNUZ>, tensor<6xi32>, tensor<6x3xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %847 = gc.constant dense<[[0.0, -1.0, 0.0], [-1.0, 0.0, 0.0], [1.0, -1.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<4x3xf8E4M3FNUZ>
  gc.expect eq %846, %847 : tensor<4x3xf8E4M3FNUZ>
  %848 = gc.constant dense<[[0.0, 1.0, 0.0], [-1.0, 0.0, 0.0], [1.0, -1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<4x3xf8E4M3FNUZ>
  %849 = gc.optimization_barrier %848 : (tensor<4x3xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %850 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %851 = gc.optimization_barrier %850 : (tensor<6xi32>) -> tensor<6xi32>
  %852 = gc.constant dense<[[0.0, -1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 0.0, 1.0], [-1.0, -1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf8E4M3FNUZ>
  %853 = gc.optimization_barrier %852 : (tensor<6x3xf8E4M3FNUZ>) -> tensor<6x3xf8E4M3FNUZ>
  %854 = gc.scatter max(%849) [%851] (%853) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3FNUZ>, tensor<6xi32>, tensor<6x3xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %855 = gc.constant dense<[[1.0, 1.0, 1.0], [-1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf8E4M3FNUZ>
  gc.expect eq %854, %855 : tensor<4x3xf8E4M3FNUZ>
  // f8E4M3B11FNUZ
  %856 = gc.constant dense<[[0.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 0.0], [-1.0, 1.0, 0.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  %857 = gc.optimization_barrier %856 : (tensor<4x3xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %858 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %859 = gc.optimization_barrier %858 : (tensor<6xi32>) -> tensor<6xi32>
  %860 = gc.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [0.0, -1.0, 0.0], [0.0, 1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf8E4M3B11FNUZ>
  %861 = gc.optimization_barrier %860 : (tensor<6x3xf8E4M3B11FNUZ>) -> tensor<6x3xf8E4M3B11FNUZ>
  %862 = gc.scatter add(%857) [%859] (%861) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<6xi32>, tensor<6x3xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %863 = gc.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [2.0, 0.0, 1.0], [0.0, 2.0, 0.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  gc.expect eq %862, %863 : tensor<4x3xf8E4M3B11FNUZ>
  %864 = gc.constant dense<[[0.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 0.0], [-1.0, 1.0, 0.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  %865 = gc.optimization_barrier %864 : (tensor<4x3xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %866 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %867 = gc.optimization_barrier %866 : (tensor<6xi32>) -> tensor<6xi32>
  %868 = gc.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [0.0, -1.0, 0.0], [0.0, 1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf8E4M3B11FNUZ>
  %869 = gc.optimization_barrier %868 : (tensor<6x3xf8E4M3B11FNUZ>) -> tensor<6x3xf8E4M3B11FNUZ>
  %870 = gc.scatter mul(%865) [%867] (%869) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<6xi32>, tensor<6x3xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %871 = gc.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 0.0], [-1.0, 1.0, 0.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  gc.expect eq %870, %871 : tensor<4x3xf8E4M3B11FNUZ>
  %872 = gc.constant dense<[[0.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 0.0], [-1.0, 1.0, 0.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  %873 = gc.optimization_barrier %872 : (tensor<4x3xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %874 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %875 = gc.optimization_barrier %874 : (tensor<6xi32>) -> tensor<6xi32>
  %876 = gc.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [0.0, -1.0, 0.0], [0.0, 1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf8E4M3B11FNUZ>
  %877 = gc.optimization_barrier %876 : (tensor<6x3xf8E4M3B11FNUZ>) -> tensor<6x3xf8E4M3B11FNUZ>
  %878 = gc.scatter min(%873) [%875] (%877) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<6xi32>, tensor<6x3xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %879 = gc.constant dense<[[0.0, -1.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 0.0], [-1.0, 1.0, 0.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  gc.expect eq %878, %879 : tensor<4x3xf8E4M3B11FNUZ>
  %880 = gc.constant dense<[[0.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 0.0], [-1.0, 1.0, 0.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  %881 = gc.optimization_barrier %880 : (tensor<4x3xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %882 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %883 = gc.optimization_barrier %882 : (tensor<6xi32>) -> tensor<6xi32>
  %884 = gc.constant dense<[[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [0.0, -1.0, 0.0], [0.0, 1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf8E4M3B11FNUZ>
  %885 = gc.optimization_barrier %884 : (tensor<6x3xf8E4M3B11FNUZ>) -> tensor<6x3xf8E4M3B11FNUZ>
  %886 = gc.scatter max(%881) [%883] (%885) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<6xi32>, tensor<6x3xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %887 = gc.constant dense<[[0.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  gc.expect eq %886, %887 : tensor<4x3xf8E4M3B11FNUZ>
  // f8E5M2
  %888 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [1.0, 0.0, 1.0], [1.0, 1.0, -1.0]]> : tensor<4x3xf8E5M2>
  %889 = gc.optimization_barrier %888 : (tensor<4x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %890 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %891 = gc.optimization_barrier %890 : (tensor<6xi32>) -> tensor<6xi32>
  %892 = gc.constant dense<[[-1.0, 1.0, 0.0], [-1.0, 1.0, 0.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<6x3xf8E5M2>
  %893 = gc.optimization_barrier %892 : (tensor<6x3xf8E5M2>) -> tensor<6x3xf8E5M2>
  %894 = gc.scatter add(%889) [%891] (%893) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E5M2>, tensor<6xi32>, tensor<6x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %895 = gc.constant dense<[[-1.0, 2.0, 2.0], [1.0, -1.0, -1.0], [0.0, 1.0, 1.0], [0.0, 2.0, -1.0]]> : tensor<4x3xf8E5M2>
  gc.expect eq %894, %895 : tensor<4x3xf8E5M2>
  %896 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [1.0, 0.0, 1.0], [1.0, 1.0, -1.0]]> : tensor<4x3xf8E5M2>
  %897 = gc.optimization_barrier %896 : (tensor<4x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %898 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %899 = gc.optimization_barrier %898 : (tensor<6xi32>) -> tensor<6xi32>
  %900 = gc.constant dense<[[-1.0, 1.0, 0.0], [-1.0, 1.0, 0.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<6x3xf8E5M2>
  %901 = gc.optimization_barrier %900 : (tensor<6x3xf8E5M2>) -> tensor<6x3xf8E5M2>
  %902 = gc.scatter mul(%897) [%899] (%901) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E5M2>, tensor<6xi32>, tensor<6x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %903 = gc.constant dense<[[1.0, 0.0, 0.0], [1.0, -1.0, -1.0], [-1.0, 0.0, 0.0], [-1.0, 1.0, -0.0]]> : tensor<4x3xf8E5M2>
  gc.expect eq %902, %903 : tensor<4x3xf8E5M2>
  %904 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [1.0, 0.0, 1.0], [1.0, 1.0, -1.0]]> : tensor<4x3xf8E5M2>
  %905 = gc.optimization_barrier %904 : (tensor<4x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %906 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %907 = gc.optimization_barrier %906 : (tensor<6xi32>) -> tensor<6xi32>
  %908 = gc.constant dense<[[-1.0, 1.0, 0.0], [-1.0, 1.0, 0.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<6x3xf8E5M2>
  %909 = gc.optimization_barrier %908 : (tensor<6x3xf8E5M2>) -> tensor<6x3xf8E5M2>
  %910 = gc.scatter min(%905) [%907] (%909) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E5M2>, tensor<6xi32>, tensor<6x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %911 = gc.constant dense<[[-1.0, 0.0, 0.0], [1.0, -1.0, -1.0], [-1.0, 0.0, 0.0], [-1.0, 1.0, -1.0]]> : tensor<4x3xf8E5M2>
  gc.expect eq %910, %911 : tensor<4x3xf8E5M2>
  %912 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [1.0, 0.0, 1.0], [1.0, 1.0, -1.0]]> : tensor<4x3xf8E5M2>
  %913 = gc.optimization_barrier %912 : (tensor<4x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %914 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %915 = gc.optimization_barrier %914 : (tensor<6xi32>) -> tensor<6xi32>
  %916 = gc.constant dense<[[-1.0, 1.0, 0.0], [-1.0, 1.0, 0.0], [-1.0, 0.0, 1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, 1.0], [-1.0, 1.0, 0.0]]> : tensor<6x3xf8E5M2>
  %917 = gc.optimization_barrier %916 : (tensor<6x3xf8E5M2>) -> tensor<6x3xf8E5M2>
  %918 = gc.scatter max(%913) [%915] (%917) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E5M2>, tensor<6xi32>, tensor<6x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %919 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 1.0, 0.0]]> : tensor<4x3xf8E5M2>
  gc.expect eq %918, %919 : tensor<4x3xf8E5M2>
  // f8E5M2FNUZ
  %920 = gc.constant dense<[[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, -1.0, 1.0]]> : tensor<4x3xf8E5M2FNUZ>
  %921 = gc.optimization_barrier %920 : (tensor<4x3xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %922 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %923 = gc.optimization_barrier %922 : (tensor<6xi32>) -> tensor<6xi32>
  %924 = gc.constant dense<[[-1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0]]> : tensor<6x3xf8E5M2FNUZ>
  %925 = gc.optimization_barrier %924 : (tensor<6x3xf8E5M2FNUZ>) -> tensor<6x3xf8E5M2FNUZ>
  %926 = gc.scatter add(%921) [%923] (%925) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E5M2FNUZ>, tensor<6xi32>, tensor<6x3xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %927 = gc.constant dense<[[1.0, 2.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 1.0], [2.0, -1.0, 1.0]]> : tensor<4x3xf8E5M2FNUZ>
  gc.expect eq %926, %927 : tensor<4x3xf8E5M2FNUZ>
  %928 = gc.constant dense<[[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, -1.0, 1.0]]> : tensor<4x3xf8E5M2FNUZ>
  %929 = gc.optimization_barrier %928 : (tensor<4x3xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %930 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %931 = gc.optimization_barrier %930 : (tensor<6xi32>) -> tensor<6xi32>
  %932 = gc.constant dense<[[-1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0]]> : tensor<6x3xf8E5M2FNUZ>
  %933 = gc.optimization_barrier %932 : (tensor<6x3xf8E5M2FNUZ>) -> tensor<6x3xf8E5M2FNUZ>
  %934 = gc.scatter mul(%929) [%931] (%933) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E5M2FNUZ>, tensor<6xi32>, tensor<6x3xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %935 = gc.constant dense<[[-1.0, 0.0, 0.0], [1.0, 1.0, 1.0], [0.0, 0.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<4x3xf8E5M2FNUZ>
  gc.expect eq %934, %935 : tensor<4x3xf8E5M2FNUZ>
  %936 = gc.constant dense<[[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, -1.0, 1.0]]> : tensor<4x3xf8E5M2FNUZ>
  %937 = gc.optimization_barrier %936 : (tensor<4x3xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %938 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %939 = gc.optimization_barrier %938 : (tensor<6xi32>) -> tensor<6xi32>
  %940 = gc.constant dense<[[-1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0]]> : tensor<6x3xf8E5M2FNUZ>
  %941 = gc.optimization_barrier %940 : (tensor<6x3xf8E5M2FNUZ>) -> tensor<6x3xf8E5M2FNUZ>
  %942 = gc.scatter min(%937) [%939] (%941) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E5M2FNUZ>, tensor<6xi32>, tensor<6x3xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %943 = gc.constant dense<[[-1.0, 0.0, -1.0], [1.0, 1.0, 1.0], [0.0, -1.0, 0.0], [1.0, -1.0, 0.0]]> : tensor<4x3xf8E5M2FNUZ>
  gc.expect eq %942, %943 : tensor<4x3xf8E5M2FNUZ>
  %944 = gc.constant dense<[[1.0, 1.0, -1.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, -1.0, 1.0]]> : tensor<4x3xf8E5M2FNUZ>
  %945 = gc.optimization_barrier %944 : (tensor<4x3xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %946 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %947 = gc.optimization_barrier %946 : (tensor<6xi32>) -> tensor<6xi32>
  %948 = gc.constant dense<[[-1.0, 1.0, 1.0], [0.0, -1.0, 1.0], [1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 0.0]]> : tensor<6x3xf8E5M2FNUZ>
  %949 = gc.optimization_barrier %948 : (tensor<6x3xf8E5M2FNUZ>) -> tensor<6x3xf8E5M2FNUZ>
  %950 = gc.scatter max(%945) [%947] (%949) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E5M2FNUZ>, tensor<6xi32>, tensor<6x3xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %951 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, 1.0, 1.0], [1.0, 0.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<4x3xf8E5M2FNUZ>
  gc.expect eq %950, %951 : tensor<4x3xf8E5M2FNUZ>
  // f8E8M0FNU
  %952 = gc.constant dense<[[4.0, 4.0, 0.5], [4.0, 2.0, 4.0], [1.0, 2.0, 0.5], [1.0, 4.0, 0.5]]> : tensor<4x3xf8E8M0FNU>
  %953 = gc.optimization_barrier %952 : (tensor<4x3xf8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
  %954 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %955 = gc.optimization_barrier %954 : (tensor<6xi32>) -> tensor<6xi32>
  %956 = gc.constant dense<[[2.0, 2.0, 0.5], [1.0, 2.0, 2.0], [0.5, 1.0, 4.0], [0.5, 4.0, 4.0], [2.0, 4.0, 0.5], [1.0, 4.0, 4.0]]> : tensor<6x3xf8E8M0FNU>
  %957 = gc.optimization_barrier %956 : (tensor<6x3xf8E8M0FNU>) -> tensor<6x3xf8E8M0FNU>
  %958 = gc.scatter mul(%953) [%955] (%957) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E8M0FNU>, tensor<6xi32>, tensor<6x3xf8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
  %959 = gc.constant dense<[[4.0, 8.0, 1.0], [4.0, 2.0, 4.0], [1.0, 4.0, 1.0], [1.0, 16.0, 2.0]]> : tensor<4x3xf8E8M0FNU>
  gc.expect eq %958, %959 : tensor<4x3xf8E8M0FNU>
  %960 = gc.constant dense<[[4.0, 4.0, 0.5], [4.0, 2.0, 4.0], [1.0, 2.0, 0.5], [1.0, 4.0, 0.5]]> : tensor<4x3xf8E8M0FNU>
  %961 = gc.optimization_barrier %960 : (tensor<4x3xf8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
  %962 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %963 = gc.optimization_barrier %962 : (tensor<6xi32>) -> tensor<6xi32>
  %964 = gc.constant dense<[[2.0, 2.0, 0.5], [1.0, 2.0, 2.0], [0.5, 1.0, 4.0], [0.5, 4.0, 4.0], [2.0, 4.0, 0.5], [1.0, 4.0, 4.0]]> : tensor<6x3xf8E8M0FNU>
  %965 = gc.optimization_barrier %964 : (tensor<6x3xf8E8M0FNU>) -> tensor<6x3xf8E8M0FNU>
  %966 = gc.scatter min(%961) [%963] (%965) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E8M0FNU>, tensor<6xi32>, tensor<6x3xf8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
  %967 = gc.constant dense<[[0.5, 1.0, 0.5], [4.0, 2.0, 4.0], [1.0, 2.0, 0.5], [1.0, 4.0, 0.5]]> : tensor<4x3xf8E8M0FNU>
  gc.expect eq %966, %967 : tensor<4x3xf8E8M0FNU>
  %968 = gc.constant dense<[[4.0, 4.0, 0.5], [4.0, 2.0, 4.0], [1.0, 2.0, 0.5], [1.0, 4.0, 0.5]]> : tensor<4x3xf8E8M0FNU>
  %969 = gc.optimization_barrier %968 : (tensor<4x3xf8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
  %970 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %971 = gc.optimization_barrier %970 : (tensor<6xi32>) -> tensor<6xi32>
  %972 = gc.constant dense<[[2.0, 2.0, 0.5], [1.0, 2.0, 2.0], [0.5, 1.0, 4.0], [0.5, 4.0, 4.0], [2.0, 4.0, 0.5], [1.0, 4.0, 4.0]]> : tensor<6x3xf8E8M0FNU>
  %973 = gc.optimization_barrier %972 : (tensor<6x3xf8E8M0FNU>) -> tensor<6x3xf8E8M0FNU>
  %974 = gc.scatter max(%969) [%971] (%973) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf8E8M0FNU>, tensor<6xi32>, tensor<6x3xf8E8M0FNU>) -> tensor<4x3xf8E8M0FNU>
  %975 = gc.constant dense<[[4.0, 4.0, 4.0], [4.0, 2.0, 4.0], [1.0, 2.0, 2.0], [1.0, 4.0, 4.0]]> : tensor<4x3xf8E8M0FNU>
  gc.expect eq %974, %975 : tensor<4x3xf8E8M0FNU>
  // bf16
  %976 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<4x3xbf16>
  %977 = gc.optimization_barrier %976 : (tensor<4x3xbf16>) -> tensor<4x3xbf16>
  %978 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %979 = gc.optimization_barrier %978 : (tensor<6xi32>) -> tensor<6xi32>
  %980 = gc.constant dense<[[1.0, 1.0, 0.0], [-1.0, 1.0, -1.0], [1.0, 0.0, 0.0], [0.0, 1.0, -1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xbf16>
  %981 = gc.optimization_barrier %980 : (tensor<6x3xbf16>) -> tensor<6x3xbf16>
  %982 = gc.scatter add(%977) [%979] (%981) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xbf16>, tensor<6xi32>, tensor<6x3xbf16>) -> tensor<4x3xbf16>
  %983 = gc.constant dense<[[3.0, 0.0, -1.0], [1.0, -1.0, 1.0], [0.0, 2.0, -1.0], [1.0, 2.0, 0.0]]> : tensor<4x3xbf16>
  gc.expect eq %982, %983 : tensor<4x3xbf16>
  %984 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<4x3xbf16>
  %985 = gc.optimization_barrier %984 : (tensor<4x3xbf16>) -> tensor<4x3xbf16>
  %986 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %987 = gc.optimization_barrier %986 : (tensor<6xi32>) -> tensor<6xi32>
  %988 = gc.constant dense<[[1.0, 1.0, 0.0], [-1.0, 1.0, -1.0], [1.0, 0.0, 0.0], [0.0, 1.0, -1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xbf16>
  %989 = gc.optimization_barrier %988 : (tensor<6x3xbf16>) -> tensor<6x3xbf16>
  %990 = gc.scatter mul(%985) [%987] (%989) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xbf16>, tensor<6xi32>, tensor<6x3xbf16>) -> tensor<4x3xbf16>
  %991 = gc.constant dense<[[1.0, -0.0, -0.0], [1.0, -1.0, 1.0], [-1.0, 1.0, -0.0], [0.0, 1.0, 0.0]]> : tensor<4x3xbf16>
  gc.expect eq %990, %991 : tensor<4x3xbf16>
  %992 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<4x3xbf16>
  %993 = gc.optimization_barrier %992 : (tensor<4x3xbf16>) -> tensor<4x3xbf16>
  %994 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %995 = gc.optimization_barrier %994 : (tensor<6xi32>) -> tensor<6xi32>
  %996 = gc.constant dense<[[1.0, 1.0, 0.0], [-1.0, 1.0, -1.0], [1.0, 0.0, 0.0], [0.0, 1.0, -1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xbf16>
  %997 = gc.optimization_barrier %996 : (tensor<6x3xbf16>) -> tensor<6x3xbf16>
  %998 = gc.scatter min(%993) [%995] (%997) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xbf16>, tensor<6xi32>, tensor<6x3xbf16>) -> tensor<4x3xbf16>
  %999 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, -1.0, 1.0], [-1.0, 1.0, -1.0], [0.0, 1.0, 0.0]]> : tensor<4x3xbf16>
  gc.expect eq %998, %999 : tensor<4x3xbf16>
  %1000 = gc.constant dense<[[1.0, -1.0, -1.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]]> : tensor<4x3xbf16>
  %1001 = gc.optimization_barrier %1000 : (tensor<4x3xbf16>) -> tensor<4x3xbf16>
  %1002 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1003 = gc.optimization_barrier %1002 : (tensor<6xi32>) -> tensor<6xi32>
  %1004 = gc.constant dense<[[1.0, 1.0, 0.0], [-1.0, 1.0, -1.0], [1.0, 0.0, 0.0], [0.0, 1.0, -1.0], [-1.0, 0.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xbf16>
  %1005 = gc.optimization_barrier %1004 : (tensor<6x3xbf16>) -> tensor<6x3xbf16>
  %1006 = gc.scatter max(%1001) [%1003] (%1005) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xbf16>, tensor<6xi32>, tensor<6x3xbf16>) -> tensor<4x3xbf16>
  %1007 = gc.constant dense<[[1.0, 1.0, 0.0], [1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<4x3xbf16>
  gc.expect eq %1006, %1007 : tensor<4x3xbf16>
  // f16
  %1008 = gc.constant dense<[[0.0, -1.0, -1.0], [1.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<4x3xf16>
  %1009 = gc.optimization_barrier %1008 : (tensor<4x3xf16>) -> tensor<4x3xf16>
  %1010 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1011 = gc.optimization_barrier %1010 : (tensor<6xi32>) -> tensor<6xi32>
  %1012 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, -1.0, 1.0], [-1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [-1.0, 1.0, -1.0], [1.0, -1.0, 1.0]]> : tensor<6x3xf16>
  %1013 = gc.optimization_barrier %1012 : (tensor<6x3xf16>) -> tensor<6x3xf16>
  %1014 = gc.scatter add(%1009) [%1011] (%1013) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf16>, tensor<6xi32>, tensor<6x3xf16>) -> tensor<4x3xf16>
  %1015 = gc.constant dense<[[0.0, -1.0, 1.0], [1.0, 0.0, 0.0], [2.0, 0.0, 2.0], [2.0, -2.0, 2.0]]> : tensor<4x3xf16>
  gc.expect eq %1014, %1015 : tensor<4x3xf16>
  %1016 = gc.constant dense<[[0.0, -1.0, -1.0], [1.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<4x3xf16>
  %1017 = gc.optimization_barrier %1016 : (tensor<4x3xf16>) -> tensor<4x3xf16>
  %1018 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1019 = gc.optimization_barrier %1018 : (tensor<6xi32>) -> tensor<6xi32>
  %1020 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, -1.0, 1.0], [-1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [-1.0, 1.0, -1.0], [1.0, -1.0, 1.0]]> : tensor<6x3xf16>
  %1021 = gc.optimization_barrier %1020 : (tensor<6x3xf16>) -> tensor<6x3xf16>
  %1022 = gc.scatter mul(%1017) [%1019] (%1021) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf16>, tensor<6xi32>, tensor<6x3xf16>) -> tensor<4x3xf16>
  %1023 = gc.constant dense<[[-0.0, 1.0, -1.0], [1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf16>
  gc.expect eq %1022, %1023 : tensor<4x3xf16>
  %1024 = gc.constant dense<[[0.0, -1.0, -1.0], [1.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<4x3xf16>
  %1025 = gc.optimization_barrier %1024 : (tensor<4x3xf16>) -> tensor<4x3xf16>
  %1026 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1027 = gc.optimization_barrier %1026 : (tensor<6xi32>) -> tensor<6xi32>
  %1028 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, -1.0, 1.0], [-1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [-1.0, 1.0, -1.0], [1.0, -1.0, 1.0]]> : tensor<6x3xf16>
  %1029 = gc.optimization_barrier %1028 : (tensor<6x3xf16>) -> tensor<6x3xf16>
  %1030 = gc.scatter min(%1025) [%1027] (%1029) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf16>, tensor<6xi32>, tensor<6x3xf16>) -> tensor<4x3xf16>
  %1031 = gc.constant dense<[[-1.0, -1.0, -1.0], [1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<4x3xf16>
  gc.expect eq %1030, %1031 : tensor<4x3xf16>
  %1032 = gc.constant dense<[[0.0, -1.0, -1.0], [1.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<4x3xf16>
  %1033 = gc.optimization_barrier %1032 : (tensor<4x3xf16>) -> tensor<4x3xf16>
  %1034 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1035 = gc.optimization_barrier %1034 : (tensor<6xi32>) -> tensor<6xi32>
  %1036 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, -1.0, 1.0], [-1.0, -1.0, 1.0], [1.0, 1.0, 0.0], [-1.0, 1.0, -1.0], [1.0, -1.0, 1.0]]> : tensor<6x3xf16>
  %1037 = gc.optimization_barrier %1036 : (tensor<6x3xf16>) -> tensor<6x3xf16>
  %1038 = gc.scatter max(%1033) [%1035] (%1037) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf16>, tensor<6xi32>, tensor<6x3xf16>) -> tensor<4x3xf16>
  %1039 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, 0.0, 0.0], [1.0, 1.0, 1.0], [1.0, -1.0, 1.0]]> : tensor<4x3xf16>
  gc.expect eq %1038, %1039 : tensor<4x3xf16>
  // f32
  %1040 = gc.constant dense<[[-1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, -1.0, -1.0], [-1.0, 0.0, 1.0]]> : tensor<4x3xf32>
  %1041 = gc.optimization_barrier %1040 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1042 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1043 = gc.optimization_barrier %1042 : (tensor<6xi32>) -> tensor<6xi32>
  %1044 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, 1.0, -1.0], [1.0, -1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf32>
  %1045 = gc.optimization_barrier %1044 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %1046 = gc.scatter add(%1041) [%1043] (%1045) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %1047 = gc.constant dense<[[0.0, 2.0, 1.0], [1.0, -1.0, 1.0], [2.0, -1.0, -2.0], [0.0, 1.0, 1.0]]> : tensor<4x3xf32>
  gc.expect eq %1046, %1047 : tensor<4x3xf32>
  %1048 = gc.constant dense<[[-1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, -1.0, -1.0], [-1.0, 0.0, 1.0]]> : tensor<4x3xf32>
  %1049 = gc.optimization_barrier %1048 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1050 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1051 = gc.optimization_barrier %1050 : (tensor<6xi32>) -> tensor<6xi32>
  %1052 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, 1.0, -1.0], [1.0, -1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf32>
  %1053 = gc.optimization_barrier %1052 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %1054 = gc.scatter mul(%1049) [%1051] (%1053) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %1055 = gc.constant dense<[[-0.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, -0.0, 1.0], [-1.0, 0.0, 0.0]]> : tensor<4x3xf32>
  gc.expect eq %1054, %1055 : tensor<4x3xf32>
  %1056 = gc.constant dense<[[-1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, -1.0, -1.0], [-1.0, 0.0, 1.0]]> : tensor<4x3xf32>
  %1057 = gc.optimization_barrier %1056 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1058 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1059 = gc.optimization_barrier %1058 : (tensor<6xi32>) -> tensor<6xi32>
  %1060 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, 1.0, -1.0], [1.0, -1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf32>
  %1061 = gc.optimization_barrier %1060 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %1062 = gc.scatter min(%1057) [%1059] (%1061) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %1063 = gc.constant dense<[[-1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, -1.0, -1.0], [-1.0, 0.0, 0.0]]> : tensor<4x3xf32>
  gc.expect eq %1062, %1063 : tensor<4x3xf32>
  %1064 = gc.constant dense<[[-1.0, 0.0, 0.0], [1.0, -1.0, 1.0], [1.0, -1.0, -1.0], [-1.0, 0.0, 1.0]]> : tensor<4x3xf32>
  %1065 = gc.optimization_barrier %1064 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %1066 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1067 = gc.optimization_barrier %1066 : (tensor<6xi32>) -> tensor<6xi32>
  %1068 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, 0.0, -1.0], [0.0, 1.0, 0.0], [1.0, 1.0, -1.0], [1.0, -1.0, 0.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf32>
  %1069 = gc.optimization_barrier %1068 : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %1070 = gc.scatter max(%1065) [%1067] (%1069) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %1071 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, -1.0, 1.0], [1.0, 0.0, -1.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf32>
  gc.expect eq %1070, %1071 : tensor<4x3xf32>
  // f64
  %1072 = gc.constant dense<[[1.0, 1.0, -1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<4x3xf64>
  %1073 = gc.optimization_barrier %1072 : (tensor<4x3xf64>) -> tensor<4x3xf64>
  %1074 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1075 = gc.optimization_barrier %1074 : (tensor<6xi32>) -> tensor<6xi32>
  %1076 = gc.constant dense<[[0.0, 1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf64>
  %1077 = gc.optimization_barrier %1076 : (tensor<6x3xf64>) -> tensor<6x3xf64>
  %1078 = gc.scatter add(%1073) [%1075] (%1077) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf64>, tensor<6xi32>, tensor<6x3xf64>) -> tensor<4x3xf64>
  %1079 = gc.constant dense<[[2.0, 3.0, 1.0], [1.0, 1.0, 0.0], [2.0, 2.0, 1.0], [2.0, 1.0, 1.0]]> : tensor<4x3xf64>
  gc.expect eq %1078, %1079 : tensor<4x3xf64>
  %1080 = gc.constant dense<[[1.0, 1.0, -1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<4x3xf64>
  %1081 = gc.optimization_barrier %1080 : (tensor<4x3xf64>) -> tensor<4x3xf64>
  %1082 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1083 = gc.optimization_barrier %1082 : (tensor<6xi32>) -> tensor<6xi32>
  %1084 = gc.constant dense<[[0.0, 1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf64>
  %1085 = gc.optimization_barrier %1084 : (tensor<6x3xf64>) -> tensor<6x3xf64>
  %1086 = gc.scatter mul(%1081) [%1083] (%1085) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf64>, tensor<6xi32>, tensor<6x3xf64>) -> tensor<4x3xf64>
  %1087 = gc.constant dense<[[0.0, 1.0, -1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<4x3xf64>
  gc.expect eq %1086, %1087 : tensor<4x3xf64>
  %1088 = gc.constant dense<[[1.0, 1.0, -1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<4x3xf64>
  %1089 = gc.optimization_barrier %1088 : (tensor<4x3xf64>) -> tensor<4x3xf64>
  %1090 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1091 = gc.optimization_barrier %1090 : (tensor<6xi32>) -> tensor<6xi32>
  %1092 = gc.constant dense<[[0.0, 1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf64>
  %1093 = gc.optimization_barrier %1092 : (tensor<6x3xf64>) -> tensor<6x3xf64>
  %1094 = gc.scatter min(%1089) [%1091] (%1093) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf64>, tensor<6xi32>, tensor<6x3xf64>) -> tensor<4x3xf64>
  %1095 = gc.constant dense<[[0.0, 1.0, -1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 0.0], [1.0, 0.0, 0.0]]> : tensor<4x3xf64>
  gc.expect eq %1094, %1095 : tensor<4x3xf64>
  %1096 = gc.constant dense<[[1.0, 1.0, -1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 1.0]]> : tensor<4x3xf64>
  %1097 = gc.optimization_barrier %1096 : (tensor<4x3xf64>) -> tensor<4x3xf64>
  %1098 = gc.constant dense<[0, 2, 0, 5, -1, 3]> : tensor<6xi32>
  %1099 = gc.optimization_barrier %1098 : (tensor<6xi32>) -> tensor<6xi32>
  %1100 = gc.constant dense<[[0.0, 1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 0.0, 1.0], [1.0, 1.0, -1.0], [1.0, 1.0, 0.0]]> : tensor<6x3xf64>
  %1101 = gc.optimization_barrier %1100 : (tensor<6x3xf64>) -> tensor<6x3xf64>
  %1102 = gc.scatter max(%1097) [%1099] (%1101) <{update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}> : (tensor<4x3xf64>, tensor<6xi32>, tensor<6x3xf64>) -> tensor<4x3xf64>
  %1103 = gc.constant dense<[[1.0, 1.0, 1.0], [1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [1.0, 1.0, 1.0]]> : tensor<4x3xf64>
  gc.expect eq %1102, %1103 : tensor<4x3xf64>
  return
}
