// Nim in words: sentences and tables for people. They are made from a View, so they can't tell what the viewer may not
// know.
#include <array>
#include <optional>
#include <utility>

#include "core/words.h"
#include "games/template/template.h"
#include "generated/template/say.h"

namespace orrery::example {
namespace {

const SeatView& of(const View& view, Seat seat) { return view.seat[static_cast<std::size_t>(index(seat))]; }

constexpr std::array<std::string_view, kPiles + 1> kPileNames{"a", "b", "c", "heap"};

std::string pile_name(Pile pile) { return pile == Pile::heap ? say::the_heap() : say::pile_named(token(pile)); }

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
    if (view.phase == Phase::over) return say::game_over();
    const Person who{view.phase == Phase::contest ? view.asked : view.turn, view.viewer};
    if (view.phase == Phase::bid) return say::bid_first(who);
    if (view.phase == Phase::contest) return say::let_or_contest(who);
    const SeatView& mover = of(view, view.turn);
    const bool can_shift = view.revision >= kSides && !mover.has_shifted, can_show = !mover.has_shown;
    return say::take_stones(who, can_shift && can_show ? "shift-or-show"
                                 : can_shift           ? "shift"
                                 : can_show            ? "show"
                                                       : "nothing");
}

// Only its owner is told a sealed bid. When the last bid is in, everybody is told all of them.
std::vector<Sentence> Nim::describe(const View& before, const Move& move, std::span<const Event> events, const View&) {
    std::vector<Sentence> sentences;
    for (const Event& event : events) {
        const Person who{event.seat, before.viewer};
        const int n = event.number;
        const bool is_on_pile = event.to != Pile::none;
        const auto tell = [&](std::string text, Sentence::Tells tells = Sentence::Tells::deed) {
            sentences.push_back({std::move(text), event.seat, tells});
        };
        switch (event.kind) {
            case Event::Kind::bid:
                tell(n < 0        ? say::bids_in_secret(who)
                     : is_on_pile ? say::bids_on(who, n, pile_name(event.to))
                                  : say::bids(who, n));
                break;
            case Event::Kind::opened:
                tell(is_on_pile ? say::bid_is_on(who, n, pile_name(event.to)) : say::bid_is(who, n));
                break;
            case Event::Kind::first:
                tell(say::goes_first(who));
                if (is_on_pile) tell(say::pile_gains(pile_name(event.to), n), Sentence::Tells::yield);
                break;
            case Event::Kind::take: tell(say::takes(who, move.number, n)); break;
            case Event::Kind::shift: tell(say::shifts(who, n, pile_name(event.from), pile_name(event.to))); break;
            case Event::Kind::show: tell(say::shows(who, n)); break;
            case Event::Kind::let: tell(say::lets(who)); break;
            case Event::Kind::contest: tell(say::contests(who)); break;
            case Event::Kind::gain: tell(say::gets_points(who, n), Sentence::Tells::yield); break;
        }
    }
    return sentences;
}

std::string Nim::explain(const View& view, std::string_view tokens) {
    if (std::string meaning = meaning_of(tokens); !meaning.empty()) return meaning;
    if (tokens == "take") return say::on_the_heap(view.heap);
    const std::vector<std::string_view> parts = tokens_of(tokens);
    if (parts.size() > 1 && parts[0] == "shift" && read_pile(parts[1])) {
        const std::int32_t held = stones_of(view, *read_pile(parts[1]));
        if (parts.size() == 2) return say::on_the_pile(held);
        return whole_number(parts[2]) == held ? say::empties_pile() : say::leaves_some();
    }
    if (parts.size() > 1 && parts[0] == "stake") return say::costs_in_points(parts[1]);
    const Expected<Move> move = parse(tokens);
    if (!move) return {};
    if (move->verb == Verb::bid) return say::costs(move->number);
    const std::int32_t left = view.heap - move->number;
    if (left < 0) return say::only_on_heap(view.heap);
    return left == 0 ? say::last_stone(view.options.prize) : say::leaves(left);
}

Sheet Nim::sheet(const View& view) {
    Sheet sheet;
    sheet.facts.push_back(say::heap_holds(view.heap, view.options.most));
    if (view.last != kSpectator) sheet.facts.push_back(say::took_last({view.last, view.viewer}));
    if (view.revision >= kSides) {
        std::vector<std::string> piles;
        for (const Pile pile : {Pile::a, Pile::b, Pile::c})
            piles.push_back(say::pile_with(token(pile), stones_of(view, pile)));
        sheet.facts.push_back(say::piles_hold(listed(piles)));
    }
    SheetTable table{say::seats(), {say::seat(), say::bid(), say::token(), say::shown(), say::piles()}, {}};
    for (int k = 0; k < view.seats; ++k) {
        const SeatView& seat = of(view, seat_at(k));
        const std::string bid = seat.bid < 0               ? seat.has_bid ? say::secret() : say::none_yet()
                                              : seat.stake == Pile::none ? number(seat.bid)
                                                           : say::staked_on(seat.bid, token(seat.stake));
        table.rows.push_back({seat_name(seat_at(k)), bid, seat.token > 0 ? number(seat.token) : say::hidden(),
                              seat.has_shown ? say::yes() : say::no(), number(seat.points)});
    }
    sheet.tables.push_back(table);
    return sheet;
}

}  // namespace orrery::example
