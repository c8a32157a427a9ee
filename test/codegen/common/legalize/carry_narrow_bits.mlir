// RUN: gcompile-opt %s --gc-carry-narrow-bits | FileCheck %s

// CHECK-LABEL: @moves
// CHECK: llvm.load %{{.*}} -> i16
// CHECK: llvm.mlir.constant(16256 : i16) : i16
// CHECK: llvm.select %{{.*}} : i1, i16
// CHECK: llvm.store %{{.*}} : i16
llvm.func @moves(%p: !llvm.ptr, %c: i1, %q: !llvm.ptr) {
  %x = llvm.load %p : !llvm.ptr -> bf16
  %one = llvm.mlir.constant(1.0 : bf16) : bf16
  %y = llvm.select %c, %x, %one : i1, bf16
  llvm.store %y, %q : bf16, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @meets
// CHECK: llvm.br ^bb3(%{{.*}} : vector<4xi16>)
// CHECK: dense<[16256, 0, -16768, 32704]> : vector<4xi16>
// CHECK: ^bb3(%{{.*}}: vector<4xi16>)
// CHECK-NOT: llvm.bitcast
// CHECK: llvm.shufflevector
// CHECK-SAME: vector<4xi16>
llvm.func @meets(%p: !llvm.ptr, %c: i1, %q: !llvm.ptr) {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %x = llvm.load %p : !llvm.ptr -> vector<4xbf16>
  llvm.br ^bb3(%x : vector<4xbf16>)
^bb2:
  %k = llvm.mlir.constant(dense<[1.0, 0.0, -0.25, 0x7FC0]> : vector<4xbf16>) : vector<4xbf16>
  llvm.br ^bb3(%k : vector<4xbf16>)
^bb3(%y: vector<4xbf16>):
  %bits = llvm.bitcast %y : vector<4xbf16> to vector<4xi16>
  %back = llvm.bitcast %bits : vector<4xi16> to vector<4xbf16>
  %z = llvm.shufflevector %back, %back [3, 2, 1, 0] : vector<4xbf16>
  llvm.store %z, %q : vector<4xbf16>, !llvm.ptr
  llvm.return
}

// What computes has its own type: casts around it.
// CHECK-LABEL: @computes
// CHECK: %[[X:.*]] = llvm.load %{{.*}} -> vector<8xi16>
// CHECK: %[[F:.*]] = llvm.bitcast %[[X]] : vector<8xi16> to vector<8xbf16>
// CHECK: llvm.fpext %[[F]]
// CHECK: %[[N:.*]] = llvm.fptrunc
// CHECK: %[[B:.*]] = llvm.bitcast %[[N]] : vector<8xbf16> to vector<8xi16>
// CHECK: llvm.store %[[B]]
llvm.func @computes(%p: !llvm.ptr, %q: !llvm.ptr) {
  %x = llvm.load %p : !llvm.ptr -> vector<8xbf16>
  %wide = llvm.fpext %x : vector<8xbf16> to vector<8xf32>
  %narrow = llvm.fptrunc %wide : vector<8xf32> to vector<8xbf16>
  llvm.store %narrow, %q : vector<8xbf16>, !llvm.ptr
  llvm.return
}
