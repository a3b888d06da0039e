// Notation (section 11), the question, and the sheet that shows a view as sentences and tables.
#include "games/prosper/words.h"

#include "core/notation.h"
#include "games/prosper/prosper.h"
#include "generated/prosper/say.h"

namespace orrery::prosper {

// ---- Words

std::string_view word(Phase phase) {
    constexpr std::array<std::string_view, 3> kWords{"draft", "move", "over"};
    return kWords[static_cast<std::size_t>(phase)];
}
std::string_view word(Ending ending) {
    constexpr std::array<std::string_view, 5> kWords{"-", "eradication", "domination", "rounds", "calm"};
    return kWords[static_cast<std::size_t>(ending)];
}
std::string_view word(StartRule rule) { return rule == StartRule::homes ? "homes" : "draft"; }
std::string_view word(EndRule rule) {
    constexpr std::array<std::string_view, 3> kWords{"domination", "rounds", "eradication"};
    return kWords[static_cast<std::size_t>(rule)];
}
std::string_view word(SettleRule rule) { return rule == SettleRule::half ? "half" : "full"; }

std::string planet_name(PlanetId planet) {
    if (planet == kHub) return "z1";
    return {static_cast<char>('a' + index(planet) / 9), static_cast<char>('1' + index(planet) % 9)};
}

std::optional<PlanetId> planet_named(std::string_view text) {
    if (text == "z1") return kHub;
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'f' || text[1] < '1' || text[1] > '9') return {};
    return planet_at(text[0] - 'a', text[1] - '0');
}

std::string end_text(const View& view) {
    std::vector<std::string> names;
    Person who;  // the only winner, if there is one
    for (int seat = 0; seat < view.seats; ++seat) {
        if (!view.winners.has(seat_at(seat))) continue;
        who = {seat_at(seat), view.viewer};
        names.push_back(who.object());
    }
    const std::string list = listed(names);
    const int n = static_cast<int>(names.size());
    switch (view.ending) {
        case Ending::eradication: return say::by_eradication(n, who, list);
        case Ending::domination: return say::by_domination(n, who, list);
        case Ending::rounds: return say::after_last_round(n, who, list, view.round);
        case Ending::calm: return say::after_calm_rounds(n, who, list, kCalmRounds);
        case Ending::none: break;
    }
    return {};
}

// ---- Moves as text (section 11.2)

namespace {

template <PlanetId Move::*kMember>
bool read_planet(std::string_view text, Move& move) {
    const auto planet = planet_named(text);
    if (planet) move.*kMember = *planet;
    return planet.has_value();
}
template <PlanetId Move::*kMember>
constexpr Argument<Move> kPlanet{say::some_planet, read_planet<kMember>, [](const Move& move) {
                                     return move.*kMember == kNoPlanet ? "" : planet_name(move.*kMember);
                                 }};

bool read_ships(std::string_view text, Move& move) {
    const auto count = whole_number(text, 0, 255);
    move.count = static_cast<std::uint8_t>(count.value_or(0));
    return count.has_value();
}
constexpr Argument<Move> kShips{say::some_ships, read_ships,
                                [](const Move& move) { return std::to_string(move.count); }};

constexpr Form<Move> kForms[] = {{Verb::settle, "settle", {&kPlanet<&Move::target>, &kShips}},
                                 {Verb::muster, "muster", {&kPlanet<&Move::target>, &kShips}},
                                 {Verb::move, "move", {&kPlanet<&Move::source>, &kPlanet<&Move::target>, &kShips}},
                                 {Verb::end, "end"}};
constexpr Notation<Move> kMoves{kForms, {"settle a1 13", "end"}};

}  // namespace

std::string_view word(Verb verb) { return kMoves.form(verb)->word; }

std::string Prosper::print(const Move& move) { return kMoves.print(move); }
Expected<Move> Prosper::parse(std::string_view text) { return kMoves.parse(text); }
std::optional<Move> Prosper::begun(std::string_view text) { return kMoves.begun(text); }

// ---- The question

