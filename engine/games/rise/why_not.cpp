// Why an answer is refused: the ruling and the figures, and what would be possible instead if that is public. An answer
// is legal exactly when it is listed.
#include "games/rise/play.h"
#include "games/rise/rise.h"

namespace orrery::rise {

namespace {

Refusal no(const char* ruling, std::string reason) { return {ruling, std::move(reason)}; }

// Programs send moves too. So a member that the verb does not name may have any value of its type.
bool known_words(const Move& m) {
    return static_cast<int>(m.verb) < kVerbs && (index(m.card) < kCards || m.card == kNoCard) &&
           index(m.colour) <= kColours;
}

// The section of the card's colour in the catalogue; without a card, the section on all effects.
const char* section(Card card) {
    if (card == kNoCard) return "6.6";
    constexpr std::array<const char*, kColours> kSections{"9.1", "9.2", "9.3", "9.4"};
    return kSections[static_cast<std::size_t>(colour_of(card))];
}

// The seats of this match, as in notation.
std::string seats_text(const Position& p) { return "p1 to " + seat_token(seat_at(p.seats - 1)); }

// What may be named instead, as in notation: " Possible: 0,0, 1,0, 2,0 and 4 more." It is "" if only the asked seat may
// know it, since others may read a refusal too.
std::string possible(const Position& p) {
    constexpr std::size_t kNamed = 8;
    const Verb verb = p.question.verb;
    if (verb == Verb::mulligan || verb == Verb::give || verb == Verb::put || verb == Verb::discard) return "";
    std::vector<Entry<Move>> entries;
    list_answers(p, entries);
    std::string text;
    for (std::size_t i = 0; i < entries.size() && i < kNamed; ++i) {
        const std::string line = Rise::print(entries[i].move);
        text += (i == 0 ? "" : ", ") + line.substr(line.find(' ') + 1);
    }
    if (entries.size() > kNamed) text += " and " + std::to_string(entries.size() - kNamed) + " more";
    return " Possible: " + text + ".";
}

// The card that asks, or kNoCard.
Card asking(const Position& p) { return p.frames.back().card; }

// ---- The main action (6.1)

constexpr std::string_view kTurn = "Choose one of pickup, expand, event, auction and harvest";

Refusal main_refusal(const Position& p, const Move& m) {
    const Seat you = p.question.seat;
    switch (m.verb) {
        case Verb::pickup:
            if (const int cards = p.hand_of(you).size(); cards > 0)
                return no("R7", "Your hand holds " + count_of(cards, "card") +
                                    "; you pick up your pile only with an empty hand.");
            return no("R7", "Your pile is empty.");
        case Verb::expand:
        case Verb::event:
        case Verb::harvest:
            if (m.card == kNoCard) break;
            if (!p.hand_of(you).has(m.card)) return no("6.1", name(m.card) + " isn't in your hand.");
            if (m.verb == Verb::event && !has_action(m.card)) return no("6.3", name(m.card) + " has no action.");
            break;
        case Verb::auction:
            if (m.card == kNoCard || as_set(p.market).has(m.card) || p.is_active(m.card)) break;
            return no("6.4", name(m.card) + " is neither in the market nor an active card.");
        case Verb::pass:
        case Verb::done: return no("R6", std::string(kTurn) + ". You can't pass while one of them is possible.");
        case Verb::none: return no("6.1", std::string(kTurn) + ".");
        default: return no("11.2", std::string(kTurn) + ", not \"" + std::string(verb_token(m.verb)) + "\".");
    }
    return no("6.1", "Name a card after \"" + std::string(verb_token(m.verb)) + "\".");
}

// ---- Bids (6.11, 6.12)

Refusal bid_refusal(const Position& p, const Move& m) {
    const Frame& f = p.frames.back();
    const int gems = p.bank_of(p.question.seat);
    const std::string bank = "Your bank holds " + count_of(gems, "gem") + ", not " + std::to_string(m.number);
    if (f.step != Step::preserve) {
        std::string lot;
        for (const Card card : f.set) lot += (lot.empty() ? "" : " and ") + name(card);
        return no("6.11", bank + "; bid 0 to " + std::to_string(gems) + " for " + lot + ".");
    }
    int sectors = 0;
    for (const Colour colour : kAllColours)
        if (((f.amount >> index(colour)) & 1) != 0) sectors += p.galaxy.sectors_of(colour);
    const int price = sectors * (p.is_active(Card::wreckage_of_the_xyri) ? 2 : 1);
    return no("6.12", bank + "; all bids together need " + std::to_string(price) + " to save " +
                          (sectors == 1 ? std::string("the one sector") : "all " + count_of(sectors, "sector")) +
                          (f.extra > 0 ? "; Permaculture gives " + std::to_string(f.extra) : std::string()) +
                          ", and everybody pays their bid.");
}

// ---- Sectors

Refusal place_refusal(const Position& p, const Move& m) {
    const Galaxy& galaxy = p.galaxy;
    const Colour colour = p.question.colour;
    const std::string where = site_token(m.site);
    const int i = galaxy.find(m.site);
    const int controlled = galaxy.sectors_of(colour);
    const std::string civ = name(colour);
    if (i < 0 && (p.tiles.empty() || !galaxy.unexplored().has(m.site)))
        return no("6.7", where + " has no tile" +
                             (p.tiles.empty() ? " and the tile stack is empty." : " and isn't next to one.") +
                             possible(p));
    if (controlled == 0)
        return no("6.7", where + " is occupied; " + civ +
                             " controls nothing, so it starts on an empty or unexplored sector." + possible(p));
    if (i >= 0 && !galaxy.sectors[static_cast<std::size_t>(i)].empty() && p.is_active(Card::xin_shield_formula))
        return no("6.7", where + " is occupied and Xin Shield Formula is active." + possible(p));
    if (i >= 0 && galaxy.sectors[static_cast<std::size_t>(i)].active() == colour)
        return no("R9", where + " isn't next to another sector that " + civ + " controls." + possible(p));
    return no("R9", where + " isn't next to " +
                        (controlled == 1 ? std::string("the one sector")
                                         : "any of the " + std::to_string(controlled) + " sectors") +
                        " that " + civ + " controls." + possible(p));
}

// Where Drakon's Escape takes its stack.
Refusal landing_refusal(const Position& p, const Move& m) {
    const std::string where = site_token(m.site);
    const std::string from = site_token(p.question.from);
    if (!adjacent(p.question.from, m.site)) return no("R38", where + " isn't next to " + from + "." + possible(p));
    if (!p.galaxy.explored(m.site)) return no("R38", where + " has no tile and the tile stack is empty." + possible(p));
    return no("R38", where + " is occupied and Xin Shield Formula is active." + possible(p));
}

// What is wrong with an explored sector as the target of the card that asks; "": nothing that may be said.
std::string unfit(const Position& p, const Move& m, const Sector& sector) {
    const Frame& f = p.frames.back();
    const std::string where = site_token(m.site);
    const bool chosen = ((f.mask >> p.galaxy.find(m.site)) & 1) != 0;
    const int disks = sector.stack.size();
    switch (asking(p)) {
        case Card::the_awakening:
        case Card::the_living_ocean: return where + " isn't empty: it has " + count_of(disks, "disk") + ".";
        case Card::quiet_prosperity:
            if (chosen) return where + " is chosen already.";
            return where + " has " + count_of(disks, "disk") + ", not exactly one.";
        case Card::treasure_vaults: return where + " is controlled by red.";
        case Card::fires_at_night: return where + (chosen ? " is chosen already." : " is empty.");
        case Card::wormhole_deception: return where + " isn't next to " + site_token(f.site) + ".";
        case Card::genesis_device: {
            int low = sector.value();
            for (const Sector& other : p.galaxy.sectors) low = other.value() < low ? other.value() : low;
            return where + " has value " + std::to_string(sector.value()) + "; the lowest is " + std::to_string(low) +
                   ".";
        }
        case Card::drakons_escape:
            return where +
                   (disks == 0 ? " has no stack to move." : " has no sector next to it that its stack may go to.");
        default: return "";
    }
}

Refusal sector_refusal(const Position& p, const Move& m) {
    const std::string where = site_token(m.site);
    const char* ruling = m.verb == Verb::save ? "R21" : m.verb == Verb::invest ? "6.12" : "6.6";
    const int i = p.galaxy.find(m.site);
    if (i < 0) return no(ruling, where + " has no tile." + possible(p));
    const Sector& sector = p.galaxy.sectors[static_cast<std::size_t>(i)];
    const Frame& f = p.frames.back();
    if (m.verb == Verb::save || m.verb == Verb::invest) {
        const bool is_target = !sector.empty() && ((f.amount >> index(sector.active())) & 1) != 0;
        if (!is_target)
            return no(ruling, where + " isn't at stake: none of the colours to be saved controls it." + possible(p));
        if (m.verb == Verb::save && ((f.mask >> i) & 1) != 0)
            return no(ruling, where + " is saved already." + possible(p));
        return no(ruling,
                  where + " has value " + std::to_string(sector.value()) + "; higher values come first." + possible(p));
    }
    std::string why = unfit(p, m, sector);
    if (why.empty())
        why = where + " is no sector for " + (f.card == kNoCard ? std::string("this") : name(f.card)) + ".";
    return no(ruling, why + possible(p));
}

// ---- Players and colours

Refusal player_refusal(const Position& p, const Move& m) {
    if (index(m.player) < 0 || index(m.player) >= p.seats)
        return no("11.1", "The seats of this game are " + seats_text(p) + "." + possible(p));
    const std::string who = seat_name(m.player);
    const Frame& f = p.frames.back();
    if (m.verb == Verb::award) {
        const std::int32_t bid = p.sealed[static_cast<std::size_t>(m.player)];
        std::int32_t most = 0;
        for (const std::int32_t other : p.sealed) most = other > most ? other : most;
        return no("R17", who + " has bid " + std::to_string(bid) + "; the highest bid is " + std::to_string(most) +
                             "." + possible(p));
    }
    const bool is_spycraft = asking(p) == Card::spycraft;
    const char* ruling = is_spycraft ? "R36" : asking(p) == Card::cyris_treachery ? "R37" : "11.2";
    if (m.player == f.you) return no(ruling, "That's you. Choose an opponent." + possible(p));
    if (!is_spycraft) return no(ruling, who + " has no card in hand." + possible(p));
    const Card active = p.active_card(m.player);
    if (active == kNoCard) return no(ruling, who + " has no active card." + possible(p));
    return no(ruling, name(active) + " of " + who +
                          (has_action(active) ? " is taking effect already." : " has no action.") + possible(p));
}

Refusal colour_refusal(const Position& p, const Move& m) {
    if (m.colour == kNoColour) return no("11.2", "Name a colour." + possible(p));
    const Card card = asking(p);
    if (m.verb == Verb::dead) return no(section(card), "You have no dead " + name(m.colour) + " disk." + possible(p));
    const char* ruling = card == Card::eldritch_theft ? section(card) : "R14";
    if (p.pool_of(m.colour) == 0) return no(ruling, "The pool has no " + name(m.colour) + " disk." + possible(p));
    return no(ruling, "There is no place for a " + name(m.colour) + " disk." + possible(p));
}

// ---- Cards

Refusal mulligan_refusal(const Position& p, const Move& m) {
    for (const Card card : m.cards)
        if (!p.hand_of(p.question.seat).has(card))
            return no("R5", name(card) + " isn't in your hand. Swap cards of your own.");
    return no("R5", "You can swap only cards of your own hand.");
}

// The zone of the cards that may be named, and the colour they must have.
Refusal card_refusal(const Position& p, const Move& m) {
    const Card card = asking(p);
    const Frame& f = p.frames.back();
    const std::string what = name(m.card);
    const bool in_market = as_set(p.market).has(m.card);
    switch (m.verb) {
        case Verb::recover: {
            const bool is_own = as_set(p.pile_of(p.question.seat)).has(m.card);
            const std::string why = is_own ? " has no colour that was saved." : " isn't in your pile.";
            return no(f.step == Step::preserve ? "6.12" : "9.1", what + why + possible(p));
        }
        case Verb::gain:
            return no(section(card), what + (in_market ? " isn't white." : " isn't in the market.") + possible(p));
        case Verb::bury: return no("9.3", what + " isn't in the market." + possible(p));
        case Verb::card:
            if (card == Card::rites_of_memory) return no("9.3", what + " is in no pile." + possible(p));
            if (f.set.has(m.card)) return no("9.2", what + " is in the lot already." + possible(p));
            return no(section(card), what + " isn't in the market." + possible(p));
        case Verb::next: return no("R28", what + " isn't one of those still to take effect." + possible(p));
        case Verb::give: return no("9.2", what + " isn't one of the cards you have drawn and still hold.");
        case Verb::discard:
            if (!p.hand_of(p.question.seat).has(m.card)) return no("R39", what + " isn't in your hand.");
            return no("R39", what + " isn't " + name(f.colour) + ".");
        default: break;
    }
    return no("11.2", what + " can't be named now." + possible(p));
}

Refusal put_refusal(const Position& p, const Move& m) {
    const std::string none = " isn't one of those you're looking at, or is put back already.";
    if (asking(p) == Card::garthu_spaceport)
        return no("9.2", m.card != kNoCard ? "Put tiles back by their values, such as \"put 3\"."
                                           : "A tile of " + std::to_string(m.value) + none);
    return no("9.4",
              m.card == kNoCard ? "Put cards back by their names, such as \"put banii-ritual\"." : name(m.card) + none);
}

// ---- Which question it is

// The verb that is asked for, as in notation.
std::string asked(const Position& p) {
    const Verb verb = p.question.verb;
    const std::string line = "\"" + std::string(verb_token(verb)) + "\"";
    return p.question.or_done ? line + " or \"done\"" : line;
}

Refusal reason(const Position& p, const Move& m) {
    const Verb wanted = p.question.verb;
    const bool is_main = wanted == Verb::expand;
    if (is_main) return main_refusal(p, m);
    if (m.verb == Verb::done) {
        if (wanted == Verb::bid) return no("R42", "You have to bid; the least is \"bid 0\".");
        if (wanted == Verb::mulligan) return no("R5", "To keep your hand, swap none: \"mulligan -\".");
        return no("R42", "The question is " + asked(p) + ", and you have to answer.");
    }
    if (m.verb != wanted)
        return no("11.2", "The question is " + asked(p) +
                              (m.verb == Verb::none ? "." : ", not \"" + std::string(verb_token(m.verb)) + "\"."));
    switch (m.verb) {
        case Verb::bid: return bid_refusal(p, m);
        case Verb::mulligan: return mulligan_refusal(p, m);
        case Verb::place: return place_refusal(p, m);
        case Verb::to: return landing_refusal(p, m);
        case Verb::site:
        case Verb::from:
        case Verb::save:
        case Verb::invest: return sector_refusal(p, m);
        case Verb::award:
        case Verb::player: return player_refusal(p, m);
        case Verb::color:
        case Verb::dead: return colour_refusal(p, m);
        case Verb::put: return put_refusal(p, m);
        default: break;
    }
    if (m.card == kNoCard) return no("11.2", "Name a card." + possible(p));
    return card_refusal(p, m);
}

}  // namespace

Refusal why_not(const Position& position, const Move& move) {
    if (position.over) return no("7.1", "The game is over.");
    if (!known_words(move)) return no("11.1", "There is no such verb, card or colour.");
    return reason(position, move);
}

}  // namespace orrery::rise
