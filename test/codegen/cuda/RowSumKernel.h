// A kernel with everything that the emulator and ptxas see in row kernels: 128-bit loads, a warp shuffle, shared
// memory, a barrier. Row sums of a [2, 256] f32 matrix, one block of 64 threads per row. Parts can be replaced to plant
// bugs.
#ifndef GC_TEST_CODEGEN_CUDA_ROWSUMKERNEL_H
#define GC_TEST_CODEGEN_CUDA_ROWSUMKERNEL_H

#include <string>

namespace gctest {

struct RowSumKernel {
  std::string load = "%i";                  // index of the first of four elements
  std::string barrier = "gpu.barrier";      // between the warps' sums and their use
  std::string storeLane = "%lane_is_first"; // who stores its warp's sum
  std::string outIndex = "%row";            // where the row's sum goes
  std::string extra;                        // ops before the end

  std::string text() const {
    std::string head = R"(
gpu.module @kernels {
  gpu.func @row_sum(%in: !llvm.ptr<1>, %out: !llvm.ptr<1>) workgroup(%sums : memref<2xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_grid_size = array<i32: 2, 1, 1>, known_block_size = array<i32: 64, 1, 1>,
                         gc.operands = 1 : i64, gc.buffer_bytes = array<i64: 2048, 8>} {
    %tid = gpu.thread_id x
    %block = gpu.block_id x
    %row = arith.index_cast %block : index to i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c32 = arith.constant 32 : index
    %c256 = arith.constant 256 : index
    %false = arith.constant false
    %base = arith.muli %block, %c256 : index
    %col = arith.muli %tid, %c4 : index
    %index = arith.addi %base, %col : index
    %i = arith.index_cast %index : index to i64
    %lane = arith.remui %tid, %c32 : index
    %warp = arith.divui %tid, %c32 : index
    %lane_is_first = arith.cmpi eq, %lane, %c0 : index
    %is_first = arith.cmpi eq, %tid, %c0 : index
)";
    std::string body =
        "    %p = llvm.getelementptr %in[" + load + "] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32\n" + R"(
    %v = llvm.load %p {alignment = 16} : !llvm.ptr<1> -> vector<4xf32>
    %s0 = vector.reduction <add>, %v : vector<4xf32> into f32
    %width = arith.constant 32 : i32
)";
    std::string last = "%s0";
    for (int offset : {16, 8, 4, 2, 1}) {
      std::string n = std::to_string(offset);
      body += "    %o" + n + " = arith.constant " + n + " : i32\n    %t" + n + ", %ok" + n + " = gpu.shuffle xor " +
              last + ", %o" + n + ", %width : f32\n    %s" + n + "x = arith.addf " + last + ", %t" + n + " : f32\n";
      last = "%s" + n + "x";
    }
    body += "    scf.if " + storeLane + " {\n      memref.store " + last +
            ", %sums[%warp] : memref<2xf32, #gpu.address_space<workgroup>>\n    }\n    " + barrier + "\n" + extra + R"(
    scf.if %is_first {
      %a = memref.load %sums[%c0] : memref<2xf32, #gpu.address_space<workgroup>>
      %b = memref.load %sums[%c1] : memref<2xf32, #gpu.address_space<workgroup>>
      %sum = arith.addf %a, %b : f32
)" + "      %q = llvm.getelementptr %out[" +
            outIndex + "] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32\n" + R"(
      llvm.store %sum, %q : f32, !llvm.ptr<1>
    }
    gpu.return
  }
})";
    return head + body;
  }
};

} // namespace gctest

#endif
