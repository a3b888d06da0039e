#include "record/play/continuation.h"
#include "generated/record/say.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {
constexpr std::uint8_t kStandIn = 2;  // index into kBotLevels: adept
}

Expected<Continuation> continuation(const Record& played, SeatSet here, std::size_t ply, std::uint64_t number) {
    const auto then = replay(played, ply);
    if (!then) return then.fault();
    const Decision decision = (*then)->decision();
    if (decision.over) return Fault{"continuation/over", say::over_there()};
    Continuation made{played, here};
    Record& record = made.record;
    record.number = number;
    record.binding.reset();
    if (record.moves.size() > ply) record.moves.resize(ply);
    if (here.empty()) made.here.add(decision.seat);
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        SeatHolder& holder = record.seats[i];
        const Seat seat = seat_at(static_cast<int>(i));
        if (here.empty() && seat == decision.seat)
            holder = {SeatKind::person, 0, {}};
        else if (holder.kind != SeatKind::bot && !made.here.has(seat))
            holder = {SeatKind::bot, kStandIn, {}};
    }
    const auto now = replay(record);
    if (!now || (*now)->fingerprint() != (*then)->fingerprint())
        return Fault{"continuation/luck", say::luck_from_players()};
    return made;
}

}  // namespace orrery
