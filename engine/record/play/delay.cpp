#include "record/play/delay.h"

namespace orrery {

bool can_wait(const Match& match, std::string_view move, std::string_view wanted) {
    const Expected<Path> path = match.move_path(move);
    if (!path || move == wanted) return false;
    const Decision before = match.decision();
    const auto after = match.clone();
    Chance chance(0);
    after->play(*path, chance);
    const Decision now = after->decision();
    return !now.over && now.seat == before.seat && now.is_of_turn(before) && after->move_path(wanted);
}

}  // namespace orrery
