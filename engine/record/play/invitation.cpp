// First the reasons against a change of hands, then the changes in the order of a match: seats are taken, it begins,
// seats move, bots stand in. Last come two copies of an invitation made one, and the words about changes.
#include "record/play/invitation.h"

#include <algorithm>
#include <iterator>
#include <span>

#include "generated/record/say.h"
#include "record/play/table.h"
#include "record/replay/secret_round.h"
#include "record/replay/tags.h"

namespace orrery {
namespace {

bool is_seat(const Record& record, Seat seat) { return index(seat) >= 0 && slot(seat) < record.seats.size(); }

// A person of this device who can prove what it does; another seat than `seat` if there is one. kSpectator: nobody.
Seat who_acts(const Journal& journal, Seat seat) {
    Seat found = kSpectator;
    for (std::size_t i = 0; i < journal.record.seats.size(); ++i) {
        if (!journal.keys[i] || journal.record.seats[i].kind != SeatKind::person) continue;
        if (found == kSpectator || found == seat) found = seat_at(static_cast<int>(i));
    }
    return found;
}

// Gives the seat to `next`, as an act of this device's seat `by`.
void change_hands(Journal& journal, Seat seat, SeatHolder next, Seat by, bool amid_wait = false) {
    Record& record = journal.record;
    const bool tagged = has_tags(record);
    const std::size_t moves = tagged ? made_moves(record) : record.moves.size();
    SeatHolder& holder = record.seats[slot(seat)];
    SeatChange change{static_cast<std::uint32_t>(moves), seat, holder, tagged ? by : kSpectator, amid_wait};
    holder = std::move(next);
    // A person who comes back before the game has gone on was never away: the change to the bot is removed.
    auto& changes = record.binding->changes;
    const bool is_back = change.before.kind == SeatKind::bot && holder.kind == SeatKind::person;
    const auto left =
        std::find_if(changes.rbegin(), changes.rend(), [seat](const SeatChange& one) { return one.seat == seat; });
    const bool is_untold = tagged && is_back && left != changes.rend() && left->moves == moves && left->by != seat;
    if (is_untold) {
        holder = left->before;
        changes.erase(std::next(left).base());
    } else {
        changes.push_back(std::move(change));
    }
    if (!tagged) return;
    sign(record, by, *journal.keys[slot(by)], change_place(moves), moves);
    if (!is_untold) sign_change(record, changes.back(), *journal.keys[slot(by)]);
}

std::size_t count_changes(const Record& record, Seat seat) {
    const auto& changes = record.binding->changes;
    return static_cast<std::size_t>(std::count_if(changes.begin(), changes.end(),
                                                  [seat](const SeatChange& change) { return change.seat == seat; }));
}

// A seat that a bot plays can always be taken back: one change is kept for that.
Verdict too_many(const Record& record, Seat seat) {
    const bool is_full = has_tags(record) ? count_changes(record, seat) + 1 >= kMaxSeatChanges
                                          : record.binding->changes.size() >= kMaxChanges;
    if (!is_full) return {};
    return Refusal{"", say::seat_too_often()};
}

// A seat can act only so often at one place. `kept`: how many of these acts are kept for coming back and for sealing an
// answer.
Verdict says_too_much(const Record& record, Seat by, int kept) {
    if (!has_tags(record)) return {};
    const SeatProof& proof = record.binding->proofs[slot(by)];
    const bool is_new_place = proof.place < change_place(made_moves(record)) || proof.vouched;
    if (is_new_place || proof.acts + kept < most_acts(record)) return {};
    return Refusal{"", say::moment_too_often()};
}
constexpr int kKeptToLeave = 2, kKeptToComeBack = 1;

// Somebody who came back during a secret round could have read what others answered.
Verdict amid_round(const Record& record, Seat seat) {
    if (!owes_secret(record, seat)) return {};
    return Refusal{"", say::amid_secret_choice()};
}

bool has_sealed(const Record& record, Seat seat) {
    const auto& sealed = record.binding->sealed;
    return std::any_of(sealed.begin(), sealed.end(), [seat](const SealedAnswer& one) { return one.seat == seat; });
}

// The newest change of a seat in `known` that `next` does not tell; nullptr: it does.
const SeatChange* lost_change(const Record& known, const Record& next, Seat seat) {
    const std::span<const SeatChange> before = changes_of(known), after = changes_of(next);
    const auto newest =
        std::find_if(before.rbegin(), before.rend(), [seat](const SeatChange& change) { return change.seat == seat; });
    if (newest == before.rend()) return nullptr;
    const bool is_told = std::any_of(after.begin(), after.end(),
                                     [&](const SeatChange& change) { return is_same_change(change, *newest); });
    return is_told ? nullptr : &*newest;
}

std::string words_for(const SeatHolder& before, const SeatHolder& after, const SeatChange& change) {
    const std::string name = seat_name(change.seat), old = before.name.empty() ? name : called(before.name);
    const std::string_view level = kBotLevels[after.level];
    if (after.kind == SeatKind::bot && change.by == change.seat) return say::lets_bot_play(old, level);
    if (after.kind == SeatKind::bot && change.by != kSpectator)
        return say::let_bot_stand_in(seat_name(change.by), level, old);
    if (after.kind == SeatKind::bot) return say::bot_stands_in(level, old);
    if (before.kind == SeatKind::bot) return say::is_back(name);
    return before.name != after.name ? say::handed_on(old, name) : say::moved_device(name);
}

}  // namespace

void bind_seat(Journal& journal, Seat seat, const SeatKey& key) {
    Record& record = journal.record;
    Binding& binding = *record.binding;
    binding.proofs[slot(seat)] = {0, key.chain(chain_id(record, seat)).front()};
    if (binding.opener == kSpectator) binding.opener = seat;
    sign(record, seat, key, 0, 0);
    journal.keys[slot(seat)] = key;
    SeatSet here{journal.here};
    here.add(seat);
    journal.here = here.bits;
}

Verdict take_seat(Journal& journal, Seat seat, std::string_view name, const SeatKey& key) {
    Record& record = journal.record;
    if (!in_lobby(record) || !is_seat(record, seat) || record.seats[slot(seat)].kind != SeatKind::open)
        return Refusal{"", say::seat_is_taken()};
    if (!can_join(record)) return Refusal{"", say::invitation_too_old()};
    record.seats[slot(seat)] = {SeatKind::person, 0, clean_name(name)};
    bind_seat(journal, seat, key);
    return {};
}

void fill_seats(Journal& journal, std::uint8_t level) {
    for (SeatHolder& holder : journal.record.seats)
        if (holder.kind == SeatKind::open) holder = {SeatKind::bot, level, {}};
}

bool begins_here(const Journal& journal) {
    if (!journal.record.binding) return false;
    const Seat opener = journal.record.binding->opener;
    return SeatSet{journal.here}.has(opener) && journal.keys[slot(opener)];
}

bool begin(Journal& journal) {
    Record& record = journal.record;
    const auto is_open = [](const SeatHolder& holder) { return holder.kind == SeatKind::open; };
    if (!in_lobby(record) || std::any_of(record.seats.begin(), record.seats.end(), is_open)) return false;
    if (!begins_here(journal)) return false;
    const Seat opener = record.binding->opener;
    sign(record, opener, *journal.keys[slot(opener)], 1, 0);
    return true;
}

bool fits(const Record& record, Seat seat, const SeatKey& key) {
    if (!record.binding || !is_seat(record, seat)) return false;
    const SeatProof& proof = record.binding->proofs[slot(seat)];
    return key.chain(chain_id(record, seat))[proof.place] == shown_value(record, seat);
}

Verdict adopt_seat(Journal& journal, Seat seat, const SeatKey& key, std::string_view name) {
    Record& record = journal.record;
    if (!fits(record, seat, key)) return Refusal{"", say::not_seats_secret()};
    if (journal.keys[slot(seat)]) return {};
    if (!is_signed(record, seat, key)) return Refusal{"", say::not_what_seat_sent()};
    const bool is_lobby = in_lobby(record), is_back = record.seats[slot(seat)].kind == SeatKind::bot;
    const Verdict too_often = too_many(record, seat);
    if (!is_lobby && too_often && !has_tags(record)) return too_often;
    const bool can_say = !says_too_much(record, seat, kKeptToComeBack);
    SeatHolder next{SeatKind::person, 0, clean_name(name)};
    journal.keys[slot(seat)] = key;
    SeatSet here{journal.here};
    here.add(seat);
    journal.here = here.bits;
    if (is_lobby) {
        record.seats[slot(seat)] = std::move(next);
        sign(record, seat, key, record.binding->proofs[slot(seat)].place, 0);
    } else if (can_say && (is_back ? !amid_round(record, seat) : !too_often)) {  // else only the secret comes
        change_hands(journal, seat, std::move(next), seat);
    }
    return {};
}

Verdict stand_in(Journal& journal, Seat seat, std::uint8_t level) {
    Record& record = journal.record;
    if (!record.binding || in_lobby(record) || !is_seat(record, seat) ||
        record.seats[slot(seat)].kind != SeatKind::person)
        return Refusal{"", say::stand_in_once_begun()};
    if (Verdict refused = too_many(record, seat)) return refused;
    const bool is_last = std::count_if(record.seats.begin(), record.seats.end(),
                                       [](const SeatHolder& holder) { return holder.kind == SeatKind::person; }) == 1;
    if (is_last) return Refusal{"", say::last_person()};
    if (journal.keys[slot(seat)] && has_sealed(record, seat)) return Refusal{"", say::your_choice_sealed()};
    const SeatHolder bot{SeatKind::bot, level, record.seats[slot(seat)].name};
    if (!has_tags(record)) {
        change_hands(journal, seat, bot, kSpectator);
        std::erase_if(record.binding->sealed, [seat](const SealedAnswer& answer) { return answer.seat == seat; });
        return {};
    }
    const Seat by = who_acts(journal, seat);
    if (by == kSpectator) return Refusal{"", say::only_players_leave()};
    if (Verdict refused = says_too_much(record, by, kKeptToLeave)) return refused;
    bool amid_wait = false;
    if (has_waiting(record)) {
        const auto table = Table::open(record, SeatSet{}, journal.committed);  // as somebody without the secret sees it
        amid_wait = table && table->waits_for() == seat;
        if (amid_wait && by == seat) return Refusal{"", say::move_waits_for_you()};
    }
    change_hands(journal, seat, bot, by, amid_wait);
    return {};
}

Verdict take_back(Journal& journal, Seat seat) {
    Record& record = journal.record;
    if (!is_seat(record, seat) || record.seats[slot(seat)].kind != SeatKind::bot || !journal.keys[slot(seat)])
        return Refusal{"", say::only_secret_takes_back()};
    if (Verdict refused = amid_round(record, seat)) return refused;
    if (Verdict refused = says_too_much(record, seat, kKeptToComeBack)) return refused;
    if (!has_tags(record))
        if (Verdict refused = too_many(record, seat)) return refused;
    change_hands(journal, seat, {SeatKind::person, 0, record.seats[slot(seat)].name}, seat);
    return {};
}

void tell_again(Journal& next, const Record& known) {
    Record& record = next.record;
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const SeatChange* lost = lost_change(known, record, seat);
        const bool is_person = known.seats[i].kind == SeatKind::person && record.seats[i].kind == SeatKind::person;
        const bool can_say = !too_many(record, seat) && !says_too_much(record, seat, kKeptToComeBack);
        if (lost && is_person && lost->before.kind == SeatKind::person && next.keys[i] && can_say)
            change_hands(next, seat, known.seats[i], seat);
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
    Binding& binding = *record.binding;
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        if (record.seats[i].kind != SeatKind::open || other.seats[i].kind == SeatKind::open) continue;
        record.seats[i] = other.seats[i];
        binding.proofs[i] = other.binding->proofs[i];
    }
    if (binding.opener == kSpectator) binding.opener = other.binding->opener;
    for (std::size_t i = 0; i < record.seats.size(); ++i) {  // a seat that sits here keeps what it said itself
        const Seat seat = seat_at(static_cast<int>(i));
        const auto& key = journal.keys[i];
        if (key && fits(mine, seat, *key) && fits(record, seat, *key) && !is_signed(record, seat, *key))
            record.seats[i] = mine.seats[i], binding.proofs[i] = mine.binding->proofs[i];
    }
    settle_keys(journal);
    return journal;
}

