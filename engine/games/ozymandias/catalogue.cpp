// The cards of section 9: the table of catalogue.json.
#include "games/ozymandias/catalogue.h"

#include "generated/ozymandias/catalogue.h"

namespace orrery::ozymandias {

const CardFace& face(Card card) { return kCardFaces[slot(card)]; }
std::string_view id_of(Card card) { return card == kNoCard ? std::string_view("-") : face(card).id; }

Card find_card(std::string_view id) {
    for (int i = 0; i < kCards; ++i)
        if (kCardFaces[static_cast<std::size_t>(i)].id == id) return static_cast<Card>(i);
    return kNoCard;
}

const Ability* ability_of(Card card) { return card == kNoCard || !face(card).choice ? nullptr : &*face(card).choice; }

}  // namespace orrery::ozymandias
