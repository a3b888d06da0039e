# build/site: the page as it is served. scripts/site.mjs gathers, minifies, hashes and compresses it. A build folder other than
# the preset's gets a site of its own.
if(CMAKE_BINARY_DIR STREQUAL "${CMAKE_SOURCE_DIR}/build/wasm")
  set(default_site "${CMAKE_SOURCE_DIR}/build/site")
else()
  set(default_site "${CMAKE_BINARY_DIR}/site")
endif()
set(ORRERY_SITE "${default_site}" CACHE PATH "Where the finished site goes")
file(GLOB_RECURSE site_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/shell/*" "${CMAKE_SOURCE_DIR}/assets/*"
     "${CMAKE_SOURCE_DIR}/CREDITS.md"
     "${CMAKE_SOURCE_DIR}/scripts/compress.mjs" "${CMAKE_SOURCE_DIR}/scripts/games.mjs" "${CMAKE_SOURCE_DIR}/scripts/icons.mjs"
     "${CMAKE_SOURCE_DIR}/scripts/pages.mjs" "${CMAKE_SOURCE_DIR}/scripts/previews.mjs"
     "${CMAKE_SOURCE_DIR}/scripts/rulebook*.mjs" "${CMAKE_SOURCE_DIR}/scripts/rulebook/*.mjs"
     "${CMAKE_SOURCE_DIR}/scripts/words.mjs" "${CMAKE_SOURCE_DIR}/scripts/words/*.mjs"
     "${CMAKE_SOURCE_DIR}/scripts/catalogue*.mjs" "${CMAKE_SOURCE_DIR}/scripts/catalogue/*.mjs"
     "${CMAKE_SOURCE_DIR}/engine/games/*/catalogue.json" "${CMAKE_SOURCE_DIR}/engine/games/*/catalogue.mjs"
     "${CMAKE_SOURCE_DIR}/engine/games.txt")
set(site_modules)
if(TARGET app)
  set(site_modules app)
endif()
find_program(ORRERY_NODE node)
if(EXISTS "${CMAKE_SOURCE_DIR}/shell/index.html" AND ORRERY_NODE)
  set(licences "${CMAKE_BINARY_DIR}/LICENSES.txt")
  add_custom_command(OUTPUT "${licences}"
    COMMAND "${ORRERY_NODE}" "${CMAKE_SOURCE_DIR}/scripts/licences.mjs" --out "${licences}"
            --imgui "${imgui_SOURCE_DIR}" --cereal "${cereal_SOURCE_DIR}" --qrcodegen "${qrcodegen_SOURCE_DIR}"
            --sodium "${sodium_SOURCE_DIR}" --emscripten "${EMSCRIPTEN_ROOT_PATH}"
    DEPENDS "${CMAKE_SOURCE_DIR}/scripts/licences.mjs" "${CMAKE_SOURCE_DIR}/LICENSE" "${CMAKE_SOURCE_DIR}/assets/fonts/OFL.txt"
    COMMENT "Gathering the licences" VERBATIM)
  add_custom_command(OUTPUT "${ORRERY_SITE}/version.json"
    COMMAND "${ORRERY_NODE}" "${CMAKE_SOURCE_DIR}/scripts/site.mjs" --modules "${CMAKE_BINARY_DIR}/modules"
            --fonts "${CMAKE_BINARY_DIR}/fonts" --licences "${licences}" --out "${ORRERY_SITE}"
    DEPENDS ${site_sources} ${site_modules} ${fonts} "${licences}" "${CMAKE_SOURCE_DIR}/scripts/site.mjs"
    COMMENT "Assembling the site" VERBATIM)
  add_custom_target(site ALL DEPENDS "${ORRERY_SITE}/version.json")
endif()
