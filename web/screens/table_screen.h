// The table screen. It owns the match on the table and the parts that have a state of their own (table_*.h, review.h),
// and connects them. table.cpp opens it, brings it up to date and makes its frames. table_commands.cpp handles commands
// and messages, table_keys.cpp handles keys, and table_outline.cpp writes the outline.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/function_ref.h"
#include "record/play/session.h"
#include "web/screens/number_keys.h"
#include "web/screens/review.h"
#include "web/screens/screen.h"
#include "web/screens/table_bots.h"
#include "web/screens/table_cards.h"
#include "web/screens/table_course.h"
#include "web/screens/table_drawing.h"
#include "web/screens/table_film.h"
#include "web/screens/table_hints.h"
#include "web/screens/table_match.h"
#include "web/screens/table_news.h"
#include "web/screens/table_sending.h"
#include "web/screens/table_words.h"

namespace orrery::web {

class TableScreen final : public Screen {
   public:
    // Without a number, the match is not stored, has no link, and asks no bot: for a lesson, or for a line that is only
    // looked at.
    TableScreen(std::string number, std::unique_ptr<Session> session, std::optional<Look> look = {});

    std::string_view id() const override { return match_.look() ? "look" : "table"; }
    std::string_view match() const override { return match_.number(); }
    bool draw(App& app, ImVec2 min, ImVec2 max) override;
    Outline outline(App& app) override;
    bool act(App& app, const Command& command) override;
    bool hears(App& app, std::string_view type, std::string_view json) override;
    std::size_t layers(App& app) override;
    bool close_top(App& app) override;
    std::string state_json(App& app) override;

    void tell(App& app, Outline& out);  // the outline, after the words of another screen
    void when_chosen(std::function<void()> then) { when_chosen_ = std::move(then); }   // by a person, for the coach
    void close(std::string words) { match_.close(std::move(words)); }                  // for the coach, which goes on
    void leave_above_side(float px) { drawing_.leave_above_side(px); }                 // device pixels, for the coach
    void point_at(std::string sentences) { drawing_.point_at(std::move(sentences)); }  // for the coach, who says them

   private:
    using Mode = Session::Mode;

    Session& session() const { return match_.session(); }

    // ---- table.cpp
    void start(App& app);  // once, when the screen is shown
    void carry_out(const TableFrame& frame);
    // After every change of the record: stores it, offers the link, says it, asks the bot.
    void moved(App& app, bool by_others = false);
    bool give_automatic(App& app);
    void reload(App& app, bool by_post = false);  // another tab has played, or a turn has arrived by post
    // `level`: another level for the bots; empty: the same as before.
    void rematch(App& app, std::optional<std::uint8_t> level = {});
    void say_news(bool by_others);
    void copy_moment() const;
    void play_on(App& app, const std::string& from);  // starts a new game from that ply; empty: from the shown one
    void keep_place(App& app, const Session& before);
    void tell_of_other_tab(const Session& before);

    // ---- table_commands.cpp
    void heed_choice(App& app);
    void choose(bool sounds, FunctionRef<void()> choose);
    // What lies over the table, topmost last: the commands that close it.
    std::vector<Command> on_top(App& app) const;

    // ---- table_keys.cpp
    void hear_keys(TableFrame& frame);
    bool hear_count_keys(TableFrame& frame);

    // ---- table_outline.cpp
    void outline_choice(Outline& out);
    void outline_turn(const App& app, Outline& out);
    [[gnu::noinline]] void outline_by_link(const App& app, const Journal& stored, Outline& out);
    [[gnu::noinline]] void outline_away(const App& app, Outline& out);
    [[gnu::noinline]] void outline_end(const App& app, Outline& out);
    [[gnu::noinline]] void outline_level(const App& app, Outline& out);
    std::vector<std::string> seat_lines(const App& app) const;

    TableMatch match_;
    TableFilm film_{match_};
    TableBots bots_{match_};
    TableNews news_{match_};
    TableSending sending_{match_};
    TableHints hints_;
    TableWords words_{match_, film_, bots_, sending_, hints_};
    TableCourse course_{match_};
    Review review_;
    TableCards cards_{match_, news_, sending_, words_, course_, review_};
    TableDrawing drawing_{match_, film_, bots_, sending_, hints_, words_, review_};
    NumberKeys number_keys_;

    std::function<void()> when_chosen_;
    bool started_ = false;
    bool has_told_of_tab_ = false;  // that the game went on in another tab
    bool is_told_ = false;          // the voice has said what came while the table was open
};

}  // namespace orrery::web
