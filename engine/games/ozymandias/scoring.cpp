// Scores and ranks (section 7), and the current decision.
#include <algorithm>

#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

bool Open::has_passed(Seat seat) const {
    for (const Seat one : passed)
        if (one == seat) return true;
    return false;
}

std::vector<std::string> Open::points_of(const SpotSet& spots) const {
    std::vector<std::string> points;
    galaxy.each_spot([&](Spot spot) {
        if (spots.has(spot)) points.push_back(token(galaxy.point(spot)));
    });
    return points;
}

// Colonies with the seat's disk on top, and its leader cards with a disk (R22). Some colonies may count twice (R60).
int score_of(const Open& p, Seat seat) {
    int score = 0;
    each_fleet(p, seat, [&](Fleet fleet) { score += p.fleet(fleet).has_disk ? 1 : 0; });
    SpotSet seen;
    for (std::size_t i = p.disks.size(); i > 0; --i) {
        const Disk& disk = p.disks[i - 1];
        if (disk.owner == seat && !seen.has(disk.spot)) score += p.renewed.has(disk.spot) ? 2 : 1;
        seen.add(disk.spot);
    }
    return score;
}

namespace {

// A seat that passed earlier in the last age ranks higher (R49).
int place_of_pass(const Open& p, Seat seat) {
    if (p.age == p.last_age())
        for (std::size_t i = 0; i < p.passed.size(); ++i)
            if (p.passed[i] == seat) return static_cast<int>(i);
    return kSeats;
}

// Compared one after the other; larger is better.
std::array<int, 3> standing_of(const Open& p, Seat seat) {
    const int reserve = p.options.tie == Tie::reserve ? p.player(seat).resources() : 0;
    return {score_of(p, seat), reserve, -place_of_pass(p, seat)};
}

// Does the pass effect of a revealed Watcher ask its owner?
bool will_watch(const Open& p, Seat seat) {
    bool will = false;
    each_fleet(p, seat,
               [&](Fleet fleet) { will = will || (p.fleet(fleet).is_led_by(Card::the_watcher) && can_use(p, fleet)); });
    return will;
}

// Is there a bonus action after the fleet has acted, or could there be one?
bool brings_bonus(const Open& p, const Frame& f) {
    bool brings = false;
    each_fleet(p, f.seat, [&](Fleet other) {
        if (other == f.fleet || !p.fleet(other).is_on_map()) return;
        brings =
            brings || p.fleet(other).is_led_by(Card::the_drifter) || p.fleet(f.fleet).is_led_by(Card::the_dictator);
    });
    return brings;
}

// The answer that ends what the asked seat has to answer in this turn; "": there is none.
std::string_view end_of(const Open& p) {
    switch (p.question.node) {
        case Node::buy: return "stop";
        case Node::turn: return will_watch(p, p.question.seat) ? "" : "pass";
        case Node::bonus: return "end";
        case Node::action: {
            const Frame& f = acting_frame(p);
            return f.acting == Acting::own && !brings_bonus(p, f) ? "end" : "";
        }
        default: return "";
    }
}

}  // namespace

Result result_of(const Open& p) {
    Result result;
    if (p.over) result.cause = "last pass";
    PerSeat<std::array<int, 3>> standing{};
    for (int k = 0; k < p.seats; ++k) standing[slot(seat_at(k))] = standing_of(p, seat_at(k));
    for (std::size_t k = 0; k < static_cast<std::size_t>(p.seats); ++k) {
        result.score[k] = standing[k][0];
        int better = 0;
        for (std::size_t other = 0; other < static_cast<std::size_t>(p.seats); ++other)
            better += std::lexicographical_compare(standing[k].begin(), standing[k].end(), standing[other].begin(),
                                                   standing[other].end())
                          ? 1
                          : 0;
        result.rank[k] = static_cast<std::int8_t>(better + 1);
    }
    return result;
}

Decision decision_of(const Open& p) {
    if (p.frames.empty()) return {.over = true};
    const Node node = p.question.node;
    if (node == Node::none) return {};  // while a move is carried out
    const bool is_secret = !p.owing.empty();
    Decision decision{.secret = is_secret,
                      .seat = p.question.seat,
                      .owing = p.owing,
                      .node = token(node),
                      .mover = p.active,
                      .turn = p.turn,
                      .end = end_of(p)};
    if (!is_secret) decision.owing.add(p.question.seat);
    return decision;
}

}  // namespace orrery::ozymandias
