// The set-up's parts: setup.cpp carries out commands and starts, setup_choice.cpp holds the choices, setup_outline.cpp
// writes the outline for canvas and text table.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generated/web/say.h"
#include "record/data/record.h"
#include "record/play/seating.h"
#include "web/screens/leaf_screen.h"
#include "web/screens/sample_game.h"
#include "web/screens/setup_seats.h"

namespace orrery::web {

inline constexpr std::string_view kSealed = "sealed", kAmongFriends = "friends";
inline constexpr std::string_view kByPost = "post", kByHand = "hand";  // how turns travel
inline constexpr std::string_view kPlainBot = "plain";                 // a bot without a character
inline constexpr std::string_view kMixed = "mixed";                    // the seats are of several kinds
inline constexpr std::string_view kOther = "…";                        // the choice that asks for a value

class SetupScreen final : public LeafScreen {
   public:
    SetupScreen(App& app, const std::string& game);
    SetupScreen(App& app, const Record& record, SeatSet here);

    std::string_view id() const override { return "setup"; }
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool hears(App& app, std::string_view type, std::string_view json) override;

   private:
    // ---- setup.cpp
    bool choose(App& app, const Command& command);  // every command but "play at once"
    void ask_name(std::size_t place, const std::string& help = say::name_help());
    bool wants_name();  // true: the host's name is asked for
    void start(App& app);

    // ---- setup_choice.cpp
    int seats() const { return static_cast<int>(places_.size()); }
    void set_seats(int count);
    void refresh();  // after the number of seats changed
    std::size_t count(bool (*is_one)(Sitter)) const;
    bool by_link() const { return count(is_by_link) > 0; }
    std::string_view company() const;
    void set_company(std::string_view company);
    void set_level(std::uint8_t level);
    std::uint8_t character(std::size_t place) const;  // of the bot there: chosen, or given by itself
    bool choose_character(std::size_t place, std::string_view id);
    const Preset* preset_of(std::string_view id) const;
    const Preset* preset() const;
    void choose_preset(const Preset& preset);
    void recommend();
    bool is_among_friends() const;
    std::string option(const OptionSpec& spec) const;
    void set_option(const std::string& key, const std::string& value);

    // ---- setup_outline.cpp
    bool draws_seats() const { return orrery::draws_seats(game_.id, seats(), options_); }
    std::string place_title(std::size_t place) const;
    std::vector<Choice> choices(const OptionSpec& spec) const;
    std::string bots_named() const;
    std::string start_words() const;
    void tell_company(Outline& out) const;
    void tell_level(const App& app, Outline& out) const;
    void tell_post(const App& app, Outline& out) const;
    void tell_secrecy(Outline& out) const;
    void tell_seats(Outline& out, Only only) const;
    void tell_bots(Outline& out, Only only) const;
    std::vector<Choice> character_choices() const;
    void tell_preset(Outline& out) const;
    void tell_options(App& app, Outline& out, Only only) const;

    const GameInfo& game_;
    const Sitter bot_;  // who sits on a seat for which nothing was chosen
    std::vector<Place> places_;
    std::vector<OptionText> options_;
    std::vector<OptionSpec> specs_;
    std::vector<Preset> presets_;
    std::string preset_;                 // the one chosen last
    bool is_by_hand_ = false;            // has the person chosen a preset or an option?
    bool details_open_ = false;          // shows each seat and each option
    std::optional<bool> among_friends_;  // nothing: nobody has chosen
    bool is_by_post_;                    // turns travel by themselves
    bool has_asked_name_ = false;
    SampleGame sample_;
};

}  // namespace orrery::web
