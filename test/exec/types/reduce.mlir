// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// RUN: gcompile run %s --device cuda-emulator
// Reductions by name in every type, over rows, columns and all, with and without an initial value.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  // i1
  %0 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %1 = gc.optimization_barrier %0 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %2 = gc.reduce add(%1) dims [0] : (tensor<4x5xi1>) -> tensor<5xi1>
  %3 = gc.constant dense<true> : tensor<5xi1>
  gc.expect eq %2, %3 : tensor<5xi1>
  %4 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %5 = gc.optimization_barrier %4 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %6 = gc.reduce add(%5) dims [1] : (tensor<4x5xi1>) -> tensor<4xi1>
  %7 = gc.constant dense<true> : tensor<4xi1>
  gc.expect eq %6, %7 : tensor<4xi1>
  %8 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %9 = gc.optimization_barrier %8 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %10 = gc.reduce add(%9) dims [0, 1] : (tensor<4x5xi1>) -> tensor<i1>
  %11 = gc.constant dense<true> : tensor<i1>
  gc.expect eq %10, %11 : tensor<i1>
  %12 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %13 = gc.optimization_barrier %12 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %14 = gc.constant dense<true> : tensor<i1>
  %15 = gc.optimization_barrier %14 : (tensor<i1>) -> tensor<i1>
  %16 = gc.reduce add(%13) init(%15) dims [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %17 = gc.constant dense<true> : tensor<4xi1>
  gc.expect eq %16, %17 : tensor<4xi1>
  %18 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %19 = gc.optimization_barrier %18 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %20 = gc.reduce mul(%19) dims [0] : (tensor<4x5xi1>) -> tensor<5xi1>
  %21 = gc.constant dense<[false, false, true, false, true]> : tensor<5xi1>
  gc.expect eq %20, %21 : tensor<5xi1>
  %22 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %23 = gc.optimization_barrier %22 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %24 = gc.reduce mul(%23) dims [1] : (tensor<4x5xi1>) -> tensor<4xi1>
  %25 = gc.constant dense<[false, true, false, false]> : tensor<4xi1>
  gc.expect eq %24, %25 : tensor<4xi1>
  %26 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %27 = gc.optimization_barrier %26 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %28 = gc.reduce mul(%27) dims [0, 1] : (tensor<4x5xi1>) -> tensor<i1>
  %29 = gc.constant dense<false> : tensor<i1>
  gc.expect eq %28, %29 : tensor<i1>
  %30 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %31 = gc.optimization_barrier %30 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %32 = gc.constant dense<true> : tensor<i1>
  %33 = gc.optimization_barrier %32 : (tensor<i1>) -> tensor<i1>
  %34 = gc.reduce mul(%31) init(%33) dims [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %35 = gc.constant dense<[false, true, false, false]> : tensor<4xi1>
  gc.expect eq %34, %35 : tensor<4xi1>
  %36 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %37 = gc.optimization_barrier %36 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %38 = gc.reduce min(%37) dims [0] : (tensor<4x5xi1>) -> tensor<5xi1>
  %39 = gc.constant dense<[false, false, true, false, true]> : tensor<5xi1>
  gc.expect eq %38, %39 : tensor<5xi1>
  %40 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %41 = gc.optimization_barrier %40 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %42 = gc.reduce min(%41) dims [1] : (tensor<4x5xi1>) -> tensor<4xi1>
  %43 = gc.constant dense<[false, true, false, false]> : tensor<4xi1>
  gc.expect eq %42, %43 : tensor<4xi1>
  %44 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %45 = gc.optimization_barrier %44 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %46 = gc.reduce min(%45) dims [0, 1] : (tensor<4x5xi1>) -> tensor<i1>
  %47 = gc.constant dense<false> : tensor<i1>
  gc.expect eq %46, %47 : tensor<i1>
  %48 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %49 = gc.optimization_barrier %48 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %50 = gc.constant dense<true> : tensor<i1>
  %51 = gc.optimization_barrier %50 : (tensor<i1>) -> tensor<i1>
  %52 = gc.reduce min(%49) init(%51) dims [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %53 = gc.constant dense<[false, true, false, false]> : tensor<4xi1>
  gc.expect eq %52, %53 : tensor<4xi1>
  %54 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %55 = gc.optimization_barrier %54 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %56 = gc.reduce max(%55) dims [0] : (tensor<4x5xi1>) -> tensor<5xi1>
  %57 = gc.constant dense<true> : tensor<5xi1>
  gc.expect eq %56, %57 : tensor<5xi1>
  %58 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %59 = gc.optimization_barrier %58 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %60 = gc.reduce max(%59) dims [1] : (tensor<4x5xi1>) -> tensor<4xi1>
  %61 = gc.constant dense<true> : tensor<4xi1>
  gc.expect eq %60, %61 : tensor<4xi1>
  %62 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %63 = gc.optimization_barrier %62 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %64 = gc.reduce max(%63) dims [0, 1] : (tensor<4x5xi1>) -> tensor<i1>
  %65 = gc.constant dense<true> : tensor<i1>
  gc.expect eq %64, %65 : tensor<i1>
  %66 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %67 = gc.optimization_barrier %66 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %68 = gc.constant dense<true> : tensor<i1>
  %69 = gc.optimization_barrier %68 : (tensor<i1>) -> tensor<i1>
  %70 = gc.reduce max(%67) init(%69) dims [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %71 = gc.constant dense<true> : tensor<4xi1>
  gc.expect eq %70, %71 : tensor<4xi1>
  %72 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %73 = gc.optimization_barrier %72 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %74 = gc.reduce and(%73) dims [0] : (tensor<4x5xi1>) -> tensor<5xi1>
  %75 = gc.constant dense<[false, false, true, false, true]> : tensor<5xi1>
  gc.expect eq %74, %75 : tensor<5xi1>
  %76 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %77 = gc.optimization_barrier %76 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %78 = gc.reduce and(%77) dims [1] : (tensor<4x5xi1>) -> tensor<4xi1>
  %79 = gc.constant dense<[false, true, false, false]> : tensor<4xi1>
  gc.expect eq %78, %79 : tensor<4xi1>
  %80 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %81 = gc.optimization_barrier %80 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %82 = gc.reduce and(%81) dims [0, 1] : (tensor<4x5xi1>) -> tensor<i1>
  %83 = gc.constant dense<false> : tensor<i1>
  gc.expect eq %82, %83 : tensor<i1>
  %84 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %85 = gc.optimization_barrier %84 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %86 = gc.constant dense<true> : tensor<i1>
  %87 = gc.optimization_barrier %86 : (tensor<i1>) -> tensor<i1>
  %88 = gc.reduce and(%85) init(%87) dims [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %89 = gc.constant dense<[false, true, false, false]> : tensor<4xi1>
  gc.expect eq %88, %89 : tensor<4xi1>
  %90 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %91 = gc.optimization_barrier %90 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %92 = gc.reduce or(%91) dims [0] : (tensor<4x5xi1>) -> tensor<5xi1>
  %93 = gc.constant dense<true> : tensor<5xi1>
  gc.expect eq %92, %93 : tensor<5xi1>
  %94 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %95 = gc.optimization_barrier %94 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %96 = gc.reduce or(%95) dims [1] : (tensor<4x5xi1>) -> tensor<4xi1>
  %97 = gc.constant dense<true> : tensor<4xi1>
  gc.expect eq %96, %97 : tensor<4xi1>
  %98 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %99 = gc.optimization_barrier %98 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %100 = gc.reduce or(%99) dims [0, 1] : (tensor<4x5xi1>) -> tensor<i1>
  %101 = gc.constant dense<true> : tensor<i1>
  gc.expect eq %100, %101 : tensor<i1>
  %102 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %103 = gc.optimization_barrier %102 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %104 = gc.constant dense<true> : tensor<i1>
  %105 = gc.optimization_barrier %104 : (tensor<i1>) -> tensor<i1>
  %106 = gc.reduce or(%103) init(%105) dims [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %107 = gc.constant dense<true> : tensor<4xi1>
  gc.expect eq %106, %107 : tensor<4xi1>
  %108 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %109 = gc.optimization_barrier %108 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %110 = gc.reduce xor(%109) dims [0] : (tensor<4x5xi1>) -> tensor<5xi1>
  %111 = gc.constant dense<[false, true, false, true, false]> : tensor<5xi1>
  gc.expect eq %110, %111 : tensor<5xi1>
  %112 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %113 = gc.optimization_barrier %112 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %114 = gc.reduce xor(%113) dims [1] : (tensor<4x5xi1>) -> tensor<4xi1>
  %115 = gc.constant dense<[false, true, true, false]> : tensor<4xi1>
  gc.expect eq %114, %115 : tensor<4xi1>
  %116 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %117 = gc.optimization_barrier %116 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %118 = gc.reduce xor(%117) dims [0, 1] : (tensor<4x5xi1>) -> tensor<i1>
  %119 = gc.constant dense<false> : tensor<i1>
  gc.expect eq %118, %119 : tensor<i1>
  %120 = gc.constant dense<[[true, false, true, true, true], [true, true, true, true, true], [false, false, true, true, true], [false, false, true, false, true]]> : tensor<4x5xi1>
  %121 = gc.optimization_barrier %120 : (tensor<4x5xi1>) -> tensor<4x5xi1>
  %122 = gc.constant dense<true> : tensor<i1>
  %123 = gc.optimization_barrier %122 : (tensor<i1>) -> tensor<i1>
  %124 = gc.reduce xor(%121) init(%123) dims [1] : (tensor<4x5xi1>, tensor<i1>) -> tensor<4xi1>
  %125 = gc.constant dense<[true, false, false, true]> : tensor<4xi1>
  gc.expect eq %124, %125 : tensor<4xi1>
  // i2
  %126 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %127 = gc.optimization_barrier %126 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %128 = gc.reduce add(%127) dims [0] : (tensor<4x5xi2>) -> tensor<5xi2>
  %129 = gc.constant dense<[-1, -2, -2, -2, 1]> : tensor<5xi2>
  gc.expect eq %128, %129 : tensor<5xi2>
  %130 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %131 = gc.optimization_barrier %130 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %132 = gc.reduce add(%131) dims [1] : (tensor<4x5xi2>) -> tensor<4xi2>
  %133 = gc.constant dense<[-2, -1, 1, 0]> : tensor<4xi2>
  gc.expect eq %132, %133 : tensor<4xi2>
  %134 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %135 = gc.optimization_barrier %134 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %136 = gc.reduce add(%135) dims [0, 1] : (tensor<4x5xi2>) -> tensor<i2>
  %137 = gc.constant dense<-2> : tensor<i2>
  gc.expect eq %136, %137 : tensor<i2>
  %138 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %139 = gc.optimization_barrier %138 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %140 = gc.constant dense<0> : tensor<i2>
  %141 = gc.optimization_barrier %140 : (tensor<i2>) -> tensor<i2>
  %142 = gc.reduce add(%139) init(%141) dims [1] : (tensor<4x5xi2>, tensor<i2>) -> tensor<4xi2>
  %143 = gc.constant dense<[-2, -1, 1, 0]> : tensor<4xi2>
  gc.expect eq %142, %143 : tensor<4xi2>
  %144 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %145 = gc.optimization_barrier %144 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %146 = gc.reduce mul(%145) dims [0] : (tensor<4x5xi2>) -> tensor<5xi2>
  %147 = gc.constant dense<[0, -1, 0, -1, 0]> : tensor<5xi2>
  gc.expect eq %146, %147 : tensor<5xi2>
  %148 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %149 = gc.optimization_barrier %148 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %150 = gc.reduce mul(%149) dims [1] : (tensor<4x5xi2>) -> tensor<4xi2>
  %151 = gc.constant dense<[0, -1, 0, 0]> : tensor<4xi2>
  gc.expect eq %150, %151 : tensor<4xi2>
  %152 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %153 = gc.optimization_barrier %152 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %154 = gc.reduce mul(%153) dims [0, 1] : (tensor<4x5xi2>) -> tensor<i2>
  %155 = gc.constant dense<0> : tensor<i2>
  gc.expect eq %154, %155 : tensor<i2>
  %156 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %157 = gc.optimization_barrier %156 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %158 = gc.constant dense<0> : tensor<i2>
  %159 = gc.optimization_barrier %158 : (tensor<i2>) -> tensor<i2>
  %160 = gc.reduce mul(%157) init(%159) dims [1] : (tensor<4x5xi2>, tensor<i2>) -> tensor<4xi2>
  %161 = gc.constant dense<0> : tensor<4xi2>
  gc.expect eq %160, %161 : tensor<4xi2>
  %162 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %163 = gc.optimization_barrier %162 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %164 = gc.reduce min(%163) dims [0] : (tensor<4x5xi2>) -> tensor<5xi2>
  %165 = gc.constant dense<[0, -1, -1, -1, -1]> : tensor<5xi2>
  gc.expect eq %164, %165 : tensor<5xi2>
  %166 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %167 = gc.optimization_barrier %166 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %168 = gc.reduce min(%167) dims [1] : (tensor<4x5xi2>) -> tensor<4xi2>
  %169 = gc.constant dense<-1> : tensor<4xi2>
  gc.expect eq %168, %169 : tensor<4xi2>
  %170 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %171 = gc.optimization_barrier %170 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %172 = gc.reduce min(%171) dims [0, 1] : (tensor<4x5xi2>) -> tensor<i2>
  %173 = gc.constant dense<-1> : tensor<i2>
  gc.expect eq %172, %173 : tensor<i2>
  %174 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %175 = gc.optimization_barrier %174 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %176 = gc.constant dense<0> : tensor<i2>
  %177 = gc.optimization_barrier %176 : (tensor<i2>) -> tensor<i2>
  %178 = gc.reduce min(%175) init(%177) dims [1] : (tensor<4x5xi2>, tensor<i2>) -> tensor<4xi2>
  %179 = gc.constant dense<-1> : tensor<4xi2>
  gc.expect eq %178, %179 : tensor<4xi2>
  %180 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %181 = gc.optimization_barrier %180 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %182 = gc.reduce max(%181) dims [0] : (tensor<4x5xi2>) -> tensor<5xi2>
  %183 = gc.constant dense<[1, 1, 0, 1, 1]> : tensor<5xi2>
  gc.expect eq %182, %183 : tensor<5xi2>
  %184 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %185 = gc.optimization_barrier %184 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %186 = gc.reduce max(%185) dims [1] : (tensor<4x5xi2>) -> tensor<4xi2>
  %187 = gc.constant dense<1> : tensor<4xi2>
  gc.expect eq %186, %187 : tensor<4xi2>
  %188 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %189 = gc.optimization_barrier %188 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %190 = gc.reduce max(%189) dims [0, 1] : (tensor<4x5xi2>) -> tensor<i2>
  %191 = gc.constant dense<1> : tensor<i2>
  gc.expect eq %190, %191 : tensor<i2>
  %192 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %193 = gc.optimization_barrier %192 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %194 = gc.constant dense<0> : tensor<i2>
  %195 = gc.optimization_barrier %194 : (tensor<i2>) -> tensor<i2>
  %196 = gc.reduce max(%193) init(%195) dims [1] : (tensor<4x5xi2>, tensor<i2>) -> tensor<4xi2>
  %197 = gc.constant dense<1> : tensor<4xi2>
  gc.expect eq %196, %197 : tensor<4xi2>
  %198 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %199 = gc.optimization_barrier %198 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %200 = gc.reduce and(%199) dims [0] : (tensor<4x5xi2>) -> tensor<5xi2>
  %201 = gc.constant dense<[0, 1, 0, 1, 0]> : tensor<5xi2>
  gc.expect eq %200, %201 : tensor<5xi2>
  %202 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %203 = gc.optimization_barrier %202 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %204 = gc.reduce and(%203) dims [1] : (tensor<4x5xi2>) -> tensor<4xi2>
  %205 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xi2>
  gc.expect eq %204, %205 : tensor<4xi2>
  %206 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %207 = gc.optimization_barrier %206 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %208 = gc.reduce and(%207) dims [0, 1] : (tensor<4x5xi2>) -> tensor<i2>
  %209 = gc.constant dense<0> : tensor<i2>
  gc.expect eq %208, %209 : tensor<i2>
  %210 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %211 = gc.optimization_barrier %210 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %212 = gc.constant dense<0> : tensor<i2>
  %213 = gc.optimization_barrier %212 : (tensor<i2>) -> tensor<i2>
  %214 = gc.reduce and(%211) init(%213) dims [1] : (tensor<4x5xi2>, tensor<i2>) -> tensor<4xi2>
  %215 = gc.constant dense<0> : tensor<4xi2>
  gc.expect eq %214, %215 : tensor<4xi2>
  %216 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %217 = gc.optimization_barrier %216 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %218 = gc.reduce or(%217) dims [0] : (tensor<4x5xi2>) -> tensor<5xi2>
  %219 = gc.constant dense<[1, -1, -1, -1, -1]> : tensor<5xi2>
  gc.expect eq %218, %219 : tensor<5xi2>
  %220 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %221 = gc.optimization_barrier %220 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %222 = gc.reduce or(%221) dims [1] : (tensor<4x5xi2>) -> tensor<4xi2>
  %223 = gc.constant dense<-1> : tensor<4xi2>
  gc.expect eq %222, %223 : tensor<4xi2>
  %224 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %225 = gc.optimization_barrier %224 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %226 = gc.reduce or(%225) dims [0, 1] : (tensor<4x5xi2>) -> tensor<i2>
  %227 = gc.constant dense<-1> : tensor<i2>
  gc.expect eq %226, %227 : tensor<i2>
  %228 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %229 = gc.optimization_barrier %228 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %230 = gc.constant dense<0> : tensor<i2>
  %231 = gc.optimization_barrier %230 : (tensor<i2>) -> tensor<i2>
  %232 = gc.reduce or(%229) init(%231) dims [1] : (tensor<4x5xi2>, tensor<i2>) -> tensor<4xi2>
  %233 = gc.constant dense<-1> : tensor<4xi2>
  gc.expect eq %232, %233 : tensor<4xi2>
  %234 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %235 = gc.optimization_barrier %234 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %236 = gc.reduce xor(%235) dims [0] : (tensor<4x5xi2>) -> tensor<5xi2>
  %237 = gc.constant dense<[1, -2, 0, -2, -1]> : tensor<5xi2>
  gc.expect eq %236, %237 : tensor<5xi2>
  %238 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %239 = gc.optimization_barrier %238 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %240 = gc.reduce xor(%239) dims [1] : (tensor<4x5xi2>) -> tensor<4xi2>
  %241 = gc.constant dense<[-2, -1, -1, 0]> : tensor<4xi2>
  gc.expect eq %240, %241 : tensor<4xi2>
  %242 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %243 = gc.optimization_barrier %242 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %244 = gc.reduce xor(%243) dims [0, 1] : (tensor<4x5xi2>) -> tensor<i2>
  %245 = gc.constant dense<-2> : tensor<i2>
  gc.expect eq %244, %245 : tensor<i2>
  %246 = gc.constant dense<[[1, 1, -1, 1, 0], [1, 1, -1, 1, 1], [0, 1, 0, 1, -1], [1, -1, 0, -1, 1]]> : tensor<4x5xi2>
  %247 = gc.optimization_barrier %246 : (tensor<4x5xi2>) -> tensor<4x5xi2>
  %248 = gc.constant dense<0> : tensor<i2>
  %249 = gc.optimization_barrier %248 : (tensor<i2>) -> tensor<i2>
  %250 = gc.reduce xor(%247) init(%249) dims [1] : (tensor<4x5xi2>, tensor<i2>) -> tensor<4xi2>
  %251 = gc.constant dense<[-2, -1, -1, 0]> : tensor<4xi2>
  gc.expect eq %250, %251 : tensor<4xi2>
  // i4
  %252 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %253 = gc.optimization_barrier %252 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %254 = gc.reduce add(%253) dims [0] : (tensor<4x5xi4>) -> tensor<5xi4>
  %255 = gc.constant dense<[4, 2, 1, 4, 0]> : tensor<5xi4>
  gc.expect eq %254, %255 : tensor<5xi4>
  %256 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %257 = gc.optimization_barrier %256 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %258 = gc.reduce add(%257) dims [1] : (tensor<4x5xi4>) -> tensor<4xi4>
  %259 = gc.constant dense<[4, 1, 4, 2]> : tensor<4xi4>
  gc.expect eq %258, %259 : tensor<4xi4>
  %260 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %261 = gc.optimization_barrier %260 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %262 = gc.reduce add(%261) dims [0, 1] : (tensor<4x5xi4>) -> tensor<i4>
  %263 = gc.constant dense<-5> : tensor<i4>
  gc.expect eq %262, %263 : tensor<i4>
  %264 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %265 = gc.optimization_barrier %264 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %266 = gc.constant dense<1> : tensor<i4>
  %267 = gc.optimization_barrier %266 : (tensor<i4>) -> tensor<i4>
  %268 = gc.reduce add(%265) init(%267) dims [1] : (tensor<4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %269 = gc.constant dense<[5, 2, 5, 3]> : tensor<4xi4>
  gc.expect eq %268, %269 : tensor<4xi4>
  %270 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %271 = gc.optimization_barrier %270 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %272 = gc.reduce mul(%271) dims [0] : (tensor<4x5xi4>) -> tensor<5xi4>
  %273 = gc.constant dense<[1, 0, 0, 1, 0]> : tensor<5xi4>
  gc.expect eq %272, %273 : tensor<5xi4>
  %274 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %275 = gc.optimization_barrier %274 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %276 = gc.reduce mul(%275) dims [1] : (tensor<4x5xi4>) -> tensor<4xi4>
  %277 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xi4>
  gc.expect eq %276, %277 : tensor<4xi4>
  %278 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %279 = gc.optimization_barrier %278 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %280 = gc.reduce mul(%279) dims [0, 1] : (tensor<4x5xi4>) -> tensor<i4>
  %281 = gc.constant dense<0> : tensor<i4>
  gc.expect eq %280, %281 : tensor<i4>
  %282 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %283 = gc.optimization_barrier %282 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %284 = gc.constant dense<1> : tensor<i4>
  %285 = gc.optimization_barrier %284 : (tensor<i4>) -> tensor<i4>
  %286 = gc.reduce mul(%283) init(%285) dims [1] : (tensor<4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %287 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xi4>
  gc.expect eq %286, %287 : tensor<4xi4>
  %288 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %289 = gc.optimization_barrier %288 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %290 = gc.reduce min(%289) dims [0] : (tensor<4x5xi4>) -> tensor<5xi4>
  %291 = gc.constant dense<[1, 0, -1, 1, -1]> : tensor<5xi4>
  gc.expect eq %290, %291 : tensor<5xi4>
  %292 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %293 = gc.optimization_barrier %292 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %294 = gc.reduce min(%293) dims [1] : (tensor<4x5xi4>) -> tensor<4xi4>
  %295 = gc.constant dense<[0, -1, 0, 0]> : tensor<4xi4>
  gc.expect eq %294, %295 : tensor<4xi4>
  %296 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %297 = gc.optimization_barrier %296 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %298 = gc.reduce min(%297) dims [0, 1] : (tensor<4x5xi4>) -> tensor<i4>
  %299 = gc.constant dense<-1> : tensor<i4>
  gc.expect eq %298, %299 : tensor<i4>
  %300 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %301 = gc.optimization_barrier %300 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %302 = gc.constant dense<1> : tensor<i4>
  %303 = gc.optimization_barrier %302 : (tensor<i4>) -> tensor<i4>
  %304 = gc.reduce min(%301) init(%303) dims [1] : (tensor<4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %305 = gc.constant dense<[0, -1, 0, 0]> : tensor<4xi4>
  gc.expect eq %304, %305 : tensor<4xi4>
  %306 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %307 = gc.optimization_barrier %306 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %308 = gc.reduce max(%307) dims [0] : (tensor<4x5xi4>) -> tensor<5xi4>
  %309 = gc.constant dense<1> : tensor<5xi4>
  gc.expect eq %308, %309 : tensor<5xi4>
  %310 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %311 = gc.optimization_barrier %310 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %312 = gc.reduce max(%311) dims [1] : (tensor<4x5xi4>) -> tensor<4xi4>
  %313 = gc.constant dense<1> : tensor<4xi4>
  gc.expect eq %312, %313 : tensor<4xi4>
  %314 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %315 = gc.optimization_barrier %314 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %316 = gc.reduce max(%315) dims [0, 1] : (tensor<4x5xi4>) -> tensor<i4>
  %317 = gc.constant dense<1> : tensor<i4>
  gc.expect eq %316, %317 : tensor<i4>
  %318 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %319 = gc.optimization_barrier %318 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %320 = gc.constant dense<1> : tensor<i4>
  %321 = gc.optimization_barrier %320 : (tensor<i4>) -> tensor<i4>
  %322 = gc.reduce max(%319) init(%321) dims [1] : (tensor<4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %323 = gc.constant dense<1> : tensor<4xi4>
  gc.expect eq %322, %323 : tensor<4xi4>
  %324 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %325 = gc.optimization_barrier %324 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %326 = gc.reduce and(%325) dims [0] : (tensor<4x5xi4>) -> tensor<5xi4>
  %327 = gc.constant dense<[1, 0, 0, 1, 0]> : tensor<5xi4>
  gc.expect eq %326, %327 : tensor<5xi4>
  %328 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %329 = gc.optimization_barrier %328 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %330 = gc.reduce and(%329) dims [1] : (tensor<4x5xi4>) -> tensor<4xi4>
  %331 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xi4>
  gc.expect eq %330, %331 : tensor<4xi4>
  %332 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %333 = gc.optimization_barrier %332 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %334 = gc.reduce and(%333) dims [0, 1] : (tensor<4x5xi4>) -> tensor<i4>
  %335 = gc.constant dense<0> : tensor<i4>
  gc.expect eq %334, %335 : tensor<i4>
  %336 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %337 = gc.optimization_barrier %336 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %338 = gc.constant dense<1> : tensor<i4>
  %339 = gc.optimization_barrier %338 : (tensor<i4>) -> tensor<i4>
  %340 = gc.reduce and(%337) init(%339) dims [1] : (tensor<4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %341 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xi4>
  gc.expect eq %340, %341 : tensor<4xi4>
  %342 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %343 = gc.optimization_barrier %342 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %344 = gc.reduce or(%343) dims [0] : (tensor<4x5xi4>) -> tensor<5xi4>
  %345 = gc.constant dense<[1, 1, -1, 1, -1]> : tensor<5xi4>
  gc.expect eq %344, %345 : tensor<5xi4>
  %346 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %347 = gc.optimization_barrier %346 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %348 = gc.reduce or(%347) dims [1] : (tensor<4x5xi4>) -> tensor<4xi4>
  %349 = gc.constant dense<[1, -1, 1, 1]> : tensor<4xi4>
  gc.expect eq %348, %349 : tensor<4xi4>
  %350 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %351 = gc.optimization_barrier %350 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %352 = gc.reduce or(%351) dims [0, 1] : (tensor<4x5xi4>) -> tensor<i4>
  %353 = gc.constant dense<-1> : tensor<i4>
  gc.expect eq %352, %353 : tensor<i4>
  %354 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %355 = gc.optimization_barrier %354 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %356 = gc.constant dense<1> : tensor<i4>
  %357 = gc.optimization_barrier %356 : (tensor<i4>) -> tensor<i4>
  %358 = gc.reduce or(%355) init(%357) dims [1] : (tensor<4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %359 = gc.constant dense<[1, -1, 1, 1]> : tensor<4xi4>
  gc.expect eq %358, %359 : tensor<4xi4>
  %360 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %361 = gc.optimization_barrier %360 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %362 = gc.reduce xor(%361) dims [0] : (tensor<4x5xi4>) -> tensor<5xi4>
  %363 = gc.constant dense<[0, 0, -1, 0, -2]> : tensor<5xi4>
  gc.expect eq %362, %363 : tensor<5xi4>
  %364 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %365 = gc.optimization_barrier %364 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %366 = gc.reduce xor(%365) dims [1] : (tensor<4x5xi4>) -> tensor<4xi4>
  %367 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xi4>
  gc.expect eq %366, %367 : tensor<4xi4>
  %368 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %369 = gc.optimization_barrier %368 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %370 = gc.reduce xor(%369) dims [0, 1] : (tensor<4x5xi4>) -> tensor<i4>
  %371 = gc.constant dense<1> : tensor<i4>
  gc.expect eq %370, %371 : tensor<i4>
  %372 = gc.constant dense<[[1, 1, 1, 1, 0], [1, 1, -1, 1, -1], [1, 0, 1, 1, 1], [1, 0, 0, 1, 0]]> : tensor<4x5xi4>
  %373 = gc.optimization_barrier %372 : (tensor<4x5xi4>) -> tensor<4x5xi4>
  %374 = gc.constant dense<1> : tensor<i4>
  %375 = gc.optimization_barrier %374 : (tensor<i4>) -> tensor<i4>
  %376 = gc.reduce xor(%373) init(%375) dims [1] : (tensor<4x5xi4>, tensor<i4>) -> tensor<4xi4>
  %377 = gc.constant dense<[1, 0, 1, 1]> : tensor<4xi4>
  gc.expect eq %376, %377 : tensor<4xi4>
  // i8
  %378 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %379 = gc.optimization_barrier %378 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %380 = gc.reduce add(%379) dims [0] : (tensor<4x5xi8>) -> tensor<5xi8>
  %381 = gc.constant dense<[3, -2, 1, 0, 1]> : tensor<5xi8>
  gc.expect eq %380, %381 : tensor<5xi8>
  %382 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %383 = gc.optimization_barrier %382 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %384 = gc.reduce add(%383) dims [1] : (tensor<4x5xi8>) -> tensor<4xi8>
  %385 = gc.constant dense<[2, -2, 1, 2]> : tensor<4xi8>
  gc.expect eq %384, %385 : tensor<4xi8>
  %386 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %387 = gc.optimization_barrier %386 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %388 = gc.reduce add(%387) dims [0, 1] : (tensor<4x5xi8>) -> tensor<i8>
  %389 = gc.constant dense<3> : tensor<i8>
  gc.expect eq %388, %389 : tensor<i8>
  %390 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %391 = gc.optimization_barrier %390 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %392 = gc.constant dense<0> : tensor<i8>
  %393 = gc.optimization_barrier %392 : (tensor<i8>) -> tensor<i8>
  %394 = gc.reduce add(%391) init(%393) dims [1] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %395 = gc.constant dense<[2, -2, 1, 2]> : tensor<4xi8>
  gc.expect eq %394, %395 : tensor<4xi8>
  %396 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %397 = gc.optimization_barrier %396 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %398 = gc.reduce mul(%397) dims [0] : (tensor<4x5xi8>) -> tensor<5xi8>
  %399 = gc.constant dense<[0, -1, 0, 1, 0]> : tensor<5xi8>
  gc.expect eq %398, %399 : tensor<5xi8>
  %400 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %401 = gc.optimization_barrier %400 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %402 = gc.reduce mul(%401) dims [1] : (tensor<4x5xi8>) -> tensor<4xi8>
  %403 = gc.constant dense<0> : tensor<4xi8>
  gc.expect eq %402, %403 : tensor<4xi8>
  %404 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %405 = gc.optimization_barrier %404 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %406 = gc.reduce mul(%405) dims [0, 1] : (tensor<4x5xi8>) -> tensor<i8>
  %407 = gc.constant dense<0> : tensor<i8>
  gc.expect eq %406, %407 : tensor<i8>
  %408 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %409 = gc.optimization_barrier %408 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %410 = gc.constant dense<0> : tensor<i8>
  %411 = gc.optimization_barrier %410 : (tensor<i8>) -> tensor<i8>
  %412 = gc.reduce mul(%409) init(%411) dims [1] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %413 = gc.constant dense<0> : tensor<4xi8>
  gc.expect eq %412, %413 : tensor<4xi8>
  %414 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %415 = gc.optimization_barrier %414 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %416 = gc.reduce min(%415) dims [0] : (tensor<4x5xi8>) -> tensor<5xi8>
  %417 = gc.constant dense<[0, -1, -1, -1, 0]> : tensor<5xi8>
  gc.expect eq %416, %417 : tensor<5xi8>
  %418 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %419 = gc.optimization_barrier %418 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %420 = gc.reduce min(%419) dims [1] : (tensor<4x5xi8>) -> tensor<4xi8>
  %421 = gc.constant dense<-1> : tensor<4xi8>
  gc.expect eq %420, %421 : tensor<4xi8>
  %422 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %423 = gc.optimization_barrier %422 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %424 = gc.reduce min(%423) dims [0, 1] : (tensor<4x5xi8>) -> tensor<i8>
  %425 = gc.constant dense<-1> : tensor<i8>
  gc.expect eq %424, %425 : tensor<i8>
  %426 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %427 = gc.optimization_barrier %426 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %428 = gc.constant dense<0> : tensor<i8>
  %429 = gc.optimization_barrier %428 : (tensor<i8>) -> tensor<i8>
  %430 = gc.reduce min(%427) init(%429) dims [1] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %431 = gc.constant dense<-1> : tensor<4xi8>
  gc.expect eq %430, %431 : tensor<4xi8>
  %432 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %433 = gc.optimization_barrier %432 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %434 = gc.reduce max(%433) dims [0] : (tensor<4x5xi8>) -> tensor<5xi8>
  %435 = gc.constant dense<1> : tensor<5xi8>
  gc.expect eq %434, %435 : tensor<5xi8>
  %436 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %437 = gc.optimization_barrier %436 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %438 = gc.reduce max(%437) dims [1] : (tensor<4x5xi8>) -> tensor<4xi8>
  %439 = gc.constant dense<1> : tensor<4xi8>
  gc.expect eq %438, %439 : tensor<4xi8>
  %440 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %441 = gc.optimization_barrier %440 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %442 = gc.reduce max(%441) dims [0, 1] : (tensor<4x5xi8>) -> tensor<i8>
  %443 = gc.constant dense<1> : tensor<i8>
  gc.expect eq %442, %443 : tensor<i8>
  %444 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %445 = gc.optimization_barrier %444 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %446 = gc.constant dense<0> : tensor<i8>
  %447 = gc.optimization_barrier %446 : (tensor<i8>) -> tensor<i8>
  %448 = gc.reduce max(%445) init(%447) dims [1] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %449 = gc.constant dense<1> : tensor<4xi8>
  gc.expect eq %448, %449 : tensor<4xi8>
  %450 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %451 = gc.optimization_barrier %450 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %452 = gc.reduce and(%451) dims [0] : (tensor<4x5xi8>) -> tensor<5xi8>
  %453 = gc.constant dense<[0, 1, 0, 1, 0]> : tensor<5xi8>
  gc.expect eq %452, %453 : tensor<5xi8>
  %454 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %455 = gc.optimization_barrier %454 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %456 = gc.reduce and(%455) dims [1] : (tensor<4x5xi8>) -> tensor<4xi8>
  %457 = gc.constant dense<0> : tensor<4xi8>
  gc.expect eq %456, %457 : tensor<4xi8>
  %458 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %459 = gc.optimization_barrier %458 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %460 = gc.reduce and(%459) dims [0, 1] : (tensor<4x5xi8>) -> tensor<i8>
  %461 = gc.constant dense<0> : tensor<i8>
  gc.expect eq %460, %461 : tensor<i8>
  %462 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %463 = gc.optimization_barrier %462 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %464 = gc.constant dense<0> : tensor<i8>
  %465 = gc.optimization_barrier %464 : (tensor<i8>) -> tensor<i8>
  %466 = gc.reduce and(%463) init(%465) dims [1] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %467 = gc.constant dense<0> : tensor<4xi8>
  gc.expect eq %466, %467 : tensor<4xi8>
  %468 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %469 = gc.optimization_barrier %468 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %470 = gc.reduce or(%469) dims [0] : (tensor<4x5xi8>) -> tensor<5xi8>
  %471 = gc.constant dense<[1, -1, -1, -1, 1]> : tensor<5xi8>
  gc.expect eq %470, %471 : tensor<5xi8>
  %472 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %473 = gc.optimization_barrier %472 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %474 = gc.reduce or(%473) dims [1] : (tensor<4x5xi8>) -> tensor<4xi8>
  %475 = gc.constant dense<-1> : tensor<4xi8>
  gc.expect eq %474, %475 : tensor<4xi8>
  %476 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %477 = gc.optimization_barrier %476 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %478 = gc.reduce or(%477) dims [0, 1] : (tensor<4x5xi8>) -> tensor<i8>
  %479 = gc.constant dense<-1> : tensor<i8>
  gc.expect eq %478, %479 : tensor<i8>
  %480 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %481 = gc.optimization_barrier %480 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %482 = gc.constant dense<0> : tensor<i8>
  %483 = gc.optimization_barrier %482 : (tensor<i8>) -> tensor<i8>
  %484 = gc.reduce or(%481) init(%483) dims [1] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %485 = gc.constant dense<-1> : tensor<4xi8>
  gc.expect eq %484, %485 : tensor<4xi8>
  %486 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %487 = gc.optimization_barrier %486 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %488 = gc.reduce xor(%487) dims [0] : (tensor<4x5xi8>) -> tensor<5xi8>
  %489 = gc.constant dense<[1, -2, -1, 0, 1]> : tensor<5xi8>
  gc.expect eq %488, %489 : tensor<5xi8>
  %490 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %491 = gc.optimization_barrier %490 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %492 = gc.reduce xor(%491) dims [1] : (tensor<4x5xi8>) -> tensor<4xi8>
  %493 = gc.constant dense<[-2, -2, -1, -2]> : tensor<4xi8>
  gc.expect eq %492, %493 : tensor<4xi8>
  %494 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %495 = gc.optimization_barrier %494 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %496 = gc.reduce xor(%495) dims [0, 1] : (tensor<4x5xi8>) -> tensor<i8>
  %497 = gc.constant dense<1> : tensor<i8>
  gc.expect eq %496, %497 : tensor<i8>
  %498 = gc.constant dense<[[1, -1, 1, 1, 0], [1, -1, -1, -1, 0], [0, 1, 0, -1, 1], [1, -1, 1, 1, 0]]> : tensor<4x5xi8>
  %499 = gc.optimization_barrier %498 : (tensor<4x5xi8>) -> tensor<4x5xi8>
  %500 = gc.constant dense<0> : tensor<i8>
  %501 = gc.optimization_barrier %500 : (tensor<i8>) -> tensor<i8>
  %502 = gc.reduce xor(%499) init(%501) dims [1] : (tensor<4x5xi8>, tensor<i8>) -> tensor<4xi8>
  %503 = gc.constant dense<[-2, -2, -1, -2]> : tensor<4xi8>
  gc.expect eq %502, %503 : tensor<4xi8>
  // i16
  %504 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %505 = gc.optimization_barrier %504 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %506 = gc.reduce add(%505) dims [0] : (tensor<4x5xi16>) -> tensor<5xi16>
  %507 = gc.constant dense<[3, 0, 3, 1, -2]> : tensor<5xi16>
  gc.expect eq %506, %507 : tensor<5xi16>
  %508 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %509 = gc.optimization_barrier %508 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %510 = gc.reduce add(%509) dims [1] : (tensor<4x5xi16>) -> tensor<4xi16>
  %511 = gc.constant dense<[3, 0, 0, 2]> : tensor<4xi16>
  gc.expect eq %510, %511 : tensor<4xi16>
  %512 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %513 = gc.optimization_barrier %512 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %514 = gc.reduce add(%513) dims [0, 1] : (tensor<4x5xi16>) -> tensor<i16>
  %515 = gc.constant dense<5> : tensor<i16>
  gc.expect eq %514, %515 : tensor<i16>
  %516 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %517 = gc.optimization_barrier %516 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %518 = gc.constant dense<1> : tensor<i16>
  %519 = gc.optimization_barrier %518 : (tensor<i16>) -> tensor<i16>
  %520 = gc.reduce add(%517) init(%519) dims [1] : (tensor<4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %521 = gc.constant dense<[4, 1, 1, 3]> : tensor<4xi16>
  gc.expect eq %520, %521 : tensor<4xi16>
  %522 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %523 = gc.optimization_barrier %522 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %524 = gc.reduce mul(%523) dims [0] : (tensor<4x5xi16>) -> tensor<5xi16>
  %525 = gc.constant dense<[0, 1, 0, 0, 0]> : tensor<5xi16>
  gc.expect eq %524, %525 : tensor<5xi16>
  %526 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %527 = gc.optimization_barrier %526 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %528 = gc.reduce mul(%527) dims [1] : (tensor<4x5xi16>) -> tensor<4xi16>
  %529 = gc.constant dense<[-1, 0, 0, 0]> : tensor<4xi16>
  gc.expect eq %528, %529 : tensor<4xi16>
  %530 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %531 = gc.optimization_barrier %530 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %532 = gc.reduce mul(%531) dims [0, 1] : (tensor<4x5xi16>) -> tensor<i16>
  %533 = gc.constant dense<0> : tensor<i16>
  gc.expect eq %532, %533 : tensor<i16>
  %534 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %535 = gc.optimization_barrier %534 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %536 = gc.constant dense<1> : tensor<i16>
  %537 = gc.optimization_barrier %536 : (tensor<i16>) -> tensor<i16>
  %538 = gc.reduce mul(%535) init(%537) dims [1] : (tensor<4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %539 = gc.constant dense<[-1, 0, 0, 0]> : tensor<4xi16>
  gc.expect eq %538, %539 : tensor<4xi16>
  %540 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %541 = gc.optimization_barrier %540 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %542 = gc.reduce min(%541) dims [0] : (tensor<4x5xi16>) -> tensor<5xi16>
  %543 = gc.constant dense<[0, -1, 0, -1, -1]> : tensor<5xi16>
  gc.expect eq %542, %543 : tensor<5xi16>
  %544 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %545 = gc.optimization_barrier %544 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %546 = gc.reduce min(%545) dims [1] : (tensor<4x5xi16>) -> tensor<4xi16>
  %547 = gc.constant dense<-1> : tensor<4xi16>
  gc.expect eq %546, %547 : tensor<4xi16>
  %548 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %549 = gc.optimization_barrier %548 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %550 = gc.reduce min(%549) dims [0, 1] : (tensor<4x5xi16>) -> tensor<i16>
  %551 = gc.constant dense<-1> : tensor<i16>
  gc.expect eq %550, %551 : tensor<i16>
  %552 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %553 = gc.optimization_barrier %552 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %554 = gc.constant dense<1> : tensor<i16>
  %555 = gc.optimization_barrier %554 : (tensor<i16>) -> tensor<i16>
  %556 = gc.reduce min(%553) init(%555) dims [1] : (tensor<4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %557 = gc.constant dense<-1> : tensor<4xi16>
  gc.expect eq %556, %557 : tensor<4xi16>
  %558 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %559 = gc.optimization_barrier %558 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %560 = gc.reduce max(%559) dims [0] : (tensor<4x5xi16>) -> tensor<5xi16>
  %561 = gc.constant dense<[1, 1, 1, 1, 0]> : tensor<5xi16>
  gc.expect eq %560, %561 : tensor<5xi16>
  %562 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %563 = gc.optimization_barrier %562 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %564 = gc.reduce max(%563) dims [1] : (tensor<4x5xi16>) -> tensor<4xi16>
  %565 = gc.constant dense<1> : tensor<4xi16>
  gc.expect eq %564, %565 : tensor<4xi16>
  %566 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %567 = gc.optimization_barrier %566 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %568 = gc.reduce max(%567) dims [0, 1] : (tensor<4x5xi16>) -> tensor<i16>
  %569 = gc.constant dense<1> : tensor<i16>
  gc.expect eq %568, %569 : tensor<i16>
  %570 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %571 = gc.optimization_barrier %570 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %572 = gc.constant dense<1> : tensor<i16>
  %573 = gc.optimization_barrier %572 : (tensor<i16>) -> tensor<i16>
  %574 = gc.reduce max(%571) init(%573) dims [1] : (tensor<4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %575 = gc.constant dense<1> : tensor<4xi16>
  gc.expect eq %574, %575 : tensor<4xi16>
  %576 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %577 = gc.optimization_barrier %576 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %578 = gc.reduce and(%577) dims [0] : (tensor<4x5xi16>) -> tensor<5xi16>
  %579 = gc.constant dense<[0, 1, 0, 0, 0]> : tensor<5xi16>
  gc.expect eq %578, %579 : tensor<5xi16>
  %580 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %581 = gc.optimization_barrier %580 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %582 = gc.reduce and(%581) dims [1] : (tensor<4x5xi16>) -> tensor<4xi16>
  %583 = gc.constant dense<[1, 0, 0, 0]> : tensor<4xi16>
  gc.expect eq %582, %583 : tensor<4xi16>
  %584 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %585 = gc.optimization_barrier %584 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %586 = gc.reduce and(%585) dims [0, 1] : (tensor<4x5xi16>) -> tensor<i16>
  %587 = gc.constant dense<0> : tensor<i16>
  gc.expect eq %586, %587 : tensor<i16>
  %588 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %589 = gc.optimization_barrier %588 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %590 = gc.constant dense<1> : tensor<i16>
  %591 = gc.optimization_barrier %590 : (tensor<i16>) -> tensor<i16>
  %592 = gc.reduce and(%589) init(%591) dims [1] : (tensor<4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %593 = gc.constant dense<[1, 0, 0, 0]> : tensor<4xi16>
  gc.expect eq %592, %593 : tensor<4xi16>
  %594 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %595 = gc.optimization_barrier %594 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %596 = gc.reduce or(%595) dims [0] : (tensor<4x5xi16>) -> tensor<5xi16>
  %597 = gc.constant dense<[1, -1, 1, -1, -1]> : tensor<5xi16>
  gc.expect eq %596, %597 : tensor<5xi16>
  %598 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %599 = gc.optimization_barrier %598 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %600 = gc.reduce or(%599) dims [1] : (tensor<4x5xi16>) -> tensor<4xi16>
  %601 = gc.constant dense<-1> : tensor<4xi16>
  gc.expect eq %600, %601 : tensor<4xi16>
  %602 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %603 = gc.optimization_barrier %602 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %604 = gc.reduce or(%603) dims [0, 1] : (tensor<4x5xi16>) -> tensor<i16>
  %605 = gc.constant dense<-1> : tensor<i16>
  gc.expect eq %604, %605 : tensor<i16>
  %606 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %607 = gc.optimization_barrier %606 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %608 = gc.constant dense<1> : tensor<i16>
  %609 = gc.optimization_barrier %608 : (tensor<i16>) -> tensor<i16>
  %610 = gc.reduce or(%607) init(%609) dims [1] : (tensor<4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %611 = gc.constant dense<-1> : tensor<4xi16>
  gc.expect eq %610, %611 : tensor<4xi16>
  %612 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %613 = gc.optimization_barrier %612 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %614 = gc.reduce xor(%613) dims [0] : (tensor<4x5xi16>) -> tensor<5xi16>
  %615 = gc.constant dense<[1, 0, 1, -1, 0]> : tensor<5xi16>
  gc.expect eq %614, %615 : tensor<5xi16>
  %616 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %617 = gc.optimization_barrier %616 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %618 = gc.reduce xor(%617) dims [1] : (tensor<4x5xi16>) -> tensor<4xi16>
  %619 = gc.constant dense<[-1, -2, 0, -2]> : tensor<4xi16>
  gc.expect eq %618, %619 : tensor<4xi16>
  %620 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %621 = gc.optimization_barrier %620 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %622 = gc.reduce xor(%621) dims [0, 1] : (tensor<4x5xi16>) -> tensor<i16>
  %623 = gc.constant dense<-1> : tensor<i16>
  gc.expect eq %622, %623 : tensor<i16>
  %624 = gc.constant dense<[[1, 1, 1, 1, -1], [0, -1, 1, 0, 0], [1, -1, 0, 1, -1], [1, 1, 1, -1, 0]]> : tensor<4x5xi16>
  %625 = gc.optimization_barrier %624 : (tensor<4x5xi16>) -> tensor<4x5xi16>
  %626 = gc.constant dense<1> : tensor<i16>
  %627 = gc.optimization_barrier %626 : (tensor<i16>) -> tensor<i16>
  %628 = gc.reduce xor(%625) init(%627) dims [1] : (tensor<4x5xi16>, tensor<i16>) -> tensor<4xi16>
  %629 = gc.constant dense<[-2, -1, 1, -1]> : tensor<4xi16>
  gc.expect eq %628, %629 : tensor<4xi16>
  // i32
  %630 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %631 = gc.optimization_barrier %630 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %632 = gc.reduce add(%631) dims [0] : (tensor<4x5xi32>) -> tensor<5xi32>
  %633 = gc.constant dense<[-2, 3, 2, 1, 2]> : tensor<5xi32>
  gc.expect eq %632, %633 : tensor<5xi32>
  %634 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %635 = gc.optimization_barrier %634 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %636 = gc.reduce add(%635) dims [1] : (tensor<4x5xi32>) -> tensor<4xi32>
  %637 = gc.constant dense<[1, 2, 1, 2]> : tensor<4xi32>
  gc.expect eq %636, %637 : tensor<4xi32>
  %638 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %639 = gc.optimization_barrier %638 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %640 = gc.reduce add(%639) dims [0, 1] : (tensor<4x5xi32>) -> tensor<i32>
  %641 = gc.constant dense<6> : tensor<i32>
  gc.expect eq %640, %641 : tensor<i32>
  %642 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %643 = gc.optimization_barrier %642 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %644 = gc.constant dense<1> : tensor<i32>
  %645 = gc.optimization_barrier %644 : (tensor<i32>) -> tensor<i32>
  %646 = gc.reduce add(%643) init(%645) dims [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %647 = gc.constant dense<[2, 3, 2, 3]> : tensor<4xi32>
  gc.expect eq %646, %647 : tensor<4xi32>
  %648 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %649 = gc.optimization_barrier %648 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %650 = gc.reduce mul(%649) dims [0] : (tensor<4x5xi32>) -> tensor<5xi32>
  %651 = gc.constant dense<0> : tensor<5xi32>
  gc.expect eq %650, %651 : tensor<5xi32>
  %652 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %653 = gc.optimization_barrier %652 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %654 = gc.reduce mul(%653) dims [1] : (tensor<4x5xi32>) -> tensor<4xi32>
  %655 = gc.constant dense<0> : tensor<4xi32>
  gc.expect eq %654, %655 : tensor<4xi32>
  %656 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %657 = gc.optimization_barrier %656 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %658 = gc.reduce mul(%657) dims [0, 1] : (tensor<4x5xi32>) -> tensor<i32>
  %659 = gc.constant dense<0> : tensor<i32>
  gc.expect eq %658, %659 : tensor<i32>
  %660 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %661 = gc.optimization_barrier %660 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %662 = gc.constant dense<1> : tensor<i32>
  %663 = gc.optimization_barrier %662 : (tensor<i32>) -> tensor<i32>
  %664 = gc.reduce mul(%661) init(%663) dims [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %665 = gc.constant dense<0> : tensor<4xi32>
  gc.expect eq %664, %665 : tensor<4xi32>
  %666 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %667 = gc.optimization_barrier %666 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %668 = gc.reduce min(%667) dims [0] : (tensor<4x5xi32>) -> tensor<5xi32>
  %669 = gc.constant dense<[-1, 0, 0, -1, 0]> : tensor<5xi32>
  gc.expect eq %668, %669 : tensor<5xi32>
  %670 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %671 = gc.optimization_barrier %670 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %672 = gc.reduce min(%671) dims [1] : (tensor<4x5xi32>) -> tensor<4xi32>
  %673 = gc.constant dense<[-1, -1, 0, -1]> : tensor<4xi32>
  gc.expect eq %672, %673 : tensor<4xi32>
  %674 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %675 = gc.optimization_barrier %674 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %676 = gc.reduce min(%675) dims [0, 1] : (tensor<4x5xi32>) -> tensor<i32>
  %677 = gc.constant dense<-1> : tensor<i32>
  gc.expect eq %676, %677 : tensor<i32>
  %678 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %679 = gc.optimization_barrier %678 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %680 = gc.constant dense<1> : tensor<i32>
  %681 = gc.optimization_barrier %680 : (tensor<i32>) -> tensor<i32>
  %682 = gc.reduce min(%679) init(%681) dims [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %683 = gc.constant dense<[-1, -1, 0, -1]> : tensor<4xi32>
  gc.expect eq %682, %683 : tensor<4xi32>
  %684 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %685 = gc.optimization_barrier %684 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %686 = gc.reduce max(%685) dims [0] : (tensor<4x5xi32>) -> tensor<5xi32>
  %687 = gc.constant dense<[0, 1, 1, 1, 1]> : tensor<5xi32>
  gc.expect eq %686, %687 : tensor<5xi32>
  %688 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %689 = gc.optimization_barrier %688 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %690 = gc.reduce max(%689) dims [1] : (tensor<4x5xi32>) -> tensor<4xi32>
  %691 = gc.constant dense<1> : tensor<4xi32>
  gc.expect eq %690, %691 : tensor<4xi32>
  %692 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %693 = gc.optimization_barrier %692 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %694 = gc.reduce max(%693) dims [0, 1] : (tensor<4x5xi32>) -> tensor<i32>
  %695 = gc.constant dense<1> : tensor<i32>
  gc.expect eq %694, %695 : tensor<i32>
  %696 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %697 = gc.optimization_barrier %696 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %698 = gc.constant dense<1> : tensor<i32>
  %699 = gc.optimization_barrier %698 : (tensor<i32>) -> tensor<i32>
  %700 = gc.reduce max(%697) init(%699) dims [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %701 = gc.constant dense<1> : tensor<4xi32>
  gc.expect eq %700, %701 : tensor<4xi32>
  %702 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %703 = gc.optimization_barrier %702 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %704 = gc.reduce and(%703) dims [0] : (tensor<4x5xi32>) -> tensor<5xi32>
  %705 = gc.constant dense<0> : tensor<5xi32>
  gc.expect eq %704, %705 : tensor<5xi32>
  %706 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %707 = gc.optimization_barrier %706 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %708 = gc.reduce and(%707) dims [1] : (tensor<4x5xi32>) -> tensor<4xi32>
  %709 = gc.constant dense<0> : tensor<4xi32>
  gc.expect eq %708, %709 : tensor<4xi32>
  %710 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %711 = gc.optimization_barrier %710 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %712 = gc.reduce and(%711) dims [0, 1] : (tensor<4x5xi32>) -> tensor<i32>
  %713 = gc.constant dense<0> : tensor<i32>
  gc.expect eq %712, %713 : tensor<i32>
  %714 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %715 = gc.optimization_barrier %714 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %716 = gc.constant dense<1> : tensor<i32>
  %717 = gc.optimization_barrier %716 : (tensor<i32>) -> tensor<i32>
  %718 = gc.reduce and(%715) init(%717) dims [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %719 = gc.constant dense<0> : tensor<4xi32>
  gc.expect eq %718, %719 : tensor<4xi32>
  %720 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %721 = gc.optimization_barrier %720 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %722 = gc.reduce or(%721) dims [0] : (tensor<4x5xi32>) -> tensor<5xi32>
  %723 = gc.constant dense<[-1, 1, 1, -1, 1]> : tensor<5xi32>
  gc.expect eq %722, %723 : tensor<5xi32>
  %724 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %725 = gc.optimization_barrier %724 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %726 = gc.reduce or(%725) dims [1] : (tensor<4x5xi32>) -> tensor<4xi32>
  %727 = gc.constant dense<[-1, -1, 1, -1]> : tensor<4xi32>
  gc.expect eq %726, %727 : tensor<4xi32>
  %728 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %729 = gc.optimization_barrier %728 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %730 = gc.reduce or(%729) dims [0, 1] : (tensor<4x5xi32>) -> tensor<i32>
  %731 = gc.constant dense<-1> : tensor<i32>
  gc.expect eq %730, %731 : tensor<i32>
  %732 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %733 = gc.optimization_barrier %732 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %734 = gc.constant dense<1> : tensor<i32>
  %735 = gc.optimization_barrier %734 : (tensor<i32>) -> tensor<i32>
  %736 = gc.reduce or(%733) init(%735) dims [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %737 = gc.constant dense<[-1, -1, 1, -1]> : tensor<4xi32>
  gc.expect eq %736, %737 : tensor<4xi32>
  %738 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %739 = gc.optimization_barrier %738 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %740 = gc.reduce xor(%739) dims [0] : (tensor<4x5xi32>) -> tensor<5xi32>
  %741 = gc.constant dense<[0, 1, 0, -1, 0]> : tensor<5xi32>
  gc.expect eq %740, %741 : tensor<5xi32>
  %742 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %743 = gc.optimization_barrier %742 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %744 = gc.reduce xor(%743) dims [1] : (tensor<4x5xi32>) -> tensor<4xi32>
  %745 = gc.constant dense<[-1, -2, 1, -2]> : tensor<4xi32>
  gc.expect eq %744, %745 : tensor<4xi32>
  %746 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %747 = gc.optimization_barrier %746 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %748 = gc.reduce xor(%747) dims [0, 1] : (tensor<4x5xi32>) -> tensor<i32>
  %749 = gc.constant dense<-2> : tensor<i32>
  gc.expect eq %748, %749 : tensor<i32>
  %750 = gc.constant dense<[[0, 1, 1, -1, 0], [-1, 1, 1, 0, 1], [0, 0, 0, 1, 0], [-1, 1, 0, 1, 1]]> : tensor<4x5xi32>
  %751 = gc.optimization_barrier %750 : (tensor<4x5xi32>) -> tensor<4x5xi32>
  %752 = gc.constant dense<1> : tensor<i32>
  %753 = gc.optimization_barrier %752 : (tensor<i32>) -> tensor<i32>
  %754 = gc.reduce xor(%751) init(%753) dims [1] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4xi32>
  %755 = gc.constant dense<[-2, -1, 0, -1]> : tensor<4xi32>
  gc.expect eq %754, %755 : tensor<4xi32>
  // i64
  %756 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %757 = gc.optimization_barrier %756 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %758 = gc.reduce add(%757) dims [0] : (tensor<4x5xi64>) -> tensor<5xi64>
  %759 = gc.constant dense<[3, 1, 1, 3, -1]> : tensor<5xi64>
  gc.expect eq %758, %759 : tensor<5xi64>
  %760 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %761 = gc.optimization_barrier %760 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %762 = gc.reduce add(%761) dims [1] : (tensor<4x5xi64>) -> tensor<4xi64>
  %763 = gc.constant dense<[3, 1, 3, 0]> : tensor<4xi64>
  gc.expect eq %762, %763 : tensor<4xi64>
  %764 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %765 = gc.optimization_barrier %764 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %766 = gc.reduce add(%765) dims [0, 1] : (tensor<4x5xi64>) -> tensor<i64>
  %767 = gc.constant dense<7> : tensor<i64>
  gc.expect eq %766, %767 : tensor<i64>
  %768 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %769 = gc.optimization_barrier %768 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %770 = gc.constant dense<1> : tensor<i64>
  %771 = gc.optimization_barrier %770 : (tensor<i64>) -> tensor<i64>
  %772 = gc.reduce add(%769) init(%771) dims [1] : (tensor<4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %773 = gc.constant dense<[4, 2, 4, 1]> : tensor<4xi64>
  gc.expect eq %772, %773 : tensor<4xi64>
  %774 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %775 = gc.optimization_barrier %774 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %776 = gc.reduce mul(%775) dims [0] : (tensor<4x5xi64>) -> tensor<5xi64>
  %777 = gc.constant dense<0> : tensor<5xi64>
  gc.expect eq %776, %777 : tensor<5xi64>
  %778 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %779 = gc.optimization_barrier %778 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %780 = gc.reduce mul(%779) dims [1] : (tensor<4x5xi64>) -> tensor<4xi64>
  %781 = gc.constant dense<0> : tensor<4xi64>
  gc.expect eq %780, %781 : tensor<4xi64>
  %782 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %783 = gc.optimization_barrier %782 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %784 = gc.reduce mul(%783) dims [0, 1] : (tensor<4x5xi64>) -> tensor<i64>
  %785 = gc.constant dense<0> : tensor<i64>
  gc.expect eq %784, %785 : tensor<i64>
  %786 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %787 = gc.optimization_barrier %786 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %788 = gc.constant dense<1> : tensor<i64>
  %789 = gc.optimization_barrier %788 : (tensor<i64>) -> tensor<i64>
  %790 = gc.reduce mul(%787) init(%789) dims [1] : (tensor<4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %791 = gc.constant dense<0> : tensor<4xi64>
  gc.expect eq %790, %791 : tensor<4xi64>
  %792 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %793 = gc.optimization_barrier %792 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %794 = gc.reduce min(%793) dims [0] : (tensor<4x5xi64>) -> tensor<5xi64>
  %795 = gc.constant dense<[0, -1, -1, 0, -1]> : tensor<5xi64>
  gc.expect eq %794, %795 : tensor<5xi64>
  %796 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %797 = gc.optimization_barrier %796 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %798 = gc.reduce min(%797) dims [1] : (tensor<4x5xi64>) -> tensor<4xi64>
  %799 = gc.constant dense<[0, -1, 0, -1]> : tensor<4xi64>
  gc.expect eq %798, %799 : tensor<4xi64>
  %800 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %801 = gc.optimization_barrier %800 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %802 = gc.reduce min(%801) dims [0, 1] : (tensor<4x5xi64>) -> tensor<i64>
  %803 = gc.constant dense<-1> : tensor<i64>
  gc.expect eq %802, %803 : tensor<i64>
  %804 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %805 = gc.optimization_barrier %804 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %806 = gc.constant dense<1> : tensor<i64>
  %807 = gc.optimization_barrier %806 : (tensor<i64>) -> tensor<i64>
  %808 = gc.reduce min(%805) init(%807) dims [1] : (tensor<4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %809 = gc.constant dense<[0, -1, 0, -1]> : tensor<4xi64>
  gc.expect eq %808, %809 : tensor<4xi64>
  %810 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %811 = gc.optimization_barrier %810 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %812 = gc.reduce max(%811) dims [0] : (tensor<4x5xi64>) -> tensor<5xi64>
  %813 = gc.constant dense<[1, 1, 1, 1, 0]> : tensor<5xi64>
  gc.expect eq %812, %813 : tensor<5xi64>
  %814 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %815 = gc.optimization_barrier %814 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %816 = gc.reduce max(%815) dims [1] : (tensor<4x5xi64>) -> tensor<4xi64>
  %817 = gc.constant dense<1> : tensor<4xi64>
  gc.expect eq %816, %817 : tensor<4xi64>
  %818 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %819 = gc.optimization_barrier %818 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %820 = gc.reduce max(%819) dims [0, 1] : (tensor<4x5xi64>) -> tensor<i64>
  %821 = gc.constant dense<1> : tensor<i64>
  gc.expect eq %820, %821 : tensor<i64>
  %822 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %823 = gc.optimization_barrier %822 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %824 = gc.constant dense<1> : tensor<i64>
  %825 = gc.optimization_barrier %824 : (tensor<i64>) -> tensor<i64>
  %826 = gc.reduce max(%823) init(%825) dims [1] : (tensor<4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %827 = gc.constant dense<1> : tensor<4xi64>
  gc.expect eq %826, %827 : tensor<4xi64>
  %828 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %829 = gc.optimization_barrier %828 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %830 = gc.reduce and(%829) dims [0] : (tensor<4x5xi64>) -> tensor<5xi64>
  %831 = gc.constant dense<0> : tensor<5xi64>
  gc.expect eq %830, %831 : tensor<5xi64>
  %832 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %833 = gc.optimization_barrier %832 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %834 = gc.reduce and(%833) dims [1] : (tensor<4x5xi64>) -> tensor<4xi64>
  %835 = gc.constant dense<0> : tensor<4xi64>
  gc.expect eq %834, %835 : tensor<4xi64>
  %836 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %837 = gc.optimization_barrier %836 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %838 = gc.reduce and(%837) dims [0, 1] : (tensor<4x5xi64>) -> tensor<i64>
  %839 = gc.constant dense<0> : tensor<i64>
  gc.expect eq %838, %839 : tensor<i64>
  %840 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %841 = gc.optimization_barrier %840 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %842 = gc.constant dense<1> : tensor<i64>
  %843 = gc.optimization_barrier %842 : (tensor<i64>) -> tensor<i64>
  %844 = gc.reduce and(%841) init(%843) dims [1] : (tensor<4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %845 = gc.constant dense<0> : tensor<4xi64>
  gc.expect eq %844, %845 : tensor<4xi64>
  %846 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %847 = gc.optimization_barrier %846 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %848 = gc.reduce or(%847) dims [0] : (tensor<4x5xi64>) -> tensor<5xi64>
  %849 = gc.constant dense<[1, -1, -1, 1, -1]> : tensor<5xi64>
  gc.expect eq %848, %849 : tensor<5xi64>
  %850 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %851 = gc.optimization_barrier %850 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %852 = gc.reduce or(%851) dims [1] : (tensor<4x5xi64>) -> tensor<4xi64>
  %853 = gc.constant dense<[1, -1, 1, -1]> : tensor<4xi64>
  gc.expect eq %852, %853 : tensor<4xi64>
  %854 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %855 = gc.optimization_barrier %854 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %856 = gc.reduce or(%855) dims [0, 1] : (tensor<4x5xi64>) -> tensor<i64>
  %857 = gc.constant dense<-1> : tensor<i64>
  gc.expect eq %856, %857 : tensor<i64>
  %858 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %859 = gc.optimization_barrier %858 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %860 = gc.constant dense<1> : tensor<i64>
  %861 = gc.optimization_barrier %860 : (tensor<i64>) -> tensor<i64>
  %862 = gc.reduce or(%859) init(%861) dims [1] : (tensor<4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %863 = gc.constant dense<[1, -1, 1, -1]> : tensor<4xi64>
  gc.expect eq %862, %863 : tensor<4xi64>
  %864 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %865 = gc.optimization_barrier %864 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %866 = gc.reduce xor(%865) dims [0] : (tensor<4x5xi64>) -> tensor<5xi64>
  %867 = gc.constant dense<[1, -1, -1, 1, -1]> : tensor<5xi64>
  gc.expect eq %866, %867 : tensor<5xi64>
  %868 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %869 = gc.optimization_barrier %868 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %870 = gc.reduce xor(%869) dims [1] : (tensor<4x5xi64>) -> tensor<4xi64>
  %871 = gc.constant dense<[1, -1, 1, 0]> : tensor<4xi64>
  gc.expect eq %870, %871 : tensor<4xi64>
  %872 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %873 = gc.optimization_barrier %872 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %874 = gc.reduce xor(%873) dims [0, 1] : (tensor<4x5xi64>) -> tensor<i64>
  %875 = gc.constant dense<-1> : tensor<i64>
  gc.expect eq %874, %875 : tensor<i64>
  %876 = gc.constant dense<[[0, 1, 1, 1, 0], [1, 1, -1, 0, 0], [1, 0, 1, 1, 0], [1, -1, 0, 1, -1]]> : tensor<4x5xi64>
  %877 = gc.optimization_barrier %876 : (tensor<4x5xi64>) -> tensor<4x5xi64>
  %878 = gc.constant dense<1> : tensor<i64>
  %879 = gc.optimization_barrier %878 : (tensor<i64>) -> tensor<i64>
  %880 = gc.reduce xor(%877) init(%879) dims [1] : (tensor<4x5xi64>, tensor<i64>) -> tensor<4xi64>
  %881 = gc.constant dense<[0, -2, 0, 1]> : tensor<4xi64>
  gc.expect eq %880, %881 : tensor<4xi64>
  // ui2
  %882 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %883 = gc.optimization_barrier %882 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %884 = gc.reduce add(%883) dims [0] : (tensor<4x5xui2>) -> tensor<5xui2>
  %885 = gc.constant dense<[1, 2, 1, 2, 1]> : tensor<5xui2>
  gc.expect eq %884, %885 : tensor<5xui2>
  %886 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %887 = gc.optimization_barrier %886 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %888 = gc.reduce add(%887) dims [1] : (tensor<4x5xui2>) -> tensor<4xui2>
  %889 = gc.constant dense<[3, 2, 3, 3]> : tensor<4xui2>
  gc.expect eq %888, %889 : tensor<4xui2>
  %890 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %891 = gc.optimization_barrier %890 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %892 = gc.reduce add(%891) dims [0, 1] : (tensor<4x5xui2>) -> tensor<ui2>
  %893 = gc.constant dense<3> : tensor<ui2>
  gc.expect eq %892, %893 : tensor<ui2>
  %894 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %895 = gc.optimization_barrier %894 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %896 = gc.constant dense<0> : tensor<ui2>
  %897 = gc.optimization_barrier %896 : (tensor<ui2>) -> tensor<ui2>
  %898 = gc.reduce add(%895) init(%897) dims [1] : (tensor<4x5xui2>, tensor<ui2>) -> tensor<4xui2>
  %899 = gc.constant dense<[3, 2, 3, 3]> : tensor<4xui2>
  gc.expect eq %898, %899 : tensor<4xui2>
  %900 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %901 = gc.optimization_barrier %900 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %902 = gc.reduce mul(%901) dims [0] : (tensor<4x5xui2>) -> tensor<5xui2>
  %903 = gc.constant dense<[0, 3, 0, 3, 0]> : tensor<5xui2>
  gc.expect eq %902, %903 : tensor<5xui2>
  %904 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %905 = gc.optimization_barrier %904 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %906 = gc.reduce mul(%905) dims [1] : (tensor<4x5xui2>) -> tensor<4xui2>
  %907 = gc.constant dense<[0, 0, 3, 0]> : tensor<4xui2>
  gc.expect eq %906, %907 : tensor<4xui2>
  %908 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %909 = gc.optimization_barrier %908 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %910 = gc.reduce mul(%909) dims [0, 1] : (tensor<4x5xui2>) -> tensor<ui2>
  %911 = gc.constant dense<0> : tensor<ui2>
  gc.expect eq %910, %911 : tensor<ui2>
  %912 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %913 = gc.optimization_barrier %912 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %914 = gc.constant dense<0> : tensor<ui2>
  %915 = gc.optimization_barrier %914 : (tensor<ui2>) -> tensor<ui2>
  %916 = gc.reduce mul(%913) init(%915) dims [1] : (tensor<4x5xui2>, tensor<ui2>) -> tensor<4xui2>
  %917 = gc.constant dense<0> : tensor<4xui2>
  gc.expect eq %916, %917 : tensor<4xui2>
  %918 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %919 = gc.optimization_barrier %918 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %920 = gc.reduce min(%919) dims [0] : (tensor<4x5xui2>) -> tensor<5xui2>
  %921 = gc.constant dense<[0, 1, 0, 1, 0]> : tensor<5xui2>
  gc.expect eq %920, %921 : tensor<5xui2>
  %922 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %923 = gc.optimization_barrier %922 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %924 = gc.reduce min(%923) dims [1] : (tensor<4x5xui2>) -> tensor<4xui2>
  %925 = gc.constant dense<[0, 0, 1, 0]> : tensor<4xui2>
  gc.expect eq %924, %925 : tensor<4xui2>
  %926 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %927 = gc.optimization_barrier %926 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %928 = gc.reduce min(%927) dims [0, 1] : (tensor<4x5xui2>) -> tensor<ui2>
  %929 = gc.constant dense<0> : tensor<ui2>
  gc.expect eq %928, %929 : tensor<ui2>
  %930 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %931 = gc.optimization_barrier %930 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %932 = gc.constant dense<0> : tensor<ui2>
  %933 = gc.optimization_barrier %932 : (tensor<ui2>) -> tensor<ui2>
  %934 = gc.reduce min(%931) init(%933) dims [1] : (tensor<4x5xui2>, tensor<ui2>) -> tensor<4xui2>
  %935 = gc.constant dense<0> : tensor<4xui2>
  gc.expect eq %934, %935 : tensor<4xui2>
  %936 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %937 = gc.optimization_barrier %936 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %938 = gc.reduce max(%937) dims [0] : (tensor<4x5xui2>) -> tensor<5xui2>
  %939 = gc.constant dense<[1, 3, 3, 3, 3]> : tensor<5xui2>
  gc.expect eq %938, %939 : tensor<5xui2>
  %940 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %941 = gc.optimization_barrier %940 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %942 = gc.reduce max(%941) dims [1] : (tensor<4x5xui2>) -> tensor<4xui2>
  %943 = gc.constant dense<[1, 3, 3, 3]> : tensor<4xui2>
  gc.expect eq %942, %943 : tensor<4xui2>
  %944 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %945 = gc.optimization_barrier %944 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %946 = gc.reduce max(%945) dims [0, 1] : (tensor<4x5xui2>) -> tensor<ui2>
  %947 = gc.constant dense<3> : tensor<ui2>
  gc.expect eq %946, %947 : tensor<ui2>
  %948 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %949 = gc.optimization_barrier %948 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %950 = gc.constant dense<0> : tensor<ui2>
  %951 = gc.optimization_barrier %950 : (tensor<ui2>) -> tensor<ui2>
  %952 = gc.reduce max(%949) init(%951) dims [1] : (tensor<4x5xui2>, tensor<ui2>) -> tensor<4xui2>
  %953 = gc.constant dense<[1, 3, 3, 3]> : tensor<4xui2>
  gc.expect eq %952, %953 : tensor<4xui2>
  %954 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %955 = gc.optimization_barrier %954 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %956 = gc.reduce and(%955) dims [0] : (tensor<4x5xui2>) -> tensor<5xui2>
  %957 = gc.constant dense<[0, 1, 0, 1, 0]> : tensor<5xui2>
  gc.expect eq %956, %957 : tensor<5xui2>
  %958 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %959 = gc.optimization_barrier %958 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %960 = gc.reduce and(%959) dims [1] : (tensor<4x5xui2>) -> tensor<4xui2>
  %961 = gc.constant dense<[0, 0, 1, 0]> : tensor<4xui2>
  gc.expect eq %960, %961 : tensor<4xui2>
  %962 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %963 = gc.optimization_barrier %962 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %964 = gc.reduce and(%963) dims [0, 1] : (tensor<4x5xui2>) -> tensor<ui2>
  %965 = gc.constant dense<0> : tensor<ui2>
  gc.expect eq %964, %965 : tensor<ui2>
  %966 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %967 = gc.optimization_barrier %966 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %968 = gc.constant dense<0> : tensor<ui2>
  %969 = gc.optimization_barrier %968 : (tensor<ui2>) -> tensor<ui2>
  %970 = gc.reduce and(%967) init(%969) dims [1] : (tensor<4x5xui2>, tensor<ui2>) -> tensor<4xui2>
  %971 = gc.constant dense<0> : tensor<4xui2>
  gc.expect eq %970, %971 : tensor<4xui2>
  %972 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %973 = gc.optimization_barrier %972 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %974 = gc.reduce or(%973) dims [0] : (tensor<4x5xui2>) -> tensor<5xui2>
  %975 = gc.constant dense<[1, 3, 3, 3, 3]> : tensor<5xui2>
  gc.expect eq %974, %975 : tensor<5xui2>
  %976 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %977 = gc.optimization_barrier %976 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %978 = gc.reduce or(%977) dims [1] : (tensor<4x5xui2>) -> tensor<4xui2>
  %979 = gc.constant dense<[1, 3, 3, 3]> : tensor<4xui2>
  gc.expect eq %978, %979 : tensor<4xui2>
  %980 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %981 = gc.optimization_barrier %980 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %982 = gc.reduce or(%981) dims [0, 1] : (tensor<4x5xui2>) -> tensor<ui2>
  %983 = gc.constant dense<3> : tensor<ui2>
  gc.expect eq %982, %983 : tensor<ui2>
  %984 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %985 = gc.optimization_barrier %984 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %986 = gc.constant dense<0> : tensor<ui2>
  %987 = gc.optimization_barrier %986 : (tensor<ui2>) -> tensor<ui2>
  %988 = gc.reduce or(%985) init(%987) dims [1] : (tensor<4x5xui2>, tensor<ui2>) -> tensor<4xui2>
  %989 = gc.constant dense<[1, 3, 3, 3]> : tensor<4xui2>
  gc.expect eq %988, %989 : tensor<4xui2>
  %990 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %991 = gc.optimization_barrier %990 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %992 = gc.reduce xor(%991) dims [0] : (tensor<4x5xui2>) -> tensor<5xui2>
  %993 = gc.constant dense<[1, 2, 3, 2, 3]> : tensor<5xui2>
  gc.expect eq %992, %993 : tensor<5xui2>
  %994 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %995 = gc.optimization_barrier %994 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %996 = gc.reduce xor(%995) dims [1] : (tensor<4x5xui2>) -> tensor<4xui2>
  %997 = gc.constant dense<[1, 2, 3, 1]> : tensor<4xui2>
  gc.expect eq %996, %997 : tensor<4xui2>
  %998 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %999 = gc.optimization_barrier %998 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %1000 = gc.reduce xor(%999) dims [0, 1] : (tensor<4x5xui2>) -> tensor<ui2>
  %1001 = gc.constant dense<1> : tensor<ui2>
  gc.expect eq %1000, %1001 : tensor<ui2>
  %1002 = gc.constant dense<[[0, 1, 0, 1, 1], [0, 3, 3, 1, 3], [1, 3, 1, 1, 1], [0, 3, 1, 3, 0]]> : tensor<4x5xui2>
  %1003 = gc.optimization_barrier %1002 : (tensor<4x5xui2>) -> tensor<4x5xui2>
  %1004 = gc.constant dense<0> : tensor<ui2>
  %1005 = gc.optimization_barrier %1004 : (tensor<ui2>) -> tensor<ui2>
  %1006 = gc.reduce xor(%1003) init(%1005) dims [1] : (tensor<4x5xui2>, tensor<ui2>) -> tensor<4xui2>
  %1007 = gc.constant dense<[1, 2, 3, 1]> : tensor<4xui2>
  gc.expect eq %1006, %1007 : tensor<4xui2>
  // ui4
  %1008 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1009 = gc.optimization_barrier %1008 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1010 = gc.reduce add(%1009) dims [0] : (tensor<4x5xui4>) -> tensor<5xui4>
  %1011 = gc.constant dense<[2, 2, 13, 2, 1]> : tensor<5xui4>
  gc.expect eq %1010, %1011 : tensor<5xui4>
  %1012 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1013 = gc.optimization_barrier %1012 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1014 = gc.reduce add(%1013) dims [1] : (tensor<4x5xui4>) -> tensor<4xui4>
  %1015 = gc.constant dense<[0, 3, 3, 14]> : tensor<4xui4>
  gc.expect eq %1014, %1015 : tensor<4xui4>
  %1016 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1017 = gc.optimization_barrier %1016 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1018 = gc.reduce add(%1017) dims [0, 1] : (tensor<4x5xui4>) -> tensor<ui4>
  %1019 = gc.constant dense<4> : tensor<ui4>
  gc.expect eq %1018, %1019 : tensor<ui4>
  %1020 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1021 = gc.optimization_barrier %1020 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1022 = gc.constant dense<15> : tensor<ui4>
  %1023 = gc.optimization_barrier %1022 : (tensor<ui4>) -> tensor<ui4>
  %1024 = gc.reduce add(%1021) init(%1023) dims [1] : (tensor<4x5xui4>, tensor<ui4>) -> tensor<4xui4>
  %1025 = gc.constant dense<[15, 2, 2, 13]> : tensor<4xui4>
  gc.expect eq %1024, %1025 : tensor<4xui4>
  %1026 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1027 = gc.optimization_barrier %1026 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1028 = gc.reduce mul(%1027) dims [0] : (tensor<4x5xui4>) -> tensor<5xui4>
  %1029 = gc.constant dense<[15, 15, 0, 15, 0]> : tensor<5xui4>
  gc.expect eq %1028, %1029 : tensor<5xui4>
  %1030 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1031 = gc.optimization_barrier %1030 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1032 = gc.reduce mul(%1031) dims [1] : (tensor<4x5xui4>) -> tensor<4xui4>
  %1033 = gc.constant dense<[0, 15, 0, 0]> : tensor<4xui4>
  gc.expect eq %1032, %1033 : tensor<4xui4>
  %1034 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1035 = gc.optimization_barrier %1034 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1036 = gc.reduce mul(%1035) dims [0, 1] : (tensor<4x5xui4>) -> tensor<ui4>
  %1037 = gc.constant dense<0> : tensor<ui4>
  gc.expect eq %1036, %1037 : tensor<ui4>
  %1038 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1039 = gc.optimization_barrier %1038 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1040 = gc.constant dense<15> : tensor<ui4>
  %1041 = gc.optimization_barrier %1040 : (tensor<ui4>) -> tensor<ui4>
  %1042 = gc.reduce mul(%1039) init(%1041) dims [1] : (tensor<4x5xui4>, tensor<ui4>) -> tensor<4xui4>
  %1043 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xui4>
  gc.expect eq %1042, %1043 : tensor<4xui4>
  %1044 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1045 = gc.optimization_barrier %1044 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1046 = gc.reduce min(%1045) dims [0] : (tensor<4x5xui4>) -> tensor<5xui4>
  %1047 = gc.constant dense<[1, 1, 0, 1, 0]> : tensor<5xui4>
  gc.expect eq %1046, %1047 : tensor<5xui4>
  %1048 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1049 = gc.optimization_barrier %1048 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1050 = gc.reduce min(%1049) dims [1] : (tensor<4x5xui4>) -> tensor<4xui4>
  %1051 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xui4>
  gc.expect eq %1050, %1051 : tensor<4xui4>
  %1052 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1053 = gc.optimization_barrier %1052 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1054 = gc.reduce min(%1053) dims [0, 1] : (tensor<4x5xui4>) -> tensor<ui4>
  %1055 = gc.constant dense<0> : tensor<ui4>
  gc.expect eq %1054, %1055 : tensor<ui4>
  %1056 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1057 = gc.optimization_barrier %1056 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1058 = gc.constant dense<15> : tensor<ui4>
  %1059 = gc.optimization_barrier %1058 : (tensor<ui4>) -> tensor<ui4>
  %1060 = gc.reduce min(%1057) init(%1059) dims [1] : (tensor<4x5xui4>, tensor<ui4>) -> tensor<4xui4>
  %1061 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xui4>
  gc.expect eq %1060, %1061 : tensor<4xui4>
  %1062 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1063 = gc.optimization_barrier %1062 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1064 = gc.reduce max(%1063) dims [0] : (tensor<4x5xui4>) -> tensor<5xui4>
  %1065 = gc.constant dense<[15, 15, 15, 15, 1]> : tensor<5xui4>
  gc.expect eq %1064, %1065 : tensor<5xui4>
  %1066 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1067 = gc.optimization_barrier %1066 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1068 = gc.reduce max(%1067) dims [1] : (tensor<4x5xui4>) -> tensor<4xui4>
  %1069 = gc.constant dense<[15, 15, 1, 15]> : tensor<4xui4>
  gc.expect eq %1068, %1069 : tensor<4xui4>
  %1070 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1071 = gc.optimization_barrier %1070 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1072 = gc.reduce max(%1071) dims [0, 1] : (tensor<4x5xui4>) -> tensor<ui4>
  %1073 = gc.constant dense<15> : tensor<ui4>
  gc.expect eq %1072, %1073 : tensor<ui4>
  %1074 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1075 = gc.optimization_barrier %1074 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1076 = gc.constant dense<15> : tensor<ui4>
  %1077 = gc.optimization_barrier %1076 : (tensor<ui4>) -> tensor<ui4>
  %1078 = gc.reduce max(%1075) init(%1077) dims [1] : (tensor<4x5xui4>, tensor<ui4>) -> tensor<4xui4>
  %1079 = gc.constant dense<15> : tensor<4xui4>
  gc.expect eq %1078, %1079 : tensor<4xui4>
  %1080 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1081 = gc.optimization_barrier %1080 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1082 = gc.reduce and(%1081) dims [0] : (tensor<4x5xui4>) -> tensor<5xui4>
  %1083 = gc.constant dense<[1, 1, 0, 1, 0]> : tensor<5xui4>
  gc.expect eq %1082, %1083 : tensor<5xui4>
  %1084 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1085 = gc.optimization_barrier %1084 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1086 = gc.reduce and(%1085) dims [1] : (tensor<4x5xui4>) -> tensor<4xui4>
  %1087 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xui4>
  gc.expect eq %1086, %1087 : tensor<4xui4>
  %1088 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1089 = gc.optimization_barrier %1088 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1090 = gc.reduce and(%1089) dims [0, 1] : (tensor<4x5xui4>) -> tensor<ui4>
  %1091 = gc.constant dense<0> : tensor<ui4>
  gc.expect eq %1090, %1091 : tensor<ui4>
  %1092 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1093 = gc.optimization_barrier %1092 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1094 = gc.constant dense<15> : tensor<ui4>
  %1095 = gc.optimization_barrier %1094 : (tensor<ui4>) -> tensor<ui4>
  %1096 = gc.reduce and(%1093) init(%1095) dims [1] : (tensor<4x5xui4>, tensor<ui4>) -> tensor<4xui4>
  %1097 = gc.constant dense<[0, 1, 0, 0]> : tensor<4xui4>
  gc.expect eq %1096, %1097 : tensor<4xui4>
  %1098 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1099 = gc.optimization_barrier %1098 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1100 = gc.reduce or(%1099) dims [0] : (tensor<4x5xui4>) -> tensor<5xui4>
  %1101 = gc.constant dense<[15, 15, 15, 15, 1]> : tensor<5xui4>
  gc.expect eq %1100, %1101 : tensor<5xui4>
  %1102 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1103 = gc.optimization_barrier %1102 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1104 = gc.reduce or(%1103) dims [1] : (tensor<4x5xui4>) -> tensor<4xui4>
  %1105 = gc.constant dense<[15, 15, 1, 15]> : tensor<4xui4>
  gc.expect eq %1104, %1105 : tensor<4xui4>
  %1106 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1107 = gc.optimization_barrier %1106 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1108 = gc.reduce or(%1107) dims [0, 1] : (tensor<4x5xui4>) -> tensor<ui4>
  %1109 = gc.constant dense<15> : tensor<ui4>
  gc.expect eq %1108, %1109 : tensor<ui4>
  %1110 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1111 = gc.optimization_barrier %1110 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1112 = gc.constant dense<15> : tensor<ui4>
  %1113 = gc.optimization_barrier %1112 : (tensor<ui4>) -> tensor<ui4>
  %1114 = gc.reduce or(%1111) init(%1113) dims [1] : (tensor<4x5xui4>, tensor<ui4>) -> tensor<4xui4>
  %1115 = gc.constant dense<15> : tensor<4xui4>
  gc.expect eq %1114, %1115 : tensor<4xui4>
  %1116 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1117 = gc.optimization_barrier %1116 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1118 = gc.reduce xor(%1117) dims [0] : (tensor<4x5xui4>) -> tensor<5xui4>
  %1119 = gc.constant dense<[14, 14, 15, 14, 1]> : tensor<5xui4>
  gc.expect eq %1118, %1119 : tensor<5xui4>
  %1120 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1121 = gc.optimization_barrier %1120 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1122 = gc.reduce xor(%1121) dims [1] : (tensor<4x5xui4>) -> tensor<4xui4>
  %1123 = gc.constant dense<[0, 15, 1, 14]> : tensor<4xui4>
  gc.expect eq %1122, %1123 : tensor<4xui4>
  %1124 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1125 = gc.optimization_barrier %1124 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1126 = gc.reduce xor(%1125) dims [0, 1] : (tensor<4x5xui4>) -> tensor<ui4>
  %1127 = gc.constant dense<0> : tensor<ui4>
  gc.expect eq %1126, %1127 : tensor<ui4>
  %1128 = gc.constant dense<[[15, 1, 15, 1, 0], [1, 1, 15, 1, 1], [1, 1, 0, 1, 0], [1, 15, 15, 15, 0]]> : tensor<4x5xui4>
  %1129 = gc.optimization_barrier %1128 : (tensor<4x5xui4>) -> tensor<4x5xui4>
  %1130 = gc.constant dense<15> : tensor<ui4>
  %1131 = gc.optimization_barrier %1130 : (tensor<ui4>) -> tensor<ui4>
  %1132 = gc.reduce xor(%1129) init(%1131) dims [1] : (tensor<4x5xui4>, tensor<ui4>) -> tensor<4xui4>
  %1133 = gc.constant dense<[15, 0, 14, 1]> : tensor<4xui4>
  gc.expect eq %1132, %1133 : tensor<4xui4>
  // ui8
  %1134 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1135 = gc.optimization_barrier %1134 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1136 = gc.reduce add(%1135) dims [0] : (tensor<4x5xui8>) -> tensor<5xui8>
  %1137 = gc.constant dense<[3, 2, 1, 1, 1]> : tensor<5xui8>
  gc.expect eq %1136, %1137 : tensor<5xui8>
  %1138 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1139 = gc.optimization_barrier %1138 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1140 = gc.reduce add(%1139) dims [1] : (tensor<4x5xui8>) -> tensor<4xui8>
  %1141 = gc.constant dense<[3, 4, 0, 1]> : tensor<4xui8>
  gc.expect eq %1140, %1141 : tensor<4xui8>
  %1142 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1143 = gc.optimization_barrier %1142 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1144 = gc.reduce add(%1143) dims [0, 1] : (tensor<4x5xui8>) -> tensor<ui8>
  %1145 = gc.constant dense<8> : tensor<ui8>
  gc.expect eq %1144, %1145 : tensor<ui8>
  %1146 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1147 = gc.optimization_barrier %1146 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1148 = gc.constant dense<1> : tensor<ui8>
  %1149 = gc.optimization_barrier %1148 : (tensor<ui8>) -> tensor<ui8>
  %1150 = gc.reduce add(%1147) init(%1149) dims [1] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %1151 = gc.constant dense<[4, 5, 1, 2]> : tensor<4xui8>
  gc.expect eq %1150, %1151 : tensor<4xui8>
  %1152 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1153 = gc.optimization_barrier %1152 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1154 = gc.reduce mul(%1153) dims [0] : (tensor<4x5xui8>) -> tensor<5xui8>
  %1155 = gc.constant dense<0> : tensor<5xui8>
  gc.expect eq %1154, %1155 : tensor<5xui8>
  %1156 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1157 = gc.optimization_barrier %1156 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1158 = gc.reduce mul(%1157) dims [1] : (tensor<4x5xui8>) -> tensor<4xui8>
  %1159 = gc.constant dense<0> : tensor<4xui8>
  gc.expect eq %1158, %1159 : tensor<4xui8>
  %1160 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1161 = gc.optimization_barrier %1160 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1162 = gc.reduce mul(%1161) dims [0, 1] : (tensor<4x5xui8>) -> tensor<ui8>
  %1163 = gc.constant dense<0> : tensor<ui8>
  gc.expect eq %1162, %1163 : tensor<ui8>
  %1164 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1165 = gc.optimization_barrier %1164 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1166 = gc.constant dense<1> : tensor<ui8>
  %1167 = gc.optimization_barrier %1166 : (tensor<ui8>) -> tensor<ui8>
  %1168 = gc.reduce mul(%1165) init(%1167) dims [1] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %1169 = gc.constant dense<0> : tensor<4xui8>
  gc.expect eq %1168, %1169 : tensor<4xui8>
  %1170 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1171 = gc.optimization_barrier %1170 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1172 = gc.reduce min(%1171) dims [0] : (tensor<4x5xui8>) -> tensor<5xui8>
  %1173 = gc.constant dense<0> : tensor<5xui8>
  gc.expect eq %1172, %1173 : tensor<5xui8>
  %1174 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1175 = gc.optimization_barrier %1174 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1176 = gc.reduce min(%1175) dims [1] : (tensor<4x5xui8>) -> tensor<4xui8>
  %1177 = gc.constant dense<0> : tensor<4xui8>
  gc.expect eq %1176, %1177 : tensor<4xui8>
  %1178 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1179 = gc.optimization_barrier %1178 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1180 = gc.reduce min(%1179) dims [0, 1] : (tensor<4x5xui8>) -> tensor<ui8>
  %1181 = gc.constant dense<0> : tensor<ui8>
  gc.expect eq %1180, %1181 : tensor<ui8>
  %1182 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1183 = gc.optimization_barrier %1182 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1184 = gc.constant dense<1> : tensor<ui8>
  %1185 = gc.optimization_barrier %1184 : (tensor<ui8>) -> tensor<ui8>
  %1186 = gc.reduce min(%1183) init(%1185) dims [1] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %1187 = gc.constant dense<0> : tensor<4xui8>
  gc.expect eq %1186, %1187 : tensor<4xui8>
  %1188 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1189 = gc.optimization_barrier %1188 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1190 = gc.reduce max(%1189) dims [0] : (tensor<4x5xui8>) -> tensor<5xui8>
  %1191 = gc.constant dense<[1, 1, 255, 255, 255]> : tensor<5xui8>
  gc.expect eq %1190, %1191 : tensor<5xui8>
  %1192 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1193 = gc.optimization_barrier %1192 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1194 = gc.reduce max(%1193) dims [1] : (tensor<4x5xui8>) -> tensor<4xui8>
  %1195 = gc.constant dense<[1, 1, 255, 255]> : tensor<4xui8>
  gc.expect eq %1194, %1195 : tensor<4xui8>
  %1196 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1197 = gc.optimization_barrier %1196 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1198 = gc.reduce max(%1197) dims [0, 1] : (tensor<4x5xui8>) -> tensor<ui8>
  %1199 = gc.constant dense<255> : tensor<ui8>
  gc.expect eq %1198, %1199 : tensor<ui8>
  %1200 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1201 = gc.optimization_barrier %1200 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1202 = gc.constant dense<1> : tensor<ui8>
  %1203 = gc.optimization_barrier %1202 : (tensor<ui8>) -> tensor<ui8>
  %1204 = gc.reduce max(%1201) init(%1203) dims [1] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %1205 = gc.constant dense<[1, 1, 255, 255]> : tensor<4xui8>
  gc.expect eq %1204, %1205 : tensor<4xui8>
  %1206 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1207 = gc.optimization_barrier %1206 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1208 = gc.reduce and(%1207) dims [0] : (tensor<4x5xui8>) -> tensor<5xui8>
  %1209 = gc.constant dense<0> : tensor<5xui8>
  gc.expect eq %1208, %1209 : tensor<5xui8>
  %1210 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1211 = gc.optimization_barrier %1210 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1212 = gc.reduce and(%1211) dims [1] : (tensor<4x5xui8>) -> tensor<4xui8>
  %1213 = gc.constant dense<0> : tensor<4xui8>
  gc.expect eq %1212, %1213 : tensor<4xui8>
  %1214 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1215 = gc.optimization_barrier %1214 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1216 = gc.reduce and(%1215) dims [0, 1] : (tensor<4x5xui8>) -> tensor<ui8>
  %1217 = gc.constant dense<0> : tensor<ui8>
  gc.expect eq %1216, %1217 : tensor<ui8>
  %1218 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1219 = gc.optimization_barrier %1218 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1220 = gc.constant dense<1> : tensor<ui8>
  %1221 = gc.optimization_barrier %1220 : (tensor<ui8>) -> tensor<ui8>
  %1222 = gc.reduce and(%1219) init(%1221) dims [1] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %1223 = gc.constant dense<0> : tensor<4xui8>
  gc.expect eq %1222, %1223 : tensor<4xui8>
  %1224 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1225 = gc.optimization_barrier %1224 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1226 = gc.reduce or(%1225) dims [0] : (tensor<4x5xui8>) -> tensor<5xui8>
  %1227 = gc.constant dense<[1, 1, 255, 255, 255]> : tensor<5xui8>
  gc.expect eq %1226, %1227 : tensor<5xui8>
  %1228 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1229 = gc.optimization_barrier %1228 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1230 = gc.reduce or(%1229) dims [1] : (tensor<4x5xui8>) -> tensor<4xui8>
  %1231 = gc.constant dense<[1, 1, 255, 255]> : tensor<4xui8>
  gc.expect eq %1230, %1231 : tensor<4xui8>
  %1232 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1233 = gc.optimization_barrier %1232 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1234 = gc.reduce or(%1233) dims [0, 1] : (tensor<4x5xui8>) -> tensor<ui8>
  %1235 = gc.constant dense<255> : tensor<ui8>
  gc.expect eq %1234, %1235 : tensor<ui8>
  %1236 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1237 = gc.optimization_barrier %1236 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1238 = gc.constant dense<1> : tensor<ui8>
  %1239 = gc.optimization_barrier %1238 : (tensor<ui8>) -> tensor<ui8>
  %1240 = gc.reduce or(%1237) init(%1239) dims [1] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %1241 = gc.constant dense<[1, 1, 255, 255]> : tensor<4xui8>
  gc.expect eq %1240, %1241 : tensor<4xui8>
  %1242 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1243 = gc.optimization_barrier %1242 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1244 = gc.reduce xor(%1243) dims [0] : (tensor<4x5xui8>) -> tensor<5xui8>
  %1245 = gc.constant dense<[1, 0, 255, 255, 255]> : tensor<5xui8>
  gc.expect eq %1244, %1245 : tensor<5xui8>
  %1246 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1247 = gc.optimization_barrier %1246 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1248 = gc.reduce xor(%1247) dims [1] : (tensor<4x5xui8>) -> tensor<4xui8>
  %1249 = gc.constant dense<[1, 0, 0, 255]> : tensor<4xui8>
  gc.expect eq %1248, %1249 : tensor<4xui8>
  %1250 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1251 = gc.optimization_barrier %1250 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1252 = gc.reduce xor(%1251) dims [0, 1] : (tensor<4x5xui8>) -> tensor<ui8>
  %1253 = gc.constant dense<254> : tensor<ui8>
  gc.expect eq %1252, %1253 : tensor<ui8>
  %1254 = gc.constant dense<[[0, 1, 0, 1, 1], [1, 1, 1, 1, 0], [1, 0, 1, 255, 255], [1, 0, 255, 0, 1]]> : tensor<4x5xui8>
  %1255 = gc.optimization_barrier %1254 : (tensor<4x5xui8>) -> tensor<4x5xui8>
  %1256 = gc.constant dense<1> : tensor<ui8>
  %1257 = gc.optimization_barrier %1256 : (tensor<ui8>) -> tensor<ui8>
  %1258 = gc.reduce xor(%1255) init(%1257) dims [1] : (tensor<4x5xui8>, tensor<ui8>) -> tensor<4xui8>
  %1259 = gc.constant dense<[0, 1, 1, 254]> : tensor<4xui8>
  gc.expect eq %1258, %1259 : tensor<4xui8>
  // ui16
  %1260 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1261 = gc.optimization_barrier %1260 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1262 = gc.reduce add(%1261) dims [0] : (tensor<4x5xui16>) -> tensor<5xui16>
  %1263 = gc.constant dense<[1, 0, 1, 65535, 2]> : tensor<5xui16>
  gc.expect eq %1262, %1263 : tensor<5xui16>
  %1264 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1265 = gc.optimization_barrier %1264 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1266 = gc.reduce add(%1265) dims [1] : (tensor<4x5xui16>) -> tensor<4xui16>
  %1267 = gc.constant dense<[65532, 3, 2, 2]> : tensor<4xui16>
  gc.expect eq %1266, %1267 : tensor<4xui16>
  %1268 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1269 = gc.optimization_barrier %1268 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1270 = gc.reduce add(%1269) dims [0, 1] : (tensor<4x5xui16>) -> tensor<ui16>
  %1271 = gc.constant dense<3> : tensor<ui16>
  gc.expect eq %1270, %1271 : tensor<ui16>
  %1272 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1273 = gc.optimization_barrier %1272 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1274 = gc.constant dense<65535> : tensor<ui16>
  %1275 = gc.optimization_barrier %1274 : (tensor<ui16>) -> tensor<ui16>
  %1276 = gc.reduce add(%1273) init(%1275) dims [1] : (tensor<4x5xui16>, tensor<ui16>) -> tensor<4xui16>
  %1277 = gc.constant dense<[65531, 2, 1, 1]> : tensor<4xui16>
  gc.expect eq %1276, %1277 : tensor<4xui16>
  %1278 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1279 = gc.optimization_barrier %1278 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1280 = gc.reduce mul(%1279) dims [0] : (tensor<4x5xui16>) -> tensor<5xui16>
  %1281 = gc.constant dense<[0, 1, 0, 0, 65535]> : tensor<5xui16>
  gc.expect eq %1280, %1281 : tensor<5xui16>
  %1282 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1283 = gc.optimization_barrier %1282 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1284 = gc.reduce mul(%1283) dims [1] : (tensor<4x5xui16>) -> tensor<4xui16>
  %1285 = gc.constant dense<0> : tensor<4xui16>
  gc.expect eq %1284, %1285 : tensor<4xui16>
  %1286 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1287 = gc.optimization_barrier %1286 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1288 = gc.reduce mul(%1287) dims [0, 1] : (tensor<4x5xui16>) -> tensor<ui16>
  %1289 = gc.constant dense<0> : tensor<ui16>
  gc.expect eq %1288, %1289 : tensor<ui16>
  %1290 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1291 = gc.optimization_barrier %1290 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1292 = gc.constant dense<65535> : tensor<ui16>
  %1293 = gc.optimization_barrier %1292 : (tensor<ui16>) -> tensor<ui16>
  %1294 = gc.reduce mul(%1291) init(%1293) dims [1] : (tensor<4x5xui16>, tensor<ui16>) -> tensor<4xui16>
  %1295 = gc.constant dense<0> : tensor<4xui16>
  gc.expect eq %1294, %1295 : tensor<4xui16>
  %1296 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1297 = gc.optimization_barrier %1296 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1298 = gc.reduce min(%1297) dims [0] : (tensor<4x5xui16>) -> tensor<5xui16>
  %1299 = gc.constant dense<[0, 1, 0, 0, 1]> : tensor<5xui16>
  gc.expect eq %1298, %1299 : tensor<5xui16>
  %1300 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1301 = gc.optimization_barrier %1300 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1302 = gc.reduce min(%1301) dims [1] : (tensor<4x5xui16>) -> tensor<4xui16>
  %1303 = gc.constant dense<0> : tensor<4xui16>
  gc.expect eq %1302, %1303 : tensor<4xui16>
  %1304 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1305 = gc.optimization_barrier %1304 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1306 = gc.reduce min(%1305) dims [0, 1] : (tensor<4x5xui16>) -> tensor<ui16>
  %1307 = gc.constant dense<0> : tensor<ui16>
  gc.expect eq %1306, %1307 : tensor<ui16>
  %1308 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1309 = gc.optimization_barrier %1308 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1310 = gc.constant dense<65535> : tensor<ui16>
  %1311 = gc.optimization_barrier %1310 : (tensor<ui16>) -> tensor<ui16>
  %1312 = gc.reduce min(%1309) init(%1311) dims [1] : (tensor<4x5xui16>, tensor<ui16>) -> tensor<4xui16>
  %1313 = gc.constant dense<0> : tensor<4xui16>
  gc.expect eq %1312, %1313 : tensor<4xui16>
  %1314 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1315 = gc.optimization_barrier %1314 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1316 = gc.reduce max(%1315) dims [0] : (tensor<4x5xui16>) -> tensor<5xui16>
  %1317 = gc.constant dense<[65535, 65535, 1, 65535, 65535]> : tensor<5xui16>
  gc.expect eq %1316, %1317 : tensor<5xui16>
  %1318 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1319 = gc.optimization_barrier %1318 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1320 = gc.reduce max(%1319) dims [1] : (tensor<4x5xui16>) -> tensor<4xui16>
  %1321 = gc.constant dense<[65535, 1, 65535, 65535]> : tensor<4xui16>
  gc.expect eq %1320, %1321 : tensor<4xui16>
  %1322 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1323 = gc.optimization_barrier %1322 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1324 = gc.reduce max(%1323) dims [0, 1] : (tensor<4x5xui16>) -> tensor<ui16>
  %1325 = gc.constant dense<65535> : tensor<ui16>
  gc.expect eq %1324, %1325 : tensor<ui16>
  %1326 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1327 = gc.optimization_barrier %1326 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1328 = gc.constant dense<65535> : tensor<ui16>
  %1329 = gc.optimization_barrier %1328 : (tensor<ui16>) -> tensor<ui16>
  %1330 = gc.reduce max(%1327) init(%1329) dims [1] : (tensor<4x5xui16>, tensor<ui16>) -> tensor<4xui16>
  %1331 = gc.constant dense<65535> : tensor<4xui16>
  gc.expect eq %1330, %1331 : tensor<4xui16>
  %1332 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1333 = gc.optimization_barrier %1332 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1334 = gc.reduce and(%1333) dims [0] : (tensor<4x5xui16>) -> tensor<5xui16>
  %1335 = gc.constant dense<[0, 1, 0, 0, 1]> : tensor<5xui16>
  gc.expect eq %1334, %1335 : tensor<5xui16>
  %1336 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1337 = gc.optimization_barrier %1336 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1338 = gc.reduce and(%1337) dims [1] : (tensor<4x5xui16>) -> tensor<4xui16>
  %1339 = gc.constant dense<0> : tensor<4xui16>
  gc.expect eq %1338, %1339 : tensor<4xui16>
  %1340 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1341 = gc.optimization_barrier %1340 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1342 = gc.reduce and(%1341) dims [0, 1] : (tensor<4x5xui16>) -> tensor<ui16>
  %1343 = gc.constant dense<0> : tensor<ui16>
  gc.expect eq %1342, %1343 : tensor<ui16>
  %1344 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1345 = gc.optimization_barrier %1344 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1346 = gc.constant dense<65535> : tensor<ui16>
  %1347 = gc.optimization_barrier %1346 : (tensor<ui16>) -> tensor<ui16>
  %1348 = gc.reduce and(%1345) init(%1347) dims [1] : (tensor<4x5xui16>, tensor<ui16>) -> tensor<4xui16>
  %1349 = gc.constant dense<0> : tensor<4xui16>
  gc.expect eq %1348, %1349 : tensor<4xui16>
  %1350 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1351 = gc.optimization_barrier %1350 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1352 = gc.reduce or(%1351) dims [0] : (tensor<4x5xui16>) -> tensor<5xui16>
  %1353 = gc.constant dense<[65535, 65535, 1, 65535, 65535]> : tensor<5xui16>
  gc.expect eq %1352, %1353 : tensor<5xui16>
  %1354 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1355 = gc.optimization_barrier %1354 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1356 = gc.reduce or(%1355) dims [1] : (tensor<4x5xui16>) -> tensor<4xui16>
  %1357 = gc.constant dense<[65535, 1, 65535, 65535]> : tensor<4xui16>
  gc.expect eq %1356, %1357 : tensor<4xui16>
  %1358 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1359 = gc.optimization_barrier %1358 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1360 = gc.reduce or(%1359) dims [0, 1] : (tensor<4x5xui16>) -> tensor<ui16>
  %1361 = gc.constant dense<65535> : tensor<ui16>
  gc.expect eq %1360, %1361 : tensor<ui16>
  %1362 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1363 = gc.optimization_barrier %1362 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1364 = gc.constant dense<65535> : tensor<ui16>
  %1365 = gc.optimization_barrier %1364 : (tensor<ui16>) -> tensor<ui16>
  %1366 = gc.reduce or(%1363) init(%1365) dims [1] : (tensor<4x5xui16>, tensor<ui16>) -> tensor<4xui16>
  %1367 = gc.constant dense<65535> : tensor<4xui16>
  gc.expect eq %1366, %1367 : tensor<4xui16>
  %1368 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1369 = gc.optimization_barrier %1368 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1370 = gc.reduce xor(%1369) dims [0] : (tensor<4x5xui16>) -> tensor<5xui16>
  %1371 = gc.constant dense<[65535, 0, 1, 1, 65534]> : tensor<5xui16>
  gc.expect eq %1370, %1371 : tensor<5xui16>
  %1372 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1373 = gc.optimization_barrier %1372 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1374 = gc.reduce xor(%1373) dims [1] : (tensor<4x5xui16>) -> tensor<4xui16>
  %1375 = gc.constant dense<[0, 1, 65534, 65534]> : tensor<4xui16>
  gc.expect eq %1374, %1375 : tensor<4xui16>
  %1376 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1377 = gc.optimization_barrier %1376 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1378 = gc.reduce xor(%1377) dims [0, 1] : (tensor<4x5xui16>) -> tensor<ui16>
  %1379 = gc.constant dense<1> : tensor<ui16>
  gc.expect eq %1378, %1379 : tensor<ui16>
  %1380 = gc.constant dense<[[65535, 65535, 0, 65535, 65535], [1, 1, 0, 0, 1], [0, 65535, 1, 1, 1], [1, 1, 0, 65535, 1]]> : tensor<4x5xui16>
  %1381 = gc.optimization_barrier %1380 : (tensor<4x5xui16>) -> tensor<4x5xui16>
  %1382 = gc.constant dense<65535> : tensor<ui16>
  %1383 = gc.optimization_barrier %1382 : (tensor<ui16>) -> tensor<ui16>
  %1384 = gc.reduce xor(%1381) init(%1383) dims [1] : (tensor<4x5xui16>, tensor<ui16>) -> tensor<4xui16>
  %1385 = gc.constant dense<[65535, 65534, 1, 1]> : tensor<4xui16>
  gc.expect eq %1384, %1385 : tensor<4xui16>
  // ui32
  %1386 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1387 = gc.optimization_barrier %1386 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1388 = gc.reduce add(%1387) dims [0] : (tensor<4x5xui32>) -> tensor<5xui32>
  %1389 = gc.constant dense<[2, 0, 2, 1, 0]> : tensor<5xui32>
  gc.expect eq %1388, %1389 : tensor<5xui32>
  %1390 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1391 = gc.optimization_barrier %1390 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1392 = gc.reduce add(%1391) dims [1] : (tensor<4x5xui32>) -> tensor<4xui32>
  %1393 = gc.constant dense<[3, 0, 2, 0]> : tensor<4xui32>
  gc.expect eq %1392, %1393 : tensor<4xui32>
  %1394 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1395 = gc.optimization_barrier %1394 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1396 = gc.reduce add(%1395) dims [0, 1] : (tensor<4x5xui32>) -> tensor<ui32>
  %1397 = gc.constant dense<5> : tensor<ui32>
  gc.expect eq %1396, %1397 : tensor<ui32>
  %1398 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1399 = gc.optimization_barrier %1398 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1400 = gc.constant dense<0> : tensor<ui32>
  %1401 = gc.optimization_barrier %1400 : (tensor<ui32>) -> tensor<ui32>
  %1402 = gc.reduce add(%1399) init(%1401) dims [1] : (tensor<4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %1403 = gc.constant dense<[3, 0, 2, 0]> : tensor<4xui32>
  gc.expect eq %1402, %1403 : tensor<4xui32>
  %1404 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1405 = gc.optimization_barrier %1404 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1406 = gc.reduce mul(%1405) dims [0] : (tensor<4x5xui32>) -> tensor<5xui32>
  %1407 = gc.constant dense<[4294967295, 0, 0, 0, 1]> : tensor<5xui32>
  gc.expect eq %1406, %1407 : tensor<5xui32>
  %1408 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1409 = gc.optimization_barrier %1408 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1410 = gc.reduce mul(%1409) dims [1] : (tensor<4x5xui32>) -> tensor<4xui32>
  %1411 = gc.constant dense<0> : tensor<4xui32>
  gc.expect eq %1410, %1411 : tensor<4xui32>
  %1412 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1413 = gc.optimization_barrier %1412 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1414 = gc.reduce mul(%1413) dims [0, 1] : (tensor<4x5xui32>) -> tensor<ui32>
  %1415 = gc.constant dense<0> : tensor<ui32>
  gc.expect eq %1414, %1415 : tensor<ui32>
  %1416 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1417 = gc.optimization_barrier %1416 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1418 = gc.constant dense<0> : tensor<ui32>
  %1419 = gc.optimization_barrier %1418 : (tensor<ui32>) -> tensor<ui32>
  %1420 = gc.reduce mul(%1417) init(%1419) dims [1] : (tensor<4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %1421 = gc.constant dense<0> : tensor<4xui32>
  gc.expect eq %1420, %1421 : tensor<4xui32>
  %1422 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1423 = gc.optimization_barrier %1422 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1424 = gc.reduce min(%1423) dims [0] : (tensor<4x5xui32>) -> tensor<5xui32>
  %1425 = gc.constant dense<[1, 0, 0, 0, 1]> : tensor<5xui32>
  gc.expect eq %1424, %1425 : tensor<5xui32>
  %1426 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1427 = gc.optimization_barrier %1426 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1428 = gc.reduce min(%1427) dims [1] : (tensor<4x5xui32>) -> tensor<4xui32>
  %1429 = gc.constant dense<0> : tensor<4xui32>
  gc.expect eq %1428, %1429 : tensor<4xui32>
  %1430 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1431 = gc.optimization_barrier %1430 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1432 = gc.reduce min(%1431) dims [0, 1] : (tensor<4x5xui32>) -> tensor<ui32>
  %1433 = gc.constant dense<0> : tensor<ui32>
  gc.expect eq %1432, %1433 : tensor<ui32>
  %1434 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1435 = gc.optimization_barrier %1434 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1436 = gc.constant dense<0> : tensor<ui32>
  %1437 = gc.optimization_barrier %1436 : (tensor<ui32>) -> tensor<ui32>
  %1438 = gc.reduce min(%1435) init(%1437) dims [1] : (tensor<4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %1439 = gc.constant dense<0> : tensor<4xui32>
  gc.expect eq %1438, %1439 : tensor<4xui32>
  %1440 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1441 = gc.optimization_barrier %1440 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1442 = gc.reduce max(%1441) dims [0] : (tensor<4x5xui32>) -> tensor<5xui32>
  %1443 = gc.constant dense<[4294967295, 4294967295, 1, 4294967295, 4294967295]> : tensor<5xui32>
  gc.expect eq %1442, %1443 : tensor<5xui32>
  %1444 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1445 = gc.optimization_barrier %1444 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1446 = gc.reduce max(%1445) dims [1] : (tensor<4x5xui32>) -> tensor<4xui32>
  %1447 = gc.constant dense<[1, 4294967295, 4294967295, 4294967295]> : tensor<4xui32>
  gc.expect eq %1446, %1447 : tensor<4xui32>
  %1448 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1449 = gc.optimization_barrier %1448 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1450 = gc.reduce max(%1449) dims [0, 1] : (tensor<4x5xui32>) -> tensor<ui32>
  %1451 = gc.constant dense<4294967295> : tensor<ui32>
  gc.expect eq %1450, %1451 : tensor<ui32>
  %1452 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1453 = gc.optimization_barrier %1452 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1454 = gc.constant dense<0> : tensor<ui32>
  %1455 = gc.optimization_barrier %1454 : (tensor<ui32>) -> tensor<ui32>
  %1456 = gc.reduce max(%1453) init(%1455) dims [1] : (tensor<4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %1457 = gc.constant dense<[1, 4294967295, 4294967295, 4294967295]> : tensor<4xui32>
  gc.expect eq %1456, %1457 : tensor<4xui32>
  %1458 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1459 = gc.optimization_barrier %1458 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1460 = gc.reduce and(%1459) dims [0] : (tensor<4x5xui32>) -> tensor<5xui32>
  %1461 = gc.constant dense<[1, 0, 0, 0, 1]> : tensor<5xui32>
  gc.expect eq %1460, %1461 : tensor<5xui32>
  %1462 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1463 = gc.optimization_barrier %1462 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1464 = gc.reduce and(%1463) dims [1] : (tensor<4x5xui32>) -> tensor<4xui32>
  %1465 = gc.constant dense<0> : tensor<4xui32>
  gc.expect eq %1464, %1465 : tensor<4xui32>
  %1466 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1467 = gc.optimization_barrier %1466 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1468 = gc.reduce and(%1467) dims [0, 1] : (tensor<4x5xui32>) -> tensor<ui32>
  %1469 = gc.constant dense<0> : tensor<ui32>
  gc.expect eq %1468, %1469 : tensor<ui32>
  %1470 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1471 = gc.optimization_barrier %1470 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1472 = gc.constant dense<0> : tensor<ui32>
  %1473 = gc.optimization_barrier %1472 : (tensor<ui32>) -> tensor<ui32>
  %1474 = gc.reduce and(%1471) init(%1473) dims [1] : (tensor<4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %1475 = gc.constant dense<0> : tensor<4xui32>
  gc.expect eq %1474, %1475 : tensor<4xui32>
  %1476 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1477 = gc.optimization_barrier %1476 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1478 = gc.reduce or(%1477) dims [0] : (tensor<4x5xui32>) -> tensor<5xui32>
  %1479 = gc.constant dense<[4294967295, 4294967295, 1, 4294967295, 4294967295]> : tensor<5xui32>
  gc.expect eq %1478, %1479 : tensor<5xui32>
  %1480 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1481 = gc.optimization_barrier %1480 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1482 = gc.reduce or(%1481) dims [1] : (tensor<4x5xui32>) -> tensor<4xui32>
  %1483 = gc.constant dense<[1, 4294967295, 4294967295, 4294967295]> : tensor<4xui32>
  gc.expect eq %1482, %1483 : tensor<4xui32>
  %1484 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1485 = gc.optimization_barrier %1484 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1486 = gc.reduce or(%1485) dims [0, 1] : (tensor<4x5xui32>) -> tensor<ui32>
  %1487 = gc.constant dense<4294967295> : tensor<ui32>
  gc.expect eq %1486, %1487 : tensor<ui32>
  %1488 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1489 = gc.optimization_barrier %1488 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1490 = gc.constant dense<0> : tensor<ui32>
  %1491 = gc.optimization_barrier %1490 : (tensor<ui32>) -> tensor<ui32>
  %1492 = gc.reduce or(%1489) init(%1491) dims [1] : (tensor<4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %1493 = gc.constant dense<[1, 4294967295, 4294967295, 4294967295]> : tensor<4xui32>
  gc.expect eq %1492, %1493 : tensor<4xui32>
  %1494 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1495 = gc.optimization_barrier %1494 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1496 = gc.reduce xor(%1495) dims [0] : (tensor<4x5xui32>) -> tensor<5xui32>
  %1497 = gc.constant dense<[4294967294, 4294967294, 0, 4294967295, 0]> : tensor<5xui32>
  gc.expect eq %1496, %1497 : tensor<5xui32>
  %1498 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1499 = gc.optimization_barrier %1498 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1500 = gc.reduce xor(%1499) dims [1] : (tensor<4x5xui32>) -> tensor<4xui32>
  %1501 = gc.constant dense<[1, 0, 4294967294, 0]> : tensor<4xui32>
  gc.expect eq %1500, %1501 : tensor<4xui32>
  %1502 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1503 = gc.optimization_barrier %1502 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1504 = gc.reduce xor(%1503) dims [0, 1] : (tensor<4x5xui32>) -> tensor<ui32>
  %1505 = gc.constant dense<4294967295> : tensor<ui32>
  gc.expect eq %1504, %1505 : tensor<ui32>
  %1506 = gc.constant dense<[[1, 0, 0, 1, 1], [4294967295, 1, 0, 1, 4294967295], [1, 4294967295, 1, 0, 1], [1, 0, 1, 4294967295, 4294967295]]> : tensor<4x5xui32>
  %1507 = gc.optimization_barrier %1506 : (tensor<4x5xui32>) -> tensor<4x5xui32>
  %1508 = gc.constant dense<0> : tensor<ui32>
  %1509 = gc.optimization_barrier %1508 : (tensor<ui32>) -> tensor<ui32>
  %1510 = gc.reduce xor(%1507) init(%1509) dims [1] : (tensor<4x5xui32>, tensor<ui32>) -> tensor<4xui32>
  %1511 = gc.constant dense<[1, 0, 4294967294, 0]> : tensor<4xui32>
  gc.expect eq %1510, %1511 : tensor<4xui32>
  // ui64
  %1512 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1513 = gc.optimization_barrier %1512 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1514 = gc.reduce add(%1513) dims [0] : (tensor<4x5xui64>) -> tensor<5xui64>
  %1515 = gc.constant dense<[1, 3, 3, 2, 2]> : tensor<5xui64>
  gc.expect eq %1514, %1515 : tensor<5xui64>
  %1516 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1517 = gc.optimization_barrier %1516 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1518 = gc.reduce add(%1517) dims [1] : (tensor<4x5xui64>) -> tensor<4xui64>
  %1519 = gc.constant dense<[4, 2, 3, 2]> : tensor<4xui64>
  gc.expect eq %1518, %1519 : tensor<4xui64>
  %1520 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1521 = gc.optimization_barrier %1520 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1522 = gc.reduce add(%1521) dims [0, 1] : (tensor<4x5xui64>) -> tensor<ui64>
  %1523 = gc.constant dense<11> : tensor<ui64>
  gc.expect eq %1522, %1523 : tensor<ui64>
  %1524 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1525 = gc.optimization_barrier %1524 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1526 = gc.constant dense<18446744073709551615> : tensor<ui64>
  %1527 = gc.optimization_barrier %1526 : (tensor<ui64>) -> tensor<ui64>
  %1528 = gc.reduce add(%1525) init(%1527) dims [1] : (tensor<4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %1529 = gc.constant dense<[3, 1, 2, 1]> : tensor<4xui64>
  gc.expect eq %1528, %1529 : tensor<4xui64>
  %1530 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1531 = gc.optimization_barrier %1530 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1532 = gc.reduce mul(%1531) dims [0] : (tensor<4x5xui64>) -> tensor<5xui64>
  %1533 = gc.constant dense<0> : tensor<5xui64>
  gc.expect eq %1532, %1533 : tensor<5xui64>
  %1534 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1535 = gc.optimization_barrier %1534 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1536 = gc.reduce mul(%1535) dims [1] : (tensor<4x5xui64>) -> tensor<4xui64>
  %1537 = gc.constant dense<[0, 0, 18446744073709551615, 0]> : tensor<4xui64>
  gc.expect eq %1536, %1537 : tensor<4xui64>
  %1538 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1539 = gc.optimization_barrier %1538 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1540 = gc.reduce mul(%1539) dims [0, 1] : (tensor<4x5xui64>) -> tensor<ui64>
  %1541 = gc.constant dense<0> : tensor<ui64>
  gc.expect eq %1540, %1541 : tensor<ui64>
  %1542 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1543 = gc.optimization_barrier %1542 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1544 = gc.constant dense<18446744073709551615> : tensor<ui64>
  %1545 = gc.optimization_barrier %1544 : (tensor<ui64>) -> tensor<ui64>
  %1546 = gc.reduce mul(%1543) init(%1545) dims [1] : (tensor<4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %1547 = gc.constant dense<[0, 0, 1, 0]> : tensor<4xui64>
  gc.expect eq %1546, %1547 : tensor<4xui64>
  %1548 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1549 = gc.optimization_barrier %1548 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1550 = gc.reduce min(%1549) dims [0] : (tensor<4x5xui64>) -> tensor<5xui64>
  %1551 = gc.constant dense<0> : tensor<5xui64>
  gc.expect eq %1550, %1551 : tensor<5xui64>
  %1552 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1553 = gc.optimization_barrier %1552 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1554 = gc.reduce min(%1553) dims [1] : (tensor<4x5xui64>) -> tensor<4xui64>
  %1555 = gc.constant dense<[0, 0, 1, 0]> : tensor<4xui64>
  gc.expect eq %1554, %1555 : tensor<4xui64>
  %1556 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1557 = gc.optimization_barrier %1556 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1558 = gc.reduce min(%1557) dims [0, 1] : (tensor<4x5xui64>) -> tensor<ui64>
  %1559 = gc.constant dense<0> : tensor<ui64>
  gc.expect eq %1558, %1559 : tensor<ui64>
  %1560 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1561 = gc.optimization_barrier %1560 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1562 = gc.constant dense<18446744073709551615> : tensor<ui64>
  %1563 = gc.optimization_barrier %1562 : (tensor<ui64>) -> tensor<ui64>
  %1564 = gc.reduce min(%1561) init(%1563) dims [1] : (tensor<4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %1565 = gc.constant dense<[0, 0, 1, 0]> : tensor<4xui64>
  gc.expect eq %1564, %1565 : tensor<4xui64>
  %1566 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1567 = gc.optimization_barrier %1566 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1568 = gc.reduce max(%1567) dims [0] : (tensor<4x5xui64>) -> tensor<5xui64>
  %1569 = gc.constant dense<[18446744073709551615, 1, 1, 1, 1]> : tensor<5xui64>
  gc.expect eq %1568, %1569 : tensor<5xui64>
  %1570 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1571 = gc.optimization_barrier %1570 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1572 = gc.reduce max(%1571) dims [1] : (tensor<4x5xui64>) -> tensor<4xui64>
  %1573 = gc.constant dense<[1, 1, 18446744073709551615, 1]> : tensor<4xui64>
  gc.expect eq %1572, %1573 : tensor<4xui64>
  %1574 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1575 = gc.optimization_barrier %1574 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1576 = gc.reduce max(%1575) dims [0, 1] : (tensor<4x5xui64>) -> tensor<ui64>
  %1577 = gc.constant dense<18446744073709551615> : tensor<ui64>
  gc.expect eq %1576, %1577 : tensor<ui64>
  %1578 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1579 = gc.optimization_barrier %1578 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1580 = gc.constant dense<18446744073709551615> : tensor<ui64>
  %1581 = gc.optimization_barrier %1580 : (tensor<ui64>) -> tensor<ui64>
  %1582 = gc.reduce max(%1579) init(%1581) dims [1] : (tensor<4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %1583 = gc.constant dense<18446744073709551615> : tensor<4xui64>
  gc.expect eq %1582, %1583 : tensor<4xui64>
  %1584 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1585 = gc.optimization_barrier %1584 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1586 = gc.reduce and(%1585) dims [0] : (tensor<4x5xui64>) -> tensor<5xui64>
  %1587 = gc.constant dense<0> : tensor<5xui64>
  gc.expect eq %1586, %1587 : tensor<5xui64>
  %1588 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1589 = gc.optimization_barrier %1588 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1590 = gc.reduce and(%1589) dims [1] : (tensor<4x5xui64>) -> tensor<4xui64>
  %1591 = gc.constant dense<[0, 0, 1, 0]> : tensor<4xui64>
  gc.expect eq %1590, %1591 : tensor<4xui64>
  %1592 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1593 = gc.optimization_barrier %1592 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1594 = gc.reduce and(%1593) dims [0, 1] : (tensor<4x5xui64>) -> tensor<ui64>
  %1595 = gc.constant dense<0> : tensor<ui64>
  gc.expect eq %1594, %1595 : tensor<ui64>
  %1596 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1597 = gc.optimization_barrier %1596 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1598 = gc.constant dense<18446744073709551615> : tensor<ui64>
  %1599 = gc.optimization_barrier %1598 : (tensor<ui64>) -> tensor<ui64>
  %1600 = gc.reduce and(%1597) init(%1599) dims [1] : (tensor<4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %1601 = gc.constant dense<[0, 0, 1, 0]> : tensor<4xui64>
  gc.expect eq %1600, %1601 : tensor<4xui64>
  %1602 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1603 = gc.optimization_barrier %1602 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1604 = gc.reduce or(%1603) dims [0] : (tensor<4x5xui64>) -> tensor<5xui64>
  %1605 = gc.constant dense<[18446744073709551615, 1, 1, 1, 1]> : tensor<5xui64>
  gc.expect eq %1604, %1605 : tensor<5xui64>
  %1606 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1607 = gc.optimization_barrier %1606 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1608 = gc.reduce or(%1607) dims [1] : (tensor<4x5xui64>) -> tensor<4xui64>
  %1609 = gc.constant dense<[1, 1, 18446744073709551615, 1]> : tensor<4xui64>
  gc.expect eq %1608, %1609 : tensor<4xui64>
  %1610 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1611 = gc.optimization_barrier %1610 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1612 = gc.reduce or(%1611) dims [0, 1] : (tensor<4x5xui64>) -> tensor<ui64>
  %1613 = gc.constant dense<18446744073709551615> : tensor<ui64>
  gc.expect eq %1612, %1613 : tensor<ui64>
  %1614 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1615 = gc.optimization_barrier %1614 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1616 = gc.constant dense<18446744073709551615> : tensor<ui64>
  %1617 = gc.optimization_barrier %1616 : (tensor<ui64>) -> tensor<ui64>
  %1618 = gc.reduce or(%1615) init(%1617) dims [1] : (tensor<4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %1619 = gc.constant dense<18446744073709551615> : tensor<4xui64>
  gc.expect eq %1618, %1619 : tensor<4xui64>
  %1620 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1621 = gc.optimization_barrier %1620 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1622 = gc.reduce xor(%1621) dims [0] : (tensor<4x5xui64>) -> tensor<5xui64>
  %1623 = gc.constant dense<[18446744073709551615, 1, 1, 0, 0]> : tensor<5xui64>
  gc.expect eq %1622, %1623 : tensor<5xui64>
  %1624 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1625 = gc.optimization_barrier %1624 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1626 = gc.reduce xor(%1625) dims [1] : (tensor<4x5xui64>) -> tensor<4xui64>
  %1627 = gc.constant dense<[0, 0, 18446744073709551615, 0]> : tensor<4xui64>
  gc.expect eq %1626, %1627 : tensor<4xui64>
  %1628 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1629 = gc.optimization_barrier %1628 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1630 = gc.reduce xor(%1629) dims [0, 1] : (tensor<4x5xui64>) -> tensor<ui64>
  %1631 = gc.constant dense<18446744073709551615> : tensor<ui64>
  gc.expect eq %1630, %1631 : tensor<ui64>
  %1632 = gc.constant dense<[[1, 1, 1, 0, 1], [0, 0, 1, 1, 0], [18446744073709551615, 1, 1, 1, 1], [1, 1, 0, 0, 0]]> : tensor<4x5xui64>
  %1633 = gc.optimization_barrier %1632 : (tensor<4x5xui64>) -> tensor<4x5xui64>
  %1634 = gc.constant dense<18446744073709551615> : tensor<ui64>
  %1635 = gc.optimization_barrier %1634 : (tensor<ui64>) -> tensor<ui64>
  %1636 = gc.reduce xor(%1633) init(%1635) dims [1] : (tensor<4x5xui64>, tensor<ui64>) -> tensor<4xui64>
  %1637 = gc.constant dense<[18446744073709551615, 18446744073709551615, 0, 18446744073709551615]> : tensor<4xui64>
  gc.expect eq %1636, %1637 : tensor<4xui64>
  // f8E3M4
  %1638 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1639 = gc.optimization_barrier %1638 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1640 = gc.reduce add(%1639) dims [0] : (tensor<4x5xf8E3M4>) -> tensor<5xf8E3M4>
  %1641 = gc.constant dense<[3.0, 0.0, 2.0, 0.0, 1.0]> : tensor<5xf8E3M4>
  gc.expect eq %1640, %1641 : tensor<5xf8E3M4>
  %1642 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1643 = gc.optimization_barrier %1642 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1644 = gc.reduce add(%1643) dims [1] : (tensor<4x5xf8E3M4>) -> tensor<4xf8E3M4>
  %1645 = gc.constant dense<[3.0, 3.0, 1.0, -1.0]> : tensor<4xf8E3M4>
  gc.expect eq %1644, %1645 : tensor<4xf8E3M4>
  %1646 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1647 = gc.optimization_barrier %1646 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1648 = gc.constant dense<1.0> : tensor<f8E3M4>
  %1649 = gc.optimization_barrier %1648 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %1650 = gc.reduce add(%1647) init(%1649) dims [1] : (tensor<4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
  %1651 = gc.constant dense<[4.0, 4.0, 2.0, 0.0]> : tensor<4xf8E3M4>
  gc.expect eq %1650, %1651 : tensor<4xf8E3M4>
  %1652 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1653 = gc.optimization_barrier %1652 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1654 = gc.reduce mul(%1653) dims [0] : (tensor<4x5xf8E3M4>) -> tensor<5xf8E3M4>
  %1655 = gc.constant dense<[0.0, -0.0, -1.0, 1.0, -0.0]> : tensor<5xf8E3M4>
  gc.expect eq %1654, %1655 : tensor<5xf8E3M4>
  %1656 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1657 = gc.optimization_barrier %1656 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1658 = gc.reduce mul(%1657) dims [1] : (tensor<4x5xf8E3M4>) -> tensor<4xf8E3M4>
  %1659 = gc.constant dense<[0.0, -1.0, -0.0, -1.0]> : tensor<4xf8E3M4>
  gc.expect eq %1658, %1659 : tensor<4xf8E3M4>
  %1660 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1661 = gc.optimization_barrier %1660 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1662 = gc.constant dense<1.0> : tensor<f8E3M4>
  %1663 = gc.optimization_barrier %1662 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %1664 = gc.reduce mul(%1661) init(%1663) dims [1] : (tensor<4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
  %1665 = gc.constant dense<[0.0, -1.0, -0.0, -1.0]> : tensor<4xf8E3M4>
  gc.expect eq %1664, %1665 : tensor<4xf8E3M4>
  %1666 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1667 = gc.optimization_barrier %1666 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1668 = gc.reduce min(%1667) dims [0] : (tensor<4x5xf8E3M4>) -> tensor<5xf8E3M4>
  %1669 = gc.constant dense<[0.0, -1.0, -1.0, -1.0, -1.0]> : tensor<5xf8E3M4>
  gc.expect eq %1668, %1669 : tensor<5xf8E3M4>
  %1670 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1671 = gc.optimization_barrier %1670 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1672 = gc.reduce min(%1671) dims [1] : (tensor<4x5xf8E3M4>) -> tensor<4xf8E3M4>
  %1673 = gc.constant dense<[0.0, -1.0, -1.0, -1.0]> : tensor<4xf8E3M4>
  gc.expect eq %1672, %1673 : tensor<4xf8E3M4>
  %1674 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1675 = gc.optimization_barrier %1674 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1676 = gc.reduce min(%1675) dims [0, 1] : (tensor<4x5xf8E3M4>) -> tensor<f8E3M4>
  %1677 = gc.constant dense<-1.0> : tensor<f8E3M4>
  gc.expect eq %1676, %1677 : tensor<f8E3M4>
  %1678 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1679 = gc.optimization_barrier %1678 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1680 = gc.constant dense<1.0> : tensor<f8E3M4>
  %1681 = gc.optimization_barrier %1680 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %1682 = gc.reduce min(%1679) init(%1681) dims [1] : (tensor<4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
  %1683 = gc.constant dense<[0.0, -1.0, -1.0, -1.0]> : tensor<4xf8E3M4>
  gc.expect eq %1682, %1683 : tensor<4xf8E3M4>
  %1684 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1685 = gc.optimization_barrier %1684 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1686 = gc.reduce max(%1685) dims [0] : (tensor<4x5xf8E3M4>) -> tensor<5xf8E3M4>
  %1687 = gc.constant dense<1.0> : tensor<5xf8E3M4>
  gc.expect eq %1686, %1687 : tensor<5xf8E3M4>
  %1688 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1689 = gc.optimization_barrier %1688 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1690 = gc.reduce max(%1689) dims [1] : (tensor<4x5xf8E3M4>) -> tensor<4xf8E3M4>
  %1691 = gc.constant dense<1.0> : tensor<4xf8E3M4>
  gc.expect eq %1690, %1691 : tensor<4xf8E3M4>
  %1692 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1693 = gc.optimization_barrier %1692 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1694 = gc.reduce max(%1693) dims [0, 1] : (tensor<4x5xf8E3M4>) -> tensor<f8E3M4>
  %1695 = gc.constant dense<1.0> : tensor<f8E3M4>
  gc.expect eq %1694, %1695 : tensor<f8E3M4>
  %1696 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, 1.0, -1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0], [1.0, -1.0, 1.0, -1.0, -1.0]]> : tensor<4x5xf8E3M4>
  %1697 = gc.optimization_barrier %1696 : (tensor<4x5xf8E3M4>) -> tensor<4x5xf8E3M4>
  %1698 = gc.constant dense<1.0> : tensor<f8E3M4>
  %1699 = gc.optimization_barrier %1698 : (tensor<f8E3M4>) -> tensor<f8E3M4>
  %1700 = gc.reduce max(%1697) init(%1699) dims [1] : (tensor<4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
  %1701 = gc.constant dense<1.0> : tensor<4xf8E3M4>
  gc.expect eq %1700, %1701 : tensor<4xf8E3M4>
  // f8E4M3
  %1702 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1703 = gc.optimization_barrier %1702 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1704 = gc.reduce add(%1703) dims [0] : (tensor<4x5xf8E4M3>) -> tensor<5xf8E4M3>
  %1705 = gc.constant dense<[1.0, 1.0, 1.0, 3.0, 4.0]> : tensor<5xf8E4M3>
  gc.expect eq %1704, %1705 : tensor<5xf8E4M3>
  %1706 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1707 = gc.optimization_barrier %1706 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1708 = gc.reduce add(%1707) dims [1] : (tensor<4x5xf8E4M3>) -> tensor<4xf8E4M3>
  %1709 = gc.constant dense<[3.0, 3.0, 2.0, 2.0]> : tensor<4xf8E4M3>
  gc.expect eq %1708, %1709 : tensor<4xf8E4M3>
  %1710 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1711 = gc.optimization_barrier %1710 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1712 = gc.constant dense<-1.0> : tensor<f8E4M3>
  %1713 = gc.optimization_barrier %1712 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %1714 = gc.reduce add(%1711) init(%1713) dims [1] : (tensor<4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
  %1715 = gc.constant dense<[2.0, 2.0, 1.0, 1.0]> : tensor<4xf8E4M3>
  gc.expect eq %1714, %1715 : tensor<4xf8E4M3>
  %1716 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1717 = gc.optimization_barrier %1716 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1718 = gc.reduce mul(%1717) dims [0] : (tensor<4x5xf8E4M3>) -> tensor<5xf8E4M3>
  %1719 = gc.constant dense<[-0.0, -0.0, 0.0, 0.0, 1.0]> : tensor<5xf8E4M3>
  gc.expect eq %1718, %1719 : tensor<5xf8E4M3>
  %1720 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1721 = gc.optimization_barrier %1720 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1722 = gc.reduce mul(%1721) dims [1] : (tensor<4x5xf8E4M3>) -> tensor<4xf8E4M3>
  %1723 = gc.constant dense<[0.0, -1.0, 0.0, -0.0]> : tensor<4xf8E4M3>
  gc.expect eq %1722, %1723 : tensor<4xf8E4M3>
  %1724 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1725 = gc.optimization_barrier %1724 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1726 = gc.constant dense<-1.0> : tensor<f8E4M3>
  %1727 = gc.optimization_barrier %1726 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %1728 = gc.reduce mul(%1725) init(%1727) dims [1] : (tensor<4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
  %1729 = gc.constant dense<[-0.0, 1.0, -0.0, 0.0]> : tensor<4xf8E4M3>
  gc.expect eq %1728, %1729 : tensor<4xf8E4M3>
  %1730 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1731 = gc.optimization_barrier %1730 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1732 = gc.reduce min(%1731) dims [0] : (tensor<4x5xf8E4M3>) -> tensor<5xf8E4M3>
  %1733 = gc.constant dense<[-1.0, -1.0, 0.0, 0.0, 1.0]> : tensor<5xf8E4M3>
  gc.expect eq %1732, %1733 : tensor<5xf8E4M3>
  %1734 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1735 = gc.optimization_barrier %1734 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1736 = gc.reduce min(%1735) dims [1] : (tensor<4x5xf8E4M3>) -> tensor<4xf8E4M3>
  %1737 = gc.constant dense<[0.0, -1.0, 0.0, -1.0]> : tensor<4xf8E4M3>
  gc.expect eq %1736, %1737 : tensor<4xf8E4M3>
  %1738 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1739 = gc.optimization_barrier %1738 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1740 = gc.reduce min(%1739) dims [0, 1] : (tensor<4x5xf8E4M3>) -> tensor<f8E4M3>
  %1741 = gc.constant dense<-1.0> : tensor<f8E4M3>
  gc.expect eq %1740, %1741 : tensor<f8E4M3>
  %1742 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1743 = gc.optimization_barrier %1742 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1744 = gc.constant dense<-1.0> : tensor<f8E4M3>
  %1745 = gc.optimization_barrier %1744 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %1746 = gc.reduce min(%1743) init(%1745) dims [1] : (tensor<4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
  %1747 = gc.constant dense<-1.0> : tensor<4xf8E4M3>
  gc.expect eq %1746, %1747 : tensor<4xf8E4M3>
  %1748 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1749 = gc.optimization_barrier %1748 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1750 = gc.reduce max(%1749) dims [0] : (tensor<4x5xf8E4M3>) -> tensor<5xf8E4M3>
  %1751 = gc.constant dense<1.0> : tensor<5xf8E4M3>
  gc.expect eq %1750, %1751 : tensor<5xf8E4M3>
  %1752 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1753 = gc.optimization_barrier %1752 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1754 = gc.reduce max(%1753) dims [1] : (tensor<4x5xf8E4M3>) -> tensor<4xf8E4M3>
  %1755 = gc.constant dense<1.0> : tensor<4xf8E4M3>
  gc.expect eq %1754, %1755 : tensor<4xf8E4M3>
  %1756 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1757 = gc.optimization_barrier %1756 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1758 = gc.reduce max(%1757) dims [0, 1] : (tensor<4x5xf8E4M3>) -> tensor<f8E4M3>
  %1759 = gc.constant dense<1.0> : tensor<f8E4M3>
  gc.expect eq %1758, %1759 : tensor<f8E4M3>
  %1760 = gc.constant dense<[[1.0, 0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [0.0, 1.0, 0.0, 0.0, 1.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3>
  %1761 = gc.optimization_barrier %1760 : (tensor<4x5xf8E4M3>) -> tensor<4x5xf8E4M3>
  %1762 = gc.constant dense<-1.0> : tensor<f8E4M3>
  %1763 = gc.optimization_barrier %1762 : (tensor<f8E4M3>) -> tensor<f8E4M3>
  %1764 = gc.reduce max(%1761) init(%1763) dims [1] : (tensor<4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
  %1765 = gc.constant dense<1.0> : tensor<4xf8E4M3>
  gc.expect eq %1764, %1765 : tensor<4xf8E4M3>
  // f8E4M3FN
  %1766 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1767 = gc.optimization_barrier %1766 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1768 = gc.reduce add(%1767) dims [0] : (tensor<4x5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  %1769 = gc.constant dense<[0.0, 0.0, -2.0, 1.0, -4.0]> : tensor<5xf8E4M3FN>
  gc.expect eq %1768, %1769 : tensor<5xf8E4M3FN>
  %1770 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1771 = gc.optimization_barrier %1770 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1772 = gc.reduce add(%1771) dims [1] : (tensor<4x5xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %1773 = gc.constant dense<[-2.0, -1.0, -1.0, -1.0]> : tensor<4xf8E4M3FN>
  gc.expect eq %1772, %1773 : tensor<4xf8E4M3FN>
  %1774 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1775 = gc.optimization_barrier %1774 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1776 = gc.constant dense<-1.0> : tensor<f8E4M3FN>
  %1777 = gc.optimization_barrier %1776 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %1778 = gc.reduce add(%1775) init(%1777) dims [1] : (tensor<4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %1779 = gc.constant dense<[-3.0, -2.0, -2.0, -2.0]> : tensor<4xf8E4M3FN>
  gc.expect eq %1778, %1779 : tensor<4xf8E4M3FN>
  %1780 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1781 = gc.optimization_barrier %1780 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1782 = gc.reduce mul(%1781) dims [0] : (tensor<4x5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  %1783 = gc.constant dense<[-0.0, -0.0, 0.0, -0.0, 1.0]> : tensor<5xf8E4M3FN>
  gc.expect eq %1782, %1783 : tensor<5xf8E4M3FN>
  %1784 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1785 = gc.optimization_barrier %1784 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1786 = gc.reduce mul(%1785) dims [1] : (tensor<4x5xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %1787 = gc.constant dense<[-0.0, -1.0, -0.0, 0.0]> : tensor<4xf8E4M3FN>
  gc.expect eq %1786, %1787 : tensor<4xf8E4M3FN>
  %1788 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1789 = gc.optimization_barrier %1788 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1790 = gc.constant dense<-1.0> : tensor<f8E4M3FN>
  %1791 = gc.optimization_barrier %1790 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %1792 = gc.reduce mul(%1789) init(%1791) dims [1] : (tensor<4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %1793 = gc.constant dense<[0.0, 1.0, 0.0, -0.0]> : tensor<4xf8E4M3FN>
  gc.expect eq %1792, %1793 : tensor<4xf8E4M3FN>
  %1794 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1795 = gc.optimization_barrier %1794 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1796 = gc.reduce min(%1795) dims [0] : (tensor<4x5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  %1797 = gc.constant dense<-1.0> : tensor<5xf8E4M3FN>
  gc.expect eq %1796, %1797 : tensor<5xf8E4M3FN>
  %1798 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1799 = gc.optimization_barrier %1798 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1800 = gc.reduce min(%1799) dims [1] : (tensor<4x5xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %1801 = gc.constant dense<-1.0> : tensor<4xf8E4M3FN>
  gc.expect eq %1800, %1801 : tensor<4xf8E4M3FN>
  %1802 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1803 = gc.optimization_barrier %1802 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1804 = gc.reduce min(%1803) dims [0, 1] : (tensor<4x5xf8E4M3FN>) -> tensor<f8E4M3FN>
  %1805 = gc.constant dense<-1.0> : tensor<f8E4M3FN>
  gc.expect eq %1804, %1805 : tensor<f8E4M3FN>
  %1806 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1807 = gc.optimization_barrier %1806 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1808 = gc.constant dense<-1.0> : tensor<f8E4M3FN>
  %1809 = gc.optimization_barrier %1808 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %1810 = gc.reduce min(%1807) init(%1809) dims [1] : (tensor<4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %1811 = gc.constant dense<-1.0> : tensor<4xf8E4M3FN>
  gc.expect eq %1810, %1811 : tensor<4xf8E4M3FN>
  %1812 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1813 = gc.optimization_barrier %1812 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1814 = gc.reduce max(%1813) dims [0] : (tensor<4x5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  %1815 = gc.constant dense<[1.0, 1.0, 0.0, 1.0, -1.0]> : tensor<5xf8E4M3FN>
  gc.expect eq %1814, %1815 : tensor<5xf8E4M3FN>
  %1816 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1817 = gc.optimization_barrier %1816 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1818 = gc.reduce max(%1817) dims [1] : (tensor<4x5xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %1819 = gc.constant dense<[1.0, 1.0, 0.0, 1.0]> : tensor<4xf8E4M3FN>
  gc.expect eq %1818, %1819 : tensor<4xf8E4M3FN>
  %1820 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1821 = gc.optimization_barrier %1820 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1822 = gc.reduce max(%1821) dims [0, 1] : (tensor<4x5xf8E4M3FN>) -> tensor<f8E4M3FN>
  %1823 = gc.constant dense<1.0> : tensor<f8E4M3FN>
  gc.expect eq %1822, %1823 : tensor<f8E4M3FN>
  %1824 = gc.constant dense<[[-1.0, 0.0, -1.0, 1.0, -1.0], [1.0, 1.0, -1.0, -1.0, -1.0], [0.0, 0.0, 0.0, 0.0, -1.0], [0.0, -1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf8E4M3FN>
  %1825 = gc.optimization_barrier %1824 : (tensor<4x5xf8E4M3FN>) -> tensor<4x5xf8E4M3FN>
  %1826 = gc.constant dense<-1.0> : tensor<f8E4M3FN>
  %1827 = gc.optimization_barrier %1826 : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  %1828 = gc.reduce max(%1825) init(%1827) dims [1] : (tensor<4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  %1829 = gc.constant dense<[1.0, 1.0, 0.0, 1.0]> : tensor<4xf8E4M3FN>
  gc.expect eq %1828, %1829 : tensor<4xf8E4M3FN>
  // f8E4M3FNUZ
  %1830 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1831 = gc.optimization_barrier %1830 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1832 = gc.reduce add(%1831) dims [0] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  %1833 = gc.constant dense<[3.0, -2.0, 1.0, -1.0, 1.0]> : tensor<5xf8E4M3FNUZ>
  gc.expect eq %1832, %1833 : tensor<5xf8E4M3FNUZ>
  %1834 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1835 = gc.optimization_barrier %1834 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1836 = gc.reduce add(%1835) dims [1] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %1837 = gc.constant dense<[0.0, 4.0, -3.0, 1.0]> : tensor<4xf8E4M3FNUZ>
  gc.expect eq %1836, %1837 : tensor<4xf8E4M3FNUZ>
  %1838 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1839 = gc.optimization_barrier %1838 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1840 = gc.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %1841 = gc.optimization_barrier %1840 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %1842 = gc.reduce add(%1839) init(%1841) dims [1] : (tensor<4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %1843 = gc.constant dense<[1.0, 5.0, -2.0, 2.0]> : tensor<4xf8E4M3FNUZ>
  gc.expect eq %1842, %1843 : tensor<4xf8E4M3FNUZ>
  %1844 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1845 = gc.optimization_barrier %1844 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1846 = gc.reduce mul(%1845) dims [0] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  %1847 = gc.constant dense<[0.0, -1.0, 0.0, 0.0, 0.0]> : tensor<5xf8E4M3FNUZ>
  gc.expect eq %1846, %1847 : tensor<5xf8E4M3FNUZ>
  %1848 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1849 = gc.optimization_barrier %1848 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1850 = gc.reduce mul(%1849) dims [1] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %1851 = gc.constant dense<0.0> : tensor<4xf8E4M3FNUZ>
  gc.expect eq %1850, %1851 : tensor<4xf8E4M3FNUZ>
  %1852 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1853 = gc.optimization_barrier %1852 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1854 = gc.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %1855 = gc.optimization_barrier %1854 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %1856 = gc.reduce mul(%1853) init(%1855) dims [1] : (tensor<4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %1857 = gc.constant dense<0.0> : tensor<4xf8E4M3FNUZ>
  gc.expect eq %1856, %1857 : tensor<4xf8E4M3FNUZ>
  %1858 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1859 = gc.optimization_barrier %1858 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1860 = gc.reduce min(%1859) dims [0] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  %1861 = gc.constant dense<[0.0, -1.0, -1.0, -1.0, -1.0]> : tensor<5xf8E4M3FNUZ>
  gc.expect eq %1860, %1861 : tensor<5xf8E4M3FNUZ>
  %1862 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1863 = gc.optimization_barrier %1862 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1864 = gc.reduce min(%1863) dims [1] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %1865 = gc.constant dense<[-1.0, 0.0, -1.0, -1.0]> : tensor<4xf8E4M3FNUZ>
  gc.expect eq %1864, %1865 : tensor<4xf8E4M3FNUZ>
  %1866 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1867 = gc.optimization_barrier %1866 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1868 = gc.reduce min(%1867) dims [0, 1] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %1869 = gc.constant dense<-1.0> : tensor<f8E4M3FNUZ>
  gc.expect eq %1868, %1869 : tensor<f8E4M3FNUZ>
  %1870 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1871 = gc.optimization_barrier %1870 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1872 = gc.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %1873 = gc.optimization_barrier %1872 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %1874 = gc.reduce min(%1871) init(%1873) dims [1] : (tensor<4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %1875 = gc.constant dense<[-1.0, 0.0, -1.0, -1.0]> : tensor<4xf8E4M3FNUZ>
  gc.expect eq %1874, %1875 : tensor<4xf8E4M3FNUZ>
  %1876 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1877 = gc.optimization_barrier %1876 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1878 = gc.reduce max(%1877) dims [0] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  %1879 = gc.constant dense<[1.0, 1.0, 1.0, 0.0, 1.0]> : tensor<5xf8E4M3FNUZ>
  gc.expect eq %1878, %1879 : tensor<5xf8E4M3FNUZ>
  %1880 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1881 = gc.optimization_barrier %1880 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1882 = gc.reduce max(%1881) dims [1] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %1883 = gc.constant dense<[1.0, 1.0, 0.0, 1.0]> : tensor<4xf8E4M3FNUZ>
  gc.expect eq %1882, %1883 : tensor<4xf8E4M3FNUZ>
  %1884 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1885 = gc.optimization_barrier %1884 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1886 = gc.reduce max(%1885) dims [0, 1] : (tensor<4x5xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %1887 = gc.constant dense<1.0> : tensor<f8E4M3FNUZ>
  gc.expect eq %1886, %1887 : tensor<f8E4M3FNUZ>
  %1888 = gc.constant dense<[[1.0, -1.0, -1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, -1.0, -1.0], [1.0, -1.0, 1.0, 0.0, 0.0]]> : tensor<4x5xf8E4M3FNUZ>
  %1889 = gc.optimization_barrier %1888 : (tensor<4x5xf8E4M3FNUZ>) -> tensor<4x5xf8E4M3FNUZ>
  %1890 = gc.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %1891 = gc.optimization_barrier %1890 : (tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
  %1892 = gc.reduce max(%1889) init(%1891) dims [1] : (tensor<4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %1893 = gc.constant dense<1.0> : tensor<4xf8E4M3FNUZ>
  gc.expect eq %1892, %1893 : tensor<4xf8E4M3FNUZ>
  // f8E4M3B11FNUZ
  %1894 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1895 = gc.optimization_barrier %1894 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1896 = gc.reduce add(%1895) dims [0] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  %1897 = gc.constant dense<[-1.0, 2.0, 1.0, 1.0, 2.0]> : tensor<5xf8E4M3B11FNUZ>
  gc.expect eq %1896, %1897 : tensor<5xf8E4M3B11FNUZ>
  %1898 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1899 = gc.optimization_barrier %1898 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1900 = gc.reduce add(%1899) dims [1] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %1901 = gc.constant dense<[-2.0, 1.0, 1.0, 5.0]> : tensor<4xf8E4M3B11FNUZ>
  gc.expect eq %1900, %1901 : tensor<4xf8E4M3B11FNUZ>
  %1902 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1903 = gc.optimization_barrier %1902 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1904 = gc.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %1905 = gc.optimization_barrier %1904 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %1906 = gc.reduce add(%1903) init(%1905) dims [1] : (tensor<4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %1907 = gc.constant dense<[-1.0, 2.0, 2.0, 6.0]> : tensor<4xf8E4M3B11FNUZ>
  gc.expect eq %1906, %1907 : tensor<4xf8E4M3B11FNUZ>
  %1908 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1909 = gc.optimization_barrier %1908 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1910 = gc.reduce mul(%1909) dims [0] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  %1911 = gc.constant dense<[0.0, -1.0, 0.0, 0.0, 0.0]> : tensor<5xf8E4M3B11FNUZ>
  gc.expect eq %1910, %1911 : tensor<5xf8E4M3B11FNUZ>
  %1912 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1913 = gc.optimization_barrier %1912 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1914 = gc.reduce mul(%1913) dims [1] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %1915 = gc.constant dense<[0.0, 0.0, 0.0, 1.0]> : tensor<4xf8E4M3B11FNUZ>
  gc.expect eq %1914, %1915 : tensor<4xf8E4M3B11FNUZ>
  %1916 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1917 = gc.optimization_barrier %1916 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1918 = gc.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %1919 = gc.optimization_barrier %1918 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %1920 = gc.reduce mul(%1917) init(%1919) dims [1] : (tensor<4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %1921 = gc.constant dense<[0.0, 0.0, 0.0, 1.0]> : tensor<4xf8E4M3B11FNUZ>
  gc.expect eq %1920, %1921 : tensor<4xf8E4M3B11FNUZ>
  %1922 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1923 = gc.optimization_barrier %1922 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1924 = gc.reduce min(%1923) dims [0] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  %1925 = gc.constant dense<[-1.0, -1.0, -1.0, -1.0, 0.0]> : tensor<5xf8E4M3B11FNUZ>
  gc.expect eq %1924, %1925 : tensor<5xf8E4M3B11FNUZ>
  %1926 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1927 = gc.optimization_barrier %1926 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1928 = gc.reduce min(%1927) dims [1] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %1929 = gc.constant dense<[-1.0, -1.0, -1.0, 1.0]> : tensor<4xf8E4M3B11FNUZ>
  gc.expect eq %1928, %1929 : tensor<4xf8E4M3B11FNUZ>
  %1930 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1931 = gc.optimization_barrier %1930 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1932 = gc.reduce min(%1931) dims [0, 1] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %1933 = gc.constant dense<-1.0> : tensor<f8E4M3B11FNUZ>
  gc.expect eq %1932, %1933 : tensor<f8E4M3B11FNUZ>
  %1934 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1935 = gc.optimization_barrier %1934 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1936 = gc.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %1937 = gc.optimization_barrier %1936 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %1938 = gc.reduce min(%1935) init(%1937) dims [1] : (tensor<4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %1939 = gc.constant dense<[-1.0, -1.0, -1.0, 1.0]> : tensor<4xf8E4M3B11FNUZ>
  gc.expect eq %1938, %1939 : tensor<4xf8E4M3B11FNUZ>
  %1940 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1941 = gc.optimization_barrier %1940 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1942 = gc.reduce max(%1941) dims [0] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  %1943 = gc.constant dense<1.0> : tensor<5xf8E4M3B11FNUZ>
  gc.expect eq %1942, %1943 : tensor<5xf8E4M3B11FNUZ>
  %1944 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1945 = gc.optimization_barrier %1944 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1946 = gc.reduce max(%1945) dims [1] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %1947 = gc.constant dense<1.0> : tensor<4xf8E4M3B11FNUZ>
  gc.expect eq %1946, %1947 : tensor<4xf8E4M3B11FNUZ>
  %1948 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1949 = gc.optimization_barrier %1948 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1950 = gc.reduce max(%1949) dims [0, 1] : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %1951 = gc.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  gc.expect eq %1950, %1951 : tensor<f8E4M3B11FNUZ>
  %1952 = gc.constant dense<[[-1.0, -1.0, -1.0, 0.0, 1.0], [0.0, 1.0, 1.0, -1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0]]> : tensor<4x5xf8E4M3B11FNUZ>
  %1953 = gc.optimization_barrier %1952 : (tensor<4x5xf8E4M3B11FNUZ>) -> tensor<4x5xf8E4M3B11FNUZ>
  %1954 = gc.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %1955 = gc.optimization_barrier %1954 : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
  %1956 = gc.reduce max(%1953) init(%1955) dims [1] : (tensor<4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %1957 = gc.constant dense<1.0> : tensor<4xf8E4M3B11FNUZ>
  gc.expect eq %1956, %1957 : tensor<4xf8E4M3B11FNUZ>
  // f8E5M2
  %1958 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %1959 = gc.optimization_barrier %1958 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %1960 = gc.reduce add(%1959) dims [0] : (tensor<4x5xf8E5M2>) -> tensor<5xf8E5M2>
  %1961 = gc.constant dense<[1.0, 0.0, 3.0, 2.0, 3.0]> : tensor<5xf8E5M2>
  gc.expect eq %1960, %1961 : tensor<5xf8E5M2>
  %1962 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %1963 = gc.optimization_barrier %1962 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %1964 = gc.reduce add(%1963) dims [1] : (tensor<4x5xf8E5M2>) -> tensor<4xf8E5M2>
  %1965 = gc.constant dense<[3.0, 2.0, 3.0, 1.0]> : tensor<4xf8E5M2>
  gc.expect eq %1964, %1965 : tensor<4xf8E5M2>
  %1966 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %1967 = gc.optimization_barrier %1966 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %1968 = gc.constant dense<0.0> : tensor<f8E5M2>
  %1969 = gc.optimization_barrier %1968 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %1970 = gc.reduce add(%1967) init(%1969) dims [1] : (tensor<4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  %1971 = gc.constant dense<[3.0, 2.0, 3.0, 1.0]> : tensor<4xf8E5M2>
  gc.expect eq %1970, %1971 : tensor<4xf8E5M2>
  %1972 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %1973 = gc.optimization_barrier %1972 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %1974 = gc.reduce mul(%1973) dims [0] : (tensor<4x5xf8E5M2>) -> tensor<5xf8E5M2>
  %1975 = gc.constant dense<[-0.0, -0.0, 0.0, -1.0, 0.0]> : tensor<5xf8E5M2>
  gc.expect eq %1974, %1975 : tensor<5xf8E5M2>
  %1976 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %1977 = gc.optimization_barrier %1976 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %1978 = gc.reduce mul(%1977) dims [1] : (tensor<4x5xf8E5M2>) -> tensor<4xf8E5M2>
  %1979 = gc.constant dense<[0.0, -0.0, -1.0, -0.0]> : tensor<4xf8E5M2>
  gc.expect eq %1978, %1979 : tensor<4xf8E5M2>
  %1980 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %1981 = gc.optimization_barrier %1980 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %1982 = gc.constant dense<0.0> : tensor<f8E5M2>
  %1983 = gc.optimization_barrier %1982 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %1984 = gc.reduce mul(%1981) init(%1983) dims [1] : (tensor<4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  %1985 = gc.constant dense<[0.0, -0.0, -0.0, -0.0]> : tensor<4xf8E5M2>
  gc.expect eq %1984, %1985 : tensor<4xf8E5M2>
  %1986 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %1987 = gc.optimization_barrier %1986 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %1988 = gc.reduce min(%1987) dims [0] : (tensor<4x5xf8E5M2>) -> tensor<5xf8E5M2>
  %1989 = gc.constant dense<[-1.0, -1.0, 0.0, -1.0, 0.0]> : tensor<5xf8E5M2>
  gc.expect eq %1988, %1989 : tensor<5xf8E5M2>
  %1990 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %1991 = gc.optimization_barrier %1990 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %1992 = gc.reduce min(%1991) dims [1] : (tensor<4x5xf8E5M2>) -> tensor<4xf8E5M2>
  %1993 = gc.constant dense<[0.0, -1.0, -1.0, -1.0]> : tensor<4xf8E5M2>
  gc.expect eq %1992, %1993 : tensor<4xf8E5M2>
  %1994 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %1995 = gc.optimization_barrier %1994 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %1996 = gc.reduce min(%1995) dims [0, 1] : (tensor<4x5xf8E5M2>) -> tensor<f8E5M2>
  %1997 = gc.constant dense<-1.0> : tensor<f8E5M2>
  gc.expect eq %1996, %1997 : tensor<f8E5M2>
  %1998 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %1999 = gc.optimization_barrier %1998 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %2000 = gc.constant dense<0.0> : tensor<f8E5M2>
  %2001 = gc.optimization_barrier %2000 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %2002 = gc.reduce min(%1999) init(%2001) dims [1] : (tensor<4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  %2003 = gc.constant dense<[0.0, -1.0, -1.0, -1.0]> : tensor<4xf8E5M2>
  gc.expect eq %2002, %2003 : tensor<4xf8E5M2>
  %2004 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %2005 = gc.optimization_barrier %2004 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %2006 = gc.reduce max(%2005) dims [0] : (tensor<4x5xf8E5M2>) -> tensor<5xf8E5M2>
  %2007 = gc.constant dense<1.0> : tensor<5xf8E5M2>
  gc.expect eq %2006, %2007 : tensor<5xf8E5M2>
  %2008 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %2009 = gc.optimization_barrier %2008 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %2010 = gc.reduce max(%2009) dims [1] : (tensor<4x5xf8E5M2>) -> tensor<4xf8E5M2>
  %2011 = gc.constant dense<1.0> : tensor<4xf8E5M2>
  gc.expect eq %2010, %2011 : tensor<4xf8E5M2>
  %2012 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %2013 = gc.optimization_barrier %2012 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %2014 = gc.reduce max(%2013) dims [0, 1] : (tensor<4x5xf8E5M2>) -> tensor<f8E5M2>
  %2015 = gc.constant dense<1.0> : tensor<f8E5M2>
  gc.expect eq %2014, %2015 : tensor<f8E5M2>
  %2016 = gc.constant dense<[[0.0, 0.0, 1.0, 1.0, 1.0], [1.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 1.0, 1.0], [1.0, 0.0, 1.0, -1.0, 0.0]]> : tensor<4x5xf8E5M2>
  %2017 = gc.optimization_barrier %2016 : (tensor<4x5xf8E5M2>) -> tensor<4x5xf8E5M2>
  %2018 = gc.constant dense<0.0> : tensor<f8E5M2>
  %2019 = gc.optimization_barrier %2018 : (tensor<f8E5M2>) -> tensor<f8E5M2>
  %2020 = gc.reduce max(%2017) init(%2019) dims [1] : (tensor<4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
  %2021 = gc.constant dense<1.0> : tensor<4xf8E5M2>
  gc.expect eq %2020, %2021 : tensor<4xf8E5M2>
  // f8E5M2FNUZ
  %2022 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2023 = gc.optimization_barrier %2022 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2024 = gc.reduce add(%2023) dims [0] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  %2025 = gc.constant dense<[3.0, -2.0, 1.0, 1.0, 2.0]> : tensor<5xf8E5M2FNUZ>
  gc.expect eq %2024, %2025 : tensor<5xf8E5M2FNUZ>
  %2026 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2027 = gc.optimization_barrier %2026 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2028 = gc.reduce add(%2027) dims [1] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %2029 = gc.constant dense<[1.0, -1.0, 3.0, 2.0]> : tensor<4xf8E5M2FNUZ>
  gc.expect eq %2028, %2029 : tensor<4xf8E5M2FNUZ>
  %2030 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2031 = gc.optimization_barrier %2030 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2032 = gc.constant dense<-1.0> : tensor<f8E5M2FNUZ>
  %2033 = gc.optimization_barrier %2032 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %2034 = gc.reduce add(%2031) init(%2033) dims [1] : (tensor<4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %2035 = gc.constant dense<[0.0, -2.0, 2.0, 1.0]> : tensor<4xf8E5M2FNUZ>
  gc.expect eq %2034, %2035 : tensor<4xf8E5M2FNUZ>
  %2036 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2037 = gc.optimization_barrier %2036 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2038 = gc.reduce mul(%2037) dims [0] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  %2039 = gc.constant dense<[0.0, 0.0, 0.0, 0.0, -1.0]> : tensor<5xf8E5M2FNUZ>
  gc.expect eq %2038, %2039 : tensor<5xf8E5M2FNUZ>
  %2040 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2041 = gc.optimization_barrier %2040 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2042 = gc.reduce mul(%2041) dims [1] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %2043 = gc.constant dense<[0.0, 0.0, -1.0, 0.0]> : tensor<4xf8E5M2FNUZ>
  gc.expect eq %2042, %2043 : tensor<4xf8E5M2FNUZ>
  %2044 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2045 = gc.optimization_barrier %2044 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2046 = gc.constant dense<-1.0> : tensor<f8E5M2FNUZ>
  %2047 = gc.optimization_barrier %2046 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %2048 = gc.reduce mul(%2045) init(%2047) dims [1] : (tensor<4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %2049 = gc.constant dense<[0.0, 0.0, 1.0, 0.0]> : tensor<4xf8E5M2FNUZ>
  gc.expect eq %2048, %2049 : tensor<4xf8E5M2FNUZ>
  %2050 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2051 = gc.optimization_barrier %2050 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2052 = gc.reduce min(%2051) dims [0] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  %2053 = gc.constant dense<[0.0, -1.0, -1.0, -1.0, -1.0]> : tensor<5xf8E5M2FNUZ>
  gc.expect eq %2052, %2053 : tensor<5xf8E5M2FNUZ>
  %2054 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2055 = gc.optimization_barrier %2054 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2056 = gc.reduce min(%2055) dims [1] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %2057 = gc.constant dense<-1.0> : tensor<4xf8E5M2FNUZ>
  gc.expect eq %2056, %2057 : tensor<4xf8E5M2FNUZ>
  %2058 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2059 = gc.optimization_barrier %2058 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2060 = gc.reduce min(%2059) dims [0, 1] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %2061 = gc.constant dense<-1.0> : tensor<f8E5M2FNUZ>
  gc.expect eq %2060, %2061 : tensor<f8E5M2FNUZ>
  %2062 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2063 = gc.optimization_barrier %2062 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2064 = gc.constant dense<-1.0> : tensor<f8E5M2FNUZ>
  %2065 = gc.optimization_barrier %2064 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %2066 = gc.reduce min(%2063) init(%2065) dims [1] : (tensor<4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %2067 = gc.constant dense<-1.0> : tensor<4xf8E5M2FNUZ>
  gc.expect eq %2066, %2067 : tensor<4xf8E5M2FNUZ>
  %2068 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2069 = gc.optimization_barrier %2068 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2070 = gc.reduce max(%2069) dims [0] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  %2071 = gc.constant dense<[1.0, 0.0, 1.0, 1.0, 1.0]> : tensor<5xf8E5M2FNUZ>
  gc.expect eq %2070, %2071 : tensor<5xf8E5M2FNUZ>
  %2072 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2073 = gc.optimization_barrier %2072 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2074 = gc.reduce max(%2073) dims [1] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %2075 = gc.constant dense<1.0> : tensor<4xf8E5M2FNUZ>
  gc.expect eq %2074, %2075 : tensor<4xf8E5M2FNUZ>
  %2076 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2077 = gc.optimization_barrier %2076 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2078 = gc.reduce max(%2077) dims [0, 1] : (tensor<4x5xf8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %2079 = gc.constant dense<1.0> : tensor<f8E5M2FNUZ>
  gc.expect eq %2078, %2079 : tensor<f8E5M2FNUZ>
  %2080 = gc.constant dense<[[0.0, 0.0, 1.0, -1.0, 1.0], [1.0, -1.0, 0.0, 0.0, -1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 1.0]]> : tensor<4x5xf8E5M2FNUZ>
  %2081 = gc.optimization_barrier %2080 : (tensor<4x5xf8E5M2FNUZ>) -> tensor<4x5xf8E5M2FNUZ>
  %2082 = gc.constant dense<-1.0> : tensor<f8E5M2FNUZ>
  %2083 = gc.optimization_barrier %2082 : (tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
  %2084 = gc.reduce max(%2081) init(%2083) dims [1] : (tensor<4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %2085 = gc.constant dense<1.0> : tensor<4xf8E5M2FNUZ>
  gc.expect eq %2084, %2085 : tensor<4xf8E5M2FNUZ>
  // f8E8M0FNU
  %2086 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2087 = gc.optimization_barrier %2086 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2088 = gc.reduce add(%2087) dims [0] : (tensor<4x5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  %2089 = gc.constant dense<[8.0, 4.0, 8.0, 4.0, 4.0]> : tensor<5xf8E8M0FNU>
  gc.expect eq %2088, %2089 : tensor<5xf8E8M0FNU>
  %2090 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2091 = gc.optimization_barrier %2090 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2092 = gc.reduce add(%2091) dims [1] : (tensor<4x5xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2093 = gc.constant dense<[8.0, 8.0, 4.0, 8.0]> : tensor<4xf8E8M0FNU>
  gc.expect eq %2092, %2093 : tensor<4xf8E8M0FNU>
  %2094 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2095 = gc.optimization_barrier %2094 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2096 = gc.constant dense<4.0> : tensor<f8E8M0FNU>
  %2097 = gc.optimization_barrier %2096 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %2098 = gc.reduce add(%2095) init(%2097) dims [1] : (tensor<4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2099 = gc.constant dense<[16.0, 16.0, 8.0, 16.0]> : tensor<4xf8E8M0FNU>
  gc.expect eq %2098, %2099 : tensor<4xf8E8M0FNU>
  %2100 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2101 = gc.optimization_barrier %2100 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2102 = gc.reduce mul(%2101) dims [0] : (tensor<4x5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  %2103 = gc.constant dense<[8.0, 0.5, 8.0, 0.5, 2.0]> : tensor<5xf8E8M0FNU>
  gc.expect eq %2102, %2103 : tensor<5xf8E8M0FNU>
  %2104 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2105 = gc.optimization_barrier %2104 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2106 = gc.reduce mul(%2105) dims [1] : (tensor<4x5xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2107 = gc.constant dense<[8.0, 16.0, 0.125, 2.0]> : tensor<4xf8E8M0FNU>
  gc.expect eq %2106, %2107 : tensor<4xf8E8M0FNU>
  %2108 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2109 = gc.optimization_barrier %2108 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2110 = gc.constant dense<4.0> : tensor<f8E8M0FNU>
  %2111 = gc.optimization_barrier %2110 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %2112 = gc.reduce mul(%2109) init(%2111) dims [1] : (tensor<4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2113 = gc.constant dense<[32.0, 64.0, 0.5, 8.0]> : tensor<4xf8E8M0FNU>
  gc.expect eq %2112, %2113 : tensor<4xf8E8M0FNU>
  %2114 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2115 = gc.optimization_barrier %2114 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2116 = gc.reduce min(%2115) dims [0] : (tensor<4x5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  %2117 = gc.constant dense<[0.5, 0.5, 1.0, 0.5, 1.0]> : tensor<5xf8E8M0FNU>
  gc.expect eq %2116, %2117 : tensor<5xf8E8M0FNU>
  %2118 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2119 = gc.optimization_barrier %2118 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2120 = gc.reduce min(%2119) dims [1] : (tensor<4x5xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2121 = gc.constant dense<[1.0, 1.0, 0.5, 0.5]> : tensor<4xf8E8M0FNU>
  gc.expect eq %2120, %2121 : tensor<4xf8E8M0FNU>
  %2122 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2123 = gc.optimization_barrier %2122 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2124 = gc.reduce min(%2123) dims [0, 1] : (tensor<4x5xf8E8M0FNU>) -> tensor<f8E8M0FNU>
  %2125 = gc.constant dense<0.5> : tensor<f8E8M0FNU>
  gc.expect eq %2124, %2125 : tensor<f8E8M0FNU>
  %2126 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2127 = gc.optimization_barrier %2126 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2128 = gc.constant dense<4.0> : tensor<f8E8M0FNU>
  %2129 = gc.optimization_barrier %2128 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %2130 = gc.reduce min(%2127) init(%2129) dims [1] : (tensor<4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2131 = gc.constant dense<[1.0, 1.0, 0.5, 0.5]> : tensor<4xf8E8M0FNU>
  gc.expect eq %2130, %2131 : tensor<4xf8E8M0FNU>
  %2132 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2133 = gc.optimization_barrier %2132 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2134 = gc.reduce max(%2133) dims [0] : (tensor<4x5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  %2135 = gc.constant dense<[4.0, 2.0, 4.0, 2.0, 2.0]> : tensor<5xf8E8M0FNU>
  gc.expect eq %2134, %2135 : tensor<5xf8E8M0FNU>
  %2136 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2137 = gc.optimization_barrier %2136 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2138 = gc.reduce max(%2137) dims [1] : (tensor<4x5xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2139 = gc.constant dense<[2.0, 4.0, 1.0, 4.0]> : tensor<4xf8E8M0FNU>
  gc.expect eq %2138, %2139 : tensor<4xf8E8M0FNU>
  %2140 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2141 = gc.optimization_barrier %2140 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2142 = gc.reduce max(%2141) dims [0, 1] : (tensor<4x5xf8E8M0FNU>) -> tensor<f8E8M0FNU>
  %2143 = gc.constant dense<4.0> : tensor<f8E8M0FNU>
  gc.expect eq %2142, %2143 : tensor<f8E8M0FNU>
  %2144 = gc.constant dense<[[2.0, 2.0, 1.0, 2.0, 1.0], [4.0, 1.0, 2.0, 1.0, 2.0], [0.5, 0.5, 1.0, 0.5, 1.0], [2.0, 0.5, 4.0, 0.5, 1.0]]> : tensor<4x5xf8E8M0FNU>
  %2145 = gc.optimization_barrier %2144 : (tensor<4x5xf8E8M0FNU>) -> tensor<4x5xf8E8M0FNU>
  %2146 = gc.constant dense<4.0> : tensor<f8E8M0FNU>
  %2147 = gc.optimization_barrier %2146 : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
  %2148 = gc.reduce max(%2145) init(%2147) dims [1] : (tensor<4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2149 = gc.constant dense<4.0> : tensor<4xf8E8M0FNU>
  gc.expect eq %2148, %2149 : tensor<4xf8E8M0FNU>
  // bf16
  %2150 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2151 = gc.optimization_barrier %2150 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2152 = gc.reduce add(%2151) dims [0] : (tensor<4x5xbf16>) -> tensor<5xbf16>
  %2153 = gc.constant dense<[3.0, -1.0, 2.0, 1.0, 3.0]> : tensor<5xbf16>
  gc.expect eq %2152, %2153 : tensor<5xbf16>
  %2154 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2155 = gc.optimization_barrier %2154 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2156 = gc.reduce add(%2155) dims [1] : (tensor<4x5xbf16>) -> tensor<4xbf16>
  %2157 = gc.constant dense<[1.0, 5.0, 3.0, -1.0]> : tensor<4xbf16>
  gc.expect eq %2156, %2157 : tensor<4xbf16>
  %2158 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2159 = gc.optimization_barrier %2158 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2160 = gc.reduce add(%2159) dims [0, 1] : (tensor<4x5xbf16>) -> tensor<bf16>
  %2161 = gc.constant dense<8.0> : tensor<bf16>
  gc.expect eq %2160, %2161 : tensor<bf16>
  %2162 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2163 = gc.optimization_barrier %2162 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2164 = gc.constant dense<1.0> : tensor<bf16>
  %2165 = gc.optimization_barrier %2164 : (tensor<bf16>) -> tensor<bf16>
  %2166 = gc.reduce add(%2163) init(%2165) dims [1] : (tensor<4x5xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %2167 = gc.constant dense<[2.0, 6.0, 4.0, 0.0]> : tensor<4xbf16>
  gc.expect eq %2166, %2167 : tensor<4xbf16>
  %2168 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2169 = gc.optimization_barrier %2168 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2170 = gc.reduce mul(%2169) dims [0] : (tensor<4x5xbf16>) -> tensor<5xbf16>
  %2171 = gc.constant dense<[0.0, 0.0, -1.0, -0.0, 0.0]> : tensor<5xbf16>
  gc.expect eq %2170, %2171 : tensor<5xbf16>
  %2172 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2173 = gc.optimization_barrier %2172 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2174 = gc.reduce mul(%2173) dims [1] : (tensor<4x5xbf16>) -> tensor<4xbf16>
  %2175 = gc.constant dense<[0.0, 1.0, -1.0, -1.0]> : tensor<4xbf16>
  gc.expect eq %2174, %2175 : tensor<4xbf16>
  %2176 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2177 = gc.optimization_barrier %2176 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2178 = gc.reduce mul(%2177) dims [0, 1] : (tensor<4x5xbf16>) -> tensor<bf16>
  %2179 = gc.constant dense<0.0> : tensor<bf16>
  gc.expect eq %2178, %2179 : tensor<bf16>
  %2180 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2181 = gc.optimization_barrier %2180 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2182 = gc.constant dense<1.0> : tensor<bf16>
  %2183 = gc.optimization_barrier %2182 : (tensor<bf16>) -> tensor<bf16>
  %2184 = gc.reduce mul(%2181) init(%2183) dims [1] : (tensor<4x5xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %2185 = gc.constant dense<[0.0, 1.0, -1.0, -1.0]> : tensor<4xbf16>
  gc.expect eq %2184, %2185 : tensor<4xbf16>
  %2186 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2187 = gc.optimization_barrier %2186 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2188 = gc.reduce min(%2187) dims [0] : (tensor<4x5xbf16>) -> tensor<5xbf16>
  %2189 = gc.constant dense<[0.0, -1.0, -1.0, -1.0, 0.0]> : tensor<5xbf16>
  gc.expect eq %2188, %2189 : tensor<5xbf16>
  %2190 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2191 = gc.optimization_barrier %2190 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2192 = gc.reduce min(%2191) dims [1] : (tensor<4x5xbf16>) -> tensor<4xbf16>
  %2193 = gc.constant dense<[0.0, 1.0, -1.0, -1.0]> : tensor<4xbf16>
  gc.expect eq %2192, %2193 : tensor<4xbf16>
  %2194 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2195 = gc.optimization_barrier %2194 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2196 = gc.reduce min(%2195) dims [0, 1] : (tensor<4x5xbf16>) -> tensor<bf16>
  %2197 = gc.constant dense<-1.0> : tensor<bf16>
  gc.expect eq %2196, %2197 : tensor<bf16>
  %2198 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2199 = gc.optimization_barrier %2198 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2200 = gc.constant dense<1.0> : tensor<bf16>
  %2201 = gc.optimization_barrier %2200 : (tensor<bf16>) -> tensor<bf16>
  %2202 = gc.reduce min(%2199) init(%2201) dims [1] : (tensor<4x5xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %2203 = gc.constant dense<[0.0, 1.0, -1.0, -1.0]> : tensor<4xbf16>
  gc.expect eq %2202, %2203 : tensor<4xbf16>
  %2204 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2205 = gc.optimization_barrier %2204 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2206 = gc.reduce max(%2205) dims [0] : (tensor<4x5xbf16>) -> tensor<5xbf16>
  %2207 = gc.constant dense<1.0> : tensor<5xbf16>
  gc.expect eq %2206, %2207 : tensor<5xbf16>
  %2208 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2209 = gc.optimization_barrier %2208 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2210 = gc.reduce max(%2209) dims [1] : (tensor<4x5xbf16>) -> tensor<4xbf16>
  %2211 = gc.constant dense<1.0> : tensor<4xbf16>
  gc.expect eq %2210, %2211 : tensor<4xbf16>
  %2212 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2213 = gc.optimization_barrier %2212 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2214 = gc.reduce max(%2213) dims [0, 1] : (tensor<4x5xbf16>) -> tensor<bf16>
  %2215 = gc.constant dense<1.0> : tensor<bf16>
  gc.expect eq %2214, %2215 : tensor<bf16>
  %2216 = gc.constant dense<[[0.0, 0.0, 1.0, 0.0, 0.0], [1.0, 1.0, 1.0, 1.0, 1.0], [1.0, -1.0, 1.0, 1.0, 1.0], [1.0, -1.0, -1.0, -1.0, 1.0]]> : tensor<4x5xbf16>
  %2217 = gc.optimization_barrier %2216 : (tensor<4x5xbf16>) -> tensor<4x5xbf16>
  %2218 = gc.constant dense<1.0> : tensor<bf16>
  %2219 = gc.optimization_barrier %2218 : (tensor<bf16>) -> tensor<bf16>
  %2220 = gc.reduce max(%2217) init(%2219) dims [1] : (tensor<4x5xbf16>, tensor<bf16>) -> tensor<4xbf16>
  %2221 = gc.constant dense<1.0> : tensor<4xbf16>
  gc.expect eq %2220, %2221 : tensor<4xbf16>
  // f16
  %2222 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2223 = gc.optimization_barrier %2222 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2224 = gc.reduce add(%2223) dims [0] : (tensor<4x5xf16>) -> tensor<5xf16>
  %2225 = gc.constant dense<[1.0, 1.0, 4.0, 1.0, 0.0]> : tensor<5xf16>
  gc.expect eq %2224, %2225 : tensor<5xf16>
  %2226 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2227 = gc.optimization_barrier %2226 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2228 = gc.reduce add(%2227) dims [1] : (tensor<4x5xf16>) -> tensor<4xf16>
  %2229 = gc.constant dense<[0.0, 4.0, 3.0, 0.0]> : tensor<4xf16>
  gc.expect eq %2228, %2229 : tensor<4xf16>
  %2230 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2231 = gc.optimization_barrier %2230 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2232 = gc.reduce add(%2231) dims [0, 1] : (tensor<4x5xf16>) -> tensor<f16>
  %2233 = gc.constant dense<7.0> : tensor<f16>
  gc.expect eq %2232, %2233 : tensor<f16>
  %2234 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2235 = gc.optimization_barrier %2234 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2236 = gc.constant dense<0.0> : tensor<f16>
  %2237 = gc.optimization_barrier %2236 : (tensor<f16>) -> tensor<f16>
  %2238 = gc.reduce add(%2235) init(%2237) dims [1] : (tensor<4x5xf16>, tensor<f16>) -> tensor<4xf16>
  %2239 = gc.constant dense<[0.0, 4.0, 3.0, 0.0]> : tensor<4xf16>
  gc.expect eq %2238, %2239 : tensor<4xf16>
  %2240 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2241 = gc.optimization_barrier %2240 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2242 = gc.reduce mul(%2241) dims [0] : (tensor<4x5xf16>) -> tensor<5xf16>
  %2243 = gc.constant dense<[-0.0, -0.0, 1.0, -0.0, 1.0]> : tensor<5xf16>
  gc.expect eq %2242, %2243 : tensor<5xf16>
  %2244 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2245 = gc.optimization_barrier %2244 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2246 = gc.reduce mul(%2245) dims [1] : (tensor<4x5xf16>) -> tensor<4xf16>
  %2247 = gc.constant dense<[0.0, 0.0, -1.0, 0.0]> : tensor<4xf16>
  gc.expect eq %2246, %2247 : tensor<4xf16>
  %2248 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2249 = gc.optimization_barrier %2248 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2250 = gc.reduce mul(%2249) dims [0, 1] : (tensor<4x5xf16>) -> tensor<f16>
  %2251 = gc.constant dense<-0.0> : tensor<f16>
  gc.expect eq %2250, %2251 : tensor<f16>
  %2252 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2253 = gc.optimization_barrier %2252 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2254 = gc.constant dense<0.0> : tensor<f16>
  %2255 = gc.optimization_barrier %2254 : (tensor<f16>) -> tensor<f16>
  %2256 = gc.reduce mul(%2253) init(%2255) dims [1] : (tensor<4x5xf16>, tensor<f16>) -> tensor<4xf16>
  %2257 = gc.constant dense<[0.0, 0.0, -0.0, 0.0]> : tensor<4xf16>
  gc.expect eq %2256, %2257 : tensor<4xf16>
  %2258 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2259 = gc.optimization_barrier %2258 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2260 = gc.reduce min(%2259) dims [0] : (tensor<4x5xf16>) -> tensor<5xf16>
  %2261 = gc.constant dense<[-1.0, -1.0, 1.0, -1.0, -1.0]> : tensor<5xf16>
  gc.expect eq %2260, %2261 : tensor<5xf16>
  %2262 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2263 = gc.optimization_barrier %2262 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2264 = gc.reduce min(%2263) dims [1] : (tensor<4x5xf16>) -> tensor<4xf16>
  %2265 = gc.constant dense<[-1.0, 0.0, -1.0, -1.0]> : tensor<4xf16>
  gc.expect eq %2264, %2265 : tensor<4xf16>
  %2266 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2267 = gc.optimization_barrier %2266 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2268 = gc.reduce min(%2267) dims [0, 1] : (tensor<4x5xf16>) -> tensor<f16>
  %2269 = gc.constant dense<-1.0> : tensor<f16>
  gc.expect eq %2268, %2269 : tensor<f16>
  %2270 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2271 = gc.optimization_barrier %2270 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2272 = gc.constant dense<0.0> : tensor<f16>
  %2273 = gc.optimization_barrier %2272 : (tensor<f16>) -> tensor<f16>
  %2274 = gc.reduce min(%2271) init(%2273) dims [1] : (tensor<4x5xf16>, tensor<f16>) -> tensor<4xf16>
  %2275 = gc.constant dense<[-1.0, 0.0, -1.0, -1.0]> : tensor<4xf16>
  gc.expect eq %2274, %2275 : tensor<4xf16>
  %2276 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2277 = gc.optimization_barrier %2276 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2278 = gc.reduce max(%2277) dims [0] : (tensor<4x5xf16>) -> tensor<5xf16>
  %2279 = gc.constant dense<1.0> : tensor<5xf16>
  gc.expect eq %2278, %2279 : tensor<5xf16>
  %2280 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2281 = gc.optimization_barrier %2280 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2282 = gc.reduce max(%2281) dims [1] : (tensor<4x5xf16>) -> tensor<4xf16>
  %2283 = gc.constant dense<1.0> : tensor<4xf16>
  gc.expect eq %2282, %2283 : tensor<4xf16>
  %2284 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2285 = gc.optimization_barrier %2284 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2286 = gc.reduce max(%2285) dims [0, 1] : (tensor<4x5xf16>) -> tensor<f16>
  %2287 = gc.constant dense<1.0> : tensor<f16>
  gc.expect eq %2286, %2287 : tensor<f16>
  %2288 = gc.constant dense<[[-1.0, 0.0, 1.0, 1.0, -1.0], [1.0, 1.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0, -1.0], [0.0, -1.0, 1.0, -1.0, 1.0]]> : tensor<4x5xf16>
  %2289 = gc.optimization_barrier %2288 : (tensor<4x5xf16>) -> tensor<4x5xf16>
  %2290 = gc.constant dense<0.0> : tensor<f16>
  %2291 = gc.optimization_barrier %2290 : (tensor<f16>) -> tensor<f16>
  %2292 = gc.reduce max(%2289) init(%2291) dims [1] : (tensor<4x5xf16>, tensor<f16>) -> tensor<4xf16>
  %2293 = gc.constant dense<1.0> : tensor<4xf16>
  gc.expect eq %2292, %2293 : tensor<4xf16>
  // f32
  %2294 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2295 = gc.optimization_barrier %2294 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2296 = gc.reduce add(%2295) dims [0] : (tensor<4x5xf32>) -> tensor<5xf32>
  %2297 = gc.constant dense<[0.0, 0.0, 2.0, 2.0, 2.0]> : tensor<5xf32>
  gc.expect eq %2296, %2297 : tensor<5xf32>
  %2298 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2299 = gc.optimization_barrier %2298 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2300 = gc.reduce add(%2299) dims [1] : (tensor<4x5xf32>) -> tensor<4xf32>
  %2301 = gc.constant dense<[2.0, 1.0, 2.0, 1.0]> : tensor<4xf32>
  gc.expect eq %2300, %2301 : tensor<4xf32>
  %2302 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2303 = gc.optimization_barrier %2302 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2304 = gc.reduce add(%2303) dims [0, 1] : (tensor<4x5xf32>) -> tensor<f32>
  %2305 = gc.constant dense<6.0> : tensor<f32>
  gc.expect eq %2304, %2305 : tensor<f32>
  %2306 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2307 = gc.optimization_barrier %2306 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2308 = gc.constant dense<0.0> : tensor<f32>
  %2309 = gc.optimization_barrier %2308 : (tensor<f32>) -> tensor<f32>
  %2310 = gc.reduce add(%2307) init(%2309) dims [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %2311 = gc.constant dense<[2.0, 1.0, 2.0, 1.0]> : tensor<4xf32>
  gc.expect eq %2310, %2311 : tensor<4xf32>
  %2312 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2313 = gc.optimization_barrier %2312 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2314 = gc.reduce mul(%2313) dims [0] : (tensor<4x5xf32>) -> tensor<5xf32>
  %2315 = gc.constant dense<[-0.0, 1.0, 0.0, 0.0, -1.0]> : tensor<5xf32>
  gc.expect eq %2314, %2315 : tensor<5xf32>
  %2316 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2317 = gc.optimization_barrier %2316 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2318 = gc.reduce mul(%2317) dims [1] : (tensor<4x5xf32>) -> tensor<4xf32>
  %2319 = gc.constant dense<-0.0> : tensor<4xf32>
  gc.expect eq %2318, %2319 : tensor<4xf32>
  %2320 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2321 = gc.optimization_barrier %2320 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2322 = gc.reduce mul(%2321) dims [0, 1] : (tensor<4x5xf32>) -> tensor<f32>
  %2323 = gc.constant dense<0.0> : tensor<f32>
  gc.expect eq %2322, %2323 : tensor<f32>
  %2324 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2325 = gc.optimization_barrier %2324 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2326 = gc.constant dense<0.0> : tensor<f32>
  %2327 = gc.optimization_barrier %2326 : (tensor<f32>) -> tensor<f32>
  %2328 = gc.reduce mul(%2325) init(%2327) dims [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %2329 = gc.constant dense<-0.0> : tensor<4xf32>
  gc.expect eq %2328, %2329 : tensor<4xf32>
  %2330 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2331 = gc.optimization_barrier %2330 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2332 = gc.reduce min(%2331) dims [0] : (tensor<4x5xf32>) -> tensor<5xf32>
  %2333 = gc.constant dense<[-1.0, -1.0, 0.0, 0.0, -1.0]> : tensor<5xf32>
  gc.expect eq %2332, %2333 : tensor<5xf32>
  %2334 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2335 = gc.optimization_barrier %2334 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2336 = gc.reduce min(%2335) dims [1] : (tensor<4x5xf32>) -> tensor<4xf32>
  %2337 = gc.constant dense<-1.0> : tensor<4xf32>
  gc.expect eq %2336, %2337 : tensor<4xf32>
  %2338 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2339 = gc.optimization_barrier %2338 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2340 = gc.reduce min(%2339) dims [0, 1] : (tensor<4x5xf32>) -> tensor<f32>
  %2341 = gc.constant dense<-1.0> : tensor<f32>
  gc.expect eq %2340, %2341 : tensor<f32>
  %2342 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2343 = gc.optimization_barrier %2342 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2344 = gc.constant dense<0.0> : tensor<f32>
  %2345 = gc.optimization_barrier %2344 : (tensor<f32>) -> tensor<f32>
  %2346 = gc.reduce min(%2343) init(%2345) dims [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %2347 = gc.constant dense<-1.0> : tensor<4xf32>
  gc.expect eq %2346, %2347 : tensor<4xf32>
  %2348 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2349 = gc.optimization_barrier %2348 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2350 = gc.reduce max(%2349) dims [0] : (tensor<4x5xf32>) -> tensor<5xf32>
  %2351 = gc.constant dense<1.0> : tensor<5xf32>
  gc.expect eq %2350, %2351 : tensor<5xf32>
  %2352 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2353 = gc.optimization_barrier %2352 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2354 = gc.reduce max(%2353) dims [1] : (tensor<4x5xf32>) -> tensor<4xf32>
  %2355 = gc.constant dense<1.0> : tensor<4xf32>
  gc.expect eq %2354, %2355 : tensor<4xf32>
  %2356 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2357 = gc.optimization_barrier %2356 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2358 = gc.reduce max(%2357) dims [0, 1] : (tensor<4x5xf32>) -> tensor<f32>
  %2359 = gc.constant dense<1.0> : tensor<f32>
  gc.expect eq %2358, %2359 : tensor<f32>
  %2360 = gc.constant dense<[[1.0, -1.0, 1.0, 0.0, 1.0], [0.0, -1.0, 0.0, 1.0, 1.0], [-1.0, 1.0, 1.0, 0.0, 1.0], [0.0, 1.0, 0.0, 1.0, -1.0]]> : tensor<4x5xf32>
  %2361 = gc.optimization_barrier %2360 : (tensor<4x5xf32>) -> tensor<4x5xf32>
  %2362 = gc.constant dense<0.0> : tensor<f32>
  %2363 = gc.optimization_barrier %2362 : (tensor<f32>) -> tensor<f32>
  %2364 = gc.reduce max(%2361) init(%2363) dims [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %2365 = gc.constant dense<1.0> : tensor<4xf32>
  gc.expect eq %2364, %2365 : tensor<4xf32>
  // f64
  %2366 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2367 = gc.optimization_barrier %2366 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2368 = gc.reduce add(%2367) dims [0] : (tensor<4x5xf64>) -> tensor<5xf64>
  %2369 = gc.constant dense<[-1.0, 1.0, 0.0, 1.0, 2.0]> : tensor<5xf64>
  gc.expect eq %2368, %2369 : tensor<5xf64>
  %2370 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2371 = gc.optimization_barrier %2370 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2372 = gc.reduce add(%2371) dims [1] : (tensor<4x5xf64>) -> tensor<4xf64>
  %2373 = gc.constant dense<[2.0, -2.0, 1.0, 2.0]> : tensor<4xf64>
  gc.expect eq %2372, %2373 : tensor<4xf64>
  %2374 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2375 = gc.optimization_barrier %2374 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2376 = gc.reduce add(%2375) dims [0, 1] : (tensor<4x5xf64>) -> tensor<f64>
  %2377 = gc.constant dense<3.0> : tensor<f64>
  gc.expect eq %2376, %2377 : tensor<f64>
  %2378 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2379 = gc.optimization_barrier %2378 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2380 = gc.constant dense<1.0> : tensor<f64>
  %2381 = gc.optimization_barrier %2380 : (tensor<f64>) -> tensor<f64>
  %2382 = gc.reduce add(%2379) init(%2381) dims [1] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4xf64>
  %2383 = gc.constant dense<[3.0, -1.0, 2.0, 3.0]> : tensor<4xf64>
  gc.expect eq %2382, %2383 : tensor<4xf64>
  %2384 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2385 = gc.optimization_barrier %2384 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2386 = gc.reduce mul(%2385) dims [0] : (tensor<4x5xf64>) -> tensor<5xf64>
  %2387 = gc.constant dense<[0.0, -0.0, -0.0, -0.0, 0.0]> : tensor<5xf64>
  gc.expect eq %2386, %2387 : tensor<5xf64>
  %2388 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2389 = gc.optimization_barrier %2388 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2390 = gc.reduce mul(%2389) dims [1] : (tensor<4x5xf64>) -> tensor<4xf64>
  %2391 = gc.constant dense<[0.0, -0.0, -0.0, -0.0]> : tensor<4xf64>
  gc.expect eq %2390, %2391 : tensor<4xf64>
  %2392 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2393 = gc.optimization_barrier %2392 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2394 = gc.reduce mul(%2393) dims [0, 1] : (tensor<4x5xf64>) -> tensor<f64>
  %2395 = gc.constant dense<-0.0> : tensor<f64>
  gc.expect eq %2394, %2395 : tensor<f64>
  %2396 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2397 = gc.optimization_barrier %2396 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2398 = gc.constant dense<1.0> : tensor<f64>
  %2399 = gc.optimization_barrier %2398 : (tensor<f64>) -> tensor<f64>
  %2400 = gc.reduce mul(%2397) init(%2399) dims [1] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4xf64>
  %2401 = gc.constant dense<[0.0, -0.0, -0.0, -0.0]> : tensor<4xf64>
  gc.expect eq %2400, %2401 : tensor<4xf64>
  %2402 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2403 = gc.optimization_barrier %2402 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2404 = gc.reduce min(%2403) dims [0] : (tensor<4x5xf64>) -> tensor<5xf64>
  %2405 = gc.constant dense<[-1.0, -1.0, -1.0, -1.0, 0.0]> : tensor<5xf64>
  gc.expect eq %2404, %2405 : tensor<5xf64>
  %2406 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2407 = gc.optimization_barrier %2406 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2408 = gc.reduce min(%2407) dims [1] : (tensor<4x5xf64>) -> tensor<4xf64>
  %2409 = gc.constant dense<[0.0, -1.0, -1.0, -1.0]> : tensor<4xf64>
  gc.expect eq %2408, %2409 : tensor<4xf64>
  %2410 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2411 = gc.optimization_barrier %2410 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2412 = gc.reduce min(%2411) dims [0, 1] : (tensor<4x5xf64>) -> tensor<f64>
  %2413 = gc.constant dense<-1.0> : tensor<f64>
  gc.expect eq %2412, %2413 : tensor<f64>
  %2414 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2415 = gc.optimization_barrier %2414 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2416 = gc.constant dense<1.0> : tensor<f64>
  %2417 = gc.optimization_barrier %2416 : (tensor<f64>) -> tensor<f64>
  %2418 = gc.reduce min(%2415) init(%2417) dims [1] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4xf64>
  %2419 = gc.constant dense<[0.0, -1.0, -1.0, -1.0]> : tensor<4xf64>
  gc.expect eq %2418, %2419 : tensor<4xf64>
  %2420 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2421 = gc.optimization_barrier %2420 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2422 = gc.reduce max(%2421) dims [0] : (tensor<4x5xf64>) -> tensor<5xf64>
  %2423 = gc.constant dense<1.0> : tensor<5xf64>
  gc.expect eq %2422, %2423 : tensor<5xf64>
  %2424 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2425 = gc.optimization_barrier %2424 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2426 = gc.reduce max(%2425) dims [1] : (tensor<4x5xf64>) -> tensor<4xf64>
  %2427 = gc.constant dense<1.0> : tensor<4xf64>
  gc.expect eq %2426, %2427 : tensor<4xf64>
  %2428 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2429 = gc.optimization_barrier %2428 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2430 = gc.reduce max(%2429) dims [0, 1] : (tensor<4x5xf64>) -> tensor<f64>
  %2431 = gc.constant dense<1.0> : tensor<f64>
  gc.expect eq %2430, %2431 : tensor<f64>
  %2432 = gc.constant dense<[[0.0, 1.0, 1.0, 0.0, 0.0], [-1.0, -1.0, 0.0, -1.0, 1.0], [1.0, 0.0, -1.0, 1.0, 0.0], [-1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<4x5xf64>
  %2433 = gc.optimization_barrier %2432 : (tensor<4x5xf64>) -> tensor<4x5xf64>
  %2434 = gc.constant dense<1.0> : tensor<f64>
  %2435 = gc.optimization_barrier %2434 : (tensor<f64>) -> tensor<f64>
  %2436 = gc.reduce max(%2433) init(%2435) dims [1] : (tensor<4x5xf64>, tensor<f64>) -> tensor<4xf64>
  %2437 = gc.constant dense<1.0> : tensor<4xf64>
  gc.expect eq %2436, %2437 : tensor<4xf64>
  return
}
