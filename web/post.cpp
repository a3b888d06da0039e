// Carries news between Mail, the page's messages and the screens, then makes the words about them. What a letter says
// and who may read it is decided in record/device/post.h and mail.h; the network is shell/mail.js.
#include "web/post.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "record/device/mail.h"
#include "record/device/post.h"
#include "record/play/invitation.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/page.h"
#include "web/screens/automatic.h"

namespace orrery::web {
namespace {

constexpr std::string_view kKeys[] = {"orrery/game/", "orrery/post/"};  // each followed by a match's number
constexpr std::uint64_t kHereMs = 55 * 1000;                            // until others are told again

// Is a person at this device asked?
bool is_asked_here(const Journal& journal) {
    if (journal.archived || journal.summary.over) return false;
    if (in_lobby(journal.record)) return false;
    const auto& owing = journal.summary.owing;
    return std::any_of(owing.begin(), owing.end(), [&](const std::string& token) {
        for (std::size_t i = 0; i < journal.record.seats.size(); ++i) {
            const Seat seat = seat_at(static_cast<int>(i));
            const bool is_person = journal.record.seats[i].kind == SeatKind::person;
            if (is_person && SeatSet{journal.here}.has(seat) && seat_token(seat) == token) return true;
        }
        return false;
    });
}

}  // namespace

struct Post::Run {
    explicit Run(App& app)
        : mail(app.store(), [&app](std::string_view game) { return automatic_of(app, game, true); }) {}

