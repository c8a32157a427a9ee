// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// chlo functions in f32 against mpmath: at most 2 units in the last place.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %1 = stablehlo.constant dense<[0.0, 0.10000000149011612, -0.10000000149011612, 0.5, -0.75, 0.9990000128746033, -0.9998999834060669, 9.999999974752427e-07, -9.999999682655225e-21, 0.9999999403953552]> : tensor<10xf32>
  %2 = stablehlo.optimization_barrier %1 : tensor<10xf32>
  %3 = chlo.asin %2 : tensor<10xf32> -> tensor<10xf32>
  %4 = stablehlo.constant dense<[0.0, 0.1001674234867096, -0.1001674234867096, 0.5235987901687622, -0.8480620980262756, 1.526071548461914, -1.5566529035568237, 9.999999974752427e-07, -9.999999682655225e-21, 1.570451021194458]> : tensor<10xf32>
  stablehlo.custom_call @check.expect_close(%3, %4) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<10xf32>, tensor<10xf32>) -> ()
  %5 = stablehlo.constant dense<[0.0, 0.10000000149011612, -0.10000000149011612, 0.5, -0.75, 0.9990000128746033, -0.9998999834060669, 9.999999974752427e-07, -9.999999682655225e-21, 0.9999999403953552]> : tensor<10xf32>
  %6 = stablehlo.optimization_barrier %5 : tensor<10xf32>
  %7 = chlo.acos %6 : tensor<10xf32> -> tensor<10xf32>
  %8 = stablehlo.constant dense<[1.5707963705062866, 1.4706288576126099, 1.6709637641906738, 1.0471975803375244, 2.418858289718628, 0.04472479969263077, 3.1274492740631104, 1.5707952976226807, 1.5707963705062866, 0.0003452669770922512]> : tensor<10xf32>
  stablehlo.custom_call @check.expect_close(%7, %8) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<10xf32>, tensor<10xf32>) -> ()
  %9 = stablehlo.constant dense<[0.0, 0.10000000149011612, -0.10000000149011612, 0.5, -0.75, 1.5, -1.5, 2.0, 3.25, -3.25, 7.5, 8.5, -10.5, 20.25, -25.5, 9.999999974752427e-07, -9.999999682655225e-21]> : tensor<17xf32>
  %10 = stablehlo.optimization_barrier %9 : tensor<17xf32>
  %11 = chlo.atan %10 : tensor<17xf32> -> tensor<17xf32>
  %12 = stablehlo.constant dense<[0.0, 0.09966865181922913, -0.09966865181922913, 0.46364760398864746, -0.6435011029243469, 0.9827937483787537, -0.9827937483787537, 1.1071487665176392, 1.2722973823547363, -1.2722973823547363, 1.4382448196411133, 1.4536875486373901, -1.4758446216583252, 1.5214537382125854, -1.5316007137298584, 9.999999974752427e-07, -9.999999682655225e-21]> : tensor<17xf32>
  stablehlo.custom_call @check.expect_close(%11, %12) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
  %13 = stablehlo.constant dense<[0.0, 0.10000000149011612, -0.10000000149011612, 0.5, -0.75, 1.5, -1.5, 2.0, 3.25, -3.25, 7.5, 8.5, -10.5, 20.25, -25.5, 9.999999974752427e-07, -9.999999682655225e-21]> : tensor<17xf32>
  %14 = stablehlo.optimization_barrier %13 : tensor<17xf32>
  %15 = chlo.asinh %14 : tensor<17xf32> -> tensor<17xf32>
  %16 = stablehlo.constant dense<[0.0, 0.09983407706022263, -0.09983407706022263, 0.4812118113040924, -0.6931471824645996, 1.19476318359375, -1.19476318359375, 1.4436354637145996, 1.894672155380249, -1.894672155380249, 2.712465286254883, 2.836655616760254, -3.0467822551727295, 3.701910972595215, -3.9322099685668945, 9.999999974752427e-07, -9.999999682655225e-21]> : tensor<17xf32>
  stablehlo.custom_call @check.expect_close(%15, %16) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
  %17 = stablehlo.constant dense<[1.0, 1.0000001192092896, 1.5, 3.0, 10000.0, 1.0000000200408773e+20]> : tensor<6xf32>
  %18 = stablehlo.optimization_barrier %17 : tensor<6xf32>
  %19 = chlo.acosh %18 : tensor<6xf32> -> tensor<6xf32>
  %20 = stablehlo.constant dense<[0.0, 0.00048828125, 0.9624236226081848, 1.7627471685409546, 9.903487205505371, 46.744850158691406]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_close(%19, %20) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<6xf32>, tensor<6xf32>) -> ()
  %21 = stablehlo.constant dense<[0.0, 0.10000000149011612, -0.10000000149011612, 0.5, -0.75, 0.9990000128746033, -0.9998999834060669, 9.999999974752427e-07, -9.999999682655225e-21, 0.9999999403953552]> : tensor<10xf32>
  %22 = stablehlo.optimization_barrier %21 : tensor<10xf32>
  %23 = chlo.atanh %22 : tensor<10xf32> -> tensor<10xf32>
  %24 = stablehlo.constant dense<[0.0, 0.10033535212278366, -0.10033535212278366, 0.5493061542510986, -0.972955048084259, 3.8002076148986816, -4.951635837554932, 9.999999974752427e-07, -9.999999682655225e-21, 8.664340019226074]> : tensor<10xf32>
  stablehlo.custom_call @check.expect_close(%23, %24) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<10xf32>, tensor<10xf32>) -> ()
  %25 = stablehlo.constant dense<[0.0, 0.10000000149011612, -0.10000000149011612, 0.5, -0.75, 1.5, -1.5, 2.0, 3.25, -3.25, 7.5, 8.5, -10.5, 20.25, -25.5, 9.999999974752427e-07, -9.999999682655225e-21]> : tensor<17xf32>
  %26 = stablehlo.optimization_barrier %25 : tensor<17xf32>
  %27 = chlo.sinh %26 : tensor<17xf32> -> tensor<17xf32>
  %28 = stablehlo.constant dense<[0.0, 0.10016675293445587, -0.10016675293445587, 0.5210952758789062, -0.8223167061805725, 2.129279375076294, -2.129279375076294, 3.6268603801727295, 12.87578296661377, -12.87578296661377, 904.0209350585938, 2457.38427734375, -18157.751953125, 311482208.0, -59358003200.0, 9.999999974752427e-07, -9.999999682655225e-21]> : tensor<17xf32>
  stablehlo.custom_call @check.expect_close(%27, %28) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
  %29 = stablehlo.constant dense<[0.0, 0.10000000149011612, -0.10000000149011612, 0.5, -0.75, 1.5, -1.5, 2.0, 3.25, -3.25, 7.5, 8.5, -10.5, 20.25, -25.5, 9.999999974752427e-07, -9.999999682655225e-21]> : tensor<17xf32>
  %30 = stablehlo.optimization_barrier %29 : tensor<17xf32>
  %31 = chlo.cosh %30 : tensor<17xf32> -> tensor<17xf32>
  %32 = stablehlo.constant dense<[1.0, 1.0050041675567627, 1.0050041675567627, 1.1276259422302246, 1.2946833372116089, 2.352409601211548, 2.352409601211548, 3.762195587158203, 12.914557456970215, 12.914557456970215, 904.021484375, 2457.384521484375, 18157.751953125, 311482208.0, 59358003200.0, 1.0, 1.0]> : tensor<17xf32>
  stablehlo.custom_call @check.expect_close(%31, %32) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
  %33 = stablehlo.constant dense<[0.0, 0.10000000149011612, -0.10000000149011612, 0.5, -0.75, 1.5, -1.5, 2.0, 3.25, -3.25, 7.5, 9.0]> : tensor<12xf32>
  %34 = stablehlo.optimization_barrier %33 : tensor<12xf32>
  %35 = chlo.erfc %34 : tensor<12xf32> -> tensor<12xf32>
  %36 = stablehlo.constant dense<[1.0, 0.8875370621681213, 1.1124628782272339, 0.4795001149177551, 1.711155652999878, 0.0338948518037796, 1.9661051034927368, 0.004677734803408384, 4.3027794163208455e-06, 1.9999957084655762, 2.776649254231637e-26, 4.137031708073991e-37]> : tensor<12xf32>
  stablehlo.custom_call @check.expect_close(%35, %36) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<12xf32>, tensor<12xf32>) -> ()
  %37 = stablehlo.constant dense<[0.0, 0.10000000149011612, -0.10000000149011612, 0.5, -0.75, 0.9990000128746033, -0.9998999834060669, 9.999999974752427e-07, -9.999999682655225e-21, 0.9999999403953552]> : tensor<10xf32>
  %38 = stablehlo.optimization_barrier %37 : tensor<10xf32>
  %39 = chlo.erf_inv %38 : tensor<10xf32> -> tensor<10xf32>
  %40 = stablehlo.constant dense<[0.0, 0.08885598927736282, -0.08885598927736282, 0.4769362807273865, -0.8134198188781738, 2.326756238937378, -2.751035451889038, 8.862269282872148e-07, -8.862269295638222e-21, 3.8325068950653076]> : tensor<10xf32>
  stablehlo.custom_call @check.expect_close(%39, %40) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<10xf32>, tensor<10xf32>) -> ()
  %41 = stablehlo.constant dense<[0.10000000149011612, 0.5, 1.0, 1.5, 2.0, 2.5, 7.5, 8.5, 100.0, 10000000000.0, 9.999999974752427e-07]> : tensor<11xf32>
  %42 = stablehlo.optimization_barrier %41 : tensor<11xf32>
  %43 = chlo.lgamma %42 : tensor<11xf32> -> tensor<11xf32>
  %44 = stablehlo.constant dense<[2.2527127265930176, 0.5723649263381958, 0.0, -0.12078224122524261, 0.0, 0.28468286991119385, 7.534364223480225, 9.549266815185547, 359.13421630859375, 220258516992.0, 13.815509796142578]> : tensor<11xf32>
  stablehlo.custom_call @check.expect_close(%43, %44) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<11xf32>, tensor<11xf32>) -> ()
  %45 = stablehlo.constant dense<[0.10000000149011612, 0.5, 1.0, 1.5, 2.0, 7.5, 8.5, 100.0, 10000000000.0, -0.5, -3.25]> : tensor<11xf32>
  %46 = stablehlo.optimization_barrier %45 : tensor<11xf32>
  %47 = chlo.digamma %46 : tensor<11xf32> -> tensor<11xf32>
  %48 = stablehlo.constant dense<[-10.423754692077637, -1.9635100364685059, -0.5772156715393066, 0.036489974707365036, 0.42278432846069336, 1.946757435798645, 2.0800907611846924, 4.600162029266357, 23.025850296020508, 0.036489974707365036, 4.466275691986084]> : tensor<11xf32>
  stablehlo.custom_call @check.expect_close(%47, %48) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<11xf32>, tensor<11xf32>) -> ()
  %49 = stablehlo.constant dense<[0.0, 0.10000000149011612, -0.10000000149011612, 0.5, -0.75, 1.5, -1.5, 2.0, 3.25, -3.25, 7.5, 8.5, -10.5, 20.25, -25.5, 9.999999974752427e-07, -9.999999682655225e-21]> : tensor<17xf32>
  %50 = stablehlo.optimization_barrier %49 : tensor<17xf32>
  %51 = chlo.bessel_i1e %50 : tensor<17xf32> -> tensor<17xf32>
  %52 = stablehlo.constant dense<[0.0, 0.04529844596982002, -0.04529844596982002, 0.15642079710960388, -0.18988779187202454, 0.21903938055038452, -0.21903938055038452, 0.2152692824602127, 0.19203105568885803, -0.19203105568885803, 0.13804121315479279, 0.130549356341362, -0.11857566237449646, 0.08698558807373047, -0.07782579213380814, 4.999994871468516e-07, -4.999999841327613e-21]> : tensor<17xf32>
  stablehlo.custom_call @check.expect_close(%51, %52) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<17xf32>, tensor<17xf32>) -> ()
  // next_after
  %53 = stablehlo.constant dense<[1.0, -1.0, 0.0, -0.0, 3.4028234663852886e+38, 1.401298464324817e-45, 2.5, 7.0]> : tensor<8xf32>
  %54 = stablehlo.optimization_barrier %53 : tensor<8xf32>
  %55 = stablehlo.constant dense<[2.0, 5.0, -1.0, 1.0, 0x7F800000, 0.0, 2.5, -9.0]> : tensor<8xf32>
  %56 = stablehlo.optimization_barrier %55 : tensor<8xf32>
  %57 = chlo.next_after %54, %56 : tensor<8xf32>, tensor<8xf32> -> tensor<8xf32>
  %58 = stablehlo.constant dense<[1.0000001192092896, -0.9999999403953552, -1.401298464324817e-45, 1.401298464324817e-45, 0x7F800000, 0.0, 2.5, 6.999999523162842]> : tensor<8xf32>
  stablehlo.custom_call @check.expect_eq(%57, %58) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
  return
}
