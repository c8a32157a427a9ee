# External packages: all from Debian.
find_program(GC_LLVM_CONFIG NAMES llvm-config-22 REQUIRED)
execute_process(COMMAND ${GC_LLVM_CONFIG} --cmakedir OUTPUT_VARIABLE GC_LLVM_CMAKE
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${GC_LLVM_CONFIG} --bindir OUTPUT_VARIABLE GC_LLVM_BIN
                OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
set(LLVM_DIR ${GC_LLVM_CMAKE})
find_package(MLIR REQUIRED CONFIG HINTS ${GC_LLVM_CMAKE}/../mlir)
set(LLVM_LINK_LLVM_DYLIB ON)
list(APPEND CMAKE_MODULE_PATH ${LLVM_CMAKE_DIR} ${MLIR_CMAKE_DIR})
include(TableGen)
include(AddMLIR)

find_package(absl REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(GTest REQUIRED)
find_package(Threads REQUIRED)
find_path(GC_TOML_INCLUDE toml++/toml.h REQUIRED)
find_program(GC_FLATC flatc REQUIRED)
find_package(Python3 COMPONENTS Interpreter REQUIRED)
find_program(GC_LIT NAMES lit-22 llvm-lit lit HINTS ${GC_LLVM_BIN} REQUIRED)
