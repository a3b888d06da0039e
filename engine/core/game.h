// The contract that every game fulfils. Read this file first. A game is a type G with static functions only. The laws
// in tests/laws test for all games at once what these functions promise.
//
// The one surprising rule: a move with a number in it is listed once, as an Entry with a range (`move a3 b2 1..12`).
// Every list below is in the rules reference's canonical order. That order is part of the link format.
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
#include "core/listener.h"
#include "core/options.h"
#include "core/sentence.h"
#include "core/sheet.h"
#include "core/types.h"
#include "core/verdict.h"

namespace orrery {

// One line of a legal list. Without a number, low == high == 0 and `move` is the move. With a number, `move` carries
// `low`, and every number low..high is legal: the entry stands for high - low + 1 moves. With `more` (only in a game
// that HasSteps), `move` is the beginning of a move, and further() lists what may come next.
template <class Move>
struct Entry {
    Move move{};
    std::int32_t low = 0;
    std::int32_t high = 0;
    bool more = false;

    constexpr Entry() = default;
    constexpr Entry(const Move& first, std::int32_t lowest = 0, std::int32_t highest = 0, bool goes_on = false)
        : move(first), low(lowest), high(highest), more(goes_on) {}

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
             const Listener<typename G::Position, typename G::Event>& listener, std::span<const typename G::Event> told,
             std::vector<Entry<typename G::Move>>& entries, Seat seat, Chance& chance, std::string_view text,
             std::vector<OptionText> texts, JsonOut& json, int number) {
    { G::info() } -> std::same_as<GameInfo>;

    // Options. A game inherits all four functions from one declaration (core/options.h). The numbers are the number of
    // seats and the rules revision (kNewestRevision by default).
    // option_specs: in the rules reference's order.
    // read_options: its Fault names the option, the value and what would be accepted.
    // write_options: only what differs from the defaults; read_options(seats, write_options(seats, o)) == o.
    // code_options: the digits in links, both ways.
    { G::option_specs(number, number) } -> std::same_as<std::vector<OptionSpec>>;
    { G::read_options(number, texts, number) } -> std::same_as<Expected<typename G::Options>>;
    { G::write_options(number, options, number) } -> std::same_as<std::vector<OptionText>>;
    { G::code_options(number, coded, coder, number) } -> std::same_as<void>;

    // Presets for that number of seats, from the same declaration, in the order of a menu: kFirstGame, kStandard and
    // others. Each names the options that it sets, and none that is at its default.
    { G::presets(number) } -> std::same_as<std::vector<Preset>>;

    // Play. A question with one legal answer is not asked unless the rules reference says so.
    // legal: clears `entries` and fills it: exhaustive, exact, in canonical order; empty when the match is over.
    // why_not: the ruling and the figures against a move that is not listed. core/legal.h checks the list first.
    // apply: takes legal moves only, and carries out all that follows by itself. Luck comes only from `chance`.
    { G::start(setup, chance) } -> std::same_as<typename G::Position>;
    { G::decision(position) } -> std::same_as<Decision>;
    { G::legal(position, entries) } -> std::same_as<void>;
    { G::why_not(position, move) } -> std::same_as<Refusal>;
    { G::apply(next, move, chance) } -> std::same_as<void>;
    { G::result(position) } -> std::same_as<Result>;
    { G::is_sound(position) } -> std::same_as<bool>;

    // An Event is one thing that a move did (ship moved, card turned up, bid opened), as log and film need it. If a
    // part of it is secret, the event says who may know it. `apply` tells the events to a listener (core/listener.h), in
    // the order in which they happen; listening changes nothing. Neither positions nor views keep events: to show a ply,
    // play it again. An event is told when the position shows its effect, and nothing yet of the next event's effect. So
    // a view of the position at that moment is the picture between the two events. Nobody is asked at that moment.
    { G::apply(next, move, chance, listener) } -> std::same_as<void>;

    // The number of a ranged move: with_number(entry.move, n) for low <= n <= high is that move.
    { G::with_number(move, number) } -> std::same_as<typename G::Move>;
    { G::number_of(move) } -> std::same_as<std::int32_t>;

    // Secrets.
    // view: filled by allow-list: a type that holds no secret may be copied whole, all other members are copied by
    // name. tests/views lists what it holds. It knows its own viewer (view.viewer); kSpectator sees what everybody may
    // see.
    // resample: view(resample(p, s), s) == view(p, s), with the same moves if s is asked. What it makes depends only on
    // `chance` and on what s was shown: two positions that look the same to s resample to equal positions with equal
    // chance.
    // The `result` of a running match counts only what everybody may see.
    // These hold for a position in the middle of a move as well, as a listener gets it: such views tell no more than the
    // views before and after the move and the masked events.
    { G::view(position, seat) } -> std::same_as<typename G::View>;
    { G::resample(position, seat, chance) } -> std::same_as<typename G::Position>;
    // masked: what this seat may know of the event; nullopt: not even that it happened. If two worlds look the same to
    // a seat before and after a move, it is told the same of the move.
    { G::masked(event, seat) } -> std::same_as<std::optional<typename G::Event>>;

    // Text. print and parse agree. Tokens are joined by one blank. The number of a ranged entry ends its text. parse
    // needs no position; its Fault says what the text lacks.
    // begun: what the first tokens of a move say, with the rest not chosen yet; nothing: no move begins so. It agrees
    // with print for every move, and for every beginning that a game with steps offers.
    { G::print(move) } -> std::same_as<std::string>;
    { G::parse(text) } -> std::same_as<Expected<typename G::Move>>;
    { G::begun(text) } -> std::same_as<std::optional<typename G::Move>>;

    // Sentences and tables from a view. Seats stand as {p1}, planets and cards by their names. The viewer is "you"
    // (Person in core/words.h), the others are named by seat.
    // question: what is asked: "Settle a planet" to the viewer, "{p2}: settle a planet" of another seat.
    // describe: what the move did, one sentence each: first the act, then what followed by itself, from the events in
    //           their order. The kind of an event says whether its sentence tells a deed, a price or a yield. Both
    //           views have the same viewer, and the events are masked for it: no sentence may say what this viewer
    //           may not know.
    // explain:  what the first tokens of a move mean now, for choosing step by step. For a part: the name and figures
    //           of the thing ("a3, medium, free, 4 natives"). For a whole move: its certain result or its odds
    //           ("10 ships against 9: you keep 1 there, 2 at a4"), with the ruling if it is refused. For text that
    //           means nothing yet: what is asked. Never empty, and never how moves are written.
    { G::question(view) } -> std::same_as<std::string>;
    { G::describe(view, move, told, view) } -> std::same_as<std::vector<Sentence>>;
    { G::explain(view, text) } -> std::same_as<std::string>;
    { G::sheet(view) } -> std::same_as<Sheet>;

    // JSON in the words of the rules reference (core/json.h). The position's is complete: another program could go on
    // from it.
    { position.save(json) } -> std::same_as<void>;
    { view.save(json) } -> std::same_as<void>;
};

// For a game whose moves are chosen in several steps, because a list of all moves would be too long. Its Move can also
// hold the beginning of a move: a prefix. `legal` lists the first step.
//   further: clears `entries` and lists what may follow `prefix`. The prefix comes from an entry with `more`, with its
//   number if it has one. The entries hold whole prefixes, not only what is added.
//   leads_to: is `prefix` a beginning of `move`, which is whole or itself a beginning?
//   print of a prefix gives the first tokens of every move that it leads to.
// Every listed prefix can be completed, and takes at most kMostSteps steps in all. There is one path to each legal
// move.
template <class G>
concept HasSteps = Game<G> && requires(const typename G::Position position, const typename G::Move move,
                                       std::vector<Entry<typename G::Move>>& entries) {
    { G::further(position, move, entries) } -> std::same_as<void>;
    { G::leads_to(move, move) } -> std::same_as<bool>;
};

// For a game whose moves may be written in more ways than one: an obvious part left out, two things in either order.
// as_listed: the listed move that is meant; if none is, any move that is not legal.
template <class G>
concept HasSpellings = Game<G> && requires(const typename G::Position position, const typename G::Move move) {
    { G::as_listed(position, move) } -> std::same_as<typename G::Move>;
};

// For a game with steps that asks for secret answers of several steps. A link hides each step of a sealed answer by
// itself, and holds as many steps as the longest answer has. sealed_bases: a number for each step that an answer of the
// asked seat may have. It is larger than every place that the step may have. Everybody gets the same numbers, since
// they decide how long links are.
template <class G>
concept HasSealedSteps = HasSteps<G> && requires(const typename G::Position position) {
    { G::sealed_bases(position) } -> std::same_as<std::vector<std::uint64_t>>;
};

// For a game in which one option can make another one useless. without_idle: the options of a new match, with the
// useless ones at their defaults. A match that has begun keeps its options.
template <class G>
concept HasIdleOptions = Game<G> && requires(const typename G::Options options, int seats) {
    { G::without_idle(seats, options) } -> std::same_as<typename G::Options>;
};

// For a game with moves that show everybody something hidden: a card comes up, a bid opens. is_reveal: is this such an
// event? Then nothing of it is masked for anybody. No view needs to keep what was shown (a hand is closed again). So
// worlds that differ in it do not look the same, even if their views are equal.
template <class G>
concept HasReveals = Game<G> && requires(const typename G::Event event) {
    { G::is_reveal(event) } -> std::same_as<bool>;
};

// For a game with answers that stay hidden for good, though others see that they were given. (Decision::secret hides an
// answer only until all are in.) hides: is this move hidden from the view's viewer? The viewer is not the seat that is
// asked.
template <class G>
concept HasHiddenAnswers = Game<G> && requires(const typename G::View view, const typename G::Move move) {
    { G::hides(view, move) } -> std::same_as<bool>;
};

// For a game with small decisions that can be answered in advance, so that people who play by link are asked less.
//   automatic_specs: what may be answered for a seat, each with its values; kAsk is one of them.
//   automatic_answer: the answer of the viewer, who is asked now and has these legal moves; empty: ask the person. It is
//   worked out from the view alone. The device that keeps the table plays it like any other move.
template <class G>
concept HasAutomaticAnswers = Game<G> &&
    requires(const typename G::View view, const std::vector<Entry<typename G::Move>> entries,
             const AutomaticAnswers answers) {
    { G::automatic_specs() } -> std::same_as<std::vector<OptionSpec>>;
    { G::automatic_answer(view, entries, answers) } -> std::same_as<std::optional<typename G::Move>>;
};

// For a game with positions in "Find the move" (engine/puzzles).
// aim: what a good move is for, without telling the move: "Take a planet from a rival". `told` are the events of the
// move and of the rest of that turn (core/aims.h), as the viewer, who is asked, may know them.
template <class G>
concept HasAims = Game<G> && requires(const typename G::View view, std::span<const typename G::Event> told) {
    { G::aim(view, told) } -> std::same_as<std::string>;
};

// What helps search to play a game well; search works without it. It is in games/<game>/insight.h.
//   evaluate: how well each seat stands, in `value`, 0..1000, on any scale that compares between positions.
//   promising: the few entries worth searching, best first, each with one number (low == high when ranged).
//              A subset of the legal moves; never empty when something is asked. Allocates nothing if `entries` is reused.
//   playout_move: a quick plausible legal move for simulated play. `entries` is room for lists. Allocates nothing if
//              that is reused.
//   kLadder: how each of the five levels plays the game, easiest first (Rung). In games for two, each should win 65 to 85
//              of 100 against the one before.
// Optional: `static constexpr bool kIsOpen = true` (nothing is hidden and no luck comes after the start), `static
// constexpr int kHorizon` (how many decisions a playout takes before it may be judged) and is_quiet(position) (may it
// be judged now?).
template <class G>
concept HasInsight = Game<G> &&
    requires(const typename G::Position position, Chance& chance, std::vector<Entry<typename G::Move>>& entries,
             std::array<std::int32_t, kMaxSeats>& value) {
    { G::Insight::kLadder } -> std::convertible_to<const Ladder&>;
    { G::Insight::evaluate(position, value) } -> std::same_as<void>;
    { G::Insight::promising(position, entries) } -> std::same_as<void>;
    { G::Insight::playout_move(position, chance, entries) } -> std::same_as<typename G::Move>;
};

// For an Insight whose bots may have characters (core/ladder.h). With a character, `promising` and `playout_move` sort
// by what it likes as well; without one they are as above.
//   kCharacters: their names and a sentence each, in the order of records.
//   liking: what the character adds to the worth of a move of the asked seat, in the units of the game's ideas.
//   kThousandths: how many thousandths of a standing one such unit is, for search.
// A character may lose at most 60 of 100 matches for two against its plain level.
template <class G>
concept HasCharacters = HasInsight<G> &&
    requires(const typename G::Position position, const typename G::Move move, Chance& chance,
             std::vector<Entry<typename G::Move>>& entries, int character) {
    { G::Insight::kCharacters } -> std::convertible_to<const Characters&>;
    { G::Insight::kThousandths } -> std::convertible_to<int>;
    { G::Insight::liking(position, move, character) } -> std::same_as<int>;
    { G::Insight::promising(position, entries, character) } -> std::same_as<void>;
    { G::Insight::playout_move(position, chance, entries, character) } -> std::same_as<typename G::Move>;
};

// The events as `viewer` may know them.
template <Game G>
std::vector<typename G::Event> masked(const std::vector<typename G::Event>& events, Seat viewer) {
    std::vector<typename G::Event> known;
    known.reserve(events.size());
    for (const auto& event : events)
        if (auto part = G::masked(event, viewer)) known.push_back(std::move(*part));
    return known;
}

}  // namespace orrery
