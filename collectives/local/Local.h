// The communicator of N devices in one process. Once all have come to a collective, those that wait for it share its
// work in pieces: results depend on ranks alone, never on who comes when or does what.
//
//   std::vector<std::unique_ptr<Communicator>> communicators = makeLocalCommunicators(4);
#ifndef GC_COLLECTIVES_LOCAL_LOCAL_H
#define GC_COLLECTIVES_LOCAL_LOCAL_H

#include "runtime/device/Communicator.h"

namespace gcrt {

// With `readEarly`, for tests of the order of streams: each device's source is read when it is offered, the earliest
// that the rules allow, and not when the last device comes. What is written too late then never gets in.
std::vector<std::unique_ptr<Communicator>> makeLocalCommunicators(uint32_t devices, bool readEarly = false);

} // namespace gcrt

#endif
