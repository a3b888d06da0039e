// How sentences name sites, ships, cards, goods and people. describe.cpp, explain.cpp, question.cpp, sheet.cpp and the
// refusals use it; their sentences are in assets/words/en/cosmos.ftl.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.h"
#include "games/cosmos/catalogue.h"
#include "games/cosmos/targets.h"
#include "generated/cosmos/say.h"

namespace orrery::cosmos {

inline std::string word(std::string_view text) { return std::string(text); }

// Sentences one after another; those that are empty are left out.
inline std::string joined(std::initializer_list<std::string> sentences) {
    std::string text;
    for (const std::string& one : sentences)
        if (!one.empty()) text += (text.empty() ? "" : " ") + one;
    return text;
}

// "e4, f4 and g4"; "" for no site.
inline std::string names_of(SiteSet sites, std::string_view last = "and") {
    std::vector<std::string> names;
    for (const Site site : sites) names.push_back(token(site));
    return listed(names, last);
}

// Races, or stones, in canonical order.
template <class T>
std::string names_of(SetOf<T> things, std::string_view last = "and") {
    std::vector<std::string> names;
    for (const T thing : things) names.emplace_back(name_of(thing));
    return listed(names, last);
}

// What a site is, in the words that messages have forms for.
inline std::string_view kind_of(const Open& p, Site site) {
    return !is_centre(site) ? "corner" : p.planets.has(site) ? "planet" : "void";
}
inline std::string_view goods_on(const Open& p, Site site) {
    return p.minerals.has(site) ? "mineral" : p.gases.has(site) ? "gas" : "none";
}
inline Stone stone_on(const Open& p, Site site) {
    const auto stone = std::find(p.stones.begin(), p.stones.end(), site);
    return stone == p.stones.end() ? Stone::none : static_cast<Stone>(stone - p.stones.begin());
}

// Some players as a message takes them: how many, all names, and one to be addressed if there is no other.
struct People {
    int n = 0;
    Person one{};
    std::string names;
};
inline People people(SeatSet seats, Seat reader) {
    People all;
    std::vector<std::string> names;
    for (int k = 0; k < kSeats; ++k)
        if (seats.has(seat_at(k))) names.push_back((all.one = Person{seat_at(k), reader}).object());
    all.n = static_cast<int>(names.size());
    all.names = listed(names);
    return all;
}

// "you have five colonies.": why the match ended, as a sentence that may follow a colon.
inline std::string five_colonies_text(SeatSet winners, Seat reader) {
    const People all = people(winners, reader);
    return say::five_colonies(all.n, all.one, all.names);
}

}  // namespace orrery::cosmos
