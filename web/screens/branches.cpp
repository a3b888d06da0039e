// Gathers what both lines tell, then has the commands, then the page in words; LeafScreen draws it.
// record/device/store.h keeps and swaps the lines.
#include "web/screens/branches.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/data/seat_names.h"
#include "record/play/table.h"
#include "record/replay/replay.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/page.h"
#include "web/screens/home.h"
#include "web/screens/leaf_screen.h"
#include "web/screens/table.h"
#include "web/screens/welcome.h"
#include "web/seat_transfer.h"
#include "web/widgets/picture.h"

namespace orrery::web {
namespace {

constexpr std::size_t kMovesOfLine = 6;  // moves of each line that are shown
// CSS px
constexpr float kBranchesWidth = 1080, kBranchesPicture = 220;

// The words about one line.
struct Line {
    std::string title, status, details;
    std::vector<std::string> told;  // after the parting, one per move
};

// What each move after `ply` did: for the eyes of the only person here, else for everybody's.
std::vector<std::string> told_after(const Journal& journal, std::size_t ply) {
    const auto table = Table::open(journal);
    if (!table) return {table.fault().message};
    const std::vector<std::string> names = seat_names(journal.record);
    std::vector<std::string> told;
    for (const LogLine& line : table->log(eyes_of(table->here()), ply, ply + kMovesOfLine)) {
        std::string text;
        for (const Sentence& sentence : line.sentences)
            text += (text.empty() ? "" : " ") + with_names(sentence.text, names);
        told.push_back(std::move(text));
    }
    if (told.empty()) told.push_back(say::it_ends_here());
    if (table->ply() > ply + kMovesOfLine) {
        told.push_back(say::and_more_moves(static_cast<int>(table->ply() - ply - kMovesOfLine)));
    }
    return told;
}

// Where the lines part, how far they agree, and the two answers given there.
std::string parting(const Journal& mine, const Journal& other, std::size_t ply) {
    const std::string since = say::another_line_told(since_words(mine.record, other.record)) + " ";
    const int agreed = static_cast<int>(ply);
    const bool mine_ends = ply == mine.record.moves.size(), other_ends = ply == other.record.moves.size();
    if (mine_ends && other_ends) return since + say::both_same_moves();
    if (mine_ends) return since + say::yours_ends(agreed);
    if (other_ends) return since + say::other_ends(agreed);
    const auto match = replay(mine.record, ply);
    const std::string asked = match ? (*match)->question(kSpectator) : std::string{};
    if (asked.empty()) return since + (ply == 0 ? say::first_choice_differs() : say::one_choice_differs(agreed));
    const std::string question = closed(with_names(asked, seat_names(mine.record)));
    return since +
           (ply == 0 ? say::first_choice_differs_asked(question) : say::one_choice_differs_asked(agreed, question));
}

class BranchesScreen : public LeafScreen {
   public:
    BranchesScreen(App& app, std::string number, std::size_t which) : number_(std::move(number)), which_(which) {
        gather(app);
    }

    std::string_view id() const override { return "branches"; }
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
    void tell_line(std::string_view id, const Journal& journal, const Line& line, Pictures& pictures, Outline& out);

    std::string number_;
    std::size_t which_ = 0;
    std::optional<Journal> forgotten_;
    std::string game_, parting_, kept_;
    Line mine_, other_;
    bool is_theirs_ = false;  // mine was changed on its way here
    bool can_swap_ = true;    // the other line is not known to be changed
    Pictures mine_pictures_, other_pictures_;
};

void BranchesScreen::gather(App& app) {
    const Journal* one = mine(app);
    const Journal* two = other(app);
    parting_.clear(), kept_.clear();
    if (!one) return;
    game_ = one->summary.title;
    const std::size_t ply = two ? compare(one->record, two->record).ply : one->record.moves.size();
    const auto tell = [&](const Journal& journal, std::string title) {
        return Line{std::move(title), status_words(journal), detail_words(journal, app.now()),
                    two ? told_after(journal, ply) : std::vector<std::string>{}};
    };
    mine_ = tell(*one, say::yours());
    const Arrival judged = two ? judge(*one, two->record) : Arrival{};
    // A seat whose secret waits here knows which line it has sent.
    const bool breaks_mine = !app.store().broken_tags(one->record).empty();
    const bool breaks_other = two && !app.store().broken_tags(two->record).empty();
    is_theirs_ = judged.change.is_sure || (breaks_mine && !breaks_other);
    can_swap_ = judged.standing != Standing::forged && !(breaks_other && !breaks_mine);
    if (two) {
        const std::size_t count = app.store().branches(number_).size();
        const int all = static_cast<int>(count), place = static_cast<int>(which_ % count) + 1;
        other_ = tell(*two, all == 1 ? say::the_other() : say::the_other_of(place, all));
        std::string found = can_swap_ ? line_words(*one, two->record, judged) : say::other_is_changed();
        if (breaks_mine && !breaks_other) found = say::yours_is_changed();
        parting_ = (found.empty() ? "" : found + " ") + parting(*one, *two, ply);
        kept_ = count == 1 ? say::both_are_kept() : say::all_are_kept();
    } else {
        parting_ = say::only_one_line();
    }
    if (forgotten_) kept_ = say::other_is_forgotten();
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
                                    {say::the_other_line(), say::back_to_two_lines(), back}),
                   back);
}

