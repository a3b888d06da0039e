#include "record/invariants.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "record/link/link.h"
#include "record/play/invitation.h"
#include "record/play/table.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"
#include "record/replay/secret_round.h"
#include "record/replay/tags.h"

namespace orrery::post {
namespace {

std::string where(const Seat seat, std::string_view what, std::size_t ply = 0) {
    return seat_token(seat) + " " + std::string(what) + (ply == 0 ? "" : ", move " + std::to_string(ply));
}

// Reading gives keys without their chains, which cost more to compute than all else here.
Journal warmed(Journal journal, const SeatKeys& keys) {
    if (journal.keys == keys) journal.keys = keys;
    return journal;
}

std::optional<std::vector<std::uint64_t>> digits_of(const Record& record, Seat seat) {
    for (const SealedAnswer& answer : record.binding->sealed)
        if (answer.seat == seat) return answer.digits;
    return {};
}

bool acted_since(const Record& before, const Record& now, std::size_t seat) {
    const SeatProof &was = before.binding->proofs[seat], &is = now.binding->proofs[seat];
    return is.place > was.place || (is.place == was.place && is.acts > was.acts);
}

// Does the seat's tag hold for `incoming`, which may give the seat another name?
bool has_word(const Record& incoming, const Record& named, Seat seat, const SeatKey& key) {
    if (is_signed(incoming, seat, key)) return true;
    Record record = incoming;
    const auto at = static_cast<std::size_t>(index(seat));
    record.seats[at].name = named.seats[at].name;
    return is_signed(record, seat, key);
}

std::string breaks_link(const Journal& journal) {
    const Record record = sent(journal);
    const auto code = encode_link(record);
    if (!code) return code.fault().code == "link/too-long" ? "" : "its link cannot be made: " + code.fault().message;
    const auto opened = open_link(*code);
    if (!opened) return "its link does not open: " + opened.fault().message;
    const Record& back = opened->record;
    if (back.moves != record.moves || back.is_bound() != record.is_bound()) return "its link tells other moves";
    if (!record.binding) return "";
    const Binding &binding = *record.binding, &told = *back.binding;
    if (told.waiting != binding.waiting || told.changes.size() != binding.changes.size())
        return "its link tells other moves";
    return told.sealed == binding.sealed ? "" : "its link tells other sealed answers";
}

}  // namespace

Record sent(const Journal& journal) {
    Record record = journal.record;
    record.moves.resize(std::min<std::size_t>(journal.committed, record.moves.size()));
    return record;
}

Journal came(const Record& record) {
    Journal journal;
    journal.record = record;
    journal.committed = static_cast<std::uint32_t>(record.moves.size());
    return journal;
}

std::string breaks_store(const Journal& journal) {
    const auto from_json = read_journal(journal_json(journal));
    if (!from_json) return "its JSON does not read: " + from_json.fault().message;
    if (*from_json != journal) return "its JSON is another game";
    const Record& record = journal.record;
    if (in_lobby(record)) {
        const auto seats = static_cast<int>(record.seats.size());
        const auto possible = new_record(record.game, seats, record.options, record.number, 0);
        return possible ? breaks_link(journal) : "it is no game: " + possible.fault().message;
    }
    const auto table = Table::open(warmed(*from_json, journal.keys));
    if (!table) return "it does not open: " + table.fault().message;
    std::size_t fitting = 0;
    for (const RoundMember& member : round_of(record, *table->at(table->ply())))
        fitting += member.sealed && member.may_seal() && is_answer_to(*member.sealed, *member.asked) ? 1 : 0;
    if (record.binding && fitting != record.binding->sealed.size()) return "an answer is sealed to nothing";
    return breaks_link(journal);
}

std::string breaks_words(const Journal& journal) {
    const Record& record = journal.record;
    for (std::size_t i = 0; record.binding && i < record.binding->proofs.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (journal.keys[i] && fits(record, seat, *journal.keys[i]) && !is_signed(record, seat, *journal.keys[i]))
            return where(seat, "has a tag that does not hold");
    }
    return {};
}

namespace {

std::string answers_late(const Journal& before, const Journal& after) {
    const Record &was = before.record, &is = after.record;
    if (in_lobby(was) || !seals(was)) return {};
    const auto table = Table::open(before);
    if (!table) return {};
    const std::vector<RoundMember> round = round_of(was, *table->at(table->ply()));
    const bool is_open = std::any_of(round.begin(), round.end(), [&](const RoundMember& member) {
        const auto i = static_cast<std::size_t>(index(member.seat));
        return member.chooses && before.keys[i] && was.binding->proofs[i].place >= open_place(member.ply);
    });
    if (!is_open) return {};
    for (const RoundMember& member : round) {
        if (member.chooses || !member.asked->has_choice()) continue;
        if (holder_at(is, member.seat, member.ply).kind == SeatKind::person)
            return where(member.seat, "answers when an answer was open", member.ply);
    }
    return {};
}

}  // namespace

std::string breaks_arrival(const Journal& before, const Record& incoming, const Journal& after) {
    const Record &was = before.record, &is = after.record;
    if (!was.is_bound() || !is.is_bound()) return {};
    static const Binding none;
    const Binding& told = incoming.binding ? *incoming.binding : none;
    if (is.number != was.number || is.game != was.game) return "another game has taken its place";
    if (!in_lobby(was) && in_lobby(is)) return "it has not begun any more";
    if (is.moves.size() < was.moves.size() || !std::equal(was.moves.begin(), was.moves.end(), is.moves.begin()))
        return "moves are lost";
    for (std::size_t i = 0; i < was.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (!before.keys[i] || in_lobby(was)) continue;
        if (!after.keys[i]) return where(seat, "has lost its key");
        const bool is_asked = has_tags(was) && i < told.proofs.size() && acted_since(was, incoming, i) &&
                              has_word(incoming, is, seat, *before.keys[i]);
        if (was.seats[i].kind == SeatKind::person && is.seats[i].kind != SeatKind::person && !is_asked)
            return where(seat, "is in other hands");
        if (const auto digits = digits_of(was, seat);
            digits && is.moves.size() == was.moves.size() && digits_of(is, seat) != digits && !is_asked)
            return where(seat, "has another sealed answer");
        if (is_signed(was, seat, *before.keys[i]) && !is_signed(is, seat, *before.keys[i]))
            return where(seat, "is made to break its tag");
    }
    if (const std::string late = answers_late(before, after); !late.empty()) return late;
    if (is.moves.size() == was.moves.size()) return {};
    const auto table = Table::open(after);
    if (!table) return "it does not open: " + table.fault().message;
    std::vector<SealedAnswer> sealed = was.binding->sealed;  // not open yet
    for (std::size_t ply = was.moves.size() + 1; ply <= is.moves.size(); ++ply) {
        const auto match = table->at(ply - 1);
        const Seat seat = match->decision().seat;
        const auto i = static_cast<std::size_t>(index(seat));
        const std::string& move = is.moves[ply - 1];
        const bool is_here = before.keys[i] && after.keys[i];
        if (!is_here || holder_at(is, seat, ply).kind != SeatKind::person || !match->has_choice()) continue;
        if (ply == was.moves.size() + 1 && move == was.binding->waiting) continue;
        const std::size_t place = open_place(ply);
        const ChainId id = chain_id(is, seat);
        const SeatKey& key = *before.keys[i];
        const auto seals = [&](const SealedAnswer& answer) {
            return open_answer(answer.digits, *match, key.chain(id)[place], id, place) == *match->move_path(move);
        };
        const auto is_its = [seat](const SealedAnswer& answer) { return answer.seat == seat; };
        if (const auto own = std::find_if(sealed.begin(), sealed.end(), is_its); own != sealed.end()) {
            if (!seals(*own)) return where(seat, "answers otherwise than it had sealed", ply);
            sealed.erase(own);
            continue;
        }
        const bool has_come_sealed = incoming.moves.size() < ply && match->decision().secret &&
                                     std::any_of(told.sealed.begin(), told.sealed.end(),
                                                 [&](const auto& one) { return is_its(one) && seals(one); });
        if (has_come_sealed && has_word(incoming, is, seat, key)) continue;
        // In a match bound by values, a device restored from an older copy can only tell that its seat has moved.
        const std::uint32_t shown = i < told.proofs.size() ? told.proofs[i].place : 0;
        if (std::max(shown, has_tags(is) ? 0 : was.binding->proofs[i].place) < place ||
            !has_word(incoming, is, seat, key))
            return where(seat, "never made that", ply);
    }
    return {};
}

TakenIn take_in(Journal& here, const Journal& incoming) {
    TakenIn taken;
    const bool is_new = here.record.game.empty();
    auto arrival = arrive(is_new ? nullptr : &here, nullptr, incoming);
    if (!arrival) {
        taken.fault = arrival.fault().code;
        if (taken.fault.empty() || arrival.fault().message.empty()) taken.broken = "a fault without words";
        return taken;
    }
    taken.standing = arrival->standing;
    if (arrival->line) {
        taken.line = std::move(*arrival->line);
        taken.broken = breaks_store(taken.line);
        if (!taken.broken.empty()) taken.broken = "another line: " + taken.broken;
    }
    if (!arrival->game || !taken.broken.empty()) return taken;
    const Journal before = std::exchange(here, std::move(*arrival->game));
    begin(here);
    if (!in_lobby(here.record)) {
        auto table = Table::open(here);
        if (table && table->settle()) here = table->journal(here.time_ms);
    }
    taken.broken = breaks_store(here);
    if (taken.broken.empty() && !is_new) taken.broken = breaks_arrival(before, incoming.record, here);
    return taken;
}

}  // namespace orrery::post
