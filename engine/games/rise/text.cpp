// The notation of 11.2: one canonical line per answer, without the seat.

#include <array>

#include "core/notation.h"
#include "core/words.h"
#include "games/rise/rise.h"
#include "generated/rise/say.h"

namespace orrery::rise {

namespace {

std::string card_list(CardSet cards) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : ",") + std::string(face(card).id);
    return text.empty() ? "-" : text;
}

// The card with this id or name, in upper or lower case.
Card card_like(std::string_view text) {
    const std::string plain = plain_letters(text);
    for (int i = 0; i < kCards; ++i)
        if (const Face& one = face(card_at(i)); plain == plain_letters(one.name) || plain == one.id) return card_at(i);
    return kNoCard;
}

std::string card_meant(std::string_view text) {
    const Card card = card_like(text);
    return card != kNoCard ? std::string(face(card).id) : std::string();
}

bool read_card(std::string_view text, Move& move) { return (move.card = find_card(text)) != kNoCard; }
std::string print_card(const Move& move) { return move.card == kNoCard ? "" : std::string(face(move.card).id); }

// In any order, each once.
bool read_cards(std::string_view text, Move& move) {
    return text == "-" || read_list(text, [&move](std::string_view part) {
               const Card card = find_card(part);
               if (card == kNoCard || move.cards.has(card)) return false;
               move.cards.add(card);
               return true;
           });
}

std::string cards_meant(std::string_view text) {
    CardSet cards;
    for (std::string_view rest = text; true;) {
        const std::size_t comma = rest.find(',');
        const Card card = card_like(rest.substr(0, comma));
        if (card == kNoCard) return {};
        cards.add(card);
        if (comma == std::string_view::npos) return card_list(cards);
        rest.remove_prefix(comma + 1);
    }
}

bool read_colour(std::string_view text, Move& move) {
    for (const Colour colour : kAllColours)
        if (colour_token(colour) == text) move.colour = colour;
    return move.colour != kNoColour;
}

std::string colour_meant(std::string_view text) {
    for (const Colour colour : kAllColours)
        if (plain_letters(text) == colour_name(colour)) return std::string(colour_token(colour));
    return {};
}

// Only a position knows how many seats there are: why_not() checks that.
bool read_player(std::string_view text, Move& move) {
    if (text.size() != 2 || text[0] != 'p' || text[1] < '1' || text[1] > '9') return false;
    move.player = seat_at(text[1] - '1');
    return true;
}

bool read_site(std::string_view text, Move& move) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return false;
    const auto q = whole_number(text.substr(0, comma), -kReach, kReach);
    const auto r = whole_number(text.substr(comma + 1), -kReach, kReach);
    if (!q || !r) return false;
    move.site = site_at(static_cast<int>(*q), static_cast<int>(*r));
    return true;
}

bool read_gems(std::string_view text, Move& move) {
    const auto number = whole_number(text, 0, kCeiling);
    move.number = static_cast<std::int32_t>(number.value_or(0));
    return number.has_value();
}

bool read_put(std::string_view text, Move& move) {
    const auto value = whole_number(text, 0, 4);
    if (!value) return read_card(text, move);
    move.value = static_cast<std::int8_t>(*value);
    return true;
}
std::string print_put(const Move& move) { return move.card != kNoCard ? print_card(move) : std::to_string(move.value); }

constexpr Argument<Move> kCard{say::written_card, read_card, print_card, card_meant};
constexpr Argument<Move> kCardList{say::written_cards, read_cards,
                                   [](const Move& move) { return card_list(move.cards); }, cards_meant};
constexpr Argument<Move> kColour{
    say::written_colour, read_colour,
    [](const Move& move) { return move.colour == kNoColour ? "" : std::string(colour_token(move.colour)); },
    colour_meant};
constexpr Argument<Move> kPlayer{say::written_player, read_player, [](const Move& move) {
                                     return move.player == kSpectator ? "" : seat_token(move.player);
                                 }};
constexpr Argument<Move> kSite{say::written_site, read_site, [](const Move& move) { return site_token(move.site); },
                               nullptr, true};
constexpr Argument<Move> kGems{say::written_gems, read_gems,
                               [](const Move& move) { return std::to_string(move.number); }};
constexpr Argument<Move> kPutBack{say::written_card_or_tile, read_put, print_put, card_meant};
static_assert(kReach == 22 && kCeiling == 9999);

constexpr std::array<Form<Move>, kVerbs - 1> kForms{{
    {Verb::mulligan, "mulligan", {&kCardList}},
    {Verb::recover, "recover", {&kCard}},
    {Verb::bury, "bury", {&kCard}},
    {Verb::gain, "gain", {&kCard}},
    {Verb::pickup, "pickup"},
    {Verb::expand, "expand", {&kCard}},
    {Verb::event, "event", {&kCard}},
    {Verb::auction, "auction", {&kCard}},
    {Verb::harvest, "harvest", {&kCard}},
    {Verb::pass, "pass"},
    {Verb::place, "place", {&kSite}},
    {Verb::bid, "bid", {&kGems}},
    {Verb::award, "award", {&kPlayer}},
    {Verb::save, "save", {&kSite}},
    {Verb::invest, "invest", {&kSite}},
    {Verb::color, "color", {&kColour}},
    {Verb::dead, "dead", {&kColour}},
    {Verb::site, "site", {&kSite}},
    {Verb::from, "from", {&kSite}},
    {Verb::to, "to", {&kSite}},
    {Verb::card, "card", {&kCard}},
    {Verb::player, "player", {&kPlayer}},
    {Verb::next, "next", {&kCard}},
    {Verb::give, "give", {&kCard}},
    {Verb::put, "put", {&kPutBack}},
    {Verb::discard, "discard", {&kCard}},
    {Verb::done, "done"},
}};
constexpr Notation<Move> kMoves{kForms, {"expand cocoon", "bid 3"}};

}  // namespace

std::string token(Site site) { return site_token(site); }
std::string site_token(Site site) { return std::to_string(site.q) + "," + std::to_string(site.r); }

std::string_view verb_token(Verb verb) {
    const Form<Move>* form = kMoves.form(verb);
    return form != nullptr ? form->word : std::string_view();
}

Verb find_verb(std::string_view token) {
    const Form<Move>* form = kMoves.form(token);
    return form != nullptr ? form->verb : Verb::none;
}

bool stands_alone(Verb verb) {
    const Form<Move>* form = kMoves.form(verb);
    return form != nullptr && form->arguments[0] == nullptr;
}

std::string print(const Move& move) { return kMoves.print(move); }
Expected<Move> Rise::parse(std::string_view text) { return kMoves.parse(text); }
std::optional<Move> Rise::begun(std::string_view text) { return kMoves.begun(text); }

}  // namespace orrery::rise
