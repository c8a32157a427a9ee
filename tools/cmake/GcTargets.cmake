# Target helpers. A library or a test names its sources; a .cpp that lies in a folder and is named by no target
# there fails configuration, so a forgotten file is noticed at once.
include_guard(GLOBAL)

# Interface targets: what code above and below the LLVM line may see.
add_library(gc_base INTERFACE)
target_include_directories(gc_base INTERFACE ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
add_library(gc_mlir INTERFACE)
target_include_directories(gc_mlir SYSTEM INTERFACE ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
target_compile_definitions(gc_mlir INTERFACE ${LLVM_DEFINITIONS_LIST})
target_link_libraries(gc_mlir INTERFACE gc_base)
# MLIR as one shared library; it brings MlirOptMain and MlirLspServerMain, so MLIROptLib must never stand beside it.
target_link_libraries(gc_mlir INTERFACE MLIR LLVM)

# One precompiled header per side of the LLVM line.
function(_gc_pch name header)
  set(stub ${PROJECT_BINARY_DIR}/pch/${name}.cpp)
  file(CONFIGURE OUTPUT ${stub} CONTENT "// Carries the precompiled header.\n")
  add_library(${name} OBJECT ${stub})
  target_link_libraries(${name} PRIVATE ${ARGN})
  target_compile_options(${name} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  target_precompile_headers(${name} PRIVATE ${header})
endfunction()
_gc_pch(gc_pch_mlir ${PROJECT_SOURCE_DIR}/tools/cmake/pch_mlir.h gc_mlir)
_gc_pch(gc_pch_runtime ${PROJECT_SOURCE_DIR}/tools/cmake/pch_runtime.h gc_base)

function(_gc_check_listed)
  get_property(listed DIRECTORY PROPERTY GC_LISTED)
  file(GLOB here RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.cpp)
  foreach(f IN LISTS here)
    if(NOT f IN_LIST listed)
      message(FATAL_ERROR "${CMAKE_CURRENT_SOURCE_DIR}/${f} is named by no target in this folder's CMakeLists.txt")
    endif()
  endforeach()
endfunction()

function(_gc_list_sources)
  set_property(DIRECTORY APPEND PROPERTY GC_LISTED ${ARGN})
  get_property(deferred DIRECTORY PROPERTY GC_DEFERRED)
  if(NOT deferred)
    set_property(DIRECTORY PROPERTY GC_DEFERRED ON)
    cmake_language(DEFER CALL _gc_check_listed)
  endif()
endfunction()

function(_gc_use_pch target kind)
  if(kind STREQUAL "MLIR")
    target_link_libraries(${target} PUBLIC gc_mlir)
    target_precompile_headers(${target} REUSE_FROM gc_pch_mlir)
  else()
    target_link_libraries(${target} PUBLIC gc_base)
    target_precompile_headers(${target} REUSE_FROM gc_pch_runtime)
  endif()
  target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
endfunction()

# gc_library(NAME MLIR|PLAIN SOURCES a.cpp… [DEPS target…] [GENERATED custom-target…])
# Static library. PLAIN code never sees LLVM headers.
function(gc_library name kind)
  cmake_parse_arguments(A "" "" "SOURCES;DEPS;GENERATED" ${ARGN})
  add_library(${name} STATIC ${A_SOURCES})
  _gc_list_sources(${A_SOURCES})
  _gc_use_pch(${name} ${kind})
  target_link_libraries(${name} PUBLIC ${A_DEPS})
  if(A_GENERATED)
    add_dependencies(${name} ${A_GENERATED})
    # Users include the generated headers through this library's headers.
    set_property(TARGET ${name} PROPERTY GC_GENERATED ${A_GENERATED})
  endif()
  foreach(dep IN LISTS A_DEPS)
    if(TARGET ${dep})
      get_property(gen TARGET ${dep} PROPERTY GC_GENERATED)
      if(gen)
        add_dependencies(${name} ${gen})
        set_property(TARGET ${name} APPEND PROPERTY GC_GENERATED ${gen})
      endif()
    endif()
  endforeach()
endfunction()

# gc_executable(NAME MLIR|PLAIN SOURCES a.cpp… [DEPS target…])
function(gc_executable name kind)
  cmake_parse_arguments(A "" "" "SOURCES;DEPS" ${ARGN})
  add_executable(${name} ${A_SOURCES})
  # Executables are compiled as libraries are (-fPIC, not -fPIE), or they could not share the precompiled header.
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
  target_compile_options(${name} PRIVATE -fPIC)
  _gc_list_sources(${A_SOURCES})
  _gc_use_pch(${name} ${kind})
  target_link_libraries(${name} PRIVATE ${A_DEPS})
endfunction()

# gc_test(NAME MLIR|PLAIN SOURCES a.cpp… [DEPS target…]): a GoogleTest program, one ctest entry.
function(gc_test name kind)
  cmake_parse_arguments(A "" "" "SOURCES;DEPS" ${ARGN})
  gc_executable(${name} ${kind} SOURCES ${A_SOURCES} DEPS ${A_DEPS} GTest::gtest GTest::gmock GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES TIMEOUT 600)
endfunction()

# gc_tablegen(TARGET FILE.td OUT.h.inc "-gen-x -flag" …): pairs of output and generator options, beside the .td's
# place in the build tree, so that #include "ir/dialect/X.h.inc" works from the root.
function(gc_tablegen target td)
  set(LLVM_TARGET_DEFINITIONS ${td})
  set(outs)
  set(rest ${ARGN})
  while(rest)
    list(POP_FRONT rest out flags)
    separate_arguments(flags)
    set(o ${CMAKE_CURRENT_BINARY_DIR}/${out})
    add_custom_command(OUTPUT ${o}
      COMMAND mlir-tblgen ${flags} -I${PROJECT_SOURCE_DIR} -I${MLIR_INCLUDE_DIRS} -I${CMAKE_CURRENT_SOURCE_DIR}
              ${CMAKE_CURRENT_SOURCE_DIR}/${td} -o ${o} --write-if-changed -d ${o}.d
      DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${td} DEPFILE ${o}.d
      COMMENT "tablegen ${out}")
    list(APPEND outs ${o})
  endwhile()
  add_custom_target(${target} DEPENDS ${outs})
endfunction()

# gc_lit(NAME FOLDER tool-target…): every .mlir and .test file under test/FOLDER through lit, one ctest entry. The tools are
# built by the target NAME, so that `ninja NAME && ctest -R NAME` is enough.
function(gc_lit name folder)
  add_test(NAME ${name} COMMAND ${GC_LIT} -sv --param build=${PROJECT_BINARY_DIR} --param llvm=${GC_LLVM_BIN}
                                ${PROJECT_SOURCE_DIR}/test/${folder})
  set_tests_properties(${name} PROPERTIES TIMEOUT 1200)
  add_custom_target(${name} DEPENDS ${ARGN})
endfunction()
