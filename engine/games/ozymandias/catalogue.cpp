// The cards of section 9, in canonical order.
#include "games/ozymandias/catalogue.h"

namespace orrery::ozymandias {

namespace {

constexpr std::array<CardFace, kCards> kFaces{{
    // ---- Gold (9.2)
    {"slow-research", "Slow Research", "Age end", "At the end of an age, draw a card."},
    {"the-bribe", "The Bribe", "Initiative",
     "In a war, when your score is negative, pay that much wealth: the war ends at once as a tie."},
    {"the-mercenary", "The Mercenary", "Initiative",
     "In a war, pay any amount of wealth and add it to your score, as often as you like. No suit, no secret plans."},
    {"the-speculator", "The Speculator", "Order", "Pay 3 wealth: draw a card."},
    {"the-insurgent", "The Insurgent", "Action",
     "On a colony with at least one disk, pay 2 wealth: put a disk at the bottom of its stack and draw a card."},
    {"city-of-gold", "City of Gold", "Action",
     "On a colony, pay 4 wealth instead of population and conquer it, whatever its height."},
    {"the-wall", "The Wall", "War start",
     "When this fleet is attacked you may pay 1 secret: there is no war, and the attacker's action is spent."},
    {"blackmail", "Blackmail", "Order, once an age", "Pay 1 secret and discard a gold card: gain 3 wealth."},
    {"the-thief", "The Thief", "Order, once an age", "Pay 3 secrets: take a random card from an opponent's hand."},
    {"zele-seed-ships", "Zele Seed Ships", "Reveal",
     "Put a disk from your pool on this card. It counts as a colony of yours."},
    {"consumable-goods", "Consumable Goods", "Order",
     "Discard a gold card: gain 4 wealth, then an opponent of your choice draws a card."},
    {"gossip", "Gossip", "Order", "Pay 1 secret: gain 2 wealth."},
    {"tactical-sacrifice", "Tactical Sacrifice", "Order, any number",
     "Remove 1 strength from this fleet: draw a card."},
    {"efficiency", "Efficiency", "Pass", "When you pass, gain 1 wealth."},
    {"the-drifter", "The Drifter", "Another fleet's activation",
     "After the activation of another fleet of yours, this fleet may take a bonus action if it's on the map."},
    {"the-baroness", "The Baroness", "Order, any number", "Discard a gold card: gain 3 wealth."},
    {"the-network", "The Network", "Age end", "At the end of an age you may discard two cards, then draw two."},
    {"trawler", "Trawler", "Order",
     "Discard a gold card: in a colony of this sector with two or more disks, the top disk goes to the bottom."},
    // ---- Red (9.3)
    {"training-regimen", "Training Regimen", "Pass", "When you pass, this fleet gains 1 strength."},
    {"armada", "Armada", "Always", "This fleet can hold 8 strength instead of 6."},
    {"red-fury", "Red Fury", "War start", "In its first war of each age this fleet gains 1 strength."},
    {"morale-booster", "Morale Booster", "Reveal", "This fleet gains 3 strength."},
    {"desert-legend", "Desert Legend", "Reveal", "You may discard a card to gain three resources in any mix."},
    {"ancient-weapons", "Ancient Weapons", "Reveal", "This fleet gains 5 strength."},
    {"hearts-and-minds", "Hearts and Minds", "War end, winner",
     "When this fleet wins a war, gain population equal to the final score."},
    {"strategic-reinforcements", "Strategic Reinforcements", "Draft",
     "Your opponent drafts first and openly; then you draft."},
    {"the-vampire", "The Vampire", "War end, loser",
     "When this fleet loses a war, the winning fleet loses 1 strength and you gain 1 population."},
    {"the-valkyrie", "The Valkyrie", "War end",
     "After a decided war of this fleet, gain population equal to half the final score, rounded up."},
    {"battle-cry", "Battle Cry", "War start", "In every war this fleet gains 1 strength before the draft."},
    {"pyrrhus", "Pyrrhus", "Retreat, loser",
     "When this fleet has to retreat you may pay 3 secrets: you move the winning fleet instead, with the same budget. "
     "Nobody advances; you may claim a colony that it leaves."},
    {"the-gravekeeper", "The Gravekeeper", "War end",
     "After a decided war with at least 1 dead you may discard a red card: gain population equal to the dead."},
    {"pin", "Pin", "Always", "An enemy fleet next to this fleet can take no action but to attack this fleet."},
    {"the-general", "The General", "Action", "Another fleet of yours on the map, ready or not, takes this action."},
    {"the-fear", "The Fear", "Initiative",
     "In a war, pay 3 secrets and discard a red card: you win at once with a score equal to its rank."},
    {"the-dictator", "The Dictator", "This fleet's activation", "Each other fleet of yours may take a bonus action."},
    {"the-swamp", "The Swamp", "Always in its wars", "Your opponent's swords never match: each needs secret plans."},
    // ---- Blue (9.4)
    {"terraformation", "Terraformation", "Order",
     "On an intersection or hazard, pay 3 secrets: that point is a colony from now on."},
    {"the-watcher", "The Watcher", "Pass", "When you pass you may pay 1 secret to draw a card."},
    {"the-surveyor", "The Surveyor", "Landing",
     "When this fleet lands from an exploring tile, also gain 1 secret for each colony on it."},
    {"transposition", "Transposition", "Action", "This fleet swaps places with any other fleet on the map. No war."},
    {"weapons-research", "Weapons Research", "Initiative",
     "When you play a sword you may also pay secrets equal to its rank: the rank counts twice."},
    {"searcher", "Searcher", "Order", "Pay 1 secret and discard a card: draw a card."},
    {"hidden-mining-base", "Hidden Mining Base", "Order",
     "Pay 2 secrets and give a card to an opponent: gain resources of its suit equal to its rank."},
    {"double-agent", "Double Agent", "Order", "Discard a card: gain 5 secrets. You never draft into this fleet."},
    {"generation-ship", "Generation Ship", "Action",
     "If no disk is on this card, pay 4 secrets: put one there. It counts as a colony of yours."},
    {"pilgrims", "Pilgrims", "Action",
     "On a colony, pay 1 secret instead of population and conquer it, whatever its height."},
    {"hard-knocks", "Hard Knocks", "War end, loser", "When this fleet loses a war, gain secrets equal to the dead."},
    {"alien-remnant", "Alien Remnant", "Reveal",
     "You may turn up the top tile, choose an empty site next to a placed tile, and land there."},
    {"weapons-cache", "Weapons Cache", "Order", "Below capacity, pay 1 secret: this fleet gains 2 strength."},
    {"warp-drive", "Warp Drive", "Action", "This fleet returns to this card, strength and all."},
    {"the-brain", "The Brain", "Reveal", "Draw three cards."},
    {"observer", "Observer", "Order", "Give a blue card to an opponent: gain 3 secrets and draw a card."},
    {"anomaly-magnet", "Anomaly Magnet", "Order",
     "Give a blue card to an opponent: gain 3 secrets, lift this fleet and warp it in anywhere."},
    {"the-quest", "The Quest", "Action",
     "Discard a card of this sector's suit: conquer any colony of this sector, whoever stands on it."},
}};

constexpr Resources wealth(int n) { return {static_cast<std::int8_t>(n), 0, 0}; }
constexpr Resources secrets(int n) { return {0, 0, static_cast<std::int8_t>(n)}; }

constexpr Ability kAbilities[] = {
    // ---- Orders
    {.card = Card::the_speculator, .price = wealth(3), .draws = 1},
    {.card = Card::blackmail,
     .names = "c",
     .price = secrets(1),
     .takes = Takes::discard,
     .suit = Suit::gold,
     .limit = Limit::age,
     .gains = wealth(3)},
    {.card = Card::the_thief, .names = "q", .price = secrets(3), .limit = Limit::age},
    {.card = Card::consumable_goods, .names = "cq", .takes = Takes::discard, .suit = Suit::gold, .gains = wealth(4)},
    {.card = Card::gossip, .price = secrets(1), .gains = wealth(2)},
    {.card = Card::tactical_sacrifice, .strength = 1, .limit = Limit::none, .draws = 1},
    {.card = Card::the_baroness,
     .names = "c",
     .takes = Takes::discard,
     .suit = Suit::gold,
     .limit = Limit::none,
     .gains = wealth(3)},
    {.card = Card::trawler, .names = "cp", .takes = Takes::discard, .suit = Suit::gold},
    {.card = Card::terraformation, .price = secrets(3)},
    {.card = Card::searcher, .names = "c", .price = secrets(1), .takes = Takes::discard, .draws = 1},
    {.card = Card::hidden_mining_base, .names = "cq", .price = secrets(2), .takes = Takes::gift},
    {.card = Card::double_agent, .names = "c", .takes = Takes::discard, .gains = secrets(5)},
    {.card = Card::weapons_cache, .price = secrets(1)},
    {.card = Card::observer, .names = "cq", .takes = Takes::gift, .suit = Suit::blue, .gains = secrets(3), .draws = 1},
    {.card = Card::anomaly_magnet, .names = "cq", .takes = Takes::gift, .suit = Suit::blue, .gains = secrets(3)},
    // ---- Actions
    {.card = Card::the_insurgent, .use = Use::action, .price = wealth(2)},
    {.card = Card::city_of_gold, .use = Use::action, .price = wealth(4)},
    {.card = Card::the_general, .use = Use::action, .names = "f"},
    {.card = Card::transposition, .use = Use::action, .names = "f"},
    {.card = Card::generation_ship, .use = Use::action, .price = secrets(4)},
    {.card = Card::pilgrims, .use = Use::action, .price = secrets(1)},
    {.card = Card::warp_drive, .use = Use::action},
    {.card = Card::the_quest, .use = Use::action, .names = "cp", .takes = Takes::discard},
    // ---- Answers
    {.card = Card::the_bribe, .use = Use::answer},
    {.card = Card::the_mercenary, .use = Use::answer, .names = "x", .limit = Limit::none},
    {.card = Card::the_wall, .use = Use::answer, .price = secrets(1)},
    {.card = Card::the_network, .use = Use::answer, .names = "cd", .takes = Takes::discard, .draws = 2},
    {.card = Card::desert_legend, .use = Use::answer, .names = "csss", .takes = Takes::discard},
    {.card = Card::pyrrhus, .use = Use::answer, .price = secrets(3)},
    {.card = Card::the_gravekeeper, .use = Use::answer, .names = "c", .takes = Takes::discard, .suit = Suit::red},
    {.card = Card::the_fear,
     .use = Use::answer,
     .names = "c",
     .price = secrets(3),
     .takes = Takes::discard,
     .suit = Suit::red},
    {.card = Card::the_watcher, .use = Use::answer, .price = secrets(1), .draws = 1},
    {.card = Card::alien_remnant, .use = Use::answer},
};

}  // namespace

const CardFace& face(Card card) { return kFaces[slot(card)]; }
std::string_view id_of(Card card) { return card == kNoCard ? std::string_view("-") : face(card).id; }

Card find_card(std::string_view id) {
    for (int i = 0; i < kCards; ++i)
        if (kFaces[static_cast<std::size_t>(i)].id == id) return static_cast<Card>(i);
    return kNoCard;
}

const Ability* ability_of(Card card) {
    static constexpr auto kPlaces = [] {
        std::array<std::int8_t, kCards> places{};
        for (auto& place : places) place = -1;
        std::int8_t next = 0;
        for (const Ability& one : kAbilities) places[slot(one.card)] = next++;
        return places;
    }();
    if (card == kNoCard || kPlaces[slot(card)] < 0) return nullptr;
    return &kAbilities[kPlaces[slot(card)]];
}

}  // namespace orrery::ozymandias
