#include "web/screens/sample_game.h"

#include <string>

#include "core/hash.h"
#include "record/replay/replay.h"

namespace orrery::web {
namespace {

constexpr std::size_t kMoves = 80;

void play_some(Record& record) {
    const auto match = start_of(record);
    if (!match) return;
    Chance choice(record.number);
    while (record.moves.size() < kMoves && !(*match)->decision().over) {
        const Path path = (*match)->walk([&](std::uint64_t count) { return choice.bits() % count; });
        record.moves.push_back((*match)->move_text(path));
        Chance luck = luck_of(record, record.moves.size());
        (*match)->play(path, luck);
    }
}

}  // namespace

void SampleGame::tell(Outline& out, std::string_view game, int seats, const std::vector<OptionText>& options,
                      float least, float most) {
    std::string all = std::string(game) + std::to_string(seats);
    for (const OptionText& option : options) all += " " + option.key + "=" + option.value;
    if (const std::uint64_t number = hash_text(all); journal_.record.number != number) {
        auto record = new_record(game, seats, options, number, seed_of_number(number));
        if (!record) return;
        for (SeatHolder& holder : record->seats) holder.kind = SeatKind::bot;
        play_some(*record);
        journal_.record = std::move(*record);
        pictures_ = {};
    }
    out.picture(least, most, pictures_, journal_);
}

}  // namespace orrery::web
