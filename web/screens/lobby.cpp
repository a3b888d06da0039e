// The invitation's screen in four parts: its words, what it offers, its commands, its page in words. LeafScreen draws
// the page. record/play/invitation.h changes the journal, seat_transfer.h moves secrets and lets bots stand in.
#include "web/screens/lobby.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/json.h"
#include "core/language.h"
#include "core/words.h"
#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "record/link/link.h"
#include "record/play/invitation.h"
#include "record/play/seating.h"
#include "record/play/table.h"
#include "record/replay/replay.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/lesson.h"
#include "web/levels.h"
#include "web/message.h"
#include "web/page.h"
#include "web/screens/leaf_screen.h"
#include "web/screens/sample_game.h"
#include "web/screens/secrecy.h"
#include "web/screens/table.h"
#include "web/seat_transfer.h"

namespace orrery::web {
namespace {

constexpr float kLobbyPicture = 220, kLeastLobbyPicture = 72;  // CSS px

int number_of_seat(std::size_t seat) { return static_cast<int>(seat) + 1; }
std::string colour_of(std::size_t seat) { return seat_colour_name(seat_at(static_cast<int>(seat))); }

std::string holder_here(const Journal& journal, std::size_t seat) {
    const SeatHolder& holder = journal.record.seats[seat];
    if (holder.kind == SeatKind::open)
        return holder.name.empty() ? say::seat_free() : say::seat_free_for(called(holder.name));
    const std::string words = holder_words(journal.record.game, holder);
    return SeatSet{journal.here}.has(seat_at(static_cast<int>(seat))) ? say::holder_on_device(words) : words;
}

// The options that differ from the standard, as the set-up shows them.
std::vector<std::string> settings_of(const Record& record) {
    const auto seats = static_cast<int>(record.seats.size());
    std::vector<std::string> lines;
    for (const Preset& preset : presets(record.game, seats))
        if (lines.empty() && !record.options.empty() && preset.options == record.options)
            lines.push_back(say::labelled(preset.title, preset.note));
    const bool is_told = !lines.empty();
    for (const OptionSpec& spec : option_specs(record.game, seats, record.revision))
        for (const OptionText& option : record.options) {
            if (is_told || option.key != spec.key) continue;
            const auto offered = std::find_if(spec.menu.begin(), spec.menu.end(),
                                              [&](const OptionValue& one) { return one.value == option.value; });
            lines.push_back(say::labelled(spec.title, offered == spec.menu.end() ? option.value : offered->label));
        }
    if (std::string told = secrecy_told(record); !told.empty()) lines.push_back(std::move(told));
    return lines;
}

class LobbyScreen : public LeafScreen {
   public:
    explicit LobbyScreen(std::string number) : number_(std::move(number)) {}

    std::string_view id() const override { return "lobby"; }
    std::string_view match() const override { return number_; }
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool hears(App& app, std::string_view type, std::string_view json) override;
    std::string state_json(App& app) override;

   private:
    const Journal* journal(const App& app) const { return app.store().game(number_); }
    void start(App& app);
    void tell_offers(const App& app, const Journal& mine, Outline& out) const;
    void tell_seats_to_take(const Journal& mine, bool is_first, Outline& out) const;
    void send_words(App& app, std::string_view type) const;
    void ask_seat(App& app, int seat);
    void take(App& app, int seat, const std::string& name);
    void ask_name(App& app, std::string_view id, const std::string& help = say::name_help()) const;
    void fill(App& app);

    bool is_carried(const App& app) const { return app.post().carries(number_); }
    void tell_invitation(const App& app, const Journal& mine, Outline& out);
    void tell_table(const App& app, const Journal& mine, Outline& out) const;

