// mlir-opt with the project's dialects, passes and pipelines.
#include "tools/common/Register.h"

#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  gc::registerAllGcDialects(registry);
  gc::registerAllGcPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, "gcompile's optimizer driver\n", registry));
}
