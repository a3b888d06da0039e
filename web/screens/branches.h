// Two lines of one game, side by side or one below the other: where they part, how each goes on, and whose turn it is
// in each. A person goes on with one line, or only looks at the other. The line that is not chosen is kept until
// somebody deletes it, and deleting can be undone.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "web/screens/screen.h"

namespace orrery::web {

// `which`: one of several other lines, in the order of Store::branches. Returns the home screen if no other line is
// kept.
std::unique_ptr<Screen> make_branches_screen(App& app, const std::string& number, std::size_t which = 0);

}  // namespace orrery::web