    std::string number_;
    bool started_ = false;
    SampleGame sample_;
};

// ---- Words

bool sits_here(const Journal& journal) { return journal.here != 0; }

std::string opener_name(const Journal& journal) {
    const Seat opener = journal.record.binding->opener;
    return opener == kSpectator ? say::whoever_is_first()
                                : seat_names(journal.record)[static_cast<std::size_t>(index(opener))];
}

std::string you_are(const Journal& journal) {
    const std::vector<std::string> names = seat_names(journal.record);
    std::vector<std::string> here;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (SeatSet{journal.here}.has(seat_at(static_cast<int>(i)))) here.push_back(names[i]);
    return say::you_are(listed(here));
}

// What is left to do, for somebody who has sent the link.
std::string sent_words(const Journal& journal) {
    const bool is_copied = journal.sent == Sent::copied;
    if (begins_here(journal))
        return (is_copied ? say::invitation_copied() : say::invitation_on_its_way()) + " " + say::open_links_here();
    const std::string opener = opener_name(journal);
    return (is_copied ? say::link_for_copied(opener) : say::link_for_on_its_way(opener)) + " " + say::one_comes_back();
}

// The person to whom somebody with a seat should send the link.
std::string send_to(const Journal& journal) {
    if (!begins_here(journal)) return opener_name(journal);
    const auto& seats = journal.record.seats;
    const auto is_open = [](const SeatHolder& holder) { return holder.kind == SeatKind::open; };
    const auto kept = std::find_if(seats.begin(), seats.end(), is_open);
    return free_seats(journal.record) == 1 && !kept->name.empty() ? kept->name : say::everybody_who_plays();
}

std::string next_words(const Journal& journal) {
    const std::size_t free = free_seats(journal.record);
    if (free == 0 && !sits_here(journal)) return say::all_are_taken();
    if (free == 0) return say::all_are_taken() + " " + say::send_link_to_begin(opener_name(journal));
    if (begins_here(journal)) return you_are(journal) + " " + say::send_link_to(send_to(journal));
    return you_are(journal) + " " + say::pass_link_on(opener_name(journal));
}

// Has a link gone out by hand? A relay does not count: it brings the invitation to nobody new.
bool has_been_sent(const Journal& journal) {
    const auto& seats = journal.record.seats;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].kind == SeatKind::person && !SeatSet{journal.here}.has(seat_at(static_cast<int>(i)))) return true;
    return journal.sent == Sent::copied || journal.sent == Sent::shared;
}

// What is left to do if turns travel by themselves.
std::string carried_words(const App& app, const Journal& journal) {
    const std::size_t free = free_seats(journal.record);
    const std::string opener = opener_name(journal), you = you_are(journal) + " ";
    const bool is_stuck = app.post().is_stuck(number_of(journal));
    if (is_stuck && !begins_here(journal)) return you + say::no_relay_unaware(opener);
    if (begins_here(journal) && free > 0 && !has_been_sent(journal))
        return you + say::send_invitation_to(send_to(journal));
    if (begins_here(journal)) return you + say::see_who_sits_down();
    if (free == 0) return you + say::all_are_taken() + " " + say::device_begins(opener);
    return you + say::begins_by_itself();
}

std::string hint_words(const Journal& journal, bool is_carried) {
    if (!can_join(journal.record) && free_seats(journal.record) > 0)
        return say::older_invitation() + " " +
               (begins_here(journal) ? say::invite_again_or_bots() : say::ask_for_new_one(opener_name(journal)));
    if (!begins_here(journal)) return say::seat_is_bound();
    return is_carried ? say::each_takes_a_seat() : say::each_sends_back();
}

// How the exchange of links works, for somebody who has never seen it.
std::string exchange_words(const App& app, const Journal& journal) {
    return app.post().carries(number_of(journal)) ? say::take_seat_and_play()
                                                  : say::take_seat_and_send(opener_name(journal));
}

std::string length_words(const Record& record, bool is_carried) {
    const GameInfo& info = *find_game(record.game);
    const auto seats = static_cast<int>(record.seats.size());
    const Messages messages = messages_of(record.game, seats);
    const int count = seals(record) ? messages.sealed : messages.scrambled;
    return count == 0 || is_carried ? say::match_length(seats, info.minutes)
                                    : say::match_length_messages(seats, info.minutes, count);
}

