// A match that is over, looked back at with the bots' eyes, beside its replay: who stood how after each move, where that
// turned, what the strongest bot would have played, and another way on. The bots' worker computes it when somebody looks;
// while a match runs there is nothing of it. The table screen holds one and asks it while a replay is shown.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/survey.h"
#include "record/session.h"
#include "web/marks.h"
#include "web/outline.h"
#include "web/theme.h"

namespace orrery::web {

class Review {
   public:
    Review() = default;
    ~Review() { stop(); }
    Review(const Review&) = delete;
    Review& operator=(const Review&) = delete;

    // In a replay of a match that is over.
    static bool is_offered(const Session& session) {
        return !session.is_live() && session.table().ply() > 0 && session.table().now().decision().over;
    }

    void begin(const Session& session);  // asks for what is not known yet
    void stop();
    // True: an answer was for it.
    bool hears(const Session& session, std::string_view type, std::string_view json) {
        return (!job_.empty() || !idea_job_.empty()) && take(session, type, json);
    }
    void ask(const Session& session);  // for the strongest bot's idea at the position that is shown

    // On the canvas, in ImGui's flow: the graph, and what can be done. What was pressed.
    static float graph_height(const Theme& theme) { return theme.px(84); }
    std::optional<Command> draw_graph(const Theme& theme, Marks& marks, const Session& session);
    std::optional<Command> draw_rest(const Theme& theme, Marks& marks, const Session& session);
    void tell(Outline& out, const Session& session);

    // The turning point next to the one that is shown; nothing: there is none.
    std::optional<std::size_t> next_turn(const Session& session, bool forward) const;
    bool is_done() const { return is_done_; }
    std::string next_words(const Session& session) const;  // what happens after the position that is shown

   private:
    struct Turn {
        std::size_t ply = 0;  // before its move
        Seat seat = kSpectator;
        std::string words, shares;
    };
    bool take(const Session& session, std::string_view type, std::string_view json);
    const std::vector<Turn>& turns(const Session& session);
    std::string state_words() const;
    std::string idea_words(const Session& session) const;
    SheetTable table(const Session& session) const;
    bool can_ask(const Session& session) const;

    std::vector<Shares> course_;
    std::vector<Swing> swings_;
    std::vector<Turn> turns_;
    bool is_told_ = false;  // turns_ says what swings_ has
    bool is_done_ = false;
    std::string trouble_;      // why there is no more
    std::string job_;          // of the survey; empty: none
    std::string idea_job_;     // and of an idea
    std::size_t idea_at_ = 0;  // after so many moves
    std::map<std::size_t, std::string> ideas_;
};

// "Prosper or Perish, round 4: Orange takes d3.": what goes along with a link to a moment, for everybody's eyes.
std::string moment_words(const Session& session);

}  // namespace orrery::web
