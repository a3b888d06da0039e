// The registry behind games.h. It names no game; games_list.h does.
#include "games.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/quoted.h"
#include "core/words.h"
#include "games_typed.h"
#include "generated/core/say.h"

namespace orrery {
namespace {

template <class... G>
const std::array<GameInfo, sizeof...(G)>& infos(TypeList<G...>) {
    static const std::array<GameInfo, sizeof...(G)> list{G::info()...};
    return list;
}

std::string names_of_games() {
    std::string names;
    for (const GameInfo& info : games()) names += (names.empty() ? "" : ", ") + std::string(info.id);
    return names;
}

template <Game G>
Expected<std::unique_ptr<Match>> start_typed(int seats, int revision, const std::vector<OptionText>& texts,
                                             Chance chance) {
    const GameInfo info = G::info();
    if (seats < info.min_seats || seats > info.max_seats)
        return Fault{"game/seats", common::say::seats_refused(info.title, info.min_seats, info.max_seats, seats)};
    if (revision < 1 || revision > info.revision)
        return Fault{"game/revision", common::say::revision_unknown(info.title, revision, info.revision)};
    const Expected<typename G::Options> options = G::read_options(seats, texts, revision);
    if (!options) return options.fault();
    return std::unique_ptr<Match>(
        std::make_unique<TypedMatch<G>>(Setup<typename G::Options>{seats, revision, *options}, chance));
}

}  // namespace

std::string LegalLine::with(std::int32_t number) const { return with_number(text, std::to_string(number)); }

std::string LegalLine::print() const {
    return (ranged() ? with(low) + ".." + std::to_string(high) : text) + (more ? " ..." : "");
}

Path Pick::path() const {
    Path whole = prefix;
    whole.push_back(digit + static_cast<std::uint64_t>(number - low));
    return whole;
}

Path first_path(const Match& match) {
    return match.walk([](std::uint64_t) { return std::uint64_t{0}; });
}

std::string only_answer(const Match& match) {
    const Decision asked = match.decision();
    if (asked.over || match.has_choice()) return {};
    std::string only = match.move_text(first_path(match));
    return only == asked.end ? std::string() : only;
}

Path any_path(const Match& match, Chance& chance) {
    return match.walk([&chance](std::uint64_t count) {
        return count <= 0xFFFFFFFF ? chance.below(static_cast<std::uint32_t>(count)) : 0;
    });
}

std::span<const GameInfo> games() { return infos(Games{}); }

const GameInfo* find_game(std::string_view id) {
    for (const GameInfo& info : infos(Games{}))
        if (info.id == id) return &info;
    for (const GameInfo& info : infos(HiddenGames{}))
        if (info.id == id) return &info;
    return nullptr;
}

#ifndef ORRERY_PAGE
bool game_is_here(std::string_view) { return true; }
#endif

Fault absent(std::string_view game) { return {"game/absent", common::say::game_absent(find_game(game)->title)}; }

Fault unknown_game(std::string_view game) {
    return {"game/unknown", common::say::game_unknown(in_quotes(game), names_of_games())};
}

std::vector<OptionSpec> option_specs(std::string_view game, int seats, int revision) {
    std::vector<OptionSpec> specs;
    if (game_is_here(game))
        visit_game(game, [&](auto type) { specs = decltype(type)::Game::option_specs(seats, revision); });
    return specs;
}

std::vector<Preset> presets(std::string_view game, int seats) {
    std::vector<Preset> all;
    if (game_is_here(game)) visit_game(game, [&](auto type) { all = decltype(type)::Game::presets(seats); });
    return all;
}

Expected<std::vector<OptionText>> preset_options(std::string_view game, int seats, std::string_view id) {
    std::vector<std::string> known;
    for (Preset& preset : presets(game, seats)) {
        if (preset.id == id) return std::move(preset.options);
        known.push_back(std::move(preset.id));
    }
    return Fault{"option/preset", common::say::no_such_preset(in_quotes(id), seats, listed(known))};
}

std::vector<OptionText> without_idle(std::string_view game, int seats, std::vector<OptionText> options) {
    visit_game(game, [&](auto type) {
        using G = typename decltype(type)::Game;
        auto whole = G::read_options(seats, options);
        if (!whole) return;
        if constexpr (HasIdleOptions<G>) *whole = G::without_idle(seats, *whole);
        options = G::write_options(seats, *whole);
    });
    return options;
}

std::vector<OptionSpec> automatic_specs(std::string_view game) {
    std::vector<OptionSpec> specs;
    if (!game_is_here(game)) return specs;
    visit_game(game, [&](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasAutomaticAnswers<G>) specs = G::automatic_specs();
    });
    return specs;
}

std::span<const Character> characters(std::string_view game) {
    std::span<const Character> all;
    if (!game_is_here(game)) return all;
    visit_game(game, [&](auto type) {
        using G = typename decltype(type)::Game;
        if constexpr (HasCharacters<G>) all = G::Insight::kCharacters;
    });
    return all;
}

const Character* find_character(std::string_view game, int character) {
    const std::span<const Character> all = characters(game);
    return character > kNoCharacter && character <= std::ssize(all) ? &all[static_cast<std::size_t>(character - 1)]
                                                                    : nullptr;
}

int character_number(std::string_view game, std::string_view id) {
    const std::span<const Character> all = characters(game);
    const auto found = std::find_if(all.begin(), all.end(), [id](const Character& one) { return one.id == id; });
    return found == all.end() ? kNoCharacter : static_cast<int>(found - all.begin()) + 1;
}

Expected<std::unique_ptr<Match>> start_match(std::string_view game, int seats, int revision,
                                             const std::vector<OptionText>& options, Chance chance) {
    Expected<std::unique_ptr<Match>> match = unknown_game(game);
    if (find_game(game) != nullptr && !game_is_here(game)) return absent(game);
    visit_game(
        game, [&](auto type) { match = start_typed<typename decltype(type)::Game>(seats, revision, options, chance); });
    return match;
}

}  // namespace orrery