void LobbyScreen::start(App& app) {
    const Journal* mine = journal(app);
    if (std::exchange(started_, true) || !mine) return;
    if (const auto link = encode_link(mine->record))
        app.offer_link(is_carried(app) ? carried_link(*link) : *link, invitation_words(mine->record), send_to(*mine));
}

void LobbyScreen::tell_offers(const App& app, const Journal& mine, Outline& out) const {
    const bool seated = sits_here(mine), any_free = free_seats(mine.record) > 0;
    const NodeLook half{.row = Row::beside};
    const std::vector<SeatOffer> copies = unkept_seats(app, mine).copies;
    for (const SeatOffer& copy : copies) out.button(copy.id, copy.label, copy.command);
    const bool is_carried = this->is_carried(app), invites = begins_here(mine) && any_free;
    if (seated && is_carried && !invites) {
        out.button("send", say::send_it_by_hand(), {"send", {}}, {.primary = app.post().is_stuck(number_)});
        out.button("copy", say::copy_the_link(), {"copy", {}}, {.look = half});
        out.button("show-link", say::link_as_code(), {"show-link", {}});
    } else if (seated) {
        const bool has_gone = is_carried ? has_been_sent(mine) : orrery::has_gone(mine.sent);
        const std::string label = has_gone            ? say::send_again()
                                  : begins_here(mine) ? say::send_invitation()
                                                      : say::send_them_link(opener_name(mine));
        out.button("send", label, {"send", {}}, {.primary = !has_gone});
        out.button("copy", say::copy_the_link(), {"copy", {}}, {.look = half});
        out.button("show-link", say::link_as_code(), {"show-link", {}});
    }
    if (seated) out.part(Part::left);
    tell_seats_to_take(mine, copies.empty(), out);
    out.part(Part::right);
    const std::string game(mine.record.game);
    if (!seated && has_lesson(game))
        out.button("learn", say::learn_in_five_minutes(), {"learn", {{"game", game}, {"number", number_}}},
                   {.look = half});
    if (!seated) out.button("rules", say::rules(), {"rules", {}});
    const Command fill{"begin-with-bots", {}};
    if (begins_here(mine) && any_free)
        out.button(fill.name, app.armed() == fill ? say::bots_press_again() : say::bots_on_free_seats(), fill);
    if (!seated && any_free && !app.own_name().empty())
        out.button("my-name", say::change_your_name(app.own_name()), {"my-name", {}}, {.look = kAsLink});
    if (!seated)
        out.button("have-seat", say::i_have_a_seat(), {"have-seat", {}},
                   {.look = {.tone = Tone::quiet, .row = Row::beside, .shown = say::i_have_a_seat_brief()}});
    for (const SeatOffer& offer : seat_offers(app, mine)) {
        const auto is_it = [&offer](const SeatOffer& copy) { return copy.id == offer.id; };
        if (std::none_of(copies.begin(), copies.end(), is_it))
            out.button(offer.id, offer.label, offer.command, {.look = kAsLink});
    }
    if (app.post().is_offered() && (seated || is_carried))
        out.button("travel", travel_label(is_carried), travel_command(is_carried), {.look = kAsLink});
    if (seated && is_carried && app.post().can_ask_to_notify())
        out.button("ask-to-notify", tell_me_label(), {"ask-to-notify", {}}, {.look = kAsLink});
    out.button("home", seated ? say::your_games() : say::not_now(), {"home", {}}, {.look = kAsLink});
}

// `name`: for whom the seat is kept. `is_other`: for another person at this device.
std::string take_label(const std::string& name, std::size_t seat, bool is_other) {
    const int n = number_of_seat(seat);
    if (name.empty())
        return is_other ? say::another_player_seat(n, colour_of(seat)) : say::take_seat_number(n, colour_of(seat));
    return is_other ? say::another_player_kept(n, colour_of(seat), called(name)) : say::take_your_seat(called(name));
}

