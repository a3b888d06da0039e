// Lists what a file brings besides games, keeps what the person agrees to, and tells the page in words; LeafScreen
// draws it. The games themselves were taken in by arrivals.cpp; record/device/bundle.h has read the file.
#include "web/screens/from_file.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "web/app.h"
#include "web/daily.h"
#include "web/levels.h"
#include "web/page.h"
#include "web/puzzles.h"
#include "web/results.h"
#include "web/screens/automatic.h"
#include "web/screens/leaf_screen.h"
#include "web/settings.h"

namespace orrery::web {
namespace {

constexpr std::uint64_t kFileSky = 0xF11E;

// A setting that the page can name. Other settings never come in.
struct Named {
    std::string name, value;
    std::string words;  // "Animation speed: Slow (here: Normal)"
};

std::string label_of(const std::vector<Choice>& choices, std::string_view value) {
    const auto found =
        std::find_if(choices.begin(), choices.end(), [value](const Choice& one) { return one.value == value; });
    return found == choices.end() ? std::string() : found->label;
}

// A setting's title and its choices. No choices: any text that can be a person's name. Empty: the page does not know
// the setting.
struct Meaning {
    std::string title;
    std::vector<Choice> choices;
};

Meaning meaning_of(const std::string& name) {
    if (name == "name") return {say::your_name(), {}};
    for (const SettingSpec& spec : setting_specs()) {
        if (spec.key != name) continue;
        Meaning meaning{spec.title(), {}};
        for (const SettingChoice& choice : spec.choices)
            meaning.choices.push_back({std::string(choice.value), choice.label()});
        return meaning;
    }
    for (const GameInfo& game : games()) {
        if (name == level_setting(game.id)) return {say::bots_in_game(game.title), level_choices()};
        if (!game_is_here(game.id)) continue;
        for (const OptionSpec& spec : automatic_specs(game.id))
            if (name == automatic_setting(game.id, spec.key))
                return {say::automatic_in_game(game.title, spec.title), choices_of(spec)};
    }
    return {};
}

std::vector<Named> named_settings(const App& app, const Bundle& bundle) {
    std::vector<Named> all;
    for (const auto& [name, text] : bundle.settings) {
        if (name == kDailySetting) {
            int days = 0;
            const std::string joined = joined_tries(app, text, days);
            if (days > 0) all.push_back({name, joined, say::todays_results_in_file(days)});
            continue;
        }
        if (name == kResultsSetting) {
            int matches = 0;
            const std::string joined = joined_results(app, text, matches);
            if (matches > 0) all.push_back({name, joined, say::results_in_file(matches)});
            continue;
        }
        int positions = 0;
        const std::string marks = joined_marks(app, name, text, positions);
        if (positions > 0) {
            const std::string game = capitalized(name.substr(name.find('/') + 1));
            all.push_back({name, marks, say::answers_in_file(game, positions)});
            continue;
        }
        const Meaning meaning = meaning_of(name);
        if (meaning.title.empty()) continue;
        const std::string value = meaning.choices.empty() ? clean_name(text) : text;
        const std::string typed = name_refusal(value) ? std::string() : value;
        const std::string label = meaning.choices.empty() ? typed : label_of(meaning.choices, value);
        const std::string here = app.store().setting(name, "");
        if (label.empty() || here == value) continue;
        const std::string mine = meaning.choices.empty() ? here : label_of(meaning.choices, here);
        const std::string now = mine.empty() ? say::not_chosen() : mine;
        all.push_back({name, value, say::setting_differs(meaning.title, label, now)});
    }
    return all;
}

// Seats in the file with a secret that is not here: "Rise, Anna".
std::vector<std::string> strange_seats(const App& app, const Bundle& bundle) {
    std::vector<std::string> seats;
    for (const Bundle::Entry& entry : bundle.games) {
        const SeatSet strange = entry.journal ? app.store().strange_seats(*entry.journal) : SeatSet{};
        for (int k = 0; !strange.empty() && k < kMaxSeats; ++k) {
            if (!strange.has(seat_at(k))) continue;
            const GameInfo* info = find_game(entry.journal->record.game);
            std::string words = say::seat_in_file(info ? std::string(info->title) : say::a_game(),
                                                  seat_names(entry.journal->record)[static_cast<std::size_t>(k)]);
            if (std::find(seats.begin(), seats.end(), words) == seats.end()) seats.push_back(std::move(words));
        }
    }
    return seats;
}

bool is_proven(const App& app, const Bundle& bundle) {
    return std::any_of(bundle.games.begin(), bundle.games.end(), [&app](const Bundle::Entry& entry) {
        const Journal* known = entry.journal ? app.store().game(number_of(*entry.journal)) : nullptr;
        for (std::size_t i = 0; known && i < kMaxSeats; ++i)
            if (known->keys[i] && known->keys[i] == entry.journal->keys[i]) return true;
        return false;
    });
}

class FileScreen : public LeafScreen {
   public:
    FileScreen(const App& app, const Bundle& bundle, Command then)
        : bundle_(bundle), then_(std::move(then)), is_proven_(is_proven(app, bundle)) {
        gather(app);
    }

