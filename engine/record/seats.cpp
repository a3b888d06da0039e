#include "record/seats.h"

#include <algorithm>

namespace orrery {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

bool is_seat(const Record& record, Seat seat) { return index(seat) >= 0 && at(seat) < record.seats.size(); }

void note_change(Record& record, Seat seat, SeatHolder next) {
    SeatHolder& holder = record.seats[at(seat)];
    record.changes.push_back({static_cast<std::uint32_t>(record.moves.size()), seat, holder});
    holder = std::move(next);
}

Verdict too_many(const Record& record) {
    if (record.changes.size() < kMaxChanges) return {};
    return Refusal{"", "The seats of this game have changed hands too often."};
}

// The newest change of a seat in `known`, if `next` does not tell of it.
const SeatChange* lost_change(const Record& known, const Record& next, Seat seat) {
    const auto newest = std::find_if(known.changes.rbegin(), known.changes.rend(),
                                     [seat](const SeatChange& change) { return change.seat == seat; });
    if (newest == known.changes.rend()) return nullptr;
    const bool is_told = std::find(next.changes.begin(), next.changes.end(), *newest) != next.changes.end();
    return is_told ? nullptr : &*newest;
}

std::string words_for(const SeatHolder& before, const SeatHolder& after, Seat seat) {
    const std::string name = seat_name(seat), old = before.name.empty() ? name : before.name;
    if (after.kind == SeatKind::bot)
        return "A bot (" + std::string(kBotLevels[after.level]) + ") stands in for " + old + ".";
    if (before.kind == SeatKind::bot) return name + " is back and plays again.";
    if (before.name != after.name) return old + " handed the seat on to " + name + ".";
    return name + " moved to another device.";
}

}  // namespace

void bind_seat(Journal& journal, Seat seat, const ChainValue& key) {
    Record& record = journal.record;
    record.proofs[at(seat)] = {0, chain_of(key, {record.number, seat}).front()};
    if (record.opener == kSpectator) record.opener = seat;
    journal.keys[at(seat)] = key;
    SeatSet here{journal.here};
    here.add(seat);
    journal.here = here.bits;
}

Verdict take_seat(Journal& journal, Seat seat, std::string_view name, const ChainValue& key) {
    Record& record = journal.record;
    if (!is_gathering(record) || !is_seat(record, seat) || record.seats[at(seat)].kind != SeatKind::open)
        return Refusal{"", "That seat is taken."};
    record.seats[at(seat)] = {SeatKind::person, 0, clean_name(name)};
    bind_seat(journal, seat, key);
    return {};
}

void fill_seats(Journal& journal, std::uint8_t level) {
    for (SeatHolder& holder : journal.record.seats)
        if (holder.kind == SeatKind::open) holder = {SeatKind::bot, level, {}};
}

bool begins_here(const Journal& journal) {
    const Seat opener = journal.record.opener;
    return SeatSet{journal.here}.has(opener) && journal.keys[at(opener)];
}

bool begin(Journal& journal) {
    Record& record = journal.record;
    const auto is_open = [](const SeatHolder& holder) { return holder.kind == SeatKind::open; };
    if (!is_gathering(record) || std::any_of(record.seats.begin(), record.seats.end(), is_open)) return false;
    if (!begins_here(journal)) return false;
    record.proofs[at(record.opener)] = {1,
                                        chain_of(*journal.keys[at(record.opener)], {record.number, record.opener})[1]};
    return true;
}

bool fits(const Record& record, Seat seat, const ChainValue& key) {
    if (!record.is_bound || !is_seat(record, seat)) return false;
    const SeatProof& proof = record.proofs[at(seat)];
    return chain_of(key, {record.number, seat})[proof.place] == proof.value;
}

