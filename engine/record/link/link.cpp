// Turns records into codes and back. link_text.cpp finds a code in a text; here a code is letters and digits only.
// write_header has the order of the digits in a body. The moves follow; a move's digit has as many values as there
// were legal moves.
#include "record/link/link.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/quoted.h"
#include "games_typed.h"
#include "generated/record/say.h"
#include "record/link/link_text.h"
#include "record/link/mixed_radix.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"
#include "record/replay/secret_round.h"
#include "record/replay/tags.h"

namespace orrery {
namespace {

constexpr char kFormats[] = {kLinkFormat,      kBoundFormat,  kTaggedFormat,
                             kScrambledFormat, kSealedFormat, kFriendsFormat};  // by Protocol; 0: no game by link
constexpr std::uint64_t kMostFormats = 8;                                       // that format 8 can tell apart
constexpr std::int64_t kMostLevels = 8;
constexpr std::uint64_t kPlainSigns = 95;  // ' '..'~'
constexpr double kBitsPerCharacter = 5.954196310386875;

// How number and seed are written. Often one follows from the other.
enum class Seeding : std::uint8_t { short_seed, seed, number, both };

Seeding seeding_of(const Record& record) {
    if (record.number == number_of_seed(record.seed))
        return record.seed <= 0xFFFFFFFFu ? Seeding::short_seed : Seeding::seed;
    return record.seed == seed_of_number(record.number) ? Seeding::number : Seeding::both;
}

bool has_names(const Record& record) {
    for (const SeatHolder& holder : record.seats)
        if (!holder.name.empty()) return true;
    return false;
}

// ---- Writing

void write_name(DigitsOut& out, const std::string& name) {
    bool is_plain = true;
    for (const char c : name) is_plain = is_plain && c >= ' ' && c <= '~';
    out.digit(name.size(), kMaxNameBytes + 1);
    out.digit(is_plain ? 0 : 1, 2);
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        is_plain ? out.digit(byte - std::uint64_t{' '}, kPlainSigns) : out.digit(byte, 256);
    }
}

void write_seeding(DigitsOut& out, const Record& record) {
    Seeding seeding = seeding_of(record);
    out(bounded(seeding, 0, 3));
    if (seeding == Seeding::short_seed) out.digit(record.seed, kMaxBase);
    if (seeding == Seeding::seed || seeding == Seeding::both) out.wide(record.seed);
    if (seeding == Seeding::number || seeding == Seeding::both) out.wide(record.number);
}

Expected<bool> write_options(DigitsOut& out, const Record& record) {
    Expected<bool> done = true;
    visit_game(record.game, [&](auto type) {
        using G = typename decltype(type)::Game;
        const auto seats = static_cast<int>(record.seats.size());
        auto options = G::read_options(seats, record.options, record.revision);
        if (!options) return void(done = options.fault());
        const auto write = [&out](std::uint64_t value, std::uint64_t base) { return out.digit(value, base), value; };
        G::code_options(seats, *options, write, record.revision);
    });
    return done;
}

// What a header has besides its fixed fields.
struct Extras {
    bool names = false;
    bool characters = false;
};

void write_holder(DigitsOut& out, SeatHolder holder, Extras extras) {
    out(bounded(holder.kind, 0, 2));
    if (holder.kind == SeatKind::bot) out(bounded(holder.level, 0, kMostLevels - 1));
    if (holder.kind == SeatKind::bot && extras.characters) out(bounded(holder.character, 0, kMostCharacters));
    if (extras.names) write_name(out, clean_name(holder.name));
}

std::size_t most_changes(const Record& record) {
    return has_tags(record) ? kMaxSeatChanges * record.seats.size() : kMaxChanges;
}

// Writes how often a seat has acted since it opened its value. If changes of hands are signed, a small count is written
// as itself; for a large count, or if the seat has vouched, the rest follows.
constexpr std::uint64_t kFewActs = kMaxActsBefore;
void write_acts(DigitsOut& out, const SeatProof& proof, bool is_signed) {
    const bool is_few = !is_signed || (proof.acts < kFewActs && !proof.vouched);
    out.digit(is_few ? proof.acts : kFewActs, kFewActs + 1);
    if (is_few) return;
    const std::uint64_t from = proof.vouched ? 0 : kFewActs;
    out.digit(proof.vouched ? 1 : 0, 2);
    out.digit(proof.acts - from, kMaxActs + 1 - from);
}

void read_acts(DigitsIn& in, SeatProof& proof, bool is_signed) {
    std::uint64_t acts = in.digit(kFewActs + 1);
    if (is_signed && acts == kFewActs) {
        proof.vouched = in.digit(2) == 1;
        const std::uint64_t from = proof.vouched ? 0 : kFewActs;
        acts = from + in.digit(kMaxActs + 1 - from);
    }
    proof.acts = static_cast<std::uint8_t>(acts);
}

void write_binding(DigitsOut& out, const Record& record, Extras extras) {
    const Binding& binding = *record.binding;
    out.wide(record.number);
    const bool tagged = has_tags(record);
    if (tagged) out.digit(binding.bot_revision, kMaxBotRevision + std::uint64_t{1});
    out.digit(static_cast<std::uint64_t>(index(binding.opener) + 1), kMaxSeats + 1);
    out.digit(binding.changes.size(), most_changes(record) + 1);
    for (const SeatChange& change : binding.changes) {
        out.digit(change.moves, kMaxMoves + 1);
        out.digit(static_cast<std::uint64_t>(index(change.seat)), record.seats.size());
        write_holder(out, change.before, extras);
        if (!tagged) continue;
        out.digit(static_cast<std::uint64_t>(index(change.by)), record.seats.size());
        out.digit(change.amid_wait ? 1 : 0, 2);
        if (!signs_hands(record)) continue;
        out.digit(change.beyond, kMaxBeyond + std::uint64_t{1});
        out.wide(change.tag);
    }
    for (std::size_t i = 0; i < binding.proofs.size(); ++i) {
        if (!has_chain(record, i)) continue;
        const SeatProof& proof = binding.proofs[i];
        out.digit(proof.place, kChainLength);
        for (const std::uint8_t byte : proof.value) out.digit(byte, 256);
        if (!tagged) continue;
        write_acts(out, proof, signs_hands(record));
        out.digit(proof.back, kMaxBack + std::uint64_t{1});
        out.wide(proof.tag);
    }
}

Fault impossible(const std::string& why) { return {"link/record", say::link_impossible(why)}; }

// Can the changes be written at all? Opening the link finds any other fault.
bool changes_fit(const Record& record) {
    const auto is_seat = [&](Seat seat) {
        return index(seat) >= 0 && static_cast<std::size_t>(index(seat)) < record.seats.size();
    };
    const auto& changes = record.binding->changes;
    return changes.size() <= most_changes(record) &&
           std::all_of(changes.begin(), changes.end(), [&](const SeatChange& change) {
               return change.moves <= kMaxMoves && is_seat(change.seat) && (is_seat(change.by) || !has_tags(record));
           });
}

// The place of its format among kFormats.
std::size_t kind_of(const Record& record) {
    return record.is_bound() ? static_cast<std::size_t>(record.binding->protocol) : 0;
}

Expected<bool> write_header(DigitsOut& out, const Record& record) {
    if (!characters_hold(record)) return impossible(say::unknown_character());
    std::int32_t revision = record.revision;
    std::size_t seats = record.seats.size();
    std::size_t moves = record.moves.size();
    if (has_characters(record)) out.digit(kind_of(record), kMostFormats);
    out(bounded(revision, 1, kMostRevisions), bounded(seats, 1, kMaxSeats));
    if (const auto done = write_options(out, record); !done) return done;
    Extras extras{has_names(record), has_characters(record)};
    out(extras.names);
    for (const SeatHolder& holder : record.seats) write_holder(out, holder, extras);
    if (record.is_bound() && !changes_fit(record)) return impossible(say::changes_nobody_made());
    record.is_bound() ? write_binding(out, record, extras) : write_seeding(out, record);
    out(bounded(moves, 0, kMaxMoves));
    return true;
}

void write_move(DigitsOut& out, const Match& now, const Path& path) {
    std::size_t step = 0;
    now.walk([&](std::uint64_t count) {
        out.digit(path[step], count);
        return path[step++];
    });
}

// Does a link have a place for what the member has sealed? Under the older rules, once the person has left, only until
// the first answer of the round is open.
bool has_place(const Record& record, const RoundMember& member) {
    const bool is_told = signs_hands(record) || has_left_since(record, member.seat, record.moves.size());
    return member.chooses || (member.may_seal() && is_told);
}

// What follows the moves in a game by link: a move that waits for luck, and sealed answers.
Expected<bool> write_suspense(DigitsOut& out, const Record& record, const Match& now) {
    if (now.decision().over) return true;
    const std::string& waiting = record.binding->waiting;
    out.digit(waiting.empty() ? 0 : 1, 2);
    if (!waiting.empty()) {
        const Expected<Path> path = now.move_path(waiting);
        if (!path) return path.fault();
        write_move(out, now, *path);
        return true;
    }
    for (const RoundMember& member : round_of(record, now)) {
        if (!has_place(record, member)) continue;
        out.digit(member.sealed ? 1 : 0, 2);
        if (!member.sealed) continue;
        const std::vector<std::uint64_t> bases = member.asked->sealed_bases();
        for (std::size_t i = 0; i < bases.size(); ++i)
            out.digit(i < member.sealed->digits.size() ? member.sealed->digits[i] % bases[i] : 0, bases[i]);
    }
    return true;
}

// ---- Reading. Any digits give values within the bounds of their bases.

std::string read_name(DigitsIn& in) {
    std::string name(static_cast<std::size_t>(in.digit(kMaxNameBytes + 1)), ' ');
    const bool is_plain = in.digit(2) == 0;
    for (char& c : name) c = static_cast<char>(is_plain ? in.digit(kPlainSigns) + ' ' : in.digit(256));
    return clean_name(name);
}

void read_seeding(DigitsIn& in, Record& record) {
    Seeding seeding{};
    in(bounded(seeding, 0, 3));
    if (seeding == Seeding::short_seed) record.seed = in.digit(kMaxBase);
    if (seeding == Seeding::seed || seeding == Seeding::both) record.seed = in.wide();
    if (seeding == Seeding::number || seeding == Seeding::both) record.number = in.wide();
    if (seeding == Seeding::short_seed || seeding == Seeding::seed) record.number = number_of_seed(record.seed);
    if (seeding == Seeding::number) record.seed = seed_of_number(record.number);
}

void read_options(DigitsIn& in, Record& record) {
    visit_game(record.game, [&](auto type) {
        using G = typename decltype(type)::Game;
        const auto seats = static_cast<int>(record.seats.size());
        typename G::Options options{};
        G::code_options(
            seats, options, [&in](std::uint64_t, std::uint64_t base) { return in.digit(base); }, record.revision);
        record.options = G::write_options(seats, options, record.revision);
    });
}

void read_holder(DigitsIn& in, SeatHolder& holder, Extras extras) {
    in(bounded(holder.kind, 0, 2));
    if (holder.kind == SeatKind::bot) in(bounded(holder.level, 0, kMostLevels - 1));
    if (holder.kind == SeatKind::bot && extras.characters) in(bounded(holder.character, 0, kMostCharacters));
    if (extras.names) holder.name = read_name(in);
}

void read_binding(DigitsIn& in, Record& record, Extras extras) {
    Binding& binding = *record.binding;
    const bool tagged = has_tags(record);
    record.number = in.wide();
    if (tagged) binding.bot_revision = static_cast<std::uint8_t>(in.digit(kMaxBotRevision + std::uint64_t{1}));
    binding.opener = seat_at(static_cast<int>(in.digit(kMaxSeats + 1)) - 1);
    if (index(binding.opener) >= static_cast<int>(record.seats.size())) binding.opener = kSpectator;
    binding.changes.resize(static_cast<std::size_t>(in.digit(most_changes(record) + 1)));
    for (SeatChange& change : binding.changes) {
        change.moves = static_cast<std::uint32_t>(in.digit(kMaxMoves + 1));
        change.seat = seat_at(static_cast<int>(in.digit(record.seats.size())));
        read_holder(in, change.before, extras);
        if (!tagged) continue;
        change.by = seat_at(static_cast<int>(in.digit(record.seats.size())));
        change.amid_wait = in.digit(2) == 1;
        if (!signs_hands(record)) continue;
        change.beyond = static_cast<std::uint8_t>(in.digit(kMaxBeyond + std::uint64_t{1}));
        change.tag = in.wide();
    }
    binding.proofs.resize(record.seats.size());
    for (std::size_t i = 0; i < binding.proofs.size(); ++i) {
        if (!has_chain(record, i)) continue;
        SeatProof& proof = binding.proofs[i];
        proof.place = static_cast<std::uint32_t>(in.digit(kChainLength));
        for (std::uint8_t& byte : proof.value) byte = static_cast<std::uint8_t>(in.digit(256));
        if (!tagged) continue;
        read_acts(in, proof, signs_hands(record));
        proof.back = static_cast<std::uint8_t>(in.digit(kMaxBack + std::uint64_t{1}));
        proof.tag = in.wide();
    }
}

// Reads the header up to the moves; `count` becomes the number of moves.
Expected<Record> read_header(DigitsIn& in, const GameInfo& info, char format, std::size_t& count) {
    Record record;
    record.game = info.id;
    Extras extras{.characters = format == kCharactersFormat};
    const auto* found = std::find(std::begin(kFormats), std::end(kFormats), format);
    const auto kind = extras.characters ? in.digit(kMostFormats) : static_cast<std::uint64_t>(found - kFormats);
    if (kind >= std::size(kFormats)) return impossible(say::unknown_binding());
    if (kind > 0) record.binding.emplace().protocol = static_cast<Protocol>(kind);
    std::size_t seats = 0;
    in(bounded(record.revision, 1, kMostRevisions), bounded(seats, 1, kMaxSeats));
    if (record.revision > info.revision)
        return Fault{"link/revision", say::link_revision(info.title, record.revision, info.revision)};
    if (static_cast<int>(seats) < info.min_seats || static_cast<int>(seats) > info.max_seats)
        return impossible(say::not_played_by(info.title, static_cast<int>(seats)));
    record.seats.resize(seats);
    read_options(in, record);
    in(extras.names);
    for (SeatHolder& holder : record.seats) read_holder(in, holder, extras);
    record.is_bound() ? read_binding(in, record, extras) : read_seeding(in, record);
    for (const SeatHolder& holder : record.seats)
        if (holder.level >= std::size(kBotLevels)) return impossible(say::unknown_level());
    for (const SeatChange& change : changes_of(record))
        if (change.before.level >= std::size(kBotLevels)) return impossible(say::unknown_level());
    if (extras.characters && !has_characters(record)) return impossible(say::no_character());
    if (!characters_hold(record)) return impossible(say::unknown_character());
    in(bounded(count, 0, kMaxMoves));
    if (!record.binding) return record;
    if (!changes_hold(record, count + (has_tags(record) ? 1 : 0))) return impossible(say::changes_nobody_made());
    for (const SeatProof& proof : record.binding->proofs)  // checked before anything is hashed
        if (proof.place > open_place(count + kMaxSeats)) return impossible(say::shown_too_much());
    return record;
}

Path read_move(DigitsIn& in, const Match& now) {
    return now.walk([&in](std::uint64_t count) { return in.digit(count); });
}

void read_suspense(DigitsIn& in, Record& record, const Match& now) {
    if (now.decision().over) return;
    if (in.digit(2) == 1) {
        record.binding->waiting = now.move_text(read_move(in, now));
        return;
    }
    std::vector<SealedAnswer> sealed;
    for (const RoundMember& member : round_of(record, now)) {
        if (!has_place(record, member) || in.digit(2) == 0) continue;
        SealedAnswer& answer = sealed.emplace_back(SealedAnswer{member.seat, {}});
        for (const std::uint64_t base : member.asked->sealed_bases()) answer.digits.push_back(in.digit(base));
    }
    record.binding->sealed = std::move(sealed);
    sort_sealed(*record.binding);
}

// ".37" after a code. A number beyond the last move means the end.
constexpr char kMoment = '.';
constexpr std::size_t kMomentDigits = 4;

std::optional<std::size_t> read_moment(std::string_view rest, std::size_t moves) {
    if (!rest.starts_with(kMoment)) return std::nullopt;
    std::size_t size = 1, ply = 0;
    for (; size < rest.size() && rest[size] >= '0' && rest[size] <= '9'; ++size)
        if (size <= kMomentDigits) ply = ply * 10 + static_cast<std::size_t>(rest[size] - '0');
    const bool is_number = size > 1 && size <= kMomentDigits + 1 && (size == rest.size() || value62(rest[size]) < 0);
    return is_number ? std::optional(std::min(ply, moves)) : std::nullopt;
}

constexpr std::string_view kCarried = ".p";

bool read_carried(std::string_view rest) {
    return rest.starts_with(kCarried) && (rest.size() == kCarried.size() || value62(rest[kCarried.size()]) < 0);
}

}  // namespace

