// The phases with several devices, and with one.
// RUN: gcompile-opt %s '--gc-to-sharded=devices=4 mesh=data=4' | FileCheck %s --check-prefix=SHARD
// RUN: gcompile-opt %s '--gc-to-gcx=devices=2' | FileCheck %s --check-prefix=GCX
// RUN: gcompile-opt %s --gc-to-gcx | FileCheck %s --check-prefix=ONE
// RUN: not gcompile-opt %s '--gc-to-sharded=devices=4' 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: gcompile compile %s --devices 2 --stop-after shard | FileCheck %s --check-prefix=STOP

// COUNT: error: the program's mesh has 2 devices, it is to run on 4

// SHARD: gc.mesh @mesh ["data"] [4]
// SHARD: func.func @main(%arg0: tensor<2x3xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}) -> tensor<3xf32> attributes {gc.partitioned}
// SHARD: gc.all_reduce add

// How the parts lie stays with the program.
// GCX: gcx.program @main
// GCX-SAME: arguments = [{sharding = #gc.sharding<@mesh, [{"data"}, {}]>, type = tensor<4x3xf32>}]
// GCX: gcx.collective all_reduce

// ONE-NOT: gc.mesh
// ONE: arguments = [{type = tensor<8x3xf32>}]
// ONE-NOT: gcx.collective

// STOP: gc.partitioned
// STOP-NOT: gc.fusion
gc.mesh @mesh ["data"] [2]
func.func @main(%x: tensor<8x3xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {}]>}) -> tensor<3xf32> {
  %0 = gc.reduce add(%x) dims [0] : (tensor<8x3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
