#include "web/boards/ozymandias/plan.h"

#include <algorithm>

#include "core/notation.h"
#include "core/words.h"
#include "record/seat_names.h"

namespace orrery::web::ozymandias_plan {
namespace {

// ---- Reading

constexpr int kVerbs = static_cast<int>(Verb::end) + 1;

Verb verb_of(std::string_view text) {
    for (int i = 0; i < kVerbs; ++i)
        if (token(static_cast<Verb>(i)) == text) return static_cast<Verb>(i);
    return Verb::none;
}

// "p1f2:pin,pilgrims".
void read_under(std::string_view text, Move& move) {
    const std::size_t colon = text.find(':');
    const auto fleet = read_fleet(text.substr(0, colon));
    if (!fleet || colon == text.npos) return;
    move.seat = owner_of(*fleet);
    for (std::size_t from = colon + 1; from <= text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        if (const Card card = find_card(text.substr(from, end - from)); card != kNoCard)
            move.under[static_cast<std::size_t>(place_of(*fleet))].add(card);
        from = end + 1;
    }
}

void read_card_into(Card card, Move& move) {
    (move.card == kNoCard ? move.card : move.paid == kNoCard ? move.paid : move.other) = card;
}

void read_suit_into(Suit suit, Move& move) {
    for (Suit& one : move.suits)
        if (one == kNoSuit) {
            one = suit;
            return;
        }
}

void read_token(std::string_view text, Move& move) {
    if (move.verb == Verb::plan && move.card != kNoCard) return read_under(text, move);
    if (move.verb == Verb::site) {
        move.site = read_site(text).value_or(kNoSite);
    } else if (text == "double") {
        move.is_double = true;
    } else if (const Card card = find_card(text); card != kNoCard) {
        read_card_into(card, move);
    } else if (const auto suit = read_suit(text)) {
        read_suit_into(*suit, move);
    } else if (const auto fleet = read_fleet(text)) {
        move.fleet = *fleet;
    } else if (const auto seat = read_seat(text)) {
        move.seat = *seat;
    } else if (const auto port = read_port(text)) {
        move.point = port->point, move.heading = port->heading;
    } else if (const auto point = read_point(text)) {
        (move.point == kNoPoint ? move.point : move.target) = *point;
    } else if (const auto rotation = read_rotation(text)) {
        move.rotation = static_cast<std::int8_t>(*rotation);
    } else if (const auto count = whole_number(text, 0, kMostReserve)) {
        move.number = static_cast<std::int16_t>(*count);
    }
}

// ---- Where a verb leads

// The ends of a verb that stands alone, as the rest of its text.
std::vector<std::string> ends_of(const View& view, Verb verb) {
    const Open& p = view.open;
    const Seat seat = p.question.seat;
    std::vector<std::string> ends;
    const auto travel = [&](const Reach& found, bool stops, bool exits) {
        if (stops) each_stop(p.galaxy, found, [&](Point point, int) { ends.push_back(token(point)); });
        if (exits) each_exit(p.galaxy, found, [&](Port port, int) { ends.push_back(token(port)); });
    };
    const auto fleets = [&](auto&& is_open) {
        each_fleet(p, seat, [&](Fleet fleet) {
            if (is_open(fleet)) ends.push_back(token(fleet));
        });
    };
    switch (verb) {
        case Verb::activate: fleets([&](Fleet fleet) { return can_activate(p, fleet); }); break;
        case Verb::bonus: fleets([&](Fleet fleet) { return is_owed(p, p.frames.back(), fleet); }); break;
        case Verb::site:
            for (const Site site : p.galaxy.free_sites()) ends.push_back(token(site));
            break;
        case Verb::land:
            for (int turn = 0; turn < kRotations; ++turn) ends.push_back(rotation_token(turn));
            break;
        case Verb::warp:
            p.galaxy.each_spot([&](Spot spot) {
                if (can_warp_to(p, seat, spot)) ends.push_back(token(p.galaxy.point(spot)));
            });
            break;
        case Verb::move:
        case Verb::attack:
        case Verb::explore: {
            Reach found;
            reach_of(p, p.question.fleet, found);
            travel(found, verb == Verb::move, verb == Verb::explore);
            if (verb != Verb::attack) break;
            const Fleet pin = pinned_by(p, p.question.fleet);
            for (const Attack& attack : found.attacks)
                if (pin == kNoFleet || attack.target == p.fleet(pin).spot)
                    ends.push_back(token(p.galaxy.point(attack.approach)) + " " + token(p.galaxy.point(attack.target)));
            break;
        }
        case Verb::retreat: {
            Reach found;
            retreat_of(p, found);
            travel(found, true, true);
            break;
        }
        case Verb::from:
            p.galaxy.each_spot([&](Spot spot) {
                if (disks_on(p, spot, seat) > 0) ends.push_back(token(p.galaxy.point(spot)));
            });
            fleets([&](Fleet fleet) { return p.fleet(fleet).has_disk; });
            break;
        case Verb::sword:
            for (const Card card : p.player(seat).hand) {
                const int price = sword_price(p, card), secrets = p.player(seat).secrets();
                if (price > secrets) continue;
                ends.emplace_back(id_of(card));
                if (p.fleet(p.war.holder).is_led_by(Card::weapons_research) && price + rank_of(card) <= secrets)
                    ends.push_back(std::string(id_of(card)) + " double");
            }
            break;
        default: break;
    }
    return ends;
}

// "1 wealth" as a price in few letters.
std::string price_text(const Resources& price) { return price == Resources{} ? "" : resources_text(price); }

std::string secrets_text(int charges) { return charges == 0 ? "free" : resource_text(Suit::blue, price_of(charges)); }

std::string_view suit_name(Suit suit) {
    constexpr std::string_view kNames[] = {"Wealth", "Population", "Secrets"};
    return kNames[slot(suit)];
}

struct VerbWords {
    Verb verb;
    std::string_view label;
};
constexpr VerbWords kWords[] = {{Verb::buy, "Buy a card"},      {Verb::stop, "Stop buying"},
                                {Verb::recover, "Recover"},     {Verb::pass, "Pass"},
                                {Verb::conquer, "Conquer"},     {Verb::harvest, "Harvest"},
                                {Verb::delegate, "Delegate"},   {Verb::emergency, "Emergency"},
                                {Verb::yield, "Yield"},         {Verb::hold, "Let it stay"},
                                {Verb::claim, "Claim"},         {Verb::decline, "Don\u2019t claim"},
                                {Verb::skip, "Don\u2019t use"}, {Verb::end, "End"},
                                {Verb::sword, "Sword"},         {Verb::activate, "Activate"}};

}  // namespace

Step read(std::string_view text) {
    Step step;
    step.tokens = text;
    const std::vector<std::string_view> tokens = tokens_of(text);
    if (tokens.empty()) return step;
    step.last = tokens.back();
    step.move.verb = verb_of(tokens[0]);
    for (std::size_t i = 1; i < tokens.size(); ++i) read_token(tokens[i], step.move);
    return step;
}

std::vector<Step> offers_of(const BoardFrame& frame, const View& view) {
    std::vector<Step> offers;
    for (const LegalLine& line : frame.legal) {
        const Step step = read(line.text);
        const std::vector<std::string> ends =
            step.is_only_verb() ? ends_of(view, step.move.verb) : std::vector<std::string>{};
        for (const std::string& end : ends) offers.push_back(read(step.tokens + " " + end));
        if (ends.empty()) offers.push_back(step);
    }
    return offers;
}

bool is_done_at_once(const Step& step) {
    const Verb verb = step.move.verb;
    return !step.is_only_verb() && (verb == Verb::activate || verb == Verb::bonus || verb == Verb::sword);
}

Point point_of(const View& view, Fleet fleet) {
    const FleetState& state = view.open.fleet(fleet);
    return state.is_on_map() ? view.open.galaxy.point(state.spot) : kNoPoint;
}

std::string mark_of(const Step& step) {
    const Move& move = step.move;
    if (move.verb == Verb::site && move.site != kNoSite) return "site:" + token(move.site);
    if (move.target != kNoPoint) return "point:" + token(move.target);
    if (move.heading != kNoHeading) return "port:" + token(Port{move.point, move.heading});
    if (move.point != kNoPoint) return "point:" + token(move.point);
    if (step.last == "double") return "double:" + std::string(id_of(move.card));
    if (move.fleet != kNoFleet) return "fleet:" + token(move.fleet);
    if (move.verb != Verb::use || move.paid != kNoCard)
        if (const Card card = find_card(step.last); card != kNoCard) return "card:" + step.last;
    return "choice:" + step.tokens;
}

bool is_on_map(const Step& step) {
    const std::string mark = mark_of(step);
    return mark.starts_with("point:") || mark.starts_with("port:") || mark.starts_with("site:");
}

// ---- What a button says

std::string label_of(const BoardFrame& frame, const View& view, const Step& step) {
    const Open& p = view.open;
    const Move& move = step.move;
    if (move.verb == Verb::attack && move.target != kNoPoint)
        return "From " + token(move.point) + ", " + std::string(token(p.galaxy.suit(move.point)));
    if (move.rotation >= 0 && move.point == kNoPoint)
        return move.rotation == 0 ? "As it lies" : number(120 * move.rotation) + "\u00b0";
    if (step.is_only_verb() || (move.verb == Verb::use && move.paid == kNoCard)) {
        if (move.verb == Verb::use && move.seat == kSpectator && move.fleet == kNoFleet) return name_of(move.card);
        for (const VerbWords& words : kWords)
            if (words.verb == move.verb) return std::string(words.label);
    }
    if (const auto suit = read_suit(step.last)) return std::string(suit_name(*suit));
    if (const auto seat = read_seat(step.last)) return name_of(frame, *seat);
    if (move.fleet != kNoFleet) return fleet_label(view, move.fleet);
    if (const Card card = find_card(step.last); card != kNoCard) return name_of(card);
    return capitalized(step.last);
}

std::string note_of(const View& view, const Step& step) {
    const Open& p = view.open;
    const Move& move = step.move;
    const Player& player = p.player(p.question.seat);
    switch (move.verb) {
        case Verb::buy: return resource_text(Suit::blue, price_of_card(player));
        case Verb::recover: return number(price_of_recovery(player)) + " wealth";
        case Verb::conquer: return resource_text(Suit::red, conquest_price(p, p.fleet(p.question.fleet).spot));
        case Verb::claim: return "takes the colony";
        case Verb::emergency: return move.card == kNoCard ? "+1 resource" : move.suits[0] != kNoSuit ? "+1" : "";
        case Verb::harvest: {
            if (move.card == kNoCard) return count_of(p.fleet(p.question.fleet).under_count, "plowshare");
            if (move.suits[0] == kNoSuit) return {};
            const bool is_own = move.suits[0] == suit_of(move.card);
            return move.seat == kSpectator && !is_own ? number(secret_plans(rank_of(move.card))) + " secrets first"
                                                      : std::string();
        }
        case Verb::use: {
            const Ability* ability = ability_of(move.card);
            if (ability == nullptr || move.paid != kNoCard || move.seat != kSpectator) return {};
            const std::string price = price_text(ability->price);
            const std::string_view kind = ability->use == Use::order    ? "order"
                                          : ability->use == Use::action ? "action"
                                                                        : "use it";
            return std::string(kind) + (price.empty() ? "" : ": " + price);
        }
        case Verb::attack: {
            if (move.target == kNoPoint) return {};
            Reach found;
            reach_of(p, p.question.fleet, found);
            const int charges = charges_to(p.galaxy, found, move.point, move.target);
            return charges == kFar ? std::string() : secrets_text(charges);
        }
        default: return {};
    }
}

std::string name_of(const BoardFrame& frame, Seat seat) {
    const auto i = static_cast<std::size_t>(index(seat));
    return seat != kSpectator && i < frame.names.size() ? frame.names[i] : seat_name(seat);
}

std::string fleet_label(const View& view, Fleet fleet) {
    const Card leader = view.open.fleet(fleet).leader;
    return leader == kNoCard ? "Fleet " + number(place_of(fleet) + 1) : name_of(leader);
}

std::string fleet_place(const View& view, Fleet fleet) {
    const FleetState& state = view.open.fleet(fleet);
    switch (state.where) {
        case Where::map: return "at " + token(view.open.galaxy.point(state.spot));
        case Where::exploring: return "exploring site " + token(state.site);
        default: return "on its card";
    }
}

std::string info_text(const View& view, bool brief) {
    const Open& p = view.open;
    const std::string dot = " \u00b7 ";
    std::string text = "Age " + number(p.age) + " of " + number(p.last_age());
    text += dot + (brief ? "tiles " + number(p.stack_size) : count_of(p.stack_size, "tile") + " left");
    text += dot + (brief ? "cards " + number(p.deck_size) : count_of(p.deck_size, "card") + " in the deck");
    if (!brief) text += ", " + number(p.discard.size()) + " discarded";
    return text;
}

// ---- Plans

int place_under(const Move& plan, Card card) {
    for (int k = 0; k < kFleetsEach; ++k)
        if (plan.under[static_cast<std::size_t>(k)].has(card)) return k;
    return -1;
}

std::string plan_tokens(const View& view, const Move& plan) {
    std::string text = "plan " + std::string(id_of(plan.card));
    for (int k = 0; k < kFleetsEach; ++k) {
        const CardSet cards = plan.under[static_cast<std::size_t>(k)];
        for (const Card card : cards)
            text +=
                (card == cards.first() ? " " + token(fleet_at(view.viewer, k)) + ":" : ",") + std::string(id_of(card));
    }
    return text;
}

std::string plan_with(const View& view, const Move& plan, Card card, int place) {
    Move other = plan;
    for (CardSet& cards : other.under) cards.drop(card);
    if (place >= 0) other.under[static_cast<std::size_t>(place)].add(card);
    return plan_tokens(view, other);
}

// ---- What the table asks

std::string_view what_next(std::string_view chosen) {
    const Step step = read(chosen);
    switch (step.move.verb) {
        case Verb::emergency:
        case Verb::harvest:
            if (step.is_only_verb()) return "Which card?";
            return step.move.suits[0] == kNoSuit ? "For which resource?" : "Who gets it?";
        case Verb::activate:
        case Verb::delegate:
        case Verb::bonus:
        case Verb::sword:
        case Verb::plan:
        case Verb::use: return "Which one?";
        default: return "Where to?";
    }
}

Advice advise(const LegalLine& line) {
    Advice advice;
    advice.start = line.high;
    advice.amounts = {{line.low == 0 ? "Nothing" : "Least", line.low}, {"Most", line.high}};
    return advice;
}

std::vector<SeatFigures> figures(const View& view) {
    const Open& p = view.open;
    std::vector<SeatFigures> all;
    int most = 1;
    for (int k = 0; k < p.seats; ++k) most = std::max(most, score_of(p, seat_at(k)));
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        const Player& player = p.player(seat);
        const int score = score_of(p, seat);
        SeatFigures figure;
        figure.brief = number(score) + (p.seats > 3 ? "" : score == 1 ? " colony" : " colonies");
        figure.text = (score == 1 ? "1 colony" : number(score) + " colonies") + " \u00b7 " +
                      resources_text(player.reserve) + " \u00b7 " + count_of(player.hand_size, "card");
        figure.course = score;
        figure.bar = static_cast<float>(score) / static_cast<float>(most);
        all.push_back(figure);
    }
    return all;
}

}  // namespace orrery::web::ozymandias_plan