// For somebody with a seat: a button beside each free seat, for other people at this device.
void LobbyScreen::tell_seats_to_take(const Journal& mine, bool is_first, Outline& out) const {
    const std::string add = say::add_a_player();
    const bool seated = sits_here(mine);
    for (std::size_t i = 0; can_join(mine.record) && i < mine.record.seats.size(); ++i) {
        const SeatHolder& holder = mine.record.seats[i];
        if (holder.kind != SeatKind::open) continue;
        const std::string seat = std::to_string(i + 1);
        const NodeLook beside{.tone = Tone::quiet, .item = static_cast<std::int8_t>(i), .shown = add};
        out.button("take:" + seat, take_label(holder.name, i, seated), with("take-seat", "seat", seat),
                   {.primary = !seated && std::exchange(is_first, false), .look = seated ? beside : NodeLook{}});
    }
}

// ---- Commands

void LobbyScreen::send_words(App& app, std::string_view type) const {
    auto link = encode_link(journal(app)->record);
    if (!link) return page::notice(link.fault().message, "error");
    if (is_carried(app)) link = carried_link(*link);
    const std::string sentence = invitation_words(journal(app)->record);
    if (type == "show-link")
        page::show_link(sentence, *link);
    else if (type == "send")
        page::send_on(sentence + " #" + *link);
    else
        page::copy(sentence + " #" + *link);
}

void LobbyScreen::ask_seat(App& app, int seat) {
    const Journal* mine = journal(app);
    if (seat < 0 || seat >= static_cast<int>(mine->record.seats.size())) return;
    const SeatHolder& holder = mine->record.seats[static_cast<std::size_t>(seat)];
    const std::string name = !holder.name.empty() ? holder.name : sits_here(*mine) ? "" : app.own_name();
    if (!name.empty() || holder.kind != SeatKind::open) return take(app, seat, name);
    ask_name(app, "take:" + std::to_string(seat));
}

void LobbyScreen::take(App& app, int seat, const std::string& name) {
    if (!app.has_secrets()) return page::notice(say::no_seat_here(), "error");
    Journal mine = *journal(app);
    if (const Verdict refused = take_seat(mine, seat_at(seat), name, app.fresh_key()))
        return page::notice(refused->reason, "warning");
    mine.time_ms = static_cast<std::uint64_t>(app.now());
    mine.summary = summarize_lobby(mine.record);
    mine.sent = Sent::due;
    app.store().save(mine);
    app.show(make_game_screen(app, number_));
    page::say(is_carried(app) ? carried_words(app, mine) : next_words(mine));
}

// Another person at this device has no name here yet.
void LobbyScreen::ask_name(App& app, std::string_view id, const std::string& help) const {
    const std::string known = sits_here(*journal(app)) ? "" : app.own_name();
    page::ask_text(id, say::your_name(), known, static_cast<int>(kMaxNameSigns), help);
}

void LobbyScreen::fill(App& app) {
    const Journal* known = journal(app);
    if (!begins_here(*known)) return;
    if (!app.is_sure({"begin-with-bots", {}})) return page::say(say::bots_press_again_told());
    Journal mine = *known;
    fill_seats(mine, own_level(app, mine.record.game));
    mine.sent = Sent::due;
    app.store().save(mine);
    app.show(make_game_screen(app, number_));
}

bool LobbyScreen::act(App& app, const Command& command) {
    const std::string& name = command.name;
    if (!journal(app)) return false;
    if (name == "take-seat") {
        ask_seat(app, std::atoi(command.arg("seat").c_str()) - 1);
    } else if (name == "begin-with-bots") {
        fill(app);
    } else if (name == "my-name") {
        ask_name(app, name);
    } else if (name == "copy" || name == "send" || name == "show-link") {
        send_words(app, name);
    } else if ((name == "save-game" || name == "seat-secret") && command.arg("number").empty()) {
        app.act({name, {{"number", number_}, {"seat", command.arg("seat")}}});
    } else if (app.post().act(number_, command)) {
        started_ = false;  // it has another link now
    } else if (name == "rules") {
        page::rules(journal(app)->record.game, command.arg("at"));
    } else {
        return false;
    }
    return true;
}

