#include "web/screens/setup.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/hash.h"
#include "core/words.h"
#include "record/record.h"
#include "record/seating.h"
#include "record/table.h"
#include "web/app.h"
#include "web/lesson.h"
#include "web/levels.h"
#include "web/names.h"
#include "web/page.h"
#include "web/screens/automatic.h"
#include "web/screens/leaf_screen.h"
#include "web/screens/lobby.h"
#include "web/screens/sample_game.h"
#include "web/screens/secrecy.h"
#include "web/screens/table.h"

namespace orrery::web {
namespace {

constexpr std::string_view kDrawn = "Who sits where, and so who begins, is drawn by lot when the game starts.";
constexpr std::string_view kByLink = "Each player's seat is locked to their own device.";
constexpr std::string_view kChosenForLinks = "Chosen because somebody plays by link.";
constexpr std::string_view kSealed = "sealed", kAmongFriends = "friends";
constexpr std::string_view kOwnChoice = "own";  // of the presets: none
constexpr std::string_view kAutomatic =
    "Let Orrery make small decisions: then you only pass the link on. You can change this any time.";
constexpr std::string_view kHostName = "host";  // the dialog that asks for it before the invitation
constexpr std::string_view kHostHelp = "Your friends see who invites them. It's remembered on this device.";
constexpr float kPicture = 200, kLeastPicture = 72;  // CSS px
constexpr std::string_view kOther = "…";             // the choice that asks for a value of one's own

enum class Sitter : std::uint8_t { here, novice, apprentice, journeyman, adept, master, link };
struct SitterWords {
    std::string_view value, label;
};
constexpr std::array<SitterWords, 7> kSitters{{{"here", "Person on this device"},
                                               {"novice", "Bot, novice"},
                                               {"apprentice", "Bot, apprentice"},
                                               {"journeyman", "Bot, journeyman"},
                                               {"adept", "Bot, adept"},
                                               {"master", "Bot, master"},
                                               {"link", "Person by link"}}};

std::vector<Choice> sitters() {
    std::vector<Choice> choices;
    for (const auto& [value, label] : kSitters) choices.push_back({std::string(value), std::string(label)});
    return choices;
}

struct Place {
    Sitter sitter = Sitter::here;
    std::string name;
};

// Of what stands in kSitters as a level of bots.
std::uint8_t level_of(Sitter sitter) {
    const std::string_view id = kSitters[static_cast<std::size_t>(sitter)].value;
    return static_cast<std::uint8_t>(std::find(std::begin(kBotLevels), std::end(kBotLevels), id) -
                                     std::begin(kBotLevels));
}
bool is_here(Sitter sitter) { return sitter == Sitter::here; }
bool is_by_link(Sitter sitter) { return sitter == Sitter::link; }
bool is_bot(Sitter sitter) { return !is_here(sitter) && !is_by_link(sitter); }

Sitter bot_of(std::uint8_t level) {
    const auto found = std::find_if(kSitters.begin(), kSitters.end(), [level](const SitterWords& sitter) {
        return level < std::size(kBotLevels) && sitter.value == kBotLevels[level];
    });
    return found == kSitters.end() ? Sitter::novice : static_cast<Sitter>(found - kSitters.begin());
}

SeatHolder holder_of(const Place& place) {
    switch (place.sitter) {
        case Sitter::here: return {SeatKind::person, 0, place.name};
        case Sitter::link: return {SeatKind::open, 0, place.name};
        default: return {SeatKind::bot, level_of(place.sitter), {}};
    }
}

Place place_of(const SeatHolder& holder, bool here) {
    if (holder.kind != SeatKind::bot) return {here ? Sitter::here : Sitter::link, holder.name};
    return {bot_of(holder.level), {}};
}

// With whom one plays, in a word: what all seats but the first are.
struct Company {
    std::string_view value, label;
    bool (*is_it)(Sitter);
};
constexpr Company kCompanies[] = {{"bots", "Bots", is_bot}, {"link", "By link", is_by_link}, {"here", "Here", is_here}};
constexpr std::string_view kMixed = "mixed";

class SetupScreen : public LeafScreen {
   public:
    SetupScreen(App& app, const std::string& game) : game_(*find_game(game)), bot_(bot_of(own_level(app, game))) {
        places_.resize(static_cast<std::size_t>(game_.min_seats), {bot_, {}});
        places_[0] = {Sitter::here, app.own_name()};
        refresh();
        recommend();
    }

