#include "web/boards/prosper/plan.h"

#include <algorithm>
#include <array>

#include "generated/prosper-board/say.h"

namespace orrery::web::prosper_plan {
namespace {
template <class Visit>
void each_neighbour(const View& view, PlanetId planet, Visit visit) {
    for (const ViewEdge& edge : view.edges)
        if (edge.from == planet)
            visit(*find(view, edge.to));
        else if (edge.to == planet)
            visit(*find(view, edge.from));
}

// Breadth first through planets of one owner. Each planet reached remembers the planet before it.
std::array<int, kPlanetIds> reached_from(const View& view, PlanetId start) {
    std::array<int, kPlanetIds> from;
    from.fill(-1);
    const ViewPlanet* origin = find(view, start);
    std::vector<PlanetId> queue{start};
    from[index(start)] = static_cast<int>(index(start));
    for (std::size_t head = 0; head < queue.size() && origin->owner != kSpectator; ++head)
        each_neighbour(view, queue[head], [&](const ViewPlanet& next) {
            if (next.owner != origin->owner || from[index(next.id)] >= 0) return;
            from[index(next.id)] = static_cast<int>(index(queue[head]));
            queue.push_back(next.id);
        });
    return from;
}

int room(const ViewPlanet& planet) { return facts(planet.size).limit - planet.ships; }

// The most ships that could stand on `from` after two movements inside its realm.
int after_lobby(const View& view, const ViewPlanet& from) {
    std::array<int, 2> best{};
    for (PlanetId id : realm(view, from.id)) {
        const int ships = id == from.id ? 0 : find(view, id)->ships;
        if (ships > best[0])
            std::swap(best[0], best[1]), best[0] = ships;
        else
            best[1] = std::max(best[1], ships);
    }
    return std::min<int>(facts(from.size).limit, from.ships + best[0] + best[1]);
}

}  // namespace

Outcome outcome(const View& view, Seat mover, const Move& move) {
    Outcome after;
    const ViewPlanet& target = *find(view, move.target);
    after.target_owner = target.owner;
    after.target_ships = target.ships;
    if (move.verb == Verb::settle) {
        after.target_owner = mover;
        after.target_ships = move.count - facts(target.size).settling_loss();
        return after;
    }
    if (move.source != kNoPlanet) after.source_ships = find(view, move.source)->ships - move.count;
    if (target.owner == mover) {
        after.target_ships += move.count;
        return after;
    }
    const Clash end = clash(target.size, target.ships, move.count);
    after.attack = true, after.taken = end.conquered, after.cleared = end.cleared;
    after.target_ships = end.remaining;
    if (end.conquered) after.target_owner = mover;
    if (end.cleared) after.target_owner = kSpectator;
    return after;
}

bool can_take(const View& view, std::span<const Entry<Move>> legal, PlanetId source, const ViewPlanet& target) {
    if (target.owner == find(view, source)->owner) return true;
    return std::any_of(legal.begin(), legal.end(), [&](const Entry<Move>& entry) {
        return entry.move.source == source && entry.move.target == target.id &&
               entry.high > strength(target.size, target.ships);
    });
}

std::vector<PlanetId> way(const View& view, PlanetId source, PlanetId target) {
    if (find(view, source)->owner != find(view, target)->owner) return {source, target};
    const std::array<int, kPlanetIds> from = reached_from(view, source);
    std::vector<PlanetId> path{target};
    while (path.back() != source) {
        const int before = from[index(path.back())];
        if (before < 0) return {source, target};
        path.push_back(static_cast<PlanetId>(before));
    }
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<PlanetId> realm(const View& view, PlanetId planet) {
    const std::array<int, kPlanetIds> from = reached_from(view, planet);
    std::vector<PlanetId> members;
    for (const ViewPlanet& each : view.planets)
        if (from[index(each.id)] >= 0) members.push_back(each.id);
    return members;
}

Danger danger(const View& view, const ViewPlanet& planet) {
    Danger worst = Danger::none;
    if (planet.owner == kSpectator || view.phase != Phase::move) return worst;
    const int enough = planet.ships + 1;  // empties it (R21)
    each_neighbour(view, planet.id, [&](const ViewPlanet& next) {
        if (next.owner == kSpectator || next.owner == planet.owner || worst == Danger::now) return;
        if (next.ships >= enough)
            worst = Danger::now;
        else if (after_lobby(view, next) >= enough)
            worst = Danger::gathering;
    });
    return worst;
}

Advice advise(const View& view, const Move& move, Range range) {
    Advice advice;
    const ViewPlanet* target = move.target != kNoPlanet ? find(view, move.target) : nullptr;
    if (target == nullptr) return advice;
    advice.is_told = true;  // the board shows it beside the planets
    const auto amount = [&](const Wording& label, int number) {
        if (number >= range.low && number <= range.high) advice.amounts.push_back({label(), number});
    };
    if (move.verb != Verb::move) {
        if (move.verb == Verb::settle) amount(prosper_says::least, range.low);
        amount(prosper_says::half, (range.low + range.high) / 2);
        amount(prosper_says::all, range.high);
        advice.start = move.verb == Verb::settle ? range.low : range.high;
        return advice;
    }

    const ViewPlanet& source = *find(view, move.source);
    const Seat mover = source.owner;
    const bool attack = target->owner != mover;
    const int needed = strength(target->size, target->ships);
    amount(prosper_says::all, source.ships);
    amount(prosper_says::all_but_one, source.ships - 1);
    if (attack) {
        amount(prosper_says::enough_to_take, needed + 1);
        if (target->owner != kSpectator) amount(prosper_says::enough_to_empty, needed);
    }
    amount(prosper_says::half, source.ships / 2);
    if (!attack) amount(prosper_says::fill, room(*target));
    if (attack) amount(prosper_says::most, range.high < source.ships ? range.high : 0);
    advice.start = !attack               ? std::clamp(source.ships - 1, range.low, range.high)
                   : range.high > needed ? std::max(needed + 1, range.low)
                                         : range.low;  // it fails in any case
    return advice;
}

namespace {
std::string figures_of(const View& view, const ViewSeat& seat) {
    if (seat.fallen > 0)
        return seat.score > 0 ? prosper_says::perished_with_score(seat.score) : prosper_says::perished();
    if (view.phase == Phase::draft)
        return prosper_says::figures_in_draft(seat.production, seat.ships, seat.planets, seat.reserve);
    return seat.score > 0 ? prosper_says::figures_with_score(seat.production, seat.ships, seat.planets, seat.score)
                          : prosper_says::figures(seat.production, seat.ships, seat.planets);
}
}  // namespace

std::vector<SeatFigures> figures(const View& view) {
    std::vector<SeatFigures> all;
    for (int i = 0; i < view.seats; ++i) {
        const ViewSeat& seat = view.seat[static_cast<std::size_t>(i)];
        SeatFigures figure;
        figure.out = seat.fallen > 0;
        figure.brief = figure.out       ? prosper_says::out()
                       : view.seats > 3 ? std::to_string(seat.production)
                                        : prosper_says::production_of(seat.production);
        figure.text = figures_of(view, seat);
        figure.course = seat.production;
        const float whole = static_cast<float>(std::max(1, view.total_production));
        figure.bar = static_cast<float>(seat.production) / whole;
        figure.mark = static_cast<float>(view.dominance_mark) / whole;
        if (view.phase == Phase::move && view.dominant == seat_at(i))
            figure.flag = seat_at(i) == view.viewer ? prosper_says::you_win_soon() : prosper_says::wins_soon();
        all.push_back(figure);
    }
    return all;
}

}  // namespace orrery::web::prosper_plan
