#include "runtime/emulator/Fiber.h"

#include <cstdint>
#include <sys/mman.h>

#if !defined(__x86_64__)
#error "the CUDA emulator's context switch is written for x86-64"
#endif

using namespace gcrt::emulator;

// Saves the callee-saved registers on the current stack, stores its pointer in *save and continues on `load`.
// ucontext would make two system calls per switch.
extern "C" void gcrtFiberSwitch(void **save, void *load);
asm(R"(
.text
.p2align 4
.type gcrtFiberSwitch,@function
gcrtFiberSwitch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
.size gcrtFiberSwitch,.-gcrtFiberSwitch
.type gcrtFiberBegin,@function
gcrtFiberBegin:
  movq %r12, %rdi
  callq *%r13
  ud2
.size gcrtFiberBegin,.-gcrtFiberBegin
)");
extern "C" void gcrtFiberBegin();

Fiber::~Fiber() {
  if (stack)
    munmap(stack, kStackBytes);
}

void Fiber::run(Fiber *fiber) {
  fiber->entry(fiber->argument);
  fiber->finished = true;
  fiber->yield();
}

bool Fiber::start(Entry newEntry, void *newArgument) {
  if (!stack) {
    void *p = mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED)
      return false;
    // The lowest page stays unmapped in effect: an overflow faults instead of writing into the next stack.
    mprotect(p, 4096, PROT_NONE);
    stack = p;
  }
  entry = newEntry;
  argument = newArgument;
  finished = false;
  auto *top = reinterpret_cast<uint64_t *>(static_cast<char *>(stack) + kStackBytes);
  // Popped by the switch: r15 r14 r13 r12 rbx rbp, then the return address. Entry needs rsp ≡ 0 (mod 16) at the call.
  uint64_t *sp = top - 9;
  sp[0] = sp[1] = 0;
  sp[2] = reinterpret_cast<uint64_t>(&Fiber::run);
  sp[3] = reinterpret_cast<uint64_t>(this);
  sp[4] = sp[5] = 0;
  sp[6] = reinterpret_cast<uint64_t>(&gcrtFiberBegin);
  own = sp;
  return true;
}

void Fiber::resume() {
  gcrtFiberSwitch(&caller, own);
}
void Fiber::yield() {
  gcrtFiberSwitch(&own, caller);
}
