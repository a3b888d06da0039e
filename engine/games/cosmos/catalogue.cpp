// What cards, races, powers, tiles and stones say to people (9.1, 9.2), in canonical order. The rulebook page reads the races
// out of this file.
#include "games/cosmos/catalogue.h"

#include <vector>

#include "core/words.h"

namespace orrery::cosmos {

namespace {

struct RaceFace {
    std::string_view name;
    std::string_view motto;
    std::string_view text;
    std::string_view graft;  // what Gestalt takes
};

constexpr std::array<RaceFace, kRaces> kRaceFaces{{
    {"Ascended", "Few, but each is a host",
     "Always open. You have 12 ships and place at most 10. Each of them counts 4 in totals. A mineral buys one ship. "
     "When "
     "you choose your card as main player, you see the other main player's hand.",
     "Graft: seeing the hand."},
    {"Binary", "Two settings, one at a time",
     "At the start of each of your turns choose lance, +3 when invading, or shield, +3 when defending. It stays until "
     "your "
     "next turn. Revealed with a card, the mode fits what you're doing.",
     "Graft: the two modes."},
    {"Broodkin", "Always more of them",
     "When revealed, 8 ships join your graveyard. Your stacks hold up to 8. In your first turn you may double one "
     "stack, in "
     "each later turn add 1 ship to one.",
     "Graft: the ship in later turns."},
    {"Copyist", "What you have, it has",
     "When both main players attack and the other card is higher, yours takes its value. Resource spots give you 2.",
     "Graft: copying cards."},
    {"Dancer", "Never where the blow lands",
     "When your side is lost, your main stack isn't: as defender it moves away whole, as invader it stays. Sabotage "
     "still "
     "destroys it. You have two victory moves.",
     "Graft: saving the main stack."},
    {"Domino", "One success tips the next",
     "After each decisive win as invader raise one of six tiles. A tile gets to level 2 only when all have level 1.",
     "No graft."},
    {"Empire", "The large grow larger", "As invader you get +1 for each colony you hold.", "Graft: the bonus."},
    {"Fodder", "Some must fall",
     "When both main players attack, lose up to 4 of your ships that stand on neither side: +2 for each.",
     "Graft: burning ships."},
    {"Friend", "Good company",
     "As an ally you lose no ships when your side is lost; if it wins decisively, you and its main player draw a card. "
     "Revealed, you may then move 1 or 2 ships onto the planet that was invaded, and the winner may join you there.",
     "Graft: the ships saved and the cards."},
    {"Gestalt", "What it beats, it becomes",
     "After a decisive win as main player put 1 ship of a stack that fought on this card and take a power of the "
     "loser's "
     "race, at most three. Each gives +1 as main player. Lose decisively to that player and the power is gone.",
     "No graft."},
    {"Hoarder", "More of everything",
     "When revealed, draw 2 cards. As main player you get +1 for every 5 cards in your hand. You may always buy cards.",
     "Graft: the bonus."},
    {"Lapidary", "Collector of six stones",
     "Always open. You begin with two of six stones; four lie on the map. Take one by occupying its centre.",
     "No graft."},
    {"Mason", "Builds walls",
     "As defender your main stack counts twice. Once a turn a move may have two steps and leave ships at each.",
     "Graft: the wall."},
    {"Parasite", "Losing is a way in",
     "After a decisive loss as main player with 2 or more own ships lost, one of them clings to the winner's main "
     "stack. "
     "A planet under that stack is also your colony. At most two ships cling at a time.",
     "Graft: clinging."},
    {"Spite", "Every blow is returned",
     "After a decisive loss as main player the winning side loses half as many ships as you did. If you lost any, one "
     "goes "
     "onto this card, three at most: +1 for each as main player.",
     "Graft: the winning side's losses."},
    {"Two-Faced", "Says one thing, does another",
     "As main player you may play two cards. When the other's is turned over, choose which of yours counts. As an ally "
     "you "
     "may change sides when both main players attack.",
     "Graft: the two cards."},
}};

struct Worded {
    std::string_view name;
    std::string_view text;
};

constexpr std::array<Worded, kDomTiles> kTileFaces{{
    {"Guard", "+2 per level as defender"},
    {"Strike", "+2 per level as invader"},
    {"Steady", "+1 per level as either"},
    {"March", "1 extra move each turn per level"},
    {"Shed", "after a decisive loss as invader, replace 1 card per level"},
    {"Spoils", "after a decisive win as invader, draw 1 card per level"},
}};

constexpr std::array<Worded, kStones> kStoneFaces{{
    {"Might", "+2 as invader"},
    {"Ward", "+2 as defender"},
    {"Sight", "see the other main player's hand when you choose your card"},
    {"Lode", "1 more mineral at each income"},
    {"Reach", "once, a move to any open site"},
    {"Stride", "once a turn, a move over one site"},
}};

// Of the Defend cards; Attacks and Reinforcements are told by their value.
constexpr std::array<Worded, 4> kDefends{{
    {"Negotiate",
     "Loses to an Attack, but brings a random card of the winner for each own ship lost. Two of them make an accord."},
    {"Quash", "Cancels everything: no losses, no cards, no powers, no victory moves."},
    {"Retreat",
     "Loses to an Attack without losing ships: a defending main stack moves away. Saves your main stack from "
     "Sabotage."},
    {"Sabotage", "Destroys the other main stack, whoever wins. Does nothing against Retreat or Quash."},
}};
const Worded& defend(Card card) { return kDefends[slot(card) - slot(Card::neg)]; }

}  // namespace

std::string name_of(Card card) {
    if (card == Card::bare) return "a bare hand";
    if (is_reinforcement(card)) return "Reinforcement " + std::to_string(value_of(card));
    if (is_attack(card)) return "Attack " + std::to_string(value_of(card));
    return std::string(defend(card).name);
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
    if (card == Card::bare) return "An Attack of 0: no invade card is left in deck and discard pile.";
    const std::string value = std::to_string(value_of(card));
    if (is_reinforcement(card)) return "Adds " + value + " after two Attacks are turned over, if that puts you ahead.";
    if (is_attack(card)) return "Adds " + value + " against another Attack, and beats every Defend card.";
    return std::string(defend(card).text);
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
