// How a table plays, takes back, commits, and tells its log.
#include "record/play/table.h"

#include <algorithm>
#include <cassert>

#include "core/words.h"
#include "generated/record/say.h"
#include "record/play/invitation.h"
#include "record/replay/replay.h"
#include "record/replay/tags.h"

namespace orrery {
namespace {

constexpr std::size_t kStride = 16;  // plies between snapshots
constexpr int kTrialWorlds = 8;      // worlds in which a move is tried, to see whether its seat learned something

// Did `seat` learn what it could not know before? Then its view after the move, or what it was told of the move,
// differs between the worlds that it thinks possible.
bool told_news(const Match& before, const Path& path, Seat seat, Chance luck) {
    const auto after = before.clone();
    std::any events;
    Chance drawn = luck;
    after->play(path, drawn, &events);
    const std::any seen = after->view(seat);
    Chance chance(luck.bits());
    for (int i = 0; i < kTrialWorlds; ++i) {
        const auto world = before.resample(seat, chance);
        if (!world->is_legal(path)) return true;
        Chance used = luck;
        std::any others;
        world->play(path, used, &others);
        if (!world->looks_like(seat, seen) || !before.tell_same(seat, events, others)) return true;
    }
    return false;
}

}  // namespace

Table::Table(Record record, SeatSet here, const SeatKeys& keys, Luck luck, std::unique_ptr<Match> start)
    : record_(std::move(record)), here_(here), start_luck_(std::move(luck)), keys_(keys), now_(std::move(start)) {
    snapshots_.push_back(now_->clone());
}

Expected<Table> Table::open(Record record, SeatSet here, std::size_t committed, const SeatKeys& keys) {
    if (record.moves.size() > kMaxMoves) return replay(record).fault();
    if (const auto can = can_start(record); !can) return can.fault();
    for (std::size_t i = 0; record.is_bound() && i < record.seats.size(); ++i)
        if (const Seat seat = seat_at(static_cast<int>(i)); keys[i] && !fits(record, seat, *keys[i]))
            return Fault{"record/key", say::key_does_not_fit(static_cast<int>(i) + 1)};
    Luck luck(record, keys);  // now also holds the hashed chains of the keys
    auto start = start_of(record, luck);
    if (!start) return start.fault();
    std::vector<std::string> moves;
    std::swap(moves, record.moves);
    record.options = (*start)->options();
    Table table(std::move(record), here, keys, std::move(luck), std::move(*start));
    table.committed_ = std::min(committed, moves.size());  // may be ahead of the moves until all are in
    for (std::string& text : moves) {
        const Expected<Path> path = table.now_->move_path(text);
        if (!path) return impossible_move(table.ply() + 1, text, path.fault());
        if (const Seat missing = table.advance(*path); missing != kSpectator)
            return unproven(table.record_, missing, table.ply() + 1);
    }
    if (table.record_.is_bound())
        if (const auto sound = table.check_binding(); !sound) return sound.fault();
    table.look_round();
    return table;
}

Expected<Table> Table::open(const Journal& journal) {
    auto table = open(journal.record, SeatSet{journal.here}, journal.committed, journal.keys);
    if (table) table->take_automatic(journal.automatic);
    return table;
}

// Checks that what a link adds to the moves of a game by link is possible too.
Expected<bool> Table::check_binding() {
    if (!changes_hold(record_, has_tags(record_) ? made_moves(record_) : ply()))
        return Fault{"record/changes", say::record_changes()};
    const Luck& luck = luck_at(ply());
    const auto& proofs = record_.binding->proofs;
    for (std::size_t i = 0; i < proofs.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (keys_[i]) show(seat, luck_at(committed_));
        const std::uint32_t place = proofs[i].place;
        if ((!keys_[i] && place < luck.opened(seat)) || place > open_place(ply() + kMaxSeats))
            return unproven(record_, seat, ply());
    }
    return suspense_holds(record_, *now_, luck);
}

std::unique_ptr<Match> Table::at(std::size_t ply) const {
    assert(ply <= this->ply());
    std::size_t reached = std::min(ply / kStride, snapshots_.size() - 1) * kStride;
    auto match = snapshots_[reached / kStride]->clone();
    while (reached < ply) play_on(*match, ++reached);
    return match;
}

void Table::play_on(Match& match, std::size_t ply, std::any* events) const {
    Chance chance = plies_[ply - 1].chance;
    match.play(plies_[ply - 1].path, chance, events);
}

void Table::set_seat(Seat seat, SeatHolder holder) {
    assert(index(seat) >= 0 && static_cast<std::size_t>(index(seat)) < record_.seats.size());
    holder.name = clean_name(holder.name);
    record_.seats[static_cast<std::size_t>(index(seat))] = std::move(holder);
}

// ---- Whose turn

SeatSet Table::owing() const {
    const Decision decision = now_->decision();
    if (decision.over) return {};
    if (waits_for_ != kSpectator || (record_.is_bound() && !seals(record_))) {  // one after the other
        SeatSet one;
        one.add(waits_for_ != kSpectator ? waits_for_ : decision.seat);
        return one;
    }
    SeatSet owing = decision.owing;
    if (record_.binding)
        for (const SealedAnswer& answer : record_.binding->sealed) owing.drop(answer.seat);
    return owing;
}

Seat Table::asked() const {
    if (waits_for_ != kSpectator) return waits_for_;
    const Decision decision = now().decision();
    return decision.over ? kSpectator : decision.seat;
}

bool Table::has_sealed(Seat seat) const {
    if (!record_.binding) return false;
    const auto& sealed = record_.binding->sealed;
    return std::any_of(sealed.begin(), sealed.end(),
                       [seat](const SealedAnswer& answer) { return answer.seat == seat; });
}

// May this device play for the seat? Any device may answer for a bot.
bool Table::can_play(Seat seat) const {
    const auto place = static_cast<std::size_t>(index(seat));
    return !record_.is_bound() || record_.seats[place].kind == SeatKind::bot || keys_[place].has_value();
}

// Sets who is asked here. In a secret round: first seats of this device that have not answered, then seats elsewhere.
void Table::look_round() {
    asked_.reset();
    waits_for_ = kSpectator;
    if (!record_.binding) return;
    if (has_waiting(record_)) {
        Luck luck = luck_at(ply());
        auto match = now_->clone();
        waits_for_ = luck.play(match, *now_->move_path(record_.binding->waiting)).waits_for;
        return;
    }
    const std::vector<RoundMember> round = round_of(record_, *now_);
    const RoundMember* next = nullptr;
    for (const RoundMember& member : round) {
        if (!member.chooses || member.sealed) continue;
        const bool is_here = can_play(member.seat);
        if (!next || (is_here && !can_play(next->seat))) next = &member;
    }
    if (next) {
        asked_ = next->asked;
        return;
    }
    for (const RoundMember& member : round)
        if (member.chooses && waits_for_ == kSpectator &&
            record_.binding->proofs[static_cast<std::size_t>(index(member.seat))].place < open_place(member.ply))
            waits_for_ = member.seat;
}

// ---- Play

Verdict Table::closed() const {
    if (ply() >= kMaxMoves) return Refusal{"", say::as_many_as_saved()};
    if (waits_for_ != kSpectator) return Refusal{"", say::waits_for(seat_name(waits_for_))};
    if (has_waiting(record_)) return Refusal{"", say::waiting_first()};  // by settle()
    return {};
}

Verdict Table::play(std::string_view text, bool is_automatic) {
    if (Verdict refused = closed()) return refused;
    const Expected<Path> path = now().move_path(text);
    if (!path) {
        Verdict verdict = now().refusal(text);
        return verdict ? verdict : Verdict{Refusal{kNotation, path.fault().message}};
    }
    return play(*path, is_automatic);
}

Verdict Table::play(const Path& path, bool is_automatic) {
    if (Verdict refused = closed()) return refused;
    const Seat seat = asked();
    if (!can_play(seat)) return Refusal{"", say::only_secret_answers(seat_name(seat))};
    if (has_tags(record_) && luck_at(ply()).stood_in(now()))
        if (const Path given = first_path(now()); path != given)
            return Refusal{"", say::bot_took_over(now().move_text(given))};
    if (ply() > committed_ && plies_.back().seat != seat) commit();
    if (record_.is_bound())
        for (const RoundMember& member : round_of(record_, *now_)) {
            if (member.seat != seat || !member.chooses) continue;
            if (member.sealed) return Refusal{"", say::choices_opened_first()};  // by settle()
            if (is_automatic) keep_automatic(member.ply);
            seal(member, path);
            return {};
        }
    if (is_automatic) keep_automatic(ply() + 1);
    const bool is_secret = now_->decision().secret;
    if (advance(path) != kSpectator) {
        record_.binding->waiting = now_->move_text(path);
        commit();
        if (keys_[static_cast<std::size_t>(index(seat))])
            show(seat, open_place(ply() + 1), ply() + 1);  // proves the move while it waits
    } else if (is_secret && record_.binding) {  // a bot stood in; its answer replaces what the seat had sealed
        drop_sealed(seat);
    }
    look_round();
    return {};
}

void Table::seal(const RoundMember& member, const Path& answer) {
    const std::size_t place = open_place(member.ply);
    SealedAnswer one{member.seat, seal_answer(answer, *member.asked, luck_at(ply()).value(member.seat, place),
                                              chain_id(record_, member.seat), place)};
    record_.binding->sealed.push_back(std::move(one));
    sort_sealed(*record_.binding);
    commit();
    show(member.seat, seal_place(member.ply), ply(), true);
    look_round();
}

void Table::drop_sealed(Seat seat) {
    std::erase_if(record_.binding->sealed, [seat](const SealedAnswer& answer) { return answer.seat == seat; });
}

bool Table::settle() {
    if (!record_.binding) return false;
    std::string& waiting = record_.binding->waiting;
    bool changed = false;
    while (true) {
        if (!waiting.empty()) {
            if (advance(*now_->move_path(waiting)) != kSpectator) break;
            waiting.clear();
        } else if (luck_at(ply()).is_forced(*now_)) {
            const Path only = first_path(*now_);
            if (advance(only) != kSpectator) waiting = now_->move_text(only);
        } else if (!open_round()) {
            break;
        }
        commit();
        changed = true;
    }
    look_round();
    return changed;
}

// Once all people of a round have sealed their answers, opens those of this device. If all are open, plays the next of
// them. Returns true if something has changed.
bool Table::open_round() {
    const std::vector<RoundMember> round = round_of(record_, *now_);
    bool is_open = true, changed = false;
    for (const RoundMember& member : round)
        if (member.chooses && !member.sealed) return false;
    for (const RoundMember& member : round) {
        if (!member.chooses) continue;
        const auto seat = static_cast<std::size_t>(index(member.seat));
        if (keys_[seat]) changed = show(member.seat, open_place(member.ply), ply()) || changed;
        is_open = is_open && record_.binding->proofs[seat].place >= open_place(member.ply);
    }
    if (round.empty() || !is_open) return changed;
    const RoundMember& first = round.front();
    if (luck_at(ply()).stood_in(*now_)) {
        advance(first_path(*now_));
        drop_sealed(first.seat);
        return true;
    }
    if (!first.chooses) return changed;
    const std::size_t place = open_place(first.ply);
    advance(open_answer(first.sealed->digits, *first.asked, luck_at(ply()).value(first.seat, place),
                        chain_id(record_, first.seat), place));
    drop_sealed(first.seat);
    return true;
}

// Shows the seat's chain up to `place` and tags the first `moves` moves. If the place is open already, the tag is made
// anew only with `more`. Returns true if something has changed.
bool Table::show(Seat seat, std::size_t place, std::size_t moves, bool more) {
    const auto at = static_cast<std::size_t>(index(seat));
    if (record_.binding->proofs[at].place >= place && !(more && has_tags(record_))) return false;
    sign(record_, seat, *keys_[at], place, moves);
    return true;
}

bool Table::show(Seat seat, const Luck& luck) { return show(seat, luck.opened(seat), luck.covered(seat)); }

Seat Table::advance(const Path& path) {
    const Decision asked = now_->decision();
    Luck luck = luck_at(ply());
    auto next = now_->clone();
    const Luck::Step step = luck.play(next, path);
    if (step.waits_for != kSpectator) return step.waits_for;
    record_.moves.push_back(now_->move_text(path));
    std::swap(now_, next);
    const auto before = std::move(next);

    const Decision then = now_->decision();
    const bool reveals = asked.secret && !(then.secret && then.node == asked.node && !then.owing.has(asked.seat));
    const bool is_running = ply() > committed_;  // only moves that may be taken back must be checked for news
    const bool is_final = reveals || step.drew || (is_running && told_news(*before, path, asked.seat, step.chance));
    plies_.push_back({path, asked.seat, is_final, step.chance, std::move(luck)});
    if (ply() % kStride == 0) snapshots_.push_back(now_->clone());
    return kSpectator;
}

// Proves what is committed: the seats of this device show their chains up to there.
void Table::commit() {
    committed_ = ply();
    if (!record_.binding) return;
    for (std::size_t i = 0; i < record_.binding->proofs.size(); ++i)
        if (keys_[i]) show(seat_at(static_cast<int>(i)), luck_at(committed_));
}

bool Table::can_undo() const { return ply() > committed_ && !plies_.back().is_final; }

void Table::undo() {
    assert(can_undo());
    std::erase(automatic_, ply());
    now_ = at(ply() - 1);
    if (ply() % kStride == 0) snapshots_.pop_back();
    plies_.pop_back();
    record_.moves.pop_back();
    look_round();
}

// ---- Automatic answers

void Table::keep_automatic(std::size_t ply) {
    const auto number = static_cast<std::uint32_t>(ply);
    automatic_.insert(std::lower_bound(automatic_.begin(), automatic_.end(), number), number);
}

// Keeps the plies whose answer is still a person's: moves, sealed answers, the answer that waits. A bot that stood in
// gave an answer of its own.
void Table::take_automatic(const std::vector<std::uint32_t>& plies) {
    const std::vector<RoundMember> round = record_.binding ? round_of(record_, *now_) : std::vector<RoundMember>{};
    const auto is_there = [&](std::size_t ply) {
        if (ply > 0 && ply <= this->ply()) return holder_at(record_, plies_[ply - 1].seat, ply).kind != SeatKind::bot;
        if (has_waiting(record_) && ply == this->ply() + 1) return true;
        return std::any_of(round.begin(), round.end(), [ply](const RoundMember& member) {
            return member.sealed && member.chooses && member.ply == ply;
        });
    };
    for (const std::uint32_t ply : plies)
        if (is_there(ply)) keep_automatic(ply);
}

// ---- Told and stored

std::string_view naming_sentence(const std::vector<Sentence>& sentences) {
    if (sentences.empty()) return {};
    const auto named = std::find_if(sentences.begin(), sentences.end(), names_move);
    return named != sentences.end() ? named->text : sentences.front().text;
}

std::vector<LogLine> Table::log(Seat viewer, std::size_t first, std::size_t last) const {
    std::vector<LogLine> lines;
    last = std::min(last, ply());
    if (first >= last) return lines;
    auto before = at(first);
    Decision earlier = first > 0 ? at(first - 1)->decision() : Decision{.over = true};
    for (std::size_t ply = first + 1; ply <= last; ++ply) {
        auto after = before->clone();
        std::any events;
        play_on(*after, ply, &events);
        const Decision asked = before->decision();
        const Decision next = after->decision();
        const bool is_sealed = asked.secret && viewer != asked.seat && next.secret && next.node == asked.node;
        const std::string& answer = record_.moves[ply - 1];
        LogLine line;
        line.ply = ply, line.seat = asked.seat, line.node = asked.node;
        line.is_automatic = is_automatic(ply);
        line.is_end = answer == asked.end || answer == asked.next;
        line.begins_turn = earlier.over || !asked.is_of_turn(earlier);
        if (line.begins_turn) line.when = before->sheet(viewer).when;
        earlier = asked;
        // One gate for every game: of a sealed answer the log tells only that it was given.
        if (is_sealed && !next.owing.has(asked.seat))
            line.sentences.push_back({say::secret_choice({asked.seat, viewer}), asked.seat, Sentence::Tells::secret});
        else
            line.sentences = before->describe(viewer, answer, events, *after);
        lines.push_back(std::move(line));
        before = std::move(after);
    }
    return lines;
}

Scenes Table::scenes(Seat viewer, std::size_t ply) const {
    Chance chance = plies_[ply - 1].chance;
    return at(ply - 1)->watch(viewer, plies_[ply - 1].path, chance);
}

Expected<std::string> Table::link() const { return encode_link(record_); }

Journal Table::journal(std::uint64_t time_ms) const {
    Journal journal;
    journal.record = record_, journal.committed = static_cast<std::uint32_t>(committed_);
    journal.here = here_.bits, journal.time_ms = time_ms;
    journal.summary = summarize(record_, *now_);
    journal.summary.owing.clear();
    for (int k = 0; k < now_->seats(); ++k)
        if (owing().has(seat_at(k))) journal.summary.owing.push_back(seat_token(seat_at(k)));
    journal.keys = keys_;
    journal.automatic = automatic_;
    journal.seen = journal.summary.ply;
    return journal;
}

}  // namespace orrery
