// The verbs of a game, each declared once. A row says how a verb is written, which question it answers, what has to hold
// for it, and which steps it takes. A step says how it is read and printed, and has one rule: what it may be here, and
// what is against anything else. From these rows follow the legal list, `further`, `leads_to`, notation and refusals.
//     constexpr auto piles_to_shift = [](const Position& p, const Move&, auto& pile) {
//         pile.only(filled(p), "R9", [](Pile one) { return "Pile " + token(one) + " is empty."; });
//     };
//     constexpr auto kFrom = step<&Move::from, Piles, Position>(piles_to_shift, {"a pile: a, b or c", read, print});
//     constexpr VerbRow<Position, Move, Phase> kRows[] = {
//         {Verb::shift, "shift", Phase::turn, may_shift, {&kFrom, &kStones, &kTo}}, {Verb::show, "show", Phase::turn}};
//     constexpr VerbTable<kRows> kVerbs({"shift a 2 heap", "show"});
// A rule is written once and read in two ways: by a Sieve, which keeps all that is legal, and by an Objection, which
// finds what is against one thing. Only an Objection makes a sentence, so lists and bots cost no text. That is why a
// rule is a function object without captures that takes either (`auto&`).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/notation.h"
#include "core/set_of.h"
#include "core/verdict.h"

namespace orrery {

// ---- Who reads a rule

// Do all conditions hold?
class Check {
   public:
    // If `holds` is false, that ruling is against it. `say` is the sentence, or a function that makes it.
    template <class Say>
    void that(bool holds, const char*, const Say&) {
        passes_ = passes_ && holds;
    }
    bool passes() const { return passes_; }

   private:
    bool passes_ = true;
};

// All things that a step may be. `Set` is a SetOf, Numbers, or another type with has, first, empty, & and iteration.
template <class Set>
class Sieve : public Check {
   public:
    // Only `those` may be chosen; that ruling is against all others. `say` may take the thing that is refused.
    // The first `only` of a rule names all that there is.
    template <class Say>
    void only(const Set& those, const char*, const Say&) {
        leads_on(those);
    }
    // None of `those` may be chosen.
    template <class Say>
    void except(const Set& those, const char*, const Say&) {
        left_ = left_ - those;
    }
    // Should the rule return now? If `none`, nothing can be chosen, so a list needs no more of the rule. A refusal
    // always needs all of it.
    bool is_done_if(bool none) {
        that(!none, "", "");
        return none;
    }
    // Things outside of `those` break no rule here, but leave a later step without a choice. So they are not listed; if one
    // is chosen, the later step says what is against it.
    void leads_on(const Set& those) {
        left_ = has_begun_ ? left_ & those : those;
        has_begun_ = true;
    }
    Set left() const { return passes() ? left_ : Set{}; }

   private:
    Set left_{};
    bool has_begun_ = false;
};

// The first condition that does not hold, if any.
class Protest {
   public:
    template <class Say>
    void that(bool holds, const char* ruling, const Say& say) {
        if (holds || verdict_) return;
        if constexpr (std::is_invocable_v<Say>)
            verdict_ = Refusal{ruling, say()};
        else
            verdict_ = Refusal{ruling, say};
    }
    const Verdict& verdict() const { return verdict_; }

   private:
    Verdict verdict_;
};

// What is against one thing.
template <class Set>
class Objection : public Protest {
   public:
    using Thing = decltype(std::declval<const Set&>().first());

    explicit Objection(Thing thing) : thing_(thing) {}

    template <class Say>
    void only(const Set& those, const char* ruling, const Say& say) {
        tell(those.has(thing_), ruling, say);
    }
    template <class Say>
    void except(const Set& those, const char* ruling, const Say& say) {
        tell(!those.has(thing_), ruling, say);
    }
    bool is_done_if(bool) { return false; }
    void leads_on(const Set&) {}

   private:
    template <class Say>
    void tell(bool holds, const char* ruling, const Say& say) {
        if constexpr (std::is_invocable_v<Say, Thing>)
            that(holds, ruling, [&] { return say(thing_); });
        else
            that(holds, ruling, say);
    }

