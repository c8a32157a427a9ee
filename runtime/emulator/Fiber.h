// A stack of its own for one emulated CUDA thread: it runs until it yields, and goes on when resumed.
#ifndef GC_RUNTIME_EMULATOR_FIBER_H
#define GC_RUNTIME_EMULATOR_FIBER_H

#include <cstddef>

namespace gcrt::emulator {

class Fiber {
public:
  using Entry = void (*)(void *);
  static constexpr size_t kStackBytes = 64 << 10;

  Fiber() = default;
  Fiber(const Fiber &) = delete;
  Fiber &operator=(const Fiber &) = delete;
  ~Fiber();

  // Makes the fiber start at entry(argument) when first resumed; the stack is kept across starts. False: no memory.
  bool start(Entry entry, void *argument);
  // Runs the fiber until it yields or its entry returns. Called by the scheduler, never by a fiber.
  void resume();
  // Back to the scheduler. Called by the running fiber. A fiber that is not resumed again is dropped: nothing on its
  // stack may own memory.
  void yield();
  bool done() const { return finished; }

private:
  static void run(Fiber *fiber);
  void *stack = nullptr;
  void *own = nullptr;    // saved stack pointer while suspended
  void *caller = nullptr; // the scheduler's, while running
  Entry entry = nullptr;
  void *argument = nullptr;
  bool finished = true;
};

} // namespace gcrt::emulator

#endif
