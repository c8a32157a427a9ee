// The gcompile program. All of it is a library, so that a test can make it fail (test/tools/gcompile/PlantFailure.cpp).
#include "tools/gcompile/Commands.h"

int main(int argc, char **argv) {
  return gc::runGcompile(argc, argv);
}
