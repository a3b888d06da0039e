// Bundles out and in, merging, and the sentence about it.
#include "record/bundle.h"

#include <algorithm>
#include <iterator>

#include "record/json_in.h"
#include "record/seats.h"
#include "record/table.h"

namespace orrery {
namespace {

constexpr std::string_view kFormat = "orrery-bundle/";
constexpr std::string_view kVersion = "1";
constexpr std::size_t kMostSettings = 64, kLongestSetting = 256;

bool has_key(const Journal& journal) {
    return std::any_of(journal.keys.begin(), journal.keys.end(), [](const auto& key) { return key.has_value(); });
}

// What of a game may leave this device unasked.
Journal for_others(const Journal& game) {
    Journal sent = game;
    const std::size_t told = std::min<std::size_t>(sent.committed, sent.record.moves.size());
    if (told < sent.record.moves.size()) {  // the summary tells what the moves led to; whoever reads it makes a new one
        sent.record.moves.resize(told);
        sent.summary = {sent.summary.title, {}, {}, sent.committed, false, {}};
    }
    sent.here = 0, sent.seen = 0, sent.archived = false, sent.keys = {}, sent.standing.clear();
    return sent;
}

void write_journals(JsonOut& json, std::string_view name, const Journals& journals, BundleFor reader) {
    json.key(name).array();
    for (const auto& [number, journal] : journals) {
        const bool is_whole = reader == BundleFor::owner || !journal.record.is_bound;
        json.raw(journal_json(is_whole ? journal : for_others(journal)));
    }
    json.end();
}

std::string label_of(std::size_t place, const rapidjson::Value& entry) {
    std::string label = "game " + std::to_string(place);
    const auto* record = json_member(entry, "record");
    const GameInfo* info = record ? find_game(json_text(*record, "game")) : nullptr;
    return info ? label + " (" + std::string(info->title) + ")" : label;
}

void read_entry(Bundle& bundle, const rapidjson::Value& entry) {
    Expected<Journal> journal = read_journal(entry);
    bundle.games.push_back({label_of(bundle.games.size() + 1, entry), {}});
    if (journal) bundle.games.back().journal = std::move(*journal);
}

void count_off(std::string& text, int count, std::string_view one, std::string_view more) {
    if (count == 0) return;
    text += (text.empty() ? "" : ", ") + std::to_string(count) + std::string(count == 1 ? one : more);
}

}  // namespace

bool have_keys(const Journals& games, const Journals& lines) {
    const auto has = [](const auto& entry) { return has_key(entry.second); };
    return std::any_of(games.begin(), games.end(), has) || std::any_of(lines.begin(), lines.end(), has);
}

std::string bundle_json(const Journals& games, const Journals& lines,
                        const std::map<std::string, std::string>& settings, BundleFor reader) {
    JsonOut json;
    json.object().field("format", std::string(kFormat) + std::string(kVersion));
    write_journals(json, "games", games, reader);
    write_journals(json, "lines", lines, reader);
    json.key("settings").object();
    if (reader == BundleFor::owner)
        for (const auto& [name, value] : settings) json.field(name, value);
    return json.end().end().text();
}

std::string bundle_json(const Journal& game) {
    return bundle_json({{hex16(game.record.number), for_others(game)}}, {}, {}, BundleFor::anybody);
}

Expected<Bundle> read_bundle(std::string_view text) {
    rapidjson::Document json;
    if (!parse_json(text, json, kMaxBundleBytes))
        return Fault{"bundle/form",
                     "This is no whole file of Orrery's games; it may have been cut short. Nothing has changed here."};
    Bundle bundle;
    const std::string_view format = json_text(json, "format");
    if (!format.starts_with(kFormat)) {
        read_entry(bundle, json);
        if (bundle.games.front().journal) return bundle;
        return Fault{"bundle/form", "There are no games of Orrery in this file. Nothing has changed here."};
    }
    if (format.substr(kFormat.size()) != kVersion)
        return Fault{"bundle/newer",
                     "This file was made by a newer version of Orrery. Reload the page to get it, then open the file "
                     "again; your games are kept."};
    for (const char* name : {"games", "lines"})
        if (const auto* list = json_member(json, name); list && list->IsArray())
            for (const auto& entry : list->GetArray()) read_entry(bundle, entry);
    if (const auto* settings = json_member(json, "settings"); settings && settings->IsObject())
        for (const auto& [name, value] : settings->GetObject())
            if (bundle.settings.size() < kMostSettings && value.IsString() &&
                value.GetStringLength() <= kLongestSetting)
                bundle.settings.emplace(as_text(name), as_text(value));
    return bundle;
}

// ---- Merging

namespace {

// A state of a game as it is stored, its summary and keys made true.
Expected<Journal> whole_of(const Journal& journal) {
    Journal whole = journal;
    settle_keys(whole);
    if (is_gathering(whole.record)) {
        const auto possible = new_record(whole.record.game, static_cast<int>(whole.record.seats.size()),
                                         whole.record.options, whole.record.number, 0);
        if (!possible) return possible.fault();
        whole.summary = summarize_gathering(whole.record);
        return whole;
    }
    const auto table = Table::open(whole);
    if (!table) return table.fault();
    whole = table->journal(journal.time_ms);
    whole.seen = std::min(journal.seen, whole.seen), whole.archived = journal.archived;
    return whole;
}

// What was answered in advance in the moves that both have stays so.
void add_standing(Journal& journal, const Journal& known, std::size_t common) {
    auto& plies = journal.standing;
    std::copy_if(known.standing.begin(), known.standing.end(), std::back_inserter(plies),
                 [common](std::uint32_t ply) { return ply <= common; });
    std::sort(plies.begin(), plies.end());
    plies.erase(std::unique(plies.begin(), plies.end()), plies.end());
}

// `game` and what goes on from it as one.
Expected<Journal> joined(const Journal& game, const Journal& whole) {
    Journal next = game;
    if (is_gathering(game.record) && is_gathering(whole.record))
        next = merge_invitations(game, whole.record);
    else
        next.record = is_gathering(game.record) ? whole.record : merged(game.record, whole.record);
    next.committed = std::max(game.committed, whole.committed);
    next.time_ms = std::max(game.time_ms, whole.time_ms);
    next.here = static_cast<std::uint8_t>(game.here | whole.here);
    for (std::size_t i = 0; i < kMaxSeats; ++i)
        if (!next.keys[i]) next.keys[i] = whole.keys[i];
    next.seen = std::max(game.seen, whole.seen);
    add_standing(next, whole, next.record.moves.size());
    next.archived = false;
    if (!is_gathering(game.record)) tell_again(next, game.record);
    return whole_of(next);
}

}  // namespace

Expected<Arrival> arrive(const Journal* game, const Journal* line, const Journal& incoming) {
    Expected<Journal> read = whole_of(incoming);
    if (!read) return read.fault();
    Journal& whole = *read;
    Arrival arrival;
    if (!game) {
        arrival.game = std::move(whole);
        return arrival;
    }
    const Comparison comparison = compare(game->record, whole.record);
    arrival.standing = comparison.standing;
    const bool has_more_keys = !std::equal(whole.keys.begin(), whole.keys.end(), game->keys.begin(),
                                           [](const auto& theirs, const auto& ours) { return !theirs || ours; });
    const auto here = static_cast<std::uint8_t>(game->here | whole.here);
    switch (arrival.standing) {
        case Standing::newer: {
            Expected<Journal> next = joined(*game, whole);
            if (!next) return next.fault();
            arrival.game = std::move(*next);
            break;
        }
        case Standing::same:
        case Standing::older:
            if (here == game->here && !has_more_keys) break;
            arrival.game = *game;
            arrival.game->here = here;
            for (std::size_t i = 0; i < kMaxSeats; ++i)
                if (!arrival.game->keys[i]) arrival.game->keys[i] = whole.keys[i];
            settle_keys(*arrival.game);
            break;
        case Standing::fork: {
            const Standing known = line ? compare(line->record, whole.record).standing : Standing::newer;
            if (known == Standing::same || known == Standing::older) break;
            whole.here = here;
            whole.keys = game->keys;
            add_standing(whole, *game, comparison.ply);
            if (line && known == Standing::newer) add_standing(whole, *line, line->record.moves.size());
            arrival.line = std::move(whole);
            break;
        }
        case Standing::foreign:
        case Standing::forged:
        case Standing::unrelated: break;
    }
    return arrival;
}

// ---- Words

void Tally::skip(const std::string& label, std::string_view why) {
    skipped_.push_back(label + ", " + std::string(why));
}

void Tally::add(const std::string& label, const Expected<Arrival>& arrival) {
    if (!arrival) return skip(label, "whose moves do not hold");
    if (arrival->standing == Standing::foreign) return skip(label, "another game under the number of one of yours");
    if (arrival->standing == Standing::forged) return skip(label, "with moves that a seat never made");
    int& count = arrival->line                              ? lines_
                 : arrival->standing == Standing::unrelated ? fresh_
                 : arrival->standing == Standing::newer     ? newer_
                                                            : known_;
    ++count;
}

std::string Tally::words() const {
    std::string text;
    count_off(text, fresh_, " game is new", " games are new");
    count_off(text, newer_, " went on", " went on");
    count_off(text, lines_, " is another line", " are other lines");
    count_off(text, known_, " was known already", " were known already");
    text = text.empty() ? "Nothing came in." : "Read: " + text + ".";
    for (const std::string& one : skipped_) text += (&one == &skipped_.front() ? " Left out: " : "; ") + one;
    return skipped_.empty() ? text : text + ". What you have is as it was.";
}

}  // namespace orrery
