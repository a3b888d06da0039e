#include "web/screens/branches.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/words.h"
#include "record/table.h"
#include "web/app.h"
#include "web/boards/kit/sky.h"
#include "web/game_words.h"
#include "web/names.h"
#include "web/page.h"
#include "web/screens/home.h"
#include "web/screens/table.h"
#include "web/screens/welcome.h"
#include "web/widgets/button.h"
#include "web/widgets/panel.h"
#include "web/widgets/picture.h"
#include "web/widgets/text.h"

namespace orrery::web {
namespace {

constexpr std::string_view kTitle = "Two lines of one game";
constexpr std::size_t kTold = 6;  // moves of each line that are told
// CSS px
constexpr float kWidth = 1080, kGap = 24, kRing = 5;
constexpr float kPicture = 220, kNarrowPicture = 150;
constexpr float kBeside = 560;  // from this width the two lines stand beside each other
constexpr float kLow = 440;     // a lower screen has no room for pictures: one sees what can be done

std::string moves(std::size_t count) { return count_of(static_cast<std::int64_t>(count), "move"); }

// What is said of one line.
struct Line {
    std::string title, status, details;
    std::vector<std::string> told;  // after the parting, a move each
};

struct Offer {
    std::string id, label;
    Command command;
    ButtonKind kind = ButtonKind::kQuiet;
};

// What each move after `ply` came to, for the eyes of the only one who sits here, else for everybody's.
std::vector<std::string> told_after(const Journal& journal, std::size_t ply) {
    const auto table = Table::open(journal);
    if (!table) return {table.fault().message};
    const std::vector<std::string> names = seat_names(journal.record);
    std::vector<std::string> told;
    for (const LogLine& line : table->log(eyes_of(table->here()), ply, ply + kTold)) {
        std::string text;
        for (const std::string& sentence : line.sentences)
            text += (text.empty() ? "" : " ") + with_names(sentence, names);
        told.push_back(std::move(text));
    }
    if (told.empty()) told.push_back("It ends here.");
    if (table->ply() > ply + kTold) {
        const std::size_t more = table->ply() - ply - kTold;
        told.push_back("And " + std::to_string(more) + " more" + (more == 1 ? " move." : " moves."));
    }
    return told;
}

// Since when they part, up to where they agree, and what was answered in two ways there.
std::string parting(const Journal& mine, const Journal& other, std::size_t ply) {
    const std::string since = "Another line " + since_words(mine.record, other.record) + ". ";
    const bool mine_ends = ply == mine.record.moves.size(), other_ends = ply == other.record.moves.size();
    if (mine_ends && other_ends) return since + "Both have the same moves.";
    const std::string agreed = since + "They agree for " + moves(ply);
    if (mine_ends) return agreed + "; there yours ends and the other goes on.";
    if (other_ends) return agreed + "; there the other ends and yours goes on.";
    const auto match = replay(mine.record, ply);
    const std::string asked = match ? (*match)->question(kSpectator) : std::string{};
    const std::string question = asked.empty() ? "." : ": " + closed(with_names(asked, seat_names(mine.record)));
    return (ply == 0 ? since + "The first choice was" : agreed + ", then one choice was") + " made in two ways" +
           question;
}

class BranchesScreen : public Screen {
   public:
    BranchesScreen(App& app, std::string number, std::size_t which) : number_(std::move(number)), which_(which) {
        gather(app);
    }

    std::string_view id() const override { return "branches"; }
    bool draw(App& app, ImVec2 min, ImVec2 max) override;
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool hears(App& app, std::string_view type, std::string_view json) override;

   private:
    void gather(App& app);
    void go_on(App& app) const;
    void look_at(App& app, const Journal& line) const;
    const Journal* mine(const App& app) const { return app.store().game(number_); }
    const Journal* other(const App& app) const {
        const auto all = app.store().branches(number_);
        return all.empty() ? nullptr : all[which_ % all.size()];
    }
    void draw_line(App& app, const Journal& journal, const Line& line, const std::vector<Offer>& offers,
                   Pictures& pictures, float width);
    void draw_offers(App& app, const std::vector<Offer>& offers);

