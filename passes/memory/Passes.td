// Passes that turn a fused graph into the executable: memory, streams, events.
#ifndef GC_PASSES_MEMORY
#define GC_PASSES_MEMORY

include "ir/interfaces/Meaning.td"

def ScheduleFusionsPass : Gc_Pass<"gc-schedule-fusions", "::gc::SameBits", "::mlir::func::FuncOp"> {
  let summary = "Order the ops of each block for the least memory";
  let description = [{
    Why: a program's order is its author's; what is alive at once, and so the arena, depends on it.
    Needs: post-fusion form. Gives: the same ops in another order, block by block, inner blocks first.
    Four orders are compared: the block's own; forwards, always what adds least to the memory in use; backwards, always
    what leaves least in use before it; depth first from what is delivered. For each, the storage plan that
    gc-lower-to-gcx will follow is made and the largest sum of bytes alive at once is counted. The least wins, the
    block's own order at a tie; an order with more bytes to copy is never taken. Readers of what is overwritten in place
    (donated arguments, carries, updated operands) stay before the op that does; checks and collectives keep their order.

    ```mlir
    // before: both products alive at once
    %0 = gc.fusion "contraction"(%a, %b) {…} : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %1 = gc.fusion "contraction"(%c, %d) {…} : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %2 = gc.fusion "row"(%0) {…} : (tensor<64x64xf32>) -> tensor<64xf32>
    %3 = gc.fusion "row"(%1) {…} : (tensor<64x64xf32>) -> tensor<64xf32>
    // after
    %0 = gc.fusion "contraction"(%a, %b) {…} : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %1 = gc.fusion "row"(%0) {…} : (tensor<64x64xf32>) -> tensor<64xf32>
    %2 = gc.fusion "contraction"(%c, %d) {…} : (tensor<64x8xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %3 = gc.fusion "row"(%2) {…} : (tensor<64x64xf32>) -> tensor<64xf32>
    ```
  }];
  let statistics = [
    Statistic<"reordered", "reordered", "Number of blocks given another order">,
    Statistic<"savedBytes", "saved-bytes", "Bytes by which the blocks' peaks fell">
  ];
}

def LowerToGcxPass : Gc_Pass<"gc-lower-to-gcx", "::gc::ProvedByCertificates", "::mlir::ModuleOp"> {
  let summary = "Give every tensor a buffer and every op its commands";
  let description = [{
    Why: from here on memory and order are explicit, so that they can be assigned, checked and stored.
    Needs: post-fusion form: fusions, control ops, collectives, constants, reshapes and checks, no calls.
    Gives: one gcx.program per public function and one private function per distinct kernel. Loop carries, donated
    arguments, results and slices of stacked values are used in place; what cannot be is copied
    (passes/memory/StoragePlan.h says how that is decided). Allocations have no offsets, commands are all on the compute
    stream.

    ```mlir
    // before
    func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = gc.fusion "loop"(%x) {
      ^bb0(%a: tensor<4xf32>):
        %1 = gc.neg %a : tensor<4xf32>
        gc.yield %1 : tensor<4xf32>
      } : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    // after
    gcx.program @main attributes {arguments = [{type = tensor<4xf32>} ], results = [{type = tensor<4xf32>} ]} {
      %0 = gcx.argument 0 bytes 16
      %1 = gcx.result 0 bytes 16
      gcx.launch @kernel_0(%0) -> (%1)
    }
    func.func private @kernel_0(%a: tensor<4xf32>) -> tensor<4xf32> { … }
    ```
  }];
  let statistics = [
    Statistic<"kernels", "kernels", "Number of distinct kernels">,
    Statistic<"launches", "launches", "Number of launches in the program text">,
    Statistic<"copies", "copies", "Number of copies inserted">,
    Statistic<"inPlace", "in-place", "Number of values computed over what they replace">
  ];
  let dependentDialects = ["::gc::gcx::GcxDialect"];
}

def AssignStreamsPass : Gc_Pass<"gc-assign-streams", "::gc::ProvedByCertificates", "::gc::gcx::ProgramOp"> {
  let summary = "Put collectives and large copies on streams of their own";
  let description = [{
    Why: exchange and data movement then overlap with computing.
    Needs: gcx. Gives: collectives on stream 2; copies and fills outside of loops of at least `copy-threshold` bytes on
    stream 1; everything else on stream 0. Order across streams is not there until gc-insert-events.

    ```mlir
    // before
    gcx.collective all_reduce add %g to %g count 64 f32 over @mesh ["data"]
    // after
    gcx.collective all_reduce add %g to %g count 64 f32 over @mesh ["data"] on 2
    ```
  }];
  let options = [
    Option<"copyThreshold", "copy-threshold", "int64_t", "1048576", "Bytes from which a copy leaves the compute stream">
  ];
  let statistics = [
    Statistic<"moved", "moved", "Number of commands taken off the compute stream">
  ];
}

