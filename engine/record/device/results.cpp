#include "record/device/results.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/words.h"
#include "record/device/followed.h"

namespace orrery {
namespace {

constexpr std::string_view kResultsVersion = "1", kOpen = "open", kGone = "gone", kTry = "try", kOwn = "own";
constexpr std::string_view kKinds[] = {"solo", "today", "link"};
constexpr char kMet[] = {'+', '=', '-', '~'};
constexpr char kPersonSign = 'p';
constexpr std::size_t kLongestWord = 32;  // of a game or a preset
constexpr std::size_t kWins = 4, kOfWins = 5, kLosses = 5, kOfLosses = 6;

using Met = Rival::Met;

bool is_id(std::string_view text) {
    const auto is_fine = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !text.empty() && text.size() <= kLongestWord && std::all_of(text.begin(), text.end(), is_fine);
}

// "1-4+p=": the level or a person, and how it was met.
std::optional<std::vector<Rival>> read_rivals(std::string_view text) {
    std::vector<Rival> rivals;
    if (text.empty() || text.size() % 2 != 0 || text.size() > 2 * (kMaxSeats - 1)) return {};
    for (; !text.empty(); text.remove_prefix(2)) {
        const auto* const met = std::find(std::begin(kMet), std::end(kMet), text[1]);
        const bool is_bot = text[0] >= '0' && text[0] < '0' + static_cast<int>(std::size(kBotLevels));
        if (met == std::end(kMet) || !(is_bot || text[0] == kPersonSign)) return {};
        rivals.push_back({is_bot ? static_cast<std::uint8_t>(text[0] - '0') : Rival::kPerson,
                          static_cast<Met>(met - std::begin(kMet))});
    }
    return rivals;
}

std::string rivals_text(const std::vector<Rival>& rivals) {
    std::string text;
    for (const Rival& rival : rivals) {
        text += rival.level == Rival::kPerson ? kPersonSign : static_cast<char>('0' + rival.level);
        text += kMet[static_cast<std::size_t>(rival.met)];
    }
    return text;
}

// "00000000000000a1 20781 prosper short 2 1- 2 -23 31 solo".
std::optional<Played> read_played(const std::vector<std::string_view>& parts) {
    Played one;
    if (parts.size() != 10 || !read_hex16(parts[0], one.number) || !is_id(parts[2]) || !is_id(parts[3])) return {};
    const auto day = whole_number(parts[1], 0, kLastDay), seat = whole_number(parts[4], 1, kMaxSeats);
    const auto place = whole_number(parts[6], 1, kMaxSeats), by = whole_number(parts[7], -kMostPoints, kMostPoints);
    const auto turns = whole_number(parts[8], 0, kMaxMoves);
    auto rivals = read_rivals(parts[5]);
    const auto* const kind = std::find(std::begin(kKinds), std::end(kKinds), parts[9]);
    if (!day || !seat || !place || !by || !turns || !rivals || kind == std::end(kKinds)) return {};
    one.day = *day, one.game = parts[2], one.preset = parts[3];
    one.seat = static_cast<int>(*seat), one.place = static_cast<int>(*place);
    one.by = static_cast<std::int32_t>(*by), one.turns = static_cast<std::int32_t>(*turns);
    one.rivals = std::move(*rivals);
    one.kind = static_cast<Played::Kind>(kind - std::begin(kKinds));
    return one;
}

std::string played_text(const Played& one) {
    return hex16(one.number) + " " + std::to_string(one.day) + " " + one.game + " " + one.preset + " " +
           std::to_string(one.seat) + " " + rivals_text(one.rivals) + " " + std::to_string(one.place) + " " +
           std::to_string(one.by) + " " + std::to_string(one.turns) + " " +
           std::string(kKinds[static_cast<std::size_t>(one.kind)]);
}

std::string preset_of(const Record& record) {
    for (const Preset& preset : presets(record.game, static_cast<int>(record.seats.size())))
        if (preset.options == record.options && is_id(preset.id)) return preset.id;
    return std::string(kOwn);
}

Met met_by(const Result& result, Seat seat, Seat rival) {
    if (result.is_one_side(seat, rival)) return Met::ally;
    const int own = result.rank[slot(seat)], other = result.rank[slot(rival)];
    return own < other ? Met::won : own == other ? Met::tied : Met::lost;
}

template <class T>
void keep_newest(std::vector<T>& list, std::size_t most) {
    if (list.size() > most) list.erase(list.begin(), list.end() - static_cast<std::ptrdiff_t>(most));
}

}  // namespace

// ---- A line

bool Played::is_tied() const {
    return place == 1 &&
           std::any_of(rivals.begin(), rivals.end(), [](const Rival& one) { return one.met == Met::tied; });
}

std::optional<std::uint8_t> Played::level() const {
    const auto is_alike = [this](const Rival& one) {
        return one.level == rivals.front().level && one.met != Met::ally && one.level != Rival::kPerson;
    };
    if (kind == Kind::link || rivals.empty() || !std::all_of(rivals.begin(), rivals.end(), is_alike)) return {};
    return rivals.front().level;
}

bool Played::is_rated() const {
    return kind != Kind::link && std::all_of(rivals.begin(), rivals.end(), [this](const Rival& one) {
               return level_rating(game, one.level).has_value();
           });
}

// ---- The text

bool Results::take_line(Results& results, std::string_view line) {
    const std::vector<std::string_view> parts = tokens_of(line);
    if (parts.size() < 2) return false;
    Watched watched;
    if (parts[0] == kGone) {
        watched.is_gone = true;
        if (parts.size() != 2 || !read_hex16(parts[1], watched.number)) return false;
        results.watched_.push_back(watched);
        return true;
    }
    if (parts[0] == kOpen || parts[0] == kTry) {
        watched.is_try = parts[0] == kTry;
        const auto moves = parts.size() == 4 ? whole_number(parts[2], 0, kMaxMoves) : std::nullopt;
        if (!moves || !read_hex16(parts[1], watched.number) || !read_hex16(parts[3], watched.line)) return false;
        watched.moves = static_cast<std::uint32_t>(*moves);
        results.watched_.push_back(watched);
        return true;
    }
    auto played = read_played(parts);
    if (!played || results.has_counted(played->number)) return false;
    results.played_.push_back(std::move(*played));
    return true;
}

std::optional<Results> Results::read(std::string_view text) {
    Results results;
    if (text.empty()) return results;
    std::size_t end = text.find(';');
    if (text.substr(0, end) != kResultsVersion) return {};
    while (end != std::string_view::npos) {
        text.remove_prefix(end + 1);
        end = text.find(';');
        if (!take_line(results, text.substr(0, end))) return {};
        if (results.played_.size() > kMostPlayed || results.watched_.size() > kMostWatched) return {};
    }
    return results;
}

std::string Results::text() const {
    std::string text(kResultsVersion);
    for (const Played& one : played_) text += ";" + played_text(one);
    for (const Watched& one : watched_)
        text += one.is_gone ? ";" + std::string(kGone) + " " + hex16(one.number)
                            : ";" + std::string(one.is_try ? kTry : kOpen) + " " + hex16(one.number) + " " +
                                  std::to_string(one.moves) + " " + hex16(one.line);
    return text;
}

// Finished matches come first.
bool Results::has_played(std::string_view text) {
    const std::size_t head = kResultsVersion.size() + 1;
    if (text.empty() || text == kResultsVersion) return false;
    if (!text.starts_with(kResultsVersion) || text[head - 1] != ';') return true;
    const std::string_view first = text.substr(head, text.find_first_of(" ;", head) - head);
    return first != kOpen && first != kTry && first != kGone;
}

// ---- What happens

bool Results::has_counted(std::uint64_t number) const {
    return std::any_of(played_.begin(), played_.end(), [number](const Played& one) { return one.number == number; });
}

void Results::count(const Journal& journal, Seat seat, std::int64_t today, bool is_try) {
    const Record& record = journal.record;
    const auto ending = ending_of(record, seat);
    if (!ending) return;
    Played one;
    one.number = record.number, one.game = record.game;
    one.day = std::clamp<std::int64_t>(today, 0, kLastDay);
    one.preset = preset_of(record);
    one.seat = index(seat) + 1;
    bool has_people = record.is_bound();
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const Seat rival = seat_at(static_cast<int>(i));
        if (rival == seat) continue;
        const bool is_bot = record.seats[i].kind == SeatKind::bot;
        has_people |= !is_bot;
        one.rivals.push_back({is_bot ? record.seats[i].level : Rival::kPerson, met_by(ending->result, seat, rival)});
    }
    one.place = ending->result.rank[slot(seat)];
    one.by = static_cast<std::int32_t>(
        std::clamp<std::int64_t>(ending->by(seat, record.seats.size()), -kMostPoints, kMostPoints));
    one.turns = ending->turns;
    one.kind = has_people ? Played::Kind::link : is_try ? Played::Kind::today : Played::Kind::solo;
    played_.push_back(std::move(one));
    keep_newest(played_, kMostPlayed);
}