    std::string number_;
    std::size_t which_ = 0;
    std::optional<Journal> forgotten_;
    std::string game_, parting_, kept_;
    Line mine_, other_;
    std::vector<Offer> mine_offers_, other_offers_, offers_;
    Pictures mine_pictures_, other_pictures_;
    std::optional<Command> wish_;  // given by the drawing, carried out at the end of the frame
};

void BranchesScreen::gather(App& app) {
    const Journal* one = mine(app);
    const Journal* two = other(app);
    mine_offers_.clear(), other_offers_.clear(), offers_.clear();
    parting_.clear(), kept_.clear();
    if (!one) return;
    game_ = one->summary.title;
    const std::size_t ply = two ? compare(one->record, two->record).ply : one->record.moves.size();
    const auto tell = [&](const Journal& journal, std::string title) {
        return Line{std::move(title), status_words(journal), detail_words(journal, app.now()),
                    told_after(journal, ply)};
    };
    mine_ = two ? tell(*one, "Yours") : Line{"Yours", status_words(*one), detail_words(*one, app.now()), {}};
    const Arrival judged = two ? judge(*one, two->record) : Arrival{};
    const bool is_theirs = judged.change.is_sure;  // mine was changed on its way here
    mine_offers_.push_back(
        {"keep", "Go on with yours", {"keep-line", {}}, is_theirs ? ButtonKind::kQuiet : ButtonKind::kPrimary});
    if (two) {
        const std::size_t count = app.store().branches(number_).size();
        const std::string place =
            count == 1 ? std::string{} : ", " + std::to_string(which_ % count + 1) + " of " + std::to_string(count);
        other_ = tell(*two, "The other" + place);
        const std::string found = line_words(*one, two->record, judged);
        parting_ = (found.empty() ? "" : found + " ") + parting(*one, *two, ply);
        kept_ = "All are kept until you forget one, whichever you go on with.";
        if (count == 1) kept_.replace(0, 3, "Both");
        const ButtonKind swap = is_theirs ? ButtonKind::kPrimary : ButtonKind::kQuiet;
        other_offers_.push_back({"swap", "Go on with the other", {"swap-line", {}}, swap});
        other_offers_.push_back({"look", "Just look at the other", {"look-line", {}}});
        other_offers_.push_back({"drop", "Forget the other", {"drop-line", {}}, ButtonKind::kDanger});
        if (count > 1) offers_.push_back({"next", "Show the next other line", {"next-line", {}}});
    } else {
        parting_ = "This game has only one line here.";
    }
    if (forgotten_) {
        kept_ = "The other line is forgotten.";
        offers_.push_back({"restore", "Undo", {"restore-line", {}}});
    }
    offers_.push_back({"home", "Not now", {"home", {}}, ButtonKind::kLink});
}

void BranchesScreen::go_on(App& app) const {
    if (const Journal* one = mine(app))
        app.show(one->here == 0 ? make_welcome_screen(app, number_) : make_table_screen(app, number_));
}

// With the eyes of whoever looks at the game now.
void BranchesScreen::look_at(App& app, const Journal& line) const {
    const Journal* one = mine(app);
    Journal shown = line;
    const bool is_one = eyes_of(SeatSet{one->here}) != kSpectator;
    shown.here = is_one ? one->here : 0;
    shown.keys = is_one ? one->keys : SeatKeys{};
    shown.committed = static_cast<std::uint32_t>(shown.record.moves.size());
    const Command back{"compare", {{"number", number_}, {"which", std::to_string(which_)}}};
    app.show_above(make_look_screen(app, shown, compare(one->record, line.record).ply,
                                    {"The other line", "Back to the two lines", back}),
                   back);
}

bool BranchesScreen::act(App& app, const Command& command) {
    const Journal* two = other(app);
    if (command.name == "keep-line") {
        go_on(app);
    } else if (command.name == "swap-line" && two) {
        app.store().swap_branch(Journal(*two), static_cast<std::uint64_t>(app.now()));
        go_on(app);
    } else if (command.name == "look-line" && two) {
        look_at(app, *two);
    } else if (command.name == "drop-line" && two) {
        forgotten_ = *two;
        app.store().drop_branch(*forgotten_);
        page::say("The other line is forgotten. You can undo that.");
        gather(app);
    } else if (command.name == "restore-line" && forgotten_) {
        app.store().keep_branch(*forgotten_);
        forgotten_.reset();
        page::say("The other line is back.");
        gather(app);
    } else if (command.name == "next-line") {
        which_ = (which_ + 1) % std::max<std::size_t>(1, app.store().branches(number_).size());
        gather(app);
    } else if (command.name == "rules" && mine(app)) {
        page::rules(mine(app)->record.game, command.arg("at"));
    } else {
        return false;
    }
    return true;
}

bool BranchesScreen::hears(App& app, std::string_view type, std::string_view) {
    if (type == "stored") gather(app);
    return type == "stored";
}

// ---- On the canvas

void BranchesScreen::draw_offers(App& app, const std::vector<Offer>& offers) {
    for (const Offer& offer : offers)
        if (button(app.theme(), app.marks(), offer.id, offer.label, {.kind = offer.kind, .width = -1}))
            wish_ = offer.command;
}

void BranchesScreen::draw_line(App& app, const Journal& journal, const Line& line, const std::vector<Offer>& offers,
                               Pictures& pictures, float picture) {
    const Theme& theme = app.theme();
    ImGui::PushID(line.title.c_str());
    ImGui::Dummy({0, theme.px(4)});
    heading(theme, line.title);
    if (picture > 0) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const ImVec2 end(at.x + ImGui::GetContentRegionAvail().x, at.y + picture);
        pictures.draw(journal, theme, at, end);
        ImGui::SetCursorScreenPos({at.x, end.y + theme.px(8)});
        ImGui::Dummy({0, 0});
    }
    paragraph(theme.bold, line.status);
    caption(theme, line.details);
    draw_offers(app, offers);
    ImGui::Dummy({0, theme.px(4)});
    for (const std::string& sentence : line.told) paragraph(theme.text, sentence);
    ImGui::PopID();
}

bool BranchesScreen::draw(App& app, ImVec2 min, ImVec2 max) {
    const Theme& theme = app.theme();
    const Journal* one = mine(app);
    const Journal* two = other(app);
    draw_sky(*ImGui::GetWindowDrawList(), {0, 0}, ImGui::GetWindowSize(), one ? one->record.number : 1, theme);
    const Column page = column(theme, min, max, kWidth);
    const bool stacked = page.max.x - page.min.x < theme.px(kBeside), low = max.y - min.y < theme.px(kLow);
    {
        Panel panel(theme, "branches", page.min, page.max, {.padding = page.padding});
        if (low) {  // the room is for what can be done
            paragraph(theme.bold, std::string(kTitle) + ": " + game_, ink::kBrass);
        } else {
            paragraph(page.narrow ? theme.title : theme.display, kTitle, ink::kBrass);
            paragraph(theme.bold, game_);
        }
        paragraph(low ? theme.small : theme.text, parting_);
        if (!kept_.empty()) caption(theme, kept_);
        const float picture = low ? 0 : theme.px(page.narrow ? kNarrowPicture : kPicture);
        const float inset = theme.px(kRing);  // room for the ring of keyboard focus
        const float room = ImGui::GetContentRegionAvail().x + 2 * inset;
        const auto column = [&](std::string_view id, const Journal& journal, const Line& line,
                                const std::vector<Offer>& offers, Pictures& pictures) {
            if (stacked || &journal == one) ImGui::SetCursorPosX(ImGui::GetCursorPosX() - inset);
            ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(inset, inset));
            ImGui::BeginChild(
                std::string(id).c_str(), {(stacked ? room : (room - theme.px(kGap)) / 2), 0},
                ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_AlwaysUseWindowPadding,
                ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse);
            ImGui::PopStyleVar();
            draw_line(app, journal, line, offers, pictures, picture);
            ImGui::EndChild();
        };
        if (one) column("mine", *one, mine_, mine_offers_, mine_pictures_);
        if (two) {
            if (!stacked) ImGui::SameLine(0, theme.px(kGap));
            column("other", *two, other_, other_offers_, other_pictures_);
        }
        ImGui::Dummy({0, theme.px(4)});
        draw_offers(app, offers_);
    }
    if (escaped()) wish_ = Command{"home", {}};
    if (wish_) {
        const Command wish = *std::exchange(wish_, std::nullopt);
        app.act(wish);
    }
    return false;
}

// ---- In words

Outline BranchesScreen::outline(App&) {
    Outline out("branches", kTitle);
    out.heading(1, kTitle);
    out.text("game", game_);
    out.text("parting", parting_);
    if (!kept_.empty()) out.text("kept", kept_);
    const auto tell = [&out](std::string_view id, const Line& line, const std::vector<Offer>& offers) {
        if (offers.empty()) return;
        const std::string name(id);
        out.heading(2, line.title);
        out.text(name + ":status", line.status);
        out.text(name + ":details", line.details);
        for (const Offer& offer : offers)
            out.button(offer.id, offer.label, offer.command, {.primary = offer.kind == ButtonKind::kPrimary});
        if (!line.told.empty()) out.list(name + ":told", line.told);
    };
    tell("mine", mine_, mine_offers_);
    tell("other", other_, other_offers_);
    for (const Offer& offer : offers_) out.button(offer.id, offer.label, offer.command);
    return out;
}

}  // namespace

std::unique_ptr<Screen> make_branches_screen(App& app, const std::string& number, std::size_t which) {
    if (app.store().branches(number).empty()) return make_home_screen(app);
    return std::make_unique<BranchesScreen>(app, number, which);
}

}  // namespace orrery::web
