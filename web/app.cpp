// App's own part: it hands messages and commands on, and changes screens. arrivals.cpp has the commands for links,
// files and the archive. Screens have the commands of their own page; post.cpp those of turns that travel by
// themselves.
#include "web/app.h"

#include <algorithm>

#include "generated/web/say.h"
#include "record/link/seat_key.h"
#include "web/bridge.h"
#include "web/daily.h"
#include "web/game_words.h"
#include "web/lesson.h"
#include "web/page.h"
#include "web/puzzles.h"
#include "web/results.h"
#include "web/screens/branches.h"
#include "web/screens/coach.h"
#include "web/screens/home.h"
#include "web/screens/lobby.h"
#include "web/screens/puzzle.h"
#include "web/screens/results.h"
#include "web/screens/settings.h"
#include "web/screens/setup.h"
#include "web/seat_transfer.h"
#include "web/widgets/select.h"

namespace orrery::web {
namespace {

// Of a lesson, or of the positions of "Find the move".
std::string file_of(const Command& command) {
    return (command.name == "learn" ? "tutorials/" : "puzzles/") + command.arg("game") + ".json";
}

}  // namespace

App::App()
    : store_([this](const std::string& key, const std::optional<std::string>& text) {
          page::store(key, text);
          post_.stored(key);
          heed_match(key);
          changed();
      }),
      post_(*this) {}
App::~App() = default;

void App::heed_match(const std::string& key) {
    const Journal* journal = store_.game_of_key(key);
    if (journal == nullptr) return;
    heed_daily(*this, *journal);
    heed_results(*this, *journal);
}

std::int64_t App::now() const { return page_now_ + static_cast<std::int64_t>(platform_ms() - own_now_); }

// ---- Messages

void App::receive(std::string_view json) {
    const Message message(json);
    const std::string type = message.text("type");
    if (const std::int64_t now = message.number("now"); now > 0) {
        page_now_ = now;
        own_now_ = platform_ms();
    }
    if (type == "boot") {
        boot(message);
    } else if (!screen_) {
        return;  // before boot, messages are ignored
    } else if (type == "env") {
        hear_environment(message);
        tell(type, json);
    } else if (type == "command") {
        Command command{message.text("name"), {}};
        for (auto& [name, value] : message.texts("args")) command.args.emplace_back(name, value);
        act(command);
    } else if (type == "open-link") {
        if (message.text("text") != link_) open_link(message.text("text"));
    } else if (type == "stored") {
        stored(message);
        tell(type, json);
    } else if (type == "text-answer" && message.text("id") == "open-link") {
        if (const auto text = message.text_or_null("value")) open_link(*text);
    } else if (type == "text-answer" && seat_answered(*this, message)) {
    } else if (type == "words") {
        hear_words(message.text("text"));
    } else if (type == "games-file") {
        open_file(message.text("text"));
    } else if (type == "qr") {
        page::qr(message.text("text"));
    } else if (type == "file") {
        file_arrived(message);
    } else if (type == "game-here") {
        if (const auto command = std::exchange(waiting_, {})) act(*command);
    } else if (post_.hears(type, message)) {
    } else {
        const bool is_told = tell(type, json);
        if (type == "sent") note_played();
        if (type == "sent" && message.text("way") == "copy") say_copied(is_told);
    }
    heed_settings();
    settle_screen();
    changed();
    send_outline();
    send_depth();
    post_.tend();
}

void App::say_copied(bool in_sight) {
    const std::string words = say::link_copied(link_to_.empty() ? say::whoever_is_next() : link_to_);
    if (in_sight) return page::say(words);
    page::notice(words);
}

std::string_view App::shown_match() const { return (covered_ ? *covered_ : *screen_).match(); }

bool App::tell_match(const std::string& number, std::string_view type) {
    Screen& screen = covered_ ? *covered_ : *screen_;
    return screen.match() == number && screen.hears(*this, type, {});
}

bool App::lists(const std::string& number) { return screen_->hears(*this, "turn", number); }

bool App::tell(std::string_view type, std::string_view json) {
    const bool is_heard = screen_->hears(*this, type, json);
    if (covered_) covered_->hears(*this, type, json);
    return is_heard;
}

void App::boot(const Message& message) {
    std::uint64_t seed = 0;
    read_hex16(message.text("random"), seed);
    luck_ = Chance(seed);
    entropy_ = message.text("entropy");
    hear_environment(message.inside("env"));
    for (const std::string& words : message.list("words")) hear_words(words);
    languages_ = message.texts("languages");
    language_ = message.text("language");
    for (const auto& [key, text] : message.texts("storage")) store_.load(key, text);
    if (!store_.games().empty()) post_.start();
    screen_ = make_home_screen(*this);
    reloaded_ = message.flag("reloaded");
    if (const std::string link = message.text("link"); !link.empty()) open_link(link);
    if (!store_.seats().empty()) ask_for_seats(*this);
    if (!store_.damaged().empty()) page::notice(say::game_unreadable(), "warning");
}

// A file of words of another language. One that can't be read says so, and the rest goes on in English.
void App::hear_words(std::string_view words) {
    if (const auto heard = speak(words); !heard) page::notice(heard.fault().message, "warning");
}

// A saved game, several of them, or a seat's secret.
void App::open_file(const std::string& text) {
    if (is_seat_key(text))
        open_seat(*this, text);
    else
        read_games(text);
}

void App::hear_environment(const Message& env) {
    environment_.reduced_motion = env.flag("reduced_motion");
    environment_.touch = env.flag("touch");
    environment_.webgl = env.flag("webgl", true);
    environment_.online = env.flag("online", true);
    environment_.text_table = env.flag("text_table");
    environment_.hidden = env.flag("hidden");
    environment_.relays = env.list("relays");
    environment_.in_chat = env.flag("in_chat");
    environment_.chat_name = env.text("chat_name");
    environment_.storage = env.text("storage");
    environment_.zone = static_cast<int>(env.number("zone"));
    const Message safe = env.inside("safe");
    environment_.safe_top = static_cast<float>(safe.number("top"));
    environment_.safe_right = static_cast<float>(safe.number("right"));
    environment_.safe_bottom = static_cast<float>(safe.number("bottom"));
    environment_.safe_left = static_cast<float>(safe.number("left"));
    theme_.touch = environment_.touch;
}

void App::heed_settings() {
    const Settings before = std::exchange(settings_, read_settings(store_, environment_));
    theme_.reduced_motion = settings_.reduced_motion;
    if (settings_.text_size != before.text_size) platform_restyle();
    if (settings_ != before) page::settings(settings_);
}

// Takes in a value that another tab has stored.
void App::stored(const Message& message) {
    if (const auto parted = store_.hear(message.text("key"), message.text_or_null("value")))
        page::notice(say::other_tab(since_words(parted->ours.record, parted->theirs.record)), "warning");
    post_.heard_stored(message.text("key"));
}

void App::file_arrived(const Message& message) {
    if (!for_file_ || message.text("name") != file_of(*for_file_)) return;  // nobody waits for it any more
    const Command command = *std::exchange(for_file_, {});
    const auto text = message.text_or_null("text");
    if (!text) return page::notice(say::file_missing(), "warning");
    if (command.name == kFindMove) return open_puzzles(*this, *text, command);
    const std::string number = command.arg("number");  // of the invitation that it leads back to
    const Command leave = store_.game(number) ? with("open", "number", number) : Command{"home", {}};
    auto screen = make_coach_screen(*this, *text, leave);
    leave.name == "home" ? show(std::move(screen)) : show_above(std::move(screen), leave);
}

// ---- Commands

void App::act(const Command& command) {
    if (!screen_) return;
    if (command.name == "back-out") return back_out();
    const std::optional<Command> armed = armed_;
    // A command that names a rulebook means that one, whatever game is on the screen.
    const bool is_named = command.name == "rules" && !command.arg("game").empty();
    if (is_named || (!screen_->act(*this, command) && !(covered_ && covered_->act(*this, command)))) carry_out(command);
    if (armed_ == armed) disarm();
    changed();
}

// The game whose own code the command needs.
const GameInfo* App::game_for(const Command& command) const {
    const bool is_new = command.name == "new-game" || command.name == "play-now" || command.name == kPlayToday;
    if (is_new || command.name == "learn" || command.name == kFindMove) return find_game(command.arg("game"));
    const Journal* journal = store_.game(command.arg("number"));
    const bool is_of_journal = command.name == "open" || command.name == "compare";
    return is_of_journal && journal ? find_game(journal->record.game) : nullptr;
}

// The page fetches the game, or says why it cannot. When the game is here, the command goes on.
void App::wait_for(const GameInfo& game, const Command& command) {
    waiting_ = command;
    page::want_game(game);
}

bool App::carry_out(const Command& command) {
    if (const GameInfo* game = game_for(command); game && !game_is_here(game->id))
        return (wait_for(*game, command), true);
    waiting_.reset();
    const std::string number = command.arg("number");
    const Journal* journal = store_.game(number);
    if (command.name == "home") {
        show(make_home_screen(*this));
    } else if (command.name == "new-game") {
        if (find_game(command.arg("game"))) show(make_setup_screen(*this, command.arg("game")));
    } else if (command.name == "play-now") {
        if (find_game(command.arg("game"))) make_setup_screen(*this, command.arg("game"))->act(*this, {"quick", {}});
    } else if (command.name == "settings") {
        if (!covered_) cover(make_settings_screen());
    } else if (command.name == kShowResults) {
        show(make_results_screen());
    } else if (command.name == "set") {
        set_setting(store_, command.arg("key"), command.arg("value"));
        heed_settings();
    } else if (command.name == "speak") {
        if (languages_.contains(command.arg("language"))) page::language(command.arg("language"));
    } else if (command.name == "keys") {
        page::keys();
    } else if (command.name == "rules") {
        page::rules(command.arg("game"), command.arg("at"));
    } else if (command.name == kFindMove || (command.name == "learn" && has_lesson(command.arg("game")))) {
        for_file_ = command;
        page::want_file(file_of(command));
    } else if (command.name == kFindMoves) {
        show(make_puzzle_list());
    } else if (command.name == "open" && journal) {
        show(make_game_screen(*this, number));
    } else if (command.name == "compare") {
        show_branches(number, static_cast<std::size_t>(std::atoi(command.arg("which").c_str())));
    } else if (command.name == "delete" && journal) {
        store_.forget(number);
        page::say(say::game_deleted());
    } else if (command.name == "undo-delete" && store_.forgotten()) {
        store_.restore();
        page::say(say::game_restored());
    } else if (command.name == "open-link") {
        if (command.arg("text").empty())
            page::ask_text("open-link", say::paste_link(), "", 0, say::paste_link_help());
        else
            open_link(command.arg("text"));
    } else if (command.name == "save-damaged" || command.name == "drop-damaged") {
        const auto& all = store_.damaged();
        const auto damaged = std::find_if(all.begin(), all.end(),
                                          [&](const Store::Damaged& one) { return one.key == command.arg("key"); });
        if (damaged == all.end()) return false;
        if (command.name == "save-damaged")
            page::save_file("orrery-unreadable-game.json", damaged->text);
        else
            store_.drop_damaged(std::string(damaged->key));
    } else if (is_daily(command)) {
        act_daily(*this, command);
    } else {
        return tend_games(command) || tend_seats(*this, number, command) || post_.act(number, command);
    }
    return true;
}

// ---- What screens ask for

void App::show(std::unique_ptr<Screen> screen) {
    next_screen_ = std::move(screen);
    next_below_.clear();
    if (next_screen_->id() != "home") next_below_.push_back({"home", {}});
    covers_ = false;
    for_file_.reset();
    offer_link({}, {});
    changed();
}

void App::show_above(std::unique_ptr<Screen> screen, const Command& back) {
    std::vector<Command> below = below_;
    below.push_back(back);
    show(std::move(screen));
    next_below_ = std::move(below);
}

// Shows the branches above the game, or above the list of games that led here.
void App::show_branches(const std::string& number, std::size_t which) {
    show(make_branches_screen(*this, number, which));
    if (screen_->id() != "home" && next_screen_->id() != "home") next_below_.push_back({"open", {{"number", number}}});
}

void App::cover(std::unique_ptr<Screen> screen) {
    next_screen_ = std::move(screen);
    next_below_ = below_;
    covers_ = true;
    changed();
}

void App::settle_screen() {
    if (!next_screen_) return;
    covered_ = std::exchange(covers_, false) ? std::move(screen_) : nullptr;
    screen_ = std::move(next_screen_);
    below_ = std::move(next_below_);
    outline_stale_ = true;
    if (unplayed_.empty() || shown_match() == unplayed_) return;
    store_.discard(unplayed_);
    unplayed_.clear();
}

// ---- Back

// Closes the top layer, or returns to the screen from which this one was entered. No move is taken back.
void App::back_out() {
    if (!screen_ || close_list() || screen_->close_top(*this)) return changed();
    if (covered_) {
        next_screen_ = std::move(covered_);
        next_below_ = below_;
    } else if (!below_.empty() && !carry_out(Command(below_.back()))) {
        carry_out({"home", {}});
    }
    changed();
}

// Tells the page how many entries of its history are needed.
void App::send_depth() {
    if (!screen_) return;
    const std::size_t depth = below_.size() + (covered_ ? 1 : 0) + screen_->layers(*this) + (list_is_open() ? 1 : 0);
    if (depth != depth_) page::depth(depth);
    depth_ = depth;
}

ChainValue App::fresh_key() { return orrery::fresh_key(entropy_, keys_made_++); }

bool App::is_sure(const Command& command) {
    if (armed_ == command) return true;
    armed_ = command;
    return false;
}

void App::clear_address() { page::address(link_); }

void App::offer_link(std::string_view fragment, std::string_view sentence, std::string_view to) {
    if (!fragment.empty() || !link_.empty()) page::link(fragment, sentence);
    if (fragment != link_) page::address(fragment);
    link_ = fragment, link_to_ = to;
}

void App::changed() {
    outline_stale_ = true;
    platform_wake();
}

std::string App::own_name() const {
    std::string name = clean_name(store_.setting("name", environment_.chat_name));
    return name.empty() || !is_word(name) ? name : std::string();
}

// ---- Frames and words

void App::surface_changed(const Surface& surface) {
    constexpr ImVec2 kSpacious{1024, 600};  // CSS px
    const ImVec2 css(static_cast<float>(surface.width) / surface.ratio,
                     static_cast<float>(surface.height) / surface.ratio);
    theme_.ratio = surface.ratio;
    theme_.spacious = css.x >= kSpacious.x && css.y >= kSpacious.y;
    theme_.scale = surface.ratio * growth(css, settings_.text_size);
    apply_theme(theme_);
}

bool App::draw(const Surface& surface) {
    if (!screen_) return false;
    settle_screen();
    marks_.clear();
    const ImVec2 size(static_cast<float>(surface.width), static_cast<float>(surface.height));
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(size);
    ImGui::Begin("canvas", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoBringToFrontOnFocus);
    const ImVec2 min(theme_.px(environment_.safe_left), theme_.px(environment_.safe_top));
    const ImVec2 max(size.x - theme_.px(environment_.safe_right), size.y - theme_.px(environment_.safe_bottom));
    const bool more = screen_->draw(*this, min, max);
    ImGui::End();
    if (next_screen_) {
        settle_screen();
        platform_wake();
    }
    send_outline();
    send_depth();
    post_.tend();
    return more;
}

void App::send_outline() {
    if (!outline_stale_ || !screen_) return;
    outline_stale_ = false;
    std::string outline = screen_->outline(*this).message();
    if (outline == outline_) return;
    outline_ = std::move(outline);
    send(outline_);
}

std::string App::marks_json() const {
    JsonOut json;
    json.array();
    for (const Mark& mark : marks_.all()) {
        json.object().field("name", mark.name).field("chooses", mark.chooses).field("opens", mark.opens && !mark.aside);
        json.field("x", static_cast<double>(mark.min.x / theme_.ratio));
        json.field("y", static_cast<double>(mark.min.y / theme_.ratio));
        json.field("w", static_cast<double>((mark.max.x - mark.min.x) / theme_.ratio));
        json.field("h", static_cast<double>((mark.max.y - mark.min.y) / theme_.ratio)).end();
    }
    return json.end().text();
}

std::string App::state_json() {
    if (!screen_) return "{}";
    const std::string own = screen_->state_json(*this);
    if (own.find("\"screen\"") != std::string::npos) return own;
    JsonOut json;
    return json.object().field("screen", screen_->id()).end().text();
}

}  // namespace orrery::web
