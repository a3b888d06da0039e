// The 54 cards (9.2 to 9.4) as catalogue.json has them: names, texts, and for a text with a choice what it names, costs
// and brings. Called by rules, words and the board. All other effects of a text are in the rules, under its chapter.
// Rulebook: assets/rulebooks/ozymandias.md, section 9.
#pragma once

#include <optional>
#include <string_view>

#include "core/message.h"
#include "games/ozymandias/words.h"

namespace orrery::ozymandias {

// When the text of a leader may be chosen (`use ...`, `delegate`): as an order, as the action of its fleet, or as the
// answer to its own question: in a war, when the leader is turned up, when its owner passes.
enum class Use : std::int8_t { order, action, answer };
enum class Limit : std::int8_t { activation, age, none };  // once an activation, once an age, or without limit
enum class Takes : std::int8_t { nothing, discard, gift };

// What the move names after the leader, in this order: c a hand card that the text costs, d another one, q an opponent,
// p a point, f a fleet, x a number, s a suit.
struct Ability {
    Use use = Use::order;
    std::string_view names{};
    Resources price{};
    Takes takes = Takes::nothing;
    Suit suit = kNoSuit;       // of the card that it costs; kNoSuit: any
    std::int8_t strength = 0;  // strength that it costs
    Limit limit = Limit::activation;
    Resources gains{};
    std::int8_t draws = 0;
};

struct CardFace {
    std::string_view id;
    Wording name;
    Wording timing;                   // 9.1
    Wording text;                     // what it does for its owner
    std::optional<Ability> choice{};  // nothing: its owner has no choice in it
};
const CardFace& face(Card card);  // not for kNoCard
inline std::string name_of(Card card) { return std::string(face(card).name); }
const Ability* ability_of(Card card);  // nullptr: its text has no choice

}  // namespace orrery::ozymandias
