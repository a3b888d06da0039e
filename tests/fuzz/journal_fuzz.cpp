// libFuzzer: a journal that a device finds in its storage, as JSON: arbitrary bytes, or a known one with changes.
#include "fuzz/support.h"
#include "record/play/table.h"

namespace {

using namespace orrery;
using fuzz::require;

constexpr std::size_t kMaxInput = 1200;

// A journal that was read stays the same when it is written and read again, whether it is a possible game or not.
void try_reading(const Expected<Journal>& journal) {
    if (!journal) return;
    const auto back = read_journal(journal_json(*journal));
    require(back && back->record == journal->record && back->keys == journal->keys, "what is read stays");
}

void try_journal(Expected<Journal> journal, const SeatKeys& keys) {
    if (!journal)
        return require(!journal.fault().code.empty() && !journal.fault().message.empty(), "a fault has words");
    fuzz::warm(*journal, keys);
    auto table = Table::open(*journal);
    if (!table) return;
    table->commit(), table->settle();
    fuzz::require_none(post::breaks_store(table->journal(journal->time_ms)), "what opens can be stored");
}

// Replaces some places of a text by other bytes, by bytes from another place, or by nothing.
std::string changed(std::string text, fuzz::Choices& choices) {
    while (!choices.are_over() && !text.empty()) {
        const std::size_t at = choices.below(static_cast<std::uint32_t>(std::min<std::size_t>(text.size(), 1u << 16)));
        const std::size_t length = 1 + choices.below(16);
        switch (choices.below(4)) {
            case 0: text[at] = static_cast<char>(choices.below(256)); break;
            case 1: text.erase(at, length); break;
            case 2: text.insert(at, text.substr(choices.below(static_cast<std::uint32_t>(text.size())), length)); break;
            default: text[at] = static_cast<char>(text[at] ^ (1 << choices.below(8)));
        }
    }
    return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, std::min(size, kMaxInput));
    if (choices.below(2) == 0) {
        const auto journal = read_journal(choices.rest());
        try_reading(journal), try_journal(journal, {});
        return 0;
    }
    const fuzz::Match& match = fuzz::some_match(choices);
    const fuzz::Moment& moment = match.moments[choices.below(static_cast<std::uint32_t>(match.moments.size()))];
    const Journal& journal = moment[choices.below(static_cast<std::uint32_t>(moment.size()))];
    const auto read = read_journal(changed(journal_json(journal), choices));
    try_reading(read), try_journal(read, match.keys);
    return 0;
}