std::string Prosper::question(const View& view) {
    if (view.phase == Phase::over) return say::game_is_over();
    const Person who{view.turn, view.viewer};
    const int reserve = view.seat[static_cast<std::size_t>(view.turn)].reserve;
    if (view.phase == Phase::move) return say::asks_movement(who, view.left);
    return view.asked == Verb::settle ? say::asks_settling(who, reserve) : say::asks_adding(who, reserve);
}

// ---- The sheet

namespace {

std::string round_fact(const View& view) {
    if (view.phase == Phase::draft) return say::draft_pass(view.pass);
    const bool is_long = view.options.end == EndRule::eradication;
    const std::string fact =
        is_long ? say::round_of_at_most(view.round, view.round_limit) : say::round_of(view.round, view.round_limit);
    return view.phase == Phase::move ? fact + " " + say::goes_first(Person{view.first, view.viewer}) : fact;
}

std::string dominance_fact(const View& view) {
    const Person who{view.dominant, view.viewer}, reader{view.viewer, view.viewer};
    if (view.dominant == kSpectator || view.phase == Phase::over)
        return say::domination_now(view.dominance_mark, view.total_production, who);
    return say::domination_soon(view.dominance_mark, view.total_production, who, reader);
}

std::string state_of(const View& view, Seat seat) {
    if (view.winners.has(seat)) return say::state_won();
    if (view.seat[static_cast<std::size_t>(seat)].fallen != 0) return say::state_out();
    if (seat == view.turn) return seat == view.dominant ? say::state_to_move_dominant() : say::state_to_move();
    return seat == view.dominant ? say::state_dominant() : "";
}

SheetTable seat_table(const View& view) {
    SheetTable table{say::seats(),
                     {say::column_seat(), say::column_production(), say::column_ships(), say::column_planets(),
                      say::column_score(), say::column_reserve(), say::column_state()},
                     {}};
    for (int i = 0; i < view.seats; ++i) {
        const ViewSeat& seat = view.seat[static_cast<std::size_t>(i)];
        table.rows.push_back({seat_name(seat_at(i)), number(seat.production), number(seat.ships), number(seat.planets),
                              number(seat.score), number(seat.reserve), state_of(view, seat_at(i))});
    }
    return table;
}

SheetTable planet_table(const View& view) {
    SheetTable table{say::planets(),
                     {say::column_planet(), say::column_size(), say::column_owner(), say::column_ships(),
                      say::column_limit(), say::column_natives(), say::column_builds(), say::column_lanes()},
                     {}};
    for (const ViewPlanet& planet : view.planets) {
        const SizeFacts& size = facts(planet.size);
        std::string lanes;
        for (const ViewPlanet& other : view.planets)
            if (adjacent(view, planet.id, other.id)) lanes += (lanes.empty() ? "" : " ") + planet_name(other.id);
        const bool is_free = planet.owner == kSpectator;
        table.rows.push_back({planet_name(planet.id), say::planet_size(size.name),
                              is_free ? say::free_planet() : seat_name(planet.owner), number(planet.ships),
                              number(size.limit), is_free ? number(size.natives) : say::subdued(),
                              number(size.production), lanes});
    }
    return table;
}

}  // namespace

Sheet Prosper::sheet(const View& view) {
    Sheet sheet;
    sheet.when = view.phase == Phase::draft ? say::when_draft(view.pass) : say::when_round(view.round);
    sheet.facts = {say::map(view.map_name), round_fact(view),
                   view.scored_from == 0 ? say::calm_rounds(view.calm, kCalmRounds)
                                         : say::scored_rounds(view.scored_from, view.round_limit)};
    if (view.dominance_mark != 0) sheet.facts.push_back(dominance_fact(view));
    if (view.phase == Phase::over) sheet.end = end_text(view);
    sheet.facts.push_back(view.phase == Phase::over ? sheet.end : closed(question(view)));
    sheet.tables = {seat_table(view), planet_table(view)};
    return sheet;
}

}  // namespace orrery::prosper
