// The notation of 11.2: one canonical line for each answer, without the seat.

#include "core/quoted.h"
#include "core/words.h"
#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

enum class Argument { none, card, cards, colour, player, site, number, put };

Argument argument_of(Verb verb) {
    switch (verb) {
        case Verb::mulligan: return Argument::cards;
        case Verb::place:
        case Verb::save:
        case Verb::invest:
        case Verb::site:
        case Verb::from:
        case Verb::to: return Argument::site;
        case Verb::bid: return Argument::number;
        case Verb::award:
        case Verb::player: return Argument::player;
        case Verb::color:
        case Verb::dead: return Argument::colour;
        case Verb::put: return Argument::put;
        case Verb::none:
        case Verb::pickup:
        case Verb::pass:
        case Verb::done: return Argument::none;
        default: return Argument::card;
    }
}

std::string card_list(CardSet cards) {
    std::string text;
    for (const Card card : cards) text += (text.empty() ? "" : ",") + std::string(face(card).id);
    return text.empty() ? "-" : text;
}

bool read_site(std::string_view text, Site& site) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return false;
    const auto q = whole_number(text.substr(0, comma), -kReach, kReach);
    const auto r = whole_number(text.substr(comma + 1), -kReach, kReach);
    if (!q || !r) return false;
    site = site_at(static_cast<int>(*q), static_cast<int>(*r));
    return true;
}

// In catalogue order, each once.
bool read_cards(std::string_view text, CardSet& cards) {
    if (text == "-") return true;
    std::string_view rest = text;
    while (true) {
        const std::size_t comma = rest.find(',');
        const Card card = find_card(rest.substr(0, comma));
        if (card == kNoCard) return false;
        cards.add(card);
        if (comma == std::string_view::npos) break;
        rest.remove_prefix(comma + 1);
    }
    return card_list(cards) == text;
}

bool read_argument(std::string_view text, Move& move) {
    switch (argument_of(move.verb)) {
        case Argument::none: return false;
        case Argument::card: return (move.card = find_card(text)) != kNoCard;
        case Argument::cards: return read_cards(text, move.cards);
        case Argument::colour:
            for (const Colour colour : kAllColours)
                if (colour_token(colour) == text) move.colour = colour;
            return move.colour != kNoColour;
        case Argument::player:
            // How many seats there are only a position knows: why_not() names them.
            if (text.size() != 2 || text[0] != 'p' || text[1] < '1' || text[1] > '9') return false;
            move.player = seat_at(text[1] - '1');
            return true;
        case Argument::site: return read_site(text, move.site);
        case Argument::number: {
            const auto number = whole_number(text, 0, kCeiling);
            move.number = static_cast<std::int32_t>(number.value_or(0));
            return number.has_value();
        }
        case Argument::put: {
            const auto value = whole_number(text, 0, 4);
            if (!value) return (move.card = find_card(text)) != kNoCard;
            move.value = static_cast<std::int8_t>(*value);
            return true;
        }
    }
    return false;
}

std::string wanted(Argument argument) {
    switch (argument) {
        case Argument::card: return "a card such as banii-ritual";
        case Argument::cards: return "a list of cards in catalogue order, joined by commas, or -";
        case Argument::colour: return "a colour: k, b, r or w";
        case Argument::player: return "a player such as p1";
        case Argument::site: return "a site such as 2,-1, at most " + std::to_string(kReach) + " from 0,0";
        case Argument::number: return "a number from 0 to " + std::to_string(kCeiling);
        case Argument::put: return "a card, or a tile value from 0 to 4";
        case Argument::none: break;
    }
    return "nothing more";
}

char small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }
std::string small(std::string_view text) {
    std::string letters;
    for (const char letter : text) letters += small(letter);
    return letters;
}

// One blank between words, none before or after.
std::string well_spaced(std::string_view text) {
    std::string words;
    for (const char letter : text)
        if (letter != ' ' || (!words.empty() && words.back() != ' ')) words += letter;
    if (!words.empty() && words.back() == ' ') words.pop_back();
    return words;
}

