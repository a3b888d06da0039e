#include "web/screens/table_sending.h"

#include <bit>
#include <utility>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/device/post.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/message.h"
#include "web/page.h"

namespace orrery::web {
namespace {
constexpr std::string_view kWord = "word";  // the dialog that asks for a word
}  // namespace

bool TableSending::follow_carrier(const App& app) {
    const bool is_carried = match_.is_kept() && app.post().carries(match_.number());
    return std::exchange(is_carried_, is_carried) != is_carried;
}

void TableSending::recall(const Journal& stored) { sent_ = stored.sent; }

Sent TableSending::note_move(bool by_others) {
    has_opened_ &= by_others;
    just_sent_ = false;
    if (match_.is_kept()) sent_ = match_.is_by_link() ? Sent::due : Sent::nothing;
    return sent_;
}

void TableSending::note_sent(App& app, Sent how) {
    just_sent_ = true;
    sent_ = how;
    app.store().mark_sent(match_.number(), sent_);
    if (sent_ != Sent::copied) page::say(closed(send_title(app)));
}

// ---- Links

Expected<std::string> TableSending::link() const {
    auto link = session().link();
    return link && is_carried_ ? Expected<std::string>(carried_link(*link)) : std::move(link);
}

std::string TableSending::sentence_for_link() const {
    std::string words = share_words(session().table(), session().names());
    const std::string along = session().word_at(session().table().committed());
    return along.empty() ? words : words + "\n" + along;
}

void TableSending::offer_link(App& app) const {
    if (const auto link = this->link())
        app.offer_link(*link, sentence_for_link(), next_readers());
    else if (session().pending() == 0 && !is_carried_)
        page::notice(link.fault().message, "warning");
}

void TableSending::send_words(Way way) const {
    const auto link = this->link();
    if (!link) return page::notice(link.fault().message, "error");
    const std::string words = way == Way::remind ? reminder_words(session().table(), next_name()) : sentence_for_link();
    way == Way::copy ? page::copy(words + " #" + *link) : page::send_on(words + " #" + *link);
}

void TableSending::show_link() const {
    const auto link = this->link();
    page::show_link(sentence_for_link(), link ? *link : std::string{});
}

std::string TableSending::next_name() const {
    const Table& table = session().table();
    const bool is_over = table.now().decision().over;
    std::string name;
    for (std::size_t i = 0; i < session().names().size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool is_meant = is_over ? !session().is_bot(seat) : table.owing().has(seat);
        if (!is_meant || table.here().has(seat)) continue;
        if (!name.empty()) return {};
        name = session().names()[i];
    }
    return name;
}

std::string TableSending::next_readers() const {
    if (std::string name = next_name(); !name.empty()) return name;
    if (session().mode() != Mode::over) return {};
    return match_.is_by_link() ? say::the_others() : say::whoever_wants_to_see();
}

// ---- Whom an answer goes to

SeatSet TableSending::receivers(std::string_view move) const {
    return match_.is_kept() && match_.is_by_link() && !is_carried_ ? find_receivers(move) : SeatSet{};
}

SeatSet TableSending::find_receivers(std::string_view move) const {
    const bool is_done = session().mode() == Mode::turn_done;
    const std::string where = std::to_string(session().table().ply()) + "/" + std::to_string(index(session().viewer()));
    if (std::string asked = where + (is_done ? "" : " " + std::string(move)); asked != receivers_.first) {
        receivers_ = {std::move(asked), is_done ? SeatSet{} : session().next_after(move)};
        if (is_done && session().asked() != kSpectator) receivers_.second.add(session().asked());
        for (std::size_t i = 0; i < session().names().size(); ++i) {
            const Seat seat = seat_at(static_cast<int>(i));
            const bool is_elsewhere = !session().is_bot(seat) && !session().table().here().has(seat);
            if (receivers_.second.has(seat) && !is_elsewhere) receivers_.second = {};
        }
    }
    return receivers_.second;
}

std::string TableSending::only_name(SeatSet seats) const {
    std::string name;
    for (std::size_t i = 0; i < session().names().size(); ++i) {
        if (!seats.has(seat_at(static_cast<int>(i)))) continue;
        if (!name.empty()) return {};
        name = session().names()[i];
    }
    return name;
}

// ---- Has it gone out?

Sent TableSending::sent(const App& app) const {
    const Journal* stored = app.store().game(match_.number());
    const bool is_new = just_sent_ || (stored && is_today(static_cast<std::int64_t>(stored->time_ms), app.now(),
                                                          app.environment().zone));
    return has_gone(sent_) && !is_new ? Sent::nothing : sent_;
}

// What to do with the link, or that it is sent, or since when the game waits.
std::string TableSending::send_title(const App& app) const {
    const std::string next = next_name();
    const Journal* stored = app.store().game(match_.number());
    switch (sent(app)) {
        case Sent::copied: return next.empty() ? say::link_is_copied() : say::link_copied_for(next);
        case Sent::posted:
        case Sent::shared: return next.empty() ? say::link_sent() : say::sent_to(next);
        case Sent::nothing:
            if (stored) return waiting_words(*stored, app.now(), app.environment().zone);
            break;
        case Sent::due: break;
    }
    return next.empty() ? say::send_the_link() : say::send_the_link_to(next);
}

std::string TableSending::send_label(const App& app, bool names_reader) const {
    if (is_carried_) return say::send_it_by_hand();
    if (has_gone(sent(app))) return say::send_again();
    const std::string next = next_name();
    if (next.empty()) return say::send_the_link();
    if (sent_ != Sent::due) return say::remind(next);
    return names_reader ? say::send_to(next) : say::send();
}

bool TableSending::owes_result(const App& app) const {
    const bool goes_out = is_carried_ && !app.post().is_stuck(match_.number());
    return session().mode() == Mode::over && sent_ == Sent::due && !goes_out;
}

std::string TableSending::unseen_words() const {
    const std::string name = next_name();
    return name.empty() ? say::others_havent_seen() : say::hasnt_seen(name);
}

// ---- For whom the game waits

// "Anna", "Anna and Ben (secret choices)".
std::string TableSending::owing_words() const {
    const Table& table = session().table();
    std::vector<std::string> names;
    for (std::size_t i = 0; i < session().names().size(); ++i)
        if (table.owing().has(seat_at(static_cast<int>(i)))) names.push_back(session().names()[i]);
    const std::string text = listed(names);
    if (table.waits_for() != kSpectator || !table.now().decision().secret) return text;
    return say::owe_secret_choices(text, static_cast<int>(names.size()));
}

// Why it is another person's turn, and what to do.
std::string TableSending::away_words() const {
    const Table& table = session().table();
    const Seat seat = session().asked();
    const std::string name = session().named(seat_name(seat));
    if (table.here().empty()) return say::you_are_watching();
    if (table.has_sealed(seat)) return say::all_have_chosen(name);
    if (table.waits_for() != kSpectator) return say::chance_is_drawn(name);
    if (table.has_sealed(session().viewer()))
        return next_name().empty() ? say::sealed_send_to_all() : say::sealed_until(name);
    return (has_opened_ ? say::secret_is_open() + " " : "") + say::link_comes_back(name);
}

// The state of those for whom the game waits.
std::string TableSending::carried_words(const App& app) const {
    const Table& table = session().table();
    const Journal* stored = app.store().game(match_.number());
    if (table.here().empty()) return say::watching_moves_arrive();
    std::string words = has_opened_ ? say::secret_is_open() : "";
    const SeatSet owing = table.waits_for() == kSpectator ? table.owing() : SeatSet{};
    if (app.post().is_too_long(match_.number())) return app.post().too_long_words(owing_words());
    for (std::size_t i = 0; stored && i < session().names().size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool is_meant = (owing.has(seat) || table.waits_for() == seat) && !table.here().has(seat);
        if (is_meant && !session().is_bot(seat))
            words += (words.empty() ? "" : " ") + app.post().waits_words(*stored, seat, session().names()[i]);
    }
    if (table.has_sealed(session().viewer())) return say::sealed_until_all() + " " + words;
    return words;
}

std::string TableSending::away_hint(const App& app) const {
    const std::string words = is_carried_ ? carried_words(app) : away_words();
    const std::string word = session().word_at(session().table().ply());
    return words.empty() || word.empty() ? words + word : words + " " + word;
}

// ---- Turns that travel by themselves, and words along

std::vector<CardButton> TableSending::post_offers(const App& app) const {
    std::vector<CardButton> offers;
    const bool has_button = session().is_live() && session().mode() == Mode::away;
    if (is_carried_ && !has_button) offers.push_back({"send-by-hand", say::send_it_by_hand(), {"send", {}}});
    if (can_speak(app) && !(has_button && is_carried_)) offers.push_back({"word-along", word_label(app), {"word", {}}});
    if (app.post().is_offered()) offers.push_back({"travel", travel_label(is_carried_), travel_command(is_carried_)});
    if (is_carried_ && app.post().can_ask_to_notify())
        offers.push_back({"ask-to-notify", tell_me_label(), {"ask-to-notify", {}}});
    const bool is_quiet = app.store().carried(match_.number()).is_quiet;
    offers.push_back({"quiet", is_quiet ? say::words_in_match() : say::no_words_in_match(),
                      with("quiet", "words", is_quiet ? "yes" : "no")});
    return offers;
}

Seat TableSending::speaker(const App& app) const {
    const Journal* stored = match_.is_kept() ? app.store().game(match_.number()) : nullptr;
    if (!stored || session().viewer() != kSpectator) return session().viewer();
    return slot_of(*stored);
}

bool TableSending::can_speak(const App& app) const {
    const bool rests = session().mode() == Mode::away || session().mode() == Mode::over;
    return match_.is_kept() && session().is_live() && rests && session().table().committed() > 0 &&
           app.post().takes_words(match_.number());
}

std::string TableSending::word_label(const App& app) const {
    const Journal* stored = app.store().game(match_.number());
    const bool has_word = stored && !app.post().own_word(*stored, speaker(app)).empty();
    return has_word ? say::change_word() : say::add_word();
}

void TableSending::ask_word(const App& app) const {
    const Journal* stored = app.store().game(match_.number());
    if (!stored || !can_speak(app)) return;
    const std::string help = is_carried_ ? say::word_goes_with_turn() : say::word_goes_with_link();
    page::ask_text(kWord, say::send_word_along(), app.post().own_word(*stored, speaker(app)),
                   static_cast<int>(kMaxWordSigns), help);
}

bool TableSending::hear_word(App& app, std::string_view json) const {
    const Message message(json);
    if (message.text("id") != kWord) return false;
    const auto text = message.text_or_null("value");
    if (!text || !can_speak(app)) return true;
    app.post().say_along(match_.number(), speaker(app), *text);
    read_words(app);
    offer_link(app);
    return true;
}

// Words that came without a move.
void TableSending::hear_words(App& app) const {
    const std::size_t ply = session().table().ply();
    const std::string before = session().word_at(ply);
    read_words(app);
    if (const std::string now = session().word_at(ply); now != before && !now.empty()) page::say(now);
}

void TableSending::read_words(App& app) const {
    if (match_.is_kept()) session().tell_words(app.post().words(match_.number()));
}

}  // namespace orrery::web
