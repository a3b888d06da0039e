// How sentences name sites, ships, cards and goods. describe.cpp, explain.cpp, question.cpp, sheet.cpp and the refusals
// use it.
#pragma once

#include <string>
#include <vector>

#include "core/words.h"
#include "games/cosmos/catalogue.h"
#include "games/cosmos/targets.h"

namespace orrery::cosmos {

inline std::string ships(int n) { return count_of(n, "ship"); }
inline std::string word(std::string_view text) { return std::string(text); }

// "e4, f4 and g4"; "" for no site.
inline std::string names_of(SiteSet sites, std::string_view last = "and") {
    std::vector<std::string> names;
    for (const Site site : sites) names.push_back(token(site));
    return listed(names, last);
}

inline std::string_view name_of(Side side) { return side == Side::offence ? "offence" : "defence"; }

// "1 colony", "3 colonies".
inline std::string colonies(int n) { return n == 1 ? std::string("1 colony") : number(n) + " colonies"; }

}  // namespace orrery::cosmos
