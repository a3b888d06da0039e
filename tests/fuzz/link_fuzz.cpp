// libFuzzer: the body of a link of any kind, with a valid check value, so that the input reaches the decoder and the
// rules; and seats' secrets.
#include "fuzz/support.h"
#include "games.h"
#include "record/link/link.h"
#include "record/link/link_text.h"
#include "record/link/mixed_radix.h"
#include "record/link/seat_key.h"
#include "record/play/table.h"

namespace {

using namespace orrery;
using fuzz::require;

constexpr std::size_t kMaxInput = 160;

// Turns the input's bytes into the digits of a body. Every body can be written this way.
std::string body_of(std::string_view bytes) {
    std::string body;
    for (const char c : bytes) body += value62(c) >= 0 ? c : digit62(static_cast<unsigned char>(c));
    return body;
}

void try_link(std::string_view text) {
    const auto link = open_link(text);
    if (!link) return require(!link.fault().code.empty() && !link.fault().message.empty(), "a fault has words");
    require((link->match == nullptr) == in_lobby(link->record), "only an invitation has no position");
    const auto code = encode_link(link->record);
    require(static_cast<bool>(code), "what was opened can be sent");
    const auto again = open_link(*code);
    require(again && again->record == link->record, "a link goes out as it came");
    if (!link->match) return;
    require(link->match->is_sound(), "a position is sound");
    require(again->match->fingerprint() == link->match->fingerprint(), "a link ends the same");
    if (const auto table = Table::open(link->record, SeatSet{}))
        require(table->now().is_sound(), "a position is sound");
}

void try_seat_key(std::string_view text) {
    const auto seat = read_seat_key(text);
    if (!seat) return require(!seat.fault().code.empty() && !seat.fault().message.empty(), "a fault has words");
    require(*read_seat_key(write_seat_key(*seat)) == *seat, "a seat's secret goes out as it came");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Choices choices(data, std::min(size, kMaxInput));
    constexpr char kFormats[] = {kLinkFormat,      kBoundFormat,  kTaggedFormat,  kSeatFormat,
                                 kScrambledFormat, kSealedFormat, kFriendsFormat, kCharactersFormat};
    const char format = kFormats[choices.below(std::size(kFormats))];
    // The template is quick and has the same decoder; the other games add their rules.
    const std::uint32_t choice = choices.below(16);
    const GameInfo& info = choice < games().size() ? games()[choice] : *find_game("nim");
    const std::string code = seal_code(format, info.id.substr(0, kMarkSize), body_of(choices.rest()));
    try_link(code);
    if (format == kSeatFormat) try_seat_key(code);
    return 0;
}
