// RUN: gcompile-opt %s | gcompile-opt | FileCheck %s
// RUN: gcompile-opt %s --mlir-print-op-generic | gcompile-opt | FileCheck %s

// CHECK-LABEL: func.func @arithmetic
func.func @arithmetic(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // CHECK: gc.add %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %0 = gc.add %a, %b : tensor<2x3xf32>
  // CHECK: gc.sub %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %1 = gc.sub %a, %b : tensor<2x3xf32>
  // CHECK: gc.mul %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %2 = gc.mul %a, %b : tensor<2x3xf32>
  // CHECK: gc.div %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %3 = gc.div %a, %b : tensor<2x3xf32>
  // CHECK: gc.rem %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %4 = gc.rem %a, %b : tensor<2x3xf32>
  // CHECK: gc.max %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %5 = gc.max %a, %b : tensor<2x3xf32>
  // CHECK: gc.min %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %6 = gc.min %a, %b : tensor<2x3xf32>
  // CHECK: gc.pow %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %7 = gc.pow %a, %b : tensor<2x3xf32>
  // CHECK: gc.atan2 %{{.*}}, %{{.*}} : tensor<2x3xf32>
  %8 = gc.atan2 %a, %b : tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @bits
func.func @bits(%a: tensor<4xui16>, %b: tensor<4xui16>) {
  // CHECK: gc.and %{{.*}}, %{{.*}} : tensor<4xui16>
  %0 = gc.and %a, %b : tensor<4xui16>
  // CHECK: gc.or %{{.*}}, %{{.*}} : tensor<4xui16>
  %1 = gc.or %a, %b : tensor<4xui16>
  // CHECK: gc.xor %{{.*}}, %{{.*}} : tensor<4xui16>
  %2 = gc.xor %a, %b : tensor<4xui16>
  // CHECK: gc.shl %{{.*}}, %{{.*}} : tensor<4xui16>
  %3 = gc.shl %a, %b : tensor<4xui16>
  // CHECK: gc.shr_arith %{{.*}}, %{{.*}} : tensor<4xui16>
  %4 = gc.shr_arith %a, %b : tensor<4xui16>
  // CHECK: gc.shr_logical %{{.*}}, %{{.*}} : tensor<4xui16>
  %5 = gc.shr_logical %a, %b : tensor<4xui16>
  // CHECK: gc.not %{{.*}} : tensor<4xui16>
  %6 = gc.not %a : tensor<4xui16>
  // CHECK: gc.popcount %{{.*}} : tensor<4xui16>
  %7 = gc.popcount %a : tensor<4xui16>
  // CHECK: gc.clz %{{.*}} : tensor<4xui16>
  %8 = gc.clz %a : tensor<4xui16>
  return
}

// CHECK-LABEL: func.func @unary
func.func @unary(%a: tensor<3xbf16>) {
  // CHECK: gc.neg %{{.*}} : tensor<3xbf16>
  %0 = gc.neg %a : tensor<3xbf16>
  // CHECK: gc.abs %{{.*}} : tensor<3xbf16>
  %1 = gc.abs %a : tensor<3xbf16>
  // CHECK: gc.sign %{{.*}} : tensor<3xbf16>
  %2 = gc.sign %a : tensor<3xbf16>
  // CHECK: gc.exp %{{.*}} : tensor<3xbf16>
  %3 = gc.exp %a : tensor<3xbf16>
  // CHECK: gc.expm1 %{{.*}} : tensor<3xbf16>
  %4 = gc.expm1 %a : tensor<3xbf16>
  // CHECK: gc.log %{{.*}} : tensor<3xbf16>
  %5 = gc.log %a : tensor<3xbf16>
  // CHECK: gc.log1p %{{.*}} : tensor<3xbf16>
  %6 = gc.log1p %a : tensor<3xbf16>
  // CHECK: gc.logistic %{{.*}} : tensor<3xbf16>
  %7 = gc.logistic %a : tensor<3xbf16>
  // CHECK: gc.tanh %{{.*}} : tensor<3xbf16>
  %8 = gc.tanh %a : tensor<3xbf16>
  // CHECK: gc.sqrt %{{.*}} : tensor<3xbf16>
  %9 = gc.sqrt %a : tensor<3xbf16>
  // CHECK: gc.rsqrt %{{.*}} : tensor<3xbf16>
  %10 = gc.rsqrt %a : tensor<3xbf16>
  // CHECK: gc.cbrt %{{.*}} : tensor<3xbf16>
  %11 = gc.cbrt %a : tensor<3xbf16>
  // CHECK: gc.sin %{{.*}} : tensor<3xbf16>
  %12 = gc.sin %a : tensor<3xbf16>
  // CHECK: gc.cos %{{.*}} : tensor<3xbf16>
  %13 = gc.cos %a : tensor<3xbf16>
  // CHECK: gc.tan %{{.*}} : tensor<3xbf16>
  %14 = gc.tan %a : tensor<3xbf16>
  // CHECK: gc.erf %{{.*}} : tensor<3xbf16>
  %15 = gc.erf %a : tensor<3xbf16>
  // CHECK: gc.floor %{{.*}} : tensor<3xbf16>
  %16 = gc.floor %a : tensor<3xbf16>
  // CHECK: gc.ceil %{{.*}} : tensor<3xbf16>
  %17 = gc.ceil %a : tensor<3xbf16>
  // CHECK: gc.round_even %{{.*}} : tensor<3xbf16>
  %18 = gc.round_even %a : tensor<3xbf16>
  // CHECK: gc.round_away %{{.*}} : tensor<3xbf16>
  %19 = gc.round_away %a : tensor<3xbf16>
  // CHECK: gc.reduce_precision %{{.*}} to e 5 m 10 : tensor<3xbf16>
  %20 = gc.reduce_precision %a to e 5 m 10 : tensor<3xbf16>
  // CHECK: gc.is_finite %{{.*}} : (tensor<3xbf16>) -> tensor<3xi1>
  %21 = gc.is_finite %a : (tensor<3xbf16>) -> tensor<3xi1>
  // CHECK: gc.convert %{{.*}} : (tensor<3xbf16>) -> tensor<3xi8>
  %22 = gc.convert %a : (tensor<3xbf16>) -> tensor<3xi8>
  // CHECK: gc.bitcast %{{.*}} : (tensor<3xbf16>) -> tensor<3xui16>
  %23 = gc.bitcast %a : (tensor<3xbf16>) -> tensor<3xui16>
  return
}

// CHECK-LABEL: func.func @choice
func.func @choice(%p: tensor<i1>, %a: tensor<3xf64>, %lo: tensor<f64>) {
  // CHECK: gc.compare LT %{{.*}}, %{{.*}} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  %0 = gc.compare LT %a, %a : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  // CHECK: gc.compare GE %{{.*}}, %{{.*}} total_order : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  %1 = gc.compare GE %a, %a total_order : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  // CHECK: gc.select %{{.*}}, %{{.*}}, %{{.*}} : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %2 = gc.select %0, %a, %a : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  // CHECK: gc.select %{{.*}}, %{{.*}}, %{{.*}} : (tensor<i1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %3 = gc.select %p, %a, %a : (tensor<i1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  // CHECK: gc.clamp %{{.*}}, %{{.*}}, %{{.*}} : (tensor<f64>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  %4 = gc.clamp %lo, %a, %a : (tensor<f64>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
  return
}
