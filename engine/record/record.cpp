// Making, replaying and exporting records. Reading trusts nothing: sizes are limited before parsing, the form is checked
// member by member, and moves are left to replay().
#include "record/record.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include <rapidjson/document.h>

#include "core/quoted.h"
#include "record/json_in.h"
#include "record/luck.h"

namespace orrery {
namespace {

constexpr std::string_view kRecordFormat = "orrery-record/1";
constexpr std::int64_t kMostDigit = std::int64_t{1} << 40;  // of a step of a sealed answer
constexpr std::string_view kKinds[] = {"open", "person", "bot"};

// ---- Reading JSON

Fault bad_record(const std::string& what) {
    return {"record/form", "This is not a record of Orrery: " + what + ". Nothing has changed."};
}

void write_seat(const SeatHolder& holder, JsonOut& json) {
    json.field("kind", kKinds[static_cast<std::size_t>(holder.kind)]);
    if (holder.kind == SeatKind::bot) json.field("level", kBotLevels[holder.level]);
    if (!holder.name.empty()) json.field("name", holder.name);
}

Expected<SeatHolder> read_seat(const rapidjson::Value& json) {
    SeatHolder holder;
    const std::string_view kind = json_text(json, "kind");
    const auto* found = std::find(std::begin(kKinds), std::end(kKinds), kind);
    if (found == std::end(kKinds)) return bad_record("a seat is open, person or bot, not " + in_quotes(kind));
    holder.kind = static_cast<SeatKind>(found - std::begin(kKinds));
    holder.name = clean_name(json_text(json, "name"));
    if (holder.kind != SeatKind::bot) return holder;
    const std::string_view level = json_text(json, "level");
    const auto* known = std::find(std::begin(kBotLevels), std::end(kBotLevels), level);
    if (known == std::end(kBotLevels)) return bad_record("there is no bot level " + in_quotes(level));
    holder.level = static_cast<std::uint8_t>(known - std::begin(kBotLevels));
    return holder;
}

// ---- What binds seats to secrets

void write_binding(const Record& record, JsonOut& json) {
    const bool tagged = record.protocol == Protocol::tags;
    json.key("binding").object();
    if (tagged) json.field("protocol", 2).field("bots", static_cast<unsigned>(record.bot_revision));
    json.field("opener", index(record.opener) + 1).key("proofs").array();
    for (const SeatProof& proof : record.proofs) {
        json.object().field("place", proof.place).field("value", hex32(proof.value));
        if (tagged)
            json.field("acts", static_cast<unsigned>(proof.acts)).field("back", static_cast<unsigned>(proof.back));
        if (tagged) json.field("tag", hex16(proof.tag));
        json.end();
    }
    json.end().key("sealed").array();
    for (const SealedAnswer& answer : record.sealed) {
        json.object().field("seat", index(answer.seat) + 1);
        answer.digits.size() == 1 ? json.field("digit", answer.digits[0]) : json.values("digits", answer.digits);
        json.end();
    }
    json.end().field("waiting", record.waiting).key("changes").array();
    for (const SeatChange& change : record.changes) {
        json.object().field("moves", change.moves).field("seat", index(change.seat) + 1);
        write_seat(change.before, json);
        if (tagged) json.field("by", index(change.by) + 1).field("amid_wait", change.amid_wait);
        json.end();
    }
    json.end().end();
}

// The lists of a binding are as short as what they are about.
const rapidjson::Value* short_list(const rapidjson::Value& json, const char* name, std::size_t most) {
    const auto* list = json_member(json, name);
    return list && list->IsArray() && list->Size() <= most ? list : nullptr;
}

Expected<bool> read_binding(const rapidjson::Value& json, Record& record) {
    const auto seats = static_cast<std::int64_t>(record.seats.size());
    const auto moves = static_cast<std::int64_t>(record.moves.size());
    const auto seat_in = [&](const rapidjson::Value& one, const char* name = "seat") {
        return seat_at(static_cast<int>(json_number(one, name, 1, 1, seats)) - 1);
    };
    record.is_bound = true;
    const std::int64_t protocol = json_number(json, "protocol", 1, 1, 1 << 16);
    if (protocol > 2)
        return Fault{"record/format",
                     "This game by link was made by a newer version of Orrery. Reload the page to get that version; "
                     "nothing has changed."};
    const bool tagged = protocol == 2;
    record.protocol = tagged ? Protocol::tags : Protocol::values;
    record.bot_revision = static_cast<std::uint8_t>(tagged ? json_number(json, "bots", 0, 0, kMaxBotRevision) : 0);
    record.opener = seat_at(static_cast<int>(json_number(json, "opener", 0, 0, seats)) - 1);
    record.waiting = json_text(json, "waiting");
    const auto* proofs = short_list(json, "proofs", record.seats.size());
    const auto* sealed = short_list(json, "sealed", record.seats.size());
    const auto* changes = short_list(json, "changes", tagged ? kMaxSeatChanges * kMaxSeats : kMaxChanges);
    if (!proofs || proofs->Size() != record.seats.size() || !sealed || !changes)
        return bad_record("what binds its seats is not whole");
    for (const auto& one : proofs->GetArray()) {
        SeatProof proof;
        proof.place = static_cast<std::uint32_t>(json_number(one, "place", 0, 0, kChainLength - 1));
        if (!read_hex32(json_text(one, "value"), proof.value)) return bad_record("a seat's value cannot be read");
        proof.acts = static_cast<std::uint8_t>(tagged ? json_number(one, "acts", 0, 0, kMaxActs) : 0);
        proof.back = static_cast<std::uint8_t>(tagged ? json_number(one, "back", 0, 0, kMaxBack) : 0);
        if (tagged && !read_hex16(json_text(one, "tag"), proof.tag)) return bad_record("a seat's tag cannot be read");
        record.proofs.push_back(proof);
    }
    for (const auto& one : sealed->GetArray()) {
        SealedAnswer answer{seat_in(one), {}};
        const auto* digits = json_member(one, "digits");
        if (!digits) answer.digits = {static_cast<std::uint64_t>(json_number(one, "digit", 0, 0, kMostDigit))};
        if (digits && (!digits->IsArray() || digits->Size() > kMostSteps))
            return bad_record("a sealed answer is too long");
        for (rapidjson::SizeType i = 0; digits && i < digits->Size(); ++i) {
            const auto& digit = (*digits)[i];
            if (!digit.IsUint64() || digit.GetUint64() > kMostDigit)
                return bad_record("a sealed answer cannot be read");
            answer.digits.push_back(digit.GetUint64());
        }
        record.sealed.push_back(std::move(answer));
    }
    for (const auto& one : changes->GetArray()) {
        const Expected<SeatHolder> before = read_seat(one);
        if (!before) return before.fault();
        const auto after = static_cast<std::uint32_t>(json_number(one, "moves", 0, 0, moves + (tagged ? 1 : 0)));
        SeatChange change{after, seat_in(one), *before};
        if (tagged) change.by = seat_in(one, "by"), change.amid_wait = json_truth(one, "amid_wait");
        record.changes.push_back(std::move(change));
    }
    return true;
}

}  // namespace

std::uint64_t seed_of_number(std::uint64_t number) {
    std::uint64_t state = number ^ 0x6F72726572792D73u;
    return splitmix64(state);
}

std::uint64_t number_of_seed(std::uint64_t seed) {
    std::uint64_t state = seed ^ 0x6F72726572792D6Eu;
    return splitmix64(state);
}

Expected<Record> new_record(std::string_view game, int seats, const std::vector<OptionText>& options,
                            std::uint64_t number, std::uint64_t seed) {
    const GameInfo* info = find_game(game);
    Record record;
    record.game = game, record.revision = info ? info->revision : 1, record.options = options;
    record.number = number, record.seed = seed;
    const auto match = start_match(game, seats, record.revision, options, Luck(record).setup());
    if (!match) return match.fault();
    record.options = without_idle(game, seats, (*match)->options());
    record.seats.resize(static_cast<std::size_t>(seats));
    return record;
}

Expected<bool> can_start(const Record& record) {
    if (record.seats.size() > kMaxSeats) return bad_record("it has more than " + std::to_string(kMaxSeats) + " seats");
    if (in_lobby(record)) return Fault{"record/gathering", "This game has not begun: seats are still being taken."};
    return true;
}

Expected<std::unique_ptr<Match>> start_of(const Record& record, const Luck& luck) {
    return start_match(record.game, static_cast<int>(record.seats.size()), record.revision, record.options,
                       luck.setup());
}

Expected<std::unique_ptr<Match>> start_of(const Record& record) {
    if (const auto can = can_start(record); !can) return can.fault();
    return start_of(record, Luck(record));
}

Expected<std::unique_ptr<Match>> replay(const Record& record, std::size_t plies, const EachPly& each) {
    if (record.moves.size() > kMaxMoves) return bad_record("it has more than " + std::to_string(kMaxMoves) + " moves");
    if (const auto can = can_start(record); !can) return can.fault();
    Luck luck(record);
    auto match = start_of(record, luck);
    if (!match) return match.fault();
    const std::size_t last = std::min(plies, record.moves.size());
    for (std::size_t ply = 1; ply <= last; ++ply) {
        const Expected<Path> path = (*match)->move_path(record.moves[ply - 1]);
        if (!path) return impossible_move(ply, record.moves[ply - 1], path.fault());
        if (each) each(**match, *path);
        if (const Seat missing = luck.play(*match, *path).waits_for; missing != kSpectator)
            return unproven(record, missing, ply);
    }
    return match;
}

void sort_sealed(Record& record) {
    std::sort(record.sealed.begin(), record.sealed.end(),
              [](const SealedAnswer& a, const SealedAnswer& b) { return a.seat < b.seat; });
}

Fault impossible_move(std::size_t ply, std::string_view move, const Fault& why) {
    return {"record/move", "Move " + std::to_string(ply) + ", " + in_quotes(move) + ", is not possible there: " +
                               why.message + " The " + std::to_string(ply - 1) + " moves before it hold."};
}

Fault unproven(const Record& record, Seat seat, std::size_t ply) {
    const std::string& name = record.seats[static_cast<std::size_t>(index(seat))].name;
    return {"record/proof", "Move " + std::to_string(ply) + " needs the secret of " +
                                (name.empty() ? "seat " + std::to_string(index(seat) + 1) : name) +
                                ", and it is not there: that device did not make the move."};
}

bool in_lobby(const Record& record) {
    if (!record.is_bound) return false;
    const auto is_open = [](const SeatHolder& holder) { return holder.kind == SeatKind::open; };
    return record.opener == kSpectator || record.proofs[static_cast<std::size_t>(index(record.opener))].place == 0 ||
           std::any_of(record.seats.begin(), record.seats.end(), is_open);
}

const SeatHolder& holder_at(const Record& record, Seat seat, std::size_t ply) {
    for (const SeatChange& change : record.changes)
        if (change.seat == seat && change.moves >= ply) return change.before;
    return record.seats[static_cast<std::size_t>(index(seat))];
}

const SeatHolder& holder_after(const Record& record, const SeatChange& change) {
    const SeatChange* const end = record.changes.data() + record.changes.size();
    const SeatChange* const next =
        std::find_if(&change + 1, end, [&](const SeatChange& later) { return later.seat == change.seat; });
    return next == end ? record.seats[static_cast<std::size_t>(index(change.seat))] : next->before;
}

namespace {

bool is_act(const Record& record, const SeatChange& change) {
    const SeatKind after = holder_after(record, change).kind;
    const auto by = static_cast<std::size_t>(index(change.by));
    if (change.before.kind == SeatKind::bot && after != SeatKind::person) return false;
    if (after == SeatKind::person && change.by != change.seat) return false;  // only who has its secret sits down
    if (change.amid_wait && (after != SeatKind::bot || change.by == change.seat)) return false;
    return by < record.proofs.size() && record.proofs[by].place >= change_place(change.moves);
}

}  // namespace

bool changes_hold(const Record& record, std::size_t moves) {
    const auto& changes = record.changes;
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
    return has_person(0) && std::all_of(record.changes.begin(), record.changes.end(),
                                        [&](const SeatChange& change) { return has_person(change.moves + 1u); });
}

void write_record(const Record& record, JsonOut& json) {
    json.object().field("format", kRecordFormat).field("game", record.game).field("revision", record.revision);
    json.key("options").object();
    for (const auto& [key, value] : record.options) json.field(key, value);
    json.end();
    json.key("seats").array();
    for (const SeatHolder& holder : record.seats) {
        json.object();
        write_seat(holder, json);
        json.end();
    }
    json.end().field("number", hex16(record.number)).field("seed", hex16(record.seed));
    json.values("moves", record.moves);
    if (record.is_bound) write_binding(record, json);
    json.end();
}

std::string record_json(const Record& record) {
    JsonOut json;
    write_record(record, json);
    return json.text();
}

Expected<Record> read_record(std::string_view text) {
    rapidjson::Document json;
    if (!parse_json(text, json)) return bad_record("it is no JSON object, or too large");
    return read_record(json);
}

Expected<Record> read_record(const rapidjson::Value& json) {
    const std::string_view format = json_text(json, "format");
    if (format.starts_with("orrery-record/") && format != kRecordFormat)
        return Fault{"record/format",
                     "This record was made by a newer version of Orrery. Reload the page to get that "
                     "version; nothing has changed."};
    if (format != kRecordFormat) return bad_record("its format is not " + std::string(kRecordFormat));
    Record record;
    record.game = json_text(json, "game");
    record.revision = static_cast<std::int32_t>(json_number(json, "revision", 1, 1, 1'000'000));
    const auto* options = json_member(json, "options");
    if (options && !options->IsObject()) return bad_record("its options are not an object");
    if (options)
        for (const auto& option : options->GetObject())
            record.options.push_back({option.name.GetString(), std::string(as_text(option.value))});
    const auto* seats = json_member(json, "seats");
    if (!seats || !seats->IsArray() || seats->Size() > kMaxSeats) return bad_record("it has no list of 1 to 6 seats");
    for (const auto& seat : seats->GetArray()) {
        Expected<SeatHolder> holder = read_seat(seat);
        if (!holder) return holder.fault();
        record.seats.push_back(*holder);
    }
    if (!read_hex16(json_text(json, "number"), record.number)) return bad_record("it has no game number");
    if (!read_hex16(json_text(json, "seed"), record.seed)) return bad_record("it has no seed");
    const auto* moves = json_member(json, "moves");
    if (!moves || !moves->IsArray() || moves->Size() > kMaxMoves) return bad_record("it has no list of moves");
    for (const auto& move : moves->GetArray()) {
        if (!move.IsString()) return bad_record("a move is not a text");
        record.moves.emplace_back(as_text(move));
    }
    if (const auto* binding = json_member(json, "binding"))
        if (const auto read = read_binding(*binding, record); !read) return read.fault();
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
