# The libraries. They come from .deps/ if scripts/setup has put them there; otherwise FetchContent clones the upstream projects.
include(FetchContent)
include("${CMAKE_SOURCE_DIR}/.deps/deps.cmake" OPTIONAL)

# SOURCE_SUBDIR names a folder that does not exist: we want only the sources, not their own build.
FetchContent_Declare(imgui GIT_REPOSITORY https://github.com/ocornut/imgui.git GIT_TAG v1.90.1
                     GIT_SHALLOW ON SOURCE_SUBDIR none)
FetchContent_Declare(catch2 GIT_REPOSITORY https://github.com/catchorg/Catch2.git GIT_TAG v3.7.1
                     GIT_SHALLOW ON SOURCE_SUBDIR none)
FetchContent_Declare(cereal GIT_REPOSITORY https://github.com/USCiLab/cereal.git GIT_TAG v1.3.2
                     GIT_SHALLOW ON SOURCE_SUBDIR none)
FetchContent_Declare(qrcodegen GIT_REPOSITORY https://github.com/nayuki/QR-Code-generator.git GIT_TAG v1.8.0
                     GIT_SHALLOW ON SOURCE_SUBDIR none)
FetchContent_Declare(sodium GIT_REPOSITORY https://github.com/jedisct1/libsodium.git GIT_TAG 1.0.18-RELEASE
                     GIT_SHALLOW ON SOURCE_SUBDIR none)
FetchContent_MakeAvailable(imgui catch2 cereal qrcodegen sodium)


add_library(catch2 STATIC EXCLUDE_FROM_ALL "${catch2_SOURCE_DIR}/extras/catch_amalgamated.cpp")
target_include_directories(catch2 SYSTEM PUBLIC "${catch2_SOURCE_DIR}/extras")
orrery_exceptions(catch2)
target_compile_options(catch2 PRIVATE -O1)  # compiles in a third less time
if(ORRERY_SANITIZE)
  target_compile_options(catch2 PRIVATE -fno-sanitize=all)  # halves the build time; we do not test Catch2
endif()

# Sets `variable` to a copy of a library's source in the build folder, in which some text is replaced. Pairs of pattern and
# replacement follow. Each must match, so that nothing is lost when the library changes.
function(orrery_lighter variable source)
  file(READ "${source}" text)
  math(EXPR last "${ARGC} - 1")
  foreach(at RANGE 2 ${last} 2)
    math(EXPR next "${at} + 1")
    string(REGEX REPLACE "${ARGV${at}}" "${ARGV${next}}" lighter "${text}")
    if(lighter STREQUAL text)
      message(FATAL_ERROR "${source} has nothing like ${ARGV${at}}")
    endif()
    set(text "${lighter}")
  endforeach()
  get_filename_component(name "${source}" NAME)
  file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/${name}" CONTENT "${text}" @ONLY)
  set(${variable} "${CMAKE_BINARY_DIR}/${name}" PARENT_SCOPE)
endfunction()

# cereal with rapidjson; in upstream's cereal, rapidjson is in the folder "external".
set(cereal_include "${cereal_SOURCE_DIR}/include")
if(EMSCRIPTEN)
  # rapidjson has a table of powers of ten: 2.5 KB that cannot be compressed. Up to 10^22 they are exact when they are multiplied,
  # and no number here is larger.
  file(GLOB_RECURSE powers RELATIVE "${cereal_include}" "${cereal_include}/*/pow10.h")
  file(COPY "${cereal_include}/" DESTINATION "${CMAKE_BINARY_DIR}/cereal" PATTERN pow10.h EXCLUDE)
  orrery_lighter(lighter "${cereal_include}/${powers}" "static const double e\\[\\] =[^}]*};.*return e\\[n\\];"
                 "double power = 1; while (n-- > 0) power *= 10; return power;")
  set(cereal_include "${CMAKE_BINARY_DIR}/cereal")
  configure_file("${lighter}" "${cereal_include}/${powers}" COPYONLY)
endif()
add_library(cereal INTERFACE)
target_include_directories(cereal SYSTEM INTERFACE "${cereal_include}" "${cereal_include}/cereal/external")

set(qrcodegen_source "${qrcodegen_SOURCE_DIR}/cpp/qrcodegen.cpp")
if(EMSCRIPTEN)
  # It words an exception with a stream, which brings in all locales: 100 KB, for a text that web/qr.cpp has checked before.
  orrery_lighter(qrcodegen_source "${qrcodegen_source}" "std::ostringstream sb;.*data_too_long\\(sb.str\\(\\)\\)"
                 "throw data_too_long(\"\")")
endif()
add_library(qrcodegen STATIC EXCLUDE_FROM_ALL "${qrcodegen_source}")
target_include_directories(qrcodegen SYSTEM PUBLIC "${qrcodegen_SOURCE_DIR}/cpp")
target_compile_options(qrcodegen PRIVATE -Os)

# libsodium, but only BLAKE2b. Its reference code needs two functions of the rest, which would bring in all of it. One ends the
# program after a wrong call. The other wipes memory; we use the C library's own if it has one.
set(sodium_folder "${sodium_SOURCE_DIR}/src/libsodium")
set(blake2b_folder "${sodium_folder}/crypto_generichash/blake2b/ref")
set(compress "${blake2b_folder}/blake2b-compress-ref.c")
if(EMSCRIPTEN)
  # Its twelve rounds are unrolled. As a loop they make the module, for which people wait, 6 KB smaller.
  orrery_lighter(compress "${compress}" "ROUND\\(0\\);.*ROUND\\(11\\);" "for (i = 0; i < 12; ++i) ROUND(i);")
