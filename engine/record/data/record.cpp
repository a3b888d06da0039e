// Questions to a record, and its JSON. Reading trusts nothing: sizes are limited before parsing, and every member's form
// is checked. replay() checks the moves.
#include "record/data/record.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include <rapidjson/document.h>

#include "core/quoted.h"
#include "generated/record/say.h"
#include "record/data/json_in.h"

namespace orrery {
namespace {

constexpr std::string_view kRecordFormat = "orrery-record/1";
constexpr std::string_view kCharactersFormat = "orrery-record/2";  // a match whose bots have characters
constexpr std::uint64_t kMostDigit = std::uint64_t{1} << 40;       // for a step of a sealed answer
constexpr int kProtocols = 5;

AsText<std::uint64_t> hex(std::uint64_t& number) { return {number, hex16, read_hex16}; }
AsText<ChainValue> hex(ChainValue& value) {
    return {value, [](ChainValue chain) { return hex32(chain); }, read_hex32};
}

// ---- What binds seats to secrets

struct BindingFields {
    Binding& binding;
    std::size_t seats, moves;  // of the record

    template <class Archive>
    void serialize(Archive& archive) {
        if (archive.has("protocol", binding.protocol != Protocol::values))
            archive(nvp("protocol", bounded(binding.protocol, 1, kProtocols)));
        const bool tagged = binding.protocol != Protocol::values, is_signed = binding.protocol >= Protocol::sealed;
        const std::uint8_t most_acts = is_signed ? kMaxActs : kMaxActsBefore;
        if (tagged) archive(newer("bots", bounded(binding.bot_revision, 0, kMaxBotRevision)));
        archive(newer("opener", numbered(binding.opener, 0)));
        archive.list("proofs", binding.proofs, seats, [&](SeatProof& proof) {
            archive(nvp("place", bounded(proof.place, 0, kChainLength - 1)), nvp("value", hex(proof.value)));
            if (tagged)
                archive(nvp("acts", bounded(proof.acts, 0, most_acts)), nvp("back", bounded(proof.back, 0, kMaxBack)));
            if (tagged) archive(nvp("tag", hex(proof.tag)));
            if (is_signed) archive(sparse("vouched", proof.vouched));
        });
        archive.list("sealed", binding.sealed, seats, [&](SealedAnswer& answer) {
            archive(nvp("seat", numbered(answer.seat)));
            if (archive.has("digits", answer.digits.size() != 1)) {
                archive(nvp("digits", at_most(answer.digits, kMostSteps)));
            } else {
                answer.digits.resize(1);
                archive(nvp("digit", answer.digits[0]));
            }
        });
        archive(newer("waiting", binding.waiting));
        const std::size_t most = tagged ? kMaxSeatChanges * kMaxSeats : kMaxChanges;
        archive.list("changes", binding.changes, most, [&](SeatChange& change) {
            const std::size_t last = moves + (tagged ? 1 : 0);
            archive(nvp("moves", bounded(change.moves, 0, static_cast<std::int64_t>(last))));
            archive(nvp("seat", numbered(change.seat)));
            change.before.serialize(archive);
            if (tagged) archive(nvp("by", numbered(change.by)), nvp("amid_wait", change.amid_wait));
            if (is_signed) archive(nvp("beyond", bounded(change.beyond, 0, kMaxBeyond)), nvp("tag", hex(change.tag)));
        });
    }
};

// Does each named seat exist and have its chain, and is each of its answers possible?
bool is_whole(const Binding& binding, std::size_t seats) {
    const auto is_seat = [&](Seat seat) { return index(seat) < static_cast<int>(seats); };
    return binding.proofs.size() == seats && is_seat(binding.opener) &&
           std::all_of(binding.sealed.begin(), binding.sealed.end(),
                       [&](const SealedAnswer& answer) {
                           return is_seat(answer.seat) &&
                                  std::all_of(answer.digits.begin(), answer.digits.end(),
                                              [](std::uint64_t digit) { return digit <= kMostDigit; });
                       }) &&
           std::all_of(binding.changes.begin(), binding.changes.end(),
                       [&](const SeatChange& change) { return is_seat(change.seat) && is_seat(change.by); });
}

}  // namespace

template <class Archive>
void Record::serialize(Archive& archive) {
    archive(CEREAL_NVP(game), newer("revision", bounded(revision, 1, kMostRevisions)), newer("options", options));
    archive(nvp("seats", at_most(seats, kMaxSeats)), nvp("number", hex(number)), nvp("seed", hex(seed)));
    archive(nvp("moves", at_most(moves, kMaxMoves)));
    if (!archive.has("binding", is_bound())) return;
    if constexpr (Archive::is_loading::value) binding.emplace();
    BindingFields fields{*binding, seats.size(), moves.size()};
    archive(nvp("binding", fields));
}

Fault bad_record(const std::string& what) { return {"record/form", say::not_a_record(what)}; }

ChainValue shown_value(const Record& record, Seat seat) {
    const SeatProof& proof = record.binding->proofs[static_cast<std::size_t>(index(seat))];
    return proof.vouched ? value_before(proof.value, chain_id(record, seat), proof.place) : proof.value;
}

std::uint64_t seed_of_number(std::uint64_t number) {
    std::uint64_t state = number ^ 0x6F72726572792D73u;
    return splitmix64(state);
}

std::uint64_t number_of_seed(std::uint64_t seed) {
    std::uint64_t state = seed ^ 0x6F72726572792D6Eu;
    return splitmix64(state);
}

void sort_sealed(Binding& binding) {
    std::sort(binding.sealed.begin(), binding.sealed.end(),
              [](const SealedAnswer& a, const SealedAnswer& b) { return a.seat < b.seat; });
}

bool in_lobby(const Record& record) {
    if (!record.binding) return false;
    const Seat opener = record.binding->opener;
    const auto is_open = [](const SeatHolder& holder) { return holder.kind == SeatKind::open; };
    return opener == kSpectator || record.binding->proofs[static_cast<std::size_t>(index(opener))].place == 0 ||
           std::any_of(record.seats.begin(), record.seats.end(), is_open);
}

namespace {

// Is it true of everybody who holds or held a seat?
template <class IsTrue>
bool all_holders(const Record& record, const IsTrue& is_true) {
    const auto changes = changes_of(record);
    return std::all_of(record.seats.begin(), record.seats.end(), is_true) &&
           std::all_of(changes.begin(), changes.end(),
                       [&](const SeatChange& change) { return is_true(change.before); });
}

}  // namespace

bool has_characters(const Record& record) {
    return !all_holders(record, [](const SeatHolder& holder) { return holder.character == kNoCharacter; });
}

bool characters_hold(const Record& record) {
    const bool is_here = find_game(record.game) != nullptr && game_is_here(record.game);
    const auto most = is_here ? std::ssize(characters(record.game)) : kMostCharacters;
    return all_holders(record, [most](const SeatHolder& holder) { return holder.character <= most; });
}

bool has_chain(const Record& record, std::size_t seat) {
    const auto changes = changes_of(record);
    return record.seats[seat].kind == SeatKind::person ||
           std::any_of(changes.begin(), changes.end(),
                       [seat](const SeatChange& change) { return slot(change.seat) == seat; });
}

void drop_strange_values(Record& record) {
    for (std::size_t i = 0; record.binding && i < record.binding->proofs.size(); ++i)
        if (!has_chain(record, i)) record.binding->proofs[i] = {};
}

std::size_t made_moves(const Record& record) { return record.moves.size() + (has_waiting(record) ? 1 : 0); }

const SeatHolder& holder_at(const Record& record, Seat seat, std::size_t ply) {
    for (const SeatChange& change : changes_of(record))
        if (change.seat == seat && change.moves >= ply) return change.before;
    return record.seats[static_cast<std::size_t>(index(seat))];
}

const SeatHolder& holder_after(const Record& record, const SeatChange& change) {
    const std::span<const SeatChange> changes = changes_of(record);
    const SeatChange* const end = changes.data() + changes.size();
    const SeatChange* const next =
        std::find_if(&change + 1, end, [&](const SeatChange& later) { return later.seat == change.seat; });
    return next == end ? record.seats[static_cast<std::size_t>(index(change.seat))] : next->before;
}

namespace {

bool is_act(const Record& record, const SeatChange& change) {
    const SeatKind after = holder_after(record, change).kind;
    const auto by = static_cast<std::size_t>(index(change.by));
    if (change.before.kind == SeatKind::bot && after != SeatKind::person) return false;
    if (after == SeatKind::person && change.by != change.seat) return false;  // needs the seat's secret
    if (change.amid_wait && (after != SeatKind::bot || change.by == change.seat)) return false;
    const auto& proofs = record.binding->proofs;
    return by < proofs.size() && proofs[by].place >= change_place(change.moves) + change.beyond;
}

}  // namespace

bool changes_hold(const Record& record, std::size_t moves) {
    const auto& changes = record.binding->changes;
    const auto later = [](const SeatChange& a, const SeatChange& b) { return a.moves < b.moves; };
    const auto is_open = [](const SeatChange& change) { return change.before.kind == SeatKind::open; };
    if (!std::is_sorted(changes.begin(), changes.end(), later) ||
        std::any_of(changes.begin(), changes.end(), is_open) || (!changes.empty() && changes.back().moves > moves))
        return false;
    if (!has_tags(record)) return changes.size() <= kMaxChanges;
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        if (static_cast<std::size_t>(std::count_if(changes.begin(), changes.end(), [i](const SeatChange& change) {
                return change.seat == seat_at(static_cast<int>(i));
            })) > kMaxSeatChanges)
            return false;
    return std::all_of(changes.begin(), changes.end(),
                       [&](const SeatChange& change) { return is_act(record, change); }) &&
           (changes.empty() || somebody_stayed(record));
}

bool somebody_stayed(const Record& record) {
    const auto has_person = [&](std::size_t ply) {
        for (std::size_t i = 0; i < record.seats.size(); ++i)
            if (holder_at(record, seat_at(static_cast<int>(i)), ply).kind == SeatKind::person) return true;
        return false;
    };
    const std::span<const SeatChange> changes = changes_of(record);
    return has_person(0) && std::all_of(changes.begin(), changes.end(),
                                        [&](const SeatChange& change) { return has_person(change.moves + 1u); });
}

void write_record(const Record& record, JsonOut& json) {
    json.object().field("format", has_characters(record) ? kCharactersFormat : kRecordFormat).fields(record).end();
}

std::string record_json(const Record& record) {
    JsonOut json;
    write_record(record, json);
    return json.text();
}

Expected<Record> read_record(std::string_view text) {
    rapidjson::Document json;
    if (!parse_json(text, json)) return bad_record(say::no_json_object());
    return read_record(json);
}

Expected<Record> read_record(const rapidjson::Value& json) {
    const std::string_view format = json_text(json, "format");
    const auto* binding = json_member(json, "binding");
    const bool is_known = format == kRecordFormat || format == kCharactersFormat;
    if ((format.starts_with("orrery-record/") && !is_known) ||
        (binding && json_number(*binding, "protocol", 1, 1, 1 << 16) > kProtocols))
        return Fault{"record/format", say::record_newer()};
    if (!is_known) return bad_record(say::format_is_not(kRecordFormat));
    Record record;
    JsonIn in(json);
    record.serialize(in);
    if (!in.refusal().empty()) return bad_record(in.refusal());
    if (record.binding && !is_whole(*record.binding, record.seats.size())) return bad_record(say::lock_not_whole());
    if (!characters_hold(record)) return bad_record(say::no_such_character());
    drop_strange_values(record);
    return record;
}

std::string hex16(std::uint64_t number) {
    constexpr char kDigits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; number >>= 4) text[i] = kDigits[number & 15];
    return text;
}

bool read_hex16(std::string_view text, std::uint64_t& number) {
    if (text.empty() || text.size() > 16 || text.front() == '-') return false;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    return error == std::errc() && end == text.data() + text.size();
}

}  // namespace orrery
