// Why a move is refused, checked in a fixed order: known ids, whose question it is, ownership, adjacency and realm,
// room, counts. Also is_sound, the list of all that holds in every position.
#include "games/prosper/prosper.h"
#include "games/prosper/words.h"

namespace orrery::prosper {
namespace {

Refusal refuse(std::string_view ruling, std::string reason) { return {std::string(ruling), std::move(reason)}; }
std::string held_by(const Position& p, PlanetId planet) {
    const Seat owner = owner_of(p, planet);
    return owner == kSpectator ? "is free" : "belongs to " + seat_name(owner);
}

Verdict unknown(const Position& p, PlanetId planet) {
    if (index(planet) < kPlanetIds && has(p.board.planets, planet)) return {};
    return no_such_planet(map_name(p.seats, p.options), planet);
}

// Refusals speak to the asked seat as "you".

// "a3, a7 and 4 more", or `none`.
std::string some_of(PlanetSet planets, std::string_view none) {
    constexpr int kNamed = 6;
    std::vector<std::string> names;
    int more = 0;
    for (const PlanetId planet : each(planets)) {
        if (static_cast<int>(names.size()) < kNamed)
            names.push_back(planet_name(planet));
        else
            ++more;
    }
    if (names.empty()) return std::string(none);
    if (more > 0) names.push_back(number(more) + " more");
    return listed(names);
}

// The refusal if the move answers another question.
Refusal wrong_question(const Position& p, Verb verb) {
    const int reserve = p.reserve[static_cast<std::size_t>(p.turn)];
    if (p.phase == Phase::draft) {
        if (verb == Verb::end) return refuse("R10", "You can't pass in the draft.");
        if (verb == Verb::move) return refuse("5", "Movements begin when the draft is over.");
        if (verb == Verb::muster)
            return refuse("R8", "Your " + ships(reserve) +
                                    " can still settle a planet. Only ships that can't are added to your planets.");
        return refuse("R9", "Your " + ships(reserve) + " can't settle anything more. Add them to your own planets.");
    }
    return refuse("5", "The draft is over: this is round " + number(p.round) + ".");
}

Refusal refuse_settling(const Position& p, const Move& move) {
    const std::string name = planet_name(move.target);
    const SizeFacts& size = p.board.facts_of(move.target);
    const int reserve = p.reserve[static_cast<std::size_t>(p.turn)];
    const int least = settle_least(p, size);
    const Seat owner = owner_of(p, move.target);
    if (owner == p.turn) return refuse("R8", name + " is yours already. Each turn of the draft settles a new planet.");
    if (owner != kSpectator) return refuse("6.1", name + " " + held_by(p, move.target) + ". Choose a free planet.");
    if (reserve < least || move.count < least) {
        std::string reason = name + " has " + natives_text(size.natives) + " and takes at least " + ships(least);
        const std::string typed = ", not " + number(move.count);
        const std::string there = reserve < least ? "; you have " + number(reserve) + " left" : "";
        return refuse("R5", reason + (move.count < least ? typed + there : there + typed) + ".");
    }
    if (move.count > reserve)
        return refuse("6.1", "You have " + ships(reserve) + " left, not " + number(move.count) + ".");
    return refuse("R7", name + " holds at most " + ships(size.limit) + ", so at most " +
                            number(size.limit + size.settling_loss()) + " can settle it, not " + number(move.count) +
                            ".");
}

Refusal refuse_mustering(const Position& p, const Move& move) {
    const std::string name = planet_name(move.target);
    const int reserve = p.reserve[static_cast<std::size_t>(p.turn)];
    const int space = room(p, move.target);
    if (owner_of(p, move.target) != p.turn)
        return refuse("R9", name + " " + held_by(p, move.target) + ". Add your ships to planets of your own.");
    if (move.count > space)
        return refuse("6.2", name + " has room for " + ships(space) + ", not " + number(move.count) + ".");
    if (move.count < 1) return refuse("6.2", "Add at least 1 ship, not " + number(move.count) + ".");
    return refuse("6.2", "You have " + ships(reserve) + " left, not " + number(move.count) + ".");
}

Refusal refuse_movement(const Position& p, const Move& move) {
    const std::string from = planet_name(move.source);
    const std::string to = planet_name(move.target);
    const PlanetSet own = owned_by(p, p.turn);
    const bool is_passive = has(own, move.target);
    if (!has(own, move.source))
        return refuse("6.3", from + " " + held_by(p, move.source) + ". Move ships from planets of your own.");
    if (move.source == move.target) return refuse("6.3", "Send the ships to another planet than " + from + ".");
    if (is_passive && !has(realm(p.board, own, move.source), move.target)) {
        const PlanetSet others = realm(p.board, own, move.source) & ~only(move.source);
        return refuse("R16", "No way through your own planets leads from " + from + " to " + to + ". From " + from +
                                 " your ships reach " + some_of(others, "no other planet of yours") + ".");
    }
    const PlanetSet next_door = p.board.adjacent[index(move.source)];
    if (!is_passive && !has(next_door, move.target))
        return refuse("6.3", to + " " + held_by(p, move.target) + " and isn't next to " + from + ". From " + from +
                                 " you can attack " + some_of(next_door & ~own, "nothing") + ".");
    if (is_passive && move.count > room(p, move.target))
        return refuse("R12", to + " has room for " + ships(room(p, move.target)) + ", not " + number(move.count) + ".");
    const int resistance = strength(p, move.target);
    const int most = resistance + p.board.facts_of(move.target).limit;
    if (!is_passive && move.count > most)
        return refuse("R13", to + " holds at most " + ships(p.board.facts_of(move.target).limit) + ", so at most " +
                                 number(most) + " can attack it, not " + number(move.count) + ".");
    if (move.count < 1) return refuse("6.3", "Move at least 1 ship, not " + number(move.count) + ".");
    if (move.count > ships_on(p, move.source))
        return refuse("6.3", from + " has " + ships(ships_on(p, move.source)) + ", not " + number(move.count) + ".");
    const int sendable = most_movable(p, move.source, move.target);
    return refuse("R25", from + " is your last planet: its " + ships(move.count) + " may not all be lost against " +
                             number(resistance) + " at " + to + "." +
                             (sendable > 0 ? " Send at most " + number(sendable) + "." : ""));
}

}  // namespace

Refusal no_such_planet(std::string_view map, PlanetId planet) {
    return refuse("11.1", "There is no planet " + planet_name(planet) + " on " + std::string(map) + ".");
}

Refusal Prosper::why_not(const Position& p, const Move& move) {
    if (p.phase == Phase::over) return refuse("7", "The game is over.");
    const Move plain{move.verb, move.verb == Verb::move ? move.source : kNoPlanet,
                     move.verb == Verb::end ? kNoPlanet : move.target,
                     move.verb == Verb::end ? std::uint8_t{0} : move.count};
    if (plain != move) return refuse("11.2", "That move says more than it needs to.");
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
