#include "web/screens/welcome.h"

#include <algorithm>
#include <vector>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/data/record.h"
#include "record/data/seat_names.h"
#include "record/play/table.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/page.h"
#include "web/screens/leaf_screen.h"
#include "web/screens/secrecy.h"
#include "web/screens/table.h"
#include "web/widgets/picture.h"

namespace orrery::web {
namespace {

constexpr std::size_t kMovesOfLog = 6;                             // moves of the log that are shown
constexpr float kWelcomePicture = 240, kLeastWelcomePicture = 72;  // CSS px

// The words about a match, collected once.
struct Told {
    std::string title;
    std::vector<std::string> seats;     // "Sky: bot, adept"
    std::string turn;                   // the question, or how it ended
    std::vector<std::string> happened;  // the last sentences of the log
    std::vector<int> seats_to_take;     // seats of people, open ones first
};

Told tell(const Journal& journal) {
    Told told{.title = journal.summary.title, .seats = {}, .turn = {}, .happened = {}, .seats_to_take = {}};
    const Record& record = journal.record;
    const std::vector<std::string> names = seat_names(record);
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        told.seats.push_back(record.seats[i].kind == SeatKind::person && !record.seats[i].name.empty()
                                 ? names[i]
                                 : say::labelled(names[i], holder_words(record.game, record.seats[i])));
    for (const SeatKind kind : {SeatKind::open, SeatKind::person})
        for (std::size_t i = 0; i < record.seats.size(); ++i)
            if (record.seats[i].kind == kind) told.seats_to_take.push_back(static_cast<int>(i));
    const auto table = Table::open(journal);
    if (!table) {
        told.turn = table.fault().message;
        return told;
    }
    const bool is_owed =
        record.is_bound() && (table->waits_for() != kSpectator || (seals(record) && table->now().decision().secret));
    if (journal.summary.over || is_owed) {
        told.turn = say::status_told(status_words(journal));
    } else {
        told.turn = closed(with_names(table->now().question(kSpectator), names));
    }
    const std::size_t first = table->ply() > kMovesOfLog ? table->ply() - kMovesOfLog : 0;
    for (const LogLine& line : table->log(kSpectator, first, table->ply()))
        for (const Sentence& sentence : line.sentences) told.happened.push_back(with_names(sentence.text, names));
    if (told.happened.empty()) told.happened.push_back(say::about_to_begin());
    return told;
}

class Welcome : public LeafScreen {
   public:
    Welcome(App& app, std::string number) : number_(std::move(number)) {
        if (const Journal* mine = journal(app)) told_ = tell(*mine);
    }

    std::string_view id() const override { return "welcome"; }
    std::string_view match() const override { return number_; }
    bool hears(App& app, std::string_view type, std::string_view) override {
        if (type != "letter" || !journal(app)) return false;
        told_ = tell(*journal(app));
        return true;
    }
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;

   private:
    void take_seat(App& app, int seat);
    void tell_offers(const Journal& mine, Outline& out) const;
    const Journal* journal(const App& app) const { return app.store().game(number_); }

    std::string number_;
    Told told_;
    Pictures pictures_;
};

void Welcome::tell_offers(const Journal& mine, Outline& out) const {
    const bool over = mine.summary.over, is_bound = mine.record.is_bound();
    const std::vector<std::string> names = seat_names(mine.record);
    bool is_first = true;
    const auto offer = [&](const std::string& id, std::string_view label, const Command& command,
                           Tone tone = Tone::plain) {
        out.button(id, label, command,
                   {.primary = std::exchange(is_first, false), .look = {.tone = tone, .row = Row::tight}});
    };
    if (!over && !is_bound)  // a bound seat is taken by its secret
        for (const int seat : told_.seats_to_take)
            offer("take:" + std::to_string(seat + 1), say::play_as(names[static_cast<std::size_t>(seat)]),
                  with("take-seat", "seat", std::to_string(seat + 1)));
    offer("watch", over ? say::see_the_game() : say::watch(), {"watch", {}});
    if (is_bound && !over) offer("have-seat", say::i_have_a_seat(), {"have-seat", {}});
    offer("home", say::not_now(), {"home", {}}, Tone::quiet);
}

void Welcome::take_seat(App& app, int seat) {
    const Journal* known = journal(app);
    if (!known || seat < 0 || seat >= static_cast<int>(known->record.seats.size())) return;
    Journal mine = *known;
    SeatHolder& holder = mine.record.seats[static_cast<std::size_t>(seat)];
    if (holder.kind == SeatKind::bot) return;
    if (holder.kind == SeatKind::open || holder.name.empty()) {
        holder = {SeatKind::person, 0, holder.name.empty() ? app.own_name() : holder.name};
    }
    SeatSet here{mine.here};
    here.add(seat_at(seat));
    mine.here = here.bits;
    mine.time_ms = static_cast<std::uint64_t>(app.now());
    app.store().save(mine);
    app.show(make_table_screen(app, number_));
}

bool Welcome::act(App& app, const Command& command) {
    if (command.name == "take-seat") {
        take_seat(app, std::atoi(command.arg("seat").c_str()) - 1);
    } else if (command.name == "watch") {
        if (journal(app)) app.show(make_table_screen(app, number_));
    } else if (command.name == "rules" && journal(app)) {
        page::rules(journal(app)->record.game, command.arg("at"));
    } else {
        return false;
    }
    return true;
}

// The buttons are visible at once, however low the screen is and however many seats are free.
Outline Welcome::outline(App& app) {
    const Journal* mine = journal(app);
    Outline out("welcome", told_.title, {.sky = mine ? mine->record.number : 1});
    out.part(Part::left);
    out.heading(1, told_.title);
    out.part(Part::right);
    if (mine) out.picture(kLeastWelcomePicture, kWelcomePicture, pictures_, *mine);
    out.part(Part::left);
    out.text("turn", told_.turn, {.tone = Tone::strong});
    out.part(Part::right);
    if (mine) tell_offers(*mine, out);
    out.part(Part::left);
    out.heading(2, say::at_the_table());
    out.list("seats", told_.seats, {.seat = 0});
    if (const std::string secrecy = mine ? secrecy_told(mine->record) : ""; !secrecy.empty())
        out.text("secrecy", secrecy, {.tone = Tone::quiet});
    if (const std::string cautions = mine ? cautions_told(mine->record) : ""; !cautions.empty())
        out.text("cautions", cautions, {.tone = Tone::quiet});
    out.heading(2, say::what_happened());
    out.list("happened", told_.happened);
    return out;
}

}  // namespace

std::unique_ptr<Screen> make_welcome_screen(App& app, const std::string& number) {
    return std::make_unique<Welcome>(app, number);
}

}  // namespace orrery::web
