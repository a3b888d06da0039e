// Journals as JSON, summaries, and the comparison of two states of a match.
#include "record/play/journal.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include <rapidjson/document.h>

#include "generated/record/say.h"
#include "record/data/json_in.h"
#include "record/replay/replay.h"
#include "record/replay/secret_round.h"
#include "record/replay/tags.h"

namespace orrery {
namespace {

constexpr std::string_view kJournalFormat = "orrery-journal/1";
constexpr std::int64_t kLatestTime = std::int64_t{1} << 53;  // largest integer that JavaScript counts exactly

Fault bad_journal() { return {"journal/form", say::journal_unreadable()}; }

// Are the plies in order, each once, and among the moves made or possible in the running secret round? Table::open
// drops those that turn out wrong.
bool automatic_holds(const Journal& journal) {
    const std::size_t most = journal.record.moves.size() + journal.record.seats.size();
    std::uint32_t last = 0;
    for (const std::uint32_t ply : journal.automatic)
        if (ply <= std::exchange(last, ply) || ply > most) return false;
    return true;
}

// The text of each seat's key; empty: this device does not have it.
std::vector<std::string> key_texts(const Journal& journal) {
    std::vector<std::string> texts(journal.record.seats.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (journal.keys[i]) texts[i] = hex32(*journal.keys[i]);
    return texts;
}
void take_keys(Journal& journal, const std::vector<std::string>& texts) {
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (ChainValue key{}; read_hex32(texts[i], key)) journal.keys[i] = key;
}

// Is neither a game by link, or are both bound in the same way?
bool bound_alike(const Record& a, const Record& b) {
    if (!a.binding || !b.binding) return a.is_bound() == b.is_bound();
    return a.binding->protocol == b.binding->protocol && a.binding->bot_revision == b.binding->bot_revision;
}

bool same_match(const Record& a, const Record& b) {
    return a.game == b.game && a.revision == b.revision && a.seed == b.seed && a.options == b.options &&
           a.seats.size() == b.seats.size() && bound_alike(a, b);
}

// ---- Games by link

// Do both records show the same chain of a seat? The earlier value must follow from the later.
bool same_chain(const Record& a, const Record& b, std::size_t seat) {
    const SeatProof &one = a.binding->proofs[seat], &other = b.binding->proofs[seat];
    const Record &first = one.place <= other.place ? a : b, &last = one.place <= other.place ? b : a;
    const ChainId id = chain_id(a, seat_at(static_cast<int>(seat)));
    const std::size_t from = std::max(one.place, other.place), to = std::min(one.place, other.place);
    return earlier(shown_value(last, id.seat), id, from, to) == shown_value(first, id.seat);
}

bool same_chains(const Record& a, const Record& b) {
    const std::size_t seats = std::min(a.binding->proofs.size(), b.binding->proofs.size());
    for (std::size_t i = 0; i < seats; ++i)
        if (a.seats[i].kind != SeatKind::open && b.seats[i].kind != SeatKind::open && !same_chain(a, b, i))
            return false;
    return true;
}

// The setup depends on the opener's chain. Nobody may exchange it after others have shown theirs.
bool same_opener(const Record& a, const Record& b) {
    const Seat one = a.binding->opener, other = b.binding->opener;
    if (one == kSpectator || other == kSpectator) return true;
    return one == other && same_chain(a, b, static_cast<std::size_t>(index(one)));
}

// The first of `plies` moves that a person made in one record and a bot in the other, on the same seat; the luck
// differs from there. 0: none.
std::size_t other_hands(const Record& a, const Record& b, std::size_t plies) {
    if (!a.is_bound()) return 0;
    for (const auto& [one, other] : {std::pair(&a, &b), std::pair(&b, &a)})
        for (const SeatChange& change : one->binding->changes) {
            const auto is_it = [&](const SeatChange& same) {
                return same.amid_wait && same.moves == change.moves && same.seat == change.seat;
            };
            if (change.amid_wait && change.moves <= plies &&
                std::none_of(other->binding->changes.begin(), other->binding->changes.end(), is_it))
                return change.moves;
        }
    for (std::size_t ply = 1; ply <= plies; ++ply)
        for (std::size_t i = 0; i < a.seats.size(); ++i) {
            const Seat seat = seat_at(static_cast<int>(i));
            if (holder_at(a, seat, ply).kind != holder_at(b, seat, ply).kind) return ply;
        }
    return 0;
}

bool has_sealed(const Binding& binding, const SealedAnswer& answer) {
    return std::find(binding.sealed.begin(), binding.sealed.end(), answer) != binding.sealed.end();
}

// A seat's changes of hands in `record`, in order.
std::vector<SeatChange> hands_of(const Record& record, Seat seat) {
    const auto& all = record.binding->changes;
    std::vector<SeatChange> changes;
    std::copy_if(all.begin(), all.end(), std::back_inserter(changes),
                 [seat](const SeatChange& change) { return change.seat == seat; });
    return changes;
}

// With tags, the newest act of the seat itself counts first, because the seat knew what it acted upon. Then the record
// with more changes counts.
int own_acts_first(const Record& a, const Record& b, std::size_t seat) {
    if (!has_tags(a)) return 0;
    const SeatProof &one = a.binding->proofs[seat], &other = b.binding->proofs[seat];
    if (one.place != other.place) return one.place < other.place ? -1 : 1;
    if (one.acts != other.acts) return int{one.acts} - int{other.acts};
    return int{one.vouched} - int{other.vouched};
}

bool is_same_act(const SeatProof& one, const SeatProof& other) {
    return one.place == other.place && one.acts == other.acts;
}

bool tells_more(const Record& more, const Record& less, Seat seat) {
    if (const int order = own_acts_first(more, less, static_cast<std::size_t>(index(seat)))) return order > 0;
    return hands_of(more, seat).size() > hands_of(less, seat).size();
}

// For every seat, takes the changes of the record that has more of them. Changes of different seats do not depend on
// each other, so they have one common order.
void merge_hands(Record& record, const Record& other) {
    auto& changes = record.binding->changes;
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        if (!tells_more(other, record, seat)) continue;
        record.seats[i] = other.seats[i];
        if (has_tags(record)) record.binding->proofs[i] = other.binding->proofs[i];
        std::erase_if(changes, [seat](const SeatChange& change) { return change.seat == seat; });
        const auto theirs = hands_of(other, seat);
        changes.insert(changes.end(), theirs.begin(), theirs.end());
        std::stable_sort(changes.begin(), changes.end(), [](const SeatChange& a, const SeatChange& b) {
            return a.moves != b.moves ? a.moves < b.moves : a.seat < b.seat;
        });
    }
}

// For records with the same moves: do they tell different changes for a seat? Or would both together have too many
// changes, or leave nobody who stays?
bool hands_part(const Record& a, const Record& b) {
    bool a_adds = false, b_adds = false;
    for (std::size_t i = 0; i < a.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        a_adds |= tells_more(a, b, seat), b_adds |= tells_more(b, a, seat);
        if (own_acts_first(a, b, i) != 0) continue;
        const auto ours = hands_of(a, seat), theirs = hands_of(b, seat);
        const std::size_t both = std::min(ours.size(), theirs.size());
        if (!std::equal(ours.begin(), ours.begin() + static_cast<std::ptrdiff_t>(both), theirs.begin(), is_same_change))
            return true;
        const SeatKind one = ours.size() > both ? ours[both].before.kind : a.seats[i].kind;
        const SeatKind other = theirs.size() > both ? theirs[both].before.kind : b.seats[i].kind;
        if (one != other) return true;
    }
    if (!a_adds || !b_adds) return false;
    Record together = a;
    merge_hands(together, b);
    return (!has_tags(a) && together.binding->changes.size() > kMaxChanges) ||
           std::none_of(together.seats.begin(), together.seats.end(),
                        [](const SeatHolder& holder) { return holder.kind == SeatKind::person; });
}

// For records with the same moves: does `more` tell anything that `less` does not?
bool adds(const Record& less, const Record& more) {
    const Binding &told = *less.binding, &tells = *more.binding;
    for (std::size_t i = 0; i < tells.proofs.size(); ++i) {
        if (tells.proofs[i].place > told.proofs[i].place) return true;
        if (less.seats[i].kind == SeatKind::open && more.seats[i].kind != SeatKind::open) return true;
        if (tells_more(more, less, seat_at(static_cast<int>(i)))) return true;
    }
    for (const SealedAnswer& answer : tells.sealed)
        if (!has_sealed(told, answer)) return true;
    return told.waiting.empty() && !tells.waiting.empty();
}

// For records with the same moves: do they tell different answers, or different changes of hands for a seat?
bool disagree(const Record& a, const Record& b) {
    const Binding &ours = *a.binding, &theirs = *b.binding;
    for (const SealedAnswer& one : ours.sealed)
        for (const SealedAnswer& other : theirs.sealed)
            if (one.seat == other.seat && one.digits != other.digits) return true;
    if (!ours.waiting.empty() && !theirs.waiting.empty() && ours.waiting != theirs.waiting) return true;
    for (std::size_t i = 0; i < ours.proofs.size(); ++i)
        if (is_same_act(ours.proofs[i], theirs.proofs[i]) && ours.proofs[i].tag != theirs.proofs[i].tag) return true;
    return hands_part(a, b);
}

// ---- Answers given after others were open

// Can the seat's holder be of this kind when it answers a round that begins after `moves` moves or later?
bool may_answer(const Record& record, Seat seat, std::size_t moves, SeatKind kind) {
    for (std::size_t ply = moves + 1; ply <= moves + record.seats.size(); ++ply)
        if (holder_at(record, seat, ply).kind == kind) return true;
    return false;
}

// Can any answer of the round be read?
bool is_open(const Record& record, const std::vector<RoundMember>& round) {
    bool any_chooses = false;
    for (const RoundMember& member : round) {
        if (!member.chooses) continue;
        any_chooses = true;
        if (record.binding->proofs[static_cast<std::size_t>(index(member.seat))].place >= open_place(member.ply))
            return true;
    }
    return !any_chooses;
}

bool left_by_itself(const Record& record, const RoundMember& member) {
    const auto hands = hands_of(record, member.seat);
    return member.left && hands.back().by == member.seat;
}

// `record` is in a secret round, and `longer` continues it. Adds the seats for which a bot answers that round in `record`
// and a person in `longer`. Also adds seats where it is the other way round, if the person answered without knowing
// `longer`.
void add_late(SeatSet& late, const Record& record, const Record& longer) {
    const std::size_t moves = record.moves.size();
    SeatSet back, gone;
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        const bool counts = longer.moves.size() > moves || tells_more(longer, record, seat);
        if (holder_at(record, seat, moves + 1).kind == SeatKind::bot)
            counts&& may_answer(longer, seat, moves, SeatKind::person) ? back.add(seat) : void();
        else if (longer.moves.size() > moves && acts_more(record, longer, seat) &&
                 may_answer(longer, seat, moves, SeatKind::bot))
            gone.add(seat);
    }
    if (back.empty() && gone.empty()) return;
    const auto now = replay(record);
    if (!now) return;
    const std::vector<RoundMember> round = round_of(record, **now);
    for (const RoundMember& member : round) {
        const SeatKind holder = holder_at(longer, member.seat, member.ply).kind;
        const bool is_late = !member.left || left_by_itself(record, member) || is_open(record, round);
        if (back.has(member.seat) && member.asked->has_choice() && holder == SeatKind::person && is_late)
            late.add(member.seat);
        if (gone.has(member.seat) && member.chooses && member.sealed && holder == SeatKind::bot) late.add(member.seat);
    }
}

Standing standing_of_bound(const Record& known, const Record& incoming) {
    if (disagree(known, incoming)) return Standing::fork;
    if (adds(known, incoming)) return Standing::newer;
    return adds(incoming, known) ? Standing::older : Standing::same;
}

}  // namespace

