// One of several values to choose from, with its label: in a select, in a list of options.
#pragma once

#include <string>

namespace orrery::web {

struct Choice {
    std::string value;
    std::string label;
};

}  // namespace orrery::web