    Thing thing_;
};

// All that a rule lets through.
template <class Set, class Position, class Move, class Rule>
Set kept(Rule rule, const Position& position, const Move& begun) {
    Sieve<Set> sieve;
    rule(position, begun, sieve);
    return sieve.left();
}

// ---- Steps

// Reading and printing are those of an argument. In the beginning of a move, a step that is not chosen yet has the value
// that it has in a fresh move.
template <class Position, class Move>
struct VerbStep : Argument<Move> {
    bool (*is_chosen)(const Move& begun) = nullptr;
    bool (*leads_to)(const Move& begun, const Move& move) = nullptr;
    bool (*is_open)(const Position& position, const Move& begun) = nullptr;  // is there anything to choose?
    // Adds all that may be chosen. `more`: a further step follows. The last step of a verb may be listed in several
    // parts: then it sets `more` of its entries itself, and is called again with a beginning that has the first parts.
    void (*list)(const Position& position, const Move& begun, bool more, std::vector<Entry<Move>>& entries) = nullptr;
    Verdict (*against)(const Position& position, const Move& move) = nullptr;
};

template <class Move, class Member>
Move owner_of(Member Move::*member);
template <auto kMember>
using OwnerOf = decltype(owner_of(kMember));

// The functions of a step that fills `kMember` of a move.
template <auto kMember, class Set, class Position, class Rule>
struct RuledStep {
    using Move = OwnerOf<kMember>;
    using Member = std::remove_cvref_t<decltype(std::declval<Move>().*kMember)>;

    static Set left(const Position& position, const Move& begun) { return kept<Set>(Rule{}, position, begun); }
    static bool is_chosen(const Move& begun) { return !(begun.*kMember == Move{}.*kMember); }
    static bool leads_to(const Move& begun, const Move& move) {
        return !is_chosen(begun) || begun.*kMember == move.*kMember;
    }
    static bool is_open(const Position& position, const Move& begun) { return !left(position, begun).empty(); }
    // Inlined: it is called at every decision, and its rule is known here.
    [[gnu::always_inline]] static void list(const Position& position, const Move& begun, bool more,
                                            std::vector<Entry<Move>>& entries) {
        const Set things = left(position, begun);
        Move move = begun;
        if constexpr (std::is_same_v<Set, Numbers>) {
            move.*kMember = static_cast<Member>(things.low);
            if (!things.empty()) entries.emplace_back(move, things.low, things.high, more);
        } else {
            for (const auto thing : things) {
                move.*kMember = static_cast<Member>(thing);
                entries.emplace_back(move, 0, 0, more);
            }
        }
    }
    static Verdict against(const Position& position, const Move& move) {
        Objection<Set> objection(static_cast<typename Objection<Set>::Thing>(move.*kMember));
        Rule{}(position, move, objection);
        return objection.verdict();
    }
};

// The step that fills `kMember` of a move with a thing of a `Set`. The rule is called as
//     rule(position, move, sieve_or_objection)
// `move` is what is chosen so far, or the whole move when somebody asks what is against it.
template <auto kMember, class Set, class Position, class Rule>
constexpr auto step(Rule, const Argument<OwnerOf<kMember>>& notation) {
    using Ruled = RuledStep<kMember, Set, Position, Rule>;
    return VerbStep<Position, OwnerOf<kMember>>{notation,       Ruled::is_chosen, Ruled::leads_to,
                                                Ruled::is_open, Ruled::list,      Ruled::against};
}

// ---- Verbs

// What has to hold for a verb, from a rule without a thing: rule(position, check_or_protest).
template <class Position>
struct Condition {
    bool (*passes)(const Position& position) = [](const Position&) { return true; };
    Verdict (*against)(const Position& position) = [](const Position&) { return Verdict(); };

    constexpr Condition() = default;
    template <class Rule>
    constexpr Condition(Rule)
        : passes([](const Position& position) {
              Check check;
              Rule{}(position, check);
              return check.passes();
          }),
          against([](const Position& position) {
              Protest protest;
              Rule{}(position, protest);
              return protest.verdict();
          }) {}
};

// A game adds its own facts in a row of its own that inherits this one.
template <class P, class M, class Asked>
struct VerbRow {
    using Position = P;
    using Move = M;
    using Question = Asked;

