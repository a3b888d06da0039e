// Makes the addresses and keys of a match's letters, and reads and writes letters and signs of presence. mail.cpp
// decides when; the page encrypts and sends (shell/mail.js).
#include "record/device/post.h"

#include <algorithm>

#include <rapidjson/document.h>

#include "core/json.h"
#include "generated/record/say.h"
#include "record/data/json_in.h"
#include "record/device/bundle.h"
#include "record/link/link.h"

namespace orrery {
namespace {

constexpr std::int64_t kPostVersion = 1;

Fault no_letter() { return {"letter/form", say::no_turn()}; }

// Seats for JSON: numbers from 1.
std::vector<std::int32_t> numbers_of(const std::vector<Seat>& seats) {
    std::vector<std::int32_t> numbers;
    for (const Seat seat : seats) numbers.push_back(index(seat) + 1);
    return numbers;
}
bool read_seats(const rapidjson::Value& json, std::vector<Seat>& seats) {
    const auto* list = json_member(json, "seats");
    if (!list || !list->IsArray() || list->Size() > kMaxSeats) return false;
    for (const auto& one : list->GetArray()) {
        if (!one.IsInt() || one.GetInt() < 1 || one.GetInt() > kMaxSeats) return false;
        seats.push_back(seat_at(one.GetInt() - 1));
    }
    return true;
}

// The seats played here. Leaves out seats of an invitation that went to somebody else; their keys are kept because a
// link may still give the seat back.
std::vector<Seat> seats_here(const Journal& journal) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < journal.record.seats.size(); ++i)
        if (const Seat seat = seat_at(static_cast<int>(i)); journal.keys[i] && SeatSet{journal.here}.has(seat))
            seats.push_back(seat);
    return seats;
}

void sort_words(std::vector<WordAlong>& words) {
    std::stable_sort(words.begin(), words.end(), [](const WordAlong& a, const WordAlong& b) { return a.ply < b.ply; });
    if (words.size() > kMostWordsKept)
        words.erase(words.begin(), words.end() - static_cast<std::ptrdiff_t>(kMostWordsKept));
}

// Puts a word in its place. Returns false if it was there already.
bool put_word(std::vector<WordAlong>& words, const WordAlong& word) {
    const auto known = std::find_if(words.begin(), words.end(),
                                    [&](const WordAlong& one) { return one.ply == word.ply && one.seat == word.seat; });
    if (known != words.end() && known->text == word.text) return false;
    if (known != words.end())
        known->text = word.text;
    else
        words.push_back(word);
    sort_words(words);
    return true;
}

Record sent_record(const Journal& journal) {
    Record record = journal.record;
    if (journal.committed < record.moves.size()) record.moves.resize(journal.committed);
    return record;
}

}  // namespace

// ---- Where letters lie

std::optional<PostBox> post_box(const Record& record) {
    if (!record.binding || record.binding->opener == kSpectator) return {};
    const ChainId id = chain_id(record, record.binding->opener);
    const ChainValue first = earlier(shown_value(record, id.seat), id, record.binding->proofs[slot(id.seat)].place, 0);
    return PostBox{post_key("address", id, first), post_key("lock", id, first)};
}

Seat slot_of(const Journal& journal) {
    const std::vector<Seat> seats = seats_here(journal);
    return seats.empty() ? kSpectator : seats.front();
}

std::optional<PostKey> slot_key(const Journal& journal) {
    const Seat seat = slot_of(journal);
    if (seat == kSpectator) return {};
    return post_key("slot", {journal.record.number, seat}, *journal.keys[slot(seat)]);
}

// ---- Letters

std::string write_letter(const Letter& letter) {
    JsonOut json;
    json.object().field("v", kPostVersion).field("code", letter.code).values("seats", numbers_of(letter.seats));
    json.field("seen", static_cast<std::int64_t>(letter.seen));
    if (!letter.words.empty()) {
        json.key("words").array();
        for (const WordAlong& word : letter.words)
            json.object()
                .field("ply", static_cast<std::int64_t>(word.ply))
                .field("seat", index(word.seat) + 1)
                .field("text", word.text)
                .end();
        json.end();
    }
    return json.end().text();
}

