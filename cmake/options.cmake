# Compiler settings for every target, and small functions for the other CMake files.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # ccache keeps objects that used a precompiled header only if it may ignore that header's own times.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "${CCACHE}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fpch-preprocess>)
  else()
    add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
  endif()
endif()
if(CCACHE AND NOT CMAKE_C_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER "${CCACHE}")
endif()

add_compile_options(-ffp-contract=off -fdiagnostics-color=auto)
if(ORRERY_ASSERTS)
  add_compile_definitions(ORRERY_ASSERTS)
  add_compile_options(-UNDEBUG)
endif()
if(ORRERY_SANITIZE)
  set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
                 "-fsanitize-ignorelist=${CMAKE_SOURCE_DIR}/cmake/sanitizer_ignorelist.txt")
  add_compile_options(${sanitizers})
  add_link_options(${sanitizers})
endif()

if(EMSCRIPTEN)
  add_compile_options(-mnontrapping-fptoint -msign-ext -mbulk-memory)  # every browser with WebGL 2 and modules has them
  # emcc's optimiser needs acorn. Debian keeps it where a node from elsewhere does not look.
  set(link_environment "NODE_PATH=/usr/share/nodejs")
  set(closure_compiler "${CMAKE_SOURCE_DIR}/node_modules/.bin/google-closure-compiler")
  if(EXISTS "${closure_compiler}")
    list(APPEND link_environment "EM_CLOSURE_COMPILER=${closure_compiler}")
  else()
    set(closure_compiler "")
  endif()
  list(JOIN link_environment " " link_environment)
  set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env ${link_environment}")
  # Binaryen's tools: Debian keeps them in /usr/bin, an Emscripten from elsewhere beside itself.
  find_program(ORRERY_WASM_SPLIT wasm-split HINTS "${EMSCRIPTEN_ROOT_PATH}/../bin" REQUIRED)
  get_filename_component(binaryen "${ORRERY_WASM_SPLIT}" DIRECTORY)
  find_program(ORRERY_NODE node REQUIRED)
  list(JOIN orrery_games "," page_games)
endif()

# Sources that match the patterns, without those of the other platform (*_web.cpp, *_native.cpp). With RECURSE as the first
# pattern also those in folders below.
function(orrery_glob result)
  if("${ARGV1}" STREQUAL RECURSE)
    list(REMOVE_AT ARGN 0)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS ${ARGN})
  else()
    file(GLOB found CONFIGURE_DEPENDS ${ARGN})
  endif()
  if(EMSCRIPTEN)
    list(FILTER found EXCLUDE REGEX "_native\\.(cpp|h)$")
  else()
    list(FILTER found EXCLUDE REGEX "_web\\.(cpp|h)$")
  endif()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# Replaces the sources in the list `variable` by files that each include about ORRERY_TOGETHER sources of one folder. So what
# they all include is read once, and what they all instantiate is compiled once. Names in anonymous namespaces must then differ
# within a folder. These files have the same text in every clone, so ccache finds what another clone compiled. `kind` tells
# apart files of one folder that are compiled differently.
set(ORRERY_TOGETHER 8 CACHE STRING "How many sources of a folder are compiled together; 1: each alone")
function(orrery_together variable kind)
  set(folders "")
  foreach(source IN LISTS ${variable})
    file(RELATIVE_PATH name "${CMAKE_SOURCE_DIR}" "${source}")
    get_filename_component(folder "${name}" DIRECTORY)
    list(APPEND folders "${folder}")
    list(APPEND "in_${folder}" "${name}")
  endforeach()
  list(REMOVE_DUPLICATES folders)
  set(result "")
  foreach(folder IN LISTS folders)
    list(LENGTH "in_${folder}" count)
    math(EXPR parts "(${count} + ${ORRERY_TOGETHER} - 1) / ${ORRERY_TOGETHER}")
    foreach(part RANGE 1 ${parts})
      math(EXPR from "${count} * (${part} - 1) / ${parts}")
      math(EXPR size "${count} * ${part} / ${parts} - ${from}")
      list(SUBLIST "in_${folder}" ${from} ${size} names)
      if(size EQUAL 1)
        list(APPEND result "${CMAKE_SOURCE_DIR}/${names}")
        continue()
      endif()
      list(TRANSFORM names REPLACE "(.+)" "#include \"\\1\"\n")
      list(JOIN names "" includes)
      set(group "${CMAKE_BINARY_DIR}/together/${folder}${kind}_${part}.cpp")
      file(CONFIGURE OUTPUT "${group}" CONTENT "${includes}" @ONLY)
      set_property(SOURCE "${group}" PROPERTY COMPILE_OPTIONS "-iquote${CMAKE_SOURCE_DIR}")
      list(APPEND result "${group}")
    endforeach()
  endforeach()
  set(${variable} ${result} PARENT_SCOPE)
