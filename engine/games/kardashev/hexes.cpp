#include "games/kardashev/hexes.h"

#include <vector>

#include "core/notation.h"
#include "core/words.h"
#include "generated/kardashev/catalogue.h"

namespace orrery::kardashev {

std::string token(Hex hex) {
    if (hex == kNoHex) return "-";
    const Place place = place_of(hex);
    return {static_cast<char>('a' + place.row - 1), static_cast<char>('0' + place.column)};
}

std::optional<Hex> read_hex(std::string_view text) {
    if (text.size() != 2) return {};
    for (int hex = 0; hex < kHexes; ++hex) {
        const Place place = place_of(static_cast<Hex>(hex));
        if (text[0] == 'a' + place.row - 1 && text[1] == '0' + place.column) return static_cast<Hex>(hex);
    }
    return {};
}

std::string token(HexSet hexes) {
    if (hexes.empty()) return "none";
    std::string text;
    for (const Hex hex : hexes) text += (text.empty() ? "" : ",") + token(hex);
    return text;
}

std::optional<HexSet> read_hexes(std::string_view text) {
    HexSet hexes;
    const auto is_read = text == "none" || read_list(text, [&hexes](std::string_view part) {
                             const auto hex = read_hex(part);
                             if (!hex || hexes.has(*hex)) return false;
                             hexes.add(*hex);
                             return true;
                         });
    return is_read ? std::optional(hexes) : std::nullopt;
}

std::string spaces_text(HexSet hexes, std::string_view last) {
    std::vector<std::string> names;
    for (const Hex hex : hexes) names.push_back(token(hex));
    return listed(names, last);
}

Home home_of(int seats, Seat seat) { return kHomes[static_cast<std::size_t>(seats - 2)].homes[slot(seat)]; }

}  // namespace orrery::kardashev
