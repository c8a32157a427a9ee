# Compiler settings shared by every target.
set(GC_SANITIZE "" CACHE STRING "Sanitizers for all targets, e.g. address,undefined")
option(GC_FUZZ "Build the libFuzzer targets" OFF)
option(GC_WERROR "Warnings are errors" ON)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib)

# Dev: quick to compile, asserts on, line numbers in stack traces.
set(CMAKE_CXX_FLAGS_DEV "-O1 -gline-tables-only")
set(CMAKE_C_FLAGS_DEV "-O1 -gline-tables-only")
set(CMAKE_EXE_LINKER_FLAGS_DEV "")
set(CMAKE_SHARED_LINKER_FLAGS_DEV "")

add_compile_options(-Wall -Wextra -Wno-unused-parameter -Wno-missing-field-initializers)
if(GC_WERROR)
  add_compile_options(-Werror)
endif()
add_link_options(-fuse-ld=lld -Wl,--gdb-index)
if(GC_SANITIZE)
  add_compile_options(-fsanitize=${GC_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined
                      -fno-sanitize=vptr)
  add_link_options(-fsanitize=${GC_SANITIZE} -fno-sanitize=vptr)
endif()

find_program(GC_CCACHE ccache)
if(GC_CCACHE)
  # Precompiled headers go through ccache only with these settings.
  set(_launcher ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${GC_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${_launcher})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${_launcher})
endif()
