// TypedMatch<G>: the one implementation of Match, for every game; and visit_game, which takes a game's id to its type.
// For games.cpp, the bots' templates and the laws; whoever needs no types includes games.h alone.
#pragma once

#include <any>
#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/bytes.h"
#include "core/game.h"
#include "core/legal.h"
#include "games.h"
#include "games_list.h"

namespace orrery {

// The text of an entry without the number of a ranged one, which is its last token.
template <Game G>
LegalLine legal_line(const Entry<typename G::Move>& entry) {
    std::string text = G::print(entry.move);
    if (entry.ranged()) text.erase(text.rfind(' '));
    return {std::move(text), entry.low, entry.high};
}

template <Game G>
class TypedMatch final : public Match {
   public:
    using Move = typename G::Move;
    using Entries = std::vector<Entry<Move>>;
    using Events = std::vector<typename G::Event>;

    TypedMatch(const Setup<typename G::Options>& setup, Chance& chance)
        : setup_(setup), position_(G::start(setup, chance)) {}

    const Setup<typename G::Options>& setup() const { return setup_; }
    const typename G::Position& position() const { return position_; }
    void set_position(const typename G::Position& position) {
        position_ = position;
        is_listed_ = false;
    }
    const Entries& entries() const {
        if (!is_listed_) G::legal(position_, entries_);
        is_listed_ = true;
        return entries_;
    }

    std::unique_ptr<Match> clone() const override { return std::make_unique<TypedMatch>(*this); }

    const GameInfo& info() const override { return *find_game(G::info().id); }
    int seats() const override { return setup_.seats; }
    int revision() const override { return setup_.revision; }
    std::vector<OptionText> options() const override { return G::write_options(setup_.seats, setup_.options); }

    Decision decision() const override { return G::decision(position_); }
    Result result() const override { return G::result(position_); }
    bool is_sound() const override { return G::is_sound(position_); }

    std::vector<LegalLine> legal() const override {
        std::vector<LegalLine> lines;
        lines.reserve(entries().size());
        for (const auto& entry : entries()) lines.push_back(legal_line<G>(entry));
        return lines;
    }
    std::uint64_t move_count() const override {
        std::uint64_t count = 0;
        for (const auto& entry : entries()) count += entry.width();
        return count;
    }
    std::string move_text(std::uint64_t number) const override { return G::print(move_at<G>(number, entries())); }
    Expected<std::uint64_t> move_number(std::string_view text) const override {
        const Expected<Move> move = G::parse(text);
        if (!move) return move.fault();
        if (const std::int64_t place = place_of<G>(*move, entries()); place >= 0)
            return static_cast<std::uint64_t>(place);
        const Refusal refused = G::why_not(position_, *move);
        return Fault{"move/" + refused.ruling, refused.reason};
    }
    Verdict refusal(std::string_view text) const override {
        const Expected<Move> move = G::parse(text);
        if (!move) return Refusal{kNotation, move.fault().message};
        if (place_of<G>(*move, entries()) >= 0) return {};
        return G::why_not(position_, *move);
    }
    void play(std::uint64_t number, Chance& chance, std::any* events = nullptr) override {
        const Move move = move_at<G>(number, entries());
        is_listed_ = false;
        Events told;
        G::apply(position_, move, chance, events != nullptr ? &told : nullptr);
        if (events != nullptr) *events = std::move(told);
    }