bool BranchesScreen::act(App& app, const Command& command) {
    const Journal* two = other(app);
    if (command.name == "keep-line") {
        go_on(app);
    } else if (command.name == "swap-line" && two) {
        if (!app.store().swap_branch(Journal(*two), static_cast<std::uint64_t>(app.now()))) return true;
        go_on(app);
        ask_for_seats(app);
    } else if (command.name == "look-line" && two) {
        look_at(app, *two);
    } else if (command.name == "drop-line" && two) {
        forgotten_ = *two;
        app.store().drop_branch(*forgotten_);
        page::say(say::other_forgotten_undo());
        gather(app);
    } else if (command.name == "restore-line" && forgotten_) {
        app.store().keep_branch(*forgotten_);
        forgotten_.reset();
        page::say(say::other_is_back());
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

// ---- The page

// The buttons of a line come after its words.
void BranchesScreen::tell_line(std::string_view id, const Journal& journal, const Line& line, Pictures& pictures,
                               Outline& out) {
    const std::string name(id);
    out.heading(2, line.title);
    out.picture(kBranchesPicture, kBranchesPicture, pictures, journal);
    out.text(name + ":status", line.status, {.tone = Tone::strong});
    out.text(name + ":details", line.details, {.tone = Tone::quiet});
}

Outline BranchesScreen::outline(App& app) {
    const Journal* one = mine(app);
    const Journal* two = other(app);
    Outline out("branches", say::two_lines(),
                {.width = kBranchesWidth, .sky = one ? one->record.number : 1, .is_spread = true});
    out.heading(1, say::two_lines());
    out.text("game", game_, {.tone = Tone::strong});
    out.text("parting", parting_);
    if (!kept_.empty()) out.text("kept", kept_, {.tone = Tone::quiet});
    if (one) {
        out.part(Part::left);
        tell_line("mine", *one, mine_, mine_pictures_, out);
        out.button("keep", say::go_on_with_yours(), {"keep-line", {}}, {.primary = !is_theirs_});
        if (!mine_.told.empty()) out.list("mine:told", mine_.told);
    }
    if (two) {
        out.part(Part::right);
        tell_line("other", *two, other_, other_pictures_, out);
        if (can_swap_) out.button("swap", say::go_on_with_other(), {"swap-line", {}}, {.primary = is_theirs_});
        out.button("look", say::look_at_other(), {"look-line", {}});
        out.button("drop", say::forget_other(), {"drop-line", {}}, {.look = {.tone = Tone::danger}});
        if (!other_.told.empty()) out.list("other:told", other_.told);
    }
    out.part(Part::whole);
    if (two && app.store().branches(number_).size() > 1) out.button("next", say::show_next_line(), {"next-line", {}});
    if (forgotten_) out.button("restore", say::undo(), {"restore-line", {}});
    out.button("home", say::not_now(), {"home", {}}, {.look = {.tone = Tone::quiet}});
    return out;
}

}  // namespace

std::unique_ptr<Screen> make_branches_screen(App& app, const std::string& number, std::size_t which) {
    if (app.store().branches(number).empty()) return make_home_screen(app);
    return std::make_unique<BranchesScreen>(app, number, which);
}

}  // namespace orrery::web
