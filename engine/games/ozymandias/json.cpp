// JSON that is derived from the members. The structs list their members themselves (open.h, position.h, view.h).
#include "games/ozymandias/targets.h"

namespace orrery::ozymandias {

void save_standing(JsonOut& json, const Open& open) {
    const Result result = result_of(open);
    json.objects(open.over ? "result" : "standing", static_cast<std::size_t>(open.seats), [&](std::size_t k) {
        json(nvp("player", seat_at(static_cast<int>(k))), nvp("rank", result.rank[k]), nvp("score", result.score[k]));
    });
    if (open.over) json(nvp("cause", result.cause));
}

}  // namespace orrery::ozymandias
