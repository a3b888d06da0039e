#include "puzzles/aim.h"

#include <algorithm>
#include <any>
#include <memory>
#include <vector>

#include "bots/players.h"
#include "core/aims.h"
#include "core/legal.h"
#include "games_typed.h"
#include "puzzles/turn.h"

namespace orrery {
namespace {

constexpr std::size_t kMostListed = 400;  // moves whose aims are compared
constexpr std::uint64_t kLots = 3;        // so often a loss is tried with other luck
constexpr int kMostMoves = 60;            // up to the next turn

std::vector<std::string> listed(const Match& match, std::size_t most) {
    std::vector<std::string> moves;
    const auto add = [&](const auto& self, const Path& prefix) -> void {
        std::uint64_t place = 0;
        for (const LegalLine& line : match.legal(prefix))
            for (std::int32_t number = line.low; number <= line.high && moves.size() < most; ++number, ++place) {
                Path path = prefix;
                path.push_back(place);
                line.more ? self(self, path) : moves.push_back(match.move_text(path));
            }
    };
    add(add, {});
    return moves;
}

std::string aim_of_node(const Match& match) {
    std::string words;
    visit_game(match.info().id, [&](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasAims<G>) words = G::aim(G::view(typed<G>(match)->position(), match.decision().seat), {});
    });
    return words;
}

}  // namespace

std::string aim_of(const Record& record, const Match& match, std::span<const std::string> moves) {
    std::string words;
    visit_game(match.info().id, [&](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasAims<G>) {
            Turn turn(record, match);
            std::vector<typename G::Event> told;
            for (const std::string& move : moves) {
                if (!turn.allows(move)) return;
                const Scenes scenes = turn.play(move);
                const auto& events = std::any_cast<const std::vector<typename G::Event>&>(scenes.events);
                told.insert(told.end(), events.begin(), events.end());
            }
            words = G::aim(G::view(typed<G>(match)->position(), match.decision().seat), told);
        }
    });
    return words;
}

std::string discreet_aim(const Record& record, const Match& match, std::span<const std::string> moves,
                         std::span<const std::string> right) {
    const std::vector<std::string> legal = listed(match, kMostListed);
    const auto is_right = [&](const std::string& move) {
        return std::find(right.begin(), right.end(), move) != right.end();
    };
    // Is a wrong move for the same, too, or none at all?
    const auto tells_nothing = [&](const std::string& aim) {
        bool has_right = false;
        for (const std::string& move : legal)
            if (aim_of(record, match, {&move, 1}) == aim) {
                if (!is_right(move)) return true;
                has_right = true;
            }
        return !has_right;
    };
    for (const std::size_t count : {moves.size(), std::size_t{1}}) {
        std::string aim = aim_of(record, match, moves.first(std::min(count, moves.size())));
        if (aim.empty() || is_of_result(aim) || tells_nothing(aim)) return aim;
    }
    return aim_of_node(match);
}

bool loses_at_once(const Match& match, const std::string& move, std::uint64_t seed) {
    const Decision asked = match.decision();
    for (std::uint64_t lot = 0; lot < kLots; ++lot) {
        const auto now = match.clone();
        Chance chance(seed + lot);
        now->play(*now->move_path(move), chance);
        for (int i = 0; !now->decision().over; ++i) {
            const Decision next = now->decision();
            if (i == kMostMoves || (next.seat == asked.seat && !next.is_of_turn(asked))) return false;
            now->play(make_player("master", counted(400), seed + lot)->choose(*now), chance);
        }
        if (now->result().rank[static_cast<std::size_t>(index(asked.seat))] == 1) return false;
    }
    return true;
}

}  // namespace orrery
