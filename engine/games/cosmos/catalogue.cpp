// Names and texts of cards, races, powers, tiles and stones (9.1, 9.2): the tables of catalogue.json.
#include "games/cosmos/catalogue.h"

#include <vector>

#include "core/words.h"
#include "generated/cosmos/catalogue.h"
#include "generated/cosmos/say.h"

namespace orrery::cosmos {

std::string name_of(Card card) {
    if (card == Card::bare) return say::bare_hand();
    return std::string(kCardFaces[slot(card)].name);
}

std::string names_of(const Cards& cards) {
    std::vector<std::string> names;
    for (int k = 0; k < kKinds; ++k) {
        const int copies = cards.of(card_at(k));
        const std::string name = name_of(card_at(k));
        if (copies > 0) names.push_back(copies == 1 ? name : say::cards_of_kind(copies, name));
    }
    return listed(names);
}

std::string text_of(Card card) {
    if (card == Card::bare) return say::bare_hand_text();
    if (is_reinforcement(card)) return say::reinforcement_text(value_of(card));
    if (is_attack(card)) return say::attack_text(value_of(card));
    return std::string(kCardFaces[slot(card)].text);
}

std::string_view name_of(Race race) { return kRaceFaces[slot(race)].name; }
std::string_view motto_of(Race race) { return kRaceFaces[slot(race)].motto; }
std::string_view text_of(Race race) { return kRaceFaces[slot(race)].text; }
std::string_view graft_of(Race race) { return kRaceFaces[slot(race)].graft; }
std::string_view name_of(DomTile tile) { return kTileFaces[slot(tile)].name; }
std::string_view text_of(DomTile tile) { return kTileFaces[slot(tile)].text; }
std::string_view name_of(Stone stone) { return kStoneFaces[slot(stone)].name; }
std::string_view text_of(Stone stone) { return kStoneFaces[slot(stone)].text; }

}  // namespace orrery::cosmos
