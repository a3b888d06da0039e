// What the tests of single cards share: a card, which effect is shown, and a scenario that must hold.
#pragma once

#include <span>

#include <catch_amalgamated.hpp>

#include "games/rise/facts.h"

namespace orrery::rise {

struct CardCase {
    Card card;
    const char* what;
    const char* text;
};

inline void check_cases(std::span<const CardCase> cases) {
    for (const CardCase& one : cases) {
        INFO(card_name(one.card) << ": " << one.what);
        CHECK(scenario(one.text) == "");
    }
}

inline CardSet cards_of(std::span<const CardCase> cases) {
    CardSet seen;
    for (const CardCase& one : cases) seen.add(one.card);
    return seen;
}

}  // namespace orrery::rise
