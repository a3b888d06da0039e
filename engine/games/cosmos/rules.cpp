// The course of a match: set-up (section 4), rounds and their end (section 7), and carrying out answers (section 5).
#include <algorithm>

#include "games/cosmos/play.h"

namespace orrery::cosmos {

namespace {

// ---- Set-up by chance

// 2.2: chooses the hexes with a planet; of these and of the void hexes, those with a mineral or gas.
struct Chart {
    std::int8_t planets;
    std::int8_t minerals;
    std::int8_t gases;
    std::int8_t void_minerals;
    std::int8_t void_gases;
};
constexpr std::array<Chart, 5> kCharts{
    {{8, 0, 0, 4, 2}, {10, 0, 0, 6, 3}, {13, 4, 2, 4, 2}, {16, 8, 4, 2, 1}, {19, 12, 6, 0, 0}}};

using Hexes = FixedList<Site, kHexes>;

Hexes shuffled(SiteSet sites, Chance& chance) {
    Hexes list;
    for (const Site site : sites) list.push_back(site);
    chance.shuffle(list);
    return list;
}

void lay_tokens(Position& p, SiteSet sites, int minerals, int gases, Chance& chance) {
    const Hexes list = shuffled(sites, chance);
    for (int k = 0; k < minerals + gases; ++k)
        (k < minerals ? p.minerals : p.gases).add(list[static_cast<std::size_t>(k)]);
}

void lay_board(Position& p, Chance& chance) {
    const Chart& chart = kCharts[static_cast<std::size_t>(p.seats - 2)];
    const Hexes hexes = shuffled(kLattice.centres, chance);
    for (std::size_t k = 0; k < static_cast<std::size_t>(chart.planets); ++k) p.planets.add(hexes[k]);
    lay_tokens(p, p.planets, chart.minerals, chart.gases, chance);
    lay_tokens(p, kLattice.centres - p.planets, chart.void_minerals, chart.void_gases, chance);
}

void deal_races(Position& p, Chance& chance) {  // R5
    if (p.options.races == Races::off) return;
    FixedList<Race, kRaces> races;
    for (const Race race : kAllRaces) races.push_back(race);
    chance.shuffle(races);
    for (int k = 0; k < p.seats; ++k)
        for (int i = 0; i < (p.seats == kSeats ? 2 : 3); ++i) p.player(seat_at(k)).dealt.add(races.pop_back());
}

void shuffle_deck(Position& p, Chance& chance) {
    for (int k = 0; k < kKinds; ++k)
        for (int i = 0; i < copies_of(p.kind(k)); ++i) p.deck.push_back(p.kind(k));
    chance.shuffle(p.deck);
    p.deck_size = static_cast<std::int8_t>(p.deck.size());
}

// R45: two stones for Lapidary, the others on hexes, void ones first.
void lay_stones(Play& play, Seat seat) {
    Position& p = play.position;
    FixedList<Stone, kStones> stones;
    for (int k = 0; k < kStones; ++k) stones.push_back(static_cast<Stone>(k));
    play.chance.shuffle(stones);
    for (int k = 0; k < 2; ++k) {
        p.player(seat).stones.add(stones.back());
        play.tell({.kind = Event::takes_stone, .seat = seat, .stone = stones.pop_back()});
    }
    Hexes hexes = shuffled(kLattice.centres - p.planets, play.chance);
    if (hexes.size() < stones.size())
        for (const Site site : shuffled(p.planets, play.chance))
            if (hexes.size() < stones.size()) hexes.push_back(site);
    for (std::size_t k = 0; k < stones.size(); ++k) {
        p.stones[slot(stones[k])] = hexes[k];
        play.tell({.kind = Event::laid, .stone = stones[k], .site = hexes[k]});
    }
}

// The last step of section 4
void open_races(Play& play) {
    constexpr int kHost = 12;
    Position& p = play.position;
    for (int k = 0; k < p.seats; ++k) {
        const Seat seat = seat_at(k);
        Player& player = p.player(seat);
        const Sealed kept = std::exchange(p.sealed[slot(seat)], {});
        player.race = kept.race;
        player.is_hidden = kept.race != kNoRace;
        player.graveyard = static_cast<std::int8_t>(kept.race == Race::ascended ? kHost : p.options.fleet());  // R39
        play.tell({.kind = Event::mustered,
                   .seat = seat,
                   .race = player.race,
                   .number = player.graveyard,
                   .eyes = only(seat)});
        if (player.is_hidden && (kept.is_yes || p.options.races == Races::open || kAlwaysOpen.has(kept.race)))
            open_race(play, seat);
    }
    for (int k = 0; k < p.seats; ++k)
        if (p.player(seat_at(k)).is(Race::lapidary)) lay_stones(play, seat_at(k));
}

void settle(Play& play, Seat seat) {
    const Move move = play.answer;
    const auto each_share = [&](auto&& visit) {
        visit(move.from, move.counts[0]);
        std::size_t place = 0;
        for (const Site corner : next_to(move.from))
            if (const std::int8_t ships = move.counts[++place]; ships > 0) visit(corner, ships);
    };
    each_share([&](Site site, int ships) {
        put_ships(play, seat, site, ships);
        play.tell({.kind = Event::settle, .seat = seat, .site = site, .number = static_cast<std::int16_t>(ships)});
    });
    each_share([&](Site site, int) { take_stone(play, seat, site); });
}

void deal_hands(Play& play) {
    Position& p = play.position;
    for (int k = 0; k < p.seats; ++k) draw(play, seat_at(k), kFirstHand + late_cards(p, seat_at(k)));
    for (int k = 0; k < p.seats; ++k)
        if (!p.player(seat_at(k)).is_hidden) draw_on_reveal(play, seat_at(k));
    for (int k = 0; k < p.seats; ++k)
        if (const int more = late_cards(p, seat_at(k)); more > 0)
            play.tell({.kind = Event::late, .seat = seat_at(k), .number = wide(more)});
}

// ---- The end

void end_match(Play& play) {
    Position& p = play.position;
    p.over = true;
    p.frames.clear();
    p.question = {};
    play.tell({.kind = Event::over});
}

void win(Play& play, SeatSet winners) {
    play.position.winners = winners;
    play.tell({.kind = Event::won, .seats = winners});
    end_match(play);
}

SeatSet with_five(const Open& p) {
    SeatSet seats;
    for (int k = 0; k < p.seats; ++k)
        if (colonies_of(p, seat_at(k)).size() >= kGoal) seats.add(seat_at(k));
    return seats;
}

}  // namespace

// R6, R36
void check_five(Play& play) {
    const Position& p = play.position;
    if (p.options.five == Five::hold || p.round < 2) return;
    if (const SeatSet seats = with_five(p); !seats.empty()) win(play, seats);
}

bool win_with_five(Play& play, Seat seat) {
    const Position& p = play.position;
    if (p.options.five == Five::now || p.round < 2 || !with_five(p).has(seat)) return false;
    win(play, only(seat));
    return true;
}

// ---- The whole match

namespace {

enum MatchStage : Stage { kKeep, kRaceKept, kSettle, kSettled, kNextTurn };

}  // namespace

void on_match(Play& play, Frame& f) {
    Position& p = play.position;
    switch (f.stage) {
        case kRaceKept: {
            Sealed& sealed = p.sealed[slot(play.asked)];
            sealed = {.is_given = true, .is_yes = play.answer.is_yes, .race = play.answer.race};
            p.owing.drop(play.asked);
            play.tell({.kind = Event::kept, .seat = play.asked, .race = sealed.race, .eyes = only(play.asked)});
            [[fallthrough]];
        }
        case kKeep:
            if (!p.owing.empty())
                return play.ask(Node::keep, (then(f, kRaceKept), first_owing(p.owing, seat_at(0), p.seats)));
            open_races(play);
            then(f, kSettle);
            return;
        case kSettled:
            settle(play, play.asked);
            ++f.number;
            [[fallthrough]];
        case kSettle:
            if (f.number < 2 * p.seats) {
                p.active = seat_at(f.number < p.seats ? f.number : 2 * p.seats - 1 - f.number);
                ++p.turn;
                play.tell({.kind = Event::turn, .seat = p.active});
                return play.ask(Node::settle, (then(f, kSettled), p.active));
            }
            deal_hands(play);
            f.number = 0;
            p.round = 1;
            play.tell({.kind = Event::round, .number = p.round});
            then(f, kNextTurn);
            return;
        default:
            if (f.number < p.seats) {
                p.active = seat_at(f.number++);
                ++p.turn;
                play.push(Task::turn, p.active);
                return;
            }
            if (p.round == 1 && p.options.five == Five::now)
                if (const SeatSet seats = with_five(p); !seats.empty()) return win(play, seats);  // R6
            if (p.round == p.options.cap) {                                                       // R37
                play.tell({.kind = Event::cap, .number = p.round});
                return end_match(play);
            }
            f.number = 0;
            ++p.round;
            play.tell({.kind = Event::round, .number = p.round});
    }
}

// ---- Answers

namespace {

void go_on(Play& play) {
    resolve(play);
    if (!play.listener.is_there()) return;
    for (int k = 0; k < play.position.seats; ++k)
        if (const Cards& cards = play.drawn[static_cast<std::size_t>(k)]; cards.size() > 0)
            play.tell({.kind = Event::drawn, .seat = seat_at(k), .cards = cards, .eyes = only(seat_at(k))});
}

void begin_at(Position& p, MatchStage stage, int number, Chance& chance) {
    p.question = {};
    p.frames.clear();
    p.invasion = {};
    Play play{p, chance};
    play.push(Task::match, kSpectator, number);
    then(p.frames.back(), stage);
    go_on(play);
}

}  // namespace

Position start(const Setup<Options>& setup, Chance& chance) {
    Position p;
    p.options = setup.options;
    p.seats = static_cast<std::int8_t>(setup.seats);
    p.revision = static_cast<std::uint8_t>(setup.revision);
    lay_board(p, chance);
    deal_races(p, chance);
    shuffle_deck(p, chance);
    if (p.options.races != Races::off) p.owing = {static_cast<std::uint8_t>((1 << p.seats) - 1)};
    begin_at(p, kKeep, 0, chance);
    return p;
}

namespace {

// An answer that names no thing, and that no other event tells.
bool declines(const Move& move) {
    switch (move.verb) {
        case Verb::slip: return !move.is_yes && move.from == kNoSite;
        case Verb::turncoat:
        case Verb::copy:
        case Verb::company:
        case Verb::cling:
        case Verb::spite: return !move.is_yes;
        case Verb::burn: return move.sites.empty();
        case Verb::reinforce: return move.counts == Move{}.counts;
        case Verb::tile: return move.tile == DomTile::none;
        case Verb::shed: return move.card == kNoCard;
        case Verb::graft:
        case Verb::join:
        case Verb::twice:
        case Verb::brood: return move.from == kNoSite;
        default: return false;
    }
}

}  // namespace

void apply(Position& position, const Move& move, Chance& chance, const Listener& listener) {
    const Node node = position.question.node;
    Play play{position, chance, {}, kSpectator, listener};
    play.accept(move);
    if (declines(move)) play.tell({.kind = Event::declined, .seat = play.asked, .node = node});
    play.resume(position.frames.back());
    go_on(play);
}

void begin_turn_of(Position& p, Seat seat, Chance& chance) { begin_at(p, kNextTurn, index(seat), chance); }
void begin_placing(Position& p, Chance& chance) { begin_at(p, kSettle, 0, chance); }
void begin_round_end(Position& p, Chance& chance) { begin_at(p, kNextTurn, p.seats, chance); }

void Play::resume(Frame& f) {
    switch (f.task) {
        case Task::match: on_match(*this, f); break;
        case Task::turn: on_turn(*this, f); break;
        case Task::wake: on_wake(*this, f); break;
        case Task::invasion: on_invasion(*this, f); break;
        case Task::victory: on_victory(*this, f); break;
    }
    answer = {};
}

// 6.17: if everybody can see that there is only one answer, it is taken without asking. `keep`, `play` and `face` are
// always asked.
bool Play::find_only(Move& only) const {
    const Node node = position.question.node;
    const bool is_hidden = node == Node::keep || node == Node::cards || node == Node::face;
    return !is_hidden && cosmos::find_only(position, only);
}

}  // namespace orrery::cosmos