    decltype(Move::verb) verb{};
    std::string_view word{};
    Question question{};  // which it answers
    Condition<Position> may{};
    std::array<const VerbStep<Position, Move>*, kMostArguments>
        arguments{};                                    // its steps in order; nullptr after the last
    Move (*begun)(const Position& position) = nullptr;  // with what the question itself says; nullptr: nothing
};

// All rows, in the order of legal lists. The rows are a template argument, so that the lists of a game, which are made
// at every decision, call their rules directly.
template <const auto& kRows>
struct VerbTable
    : Notation<typename std::remove_cvref_t<decltype(kRows[0])>::Move, std::remove_cvref_t<decltype(kRows[0])>> {
    using Row = std::remove_cvref_t<decltype(kRows[0])>;
    using Position = typename Row::Position;
    using Move = typename Row::Move;
    using Entries = std::vector<Entry<Move>>;

    explicit constexpr VerbTable(const std::array<std::string_view, 2>& two_examples)
        : Notation<Move, Row>{kRows, two_examples} {}

    // May the verb be chosen, and is there a first step for it?
    // Inlined: a legal list asks it of every row.
    [[gnu::always_inline]] static bool is_open(const Row& row, const Position& position) {
        return row.may.passes(position) &&
               (row.arguments[0] == nullptr || row.arguments[0]->is_open(position, begun_with(row, position)));
    }
    // Adds all answers to `question`, as far as their first steps go.
    static void list(const Position& position, typename Row::Question question, Entries& entries) {
        each_row([&](auto at) {
            constexpr const Row& row = kRows[at];
            if (row.question == question && row.may.passes(position))
                list_step(position, row, begun_with(row, position), entries);
        });
    }
    // Adds the verbs that answer `question`, for a game in which the verb is a step of its own. `may(row)` is what the
    // game wants of a row besides.
    template <class May>
    static void list_verbs(const Position& position, typename Row::Question question, Entries& entries,
                           const May& may) {
        each_row([&](auto at) {
            constexpr const Row& row = kRows[at];
            if (row.question == question && may(row) && is_open(row, position))
                entries.emplace_back(begun_with(row, position), 0, 0, row.arguments[0] != nullptr);
        });
    }
    // Adds the next step of a beginning.
    void further(const Position& position, const Move& begun, Entries& entries) const {
        if (const Row* row = this->form(begun.verb)) list_step(position, *row, begun, entries);
    }
    bool leads_to(const Move& begun, const Move& move) const {
        const Row* row = begun.verb == move.verb ? this->form(begun.verb) : nullptr;
        if (row == nullptr) return false;
        for (const auto* step : row->arguments)
            if (step != nullptr && !step->leads_to(begun, move)) return false;
        return true;
    }
    // What is against a move that answers the question: of its verb, then of its steps. Empty: no rule is against it.
    static Verdict against(const Row& row, const Position& position, const Move& move) {
        if (Verdict refused = row.may.against(position)) return refused;
        for (const auto* step : row.arguments)
            if (step != nullptr)
                if (Verdict refused = step->against(position, move)) return refused;
        return {};
    }

   private:
    // Calls visit(at) for the place of each row. The place is a constant, so that the rules of the row are called directly.
    template <class Visit>
    static void each_row(const Visit& visit) {
        [&visit]<std::size_t... kAt>(std::index_sequence<kAt...>) {
            (visit(std::integral_constant<std::size_t, kAt>()), ...);
        }
        (std::make_index_sequence<std::size(kRows)>());
    }
    static Move begun_with(const Row& row, const Position& position) {
        Move move = row.begun != nullptr ? row.begun(position) : Move{};
        move.verb = row.verb;
        return move;
    }
    // Lists the first step that is not chosen. If all before the last are chosen, it lists the last one, even if that
    // has begun.
    static void list_step(const Position& position, const Row& row, const Move& begun, Entries& entries) {
        const auto is_last = [&row](std::size_t at) {
            return at + 1 == row.arguments.size() || row.arguments[at + 1] == nullptr;
        };
        if (row.arguments[0] == nullptr) return void(entries.emplace_back(begun));
        std::size_t at = 0;
        while (!is_last(at) && row.arguments[at]->is_chosen(begun)) ++at;
        row.arguments[at]->list(position, begun, !is_last(at), entries);
    }
};

}  // namespace orrery
