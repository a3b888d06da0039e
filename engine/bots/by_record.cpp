#include "bots/by_record.h"

#include <iterator>
#include <string>

#include "generated/core/say.h"
#include "record/data/seat_names.h"
#include "record/replay/luck.h"
#include "record/replay/replay.h"

namespace orrery {
namespace {

Fault no_question(std::size_t ply) { return {"bot/question", common::say::no_bot_moves(static_cast<int>(ply))}; }

}  // namespace

std::unique_ptr<Thinking> BotQuestion::think(Clock clock) const {
    return make_player(bot, {.clock = clock}, seed)->think(*match);
}

Expected<BotQuestion> bot_question(const Record& record, std::size_t ply) {
    if (!bots_follow(record) || ply < 1 || ply > record.moves.size() + 1) return no_question(ply);
    Luck luck(record);
    auto match = replay(record, ply - 1, [&luck](const Match& before, const Path& path) {
        auto next = before.clone();
        luck.play(next, path);
    });
    if (!match) return match.fault();
    const Decision asked = (*match)->decision();
    if (asked.over || luck.stood_in(**match)) return no_question(ply);
    const SeatHolder& holder = holder_at(record, asked.seat, ply);
    if (holder.kind != SeatKind::bot || holder.level >= std::size(kBotLevels)) return no_question(ply);
    return BotQuestion{std::move(*match), asked.seat, bot_id(record.game, holder), luck.bot_seed()};
}

Expected<Path> bot_move(const Record& record, std::size_t ply) {
    const auto question = bot_question(record, ply);
    if (!question) return question.fault();
    const auto thinking = question->think();
    while (!thinking->step({})) continue;
    return question->match->move_path(thinking->best());
}

std::size_t next_bot_choice(const Table& table, std::size_t ply) {
    for (std::size_t next = ply + 1; next <= table.committed(); ++next) {
        const auto before = table.at(next - 1);
        const SeatHolder& holder = holder_at(table.record(), before->decision().seat, next);
        if (holder.kind == SeatKind::bot && before->has_choice() && !table.is_given(next)) return next;
    }
    return 0;
}

}  // namespace orrery