endif()
add_library(sodium STATIC EXCLUDE_FROM_ALL
  "${compress}" "${blake2b_folder}/blake2b-ref.c" "${blake2b_folder}/generichash_blake2b.c")
target_include_directories(sodium SYSTEM PUBLIC "${sodium_folder}/include"
                           PRIVATE "${sodium_folder}/include/sodium" "${blake2b_folder}")
target_compile_definitions(sodium PUBLIC SODIUM_STATIC
                           PRIVATE CONFIGURED=1 _GNU_SOURCE sodium_misuse=abort sodium_memzero=explicit_bzero)
if(EMSCRIPTEN)
  target_compile_options(sodium PRIVATE -Oz)
elseif(ORRERY_SANITIZE)
  target_compile_options(sodium PRIVATE -fno-sanitize=all)  # we do not test it, and fuzzing spends most of its time in it
endif()

# Dear ImGui with its backends. The page needs no GLFW; a native window is built only where it is installed.
set(imgui_usable OFF)
if(EMSCRIPTEN)
  set(imgui_usable ON)
else()
  find_package(glfw3 3.3 CONFIG QUIET)
  find_package(OpenGL QUIET)
  if(glfw3_FOUND AND OpenGL_FOUND)
    set(imgui_usable ON)
  endif()
endif()
if(imgui_usable)
  set(imgui_draw "${imgui_SOURCE_DIR}/imgui_draw.cpp")
  set(imgui_core "${imgui_SOURCE_DIR}/imgui.cpp")
  if(EMSCRIPTEN)
    # Nothing here uses ImGui's own colours (web/theme.cpp sets all). Its hidden first window needs no title and no
    # corners to pull, so what draws and moves these need not come before the first board (cmake/app_later.txt). Nor need
    # what chooses windows by Ctrl+Tab. It has a table of checksums as constants, 1 KB that cannot be compressed; here they
    # are computed at the start.
    orrery_lighter(imgui_core "${imgui_core}"
      "ImGui::StyleColorsDark\\(this\\)" "(void)0"
      "Begin\\(\"Debug##Default\"\\)" "Begin(\"Debug##Default\", NULL, ImGuiWindowFlags_NoDecoration)"
      "if \\(!window->Collapsed\\)(\n *if \\(int auto_fit_mask = UpdateWindowManualResize)"
      "if (!window->Collapsed && !(flags & (ImGuiWindowFlags_NoResize | ImGuiWindowFlags_AlwaysAutoResize)))\\1"
      "\n    NavUpdateWindowing\\(\\)" "\n    if (g.NavWindowingTarget || g.IO.KeyCtrl || g.IO.KeyAlt) NavUpdateWindowing()"
      "static const ImU32 GCrc32LookupTable\\[256\\] =[^}]*};"
      "static const struct Crc32Table {
    ImU32 of[256];
    Crc32Table() {
        for (ImU32 i = 0; i < 256; ++i) {
            of[i] = i;
            for (int bit = 0; bit < 8; ++bit) of[i] = (of[i] & 1 ? 0xEDB88320u : 0) ^ (of[i] >> 1);
        }
    }
} GCrc32Table;"
      "crc32_lut = GCrc32LookupTable" "crc32_lut = GCrc32Table.of")
    # The page brings its own fonts and does not draw without them. So leave out the built-in one: 9 KB that cannot be
    # compressed.
    orrery_lighter(imgui_draw "${imgui_draw}" "(ttf_compressed_data_base85)\\[11980.*(static const char\\* GetDefault)"
                   "\\1[1] = \"\";\n\\2")
  endif()
  add_library(imgui STATIC EXCLUDE_FROM_ALL
    "${imgui_core}" "${imgui_draw}" "${imgui_SOURCE_DIR}/imgui_tables.cpp"
    "${imgui_SOURCE_DIR}/imgui_widgets.cpp" "${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp")
  target_include_directories(imgui SYSTEM PUBLIC "${imgui_SOURCE_DIR}" "${imgui_SOURCE_DIR}/backends")
  target_compile_definitions(imgui PUBLIC IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS
                             IMGUI_DISABLE_FILE_FUNCTIONS IMGUI_DISABLE_OBSOLETE_FUNCTIONS)
  if(EMSCRIPTEN)
    target_compile_definitions(imgui PUBLIC IMGUI_IMPL_OPENGL_ES3)
    target_compile_options(imgui PRIVATE -Oz)
    target_compile_definitions(imgui PRIVATE sscanf=orrery_no_sscanf)  # web/platform_web.cpp says why
    target_link_options(imgui PUBLIC -sUSE_GLFW=0)
  else()
    target_sources(imgui PRIVATE "${imgui_SOURCE_DIR}/backends/imgui_impl_glfw.cpp")
    target_compile_options(imgui PRIVATE -O1)  # halves the time to compile
    target_link_libraries(imgui PUBLIC glfw OpenGL::GL ${CMAKE_DL_LIBS})
  endif()
endif()
