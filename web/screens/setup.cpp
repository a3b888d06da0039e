#include "web/screens/setup.h"

#include <algorithm>
#include <vector>

#include "generated/web/say.h"
#include "record/play/seating.h"
#include "record/play/table.h"
#include "record/replay/replay.h"
#include "web/app.h"
#include "web/levels.h"
#include "web/page.h"
#include "web/screens/automatic.h"
#include "web/screens/lobby.h"
#include "web/screens/setup_screen.h"
#include "web/screens/table.h"

namespace orrery::web {
namespace {

constexpr std::string_view kHostName = "host";  // the dialog that asks for the host's name before the invitation

}  // namespace

void SetupScreen::ask_name(std::size_t place, const std::string& help) {
    if (place < places_.size())
        page::ask_text("name:" + std::to_string(place), say::name_of_seat(place_title(place)), places_[place].name,
                       static_cast<int>(kMaxNameSigns), help);
}

// Asks the host of a game by link for a name, once. True: the question was asked now.
bool SetupScreen::wants_name() {
    const auto host = std::find_if(places_.begin(), places_.end(), [](const Place& p) { return is_here(p.sitter); });
    if (host == places_.end() || !host->name.empty()) return false;
    if (std::exchange(has_asked_name_, true)) return false;
    page::ask_text(kHostName, say::your_name(), "", static_cast<int>(kMaxNameSigns), say::host_name_help());
    return true;
}

void SetupScreen::start(App& app) {
    if (by_link() && app.has_secrets() && wants_name()) return;
    const std::uint64_t number = app.luck().bits();
    auto record = new_record(game_.id, seats(), options_, number, seed_of_number(number));
    if (!record) return page::notice(record.fault().message, "error");
    SeatSet here;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        record->seats[i] = holder_of(places_[i]);
        record->seats[i].character = character(i);
        if (places_[i].sitter == Sitter::here) here.add(seat_at(static_cast<int>(i)));
    }
    const auto bot =
        std::find_if(places_.begin(), places_.end(), [](const Place& place) { return is_bot(place.sitter); });
    if (bot != places_.end()) keep_level(app, game_.id, level_of(bot->sitter));
    here = seat_by_lot(*record, here);
    if (by_link())
        return invite_people(app, *record, here, is_among_friends() ? Protocol::friends : Protocol::sealed,
                             is_by_post_);
    begin_match(app, *record, here);
}

bool SetupScreen::act(App& app, const Command& command) {
    if (command.name != "quick") return choose(app, command);
    set_company(kCompanies[0].value);
    start(app);
    return true;
}

bool SetupScreen::choose(App& app, const Command& command) {
    const auto place = static_cast<std::size_t>(std::max(1, std::atoi(command.arg("seat").c_str())) - 1);
    if (command.name == "seats") {
        set_seats(std::atoi(command.arg("seats").c_str()));
    } else if (command.name == "sitter" && place < places_.size()) {
        for (std::size_t i = 0; i < kSitters.size(); ++i)
            if (kSitters[i].value == command.arg("sitter")) places_[place].sitter = static_cast<Sitter>(i);
        recommend();
    } else if (command.name == "character" && place < places_.size()) {
        return choose_character(place, command.arg("character"));
    } else if (command.name == "company") {
        set_company(command.arg("company"));
    } else if (command.name == "level") {
        const auto level = level_named(command.arg("level"));
        if (!level) return false;
        set_level(*level);
    } else if (command.name == "travel") {
        is_by_post_ = app.post().is_offered() && command.arg("by") == kByPost;
    } else if (command.name == "secrecy") {
        among_friends_ = command.arg("secrecy") == kAmongFriends;
    } else if (command.name == "name") {
        ask_name(place);
    } else if (command.name == "preset") {
        const Preset* chosen = preset_of(command.arg("preset"));
        if (chosen == nullptr) return false;
        choose_preset(*chosen);
        is_by_hand_ = true;
    } else if (command.name == "option") {
        const std::string key = command.arg("key"), value = command.arg("value");
        const auto spec =
            std::find_if(specs_.begin(), specs_.end(), [&key](const OptionSpec& one) { return one.key == key; });
        if (spec == specs_.end()) return false;
        if (value == kOther) {
            page::ask_text("option:" + key, spec->title, option(*spec), 60, spec->hint);
        } else {
            set_option(key, value);
        }
    } else if (command.name == "rules") {
        page::rules(game_.id, command.arg("at"));
    } else if (command.name == "details") {
        details_open_ = !details_open_;
    } else if (set_automatic(app, game_.id, command)) {
        return true;
    } else if (command.name == "start") {
        start(app);
    } else {
        return false;
    }
    return true;
}

bool SetupScreen::hears(App& app, std::string_view type, std::string_view json) {
    if (type != "text-answer") return false;
    const Message message(json);
    const std::string id = message.text("id");
    const auto value = message.text_or_null("value");
    if (!value) return (has_asked_name_ = false, true);
    if (id == kHostName) {
        if (const Verdict refused = name_refusal(*value)) return (page::notice(refused->reason, "warning"), true);
        for (Place& place : places_)
            if (is_here(place.sitter)) {
                place.name = clean_name(*value);
                app.store().set_setting("name", place.name);
                break;
            }
        start(app);
    } else if (id.starts_with("name:")) {
        const auto place = static_cast<std::size_t>(std::atoi(id.c_str() + 5));
        if (place >= places_.size()) return true;
        if (const Verdict refused = name_refusal(*value)) return (ask_name(place, refused->reason), true);
        places_[place].name = clean_name(*value);
        if (place == 0) app.store().set_setting("name", places_[0].name);
    } else if (id.starts_with("option:")) {
        set_option(id.substr(7), *value);
    }
    return true;
}

std::unique_ptr<Screen> make_setup_screen(App& app, const Record& record, SeatSet here) {
    return std::make_unique<SetupScreen>(app, record, here);
}

std::unique_ptr<Screen> make_setup_screen(App& app, const std::string& game) {
    return std::make_unique<SetupScreen>(app, game);
}

}  // namespace orrery::web
