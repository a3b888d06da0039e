// The contract that every game fulfils: the first file to read. A game is a type G with static functions only; what they
// promise is tested for all games at once, by the laws in tests/laws.
//
// The one surprising rule: a move with a number in it is listed once, as an Entry with a range (`move a3 b2 1..12`).
// Every list below is in the rules reference's canonical order; the order is part of the link format.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/chance.h"
#include "core/json.h"
#include "core/ladder.h"
#include "core/options.h"
#include "core/sheet.h"
#include "core/types.h"
#include "core/verdict.h"

namespace orrery {

// One line of a legal list. Without a number: low == high == 0 and `move` is the move. With one: `move` carries
// `low` as its number, and every number low..high is legal (1 <= high - low + 1 moves in one entry).
// With `more`, of a game that HasSteps, `move` is only the beginning of one: its further() lists what may come next.
template <class Move>
struct Entry {
    Move move{};
    std::int32_t low = 0;
    std::int32_t high = 0;
    bool more = false;

    constexpr std::uint32_t width() const { return static_cast<std::uint32_t>(high - low) + 1; }
    constexpr bool ranged() const { return high != 0 || low != 0; }
    bool operator==(const Entry&) const = default;
};

// What a game is started with. `revision` is the rules revision the match is played under.
template <class Options>
struct Setup {
    int seats = 2;
    int revision = 1;
    Options options{};

