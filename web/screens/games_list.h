// "Your games" on the home screen: the games stored on this device, newest first, with whose turn it is, what changed,
// and a small picture. If there are many games, they are on shelves. Buttons bring games in and out.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app.h"
#include "web/widgets/picture.h"

namespace orrery::web {

class GamesList {
   public:
    void draw(App& app);
    void tell(App& app, Outline& out);
    bool lists(const App& app, std::string_view number) const;  // on the shelf that is open
    bool act(App& app, const Command& command);

   private:
    struct Chosen {
        std::vector<const Journal*> games;  // newest first
        std::vector<Choice> shelves;        // to choose from; empty if there are few games
        std::string shelf;
        bool has_next = false;  // there are several games, and one waits for somebody here
    };
    Chosen choose(const App& app) const;
    Chosen sort_out(const App& app) const;  // for stored games
    void tell_kept(App& app, const Chosen& chosen, Outline& out);
    const std::string& news(const Journal& journal);
    const std::string& other_line(const Journal& journal, const Journal& other);
    void draw_kept(App& app, const Chosen& chosen);
    void draw_damaged(App& app);
    void draw_row(App& app, const Journal& journal);
    void draw_saving(App& app);

    Pictures pictures_;
    // By game number: the words, and the number of moves for which they were made.
    std::map<std::uint64_t, std::pair<std::size_t, std::string>> news_;
    struct Parting {
        std::uint64_t mine_ms = 0, other_ms = 0;  // the times of the last changes to the two lines
        std::string words;
    };
    std::map<std::uint64_t, Parting> partings_;  // by game number
    bool is_saving_ = false;                     // the question about seats is shown
};

}  // namespace orrery::web
