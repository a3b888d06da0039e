#include "record/device/tries.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "core/words.h"
#include "record/play/daily.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

constexpr std::string_view kVersion = "1";
constexpr std::string_view kStates[] = {"running", "lapsed", "won", "lost", "tied"};
constexpr std::size_t kMostTries = 2000;  // more than five years
constexpr std::int64_t kLastDay = 99999;  // of 2243
constexpr std::int64_t kMostPoints = 99999;

using State = Try::State;

// Of the start and the first `count` moves.
std::uint64_t hash_of(const Record& record, std::size_t count) {
    std::string start = record.game + " " + std::to_string(record.revision) + " " + hex16(record.seed);
    for (const OptionText& option : record.options) start += " " + option.key + "=" + option.value;
    for (const SeatHolder& holder : record.seats)
        start += " " + std::to_string(static_cast<int>(holder.kind)) + ":" + std::to_string(holder.level);
    std::uint64_t hash = hash_text(start);
    for (std::size_t i = 0; i < count; ++i) hash = hash_text(record.moves[i], hash_text("\n", hash));
    return hash;
}

// The seat of the only person; none if there is another number of them, or if they are not here.
std::optional<Seat> person_here(const Journal& journal) {
    for (std::size_t i = 0; i < journal.record.seats.size(); ++i) {
        SeatSet one;
        one.add(seat_at(static_cast<int>(i)));
        if (journal.record.seats[i].kind == SeatKind::person && journal.here == one.bits)
            return seat_at(static_cast<int>(i));
    }
    return {};
}

// "20781 won 23 31", "20782 running 00000000000000a1 12 0f3c000000000000".
std::optional<std::pair<std::int64_t, Try>> read_try(std::string_view line) {
    const std::vector<std::string_view> parts = tokens_of(line);
    if (parts.size() < 2) return {};
    const auto day = whole_number(parts[0], 0, kLastDay);
    const auto* state = std::find(std::begin(kStates), std::end(kStates), parts[1]);
    if (!day || state == std::end(kStates)) return {};
    Try one;
    one.state = static_cast<State>(state - std::begin(kStates));
    if (one.state == State::lapsed) return parts.size() == 2 ? std::optional(std::pair(*day, one)) : std::nullopt;
    if (one.state == State::running) {
        const auto moves = parts.size() == 5 ? whole_number(parts[3], 0, kMaxMoves) : std::nullopt;
        if (!moves || !read_hex16(parts[2], one.number) || !read_hex16(parts[4], one.line)) return {};
        one.moves = static_cast<std::uint32_t>(*moves);
        return std::pair(*day, one);
    }
    const auto by = parts.size() == 4 ? whole_number(parts[2], 0, kMostPoints) : std::nullopt;
    const auto turns = parts.size() == 4 ? whole_number(parts[3], 0, kMaxMoves) : std::nullopt;
    if (!by || !turns) return {};
    one.by = static_cast<std::int32_t>(*by), one.turns = static_cast<std::int32_t>(*turns);
    return std::pair(*day, one);
}

}  // namespace

Try result_of(const Journal& journal) {
    Try ended{.state = State::lapsed};
    const auto here = person_here(journal);
    if (!here) return ended;
    const Seat seat = *here;
    std::optional<Decision> turn;
    const auto match = replay(journal.record, kMaxMoves, [&](const Match& before, const Path&) {
        const Decision now = before.decision();
        if (now.mover == seat && !(turn && turn->is_of_turn(now))) ++ended.turns;
        turn = now;
    });
    if (!match) return ended;
    const Result result = (*match)->result();
    const Seat other = seat_at(1 - index(seat));
    const std::int32_t ahead = result.score[slot(seat)] - result.score[slot(other)];
    const bool is_first = result.rank[slot(seat)] == 1, is_shared = result.rank[slot(other)] == 1;
    ended.state = !is_first ? State::lost : is_shared ? State::tied : State::won;
    if (ended.state != State::tied) ended.by = std::max(0, is_first ? ahead : -ahead);
    return ended;
}

std::optional<Tries> Tries::read(std::string_view text) {
    Tries tries;
    if (text.empty()) return tries;
    const std::size_t head = text.find(';');
    if (text.substr(0, head) != kVersion) return {};
    while (head != std::string_view::npos && !text.empty()) {
        const std::size_t end = text.find(';');
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
        const auto one = read_try(text.substr(0, text.find(';')));
        if (!one || !tries.tries_.insert(*one).second || tries.tries_.size() > kMostTries) return {};
    }
    return tries;
}

std::string Tries::text() const {
    std::string text(kVersion);
    for (const auto& [day, one] : tries_) {
        text += ";" + std::to_string(day) + " " + std::string(kStates[static_cast<std::size_t>(one.state)]);
        if (one.state == State::running)
            text += " " + hex16(one.number) + " " + std::to_string(one.moves) + " " + hex16(one.line);
        else if (one.is_finished())
            text += " " + std::to_string(one.by) + " " + std::to_string(one.turns);
    }
    return text;
}

const Try* Tries::of(std::int64_t day) const {
    const auto found = tries_.find(day);
    return found == tries_.end() ? nullptr : &found->second;
}

int Tries::streak(std::int64_t today) const {
    const auto is_finished = [this](std::int64_t day) {
        const Try* one = of(day);
        return one != nullptr && one->is_finished();
    };
    int days = 0;
    for (std::int64_t day = is_finished(today) ? today : today - 1; is_finished(day); --day) ++days;
    return days;
}

Tries::Heard Tries::hear(const Journal& journal, std::int64_t today) {
    const Record& record = journal.record;
    const auto is_it = [&record](const auto& entry) {
        return entry.second.state == State::running && entry.second.number == record.number;
    };
    auto found = std::find_if(tries_.begin(), tries_.end(), is_it);
    if (found == tries_.end()) {
        if (today < 0 || today > kLastDay || !record.moves.empty()) return Heard::nothing;
        const auto start = daily_start(today);
        if (!start || !is_start_of(record, *start) || journal.here != start->here.bits) return Heard::nothing;
        if (of(today) != nullptr) return Heard::practice;
        tries_[today] = {.number = record.number, .line = hash_of(record, 0)};
        if (tries_.size() > kMostTries) tries_.erase(tries_.begin());
        return Heard::begun;
    }
    Try& known = found->second;
    const auto committed = static_cast<std::uint32_t>(std::min<std::size_t>(journal.committed, record.moves.size()));
    if (!person_here(journal) || committed < known.moves || hash_of(record, known.moves) != known.line) {
        known = {.state = State::lapsed};
        return Heard::lapsed;
    }
    if (journal.summary.over) {
        known = result_of(journal);
        return known.is_finished() ? Heard::finished : Heard::lapsed;
    }
    if (committed == known.moves) return Heard::nothing;
    known.moves = committed;
    known.line = hash_of(record, committed);
    return Heard::went_on;
}

int Tries::join(const Tries& others, std::int64_t today) {
    const std::int64_t first = tries_.empty() ? today + 1 : tries_.begin()->first;
    int came = 0;
    for (const auto& [day, one] : others.tries_) {
        if (day >= first || tries_.size() >= kMostTries) break;
        tries_[day] = one.is_finished() ? one : Try{.state = State::lapsed};
        ++came;
    }
    return came;
}

}  // namespace orrery