Summary summarize(const Record& record, const Match& match) {
    Summary summary;
    const Decision decision = match.decision();
    summary.title = match.info().title;
    summary.ply = static_cast<std::uint32_t>(record.moves.size());
    summary.over = decision.over;
    const Result result = match.result();
    for (int k = 0; k < match.seats(); ++k) {
        const Seat seat = seat_at(k);
        if (!decision.over && decision.owing.has(seat)) summary.owing.push_back(seat_token(seat));
        if (decision.over && result.rank[static_cast<std::size_t>(k)] == 1) summary.winners.push_back(seat_token(seat));
    }
    if (!decision.over) summary.asked = decision.node;
    return summary;
}

Summary summarize_lobby(const Record& record) {
    Summary summary;
    const GameInfo* info = find_game(record.game);
    summary.title = info ? info->title : record.game;
    summary.asked = "gathering";
    return summary;
}

template <class Archive>
void Journal::serialize(Archive& archive) {
    const auto moves = static_cast<std::int64_t>(record.moves.size());
    archive(newer("committed", bounded(committed, 0, moves)), newer("here", here));
    archive(newer("time", bounded(time_ms, 0, kLatestTime)), newer("seen", bounded(seen, 0, moves)));
    archive(newer("archived", archived), newer("sent", bounded(sent, 0, static_cast<int>(Sent::posted))));
    if (record.is_bound()) {
        std::vector<std::string> texts = key_texts(*this);
        archive(newer("keys", at_most(texts, texts.size())));
        if constexpr (Archive::is_loading::value) take_keys(*this, texts);
    }
    archive(sparse("standing", automatic), newer("summary", summary));
}

