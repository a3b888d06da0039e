// The tokens of a line of notation: what stands between its spaces.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace orrery {

// Parts of `text`, in order; spaces side by side count as one.
inline std::vector<std::string_view> tokens_of(std::string_view text) {
    std::vector<std::string_view> tokens;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) tokens.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return tokens;
}

}  // namespace orrery
