// The 54 cards (9.2 to 9.4) as catalogue.json has them: names, what their texts say, and of each text that its owner decides
// about what it names, takes and brings. Called by rules, words and the board; what a text does beyond that is in the rules,
// under its chapter.
#pragma once

#include <optional>
#include <string_view>

#include "games/ozymandias/words.h"

namespace orrery::ozymandias {

// When a text that is chosen (`use ...`, `delegate`) may be: as an order, as the action of its fleet, or as the answer to a
// question of its own: in a war, when the leader is turned up, when its owner passes.
enum class Use : std::int8_t { order, action, answer };
enum class Limit : std::int8_t { activation, age, none };  // once in an activation or age, or any number of times
enum class Takes : std::int8_t { nothing, discard, gift };

// What a decision names after its leader, in this order: c a hand card that it takes, d another one, q an opponent, p a point,
// f a fleet, x a number, s a suit.
struct Ability {
    Use use = Use::order;
    std::string_view names{};
    Resources price{};
    Takes takes = Takes::nothing;
    Suit suit = kNoSuit;       // of the card that it takes; kNoSuit: any
    std::int8_t strength = 0;  // that it takes
    Limit limit = Limit::activation;
    Resources gains{};
    std::int8_t draws = 0;
};

struct CardFace {
    std::string_view id;
    std::string_view name;
    std::string_view timing;          // 9.1
    std::string_view text;            // to whoever has it
    std::optional<Ability> choice{};  // nothing: its owner decides nothing about it
};
const CardFace& face(Card card);  // not kNoCard
inline std::string name_of(Card card) { return std::string(face(card).name); }
const Ability* ability_of(Card card);  // nullptr: nothing about it is chosen

}  // namespace orrery::ozymandias
