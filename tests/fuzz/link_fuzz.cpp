// libFuzzer: whatever a link, a stored journal or pasted JSON may be. Half of the runs seal the input as the body of a
// link, so that the decoder behind the check value and the rules behind it are reached too.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games.h"
#include "record/digits.h"
#include "record/link_text.h"
#include "record/table.h"

namespace {

using namespace orrery;

void require(bool holds) {
    if (!holds) std::abort();
}

void try_link(std::string_view text) {
    const auto link = open_link(text);
    if (!link) return require(!link.fault().code.empty() && !link.fault().message.empty());
    require(link->match->is_sound());
    const auto code = encode_link(link->record);
    require(static_cast<bool>(code));
    const auto again = open_link(*code);
    require(again && again->record == link->record && again->match->fingerprint() == link->match->fingerprint());
}

void try_journal(const Expected<Journal>& journal) {
    if (!journal) return;
    const auto table = Table::open(*journal);
    if (!table) return;
    const auto back = read_journal(journal_json(table->journal(journal->time_ms)));
    require(back && back->record == table->record());
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
    switch (data[0] % 8) {
        case 0: try_journal(read_journal(input)); break;
        case 1: try_journal(read_journal_bytes(input)); break;
        case 2:
        case 3: try_link(input); break;
        case 4: try_link(seal_code(kLinkFormat, "nim", body_of(input))); break;
        default:
            for (const GameInfo& info : games())
                for (const char format : {kLinkFormat, kBoundFormat, kSeatFormat})
                    try_link(seal_code(format, info.id.substr(0, kMarkSize), body_of(input)));
    }
    return 0;
}
