// A table: a record being played on this device. It holds the match at the newest ply and can show any earlier one;
// takes answers, takes them back within the running turn, commits the turn; tells the log as each seat may know it.
// No clock, no storage: whoever owns a table stores journal() after every change.
//
// At a game by link a table also keeps the seats' secrets: it plays only for seats whose secret is here, seals secret
// answers, lets a move wait for another seat's luck, and opens with settle() what the game waits for from this device.
#pragma once

#include <algorithm>
#include <any>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "record/journal.h"
#include "record/link.h"
#include "record/luck.h"
#include "record/record.h"
#include "record/secret_round.h"

namespace orrery {

struct LogLine {
    std::size_t ply = 0;  // of the move, counted from 1
    Seat seat = kSpectator;
    std::string node;                    // the question that was answered
    std::vector<std::string> sentences;  // seats as {p1}; fit for the viewer they were asked for
    bool is_automatic = false;           // answered in advance
    bool is_end = false;                 // nothing but the end of a part of a turn (Decision::end, next)
};

class Table {
   public:
    // Faults are replay's. `committed`: how many moves may not be taken back any more; all, unless told.
    static Expected<Table> open(Record record, SeatSet here, std::size_t committed = kMaxMoves,
                                const SeatKeys& keys = {});
    static Expected<Table> open(const Journal& journal);

    const Record& record() const { return record_; }
    // After the last move. In a secret round at a game by link: as the seat that is asked here meets it (record/secret_round.h).
    const Match& now() const { return asked_ ? *asked_ : *now_; }
    std::size_t ply() const { return record_.moves.size(); }
    std::unique_ptr<Match> at(std::size_t ply) const;  // 0..ply()

    // Who sits where. Holders change only in what a link tells of them; names come out clean.
    SeatSet here() const { return here_; }
    void set_here(SeatSet here) { here_ = here; }
    void set_seat(Seat seat, SeatHolder holder);
    SeatSet owing() const;  // seats that are asked now: of a secret round those that have not answered
    Seat asked() const;     // who has to do something next: waits_for(), else now().decision().seat; kSpectator: over
    // Whose device has to open a value before the game goes on; kSpectator: it waits for nothing of the kind.
    Seat waits_for() const { return waits_for_; }
    bool has_sealed(Seat seat) const;  // the seat's answer is in, and not open yet

    // Opens what the match waits for from this device, and plays what follows from it and what nobody has a choice about.
    // True: something has changed.
    bool settle();

    // An answer of the seat that is asked. Refused: nothing has changed. Another seat's answer commits the turn before.
    // `is_automatic`: by an automatic answer, which the log then tells.
    Verdict play(std::string_view text, bool is_automatic = false);

    // The running turn: the moves since `committed()`, all of one seat. Taking back stops at a move that brought luck or
    // told its seat something, and at the last of several secret answers.
    std::size_t committed() const { return committed_; }
    bool can_undo() const;
    bool is_automatic(std::size_t ply) const { return std::binary_search(automatic_.begin(), automatic_.end(), ply); }
    void undo();  // the newest move; only when can_undo()
    void commit();

    // Was move `ply` the answer that a bot has to give which stood in for somebody in a secret round?
    bool is_given(std::size_t ply) const { return luck_at(ply - 1).stood_in(*at(ply - 1)); }

    // Lines of the moves first+1..last, for one viewer.
    std::vector<LogLine> log(Seat viewer, std::size_t first, std::size_t last) const;
    std::vector<LogLine> log(Seat viewer) const { return log(viewer, 0, ply()); }
    // What move `ply`, counted from 1, did, as the log tells it to the viewer: a std::vector of the game's own Event.
    std::any events(Seat viewer, std::size_t ply) const;

    Expected<std::string> link() const;            // of everything, uncommitted moves included: commit first
    Journal journal(std::uint64_t time_ms) const;  // a table has shown all it has

   private:
    struct Ply {
        Path path;  // of the move
        Seat seat = kSpectator;
        bool is_final = false;  // luck or news: cannot be taken back
        Chance chance{0};       // as the move met it
        Luck luck;              // after the move
    };

    Table(Record record, SeatSet here, const SeatKeys& keys, Luck luck, std::unique_ptr<Match> start);
    void play_on(Match& match, std::size_t ply, std::any* events = nullptr) const;  // from the ply before
    Seat advance(const Path& path);  // not kSpectator: who has to open a value first; nothing was played
    Expected<bool> check_binding();
    void look_round();
    bool open_round();
    void seal(const RoundMember& member, const Path& answer);
    void drop_sealed(Seat seat);
    bool can_play(Seat seat) const;
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
    std::vector<Ply> plies_;                // parallel to record_.moves
    std::vector<std::uint32_t> automatic_;  // plies, in order; of sealed and waiting answers those they will be
    std::vector<std::unique_ptr<Match>> snapshots_;  // of ply 0, kStride, 2 * kStride, ...
    std::unique_ptr<Match> now_;
};

}  // namespace orrery
