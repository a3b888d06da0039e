// A table: a record being played on this device. It holds the match at the newest ply and can show any earlier one;
// takes answers, takes them back within the running turn, commits the turn; tells the log as each seat may know it.
// No clock, no storage: whoever owns a table stores journal() after every change.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "record/journal.h"
#include "record/link.h"
#include "record/record.h"

namespace orrery {

struct LogLine {
    std::size_t ply = 0;  // of the move, counted from 1
    Seat seat = kSpectator;
    std::string node;                    // the question that was answered
    std::vector<std::string> sentences;  // seats as {p1}; fit for the viewer they were asked for
    bool is_standing = false;            // answered in advance
};

class Table {
   public:
    // Faults are replay's. `committed`: how many moves may not be taken back any more; all, unless told.
    static Expected<Table> open(Record record, SeatSet here, std::size_t committed = kMaxMoves);
    static Expected<Table> open(const Journal& journal);

    const Record& record() const { return record_; }
    const Match& now() const { return *now_; }
    std::size_t ply() const { return record_.moves.size(); }
    std::unique_ptr<Match> at(std::size_t ply) const;  // 0..ply()

    // Who sits where. Holders change only in what a link tells of them; names come out clean.
    SeatSet here() const { return here_; }
    void set_here(SeatSet here) { here_ = here; }
    void set_seat(Seat seat, SeatHolder holder);
    SeatSet owing() const;  // seats that are asked now; the first to answer is now().decision().seat

    // An answer of the seat that is asked. Refused: nothing has changed. Another seat's answer commits the turn before.
    // `is_standing`: by a standing answer, which the log then tells.
    Verdict play(std::string_view text, bool is_standing = false);

    // The running turn: the moves since `committed()`, all of one seat. Taking back stops at a move that brought luck or
    // told its seat something, and at the last of several secret answers.
    std::size_t committed() const { return committed_; }
    bool can_undo() const;
    bool is_standing(std::size_t ply) const { return ply > 0 && plies_[ply - 1].is_standing; }
    void undo();  // the newest move; only when can_undo()
    void commit() { committed_ = ply(); }

    // Lines of the moves first+1..last, for one viewer.
    std::vector<LogLine> log(Seat viewer, std::size_t first, std::size_t last) const;
    std::vector<LogLine> log(Seat viewer) const { return log(viewer, 0, ply()); }

    Expected<std::string> link() const;            // of everything, uncommitted moves included: commit first
    Journal journal(std::uint64_t time_ms) const;  // a table has shown all it has

   private:
    struct Ply {
        std::uint64_t number = 0;  // the move among the legal ones
        Seat seat = kSpectator;
        bool is_final = false;  // luck or news: cannot be taken back
        bool is_standing = false;
    };

    Table(Record record, SeatSet here, std::unique_ptr<Match> start);
    void advance(std::uint64_t number);

    Record record_;
    SeatSet here_;
    std::size_t committed_ = 0;
    std::vector<Ply> plies_;                         // parallel to record_.moves
    std::vector<std::unique_ptr<Match>> snapshots_;  // of ply 0, kStride, 2 * kStride, ...
    std::unique_ptr<Match> now_;
};

}  // namespace orrery
