#include "web/boards/kit/leader.h"

#include <algorithm>

#include "generated/kit/say.h"

namespace orrery::web::kit {

void flag_leader(std::vector<SeatFigures>& figures, std::string_view what) {
    if (figures.size() < 2) return;
    std::vector<SeatFigures*> order;
    for (SeatFigures& figure : figures) order.push_back(&figure);
    std::partial_sort(order.begin(), order.begin() + 2, order.end(),
                      [](const SeatFigures* a, const SeatFigures* b) { return a->course > b->course; });
    const std::int32_t ahead = order[0]->course - order[1]->course;
    if (ahead > 0) order[0]->flag = kit_says::leads(what, ahead);
}

}  // namespace orrery::web::kit