    Mail mail;
    std::vector<std::string> to_settle;  // matches that may have gone on without a person while the page was closed
    std::set<std::string> warned;        // what was said already
    bool waits = false;                  // for `mail-more`
    bool is_marking = false;             // what is stored now concerns nobody else
    bool is_cut_off = false, has_carrier = false;
    bool knows_may_notify = false;
    std::string here;             // the match whose table this device has said to be at
    std::uint64_t here_told = 0;  // ms
    bool are_turns_stale = true;
    int turns = 0;          // as told
    std::string turn_text;  // what has just come
};

Post::Post(App& app) : app_(app) {}
Post::~Post() = default;

Post::Run& Post::run() {
    if (!run_) run_ = std::make_unique<Run>(app_);
    return *run_;
}

std::uint64_t Post::now() const { return static_cast<std::uint64_t>(app_.now()); }

// ---- For App

void Post::start() {
    if (!is_offered()) return;
    for (const auto& [number, journal] : app_.store().games())
        if (is_carried(number)) run().to_settle.push_back(number);
    if (is_running()) run_->mail.touched_all();
}

void Post::touched(std::string_view key) {
    if (run_->is_marking) return;
    for (const std::string_view kind : kKeys)
        if (key.starts_with(kind)) run_->mail.touched(std::string(key.substr(kind.size())));
    run_->are_turns_stale = true;
}

void Post::heard_stored(std::string_view key) {
    if (key.starts_with(kKeys[1]) && is_carried(std::string(key.substr(kKeys[1].size())))) run();
    stored(key);
}

bool Post::hear(std::string_view type, const Message& message) {
    if (type == "letter") {
        hear_letter(message);
    } else if (type == "presence") {
        hear_presence(message);
    } else if (type == "kept") {
        hear_kept(message);
    } else if (type == "carrier") {
        run_->has_carrier = true;
        run_->is_cut_off = message.number("open") == 0;
    } else if (type == "mail-more") {
        run_->waits = false;
        const bool is_time = !run_->here.empty() && run_->here_told + kHereMs < now();
        if (is_time && run_->mail.is_anybody_at_table(run_->here, now())) say_here(run_->here, true, false);
    } else if (type == "may-notify") {
        const bool was_asked = std::exchange(run_->knows_may_notify, true) == false && message.flag("asked");
        if (was_asked) page::notice(message.flag("may") ? say::told_of_turn() : say::not_told_of_turn());
    } else {
        return false;
    }
    return true;
}

void Post::tell_next() {
    tend_presence();
    if (run_->waits) return;
    if (!run_->to_settle.empty()) {
        const std::string number = std::move(run_->to_settle.back());
        run_->to_settle.pop_back();
        if (run_->mail.go_on(number, now())) app_.tell_match(number, "letter");
    }
    if (const auto errand = run_->mail.next(now())) {
        if (errand->box)
            tell_mail(*errand);
        else
            page::mail_stop(errand->number);
    } else if (run_->to_settle.empty()) {
        return tell_turns();
    }
    run_->waits = true;
    page::mail_more();
}

void Post::tell_mail(const Mail::Errand& errand) {
    page::Mailed mail{errand.number,
                      hex64(errand.box->address),
                      hex64(errand.box->lock),
                      errand.slot ? hex64(*errand.slot) : std::string(),
                      errand.letter,
                      {},
                      {},
                      {}};
    if (app_.environment().in_chat && errand.is_news) {
        ChatWords words = chat_words(*app_.store().game(errand.number), app_.store().carried(errand.number).authors);
        mail.info = std::move(words.info), mail.summary = std::move(words.summary);
        mail.notify = std::move(words.notify);
    }
    page::mail(mail);
}

bool Post::act(const std::string& number, const Command& command) {
    if (command.name == "ask-to-notify") {
        page::ask_to_notify();
    } else if (command.name == "quiet") {
        Carried carried = app_.store().carried(number);
        carried.is_quiet = command.arg("words") == "no";
        app_.store().keep_carried(number, carried);
        page::notice(carried.is_quiet ? say::no_words_here() : say::words_again());
    } else if (command.name == "travel" && is_offered()) {
        carry(number, command.arg("by") == "post");
        page::notice(carries(number) ? say::travels_now() : say::by_hand_now());
    } else {
        return false;
    }
    return true;
}

// ---- For screens

bool Post::is_offered() const { return !app_.environment().relays.empty(); }

bool Post::is_carried(const std::string& number) const {
    if (!is_offered() || !app_.store().carried(number).is_on) return false;
    const Journal* journal = app_.store().game(number);
    return journal && journal->record.is_bound();
}

void Post::carry(const std::string& number, bool is_on) {
    Carried carried = app_.store().carried(number);
    carried.is_on = is_on, carried.is_chosen = true;
    if (is_on) run();
    app_.store().keep_carried(number, carried);
}

bool Post::is_cut_off() const { return is_running() && run_->is_cut_off; }

bool Post::is_too_long(const std::string& number) const { return is_running() && run_->mail.is_too_long(number); }

bool Post::is_stuck(const std::string& number) const {
    return is_too_long(number) || (is_cut_off() && !run_->mail.is_kept(number));
}

bool Post::may_ask() const { return run_->has_carrier && !run_->knows_may_notify; }

bool Post::warns_first(const std::string& what) { return run_->warned.insert(what).second; }

// ---- Words along

std::vector<WordAlong> Post::words(const std::string& number) const {
    const Carried& carried = app_.store().carried(number);
    return carried.is_quiet ? std::vector<WordAlong>{} : carried.words;
}

bool Post::takes_words(const std::string& number) const {
    const Journal* journal = app_.store().game(number);
    return journal && journal->record.is_bound() && slot_of(*journal) != kSpectator &&
           !app_.store().carried(number).is_quiet;
}

std::string Post::own_word(const Journal& journal, Seat seat) const {
    for (const WordAlong& word : words(number_of(journal)))
        if (word.ply == journal.committed && word.seat == seat) return word.text;
    return {};
}

void Post::say_along(const std::string& number, Seat seat, std::string_view text) {
    const Journal* journal = app_.store().game(number);
    if (!journal || !takes_words(number)) return;
    Carried carried = app_.store().carried(number);
    orrery::say_along(carried, *journal, seat, text);
    app_.store().keep_carried(number, carried);
}

// ---- What comes

void Post::hear_letter(const Message& message) {
    const std::string number = message.text("number");
    const auto heard = run_->mail.hear(number, message.text("text"), message.text("author"), now());
    if (!heard) {
        if (app_.store().game(number) && warns_first(number + heard.fault().code))
            page::notice(heard.fault().message, "warning");
        return;
    }
    if (!heard->arrival && !heard->has_words) {  // somebody has the same state as this device
        app_.tell_match(number, "kept");
        return;
    }
    const Journal& before = heard->before;
    const Journal now_known = *app_.store().game(number);
    if (heard->arrival) {
        app_.say_changes(before, now_known, *heard->arrival);
        tell_standing(number, before, *heard->arrival);
    }
    const bool has_come = !(before.record == now_known.record);
    if (in_lobby(before.record) && !in_lobby(now_known.record)) page::notice(say::all_taken_begun());
    const bool is_in_sight = app_.tell_match(number, has_come || heard->has_words ? "letter" : "kept");
    if (has_come && !(is_in_sight && !app_.environment().hidden)) tell_turn(before, now_known);
}

void Post::tell_standing(const std::string& number, const Journal& before, const Arrival& arrival) {
    const Standing standing = arrival.standing;
    if (standing == Standing::fork && arrival.line) {
        if (warns_first(number + "fork"))
            page::notice(say::played_differently(since_words(before.record, arrival.line->record)), "warning");
    } else if (standing == Standing::forged || standing == Standing::foreign) {
        if (warns_first(number + "forged")) page::notice(say::never_played(), "warning");
    }
}

// Tells a person here whose turn came while they were not looking at its table.
void Post::tell_turn(const Journal& before, const Journal& now_known) {
    const bool is_new = is_asked_here(now_known) && (in_lobby(before.record) || !is_asked_here(before) ||
                                                     before.record.moves.size() < now_known.record.moves.size());
    if (!is_new) return;
    const std::string newest = newest_words(now_known);
    run_->turn_text = say::your_turn_in_game(now_known.summary.title) + (newest.empty() ? std::string() : " " + newest);
    run_->are_turns_stale = true;
    if (app_.environment().hidden) return;
    if (app_.lists(number_of(now_known))) return page::say(run_->turn_text);  // where it stands in sight
    page::notice(run_->turn_text);
}

void Post::tell_turns() {
    if (!std::exchange(run_->are_turns_stale, false)) return;
    int count = 0;
    for (const auto& [number, journal] : app_.store().games())
        if (carries(number) && is_asked_here(journal)) ++count;
    if (count == run_->turns && run_->turn_text.empty()) return;
    page::mail_turns(count, std::exchange(run_->turn_text, {}));
    run_->turns = count;
}

void Post::hear_kept(const Message& message) {
    const std::string number = message.text("number");
    run_->mail.hear_kept(number, message.flag("is_kept"), message.flag("is_too_long"));
    const Journal* journal = app_.store().game(number);
    if (!journal || run_->mail.is_due(number)) return;
    run_->is_marking = true;
    if (message.flag("is_kept") && journal->sent == Sent::due) app_.store().mark_sent(number, Sent::posted);
    run_->is_marking = false;
    app_.tell_match(number, "kept");
}

// ---- Who is there

void Post::hear_presence(const Message& message) {
    const std::string number = message.text("number");
    const auto presence = read_presence(message.text("text"));
    const Journal* journal = app_.store().game(number);
    if (!presence || !journal) return;
    const auto is_ours = [journal](Seat seat) { return SeatSet{journal->here}.has(seat); };
    if (std::any_of(presence->seats.begin(), presence->seats.end(), is_ours)) return;  // this device's own, come back
    run_->mail.hear_presence(number, *presence, now());
    if (presence->is_asking && run_->here == number) say_here(number, true, false);
}

void Post::tend_presence() {
    const std::string shown = app_.environment().hidden ? std::string() : std::string(app_.shown_match());
    const Journal* journal = carries(shown) ? app_.store().game(shown) : nullptr;
    const std::string here = journal && slot_of(*journal) != kSpectator ? shown : std::string();
    if (here == run_->here) return;
    if (const std::string left = std::exchange(run_->here, here); !left.empty()) say_here(left, false, false);
    if (!here.empty()) say_here(here, true, true);
}

void Post::say_here(const std::string& number, bool is_here, bool is_asking) {
    const Journal* journal = app_.store().game(number);
    if (!journal || !carries(number)) return;
    Presence presence{{}, is_here, is_asking};
    for (std::size_t i = 0; i < journal->record.seats.size(); ++i)
        if (const Seat seat = seat_at(static_cast<int>(i)); SeatSet{journal->here}.has(seat))
            presence.seats.push_back(seat);
    page::mail_here(number, write_presence(presence));
    run_->here_told = now();
}

// ---- Words

std::string travel_label(bool is_carried) { return is_carried ? say::carry_by_hand() : say::let_travel(); }
std::string tell_me_label() { return say::tell_me(); }

std::string Post::hosts() const { return listed(app_.environment().relays); }

std::string Post::meaning() const {
    return app_.environment().in_chat ? say::through_chat() : say::through_hosts(hosts());
}

std::string Post::help(const std::string& number) const {
    if (!is_offered()) return say::send_links();
    if (!carries(number)) return say::by_hand_could_travel(meaning());
    return run_->is_cut_off ? say::travel_cut_off(meaning()) : say::travel_by_themselves(meaning());
}

std::string Post::seat_words(const Journal& journal, Seat seat) const {
    if (run_->mail.is_at_table(number_of(journal), seat, now())) return say::at_the_table();
    switch (run_->mail.reached(journal, seat)) {
        case Mail::Reached::shown: return say::has_seen_it();
        case Mail::Reached::device: return say::has_it();
        case Mail::Reached::unknown: break;
    }
    return say::not_reached_yet();
}

std::string Post::too_long_words(const std::string& names) const { return say::match_too_long(hosts(), names); }

std::string Post::waits_words(const Journal& journal, Seat seat, const std::string& name) const {
    const std::string number = number_of(journal);
    const bool is_kept = run_->mail.is_kept(number);
    if (run_->is_cut_off && !is_kept) return say::cut_off_not_reached(name);
    if (run_->is_cut_off) return say::cut_off(name);
    if (run_->mail.is_at_table(number, seat, now())) return say::is_at_table(name);
    switch (run_->mail.reached(journal, seat)) {
        case Mail::Reached::shown: return say::has_seen_move(name);
        case Mail::Reached::device: return say::device_has_move(name);
        case Mail::Reached::unknown: break;
    }
    return is_kept ? say::waits_not_reached(name) : say::is_on_its_way(name);
}

}  // namespace orrery::web