Results::Heard Results::hear(const Journal& journal, std::int64_t today, bool saw_begin, bool is_try) {
    const Record& record = journal.record;
    if (in_lobby(record) || has_counted(record.number)) return Heard::nothing;
    const auto seat = person_here(journal);
    if (record.is_bound()) {
        if (!seat || !journal.summary.over) return Heard::nothing;
        count(journal, *seat, today, false);
        return Heard::counted;
    }
    const auto is_it = [&record](const Watched& one) { return one.number == record.number; };
    auto found = std::find_if(watched_.begin(), watched_.end(), is_it);
    if (found == watched_.end() && journal.here == 0) {
        if (!record.moves.empty()) return Heard::nothing;
        watched_.push_back({.number = record.number, .is_gone = true});
        keep_newest(watched_, kMostWatched);
        return Heard::lapsed;
    }
    if (found != watched_.end() && found->is_gone && is_try && record.moves.empty()) {
        watched_.erase(found);
        found = watched_.end();
    }
    const bool is_new = found == watched_.end();
    if (is_new) {
        const bool is_seen = record.moves.empty() || saw_begin;
        if (!seat || !is_seen || !(is_try || record.seed == seed_of_number(record.number))) return Heard::nothing;
        const std::uint32_t moves = committed_moves(journal);
        watched_.push_back(
            {.number = record.number, .is_try = is_try, .moves = moves, .line = line_hash(record, moves)});
        keep_newest(watched_, kMostWatched);
        found = watched_.end() - 1;
    }
    if (found->is_gone) return Heard::nothing;
    if (!seat || !goes_on_from(journal, found->moves, found->line)) {
        *found = {.number = record.number, .is_gone = true};
        return Heard::lapsed;
    }
    if (journal.summary.over) {
        count(journal, *seat, today, found->is_try);
        watched_.erase(found);
        return Heard::counted;
    }
    const std::uint32_t committed = committed_moves(journal);
    if (committed == found->moves) return is_new ? Heard::begun : Heard::nothing;
    found->moves = committed, found->line = line_hash(record, committed);
    return Heard::went_on;
}

