// Why an answer is refused: the ruling and the figures, and what would be possible instead if that is public. An answer
// is legal exactly when it is listed.
#include "games/rise/play.h"
#include "games/rise/rise.h"
#include "generated/rise/say.h"

namespace orrery::rise {

namespace {

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

// The refusal, and what may be named instead, as in notation. Nothing is added if only the asked seat may know it, since
// others may read a refusal too.
Refusal with_possible(const Position& p, Refusal refusal) {
    constexpr std::size_t kNamed = 8;
    const Verb verb = p.question.verb;
    if (verb == Verb::mulligan || verb == Verb::give || verb == Verb::put || verb == Verb::discard) return refusal;
    std::vector<Entry<Move>> entries;
    list_answers(p, entries);
    const std::size_t more = entries.size() > kNamed ? entries.size() - kNamed : 0;
    entries.resize(entries.size() - more);
    const std::string moves = with_commas(entries, [](const Entry<Move>& entry) {
        const std::string line = Rise::print(entry.move);
        return line.substr(line.find(' ') + 1);
    });
    refusal.reason += " " + (more > 0 ? say::possible_and_more(moves, static_cast<int>(more)) : say::possible(moves));
    return refusal;
}

// The card that asks, or kNoCard.
Card asking(const Position& p) { return p.frames.back().card; }

bool is_among(unsigned colours, Colour colour) { return ((colours >> index(colour)) & 1) != 0; }

// ---- The main action (6.1)

Refusal main_refusal(const Position& p, const Move& m) {
    const CardSet hand = p.hand_of(p.question.seat);
    switch (m.verb) {
        case Verb::pickup: return {"R7", hand.empty() ? say::pile_empty() : say::hand_not_empty(hand.size())};
        case Verb::expand:
        case Verb::event:
        case Verb::harvest:
            if (m.card == kNoCard) break;
            if (!hand.has(m.card)) return {"6.1", say::not_in_hand(card_name(m.card))};
            if (m.verb == Verb::event && !has_action(m.card)) return {"6.3", say::no_action(card_name(m.card))};
            break;
        case Verb::auction:
            if (m.card == kNoCard || as_set(p.market).has(m.card) || p.is_active(m.card)) break;
            return {"6.4", say::not_for_auction(card_name(m.card))};
        case Verb::pass:
        case Verb::done: return {"R6", say::cannot_pass()};
        case Verb::none: return {"6.1", say::choose_action()};
        default: return {"11.2", say::choose_action_not(verb_token(m.verb))};
    }
    return {"6.1", say::name_card_after(verb_token(m.verb))};
}

// ---- Bids (6.11, 6.12)

Refusal bid_refusal(const Position& p, const Move& m) {
    const Frame& f = p.frames.back();
    const int bank = p.bank_of(p.question.seat);
    if (f.step != Step::preserve) {
        std::string lot;
        for (const Card card : f.set) lot = lot.empty() ? told(card) : listed({lot, told(card)});
        return {"6.11", say::bid_less_for(bank, m.number, lot)};
    }
    int sectors = 0;
    for (const Colour colour : kAllColours)
        if (is_among(f.amount, colour)) sectors += p.galaxy.sectors_of(colour);
    const int price = sectors * (p.is_active(Card::wreckage_of_the_xyri) ? 2 : 1);
    return {"6.12", say::bid_less_to_save(bank, m.number, price, sectors, f.extra)};
}

// ---- Sectors

Refusal place_refusal(const Position& p, const Move& m) {
    const Galaxy& galaxy = p.galaxy;
    const Colour colour = p.question.colour;
    const std::string site = site_token(m.site);
    const int i = galaxy.find(m.site);
    const int controlled = galaxy.sectors_of(colour);
    if (i < 0 && p.tiles.empty()) return {"6.7", say::no_tile_left(site)};
    if (i < 0 && !galaxy.unexplored().has(m.site)) return {"6.7", say::no_tile_near(site)};
    if (controlled == 0) return {"6.7", say::has_to_start_anew(site, colour_name(colour))};
    if (i >= 0 && !galaxy.sectors[static_cast<std::size_t>(i)].empty() && p.is_active(Card::xin_shield_formula))
        return {"6.7", say::shielded(site)};
    if (i >= 0 && galaxy.sectors[static_cast<std::size_t>(i)].active() == colour)
        return {"R9", say::not_next_to_another(site, colour_name(colour))};
    return {"R9", say::not_next_to_own(site, controlled, colour_name(colour))};
}

// Where Drakon's Escape takes its stack.
Refusal landing_refusal(const Position& p, const Move& m) {
    const std::string site = site_token(m.site);
    if (!adjacent(p.question.from, m.site)) return {"R38", say::not_next_to(site, site_token(p.question.from))};
    return {"R38", p.galaxy.explored(m.site) ? say::shielded(site) : say::no_tile_left(site)};
}

// What is wrong with an explored sector as the target of the card that asks.
std::string unfit(const Position& p, const Move& m, const Sector& sector) {
    const Frame& f = p.frames.back();
    const std::string site = site_token(m.site);
    const bool chosen = ((f.mask >> p.galaxy.find(m.site)) & 1) != 0;
    const int disks = sector.stack.size();
    switch (asking(p)) {
        case Card::the_awakening:
        case Card::the_living_ocean: return say::not_empty(site, disks);
        case Card::quiet_prosperity: return chosen ? say::is_chosen(site) : say::not_one_disk(site, disks);
        case Card::treasure_vaults: return say::is_red(site);
        case Card::fires_at_night: return chosen ? say::is_chosen(site) : say::is_empty(site);
        case Card::wormhole_deception: return say::not_next_to(site, site_token(f.site));
        case Card::genesis_device: {
            int lowest = sector.value();
            for (const Sector& other : p.galaxy.sectors) lowest = other.value() < lowest ? other.value() : lowest;
            return say::not_lowest(site, sector.value(), lowest);
        }
        case Card::drakons_escape: return disks == 0 ? say::no_stack(site) : say::stack_stays(site);
        default: return say::not_for_card(site, told(f.card));
    }
}

Refusal sector_refusal(const Position& p, const Move& m) {
    const std::string site = site_token(m.site);
    const char* ruling = m.verb == Verb::save ? "R21" : m.verb == Verb::invest ? "6.12" : "6.6";
    const int i = p.galaxy.find(m.site);
    if (i < 0) return {ruling, say::no_tile(site)};
    const Sector& sector = p.galaxy.sectors[static_cast<std::size_t>(i)];
    if (m.verb != Verb::save && m.verb != Verb::invest) return {ruling, unfit(p, m, sector)};
    const Frame& f = p.frames.back();
    if (sector.empty() || !is_among(f.amount, sector.active())) return {ruling, say::not_at_stake(site)};
    if (m.verb == Verb::save && ((f.mask >> i) & 1) != 0) return {ruling, say::is_saved(site)};
    return {ruling, say::higher_first(site, sector.value())};
}

// ---- Players and colours

Refusal player_refusal(const Position& p, const Move& m) {
    if (index(m.player) < 0 || index(m.player) >= p.seats)
        return {"11.1", say::seats(seat_token(seat_at(p.seats - 1)))};
    const std::string player = seat_name(m.player);
    if (m.verb == Verb::award) {
        std::int32_t highest = 0;
        for (const std::int32_t bid : p.sealed) highest = bid > highest ? bid : highest;
        return {"R17", say::bids_less(player, p.sealed[slot(m.player)], highest)};
    }
    const bool is_spycraft = asking(p) == Card::spycraft;
    const char* ruling = is_spycraft ? "R36" : asking(p) == Card::cyris_treachery ? "R37" : "11.2";
    if (m.player == p.frames.back().you) return {ruling, say::is_oneself()};
    if (!is_spycraft) return {ruling, say::no_cards(player)};
    const Card active = p.active_card(m.player);
    if (active == kNoCard) return {ruling, say::no_active_card(player)};
    return {ruling, has_action(active) ? say::active_takes_effect(card_name(active), player)
                                       : say::active_has_no_action(card_name(active), player)};
}

Refusal colour_refusal(const Position& p, const Move& m) {
    if (m.colour == kNoColour) return {"11.2", say::name_colour()};
    const Card card = asking(p);
    const std::string_view colour = colour_name(m.colour);
    if (m.verb == Verb::dead) return {section(card), say::no_dead_disk(colour)};
    return {card == Card::eldritch_theft ? section(card) : "R14",
            p.pool_of(m.colour) == 0 ? say::pool_lacks(colour) : say::no_place_for(colour)};
}

// ---- Cards

Refusal mulligan_refusal(const Position& p, const Move& m) {
    for (const Card card : m.cards)
        if (!p.hand_of(p.question.seat).has(card)) return {"R5", say::swap_own(card_name(card))};
    return {"R5", say::swap_only_own()};
}

// The zone of the cards that may be named, and the colour they must have.
Refusal card_refusal(const Position& p, const Move& m) {
    if (m.card == kNoCard) return {"11.2", say::name_card()};
    const Card card = asking(p);
    const Frame& f = p.frames.back();
    const std::string_view what = card_name(m.card);
    switch (m.verb) {
        case Verb::recover: {
            const bool is_own = as_set(p.pile_of(p.question.seat)).has(m.card);
            return {f.step == Step::preserve ? "6.12" : "9.1",
                    is_own ? say::no_saved_colour(what) : say::not_in_pile(what)};
        }
        case Verb::gain:
            return {section(card), as_set(p.market).has(m.card) ? say::not_of_colour(what, colour_name(Colour::w))
                                                                : say::not_in_market(what)};
        case Verb::bury: return {"9.3", say::not_in_market(what)};
        case Verb::card:
            if (card == Card::rites_of_memory) return {"9.3", say::in_no_pile(what)};
            if (f.set.has(m.card)) return {"9.2", say::is_in_lot(what)};
            return {section(card), say::not_in_market(what)};
        case Verb::next: return {"R28", say::not_waiting(what)};
        case Verb::give: return {"9.2", say::not_drawn(what)};
        case Verb::discard:
            if (!p.hand_of(p.question.seat).has(m.card)) return {"R39", say::not_in_hand(what)};
            if (f.colour != kNoColour) return {"R39", say::not_of_colour(what, colour_name(f.colour))};
            break;
        default: break;
    }
    return {"11.2", say::cannot_name(what)};
}

Refusal put_refusal(const Position& p, const Move& m) {
    const bool is_card = m.card != kNoCard;
    if (asking(p) == Card::garthu_spaceport)
        return {"9.2", is_card ? say::put_tiles() : say::tile_not_looked_at(m.value)};
    return {"9.4", is_card ? say::not_looked_at(card_name(m.card)) : say::put_cards()};
}

// ---- Which question it is

// The verb that is asked for, as in notation.
std::string asked(const Position& p) {
    const std::string verb = say::quoted(verb_token(p.question.verb));
    return p.question.or_done ? listed({verb, say::quoted(verb_token(Verb::done))}, "or") : verb;
}

// The answer has the verb that is asked for.
Refusal answer_refusal(const Position& p, const Move& m) {
    switch (m.verb) {
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
        default: return card_refusal(p, m);
    }
}

}  // namespace

Refusal why_not(const Position& p, const Move& m) {
    const Verb wanted = p.question.verb;
    if (p.over) return {"7.1", say::game_over()};
    if (!known_words(m)) return {"11.1", say::unknown_words()};
    if (wanted == Verb::expand) return main_refusal(p, m);
    if (m.verb == Verb::done && wanted == Verb::bid) return {"R42", say::has_to_bid()};
    if (m.verb == Verb::done && wanted == Verb::mulligan) return {"R5", say::keep_by_swapping_none()};
    if (m.verb == Verb::done) return {"R42", say::has_to_answer(asked(p))};
    if (m.verb == Verb::none) return {"11.2", say::question_is(asked(p))};
    if (m.verb != wanted) return {"11.2", say::question_is_not(asked(p), verb_token(m.verb))};
    return wanted == Verb::bid ? bid_refusal(p, m) : with_possible(p, answer_refusal(p, m));
}

}  // namespace orrery::rise