// Reads the body of a code: the header first, then move after move.
class BodyReader {
   public:
    BodyReader(std::string code, const GameInfo& info)
        : code_(std::move(code)),
          in_(std::string_view(code_).substr(kHeadSize, code_.size() - kHeadSize - kCheckSize)),
          record_(read_header(in_, info, code_.front(), count_)) {}

    // Reads up to `moves` moves. Nothing: there are more.
    std::optional<Expected<OpenedLink>> go_on(std::size_t moves) {
        if (!record_) return record_.fault();
        if (in_lobby(*record_)) return open_lobby();
        if (!luck_)
            if (const auto fault = start()) return *fault;
        for (; moves > 0 && record_->moves.size() < count_; --moves)
            if (const auto fault = read_next()) return *fault;
        if (record_->moves.size() < count_) return std::nullopt;
        return end();
    }

   private:
    Expected<OpenedLink> open_lobby() {
        const int seats = static_cast<int>(record_->seats.size());
        const auto possible = start_match(record_->game, seats, record_->revision, record_->options, Chance(0));
        if (!possible) return impossible(possible.fault().message);
        if (count_ > 0 || !in_.at_end()) return impossible(say::moves_before_seats());
        record_->options = (*possible)->options();
        return OpenedLink{std::move(*record_), nullptr, code_};
    }

