// RUN: gcompile run %s --device interpreter
// RUN: gcompile run %s --device cpu
// polygamma, zeta and the poles of digamma and lgamma against mpmath: at most 2 units in the last place.
// Written by test/exec/make_expected.py; do not edit.
func.func @main() {
  %1 = stablehlo.constant dense<0.0> : tensor<11xf32>
  %2 = stablehlo.optimization_barrier %1 : tensor<11xf32>
  %3 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.25, 10.0, 100.0, 1000000.0, -0.5, -3.25, -20.75]> : tensor<11xf32>
  %4 = stablehlo.optimization_barrier %3 : tensor<11xf32>
  %5 = chlo.polygamma %2, %4 : tensor<11xf32>, tensor<11xf32> -> tensor<11xf32>
  %6 = stablehlo.constant dense<[-1.9635100364685059, -0.5772156715393066, 0.036489974707365036, 0.42278432846069336, 1.0169909000396729, 2.2517526149749756, 4.600162029266357, 13.815509796142578, 0.036489974707365036, 4.466275691986084, -0.08514352142810822]> : tensor<11xf32>
  stablehlo.custom_call @check.expect_close(%5, %6) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<11xf32>, tensor<11xf32>) -> ()
  %7 = stablehlo.constant dense<1.0> : tensor<11xf32>
  %8 = stablehlo.optimization_barrier %7 : tensor<11xf32>
  %9 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.25, 10.0, 100.0, 1000000.0, -0.5, -3.25, -20.75]> : tensor<11xf32>
  %10 = stablehlo.optimization_barrier %9 : tensor<11xf32>
  %11 = chlo.polygamma %8, %10 : tensor<11xf32>, tensor<11xf32> -> tensor<11xf32>
  %12 = stablehlo.constant dense<[4.934802055358887, 1.644934058189392, 0.9348021745681763, 0.6449340581893921, 0.35979828238487244, 0.10516633838415146, 0.01005016639828682, 1.0000004522225936e-06, 8.934802055358887, 19.474084854125977, 19.692157745361328]> : tensor<11xf32>
  stablehlo.custom_call @check.expect_close(%11, %12) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<11xf32>, tensor<11xf32>) -> ()
  %13 = stablehlo.constant dense<2.0> : tensor<11xf32>
  %14 = stablehlo.optimization_barrier %13 : tensor<11xf32>
  %15 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.25, 10.0, 100.0, 1000000.0, -0.5, -3.25, -20.75]> : tensor<11xf32>
  %16 = stablehlo.optimization_barrier %15 : tensor<11xf32>
  %17 = chlo.polygamma %14, %16 : tensor<11xf32>, tensor<11xf32> -> tensor<11xf32>
  %18 = stablehlo.constant dense<[-16.82879638671875, -2.40411376953125, -0.8287966251373291, -0.4041137993335724, -0.12815694510936737, -0.01104983501136303, -0.00010100499639520422, -1.0000009717861524e-12, -0.8287966251373291, 123.95520782470703, -124.0273208618164]> : tensor<11xf32>
  stablehlo.custom_call @check.expect_close(%17, %18) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<11xf32>, tensor<11xf32>) -> ()
  %19 = stablehlo.constant dense<3.0> : tensor<11xf32>
  %20 = stablehlo.optimization_barrier %19 : tensor<11xf32>
  %21 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.25, 10.0, 100.0, 1000000.0, -0.5, -3.25, -20.75]> : tensor<11xf32>
  %22 = stablehlo.optimization_barrier %21 : tensor<11xf32>
  %23 = chlo.polygamma %20, %22 : tensor<11xf32>, tensor<11xf32> -> tensor<11xf32>
  %24 = stablehlo.constant dense<[97.40908813476562, 6.493939399719238, 1.4090909957885742, 0.4939393997192383, 0.09043335169553757, 0.0023199012503027916, 2.030199993896531e-06, 2.000002986759554e-18, 193.40908813476562, 1558.5087890625, 1558.5452880859375]> : tensor<11xf32>
  stablehlo.custom_call @check.expect_close(%23, %24) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<11xf32>, tensor<11xf32>) -> ()
  %25 = stablehlo.constant dense<7.0> : tensor<11xf32>
  %26 = stablehlo.optimization_barrier %25 : tensor<11xf32>
  %27 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.25, 10.0, 100.0, 1000000.0, -0.5, -3.25, -20.75]> : tensor<11xf32>
  %28 = stablehlo.optimization_barrier %27 : tensor<11xf32>
  %29 = chlo.polygamma %26, %28 : tensor<11xf32>, tensor<11xf32> -> tensor<11xf32>
  %30 = stablehlo.constant dense<[1290440.25, 5060.5498046875, 200.2181854248047, 20.549875259399414, 0.4642353057861328, 0.00010051111894426867, 7.455359246621995e-12, 7.200025652531986e-40, 2580680.25, 330352704.0, 330352704.0]> : tensor<11xf32>
  stablehlo.custom_call @check.expect_close(%29, %30) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<11xf32>, tensor<11xf32>) -> ()
  %31 = stablehlo.constant dense<[1.5, 2.0, 3.0, 10.0, 50.0, 2.0, 2.0, 3.0, 1.000100016593933, 4.0, 20.0, 3.0]> : tensor<12xf32>
  %32 = stablehlo.optimization_barrier %31 : tensor<12xf32>
  %33 = stablehlo.constant dense<[1.0, 1.0, 0.5, 3.0, 2.0, -1.5, 100000.0, -7.25, 1.0, 100.0, 0.25, -0.125]> : tensor<12xf32>
  %34 = stablehlo.optimization_barrier %33 : tensor<12xf32>
  %35 = chlo.zeta %32, %34 : tensor<12xf32>, tensor<12xf32> -> tensor<12xf32>
  %36 = stablehlo.constant dense<[2.612375259399414, 1.644934058189392, 8.414398193359375, 1.801262806111481e-05, 8.881784197001252e-16, 9.379246711730957, 1.0000049769587349e-05, -62.00426483154297, 9998.91796875, 3.3836667512332497e-07, 1099511627776.0, -510.2705383300781]> : tensor<12xf32>
  stablehlo.custom_call @check.expect_close(%35, %36) {has_side_effect = true, max_ulp_difference = 2 : i64} : (tensor<12xf32>, tensor<12xf32>) -> ()
  // Out of the domain, poles, infinity.
  %37 = stablehlo.constant dense<[1.0, 0.5, 2.5, 2.0, 2.0, 3.0]> : tensor<6xf32>
  %38 = stablehlo.optimization_barrier %37 : tensor<6xf32>
  %39 = stablehlo.constant dense<[1.0, 1.0, -0.5, -2.0, 0x7F800000, -2.0]> : tensor<6xf32>
  %40 = stablehlo.optimization_barrier %39 : tensor<6xf32>
  %41 = chlo.zeta %38, %40 : tensor<6xf32>, tensor<6xf32> -> tensor<6xf32>
  %42 = stablehlo.constant dense<[0x7F800000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0.0, 0x7FC00000]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%41, %42) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
  %43 = stablehlo.constant dense<[-1.0, 1.5, 1.0, 0.0, 0.0]> : tensor<5xf32>
  %44 = stablehlo.optimization_barrier %43 : tensor<5xf32>
  %45 = stablehlo.constant dense<[1.0, 1.0, 0x7F800000, 0x7F800000, -2.0]> : tensor<5xf32>
  %46 = stablehlo.optimization_barrier %45 : tensor<5xf32>
  %47 = chlo.polygamma %44, %46 : tensor<5xf32>, tensor<5xf32> -> tensor<5xf32>
  %48 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0.0, 0x7F800000, 0x7FC00000]> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%47, %48) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %49 = stablehlo.constant dense<[0.0, -0.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<6xf32>
  %50 = stablehlo.optimization_barrier %49 : tensor<6xf32>
  %51 = chlo.digamma %50 : tensor<6xf32> -> tensor<6xf32>
  %52 = stablehlo.constant dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%51, %52) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
  %53 = stablehlo.constant dense<[0.0, -0.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<6xf32>
  %54 = stablehlo.optimization_barrier %53 : tensor<6xf32>
  %55 = chlo.lgamma %54 : tensor<6xf32> -> tensor<6xf32>
  %56 = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000]> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%55, %56) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
  %57 = stablehlo.constant dense<0.0> : tensor<11xf64>
  %58 = stablehlo.optimization_barrier %57 : tensor<11xf64>
  %59 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.25, 10.0, 100.0, 1000000.0, -0.5, -3.25, -20.75]> : tensor<11xf64>
  %60 = stablehlo.optimization_barrier %59 : tensor<11xf64>
  %61 = chlo.polygamma %58, %60 : tensor<11xf64>, tensor<11xf64> -> tensor<11xf64>
  %62 = stablehlo.constant dense<[-1.9635100260214235, -0.5772156649015329, 0.03648997397857652, 0.42278433509846713, 1.016990911068179, 2.251752589066721, 4.600161852738087, 13.815510057964191, 0.03648997397857652, 4.46627587235028, -0.08514352173418716]> : tensor<11xf64>
  stablehlo.custom_call @check.expect_close(%61, %62) {has_side_effect = true, max_ulp_difference = 200 : i64} : (tensor<11xf64>, tensor<11xf64>) -> ()
  %63 = stablehlo.constant dense<1.0> : tensor<11xf64>
  %64 = stablehlo.optimization_barrier %63 : tensor<11xf64>
  %65 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.25, 10.0, 100.0, 1000000.0, -0.5, -3.25, -20.75]> : tensor<11xf64>
  %66 = stablehlo.optimization_barrier %65 : tensor<11xf64>
  %67 = chlo.polygamma %64, %66 : tensor<11xf64>, tensor<11xf64> -> tensor<11xf64>
  %68 = stablehlo.constant dense<[4.934802200544679, 1.6449340668482264, 0.9348022005446793, 0.6449340668482264, 0.3597982903095799, 0.10516633568168575, 0.010050166663333571, 1.0000005000001667e-06, 8.934802200544679, 19.474085068082154, 19.6921586563725]> : tensor<11xf64>
  stablehlo.custom_call @check.expect_close(%67, %68) {has_side_effect = true, max_ulp_difference = 200 : i64} : (tensor<11xf64>, tensor<11xf64>) -> ()
  %69 = stablehlo.constant dense<2.0> : tensor<11xf64>
  %70 = stablehlo.optimization_barrier %69 : tensor<11xf64>
  %71 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.25, 10.0, 100.0, 1000000.0, -0.5, -3.25, -20.75]> : tensor<11xf64>
  %72 = stablehlo.optimization_barrier %71 : tensor<11xf64>
  %73 = chlo.polygamma %70, %72 : tensor<11xf64>, tensor<11xf64> -> tensor<11xf64>
  %74 = stablehlo.constant dense<[-16.82879664423432, -2.4041138063191885, -0.82879664423432, -0.4041138063191886, -0.12815694713911513, -0.011049834970802067, -0.00010100499983335, -1.0000010000005e-12, -0.82879664423432, 123.95521103942203, -124.02732002961224]> : tensor<11xf64>
  stablehlo.custom_call @check.expect_close(%73, %74) {has_side_effect = true, max_ulp_difference = 200 : i64} : (tensor<11xf64>, tensor<11xf64>) -> ()
  %75 = stablehlo.constant dense<3.0> : tensor<11xf64>
  %76 = stablehlo.optimization_barrier %75 : tensor<11xf64>
  %77 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.25, 10.0, 100.0, 1000000.0, -0.5, -3.25, -20.75]> : tensor<11xf64>
  %78 = stablehlo.optimization_barrier %77 : tensor<11xf64>
  %79 = chlo.polygamma %76, %78 : tensor<11xf64>, tensor<11xf64> -> tensor<11xf64>
  %80 = stablehlo.constant dense<[97.40909103400244, 6.493939402266829, 1.4090910340024372, 0.49393940226682914, 0.09043335532465574, 0.0023199013042898686, 2.030199990001333e-06, 2.000003000002e-18, 193.40909103400244, 1558.508802818279, 1558.5452483477538]> : tensor<11xf64>
  stablehlo.custom_call @check.expect_close(%79, %80) {has_side_effect = true, max_ulp_difference = 200 : i64} : (tensor<11xf64>, tensor<11xf64>) -> ()
  %81 = stablehlo.constant dense<7.0> : tensor<11xf64>
  %82 = stablehlo.optimization_barrier %81 : tensor<11xf64>
  %83 = stablehlo.constant dense<[0.5, 1.0, 1.5, 2.0, 3.25, 10.0, 100.0, 1000000.0, -0.5, -3.25, -20.75]> : tensor<11xf64>
  %84 = stablehlo.optimization_barrier %83 : tensor<11xf64>
  %85 = chlo.polygamma %82, %84 : tensor<11xf64>, tensor<11xf64> -> tensor<11xf64>
  %86 = stablehlo.constant dense<[1290440.218185598, 5060.54987523764, 200.21818559806496, 20.54987523763947, 0.4642352924265567, 0.00010051111598689363, 7.455359496158328e-12, 7.2000252000336e-40, 2580680.218185598, 330352695.7961926, 330352695.85551274]> : tensor<11xf64>
  stablehlo.custom_call @check.expect_close(%85, %86) {has_side_effect = true, max_ulp_difference = 200 : i64} : (tensor<11xf64>, tensor<11xf64>) -> ()
  %87 = stablehlo.constant dense<[1.5, 2.0, 3.0, 10.0, 50.0, 2.0, 2.0, 3.0, 1.0001, 4.0, 20.0, 3.0]> : tensor<12xf64>
  %88 = stablehlo.optimization_barrier %87 : tensor<12xf64>
  %89 = stablehlo.constant dense<[1.0, 1.0, 0.5, 3.0, 2.0, -1.5, 100000.0, -7.25, 1.0, 100.0, 0.25, -0.125]> : tensor<12xf64>
  %90 = stablehlo.optimization_barrier %89 : tensor<12xf64>
  %91 = chlo.zeta %88, %90 : tensor<12xf64>, tensor<12xf64> -> tensor<12xf64>
  %92 = stablehlo.constant dense<[2.612375348685488, 1.6449340668482264, 8.41439832211716, 1.8012627818085337e-05, 8.881784210930816e-16, 9.379246644989124, 1.0000050000166667e-05, -62.00426301828287, 10000.577222947539, 3.383666650002222e-07, 1099511627776.0115, -510.2705263831665]> : tensor<12xf64>
  stablehlo.custom_call @check.expect_close(%91, %92) {has_side_effect = true, max_ulp_difference = 200 : i64} : (tensor<12xf64>, tensor<12xf64>) -> ()
  // Out of the domain, poles, infinity.
  %93 = stablehlo.constant dense<[1.0, 0.5, 2.5, 2.0, 2.0, 3.0]> : tensor<6xf64>
  %94 = stablehlo.optimization_barrier %93 : tensor<6xf64>
  %95 = stablehlo.constant dense<[1.0, 1.0, -0.5, -2.0, 0x7FF0000000000000, -2.0]> : tensor<6xf64>
  %96 = stablehlo.optimization_barrier %95 : tensor<6xf64>
  %97 = chlo.zeta %94, %96 : tensor<6xf64>, tensor<6xf64> -> tensor<6xf64>
  %98 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0.0, 0x7FF8000000000000]> : tensor<6xf64>
  stablehlo.custom_call @check.expect_eq(%97, %98) {has_side_effect = true} : (tensor<6xf64>, tensor<6xf64>) -> ()
  %99 = stablehlo.constant dense<[-1.0, 1.5, 1.0, 0.0, 0.0]> : tensor<5xf64>
  %100 = stablehlo.optimization_barrier %99 : tensor<5xf64>
  %101 = stablehlo.constant dense<[1.0, 1.0, 0x7FF0000000000000, 0x7FF0000000000000, -2.0]> : tensor<5xf64>
  %102 = stablehlo.optimization_barrier %101 : tensor<5xf64>
  %103 = chlo.polygamma %100, %102 : tensor<5xf64>, tensor<5xf64> -> tensor<5xf64>
  %104 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0.0, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%103, %104) {has_side_effect = true} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %105 = stablehlo.constant dense<[0.0, -0.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<6xf64>
  %106 = stablehlo.optimization_barrier %105 : tensor<6xf64>
  %107 = chlo.digamma %106 : tensor<6xf64> -> tensor<6xf64>
  %108 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000]> : tensor<6xf64>
  stablehlo.custom_call @check.expect_eq(%107, %108) {has_side_effect = true} : (tensor<6xf64>, tensor<6xf64>) -> ()
  %109 = stablehlo.constant dense<[0.0, -0.0, -1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<6xf64>
  %110 = stablehlo.optimization_barrier %109 : tensor<6xf64>
  %111 = chlo.lgamma %110 : tensor<6xf64> -> tensor<6xf64>
  %112 = stablehlo.constant dense<[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<6xf64>
  stablehlo.custom_call @check.expect_eq(%111, %112) {has_side_effect = true} : (tensor<6xf64>, tensor<6xf64>) -> ()
  return
}