endfunction()

# Our own code: warnings are errors.
function(orrery_own target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow
    -Wunused-const-variable -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 reports these for sound code of the standard library once it inlines or instruments it.
    target_compile_options(${target} PRIVATE -Wno-restrict -Wno-maybe-uninitialized -Wno-stringop-overflow
                                             -Wno-array-bounds -Wno-stringop-overread -Wno-free-nonheap-object)
  endif()
endfunction()

# Precompiles the headers that most of our sources include, which halves their time. Only clang does this: g++ reads each source
# by itself, and so finds missing includes.
function(orrery_precompile target)
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <functional> <map> <memory> <optional> <string> <string_view>
                              <vector> <cereal/cereal.hpp> <cereal/types/array.hpp> <cereal/types/string.hpp>
                              <cereal/types/vector.hpp> <rapidjson/document.h> <rapidjson/writer.h> ${ARGN})
  endif()
endfunction()

# Turns on WebAssembly's exceptions, for the programs that run under node. The page's modules do without (a throw ends them),
# because exceptions would make them a third larger. The flag must be on every object and on the link.
function(orrery_exceptions target)
  if(EMSCRIPTEN)
    target_compile_options(${target} PUBLIC -fwasm-exceptions)
    target_link_options(${target} PUBLIC -fwasm-exceptions)
  endif()
endfunction()

# A program that runs in a terminal; as WebAssembly it runs under node.
function(orrery_program target)
  orrery_own(${target})
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
  if(EMSCRIPTEN)
    set_target_properties(${target} PROPERTIES SUFFIX .cjs)
    target_link_options(${target} PRIVATE -sENVIRONMENT=node -sWASM_ASYNC_COMPILATION=0 -sEXIT_RUNTIME=1
                        -sFILESYSTEM=1 -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1
                        -O1)  # Binaryen's passes would take longer than they save
  endif()
endfunction()

# A module for the page: modules/<target>.mjs, <target>.wasm, <target>-<game>.wasm and <target>-later.wasm; and for tests,
# uncut, whole/<target>-uncut.wasm. A list of its own has what it exports to JavaScript, one name per line: functions of C with
# their leading underscore, methods of Emscripten's runtime without.
function(orrery_module target exports)
  file(STRINGS "${exports}" functions REGEX "^_")
  file(STRINGS "${exports}" methods REGEX "^[A-Za-z]")
  list(JOIN functions "," functions)
  list(JOIN methods "," methods)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${exports}")
  set(split "${CMAKE_SOURCE_DIR}/scripts/split")
  set(later "${CMAKE_SOURCE_DIR}/cmake/${target}_later.txt")
  set(whole "${CMAKE_BINARY_DIR}/whole")
  get_property(launcher GLOBAL PROPERTY RULE_LAUNCH_LINK)
  set_target_properties(${target} PROPERTIES SUFFIX .mjs RUNTIME_OUTPUT_DIRECTORY "${whole}"
    LINK_DEPENDS "${exports};${later};${split}/split.mjs;${split}/data.mjs;${split}/later.mjs;${split}/mark.mjs;${split}/order.mjs;${split}/shared.mjs;${split}/wasm.mjs;${split}/link.sh"
    RULE_LAUNCH_LINK "${launcher} sh ${split}/link.sh ${binaryen} ${whole}/${target}.map")
  # Function names tell to which game a function belongs; split.mjs removes them again. The linker's map tells constants apart.
  # Only small functions are inlined into their only callers, because an inlined function cannot be cut off.
  target_link_options(${target} PRIVATE --profiling-funcs -Wl,--no-demangle -Wl,--print-map
                      -sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=60)
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND "${ORRERY_NODE}" "${split}/split.mjs" --tools "${binaryen}" --games "${page_games}" --later "${later}"
            --map "${whole}/${target}.map" --module "${whole}/${target}.wasm" --out "${CMAKE_BINARY_DIR}/modules"
    COMMAND "${CMAKE_COMMAND}" -E copy "${whole}/${target}.mjs" "${CMAKE_BINARY_DIR}/modules/${target}.mjs"
    COMMENT "Cutting ${target} into its parts" VERBATIM)
  target_link_options(${target} PRIVATE -sMODULARIZE=1 -sEXPORT_ES6=1 -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=256MB -sMALLOC=emmalloc -sFILESYSTEM=0
                      -sEXPORTED_FUNCTIONS=${functions} -sEXPORTED_RUNTIME_METHODS=${methods})
  if(closure_compiler)
    target_link_options(${target} PRIVATE --closure 1)
  endif()
endfunction()
