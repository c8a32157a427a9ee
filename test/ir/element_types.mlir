// RUN: gcompile-opt %s --split-input-file --verify-diagnostics
// [any-1]: tensors have static shapes and elements that every engine knows.

func.func @integers(%a: tensor<i1>, %b: tensor<i2>, %c: tensor<ui2>, %d: tensor<i4>, %e: tensor<ui4>, %f: tensor<i8>,
                    %g: tensor<ui8>, %h: tensor<i16>, %i: tensor<ui16>, %j: tensor<ui32>, %k: tensor<i64>, %l: tensor<ui64>) {
  %0:12 = gc.optimization_barrier %a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %l
    : (tensor<i1>, tensor<i2>, tensor<ui2>, tensor<i4>, tensor<ui4>, tensor<i8>, tensor<ui8>, tensor<i16>, tensor<ui16>, tensor<ui32>, tensor<i64>, tensor<ui64>)
    -> (tensor<i1>, tensor<i2>, tensor<ui2>, tensor<i4>, tensor<ui4>, tensor<i8>, tensor<ui8>, tensor<i16>, tensor<ui16>, tensor<ui32>, tensor<i64>, tensor<ui64>)
  return
}
func.func @floats(%a: tensor<f8E4M3FN>, %b: tensor<f8E5M2FNUZ>, %c: tensor<f8E8M0FNU>, %d: tensor<bf16>, %e: tensor<f16>,
                  %f: tensor<f64>, %g: tensor<complex<f32>>, %h: tensor<complex<f64>>) {
  %0:8 = gc.optimization_barrier %a, %b, %c, %d, %e, %f, %g, %h
    : (tensor<f8E4M3FN>, tensor<f8E5M2FNUZ>, tensor<f8E8M0FNU>, tensor<bf16>, tensor<f16>, tensor<f64>, tensor<complex<f32>>, tensor<complex<f64>>)
    -> (tensor<f8E4M3FN>, tensor<f8E5M2FNUZ>, tensor<f8E8M0FNU>, tensor<bf16>, tensor<f16>, tensor<f64>, tensor<complex<f32>>, tensor<complex<f64>>)
  return
}
// -----
func.func @f(%a: tensor<2xi7>) {
  // expected-error @+1 {{'gc.neg' op operand #0 must be statically shaped tensor}}
  %0 = gc.neg %a : tensor<2xi7>
  return
}
// -----
func.func @f(%a: tensor<2xi128>) {
  // expected-error @+1 {{'gc.neg' op operand #0 must be statically shaped tensor}}
  %0 = gc.neg %a : tensor<2xi128>
  return
}
// -----
func.func @f(%a: tensor<2xindex>) {
  // expected-error @+1 {{'gc.neg' op operand #0 must be statically shaped tensor}}
  %0 = gc.neg %a : tensor<2xindex>
  return
}
// -----
func.func @f(%a: tensor<2xsi32>) {
  // expected-error @+1 {{'gc.neg' op operand #0 must be statically shaped tensor}}
  %0 = gc.neg %a : tensor<2xsi32>
  return
}
// -----
func.func @f(%a: tensor<2xf128>) {
  // expected-error @+1 {{'gc.exp' op operand #0 must be statically shaped tensor}}
  %0 = gc.exp %a : tensor<2xf128>
  return
}
// -----
func.func @f(%a: tensor<2xcomplex<f16>>) {
  // expected-error @+1 {{'gc.neg' op operand #0 must be statically shaped tensor}}
  %0 = gc.neg %a : tensor<2xcomplex<f16>>
  return
}
// -----
func.func @f(%a: tensor<?xf32>) {
  // expected-error @+1 {{'gc.neg' op operand #0 must be statically shaped tensor}}
  %0 = gc.neg %a : tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<4294967296x4294967296xf32>) {
  // expected-error @+1 {{of at most 2^46 bytes}}
  %0 = gc.neg %a : tensor<4294967296x4294967296xf32>
  return
}
// -----
func.func @f(%a: tensor<0x9223372036854775807xi8>) {
  // expected-error @+1 {{of at most 2^46 bytes}}
  %0 = gc.not %a : tensor<0x9223372036854775807xi8>
  return
}
