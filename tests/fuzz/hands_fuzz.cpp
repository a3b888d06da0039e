// libFuzzer: a small program of what people do at two or three devices of a game by link: join, play, take back, open,
// let bots stand in, come back, move a seat to another device, send links in any order, store, change to another line.
// Somebody without their keys also changes links on their way. After each step every device must keep what it has.
#include <algorithm>
#include <optional>

#include "fuzz/support.h"
#include "record/link/link.h"
#include "record/link/seat_key.h"
#include "record/play/invitation.h"
#include "record/play/table.h"
#include "record/replay/tags.h"

namespace {

using namespace orrery;
using fuzz::require;
using fuzz::require_none;

constexpr std::size_t kMaxInput = 20;
constexpr std::size_t kMostMoves = 24;

class People {
   public:
    explicit People(fuzz::Choices& choices) : choices_(choices), match_(fuzz::some_match(choices)) {
        devices_ = match_.moments[below(match_.moments.size())];
        for (const Record& record : match_.sent) known_.push_back(record);
        if (known_.size() > 8) known_.erase(known_.begin(), known_.end() - 8);
        lines_.resize(devices_.size());
    }

    void step() {
        const std::size_t at = below(devices_.size());
        Journal& here = devices_[at];
        const Journal before = here;
        const bool is_amid_turn = here.committed < here.record.moves.size();  // then the page lets no seat change hands
        switch (below(17)) {
            case 0: take_a_seat(here); break;
            case 1:
            case 2:
            case 3: answer(here, true); break;
            case 4: answer(here, false); break;
            case 5: undo(here); break;
            case 6: settle(here); break;
            case 7:
            case 8: give(at, below(devices_.size())); break;
            case 9:
                if (!is_amid_turn) stand_in(here, seat(), static_cast<std::uint8_t>(below(2)));
                break;
            case 10:
                if (!is_amid_turn) take_back(here, seat());
                break;
            case 11:
                if (!is_amid_turn) adopt(here);
                break;
            case 12: store(here); break;
            case 13: swap_line(at); break;
            case 14: open(at, post::came(known_[below(known_.size())])); break;
            case 15: adopt_anew(); break;
            default: tamper(at);
        }
        if (const std::string broken = post::breaks_words(devices_[at]); !broken.empty())
            require(false, broken + " at device " + std::to_string(at) + ": " + journal_json(before) + "\nbecomes " +
                               journal_json(devices_[at]));
    }

    void store_all() const {
        for (const Journal& here : devices_)
            if (const std::string broken = post::breaks_store(here); !broken.empty())
                require(false, broken + "\nbecomes: " + journal_json(here));
    }

   private:
    std::size_t below(std::size_t bound) { return choices_.below(static_cast<std::uint32_t>(bound)); }
    Seat seat() { return seat_at(static_cast<int>(below(match_.sent.front().seats.size()))); }

    static std::optional<Table> table_of(const Journal& here) {
        if (in_lobby(here.record)) return {};
        auto table = Table::open(here);
        require(static_cast<bool>(table), "what a device keeps opens");
        return std::move(*table);
    }

