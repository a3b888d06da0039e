// Notation both ways (section 11): every move as one line.
#include <algorithm>
#include <utility>
#include <vector>

#include "core/notation.h"
#include "core/words.h"
#include "games/ozymandias/ozymandias.h"
#include "generated/ozymandias/say.h"

namespace orrery::ozymandias {

namespace {

// ---- One thing each: read into its member, printed if chosen

bool read_card(std::string_view text, Card& card) { return (card = find_card(text)) != kNoCard; }
std::string print_card(Card card) { return card == kNoCard ? "" : std::string(id_of(card)); }

template <class T>
bool keep(const std::optional<T>& read, T& member) {
    if (read) member = *read;
    return read.has_value();
}
std::string print_point(Point point) { return point == kNoPoint ? "" : token(point); }

bool read_number(std::string_view text, Move& move) {
    const auto number = whole_number(text, 0, kMostReserve);
    move.number = static_cast<std::int16_t>(number.value_or(0));
    return number.has_value();
}
std::string print_number(const Move& move) { return move.number < 0 ? "" : std::to_string(move.number); }

bool read_a_port(std::string_view text, Move& move) {
    const auto port = read_port(text);
    if (port) move.point = port->point, move.heading = port->heading;
    return port.has_value();
}
std::string print_way(const Move& move) {
    return move.heading == kNoHeading ? print_point(move.point) : token(Port{move.point, move.heading});
}
std::string print_place(const Move& move) {  // of a disk
    return move.fleet != kNoFleet ? token(move.fleet) : print_point(move.point);
}

constexpr Argument<Move> kNumber{say::a_number, read_number, print_number};
constexpr Argument<Move> kCard{say::a_card,
                               [](std::string_view text, Move& move) { return read_card(text, move.card); },
                               [](const Move& move) { return print_card(move.card); }};
constexpr Argument<Move> kSuit{
    say::a_suit, [](std::string_view text, Move& move) { return keep(read_suit(text), move.suits[0]); },
    [](const Move& move) { return move.suits[0] == kNoSuit ? "" : std::string(token(move.suits[0])); }};
constexpr Argument<Move> kPlayer{say::a_player,
                                 [](std::string_view text, Move& move) { return keep(read_seat(text), move.seat); },
                                 [](const Move& move) { return move.seat == kSpectator ? "" : seat_token(move.seat); }};
constexpr Argument<Move> kFleet{say::a_fleet,
                                [](std::string_view text, Move& move) { return keep(read_fleet(text), move.fleet); },
                                [](const Move& move) { return move.fleet == kNoFleet ? "" : token(move.fleet); }};
constexpr Argument<Move> kPoint{say::a_point,
                                [](std::string_view text, Move& move) { return keep(read_point(text), move.point); },
                                [](const Move& move) { return print_point(move.point); }};
constexpr Argument<Move> kTarget{say::a_point,
                                 [](std::string_view text, Move& move) { return keep(read_point(text), move.target); },
                                 [](const Move& move) { return print_point(move.target); }};
constexpr Argument<Move> kPort{say::a_port, read_a_port, print_way};
constexpr Argument<Move> kWay{
    say::point_or_port,
    [](std::string_view text, Move& move) { return keep(read_point(text), move.point) || read_a_port(text, move); },
    print_way};
constexpr Argument<Move> kSource{say::point_or_fleet,
                                 [](std::string_view text, Move& move) {
                                     return keep(read_point(text), move.point) || keep(read_fleet(text), move.fleet);
                                 },
                                 print_place};
constexpr Argument<Move> kSite{say::a_site,
                               [](std::string_view text, Move& move) { return keep(read_site(text), move.site); },
                               [](const Move& move) { return move.site == kNoSite ? "" : token(move.site); }};
constexpr Argument<Move> kRotation{
    say::a_rotation,
    [](std::string_view text, Move& move) {
        const auto rotation = read_rotation(text);
        move.rotation = static_cast<std::int8_t>(rotation.value_or(-1));
        return rotation.has_value();
    },
    [](const Move& move) { return move.rotation < 0 ? "" : rotation_token(move.rotation); }};

constexpr Argument<Move> kSword{
    say::card_or_double,
    [](std::string_view text, Move& move) {
        const auto tokens = tokens_of(text);
        move.is_double = tokens.size() == 2 && tokens[1] == "double";
        return !tokens.empty() && tokens.size() == (move.is_double ? 2u : 1u) && read_card(tokens[0], move.card);
    },
    [](const Move& move) { return print_card(move.card) + (move.is_double ? " double" : ""); }};

// ---- Texts of leaders: what each text names (catalogue.h)

struct Named {
    char name;
    const Argument<Move>* argument;
};
constexpr Argument<Move> kPaid{say::a_card,
                               [](std::string_view text, Move& move) { return read_card(text, move.paid); },
                               [](const Move& move) { return print_card(move.paid); }};
constexpr Argument<Move> kOther{say::another_card,
                                [](std::string_view text, Move& move) {
                                    if (!read_card(text, move.other) || move.other == move.paid) return false;
                                    if (move.other < move.paid) std::swap(move.paid, move.other);
                                    return true;
                                },
                                [](const Move& move) { return print_card(move.other); }};
constexpr Named kNamed[] = {{'c', &kPaid},  {'d', &kOther}, {'q', &kPlayer},
                            {'p', &kPoint}, {'f', &kFleet}, {'x', &kNumber}};

const Argument<Move>* argument_of(char name) {
    for (const Named& one : kNamed)
        if (one.name == name) return one.argument;
    return nullptr;
}

// Suits may be written in any order; they are stored in canonical order.
bool read_next_suit(std::string_view text, Move& move) {
    std::size_t place = 0;
    while (move.suits[place] != kNoSuit) ++place;
    if (!keep(read_suit(text), move.suits[place])) return false;
    for (; place > 0 && move.suits[place] < move.suits[place - 1]; --place)
        std::swap(move.suits[place], move.suits[place - 1]);
    return true;
}

// Reads what a text names, in any order. That is possible since no two kinds of things in one text are written alike,
// except cards and suits.
bool read_text(std::string_view text, Move& move) {
    const auto tokens = tokens_of(text);
    if (tokens.empty() || !read_card(tokens[0], move.card)) return false;
    const Ability* ability = ability_of(move.card);
    if (ability == nullptr || move.card == Card::the_general || tokens.size() > ability->names.size() + 1) return false;
    std::string left(ability->names);
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        const auto name = std::find_if(left.begin(), left.end(), [&](char one) {
            const Argument<Move>* argument = argument_of(one);
            return argument != nullptr ? argument->read(tokens[i], move) : read_next_suit(tokens[i], move);
        });
        if (name == left.end()) return false;
        left.erase(name);
    }
    return left.empty();
}

// What the leader's text names: "a card such as the-wall and a point such as 0a".
std::string wanted_by(const Ability& ability) {
    if (ability.names == "cd") return say::two_cards();
    std::vector<std::string> wanted;
    bool has_suits = false;
    for (const char name : ability.names)
        if (const Argument<Move>* argument = argument_of(name); argument != nullptr)
            wanted.emplace_back(argument->wanted.text());
        else if (!std::exchange(has_suits, true))
            wanted.push_back(say::three_suits());
    return listed(wanted);
}

// Why `tokens`, which begin with "use" and a leader, are not a move.
Fault no_text(const std::vector<std::string_view>& tokens, Card leader) {
    const auto fault = [](std::string reason) { return Fault{"move/argument", std::move(reason)}; };
    if (leader == Card::the_general) return fault(say::write_delegate());
    const Ability* ability = ability_of(leader);
    if (ability == nullptr) return fault(say::nothing_to_use(name_of(leader)));
    if (ability->names.empty()) return fault(say::nothing_after_use(id_of(leader)));
    if (ability->names == "cd" && tokens.size() == 4 && tokens[2] == tokens[3]) return bad_double(tokens[2]);
    return fault(say::name_after_use(id_of(leader), wanted_by(*ability)));
}

std::string print_text(const Move& move) {
    std::string text = print_card(move.card);
    if (const Ability* ability = ability_of(move.card))
        for (std::size_t i = 0, suits = 0; i < ability->names.size(); ++i) {
            const Argument<Move>* argument = argument_of(ability->names[i]);
            const Suit suit = argument == nullptr ? move.suits[suits++] : kNoSuit;
            const std::string part = argument != nullptr ? argument->print(move)
                                     : suit == kNoSuit   ? ""
                                                         : std::string(token(suit));
            if (part.empty()) break;
            text += " " + part;
        }
    return text;
}
constexpr Argument<Move> kText{say::a_leader, read_text, print_text};

// ---- Plans: gossip p1f1:pin,pilgrims p1f2:the-brain. The first fleet that is named fixes the seat of all fleets.

bool read_cards(std::string_view text, CardSet& cards) {
    return read_list(text, [&cards](std::string_view part) {
        Card card = kNoCard;
        if (!read_card(part, card) || cards.has(card)) return false;
        cards.add(card);
        return true;
    });
}

bool read_plan(std::string_view text, Move& move) {
    const auto tokens = tokens_of(text);
    if (tokens.empty() || !read_card(tokens[0], move.card)) return false;
    CardSet named = CardSet::of(move.card);
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        const std::size_t colon = tokens[i].find(':');
        const auto fleet = read_fleet(tokens[i].substr(0, colon));
        if (!fleet || colon == std::string_view::npos || (i > 1 && owner_of(*fleet) != move.seat)) return false;
        CardSet& under = move.under[static_cast<std::size_t>(place_of(*fleet))];
        if (!under.empty() || !read_cards(tokens[i].substr(colon + 1), under) || !(under & named).empty()) return false;
        named |= under;
        move.seat = owner_of(*fleet);
    }
    return true;
}

