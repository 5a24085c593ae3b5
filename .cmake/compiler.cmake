# tengen_compiler: the flags that every target of ours is built with.
add_library(tengen_compiler INTERFACE)
target_include_directories(tengen_compiler INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(tengen_compiler INTERFACE -Wall -Wextra -Wshadow -Wconversion -Werror)

set(march_native native)
set(march_avx2 x86-64-v3)
set(march_baseline x86-64)
if(NOT DEFINED march_${TENGEN_ARCH})
  message(FATAL_ERROR "TENGEN_ARCH is '${TENGEN_ARCH}', expected native, avx2 or baseline")
endif()
# No fused multiply-add: the few floating-point results must not depend on the machine.
target_compile_options(tengen_compiler INTERFACE -march=${march_${TENGEN_ARCH}} -ffp-contract=off)

# Files named for the system that is not built for are left out.
if(WIN32)
  set(TENGEN_OTHER_SYSTEM posix)
else()
  set(TENGEN_OTHER_SYSTEM windows)
endif()

if(TENGEN_SANITIZE)
  add_compile_options(-fsanitize=${TENGEN_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${TENGEN_SANITIZE})
endif()
if(TENGEN_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
