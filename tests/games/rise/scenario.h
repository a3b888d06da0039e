// Positions of Rise in the form of the rules reference's 11.3, with decisions and expected facts below them, as text:
//     map 0,0=2+1[kb] 1,0=0[]     sectors: natural + gems [stack bottom to top]
//     market cocoon thani-tribes  deck spycraft cocoon   tiles 4 1     (`only` first: and no others)
//     p1 bank 9 hand cocoon,spycraft pile dark-ages,black-stars(g3) dead br
//     seats 3   option banks=closed   turn p2   round 60   over p2   luck 0 1
//     > p1: place 0,0             asked of p1, legal, and played
//     ? place 0,0 1,0 done        exactly these are legal, in this order
//     ! place 0,0 R9              refused with that ruling
//     = p1 bank 11 pile cocoon    facts; also: map, market, deck top/bottom/size, tiles top/bottom/size, pool, value,
//                                 gems, asked p1 site, over pool, score p1 52, rank p1 1, round 3
// What is not mentioned is the default: 9 gems, other cards below those of the deck, tiles of value 1.
#pragma once

#include <string>
#include <string_view>

#include "games/rise/rise.h"

namespace orrery::rise {

// Empty if all holds, else the first line that does not, and what was there instead.
std::string scenario(std::string_view text);
// The position after all lines, for what a test looks at itself; asserts nothing.
Position position_after(std::string_view text);

}  // namespace orrery::rise
