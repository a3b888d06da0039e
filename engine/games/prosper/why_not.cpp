// Why a move is refused, checked in a fixed order: known ids, whose question it is, ownership, adjacency and realm,
// room, counts. Also is_sound, the list of all that holds in every position.
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"
#include "generated/prosper/say.h"

namespace orrery::prosper {
namespace {

Verdict unknown(const Position& p, PlanetId planet) {
    if (index(planet) < kPlanetIds && has(p.board.planets, planet)) return {};
    return no_such_planet(map_name(p.seats, p.options), planet);
}

// Refusals speak to the asked seat as "you".

// "a3, a7 and 4 more", or "none".
std::string some_of(PlanetSet planets) {
    constexpr std::size_t kNamed = 6;
    std::vector<std::string> names;
    for (const PlanetId planet : each(planets)) names.push_back(planet_name(planet));
    if (names.empty()) return "none";
    if (names.size() > kNamed) {
        const int more = static_cast<int>(names.size() - kNamed);
        names.resize(kNamed);
        names.push_back(say::more(more));
    }
    return listed(names);
}

// The refusal if the move answers another question.
Refusal wrong_question(const Position& p, Verb verb) {
    if (p.phase != Phase::draft) return {"5", say::draft_is_over(p.round)};
    const int reserve = p.reserve[static_cast<std::size_t>(p.turn)];
    switch (verb) {
        case Verb::end: return {"R10", say::no_pass_in_draft()};
        case Verb::move: return {"5", say::no_movement_in_draft()};
        case Verb::muster: return {"R8", say::can_still_settle(reserve)};
        case Verb::settle: break;
    }
    return {"R9", say::can_settle_no_more(reserve)};
}

Refusal refuse_settling(const Position& p, const Move& move) {
    const std::string name = planet_name(move.target);
    const SizeFacts& size = p.board.facts_of(move.target);
    const int count = move.count, reserve = p.reserve[static_cast<std::size_t>(p.turn)];
    const int least = settle_least(p, size);
    const Person owner{owner_of(p, move.target)};
    if (owner.seat == p.turn) return {"R8", say::settled_already(name)};
    if (owner.seat != kSpectator) return {"6.1", say::not_free_to_settle(name, owner)};
    if (count < least && reserve < least)
        return {"R5", say::too_few_and_too_few_left(name, size.natives, least, count, reserve)};
    if (count < least) return {"R5", say::too_few(name, size.natives, least, count)};
    if (reserve < least) return {"R5", say::too_few_left(name, size.natives, least, count, reserve)};
    if (count > reserve) return {"6.1", say::more_than_reserve(reserve, count)};
    return {"R7", say::too_many_to_settle(name, size.limit, size.limit + size.settling_loss(), count)};
}

Refusal refuse_mustering(const Position& p, const Move& move) {
    const std::string name = planet_name(move.target);
    const Person owner{owner_of(p, move.target)};
    if (owner.seat != p.turn) return {"R9", say::not_yours_to_add(name, owner)};
    if (move.count > room(p, move.target)) return {"6.2", say::no_room_there(name, room(p, move.target), move.count)};
    if (move.count < 1) return {"6.2", say::add_one(move.count)};
    return {"6.2", say::more_than_reserve(p.reserve[static_cast<std::size_t>(p.turn)], move.count)};
}

Refusal refuse_movement(const Position& p, const Move& move) {
    const std::string from = planet_name(move.source), to = planet_name(move.target);
    const PlanetSet own = owned_by(p, p.turn), next_door = p.board.adjacent[index(move.source)];
    const bool is_passive = has(own, move.target);
    const int count = move.count, space = room(p, move.target), limit = p.board.facts_of(move.target).limit;
    const int resistance = strength(p, move.target);
    if (!has(own, move.source)) return {"6.3", say::not_yours_to_move(from, Person{owner_of(p, move.source)})};
    if (move.source == move.target) return {"6.3", say::moves_nowhere(from)};
    if (is_passive && !has(realm(p.board, own, move.source), move.target))
        return {"R16", say::no_way(from, to, some_of(realm(p.board, own, move.source) & ~only(move.source)))};
    if (!is_passive && !has(next_door, move.target))
        return {"6.3", say::not_next_door(to, Person{owner_of(p, move.target)}, from, some_of(next_door & ~own))};
    if (is_passive && count > space) return {"R12", say::no_room_there(to, space, count)};
    if (!is_passive && count > resistance + limit)
        return {"R13", say::too_many_to_attack(to, limit, resistance + limit, count)};
    if (count < 1) return {"6.3", say::move_one(count)};
    if (count > ships_on(p, move.source)) return {"6.3", say::more_than_there(from, ships_on(p, move.source), count)};
    const std::string last = say::last_planet(from, count, resistance, to);
    const int sendable = most_movable(p, move.source, move.target);
    return {"R25", sendable > 0 ? last + " " + say::send_fewer(sendable) : last};
}

}  // namespace

Refusal no_such_planet(std::string_view map, PlanetId planet) {
    return {"11.1", say::no_such_planet(planet_name(planet), map)};
}

Refusal Prosper::why_not(const Position& p, const Move& move) {
    if (p.phase == Phase::over) return {"7", say::game_is_over()};
    const Move plain{move.verb, move.verb == Verb::move ? move.source : kNoPlanet,
                     move.verb == Verb::end ? kNoPlanet : move.target,
                     move.verb == Verb::end ? std::uint8_t{0} : move.count};
    if (plain != move) return {"11.2", say::says_too_much()};
    if (move.verb == Verb::move)
        if (const Verdict verdict = unknown(p, move.source)) return *verdict;
    if (move.verb != Verb::end)
        if (const Verdict verdict = unknown(p, move.target)) return *verdict;
    const Verb question = asked(p);
    const bool answers = move.verb == question || (move.verb == Verb::end && question == Verb::move);
    if (!answers) return wrong_question(p, move.verb);
    switch (move.verb) {
        case Verb::settle: return refuse_settling(p, move);
        case Verb::muster: return refuse_mustering(p, move);
        case Verb::move: return refuse_movement(p, move);
        case Verb::end: break;  // always legal at this question
    }
    return wrong_question(p, move.verb);
}

// ---- What holds in every position

namespace {

// Lanes lead both ways, and what the board keeps twice agrees.
bool is_drawn_well(const Board& board) {
    for (std::size_t k = 0; k < kPlanetIds; ++k) {
        const PlanetId planet = static_cast<PlanetId>(k);
        const bool is_there = has(board.planets, planet);
        if (!is_there && (board.size[k] != PlanetSize::small || board.place[k] != Place{})) return false;
        for (std::size_t size = 0; size < board.of_size.size(); ++size)
            if (has(board.of_size[size], planet) != (is_there && size == static_cast<std::size_t>(board.size[k])))
                return false;
        for (std::size_t other = 0; other < kPlanetIds; ++other) {
            const bool is_joined = has(board.adjacent[k], static_cast<PlanetId>(other));
            if (is_joined && (!is_there || other == k)) return false;
            if (is_joined != has(board.adjacent[other], planet)) return false;
        }
    }
    return true;
}

bool is_board_sound(const Position& p) {
    if (!is_drawn_well(p.board)) return false;
    PlanetSet taken = 0;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        const PlanetSet own = p.owned[static_cast<std::size_t>(seat)];
        if ((own & taken) != 0 || (own & ~p.board.planets) != 0) return false;
        if (seat >= p.seats && own != 0) return false;
        taken |= own;
    }
    for (std::size_t k = 0; k < kPlanetIds; ++k) {
        const PlanetId planet = static_cast<PlanetId>(k);
        if (has(taken, planet) != (p.ships[k] != 0)) return false;
        if (p.ships[k] > p.board.facts_of(planet).limit) return false;
    }
    return true;
}

bool is_turn_sound(const Position& p) {
    const bool is_seat = p.turn != kSpectator && index(p.turn) < p.seats;
    int waiting = 0;
    for (const std::uint8_t ships : p.reserve) waiting += ships;
    switch (p.phase) {
        case Phase::draft:
            return is_seat && p.pass >= 1 && p.round == 0 && p.left == 0 &&
                   p.reserve[static_cast<std::size_t>(p.turn)] > 0 && (can_settle(p, p.turn) || can_muster(p, p.turn));
        case Phase::move:
            return is_seat && p.pass == 0 && waiting == 0 && p.round >= 1 &&
                   p.round <= round_limit(p.seats, p.options) && p.left >= 1 && p.left <= kMovements &&
                   index(p.first) < p.seats && can_move(p, p.turn);
        case Phase::over: return p.turn == kSpectator && waiting == 0 && p.left == 0;
    }
    return false;
}

bool are_seats_sound(const Position& p) {
    int living = 0;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        const std::size_t i = static_cast<std::size_t>(seat);
        const bool has_fallen = p.fallen[i] != 0;
        if (seat >= p.seats && (has_fallen || p.score[i] != 0 || p.reserve[i] != 0)) return false;
        if (seat >= p.seats) continue;
        if (p.phase != Phase::draft && has_fallen != (p.owned[i] == 0)) return false;
        living += has_fallen ? 0 : 1;
    }
    return p.phase == Phase::over ? living >= 1 : living >= 2;
}

}  // namespace

bool Prosper::is_sound(const Position& p) {
    if (p.seats < 2 || p.seats > kMaxSeats || p.board.planets == 0) return false;
    if (!is_board_sound(p) || !is_turn_sound(p) || !are_seats_sound(p)) return false;
    const bool is_over = p.phase == Phase::over;
    return is_over == (p.ending != Ending::none) && is_over == !p.winners.empty();
}

}  // namespace orrery::prosper