bool LobbyScreen::hears(App& app, std::string_view type, std::string_view json) {
    const Message message(json);
    if (type == "sent" && journal(app) && sits_here(*journal(app))) {
        app.store().mark_sent(number_, sent_by(message.text("way")));
        return true;
    }
    if (type == "kept") return true;
    if (type == "letter" && journal(app) && in_lobby(journal(app)->record)) return (started_ = false, true);
    if ((type == "stored" || type == "letter") && journal(app)) return (app.show(make_game_screen(app, number_)), true);
    const auto value = type == "text-answer" ? message.text_or_null("value") : std::nullopt;
    if (!value || !journal(app)) return false;
    const std::string id = message.text("id"), name = clean_name(*value);
    if (const Verdict refused = name_refusal(*value)) return (ask_name(app, id, refused->reason), true);
    const bool is_own = !sits_here(*journal(app));
    if (is_own && !name.empty()) app.store().set_setting("name", name);
    if (id.starts_with("take:")) take(app, std::atoi(id.c_str() + 5), name);
    return true;
}

std::string LobbyScreen::state_json(App& app) {
    std::vector<std::string> free, taken, here;
    if (const Journal* mine = journal(app))
        for (std::size_t i = 0; i < mine->record.seats.size(); ++i) {
            const std::string seat = std::to_string(i + 1);
            (mine->record.seats[i].kind == SeatKind::open ? free : taken).push_back(seat);
            if (SeatSet{mine->here}.has(seat_at(static_cast<int>(i)))) here.push_back(seat);
        }
    JsonOut json;
    json.object().field("screen", id()).values("free", free).values("taken", taken).values("here", here);
    return json.end().text();
}

// ---- The page

Outline LobbyScreen::outline(App& app) {
    start(app);
    const Journal* mine = journal(app);
    Outline out("lobby", mine ? mine->summary.title : "", {.sky = mine ? mine->record.number : 1});
    if (!mine) return out;
    out.part(Part::left);
    sits_here(*mine) ? tell_table(app, *mine, out) : tell_invitation(app, *mine, out);
    out.part(Part::right);
    if (!sits_here(*mine)) sample_.tell(out, mine->record, kLeastLobbyPicture, kLobbyPicture);
    tell_offers(app, *mine, out);
    out.part(Part::left);
    if (!sits_here(*mine) && can_join(mine->record)) {
        out.heading(2, say::how_it_works());
        out.text("exchange", exchange_words(app, *mine));
    }
    if (const std::vector<std::string> settings = settings_of(mine->record); !settings.empty()) {
        out.heading(2, say::game_settings());
        out.list("options", settings);
    }
    return out;
}

std::vector<std::string> seat_lines(const Journal& mine) {
    std::vector<std::string> seats;
    for (std::size_t i = 0; i < mine.record.seats.size(); ++i)
        seats.push_back(say::labelled(say::seat_number_colour(number_of_seat(i), colour_of(i)), holder_here(mine, i)));
    return seats;
}

// That each side reads its own language.
void tell_languages(const App& app, Outline& out) {
    if (app.languages().size() < 2) return;
    std::vector<std::string> names;
    for (const auto& [id, name] : app.languages()) names.push_back(name);
    out.text("languages", say::own_language(listed(names)), {.tone = Tone::quiet});
}