int Results::join(const Results& others, std::int64_t today) {
    int came = 0;
    for (const Played& one : others.played_) {
        if (one.day > today || has_counted(one.number)) continue;
        const auto is_later = [](std::int64_t day, const Played& known) { return day < known.day; };
        const auto place = std::upper_bound(played_.begin(), played_.end(), one.day, is_later);
        if (place == played_.begin() && played_.size() >= kMostPlayed) continue;  // older than all that is kept
        played_.insert(place, one);
        keep_newest(played_, kMostPlayed);
        ++came;
    }
    return came;
}

// ---- What follows from them

std::vector<Rating> Results::course(std::string_view game) const {
    std::vector<Rating> course{Rating{}};
    for (const Played& one : played_) {
        if (one.game != game || !one.is_rated()) continue;
        std::vector<Meeting> period;
        for (const Rival& rival : one.rivals) {
            if (rival.met == Met::ally) continue;
            const Rating level = *level_rating(game, rival.level);
            const double score = rival.met == Met::won ? 1 : rival.met == Met::tied ? 0.5 : 0;
            period.push_back({.value = level.value, .deviation = level.deviation, .score = score});
        }
        for (Meeting& meeting : period) meeting.weight = 1 / static_cast<double>(period.size());
        course.push_back(rated(course.back(), period));
    }
    return course;
}

std::optional<Results::Advice> Results::advice(std::string_view game, std::size_t without) const {
    std::optional<std::uint8_t> level;
    std::size_t matches = 0, wins = 0, losses = 0;
    for (std::size_t i = played_.size() - without; i-- > 0 && matches < kOfLosses;) {
        const Played& one = played_[i];
        const auto its = one.game == game ? one.level() : std::nullopt;
        if (!its || (level && *its != *level)) continue;
        level = its;
        ++matches;
        wins += one.is_won() ? 1 : 0;
        losses += one.place > 1 ? 1 : 0;
        if (matches == kOfWins && wins >= kWins)
            return Advice{*level, true, static_cast<int>(wins), static_cast<int>(matches)};
    }
    if (matches < kOfLosses || losses < kLosses) return {};
    return Advice{*level, false, static_cast<int>(losses), static_cast<int>(matches)};
}

std::optional<Results::Advice> Results::advice(std::string_view game) const {
    auto now = advice(game, 0);
    if (!now || played_.empty()) return now;
    const auto before = advice(game, 1);
    now->is_news = played_.back().game == game && played_.back().level() == now->level &&
                   !(before && before->level == now->level && before->is_harder == now->is_harder);
    return now;
}

int Results::longest_run() const {
    int longest = 0, run = 0;
    for (const Played& one : played_) longest = std::max(longest, run = one.is_won() ? run + 1 : 0);
    return longest;
}

}  // namespace orrery
