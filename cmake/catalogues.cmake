# Makes a header of C++ of each game's catalogue.json, for the sources of that game, in the folder "generated". Sets
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
