// Legal moves of a match for tests, as text: the first ones in canonical order, or random ones.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "games.h"

namespace orrery {

// Paths of the first `most` legal moves, in canonical order.
inline std::vector<Path> first_paths(const Match& match, std::size_t most) {
    std::vector<Path> found;
    Path start;  // the beginning of the next path; zeros follow
    for (bool more = !match.decision().over; more && found.size() < most;) {
        std::vector<std::uint64_t> counts;
        const Path path = match.walk([&](std::uint64_t count) {
            counts.push_back(count);
            return counts.size() <= start.size() ? start[counts.size() - 1] : 0;
        });
        found.push_back(path);
        more = false;
        for (std::size_t step = path.size(); step-- > 0 && !more;) {
            if (path[step] + 1 == counts[step]) continue;
            start.assign(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(step) + 1);
            ++start.back();
            more = true;
        }
    }
    return found;
}

inline std::vector<std::string> first_moves(const Match& match, std::size_t most) {
    std::vector<std::string> texts;
    for (const Path& path : first_paths(match, most)) texts.push_back(match.move_text(path));
    return texts;
}
inline std::string first_move(const Match& match) { return match.move_text(first_path(match)); }
inline std::string any_move(const Match& match, Chance& chance) { return match.move_text(any_path(match, chance)); }

}  // namespace orrery
