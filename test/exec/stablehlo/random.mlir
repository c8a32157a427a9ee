// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// Random bits against JAX's, of all widths and by all algorithms; stateless draws by their bounds and moments.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %1 = stablehlo.constant dense<[1, 18446744073709551614]> : tensor<2xui64>
  %2 = stablehlo.optimization_barrier %1 : tensor<2xui64>
  %3:2 = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui8>)
  %4 = stablehlo.constant dense<[1, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%3#0, %4) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %5 = stablehlo.constant dense<[136, 23, 152]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%3#1, %5) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
  %6:2 = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi16>)
  %7 = stablehlo.constant dense<1> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%6#0, %7) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %8 = stablehlo.constant dense<[[12424, 10392, -22534], [20503, 31862, 10117]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%6#1, %8) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %9:2 = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %10 = stablehlo.constant dense<1> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%9#0, %10) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %11 = stablehlo.constant dense<[2522165384, 3844624407, 277883032, 1381858422, 3023415290]> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%9#1, %11) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
  %12:2 = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xi32>)
  %13 = stablehlo.constant dense<1> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%12#0, %13) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %14 = stablehlo.constant dense<[[-1772801912, -450342889], [277883032, 1381858422], [-1271552006, -1762973819]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%12#1, %14) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %15:2 = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>)
  %16 = stablehlo.constant dense<1> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%15#0, %16) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %17 = stablehlo.constant dense<[16512536095990558856, 5935036730470049944, 10874829180423743482]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%15#1, %17) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %18:2 = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xi64>)
  %19 = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%18#0, %19) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %20 = stablehlo.constant dense<[[-1934207977718992760, 5935036730470049944], [-7571914893285808134, 3280001176275675250]]> : tensor<2x2xi64>
  stablehlo.custom_call @check.expect_eq(%18#1, %20) {has_side_effect = true} : (tensor<2x2xi64>, tensor<2x2xi64>) -> ()
  %21:2 = stablehlo.rng_bit_generator %2, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui8>)
  %22 = stablehlo.constant dense<[1, 18446744073709551615]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%21#0, %22) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %23 = stablehlo.constant dense<[64, 160, 19]> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%21#1, %23) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
  %24:2 = stablehlo.rng_bit_generator %2, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xi16>)
  %25 = stablehlo.constant dense<[1, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%24#0, %25) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %26 = stablehlo.constant dense<[[-11200, -24160, -23277], [-22164, 17585, -20182]]> : tensor<2x3xi16>
  stablehlo.custom_call @check.expect_eq(%24#1, %26) {has_side_effect = true} : (tensor<2x3xi16>, tensor<2x3xi16>) -> ()
  %27:2 = stablehlo.rng_bit_generator %2, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %28 = stablehlo.constant dense<[1, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%27#0, %28) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %29 = stablehlo.constant dense<[1936839744, 2769723808, 3853690131, 929147244, 1483621553]> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%27#1, %29) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
  %30:2 = stablehlo.rng_bit_generator %2, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xi32>)
  %31 = stablehlo.constant dense<[1, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%30#0, %31) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %32 = stablehlo.constant dense<[[1936839744, -1525243488], [-441277165, 929147244], [1483621553, 651866410]]> : tensor<3x2xi32>
  stablehlo.custom_call @check.expect_eq(%30#1, %32) {has_side_effect = true} : (tensor<3x2xi32>, tensor<3x2xi32>) -> ()
  %33:2 = stablehlo.rng_bit_generator %2, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui64>)
  %34 = stablehlo.constant dense<[1, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%33#0, %34) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %35 = stablehlo.constant dense<[11895873176249422912, 3990657030002222355, 2799744913794548913]> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%33#1, %35) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %36:2 = stablehlo.rng_bit_generator %2, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xi64>)
  %37 = stablehlo.constant dense<[1, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%36#0, %37) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %38 = stablehlo.constant dense<[[-6550870897460128704, 3990657030002222355], [2799744913794548913, -2794429912415958823]]> : tensor<2x2xi64>
  stablehlo.custom_call @check.expect_eq(%36#1, %38) {has_side_effect = true} : (tensor<2x2xi64>, tensor<2x2xi64>) -> ()
  %39:2 = stablehlo.rng_bit_generator %2, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %40 = stablehlo.constant dense<[1, 0]> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%39#0, %40) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %41 = stablehlo.constant dense<[1936839744, 2769723808, 3853690131, 929147244, 1483621553]> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%39#1, %41) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
  // Uniform: within [-2, 3), the mean near 0.5. Normal: mean 1, deviation 2. Both by thousands of draws, no two ops alike.
  %42 = stablehlo.constant dense<[64, 128]> : tensor<2xi64>
  %43 = stablehlo.constant dense<-2.0> : tensor<bf16>
  %44 = stablehlo.optimization_barrier %43 : tensor<bf16>
  %45 = stablehlo.constant dense<3.0> : tensor<bf16>
  %46 = stablehlo.optimization_barrier %45 : tensor<bf16>
  %47 = stablehlo.rng %44, %46, %42, distribution = UNIFORM : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> tensor<64x128xbf16>
  %48 = stablehlo.constant dense<9.0> : tensor<bf16>
  %49 = stablehlo.optimization_barrier %48 : tensor<bf16>
  %50 = stablehlo.reduce(%47 init: %49) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<64x128xbf16>, tensor<bf16>) -> tensor<bf16>
  %51 = stablehlo.constant dense<-2.0> : tensor<bf16>
  %52 = stablehlo.optimization_barrier %51 : tensor<bf16>
  %53 = stablehlo.compare GE, %50, %52 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  %54 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%53, %54) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %55 = stablehlo.constant dense<-1.9> : tensor<bf16>
  %56 = stablehlo.optimization_barrier %55 : tensor<bf16>
  %57 = stablehlo.compare LT, %50, %56 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  %58 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%57, %58) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %59 = stablehlo.constant dense<-9.0> : tensor<bf16>
  %60 = stablehlo.optimization_barrier %59 : tensor<bf16>
  %61 = stablehlo.reduce(%47 init: %60) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x128xbf16>, tensor<bf16>) -> tensor<bf16>
  %62 = stablehlo.constant dense<2.9> : tensor<bf16>
  %63 = stablehlo.optimization_barrier %62 : tensor<bf16>
  %64 = stablehlo.compare GE, %61, %63 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  %65 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%64, %65) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %66 = stablehlo.constant dense<3.0> : tensor<bf16>
  %67 = stablehlo.optimization_barrier %66 : tensor<bf16>
  %68 = stablehlo.compare LT, %61, %67 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
  %69 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%68, %69) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %70 = stablehlo.convert %47 : (tensor<64x128xbf16>) -> tensor<64x128xf64>
  %71 = stablehlo.constant dense<0.0> : tensor<f64>
  %72 = stablehlo.optimization_barrier %71 : tensor<f64>
  %73 = stablehlo.reduce(%70 init: %72) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %74 = stablehlo.constant dense<3276.8> : tensor<f64>
  %75 = stablehlo.optimization_barrier %74 : tensor<f64>
  %76 = stablehlo.compare GE, %73, %75 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %77 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%76, %77) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %78 = stablehlo.constant dense<4915.2> : tensor<f64>
  %79 = stablehlo.optimization_barrier %78 : tensor<f64>
  %80 = stablehlo.compare LT, %73, %79 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %81 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%80, %81) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %82 = stablehlo.constant dense<[64, 128]> : tensor<2xi64>
  %83 = stablehlo.constant dense<1.0> : tensor<bf16>
  %84 = stablehlo.optimization_barrier %83 : tensor<bf16>
  %85 = stablehlo.constant dense<2.0> : tensor<bf16>
  %86 = stablehlo.optimization_barrier %85 : tensor<bf16>
  %87 = stablehlo.rng %84, %86, %82, distribution = NORMAL : (tensor<bf16>, tensor<bf16>, tensor<2xi64>) -> tensor<64x128xbf16>
  %88 = stablehlo.convert %87 : (tensor<64x128xbf16>) -> tensor<64x128xf64>
  %89 = stablehlo.constant dense<0.0> : tensor<f64>
  %90 = stablehlo.optimization_barrier %89 : tensor<f64>
  %91 = stablehlo.reduce(%88 init: %90) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %92 = stablehlo.constant dense<7372.8> : tensor<f64>
  %93 = stablehlo.optimization_barrier %92 : tensor<f64>
  %94 = stablehlo.compare GE, %91, %93 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %95 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%94, %95) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %96 = stablehlo.constant dense<9011.2> : tensor<f64>
  %97 = stablehlo.optimization_barrier %96 : tensor<f64>
  %98 = stablehlo.compare LT, %91, %97 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %99 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%98, %99) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %100 = stablehlo.multiply %88, %88 : tensor<64x128xf64>
  %101 = stablehlo.constant dense<0.0> : tensor<f64>
  %102 = stablehlo.optimization_barrier %101 : tensor<f64>
  %103 = stablehlo.reduce(%100 init: %102) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %104 = stablehlo.constant dense<39321.6> : tensor<f64>
  %105 = stablehlo.optimization_barrier %104 : tensor<f64>
  %106 = stablehlo.compare GE, %103, %105 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %107 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%106, %107) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %108 = stablehlo.constant dense<42598.4> : tensor<f64>
  %109 = stablehlo.optimization_barrier %108 : tensor<f64>
  %110 = stablehlo.compare LT, %103, %109 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %111 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%110, %111) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %112 = stablehlo.constant dense<[64, 128]> : tensor<2xi64>
  %113 = stablehlo.constant dense<-2.0> : tensor<f16>
  %114 = stablehlo.optimization_barrier %113 : tensor<f16>
  %115 = stablehlo.constant dense<3.0> : tensor<f16>
  %116 = stablehlo.optimization_barrier %115 : tensor<f16>
  %117 = stablehlo.rng %114, %116, %112, distribution = UNIFORM : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> tensor<64x128xf16>
  %118 = stablehlo.constant dense<9.0> : tensor<f16>
  %119 = stablehlo.optimization_barrier %118 : tensor<f16>
  %120 = stablehlo.reduce(%117 init: %119) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<64x128xf16>, tensor<f16>) -> tensor<f16>
  %121 = stablehlo.constant dense<-2.0> : tensor<f16>
  %122 = stablehlo.optimization_barrier %121 : tensor<f16>
  %123 = stablehlo.compare GE, %120, %122 : (tensor<f16>, tensor<f16>) -> tensor<i1>
  %124 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%123, %124) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %125 = stablehlo.constant dense<-1.9> : tensor<f16>
  %126 = stablehlo.optimization_barrier %125 : tensor<f16>
  %127 = stablehlo.compare LT, %120, %126 : (tensor<f16>, tensor<f16>) -> tensor<i1>
  %128 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%127, %128) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %129 = stablehlo.constant dense<-9.0> : tensor<f16>
  %130 = stablehlo.optimization_barrier %129 : tensor<f16>
  %131 = stablehlo.reduce(%117 init: %130) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x128xf16>, tensor<f16>) -> tensor<f16>
  %132 = stablehlo.constant dense<2.9> : tensor<f16>
  %133 = stablehlo.optimization_barrier %132 : tensor<f16>
  %134 = stablehlo.compare GE, %131, %133 : (tensor<f16>, tensor<f16>) -> tensor<i1>
  %135 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%134, %135) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %136 = stablehlo.constant dense<3.0> : tensor<f16>
  %137 = stablehlo.optimization_barrier %136 : tensor<f16>
  %138 = stablehlo.compare LT, %131, %137 : (tensor<f16>, tensor<f16>) -> tensor<i1>
  %139 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%138, %139) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %140 = stablehlo.convert %117 : (tensor<64x128xf16>) -> tensor<64x128xf64>
  %141 = stablehlo.constant dense<0.0> : tensor<f64>
  %142 = stablehlo.optimization_barrier %141 : tensor<f64>
  %143 = stablehlo.reduce(%140 init: %142) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %144 = stablehlo.constant dense<3276.8> : tensor<f64>
  %145 = stablehlo.optimization_barrier %144 : tensor<f64>
  %146 = stablehlo.compare GE, %143, %145 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %147 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%146, %147) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %148 = stablehlo.constant dense<4915.2> : tensor<f64>
  %149 = stablehlo.optimization_barrier %148 : tensor<f64>
  %150 = stablehlo.compare LT, %143, %149 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %151 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%150, %151) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %152 = stablehlo.constant dense<[64, 128]> : tensor<2xi64>
  %153 = stablehlo.constant dense<1.0> : tensor<f16>
  %154 = stablehlo.optimization_barrier %153 : tensor<f16>
  %155 = stablehlo.constant dense<2.0> : tensor<f16>
  %156 = stablehlo.optimization_barrier %155 : tensor<f16>
  %157 = stablehlo.rng %154, %156, %152, distribution = NORMAL : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> tensor<64x128xf16>
  %158 = stablehlo.convert %157 : (tensor<64x128xf16>) -> tensor<64x128xf64>
  %159 = stablehlo.constant dense<0.0> : tensor<f64>
  %160 = stablehlo.optimization_barrier %159 : tensor<f64>
  %161 = stablehlo.reduce(%158 init: %160) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %162 = stablehlo.constant dense<7372.8> : tensor<f64>
  %163 = stablehlo.optimization_barrier %162 : tensor<f64>
  %164 = stablehlo.compare GE, %161, %163 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %165 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%164, %165) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %166 = stablehlo.constant dense<9011.2> : tensor<f64>
  %167 = stablehlo.optimization_barrier %166 : tensor<f64>
  %168 = stablehlo.compare LT, %161, %167 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %169 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%168, %169) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %170 = stablehlo.multiply %158, %158 : tensor<64x128xf64>
  %171 = stablehlo.constant dense<0.0> : tensor<f64>
  %172 = stablehlo.optimization_barrier %171 : tensor<f64>
  %173 = stablehlo.reduce(%170 init: %172) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %174 = stablehlo.constant dense<39321.6> : tensor<f64>
  %175 = stablehlo.optimization_barrier %174 : tensor<f64>
  %176 = stablehlo.compare GE, %173, %175 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %177 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%176, %177) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %178 = stablehlo.constant dense<42598.4> : tensor<f64>
  %179 = stablehlo.optimization_barrier %178 : tensor<f64>
  %180 = stablehlo.compare LT, %173, %179 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %181 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%180, %181) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %182 = stablehlo.constant dense<[64, 128]> : tensor<2xi64>
  %183 = stablehlo.constant dense<-2.0> : tensor<f32>
  %184 = stablehlo.optimization_barrier %183 : tensor<f32>
  %185 = stablehlo.constant dense<3.0> : tensor<f32>
  %186 = stablehlo.optimization_barrier %185 : tensor<f32>
  %187 = stablehlo.rng %184, %186, %182, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<64x128xf32>
  %188 = stablehlo.constant dense<9.0> : tensor<f32>
  %189 = stablehlo.optimization_barrier %188 : tensor<f32>
  %190 = stablehlo.reduce(%187 init: %189) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
  %191 = stablehlo.constant dense<-2.0> : tensor<f32>
  %192 = stablehlo.optimization_barrier %191 : tensor<f32>
  %193 = stablehlo.compare GE, %190, %192 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %194 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%193, %194) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %195 = stablehlo.constant dense<-1.9> : tensor<f32>
  %196 = stablehlo.optimization_barrier %195 : tensor<f32>
  %197 = stablehlo.compare LT, %190, %196 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %198 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%197, %198) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %199 = stablehlo.constant dense<-9.0> : tensor<f32>
  %200 = stablehlo.optimization_barrier %199 : tensor<f32>
  %201 = stablehlo.reduce(%187 init: %200) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
  %202 = stablehlo.constant dense<2.9> : tensor<f32>
  %203 = stablehlo.optimization_barrier %202 : tensor<f32>
  %204 = stablehlo.compare GE, %201, %203 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %205 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%204, %205) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %206 = stablehlo.constant dense<3.0> : tensor<f32>
  %207 = stablehlo.optimization_barrier %206 : tensor<f32>
  %208 = stablehlo.compare LT, %201, %207 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %209 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%208, %209) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %210 = stablehlo.convert %187 : (tensor<64x128xf32>) -> tensor<64x128xf64>
  %211 = stablehlo.constant dense<0.0> : tensor<f64>
  %212 = stablehlo.optimization_barrier %211 : tensor<f64>
  %213 = stablehlo.reduce(%210 init: %212) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %214 = stablehlo.constant dense<3276.8> : tensor<f64>
  %215 = stablehlo.optimization_barrier %214 : tensor<f64>
  %216 = stablehlo.compare GE, %213, %215 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %217 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%216, %217) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %218 = stablehlo.constant dense<4915.2> : tensor<f64>
  %219 = stablehlo.optimization_barrier %218 : tensor<f64>
  %220 = stablehlo.compare LT, %213, %219 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %221 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%220, %221) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %222 = stablehlo.constant dense<[64, 128]> : tensor<2xi64>
  %223 = stablehlo.constant dense<1.0> : tensor<f32>
  %224 = stablehlo.optimization_barrier %223 : tensor<f32>
  %225 = stablehlo.constant dense<2.0> : tensor<f32>
  %226 = stablehlo.optimization_barrier %225 : tensor<f32>
  %227 = stablehlo.rng %224, %226, %222, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<64x128xf32>
  %228 = stablehlo.convert %227 : (tensor<64x128xf32>) -> tensor<64x128xf64>
  %229 = stablehlo.constant dense<0.0> : tensor<f64>
  %230 = stablehlo.optimization_barrier %229 : tensor<f64>
  %231 = stablehlo.reduce(%228 init: %230) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %232 = stablehlo.constant dense<7372.8> : tensor<f64>
  %233 = stablehlo.optimization_barrier %232 : tensor<f64>
  %234 = stablehlo.compare GE, %231, %233 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %235 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%234, %235) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %236 = stablehlo.constant dense<9011.2> : tensor<f64>
  %237 = stablehlo.optimization_barrier %236 : tensor<f64>
  %238 = stablehlo.compare LT, %231, %237 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %239 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%238, %239) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %240 = stablehlo.multiply %228, %228 : tensor<64x128xf64>
  %241 = stablehlo.constant dense<0.0> : tensor<f64>
  %242 = stablehlo.optimization_barrier %241 : tensor<f64>
  %243 = stablehlo.reduce(%240 init: %242) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %244 = stablehlo.constant dense<39321.6> : tensor<f64>
  %245 = stablehlo.optimization_barrier %244 : tensor<f64>
  %246 = stablehlo.compare GE, %243, %245 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %247 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%246, %247) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %248 = stablehlo.constant dense<42598.4> : tensor<f64>
  %249 = stablehlo.optimization_barrier %248 : tensor<f64>
  %250 = stablehlo.compare LT, %243, %249 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %251 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%250, %251) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %252 = stablehlo.constant dense<[64, 128]> : tensor<2xi64>
  %253 = stablehlo.constant dense<-2.0> : tensor<f64>
  %254 = stablehlo.optimization_barrier %253 : tensor<f64>
  %255 = stablehlo.constant dense<3.0> : tensor<f64>
  %256 = stablehlo.optimization_barrier %255 : tensor<f64>
  %257 = stablehlo.rng %254, %256, %252, distribution = UNIFORM : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> tensor<64x128xf64>
  %258 = stablehlo.constant dense<9.0> : tensor<f64>
  %259 = stablehlo.optimization_barrier %258 : tensor<f64>
  %260 = stablehlo.reduce(%257 init: %259) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %261 = stablehlo.constant dense<-2.0> : tensor<f64>
  %262 = stablehlo.optimization_barrier %261 : tensor<f64>
  %263 = stablehlo.compare GE, %260, %262 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %264 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%263, %264) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %265 = stablehlo.constant dense<-1.9> : tensor<f64>
  %266 = stablehlo.optimization_barrier %265 : tensor<f64>
  %267 = stablehlo.compare LT, %260, %266 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %268 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%267, %268) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %269 = stablehlo.constant dense<-9.0> : tensor<f64>
  %270 = stablehlo.optimization_barrier %269 : tensor<f64>
  %271 = stablehlo.reduce(%257 init: %270) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %272 = stablehlo.constant dense<2.9> : tensor<f64>
  %273 = stablehlo.optimization_barrier %272 : tensor<f64>
  %274 = stablehlo.compare GE, %271, %273 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %275 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%274, %275) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %276 = stablehlo.constant dense<3.0> : tensor<f64>
  %277 = stablehlo.optimization_barrier %276 : tensor<f64>
  %278 = stablehlo.compare LT, %271, %277 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %279 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%278, %279) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %280 = stablehlo.convert %257 : (tensor<64x128xf64>) -> tensor<64x128xf64>
  %281 = stablehlo.constant dense<0.0> : tensor<f64>
  %282 = stablehlo.optimization_barrier %281 : tensor<f64>
  %283 = stablehlo.reduce(%280 init: %282) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %284 = stablehlo.constant dense<3276.8> : tensor<f64>
  %285 = stablehlo.optimization_barrier %284 : tensor<f64>
  %286 = stablehlo.compare GE, %283, %285 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %287 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%286, %287) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %288 = stablehlo.constant dense<4915.2> : tensor<f64>
  %289 = stablehlo.optimization_barrier %288 : tensor<f64>
  %290 = stablehlo.compare LT, %283, %289 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %291 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%290, %291) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %292 = stablehlo.constant dense<[64, 128]> : tensor<2xi64>
  %293 = stablehlo.constant dense<1.0> : tensor<f64>
  %294 = stablehlo.optimization_barrier %293 : tensor<f64>
  %295 = stablehlo.constant dense<2.0> : tensor<f64>
  %296 = stablehlo.optimization_barrier %295 : tensor<f64>
  %297 = stablehlo.rng %294, %296, %292, distribution = NORMAL : (tensor<f64>, tensor<f64>, tensor<2xi64>) -> tensor<64x128xf64>
  %298 = stablehlo.convert %297 : (tensor<64x128xf64>) -> tensor<64x128xf64>
  %299 = stablehlo.constant dense<0.0> : tensor<f64>
  %300 = stablehlo.optimization_barrier %299 : tensor<f64>
  %301 = stablehlo.reduce(%298 init: %300) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %302 = stablehlo.constant dense<7372.8> : tensor<f64>
  %303 = stablehlo.optimization_barrier %302 : tensor<f64>
  %304 = stablehlo.compare GE, %301, %303 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %305 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%304, %305) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %306 = stablehlo.constant dense<9011.2> : tensor<f64>
  %307 = stablehlo.optimization_barrier %306 : tensor<f64>
  %308 = stablehlo.compare LT, %301, %307 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %309 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%308, %309) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %310 = stablehlo.multiply %298, %298 : tensor<64x128xf64>
  %311 = stablehlo.constant dense<0.0> : tensor<f64>
  %312 = stablehlo.optimization_barrier %311 : tensor<f64>
  %313 = stablehlo.reduce(%310 init: %312) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %314 = stablehlo.constant dense<39321.6> : tensor<f64>
  %315 = stablehlo.optimization_barrier %314 : tensor<f64>
  %316 = stablehlo.compare GE, %313, %315 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %317 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%316, %317) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %318 = stablehlo.constant dense<42598.4> : tensor<f64>
  %319 = stablehlo.optimization_barrier %318 : tensor<f64>
  %320 = stablehlo.compare LT, %313, %319 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %321 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%320, %321) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %322 = stablehlo.constant dense<[64, 128]> : tensor<2xi64>
  %323 = stablehlo.constant dense<-3> : tensor<i32>
  %324 = stablehlo.optimization_barrier %323 : tensor<i32>
  %325 = stablehlo.constant dense<4> : tensor<i32>
  %326 = stablehlo.optimization_barrier %325 : tensor<i32>
  %327 = stablehlo.rng %324, %326, %322, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<64x128xi32>
  %328 = stablehlo.constant dense<[64, 128]> : tensor<2xi64>
  %329 = stablehlo.constant dense<-3> : tensor<i32>
  %330 = stablehlo.optimization_barrier %329 : tensor<i32>
  %331 = stablehlo.constant dense<4> : tensor<i32>
  %332 = stablehlo.optimization_barrier %331 : tensor<i32>
  %333 = stablehlo.rng %330, %332, %328, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<64x128xi32>
  %334 = stablehlo.constant dense<99> : tensor<i32>
  %335 = stablehlo.optimization_barrier %334 : tensor<i32>
  %336 = stablehlo.reduce(%327 init: %335) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<64x128xi32>, tensor<i32>) -> tensor<i32>
  %337 = stablehlo.constant dense<-3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%336, %337) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
  %338 = stablehlo.constant dense<-99> : tensor<i32>
  %339 = stablehlo.optimization_barrier %338 : tensor<i32>
  %340 = stablehlo.reduce(%327 init: %339) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<64x128xi32>, tensor<i32>) -> tensor<i32>
  %341 = stablehlo.constant dense<3> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%340, %341) {has_side_effect = true} : (tensor<i32>, tensor<i32>) -> ()
  %342 = stablehlo.compare EQ, %327, %333 : (tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi1>
  %343 = stablehlo.convert %342 : (tensor<64x128xi1>) -> tensor<64x128xf64>
  %344 = stablehlo.constant dense<0.0> : tensor<f64>
  %345 = stablehlo.optimization_barrier %344 : tensor<f64>
  %346 = stablehlo.reduce(%343 init: %345) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf64>, tensor<f64>) -> tensor<f64>
  %347 = stablehlo.constant dense<1024.0> : tensor<f64>
  %348 = stablehlo.optimization_barrier %347 : tensor<f64>
  %349 = stablehlo.compare GE, %346, %348 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %350 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%349, %350) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  %351 = stablehlo.constant dense<1365.3333333333333> : tensor<f64>
  %352 = stablehlo.optimization_barrier %351 : tensor<f64>
  %353 = stablehlo.compare LT, %346, %352 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  %354 = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.custom_call @check.expect_eq(%353, %354) {has_side_effect = true} : (tensor<i1>, tensor<i1>) -> ()
  return
}
