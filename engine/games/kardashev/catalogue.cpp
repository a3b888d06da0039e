// The tables of catalogue.json, and what follows from them: the technologies of a role, and what each of them needs and
// negates.
#include "games/kardashev/catalogue.h"

#include <vector>

#include "core/words.h"
#include "generated/kardashev/catalogue.h"
#include "generated/kardashev/say.h"

namespace orrery::kardashev {

namespace {

// What each technology of a role needs, unlocks and negates, worked out once.
struct Tree {
    TechSet all{};
    TechSet free{};  // those that need nothing
    std::array<TechSet, kTechs> needs{};
    std::array<TechSet, kTechs> unlocks{};
    std::array<TechSet, kTechs> negates{};

    constexpr void add(Tech tech, TechSet one_of) {
        all.add(tech);
        if (one_of.empty()) free.add(tech);
        needs[slot(tech)] = one_of;
        for (const Tech before : one_of) unlocks[slot(before)].add(tech);
    }
    constexpr void oppose(Tech one, Tech other) {
        negates[slot(one)].add(other);
        negates[slot(other)].add(one);
    }
};

consteval Tree tree_of(Role role) {
    const RoleFace& own = kRoleFaces[slot(role)];
    Tree tree;
    for (const CommonTech& common : kCommonTechs) {
        tree.add(common.tech, common.needs);
        if (common.excludes != kNoTech) tree.oppose(common.tech, common.excludes);
    }
    TechSet rivals, last;
    for (std::size_t level = 0; level < own.line.size(); ++level) {
        const auto [one, other] = own.contests[level];
        tree.add(one, rivals);
        tree.add(other, rivals);
        tree.oppose(one, other);
        tree.add(own.line[level], last);
        rivals = TechSet::of(one, other);
        last = TechSet::of(own.line[level]);
    }
    return tree;
}
constexpr std::array<Tree, kRoles> kTrees{tree_of(Role::explorer),  tree_of(Role::imperialist), tree_of(Role::pioneer),
                                          tree_of(Role::scavenger), tree_of(Role::scientist),   tree_of(Role::warlord)};

static_assert([] {
    int tiles = 0;
    for (const BagTile& kind : kBagTiles) tiles += kind.copies;
    return tiles;
}() == kBag);

}  // namespace

const TechFace& face(Tech tech) { return kTechFaces[slot(tech)]; }

Tech find_tech(std::string_view id) {
    for (std::size_t i = 0; i < kTechFaces.size(); ++i)
        if (kTechFaces[i].id == id) return static_cast<Tech>(i);
    return kNoTech;
}

TechSet needs(Role role, Tech tech) { return kTrees[slot(role)].needs[slot(tech)]; }
TechSet unlocked_by(Role role, TechSet researched) {
    if (role == kNoRole) return {};
    const Tree& tree = kTrees[slot(role)];
    TechSet found = tree.free;
    for (const Tech tech : researched) found |= tree.unlocks[slot(tech)];
    return found;
}
TechSet negates(Role role, Tech tech) { return kTrees[slot(role)].negates[slot(tech)]; }
TechSet techs_of(Role role) { return role == kNoRole ? TechSet{} : kTrees[slot(role)].all; }

int points_of(Tech tech) {
    constexpr std::array<int, 4> kPoints{0, 1, 3, 5};
    return kPoints[static_cast<std::size_t>(face(tech).level)];
}

const RoleFace& face(Role role) { return kRoleFaces[slot(role)]; }

Role find_role(std::string_view id) {
    for (std::size_t i = 0; i < kRoleFaces.size(); ++i)
        if (kRoleFaces[i].id == id) return static_cast<Role>(i);
    return kNoRole;
}

std::span<const BagTile> bag_tiles() { return kBagTiles; }

std::string cost_text(const Cost& cost) {
    if (cost.choice == Cost::Choice::two_alike) return say::two_alike();
    if (cost.choice == Cost::Choice::food_or_matter) return say::food_or_matter();
    std::vector<std::string> parts;
    for (const Symbol type : kAllTypes)
        if (cost.named.of(type) > 0) parts.push_back(say::cards_of_type(cost.named.of(type), symbol_token(type)));
    if (cost.any > 0) parts.push_back(parts.empty() ? say::any_cards(cost.any) : say::of_any_type(cost.any));
    return parts.empty() ? say::nothing() : listed(parts);
}

}  // namespace orrery::kardashev
