/* What a compiled kernel and the runtime agree on. Plain C: the compiler reads it, emitted code obeys it.
 *
 * A kernel is a function GcKernelFn in the packed image of an artifact. It computes the tiles [tile_begin, tile_end)
 * of its launch; the number of tiles is fixed at compile time by the shapes. No two tiles write the same byte, so tiles
 * may run on any thread in any order and the result's bits do not depend on the number of threads. A kernel touches
 * nothing but its buffers, its scratch and the runtime table: the image has no imports.
 */
#ifndef GC_RUNTIME_ABI_KERNEL_ABI_H
#define GC_RUNTIME_ABI_KERNEL_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define GC_KERNEL_ABI_VERSION 1u

/* Alignment in bytes of arenas, constants and scratch. A buffer inside an arena is as aligned as the compiler placed
 * it; a caller's argument or result, and a slice inside a loop, is aligned to its element alone. */
#define GC_BUFFER_ALIGNMENT 64

/* Element types of a GcGemm. */
enum { GC_GEMM_F32 = 0, GC_GEMM_BF16 = 1, GC_GEMM_F64 = 2 };

/* One matrix product, row-major: C[m,n] = (accumulate ? C : 0) + op(A)[m,k] * op(B)[k,n].
 * op(A) is A as stored [m,k], or with trans_a the transpose of A as stored [k,m]; lda is the distance, in elements, of
 * two rows of A as stored. The same for B ([k,n], or stored [n,k] with trans_b). Sums are formed in f32 (f64 for f64),
 * rounded once to c_type. */
typedef struct GcGemm {
  int64_t m, n, k;
  const void *a, *b;
  void *c;
  int64_t lda, ldb, ldc;
  uint8_t trans_a, trans_b;
  uint8_t in_type, out_type; /* GC_GEMM_* */
  uint8_t accumulate;
  uint8_t reserved[3]; /* zero */
} GcGemm;

struct GcKernelArgs;
struct GcEmuKernel;

/* Functions that kernels may call. Append only: `size` (bytes of the table) tells which entries are there. */
typedef struct GcRuntimeTable {
  uint32_t version; /* GC_KERNEL_ABI_VERSION */
  uint32_t size;    /* sizeof(GcRuntimeTable) of the runtime */
  /* 0: done. Not 0: C is untouched (no library, or it refuses these types or sizes); the kernel computes it itself.
   * The pointer is never null. Called from any thread; runs on the calling thread alone. */
  int32_t (*gemm)(const GcGemm *);
  /* Runs a CUDA kernel on the host, checked (emulator_abi.h). Null but on the cuda-emulator device. Not 0: a check
   * failed; gcrt::emulator::lastReport() has the words. */
  int32_t (*emulate)(const struct GcKernelArgs *, const struct GcEmuKernel *);
} GcRuntimeTable;

/* The argument of a kernel. Field offsets are part of the ABI (all members are 8 bytes wide). */
typedef struct GcKernelArgs {
  void *const *buffers;         /* operands in order, then results in order */
  const int64_t *scalars;       /* [0] the device's index in the mesh (row-major); then the launch's own scalars */
  int64_t tile_begin, tile_end; /* 0 <= tile_begin < tile_end <= the kernel's tiles */
  void *scratch;                /* the kernel's scratch_bytes, this thread's own, contents undefined; 64-byte aligned */
  const GcRuntimeTable *runtime; /* never null */
} GcKernelArgs;

/* 0: done. Not 0: the kernel failed; the run ends with an error that names the launch. */
typedef int32_t (*GcKernelFn)(const GcKernelArgs *);

#ifdef __cplusplus
}
#endif

#endif
