# gc_passes(Group SOURCES a.cpp… [DEPS target…]): in passes/FOLDER, the library gc_passes_FOLDER with Passes.td.
include_guard(GLOBAL)
function(gc_passes group)
  cmake_parse_arguments(A "" "" "SOURCES;DEPS" ${ARGN})
  get_filename_component(folder ${CMAKE_CURRENT_SOURCE_DIR} NAME)
  gc_tablegen(gc_passes_${folder}_gen Passes.td Passes.h.inc "-gen-pass-decls -name=${group}")
  gc_library(gc_passes_${folder} MLIR SOURCES ${A_SOURCES} DEPS gc_ir ${A_DEPS} GENERATED gc_passes_${folder}_gen)
endfunction()
