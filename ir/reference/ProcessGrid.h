// The virtual devices of one SPMD program: each runs on a thread of its own and meets others at collectives.
#ifndef GC_IR_REFERENCE_PROCESSGRID_H
#define GC_IR_REFERENCE_PROCESSGRID_H

#include "mlir/IR/Operation.h"
#include <condition_variable>
#include <map>
#include <mutex>

#include "ir/reference/Tensor.h"

namespace gc {

class ProcessGrid {
public:
  explicit ProcessGrid(int64_t numDevices) : numDevices(numDevices), running(numDevices) {}
  int64_t getNumDevices() const { return numDevices; }

  // Gives `mine` to the devices of `group` (which holds this one) and takes theirs, in the group's order. Blocks until
  // all have come to `op`; fails with a diagnostic when that can no longer happen.
  mlir::LogicalResult exchange(mlir::Operation *op, int64_t device, llvm::ArrayRef<int64_t> group, const Tensor &mine,
                               llvm::SmallVectorImpl<Tensor> &all);
  // The device has ended; whoever waits for it is told.
  void leave();

private:
  struct Meeting {
    std::map<int64_t, Tensor> values;
    size_t taken = 0;
    bool complete = false;
  };
  using Key = std::pair<mlir::Operation *, std::vector<int64_t>>;

  const int64_t numDevices;
  std::mutex mutex;
  std::condition_variable changed;
  std::map<Key, Meeting> meetings;
  int64_t running;     // devices that have not ended
  int64_t waiting = 0; // of these, those whose meeting is not complete
  bool stuck = false;  // all that run wait
};

} // namespace gc

#endif