std::string journal_json(const Journal& journal) {
    JsonOut json;
    json.object().field("format", kJournalFormat).key("record");
    write_record(journal.record, json);
    return json.fields(journal).end().text();
}

Expected<Journal> read_journal(std::string_view text) {
    rapidjson::Document json;
    if (!parse_json(text, json)) return bad_journal();
    return read_journal(json);
}

Expected<Journal> read_journal(const rapidjson::Value& json) {
    if (json_text(json, "format") != kJournalFormat) return bad_journal();
    const auto* record = json_member(json, "record");
    if (!record) return bad_journal();
    Expected<Record> read = read_record(*record);
    if (!read) return read.fault();
    Journal journal;
    journal.record = std::move(*read);
    journal.committed = journal.seen = static_cast<std::uint32_t>(journal.record.moves.size());
    JsonIn in(json);
    journal.serialize(in);
    if (!in.refusal().empty() || !automatic_holds(journal) || journal.summary.ply > journal.record.moves.size())
        return bad_journal();
    return journal;
}

Comparison compare(const Record& known, const Record& incoming) {
    if (known.number != incoming.number) return {Standing::unrelated, 0};
    if (!same_match(known, incoming)) return {Standing::foreign, 0};
    const bool is_lobby = in_lobby(known) || in_lobby(incoming);
    if (is_lobby && !same_opener(known, incoming)) return {Standing::forged, 0};
    if (in_lobby(known) && in_lobby(incoming)) {
        const bool differ = !same_chains(known, incoming);
        return {differ || adds(known, incoming) ? Standing::newer
                : adds(incoming, known)         ? Standing::older
                                                : Standing::same,
                0};
    }
    if (is_lobby) return {in_lobby(known) ? Standing::newer : Standing::older, 0};
    const auto [k, i] =
        std::mismatch(known.moves.begin(), known.moves.end(), incoming.moves.begin(), incoming.moves.end());
    const auto ply = static_cast<std::size_t>(k - known.moves.begin());
    if (known.is_bound() && !same_chains(known, incoming)) return {Standing::forged, ply};
    if (const std::size_t parted = other_hands(known, incoming, ply)) return {Standing::fork, parted - 1};
    if (known.is_bound() && (change_without_act(known, incoming) || change_without_act(incoming, known)))
        return {Standing::fork, ply};
    const bool known_ends = k == known.moves.end();
    const bool incoming_ends = i == incoming.moves.end();
    if ((known_ends || incoming_ends) && !late_answers(known, incoming).empty()) return {Standing::fork, ply};
    if (known_ends && incoming_ends)
        return {known.is_bound() ? standing_of_bound(known, incoming) : Standing::same, ply};
    if (known_ends) return {changed_answer(known, incoming) == kSpectator ? Standing::newer : Standing::fork, ply};
    if (!incoming_ends) return {Standing::fork, ply};
    return {changed_answer(incoming, known) == kSpectator ? Standing::older : Standing::fork, ply};
}

