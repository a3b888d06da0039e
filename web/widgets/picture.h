// Small pictures of matches: a board drawn for a spectator, which nobody can press.
#pragma once

#include <any>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <imgui.h>

#include "record/play/journal.h"
#include "web/boards/board.h"
#include "web/theme.h"

namespace orrery::web {

// The picture of one position; the sky as long as there is none.
class Picture {
   public:
    void show(const Record& record, const Match* match);  // nullptr: of a match that cannot be replayed
    // `sky`: seed of the star field.
    void draw(const Theme& theme, std::uint64_t sky, ImVec2 min, ImVec2 max);

   private:
    std::unique_ptr<Board> board_;
    std::any view_;
    std::vector<std::string> names_;
};

// Pictures of stored games, for lists. One that has to be made waits until there is time (platform_may_work).
class Pictures {
   public:
    void draw(const Journal& journal, const Theme& theme, ImVec2 min, ImVec2 max);

   private:
    struct Kept {
        Picture picture;
        std::vector<std::string> moves;  // the picture shows the position after these
    };
    std::map<std::uint64_t, Kept> pictures_;  // by match number
};

}  // namespace orrery::web