    std::optional<Fault> start() {
        luck_.emplace(*record_);
        auto match = start_of(*record_, *luck_);
        if (!match) return impossible(match.fault().message);
        match_ = std::move(*match);
        record_->options = match_->options();  // normalised, whatever the digits were
        return std::nullopt;
    }

    std::optional<Fault> read_next() {
        const std::size_t made = record_->moves.size();
        if (match_->decision().over)
            return impossible(say::over_early(static_cast<int>(made), static_cast<int>(count_)));
        const Path path = read_move(in_, *match_);
        record_->moves.push_back(match_->move_text(path));
        if (const Seat missing = luck_->play(match_, path).waits_for; missing != kSpectator)
            return impossible(unproven(*record_, missing, made + 1).message);
        return std::nullopt;
    }

    Expected<OpenedLink> end() {
        Record& record = *record_;
        if (record.is_bound()) read_suspense(in_, record, *match_);
        if (!in_.at_end()) return impossible(say::something_follows());
        if (record.is_bound()) {
            if (!changes_hold(record, made_moves(record))) return impossible(say::changes_nobody_made());
            if (const auto held = suspense_holds(record, *match_, *luck_); !held)
                return impossible(held.fault().message);
        }
        return OpenedLink{std::move(record), std::move(match_), code_};
    }

