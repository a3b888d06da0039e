// "Your games" on the home screen: what is stored on this device, newest first, with whose turn it is, what changed, and a
// small picture; shelves to choose from once there are many; and what brings games in and out.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app.h"
#include "web/widgets/picture.h"

namespace orrery::web {

inline constexpr std::string_view kSeatsToo = "Save your seats in the file too?";  // asked by the command `save-all`

class GamesList {
   public:
    void draw(App& app);
    void tell(App& app, Outline& out);
    bool lists(const App& app, std::string_view number) const;  // on the shelf that is open
    bool act(App& app, const Command& command);

   private:
    struct Chosen {
        std::vector<const Journal*> games;  // newest first
        std::vector<Choice> shelves;        // to choose from; empty: there are too few games for that
        std::string shelf;
        bool has_next = false;  // some game waits for somebody here, among several
    };
    Chosen choose(const App& app) const;
    Chosen sort_out(const App& app) const;  // where games are kept
    void tell_kept(App& app, const Chosen& chosen, Outline& out);
    const std::string& news(const Journal& journal);
    const std::string& other_line(const Journal& journal, const Journal& other);
    void draw_kept(App& app, const Chosen& chosen);
    void draw_damaged(App& app);
    void draw_row(App& app, const Journal& journal);
    void draw_saving(App& app);

    Pictures pictures_;
    std::map<std::uint64_t, std::pair<std::size_t, std::string>>
        news_;  // by game number: words, made at that many moves
    struct Parting {
        std::uint64_t mine_ms = 0, other_ms = 0;  // when the lines were last changed
        std::string words;
    };
    std::map<std::uint64_t, Parting> partings_;  // by game number
    bool is_saving_ = false;                     // the question about seats stands there
};

}  // namespace orrery::web