    std::any view(Seat viewer) const override { return G::view(position_, viewer); }
    std::string view_json(Seat viewer) const override {
        JsonOut json;
        G::write_view(G::view(position_, viewer), json);
        return json.text();
    }
    std::string position_json() const override {
        JsonOut json;
        G::write_position(position_, json);
        return json.text();
    }
    Sheet sheet(Seat viewer) const override { return G::sheet(G::view(position_, viewer)); }
    std::string question(Seat viewer) const override { return G::question(G::view(position_, viewer)); }
    std::string explain(Seat viewer, std::string_view tokens) const override {
        return G::explain(G::view(position_, viewer), tokens);
    }
    std::any events(Seat viewer, const std::any& events) const override { return known(viewer, events); }
    bool tell_same(Seat viewer, const std::any& events, const std::any& others) const override {
        return known(viewer, events) == known(viewer, others);
    }
    std::vector<std::string> describe(Seat viewer, std::string_view text, const std::any& events,
                                      const Match& after) const override {
        const Expected<Move> move = G::parse(text);
        if (!move) return {};
        const auto& next = static_cast<const TypedMatch&>(after);
        return G::describe(G::view(position_, viewer), *move, known(viewer, events), G::view(next.position_, viewer));
    }
    bool may_know(Seat viewer, std::string_view text) const override {
        const Decision asked = decision();
        if (asked.over || viewer == asked.seat) return true;
        if (asked.secret) return false;
        if constexpr (HasHiddenAnswers<G>)
            if (const Expected<Move> move = G::parse(text)) return !G::hides(G::view(position_, viewer), *move);
        return true;
    }

    std::optional<std::string> standing_answer(StandingKinds kinds) const override {
        if constexpr (HasStanding<G>) {
            const Decision asked = decision();
            if (asked.over || kinds == 0) return std::nullopt;
            const std::optional<Move> move = G::standing_answer(G::view(position_, asked.seat), entries(), kinds);
            if (move) return G::print(*move);
        }
        return std::nullopt;
    }

    std::unique_ptr<Match> resample(Seat viewer, Chance& chance) const override {
        auto world = std::make_unique<TypedMatch>(*this);
        world->set_position(G::resample(position_, viewer, chance));
        return world;
    }
    // Both hash JSON: what the rules reference calls things outlives every change of a struct.
    std::uint64_t fingerprint() const override { return hash_text(position_json()); }
    std::uint64_t view_fingerprint(Seat viewer) const override { return hash_text(view_json(viewer)); }

   private:
    static Events known(Seat viewer, const std::any& events) {
        return masked<G>(std::any_cast<const Events&>(events), viewer);
    }

    Setup<typename G::Options> setup_;
    typename G::Position position_;
    mutable Entries entries_;  // of position_, once asked for
    mutable bool is_listed_ = false;
};

// ---- From an id to a type

template <class G>
struct GameType {
    using Game = G;
};

template <class F, class... G>
void for_each_game(TypeList<G...>, F&& visitor) {
    (visitor(GameType<G>{}), ...);
}

// Calls visitor(GameType<G>{}) for every game, hidden ones last.
template <class F>
void for_each_game(F&& visitor) {
    for_each_game(Games{}, visitor);
    for_each_game(HiddenGames{}, visitor);
}

template <class G, class F>
void visit_as(F& visitor) {
    visitor(GameType<G>{});
}

template <class F, class... G>
bool visit_game(TypeList<G...>, std::string_view id, F& visitor) {
    static constexpr std::array<void (*)(F&), sizeof...(G)> kVisits{&visit_as<G, F>...};
    std::size_t place = 0;
    const bool found = ((G::info().id == id || (++place, false)) || ...);
    if (found) kVisits[place](visitor);
    return found;
}

// Calls visitor(GameType<G>{}) for the game of that id; false: there is none. It goes through a pointer, so that a game's
// own code is reached by pointers only and the page can load it apart from the rest (notes/0006).
template <class F>
bool visit_game(std::string_view id, F&& visitor) {
    return visit_game(Games{}, id, visitor) || visit_game(HiddenGames{}, id, visitor);
}

// The typed match behind a handle; nullptr if it is one of another game.
template <Game G>
const TypedMatch<G>* typed(const Match& match) {
    return match.info().id == G::info().id ? static_cast<const TypedMatch<G>*>(&match) : nullptr;
}

}  // namespace orrery
