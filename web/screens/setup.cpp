#include "web/screens/setup.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/hash.h"
#include "record/record.h"
#include "record/seating.h"
#include "record/table.h"
#include "web/app.h"
#include "web/boards/kit/sky.h"
#include "web/lesson.h"
#include "web/names.h"
#include "web/page.h"
#include "web/screens/automatic.h"
#include "web/screens/lobby.h"
#include "web/screens/table.h"
#include "web/widgets/button.h"
#include "web/widgets/panel.h"
#include "web/widgets/select.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr std::string_view kDrawn = "Who sits where, and so who begins, is drawn by lot when the game starts.";
constexpr std::string_view kByLink = "Each player's seat is locked to their own device.";
constexpr std::string_view kAutomatic =
    "Let Orrery make small decisions, so link games need fewer messages. You can change this any time.";
constexpr std::string_view kOther = "…";  // the choice that asks for a value of one's own

enum class Sitter : std::uint8_t { here, novice, adept, master, link };
struct SitterWords {
    std::string_view value, label;
};
constexpr std::array<SitterWords, 5> kSitters{{{"here", "Person on this device"},
                                               {"novice", "Bot, novice"},
                                               {"adept", "Bot, adept"},
                                               {"master", "Bot, master"},
                                               {"link", "Person by link"}}};

std::vector<Choice> sitters() {
    std::vector<Choice> choices;
    for (const auto& [value, label] : kSitters) choices.push_back({std::string(value), std::string(label)});
    return choices;
}

struct Place {
    Sitter sitter = Sitter::adept;
    std::string name;
};

SeatHolder holder_of(const Place& place) {
    const auto level = [](std::string_view id) {
        return static_cast<std::uint8_t>(std::find(std::begin(kBotLevels), std::end(kBotLevels), id) -
                                         std::begin(kBotLevels));
    };
    switch (place.sitter) {
        case Sitter::here: return {SeatKind::person, 0, place.name};
        case Sitter::link: return {SeatKind::open, 0, place.name};
        default: return {SeatKind::bot, level(kSitters[static_cast<std::size_t>(place.sitter)].value), {}};
    }
}

Place place_of(const SeatHolder& holder, bool here) {
    if (holder.kind != SeatKind::bot) return {here ? Sitter::here : Sitter::link, holder.name};
    Place place{Sitter::adept, {}};
    for (std::size_t i = 0; i < kSitters.size(); ++i)
        if (holder.level < std::size(kBotLevels) && kSitters[i].value == kBotLevels[holder.level])
            place.sitter = static_cast<Sitter>(i);
    return place;
}

class SetupScreen : public Screen {
   public:
    SetupScreen(App& app, const std::string& game) : game_(*find_game(game)) {
        places_.resize(static_cast<std::size_t>(game_.min_seats));
        places_[0] = {Sitter::here, app.own_name()};
        refresh();
    }

    SetupScreen(App& app, const Record& record, SeatSet here) : SetupScreen(app, record.game) {
        places_.clear();
        for (std::size_t i = 0; i < record.seats.size(); ++i)
            places_.push_back(place_of(record.seats[i], here.has(seat_at(static_cast<int>(i)))));
        options_ = record.options;
        refresh();
    }

    std::string_view id() const override { return "setup"; }
    bool draw(App& app, ImVec2 min, ImVec2 max) override;
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool hears(App& app, std::string_view type, std::string_view json) override;

   private:
    int seats() const { return static_cast<int>(places_.size()); }
    bool draws_seats() const { return orrery::draws_seats(game_.id, seats(), options_); }
    std::string place_title(std::size_t place) const;
    void set_seats(int count);
    void refresh() { specs_ = option_specs(game_.id, seats()); }
    std::string option(const OptionSpec& spec) const;
    void set_option(const std::string& key, const std::string& value);
    std::vector<Choice> choices(const OptionSpec& spec) const;
    void ask_name(std::size_t place, std::string_view help = kNameHelp);
    void start(App& app);

