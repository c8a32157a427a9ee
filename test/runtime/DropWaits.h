// An artifact with one wait less, for the test that every event matters: run each under the adversarial streams; either
// some seed gives another result, or the wait was not needed.
#ifndef GC_TEST_RUNTIME_DROPWAITS_H
#define GC_TEST_RUNTIME_DROPWAITS_H

#include "runtime/artifact/Artifact.h"

#include <string>
#include <vector>

namespace gcrt::test {

struct ArtifactWithoutWait {
  std::string what; // "wait 3 of event 2 on stream 1 in program 'main'"
  std::vector<char> bytes;
};

// One per Wait command of the artifact's programs, loops and branches included.
std::vector<ArtifactWithoutWait> withoutEachWait(const Artifact &artifact);

} // namespace gcrt::test

#endif