    bool operator==(const Setup&) const = default;
};

// Options, Position, Move, View and Event are plain values with a defaulted ==. Position and View hold no pointers into
// themselves, and each lists its fields once, in `save`.
template <class G>
concept Game = std::regular<typename G::Options> && std::regular<typename G::Position> &&
    std::regular<typename G::Move> && std::regular<typename G::View> && std::regular<typename G::Event> &&
    requires(const Setup<typename G::Options> setup, const typename G::Options options, typename G::Options coded,
             DigitCoder coder, const typename G::Position position, typename G::Position next,
             const typename G::Move move, const typename G::View view, const typename G::Event event,
             std::vector<typename G::Event>* events, std::span<const typename G::Event> told,
             std::vector<Entry<typename G::Move>>& entries, Seat seat, Chance& chance, std::string_view text,
             std::vector<OptionText> texts, JsonOut& json, int number) {
    { G::info() } -> std::same_as<GameInfo>;

    // Options, all four from one declaration that a game inherits (core/options.h); for that number of seats, then of that
    // rules revision, kNewestRevision unless told. option_specs: in the rules reference's order. read_options: a Fault names
    // the option, the value and what would be accepted. write_options: only what differs from the defaults;
    // read_options(seats, write_options(seats, o)) == o. code_options: the digits in links, both ways.
    { G::option_specs(number, number) } -> std::same_as<std::vector<OptionSpec>>;
    { G::read_options(number, texts, number) } -> std::same_as<Expected<typename G::Options>>;
    { G::write_options(number, options, number) } -> std::same_as<std::vector<OptionText>>;
    { G::code_options(number, coded, coder, number) } -> std::same_as<void>;

    // Presets for that number of seats, from beside the same declaration, in the order of a menu: kFirstGame, kStandard and
    // what else there is in words. Each names what it sets and nothing that is at its default.
    { G::presets(number) } -> std::same_as<std::vector<Preset>>;

    // Play. `legal` clears `entries` and fills it: exhaustive, exact, in canonical order; empty when over.
    // `why_not` says of a move that is not listed which ruling and which figures are against it; core/legal.h checks the
    // list first. `apply` takes legal moves only, carries out all that follows by itself, and takes luck only from
    // `chance`. A question with one legal answer is not asked unless the rules reference says so.
    { G::start(setup, chance) } -> std::same_as<typename G::Position>;
    { G::decision(position) } -> std::same_as<Decision>;
    { G::legal(position, entries) } -> std::same_as<void>;
    { G::why_not(position, move) } -> std::same_as<Refusal>;
    { G::apply(next, move, chance) } -> std::same_as<void>;
    { G::result(position) } -> std::same_as<Result>;
    { G::is_sound(position) } -> std::same_as<bool>;

    // An Event is one thing that a move did (ship moved, card turned up, bid opened), as log and film need it; where a
    // part of it is secret, it says who may know that. If somebody listens, `apply` appends them to `events` in the order
    // in which they happen; listening changes nothing. No position and no view keeps them: who shows a ply plays it again.
    { G::apply(next, move, chance, events) } -> std::same_as<void>;

    // The number of a ranged move: with_number(entry.move, n) for low <= n <= high is that move.
    { G::with_number(move, number) } -> std::same_as<typename G::Move>;
    { G::number_of(move) } -> std::same_as<std::int32_t>;

    // Secrets. A View is filled by allow-list and knows its own viewer (view.viewer); kSpectator sees what
    // everybody may see. view(resample(p, s), s) == view(p, s), and the same moves if s is asked. What resample makes
    // depends on `chance` and on what s was shown, on nothing that is hidden from it: two positions that look the same
    // to s resample with equal chance to equal positions. `result` of a running match counts only what all may see.
    { G::view(position, seat) } -> std::same_as<typename G::View>;
    { G::resample(position, seat, chance) } -> std::same_as<typename G::Position>;
    // masked: what this seat may know of it; nullopt: not even that it happened. Where two worlds look the same to it
    // before a move and after, it is told the same of the move.
    { G::masked(event, seat) } -> std::same_as<std::optional<typename G::Event>>;

    // Text. print and parse agree; tokens are joined by one space; the number of a ranged entry ends its text.
    // parse needs no position: a Fault says what the text lacks.
    // begun: what the first tokens of a move say, with all else not chosen yet; nothing: no move begins so. It agrees with
    // print for every move, and for every beginning that a game with steps offers.
    { G::print(move) } -> std::same_as<std::string>;
    { G::parse(text) } -> std::same_as<Expected<typename G::Move>>;
    { G::begun(text) } -> std::same_as<std::optional<typename G::Move>>;

    // Sentences and tables from a view; seats as {p1}, planets and cards by their names.
    // To the viewer they say "you" (Person in core/words.h), of others they speak by seat.
    // question: what is asked: "Settle a planet" to the viewer, "{p2}: settle a planet" of another seat.
    // describe: what the move did: the act first, then what followed by itself, one sentence each, from the events in
    //           their order. The views before and after have the same viewer and the events are masked for it;
    //           nothing that this viewer may not know may be said.
    // explain:  what the first tokens of a move mean at this moment, for choosing step by step: for a part, the
    //           name and figures of the thing ("a3, medium, free, 4 natives"); for a whole move, its certain
    //           result or its odds ("10 ships against 9: you keep 1 there, 2 at a4"); with the ruling if refused.
    //           Never empty, and never how moves are written: of what says nothing yet, what is asked.
    { G::question(view) } -> std::same_as<std::string>;
    { G::describe(view, move, told, view) } -> std::same_as<std::vector<std::string>>;
    { G::explain(view, text) } -> std::same_as<std::string>;
    { G::sheet(view) } -> std::same_as<Sheet>;

    // JSON in the words of the rules reference (core/json.h). The position's is complete: another program could go on from
    // it.
    { position.save(json) } -> std::same_as<void>;
    { view.save(json) } -> std::same_as<void>;
};

// What a game adds whose moves are chosen in several steps, because nobody can list them all. Its Move then also holds the
// beginning of a move, a prefix. `legal` lists the first step; `further` clears `entries` and lists what may follow
// `prefix`, which an entry with `more` offered, with its number if it has one. Entries hold whole prefixes, not what is
// added. Every prefix that is offered can be completed in at most kMostSteps steps; each legal move has one path to it.
//   leads_to: is `prefix` a beginning of `move`, which is whole or itself only begun?
//   print of a prefix is the first tokens of every move that it leads to.
template <class G>
concept HasSteps = Game<G> && requires(const typename G::Position position, const typename G::Move move,
                                       std::vector<Entry<typename G::Move>>& entries) {
    { G::further(position, move, entries) } -> std::same_as<void>;
    { G::leads_to(move, move) } -> std::same_as<bool>;
};

// What a game adds where a move may be written in more ways than it is listed (a part that goes without saying, two things in
// either order). as_listed: the move that is listed, if this is one of its ways; else it may be anything that is not legal.
template <class G>
concept HasSpellings = Game<G> && requires(const typename G::Position position, const typename G::Move move) {
    { G::as_listed(position, move) } -> std::same_as<typename G::Move>;
};

// What a game with steps adds where it asks for secret answers of several of them. In a link the steps of a sealed answer are hidden
// each for itself, as many as the longest has. sealed_bases: of the seat that is asked, a number for each step that may come,
// above every place which that step may have; the same for everybody who looks, since it tells how long links are.
template <class G>
concept HasSealedSteps = HasSteps<G> && requires(const typename G::Position position) {
    { G::sealed_bases(position) } -> std::same_as<std::vector<std::uint64_t>>;
};

// What a game may add where an option can be without effect beside another: the options of a new match, with those that have
// none at their defaults. What was begun before keeps what it was begun with.
template <class G>
concept HasIdleOptions = Game<G> && requires(const typename G::Options options, int seats) {
    { G::without_idle(seats, options) } -> std::same_as<typename G::Options>;
};

// What a game may add where a move shows everybody something that was hidden: a card comes up, a bid opens. No view needs
// to keep it (a hand is shown and closed again), so worlds in which it differs do not look the same, whatever the views say.
// is_reveal: is this such an event? Then nothing of it is masked for anybody.
template <class G>
concept HasReveals = Game<G> && requires(const typename G::Event event) {
    { G::is_reveal(event) } -> std::same_as<bool>;
};

// What a game may add where an answer stays hidden for good though others see that it was given (Decision::secret hides
// one until all are in). hides: may the view's viewer, another seat than the one that is asked, not know this move?
template <class G>
concept HasHiddenAnswers = Game<G> && requires(const typename G::View view, const typename G::Move move) {
    { G::hides(view, move) } -> std::same_as<bool>;
};

// What a game may add so that people who play by link are asked less. automatic_specs: what may be answered for a seat, each
// with its values, kAsk among them; automatic_answer: the answer of the viewer, who is asked now and has these legal moves,
// if `answers` have it. Played like any other move, by whoever keeps the table; worked out from the view alone.
template <class G>
concept HasAutomaticAnswers = Game<G> &&
    requires(const typename G::View view, const std::vector<Entry<typename G::Move>> entries,
             const AutomaticAnswers answers) {
    { G::automatic_specs() } -> std::same_as<std::vector<OptionSpec>>;
    { G::automatic_answer(view, entries, answers) } -> std::same_as<std::optional<typename G::Move>>;
};

// What a game may add so that search plays it well; search works without. In games/<game>/insight.h.
//   evaluate: how well each seat stands, 0..1000, in `value` (any scale that compares between positions).
//   promising: the few entries worth searching, best first, each with one number (low == high when ranged);
//              a subset of the legal moves, never empty when something is asked. Allocates nothing when reused.
//   playout_move: a quick plausible legal move for simulated play. `entries` is room for lists; it allocates nothing when
//              that is reused.
//   kLadder: how each of the five levels plays it, easiest first (Rung); each is to win 65 to 85 of 100 games for two against
//              the one before.
// And where it helps: `static constexpr bool kIsOpen = true` (nothing is hidden and no luck comes after the start),
// `static constexpr int kHorizon` (decisions of a playout before it may be judged) and is_quiet(position) (may it be now).
template <class G>
concept HasInsight = Game<G> &&
    requires(const typename G::Position position, Chance& chance, std::vector<Entry<typename G::Move>>& entries,
             std::array<std::int32_t, kMaxSeats>& value) {
    { G::Insight::kLadder } -> std::convertible_to<const Ladder&>;
    { G::Insight::evaluate(position, value) } -> std::same_as<void>;
    { G::Insight::promising(position, entries) } -> std::same_as<void>;
    { G::Insight::playout_move(position, chance, entries) } -> std::same_as<typename G::Move>;
};

// Events as `viewer` may know them.
template <Game G>
std::vector<typename G::Event> masked(const std::vector<typename G::Event>& events, Seat viewer) {
    std::vector<typename G::Event> known;
    known.reserve(events.size());
    for (const auto& event : events)
        if (auto part = G::masked(event, viewer)) known.push_back(std::move(*part));
    return known;
}

}  // namespace orrery
