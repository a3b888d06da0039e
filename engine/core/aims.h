// What a good move is for, in "Find the move", told without the move itself: "Take a planet from a rival". A game lists
// rows by the kinds of its events and rows by what is asked, and says in its aim.cpp which of them counts.
//
// What is told are the events of the move and of the rest of that turn as a strong player plays it, in order, as the
// asked seat, who is the viewer, may know them. So an aim can say what the move leads to. Nothing is told if the aim has
// to follow from the question alone.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/types.h"
#include "generated/core/say.h"

namespace orrery {

template <class Kind>
struct ActAim {
    Kind kind;  // of an event
    Wording words;
};
struct NodeAim {
    std::string_view node;  // Decision::node
    Wording words;
};

template <class Event>
bool is_by(const Event& event, typename Event::Kind kind, Seat seat) {
    return event.kind == kind && event.seat == seat;
}
template <class Event>
bool is_told(std::span<const Event> told, typename Event::Kind kind, Seat seat) {
    for (const Event& event : told)
        if (is_by(event, kind, seat)) return true;
    return false;
}

// The row of the first event of the seat that has one. Empty: none has.
template <class Event>
Wording first_act(std::span<const Event> told, std::span<const ActAim<typename Event::Kind>> acts, Seat seat) {
    for (const Event& event : told)
        for (const auto& aim : acts)
            if (is_by(event, aim.kind, seat)) return aim.words;
    return {};
}

// The row by what is asked; without one: "Choose well".
template <class View>
std::string node_aim(const View& before, std::span<const NodeAim> nodes) {
    for (const NodeAim& aim : nodes)
        if (before.decision.node == aim.node) return aim.words.text();
    return common::say::choose_well();
}

// ---- How the match ends
// Such an aim does not tell the move, even if no wrong move leads there: the player still has to see how.
inline constexpr Wording kWinAim = common::say::aim_win;
inline constexpr Wording kEndAim = common::say::aim_end;
inline constexpr Wording kKeepFromWinningAim = common::say::aim_keep_from_winning;

inline bool is_of_result(std::string_view aim) {
    return aim == kWinAim.text() || aim == kEndAim.text() || aim == kKeepFromWinningAim.text();
}

// The aim of every game where all other moves lose at once.
inline std::string aim_against_loss() { return kKeepFromWinningAim.text(); }

}  // namespace orrery
