// A sentence about a move, as a game makes it from the move and its events. Included by core/game.h.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/types.h"

namespace orrery {

struct Sentence {
    enum class Tells : std::uint8_t {
        deed,    // something was done, or happened
        price,   // what the move cost; nobody names a move after it
        yield,   // what it brought; likewise
        end,     // a turn was ended
        secret,  // an answer was given, but not which
    };

    std::string text;
    Seat seat = kSpectator;  // whose deed, price or yield it is; kSpectator: nobody's
    Tells tells = Tells::deed;

    bool operator==(const Sentence&) const = default;
};

// The sentence of the move itself, which no event tells. `before`: the view of whoever reads it.
template <class View>
Sentence act_sentence(const View& before, std::string text, bool ends_turn = false) {
    using enum Sentence::Tells;
    const bool is_secret = before.decision.secret && before.viewer != before.decision.seat;
    return {std::move(text), before.decision.seat, is_secret ? secret : ends_turn ? end : deed};
}

inline std::vector<std::string> texts(const std::vector<Sentence>& sentences) {
    std::vector<std::string> all;
    for (const Sentence& sentence : sentences) all.push_back(sentence.text);
    return all;
}

}  // namespace orrery
