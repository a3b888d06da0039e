#include "web/screens/welcome.h"

#include <algorithm>
#include <vector>

#include "record/record.h"
#include "record/table.h"
#include "web/app.h"
#include "web/boards/kit/sky.h"
#include "web/game_words.h"
#include "web/names.h"
#include "web/page.h"
#include "web/screens/table.h"
#include "web/widgets/button.h"
#include "web/widgets/panel.h"
#include "web/widgets/picture.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr std::size_t kTold = 6;  // moves of the log that are told

// CSS px
constexpr float kWidth = 640, kLowWidth = 900;
constexpr float kLow = 440;  // on a lower screen the buttons stand beside what is told
constexpr float kPicture = 240, kNarrowPicture = 180, kLeastPicture = 72, kGap = 8;

// What is said of a match, gathered once.
struct Told {
    std::string title;
    std::vector<std::string> seats;     // "Sky: bot, adept"
    std::string turn;                   // the question, or how it ended
    std::vector<std::string> happened;  // the last sentences of the log
    std::vector<int> seats_to_take;     // of persons, open ones first
};

Told tell(const Journal& journal) {
    Told told{.title = journal.summary.title, .seats = {}, .turn = {}, .happened = {}, .seats_to_take = {}};
    const Record& record = journal.record;
    const std::vector<std::string> names = seat_names(record);
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        told.seats.push_back(record.seats[i].kind == SeatKind::person && !record.seats[i].name.empty()
                                 ? names[i]
                                 : names[i] + ": " + holder_words(record.seats[i]));
    for (const SeatKind kind : {SeatKind::open, SeatKind::person})
        for (std::size_t i = 0; i < record.seats.size(); ++i)
            if (record.seats[i].kind == kind) told.seats_to_take.push_back(static_cast<int>(i));
    const auto table = Table::open(journal);
    if (!table) {
        told.turn = table.fault().message;
        return told;
    }
    const bool is_owed = record.is_bound() && (table->waits_for() != kSpectator || table->now().decision().secret);
    if (journal.summary.over || is_owed) {
        told.turn = status_words(journal) + ".";
    } else {
        told.turn = closed(with_names(table->now().question(kSpectator), names));
    }
    const std::size_t first = table->ply() > kTold ? table->ply() - kTold : 0;
    for (const LogLine& line : table->log(kSpectator, first, table->ply()))
        for (const std::string& sentence : line.sentences) told.happened.push_back(with_names(sentence, names));
    if (told.happened.empty()) told.happened.push_back("Nothing yet: the game is about to begin.");
    return told;
}

class Welcome : public Screen {
   public:
    Welcome(App& app, std::string number) : number_(std::move(number)) { gather(app); }

    std::string_view id() const override { return "welcome"; }
    bool draw(App& app, ImVec2 min, ImVec2 max) override;
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;

   private:
    struct Offer {
        std::string id, label;
        Command command;
        bool primary = false;
    };

    void gather(App& app);
    void take_seat(App& app, int seat);
    float offers_height(const Theme& theme, bool in_pairs) const;
    void draw_offers(App& app, bool in_pairs);
    void draw_picture(const Theme& theme, const Journal& journal, float height);
    void draw_told(const Theme& theme);
    const Journal* journal(const App& app) const { return app.store().game(number_); }

    std::string number_;
    Told told_;
    std::vector<Offer> offers_;
    Pictures pictures_;
};

