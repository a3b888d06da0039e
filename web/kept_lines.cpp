// App's third part: other lines of games, and what another tab stores. Whatever was played stays: of two lines of one
// game one is the game and the rest lie beside it, under `orrery/line/<number>`, `.../2`, `.../3`. All tabs of a device
// come to the same choice by themselves, in whatever order they hear of each other.
#include <algorithm>
#include <utility>

#include "web/app.h"
#include "web/game_words.h"
#include "web/kept.h"

namespace orrery::web {
namespace {

bool parted(const Journal& known, const Journal& incoming) {
    const Standing standing = compare(known.record, incoming.record).standing;
    return standing == Standing::fork || standing == Standing::foreign || standing == Standing::forged;
}

// Of two lines that part, the one that every tab takes for the game.
bool goes_before(const Journal& a, const Journal& b) {
    if (a.committed != b.committed) return a.committed > b.committed;
    if (a.time_ms != b.time_ms) return a.time_ms > b.time_ms;
    return a.record.moves > b.record.moves;
}

// Of two states of one line: what was handed over counts first, then what was done last.
bool is_later(const Journal& known, const Journal& incoming) {
    if (incoming.committed != known.committed) return incoming.committed > known.committed;
    return incoming.time_ms >= known.time_ms;
}

}  // namespace

// ---- Lines

std::vector<const Journal*> App::other_lines(const std::string& number) const {
    std::vector<const Journal*> lines;
    for (auto at = lines_.lower_bound(number); at != lines_.end() && at->first.starts_with(number); ++at)
        lines.push_back(&at->second);
    return lines;
}

void App::store_line(const std::string& name, const Journal& journal) {
    lines_[name] = journal;
    send_store(key_of(kLineKey, name), journal_json(journal));
    changed();
}

void App::keep_line(const Journal& journal) {
    const std::string number = number_of(journal);
    std::string name = number;
    for (int place = 2; lines_.contains(name); ++place) {
        const Journal& known = lines_.at(name);
        const Comparison comparison = compare(known.record, journal.record);
        if (comparison.standing == Standing::older) return;
        if (!parted(known, journal)) break;
        name = number + "/" + std::to_string(place);
    }
    store_line(name, journal);
}

// What both lines have was seen, in whichever of them.
void App::swap_line(const Journal& line) {
    const auto mine = journals_.find(number_of(line));
    if (mine == journals_.end()) return;
    const Journal put_by = mine->second;
    Journal chosen = line;
    const auto common = static_cast<std::uint32_t>(compare(put_by.record, line.record).ply);
    chosen.here = put_by.here;
    chosen.keys = put_by.keys;
    chosen.seen = std::max(chosen.seen, std::min(put_by.seen, common));
    chosen.time_ms = static_cast<std::uint64_t>(now());
    keep_line(put_by);
    save(chosen);
    drop_line(line);
}

void App::drop_line(const Journal& line) {
    const auto found = std::find_if(lines_.begin(), lines_.end(),
                                    [&line](const auto& kept) { return kept.second.record == line.record; });
    if (found == lines_.end()) return;
    const std::string name = found->first;
    lines_.erase(found);
    send_forget(key_of(kLineKey, name));
    changed();
}

// ---- What another tab has stored

void App::stored(const Message& message) {
    const std::string key = message.text("key");
    const auto value = message.text_or_null("value");
    if (key == kSettingsKey && value) settings_ = Message(*value).texts();
    if (key.starts_with(kSeatKey)) {
        if (value)
            kept_seats_[key.substr(kSeatKey.size())] = *value;
        else
            kept_seats_.erase(key.substr(kSeatKey.size()));
        return;
    }
    const bool is_line = key.starts_with(kLineKey);
    if (!is_line && !key.starts_with(kGameKey)) return;
    const std::string name = key.substr(kGameKey.size());
    if (!value) {
        (is_line ? lines_ : journals_).erase(name);
        return;
    }
    const auto theirs = read_journal(*value);
    if (!theirs || !(is_line ? name.starts_with(number_of(*theirs)) : name == number_of(*theirs))) return;
    if (is_line)
        line_stored(name, *theirs);
    else
        game_stored(name, *theirs);
}

void App::line_stored(const std::string& name, const Journal& theirs) {
    const auto known = lines_.find(name);
    if (known == lines_.end() || !parted(known->second, theirs)) {
        lines_[name] = theirs;
        return;
    }
    const Journal ours = known->second;
    const bool is_ours_first = goes_before(ours, theirs);
    store_line(name, is_ours_first ? ours : theirs);
    keep_line(is_ours_first ? theirs : ours);
}

void App::game_stored(const std::string& number, const Journal& theirs) {
    const auto known = journals_.find(number);
    if (known == journals_.end()) {
        journals_[number] = theirs;
        return;
    }
    const Journal ours = known->second;
    if (!parted(ours, theirs)) {
        if (is_later(ours, theirs))
            journals_[number] = theirs;
        else
            save(ours);
        return;
    }
    const auto lines = other_lines(number);
    const auto kept = [&lines](const Journal& journal) {
        return std::any_of(lines.begin(), lines.end(),
                           [&journal](const Journal* line) { return line->record.moves == journal.record.moves; });
    };
    if (kept(ours)) {  // the other tab has chosen another line
        journals_[number] = theirs;
        return;
    }
    const bool is_ours_first = goes_before(ours, theirs);
    keep_line(is_ours_first ? theirs : ours);
    save(is_ours_first ? ours : theirs);
    notice(
        "Another tab has played this game differently. Both lines are kept: \"Your games\" shows one as another line " +
            since_words(ours.record, theirs.record) + ".",
        "warning");
}

}  // namespace orrery::web
