// The review of a finished match as the bots see it, beside its replay: the standing after each move, the turning
// points, what the strongest bot would have played, and another continuation. The bots' worker computes it when
// somebody looks; a running match has no review. The table screen holds one and shows it during a replay. The card of a
// lost match has one sentence of it: what decided the match.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/survey.h"
#include "record/play/session.h"
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

    // True in a replay of a finished match.
    static bool is_offered(const Session& session) {
        return !session.is_live() && session.table().ply() > 0 && session.table().now().decision().over;
    }

    // True at the end of a match that the viewer has not won.
    static bool is_lost(const Session& session);

    void begin(const Session& session);  // asks for what is not known yet
    void stop();
    // True: the message was an answer for it.
    bool hears(const Session& session, std::string_view type, std::string_view json) {
        return (!job_.empty() || !idea_job_.empty()) && take(session, type, json);
    }
    void ask(const Session& session);  // for the strongest bot's idea at the shown position

    // On the canvas, in ImGui's flow: the graph, and the buttons. They return the pressed command.
    static float graph_height(const Theme& theme) { return theme.px(84); }
    std::optional<Command> draw_graph(const Theme& theme, Marks& marks, const Session& session);
    std::optional<Command> draw_rest(const Theme& theme, Marks& marks, const Session& session);
    void tell(Outline& out, const Session& session);

    // The turning point before or after the shown position, if there is one.
    std::optional<std::size_t> next_turn(const Session& session, bool forward) const;
    bool is_done() const { return is_done_; }
    std::string idea_words(const Session& session) const;  // of the best bot at the shown position; empty: not asked
    std::string next_words(const Session& session) const;  // what happens after the shown position

    // ---- For the card of a lost match (is_lost)
    struct Loss {
        std::string words;                  // what decided it, or that the bots still look for it
        std::optional<std::size_t> before;  // where a new game may begin; none: not known yet, or no choice decided it
    };
    const Loss& loss(const Session& session);

   private:
    struct Turn {
        std::size_t ply = 0;  // before its move
        Seat seat = kSpectator;
        std::string words;
    };
    bool take(const Session& session, std::string_view type, std::string_view json);
    Loss found_loss(const Session& session) const;
    const std::vector<Turn>& turns(const Session& session);
    std::string state_words() const;
    SheetTable table(const Session& session) const;
    bool can_ask(const Session& session) const;

    std::vector<Shares> course_;
    std::vector<Swing> swings_;
    std::vector<Turn> turns_;
    bool is_told_ = false;  // turns_ has the words for swings_
    bool is_done_ = false;
    std::optional<Loss> loss_;  // forgotten when an answer comes
    std::string trouble_;       // why no more comes
    std::string job_;           // of the survey; empty: none
    std::string idea_job_;      // of an idea; empty: none
    std::size_t idea_at_ = 0;   // the ply of that idea
    std::map<std::size_t, std::string> ideas_;
};

// "Prosper or Perish, round 4: Orange takes d3.": the words that go with a link to a moment, for everybody's eyes.
std::string moment_words(const Session& session);

}  // namespace orrery::web