std::string print_plan(const Move& move) {
    std::string text = print_card(move.card);
    for (int k = 0; k < kFleetsEach; ++k) {
        const CardSet cards = move.under[static_cast<std::size_t>(k)];
        char before = ':';
        if (!cards.empty()) text += " " + token(fleet_at(move.seat, k));
        for (const Card card : cards) {
            text += before + std::string(id_of(card));
            before = ',';
        }
    }
    return text;
}
constexpr Argument<Move> kPlan{say::a_plan, read_plan, print_plan};

// Prints fleets in order, and the cards under each in order.
bool is_list_begun(CardSet begun, CardSet whole) {
    Card last = kNoCard;
    for (const Card card : begun) last = card;
    for (const Card card : whole)
        if (card <= last && !begun.has(card)) return false;
    return (begun - whole).empty();
}
bool is_plan_begun(const Move& begun, const Move& whole) {
    std::size_t named = begun.under.size();
    while (named > 0 && begun.under[named - 1].empty()) --named;
    if (named == 0) return true;
    return std::equal(begun.under.begin(), begun.under.begin() + static_cast<std::ptrdiff_t>(named - 1),
                      whole.under.begin()) &&
           is_list_begun(begun.under[named - 1], whole.under[named - 1]);
}

constexpr Form<Move> kForms[] = {{Verb::buy, "buy"},
                                 {Verb::stop, "stop"},
                                 {Verb::plan, "plan", {&kPlan}},
                                 {Verb::activate, "activate", {&kFleet}},
                                 {Verb::recover, "recover"},
                                 {Verb::pass, "pass"},
                                 {Verb::site, "site", {&kSite}},
                                 {Verb::warp, "warp", {&kPoint}},
                                 {Verb::land, "land", {&kRotation, &kPoint}},
                                 {Verb::move, "move", {&kPoint}},
                                 {Verb::attack, "attack", {&kPoint, &kTarget}},
                                 {Verb::explore, "explore", {&kPort}},
                                 {Verb::conquer, "conquer"},
                                 {Verb::harvest, "harvest", {&kCard, &kSuit, &kPlayer}},
                                 {Verb::delegate, "delegate", {&kFleet}},
                                 {Verb::bonus, "bonus", {&kFleet}},
                                 {Verb::from, "from", {&kSource}},
                                 {Verb::draft, "draft", {&kNumber}},
                                 {Verb::sword, "sword", {&kSword}},
                                 {Verb::use, "use", {&kText}},
                                 {Verb::emergency, "emergency", {&kCard, &kSuit}},
                                 {Verb::yield, "yield"},
                                 {Verb::retreat, "retreat", {&kWay}},
                                 {Verb::hold, "hold"},
                                 {Verb::claim, "claim"},
                                 {Verb::decline, "decline"},
                                 {Verb::skip, "skip"},
                                 {Verb::end, "end"}};
