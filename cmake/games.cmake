# Makes C++ from engine/games.txt, the one list of games, in build/<preset>/generated: games.h has their types, boards.h their
# boards, lessons.h which of them have a lesson, puzzles.h which positions each
# has for "Find the move" (assets/puzzles), and shown.h a position of each (assets/previews). A file is written only if it
# changes. Sets `orrery_games`. A game that is `unfinished` is in native builds only; the page does not have it.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/engine/games.txt")
file(STRINGS "${CMAKE_SOURCE_DIR}/engine/games.txt" lines REGEX "^[a-z]")
set(orrery_games "")
foreach(line IN LISTS lines)
  if(NOT line MATCHES "^([a-z][a-z0-9]*)( unfinished)?$")
    message(FATAL_ERROR "engine/games.txt: a line is a name, or a name and the word unfinished: ${line}")
  endif()
  if(NOT CMAKE_MATCH_2 OR NOT EMSCRIPTEN)
    list(APPEND orrery_games "${CMAKE_MATCH_1}")
  endif()
endforeach()

foreach(empty headers board_headers types boards lessons puzzles shown)
  set(${empty} "")
endforeach()
foreach(game IN LISTS orrery_games)
  string(SUBSTRING "${game}" 0 1 first)
  string(SUBSTRING "${game}" 1 -1 others)
  string(TOUPPER "${first}" first)
  string(APPEND headers "#include \"games/${game}/${game}.h\"\n")
  list(APPEND types "${game}::${first}${others}")
  if(EXISTS "${CMAKE_SOURCE_DIR}/web/boards/${game}/board.h")
    string(APPEND board_headers "#include \"web/boards/${game}/board.h\"\n")
    list(APPEND boards "${first}${others}Board")
  endif()
  if(EXISTS "${CMAKE_SOURCE_DIR}/assets/tutorials/${game}.json")
    list(APPEND lessons "\"${game}\"")
  endif()
  set(book "${CMAKE_SOURCE_DIR}/assets/puzzles/${game}.json")
  if(EXISTS "${book}")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${book}")
    file(READ "${book}" text)
    string(JSON grades GET "${text}" grades)
    if(grades MATCHES "[emh]")  # not all are withdrawn
      list(APPEND puzzles "{\"${game}\", \"${grades}\"}")
    endif()
  endif()
  set(preview "${CMAKE_SOURCE_DIR}/assets/previews/${game}.json")
  if(EXISTS "${preview}")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${preview}")
    file(READ "${preview}" text)
    string(JSON link GET "${text}" link)
    list(APPEND shown "{\"${game}\", \"${link}\"}")
  endif()
endforeach()
list(LENGTH lessons lesson_count)
list(LENGTH puzzles puzzle_count)
list(LENGTH shown shown_count)
foreach(list types boards lessons puzzles shown)
  list(JOIN ${list} ", " ${list})
endforeach()

set(generated "${CMAKE_BINARY_DIR}/generated")
file(CONFIGURE OUTPUT "${generated}/games.h" @ONLY CONTENT "#pragma once

#include \"core/type_list.h\"
@headers@
namespace orrery {
using Games = TypeList<@types@>;
}  // namespace orrery
")
file(CONFIGURE OUTPUT "${generated}/boards.h" @ONLY CONTENT "#pragma once

#include \"core/type_list.h\"
@board_headers@
namespace orrery::web {
using Boards = TypeList<@boards@>;
}  // namespace orrery::web
")
file(CONFIGURE OUTPUT "${generated}/lessons.h" @ONLY CONTENT "#pragma once

#include <array>
#include <string_view>

namespace orrery::web {
inline constexpr std::array<std::string_view, @lesson_count@> kLessons{@lessons@};
}  // namespace orrery::web
")
file(CONFIGURE OUTPUT "${generated}/puzzles.h" @ONLY CONTENT "#pragma once

#include <array>

#include \"web/puzzles.h\"

namespace orrery::web {
inline constexpr std::array<PuzzleCount, @puzzle_count@> kPuzzles{{@puzzles@}};
}  // namespace orrery::web
")
file(CONFIGURE OUTPUT "${generated}/shown.h" @ONLY CONTENT "#pragma once

#include <array>

#include \"web/boards/shown.h\"

namespace orrery::web {
inline constexpr std::array<Shown, @shown_count@> kShown{{@shown@}};
}  // namespace orrery::web
")
include_directories("${CMAKE_BINARY_DIR}")  # "generated/games.h"
