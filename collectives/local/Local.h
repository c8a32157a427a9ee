// The communicator of N devices in one process. The device that comes last to a collective does its work for all, while
// the others wait: results depend on ranks alone, never on who comes when.
//
//   std::vector<std::unique_ptr<Communicator>> communicators = makeLocalCommunicators(4);
#ifndef GC_COLLECTIVES_LOCAL_LOCAL_H
#define GC_COLLECTIVES_LOCAL_LOCAL_H

#include "runtime/device/Communicator.h"

namespace gcrt {

std::vector<std::unique_ptr<Communicator>> makeLocalCommunicators(uint32_t devices);

} // namespace gcrt

#endif