    void draw_seats(App& app);
    void draw_options(App& app);
    bool by_link() const;

    const GameInfo& game_;
    std::vector<Place> places_;
    std::vector<OptionText> options_;
    std::vector<OptionSpec> specs_;
    bool automatic_open_ = false;
};

// ---- State

void SetupScreen::set_seats(int count) {
    places_.resize(static_cast<std::size_t>(std::clamp(count, game_.min_seats, game_.max_seats)));
    refresh();
    std::erase_if(options_, [this](const OptionText& option) {  // what the new number of seats does not offer
        return std::none_of(specs_.begin(), specs_.end(), [&option](const OptionSpec& spec) {
            return spec.key == option.key &&
                   std::any_of(spec.preset.begin(), spec.preset.end(),
                               [&option](const OptionValue& value) { return value.value == option.value; });
        });
    });
}

std::string SetupScreen::option(const OptionSpec& spec) const {
    for (const OptionText& option : options_)
        if (option.key == spec.key) return option.value;
    return spec.fallback;
}

std::string SetupScreen::place_title(std::size_t place) const {
    const std::string number = std::to_string(place + 1);
    if (draws_seats()) return "Seat " + number;
    return "Seat " + number + ", " + std::string(seat_colour_name(seat_at(static_cast<int>(place))));
}

void SetupScreen::set_option(const std::string& key, const std::string& value) {
    std::vector<OptionText> next = options_;
    std::erase_if(next, [&key](const OptionText& option) { return option.key == key; });
    next.push_back({key, value});
    const auto record = new_record(game_.id, seats(), next, 1, 1);
    if (record) {
        options_ = next;
    } else {
        page::notice(record.fault().message, "error");
    }
}

std::vector<Choice> SetupScreen::choices(const OptionSpec& spec) const {
    std::vector<Choice> choices;
    for (const OptionValue& value : spec.preset) choices.push_back({value.value, value.label});
    const std::string now = option(spec);
    if (std::none_of(choices.begin(), choices.end(), [&now](const Choice& choice) { return choice.value == now; }))
        choices.push_back({now, now});
    if (!spec.hint.empty()) choices.push_back({std::string(kOther), "Something else…"});
    return choices;
}

void SetupScreen::ask_name(std::size_t place, std::string_view help) {
    if (place < places_.size())
        page::ask_text("name:" + std::to_string(place), place_title(place) + ": name", places_[place].name,
                       static_cast<int>(kMaxNameSigns), help);
}

void SetupScreen::start(App& app) {
    const std::uint64_t number = app.luck().bits();
    auto record = new_record(game_.id, seats(), options_, number, seed_of_number(number));
    if (!record) return page::notice(record.fault().message, "error");
    SeatSet here;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        record->seats[i] = holder_of(places_[i]);
        if (places_[i].sitter == Sitter::here) here.add(seat_at(static_cast<int>(i)));
    }
    here = seat_by_lot(*record, here);
    if (by_link()) return invite_people(app, *record, here);
    auto table = Table::open(*record, here);
    if (!table) return page::notice(table.fault().message, "error");
    app.store().save(table->journal(static_cast<std::uint64_t>(app.now())));
    app.show(make_table_screen(app, hex16(number)));
}