void Welcome::gather(App& app) {
    const Journal* mine = journal(app);
    if (!mine) return;
    told_ = tell(*mine);
    offers_.clear();
    const std::vector<std::string> names = seat_names(mine->record);
    bool first = true;
    for (const int seat : told_.seats_to_take) {
        const auto place = static_cast<std::size_t>(seat);
        if (mine->summary.over || mine->record.is_bound()) break;  // a bound seat is its secret's
        offers_.push_back({"take:" + std::to_string(seat + 1),
                           "Play as " + names[place],
                           {"take-seat", {{"seat", std::to_string(seat + 1)}}},
                           first});
        first = false;
    }
    offers_.push_back({"watch", mine->summary.over ? "See the game" : "Watch", {"watch", {}}, offers_.empty()});
    if (mine->record.is_bound() && !mine->summary.over)
        offers_.push_back({"have-seat", "I have a seat in this game", {"have-seat", {}}, false});
    offers_.push_back({"home", "Not now", {"home", {}}, false});
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

// ---- On the canvas: the buttons are seen at once, however low the screen and however many seats are free

float Welcome::offers_height(const Theme& theme, bool in_pairs) const {
    const std::size_t rows = in_pairs ? (offers_.size() + 1) / 2 : offers_.size();
    return static_cast<float>(rows) * (theme.target() + ImGui::GetStyle().ItemSpacing.y);
}

void Welcome::draw_offers(App& app, bool in_pairs) {
    const float gap = ImGui::GetStyle().ItemSpacing.x, half = (ImGui::GetContentRegionAvail().x - gap) / 2;
    const std::size_t alone = offers_.size() % 2;  // in pairs the first has a row of its own, or shares it
    const Offer* taken = nullptr;
    for (std::size_t i = 0; i < offers_.size(); ++i) {
        const bool is_whole = !in_pairs || i < alone;
        const ButtonKind kind = offers_[i].primary        ? ButtonKind::kPrimary
                                : offers_[i].id == "home" ? ButtonKind::kLink
                                                          : ButtonKind::kQuiet;
        if (button(app.theme(), app.marks(), offers_[i].id, offers_[i].label,
                   {.kind = kind, .width = is_whole ? -1 : half}))
            taken = &offers_[i];
        if (!is_whole && (i - alone) % 2 == 0) ImGui::SameLine();
    }
    if (taken) app.act(Command(taken->command));
}

void Welcome::draw_picture(const Theme& theme, const Journal& journal, float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 end(at.x + ImGui::GetContentRegionAvail().x, at.y + height);
    pictures_.draw(journal, theme, at, end);
    ImGui::SetCursorScreenPos({at.x, end.y + theme.px(kGap)});
    ImGui::Dummy({0, 0});
}

void Welcome::draw_told(const Theme& theme) {
    heading(theme, "At the table");
    for (std::size_t i = 0; i < told_.seats.size(); ++i) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const Seat seat = seat_at(static_cast<int>(i));
        draw_seat_shape(*ImGui::GetWindowDrawList(), seat, {at.x + theme.px(10), at.y + theme.text->FontSize / 2},
                        theme.px(8), seat_colour(seat), ink::kNight);
        ImGui::SetCursorScreenPos({at.x + theme.px(28), at.y});
        paragraph(theme.text, told_.seats[i]);
    }
    ImGui::Dummy({0, theme.px(6)});
    heading(theme, "What happened");
    for (const std::string& sentence : told_.happened) paragraph(theme.text, sentence);
    ImGui::Dummy({0, theme.px(12)});
}

bool Welcome::draw(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    const Journal* mine = journal(app);
    draw_sky(*ImGui::GetWindowDrawList(), {0, 0}, ImGui::GetWindowSize(), mine ? mine->record.number : 1, theme);
    const bool low = max.y - min.y < theme.px(kLow);
    Column page = column(theme, min, max, low ? kLowWidth : kWidth);
    const float spacing = ImGui::GetStyle().ItemSpacing.y, padding = theme.px(page.padding);
    if (low) {
        if (!page.narrow) page.min.y = min.y + theme.px(kGap), page.max.y = max.y - theme.px(kGap);
        const float middle = (page.min.x + page.max.x) / 2;
        {
            Panel panel(theme, "welcome", page.min, {middle - theme.px(kGap / 2), page.max.y},
                        {.padding = page.padding});
            paragraph(theme.title, told_.title, ink::kBrass);
            paragraph(theme.bold, told_.turn);
            draw_told(theme);
        }
        Panel panel(theme, "offers", {middle + theme.px(kGap / 2), page.min.y}, page.max, {.padding = page.padding});
        const float room = page.max.y - page.min.y - 2 * padding;
        const bool in_pairs = offers_height(theme, false) > room;
        const float left = room - offers_height(theme, in_pairs) - theme.px(kGap) - spacing;
        if (mine && left >= theme.px(kLeastPicture)) draw_picture(theme, *mine, left);
        draw_offers(app, in_pairs);
    } else {
        Panel panel(theme, "welcome", page.min, page.max, {.padding = page.padding});
        const float width = ImGui::GetContentRegionAvail().x;
        ImFont* font = measure(theme.display, told_.title).x > width ? theme.title : theme.display;
        const float words = measure(font, told_.title, width).y + measure(theme.bold, told_.turn, width).y;
        const float room = page.max.y - page.min.y - 2 * padding - words - theme.px(kGap) - 4 * spacing;
        const bool in_pairs = offers_height(theme, false) + theme.px(kLeastPicture) > room;
        const float most = theme.px(page.narrow ? kNarrowPicture : kPicture);
        const float picture = std::clamp(room - offers_height(theme, in_pairs), theme.px(kLeastPicture), most);
        paragraph(font, told_.title, ink::kBrass);
        if (mine) draw_picture(theme, *mine, picture);
        paragraph(theme.bold, told_.turn);
        draw_offers(app, in_pairs);
        draw_told(theme);
    }
    if (escaped()) app.act({"home", {}});
    return false;
}

Outline Welcome::outline(App&) {
    Outline out("welcome", told_.title);
    out.heading(1, told_.title);
    out.text("turn", told_.turn);
    for (const Offer& offer : offers_) out.button(offer.id, offer.label, offer.command, {.primary = offer.primary});
    out.heading(2, "At the table");
    out.list("seats", told_.seats);
    out.heading(2, "What happened");
    out.list("happened", told_.happened);
    return out;
}

}  // namespace

std::unique_ptr<Screen> make_welcome_screen(App& app, const std::string& number) {
    return std::make_unique<Welcome>(app, number);
}

}  // namespace orrery::web