Expected<Letter> read_letter(std::string_view text) {
    rapidjson::Document json;
    if (!parse_json(text, json, kMaxLetterBytes) || json_number(json, "v", 0, 0, kPostVersion) != kPostVersion)
        return no_letter();
    Letter letter;
    letter.code = json_text(json, "code");
    letter.seen = static_cast<std::uint32_t>(json_number(json, "seen", 0, 0, kMaxMoves));
    if (letter.code.empty() || !read_seats(json, letter.seats)) return no_letter();
    const auto* words = json_member(json, "words");
    if (words && (!words->IsArray() || words->Size() > kMostWordsSent)) return no_letter();
    for (rapidjson::SizeType i = 0; words && i < words->Size(); ++i) {
        const auto& one = (*words)[i];
        WordAlong word;
        word.ply = static_cast<std::uint32_t>(json_number(one, "ply", 0, 0, kMaxMoves));
        word.seat = seat_at(static_cast<int>(json_number(one, "seat", 0, 1, kMaxSeats)) - 1);
        word.text = clean_word(json_text(one, "text"));
        const bool is_its = std::find(letter.seats.begin(), letter.seats.end(), word.seat) != letter.seats.end();
        if (is_its && !word.text.empty()) letter.words.push_back(std::move(word));
    }
    return letter;
}

Expected<Letter> letter_of(const Journal& journal, const Carried& carried) {
    Letter letter;
    letter.seats = seats_here(journal);
    letter.seen = std::min(journal.seen, journal.committed);
    auto code = encode_link(sent_record(journal));
    if (!code && code.fault().code != "link/too-long") return code.fault();
    letter.code = code ? *code : bundle_json(journal);
    if (carried.is_quiet) return letter;
    for (const WordAlong& word : carried.words)
        if (std::find(letter.seats.begin(), letter.seats.end(), word.seat) != letter.seats.end())
            letter.words.push_back(word);
    if (letter.words.size() > kMostWordsSent)
        letter.words.erase(letter.words.begin(), letter.words.end() - static_cast<std::ptrdiff_t>(kMostWordsSent));
    return letter;
}

bool take_words(Carried& carried, std::size_t seats, const Letter& letter, std::string_view author) {
    bool is_changed = false;
    carried.authors.resize(seats);
    for (const Seat seat : letter.seats) {
        if (slot(seat) >= carried.authors.size() || author.empty() || !carried.authors[slot(seat)].empty()) continue;
        carried.authors[slot(seat)] = author;
        is_changed = true;
    }
    for (const WordAlong& word : letter.words)
        if (slot(word.seat) < carried.authors.size() && carried.authors[slot(word.seat)] == author)
            is_changed = put_word(carried.words, word) || is_changed;
    return is_changed;
}

void say_along(Carried& carried, const Journal& journal, Seat seat, std::string_view text) {
    std::vector<WordAlong>& words = carried.words;
    const WordAlong word{journal.committed, seat, clean_word(text)};
    if (!word.text.empty()) return void(put_word(words, word));
    std::erase_if(words, [&](const WordAlong& one) { return one.ply == word.ply && one.seat == seat; });
}

// ---- Presence

std::string write_presence(const Presence& presence) {
    JsonOut json;
    json.object().field("v", kPostVersion).values("seats", numbers_of(presence.seats));
    return json.field("here", presence.is_here).field("asks", presence.is_asking).end().text();
}

Expected<Presence> read_presence(std::string_view text) {
    rapidjson::Document json;
    Presence presence;
    if (!parse_json(text, json, kMaxLetterBytes) || json_number(json, "v", 0, 0, kPostVersion) != kPostVersion ||
        !read_seats(json, presence.seats))
        return no_letter();
    presence.is_here = json_truth(json, "here");
    presence.is_asking = json_truth(json, "asks");
    return presence;
}

}  // namespace orrery
