// How a value lies over a mesh. In a file of its own, with its class in Sharding.h, so that only what shards includes it.
#ifndef GC_SHARDING
#define GC_SHARDING

include "ir/dialect/GcBase.td"

def Gc_ShardingAttr : AttrDef<Gc_Dialect, "Sharding"> {
  let mnemonic = "sharding";
  let summary = "The mesh axes that cut each dimension of a value";
  let description = [{
    One entry per dimension: the sub-dimensions it is made of, major to minor, each with its size and the axes that cut
    it. A dimension that is cut from its major side needs no sizes; one that is not cut has no axes.

    ```mlir
    #gc.sharding<@mesh, [{"data"}, {}, {3, 4 "tensor", 64} ]>  // the 4 in the middle of 768 is cut
    ```
  }];
  // Per dimension an array of sub-dimensions: an array of the size (0: all that is left) and the axes' names.
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$mesh, "::mlir::ArrayAttr":$dims);
  let hasCustomAssemblyFormat = 1;
}

#endif
