// The choices of the set-up: seats, kind of game, options, company.
#include <algorithm>

#include "record/replay/replay.h"
#include "web/app.h"
#include "web/levels.h"
#include "web/page.h"
#include "web/screens/secrecy.h"
#include "web/screens/setup_screen.h"

namespace orrery::web {

SetupScreen::SetupScreen(App& app, const std::string& game)
    : game_(*find_game(game)), bot_(bot_of(own_level(app, game))), is_by_post_(app.post().is_offered()) {
    places_.resize(static_cast<std::size_t>(game_.min_seats), {bot_, {}});
    places_[0] = {Sitter::here, app.own_name()};
    refresh();
    recommend();
}

SetupScreen::SetupScreen(App& app, const Record& record, SeatSet here) : SetupScreen(app, record.game) {
    places_.clear();
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        places_.push_back(place_of(record.seats[i], here.has(seat_at(static_cast<int>(i)))));
    options_ = record.options;
    is_by_hand_ = true;
    if (record.is_bound()) among_friends_ = !seals(record);
    refresh();
}

void SetupScreen::refresh() {
    specs_ = option_specs(game_.id, seats());
    presets_ = presets(game_.id, seats());
}

const Preset* SetupScreen::preset_of(std::string_view id) const {
    const auto found =
        std::find_if(presets_.begin(), presets_.end(), [id](const Preset& preset) { return preset.id == id; });
    return found == presets_.end() ? nullptr : &*found;
}

// The preset with these options; if there are several, the one that was chosen. nullptr: an own choice.
const Preset* SetupScreen::preset() const {
    const std::vector<OptionText> now = without_idle(game_.id, seats(), options_);
    const Preset* found = preset_of(preset_);
    if (found != nullptr && found->options == now) return found;
    for (const Preset& preset : presets_)
        if (preset.options == now) return &preset;
    return nullptr;
}

void SetupScreen::choose_preset(const Preset& preset) {
    preset_ = preset.id;
    options_ = preset.options;
}

// Until somebody chooses by hand: the preset for play by link if a seat is by link, else the one for this number of
// seats.
void SetupScreen::recommend() {
    if (is_by_hand_) return;
    const Preset* recommended = by_link() ? preset_of(kLinkGame) : nullptr;
    for (const Preset& preset : presets_)
        if (recommended == nullptr && preset.is_advised) recommended = &preset;
    if (recommended == nullptr) recommended = preset_of(kStandard);
    if (recommended != nullptr) choose_preset(*recommended);
}

// Until somebody chooses: sealed, unless sealing costs people who send links by hand very many messages.
bool SetupScreen::is_among_friends() const {
    return among_friends_.value_or(!is_by_post_ && messages_of(game_.id, seats()).are_many_more());
}

void SetupScreen::set_seats(int count) {
    const Preset* before = preset();
    const std::string chosen = before != nullptr ? before->id : "";
    places_.resize(static_cast<std::size_t>(std::clamp(count, game_.min_seats, game_.max_seats)),
                   {places_.back().sitter, {}});
    refresh();
    const auto is_offered = [this](const OptionText& option) {
        return std::any_of(specs_.begin(), specs_.end(), [&option](const OptionSpec& spec) {
            return spec.key == option.key &&
                   std::any_of(spec.menu.begin(), spec.menu.end(),
                               [&option](const OptionValue& value) { return value.value == option.value; });
        });
    };
    if (const Preset* same = preset_of(chosen))
        choose_preset(*same);
    else
        std::erase_if(options_, [&is_offered](const OptionText& option) { return !is_offered(option); });
    recommend();
}

std::string SetupScreen::option(const OptionSpec& spec) const {
    for (const OptionText& option : options_)
        if (option.key == spec.key) return option.value;
    return spec.fallback;
}

void SetupScreen::set_option(const std::string& key, const std::string& value) {
    std::vector<OptionText> next = options_;
    std::erase_if(next, [&key](const OptionText& option) { return option.key == key; });
    next.push_back({key, value});
    const auto record = new_record(game_.id, seats(), next, 1, 1);
    if (record) {
        options_ = next;
        is_by_hand_ = true;
    } else {
        page::notice(record.fault().message, "error");
    }
}

std::size_t SetupScreen::count(bool (*is_one)(Sitter)) const {
    return static_cast<std::size_t>(
        std::count_if(places_.begin(), places_.end(), [=](const Place& place) { return is_one(place.sitter); }));
}

std::string_view SetupScreen::company() const {
    if (places_.front().sitter == Sitter::here)
        for (const Company& company : kCompanies)
            if (std::all_of(places_.begin() + 1, places_.end(),
                            [&](const Place& place) { return company.is_it(place.sitter); }))
                return company.value;
    return kMixed;
}

void SetupScreen::set_company(std::string_view company) {
    const Sitter sitter = company == "link" ? Sitter::link : company == "here" ? Sitter::here : bot_;
    for (std::size_t i = 0; i < places_.size(); ++i) places_[i].sitter = i == 0 ? Sitter::here : sitter;
    recommend();
}

// Of all bots.
void SetupScreen::set_level(std::uint8_t level) {
    for (Place& place : places_)
        if (is_bot(place.sitter)) place.sitter = bot_of(level);
}

// With three seats and more, bots are different characters, one after the other, until somebody chooses.
std::uint8_t SetupScreen::character(std::size_t place) const {
    if (!is_bot(places_[place].sitter)) return kNoCharacter;
    if (places_[place].character) return *places_[place].character;
    const std::size_t all = characters(game_.id).size();
    if (seats() < 3 || all == 0) return kNoCharacter;
    const auto before = std::count_if(places_.begin(), places_.begin() + static_cast<std::ptrdiff_t>(place),
                                      [](const Place& other) { return is_bot(other.sitter); });
    return static_cast<std::uint8_t>(static_cast<std::size_t>(before) % all + 1);
}

bool SetupScreen::choose_character(std::size_t place, std::string_view id) {
    const int number = character_number(game_.id, id);
    if (number == kNoCharacter && id != kPlainBot) return false;
    places_[place].character = static_cast<std::uint8_t>(number);
    return true;
}

}  // namespace orrery::web
