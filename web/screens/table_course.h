// The course of a finished match, from its record: the standing of every seat, turn by turn. It is made when it is asked
// for, and again when the match has gone on.
#pragma once

#include <cstddef>

#include "core/sheet.h"
#include "web/screens/table_match.h"
#include "web/widgets/course.h"

namespace orrery::web {

class TableCourse {
   public:
    explicit TableCourse(const TableMatch& match) : match_(match) {}

    const Course& course();
    SheetTable table();

   private:
    static constexpr std::size_t kNever = static_cast<std::size_t>(-1);

    const TableMatch& match_;
    Course course_;
    std::size_t ply_ = kNever;  // the ply after which it was made
};

}  // namespace orrery::web
