// What a good move is for, in "Find the move", told without the move itself: "Take a planet from a rival". A game lists
// rows by the kinds of its events, the rarest first, and rows by what is asked. The first row that fits counts.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/message.h"
#include "generated/core/say.h"

namespace orrery {

template <class Kind>
struct ActAim {
    Kind kind;  // of an event of the asked seat
    Wording words;
};
struct NodeAim {
    std::string_view node;  // Decision::node
    Wording words;
};

// `told`: the events of the move, as the asked seat, who is the viewer, may know them. If no row fits: "Choose well".
template <class View, class Event>
std::string first_aim(const View& before, std::span<const Event> told,
                      std::span<const ActAim<typename Event::Kind>> acts, std::span<const NodeAim> nodes) {
    for (const auto& aim : acts)
        for (const Event& event : told)
            if (event.kind == aim.kind && event.seat == before.viewer) return aim.words.text();
    for (const NodeAim& aim : nodes)
        if (before.decision.node == aim.node) return aim.words.text();
    return common::say::choose_well();
}

}  // namespace orrery
