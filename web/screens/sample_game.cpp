#include "web/screens/sample_game.h"

#include <string>

#include "core/hash.h"

namespace orrery::web {

void SampleGame::tell(Outline& out, std::string_view game, int seats, const std::vector<OptionText>& options,
                      float least, float most) {
    std::string all = std::string(game) + std::to_string(seats);
    for (const OptionText& option : options) all += " " + option.key + "=" + option.value;
    if (const std::uint64_t number = hash_text(all); journal_.record.number != number) {
        auto record = new_record(game, seats, options, number, seed_of_number(number));
        if (!record) return;
        for (SeatHolder& holder : record->seats) holder.kind = SeatKind::bot;
        journal_.record = std::move(*record);
        pictures_ = {};
    }
    out.picture(least, most, pictures_, journal_);
}

}  // namespace orrery::web
