#include "web/screens/table_course.h"

#include <algorithm>
#include <string>
#include <vector>

#include "generated/web/say.h"

namespace orrery::web {
namespace {
constexpr std::size_t kMostPoints = 48, kMostRows = 24;
}  // namespace

const Course& TableCourse::course() {
    const Session& session = match_.session();
    Board* const board = match_.board();
    const std::size_t last = session.table().ply();
    if (ply_ == last) return course_;
    ply_ = last;
    course_ = {board ? std::string(board->course()) : say::score(), {}, {}};
    course_.values.resize(session.names().size());
    std::vector<std::size_t> ends;  // plies at which a turn ended
    Decision before;
    for (std::size_t ply = 0; ply <= last; ++ply) {
        const Decision now = session.table().at(ply)->decision();
        if (ply > 0 && (now.over || !now.is_of_turn(before))) ends.push_back(ply);
        before = now;
    }
    const std::size_t step = std::max<std::size_t>(1, (ends.size() + kMostPoints - 1) / kMostPoints);
    const auto add = [&](std::size_t ply, std::size_t turns) {
        const auto match = session.table().at(ply);
        const auto figures = board ? board->figures(match->view(session.viewer())) : std::vector<SeatFigures>{};
        course_.turns.push_back(static_cast<std::int32_t>(turns));
        for (std::size_t i = 0; i < course_.values.size(); ++i)
            course_.values[i].push_back(i < figures.size() ? figures[i].course : match->result().score[i]);
    };
    add(0, 0);
    for (std::size_t i = step; i <= ends.size(); i += step) add(ends[i - 1], i);
    if (ends.size() % step != 0) add(ends.back(), ends.size());
    return course_;
}

SheetTable TableCourse::table() {
    const Session& session = match_.session();
    const Course& shown = course();
    SheetTable table;
    table.caption = say::by_turn(shown.what);
    table.columns = {say::turn_column()};
    for (std::size_t i = 0; i < session.names().size(); ++i)
        table.columns.push_back(session.cell(seat_name(seat_at(static_cast<int>(i)))));
    const std::size_t step = std::max<std::size_t>(1, (shown.turns.size() + kMostRows - 1) / kMostRows);
    for (std::size_t i = 0; i < shown.turns.size(); ++i) {
        if (i % step != 0 && i + 1 != shown.turns.size()) continue;
        table.rows.push_back({std::to_string(shown.turns[i])});
        for (const auto& line : shown.values) table.rows.back().push_back(std::to_string(line[i]));
    }
    return table;
}

}  // namespace orrery::web
