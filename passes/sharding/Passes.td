// From shardings on arguments, results and ops to the program that each device of the mesh runs.
#ifndef GC_PASSES_SHARDING
#define GC_PASSES_SHARDING

include "ir/interfaces/Meaning.td"

def PropagateShardingsPass : Gc_Pass<"gc-propagate-shardings", "::gc::SameBits", "::mlir::ModuleOp"> {
  let summary = "Write on every op how its results lie over the mesh";
  let description = [{
    Why: a program names the shardings of few values; partitioning needs them of all.
    Needs: one gc.mesh; #gc.sharding on arguments and results, and on ops that constrain (an array, one per result); no
    calls. Those on arguments and ops are kept as they are. With `mesh`, the mesh's sizes are replaced first.
    Gives: the attribute gc.sharding on every op one of whose results is cut. An axis on a factor of an op flows to every
    dimension that has the factor, and along the data-flow edges of control ops; where an axis could go to two factors
    the first operand decides. Nothing flows through affine accesses.

    ```mlir
    // before
    func.func @f(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {} ]>}) -> tensor<8x4xf32> {
      %0 = gc.neg %x : tensor<8x4xf32>
    // after
      %0 = gc.neg %x {gc.sharding = [#gc.sharding<@mesh, [{"data"}, {} ]>]} : tensor<8x4xf32>
    ```
  }];
  let options = [
    Option<"meshSizes", "mesh", "std::string", "\"\"", "Sizes that replace the mesh's: data=4,tensor=2">,
    Option<"devices", "devices", "int64_t", "0", "Number of devices that the mesh must have; 0: any">
  ];
  let statistics = [
    Statistic<"valuesCut", "values-cut", "Number of op results that are cut along an axis">
  ];
}

def PartitionSpmdPass : Gc_Pass<"gc-partition-spmd", "::gc::ComputedByGrid", "::mlir::ModuleOp"> {
  let summary = "Make the program the one that each device runs on its parts";
  let description = [{
    Why: engines run one program per device; this is the only place that knows how the parts come together.
    Needs: one gc.mesh; shardings as gc-propagate-shardings reads or writes them; no calls. With `mesh`, the mesh's sizes
    are replaced first.
    Gives: functions over local shapes, marked gc.partitioned, whose arguments and results keep their shardings for who
    hands out the parts; functions so marked are left alone. Every op is rebuilt on its piece (AccessOpInterface::rebuildPiece); an operand
    that lies differently is gathered or cut. A reduction along a cut factor leaves a summand on each device, which one
    gc.all_reduce resolves as late as linearity allows: at the first use that is not linear in it, would make it larger or
    round it, or that is one of several uses. An op that cannot be rebuilt on its piece runs on whole operands on every
    device (a remark names it).

    ```mlir
    // before
    func.func @f(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {} ]>}) -> tensor<4xf32> {
      %0 = gc.reduce add(%x) dims [0] : (tensor<8x4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    // after, on 2 devices
    func.func @f(%x: tensor<4x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {} ]>}) -> tensor<4xf32>
        attributes {gc.partitioned} {
      %0 = gc.reduce add(%x) dims [0] : (tensor<4x4xf32>) -> tensor<4xf32>
      %1 = gc.all_reduce add %0 over @mesh ["data"] : tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"meshSizes", "mesh", "std::string", "\"\"", "Sizes that replace the mesh's: data=4,tensor=2">,
    Option<"devices", "devices", "int64_t", "0", "Number of devices that the mesh must have; 0: any">
  ];
  let statistics = [
    Statistic<"reductions", "all-reduces", "Number of all-reduces that resolve unreduced values">,
    Statistic<"gathers", "all-gathers", "Number of all-gathers of operands that lie differently">,
    Statistic<"wholeOps", "whole-ops", "Number of ops that run on whole operands on every device">
  ];
}

def DropShardingsPass : Gc_Pass<"gc-drop-shardings", "::gc::SameBits", "::mlir::ModuleOp"> {
  let summary = "Forget shardings and meshes that nothing uses";
  let description = [{
    Why: on one device they say nothing, and later phases need not carry them.
    Needs: nothing. Gives: no shardings but on functions marked gc.partitioned; no mesh that no op names.

    ```mlir
    // before
    gc.mesh @mesh ["data"] [2]
    func.func @f(%x: tensor<8x4xf32> {gc.sharding = #gc.sharding<@mesh, [{"data"}, {} ]>}) -> tensor<8x4xf32> {
    // after
    func.func @f(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
    ```
  }];
  let statistics = [
    Statistic<"dropped", "dropped", "Number of shardings removed">
  ];
}

#endif