    SetupScreen(App& app, const Record& record, SeatSet here) : SetupScreen(app, record.game) {
        places_.clear();
        for (std::size_t i = 0; i < record.seats.size(); ++i)
            places_.push_back(place_of(record.seats[i], here.has(seat_at(static_cast<int>(i)))));
        options_ = record.options;
        is_by_hand_ = true;
        is_among_friends_ = record.is_bound() && !seals(record);
        refresh();
    }

    std::string_view id() const override { return "setup"; }
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool hears(App& app, std::string_view type, std::string_view json) override;

   private:
    int seats() const { return static_cast<int>(places_.size()); }
    bool draws_seats() const { return orrery::draws_seats(game_.id, seats(), options_); }
    std::string place_title(std::size_t place) const;
    void set_seats(int count);
    void refresh() {
        specs_ = option_specs(game_.id, seats());
        presets_ = presets(game_.id, seats());
    }
    const Preset* preset_of(std::string_view id) const;
    const Preset* preset() const;
    void choose_preset(const Preset& preset);
    void recommend();
    std::string option(const OptionSpec& spec) const;
    void set_option(const std::string& key, const std::string& value);
    std::vector<Choice> choices(const OptionSpec& spec) const;
    void ask_name(std::size_t place, std::string_view help = kNameHelp);
    bool wants_name();  // of whoever invites: asked for
    void start(App& app);

    std::size_t count(bool (*is_one)(Sitter)) const;
    bool by_link() const { return count(is_by_link) > 0; }
    std::string_view company() const;
    void set_company(std::string_view company);
    std::string start_words() const;
    void tell_company(Outline& out) const;
    void tell_secrecy(Outline& out) const;
    void tell_seats(Outline& out, Only only) const;
    void tell_preset(Outline& out) const;
    void tell_options(App& app, Outline& out, Only only) const;

