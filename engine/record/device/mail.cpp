// First what goes to the carrier, one changed match a call; then what comes from it, letter by letter; then what is
// known of the others. post.h writes and reads letters; the store decides what an incoming game means.
#include "record/device/mail.h"

#include <algorithm>
#include <utility>

#include "generated/record/say.h"
#include "record/device/bundle.h"
#include "record/link/link.h"
#include "record/play/invitation.h"
#include "record/play/session.h"

namespace orrery {
namespace {

constexpr std::uint64_t kDayMs = std::uint64_t{24} * 60 * 60 * 1000;
constexpr std::uint64_t kAfterEndMs = 30 * kDayMs;  // how long an ended match is carried, so that all see the end
constexpr std::uint64_t kPresenceMs = 150 * 1000;   // a device says every minute that it is there

bool is_carried(const Carried& carried, const Journal& journal, std::uint64_t now_ms) {
    if (!carried.is_on || !journal.record.is_bound()) return false;
    return !journal.summary.over || journal.time_ms + kAfterEndMs > now_ms;
}

Expected<Journal> journal_of(const std::string& code, std::uint64_t now_ms) {
    if (code.starts_with('{')) {
        auto bundle = read_bundle(code);
        if (!bundle) return bundle.fault();
        if (bundle->games.size() == 1 && bundle->games.front().journal) return *bundle->games.front().journal;
        return Fault{"letter/form", say::no_turn()};
    }
    auto opened = open_code(code);
    if (!opened) return opened.fault();
    Journal journal;
    journal.record = std::move(opened->record);
    journal.committed = static_cast<std::uint32_t>(journal.record.moves.size());
    journal.time_ms = now_ms;
    return journal;
}

}  // namespace

// ---- To the carrier

void Mail::touched_all() {
    for (const auto& [number, journal] : store_.games())
        if (store_.carried(number).is_on) due_.insert(number);
}

std::optional<Mail::Errand> Mail::next(std::uint64_t now_ms) {
    while (!due_.empty()) {
        const std::string number = *due_.begin();
        due_.erase(due_.begin());
        const Journal* journal = store_.game(number);
        const auto box =
            journal && is_carried(store_.carried(number), *journal, now_ms) ? post_box(journal->record) : std::nullopt;
        if (!box) {
            if (told_.erase(number) == 0) continue;
            others_.erase(number), kept_.erase(number), too_long_.erase(number);
            return Errand{number, {}, {}, {}, false};
        }
        auto letter = letter_of(*journal, store_.carried(number));
        if (!letter) continue;  // this device cannot play it any more; its table says why
        const std::optional<PostKey> slot = slot_key(*journal);
        std::string text = write_letter(*letter);
        const bool is_too_long = text.size() > kMaxLetterBytes;
        if (is_too_long) text.clear();
        Told& told = told_[number];
        if (told.letter == text && told.slot == slot) continue;  // the carrier has it already
        const bool is_news = told.code.empty() ? journal->sent == Sent::due : told.code != letter->code;
        told = {letter->code, text, slot};
        hear_kept(number, false, is_too_long);
        return Errand{number, box, slot, text, is_news};
    }
    return {};
}

// ---- From the carrier

Expected<Mail::Heard> Mail::hear(const std::string& number, std::string_view text, std::string_view author,
                                 std::uint64_t now_ms) {
    const auto unknown = Fault{"letter/match", say::game_is_gone()};
    const Journal* known = store_.game(number);
    if (!known || !store_.carried(number).is_on) return unknown;
    const auto letter = read_letter(text);
    if (!letter) return letter.fault();
    Heard heard;
    heard.before = *known;
    const bool is_settled = !in_lobby(known->record);  // it is known who has which seat
    if (Carried words = store_.carried(number);
        is_settled && take_words(words, known->record.seats.size(), *letter, author)) {
        heard.has_words = words.words != store_.carried(number).words;
        store_.keep_carried(number, words);
    }
    const auto told = told_.find(number);
    if (told == told_.end() || letter->code != told->second.code) {
        const auto incoming = journal_of(letter->code, now_ms);
        if (!incoming) return incoming.fault();
        if (number_of(*incoming) != number) return unknown;
        const auto arrival = store_.take_in(*incoming);
        if (!arrival) return arrival.fault();
        heard.arrival = *arrival;
        heard.standing = arrival->standing;
        if (arrival->standing == Standing::newer) go_on(number, now_ms);
    }
    const bool is_sound =
        heard.standing == Standing::same || heard.standing == Standing::newer || heard.standing == Standing::older;
    Others& others = others_[number];
    for (const Seat seat : letter->seats)
        if (is_sound && slot(seat) < others.code.size())
            others.code[slot(seat)] = letter->code, others.seen[slot(seat)] = letter->seen;
    return heard;
}

bool Mail::go_on(const std::string& number, std::uint64_t now_ms) {
    const Journal* known = store_.game(number);
    if (!known) return false;
    if (in_lobby(known->record)) {
        Journal journal = *known;
        if (!begin(journal)) return false;
        const auto table = Table::open(journal);
        if (!table) return false;
        Journal begun = table->journal(now_ms);
        begun.sent = Sent::due;
        store_.save(begun);
        go_on(number, now_ms);
        return true;
    }
    auto session = Session::open(*known);
    if (!session) return false;
    Session& match = **session;
    const std::size_t pending = match.pending();
    if (pending > 0) return false;  // a person here is in the middle of a turn
    match.set_automatic(automatic_(known->record.game));
    bool has_changed = match.settle();
    while (match.answer_automatically()) {
        has_changed = true;
        if (match.mode() == Session::Mode::turn_done) match.end_turn();
    }
    if (!has_changed) return false;
    Journal next = match.table().journal(now_ms);
    next.seen = known->seen, next.sent = Sent::due;
    store_.save(next);
    return true;
}

// ---- What is known of the others

Mail::Reached Mail::reached(const Journal& journal, Seat seat) const {
    const std::string number = number_of(journal);
    const auto others = others_.find(number);
    const auto told = told_.find(number);
    if (others == others_.end() || told == told_.end() || slot(seat) >= kMaxSeats) return Reached::unknown;
    if (others->second.code[slot(seat)] != told->second.code) return Reached::unknown;
    return others->second.seen[slot(seat)] >= journal.committed ? Reached::shown : Reached::device;
}

void Mail::hear_presence(const std::string& number, const Presence& presence, std::uint64_t now_ms) {
    for (const Seat seat : presence.seats)
        if (slot(seat) < kMaxSeats) others_[number].here_ms[slot(seat)] = presence.is_here ? now_ms : 0;
}

bool Mail::is_at_table(const std::string& number, Seat seat, std::uint64_t now_ms) const {
    const auto others = others_.find(number);
    if (others == others_.end() || slot(seat) >= kMaxSeats) return false;
    const std::uint64_t told = others->second.here_ms[slot(seat)];
    return told != 0 && told + kPresenceMs > now_ms;
}

bool Mail::is_anybody_at_table(const std::string& number, std::uint64_t now_ms) const {
    for (int i = 0; i < kMaxSeats; ++i)
        if (is_at_table(number, seat_at(i), now_ms)) return true;
    return false;
}

void Mail::hear_kept(const std::string& number, bool is_kept, bool is_too_long) {
    kept_[number] = is_kept;
    is_too_long ? (void)too_long_.insert(number) : (void)too_long_.erase(number);
}

bool Mail::is_kept(const std::string& number) const {
    const auto found = kept_.find(number);
    return found != kept_.end() && found->second;
}

}  // namespace orrery
