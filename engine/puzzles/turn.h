// A turn that goes on from the end of a record, with the record's own luck.
#pragma once

#include <memory>
#include <string_view>
#include <utility>

#include "games.h"
#include "record/data/record.h"
#include "record/replay/replay.h"

namespace orrery {

class Turn {
   public:
    Turn(const Record& record, const Match& match)
        : record_(record), start_(match.decision()), ply_(record.moves.size()), match_(match.clone()) {}

    const Match& now() const { return *match_; }
    // Is the seat that was asked at the beginning asked again, in the same turn?
    bool goes_on() const {
        const Decision asked = match_->decision();
        return !asked.over && asked.seat == start_.seat && asked.is_of_turn(start_);
    }
    bool allows(std::string_view move) const { return static_cast<bool>(match_->move_path(move)); }
    // A legal move. Returns what the seat sees of it.
    Scenes play(std::string_view move) {
        Chance luck = luck_of(record_, ++ply_);
        return match_->watch(start_.seat, *match_->move_path(move), luck);
    }

   private:
    const Record& record_;
    Decision start_;
    std::size_t ply_;
    std::unique_ptr<Match> match_;
};

}  // namespace orrery
