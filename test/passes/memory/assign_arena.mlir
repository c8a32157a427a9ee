// RUN: gcompile-opt %s --pass-pipeline='builtin.module(gcx.program(gc-assign-arena))' --split-input-file | FileCheck %s

// Lives that do not meet share bytes; an allocation of a loop's body meets what lives across the loop.
// CHECK: gcx.program @main
// CHECK-SAME: arena_bytes = 448 : i64
gcx.program @main attributes {arguments = [], results = [{type = tensor<64xf32>}], loops = 1 : i64} {
  %r = gcx.result 0 bytes 256
  // CHECK: gcx.alloc bytes 256 at 0
  %a = gcx.alloc bytes 256
  // CHECK: gcx.alloc bytes 100 at 256
  %b = gcx.alloc bytes 100
  // CHECK: gcx.alloc bytes 256 at 0
  %c = gcx.alloc bytes 256
  gcx.fill %a with [1]
  gcx.fill %b with [2]
  gcx.copy %a to %r
  gcx.fill %c with [3]
  gcx.for 0 trip 4 {
    // CHECK: gcx.alloc bytes 4 at 384
    %d = gcx.alloc bytes 4
    gcx.fill %d with [4]
    gcx.launch @k(%d, %b, %c) -> (%c)
  }
  gcx.copy %c to %r
}

// -----

// The smallest gap that fits is taken: 128 bytes between x and y, not the 512 behind z.
// CHECK: gcx.program @main
gcx.program @main attributes {arguments = [], results = []} {
  // CHECK: gcx.alloc bytes 1024 at 0
  %x = gcx.alloc bytes 1024
  // CHECK: gcx.alloc bytes 512 at 1024
  %h = gcx.alloc bytes 512
  // CHECK: gcx.alloc bytes 256 at 1536
  %y = gcx.alloc bytes 256
  // CHECK: gcx.alloc bytes 128 at 1024
  %g = gcx.alloc bytes 128
  gcx.fill %x with [0]
  gcx.fill %h with [0]
  gcx.launch @k(%x, %h) -> (%y)
  gcx.fill %g with [0]
  gcx.launch @k(%x, %g) -> (%y)
}

// -----

// Largest first would put d and b at 0, c behind d, and a behind c: 320 bytes. Placed by time alive, all ends where the
// most live bytes do.
// CHECK: gcx.program @main
// CHECK-SAME: arena_bytes = 256 : i64
gcx.program @main attributes {arguments = [], results = []} {
  %a = gcx.alloc bytes 64
  %b = gcx.alloc bytes 192
  %c = gcx.alloc bytes 64
  %d = gcx.alloc bytes 192
  gcx.launch @k() -> (%c, %d)
  gcx.launch @k(%c) -> (%c)
  gcx.launch @k(%d) -> (%d)
  gcx.launch @k(%c) -> (%a)
  gcx.launch @k(%a) -> (%b)
  gcx.launch @k(%b) -> (%b)
}

// -----

// What is dead before a result is written lies in its memory: x in result 1, y, read where that is written, in result
// 0. What lives on, v, does not; nor does result 2 hold anything, which is not spare.
// CHECK: gcx.program @main
// CHECK-SAME: arena_bytes = 64 : i64
gcx.program @main attributes {arguments = [], results = [{type = tensor<16xf32>}, {type = tensor<48xf32>}, {type = tensor<48xi8>}]} {
  // CHECK-DAG: %[[R:.*]] = gcx.result 1 bytes 192 spare
  // CHECK-DAG: %[[S:.*]] = gcx.result 0 bytes 64 spare
  // CHECK: gcx.alloc bytes 128 at 0 within %[[R]]
  %x = gcx.alloc bytes 128
  // CHECK: gcx.alloc bytes 64 at 0 within %[[S]]
  %y = gcx.alloc bytes 64
  // CHECK: gcx.alloc bytes 64 at 0{{$}}
  %v = gcx.alloc bytes 64
  %r = gcx.result 0 bytes 64 spare
  %s = gcx.result 1 bytes 192 spare
  %t = gcx.result 2 bytes 48
  gcx.launch @k() -> (%x, %v)
  gcx.launch @k(%x) -> (%y)
  gcx.launch @k(%y) -> (%s)
  gcx.launch @k(%s, %v) -> (%r)
  gcx.launch @k(%v) -> (%t)
}
