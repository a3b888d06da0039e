#include "record/device/tries.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "core/words.h"
#include "record/device/followed.h"
#include "record/play/daily.h"

namespace orrery {
namespace {

constexpr std::string_view kVersion = "1";
constexpr std::string_view kStates[] = {"running", "lapsed", "won", "lost", "tied"};
constexpr std::size_t kMostTries = 2000;  // more than five years

using State = Try::State;

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

// The result of a match that is over, for the only seat here.
Try result_of(const Journal& journal, Seat seat) {
    const auto ending = ending_of(journal.record, seat);
    if (!ending) return {.state = State::lapsed};
    const std::int32_t by = ending->by(seat, journal.record.seats.size());
    const bool is_tied = ending->is_tied(seat);
    return {.state = is_tied                  ? State::tied
                     : ending->is_first(seat) ? State::won
                                              : State::lost,
            .by = by < 0 ? -by : by,
            .turns = ending->turns};
}

}  // namespace

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
        tries_[today] = {.number = record.number, .line = line_hash(record, 0)};
        if (tries_.size() > kMostTries) tries_.erase(tries_.begin());
        return Heard::begun;
    }
    Try& known = found->second;
    const std::uint32_t committed = committed_moves(journal);
    const auto seat = person_here(journal);
    if (!seat || !goes_on_from(journal, known.moves, known.line)) {
        known = {.state = State::lapsed};
        return Heard::lapsed;
    }
    if (journal.summary.over) {
        known = result_of(journal, *seat);
        return known.is_finished() ? Heard::finished : Heard::lapsed;
    }
    if (committed == known.moves) return Heard::nothing;
    known.moves = committed;
    known.line = line_hash(record, committed);
    return Heard::went_on;
}

int Tries::longest_streak() const {
    int longest = 0, days = 0;
    std::int64_t before = 0;
    for (const auto& [day, one] : tries_) {
        days = !one.is_finished() ? 0 : day == before + 1 ? days + 1 : 1;
        longest = std::max(longest, days), before = day;
    }
    return longest;
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
