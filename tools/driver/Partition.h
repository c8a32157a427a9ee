// A program cut for the devices of its mesh, and how whole arrays go to devices and come back.
#ifndef GC_TOOLS_DRIVER_PARTITION_H
#define GC_TOOLS_DRIVER_PARTITION_H

#include "tools/driver/Program.h"

namespace gc {

// One argument or result: what a device holds of it.
struct Share {
  ValueInfo local;
  // Per device and element of its part (row-major): the element's number in the whole array.
  std::vector<std::vector<int64_t>> elements;

  void cut(const char *whole, size_t device, char *part) const;
  void join(const char *part, size_t device, char *whole) const;
};

struct Partition {
  std::vector<Share> arguments, results;
};

// Makes the module the program that each of `devices` devices runs. `mesh` ("data=4") replaces sizes in the program's
// mesh. The devices must be the mesh's.
absl::StatusOr<Partition> partition(Program &program, int devices, const std::string &mesh);

// For one device: shardings say nothing and go, with the mesh.
void dropShardings(mlir::ModuleOp module);

} // namespace gc

#endif
