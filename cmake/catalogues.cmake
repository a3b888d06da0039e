# Makes a header of C++ of each game's catalogue.json, for the sources of that game, and of the words of each part, in the
# folder "generated". Sets
# `catalogues`, the list of these headers: the target that compiles the games has it among its sources, so that the headers
# are there before.
find_program(ORRERY_NODE node REQUIRED)
file(GLOB found CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/engine/games/*/catalogue.json")
file(GLOB kinds CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/scripts/catalogue/*.mjs")
file(GLOB shapes CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/engine/games/*/catalogue.mjs")
set(catalogues "")
foreach(catalogue IN LISTS found)
  get_filename_component(folder "${catalogue}" DIRECTORY)
  get_filename_component(game "${folder}" NAME)
  set(header "${CMAKE_BINARY_DIR}/generated/${game}/catalogue.h")
  add_custom_command(OUTPUT "${header}"
    COMMAND "${ORRERY_NODE}" "${CMAKE_SOURCE_DIR}/scripts/catalogue.mjs" --cpp "${game}" --out "${header}"
    DEPENDS "${catalogue}" "${CMAKE_SOURCE_DIR}/scripts/catalogue.mjs" ${kinds} ${shapes}
    COMMENT "Reading the catalogue of ${game}" VERBATIM)
  list(APPEND catalogues "${header}")
endforeach()

# Words: a header say.h with the functions of each part but those that scripts say.
file(GLOB found CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/assets/words/en/*.ftl")
list(FILTER found EXCLUDE REGEX "/(pages|shell)\\.ftl$")
file(GLOB readers CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/scripts/words/*.mjs")
foreach(words IN LISTS found)
  get_filename_component(part "${words}" NAME_WE)
  set(header "${CMAKE_BINARY_DIR}/generated/${part}/say.h")
  add_custom_command(OUTPUT "${header}"
    COMMAND "${ORRERY_NODE}" "${CMAKE_SOURCE_DIR}/scripts/words.mjs" --cpp "${part}" --out "${header}"
    DEPENDS "${words}" "${CMAKE_SOURCE_DIR}/scripts/words.mjs" ${readers}
    COMMENT "Reading the words of ${part}" VERBATIM)
  list(APPEND catalogues "${header}")
endforeach()

# The words of other languages and of a made-up one, for tests: a file for what all games share and one a game.
file(GLOB texts CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/engine/games/*/catalogue.json" "${CMAKE_SOURCE_DIR}/assets/tutorials/*.json"
     "${CMAKE_SOURCE_DIR}/assets/words/*/*.ftl")
add_custom_command(OUTPUT "${CMAKE_BINARY_DIR}/words/made-up/frame.words"
  COMMAND "${ORRERY_NODE}" "${CMAKE_SOURCE_DIR}/scripts/words.mjs" --pack all --out "${CMAKE_BINARY_DIR}/words"
  DEPENDS ${found} ${texts} "${CMAKE_SOURCE_DIR}/scripts/words.mjs" ${readers} ${kinds} ${shapes}
  COMMENT "Packing the words of other languages" VERBATIM)
add_custom_target(orrery_other_languages DEPENDS "${CMAKE_BINARY_DIR}/words/made-up/frame.words")
