// What a program of an artifact takes and gives: whole arrays, of all devices together.
#ifndef GC_TOOLS_DRIVER_ARTIFACTSIGNATURE_H
#define GC_TOOLS_DRIVER_ARTIFACTSIGNATURE_H

#include "tools/driver/HostArray.h"

#include "runtime/abi/gcx_generated.h"

namespace gc {

// The artifact has been checked, so nothing can fail.
Signature signatureOf(const gcrt::fb::Module &module, const gcrt::fb::Program &program);

} // namespace gc

#endif
