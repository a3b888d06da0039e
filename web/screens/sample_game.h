// A picture of a game that has not begun: a game with the same options after some random moves, for set-up and
// invitations.
#pragma once

#include <string_view>
#include <vector>

#include "record/play/journal.h"
#include "web/outline.h"
#include "web/widgets/picture.h"

namespace orrery::web {

class SampleGame {
   public:
    // Heights in CSS px. Shows nothing if the options are not valid together.
    void tell(Outline& out, std::string_view game, int seats, const std::vector<OptionText>& options, float least,
              float most);
    void tell(Outline& out, const Record& record, float least, float most) {
        tell(out, record.game, static_cast<int>(record.seats.size()), record.options, least, most);
    }

   private:
    Journal journal_;
    Pictures pictures_;
};

}  // namespace orrery::web
