// SIGTERM and SIGINT as a question between two steps, so that a run can write a checkpoint first.
#ifndef GC_TOOLS_TRAIN_STOPSIGNAL_H
#define GC_TOOLS_TRAIN_STOPSIGNAL_H

namespace gc {

// While one lives, the first of these signals is noted; another one ends the program at once, as without it. One at a
// time.
class StopSignal {
public:
  StopSignal();
  ~StopSignal();
  StopSignal(const StopSignal &) = delete;
  // SIGTERM, SIGINT, or 0.
  static int received();
};

} // namespace gc

#endif
