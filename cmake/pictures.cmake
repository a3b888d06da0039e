# Makes lists of C++ of each game's pictures.txt, for the sources of that game's board, in the folder "generated". Sets
# `pictures`, files that the targets with the boards have among their sources, so that the lists are there before.
find_program(ORRERY_NODE node REQUIRED)
file(GLOB found CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/web/boards/*/pictures.txt")
set(pictures "")
foreach(file IN LISTS found)
  get_filename_component(folder "${file}" DIRECTORY)
  get_filename_component(game "${folder}" NAME)
  set(lists "${CMAKE_BINARY_DIR}/generated/${game}")
  add_custom_command(OUTPUT "${lists}/strokes.inc" "${lists}/names.inc" "${lists}/sets.inc"
    COMMAND "${ORRERY_NODE}" "${CMAKE_SOURCE_DIR}/scripts/pictures.mjs" "${file}" "${lists}"
    DEPENDS "${file}" "${CMAKE_SOURCE_DIR}/scripts/pictures.mjs" "${CMAKE_SOURCE_DIR}/scripts/catalogue/kinds.mjs"
    COMMENT "Reading the pictures of ${game}" VERBATIM)
  list(APPEND pictures "${lists}/strokes.inc" "${lists}/names.inc" "${lists}/sets.inc")
endforeach()
