// The faces of the 52 cards in catalogue order, and the words of the notation (9, 11.2).
#include "games/rise/cards.h"

#include <array>

namespace orrery::rise {

namespace {

constexpr std::array<Face, kCards> kFaces{{
    // Black (9.1)
    {"stasis-pods", "Stasis Pods", kConstant,
     "While active: there is no preservation. No bids, nobody saves anything, nothing is destroyed."},
    {"vote-of-confidence", "Vote of Confidence", kWon,
     "When won in an auction: choose an explored sector and add gems equal to your bid to it."},
    {"beta-theory", "Beta Theory", kHarvested, "When harvested: gain one market card of your choice."},
    {"black-stars", "Black Stars", kEnd | kInactive,
     "At the end of your turn put 1 gem on this card. When it stops being active, all its gems go to one "
     "explored sector of your choice."},
    {"the-one-true-path", "The One True Path", kStart,
     "At the start of your turn: recover one card of your pile, this one included."},
    {"dark-ages", "Dark Ages", kAction, "Discard your whole hand onto your pile, in the order you choose."},
    {"remembrance", "Remembrance", kAction, "Take the bottom card of the deck, show it and auction it."},
    {"spycraft", "Spycraft", kAction, "Execute the active card of an opponent. It stays where it is."},
    {"drakons-escape", "Drakon's Escape", kAction,
     "Move one whole stack to an adjacent sector, explored or not, on top of what is there."},
    {"the-altemian-purge", "The Altemian Purge", kAction, "Harvest one market card of your choice."},
    {"the-awakening", "The Awakening", kAction,
     "Put a disk of any colour of the pool on an empty sector, anywhere, and add 1 gem there."},
    {"from-the-dark", "From the Dark", kAction,
     "Choose a colour of your dead disks: gain its value, hold a preservation for it, then return the disk to "
     "the pool."},
    {"eldritch-theft", "Eldritch Theft", kAction, "Destroy one disk of the pool."},
    // Blue (9.2)
    {"permaculture", "Permaculture", kConstant,
     "While active: in every preservation the top tile is shown and buried, and its natural value counts as if "
     "you had bid it."},
    {"xin-shield-formula", "Xin Shield Formula", kConstant,
     "While active: no disk may be put on, or moved to, an occupied sector."},
    {"zele-research-labs", "Zele Research Labs", kConstant,
     "While active: each card an opponent harvests goes to your hand instead of being buried."},
    {"sustainable-farming", "Sustainable Farming", kStart, "At the start of your turn: gain 2 gems."},
    {"banii-ritual", "Banii Ritual", kHarvested,
     "When harvested: execute all market cards that have actions, in your order."},
    {"galactic-union", "Galactic Union", kWon, "When won in an auction: gain 1 gem per occupied sector."},
    {"ruins-of-loni-city", "Ruins of Loni City", kAction, "Take 1 gem from every empty sector that holds gems."},
    {"the-living-ocean", "The Living Ocean", kAction, "Add 5 gems to an empty sector."},
    {"the-new-economy", "The New Economy", kAction, "Auction two market cards together; the winner gains 4 gems."},
    {"quiet-prosperity", "Quiet Prosperity", kAction,
     "Up to three times: pay 1 gem onto a sector with exactly one disk, each sector at most once."},
    {"treaty-of-cheng-huang", "Treaty of Cheng-Huang", kAction,
     "Draw a card per player, look at them and give one to each player."},
    {"garthu-spaceport", "Garthu Spaceport", kAction, "Look at the top three tiles and put them back in any order."},
    {"jordani-current", "Jordani Current", kAction, "Shuffle the deck."},
    // Red (9.3)
    {"wreckage-of-the-xyri", "Wreckage of the Xyri", kConstant,
     "While active: preserving a sector costs 2 gems instead of 1."},
    {"the-titan-blockade", "The Titan Blockade", kStart,
     "At the start of your turn: bury one market card of your choice."},
    {"crusade-of-the-sun", "Crusade of the Sun", kEnd | kInactive,
     "At the end of your turn put 1 gem on this card. When it stops being active, place as many disks of one "
     "colour as it bears gems."},
    {"fall-of-gethi-eferi", "Fall of Gethi E'Feri", kHarvested,
     "When harvested: destroy every red disk on the map, at any depth."},
    {"thani-tribes", "Thani Tribes", kWon, "When won in an auction: gain the values of all empty sectors."},
    {"berserkers-of-grotl", "Berserkers of Grotl", kAction,
     "Gain 1 gem for each dead red disk, all players' together."},
    {"cyris-treachery", "Cyri's Treachery", kAction,
     "A random card of an opponent's hand goes on top of your pile; this card goes to the opponent's hand."},
    {"treasure-vaults", "Treasure Vaults", kAction, "Take all gems of a sector that red does not control."},
    {"rites-of-memory", "Rites of Memory", kAction,
     "Choose any card in any pile: it goes to the hand of the pile's owner."},
    {"fires-at-night", "Fires at Night", kAction,
     "You may return one of your dead disks to the pool. If you do, destroy the top disks of up to three "
     "sectors."},
    {"wormhole-deception", "Wormhole Deception", kAction,
     "Place a disk of any colour; then all gems of a sector next to it move to its sector."},
    {"march-of-ashes", "March of Ashes", kAction, "Bury all market cards that are not red."},
    {"the-ru-shou-dam", "The Ru-Shou Dam", kAction, "Hold a preservation for all colours at once."},
    // White (9.4)
    {"dead-tree-distraction", "Dead Tree Distraction", kPreserved,
     "While active: after each preservation that preserved something, recover one card of a preserved colour "
     "from your pile."},
    {"thorweds-gambit", "Thorwed's Gambit", kStart,
     "At the start of your turn: exchange your whole hand with the whole market."},
    {"library-of-dithia", "Library of Dithia", kStart, "At the start of your turn: gain one white market card."},
    {"cocoon", "Cocoon", kHarvested, "When harvested: put this card on top of any player's pile."},
    {"ancient-secrets", "Ancient Secrets", kWon | kHarvested,
     "When won in an auction: put this card on top of any player's pile. When harvested it yields twice the "
     "colour's value."},
    {"nyri-artifacts", "Nyri Artifacts", kAction, "Choose a colour: all market cards of it are auctioned together."},
    {"open-palm-uprising", "Open-Palm Uprising", kAction,
     "Choose a colour: in every stack all disks of it move to the top."},
    {"civil-reprogramming", "Civil Reprogramming", kAction | kWon,
     "Look at the top three cards of the deck and put them back in any order. Also when won in an auction."},
    {"the-catharsis-simulation", "The Catharsis Simulation", kAction,
     "Choose a colour: reveal cards of the deck until one has it, auction that one and bury the others."},
    {"cheras-tithe", "Chera's Tithe", kAction, "Choose a colour: harvest all cards of it in your hand."},
    {"abdication-of-the-six-popes", "Abdication of the Six Popes", kAction,
     "Choose a colour: execute all market cards of it that have actions, in your order, then bury all of them."},
    {"monoculture", "Monoculture", kAction,
     "Choose a colour and a player: that player shows the hand and discards all cards of the colour."},
    {"genesis-device", "Genesis Device", kAction,
     "Raise a sector of the lowest value to the highest value on the map."},
}};

constexpr std::array<std::string_view, 8> kKindLetters{"A", "W", "H", "S", "E", "I", "P", "C"};

}  // namespace

const Face& face(Card card) { return kFaces[static_cast<std::size_t>(card)]; }

Card find_card(std::string_view id) {
    for (int i = 0; i < kCards; ++i)
        if (kFaces[static_cast<std::size_t>(i)].id == id) return card_at(i);
    return kNoCard;
}

std::string kinds_token(Card card) {
    std::string letters;
    for (std::size_t i = 0; i < kKindLetters.size(); ++i)
        if ((face(card).kinds >> i) & 1) letters += kKindLetters[i];
    return letters;
}

}  // namespace orrery::rise