Verdict adopt_seat(Journal& journal, Seat seat, const ChainValue& key, std::string_view name) {
    Record& record = journal.record;
    if (!fits(record, seat, key)) return Refusal{"", "This is not the secret of that seat."};
    if (Verdict refused = too_many(record)) return refused;
    if (journal.keys[at(seat)]) return {};
    SeatHolder next{SeatKind::person, 0, clean_name(name)};
    journal.keys[at(seat)] = key;
    SeatSet here{journal.here};
    here.add(seat);
    journal.here = here.bits;
    if (is_gathering(record))
        record.seats[at(seat)] = std::move(next);
    else
        note_change(record, seat, std::move(next));
    return {};
}

Verdict stand_in(Journal& journal, Seat seat, std::uint8_t level) {
    Record& record = journal.record;
    if (is_gathering(record) || !is_seat(record, seat) || record.seats[at(seat)].kind != SeatKind::person)
        return Refusal{"", "A bot can only stand in for a person in a game that has begun."};
    if (Verdict refused = too_many(record)) return refused;
    const bool is_last = std::count_if(record.seats.begin(), record.seats.end(),
                                       [](const SeatHolder& holder) { return holder.kind == SeatKind::person; }) == 1;
    if (is_last) return Refusal{"", "Somebody has to stay at the table."};
    note_change(record, seat, {SeatKind::bot, level, record.seats[at(seat)].name});
    std::erase_if(record.sealed, [seat](const SealedAnswer& answer) { return answer.seat == seat; });
    return {};
}

Verdict take_back(Journal& journal, Seat seat) {
    Record& record = journal.record;
    if (!is_seat(record, seat) || record.seats[at(seat)].kind != SeatKind::bot || !journal.keys[at(seat)])
        return Refusal{"", "Only the device that has the seat's secret can take it back."};
    if (Verdict refused = too_many(record)) return refused;
    note_change(record, seat, {SeatKind::person, 0, record.seats[at(seat)].name});
    return {};
}

void tell_again(Journal& next, const Record& known) {
    Record& record = next.record;
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const SeatChange* lost = lost_change(known, record, seat);
        const bool is_person = known.seats[i].kind == SeatKind::person && record.seats[i].kind == SeatKind::person;
        if (lost && is_person && lost->before.kind == SeatKind::person && next.keys[i] && !too_many(record))
            note_change(record, seat, known.seats[i]);
    }
}

std::vector<Seat> undone_seats(const Record& known, const Record& next) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < known.seats.size() && i < next.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (known.seats[i].kind != next.seats[i].kind && lost_change(known, next, seat)) seats.push_back(seat);
    }
    return seats;
}

Journal merge_invitations(const Journal& known, const Record& incoming) {
    const Record& mine = known.record;
    const bool decides = begins_here(known);
    Journal journal = known;
    Record& record = journal.record;
    record = decides ? mine : incoming;
    const Record& other = decides ? incoming : mine;
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        if (record.seats[i].kind != SeatKind::open || other.seats[i].kind == SeatKind::open) continue;
        record.seats[i] = other.seats[i];
        record.proofs[i] = other.proofs[i];
    }
    if (record.opener == kSpectator) record.opener = other.opener;
    settle_keys(journal);
    return journal;
}

void settle_keys(Journal& journal) {
    if (!journal.record.is_bound) return;
    SeatSet here;
    for (std::size_t i = 0; i < journal.record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        auto& key = journal.keys[i];
        const bool is_ours = key && fits(journal.record, seat, *key);
        if (!is_ours && !is_gathering(journal.record)) key.reset();
        if (is_ours) here.add(seat);
    }
    journal.here = here.bits;
}

std::string change_words(const Record& record, const SeatChange& change) {
    const auto place = static_cast<std::size_t>(&change - record.changes.data());
    const SeatHolder* after = &record.seats[at(change.seat)];
    for (std::size_t i = record.changes.size(); i-- > place + 1;)
        if (record.changes[i].seat == change.seat) after = &record.changes[i].before;
    return words_for(change.before, *after, change.seat);
}

}  // namespace orrery