constexpr Notation<Move> kMoves{kForms, {"activate p1f1", "move 0b"}};

}  // namespace

std::string_view token(Verb verb) {
    const Form<Move>* form = kMoves.form(verb);
    return form == nullptr ? std::string_view("none") : form->word;
}

std::string print(const Move& move) { return kMoves.print(move); }
std::optional<Move> Ozymandias::begun(std::string_view text) { return kMoves.begun(text); }
Expected<Move> Ozymandias::parse(std::string_view text) {
    Expected<Move> move = kMoves.parse(text);
    const auto tokens = tokens_of(text);
    if (move || move.fault().code != "move/argument" || tokens.size() < 2 || tokens[0] != token(Verb::use)) return move;
    const Card leader = find_card(tokens[1]);
    return leader == kNoCard ? move : Expected<Move>(no_text(tokens, leader));
}

// What is not chosen yet may become anything. In a plan, the last named fleet may still get cards, and later fleets may
// follow.
bool leads_to(const Move& prefix, const Move& move) {
    const auto fits = [](auto begun, auto whole, auto open) { return begun == open || begun == whole; };
    if (prefix.verb != move.verb || !fits(prefix.card, move.card, kNoCard)) return false;
    if (prefix.verb == Verb::plan) return is_plan_begun(prefix, move);
    for (std::size_t i = 0; i < prefix.suits.size(); ++i)
        if (!fits(prefix.suits[i], move.suits[i], kNoSuit)) return false;
    return fits(prefix.paid, move.paid, kNoCard) && fits(prefix.other, move.other, kNoCard) &&
           fits(prefix.seat, move.seat, kSpectator) && fits(prefix.fleet, move.fleet, kNoFleet) &&
           fits(prefix.rotation, move.rotation, std::int8_t{-1}) && fits(prefix.heading, move.heading, kNoHeading) &&
           fits(prefix.point, move.point, kNoPoint) && fits(prefix.target, move.target, kNoPoint) &&
           fits(prefix.site, move.site, kNoSite) && fits(prefix.number, move.number, std::int16_t{-1});
}

}  // namespace orrery::ozymandias