// The card of an id or a name in any letters.
Card card_like(std::string_view text) {
    const std::string given = small(text);
    for (int i = 0; i < kCards; ++i)
        if (given == small(card_name(card_at(i))) || given == face(card_at(i)).id) return card_at(i);
    return kNoCard;
}

// What was probably meant by an argument that is none, as it is written; empty: no idea.
std::string meant(Verb verb, std::string_view text) {
    std::string plain;
    for (const char letter : small(text))
        if (letter != ' ' && letter != '(' && letter != ')') plain += letter;
    Move move = Move::of(verb);
    if (read_argument(plain, move)) return plain;
    const Argument argument = argument_of(verb);
    if (argument == Argument::colour)
        for (const Colour colour : kAllColours)
            if (plain == colour_name(colour)) return std::string(colour_token(colour));
    if (argument == Argument::card || argument == Argument::put)
        if (const Card card = card_like(text); card != kNoCard) return std::string(face(card).id);
    if (argument != Argument::cards) return "";
    CardSet cards;
    for (std::string_view rest = text; true;) {
        const std::size_t comma = rest.find(',');
        const std::string_view first = rest.substr(0, comma);
        const Card card = card_like(first.substr(first.starts_with(' ') ? 1 : 0));
        if (card == kNoCard) return "";
        cards.add(card);
        if (comma == std::string_view::npos) return card_list(cards);
        rest.remove_prefix(comma + 1);
    }
}

// Why a text does not begin with a verb. Whoever tells it quotes the whole text.
Fault no_verb(std::string_view text, std::string_view token) {
    if (token.empty()) return {"text/verb", "A decision is needed, such as \"expand cocoon\" or \"bid 3\"."};
    if (token.size() == 3 && token[0] == 'p' && token[1] >= '1' && token[1] <= '9' && token[2] == ':') {
        const std::string rest = well_spaced(text.substr(token.size()));
        return {"text/verb",
                "The seat is left out: " + (rest.empty() ? std::string("only the decision") : in_quotes(rest)) + "."};
    }
    if (const std::string verb = small(token); find_verb(verb) != Verb::none)
        return {"text/verb", "Decisions are written in small letters: \"" + verb + "\"."};
    return {"text/verb", "No decision of Rise begins so; such are \"expand cocoon\" and \"bid 3\"."};
}

}  // namespace

std::string site_token(Site site) { return std::to_string(site.q) + "," + std::to_string(site.r); }

std::string Rise::print(const Move& move) {
    const std::string verb(verb_token(move.verb));
    switch (argument_of(move.verb)) {
        case Argument::none: return verb;
        case Argument::card: return verb + " " + std::string(face(move.card).id);
        case Argument::cards: return verb + " " + card_list(move.cards);
        case Argument::colour: return verb + " " + std::string(colour_token(move.colour));
        case Argument::player: return verb + " " + seat_token(move.player);
        case Argument::site: return verb + " " + site_token(move.site);
        case Argument::number: return verb + " " + std::to_string(move.number);
        case Argument::put:
            return verb + " " + (move.card != kNoCard ? std::string(face(move.card).id) : std::to_string(move.value));
    }
    return verb;
}

Expected<Move> Rise::parse(std::string_view text) {
    if (const std::string words = well_spaced(text); words != text && !words.empty())
        return Fault{"text/blank",
                     "One blank stands between words and none before or after them: " + in_quotes(words) + "."};
    const std::size_t space = text.find(' ');
    const std::string_view token = text.substr(0, space);
    Move move;
    move.verb = find_verb(token);
    if (move.verb == Verb::none) return no_verb(text, token);
    const Argument argument = argument_of(move.verb);
    const bool given = space != std::string_view::npos;
    if (given ? read_argument(text.substr(space + 1), move) : argument == Argument::none) return move;
    std::string reason = "After \"" + std::string(token) + "\" comes " + wanted(argument);
    if (given) {
        const std::string_view rest = text.substr(space + 1);
        reason += ", not " + in_quotes(rest);
        if (const std::string better = meant(move.verb, rest); !better.empty())
            reason += "; write \"" + std::string(token) + " " + better + "\"";
    }
    return Fault{"text/argument", reason + "."};
}

}  // namespace orrery::rise