    std::string code_;
    DigitsIn in_;
    std::size_t count_ = 0;  // moves in the body
    Expected<Record> record_;
    std::optional<Luck> luck_;      // once the match has started
    std::unique_ptr<Match> match_;  // after the moves read so far
};

const GameInfo* game_of_mark(std::string_view mark) {
    const GameInfo* found = nullptr;
    for_each_game([&](auto type) {
        const auto info = decltype(type)::Game::info();
        if (!found && info.id.substr(0, kMarkSize) == mark) found = find_game(info.id);
    });
    return found;
}

Expected<std::string> encode_link(const Record& record) {
    DigitsOut out;
    if (find_game(record.game) == nullptr || record.seats.empty() || record.seats.size() > kMaxSeats ||
        record.moves.size() > kMaxMoves) {
        const auto match = replay(record);
        return match ? impossible(say::too_long()) : match.fault();
    }
    if (!game_is_here(record.game)) return absent(record.game);
    if (const auto header = write_header(out, record); !header) return header.fault();
    if (!in_lobby(record)) {
        const auto match =
            replay(record, kMaxMoves, [&](const Match& before, const Path& path) { write_move(out, before, path); });
        if (!match) return match.fault();
        if (record.is_bound())
            if (const auto done = write_suspense(out, record, **match); !done) return done.fault();
    }
    const char format = has_characters(record) ? kCharactersFormat : kFormats[kind_of(record)];
    const std::string code = seal_code(format, record.game.substr(0, kMarkSize), out.base62());
    if (code.size() > kMaxLinkCode) return Fault{"link/too-long", say::link_too_long(static_cast<int>(code.size()))};
    return code;
}

