// Names and texts of cards, races, powers, tiles and stones (9.1, 9.2): the tables of catalogue.json.
#include "games/cosmos/catalogue.h"

#include <vector>

#include "core/words.h"
#include "generated/cosmos/catalogue.h"

namespace orrery::cosmos {

std::string name_of(Card card) {
    if (card == Card::bare) return "a bare hand";
    return std::string(kCardFaces[slot(card)].name);
}

std::string names_of(const Cards& cards) {
    constexpr std::array<std::string_view, 7> kCounts{"two", "three", "four", "five", "six", "seven", "eight"};
    std::vector<std::string> names;
    for (int k = 0; k < kKinds; ++k) {
        const int copies = cards.of(card_at(k));
        const std::string name = name_of(card_at(k));
        if (copies == 1) names.push_back(name);
        if (copies > 1)
            names.push_back(std::string(kCounts[static_cast<std::size_t>(copies - 2)]) + " " + name +
                            (name.back() == 'h' ? "es" : "s"));
    }
    return listed(names);
}

std::string text_of(Card card) {
    if (card == Card::bare) return "An Attack of 0: no invade card is left in the deck or the discard pile.";
    const std::string value = std::to_string(value_of(card));
    if (is_reinforcement(card)) return "Adds " + value + " after two Attacks are turned over, if that puts you ahead.";
    if (is_attack(card)) return "Adds " + value + " against another Attack, and beats every Defend card.";
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