    const GameInfo& game_;
    const Sitter bot_;  // who sits where nothing was chosen
    std::vector<Place> places_;
    std::vector<OptionText> options_;
    std::vector<OptionSpec> specs_;
    std::vector<Preset> presets_;
    std::string preset_;         // chosen last
    bool is_by_hand_ = false;    // has the person chosen a preset or an option?
    bool details_open_ = false;  // seat by seat, option by option
    bool is_among_friends_ = false;
    bool has_asked_name_ = false;
    SampleGame sample_;
};

// ---- State

const Preset* SetupScreen::preset_of(std::string_view id) const {
    const auto found =
        std::find_if(presets_.begin(), presets_.end(), [id](const Preset& preset) { return preset.id == id; });
    return found == presets_.end() ? nullptr : &*found;
}

// The preset whose options these are; of several the one that was chosen. nullptr: somebody's own choice.
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

// As long as nobody has chosen by hand: what suits play by link while a seat is by link.
void SetupScreen::recommend() {
    if (is_by_hand_) return;
    const Preset* for_links = by_link() ? preset_of(kLinkGame) : nullptr;
    if (const Preset* recommended = for_links != nullptr ? for_links : preset_of(kStandard))
        choose_preset(*recommended);
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
        is_by_hand_ = true;
    } else {
        page::notice(record.fault().message, "error");
    }
}

std::vector<Choice> SetupScreen::choices(const OptionSpec& spec) const {
    std::vector<Choice> choices = choices_of(spec);
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

// Whoever invites by link has a name, or was asked for one.
bool SetupScreen::wants_name() {
    const auto host = std::find_if(places_.begin(), places_.end(), [](const Place& p) { return is_here(p.sitter); });
    if (!by_link() || host == places_.end() || !host->name.empty()) return false;
    if (std::exchange(has_asked_name_, true)) return false;
    page::ask_text(kHostName, "Your name", "", static_cast<int>(kMaxNameSigns), kHostHelp);
    return true;
}

void SetupScreen::start(App& app) {
    if (app.has_secrets() && wants_name()) return;
    const std::uint64_t number = app.luck().bits();
    auto record = new_record(game_.id, seats(), options_, number, seed_of_number(number));
    if (!record) return page::notice(record.fault().message, "error");
    SeatSet here;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        record->seats[i] = holder_of(places_[i]);
        if (places_[i].sitter == Sitter::here) here.add(seat_at(static_cast<int>(i)));
    }
    const auto bot =
        std::find_if(places_.begin(), places_.end(), [](const Place& place) { return is_bot(place.sitter); });
    if (bot != places_.end()) keep_level(app, game_.id, level_of(bot->sitter));
    here = seat_by_lot(*record, here);
    if (by_link()) return invite_people(app, *record, here, is_among_friends_ ? Protocol::scrambled : Protocol::tags);
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
        recommend();
    } else if (command.name == "company") {
        set_company(command.arg("company"));
    } else if (command.name == "secrecy") {
        is_among_friends_ = command.arg("secrecy") == kAmongFriends;
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
    } else if (command.name == "quick") {
        set_company(kCompanies[0].value);
        start(app);
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

// ---- What is said

// What the start button does: "Play 3 bots", "Invite 2 people".
std::string SetupScreen::start_words() const {
    const auto here = static_cast<std::int64_t>(count(is_here)), bots = static_cast<std::int64_t>(count(is_bot)),
               link = static_cast<std::int64_t>(count(is_by_link));
    const std::string against = bots == 1 ? "a bot" : count_of(bots, "bot");
    if (link > 0) return "Invite " + (link == 1 ? "a friend" : std::to_string(link) + " people");
    if (here == 0) return "Watch " + against;
    if (here == 1) return "Play " + against;
    return "Start for " + std::to_string(here) + " people" + (bots > 0 ? " and " + against : "");
}

Outline SetupScreen::outline(App& app) {
    Outline out("setup", game_.title, {.width = 760, .sky = hash_text(game_.id)});
    const Only only = details_open_ ? Only::both : Only::words;
    out.part(Part::left);
    out.heading(1, game_.title);
    out.text("tagline", game_.tagline);
    out.text("credit",
             std::to_string(game_.min_seats) + " to " + std::to_string(game_.max_seats) + " players · about " +
                 std::to_string(game_.minutes) + " minutes. " + std::string(game_.credit),
             {.tone = Tone::quiet});
    const NodeLook beside{.tone = Tone::quiet, .row = Row::beside};
    if (has_lesson(game_.id))
        out.button("learn", "Learn in five minutes", with("learn", "game", std::string(game_.id)), {.look = beside});
    out.button("rules", "Rules", {"rules", {}}, {.look = beside});
    out.button("home", "Back", {"home", {}}, {.look = kAsLink});
    out.part(Part::right);
    sample_.tell(out, game_.id, seats(), options_, kLeastPicture, kPicture);
    tell_company(out);
    tell_preset(out);
    tell_secrecy(out);
    out.button("details", details_open_ ? "Less" : "Seats, levels and options", {"details", {}},
               {.look = {.only = Only::canvas}});
    tell_seats(out, only);
    tell_options(app, out, only);
    out.part(Part::foot);
    out.button("start", start_words(), {"start", {}}, {.primary = true});
    return out;
}

void SetupScreen::tell_company(Outline& out) const {
    std::vector<Choice> companies, counts;
    for (const Company& company : kCompanies)
        companies.push_back({std::string(company.value), std::string(company.label)});
    if (company() == kMixed) companies.push_back({std::string(kMixed), "Mixed"});
    out.select("company", "The other players", company(), companies, {"company", {}}, "company", {.toggles = true});
    for (int count = game_.min_seats; count <= game_.max_seats; ++count) {
        const std::string number = std::to_string(count);
        counts.push_back({number, number});
    }
    out.select("seats", "Number of players", std::to_string(seats()), counts, {"seats", {}}, "seats",
               {.toggles = true, .shown = "Players"});
}

// How secret choices travel, with the messages that each way costs.
void SetupScreen::tell_secrecy(Outline& out) const {
    const Messages messages = messages_of(game_.id, seats());
    if (!by_link() || messages.sealed == 0) return;
    if (!messages.differ()) {
        out.text("messages", "A whole match takes about " + std::to_string(messages.sealed) + " messages.",
                 {.tone = Tone::quiet});
        return;
    }
    const std::vector<Choice> ways{{std::string(kSealed), "Sealed"}, {std::string(kAmongFriends), "Among friends"}};
    out.select("secrecy", "Secret choices", is_among_friends_ ? kAmongFriends : kSealed, ways, {"secrecy", {}},
               "secrecy", {.toggles = true});
    for (const Protocol way : {Protocol::tags, Protocol::scrambled})
        out.text(way == Protocol::tags ? "secrecy:sealed" : "secrecy:friends", secrecy_words(way, messages),
                 {.tone = Tone::quiet});
}

void SetupScreen::tell_seats(Outline& out, Only only) const {
    out.heading(2, "Seats", {.only = only});
    if (draws_seats()) out.text("drawn", kDrawn, {.tone = Tone::quiet, .only = only});
    if (by_link()) out.text("by-link", kByLink, {.tone = Tone::quiet, .only = only});
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const Place& place = places_[i];
        const std::string seat = std::to_string(i + 1), title = place_title(i);
        const bool is_person = !is_bot(place.sitter);
        out.select("sitter:" + seat, title, kSitters[static_cast<std::size_t>(place.sitter)].value, sitters(),
                   with("sitter", "seat", seat), "sitter",
                   {.only = only,
                    .row = is_person ? Row::beside : Row::alone,
                    .leads = draws_seats(),
                    .seat = static_cast<std::int8_t>(i),
                    .shown = seat});
        if (is_person)
            out.button(
                "name:" + seat, title + ", name: " + (place.name.empty() ? "None yet" : place.name),
                with("name", "seat", seat),
                {.look = {.only = only, .shown = place.name.empty() ? std::string_view("Add name") : place.name}});
    }
    for (const std::uint8_t level : kLevels)
        if (std::any_of(places_.begin(), places_.end(),
                        [level](const Place& place) { return place.sitter == bot_of(level); }))
            out.text("level:" + std::string(kBotLevels[level]), level_words(level),
                     {.tone = Tone::quiet, .only = only});
}

void SetupScreen::tell_preset(Outline& out) const {
    const Preset* now = preset();
    std::vector<Choice> kinds;
    for (const Preset& preset : presets_) kinds.push_back({preset.id, preset.title});
    if (now == nullptr) kinds.push_back({std::string(kOwnChoice), "Your own choice"});
    out.select("preset", "Kind of game", now != nullptr ? now->id : kOwnChoice, kinds, {"preset", {}}, "preset");
    if (now == nullptr) return;
    const bool is_for_links = !is_by_hand_ && now->id == kLinkGame;
    out.text("preset-told", is_for_links ? now->note + " " + std::string(kChosenForLinks) : now->note,
             {.tone = Tone::quiet});
}

void SetupScreen::tell_options(App& app, Outline& out, Only only) const {
    out.heading(2, "Options", {.only = only});
    for (const OptionSpec& spec : specs_) {
        out.select("option:" + spec.key, spec.title, option(spec), choices(spec), with("option", "key", spec.key),
                   "value", {.only = only});
        if (!spec.hint.empty()) out.text("hint:" + spec.key, spec.hint, {.tone = Tone::quiet, .only = only});
    }
    if (automatic_specs(game_.id).empty()) return;
    out.heading(2, "Automatic answers", {.only = only});
    out.text("automatic-told", kAutomatic, {.tone = Tone::quiet, .only = only});
    tell_automatic(app, out, game_.id, by_link(), only);
}

}  // namespace

std::unique_ptr<Screen> make_setup_screen(App& app, const Record& record, SeatSet here) {
    return std::make_unique<SetupScreen>(app, record, here);
}

std::unique_ptr<Screen> make_setup_screen(App& app, const std::string& game) {
    return std::make_unique<SetupScreen>(app, game);
}

}  // namespace orrery::web