bool SetupScreen::act(App& app, const Command& command) {
    const auto place = static_cast<std::size_t>(std::max(1, std::atoi(command.arg("seat").c_str())) - 1);
    if (command.name == "seats") {
        set_seats(std::atoi(command.arg("seats").c_str()));
    } else if (command.name == "sitter" && place < places_.size()) {
        for (std::size_t i = 0; i < kSitters.size(); ++i)
            if (kSitters[i].value == command.arg("sitter")) places_[place].sitter = static_cast<Sitter>(i);
    } else if (command.name == "name") {
        ask_name(place);
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
    } else if (command.name == "quick") {
        set_seats(seats());
        for (std::size_t i = 0; i < places_.size(); ++i) places_[i].sitter = i == 0 ? Sitter::here : Sitter::adept;
        start(app);
    } else if (command.name == "rules") {
        page::rules(game_.id, command.arg("at"));
    } else if (command.name == "automatic-list") {
        automatic_open_ = !automatic_open_;
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
    if (!value) return true;
    if (id.starts_with("name:")) {
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

// ---- Drawing

bool SetupScreen::draw(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    draw_sky(*ImGui::GetWindowDrawList(), {0, 0}, ImGui::GetWindowSize(), hash_text(game_.id), theme);
    const Column page = column(theme, min, max, 760);
    const bool narrow = page.narrow;
    const float foot = page.max.y - theme.target() - theme.px(24);  // what starts the game stays in sight
    {
        Panel panel(theme, "setup", page.min, {page.max.x, foot}, {.padding = page.padding});
        paragraph(theme.display, game_.title, ink::kBrass);
        paragraph(theme.text, game_.tagline);
        caption(theme, std::to_string(game_.min_seats) + " to " + std::to_string(game_.max_seats) +
                           " players · about " + std::to_string(game_.minutes) + " minutes. " +
                           std::string(game_.credit));
        if (button(theme, app.marks(), "quick", "Play now against a bot",
                   {.kind = ButtonKind::kPrimary, .width = narrow ? -1.0f : 0.0f}))
            app.act({"quick", {}});
        if (!narrow) ImGui::SameLine();  // a small phone has no room for the four in one row
        if (has_lesson(game_.id)) {
            if (button(theme, app.marks(), "learn", "Learn", {.kind = ButtonKind::kLink}))
                app.act({"learn", {{"game", std::string(game_.id)}}});
            ImGui::SameLine();
        }
        if (button(theme, app.marks(), "rules", "Rules", {.kind = ButtonKind::kLink})) app.act({"rules", {}});
        ImGui::SameLine();
        if (button(theme, app.marks(), "home", "Back", {.kind = ButtonKind::kLink})) app.act({"home", {}});
        ImGui::Dummy({0, theme.px(6)});
        draw_seats(app);
        ImGui::Dummy({0, theme.px(6)});
        draw_options(app);
    }
    Panel panel(theme, "setup-start", {page.min.x, foot + theme.px(4)}, page.max, {.scrolls = false, .padding = 10});
    if (button(theme, app.marks(), "start", "Start game", {.width = -1})) app.act({"start", {}});
    if (escaped()) app.act({"home", {}});
    return false;
}

void SetupScreen::draw_seats(App& app) {
    const Theme& theme = app.theme();
    heading(theme, "Seats");
    if (draws_seats()) caption(theme, kDrawn);
    if (by_link()) caption(theme, kByLink);
    for (int count = game_.min_seats; count <= game_.max_seats; ++count) {
        const std::string label = std::to_string(count);
        if (button(theme, app.marks(), "seats:" + label, label, {.selected = count == seats(), .width = theme.px(46)}))
            app.act({"seats", {{"seats", label}}});
        if (count < game_.max_seats) ImGui::SameLine();
    }
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const Place& place = places_[i];
        const std::string seat = std::to_string(i + 1);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const Seat colour = seat_at(static_cast<int>(i));
        const ImVec2 middle{at.x + theme.px(14), at.y + theme.target() / 2};
        if (draws_seats())
            text_at(*ImGui::GetWindowDrawList(), theme.text,
                    {middle.x - measure(theme.text, seat).x / 2, middle.y - theme.text->FontSize / 2},
                    with_alpha(ink::kIvory, ink::kQuiet), seat);
        else
            draw_seat_shape(*ImGui::GetWindowDrawList(), colour, middle, theme.px(10), seat_colour(colour),
                            ink::kNight);
        ImGui::SetCursorScreenPos({at.x + theme.px(38), at.y});
        const bool named = place.sitter == Sitter::here || place.sitter == Sitter::link;
        const float room = ImGui::GetContentRegionAvail().x;
        const float width = named ? room * 0.62f : room;
        const auto value = kSitters[static_cast<std::size_t>(place.sitter)].value;
        if (const auto taken = select(theme, app.marks(), "sitter:" + seat, value, sitters(), width))
            app.act({"sitter", {{"seat", seat}, {"sitter", *taken}}});
        if (named) {
            ImGui::SetCursorScreenPos({at.x + theme.px(38) + width + theme.px(8), at.y});
            const std::string label = place.name.empty() ? "Name this player" : place.name;
            if (button(theme, app.marks(), "name:" + seat, label, {.width = -1})) app.act({"name", {{"seat", seat}}});
        }
    }
}

void SetupScreen::draw_options(App& app) {
    const Theme& theme = app.theme();
    heading(theme, "Options");
    for (const OptionSpec& spec : specs_) {
        paragraph(theme.text, spec.title);
        if (const auto taken = select(theme, app.marks(), "option:" + spec.key, option(spec), choices(spec)))
            app.act({"option", {{"key", spec.key}, {"value", *taken}}});
        if (!spec.hint.empty()) caption(theme, spec.hint);
    }
    if (automatic_specs(game_.id).empty()) return;
    ImGui::Dummy({0, theme.px(6)});
    heading(theme, "Automatic answers");
    caption(theme, kAutomatic);
    if (button(theme, app.marks(), "automatic-list", automatic_open_ ? "Hide" : "Show", {.kind = ButtonKind::kLink}))
        app.act({"automatic-list", {}});
    if (automatic_open_) draw_automatic(app, game_.id, by_link());
}

bool SetupScreen::by_link() const {
    return std::any_of(places_.begin(), places_.end(), [](const Place& place) { return place.sitter == Sitter::link; });
}

// ---- Words

Outline SetupScreen::outline(App& app) {
    Outline out("setup", game_.title);
    out.heading(1, game_.title);
    out.text("tagline", game_.tagline);
    out.text("credit", game_.credit);
    out.button("quick", "Play now against a bot", {"quick", {}}, {.primary = true});
    if (has_lesson(game_.id))
        out.button("learn", "Learn in five minutes", {"learn", {{"game", std::string(game_.id)}}});
    out.button("rules", "Rules", {"rules", {}});
    out.button("home", "Back", {"home", {}});
    out.heading(2, "Seats");
    if (draws_seats()) out.text("drawn", kDrawn);
    if (by_link()) out.text("by-link", kByLink);
    std::vector<Choice> counts;
    for (int count = game_.min_seats; count <= game_.max_seats; ++count)
        counts.push_back({std::to_string(count), std::to_string(count)});
    out.select("seats", "Number of players", std::to_string(seats()), counts, {"seats", {}}, "seats");
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const std::string seat = std::to_string(i + 1);
        out.select("sitter:" + seat, place_title(i), kSitters[static_cast<std::size_t>(places_[i].sitter)].value,
                   sitters(), {"sitter", {{"seat", seat}}}, "sitter");
        if (places_[i].sitter == Sitter::here || places_[i].sitter == Sitter::link)
            out.button("name:" + seat,
                       place_title(i) + ", name: " + (places_[i].name.empty() ? "None yet" : places_[i].name),
                       {"name", {{"seat", seat}}});
    }
    out.heading(2, "Options");
    for (const OptionSpec& spec : specs_) {
        out.select("option:" + spec.key, spec.title, option(spec), choices(spec), {"option", {{"key", spec.key}}},
                   "value");
        if (!spec.hint.empty()) out.text("hint:" + spec.key, spec.hint);
    }
    outline_automatic(app, out, game_.id, by_link());
    out.button("start", "Start game", {"start", {}});
    return out;
}

}  // namespace

std::unique_ptr<Screen> make_setup_screen(App& app, const Record& record, SeatSet here) {
    return std::make_unique<SetupScreen>(app, record, here);
}

std::unique_ptr<Screen> make_setup_screen(App& app, const std::string& game) {
    return std::make_unique<SetupScreen>(app, game);
}

}  // namespace orrery::web
