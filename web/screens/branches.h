// Two lines of one game, side by side or one below the other: up to where they agree, what each goes on with, whose turn
// it is in each. One goes on with either, or
// only looks at the other; what is not chosen stays kept until it is forgotten, and that can be taken back.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "web/screens/screen.h"

namespace orrery::web {

// Home, where no other line of that game is kept. `which`: of several others, as Store::branches gives them.
std::unique_ptr<Screen> make_branches_screen(App& app, const std::string& number, std::size_t which = 0);

}  // namespace orrery::web