// For somebody who came by a link: who asks, for which game, and how it works.
void LobbyScreen::tell_invitation(const App& app, const Journal& mine, Outline& out) {
    const GameInfo& info = *find_game(mine.record.game);
    const Seat opener = mine.record.binding->opener;
    const std::string& game = mine.summary.title;
    out.heading(1, opener == kSpectator ? say::invited_to(game) : say::host_invites_to(opener_name(mine), game));
    out.text("about", translated(info.tagline));
    out.text("length", length_words(mine.record, is_carried(app)), {.tone = Tone::quiet});
    if (is_carried(app))
        out.text("travel-told", say::travel_by_themselves(app.post().meaning()), {.tone = Tone::quiet});
    tell_languages(app, out);
    out.list("seats", seat_lines(mine), {.seat = 0});
    if (const std::string cautions = cautions_told(mine.record); !cautions.empty())
        out.text("cautions", cautions, {.tone = Tone::strong});
    if (free_seats(mine.record) > 0 && !can_join(mine.record)) {
        out.text("next", say::older_invitation() + " " + say::ask_for_new_one(opener_name(mine)),
                 {.tone = Tone::strong});
    } else if (free_seats(mine.record) == 0) {
        out.text("next", next_words(mine), {.tone = Tone::strong});
        out.text("hint", say::can_watch_later(), {.tone = Tone::quiet});
    }
}

// For somebody with a seat.
void LobbyScreen::tell_table(const App& app, const Journal& mine, Outline& out) const {
    out.heading(1, mine.summary.title);
    out.text("taken", lobby_words(mine), {.tone = Tone::quiet});
    out.list("seats", seat_lines(mine), {.seat = 0});
    out.text("next",
             is_carried(app)       ? carried_words(app, mine)
             : has_gone(mine.sent) ? sent_words(mine)
                                   : next_words(mine),
             {.tone = Tone::strong});
    out.text("hint", hint_words(mine, is_carried(app)), {.tone = Tone::quiet});
    tell_languages(app, out);
    if (const std::string cautions = cautions_told(mine.record); !cautions.empty())
        out.text("cautions", cautions, {.tone = Tone::quiet});
    if (const std::string words = unkept_seats(app, mine).words; !words.empty())
        out.text("unkept", words, {.tone = Tone::strong});
}

// True: the game has begun on this device.
bool begin_here(App& app, Journal journal) {
    if (!begin(journal)) return false;
    const auto table = Table::open(journal);
    if (!table) return (page::notice(table.fault().message, "error"), false);
    Journal begun = table->journal(static_cast<std::uint64_t>(app.now()));
    begun.sent = Sent::due;
    app.store().save(begun);
    page::notice(say::all_taken_begun());
    return true;
}

}  // namespace

void invite_people(App& app, const Record& record, SeatSet here, Protocol protocol, bool by_post) {
    if (!app.has_secrets()) return page::notice(say::cannot_make_secrets(), "error");
    if (here.empty()) return page::notice(say::nobody_here(), "warning");
    Journal journal = invite(
        record, here, [&app] { return app.fresh_key(); }, protocol);
    journal.time_ms = static_cast<std::uint64_t>(app.now());
    journal.summary = summarize_lobby(journal.record);
    app.store().save(journal);
    if (by_post) app.post().carry(number_of(journal), true);
    app.show(make_game_screen(app, hex16(record.number)));
}

void invite_again(App& app, const Record& played, SeatSet here) {
    auto record = new_record(played.game, static_cast<int>(played.seats.size()), played.options, app.luck().bits(), 0);
    if (!record) return page::notice(record.fault().message, "error");
    record->seats = played.seats;
    for (std::size_t i = 0; i < record->seats.size(); ++i) {
        SeatHolder& holder = record->seats[i];
        // A bot with a name stood in for a person.
        const bool is_person = holder.kind == SeatKind::person || !holder.name.empty();
        if (is_person)
            holder = {here.has(seat_at(static_cast<int>(i))) ? SeatKind::person : SeatKind::open, 0, holder.name};
    }
    here = seat_by_lot(*record, here);
    invite_people(app, *record, here, seals(played) ? Protocol::sealed : Protocol::friends,
                  app.post().carries(hex16(played.number)));
}

std::unique_ptr<Screen> make_game_screen(App& app, const std::string& number) {
    const Journal* journal = app.store().game(number);
    if (!journal || !in_lobby(journal->record) || begin_here(app, *journal)) return make_table_screen(app, number);
    return std::make_unique<LobbyScreen>(number);
}

}  // namespace orrery::web
