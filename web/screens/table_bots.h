// The table's bots. The page's worker thinks for the bot whose turn it is. When nothing else goes on, it also checks
// bots' moves that came from elsewhere: it computes them again, one after the other. The table tells which moves
// somebody chose for a bot.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "web/screens/table_match.h"

namespace orrery::web {

class App;

class TableBots {
   public:
    explicit TableBots(const TableMatch& match) : match_(match) {}
    ~TableBots();
    TableBots(const TableBots&) = delete;
    TableBots& operator=(const TableBots&) = delete;

    // ---- Thinking. `moves`: something moves on the board, so nothing is checked yet
    void ask(App& app, bool moves);
    void retry(App& app, bool moves);
    void hurry() const;  // "answer now"
    static bool can_hurry(const Session& session);
    enum class Heard { nothing, trouble, move };  // nothing: nobody waits for this answer any more
    Heard hear(App& app, std::string_view json);
    void forget();  // drops what was asked, since the match has gone on elsewhere
    bool is_thinking() const { return !job_.empty(); }
    const std::string& trouble() const { return trouble_; }  // why no answer comes; empty: none

    // ---- Checking
    void recall_check(App& app) const;  // brings back what was found before
    // In a game by link: has the bots' next move computed again when nothing else goes on.
    void check(App& app, bool moves);
    bool is_checking() const { return !check_job_.empty(); }
    void hear_check(App& app, std::string_view json, bool moves);
    bool is_checked(App& app) const;  // up to the last move

   private:
    static void stop(std::string& job);
    void check_next(App& app);

    const TableMatch& match_;
    std::string job_;  // of the bot that thinks; empty: none
    std::string trouble_;
    std::string check_job_;      // of the bot's move that is computed again; empty: none
    std::size_t check_ply_ = 0;  // the ply of that move
    bool cannot_check_ = false;  // the bots failed to do it
};

}  // namespace orrery::web
