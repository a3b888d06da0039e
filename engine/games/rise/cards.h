// The 52 cards (section 9) as catalogue.json has them: id, name, kinds, text. The effects are functions in
// effects_*.cpp, found by effect_of() of effects.h.
// Rulebook: assets/rulebooks/rise.md, section 9.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "games/rise/words.h"

namespace orrery::rise {

// A set of kinds of cards, as bits.
enum Kind : unsigned {
    kAction = 1,      // A
    kWon = 2,         // W
    kHarvested = 4,   // H
    kStart = 8,       // S
    kEnd = 16,        // E
    kInactive = 32,   // I
    kPreserved = 64,  // P
    kConstant = 128   // C
};

struct Face {
    std::string_view id;  // `banii-ritual`: notation
    Wording name;         // "Banii Ritual": sentences
    unsigned kinds;
    Wording text;  // the effect, in our own words
};

const Face& face(Card card);
Card find_card(std::string_view id);  // kNoCard: unknown
inline bool has_kind(Card card, Kind kind) { return (face(card).kinds & kind) != 0; }
inline bool has_action(Card card) { return has_kind(card, kAction); }
std::string kinds_token(Card card);  // "A", "AW", "EI"

inline constexpr std::array<char, kColours> kColourLetters{'k', 'b', 'r', 'w'};
inline constexpr std::array<std::string_view, kColours> kColourNames{"black", "blue", "red", "white"};
inline std::string_view colour_name(Colour colour) { return kColourNames[static_cast<std::size_t>(colour)]; }
inline std::string_view colour_token(Colour colour) { return {&kColourLetters[static_cast<std::size_t>(colour)], 1}; }
inline std::string_view card_name(Card card) { return face(card).name; }
std::string_view bare_name(Card card);  // without an article before it

// Things by their words, with commas between them.
template <class Things, class Words = std::identity>
std::string with_commas(const Things& things, Words words_of = {}) {
    std::string text;
    for (const auto& thing : things) text += (text.empty() ? "" : ", ") + words_of(thing);
    return text;
}
std::string told(Card card);  // its name; "a card": it is not known
template <class Cards>
std::string names(const Cards& cards) {
    std::vector<std::string> all;
    for (const Card card : cards) all.push_back(told(card));
    return listed(all);
}

std::string_view verb_token(Verb verb);
Verb find_verb(std::string_view token);  // Verb::none: unknown
bool stands_alone(Verb verb);            // it takes no arguments: "done"

// Whom the winner of a lot pays in the turn of `active`. kSpectator: nobody, or the bank. `seller` is kSpectator for a
// lot without a seller (R15, R16).
constexpr Seat receiver_of(Seat seller, Seat winner, Seat active) {
    if (seller != kSpectator && winner != seller) return seller;
    return winner == active ? kSpectator : active;
}

}  // namespace orrery::rise
