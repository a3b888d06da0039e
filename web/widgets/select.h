// A choice of one from several: a box that shows the chosen label and opens a list. Marks "select:<id>" and
// "option:<id>:<value>".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "web/choice.h"
#include "web/marks.h"
#include "web/theme.h"

namespace orrery::web {

// Returns the newly chosen value. `width` as in ButtonLook.
std::optional<std::string> select(const Theme& theme, Marks& marks, std::string_view id, std::string_view value,
                                  const std::vector<Choice>& options, float width = -1);

bool list_is_open();
bool close_list();  // true: one was open

}  // namespace orrery::web
