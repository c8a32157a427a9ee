// RUN: gcompile-opt %s | gcompile-opt | FileCheck %s
// RUN: gcompile-opt %s --mlir-print-op-generic | gcompile-opt | FileCheck %s

// CHECK-LABEL: func.func @identities
// CHECK-SAME: {gc.dims = ["width"], gc.init = "normal:1:0.02", gc.name = "w", gc.role = #gc<role param>, gc.tied = ["head.w"]}
// CHECK-SAME: -> (tensor<3xf32> {gc.name = "loss", gc.role = #gc<role loss>})
func.func @identities(%x: tensor<3xf32> {gc.dims = ["width"], gc.init = "normal:1:0.02", gc.name = "w", gc.role = #gc<role param>, gc.tied = ["head.w"]})
    -> (tensor<3xf32> {gc.name = "loss", gc.role = #gc<role loss>}) {
  // CHECK: gc.stop_gradient %{{.*}} : tensor<3xf32>
  %0 = gc.stop_gradient %x : tensor<3xf32>
  // CHECK: gc.checkpoint_name %{{.*}} as "ffn" : tensor<3xf32>
  %1 = gc.checkpoint_name %0 as "ffn" : tensor<3xf32>
  return %1 : tensor<3xf32>
}

// The integer operand has no cotangent; forward keeps a value of another type than any result.
// CHECK-LABEL: func.func @function
func.func @function(%x: tensor<3xf32>, %n: tensor<i32>) -> tensor<3xf32> {
  // CHECK: gc.custom_vjp "f"(%{{.*}}, %{{.*}}) primal {
  // CHECK: } forward {
  // CHECK: gc.yield %{{.*}}, %{{.*}} : tensor<3xf32>, tensor<3xi1>
  // CHECK: } backward {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<3xi1>, %{{.*}}: tensor<3xf32>):
  // CHECK: } : (tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
  %0 = gc.custom_vjp "f"(%x, %n) primal {
  ^bb0(%a: tensor<3xf32>, %m: tensor<i32>):
    %1 = gc.sign %a : tensor<3xf32>
    gc.yield %1 : tensor<3xf32>
  } forward {
  ^bb0(%a: tensor<3xf32>, %m: tensor<i32>):
    %1 = gc.sign %a : tensor<3xf32>
    %2 = gc.is_finite %a : (tensor<3xf32>) -> tensor<3xi1>
    gc.yield %1, %2 : tensor<3xf32>, tensor<3xi1>
  } backward {
  ^bb0(%k: tensor<3xi1>, %c: tensor<3xf32>):
    %1 = gc.constant dense<0.0> : tensor<3xf32>
    %2 = gc.select %k, %c, %1 : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    gc.yield %2 : tensor<3xf32>
  } : (tensor<3xf32>, tensor<i32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