    void take_a_seat(Journal& here) {
        const Seat one = seat();
        const auto& key = match_.keys[static_cast<std::size_t>(index(one))];
        if (key) take_seat(here, one, "Ada", *key);
        begin(here);
    }
    void answer(Journal& here, bool commits) {
        auto table = table_of(here);
        if (!table || table->ply() >= kMostMoves || table->asked() == kSpectator) return;
        const Path path = table->now().walk(
            [&](std::uint64_t count) { return below(static_cast<std::size_t>(std::min<std::uint64_t>(count, 64))); });
        table->play(table->now().move_text(path), commits && below(8) == 7);
        if (commits) table->commit(), table->settle();
        here = table->journal(here.time_ms + 1);
    }
    void undo(Journal& here) {
        auto table = table_of(here);
        if (!table || !table->can_undo()) return;
        table->undo();
        here = table->journal(here.time_ms + 1);
    }
    void settle(Journal& here) {
        auto table = table_of(here);
        if (!table) return;
        table->commit(), table->settle();
        here = table->journal(here.time_ms + 1);
    }
    void open(std::size_t at, const Journal& incoming) {
        const auto taken = fuzz::take_in(devices_[at], incoming, "what arrives");
        if (!taken.line.record.game.empty()) lines_[at] = taken.line;
    }
    void give(std::size_t from, std::size_t to) {
        if (from == to) return;
        const auto code = encode_link(post::sent(devices_[from]));
        require(static_cast<bool>(code), "what a device keeps can be sent");
        const auto link = open_link(*code);
        require(static_cast<bool>(link), "what a device sends opens");
        known_.push_back(link->record);
        open(to, post::came(link->record));
    }
    void adopt(Journal& here) {
        const Seat one = seat();
        const auto& key = match_.keys[static_cast<std::size_t>(index(one))];
        if (!key) return;
        const auto code = read_seat_key(write_seat_key({here.record.game, here.record.number, one, *key}));
        require(code && code->key == *key && code->seat == one, "a seat's secret goes out as it came");
        adopt_seat(here, one, *key,
                   below(2) == 0 ? here.record.seats[static_cast<std::size_t>(index(one))].name : "Cleo");
    }
    // Somebody lost everything except the secret, and has a link that was changed on its way. Only what the seat itself
    // said may be adopted.
    void adopt_anew() {
        std::vector<const Record*> known;
        for (const Record& record : known_) known.push_back(&record);
        Record record = known_[below(known_.size())];
        const post::Below choose = choices_.as_below();
        for (std::size_t ways = below(3); ways > 0; --ways) post::forge(record, known, {}, choose);
        const auto read = read_journal(journal_json(post::came(record)));
        if (!read) return;
        Journal wiped = *read;
        auto arrival = arrive(nullptr, nullptr, wiped);
        const Seat one = seat_at(static_cast<int>(below(record.seats.size())));
        const auto& key = match_.keys[static_cast<std::size_t>(index(one))];
        if (!arrival || !arrival->game || !key) return;
        const Journal before = wiped = *arrival->game;
        const bool is_refused = static_cast<bool>(adopt_seat(wiped, one, *key, "Cleo"));
        require(!is_refused || wiped == before, "what is refused changes nothing");
        if (is_refused) return;
        require(is_signed(before.record, one, *key), "a seat is adopted where it said what the game is");
        require_none(post::breaks_words(wiped), "what is adopted can be told");
        require_none(post::breaks_store(wiped), "what is adopted can be stored");
    }
    void store(Journal& here) {
        auto back = read_journal(journal_json(here));
        require(back && *back == here, "what is stored comes back");
        fuzz::warm(*back, match_.keys);
        here = *back;
    }
    // Somebody chooses another line of the game.
    void swap_line(std::size_t at) {
        Journal& line = lines_[at];
        if (line.record.game.empty()) return;
        std::swap(devices_[at], line);
        devices_[at].here = line.here, devices_[at].keys = line.keys;
        settle_keys(devices_[at]);
    }
    void tamper(std::size_t at) {
        std::vector<const Record*> known;
        for (const Record& record : known_) known.push_back(&record);
        Record record = post::sent(devices_[below(devices_.size())]);
        const post::Below choose = choices_.as_below();
        for (std::size_t ways = 1 + below(3); ways > 0; --ways) post::forge(record, known, {}, choose);
        const auto link = encode_link(record);
        const auto opened = link ? open_link(*link) : Expected<OpenedLink>(link.fault());
        if (opened) open(at, post::came(opened->record));
    }

    fuzz::Choices& choices_;
    const fuzz::Match& match_;
    fuzz::Moment devices_;
    std::vector<Journal> lines_;
    std::vector<Record> known_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, std::min(size, kMaxInput));
    People people(choices);
    while (!choices.are_over()) people.step();
    people.store_all();
    return 0;
}
