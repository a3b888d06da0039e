// Why an answer is refused: the ruling and the figures. An answer is legal exactly when it is listed.
#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

Refusal no(const char* ruling, std::string reason) { return {ruling, std::move(reason)}; }

bool known_words(const Move& m) { return (index(m.card) < kCards || m.card == kNoCard) && index(m.colour) <= kColours; }

std::string name(Card card) { return std::string(card_name(card)); }

Refusal main_refusal(const Position& p, const Move& m) {
    const Seat you = p.question.seat;
    switch (m.verb) {
        case Verb::pickup:
            if (!p.hand_of(you).empty())
                return no("R7", "Your hand holds " + std::to_string(p.hand_of(you).size()) +
                                    " cards; a pile is picked up only with an empty hand.");
            return no("R7", "Your pile is empty.");
        case Verb::expand:
        case Verb::event:
        case Verb::harvest:
            if (m.card == kNoCard) break;
            if (!p.hand_of(you).has(m.card)) return no("6.1", name(m.card) + " is not in your hand.");
            return no("6.3", name(m.card) + " has no action.");
        case Verb::auction:
            if (m.card == kNoCard) break;
            return no("6.4", name(m.card) + " is neither in the market nor an active card.");
        case Verb::pass: return no("R6", "You may pass only when nothing else is possible.");
        default: break;
    }
    return no("6.1", "A turn is one of: pick up, expand, event, auction, harvest.");
}

Refusal place_refusal(const Position& p, const Move& m) {
    const Galaxy& galaxy = p.galaxy;
    const Colour colour = p.question.colour;
    const std::string where = site_token(m.site);
    const int i = galaxy.find(m.site);
    const int controlled = galaxy.sectors_of(colour);
    const std::string civ(colour_name(colour));
    if (i < 0 && (p.tiles.empty() || !galaxy.unexplored().has(m.site)))
        return no("6.7", where + " has no tile" +
                             (p.tiles.empty() ? " and the tile stack is empty." : " and is next to none."));
    if (controlled == 0)
        return no("6.7",
                  where + " is occupied; " + civ + " controls nothing and starts on an empty or unexplored sector.");
    if (i >= 0 && !galaxy.sectors[static_cast<std::size_t>(i)].empty() && p.is_active(Card::xin_shield_formula))
        return no("6.7", where + " is occupied and Xin Shield Formula is active.");
    if (i >= 0 && galaxy.sectors[static_cast<std::size_t>(i)].active() == colour)
        return no("R9", where + " is not next to another sector that " + civ + " controls.");
    return no("R9", where + " is not next to any of the " + std::to_string(controlled) + " sectors that " + civ +
                        " controls.");
}

Refusal sector_refusal(const Position& p, const Move& m) {
    const std::string where = site_token(m.site);
    if (!p.galaxy.explored(m.site)) return no("6.6", where + " has no tile.");
    const Frame& f = p.frames.back();
    if (m.verb == Verb::save || m.verb == Verb::invest)
        return no(m.verb == Verb::save ? "R21" : "6.12", where + " is not one of the sectors to choose from.");
    return no("6.6", where + " is no target of " + (f.card == kNoCard ? std::string("this") : name(f.card)) + ".");
}

Refusal reason(const Position& p, const Move& m) {
    const Verb asked = p.question.verb;
    const bool is_main = asked == Verb::expand;
    const bool main_verb = m.verb >= Verb::pickup && m.verb <= Verb::pass;
    if (is_main && (main_verb || m.verb == Verb::none)) return main_refusal(p, m);
    const std::string_view wanted = is_main ? std::string_view("a main action") : verb_token(asked);
    if (m.verb != asked && m.verb != Verb::done)
        return no("11.2", "Asked is " + std::string(wanted) + ", not " + std::string(verb_token(m.verb)) + ".");
    switch (m.verb) {
        case Verb::done: return no("R42", "This is not optional.");
        case Verb::bid:
            return no("6.11", "Your bank holds " + std::to_string(p.bank_of(p.question.seat)) + " gems, not " +
                                  std::to_string(m.number) + ".");
        case Verb::mulligan: return no("R5", "Only cards of your own hand can be buried.");
        case Verb::place: return place_refusal(p, m);
        case Verb::to:
            return no("R38",
                      "The stack of " + site_token(p.question.from) + " cannot move to " + site_token(m.site) + ".");
        case Verb::award: return no("R17", seat_name(m.player) + " is not among those with the highest bid.");
        case Verb::site:
        case Verb::from:
        case Verb::save:
        case Verb::invest: return sector_refusal(p, m);
        case Verb::color: return no("R14", "That colour has no disk in the pool, or no legal place.");
        case Verb::dead: return no("9", "You have no dead disk of that colour.");
        case Verb::player: return no("9", seat_name(m.player) + " cannot be chosen.");
        case Verb::put: return no("9", "Put back what you are looking at.");
        default: break;
    }
    return no("9", m.card == kNoCard ? std::string("A card must be named.") : name(m.card) + " cannot be chosen now.");
}

}  // namespace

Verdict refusal(const Position& position, const Move& move) {
    if (position.over) return no("7.1", "The match is over.");
    if (!known_words(move) || static_cast<int>(move.verb) >= kVerbs)
        return no("11.1", "There is no such card or colour.");
    std::vector<Entry<Move>> entries;
    list_answers(position, entries);
    for (const Entry<Move>& entry : entries) {
        if (entry.move == move) return {};
        if (entry.ranged() && move.number >= entry.low && move.number <= entry.high &&
            Rise::with_number(entry.move, move.number) == move)
            return {};
    }
    return reason(position, move);
}

}  // namespace orrery::rise