const GameInfo* game_of_link(std::string_view text) {
    const Expected<std::string> code = find_code(text, is_game_mark);
    return code ? game_of_mark(code->substr(1, kMarkSize)) : nullptr;
}

std::string moment_link(std::string_view code, std::size_t ply) {
    return std::string(code) + kMoment + std::to_string(ply);
}

std::string carried_link(std::string_view code) { return std::string(code) + std::string(kCarried); }

LinkOpening::LinkOpening(std::string_view text) {
    std::string_view rest;
    const Expected<std::string> code = find_code(text, is_game_mark, &rest);
    if (!code) {
        fault_ = code.fault();
        return;
    }
    const std::string mark = code->substr(1, kMarkSize);
    const GameInfo* info = game_of_mark(mark);
    if (code->front() == kSeatFormat)
        fault_ = Fault{"link/seat", say::link_is_seat()};
    else if (info == nullptr)
        fault_ = Fault{"link/game", say::link_game(in_quotes(mark))};
    else if (!game_is_here(info->id))
        fault_ = absent(info->id);
    else
        body_ = std::make_unique<BodyReader>(*code, *info), rest_ = rest;
}

LinkOpening::~LinkOpening() = default;

std::optional<Expected<OpenedLink>> LinkOpening::go_on(std::size_t moves) {
    if (!body_) return fault_;
    auto opened = body_->go_on(moves);
    if (!opened || !*opened) return opened;
    OpenedLink& link = **opened;
    link.moment = read_moment(rest_, link.record.moves.size());
    link.is_carried = link.record.is_bound() && read_carried(rest_);
    return opened;
}

