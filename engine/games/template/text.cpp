// Nim in words: sentences and tables for people. They are made from a View, so they can't tell what the viewer may not
// know.
#include <array>
#include <optional>
#include <utility>

#include "core/quoted.h"
#include "core/words.h"
#include "games/template/template.h"

namespace orrery::example {
namespace {

std::string text(std::int64_t number) { return std::to_string(number); }

const SeatView& of(const View& view, Seat seat) { return view.seat[static_cast<std::size_t>(index(seat))]; }

constexpr std::array<std::string_view, kPiles + 1> kPileNames{"a", "b", "c", "heap"};

std::string pile_token(Pile pile) { return std::string(token(pile)); }
std::string pile_name(Pile pile) { return pile == Pile::heap ? "the heap" : "pile " + pile_token(pile); }

std::int32_t stones_of(const View& view, Pile pile) {
    return pile == Pile::heap ? view.heap : view.pile[static_cast<std::size_t>(pile)];
}

}  // namespace

std::string_view token(Phase phase) {
    constexpr std::array<std::string_view, 4> kNames{"bid", "turn", "contest", "over"};
    return kNames[static_cast<std::size_t>(phase)];
}

std::string_view token(Pile pile) { return kPileNames[static_cast<std::size_t>(pile)]; }

std::optional<Pile> read_pile(std::string_view token) {
    for (std::size_t i = 0; i < kPileNames.size(); ++i)
        if (kPileNames[i] == token) return static_cast<Pile>(i);
    return {};
}

// ---- Sentences

std::string Nim::question(const View& view) {
    if (view.phase == Phase::over) return "The game is over.";
    const Person who{view.phase == Phase::contest ? view.asked : view.turn, view.viewer};
    if (view.phase == Phase::bid) return who.asked("bid 0 to 3 for the first turn");
    if (view.phase == Phase::contest) return who.asked("let it be, or contest the emptied pile");
    const SeatView& mover = of(view, view.turn);
    const bool can_shift = view.revision >= kSides && !mover.has_shifted;
    return who.asked(std::string("take stones") + (can_shift ? ", shift some" : "") +
                     (mover.has_shown ? "" : ", or show " + who.own("token")));
}

// Only its owner is told a sealed bid. When the last bid is in, everybody is told all of them.
std::vector<Sentence> Nim::describe(const View& before, const Move& move, std::span<const Event> events, const View&) {
    std::vector<Sentence> sentences;
    const auto on_pile = [](const Event& event) {
        return event.to == Pile::none ? "." : " on " + pile_name(event.to) + ".";
    };
    for (const Event& event : events) {
        const Person who{event.seat, before.viewer};
        const auto tell = [&](std::string text, Sentence::Tells tells = Sentence::Tells::deed) {
            sentences.push_back({std::move(text), event.seat, tells});
        };
        switch (event.kind) {
            case Event::Kind::bid:
                tell(event.number < 0 ? who.opens("bids") + " in secret."
                                      : who.opens("bids") + " " + text(event.number) + on_pile(event));
                break;
            case Event::Kind::opened:
                tell(capitalized(who.whose("bid")) + " is " + text(event.number) + on_pile(event));
                break;
            case Event::Kind::first:
                tell(who.opens("goes") + " first.");
                if (event.to != Pile::none)
                    tell(capitalized(pile_name(event.to)) + " gains " + count_of(event.number, "stone") + ".",
                         Sentence::Tells::yield);
                break;
            case Event::Kind::take:
                tell(who.opens("takes") + " " + count_of(move.number, "stone") + "; " +
                     (event.number > 0 ? text(event.number) : "none") + " left.");
                break;
            case Event::Kind::shift:
                tell(who.opens("shifts") + " " + count_of(event.number, "stone") + " from " + pile_name(event.from) +
                     " to " + pile_name(event.to) + ".");
                break;
            case Event::Kind::show:
                tell(who.opens("shows") + " token " + text(event.number) + " and " + who.verb("passes") + ".");
                break;
            case Event::Kind::let: tell(who.opens("lets") + " it be."); break;
            case Event::Kind::contest: tell(who.opens("contests") + " it for a point; nobody gets the pile."); break;
            case Event::Kind::gain:
                tell(who.opens("gets") + " " + text(event.number) + " points for the pile.", Sentence::Tells::yield);
                break;
        }
    }
    return sentences;
}

std::string Nim::explain(const View& view, std::string_view tokens) {
    if (const std::string_view meaning = meaning_of(tokens); !meaning.empty()) return std::string(meaning);
    if (tokens == "take") return count_of(view.heap, "stone") + " on the heap";
    const std::vector<std::string_view> parts = tokens_of(tokens);
    if (parts.size() > 1 && parts[0] == "shift" && read_pile(parts[1])) {
        const std::int32_t held = stones_of(view, *read_pile(parts[1]));
        if (parts.size() == 2) return count_of(held, "stone") + " on it";
        return whole_number(parts[2]) == held ? "empties it: 3 points, unless contested (R10)" : "leaves some on it";
    }
    if (parts.size() > 1 && parts[0] == "stake") return "costs " + std::string(parts[1]) + " in points";
    const Expected<Move> move = parse(tokens);
    if (!move) return {};
    if (move->verb == Verb::bid) return "costs " + count_of(move->number, "point");
    const std::int32_t left = view.heap - move->number;
    if (left < 0) return "only " + count_of(view.heap, "stone") + " on the heap (R4)";
    return left == 0 ? "the last stone: " + count_of(view.options.prize, "point") : "leaves " + count_of(left, "stone");
}

Sheet Nim::sheet(const View& view) {
    Sheet sheet;
    sheet.facts.push_back("The heap holds " + count_of(view.heap, "stone") + "; at most " + text(view.options.most) +
                          " a turn.");
    if (view.last != kSpectator)
        sheet.facts.push_back(Person{view.last, view.viewer}.opens("took") + " the last stone.");
    if (view.revision >= kSides) {
        std::vector<std::string> piles;
        for (const Pile pile : {Pile::a, Pile::b, Pile::c})
            piles.push_back(pile_token(pile) + " " + count_of(stones_of(view, pile), "stone"));
        sheet.facts.push_back("The side piles hold " + listed(piles) + ".");
    }
    SheetTable table{"Seats", {"Seat", "Bid", "Token", "Shown", "Piles"}, {}};
    for (int k = 0; k < view.seats; ++k) {
        const SeatView& seat = of(view, seat_at(k));
        const std::string stake = seat.stake == Pile::none ? "" : " on " + pile_token(seat.stake);
        table.rows.push_back({seat_name(seat_at(k)),
                              seat.bid >= 0  ? text(seat.bid) + stake
                              : seat.has_bid ? "Secret"
                                             : "None yet",
                              seat.token > 0 ? text(seat.token) : "Hidden", seat.has_shown ? "Yes" : "No",
                              text(seat.points)});
    }
    sheet.tables.push_back(table);
    return sheet;
}

}  // namespace orrery::example