    std::string_view id() const override { return "from-file"; }
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool is_empty() const { return seats_.empty() && settings_.empty(); }

   private:
    void gather(const App& app) {
        seats_ = seats_asked_ ? std::vector<std::string>{} : strange_seats(app, bundle_);
        settings_ = named_settings(app, bundle_);
    }
    void take_seats(App& app);
    void take_settings(App& app);
    void go_on(App& app) const { app.act(Command(then_)); }

    Bundle bundle_;
    Command then_;
    bool is_proven_ = false;
    bool seats_asked_ = false;
    std::vector<std::string> seats_;
    std::vector<Named> settings_;
};

void FileScreen::take_seats(App& app) {
    Tally tally;
    for (const Bundle::Entry& entry : bundle_.games)
        if (entry.journal && !app.store().strange_seats(*entry.journal).empty())
            tally.add(entry.label, app.store().take_in_own(*entry.journal));
    if (tally.has_skipped()) return page::notice(tally.words(), "warning");
    page::say(say::seats_are_here());
}

void FileScreen::take_settings(App& app) {
    for (const Named& one : settings_) app.store().set_setting(one.name, one.value);
    page::say(say::settings_taken_over());
}

// Each question is asked once, seats first.
bool FileScreen::act(App& app, const Command& command) {
    const bool is_seats = !seats_.empty(), is_settings = !is_seats && !settings_.empty();
    if (is_seats && (command.name == "take-seats" || command.name == "leave-seats")) {
        if (command.name == "take-seats") take_seats(app);
        seats_asked_ = true;
        gather(app);
        if (is_empty()) go_on(app);
    } else if (is_settings && (command.name == "take-settings" || command.name == "leave-settings")) {
        if (command.name == "take-settings") take_settings(app);
        go_on(app);
    } else {
        return false;
    }
    return true;
}

Outline FileScreen::outline(App&) {
    const bool is_seats = !seats_.empty();
    const std::string leave = is_seats ? "leave-seats" : "leave-settings",
                      take = is_seats ? "take-seats" : "take-settings";
    Outline out("from-file", say::also_in_file(), {.width = 680, .sky = kFileSky, .close = {leave, {}}});
    out.part(Part::left);
    out.heading(1, say::also_in_file());
    out.text("told", is_seats ? say::file_has_secrets() : say::file_has_settings());
    out.text("proof", is_proven_ ? say::file_is_yours() : say::file_may_be_anybodys(),
             {.tone = is_proven_ ? Tone::quiet : Tone::strong});
    std::vector<std::string> lines = seats_;
    if (!is_seats)
        for (const Named& one : settings_) lines.push_back(one.words);
    out.heading(2, is_seats ? say::seats_title() : say::settings());
    out.list("lines", lines);
    out.part(Part::right);
    out.button(leave, is_seats ? say::leave_seats() : say::leave_settings(), {leave, {}}, {.primary = true});
    out.button(take, is_seats ? say::take_seats() : say::take_settings(), {take, {}});
    return out;
}

}  // namespace

const GameInfo* absent_game_of(const Bundle& bundle) {
    for (const GameInfo& game : games())
        for (const auto& [name, text] : bundle.settings)
            if (!game_is_here(game.id) && name.starts_with(automatic_setting(game.id, ""))) return find_game(game.id);
    return nullptr;
}

std::unique_ptr<Screen> make_file_screen(App& app, const Bundle& bundle, const Command& then) {
    if (!bundle.is_own) return nullptr;
    auto screen = std::make_unique<FileScreen>(app, bundle, then);
    return screen->is_empty() ? nullptr : std::move(screen);
}

}  // namespace orrery::web