Expected<OpenedLink> open_link(std::string_view text) { return std::move(*LinkOpening(text).go_on(kMaxMoves)); }

Expected<OpenedLink> open_code(std::string_view code) {
    const Fault none{"link/none", say::code_none()};
    const auto is_game = [](char format) {
        return format == kCharactersFormat ||
               std::find(std::begin(kFormats), std::end(kFormats), format) != std::end(kFormats);
    };
    if (code.size() < kHeadSize + kCheckSize || code.size() > kMaxLinkCode || !is_game(code.front())) return none;
    if (!std::all_of(code.begin(), code.end(), [](char c) { return value62(c) >= 0; })) return none;
    const std::string_view mark = code.substr(1, kMarkSize);
    const GameInfo* info = game_of_mark(mark);
    if (info == nullptr) return none;
    if (!game_is_here(info->id)) return absent(info->id);
    const std::string_view digits = code.substr(kHeadSize, code.size() - kHeadSize - kCheckSize);
    if (code != seal_code(code.front(), mark, digits)) return none;
    return std::move(*BodyReader(std::string(code), *info).go_on(kMaxMoves));
}

Expected<LinkSize> measure_link(const Record& record) {
    LinkSize size;
    const auto match = replay(record, kMaxMoves, [&](const Match& before, const Path& path) {
        std::size_t step = 0;
        before.walk([&](std::uint64_t count) {
            size.entropy_bits += std::log2(static_cast<double>(count));
            return path[step++];
        });
    });
    if (!match) return match.fault();
    const Expected<std::string> whole = encode_link(record);
    if (!whole) return whole.fault();
    size.characters = whole->size();
    Record unnamed = record;
    for (SeatHolder& holder : unnamed.seats) holder.name.clear();
    const Expected<std::string> code = encode_link(unnamed);
    if (!code) return code.fault();
    size.payload_bytes = std::ceil(static_cast<double>(code->size()) * kBitsPerCharacter / 8);
    return size;
}

}  // namespace orrery
