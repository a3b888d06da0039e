// TypedMatch<G>, the one implementation of Match for every game, and visit_game, which finds a game's type by its id.
// It is for games.cpp, the bots' templates and the laws. Code that needs no types includes only games.h.
#pragma once

#include <algorithm>
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

#include "core/game.h"
#include "core/hash.h"
#include "core/legal.h"
#include "core/words.h"
#include "games.h"
#include "games_list.h"

namespace orrery {

// The entry's text. Without the number of a ranged entry, which stands at its end.
template <Game G>
LegalLine legal_line(const Entry<typename G::Move>& entry) {
    std::string text = G::print(entry.move);
    if (entry.ranged()) {
        const std::size_t end = text.find_last_of(" =");
        text.erase(text[end] == '=' ? end + 1 : end);
    }
    return {std::move(text), entry.low, entry.high, entry.more};
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
    std::vector<OptionText> options() const override {
        return G::write_options(setup_.seats, setup_.options, setup_.revision);
    }

    Decision decision() const override { return G::decision(position_); }
    Result result() const override { return G::result(position_); }
    bool is_sound() const override { return G::is_sound(position_); }

    std::vector<LegalLine> legal(const Path& prefix) const override {
        Entries scratch;
        const Entries& listed = after(prefix, scratch);
        std::vector<LegalLine> lines;
        lines.reserve(listed.size());
        for (const auto& entry : listed) lines.push_back(legal_line<G>(entry));
        return lines;
    }
    std::any entries(const Path& prefix) const override {
        Entries scratch;
        return after(prefix, scratch);
    }
    bool list_same(const std::any& entries, const std::any& others) const override {
        const Entries *one = std::any_cast<Entries>(&entries), *other = std::any_cast<Entries>(&others);
        return one != nullptr && other != nullptr && *one == *other;
    }
    std::any begun(std::string_view tokens) const override {
        const std::optional<Move> move = G::begun(tokens);
        return move ? std::any(*move) : std::any();
    }
    std::string text_of(const std::any& chosen) const override {
        if (const Move* move = std::any_cast<Move>(&chosen)) return G::print(*move);
        return legal_line<G>(std::any_cast<const Entry<Move>&>(chosen)).text;
    }
    Path prefix_to(const std::any& begun) const override {
        const Move* move = std::any_cast<Move>(&begun);
        return move != nullptr ? steps_to(*move) : Path{};
    }
    Pick pick(const std::any& entry) const override {
        const auto& chosen = std::any_cast<const Entry<Move>&>(entry);
        Move move = chosen.move;
        Path prefix = steps_to(move);
        Entries scratch;
        const Entries* listed = &after(prefix, scratch);
        const auto is_no_choice = [&] { return listed->size() == 1 && !listed->front().ranged(); };
        while (!prefix.empty() && is_no_choice() && !(listed->front().move == move)) {
            move = listed->front().move;
            prefix = steps_to(move);
            listed = &after(prefix, scratch);
        }
        Pick pick{move, std::move(prefix), *listed};
        std::uint64_t digit = 0;
        for (const auto& one : *listed) {
            // The entry itself, or all of it but its number, which then is still open.
            const bool is_open = one.ranged() && (one == chosen || G::with_number(move, one.low) == one.move);
            const std::int64_t at = one.more ? -1 : place_in<G>(one, move);
            if (at >= 0 || (is_open && !one.more)) {
                pick.place = static_cast<std::size_t>(&one - listed->data());
                pick.low = one.low, pick.high = one.high, pick.digit = digit;
                pick.number = one.low + static_cast<std::int32_t>(std::max<std::int64_t>(at, 0));
                pick.needs_number = is_open && (at < 0 || one == chosen);
            }
            digit += one.width();
        }
        return pick;
    }
    void set_number(Pick& pick, std::int32_t number) const override {
        pick.number = std::clamp(number, pick.low, pick.high);
        pick.needs_number = false;
        auto& move = std::any_cast<Move&>(pick.begun);
        move = G::with_number(move, pick.number);
    }
    bool has_choice() const override {
        bool has = false;
        if (!entries().empty()) walk([&has](std::uint64_t count) { return has = has || count > 1, std::uint64_t{0}; });
        return has;
    }
    Path walk(FunctionRef<std::uint64_t(std::uint64_t)> choose) const override {
        Path path;
        if (entries().empty()) return path;
        Entries scratch;
        choose_move<G>(position_, entries(), scratch, [&](const Entries& step) {
            const std::uint64_t count = places_in(step);
            path.push_back(std::min(choose(count), count - 1));
            return path.back();
        });
        return path;
    }
    bool is_legal(const Path& path) const override {
        std::size_t at = 0;
        bool fits = !path.empty();
        const Path walked = walk([&](std::uint64_t count) {
            fits = fits && at < path.size() && path[at] < count;
            return fits ? path[at++] : 0;
        });
        return fits && walked == path;
    }
    std::string move_text(const Path& path) const override { return G::print(move_of(path)); }
    Expected<Path> move_path(std::string_view text) const override {
        const Expected<Move> move = G::parse(text);
        if (!move) return move.fault();
        if (auto path = path_of<G>(position_, *move, entries())) return std::move(*path);
        const Refusal refused = G::why_not(position_, *move);
        return Fault{"move/" + refused.ruling, refused.reason};
    }
    Verdict refusal(std::string_view text) const override {
        const Expected<Move> move = G::parse(text);
        if (!move) return Refusal{kNotation, move.fault().message};
        if (path_of<G>(position_, *move, entries())) return {};
        return G::why_not(position_, *move);
    }
    void play(const Path& path, Chance& chance, std::any* events = nullptr) override {
        const Move move = move_of(path);
        is_listed_ = false;
        Events told;
        G::apply(position_, move, chance, events != nullptr ? &told : nullptr);
        if (events != nullptr) *events = std::move(told);
    }
    Scenes watch(Seat viewer, const Path& path, Chance& chance) override {
        const Move move = move_of(path);
        is_listed_ = false;
        Events told;
        std::vector<typename G::View> views;
        G::apply(position_, move, chance, [&](const typename G::Event& event, const typename G::Position& now) {
            auto known = G::masked(event, viewer);
            if (!known) return;
            told.push_back(std::move(*known));
            views.push_back(G::view(now, viewer));
        });
        return {std::move(told), std::move(views), G::view(position_, viewer)};
    }
    std::vector<std::uint64_t> sealed_bases() const override {
        if constexpr (HasSealedSteps<G>)
            return G::sealed_bases(position_);
        else
            return {places_in(entries())};
    }

    std::any view(Seat viewer) const override { return G::view(position_, viewer); }
    bool looks_like(Seat viewer, const std::any& view) const override {
        return G::view(position_, viewer) == std::any_cast<const typename G::View&>(view);
    }
    std::string view_json(Seat viewer) const override { return json_of(G::view(position_, viewer)); }
    std::string position_json() const override { return json_of(position_); }
    Sheet sheet(Seat viewer) const override { return G::sheet(G::view(position_, viewer)); }
    std::string question(Seat viewer) const override { return G::question(G::view(position_, viewer)); }
    std::string explain(Seat viewer, std::string_view tokens) const override {
        return G::explain(G::view(position_, viewer), tokens);
    }
    std::any first_events(const std::any& events, std::size_t count) const override {
        const auto& all = std::any_cast<const std::vector<typename G::Event>&>(events);
        return std::vector<typename G::Event>(all.begin(),
                                              all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size())));
    }
    bool tell_same(Seat viewer, const std::any& events, const std::any& others) const override {
        return known(viewer, events) == known(viewer, others);
    }
    std::vector<Sentence> describe(Seat viewer, std::string_view text, const std::any& events,
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

    std::optional<std::string> automatic_answer(const AutomaticAnswers& answers) const override {
        if constexpr (HasAutomaticAnswers<G>) {
            const Decision asked = decision();
            if (asked.over || answers.values.empty()) return std::nullopt;
            const std::optional<Move> move = G::automatic_answer(G::view(position_, asked.seat), entries(), answers);
            if (move) return G::print(*move);
        }
        return std::nullopt;
    }

    std::unique_ptr<Match> resample(Seat viewer, Chance& chance) const override {
        auto world = std::make_unique<TypedMatch>(*this);
        world->set_position(G::resample(position_, viewer, chance));
        return world;
    }
    // Both hash JSON, because the rules reference's words outlive every change of a struct.
    std::uint64_t fingerprint() const override { return hash_text(json_of(position_, Fields::hashed)); }
    std::uint64_t view_fingerprint(Seat viewer, std::uint64_t before) const override {
        return hash_text(json_of(G::view(position_, viewer), Fields::hashed), before);
    }

   private:
    // The path to the longest listed beginning of `move`.
    Path steps_to(const Move& move) const {
        Path path;
        if constexpr (HasSteps<G>) {
            Entries scratch;
            for (bool goes_on = true; goes_on;) {
                goes_on = false;
                std::uint64_t place = 0;
                for (const auto& entry : after(path, scratch)) {
                    for (std::uint32_t i = 0; entry.more && i < entry.width() && !goes_on; ++i)
                        if (G::leads_to(move_in<G>(entry, i), move)) {
                            path.push_back(place + i);
                            goes_on = true;
                        }
                    if (goes_on) break;
                    place += entry.width();
                }
            }
        } else {
            (void)move;
        }
        return path;
    }
    // What may follow a listed beginning. `scratch` holds it, unless the beginning is empty.
    const Entries& after(const Path& prefix, Entries& scratch) const {
        const Entries* listed = &entries();
        if constexpr (HasSteps<G>)
            for (const std::uint64_t place : prefix) {
                const auto [entry, number] = entry_at(place, *listed);
                G::further(position_, move_in<G>(entry, number), scratch);
                listed = &scratch;
            }
        else
            (void)prefix, (void)scratch;
        return *listed;
    }
    Move move_of(const Path& path) const {
        std::size_t at = 0;
        Entries scratch;
        return choose_move<G>(position_, entries(), scratch, [&](const Entries&) { return path[at++]; });
    }
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

// Calls visitor(GameType<G>{}) for the game of that id; false: there is none. The call goes through a pointer, so that
// the page can load a game's code apart from the rest (notes/0006).
template <class F>
bool visit_game(std::string_view id, F&& visitor) {
    return visit_game(Games{}, id, visitor) || visit_game(HiddenGames{}, id, visitor);
}

// The typed match behind a handle; nullptr if it is of another game.
template <Game G>
const TypedMatch<G>* typed(const Match& match) {
    return match.info().id == G::info().id ? static_cast<const TypedMatch<G>*>(&match) : nullptr;
}

}  // namespace orrery
