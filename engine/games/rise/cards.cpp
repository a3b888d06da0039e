// Names and texts of the 52 cards from catalogue.json, and the words of the notation (9, 11.2).
#include "games/rise/cards.h"

#include <array>

#include "core/words.h"
#include "generated/rise/catalogue.h"
#include "generated/rise/say.h"

namespace orrery::rise {

namespace {

constexpr std::array<std::string_view, 8> kKindLetters{"A", "W", "H", "S", "E", "I", "P", "C"};

}  // namespace

const Face& face(Card card) { return kFaces[static_cast<std::size_t>(card)]; }
std::optional<std::string_view> token(Card card) {
    return card == kNoCard ? std::nullopt : std::optional(face(card).id);
}
std::string_view token(Colour colour) { return colour_token(colour); }

Card find_card(std::string_view id) {
    for (int i = 0; i < kCards; ++i)
        if (kFaces[static_cast<std::size_t>(i)].id == id) return card_at(i);
    return kNoCard;
}

std::string_view bare_name(Card card) {
    std::string_view name = card_name(card);
    const std::string_view first = name.substr(0, name.find(' '));
    if (first.size() < name.size() && is_among(first, say::articles)) name.remove_prefix(first.size() + 1);
    return name;
}

std::string told(Card card) { return card == kNoCard ? say::some_card() : std::string(card_name(card)); }

std::string kinds_token(Card card) {
    std::string letters;
    for (std::size_t i = 0; i < kKindLetters.size(); ++i)
        if ((face(card).kinds >> i) & 1) letters += kKindLetters[i];
    return letters;
}

}  // namespace orrery::rise
