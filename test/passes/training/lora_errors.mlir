// RUN: gcompile-opt %s --gc-lora="params=w rank=4" --split-input-file --verify-diagnostics
// RUN: not gcompile-opt %s --gc-lora="params=w rank=0" --split-input-file 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not gcompile-opt %s --gc-lora --split-input-file 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not gcompile-opt %s --gc-lora="params=v trained=v" --split-input-file 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not gcompile-opt %s --gc-lora="params=v trained=q" --split-input-file 2>&1 | FileCheck %s --check-prefix=TRAINED
// RANK: gets no adapter: rank is at least 1, and alpha above 0
// NONE: gets no adapter: lora names no weight; give patterns of parameters' names
// BOTH: has parameter 'v' both in lora and in trained: a weight with an adapter stays
// TRAINED: 'q' in trained matches no parameter's name

// expected-error @+1 {{'w' in lora matches no parameter's name: did you mean 'v'?}}
func.func @main(%w: tensor<16x16xf32> {gc.name = "v", gc.role = #gc<role param>}) -> tensor<16x16xf32> {
  return %w : tensor<16x16xf32>
}

// -----
// expected-error @+1 {{has no argument of role param that an adapter could be for}}
func.func @main(%w: tensor<16x16xf32> {gc.name = "w"}) -> tensor<16x16xf32> {
  return %w : tensor<16x16xf32>
}

// -----
// expected-error @+1 {{has parameter 'w' of type 'tensor<16xf32>', for which there is no adapter: weights are matrices [in, out] of real floats, and stacks of them [layers, in, out] that scans alone go over}}
func.func @main(%w: tensor<16xf32> {gc.name = "w", gc.role = #gc<role param>}) -> tensor<16xf32> {
  return %w : tensor<16xf32>
}

// -----
// expected-error @+1 {{has parameter 'w' of type 'tensor<3x16x16xf32>', for which there is no adapter}}
func.func @main(%w: tensor<3x16x16xf32> {gc.name = "w", gc.role = #gc<role param>}) -> tensor<3x16x16xf32> {
  return %w : tensor<3x16x16xf32>
}

// -----
// A vector of each layer, no matrix.
// expected-error @+1 {{has parameter 'w' of type 'tensor<4x16xf32>', for which there is no adapter}}
func.func @main(%w: tensor<4x16xf32> {gc.name = "w", gc.role = #gc<role param>}, %x: tensor<16xf32>) -> tensor<16xf32> {
  %0 = gc.scan(%x) over (%w) trip 4 {
  ^bb0(%c: tensor<16xf32>, %row: tensor<16xf32>):
    %1 = gc.add %c, %row : tensor<16xf32>
    gc.yield %1 : tensor<16xf32>
  } : (tensor<16xf32>, tensor<4x16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// -----
// expected-error @+1 {{has parameter 'w' of type 'tensor<8x8xi8>', for which there is no adapter}}
func.func @main(%w: tensor<8x8xi8> {gc.name = "w", gc.role = #gc<role param>}) -> tensor<8x8xi8> {
  return %w : tensor<8x8xi8>
}

// -----
// expected-error @+1 {{has parameter 'w' of type 'tensor<3x16xf32>', for which rank 4 is not low: it is at most 3}}
func.func @main(%w: tensor<3x16xf32> {gc.name = "w", gc.role = #gc<role param>}) -> tensor<3x16xf32> {
  return %w : tensor<3x16xf32>
}

// -----
// expected-error @+1 {{has an argument 'w.lora_b' already: 'w' gets one adapter}}
func.func @main(%w: tensor<16x16xf32> {gc.name = "w", gc.role = #gc<role param>},
                %b: tensor<4x16xf32> {gc.name = "w.lora_b", gc.role = #gc<role param>}) -> tensor<16x16xf32> {
  return %w : tensor<16x16xf32>
}

// -----
// expected-error @+1 {{has no function @main to adapt}}
module {}
