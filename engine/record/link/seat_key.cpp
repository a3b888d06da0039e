#include "record/link/seat_key.h"

#include "generated/record/say.h"
#include "record/link/link.h"
#include "record/link/link_text.h"
#include "record/link/mixed_radix.h"

namespace orrery {

std::string write_seat_key(const WrittenSeatKey& code) {
    DigitsOut out;
    out.wide(code.number);
    out.digit(static_cast<std::uint64_t>(index(code.seat)), kMaxSeats);
    for (const std::uint8_t byte : code.key) out.digit(byte, 256);
    return seal_code(kSeatFormat, std::string_view(code.game).substr(0, kMarkSize), out.base62());
}

bool is_seat_key(std::string_view text) {
    const Expected<std::string> code = find_code(text, is_game_mark);
    return code && code->front() == kSeatFormat;
}

Expected<WrittenSeatKey> read_seat_key(std::string_view text) {
    const Expected<std::string> code = find_code(text, is_game_mark);
    if (!code) return code.fault();
    const GameInfo* info = game_of_mark(std::string_view(*code).substr(1, kMarkSize));
    if (code->front() != kSeatFormat || !info) return Fault{"link/none", say::seat_none()};
    DigitsIn in(std::string_view(*code).substr(kHeadSize, code->size() - kHeadSize - kCheckSize));
    WrittenSeatKey seat{std::string(info->id), in.wide(), kSpectator, {}};
    seat.seat = seat_at(static_cast<int>(in.digit(kMaxSeats)));
    for (std::uint8_t& byte : seat.key) byte = static_cast<std::uint8_t>(in.digit(256));
    if (!in.at_end()) return Fault{"link/record", say::seat_damaged()};
    return seat;
}

}  // namespace orrery
