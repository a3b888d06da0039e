// libFuzzer: whatever a link, a seat code, a stored journal or pasted JSON may be. Half of the runs seal the input as the
// body of a link, so that the decoder behind the check value and the rules behind it are reached too; others take it as
// changes to a game by link that is known here, which then arrives.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "games.h"
#include "record/bundle.h"
#include "record/digits.h"
#include "record/link_text.h"
#include "record/seat_code.h"
#include "record/seats.h"
#include "record/table.h"

namespace {

using namespace orrery;

void require(bool holds) {
    if (!holds) std::abort();
}

void try_link(std::string_view text) {
    const auto link = open_link(text);
    if (!link) return require(!link.fault().code.empty() && !link.fault().message.empty());
    require((link->match == nullptr) == is_gathering(link->record));
    const auto code = encode_link(link->record);
    require(static_cast<bool>(code));
    const auto again = open_link(*code);
    require(again && again->record == link->record);
    if (!link->match) return;
    require(link->match->is_sound());
    require(again->match->fingerprint() == link->match->fingerprint());
    if (const auto table = Table::open(link->record, SeatSet{})) require(table->now().is_sound());
}

void try_seat_code(std::string_view text) {
    const auto seat = read_seat_code(text);
    if (!seat) return require(!seat.fault().code.empty() && !seat.fault().message.empty());
    require(*read_seat_code(write_seat_code(*seat)) == *seat);
}

void try_journal(const Expected<Journal>& journal) {
    if (!journal) return;
    auto table = Table::open(*journal);
    if (!table) return;
    table->settle();
    const auto back = read_journal(journal_json(table->journal(journal->time_ms)));
    require(back && back->record == table->record());
}

// A match by link of seats p1, whose secret is here, and p2: invited, begun, amid its secret bids, and after them.
std::vector<Journal> known_journals() {
    Record record = *new_record("nim", 2, {}, 7, 0);
    record.seats = {{SeatKind::person, 0, "Ada"}, {SeatKind::open, 0, ""}};
    const ChainValue host = fresh_key("fuzz", 1), guest = fresh_key("fuzz", 2);
    Journal journal = invite(record, SeatSet{1}, [&host] { return host; });
    std::vector<Journal> known{journal};
    require(!take_seat(journal, seat_at(1), "Bob", guest) && begin(journal));
    Journal theirs = journal;
    theirs.keys[0].reset();
    Table other = std::move(*Table::open(theirs));
    require(!other.play("bid 1"));
    for (const Record& state : {journal.record, other.record()}) {
        journal.record = state;
        journal.keys[1].reset();
        settle_keys(journal);
        known.push_back(journal);
    }
    Table mine = std::move(*Table::open(journal));
    require(!mine.play("bid 2") && mine.settle());
    known.push_back(mine.journal(0));
    return known;
}

// A known state with some bytes changed, as the input says, comes in where another is known.
void try_arrival(std::string_view input) {
    static const std::vector<Journal> known = known_journals();
    if (input.size() < 2) return;
    const auto choice = static_cast<std::size_t>(input[0]);
    const Journal& here = known[choice % known.size()];
    std::string bytes = journal_bytes(known[choice / known.size() % known.size()]);
    for (input.remove_prefix(1); input.size() >= 3; input.remove_prefix(3)) {
        const std::size_t at =
            static_cast<unsigned char>(input[0]) * std::size_t{256} + static_cast<unsigned char>(input[1]);
        bytes[at % bytes.size()] = input[2];
    }
    const auto incoming = read_journal_bytes(bytes);
    if (!incoming) return;
    const auto arrival = arrive(&here, nullptr, *incoming);
    if (!arrival) return require(!arrival.fault().code.empty());
    if (!arrival->game) return;
    const Record& kept = arrival->game->record;
    require(kept.moves.size() >= here.record.moves.size() && kept.number == here.record.number);
    require(is_gathering(kept) || Table::open(*arrival->game));
    require(is_gathering(here.record) || arrival->game->keys[0] == here.keys[0]);
}

// The input's bytes as the digits of a body: any body can be written.
std::string body_of(std::string_view bytes) {
    std::string body;
    for (const char c : bytes.substr(0, 2000)) body += digit62(static_cast<unsigned char>(c));
    return body;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view input(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 10) {
        case 8: try_seat_code(input); break;
        case 9: try_arrival(input); break;
        case 0: try_journal(read_journal(input)); break;
        case 1: try_journal(read_journal_bytes(input)); break;
        case 2:
        case 3: try_link(input); break;
        case 4:
            for (const char format : {kLinkFormat, kBoundFormat}) try_link(seal_code(format, "nim", body_of(input)));
            break;
        default:
            for (const GameInfo& info : games())
                for (const char format : {kLinkFormat, kBoundFormat, kSeatFormat}) {
                    const std::string code = seal_code(format, info.id.substr(0, kMarkSize), body_of(input));
                    try_link(code);
                    try_seat_code(code);
                }
    }
    return 0;
}
