// Small pictures of stored games for lists: each game's board, drawn for a spectator.
#pragma once

#include <any>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <imgui.h>

#include "record/play/journal.h"
#include "web/boards/board.h"
#include "web/boards/shown.h"
#include "web/theme.h"

namespace orrery::web {

class Pictures {
   public:
    void draw(const Journal& journal, const Theme& theme, ImVec2 min, ImVec2 max);

   private:
    struct Picture {
        std::unique_ptr<Board> board;
        std::any view;
        std::vector<std::string> names;
        std::vector<std::string> moves;  // the picture shows the position after these
        bool failed = false;             // a game that cannot be replayed has no picture
    };
    void make(const Journal& journal, Picture& picture);

    std::map<std::uint64_t, Picture> pictures_;
};

Journal shown_journal(const Shown& shown);  // for draw(); empty if its link cannot be opened

}  // namespace orrery::web
