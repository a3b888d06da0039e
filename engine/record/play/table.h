// A table: a record being played on this device. It holds the match at the newest ply and can show any earlier one. It
// takes answers, takes them back within the running turn, commits the turn, and tells the log as each seat may know it.
// It has no clock and no storage: the owner of a table stores journal() after every change.
//
// In a game by link a table also keeps the seats' secrets. It plays only for seats whose secret is here, seals secret
// answers, and lets a move wait for another seat's luck. settle() opens what the game waits for from this device.
#pragma once

#include <algorithm>
#include <any>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "record/data/record.h"
#include "record/link/link.h"
#include "record/play/journal.h"
#include "record/replay/luck.h"
#include "record/replay/secret_round.h"

namespace orrery {

struct LogLine {
    std::size_t ply = 0;  // of the move, counted from 1
    Seat seat = kSpectator;
    std::string node;                 // the question that was answered
    std::vector<Sentence> sentences;  // seats stand as {p1}; made for the viewer of log()
    bool is_automatic = false;        // answered in advance
    bool is_end = false;              // does nothing but end a part of a turn (Decision::end, next)
    bool begins_turn = false;         // a turn begins with this move (Decision::is_of_turn)
    std::string when;                 // if a turn begins: Sheet::when, "round 3"
};

// May a move be named by this sentence? Not if it tells a price or a yield.
inline bool names_move(const Sentence& one) {
    return one.tells != Sentence::Tells::price && one.tells != Sentence::Tells::yield;
}
// The sentence that names a move: the first that may, else the first. Empty: there is no sentence.
std::string_view naming_sentence(const std::vector<Sentence>& sentences);

class Table {
   public:
    // Its Faults are those of replay. `committed`: how many moves can no longer be taken back; by default all.
    static Expected<Table> open(Record record, SeatSet here, std::size_t committed = kMaxMoves,
                                const SeatKeys& keys = {});
    static Expected<Table> open(const Journal& journal);

    // ---- The record and its match
    const Record& record() const { return record_; }
    // The match after the last move. In a secret round of a game by link: with the question of the seat that is asked
    // here (record/replay/secret_round.h).
    const Match& now() const { return asked_ ? *asked_ : *now_; }
    std::size_t ply() const { return record_.moves.size(); }
    std::unique_ptr<Match> at(std::size_t ply) const;  // 0..ply()

    // ---- Seats
    // Who sits where. Holders change only as a link tells of them. Names are cleaned.
    SeatSet here() const { return here_; }
    void set_here(SeatSet here) { here_ = here; }
    void set_seat(Seat seat, SeatHolder holder);
    SeatSet owing() const;  // seats that are asked now; in a secret round those that have not answered
    Seat asked() const;     // who must act next: waits_for(), else now().decision().seat; kSpectator: over
    // The seat whose device must open a value before the game goes on; kSpectator: it waits for none.
    Seat waits_for() const { return waits_for_; }
    bool has_sealed(Seat seat) const;  // the seat's answer is in but not open yet

    // ---- Answers
    // Opens what the match waits for from this device. Then plays what follows from it, and moves that are nobody's
    // choice. Returns true if something has changed.
    bool settle();

    // An answer of the seat that is asked. If refused, nothing has changed. The first answer of another seat commits
    // the turn before. `is_automatic`: given by an automatic answer, which the log then tells.
    Verdict play(std::string_view text, bool is_automatic = false);
    Verdict play(const Path& path, bool is_automatic = false);  // of a legal move

    // The running turn: the moves since `committed()`, all of one seat. undo() stops at a move that drew luck or told
    // its seat something, and at the last of several secret answers.
    std::size_t committed() const { return committed_; }
    bool can_undo() const;
    bool is_automatic(std::size_t ply) const { return std::binary_search(automatic_.begin(), automatic_.end(), ply); }
    void undo();  // takes back the newest move; only if can_undo()
    void commit();

    // Was move `ply` the fixed answer of a bot that stood in for somebody in a secret round?
    bool is_given(std::size_t ply) const { return luck_at(ply - 1).stood_in(*at(ply - 1)); }

    // ---- What is told and kept
    // Lines for the moves first+1..last, for one viewer.
    std::vector<LogLine> log(Seat viewer, std::size_t first, std::size_t last) const;
    std::vector<LogLine> log(Seat viewer) const { return log(viewer, 0, ply()); }
    // Move `ply`, counted from 1, as the viewer sees it happen.
    Scenes scenes(Seat viewer, std::size_t ply) const;

    Expected<std::string> link() const;            // of everything, uncommitted moves included: commit first
    Journal journal(std::uint64_t time_ms) const;  // counts all moves as seen

   private:
    struct Ply {
        Path path;  // of the move
        Seat seat = kSpectator;
        bool is_final = false;  // drew luck or told news: cannot be taken back
        Chance chance{0};       // before the move
        Luck luck;              // after the move
    };

    Table(Record record, SeatSet here, const SeatKeys& keys, Luck luck, std::unique_ptr<Match> start);
    void play_on(Match& match, std::size_t ply, std::any* events = nullptr) const;  // from the ply before
    Seat advance(const Path& path);  // not kSpectator: nothing was played, this seat must open a value first
    Expected<bool> check_binding();
    void look_round();
    bool open_round();
    void seal(const RoundMember& member, const Path& answer);
    void drop_sealed(Seat seat);
    bool can_play(Seat seat) const;
    Verdict closed() const;  // why nothing can be played now
    bool show(Seat seat, std::size_t place, std::size_t moves, bool more = false);
    bool show(Seat seat, const Luck& luck);
    void keep_automatic(std::size_t ply);
    void take_automatic(const std::vector<std::uint32_t>& plies);
    const Luck& luck_at(std::size_t ply) const { return ply == 0 ? start_luck_ : plies_[ply - 1].luck; }

    Record record_;
    SeatSet here_;
    Luck start_luck_;
    SeatKeys keys_;
    std::shared_ptr<const Match> asked_;
    Seat waits_for_ = kSpectator;
    std::size_t committed_ = 0;
    std::vector<Ply> plies_;                         // parallel to record_.moves
    std::vector<std::uint32_t> automatic_;           // plies in order; sealed and waiting answers count too
    std::vector<std::unique_ptr<Match>> snapshots_;  // at ply 0, kStride, 2 * kStride, ...
    std::unique_ptr<Match> now_;
};

}  // namespace orrery