bool acts_more(const Record& record, const Record& other, Seat seat) {
    const auto i = static_cast<std::size_t>(index(seat));
    const SeatProof &one = record.binding->proofs[i], &two = other.binding->proofs[i];
    return one.place > two.place || (one.place == two.place && one.acts > two.acts);
}

const SeatChange* change_without_act(const Record& record, const Record& other) {
    if (!has_tags(record) || !has_tags(other)) return nullptr;
    const auto changes = changes_of(record), others = changes_of(other);
    const auto proof = [](const Record& of, Seat seat) {
        return of.binding->proofs[static_cast<std::size_t>(index(seat))];
    };
    for (const SeatChange& change : changes) {
        if (change.by == kSpectator) continue;  // from a match without tags: nobody claims it
        const auto is_it = [&](const SeatChange& one) { return is_same_change(one, change); };
        if (change.moves <= made_moves(other) && is_same_act(proof(record, change.by), proof(other, change.by)) &&
            !acts_more(other, record, change.seat) && std::none_of(others.begin(), others.end(), is_it))
            return &change;
    }
    return nullptr;
}

SeatSet late_answers(const Record& known, const Record& incoming) {
    SeatSet late;
    if (!seals(known) || !seals(incoming)) return late;
    if (known.moves.size() <= incoming.moves.size()) add_late(late, known, incoming);
    if (incoming.moves.size() <= known.moves.size()) add_late(late, incoming, known);
    return late;
}

