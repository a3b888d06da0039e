// Journals as JSON and bytes, summaries, and how two states of one match compare.
#include "record/journal.h"

#include <algorithm>

#include <rapidjson/document.h>

#include "record/json_in.h"

namespace orrery {
namespace {

constexpr std::string_view kJournalFormat = "orrery-journal/1";
constexpr std::int64_t kLatestTime = std::int64_t{1} << 53;  // what JavaScript counts exactly

Fault bad_journal() {
    return {"journal/form",
            "What is stored of this game cannot be read. It is left as it is; open the game's last link "
            "to go on."};
}

std::vector<std::string> read_texts(const rapidjson::Value& json, const char* name) {
    std::vector<std::string> texts;
    const auto* list = json_member(json, name);
    if (list && list->IsArray())
        for (const auto& text : list->GetArray()) texts.emplace_back(as_text(text));
    return texts;
}

bool same_match(const Record& a, const Record& b) {
    return a.game == b.game && a.revision == b.revision && a.seed == b.seed && a.options == b.options &&
           a.seats.size() == b.seats.size();
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

std::string journal_json(const Journal& journal) {
    JsonOut json;
    json.object().field("format", kJournalFormat).key("record");
    write_record(journal.record, json);
    json.field("committed", journal.committed).field("here", static_cast<unsigned>(journal.here));
    json.field("time", journal.time_ms).field("seen", journal.seen).field("archived", journal.archived);
    const Summary& summary = journal.summary;
    json.key("summary").object().field("title", summary.title).values("owing", summary.owing);
    json.field("asked", summary.asked).field("ply", summary.ply).field("over", summary.over);
    json.values("winners", summary.winners).end().end();
    return json.text();
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
    const auto moves = static_cast<std::int64_t>(journal.record.moves.size());
    journal.committed = static_cast<std::uint32_t>(json_number(json, "committed", moves, 0, moves));
    journal.here = static_cast<std::uint8_t>(json_number(json, "here", 0, 0, 255));
    journal.time_ms = static_cast<std::uint64_t>(json_number(json, "time", 0, 0, kLatestTime));
    journal.seen = static_cast<std::uint32_t>(json_number(json, "seen", moves, 0, moves));
    journal.archived = json_truth(json, "archived");
    if (const auto* summary = json_member(json, "summary")) {
        journal.summary.title = json_text(*summary, "title");
        journal.summary.owing = read_texts(*summary, "owing");
        journal.summary.asked = json_text(*summary, "asked");
        journal.summary.ply = static_cast<std::uint32_t>(json_number(*summary, "ply", 0, 0, moves));
        journal.summary.over = json_truth(*summary, "over");
        journal.summary.winners = read_texts(*summary, "winners");
    }
    return journal;
}

std::string journal_bytes(const Journal& journal) { return to_bytes(journal); }

Expected<Journal> read_journal_bytes(std::string_view bytes) {
    Journal journal;
    if (bytes.size() > kMaxJsonBytes || !from_bytes(bytes, journal)) return bad_journal();
    Record& record = journal.record;
    if (record.seats.size() > kMaxSeats || record.moves.size() > kMaxMoves || journal.committed > record.moves.size() ||
        journal.seen > record.moves.size())
        return bad_journal();
    for (SeatHolder& holder : record.seats) {
        if (holder.kind > SeatKind::bot || holder.level >= std::size(kBotLevels)) return bad_journal();
        holder.name = clean_name(holder.name);
    }
    return journal;
}

Comparison compare(const Record& known, const Record& incoming) {
    if (known.number != incoming.number) return {Standing::unrelated, 0};
    if (!same_match(known, incoming)) return {Standing::foreign, 0};
    const auto [k, i] =
        std::mismatch(known.moves.begin(), known.moves.end(), incoming.moves.begin(), incoming.moves.end());
    const auto ply = static_cast<std::size_t>(k - known.moves.begin());
    const bool known_ends = k == known.moves.end();
    const bool incoming_ends = i == incoming.moves.end();
    if (known_ends && incoming_ends) return {Standing::same, ply};
    if (known_ends) return {Standing::newer, ply};
    return {incoming_ends ? Standing::older : Standing::fork, ply};
}

Record merged(const Record& known, const Record& incoming) {
    const bool goes_on = incoming.moves.size() >= known.moves.size();
    Record record = goes_on ? incoming : known;
    const Record& other = goes_on ? known : incoming;
    for (std::size_t k = 0; k < record.seats.size() && k < other.seats.size(); ++k)
        if (record.seats[k].kind == SeatKind::open) record.seats[k] = other.seats[k];
    return record;
}

}  // namespace orrery
