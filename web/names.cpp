#include "web/names.h"

#include <cctype>

namespace orrery::web {

std::string capitalized(std::string_view words) {
    std::string text(words);
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

}  // namespace orrery::web