Record merged(const Record& known, const Record& incoming) {
    const std::size_t theirs = incoming.moves.size(), ours = known.moves.size();
    const bool goes_on = theirs >= ours;
    Record record = goes_on ? incoming : known;
    const Record& other = goes_on ? known : incoming;
    for (std::size_t k = 0; k < record.seats.size() && k < other.seats.size(); ++k)
        if (record.seats[k].kind == SeatKind::open) record.seats[k] = other.seats[k];
    if (!record.binding) return record;
    Binding& binding = *record.binding;
    const Binding& more = *other.binding;
    if (!has_tags(record))
        for (std::size_t k = 0; k < binding.proofs.size() && k < more.proofs.size(); ++k)
            if (more.proofs[k].place > binding.proofs[k].place) binding.proofs[k] = more.proofs[k];
    if (theirs != ours) return record;
    merge_hands(record, other);
    for (const SealedAnswer& answer : more.sealed)
        if (!has_sealed(binding, answer)) binding.sealed.push_back(answer);
    if (!has_tags(record))
        std::erase_if(binding.sealed, [&record](const SealedAnswer& answer) {
            return record.seats[static_cast<std::size_t>(index(answer.seat))].kind != SeatKind::person;
        });
    sort_sealed(binding);
    if (binding.waiting.empty()) binding.waiting = more.waiting;
    return record;
}

}  // namespace orrery
