// RUN: gcompile-opt %s --gc-lower-to-gcx --split-input-file --verify-diagnostics

// expected-error @+1 {{argument 0 cannot share memory with result 1: there is no such result}}
func.func @main(%x: tensor<4xf32> {gc.alias = 1 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{argument 1 cannot share memory with result 0: another argument does}}
func.func @main(%x: tensor<4xf32> {gc.alias = 0 : i32}, %y: tensor<4xf32> {gc.alias = 0 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{argument 0 cannot share memory with result 0: their types differ}}
func.func @main(%x: tensor<4xf32> {gc.alias = 0 : i32}, %y: tensor<4xi32>) -> tensor<4xi32> {
  return %y : tensor<4xi32>
}
