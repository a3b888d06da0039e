// The words of the set-up, for canvas and text table.
#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "core/hash.h"
#include "core/language.h"
#include "core/words.h"
#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/lesson.h"
#include "web/levels.h"
#include "web/results.h"
#include "web/screens/automatic.h"
#include "web/screens/secrecy.h"
#include "web/screens/setup_screen.h"

namespace orrery::web {
namespace {

constexpr std::string_view kOwnChoice = "own";                 // none of the presets
constexpr float kSetupPicture = 200, kLeastSetupPicture = 72;  // CSS px

std::vector<Choice> sitters() {
    std::vector<Choice> choices;
    for (const auto& [value, label] : kSitters) choices.push_back({std::string(value), label()});
    return choices;
}

}  // namespace

std::string SetupScreen::place_title(std::size_t place) const {
    const int seat = static_cast<int>(place);
    return draws_seats() ? say::seat_number(seat + 1)
                         : say::seat_number_colour(seat + 1, seat_colour_name(seat_at(seat)));
}

std::vector<Choice> SetupScreen::choices(const OptionSpec& spec) const {
    std::vector<Choice> choices = choices_of(spec);
    const std::string now = option(spec);
    if (std::none_of(choices.begin(), choices.end(), [&now](const Choice& choice) { return choice.value == now; }))
        choices.push_back({now, now});
    if (spec.takes_more) choices.push_back({std::string(kOther), say::other_value()});
    return choices;
}

// "a novice", "3 masters"; with bots of several levels "3 bots".
std::string SetupScreen::bots_named() const {
    std::vector<Sitter> bots;
    for (const Place& place : places_)
        if (is_bot(place.sitter)) bots.push_back(place.sitter);
    const bool is_one_level = !bots.empty() && std::count(bots.begin(), bots.end(), bots.front()) == std::ssize(bots);
    const int count = static_cast<int>(bots.size());
    return is_one_level ? bots_words(level_of(bots.front()), count) : say::bots_of_levels(count);
}

// The label of the start button: "Play 3 novices", "Invite 2 people".
std::string SetupScreen::start_words() const {
    const int here = static_cast<int>(count(is_here)), link = static_cast<int>(count(is_by_link));
    if (link > 0) return say::invite_people(link);
    if (here == 0) return say::watch_bots(bots_named());
    if (here == 1) return say::play_bots(bots_named());
    return count(is_bot) > 0 ? say::start_for_and_bots(here, bots_named()) : say::start_for(here);
}

Outline SetupScreen::outline(App& app) {
    Outline out("setup", game_.title, {.width = 760, .sky = hash_text(game_.id)});
    const Only only = details_open_ ? Only::both : Only::words;
    out.part(Part::left);
    out.heading(1, game_.title);
    out.text("tagline", translated(game_.tagline));
    out.text("length", say::game_figures(game_.min_seats, game_.max_seats, game_.minutes), {.tone = Tone::quiet});
    const NodeLook beside{.tone = Tone::quiet, .row = Row::beside};
    if (has_lesson(game_.id))
        out.button("learn", say::learn_in_five_minutes(), with("learn", "game", std::string(game_.id)),
                   {.look = beside});
    out.button("rules", say::rules(), {"rules", {}}, {.look = beside});
    out.button("home", say::back(), {"home", {}}, {.look = kAsLink});
    sample_.tell(out, game_.id, seats(), options_, kLeastSetupPicture, kSetupPicture);
    out.part(Part::right);
    tell_company(out);
    tell_level(app, out);
    tell_post(app, out);
    tell_secrecy(out);
    tell_preset(out);
    out.button("details", details_open_ ? say::less() : say::seats_levels_options(), {"details", {}},
               {.look = {.only = Only::canvas}});
    tell_seats(out, only);
    tell_options(app, out, only);
    out.text("credit", translated(game_.credit), {.tone = Tone::quiet});
    out.part(Part::foot);
    out.button("start", start_words(), {"start", {}}, {.primary = true});
    return out;
}

void SetupScreen::tell_company(Outline& out) const {
    std::vector<Choice> companies, counts;
    for (const Company& company : kCompanies) companies.push_back({std::string(company.value), company.label()});
    if (company() == kMixed) companies.push_back({std::string(kMixed), say::mixed()});
    out.select("company", say::the_other_players(), company(), companies, {"company", {}}, "company",
               {.toggles = true});
    for (int count = game_.min_seats; count <= game_.max_seats; ++count) {
        const std::string number = std::to_string(count);
        counts.push_back({number, number});
    }
    out.select("seats", say::number_of_players(), std::to_string(seats()), counts, {"seats", {}}, "seats",
               {.toggles = true, .shown = say::players_brief()});
}

// Another level, if the last matches of this game say that it would be fairer.
void SetupScreen::tell_level(const App& app, Outline& out) const {
    const auto offer = count(is_bot) > 0 ? offer_in(app, game_.id) : std::nullopt;
    if (!offer) return;
    const Sitter offered = bot_of(offer->level);
    const auto chosen = static_cast<int>(
        std::count_if(places_.begin(), places_.end(), [=](const Place& place) { return place.sitter == offered; }));
    if (chosen > 0) {
        out.text("level-offer", say::plays_against_you(bots_words(offer->level, chosen), chosen),
                 {.tone = Tone::quiet});
        return;
    }
    out.text("level-offer", offer->words, {.tone = Tone::quiet});
    out.button("level-offered", say::choose_bots(bots_words(offer->level, static_cast<int>(count(is_bot)))),
               with("level", "level", std::string(kBotLevels[offer->level])));
}

// How turns travel, if the site has relays.
void SetupScreen::tell_post(const App& app, Outline& out) const {
    if (!by_link() || !app.post().is_offered()) return;
    const std::vector<Choice> ways{{std::string(kByPost), say::by_themselves()},
                                   {std::string(kByHand), say::by_hand()}};
    out.select("travel", say::turns_travel(), is_by_post_ ? kByPost : kByHand, ways, {"travel", {}}, "by",
               {.toggles = true});
    out.text("travel-told", is_by_post_ ? say::one_link_then_by_themselves(app.post().meaning()) : say::send_links(),
             {.tone = Tone::quiet});
}

// How secret choices travel, and how many messages each way costs the people who send links.
void SetupScreen::tell_secrecy(Outline& out) const {
    const Messages messages = messages_of(game_.id, seats());
    if (!by_link() || messages.sealed == 0) return;
    if (!messages.differ()) {
        if (is_by_post_) return;
        out.text("messages", say::match_takes_messages(messages.sealed), {.tone = Tone::quiet});
        return;
    }
    const std::vector<Choice> ways{{std::string(kSealed), say::sealed()},
                                   {std::string(kAmongFriends), say::among_friends()}};
    out.select("secrecy", say::secret_choices(), is_among_friends() ? kAmongFriends : kSealed, ways, {"secrecy", {}},
               "secrecy", {.toggles = true});
    for (const Protocol way : {Protocol::sealed, Protocol::friends})
        out.text(way == Protocol::sealed ? "secrecy:sealed" : "secrecy:friends",
                 secrecy_words(way, is_by_post_ ? Messages{} : messages), {.tone = Tone::quiet});
}

void SetupScreen::tell_seats(Outline& out, Only only) const {
    out.heading(2, say::seats_title(), {.only = only});
    if (draws_seats()) out.text("drawn", say::seats_are_drawn(), {.tone = Tone::quiet, .only = only});
    if (by_link()) out.text("by-link", say::seats_are_bound(), {.tone = Tone::quiet, .only = only});
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const Place& place = places_[i];
        const std::string seat = std::to_string(i + 1), title = place_title(i);
        const bool is_person = !is_bot(place.sitter);
        const std::vector<Choice> styles = is_person ? std::vector<Choice>() : character_choices();
        out.select("sitter:" + seat, title, kSitters[static_cast<std::size_t>(place.sitter)].value, sitters(),
                   with("sitter", "seat", seat), "sitter",
                   {.only = only,
                    .row = is_person || !styles.empty() ? Row::beside : Row::alone,
                    .leads = draws_seats(),
                    .seat = static_cast<std::int8_t>(i),
                    .shown = seat});
        if (is_person) {
            const bool has_name = !place.name.empty();
            const std::string shown = has_name ? place.name : say::add_name();
            out.button("name:" + seat, say::seat_has_name(title, has_name ? place.name : say::none_yet()),
                       with("name", "seat", seat), {.look = {.only = only, .shown = shown}});
        }
        if (!styles.empty()) {
            const Character* style = find_character(game_.id, character(i));
            out.select("character:" + seat, say::character_of_seat(static_cast<int>(i) + 1),
                       style ? style->id : kPlainBot, styles, with("character", "seat", seat), "character",
                       {.only = only, .seat = static_cast<std::int8_t>(i)});
        }
    }
    tell_bots(out, only);
}

