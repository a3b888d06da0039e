// Roles and technologies (2.3, 9): their names, costs, needs and texts, as catalogue.json has them. Called by rules,
// words and the page.
// Rulebook: assets/rulebooks/kardashev.md, sections 2.3 and 9.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/json.h"
#include "core/message.h"
#include "games/kardashev/words.h"

namespace orrery::kardashev {

// ---- What something costs (6.0): named cards and cards of any type; or one of several sets of named cards
struct Cost {
    enum class Choice : std::uint8_t { none, two_alike, food_or_matter };  // encryption; nanotube-polymers
    Cards named{};
    std::int16_t any = 0;
    Choice choice = Choice::none;

    bool is_free() const { return named.empty() && any == 0 && choice == Choice::none; }
    bool operator==(const Cost&) const = default;
    void save(JsonOut& json) const {
        json(nvp("named", by_type(named)), CEREAL_NVP(any), nvp("choice", static_cast<int>(choice)));
    }
};
constexpr Cost cost(int f, int m, int e, int any = 0) {
    return {cards(f, m, e), static_cast<std::int16_t>(any), Cost::Choice::none};
}
inline constexpr Cost kTwoAlike{{}, 0, Cost::Choice::two_alike};
constexpr Cost any_cards(int n) { return cost(0, 0, 0, n); }
std::string cost_text(const Cost& cost);  // "1 food, 1 matter and 3 of any type"

inline constexpr Cost kColonyCost = cost(1, 1, 0);
constexpr Cost fleet_cost(int levels) { return cost(0, levels, levels); }  // (R7)

// ---- Technologies
struct TechFace {
    std::string_view id;
    Wording name;
    int level = 1;
    Cost cost{};
    Wording text;  // what it does for its owner
};
const TechFace& face(Tech tech);
inline std::string name(Tech tech) { return std::string(face(tech).name); }  // for sentences
inline std::optional<std::string_view> token(Tech tech) {                    // for JSON
    return tech == kNoTech ? std::nullopt : std::optional(face(tech).id);
}
Tech find_tech(std::string_view id);                 // kNoTech: there is none with that id
TechSet needs(Role role, Tech tech);                 // one of these must be researched; empty: nothing is needed
TechSet unlocked_by(Role role, TechSet researched);  // what needs nothing, or one of these
TechSet negates(Role role, Tech tech);
TechSet techs_of(Role role);  // all eighteen
int points_of(Tech tech);     // at the end (section 7)

// A technology that all roles have.
struct CommonTech {
    Tech tech = kNoTech;
    TechSet needs{};  // one of these
    Tech excludes = kNoTech;
};

// ---- Roles
struct RoleFace {
    std::string_view id;
    Wording name;
    Wording text;
    Tile inner{}, outer{};
    int inner_colony = 2, outer_colony = 1;
    int inner_fleet = 0, outer_fleet = 0;
    Cards start{};
    Tech tech = kNoTech;                            // the technology that it begins with
    std::array<std::array<Tech, 2>, 3> contests{};  // per level 1, 2 and 3: two technologies that negate each other
    std::array<Tech, 3> line{};                     // its own technologies of level 1, 2 and 3
};
const RoleFace& face(Role role);
inline std::optional<std::string_view> token(Role role) {  // for JSON
    return role == kNoRole ? std::nullopt : std::optional(face(role).id);
}
Role find_role(std::string_view id);  // kNoRole: there is none with that id

// ---- The bag (2.3)
struct BagTile {
    Tile tile;
    int copies;
};
std::span<const BagTile> bag_tiles();
inline constexpr int kBag = 38;

}  // namespace orrery::kardashev
