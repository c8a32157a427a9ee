// RUN: gcompile-opt %s --pass-pipeline='builtin.module(gcx.program(gc-assign-streams{copy-threshold=1024}))' | FileCheck %s

gc.mesh @mesh ["data"] [2]

// CHECK-LABEL: gcx.program @main
gcx.program @main attributes {arguments = [], results = [], loops = 1 : i64} {
  %g = gcx.alloc bytes 2048
  %h = gcx.alloc bytes 2048
  %s = gcx.alloc bytes 64
  // CHECK: gcx.collective all_reduce add %{{.*}} to %{{.*}} count 512 f32 over @mesh ["data"] on 2
  gcx.collective all_reduce add %g to %g count 512 f32 over @mesh ["data"]
  // CHECK-NEXT: gcx.copy %{{.*}} to %{{.*}} on 1
  gcx.copy %g to %h
  // CHECK-NEXT: gcx.fill %{{.*}} with [0]{{$}}
  gcx.fill %s with [0]
  // CHECK-NEXT: gcx.for
  gcx.for 0 trip 2 {
    // CHECK-NEXT: gcx.copy %{{.*}} to %{{[0-9a-z]*$}}
    gcx.copy %h to %g
  }
}
