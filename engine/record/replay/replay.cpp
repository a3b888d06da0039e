#include "record/replay/replay.h"

#include <algorithm>

#include "core/quoted.h"
#include "generated/record/say.h"
#include "record/replay/luck.h"

namespace orrery {

Expected<Record> new_record(std::string_view game, int seats, const std::vector<OptionText>& options,
                            std::uint64_t number, std::uint64_t seed) {
    const GameInfo* info = find_game(game);
    Record record;
    record.game = game, record.revision = info ? info->revision : 1, record.options = options;
    record.number = number, record.seed = seed;
    const auto match = start_match(game, seats, record.revision, options, Luck(record).setup());
    if (!match) return match.fault();
    record.options = without_idle(game, seats, (*match)->options());
    record.seats.resize(static_cast<std::size_t>(seats));
    return record;
}

Expected<bool> can_start(const Record& record) {
    if (record.seats.size() > kMaxSeats) return bad_record(say::more_seats(static_cast<int>(kMaxSeats)));
    if (in_lobby(record)) return Fault{"record/lobby", say::record_lobby()};
    return true;
}

Expected<std::unique_ptr<Match>> start_of(const Record& record, const Luck& luck) {
    return start_match(record.game, static_cast<int>(record.seats.size()), record.revision, record.options,
                       luck.setup());
}

Expected<std::unique_ptr<Match>> start_of(const Record& record) {
    if (const auto can = can_start(record); !can) return can.fault();
    return start_of(record, Luck(record));
}

Expected<std::unique_ptr<Match>> replay(const Record& record, std::size_t plies, const EachPly& each) {
    if (record.moves.size() > kMaxMoves) return bad_record(say::more_moves(static_cast<int>(kMaxMoves)));
    if (const auto can = can_start(record); !can) return can.fault();
    Luck luck(record);
    auto match = start_of(record, luck);
    if (!match) return match.fault();
    const std::size_t last = std::min(plies, record.moves.size());
    for (std::size_t ply = 1; ply <= last; ++ply) {
        const Expected<Path> path = (*match)->move_path(record.moves[ply - 1]);
        if (!path) return impossible_move(ply, record.moves[ply - 1], path.fault());
        if (each) each(**match, *path);
        if (const Seat missing = luck.play(*match, *path).waits_for; missing != kSpectator)
            return unproven(record, missing, ply);
    }
    return match;
}

Fault impossible_move(std::size_t ply, std::string_view move, const Fault& why) {
    const int n = static_cast<int>(ply);
    return {"record/move", say::move_impossible(n, in_quotes(move), why.message, n - 1)};
}

Fault unproven(const Record& record, Seat seat, std::size_t ply) {
    const std::string& name = record.seats[static_cast<std::size_t>(index(seat))].name;
    const int n = static_cast<int>(ply);
    return {"record/proof",
            name.empty() ? say::move_unproven_seat(n, index(seat) + 1) : say::move_unproven(n, called(name))};
}

}  // namespace orrery
