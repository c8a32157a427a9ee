// RUN: gcompile-opt %s --pass-pipeline='builtin.module(gcx.program(gc-insert-events,gc-verify-schedule{redundant=true}))' --split-input-file | FileCheck %s

gc.mesh @mesh ["data"] [2]

// The second collective needs no wait of its own for what the first waited for; the last launch waits once, for the later.
// CHECK-LABEL: gcx.program @main
// CHECK-SAME: events = 3
gcx.program @main attributes {arguments = [{type = tensor<16xf32>}], results = [{type = tensor<16xf32>}], arena_bytes = 192 : i64} {
  %x = gcx.argument 0 bytes 64
  %r = gcx.result 0 bytes 64
  %g = gcx.alloc bytes 64 at 0
  %h = gcx.alloc bytes 64 at 64
  %t = gcx.alloc bytes 64 at 128
  // CHECK: gcx.launch @k(%{{.*}}) -> (%[[G:.*]])
  // CHECK-NEXT: gcx.record 0
  // CHECK-NEXT: gcx.wait 0 on 2
  // CHECK-NEXT: gcx.collective all_reduce add %[[G]] to %[[G]]
  gcx.launch @k(%x) -> (%g)
  gcx.collective all_reduce add %g to %g count 16 f32 over @mesh ["data"] on 2
  // CHECK-NEXT: gcx.launch @k(%{{.*}}) -> (%[[H:.*]])
  // CHECK-NEXT: gcx.record 1
  // CHECK-NEXT: gcx.launch @k(%{{.*}}) -> (%[[T:.*]])
  // CHECK-NEXT: gcx.wait 1 on 2
  // CHECK-NEXT: gcx.collective all_reduce add %[[H]] to %[[H]]
  // CHECK-NEXT: gcx.record 2 on 2
  gcx.launch @k(%x) -> (%h)
  gcx.launch @k(%x) -> (%t)
  gcx.collective all_reduce add %h to %h count 16 f32 over @mesh ["data"] on 2
  // CHECK-NEXT: gcx.wait 2
  // CHECK-NEXT: gcx.launch @k3(%[[G]], %[[H]], %[[T]])
  gcx.launch @k3(%g, %h, %t) -> (%r)
}

// -----

// In a loop the other stream starts after the round starts and is joined before it ends.
gc.mesh @mesh ["data"] [2]
// CHECK-LABEL: gcx.program @main
// CHECK: gcx.for
// CHECK-NEXT: gcx.record 0
// CHECK-NEXT: gcx.wait 0 on 2
// CHECK-NEXT: gcx.collective
// CHECK-NEXT: gcx.record 1 on 2
// CHECK-NEXT: gcx.wait 1{{$}}
// CHECK-NEXT: }
gcx.program @main attributes {arguments = [], results = [], arena_bytes = 64 : i64, loops = 1 : i64} {
  %g = gcx.alloc bytes 64 at 0
  gcx.fill %g with [0]
  gcx.for 0 trip 4 {
    gcx.collective all_reduce add %g to %g count 16 f32 over @mesh ["data"] on 2
  }
}
