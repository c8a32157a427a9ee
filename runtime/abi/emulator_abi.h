/* What an emulated CUDA kernel and the emulator agree on. Plain C, like kernel_abi.h.
 *
 * The compiler lowers the NVVM-dialect module that becomes PTX for the host as well: one function per kernel that runs
 * one CUDA thread, in which every memory access is announced before it happens and every NVVM op is a call here. An
 * entry of the usual kernel ABI (kernel_abi.h) describes the launch and hands it to GcRuntimeTable::emulate.
 * `location` numbers index GcEmuKernel::locations.
 */
#ifndef GC_RUNTIME_ABI_EMULATOR_ABI_H
#define GC_RUNTIME_ABI_EMULATOR_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct GcEmuThread GcEmuThread;

enum { GC_EMU_READ = 0, GC_EMU_WRITE = 1, GC_EMU_ATOMIC = 2 };
enum { GC_EMU_SHUFFLE_UP = 0, GC_EMU_SHUFFLE_DOWN = 1, GC_EMU_SHUFFLE_XOR = 2, GC_EMU_SHUFFLE_INDEX = 3 };
enum { GC_EMU_VOTE_ALL = 0, GC_EMU_VOTE_ANY = 1, GC_EMU_VOTE_BALLOT = 2 };

/* A call does not return when its check fails: the launch ends and `emulate` reports it. */
typedef struct GcEmuTable {
  void (*access)(GcEmuThread *, const void *address, uint64_t bytes, uint32_t kind, uint32_t location);
  void (*barrier)(GcEmuThread *, uint32_t location);
  void (*warp_barrier)(GcEmuThread *, uint32_t mask, uint32_t location);
  /* PTX shfl.sync: `b` the lane, offset or mask, `c` clamp and segment mask. Value in the low half, validity in bit 32.
   */
  uint64_t (*shuffle)(GcEmuThread *, uint32_t kind, uint32_t mask, uint32_t value, uint32_t b, uint32_t c,
                      uint32_t location);
  uint32_t (*vote)(GcEmuThread *, uint32_t kind, uint32_t mask, uint32_t predicate, uint32_t location);
} GcEmuTable;

/* One CUDA thread; emitted code reads these fields. */
struct GcEmuThread {
  const GcEmuTable *table;
  void *const *buffers;   /* the kernel's pointer parameters */
  const int64_t *scalars; /* the launch's scalars */
  char *shared;           /* the block's shared memory */
  uint32_t tid[3], ntid[3], ctaid[3], nctaid[3];
  uint32_t lane;
};

typedef void (*GcEmuThreadFn)(GcEmuThread *);

typedef struct GcEmuKernel {
  const char *name;
  const char *locations; /* NUL-ended strings, one after another; an empty one ends the list */
  GcEmuThreadFn thread;
  const uint64_t *buffer_bytes; /* operands, then results */
  uint64_t shared_bytes;
  uint32_t grid[3], block[3];
  uint32_t operands, results;
} GcEmuKernel;

#ifdef __cplusplus
}
#endif

#endif
