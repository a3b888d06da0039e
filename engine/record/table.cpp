// Play, take back, commit, and the log of a table.
#include "record/table.h"

#include <algorithm>
#include <cassert>

namespace orrery {
namespace {

constexpr std::size_t kStride = 16;  // plies between snapshots
constexpr int kWorlds = 8;           // in which a move is tried to see whether it told its seat something

// Whether the move used luck: its stream of numbers then stands elsewhere than a fresh one.
bool drew_luck(const Record& record, std::size_t ply, Chance after) {
    Chance fresh = luck_of(record, ply);
    return fresh.bits() != after.bits();
}

// Whether `seat` learned what it could not know before: then its view after the move depends on the world it is in.
bool told_news(const Match& before, std::uint64_t number, const Match& after, Seat seat, const Record& record,
               std::size_t ply) {
    const std::uint64_t seen = after.view_fingerprint(seat);
    Chance chance = Chance::of_ply(record.seed ^ record.number, static_cast<std::uint32_t>(ply));
    for (int i = 0; i < kWorlds; ++i) {
        const auto world = before.resample(seat, chance);
        if (number >= world->move_count()) return true;
        Chance luck = luck_of(record, ply);
        world->play(number, luck);
        if (world->view_fingerprint(seat) != seen) return true;
    }
    return false;
}

}  // namespace

Table::Table(Record record, SeatSet here, std::unique_ptr<Match> start)
    : record_(std::move(record)), here_(here), now_(std::move(start)) {
    snapshots_.push_back(now_->clone());
}

Expected<Table> Table::open(Record record, SeatSet here, std::size_t committed) {
    std::vector<std::string> moves;
    std::swap(moves, record.moves);
    if (moves.size() > kMaxMoves)
        return replay(Record{record.game, record.revision, record.options, record.seats, record.number, record.seed,
                             std::move(moves)})
            .fault();
    auto start = start_of(record);
    if (!start) return start.fault();
    record.options = (*start)->options();
    Table table(std::move(record), here, std::move(*start));
    table.committed_ = std::min(committed, moves.size());  // ahead of the moves until they are all in
    for (std::string& text : moves) {
        const Expected<std::uint64_t> number = table.now_->move_number(text);
        if (!number) {
            table.record_.moves = std::move(moves);
            return replay(table.record_).fault();
        }
        table.advance(*number);
    }
    return table;
}

Expected<Table> Table::open(const Journal& journal) {
    return open(journal.record, SeatSet{journal.here}, journal.committed);
}

std::unique_ptr<Match> Table::at(std::size_t ply) const {
    assert(ply <= this->ply());
    std::size_t reached = std::min(ply / kStride, snapshots_.size() - 1) * kStride;
    auto match = snapshots_[reached / kStride]->clone();
    for (; reached < ply; ++reached) {
        Chance chance = luck_of(record_, reached + 1);
        match->play(plies_[reached].number, chance);
    }
    return match;
}

void Table::set_seat(Seat seat, SeatHolder holder) {
    assert(index(seat) >= 0 && static_cast<std::size_t>(index(seat)) < record_.seats.size());
    holder.name = clean_name(holder.name);
    record_.seats[static_cast<std::size_t>(index(seat))] = std::move(holder);
}

SeatSet Table::owing() const {
    const Decision decision = now_->decision();
    return decision.over ? SeatSet{} : decision.owing;
}

Verdict Table::play(std::string_view text, bool is_standing) {
    if (ply() >= kMaxMoves) return Refusal{"11", "This match has as many moves as a record can hold."};
    const Expected<std::uint64_t> number = now_->move_number(text);
    if (!number) {
        Verdict verdict = now_->refusal(text);
        return verdict ? verdict : Verdict{Refusal{"11", number.fault().message}};
    }
    if (ply() > committed_ && plies_.back().seat != now_->decision().seat) commit();
    advance(*number);
    plies_.back().is_standing = is_standing;
    return {};
}

void Table::advance(std::uint64_t number) {
    const Decision asked = now_->decision();
    const std::size_t ply = this->ply() + 1;
    const auto before = now_->clone();
    Chance chance = luck_of(record_, ply);
    record_.moves.push_back(now_->move_text(number));
    now_->play(number, chance);

    const Decision next = now_->decision();
    const bool reveals = asked.secret && !(next.secret && next.node == asked.node && !next.owing.has(asked.seat));
    const bool is_running = this->ply() > committed_;  // only moves that may be taken back need the look
    const bool is_final = reveals || drew_luck(record_, ply, chance) ||
                          (is_running && told_news(*before, number, *now_, asked.seat, record_, ply));
    plies_.push_back({number, asked.seat, is_final, false});
    if (ply % kStride == 0) snapshots_.push_back(now_->clone());
}

bool Table::can_undo() const { return ply() > committed_ && !plies_.back().is_final; }

void Table::undo() {
    assert(can_undo());
    now_ = at(ply() - 1);
    if (ply() % kStride == 0) snapshots_.pop_back();
    plies_.pop_back();
    record_.moves.pop_back();
}

std::vector<LogLine> Table::log(Seat viewer, std::size_t first, std::size_t last) const {
    std::vector<LogLine> lines;
    last = std::min(last, ply());
    if (first >= last) return lines;
    auto before = at(first);
    for (std::size_t ply = first + 1; ply <= last; ++ply) {
        auto after = before->clone();
        Chance chance = luck_of(record_, ply);
        after->play(plies_[ply - 1].number, chance);
        const Decision asked = before->decision();
        const Decision next = after->decision();
        const bool is_sealed = asked.secret && viewer != asked.seat && next.secret && next.node == asked.node;
        LogLine line{ply, asked.seat, std::string(asked.node), {}, plies_[ply - 1].is_standing};
        // One gate for every game: a sealed answer is only told to be given.
        if (is_sealed && !next.owing.has(asked.seat))
            line.sentences.push_back(seat_name(asked.seat) + " has answered in secret.");
        else
            line.sentences = before->describe(viewer, record_.moves[ply - 1], *after);
        lines.push_back(std::move(line));
        before = std::move(after);
    }
    return lines;
}

Expected<std::string> Table::link() const { return encode_link(record_); }

Journal Table::journal(std::uint64_t time_ms) const {
    Journal journal{record_, static_cast<std::uint32_t>(committed_), here_.bits, time_ms, summarize(record_, *now_)};
    journal.seen = journal.summary.ply;
    return journal;
}

}  // namespace orrery