def AssignArenaPass : Gc_Pass<"gc-assign-arena", "::gc::ProvedByCertificates", "::gc::gcx::ProgramOp"> {
  let summary = "Give every allocation its offset in the arena";
  let description = [{
    Why: one allocation per run, of a size known at compile time.
    Needs: gcx. Gives: offsets (multiples of 64) and the program's arena_bytes.
    An allocation lives from its first use to its last, in the order of issue; uses inside a control command count as
    uses by the whole command when the allocation lies outside of it. Allocations are placed one after another, each in
    the smallest gap that fits among those already placed whose lives overlap: in the memory of a spare result if all
    its uses come before the result's first, else in the arena. Of several orders (largest first, longest alive first,
    both, and the best of these with what ended at the arena's top moved forward) the smallest arena is taken; ties go to
    the earlier. The statistic live-bytes is the largest sum of bytes alive at one command: without spare results no
    assignment can be smaller.

    ```mlir
    // before
    %0 = gcx.alloc bytes 256
    // after
    %0 = gcx.alloc bytes 256 at 0
    ```
  }];
  let statistics = [
    Statistic<"arenaBytes", "arena-bytes", "Bytes of the arenas">,
    Statistic<"liveBytes", "live-bytes", "Largest sum of bytes alive at one command">,
    Statistic<"allocations", "allocations", "Number of allocations placed">,
    Statistic<"inResults", "in-results", "Number of them in the memory of results">
  ];
}

def InsertEventsPass : Gc_Pass<"gc-insert-events", "::gc::ProvedByCertificates", "::gc::gcx::ProgramOp"> {
  let summary = "Order commands of different streams where they touch the same bytes";
  let description = [{
    Why: streams are ordered by nothing else.
    Needs: streams and offsets. Gives: for each command that reads or writes bytes which a command of another stream
    wrote (or read, for a write) before, a record after the last such command and a wait before this one, unless what
    was already waited for implies it. A control command is one command of its stream: it touches what its regions touch;
    inside a region other streams start after the control command's stream and are joined before the region ends.

    ```mlir
    // before
    gcx.launch @kernel_0(%x) -> (%g)
    gcx.collective all_reduce add %g to %g count 64 f32 over @mesh ["data"] on 2
    // after
    gcx.launch @kernel_0(%x) -> (%g)
    gcx.record 0
    gcx.wait 0 on 2
    gcx.collective all_reduce add %g to %g count 64 f32 over @mesh ["data"] on 2
    ```
  }];
  let statistics = [
    Statistic<"eventsInserted", "events-inserted", "Number of events">,
    Statistic<"waitsInserted", "waits-inserted", "Number of waits">
  ];
}

def VerifySchedulePass : Gc_Pass<"gc-verify-schedule", "::gc::ProvedByCertificates", "::gc::gcx::ProgramOp"> {
  let summary = "Prove that no live byte is overwritten and no cross-stream hazard is unordered";
  let description = [{
    Why: the aliasing certificate (DESIGN 8.3), checked on the program that is stored and not on how it was made.
    Needs: offsets and events. Gives: an error that names both commands where two commands of different streams touch
    the same bytes, one of them writing, without an order between them; where a read finds bytes that another allocation
    has overwritten since they were written, or that nobody wrote; and (`redundant`) where a wait orders nothing.

    ```mlir
    // before and after
    gcx.launch @kernel_0(%x) -> (%g)
    gcx.record 0
    gcx.wait 0 on 2
    gcx.collective all_reduce add %g to %g count 64 f32 over @mesh ["data"] on 2
    ```
  }];
  let options = [
    Option<"redundant", "redundant", "bool", "false", "Also refuse waits that order nothing">
  ];
  let statistics = [
    Statistic<"hazards", "hazards", "Number of cross-stream hazards found ordered">,
    Statistic<"readsChecked", "reads-checked", "Number of reads whose bytes were found intact">
  ];
}

#endif
