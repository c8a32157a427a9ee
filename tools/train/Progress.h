// A bar on a terminal (standard error); nothing elsewhere.
#ifndef GC_TOOLS_TRAIN_PROGRESS_H
#define GC_TOOLS_TRAIN_PROGRESS_H

#include <cstdint>

namespace gc {

// In seconds, from some start.
double now();

// What a step says of itself.
struct Pace {
  double unitsPerSecond = 0; // tokens or examples
  double mfu = 0;            // the model's FLOP/s over the machine's peak; 0: not known
  double secondsLeft = 0;
};

// Measures steps and shows them.
class Progress {
public:
  // A step of `units` tokens or examples, which is what `unit` says, has `flops` operations of a machine that does
  // `peak` per second (0: not known).
  Progress(int64_t firstStep, int64_t steps, const char *unit, int64_t units, double flops, double peak);
  // `done` of all steps are done.
  void step(int64_t done, double loss);
  // Where the time between two steps was not training.
  void pause();
  // Of the last steps.
  Pace pace() const { return thePace; }
  // Takes the bar away until the next step, for other text.
  void clearLine();
  // Leaves the bar's line.
  void endLine();

private:
  const char *unit;
  int64_t steps, units, done;
  double flops, peak;
  bool bar, open = false;
  double last, shown = 0;
  double seconds = 0, weight = 0; // a mean of seconds per step that forgets, and the weight of what is in it
  Pace thePace;
};

} // namespace gc

#endif