std::vector<Choice> SetupScreen::character_choices() const {
    std::vector<Choice> choices;
    for (const Character& one : characters(game_.id)) choices.push_back({std::string(one.id), capitalized(one.name)});
    if (!choices.empty()) choices.insert(choices.begin(), {std::string(kPlainBot), say::plain_character()});
    return choices;
}

// A sentence for each level and each character that sits at the table.
void SetupScreen::tell_bots(Outline& out, Only only) const {
    for (const std::uint8_t level : kLevels)
        if (std::any_of(places_.begin(), places_.end(),
                        [level](const Place& place) { return place.sitter == bot_of(level); }))
            out.text("level:" + std::string(kBotLevels[level]), level_words(level),
                     {.tone = Tone::quiet, .only = only});
    int number = kNoCharacter;
    for (const Character& one : characters(game_.id)) {
        ++number;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (character(i) != number) continue;
            out.text("character:" + std::string(one.id), character_words(one), {.tone = Tone::quiet, .only = only});
            break;
        }
    }
}

void SetupScreen::tell_preset(Outline& out) const {
    const Preset* now = preset();
    std::vector<Choice> kinds;
    for (const Preset& preset : presets_) kinds.push_back({preset.id, preset.title});
    if (now == nullptr) kinds.push_back({std::string(kOwnChoice), say::custom_game()});
    out.select("preset", say::kind_of_game(), now != nullptr ? now->id : kOwnChoice, kinds, {"preset", {}}, "preset");
    if (now == nullptr) return;
    const bool is_for_links = !is_by_hand_ && now->id == kLinkGame;
    out.text("preset-told", is_for_links ? say::chosen_for_links(now->note) : now->note, {.tone = Tone::quiet});
}

void SetupScreen::tell_options(App& app, Outline& out, Only only) const {
    out.heading(2, say::options(), {.only = only});
    for (const OptionSpec& spec : specs_) {
        out.select("option:" + spec.key, spec.title, option(spec), choices(spec), with("option", "key", spec.key),
                   "value", {.only = only});
        if (!spec.hint.empty()) out.text("hint:" + spec.key, spec.hint, {.tone = Tone::quiet, .only = only});
    }
    if (automatic_specs(game_.id).empty()) return;
    out.heading(2, say::automatic_answers(), {.only = only});
    out.text("automatic-told", say::automatic_told(), {.tone = Tone::quiet, .only = only});
    tell_automatic(app, out, game_.id, by_link(), only);
}

}  // namespace orrery::web