void settle_keys(Journal& journal) {
    if (!journal.record.is_bound()) return;
    SeatSet here;
    for (std::size_t i = 0; i < journal.record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        auto& key = journal.keys[i];
        const bool is_ours = key && fits(journal.record, seat, *key);
        if (!is_ours && !in_lobby(journal.record)) key.reset();
        if (is_ours) here.add(seat);
    }
    journal.here = here.bits;
}

std::string change_words(const Record& record, const SeatChange& change) {
    return words_for(change.before, holder_after(record, change), change);
}

std::vector<std::string> hands_news(const Record& known, const Record& next) {
    std::vector<std::string> news;
    SeatSet told;
    const std::span<const SeatChange> before = changes_of(known);
    for (const SeatChange& change : changes_of(next)) {
        const auto is_it = [&](const SeatChange& other) { return is_same_change(other, change); };
        if (std::any_of(before.begin(), before.end(), is_it)) continue;
        news.push_back(change_words(next, change));
        told.add(change.seat);
    }
    for (std::size_t i = 0; i < known.seats.size() && i < next.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool is_back = known.seats[i].kind == SeatKind::bot && next.seats[i].kind == SeatKind::person;
        if (is_back && !told.has(seat)) news.push_back(say::is_back(seat_name(seat)));
    }
    return news;
}

}  // namespace orrery
