// Notation (section 11), the question, and the sheet that shows a view as sentences and tables.
#include "games/prosper/words.h"

#include "core/notation.h"
#include "games/prosper/prosper.h"

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

std::string natives_text(int count) { return (count == 0 ? "no" : std::to_string(count)) + std::string(" natives"); }

std::string owner_text(Seat owner, Seat viewer) {
    if (owner == kSpectator) return "free";
    return owner == viewer ? "yours" : seat_name(owner) + "'s";
}

std::string defence_text(int ships) { return " (" + std::to_string(ships) + " + 1 for defending)"; }
std::string staying(int count) { return std::to_string(count) + (count == 1 ? " stays" : " stay"); }
std::string all_lost(int count) {
    return count == 1 ? std::string("it is lost") : "all " + std::to_string(count) + " are lost";
}
std::string unless_text(Person who) {
    return who.is_reader() || who.reader == kSpectator ? " unless stopped" : " unless you stop them";
}

std::string end_text(const View& view) {
    std::vector<std::string> winners;
    for (int seat = 0; seat < view.seats; ++seat)
        if (view.winners.has(seat_at(seat))) winners.push_back(Person{seat_at(seat), view.viewer}.object());
    const std::string who = capitalized(listed(winners)) + (winners.size() > 1              ? " share the win"
                                                            : view.winners.has(view.viewer) ? " win"
                                                                                            : " wins");
    switch (view.ending) {
        case Ending::eradication: return who + " by eradication: nobody else is left.";
        case Ending::domination: return who + " by domination, two rounds in a row.";
        case Ending::rounds: return who + " after round " + std::to_string(view.round) + ", the last.";
        case Ending::calm: return who + " after " + std::to_string(kCalmRounds) + " calm rounds.";
        case Ending::none: break;
    }
    return who + ".";
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
constexpr Argument<Move> kPlanet{"a planet, a1 to f9 or z1", read_planet<kMember>, [](const Move& move) {
                                     return move.*kMember == kNoPlanet ? "" : planet_name(move.*kMember);
                                 }};

bool read_ships(std::string_view text, Move& move) {
    const auto count = whole_number(text, 0, 255);
    move.count = static_cast<std::uint8_t>(count.value_or(0));
    return count.has_value();
}
constexpr Argument<Move> kShips{"a number of ships, at most 255", read_ships,
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
    if (view.phase == Phase::over) return "The game is over.";
    const Person who{view.turn, view.viewer};
    const int reserve = view.seat[static_cast<std::size_t>(view.turn)].reserve;
    if (view.phase == Phase::move)
        return who.asked("move ships or end " + who.the("turn") + " (" + count_of(view.left, "movement") + " left)");
    if (view.asked == Verb::settle) return who.asked("settle a planet (" + ships(reserve) + " left)");
    const std::string last = who.the("last ") + (reserve == 1 ? "ship" : ships(reserve));
    return who.asked("add " + last + " to " + (who.is_reader() ? "your" : "their") + " planets");
}

// ---- The sheet

namespace {

std::string when(const View& view) {
    return view.phase == Phase::draft ? "pass " + std::to_string(view.pass) + " of the draft"
                                      : "round " + std::to_string(view.round);
}

std::string round_fact(const View& view) {
    if (view.phase == Phase::draft) return "Draft, pass " + std::to_string(view.pass) + ".";
    const std::string limit = std::to_string(view.round_limit);
    std::string fact = "Round " + std::to_string(view.round) + " of " +
                       (view.options.end == EndRule::eradication ? "at most " + limit : limit);
    if (view.phase != Phase::move) return fact + ".";
    return fact + ". " + Person{view.first, view.viewer}.opens("goes") + " first.";
}

std::string scoring_fact(const View& view) {
    if (view.scored_from == 0)
        return "Calm rounds in a row: " + std::to_string(view.calm) + " of " + std::to_string(kCalmRounds) + ".";
    return "Production is scored in rounds " + std::to_string(view.scored_from) + " to " +
           std::to_string(view.round_limit) + ".";
}

std::string dominance_fact(const View& view) {
    const std::string mark = "Domination needs production " + std::to_string(view.dominance_mark) + " of " +
                             std::to_string(view.total_production) + ", two rounds in a row; ";
    if (view.dominant == kSpectator) return mark + "nobody is there yet.";
    const Person who{view.dominant, view.viewer};
    const std::string there = mark + who.does("is") + " there";
    if (view.phase == Phase::over) return there + ".";
    return there + " and " + who.verb("wins") + " at the end of this round" + unless_text(who) + ".";
}

SheetTable seat_table(const View& view) {
    SheetTable table{"Seats", {"Seat", "Production", "Ships", "Planets", "Score", "Reserve", "State"}, {}};
    for (int i = 0; i < view.seats; ++i) {
        const ViewSeat& seat = view.seat[static_cast<std::size_t>(i)];
        std::string state = seat.fallen != 0              ? "Out"
                            : seat_at(i) == view.turn     ? "To move"
                            : seat_at(i) == view.dominant ? "Dominant"
                                                          : "";
        if (seat_at(i) == view.turn && seat_at(i) == view.dominant) state += ", dominant";
        if (view.winners.has(seat_at(i))) state = "Won";
        table.rows.push_back({seat_name(seat_at(i)), std::to_string(seat.production), std::to_string(seat.ships),
                              std::to_string(seat.planets), std::to_string(seat.score), std::to_string(seat.reserve),
                              state});
    }
    return table;
}

SheetTable planet_table(const View& view) {
    SheetTable table{"Planets", {"Planet", "Size", "Owner", "Ships", "Limit", "Natives", "Builds", "Lanes to"}, {}};
    for (const ViewPlanet& planet : view.planets) {
        const SizeFacts& size = facts(planet.size);
        std::string lanes;
        for (const ViewPlanet& other : view.planets)
            if (adjacent(view, planet.id, other.id)) lanes += (lanes.empty() ? "" : " ") + planet_name(other.id);
        const bool is_free = planet.owner == kSpectator;
        table.rows.push_back({planet_name(planet.id), capitalized(size.name),
                              is_free ? "Free" : seat_name(planet.owner), std::to_string(planet.ships),
                              std::to_string(size.limit), is_free ? std::to_string(size.natives) : "Subdued",
                              std::to_string(size.production), lanes});
    }
    return table;
}

}  // namespace

Sheet Prosper::sheet(const View& view) {
    Sheet sheet;
    sheet.when = when(view);
    sheet.facts.push_back("Map: " + view.map_name + ".");
    sheet.facts.push_back(round_fact(view));
    sheet.facts.push_back(scoring_fact(view));
    if (view.dominance_mark != 0) sheet.facts.push_back(dominance_fact(view));
    if (view.phase == Phase::over) sheet.end = end_text(view);
    sheet.facts.push_back(view.phase == Phase::over ? sheet.end : closed(question(view)));
    sheet.tables.push_back(seat_table(view));
    sheet.tables.push_back(planet_table(view));
    return sheet;
}

}  // namespace orrery::prosper
