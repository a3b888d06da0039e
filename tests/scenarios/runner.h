// The worked examples of the rules references (their section 12), and other positions for tests, written as text: one
// language for all games, with one runner. A game adds a class that sets and tells its facts (FactsOf).
//
//   == E5 Retaking with 3             begins a scenario, in a file with several; reports name it so
//   seats 3 map=trefoil start=homes   seats and options; by default the fewest seats and the options' defaults
//   start 7                           begins with a real start of the match, with this seed (default 1); without `start`, with
//                                     a plain position, as the game's class makes it, with the facts that are set
//   p1 gems 5 hand cocoon             sets facts, in the game's own words; every line without a mark does
//   luck 0 2                          what chance answers first, in the next `start` or move
//   > p1: place 0,0                   asked of p1, legal, played; everywhere the seat, or only its colon, may be left out
//   + bid 3                           legal, not played
//   - bid 10 = R12 only 9 gems        refused by that ruling, with these words in the reason; both may be left out
//   ? place 0,0 1,0 done              the whole legal list in order; each line from where it differs from the line before:
//                                     here place 0,0 and place 1,0 and done; numbers as bid 0..9; for moves of several steps
//                                     the first step with dots, as shift a ...
//   ? move a1: a2 a3                  all words that may come next after these, in order. At the start: `? : move end`;
//                                     none: `? move a1:`; a dot among them: a move may end here
//   " {p1} takes 2 stones.            a sentence about the last move that everybody hears; `" p2: ...` one that p2 hears
//   = p1 gems 7                       a fact holds; mostly in the words that set it
//   = asked p2 bid                    facts of all games: who is asked what (or asked nobody); count 12, of legal moves;
//                                     over, the cause or -; win p1,p3 or -; score p1 12 p2 9; rank p1 1 p2 2
//   # why                             a comment, also after a statement; ` ; ` ends a statement like the end of a line
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "games_typed.h"

namespace orrery::scenarios {

using Words = std::vector<std::string>;

// ---- What a game supplies

// A game's facts, as the runner sees them. One object serves one scenario.
class Facts {
   public:
    virtual ~Facts() = default;
    virtual GameInfo info() const = 0;
    virtual std::unique_ptr<Match> start(int seats, const std::vector<OptionText>& options, Chance chance) const = 0;
    virtual void load(const Match& match) = 0;
    virtual void store(Match& match) const = 0;

    virtual void clear() {}                    // makes the position plain; without it the match is at its start
    virtual void set(const Words& words) = 0;  // one statement
    virtual void complete(Chance&) {}          // called after the last statement: adds what was not mentioned
    virtual Words tell(const Words& wanted) const = 0;  // the same statement, as it is true now
};

// Ends the scenario. It says what is wrong with the statement, or what is there instead.
struct Failure {
    std::string text;
};
[[noreturn]] void fail(const std::string& text);

// A game's class derives from this one. clear, set, complete and tell are about `position`. They `fail` at what they
// cannot read. What they tell may repeat no word of `wanted` that they have not understood, because such a statement
// would always be true. The game need not be in the list of games yet.
// not be in the list of games yet.
template <Game G>
class FactsOf : public Facts {
   public:
    typename G::Position position;

    GameInfo info() const final { return G::info(); }
    std::unique_ptr<Match> start(int seats, const std::vector<OptionText>& texts, Chance chance) const final {
        const auto options = G::read_options(seats, texts);
        if (!options) fail(options.fault().message);
        return std::make_unique<TypedMatch<G>>(Setup<typename G::Options>{seats, info().revision, *options}, chance);
    }
    void load(const Match& match) final { position = static_cast<const TypedMatch<G>&>(match).position(); }
    void store(Match& match) const final { static_cast<TypedMatch<G>&>(match).set_position(position); }
};

// For these classes:
Words split(std::string_view text, char by);  // without empty parts
std::string join(const Words& words, std::string_view by);
Words from(const Words& words, std::size_t place);  // those from `place` on
int number(const std::string& word);                // 0 or more
bool is_seat(std::string_view word);
Seat seat(const std::string& word);         // "-": kSpectator
std::size_t slot(const std::string& word);  // index of an array
std::string seat_text(Seat seat);

// For statements like `p1 bank 9 hand cocoon`: pairs of name and value from a place on. set_pairs calls set(name,
// value) for each; tell_pairs returns the statement with value(name) for each.
template <class Set>
void set_pairs(const Words& words, std::size_t from, Set&& set) {
    if ((words.size() - from) % 2 != 0) fail("a name without a value: " + words.back());
    for (std::size_t i = from; i < words.size(); i += 2) set(words[i], words[i + 1]);
}
template <class Value>
Words tell_pairs(const Words& wanted, std::size_t from, Value&& value) {
    Words words(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(from));
    set_pairs(wanted, from, [&](const std::string& name, const std::string&) {
        words.push_back(name);
        words.push_back(value(name));
    });
    return words;
}
// For a pile of things, the first one on top: `deck size 3`, or as much of an end as is wanted: `deck top a b`, `deck
// bottom z`.
Words tell_end(const Words& wanted, const Words& pile);

// ---- For tests

// Runs one scenario. Empty if every statement holds; else the number of the line, the first statement that does not
// hold, and what is there instead. `facts` then have the position that was reached.
std::string run(std::string_view text, Facts& facts, int first_line = 1);
template <class GameFacts>
std::string run(std::string_view text) {
    GameFacts facts;
    return run(text, facts);
}

// The position after a scenario that holds, for tests that look at it themselves.
template <class GameFacts>
auto position_after(std::string_view text) {
    GameFacts facts;
    if (const std::string broken = run(text, facts); !broken.empty()) throw std::logic_error(broken);
    return facts.position;
}

// Checks each scenario of a file, whose name is relative to tests/; returns how many there are.
int check_file(const std::string& file, const std::function<std::unique_ptr<Facts>()>& make);
template <class GameFacts>
int check_file(const std::string& file) {
    return check_file(file, [] { return std::make_unique<GameFacts>(); });
}

}  // namespace orrery::scenarios
